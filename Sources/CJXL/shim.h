#ifndef HALCYON_CJXL_SHIM_H
#define HALCYON_CJXL_SHIM_H

#include <jxl/decode.h>
#include <jxl/encode.h>

#if JPEGXL_NUMERIC_VERSION < JPEGXL_COMPUTE_NUMERIC_VERSION(0, 7, 0)
#error "Halcyon needs libjxl 0.7 or newer, or to be built without its trait JPEGXL"
#endif

#endif
