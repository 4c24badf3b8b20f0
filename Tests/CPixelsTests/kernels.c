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
#include "means.h"

/// Lanes as the even row leaves them, or with anything if they are to be overwritten.
static uint32_t *take_lanes(int count, int is_odd) {
    uint32_t *lanes = TAKE(uint32_t, count);
    for (int i = 0; is_odd && i < count; i++) lanes[i] &= 0xFFFF;
    return lanes;
}

static void compare_lane(uint32_t lane, uint32_t before, int is_odd, double exact, double allowed, int index) {
    uint32_t other = is_odd ? lane & 0xFFFF : lane >> 16, kept = is_odd ? before : 0;
    compare(is_odd ? lane >> 16 : lane & 0xFFFF, exact, allowed, index, "value");
    compare(other, kept, 0, index, "the other half of value");
}

static void test_rows(int multiplies) {
    int count = length(), is_odd = below(2), fraction = multiplies ? below(8) : 0;
    in(multiplies ? "premultiply" : "widen", "%d pixels, %s row, fraction %d", count, is_odd ? "odd" : "even",
       fraction);
    uint8_t *pixels = take_pixels((size_t)count);
    if (multiplies) alphas(pixels, (size_t)count);
    uint32_t *lanes = take_lanes(count * 4, is_odd), *before = TAKE(uint32_t, count * 4);
    memcpy(before, lanes, (size_t)count * 16);
    if (multiplies) kernels->premultiply(pixels, lanes, (size_t)count, is_odd, fraction);
    else kernels->widen(pixels, lanes, (size_t)count, is_odd);
    for (int i = 0; i < count * 4; i++) {
        double exact = multiplies ? with_alpha(pixels + i / 4 * 4, i % 4) * (1 << fraction) : pixels[i];
        compare_lane(lanes[i], before[i], is_odd, exact, multiplies ? 0.51 : 0, i);
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
    int count = length() * (below(2) ? 4 : 1), is_odd = below(2);
    float most = (float)spread(1, 1e10), factor = (float)between(1, 32767) / most;
    in("narrow", "%d sums below %g, factor %g, %s row", count, most, factor, is_odd ? "odd" : "even");
    float *sums = TAKE(float, count);
    for (int i = 0; i < count; i++) sums[i] = below(9) ? (float)between(0, most) : 0;
    uint32_t *lanes = take_lanes(count, is_odd), *before = TAKE(uint32_t, count);
    memcpy(before, lanes, (size_t)count * 4);
    kernels->narrow(sums, lanes, (size_t)count, factor, is_odd);
    for (int i = 0; i < count; i++) compare_lane(lanes[i], before[i], is_odd, (double)sums[i] * factor, 0.51, i);
}

static void test_accumulate(void) {
    int stride = 32 * below(below(5) ? 6 : 60), rows = 1 + below(8), count = below(6);
    in("accumulate", "%d sums, %d pairs of rows, stride %d", count, rows, stride);
    uint32_t *lanes = TAKE(uint32_t, stride * rows);
    for (int i = 0; i < stride * rows; i++) lanes[i] &= 0x7FFF7FFF;
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
                exact[n][i] += (int32_t)(lane & 0xFFFF) * halves[0] + (int32_t)(lane >> 16) * halves[1];
            }
        }
    }
    kernels->accumulate(list, (size_t)count, lanes, (size_t)stride);
    for (int n = 0; n < count; n++) {
        for (int i = 0; i < stride; i++) compare(list[n].sums[i], exact[n][i], 0, i, "sum");
    }
}

static void test_write_row(void) {
    int width = 1 + length(), stride = (width * 4 + 31) / 32 * 32, count = length() / 2;
    int has_alpha = below(2), total = 0;
    double one = spread(1000, 5e6), alpha = below(3) ? 255 : spread(1, 255);
    const float factor = (float)(1 / one);
    in("write_row", "%d pixels from %d, alpha %d", count, width, has_alpha);
    int32_t *sums = TAKE(int32_t, stride);
    for (int i = 0; i < stride; i++) sums[i] = (int32_t)(one * between(-0.2, 1.2) * alpha);
    cpixels_window *windows = TAKE(cpixels_window, count);
    for (int x = 0; x < count; x++) {
        int first = below(width), most = width - first < 50 ? width - first : 50;
        windows[x] = (cpixels_window){first, 1 + below(most), total};
        total += windows[x].count;
    }
    float *weights = TAKE(float, total), *row = TAKE(float, stride);
    for (int x = 0; x < count; x++) {
        for (int n = 0; n < windows[x].count; n++) {
            weights[windows[x].offset + n] = (float)(between(-0.5, 1.5) / windows[x].count);
        }
    }
    uint8_t *pixels = take_pixels((size_t)count);
    kernels->write_row(sums, (size_t)stride, factor, windows, (size_t)count, weights, row, pixels, has_alpha);
    for (int x = 0; x < count; x++) {
        double exact[4] = {0}, error = 0;
        for (int n = 0; n < windows[x].count; n++) {
            for (int c = 0; c < 4; c++) {
                double part = sums[(windows[x].first + n) * 4 + c] * (double)factor * weights[windows[x].offset + n];
                exact[c] += part;
                error += fabs(part) * 1e-6;
            }
        }
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
    check_colors_of_pictures();
    check_blocks();
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
            test_rows(0), release(0);
            test_rows(1), release(0);
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
