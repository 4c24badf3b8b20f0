#ifndef HALCYON_CODECS_PNG_CHUNKS_H
#define HALCYON_CODECS_PNG_CHUNKS_H

#include "CCodecs.h"
#include <string.h>

// Reads the chunks of a PNG file that lies in several parts. Section numbers are those of PNG, third edition (W3C,
// 2025).

/// A position in a file of several parts.
typedef struct {
    const codecs_part *parts;
    size_t used;
    /// The bytes from here to the end of the file.
    size_t left;
} position;

/// Passes at most `most` bytes that lie together. Returns where they are.
static inline const uint8_t *pass(position *at, size_t most, size_t *count) {
    while (at->left > 0 && at->used == at->parts->size) at->parts++, at->used = 0;
    size_t rest = at->left > 0 ? at->parts->size - at->used : 0;
    const uint8_t *bytes = at->left > 0 ? at->parts->bytes + at->used : NULL;
    *count = most < rest ? most : rest;
    at->used += *count;
    at->left -= *count;
    return bytes;
}

/// Reads bytes, or passes them if there is nowhere to put them. Returns 0 if the file has not so many.
static inline int read_bytes(position *at, uint8_t *into, size_t count) {
    if (count > at->left) return 0;
    while (count > 0) {
        size_t step;
        const uint8_t *bytes = pass(at, count, &step);
        if (into) memcpy(into, bytes, step), into += step;
        count -= step;
    }
    return 1;
}

static inline size_t number(const uint8_t *bytes) {
    return (size_t)bytes[0] << 24 | (size_t)bytes[1] << 16 | (size_t)bytes[2] << 8 | bytes[3];
}

static inline int is_type(const uint8_t *type, const char *name) { return memcmp(type, name, 4) == 0; }

/// Reads a chunk's length and type (5.3).
static inline int read_chunk(position *at, size_t *length, uint8_t *type) {
    uint8_t start[8];
    if (!read_bytes(at, start, 8)) return 0;
    *length = number(start);
    memcpy(type, start + 4, 4);
    for (int i = 0; i < 4; i++) {
        if ((type[i] | 32) < 'a' || (type[i] | 32) > 'z') return 0;
    }
    return 1;
}

#endif
