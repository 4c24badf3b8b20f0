// What a decoder that a file has taken over may try: system calls, which Swift cannot make by number.
#ifndef HALCYON_CPLANTS_H
#define HALCYON_CPLANTS_H

/// Makes a system call by its name, with up to six arguments. Returns what it returns, or the negative number of the
/// error; -ENOSYS for a name that is not in the list of this file.
long plants_call(const char *name, long a, long b, long c, long d, long e, long f);

/// Overflows the stack.
int plants_recurse(int depth);

/// Writes to the address 16.
void plants_write_to_nowhere(void);

/// Has orphans become children of this process, as they do of process 1.
void plants_adopt_orphans(void);

#endif
