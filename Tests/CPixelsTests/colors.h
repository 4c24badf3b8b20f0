// The loops of profiles.c, palettes.c and quantizer.c against what CPixels.h says of them.

static void check_profiles(void) {
    int count = length();
    in("profiles", "%d pixels", count);
    uint8_t *pixels = take_pixels((size_t)count), *before = take_pixels((size_t)count);
    uint16_t *deep = TAKE(uint16_t, count * 4);
    uint8_t *curve = TAKE(uint8_t, 65536), *samples = TAKE(uint8_t, 1001);
    memcpy(before, pixels, (size_t)count * 4);
    cpixels_apply_curve(curve, pixels, (size_t)count);
    for (int i = 0; i < count * 4; i++) {
        compare(pixels[i], i % 4 == 3 ? before[i] : curve[before[i / 4 * 4]], 0, i, "byte");
    }
    cpixels_apply_deep_curve(curve, deep, pixels, (size_t)count);
    cpixels_take_deep_alpha(deep, pixels, (size_t)count);
    for (int i = 0; i < count * 4; i++) {
        compare(pixels[i], i % 4 == 3 ? floor(deep[i] / 257.0 + 0.5) : curve[deep[i / 4 * 4]], 0, i, "byte");
    }
    int32_t *shares = TAKE(int32_t, 768 * 4);
    for (int i = 0; i < 768 * 4; i++) shares[i] = (int32_t)between(-200000, 500000);
    cpixels_matrix matrix = {shares, samples, 1000, 10};
    memcpy(pixels, before, (size_t)count * 4);
    cpixels_apply_matrix(&matrix, pixels, (size_t)count);
    for (int i = 0; i < count * 4; i++) {
        double sum = 0;
        for (int c = 0; c < 3; c++) sum += shares[(c * 256 + before[i / 4 * 4 + c]) * 4 + i % 4];
        double step = fmin(fmax(floor(sum / 1024 + 0.5), 0), 1000);
        compare(pixels[i], i % 4 == 3 ? before[i] : samples[(int)step], 0, i, "byte");
    }
    float *light = TAKE(float, 3 * 65536), *columns = TAKE(float, 12);
    for (int i = 0; i < 3 * 65536; i++) light[i] = (float)(any() % 4097) / 4096;
    for (int i = 0; i < 12; i++) columns[i] = (float)(below(129) - 32) / 64;
    cpixels_deep_matrix large = {light, light + 65536, light + 2 * 65536, columns, samples, 1000};
    memcpy(pixels, before, (size_t)count * 4);
    cpixels_apply_deep_matrix(&large, deep, pixels, (size_t)count);
    for (int i = 0; i < count * 4; i++) {
        double sum = 0;
        for (int c = 0; c < 3; c++) sum += (double)light[c * 65536 + deep[i / 4 * 4 + c]] * columns[c * 4 + i % 4];
        double place = fmin(fmax(sum * 1000 + 0.5, 0), 1000);
        // Between two steps, either is right.
        int low = (int)fmax(place - 1e-3, 0), high = (int)fmin(place + 1e-3, 1000);
        int other = pixels[i] == samples[low] ? samples[low] : samples[high];
        compare(pixels[i], i % 4 == 3 ? before[i] : other, 0, i, "byte");
    }
    release(0);
}

/// Few colours in runs, and some zeros.
static uint32_t *some_colors(int count, int kinds) {
    uint32_t *pixels = TAKE(uint32_t, count);
    for (int i = 0; i < count; i++) {
        pixels[i] = i > 0 && below(3) == 0 ? pixels[i - 1] : below(9) == 0 ? 0 : (uint32_t)below(kinds) * 0x9E3779B1u;
    }
    return pixels;
}

static void check_table(void) {
    int count = length(), room = below(257), skips = below(2), known = 0;
    in("colors", "%d pixels, room for %d, skips zeros %d", count, room, skips);
    uint32_t *pixels = some_colors(count, 1 + below(400)), *colors = TAKE(uint32_t, 256), wanted[256];
    uint16_t *slots = TAKE(uint16_t, CPIXELS_SLOTS);
    memset(slots, 0, CPIXELS_SLOTS * 2);
    int fits = 1;
    for (int i = 0; i < count && fits; i++) {
        int found = skips && pixels[i] == 0;
        for (int n = 0; n < known; n++) found |= wanted[n] == pixels[i];
        if (found) continue;
        fits = known < room;
        if (fits) wanted[known++] = pixels[i];
    }
    size_t number = 0;
    size_t half = (size_t)count / 2, rest = (size_t)count - half;
    int does_fit = cpixels_collect_colors(pixels, half, skips, (size_t)room, colors, slots, &number);
    does_fit = does_fit && cpixels_collect_colors(pixels + half, rest, skips, (size_t)room, colors, slots, &number);
    compare(does_fit, fits, 0, 0, "whether it fits");
    compare((double)number, known, 0, 0, "number of colours");
    for (int n = 0; n < known; n++) compare(colors[n], wanted[n], 0, n, "colour");
    int zero = below(3) == 0 ? -1 : below(2) ? 77 : CPIXELS_ZERO_IS_COLOR, is_known = 1;
    uint8_t *numbers = TAKE(uint8_t, count);
    int has_numbers = cpixels_number_colors(pixels, (size_t)count, colors, slots, zero, numbers);
    for (int i = 0; i < count && is_known; i++) {
        int found = pixels[i] == 0 && zero != CPIXELS_ZERO_IS_COLOR ? zero : -1;
        for (int n = 0; n < known && found < 0 && (pixels[i] || zero == CPIXELS_ZERO_IS_COLOR); n++) {
            if (colors[n] == pixels[i]) found = n;
        }
        is_known = found >= 0;
        if (is_known) compare(numbers[i], found, 0, i, "number");
    }
    compare(has_numbers, is_known, 0, 0, "whether all have numbers");
    release(0);
}

static void check_facts(void) {
    int count = below(4) ? length() : below(5000), is_opaque = 1, is_gray = 1, has_zeros = 0;
    in("facts", "%d pixels", count);
    uint32_t *pixels = TAKE(uint32_t, count);
    int kind = below(4);
    for (int i = 0; i < count; i++) {
        if (kind & 1) pixels[i] |= 0xFF000000;
        if (kind & 2) pixels[i] = (pixels[i] & 0xFF0000FF) | (pixels[i] & 255) << 8 | (pixels[i] & 255) << 16;
    }
    uint32_t odd = any() & (below(2) ? 0xFF00FFFF : 0x00FFFFFF) & (below(4) ? ~0u : 0);
    if (count > 0 && below(2)) pixels[below(count)] = odd;
    for (int i = 0; i < count; i++) {
        int red = channel_of(pixels[i], 0);
        is_opaque &= channel_of(pixels[i], 3) == 255, has_zeros |= pixels[i] == 0;
        is_gray &= red == channel_of(pixels[i], 1) && red == channel_of(pixels[i], 2);
    }
    compare(cpixels_is_opaque(pixels, (size_t)count), is_opaque, 0, 0, "whether it is opaque");
    compare(cpixels_is_gray(pixels, (size_t)count), is_gray, 0, 0, "whether it is gray");
    compare(cpixels_has_zeros(pixels, (size_t)count), has_zeros, 0, 0, "whether it has zeros");
    release(0);
}

static void check_columns(void) {
    int step = 1 << below(4), columns = below(2) ? 0 : 1 << below(3), count = length(), taken = 0;
    in("columns", "%d pixels, each %dth, columns %d", count, step, columns);
    uint8_t *row = take_pixels(count ? (size_t)((count - 1) * step + 1) : 0);
    uint32_t *target = TAKE(uint32_t, count), *before = TAKE(uint32_t, count);
    memcpy(before, target, (size_t)count * 4);
    int found = (int)cpixels_take_columns(row, (size_t)step, (size_t)columns, target, (size_t)count);
    for (int i = 0; i < count; i++) {
        uint32_t wanted = before[i];
        if (columns == 0 || i * step / columns % 2) memcpy(&wanted, row + i * step * 4, 4), taken++;
        compare(target[i], wanted, 0, i, "pixel");
    }
    compare(found, taken, 0, 0, "number of pixels");
    release(0);
}

static uint32_t seen_of(uint32_t pixel) { return channel_of(pixel, 3) < 128 ? 0 : pixel | 0xFF000000; }

static void check_changes(void) {
    int count = length(), kind = below(2) ? CPIXELS_CHANGED : CPIXELS_VANISHED, first = -1, last = -1;
    in("changes", "%d pixels, kind %d", count, kind);
    uint32_t *pixels = TAKE(uint32_t, count), *others = TAKE(uint32_t, count), *found = TAKE(uint32_t, count);
    cpixels_make_seen(pixels, found, (size_t)count);
    for (int i = 0; i < count; i++) compare(found[i], seen_of(pixels[i]), 0, i, "pixel");
    for (int i = 0; i < count; i++) {
        uint32_t own = seen_of(pixels[i]);
        if (below(20)) others[i] = own;
        if (kind == CPIXELS_CHANGED ? own == others[i] : !own || seen_of(others[i])) continue;
        first = first < 0 ? i : first, last = i;
    }
    size_t end = 0, begin = cpixels_find_changes(pixels, others, (size_t)count, kind, &end);
    if (first < 0) compare(begin >= end, 1, 0, 0, "whether there is none");
    else compare((double)begin, first, 0, 0, "first"), compare((double)end, last + 1, 0, 0, "end");
    cpixels_take_changes(pixels, others, found, (size_t)count);
    for (int i = 0; i < count; i++) {
        uint32_t own = seen_of(pixels[i]);
        compare(found[i], own == others[i] ? 0 : own, 0, i, "pixel");
    }
    release(0);
}

static double distance_of(uint32_t a, const int *b) {
    double sum = 0;
    for (int c = 0; c < 3; c++) sum += pow(channel_of(a, c) - b[c], 2);
    return sum;
}

static void check_dither(void) {
    // Bayer's matrix as he prints it.
    static const int bayer[8] = {0, 32, 8, 40, 2, 34, 10, 42};
    int count = length() % 60, rows = 1 + below(4), left = below(20), top = below(20);
    int size = 1 + below(20), method = below(3);
    in("dither", "%d pixels of %d rows, %d colours, method %d", count, rows, size, method);
    uint32_t *pixels = TAKE(uint32_t, count * rows), *palette = TAKE(uint32_t, size);
    for (int i = 0; i < count * rows; i++) pixels[i] = below(9) ? pixels[i] | 0xFF000000 : 0;
    uint16_t *known = TAKE(uint16_t, 1 << 18);
    memset(known, 0xFF, sizeof(uint16_t) << 18);
    int32_t *errors[2] = {TAKE(int32_t, (count + 2) * 4), TAKE(int32_t, (count + 2) * 4)};
    memset(errors[0], 0, sizeof(int32_t) * (size_t)(count + 2) * 4);
    uint8_t *numbers = TAKE(uint8_t, count * rows);
    cpixels_dithering how = {method, palette, (size_t)size, known, 200};
    for (int y = 0; y < rows; y++) {
        cpixels_dither(&how, pixels + y * count, (size_t)count, (size_t)left, (size_t)(top + y), errors[y % 2],
                       errors[(y + 1) % 2], numbers + y * count);
    }
    int *sums = calloc((size_t)((count + 2) * (rows + 1) * 3), sizeof(int));
    for (int i = 0; i < count * rows; i++) {
        int x = i % count, y = i / count, color[3], cell[3];
        int *own = sums + (y * (count + 2) + x + 1) * 3, *next = own + (count + 2) * 3;
        if (pixels[i] == 0) {
            compare(numbers[i], 200, 0, i, "number");
            continue;
        }
        for (int c = 0; c < 3; c++) {
            int column = (left + x) % 8, row = (top + y) % 8, value = channel_of(pixels[i], c);
            if (method == CPIXELS_DIFFUSED) value += (int)floor((own[c] + 8) / 16.0);
            // The matrix is its first row's numbers for x ^ y, and twice those that belong to y.
            if (method == CPIXELS_ORDERED) value += (bayer[column ^ row] + bayer[row] / 2) / 4 - 8;
            color[c] = value < 0 ? 0 : value > 255 ? 255 : value;
            cell[c] = color[c] / 4 * 4 + 2;
        }
        int best = 0;
        for (int n = 1; n < size; n++) {
            if (distance_of(palette[n], cell) < distance_of(palette[best], cell)) best = n;
        }
        compare(numbers[i], best, 0, i, "number");
        // What follows an undrawn pixel of its row gets nothing from before it.
        for (int c = 0; c < 3 && method == CPIXELS_DIFFUSED; c++) {
            int error = color[c] - channel_of(palette[best], c);
            if (x + 1 < count && pixels[i + 1] != 0) own[3 + c] += error * 7;
            next[c - 3] += error * 3, next[c] += error * 5, next[c + 3] += error;
        }
    }
    free(sums);
    release(0);
}

static void check_quantize(void) {
    int count = below(6000), kinds = 1 + below(below(2) ? 20 : 2000), most = 1 + below(256);
    in("quantize", "%d pixels of %d colours to %d", count, kinds, most);
    uint32_t *colors = TAKE(uint32_t, kinds), *pixels = TAKE(uint32_t, count), *palette = TAKE(uint32_t, most);
    cpixels_moments *cells = TAKE(cpixels_moments, CPIXELS_CELLS);
    memset(cells, 0, sizeof *cells * CPIXELS_CELLS);
    for (int i = 0; i < kinds; i++) colors[i] |= 0xFF000000;
    for (int i = 0; i < count; i++) pixels[i] = below(10) ? colors[below(kinds)] : 0;
    cpixels_add_moments(pixels, (size_t)count, cells);
    int64_t counted = 0, drawn = 0, red = 0, reds = 0;
    for (int i = 0; i < CPIXELS_CELLS; i++) counted += cells[i].count, red += cells[i].red;
    for (int i = 0; i < count; i++) drawn += pixels[i] != 0, reds += channel_of(pixels[i], 0);
    compare((double)counted, (double)drawn, 0, 0, "number of pixels");
    compare((double)red, (double)reds, 0, 0, "sum of red");
    int found = (int)cpixels_quantize(cells, (size_t)most, palette);
    compare(found <= most && (found > 0) == (drawn > 0), 1, 0, 0, "whether there are so many");
    double error = 0, spread = 0, mean[3] = {0};
    for (int i = 0; i < count; i++) {
        for (int c = 0; c < 3; c++) mean[c] += pixels[i] ? channel_of(pixels[i], c) / (double)drawn : 0;
    }
    for (int i = 0; i < count; i++) {
        int color[] = {channel_of(pixels[i], 0), channel_of(pixels[i], 1), channel_of(pixels[i], 2)};
        double least = 1e9;
        for (int n = 0; n < found; n++) least = fmin(least, distance_of(palette[n], color));
        for (int c = 0; c < 3 && pixels[i]; c++) spread += pow(color[c] - mean[c], 2);
        if (pixels[i]) error += least;
    }
    // Of colours that fill the space evenly, boxes leave the square of their width; and a cell is 8 levels wide.
    double allowed = kinds <= most ? 0.02 : fmin(1, 1.5 * pow(most, -2 / 3.0));
    int is_near = error <= spread * allowed + (double)drawn * 48;
    if (found > 0) compare(is_near, 1, 0, 0, "whether they represent the pixels");
    release(0);
}

static void check_colors_of_pictures(void) {
    for (int round = 0; round < 200; round++) {
        check_profiles();
        for (int n = 0; n < 5; n++) check_table(), check_facts(), check_columns(), check_changes();
        check_dither();
        check_quantize();
    }
}
