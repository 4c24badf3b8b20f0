#include "include/CPixels.h"
#if defined(__x86_64__) && !CPIXELS_HAS_ASSEMBLY
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#define LANES 8
#define NAME "avx2"
#define EFFECTS cpixels_effects_avx2
#include "effects.h"
#pragma clang attribute pop
#endif
