// What Halcyon is measured against: the same C libraries, called from C, as plainly as they allow.
#ifndef HALCYON_PEERS_H
#define HALCYON_PEERS_H

#include <stddef.h>
#include <stdint.h>

/// Allocations made by this process so far, and bytes that are in use now.
uint64_t peer_allocation_count(void);
int64_t peer_bytes_in_use(void);

/// Loads `count` URLs into memory, `width` at a time, with one libcurl multi loop on the calling thread.
/// Returns the bytes of all bodies, or -1 after a failed transfer.
int64_t peer_download(const char *const *urls, int count, int width);

/// Decodes to RGBA8 with the format's own library; the pixels are to be freed. Null after a failure.
uint8_t *peer_decode_jpeg(const uint8_t *data, size_t size, int *width, int *height);
uint8_t *peer_decode_png(const uint8_t *data, size_t size, int *width, int *height);
uint8_t *peer_decode_webp(const uint8_t *data, size_t size, int *width, int *height);
uint8_t *peer_decode_gif(const uint8_t *data, size_t size, int *width, int *height);

/// Reads a whole file with open, fstat, read and close; to be freed. Null after a failure.
uint8_t *peer_read_file(const char *path, size_t *size);
/// Writes `temporary`, then renames it to `path`; no fsync. 0 when all went well.
int peer_write_file(const char *temporary, const char *path, const uint8_t *data, size_t size);

#endif
