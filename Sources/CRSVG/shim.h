#ifndef HALCYON_CRSVG_SHIM_H
#define HALCYON_CRSVG_SHIM_H

#include <cairo.h>
#include <librsvg/rsvg.h>

#if !LIBRSVG_CHECK_VERSION(2, 54, 0)
#error "Halcyon needs librsvg 2.54 or newer, or to be built without its trait SVG"
#endif

/// Sets what interrupts a drawing from another thread. librsvg before 2.60 cannot be interrupted.
static inline void halcyon_rsvg_set_cancellable(RsvgHandle *handle, GCancellable *cancellable) {
#if LIBRSVG_CHECK_VERSION(2, 60, 0)
    rsvg_handle_set_cancellable_for_rendering(handle, cancellable);
#else
    (void)handle;
    (void)cancellable;
#endif
}

#endif
