// The loops that blend pixels. Included with lanes.h.
//
// Source: W3C, Compositing and Blending Level 1, sections 9 and 10.

INLINE floats hard_light(floats source, floats backdrop) {
    floats light = 2 * source - 1;
    return choose(source < 0.5f, backdrop * 2 * source, backdrop + light - backdrop * light);
}

/// min(1, backdrop ÷ divisor), and 0 for a backdrop of 0 even if that is 0 ÷ 0.
INLINE floats dodged(floats backdrop, floats divisor) { return lesser(backdrop / (divisor + LEAST_DIVISOR), all(1)); }

INLINE floats soft_light(floats source, floats backdrop) {
    floats dark = ((16 * backdrop - 12) * backdrop + 4) * backdrop;
    floats light = choose(backdrop < 0.25f, dark, __builtin_elementwise_sqrt(backdrop));
    floats gap = choose(source < 0.5f, backdrop - backdrop * backdrop, light - backdrop);
    return backdrop + (2 * source - 1) * gap;
}

/// Both from 0 to 1.
INLINE floats mixed_channel(int mode, floats source, floats backdrop) {
    switch (mode) {
    case CPIXELS_MULTIPLY: return source * backdrop;
    case CPIXELS_SCREEN: return source + backdrop - source * backdrop;
    case CPIXELS_OVERLAY: return hard_light(backdrop, source);
    case CPIXELS_DARKEN: return lesser(source, backdrop);
    case CPIXELS_LIGHTEN: return greater(source, backdrop);
    case CPIXELS_COLOR_DODGE: return dodged(backdrop, 1 - source);
    case CPIXELS_COLOR_BURN: return 1 - dodged(1 - backdrop, source);
    case CPIXELS_HARD_LIGHT: return hard_light(source, backdrop);
    case CPIXELS_SOFT_LIGHT: return soft_light(source, backdrop);
    case CPIXELS_DIFFERENCE: return greater(source - backdrop, backdrop - source);
    case CPIXELS_EXCLUSION: return source + backdrop - 2 * source * backdrop;
    default: return source;
    }
}

INLINE floats least(channels c) { return lesser(lesser(c.red, c.green), c.blue); }
INLINE floats greatest(channels c) { return greater(greater(c.red, c.green), c.blue); }
/// Lum in the specification.
INLINE floats luminosity(channels c) { return 0.3f * c.red + 0.59f * c.green + 0.11f * c.blue; }

/// SetLum in the specification, with ClipColor.
INLINE channels lit(channels color, channels other) {
    floats wanted = luminosity(other), step = wanted - luminosity(color);
    floats low = least(color) + step, high = greatest(color) + step;
    // Scale towards the luminosity until no channel is out of range; never are both ends at once.
    ints is_low = low < 0, is_high = high > 1;
    floats room = choose(is_low, wanted, 1 - wanted), way = choose(is_low, wanted - low, high - wanted);
    floats scale = choose(is_low | is_high, room / (way + LEAST_DIVISOR), all(1));
    floats base = wanted + (step - wanted) * scale;
    return (channels){base + color.red * scale, base + color.green * scale, base + color.blue * scale, color.alpha};
}

/// SetSat in the specification: its sorted cases are one line through the least and the greatest channel.
INLINE channels saturated(channels color, channels other) {
    floats low = least(color);
    floats scale = (greatest(other) - least(other)) / (greatest(color) - low + LEAST_DIVISOR);
    return (channels){(color.red - low) * scale, (color.green - low) * scale, (color.blue - low) * scale, color.alpha};
}

INLINE channels mixed(int mode, channels source, channels backdrop) {
    switch (mode) {
    case CPIXELS_HUE: return lit(saturated(source, backdrop), backdrop);
    case CPIXELS_SATURATION: return lit(saturated(backdrop, source), backdrop);
    case CPIXELS_COLOR: return lit(source, backdrop);
    case CPIXELS_LUMINOSITY: return lit(backdrop, source);
    default:
        return (channels){mixed_channel(mode, source.red, backdrop.red), mixed_channel(mode, source.green, backdrop.green),
                          mixed_channel(mode, source.blue, backdrop.blue), source.alpha};
    }
}

/// The sum of weighted colours.
INLINE channels sum(floats a, channels x, floats b, channels y) {
    return (channels){a * x.red + b * y.red, a * x.green + b * y.green, a * x.blue + b * y.blue, a + b};
}

/// A channel of a sum of premultiplied colours, without what exceeds the range.
INLINE floats fitted(floats value, floats excess, floats most) {
    return lesser(greater(value - excess, (floats){0}), most);
}

/// Colours and alphas from 0 to 1; the result is premultiplied.
INLINE channels composed(int mode, channels s, channels b) {
    switch (mode) {
    case CPIXELS_CLEAR: return (channels){{0}, {0}, {0}, {0}};
    case CPIXELS_COPY: return sum(s.alpha, s, (floats){0}, b);
    case CPIXELS_SOURCE_IN: return sum(s.alpha * b.alpha, s, (floats){0}, b);
    case CPIXELS_SOURCE_OUT: return sum(s.alpha * (1 - b.alpha), s, (floats){0}, b);
    case CPIXELS_SOURCE_ATOP: return sum(s.alpha * b.alpha, s, b.alpha * (1 - s.alpha), b);
    case CPIXELS_NORMAL: return sum(s.alpha, s, b.alpha * (1 - s.alpha), b);
    case CPIXELS_DESTINATION_OVER: return sum(s.alpha * (1 - b.alpha), s, b.alpha, b);
    case CPIXELS_DESTINATION_IN: return sum((floats){0}, s, b.alpha * s.alpha, b);
    case CPIXELS_DESTINATION_OUT: return sum((floats){0}, s, b.alpha * (1 - s.alpha), b);
    case CPIXELS_DESTINATION_ATOP: return sum(s.alpha * (1 - b.alpha), s, b.alpha * s.alpha, b);
    case CPIXELS_XOR: return sum(s.alpha * (1 - b.alpha), s, b.alpha * (1 - s.alpha), b);
    case CPIXELS_PLUS_DARKER:
    case CPIXELS_PLUS_LIGHTER: {
        channels result = sum(s.alpha, s, b.alpha, b);
        floats alpha = lesser(result.alpha, all(1));
        floats excess = mode == CPIXELS_PLUS_DARKER ? result.alpha - alpha : (floats){0};
        return (channels){fitted(result.red, excess, alpha), fitted(result.green, excess, alpha),
                          fitted(result.blue, excess, alpha), alpha};
    }
    default: {
        channels mix = mixed(mode, s, b);
        floats own = s.alpha * (1 - b.alpha), both = s.alpha * b.alpha, rest = (1 - s.alpha) * b.alpha;
        return (channels){own * s.red + both * mix.red + rest * b.red, own * s.green + both * mix.green + rest * b.green,
                          own * s.blue + both * mix.blue + rest * b.blue, s.alpha + rest};
    }
    }
}

INLINE channels scaled(channels c, float color, float alpha) {
    return (channels){c.red * color, c.green * color, c.blue * color, c.alpha * alpha};
}

INLINE void blend_all(int mode, const uint32_t *source, const uint32_t *backdrop, uint32_t *target, size_t count,
                      float opacity, uint32_t bits) {
    const float unit = 1.0f / 255;
    for (size_t i = 0; i < count; i += LANES) {
        uint32_t rest[2][LANES] = {{0}};
        const uint32_t *above = source + i, *below = backdrop + i;
        uint32_t *result = target + i;
        int is_rest = count - i < LANES;
        if (is_rest) {
            copy_rest(above, rest[0], count - i);
            copy_rest(below, rest[1], count - i);
            above = rest[0], below = result = rest[1];
        }
        channels color = composed(mode, scaled(load(above), unit, unit * opacity), scaled(load(below), unit, unit));
        // Invisible pixels have no colour, and must not divide by zero.
        floats scale = 255 / (color.alpha + LEAST_DIVISOR);
        color = (channels){color.red * scale, color.green * scale, color.blue * scale, color.alpha * 255};
        *(words *)result = packed(color) | bits;
        if (is_rest) copy_rest(result, target + i, count - i);
    }
}

static void blend(int mode, const uint32_t *source, const uint32_t *backdrop, uint32_t *target, size_t count,
                  float opacity, uint32_t bits) {
    // Each mode has its own loop, so that nothing is decided for each pixel.
#define CASE(mode) \
    case mode: blend_all(mode, source, backdrop, target, count, opacity, bits); break;
    switch (mode) {
        CASE(CPIXELS_NORMAL)
        CASE(CPIXELS_MULTIPLY)
        CASE(CPIXELS_SCREEN)
        CASE(CPIXELS_OVERLAY)
        CASE(CPIXELS_DARKEN)
        CASE(CPIXELS_LIGHTEN)
        CASE(CPIXELS_COLOR_DODGE)
        CASE(CPIXELS_COLOR_BURN)
        CASE(CPIXELS_HARD_LIGHT)
        CASE(CPIXELS_SOFT_LIGHT)
        CASE(CPIXELS_DIFFERENCE)
        CASE(CPIXELS_EXCLUSION)
        CASE(CPIXELS_HUE)
        CASE(CPIXELS_SATURATION)
        CASE(CPIXELS_COLOR)
        CASE(CPIXELS_LUMINOSITY)
        CASE(CPIXELS_CLEAR)
        CASE(CPIXELS_COPY)
        CASE(CPIXELS_SOURCE_IN)
        CASE(CPIXELS_SOURCE_OUT)
        CASE(CPIXELS_SOURCE_ATOP)
        CASE(CPIXELS_DESTINATION_OVER)
        CASE(CPIXELS_DESTINATION_IN)
        CASE(CPIXELS_DESTINATION_OUT)
        CASE(CPIXELS_DESTINATION_ATOP)
        CASE(CPIXELS_XOR)
        CASE(CPIXELS_PLUS_DARKER)
        CASE(CPIXELS_PLUS_LIGHTER)
    }
#undef CASE
}
