#ifndef HALCYON_CODECS_JPEG_ERRORS_H
#define HALCYON_CODECS_JPEG_ERRORS_H

#include "result.h"
#include <jpeglib.h>
#include <jerror.h>

// Whether the error says that the file is of a kind of JPEG that this libjpeg does not read: lossless, hierarchical,
// arithmetic, of 12 or 16 bits.
static inline int codecs_jpeg_is_unsupported(j_common_ptr common) {
    int number = common->err->msg_parm.i[0];
    switch (common->err->msg_code) {
        case JERR_SOF_UNSUPPORTED:
        case JERR_ARITH_NOTIMPL: return 1;
        case JERR_BAD_PRECISION: return number == 12 || number == 16;
        default: return 0;
    }
}

#endif
