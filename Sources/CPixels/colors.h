// The loop over the colours of pixels. Included with lanes.h.

/// The light of pixels, looked up one by one: few processors are faster at gathering it.
INLINE channels looked_up(const uint32_t *pixels, const float *levels) {
    float red[LANES], green[LANES], blue[LANES];
    for (int i = 0; i < LANES; i++) {
        red[i] = levels[pixels[i] & 255];
        green[i] = levels[pixels[i] >> 8 & 255];
        blue[i] = levels[pixels[i] >> 16 & 255];
    }
    return (channels){*(floats *)red, *(floats *)green, *(floats *)blue, number(*(const words *)pixels >> 24)};
}

INLINE words adjusted(channels pixel, cpixels_adjustment change) {
    floats grey = 0.2126f * pixel.red + 0.7152f * pixel.green + 0.0722f * pixel.blue;
    floats base = grey * change.luma, none = {0}, most = all(255);
    pixel.red = lesser(greater(pixel.red * change.own + (base + change.red), none), most);
    pixel.green = lesser(greater(pixel.green * change.own + (base + change.green), none), most);
    pixel.blue = lesser(greater(pixel.blue * change.own + (base + change.blue), none), most);
    return packed(pixel) | change.bits;
}

INLINE void adjust_all(const uint32_t *pixels, const float *levels, cpixels_adjustment change, uint32_t *target,
                       size_t count) {
    for (size_t i = 0; i < count; i += LANES) {
        uint32_t rest[LANES] = {0};
        int is_rest = count - i < LANES;
        const uint32_t *from = pixels + i;
        if (is_rest) {
            copy_rest(from, rest, count - i);
            from = rest;
        }
        *(words *)(is_rest ? rest : target + i) = adjusted(levels ? looked_up(from, levels) : load(from), change);
        if (is_rest) copy_rest(rest, target + i, count - i);
    }
}

static void adjust(const uint32_t *pixels, const float *levels, cpixels_adjustment change, uint32_t *target,
                   size_t count) {
    if (levels) adjust_all(pixels, levels, change, target, count);
    else adjust_all(pixels, NULL, change, target, count);
}
