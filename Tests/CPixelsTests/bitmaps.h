// The loops of bitmaps.c against what CPixels.h says of them.

static void check_bitmap_numbers(void) {
    uint32_t bits = 1u << below(3);
    int count = length();
    in("unpack_numbers", "%d numbers of %u bits", count, bits);
    uint8_t *bytes = TAKE(uint8_t, ((size_t)count * bits + 7) / 8), *numbers = TAKE(uint8_t, count);
    cpixels_unpack_numbers(bytes, bits, numbers, (size_t)count);
    for (int i = 0; i < count; i++) {
        int wanted = 0;
        for (uint32_t bit = (uint32_t)i * bits; bit < (uint32_t)(i + 1) * bits; bit++) {
            wanted = wanted * 2 + ((bytes[bit / 8] & 0x80 >> bit % 8) != 0);
        }
        expect_byte(numbers[i], wanted, (size_t)i);
    }
}

static void check_blue_first(void) {
    int count = length(), step = 3 + below(2), keeps = step == 4 && below(2);
    in("take_blue_first", "%d pixels of %d bytes, alpha %d", count, step, keeps);
    uint8_t *bytes = TAKE(uint8_t, count * step), *back = TAKE(uint8_t, count * step);
    uint8_t *pixels = take_pixels((size_t)count);
    cpixels_take_blue_first(bytes, (size_t)step, keeps, pixels, (size_t)count);
    for (int i = 0; i < count * 4; i++) {
        int wanted = i % 4 < 3 ? bytes[i / 4 * step + 2 - i % 4] : keeps ? bytes[i / 4 * step + 3] : 255;
        expect_byte(pixels[i], wanted, (size_t)i);
    }
    cpixels_put_blue_first(pixels, back, (size_t)step, (size_t)count);
    for (int i = 0; i < count * step; i++) {
        expect_byte(back[i], step == 4 && i % 4 == 3 && !keeps ? 255 : bytes[i], (size_t)i);
    }
    uint8_t *mask = TAKE(uint8_t, (count + 7) / 8), *cut = take_pixels((size_t)count);
    memcpy(cut, pixels, (size_t)count * 4);
    cpixels_cut_out(mask, cut, (size_t)count);
    for (int i = 0; i < count * 4; i++) {
        int is_cut = i % 4 == 3 && mask[i / 32] & 0x80 >> i / 4 % 8;
        expect_byte(cut[i], is_cut ? 0 : pixels[i], (size_t)i);
    }
}

/// Any masks: of no bits, of all, with gaps, over each other.
static void check_masks(void) {
    int count = length(), step = below(2) ? 2 : 4;
    uint32_t masks[4], used = 0;
    for (int c = 0; c < 4; c++) {
        uint32_t width = 1 + (uint32_t)below(step * 8), ones = width == 32 ? ~0u : (1u << width) - 1;
        masks[c] = below(8) == 0 ? 0 : below(8) == 0 ? any() : ones << below(step * 8 - (int)width + 1);
        if (step == 2) masks[c] &= 0xFFFF;
    }
    in("take_masked", "%d pixels of %d bytes, masks %x %x %x %x", count, step, masks[0], masks[1], masks[2], masks[3]);
    uint8_t *bytes = TAKE(uint8_t, count * step), *pixels = take_pixels((size_t)count);
    cpixels_masks *channels = TAKE(cpixels_masks, 1);
    cpixels_read_masks(masks, channels);
    cpixels_take_masked(channels, bytes, (size_t)step, pixels, (size_t)count);
    for (int i = 0; i < count; i++) {
        uint32_t pixel = 0;
        for (int byte = step - 1; byte >= 0; byte--) pixel = pixel << 8 | bytes[i * step + byte];
        used |= pixel;
        for (int c = 0; c < 4; c++) {
            double wanted = c == 3 ? 255 : 0;
            if (masks[c]) {
                uint32_t lowest = masks[c] & (~masks[c] + 1);
                wanted = floor((pixel & masks[c]) / (double)lowest * 255 / (masks[c] / (double)lowest) + 0.5);
            }
            comparisons++;
            // On the border between two levels, either is right.
            if (fabs(pixels[i * 4 + c] - wanted) > (masks[c] / (masks[c] & (~masks[c] + 1) ?: 1) > 255)) {
                fail("channel %d of pixel %d is %d instead of %f", c, i, pixels[i * 4 + c], wanted);
            }
        }
    }
    comparisons++;
    if (cpixels_used_bits(bytes, (size_t)step, (size_t)count) != used) fail("other bits are used than %x", used);
}

/// A value of runs, as a number or as a colour.
static uint32_t put_value(uint8_t *bytes, uint32_t bits, int index, const uint32_t *colors) {
    uint8_t value[4] = {(uint8_t)any(), (uint8_t)any(), (uint8_t)any(), 255};
    uint32_t color;
    memcpy(&color, value, 4);
    if (bits == 24) {
        for (int c = 0; c < 3; c++) bytes[index * 3 + c] = value[2 - c];
        return color;
    }
    if (bits == 8) return colors[bytes[index] = value[0]];
    if (index % 2 == 0) bytes[index / 2] = 0;
    bytes[index / 2] |= (uint8_t)((value[0] & 15) << (index % 2 ? 0 : 4));
    return colors[value[0] & 15];
}

/// Runs of all kinds, and the picture that they are; then the same cut off anywhere.
static void check_runs(void) {
    enum { ROOM = 40000 };
    static const uint32_t kinds[] = {4, 8, 24};
    uint32_t bits = kinds[below(3)];
    int width = 1 + below(70), height = 1 + below(12), x = 0, y = 0, is_over = 0;
    in("unpack_runs", "%d × %d, %u bits", width, height, bits);
    uint8_t *draft = malloc(ROOM);
    uint32_t *colors = TAKE(uint32_t, 256), *picture = TAKE(uint32_t, width * height);
    memset(picture, 0, (size_t)(width * height) * 4);
    size_t at = 0;
    while (y < height && at < ROOM - 2000 && !is_over) {
        int count = 1 + below(below(4) ? 20 : 255), kind = below(9);
        uint32_t unit[255];
        if (kind < 4) {
            draft[at++] = (uint8_t)count;
            int values = bits == 4 ? 2 : 1;
            for (int i = 0; i < values; i++) unit[i] = put_value(draft + at, bits, i, colors);
            for (int i = 0; i < count && x < width; i++) picture[y * width + x++] = unit[i % values];
            at += bits == 24 ? 3 : 1;
        } else if (kind < 6 && count > 2) {
            draft[at++] = 0, draft[at++] = (uint8_t)count;
            for (int i = 0; i < count; i++) unit[i] = put_value(draft + at, bits, i, colors);
            for (int i = 0; i < count && x < width; i++) picture[y * width + x++] = unit[i];
            size_t bytes = bits == 24 ? (size_t)count * 3 : bits == 8 ? (size_t)count : (size_t)(count + 1) / 2;
            if (bytes % 2) draft[at + bytes++] = (uint8_t)any();
            at += bytes;
        } else if (kind < 8) {
            draft[at++] = 0, draft[at++] = 0;
            x = 0, y++;
        } else if (below(4)) {
            int across = below(below(4) ? 9 : 256), down = below(4) ? 0 : below(4);
            draft[at++] = 0, draft[at++] = 2, draft[at++] = (uint8_t)across, draft[at++] = (uint8_t)down;
            x = x + across < width ? x + across : width, y += down;
        } else {
            draft[at++] = 0, draft[at++] = 1;
            is_over = 1;
        }
    }
    uint8_t *bytes = TAKE(uint8_t, at);
    memcpy(bytes, draft, at);
    free(draft);
    size_t cut = below(2) ? at : (size_t)below((int)at + 1);
    cpixels_runs runs = {bytes, bytes + cut, bits, CPIXELS_RUNS_GO_ON, 0, 0}, again = runs;
    uint32_t *row = TAKE(uint32_t, width);
    for (int line = 0; line < height; line++) {
        memset(row, 0, (size_t)width * 4);
        size_t written = cpixels_unpack_runs(&runs, colors, row, (size_t)width);
        comparisons++;
        if (cpixels_unpack_runs(&again, colors, NULL, (size_t)width) != written || again.next != runs.next) {
            fail("row %d is another without pixels", line);
        }
        for (int i = 0; i < width; i++) {
            comparisons++;
            if (row[i] != picture[line * width + i] && (cut == at || row[i] != 0)) fail("pixel %d of row %d", i, line);
        }
    }
    if (cut == at && is_over && runs.outcome == CPIXELS_RUNS_CUT) fail("it ends too early");
}

/// Bytes without any order: nothing outside is touched.
static void check_wild_runs(void) {
    static const uint32_t kinds[] = {4, 8, 24};
    int count = length(), width = 1 + below(50);
    cpixels_runs runs = {.bits = kinds[below(3)]};
    in("unpack_runs", "%d bytes of %u bits, %d pixels", count, runs.bits, width);
    uint8_t *bytes = TAKE(uint8_t, count);
    for (int i = 0; i < count; i++) bytes[i] = (uint8_t)(below(2) ? below(4) : below(256));
    runs.next = bytes, runs.end = bytes + count;
    uint32_t *colors = TAKE(uint32_t, 256), *row = TAKE(uint32_t, width);
    for (int line = 0; line < 100; line++) {
        comparisons++;
        if (cpixels_unpack_runs(&runs, colors, row, (size_t)width) > (size_t)width) fail("more than a row is written");
    }
}

static void check_bitmaps(void) {
    for (int round = 0; round < 400; round++) {
        check_bitmap_numbers(), release(0);
        check_blue_first(), release(0);
        check_masks(), release(0);
        check_runs(), release(0);
        check_wild_runs(), release(0);
    }
}
