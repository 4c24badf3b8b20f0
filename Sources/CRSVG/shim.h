#ifndef HALCYON_CRSVG_SHIM_H
#define HALCYON_CRSVG_SHIM_H

#include <cairo.h>
#include <librsvg/rsvg.h>

#if !LIBRSVG_CHECK_VERSION(2, 54, 0)
#error "Halcyon needs librsvg 2.54 or newer, or to be built without its trait SVG"
#endif

#endif
