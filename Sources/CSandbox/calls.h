// What a helper that is locked in may call. Everything else ends it (SIGSYS), but for what is refused below.
//
// HALCYON_CALL(name) is allowed whatever its arguments are. `strace -f` on a program that uses the sandbox shows the
// calls, and `dmesg` those that ended a helper.
#ifndef HALCYON_CSANDBOX_CALLS_H
#define HALCYON_CSANDBOX_CALLS_H

#define HALCYON_CALLS \
    /* messages */ \
    HALCYON_CALL(recvmsg) HALCYON_CALL(sendmsg) HALCYON_CALL(ppoll) HALCYON_CALL(close) \
    /* the C library's memory; that mapped code cannot be made is checked apart: mmap, mprotect */ \
    HALCYON_CALL(munmap) HALCYON_CALL(mremap) HALCYON_CALL(madvise) HALCYON_CALL(brk) \
    /* files that were open before, such as fonts: a descriptor is no way to another file */ \
    HALCYON_CALL(dup) HALCYON_CALL(fstat) \
    /* locks and chance; that a clock is no other process' is checked apart: clock_gettime */ \
    HALCYON_CALL(futex) HALCYON_CALL(getrandom) HALCYON_CALL(sched_yield) \
    HALCYON_CALL(sched_getaffinity) HALCYON_CALL(sysinfo) HALCYON_CALL(gettid) HALCYON_CALL(getpid) \
    /* threads of this process, as libde265 has one; that a new one is a thread is checked apart: clone */ \
    HALCYON_CALL(set_robust_list) HALCYON_CALL(rseq) \
    /* the end, by `abort` too */ \
    HALCYON_CALL(exit) HALCYON_CALL(exit_group) HALCYON_CALL(rt_sigprocmask) HALCYON_CALL(rt_sigaction) \
    HALCYON_CALL(rt_sigreturn) HALCYON_CALL(restart_syscall)

// Libraries look for files of theirs and go on without them: these fail with EACCES instead of ending the helper.
#define HALCYON_REFUSED_CALLS \
    HALCYON_CALL(openat) HALCYON_CALL(newfstatat) HALCYON_CALL(faccessat) HALCYON_CALL(readlinkat) HALCYON_CALL(statx) \
    HALCYON_CALL(ioctl) HALCYON_CALL(lseek) HALCYON_CALL(getpeername)
// The same by their old names, which some processors do not have.
#ifdef __x86_64__
#define HALCYON_OLD_CALLS HALCYON_CALL(poll)
#define HALCYON_OLD_REFUSED_CALLS \
    HALCYON_CALL(open) HALCYON_CALL(stat) HALCYON_CALL(lstat) HALCYON_CALL(access) HALCYON_CALL(readlink)
#else
#define HALCYON_OLD_CALLS
#define HALCYON_OLD_REFUSED_CALLS
#endif

#endif
