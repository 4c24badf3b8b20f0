#include "result.h"
#include <png.h>

struct codecs_png_preview {
    png_structp png;
    png_infop info;
    uint32_t width, height;
    int is_whole;
    codecs_png_row row;
    void *context;
    codecs_result *result;
};

typedef struct codecs_png_preview preview_call;

static void leave(png_structp png, int32_t outcome, const char *text) {
    preview_call *call = png_get_error_ptr(png);
    if (call->result) codecs_fail(call->result, outcome, text);
    png_longjmp(png, 1);
}

static void on_error(png_structp png, png_const_charp text) { leave(png, CODECS_CORRUPT, text); }

static void on_warning(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

static void on_info(png_structp png, png_infop info) {
    preview_call *call = png_get_error_ptr(png);
    if (png_get_image_width(png, info) != call->width || png_get_image_height(png, info) != call->height) {
        leave(png, CODECS_CORRUPT, "two headers with different sizes");
    }
    // As in codecs_png_decode.
    png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)call->width * 4) {
        leave(png, CODECS_CORRUPT, "rows of unexpected length");
    }
}

static void on_row(png_structp png, png_bytep row, png_uint_32 y, int pass) {
    preview_call *call = png_get_error_ptr(png);
    // NULL: nothing in this row is new.
    if (row && y < call->height && call->row(call->context, row, y, pass)) leave(png, CODECS_STOPPED, "stopped");
    int last_pass = png_get_interlace_type(png, call->info) == PNG_INTERLACE_NONE ? 0 : 6;
    if (y + 1 == call->height && pass == last_pass) call->is_whole = 1;
}

static void on_end(png_structp png, png_infop info) {
    (void)info;
    preview_call *call = png_get_error_ptr(png);
    call->is_whole = 1;
}

codecs_png_preview *codecs_png_preview_make(uint32_t width, uint32_t height) {
    preview_call *call = calloc(1, sizeof *call);
    if (!call) return NULL;
    call->width = width;
    call->height = height;
    call->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, call, on_error, on_warning);
    call->info = call->png ? png_create_info_struct(call->png) : NULL;
    if (!call->info || setjmp(png_jmpbuf(call->png))) {
        codecs_png_preview_free(call);
        return NULL;
    }
    png_set_progressive_read_fn(call->png, call, on_info, on_row, on_end);
    png_set_user_limits(call->png, width, height);
    png_set_chunk_malloc_max(call->png, 4 << 20);
    png_set_keep_unknown_chunks(call->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    return call;
}

void codecs_png_preview_feed(preview_call *call, const uint8_t *data, size_t size, codecs_png_row row, void *context,
                             codecs_result *result) {
    call->row = row;
    call->context = context;
    call->result = result;
    result->outcome = CODECS_OK;
    result->text[0] = 0;
    if (setjmp(png_jmpbuf(call->png))) return;
    // libpng takes the bytes for its own while it looks at them, but only reads them.
    png_process_data(call->png, call->info, (png_bytep)data, size);
}

int32_t codecs_png_preview_is_whole(const preview_call *call) { return call->is_whole; }

void codecs_png_preview_free(preview_call *call) {
    if (!call) return;
    png_destroy_read_struct(&call->png, &call->info, NULL);
    free(call);
}
