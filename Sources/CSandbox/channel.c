// Messages with descriptors, and memory that can be sealed.
#ifdef __linux__
#define _GNU_SOURCE
#include "csandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { MOST_DESCRIPTORS = 2, MOST_WAITS = 1000 };

int halcyon_sandbox_socket_pair(int sockets[2]) {
    return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets) == 0 ? 0 : errno;
}

static int64_t uptime_nanoseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int halcyon_sandbox_wait(int descriptor, int is_for_room, int64_t milliseconds) {
    struct pollfd wanted = {.fd = descriptor, .events = is_for_room ? POLLOUT : POLLIN};
    const int64_t least = 1000000;
    int64_t left = milliseconds, end = milliseconds > 0 ? uptime_nanoseconds() / least + milliseconds : 0;
    for (;;) {
        int ready = poll(&wanted, 1, left < 0 ? -1 : left > INT32_MAX ? INT32_MAX : (int)left);
        if (ready > 0) return 1;
        if (ready < 0 && errno != EINTR) return 0;
        if (milliseconds < 0) continue;
        // A signal ends the call and not the wait: programs have timers, and what they do must not look like silence.
        left = milliseconds > 0 ? end - uptime_nanoseconds() / least : 0;
        if (left <= 0 && ready == 0) return 0;
        // What came with the last signal is not missed.
        if (left < 0) left = 0;
    }
}

int halcyon_sandbox_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0 ? 0 : errno; }

int halcyon_sandbox_send(int socket, const void *bytes, size_t count, const int *descriptors, int descriptor_count) {
    union {
        char bytes[CMSG_SPACE(sizeof(int) * MOST_DESCRIPTORS)];
        struct cmsghdr aligned;
    } control;
    struct iovec part = {(void *)bytes, count};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (descriptor_count < 0 || descriptor_count > MOST_DESCRIPTORS) return EINVAL;
    if (descriptor_count > 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = control.bytes;
        message.msg_controllen = CMSG_SPACE(sizeof(int) * descriptor_count);
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int) * descriptor_count);
        memcpy(CMSG_DATA(header), descriptors, sizeof(int) * descriptor_count);
    }
    for (int waits = 0;;) {
        if (sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT) >= 0) return 0;
        if (errno == EINTR) continue;
        // All processes of a user share the number of descriptors that may be on their way (unix(7)).
        if (errno != ETOOMANYREFS || waits++ == MOST_WAITS) return errno;
        poll(NULL, 0, 1);
    }
}

ssize_t halcyon_sandbox_receive(int socket, void *bytes, size_t capacity, int descriptors[2]) {
    // Room for more descriptors than are taken, so that a message with too many is told from a right one.
    union {
        char bytes[CMSG_SPACE(sizeof(int) * 8)];
        struct cmsghdr aligned;
    } control;
    struct iovec part = {bytes, capacity};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    ssize_t received;
    descriptors[0] = descriptors[1] = -1;
    do received = recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
    while (received < 0 && errno == EINTR);
    if (received < 0) return errno == ECONNRESET ? 0 : -errno;
    int taken = 0, is_wrong = (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) != 0;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t index = 0; index < count; index++) {
            int descriptor;
            memcpy(&descriptor, CMSG_DATA(header) + index * sizeof(int), sizeof(int));
            if (taken < MOST_DESCRIPTORS) {
                descriptors[taken++] = descriptor;
            } else {
                close(descriptor);
                is_wrong = 1;
            }
        }
    }
    if (!is_wrong) return received;
    for (int index = 0; index < taken; index++) close(descriptors[index]);
    descriptors[0] = descriptors[1] = -1;
    return -EMSGSIZE;
}

size_t halcyon_sandbox_most_memory(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur > PTRDIFF_MAX) return PTRDIFF_MAX;
    return (size_t)limit.rlim_cur;
}

int halcyon_sandbox_memory(size_t count) {
    // Beyond the limit, the system would not only refuse: it would end the program (SIGXFSZ).
    if (count > halcyon_sandbox_most_memory()) return -EFBIG;
    int descriptor = memfd_create("halcyon", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (descriptor < 0) return -errno;
    // Whoever else has it can write into it, and must not take more of the system's memory by that.
    if (ftruncate(descriptor, (off_t)count) == 0 && fcntl(descriptor, F_ADD_SEALS, F_SEAL_GROW) == 0) return descriptor;
    int error = errno;
    close(descriptor);
    return -error;
}

int halcyon_sandbox_trim(int descriptor, size_t count) {
    return ftruncate(descriptor, (off_t)count) == 0 ? 0 : errno;
}

enum { SEALS = F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL };

int halcyon_sandbox_seal(int descriptor) { return fcntl(descriptor, F_ADD_SEALS, SEALS) == 0 ? 0 : errno; }

#ifndef F_SEAL_FUTURE_WRITE
#define F_SEAL_FUTURE_WRITE 0x0010
#endif

int halcyon_sandbox_seal_for_others(int descriptor) {
    const int seals = F_SEAL_FUTURE_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;
    return fcntl(descriptor, F_ADD_SEALS, seals) == 0 ? 0 : errno;
}

int64_t halcyon_sandbox_sealed_size(int descriptor) {
    struct stat facts;
    int seals = fcntl(descriptor, F_GET_SEALS);
    if (seals < 0 || (seals & (F_SEAL_WRITE | F_SEAL_SHRINK)) != (F_SEAL_WRITE | F_SEAL_SHRINK)) return -1;
    return fstat(descriptor, &facts) == 0 && S_ISREG(facts.st_mode) ? (int64_t)facts.st_size : -1;
}

#endif
