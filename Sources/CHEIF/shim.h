#ifndef HALCYON_CHEIF_SHIM_H
#define HALCYON_CHEIF_SHIM_H

#include <libheif/heif.h>

#if LIBHEIF_NUMERIC_VERSION < 0x010F0000
#error "Halcyon needs libheif 1.15 or newer, or to be built without its trait HEIF"
#endif

#endif
