// Random numbers, comparisons and buffers for kernels.c.
#include "CPixels.h"
#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#if defined(__has_feature)
#define HAS_SANITIZER __has_feature(address_sanitizer)
#endif

// Random numbers

static uint64_t state;

static uint32_t any(void) {
    uint64_t z = state += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return (uint32_t)(z >> 32);
}
static int below(int limit) { return (int)(any() % (uint32_t)limit); }
static double between(double low, double high) { return low + (high - low) * (any() / 4294967296.0); }
/// Small numbers are as likely as large ones.
static double spread(double low, double high) { return exp(between(log(low), log(high))); }
/// A number of pixels: 0, 1 and others around the kernels' steps, and sometimes a long row.
static int length(void) { return below(8) ? below(42) : below(900); }

// Differences

static unsigned seed;
static const cpixels_kernels *kernels;
static const char *function = "";
static char place[200];
static long comparisons;
/// The largest difference of levels, and the same before the exact value is rounded.
static int largest;
static double furthest;

static void in(const char *name, const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(place, sizeof place, format, list);
    va_end(list);
    function = name;
}

static void report(const char *what) {
    char text[400];
    int count = snprintf(text, sizeof text, "kernels: %s%s%s, %s: %s (seed %u)\n", kernels ? kernels->name : "",
                         kernels ? " " : "", function, place, what, seed);
    fflush(stdout);
    if (write(2, text, (size_t)count) < 0) _exit(2);
}

static void fail(const char *format, ...) {
    char text[200];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    report(text);
    exit(1);
}

static const char beyond[] = "an access beyond a buffer";

#if HAS_SANITIZER
/// Called by the sanitizer, which knows neither the kernels' name nor what they were given.
void __asan_on_error(void);
void __asan_on_error(void) { report(beyond); }
#else
static void on_fault(int number) {
    (void)number;
    report(beyond);
    _exit(1);
}
#endif

static void compare(double value, double exact, double allowed, int index, const char *unit) {
    comparisons++;
    if (!(fabs(value - exact) <= allowed)) fail("%s %d is %g instead of %.9g", unit, index, value, exact);
}

// Buffers, which live until the end of a case

enum { MOST_BUFFERS = 40, CANARY = 0xA5, BEFORE = 64 };
/// Without the sanitizer, each keeps its memory for the next case.
static struct { uint8_t *map, *start; size_t room, used, slack; } buffers[MOST_BUFFERS];
static int buffer_count;

/// Memory of that size, with random contents. `slack` bytes follow before the inaccessible page.
static void *take_with(size_t size, size_t slack) {
    if (buffer_count == MOST_BUFFERS) abort();
    uint8_t *start;
#if HAS_SANITIZER
    // The slack goes ahead, so that the sanitizer watches the first byte behind. Nothing needs an address too.
    uint8_t *map = malloc(size > 0 ? size + slack : 16);
    start = map + (size > 0 ? slack : 16);
    buffers[buffer_count++].map = map;
#else
    size_t page = (size_t)sysconf(_SC_PAGESIZE), room = (size + slack + BEFORE + page - 1) / page * page;
    if (buffers[buffer_count].room < room) {
        if (buffers[buffer_count].map) munmap(buffers[buffer_count].map, buffers[buffer_count].room + page);
        uint8_t *map = mmap(NULL, room + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (map == MAP_FAILED || mprotect(map + room, page, PROT_NONE)) abort();
        buffers[buffer_count].map = map, buffers[buffer_count].room = room;
    }
    start = buffers[buffer_count].map + buffers[buffer_count].room - slack - size;
    memset(start - BEFORE, CANARY, BEFORE);
    memset(start + size, CANARY, slack);
    buffers[buffer_count].start = start, buffers[buffer_count].used = size, buffers[buffer_count++].slack = slack;
#endif
    for (size_t i = 0; i < size; i += 4) {
        uint32_t number = any();
        memcpy(start + i, &number, size - i < 4 ? size - i : 4);
    }
    return start;
}
#define TAKE(type, count) ((type *)take_with(sizeof(type) * (size_t)(count), 0))
/// Pixels at any address, and the byte behind them is watched in one of four cases at least.
static uint8_t *take_pixels(size_t count) { return take_with(count * 4, (size_t)below(4)); }

/// Frees all buffers but the first.
static void release(int kept) {
    while (buffer_count > kept) {
        buffer_count--;
#if HAS_SANITIZER
        free(buffers[buffer_count].map);
#else
        const uint8_t *start = buffers[buffer_count].start, *end = start + buffers[buffer_count].used;
        for (int i = 1; i <= BEFORE; i++) {
            if (start[-i] != CANARY) fail("the byte %d before a buffer is changed", i);
        }
        for (size_t i = 0; i < buffers[buffer_count].slack; i++) {
            if (end[i] != CANARY) fail("the byte %zu behind a buffer is changed", i + 1);
        }
#endif
    }
}

// Pixels

static void alphas(uint8_t *pixels, size_t count) {
    int kind = below(4);
    for (size_t i = 0; i < count; i++) {
        if (kind == 1) pixels[i * 4 + 3] = any() % 2 ? 255 : 0;
        if (kind == 2) pixels[i * 4 + 3] %= 7;
        if (kind == 3) pixels[i * 4 + 3] = 255;
    }
}

static double with_alpha(const uint8_t *pixel, int channel) {
    return channel == 3 ? pixel[3] : pixel[channel] * (double)pixel[3] / 255;
}

static double clamped(double value) { return value < 0 ? 0 : value > 255 ? 255 : value; }
