#ifndef HALCYON_CAVIF_SHIM_H
#define HALCYON_CAVIF_SHIM_H

#include <avif/avif.h>

#if AVIF_VERSION < 110000
#error "Halcyon needs libavif 0.11 or newer, or to be built without its trait AVIF"
#endif

// What `imir` says: 0 exchanges top and bottom, 1 left and right. libavif 1.0 renamed the field and kept its meaning; the
// opposite meaning that its name had in libavif 0.9 and older did not come back.
static inline uint8_t halcyon_avif_mirror(const avifImage *image) {
#if AVIF_VERSION_MAJOR >= 1
    return image->imir.axis;
#else
    return image->imir.mode;
#endif
}

static inline void halcyon_avif_set_mirror(avifImage *image, uint8_t mirror) {
#if AVIF_VERSION_MAJOR >= 1
    image->imir.axis = mirror;
#else
    image->imir.mode = mirror;
#endif
}

// Copies the profile. Before 1.0 libavif returned nothing, and ended the process if there was no memory.
static inline avifResult halcyon_avif_set_profile(avifImage *image, const uint8_t *bytes, size_t size) {
#if AVIF_VERSION_MAJOR >= 1
    return avifImageSetProfileICC(image, bytes, size);
#else
    avifImageSetProfileICC(image, bytes, size);
    return AVIF_RESULT_OK;
#endif
}

#endif
