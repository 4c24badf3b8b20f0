#include "include/CPixels.h"
#if defined(__aarch64__) && !CPIXELS_HAS_ASSEMBLY
#define LANES 4
#define NAME "neon"
#define EFFECTS cpixels_effects_neon
#include "effects.h"
#endif
