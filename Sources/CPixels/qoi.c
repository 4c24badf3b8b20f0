// The pixels of QOI files.
//
// Source: Szablewski, "The Quite OK Image Format", specification version 1.0, 2022.
#include "include/CPixels.h"
#if !CPIXELS_HAS_ASSEMBLY

static uint32_t place(uint32_t pixel) {
    return ((pixel & 255) * 3 + (pixel >> 8 & 255) * 5 + (pixel >> 16 & 255) * 7 + (pixel >> 24) * 11) & 63;
}

/// Adds to red, green and blue, each by itself.
static uint32_t moved(uint32_t pixel, uint32_t red, uint32_t green, uint32_t blue) {
    return ((pixel + red) & 255) | (((pixel >> 8) + green) & 255) << 8 | (((pixel >> 16) + blue) & 255) << 16
           | (pixel & 0xFF000000);
}

size_t cpixels_unpack_qoi(cpixels_qoi *state, uint32_t *pixels, size_t count) {
    const uint8_t *next = state->next;
    uint32_t pixel = state->pixel;
    size_t done = 0;
    while (done < count) {
        if (state->run > 0) {
            for (; state->run > 0 && done < count; state->run--) pixels[done++] = pixel;
            continue;
        }
        size_t there = (size_t)(state->end - next);
        if (there == 0) break;
        uint32_t head = *next;
        size_t length = head == 0xFF ? 5 : head == 0xFE ? 4 : head >> 6 == 2 ? 2 : 1;
        if (there < length) break;
        if (head >= 0xFE) {
            pixel = next[1] | (uint32_t)next[2] << 8 | (uint32_t)next[3] << 16
                    | (head == 0xFF ? (uint32_t)next[4] << 24 : pixel & 0xFF000000);
        } else if (head >> 6 == 3) {
            state->run = (head & 63) + 1;
        } else if (head >> 6 == 2) {
            uint32_t green = (head & 63) - 32;
            pixel = moved(pixel, green + (next[1] >> 4) - 8, green, green + (next[1] & 15) - 8);
        } else if (head >> 6 == 1) {
            pixel = moved(pixel, (head >> 4 & 3) - 2, (head >> 2 & 3) - 2, (head & 3) - 2);
        } else {
            pixel = state->index[head & 63];
        }
        next += length;
        state->index[place(pixel)] = pixel;
        if (state->run == 0) pixels[done++] = pixel;
    }
    state->next = next;
    state->pixel = pixel;
    return done;
}

size_t cpixels_pack_qoi(cpixels_qoi *state, const uint32_t *pixels, size_t count, uint8_t *out) {
    uint8_t *next = out;
    uint32_t before = state->pixel;
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = pixels[i];
        if (pixel == before) {
            if (++state->run == 62) {
                *next++ = 0xC0 | 61;
                state->run = 0;
            }
            continue;
        }
        if (state->run > 0) *next++ = (uint8_t)(0xC0 | (state->run - 1));
        state->run = 0;
        uint32_t slot = place(pixel);
        // Differences wrap around: 2 is added to them, so that those from -2 to 1 become 0 to 3, and so on.
        uint32_t red = pixel - before, green = (pixel >> 8) - (before >> 8), blue = (pixel >> 16) - (before >> 16);
        if (state->index[slot] == pixel) {
            *next++ = (uint8_t)slot;
        } else if ((pixel ^ before) >> 24) {
            *next++ = 0xFF;
            for (int shift = 0; shift < 32; shift += 8) *next++ = (uint8_t)(pixel >> shift);
        } else if (((red + 2) & 255) < 4 && ((green + 2) & 255) < 4 && ((blue + 2) & 255) < 4) {
            *next++ = (uint8_t)(0x40 | ((red + 2) & 3) << 4 | ((green + 2) & 3) << 2 | ((blue + 2) & 3));
        } else if (((green + 32) & 255) < 64 && ((red - green + 8) & 255) < 16 && ((blue - green + 8) & 255) < 16) {
            *next++ = (uint8_t)(0x80 | ((green + 32) & 63));
            *next++ = (uint8_t)(((red - green + 8) & 15) << 4 | ((blue - green + 8) & 15));
        } else {
            *next++ = 0xFE;
            for (int shift = 0; shift < 24; shift += 8) *next++ = (uint8_t)(pixel >> shift);
        }
        state->index[slot] = pixel;
        before = pixel;
    }
    state->pixel = before;
    return (size_t)(next - out);
}
#endif
