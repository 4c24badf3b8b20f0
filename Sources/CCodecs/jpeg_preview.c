#include "jpeg_errors.h"
#include "jpeg_filter.h"
#include <inttypes.h>
#include <setjmp.h>

struct codecs_jpeg_preview {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr manager;
    struct jpeg_source_mgr source;
    jmp_buf jump;
    codecs_rows rows;
    codecs_result *result;
    // What libjpeg has not taken yet, and behind it the newest bytes.
    uint8_t *bytes;
    size_t size;
    size_t capacity;
    // How many bytes still to come are to be left out.
    size_t skipped;
    uint32_t width, height, eighths;
    int maximum_scans;
    uint64_t maximum_bytes;
    enum { HEADER, START, INPUT, WHOLE } step;
    // The components, as bits, of the scans that are all there, and with the scan that is arriving.
    unsigned known_components, begun_components;
    int known_scan;
    // Leaves out what does not matter at an eighth.
    codecs_jpeg_filter filter;
    // Whether libjpeg has written a picture of all that has come, and waits for what comes next.
    int is_latest;
};

typedef struct codecs_jpeg_preview preview_call;

static preview_call *call_of(j_common_ptr common) { return (preview_call *)common->client_data; }

static void leave(j_common_ptr common, int outcome, const char *text) {
    codecs_fail(call_of(common)->result, outcome, text);
    longjmp(call_of(common)->jump, 1);
}

static void on_error(j_common_ptr common) {
    char text[JMSG_LENGTH_MAX];
    common->err->format_message(common, text);
    int outcome = common->err->msg_code == JERR_OUT_OF_MEMORY ? CODECS_NO_MEMORY
                  : codecs_jpeg_is_unsupported(common)         ? CODECS_UNSUPPORTED
                                                               : CODECS_CORRUPT;
    leave(common, outcome, text);
}

static void on_message(j_common_ptr common, int level) {
    if (level < 0) common->err->num_warnings++;
}

static void on_source(j_decompress_ptr jpeg) { (void)jpeg; }

// FALSE makes libjpeg return to its last safe point and wait for more.
static boolean on_empty(j_decompress_ptr jpeg) {
    (void)jpeg;
    return FALSE;
}

static void on_skip(j_decompress_ptr jpeg, long count) {
    if (count <= 0) return;
    size_t here = (size_t)count < jpeg->src->bytes_in_buffer ? (size_t)count : jpeg->src->bytes_in_buffer;
    jpeg->src->next_input_byte += here;
    jpeg->src->bytes_in_buffer -= here;
    call_of((j_common_ptr)jpeg)->skipped += (size_t)count - here;
}

codecs_jpeg_preview *codecs_jpeg_preview_make(uint32_t width, uint32_t height, uint32_t eighths, uint32_t maximum_scans,
                                              uint64_t maximum_bytes) {
    preview_call *call = calloc(1, sizeof *call);
    if (!call) return NULL;
    codecs_result result = {0};
    call->width = width;
    call->height = height;
    call->eighths = eighths;
    call->maximum_scans = (int)maximum_scans;
    call->maximum_bytes = maximum_bytes;
    call->result = &result;
    call->jpeg.err = jpeg_std_error(&call->manager);
    call->manager.error_exit = on_error;
    call->manager.emit_message = on_message;
    call->jpeg.client_data = call;
    if (setjmp(call->jump)) {
        codecs_jpeg_preview_free(call);
        return NULL;
    }
    jpeg_create_decompress(&call->jpeg);
    call->source.init_source = on_source;
    call->source.fill_input_buffer = on_empty;
    call->source.skip_input_data = on_skip;
    call->source.resync_to_restart = jpeg_resync_to_restart;
    call->source.term_source = on_source;
    call->jpeg.src = &call->source;
    return call;
}

void codecs_jpeg_preview_free(preview_call *call) {
    if (!call) return;
    jpeg_destroy_decompress(&call->jpeg);
    free(call->bytes);
    free(call);
}

static void add_piece(preview_call *call, const uint8_t *data, size_t size) {
    size_t skipped = call->skipped < size ? call->skipped : size;
    call->skipped -= skipped;
    memcpy(call->bytes + call->source.bytes_in_buffer, data + skipped, size - skipped);
    call->source.bytes_in_buffer += size - skipped;
}

static void add_bytes(preview_call *call, const uint8_t *data, size_t size) {
    size_t left = call->source.bytes_in_buffer;
    if (left > 0) memmove(call->bytes, call->source.next_input_byte, left);
    // The filter may pass on what it has held back.
    size_t needed = left + size + sizeof call->filter.head;
    if (needed > call->capacity) {
        uint8_t *bytes = realloc(call->bytes, needed);
        if (!bytes) leave((j_common_ptr)&call->jpeg, CODECS_NO_MEMORY, "not enough memory for the bytes");
        call->bytes = bytes;
        call->capacity = needed;
    }
    call->source.next_input_byte = call->bytes;
    if (call->eighths > 1) {
        if (size > 0) add_piece(call, data, size);
        return;
    }
    const uint8_t *piece;
    size_t count;
    while ((count = codecs_jpeg_filter_next(&call->filter, &data, &size, &piece)) > 0) add_piece(call, piece, count);
}

// Coefficients of two bytes for all blocks, in whole rows of interleaved units.
static uint64_t coefficient_bytes(j_decompress_ptr jpeg) {
    uint64_t total = 0;
    for (int i = 0; i < jpeg->num_components; i++) {
        jpeg_component_info *component = &jpeg->comp_info[i];
        uint64_t across = jpeg->image_width * (uint64_t)component->h_samp_factor / jpeg->max_h_samp_factor / 8;
        uint64_t down = jpeg->image_height * (uint64_t)component->v_samp_factor / jpeg->max_v_samp_factor / 8;
        total += (across + component->h_samp_factor) * (down + component->v_samp_factor) * DCTSIZE2 * sizeof(JCOEF);
    }
    return total;
}

static int read_header(preview_call *call) {
    j_decompress_ptr jpeg = &call->jpeg;
    if (jpeg_read_header(jpeg, TRUE) == JPEG_SUSPENDED) return 0;
    jpeg->scale_num = call->eighths;
    jpeg->scale_denom = 8;
    if (jpeg->num_components == 4) {
        jpeg->out_color_space = JCS_CMYK;
    } else if (jpeg->jpeg_color_space != JCS_UNKNOWN) {
        jpeg->out_color_space = JCS_EXT_RGBA;
    } else {
        leave((j_common_ptr)jpeg, CODECS_CORRUPT, "an unknown number of colour components");
    }
    jpeg_calc_output_dimensions(jpeg);
    if (jpeg->output_width != call->width || jpeg->output_height != call->height) {
        leave((j_common_ptr)jpeg, CODECS_CORRUPT, "two headers with different sizes");
    }
    jpeg->buffered_image = jpeg_has_multiple_scans(jpeg);
    uint64_t bytes = jpeg->buffered_image ? coefficient_bytes(jpeg) : 0;
    if (bytes > call->maximum_bytes) {
        char text[32];
        snprintf(text, sizeof text, "%" PRIu64, bytes);
        leave((j_common_ptr)jpeg, CODECS_TOO_MANY_BYTES, text);
    }
    return 1;
}

static void check_scans(preview_call *call) {
    j_common_ptr common = (j_common_ptr)&call->jpeg;
    if (call->jpeg.input_scan_number > call->maximum_scans || call->filter.scans > (uint32_t)call->maximum_scans) leave(common, CODECS_TOO_MANY_SCANS, "too many scans");
    if (call->rows.stopped(call->rows.context)) leave(common, CODECS_STOPPED, "stopped");
}

static unsigned components_of_scan(j_decompress_ptr jpeg) {
    unsigned components = 0;
    for (int i = 0; i < jpeg->comps_in_scan; i++) components |= 1u << jpeg->cur_comp_info[i]->component_index;
    return components;
}

static void read_scans(preview_call *call) {
    j_decompress_ptr jpeg = &call->jpeg;
    while (call->step == INPUT) {
        check_scans(call);
        int is_complete = 0;
        switch (jpeg_consume_input(jpeg)) {
            case JPEG_SUSPENDED: return;
            // At an eighth, the next scan may be the last one. At other sizes, libjpeg looks at the next one's head to
            // know what of this one it is to smooth.
            case JPEG_SCAN_COMPLETED: is_complete = call->eighths == 1; break;
            case JPEG_REACHED_EOI: call->step = WHOLE; break;
        }
        // One that is still arriving would be waited for; what there is of it shows in the one before, as they share
        // their coefficients.
        int known = jpeg->input_scan_number - (call->step == WHOLE || is_complete ? 0 : 1);
        if (known > call->known_scan || call->step == WHOLE) {
            call->known_scan = known;
            call->known_components = call->begun_components;
        }
        call->begun_components |= components_of_scan(jpeg);
    }
}

static void read_rows(preview_call *call) {
    j_decompress_ptr jpeg = &call->jpeg;
    while (jpeg->output_scanline < jpeg->output_height) {
        JSAMPROW row = call->rows.row(call->rows.context, jpeg->output_scanline);
        if (!row) leave((j_common_ptr)jpeg, CODECS_STOPPED, "stopped");
        if (jpeg_read_scanlines(jpeg, &row, 1) == 0) return;
    }
    call->step = WHOLE;
}

// A colour missing is a wrong colour. Scans that refine begin with all of them, or nearly so: those are waited for.
// Where each colour comes as a whole, one after the other, the first one alone is a picture in gray.
static int is_worth_seeing(preview_call *call) {
    unsigned all = (1u << call->jpeg.num_components) - 1;
    if (call->known_scan == 0) return 0;
    if ((call->known_components & all) == all || call->step == WHOLE) return 1;
    return !call->jpeg.progressive_mode && call->jpeg.jpeg_color_space == JCS_YCbCr && (call->known_components & 1);
}

void codecs_jpeg_preview_feed(preview_call *call, const uint8_t *data, size_t size, codecs_rows rows,
                              codecs_jpeg_progress *progress, codecs_result *result) {
    call->rows = rows;
    call->result = result;
    result->outcome = CODECS_OK;
    result->text[0] = 0;
    if (setjmp(call->jump)) return;
    add_bytes(call, data, size);
    if (call->step == HEADER && read_header(call)) call->step = START;
    if (call->step == START && jpeg_start_decompress(&call->jpeg)) {
        call->step = INPUT;
        call->begun_components = components_of_scan(&call->jpeg);
    }
    // The bytes since may lead to the next scan, which changes the picture.
    if (call->is_latest) call->is_latest = !jpeg_finish_output(&call->jpeg);
    if (call->step == INPUT && call->jpeg.buffered_image) read_scans(call);
    if (call->step == INPUT && !call->jpeg.buffered_image) read_rows(call);
    progress->comes_in_rows = call->step > START && !call->jpeg.buffered_image;
    int shows = !progress->comes_in_rows && !call->is_latest && is_worth_seeing(call);
    progress->scan = shows ? call->known_scan : 0;
    progress->is_whole = call->step == WHOLE;
}

void codecs_jpeg_preview_show(preview_call *call, codecs_rows rows, codecs_result *result) {
    j_decompress_ptr jpeg = &call->jpeg;
    call->rows = rows;
    call->result = result;
    result->outcome = CODECS_OK;
    result->text[0] = 0;
    if (setjmp(call->jump)) return;
    // Guesses what is missing between the blocks' means. After the second scan there is less to guess, at 1/8 nothing.
    jpeg->do_block_smoothing = call->known_scan == 1 && call->step != WHOLE && call->eighths > 1;
    if (!jpeg_start_output(jpeg, call->known_scan)) leave((j_common_ptr)jpeg, CODECS_CORRUPT, "no scan to show");
    while (jpeg->output_scanline < jpeg->output_height) {
        JSAMPROW row = rows.row(rows.context, jpeg->output_scanline);
        if (!row) leave((j_common_ptr)jpeg, CODECS_STOPPED, "stopped");
        if (jpeg_read_scanlines(jpeg, &row, 1) == 0) leave((j_common_ptr)jpeg, CODECS_CORRUPT, "a scan without its rows");
    }
    // Of a scan that is complete, libjpeg wants to see what follows.
    call->is_latest = !jpeg_finish_output(jpeg);
}
