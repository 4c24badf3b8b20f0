// What of a zlib stream is not the hot loop, for unpacking.h.
#include "inflate.h"

/// Reads ahead byte by byte, to 56 bits or more, or the end of the input.
INLINE void fill(cpixels_inflation *state) {
    for (; state->count < 56 && state->next < state->end; state->count += 8) {
        state->bits |= (uint64_t)*state->next++ << state->count;
    }
}

INLINE uint32_t take(cpixels_inflation *state, uint32_t count) {
    uint32_t value = (uint32_t)lowest(state->bits, count);
    state->bits >>= count;
    state->count -= count;
    return value;
}

/// Unpacks one entry's symbols if all its bits are there.
static int unpack_carefully(cpixels_inflation *state) {
    fill(state);
    uint64_t bits = state->bits;
    uint32_t used = 0, entry = state->literals[lowest(bits, LITERAL_BITS)];
    if ((entry & LINK) && (entry & SPECIAL) && !(entry & END)) {
        used = entry & 31;
        entry = state->literals[(entry >> 16) + lowest(bits >> used, entry >> 8 & 15)];
    }
    if (!(entry & SPECIAL)) {
        used += entry & 31;
        if (used > state->count) return NEEDS_MORE;
        *state->out++ = (uint8_t)(entry >> 16);
        if ((entry >> 8 & 255) == 2) *state->out++ = (uint8_t)(entry >> 24);
        take(state, used);
        return GOES_ON;
    }
    if (entry & LINK) {
        used += entry & 31;
        if (used > state->count) return NEEDS_MORE;
        take(state, used);
        return entry >> 16 ? HAS_NO_MEANING : BLOCK_ENDS;
    }
    size_t length = (entry >> 16) + (lowest(bits >> used, entry) >> (entry >> 8 & 15));
    used += entry & 63;
    if (used > state->count) return NEEDS_MORE;
    entry = state->distances[lowest(bits >> used, DISTANCE_BITS)];
    if ((entry & SPECIAL) && !(entry & END)) {
        used += entry & 31;
        entry = state->distances[(entry >> 16) + lowest(bits >> used, entry >> 8 & 15)];
    }
    size_t distance = (entry >> 16) + (lowest(bits >> used, entry) >> (entry >> 8 & 15));
    used += entry & 63;
    if (used > state->count) return NEEDS_MORE;
    if ((entry & SPECIAL) || distance > (size_t)(state->out - state->start)) return HAS_NO_MEANING;
    state->bits >>= used;
    state->count -= used;
    copy_match(state->out, distance, length);
    state->out += length;
    return GOES_ON;
}

/// Reads a dynamic block's lengths of codes, which are packed themselves (RFC 1951, 3.2.7).
static int read_codes(cpixels_inflation *state) {
    uint32_t total = state->literal_count + state->distance_count;
    while (state->have < total) {
        fill(state);
        uint32_t entry = state->codes[lowest(state->bits, LENGTH_CODE_BITS)], symbol = entry >> 16, bits = entry & 31;
        // 16 repeats the last length, 17 and 18 zeros.
        uint32_t more = symbol < 16 ? 0 : symbol == 16 ? 2 : symbol == 17 ? 3 : 7;
        if (bits + more > state->count) return NEEDS_MORE;
        take(state, bits);
        if (symbol < 16) {
            state->lengths[state->have++] = (uint8_t)symbol;
            continue;
        }
        uint32_t times = take(state, more) + (symbol == 18 ? 11 : 3);
        if (times > total - state->have || (symbol == 16 && state->have == 0)) return HAS_NO_MEANING;
        uint8_t repeated = symbol == 16 ? state->lengths[state->have - 1] : 0;
        while (times-- > 0) state->lengths[state->have++] = repeated;
    }
    const uint8_t *distances = state->lengths + state->literal_count;
    if (state->lengths[256] == 0 || !make_table(LITERALS, state->lengths, state->literal_count, LITERAL_BITS,
                                                state->literals, CPIXELS_LITERAL_ROOM)) {
        return HAS_NO_MEANING;
    }
    join_literals(state->literals);
    if (!make_table(DISTANCES, distances, state->distance_count, DISTANCE_BITS, state->distances,
                    CPIXELS_DISTANCE_ROOM)) {
        return HAS_NO_MEANING;
    }
    return GOES_ON;
}

/// Copies the bytes of a block that is not packed.
static void copy_stored(cpixels_inflation *state) {
    while (state->stored > 0 && state->count >= 8 && state->out < state->room_end) {
        *state->out++ = (uint8_t)take(state, 8);
        state->stored--;
    }
    if (state->count >= 8) return;
    size_t count = state->stored, input = (size_t)(state->end - state->next);
    size_t room = (size_t)(state->room_end - state->out);
    if (count > input) count = input;
    if (count > room) count = room;
    __builtin_memcpy(state->out, state->next, count);
    state->out += count;
    state->next += count;
    state->stored -= (uint32_t)count;
}

/// Begins a block (RFC 1951, 3.2.3). Returns 0 if there are no blocks of its kind.
INLINE int begin_block(cpixels_inflation *state) {
    state->is_last = take(state, 1);
    switch (take(state, 2)) {
    case 0:
        take(state, state->count & 7);
        state->stage = STORED_LENGTH;
        return 1;
    case 1:
        if (!state->has_fixed_tables) make_fixed_tables(state);
        state->has_fixed_tables = 1;
        state->stage = SYMBOLS;
        return 1;
    case 2: state->stage = COUNTS; return 1;
    default: return 0;
    }
}

/// Takes the stream a stage further. Returns a result of `inflate`, or -1 to go on.
static int32_t advance(cpixels_inflation *state) {
    static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    enum { NEXT = -1 };
    int outcome = GOES_ON;
    if (state->stage != SYMBOLS && state->stage != STORED) fill(state);
    switch (state->stage) {
    case HEAD: {
        if (state->count < 16) return CPIXELS_NEEDS_INPUT;
        uint32_t head = take(state, 16);
        // DEFLATE with a window of 32 KB and no dictionary, and what makes it a multiple of 31 (RFC 1950, 2.2).
        uint32_t check = (head & 255) << 8 | head >> 8;
        if ((head & 255) != 0x78 || (head & 0x2000) || check % 31 != 0) return CPIXELS_DAMAGED;
        state->stage = BLOCK;
        return NEXT;
    }
    case BLOCK:
        if (state->is_last) {
            take(state, state->count & 7);
            state->stage = CHECKSUM;
            return NEXT;
        }
        if (state->count < 3) return CPIXELS_NEEDS_INPUT;
        return begin_block(state) ? NEXT : CPIXELS_DAMAGED;
    case STORED_LENGTH: {
        if (state->count < 32) return CPIXELS_NEEDS_INPUT;
        uint32_t length = take(state, 16), inverse = take(state, 16);
        if (length != (inverse ^ 0xFFFF)) return CPIXELS_DAMAGED;
        state->stored = length;
        state->stage = STORED;
        return NEXT;
    }
    case STORED:
        copy_stored(state);
        if (state->stored > 0) return state->out == state->room_end ? CPIXELS_NEEDS_ROOM : CPIXELS_NEEDS_INPUT;
        state->stage = BLOCK;
        return NEXT;
    case COUNTS:
        if (state->count < 14) return CPIXELS_NEEDS_INPUT;
        state->literal_count = take(state, 5) + 257;
        state->distance_count = take(state, 5) + 1;
        state->code_count = take(state, 4) + 4;
        if (state->literal_count > MOST_LITERALS || state->distance_count > MOST_DISTANCES) return CPIXELS_DAMAGED;
        for (int i = 0; i < 19; i++) state->lengths[i] = 0;
        state->have = 0;
        state->has_fixed_tables = 0;
        state->stage = LENGTHS_OF_CODES;
        return NEXT;
    case LENGTHS_OF_CODES:
        for (; state->have < state->code_count; state->have++) {
            fill(state);
            if (state->count < 3) return CPIXELS_NEEDS_INPUT;
            state->lengths[order[state->have]] = (uint8_t)take(state, 3);
        }
        if (!make_table(CODE_LENGTHS, state->lengths, 19, LENGTH_CODE_BITS, state->codes, 1 << LENGTH_CODE_BITS)) {
            return CPIXELS_DAMAGED;
        }
        state->have = 0;
        state->stage = CODES;
        return NEXT;
    case CODES:
        outcome = read_codes(state);
        if (outcome == GOES_ON) state->stage = SYMBOLS;
        break;
    case SYMBOLS:
        if (state->room_end - state->out < OUTPUT_MARGIN) return CPIXELS_NEEDS_ROOM;
        // Of the bytes that the fast loop reads ahead first, seven may be taken before it starts.
        outcome = state->end - state->next >= INPUT_MARGIN + 8 ? unpack_fast(state) : unpack_carefully(state);
        if (outcome == BLOCK_ENDS) state->stage = BLOCK;
        break;
    case CHECKSUM: return state->count < 32 ? CPIXELS_NEEDS_INPUT : CPIXELS_FINISHED;
    default: return CPIXELS_DAMAGED;
    }
    return outcome == NEEDS_MORE ? CPIXELS_NEEDS_INPUT : outcome == HAS_NO_MEANING ? CPIXELS_DAMAGED : NEXT;
}

static uint32_t add_checksum(uint32_t checksum, const uint8_t *bytes, size_t count);

static int32_t inflate(cpixels_inflation *state) {
    const uint8_t *from = state->out;
    int32_t result;
    if (state->stage == FINISHED) return CPIXELS_FINISHED;
    do result = advance(state);
    while (result < 0);
    state->checksum = add_checksum(state->checksum, from, (size_t)(state->out - from));
    if (result == CPIXELS_FINISHED) {
        // The highest byte comes first.
        uint32_t expected = __builtin_bswap32(take(state, 32));
        state->stage = FINISHED;
        if (expected != state->checksum) result = CPIXELS_DAMAGED;
    }
    if (result == CPIXELS_DAMAGED) state->stage = BROKEN;
    return result;
}
