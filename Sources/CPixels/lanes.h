// Vectors of LANES numbers, and pixels in them. Included once for each kind of processor, which defines LANES.
#include "include/CPixels.h"

typedef int32_t ints __attribute__((vector_size(LANES * 4), aligned(4), may_alias));
typedef uint32_t words __attribute__((vector_size(LANES * 4), aligned(4), may_alias));
typedef float floats __attribute__((vector_size(LANES * 4), aligned(4), may_alias));

#define INLINE static inline __attribute__((always_inline))

/// Added to a divisor that may be 0; too small to change any other.
#define LEAST_DIVISOR 1e-30f

INLINE floats all(float value) { return (floats){0} + value; }
INLINE floats choose(ints mask, floats a, floats b) { return (floats)((mask & (ints)a) | (~mask & (ints)b)); }
INLINE floats lesser(floats a, floats b) { return choose(a < b, a, b); }
INLINE floats greater(floats a, floats b) { return choose(a > b, a, b); }

/// The channels of LANES pixels.
typedef struct {
    floats red, green, blue, alpha;
} channels;

INLINE floats number(words bytes) { return __builtin_convertvector((ints)bytes, floats); }

INLINE channels load(const uint32_t *pixels) {
    words packed = *(const words *)pixels;
    return (channels){number(packed & 255), number(packed >> 8 & 255), number(packed >> 16 & 255), number(packed >> 24)};
}

/// The nearest whole numbers, halves to even: around 2²³, the last bits of a number are whole.
INLINE words rounded(floats values) { return (words)(values + 8388608.0f); }

/// Channels must be from 0 to 255, except for rounding errors.
INLINE words packed(channels value) {
    return (rounded(value.red) & 255) | (rounded(value.green) & 255) << 8 | (rounded(value.blue) & 255) << 16 |
           rounded(value.alpha) << 24;
}

/// Copies the pixels that are fewer than a vector.
INLINE void copy_rest(const uint32_t *from, uint32_t *to, size_t count) {
#pragma clang loop vectorize(disable) unroll(disable)
    for (size_t i = 0; i < count; i++) to[i] = from[i];
}
