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

/// The loops, for one kind of processor.
///
/// Rows of lanes have one 32-bit number for each channel of a pixel. It holds the values of two successive rows, as
/// 16-bit fixed-point numbers: that of the even row in the lower half, that of the odd one in the upper half. Colours
/// are multiplied by alpha. Values are below 32,768. The even row comes first, and leaves zeros for the odd one.
///
/// Pixels have four bytes, at any address; all other memory is aligned for its type. A loop touches only what its
/// counts say, which may be 0.
typedef struct {
    const char *name;
    /// Writes a row of `count` opaque pixels into one half of the lanes. Even rows overwrite both halves.
    void (*widen)(const uint8_t *pixels, uint32_t *lanes, size_t count, int is_odd);
    /// The same for pixels with straight alpha; `fraction` is the number of bits after the point, at most 7.
    void (*premultiply)(const uint8_t *pixels, uint32_t *lanes, size_t count, int is_odd, int fraction);
    /// Adds the pixels of each cell of `side` to its sums of four channels; `count` is the number of pixels. With
    /// alpha, colours are multiplied by it, and alpha by 255. The last cell may have fewer pixels.
    void (*reduce)(const uint8_t *pixels, float *sums, size_t count, size_t side, int has_alpha);
    /// Writes sums, multiplied by `factor`, into one half of the lanes; `count` is the number of values.
    void (*narrow)(const float *sums, uint32_t *lanes, size_t count, float factor, int is_odd);
    /// Adds weighted rows to sums. `stride` is the number of values of a row of lanes, and of sums: a multiple of 32.
    void (*accumulate)(const cpixels_sum *list, size_t count, const uint32_t *lanes, size_t stride);
    /// Scales a row of sums across into RGBA with straight alpha. `row` has room for `stride` numbers. Windows count
    /// pixels from the first of the sums. Without alpha, that of the output is 255. A pixel whose alpha is less than
    /// half a level becomes 0.
    void (*write_row)(const int32_t *sums, size_t stride, float factor, const cpixels_window *windows, size_t count,
                      const float *weights, float *row, uint8_t *pixels, int has_alpha);
} cpixels_kernels;

/// Returns the fastest kernels that the processor can run, or those with a name (`avx2`, `sse2`, `neon`, `plain`); NULL
/// if it cannot run them.
const cpixels_kernels *cpixels_find(const char *name);

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

/// Subtracts bytes from 255.
void cpixels_invert(uint8_t *bytes, size_t count);
/// Swaps the bytes of numbers.
void cpixels_swap_bytes(uint16_t *numbers, size_t count);
/// A checksum of bytes: six independent chains of 128-bit multiplications folded to 64 bits, 96 bytes per iteration, so
/// that the processor's multiplier never waits for a result.
///
/// Source of the folded multiplication and its constants: Wang Yi, "wyhash" final version 4 (public domain).
uint64_t cpixels_checksum(const uint8_t *bytes, size_t count);

#endif
#endif
