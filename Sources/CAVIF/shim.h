#ifndef HALCYON_CAVIF_SHIM_H
#define HALCYON_CAVIF_SHIM_H

#include <avif/avif.h>

#if AVIF_VERSION < 110000
#error "Halcyon needs libavif 0.11 or newer, or to be built without its trait AVIF"
#endif

#endif
