// The loops of samples.c and qoi.c against what CPixels.h says of them.

static void check_scaling(size_t count) {
    int maximum = 1 + below(below(2) ? 255 : 65535), step = maximum > 255 ? 2 : 1;
    uint8_t *samples = some_bytes(count * (size_t)step), *levels = malloc(count + 1);
    in("scale_samples", "%zu samples to %d", count, maximum);
    cpixels_scale_samples(samples, (uint32_t)maximum, levels, count);
    for (size_t i = 0; i < count; i++) {
        int sample = step == 2 ? samples[i * 2] * 256 + samples[i * 2 + 1] : samples[i];
        expect_byte(levels[i], sample >= maximum ? 255 : (int)floor(sample * 255.0 / maximum + 0.5), i);
    }
    in("spread_bits", "%zu bits", count);
    cpixels_spread_bits(samples, 3, 7, levels, count);
    for (size_t i = 0; i < count; i++) expect_byte(levels[i], samples[i / 8] & 0x80 >> i % 8 ? 7 : 3, i);
    free(samples), free(levels);
}

/// Numbers as text, in two parts.
static void check_numbers(size_t count) {
    int maximum = 1 + below(65535), are_bits = below(2);
    char *text = malloc(count * 16 + 1);
    int *numbers = malloc(count * sizeof *numbers + 1);
    size_t size = 0;
    for (size_t i = 0; i < count; i++) {
        numbers[i] = are_bits ? below(2) : below(maximum + 1 + below(9));
        const char *blanks[] = {" ", "\n", "\r\n", "#\n", "\t#1 2\r "};
        if (i > 0 && !(are_bits && below(2))) size += (size_t)sprintf(text + size, "%s", blanks[below(5)]);
        size += (size_t)sprintf(text + size, "%d", numbers[i]);
    }
    // Memory that ends where the text does.
    uint8_t *bytes = malloc(size + !size), *levels = malloc(count + 1);
    memcpy(bytes, text, size);
    size_t cut = (size_t)below((int)size + 1), done = 0;
    in("read_numbers", "%zu numbers to %d, %zu bytes, cut at %zu", count, maximum, size, cut);
    cpixels_text state = {bytes, bytes + cut, 0, 0};
    for (int part = 0; part < 2; part++) {
        done += are_bits ? cpixels_read_bits(&state, 0, 255, levels + done, count - done)
                         : cpixels_read_numbers(&state, (uint32_t)maximum, levels + done, count - done);
        state.end = bytes + size, state.is_whole = 1;
    }
    expect_byte((int)(count - done), 0, done);
    for (size_t i = 0; i < count; i++) {
        double level = are_bits ? numbers[i] * 255.0 : floor(numbers[i] * 255.0 / maximum + 0.5);
        expect_byte(levels[i], level < 255 ? (int)level : 255, i);
    }
    free(text), free(numbers), free(bytes), free(levels);
}

static void check_orders(size_t count) {
    uint8_t *bytes = some_bytes(count * 4), *colors = malloc(65536 * 4), *pixels = malloc(count * 4 + 1);
    for (uint32_t i = 0, first = any(); i < 65536; i++) ((uint32_t *)colors)[i] = first + i * 0x01234567;
    for (int has_alpha = 0; has_alpha < 2; has_alpha++) {
        for (size_t step = 2; step <= 4; step++) {
            in("read_blue_first", "%zu pixels of %zu bytes", count, step);
            cpixels_read_blue_first(bytes, step, has_alpha, pixels, count);
            for (size_t i = 0; i < count * 4; i++) {
                const uint8_t *pixel = bytes + i / 4 * step;
                int word = pixel[0] | (count ? pixel[1] << 8 : 0), channel = (int)(i % 4);
                int wanted = channel == 3 ? !has_alpha || step == 3 ? 255 : step == 4 ? pixel[3] : word >> 15 ? 255 : 0
                             : step > 2   ? pixel[2 - channel]
                                          : (int)floor((word >> (10 - 5 * channel) & 31) * 255 / 31.0 + 0.5);
                expect_byte(pixels[i], wanted, i);
            }
        }
    }
    in("look_up_deep", "%zu pixels", count);
    cpixels_look_up_deep(bytes, (const uint32_t *)colors, pixels, count);
    for (size_t i = 0; i < count * 4; i++) {
        expect_byte(pixels[i], colors[(bytes[i / 4 * 2] | bytes[i / 4 * 2 + 1] << 8) * 4 + (int)(i % 4)], i);
    }
    in("take_channels", "%zu pixels", count);
    for (size_t step = 2; step <= 3; step++) {
        cpixels_take_channels(bytes, step, pixels, count);
        for (size_t i = 0; i < count * step; i++) {
            size_t channel = i % step;
            expect_byte(pixels[i], bytes[i / step * 4 + (step == 2 && channel == 1 ? 3 : channel)], i);
        }
    }
    free(bytes), free(colors), free(pixels);
}

/// Packets of random bytes, all at once and in parts: the same pixels, and none beyond the end.
static void check_packets(size_t count) {
    size_t step = 1 + (size_t)below(4), size = (size_t)below(600), room = count * step;
    uint8_t *bytes = some_bytes(size), *whole = malloc(room + 1), *parts = malloc(room + 1);
    in("unpack_packets", "%zu bytes to %zu pixels of %zu", size, count, step);
    cpixels_packets state = {.next = bytes, .end = bytes + size}, other = state, skipping = state;
    size_t found = cpixels_unpack_packets(&state, step, whole, count), done = 0;
    for (size_t part = 1; part && done < count;) {
        part = 1 + (size_t)below((int)(count - done));
        size_t now = cpixels_unpack_packets(&other, step, parts + done * step, part);
        done += now;
        if (now < part) break;
    }
    comparisons += 3;
    if (done != found || memcmp(whole, parts, found * step)) fail("%zu pixels in parts instead of %zu", done, found);
    if (cpixels_unpack_packets(&skipping, step, NULL, count) != found) fail("other pixels passed over");
    if (skipping.next != state.next || skipping.left != state.left) fail("another place");
    free(bytes), free(whole), free(parts);
}

/// Pixels packed and unpacked again in parts, and random bytes unpacked.
static void check_qoi(size_t count) {
    uint32_t *pixels = malloc(count * 4 + 4), *found = malloc(count * 4 + 4);
    int kind = below(4);
    for (size_t i = 0; i < count; i++) {
        uint32_t before = i ? pixels[i - 1] : 0xFF000000, some = any();
        pixels[i] = kind == 0 || below(9) == 0 ? some
                    : below(3) == 0            ? before
                    : kind == 1                ? (before & 0xFF000000) | ((before + (some & 0x030303)) & 0xFFFFFF)
                    : kind == 2                ? (before & 0xFF000000) | ((before + (some & 0x1F0F1F)) & 0xFFFFFF)
                                               : pixels[(size_t)below((int)i + 1) % (i + !i)];
    }
    if (kind == 3 && count) pixels[0] = 0xFF000000;
    uint8_t *bytes = malloc(count * 5 + 1);
    size_t size = 0, cut = count ? (size_t)below((int)count) : 0;
    in("pack_qoi", "%zu pixels, kind %d, cut at %zu", count, kind, cut);
    cpixels_qoi state = {.pixel = 0xFF000000};
    size += cpixels_pack_qoi(&state, pixels, cut, bytes);
    size += cpixels_pack_qoi(&state, pixels + cut, count - cut, bytes + size);
    if (state.run) bytes[size++] = (uint8_t)(0xC0 | (state.run - 1));
    uint8_t *exact = malloc(size + !size);
    memcpy(exact, bytes, size);
    state = (cpixels_qoi){.next = exact, .end = exact + size / 2, .pixel = 0xFF000000};
    size_t done = cpixels_unpack_qoi(&state, found, count);
    state.end = exact + size;
    done += cpixels_unpack_qoi(&state, found + done, count - done);
    comparisons++;
    if (done != count || state.next != state.end) fail("%zu pixels", done);
    if (memcmp(found, pixels, count * 4)) fail("other pixels");
    uint8_t *noise = some_bytes(size);
    state = (cpixels_qoi){.next = noise, .end = noise + size, .pixel = 0xFF000000};
    cpixels_unpack_qoi(&state, found, count);
    free(pixels), free(found), free(bytes), free(exact), free(noise);
}

static void check_samples(void) {
    for (int round = 0; round < 300; round++) {
        size_t count = (size_t)length();
        check_scaling(count);
        check_numbers(count);
        check_orders(count);
        check_packets(count);
        check_qoi(count);
    }
}
