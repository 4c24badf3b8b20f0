#include <hiredis/hiredis.h>
#include <stdlib.h>

/* The most elements of an array in an answer. hiredis makes room for as many as a server announces, and frees them one
   by one: thirteen bytes would keep a thread busy for seconds. */
#define HALCYON_REDIS_ARRAY 100000

#if HIREDIS_MAJOR >= 1
typedef size_t halcyon_redis_count;
#else
typedef int halcyon_redis_count;
#endif

static inline void *halcyon_redis_make_array(const redisReadTask *task, halcyon_redis_count count) {
    const redisReplyObjectFunctions *usual = (const redisReplyObjectFunctions *)task->privdata;
    if (count > HALCYON_REDIS_ARRAY) return NULL;
    return usual->createArray(task, count);
}

/* Makes a reader fail on larger arrays; 0 without memory. */
static inline int halcyon_redis_limit(redisReader *reader) {
    redisReplyObjectFunctions *limited = (redisReplyObjectFunctions *)malloc(sizeof *limited);
    if (limited == NULL) return 0;
    *limited = *reader->fn;
    limited->createArray = halcyon_redis_make_array;
    reader->privdata = reader->fn;
    reader->fn = limited;
    return 1;
}

/* Undoes that, before the reader is freed. */
static inline void halcyon_redis_unlimit(redisReader *reader) {
    redisReplyObjectFunctions *limited = reader->fn;
    reader->fn = (redisReplyObjectFunctions *)reader->privdata;
    free(limited);
}
