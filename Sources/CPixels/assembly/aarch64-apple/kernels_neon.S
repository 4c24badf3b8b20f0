// Made by scripts/make-kernels.sh from kernels_neon.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	2
_reduce:
	cmp	x3, #2
	b.ne	LBB0_7
	cbnz	w4, LBB0_7
	cmp	x2, #4
	b.hs	LBB0_4
	mov	x11, #0
	b	LBB0_6
LBB0_4:
	mov	x9, #0
	mov	x8, x0
	mov	x10, x1
LBB0_5:
	ldr	q0, [x8], #16
	ushll.8h	v1, v0, #0
	ushll2.8h	v0, v0, #0
	zip2.2d	v2, v1, v0
	mov.d	v1[1], v0[0]
	add.8h	v0, v1, v2
	ushll2.4s	v1, v0, #0
	ucvtf.4s	v1, v1
	ushll.4s	v0, v0, #0
	ucvtf.4s	v0, v0
	ldp	q3, q2, [x10]
	fadd.4s	v0, v3, v0
	fadd.4s	v1, v2, v1
	stp	q0, q1, [x10], #32
	add	x11, x9, #4
	add	x12, x9, #8
	mov	x9, x11
	cmp	x12, x2
	b.ls	LBB0_5
LBB0_6:
	add	x0, x0, x11, lsl #2
	sub	x2, x2, x11
	add	x1, x1, x11, lsl #3
LBB0_7:
	cbz	x2, LBB0_19
	mov	x11, #0
	lsl	x8, x3, #2
	mov	w9, #1048576
	mov	w10, #1132396544
	fmov	s0, w10
	mov	x10, x2
	b	LBB0_10
LBB0_9:
	add	x1, x1, #16
	sub	x10, x10, x3
	add	x0, x0, x8
	mov	x11, x12
	cmp	x12, x2
	b.hs	LBB0_19
LBB0_10:
	add	x12, x11, x3
	sub	x13, x2, x11
	cmp	x13, x3
	csel	x13, x2, x12, lo
	cmp	x11, x13
	b.hs	LBB0_9
	cmp	x3, x10
	csel	x14, x3, x10, lo
	ldr	q1, [x1]
	mov	x15, x0
	b	LBB0_13
LBB0_12:
	fadd.4s	v1, v2, v1
	str	q1, [x1]
	add	x11, x11, #256, lsl #12
	sub	x14, x14, #256, lsl #12
	add	x15, x15, #1024, lsl #12
	cmp	x11, x13
	b.hs	LBB0_9
LBB0_13:
	cmp	x14, #1
	csinc	x16, x14, xzr, hi
	cmp	x16, #256, lsl #12
	csel	x16, x16, x9, lo
	cbz	w4, LBB0_16
	mov	x17, #0
	lsl	x16, x16, #2
	movi.2d	v2, #0000000000000000
LBB0_15:
	ldr	s3, [x15, x17]
	ushll.8h	v3, v3, #0
	ushll.4s	v3, v3, #0
	ucvtf.4s	v3, v3
	dup.4s	v4, v3[3]
	mov.s	v4[3], v0[0]
	fmla.4s	v2, v3, v4
	add	x17, x17, #4
	cmp	x16, x17
	b.ne	LBB0_15
	b	LBB0_12
LBB0_16:
	movi.2d	v2, #0000000000000000
	mov	x17, x15
LBB0_17:
	ldr	s3, [x17], #4
	ushll.8h	v3, v3, #0
	uaddw.4s	v2, v2, v3
	subs	x16, x16, #1
	b.ne	LBB0_17
	scvtf.4s	v2, v2
	b	LBB0_12
LBB0_19:
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
lCPI2_2:
	.byte	0
	.byte	1
	.byte	8
	.byte	9
	.byte	2
	.byte	3
	.byte	10
	.byte	11
	.byte	4
	.byte	5
	.byte	12
	.byte	13
	.byte	6
	.byte	7
	.byte	14
	.byte	15
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	2
_scale_across:
	sub	sp, sp, #384
	stp	d9, d8, [sp, #272]
	stp	x28, x27, [sp, #288]
	stp	x26, x25, [sp, #304]
	stp	x24, x23, [sp, #320]
	stp	x22, x21, [sp, #336]
	stp	x20, x19, [sp, #352]
	stp	x29, x30, [sp, #368]
	add	x29, sp, #368
	str	x1, [sp, #160]
	ldr	x8, [x0, #24]
	cbz	x8, LBB2_63
	mov	x1, #0
	mov	x6, #0
	mov	x4, #0
	mov	w5, #12
Lloh0:
	adrp	x8, lCPI2_0@PAGE
Lloh1:
	ldr	d8, [x8, lCPI2_0@PAGEOFF]
Lloh2:
	adrp	x8, lCPI2_2@PAGE
Lloh3:
	ldr	q1, [x8, lCPI2_2@PAGEOFF]
	movi.2d	v19, #0xff00ff00ff00ff
	adrp	x28, lCPI2_1@PAGE
	movi.8h	v0, #129
	fneg.8h	v20, v0
	add	x20, x2, x3, lsl #3
	str	x0, [sp, #80]
	stp	q1, q20, [sp, #48]
	stp	x2, x3, [sp, #16]
	str	x20, [sp, #8]
	b	LBB2_4
LBB2_2:
	mov	w5, #12
	ldr	x6, [sp, #32]
LBB2_3:
	cmp	x1, x9
	b.hs	LBB2_63
LBB2_4:
	mov	x8, x6
	ldr	x9, [x0, #8]
	subs	x6, x9, x4
	b.ls	LBB2_63
	mov	x7, #0
	mov	x26, #0
	cmp	x6, #128
	mov	w9, #128
	csel	x27, x6, x9, lo
	ldr	x9, [x0, #16]
	mul	x10, x1, x5
	ldrsw	x9, [x9, x10]
	lsr	x10, x4, #1
	cmp	x10, x9
	csel	x9, x10, x9, lo
	sub	x8, x9, x8
	lsl	x21, x8, #5
	sub	x8, x10, x9
	lsl	x25, x8, #3
	lsl	x8, x10, #5
	stp	x9, x1, [sp, #32]
	sub	x2, x8, x9, lsl #5
	stp	x6, x4, [sp, #96]
	str	x2, [sp, #88]
	b	LBB2_7
LBB2_6:
	add	x26, x26, #1
	add	x7, x7, #4
	cmp	x26, #4
	b.eq	LBB2_50
LBB2_7:
	ldp	x20, x22, [x0, #48]
	cbz	x25, LBB2_10
	mov	x8, #0
	madd	x9, x22, x7, x20
LBB2_9:
	ldr	q0, [x9, x21]
	str	q0, [x9], #16
	add	x8, x8, #4
	cmp	x8, x25
	b.lo	LBB2_9
LBB2_10:
	mul	x8, x22, x26
	add	x8, x20, x8, lsl #2
	ldr	w19, [x0]
	ldr	x9, [sp, #160]
	add	x9, x9, x26, lsl #4
	add	x3, x8, x25, lsl #2
	cmp	w19, #2
	mov	w8, #2
	cinc	x8, x8, eq
	lsl	x30, x4, x8
	ldp	x23, x1, [x9]
	add	x5, x23, x30
	add	x24, x1, x30
	stur	w19, [x29, #-148]
	cbz	w19, LBB2_14
	cmp	w19, #1
	b.ne	LBB2_37
	cmp	x6, #16
	b.hs	LBB2_16
	mov	x8, #0
	b	LBB2_20
LBB2_14:
	cmp	x6, #16
	b.hs	LBB2_26
	mov	x8, #0
	b	LBB2_30
LBB2_16:
	mov	x8, #0
	add	x9, x5, #512
	add	x10, x24, #512
	add	x11, x20, x2
	madd	x11, x22, x7, x11
	add	x11, x11, #16
	mov	x12, x24
	mov	x13, x5
	mov	w15, #16
LBB2_17:
	mov	x14, x8
	mov	x8, x15
	lsl	x15, x14, #2
	prfm	pldl1keep, [x9, x15]
	prfm	pldl1keep, [x10, x15]
	mov	x15, x12
	mov	x16, x11
	mov	x17, x13
LBB2_18:
	ldr	d0, [x17], #8
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v18, v0, #0
	ldr	q1, [x28, lCPI2_1@PAGEOFF]
	tbl.16b	v2, { v18, v19 }, v1
	xtn.8b	v2, v2
	movi.8h	v3, #1
	umlal.8h	v3, v2, v0
	umull2.4s	v0, v3, v20
	umull.4s	v2, v3, v20
	ldr	d3, [x15], #8
	uzp2.8h	v0, v2, v0
	mov.d	v3[1], v3[0]
	tbl.8b	v2, { v3 }, v8
	ushll.8h	v3, v2, #0
	mov.16b	v4, v19
	tbl.16b	v1, { v3, v4 }, v1
	xtn.8b	v1, v1
	movi.8h	v3, #1
	umlal.8h	v3, v1, v2
	umull2.4s	v1, v3, v20
	umull.4s	v2, v3, v20
	uzp2.8h	v1, v2, v1
	stp	q0, q1, [x16, #-16]
	add	x14, x14, #2
	add	x16, x16, #32
	cmp	x14, x8
	b.lo	LBB2_18
	add	x15, x8, #16
	add	x13, x13, #64
	add	x11, x11, #256
	add	x12, x12, #64
	cmp	x15, x27
	b.ls	LBB2_17
LBB2_20:
	orr	x9, x8, #0x2
	cmp	x9, x27
	b.ls	LBB2_22
	mov	x19, x8
	b	LBB2_24
LBB2_22:
	mul	x9, x22, x7
	add	x9, x9, x8, lsl #4
	add	x10, x20, x2
	add	x9, x10, x9
	add	x9, x9, #16
	add	x11, x30, x8, lsl #2
	add	x10, x1, x11
	add	x11, x23, x11
LBB2_23:
	ldr	d0, [x11], #8
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v1, v0, #0
	mov.16b	v2, v19
	ldr	q3, [x28, lCPI2_1@PAGEOFF]
	tbl.16b	v1, { v1, v2 }, v3
	xtn.8b	v1, v1
	movi.8h	v2, #1
	umlal.8h	v2, v1, v0
	umull2.4s	v0, v2, v20
	umull.4s	v1, v2, v20
	ldr	d2, [x10], #8
	mov.d	v2[1], v2[0]
	uzp2.8h	v0, v1, v0
	tbl.8b	v1, { v2 }, v8
	ushll.8h	v4, v1, #0
	mov.16b	v5, v19
	tbl.16b	v2, { v4, v5 }, v3
	xtn.8b	v2, v2
	movi.8h	v3, #1
	umlal.8h	v3, v2, v1
	umull2.4s	v1, v3, v20
	umull.4s	v2, v3, v20
	uzp2.8h	v1, v2, v1
	stp	q0, q1, [x9, #-16]
	add	x19, x8, #2
	add	x12, x8, #4
	add	x9, x9, #32
	mov	x8, x19
	cmp	x12, x27
	b.ls	LBB2_23
LBB2_24:
	subs	x8, x27, x19
	b.eq	LBB2_37
	movi.2d	v0, #0000000000000000
	stp	q0, q0, [x29, #-144]
	str	x20, [sp, #144]
	mov	x20, x24
	lsl	x24, x19, #2
	str	x23, [sp, #128]
	lsl	x23, x8, #2
	sub	x0, x29, #144
	str	x1, [sp, #112]
	add	x1, x5, x24
	mov	x2, x23
	add	x8, sp, #176
	st1.2d	{ v18, v19 }, [x8]
	str	x3, [sp, #168]
	str	x22, [sp, #136]
	mov	x22, x7
	str	x5, [sp, #152]
	str	x30, [sp, #120]
	bl	_memcpy
	sub	x8, x29, #144
	add	x0, x8, #16
	add	x1, x20, x24
	mov	x24, x20
	ldr	x20, [sp, #144]
	mov	x2, x23
	ldr	x23, [sp, #128]
	bl	_memcpy
	ldp	x1, x30, [sp, #112]
	ldr	x5, [sp, #152]
	mov	x7, x22
	ldr	x22, [sp, #136]
	ldr	x3, [sp, #168]
	ldp	x2, x6, [sp, #88]
	ldr	q20, [sp, #64]
	add	x8, sp, #176
	ld1.2d	{ v18, v19 }, [x8]
	ldr	x4, [sp, #104]
	ldr	x0, [sp, #80]
	ldur	d0, [x29, #-144]
	ldur	d1, [x29, #-128]
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v2, v0, #0
	mov.16b	v3, v19
	ldr	q4, [x28, lCPI2_1@PAGEOFF]
	tbl.16b	v2, { v2, v3 }, v4
	xtn.8b	v2, v2
	movi.8h	v3, #1
	umlal.8h	v3, v2, v0
	umull2.4s	v0, v3, v20
	umull.4s	v2, v3, v20
	uzp2.8h	v0, v2, v0
	mov.d	v1[1], v1[0]
	tbl.8b	v1, { v1 }, v8
	ushll.8h	v2, v1, #0
	mov.16b	v3, v19
	tbl.16b	v2, { v2, v3 }, v4
	xtn.8b	v2, v2
	movi.8h	v3, #1
	umlal.8h	v3, v2, v1
	umull2.4s	v1, v3, v20
	umull.4s	v2, v3, v20
	uzp2.8h	v1, v2, v1
	b	LBB2_36
LBB2_26:
	mov	x8, #0
	add	x9, x5, #512
	add	x10, x24, #512
	add	x11, x20, x2
	madd	x11, x22, x7, x11
	add	x11, x11, #16
	mov	x12, x24
	mov	x13, x5
	mov	w15, #16
LBB2_27:
	mov	x14, x8
	mov	x8, x15
	lsl	x15, x14, #2
	prfm	pldl1keep, [x9, x15]
	prfm	pldl1keep, [x10, x15]
	mov	x15, x12
	mov	x16, x11
	mov	x17, x13
LBB2_28:
	ldr	d0, [x17], #8
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ushll.8h	v0, v0, #0
	ldr	d1, [x15], #8
	mov.d	v1[1], v1[0]
	tbl.8b	v1, { v1 }, v8
	ushll.8h	v1, v1, #0
	stp	q0, q1, [x16, #-16]
	add	x14, x14, #2
	add	x16, x16, #32
	cmp	x14, x8
	b.lo	LBB2_28
	add	x15, x8, #16
	add	x13, x13, #64
	add	x11, x11, #256
	add	x12, x12, #64
	cmp	x15, x27
	b.ls	LBB2_27
LBB2_30:
	orr	x9, x8, #0x2
	cmp	x9, x27
	b.ls	LBB2_32
	mov	x19, x8
	b	LBB2_34
LBB2_32:
	mul	x9, x22, x7
	add	x9, x9, x8, lsl #4
	add	x10, x20, x2
	add	x9, x10, x9
	add	x9, x9, #16
	add	x11, x30, x8, lsl #2
	add	x10, x1, x11
	add	x11, x23, x11
LBB2_33:
	ldr	d0, [x11], #8
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	ldr	d1, [x10], #8
	ushll.8h	v0, v0, #0
	mov.d	v1[1], v1[0]
	tbl.8b	v1, { v1 }, v8
	ushll.8h	v1, v1, #0
	stp	q0, q1, [x9, #-16]
	add	x19, x8, #2
	add	x12, x8, #4
	add	x9, x9, #32
	mov	x8, x19
	cmp	x12, x27
	b.ls	LBB2_33
LBB2_34:
	subs	x8, x27, x19
	b.eq	LBB2_37
	movi.2d	v0, #0000000000000000
	stp	q0, q0, [x29, #-144]
	str	x20, [sp, #144]
	mov	x20, x24
	lsl	x24, x19, #2
	str	x23, [sp, #128]
	lsl	x23, x8, #2
	sub	x0, x29, #144
	str	x1, [sp, #112]
	add	x1, x5, x24
	mov	x2, x23
	add	x8, sp, #176
	st1.2d	{ v18, v19 }, [x8]
	str	x3, [sp, #168]
	str	x22, [sp, #136]
	mov	x22, x7
	str	x5, [sp, #152]
	str	x30, [sp, #120]
	bl	_memcpy
	sub	x8, x29, #144
	add	x0, x8, #16
	add	x1, x20, x24
	mov	x24, x20
	ldr	x20, [sp, #144]
	mov	x2, x23
	ldr	x23, [sp, #128]
	bl	_memcpy
	ldp	x1, x30, [sp, #112]
	ldr	x5, [sp, #152]
	mov	x7, x22
	ldr	x22, [sp, #136]
	ldr	x3, [sp, #168]
	ldp	x2, x6, [sp, #88]
	ldr	q20, [sp, #64]
	add	x8, sp, #176
	ld1.2d	{ v18, v19 }, [x8]
	ldr	x4, [sp, #104]
	ldr	x0, [sp, #80]
	ldur	d0, [x29, #-144]
	ldur	d1, [x29, #-128]
	mov.d	v0[1], v0[0]
	tbl.8b	v0, { v0 }, v8
	mov.d	v1[1], v1[0]
	ushll.8h	v0, v0, #0
	tbl.8b	v1, { v1 }, v8
	ushll.8h	v1, v1, #0
LBB2_36:
	add	x8, x3, x19, lsl #4
	stp	q0, q1, [x8]
LBB2_37:
	ldur	w8, [x29, #-148]
	cmp	w8, #2
	b.ne	LBB2_6
	mov	x19, x1
	cmp	x6, #16
	b.hs	LBB2_40
	mov	x8, #0
	b	LBB2_44
LBB2_40:
	mov	x8, #0
	add	x9, x5, #512
	add	x10, x24, #512
	add	x11, x20, x2
	madd	x11, x22, x7, x11
	add	x11, x11, #16
	mov	x12, x24
	mov	x13, x5
	mov	w15, #16
LBB2_41:
	mov	x14, x8
	mov	x8, x15
	prfm	pldl1keep, [x9, x14, lsl #3]
	prfm	pldl1keep, [x10, x14, lsl #3]
	mov	x15, x12
	mov	x16, x11
	mov	x17, x13
LBB2_42:
	ldr	q0, [x17], #16
	ldr	q2, [x15], #16
	sub	x1, x16, #16
	ext.16b	v1, v0, v0, #8
	st2.4h	{ v0, v1 }, [x1]
	ext.16b	v3, v2, v2, #8
	st2.4h	{ v2, v3 }, [x16]
	add	x14, x14, #2
	add	x16, x16, #32
	cmp	x14, x8
	b.lo	LBB2_42
	add	x15, x8, #16
	add	x13, x13, #128
	add	x11, x11, #256
	add	x12, x12, #128
	cmp	x15, x27
	b.ls	LBB2_41
LBB2_44:
	orr	x9, x8, #0x2
	cmp	x9, x27
	b.ls	LBB2_46
	mov	x19, x8
	b	LBB2_48
LBB2_46:
	mul	x9, x22, x7
	add	x9, x9, x8, lsl #4
	add	x10, x20, x2
	add	x9, x10, x9
	add	x9, x9, #16
	add	x11, x30, x8, lsl #3
	add	x10, x19, x11
	add	x11, x23, x11
LBB2_47:
	ldr	q0, [x11], #16
	ldr	q2, [x10], #16
	sub	x12, x9, #16
	ext.16b	v1, v0, v0, #8
	st2.4h	{ v0, v1 }, [x12]
	ext.16b	v3, v2, v2, #8
	st2.4h	{ v2, v3 }, [x9]
	add	x19, x8, #2
	add	x12, x8, #4
	add	x9, x9, #32
	mov	x8, x19
	cmp	x12, x27
	b.ls	LBB2_47
LBB2_48:
	subs	x8, x27, x19
	b.eq	LBB2_6
	movi.2d	v0, #0000000000000000
	stp	q0, q0, [x29, #-144]
	lsl	x22, x19, #3
	lsl	x23, x8, #3
	sub	x0, x29, #144
	add	x1, x5, x22
	mov	x2, x23
	add	x8, sp, #176
	st1.2d	{ v18, v19 }, [x8]
	mov	x20, x24
	str	x3, [sp, #168]
	mov	x24, x26
	mov	x26, x7
	bl	_memcpy
	sub	x8, x29, #144
	add	x0, x8, #16
	add	x1, x20, x22
	mov	x2, x23
	bl	_memcpy
	mov	x7, x26
	mov	x26, x24
	ldp	x2, x6, [sp, #88]
	ldp	q2, q20, [sp, #48]
	add	x8, sp, #176
	ld1.2d	{ v18, v19 }, [x8]
	ldr	x4, [sp, #104]
	ldr	x0, [sp, #80]
	ldp	q0, q1, [x29, #-144]
	tbl.16b	v0, { v0 }, v2
	tbl.16b	v1, { v1 }, v2
	ldr	x8, [sp, #168]
	add	x8, x8, x19, lsl #4
	stp	q0, q1, [x8]
	b	LBB2_6
LBB2_50:
	add	x4, x27, x4
	ldr	x9, [x0, #24]
	ldr	x1, [sp, #40]
	cmp	x1, x9
	b.hs	LBB2_2
	ldp	x3, x6, [sp, #24]
	neg	x8, x6, lsl #5
	ldp	x20, x2, [sp, #8]
	mov	w5, #12
	mov	w7, #256
	movk	w7, #18048, lsl #16
	mov	w19, #65280
	movk	w19, #18303, lsl #16
	b	LBB2_53
LBB2_52:
	lsl	x9, x1, #2
	add	x9, x20, x9, lsl #2
	ldr	s5, [x0, #40]
	mov.16b	v7, v0
	fmla.4s	v7, v6, v5[0]
	movi.2d	v16, #0000000000000000
	fmaxnm.4s	v6, v7, v16
	fminnm.4s	v6, v6, v2
	fcvtzs.4s	v6, v6
	mov.16b	v7, v0
	fmla.4s	v7, v1, v5[0]
	fmaxnm.4s	v1, v7, v16
	fminnm.4s	v1, v1, v2
	fcvtzs.4s	v1, v1
	shl.4s	v1, v1, #16
	orr.16b	v1, v1, v6
	movi.8h	v6, #128, lsl #8
	eor.16b	v1, v1, v6
	str	q1, [x9]
	ldr	s1, [x0, #40]
	mov.16b	v5, v0
	fmla.4s	v5, v4, v1[0]
	fmaxnm.4s	v4, v5, v16
	fminnm.4s	v4, v4, v2
	fcvtzs.4s	v4, v4
	fmla.4s	v0, v3, v1[0]
	fmaxnm.4s	v0, v0, v16
	fminnm.4s	v0, v0, v2
	fcvtzs.4s	v0, v0
	shl.4s	v0, v0, #16
	orr.16b	v0, v0, v4
	eor.16b	v0, v0, v6
	str	q0, [x9, x13]
	add	x1, x1, #1
	ldr	x9, [x0, #24]
	cmp	x1, x9
	b.hs	LBB2_3
LBB2_53:
	ldr	x10, [x0, #16]
	madd	x12, x1, x5, x10
	ldpsw	x10, x11, [x12]
	add	x10, x11, x10
	cmp	x4, x10, lsl #1
	b.hs	LBB2_55
	ldr	x10, [x0, #8]
	cmp	x4, x10
	b.lo	LBB2_3
LBB2_55:
	ldr	x9, [x12]
	ldr	x11, [x0, #48]
	sxtw	x10, w9
	ldr	w12, [x12, #8]
	lsr	x9, x9, #32
	sbfiz	x12, x12, #2, #32
	movi.2d	v1, #0000000000000000
	movi.2d	v5, #0000000000000000
	movi.2d	v4, #0000000000000000
	movi.2d	v3, #0000000000000000
	movi.2d	v6, #0000000000000000
	cmp	w9, #1
	b.lt	LBB2_59
	ldr	x13, [x0, #32]
	add	x13, x13, x12
	ldr	x15, [x0, #56]
	add	x14, x11, x8
	add	x14, x14, x10, lsl #5
	add	x14, x14, #16
	lsl	x15, x15, #2
	movi.2d	v0, #0000000000000000
	mov	x16, x9
	movi.2d	v2, #0000000000000000
LBB2_57:
	ldur	q5, [x14, #-16]
	ld1r.2s	{ v6 }, [x13], #4
	smull.4s	v7, v5, v6
	ext.16b	v5, v5, v5, #8
	smull.4s	v5, v5, v6
	addp.4s	v5, v7, v5
	add.4s	v0, v5, v0
	ldr	q5, [x14]
	smull.4s	v7, v5, v6
	ext.16b	v5, v5, v5, #8
	smull.4s	v5, v5, v6
	addp.4s	v5, v7, v5
	add.4s	v4, v5, v4
	add	x17, x14, x15
	ldp	q5, q7, [x17, #-16]
	smull.4s	v16, v5, v6
	ext.16b	v5, v5, v5, #8
	smull.4s	v5, v5, v6
	addp.4s	v5, v16, v5
	add.4s	v3, v5, v3
	smull.4s	v5, v7, v6
	ext.16b	v7, v7, v7, #8
	smull.4s	v6, v7, v6
	addp.4s	v5, v5, v6
	add.4s	v2, v5, v2
	add	x14, x14, #32
	subs	x16, x16, #1
	b.ne	LBB2_57
	scvtf.4s	v6, v0
	scvtf.4s	v5, v4
	scvtf.4s	v4, v3
	scvtf.4s	v3, v2
LBB2_59:
	add	x14, x2, x1, lsl #4
	ldr	s7, [x0, #40]
	dup.4s	v0, w7
	mov.16b	v2, v0
	fmla.4s	v2, v6, v7[0]
	fmaxnm.4s	v6, v2, v1
	dup.4s	v2, w19
	fminnm.4s	v6, v6, v2
	fcvtzs.4s	v6, v6
	mov.16b	v16, v0
	fmla.4s	v16, v5, v7[0]
	fmaxnm.4s	v5, v16, v1
	fminnm.4s	v5, v5, v2
	fcvtzs.4s	v5, v5
	shl.4s	v5, v5, #16
	orr.16b	v5, v5, v6
	movi.8h	v7, #128, lsl #8
	eor.16b	v5, v5, v7
	str	q5, [x14]
	ldr	s5, [x0, #40]
	mov.16b	v6, v0
	fmla.4s	v6, v4, v5[0]
	fmaxnm.4s	v4, v6, v1
	fminnm.4s	v4, v4, v2
	fcvtzs.4s	v4, v4
	mov.16b	v6, v0
	fmla.4s	v6, v3, v5[0]
	fmaxnm.4s	v3, v6, v1
	fminnm.4s	v3, v3, v2
	fcvtzs.4s	v3, v3
	shl.4s	v3, v3, #16
	orr.16b	v3, v3, v4
	eor.16b	v3, v3, v7
	lsl	x13, x3, #2
	str	q3, [x14, x13]
	movi.2d	v4, #0000000000000000
	movi.2d	v3, #0000000000000000
	movi.2d	v6, #0000000000000000
	cmp	w9, #1
	b.lt	LBB2_52
	ldr	x14, [x0, #56]
	lsl	x15, x14, #3
	ldr	x16, [x0, #32]
	add	x12, x16, x12
	add	x11, x11, x8
	add	x11, x11, #16
	lsl	x16, x10, #5
	add	x10, x11, x15
	add	x10, x10, x16
	madd	x14, x14, x5, x16
	add	x11, x11, x14
	movi.2d	v1, #0000000000000000
	movi.2d	v5, #0000000000000000
LBB2_61:
	ldur	q6, [x10, #-16]
	ld1r.2s	{ v7 }, [x12], #4
	smull.4s	v16, v6, v7
	ext.16b	v6, v6, v6, #8
	smull.4s	v6, v6, v7
	addp.4s	v6, v16, v6
	add.4s	v1, v6, v1
	ldr	q6, [x10], #32
	smull.4s	v16, v6, v7
	ext.16b	v6, v6, v6, #8
	smull.4s	v6, v6, v7
	addp.4s	v6, v16, v6
	add.4s	v5, v6, v5
	ldp	q6, q16, [x11, #-16]
	smull.4s	v17, v6, v7
	ext.16b	v6, v6, v6, #8
	smull.4s	v6, v6, v7
	addp.4s	v6, v17, v6
	add.4s	v4, v6, v4
	smull.4s	v6, v16, v7
	ext.16b	v16, v16, v16, #8
	smull.4s	v7, v16, v7
	addp.4s	v6, v6, v7
	add.4s	v3, v6, v3
	add	x11, x11, #32
	subs	x9, x9, #1
	b.ne	LBB2_61
	scvtf.4s	v6, v1
	scvtf.4s	v1, v5
	scvtf.4s	v4, v4
	scvtf.4s	v3, v3
	b	LBB2_52
LBB2_63:
	ldp	x29, x30, [sp, #368]
	ldp	x20, x19, [sp, #352]
	ldp	x22, x21, [sp, #336]
	ldp	x24, x23, [sp, #320]
	ldp	x26, x25, [sp, #304]
	ldp	x28, x27, [sp, #288]
	ldp	d9, d8, [sp, #272]
	add	sp, sp, #384
	ret
	.loh AdrpLdr	Lloh2, Lloh3
	.loh AdrpAdrp	Lloh0, Lloh2
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
