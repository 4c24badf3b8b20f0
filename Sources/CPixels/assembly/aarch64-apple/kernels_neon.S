// Made by scripts/make-kernels.sh from kernels_neon.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	2
_reduce:
	cbz	x2, LBB0_12
	mov	x11, #0
	lsl	x8, x3, #2
	mov	w9, #1048576
	mov	w10, #1132396544
	fmov	s0, w10
	mov	x10, x2
	b	LBB0_3
LBB0_2:
	add	x1, x1, #16
	sub	x10, x10, x3
	add	x0, x0, x8
	mov	x11, x12
	cmp	x12, x2
	b.hs	LBB0_12
LBB0_3:
	add	x12, x11, x3
	sub	x13, x2, x11
	cmp	x13, x3
	csel	x13, x2, x12, lo
	cmp	x11, x13
	b.hs	LBB0_2
	cmp	x3, x10
	csel	x14, x3, x10, lo
	ldr	q1, [x1]
	mov	x15, x0
	b	LBB0_6
LBB0_5:
	fadd.4s	v1, v2, v1
	str	q1, [x1]
	add	x11, x11, #256, lsl #12
	sub	x14, x14, #256, lsl #12
	add	x15, x15, #1024, lsl #12
	cmp	x11, x13
	b.hs	LBB0_2
LBB0_6:
	cmp	x14, #1
	csinc	x16, x14, xzr, hi
	cmp	x16, #256, lsl #12
	csel	x16, x16, x9, lo
	cbz	w4, LBB0_9
	movi.2d	v2, #0000000000000000
	mov	x17, x15
LBB0_8:
	ldr	s3, [x17], #4
	ushll.8h	v3, v3, #0
	ushll.4s	v3, v3, #0
	ucvtf.4s	v3, v3
	dup.4s	v4, v3[3]
	mov.s	v4[3], v0[0]
	fmla.4s	v2, v3, v4
	subs	x16, x16, #1
	b.ne	LBB0_8
	b	LBB0_5
LBB0_9:
	mov	x17, #0
	lsl	x16, x16, #2
	movi.2d	v2, #0000000000000000
LBB0_10:
	ldr	s3, [x15, x17]
	ushll.8h	v3, v3, #0
	uaddw.4s	v2, v2, v3
	add	x17, x17, #4
	cmp	x16, x17
	b.ne	LBB0_10
	scvtf.4s	v2, v2
	b	LBB0_5
LBB0_12:
	ret
	.p2align	2
_narrow:
	cbz	x2, LBB1_14
	cmp	x2, #3
	b.hi	LBB1_3
	mov	x8, #0
	b	LBB1_12
LBB1_3:
	cmp	x2, #32
	b.hs	LBB1_5
	mov	x8, #0
	b	LBB1_9
LBB1_5:
	and	x8, x2, #0xffffffffffffffe0
	add	x9, x0, #64
	add	x10, x1, #32
	mov	x11, x8
LBB1_6:
	ldp	q2, q1, [x9, #-64]
	ldp	q4, q3, [x9, #-32]
	ldp	q6, q5, [x9]
	movi.4s	v7, #63, lsl #24
	ldp	q17, q16, [x9, #32]
	fmla.4s	v7, v2, v0[0]
	movi.4s	v2, #63, lsl #24
	fmla.4s	v2, v1, v0[0]
	movi.4s	v1, #63, lsl #24
	fmla.4s	v1, v4, v0[0]
	movi.4s	v4, #63, lsl #24
	fmla.4s	v4, v3, v0[0]
	movi.4s	v3, #63, lsl #24
	fmla.4s	v3, v6, v0[0]
	movi.4s	v6, #63, lsl #24
	fmla.4s	v6, v5, v0[0]
	movi.4s	v5, #63, lsl #24
	fmla.4s	v5, v17, v0[0]
	movi.4s	v17, #63, lsl #24
	fmla.4s	v17, v16, v0[0]
	fcvtzu.4s	v2, v2
	fcvtzu.4s	v7, v7
	uzp1.8h	v2, v7, v2
	fcvtzu.4s	v4, v4
	fcvtzu.4s	v1, v1
	uzp1.8h	v1, v1, v4
	fcvtzu.4s	v4, v6
	fcvtzu.4s	v3, v3
	uzp1.8h	v3, v3, v4
	fcvtzu.4s	v4, v17
	fcvtzu.4s	v5, v5
	stp	q2, q1, [x10, #-32]
	uzp1.8h	v1, v5, v4
	stp	q3, q1, [x10], #64
	add	x9, x9, #128
	subs	x11, x11, #32
	b.ne	LBB1_6
	cmp	x2, x8
	b.eq	LBB1_14
	tst	x2, #0x1c
	b.eq	LBB1_12
LBB1_9:
	mov	x11, x8
	and	x8, x2, #0xfffffffffffffffc
	sub	x9, x11, x8
	add	x10, x1, x11, lsl #1
	add	x11, x0, x11, lsl #2
LBB1_10:
	ldr	q1, [x11], #16
	movi.4s	v2, #63, lsl #24
	fmla.4s	v2, v1, v0[0]
	fcvtzu.4s	v1, v2
	xtn.4h	v1, v1
	str	d1, [x10], #8
	adds	x9, x9, #4
	b.ne	LBB1_10
	cmp	x2, x8
	b.eq	LBB1_14
LBB1_12:
	sub	x9, x2, x8
	add	x10, x1, x8, lsl #1
	fmov	s1, #0.50000000
	add	x8, x0, x8, lsl #2
LBB1_13:
	ldr	s2, [x8], #4
	fmadd	s2, s0, s2, s1
	fcvtzs	w11, s2
	strh	w11, [x10], #2
	subs	x9, x9, #1
	b.ne	LBB1_13
LBB1_14:
	ret
	.section	__TEXT,__literal8,8byte_literals
	.p2align	3, 0x0
lCPI2_0:
	.byte	0
	.byte	4
	.byte	1
	.byte	5
	.byte	2
	.byte	6
	.byte	3
	.byte	7
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI2_1:
	.byte	12
	.byte	13
	.byte	14
	.byte	15
	.byte	12
	.byte	13
	.byte	14
	.byte	15
	.byte	12
	.byte	13
	.byte	14
	.byte	15
	.byte	16
	.byte	17
	.byte	16
	.byte	17
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	2
_scale_across:
	ldr	x8, [x0, #8]
	cbz	x8, LBB2_56
	sub	sp, sp, #288
	stp	d9, d8, [sp, #176]
	stp	x28, x27, [sp, #192]
	stp	x26, x25, [sp, #208]
	stp	x24, x23, [sp, #224]
	stp	x22, x21, [sp, #240]
	stp	x20, x19, [sp, #256]
	stp	x29, x30, [sp, #272]
	add	x29, sp, #272
	mov	x21, x0
	str	xzr, [sp, #72]
	mov	x23, #0
	mov	x24, #0
	mov	x26, #0
Lloh0:
	adrp	x9, lCPI2_0@PAGE
Lloh1:
	ldr	d8, [x9, lCPI2_0@PAGEOFF]
	mov	w9, #112
	str	x9, [sp, #24]
	mov	w9, #256
	movk	w9, #18048, lsl #16
	dup.4s	v1, w9
	mov	w9, #65280
	movk	w9, #18303, lsl #16
	dup.4s	v0, w9
	stp	q0, q1, [sp, #32]
	add	x3, x2, x3, lsl #2
	movi.2d	v17, #0xff00ff00ff00ff
	adrp	x25, lCPI2_1@PAGE
	movi.8h	v0, #129
	fneg.8h	v18, v0
	str	x1, [sp, #96]
	str	q18, [sp, #80]
	stp	x3, x2, [sp]
	b	LBB2_4
LBB2_2:
	ldr	x8, [x21, #8]
LBB2_3:
	add	x23, x23, #1024
	ldr	x9, [sp, #72]
	add	x9, x9, #512
	str	x9, [sp, #72]
	ldr	x9, [sp, #24]
	add	x9, x9, #1024
	str	x9, [sp, #24]
	cmp	x26, x8
	b.hs	LBB2_55
LBB2_4:
	mov	x19, #0
	mov	x28, #0
	sub	x9, x8, x26
	add	x10, x26, #128
	cmp	x9, #128
	str	x10, [sp, #16]
	csel	x27, x8, x10, lo
	orr	x0, x26, #0x10
	str	x0, [sp, #104]
	b	LBB2_7
LBB2_5:
	lsl	x8, x22, #3
	str	q0, [x20, x8]
LBB2_6:
	add	x28, x28, #1
	add	x19, x19, #4
	cmp	x28, #4
	b.eq	LBB2_46
LBB2_7:
	ldr	w11, [x21]
	ldr	x8, [x1, x28, lsl #3]
	ldp	x9, x10, [x21, #48]
	mul	x12, x10, x28
	add	x20, x9, x12, lsl #2
	cbz	w11, LBB2_16
	cmp	w11, #1
	b.eq	LBB2_13
	cmp	w11, #2
	b.ne	LBB2_6
	mov	x11, x26
	cmp	x0, x27
	b.ls	LBB2_37
LBB2_11:
	add	x12, x11, #2
	cmp	x12, x27
	b.ls	LBB2_42
	mov	x12, x11
	b	LBB2_44
LBB2_13:
	mov	x11, x26
	cmp	x0, x27
	b.ls	LBB2_19
LBB2_14:
	add	x12, x11, #2
	cmp	x12, x27
	b.ls	LBB2_24
	mov	x22, x11
	b	LBB2_26
LBB2_16:
	mov	x11, x26
	cmp	x0, x27
	b.ls	LBB2_28
LBB2_17:
	add	x12, x11, #2
	cmp	x12, x27
	b.ls	LBB2_33
	mov	x22, x11
	b	LBB2_35
LBB2_19:
	add	x12, x8, #512
	madd	x13, x10, x19, x9
	ldr	x11, [sp, #72]
	add	x14, x8, x11
	mov	x16, x0
	mov	x11, x26
	b	LBB2_21
LBB2_20:
	add	x16, x11, #16
	add	x13, x13, #128
	add	x14, x14, #64
	cmp	x16, x27
	b.hi	LBB2_14
LBB2_21:
	mov	x15, x11
	mov	x11, x16
	lsl	x16, x15, #2
	prfm	pldl1keep, [x12, x16]
	cmp	x15, x11
	b.hs	LBB2_20
	mov	x16, x14
	mov	x17, x13
LBB2_23:
	ldr	d0, [x16], #8
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v16, v0, #0
	ldr	q1, [x25, lCPI2_1@PAGEOFF]
	tbl.16b	v1, { v16, v17 }, v1
	xtn.8b	v1, v1
	movi.8h	v2, #1
	umlal.8h	v2, v1, v0
	umull2.4s	v0, v2, v18
	umull.4s	v1, v2, v18
	uzp2.8h	v0, v1, v0
	str	q0, [x17, x23]
	add	x15, x15, #2
	add	x17, x17, #16
	cmp	x15, x11
	b.lo	LBB2_23
	b	LBB2_20
LBB2_24:
	mul	x10, x10, x19
	add	x10, x10, x11, lsl #3
	add	x9, x9, x10
	add	x10, x8, x11, lsl #2
LBB2_25:
	ldr	d0, [x10], #8
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v1, v0, #0
	mov.16b	v2, v17
	ldr	q3, [x25, lCPI2_1@PAGEOFF]
	tbl.16b	v1, { v1, v2 }, v3
	xtn.8b	v1, v1
	movi.8h	v2, #1
	umlal.8h	v2, v1, v0
	umull2.4s	v0, v2, v18
	umull.4s	v1, v2, v18
	uzp2.8h	v0, v1, v0
	str	q0, [x9], #16
	add	x22, x11, #2
	add	x12, x11, #4
	mov	x11, x22
	cmp	x12, x27
	b.ls	LBB2_25
LBB2_26:
	subs	x9, x27, x22
	b.eq	LBB2_6
	stp	xzr, xzr, [x29, #-128]
	lsl	x2, x9, #2
	add	x1, x8, x22, lsl #2
	sub	x0, x29, #128
	add	x8, sp, #112
	st1.2d	{ v16, v17 }, [x8]
	bl	_memcpy
	ldp	x1, x0, [sp, #96]
	ldr	q18, [sp, #80]
	add	x8, sp, #112
	ld1.2d	{ v16, v17 }, [x8]
	ldur	d0, [x29, #-128]
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v1, v0, #0
	mov.16b	v2, v17
	ldr	q3, [x25, lCPI2_1@PAGEOFF]
	tbl.16b	v1, { v1, v2 }, v3
	xtn.8b	v1, v1
	movi.8h	v2, #1
	umlal.8h	v2, v1, v0
	umull2.4s	v0, v2, v18
	umull.4s	v1, v2, v18
	uzp2.8h	v0, v1, v0
	b	LBB2_5
LBB2_28:
	ldr	x11, [sp, #72]
	add	x12, x8, x11
	mul	x13, x10, x19
	ldr	x11, [sp, #24]
	add	x14, x9, x11
	mov	x15, x26
	b	LBB2_30
LBB2_29:
	add	x16, x15, #32
	add	x12, x12, #64
	add	x14, x14, #128
	mov	x15, x11
	cmp	x16, x27
	b.hi	LBB2_17
LBB2_30:
	add	x11, x15, #16
	prfm	pldl1keep, [x12, #512]
	cmp	x15, x11
	b.hs	LBB2_29
	ldr	d0, [x12]
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v0, v0, #0
	add	x16, x14, x13
	stur	q0, [x16, #-112]
	add	x17, x15, #2
	cmp	x17, x11
	b.hs	LBB2_29
	ldr	d0, [x12, #8]
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v0, v0, #0
	stur	q0, [x16, #-96]
	ldr	d0, [x12, #16]
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v0, v0, #0
	stur	q0, [x16, #-80]
	ldr	d0, [x12, #24]
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v0, v0, #0
	stur	q0, [x16, #-64]
	ldr	d0, [x12, #32]
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v0, v0, #0
	stur	q0, [x16, #-48]
	ldr	d0, [x12, #40]
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v0, v0, #0
	stur	q0, [x16, #-32]
	ldr	d0, [x12, #48]
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v0, v0, #0
	stur	q0, [x16, #-16]
	ldr	d0, [x12, #56]
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v0, v0, #0
	str	q0, [x16]
	b	LBB2_29
LBB2_33:
	mul	x10, x10, x19
	add	x10, x10, x11, lsl #3
	add	x9, x9, x10
	add	x10, x8, x11, lsl #2
LBB2_34:
	ldr	d0, [x10], #8
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v0, v0, #0
	str	q0, [x9], #16
	add	x22, x11, #2
	add	x12, x11, #4
	mov	x11, x22
	cmp	x12, x27
	b.ls	LBB2_34
LBB2_35:
	subs	x9, x27, x22
	b.eq	LBB2_6
	stp	xzr, xzr, [x29, #-128]
	lsl	x2, x9, #2
	add	x1, x8, x22, lsl #2
	sub	x0, x29, #128
	add	x8, sp, #112
	st1.2d	{ v16, v17 }, [x8]
	bl	_memcpy
	ldp	x1, x0, [sp, #96]
	ldr	q18, [sp, #80]
	add	x8, sp, #112
	ld1.2d	{ v16, v17 }, [x8]
	ldur	d0, [x29, #-128]
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v0, v0, #0
	b	LBB2_5
LBB2_37:
	madd	x12, x10, x19, x9
	mov	x13, x8
	mov	x14, x26
	b	LBB2_39
LBB2_38:
	add	x15, x14, #32
	add	x13, x13, #128
	add	x12, x12, #128
	mov	x14, x11
	cmp	x15, x27
	b.hi	LBB2_11
LBB2_39:
	add	x11, x14, #16
	add	x15, x13, x23
	prfm	pldl1keep, [x15, #512]
	cmp	x14, x11
	b.hs	LBB2_38
	ldr	q0, [x13, x23]
	add	x15, x12, x23
	ext.16b	v1, v0, v0, #8
	st2.4h	{ v0, v1 }, [x15]
	add	x16, x14, #2
	cmp	x16, x11
	b.hs	LBB2_38
	add	x16, x13, x23
	ldr	q0, [x16, #16]
	add	x17, x15, #16
	ext.16b	v1, v0, v0, #8
	st2.4h	{ v0, v1 }, [x17]
	ldr	q0, [x16, #32]
	add	x17, x15, #32
	ext.16b	v1, v0, v0, #8
	st2.4h	{ v0, v1 }, [x17]
	ldr	q0, [x16, #48]
	add	x17, x15, #48
	ext.16b	v1, v0, v0, #8
	st2.4h	{ v0, v1 }, [x17]
	ldr	q0, [x16, #64]
	add	x17, x15, #64
	ext.16b	v1, v0, v0, #8
	st2.4h	{ v0, v1 }, [x17]
	ldr	q0, [x16, #80]
	add	x17, x15, #80
	ext.16b	v1, v0, v0, #8
	st2.4h	{ v0, v1 }, [x17]
	ldr	q0, [x16, #96]
	add	x17, x15, #96
	ext.16b	v1, v0, v0, #8
	st2.4h	{ v0, v1 }, [x17]
	ldr	q0, [x16, #112]
	add	x15, x15, #112
	ext.16b	v1, v0, v0, #8
	st2.4h	{ v0, v1 }, [x15]
	b	LBB2_38
LBB2_42:
	lsl	x12, x11, #3
	madd	x10, x10, x19, x12
	add	x9, x9, x10
	add	x10, x8, x12
LBB2_43:
	ldr	q0, [x10], #16
	ext.16b	v1, v0, v0, #8
	st2.4h	{ v0, v1 }, [x9], #16
	add	x12, x11, #2
	add	x13, x11, #4
	mov	x11, x12
	cmp	x13, x27
	b.ls	LBB2_43
LBB2_44:
	subs	x9, x27, x12
	b.eq	LBB2_6
	stp	xzr, xzr, [x29, #-128]
	lsl	x22, x12, #3
	lsl	x2, x9, #3
	sub	x0, x29, #128
	add	x1, x8, x22
	add	x8, sp, #112
	st1.2d	{ v16, v17 }, [x8]
	bl	_memcpy
	ldp	x1, x0, [sp, #96]
	ldr	q18, [sp, #80]
	add	x8, sp, #112
	ld1.2d	{ v16, v17 }, [x8]
	ldur	q0, [x29, #-128]
	add	x8, x20, x22
	ext.16b	v1, v0, v0, #8
	st2.4h	{ v0, v1 }, [x8]
	b	LBB2_6
LBB2_46:
	ldr	x8, [x21, #8]
	ldr	x9, [x21, #24]
	cmp	x24, x9
	ldp	x2, x26, [sp, #8]
	mov	w0, #12
	ldr	x3, [sp]
	b.lo	LBB2_49
	b	LBB2_3
LBB2_47:
	movi.2d	v3, #0000000000000000
	movi.2d	v0, #0000000000000000
	movi.2d	v1, #0000000000000000
	movi.2d	v4, #0000000000000000
LBB2_48:
	ldr	s2, [x21, #40]
	lsl	x9, x24, #4
	ldr	q6, [sp, #48]
	mov.16b	v5, v6
	fmla.4s	v5, v4, v2[0]
	mov.16b	v4, v6
	fmla.4s	v4, v3, v2[0]
	movi.2d	v7, #0000000000000000
	fmaxnm.4s	v2, v5, v7
	ldr	q5, [sp, #32]
	fminnm.4s	v2, v2, v5
	fmaxnm.4s	v3, v4, v7
	fminnm.4s	v3, v3, v5
	fcvtzs.4s	v2, v2
	fcvtzs.4s	v3, v3
	shl.4s	v3, v3, #16
	orr.16b	v2, v3, v2
	movi.8h	v4, #128, lsl #8
	eor.16b	v2, v2, v4
	str	q2, [x2, x9]
	ldr	s2, [x21, #40]
	mov.16b	v3, v6
	fmla.4s	v3, v0, v2[0]
	mov.16b	v0, v6
	fmla.4s	v0, v1, v2[0]
	fmaxnm.4s	v1, v3, v7
	fminnm.4s	v1, v1, v5
	fmaxnm.4s	v0, v0, v7
	fminnm.4s	v0, v0, v5
	fcvtzs.4s	v1, v1
	fcvtzs.4s	v0, v0
	shl.4s	v0, v0, #16
	orr.16b	v0, v0, v1
	eor.16b	v0, v0, v4
	str	q0, [x3, x9]
	add	x24, x24, #1
	ldr	x9, [x21, #24]
	cmp	x24, x9
	b.hs	LBB2_2
LBB2_49:
	ldr	x9, [x21, #16]
	madd	x10, x24, x0, x9
	ldpsw	x11, x9, [x10]
	cmp	x27, x8
	b.eq	LBB2_51
	add	x12, x9, x11
	lsl	x12, x12, #1
	cmp	x27, x12
	b.lo	LBB2_2
LBB2_51:
	cmp	w9, #1
	b.lt	LBB2_47
	mov	x15, #0
	ldrsw	x10, [x10, #8]
	ldr	x12, [x21, #32]
	add	x10, x12, x10, lsl #2
	ldp	x12, x13, [x21, #48]
	add	x11, x12, x11, lsl #4
	lsl	x14, x13, #2
	add	x12, x11, x14
	add	x13, x12, x14
	add	x14, x13, x14
	movi.2d	v0, #0000000000000000
	movi.2d	v1, #0000000000000000
	movi.2d	v2, #0000000000000000
	movi.2d	v3, #0000000000000000
LBB2_53:
	add	x16, x10, x15, lsl #2
	lsl	x17, x15, #4
	add	x15, x15, #1
	ldr	q4, [x11, x17]
	ld1r.2s	{ v5 }, [x16]
	smull.4s	v6, v4, v5
	ext.16b	v4, v4, v4, #8
	smull.4s	v4, v4, v5
	addp.4s	v4, v6, v4
	add.4s	v0, v4, v0
	ldr	q4, [x12, x17]
	smull.4s	v6, v4, v5
	ext.16b	v4, v4, v4, #8
	smull.4s	v4, v4, v5
	addp.4s	v4, v6, v4
	add.4s	v3, v4, v3
	ldr	q4, [x13, x17]
	smull.4s	v6, v4, v5
	ext.16b	v4, v4, v4, #8
	smull.4s	v4, v4, v5
	addp.4s	v4, v6, v4
	add.4s	v2, v4, v2
	ldr	q4, [x14, x17]
	smull.4s	v6, v4, v5
	ext.16b	v4, v4, v4, #8
	smull.4s	v4, v4, v5
	addp.4s	v4, v6, v4
	add.4s	v1, v4, v1
	cmp	x9, x15
	b.ne	LBB2_53
	scvtf.4s	v4, v0
	scvtf.4s	v3, v3
	scvtf.4s	v0, v2
	scvtf.4s	v1, v1
	b	LBB2_48
LBB2_55:
	ldp	x29, x30, [sp, #272]
	ldp	x20, x19, [sp, #256]
	ldp	x22, x21, [sp, #240]
	ldp	x24, x23, [sp, #224]
	ldp	x26, x25, [sp, #208]
	ldp	x28, x27, [sp, #192]
	ldp	d9, d8, [sp, #176]
	add	sp, sp, #288
LBB2_56:
	ret
	.loh AdrpLdr	Lloh0, Lloh1
	.p2align	2
_accumulate:
	cbz	x3, LBB3_12
	mov	x11, #0
	add	x8, x2, #48
	lsl	x9, x3, #2
	mov	w10, #24
	b	LBB3_3
LBB3_2:
	add	x8, x8, #3072
	mov	x11, x12
	cmp	x12, x3
	b.hs	LBB3_12
LBB3_3:
	sub	x13, x3, x11
	add	x12, x11, #768
	cmp	x13, #768
	csel	x13, x3, x12, lo
	cbz	x1, LBB3_2
	mov	x14, #0
	b	LBB3_6
LBB3_5:
	add	x14, x14, #1
	cmp	x14, x1
	b.eq	LBB3_2
LBB3_6:
	cmp	x11, x13
	b.hs	LBB3_5
	madd	x15, x14, x10, x0
	ldrsw	x16, [x15, #16]
	madd	x16, x9, x16, x8
	mov	x17, x11
	b	LBB3_9
LBB3_8:
	stp	q3, q2, [x2]
	stp	q1, q0, [x2, #32]
	add	x17, x17, #16
	add	x16, x16, #64
	cmp	x17, x13
	b.hs	LBB3_5
LBB3_9:
	ldr	x2, [x15]
	add	x2, x2, x17, lsl #2
	ldp	q3, q2, [x2]
	ldp	q1, q0, [x2, #32]
	ldr	w4, [x15, #20]
	cmp	w4, #1
	b.lt	LBB3_8
	ldr	x5, [x15, #8]
	mov	x6, x16
LBB3_11:
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
	b.ne	LBB3_11
	b	LBB3_8
LBB3_12:
	ret
	.p2align	2
_write_row:
	mov	x10, #0
	cbnz	w3, LBB4_4
	cbz	x2, LBB4_4
	mov	x8, #0
	movi.4s	v1, #195, lsl #24
	fneg.8h	v1, v1
	movi.2d	v2, #0000000000000000
	mov	w9, #1132396544
	dup.4s	v3, w9
	movi	d4, #0xff000000000000
LBB4_3:
	ldr	q5, [x0, x8, lsl #4]
	scvtf.4s	v5, v5
	mov.16b	v6, v1
	fmla.4s	v6, v5, v0[0]
	fmaxnm.4s	v5, v6, v2
	fminnm.4s	v5, v5, v3
	fcvtzs.4s	v5, v5
	xtn.4h	v5, v5
	orr.8b	v5, v5, v4
	uzp1.8b	v5, v5, v0
	str	s5, [x1, x8, lsl #2]
	add	x10, x8, #1
	add	x9, x8, #2
	mov	x8, x10
	cmp	x9, x2
	b.ls	LBB4_3
LBB4_4:
	subs	x8, x2, x10
	b.ls	LBB4_11
	add	x9, x0, x10, lsl #4
	add	x10, x1, x10, lsl #2
	mov	w11, #1132396544
	movi.2d	v1, #0000000000000000
	dup.4s	v2, w11
	movi.4s	v3, #63, lsl #24
	fmov	s4, #0.50000000
	b	LBB4_8
LBB4_6:
	fmov	s6, w11
	mov.s	v5[3], v6[0]
	mov.16b	v6, v5
LBB4_7:
	fmaxnm.4s	v5, v6, v1
	fminnm.4s	v5, v5, v2
	fadd.4s	v5, v5, v3
	fcvtzs.4s	v5, v5
	xtn.4h	v5, v5
	uzp1.8b	v5, v5, v0
	st1.s	{ v5 }[0], [x10], #4
	subs	x8, x8, #1
	b.eq	LBB4_11
LBB4_8:
	ldr	q5, [x9], #16
	scvtf.4s	v6, v5
	movi.4s	v5, #67, lsl #24
	fmla.4s	v5, v6, v0[0]
	cbz	w3, LBB4_6
	mov	s7, v5[3]
	movi.2d	v6, #0000000000000000
	fcmp	s7, s4
	b.mi	LBB4_7
	fmov	s6, w11
	fdiv	s6, s6, s7
	fmul.4s	v6, v5, v6[0]
	mov.s	v6[3], v5[3]
	b	LBB4_7
LBB4_11:
	ret
	.section	__TEXT,__cstring,cstring_literals
l_.str:
	.asciz	"neon"
	.section	__DATA,__const
	.globl	_cpixels_neon
	.p2align	3, 0x0
_cpixels_neon:
	.quad	l_.str
	.quad	_reduce
	.quad	_narrow
	.quad	_scale_across
	.quad	_accumulate
	.quad	_write_row
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
