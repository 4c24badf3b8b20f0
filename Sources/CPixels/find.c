#include "include/CPixels.h"

extern const cpixels_kernels cpixels_plain, cpixels_sse2, cpixels_avx2, cpixels_neon;
extern const cpixels_effects cpixels_effects_plain, cpixels_effects_sse2, cpixels_effects_avx2, cpixels_effects_neon;
extern const cpixels_unpacking cpixels_unpacking_plain, cpixels_unpacking_sse2, cpixels_unpacking_avx2,
    cpixels_unpacking_neon;

/// The loops for one kind of processor.
typedef struct {
    const cpixels_kernels *kernels;
    const cpixels_effects *effects;
    const cpixels_unpacking *unpacking;
} choice;

static int is_equal(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return *a == *b;
}

static choice find(const char *name) {
    // From the fastest on.
    choice choices[3];
    size_t count = 0;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2")) {
        choices[count++] = (choice){&cpixels_avx2, &cpixels_effects_avx2, &cpixels_unpacking_avx2};
    }
    choices[count++] = (choice){&cpixels_sse2, &cpixels_effects_sse2, &cpixels_unpacking_sse2};
#elif defined(__aarch64__)
    choices[count++] = (choice){&cpixels_neon, &cpixels_effects_neon, &cpixels_unpacking_neon};
#endif
    choices[count++] = (choice){&cpixels_plain, &cpixels_effects_plain, &cpixels_unpacking_plain};
    if (!name) return choices[0];
    for (size_t i = 0; i < count; i++) {
        if (is_equal(choices[i].kernels->name, name)) return choices[i];
    }
    return (choice){NULL, NULL, NULL};
}

const cpixels_kernels *cpixels_find(const char *name) { return find(name).kernels; }

const cpixels_effects *cpixels_find_effects(const char *name) { return find(name).effects; }

const cpixels_unpacking *cpixels_find_unpacking(const char *name) { return find(name).unpacking; }
