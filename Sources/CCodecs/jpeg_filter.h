#ifndef HALCYON_CODECS_JPEG_FILTER_H
#define HALCYON_CODECS_JPEG_FILTER_H

#include "CCodecs.h"

/// A progressive file as it arrives, without the scans that do not matter at an eighth of its size; see
/// codecs_jpeg_means. Other files are passed on whole, and so is all that follows something odd. It begins as zeros.
typedef struct {
    enum { CODECS_MARKER, CODECS_SEGMENT, CODECS_SCAN, CODECS_ONES, CODECS_REST } place;
    // The beginning of a segment, until it is known what becomes of it; frames and scans of four components fit.
    uint8_t head[24];
    size_t count;
    // How many bytes of the segment are still to come.
    size_t left;
    uint8_t frame[24];
    size_t frame_length;
    // All scans that have begun, and whether the current one is left out.
    uint32_t scans;
    int drops;
} codecs_jpeg_filter;

/// Takes bytes from the front of the data. Returns how many to pass on, which `piece` leads to until the next call; 0 if
/// all have been taken.
size_t codecs_jpeg_filter_next(codecs_jpeg_filter *filter, const uint8_t **data, size_t *size, const uint8_t **piece);

#endif
