#ifndef HALCYON_CJXL_SHIM_H
#define HALCYON_CJXL_SHIM_H

#include <dlfcn.h>
#include <jxl/decode.h>
#include <jxl/encode.h>
#include <string.h>

#if JPEGXL_NUMERIC_VERSION < JPEGXL_COMPUTE_NUMERIC_VERSION(0, 7, 0)
#error "Halcyon needs libjxl 0.7 or newer, or to be built without its trait JPEGXL"
#endif

// libjxl is loaded when the first file of JPEG XL comes: a library that it needs measures for 3 ms how exact the
// processor's clock is before the program's main function runs, and five more come with it.

// F(function), for all that are called.
#define HALCYON_JXL_FUNCTIONS(F) \
    F(JxlColorEncodingSetToSRGB) F(JxlDecoderCreate) F(JxlDecoderDestroy) F(JxlDecoderFlushImage) \
    F(JxlDecoderGetBasicInfo) F(JxlDecoderGetColorAsEncodedProfile) F(JxlDecoderGetColorAsICCProfile) \
    F(JxlDecoderGetExtraChannelInfo) F(JxlDecoderGetFrameHeader) F(JxlDecoderGetICCProfileSize) \
    F(JxlDecoderProcessInput) F(JxlDecoderReleaseInput) F(JxlDecoderSetExtraChannelBuffer) \
    F(JxlDecoderSetImageOutCallback) F(JxlDecoderSetInput) F(JxlDecoderSetKeepOrientation) \
    F(JxlDecoderSetParallelRunner) F(JxlDecoderSetPreferredColorProfile) F(JxlDecoderSetProgressiveDetail) \
    F(JxlDecoderSetUnpremultiplyAlpha) F(JxlDecoderSkipFrames) F(JxlDecoderSubscribeEvents) F(JxlDecoderVersion) \
    F(JxlEncoderAddImageFrame) F(JxlEncoderCloseInput) F(JxlEncoderCreate) F(JxlEncoderDestroy) \
    F(JxlEncoderFrameSettingsCreate) F(JxlEncoderFrameSettingsSetOption) F(JxlEncoderGetError) \
    F(JxlEncoderInitBasicInfo) F(JxlEncoderInitFrameHeader) F(JxlEncoderProcessOutput) F(JxlEncoderSetBasicInfo) \
    F(JxlEncoderSetColorEncoding) F(JxlEncoderSetFrameDistance) F(JxlEncoderSetFrameHeader) \
    F(JxlEncoderSetFrameLossless) F(JxlEncoderSetICCProfile)

// Of 0.9 and later: before, extra channels have the distance of the colours.
#if JPEGXL_NUMERIC_VERSION < JPEGXL_COMPUTE_NUMERIC_VERSION(0, 9, 0)
#define HALCYON_JXL_LATER_FUNCTIONS(F)
#else
#define HALCYON_JXL_LATER_FUNCTIONS(F) F(JxlEncoderSetExtraChannelDistance)
#endif

typedef struct {
#define HALCYON_FIELD(name) __typeof__(name) *name;
    HALCYON_JXL_FUNCTIONS(HALCYON_FIELD)
    HALCYON_JXL_LATER_FUNCTIONS(HALCYON_FIELD)
#undef HALCYON_FIELD
} halcyon_jxl;

#define HALCYON_TEXT_OF(number) #number
#define HALCYON_TEXT(number) HALCYON_TEXT_OF(number)

/// Loads the version of libjxl that this was compiled for: structures and functions differ between versions below 1. It
/// stays for as long as the process lives. Returns whether all is there.
static inline int halcyon_jxl_load(halcyon_jxl *functions) {
#if JPEGXL_MAJOR_VERSION > 0
#define HALCYON_JXL_VERSION HALCYON_TEXT(JPEGXL_MAJOR_VERSION)
#else
#define HALCYON_JXL_VERSION "0." HALCYON_TEXT(JPEGXL_MINOR_VERSION)
#endif
#ifdef __APPLE__
    void *library = dlopen("libjxl." HALCYON_JXL_VERSION ".dylib", RTLD_NOW | RTLD_LOCAL);
#else
    void *library = dlopen("libjxl.so." HALCYON_JXL_VERSION, RTLD_NOW | RTLD_LOCAL);
#endif
    if (!library) return 0;
    void *found;
#define HALCYON_LOAD(name) \
    if (!(found = dlsym(library, #name))) return 0; \
    memcpy(&functions->name, &found, sizeof found);
    HALCYON_JXL_FUNCTIONS(HALCYON_LOAD)
    HALCYON_JXL_LATER_FUNCTIONS(HALCYON_LOAD)
#undef HALCYON_LOAD
    return 1;
}

// libjxl 0.9 removed the pixel format, which was not used, from the functions about colours.
#if JPEGXL_NUMERIC_VERSION < JPEGXL_COMPUTE_NUMERIC_VERSION(0, 9, 0)
#define HALCYON_JXL_COLORS(decoder) (decoder), NULL
#else
#define HALCYON_JXL_COLORS(decoder) (decoder)
#endif

static inline JxlEncoderStatus halcyon_jxl_make_alpha_exact(const halcyon_jxl *jxl, JxlEncoderFrameSettings *settings) {
#if JPEGXL_NUMERIC_VERSION < JPEGXL_COMPUTE_NUMERIC_VERSION(0, 9, 0)
    (void)jxl, (void)settings;
    return JXL_ENC_SUCCESS;
#else
    return jxl->JxlEncoderSetExtraChannelDistance(settings, 0, 0);
#endif
}

static inline JxlDecoderStatus halcyon_jxl_get_encoding(
    const halcyon_jxl *jxl, const JxlDecoder *decoder, JxlColorProfileTarget target, JxlColorEncoding *encoding) {
    return jxl->JxlDecoderGetColorAsEncodedProfile(HALCYON_JXL_COLORS(decoder), target, encoding);
}

static inline JxlDecoderStatus halcyon_jxl_get_profile_size(
    const halcyon_jxl *jxl, const JxlDecoder *decoder, JxlColorProfileTarget target, size_t *size) {
    return jxl->JxlDecoderGetICCProfileSize(HALCYON_JXL_COLORS(decoder), target, size);
}

static inline JxlDecoderStatus halcyon_jxl_get_profile(
    const halcyon_jxl *jxl, const JxlDecoder *decoder, JxlColorProfileTarget target, uint8_t *bytes, size_t size) {
    return jxl->JxlDecoderGetColorAsICCProfile(HALCYON_JXL_COLORS(decoder), target, bytes, size);
}

#endif
