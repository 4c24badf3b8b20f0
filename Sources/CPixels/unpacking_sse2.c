#include "include/CPixels.h"
#if defined(__x86_64__) && !CPIXELS_HAS_ASSEMBLY
#define LANES 4
#define NAME "sse2"
#define UNPACKING cpixels_unpacking_sse2
#include "unpacking.h"
#endif
