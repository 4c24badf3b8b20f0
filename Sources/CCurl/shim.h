#ifndef HALCYON_CCURL_SHIM_H
#define HALCYON_CCURL_SHIM_H

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <zlib.h>

#if LIBCURL_VERSION_NUM < 0x075000
#error "Halcyon needs libcurl 7.80 or newer"
#endif

// Swift cannot call variadic functions, so here is one function a type of argument.

static inline CURLcode halcyon_set_long(CURL *easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}
static inline CURLcode halcyon_set_size(CURL *easy, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(easy, option, value);
}
static inline CURLcode halcyon_set_text(CURL *easy, CURLoption option, const char *value) {
    return curl_easy_setopt(easy, option, value);
}
static inline CURLcode halcyon_set_pointer(CURL *easy, CURLoption option, const void *value) {
    return curl_easy_setopt(easy, option, value);
}
static inline CURLcode halcyon_set_list(CURL *easy, CURLoption option, struct curl_slist *value) {
    return curl_easy_setopt(easy, option, value);
}
static inline CURLcode halcyon_set_write(CURL *easy, CURLoption option, curl_write_callback value) {
    return curl_easy_setopt(easy, option, value);
}
static inline CURLcode halcyon_set_open_socket(CURL *easy, curl_opensocket_callback value) {
    return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, value);
}
static inline CURLcode halcyon_set_close_socket(CURL *easy, curl_closesocket_callback value) {
    return curl_easy_setopt(easy, CURLOPT_CLOSESOCKETFUNCTION, value);
}
static inline CURLcode halcyon_set_resolver_start(CURL *easy, curl_resolver_start_callback value) {
    return curl_easy_setopt(easy, CURLOPT_RESOLVER_START_FUNCTION, value);
}
static inline CURLcode halcyon_set_prerequest(CURL *easy, curl_prereq_callback value) {
    return curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, value);
}
static inline CURLcode halcyon_set_authorities(CURL *easy, const void *bytes, size_t count) {
    struct curl_blob blob = {(void *)bytes, count, CURL_BLOB_NOCOPY};
    return curl_easy_setopt(easy, CURLOPT_CAINFO_BLOB, &blob);
}

static inline CURLcode halcyon_set_web_protocols_only(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
    return curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
#else
    return curl_easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

// Asks the server first, then answers it by Digest where it knows that, else by Basic.
static inline CURLcode halcyon_set_password_schemes(CURL *easy) {
    return curl_easy_setopt(easy, CURLOPT_HTTPAUTH, (long)(CURLAUTH_DIGEST | CURLAUTH_BASIC));
}

// Without it, removing a transfer waits for its name look-up to end.
static inline void halcyon_set_quick_exit(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
    curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#endif
}

static inline long halcyon_get_long(CURL *easy, CURLINFO info) {
    long value = 0;
    return curl_easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}
static inline curl_off_t halcyon_get_size(CURL *easy, CURLINFO info) {
    curl_off_t value = -1;
    return curl_easy_getinfo(easy, info, &value) == CURLE_OK ? value : -1;
}
static inline const char *halcyon_get_text(CURL *easy, CURLINFO info) {
    char *value = NULL;
    return curl_easy_getinfo(easy, info, &value) == CURLE_OK ? value : NULL;
}
static inline void *halcyon_get_private(CURL *easy) {
    char *value = NULL;
    curl_easy_getinfo(easy, CURLINFO_PRIVATE, &value);
    return value;
}
static inline CURLMcode halcyon_multi_set_long(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

// An unused, finished message is a union, which Swift would have to read unsafely.
static inline CURL *halcyon_next_finished(CURLM *multi, CURLcode *result) {
    int left = 0;
    CURLMsg *message;
    while ((message = curl_multi_info_read(multi, &left))) {
        if (message->msg != CURLMSG_DONE) continue;
        *result = message->data.result;
        return message->easy_handle;
    }
    return NULL;
}

static inline CURLcode halcyon_resume_receiving(CURL *easy) { return curl_easy_pause(easy, CURLPAUSE_CONT); }
static inline size_t halcyon_pause_code(void) { return CURL_WRITEFUNC_PAUSE; }
static inline const curl_version_info_data *halcyon_version_info(void) {
    return curl_version_info(CURLVERSION_NOW);
}
// Macros, which Swift does not see.
static inline int halcyon_inflate_init(z_stream *stream, int window_bits) {
    return inflateInit2(stream, window_bits);
}

// How many bytes have come over a TCP connection and were read; -1 if the system does not tell (before Linux 4.1, or if it
// is no TCP connection).
static inline long long halcyon_received_bytes(int descriptor) {
    // `struct tcp_info` of <linux/tcp.h>, which Swift's glibc module defines in an older, shorter form: `tcpi_bytes_received`
    // is its 64-bit number after 128 bytes.
    unsigned char info[256] = {0};
    socklen_t size = sizeof info;
    const size_t place = 128;
    uint64_t received = 0;
    int unread = 0;
    if (getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, info, &size) != 0) return -1;
    if (size < place + sizeof received) return -1;
    if (ioctl(descriptor, FIONREAD, &unread) != 0) return -1;
    memcpy(&received, info + place, sizeof received);
    return (long long)received - unread;
}

// One end of a connection: its address as text, and its port; 0 if there is none.
static inline int halcyon_end(const struct sockaddr_storage *end, char text[INET6_ADDRSTRLEN], int *port) {
    const void *address = NULL;
    if (end->ss_family == AF_INET) {
        address = &((const struct sockaddr_in *)end)->sin_addr;
        *port = ntohs(((const struct sockaddr_in *)end)->sin_port);
    } else if (end->ss_family == AF_INET6) {
        address = &((const struct sockaddr_in6 *)end)->sin6_addr;
        *port = ntohs(((const struct sockaddr_in6 *)end)->sin6_port);
    }
    return address && inet_ntop(end->ss_family, address, text, INET6_ADDRSTRLEN) != NULL;
}
static inline int halcyon_local_end(int descriptor, char text[INET6_ADDRSTRLEN], int *port) {
    struct sockaddr_storage end = {0};
    socklen_t size = sizeof end;
    return getsockname(descriptor, (struct sockaddr *)&end, &size) == 0 && halcyon_end(&end, text, port);
}
// 0 before the connection stands, too.
static inline int halcyon_remote_end(int descriptor, char text[INET6_ADDRSTRLEN], int *port) {
    struct sockaddr_storage end = {0};
    socklen_t size = sizeof end;
    return getpeername(descriptor, (struct sockaddr *)&end, &size) == 0 && halcyon_end(&end, text, port);
}

static inline CURLcode halcyon_global_init(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }

#endif
