// Made by scripts/make-kernels.sh from profiles.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.text
	.globl	cpixels_apply_curve
	.p2align	2
	.type	cpixels_apply_curve,@function
cpixels_apply_curve:
	cbz	x2, .LBB0_2
.LBB0_1:
	ldrb	w8, [x1]
	subs	x2, x2, #1
	ldrb	w8, [x0, x8]
	strb	w8, [x1, #2]
	strb	w8, [x1, #1]
	strb	w8, [x1], #4
	b.ne	.LBB0_1
.LBB0_2:
	ret
.Lfunc_end0:
	.size	cpixels_apply_curve, .Lfunc_end0-cpixels_apply_curve
	.globl	cpixels_apply_deep_curve
	.p2align	2
	.type	cpixels_apply_deep_curve,@function
cpixels_apply_deep_curve:
	cbz	x3, .LBB1_3
	add	x8, x2, #2
.LBB1_2:
	ldrh	w9, [x1], #8
	subs	x3, x3, #1
	ldrb	w9, [x0, x9]
	strb	w9, [x8]
	sturb	w9, [x8, #-1]
	sturb	w9, [x8, #-2]
	add	x8, x8, #4
	b.ne	.LBB1_2
.LBB1_3:
	ret
.Lfunc_end1:
	.size	cpixels_apply_deep_curve, .Lfunc_end1-cpixels_apply_deep_curve
	.globl	cpixels_apply_matrix
	.p2align	2
	.type	cpixels_apply_matrix,@function
cpixels_apply_matrix:
	cbz	x2, .LBB2_3
	ldr	w8, [x0, #20]
	mov	w9, #1
	movi	v1.2d, #0000000000000000
	sub	w8, w8, #1
	lsl	w8, w9, w8
	dup	v0.4s, w8
	add	x8, x0, #16
	ld1r	{ v2.4s }, [x8]
	ldr	x8, [x0]
	mov	v0.s[3], wzr
	add	x9, x8, #1, lsl #12
	add	x10, x8, #2, lsl #12
.LBB2_2:
	ldrb	w11, [x1]
	ldrb	w12, [x1, #1]
	subs	x2, x2, #1
	ldrb	w13, [x1, #2]
	ldr	q3, [x8, x11, lsl #4]
	ldr	q4, [x9, x12, lsl #4]
	add	x11, x0, #20
	ldr	q5, [x10, x13, lsl #4]
	add	v3.4s, v3.4s, v0.4s
	add	v4.4s, v4.4s, v5.4s
	ld1r	{ v5.4s }, [x11]
	ldr	x11, [x0, #8]
	add	v3.4s, v3.4s, v4.4s
	neg	v4.4s, v5.4s
	sshl	v3.4s, v3.4s, v4.4s
	smax	v3.4s, v3.4s, v1.4s
	smin	v3.4s, v3.4s, v2.4s
	fmov	w12, s3
	ldrb	w11, [x11, w12, sxtw]
	mov	w12, v3.s[1]
	strb	w11, [x1]
	ldr	x11, [x0, #8]
	ldrb	w11, [x11, w12, sxtw]
	mov	w12, v3.s[2]
	strb	w11, [x1, #1]
	ldr	x11, [x0, #8]
	ldrb	w11, [x11, w12, sxtw]
	strb	w11, [x1, #2]
	add	x1, x1, #4
	b.ne	.LBB2_2
.LBB2_3:
	ret
.Lfunc_end2:
	.size	cpixels_apply_matrix, .Lfunc_end2-cpixels_apply_matrix
	.globl	cpixels_apply_deep_matrix
	.p2align	2
	.type	cpixels_apply_deep_matrix,@function
cpixels_apply_deep_matrix:
	cbz	x3, .LBB3_3
	ldr	s0, [x0, #40]
	ldr	x8, [x0, #24]
	movi	v1.2d, #0000000000000000
	scvtf	s0, s0
	ldp	q3, q4, [x8]
	ldr	q5, [x8, #32]
	dup	v2.4s, v0.s[0]
.LBB3_2:
	ldp	x8, x10, [x0]
	subs	x3, x3, #1
	ldrh	w9, [x1, #2]
	ldr	s6, [x10, x9, lsl #2]
	ldrh	w9, [x1]
	fmul	v6.4s, v4.4s, v6.s[0]
	ldr	s7, [x8, x9, lsl #2]
	ldr	x8, [x0, #16]
	ldrh	w9, [x1, #4]
	add	x1, x1, #8
	fmla	v6.4s, v3.4s, v7.s[0]
	ldr	s7, [x8, x9, lsl #2]
	ldr	x8, [x0, #32]
	fmla	v6.4s, v5.4s, v7.s[0]
	movi	v7.4s, #63, lsl #24
	fmla	v7.4s, v6.4s, v0.s[0]
	fmaxnm	v6.4s, v7.4s, v1.4s
	fminnm	v6.4s, v6.4s, v2.4s
	fcvtzs	v6.4s, v6.4s
	fmov	w9, s6
	ldrb	w8, [x8, w9, sxtw]
	mov	w9, v6.s[1]
	strb	w8, [x2]
	ldr	x8, [x0, #32]
	ldrb	w8, [x8, w9, sxtw]
	mov	w9, v6.s[2]
	strb	w8, [x2, #1]
	ldr	x8, [x0, #32]
	ldrb	w8, [x8, w9, sxtw]
	strb	w8, [x2, #2]
	add	x2, x2, #4
	b.ne	.LBB3_2
.LBB3_3:
	ret
.Lfunc_end3:
	.size	cpixels_apply_deep_matrix, .Lfunc_end3-cpixels_apply_deep_matrix
	.globl	cpixels_take_deep_alpha
	.p2align	2
	.type	cpixels_take_deep_alpha,@function
cpixels_take_deep_alpha:
	cbz	x2, .LBB4_3
	add	x8, x0, #6
	add	x9, x1, #3
	mov	w10, #32895
.LBB4_2:
	ldrh	w11, [x8], #8
	subs	x2, x2, #1
	lsl	w12, w11, #8
	sub	w11, w12, w11
	add	w11, w11, w10
	lsr	w11, w11, #16
	strb	w11, [x9], #4
	b.ne	.LBB4_2
.LBB4_3:
	ret
.Lfunc_end4:
	.size	cpixels_take_deep_alpha, .Lfunc_end4-cpixels_take_deep_alpha
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
