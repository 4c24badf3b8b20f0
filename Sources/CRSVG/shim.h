#ifndef HALCYON_CRSVG_SHIM_H
#define HALCYON_CRSVG_SHIM_H

#include <cairo/cairo.h>
#include <stddef.h>
#include <stdint.h>

// The header with the version says that it wants to be included by librsvg's other one.
#define __RSVG_RSVG_H_INSIDE__
#include <librsvg-2.0/librsvg/rsvg-version.h>
#undef __RSVG_RSVG_H_INSIDE__

#define HALCYON_RSVG_VERSION (LIBRSVG_MAJOR_VERSION * 1000 + LIBRSVG_MINOR_VERSION)
#if HALCYON_RSVG_VERSION < 2054
#error "Halcyon needs librsvg 2.54 or newer, or to be built without its trait SVG"
#endif

// The few functions of librsvg and GLib that are called. Their headers need pkg-config's flags, and SwiftPM refuses two
// of librsvg's with a warning at every build. The names are ours, so that they fit beside GTK's module, which has GLib's.

typedef struct halcyon_rsvg_handle halcyon_rsvg_handle;
typedef struct halcyon_g_cancellable halcyon_g_cancellable;

typedef struct {
    double x, y, width, height;
} halcyon_rsvg_rectangle;

typedef struct {
    uint32_t domain;
    int code;
    char *message;
} halcyon_g_error;

halcyon_rsvg_handle *halcyon_rsvg_open(const uint8_t *bytes, size_t count, halcyon_g_error **error)
    __asm__("rsvg_handle_new_from_data");
void halcyon_rsvg_set_dpi(halcyon_rsvg_handle *handle, double dpi) __asm__("rsvg_handle_set_dpi");
int halcyon_rsvg_draw(halcyon_rsvg_handle *handle, cairo_t *context, const halcyon_rsvg_rectangle *viewport,
                      halcyon_g_error **error) __asm__("rsvg_handle_render_document");

void halcyon_g_object_unref(void *object) __asm__("g_object_unref");
void halcyon_g_error_free(halcyon_g_error *error) __asm__("g_error_free");
halcyon_g_cancellable *halcyon_g_cancellable_new(void) __asm__("g_cancellable_new");
void halcyon_g_cancellable_cancel(halcyon_g_cancellable *cancellable) __asm__("g_cancellable_cancel");

// Of fontconfig, through which librsvg finds fonts.

typedef struct {
    int count, capacity;
    void **patterns;
} halcyon_fc_fonts;

/// The fonts of the system (0), which belong to the configuration; NULL for that in use.
const halcyon_fc_fonts *halcyon_fc_fonts_of(void *configuration, int set) __asm__("FcConfigGetFonts");
int halcyon_fc_string(void *pattern, const char *name, int index, char **value) __asm__("FcPatternGetString");
int halcyon_fc_set_rescan_interval(void *configuration, int seconds) __asm__("FcConfigSetRescanInterval");

#if HALCYON_RSVG_VERSION >= 2060
void halcyon_rsvg_set_cancellable_of_2_60(halcyon_rsvg_handle *handle, halcyon_g_cancellable *cancellable)
    __asm__("rsvg_handle_set_cancellable_for_rendering");
#endif

/// Sets what interrupts a drawing from another thread. librsvg before 2.60 cannot be interrupted.
static inline void halcyon_rsvg_set_cancellable(halcyon_rsvg_handle *handle, halcyon_g_cancellable *cancellable) {
#if HALCYON_RSVG_VERSION >= 2060
    halcyon_rsvg_set_cancellable_of_2_60(handle, cancellable);
#else
    (void)handle;
    (void)cancellable;
#endif
}

#endif
