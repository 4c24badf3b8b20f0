// What Halcyon is measured against: the same C libraries, called from C, as plainly as they allow.
#ifndef HALCYON_PEERS_H
#define HALCYON_PEERS_H

#include <stddef.h>
#include <stdint.h>

/// Starts or stops counting; then allocations made while counting, and bytes taken less bytes given back meanwhile.
void peer_count_allocations(int on);
uint64_t peer_allocation_count(void);
int64_t peer_bytes_in_use(void);

/// Loads `count` URLs into memory, `width` at a time, with one libcurl multi loop on the calling thread.
/// Returns the bytes of all bodies, or -1 after a failed transfer.
int64_t peer_download(const char *const *urls, int count, int width);

/// The same for JPEGs, which it decodes to RGBA8 on the same thread as they arrive, and lets go. Returns the number of all
/// their pixels, or -1 after a failure.
int64_t peer_load_jpegs(const char *const *urls, int count, int width);

/// Reads `count` JPEG files and makes a thumbnail of an eighth of each, on several threads: decoded at a quarter, and averaged by
/// two by two pixels. Returns the number of all their pixels, or -1 after a failure.
int64_t peer_thumbnails(const char *const *paths, int count, int threads);

/// The libraries that Halcyon and the peers in C have in common, with their versions, on two lines.
const char *peer_versions(void);

/// Decodes to RGBA8 with the format's own library; the pixels are to be freed. Null after a failure.
uint8_t *peer_decode_jpeg(const uint8_t *data, size_t size, int *width, int *height);
uint8_t *peer_decode_png(const uint8_t *data, size_t size, int *width, int *height);
uint8_t *peer_decode_webp(const uint8_t *data, size_t size, int *width, int *height);
uint8_t *peer_decode_avif(const uint8_t *data, size_t size, int *width, int *height);
uint8_t *peer_decode_gif(const uint8_t *data, size_t size, int *width, int *height);

/// Blurs RGBA8 by three plain box passes of `2 * reach + 1` pixels along rows and columns; to be freed. Null after a failure.
uint8_t *peer_blur(const uint8_t *pixels, int width, int height, int reach);
/// A copy in fresh memory; to be freed. What no processor can be faster than.
uint8_t *peer_copy(const uint8_t *pixels, size_t size);
/// Mixes `share` 256ths of a colour into RGBA8; to be freed. Null after a failure.
uint8_t *peer_mix(const uint8_t *pixels, size_t size, const uint8_t color[4], int share);

/// Reads a whole file with open, fstat, read and close; to be freed. Null after a failure.
uint8_t *peer_read_file(const char *path, size_t *size);
/// Writes `temporary`, then renames it to `path`; no fsync. 0 when all went well.
int peer_write_file(const char *temporary, const char *path, const uint8_t *data, size_t size);

#endif
