// Unpacking of zlib streams (RFC 1950 and 1951) for unpacking.h.
//
// An entry of a table says what the next bits mean. In its lowest byte is the number of bits that it takes, with those
// that follow a code, and in the upper half:
//
// * for literals, one or two of them; their number is in the second byte;
// * for a length or a distance, the lowest that the code stands for; in the second byte the number of the code's own
//   bits, for which a length is marked as SPECIAL;
// * for codes longer than the table's index, where the table for the rest of them begins; its index has as many bits as
//   the second byte says. It is marked as SPECIAL and LINK;
// * for the end of a block 0, and 1 for what no code stands for; these are marked as SPECIAL, LINK and END.
#include "include/CPixels.h"

#define INLINE static inline __attribute__((always_inline))
#define RARE static __attribute__((noinline))

enum {
    LITERAL_BITS = CPIXELS_LITERAL_BITS,
    DISTANCE_BITS = CPIXELS_DISTANCE_BITS,
    LENGTH_CODE_BITS = 7,
    SPECIAL = 0x8000,
    LINK = 0x4000,
    END = 0x2000,
    SECOND_BYTE = 0x100,
    MOST_LITERALS = 286,
    MOST_DISTANCES = 30,
    /// How far a step may read and write.
    INPUT_MARGIN = 32,
    OUTPUT_MARGIN = CPIXELS_INFLATION_MARGIN,
};
enum { MEANINGLESS = 1 << 16 | SPECIAL | LINK | END };
enum { LITERALS, DISTANCES, CODE_LENGTHS };

/// Where a stream is.
enum { HEAD, BLOCK, STORED_LENGTH, STORED, COUNTS, LENGTHS_OF_CODES, CODES, SYMBOLS, CHECKSUM, FINISHED, BROKEN };

/// What came of some symbols.
enum { GOES_ON, BLOCK_ENDS, HAS_NO_MEANING, NEEDS_MORE };

INLINE uint64_t lowest(uint64_t bits, uint32_t count) { return bits & ~(~(uint64_t)0 << (count & 63)); }

INLINE uint64_t load_first_lowest(const uint8_t *from) {
    uint64_t bytes;
    __builtin_memcpy(&bytes, from, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    bytes = __builtin_bswap64(bytes);
#endif
    return bytes;
}

INLINE void copy_word(uint8_t *to, const uint8_t *from) {
    uint64_t word;
    __builtin_memcpy(&word, from, 8);
    __builtin_memcpy(to, &word, 8);
}

typedef uint8_t sixteen __attribute__((vector_size(16), aligned(1), may_alias));

// Tables (RFC 1951, 3.2)

/// The entry of a symbol whose code has a number of bits.
INLINE uint32_t entry_of(int kind, uint32_t symbol, uint32_t length) {
    // Up to eight, each length has a code of its own, then four codes share a number of bits that follow (3.2.5).
    static const uint16_t lengths[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
    uint32_t code = length * SECOND_BYTE | length;
    if (kind == CODE_LENGTHS) return symbol << 16 | length;
    if (kind == DISTANCES) {
        if (symbol >= MOST_DISTANCES) return MEANINGLESS | length;
        uint32_t more = symbol < 4 ? 0 : symbol / 2 - 1;
        uint32_t least = symbol < 4 ? symbol + 1 : ((2 + (symbol & 1)) << more) + 1;
        return (least << 16 | code) + more;
    }
    if (symbol < 256) return symbol << 16 | SECOND_BYTE | length;
    if (symbol == 256) return SPECIAL | LINK | END | length;
    if (symbol >= MOST_LITERALS) return MEANINGLESS | length;
    uint32_t index = symbol - 257, more = index < 8 || index == 28 ? 0 : index / 4 - 1;
    return ((uint32_t)lengths[index] << 16 | SPECIAL | code) + more;
}

/// The code behind one of that length, the first bit lowest. Not for that of ones alone.
INLINE uint32_t next_code(uint32_t code, uint32_t length) {
    uint32_t bit = 1u << (31 - __builtin_clz(code ^ ((1u << length) - 1)));
    return (code & (bit - 1)) | bit;
}

/// Makes the table for codes of the given lengths. Returns 0 if there are no such codes, by zlib's rules: each sequence
/// of bits begins with a code, except that there may be a single code of one bit, and no distance at all.
RARE int make_table(int kind, const uint8_t *lengths, uint32_t count, uint32_t width, uint32_t *table, uint32_t room) {
    uint16_t counts[16] = {0}, places[17], sorted[CPIXELS_MOST_CODES];
    for (uint32_t i = 0; i < count; i++) counts[lengths[i]]++;
    uint32_t longest = 15, size = 1u << width;
    while (longest > 0 && counts[longest] == 0) longest--;
    if (longest == 0) {
        if (kind != DISTANCES) return 0;
        for (uint32_t i = 0; i < size; i++) table[i] = MEANINGLESS | 1;
        return 1;
    }
    int32_t left = 1;
    places[1] = 0;
    for (uint32_t length = 1; length < 16; length++) {
        left = left * 2 - counts[length];
        if (left < 0) return 0;
        places[length + 1] = (uint16_t)(places[length] + counts[length]);
    }
    if (left > 0 && (kind == CODE_LENGTHS || longest != 1)) return 0;
    for (uint32_t i = 0; i < count; i++) {
        if (lengths[i] > 0) sorted[places[lengths[i]]++] = (uint16_t)i;
    }
    const uint16_t *symbol = sorted;
    if (left > 0) {
        table[0] = entry_of(kind, *symbol, 1);
        table[1] = MEANINGLESS | 1;
        for (uint32_t done = 2; done < size; done *= 2) __builtin_memcpy(table + done, table, done * 4);
        return 1;
    }
    uint32_t code = 0, length = 1;
    // The table for codes up to a length is there twice in that for those up to the next one.
    for (; length <= width; length++) {
        for (uint32_t i = counts[length]; i > 0; i--) {
            table[code] = entry_of(kind, *symbol++, length);
            if (code == (1u << length) - 1) {
                for (uint32_t done = 1u << length; done < size; done *= 2) {
                    __builtin_memcpy(table + done, table, done * 4);
                }
                return 1;
            }
            code = next_code(code, length);
        }
        if (length < width) __builtin_memcpy(table + (1u << length), table, 4u << length);
    }
    uint32_t begun = ~0u, start = 0, more = 0, used = size;
    for (; length <= longest; length++) {
        for (uint32_t i = counts[length]; i > 0; i--) {
            uint32_t first = code & (size - 1), rest = length - width;
            if (first != begun) {
                begun = first, start = used, more = rest;
                // As many bits as the codes fill that begin like this.
                for (uint32_t codes = i; codes < 1u << more && width + more < 15;) {
                    codes = codes * 2 + counts[width + ++more];
                }
                used = start + (1u << more);
                if (used > room) return 0;
                table[first] = start << 16 | SPECIAL | LINK | more * SECOND_BYTE | width;
            }
            uint32_t entry = entry_of(kind, *symbol++, rest);
            for (uint32_t at = code >> width; at < 1u << more; at += 1u << rest) table[start + at] = entry;
            if (code == (1u << length) - 1) return 1;
            code = next_code(code, length);
        }
    }
    return 1;
}

/// Puts two literals in an entry if the index has the bits of both.
RARE void join_literals(uint32_t *table) {
    // An entry is made of one below it, which is still as it was.
    for (uint32_t i = 1u << LITERAL_BITS; i-- > 0;) {
        uint32_t one = table[i], length = one & 31, other = table[i >> length];
        uint32_t both = one + (other & 31) + SECOND_BYTE + ((other & 0xFF0000) << 8);
        int fit = ((one | other) & SPECIAL) == 0 && length + (other & 31) <= LITERAL_BITS;
        table[i] = fit ? both : one;
    }
}

RARE void make_fixed_tables(cpixels_inflation *state) {
    for (int i = 0; i < 288; i++) state->lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    make_table(LITERALS, state->lengths, 288, LITERAL_BITS, state->literals, CPIXELS_LITERAL_ROOM);
    join_literals(state->literals);
    for (int i = 0; i < 32; i++) state->lengths[i] = 5;
    make_table(DISTANCES, state->lengths, 32, DISTANCE_BITS, state->distances, CPIXELS_DISTANCE_ROOM);
}

// Symbols

/// Copies what was written before. Writes up to 15 bytes more.
INLINE void copy_match(uint8_t *to, size_t distance, size_t length) {
    const uint8_t *from = to - distance;
    uint8_t *end = to + length;
    if (distance >= 16) {
        do {
            *(sixteen *)to = *(const sixteen *)from;
            to += 16, from += 16;
        } while (to < end);
    } else if (distance == 1) {
        sixteen repeated = (sixteen){0} + *from;
        do *(sixteen *)to = repeated, to += 16;
        while (to < end);
    } else {
        // Until what was written repeats at eight bytes or more. That is less than 16 bytes.
        for (; distance < 8; distance *= 2) copy_word(to, from), to += distance;
        do copy_word(to, from), to += 8, from += 8;
        while (to < end);
    }
}

/// Reads ahead, to 56 bits or more, without a branch. Bits beyond the count are those that are added again.
#define REFILL() (bits |= load_first_lowest(in) << (count & 63), in += (63 - (count & 63)) >> 3, count |= 56)
/// Subtracts more than the number of bits; but of the count, only the lowest six bits are ever looked at.
#define TAKE(entry) (bits >>= (entry) & 63, count -= (entry))
#define TAKE_LITERALS()                                                                                                \
    do {                                                                                                               \
        out[0] = (uint8_t)(entry >> 16), out[1] = (uint8_t)(entry >> 24);                                              \
        out += (uint8_t)(entry >> 8);                                                                                  \
        TAKE(entry);                                                                                                   \
        entry = literals[lowest(bits, LITERAL_BITS)];                                                                  \
    } while (0)

/// Unpacks symbols while there is enough input and room left, whatever they are.
static int unpack_fast(cpixels_inflation *state) {
    const uint8_t *in = state->next, *in_end = state->end - INPUT_MARGIN;
    uint8_t *out = state->out, *out_end = state->room_end - OUTPUT_MARGIN;
    const uint8_t *start = state->start;
    uint64_t bits = state->bits;
    uint32_t count = state->count;
    const uint32_t *literals = state->literals, *distances = state->distances;
    int result = GOES_ON;
    REFILL();
    uint32_t entry = literals[lowest(bits, LITERAL_BITS)];
    // An entry is looked up before bits are read ahead, for which it need not wait.
    while (__builtin_expect(in <= in_end && out <= out_end, 1)) {
        if (!(entry & SPECIAL)) {
            // Five times at most eleven bits.
            TAKE_LITERALS();
            if (!(entry & SPECIAL)) {
                TAKE_LITERALS();
                if (!(entry & SPECIAL)) {
                    TAKE_LITERALS();
                    if (!(entry & SPECIAL)) TAKE_LITERALS();
                    REFILL();
                    continue;
                }
            }
        }
        REFILL();
        if (__builtin_expect(entry & LINK, 0)) {
            if (!(entry & END)) {
                TAKE(entry & 31);
                entry = literals[(entry >> 16) + lowest(bits, entry >> 8 & 15)];
            }
            if (entry & END) {
                TAKE(entry & 31);
                result = entry >> 16 ? HAS_NO_MEANING : BLOCK_ENDS;
                break;
            }
            if (!(entry & SPECIAL)) {
                *out++ = (uint8_t)(entry >> 16);
                TAKE(entry & 31);
                REFILL();
                entry = literals[lowest(bits, LITERAL_BITS)];
                continue;
            }
        }
        // A length takes at most 20 bits, and a distance 28.
        size_t length = (entry >> 16) + (lowest(bits, entry) >> (entry >> 8 & 15));
        TAKE(entry & 63);
        uint32_t entry_of_distance = distances[lowest(bits, DISTANCE_BITS)];
        if (__builtin_expect(entry_of_distance & LINK, 0)) {
            if (!(entry_of_distance & END)) {
                TAKE(entry_of_distance & 31);
                entry_of_distance = distances[(entry_of_distance >> 16) + lowest(bits, entry_of_distance >> 8 & 15)];
            }
            if (entry_of_distance & END) {
                result = HAS_NO_MEANING;
                break;
            }
        }
        size_t distance = entry_of_distance >> 16;
        distance += lowest(bits, entry_of_distance) >> (entry_of_distance >> 8 & 15);
        TAKE(entry_of_distance & 63);
        if (__builtin_expect(distance > (size_t)(out - start), 0)) {
            result = HAS_NO_MEANING;
            break;
        }
        REFILL();
        entry = literals[lowest(bits, LITERAL_BITS)];
        copy_match(out, distance, length);
        out += length;
    }
    // Whole bytes that were read ahead are given back.
    count &= 63;
    state->next = in - (count >> 3);
    state->count = count & 7;
    state->bits = lowest(bits, count & 7);
    state->out = out;
    return result;
}
#undef TAKE_LITERALS
#undef TAKE
#undef REFILL
