#define LANES 4
#define NAME "plain"
#define KERNELS cpixels_plain
#include "kernels.h"
INLINE ints multiply_add(ints lanes, ints weights) {
    return ((lanes << 16) >> 16) * ((weights << 16) >> 16) + (lanes >> 16) * (weights >> 16);
}
