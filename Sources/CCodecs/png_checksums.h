#ifndef HALCYON_CODECS_PNG_CHECKSUMS_H
#define HALCYON_CODECS_PNG_CHECKSUMS_H

#include "CCodecs.h"

/// Compares the checksums of the pixels' chunks with what is in them; for a file whose stream could not vouch for its
/// pixels. The outcome becomes CODECS_CORRUPT if one is wrong, and CODECS_TRUNCATED if the file ends before one.
void codecs_png_check_pixels(const codecs_part *parts, size_t count, codecs_result *result);

#endif
