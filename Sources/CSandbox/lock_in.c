// Locking a helper in: Landlock without a path, seccomp with a list of calls, limits, and the end with its parent.
#ifdef __linux__
#define _GNU_SOURCE
#include "calls.h"
#include "csandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined __x86_64__
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOW_WORD(index) (offsetof(struct seccomp_data, args) + 8 * (index))
#define HIGH_WORD(index) (LOW_WORD(index) + 4)

#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (offset))
#define ANSWER(answer) BPF_STMT(BPF_RET | BPF_K, (answer))
// The next `count` steps are for this value alone.
#define IF_EQUAL(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 0, (count))
#define IF_ABOVE(value, count) BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, (value), 0, (count))
#define IF_ANY_BIT(bits, count) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (bits), 0, (count))
// CLOCK_TAI, the last one of <time.h>.
#define LAST_CLOCK 11
#define LOAD_NUMBER LOAD(offsetof(struct seccomp_data, nr))
#define THREAD_FLAGS (CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD)
#define NEW_FLAGS                                                                                                   \
    (CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | \
     CLONE_VFORK | CLONE_PTRACE)
#define REFUSED (SECCOMP_RET_ERRNO | EACCES)

static int set_seccomp(void) {
#ifdef OWN_ARCHITECTURE
    const uint32_t own_number = (uint32_t)getpid();
    struct sock_filter steps[] = {
        LOAD(offsetof(struct seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0),
        ANSWER(SECCOMP_RET_KILL_PROCESS),
        LOAD_NUMBER,
    // The numbers of x32 are beyond all of these and end with the rest.
#define HALCYON_CALL(name) IF_EQUAL(SYS_##name, 1), ANSWER(SECCOMP_RET_ALLOW),
        HALCYON_CALLS HALCYON_OLD_CALLS
#undef HALCYON_CALL
#define HALCYON_CALL(name) IF_EQUAL(SYS_##name, 1), ANSWER(REFUSED),
        HALCYON_REFUSED_CALLS HALCYON_OLD_REFUSED_CALLS
#undef HALCYON_CALL
        // Memory, but none that can be run.
        IF_EQUAL(SYS_mmap, 4), LOAD(LOW_WORD(2)), IF_ANY_BIT(PROT_EXEC, 1), ANSWER(SECCOMP_RET_KILL_PROCESS),
        ANSWER(SECCOMP_RET_ALLOW),
        IF_EQUAL(SYS_mprotect, 4), LOAD(LOW_WORD(2)), IF_ANY_BIT(PROT_EXEC, 1), ANSWER(SECCOMP_RET_KILL_PROCESS),
        ANSWER(SECCOMP_RET_ALLOW),
        // That a descriptor is closed by a program that is never started.
        IF_EQUAL(SYS_fcntl, 4), LOAD(LOW_WORD(1)), IF_EQUAL(F_SETFD, 1), ANSWER(SECCOMP_RET_ALLOW),
        ANSWER(SECCOMP_RET_KILL_PROCESS),
        // What libraries print, which goes to /dev/null.
        IF_EQUAL(SYS_write, 4), LOAD(LOW_WORD(0)), IF_EQUAL(STDERR_FILENO, 1), ANSWER(SECCOMP_RET_ALLOW),
        ANSWER(SECCOMP_RET_KILL_PROCESS),
        IF_EQUAL(SYS_writev, 4), LOAD(LOW_WORD(0)), IF_EQUAL(STDERR_FILENO, 1), ANSWER(SECCOMP_RET_ALLOW),
        ANSWER(SECCOMP_RET_KILL_PROCESS),
        // Threads, but no processes. The C library makes them by `clone` when `clone3` is not there, whose flags are in
        // memory, so that they cannot be checked.
        IF_EQUAL(SYS_clone3, 1), ANSWER(SECCOMP_RET_ERRNO | ENOSYS),
        IF_EQUAL(SYS_clone, 5), LOAD(LOW_WORD(0)), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, THREAD_FLAGS | NEW_FLAGS),
        IF_EQUAL(THREAD_FLAGS, 1), ANSWER(SECCOMP_RET_ALLOW), ANSWER(SECCOMP_RET_KILL_PROCESS),
        // The system's clocks. Others, whose numbers are negative, tell how long any process or thread has run.
        IF_EQUAL(SYS_clock_gettime, 4), LOAD(LOW_WORD(0)), IF_ABOVE(LAST_CLOCK, 1),
        ANSWER(SECCOMP_RET_ERRNO | EINVAL), ANSWER(SECCOMP_RET_ALLOW),
        // `abort`, so that its signal is told. Other signals that it sent to itself would seem to be somebody else's,
        // and signals to others are not for a helper.
        IF_EQUAL(SYS_tgkill, 6), LOAD(LOW_WORD(2)), IF_EQUAL(SIGABRT, 3), LOAD(LOW_WORD(0)), IF_EQUAL(own_number, 1),
        ANSWER(SECCOMP_RET_ALLOW), ANSWER(SECCOMP_RET_KILL_PROCESS),
        ANSWER(SECCOMP_RET_KILL_PROCESS),
    };
    const struct sock_fprog program = {sizeof steps / sizeof *steps, steps};
    // A helper has nothing in its memory but the image that it decodes: no secret that speculation could find. Without
    // the flag, old kernels slow every helper down for that.
    if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program) == 0) return 0;
    if (errno == EINVAL && syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0) return 0;
    return errno;
#else
    return ENOSYS;
#endif
}

// Landlock's numbers, which the headers of Debian 12 have in part; https://docs.kernel.org/userspace-api/landlock.html
struct landlock_ruleset {
    uint64_t files, network, scopes;
};

static int set_landlock(void) {
    enum { CREATE = 444, RESTRICT_SELF = 446, VERSION = 1 };
    // The rights that each version knows: all are denied, because no rule grants any.
    static const uint64_t files[] = {0, 0x1fff, 0x3fff, 0x7fff, 0x7fff, 0xffff};
    long version = syscall(CREATE, NULL, 0, VERSION);
    if (version < 1) return 0;
    const struct landlock_ruleset ruleset = {
        files[version < 5 ? version : 5], version >= 4 ? 0x3 : 0, version >= 6 ? 0x3 : 0};
    size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    long rules = syscall(CREATE, &ruleset, size, 0);
    if (rules < 0) return 0;
    int is_set = syscall(RESTRICT_SELF, (int)rules, 0) == 0;
    close((int)rules);
    return is_set ? (int)version : 0;
}

static int set_limits(const struct halcyon_sandbox_limits *limits) {
    const struct {
        int kind;
        rlim_t most;
    } all[] = {
        {RLIMIT_AS, limits->memory_bytes ? limits->memory_bytes : RLIM_INFINITY},
        // Of memory with a descriptor, too.
        {RLIMIT_FSIZE, limits->memory_bytes ? limits->memory_bytes : RLIM_INFINITY},
        {RLIMIT_CPU, limits->cpu_seconds}, {RLIMIT_NOFILE, limits->descriptors},
        // Threads count; processes are denied anyway.
        {RLIMIT_NPROC, limits->threads ? limits->threads : RLIM_INFINITY},
        {RLIMIT_CORE, 0}, {RLIMIT_MEMLOCK, 0}, {RLIMIT_MSGQUEUE, 0},
    };
    for (size_t index = 0; index < sizeof all / sizeof *all; index++) {
        struct rlimit before;
        if (getrlimit(all[index].kind, &before) != 0) return errno;
        rlim_t most = all[index].most < before.rlim_max ? all[index].most : before.rlim_max;
        // At the second one, the process is killed without being told why.
        rlim_t hard = all[index].kind == RLIMIT_CPU && most < before.rlim_max ? most + 1 : most;
        const struct rlimit limit = {most, hard};
        if (setrlimit(all[index].kind, &limit) != 0) return errno;
    }
    return 0;
}

static int drop_rights(void) {
    // Version 3 has two words for each set.
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    const struct __user_cap_data_struct none[2] = {{0}};
    for (int right = 0; prctl(PR_CAPBSET_DROP, right, 0, 0, 0) == 0; right++) {
    }
    return syscall(SYS_capset, &header, none) == 0 ? 0 : errno;
}

void halcyon_sandbox_lock_in(pid_t parent, const struct halcyon_sandbox_limits *limits,
                             struct halcyon_sandbox_posture *posture) {
    prctl(PR_SET_DUMPABLE, 0);
    int rights_error = drop_rights();
    // After the rights, whose loss may clear it.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // It may have ended before.
    if (getppid() != parent) _exit(1);
    memset(posture, 0, sizeof *posture);
    posture->error = set_limits(limits);
    if (posture->error == 0) posture->error = rights_error;
    posture->limits = posture->error == 0;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) {
        posture->error = errno;
        return;
    }
    posture->landlock = set_landlock();
    int error = set_seccomp();
    posture->seccomp = error == 0;
    if (error != 0) posture->error = error;
}

#endif
