#define _GNU_SOURCE
#include "CPeers.h"
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

// The executable's own definitions take the place of glibc's for every library in the process.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static _Atomic uint64_t allocations;
static _Atomic int64_t in_use;

static void *count(void *memory) {
    if (memory) {
        atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
        atomic_fetch_add_explicit(&in_use, (int64_t)malloc_usable_size(memory), memory_order_relaxed);
    }
    return memory;
}

static void uncount(void *memory) {
    if (memory) atomic_fetch_sub_explicit(&in_use, (int64_t)malloc_usable_size(memory), memory_order_relaxed);
}

void *malloc(size_t size) { return count(__libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return count(__libc_calloc(number, size)); }
void *memalign(size_t alignment, size_t size) { return count(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return count(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *memory = count(__libc_memalign(alignment, size));
    if (!memory) return ENOMEM;
    *result = memory;
    return 0;
}

void *realloc(void *old, size_t size) {
    uncount(old);
    return count(__libc_realloc(old, size));
}

void free(void *memory) {
    uncount(memory);
    __libc_free(memory);
}

uint64_t peer_allocation_count(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }
int64_t peer_bytes_in_use(void) { return atomic_load_explicit(&in_use, memory_order_relaxed); }
