// Made by scripts/make-kernels.sh from bitmaps.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.text
	.globl	cpixels_unpack_numbers
	.p2align	2
	.type	cpixels_unpack_numbers,@function
cpixels_unpack_numbers:
	cbz	x3, .LBB0_3
	mov	w9, #-1
	mov	x8, xzr
	mov	w10, w1
	lsl	w9, w9, w1
	mov	w11, #8
	mvn	w9, w9
.LBB0_2:
	lsr	x12, x8, #3
	and	w13, w8, #0x7
	subs	x3, x3, #1
	add	w13, w1, w13
	add	x8, x8, x10
	ldrb	w12, [x0, x12]
	sub	w13, w11, w13
	lsr	w12, w12, w13
	and	w12, w12, w9
	strb	w12, [x2], #1
	b.ne	.LBB0_2
.LBB0_3:
	ret
.Lfunc_end0:
	.size	cpixels_unpack_numbers, .Lfunc_end0-cpixels_unpack_numbers
	.globl	cpixels_take_blue_first
	.p2align	2
	.type	cpixels_take_blue_first,@function
cpixels_take_blue_first:
	cbz	x4, .LBB1_6
	add	x8, x3, #3
	add	x9, x0, #3
	b	.LBB1_4
.LBB1_2:
	ldrb	w10, [x9]
.LBB1_3:
	ldurb	w11, [x9, #-1]
	ldurb	w12, [x9, #-3]
	subs	x4, x4, #1
	ldurb	w13, [x9, #-2]
	strb	w10, [x8]
	add	x9, x9, x1
	sturb	w11, [x8, #-3]
	sturb	w13, [x8, #-2]
	sturb	w12, [x8, #-1]
	add	x8, x8, #4
	b.eq	.LBB1_6
.LBB1_4:
	cbnz	w2, .LBB1_2
	mov	w10, #255
	b	.LBB1_3
.LBB1_6:
	ret
.Lfunc_end1:
	.size	cpixels_take_blue_first, .Lfunc_end1-cpixels_take_blue_first
	.globl	cpixels_put_blue_first
	.p2align	2
	.type	cpixels_put_blue_first,@function
cpixels_put_blue_first:
	cbz	x3, .LBB2_5
	add	x8, x1, #1
	add	x9, x0, #3
	b	.LBB2_3
.LBB2_2:
	subs	x3, x3, #1
	add	x8, x8, x2
	add	x9, x9, #4
	b.eq	.LBB2_5
.LBB2_3:
	ldurb	w10, [x9, #-1]
	cmp	x2, #4
	sturb	w10, [x8, #-1]
	ldurb	w10, [x9, #-2]
	strb	w10, [x8]
	ldurb	w10, [x9, #-3]
	strb	w10, [x8, #1]
	b.ne	.LBB2_2
	ldrb	w10, [x9]
	strb	w10, [x8, #2]
	b	.LBB2_2
.LBB2_5:
	ret
.Lfunc_end2:
	.size	cpixels_put_blue_first, .Lfunc_end2-cpixels_put_blue_first
	.globl	cpixels_used_bits
	.p2align	2
	.type	cpixels_used_bits,@function
cpixels_used_bits:
	cbz	x2, .LBB3_5
	mov	x8, x0
	mov	w0, wzr
	add	x8, x8, #3
	b	.LBB3_3
.LBB3_2:
	subs	x2, x2, #1
	orr	w0, w9, w0
	add	x8, x8, x1
	b.eq	.LBB3_6
.LBB3_3:
	ldurh	w9, [x8, #-3]
	cmp	x1, #2
	b.eq	.LBB3_2
	ldrb	w10, [x8]
	ldurb	w11, [x8, #-1]
	lsl	w10, w10, #24
	orr	w10, w10, w11, lsl #16
	orr	w9, w10, w9
	b	.LBB3_2
.LBB3_5:
	mov	x0, xzr
.LBB3_6:
	ret
.Lfunc_end3:
	.size	cpixels_used_bits, .Lfunc_end3-cpixels_used_bits
	.globl	cpixels_read_masks
	.p2align	2
	.type	cpixels_read_masks,@function
cpixels_read_masks:
	mov	x8, xzr
	add	x9, x1, #16
	add	x10, x1, #32
	add	x11, x1, #48
	mov	w12, #255
	b	.LBB4_2
.LBB4_1:
	add	x8, x8, #1
	add	x11, x11, #256
	cmp	x8, #4
	b.eq	.LBB4_11
.LBB4_2:
	ldr	w15, [x0, x8, lsl #2]
	cbz	w15, .LBB4_6
	mov	w16, wzr
.LBB4_4:
	lsr	w13, w15, w16
	tbnz	w13, #0, .LBB4_7
	add	w16, w16, #1
	cmp	w16, #31
	b.ne	.LBB4_4
	b	.LBB4_7
.LBB4_6:
	mov	w16, wzr
.LBB4_7:
	lsr	w14, w15, w16
	str	w15, [x1, x8, lsl #2]
	mov	x13, xzr
	str	w16, [x9, x8, lsl #2]
	cmp	w14, #255
	lsr	w15, w14, #1
	str	w14, [x10, x8, lsl #2]
	csel	w16, w14, w12, lo
	cmp	x8, #3
	csel	w17, w12, wzr, eq
	b	.LBB4_9
.LBB4_8:
	cmp	w18, #255
	add	w15, w15, #255
	csel	w18, w18, w12, lo
	strb	w18, [x11, x13]
	add	x13, x13, #1
	cmp	x13, #256
	b.eq	.LBB4_1
.LBB4_9:
	mov	w18, w17
	cbz	w14, .LBB4_8
	udiv	w18, w15, w16
	b	.LBB4_8
.LBB4_11:
	ret
.Lfunc_end4:
	.size	cpixels_read_masks, .Lfunc_end4-cpixels_read_masks
	.globl	cpixels_take_masked
	.p2align	2
	.type	cpixels_take_masked,@function
cpixels_take_masked:
	cbz	x4, .LBB5_17
	add	x8, x0, #48
	add	x9, x0, #304
	add	x10, x0, #560
	add	x11, x0, #816
	add	x12, x3, #3
	add	x13, x1, #1
	b	.LBB5_4
.LBB5_2:
	ldrb	w14, [x11, x14]
.LBB5_3:
	subs	x4, x4, #1
	add	x13, x13, x2
	strb	w14, [x12], #4
	b.eq	.LBB5_17
.LBB5_4:
	ldurh	w14, [x13, #-1]
	cmp	x2, #2
	b.eq	.LBB5_6
	ldrb	w15, [x13, #2]
	ldrb	w16, [x13, #1]
	lsl	w15, w15, #24
	orr	w15, w15, w16, lsl #16
	orr	w14, w15, w14
.LBB5_6:
	ldr	w16, [x0]
	ldr	w17, [x0, #16]
	ldr	w15, [x0, #32]
	and	w16, w16, w14
	cmp	w15, #255
	lsr	x16, x16, x17
	b.hi	.LBB5_8
	ldrb	w15, [x8, x16]
	b	.LBB5_9
.LBB5_8:
	lsl	x17, x16, #8
	sub	x16, x17, x16
	add	x16, x16, x15, lsr #1
	udiv	x15, x16, x15
.LBB5_9:
	sturb	w15, [x12, #-3]
	ldr	w16, [x0, #4]
	ldr	w17, [x0, #20]
	ldr	w15, [x0, #36]
	and	w16, w16, w14
	cmp	w15, #256
	lsr	x16, x16, x17
	b.hs	.LBB5_11
	ldrb	w15, [x9, x16]
	b	.LBB5_12
.LBB5_11:
	lsl	x17, x16, #8
	sub	x16, x17, x16
	add	x16, x16, x15, lsr #1
	udiv	x15, x16, x15
.LBB5_12:
	sturb	w15, [x12, #-2]
	ldr	w16, [x0, #8]
	ldr	w17, [x0, #24]
	ldr	w15, [x0, #40]
	and	w16, w16, w14
	cmp	w15, #256
	lsr	x16, x16, x17
	b.hs	.LBB5_14
	ldrb	w15, [x10, x16]
	b	.LBB5_15
.LBB5_14:
	lsl	x17, x16, #8
	sub	x16, x17, x16
	add	x16, x16, x15, lsr #1
	udiv	x15, x16, x15
.LBB5_15:
	sturb	w15, [x12, #-1]
	ldr	w16, [x0, #12]
	ldr	w17, [x0, #28]
	ldr	w15, [x0, #44]
	and	w14, w16, w14
	cmp	w15, #256
	lsr	x14, x14, x17
	b.lo	.LBB5_2
	lsl	x16, x14, #8
	sub	x14, x16, x14
	add	x14, x14, x15, lsr #1
	udiv	x14, x14, x15
	b	.LBB5_3
.LBB5_17:
	ret
.Lfunc_end5:
	.size	cpixels_take_masked, .Lfunc_end5-cpixels_take_masked
	.globl	cpixels_cut_out
	.p2align	2
	.type	cpixels_cut_out,@function
cpixels_cut_out:
	cbz	x2, .LBB6_5
	mov	x8, xzr
	add	x9, x1, #3
	mov	w10, #7
	b	.LBB6_3
.LBB6_2:
	add	x8, x8, #1
	add	x9, x9, #4
	cmp	x2, x8
	b.eq	.LBB6_5
.LBB6_3:
	lsr	x11, x8, #3
	bic	w12, w10, w8
	ldrb	w11, [x0, x11]
	lsr	w11, w11, w12
	tbz	w11, #0, .LBB6_2
	strb	wzr, [x9]
	b	.LBB6_2
.LBB6_5:
	ret
.Lfunc_end6:
	.size	cpixels_cut_out, .Lfunc_end6-cpixels_cut_out
	.globl	cpixels_unpack_runs
	.p2align	2
	.type	cpixels_unpack_runs,@function
cpixels_unpack_runs:
	ldr	w9, [x0, #24]
	mov	x8, x0
	cbz	w9, .LBB7_2
	mov	x0, xzr
	sub	w9, w9, #1
	str	w9, [x8, #24]
	ret
.LBB7_2:
	ldr	w9, [x8, #20]
	ldr	x10, [x8, #32]
	mov	x0, xzr
	str	xzr, [x8, #32]
	cbz	w9, .LBB7_4
	ret
.LBB7_4:
	stp	x22, x21, [sp, #-32]!
	ldp	x15, x9, [x8]
	cmp	x10, x3
	mov	x0, xzr
	csel	x10, x10, x3, lo
	mov	w11, #2
	mov	w12, #4
	mov	w13, #1
	stp	x20, x19, [sp, #16]
.LBB7_5:
	mov	x14, x15
	sub	x15, x9, x15
	cmp	x15, #1
	b.ls	.LBB7_28
	ldrb	w16, [x14]
	cbnz	x16, .LBB7_12
	ldrb	w18, [x14, #1]
	cmp	w18, #3
	b.hs	.LBB7_13
	cmp	w18, #2
	csel	x16, x12, x11, eq
	cmp	x15, x16
	b.lo	.LBB7_28
	add	x15, x14, x16
	str	x15, [x8]
	ldrb	w16, [x14, #1]
	cbz	w16, .LBB7_32
	cmp	w16, #1
	b.eq	.LBB7_29
	ldrb	w16, [x14, #2]
	sub	x17, x3, x10
	ldrb	w18, [x14, #3]
	add	x10, x10, x16
	cmp	x17, x16
	csel	x10, x3, x10, lo
	cbz	w18, .LBB7_5
	b	.LBB7_31
.LBB7_12:
	ldr	w17, [x8, #16]
	mov	x18, x16
	mov	w20, #1
	cmp	w17, #4
	cinc	x4, x13, eq
	cmp	w17, #8
	ccmp	w17, #4, #4, ne
	csel	x17, x11, x12, eq
	b	.LBB7_14
.LBB7_13:
	ldr	w17, [x8, #16]
	add	x4, x18, x18, lsl #1
	add	x5, x18, #1
	lsr	x5, x5, #1
	mov	w20, #2
	cmp	w17, #8
	csel	x4, x18, x4, eq
	cmp	w17, #4
	csel	x17, x4, x5, ne
	mov	x4, x18
	add	x17, x17, #2
.LBB7_14:
	cmp	x15, x17
	b.lo	.LBB7_28
	sub	x5, x3, x10
	mov	w6, #1
	cmp	x18, x5
	csel	x5, x18, x5, lo
	cbz	x2, .LBB7_27
	cmp	x3, x10
	b.eq	.LBB7_27
	add	x19, x2, x10, lsl #2
	mov	x6, xzr
	mov	x7, xzr
	add	x20, x14, x20
	b	.LBB7_20
.LBB7_18:
	lsr	x22, x21, #1
	tst	x21, #0x1
	csel	w21, w12, wzr, eq
	ldrb	w22, [x20, x22]
	lsr	w21, w22, w21
	and	w21, w21, #0xf
	ldr	w21, [x1, w21, uxtw #2]
.LBB7_19:
	add	x22, x6, #1
	str	w21, [x19, x7, lsl #2]
	add	x7, x7, #1
	cmp	x22, x4
	csinc	x6, xzr, x6, eq
	cmp	x7, x5
	b.hs	.LBB7_26
.LBB7_20:
	cmp	x4, x18
	mov	x21, x7
	b.eq	.LBB7_22
	mov	x21, x6
.LBB7_22:
	ldr	w22, [x8, #16]
	cmp	w22, #4
	b.eq	.LBB7_18
	cmp	w22, #8
	b.ne	.LBB7_25
	ldrb	w21, [x20, x21]
	ldr	w21, [x1, x21, lsl #2]
	b	.LBB7_19
.LBB7_25:
	add	x21, x21, x21, lsl #1
	add	x21, x20, x21
	ldurh	w22, [x21, #1]
	ldrb	w21, [x21]
	rev	w22, w22
	extr	w21, w21, w22, #16
	orr	w21, w21, #0xff000000
	b	.LBB7_19
.LBB7_26:
	ldr	w18, [x8, #20]
	cmp	w18, #0
	cset	w6, eq
.LBB7_27:
	and	x18, x17, #0x1
	cmp	w16, #0
	add	x10, x5, x10
	csel	x16, x18, xzr, eq
	add	x0, x5, x0
	add	x16, x16, x17
	cmp	x16, x15
	csel	x15, x16, x15, lo
	add	x15, x14, x15
	str	x15, [x8]
	tbnz	w6, #0, .LBB7_5
	b	.LBB7_32
.LBB7_28:
	mov	w9, #2
	b	.LBB7_30
.LBB7_29:
	mov	w9, #1
.LBB7_30:
	str	w9, [x8, #20]
	b	.LBB7_32
.LBB7_31:
	str	x10, [x8, #32]
	ldrb	w9, [x14, #3]
	sub	w9, w9, #1
	str	w9, [x8, #24]
.LBB7_32:
	ldp	x20, x19, [sp, #16]
	ldp	x22, x21, [sp], #32
	ret
.Lfunc_end7:
	.size	cpixels_unpack_runs, .Lfunc_end7-cpixels_unpack_runs
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
