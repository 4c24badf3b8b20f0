#ifndef HALCYON_CODECS_PNG_ROWS_H
#define HALCYON_CODECS_PNG_ROWS_H

#include "CCodecs.h"

/// Reads the rows of a PNG file without libpng, if it is of a common kind: 8 bits a channel, not interlaced, without a
/// transparent colour. zlib and libpng would take most of a thumbnail's time.
///
/// Returns how many rows were handed out. If there are more, the rest is for libpng to read, and to say what is wrong
/// with them: the file is of another kind, incomplete or odd in some way. A row is handed out only if libpng would do
/// so, with the same pixels. The outcome is CODECS_OK, or CODECS_STOPPED. If all rows are handed out, `is_verified`
/// says whether the stream ended there, with the right checksum.
uint32_t codecs_png_rows(const codecs_part *parts, size_t count, uint32_t width, uint32_t height, codecs_rows rows,
                         int *is_verified, codecs_result *result);

#endif
