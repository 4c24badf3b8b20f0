// The loops over whole pictures against their definitions, in double precision.

static const cpixels_effects *effects;

/// Pixels of which many are wholly visible or invisible, or have channels at the ends.
static uint32_t *some_pixels(size_t count) {
    uint32_t *pixels = TAKE(uint32_t, count);
    for (size_t i = 0; i < count; i++) {
        for (int shift = 0; shift < 32; shift += 8) {
            if (below(4) == 0) pixels[i] &= ~(255u << shift);
            if (below(3) == 0) pixels[i] |= 255u << shift;
        }
    }
    return pixels;
}

static int channel_of(uint32_t pixel, int channel) { return (int)(pixel >> channel * 8 & 255); }

static double grey_of(const double *levels) { return 0.2126 * levels[0] + 0.7152 * levels[1] + 0.0722 * levels[2]; }

static void test_adjust(void) {
    int count = length(), has_levels = below(2), is_same = below(4) == 0;
    cpixels_adjustment change = {(float)between(-2, 3), (float)between(-1, 1), (float)between(-200, 300),
                                 (float)between(-200, 300), (float)between(-200, 300), below(2) ? 0xFF000000 : 0};
    in("adjust", "%d pixels, levels %d", count, has_levels);
    uint32_t *pixels = some_pixels((size_t)count), *before = TAKE(uint32_t, count);
    uint32_t *target = is_same ? pixels : TAKE(uint32_t, count);
    float *levels = TAKE(float, 256);
    for (int i = 0; i < 256; i++) levels[i] = (float)between(0, 600);
    memcpy(before, pixels, (size_t)count * 4);
    effects->adjust(pixels, has_levels ? levels : NULL, change, target, (size_t)count);
    for (int i = 0; i < count * 4; i++) {
        double own[3];
        for (int c = 0; c < 3; c++) {
            int value = channel_of(before[i / 4], c);
            own[c] = has_levels ? levels[value] : value;
        }
        double constants[] = {change.red, change.green, change.blue};
        int found = channel_of(target[i / 4], i % 4);
        if (i % 4 == 3) compare(found, change.bits ? 255 : channel_of(before[i / 4], 3), 0, i, "byte");
        double wanted = i % 4 < 3 ? own[i % 4] * change.own + grey_of(own) * change.luma + constants[i % 4] : 0;
        if (i % 4 < 3) compare(found, clamped(wanted), 0.501, i, "byte");
    }
}

// Blend modes, as W3C's Compositing and Blending Level 1 writes them

static double separable(int mode, double s, double b) {
    switch (mode) {
    case CPIXELS_MULTIPLY: return b * s;
    case CPIXELS_SCREEN: return b + s - b * s;
    case CPIXELS_OVERLAY: return separable(CPIXELS_HARD_LIGHT, b, s);
    case CPIXELS_DARKEN: return fmin(b, s);
    case CPIXELS_LIGHTEN: return fmax(b, s);
    case CPIXELS_COLOR_DODGE: return b == 0 ? 0 : s == 1 ? 1 : fmin(1, b / (1 - s));
    case CPIXELS_COLOR_BURN: return b == 1 ? 1 : s == 0 ? 0 : 1 - fmin(1, (1 - b) / s);
    case CPIXELS_HARD_LIGHT: return s <= 0.5 ? b * 2 * s : separable(CPIXELS_SCREEN, b, 2 * s - 1);
    case CPIXELS_SOFT_LIGHT:
        if (s <= 0.5) return b - (1 - 2 * s) * b * (1 - b);
        return b + (2 * s - 1) * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : sqrt(b)) - b);
    case CPIXELS_DIFFERENCE: return fabs(b - s);
    case CPIXELS_EXCLUSION: return b + s - 2 * b * s;
    default: return s;
    }
}

static double lum(const double *c) { return 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]; }
static double low(const double *c) { return fmin(fmin(c[0], c[1]), c[2]); }
static double high(const double *c) { return fmax(fmax(c[0], c[1]), c[2]); }

static void set_lum(const double *color, double wanted, double *result) {
    for (int c = 0; c < 3; c++) result[c] = color[c] + wanted - lum(color);
    double l = lum(result), n = low(result), x = high(result);
    for (int c = 0; c < 3; c++) {
        if (n < 0) result[c] = l + (result[c] - l) * l / (l - n);
        if (x > 1) result[c] = l + (result[c] - l) * (1 - l) / (x - l);
    }
}

static void set_sat(const double *color, double wanted, double *result) {
    double n = low(color), range = high(color) - n;
    for (int c = 0; c < 3; c++) result[c] = range > 0 ? (color[c] - n) * wanted / range : 0;
}

static void mix(int mode, const double *s, const double *b, double *result) {
    double part[3];
    switch (mode) {
    case CPIXELS_HUE: set_sat(s, high(b) - low(b), part), set_lum(part, lum(b), result); break;
    case CPIXELS_SATURATION: set_sat(b, high(s) - low(s), part), set_lum(part, lum(b), result); break;
    case CPIXELS_COLOR: set_lum(s, lum(b), result); break;
    case CPIXELS_LUMINOSITY: set_lum(b, lum(s), result); break;
    default:
        for (int c = 0; c < 3; c++) result[c] = separable(mode, s[c], b[c]);
    }
}

/// The shares of source and backdrop by the operators of Porter and Duff; 0 for other modes.
static int shares_of(int mode, double s, double b, double *fs, double *fb) {
    switch (mode) {
    case CPIXELS_CLEAR: *fs = 0, *fb = 0; return 1;
    case CPIXELS_COPY: *fs = 1, *fb = 0; return 1;
    case CPIXELS_SOURCE_IN: *fs = b, *fb = 0; return 1;
    case CPIXELS_SOURCE_OUT: *fs = 1 - b, *fb = 0; return 1;
    case CPIXELS_SOURCE_ATOP: *fs = b, *fb = 1 - s; return 1;
    case CPIXELS_DESTINATION_OVER: *fs = 1 - b, *fb = 1; return 1;
    case CPIXELS_DESTINATION_IN: *fs = 0, *fb = s; return 1;
    case CPIXELS_DESTINATION_OUT: *fs = 0, *fb = 1 - s; return 1;
    case CPIXELS_DESTINATION_ATOP: *fs = 1 - b, *fb = s; return 1;
    case CPIXELS_XOR: *fs = 1 - b, *fb = 1 - s; return 1;
    default: return 0;
    }
}

static void blended(int mode, const double *s, const double *b, double *result) {
    double fs, fb, mixed[3];
    if (mode == CPIXELS_PLUS_DARKER || mode == CPIXELS_PLUS_LIGHTER) {
        result[3] = fmin(1, s[3] + b[3]);
        for (int c = 0; c < 3; c++) {
            double light = s[c] * s[3] + b[c] * b[3], dark = result[3] - (s[3] - s[c] * s[3]) - (b[3] - b[c] * b[3]);
            result[c] = mode == CPIXELS_PLUS_LIGHTER ? fmin(result[3], light) : fmax(0, dark);
        }
    } else if (shares_of(mode, s[3], b[3], &fs, &fb)) {
        result[3] = s[3] * fs + b[3] * fb;
        for (int c = 0; c < 3; c++) result[c] = s[c] * s[3] * fs + b[c] * b[3] * fb;
    } else {
        mix(mode, s, b, mixed);
        result[3] = s[3] + b[3] - s[3] * b[3];
        for (int c = 0; c < 3; c++) {
            result[c] = s[3] * ((1 - b[3]) * s[c] + b[3] * mixed[c]) + (1 - s[3]) * b[3] * b[c];
        }
    }
    for (int c = 0; c < 3; c++) result[c] = result[3] > 0 ? result[c] / result[3] : 0;
}

static void test_blend(int mode) {
    int count = length(), is_same = below(4) == 0;
    float opacity = below(3) ? 1 : (float)between(0, 1);
    uint32_t bits = below(4) ? 0 : 0xFF000000;
    in("blend", "mode %d, %d pixels, opacity %g", mode, count, opacity);
    uint32_t *source = some_pixels((size_t)count), *backdrop = some_pixels((size_t)count);
    uint32_t *target = TAKE(uint32_t, count);
    if (is_same) memcpy(target, backdrop, (size_t)count * 4);
    effects->blend(mode, source, is_same ? target : backdrop, target, (size_t)count, opacity, bits);
    for (int i = 0; i < count; i++) {
        double s[4], b[4], wanted[4];
        for (int c = 0; c < 4; c++) {
            s[c] = channel_of(source[i], c) / 255.0 * (c == 3 ? opacity : 1);
            b[c] = channel_of(backdrop[i], c) / 255.0;
        }
        blended(mode, s, b, wanted);
        // What is all but invisible has no certain colour.
        double allowed = wanted[3] < 1e-4 ? 256 : 0.501;
        for (int c = 0; c < 4; c++) {
            int found = channel_of(target[i], c);
            compare(found, c == 3 && bits ? 255 : wanted[c] * 255, c == 3 ? 0.501 : allowed, i * 4 + c, "byte");
        }
    }
}

// Blur

static double at(const double *line, int index, int count, int step) {
    return line[(index < 0 ? 0 : index < count ? index : count - 1) * step];
}

/// The three boxes one after the other, beyond the ends of the first as CPixels.h says.
static void blur_line(double *line, int count, int step, cpixels_boxes boxes) {
    int reach = (int)boxes.reach, margin = 3 * (reach + 1), total = count + 2 * margin;
    double *values = malloc(sizeof(double) * (size_t)total), *sums = malloc(sizeof(double) * (size_t)total);
    for (int i = 0; i < total; i++) values[i] = at(line, i - margin, count, step);
    for (int pass = 0; pass < 3; pass++) {
        for (int i = 0; i < total; i++) {
            sums[i] = (at(values, i - reach - 1, total, 1) + at(values, i + reach + 1, total, 1)) * boxes.share;
            for (int tap = -reach; tap <= reach; tap++) sums[i] += at(values, i + tap, total, 1);
            sums[i] /= 2 * reach + 1 + 2 * (double)boxes.share;
        }
        memcpy(values, sums, sizeof(double) * (size_t)total);
    }
    for (int i = 0; i < count; i++) line[i * step] = values[i + margin];
    free(values), free(sums);
}

static void test_blur(void) {
    int width = 1 + below(below(3) ? 40 : 130), height = 1 + below(30), has_alpha = below(2), pitch = width + below(3);
    cpixels_boxes boxes = {(size_t)below(below(3) ? 4 : 20), (float)between(0, 1)};
    in("blur", "%d × %d, alpha %d, reach %zu, share %g", width, height, has_alpha, boxes.reach, boxes.share);
    enum { STRIP = CPIXELS_STRIP };
    int strips = (width + STRIP - 1) / STRIP, rows = (height + 3) / 4 * 4, stride = rows * STRIP * 4;
    int total = pitch * (height - 1) + width;
    uint32_t *pixels = some_pixels((size_t)total), *target = TAKE(uint32_t, total), *before = TAKE(uint32_t, total);
    if (below(2)) alphas((uint8_t *)pixels, (size_t)total);
    memcpy(before, target, sizeof(uint32_t) * (size_t)total);
    uint16_t *numbers = TAKE(uint16_t, strips * stride);
    uint32_t *room = TAKE(uint32_t, height * STRIP);
    float *ring = TAKE(float, cpixels_ring(boxes));
    for (int y = 0; y < height; y += 4) {
        effects->blur_rows(pixels + y * pitch, (size_t)pitch, height - y < 4 ? (size_t)(height - y) : 4, (size_t)width,
                           has_alpha, boxes, ring, numbers + y * STRIP * 4, (size_t)stride);
    }
    for (int x = 0; x < width; x += STRIP) {
        size_t columns = width - x < STRIP ? (size_t)(width - x) : STRIP;
        effects->blur_columns(numbers + x / STRIP * stride, (size_t)height, columns, has_alpha, boxes, ring, room,
                              target + x, (size_t)pitch);
    }
    double *exact = malloc(sizeof(double) * (size_t)(width * height * 4));
    for (int i = 0; i < width * height * 4; i++) {
        uint32_t pixel = pixels[i / 4 / width * pitch + i / 4 % width];
        double alpha = has_alpha ? channel_of(pixel, 3) / 255.0 : 1;
        exact[i] = i % 4 == 3 ? alpha * 255 : channel_of(pixel, i % 4) * alpha;
    }
    for (int c = 0; c < 4; c++) {
        for (int y = 0; y < height; y++) blur_line(exact + y * width * 4 + c, width, 4, boxes);
        for (int x = 0; x < width; x++) blur_line(exact + x * 4 + c, height, width * 4, boxes);
    }
    for (int i = 0; i < total; i++) {
        if (i % pitch >= width) {
            compare(target[i], before[i], 0, i, "pixel between rows");
            continue;
        }
        const double *wanted = exact + (i / pitch * width + i % pitch) * 4;
        compare(channel_of(target[i], 3), wanted[3], 0.52, i * 4 + 3, "byte");
        // The less a pixel is visible, the less its colour is known.
        double allowed = wanted[3] < 0.52 ? 256 : 0.52 + 2 / wanted[3];
        for (int c = 0; c < 3; c++) {
            compare(channel_of(target[i], c), wanted[c] * 255 / fmax(wanted[3], 1e-9), allowed, i * 4 + c, "byte");
        }
    }
    free(exact);
}

// Rounded corners

/// The height of a box above and below a point of its width, that lies within row `y`.
static double covered_at(const cpixels_box *box, double x, int y) {
    double top = box->top, bottom = box->bottom, r = box->radius;
    if (x < box->left || x > box->right) return 0;
    for (int corner = 0; corner < 4; corner++) {
        double across = corner % 2 ? x - (box->right - r) : box->left + r - x;
        if (!(box->corners >> corner & 1) || across <= 0) continue;
        double cut = r - sqrt(fmax(0, r * r - across * across));
        if (corner < 2) top = fmax(top, box->top + cut);
        else bottom = fmin(bottom, box->bottom - cut);
    }
    return fmax(0, fmin(bottom, y + 1) - fmax(top, y));
}

/// The mean of many points, more of them towards the ends of a pixel and of the box.
static double share_of(const cpixels_box *box, int x, int y) {
    // The box is convex: what is whole at both ends is whole between them.
    if (covered_at(box, x, y) == 1 && covered_at(box, x + 1, y) == 1) return 1;
    double ends[] = {x, box->left, box->left + box->radius, box->right - box->radius, box->right, x + 1}, sum = 0;
    for (int i = 1; i < 5; i++) ends[i] = fmin(fmax(ends[i], x), x + 1);
    for (int i = 0; i < 5; i++) {
        double from = i == 3 || ends[i] < ends[i + 1] ? ends[i] : ends[i + 1], length = ends[i + 1] - from;
        enum { POINTS = 100 };
        for (int n = 0; length > 0 && n < POINTS; n++) {
            double part = (n + 0.5) / POINTS, place = (1 - cos(part * M_PI)) / 2;
            sum += covered_at(box, from + place * length, y) * length * sin(part * M_PI) * M_PI / 2 / POINTS;
        }
    }
    return fmin(sum, 1);
}

static void lay(const double *above, double share, double *below) {
    double a = above[3] * share, rest = below[3] * (1 - a), sum = a + rest;
    for (int c = 0; c < 3; c++) below[c] = sum > 0 ? (above[c] * a + below[c] * rest) / sum : 0;
    below[3] = sum;
}

static void test_frame(void) {
    int width = 1 + below(50), height = 1 + below(30), has_line = below(2), cuts = below(4) > 0, corners = below(16);
    int has_background = cuts && below(2), shows = has_background && below(2);
    double most = fmin(width, height) / 2.0, radius = below(3) ? between(0, most) : below(2) ? most : 0;
    double inset = has_line ? below(2) ? between(0.05, most) : 1 + below((int)most + 1) : 0;
    if (inset > most) inset = most;
    in("frame", "%d × %d, radius %g of corners %d, line %g", width, height, radius, corners, inset);
    uint32_t *line = TAKE(uint32_t, width), *background = TAKE(uint32_t, width);
    for (int x = 1; x < width; x++) line[x] = line[0], background[x] = background[0];
    cpixels_box outer = {0, 0, width, height, radius, corners};
    cpixels_box inner = {inset, inset, width - inset, height - inset, 0, corners};
    inner.radius = fmax(0, fmin(radius - inset, fmin(inner.right - inner.left, inner.bottom - inner.top) / 2));
    cpixels_frame frame = {outer, inner, has_line ? line : NULL, has_background ? background : NULL, cuts, shows};
    for (int y = 0; y < height; y++) {
        uint32_t *pixels = some_pixels((size_t)width), *target = TAKE(uint32_t, width);
        // Without a background to show through, any picture is as if opaque.
        for (int x = 0; x < width && has_background && !shows; x++) pixels[x] |= 0xFF000000;
        cpixels_frame_row(&frame, effects, (size_t)y, (size_t)width, pixels, target);
        for (int x = 0; x < width; x++) {
            double value[4], above[4], below[4];
            for (int c = 0; c < 4; c++) {
                value[c] = channel_of(pixels[x], c) / 255.0, above[c] = channel_of(line[0], c) / 255.0;
                below[c] = channel_of(background[0], c) / 255.0;
            }
            double covered = share_of(&outer, x, y), rest = has_line ? share_of(&inner, x, y) : 0;
            if (has_line) lay(above, fmax(0, (cuts ? 1 : covered) - rest), value);
            if (cuts) value[3] *= covered;
            if (has_background) lay(value, 1, below), memcpy(value, below, sizeof value);
            int is_hidden = value[3] * 255 < 1;
            for (int c = 0; c < 4; c++) {
                // The sums above are not exact.
                double allowed = 0.53 + (c < 3 ? 0.05 / value[3] : 0);
                if (c < 3 && is_hidden) continue;
                compare(channel_of(target[x], c), value[c] * 255, allowed, (y * width + x) * 4 + c, "byte");
            }
        }
        release(2);
    }
}
