// Scales whole pictures, as RowResampler does, and compares them with the definition.
#include "axes.h"

typedef struct {
    axis x, y;
    int has_alpha, is_plain;
    uint8_t *pixels;
    /// The result by the definition: the sums of both directions at once, with colours multiplied by alpha.
    double *exact;
} picture;

static picture make_picture(int is_large) {
    int filter = below(3);
    picture p = {.has_alpha = below(2), .is_plain = below(8) == 0};
    p.x = make_axis(filter, is_large ? 1000 : spread(0.02, 24), 20, 1);
    p.y = make_axis(filter, is_large ? spread(10, 600) : below(8) ? spread(0.02, 24) : 1, 20, 1);
    size_t count = (size_t)p.x.source * (size_t)p.y.source;
    p.pixels = take_pixels(count);
    int is_contrast = below(3) == 0;
    for (size_t i = 0; i < count * 4 && (is_contrast || p.is_plain); i++) {
        p.pixels[i] = p.is_plain ? (i < 4 ? p.pixels[i] : p.pixels[i - 4]) : p.pixels[i] < 128 ? 0 : 255;
    }
    if (p.has_alpha && !p.is_plain) alphas(p.pixels, count);
    // The picture that is to be scaled: each cell's mean.
    double *means = TAKE(double, p.x.cells * p.y.cells * 4);
    for (int y = 0; y < p.y.cells; y++) {
        for (int x = 0; x < p.x.cells; x++) {
            double sum[4] = {0}, number = 0;
            for (int v = y * p.y.cell; v < (y + 1) * p.y.cell && v < p.y.source; v++) {
                for (int u = x * p.x.cell; u < (x + 1) * p.x.cell && u < p.x.source; u++) {
                    const uint8_t *pixel = p.pixels + ((size_t)v * (size_t)p.x.source + (size_t)u) * 4;
                    for (int c = 0; c < 4; c++) sum[c] += p.has_alpha ? with_alpha(pixel, c) : pixel[c];
                    number++;
                }
            }
            for (int c = 0; c < 4; c++) means[(y * p.x.cells + x) * 4 + c] = sum[c] / number;
        }
    }
    p.exact = TAKE(double, p.x.outputs * p.y.outputs * 4);
    for (int i = 0; i < p.x.outputs * p.y.outputs; i++) {
        const double *across = p.x.exact + i % p.x.outputs * p.x.cells, *down = p.y.exact + i / p.x.outputs * p.y.cells;
        double sum[4] = {0};
        for (int y = 0; y < p.y.cells; y++) {
            for (int x = 0; down[y] != 0 && x < p.x.cells; x++) {
                double weight = down[y] * across[x];
                for (int c = 0; weight != 0 && c < 4; c++) sum[c] += weight * means[(y * p.x.cells + x) * 4 + c];
            }
        }
        memcpy(p.exact + i * 4, sum, sizeof sum);
    }
    return p;
}

static void test_whole(const picture *p) {
    const axis *x = &p->x, *y = &p->y;
    in("the whole way",
       "filter %d, %d x %d of %g x %g in cells of %d x %d to %d x %d of %d x %d from %d, %d on, alpha %d", x->filter,
       x->source, y->source, x->extent * x->cell, y->extent * y->cell, x->cell, y->cell, x->outputs, y->outputs,
       x->scaled, y->scaled, x->first, y->first, p->has_alpha);
    computed across = compute(x), down = compute(y);
    cpixels_window last = across.windows[x->outputs - 1], lowest = down.windows[y->outputs - 1];
    int left = across.windows[0].first, width = last.first + last.count - left;
    int top = down.windows[0].first, height = lowest.first + lowest.count - top;
    int has_cells = x->cell * y->cell > 1, fraction = p->has_alpha || has_cells ? 7 : 0;
    int stride = (x->outputs * 4 + 31) / 32 * 32, batch = ROWS / 2 * (1 + below(2));
    int32_t *across_pairs = TAKE(int32_t, across.room / 2 + 2 * x->outputs);
    int32_t *pairs = TAKE(int32_t, down.room / 2 + 2 * y->outputs);
    cpixels_window *columns = TAKE(cpixels_window, x->outputs), *rows = TAKE(cpixels_window, y->outputs);
    int32_t one_across = cpixels_pair(across.windows, (size_t)x->outputs, across.weights, left, 256 << fraction, columns,
                                      across_pairs);
    int32_t one = cpixels_pair(down.windows, (size_t)y->outputs, down.weights, top, 32768, rows, pairs);
    uint32_t *lanes = TAKE(uint32_t, batch * stride);
    int32_t *sums = TAKE(int32_t, y->outputs * stride);
    float *means = TAKE(float, width * 4);
    uint16_t *cells = TAKE(uint16_t, width * 4 * ROWS);
    cpixels_sum *list = TAKE(cpixels_sum, y->outputs);
    size_t room_stride = across_room(columns, x->outputs);
    cpixels_across work = {has_cells ? CPIXELS_MEANS : p->has_alpha ? CPIXELS_STRAIGHT : CPIXELS_OPAQUE, (size_t)width,
                           columns, (size_t)x->outputs, across_pairs,
                           (float)(1 << (7 - fraction)) / (float)one_across, TAKE(uint32_t, room_stride * ROWS / 2),
                           room_stride};
    const void *group[ROWS];
    memset(lanes, 0, sizeof *lanes * (size_t)(batch * stride));
    memset(sums, 0, sizeof *sums * (size_t)(y->outputs * stride));
    memset(means, 0, sizeof *means * (size_t)width * 4);
    for (int line = 0; line < y->source; line++) {
        int position = line / y->cell - top;
        if (position < 0 || position >= height) continue;
        const uint8_t *source = p->pixels + ((size_t)line * (size_t)x->source + (size_t)left * (size_t)x->cell) * 4;
        group[position % ROWS] = source;
        if (has_cells) {
            int end = (left + width) * x->cell, count = (end < x->source ? end : x->source) - left * x->cell;
            kernels->reduce(source, means, (size_t)count, (size_t)x->cell, p->has_alpha);
            if (line % y->cell + 1 < y->cell && line + 1 < y->source) continue;
            float scale = 128.0f / (p->has_alpha ? 255 : 1) / (float)(line % y->cell + 1);
            int rest = count % x->cell, whole = (width - (rest > 0)) * 4;
            uint16_t *target = cells + position % ROWS * width * 4;
            kernels->narrow(means, target, (size_t)whole, scale / (float)x->cell);
            if (rest > 0) kernels->narrow(means + whole, target + whole, 4, scale / (float)rest);
            memset(means, 0, sizeof *means * (size_t)width * 4);
            group[position % ROWS] = target;
        }
        int is_last = position + 1 == height;
        if (!is_last && position % ROWS < ROWS - 1) continue;
        for (int i = position % ROWS + 1; i < ROWS; i++) group[i] = group[position % ROWS];
        kernels->scale_across(&work, group, lanes + position / ROWS * (ROWS / 2) % batch * stride, (size_t)stride);
        if (!is_last && position % (2 * batch) < 2 * batch - 1) continue;
        int begin = position / 2 / batch * batch, end = position / 2 + 1, count = 0;
        for (int i = 0; i < y->outputs; i++) {
            cpixels_window w = rows[i];
            int from = w.first > begin ? w.first : begin, to = w.first + w.count < end ? w.first + w.count : end;
            if (from >= to) continue;
            const int32_t *weights = pairs + w.offset + from - w.first;
            list[count++] = (cpixels_sum){sums + i * stride, weights, from - begin, to - from};
        }
        kernels->accumulate(list, (size_t)count, lanes, (size_t)stride);
    }
    uint8_t *pixels = take_pixels((size_t)(x->outputs * y->outputs));
    for (int i = 0; i < y->outputs; i++) {
        kernels->write_row(sums + i * stride, 1 / ((float)one * 128), pixels + i * x->outputs * 4, (size_t)x->outputs,
                           p->has_alpha);
    }
    for (int i = 0; i < x->outputs * y->outputs * 4; i++) {
        double value = p->exact[i], alpha = p->has_alpha ? p->exact[i / 4 * 4 + 3] : 255;
        // A level of alpha below 2 stands for up to 255 of a colour, so nobody sees whether that is right.
        if (i % 4 < 3 && alpha < 2) continue;
        value = clamped(i % 4 == 3 ? alpha : value * 255 / alpha);
        // Half a level is lost by rounding, and a little by that of weights. The less alpha there is, the more shows of
        // what its colours lost before; from 4 on, they are within one level. One opaque colour stays that colour.
        double allowed = p->is_plain && !p->has_alpha ? 0.01 : i % 4 == 3 ? 0.62 : 0.62 + 3 / alpha;
        compare(pixels[i], value, allowed, i, "value");
        int difference = abs(pixels[i] - (int)(value + 0.5));
        if (difference > largest) largest = difference;
        furthest = fmax(furthest, fabs(pixels[i] - value));
    }
}
