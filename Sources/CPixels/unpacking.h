// The loops of cpixels_unpacking, for vectors of LANES × 4 bytes. Included once for each kind of processor, which
// defines LANES, UNPACKING (the name of the table), and NAME.
#include "inflate_careful.h"

#include "unfilter.h"

typedef uint8_t block __attribute__((vector_size(LANES * 4), aligned(1), may_alias));
typedef uint16_t block_sums __attribute__((vector_size(LANES * 8)));
typedef uint32_t block_totals __attribute__((vector_size(LANES * 16)));

// No function, which would take such vectors by an interface that depends on the processor.
#define TOTAL(sums) __builtin_reduce_add(__builtin_convertvector(sums, block_totals))

/// Adler-32 (RFC 1950, 8): a sum of bytes, and a sum of that sum after each byte.
static uint32_t add_checksum(uint32_t checksum, const uint8_t *bytes, size_t count) {
    enum { WIDTH = LANES * 4, BLOCKS = 16, LARGEST = 65521, MOST_AT_ONCE = 1 << 20 };
    block_sums weights;
    for (int i = 0; i < WIDTH; i++) weights[i] = (uint16_t)(WIDTH - i);
    uint64_t sum = checksum & 0xFFFF, sum_of_sums = checksum >> 16;
    while (count > 0) {
        size_t step = count < MOST_AT_ONCE ? count : MOST_AT_ONCE;
        count -= step;
        for (; step >= WIDTH * BLOCKS; step -= WIDTH * BLOCKS) {
            // Columns of 16 bytes, whose sums fit into 16 bits.
            block_sums columns = {0}, earlier = {0};
            for (int i = 0; i < BLOCKS; i++, bytes += WIDTH) {
                earlier += columns;
                columns += __builtin_convertvector(*(const block *)bytes, block_sums);
            }
            block_totals weighted = __builtin_convertvector(columns, block_totals) *
                                    __builtin_convertvector(weights, block_totals);
            sum_of_sums += sum * (WIDTH * BLOCKS) + (uint64_t)TOTAL(earlier) * WIDTH + __builtin_reduce_add(weighted);
            sum += TOTAL(columns);
        }
        for (; step > 0; step--) sum += *bytes++, sum_of_sums += sum;
        sum %= LARGEST;
        sum_of_sums %= LARGEST;
    }
    return (uint32_t)(sum_of_sums << 16 | sum);
}
#undef TOTAL

extern const cpixels_unpacking UNPACKING;
const cpixels_unpacking UNPACKING = {NAME, inflate, unfilter, expand};
