// The system calls of a cage that Swift cannot make: starting a helper from a program with threads, locking it in, and
// passing descriptors. Linux only; elsewhere nothing is declared.
#ifndef HALCYON_CSANDBOX_H
#define HALCYON_CSANDBOX_H

#ifdef __linux__
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The descriptor of a helper's end of its socket.
#define HALCYON_HELPER_SOCKET 3

/// Starts a program that is no child of this one: it never shows up in `wait`, and no SIGCHLD is sent for it. It has
/// its own session, /dev/null as its standard streams, `socket` as descriptor 3, and no other descriptor.
///
/// Returns 0 or the number of the error (`errno`) that says why the program could not be started. `process` becomes its
/// number. `is_about_null` becomes 1 if the error is that /dev/null cannot be opened.
int halcyon_sandbox_start(const char *path, char *const arguments[], char *const environment[], int socket,
                          size_t stack_bytes, pid_t *process, int *is_about_null);

/// Whether orphans become children of this process: it is process 1, as in a container, or a subreaper (prctl(2)).
int halcyon_sandbox_adopts(void);

/// Takes a process that has ended, by its descriptor, if it became a child of this one. Does not wait, and takes no
/// other child. Returns whether there is nothing more to take.
int halcyon_sandbox_take(int pidfd);

/// Ends a child that was not taken yet.
void halcyon_sandbox_end_child(pid_t child);

/// Has the C library keep up to 2 MiB of free memory, blocks below 1 MiB included. By default, it gives back to the
/// system what is above 128 KiB, and every image would have to get it again, page by page.
void halcyon_sandbox_keep_memory(void);

/// Has the system end this process and its copies before others when memory runs out, with all that they hold.
void halcyon_sandbox_go_first(void);

/// Leaves for a network namespace without interfaces, if the system lets it. The process must have one thread.
///
/// Returns 0 if it did not leave, 1 if it did, and 2 if it also has a user namespace of its own whose processes are
/// counted separately.
int halcyon_sandbox_leave_network(void);

/// `fork`. The process must have one thread. Returns 0 in the child, the child's number in the parent, or the negative
/// number of the error.
pid_t halcyon_sandbox_fork(void);

/// Closes all descriptors below `first_kept` but the standard streams and `socket`, which becomes descriptor 3.
void halcyon_sandbox_keep_only(int socket, unsigned first_kept);

/// A descriptor that can be read when a child has ended, or the negative number of the error.
int halcyon_sandbox_child_events(void);

/// Takes one child that has ended. Returns its number and its status as `wait` has it; 0 if there is none.
pid_t halcyon_sandbox_reap(int *status);

/// Limits of a helper that is locked in.
struct halcyon_sandbox_limits {
    uint64_t memory_bytes; ///< of the whole address space; 0 for no limit
    uint64_t cpu_seconds;
    uint64_t descriptors;
    uint64_t threads;      ///< of all processes of the user in the user namespace; 0 for no limit
};

/// What holds for a helper that is locked in.
struct halcyon_sandbox_posture {
    int32_t seccomp;     ///< 1 if calls that are not on the list end the helper
    int32_t landlock;    ///< version of Landlock in force, 0 for none
    int32_t limits;      ///< 1 if all limits are set
    int32_t error;       ///< the number of the error that kept seccomp or a limit from being set; 0 if none
};

/// Locks the process in, for good: no files, no sockets, no processes. `parent` must be the parent's number: the
/// process ends with its parent. Call it when everything that needs files or threads has happened.
void halcyon_sandbox_lock_in(pid_t parent, const struct halcyon_sandbox_limits *limits,
                             struct halcyon_sandbox_posture *posture);

/// Makes a pair of sockets that keep messages apart. Returns 0 or the number of the error.
int halcyon_sandbox_socket_pair(int sockets[2]);

/// Makes a pipe whose ends never wait. Returns 0 or the number of the error.
int halcyon_sandbox_pipe(int ends[2]);

/// Waits until a descriptor can be read, or written if `is_for_room` is not 0, for that many milliseconds, or for ever if
/// they are negative. Signals do not end it. Returns whether it can.
int halcyon_sandbox_wait(int descriptor, int is_for_room, int64_t milliseconds);

/// Sends one message with up to two descriptors. Never raises SIGPIPE, and waits for at most a second, if too many
/// descriptors of this user are on their way. Returns 0 or the number of the error.
int halcyon_sandbox_send(int socket, const void *bytes, size_t count, const int *descriptors, int descriptor_count);

/// Receives one message with up to two descriptors; missing ones are -1. Does not wait. Returns the number of bytes,
/// 0 if the other side is gone, or the negative number of the error: EAGAIN if there is no message, EMSGSIZE if it is
/// longer than `capacity` or has more descriptors.
ssize_t halcyon_sandbox_receive(int socket, void *bytes, size_t capacity, int descriptors[2]);

/// The number of bytes that a file of this process may have, and so memory with a descriptor: RLIMIT_FSIZE.
size_t halcyon_sandbox_most_memory(void);

/// Memory with a descriptor, of `count` bytes, that can be sealed and cannot grow. Returns the descriptor or the
/// negative number of the error: EFBIG beyond ``halcyon_sandbox_most_memory``.
int halcyon_sandbox_memory(size_t count);

/// Gives back the memory behind the first `count` bytes. Returns 0 or the number of the error.
int halcyon_sandbox_trim(int descriptor, size_t count);

/// Seals memory against writing and any change of its size. Fails with EBUSY while it is mapped for writing anywhere.
/// Returns 0 or the number of the error.
int halcyon_sandbox_seal(int descriptor);

/// Seals memory against any change of its size, and against all writing except through mappings that exist already.
/// Fails with EINVAL before Linux 5.1. Returns 0 or the number of the error.
int halcyon_sandbox_seal_for_others(int descriptor);

/// The size of sealed memory in bytes, or -1 if it is no memory or not sealed against writing and shrinking.
int64_t halcyon_sandbox_sealed_size(int descriptor);

/// A descriptor of a process (`pidfd`), or the negative number of the error.
int halcyon_sandbox_process(pid_t process);

/// Has a process run on the processor that calls this, which is about to wait for it: one that sleeps takes a
/// millisecond longer to get up to speed. Returns whether that is so.
int halcyon_sandbox_stay_here(int pidfd, pid_t process);

/// Has a process run wherever this thread may.
void halcyon_sandbox_go_anywhere(int pidfd, pid_t process);

/// Ends a process by its descriptor. Returns 0 or the number of the error.
int halcyon_sandbox_kill(int pidfd);

#endif
#endif
