#include "include/CPixels.h"
#if defined(__aarch64__) && !CPIXELS_HAS_ASSEMBLY
#include <arm_neon.h>
#define LANES 4
#define NAME "neon"
#define KERNELS cpixels_neon
#include "kernels.h"
INLINE ints multiply_add(ints lanes, ints weights) {
    int16x8_t a = vreinterpretq_s16_s32((int32x4_t)lanes), b = vreinterpretq_s16_s32((int32x4_t)weights);
    int32x4_t low = vmull_s16(vget_low_s16(a), vget_low_s16(b));
    return (ints)vpaddq_s32(low, vmull_high_s16(a, b));
}
#endif
