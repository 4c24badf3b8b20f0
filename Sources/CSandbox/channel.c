// Messages with descriptors, and memory that can be sealed.
#ifdef __linux__
#define _GNU_SOURCE
#include "csandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_DESCRIPTORS = 2, MOST_WAITS = 1000 };

int halcyon_sandbox_socket_pair(int sockets[2]) {
    return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets) == 0 ? 0 : errno;
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

int halcyon_sandbox_memory(size_t count) {
    int descriptor = memfd_create("halcyon", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (descriptor < 0) return -errno;
    if (ftruncate(descriptor, (off_t)count) == 0) return descriptor;
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
