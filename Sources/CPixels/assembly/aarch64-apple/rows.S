// Made by scripts/make-kernels.sh from rows.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_lay_over
	.p2align	2
_cpixels_lay_over:
	cbz	x2, LBB0_7
	mov	w8, #258
	movk	w8, #257, lsl #16
	b	LBB0_4
LBB0_2:
	str	w9, [x1]
LBB0_3:
	add	x1, x1, #4
	subs	x2, x2, #1
	b.eq	LBB0_7
LBB0_4:
	ldr	w9, [x0], #4
	lsr	w10, w9, #24
	cmp	w10, #255
	b.eq	LBB0_2
	cbz	w10, LBB0_3
	ldr	w11, [x1]
	lsr	w12, w11, #24
	eor	w13, w10, #0xff
	mul	w12, w12, w13
	lsl	w13, w10, #8
	sub	w10, w13, w10
	add	w13, w12, w10
	add	w14, w13, #127
	umull	x14, w14, w8
	lsr	x14, x14, #32
	lsr	w15, w13, #1
	and	w16, w9, #0xff
	mul	w16, w10, w16
	and	w17, w11, #0xff
	madd	w16, w12, w17, w16
	add	w16, w16, w15
	udiv	w16, w16, w13
	ubfx	w17, w9, #8, #8
	mul	w17, w10, w17
	ubfx	w3, w11, #8, #8
	madd	w17, w3, w12, w17
	add	w17, w17, w15
	udiv	w17, w17, w13
	ubfx	w9, w9, #16, #8
	mul	w9, w10, w9
	ubfx	w10, w11, #16, #8
	madd	w9, w10, w12, w9
	add	w9, w9, w15
	udiv	w9, w9, w13
	orr	w10, w16, w17, lsl #8
	orr	w9, w10, w9, lsl #16
	orr	w9, w9, w14, lsl #24
	b	LBB0_2
LBB0_7:
	ret
	.globl	_cpixels_make_opaque
	.p2align	2
_cpixels_make_opaque:
	cbz	x1, LBB1_8
	cmp	x1, #4
	b.hs	LBB1_3
	mov	x8, #0
	b	LBB1_6
LBB1_3:
	add	x9, x0, #3
	and	x8, x1, #0xfffffffffffffffc
	add	x9, x9, #12
	mov	w10, #255
	mov	x11, x8
LBB1_4:
	sturb	w10, [x9, #-12]
	sturb	w10, [x9, #-8]
	sturb	w10, [x9, #-4]
	strb	w10, [x9], #16
	subs	x11, x11, #4
	b.ne	LBB1_4
	cmp	x1, x8
	b.eq	LBB1_8
LBB1_6:
	sub	x9, x1, x8
	add	x8, x0, x8, lsl #2
	add	x8, x8, #3
	mov	w10, #255
LBB1_7:
	strb	w10, [x8], #4
	subs	x9, x9, #1
	b.ne	LBB1_7
LBB1_8:
	ret
	.globl	_cpixels_make_straight
	.p2align	2
_cpixels_make_straight:
	lsl	x8, x1, #2
	cbz	x8, LBB2_5
	mov	x9, #0
	mov	w10, #255
	b	LBB2_3
LBB2_2:
	add	x9, x9, #4
	cmp	x9, x8
	b.hs	LBB2_5
LBB2_3:
	add	x11, x0, x9
	ldrb	w12, [x11, #3]
	sub	w13, w12, #255
	cmn	w13, #254
	b.lo	LBB2_2
	lsr	w13, w12, #1
	ldrb	w14, [x11]
	sub	w15, w13, w14
	add	w14, w15, w14, lsl #8
	and	w14, w14, #0xffff
	udiv	w14, w14, w12
	cmp	w14, #255
	csel	w14, w14, w10, lo
	strb	w14, [x11]
	ldrb	w14, [x11, #1]
	sub	w15, w13, w14
	add	w14, w15, w14, lsl #8
	and	w14, w14, #0xffff
	udiv	w14, w14, w12
	cmp	w14, #255
	csel	w14, w14, w10, lo
	strb	w14, [x11, #1]
	ldrb	w14, [x11, #2]
	sub	w13, w13, w14
	add	w13, w13, w14, lsl #8
	and	w13, w13, #0xffff
	udiv	w12, w13, w12
	cmp	w12, #255
	csel	w12, w12, w10, lo
	strb	w12, [x11, #2]
	b	LBB2_2
LBB2_5:
	ret
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI3_0:
	.byte	4
	.byte	255
	.byte	255
	.byte	255
	.byte	5
	.byte	255
	.byte	255
	.byte	255
	.byte	6
	.byte	255
	.byte	255
	.byte	255
	.byte	7
	.byte	255
	.byte	255
	.byte	255
lCPI3_1:
	.byte	0
	.byte	255
	.byte	255
	.byte	255
	.byte	1
	.byte	255
	.byte	255
	.byte	255
	.byte	2
	.byte	255
	.byte	255
	.byte	255
	.byte	3
	.byte	255
	.byte	255
	.byte	255
lCPI3_2:
	.byte	12
	.byte	255
	.byte	255
	.byte	255
	.byte	13
	.byte	255
	.byte	255
	.byte	255
	.byte	14
	.byte	255
	.byte	255
	.byte	255
	.byte	15
	.byte	255
	.byte	255
	.byte	255
lCPI3_3:
	.byte	8
	.byte	255
	.byte	255
	.byte	255
	.byte	9
	.byte	255
	.byte	255
	.byte	255
	.byte	10
	.byte	255
	.byte	255
	.byte	255
	.byte	11
	.byte	255
	.byte	255
	.byte	255
lCPI3_4:
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
lCPI3_5:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_lay_on_white
	.p2align	2
_cpixels_lay_on_white:
	lsl	x8, x2, #2
	cbz	x8, LBB3_12
	sub	sp, sp, #112
	stp	d15, d14, [sp, #48]
	stp	d13, d12, [sp, #64]
	stp	d11, d10, [sp, #80]
	stp	d9, d8, [sp, #96]
	cmp	x8, #28
	b.ls	LBB3_8
	sub	x9, x8, #1
	and	x10, x9, #0xfffffffffffffffc
	add	x10, x10, #4
	add	x11, x1, x10
	add	x10, x0, x10
	cmp	x1, x10
	ccmp	x0, x11, #2, lo
	b.lo	LBB3_8
	lsr	x9, x9, #2
	add	x9, x9, #1
	adrp	x11, lCPI3_0@PAGE
	adrp	x12, lCPI3_1@PAGE
	adrp	x10, lCPI3_4@PAGE
	cmp	x8, #61
	b.hs	LBB3_13
	mov	x13, #0
LBB3_5:
	and	x15, x9, #0x7ffffffffffffff8
	lsl	x14, x15, #2
	lsl	x17, x13, #2
	add	x16, x0, x17
	add	x17, x1, x17
	sub	x13, x13, x15
	ldr	q0, [x11, lCPI3_0@PAGEOFF]
	ldr	q1, [x12, lCPI3_1@PAGEOFF]
	movi.2d	v2, #0x0000ff000000ff
	movi	d3, #0xff00ff00ff00ff
	mov	w11, #32897
	movk	w11, #32896, lsl #16
	dup.4s	v4, w11
Lloh0:
	adrp	x11, lCPI3_5@PAGE
Lloh1:
	ldr	q5, [x11, lCPI3_5@PAGEOFF]
	ldr	q6, [x10, lCPI3_4@PAGEOFF]
	movi.2d	v19, #0xffffffffffffffff
LBB3_6:
	ld4.8b	{ v20, v21, v22, v23 }, [x16], #32
	tbl.16b	v7, { v23 }, v0
	tbl.16b	v24, { v23 }, v1
	eor.16b	v25, v24, v2
	xtn.4h	v25, v25
	eor.16b	v26, v7, v2
	xtn.4h	v26, v26
	movi.4s	v27, #127
	umlal.4s	v27, v26, v3
	movi.4s	v26, #127
	umlal.4s	v26, v25, v3
	ushll.8h	v25, v20, #0
	uzp1.8h	v7, v24, v7
	mov.16b	v24, v26
	umlal.4s	v24, v25, v7
	mov.16b	v28, v27
	umlal2.4s	v28, v25, v7
	umull2.2d	v25, v28, v4
	umull.2d	v28, v28, v4
	uzp2.4s	v25, v28, v25
	umull2.2d	v28, v24, v4
	umull.2d	v24, v24, v4
	uzp2.4s	v24, v24, v28
	ushll.8h	v28, v21, #0
	mov.16b	v29, v26
	umlal.4s	v29, v28, v7
	mov.16b	v30, v27
	umlal2.4s	v30, v28, v7
	ushr.4s	v9, v25, #7
	umull2.2d	v25, v30, v4
	umull.2d	v28, v30, v4
	uzp2.4s	v25, v28, v25
	umull2.2d	v28, v29, v4
	umull.2d	v29, v29, v4
	ushr.4s	v8, v24, #7
	uzp2.4s	v24, v29, v28
	ushll.8h	v20, v22, #0
	umlal.4s	v26, v20, v7
	umlal2.4s	v27, v20, v7
	umull2.2d	v7, v27, v4
	ushr.4s	v11, v25, #7
	umull.2d	v20, v27, v4
	uzp2.4s	v7, v20, v7
	ushr.4s	v21, v7, #7
	umull2.2d	v7, v26, v4
	umull.2d	v22, v26, v4
	ushr.4s	v10, v24, #7
	uzp2.4s	v7, v22, v7
	ushr.4s	v20, v7, #7
	tbl.16b	v18, { v20, v21 }, v5
	tbl.16b	v16, { v8, v9, v10, v11 }, v6
	ext.16b	v17, v16, v16, #8
	st4.8b	{ v16, v17, v18, v19 }, [x17], #32
	adds	x13, x13, #8
	b.ne	LBB3_6
	cmp	x9, x15
	b.ne	LBB3_9
	b	LBB3_11
LBB3_8:
	mov	x14, #0
LBB3_9:
	add	x13, x14, #3
	add	x10, x14, #1
	add	x9, x0, x10
	add	x10, x1, x10
	mov	w11, #258
	movk	w11, #257, lsl #16
	mov	w12, #255
LBB3_10:
	ldrb	w14, [x9, #2]
	eor	w15, w14, #0xff
	lsl	w16, w15, #8
	sub	w15, w16, w15
	add	w15, w15, #127
	ldurb	w16, [x9, #-1]
	madd	w16, w16, w14, w15
	umull	x16, w16, w11
	lsr	x16, x16, #32
	sturb	w16, [x10, #-1]
	ldrb	w16, [x9]
	madd	w16, w16, w14, w15
	umull	x16, w16, w11
	lsr	x16, x16, #32
	strb	w16, [x10]
	ldrb	w16, [x9, #1]
	madd	w14, w16, w14, w15
	umull	x14, w14, w11
	lsr	x14, x14, #32
	add	x15, x13, #1
	add	x13, x13, #4
	strb	w14, [x10, #1]
	strb	w12, [x10, #2]
	add	x9, x9, #4
	add	x10, x10, #4
	cmp	x15, x8
	b.lo	LBB3_10
LBB3_11:
	ldp	d9, d8, [sp, #96]
	ldp	d11, d10, [sp, #80]
	ldp	d13, d12, [sp, #64]
	ldp	d15, d14, [sp, #48]
	add	sp, sp, #112
LBB3_12:
	ret
LBB3_13:
	and	x13, x9, #0x7ffffffffffffff0
	ldr	q0, [x11, lCPI3_0@PAGEOFF]
	str	q0, [sp, #32]
	ldr	q0, [x12, lCPI3_1@PAGEOFF]
	str	q0, [sp, #16]
Lloh2:
	adrp	x14, lCPI3_2@PAGE
Lloh3:
	ldr	q0, [x14, lCPI3_2@PAGEOFF]
	str	q0, [sp]
Lloh4:
	adrp	x14, lCPI3_3@PAGE
Lloh5:
	ldr	q3, [x14, lCPI3_3@PAGEOFF]
	movi.2d	v4, #0x0000ff000000ff
	movi	d5, #0xff00ff00ff00ff
	mov	w14, #32897
	movk	w14, #32896, lsl #16
	movi.2d	v19, #0xffffffffffffffff
	dup.4s	v6, w14
	mov	x14, x13
	mov	x15, x1
	mov	x16, x0
	ldr	q7, [x10, lCPI3_4@PAGEOFF]
LBB3_14:
	ld4.16b	{ v23, v24, v25, v26 }, [x16], #64
	ldp	q0, q1, [sp, #16]
	tbl.16b	v21, { v26 }, v1
	tbl.16b	v27, { v26 }, v0
	tbl.16b	v30, { v26 }, v3
	ldr	q0, [sp]
	tbl.16b	v31, { v26 }, v0
	eor.16b	v20, v30, v4
	xtn.4h	v8, v20
	eor.16b	v20, v31, v4
	xtn.4h	v9, v20
	eor.16b	v20, v27, v4
	xtn.4h	v28, v20
	eor.16b	v20, v21, v4
	xtn.4h	v20, v20
	movi.4s	v22, #127
	umlal.4s	v22, v20, v5
	movi.4s	v20, #127
	umlal.4s	v20, v28, v5
	movi.4s	v29, #127
	movi.4s	v28, #127
	umlal.4s	v28, v8, v5
	ushll.8h	v8, v23, #0
	ushll2.8h	v10, v23, #0
	umlal.4s	v29, v9, v5
	uzp1.8h	v31, v30, v31
	mov.16b	v30, v28
	umlal.4s	v30, v10, v31
	mov.16b	v11, v29
	uzp1.8h	v9, v27, v21
	umlal2.4s	v11, v10, v31
	mov.16b	v27, v20
	umlal.4s	v27, v8, v9
	mov.16b	v21, v22
	umlal2.4s	v21, v8, v9
	umull2.2d	v8, v21, v6
	umull.2d	v21, v21, v6
	uzp2.4s	v21, v21, v8
	umull2.2d	v8, v27, v6
	umull.2d	v27, v27, v6
	umull2.2d	v10, v11, v6
	umull.2d	v11, v11, v6
	uzp2.4s	v27, v27, v8
	umull2.2d	v8, v30, v6
	umull.2d	v12, v30, v6
	ushll.8h	v13, v24, #0
	ushll2.8h	v14, v24, #0
	mov.16b	v15, v28
	uzp2.4s	v30, v11, v10
	umlal.4s	v15, v14, v31
	mov.16b	v10, v29
	umlal2.4s	v10, v14, v31
	mov.16b	v11, v20
	umlal.4s	v11, v13, v9
	uzp2.4s	v8, v12, v8
	mov.16b	v12, v22
	umlal2.4s	v12, v13, v9
	umull2.2d	v13, v12, v6
	umull.2d	v12, v12, v6
	umull2.2d	v14, v11, v6
	uzp2.4s	v12, v12, v13
	umull.2d	v11, v11, v6
	uzp2.4s	v11, v11, v14
	umull2.2d	v13, v10, v6
	umull.2d	v10, v10, v6
	ushll2.8h	v14, v25, #0
	uzp2.4s	v10, v10, v13
	ushll.8h	v23, v25, #0
	umull2.2d	v24, v15, v6
	umull.2d	v25, v15, v6
	umlal.4s	v20, v23, v9
	umlal2.4s	v22, v23, v9
	uzp2.4s	v23, v25, v24
	umlal.4s	v28, v14, v31
	umlal2.4s	v29, v14, v31
	umull2.2d	v24, v29, v6
	umull.2d	v25, v29, v6
	uzp2.4s	v24, v25, v24
	ushr.4s	v2, v24, #7
	umull2.2d	v24, v28, v6
	umull.2d	v25, v28, v6
	uzp2.4s	v24, v25, v24
	umull2.2d	v25, v22, v6
	umull.2d	v22, v22, v6
	ushr.4s	v1, v24, #7
	uzp2.4s	v22, v22, v25
	ushr.4s	v0, v22, #7
	umull2.2d	v22, v20, v6
	umull.2d	v20, v20, v6
	uzp2.4s	v20, v20, v22
	ushr.4s	v31, v20, #7
	tbl.16b	v18, { v31, v0, v1, v2 }, v7
	shrn.4h	v0, v23, #7
	shrn2.8h	v0, v10, #7
	shrn.4h	v1, v11, #7
	shrn2.8h	v1, v12, #7
	uzp1.16b	v17, v1, v0
	shrn.4h	v0, v8, #7
	shrn2.8h	v0, v30, #7
	shrn.4h	v1, v27, #7
	shrn2.8h	v1, v21, #7
	uzp1.16b	v16, v1, v0
	st4.16b	{ v16, v17, v18, v19 }, [x15], #64
	subs	x14, x14, #16
	b.ne	LBB3_14
	cmp	x9, x13
	b.eq	LBB3_11
	tbnz	w9, #3, LBB3_5
	lsl	x14, x13, #2
	b	LBB3_9
	.loh AdrpLdr	Lloh0, Lloh1
	.loh AdrpLdr	Lloh4, Lloh5
	.loh AdrpAdrp	Lloh2, Lloh4
	.loh AdrpLdr	Lloh2, Lloh3
	.globl	_cpixels_take_red
	.p2align	2
_cpixels_take_red:
	cbz	x2, LBB4_8
	cmp	x2, #8
	b.ls	LBB4_5
	add	x8, x1, x2
	add	x9, x0, x2, lsl #2
	sub	x9, x9, #3
	cmp	x1, x9
	ccmp	x0, x8, #2, lo
	b.lo	LBB4_5
	cmp	x2, #65
	b.hs	LBB4_9
	mov	x8, #0
	b	LBB4_12
LBB4_5:
	mov	x8, #0
LBB4_6:
	sub	x9, x2, x8
	add	x10, x1, x8
	add	x8, x0, x8, lsl #2
LBB4_7:
	ldrb	w11, [x8], #4
	strb	w11, [x10], #1
	subs	x9, x9, #1
	b.ne	LBB4_7
LBB4_8:
	ret
LBB4_9:
	ands	x8, x2, #0x3f
	mov	w9, #64
	csel	x9, x9, x8, eq
	sub	x8, x2, x9
	add	x12, x0, #128
	add	x10, x1, #32
	mov	x11, x2
LBB4_10:
	sub	x13, x12, #128
	sub	x14, x12, #64
	ld4.16b	{ v0, v1, v2, v3 }, [x13]
	ld4.16b	{ v4, v5, v6, v7 }, [x14]
	add	x13, x12, #256
	ld4.16b	{ v16, v17, v18, v19 }, [x12], #64
	ld4.16b	{ v20, v21, v22, v23 }, [x12]
	stp	q0, q4, [x10, #-32]
	stp	q16, q20, [x10], #64
	sub	x11, x11, #64
	mov	x12, x13
	cmp	x9, x11
	b.ne	LBB4_10
	cmp	x9, #9
	b.lo	LBB4_6
LBB4_12:
	mov	x11, x8
	ands	x8, x2, #0x7
	mov	w9, #8
	csel	x12, x9, x8, eq
	add	x9, x1, x11
	add	x10, x0, x11, lsl #2
	sub	x8, x2, x12
	add	x11, x12, x11
	sub	x11, x11, x2
LBB4_13:
	ld4.8b	{ v0, v1, v2, v3 }, [x10], #32
	str	d0, [x9], #8
	adds	x11, x11, #8
	b.ne	LBB4_13
	b	LBB4_6
	.globl	_cpixels_mix_inks
	.p2align	2
_cpixels_mix_inks:
	lsl	x8, x1, #2
	cbz	x8, LBB5_15
	cmp	x8, #28
	b.hi	LBB5_3
	mov	x11, #0
	b	LBB5_13
LBB5_3:
	sub	x9, x8, #1
	lsr	x9, x9, #2
	add	x9, x9, #1
	cmp	x8, #61
	b.hs	LBB5_8
	mov	x10, #0
LBB5_5:
	and	x12, x9, #0x7ffffffffffffff8
	lsl	x11, x12, #2
	add	x13, x0, x10, lsl #2
	sub	x10, x10, x12
	movi.8h	v0, #129
	fneg.8h	v0, v0
	movi.2d	v4, #0xffffffffffffffff
LBB5_6:
	ld4.8b	{ v16, v17, v18, v19 }, [x13]
	movi.8h	v5, #127
	umlal.8h	v5, v16, v19
	umull2.4s	v6, v5, v0
	umull.4s	v5, v5, v0
	uzp2.8h	v5, v5, v6
	movi.8h	v6, #127
	umlal.8h	v6, v17, v19
	umull2.4s	v7, v6, v0
	umull.4s	v6, v6, v0
	uzp2.8h	v6, v6, v7
	movi.8h	v7, #127
	umlal.8h	v7, v18, v19
	umull2.4s	v16, v7, v0
	umull.4s	v7, v7, v0
	uzp2.8h	v7, v7, v16
	shrn.8b	v3, v7, #7
	shrn.8b	v2, v6, #7
	shrn.8b	v1, v5, #7
	st4.8b	{ v1, v2, v3, v4 }, [x13], #32
	adds	x10, x10, #8
	b.ne	LBB5_6
	cmp	x9, x12
	b.ne	LBB5_13
	b	LBB5_15
LBB5_8:
	and	x10, x9, #0x7ffffffffffffff0
	mov	w11, #258
	movk	w11, #257, lsl #16
	movi.2d	v3, #0xffffffffffffffff
	mov	x12, x10
	mov	x13, x0
LBB5_9:
	ld4.16b	{ v16, v17, v18, v19 }, [x13]
	movi.8h	v6, #127
	movi.8h	v5, #127
	umlal2.8h	v5, v16, v19
	umov.h	w14, v5[1]
	umlal.8h	v6, v16, v19
	umull	x14, w14, w11
	lsr	x14, x14, #32
	umov.h	w15, v5[0]
	umull	x15, w15, w11
	lsr	x15, x15, #32
	fmov	s4, w15
	mov.h	v4[1], w14
	umov.h	w14, v5[2]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v4[2], w14
	umov.h	w14, v5[3]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v4[3], w14
	umov.h	w14, v5[4]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v4[4], w14
	umov.h	w14, v5[5]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v4[5], w14
	umov.h	w14, v5[6]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v4[6], w14
	umov.h	w14, v5[7]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v4[7], w14
	umov.h	w14, v6[1]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	umov.h	w15, v6[0]
	umull	x15, w15, w11
	lsr	x15, x15, #32
	fmov	s5, w15
	mov.h	v5[1], w14
	umov.h	w14, v6[2]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v5[2], w14
	umov.h	w14, v6[3]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v5[3], w14
	umov.h	w14, v6[4]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v5[4], w14
	umov.h	w14, v6[5]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v5[5], w14
	umov.h	w14, v6[6]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v5[6], w14
	umov.h	w14, v6[7]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v5[7], w14
	movi.8h	v20, #127
	movi.8h	v7, #127
	umlal2.8h	v7, v17, v19
	umov.h	w14, v7[1]
	umull	x14, w14, w11
	umov.h	w15, v7[0]
	lsr	x14, x14, #32
	umull	x15, w15, w11
	lsr	x15, x15, #32
	fmov	s6, w15
	mov.h	v6[1], w14
	umov.h	w14, v7[2]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v6[2], w14
	umov.h	w14, v7[3]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v6[3], w14
	umov.h	w14, v7[4]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v6[4], w14
	umov.h	w14, v7[5]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v6[5], w14
	umov.h	w14, v7[6]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v6[6], w14
	umov.h	w14, v7[7]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v6[7], w14
	umlal.8h	v20, v17, v19
	umov.h	w14, v20[1]
	umull	x14, w14, w11
	umov.h	w15, v20[0]
	lsr	x14, x14, #32
	umull	x15, w15, w11
	lsr	x15, x15, #32
	fmov	s7, w15
	mov.h	v7[1], w14
	umov.h	w14, v20[2]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v7[2], w14
	umov.h	w14, v20[3]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v7[3], w14
	umov.h	w14, v20[4]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v7[4], w14
	umov.h	w14, v20[5]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v7[5], w14
	umov.h	w14, v20[6]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v7[6], w14
	umov.h	w14, v20[7]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v7[7], w14
	movi.8h	v20, #127
	umlal.8h	v20, v18, v19
	movi.8h	v21, #127
	umlal2.8h	v21, v18, v19
	umov.h	w14, v21[1]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	umov.h	w15, v21[0]
	umull	x15, w15, w11
	lsr	x15, x15, #32
	fmov	s16, w15
	mov.h	v16[1], w14
	umov.h	w14, v21[2]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v16[2], w14
	umov.h	w14, v21[3]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v16[3], w14
	umov.h	w14, v21[4]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v16[4], w14
	umov.h	w14, v21[5]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v16[5], w14
	umov.h	w14, v21[6]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v16[6], w14
	umov.h	w14, v21[7]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v16[7], w14
	umov.h	w14, v20[1]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	umov.h	w15, v20[0]
	umull	x15, w15, w11
	lsr	x15, x15, #32
	fmov	s17, w15
	mov.h	v17[1], w14
	umov.h	w14, v20[2]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v17[2], w14
	umov.h	w14, v20[3]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v17[3], w14
	umov.h	w14, v20[4]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v17[4], w14
	umov.h	w14, v20[5]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v17[5], w14
	umov.h	w14, v20[6]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v17[6], w14
	umov.h	w14, v20[7]
	umull	x14, w14, w11
	lsr	x14, x14, #32
	mov.h	v17[7], w14
	uzp1.16b	v2, v17, v16
	uzp1.16b	v1, v7, v6
	uzp1.16b	v0, v5, v4
	st4.16b	{ v0, v1, v2, v3 }, [x13], #64
	subs	x12, x12, #16
	b.ne	LBB5_9
	cmp	x9, x10
	b.eq	LBB5_15
	tbnz	w9, #3, LBB5_5
	lsl	x11, x10, #2
LBB5_13:
	mov	w9, #127
	mov	w10, #32897
	mov	w12, #255
LBB5_14:
	add	x13, x0, x11
	ldrb	w14, [x13, #3]
	ldrb	w15, [x13]
	madd	w15, w15, w14, w9
	and	w15, w15, #0xffff
	mul	w15, w15, w10
	lsr	w15, w15, #23
	strb	w15, [x13]
	ldrb	w15, [x13, #1]
	madd	w15, w15, w14, w9
	and	w15, w15, #0xffff
	mul	w15, w15, w10
	lsr	w15, w15, #23
	strb	w15, [x13, #1]
	ldrb	w15, [x13, #2]
	madd	w14, w15, w14, w9
	and	w14, w14, #0xffff
	mul	w14, w14, w10
	lsr	w14, w14, #23
	strb	w14, [x13, #2]
	strb	w12, [x13, #3]
	add	x11, x11, #4
	cmp	x11, x8
	b.lo	LBB5_14
LBB5_15:
	ret
	.globl	_cpixels_invert
	.p2align	2
_cpixels_invert:
	cbz	x1, LBB6_14
	cmp	x1, #7
	b.hi	LBB6_3
	mov	x8, #0
	b	LBB6_12
LBB6_3:
	cmp	x1, #64
	b.hs	LBB6_5
	mov	x8, #0
	b	LBB6_9
LBB6_5:
	and	x8, x1, #0xffffffffffffffc0
	add	x9, x0, #32
	mov	x10, x8
LBB6_6:
	ldp	q0, q1, [x9, #-32]
	ldp	q2, q3, [x9]
	mvn.16b	v0, v0
	mvn.16b	v1, v1
	mvn.16b	v2, v2
	mvn.16b	v3, v3
	stp	q0, q1, [x9, #-32]
	stp	q2, q3, [x9], #64
	subs	x10, x10, #64
	b.ne	LBB6_6
	cmp	x1, x8
	b.eq	LBB6_14
	tst	x1, #0x38
	b.eq	LBB6_12
LBB6_9:
	mov	x10, x8
	and	x8, x1, #0xfffffffffffffff8
	sub	x9, x10, x8
	add	x10, x0, x10
LBB6_10:
	ldr	d0, [x10]
	mvn.8b	v0, v0
	str	d0, [x10], #8
	adds	x9, x9, #8
	b.ne	LBB6_10
	cmp	x1, x8
	b.eq	LBB6_14
LBB6_12:
	sub	x9, x1, x8
	add	x8, x0, x8
LBB6_13:
	ldrb	w10, [x8]
	mvn	w10, w10
	strb	w10, [x8], #1
	subs	x9, x9, #1
	b.ne	LBB6_13
LBB6_14:
	ret
	.globl	_cpixels_swap_bytes
	.p2align	2
_cpixels_swap_bytes:
	cbz	x1, LBB7_14
	cmp	x1, #3
	b.hi	LBB7_3
	mov	x8, #0
	b	LBB7_12
LBB7_3:
	cmp	x1, #32
	b.hs	LBB7_5
	mov	x8, #0
	b	LBB7_9
LBB7_5:
	and	x8, x1, #0xffffffffffffffe0
	add	x9, x0, #32
	mov	x10, x8
LBB7_6:
	ldp	q0, q1, [x9, #-32]
	rev16.16b	v0, v0
	rev16.16b	v1, v1
	ldp	q2, q3, [x9]
	rev16.16b	v2, v2
	rev16.16b	v3, v3
	stp	q0, q1, [x9, #-32]
	stp	q2, q3, [x9], #64
	subs	x10, x10, #32
	b.ne	LBB7_6
	cmp	x1, x8
	b.eq	LBB7_14
	tst	x1, #0x1c
	b.eq	LBB7_12
LBB7_9:
	mov	x10, x8
	and	x8, x1, #0xfffffffffffffffc
	sub	x9, x10, x8
	add	x10, x0, x10, lsl #1
LBB7_10:
	ldr	d0, [x10]
	rev16.8b	v0, v0
	str	d0, [x10], #8
	adds	x9, x9, #4
	b.ne	LBB7_10
	cmp	x1, x8
	b.eq	LBB7_14
LBB7_12:
	sub	x9, x1, x8
	add	x8, x0, x8, lsl #1
LBB7_13:
	ldrh	w10, [x8]
	rev	w10, w10
	lsr	w10, w10, #16
	strh	w10, [x8], #2
	subs	x9, x9, #1
	b.ne	LBB7_13
LBB7_14:
	ret
	.globl	_cpixels_look_up
	.p2align	2
_cpixels_look_up:
	cbz	x3, LBB8_7
	cmp	x3, #1
	b.ne	LBB8_3
	mov	x8, #0
	b	LBB8_5
LBB8_3:
	mov	x8, #0
	and	x9, x3, #0xfffffffffffffffe
	add	x10, x2, #4
	add	x11, x0, #1
LBB8_4:
	ldurb	w12, [x11, #-1]
	ldr	w12, [x1, x12, lsl #2]
	stur	w12, [x10, #-4]
	ldrb	w12, [x11], #2
	ldr	w12, [x1, x12, lsl #2]
	str	w12, [x10], #8
	add	x8, x8, #2
	cmp	x9, x8
	b.ne	LBB8_4
LBB8_5:
	tbz	w3, #0, LBB8_7
	ldrb	w9, [x0, x8]
	ldr	w9, [x1, x9, lsl #2]
	str	w9, [x2, x8, lsl #2]
LBB8_7:
	ret
	.globl	_cpixels_look_up_visible
	.p2align	2
_cpixels_look_up_visible:
	cbz	x4, LBB9_26
	and	x8, x4, #0x7
	cmp	x4, #8
	b.hs	LBB9_3
	mov	x10, #0
	cbnz	x8, LBB9_22
	b	LBB9_26
LBB9_3:
	mov	x9, #0
	and	x10, x4, #0xfffffffffffffff8
	neg	x10, x10
	add	x11, x0, #3
	add	x12, x3, #16
	b	LBB9_5
LBB9_4:
	sub	x9, x9, #8
	add	x11, x11, #8
	add	x12, x12, #32
	cmp	x10, x9
	b.eq	LBB9_21
LBB9_5:
	ldurb	w13, [x11, #-3]
	cmp	w13, w2
	b.eq	LBB9_7
	ldr	w13, [x1, w13, uxtw #2]
	stur	w13, [x12, #-16]
LBB9_7:
	ldurb	w13, [x11, #-2]
	cmp	w13, w2
	b.eq	LBB9_9
	ldr	w13, [x1, w13, uxtw #2]
	stur	w13, [x12, #-12]
LBB9_9:
	ldurb	w13, [x11, #-1]
	cmp	w13, w2
	b.eq	LBB9_11
	ldr	w13, [x1, w13, uxtw #2]
	stur	w13, [x12, #-8]
LBB9_11:
	ldrb	w13, [x11]
	cmp	w13, w2
	b.eq	LBB9_13
	ldr	w13, [x1, w13, uxtw #2]
	stur	w13, [x12, #-4]
LBB9_13:
	ldrb	w13, [x11, #1]
	cmp	w13, w2
	b.eq	LBB9_15
	ldr	w13, [x1, w13, uxtw #2]
	str	w13, [x12]
LBB9_15:
	ldrb	w13, [x11, #2]
	cmp	w13, w2
	b.eq	LBB9_17
	ldr	w13, [x1, w13, uxtw #2]
	str	w13, [x12, #4]
LBB9_17:
	ldrb	w13, [x11, #3]
	cmp	w13, w2
	b.eq	LBB9_19
	ldr	w13, [x1, w13, uxtw #2]
	str	w13, [x12, #8]
LBB9_19:
	ldrb	w13, [x11, #4]
	cmp	w13, w2
	b.eq	LBB9_4
	ldr	w13, [x1, w13, uxtw #2]
	str	w13, [x12, #12]
	b	LBB9_4
LBB9_21:
	neg	x10, x9
	cbz	x8, LBB9_26
LBB9_22:
	add	x9, x3, x10, lsl #2
	add	x10, x0, x10
	b	LBB9_24
LBB9_23:
	add	x9, x9, #4
	subs	x8, x8, #1
	b.eq	LBB9_26
LBB9_24:
	ldrb	w11, [x10], #1
	cmp	w11, w2
	b.eq	LBB9_23
	ldr	w11, [x1, w11, uxtw #2]
	str	w11, [x9]
	b	LBB9_23
LBB9_26:
	ret
	.globl	_cpixels_turn
	.p2align	2
_cpixels_turn:
	sub	sp, sp, #272
	stp	x28, x27, [sp, #176]
	stp	x26, x25, [sp, #192]
	stp	x24, x23, [sp, #208]
	stp	x22, x21, [sp, #224]
	stp	x20, x19, [sp, #240]
	stp	x29, x30, [sp, #256]
	stp	x0, x3, [sp, #40]
	cmn	x5, #1
	str	x5, [sp, #96]
	ccmp	x5, #1, #4, ne
	add	x8, x2, x1
	mov	w9, #32
	csel	x8, x8, x9, eq
	cbz	x2, LBB10_24
	mov	x3, x1
	mov	x13, #0
	lsl	x10, x4, #2
	ldr	x9, [sp, #48]
	stp	x10, x2, [sp, #24]
	add	x11, x9, x10
	mul	x9, x8, x6
	lsl	x15, x9, #2
	lsl	x9, x8, #2
	stp	x9, xzr, [sp, #160]
	lsl	x14, x6, #2
	mul	x9, x8, x1
	lsl	x17, x9, #2
	lsl	x16, x1, #2
	orr	x9, x16, x14
	str	x9, [sp, #88]
	ldr	x10, [sp, #40]
	add	x0, x10, #32
	stp	x10, x11, [sp, #136]
	add	x26, x11, #32
	ldr	x9, [sp, #96]
	lsl	x7, x9, #2
	stp	x17, x15, [sp, #8]
	b	LBB10_4
LBB10_2:
	ldr	x2, [sp, #32]
	ldp	x0, x13, [sp, #72]
	ldp	x17, x15, [sp, #8]
	ldp	x10, x26, [sp, #56]
LBB10_3:
	add	x13, x13, #1
	add	x0, x0, x17
	add	x26, x26, x15
	ldr	x9, [sp, #144]
	add	x9, x9, x15
	str	x9, [sp, #144]
	ldr	x9, [sp, #136]
	add	x9, x9, x17
	str	x9, [sp, #136]
	str	x10, [sp, #168]
	cmp	x10, x2
	b.hs	LBB10_24
LBB10_4:
	msub	x9, x8, x13, x2
	cmp	x8, x9
	csel	x9, x8, x9, lo
	cbz	x3, LBB10_23
	mov	x22, #0
	mov	x12, #0
	ldr	x10, [sp, #24]
	madd	x10, x15, x13, x10
	sub	x9, x9, #1
	mul	x11, x14, x9
	stp	x0, x13, [sp, #72]
	mul	x13, x17, x13
	mul	x9, x16, x9
	ldr	x15, [sp, #168]
	add	x17, x15, x8
	sub	x15, x2, x15
	cmp	x15, x8
	stp	x17, x26, [sp, #56]
	csel	x23, x2, x17, lo
	ldr	x15, [sp, #48]
	add	x10, x15, x10
	str	x10, [sp, #128]
	add	x10, x10, x11
	str	x10, [sp, #120]
	ldr	x10, [sp, #40]
	add	x10, x10, x13
	add	x9, x10, x9
	stp	x9, x10, [sp, #104]
	mov	x13, x0
	mov	x1, x3
	b	LBB10_7
LBB10_6:
	add	x22, x22, #1
	sub	x1, x1, x8
	ldr	x9, [sp, #160]
	add	x13, x13, x9
	add	x26, x26, x9
	mov	x12, x27
	cmp	x27, x3
	b.hs	LBB10_2
LBB10_7:
	cmp	x8, x1
	csel	x9, x8, x1, lo
	msub	x10, x8, x22, x3
	cmp	x8, x10
	csel	x0, x8, x10, lo
	add	x27, x12, x8
	sub	x10, x3, x12
	cmp	x10, x8
	csel	x15, x3, x27, lo
	ldr	x10, [sp, #168]
	cmp	x10, x23
	b.hs	LBB10_6
	and	x10, x9, #0xfffffffffffffffc
	neg	x21, x10
	and	x6, x9, #0xfffffffffffffff0
	ldr	x9, [sp, #160]
	mul	x9, x9, x22
	lsl	x10, x0, #2
	ldp	x17, x11, [sp, #112]
	add	x11, x11, x9
	add	x11, x11, x10
	add	x17, x17, x9
	ldr	x2, [sp, #104]
	add	x2, x2, x9
	add	x10, x2, x10
	cmp	x0, #3
	ldr	x2, [sp, #96]
	ccmp	x2, #1, #0, hi
	cset	w2, eq
	ldp	x4, x19, [sp, #128]
	add	x9, x4, x9
	cmp	x9, x10
	ccmp	x17, x11, #2, lo
	ldr	x9, [sp, #88]
	ccmp	x9, #0, #8, hs
	cset	w11, lt
	and	x10, x0, #0xfffffffffffffff0
	add	x9, x12, x10
	str	x9, [sp, #152]
	and	x9, x0, #0xc
	and	x17, x0, #0xfffffffffffffffc
	add	x5, x12, x17
	orn	w25, w11, w2
	ldr	x11, [sp, #144]
	mov	x30, x26
	mov	x24, x13
	ldr	x20, [sp, #168]
	b	LBB10_10
LBB10_9:
	add	x20, x20, #1
	add	x24, x24, x16
	add	x30, x30, x14
	add	x11, x11, x14
	add	x19, x19, x16
	cmp	x20, x23
	b.hs	LBB10_6
LBB10_10:
	cmp	x12, x15
	b.hs	LBB10_9
	mov	x28, x12
	tbnz	w25, #0, LBB10_21
	cmp	x0, #16
	b.hs	LBB10_14
	mov	x2, #0
	b	LBB10_18
LBB10_14:
	mov	x28, x30
	mov	x4, x24
	mov	x2, x6
LBB10_15:
	ldp	q0, q1, [x4, #-32]
	ldp	q2, q3, [x4], #64
	stp	q0, q1, [x28, #-32]
	stp	q2, q3, [x28], #64
	subs	x2, x2, #16
	b.ne	LBB10_15
	cmp	x0, x10
	b.eq	LBB10_9
	mov	x2, x10
	ldr	x28, [sp, #152]
	cbz	x9, LBB10_21
LBB10_18:
	add	x28, x21, x2
	add	x2, x12, x2
	lsl	x4, x2, #2
	add	x2, x11, x4
	add	x4, x19, x4
LBB10_19:
	ldr	q0, [x4], #16
	str	q0, [x2], #16
	adds	x28, x28, #4
	b.ne	LBB10_19
	mov	x28, x5
	cmp	x0, x17
	b.eq	LBB10_9
LBB10_21:
	mul	x2, x7, x28
LBB10_22:
	ldr	w4, [x19, x28, lsl #2]
	str	w4, [x11, x2]
	add	x28, x28, #1
	add	x2, x2, x7
	cmp	x28, x15
	b.lo	LBB10_22
	b	LBB10_9
LBB10_23:
	ldr	x9, [sp, #168]
	add	x10, x9, x8
	b	LBB10_3
LBB10_24:
	ldp	x29, x30, [sp, #256]
	ldp	x20, x19, [sp, #240]
	ldp	x22, x21, [sp, #224]
	ldp	x24, x23, [sp, #208]
	ldp	x26, x25, [sp, #192]
	ldp	x28, x27, [sp, #176]
	add	sp, sp, #272
	ret
	.globl	_cpixels_checksum
	.p2align	2
_cpixels_checksum:
	mov	x8, #44233
	movk	x8, #38446, lsl #16
	movk	x8, #19347, lsl #32
	movk	x8, #35768, lsl #48
	mov	x9, #43591
	movk	x9, #7649, lsl #16
	movk	x9, #11685, lsl #32
	movk	x9, #19802, lsl #48
	mov	x12, #30885
	movk	x12, #43628, lsl #16
	movk	x12, #36300, lsl #32
	movk	x12, #11573, lsl #48
	eor	x10, x1, x12
	mul	x11, x10, x8
	umulh	x10, x10, x8
	eor	x10, x10, x11
	stp	xzr, xzr, [sp, #-16]!
	cmp	x1, #96
	b.lo	LBB11_4
	mov	x13, #54435
	movk	x13, #54323, lsl #16
	movk	x13, #42542, lsl #32
	movk	x13, #19251, lsl #48
	mov	x15, #34650
	movk	x15, #21907, lsl #16
	movk	x15, #29235, lsl #32
	movk	x15, #53962, lsl #48
	mov	x17, #21302
	movk	x17, #27089, lsl #16
	movk	x17, #46188, lsl #32
	movk	x17, #29767, lsl #48
	mov	x14, x10
	mov	x16, x10
	mov	x2, x10
	mov	x3, x10
	mov	x4, x10
	mov	x11, x1
LBB11_2:
	ldp	x5, x6, [x0]
	eor	x5, x5, x12
	eor	x4, x6, x4
	mul	x6, x4, x5
	umulh	x4, x4, x5
	eor	x4, x4, x6
	ldp	x5, x6, [x0, #16]
	eor	x5, x5, x8
	eor	x3, x6, x3
	mul	x6, x3, x5
	umulh	x3, x3, x5
	eor	x3, x3, x6
	ldp	x5, x6, [x0, #32]
	eor	x5, x5, x13
	eor	x2, x6, x2
	mul	x6, x2, x5
	umulh	x2, x2, x5
	eor	x2, x2, x6
	ldp	x5, x6, [x0, #48]
	eor	x5, x5, x9
	eor	x16, x6, x16
	mul	x6, x16, x5
	umulh	x16, x16, x5
	eor	x16, x16, x6
	ldp	x5, x6, [x0, #64]
	eor	x5, x5, x15
	eor	x14, x6, x14
	mul	x6, x14, x5
	umulh	x14, x14, x5
	eor	x14, x14, x6
	ldp	x5, x6, [x0, #80]
	eor	x5, x5, x17
	eor	x10, x6, x10
	mul	x6, x10, x5
	umulh	x10, x10, x5
	eor	x10, x10, x6
	sub	x11, x11, #96
	add	x0, x0, #96
	cmp	x11, #95
	b.hi	LBB11_2
	eor	x12, x4, x12
	eor	x15, x3, x8
	mul	x17, x15, x12
	umulh	x12, x15, x12
	eor	x15, x2, x13
	eor	x16, x16, x9
	mul	x2, x16, x15
	umulh	x15, x16, x15
	eor	x12, x15, x12
	eor	x10, x10, x13
	mul	x13, x14, x10
	umulh	x10, x14, x10
	eor	x10, x17, x10
	eor	x10, x10, x12
	eor	x12, x2, x13
	eor	x10, x10, x12
	cmp	x11, #16
	b.hs	LBB11_5
	b	LBB11_7
LBB11_4:
	mov	x11, x1
	cmp	x11, #16
	b.lo	LBB11_7
LBB11_5:
	mov	x12, #54435
	movk	x12, #54323, lsl #16
	movk	x12, #42542, lsl #32
	movk	x12, #19251, lsl #48
LBB11_6:
	ldp	x13, x14, [x0], #16
	eor	x13, x13, x12
	eor	x10, x14, x10
	mul	x14, x10, x13
	umulh	x10, x10, x13
	eor	x10, x10, x14
	sub	x11, x11, #16
	cmp	x11, #15
	b.hi	LBB11_6
LBB11_7:
	cbz	x11, LBB11_11
	mov	x12, #0
	mov	x13, #0
	mov	x14, sp
LBB11_9:
	ldrb	w15, [x0, x13]
	and	x16, x12, #0x38
	lsl	x15, x15, x16
	and	x16, x13, #0xfffffffffffffff8
	ldr	x17, [x14, x16]
	orr	x15, x15, x17
	str	x15, [x14, x16]
	add	x13, x13, #1
	add	x12, x12, #8
	cmp	x11, x13
	b.ne	LBB11_9
	ldp	x12, x11, [sp]
	eor	x8, x12, x8
LBB11_11:
	eor	x9, x10, x9
	eor	x10, x11, x10
	mul	x11, x10, x8
	umulh	x8, x10, x8
	eor	x8, x8, x11
	eor	x8, x1, x8
	mul	x10, x8, x9
	umulh	x8, x8, x9
	eor	x0, x8, x10
	add	sp, sp, #16
	ret
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
