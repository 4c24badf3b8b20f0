#include "CPeers.h"
#include <curl/curl.h>
#include <stdlib.h>
#include <string.h>

struct body {
    uint8_t *bytes;
    size_t count, capacity;
};

static size_t receive(char *data, size_t size, size_t number, void *target) {
    struct body *body = target;
    size_t count = size * number;
    if (body->count + count > body->capacity) {
        size_t capacity = body->capacity * 2 > body->count + count ? body->capacity * 2 : body->count + count;
        uint8_t *bytes = realloc(body->bytes, capacity);
        if (!bytes) return 0;
        body->bytes = bytes;
        body->capacity = capacity;
    }
    memcpy(body->bytes + body->count, data, count);
    body->count += count;
    return count;
}

// What is made of a body that has arrived: a number to be added up, or a negative one after a failure.
typedef int64_t (*use_body)(const struct body *body);

static int64_t load(const char *const *urls, int count, int width, use_body use) {
    CURLM *multi = curl_multi_init();
    CURL **handles = calloc(width, sizeof *handles);
    struct body *bodies = calloc(width, sizeof *bodies);
    int64_t total = 0;
    int next = 0, running = 0, failed = 0;
    curl_multi_setopt(multi, CURLMOPT_MAX_HOST_CONNECTIONS, (long)width);
    for (int slot = 0; slot < width && next < count; slot++) {
        handles[slot] = curl_easy_init();
        curl_easy_setopt(handles[slot], CURLOPT_WRITEFUNCTION, receive);
        curl_easy_setopt(handles[slot], CURLOPT_WRITEDATA, &bodies[slot]);
        curl_easy_setopt(handles[slot], CURLOPT_PRIVATE, (void *)(intptr_t)slot);
        curl_easy_setopt(handles[slot], CURLOPT_NOSIGNAL, 1L);
        curl_easy_setopt(handles[slot], CURLOPT_BUFFERSIZE, 256L * 1024);
        curl_easy_setopt(handles[slot], CURLOPT_URL, urls[next++]);
        curl_multi_add_handle(multi, handles[slot]);
        running++;
    }
    while (running > 0) {
        int active;
        curl_multi_perform(multi, &active);
        CURLMsg *message;
        int left;
        while ((message = curl_multi_info_read(multi, &left))) {
            if (message->msg != CURLMSG_DONE) continue;
            CURL *handle = message->easy_handle;
            void *slot;
            long status = 0;
            curl_easy_getinfo(handle, CURLINFO_PRIVATE, &slot);
            curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
            if (message->data.result != CURLE_OK || status != 200) failed = 1;
            struct body *body = &bodies[(intptr_t)slot];
            int64_t used = failed ? -1 : use(body);
            if (used < 0) failed = 1;
            total += used;
            free(body->bytes);
            memset(body, 0, sizeof *body);
            curl_multi_remove_handle(multi, handle);
            running--;
            if (next < count) {
                curl_easy_setopt(handle, CURLOPT_URL, urls[next++]);
                curl_multi_add_handle(multi, handle);
                running++;
            }
        }
        if (running > 0) curl_multi_poll(multi, NULL, 0, 1000, NULL);
    }
    for (int slot = 0; slot < width; slot++) {
        if (handles[slot]) curl_easy_cleanup(handles[slot]);
    }
    curl_multi_cleanup(multi);
    free(handles);
    free(bodies);
    return failed ? -1 : total;
}

static int64_t count_bytes(const struct body *body) { return (int64_t)body->count; }

int64_t peer_download(const char *const *urls, int count, int width) { return load(urls, count, width, count_bytes); }

static int64_t decode_jpeg(const struct body *body) {
    int width = 0, height = 0;
    uint8_t *pixels = peer_decode_jpeg(body->bytes, body->count, &width, &height);
    free(pixels);
    return pixels ? (int64_t)width * height : -1;
}

int64_t peer_load_jpegs(const char *const *urls, int count, int width) { return load(urls, count, width, decode_jpeg); }
