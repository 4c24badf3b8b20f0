#include "include/CPixels.h"
#if defined(__aarch64__) && !CPIXELS_HAS_ASSEMBLY
#define LANES 4
#define NAME "neon"
#define UNPACKING cpixels_unpacking_neon
#include "unpacking.h"
#endif
