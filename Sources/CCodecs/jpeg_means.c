#include "jpeg_means.h"
#include <CPixels.h>
#include <string.h>

// Section numbers are those of ITU-T T.81.

typedef struct {
    const uint8_t *data;
    size_t size;
    codecs_rows rows;
    // Where the caller was last asked whether to stop.
    size_t asked;
    uint8_t *copy;
    size_t count;
    size_t room;
} means_call;

static int is_stopped(means_call *call, size_t at) {
    if (at - call->asked < 1 << 16) return 0;
    call->asked = at;
    return call->rows.stopped(call->rows.context);
}

/// Makes room for more bytes. No copy is much larger than its file.
static int has_room(means_call *call, size_t more) {
    size_t needed = call->count + more, most = call->size + (1 << 14);
    if (needed <= call->room) return 1;
    if (needed > most) return 0;
    size_t room = call->room < 1 << 14 ? 1 << 15 : call->room * 2;
    if (room < needed) room = needed;
    if (room > most) room = most;
    uint8_t *copy = realloc(call->copy, room);
    if (!copy) return 0;
    call->copy = copy;
    call->room = room;
    return 1;
}

static int add(means_call *call, const uint8_t *bytes, size_t count) {
    if (!has_room(call, count)) return 0;
    memcpy(call->copy + call->count, bytes, count);
    call->count += count;
    return 1;
}

/// A marker segment; a scan's data follow that of its header.
typedef struct {
    const uint8_t *bytes;
    size_t length;
    uint8_t marker;
} segment;

/// Finds the segment at a position, or behind bytes that fill up. Returns 0 for a marker without a segment, and for
/// anything else.
static int find_segment(const means_call *call, size_t *at, segment *found) {
    const uint8_t *data = call->data;
    while (call->size - *at >= 2 && data[*at] == 0xFF && data[*at + 1] == 0xFF) ++*at;
    if (call->size - *at < 4 || data[*at] != 0xFF) return 0;
    found->bytes = data + *at;
    found->marker = data[*at + 1];
    found->length = ((size_t)data[*at + 2] << 8 | data[*at + 3]) + 2;
    if (found->marker < 0xC0 || (found->marker >= 0xD0 && found->marker <= 0xD9)) return 0;
    return found->length >= 4 && found->length <= call->size - *at;
}

/// Returns whether a component is decoded at two pixels a block when the picture is at one: libjpeg scales up what is
/// sampled at half the resolution in both directions by the transform itself.
static int needs_details(const uint8_t *frame, size_t length, uint8_t component) {
    // Precision, height, width, the number of components, and three bytes for each: its name, samplings, table.
    size_t count = length < 10 ? 0 : frame[9];
    if (count == 0 || length < 10 + 3 * count) return 1;
    int most_across = 0, most_down = 0, across = 0, down = 0;
    for (size_t i = 0; i < count; i++) {
        const uint8_t *entry = frame + 10 + 3 * i;
        if (entry[1] >> 4 > most_across) most_across = entry[1] >> 4;
        if ((entry[1] & 15) > most_down) most_down = entry[1] & 15;
        if (entry[0] == component) across = entry[1] >> 4, down = entry[1] & 15;
    }
    return across == 0 || down == 0 || (most_across % (across * 2) == 0 && most_down % (down * 2) == 0);
}

// Progressive files

int codecs_jpeg_scan_matters(const uint8_t *frame, size_t frame_length, const uint8_t *scan, size_t scan_length) {
    // The number of components, two bytes for each, the band's first and last coefficient, the bits.
    if (scan_length < 10 || scan_length != 8 + 2 * (size_t)scan[4]) return -1;
    // The band 0 alone has the means (G.1.1.1.1).
    return scan[scan_length - 3] == 0 || scan[4] != 1 || needs_details(frame, frame_length, scan[5]);
}

/// Returns the position of the first marker from `at` on that ends the data of a scan.
static size_t end_of_scan(means_call *call, size_t at) {
    while (at + 1 < call->size && !is_stopped(call, at)) {
        const uint8_t *found = memchr(call->data + at, 0xFF, call->size - 1 - at);
        if (!found) return call->size;
        at = (size_t)(found - call->data);
        uint8_t marker = call->data[at + 1];
        // A stuffed byte, a restart, or a fill byte, which may precede any marker.
        if (marker != 0 && marker != 0xFF && (marker < 0xD0 || marker > 0xD7)) return at;
        at += marker == 0xFF ? 1 : 2;
    }
    return call->size;
}

/// Copies the file without the scans of details. The frame begins at `at`.
static int copy_scans(means_call *call, size_t at, uint32_t maximum_scans) {
    segment frame = {0}, found;
    uint32_t scans = 0, wanted = 0;
    if (!add(call, call->data, at)) return 0;
    while (find_segment(call, &at, &found) && !is_stopped(call, at)) {
        size_t end = at + found.length;
        int is_wanted = 1;
        if (found.marker == 0xDA) {
            is_wanted = codecs_jpeg_scan_matters(frame.bytes, frame.length, found.bytes, found.length);
            if (++scans > maximum_scans || is_wanted < 0) return 0;
            wanted += (uint32_t)is_wanted;
            end = end_of_scan(call, end);
        } else if (codecs_jpeg_is_frame(found.marker)) {
            if (frame.bytes) return 0;
            frame = found;
        }
        if (is_wanted && !add(call, found.bytes, end - at)) return 0;
        at = end;
        if (call->size - at >= 2 && call->data[at] == 0xFF && call->data[at + 1] == 0xD9 && wanted > 0) {
            return add(call, call->data + at, 2);
        }
    }
    return 0;
}

// Baseline files

/// The tables of means come first.
enum { TABLES = 4, MOST_COMPONENTS = 4, MOST_BLOCKS = 10 };

typedef struct {
    /// The counts of codes of each length, with the symbols behind them.
    const uint8_t *counts[2 * TABLES];
    segment frame, scan;
    /// The units between restarts; 0 if there are none.
    size_t interval;
    /// The unit (MCU).
    cpixels_block blocks[MOST_BLOCKS];
    size_t block_count;
    uint64_t unit_count;
    cpixels_codes codes[2 * TABLES];
    int has_codes[2 * TABLES];
} scan_plan;

static int find_tables(scan_plan *plan, const segment *found) {
    for (size_t at = 4, count; at < found->length; at += 17 + count) {
        uint8_t place = found->bytes[at];
        count = 0;
        if (found->length - at < 17 || place >> 4 > 1 || (place & 15) >= TABLES) return 0;
        for (size_t i = 1; i <= 16; i++) count += found->bytes[at + i];
        if (count > found->length - at - 17) return 0;
        plan->counts[(place >> 4) * TABLES + (place & 15)] = found->bytes + at + 1;
    }
    return 1;
}

/// Copies the segments that pixels depend on, up to the scan's data. Returns their position, or 0.
static size_t copy_segments(means_call *call, scan_plan *plan) {
    size_t at = 2;
    segment found;
    if (!add(call, call->data, at)) return 0;
    while (find_segment(call, &at, &found) && !is_stopped(call, at)) {
        int is_wanted = 1;
        switch (found.marker) {
        case 0xC0:
        case 0xC1:
            if (plan->frame.bytes) return 0;
            plan->frame = found;
            break;
        case 0xC4:
            if (!find_tables(plan, &found)) return 0;
            break;
        case 0xDA: plan->scan = found; break;
        case 0xDB: break;
        case 0xDD:
            if (found.length != 6) return 0;
            plan->interval = (size_t)found.bytes[4] << 8 | found.bytes[5];
            break;
        // JFIF and Adobe say what the components are.
        case 0xE0:
        case 0xEE: break;
        default:
            if (found.marker != 0xFE && (found.marker < 0xE0 || found.marker > 0xEF)) return 0;
            is_wanted = 0;
        }
        if (is_wanted && !add(call, found.bytes, found.length)) return 0;
        at += found.length;
        if (plan->scan.bytes) return at;
    }
    return 0;
}

/// Reads a table once, and finds it again.
static const cpixels_codes *codes_of(scan_plan *plan, size_t table, int32_t index_bits) {
    if (!plan->counts[table]) return NULL;
    if (!plan->has_codes[table]) {
        const uint8_t *counts = plan->counts[table];
        if (!cpixels_read_codes(counts, counts + 16, table < TABLES, index_bits, &plan->codes[table])) return NULL;
        plan->has_codes[table] = 1;
    }
    return &plan->codes[table];
}

/// Finds what a unit consists of. Returns 0 if the scan is not one of all components, in the frame's order (B.2.2 and
/// B.2.3).
static int plan_units(scan_plan *plan, int32_t index_bits) {
    const uint8_t *frame = plan->frame.bytes, *scan = plan->scan.bytes;
    if (!frame || plan->scan.length < 10) return 0;
    size_t count = scan[4], most_across = 1, most_down = 1;
    if (plan->frame.length != 10 + 3 * count || plan->scan.length != 8 + 2 * count) return 0;
    // libjpeg has no colours for two components.
    if (count == 0 || count == 2 || count > MOST_COMPONENTS || frame[4] != 8 || frame[9] != count) return 0;
    size_t height = (size_t)frame[5] << 8 | frame[6], width = (size_t)frame[7] << 8 | frame[8];
    const uint8_t *band = scan + 5 + 2 * count;
    if (height == 0 || width == 0 || band[0] != 0 || band[1] != 63 || band[2] != 0) return 0;
    for (size_t i = 0; i < count; i++) {
        const uint8_t *entry = frame + 10 + 3 * i, *tables = scan + 5 + 2 * i;
        size_t across = entry[1] >> 4, down = entry[1] & 15;
        if (across < 1 || across > 4 || down < 1 || down > 4 || entry[0] != tables[0]) return 0;
        for (size_t j = 0; j < i; j++) {
            if (entry[0] == frame[10 + 3 * j]) return 0;
        }
        if (tables[1] >> 4 >= TABLES || (tables[1] & 15) >= TABLES) return 0;
        // The unit of a single component is a block, however it is sampled (A.2.2).
        if (count == 1) across = down = 1;
        if (across > most_across) most_across = across;
        if (down > most_down) most_down = down;
        cpixels_block block = {
            .means = codes_of(plan, tables[1] >> 4, index_bits),
            .details = codes_of(plan, TABLES + (tables[1] & 15), index_bits),
            .keeps_details = needs_details(frame, plan->frame.length, entry[0]),
        };
        if (!block.means || !block.details || (!block.keeps_details && block.details->end_length == 0)) return 0;
        for (size_t j = 0; j < across * down; j++) {
            if (plan->block_count == MOST_BLOCKS) return 0;
            plan->blocks[plan->block_count++] = block;
        }
    }
    size_t units_across = (width + 8 * most_across - 1) / (8 * most_across);
    size_t units_down = (height + 8 * most_down - 1) / (8 * most_down);
    plan->unit_count = (uint64_t)units_across * units_down;
    return 1;
}

/// Copies the scan's data, which begin at `at`, and the end of the file.
static int copy_units(means_call *call, const scan_plan *plan, size_t at) {
    cpixels_scan scan = {.next = call->data + at, .end = call->data + call->size};
    uint64_t left = plan->unit_count, left_in_part = plan->interval ? plan->interval : left;
    int32_t restarts = 0;
    for (;;) {
        if (!has_room(call, MOST_BLOCKS * CPIXELS_BLOCK_ROOM)) return 0;
        scan.room = call->copy + call->count;
        scan.room_end = call->copy + call->room;
        uint64_t wanted = left < left_in_part ? left : left_in_part;
        if (wanted > 1024) wanted = 1024;
        int32_t done = cpixels_keep_means(&scan, plan->blocks, plan->block_count, (int32_t)wanted);
        if (done < 0 || is_stopped(call, (size_t)(scan.next - call->data))) return 0;
        left -= (uint64_t)done;
        left_in_part -= (uint64_t)done;
        call->count = (size_t)(scan.room - call->copy);
        if (left > 0 && left_in_part > 0) continue;
        if (!has_room(call, CPIXELS_BLOCK_ROOM)) return 0;
        scan.room = call->copy + call->count;
        scan.room_end = call->copy + call->room;
        int32_t marker = cpixels_end_part(&scan);
        call->count = (size_t)(scan.room - call->copy);
        if (left == 0) return marker == 0xD9;
        if (marker != 0xD0 + (restarts++ & 7)) return 0;
        left_in_part = plan->interval;
    }
}

static int copy_baseline(means_call *call) {
    scan_plan *plan = calloc(1, sizeof *plan);
    if (!plan) return 0;
    // Tables that are quick to make, or quick to use.
    int32_t index_bits = call->size < 1 << 16 ? 9 : CPIXELS_MOST_CODE_BITS;
    size_t at = copy_segments(call, plan);
    int is_whole = at > 0 && plan_units(plan, index_bits) && copy_units(call, plan, at);
    free(plan);
    return is_whole;
}

uint8_t *codecs_jpeg_means(const uint8_t *data, size_t size, uint32_t maximum_scans, codecs_rows rows, size_t *copied) {
    means_call call = {.data = data, .size = size, .rows = rows};
    size_t at = 2;
    segment found;
    int is_copied = 0;
    // Up to the frame, which says what kind of file it is.
    while (size > 2 && find_segment(&call, &at, &found) && !is_stopped(&call, at)) {
        if (codecs_jpeg_is_frame(found.marker)) {
            if (found.marker == 0xC0 || found.marker == 0xC1) is_copied = copy_baseline(&call);
            if (codecs_jpeg_is_progressive(found.marker)) is_copied = copy_scans(&call, at, maximum_scans);
            break;
        }
        if (found.marker == 0xDA) break;
        at += found.length;
    }
    if (is_copied) {
        *copied = call.count;
        return call.copy;
    }
    free(call.copy);
    return NULL;
}
