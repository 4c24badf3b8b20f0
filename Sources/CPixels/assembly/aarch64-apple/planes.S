// Made by scripts/make-kernels.sh from planes.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_join_planes
	.p2align	2
_cpixels_join_planes:
	cbz	x4, LBB0_14
	cmp	x4, #7
	b.hi	LBB0_3
	mov	x8, #0
	b	LBB0_12
LBB0_3:
	cmp	x4, #32
	b.hs	LBB0_5
	mov	x8, #0
	b	LBB0_9
LBB0_5:
	and	x8, x4, #0xffffffffffffffe0
	add	x9, x3, #64
	add	x10, x0, #16
	add	x11, x2, #16
	add	x12, x1, #16
	movi.2d	v3, #0xffffffffffffffff
	mov	x13, x8
LBB0_6:
	ldp	q0, q4, [x10, #-16]
	ldp	q1, q5, [x12, #-16]
	ldp	q2, q6, [x11, #-16]
	mov.16b	v7, v3
	sub	x14, x9, #64
	st4.16b	{ v0, v1, v2, v3 }, [x14]
	st4.16b	{ v4, v5, v6, v7 }, [x9]
	add	x10, x10, #32
	add	x11, x11, #32
	add	x9, x9, #128
	add	x12, x12, #32
	subs	x13, x13, #32
	b.ne	LBB0_6
	cmp	x4, x8
	b.eq	LBB0_14
	tst	x4, #0x18
	b.eq	LBB0_12
LBB0_9:
	mov	x13, x8
	and	x8, x4, #0xfffffffffffffff8
	sub	x9, x13, x8
	add	x10, x2, x13
	add	x11, x1, x13
	add	x12, x3, x13, lsl #2
	add	x13, x0, x13
	movi.2d	v3, #0xffffffffffffffff
LBB0_10:
	ldr	d0, [x13], #8
	ldr	d1, [x11], #8
	ldr	d2, [x10], #8
	st4.8b	{ v0, v1, v2, v3 }, [x12], #32
	adds	x9, x9, #8
	b.ne	LBB0_10
	cmp	x4, x8
	b.eq	LBB0_14
LBB0_12:
	sub	x9, x4, x8
	add	x10, x2, x8
	add	x11, x1, x8
	add	x12, x0, x8
	add	x8, x3, x8, lsl #2
	add	x8, x8, #1
	mov	w13, #255
LBB0_13:
	ldrb	w14, [x12], #1
	sturb	w14, [x8, #-1]
	ldrb	w14, [x11], #1
	strb	w14, [x8]
	ldrb	w14, [x10], #1
	strb	w14, [x8, #1]
	strb	w13, [x8, #2]
	add	x8, x8, #4
	subs	x9, x9, #1
	b.ne	LBB0_13
LBB0_14:
	ret
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI1_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	32
	.byte	36
	.byte	40
	.byte	44
	.byte	48
	.byte	52
	.byte	56
	.byte	60
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_take_levels
	.p2align	2
_cpixels_take_levels:
	cmp	w1, #1
	csinc	w8, w1, wzr, hi
	cbz	x3, LBB1_14
	ucvtf	s0, w8
	mov	w8, #1132396544
	fmov	s1, w8
	fdiv	s0, s1, s0
	cmp	x3, #3
	b.hi	LBB1_3
	mov	x8, #0
	b	LBB1_12
LBB1_3:
	cmp	x3, #16
	b.hs	LBB1_5
	mov	x8, #0
	b	LBB1_9
LBB1_5:
	dup.4s	v1, w8
	and	x8, x3, #0xfffffffffffffff0
Lloh0:
	adrp	x9, lCPI1_0@PAGE
Lloh1:
	ldr	q2, [x9, lCPI1_0@PAGEOFF]
	mov	x9, x0
	mov	x10, x2
	mov	x11, x8
LBB1_6:
	ldp	q4, q3, [x9], #32
	ushll.4s	v5, v4, #0
	ucvtf.4s	v5, v5
	ushll.4s	v6, v3, #0
	ucvtf.4s	v6, v6
	ushll2.4s	v4, v4, #0
	ucvtf.4s	v4, v4
	ushll2.4s	v3, v3, #0
	ucvtf.4s	v3, v3
	movi.4s	v7, #63, lsl #24
	fmla.4s	v7, v3, v0[0]
	movi.4s	v3, #63, lsl #24
	fmla.4s	v3, v4, v0[0]
	movi.4s	v4, #63, lsl #24
	fmla.4s	v4, v6, v0[0]
	movi.4s	v6, #63, lsl #24
	fmla.4s	v6, v5, v0[0]
	fminnm.4s	v5, v6, v1
	fminnm.4s	v4, v4, v1
	fminnm.4s	v3, v3, v1
	fminnm.4s	v6, v7, v1
	fcvtzs.4s	v19, v6
	fcvtzs.4s	v17, v3
	fcvtzs.4s	v18, v4
	fcvtzs.4s	v16, v5
	tbl.16b	v3, { v16, v17, v18, v19 }, v2
	str	q3, [x10], #16
	subs	x11, x11, #16
	b.ne	LBB1_6
	cmp	x3, x8
	b.eq	LBB1_14
	tst	x3, #0xc
	b.eq	LBB1_12
LBB1_9:
	mov	x11, x8
	and	x8, x3, #0xfffffffffffffffc
	sub	x9, x11, x8
	add	x10, x2, x11
	add	x11, x0, x11, lsl #1
	mov	w12, #1132396544
	dup.4s	v1, w12
LBB1_10:
	ldr	d2, [x11], #8
	ushll.4s	v2, v2, #0
	ucvtf.4s	v2, v2
	movi.4s	v3, #63, lsl #24
	fmla.4s	v3, v2, v0[0]
	fminnm.4s	v2, v3, v1
	fcvtzs.4s	v2, v2
	xtn.4h	v2, v2
	uzp1.8b	v2, v2, v0
	st1.s	{ v2 }[0], [x10], #4
	adds	x9, x9, #4
	b.ne	LBB1_10
	cmp	x3, x8
	b.eq	LBB1_14
LBB1_12:
	sub	x9, x3, x8
	add	x10, x2, x8
	add	x8, x0, x8, lsl #1
	fmov	s1, #0.50000000
	mov	w11, #1132396544
	fmov	s2, w11
LBB1_13:
	ldrh	w11, [x8], #2
	ucvtf	s3, w11
	fmadd	s3, s0, s3, s1
	fminnm	s3, s3, s2
	fcvtzs	w11, s3
	strb	w11, [x10], #1
	subs	x9, x9, #1
	b.ne	LBB1_13
LBB1_14:
	ret
	.loh AdrpLdr	Lloh0, Lloh1
	.globl	_cpixels_put_alpha
	.p2align	2
_cpixels_put_alpha:
	cbz	x2, LBB2_8
	cmp	x2, #4
	b.hs	LBB2_3
	mov	x8, #0
	b	LBB2_6
LBB2_3:
	and	x8, x2, #0xfffffffffffffffc
	add	x9, x1, #7
	add	x10, x0, #1
	mov	x11, x8
LBB2_4:
	ldurb	w12, [x10, #-1]
	ldrb	w13, [x10]
	ldrb	w14, [x10, #1]
	ldrb	w15, [x10, #2]
	sturb	w12, [x9, #-4]
	strb	w13, [x9]
	strb	w14, [x9, #4]
	strb	w15, [x9, #8]
	add	x9, x9, #16
	add	x10, x10, #4
	subs	x11, x11, #4
	b.ne	LBB2_4
	cmp	x2, x8
	b.eq	LBB2_8
LBB2_6:
	sub	x9, x2, x8
	add	x10, x0, x8
	add	x8, x1, x8, lsl #2
	add	x8, x8, #3
LBB2_7:
	ldrb	w11, [x10], #1
	strb	w11, [x8], #4
	subs	x9, x9, #1
	b.ne	LBB2_7
LBB2_8:
	ret
	.globl	_cpixels_divide_by_alpha
	.p2align	2
_cpixels_divide_by_alpha:
	cbz	x1, LBB3_8
	add	x8, x0, #1
	mov	w9, #255
	b	LBB3_5
LBB3_2:
	sturh	wzr, [x8, #-1]
LBB3_3:
	cmp	w10, #255
	csel	w10, w10, w9, lo
	strb	w10, [x8, #1]
LBB3_4:
	add	x8, x8, #4
	subs	x1, x1, #1
	b.eq	LBB3_8
LBB3_5:
	ldrb	w10, [x8, #2]
	cmp	w10, #255
	b.eq	LBB3_4
	cbz	w10, LBB3_2
	lsr	w11, w10, #1
	ldurb	w12, [x8, #-1]
	sub	w13, w11, w12
	add	w12, w13, w12, lsl #8
	and	w12, w12, #0xffff
	udiv	w12, w12, w10
	cmp	w12, #255
	csel	w12, w12, w9, lo
	sturb	w12, [x8, #-1]
	ldrb	w12, [x8]
	sub	w13, w11, w12
	add	w12, w13, w12, lsl #8
	and	w12, w12, #0xffff
	udiv	w12, w12, w10
	cmp	w12, #255
	csel	w12, w12, w9, lo
	strb	w12, [x8]
	ldrb	w12, [x8, #1]
	sub	w11, w11, w12
	add	w11, w11, w12, lsl #8
	and	w11, w11, #0xffff
	udiv	w10, w11, w10
	b	LBB3_3
LBB3_8:
	ret
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
