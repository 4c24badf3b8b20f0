// The samples of simple formats: PNM and TGA.
#include "include/CPixels.h"
#if !CPIXELS_HAS_ASSEMBLY

static uint8_t level(uint32_t sample, uint32_t maximum) {
    return (uint8_t)(sample < maximum ? (sample * 255 + maximum / 2) / maximum : 255);
}

void cpixels_scale_samples(const uint8_t *samples, uint32_t maximum, uint8_t *levels, size_t count) {
    if (maximum > 255) {
        for (size_t i = 0; i < count; i++) {
            levels[i] = level((uint32_t)samples[i * 2] << 8 | samples[i * 2 + 1], maximum);
        }
    } else {
        for (size_t i = 0; i < count; i++) levels[i] = level(samples[i], maximum);
    }
}

void cpixels_spread_bits(const uint8_t *bytes, uint8_t zero, uint8_t one, uint8_t *levels, size_t count) {
    for (size_t i = 0; i < count; i++) levels[i] = bytes[i / 8] >> (7 - i % 8) & 1 ? one : zero;
}

static int is_blank(uint8_t byte) { return byte == ' ' || (byte >= 9 && byte <= 13); }

/// Passes over blanks and comments; returns whether anything follows.
static int find_number(cpixels_text *text) {
    for (; text->next < text->end; text->next++) {
        uint8_t byte = *text->next;
        if (text->is_comment) {
            text->is_comment = byte != '\n' && byte != '\r';
        } else if (byte == '#') {
            text->is_comment = 1;
        } else if (!is_blank(byte)) {
            return 1;
        }
    }
    return 0;
}

size_t cpixels_read_numbers(cpixels_text *text, uint32_t maximum, uint8_t *levels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (!find_number(text)) return i;
        const uint8_t *next = text->next;
        uint32_t number = 0;
        for (; next < text->end && *next >= '0' && *next <= '9'; next++) {
            number = number < 65536 ? number * 10 + (uint32_t)(*next - '0') : number;
        }
        int is_complete = next < text->end ? is_blank(*next) || *next == '#' : text->is_whole;
        if (next == text->next || !is_complete) return i;
        text->next = next;
        levels[i] = level(number, maximum);
    }
    return count;
}

size_t cpixels_read_bits(cpixels_text *text, uint8_t zero, uint8_t one, uint8_t *levels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (!find_number(text) || (*text->next != '0' && *text->next != '1')) return i;
        levels[i] = *text->next++ == '1' ? one : zero;
    }
    return count;
}

void cpixels_take_channels(const uint8_t *pixels, size_t step, uint8_t *values, size_t count) {
    if (step == 2) {
        for (size_t i = 0; i < count; i++) {
            values[i * 2] = pixels[i * 4];
            values[i * 2 + 1] = pixels[i * 4 + 3];
        }
    } else {
        for (size_t i = 0; i < count; i++) {
            for (size_t channel = 0; channel < 3; channel++) values[i * 3 + channel] = pixels[i * 4 + channel];
        }
    }
}

void cpixels_read_blue_first(const uint8_t *bytes, size_t step, int has_alpha, uint8_t *pixels, size_t count) {
    if (step == 2) {
        for (size_t i = 0; i < count; i++) {
            uint32_t bits = bytes[i * 2] | (uint32_t)bytes[i * 2 + 1] << 8;
            pixels[i * 4] = level(bits >> 10 & 31, 31);
            pixels[i * 4 + 1] = level(bits >> 5 & 31, 31);
            pixels[i * 4 + 2] = level(bits & 31, 31);
            pixels[i * 4 + 3] = !has_alpha || bits >> 15 ? 255 : 0;
        }
    } else {
        for (size_t i = 0; i < count; i++) {
            for (size_t channel = 0; channel < 3; channel++) pixels[i * 4 + channel] = bytes[i * step + 2 - channel];
            pixels[i * 4 + 3] = has_alpha && step == 4 ? bytes[i * step + 3] : 255;
        }
    }
}

void cpixels_look_up_deep(const uint8_t *numbers, const uint32_t *colors, uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        __builtin_memcpy(pixels + i * 4, colors + (numbers[i * 2] | (size_t)numbers[i * 2 + 1] << 8), 4);
    }
}

size_t cpixels_unpack_packets(cpixels_packets *state, size_t step, uint8_t *out, size_t count) {
    size_t done = 0;
    while (done < count) {
        if (state->left == 0) {
            if (state->next == state->end) return done;
            uint8_t head = *state->next;
            size_t needed = 1 + (head & 0x80 ? step : 0);
            if ((size_t)(state->end - state->next) < needed) return done;
            if (head & 0x80) {
                for (size_t i = 0; i < step; i++) state->pixel[i] = state->next[1 + i];
            }
            state->next += needed;
            state->left = (head & 0x7F) + 1u;
            state->is_run = head >> 7;
        }
        size_t part = state->left < count - done ? state->left : count - done;
        if (state->is_run) {
            for (size_t i = 0; out && i < part * step; i++) out[done * step + i] = state->pixel[i % step];
        } else {
            size_t there = (size_t)(state->end - state->next) / step;
            if (there == 0) return done;
            if (part > there) part = there;
            for (size_t i = 0; out && i < part * step; i++) out[done * step + i] = state->next[i];
            state->next += part * step;
        }
        state->left -= (uint32_t)part;
        done += part;
    }
    return done;
}
#endif
