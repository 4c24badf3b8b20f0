// Loops over rows of RGBA with straight alpha, and over bytes, that need no more than a processor's usual instructions.
#include "include/CPixels.h"
#if !CPIXELS_HAS_ASSEMBLY

/// A pixel over another, in units of 1/255²; no product comes near 2³².
static uint32_t over(uint32_t above, uint32_t below, uint32_t alpha) {
    uint32_t rest = (below >> 24) * (255 - alpha), sum = alpha * 255 + rest, pixel = (sum + 127) / 255 << 24;
    for (int shift = 0; shift < 24; shift += 8) {
        uint32_t mixed = (above >> shift & 255) * alpha * 255 + (below >> shift & 255) * rest;
        pixel |= (mixed + sum / 2) / sum << shift;
    }
    return pixel;
}

void cpixels_lay_over(const uint32_t *above, uint32_t *below, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t alpha = above[i] >> 24;
        if (alpha == 255) {
            below[i] = above[i];
        } else if (alpha > 0) {
            below[i] = over(above[i], below[i], alpha);
        }
    }
}

void cpixels_make_opaque(uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) pixels[i * 4 + 3] = 255;
}

void cpixels_make_straight(uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count * 4; i += 4) {
        uint32_t alpha = pixels[i + 3];
        if (alpha == 0 || alpha == 255) continue;
        for (size_t channel = 0; channel < 3; channel++) {
            uint32_t value = (pixels[i + channel] * 255u + alpha / 2) / alpha;
            pixels[i + channel] = (uint8_t)(value < 255 ? value : 255);
        }
    }
}

void cpixels_lay_on_white(const uint8_t *pixels, uint8_t *flat, size_t count) {
    for (size_t i = 0; i < count * 4; i += 4) {
        uint32_t alpha = pixels[i + 3], white = 255 * (255 - alpha) + 127;
        for (size_t channel = 0; channel < 3; channel++) {
            flat[i + channel] = (uint8_t)((pixels[i + channel] * alpha + white) / 255);
        }
        flat[i + 3] = 255;
    }
}

void cpixels_take_red(const uint8_t *pixels, uint8_t *values, size_t count) {
    for (size_t i = 0; i < count; i++) values[i] = pixels[i * 4];
}

void cpixels_mix_inks(uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count * 4; i += 4) {
        uint32_t light = pixels[i + 3];
        for (size_t channel = 0; channel < 3; channel++) {
            pixels[i + channel] = (uint8_t)((pixels[i + channel] * light + 127) / 255);
        }
        pixels[i + 3] = 255;
    }
}

void cpixels_invert(uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) bytes[i] ^= 255;
}

void cpixels_swap_bytes(uint16_t *numbers, size_t count) {
    for (size_t i = 0; i < count; i++) numbers[i] = (uint16_t)(numbers[i] << 8 | numbers[i] >> 8);
}

void cpixels_look_up(const uint8_t *numbers, const uint32_t *colors, uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) __builtin_memcpy(pixels + i * 4, colors + numbers[i], 4);
}

void cpixels_look_up_visible(const uint8_t *numbers, const uint32_t *colors, uint8_t transparent, uint8_t *pixels,
                             size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (numbers[i] != transparent) __builtin_memcpy(pixels + i * 4, colors + numbers[i], 4);
    }
}

void cpixels_turn(const uint32_t *source, size_t width, size_t height, uint32_t *target, ptrdiff_t origin,
                  ptrdiff_t across, ptrdiff_t down) {
    // Rotating by 90° reads along rows and writes along columns: in blocks, both stay in the cache.
    size_t block = across == 1 || across == -1 ? width + height : 32;
    for (size_t top = 0; top < height; top += block) {
        for (size_t left = 0; left < width; left += block) {
            size_t bottom = height - top < block ? height : top + block;
            size_t right = width - left < block ? width : left + block;
            for (size_t y = top; y < bottom; y++) {
                const uint32_t *row = source + y * width;
                uint32_t *first = target + origin + (ptrdiff_t)y * down;
                for (size_t x = left; x < right; x++) first[(ptrdiff_t)x * across] = row[x];
            }
        }
    }
}

static uint64_t word(const uint8_t *bytes) {
    uint64_t value;
    __builtin_memcpy(&value, bytes, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    value = __builtin_bswap64(value);
#endif
    return value;
}

static uint64_t fold(uint64_t a, uint64_t b) {
    unsigned __int128 product = (unsigned __int128)a * b;
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

uint64_t cpixels_checksum(const uint8_t *bytes, size_t count) {
    static const uint64_t secret[] = {0x2d358dccaa6c78a5, 0x8bb84b93962eacc9, 0x4b33a62ed433d4a3, 0x4d5a2da51de1aa47};
    uint64_t sum = fold(count ^ secret[0], secret[1]), tail[2] = {0, 0};
    size_t left = count;
    if (left >= 96) {
        uint64_t a = sum, b = sum, c = sum, d = sum, e = sum, f = sum;
        for (; left >= 96; left -= 96, bytes += 96) {
            a = fold(word(bytes) ^ secret[0], word(bytes + 8) ^ a);
            b = fold(word(bytes + 16) ^ secret[1], word(bytes + 24) ^ b);
            c = fold(word(bytes + 32) ^ secret[2], word(bytes + 40) ^ c);
            d = fold(word(bytes + 48) ^ secret[3], word(bytes + 56) ^ d);
            e = fold(word(bytes + 64) ^ ~secret[0], word(bytes + 72) ^ e);
            f = fold(word(bytes + 80) ^ ~secret[1], word(bytes + 88) ^ f);
        }
        sum = fold(a ^ secret[0], b ^ secret[1]) ^ fold(c ^ secret[2], d ^ secret[3]) ^ fold(e, f ^ secret[2]);
    }
    for (; left >= 16; left -= 16, bytes += 16) sum = fold(word(bytes) ^ secret[2], word(bytes + 8) ^ sum);
    for (size_t i = 0; i < left; i++) tail[i / 8] |= (uint64_t)bytes[i] << (i % 8 * 8);
    return fold(secret[3] ^ sum, fold(tail[0] ^ secret[1], tail[1] ^ sum) ^ count);
}
#endif
