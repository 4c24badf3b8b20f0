// Compares the kernels of CPixels with plain C in double precision, at random; scripts/test-kernels.sh runs it.
//
//     kernels [SEED [PERCENT]]    PERCENT of the usual number of cases
//
// Each buffer has exactly the size that CPixels.h asks for. With the address sanitizer it comes from malloc. Without,
// as for assembly, which the sanitizer does not see, an inaccessible page follows it.
#include "pictures.h"

#include "effects.h"
#include "colors.h"
#include "rows.h"
#include "samples.h"
#include "planes.h"
#include "means.h"
#include "unpacking.h"
#include "bitmaps.h"

/// A channel of a pixel, as scaling across counts it.
static double value_of(int kind, const void *row, int x, int channel) {
    const uint8_t *pixel = (const uint8_t *)row + x * 4;
    if (kind == CPIXELS_MEANS) return ((const uint16_t *)row)[x * 4 + channel];
    return kind == CPIXELS_OPAQUE ? pixel[channel] : with_alpha(pixel, channel) * 128;
}

static void test_across(void) {
    int kind = below(3), width = 1 + length(), count = length() / 2, total = 0, lines = 1 + below(ROWS);
    in("scale_across", "kind %d, %d pixels to %d, %d different rows", kind, width, count, lines);
    const void *rows[ROWS];
    for (int i = 0; i < ROWS; i++) {
        rows[i] = i >= lines ? rows[lines - 1] : kind == CPIXELS_MEANS ? (void *)TAKE(uint16_t, width * 4) : take_pixels((size_t)width);
        if (kind == CPIXELS_STRAIGHT && i < lines) alphas((uint8_t *)rows[i], (size_t)width);
        for (int x = 0; kind == CPIXELS_MEANS && i < lines && x < width * 4; x++) ((uint16_t *)rows[i])[x] %= 32641;
    }
    cpixels_window *windows = TAKE(cpixels_window, count);
    int all = (width + 1) / 2, at = 0;
    for (int x = 0; x < count; x++) {
        // From left to right, as those of an axis.
        at += below(2) ? below(all - at < 4 ? all - at : 4) : 0;
        int most = all - at < 60 ? all - at : 60;
        windows[x] = (cpixels_window){at, 1 + below(most), total};
        total += windows[x].count;
    }
    int32_t *weights = TAKE(int32_t, total);
    double most = 1;
    for (int x = 0; x < count; x++) {
        // What a sum of 32 bits holds, and 16 bits of a weight.
        int room = kind == CPIXELS_OPAQUE ? 8000000 : 65000, used = 0;
        for (int n = 0; n < windows[x].count * 2; n++) {
            int place = windows[x].offset + n / 2, largest_weight = room - used < 32767 ? room - used : 32767;
            int size = below(largest_weight + 1) / (below(3) ? 1 + below(20) : 1), weight = below(3) ? size : -size;
            // Nothing follows the last of an odd number of pixels.
            if (windows[x].first * 2 + n >= width) weight = 0;
            used += abs(weight);
            uint32_t other = n % 2 ? (uint32_t)weights[place] & 0xFFFF : 0;
            weights[place] = (int32_t)(other | ((uint32_t)weight & 0xFFFF) << (n % 2 * 16));
        }
        most = fmax(most, used * (kind == CPIXELS_OPAQUE ? 255.0 : 32640.0));
    }
    size_t room_stride = across_room(windows, count), stride = (size_t)(count * 4 + below(40));
    float factor = (float)(spread(1000, 200000) / most);
    uint32_t *lanes = TAKE(uint32_t, (ROWS / 2 - 1) * stride + (size_t)count * 4);
    uint32_t *room = TAKE(uint32_t, room_stride * (ROWS / 2));
    cpixels_across work = {kind, (size_t)width, windows, (size_t)count, weights, factor, room, room_stride};
    kernels->scale_across(&work, rows, lanes, stride);
    for (int i = 0; i < ROWS; i++) {
        for (int x = 0; x < count; x++) {
            for (int c = 0; c < 4; c++) {
                double sum = 0, lost = 0;
                for (int n = 0; n < windows[x].count * 2 && windows[x].first * 2 + n < width; n++) {
                    int16_t weight = (int16_t)((uint32_t)weights[windows[x].offset + n / 2] >> (n % 2 * 16));
                    double value = value_of(kind, rows[i], windows[x].first * 2 + n, c);
                    sum += weight * value;
                    // The product with alpha is rounded, and a little too large: the less alpha there is, the less.
                    if (kind == CPIXELS_STRAIGHT) lost += abs(weight) * (0.51 + value * 1.6e-5);
                }
                double exact = sum * (double)factor - CPIXELS_LANE_BIAS;
                int16_t found = (int16_t)(lanes[stride * (size_t)(i / 2) + (size_t)(x * 4 + c)] >> (i % 2 * 16));
                exact = exact < INT16_MIN ? INT16_MIN : exact > INT16_MAX ? INT16_MAX : exact;
                compare(found, exact, 0.52 + lost * (double)factor, x * 4 + c, "value");
            }
        }
    }
}

static void test_reduce(void) {
    int count = length(), side = 1 + below(below(4) ? 20 : 400), has_alpha = below(2);
    int cells = (count + side - 1) / side;
    in("reduce", "%d pixels in cells of %d, alpha %d", count, side, has_alpha);
    uint8_t *pixels = take_pixels((size_t)count);
    if (has_alpha) alphas(pixels, (size_t)count);
    float *sums = TAKE(float, cells * 4), *before = TAKE(float, cells * 4);
    for (int i = 0; i < cells * 4; i++) before[i] = sums[i] = (float)below(1000000);
    kernels->reduce(pixels, sums, (size_t)count, (size_t)side, has_alpha);
    for (int i = 0; i < cells * 4; i++) {
        double exact = before[i];
        int end = i / 4 * side + side < count ? i / 4 * side + side : count;
        for (int p = i / 4 * side; p < end; p++) {
            exact += has_alpha ? with_alpha(pixels + p * 4, i % 4) * 255 : pixels[p * 4 + i % 4];
        }
        compare(sums[i], exact, exact * (side + 2) * 6e-8, i, "sum");
    }
}

static void test_narrow(void) {
    int count = length() * (below(2) ? 4 : 1);
    float most = (float)spread(1, 1e10), factor = (float)between(1, 32767) / most;
    in("narrow", "%d sums below %g, factor %g", count, most, factor);
    float *sums = TAKE(float, count);
    for (int i = 0; i < count; i++) sums[i] = below(9) ? (float)between(0, most) : 0;
    uint16_t *values = TAKE(uint16_t, count);
    kernels->narrow(sums, values, (size_t)count, factor);
    for (int i = 0; i < count; i++) compare(values[i], (double)sums[i] * factor, 0.51, i, "value");
}

static void test_accumulate(void) {
    int stride = 32 * below(below(5) ? 6 : 60), rows = 1 + below(8), count = below(6);
    in("accumulate", "%d sums, %d pairs of rows, stride %d", count, rows, stride);
    uint32_t *lanes = TAKE(uint32_t, stride * rows);
    cpixels_sum *list = TAKE(cpixels_sum, count);
    int32_t *exact[6];
    for (int n = 0; n < count; n++) {
        int first = below(rows), pairs = below(rows - first + 1), room = 63000;
        int32_t *sums = TAKE(int32_t, stride), *weights = TAKE(int32_t, pairs);
        for (int i = 0; i < stride; i++) sums[i] /= 32;
        exact[n] = TAKE(int32_t, stride);
        memcpy(exact[n], sums, (size_t)stride * 4);
        list[n] = (cpixels_sum){sums, weights, first, pairs};
        for (int pair = 0; pair < pairs; pair++) {
            int16_t halves[2];
            for (int half = 0; half < 2; half++) {
                // What a sum of 32 bits holds, and 16 bits of a weight: the first may be the largest.
                int most = room < 32767 ? room : 32767, size = below(2) ? below(most + 1) : most / 2;
                if (pair + half == 0 && below(2)) size = most;
                halves[half] = (int16_t)(any() % 2 ? size : -size);
                room -= size;
            }
            weights[pair] = (int32_t)((uint32_t)(uint16_t)halves[1] << 16 | (uint16_t)halves[0]);
            for (int i = 0; i < stride; i++) {
                uint32_t lane = lanes[(first + pair) * stride + i];
                exact[n][i] += (int16_t)lane * halves[0] + (int16_t)(lane >> 16) * halves[1];
            }
        }
    }
    kernels->accumulate(list, (size_t)count, lanes, (size_t)stride);
    for (int n = 0; n < count; n++) {
        for (int i = 0; i < stride; i++) compare(list[n].sums[i], exact[n][i], 0, i, "sum");
    }
}

static void test_write_row(void) {
    int count = length(), has_alpha = below(2);
    double one = spread(1000, 8e6), alpha = below(3) ? 255 : spread(1, 255);
    const float factor = (float)(1 / one);
    in("write_row", "%d pixels, alpha %d", count, has_alpha);
    int32_t *sums = TAKE(int32_t, count * 4);
    for (int i = 0; i < count * 4; i++) sums[i] = (int32_t)(one * (between(-0.2, 1.2) * alpha - 128));
    uint8_t *pixels = take_pixels((size_t)count);
    kernels->write_row(sums, factor, pixels, (size_t)count, has_alpha);
    for (int x = 0; x < count; x++) {
        double exact[4], error = 128 * 1e-6;
        for (int c = 0; c < 4; c++) exact[c] = sums[x * 4 + c] * (double)factor + 128;
        double divisor = has_alpha ? exact[3] : 255;
        int is_hidden = divisor < 0.5;
        // On the border, either is right.
        if (fabs(divisor - 0.5) < error) is_hidden = pixels[x * 4 + 3] == 0;
        for (int c = 0; c < 4; c++) {
            double value = is_hidden ? 0 : c == 3 ? divisor : exact[c] * 255 / divisor;
            double spreads = is_hidden ? 0 : c == 3 ? error : (error + error * fabs(value) / 255) * 255 / divisor;
            compare(pixels[x * 4 + c], clamped(value), 0.5 + spreads, x * 4 + c, "value");
        }
    }
}

static const char *const names[] = {"avx2", "sse2", "neon", "plain"};

static void test_find(void) {
    in("find", "by name");
    const cpixels_kernels *fastest = NULL;
    for (int i = 0; i < 4; i++) {
        const cpixels_kernels *found = cpixels_find(names[i]);
        if (found && strcmp(found->name, names[i]) != 0) fail("%s is %s", names[i], found->name);
        if (!fastest) fastest = found;
    }
    if (!fastest || cpixels_find(NULL) != fastest) fail("without a name, it is not the fastest");
    if (cpixels_find("avx") || cpixels_find("")) fail("a name that there is not is found");
}

int main(int count, char **arguments) {
    seed = count > 1 ? (unsigned)strtoul(arguments[1], NULL, 10) : 1;
    int percent = count > 2 ? atoi(arguments[2]) : 100;
    setvbuf(stdout, NULL, _IOLBF, 0);
#if !HAS_SANITIZER
    signal(SIGSEGV, on_fault);
    signal(SIGBUS, on_fault);
#endif
    test_find();
    state = seed;
    for (int round = 0; round < 80 * percent; round++) {
        double ratio = round % 50 == 0 ? spread(100, 1000) : spread(0.02, 30);
        axis a = make_axis(below(3), ratio, ratio > 100 ? 3 : 50, 0);
        test_axis(&a);
        test_pair(&a, below(2) ? 256 : below(2) ? 32768 : 2 + below(32767));
        release(0);
    }
    check_rows();
    check_samples();
    check_planes();
    check_colors_of_pictures();
    check_blocks();
    check_bitmaps();
    for (int round = 0; round < 20 * percent; round++) check_means();
    printf("axes, rows, colours, means: %ld comparisons\n", comparisons);
    long counts[4] = {0};
    int largest_of[4] = {0};
    double furthest_of[4] = {0};
    for (int i = 0; i < 4; i++) {
        if (!(kernels = cpixels_find(names[i]))) continue;
        comparisons = 0;
        state = seed;
        for (int round = 0; round < 24 * percent; round++) {
            test_across(), release(0);
            test_reduce(), release(0);
            test_narrow(), release(0);
            test_accumulate(), release(0);
            test_write_row(), release(0);
        }
        effects = cpixels_find_effects(names[i]);
        if (!effects || strcmp(effects->name, names[i]) != 0) fail("%s has no effects of its own", names[i]);
        for (int round = 0; round < 6 * percent; round++) {
            test_adjust(), release(0);
            for (int mode = CPIXELS_NORMAL; mode <= CPIXELS_PLUS_LIGHTER; mode++) test_blend(mode), release(0);
            test_blur(), release(0);
            test_frame(), release(0);
        }
        unpacking = cpixels_find_unpacking(names[i]);
        if (!unpacking || strcmp(unpacking->name, names[i]) != 0) fail("%s unpacks nothing of its own", names[i]);
        check_rules();
        for (int round = 0; round < 3 * percent; round++) test_inflate(), release(0);
        for (int round = 0; round < 24 * percent; round++) {
            test_unfilter(), release(0);
            test_expand(), release(0);
        }
        counts[i] = comparisons;
    }
    state = seed;
    for (int round = 0; round < 32 * percent; round++) {
        picture p = make_picture(round % 800 == 0);
        int kept = buffer_count;
        for (int i = 0; i < 4; i++) {
            if (!(kernels = cpixels_find(names[i]))) continue;
            comparisons = 0, largest = 0, furthest = 0;
            test_whole(&p);
            counts[i] += comparisons;
            if (largest > largest_of[i]) largest_of[i] = largest;
            furthest_of[i] = fmax(furthest_of[i], furthest);
            release(kept);
        }
        release(0);
    }
    for (int i = 0; i < 4; i++) {
        if (counts[i] == 0) continue;
        printf("%s: %ld comparisons, largest difference of a picture %d (%.2f before rounding)\n", names[i], counts[i],
               largest_of[i], furthest_of[i]);
    }
    return 0;
}
