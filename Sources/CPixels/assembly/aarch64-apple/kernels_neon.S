// Made by scripts/make-kernels.sh from kernels_neon.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	2
_widen:
	mov	x8, #0
	lsl	x9, x2, #2
	cbz	x9, LBB0_5
	mov	x10, x1
	b	LBB0_3
LBB0_2:
	str	q0, [x10], #16
	add	x8, x8, #4
	cmp	x8, x9
	b.hs	LBB0_5
LBB0_3:
	ldr	s0, [x0, x8]
	ushll.8h	v0, v0, #0
	ushll.4s	v0, v0, #0
	cbz	w3, LBB0_2
	shl.4s	v0, v0, #16
	ldr	q1, [x10]
	orr.16b	v0, v1, v0
	b	LBB0_2
LBB0_5:
	subs	x9, x8, x9
	b.hs	LBB0_11
	add	x10, x0, x8
	add	x8, x1, x8, lsl #2
	b	LBB0_9
LBB0_7:
	ldrb	w11, [x10]
LBB0_8:
	str	w11, [x8], #4
	add	x10, x10, #1
	adds	x9, x9, #1
	b.hs	LBB0_11
LBB0_9:
	cbz	w3, LBB0_7
	ldr	w11, [x8]
	ldrb	w12, [x10]
	orr	w11, w11, w12, lsl #16
	b	LBB0_8
LBB0_11:
	ret
	.p2align	2
_premultiply:
	cbz	x2, LBB1_5
	mov	w8, #1
	lsl	w8, w8, w4
	scvtf	s1, w8
	mov	w8, #1132396544
	fmov	s0, w8
	fdiv	s1, s1, s0
	b	LBB1_3
LBB1_2:
	str	q2, [x1], #16
	add	x0, x0, #4
	subs	x2, x2, #1
	b.eq	LBB1_5
LBB1_3:
	ldr	s2, [x0]
	ushll.8h	v2, v2, #0
	ushll.4s	v2, v2, #0
	ucvtf.4s	v2, v2
	dup.4s	v3, v2[3]
	mov.s	v3[3], v0[0]
	fmul.4s	v2, v3, v2
	movi.4s	v3, #63, lsl #24
	fmla.4s	v3, v2, v1[0]
	fcvtzs.4s	v2, v3
	cbz	w3, LBB1_2
	ldr	q3, [x1]
	shl.4s	v2, v2, #16
	orr.16b	v2, v3, v2
	b	LBB1_2
LBB1_5:
	ret
	.p2align	2
_reduce:
	cbz	x2, LBB2_12
	mov	x11, #0
	lsl	x8, x3, #2
	mov	w9, #1048576
	mov	w10, #1132396544
	fmov	s0, w10
	mov	x10, x2
	b	LBB2_3
LBB2_2:
	add	x1, x1, #16
	sub	x10, x10, x3
	add	x0, x0, x8
	mov	x11, x12
	cmp	x12, x2
	b.hs	LBB2_12
LBB2_3:
	add	x12, x11, x3
	sub	x13, x2, x11
	cmp	x13, x3
	csel	x13, x2, x12, lo
	cmp	x11, x13
	b.hs	LBB2_2
	cmp	x3, x10
	csel	x14, x3, x10, lo
	ldr	q1, [x1]
	mov	x15, x0
	b	LBB2_6
LBB2_5:
	fadd.4s	v1, v2, v1
	str	q1, [x1]
	add	x11, x11, #256, lsl #12
	sub	x14, x14, #256, lsl #12
	add	x15, x15, #1024, lsl #12
	cmp	x11, x13
	b.hs	LBB2_2
LBB2_6:
	cmp	x14, #1
	csinc	x16, x14, xzr, hi
	cmp	x16, #256, lsl #12
	csel	x16, x16, x9, lo
	cbz	w4, LBB2_9
	movi.2d	v2, #0000000000000000
	mov	x17, x15
LBB2_8:
	ldr	s3, [x17], #4
	ushll.8h	v3, v3, #0
	ushll.4s	v3, v3, #0
	ucvtf.4s	v3, v3
	dup.4s	v4, v3[3]
	mov.s	v4[3], v0[0]
	fmla.4s	v2, v3, v4
	subs	x16, x16, #1
	b.ne	LBB2_8
	b	LBB2_5
LBB2_9:
	mov	x17, #0
	lsl	x16, x16, #2
	movi.2d	v2, #0000000000000000
LBB2_10:
	ldr	s3, [x15, x17]
	ushll.8h	v3, v3, #0
	uaddw.4s	v2, v2, v3
	add	x17, x17, #4
	cmp	x16, x17
	b.ne	LBB2_10
	scvtf.4s	v2, v2
	b	LBB2_5
LBB2_12:
	ret
	.p2align	2
_narrow:
	cmp	x2, #4
	b.hs	LBB3_8
	mov	x11, #0
LBB3_2:
	subs	x8, x2, x11
	b.ls	LBB3_7
	lsl	x10, x11, #2
	add	x9, x1, x10
	add	x10, x0, x10
	fmov	s1, #0.50000000
	b	LBB3_5
LBB3_4:
	str	w11, [x9], #4
	subs	x8, x8, #1
	b.eq	LBB3_7
LBB3_5:
	ldr	s2, [x10], #4
	fmadd	s2, s0, s2, s1
	fcvtzs	w11, s2
	cbz	w3, LBB3_4
	ldr	w12, [x9]
	orr	w11, w12, w11, lsl #16
	b	LBB3_4
LBB3_7:
	ret
LBB3_8:
	mov	x10, #0
	mov	x8, x1
	mov	x9, x0
	b	LBB3_10
LBB3_9:
	str	q1, [x8], #16
	add	x11, x10, #4
	add	x12, x10, #8
	mov	x10, x11
	cmp	x12, x2
	b.hi	LBB3_2
LBB3_10:
	ldr	q1, [x9], #16
	movi.4s	v2, #63, lsl #24
	fmla.4s	v2, v1, v0[0]
	fcvtzs.4s	v1, v2
	cbz	w3, LBB3_9
	shl.4s	v1, v1, #16
	ldr	q2, [x8]
	orr.16b	v1, v2, v1
	b	LBB3_9
	.p2align	2
_accumulate:
	cbz	x3, LBB4_12
	mov	x11, #0
	add	x8, x2, #48
	lsl	x9, x3, #2
	mov	w10, #24
	b	LBB4_3
LBB4_2:
	add	x8, x8, #3072
	mov	x11, x12
	cmp	x12, x3
	b.hs	LBB4_12
LBB4_3:
	sub	x13, x3, x11
	add	x12, x11, #768
	cmp	x13, #768
	csel	x13, x3, x12, lo
	cbz	x1, LBB4_2
	mov	x14, #0
	b	LBB4_6
LBB4_5:
	add	x14, x14, #1
	cmp	x14, x1
	b.eq	LBB4_2
LBB4_6:
	cmp	x11, x13
	b.hs	LBB4_5
	madd	x15, x14, x10, x0
	ldrsw	x16, [x15, #16]
	madd	x16, x9, x16, x8
	mov	x17, x11
	b	LBB4_9
LBB4_8:
	stp	q3, q2, [x2]
	stp	q1, q0, [x2, #32]
	add	x17, x17, #16
	add	x16, x16, #64
	cmp	x17, x13
	b.hs	LBB4_5
LBB4_9:
	ldr	x2, [x15]
	add	x2, x2, x17, lsl #2
	ldp	q3, q2, [x2]
	ldp	q1, q0, [x2, #32]
	ldr	w4, [x15, #20]
	cmp	w4, #1
	b.lt	LBB4_8
	ldr	x5, [x15, #8]
	mov	x6, x16
LBB4_11:
	ldur	q4, [x6, #-48]
	ld1r.2s	{ v5 }, [x5], #4
	smull.4s	v6, v4, v5
	ext.16b	v4, v4, v4, #8
	smull.4s	v4, v4, v5
	addp.4s	v4, v6, v4
	add.4s	v3, v4, v3
	ldp	q4, q6, [x6, #-32]
	smull.4s	v7, v4, v5
	ext.16b	v4, v4, v4, #8
	smull.4s	v4, v4, v5
	addp.4s	v4, v7, v4
	add.4s	v2, v4, v2
	smull.4s	v4, v6, v5
	ext.16b	v6, v6, v6, #8
	smull.4s	v6, v6, v5
	addp.4s	v4, v4, v6
	add.4s	v1, v4, v1
	ldr	q4, [x6]
	smull.4s	v6, v4, v5
	ext.16b	v4, v4, v4, #8
	smull.4s	v4, v4, v5
	addp.4s	v4, v6, v4
	add.4s	v0, v4, v0
	add	x6, x6, x9
	subs	x4, x4, #1
	b.ne	LBB4_11
	b	LBB4_8
LBB4_12:
	ret
	.p2align	2
_write_row:
	cbz	x1, LBB5_3
	mov	x8, #0
	mov	x9, x5
LBB5_2:
	ldr	q1, [x0], #16
	scvtf.4s	v1, v1
	fmul.4s	v1, v1, v0[0]
	str	q1, [x9], #16
	add	x8, x8, #4
	cmp	x8, x1
	b.lo	LBB5_2
LBB5_3:
	cbz	x3, LBB5_17
	mov	x8, #0
	add	x9, x5, #16
	add	x10, x4, #4
	mov	w11, #12
	mov	w12, #1132396544
	movi.2d	v0, #0000000000000000
	dup.4s	v1, w12
	movi.4s	v2, #63, lsl #24
	fmov	s3, #0.50000000
	b	LBB5_7
LBB5_5:
	fmov	s5, w12
	mov.s	v4[3], v5[0]
	mov.16b	v5, v4
LBB5_6:
	fmaxnm.4s	v4, v5, v0
	fminnm.4s	v4, v4, v1
	fadd.4s	v4, v4, v2
	fcvtzs.4s	v4, v4
	xtn.4h	v4, v4
	uzp1.8b	v4, v4, v0
	str	s4, [x6, x8, lsl #2]
	add	x8, x8, #1
	cmp	x8, x3
	b.eq	LBB5_17
LBB5_7:
	madd	x14, x8, x11, x2
	ldp	w15, w13, [x14]
	sxtw	x15, w15
	ldrsw	x14, [x14, #8]
	lsl	x15, x15, #4
	cmp	w13, #2
	b.ge	LBB5_9
	mov	x16, #0
	movi.2d	v4, #0000000000000000
	cmp	w16, w13
	b.lt	LBB5_12
	b	LBB5_14
LBB5_9:
	add	x16, x9, x15
	add	x17, x10, x14, lsl #2
	movi.2d	v4, #0000000000000000
	mov	w0, #2
	movi.2d	v5, #0000000000000000
LBB5_10:
	ldp	q6, q7, [x16, #-16]
	ldp	s16, s17, [x17, #-4]
	fmla.4s	v5, v6, v16[0]
	fmla.4s	v4, v7, v17[0]
	add	x0, x0, #2
	add	x16, x16, #32
	add	x17, x17, #8
	cmp	x0, x13
	b.ls	LBB5_10
	and	x16, x13, #0x7ffffffe
	fadd.4s	v4, v5, v4
	cmp	w16, w13
	b.ge	LBB5_14
LBB5_12:
	add	x15, x5, x15
	lsl	x17, x16, #2
	add	x14, x4, x14, lsl #2
LBB5_13:
	and	x0, x17, #0xfffffffc
	lsl	x0, x0, #2
	ldr	q5, [x15, x0]
	ldr	s6, [x14, x17]
	fmla.4s	v4, v5, v6[0]
	add	x17, x17, #4
	add	x16, x16, #1
	cmp	w13, w16
	b.gt	LBB5_13
LBB5_14:
	cbz	w7, LBB5_5
	mov	s6, v4[3]
	movi.2d	v5, #0000000000000000
	fcmp	s6, s3
	b.mi	LBB5_6
	fmov	s5, w12
	fdiv	s5, s5, s6
	fmul.4s	v5, v4, v5[0]
	mov.s	v5[3], v4[3]
	b	LBB5_6
LBB5_17:
	ret
	.section	__TEXT,__cstring,cstring_literals
l_.str:
	.asciz	"neon"
	.section	__DATA,__const
	.globl	_cpixels_neon
	.p2align	3, 0x0
_cpixels_neon:
	.quad	l_.str
	.quad	_widen
	.quad	_premultiply
	.quad	_reduce
	.quad	_narrow
	.quad	_accumulate
	.quad	_write_row
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
