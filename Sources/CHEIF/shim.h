#ifndef HALCYON_CHEIF_SHIM_H
#define HALCYON_CHEIF_SHIM_H

#include <libheif/heif.h>

#if LIBHEIF_NUMERIC_VERSION < 0x010F0000
#error "Halcyon needs libheif 1.15 or newer, or to be built without its trait HEIF"
#endif

// Refuses larger images. Since 1.19 libheif counts pixels, and has limits for much else, which stay; before, it knows
// the longest side alone.
static inline void halcyon_heif_limit(struct heif_context *context, int width, int height) {
#if LIBHEIF_HAVE_VERSION(1, 19, 0)
    struct heif_security_limits *limits = heif_context_get_security_limits(context);
    if (limits) limits->max_image_size_pixels = (uint64_t)width * (uint64_t)height;
#else
    heif_context_set_maximum_image_size_limit(context, width > height ? width : height);
#endif
}

// The layout of a gray image. libheif 1.23 has this name as a macro, which Swift does not import.
static const enum heif_chroma halcyon_heif_gray = heif_chroma_monochrome;

static inline struct heif_error halcyon_heif_ok(void) {
    struct heif_error ok = {heif_error_Ok, heif_suberror_Unspecified, "ok"};
    return ok;
}

#endif
