#include "CPeers.h"
#include <pthread.h>
#include <setjmp.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

struct failure {
    struct jpeg_error_mgr manager;
    jmp_buf escape;
};

static void fail(j_common_ptr info) { longjmp(((struct failure *)info->err)->escape, 1); }

// Decodes at a quarter of each side, and takes the mean of two by two pixels: an eighth. Returns the number of pixels, or -1.
static int64_t thumbnail(const uint8_t *data, size_t size) {
    struct jpeg_decompress_struct info;
    struct failure failure;
    uint8_t *volatile rows = NULL, *volatile pixels = NULL;
    info.err = jpeg_std_error(&failure.manager);
    failure.manager.error_exit = fail;
    if (setjmp(failure.escape)) {
        jpeg_destroy_decompress(&info);
        free(rows);
        free(pixels);
        return -1;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, data, size);
    jpeg_read_header(&info, TRUE);
    info.scale_num = 1;
    info.scale_denom = 4;
    info.out_color_space = JCS_EXT_RGBA;
    jpeg_start_decompress(&info);
    const size_t line = (size_t)info.output_width * 4;
    const int width = (int)info.output_width / 2, height = (int)info.output_height / 2;
    rows = malloc(line * 2);
    pixels = malloc((size_t)width * height * 4);
    for (int y = 0; y < height; y++) {
        uint8_t *out = pixels + (size_t)y * width * 4;
        for (int row = 0; row < 2;) {
            JSAMPROW target = rows + line * row;
            row += (int)jpeg_read_scanlines(&info, &target, 1);
        }
        for (int x = 0; x < width * 4; x++) {
            const uint8_t *two = rows + (size_t)(x / 4) * 8 + x % 4;
            out[x] = (uint8_t)((two[0] + two[4] + two[line] + two[line + 4] + 2) / 4);
        }
    }
    jpeg_abort_decompress(&info);
    jpeg_destroy_decompress(&info);
    free(rows);
    free(pixels);
    return (int64_t)width * height;
}

struct list {
    const char *const *paths;
    int count;
    atomic_int next;
    atomic_llong pixels;
    atomic_int failures;
};

static void *work(void *argument) {
    struct list *list = argument;
    for (;;) {
        int number = atomic_fetch_add(&list->next, 1);
        if (number >= list->count) return NULL;
        size_t size = 0;
        uint8_t *data = peer_read_file(list->paths[number], &size);
        int64_t pixels = data ? thumbnail(data, size) : -1;
        free(data);
        if (pixels < 0) atomic_fetch_add(&list->failures, 1);
        else atomic_fetch_add(&list->pixels, pixels);
    }
}

int64_t peer_thumbnails(const char *const *paths, int count, int threads) {
    struct list list = {.paths = paths, .count = count};
    pthread_t *started = calloc((size_t)threads, sizeof *started);
    int running = 0;
    while (running < threads && pthread_create(&started[running], NULL, work, &list) == 0) running++;
    for (int thread = 0; thread < running; thread++) pthread_join(started[thread], NULL);
    free(started);
    return running == threads && list.failures == 0 ? (int64_t)list.pixels : -1;
}
