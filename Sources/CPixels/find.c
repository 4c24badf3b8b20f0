#include "include/CPixels.h"

extern const cpixels_kernels cpixels_plain, cpixels_sse2, cpixels_avx2, cpixels_neon;

static int is_equal(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return *a == *b;
}

const cpixels_kernels *cpixels_find(const char *name) {
    // From the fastest on.
    const cpixels_kernels *kernels[3];
    size_t count = 0;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) kernels[count++] = &cpixels_avx2;
    kernels[count++] = &cpixels_sse2;
#elif defined(__aarch64__)
    kernels[count++] = &cpixels_neon;
#endif
    kernels[count++] = &cpixels_plain;
    if (!name) return kernels[0];
    for (size_t i = 0; i < count; i++) {
        if (is_equal(kernels[i]->name, name)) return kernels[i];
    }
    return NULL;
}
