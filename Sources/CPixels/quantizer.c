// Finds the few colours that best represent many: splits the colour space into boxes, always the one with the largest
// variance, at the plane that leaves the least variance on both sides, and takes the mean of each box.
//
// Source: Xiaolin Wu, "Efficient statistical computations for optimal color quantization", Graphics Gems II, 1991.
#include "include/CPixels.h"
#if !CPIXELS_HAS_ASSEMBLY

/// 32 steps for each channel, and one in front, so that boxes that begin at 0 are no special case.
enum { SIDE = 33, CELLS = CPIXELS_CELLS, MOST_BOXES = 256 };

typedef cpixels_moments moments;

typedef struct {
    /// The cell before the first one, and the last cell, by red, green and blue.
    int low[3], high[3];
    double variance;
} box;

static void add(moments *a, const moments *b, int64_t sign) {
    a->count += b->count * sign;
    a->red += b->red * sign;
    a->green += b->green * sign;
    a->blue += b->blue * sign;
    a->squares += b->squares * sign;
}

/// The square of the sum, divided by the count: the larger it is for the parts of a box, the smaller the remaining
/// variance.
static double weight(const moments *m) {
    double red = (double)m->red, green = (double)m->green, blue = (double)m->blue;
    return m->count == 0 ? 0 : (red * red + green * green + blue * blue) / (double)m->count;
}

/// The sum of the squared distances of the pixels from their mean.
static double variance(const moments *m) { return (double)m->squares - weight(m); }

/// Computes the contents from the sums at the box's eight corners.
static moments contents(const moments *cells, const box *box) {
    moments sum = {0, 0, 0, 0, 0};
    for (int corner = 0; corner < 8; corner++) {
        int red = (corner & 1 ? box->low : box->high)[0], green = (corner & 2 ? box->low : box->high)[1];
        int blue = (corner & 4 ? box->low : box->high)[2];
        int is_taken_away = (corner ^ corner >> 1 ^ corner >> 2) & 1;
        add(&sum, cells + (red * SIDE + green) * SIDE + blue, is_taken_away ? -1 : 1);
    }
    return sum;
}

/// Splits a box into itself and another; returns 0 if it cannot be split.
static int split(const moments *cells, box *whole, box *other) {
    moments all = contents(cells, whole);
    double best = -1;
    int best_axis = -1, best_cut = 0;
    for (int axis = 0; axis < 3; axis++) {
        box part = *whole;
        for (int cut = whole->low[axis] + 1; cut < whole->high[axis]; cut++) {
            part.high[axis] = cut;
            moments below = contents(cells, &part), above = all;
            if (below.count == 0 || below.count == all.count) continue;
            add(&above, &below, -1);
            double sum = weight(&below) + weight(&above);
            if (sum > best) best = sum, best_axis = axis, best_cut = cut;
        }
    }
    if (best_axis < 0) return 0;
    *other = *whole;
    whole->high[best_axis] = best_cut;
    other->low[best_axis] = best_cut;
    moments one = contents(cells, whole), two = contents(cells, other);
    whole->variance = variance(&one), other->variance = variance(&two);
    return 1;
}

void cpixels_add_moments(const uint32_t *pixels, size_t count, cpixels_moments *cells) {
    for (size_t i = 0; i < count; i++) {
        if (pixels[i] == 0) continue;
        int64_t red = pixels[i] & 255, green = pixels[i] >> 8 & 255, blue = pixels[i] >> 16 & 255;
        moments *cell = cells + (((red >> 3) + 1) * SIDE + (green >> 3) + 1) * SIDE + (blue >> 3) + 1;
        moments one = {1, red, green, blue, red * red + green * green + blue * blue};
        add(cell, &one, 1);
    }
}

size_t cpixels_quantize(cpixels_moments *cells, size_t most, uint32_t *palette) {
    if (most > MOST_BOXES) most = MOST_BOXES;
    // From here on, each cell has the sums from the corner to it.
    for (int step = 1; step < CELLS; step *= SIDE) {
        for (int cell = step; cell < CELLS; cell++) {
            if (cell / step % SIDE > 0) add(cells + cell, cells + cell - step, 1);
        }
    }
    box boxes[MOST_BOXES];
    boxes[0] = (box){{0, 0, 0}, {SIDE - 1, SIDE - 1, SIDE - 1}, 0};
    moments all = contents(cells, boxes);
    boxes[0].variance = variance(&all);
    size_t count = 1;
    while (count < most) {
        size_t widest = 0;
        for (size_t i = 1; i < count; i++) {
            if (boxes[i].variance > boxes[widest].variance) widest = i;
        }
        if (!(boxes[widest].variance > 0)) break;
        if (split(cells, boxes + widest, boxes + count)) count++;
        else boxes[widest].variance = 0;
    }
    size_t found = 0;
    for (size_t i = 0; i < count; i++) {
        moments sum = contents(cells, boxes + i);
        if (sum.count == 0) continue;
        int64_t half = sum.count / 2;
        palette[found++] = (uint32_t)((sum.red + half) / sum.count) | (uint32_t)((sum.green + half) / sum.count) << 8 |
                           (uint32_t)((sum.blue + half) / sum.count) << 16 | 0xFF000000;
    }
    return found;
}
#endif
