// The loops of rows.c against what CPixels.h says of them.

/// A copy of random bytes in memory of exactly that size.
static uint8_t *some_bytes(size_t count) {
    uint8_t *bytes = malloc(count ? count : 1);
    for (size_t i = 0; i < count; i++) bytes[i] = below(3) ? (uint8_t)any() : below(2) ? 255 : 0;
    return bytes;
}

static void expect_byte(int found, int wanted, size_t index) {
    comparisons++;
    if (found != wanted) fail("byte %zu is %d instead of %d", index, found, wanted);
}

/// Source over what is below, in double precision.
static void check_over(size_t count) {
    uint8_t *above = some_bytes(count * 4), *under = some_bytes(count * 4), *mixed = malloc(count * 4 + 1);
    memcpy(mixed, under, count * 4);
    in("lay_over", "%zu pixels", count);
    cpixels_lay_over((const uint32_t *)above, (uint32_t *)mixed, count);
    for (size_t i = 0; i < count; i++) {
        double a = above[i * 4 + 3] / 255.0, b = under[i * 4 + 3] / 255.0 * (1 - a), sum = a + b;
        for (size_t channel = 0; channel < 4; channel++) {
            double wanted = channel == 3 ? sum * 255
                            : a == 0     ? under[i * 4 + channel]
                                         : (above[i * 4 + channel] * a + under[i * 4 + channel] * b) / sum;
            comparisons++;
            if (fabs(mixed[i * 4 + channel] - wanted) > 0.5 + 1e-9) {
                fail("channel %zu of pixel %zu is %d instead of %f", channel, i, mixed[i * 4 + channel], wanted);
            }
        }
    }
    free(above), free(under), free(mixed);
}

static void check_channels(size_t count) {
    uint8_t *pixels = some_bytes(count * 4), *copy = malloc(count * 4 + 1), *values = malloc(count + 1);
    in("rows", "%zu pixels", count);
    memcpy(copy, pixels, count * 4);
    cpixels_make_opaque(copy, count);
    for (size_t i = 0; i < count * 4; i++) expect_byte(copy[i], i % 4 == 3 ? 255 : pixels[i], i);
    memcpy(copy, pixels, count * 4);
    cpixels_make_straight(copy, count);
    for (size_t i = 0; i < count * 4; i++) {
        int alpha = pixels[i / 4 * 4 + 3], divided = alpha ? (int)floor(pixels[i] * 255.0 / alpha + 0.5) : pixels[i];
        expect_byte(copy[i], i % 4 == 3 ? alpha : divided < 255 ? divided : 255, i);
    }
    cpixels_lay_on_white(pixels, copy, count);
    for (size_t i = 0; i < count * 4; i++) {
        int alpha = pixels[i / 4 * 4 + 3], mixed = (int)floor((pixels[i] * alpha + 255 * (255 - alpha)) / 255.0 + 0.5);
        expect_byte(copy[i], i % 4 == 3 ? 255 : mixed, i);
    }
    cpixels_take_red(pixels, values, count);
    for (size_t i = 0; i < count; i++) expect_byte(values[i], pixels[i * 4], i);
    memcpy(copy, pixels, count * 4);
    cpixels_mix_inks(copy, count);
    for (size_t i = 0; i < count * 4; i++) {
        int mixed = (int)floor(pixels[i] * pixels[i / 4 * 4 + 3] / 255.0 + 0.5);
        expect_byte(copy[i], i % 4 == 3 ? 255 : mixed, i);
    }
    memcpy(copy, pixels, count * 4);
    cpixels_invert(copy, count * 4);
    for (size_t i = 0; i < count * 4; i++) expect_byte(copy[i], 255 - pixels[i], i);
    memcpy(copy, pixels, count * 4);
    cpixels_swap_bytes((uint16_t *)copy, count * 2);
    for (size_t i = 0; i < count * 4; i++) expect_byte(copy[i], pixels[i ^ 1], i);
    free(pixels), free(copy), free(values);
}

static void check_colors(size_t count) {
    uint8_t *numbers = some_bytes(count), *colors = some_bytes(1024), *under = some_bytes(count * 4);
    uint8_t *pixels = malloc(count * 4 + 1), transparent = (uint8_t)any();
    in("look_up", "%zu pixels", count);
    cpixels_look_up(numbers, (const uint32_t *)colors, pixels, count);
    for (size_t i = 0; i < count * 4; i++) expect_byte(pixels[i], colors[numbers[i / 4] * 4 + i % 4], i);
    memcpy(pixels, under, count * 4);
    cpixels_look_up_visible(numbers, (const uint32_t *)colors, transparent, pixels, count);
    for (size_t i = 0; i < count * 4; i++) {
        expect_byte(pixels[i], numbers[i / 4] == transparent ? under[i] : colors[numbers[i / 4] * 4 + i % 4], i);
    }
    free(numbers), free(colors), free(under), free(pixels);
}

/// Each of the eight ways to turn or mirror a picture.
static void check_turn(void) {
    int width = 1 + below(70), height = 1 + below(70), count = width * height;
    uint32_t *pixels = malloc((size_t)count * 4), *turned = malloc((size_t)count * 4);
    for (int i = 0; i < count; i++) pixels[i] = any();
    for (int way = 0; way < 8; way++) {
        int swaps = way & 4, mirrors = way & 1, flips = way & 2;
        int row = swaps ? height : width, across = swaps ? row : 1, down = swaps ? 1 : row;
        int origin = (mirrors ? (width - 1) * across : 0) + (flips ? (height - 1) * down : 0);
        in("turn", "%d × %d, way %d", width, height, way);
        cpixels_turn(pixels, (size_t)width, (size_t)height, turned, origin, mirrors ? -across : across,
                     flips ? -down : down);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int a = mirrors ? width - 1 - x : x, b = flips ? height - 1 - y : y;
                comparisons++;
                if (turned[swaps ? a * row + b : b * row + a] != pixels[y * width + x]) fail("pixel %d, %d", x, y);
            }
        }
    }
    free(pixels), free(turned);
}

/// A changed bit, or one byte less, is another checksum, wherever it is.
static void check_checksum(size_t count) {
    uint8_t *bytes = some_bytes(count);
    in("checksum", "%zu bytes", count);
    uint64_t sum = cpixels_checksum(bytes, count);
    if (count > 0) {
        size_t index = (size_t)below((int)count);
        uint8_t bit = (uint8_t)(1 << below(8));
        bytes[index] ^= bit;
        comparisons += 2;
        if (cpixels_checksum(bytes, count) == sum) fail("the same with another bit in byte %zu", index);
        bytes[index] ^= bit;
        if (cpixels_checksum(bytes, count - 1) == sum) fail("the same without the last byte");
    }
    comparisons++;
    if (cpixels_checksum(bytes, count) != sum) fail("not the same twice");
    free(bytes);
}

static void check_rows(void) {
    // What files on disks were stored with.
    const char *text = "Files of an earlier version must still be read, whatever computes their checksums: 96 bytes and more.";
    in("checksum", "a text");
    comparisons++;
    if (cpixels_checksum((const uint8_t *)text, strlen(text)) != 0xfb761cd280fbd45b) {
        fail("%llx", (unsigned long long)cpixels_checksum((const uint8_t *)text, strlen(text)));
    }
    for (int round = 0; round < 300; round++) {
        size_t count = (size_t)length();
        check_over(count);
        check_channels(count);
        check_colors(count);
        check_checksum(count);
        if (round % 10 == 0) check_turn();
    }
}
