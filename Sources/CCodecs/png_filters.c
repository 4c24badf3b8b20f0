#include "CCodecs.h"

// Section numbers are those of PNG, third edition (W3C, 2025).

/// The predictor of 9.4.
static inline int paeth(int left, int above, int corner) {
    int a = abs(above - corner), b = abs(left - corner), c = abs(left + above - 2 * corner);
    return a <= b && a <= c ? left : b <= c ? above : corner;
}

void codecs_png_unfilter(int32_t filter, const uint8_t *row, const uint8_t *above, uint8_t *line, size_t count,
                         size_t step) {
    for (size_t i = 0; i < count; i++) {
        int left = i < step ? 0 : line[i - step], corner = i < step ? 0 : above[i - step];
        int predicted = filter == 1   ? left
                        : filter == 2 ? above[i]
                        : filter == 3 ? (left + above[i]) / 2
                        : filter == 4 ? paeth(left, above[i], corner)
                                      : 0;
        line[i] = (uint8_t)(row[i] + predicted);
    }
}

void codecs_png_take_differences(const uint8_t *line, uint8_t *row, size_t count, size_t step) {
    for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(line[i] - (i < step ? 0 : line[i - step]));
}
