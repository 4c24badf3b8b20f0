#include "CPeers.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

uint8_t *peer_read_file(const char *path, size_t *size) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return NULL;
    struct stat status;
    uint8_t *bytes = NULL;
    if (fstat(file, &status) == 0 && (bytes = malloc((size_t)status.st_size))) {
        size_t filled = 0;
        ssize_t count;
        while (filled < (size_t)status.st_size &&
               (count = read(file, bytes + filled, (size_t)status.st_size - filled)) > 0) {
            filled += (size_t)count;
        }
        *size = filled;
    }
    close(file);
    return bytes;
}

int peer_write_file(const char *temporary, const char *path, const uint8_t *data, size_t size) {
    int file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0) return -1;
    size_t written = 0;
    while (written < size) {
        ssize_t count = write(file, data + written, size - written);
        if (count < 0) break;
        written += (size_t)count;
    }
    close(file);
    return written == size ? rename(temporary, path) : -1;
}
