// The codecs' own headers, for Swift to call, and the few functions that must be C: libjpeg and libpng leave a failed
// call by longjmp, which may not cross a Swift frame.
#ifndef HALCYON_CCODECS_H
#define HALCYON_CCODECS_H

#include <gif_lib.h>
#include <lcms2.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
#include <webp/mux.h>
#include <zlib.h>

enum {
    CODECS_OK = 0,
    CODECS_CORRUPT = 1,
    CODECS_TRUNCATED = 2,
    CODECS_STOPPED = 3,
    CODECS_TOO_MANY_SCANS = 4,
    CODECS_NO_MEMORY = 5,
    CODECS_TOO_MANY_BYTES = 6,
    CODECS_UNSUPPORTED = 7,
};

// How a call ended, in the codec's words. Longer than any message of either library (JMSG_LENGTH_MAX is 200).
typedef struct {
    int32_t outcome;
    char text[256];
} codecs_result;

// Asked for row y, from 0 on, in order: a decoder writes it there, an encoder reads it, 4 bytes a pixel. Asking for a
// row says that the one before is done with. NULL ends the call with CODECS_STOPPED. Must not throw or jump.
typedef uint8_t *(*codecs_row)(void *context, uint32_t y);

typedef struct {
    codecs_row row;
    // Asked between the steps of work that yields no row yet; anything but 0 ends the call with CODECS_STOPPED.
    int32_t (*stopped)(void *context);
    void *context;
} codecs_rows;

// RGBA for gray and colour files, CMYK as stored for files of four components; scaled to eighths/8 of the file's size.
// width and height are those of the scaled picture, to be checked against what the file turns out to hold.
void codecs_jpeg_decode(const uint8_t *data, size_t size, uint32_t width, uint32_t height, uint32_t eighths,
                        uint32_t maximum_scans, codecs_rows rows, codecs_result *result);

// Rewrites a file of several scans as one of a single scan, baseline, with restarts every 64 units (MCUs), and nothing but
// what its pixels depend on. It keeps the coefficients of the blocks, which take two bytes each, in a temporary file in
// the folder, and a few MiB of them in memory. Of the rows only `stopped` is called. Returns the descriptor of another
// temporary file, which is the caller's to close, and its length; -1 after a failure. Neither file has a name. The text of
// CODECS_TOO_MANY_BYTES is how many the coefficients would take.
int32_t codecs_jpeg_flatten(const uint8_t *data, size_t size, const char *folder, uint32_t maximum_scans,
                            uint64_t maximum_bytes, codecs_rows rows, uint64_t *length, codecs_result *result);

// A piece of a file.
typedef struct {
    const uint8_t *bytes;
    size_t size;
} codecs_part;

// RGBA for every kind of PNG: of 8 bits a sample; of 16, the high byte first, if is_deep is not 0, for files of 16
// bits. Wrong checksums of the pixels' chunks are passed over if zlib's own is right, which takes no time besides; they
// are compared only if the stream has none, or goes on after the last row. An interlaced file asks for all rows once a
// pass, seven times, and needs to find in them what it wrote before. A file of several parts was put together by the
// caller, who has compared the chunks' checksums: they are not compared again.
void codecs_png_decode(const codecs_part *parts, size_t count, uint32_t width, uint32_t height, int32_t is_deep,
                       codecs_rows rows, codecs_result *result);

// Does the same with libpng alone, without the quicker way for common kinds of files. For tests, which compare both.
void codecs_png_decode_by_libpng(const codecs_part *parts, size_t count, uint32_t width, uint32_t height,
                                 int32_t is_deep, codecs_rows rows, codecs_result *result);

// Undoes a PNG filter, 0 to 4, of a row; `step` is the number of a pixel's bytes. The loops of CPixels know up to four.
void codecs_png_unfilter(int32_t filter, const uint8_t *row, const uint8_t *above, uint8_t *line, size_t count,
                         size_t step);

// Writes a row's differences to the pixels before, which PNG's filter 1 undoes.
void codecs_png_take_differences(const uint8_t *line, uint8_t *row, size_t count, size_t step);

// A JPEG file as it arrives. One whose call has failed takes no more calls but codecs_jpeg_preview_free.
typedef struct codecs_jpeg_preview codecs_jpeg_preview;

// What the fed bytes have come to.
typedef struct {
    // Rows come out as their bytes come in; otherwise the picture is asked for by codecs_jpeg_preview_show.
    int32_t comes_in_rows;
    // The newest scan that is complete; 0 if there is none, if it shows nothing worth seeing, or if it was shown and
    // nothing has come since that changes the picture.
    int32_t scan;
    // Whether the picture is whole.
    int32_t is_whole;
} codecs_jpeg_progress;

// As codecs_jpeg_decode, of bytes that are fed later; NULL where there is no memory. Files whose scans refine the
// picture keep it in memory as coefficients, which may take so many bytes; the text of CODECS_TOO_MANY_BYTES is how
// many they would.
codecs_jpeg_preview *codecs_jpeg_preview_make(uint32_t width, uint32_t height, uint32_t eighths, uint32_t maximum_scans,
                                              uint64_t maximum_bytes);

// Takes the next bytes.
void codecs_jpeg_preview_feed(codecs_jpeg_preview *preview, const uint8_t *data, size_t size, codecs_rows rows,
                              codecs_jpeg_progress *progress, codecs_result *result);

// Writes the picture as far as it is known. Only while progress.scan is not 0.
void codecs_jpeg_preview_show(codecs_jpeg_preview *preview, codecs_rows rows, codecs_result *result);

void codecs_jpeg_preview_free(codecs_jpeg_preview *preview);

// Given row y of one of the seven passes (0 to 6; a file that is not interlaced has one pass, 0), 4 bytes a pixel, the
// whole width: between the pixels of the pass stand copies of them. Anything but 0 ends the call with CODECS_STOPPED.
typedef int32_t (*codecs_png_row)(void *context, const uint8_t *row, uint32_t y, int32_t pass);

// A PNG file as it arrives. One whose call has failed takes no more calls but codecs_png_preview_free.
typedef struct codecs_png_preview codecs_png_preview;

// As codecs_png_decode, of bytes that are fed later; NULL where there is no memory.
codecs_png_preview *codecs_png_preview_make(uint32_t width, uint32_t height);

// Takes the next bytes. Chunks other than IHDR, PLTE, tRNS, IDAT and IEND should be left out: libpng would collect
// each.
void codecs_png_preview_feed(codecs_png_preview *preview, const uint8_t *data, size_t size, codecs_png_row row,
                             void *context, codecs_result *result);

// Whether the last row is there.
int32_t codecs_png_preview_is_whole(const codecs_png_preview *preview);

void codecs_png_preview_free(codecs_png_preview *preview);

// Memory that the encoders made, for free(); NULL after a failure.
typedef struct {
    uint8_t *bytes;
    size_t size;
} codecs_output;

// What is written besides the pixels; NULL for what is not.
typedef struct {
    const uint8_t *profile;
    size_t profile_size;
    const uint8_t *exif;
    size_t exif_size;
} codecs_metadata;

typedef struct {
    uint32_t quality;
    int32_t is_progressive;
    // Whether the file gets Huffman tables made for it, in a second pass over coefficients that are kept in memory.
    int32_t optimizes;
    // Whether only the brightness is written.
    int32_t is_gray;
    // How many pixels share one value of colour.
    int32_t chroma_width;
    int32_t chroma_height;
} codecs_jpeg_options;

// The fourth byte of a pixel is ignored. The EXIF block begins with "Exif\0\0".
void codecs_jpeg_encode(uint32_t width, uint32_t height, const codecs_jpeg_options *options,
                        const codecs_metadata *metadata, codecs_rows rows, codecs_output *output,
                        codecs_result *result);

// PNG's numbers for colour types. Rows have 4 bytes a pixel for RGB and RGBA, 1 for the others.
enum {
    CODECS_PNG_GRAY = 0,
    CODECS_PNG_RGB = 2,
    CODECS_PNG_PALETTE = 3,
    CODECS_PNG_RGBA = 6,
};

typedef struct {
    int32_t color_type;
    int32_t bits;
    int32_t is_interlaced;
    // 0: none; 1: the difference to the row above; 2: for each row the one that looks best.
    int32_t filters;
    int32_t level;
    int32_t strategy;
    // RGBA; those that are not opaque come first.
    const uint8_t *palette;
    uint32_t colors;
    uint32_t transparent_colors;
} codecs_png_options;

// The EXIF block begins with its TIFF header. An interlaced file asks for all rows seven times.
void codecs_png_encode(uint32_t width, uint32_t height, const codecs_png_options *options,
                       const codecs_metadata *metadata, codecs_rows rows, codecs_output *output,
                       codecs_result *result);

// What lcms2 says with macros that Swift cannot see.
enum {
    CODECS_LCMS_RGBA_8 = TYPE_RGBA_8,
    CODECS_LCMS_CMYK_8 = TYPE_CMYK_8,
    CODECS_LCMS_RGBA_16 = TYPE_RGBA_16,
    CODECS_LCMS_LAB_16 = TYPE_LabV2_16,
    CODECS_LCMS_GRAY_FLOAT = TYPE_GRAY_FLT,
    CODECS_LCMS_RGB_FLOAT = TYPE_RGB_FLT,
};

#endif
