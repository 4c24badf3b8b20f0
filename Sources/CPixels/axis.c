#include "include/CPixels.h"
#if !CPIXELS_HAS_ASSEMBLY
#define PI 3.14159265358979323846
// More than positions are off by rounding, and less than weights can show.
#define TINY 1e-9
#define sin __builtin_sin
#define cos __builtin_cos
#define fabs __builtin_fabs
#define lrint __builtin_lrint

static const double radii[] = {3, 2, 0.5};

static double least(double a, double b) { return a < b ? a : b; }
static double greatest(double a, double b) { return a > b ? a : b; }

/// The two branches of the cubic, for 0 ≤ x < 2.
static double mitchell(double x) {
    if (x < 1) return ((7 * x - 12) * x * x + 16.0 / 3) / 6;
    return x < 2 ? (((-7.0 / 3 * x + 12) * x - 20) * x + 32.0 / 3) / 6 : 0;
}

/// Writes the weights of a window, whose first is `distance` from the centre and the others `step` further each, and
/// returns their sum.
static double fill(int filter, double distance, double step, int32_t count, float *weights) {
    double sum = 0;
    // With s = sin(πx/3): sin(πx) = 3s - 4s³, so that sinc(x) sinc(x/3) = s² (3 - 4s²) / (3 (πx/3)²). The sine of the
    // next position follows from the angle's addition.
    double angle = PI / 3 * distance, turn = PI / 3 * step;
    double sine = sin(angle), cosine = cos(angle), turn_sine = sin(turn), turn_cosine = cos(turn);
    for (int32_t i = 0; i < count; i++) {
        double x = distance + i * step, weight;
        switch (filter) {
        case CPIXELS_LANCZOS3: {
            double a = PI / 3 * x, square = sine * sine;
            weight = fabs(x) >= 3 ? 0 : fabs(x) < 1e-6 ? 1 : square * (3 - 4 * square) / (3 * a * a);
            double next = sine * turn_cosine + cosine * turn_sine;
            cosine = cosine * turn_cosine - sine * turn_sine;
            sine = next;
            break;
        }
        case CPIXELS_MITCHELL: weight = mitchell(fabs(x)); break;
        // Half open, so that a pixel on the border between two is counted once, however its position was rounded.
        default: weight = x > -0.5 + TINY && x <= 0.5 + TINY ? 1 : 0;
        }
        weights[i] = (float)weight;
        sum += weight;
    }
    return sum;
}

void cpixels_axis(int filter, int32_t source_count, double extent, int32_t scaled, int32_t first, int32_t count,
                  cpixels_window *windows, float *weights) {
    double step = extent / (scaled > 1 ? scaled : 1), stretch = greatest(1, step), reach = radii[filter] * stretch;
    int32_t offset = 0;
    for (int32_t i = 0; i < count; i++) {
        double centre = (first + i + 0.5) * step;
        // There is nothing beyond the edge: the remaining weights are scaled to sum up to 1 again.
        int32_t begin = (int32_t)least(greatest(0, centre - reach + 0.5), source_count - 1);
        int32_t end = (int32_t)greatest(least(source_count, centre + reach + 0.5 + TINY), begin + 1);
        float *own = weights + offset;
        double sum = fill(filter, (begin + 0.5 - centre) / stretch, 1 / stretch, end - begin, own);
        for (int32_t n = 0; n < end - begin; n++) {
            own[n] = fabs(sum) < 1e-6 ? 1.0f / (end - begin) : (float)(own[n] / sum);
        }
        windows[i] = (cpixels_window){begin, end - begin, offset};
        offset += end - begin;
    }
}

/// Writes the rounded weights of a window, so that their sum is exact: one colour stays that colour.
static void round_weights(const float *weights, int32_t count, int first_is_odd, int32_t one, int32_t *pairs) {
    int32_t rest = one, largest = 0;
    for (int32_t i = 0; i < count; i++) {
        rest -= (int32_t)lrint((double)weights[i] * one);
        if (weights[i] > weights[largest]) largest = i;
    }
    for (int32_t i = 0; i < (count + first_is_odd + 1) / 2; i++) pairs[i] = 0;
    for (int32_t i = 0; i < count; i++) {
        int32_t weight = (int32_t)lrint((double)weights[i] * one) + (i == largest ? rest : 0), place = i + first_is_odd;
        pairs[place / 2] |= (int32_t)(((uint32_t)weight & 0xFFFF) << (place % 2 * 16));
    }
}

int32_t cpixels_pair(const cpixels_window *windows, size_t count, const float *weights, int32_t base, int32_t limit,
                 cpixels_window *pair_windows, int32_t *pairs) {
    double most = 1e-9, most_sum = 1e-9;
    for (size_t i = 0; i < count; i++) {
        double sum = 0;
        for (int32_t n = 0; n < windows[i].count; n++) {
            double weight = fabs(weights[windows[i].offset + n]);
            most = greatest(most, weight);
            sum += weight;
        }
        most_sum = greatest(most_sum, sum);
    }
    // The last hundredth is for the rounding of weights.
    double allowed = least(0x7FFF / most, 0x7FFFFFFF / (most_sum * limit)) * 0.99;
    int32_t one = (int32_t)least(greatest(1, allowed), 1 << 24);
    int32_t offset = 0;
    for (size_t i = 0; i < count; i++) {
        int32_t first = windows[i].first - base, odd = first & 1, number = (windows[i].count + odd + 1) / 2;
        round_weights(weights + windows[i].offset, windows[i].count, odd, one, pairs + offset);
        pair_windows[i] = (cpixels_window){first / 2, number, offset};
        offset += number;
    }
    return one;
}
#endif
