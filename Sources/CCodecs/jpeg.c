#include "jpeg_call.h"
#include "jpeg_means.h"

static void on_progress(j_common_ptr common) {
    jpeg_call *call = (jpeg_call *)common->err;
    j_decompress_ptr jpeg = (j_decompress_ptr)common;
    if (jpeg->input_scan_number > call->maximum_scans) leave(common, CODECS_TOO_MANY_SCANS, "too many scans");
    // While rows come out, asking for them is what may stop the call.
    if (jpeg->output_scanline == 0 && call->rows.stopped(call->rows.context)) leave(common, CODECS_STOPPED, "stopped");
}

// Files of several scans are written after the last row.
static void on_encode_progress(j_common_ptr common) {
    jpeg_call *call = (jpeg_call *)common->err;
    if (call->rows.stopped(call->rows.context)) leave(common, CODECS_STOPPED, "stopped");
}

void codecs_jpeg_decode(const uint8_t *data, size_t size, uint32_t width, uint32_t height, uint32_t eighths,
                        uint32_t maximum_scans, codecs_rows rows, codecs_result *result) {
    jpeg_call call = {.maximum_scans = (int)maximum_scans};
    struct jpeg_decompress_struct jpeg = {0};
    prepare(&call, rows, result);
    jpeg.err = &call.manager;
    size_t copied = 0;
    uint8_t *copy = eighths == 1 ? codecs_jpeg_means(data, size, maximum_scans, rows, &copied) : NULL;
    // A struct that has failed is poisoned for the next file: it lives for one call and no longer.
    if (setjmp(call.jump)) {
        jpeg_destroy_decompress(&jpeg);
        free(copy);
        return;
    }
    jpeg_create_decompress(&jpeg);
    call.progress.progress_monitor = on_progress;
    jpeg.progress = &call.progress;
    jpeg_mem_src(&jpeg, copy ? copy : data, copy ? copied : size);
    jpeg_read_header(&jpeg, TRUE);
    jpeg.scale_num = eighths;
    jpeg.scale_denom = 8;
    if (jpeg.num_components == 4) {
        jpeg.out_color_space = JCS_CMYK;
    } else if (jpeg.jpeg_color_space != JCS_UNKNOWN) {
        jpeg.out_color_space = JCS_EXT_RGBA;
    } else {
        leave((j_common_ptr)&jpeg, CODECS_CORRUPT, "an unknown number of colour components");
    }
    // It would guess at the details that are left out.
    if (copy) jpeg.do_block_smoothing = FALSE;
    jpeg_calc_output_dimensions(&jpeg);
    if (jpeg.output_width != width || jpeg.output_height != height) {
        leave((j_common_ptr)&jpeg, CODECS_CORRUPT, "two headers with different sizes");
    }
    int has_scans = jpeg_has_multiple_scans(&jpeg);
    jpeg_start_decompress(&jpeg);
    while (jpeg.output_scanline < jpeg.output_height) {
        JSAMPROW row = rows.row(rows.context, jpeg.output_scanline);
        if (!row) leave((j_common_ptr)&jpeg, CODECS_STOPPED, "stopped");
        jpeg_read_scanlines(&jpeg, &row, 1);
    }
    // A file that lacks nothing but its end marker has all its pixels, and is common enough to be taken. Of data in
    // arithmetic coding, libjpeg does not say whether there were enough.
    if (call.saw_end_of_data && (call.lacked_data || has_scans || jpeg.arith_code)) {
        codecs_fail(result, CODECS_TRUNCATED, "premature end of JPEG file");
    }
    jpeg_destroy_decompress(&jpeg);
    free(copy);
}

void codecs_jpeg_encode(uint32_t width, uint32_t height, const codecs_jpeg_options *options,
                        const codecs_metadata *metadata, codecs_rows rows, codecs_output *output,
                        codecs_result *result) {
    jpeg_call call = {0};
    struct jpeg_compress_struct jpeg = {0};
    unsigned char *bytes = NULL;
    unsigned long size = 0;
    prepare(&call, rows, result);
    output->bytes = NULL;
    output->size = 0;
    jpeg.err = &call.manager;
    if (setjmp(call.jump)) {
        // Only this brings `bytes` up to date after the buffer has grown: freeing it as it is would free it twice.
        if (jpeg.dest) jpeg.dest->term_destination(&jpeg);
        jpeg_destroy_compress(&jpeg);
        free(bytes);
        return;
    }
    jpeg_create_compress(&jpeg);
    jpeg_mem_dest(&jpeg, &bytes, &size);
    jpeg.image_width = width;
    jpeg.image_height = height;
    jpeg.input_components = 4;
    jpeg.in_color_space = JCS_EXT_RGBX;
    jpeg_set_defaults(&jpeg);
    if (options->is_gray) {
        jpeg_set_colorspace(&jpeg, JCS_GRAYSCALE);
    } else {
        jpeg.comp_info[0].h_samp_factor = options->chroma_width;
        jpeg.comp_info[0].v_samp_factor = options->chroma_height;
    }
    jpeg_set_quality(&jpeg, (int)options->quality, TRUE);
    jpeg.optimize_coding = options->optimizes ? TRUE : FALSE;
    if (options->is_progressive) jpeg_simple_progression(&jpeg);
    call.progress.progress_monitor = on_encode_progress;
    jpeg.progress = &call.progress;
    jpeg_start_compress(&jpeg, TRUE);
    if (metadata->exif) {
        jpeg_write_marker(&jpeg, JPEG_APP0 + 1, metadata->exif, (unsigned int)metadata->exif_size);
    }
    if (metadata->profile) jpeg_write_icc_profile(&jpeg, metadata->profile, (unsigned int)metadata->profile_size);
    while (jpeg.next_scanline < height) {
        JSAMPROW row = rows.row(rows.context, jpeg.next_scanline);
        if (!row) leave((j_common_ptr)&jpeg, CODECS_STOPPED, "stopped");
        jpeg_write_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    output->bytes = bytes;
    output->size = size;
}
