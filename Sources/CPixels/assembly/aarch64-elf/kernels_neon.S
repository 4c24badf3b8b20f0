// Made by scripts/make-kernels.sh from kernels_neon.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.text
	.p2align	2
	.type	reduce,@function
reduce:
	cmp	x3, #2
	b.ne	.LBB0_7
	cbnz	w4, .LBB0_7
	cmp	x2, #4
	b.hs	.LBB0_4
	mov	x11, xzr
	b	.LBB0_6
.LBB0_4:
	mov	x10, xzr
	mov	x8, x0
	mov	x9, x1
.LBB0_5:
	ldr	q0, [x8], #16
	add	x12, x10, #8
	add	x11, x10, #4
	cmp	x12, x2
	ushll	v1.8h, v0.8b, #0
	ushll2	v0.8h, v0.16b, #0
	mov	x10, x11
	mov	v2.16b, v1.16b
	zip2	v1.2d, v1.2d, v0.2d
	mov	v2.d[1], v0.d[0]
	add	v0.8h, v2.8h, v1.8h
	ldp	q3, q2, [x9]
	ushll2	v1.4s, v0.8h, #0
	ushll	v0.4s, v0.4h, #0
	ucvtf	v1.4s, v1.4s
	ucvtf	v0.4s, v0.4s
	fadd	v1.4s, v2.4s, v1.4s
	fadd	v0.4s, v3.4s, v0.4s
	stp	q0, q1, [x9], #32
	b.ls	.LBB0_5
.LBB0_6:
	add	x0, x0, x11, lsl #2
	add	x1, x1, x11, lsl #3
	sub	x2, x2, x11
.LBB0_7:
	cbz	x2, .LBB0_19
	mov	w10, #1132396544
	lsl	x8, x3, #2
	mov	x11, xzr
	fmov	s0, w10
	mov	w9, #1048576
	mov	x10, x2
	b	.LBB0_10
.LBB0_9:
	add	x1, x1, #16
	cmp	x12, x2
	sub	x10, x10, x3
	add	x0, x0, x8
	mov	x11, x12
	b.hs	.LBB0_19
.LBB0_10:
	sub	x13, x2, x11
	add	x12, x11, x3
	cmp	x13, x3
	csel	x13, x2, x12, lo
	cmp	x11, x13
	b.hs	.LBB0_9
	cmp	x3, x10
	ldr	q1, [x1]
	mov	x15, x0
	csel	x14, x3, x10, lo
	b	.LBB0_13
.LBB0_12:
	fadd	v1.4s, v2.4s, v1.4s
	add	x11, x11, #256, lsl #12
	sub	x14, x14, #256, lsl #12
	cmp	x11, x13
	add	x15, x15, #1024, lsl #12
	str	q1, [x1]
	b.hs	.LBB0_9
.LBB0_13:
	cmp	x14, #1
	movi	v2.2d, #0000000000000000
	csinc	x16, x14, xzr, hi
	cmp	x16, #256, lsl #12
	csel	x16, x16, x9, lo
	cbz	w4, .LBB0_16
	lsl	x16, x16, #2
	mov	x17, xzr
.LBB0_15:
	ldr	s3, [x15, x17]
	add	x17, x17, #4
	cmp	x16, x17
	ushll	v3.8h, v3.8b, #0
	ushll	v3.4s, v3.4h, #0
	ucvtf	v3.4s, v3.4s
	dup	v4.4s, v3.s[3]
	mov	v4.s[3], v0.s[0]
	fmla	v2.4s, v3.4s, v4.4s
	b.ne	.LBB0_15
	b	.LBB0_12
.LBB0_16:
	mov	x17, x15
.LBB0_17:
	ldr	s3, [x17], #4
	subs	x16, x16, #1
	ushll	v3.8h, v3.8b, #0
	uaddw	v2.4s, v2.4s, v3.4h
	b.ne	.LBB0_17
	scvtf	v2.4s, v2.4s
	b	.LBB0_12
.LBB0_19:
	ret
.Lfunc_end0:
	.size	reduce, .Lfunc_end0-reduce
	.p2align	2
	.type	narrow,@function
narrow:
	cbz	x2, .LBB1_14
	cmp	x2, #3
	b.hi	.LBB1_3
	mov	x8, xzr
	b	.LBB1_12
.LBB1_3:
	cmp	x2, #16
	b.hs	.LBB1_5
	mov	x8, xzr
	b	.LBB1_9
.LBB1_5:
	and	x8, x2, #0xfffffffffffffff0
	add	x9, x1, #16
	add	x10, x0, #32
	mov	x11, x8
.LBB1_6:
	movi	v1.4s, #63, lsl #24
	movi	v2.4s, #63, lsl #24
	subs	x11, x11, #16
	movi	v3.4s, #63, lsl #24
	movi	v4.4s, #63, lsl #24
	ldp	q6, q5, [x10, #-32]
	ldp	q16, q7, [x10], #64
	fmla	v1.4s, v6.4s, v0.s[0]
	fmla	v2.4s, v5.4s, v0.s[0]
	fmla	v3.4s, v16.4s, v0.s[0]
	fmla	v4.4s, v7.4s, v0.s[0]
	fcvtzu	v2.4s, v2.4s
	fcvtzu	v1.4s, v1.4s
	fcvtzu	v4.4s, v4.4s
	fcvtzu	v3.4s, v3.4s
	uzp1	v1.8h, v1.8h, v2.8h
	uzp1	v2.8h, v3.8h, v4.8h
	stp	q1, q2, [x9, #-16]
	add	x9, x9, #32
	b.ne	.LBB1_6
	cmp	x2, x8
	b.eq	.LBB1_14
	tst	x2, #0xc
	b.eq	.LBB1_12
.LBB1_9:
	mov	x11, x8
	and	x8, x2, #0xfffffffffffffffc
	add	x9, x1, x11, lsl #1
	add	x10, x0, x11, lsl #2
	sub	x11, x11, x8
.LBB1_10:
	movi	v1.4s, #63, lsl #24
	ldr	q2, [x10], #16
	adds	x11, x11, #4
	fmla	v1.4s, v2.4s, v0.s[0]
	fcvtzu	v1.4s, v1.4s
	xtn	v1.4h, v1.4s
	str	d1, [x9], #8
	b.ne	.LBB1_10
	cmp	x2, x8
	b.eq	.LBB1_14
.LBB1_12:
	fmov	s1, #0.50000000
	add	x9, x1, x8, lsl #1
	add	x10, x0, x8, lsl #2
	sub	x8, x2, x8
.LBB1_13:
	ldr	s2, [x10], #4
	subs	x8, x8, #1
	fmadd	s2, s0, s2, s1
	fcvtzs	w11, s2
	strh	w11, [x9], #2
	b.ne	.LBB1_13
.LBB1_14:
	ret
.Lfunc_end1:
	.size	narrow, .Lfunc_end1-narrow
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI2_0:
	.byte	0
	.byte	4
	.byte	1
	.byte	5
	.byte	2
	.byte	6
	.byte	3
	.byte	7
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI2_1:
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
.LCPI2_2:
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
	.text
	.p2align	2
	.type	scale_across,@function
scale_across:
	sub	sp, sp, #368
	ldr	x8, [x0, #24]
	stp	x29, x30, [sp, #272]
	add	x29, sp, #272
	str	d8, [sp, #256]
	stp	x28, x27, [sp, #288]
	stp	x26, x25, [sp, #304]
	stp	x24, x23, [sp, #320]
	stp	x22, x21, [sp, #336]
	stp	x20, x19, [sp, #352]
	stur	x1, [x29, #-104]
	cbz	x8, .LBB2_63
	movi	v24.2d, #0xff00ff00ff00ff
	adrp	x8, .LCPI2_0
	adrp	x9, .LCPI2_2
	add	x4, x2, x3, lsl #3
	ldr	d8, [x8, :lo12:.LCPI2_0]
	ldr	q0, [x9, :lo12:.LCPI2_2]
	mov	x18, xzr
	mov	x6, xzr
	mov	x1, xzr
	mov	w5, #12
	adrp	x27, .LCPI2_1
	str	q0, [sp, #48]
	str	x0, [sp, #80]
	stp	x2, x3, [sp, #16]
	str	x4, [sp, #8]
	b	.LBB2_4
.LBB2_2:
	ldr	x6, [sp, #32]
	mov	w5, #12
.LBB2_3:
	cmp	x18, x9
	b.hs	.LBB2_63
.LBB2_4:
	ldr	x8, [x0, #8]
	subs	x7, x8, x1
	b.ls	.LBB2_63
	mul	x9, x18, x5
	ldr	x10, [x0, #16]
	cmp	x7, #128
	mov	w11, #128
	mov	x4, xzr
	mov	x25, xzr
	csel	x20, x7, x11, lo
	stp	x7, x1, [sp, #96]
	ldrsw	x9, [x10, x9]
	lsr	x10, x1, #1
	cmp	x10, x9
	csel	x11, x10, x9, lo
	lsl	x9, x10, #5
	sub	x8, x11, x6
	sub	x10, x10, x11
	stp	x11, x18, [sp, #32]
	lsl	x28, x8, #5
	lsl	x22, x10, #3
	sub	x2, x9, x11, lsl #5
	str	x2, [sp, #88]
	b	.LBB2_7
.LBB2_6:
	add	x25, x25, #1
	add	x4, x4, #4
	cmp	x25, #4
	b.eq	.LBB2_50
.LBB2_7:
	ldp	x6, x19, [x0, #48]
	cbz	x22, .LBB2_10
	madd	x8, x19, x4, x6
	mov	x9, xzr
.LBB2_9:
	ldr	q0, [x8, x28]
	add	x9, x9, #4
	cmp	x9, x22
	str	q0, [x8], #16
	b.lo	.LBB2_9
.LBB2_10:
	mul	x8, x19, x25
	ldur	x9, [x29, #-104]
	ldr	w18, [x0]
	mov	w10, #2
	add	x9, x9, x25, lsl #4
	cmp	w18, #2
	cinc	x10, x10, eq
	ldp	x21, x30, [x9]
	lsl	x23, x1, x10
	add	x8, x6, x8, lsl #2
	add	x3, x8, x22, lsl #2
	add	x5, x21, x23
	add	x24, x30, x23
	cbz	w18, .LBB2_14
	cmp	w18, #1
	b.ne	.LBB2_37
	mov	w8, #32897
	cmp	x7, #16
	dup	v7.8h, w8
	b.hs	.LBB2_16
	mov	x8, xzr
	b	.LBB2_20
.LBB2_14:
	cmp	x7, #16
	b.hs	.LBB2_26
	mov	x8, xzr
	b	.LBB2_30
.LBB2_16:
	add	x9, x6, x2
	madd	x11, x19, x4, x9
	mov	x8, xzr
	add	x9, x5, #512
	add	x10, x24, #512
	mov	x12, x24
	mov	x13, x5
	mov	w15, #16
	add	x11, x11, #16
.LBB2_17:
	mov	x14, x8
	mov	x8, x15
	mov	x16, x11
	lsl	x15, x14, #2
	mov	x17, x13
	prfm	pldl1keep, [x9, x15]
	prfm	pldl1keep, [x10, x15]
	mov	x15, x12
.LBB2_18:
	ldr	d1, [x15], #8
	ldr	q2, [x27, :lo12:.LCPI2_1]
	ldr	d0, [x17], #8
	add	x14, x14, #2
	mov	v1.d[1], v1.d[0]
	cmp	x14, x8
	mov	v0.d[1], v0.d[0]
	tbl	v1.8b, { v1.16b }, v8.8b
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v3.8h, v1.8b, #0
	ushll	v23.8h, v0.8b, #0
	mov	v4.16b, v24.16b
	tbl	v5.16b, { v23.16b, v24.16b }, v2.16b
	tbl	v2.16b, { v3.16b, v4.16b }, v2.16b
	movi	v4.8h, #1
	xtn	v3.8b, v5.8h
	xtn	v2.8b, v2.8h
	movi	v5.8h, #1
	umlal	v4.8h, v3.8b, v0.8b
	umlal	v5.8h, v2.8b, v1.8b
	umull2	v0.4s, v4.8h, v7.8h
	umull	v1.4s, v4.4h, v7.4h
	umull2	v2.4s, v5.8h, v7.8h
	umull	v3.4s, v5.4h, v7.4h
	uzp2	v0.8h, v1.8h, v0.8h
	uzp2	v1.8h, v3.8h, v2.8h
	stp	q0, q1, [x16, #-16]
	add	x16, x16, #32
	b.lo	.LBB2_18
	add	x15, x8, #16
	add	x13, x13, #64
	add	x11, x11, #256
	cmp	x15, x20
	add	x12, x12, #64
	b.ls	.LBB2_17
.LBB2_20:
	orr	x9, x8, #0x2
	cmp	x9, x20
	b.ls	.LBB2_22
	mov	x26, x8
	b	.LBB2_24
.LBB2_22:
	mul	x9, x19, x4
	add	x10, x6, x2
	add	x11, x23, x8, lsl #2
	add	x9, x9, x8, lsl #4
	add	x9, x10, x9
	add	x10, x30, x11
	add	x11, x21, x11
	add	x9, x9, #16
.LBB2_23:
	ldr	d0, [x11], #8
	ldr	q2, [x27, :lo12:.LCPI2_1]
	ldr	d1, [x10], #8
	add	x12, x8, #4
	mov	v0.d[1], v0.d[0]
	add	x26, x8, #2
	cmp	x12, x20
	mov	v1.d[1], v1.d[0]
	mov	x8, x26
	tbl	v0.8b, { v0.16b }, v8.8b
	tbl	v1.8b, { v1.16b }, v8.8b
	ushll	v3.8h, v0.8b, #0
	ushll	v5.8h, v1.8b, #0
	mov	v4.16b, v24.16b
	mov	v6.16b, v24.16b
	tbl	v3.16b, { v3.16b, v4.16b }, v2.16b
	movi	v4.8h, #1
	tbl	v2.16b, { v5.16b, v6.16b }, v2.16b
	movi	v5.8h, #1
	xtn	v3.8b, v3.8h
	xtn	v2.8b, v2.8h
	umlal	v4.8h, v3.8b, v0.8b
	umlal	v5.8h, v2.8b, v1.8b
	umull2	v0.4s, v4.8h, v7.8h
	umull	v1.4s, v4.4h, v7.4h
	umull2	v2.4s, v5.8h, v7.8h
	umull	v3.4s, v5.4h, v7.4h
	uzp2	v0.8h, v1.8h, v0.8h
	uzp2	v1.8h, v3.8h, v2.8h
	stp	q0, q1, [x9, #-16]
	add	x9, x9, #32
	b.ls	.LBB2_23
.LBB2_24:
	subs	x8, x20, x26
	b.eq	.LBB2_37
	movi	v0.2d, #0000000000000000
	stur	x19, [x29, #-128]
	mov	x19, x24
	lsl	x24, x26, #2
	str	x23, [sp, #128]
	lsl	x23, x8, #2
	sub	x0, x29, #64
	sub	x8, x29, #96
	stur	x3, [x29, #-8]
	add	x1, x5, x24
	mov	x2, x23
	st1	{ v23.2d, v24.2d }, [x8]
	stp	q0, q0, [x29, #-64]
	stur	x4, [x29, #-112]
	str	x21, [sp, #136]
	mov	x21, x5
	stur	x6, [x29, #-120]
	str	x30, [sp, #120]
	str	w18, [sp, #116]
	str	q7, [sp, #64]
	bl	memcpy
	sub	x8, x29, #64
	add	x1, x19, x24
	mov	x24, x19
	add	x0, x8, #16
	ldur	x19, [x29, #-128]
	mov	x2, x23
	ldr	x23, [sp, #128]
	bl	memcpy
	ldur	d0, [x29, #-64]
	ldur	d1, [x29, #-48]
	sub	x8, x29, #96
	ld1	{ v23.2d, v24.2d }, [x8]
	ldr	q2, [x27, :lo12:.LCPI2_1]
	mov	x5, x21
	mov	v0.d[1], v0.d[0]
	mov	v1.d[1], v1.d[0]
	ldur	x3, [x29, #-8]
	ldp	x6, x4, [x29, #-120]
	ldr	w18, [sp, #116]
	ldp	x2, x7, [sp, #88]
	add	x8, x3, x26, lsl #4
	ldr	x30, [sp, #120]
	ldr	x21, [sp, #136]
	ldr	x1, [sp, #104]
	tbl	v0.8b, { v0.16b }, v8.8b
	tbl	v1.8b, { v1.16b }, v8.8b
	ldr	x0, [sp, #80]
	ushll	v3.8h, v0.8b, #0
	ushll	v5.8h, v1.8b, #0
	mov	v4.16b, v24.16b
	mov	v6.16b, v24.16b
	tbl	v3.16b, { v3.16b, v4.16b }, v2.16b
	tbl	v2.16b, { v5.16b, v6.16b }, v2.16b
	movi	v4.8h, #1
	movi	v5.8h, #1
	xtn	v3.8b, v3.8h
	xtn	v2.8b, v2.8h
	umlal	v4.8h, v3.8b, v0.8b
	umlal	v5.8h, v2.8b, v1.8b
	ldr	q3, [sp, #64]
	umull2	v0.4s, v4.8h, v3.8h
	umull	v1.4s, v4.4h, v3.4h
	umull2	v2.4s, v5.8h, v3.8h
	umull	v3.4s, v5.4h, v3.4h
	uzp2	v0.8h, v1.8h, v0.8h
	uzp2	v1.8h, v3.8h, v2.8h
	b	.LBB2_36
.LBB2_26:
	add	x9, x6, x2
	madd	x11, x19, x4, x9
	mov	x8, xzr
	add	x9, x5, #512
	add	x10, x24, #512
	mov	x12, x24
	mov	x13, x5
	mov	w15, #16
	add	x11, x11, #16
.LBB2_27:
	mov	x14, x8
	mov	x8, x15
	mov	x16, x11
	lsl	x15, x14, #2
	mov	x17, x13
	prfm	pldl1keep, [x9, x15]
	prfm	pldl1keep, [x10, x15]
	mov	x15, x12
.LBB2_28:
	ldr	d0, [x17], #8
	add	x14, x14, #2
	ldr	d1, [x15], #8
	cmp	x14, x8
	mov	v0.d[1], v0.d[0]
	mov	v1.d[1], v1.d[0]
	tbl	v0.8b, { v0.16b }, v8.8b
	tbl	v1.8b, { v1.16b }, v8.8b
	ushll	v0.8h, v0.8b, #0
	ushll	v1.8h, v1.8b, #0
	stp	q0, q1, [x16, #-16]
	add	x16, x16, #32
	b.lo	.LBB2_28
	add	x15, x8, #16
	add	x13, x13, #64
	add	x11, x11, #256
	cmp	x15, x20
	add	x12, x12, #64
	b.ls	.LBB2_27
.LBB2_30:
	orr	x9, x8, #0x2
	cmp	x9, x20
	b.ls	.LBB2_32
	mov	x26, x8
	b	.LBB2_34
.LBB2_32:
	mul	x9, x19, x4
	add	x10, x6, x2
	add	x11, x23, x8, lsl #2
	add	x9, x9, x8, lsl #4
	add	x9, x10, x9
	add	x10, x30, x11
	add	x11, x21, x11
	add	x9, x9, #16
.LBB2_33:
	ldr	d0, [x11], #8
	add	x12, x8, #4
	ldr	d1, [x10], #8
	add	x26, x8, #2
	mov	v0.d[1], v0.d[0]
	cmp	x12, x20
	mov	x8, x26
	mov	v1.d[1], v1.d[0]
	tbl	v0.8b, { v0.16b }, v8.8b
	tbl	v1.8b, { v1.16b }, v8.8b
	ushll	v0.8h, v0.8b, #0
	ushll	v1.8h, v1.8b, #0
	stp	q0, q1, [x9, #-16]
	add	x9, x9, #32
	b.ls	.LBB2_33
.LBB2_34:
	subs	x8, x20, x26
	b.eq	.LBB2_37
	movi	v0.2d, #0000000000000000
	stur	x19, [x29, #-128]
	mov	x19, x24
	lsl	x24, x26, #2
	str	x23, [sp, #128]
	lsl	x23, x8, #2
	sub	x0, x29, #64
	sub	x8, x29, #96
	stur	x3, [x29, #-8]
	add	x1, x5, x24
	mov	x2, x23
	st1	{ v23.2d, v24.2d }, [x8]
	stp	q0, q0, [x29, #-64]
	stur	x4, [x29, #-112]
	str	x21, [sp, #136]
	mov	x21, x5
	stur	x6, [x29, #-120]
	str	x30, [sp, #120]
	str	w18, [sp, #116]
	bl	memcpy
	sub	x8, x29, #64
	add	x1, x19, x24
	mov	x24, x19
	add	x0, x8, #16
	ldur	x19, [x29, #-128]
	mov	x2, x23
	ldr	x23, [sp, #128]
	bl	memcpy
	ldur	d0, [x29, #-64]
	ldur	d1, [x29, #-48]
	sub	x8, x29, #96
	ldp	x6, x4, [x29, #-120]
	mov	x5, x21
	mov	v0.d[1], v0.d[0]
	mov	v1.d[1], v1.d[0]
	ldur	x3, [x29, #-8]
	ldp	x2, x7, [sp, #88]
	ld1	{ v23.2d, v24.2d }, [x8]
	ldr	w18, [sp, #116]
	ldr	x30, [sp, #120]
	add	x8, x3, x26, lsl #4
	ldr	x21, [sp, #136]
	ldr	x1, [sp, #104]
	ldr	x0, [sp, #80]
	tbl	v0.8b, { v0.16b }, v8.8b
	tbl	v1.8b, { v1.16b }, v8.8b
	ushll	v0.8h, v0.8b, #0
	ushll	v1.8h, v1.8b, #0
.LBB2_36:
	stp	q0, q1, [x8]
.LBB2_37:
	cmp	w18, #2
	b.ne	.LBB2_6
	cmp	x7, #16
	b.hs	.LBB2_40
	mov	x8, xzr
	b	.LBB2_44
.LBB2_40:
	add	x9, x6, x2
	madd	x11, x19, x4, x9
	mov	x8, xzr
	add	x9, x5, #512
	add	x10, x24, #512
	mov	x12, x24
	mov	x13, x5
	mov	w15, #16
	add	x11, x11, #16
.LBB2_41:
	mov	x14, x8
	mov	x8, x15
	mov	x15, x12
	mov	x16, x11
	mov	x17, x13
	prfm	pldl1keep, [x9, x14, lsl #3]
	prfm	pldl1keep, [x10, x14, lsl #3]
.LBB2_42:
	ldr	q2, [x15], #16
	add	x14, x14, #2
	ldr	q0, [x17], #16
	sub	x18, x16, #16
	ext	v3.16b, v2.16b, v2.16b, #8
	cmp	x14, x8
	ext	v1.16b, v0.16b, v0.16b, #8
	st2	{ v2.4h, v3.4h }, [x16]
	add	x16, x16, #32
	st2	{ v0.4h, v1.4h }, [x18]
	b.lo	.LBB2_42
	add	x15, x8, #16
	add	x13, x13, #128
	add	x11, x11, #256
	cmp	x15, x20
	add	x12, x12, #128
	b.ls	.LBB2_41
.LBB2_44:
	orr	x9, x8, #0x2
	cmp	x9, x20
	b.ls	.LBB2_46
	mov	x21, x8
	b	.LBB2_48
.LBB2_46:
	mul	x9, x19, x4
	add	x10, x6, x2
	add	x11, x23, x8, lsl #3
	add	x9, x9, x8, lsl #4
	add	x9, x10, x9
	add	x10, x30, x11
	add	x11, x21, x11
	add	x9, x9, #16
.LBB2_47:
	ldr	q2, [x10], #16
	add	x13, x8, #4
	ldr	q0, [x11], #16
	add	x21, x8, #2
	ext	v3.16b, v2.16b, v2.16b, #8
	sub	x12, x9, #16
	cmp	x13, x20
	ext	v1.16b, v0.16b, v0.16b, #8
	mov	x8, x21
	st2	{ v2.4h, v3.4h }, [x9]
	add	x9, x9, #32
	st2	{ v0.4h, v1.4h }, [x12]
	b.ls	.LBB2_47
.LBB2_48:
	subs	x8, x20, x21
	b.eq	.LBB2_6
	movi	v0.2d, #0000000000000000
	mov	x19, x24
	lsl	x24, x21, #3
	lsl	x23, x8, #3
	sub	x0, x29, #64
	sub	x8, x29, #96
	add	x1, x5, x24
	st1	{ v23.2d, v24.2d }, [x8]
	mov	x26, x25
	mov	x2, x23
	stur	x3, [x29, #-8]
	mov	x25, x4
	stp	q0, q0, [x29, #-64]
	bl	memcpy
	sub	x8, x29, #64
	add	x1, x19, x24
	mov	x2, x23
	add	x0, x8, #16
	bl	memcpy
	ldp	q0, q1, [x29, #-64]
	sub	x8, x29, #96
	ldr	q2, [sp, #48]
	ld1	{ v23.2d, v24.2d }, [x8]
	mov	x4, x25
	ldur	x8, [x29, #-8]
	ldp	x2, x7, [sp, #88]
	tbl	v0.16b, { v0.16b }, v2.16b
	tbl	v1.16b, { v1.16b }, v2.16b
	ldr	x1, [sp, #104]
	ldr	x0, [sp, #80]
	add	x8, x8, x21, lsl #4
	mov	x25, x26
	stp	q0, q1, [x8]
	b	.LBB2_6
.LBB2_50:
	ldr	x9, [x0, #24]
	ldr	x18, [sp, #40]
	add	x1, x20, x1
	cmp	x18, x9
	b.hs	.LBB2_2
	ldp	x3, x6, [sp, #24]
	mov	w7, #256
	ldp	x4, x2, [sp, #8]
	mov	w19, #65280
	mov	w5, #12
	movk	w7, #18048, lsl #16
	movk	w19, #18303, lsl #16
	neg	x8, x6, lsl #5
	b	.LBB2_53
.LBB2_52:
	mov	v7.16b, v0.16b
	ldr	s5, [x0, #40]
	lsl	x9, x18, #2
	add	x18, x18, #1
	add	x9, x4, x9, lsl #2
	fmla	v7.4s, v1.4s, v5.s[0]
	mov	v1.16b, v0.16b
	fmla	v1.4s, v6.4s, v5.s[0]
	movi	v6.2d, #0000000000000000
	fmaxnm	v5.4s, v7.4s, v6.4s
	fmaxnm	v1.4s, v1.4s, v6.4s
	movi	v7.8h, #128, lsl #8
	fminnm	v5.4s, v5.4s, v2.4s
	fminnm	v1.4s, v1.4s, v2.4s
	fcvtzs	v5.4s, v5.4s
	fcvtzs	v1.4s, v1.4s
	shl	v5.4s, v5.4s, #16
	orr	v1.16b, v5.16b, v1.16b
	mov	v5.16b, v0.16b
	eor	v1.16b, v1.16b, v7.16b
	str	q1, [x9]
	ldr	s1, [x0, #40]
	fmla	v0.4s, v3.4s, v1.s[0]
	fmla	v5.4s, v4.4s, v1.s[0]
	fmaxnm	v0.4s, v0.4s, v6.4s
	fmaxnm	v1.4s, v5.4s, v6.4s
	fminnm	v0.4s, v0.4s, v2.4s
	fminnm	v1.4s, v1.4s, v2.4s
	fcvtzs	v0.4s, v0.4s
	fcvtzs	v1.4s, v1.4s
	shl	v0.4s, v0.4s, #16
	orr	v0.16b, v0.16b, v1.16b
	eor	v0.16b, v0.16b, v7.16b
	str	q0, [x9, x13]
	ldr	x9, [x0, #24]
	cmp	x18, x9
	b.hs	.LBB2_3
.LBB2_53:
	ldr	x10, [x0, #16]
	madd	x10, x18, x5, x10
	ldpsw	x11, x12, [x10]
	add	x11, x12, x11
	cmp	x1, x11, lsl #1
	b.hs	.LBB2_55
	ldr	x11, [x0, #8]
	cmp	x1, x11
	b.lo	.LBB2_3
.LBB2_55:
	ldr	x12, [x10]
	ldr	w10, [x10, #8]
	movi	v1.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	lsr	x9, x12, #32
	ldr	x11, [x0, #48]
	sxtw	x12, w12
	sbfiz	x10, x10, #2, #32
	cmp	w9, #1
	b.lt	.LBB2_59
	ldr	x13, [x0, #56]
	add	x14, x11, x8
	movi	v0.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	ldr	x15, [x0, #32]
	add	x16, x14, x12, lsl #5
	lsl	x13, x13, #2
	add	x14, x15, x10
	add	x15, x16, #16
	mov	x16, x9
.LBB2_57:
	add	x17, x15, x13
	ldp	q5, q7, [x15, #-16]
	ld1r	{ v6.2s }, [x14], #4
	subs	x16, x16, #1
	ldp	q16, q17, [x17, #-16]
	add	x15, x15, #32
	ext	v18.16b, v5.16b, v5.16b, #8
	ext	v19.16b, v7.16b, v7.16b, #8
	smull	v5.4s, v5.4h, v6.4h
	smull	v7.4s, v7.4h, v6.4h
	ext	v20.16b, v16.16b, v16.16b, #8
	ext	v21.16b, v17.16b, v17.16b, #8
	smull	v16.4s, v16.4h, v6.4h
	smull	v17.4s, v17.4h, v6.4h
	smull	v18.4s, v18.4h, v6.4h
	smull	v19.4s, v19.4h, v6.4h
	smull	v20.4s, v20.4h, v6.4h
	smull	v6.4s, v21.4h, v6.4h
	addp	v5.4s, v5.4s, v18.4s
	addp	v7.4s, v7.4s, v19.4s
	addp	v16.4s, v16.4s, v20.4s
	addp	v6.4s, v17.4s, v6.4s
	add	v0.4s, v5.4s, v0.4s
	add	v4.4s, v7.4s, v4.4s
	add	v3.4s, v16.4s, v3.4s
	add	v2.4s, v6.4s, v2.4s
	b.ne	.LBB2_57
	scvtf	v6.4s, v0.4s
	scvtf	v5.4s, v4.4s
	scvtf	v3.4s, v3.4s
	scvtf	v4.4s, v2.4s
.LBB2_59:
	dup	v0.4s, w7
	ldr	s2, [x0, #40]
	add	x14, x2, x18, lsl #4
	lsl	x13, x3, #2
	cmp	w9, #1
	mov	v7.16b, v0.16b
	fmla	v7.4s, v5.4s, v2.s[0]
	mov	v5.16b, v0.16b
	fmla	v5.4s, v6.4s, v2.s[0]
	dup	v2.4s, w19
	fmaxnm	v6.4s, v7.4s, v1.4s
	movi	v7.8h, #128, lsl #8
	fmaxnm	v5.4s, v5.4s, v1.4s
	fminnm	v6.4s, v6.4s, v2.4s
	fminnm	v5.4s, v5.4s, v2.4s
	fcvtzs	v6.4s, v6.4s
	fcvtzs	v5.4s, v5.4s
	shl	v6.4s, v6.4s, #16
	orr	v5.16b, v6.16b, v5.16b
	mov	v6.16b, v0.16b
	eor	v5.16b, v5.16b, v7.16b
	str	q5, [x14]
	ldr	s5, [x0, #40]
	fmla	v6.4s, v4.4s, v5.s[0]
	mov	v4.16b, v0.16b
	fmla	v4.4s, v3.4s, v5.s[0]
	fmaxnm	v3.4s, v6.4s, v1.4s
	movi	v6.2d, #0000000000000000
	fmaxnm	v4.4s, v4.4s, v1.4s
	fminnm	v3.4s, v3.4s, v2.4s
	fminnm	v4.4s, v4.4s, v2.4s
	fcvtzs	v3.4s, v3.4s
	fcvtzs	v4.4s, v4.4s
	shl	v3.4s, v3.4s, #16
	orr	v5.16b, v3.16b, v4.16b
	movi	v4.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	eor	v5.16b, v5.16b, v7.16b
	str	q5, [x14, x13]
	b.lt	.LBB2_52
	ldr	x14, [x0, #56]
	lsl	x12, x12, #5
	add	x11, x11, x8
	movi	v1.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	ldr	x16, [x0, #32]
	madd	x15, x14, x5, x12
	lsl	x14, x14, #3
	add	x17, x11, #16
	add	x10, x16, x10
	add	x11, x17, x14
	add	x11, x11, x12
	add	x12, x17, x15
.LBB2_61:
	ldp	q6, q16, [x11, #-16]
	subs	x9, x9, #1
	ld1r	{ v7.2s }, [x10], #4
	add	x11, x11, #32
	ldp	q17, q18, [x12, #-16]
	add	x12, x12, #32
	ext	v19.16b, v6.16b, v6.16b, #8
	ext	v20.16b, v16.16b, v16.16b, #8
	smull	v6.4s, v6.4h, v7.4h
	smull	v16.4s, v16.4h, v7.4h
	ext	v21.16b, v17.16b, v17.16b, #8
	ext	v22.16b, v18.16b, v18.16b, #8
	smull	v17.4s, v17.4h, v7.4h
	smull	v18.4s, v18.4h, v7.4h
	smull	v19.4s, v19.4h, v7.4h
	smull	v20.4s, v20.4h, v7.4h
	smull	v21.4s, v21.4h, v7.4h
	smull	v7.4s, v22.4h, v7.4h
	addp	v6.4s, v6.4s, v19.4s
	addp	v16.4s, v16.4s, v20.4s
	addp	v17.4s, v17.4s, v21.4s
	addp	v7.4s, v18.4s, v7.4s
	add	v1.4s, v6.4s, v1.4s
	add	v5.4s, v16.4s, v5.4s
	add	v4.4s, v17.4s, v4.4s
	add	v3.4s, v7.4s, v3.4s
	b.ne	.LBB2_61
	scvtf	v6.4s, v1.4s
	scvtf	v1.4s, v5.4s
	scvtf	v4.4s, v4.4s
	scvtf	v3.4s, v3.4s
	b	.LBB2_52
.LBB2_63:
	ldp	x20, x19, [sp, #352]
	ldr	d8, [sp, #256]
	ldp	x22, x21, [sp, #336]
	ldp	x24, x23, [sp, #320]
	ldp	x26, x25, [sp, #304]
	ldp	x28, x27, [sp, #288]
	ldp	x29, x30, [sp, #272]
	add	sp, sp, #368
	ret
.Lfunc_end2:
	.size	scale_across, .Lfunc_end2-scale_across
	.p2align	2
	.type	accumulate,@function
accumulate:
	cbz	x3, .LBB3_12
	lsl	x8, x3, #2
	mov	x11, xzr
	add	x9, x2, #48
	mov	w10, #24
	b	.LBB3_3
.LBB3_2:
	cmp	x12, x3
	add	x9, x9, #3072
	mov	x11, x12
	b.hs	.LBB3_12
.LBB3_3:
	sub	x13, x3, x11
	add	x12, x11, #768
	cmp	x13, #768
	csel	x13, x3, x12, lo
	cbz	x1, .LBB3_2
	mov	x14, xzr
	b	.LBB3_6
.LBB3_5:
	add	x14, x14, #1
	cmp	x14, x1
	b.eq	.LBB3_2
.LBB3_6:
	cmp	x11, x13
	b.hs	.LBB3_5
	madd	x15, x14, x10, x0
	mov	x17, x11
	ldrsw	x16, [x15, #16]
	madd	x16, x8, x16, x9
	b	.LBB3_9
.LBB3_8:
	add	x17, x17, #16
	add	x16, x16, #64
	stp	q3, q2, [x18]
	cmp	x17, x13
	stp	q1, q0, [x18, #32]
	b.hs	.LBB3_5
.LBB3_9:
	ldr	x18, [x15]
	ldr	w2, [x15, #20]
	add	x18, x18, x17, lsl #2
	cmp	w2, #1
	ldp	q3, q2, [x18]
	ldp	q1, q0, [x18, #32]
	b.lt	.LBB3_8
	ldr	x4, [x15, #8]
	mov	x5, x16
.LBB3_11:
	ldp	q4, q6, [x5, #-48]
	subs	x2, x2, #1
	ld1r	{ v5.2s }, [x4], #4
	ldp	q7, q16, [x5, #-16]
	add	x5, x5, x8
	ext	v17.16b, v4.16b, v4.16b, #8
	ext	v18.16b, v6.16b, v6.16b, #8
	smull	v4.4s, v4.4h, v5.4h
	smull	v6.4s, v6.4h, v5.4h
	ext	v19.16b, v7.16b, v7.16b, #8
	ext	v20.16b, v16.16b, v16.16b, #8
	smull	v7.4s, v7.4h, v5.4h
	smull	v16.4s, v16.4h, v5.4h
	smull	v17.4s, v17.4h, v5.4h
	smull	v18.4s, v18.4h, v5.4h
	smull	v19.4s, v19.4h, v5.4h
	smull	v5.4s, v20.4h, v5.4h
	addp	v4.4s, v4.4s, v17.4s
	addp	v6.4s, v6.4s, v18.4s
	addp	v7.4s, v7.4s, v19.4s
	addp	v5.4s, v16.4s, v5.4s
	add	v3.4s, v4.4s, v3.4s
	add	v2.4s, v6.4s, v2.4s
	add	v1.4s, v7.4s, v1.4s
	add	v0.4s, v5.4s, v0.4s
	b.ne	.LBB3_11
	b	.LBB3_8
.LBB3_12:
	ret
.Lfunc_end3:
	.size	accumulate, .Lfunc_end3-accumulate
	.p2align	2
	.type	write_row,@function
write_row:
	mov	x11, xzr
	cbnz	w3, .LBB4_4
	cbz	x2, .LBB4_4
	mov	w8, #32768
	movi	v1.2d, #0000000000000000
	mov	w9, #1132396544
	movk	w8, #17152, lsl #16
	movi	d2, #0xff000000000000
	dup	v4.4s, w9
	dup	v3.4s, w8
	mov	x8, xzr
.LBB4_3:
	ldr	q5, [x0, x8, lsl #4]
	mov	v6.16b, v3.16b
	add	x9, x8, #2
	add	x11, x8, #1
	cmp	x9, x2
	scvtf	v5.4s, v5.4s
	fmla	v6.4s, v5.4s, v0.s[0]
	fmaxnm	v5.4s, v6.4s, v1.4s
	fminnm	v5.4s, v5.4s, v4.4s
	fcvtzs	v5.4s, v5.4s
	xtn	v5.4h, v5.4s
	orr	v5.8b, v5.8b, v2.8b
	uzp1	v5.8b, v5.8b, v0.8b
	str	s5, [x1, x8, lsl #2]
	mov	x8, x11
	b.ls	.LBB4_3
.LBB4_4:
	subs	x8, x2, x11
	b.ls	.LBB4_11
	mov	w9, #1132396544
	movi	v1.2d, #0000000000000000
	movi	v2.4s, #63, lsl #24
	dup	v3.4s, w9
	fmov	s4, #0.50000000
	add	x10, x0, x11, lsl #4
	add	x11, x1, x11, lsl #2
	b	.LBB4_8
.LBB4_6:
	fmov	s6, w9
	mov	v5.s[3], v6.s[0]
	mov	v6.16b, v5.16b
.LBB4_7:
	fmaxnm	v5.4s, v6.4s, v1.4s
	subs	x8, x8, #1
	fminnm	v5.4s, v5.4s, v3.4s
	fadd	v5.4s, v5.4s, v2.4s
	fcvtzs	v5.4s, v5.4s
	xtn	v5.4h, v5.4s
	uzp1	v5.8b, v5.8b, v0.8b
	st1	{ v5.s }[0], [x11], #4
	b.eq	.LBB4_11
.LBB4_8:
	ldr	q5, [x10], #16
	scvtf	v6.4s, v5.4s
	movi	v5.4s, #67, lsl #24
	fmla	v5.4s, v6.4s, v0.s[0]
	cbz	w3, .LBB4_6
	mov	s7, v5.s[3]
	movi	v6.2d, #0000000000000000
	fcmp	s7, s4
	b.mi	.LBB4_7
	fmov	s6, w9
	fdiv	s6, s6, s7
	fmul	v6.4s, v5.4s, v6.s[0]
	mov	v6.s[3], v5.s[3]
	b	.LBB4_7
.LBB4_11:
	ret
.Lfunc_end4:
	.size	write_row, .Lfunc_end4-write_row
	.type	.L.str,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"neon"
	.size	.L.str, 5
	.type	cpixels_neon,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	cpixels_neon
	.p2align	3, 0x0
cpixels_neon:
	.xword	.L.str
	.xword	reduce
	.xword	narrow
	.xword	scale_across
	.xword	accumulate
	.xword	write_row
	.size	cpixels_neon, 48
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
