#include "jpeg_filter.h"
#include "jpeg_means.h"
#include <string.h>

// Section numbers are those of ITU-T T.81.

typedef codecs_jpeg_filter filter_call;

/// Passes on what has been held back.
static size_t release(filter_call *filter, int place) {
    size_t count = filter->count;
    filter->count = 0;
    filter->place = place;
    return count;
}

/// Looks at a byte more of a segment's beginning. Returns how many bytes of it to pass on.
static size_t read_marker(filter_call *filter, uint8_t byte) {
    uint8_t *head = filter->head;
    head[filter->count++] = byte;
    if (head[0] != 0xFF) return release(filter, CODECS_REST);
    if (filter->count == 1) return 0;
    // Any marker may be preceded by bytes that fill up (B.1.1.2).
    if (filter->count == 2 && head[1] == 0xFF) return filter->count = 1;
    if (head[1] == 0xD8) return release(filter, CODECS_MARKER);
    if (head[1] < 0xC0 || (head[1] >= 0xD0 && head[1] <= 0xD9)) return release(filter, CODECS_REST);
    if (filter->count < 4) return 0;
    size_t length = ((size_t)head[2] << 8 | head[3]) + 2;
    int is_frame = codecs_jpeg_is_frame(head[1]), is_scan = head[1] == 0xDA;
    if (length < 4) return release(filter, CODECS_REST);
    if (!is_frame && !is_scan) {
        filter->left = length - 4;
        return release(filter, CODECS_SEGMENT);
    }
    if (length > sizeof filter->head || is_frame != (filter->frame_length == 0)) return release(filter, CODECS_REST);
    if (is_frame && !codecs_jpeg_is_progressive(head[1])) return release(filter, CODECS_REST);
    if (filter->count < length) return 0;
    if (is_frame) {
        memcpy(filter->frame, head, length);
        filter->frame_length = length;
        return release(filter, CODECS_MARKER);
    }
    int matters = codecs_jpeg_scan_matters(filter->frame, filter->frame_length, head, length);
    if (matters < 0) return release(filter, CODECS_REST);
    filter->scans++;
    filter->drops = !matters;
    size_t count = release(filter, CODECS_SCAN);
    return filter->drops ? 0 : count;
}

/// Looks at the byte after one of ones in a scan. Returns how many bytes to pass on.
static size_t read_after_ones(filter_call *filter, uint8_t byte) {
    filter->head[1] = byte;
    if (byte == 0xFF) return filter->drops ? 0 : 1;
    // A stuffed byte or a restart (B.1.1.5); any other marker ends the scan.
    if (byte == 0 || (byte >= 0xD0 && byte <= 0xD7)) {
        filter->place = CODECS_SCAN;
        return filter->drops ? 0 : 2;
    }
    filter->count = 1;
    filter->place = CODECS_MARKER;
    return read_marker(filter, byte);
}

size_t codecs_jpeg_filter_next(filter_call *filter, const uint8_t **data, size_t *size, const uint8_t **piece) {
    while (*size > 0) {
        size_t count = 1, passed = 0;
        *piece = filter->head;
        switch (filter->place) {
        case CODECS_MARKER: passed = read_marker(filter, **data); break;
        case CODECS_ONES: passed = read_after_ones(filter, **data); break;
        case CODECS_SEGMENT:
            count = passed = filter->left < *size ? filter->left : *size;
            filter->left -= count;
            if (filter->left == 0) filter->place = CODECS_MARKER;
            *piece = *data;
            break;
        case CODECS_SCAN: {
            const uint8_t *ones = memchr(*data, 0xFF, *size);
            count = ones ? (size_t)(ones - *data) : *size;
            passed = filter->drops ? 0 : count;
            *piece = *data;
            if (!ones || passed > 0) break;
            filter->head[0] = 0xFF;
            filter->place = CODECS_ONES;
            count++;
            break;
        }
        case CODECS_REST:
            count = passed = *size;
            *piece = *data;
            break;
        }
        *data += count;
        *size -= count;
        if (passed > 0) return passed;
    }
    return 0;
}
