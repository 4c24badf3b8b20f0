#include "png_rows.h"
#include "png_chunks.h"
#include "result.h"
#include <CPixels.h>

// Section numbers are those of PNG, third edition (W3C, 2025).

enum {
    /// The most bytes of a row: two rows are kept, and another has to fit into the window.
    MOST_ROW = 1 << 18,
    /// What is unpacked at a time, in the second-level cache.
    ROOM = 1 << 17,
    /// How much of the file is read before the caller is asked whether to stop.
    MOST_INPUT = 1 << 16,
    /// libpng's own limit, and the one for chunks besides the pixels, which codecs_png_decode sets.
    MOST_CHUNK = 0x7FFFFFFF,
    MOST_SMALL_CHUNK = 4 << 20,
    GRAY = 0, RGB = 2, PALETTE = 3, GRAY_ALPHA = 4, RGBA = 6,
};

typedef struct {
    position at;
    /// Whether the checksums of chunks before the pixels matter.
    int checks;
    uint32_t width;
    uint32_t height;
    codecs_rows rows;
    uint8_t color_type;
    uint32_t colors;
    int has_alpha;
    uint32_t palette[256];
    /// Bytes of a pixel, and of a row without its filter.
    size_t step;
    size_t row_size;
    /// What is left of the current IDAT chunk.
    size_t chunk_left;
    /// Whether the stream has ended, with the right checksum.
    int is_verified;
    uint32_t given;
    uint32_t given_before;
    const uint8_t *next_row;
    uint8_t *line;
    uint8_t *above;
} rows_call;

/// Reads a chunk's data and checksum.
static int read_data(rows_call *call, const uint8_t *type, uint8_t *data, size_t length) {
    uint8_t checksum[4];
    if (!read_bytes(&call->at, data, length) || !read_bytes(&call->at, checksum, 4)) return 0;
    return !call->checks || crc32(crc32(0, type, 4), data, (uInt)length) == number(checksum);
}

/// Reads the signature and the header (11.2.1).
static int read_header(rows_call *call) {
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10};
    static const uint8_t steps[7] = {[GRAY] = 1, [RGB] = 3, [PALETTE] = 1, [GRAY_ALPHA] = 2, [RGBA] = 4};
    uint8_t start[8], type[4], data[13];
    size_t length;
    if (!read_bytes(&call->at, start, 8) || memcmp(start, signature, 8) != 0) return 0;
    if (!read_chunk(&call->at, &length, type) || !is_type(type, "IHDR") || length != sizeof data) return 0;
    if (!read_data(call, type, data, length)) return 0;
    if (number(data) != call->width || number(data + 4) != call->height) return 0;
    call->color_type = data[9];
    // Depth, compression, filters, interlacing.
    if (data[8] != 8 || data[9] > RGBA || data[10] != 0 || data[11] != 0 || data[12] != 0) return 0;
    call->step = steps[call->color_type];
    call->row_size = (size_t)call->width * call->step;
    return call->step > 0 && call->width > 0 && call->height > 0 && call->row_size <= MOST_ROW;
}

/// Reads a palette and its alpha (11.2.2 and 11.3.1.1).
static int read_palette(rows_call *call, const uint8_t *type, size_t length) {
    uint8_t data[256 * 3];
    uint8_t *palette = (uint8_t *)call->palette;
    int is_alpha = is_type(type, "tRNS");
    size_t most = is_alpha ? call->colors : sizeof data;
    if (call->color_type != PALETTE || length == 0 || length > most) return 0;
    // There is at most one of each.
    if (is_alpha ? call->has_alpha : length % 3 != 0 || call->colors > 0) return 0;
    if (!read_data(call, type, data, length)) return 0;
    if (is_alpha) {
        for (size_t i = 0; i < length; i++) palette[i * 4 + 3] = data[i];
        call->has_alpha = 1;
        return 1;
    }
    call->colors = (uint32_t)length / 3;
    // Numbers without a colour are black.
    for (size_t i = 0; i < 256; i++) {
        for (size_t c = 0; c < 3; c++) palette[i * 4 + c] = i * 3 < length ? data[i * 3 + c] : 0;
        palette[i * 4 + 3] = 255;
    }
    return 1;
}

/// Begins a chunk of pixels. libpng reads ahead, so one that is cut short is left to it.
static int begin_pixels(rows_call *call, size_t length) {
    size_t most = (call->row_size + 1) * call->height;
    if (length > MOST_CHUNK || length > call->at.left || (length > MOST_SMALL_CHUNK && length > most)) return 0;
    call->chunk_left = length;
    return 1;
}

/// Finds the first chunk of pixels. Returns 0 if a chunk before it concerns them, and is not as expected.
static int find_pixels(rows_call *call) {
    for (;;) {
        size_t length;
        uint8_t type[4];
        if (!read_chunk(&call->at, &length, type)) return 0;
        if (is_type(type, "IDAT")) {
            return (call->color_type != PALETTE || call->colors > 0) && begin_pixels(call, length);
        }
        if (is_type(type, "PLTE") || is_type(type, "tRNS")) {
            if (!read_palette(call, type, length)) return 0;
            continue;
        }
        // What every decoder may pass has a small letter (5.4). With another one in the third place, which has no
        // meaning yet, libpng 1.6.39 passes it too, and 1.6.48 refuses it: it is left to libpng.
        if (!(type[0] & 32) || (type[2] & 32)) return 0;
        if (length > MOST_SMALL_CHUNK || !read_bytes(&call->at, NULL, length + 4)) return 0;
    }
}

/// Finds more input. Returns 0 if there are no more pixels in the file as it should be.
static int find_input(rows_call *call, cpixels_inflation *state) {
    while (call->chunk_left == 0) {
        size_t length;
        uint8_t type[4];
        if (!read_bytes(&call->at, NULL, 4) || !read_chunk(&call->at, &length, type)) return 0;
        if (!is_type(type, "IDAT") || !begin_pixels(call, length)) return 0;
    }
    size_t count;
    state->next = pass(&call->at, call->chunk_left < MOST_INPUT ? call->chunk_left : MOST_INPUT, &count);
    state->end = state->next + count;
    call->chunk_left -= count;
    return count > 0;
}

/// Hands out the rows that are there. One that ends with what was unpacked is not yet: libpng reads on to what is
/// unpacked next, and fails if that is damaged. Returns 0 at a filter that does not exist, and if the caller wants to
/// stop, for which it sets the outcome.
static int give_rows(rows_call *call, const cpixels_unpacking *loops, const uint8_t *end, codecs_result *result) {
    const uint32_t *palette = call->color_type == PALETTE ? call->palette : NULL;
    while (call->given < call->height && (size_t)(end - call->next_row) > call->row_size + 1) {
        if (*call->next_row > 4) return 0;
        uint8_t *pixels = call->rows.row(call->rows.context, call->given);
        if (!pixels) {
            codecs_fail(result, CODECS_STOPPED, "stopped");
            return 0;
        }
        loops->unfilter(*call->next_row, call->next_row + 1, call->above, call->line, call->row_size, call->step);
        loops->expand(call->line, pixels, call->width, call->step, palette);
        uint8_t *line = call->line;
        call->line = call->above;
        call->above = line;
        call->next_row += call->row_size + 1;
        call->given++;
    }
    return 1;
}

/// Makes room behind what is unpacked, keeping the rows not handed out yet, and the window.
static void make_room(rows_call *call, cpixels_inflation *state) {
    const uint8_t *kept = call->next_row;
    if ((size_t)(state->out - kept) < CPIXELS_INFLATION_WINDOW) kept = state->out - CPIXELS_INFLATION_WINDOW;
    size_t moved = (size_t)(kept - state->start);
    memmove(state->start, kept, (size_t)(state->out - kept));
    state->out -= moved;
    call->next_row -= moved;
}

static void read_rows(rows_call *call, cpixels_inflation *state, codecs_result *result) {
    const cpixels_unpacking *loops = cpixels_find_unpacking(NULL);
    call->next_row = state->start;
    for (;;) {
        int32_t outcome = loops->inflate(state);
        if (outcome == CPIXELS_DAMAGED) return;
        int is_end = outcome == CPIXELS_FINISHED;
        // libpng has something to say if there is more.
        if (is_end && (state->count > 0 || state->next < state->end || call->chunk_left > 0)) return;
        call->is_verified = is_end;
        // Without any more input, libpng does not look at what zlib could still unpack.
        if (!is_end && state->next == state->end && !find_input(call, state)) return;
        if (!give_rows(call, loops, state->out + is_end, result) || is_end || call->given == call->height) return;
        if (outcome == CPIXELS_NEEDS_ROOM) {
            make_room(call, state);
            continue;
        }
        // Blocks without symbols may take long without a row.
        if (call->given == call->given_before && call->rows.stopped(call->rows.context)) {
            codecs_fail(result, CODECS_STOPPED, "stopped");
            return;
        }
        call->given_before = call->given;
    }
}

uint32_t codecs_png_rows(const codecs_part *parts, size_t count, uint32_t width, uint32_t height, codecs_rows rows,
                         int *is_verified, codecs_result *result) {
    rows_call call = {.at.parts = parts, .checks = count == 1, .width = width, .height = height, .rows = rows};
    for (size_t i = 0; i < count; i++) call.at.left += parts[i].size;
    if (!read_header(&call) || !find_pixels(&call)) return 0;
    size_t row = call.row_size + 1, room = CPIXELS_INFLATION_WINDOW + row + ROOM;
    if (room / row > height) room = row * height + CPIXELS_INFLATION_MARGIN;
    size_t line = call.row_size + CPIXELS_ROW_MARGIN;
    cpixels_inflation *state = calloc(1, sizeof *state);
    uint8_t *lines = calloc(2, line), *memory = malloc(room + CPIXELS_ROW_MARGIN);
    if (state && lines && memory) {
        call.line = lines;
        call.above = lines + line;
        state->checksum = 1;
        state->start = state->out = memory;
        state->room_end = memory + room;
        read_rows(&call, state, result);
    }
    free(memory);
    free(lines);
    free(state);
    *is_verified = call.is_verified;
    return call.given;
}
