#include "png_checksums.h"
#include "png_chunks.h"
#include "result.h"

/// Passes a chunk's data and checksum. Returns the outcome.
static int32_t check_chunk(position *at, const uint8_t *type, size_t length) {
    uLong sum = crc32(0, type, 4);
    uint8_t checksum[4];
    while (length > 0) {
        size_t count;
        const uint8_t *bytes = pass(at, length, &count);
        if (count == 0) return CODECS_TRUNCATED;
        sum = crc32_z(sum, bytes, count);
        length -= count;
    }
    if (!read_bytes(at, checksum, 4)) return CODECS_TRUNCATED;
    return sum == number(checksum) ? CODECS_OK : CODECS_CORRUPT;
}

void codecs_png_check_pixels(const codecs_part *parts, size_t count, codecs_result *result) {
    position at = {.parts = parts};
    for (size_t i = 0; i < count; i++) at.left += parts[i].size;
    size_t length;
    uint8_t type[4];
    int32_t outcome = read_bytes(&at, NULL, 8) ? CODECS_OK : CODECS_TRUNCATED;
    // The chunks of pixels follow each other (5.6).
    for (int is_found = 0; outcome == CODECS_OK && read_chunk(&at, &length, type);) {
        if (is_type(type, "IDAT")) {
            is_found = 1;
            outcome = check_chunk(&at, type, length);
        } else if (is_found || !read_bytes(&at, NULL, length + 4)) {
            return;
        }
    }
    if (outcome == CODECS_TRUNCATED) codecs_fail(result, outcome, "the data ends too early");
    if (outcome == CODECS_CORRUPT) codecs_fail(result, outcome, "a checksum does not match its chunk");
}
