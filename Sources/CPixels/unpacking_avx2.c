#include "include/CPixels.h"
#if defined(__x86_64__) && !CPIXELS_HAS_ASSEMBLY
// Shifts by any number are of one step with BMI2, which processors with AVX2 have.
#pragma clang attribute push(__attribute__((target("avx2,bmi2"))), apply_to = function)
#define LANES 8
#define NAME "avx2"
#define UNPACKING cpixels_unpacking_avx2
#include "unpacking.h"
#pragma clang attribute pop
#endif
