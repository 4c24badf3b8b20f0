// Made by scripts/make-kernels.sh from samples.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI0_0:
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
lCPI0_1:
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
lCPI0_2:
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
lCPI0_3:
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
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_scale_samples
	.p2align	2
_cpixels_scale_samples:
	cmp	w1, #255
	b.ls	LBB0_11
	cbz	x3, LBB0_77
	lsr	w8, w1, #1
	cmp	x3, #8
	b.lo	LBB0_5
	add	x9, x0, x3, lsl #1
	cmp	x2, x9
	b.hs	LBB0_17
	add	x9, x2, x3
	cmp	x0, x9
	b.hs	LBB0_17
LBB0_5:
	mov	x9, #0
LBB0_6:
	sub	x10, x3, x9
	add	x11, x2, x9
	add	x9, x0, x9, lsl #1
	add	x9, x9, #1
	b	LBB0_9
LBB0_7:
	sub	w13, w8, w12
	add	w12, w13, w12, lsl #8
	udiv	w12, w12, w1
LBB0_8:
	add	x9, x9, #2
	strb	w12, [x11], #1
	subs	x10, x10, #1
	b.eq	LBB0_77
LBB0_9:
	ldurh	w12, [x9, #-1]
	rev16	w12, w12
	cmp	w12, w1
	b.lo	LBB0_7
	mov	w12, #255
	b	LBB0_8
LBB0_11:
	cbz	x3, LBB0_77
	lsr	w8, w1, #1
	b	LBB0_15
LBB0_13:
	sub	w10, w8, w9
	add	w9, w10, w9, lsl #8
	udiv	w9, w9, w1
LBB0_14:
	strb	w9, [x2], #1
	subs	x3, x3, #1
	b.eq	LBB0_77
LBB0_15:
	ldrb	w9, [x0], #1
	cmp	w1, w9
	b.hi	LBB0_13
	mov	w9, #255
	b	LBB0_14
LBB0_17:
	dup.4s	v0, w8
	dup.4s	v1, w1
	adrp	x10, lCPI0_0@PAGE
	adrp	x11, lCPI0_1@PAGE
	cmp	x3, #16
	b.hs	LBB0_39
	mov	x9, #0
LBB0_19:
	mov	x14, x9
	and	x9, x3, #0xfffffffffffffff8
	sub	x12, x14, x9
	add	x13, x2, x14
	add	x14, x0, x14, lsl #1
	ldr	q2, [x10, lCPI0_0@PAGEOFF]
	ldr	q3, [x11, lCPI0_1@PAGEOFF]
	movi	d4, #0xff00ff00ff00ff
	b	LBB0_21
LBB0_20:
	uzp1.8h	v5, v5, v7
	xtn.8b	v7, v5
	uzp1.8h	v6, v6, v16
	and.16b	v5, v6, v5
	xtn.8b	v5, v5
	orn.8b	v5, v5, v7
	str	d5, [x13], #8
	adds	x12, x12, #8
	b.eq	LBB0_38
LBB0_21:
	ld2.8b	{ v16, v17 }, [x14], #16
	tbl.16b	v5, { v16 }, v2
	shl.4s	v5, v5, #8
	tbl.16b	v6, { v17 }, v2
	orr.16b	v5, v5, v6
	xtn.4h	v6, v5
	cmhi.4s	v5, v1, v5
	xtn.4h	v18, v5
	uzp1.8b	v19, v18, v0
	mov.16b	v7, v0
	umlal.4s	v7, v6, v4
	umov.b	w10, v19[0]
	tbz	w10, #0, LBB0_23
	fmov	w10, s7
	udiv	w10, w10, w1
	fmov	s6, w10
LBB0_23:
	uzp1.8b	v19, v18, v0
	umov.b	w10, v19[1]
	tbz	w10, #0, LBB0_25
	mov.s	w10, v7[1]
	udiv	w10, w10, w1
	mov.s	v6[1], w10
LBB0_25:
	uzp1.8b	v19, v18, v0
	umov.b	w10, v19[2]
	tbz	w10, #0, LBB0_27
	mov.s	w10, v7[2]
	udiv	w10, w10, w1
	mov.s	v6[2], w10
LBB0_27:
	uzp1.8b	v18, v18, v0
	umov.b	w10, v18[3]
	tbz	w10, #0, LBB0_29
	mov.s	w10, v7[3]
	udiv	w10, w10, w1
	mov.s	v6[3], w10
LBB0_29:
	tbl.16b	v7, { v16 }, v3
	shl.4s	v7, v7, #8
	tbl.16b	v16, { v17 }, v3
	orr.16b	v7, v7, v16
	xtn.4h	v16, v7
	mov.16b	v17, v0
	umlal.4s	v17, v16, v4
	cmhi.4s	v7, v1, v7
	xtn.4h	v18, v7
	uzp1.8b	v16, v0, v18
	umov.b	w10, v16[4]
	tbz	w10, #0, LBB0_31
	fmov	w10, s17
	udiv	w10, w10, w1
	mov.s	v16[0], w10
	b	LBB0_32
LBB0_31:
LBB0_32:
	uzp1.8b	v19, v0, v18
	umov.b	w10, v19[5]
	tbz	w10, #0, LBB0_34
	mov.s	w10, v17[1]
	udiv	w10, w10, w1
	mov.s	v16[1], w10
LBB0_34:
	uzp1.8b	v19, v0, v18
	umov.b	w10, v19[6]
	tbz	w10, #0, LBB0_36
	mov.s	w10, v17[2]
	udiv	w10, w10, w1
	mov.s	v16[2], w10
LBB0_36:
	uzp1.8b	v18, v0, v18
	umov.b	w10, v18[7]
	tbz	w10, #0, LBB0_20
	mov.s	w10, v17[3]
	udiv	w10, w10, w1
	mov.s	v16[3], w10
	b	LBB0_20
LBB0_38:
	cmp	x3, x9
	b.ne	LBB0_6
	b	LBB0_77
LBB0_39:
	and	x9, x3, #0xfffffffffffffff0
	ldr	q2, [x10, lCPI0_0@PAGEOFF]
	ldr	q3, [x11, lCPI0_1@PAGEOFF]
Lloh0:
	adrp	x12, lCPI0_2@PAGE
Lloh1:
	ldr	q4, [x12, lCPI0_2@PAGEOFF]
Lloh2:
	adrp	x12, lCPI0_3@PAGE
Lloh3:
	ldr	q5, [x12, lCPI0_3@PAGEOFF]
	movi	d6, #0xff00ff00ff00ff
	mov	x12, x0
	mov	x13, x2
	mov	x14, x9
	b	LBB0_41
LBB0_40:
	uzp1.8h	v7, v7, v17
	uzp1.8h	v17, v21, v19
	uzp1.16b	v7, v7, v17
	uzp1.8h	v16, v16, v18
	uzp1.8h	v17, v22, v20
	uzp1.16b	v16, v16, v17
	and.16b	v16, v16, v7
	orn.16b	v7, v16, v7
	str	q7, [x13], #16
	add	x12, x12, #32
	subs	x14, x14, #16
	b.eq	LBB0_76
LBB0_41:
	ld2.16b	{ v19, v20 }, [x12]
	tbl.16b	v7, { v19 }, v2
	shl.4s	v7, v7, #8
	tbl.16b	v16, { v20 }, v2
	orr.16b	v7, v7, v16
	xtn.4h	v16, v7
	cmhi.4s	v7, v1, v7
	xtn.4h	v18, v7
	uzp1.8b	v21, v18, v0
	mov.16b	v17, v0
	umlal.4s	v17, v16, v6
	umov.b	w15, v21[0]
	tbz	w15, #0, LBB0_43
	fmov	w15, s17
	udiv	w15, w15, w1
	fmov	s16, w15
LBB0_43:
	uzp1.8b	v21, v18, v0
	umov.b	w15, v21[1]
	tbz	w15, #0, LBB0_45
	mov.s	w15, v17[1]
	udiv	w15, w15, w1
	mov.s	v16[1], w15
LBB0_45:
	uzp1.8b	v21, v18, v0
	umov.b	w15, v21[2]
	tbz	w15, #0, LBB0_47
	mov.s	w15, v17[2]
	udiv	w15, w15, w1
	mov.s	v16[2], w15
LBB0_47:
	uzp1.8b	v18, v18, v0
	umov.b	w15, v18[3]
	tbz	w15, #0, LBB0_49
	mov.s	w15, v17[3]
	udiv	w15, w15, w1
	mov.s	v16[3], w15
LBB0_49:
	tbl.16b	v17, { v19 }, v3
	shl.4s	v17, v17, #8
	tbl.16b	v18, { v20 }, v3
	orr.16b	v17, v17, v18
	xtn.4h	v18, v17
	mov.16b	v21, v0
	umlal.4s	v21, v18, v6
	cmhi.4s	v17, v1, v17
	xtn.4h	v22, v17
	uzp1.8b	v18, v0, v22
	umov.b	w15, v18[4]
	tbz	w15, #0, LBB0_51
	fmov	w15, s21
	udiv	w15, w15, w1
	mov.s	v18[0], w15
	b	LBB0_52
LBB0_51:
LBB0_52:
	uzp1.8b	v23, v0, v22
	umov.b	w15, v23[5]
	tbz	w15, #0, LBB0_54
	mov.s	w15, v21[1]
	udiv	w15, w15, w1
	mov.s	v18[1], w15
LBB0_54:
	uzp1.8b	v23, v0, v22
	umov.b	w15, v23[6]
	tbz	w15, #0, LBB0_56
	mov.s	w15, v21[2]
	udiv	w15, w15, w1
	mov.s	v18[2], w15
LBB0_56:
	uzp1.8b	v22, v0, v22
	umov.b	w15, v22[7]
	tbz	w15, #0, LBB0_58
	mov.s	w15, v21[3]
	udiv	w15, w15, w1
	mov.s	v18[3], w15
LBB0_58:
	tbl.16b	v21, { v19 }, v4
	shl.4s	v21, v21, #8
	tbl.16b	v22, { v20 }, v4
	orr.16b	v21, v21, v22
	xtn.4h	v22, v21
	mov.16b	v23, v0
	umlal.4s	v23, v22, v6
	cmhi.4s	v21, v1, v21
	xtn.4h	v24, v21
	uzp1.8b	v22, v24, v0
	umov.b	w15, v22[0]
	tbz	w15, #0, LBB0_60
	fmov	w15, s23
	udiv	w15, w15, w1
	mov.s	v22[0], w15
	b	LBB0_61
LBB0_60:
LBB0_61:
	uzp1.8b	v25, v24, v0
	umov.b	w15, v25[1]
	tbz	w15, #0, LBB0_63
	mov.s	w15, v23[1]
	udiv	w15, w15, w1
	mov.s	v22[1], w15
LBB0_63:
	uzp1.8b	v25, v24, v0
	umov.b	w15, v25[2]
	tbz	w15, #0, LBB0_65
	mov.s	w15, v23[2]
	udiv	w15, w15, w1
	mov.s	v22[2], w15
LBB0_65:
	uzp1.8b	v24, v24, v0
	umov.b	w15, v24[3]
	tbz	w15, #0, LBB0_67
	mov.s	w15, v23[3]
	udiv	w15, w15, w1
	mov.s	v22[3], w15
LBB0_67:
	tbl.16b	v23, { v19 }, v5
	shl.4s	v23, v23, #8
	tbl.16b	v19, { v20 }, v5
	orr.16b	v19, v23, v19
	xtn.4h	v20, v19
	mov.16b	v23, v0
	umlal.4s	v23, v20, v6
	cmhi.4s	v19, v1, v19
	xtn.4h	v24, v19
	uzp1.8b	v20, v0, v24
	umov.b	w15, v20[4]
	tbz	w15, #0, LBB0_69
	fmov	w15, s23
	udiv	w15, w15, w1
	mov.s	v20[0], w15
	b	LBB0_70
LBB0_69:
LBB0_70:
	uzp1.8b	v25, v0, v24
	umov.b	w15, v25[5]
	tbz	w15, #0, LBB0_72
	mov.s	w15, v23[1]
	udiv	w15, w15, w1
	mov.s	v20[1], w15
LBB0_72:
	uzp1.8b	v25, v0, v24
	umov.b	w15, v25[6]
	tbz	w15, #0, LBB0_74
	mov.s	w15, v23[2]
	udiv	w15, w15, w1
	mov.s	v20[2], w15
LBB0_74:
	uzp1.8b	v24, v0, v24
	umov.b	w15, v24[7]
	tbz	w15, #0, LBB0_40
	mov.s	w15, v23[3]
	udiv	w15, w15, w1
	mov.s	v20[3], w15
	b	LBB0_40
LBB0_76:
	cmp	x3, x9
	b.ne	LBB0_78
LBB0_77:
	ret
LBB0_78:
	tbnz	w3, #3, LBB0_19
	b	LBB0_6
	.loh AdrpLdr	Lloh2, Lloh3
	.loh AdrpAdrp	Lloh0, Lloh2
	.loh AdrpLdr	Lloh0, Lloh1
	.globl	_cpixels_spread_bits
	.p2align	2
_cpixels_spread_bits:
	cbz	x4, LBB1_3
	mov	x8, #0
	mov	w9, #7
LBB1_2:
	lsr	x10, x8, #3
	ldrb	w10, [x0, x10]
	bic	w11, w9, w8
	lsr	w10, w10, w11
	tst	w10, #0x1
	csel	w10, w1, w2, eq
	strb	w10, [x3, x8]
	add	x8, x8, #1
	cmp	x4, x8
	b.ne	LBB1_2
LBB1_3:
	ret
	.globl	_cpixels_read_numbers
	.p2align	2
_cpixels_read_numbers:
	mov	x8, #0
	cbz	x3, LBB2_28
	lsr	w9, w1, #1
	mov	w10, #10
LBB2_2:
	ldp	x11, x12, [x0]
	cmp	x11, x12
	b.hs	LBB2_28
	ldr	w13, [x0, #20]
	sub	x14, x12, x11
	b	LBB2_6
LBB2_4:
	sub	w16, w15, #9
	cmp	w16, #5
	b.hs	LBB2_9
LBB2_5:
	add	x11, x11, #1
	str	x11, [x0]
	sub	x14, x14, #1
	cmp	x11, x12
	b.eq	LBB2_28
LBB2_6:
	ldrb	w15, [x11]
	cbz	w13, LBB2_4
	cmp	w15, #10
	ccmp	w15, #13, #4, ne
	cset	w13, ne
LBB2_8:
	str	w13, [x0, #20]
	b	LBB2_5
LBB2_9:
	cmp	w15, #32
	b.eq	LBB2_5
	cmp	w15, #35
	b.ne	LBB2_12
	mov	w13, #1
	b	LBB2_8
LBB2_12:
	cmp	x11, x12
	b.hs	LBB2_16
	mov	w13, #0
	add	x15, x11, x14
	mov	x14, x11
LBB2_14:
	ldrb	w16, [x14]
	sub	w17, w16, #48
	cmp	w17, #9
	b.hi	LBB2_24
	madd	w16, w13, w10, w16
	sub	w16, w16, #48
	cmp	w13, #16, lsl #12
	csel	w13, w16, w13, lo
	add	x14, x14, #1
	cmp	x14, x12
	b.ne	LBB2_14
	b	LBB2_17
LBB2_16:
	mov	w13, #0
	mov	x15, x11
LBB2_17:
	ldr	w12, [x0, #16]
	cmp	w12, #0
	cset	w12, ne
	mov	x14, x15
LBB2_18:
	cmp	x11, x14
	b.eq	LBB2_28
	cbz	w12, LBB2_28
	str	x14, [x0]
	cmp	w13, w1
	b.hs	LBB2_22
	sub	w11, w9, w13
	add	w11, w11, w13, lsl #8
	udiv	w11, w11, w1
	b	LBB2_23
LBB2_22:
	mov	w11, #255
LBB2_23:
	strb	w11, [x2, x8]
	add	x8, x8, #1
	cmp	x8, x3
	b.ne	LBB2_2
	b	LBB2_27
LBB2_24:
	mov	w12, #1
	sub	w15, w16, #9
	cmp	w15, #5
	b.lo	LBB2_18
	cmp	w16, #32
	b.eq	LBB2_18
	cmp	w16, #35
	b.eq	LBB2_18
	b	LBB2_28
LBB2_27:
	mov	x8, x3
LBB2_28:
	cmp	x8, x3
	csel	x0, x8, x3, lo
	ret
	.globl	_cpixels_read_bits
	.p2align	2
_cpixels_read_bits:
	mov	x8, #0
	cbz	x4, LBB3_14
LBB3_1:
	ldp	x9, x10, [x0]
	cmp	x9, x10
	b.hs	LBB3_14
	ldr	w11, [x0, #20]
	b	LBB3_5
LBB3_3:
	sub	w13, w12, #9
	cmp	w13, #5
	b.hs	LBB3_8
LBB3_4:
	add	x9, x9, #1
	str	x9, [x0]
	cmp	x9, x10
	b.eq	LBB3_14
LBB3_5:
	ldrb	w12, [x9]
	cbz	w11, LBB3_3
	cmp	w12, #10
	ccmp	w12, #13, #4, ne
	cset	w11, ne
LBB3_7:
	str	w11, [x0, #20]
	b	LBB3_4
LBB3_8:
	cmp	w12, #32
	b.eq	LBB3_4
	cmp	w12, #35
	b.ne	LBB3_11
	mov	w11, #1
	b	LBB3_7
LBB3_11:
	and	w10, w12, #0xfe
	cmp	w10, #48
	b.ne	LBB3_14
	add	x10, x9, #1
	str	x10, [x0]
	ldrb	w9, [x9]
	cmp	w9, #49
	csel	w9, w2, w1, eq
	strb	w9, [x3, x8]
	add	x8, x8, #1
	cmp	x8, x4
	b.ne	LBB3_1
	mov	x8, x4
LBB3_14:
	cmp	x8, x4
	csel	x0, x8, x4, lo
	ret
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI4_0:
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
lCPI4_1:
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
lCPI4_2:
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	1
	.byte	5
	.byte	9
	.byte	13
	.byte	17
	.byte	21
	.byte	25
	.byte	29
lCPI4_3:
	.byte	1
	.byte	5
	.byte	9
	.byte	13
	.byte	17
	.byte	21
	.byte	25
	.byte	29
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
lCPI4_4:
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	2
	.byte	6
	.byte	10
	.byte	14
	.byte	18
	.byte	22
	.byte	26
	.byte	30
lCPI4_5:
	.byte	2
	.byte	6
	.byte	10
	.byte	14
	.byte	18
	.byte	22
	.byte	26
	.byte	30
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_take_channels
	.p2align	2
_cpixels_take_channels:
	cmp	x1, #2
	b.ne	LBB4_8
	cbz	x3, LBB4_13
	cmp	x3, #8
	b.lo	LBB4_5
	add	x8, x0, x3, lsl #2
	cmp	x2, x8
	b.hs	LBB4_24
	add	x8, x2, x3, lsl #1
	cmp	x0, x8
	b.hs	LBB4_24
LBB4_5:
	mov	x8, #0
LBB4_6:
	sub	x9, x3, x8
	add	x10, x0, x8, lsl #2
	add	x8, x2, x8, lsl #1
	add	x8, x8, #1
LBB4_7:
	ldrb	w11, [x10]
	sturb	w11, [x8, #-1]
	ldrb	w11, [x10, #3]
	strb	w11, [x8], #2
	add	x10, x10, #4
	subs	x9, x9, #1
	b.ne	LBB4_7
	b	LBB4_13
LBB4_8:
	cbz	x3, LBB4_13
	cmp	x3, #8
	b.hi	LBB4_14
LBB4_10:
	mov	x8, #0
LBB4_11:
	sub	x9, x3, x8
	add	x10, x0, x8, lsl #2
	add	x10, x10, #2
	add	x8, x8, x8, lsl #1
	add	x8, x8, x2
	add	x8, x8, #1
LBB4_12:
	ldurb	w11, [x10, #-2]
	sturb	w11, [x8, #-1]
	ldurb	w11, [x10, #-1]
	strb	w11, [x8]
	ldrb	w11, [x10], #4
	strb	w11, [x8, #1]
	add	x8, x8, #3
	subs	x9, x9, #1
	b.ne	LBB4_12
LBB4_13:
	ret
LBB4_14:
	mov	x8, #0
	sub	x10, x3, #1
	mov	w9, #3
	umulh	x9, x10, x9
	cmp	xzr, x9
	cset	w9, ne
	add	x10, x10, x10, lsl #1
	add	x11, x2, x10
	cmp	x11, x2
	b.lo	LBB4_11
	tbnz	w9, #0, LBB4_11
	add	x11, x2, #1
	add	x12, x11, x10
	cmp	x12, x11
	b.lo	LBB4_11
	tbnz	w9, #0, LBB4_11
	add	x11, x2, #2
	add	x10, x11, x10
	cmp	x10, x11
	b.lo	LBB4_11
	tbnz	w9, #0, LBB4_11
	add	x8, x3, x3, lsl #1
	add	x8, x2, x8
	cmp	x0, x8
	b.hs	LBB4_22
	add	x8, x0, x3, lsl #2
	sub	x8, x8, #1
	cmp	x2, x8
	b.lo	LBB4_10
LBB4_22:
	cmp	x3, #17
	b.hs	LBB4_33
	mov	x8, #0
	b	LBB4_36
LBB4_24:
	cmp	x3, #32
	b.hs	LBB4_26
	mov	x8, #0
	b	LBB4_30
LBB4_26:
	and	x8, x3, #0xffffffffffffffe0
	add	x9, x0, #64
	add	x10, x2, #32
	mov	x11, x8
LBB4_27:
	sub	x12, x9, #64
	ld4.16b	{ v0, v1, v2, v3 }, [x12]
	ld4.16b	{ v4, v5, v6, v7 }, [x9]
	mov.16b	v1, v3
	sub	x12, x10, #32
	st2.16b	{ v0, v1 }, [x12]
	mov.16b	v5, v7
	st2.16b	{ v4, v5 }, [x10]
	add	x9, x9, #128
	add	x10, x10, #64
	subs	x11, x11, #32
	b.ne	LBB4_27
	cmp	x3, x8
	b.eq	LBB4_13
	tst	x3, #0x18
	b.eq	LBB4_6
LBB4_30:
	mov	x11, x8
	and	x8, x3, #0xfffffffffffffff8
	sub	x9, x11, x8
	add	x10, x2, x11, lsl #1
	add	x11, x0, x11, lsl #2
LBB4_31:
	ld4.8b	{ v0, v1, v2, v3 }, [x11], #32
	fmov	d1, d3
	st2.8b	{ v0, v1 }, [x10], #16
	adds	x9, x9, #8
	b.ne	LBB4_31
	cmp	x3, x8
	b.eq	LBB4_13
	b	LBB4_6
LBB4_33:
	ands	x8, x3, #0xf
	mov	w9, #16
	csel	x9, x9, x8, eq
	sub	x8, x3, x9
Lloh4:
	adrp	x10, lCPI4_0@PAGE
Lloh5:
	ldr	q0, [x10, lCPI4_0@PAGEOFF]
Lloh6:
	adrp	x10, lCPI4_1@PAGE
Lloh7:
	ldr	q1, [x10, lCPI4_1@PAGEOFF]
Lloh8:
	adrp	x10, lCPI4_2@PAGE
Lloh9:
	ldr	q2, [x10, lCPI4_2@PAGEOFF]
Lloh10:
	adrp	x10, lCPI4_3@PAGE
Lloh11:
	ldr	q3, [x10, lCPI4_3@PAGEOFF]
Lloh12:
	adrp	x10, lCPI4_4@PAGE
Lloh13:
	ldr	q4, [x10, lCPI4_4@PAGEOFF]
Lloh14:
	adrp	x10, lCPI4_5@PAGE
Lloh15:
	ldr	q5, [x10, lCPI4_5@PAGEOFF]
	mov	x10, x0
	mov	x11, x2
	mov	x12, x8
LBB4_34:
	ldp	q6, q7, [x10, #32]
	ldp	q16, q17, [x10], #64
	tbl.16b	v18, { v6, v7 }, v0
	tbl.16b	v19, { v16, v17 }, v1
	mov.d	v19[1], v18[1]
	tbl.16b	v18, { v6, v7 }, v2
	tbl.16b	v20, { v16, v17 }, v3
	mov.d	v20[1], v18[1]
	tbl.16b	v6, { v6, v7 }, v4
	tbl.16b	v21, { v16, v17 }, v5
	mov.d	v21[1], v6[1]
	st3.16b	{ v19, v20, v21 }, [x11], #48
	subs	x12, x12, #16
	b.ne	LBB4_34
	cmp	x9, #9
	b.lo	LBB4_11
LBB4_36:
	mov	x10, x8
	ands	x8, x3, #0x7
	mov	w9, #8
	csel	x11, x9, x8, eq
	add	x12, x10, x10, lsl #1
	add	x9, x0, x10, lsl #2
	sub	x8, x3, x11
	add	x10, x11, x10
	sub	x10, x10, x3
	add	x11, x2, x12
LBB4_37:
	ld4.8b	{ v0, v1, v2, v3 }, [x9], #32
	st3.8b	{ v0, v1, v2 }, [x11], #24
	adds	x10, x10, #8
	b.ne	LBB4_37
	b	LBB4_11
	.loh AdrpLdr	Lloh14, Lloh15
	.loh AdrpAdrp	Lloh12, Lloh14
	.loh AdrpLdr	Lloh12, Lloh13
	.loh AdrpAdrp	Lloh10, Lloh12
	.loh AdrpLdr	Lloh10, Lloh11
	.loh AdrpAdrp	Lloh8, Lloh10
	.loh AdrpLdr	Lloh8, Lloh9
	.loh AdrpAdrp	Lloh6, Lloh8
	.loh AdrpLdr	Lloh6, Lloh7
	.loh AdrpAdrp	Lloh4, Lloh6
	.loh AdrpLdr	Lloh4, Lloh5
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI5_0:
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
lCPI5_1:
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
lCPI5_2:
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
lCPI5_3:
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
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_read_blue_first
	.p2align	2
_cpixels_read_blue_first:
	sub	sp, sp, #192
	stp	d13, d12, [sp, #48]
	stp	d11, d10, [sp, #64]
	stp	d9, d8, [sp, #80]
	stp	x28, x27, [sp, #96]
	stp	x26, x25, [sp, #112]
	stp	x24, x23, [sp, #128]
	stp	x22, x21, [sp, #144]
	stp	x20, x19, [sp, #160]
	stp	x29, x30, [sp, #176]
	cmp	x1, #2
	b.ne	LBB5_8
	cbz	x4, LBB5_22
	cmp	x4, #8
	b.lo	LBB5_5
	add	x8, x0, x4, lsl #1
	cmp	x3, x8
	b.hs	LBB5_14
	add	x8, x3, x4, lsl #2
	cmp	x0, x8
	b.hs	LBB5_14
LBB5_5:
	mov	x12, #0
LBB5_6:
	sub	x8, x4, x12
	add	x9, x3, x12, lsl #2
	add	x9, x9, #3
	add	x10, x0, x12, lsl #1
	add	x10, x10, #1
	mov	w11, #255
	mov	w12, #16913
LBB5_7:
	ldurb	w13, [x10, #-1]
	ldrb	w14, [x10], #2
	sxtb	w15, w14
	orr	w16, w13, w14, lsl #8
	ubfx	w14, w14, #2, #5
	lsl	w17, w14, #8
	sub	w17, w17, w14
	add	w17, w17, #15
	mul	w17, w17, w12
	lsr	w17, w17, #19
	cmp	w14, #31
	csel	w14, w11, w17, eq
	sturb	w14, [x9, #-3]
	ubfx	w14, w16, #5, #5
	lsl	w16, w14, #8
	sub	w16, w16, w14
	add	w16, w16, #15
	mul	w16, w16, w12
	lsr	w16, w16, #19
	cmp	w14, #31
	csel	w14, w11, w16, eq
	sturb	w14, [x9, #-2]
	and	w13, w13, #0x1f
	lsl	w14, w13, #8
	sub	w14, w14, w13
	add	w14, w14, #15
	mul	w14, w14, w12
	lsr	w14, w14, #19
	cmp	w13, #31
	csel	w13, w11, w14, eq
	cmp	w2, #0
	sturb	w13, [x9, #-1]
	ccmp	w15, #0, #8, ne
	cset	w13, lt
	sbfx	w13, w13, #0, #1
	strb	w13, [x9], #4
	subs	x8, x8, #1
	b.ne	LBB5_7
	b	LBB5_22
LBB5_8:
	cbz	x4, LBB5_22
	add	x8, x0, #3
	add	x9, x3, #3
	cmp	x1, #4
	ccmp	w2, #0, #4, eq
	cset	w10, ne
	add	x11, x0, #2
	b	LBB5_12
LBB5_10:
	ldrb	w12, [x8]
LBB5_11:
	add	x11, x11, x1
	strb	w12, [x9], #4
	add	x8, x8, #4
	subs	x4, x4, #1
	b.eq	LBB5_22
LBB5_12:
	ldrb	w12, [x11]
	sturb	w12, [x9, #-3]
	ldurb	w12, [x11, #-1]
	sturb	w12, [x9, #-2]
	ldurb	w12, [x11, #-2]
	sturb	w12, [x9, #-1]
	cbnz	w10, LBB5_10
	mov	w12, #255
	b	LBB5_11
LBB5_14:
	adrp	x11, lCPI5_2@PAGE
	adrp	x13, lCPI5_3@PAGE
	cmp	x4, #16
	b.hs	LBB5_19
	mov	x12, #0
LBB5_16:
	mov	x10, x12
	cmp	w2, #0
	cset	w8, eq
	dup.8b	v0, w8
	and	x12, x4, #0xfffffffffffffff8
	sub	x8, x10, x12
	add	x9, x3, x10, lsl #2
	add	x10, x0, x10, lsl #1
	ldr	q1, [x11, lCPI5_2@PAGEOFF]
	ldr	q2, [x13, lCPI5_3@PAGEOFF]
	movi.4s	v3, #31
	movi.2d	v4, #0xff00ff00ff00ff
	movi.2d	v5, #0xffffffffffffffff
	mov	w11, #16913
	dup.8h	v6, w11
LBB5_17:
	ld2.8b	{ v16, v17 }, [x10], #16
	tbl.16b	v7, { v16 }, v1
	tbl.16b	v18, { v16 }, v2
	tbl.16b	v19, { v17 }, v2
	tbl.16b	v20, { v17 }, v1
	shl.4s	v21, v20, #8
	shl.4s	v22, v19, #8
	orr.16b	v22, v22, v18
	orr.16b	v21, v21, v7
	ushr.4s	v20, v20, #2
	ushr.4s	v19, v19, #2
	bic.4s	v19, #32
	bic.4s	v20, #32
	uzp1.8h	v23, v20, v19
	movi.8h	v24, #15
	mla.8h	v24, v23, v4
	umull2.4s	v23, v24, v6
	ushr.4s	v21, v21, #5
	ushr.4s	v22, v22, #5
	umull.4s	v24, v24, v6
	and.16b	v22, v22, v3
	and.16b	v21, v21, v3
	uzp1.8h	v25, v21, v22
	xtn.8b	v25, v25
	movi.8h	v26, #15
	uzp2.8h	v23, v24, v23
	umlal.8h	v26, v25, v5
	bic.4s	v7, #224
	bic.4s	v18, #224
	cmeq.4s	v24, v18, v3
	cmeq.4s	v25, v7, v3
	ushr.8h	v23, v23, #3
	uzp1.8h	v24, v25, v24
	umull2.4s	v25, v26, v6
	uzp1.8h	v7, v7, v18
	xtn.8b	v7, v7
	movi.8h	v18, #15
	umull.4s	v26, v26, v6
	umlal.8h	v18, v7, v5
	umull2.4s	v7, v18, v6
	umull.4s	v18, v18, v6
	uzp2.8h	v7, v18, v7
	ushr.8h	v7, v7, #3
	uzp2.8h	v18, v26, v25
	orr.16b	v7, v24, v7
	cmlt.8b	v16, v17, #0
	orr.8b	v16, v0, v16
	shl.8b	v16, v16, #7
	cmeq.4s	v17, v22, v3
	xtn.8b	v26, v7
	cmeq.4s	v7, v21, v3
	uzp1.8h	v7, v7, v17
	xtn.8b	v7, v7
	cmeq.4s	v17, v19, v3
	cmeq.4s	v19, v20, v3
	cmlt.8b	v27, v16, #0
	uzp1.8h	v16, v19, v17
	shrn.8b	v17, v18, #3
	orr.16b	v16, v16, v23
	xtn.8b	v24, v16
	orr.8b	v25, v7, v17
	st4.8b	{ v24, v25, v26, v27 }, [x9], #32
	adds	x8, x8, #8
	b.ne	LBB5_17
	cmp	x4, x12
	b.ne	LBB5_6
	b	LBB5_22
LBB5_19:
	cmp	w2, #0
	cset	w8, eq
	and	x14, x4, #0xfffffffffffffff0
	dup.16b	v0, w8
Lloh16:
	adrp	x8, lCPI5_0@PAGE
Lloh17:
	ldr	q1, [x8, lCPI5_0@PAGEOFF]
Lloh18:
	adrp	x8, lCPI5_1@PAGE
Lloh19:
	ldr	q2, [x8, lCPI5_1@PAGEOFF]
	ldr	q3, [x11, lCPI5_2@PAGEOFF]
	ldr	q4, [x13, lCPI5_3@PAGEOFF]
	movi.4s	v5, #31
	movi.2d	v6, #0xff00ff00ff00ff
	movi.2d	v7, #0xffffffffffffffff
	mov	w11, #4229
	movk	w11, #2114, lsl #16
	stp	x3, x0, [sp, #16]
	mov	x1, x0
	mov	x13, x3
	str	x14, [sp, #8]
LBB5_20:
	ld2.16b	{ v16, v17 }, [x1], #32
	tbl.16b	v24, { v16 }, v1
	tbl.16b	v25, { v16 }, v2
	tbl.16b	v22, { v16 }, v3
	tbl.16b	v23, { v16 }, v4
	tbl.16b	v19, { v17 }, v4
	tbl.16b	v18, { v17 }, v3
	tbl.16b	v21, { v17 }, v2
	tbl.16b	v20, { v17 }, v1
	shl.4s	v29, v20, #8
	shl.4s	v28, v21, #8
	shl.4s	v27, v18, #8
	shl.4s	v26, v19, #8
	orr.16b	v26, v26, v23
	orr.16b	v27, v27, v22
	orr.16b	v28, v28, v25
	orr.16b	v29, v29, v24
	ushr.4s	v18, v18, #2
	ushr.4s	v19, v19, #2
	ushr.4s	v20, v20, #2
	ushr.4s	v21, v21, #2
	bic.4s	v21, #32
	bic.4s	v20, #32
	bic.4s	v19, #32
	bic.4s	v18, #32
	uzp1.8h	v31, v18, v19
	uzp1.8h	v8, v20, v21
	movi.8h	v30, #15
	mla.8h	v30, v31, v6
	movi.8h	v31, #15
	mla.8h	v31, v8, v6
	umov.h	w8, v31[1]
	umov.h	w9, v31[0]
	umov.h	w10, v31[2]
	umov.h	w7, v31[3]
	umov.h	w15, v31[4]
	umov.h	w12, v31[5]
	stp	w15, w12, [sp, #32]
	umov.h	w15, v31[6]
	umov.h	w12, v31[7]
	stp	w15, w12, [sp, #40]
	umov.h	w12, v30[1]
	umull	x8, w8, w11
	umov.h	w15, v30[0]
	umov.h	w24, v30[2]
	umull	x9, w9, w11
	umull	x10, w10, w11
	umov.h	w21, v30[3]
	umov.h	w20, v30[4]
	umull	x12, w12, w11
	umull	x15, w15, w11
	umov.h	w19, v30[5]
	umov.h	w6, v30[6]
	lsr	x8, x8, #32
	umov.h	w5, v30[7]
	ushr.4s	v29, v29, #5
	ushr.4s	v28, v28, #5
	ushr.4s	v27, v27, #5
	lsr	x16, x9, #32
	ushr.4s	v26, v26, #5
	and.16b	v26, v26, v5
	and.16b	v27, v27, v5
	and.16b	v28, v28, v5
	and.16b	v29, v29, v5
	lsr	x27, x10, #32
	uzp1.8h	v30, v29, v28
	xtn.8b	v30, v30
	uzp1.8h	v31, v27, v26
	xtn.8b	v31, v31
	movi.8h	v8, #15
	lsr	x10, x12, #32
	umlal.8h	v8, v30, v7
	umov.h	w12, v8[1]
	umov.h	w9, v8[0]
	lsr	x15, x15, #32
	movi.8h	v12, #15
	umov.h	w30, v8[2]
	umov.h	w28, v8[3]
	fmov	s30, w16
	umlal.8h	v12, v31, v7
	umov.h	w26, v8[4]
	umov.h	w25, v8[5]
	fmov	s31, w15
	umov.h	w23, v8[6]
	umov.h	w22, v8[7]
	mov.h	v30[1], w8
	umov.h	w15, v12[1]
	umov.h	w3, v12[0]
	mov.h	v31[1], w10
	umull	x12, w12, w11
	umov.h	w8, v12[2]
	umov.h	w10, v12[3]
	umull	x0, w9, w11
	umull	x9, w15, w11
	umov.h	w16, v12[4]
	umov.h	w17, v12[5]
	lsr	x12, x12, #32
	umull	x15, w3, w11
	bic.4s	v24, #224
	bic.4s	v25, #224
	uzp1.8h	v8, v24, v25
	xtn.8b	v8, v8
	lsr	x0, x0, #32
	movi.8h	v11, #15
	umlal.8h	v11, v8, v7
	umov.h	w3, v11[0]
	umull	x3, w3, w11
	lsr	x9, x9, #32
	lsr	x3, x3, #32
	fmov	s10, w3
	umov.h	w3, v11[1]
	umull	x3, w3, w11
	lsr	x15, x15, #32
	lsr	x3, x3, #32
	mov.h	v10[1], w3
	umov.h	w3, v12[6]
	fmov	s8, w0
	fmov	s9, w15
	umov.h	w15, v12[7]
	bic.4s	v22, #224
	mov.h	v8[1], w12
	bic.4s	v23, #224
	uzp1.8h	v12, v22, v23
	xtn.8b	v13, v12
	movi.8h	v12, #15
	mov.h	v9[1], w9
	umlal.8h	v12, v13, v7
	umov.h	w9, v12[0]
	umull	x9, w9, w11
	mov.h	v30[2], w27
	lsr	x9, x9, #32
	fmov	s13, w9
	umull	x9, w24, w11
	lsr	x9, x9, #32
	mov.h	v31[2], w9
	umov.h	w9, v11[2]
	umull	x9, w9, w11
	lsr	x9, x9, #32
	mov.h	v10[2], w9
	umull	x9, w30, w11
	lsr	x9, x9, #32
	umull	x8, w8, w11
	lsr	x8, x8, #32
	mov.h	v8[2], w9
	umov.h	w9, v12[1]
	umull	x9, w9, w11
	lsr	x9, x9, #32
	mov.h	v9[2], w8
	mov.h	v13[1], w9
	umull	x8, w7, w11
	lsr	x8, x8, #32
	mov.h	v30[3], w8
	umull	x8, w21, w11
	lsr	x8, x8, #32
	umull	x9, w28, w11
	lsr	x9, x9, #32
	mov.h	v31[3], w8
	umov.h	w8, v11[3]
	umull	x8, w8, w11
	lsr	x8, x8, #32
	mov.h	v10[3], w8
	umov.h	w8, v12[2]
	umull	x8, w8, w11
	lsr	x8, x8, #32
	mov.h	v8[3], w9
	mov.h	v13[2], w8
	umull	x8, w10, w11
	lsr	x8, x8, #32
	mov.h	v9[3], w8
	ldr	w8, [sp, #32]
	umull	x8, w8, w11
	lsr	x8, x8, #32
	umull	x9, w20, w11
	lsr	x9, x9, #32
	mov.h	v30[4], w8
	umov.h	w8, v11[4]
	umull	x8, w8, w11
	lsr	x8, x8, #32
	mov.h	v31[4], w9
	umov.h	w9, v12[3]
	umull	x9, w9, w11
	lsr	x9, x9, #32
	mov.h	v10[4], w8
	mov.h	v13[3], w9
	umull	x8, w26, w11
	lsr	x8, x8, #32
	mov.h	v8[4], w8
	ldr	w8, [sp, #36]
	umull	x8, w8, w11
	lsr	x8, x8, #32
	umull	x9, w16, w11
	lsr	x9, x9, #32
	mov.h	v9[4], w9
	umov.h	w9, v12[4]
	umull	x9, w9, w11
	lsr	x9, x9, #32
	mov.h	v30[5], w8
	mov.h	v13[4], w9
	umull	x8, w19, w11
	lsr	x8, x8, #32
	mov.h	v31[5], w8
	umov.h	w8, v11[5]
	umull	x8, w8, w11
	lsr	x8, x8, #32
	mov.h	v10[5], w8
	umull	x8, w25, w11
	lsr	x8, x8, #32
	umull	x9, w17, w11
	lsr	x9, x9, #32
	mov.h	v8[5], w8
	umov.h	w8, v12[5]
	umull	x8, w8, w11
	lsr	x8, x8, #32
	mov.h	v9[5], w9
	mov.h	v13[5], w8
	ldr	w8, [sp, #40]
	umull	x8, w8, w11
	lsr	x8, x8, #32
	mov.h	v30[6], w8
	umull	x8, w6, w11
	lsr	x8, x8, #32
	cmeq.4s	v25, v25, v5
	cmeq.4s	v24, v24, v5
	mov.h	v31[6], w8
	umov.h	w8, v11[6]
	umull	x8, w8, w11
	lsr	x8, x8, #32
	mov.h	v10[6], w8
	uzp1.8h	v24, v24, v25
	ldr	w8, [sp, #44]
	umull	x8, w8, w11
	umull	x9, w23, w11
	lsr	x9, x9, #32
	mov.h	v8[6], w9
	lsr	x8, x8, #32
	umull	x9, w5, w11
	umull	x10, w3, w11
	lsr	x10, x10, #32
	mov.h	v9[6], w10
	lsr	x9, x9, #32
	umull	x10, w22, w11
	lsr	x10, x10, #32
	umull	x12, w15, w11
	mov.h	v30[7], w8
	lsr	x8, x12, #32
	cmeq.4s	v23, v23, v5
	cmeq.4s	v22, v22, v5
	uzp1.8h	v22, v22, v23
	mov.h	v31[7], w9
	umov.h	w9, v11[7]
	umull	x9, w9, w11
	lsr	x9, x9, #32
	mov.h	v10[7], w9
	umov.h	w9, v12[6]
	umull	x9, w9, w11
	lsr	x9, x9, #32
	mov.h	v8[7], w10
	mov.h	v13[6], w9
	umov.h	w9, v12[7]
	mov.h	v9[7], w8
	umull	x8, w9, w11
	lsr	x8, x8, #32
	mov.h	v13[7], w8
	cmlt.16b	v16, v17, #0
	uzp1.16b	v17, v22, v24
	orr.16b	v16, v0, v16
	shl.16b	v16, v16, #7
	cmeq.4s	v22, v28, v5
	cmeq.4s	v23, v29, v5
	uzp1.8h	v22, v23, v22
	uzp1.16b	v23, v13, v10
	cmeq.4s	v24, v26, v5
	cmeq.4s	v25, v27, v5
	uzp1.8h	v24, v25, v24
	uzp1.16b	v22, v24, v22
	cmeq.4s	v21, v21, v5
	orr.16b	v25, v17, v23
	cmeq.4s	v17, v20, v5
	uzp1.8h	v17, v17, v21
	cmeq.4s	v19, v19, v5
	cmeq.4s	v18, v18, v5
	uzp1.8h	v18, v18, v19
	cmlt.16b	v26, v16, #0
	uzp1.16b	v16, v18, v17
	uzp1.16b	v17, v9, v8
	uzp1.16b	v18, v31, v30
	orr.16b	v24, v22, v17
	orr.16b	v23, v16, v18
	st4.16b	{ v23, v24, v25, v26 }, [x13], #64
	subs	x14, x14, #16
	b.ne	LBB5_20
	ldp	x12, x3, [sp, #8]
	cmp	x4, x12
	ldr	x0, [sp, #24]
	adrp	x11, lCPI5_2@PAGE
	adrp	x13, lCPI5_3@PAGE
	b.ne	LBB5_23
LBB5_22:
	ldp	x29, x30, [sp, #176]
	ldp	x20, x19, [sp, #160]
	ldp	x22, x21, [sp, #144]
	ldp	x24, x23, [sp, #128]
	ldp	x26, x25, [sp, #112]
	ldp	x28, x27, [sp, #96]
	ldp	d9, d8, [sp, #80]
	ldp	d11, d10, [sp, #64]
	ldp	d13, d12, [sp, #48]
	add	sp, sp, #192
	ret
LBB5_23:
	tbnz	w4, #3, LBB5_16
	b	LBB5_6
	.loh AdrpLdr	Lloh18, Lloh19
	.loh AdrpAdrp	Lloh16, Lloh18
	.loh AdrpLdr	Lloh16, Lloh17
	.globl	_cpixels_look_up_deep
	.p2align	2
_cpixels_look_up_deep:
	cbz	x3, LBB6_3
	add	x8, x0, #1
LBB6_2:
	ldurb	w9, [x8, #-1]
	ldrb	w10, [x8], #2
	add	x10, x1, x10, lsl #10
	ldr	w9, [x10, x9, lsl #2]
	str	w9, [x2], #4
	subs	x3, x3, #1
	b.ne	LBB6_2
LBB6_3:
	ret
	.globl	_cpixels_unpack_packets
	.p2align	2
_cpixels_unpack_packets:
	cbz	x3, LBB7_40
	stp	x22, x21, [sp, #-32]!
	stp	x20, x19, [sp, #16]
	mov	x8, x0
	mov	x0, #0
	add	x9, x1, #1
	add	x10, x8, #24
	ldr	w5, [x8, #16]
	add	x11, x8, #23
	and	x12, x1, #0xffffffffffffffc0
	and	x13, x1, #0x38
	and	x14, x1, #0xfffffffffffffff8
	add	x15, x8, #72
	neg	x16, x14
	mov	w17, #1
	b	LBB7_5
LBB7_2:
	ldr	x6, [x8]
LBB7_3:
	add	x5, x6, x5
	str	x5, [x8]
LBB7_4:
	ldr	w5, [x8, #16]
	sub	w5, w5, w4
	str	w5, [x8, #16]
	add	x0, x4, x0
	cmp	x0, x3
	b.hs	LBB7_39
LBB7_5:
	cbz	w5, LBB7_8
	ldr	w6, [x8, #20]
	mov	w4, w5
	sub	x5, x3, x0
	cmp	x5, x4
	csel	x4, x5, x4, lo
	cbz	w6, LBB7_12
	cbnz	x2, LBB7_36
	b	LBB7_4
LBB7_8:
	ldp	x5, x6, [x8]
	cmp	x5, x6
	b.eq	LBB7_39
	ldrb	w4, [x5]
	sxtb	w7, w4
	cmn	w7, #1
	csinc	x7, x9, xzr, le
	sub	x6, x6, x5
	cmp	x6, x7
	b.lo	LBB7_39
	tbnz	w4, #7, LBB7_17
	add	x5, x5, #1
	str	x5, [x8]
	add	x5, x4, #1
	stp	w5, wzr, [x8, #16]
	sub	x6, x3, x0
	cmp	x6, x5
	csinc	x4, x6, x4, lo
LBB7_12:
	ldp	x6, x5, [x8]
	sub	x5, x5, x6
	cmp	x1, x5
	b.hi	LBB7_39
	udiv	x5, x5, x1
	cmp	x4, x5
	csel	x4, x4, x5, lo
	mul	x5, x4, x1
	cbz	x2, LBB7_3
	cbz	x5, LBB7_3
	madd	x6, x0, x1, x2
	cmp	x5, #8
	b.hs	LBB7_22
	mov	x7, #0
	and	x19, x5, #0x7
	cbnz	x19, LBB7_25
	b	LBB7_2
LBB7_17:
	cbz	x1, LBB7_35
	mov	x19, #0
	cmp	x1, #8
	b.lo	LBB7_33
	sub	x6, x11, x5
	cmp	x6, #63
	b.ls	LBB7_33
	cmp	x1, #64
	b.hs	LBB7_26
	mov	x20, #0
	b	LBB7_30
LBB7_22:
	and	x7, x5, #0xfffffffffffffff8
	neg	x7, x7
	mov	w19, #7
LBB7_23:
	ldr	x20, [x8]
	add	x20, x20, x19
	ldurb	w20, [x20, #-7]
	add	x21, x6, x19
	sturb	w20, [x21, #-7]
	ldr	x20, [x8]
	add	x20, x20, x19
	ldurb	w20, [x20, #-6]
	sturb	w20, [x21, #-6]
	ldr	x20, [x8]
	add	x20, x20, x19
	ldurb	w20, [x20, #-5]
	sturb	w20, [x21, #-5]
	ldr	x20, [x8]
	add	x20, x20, x19
	ldurb	w20, [x20, #-4]
	sturb	w20, [x21, #-4]
	ldr	x20, [x8]
	add	x20, x20, x19
	ldurb	w20, [x20, #-3]
	sturb	w20, [x21, #-3]
	ldr	x20, [x8]
	add	x20, x20, x19
	ldurb	w20, [x20, #-2]
	sturb	w20, [x21, #-2]
	ldr	x20, [x8]
	add	x20, x20, x19
	ldurb	w20, [x20, #-1]
	sturb	w20, [x21, #-1]
	ldr	x20, [x8]
	ldrb	w20, [x20, x19]
	strb	w20, [x21]
	add	x19, x19, #8
	add	x20, x7, x19
	cmp	x20, #7
	b.ne	LBB7_23
	sub	x7, x19, #7
	and	x19, x5, #0x7
	cbz	x19, LBB7_2
LBB7_25:
	ldr	x20, [x8]
	ldrb	w20, [x20, x7]
	strb	w20, [x6, x7]
	add	x7, x7, #1
	subs	x19, x19, #1
	b.ne	LBB7_25
	b	LBB7_2
LBB7_26:
	add	x6, x5, #33
	mov	x7, x12
	mov	x19, x15
LBB7_27:
	ldp	q0, q1, [x6, #-32]
	ldp	q2, q3, [x6], #64
	stp	q0, q1, [x19, #-48]
	stp	q2, q3, [x19, #-16]
	add	x19, x19, #64
	subs	x7, x7, #64
	b.ne	LBB7_27
	cmp	x1, x12
	b.eq	LBB7_35
	mov	x19, x12
	mov	x20, x12
	cbz	x13, LBB7_33
LBB7_30:
	add	x6, x5, x20
	add	x6, x6, #1
	add	x7, x16, x20
	add	x19, x10, x20
LBB7_31:
	ldr	d0, [x6], #8
	str	d0, [x19], #8
	adds	x7, x7, #8
	b.ne	LBB7_31
	mov	x19, x14
	cmp	x1, x14
	b.eq	LBB7_35
LBB7_33:
	add	x6, x10, x19
	sub	x7, x1, x19
	add	x19, x5, x19
	add	x19, x19, #1
LBB7_34:
	ldrb	w20, [x19], #1
	strb	w20, [x6], #1
	subs	x7, x7, #1
	b.ne	LBB7_34
LBB7_35:
	add	x5, x5, x9
	str	x5, [x8]
	and	x4, x4, #0x7f
	add	x5, x4, #1
	stp	w5, w17, [x8, #16]
	sub	x6, x3, x0
	cmp	x6, x5
	csinc	x4, x6, x4, lo
	cbz	x2, LBB7_4
LBB7_36:
	mul	x5, x4, x1
	cbz	x5, LBB7_4
	mov	x6, #0
	mov	x7, #0
	madd	x19, x0, x1, x2
LBB7_38:
	ldrb	w20, [x10, x6]
	strb	w20, [x19, x7]
	add	x20, x6, #1
	cmp	x20, x1
	csinc	x6, xzr, x6, eq
	add	x7, x7, #1
	cmp	x7, x5
	b.lo	LBB7_38
	b	LBB7_4
LBB7_39:
	ldp	x20, x19, [sp, #16]
	ldp	x22, x21, [sp], #32
	ret
LBB7_40:
	mov	x0, #0
	ret
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
