#ifndef HALCYON_CTIFF_SHIM_H
#define HALCYON_CTIFF_SHIM_H

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <tiffio.h>

#if TIFFLIB_VERSION < 20221213
#error "Halcyon needs libtiff 4.5 or newer, or to be built without its trait TIFF"
#endif

// The length of the text that keeps a handle's first error.
enum { HALCYON_TIFF_TEXT = 256 };

static inline int halcyon_tiff_keep_error(TIFF *tiff, void *text, const char *module, const char *format,
                                          va_list list) {
    (void)tiff, (void)module;
    if (*(char *)text == 0) vsnprintf((char *)text, HALCYON_TIFF_TEXT, format, list);
    return 1;
}

// Keeps a warning as if it were an error if it says that the data ends before the pixels do: libtiff and libjpeg leave
// the rest as it is, and report success ("Premature EOF" of Group 4, "Premature end of JPEG file").
static inline int halcyon_tiff_keep_warning(TIFF *tiff, void *text, const char *module, const char *format,
                                            va_list list) {
    (void)tiff, (void)module;
    char words[HALCYON_TIFF_TEXT];
    vsnprintf(words, sizeof words, format, list);
    const int is_early = strncmp(words, "Premature EOF", 13) == 0 || strncmp(words, "Premature end", 13) == 0;
    if (is_early && *(char *)text == 0) memcpy(text, words, sizeof words);
    return 1;
}

// Opens what the functions read or write. The first error, or warning that data ends too early, goes into the text, of
// HALCYON_TIFF_TEXT zeros, and no message goes anywhere else. No allocation is larger than the limit; 0 is none.
static inline TIFF *halcyon_tiff_open(const char *mode, void *context, TIFFReadWriteProc read, TIFFReadWriteProc write,
                                      TIFFSeekProc seek, TIFFCloseProc close, TIFFSizeProc size, int64_t limit,
                                      char *text) {
    TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
    if (!options) return NULL;
    TIFFOpenOptionsSetErrorHandlerExtR(options, halcyon_tiff_keep_error, text);
    TIFFOpenOptionsSetWarningHandlerExtR(options, halcyon_tiff_keep_warning, text);
    TIFFOpenOptionsSetMaxSingleMemAlloc(options, limit);
#if TIFFLIB_AT_LEAST(4, 7, 0)
    TIFFOpenOptionsSetMaxCumulatedMemAlloc(options, limit);
#endif
    TIFF *tiff = TIFFClientOpenExt("memory", mode, context, read, write, seek, close, size, NULL, NULL, options);
    TIFFOpenOptionsFree(options);
    return tiff;
}

// Swift cannot call functions with a variable number of arguments.

// Returns a 32-bit field, or 0 if there is none.
static inline uint32_t halcyon_tiff_number(TIFF *tiff, uint32_t tag) {
    uint32_t value = 0;
    return TIFFGetField(tiff, tag, &value) ? value : 0;
}

static inline int halcyon_tiff_set_number(TIFF *tiff, uint32_t tag, uint32_t value) {
    return TIFFSetField(tiff, tag, value);
}

static inline int halcyon_tiff_set_values(TIFF *tiff, uint32_t tag, uint32_t count, const void *values) {
    return TIFFSetField(tiff, tag, count, values);
}

#endif
