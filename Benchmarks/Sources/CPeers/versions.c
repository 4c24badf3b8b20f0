#include "CPeers.h"
#include <avif/avif.h>
#include <curl/curl.h>
#include <gif_lib.h>
#include <stdio.h>

#include <jpeglib.h>
#include <png.h>
#include <sqlite3.h>
#include <webp/decode.h>

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

const char *peer_versions(void) {
    static char text[1024];
    int webp = WebPGetDecoderVersion();
    char codecs[256];
    avifCodecVersions(codecs);
    // giflib and libjpeg-turbo do not say which they are when they run; so it is their headers' word.
    snprintf(
        text, sizeof text,
        "%s\nlibjpeg-turbo %s, libpng %s, libwebp %d.%d.%d, giflib %d.%d.%d, libavif %s (%s), SQLite %s", curl_version(),
        TEXT(LIBJPEG_TURBO_VERSION), png_get_libpng_ver(NULL), webp >> 16, webp >> 8 & 255, webp & 255, GIFLIB_MAJOR,
        GIFLIB_MINOR, GIFLIB_RELEASE, avifVersion(), codecs, sqlite3_libversion());
    return text;
}
