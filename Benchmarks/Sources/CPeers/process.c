#include "CPeers.h"
#include <stdlib.h>
#include <string.h>

// One running mean of 2 * reach + 1 pixels along a line; beyond its ends the line goes on with its end pixels.
static void box_line(const uint8_t *source, uint8_t *target, int count, ptrdiff_t step, int reach) {
    int width = 2 * reach + 1;
    for (int channel = 0; channel < 4; channel++) {
        const uint8_t *in = source + channel;
        uint8_t *out = target + channel;
        int sum = in[0] * (reach + 1);
        for (int x = 1; x <= reach; x++) sum += in[(x < count ? x : count - 1) * step];
        for (int x = 0; x < count; x++) {
            out[x * step] = (uint8_t)((sum + width / 2) / width);
            int next = x + reach + 1, last = x - reach;
            sum += in[(next < count ? next : count - 1) * step] - in[(last > 0 ? last : 0) * step];
        }
    }
}

uint8_t *peer_blur(const uint8_t *pixels, int width, int height, int reach) {
    size_t size = (size_t)width * height * 4;
    uint8_t *a = malloc(size), *b = malloc(size);
    if (a == NULL || b == NULL) {
        free(a);
        free(b);
        return NULL;
    }
    const uint8_t *source = pixels;
    for (int pass = 0; pass < 3; pass++) {
        for (int y = 0; y < height; y++) {
            box_line(source + (size_t)y * width * 4, b + (size_t)y * width * 4, width, 4, reach);
        }
        for (int x = 0; x < width; x++) box_line(b + x * 4, a + x * 4, height, (ptrdiff_t)width * 4, reach);
        source = a;
    }
    free(b);
    return a;
}

uint8_t *peer_copy(const uint8_t *pixels, size_t size) {
    uint8_t *copy = malloc(size);
    if (copy != NULL) memcpy(copy, pixels, size);
    return copy;
}

uint8_t *peer_mix(const uint8_t *pixels, size_t size, const uint8_t color[4], int share) {
    uint8_t *mixed = malloc(size);
    if (mixed == NULL) return NULL;
    for (size_t i = 0; i < size; i += 4) {
        for (int channel = 0; channel < 3; channel++) {
            int value = pixels[i + channel];
            mixed[i + channel] = (uint8_t)((value * (256 - share) + color[channel] * share + 128) >> 8);
        }
        mixed[i + 3] = pixels[i + 3];
    }
    return mixed;
}
