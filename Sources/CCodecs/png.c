#include "png_checksums.h"
#include "png_rows.h"
#include "result.h"
#include <png.h>
#include <zlib.h>

typedef struct {
    const codecs_part *parts;
    size_t count;
    size_t used;
    codecs_output *output;
    size_t capacity;
    codecs_result *result;
    uint32_t height;
    int passes;
    // How many rows have been handed out before, and where libpng writes them again.
    uint32_t given;
    uint8_t *spare_row;
    // Whether zlib has compared the checksum of all rows.
    int is_verified;
} png_call;

// Whether all rows of all passes have been handed out. libpng then reads on to the end of the compressed stream, which
// may be gigabytes of nothing.
static int has_all_rows(png_structp png, const png_call *call) {
    return call->passes == 1   ? png_get_current_row_number(png) >= call->height
           : call->passes == 7 ? png_get_current_pass_number(png) >= 7
                               : 0;
}

// Says what is wrong if libpng only misses pixels: they end, or a chunk of another type stands between theirs.
static void fail_without_rows(png_structp png, codecs_result *result) {
    char text[] = "a .... chunk comes before the last row";
    uint32_t type = png_get_io_chunk_type(png);
    for (int i = 0; i < 4; i++) text[2 + i] = (char)(type >> (24 - 8 * i));
    int is_other = memcmp(text + 2, "IDAT", 4) != 0 && memcmp(text + 2, "IEND", 4) != 0;
    codecs_fail(result, CODECS_CORRUPT, is_other ? text : "the pixels end before the last row");
}

static void on_error(png_structp png, png_const_charp text) {
    png_call *call = png_get_error_ptr(png);
    // A stream without its checksum, as some writers leave it, has lost no pixel.
    if (has_all_rows(png, call)) {
        call->is_verified = 0;
    } else if (strcmp(text, "Not enough image data") == 0) {
        fail_without_rows(png, call->result);
    } else if (call->result->outcome == CODECS_OK) {
        codecs_fail(call->result, CODECS_CORRUPT, text);
    }
    png_longjmp(png, 1);
}

// What libpng only warns of, it has repaired or left out; nothing to stop for. After the last row it warns of the
// stream.
static void on_warning(png_structp png, png_const_charp text) {
    png_call *call = png_get_error_ptr(png);
    if (has_all_rows(png, call)) call->is_verified = 0;
    (void)text;
}

static void leave(png_structp png, int32_t outcome, const char *text) {
    png_call *call = png_get_error_ptr(png);
    codecs_fail(call->result, outcome, text);
    png_longjmp(png, 1);
}

static void read_bytes(png_structp png, png_bytep into, size_t count) {
    png_call *call = png_get_io_ptr(png);
    if (has_all_rows(png, call)) {
        // A stream that has ended is followed by its chunk's checksum, which libpng does not look at here.
        if (png_get_io_state(png) & PNG_IO_CHUNK_CRC) {
            memset(into, 0, count);
            return;
        }
        call->is_verified = 0;
        png_longjmp(png, 1);
    }
    while (count > 0) {
        if (call->count == 0) leave(png, CODECS_TRUNCATED, "the data ends too early");
        size_t rest = call->parts->size - call->used;
        size_t step = count < rest ? count : rest;
        if (step > 0) memcpy(into, call->parts->bytes + call->used, step);
        into += step;
        count -= step;
        call->used += step;
        if (step == rest) {
            call->parts++;
            call->count--;
            call->used = 0;
        }
    }
}

static void write_bytes(png_structp png, png_bytep from, size_t count) {
    png_call *call = png_get_io_ptr(png);
    codecs_output *output = call->output;
    if (count > call->capacity - output->size) {
        size_t capacity = (output->size + count) * 2;
        uint8_t *bytes = realloc(output->bytes, capacity);
        if (!bytes) leave(png, CODECS_NO_MEMORY, "not enough memory for the file");
        output->bytes = bytes;
        call->capacity = capacity;
    }
    memcpy(output->bytes + output->size, from, count);
    output->size += count;
}

static void flush_bytes(png_structp png) { (void)png; }

// Where row y is to be written; NULL if the caller wants to stop.
static png_bytep next_row(const png_call *call, codecs_rows rows, uint32_t y) {
    if (y >= call->given) return rows.row(rows.context, y);
    return y % 16 == 0 && rows.stopped(rows.context) ? NULL : call->spare_row;
}

// Decodes all rows, and hands out those that have not been.
static void decode(png_call *call, uint32_t width, uint32_t height, int32_t is_deep, codecs_rows rows) {
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, call, on_error, on_warning);
    png_infop volatile info = png ? png_create_info_struct(png) : NULL;
    if (!info) {
        png_destroy_read_struct(&png, NULL, NULL);
        codecs_fail(call->result, CODECS_NO_MEMORY, "not enough memory for the decoder");
        return;
    }
    if (setjmp(png_jmpbuf(png))) {
        png_infop gone = info;
        png_destroy_read_struct(&png, &gone, NULL);
        return;
    }
    call->is_verified = 1;
    png_set_read_fn(png, call, read_bytes);
    png_set_user_limits(png, width, height);
    if (call->count > 1) png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
    png_set_chunk_cache_max(png, 128);
    png_set_chunk_malloc_max(png, 4 << 20);
    // Text, colour and EXIF chunks are read before, in Swift: nothing in them can hurt or slow the decoder.
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
        leave(png, CODECS_CORRUPT, "two headers with different sizes");
    }
    // The chunks before the pixels, which these make no sense without, have been checked.
    png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
    png_set_expand(png);
    if (!is_deep) png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, is_deep ? 0xFFFF : 0xFF, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)width * (is_deep ? 8 : 4)) leave(png, CODECS_CORRUPT, "rows of unexpected length");
    call->height = height;
    call->passes = passes;
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < height; y++) {
            png_bytep row = next_row(call, rows, y);
            if (!row) leave(png, CODECS_STOPPED, "stopped");
            png_read_row(png, row, NULL);
        }
    }
    png_infop gone = info;
    png_destroy_read_struct(&png, &gone, NULL);
}

// Looks at the checksums of the chunks if zlib has not come to its own. The caller of a file in several parts has done
// so already.
static void check_pixels(const codecs_part *parts, size_t count, const png_call *call) {
    if (count > 1 || call->is_verified || call->result->outcome != CODECS_OK) return;
    codecs_png_check_pixels(parts, count, call->result);
}

void codecs_png_decode(const codecs_part *parts, size_t count, uint32_t width, uint32_t height, int32_t is_deep,
                       codecs_rows rows, codecs_result *result) {
    png_call call = {.parts = parts, .count = count, .result = result};
    result->outcome = CODECS_OK;
    result->text[0] = 0;
    if (!is_deep) call.given = codecs_png_rows(parts, count, width, height, rows, &call.is_verified, result);
    if (result->outcome == CODECS_OK && (call.given == 0 || call.given < height)) {
        // libpng decodes from the start, because only it can tell what is wrong.
        if (call.given > 0 && !(call.spare_row = malloc((size_t)width * 4))) {
            return codecs_fail(result, CODECS_NO_MEMORY, "not enough memory for the decoder");
        }
        decode(&call, width, height, is_deep, rows);
        free(call.spare_row);
    }
    check_pixels(parts, count, &call);
}

void codecs_png_decode_by_libpng(const codecs_part *parts, size_t count, uint32_t width, uint32_t height,
                                 int32_t is_deep, codecs_rows rows, codecs_result *result) {
    png_call call = {.parts = parts, .count = count, .result = result};
    result->outcome = CODECS_OK;
    result->text[0] = 0;
    decode(&call, width, height, is_deep, rows);
    check_pixels(parts, count, &call);
}

static void set_metadata(png_structp png, png_infop info, const codecs_metadata *metadata) {
    if (metadata->profile) {
        png_set_iCCP(png, info, "ICC profile", PNG_COMPRESSION_TYPE_BASE, metadata->profile,
                     (png_uint_32)metadata->profile_size);
    } else {
        png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    }
    if (metadata->exif) png_set_eXIf_1(png, info, (png_uint_32)metadata->exif_size, (png_bytep)metadata->exif);
}

static void set_palette(png_structp png, png_infop info, const codecs_png_options *options) {
    png_color colors[PNG_MAX_PALETTE_LENGTH];
    png_byte alpha[PNG_MAX_PALETTE_LENGTH];
    for (uint32_t index = 0; index < options->colors; index++) {
        const uint8_t *color = options->palette + index * 4;
        colors[index] = (png_color){color[0], color[1], color[2]};
        alpha[index] = color[3];
    }
    png_set_PLTE(png, info, colors, (int)options->colors);
    if (options->transparent_colors) png_set_tRNS(png, info, alpha, (int)options->transparent_colors, NULL);
}

void codecs_png_encode(uint32_t width, uint32_t height, const codecs_png_options *options,
                       const codecs_metadata *metadata, codecs_rows rows, codecs_output *output,
                       codecs_result *result) {
    png_call call = {.output = output, .result = result};
    result->outcome = CODECS_OK;
    result->text[0] = 0;
    output->bytes = NULL;
    output->size = 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &call, on_error, on_warning);
    png_infop volatile info = png ? png_create_info_struct(png) : NULL;
    if (!info) {
        png_destroy_write_struct(&png, NULL);
        codecs_fail(result, CODECS_NO_MEMORY, "not enough memory for the encoder");
        return;
    }
    if (setjmp(png_jmpbuf(png))) {
        png_infop gone = info;
        png_destroy_write_struct(&png, &gone);
        free(output->bytes);
        output->bytes = NULL;
        output->size = 0;
        return;
    }
    png_set_write_fn(png, &call, write_bytes, flush_bytes);
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_IHDR(png, info, width, height, options->bits, options->color_type,
                 options->is_interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    set_metadata(png, info, metadata);
    if (options->color_type == PNG_COLOR_TYPE_PALETTE) set_palette(png, info, options);
    static const int filters[] = {PNG_FILTER_NONE, PNG_FILTER_UP, PNG_ALL_FILTERS};
    png_set_filter(png, PNG_FILTER_TYPE_BASE, filters[options->filters]);
    png_set_compression_level(png, options->level);
    png_set_compression_strategy(png, options->strategy);
    png_write_info(png, info);
    if (options->color_type == PNG_COLOR_TYPE_RGB) png_set_filler(png, 0, PNG_FILLER_AFTER);
    if (options->bits < 8) png_set_packing(png);
    int passes = png_set_interlace_handling(png);
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < height; y++) {
            png_bytep row = rows.row(rows.context, y);
            if (!row) leave(png, CODECS_STOPPED, "stopped");
            png_write_row(png, row);
        }
    }
    png_write_end(png, info);
    png_infop gone = info;
    png_destroy_write_struct(&png, &gone);
}
