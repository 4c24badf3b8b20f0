// The loops of CPixels.h, for LANES numbers at a time. Included once for each kind of processor, which defines LANES,
// KERNELS (the name of the table), NAME, and `multiply_add`.
//
// `multiply_add` multiplies the 16-bit halves of each lane and adds both products.
#include "include/CPixels.h"

typedef int32_t ints __attribute__((vector_size(LANES * 4), aligned(4), may_alias));
typedef float floats __attribute__((vector_size(LANES * 4), aligned(4), may_alias));
typedef uint8_t bytes __attribute__((vector_size(LANES), aligned(1), may_alias));
typedef float pixel __attribute__((vector_size(16), aligned(4), may_alias));
typedef int32_t pixel_ints __attribute__((vector_size(16), aligned(4), may_alias));
typedef uint8_t pixel_bytes __attribute__((vector_size(4), aligned(1), may_alias));

#define INLINE static inline __attribute__((always_inline))

INLINE ints multiply_add(ints lanes, ints weights);

INLINE ints splat(int32_t value) { return (ints){0} + value; }

INLINE void put(ints value, uint32_t *lanes, int is_odd) {
    if (is_odd) {
        *(ints *)lanes |= value << 16;
    } else {
        *(ints *)lanes = value;
    }
}

static void widen(const uint8_t *pixels, uint32_t *lanes, size_t count, int is_odd) {
    size_t i = 0;
    for (; i + LANES <= count * 4; i += LANES) {
        put(__builtin_convertvector(*(const bytes *)(pixels + i), ints), lanes + i, is_odd);
    }
    for (; i < count * 4; i++) lanes[i] = is_odd ? lanes[i] | (uint32_t)pixels[i] << 16 : pixels[i];
}

INLINE pixel pixel_at(const uint8_t *bytes) { return __builtin_convertvector(*(const pixel_bytes *)bytes, pixel); }

/// A pixel, its colours multiplied by alpha, and alpha by 255.
INLINE pixel weighted(pixel value) { return value * (pixel){value[3], value[3], value[3], 255}; }

#if LANES == 8
INLINE floats weighted_pair(const uint8_t *pixels) {
    floats value = __builtin_convertvector(*(const bytes *)pixels, floats);
    return value * __builtin_shufflevector(value, (floats){255}, 3, 3, 3, 8, 7, 7, 7, 8);
}
#endif

static void premultiply(const uint8_t *pixels, uint32_t *lanes, size_t count, int is_odd, int fraction) {
    const float factor = (float)(1 << fraction) / 255;
    size_t i = 0;
#if LANES == 8
    for (; i + 2 <= count; i += 2) {
        put(__builtin_convertvector(weighted_pair(pixels + i * 4) * factor + 0.5f, ints), lanes + i * 4, is_odd);
    }
#endif
    for (; i < count; i++) {
        pixel_ints value = __builtin_convertvector(weighted(pixel_at(pixels + i * 4)) * factor + 0.5f, pixel_ints);
        pixel_ints *target = (pixel_ints *)(lanes + i * 4);
        *target = is_odd ? *target | value << 16 : value;
    }
}

/// The sum of opaque pixels, at most 2²⁰ of them.
INLINE pixel sum_of_opaque(const uint8_t *pixels, size_t count) {
    size_t i = 0;
    pixel_ints sum = {0};
#if LANES == 8
    ints sums = {0};
    for (; i + 2 <= count; i += 2) sums += __builtin_convertvector(*(const bytes *)(pixels + i * 4), ints);
    sum = __builtin_shufflevector(sums, sums, 0, 1, 2, 3) + __builtin_shufflevector(sums, sums, 4, 5, 6, 7);
#endif
    for (; i < count; i++) sum += __builtin_convertvector(*(const pixel_bytes *)(pixels + i * 4), pixel_ints);
    return __builtin_convertvector(sum, pixel);
}

INLINE pixel sum_of_weighted(const uint8_t *pixels, size_t count) {
    size_t i = 0;
    pixel sum = {0};
#if LANES == 8
    floats sums = {0};
    for (; i + 2 <= count; i += 2) sums += weighted_pair(pixels + i * 4);
    sum = __builtin_shufflevector(sums, sums, 0, 1, 2, 3) + __builtin_shufflevector(sums, sums, 4, 5, 6, 7);
#endif
    for (; i < count; i++) sum += weighted(pixel_at(pixels + i * 4));
    return sum;
}

static void reduce(const uint8_t *pixels, float *sums, size_t count, size_t side, int has_alpha) {
    enum { MOST = 1 << 20 };
    for (size_t start = 0; start < count; start += side, sums += 4) {
        size_t end = count - start < side ? count : start + side;
        for (size_t part = start; part < end; part += MOST) {
            size_t length = end - part < MOST ? end - part : MOST;
            const uint8_t *first = pixels + part * 4;
            *(pixel *)sums += has_alpha ? sum_of_weighted(first, length) : sum_of_opaque(first, length);
        }
    }
}

static void narrow(const float *sums, uint32_t *lanes, size_t count, float factor, int is_odd) {
    size_t i = 0;
    for (; i + LANES <= count; i += LANES) {
        put(__builtin_convertvector(*(const floats *)(sums + i) * factor + 0.5f, ints), lanes + i, is_odd);
    }
    for (; i < count; i++) {
        uint32_t value = (uint32_t)(int32_t)(sums[i] * factor + 0.5f);
        lanes[i] = is_odd ? lanes[i] | value << 16 : value;
    }
}

/// The values whose lanes and sums stay in the first-level cache meanwhile.
enum { BLOCK = 768 };

static void accumulate(const cpixels_sum *list, size_t count, const uint32_t *lanes, size_t stride) {
    for (size_t block = 0; block < stride; block += BLOCK) {
        size_t end = stride - block < BLOCK ? stride : block + BLOCK;
        for (size_t n = 0; n < count; n++) {
            const cpixels_sum *item = list + n;
            const uint32_t *first = lanes + (size_t)item->first_pair * stride;
            for (size_t i = block; i < end; i += 4 * LANES) {
                ints *sums = (ints *)(item->sums + i);
                ints a = sums[0], b = sums[1], c = sums[2], d = sums[3];
                for (int32_t pair = 0; pair < item->pairs; pair++) {
                    const ints *row = (const ints *)(first + (size_t)pair * stride + i);
                    ints weight = splat(item->weights[pair]);
                    a += multiply_add(row[0], weight);
                    b += multiply_add(row[1], weight);
                    c += multiply_add(row[2], weight);
                    d += multiply_add(row[3], weight);
                }
                sums[0] = a, sums[1] = b, sums[2] = c, sums[3] = d;
            }
        }
    }
}

/// The weighted sum of a window's pixels.
INLINE pixel sum_of(const float *pixels, const float *weights, int32_t count) {
    floats a = {0}, b = {0};
    int32_t tap = 0;
#if LANES == 8
    for (; tap + 4 <= count; tap += 4) {
        pixel four = *(const pixel *)(weights + tap);
        a += *(const floats *)(pixels + tap * 4) * __builtin_shufflevector(four, four, 0, 0, 0, 0, 1, 1, 1, 1);
        b += *(const floats *)(pixels + tap * 4 + 8) * __builtin_shufflevector(four, four, 2, 2, 2, 2, 3, 3, 3, 3);
    }
    a += b;
    pixel sum = __builtin_shufflevector(a, a, 0, 1, 2, 3) + __builtin_shufflevector(a, a, 4, 5, 6, 7);
#else
    for (; tap + 2 <= count; tap += 2) {
        a += *(const floats *)(pixels + tap * 4) * weights[tap];
        b += *(const floats *)(pixels + tap * 4 + 4) * weights[tap + 1];
    }
    pixel sum = a + b;
#endif
    for (; tap < count; tap++) sum += *(const pixel *)(pixels + tap * 4) * weights[tap];
    return sum;
}

INLINE pixel clamped(pixel value) {
    return __builtin_elementwise_min(__builtin_elementwise_max(value, (pixel){0}), (pixel){0} + 255);
}

static void write_row(const int32_t *sums, size_t stride, float factor, const cpixels_window *windows, size_t count,
                      const float *weights, float *row, uint8_t *pixels, int has_alpha) {
    for (size_t i = 0; i < stride; i += LANES) {
        *(floats *)(row + i) = __builtin_convertvector(*(const ints *)(sums + i), floats) * factor;
    }
    for (size_t x = 0; x < count; x++) {
        cpixels_window window = windows[x];
        pixel sum = sum_of(row + (size_t)window.first * 4, weights + window.offset, window.count);
        if (!has_alpha) {
            sum[3] = 255;
        } else if (sum[3] < 0.5f) {
            // An alpha of less than half a step is invisible, and the division would only amplify noise.
            sum = (pixel){0};
        } else {
            float alpha = sum[3];
            sum *= 255 / alpha;
            sum[3] = alpha;
        }
        pixel_ints rounded = __builtin_convertvector(clamped(sum) + 0.5f, pixel_ints);
        *(pixel_bytes *)(pixels + x * 4) = __builtin_convertvector(rounded, pixel_bytes);
    }
}

extern const cpixels_kernels KERNELS;
const cpixels_kernels KERNELS = {NAME, widen, premultiply, reduce, narrow, accumulate, write_row};
