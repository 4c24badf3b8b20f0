// The loops of planes.c against what CPixels.h says of them.

static void check_planes(void) {
    for (int round = 0; round < 300; round++) {
        size_t count = (size_t)length();
        uint8_t *planes[4], *pixels = some_bytes(count * 4);
        for (int i = 0; i < 4; i++) planes[i] = some_bytes(count);
        in("join_planes", "%zu pixels", count);
        cpixels_join_planes(planes[0], planes[1], planes[2], pixels, count);
        for (size_t i = 0; i < count * 4; i++) expect_byte(pixels[i], i % 4 < 3 ? planes[i % 4][i / 4] : 255, i);
        in("put_alpha", "%zu pixels", count);
        cpixels_put_alpha(planes[3], pixels, count);
        for (size_t i = 0; i < count * 4; i++) expect_byte(pixels[i], planes[i % 4][i / 4], i);
        in("divide_by_alpha", "%zu pixels", count);
        cpixels_divide_by_alpha(pixels, count);
        for (size_t i = 0; i < count * 4; i++) {
            int alpha = planes[3][i / 4], level = planes[i % 4][i / 4];
            double divided = alpha == 0 ? 0 : floor(level * 255.0 / alpha + 0.5);
            expect_byte(pixels[i], i % 4 == 3 ? alpha : alpha == 255 ? level : (int)fmin(divided, 255), i);
        }
        int bits = 8 + below(9), maximum = (1 << bits) - 1;
        uint16_t *samples = (uint16_t *)some_bytes(count * 2);
        if (below(4)) for (size_t i = 0; i < count; i++) samples[i] &= (uint16_t)maximum;
        in("take_levels", "%zu samples of %d bits", count, bits);
        cpixels_take_levels(samples, (uint32_t)maximum, planes[0], count);
        for (size_t i = 0; i < count; i++) {
            double level = samples[i] * 255.0 / maximum + 0.5;
            // With more bits, a float cannot tell what is nearly in the middle.
            if (bits > 12 && fabs(level - rint(level)) < 0.001) continue;
            expect_byte(planes[0][i], (int)fmin(floor(level), 255), i);
        }
        for (int i = 0; i < 4; i++) free(planes[i]);
        free(pixels), free(samples);
    }
}
