// The loops that convert the colours of a profile to sRGB, by tables that are made of the profile.
#include "include/CPixels.h"
#if !CPIXELS_HAS_ASSEMBLY

void cpixels_apply_curve(const uint8_t *curve, uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++, pixels += 4) pixels[0] = pixels[1] = pixels[2] = curve[pixels[0]];
}

void cpixels_apply_deep_curve(const uint8_t *curve, const uint16_t *deep, uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++, pixels += 4) pixels[0] = pixels[1] = pixels[2] = curve[deep[i * 4]];
}

void cpixels_apply_matrix(const cpixels_matrix *matrix, uint8_t *pixels, size_t count) {
    typedef int32_t vector __attribute__((vector_size(16), aligned(4), may_alias));
    const vector half = {1 << (matrix->bits - 1), 1 << (matrix->bits - 1), 1 << (matrix->bits - 1), 0};
    const vector none = {0}, top = none + matrix->steps;
    const vector *red = (const vector *)matrix->shares, *green = red + 256, *blue = red + 512;
    for (size_t i = 0; i < count; i++, pixels += 4) {
        vector light = (red[pixels[0]] + green[pixels[1]] + blue[pixels[2]] + half) >> matrix->bits;
        light = __builtin_elementwise_min(__builtin_elementwise_max(light, none), top);
        pixels[0] = matrix->samples[light[0]];
        pixels[1] = matrix->samples[light[1]];
        pixels[2] = matrix->samples[light[2]];
    }
}

void cpixels_apply_deep_matrix(const cpixels_deep_matrix *matrix, const uint16_t *deep, uint8_t *pixels, size_t count) {
    typedef float vector __attribute__((vector_size(16), aligned(4), may_alias));
    typedef int32_t numbers __attribute__((vector_size(16)));
    const vector red = *(const vector *)matrix->columns, green = *(const vector *)(matrix->columns + 4);
    const vector blue = *(const vector *)(matrix->columns + 8), none = {0}, top = none + (float)matrix->steps;
    for (size_t i = 0; i < count; i++, deep += 4, pixels += 4) {
        vector sum = red * matrix->red[deep[0]] + green * matrix->green[deep[1]] + blue * matrix->blue[deep[2]];
        vector light = sum * top + 0.5f;
        // In this order, what is no number becomes 0.
        light = (vector)((numbers)light & (light > none));
        numbers steps = __builtin_convertvector(__builtin_elementwise_min(light, top), numbers);
        pixels[0] = matrix->samples[steps[0]];
        pixels[1] = matrix->samples[steps[1]];
        pixels[2] = matrix->samples[steps[2]];
    }
}

void cpixels_take_deep_alpha(const uint16_t *deep, uint8_t *pixels, size_t count) {
    // Divided by 257 and rounded.
    for (size_t i = 0; i < count; i++) pixels[i * 4 + 3] = (uint8_t)((deep[i * 4 + 3] * 255u + 32895) >> 16);
}
#endif
