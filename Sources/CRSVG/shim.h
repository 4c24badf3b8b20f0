#ifndef HALCYON_CRSVG_SHIM_H
#define HALCYON_CRSVG_SHIM_H

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The few functions of librsvg, cairo, GLib and fontconfig that are called. They are looked for when the first drawing
// comes: 45 libraries come with them, with which every program that can draw would start a quarter later. So there are
// no headers of theirs here; the names are ours, so that they fit beside GTK's module, which has the others.

typedef struct halcyon_rsvg_handle halcyon_rsvg_handle;
typedef struct halcyon_g_cancellable halcyon_g_cancellable;
typedef struct halcyon_cairo halcyon_cairo;
typedef struct halcyon_cairo_surface halcyon_cairo_surface;

typedef struct {
    double x, y, width, height;
} halcyon_rsvg_rectangle;

typedef struct {
    uint32_t domain;
    int code;
    char *message;
} halcyon_g_error;

typedef struct {
    int count, capacity;
    void **patterns;
} halcyon_fc_fonts;

/// CAIRO_FORMAT_ARGB32 and CAIRO_STATUS_SUCCESS.
enum { HALCYON_CAIRO_ARGB32 = 0, HALCYON_CAIRO_SUCCESS = 0 };

// F(result, name here, name there, arguments)
#define HALCYON_RSVG_FUNCTIONS(F) \
    F(halcyon_rsvg_handle *, open, rsvg_handle_new_from_data, \
      (const uint8_t *bytes, size_t count, halcyon_g_error **error)) \
    F(void, set_dpi, rsvg_handle_set_dpi, (halcyon_rsvg_handle *handle, double dpi)) \
    F(int, draw, rsvg_handle_render_document, \
      (halcyon_rsvg_handle *handle, halcyon_cairo *context, const halcyon_rsvg_rectangle *viewport, \
       halcyon_g_error **error)) \
    F(halcyon_cairo_surface *, new_surface, cairo_image_surface_create, (int format, int width, int height)) \
    F(int, surface_status, cairo_surface_status, (halcyon_cairo_surface *surface)) \
    F(void, flush_surface, cairo_surface_flush, (halcyon_cairo_surface *surface)) \
    F(int, surface_stride, cairo_image_surface_get_stride, (halcyon_cairo_surface *surface)) \
    F(uint8_t *, surface_bytes, cairo_image_surface_get_data, (halcyon_cairo_surface *surface)) \
    F(void, free_surface, cairo_surface_destroy, (halcyon_cairo_surface *surface)) \
    F(halcyon_cairo *, new_context, cairo_create, (halcyon_cairo_surface *surface)) \
    F(void, translate, cairo_translate, (halcyon_cairo *context, double x, double y)) \
    F(void, scale, cairo_scale, (halcyon_cairo *context, double x, double y)) \
    F(void, free_context, cairo_destroy, (halcyon_cairo *context)) \
    F(void, unref, g_object_unref, (void *object)) \
    F(void, free_error, g_error_free, (halcyon_g_error *error)) \
    F(halcyon_g_cancellable *, new_cancellable, g_cancellable_new, (void)) \
    F(void, cancel, g_cancellable_cancel, (halcyon_g_cancellable *cancellable)) \
    /* The fonts of the system (0), which belong to the configuration; NULL for that in use. */ \
    F(const halcyon_fc_fonts *, fonts, FcConfigGetFonts, (void *configuration, int set)) \
    F(int, font_string, FcPatternGetString, (void *pattern, const char *name, int index, char **value)) \
    F(int, set_rescan_interval, FcConfigSetRescanInterval, (void *configuration, int seconds))

typedef struct {
#define HALCYON_FIELD(result, name, symbol, arguments) result(*name) arguments;
    HALCYON_RSVG_FUNCTIONS(HALCYON_FIELD)
#undef HALCYON_FIELD
    /// Sets what interrupts a drawing from another thread. NULL before librsvg 2.60.
    void (*set_cancellable)(halcyon_rsvg_handle *handle, halcyon_g_cancellable *cancellable);
} halcyon_rsvg;

/// Loads librsvg 2.54 or newer, and what comes with it, for as long as the process lives.
///
/// Returns whether all is there.
static inline int halcyon_rsvg_load(halcyon_rsvg *functions) {
#ifdef __APPLE__
    const char *name = "librsvg-2.2.dylib";
#else
    const char *name = "librsvg-2.so.2";
#endif
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!library) return 0;
    const unsigned *major = (const unsigned *)dlsym(library, "rsvg_major_version");
    const unsigned *minor = (const unsigned *)dlsym(library, "rsvg_minor_version");
    if (!major || !minor || *major * 1000 + *minor < 2054) return 0;
    void *found;
#define HALCYON_LOAD(result, name, symbol, arguments) \
    if (!(found = dlsym(library, #symbol))) return 0; \
    memcpy(&functions->name, &found, sizeof found);
    HALCYON_RSVG_FUNCTIONS(HALCYON_LOAD)
#undef HALCYON_LOAD
    found = dlsym(library, "rsvg_handle_set_cancellable_for_rendering");
    memcpy(&functions->set_cancellable, &found, sizeof found);
    return 1;
}

#endif
