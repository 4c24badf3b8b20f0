// Rewrites the scan of a baseline JPEG: without the coefficients that a decoder at an eighth does not look at, or a part
// of it, which begins with means of its own.
//
// Finding the ends of blocks takes most of the time: each symbol's place depends on the length of the one before. So a
// table tells of the next 12 bits how many the symbols in them take together, and how far they lead in the block.
#include "include/CPixels.h"
#if !CPIXELS_HAS_ASSEMBLY

#define INLINE static inline __attribute__((always_inline))
#define RARE static __attribute__((noinline))

enum {
    /// The bits that look-ups are made with: 12 and fewer for details, as fit into the first-level cache.
    MOST_INDEX_BITS = CPIXELS_MOST_CODE_BITS,
    MEAN_INDEX_BITS = 9,
    /// How far symbols lead: a run of zeros and a coefficient, to the end of the block, or beyond what the table knows.
    /// Sums stay apart, for a block has 64 coefficients.
    END = 128,
    UNKNOWN = 255,
    BLOCK = 64,
    /// The most bits of a coefficient beside its code (ITU-T T.81, F.1.2.1.2 and F.1.2.2.1).
    MOST_MEAN_BITS = 11,
    MOST_DETAIL_BITS = 10,
};

/// A symbol: its bits with those that follow its code, none if it has no meaning; and how far it leads, or for a mean
/// how many bits follow its code.
typedef struct {
    uint32_t bits;
    uint32_t lead;
} symbol;

static symbol meaning(uint32_t value, uint32_t code_length, int32_t is_for_means) {
    uint32_t run = value >> 4, size = value & 15;
    if (is_for_means) return (symbol){value <= MOST_MEAN_BITS ? code_length + value : 0, value};
    if (value == 0) return (symbol){code_length, END};
    // Without a coefficient, only a run of 16 zeros has a meaning.
    if (size > MOST_DETAIL_BITS || (size == 0 && run < 15)) return (symbol){0, 0};
    return (symbol){code_length + size, run + 1};
}

/// The symbol that the next 16 bits begin with.
RARE symbol find(const cpixels_codes *codes, uint32_t next) {
    for (uint32_t length = 1; length <= 16; length++) {
        if (next >= codes->limits[length]) continue;
        uint32_t index = (next >> (16 - length)) + codes->offsets[length];
        return meaning(codes->symbols[index & 255], length, codes->is_for_means);
    }
    return (symbol){0, 0};
}

int32_t cpixels_read_codes(const uint8_t *counts, const uint8_t *symbols, int32_t is_for_means, int32_t index_bits,
                           cpixels_codes *codes) {
    uint32_t code = 0, count = 0, width = is_for_means ? MEAN_INDEX_BITS : (uint32_t)index_bits;
    if (width < 1 || width > MOST_INDEX_BITS) return 0;
    codes->is_for_means = is_for_means;
    codes->shift = 64 - width;
    codes->end_code = 0;
    codes->end_length = 0;
    codes->limits[0] = 0;
    // Codes of a length count up, from twice the number behind the last shorter one (T.81, C.2).
    for (uint32_t length = 1; length <= 16; length++, code <<= 1) {
        codes->offsets[length] = count - code;
        for (uint32_t i = counts[length - 1]; i > 0; i--, code++, count++) {
            if (count == 256) return 0;
            codes->symbols[count] = symbols[count];
            if (symbols[count] == 0) codes->end_code = code, codes->end_length = length;
        }
        // That of ones alone is left out.
        if (code >= 1u << length) return 0;
        codes->limits[length] = code << (16 - length);
    }
    // The symbols that a number of `width` bits begins with, then as many after it as are whole in it but for the bits
    // behind the last code.
    struct { uint8_t length, bits, lead; } first[1 << MOST_INDEX_BITS];
    uint32_t places = 1u << width;
    for (uint32_t i = 0; i < places; i++) first[i].length = 0;
    for (uint32_t length = 1; length <= width; length++) {
        uint32_t start = codes->limits[length - 1] >> (16 - width), end = codes->limits[length] >> (16 - width);
        for (uint32_t i = start; i < end; i++) {
            uint32_t index = (i >> (width - length)) + codes->offsets[length];
            symbol found = meaning(codes->symbols[index & 255], length, is_for_means);
            if (found.bits == 0) continue;
            first[i].length = (uint8_t)length, first[i].bits = (uint8_t)found.bits, first[i].lead = (uint8_t)found.lead;
        }
    }
    for (uint32_t i = 0; i < places; i++) {
        uint32_t bits = 0, lead = 0, rest = i;
        while (bits < width && lead < END) {
            uint32_t length = first[rest].length, further = lead + first[rest].lead;
            if (length == 0 || bits + length > width || (further & (END - 1)) >= BLOCK) break;
            bits += first[rest].bits;
            lead = further;
            if (is_for_means) break;
            rest = bits < width ? i << bits & (places - 1) : 0;
        }
        codes->steps[i] = (uint16_t)(bits == 0 ? UNKNOWN << 8 : lead << 8 | bits);
    }
    return 1;
}

/// Whether one of eight bytes is 255, after which a scan has a byte that does not count.
INLINE int has_ones(uint64_t bytes) {
    return ((~bytes - 0x0101010101010101) & bytes & 0x8080808080808080) != 0;
}

INLINE uint64_t first_byte_highest(uint64_t bytes) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return __builtin_bswap64(bytes);
#else
    return bytes;
#endif
}

/// Reads ahead, to 56 bits or more. At the end of the data there are zeros.
INLINE void refill(cpixels_scan *scan) {
    uint64_t bytes = 0;
    int is_plain = 0;
    if (__builtin_expect(scan->end - scan->next >= 8, 1)) {
        __builtin_memcpy(&bytes, scan->next, 8);
        bytes = first_byte_highest(bytes);
        is_plain = !has_ones(bytes);
    }
    if (__builtin_expect(is_plain, 1)) {
        // The bits of the last byte beyond the count are there already when they are added again.
        scan->bits |= bytes >> scan->count;
        scan->next += (63 - scan->count) >> 3;
        scan->count |= 56;
        return;
    }
#pragma clang loop unroll(disable)
    while (scan->count < 56) {
        uint64_t byte = 0;
        ptrdiff_t left = scan->end - scan->next;
        if (left > 0 && *scan->next != 0xFF) {
            byte = *scan->next++;
        } else if (left > 1 && scan->next[1] == 0) {
            byte = 0xFF;
            scan->next += 2;
        } else {
            scan->missing += 8;
        }
        scan->bits |= byte << (56 - scan->count);
        scan->count += 8;
    }
}

INLINE void skip(cpixels_scan *scan, uint32_t count) {
    scan->bits <<= count & 63;
    scan->count -= count & 63;
}

/// Writes the highest bytes of a number, with a zero behind each that is 255.
RARE uint8_t *write_bytewise(uint8_t *room, uint64_t top, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        uint8_t byte = (uint8_t)(top >> (56 - 8 * i));
        *room++ = byte;
        if (byte == 0xFF) *room++ = 0;
    }
    return room;
}

/// Writes the lowest bits of a number: 1 to 56.
INLINE void put(cpixels_scan *scan, uint64_t value, uint32_t count) {
    scan->kept = scan->kept << count | value;
    scan->kept_count += count;
    uint64_t top = scan->kept << (64 - scan->kept_count), bytes = first_byte_highest(top);
    uint32_t whole = scan->kept_count >> 3;
    if (__builtin_expect(has_ones(top), 0)) {
        scan->room = write_bytewise(scan->room, top, whole);
    } else {
        __builtin_memcpy(scan->room, &bytes, 8);
        scan->room += whole;
    }
    scan->kept_count &= 7;
}

/// Whether a block is at its end after symbols of the table, and not beyond it.
INLINE int is_end(uint32_t position) { return position == BLOCK || (position > END && position < END + BLOCK); }

/// Takes one symbol, which the table does not know, or with which a block may end. Returns the position after it, or 0
/// if no block has such a symbol there.
INLINE uint32_t step(cpixels_scan *scan, const cpixels_codes *details, uint32_t position, int keeps) {
    refill(scan);
    symbol found = find(details, (uint32_t)(scan->bits >> 48));
    position += found.lead;
    if (found.bits == 0 || (position > BLOCK && !is_end(position))) return 0;
    if (keeps) put(scan, scan->bits >> (64 - found.bits), found.bits);
    skip(scan, found.bits);
    return position;
}

/// Passes the details of a block. At least 29 bits have been read ahead. Returns 0 if there is none such.
INLINE int pass_details(cpixels_scan *scan, const cpixels_codes *details) {
    uint32_t position = 1, before, count, bits;
    uint64_t next;
    while (position < BLOCK) {
        // Each time at most 22 bits: from 12 bits on, and ten behind the last code.
        for (int i = 0; i < 2; i++) {
            before = position, next = scan->bits, count = scan->count;
            bits = details->steps[next >> details->shift];
            skip(scan, bits);
            position += bits >> 8;
            if (position >= BLOCK) break;
            if (i == 0) refill(scan);
        }
        if (position < BLOCK || is_end(position)) continue;
        scan->bits = next, scan->count = count;
        position = step(scan, details, before, 0);
        if (position == 0) return 0;
        refill(scan);
    }
    return 1;
}

/// Copies a block whose first bits have been passed since `start`. Returns 0 if there is none such.
INLINE int copy_block(cpixels_scan *scan, const cpixels_codes *details, uint64_t start, uint32_t start_count) {
    uint32_t position = 1;
    for (;;) {
        uint32_t before = position, count = scan->count;
        uint64_t next = scan->bits;
        uint32_t bits = details->steps[next >> details->shift];
        skip(scan, bits);
        position += bits >> 8;
        int is_known = position < BLOCK || is_end(position);
        if (!is_known) scan->bits = next, scan->count = count;
        uint32_t taken = start_count - scan->count;
        if (taken > 0) put(scan, start >> (64 - taken), taken);
        if (!is_known) position = step(scan, details, before, 1);
        if (position == 0) return 0;
        if (position >= BLOCK) return 1;
        refill(scan);
        start = scan->bits, start_count = scan->count;
    }
}

int32_t cpixels_keep_means(cpixels_scan *state, const cpixels_block *blocks, size_t block_count, int32_t units) {
    cpixels_scan scan = *state;
    int32_t unit = 0;
    for (; unit < units && (size_t)(scan.room_end - scan.room) >= block_count * CPIXELS_BLOCK_ROOM; unit++) {
        for (size_t i = 0; i < block_count; i++) {
            const cpixels_codes *means = blocks[i].means, *details = blocks[i].details;
            refill(&scan);
            uint32_t bits = means->steps[scan.bits >> (64 - MEAN_INDEX_BITS)] & 255;
            if (__builtin_expect(bits == 0, 0)) bits = find(means, (uint32_t)(scan.bits >> 48)).bits;
            if (bits == 0) return -1;
            int is_right;
            if (blocks[i].keeps_details) {
                uint64_t start = scan.bits;
                uint32_t count = scan.count;
                skip(&scan, bits);
                is_right = copy_block(&scan, details, start, count);
            } else {
                uint64_t mean = scan.bits >> (64 - bits);
                put(&scan, mean << details->end_length | details->end_code, bits + details->end_length);
                skip(&scan, bits);
                is_right = pass_details(&scan, details);
            }
            if (!is_right) return -1;
        }
        if (scan.missing > scan.count) return -1;
    }
    *state = scan;
    return unit;
}

/// Reads the difference of a mean to the one before. Returns 0 if there is none such.
INLINE int read_difference(cpixels_scan *scan, const cpixels_codes *means, uint32_t *difference) {
    refill(scan);
    uint32_t step = means->steps[scan->bits >> (64 - MEAN_INDEX_BITS)], bits = step & 255, size = step >> 8;
    if (__builtin_expect(bits == 0, 0)) {
        symbol found = find(means, (uint32_t)(scan->bits >> 48));
        bits = found.bits, size = found.lead;
        if (bits == 0) return 0;
    }
    // Of no bits, none is left: the shifts are two, for one of 64 is not defined.
    uint32_t value = (uint32_t)(scan->bits << (bits - size) >> 32 >> (31 - size) >> 1);
    // Half of the numbers of a size are negative (T.81, F.1.2.1.1).
    *difference = size > 0 && value >> (size - 1) == 0 ? value + 1 - (1u << size) : value;
    skip(scan, bits);
    return 1;
}

/// Writes the difference of a mean to the one before.
INLINE void put_difference(cpixels_scan *scan, uint16_t mean, uint16_t before) {
    // Means have 16 bits, and differences less.
    int32_t difference = (int16_t)(uint16_t)(mean - before);
    if (difference == INT16_MIN) difference++;
    uint32_t amount = (uint32_t)(difference < 0 ? -difference : difference);
    uint32_t size = amount == 0 ? 0 : 32 - (uint32_t)__builtin_clz(amount);
    uint32_t value = (uint32_t)(difference < 0 ? difference - 1 : difference) & ((1u << size) - 1);
    put(scan, (uint64_t)size << size | value, CPIXELS_MEAN_CODE_BITS + size);
}

/// Passes or copies the units of a scan. Returns as `cpixels_pass_units` does.
INLINE int32_t pass_units(cpixels_scan *state, cpixels_before *before, const cpixels_block *blocks, size_t block_count,
                          int32_t units, int copies) {
    cpixels_scan scan = *state;
    cpixels_before means = *before;
    int32_t unit = 0;
    for (; unit < units; unit++) {
        if (copies && (size_t)(scan.room_end - scan.room) < block_count * CPIXELS_BLOCK_ROOM) break;
        for (size_t i = 0; i < block_count; i++) {
            const cpixels_codes *details = blocks[i].details;
            uint32_t component = blocks[i].component & 3, difference;
            if (!read_difference(&scan, blocks[i].means, &difference)) return -1;
            means.read[component] = (uint16_t)(means.read[component] + difference);
            int is_right;
            if (copies) {
                put_difference(&scan, means.read[component], means.written[component]);
                means.written[component] = means.read[component];
            }
            if (copies && blocks[i].keeps_details) {
                is_right = copy_block(&scan, details, scan.bits, scan.count);
            } else {
                if (copies) put(&scan, details->end_code, details->end_length);
                is_right = pass_details(&scan, details);
            }
            if (!is_right) return -1;
        }
        if (scan.missing > scan.count) return -1;
    }
    *state = scan;
    *before = means;
    return unit;
}

int32_t cpixels_pass_units(cpixels_scan *scan, cpixels_before *before, const cpixels_block *blocks, size_t block_count,
                           int32_t units) {
    return pass_units(scan, before, blocks, block_count, units, 0);
}

int32_t cpixels_copy_units(cpixels_scan *scan, cpixels_before *before, const cpixels_block *blocks, size_t block_count,
                           int32_t units) {
    return pass_units(scan, before, blocks, block_count, units, 1);
}

int32_t cpixels_end_part(cpixels_scan *scan) {
    // A byte more would be data that nothing has asked for.
    if (scan->missing > scan->count || scan->count - scan->missing > 7 || scan->end - scan->next < 2) return 0;
    if (scan->next[0] != 0xFF || scan->room_end - scan->room < CPIXELS_BLOCK_ROOM) return 0;
    uint8_t marker = scan->next[1];
    scan->next += 2;
    scan->bits = 0, scan->count = 0, scan->missing = 0;
    // The last byte is filled with ones (T.81, F.1.2.3).
    if (scan->kept_count > 0) put(scan, 0xFF >> scan->kept_count, 8 - scan->kept_count);
    *scan->room++ = 0xFF;
    *scan->room++ = marker;
    return marker;
}
#endif
