// The loops that count the colours of a picture, and replace them by their numbers.
#include "include/CPixels.h"
#if !CPIXELS_HAS_ASSEMBLY

int cpixels_is_opaque(const uint32_t *pixels, size_t count) {
    enum { STEP = 1024 };
    for (size_t first = 0; first < count; first += STEP) {
        size_t end = count - first < STEP ? count : first + STEP;
        uint32_t common = ~0u;
        for (size_t i = first; i < end; i++) common &= pixels[i];
        if (common >> 24 != 255) return 0;
    }
    return 1;
}

int cpixels_is_gray(const uint32_t *pixels, size_t count) {
    enum { STEP = 256 };
    for (size_t first = 0; first < count; first += STEP) {
        size_t end = count - first < STEP ? count : first + STEP;
        uint32_t differences = 0;
        for (size_t i = first; i < end; i++) differences |= (pixels[i] ^ pixels[i] >> 8) & 0xFFFF;
        if (differences) return 0;
    }
    return 1;
}

/// The slot that holds a colour, or that it would go to. At least three quarters are empty, so there is one.
static uint32_t slot_of(const uint32_t *colors, const uint16_t *slots, uint32_t color) {
    uint32_t slot = color * 0x9E3779B1u >> 22;
    while (slots[slot] != 0 && colors[slots[slot] - 1] != color) slot = (slot + 1) % CPIXELS_SLOTS;
    return slot;
}

int cpixels_collect_colors(const uint32_t *pixels, size_t count, int skips_zeros, size_t room, uint32_t *colors,
                           uint16_t *slots, size_t *known) {
    size_t number = *known;
    int fits = 1;
    for (size_t i = 0; i < count; i++) {
        if ((i > 0 && pixels[i] == pixels[i - 1]) || (skips_zeros && pixels[i] == 0)) continue;
        uint32_t slot = slot_of(colors, slots, pixels[i]);
        if (slots[slot] != 0) continue;
        if (number >= room) {
            fits = 0;
            break;
        }
        colors[number++] = pixels[i];
        slots[slot] = (uint16_t)number;
    }
    *known = number;
    return fits;
}

int cpixels_number_colors(const uint32_t *pixels, size_t count, const uint32_t *colors, const uint16_t *slots,
                          int zero, uint8_t *numbers) {
    int number = -1;
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || pixels[i] != pixels[i - 1]) {
            number = pixels[i] == 0 && zero != CPIXELS_ZERO_IS_COLOR ? zero : slots[slot_of(colors, slots, pixels[i])] - 1;
            if (number < 0) return 0;
        }
        numbers[i] = (uint8_t)number;
    }
    return 1;
}

size_t cpixels_take_columns(const uint8_t *row, size_t step, size_t columns, uint32_t *target, size_t count) {
    size_t taken = 0;
    for (size_t i = 0; i < count; i++) {
        if (columns && !(i * step & columns)) continue;
        __builtin_memcpy(target + i, row + i * step * 4, 4);
        taken++;
    }
    return taken;
}

/// A pixel as GIF can hold it: opaque, or 0 for transparent. The highest bit is set if alpha is 128 or more.
static uint32_t seen(uint32_t pixel) { return (pixel | 0xFF000000) & (uint32_t)((int32_t)pixel >> 31); }

void cpixels_make_seen(const uint32_t *pixels, uint32_t *target, size_t count) {
    for (size_t i = 0; i < count; i++) target[i] = seen(pixels[i]);
}

void cpixels_take_changes(const uint32_t *pixels, const uint32_t *shown, uint32_t *changes, size_t count) {
    for (size_t i = 0; i < count; i++) changes[i] = seen(pixels[i]) == shown[i] ? 0 : seen(pixels[i]);
}

int cpixels_has_zeros(const uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (pixels[i] == 0) return 1;
    }
    return 0;
}

static int is_change(uint32_t pixel, uint32_t other, int kind) {
    return kind == CPIXELS_CHANGED ? seen(pixel) != other : seen(pixel) != 0 && seen(other) == 0;
}

size_t cpixels_find_changes(const uint32_t *pixels, const uint32_t *others, size_t count, int kind, size_t *end) {
    size_t first = 0, last = count;
    while (first < count && !is_change(pixels[first], others[first], kind)) first++;
    while (last > first && !is_change(pixels[last - 1], others[last - 1], kind)) last--;
    *end = last;
    return first;
}

/// A colour, and the errors of those before it, in sixteenths.
typedef int32_t channels __attribute__((vector_size(16), aligned(4), may_alias));

static channels channels_of(uint32_t pixel) {
    return (channels){(int32_t)(pixel & 255), (int32_t)(pixel >> 8 & 255), (int32_t)(pixel >> 16 & 255), 0};
}

static channels within_range(channels color) {
    const channels none = {0};
    return __builtin_elementwise_min(__builtin_elementwise_max(color, none), none + 255);
}

/// The number of the nearest colour by the sum of squared differences, the first of several.
static uint16_t nearest(const uint32_t *palette, size_t size, channels color) {
    uint16_t best = 0;
    int32_t least = INT32_MAX;
    for (size_t i = 0; i < size; i++) {
        channels difference = channels_of(palette[i]) - color;
        difference *= difference;
        int32_t distance = difference[0] + difference[1] + difference[2];
        if (distance < least) least = distance, best = (uint16_t)i;
    }
    return best;
}

void cpixels_dither(const cpixels_dithering *how, const uint32_t *pixels, size_t count, size_t x, size_t y,
                    int32_t *above, int32_t *below, uint8_t *numbers) {
    channels carried = {0}, *errors = (channels *)above, *next = (channels *)below;
    __builtin_memset(below, 0, (count + 2) * sizeof(channels));
    for (size_t i = 0; i < count; i++) {
        if (pixels[i] == 0) {
            numbers[i] = how->clear;
            carried = (channels){0};
            continue;
        }
        channels color = channels_of(pixels[i]);
        if (how->method == CPIXELS_DIFFUSED) {
            color = within_range(color + ((carried + errors[i + 1] + 8) >> 4));
        } else if (how->method == CPIXELS_ORDERED) {
            // Bayer's 8 × 8 matrix: the bits of x ^ y and of y, reversed and interleaved; -8 … 7.
            uint32_t column = (uint32_t)(x + i) & 7, row = (uint32_t)y & 7, rank = 0;
            for (int bit = 0; bit < 3; bit++) rank = rank << 2 | ((column ^ row) >> bit & 1) << 1 | (row >> bit & 1);
            int32_t offset = (int32_t)(rank / 4) - 8;
            color = within_range(color + (channels){offset, offset, offset, 0});
        }
        // Searched once for each cell of 4 × 4 × 4 colours, of which a picture has few.
        size_t cell = (size_t)(color[0] >> 2 << 12 | color[1] >> 2 << 6 | color[2] >> 2);
        if (how->known[cell] == CPIXELS_UNKNOWN) {
            how->known[cell] = nearest(how->palette, how->size, (color & ~3) + (channels){2, 2, 2, 0});
        }
        numbers[i] = (uint8_t)how->known[cell];
        if (how->method != CPIXELS_DIFFUSED) continue;
        channels error = color - channels_of(how->palette[how->known[cell]]);
        carried = error * 7;
        next[i] += error * 3;
        next[i + 1] += error * 5;
        next[i + 2] += error;
    }
}
#endif
