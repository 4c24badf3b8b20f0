// The rewriting of JPEG scans against scans that are made symbol by symbol.

/// A stream of bits with zeros behind bytes of 255.
typedef struct {
    uint8_t bytes[1 << 16];
    size_t count;
    uint32_t bits, bit_count;
} stream;

static void add_bits(stream *s, uint32_t value, uint32_t count) {
    while (count-- > 0) {
        s->bits = s->bits << 1 | (value >> count & 1);
        if (++s->bit_count < 8) continue;
        s->bytes[s->count++] = (uint8_t)s->bits;
        if ((s->bits & 255) == 255) s->bytes[s->count++] = 0;
        s->bits = s->bit_count = 0;
    }
}

static void add_marker(stream *s, int marker) {
    while (s->bit_count > 0) add_bits(s, 1, 1);
    s->bytes[s->count++] = 0xFF;
    s->bytes[s->count++] = (uint8_t)marker;
}

/// A random Huffman table: symbols in the order of their codes.
typedef struct {
    uint8_t counts[16], symbols[256];
    uint16_t codes[256];
    uint8_t lengths[256];
    int count;
} table;

static table make_table(int is_for_means) {
    table t = {.count = 0};
    uint8_t order[256];
    int kinds = 0;
    for (int value = 0; value < 256; value++) {
        int size = value & 15, is_wanted = size > 0 ? size <= 10 : value == 0 || value == 0xF0;
        if (is_for_means) is_wanted = value <= 11;
        if (is_wanted && (value == 0 || below(4))) order[kinds++] = (uint8_t)value;
    }
    for (int i = kinds - 1; i > 0; i--) {
        int other = below(i + 1);
        uint8_t value = order[i];
        order[i] = order[other], order[other] = value;
    }
    // No more codes of a length than leave enough for the other kinds, the longest but for that of ones alone.
    uint32_t code = 0;
    for (int length = 1; length <= 16; length++, code <<= 1) {
        while (t.count < kinds && t.counts[length - 1] < 255) {
            uint32_t longest = (((1u << length) - code - 1) << (16 - length)) - 1;
            if ((1u << length) - code < 2 || longest < (uint32_t)(kinds - t.count - 1)) break;
            if (length < 16 && below(length < 4 ? 2 : 4) == 0) break;
            t.symbols[t.count] = order[t.count];
            t.codes[t.count] = (uint16_t)code++;
            t.lengths[t.count++] = (uint8_t)length;
            t.counts[length - 1]++;
        }
    }
    return t;
}

/// A symbol with random bits behind it, written into one or two streams.
static void add_symbol(const table *t, int index, uint32_t size, stream *one, stream *other) {
    uint32_t more = any() & ((1u << size) - 1);
    if (below(3) == 0) more = (1u << size) - 1;
    add_bits(one, t->codes[index], t->lengths[index]), add_bits(one, more, size);
    if (other) add_bits(other, t->codes[index], t->lengths[index]), add_bits(other, more, size);
}

static void add_block(const table *means, const table *details, int keeps, stream *scan, stream *copy) {
    int mean = below(means->count), position = 1, end = 0, density = below(4);
    add_symbol(means, mean, means->symbols[mean], scan, copy);
    while (details->symbols[end] != 0) end++;
    while (position < 64) {
        int index = below(density ? details->count : 1 + details->count / 8), value = details->symbols[index];
        // Most ends are left out, and all of full blocks, if there is a symbol that leads to the last coefficient.
        if (value == 0 && below(density * 9 + 1) > 0) continue;
        if (position + (value >> 4) > 63 || (density < 3 && below(40) == 0)) index = end, value = 0;
        for (int i = 0; value == 0 && density == 3 && i < details->count; i++) {
            int last = details->symbols[i];
            if (last > 0 && position + (last >> 4) == 63) index = i, value = last;
        }
        add_symbol(details, index, value & 15, scan, keeps ? copy : NULL);
        if (value == 0) break;
        position += (value >> 4) + 1;
    }
    if (!keeps) add_bits(copy, details->codes[end], details->lengths[end]);
}

typedef struct {
    table means[2], details[2];
    cpixels_codes codes[4];
    cpixels_block blocks[10];
    int block_count, units, interval;
    stream scan, copy;
} made_scan;

static void make_scan(made_scan *m) {
    m->scan.count = m->copy.count = m->scan.bit_count = m->copy.bit_count = 0;
    int kinds = 1 + below(2);
    for (int i = 0; i < kinds; i++) {
        int index_bits = 1 + below(CPIXELS_MOST_CODE_BITS);
        m->means[i] = make_table(1), m->details[i] = make_table(0);
        const table *means = &m->means[i], *details = &m->details[i];
        comparisons++;
        if (!cpixels_read_codes(means->counts, means->symbols, 1, 9, &m->codes[i])) fail("codes of means are not read");
        if (!cpixels_read_codes(details->counts, details->symbols, 0, index_bits, &m->codes[2 + i])) {
            fail("codes of details are not read");
        }
    }
    m->block_count = 1 + below(10), m->units = 1 + below(5), m->interval = below(3) ? m->units : 1 + below(3);
    int tables[10];
    for (int i = 0; i < m->block_count; i++) {
        tables[i] = below(kinds);
        m->blocks[i] = (cpixels_block){&m->codes[tables[i]], &m->codes[2 + tables[i]], below(2), (uint32_t)below(4)};
    }
    for (int unit = 0; unit < m->units; unit++) {
        if (unit > 0 && unit % m->interval == 0) {
            add_marker(&m->scan, 0xD0 + unit % 8), add_marker(&m->copy, 0xD0 + unit % 8);
        }
        for (int i = 0; i < m->block_count; i++) {
            int n = tables[i];
            add_block(&m->means[n], &m->details[n], m->blocks[i].keeps_details, &m->scan, &m->copy);
        }
    }
    add_marker(&m->scan, 0xD9), add_marker(&m->copy, 0xD9);
}

/// Copies bytes as a scan, with the room for one unit at a time if that is wanted. Returns the number of bytes, or -1.
static long copy_scan(const made_scan *m, const uint8_t *bytes, size_t size, int is_narrow, uint8_t *copy) {
    size_t needed = (size_t)m->block_count * CPIXELS_BLOCK_ROOM, room = needed * (size_t)(is_narrow ? 1 : m->units + 1);
    uint8_t *part = take_with(room, 0);
    long count = 0;
    cpixels_scan scan = {.next = bytes, .end = bytes + size, .room = part, .room_end = part + room};
    int left = m->units, left_in_part = m->interval;
    while (left > 0) {
        int wanted = left < left_in_part ? left : left_in_part;
        cpixels_scan before = scan;
        int done = cpixels_keep_means(&scan, m->blocks, (size_t)m->block_count, wanted);
        if (done < 0 && memcmp(&before, &scan, sizeof scan) != 0) fail("the scan is changed by damaged data");
        if (done < 0) return -1;
        if (done == 0 || done > wanted || (done < wanted && !is_narrow)) fail("%d units instead of %d", done, wanted);
        left -= done, left_in_part -= done;
        memcpy(copy + count, part, (size_t)(scan.room - part));
        count += scan.room - part;
        scan.room = part;
        if (done > 1 && is_narrow) {
            // Only units of less than a byte leave all the room.
            cpixels_keep_means(&before, m->blocks, (size_t)m->block_count, done - 1);
            if (before.room > part) fail("%d units where there is no room for the last", done);
        }
        if (left > 0 && left_in_part > 0) continue;
        int marker = cpixels_end_part(&scan);
        if (marker != (left == 0 ? 0xD9 : 0xD0 + (m->units - left) % 8)) return -1;
        left_in_part = m->interval;
        memcpy(copy + count, part, (size_t)(scan.room - part));
        count += scan.room - part;
        scan.room = part;
    }
    if (scan.next > bytes + size) fail("more is read than there is");
    return count;
}

/// Passes the units of a scan without restarts, and copies those from one on: read again, they lead to the same means.
static void check_units(const made_scan *m) {
    static cpixels_codes own;
    static uint8_t part[5 * 10 * CPIXELS_BLOCK_ROOM + CPIXELS_BLOCK_ROOM], end[CPIXELS_BLOCK_ROOM];
    uint8_t counts[16] = {0, 0, 0, 0, 16}, sizes[16];
    size_t count = (size_t)m->block_count;
    for (int i = 0; i < 16; i++) sizes[i] = (uint8_t)i;
    in("pass_units", "%d units of %d blocks, %zu bytes", m->units, m->block_count, m->scan.count);
    comparisons += 5;
    if (!cpixels_read_codes(counts, sizes, 1, 9, &own)) fail("the codes of copies are not read");
    const uint8_t *bytes = m->scan.bytes, *behind = bytes + m->scan.count;
    cpixels_scan passed = {.next = bytes, .end = behind, .room = end, .room_end = end + sizeof end}, copied = passed;
    cpixels_before means = {.read = {0}}, others = means;
    if (cpixels_pass_units(&passed, &means, m->blocks, count, m->units) != m->units) fail("units are not passed");
    if (cpixels_end_part(&passed) != 0xD9) fail("units end elsewhere");
    int first = below(m->units);
    cpixels_pass_units(&copied, &others, m->blocks, count, first);
    memcpy(others.written, others.read, sizeof others.written);
    cpixels_before start = others;
    copied.room = part, copied.room_end = part + sizeof part;
    if (cpixels_copy_units(&copied, &others, m->blocks, count, m->units - first) != m->units - first ||
        cpixels_end_part(&copied) != 0xD9 || memcmp(others.read, means.read, sizeof means.read) != 0 ||
        memcmp(others.written, means.read, sizeof means.read) != 0) {
        fail("units are copied wrongly");
    }
    cpixels_block blocks[10];
    for (size_t i = 0; i < count; i++) blocks[i] = m->blocks[i], blocks[i].means = &own;
    cpixels_scan again = {.next = part, .end = copied.room, .room = end, .room_end = end + sizeof end};
    if (cpixels_pass_units(&again, &start, blocks, count, m->units - first) != m->units - first ||
        cpixels_end_part(&again) != 0xD9 || memcmp(start.read, means.read, sizeof means.read) != 0) {
        fail("the copy has other units");
    }
    // Anything: no access beyond the buffers.
    uint8_t *damaged = take_with(m->scan.count, 0);
    memcpy(damaged, bytes, m->scan.count);
    for (int i = below(4); i >= 0; i--) damaged[below((int)m->scan.count)] = (uint8_t)(below(3) ? any() : 255);
    cpixels_scan odd = {.next = damaged, .end = damaged + m->scan.count, .room = part, .room_end = part + sizeof part};
    cpixels_scan before = odd;
    if (cpixels_copy_units(&odd, &others, m->blocks, count, m->units) < 0 && memcmp(&odd, &before, sizeof odd) != 0) {
        fail("the scan is changed by damaged data");
    }
    cpixels_pass_units(&before, &others, m->blocks, count, m->units);
    release(0);
}

static void check_means(void) {
    static made_scan m;
    static uint8_t copy[1 << 17];
    make_scan(&m);
    in("keep_means", "%d units of %d blocks, %zu bytes", m.units, m.block_count, m.scan.count);
    if (m.interval == m.units) check_units(&m);
    // What follows must not matter.
    for (int way = 0; way < 2; way++) {
        size_t size = m.scan.count + (size_t)(way ? below(20) : 0);
        uint8_t *bytes = take_with(size, 0);
        memcpy(bytes, m.scan.bytes, m.scan.count);
        long count = copy_scan(&m, bytes, size, way, copy);
        comparisons += m.copy.count;
        if (count != (long)m.copy.count) fail("%ld bytes instead of %zu", count, m.copy.count);
        if (memcmp(copy, m.copy.bytes, m.copy.count) != 0) fail("a byte differs");
        release(0);
    }
    // Data that end early.
    size_t shorter = (size_t)below((int)m.scan.count);
    uint8_t *part = take_with(shorter, 0);
    memcpy(part, m.scan.bytes, shorter);
    comparisons++;
    if (copy_scan(&m, part, shorter, 0, copy) >= 0) fail("%zu bytes are enough", shorter);
    if (m.interval == m.units && shorter + 3 < m.scan.count) {
        static uint8_t room[10 * 5 * CPIXELS_BLOCK_ROOM];
        cpixels_scan scan = {.next = part, .end = part + shorter, .room = room, .room_end = room + sizeof room};
        if (cpixels_keep_means(&scan, m.blocks, (size_t)m.block_count, m.units) >= 0) fail("zeros are units");
    }
    release(0);
    // A byte too many before the marker.
    uint8_t *longer = take_with(m.scan.count + 1, 0);
    memcpy(longer, m.scan.bytes, m.scan.count - 2);
    memcpy(longer + m.scan.count - 2, (uint8_t[]){0, 0xFF, 0xD9}, 3);
    comparisons++;
    if (copy_scan(&m, longer, m.scan.count + 1, 0, copy) >= 0) fail("a byte that belongs to nothing is taken");
    release(0);
    // Anything: no access beyond the buffers, and no more bytes than there is room for.
    for (int round = 0; round < 4; round++) {
        uint8_t *bytes = take_with(m.scan.count, 0);
        if (round > 0) memcpy(bytes, m.scan.bytes, m.scan.count);
        for (int i = below(4); i >= 0; i--) bytes[below((int)m.scan.count)] = (uint8_t)(below(3) ? any() : 255);
        copy_scan(&m, bytes, m.scan.count, 0, copy);
        release(0);
    }
}

/// One block of the symbols given behind that of the mean, with tables in which each has a code of eight bits.
static int is_block(int mean, const uint8_t *symbols, int count, int is_end_missing) {
    uint8_t counts[16] = {0, 0, 0, 0, 0, 0, 0, 254}, means[254] = {(uint8_t)mean}, details[254];
    stream scan = {.count = 0};
    for (int i = 0; i < 254; i++) details[i] = (uint8_t)i;
    // Symbols are their own codes, but for the last two numbers.
    details[253] = 0xF0, details[240] = 253;
    cpixels_codes codes[2];
    if (!cpixels_read_codes(counts, means, 1, 9, &codes[0]) || !cpixels_read_codes(counts, details, 0, 12, &codes[1])) {
        fail("codes of eight bits are not read");
    }
    add_bits(&scan, 0, 8), add_bits(&scan, any(), (uint32_t)mean);
    for (int i = 0; i < count; i++) {
        int code = symbols[i] == 0xF0 ? 253 : symbols[i] == 253 ? 240 : symbols[i];
        add_bits(&scan, (uint32_t)code, 8), add_bits(&scan, any(), symbols[i] & 15);
    }
    if (!is_end_missing) add_bits(&scan, 0, 8);
    add_marker(&scan, 0xD9);
    int results[2];
    for (int keeps = 0; keeps < 2; keeps++) {
        uint8_t room[CPIXELS_BLOCK_ROOM * 2];
        cpixels_block block = {&codes[0], &codes[1], keeps, 0};
        cpixels_scan copied = {scan.bytes, scan.bytes + scan.count, room, room + sizeof room, 0, 0, 0, 0, 0};
        results[keeps] = cpixels_keep_means(&copied, &block, 1, 1) == 1 && cpixels_end_part(&copied) == 0xD9;
    }
    comparisons++;
    if (results[0] != results[1]) fail("a block that is kept ends elsewhere than one that is not");
    return results[0];
}

static void expect_block(const char *what, const uint8_t *symbols, int count, int is_end_missing, int wanted) {
    in("keep_means", "%s", what);
    comparisons++;
    if (is_block(0, symbols, count, is_end_missing) != wanted) fail(wanted ? "is refused" : "is taken");
}

/// A full block, then a mean whose code is that of an end: with short codes, a look-up sees both.
static void check_full_block(void) {
    in("keep_means", "a full block, and another");
    static cpixels_codes means, details;
    uint8_t counts[16] = {1, 1}, room[2 * CPIXELS_BLOCK_ROOM];
    cpixels_read_codes(counts, (uint8_t[]){1, 0}, 1, 9, &means);
    cpixels_read_codes(counts, (uint8_t[]){1, 0}, 0, 12, &details);
    stream scan = {.count = 0};
    // A mean with one bit more, 63 coefficients with one bit more, then a mean, and an end.
    add_bits(&scan, 0, 2);
    for (int i = 0; i < 63; i++) add_bits(&scan, 1, 2);
    add_bits(&scan, 2, 2), add_bits(&scan, 2, 2);
    add_marker(&scan, 0xD9);
    cpixels_block blocks[2] = {{&means, &details, 0, 0}, {&means, &details, 0, 0}};
    cpixels_scan copied = {scan.bytes, scan.bytes + scan.count, room, room + sizeof room, 0, 0, 0, 0, 0};
    comparisons++;
    if (cpixels_keep_means(&copied, blocks, 2, 1) != 1 || cpixels_end_part(&copied) != 0xD9) fail("is refused");
    // Two bits of a mean, an end; a mean, an end.
    if (copied.room - room != 3 || memcmp(room, (uint8_t[]){0x2A, 0xFF, 0xD9}, 3) != 0) fail("is copied wrongly");
}

static void check_blocks(void) {
    check_full_block();
    uint8_t ones[64];
    memset(ones, 0x01, sizeof ones);
    expect_block("an empty block", NULL, 0, 0, 1);
    expect_block("62 coefficients and an end", ones, 62, 0, 1);
    expect_block("63 coefficients", ones, 63, 1, 1);
    expect_block("63 coefficients and an end", ones, 63, 0, 0);
    expect_block("62 coefficients without an end", ones, 62, 1, 0);
    expect_block("64 coefficients", ones, 64, 1, 0);
    expect_block("a coefficient 63", (uint8_t[]){0xF0, 0xF0, 0xF0, 0xE1}, 4, 1, 1);
    expect_block("a coefficient 64", (uint8_t[]){0xF0, 0xF0, 0xF0, 0xF1}, 4, 1, 0);
    expect_block("a coefficient 62 and one more", (uint8_t[]){0xF0, 0xF0, 0xF0, 0xD1, 0x01}, 5, 1, 1);
    expect_block("a run of zeros beyond the end", (uint8_t[]){0xF0, 0xF0, 0xF0, 0xF0}, 4, 1, 0);
    expect_block("a coefficient of eleven bits", (uint8_t[]){0x0B}, 1, 0, 0);
    expect_block("a coefficient of ten bits", (uint8_t[]){0x0A}, 1, 0, 1);
    expect_block("a run that only progressive files have", (uint8_t[]){0x10}, 1, 0, 0);
    expect_block("the end of a band that only progressive files have", (uint8_t[]){0xE0}, 1, 0, 0);
    in("keep_means", "a mean's difference");
    comparisons += 2;
    if (!is_block(11, NULL, 0, 0)) fail("of eleven bits is refused");
    if (is_block(12, NULL, 0, 0)) fail("of twelve bits is taken");
    in("read_codes", "tables");
    static cpixels_codes codes;
    uint8_t symbols[512] = {0}, full[16] = {2}, over[16] = {0, 3, 3}, many[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 200, 200};
    uint8_t none[16] = {0};
    comparisons += 6;
    if (cpixels_read_codes(full, symbols, 0, 12, &codes)) fail("a code of ones alone is read");
    if (cpixels_read_codes(over, symbols, 0, 12, &codes)) fail("more codes than there can be are read");
    if (cpixels_read_codes(many, symbols, 0, 12, &codes)) fail("more codes than symbols are read");
    if (!cpixels_read_codes(none, symbols, 0, 12, &codes) || codes.end_length != 0) fail("no codes are not read");
    if (cpixels_read_codes(none, symbols, 0, 0, &codes)) fail("look-ups of no bits");
    if (cpixels_read_codes(none, symbols, 0, 13, &codes)) fail("look-ups of 13 bits");
}
