// The loops over pixels and bytes of images, in C; those of scaling are for the vector units of processors.
//
// The C files are compiled to assembly by scripts/make-kernels.sh, and it is the assembly that a package build uses: in
// a debug build SwiftPM compiles C without optimization too, which makes such loops twenty times slower. The C is
// compiled itself on other systems and processors, and with CPIXELS_C defined, for the address sanitizer.
#ifndef CPIXELS_H
#define CPIXELS_H

#if !defined(CPIXELS_C) && (defined(__x86_64__) || defined(__aarch64__)) && (defined(__ELF__) || defined(__APPLE__))
#define CPIXELS_HAS_ASSEMBLY 1
#endif

#ifndef __ASSEMBLER__

#include <stddef.h>
#include <stdint.h>

/// The positions of a source that make one position of the output.
typedef struct {
    int32_t first;
    int32_t count;
    /// The index of the first weight.
    int32_t offset;
} cpixels_window;

/// A row of sums, and what is to be added to it.
typedef struct {
    int32_t *sums;
    const int32_t *weights;
    int32_t first_pair;
    int32_t pairs;
} cpixels_sum;

/// The pixels of a row: RGBA of four bytes, opaque or with straight alpha; or four 16-bit numbers of 128 for each level,
/// whose colours are multiplied by alpha.
enum { CPIXELS_OPAQUE, CPIXELS_STRAIGHT, CPIXELS_MEANS };

/// What is subtracted from the numbers in lanes, which have 128 for each level, so that overshoot fits to both sides.
enum { CPIXELS_LANE_BIAS = 16384 };

/// How many rows are scaled across together, and how many of their pixels are prepared at a time.
enum { CPIXELS_ACROSS_ROWS = 8, CPIXELS_ACROSS_STRIP = 128 };

/// How rows are scaled across.
typedef struct {
    int kind;
    /// The number of pixels of a row.
    size_t width;
    /// The windows of the output, in pairs of pixels, with their weights; see `cpixels_pair`. Their limit of values is
    /// 256, or 32,768 if they are not opaque pixels.
    const cpixels_window *windows;
    size_t count;
    const int32_t *weights;
    /// Makes sums into numbers of 128 for each level.
    float factor;
    /// Room for each two rows, of `room_stride` numbers: eight for each pair of pixels of a strip and of the longest
    /// window, and for two more pairs.
    uint32_t *room;
    size_t room_stride;
} cpixels_across;

/// The loops that scale, for one kind of processor.
///
/// Rows are scaled across first, which leaves less to be scaled down. Rows of lanes have one 32-bit number for each
/// channel of an output pixel. It holds the values of two successive rows, as signed 16-bit numbers: that of the even
/// row in the lower half, that of the odd one in the upper half. They are 128 for each level, less `CPIXELS_LANE_BIAS`,
/// and colours are multiplied by alpha.
///
/// Pixels have four bytes, at any address; all other memory is aligned for its type. A loop touches only what its
/// counts say, which may be 0.
typedef struct {
    const char *name;
    /// Adds the pixels of each cell of `side` to its sums of four channels; `count` is the number of pixels. With
    /// alpha, colours are multiplied by it, and alpha by 255. The last cell may have fewer pixels.
    void (*reduce)(const uint8_t *pixels, float *sums, size_t count, size_t side, int has_alpha);
    /// Writes sums, multiplied by `factor`, as pixels of `CPIXELS_MEANS`; `count` is the number of values.
    void (*narrow)(const float *sums, uint16_t *values, size_t count, float factor);
    /// Scales CPIXELS_ACROSS_ROWS rows across, into half as many rows of lanes, `stride` numbers apart. The same row
    /// may be given more than once.
    void (*scale_across)(const cpixels_across *work, const void *const *rows, uint32_t *lanes, size_t stride);
    /// Adds weighted rows to sums. `stride` is the number of values of a row of lanes, and of sums: a multiple of 32.
    void (*accumulate)(const cpixels_sum *list, size_t count, const uint32_t *lanes, size_t stride);
    /// Writes `count` pixels of RGBA with straight alpha from sums, of which `factor` makes levels, less the bias.
    /// Without alpha, that of the output is 255. A pixel whose alpha is less than half a level becomes 0.
    void (*write_row)(const int32_t *sums, float factor, uint8_t *pixels, size_t count, int has_alpha);
} cpixels_kernels;

/// Returns the fastest kernels that the processor can run, or those with a name (`avx2`, `sse2`, `neon`, `plain`); NULL
/// if it cannot run them.
const cpixels_kernels *cpixels_find(const char *name);

/// The blend modes: see ``cpixels_effects/blend``.
enum {
    CPIXELS_NORMAL, CPIXELS_MULTIPLY, CPIXELS_SCREEN, CPIXELS_OVERLAY, CPIXELS_DARKEN, CPIXELS_LIGHTEN,
    CPIXELS_COLOR_DODGE, CPIXELS_COLOR_BURN, CPIXELS_HARD_LIGHT, CPIXELS_SOFT_LIGHT, CPIXELS_DIFFERENCE,
    CPIXELS_EXCLUSION, CPIXELS_HUE, CPIXELS_SATURATION, CPIXELS_COLOR, CPIXELS_LUMINOSITY, CPIXELS_CLEAR, CPIXELS_COPY,
    CPIXELS_SOURCE_IN, CPIXELS_SOURCE_OUT, CPIXELS_SOURCE_ATOP, CPIXELS_DESTINATION_OVER, CPIXELS_DESTINATION_IN,
    CPIXELS_DESTINATION_OUT, CPIXELS_DESTINATION_ATOP, CPIXELS_XOR, CPIXELS_PLUS_DARKER, CPIXELS_PLUS_LIGHTER,
};

/// What becomes of a channel: `own` times itself, plus `luma` times that of the pixel (Rec. ITU-R BT.709), plus a
/// constant, clamped to 0 and 255.
typedef struct {
    float own;
    float luma;
    float red, green, blue;
    /// What is set in each pixel.
    uint32_t bits;
} cpixels_adjustment;

/// Three box filters one after the other.
///
/// A box has `2 * reach + 1` whole pixels, and next to each end one that counts by `share`. Beyond its ends a line of
/// pixels is extended by its first and last one.
typedef struct {
    size_t reach;
    float share;
} cpixels_boxes;

/// The columns that are blurred one after the other while they are in the cache.
enum { CPIXELS_STRIP = 32 };

/// The loops over the pixels of whole pictures, for one kind of processor.
///
/// Rows are of RGBA with straight alpha, aligned for their type. The target may be one of the sources. A loop touches
/// only what its counts say, which may be 0.
typedef struct {
    const char *name;
    /// Changes the colours of `count` pixels. With `levels`, 256 of them, each channel is first replaced by its level.
    void (*adjust)(const uint32_t *pixels, const float *levels, cpixels_adjustment change, uint32_t *target,
                   size_t count);
    /// Blends `count` pixels of a source, with an opacity from 0 to 1, and of a backdrop, and sets `bits` in each.
    void (*blend)(int mode, const uint32_t *source, const uint32_t *backdrop, uint32_t *target, size_t count,
                  float opacity, uint32_t bits);
    /// Blurs four rows of `count` pixels along themselves, of which `rows` are given, `pitch` pixels apart.
    ///
    /// Colours are multiplied by alpha, if there is any. The results go into strips of `CPIXELS_STRIP` columns, one
    /// `stride` numbers after the other. A strip has four numbers for each pixel, of 256 for each level. `ring` has
    /// room for `cpixels_ring` numbers.
    void (*blur_rows)(const uint32_t *pixels, size_t pitch, size_t rows, size_t count, int has_alpha,
                      cpixels_boxes boxes, float *ring, uint16_t *strips, size_t stride);
    /// Blurs the first `width` columns of a strip along themselves, `count` rows of them, and writes them as pixels;
    /// rows of the target are `pitch` pixels apart. `room` is for `CPIXELS_STRIP` pixels of each row.
    void (*blur_columns)(const uint16_t *strip, size_t count, size_t width, int has_alpha, cpixels_boxes boxes,
                         float *ring, uint32_t *room, uint32_t *target, size_t pitch);
} cpixels_effects;

/// Returns the fastest loops that the processor can run, or those with a name; see ``cpixels_find``.
const cpixels_effects *cpixels_find_effects(const char *name);

/// A box with rounded corners, in pixels from the top left corner of the picture. `corners` is the sum of 1 top left, 2
/// top right, 4 bottom left, 8 bottom right; the radius is at most half the shorter side.
typedef struct {
    double left, top, right, bottom, radius;
    int corners;
} cpixels_box;

/// What is drawn along the edge of a box, and what is cut off.
typedef struct {
    cpixels_box outer;
    /// The box inside the line.
    cpixels_box inner;
    /// A row of pixels of the line's colour; NULL if there is no line.
    const uint32_t *line;
    /// A row of pixels of the colour behind the picture; NULL if there is none.
    const uint32_t *background;
    /// Whether what lies outside the outer box is cut off; else it stays as it is, without the background.
    int cuts;
    /// Whether the background shows through the picture itself.
    int shows;
} cpixels_frame;

/// Draws row `y` of a picture, `count` pixels. Each pixel counts by the exact share of its area that is covered.
void cpixels_frame_row(const cpixels_frame *frame, const cpixels_effects *effects, size_t y, size_t count,
                       const uint32_t *pixels, uint32_t *target);

/// Returns how many numbers the ring of a blur has: the last inputs of the three boxes.
static inline size_t cpixels_ring(cpixels_boxes boxes) { return (2 * boxes.reach + 2) * 48; }

enum { CPIXELS_LANCZOS3, CPIXELS_MITCHELL, CPIXELS_BOX };

/// Computes the windows of an axis, and their weights, each window's with the sum 1.
///
/// `weights` has room for `count` times `2 * reach + 2` numbers, rounded down, or `source_count` if that is less. The
/// filter's radius in positions of the source is `reach`.
void cpixels_axis(int filter, int32_t source_count, double extent, int32_t scaled, int32_t first, int32_t count,
                  cpixels_window *windows, float *weights);

/// Rounds the weights of windows to 16 bits, in pairs for the rows of lanes, whose first row has the position `base`.
///
/// `pairs` has room for half of the weights, and two more for each window. A window has at most 500 positions, for more
/// could lose too much by rounding. Returns the number that stands for the weight 1: the largest that 16-bit weights,
/// and sums in 32 bits of values below `limit`, allow.
int32_t cpixels_pair(const cpixels_window *windows, size_t count, const float *weights, int32_t base, int32_t limit,
                     cpixels_window *pair_windows, int32_t *pairs);

// Rows of RGBA with straight alpha, at addresses that are aligned for their type; `count` is the number of pixels.

/// Blends pixels over others, rounding once from the exact value.
///
/// Source: Porter, Duff, "Compositing digital images", SIGGRAPH 1984, operator "over", which PNG, third edition (W3C,
/// 2025), 11.3.7.2 requires by name.
void cpixels_lay_over(const uint32_t *above, uint32_t *below, size_t count);
/// Sets alpha to 255.
void cpixels_make_opaque(uint8_t *pixels, size_t count);
/// Divides colours by alpha; not those of pixels that are invisible.
void cpixels_make_straight(uint8_t *pixels, size_t count);
/// Writes pixels as they look on white.
void cpixels_lay_on_white(const uint8_t *pixels, uint8_t *flat, size_t count);
/// Writes the red channel alone.
void cpixels_take_red(const uint8_t *pixels, uint8_t *values, size_t count);
/// Converts cyan, magenta, yellow and black, of which 255 is no ink, to RGBA in place.
void cpixels_mix_inks(uint8_t *pixels, size_t count);
/// Writes the colours of numbers; `colors` has 256, or as many as the largest number needs.
void cpixels_look_up(const uint8_t *numbers, const uint32_t *colors, uint8_t *pixels, size_t count);
/// The same, leaving the pixels of one number as they are.
void cpixels_look_up_visible(const uint8_t *numbers, const uint32_t *colors, uint8_t transparent, uint8_t *pixels,
                             size_t count);

/// Copies a picture of `width` times `height` pixels, turned or mirrored: the first pixel to the position `origin`, the
/// next of a row `across` further, and the next of a column `down` further.
void cpixels_turn(const uint32_t *source, size_t width, size_t height, uint32_t *target, ptrdiff_t origin,
                  ptrdiff_t across, ptrdiff_t down);

/// A profile of three curves and a matrix: what each sample of red, green and blue adds to the linear light of each
/// channel of sRGB, 256 times four numbers for each, and the sample for each step of it, from 0 to `steps`.
typedef struct {
    const int32_t *shares;
    const uint8_t *samples;
    int32_t steps;
    /// How many bits more than a step the shares have.
    int32_t bits;
} cpixels_matrix;

/// The same for 16 bits a sample: the linear light of each sample, 65,536 numbers for each channel, and what that of
/// red, green and blue adds to each channel of sRGB, four numbers for each.
typedef struct {
    const float *red, *green, *blue;
    const float *columns;
    const uint8_t *samples;
    int32_t steps;
} cpixels_deep_matrix;

// They leave alpha as it is.

/// Replaces gray: all colours by the curve's value for red, of 256.
void cpixels_apply_curve(const uint8_t *curve, uint8_t *pixels, size_t count);
/// The same for 16 bits a sample, with a curve of 65,536 values.
void cpixels_apply_deep_curve(const uint8_t *curve, const uint16_t *deep, uint8_t *pixels, size_t count);
/// Converts colours to sRGB.
void cpixels_apply_matrix(const cpixels_matrix *matrix, uint8_t *pixels, size_t count);
/// The same for 16 bits a sample.
void cpixels_apply_deep_matrix(const cpixels_deep_matrix *matrix, const uint16_t *deep, uint8_t *pixels, size_t count);
/// Writes alpha alone, rounded to 8 bits.
void cpixels_take_deep_alpha(const uint16_t *deep, uint8_t *pixels, size_t count);

/// The places of a hash table of at most 256 colours; a place has the colour's number plus 1, or 0.
enum { CPIXELS_SLOTS = 1024 };

/// Whether the alpha of all pixels is 255.
int cpixels_is_opaque(const uint32_t *pixels, size_t count);
/// Whether red, green and blue are the same in each pixel.
int cpixels_is_gray(const uint32_t *pixels, size_t count);
/// Adds the colours that are new, in order, and returns whether there was room for all; `known` is their number.
int cpixels_collect_colors(const uint32_t *pixels, size_t count, int skips_zeros, size_t room, uint32_t *colors,
                           uint16_t *slots, size_t *known);
/// As the number of pixels that are 0: that they are like any other.
enum { CPIXELS_ZERO_IS_COLOR = -2 };
/// Writes the numbers of colours, and `zero` for pixels that are 0. Returns 0 if one is not in the table, or if a pixel
/// is 0 and `zero` is -1.
int cpixels_number_colors(const uint32_t *pixels, size_t count, const uint32_t *colors, const uint16_t *slots,
                          int zero, uint8_t *numbers);
/// Takes each `step`th pixel of a row: with `columns` those alone whose position has one of these bits. Returns how
/// many it has taken; `count` is for the target.
size_t cpixels_take_columns(const uint8_t *row, size_t step, size_t columns, uint32_t *target, size_t count);

// Pixels as GIF can show them: opaque, or 0 if alpha is less than 128.

/// Writes pixels as GIF can show them.
void cpixels_make_seen(const uint32_t *pixels, uint32_t *target, size_t count);
/// The same for those that are not shown yet, and 0 for others.
void cpixels_take_changes(const uint32_t *pixels, const uint32_t *shown, uint32_t *changes, size_t count);
/// Whether some pixels are 0.
int cpixels_has_zeros(const uint32_t *pixels, size_t count);
/// What pixels are looked for: those that differ from what is shown; or those that are seen, but not in another
/// picture.
enum { CPIXELS_CHANGED, CPIXELS_VANISHED };
/// Returns the first such pixel, and the one behind the last in `end`; if there is none, both are `count` or equal.
size_t cpixels_find_changes(const uint32_t *pixels, const uint32_t *others, size_t count, int kind, size_t *end);

/// The cells of the colour space: 32 steps for each channel, and one more in front of each.
enum { CPIXELS_CELLS = 33 * 33 * 33 };

/// The number of pixels in a part of the colour space, and the sums of their channels and of the channels' squares.
typedef struct {
    int64_t count, red, green, blue, squares;
} cpixels_moments;

/// Adds pixels to cells, which are zeros at first; not those that are 0.
void cpixels_add_moments(const uint32_t *pixels, size_t count, cpixels_moments *cells);
/// Writes at most `most` opaque colours that represent the pixels, and returns how many; at most 256. Overwrites the
/// cells.
size_t cpixels_quantize(cpixels_moments *cells, size_t most, uint32_t *palette);

/// How colours are replaced by those of a palette.
enum { CPIXELS_PLAIN, CPIXELS_DIFFUSED, CPIXELS_ORDERED, CPIXELS_UNKNOWN = 0xFFFF };

typedef struct {
    int method;
    const uint32_t *palette;
    size_t size;
    /// The number of the nearest colour for each of 64 × 64 × 64 cells, if it is known.
    uint16_t *known;
    /// The number for pixels that are 0.
    uint8_t clear;
} cpixels_dithering;

/// Writes the numbers of a row of colours, which begins at (x, y). `above` are the errors of the row before it, and
/// `below` becomes those for the next one: four numbers for each pixel, and for one more at each end.
///
/// Sources: Floyd, Steinberg, "An adaptive algorithm for spatial grey scale", Proceedings of the SID 17/2, 1976; Bayer,
/// "An optimum method for two-level rendition of continuous-tone pictures", IEEE ICC, 1973, with the default strength
/// of ffmpeg's `paletteuse`: 16 levels from the lowest to the highest.
void cpixels_dither(const cpixels_dithering *how, const uint32_t *pixels, size_t count, size_t x, size_t y,
                    int32_t *above, int32_t *below, uint8_t *numbers);

// Rows of Windows bitmaps, at any address.

/// Writes numbers of 1, 2 or 4 bits, the first in the highest bits of a byte, as bytes.
void cpixels_unpack_numbers(const uint8_t *bytes, uint32_t bits, uint8_t *numbers, size_t count);
/// Writes pixels of `step` bytes, 3 or 4, of which the first three are blue, green and red. Alpha is 255, or the fourth
/// byte.
void cpixels_take_blue_first(const uint8_t *bytes, size_t step, int keeps_alpha, uint8_t *pixels, size_t count);
/// The reverse, with alpha for a `step` of 4.
void cpixels_put_blue_first(const uint8_t *pixels, uint8_t *bytes, size_t step, size_t count);
/// Returns the bits that are 1 in any of the pixels of `step` bytes, 2 or 4, the lowest first.
size_t cpixels_used_bits(const uint8_t *bytes, size_t step, size_t count);
/// Makes the pixels transparent whose bit in a mask is 1; the first is the highest of a byte.
void cpixels_cut_out(const uint8_t *mask, uint8_t *pixels, size_t count);

/// The bits of a pixel that are its red, green, blue and alpha.
typedef struct {
    uint32_t masks[4];
    uint32_t shifts[4];
    /// The largest value that a channel can have.
    uint32_t highest[4];
    /// For channels of at most 8 bits: their values as levels.
    uint8_t levels[4][256];
} cpixels_masks;

/// Reads four masks, of any bits. Without any, a colour is 0 and alpha is 255.
void cpixels_read_masks(const uint32_t *masks, cpixels_masks *channels);
/// Writes pixels of `step` bytes, 2 or 4, the lowest first.
void cpixels_take_masked(const cpixels_masks *channels, const uint8_t *bytes, size_t step, uint8_t *pixels,
                         size_t count);

/// Whether runs go on, have ended by themselves, or lack bytes.
enum { CPIXELS_RUNS_GO_ON, CPIXELS_RUNS_ENDED, CPIXELS_RUNS_CUT };

/// The runs of a bitmap (RLE4, RLE8, and RLE24 of OS/2). The last three are 0 in the beginning.
typedef struct {
    /// The bytes not read yet.
    const uint8_t *next;
    const uint8_t *end;
    /// 4 or 8 for numbers of colours, 24 for blue, green and red.
    uint32_t bits;
    int32_t outcome;
    /// The rows that are left out before the next one, and the pixels at its start.
    uint32_t blank_rows;
    size_t first;
} cpixels_runs;

/// Writes the pixels of the next row that are not left out, and returns their number. Those beyond its end are dropped.
/// `pixels` may be NULL; `colors` has 256, or 16 for 4 bits.
size_t cpixels_unpack_runs(cpixels_runs *runs, const uint32_t *colors, uint32_t *pixels, size_t width);

/// Subtracts bytes from 255.
void cpixels_invert(uint8_t *bytes, size_t count);
/// Swaps the bytes of numbers.
void cpixels_swap_bytes(uint16_t *numbers, size_t count);
/// A checksum of bytes: six independent chains of 128-bit multiplications folded to 64 bits, 96 bytes per iteration, so
/// that the processor's multiplier never waits for a result.
///
/// Source of the folded multiplication and its constants: Wang Yi, "wyhash" final version 4 (public domain).
uint64_t cpixels_checksum(const uint8_t *bytes, size_t count);

// The scan of a baseline JPEG (ITU-T T.81, F.2) without what decoding at an eighth of the size does not look at, where
// a block is a single pixel: its mean, the first coefficient.

enum {
    /// The largest `index_bits` of codes.
    CPIXELS_MOST_CODE_BITS = 12,
    /// The most bytes that a block takes up, and a few to write ahead.
    CPIXELS_BLOCK_ROOM = 512,
    /// The bits of the codes that `cpixels_copy_units` writes before means: each is the number of bits behind it, from
    /// 0 to 15.
    CPIXELS_MEAN_CODE_BITS = 5,
};

/// The codes of a Huffman table.
typedef struct {
    /// For each number that the next bits can be: the bits that a block's next symbols take, and in the upper byte how
    /// far they lead.
    uint16_t steps[1 << CPIXELS_MOST_CODE_BITS];
    /// For each length, the 16-bit numbers that begin with a code no longer than that are below it.
    uint32_t limits[17];
    /// For each length, what leads from a code to its symbol.
    uint32_t offsets[17];
    uint8_t symbols[256];
    uint32_t shift;
    int32_t is_for_means;
    /// The code that ends a block; its length is 0 if there is none.
    uint32_t end_code;
    uint32_t end_length;
} cpixels_codes;

/// A block of a scan's unit (MCU).
typedef struct {
    const cpixels_codes *means;
    const cpixels_codes *details;
    /// Whether all is copied, instead of the mean alone.
    int32_t keeps_details;
    /// Which of the scan's components it belongs to, from 0 to 3. Of no matter to `cpixels_keep_means`.
    uint32_t component;
} cpixels_block;

/// A scan, and its copy.
typedef struct {
    /// The bytes not read yet, up to the file's end.
    const uint8_t *next;
    const uint8_t *end;
    /// Where the copy is written.
    uint8_t *room;
    uint8_t *room_end;
    /// Bits read ahead, the first highest, their number, and how many of them are missing in the data. All three are 0
    /// in the beginning.
    uint64_t bits;
    uint32_t count;
    uint32_t missing;
    /// Bits not written yet, the last lowest, and their number. Both are 0 in the beginning.
    uint64_t kept;
    uint32_t kept_count;
} cpixels_scan;

/// Reads a Huffman table: the numbers of codes for each length from 1 to 16, and a symbol for each code. Look-ups of
/// details are made with `index_bits`: the more, the longer the table takes to make, and the less to use. Returns 0 if
/// there are no such codes.
int32_t cpixels_read_codes(const uint8_t *counts, const uint8_t *symbols, int32_t is_for_means, int32_t index_bits,
                           cpixels_codes *codes);
/// Copies units, all of them or as many as there is room for, which takes CPIXELS_BLOCK_ROOM for each block of one.
/// Returns their number, or -1 if the data are damaged or too short; the scan is then as before.
///
/// Blocks that do not keep their details need a code that ends a block.
int32_t cpixels_keep_means(cpixels_scan *scan, const cpixels_block *blocks, size_t block_count, int32_t units);
/// The mean of the block before, of each component, as it was read and as it was written.
typedef struct {
    uint16_t read[4];
    uint16_t written[4];
} cpixels_before;

/// Passes units without copying them. Returns their number, or -1 as `cpixels_keep_means` does.
int32_t cpixels_pass_units(cpixels_scan *scan, cpixels_before *before, const cpixels_block *blocks, size_t block_count,
                           int32_t units);
/// Copies units as `cpixels_keep_means` does, but with codes of its own for means, which have their differences to those
/// that were written before: a copy may begin and go on anywhere.
int32_t cpixels_copy_units(cpixels_scan *scan, cpixels_before *before, const cpixels_block *blocks, size_t block_count,
                           int32_t units);
/// Copies the marker at the end of a part, with the bits that fill the last byte, if there is room for a block. Returns
/// the marker's second byte, or 0 if there is no marker here.
int32_t cpixels_end_part(cpixels_scan *scan);

// Zlib streams (RFC 1950 and 1951) and the rows of PNG files.

enum {
    /// How many of a code's bits tables are looked up with.
    CPIXELS_LITERAL_BITS = 11,
    CPIXELS_DISTANCE_BITS = 8,
    /// The most entries of tables, with those for the rest of longer codes: 2,342 and 402 for codes of up to 15 bits.
    CPIXELS_LITERAL_ROOM = 2400,
    CPIXELS_DISTANCE_ROOM = 416,
    /// The most lengths of codes.
    CPIXELS_MOST_CODES = 320,
    /// How far back a stream may refer.
    CPIXELS_INFLATION_WINDOW = 32768,
    /// The least room that a step is taken with.
    CPIXELS_INFLATION_MARGIN = 288,
    /// How many bytes behind rows are read or written over.
    CPIXELS_ROW_MARGIN = 16,
};

/// How `inflate` ended.
enum { CPIXELS_NEEDS_INPUT, CPIXELS_NEEDS_ROOM, CPIXELS_FINISHED, CPIXELS_DAMAGED };

/// A stream. All behind `room_end` is for `inflate` to change, and 0 in the beginning, except for `checksum`, which is 1.
typedef struct {
    /// The bytes not read yet. Those read already may include some behind the end of the stream: `count` bits.
    const uint8_t *next;
    const uint8_t *end;
    /// What was written, from `start` to `out`, and the end of the room. The stream refers to nothing before `start`; if
    /// what was written is moved, at least CPIXELS_INFLATION_WINDOW of it must stay.
    uint8_t *start;
    uint8_t *out;
    uint8_t *room_end;
    /// Bits read ahead, the first lowest.
    uint64_t bits;
    uint32_t count;
    uint32_t checksum;
    uint32_t stage;
    uint32_t is_last;
    uint32_t stored;
    uint32_t literal_count;
    uint32_t distance_count;
    uint32_t code_count;
    uint32_t have;
    uint32_t has_fixed_tables;
    uint8_t lengths[CPIXELS_MOST_CODES];
    uint32_t codes[128];
    uint32_t distances[CPIXELS_DISTANCE_ROOM];
    uint32_t literals[CPIXELS_LITERAL_ROOM];
} cpixels_inflation;

/// The loops that unpack PNG files, for one kind of processor.
typedef struct {
    const char *name;
    /// Unpacks a zlib stream with a window of 32 KB as far as input and room allow, and says why it went no further. All
    /// input has been read if it needs more; there is less room than CPIXELS_INFLATION_MARGIN if it needs more. It is
    /// damaged by zlib's rules, or is of another kind; all that was written before is right.
    int32_t (*inflate)(cpixels_inflation *state);
    /// Undoes a filter, 0 to 4. `step` is the number of a pixel's bytes, 1 to 4, and `count` that of a row's, a multiple.
    /// `row` and `above`, the row before without its filter, have CPIXELS_ROW_MARGIN bytes more that may be read, and
    /// `line` as many that may be written.
    void (*unfilter)(int filter, const uint8_t *row, const uint8_t *above, uint8_t *line, size_t count, size_t step);
    /// Writes `count` pixels as RGBA: of gray, gray with alpha, RGB and RGBA for a `step` of 1 to 4, or of the colours of
    /// a palette if there is one. CPIXELS_ROW_MARGIN bytes behind `line` may be read.
    void (*expand)(const uint8_t *line, uint8_t *pixels, size_t count, size_t step, const uint32_t *palette);
} cpixels_unpacking;

/// Returns the loops for this processor, or those of that name: "avx2", "sse2", "neon" or "plain". NULL if it has none of
/// that name.
const cpixels_unpacking *cpixels_find_unpacking(const char *name);

// The samples of PNM and TGA files, and the pixels of QOI files.

/// Writes samples from 0 to `maximum` as levels from 0 to 255, rounded; larger ones as 255. If `maximum`, which is at
/// least 1 and at most 65,535, is larger than 255, samples have two bytes, the high one first.
void cpixels_scale_samples(const uint8_t *samples, uint32_t maximum, uint8_t *levels, size_t count);
/// Writes one of two levels for each bit, the highest bit of a byte first.
void cpixels_spread_bits(const uint8_t *bytes, uint8_t zero, uint8_t one, uint8_t *levels, size_t count);

/// Decimal numbers with blanks between them, and comments from `#` to the end of a line.
typedef struct {
    /// The bytes not read yet.
    const uint8_t *next;
    const uint8_t *end;
    /// Whether a number may end where the bytes do.
    int32_t is_whole;
    /// Whether `next` is inside a comment.
    int32_t is_comment;
} cpixels_text;

/// Reads numbers, and writes them as levels; see `cpixels_scale_samples`. Returns how many; if there are fewer than
/// `count`, `next` is the end, the first byte of a number that is not complete, or a byte that belongs to no number.
size_t cpixels_read_numbers(cpixels_text *text, uint32_t maximum, uint8_t *levels, size_t count);
/// The same for the digits 0 and 1, which need no blanks between them.
size_t cpixels_read_bits(cpixels_text *text, uint8_t zero, uint8_t one, uint8_t *levels, size_t count);

/// Writes red and alpha (`step` is 2), or red, green and blue (3).
void cpixels_take_channels(const uint8_t *pixels, size_t step, uint8_t *values, size_t count);
/// Writes RGBA from blue, green, red and perhaps alpha (`step` is 3 or 4), or from five bits each in two bytes, the low
/// one first, with alpha in the highest bit (2). Without alpha, the pixels are opaque.
void cpixels_read_blue_first(const uint8_t *bytes, size_t step, int has_alpha, uint8_t *pixels, size_t count);
/// Writes the colours of numbers with two bytes, the low one first; there are 65,536 colours.
void cpixels_look_up_deep(const uint8_t *numbers, const uint32_t *colors, uint8_t *pixels, size_t count);

/// Packets of pixels: runs of one pixel, and others. All behind `end` is 0 in the beginning.
typedef struct {
    /// The bytes not read yet.
    const uint8_t *next;
    const uint8_t *end;
    /// How many pixels of a packet are left, and whether they are all the same one.
    uint32_t left;
    uint32_t is_run;
    uint8_t pixel[4];
} cpixels_packets;

/// Unpacks `count` pixels of `step` bytes, 1 to 4, or passes over them if `out` is NULL. Returns how many there were.
size_t cpixels_unpack_packets(cpixels_packets *state, size_t step, uint8_t *out, size_t count);

/// The state of a QOI file's pixels. All behind `end` is 0 in the beginning, except for `pixel`, which is 0xFF000000.
typedef struct {
    /// The bytes not read yet; not used by packing.
    const uint8_t *next;
    const uint8_t *end;
    /// How often the last pixel is still to be repeated.
    uint32_t run;
    uint32_t pixel;
    uint32_t index[64];
} cpixels_qoi;

/// Unpacks `count` pixels, and returns how many there were; `next` is then the end, or the beginning of a pixel of which
/// bytes are missing.
size_t cpixels_unpack_qoi(cpixels_qoi *state, uint32_t *pixels, size_t count);
/// Packs `count` pixels into at most five bytes each, and one; returns the number of bytes. The last `run` pixels, up to
/// 61, are not written yet.
size_t cpixels_pack_qoi(cpixels_qoi *state, const uint32_t *pixels, size_t count, uint8_t *out);

/// Writes three planes as opaque RGBA.
void cpixels_join_planes(
    const uint8_t *red, const uint8_t *green, const uint8_t *blue, uint8_t *pixels, size_t count);
/// Rounds samples of up to 16 bits, in the machine's order, to 8 bits; those above `maximum` become 255.
void cpixels_take_levels(const uint16_t *samples, uint32_t maximum, uint8_t *levels, size_t count);
/// Writes a plane as the alpha of RGBA.
void cpixels_put_alpha(const uint8_t *alpha, uint8_t *pixels, size_t count);
/// Divides red, green and blue by alpha, rounded to the nearest; what is transparent becomes black.
void cpixels_divide_by_alpha(uint8_t *pixels, size_t count);

#endif
#endif
