#ifndef HALCYON_CJXL_SHIM_H
#define HALCYON_CJXL_SHIM_H

#include <jxl/decode.h>
#include <jxl/encode.h>

#if JPEGXL_NUMERIC_VERSION < JPEGXL_COMPUTE_NUMERIC_VERSION(0, 7, 0)
#error "Halcyon needs libjxl 0.7 or newer, or to be built without its trait JPEGXL"
#endif

// libjxl 0.9 removed the pixel format, which was not used, from the functions about colours.
#if JPEGXL_NUMERIC_VERSION < JPEGXL_COMPUTE_NUMERIC_VERSION(0, 9, 0)
#define HALCYON_JXL_COLORS(decoder) (decoder), NULL
#else
#define HALCYON_JXL_COLORS(decoder) (decoder)
#endif

// Before 0.9, extra channels have the distance of the colours.
static inline JxlEncoderStatus halcyon_jxl_make_alpha_exact(JxlEncoderFrameSettings *settings) {
#if JPEGXL_NUMERIC_VERSION < JPEGXL_COMPUTE_NUMERIC_VERSION(0, 9, 0)
    (void)settings;
    return JXL_ENC_SUCCESS;
#else
    return JxlEncoderSetExtraChannelDistance(settings, 0, 0);
#endif
}

static inline JxlDecoderStatus halcyon_jxl_get_encoding(
    const JxlDecoder *decoder, JxlColorProfileTarget target, JxlColorEncoding *encoding) {
    return JxlDecoderGetColorAsEncodedProfile(HALCYON_JXL_COLORS(decoder), target, encoding);
}

static inline JxlDecoderStatus halcyon_jxl_get_profile_size(
    const JxlDecoder *decoder, JxlColorProfileTarget target, size_t *size) {
    return JxlDecoderGetICCProfileSize(HALCYON_JXL_COLORS(decoder), target, size);
}

static inline JxlDecoderStatus halcyon_jxl_get_profile(
    const JxlDecoder *decoder, JxlColorProfileTarget target, uint8_t *bytes, size_t size) {
    return JxlDecoderGetColorAsICCProfile(HALCYON_JXL_COLORS(decoder), target, bytes, size);
}

#endif
