// Made by scripts/make-kernels.sh from profiles.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_apply_curve
	.p2align	2
_cpixels_apply_curve:
	cbz	x2, LBB0_6
	sub	x8, x2, #1
	mov	x9, #-6148914691236517206
	movk	x9, #43691
	umulh	x9, x8, x9
	lsr	x9, x9, #2
	mov	w10, #6
	msub	x8, x9, x10, x8
	add	x9, x8, #1
	cmp	x9, #6
	csinc	x8, xzr, x8, eq
	cmp	x2, #6
	b.lo	LBB0_4
	sub	x10, x2, x8
LBB0_3:
	ldrb	w11, [x1]
	ldrb	w11, [x0, x11]
	strb	w11, [x1, #2]
	strb	w11, [x1, #1]
	strb	w11, [x1]
	ldrb	w11, [x1, #4]
	ldrb	w11, [x0, x11]
	strb	w11, [x1, #6]
	strb	w11, [x1, #5]
	strb	w11, [x1, #4]
	ldrb	w11, [x1, #8]
	ldrb	w11, [x0, x11]
	strb	w11, [x1, #10]
	strb	w11, [x1, #9]
	strb	w11, [x1, #8]
	ldrb	w11, [x1, #12]
	ldrb	w11, [x0, x11]
	strb	w11, [x1, #14]
	strb	w11, [x1, #13]
	strb	w11, [x1, #12]
	ldrb	w11, [x1, #16]
	ldrb	w11, [x0, x11]
	strb	w11, [x1, #18]
	strb	w11, [x1, #17]
	strb	w11, [x1, #16]
	ldrb	w11, [x1, #20]
	ldrb	w11, [x0, x11]
	strb	w11, [x1, #22]
	strb	w11, [x1, #21]
	strb	w11, [x1, #20]
	add	x1, x1, #24
	subs	x10, x10, #6
	b.ne	LBB0_3
LBB0_4:
	cmp	x9, #6
	b.eq	LBB0_6
LBB0_5:
	ldrb	w9, [x1]
	ldrb	w9, [x0, x9]
	strb	w9, [x1, #2]
	strb	w9, [x1, #1]
	strb	w9, [x1], #4
	subs	x8, x8, #1
	b.ne	LBB0_5
LBB0_6:
	ret
	.globl	_cpixels_apply_deep_curve
	.p2align	2
_cpixels_apply_deep_curve:
	cbz	x3, LBB1_3
	add	x8, x2, #2
LBB1_2:
	ldrh	w9, [x1], #8
	ldrb	w9, [x0, x9]
	strb	w9, [x8]
	sturb	w9, [x8, #-1]
	sturb	w9, [x8, #-2]
	add	x8, x8, #4
	subs	x3, x3, #1
	b.ne	LBB1_2
LBB1_3:
	ret
	.globl	_cpixels_apply_matrix
	.p2align	2
_cpixels_apply_matrix:
	cbz	x2, LBB2_3
	ldr	w8, [x0, #20]
	sub	w8, w8, #1
	mov	w9, #1
	lsl	w8, w9, w8
	dup.4s	v0, w8
	mov.s	v0[3], wzr
	add	x8, x0, #16
	ld1r.4s	{ v1 }, [x8]
	ldr	x8, [x0]
	add	x9, x8, #1, lsl #12
	add	x10, x8, #2, lsl #12
	movi.2d	v2, #0000000000000000
LBB2_2:
	ldrb	w11, [x1]
	ldr	q3, [x8, x11, lsl #4]
	ldrb	w11, [x1, #1]
	ldr	q4, [x9, x11, lsl #4]
	ldrb	w11, [x1, #2]
	ldr	q5, [x10, x11, lsl #4]
	add.4s	v3, v3, v0
	add.4s	v4, v4, v5
	add.4s	v3, v3, v4
	add	x11, x0, #20
	ld1r.4s	{ v4 }, [x11]
	neg.4s	v4, v4
	sshl.4s	v3, v3, v4
	smax.4s	v3, v3, v2
	smin.4s	v3, v3, v1
	mov.s	w11, v3[1]
	ldr	x12, [x0, #8]
	mov.s	w13, v3[2]
	fmov	w14, s3
	ldrb	w12, [x12, w14, sxtw]
	strb	w12, [x1]
	ldr	x12, [x0, #8]
	ldrb	w11, [x12, w11, sxtw]
	strb	w11, [x1, #1]
	ldr	x11, [x0, #8]
	ldrb	w11, [x11, w13, sxtw]
	strb	w11, [x1, #2]
	add	x1, x1, #4
	subs	x2, x2, #1
	b.ne	LBB2_2
LBB2_3:
	ret
	.globl	_cpixels_apply_deep_matrix
	.p2align	2
_cpixels_apply_deep_matrix:
	cbz	x3, LBB3_3
	ldr	x8, [x0, #24]
	ldp	q0, q1, [x8]
	ldr	q2, [x8, #32]
	ldr	s3, [x0, #40]
	scvtf	s3, s3
	dup.4s	v4, v3[0]
	movi.2d	v5, #0000000000000000
LBB3_2:
	ldrh	w8, [x1]
	ldp	x9, x10, [x0]
	ldr	s6, [x9, x8, lsl #2]
	ldrh	w8, [x1, #2]
	ldr	s7, [x10, x8, lsl #2]
	fmul.4s	v7, v1, v7[0]
	fmla.4s	v7, v0, v6[0]
	ldr	x8, [x0, #16]
	ldrh	w9, [x1, #4]
	ldr	s6, [x8, x9, lsl #2]
	fmla.4s	v7, v2, v6[0]
	movi.4s	v6, #63, lsl #24
	fmla.4s	v6, v7, v3[0]
	fmaxnm.4s	v6, v6, v5
	fminnm.4s	v6, v6, v4
	fcvtzs.4s	v6, v6
	mov.s	w8, v6[1]
	ldr	x9, [x0, #32]
	mov.s	w10, v6[2]
	fmov	w11, s6
	ldrb	w9, [x9, w11, sxtw]
	strb	w9, [x2]
	ldr	x9, [x0, #32]
	ldrb	w8, [x9, w8, sxtw]
	strb	w8, [x2, #1]
	ldr	x8, [x0, #32]
	ldrb	w8, [x8, w10, sxtw]
	strb	w8, [x2, #2]
	add	x1, x1, #8
	add	x2, x2, #4
	subs	x3, x3, #1
	b.ne	LBB3_2
LBB3_3:
	ret
	.globl	_cpixels_take_deep_alpha
	.p2align	2
_cpixels_take_deep_alpha:
	cbz	x2, LBB4_3
	add	x8, x0, #6
	add	x9, x1, #3
	mov	w10, #32895
LBB4_2:
	ldrh	w11, [x8], #8
	lsl	w12, w11, #8
	sub	w11, w12, w11
	add	w11, w11, w10
	lsr	w11, w11, #16
	strb	w11, [x9], #4
	subs	x2, x2, #1
	b.ne	LBB4_2
LBB4_3:
	ret
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
