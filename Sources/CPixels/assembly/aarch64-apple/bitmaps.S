// Made by scripts/make-kernels.sh from bitmaps.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_unpack_numbers
	.p2align	2
_cpixels_unpack_numbers:
	cbz	x3, LBB0_3
	mov	x8, #0
	mov	w9, #-1
	lsl	w9, w9, w1
	mvn	w9, w9
	mov	w10, w1
	mov	w11, #8
LBB0_2:
	lsr	x12, x8, #3
	ldrb	w12, [x0, x12]
	and	w13, w8, #0x7
	add	w13, w1, w13
	sub	w13, w11, w13
	lsr	w12, w12, w13
	and	w12, w12, w9
	strb	w12, [x2], #1
	add	x8, x8, x10
	subs	x3, x3, #1
	b.ne	LBB0_2
LBB0_3:
	ret
	.globl	_cpixels_take_blue_first
	.p2align	2
_cpixels_take_blue_first:
	cbz	x4, LBB1_6
	add	x8, x3, #3
	add	x9, x0, #3
	b	LBB1_4
LBB1_2:
	ldrb	w10, [x9]
LBB1_3:
	ldurb	w11, [x9, #-3]
	ldurb	w12, [x9, #-2]
	ldurb	w13, [x9, #-1]
	strb	w10, [x8]
	sturb	w13, [x8, #-3]
	sturb	w12, [x8, #-2]
	sturb	w11, [x8, #-1]
	add	x8, x8, #4
	add	x9, x9, x1
	subs	x4, x4, #1
	b.eq	LBB1_6
LBB1_4:
	cbnz	w2, LBB1_2
	mov	w10, #255
	b	LBB1_3
LBB1_6:
	ret
	.globl	_cpixels_put_blue_first
	.p2align	2
_cpixels_put_blue_first:
	cbz	x3, LBB2_5
	add	x8, x1, #1
	add	x9, x0, #3
	b	LBB2_3
LBB2_2:
	add	x8, x8, x2
	add	x9, x9, #4
	subs	x3, x3, #1
	b.eq	LBB2_5
LBB2_3:
	ldurb	w10, [x9, #-1]
	sturb	w10, [x8, #-1]
	ldurb	w10, [x9, #-2]
	strb	w10, [x8]
	ldurb	w10, [x9, #-3]
	strb	w10, [x8, #1]
	cmp	x2, #4
	b.ne	LBB2_2
	ldrb	w10, [x9]
	strb	w10, [x8, #2]
	b	LBB2_2
LBB2_5:
	ret
	.globl	_cpixels_used_bits
	.p2align	2
_cpixels_used_bits:
	cbz	x2, LBB3_5
	mov	x8, x0
	mov	w0, #0
	add	x8, x8, #3
	b	LBB3_3
LBB3_2:
	orr	w0, w9, w0
	add	x8, x8, x1
	subs	x2, x2, #1
	b.eq	LBB3_6
LBB3_3:
	ldurh	w9, [x8, #-3]
	cmp	x1, #2
	b.eq	LBB3_2
	ldurb	w10, [x8, #-1]
	ldrb	w11, [x8]
	lsl	w11, w11, #24
	orr	w10, w11, w10, lsl #16
	orr	w9, w10, w9
	b	LBB3_2
LBB3_5:
	mov	x0, #0
LBB3_6:
	ret
	.globl	_cpixels_read_masks
	.p2align	2
_cpixels_read_masks:
	mov	x8, #0
	add	x9, x1, #16
	add	x10, x1, #32
	add	x11, x1, #48
	mov	w12, #255
	b	LBB4_2
LBB4_1:
	add	x8, x8, #1
	add	x11, x11, #256
	cmp	x8, #4
	b.eq	LBB4_11
LBB4_2:
	ldr	w15, [x0, x8, lsl #2]
	cbz	w15, LBB4_6
	mov	w16, #0
LBB4_4:
	lsr	w13, w15, w16
	tbnz	w13, #0, LBB4_7
	add	w16, w16, #1
	cmp	w16, #31
	b.ne	LBB4_4
	b	LBB4_7
LBB4_6:
	mov	w16, #0
LBB4_7:
	mov	x13, #0
	lsr	w14, w15, w16
	str	w15, [x1, x8, lsl #2]
	str	w16, [x9, x8, lsl #2]
	str	w14, [x10, x8, lsl #2]
	lsr	w15, w14, #1
	cmp	w14, #255
	csel	w16, w14, w12, lo
	cmp	x8, #3
	csel	w17, w12, wzr, eq
	b	LBB4_9
LBB4_8:
	cmp	w2, #255
	csel	w2, w2, w12, lo
	strb	w2, [x11, x13]
	add	x13, x13, #1
	add	w15, w15, #255
	cmp	x13, #256
	b.eq	LBB4_1
LBB4_9:
	mov	x2, x17
	cbz	w14, LBB4_8
	udiv	w2, w15, w16
	b	LBB4_8
LBB4_11:
	ret
	.globl	_cpixels_take_masked
	.p2align	2
_cpixels_take_masked:
	cbz	x4, LBB5_17
	add	x8, x0, #48
	add	x9, x0, #304
	add	x10, x0, #560
	add	x11, x0, #816
	add	x12, x3, #3
	add	x13, x1, #1
	b	LBB5_4
LBB5_2:
	ldrb	w14, [x11, x14]
LBB5_3:
	add	x13, x13, x2
	strb	w14, [x12], #4
	subs	x4, x4, #1
	b.eq	LBB5_17
LBB5_4:
	ldurh	w14, [x13, #-1]
	cmp	x2, #2
	b.eq	LBB5_6
	ldrb	w15, [x13, #1]
	ldrb	w16, [x13, #2]
	lsl	w16, w16, #24
	orr	w15, w16, w15, lsl #16
	orr	w14, w15, w14
LBB5_6:
	ldr	w15, [x0]
	and	w15, w15, w14
	ldr	w16, [x0, #16]
	lsr	x15, x15, x16
	ldr	w16, [x0, #32]
	cmp	w16, #255
	b.hi	LBB5_8
	ldrb	w15, [x8, x15]
	b	LBB5_9
LBB5_8:
	lsl	x17, x15, #8
	sub	x15, x17, x15
	add	x15, x15, x16, lsr #1
	udiv	x15, x15, x16
LBB5_9:
	sturb	w15, [x12, #-3]
	ldr	w15, [x0, #4]
	and	w15, w15, w14
	ldr	w16, [x0, #20]
	lsr	x15, x15, x16
	ldr	w16, [x0, #36]
	cmp	w16, #256
	b.hs	LBB5_11
	ldrb	w15, [x9, x15]
	b	LBB5_12
LBB5_11:
	lsl	x17, x15, #8
	sub	x15, x17, x15
	add	x15, x15, x16, lsr #1
	udiv	x15, x15, x16
LBB5_12:
	sturb	w15, [x12, #-2]
	ldr	w15, [x0, #8]
	and	w15, w15, w14
	ldr	w16, [x0, #24]
	lsr	x15, x15, x16
	ldr	w16, [x0, #40]
	cmp	w16, #256
	b.hs	LBB5_14
	ldrb	w15, [x10, x15]
	b	LBB5_15
LBB5_14:
	lsl	x17, x15, #8
	sub	x15, x17, x15
	add	x15, x15, x16, lsr #1
	udiv	x15, x15, x16
LBB5_15:
	sturb	w15, [x12, #-1]
	ldr	w15, [x0, #12]
	and	w14, w15, w14
	ldr	w15, [x0, #28]
	lsr	x14, x14, x15
	ldr	w15, [x0, #44]
	cmp	w15, #256
	b.lo	LBB5_2
	lsl	x16, x14, #8
	sub	x14, x16, x14
	add	x14, x14, x15, lsr #1
	udiv	x14, x14, x15
	b	LBB5_3
LBB5_17:
	ret
	.globl	_cpixels_cut_out
	.p2align	2
_cpixels_cut_out:
	cbz	x2, LBB6_26
	and	x8, x2, #0x7
	cmp	x2, #8
	b.hs	LBB6_3
	mov	x9, #0
	cbnz	x8, LBB6_22
	b	LBB6_26
LBB6_3:
	mov	x9, #0
	add	x10, x1, #3
	add	x10, x10, #12
	and	x11, x2, #0xfffffffffffffff8
	neg	x11, x11
	mov	x12, x0
	b	LBB6_5
LBB6_4:
	sub	x9, x9, #8
	add	x12, x12, #1
	add	x10, x10, #32
	cmp	x11, x9
	b.eq	LBB6_21
LBB6_5:
	ldrsb	w13, [x12]
	tbnz	w13, #31, LBB6_13
	ldrb	w13, [x12]
	tbnz	w13, #6, LBB6_14
LBB6_7:
	ldrb	w13, [x12]
	tbnz	w13, #5, LBB6_15
LBB6_8:
	ldrb	w13, [x12]
	tbnz	w13, #4, LBB6_16
LBB6_9:
	ldrb	w13, [x12]
	tbnz	w13, #3, LBB6_17
LBB6_10:
	ldrb	w13, [x12]
	tbnz	w13, #2, LBB6_18
LBB6_11:
	ldrb	w13, [x12]
	tbnz	w13, #1, LBB6_19
LBB6_12:
	ldrb	w13, [x12]
	tbz	w13, #0, LBB6_4
	b	LBB6_20
LBB6_13:
	sturb	wzr, [x10, #-12]
	ldrb	w13, [x12]
	tbz	w13, #6, LBB6_7
LBB6_14:
	sturb	wzr, [x10, #-8]
	ldrb	w13, [x12]
	tbz	w13, #5, LBB6_8
LBB6_15:
	sturb	wzr, [x10, #-4]
	ldrb	w13, [x12]
	tbz	w13, #4, LBB6_9
LBB6_16:
	strb	wzr, [x10]
	ldrb	w13, [x12]
	tbz	w13, #3, LBB6_10
LBB6_17:
	strb	wzr, [x10, #4]
	ldrb	w13, [x12]
	tbz	w13, #2, LBB6_11
LBB6_18:
	strb	wzr, [x10, #8]
	ldrb	w13, [x12]
	tbz	w13, #1, LBB6_12
LBB6_19:
	strb	wzr, [x10, #12]
	ldrb	w13, [x12]
	tbz	w13, #0, LBB6_4
LBB6_20:
	strb	wzr, [x10, #16]
	b	LBB6_4
LBB6_21:
	neg	x9, x9
	cbz	x8, LBB6_26
LBB6_22:
	add	x10, x1, x9, lsl #2
	add	x10, x10, #3
	mov	w11, #7
	b	LBB6_24
LBB6_23:
	add	x9, x9, #1
	add	x10, x10, #4
	subs	x8, x8, #1
	b.eq	LBB6_26
LBB6_24:
	lsr	x12, x9, #3
	ldrb	w12, [x0, x12]
	bic	w13, w11, w9
	lsr	w12, w12, w13
	tbz	w12, #0, LBB6_23
	strb	wzr, [x10]
	b	LBB6_23
LBB6_26:
	ret
	.globl	_cpixels_unpack_runs
	.p2align	2
_cpixels_unpack_runs:
	mov	x8, x0
	ldr	w9, [x0, #24]
	cbz	w9, LBB7_2
	mov	x0, #0
	sub	w9, w9, #1
	str	w9, [x8, #24]
	ret
LBB7_2:
	mov	x0, #0
	ldr	x9, [x8, #32]
	str	xzr, [x8, #32]
	ldr	w10, [x8, #20]
	cbz	w10, LBB7_4
	ret
LBB7_4:
	stp	x24, x23, [sp, #-48]!
	stp	x22, x21, [sp, #16]
	stp	x20, x19, [sp, #32]
	mov	x0, #0
	cmp	x9, x3
	csel	x9, x9, x3, lo
	ldp	x15, x10, [x8]
	mov	w11, #2
	mov	w12, #4
	mov	w13, #1
LBB7_5:
	mov	x14, x15
	sub	x15, x10, x15
	cmp	x15, #1
	b.ls	LBB7_26
	ldrb	w16, [x14]
	cbnz	x16, LBB7_12
	ldrb	w4, [x14, #1]
	cmp	w4, #3
	b.hs	LBB7_13
	cmp	w4, #2
	csel	x16, x12, x11, eq
	cmp	x15, x16
	b.lo	LBB7_26
	add	x15, x14, x16
	str	x15, [x8]
	ldrb	w16, [x14, #1]
	cbz	w16, LBB7_30
	cmp	w16, #1
	b.eq	LBB7_27
	ldrb	w16, [x14, #2]
	add	x17, x9, x16
	sub	x9, x3, x9
	cmp	x9, x16
	csel	x9, x3, x17, lo
	ldrb	w16, [x14, #3]
	cbz	w16, LBB7_5
	b	LBB7_29
LBB7_12:
	ldr	w17, [x8, #16]
	cmp	w17, #4
	cinc	x5, x13, eq
	cmp	w17, #8
	ccmp	w17, #4, #4, ne
	csel	x17, x11, x12, eq
	mov	x4, x16
	mov	w20, #1
	b	LBB7_14
LBB7_13:
	ldr	w17, [x8, #16]
	add	x5, x4, x4, lsl #1
	cmp	w17, #8
	csel	x5, x4, x5, eq
	add	x6, x4, #1
	lsr	x6, x6, #1
	cmp	w17, #4
	csel	x17, x5, x6, ne
	add	x17, x17, #2
	mov	x5, x4
	mov	w20, #2
LBB7_14:
	cmp	x15, x17
	b.lo	LBB7_26
	sub	x6, x3, x9
	cmp	x4, x6
	csel	x6, x4, x6, lo
	mov	w7, #1
	cbz	x2, LBB7_25
	cmp	x3, x9
	b.eq	LBB7_25
	mov	x7, #0
	mov	x19, #0
	add	x20, x14, x20
	add	x21, x2, x9, lsl #2
	b	LBB7_20
LBB7_18:
	lsr	x23, x22, #1
	ldrb	w23, [x20, x23]
	tst	x22, #0x1
	csel	w22, w12, wzr, eq
	lsr	w22, w23, w22
	and	w22, w22, #0xf
	ldr	w22, [x1, w22, uxtw #2]
LBB7_19:
	str	w22, [x21, x19, lsl #2]
	add	x22, x7, #1
	cmp	x22, x5
	csinc	x7, xzr, x7, eq
	add	x19, x19, #1
	cmp	x19, x6
	b.hs	LBB7_24
LBB7_20:
	ldr	w23, [x8, #16]
	cmp	x5, x4
	csel	x22, x19, x7, eq
	cmp	w23, #4
	b.eq	LBB7_18
	cmp	w23, #8
	b.ne	LBB7_23
	ldrb	w22, [x20, x22]
	ldr	w22, [x1, x22, lsl #2]
	b	LBB7_19
LBB7_23:
	add	x22, x22, x22, lsl #1
	add	x22, x20, x22
	ldrb	w23, [x22]
	ldurh	w22, [x22, #1]
	rev	w22, w22
	extr	w22, w23, w22, #16
	orr	w22, w22, #0xff000000
	b	LBB7_19
LBB7_24:
	ldr	w4, [x8, #20]
	cmp	w4, #0
	cset	w7, eq
LBB7_25:
	add	x9, x6, x9
	add	x0, x6, x0
	and	x4, x17, #0x1
	cmp	w16, #0
	csel	x16, x4, xzr, eq
	add	x16, x16, x17
	cmp	x16, x15
	csel	x15, x16, x15, lo
	add	x15, x14, x15
	str	x15, [x8]
	tbnz	w7, #0, LBB7_5
	b	LBB7_30
LBB7_26:
	mov	w9, #2
	b	LBB7_28
LBB7_27:
	mov	w9, #1
LBB7_28:
	str	w9, [x8, #20]
	b	LBB7_30
LBB7_29:
	str	x9, [x8, #32]
	ldrb	w9, [x14, #3]
	sub	w9, w9, #1
	str	w9, [x8, #24]
LBB7_30:
	ldp	x20, x19, [sp, #32]
	ldp	x22, x21, [sp, #16]
	ldp	x24, x23, [sp], #48
	ret
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
