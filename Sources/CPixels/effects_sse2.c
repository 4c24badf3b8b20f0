#include "include/CPixels.h"
#if defined(__x86_64__) && !CPIXELS_HAS_ASSEMBLY
#define LANES 4
#define NAME "sse2"
#define EFFECTS cpixels_effects_sse2
#include "effects.h"
#endif
