#include "include/CPixels.h"
#if defined(__x86_64__) && !CPIXELS_HAS_ASSEMBLY
#include <immintrin.h>
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#define LANES 8
#define NAME "avx2"
#define KERNELS cpixels_avx2
#include "kernels.h"
INLINE ints multiply_add(ints lanes, ints weights) {
    return (ints)_mm256_madd_epi16((__m256i)lanes, (__m256i)weights);
}
#pragma clang attribute pop
#endif
