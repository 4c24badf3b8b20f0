// The filters of PNG's rows (PNG, third edition, 9.2) and what makes RGBA of rows, for unpacking.h.
#include "include/CPixels.h"

#ifndef INLINE
#define INLINE static inline __attribute__((always_inline))
#endif

/// Pixels of one to four bytes, with room for their sums.
typedef int16_t sums __attribute__((vector_size(16)));
typedef uint8_t four_bytes __attribute__((vector_size(4), aligned(1), may_alias));
typedef int16_t four_sums __attribute__((vector_size(8)));

INLINE sums load_pixel(const uint8_t *from) {
    four_sums low = __builtin_convertvector(*(const four_bytes *)from, four_sums);
    return __builtin_shufflevector(low, (four_sums){0}, 0, 1, 2, 3, 4, 5, 6, 7);
}

/// Stores the lower bytes of four sums.
INLINE void store_pixel(uint8_t *to, sums pixel) {
    typedef uint8_t all_bytes __attribute__((vector_size(16)));
    all_bytes bytes = (all_bytes)pixel;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    *(four_bytes *)to = __builtin_shufflevector(bytes, bytes, 1, 3, 5, 7);
#else
    *(four_bytes *)to = __builtin_shufflevector(bytes, bytes, 0, 2, 4, 6);
#endif
}

INLINE sums choose_sums(sums mask, sums a, sums b) { return (mask & a) | (~mask & b); }
INLINE sums lesser_sums(sums a, sums b) { return __builtin_elementwise_min(a, b); }
INLINE sums greater_sums(sums a, sums b) { return __builtin_elementwise_max(a, b); }

INLINE void undo_sub(const uint8_t *row, uint8_t *line, size_t count, size_t step) {
    sums left = {0};
    for (size_t i = 0; i < count; i += step) {
        left += load_pixel(row + i);
        store_pixel(line + i, left);
    }
}

INLINE void undo_average(const uint8_t *row, const uint8_t *above, uint8_t *line, size_t count, size_t step) {
    sums left = {0};
    for (size_t i = 0; i < count; i += step) {
        left = (((left + load_pixel(above + i)) >> 1) + load_pixel(row + i)) & 255;
        store_pixel(line + i, left);
    }
}

/// Paeth's predictor is that of left, above and corner which is nearest to left + above - corner. Comparing left and
/// above with 3 × corner - left - above finds the same as comparing three distances, and leaves fewer steps between a
/// pixel and the next one.
INLINE void undo_paeth(const uint8_t *row, const uint8_t *above, uint8_t *line, size_t count, size_t step) {
    sums left = {0}, corner = {0};
    for (size_t i = 0; i < count; i += step) {
        sums up = load_pixel(above + i), value = load_pixel(row + i), limit = corner * 3 - up - left;
        sums least = lesser_sums(left, up), most = greater_sums(left, up);
        sums is_low = most <= limit, is_high = limit <= least;
        sums predicted = choose_sums(is_low, least, corner);
        left = (choose_sums(is_high, most, predicted) + value) & 255;
        store_pixel(line + i, left);
        corner = up;
    }
}

INLINE void undo(int filter, const uint8_t *row, const uint8_t *above, uint8_t *line, size_t count, size_t step) {
    if (filter == 1) undo_sub(row, line, count, step);
    if (filter == 3) undo_average(row, above, line, count, step);
    if (filter == 4) undo_paeth(row, above, line, count, step);
}

static void unfilter(int filter, const uint8_t *row, const uint8_t *above, uint8_t *line, size_t count, size_t step) {
    if (filter == 0) {
        for (size_t i = 0; i < count; i++) line[i] = row[i];
    } else if (filter == 2) {
        for (size_t i = 0; i < count; i++) line[i] = (uint8_t)(row[i] + above[i]);
    } else if (step == 3) {
        undo(filter, row, above, line, count, 3);
    } else if (step == 4) {
        undo(filter, row, above, line, count, 4);
    } else {
        undo(filter, row, above, line, count, step);
    }
}

typedef uint32_t four_pixels __attribute__((vector_size(16), aligned(1), may_alias));

INLINE void expand_four(const uint8_t *line, uint8_t *pixels) {
    sixteen rgb = *(const sixteen *)line, opaque = (sixteen){0} + 255;
    *(sixteen *)pixels =
        __builtin_shufflevector(rgb, opaque, 0, 1, 2, 16, 3, 4, 5, 16, 6, 7, 8, 16, 9, 10, 11, 16);
}

static void expand(const uint8_t *line, uint8_t *pixels, size_t count, size_t step, const uint32_t *palette) {
    size_t i = 0;
    if (palette) {
        for (; i < count; i++) __builtin_memcpy(pixels + i * 4, palette + line[i], 4);
    } else if (step == 4) {
        __builtin_memcpy(pixels, line, count * 4);
    } else if (step == 3) {
        for (; i + 16 <= count; i += 16) {
            // Rows of plain files come from the main memory, and are all that this loop waits for.
            __builtin_prefetch(line + i * 3 + 2048);
            for (size_t four = i; four < i + 16; four += 4) expand_four(line + four * 3, pixels + four * 4);
        }
        for (; i + 4 <= count; i += 4) expand_four(line + i * 3, pixels + i * 4);
        for (; i < count; i++) {
            for (size_t c = 0; c < 3; c++) pixels[i * 4 + c] = line[i * 3 + c];
            pixels[i * 4 + 3] = 255;
        }
    } else {
        for (; i < count; i++) {
            uint8_t gray = line[i * step];
            pixels[i * 4] = pixels[i * 4 + 1] = pixels[i * 4 + 2] = gray;
            pixels[i * 4 + 3] = step == 2 ? line[i * 2 + 1] : 255;
        }
    }
}
