// Compares axes and their pairs with a plain computation.
#include "checks.h"

/// What an axis is computed from, and its weights by the definition: `outputs` rows of `cells`.
typedef struct {
    int filter, source, cell, cells, scaled, first, outputs;
    double extent;
    double *exact;
} axis;

static double sinc(double x) { return x == 0 ? 1 : sin(M_PI * x) / (M_PI * x); }

static const double radii[] = {3, 2, 0.5};

/// The weight of a filter at a distance from its centre.
static double weight_at(int filter, double x) {
    double y = fabs(x);
    switch (filter) {
    case CPIXELS_LANCZOS3: return y < 3 ? sinc(x) * sinc(x / 3) : 0;
    // With B = C = 1/3, from the paper.
    case CPIXELS_MITCHELL:
        return y < 1 ? (7 * y * y * y - 12 * y * y + 16 / 3.0) / 6
            : y < 2 ? (-7 / 3.0 * y * y * y + 12 * y * y - 20 * y + 32 / 3.0) / 6 : 0;
    // A pixel on the border of two windows is that of the first.
    default: return x > -0.5 + 1e-9 && x <= 0.5 + 1e-9 ? 1 : 0;
    }
}

static double stretch_of(const axis *a) { return fmax(1, a->extent / a->scaled); }
static double distance(const axis *a, int output, int position) {
    return (position + 0.5 - (a->first + output + 0.5) * a->extent / a->scaled) / stretch_of(a);
}

static axis make_axis(int filter, double ratio, int most_outputs, int has_cells) {
    axis a = {.filter = filter, .cell = 1};
    // For strong reductions, the picture alone or more than a whole window, unless cells make it smaller first.
    a.source = ratio > 100 ? (int)(ratio * between(1, has_cells ? 2.5 : 10)) : 1 + (int)spread(1, 150);
    a.extent = below(3) ? a.source : a.source - between(0, 0.99);
    a.scaled = (int)fmax(1, a.source / ratio + 0.5);
    a.outputs = 1 + below(most_outputs < a.scaled ? most_outputs : a.scaled);
    if (a.scaled <= most_outputs && below(2)) a.outputs = a.scaled;
    // At both edges more often than by chance.
    a.first = below(3) ? below(a.scaled - a.outputs + 1) : below(2) ? 0 : a.scaled - a.outputs;
    if (has_cells) a.cell = (int)fmax(1, floor(a.extent / a.scaled / 8));
    a.cells = (a.source + a.cell - 1) / a.cell;
    a.extent /= a.cell;
    a.exact = TAKE(double, a.outputs * a.cells);
    for (int i = 0; i < a.outputs; i++) {
        double sum = 0, *row = a.exact + i * a.cells;
        for (int p = 0; p < a.cells; p++) sum += row[p] = weight_at(filter, distance(&a, i, p));
        for (int p = 0; p < a.cells; p++) row[p] /= sum;
    }
    return a;
}

typedef struct {
    cpixels_window *windows;
    float *weights;
    int room;
} computed;

static computed compute(const axis *a) {
    int most = (int)(2 * radii[a->filter] * stretch_of(a)) + 2, room = a->outputs * (most < a->cells ? most : a->cells);
    computed c = {TAKE(cpixels_window, a->outputs), TAKE(float, room), room};
    cpixels_axis(a->filter, a->cells, a->extent, a->scaled, a->first, a->outputs, c.windows, c.weights);
    return c;
}

static void in_axis(const char *name, const axis *a) {
    in(name, "filter %d, %d positions, extent %.17g, scaled to %d, from %d on", a->filter, a->cells, a->extent,
       a->scaled, a->first);
}

static void test_axis(const axis *a) {
    in_axis("axis", a);
    computed c = compute(a);
    int offset = 0;
    for (int i = 0; i < a->outputs; i++) {
        cpixels_window w = c.windows[i];
        if (w.first < 0 || w.count < 1 || w.first + w.count > a->cells || w.offset != offset) fail("window %d", i);
        offset += w.count;
        double sum = 0, greatest = 0;
        for (int p = 0; p < a->cells; p++) greatest = fmax(greatest, fabs(a->exact[i * a->cells + p]));
        for (int p = 0; p < a->cells; p++) {
            double weight = p < w.first || p >= w.first + w.count ? 0 : c.weights[w.offset + p - w.first];
            double exact = a->exact[i * a->cells + p];
            // Where the filter crosses zero, the sine's own rounding is all that is left of a weight.
            compare(weight, exact, fabs(exact) * 1e-5 + greatest * 1e-9, p, "the weight of position");
            sum += weight;
        }
        compare(sum, 1, 1e-6, i, "the sum of window");
    }
}

static void test_pair(const axis *a, int32_t limit) {
    computed c = compute(a);
    in_axis("pair", a);
    for (int i = 0; i < a->outputs; i++) if (c.windows[i].count > 500) return;
    int32_t base = c.windows[0].first - 2 * below(2) - below(2), offset = 0;
    cpixels_window *pair_windows = TAKE(cpixels_window, a->outputs);
    int32_t *pairs = TAKE(int32_t, c.room / 2 + 2 * a->outputs);
    int32_t one = cpixels_pair(c.windows, (size_t)a->outputs, c.weights, base, limit, pair_windows, pairs);
    for (int i = 0; i < a->outputs; i++) {
        cpixels_window w = c.windows[i], p = pair_windows[i];
        int lead = w.first - base - p.first * 2;
        if (lead < 0 || lead > 1 || p.count != (lead + w.count + 1) / 2 || p.offset != offset) fail("window %d", i);
        offset += p.count;
        int64_t sum = 0, most = 0, least = 0;
        double largest_weight = 0;
        for (int n = 0; n < p.count * 2; n++) {
            int16_t weight = (int16_t)((uint32_t)pairs[p.offset + n / 2] >> (n % 2 * 16));
            double exact = n < lead || n >= lead + w.count ? 0 : c.weights[w.offset + n - lead] * (double)one;
            // One of them is corrected by what all have lost. An overflow would make a difference of 65,536.
            compare(weight, exact, exact == 0 ? 0 : 1 + w.count / 2.0, n, "pairs: weight");
            largest_weight = fmax(largest_weight, fabs(exact));
            sum += weight;
            *(weight > 0 ? &most : &least) += (int64_t)weight * (limit - 1);
        }
        compare((double)sum, one, 0, i, "the sum of window");
        if (largest_weight + 0.5 + w.count / 2.0 > INT16_MAX) fail("window %d could overflow with another rounding", i);
        if (most > INT32_MAX || least < INT32_MIN) fail("window %d: sums of %g and %g", i, (double)most, (double)least);
    }
}

// Scaling across

enum { ROWS = CPIXELS_ACROSS_ROWS };

/// The room that two rows need.
static size_t across_room(const cpixels_window *windows, int count) {
    int longest = 0;
    for (int x = 0; x < count; x++) {
        if (windows[x].count > longest) longest = windows[x].count;
    }
    return (size_t)(CPIXELS_ACROSS_STRIP / 2 + longest + 2) * 8;
}
