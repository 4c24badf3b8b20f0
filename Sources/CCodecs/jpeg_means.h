#ifndef HALCYON_CODECS_JPEG_MEANS_H
#define HALCYON_CODECS_JPEG_MEANS_H

#include "CCodecs.h"

/// Copies a file without the details that do not matter at an eighth of its size. There a block is a single pixel: its
/// mean. Decoding the rest would take libjpeg most of its time.
///
/// Of a progressive file, the copy leaves out scans; of a baseline file whose only scan has all components, what follows
/// the mean of each block, and markers without meaning for the pixels.
///
/// Returns NULL, for the file to be decoded whole, if it is of another kind, incomplete or odd in any way, has more
/// scans than are allowed, or the caller wants to stop.
uint8_t *codecs_jpeg_means(const uint8_t *data, size_t size, uint32_t maximum_scans, codecs_rows rows, size_t *copied);

/// Returns whether a scan of a progressive file matters at an eighth of its size, or -1 if there is no such scan. Both
/// segments begin with their markers: that of the frame, and that of the scan.
int codecs_jpeg_scan_matters(const uint8_t *frame, size_t frame_length, const uint8_t *scan, size_t scan_length);

/// Returns whether a marker is that of a frame (SOF), of those from C0 on.
static inline int codecs_jpeg_is_frame(uint8_t marker) { return marker <= 0xCF && marker != 0xC4 && marker != 0xCC; }

/// Returns whether a marker is that of a frame with spectral bands (SOF2 and SOF10).
static inline int codecs_jpeg_is_progressive(uint8_t marker) { return marker == 0xC2 || marker == 0xCA; }

#endif
