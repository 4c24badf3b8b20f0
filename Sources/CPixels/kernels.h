// The loops of CPixels.h, for LANES numbers at a time. Included once for each kind of processor, which defines LANES,
// KERNELS (the name of the table), NAME, and `multiply_add`.
//
// `multiply_add` multiplies the 16-bit halves of each lane and adds both products.
#include "include/CPixels.h"

typedef int32_t ints __attribute__((vector_size(LANES * 4), aligned(4), may_alias));
typedef float floats __attribute__((vector_size(LANES * 4), aligned(4), may_alias));
typedef uint16_t words __attribute__((vector_size(LANES * 4), aligned(2), may_alias));
typedef uint32_t wide_words __attribute__((vector_size(LANES * 8), aligned(4), may_alias));
typedef uint8_t few_bytes __attribute__((vector_size(LANES), aligned(1), may_alias));
typedef uint8_t bytes __attribute__((vector_size(LANES * 2), aligned(1), may_alias));
typedef float pixel __attribute__((vector_size(16), aligned(4), may_alias));
typedef int32_t pixel_ints __attribute__((vector_size(16), aligned(4), may_alias));
// Of four pixels; of two, 16 bits a channel; their sums.
typedef uint8_t four_pixels __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint16_t four_words __attribute__((vector_size(32), aligned(2), may_alias));
typedef uint16_t two_words __attribute__((vector_size(16), aligned(2), may_alias));
typedef float two_sums __attribute__((vector_size(32), aligned(4), may_alias));
typedef uint8_t pixel_bytes __attribute__((vector_size(4), aligned(1), may_alias));

#define INLINE static inline __attribute__((always_inline))

INLINE ints multiply_add(ints values, ints weights);

INLINE ints splat(int32_t value) { return (ints){0} + value; }

INLINE pixel pixel_at(const uint8_t *bytes) { return __builtin_convertvector(*(const pixel_bytes *)bytes, pixel); }

/// A pixel, its colours multiplied by alpha, and alpha by 255.
INLINE pixel weighted(pixel value) { return value * (pixel){value[3], value[3], value[3], 255}; }

#if LANES == 8
INLINE floats weighted_pair(const uint8_t *pixels) {
    floats value = __builtin_convertvector(*(const few_bytes *)pixels, floats);
    return value * __builtin_shufflevector(value, (floats){255}, 3, 3, 3, 8, 7, 7, 7, 8);
}
#endif

/// The sum of opaque pixels, at most 2²⁰ of them.
INLINE pixel sum_of_opaque(const uint8_t *pixels, size_t count) {
    size_t i = 0;
    pixel_ints sum = {0};
#if LANES == 8
    ints sums = {0};
    for (; i + 2 <= count; i += 2) sums += __builtin_convertvector(*(const few_bytes *)(pixels + i * 4), ints);
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

/// Adds opaque pixels to the sums of cells of two, four pixels at a time. Returns the number of pixels; the rest is left.
INLINE size_t reduce_pairs(const uint8_t *pixels, float *sums, size_t count) {
    size_t i = 0;
    for (; i + 4 <= count; i += 4, sums += 8) {
        four_words values = __builtin_convertvector(*(const four_pixels *)(pixels + i * 4), four_words);
        two_words pairs = __builtin_shufflevector(values, values, 0, 1, 2, 3, 8, 9, 10, 11)
            + __builtin_shufflevector(values, values, 4, 5, 6, 7, 12, 13, 14, 15);
        *(two_sums *)sums += __builtin_convertvector(pairs, two_sums);
    }
    return i;
}

static void reduce(const uint8_t *pixels, float *sums, size_t count, size_t side, int has_alpha) {
    enum { MOST = 1 << 20 };
    if (side == 2 && !has_alpha) {
        size_t done = reduce_pairs(pixels, sums, count);
        pixels += done * 4, sums += done * 2, count -= done;
    }
    for (size_t start = 0; start < count; start += side, sums += 4) {
        size_t end = count - start < side ? count : start + side;
        for (size_t part = start; part < end; part += MOST) {
            size_t length = end - part < MOST ? end - part : MOST;
            const uint8_t *first = pixels + part * 4;
            *(pixel *)sums += has_alpha ? sum_of_weighted(first, length) : sum_of_opaque(first, length);
        }
    }
}

static void narrow(const float *sums, uint16_t *values, size_t count, float factor) {
    for (size_t i = 0; i < count; i++) values[i] = (uint16_t)(sums[i] * factor + 0.5f);
}

// Scaling across

/// The pixels that one step prepares, and how many bytes ahead are fetched.
enum { STEP = LANES / 2, AHEAD = 512 };

/// Prepared pixels: those of two rows in turn, a pair of pixels of each, with two numbers in each lane.
enum { COUPLE = 8, COUPLES = CPIXELS_ACROSS_ROWS / 2 };

/// Sorts the channels of pixels by pairs of pixels.
INLINE bytes in_pairs(bytes pixels) {
#if LANES == 8
    return __builtin_shufflevector(pixels, pixels, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
#else
    return __builtin_shufflevector(pixels, pixels, 0, 4, 1, 5, 2, 6, 3, 7);
#endif
}

/// Multiplies colours by alpha, and all by 128 / 255, which makes alpha exact.
INLINE words multiplied(words pairs) {
#if LANES == 8
    words alpha = __builtin_shufflevector(pairs, (words){255}, 6, 7, 6, 7, 6, 7, 16, 16, 14, 15, 14, 15, 14, 15, 16, 16);
#else
    words alpha = __builtin_shufflevector(pairs, (words){255}, 6, 7, 6, 7, 6, 7, 8, 8);
#endif
    // The upper half of the product with 2¹⁶ · 128 / 255, rounded. It is up to half a step too large, but not where
    // there is little alpha, by which that is divided later.
    wide_words product = __builtin_convertvector(pairs * alpha + 1, wide_words) * 32897;
    return __builtin_convertvector(product >> 16, words);
}

INLINE words prepared(int kind, const void *pixels, size_t x) {
    if (kind == CPIXELS_MEANS) {
        words values = *(const words *)((const uint16_t *)pixels + x * 4);
#if LANES == 8
        return __builtin_shufflevector(values, values, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
#else
        return __builtin_shufflevector(values, values, 0, 4, 1, 5, 2, 6, 3, 7);
#endif
    }
    words values = __builtin_convertvector(in_pairs(*(const bytes *)((const uint8_t *)pixels + x * 4)), words);
    return kind == CPIXELS_STRAIGHT ? multiplied(values) : values;
}

INLINE void put_prepared(words even, words odd, uint32_t *pairs) {
#if LANES == 8
    words *pair = (words *)pairs;
    pair[0] = __builtin_shufflevector(even, odd, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
    pair[1] = __builtin_shufflevector(even, odd, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
#else
    ((words *)pairs)[0] = even;
    ((words *)pairs)[1] = odd;
#endif
}

/// Prepares pixels of two rows; zeros stand for what is missing in the last step.
INLINE void prepare(int kind, const uint8_t *even, const uint8_t *odd, size_t count, uint32_t *pairs) {
    const size_t size = kind == CPIXELS_MEANS ? 8 : 4;
    size_t x = 0;
    for (; x + 16 <= count; x += 16) {
        // The strips of several rows are too short for the processor to see where they lead.
        __builtin_prefetch(even + x * size + AHEAD);
        __builtin_prefetch(odd + x * size + AHEAD);
        for (size_t i = x; i < x + 16; i += STEP) {
            put_prepared(prepared(kind, even, i), prepared(kind, odd, i), pairs + i / 2 * COUPLE);
        }
    }
    for (; x + STEP <= count; x += STEP) {
        put_prepared(prepared(kind, even, x), prepared(kind, odd, x), pairs + x / 2 * COUPLE);
    }
    if (x == count) return;
    uint64_t rest[2][STEP] = {{0}};
    __builtin_memcpy(rest[0], even + x * size, (count - x) * size);
    __builtin_memcpy(rest[1], odd + x * size, (count - x) * size);
    put_prepared(prepared(kind, rest[0], 0), prepared(kind, rest[1], 0), pairs + x / 2 * COUPLE);
}

/// Prepares `count` pixels of two rows from `x` on.
static void prepare_strip(int kind, const void *const *rows, size_t x, size_t count, uint32_t *pairs) {
    size_t start = x * (kind == CPIXELS_MEANS ? 8 : 4);
    const uint8_t *even = (const uint8_t *)rows[0] + start, *odd = (const uint8_t *)rows[1] + start;
    if (kind == CPIXELS_OPAQUE) prepare(CPIXELS_OPAQUE, even, odd, count, pairs);
    if (kind == CPIXELS_STRAIGHT) prepare(CPIXELS_STRAIGHT, even, odd, count, pairs);
    if (kind == CPIXELS_MEANS) prepare(CPIXELS_MEANS, even, odd, count, pairs);
}

/// The values of lanes, in the lower halves. Sums from -128 to 384 levels fit.
INLINE ints lane_values(ints sums, float factor) {
    floats value = __builtin_convertvector(sums, floats) * factor + (32768 - CPIXELS_LANE_BIAS + 0.5f);
    value = __builtin_elementwise_min(__builtin_elementwise_max(value, (floats){0}), (floats){0} + 65535);
    return __builtin_convertvector(value, ints);
}

#if LANES == 8

/// Writes the lanes of two rows, whose sums are in the halves.
INLINE void put_lanes(ints sums, float factor, uint32_t *lanes) {
    ints values = lane_values(sums, factor);
    pixel_ints even = __builtin_shufflevector(values, values, 0, 1, 2, 3);
    pixel_ints odd = __builtin_shufflevector(values, values, 4, 5, 6, 7);
    *(pixel_ints *)lanes = (even | odd << 16) ^ (int32_t)0x80008000;
}

INLINE void scale_pixel(const cpixels_across *work, size_t x, size_t start, uint32_t *lanes, size_t stride) {
    cpixels_window window = work->windows[x];
    const int32_t *weights = work->weights + window.offset;
    const uint32_t *first = work->room + ((size_t)window.first - start) * COUPLE, *second = first + work->room_stride;
    const uint32_t *third = second + work->room_stride, *fourth = third + work->room_stride;
    ints a = {0}, b = {0}, c = {0}, d = {0};
    for (int32_t pair = 0; pair < window.count; pair++) {
        ints weight = splat(weights[pair]);
        a += multiply_add(*(const ints *)(first + pair * COUPLE), weight);
        b += multiply_add(*(const ints *)(second + pair * COUPLE), weight);
        c += multiply_add(*(const ints *)(third + pair * COUPLE), weight);
        d += multiply_add(*(const ints *)(fourth + pair * COUPLE), weight);
    }
    put_lanes(a, work->factor, lanes + x * 4);
    put_lanes(b, work->factor, lanes + stride + x * 4);
    put_lanes(c, work->factor, lanes + 2 * stride + x * 4);
    put_lanes(d, work->factor, lanes + 3 * stride + x * 4);
}

#else

/// Scales two couples of rows: eight sums at a time would take all registers.
INLINE void scale_couples(const cpixels_across *work, cpixels_window window, const uint32_t *first, uint32_t *lanes,
                          size_t stride) {
    const int32_t *weights = work->weights + window.offset;
    const uint32_t *second = first + work->room_stride;
    ints a = {0}, b = {0}, c = {0}, d = {0};
    for (int32_t pair = 0; pair < window.count; pair++) {
        ints weight = splat(weights[pair]);
        a += multiply_add(*(const ints *)(first + pair * COUPLE), weight);
        b += multiply_add(*(const ints *)(first + pair * COUPLE + 4), weight);
        c += multiply_add(*(const ints *)(second + pair * COUPLE), weight);
        d += multiply_add(*(const ints *)(second + pair * COUPLE + 4), weight);
    }
    *(ints *)lanes = (lane_values(a, work->factor) | lane_values(b, work->factor) << 16) ^ (int32_t)0x80008000;
    *(ints *)(lanes + stride) =
        (lane_values(c, work->factor) | lane_values(d, work->factor) << 16) ^ (int32_t)0x80008000;
}

INLINE void scale_pixel(const cpixels_across *work, size_t x, size_t start, uint32_t *lanes, size_t stride) {
    cpixels_window window = work->windows[x];
    const uint32_t *first = work->room + ((size_t)window.first - start) * COUPLE;
    scale_couples(work, window, first, lanes + x * 4, stride);
    scale_couples(work, window, first + 2 * work->room_stride, lanes + 2 * stride + x * 4, stride);
}

#endif

static void scale_across(const cpixels_across *work, const void *const *rows, uint32_t *lanes, size_t stride) {
    // By strips, which stay in the first-level cache meanwhile. The room begins with the pair `first`, and has the
    // pixels up to `known`.
    size_t x = 0, first = 0, known = 0;
    while (x < work->count && known < work->width) {
        size_t added = work->width - known < CPIXELS_ACROSS_STRIP ? work->width - known : CPIXELS_ACROSS_STRIP;
        size_t next = (size_t)work->windows[x].first, last = known / 2;
        if (next > last) next = last;
        for (size_t couple = 0; couple < COUPLES; couple++) {
            uint32_t *room = work->room + couple * work->room_stride;
            // What windows need of the strips before.
            const uint32_t *kept = room + (next - first) * COUPLE;
            for (size_t i = 0; i < (last - next) * COUPLE; i += LANES) *(ints *)(room + i) = *(const ints *)(kept + i);
            prepare_strip(work->kind, rows + couple * 2, known, added, room + (last - next) * COUPLE);
        }
        first = next;
        known += added;
        // What windows reach beyond the last pixel is prepared too.
        for (; x < work->count; x++) {
            size_t needed = ((size_t)work->windows[x].first + (size_t)work->windows[x].count) * 2;
            if (needed > known && known < work->width) break;
            scale_pixel(work, x, first, lanes, stride);
        }
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

INLINE pixel clamped(pixel value) {
    return __builtin_elementwise_min(__builtin_elementwise_max(value, (pixel){0}), (pixel){0} + 255);
}

static void write_row(const int32_t *sums, float factor, uint8_t *pixels, size_t count, int has_alpha) {
    const float bias = CPIXELS_LANE_BIAS / 128.0f;
    size_t x = 0;
    for (; !has_alpha && x + LANES / 4 <= count; x += LANES / 4) {
        floats value = __builtin_convertvector(*(const ints *)(sums + x * 4), floats) * factor + (bias + 0.5f);
        value = __builtin_elementwise_min(__builtin_elementwise_max(value, (floats){0}), (floats){0} + 255);
        ints rounded = __builtin_convertvector(value, ints);
#if LANES == 8
        rounded |= (ints){0, 0, 0, 255, 0, 0, 0, 255};
#else
        rounded |= (ints){0, 0, 0, 255};
#endif
        *(few_bytes *)(pixels + x * 4) = __builtin_convertvector(rounded, few_bytes);
    }
    for (; x < count; x++) {
        pixel sum = __builtin_convertvector(*(const pixel_ints *)(sums + x * 4), pixel) * factor + bias;
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
const cpixels_kernels KERNELS = {NAME, reduce, narrow, scale_across, accumulate, write_row};
