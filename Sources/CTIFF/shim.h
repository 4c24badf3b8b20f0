#ifndef HALCYON_CTIFF_SHIM_H
#define HALCYON_CTIFF_SHIM_H

#include <tiffio.h>

#if TIFFLIB_VERSION < 20221213
#error "Halcyon needs libtiff 4.5 or newer, or to be built without its trait TIFF"
#endif

#endif
