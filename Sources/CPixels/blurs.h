// The loops that blur pixels. Included with lanes.h.
//
// A box of whole pixels can only have certain widths, and thus a Gaussian only certain deviations. Here the two pixels
// next to a box's ends count in part, which gives any deviation exactly. Source: Gwosdek, Grewenig, Bruhn, Weickert,
// "Theoretical foundations of Gaussian convolution by extended box filtering", SSVM 2011; three boxes as in W3C Filter
// Effects Module Level 1, feGaussianBlur, and Kovesi, "Fast almost-Gaussian filtering", DICTA 2010.

typedef uint8_t lane_bytes __attribute__((vector_size(LANES), aligned(1), may_alias));
typedef uint16_t lane_halves __attribute__((vector_size(LANES * 2), aligned(2), may_alias));

/// The pixels of a vector, and of the lines that are blurred at the same time: two vectors of them, so that one need
/// not wait for the sums of the other.
enum { PIXELS = LANES / 4, LINES = 2 * PIXELS, STRIP = CPIXELS_STRIP, AHEAD = 8 };

/// Pixels side by side, one of each line.
typedef struct {
    floats a, b;
} pixels_of_lines;

/// What is blurred, and where it goes.
typedef struct {
    /// The first pixels of rows; or a column's numbers.
    const uint32_t *rows[LINES];
    const uint16_t *column;
    size_t count;
    int has_alpha;
    /// Where the numbers of rows go; or the pixels of a column.
    uint16_t *columns;
    size_t stride;
    uint32_t *target;
    size_t pitch;
} blur_lines;

/// Colours multiplied by alpha.
INLINE floats premultiplied(floats value, int has_alpha) {
    if (!has_alpha) return value;
    floats unit = value * (1.0f / 255);
#if LANES == 8
    return value * __builtin_shufflevector(unit, all(1), 3, 3, 3, 8, 7, 7, 7, 8);
#else
    return value * __builtin_shufflevector(unit, all(1), 3, 3, 3, 4);
#endif
}

INLINE floats pixels_of(const uint32_t *const *rows, size_t x, int has_alpha) {
    uint32_t pixels[PIXELS];
    for (int i = 0; i < PIXELS; i++) pixels[i] = rows[i][x];
    return premultiplied(__builtin_convertvector(__builtin_convertvector(*(lane_bytes *)pixels, ints), floats), has_alpha);
}

INLINE floats numbers_at(const uint16_t *numbers) {
    return __builtin_convertvector(__builtin_convertvector(*(const lane_halves *)numbers, ints), floats);
}

INLINE pixels_of_lines read_pixels(const blur_lines *lines, int is_column, size_t index) {
    if (is_column) {
        const uint16_t *numbers = lines->column + index * STRIP * 4;
        return (pixels_of_lines){numbers_at(numbers), numbers_at(numbers + LANES)};
    }
    return (pixels_of_lines){pixels_of(lines->rows, index, lines->has_alpha),
                             pixels_of(lines->rows + PIXELS, index, lines->has_alpha)};
}

/// Numbers of 256 for each level, as pixels.
INLINE lane_bytes finished(floats value, int has_alpha) {
    floats levels = value * (1.0f / 256);
    if (has_alpha) {
#if LANES == 8
        floats alpha = __builtin_shufflevector(levels, levels, 3, 3, 3, 3, 7, 7, 7, 7);
        floats scale = __builtin_shufflevector(255 / alpha, all(1), 0, 0, 0, 8, 4, 4, 4, 8);
#else
        floats alpha = __builtin_shufflevector(levels, levels, 3, 3, 3, 3);
        floats scale = __builtin_shufflevector(255 / alpha, all(1), 0, 0, 0, 4);
#endif
        // An alpha of less than half a level counts as 0.
        levels = lesser(choose(alpha < 0.5f, (floats){0}, levels * scale), all(255));
    }
    return __builtin_convertvector(rounded(levels), lane_bytes);
}

INLINE void write_pixels(const blur_lines *lines, int is_column, size_t index, pixels_of_lines value) {
    // Rounding errors below zero must not wrap around.
    value.a = greater(value.a, (floats){0}), value.b = greater(value.b, (floats){0});
    if (is_column) {
        uint8_t *pixels = (uint8_t *)(lines->target + index * lines->pitch);
        *(lane_bytes *)pixels = finished(value.a, lines->has_alpha);
        *(lane_bytes *)(pixels + LANES) = finished(value.b, lines->has_alpha);
        return;
    }
    uint16_t numbers[2 * LANES], *first = lines->columns + index / STRIP * lines->stride + index % STRIP * 4;
    *(lane_halves *)numbers = __builtin_convertvector(rounded(value.a), lane_halves);
    *(lane_halves *)(numbers + LANES) = __builtin_convertvector(rounded(value.b), lane_halves);
    for (int i = 0; i < LINES; i++) __builtin_memcpy(first + i * STRIP * 4, numbers + i * 4, 8);
}

/// One box along a line: takes the next pixel, drops the oldest, and returns the sum.
INLINE floats next(floats *sum, floats value, float share, floats *newest, const floats *oldest) {
    floats result = *sum + (value + *newest) * share;
    *newest = value;
    *sum += value - *oldest;
    return result;
}

/// Blurs LINES lines. `factor` is for the results.
INLINE void blur(const blur_lines *lines, int is_column, cpixels_boxes boxes, float factor, float *memory) {
    const size_t length = 2 * boxes.reach + 2, delay = 3 * (boxes.reach + 1), count = lines->count;
    const float width = (float)(2 * boxes.reach + 1), total = width + 2 * boxes.share;
    const float scale = factor / (total * total * total), share = boxes.share;
    // The last inputs of the boxes: for each as many as it holds, and both partial ones, less the newest, which takes
    // the place of the oldest.
    floats *ring = (floats *)memory, *end = ring + 6 * length, *place = ring;
    pixels_of_lines value = read_pixels(lines, is_column, 0);
    // As if the first pixel had been repeated forever.
    floats sums[6];
    for (int i = 0; i < 6; i += 2) {
        sums[i] = value.a * width, sums[i + 1] = value.b * width;
        for (size_t step = 0; step < length; step++) ring[step * 6 + i] = value.a, ring[step * 6 + i + 1] = value.b;
        value.a *= total, value.b *= total;
    }
    for (size_t index = 0; index < count + delay; index++) {
        floats *following = place + 6 == end ? ring : place + 6;
        value = read_pixels(lines, is_column, index < count ? index : count - 1);
        for (int i = 0; i < 6; i += 2) {
            value.a = next(sums + i, value.a, share, place + i, following + i);
            value.b = next(sums + i + 1, value.b, share, place + i + 1, following + i + 1);
        }
        place = following;
        if (index >= delay) {
            write_pixels(lines, is_column, index - delay, (pixels_of_lines){value.a * scale, value.b * scale});
        }
    }
}

static void blur_rows(const uint32_t *pixels, size_t pitch, size_t rows, size_t count, int has_alpha,
                      cpixels_boxes boxes, float *ring, uint16_t *strips, size_t stride) {
    for (size_t first = 0; count > 0 && rows > 0 && first < 4; first += LINES) {
        blur_lines lines = {.count = count, .has_alpha = has_alpha, .columns = strips + first * STRIP * 4, .stride = stride};
        for (size_t i = 0; i < LINES; i++) lines.rows[i] = pixels + (first + i < rows ? first + i : rows - 1) * pitch;
        if (has_alpha) {
            blur(&lines, 0, boxes, 256, ring);
        } else {
            lines.has_alpha = 0;
            blur(&lines, 0, boxes, 256, ring);
        }
    }
}

static void blur_columns(const uint16_t *strip, size_t count, size_t width, int has_alpha, cpixels_boxes boxes,
                         float *ring, uint32_t *room, uint32_t *target, size_t pitch) {
    for (size_t x = 0; count > 0 && x < width; x += LINES) {
        blur_lines lines = {.column = strip + x * 4, .count = count, .target = room + x, .pitch = STRIP};
        if (has_alpha) {
            lines.has_alpha = 1;
            blur(&lines, 1, boxes, 1, ring);
        } else {
            blur(&lines, 1, boxes, 1, ring);
        }
    }
    const uint32_t opaque = has_alpha ? 0 : 0xFF000000;
    for (size_t y = 0; y < count; y++) {
        // Rows lie far apart, and the processor would not foresee them.
        if (y + AHEAD < count) {
            __builtin_prefetch(target + (y + AHEAD) * pitch, 1);
            __builtin_prefetch(target + (y + AHEAD) * pitch + width - 1, 1);
        }
        for (size_t x = 0; x < width; x++) target[y * pitch + x] = room[y * STRIP + x] | opaque;
    }
}
