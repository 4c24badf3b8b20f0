// Starting a helper from a program that has threads.
#ifdef __linux__
#define _GNU_SOURCE
#include "csandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <unistd.h>

enum { STACK = 64 << 10 };

struct start {
    const char *path;
    char *const *arguments;
    char *const *environment;
    int socket;
    size_t stack_bytes;
    char *inner_stack;
    pid_t process;
    int error;
    int is_about_null;
};

// What the program ignores, its copy would ignore too, and the copy's children: SIGCHLD tells a template which helpers
// have ended. The C library's functions take locks; a structure of zeros is the default action without a mask.
static void forget_handlers(void) {
    const unsigned long none[4] = {0};
    for (int number = 1; number <= 64; number++) syscall(SYS_rt_sigaction, number, none, NULL, 8);
}

// Runs in the memory of the program, which waits: system calls alone, and nothing of the C library that takes a lock.
static int run_program(void *context) {
    struct start *start = context;
    const struct rlimit stack = {start->stack_bytes, start->stack_bytes};
    forget_handlers();
    int null = open("/dev/null", O_RDWR);
    sigset_t none;
    sigemptyset(&none);
    // Where the limit cannot be raised, deeply nested drawings end in an error instead.
    if (start->stack_bytes > 0) setrlimit(RLIMIT_STACK, &stack);
    start->is_about_null = null < 0;
    if (null < 0) goto failed;
    // The socket may be one of the numbers that are about to be overwritten.
    int socket = fcntl(start->socket, F_DUPFD, 16);
    int empty = fcntl(null, F_DUPFD, 16);
    if (socket < 0 || empty < 0) {
        // The limit is below the number that they should have.
        if (errno == EINVAL) errno = EMFILE;
        goto failed;
    }
    for (int descriptor = 0; descriptor < 3; descriptor++) {
        if (dup2(empty, descriptor) < 0) goto failed;
    }
    if (dup2(socket, HALCYON_HELPER_SOCKET) < 0) goto failed;
    if (syscall(SYS_close_range, HALCYON_HELPER_SOCKET + 1, ~0u, 0) != 0) {
        // Before Linux 5.9.
        long most = sysconf(_SC_OPEN_MAX);
        for (int descriptor = HALCYON_HELPER_SOCKET + 1; descriptor < (most > 0 ? most : 1024); descriptor++) {
            close(descriptor);
        }
    }
    // Control-C is for the program, not for its helpers.
    setsid();
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(start->path, start->arguments, start->environment);
failed:
    start->error = errno;
    _exit(127);
}

// Makes a process that runs in this one's memory, and waits until it has ended or become another program.
static pid_t run_apart(int (*body)(void *), char *stack, int flags, struct start *start) {
#if defined(__has_feature) && __has_feature(thread_sanitizer)
    // The thread sanitizer knows no such processes: a copy does for its tests.
    (void)stack, (void)flags;
    int ends[2];
    char none;
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    pid_t child = fork();
    if (child == 0) body(start);
    close(ends[1]);
    while (read(ends[0], &none, 1) < 0 && errno == EINTR) {
    }
    close(ends[0]);
    return child;
#else
    return clone(body, stack + STACK, CLONE_VM | CLONE_VFORK | flags, start);
#endif
}

// The program's child, which ends as soon as its own child runs the helper. That makes the helper nobody's child.
static int run_between(void *context) {
    struct start *start = context;
    start->process = run_apart(run_program, start->inner_stack, SIGCHLD, start);
    if (start->process < 0) start->error = errno;
    _exit(0);
}

int halcyon_sandbox_start(const char *path, char *const arguments[], char *const environment[], int socket,
                          size_t stack_bytes, pid_t *process, int *is_about_null) {
    // Two stacks, and what the processes tell: shared, should they be copies.
    char *stacks = mmap(NULL, 3 * STACK, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_STACK, -1, 0);
    if (stacks == MAP_FAILED) return errno;
    struct start *start = (struct start *)(stacks + 2 * STACK);
    *start = (struct start){path, arguments, environment, socket, stack_bytes, stacks + STACK, 0, 0, 0};
    // No handler of the program may run in its memory under another number.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    // Without a signal in the flags, the end of the child is told to nobody but to `waitpid` with __WCLONE.
    pid_t between = run_apart(run_between, stacks, 0, start);
    int error = between < 0 ? errno : 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (between > 0) {
        while (waitpid(between, NULL, __WALL) < 0 && errno == EINTR) {
        }
        error = start->error;
    }
    *process = start->process;
    *is_about_null = start->is_about_null;
    munmap(stacks, 3 * STACK);
    return error;
}

int halcyon_sandbox_adopts(void) {
    int is_reaper = 0;
    return getpid() == 1 || (prctl(PR_GET_CHILD_SUBREAPER, &is_reaper, 0, 0, 0) == 0 && is_reaper);
}

int halcyon_sandbox_take(int pidfd) {
    // P_PIDFD, which some headers lack. A number could have become that of another child meanwhile.
    const int by_descriptor = 3;
    siginfo_t facts = {0};
    if (waitid((idtype_t)by_descriptor, (id_t)pidfd, &facts, WEXITED | WNOHANG | __WALL) == 0) return facts.si_pid != 0;
    // No child of this process: its end can be seen, and is somebody else's to take.
    return halcyon_sandbox_wait(pidfd, 0, 0);
}

void halcyon_sandbox_end_child(pid_t child) { kill(child, SIGKILL); }

void halcyon_sandbox_go_first(void) {
    int score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (score < 0) return;
    if (write(score, "1000", 4) < 0) errno = 0;
    close(score);
}

void halcyon_sandbox_keep_memory(void) {
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    mallopt(M_TRIM_THRESHOLD, 2 << 20);
}

// Since Linux 5.14; before, RLIMIT_NPROC counts all processes of the user.
static int counts_by_namespace(void) {
    struct utsname system;
    int major, minor;
    return uname(&system) == 0 && sscanf(system.release, "%d.%d", &major, &minor) == 2 &&
           (major > 5 || (major == 5 && minor >= 14));
}

int halcyon_sandbox_leave_network(void) {
    // A user namespace of its own gives the right to leave, and nothing else that seccomp would let through.
    if (unshare(CLONE_NEWUSER | CLONE_NEWNET | CLONE_NEWIPC) == 0) return 1 + counts_by_namespace();
    return unshare(CLONE_NEWNET | CLONE_NEWIPC) == 0;
}

pid_t halcyon_sandbox_fork(void) {
    pid_t child = fork();
    return child < 0 ? -errno : child;
}

int halcyon_sandbox_process(pid_t process) {
    int pidfd = (int)syscall(SYS_pidfd_open, process, 0);
    return pidfd < 0 ? -errno : pidfd;
}

void halcyon_sandbox_keep_only(int socket, unsigned first_kept) {
    if (socket != HALCYON_HELPER_SOCKET) dup2(socket, HALCYON_HELPER_SOCKET);
    if (syscall(SYS_close_range, HALCYON_HELPER_SOCKET + 1, first_kept - 1, 0) == 0) return;
    for (unsigned descriptor = HALCYON_HELPER_SOCKET + 1; descriptor < first_kept; descriptor++) close((int)descriptor);
}

int halcyon_sandbox_child_events(void) {
    sigset_t children;
    sigemptyset(&children);
    sigaddset(&children, SIGCHLD);
    sigprocmask(SIG_BLOCK, &children, NULL);
    int events = signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);
    return events >= 0 ? events : -errno;
}

pid_t halcyon_sandbox_reap(int *status) {
    pid_t child = waitpid(-1, status, WNOHANG);
    return child > 0 ? child : 0;
}

int halcyon_sandbox_stay_here(int pidfd, pid_t process) {
    cpu_set_t here, own;
    int processor = sched_getcpu();
    // What could not be undone, on machines with more processors than a set has, is not done.
    if (processor < 0 || processor >= CPU_SETSIZE || sched_getaffinity(0, sizeof own, &own) != 0) return 0;
    CPU_ZERO(&here);
    CPU_SET(processor, &here);
    // There is no such call with a descriptor. The number is still its own if it can be signalled now.
    if (syscall(SYS_pidfd_send_signal, pidfd, 0, NULL, 0) != 0) return 0;
    return sched_setaffinity(process, sizeof here, &here) == 0;
}

void halcyon_sandbox_go_anywhere(int pidfd, pid_t process) {
    cpu_set_t own;
    if (sched_getaffinity(0, sizeof own, &own) != 0) return;
    if (syscall(SYS_pidfd_send_signal, pidfd, 0, NULL, 0) == 0) sched_setaffinity(process, sizeof own, &own);
}

int halcyon_sandbox_kill(int pidfd) {
    return syscall(SYS_pidfd_send_signal, pidfd, SIGKILL, NULL, 0) == 0 ? 0 : errno;
}

#endif
