// The inflate of CPixels against streams made symbol by symbol, and its filters against their definition.

// A writer of streams (RFC 1950 and 1951)

enum { MOST_PLAIN = 150000, MOST_PACKED = 300000 };

/// A stream, and what it unpacks to.
typedef struct {
    uint8_t *packed, *plain;
    size_t packed_count, plain_count;
    uint64_t bits;
    uint32_t bit_count;
} zlib_stream;

static void pack(zlib_stream *s, uint32_t value, uint32_t count) {
    s->bits |= (uint64_t)value << s->bit_count;
    for (s->bit_count += count; s->bit_count >= 8; s->bit_count -= 8, s->bits >>= 8) {
        s->packed[s->packed_count++] = (uint8_t)s->bits;
    }
}

static void pack_to_byte(zlib_stream *s) {
    if (s->bit_count > 0) pack(s, 0, 8 - s->bit_count);
}

/// Codes in the order of symbols; a length of 0 for those without.
typedef struct {
    uint8_t lengths[320];
    uint16_t codes[320];
    int count;
} code_set;

static void number_codes(code_set *set) {
    uint32_t code = 0;
    for (uint32_t length = 1; length <= 15; length++, code <<= 1) {
        for (int i = 0; i < set->count; i++) {
            if (set->lengths[i] != length) continue;
            uint32_t reversed = 0;
            for (uint32_t bit = 0; bit < length; bit++) reversed |= (code >> bit & 1) << (length - 1 - bit);
            set->codes[i] = (uint16_t)reversed;
            code++;
        }
    }
}

/// Gives the symbols that have one a length, so that the codes are complete. `skew` is how much longer some are.
static void make_lengths(code_set *set, const uint8_t *is_used, int most, int skew) {
    uint8_t leaves[320] = {0};
    int order[320], used = 0, made = 1;
    for (int i = 0; i < set->count; i++) {
        set->lengths[i] = 0;
        if (is_used[i]) order[used++] = i;
    }
    for (int i = used - 1; i > 0; i--) {
        int other = below(i + 1), symbol = order[i];
        order[i] = order[other], order[other] = symbol;
    }
    if (used == 1) leaves[0] = 1;
    for (; made < used; made++) {
        int leaf = below(skew) ? made - 1 : below(made);
        while (leaves[leaf] >= most) leaf = (leaf + 1) % made;
        leaves[made] = ++leaves[leaf];
    }
    for (int i = 0; i < used; i++) set->lengths[order[i]] = leaves[i];
    number_codes(set);
}

static void pack_code(zlib_stream *s, const code_set *set, int symbol) {
    pack(s, set->codes[symbol], set->lengths[symbol]);
}

static const uint16_t least_lengths[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                           31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};

static void add_plain(zlib_stream *s, size_t length, size_t distance) {
    for (; length > 0; length--, s->plain_count++) s->plain[s->plain_count] = s->plain[s->plain_count - distance];
}

/// Packs literals and matches that have codes, whatever they are.
static void pack_symbols(zlib_stream *s, const code_set *literals, const code_set *distances, int count) {
    int literal_weight = below(12);
    while (count-- > 0 && s->plain_count + 300 < MOST_PLAIN) {
        int symbol = below(below(literal_weight + 1) ? 256 : 286);
        if (symbol == 256 || literals->lengths[symbol] == 0) continue;
        if (symbol < 256) {
            pack_code(s, literals, symbol);
            s->plain[s->plain_count++] = (uint8_t)symbol;
            continue;
        }
        int index = symbol - 257, far = below(below(2) ? 8 : 30);
        uint32_t more = index < 8 || index == 28 ? 0 : (uint32_t)index / 4 - 1;
        uint32_t far_more = far < 4 ? 0 : (uint32_t)far / 2 - 1;
        uint32_t extra = any() & ((1u << more) - 1), far_extra = any() & ((1u << far_more) - 1);
        size_t distance = (far < 4 ? (uint32_t)far + 1 : ((2 + (far & 1)) << far_more) + 1) + far_extra;
        if (distances->lengths[far] == 0 || distance > s->plain_count) continue;
        pack_code(s, literals, symbol), pack(s, extra, more);
        pack_code(s, distances, far), pack(s, far_extra, far_more);
        add_plain(s, least_lengths[index] + extra, distance);
    }
    pack_code(s, literals, 256);
}

static void pack_stored(zlib_stream *s, int is_last) {
    uint32_t count = (uint32_t)below(below(4) ? 300 : 20000);
    if (s->plain_count + count > MOST_PLAIN) count = 0;
    pack(s, (uint32_t)is_last, 3), pack_to_byte(s);
    pack(s, count, 16), pack(s, count ^ 0xFFFF, 16);
    for (uint32_t i = 0; i < count; i++) pack(s, s->plain[s->plain_count++] = (uint8_t)any(), 8);
}

static void pack_fixed(zlib_stream *s, int is_last) {
    code_set literals = {.count = 288}, distances = {.count = 32};
    for (int i = 0; i < 288; i++) literals.lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    for (int i = 0; i < 32; i++) distances.lengths[i] = 5;
    number_codes(&literals), number_codes(&distances);
    pack(s, (uint32_t)is_last | 1 << 1, 3);
    pack_symbols(s, &literals, &distances, below(4000));
}

static void pack_dynamic(zlib_stream *s, int is_last) {
    uint8_t is_used[320] = {0};
    code_set literals = {.count = 257 + below(30)}, distances = {.count = 1 + below(30)};
    int density = 1 + below(8);
    for (int i = 0; i < literals.count; i++) is_used[i] = i == 256 || below(density) == 0;
    make_lengths(&literals, is_used, 15, below(3) ? 1 : 2 + below(8));
    int has_distances = below(5);
    for (int i = 0; i < distances.count; i++) is_used[i] = has_distances && below(2);
    make_lengths(&distances, is_used, 15, 1 + below(8));
    uint8_t all[640];
    memcpy(all, literals.lengths, (size_t)literals.count);
    memcpy(all + literals.count, distances.lengths, (size_t)distances.count);
    // Lengths are repeated or not: symbols, and how often they are.
    int total = literals.count + distances.count, count = 0;
    struct { int symbol; uint32_t extra, bits; } list[640];
    for (int i = 0; i < total;) {
        int run = 1, repeats = below(4);
        while (i + run < total && all[i + run] == all[i] && run < 138) run++;
        if (repeats && all[i] == 0 && run >= 3) {
            if (run > 10) list[count].symbol = 18, list[count].extra = (uint32_t)run - 11, list[count].bits = 7;
            else list[count].symbol = 17, list[count].extra = (uint32_t)run - 3, list[count].bits = 3;
        } else if (repeats && i > 0 && all[i] == all[i - 1] && run >= 3) {
            if (run > 6) run = 6;
            list[count].symbol = 16, list[count].extra = (uint32_t)run - 3, list[count].bits = 2;
        } else {
            run = 1, list[count].symbol = all[i], list[count].extra = 0, list[count].bits = 0;
        }
        count++, i += run;
    }
    static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    uint8_t is_listed[19] = {[16] = 1, [18] = 1};
    for (int i = 0; i < count; i++) is_listed[list[i].symbol] = 1;
    code_set lengths = {.count = 19};
    make_lengths(&lengths, is_listed, 7, 1 + below(3));
    int last = 18;
    while (last > 3 && lengths.lengths[order[last]] == 0) last--;
    pack(s, (uint32_t)is_last | 2 << 1, 3);
    pack(s, (uint32_t)literals.count - 257, 5), pack(s, (uint32_t)distances.count - 1, 5);
    pack(s, (uint32_t)last - 3, 4);
    for (int i = 0; i <= last; i++) pack(s, lengths.lengths[order[i]], 3);
    for (int i = 0; i < count; i++) pack_code(s, &lengths, list[i].symbol), pack(s, list[i].extra, list[i].bits);
    pack_symbols(s, &literals, &distances, below(below(3) ? 3000 : 60000));
}

static uint32_t checksum_of(const uint8_t *bytes, size_t count) {
    uint32_t sum = 1, sums = 0;
    for (size_t i = 0; i < count; i++) sum = (sum + bytes[i]) % 65521, sums = (sums + sum) % 65521;
    return sums << 16 | sum;
}

static void make_stream(zlib_stream *s) {
    pack(s, 0x78, 8), pack(s, below(2) ? 0x01 : 0x9C, 8);
    for (int blocks = 1 + below(6); blocks > 0; blocks--) {
        int kind = below(6);
        if (kind == 0) pack_stored(s, blocks == 1);
        else if (kind == 1) pack_fixed(s, blocks == 1);
        else pack_dynamic(s, blocks == 1);
    }
    pack_to_byte(s);
    uint32_t checksum = checksum_of(s->plain, s->plain_count);
    for (int shift = 24; shift >= 0; shift -= 8) pack(s, checksum >> shift & 255, 8);
}

// Inflate

static const cpixels_unpacking *unpacking;

/// Unpacks a stream in pieces, of at most `most_input` bytes, in a room of that size. Returns how it ended, and in
/// `count` how many bytes there are, which must be those of `plain`, if it is not NULL, as far as they go.
static int32_t unpack(const uint8_t *packed, size_t packed_count, int most_input, size_t room, const uint8_t *plain,
                      size_t *count, uint32_t *checksum) {
    static cpixels_inflation state;
    memset(&state, 0, sizeof state);
    // Each piece lies at the end of the buffer, where an access beyond it is seen.
    uint8_t *input = take_with(packed_count, 0), *memory = take_with(room, 0);
    size_t used = 0;
    state.checksum = 1;
    state.start = state.out = memory;
    state.room_end = memory + room;
    *count = 0;
    for (;;) {
        const uint8_t *from = state.out;
        int32_t outcome = unpacking->inflate(&state);
        size_t more = (size_t)(state.out - from);
        comparisons++;
        if (state.out > state.room_end) fail("more is written than there is room for");
        if (plain && memcmp(from, plain + *count, more) != 0) fail("bytes from %zu on are wrong", *count);
        *count += more;
        *checksum = state.checksum;
        if (outcome == CPIXELS_NEEDS_INPUT) {
            if (state.next != state.end) fail("input is left over");
            if (used == packed_count) return outcome;
            size_t step = 1 + (size_t)below(most_input);
            if (step > packed_count - used) step = packed_count - used;
            memcpy(input + packed_count - step, packed + used, step);
            state.next = input + packed_count - step, state.end = input + packed_count;
            used += step;
        } else if (outcome == CPIXELS_NEEDS_ROOM) {
            if (state.room_end - state.out >= CPIXELS_INFLATION_MARGIN) fail("room is left over");
            if (*count > 50 * MOST_PLAIN) return outcome;
            memmove(memory, state.out - CPIXELS_INFLATION_WINDOW, CPIXELS_INFLATION_WINDOW);
            state.out = memory + CPIXELS_INFLATION_WINDOW;
        } else {
            // It stays like that.
            if (unpacking->inflate(&state) != outcome) fail("an end is none");
            return outcome;
        }
    }
}

static void test_inflate(void) {
    zlib_stream s = {.packed = TAKE(uint8_t, MOST_PACKED), .plain = TAKE(uint8_t, MOST_PLAIN)};
    make_stream(&s);
    uint8_t *damaged = TAKE(uint8_t, s.packed_count);
    int most_input = below(3) ? 1 + below(200) : (int)s.packed_count;
    size_t room = CPIXELS_INFLATION_WINDOW + CPIXELS_INFLATION_MARGIN + (size_t)below(below(2) ? 20 : 60000), count;
    uint32_t checksum;
    in("inflate", "%zu bytes from %zu, at most %d at a time, room for %zu", s.plain_count, s.packed_count, most_input,
       room);
    int kept = buffer_count;
    if (unpack(s.packed, s.packed_count, most_input, room, s.plain, &count, &checksum) != CPIXELS_FINISHED) {
        fail("a whole stream is not finished");
    }
    if (count != s.plain_count) fail("%zu bytes are unpacked", count);
    release(kept);
    size_t cut = (size_t)below((int)s.packed_count);
    if (unpack(s.packed, cut, most_input, room, s.plain, &count, &checksum) != CPIXELS_NEEDS_INPUT) {
        fail("the end is not missed after %zu bytes", cut);
    }
    release(kept);
    for (int round = 0; round < 3; round++) {
        memcpy(damaged, s.packed, s.packed_count);
        // The head of the first block matters most.
        for (int i = below(3); i >= 0; i--) {
            damaged[below(below(2) ? (int)s.packed_count : 11)] ^= (uint8_t)(1 << below(8));
        }
        if (unpack(damaged, s.packed_count, most_input, room, NULL, &count, &checksum) == CPIXELS_FINISHED &&
            (count != s.plain_count || checksum != checksum_of(s.plain, count))) {
            // One of 4 billion is not noticed, and a flip of an unused bit is none.
            fail("damage is not noticed");
        }
        release(kept);
    }
}

/// Streams that break a single rule, and those that just keep it.
static void check_rules(void) {
    static const struct { const char *what; uint8_t bytes[16]; int count, wanted; } cases[] = {
        {"an empty stream", {0x78, 0x9C, 0x03, 0x00, 0, 0, 0, 1}, 8, CPIXELS_FINISHED},
        {"a wrong checksum", {0x78, 0x9C, 0x03, 0x00, 0, 0, 0, 2}, 8, CPIXELS_DAMAGED},
        {"a stored byte", {0x78, 0x01, 0x01, 1, 0, 0xFE, 0xFF, 'a', 0, 'b', 0, 'b'}, 12, CPIXELS_FINISHED},
        {"a wrong inverse of a length", {0x78, 0x01, 0x01, 1, 0, 0xFF, 0xFF, 'a', 0, 'b', 0, 'b'}, 12, CPIXELS_DAMAGED},
        {"a block of the fourth kind", {0x78, 0x01, 0x07}, 3, CPIXELS_DAMAGED},
        {"a head with a dictionary", {0x78, 0xBB}, 2, CPIXELS_DAMAGED},
        {"a head that is no multiple of 31", {0x78, 0x9D}, 2, CPIXELS_DAMAGED},
        {"a smaller window", {0x68, 0x81}, 2, CPIXELS_DAMAGED},
        {"287 literals and lengths", {0x78, 0x9C, 0xF5, 0, 0}, 5, CPIXELS_DAMAGED},
        {"31 distances", {0x78, 0x9C, 0x05, 0x1E, 0}, 5, CPIXELS_DAMAGED},
        // A match of three bytes at a distance of 1 in the beginning; symbol 257 and 286 of the fixed codes.
        {"a match before the first byte", {0x78, 0x9C, 0x03, 0x02, 0, 0}, 6, CPIXELS_DAMAGED},
        {"a length that there is not", {0x78, 0x9C, 0x1B, 0x03, 0, 0}, 6, CPIXELS_DAMAGED},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        size_t count;
        uint32_t checksum;
        in("inflate", "%s", cases[i].what);
        int32_t outcome = unpack(cases[i].bytes, (size_t)cases[i].count, 4, 40000, NULL, &count, &checksum);
        if (outcome != cases[i].wanted) fail("ends with %d", outcome);
        release(0);
    }
}

// Rows

static int predicted(int a, int b, int c) {
    int p = a + b - c, pa = abs(p - a), pb = abs(p - b), pc = abs(p - c);
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

static void test_unfilter(void) {
    int step = 1 + below(4), count = length() * step, filter = below(5);
    in("unfilter", "%d, %d bytes of %d a pixel", filter, count, step);
    size_t room = (size_t)count + CPIXELS_ROW_MARGIN;
    uint8_t *row = take_with(room, 0), *above = take_with(room, 0), *line = take_with(room, 0);
    // Predictors that are equal or nearly so.
    if (below(2)) for (int i = 0; i < count; i++) above[i] &= 3, row[i] = row[i] % 3 - 1;
    unpacking->unfilter(filter, row, above, line, (size_t)count, (size_t)step);
    for (int i = 0; i < count; i++) {
        int a = i < step ? 0 : line[i - step], b = above[i], c = i < step ? 0 : above[i - step];
        int added[5] = {0, a, b, (a + b) / 2, predicted(a, b, c)};
        compare(line[i], (uint8_t)(row[i] + added[filter]), 0, i, "byte");
    }
}

static void test_expand(void) {
    int step = 1 + below(4), count = length(), has_palette = step == 1 && below(2);
    in("expand", "%d pixels of %d bytes%s", count, step, has_palette ? ", of a palette" : "");
    uint8_t *line = take_with((size_t)(count * step) + CPIXELS_ROW_MARGIN, 0), *pixels = take_pixels((size_t)count);
    uint32_t *palette = TAKE(uint32_t, 256);
    unpacking->expand(line, pixels, (size_t)count, (size_t)step, has_palette ? palette : NULL);
    for (int i = 0; i < count * 4; i++) {
        const uint8_t *from = line + i / 4 * step;
        int c = i % 4, is_gray = step < 3;
        int exact = has_palette ? ((const uint8_t *)(palette + *from))[c]
                    : c < 3     ? from[is_gray ? 0 : c]
                                : (step % 2 ? 255 : from[step - 1]);
        compare(pixels[i], exact, 0, i, "byte");
    }
}
