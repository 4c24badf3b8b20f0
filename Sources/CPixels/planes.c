// Pictures whose channels come as planes of their own.
#include "include/CPixels.h"
#if !CPIXELS_HAS_ASSEMBLY

/// Rounds to the nearest level; for samples up to 65535, whose products a float holds exactly enough.
static uint8_t level(uint16_t sample, float factor) {
    float value = (float)sample * factor + 0.5f;
    return (uint8_t)(int32_t)(value < 255 ? value : 255);
}

void cpixels_join_planes(
    const uint8_t *restrict red, const uint8_t *restrict green, const uint8_t *restrict blue, uint8_t *restrict pixels,
    size_t count) {
    for (size_t i = 0; i < count; i++) {
        pixels[i * 4] = red[i];
        pixels[i * 4 + 1] = green[i];
        pixels[i * 4 + 2] = blue[i];
        pixels[i * 4 + 3] = 255;
    }
}

void cpixels_take_levels(const uint16_t *restrict samples, uint32_t maximum, uint8_t *restrict levels, size_t count) {
    float factor = 255.0f / (float)(maximum > 0 ? maximum : 1);
    for (size_t i = 0; i < count; i++) levels[i] = level(samples[i], factor);
}

void cpixels_put_alpha(const uint8_t *restrict alpha, uint8_t *restrict pixels, size_t count) {
    for (size_t i = 0; i < count; i++) pixels[i * 4 + 3] = alpha[i];
}

void cpixels_divide_by_alpha(uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++, pixels += 4) {
        uint32_t alpha = pixels[3];
        if (alpha == 255) continue;
        for (int channel = 0; channel < 3; channel++) {
            uint32_t value = alpha == 0 ? 0 : (pixels[channel] * 255u + alpha / 2) / alpha;
            pixels[channel] = (uint8_t)(value < 255 ? value : 255);
        }
    }
}

#endif
