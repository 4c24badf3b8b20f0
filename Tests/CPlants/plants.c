#define _GNU_SOURCE
#include "cplants.h"

#include <errno.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

long plants_call(const char *name, long a, long b, long c, long d, long e, long f) {
    static const struct {
        const char *name;
        long number;
    } calls[] = {
#define CALL(name) {#name, SYS_##name},
        CALL(openat) CALL(socket) CALL(socketpair) CALL(connect) CALL(bind) CALL(clone) CALL(clone3) CALL(execve)
        CALL(execveat) CALL(ptrace) CALL(process_vm_readv) CALL(process_vm_writev) CALL(kill) CALL(tgkill) CALL(tkill)
        CALL(pidfd_open) CALL(pidfd_send_signal) CALL(pidfd_getfd) CALL(write) CALL(pwrite64) CALL(read) CALL(mmap)
        CALL(mprotect) CALL(memfd_create) CALL(ftruncate) CALL(setrlimit) CALL(prlimit64) CALL(prctl) CALL(seccomp) CALL(unshare)
        CALL(setns) CALL(mount) CALL(chroot) CALL(chdir) CALL(unlinkat) CALL(mkdirat) CALL(linkat) CALL(renameat2)
        CALL(io_uring_setup) CALL(userfaultfd) CALL(bpf) CALL(keyctl) CALL(setuid) CALL(nanosleep)
        CALL(shmget) CALL(msgget) CALL(timer_create) CALL(inotify_init1) CALL(sendto) CALL(dup) CALL(fcntl)
        CALL(fallocate) CALL(getdents64) CALL(statx) CALL(readlinkat) CALL(ioctl) CALL(setsid) CALL(sched_setaffinity)
        CALL(perf_event_open) CALL(open_by_handle_at) CALL(landlock_create_ruleset) CALL(landlock_restrict_self)
        CALL(clock_gettime)
    };
    for (unsigned index = 0; index < sizeof calls / sizeof *calls; index++) {
        if (strcmp(calls[index].name, name) != 0) continue;
        long result = syscall(calls[index].number, a, b, c, d, e, f);
        return result < 0 ? -errno : result;
    }
    return -ENOSYS;
}

int plants_recurse(int depth) {
    if (depth < 0) return 0;
    volatile char room[4096];
    room[depth & 4095] = (char)depth;
    return plants_recurse(depth + 1) + room[0];
}

void plants_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

void plants_write_to_nowhere(void) { *(volatile int *)16 = 1; }
