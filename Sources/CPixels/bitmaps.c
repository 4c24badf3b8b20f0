// The loops that unpack and pack the rows of Windows bitmaps.
#include "include/CPixels.h"
#if !CPIXELS_HAS_ASSEMBLY

void cpixels_unpack_numbers(const uint8_t *bytes, uint32_t bits, uint8_t *numbers, size_t count) {
    uint32_t most = (1u << bits) - 1;
    for (size_t i = 0, bit = 0; i < count; i++, bit += bits) {
        numbers[i] = (uint8_t)(bytes[bit / 8] >> (8 - bits - bit % 8) & most);
    }
}

void cpixels_take_blue_first(const uint8_t *bytes, size_t step, int keeps_alpha, uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++, bytes += step, pixels += 4) {
        uint8_t blue = bytes[0], green = bytes[1], red = bytes[2];
        pixels[3] = keeps_alpha ? bytes[3] : 255;
        pixels[0] = red;
        pixels[1] = green;
        pixels[2] = blue;
    }
}

void cpixels_put_blue_first(const uint8_t *pixels, uint8_t *bytes, size_t step, size_t count) {
    for (size_t i = 0; i < count; i++, bytes += step, pixels += 4) {
        bytes[0] = pixels[2];
        bytes[1] = pixels[1];
        bytes[2] = pixels[0];
        if (step == 4) bytes[3] = pixels[3];
    }
}

/// A pixel of two or four bytes, the lowest first.
static uint32_t pixel_at(const uint8_t *bytes, size_t step) {
    uint32_t low = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8;
    return step == 2 ? low : low | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

size_t cpixels_used_bits(const uint8_t *bytes, size_t step, size_t count) {
    uint32_t bits = 0;
    for (size_t i = 0; i < count; i++) bits |= pixel_at(bytes + i * step, step);
    return bits;
}

void cpixels_read_masks(const uint32_t *masks, cpixels_masks *channels) {
    for (int c = 0; c < 4; c++) {
        uint32_t shift = 0, mask = masks[c];
        while (shift < 31 && mask != 0 && (mask >> shift & 1) == 0) shift++;
        uint32_t highest = mask >> shift;
        channels->masks[c] = mask;
        channels->shifts[c] = shift;
        channels->highest[c] = highest;
        for (uint32_t value = 0; value < 256; value++) {
            uint32_t level = highest == 0 ? (c == 3 ? 255 : 0)
                : (value * 255 + highest / 2) / (highest < 255 ? highest : 255);
            channels->levels[c][value] = (uint8_t)(level < 255 ? level : 255);
        }
    }
}

void cpixels_take_masked(const cpixels_masks *channels, const uint8_t *bytes, size_t step, uint8_t *pixels,
                         size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = pixel_at(bytes + i * step, step);
        for (size_t c = 0; c < 4; c++) {
            uint32_t value = (pixel & channels->masks[c]) >> channels->shifts[c], highest = channels->highest[c];
            pixels[i * 4 + c] = highest < 256 ? channels->levels[c][value]
                : (uint8_t)(((uint64_t)value * 255 + highest / 2) / highest);
        }
    }
}

void cpixels_cut_out(const uint8_t *mask, uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (mask[i / 8] >> (7 - i % 8) & 1) pixels[i * 4 + 3] = 0;
    }
}

/// How many bytes `count` values of runs have that are not run-length encoded.
static size_t bytes_of(uint32_t bits, size_t count) {
    return bits == 4 ? (count + 1) / 2 : bits == 8 ? count : count * 3;
}

/// The colour of one of the values of runs.
static uint32_t color_of(const uint8_t *values, uint32_t bits, size_t index, const uint32_t *colors) {
    if (bits == 8) return colors[values[index]];
    if (bits == 4) return colors[values[index / 2] >> (index % 2 ? 0 : 4) & 15];
    uint8_t pixel[4] = {values[index * 3 + 2], values[index * 3 + 1], values[index * 3], 255};
    uint32_t color;
    __builtin_memcpy(&color, pixel, 4);
    return color;
}

size_t cpixels_unpack_runs(cpixels_runs *runs, const uint32_t *colors, uint32_t *pixels, size_t width) {
    size_t written = 0, x = runs->first < width ? runs->first : width;
    if (runs->blank_rows > 0) {
        runs->blank_rows--;
        return 0;
    }
    runs->first = 0;
    while (runs->outcome == CPIXELS_RUNS_GO_ON) {
        size_t left = (size_t)(runs->end - runs->next), count, length, value_count;
        const uint8_t *values = runs->next;
        if (left < 2) {
            runs->outcome = CPIXELS_RUNS_CUT;
            break;
        }
        if (values[0] > 0) {
            // One value again and again; of four bits, two by turns.
            count = values[0];
            value_count = runs->bits == 4 ? 2 : 1;
            length = 1 + bytes_of(runs->bits, value_count);
            values += 1;
        } else if (values[1] > 2) {
            count = value_count = values[1];
            length = 2 + bytes_of(runs->bits, count);
            values += 2;
        } else {
            length = values[1] == 2 ? 4 : 2;
            if (left < length) {
                runs->outcome = CPIXELS_RUNS_CUT;
                break;
            }
            runs->next += length;
            if (values[1] == 0) break;
            if (values[1] == 1) {
                runs->outcome = CPIXELS_RUNS_ENDED;
                break;
            }
            x = width - x < values[2] ? width : x + values[2];
            if (values[3] == 0) continue;
            runs->first = x;
            runs->blank_rows = values[3] - 1u;
            break;
        }
        if (left < length) {
            runs->outcome = CPIXELS_RUNS_CUT;
            break;
        }
        // What is beyond the row's end is dropped.
        size_t room = width - x, seen = count < room ? count : room;
        for (size_t i = 0; i < seen && pixels; i++) {
            pixels[x + i] = color_of(values, runs->bits, value_count == count ? i : i % value_count, colors);
        }
        x += seen;
        written += seen;
        // Values that are not repeated fill pairs of bytes; the last pair may lack its second byte at the end.
        size_t even = values == runs->next + 2 ? length + length % 2 : length;
        runs->next += even < left ? even : left;
    }
    return written;
}
#endif
