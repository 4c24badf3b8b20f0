#include "include/CPixels.h"
#if defined(__x86_64__) && !CPIXELS_HAS_ASSEMBLY
#include <emmintrin.h>
#define LANES 4
#define NAME "sse2"
#define KERNELS cpixels_sse2
#include "kernels.h"
INLINE ints multiply_add(ints lanes, ints weights) { return (ints)_mm_madd_epi16((__m128i)lanes, (__m128i)weights); }
#endif
