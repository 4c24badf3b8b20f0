// Made by scripts/make-kernels.sh from kernels_neon.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.text
	.p2align	2
	.type	reduce,@function
reduce:
	cbz	x2, .LBB0_12
	mov	w10, #1132396544
	lsl	x8, x3, #2
	mov	x11, xzr
	fmov	s0, w10
	mov	w9, #1048576
	mov	x10, x2
	b	.LBB0_3
.LBB0_2:
	add	x1, x1, #16
	cmp	x12, x2
	sub	x10, x10, x3
	add	x0, x0, x8
	mov	x11, x12
	b.hs	.LBB0_12
.LBB0_3:
	sub	x13, x2, x11
	add	x12, x11, x3
	cmp	x13, x3
	csel	x13, x2, x12, lo
	cmp	x11, x13
	b.hs	.LBB0_2
	cmp	x3, x10
	ldr	q1, [x1]
	mov	x15, x0
	csel	x14, x3, x10, lo
	b	.LBB0_6
.LBB0_5:
	fadd	v1.4s, v2.4s, v1.4s
	add	x11, x11, #256, lsl #12
	sub	x14, x14, #256, lsl #12
	cmp	x11, x13
	add	x15, x15, #1024, lsl #12
	str	q1, [x1]
	b.hs	.LBB0_2
.LBB0_6:
	cmp	x14, #1
	movi	v2.2d, #0000000000000000
	csinc	x16, x14, xzr, hi
	cmp	x16, #256, lsl #12
	csel	x16, x16, x9, lo
	cbz	w4, .LBB0_9
	mov	x17, x15
.LBB0_8:
	ldr	s3, [x17], #4
	subs	x16, x16, #1
	ushll	v3.8h, v3.8b, #0
	ushll	v3.4s, v3.4h, #0
	ucvtf	v3.4s, v3.4s
	dup	v4.4s, v3.s[3]
	mov	v4.s[3], v0.s[0]
	fmla	v2.4s, v3.4s, v4.4s
	b.ne	.LBB0_8
	b	.LBB0_5
.LBB0_9:
	lsl	x16, x16, #2
	mov	x17, xzr
.LBB0_10:
	ldr	s3, [x15, x17]
	add	x17, x17, #4
	cmp	x16, x17
	ushll	v3.8h, v3.8b, #0
	uaddw	v2.4s, v2.4s, v3.4h
	b.ne	.LBB0_10
	scvtf	v2.4s, v2.4s
	b	.LBB0_5
.LBB0_12:
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
	.text
	.p2align	2
	.type	scale_across,@function
scale_across:
	ldr	x8, [x0, #8]
	cbz	x8, .LBB2_56
	sub	sp, sp, #272
	mov	w9, #256
	mov	w10, #65280
	movi	v22.2d, #0xff00ff00ff00ff
	movk	w9, #18048, lsl #16
	movk	w10, #18303, lsl #16
	adrp	x11, .LCPI2_0
	dup	v1.4s, w9
	dup	v0.4s, w10
	str	d8, [sp, #160]
	add	x18, x2, x3, lsl #2
	ldr	d8, [x11, :lo12:.LCPI2_0]
	stp	x28, x27, [sp, #192]
	stp	x26, x25, [sp, #208]
	mov	x27, xzr
	mov	w9, #112
	stp	x24, x23, [sp, #224]
	mov	x23, xzr
	mov	x24, xzr
	stp	x20, x19, [sp, #256]
	mov	x20, x0
	adrp	x25, .LCPI2_1
	stp	x29, x30, [sp, #176]
	add	x29, sp, #176
	stp	x22, x21, [sp, #240]
	str	xzr, [sp, #80]
	stp	q0, q1, [sp, #32]
	str	x9, [sp, #24]
	str	x1, [sp, #88]
	stp	x18, x2, [sp]
	b	.LBB2_4
.LBB2_2:
	ldr	x8, [x20, #8]
.LBB2_3:
	ldr	x9, [sp, #80]
	cmp	x27, x8
	add	x23, x23, #1024
	add	x9, x9, #512
	str	x9, [sp, #80]
	ldr	x9, [sp, #24]
	add	x9, x9, #1024
	str	x9, [sp, #24]
	b.hs	.LBB2_55
.LBB2_4:
	sub	x9, x8, x27
	add	x10, x27, #128
	mov	x19, xzr
	cmp	x9, #128
	mov	x26, xzr
	orr	x18, x27, #0x10
	csel	x28, x8, x10, lo
	str	x10, [sp, #16]
	stur	x18, [x29, #-8]
	b	.LBB2_7
.LBB2_5:
	lsl	x8, x22, #3
	str	q0, [x21, x8]
.LBB2_6:
	add	x26, x26, #1
	add	x19, x19, #4
	cmp	x26, #4
	b.eq	.LBB2_46
.LBB2_7:
	ldp	x9, x10, [x20, #48]
	ldr	w11, [x20]
	ldr	x8, [x1, x26, lsl #3]
	mul	x12, x10, x26
	add	x21, x9, x12, lsl #2
	cbz	w11, .LBB2_16
	cmp	w11, #1
	b.eq	.LBB2_13
	cmp	w11, #2
	b.ne	.LBB2_6
	cmp	x18, x28
	mov	x11, x27
	b.ls	.LBB2_37
.LBB2_11:
	add	x12, x11, #2
	cmp	x12, x28
	b.ls	.LBB2_42
	mov	x12, x11
	b	.LBB2_44
.LBB2_13:
	mov	w11, #32897
	cmp	x18, x28
	dup	v4.8h, w11
	mov	x11, x27
	b.ls	.LBB2_19
.LBB2_14:
	add	x12, x11, #2
	cmp	x12, x28
	b.ls	.LBB2_24
	mov	x22, x11
	b	.LBB2_26
.LBB2_16:
	cmp	x18, x28
	mov	x11, x27
	b.ls	.LBB2_28
.LBB2_17:
	add	x12, x11, #2
	cmp	x12, x28
	b.ls	.LBB2_33
	mov	x22, x11
	b	.LBB2_35
.LBB2_19:
	madd	x12, x10, x19, x9
	ldr	x11, [sp, #80]
	add	x13, x8, #512
	mov	x16, x18
	add	x14, x8, x11
	mov	x11, x27
	b	.LBB2_21
.LBB2_20:
	add	x16, x11, #16
	add	x12, x12, #128
	add	x14, x14, #64
	cmp	x16, x28
	b.hi	.LBB2_14
.LBB2_21:
	mov	x15, x11
	mov	x11, x16
	lsl	x16, x15, #2
	cmp	x15, x11
	prfm	pldl1keep, [x13, x16]
	b.hs	.LBB2_20
	mov	x16, x14
	mov	x17, x12
.LBB2_23:
	ldr	d0, [x16], #8
	ldr	q1, [x25, :lo12:.LCPI2_1]
	movi	v2.8h, #1
	add	x15, x15, #2
	mov	v0.d[1], v0.d[0]
	cmp	x15, x11
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v21.8h, v0.8b, #0
	tbl	v1.16b, { v21.16b, v22.16b }, v1.16b
	xtn	v1.8b, v1.8h
	umlal	v2.8h, v1.8b, v0.8b
	umull2	v0.4s, v2.8h, v4.8h
	umull	v1.4s, v2.4h, v4.4h
	uzp2	v0.8h, v1.8h, v0.8h
	str	q0, [x17, x23]
	add	x17, x17, #16
	b.lo	.LBB2_23
	b	.LBB2_20
.LBB2_24:
	mul	x10, x10, x19
	add	x12, x10, x11, lsl #3
	add	x10, x8, x11, lsl #2
	add	x9, x9, x12
.LBB2_25:
	ldr	d0, [x10], #8
	ldr	q3, [x25, :lo12:.LCPI2_1]
	add	x12, x11, #4
	add	x22, x11, #2
	mov	v0.d[1], v0.d[0]
	cmp	x12, x28
	mov	x11, x22
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v1.8h, v0.8b, #0
	mov	v2.16b, v22.16b
	tbl	v1.16b, { v1.16b, v2.16b }, v3.16b
	movi	v2.8h, #1
	xtn	v1.8b, v1.8h
	umlal	v2.8h, v1.8b, v0.8b
	umull2	v0.4s, v2.8h, v4.8h
	umull	v1.4s, v2.4h, v4.4h
	uzp2	v0.8h, v1.8h, v0.8h
	str	q0, [x9], #16
	b.ls	.LBB2_25
.LBB2_26:
	subs	x9, x28, x22
	b.eq	.LBB2_6
	add	x1, x8, x22, lsl #2
	lsl	x2, x9, #2
	sub	x0, x29, #48
	sub	x8, x29, #80
	stp	xzr, xzr, [x29, #-48]
	st1	{ v21.2d, v22.2d }, [x8]
	str	q4, [sp, #64]
	bl	memcpy
	ldur	d0, [x29, #-48]
	sub	x8, x29, #80
	ldr	q3, [x25, :lo12:.LCPI2_1]
	ld1	{ v21.2d, v22.2d }, [x8]
	ldur	x18, [x29, #-8]
	ldr	x1, [sp, #88]
	mov	v0.d[1], v0.d[0]
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v1.8h, v0.8b, #0
	mov	v2.16b, v22.16b
	tbl	v1.16b, { v1.16b, v2.16b }, v3.16b
	movi	v2.8h, #1
	xtn	v1.8b, v1.8h
	umlal	v2.8h, v1.8b, v0.8b
	ldr	q1, [sp, #64]
	umull2	v0.4s, v2.8h, v1.8h
	umull	v1.4s, v2.4h, v1.4h
	uzp2	v0.8h, v1.8h, v0.8h
	b	.LBB2_5
.LBB2_28:
	mul	x12, x10, x19
	ldr	x11, [sp, #80]
	mov	x15, x27
	add	x13, x8, x11
	ldr	x11, [sp, #24]
	add	x14, x9, x11
	b	.LBB2_30
.LBB2_29:
	add	x15, x15, #32
	add	x13, x13, #64
	add	x14, x14, #128
	cmp	x15, x28
	mov	x15, x11
	b.hi	.LBB2_17
.LBB2_30:
	add	x11, x15, #16
	prfm	pldl1keep, [x13, #512]
	cmp	x15, x11
	b.hs	.LBB2_29
	ldr	d0, [x13]
	add	x17, x15, #2
	add	x16, x14, x12
	cmp	x17, x11
	mov	v0.d[1], v0.d[0]
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v0.8h, v0.8b, #0
	stur	q0, [x16, #-112]
	b.hs	.LBB2_29
	ldr	d0, [x13, #8]
	mov	v0.d[1], v0.d[0]
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v0.8h, v0.8b, #0
	stur	q0, [x16, #-96]
	ldr	d0, [x13, #16]
	mov	v0.d[1], v0.d[0]
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v0.8h, v0.8b, #0
	stur	q0, [x16, #-80]
	ldr	d0, [x13, #24]
	mov	v0.d[1], v0.d[0]
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v0.8h, v0.8b, #0
	stur	q0, [x16, #-64]
	ldr	d0, [x13, #32]
	mov	v0.d[1], v0.d[0]
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v0.8h, v0.8b, #0
	stur	q0, [x16, #-48]
	ldr	d0, [x13, #40]
	mov	v0.d[1], v0.d[0]
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v0.8h, v0.8b, #0
	stur	q0, [x16, #-32]
	ldr	d0, [x13, #48]
	mov	v0.d[1], v0.d[0]
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v0.8h, v0.8b, #0
	stur	q0, [x16, #-16]
	ldr	d0, [x13, #56]
	mov	v0.d[1], v0.d[0]
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v0.8h, v0.8b, #0
	str	q0, [x16]
	b	.LBB2_29
.LBB2_33:
	mul	x10, x10, x19
	add	x12, x10, x11, lsl #3
	add	x10, x8, x11, lsl #2
	add	x9, x9, x12
.LBB2_34:
	ldr	d0, [x10], #8
	add	x12, x11, #4
	add	x22, x11, #2
	cmp	x12, x28
	mov	v0.d[1], v0.d[0]
	mov	x11, x22
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v0.8h, v0.8b, #0
	str	q0, [x9], #16
	b.ls	.LBB2_34
.LBB2_35:
	subs	x9, x28, x22
	b.eq	.LBB2_6
	add	x1, x8, x22, lsl #2
	lsl	x2, x9, #2
	sub	x0, x29, #48
	sub	x8, x29, #80
	stp	xzr, xzr, [x29, #-48]
	st1	{ v21.2d, v22.2d }, [x8]
	bl	memcpy
	ldur	d0, [x29, #-48]
	sub	x8, x29, #80
	ldur	x18, [x29, #-8]
	ld1	{ v21.2d, v22.2d }, [x8]
	ldr	x1, [sp, #88]
	mov	v0.d[1], v0.d[0]
	tbl	v0.8b, { v0.16b }, v8.8b
	ushll	v0.8h, v0.8b, #0
	b	.LBB2_5
.LBB2_37:
	madd	x12, x10, x19, x9
	mov	x13, x8
	mov	x14, x27
	b	.LBB2_39
.LBB2_38:
	add	x14, x14, #32
	add	x13, x13, #128
	add	x12, x12, #128
	cmp	x14, x28
	mov	x14, x11
	b.hi	.LBB2_11
.LBB2_39:
	add	x11, x14, #16
	add	x15, x13, x23
	cmp	x14, x11
	prfm	pldl1keep, [x15, #512]
	b.hs	.LBB2_38
	ldr	q0, [x13, x23]
	add	x16, x14, #2
	add	x15, x12, x23
	cmp	x16, x11
	ext	v1.16b, v0.16b, v0.16b, #8
	st2	{ v0.4h, v1.4h }, [x15]
	b.hs	.LBB2_38
	add	x16, x13, x23
	add	x17, x15, #16
	ldr	q0, [x16, #16]
	ext	v1.16b, v0.16b, v0.16b, #8
	st2	{ v0.4h, v1.4h }, [x17]
	add	x17, x15, #32
	ldr	q0, [x16, #32]
	ext	v1.16b, v0.16b, v0.16b, #8
	st2	{ v0.4h, v1.4h }, [x17]
	add	x17, x15, #48
	ldr	q0, [x16, #48]
	ext	v1.16b, v0.16b, v0.16b, #8
	st2	{ v0.4h, v1.4h }, [x17]
	add	x17, x15, #64
	ldr	q0, [x16, #64]
	ext	v1.16b, v0.16b, v0.16b, #8
	st2	{ v0.4h, v1.4h }, [x17]
	add	x17, x15, #80
	ldr	q0, [x16, #80]
	ext	v1.16b, v0.16b, v0.16b, #8
	st2	{ v0.4h, v1.4h }, [x17]
	add	x17, x15, #96
	add	x15, x15, #112
	ldr	q0, [x16, #96]
	ext	v1.16b, v0.16b, v0.16b, #8
	st2	{ v0.4h, v1.4h }, [x17]
	ldr	q0, [x16, #112]
	ext	v1.16b, v0.16b, v0.16b, #8
	st2	{ v0.4h, v1.4h }, [x15]
	b	.LBB2_38
.LBB2_42:
	lsl	x12, x11, #3
	madd	x13, x10, x19, x12
	add	x10, x8, x12
	add	x9, x9, x13
.LBB2_43:
	ldr	q0, [x10], #16
	add	x13, x11, #4
	add	x12, x11, #2
	cmp	x13, x28
	ext	v1.16b, v0.16b, v0.16b, #8
	mov	x11, x12
	st2	{ v0.4h, v1.4h }, [x9], #16
	b.ls	.LBB2_43
.LBB2_44:
	subs	x9, x28, x12
	b.eq	.LBB2_6
	lsl	x22, x12, #3
	lsl	x2, x9, #3
	sub	x0, x29, #48
	stp	xzr, xzr, [x29, #-48]
	add	x1, x8, x22
	sub	x8, x29, #80
	st1	{ v21.2d, v22.2d }, [x8]
	bl	memcpy
	ldur	q0, [x29, #-48]
	sub	x8, x29, #80
	ldur	x18, [x29, #-8]
	ld1	{ v21.2d, v22.2d }, [x8]
	ldr	x1, [sp, #88]
	add	x8, x21, x22
	ext	v1.16b, v0.16b, v0.16b, #8
	st2	{ v0.4h, v1.4h }, [x8]
	b	.LBB2_6
.LBB2_46:
	ldr	x9, [x20, #24]
	ldp	x2, x27, [sp, #8]
	ldr	x8, [x20, #8]
	mov	w0, #12
	ldr	x18, [sp]
	cmp	x24, x9
	b.lo	.LBB2_49
	b	.LBB2_3
.LBB2_47:
	movi	v3.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
.LBB2_48:
	ldp	q7, q6, [sp, #32]
	lsl	x9, x24, #4
	ldr	s2, [x20, #40]
	add	x24, x24, #1
	mov	v5.16b, v6.16b
	fmla	v5.4s, v3.4s, v2.s[0]
	mov	v3.16b, v6.16b
	fmla	v3.4s, v4.4s, v2.s[0]
	movi	v4.2d, #0000000000000000
	fmaxnm	v2.4s, v5.4s, v4.4s
	fmaxnm	v3.4s, v3.4s, v4.4s
	movi	v5.8h, #128, lsl #8
	fminnm	v2.4s, v2.4s, v7.4s
	fminnm	v3.4s, v3.4s, v7.4s
	fcvtzs	v2.4s, v2.4s
	fcvtzs	v3.4s, v3.4s
	shl	v2.4s, v2.4s, #16
	orr	v2.16b, v2.16b, v3.16b
	mov	v3.16b, v6.16b
	eor	v2.16b, v2.16b, v5.16b
	str	q2, [x2, x9]
	ldr	s2, [x20, #40]
	fmla	v3.4s, v1.4s, v2.s[0]
	mov	v1.16b, v6.16b
	fmla	v1.4s, v0.4s, v2.s[0]
	fmaxnm	v0.4s, v3.4s, v4.4s
	fmaxnm	v1.4s, v1.4s, v4.4s
	fminnm	v0.4s, v0.4s, v7.4s
	fminnm	v1.4s, v1.4s, v7.4s
	fcvtzs	v0.4s, v0.4s
	fcvtzs	v1.4s, v1.4s
	shl	v0.4s, v0.4s, #16
	orr	v0.16b, v0.16b, v1.16b
	eor	v0.16b, v0.16b, v5.16b
	str	q0, [x18, x9]
	ldr	x9, [x20, #24]
	cmp	x24, x9
	b.hs	.LBB2_2
.LBB2_49:
	ldr	x9, [x20, #16]
	madd	x12, x24, x0, x9
	cmp	x28, x8
	ldpsw	x11, x9, [x12]
	b.eq	.LBB2_51
	add	x10, x9, x11
	lsl	x10, x10, #1
	cmp	x28, x10
	b.lo	.LBB2_2
.LBB2_51:
	cmp	w9, #1
	b.lt	.LBB2_47
	ldp	x13, x14, [x20, #48]
	movi	v0.2d, #0000000000000000
	ldrsw	x15, [x12, #8]
	ldr	x16, [x20, #32]
	movi	v1.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	mov	x10, xzr
	add	x11, x13, x11, lsl #4
	lsl	x17, x14, #2
	add	x13, x16, x15, lsl #2
	add	x12, x11, x17
	add	x14, x12, x17
	add	x15, x14, x17
.LBB2_53:
	lsl	x16, x10, #4
	add	x17, x13, x10, lsl #2
	add	x10, x10, #1
	cmp	x9, x10
	ldr	q4, [x11, x16]
	ldr	q5, [x12, x16]
	ldr	q6, [x14, x16]
	ldr	q7, [x15, x16]
	ld1r	{ v16.2s }, [x17]
	ext	v17.16b, v4.16b, v4.16b, #8
	ext	v18.16b, v5.16b, v5.16b, #8
	ext	v19.16b, v6.16b, v6.16b, #8
	ext	v20.16b, v7.16b, v7.16b, #8
	smull	v4.4s, v4.4h, v16.4h
	smull	v5.4s, v5.4h, v16.4h
	smull	v6.4s, v6.4h, v16.4h
	smull	v7.4s, v7.4h, v16.4h
	smull	v17.4s, v17.4h, v16.4h
	smull	v18.4s, v18.4h, v16.4h
	smull	v19.4s, v19.4h, v16.4h
	smull	v16.4s, v20.4h, v16.4h
	addp	v4.4s, v4.4s, v17.4s
	addp	v5.4s, v5.4s, v18.4s
	addp	v6.4s, v6.4s, v19.4s
	addp	v7.4s, v7.4s, v16.4s
	add	v0.4s, v4.4s, v0.4s
	add	v3.4s, v5.4s, v3.4s
	add	v2.4s, v6.4s, v2.4s
	add	v1.4s, v7.4s, v1.4s
	b.ne	.LBB2_53
	scvtf	v4.4s, v0.4s
	scvtf	v3.4s, v3.4s
	scvtf	v0.4s, v2.4s
	scvtf	v1.4s, v1.4s
	b	.LBB2_48
.LBB2_55:
	ldp	x20, x19, [sp, #256]
	ldr	d8, [sp, #160]
	ldp	x22, x21, [sp, #240]
	ldp	x24, x23, [sp, #224]
	ldp	x26, x25, [sp, #208]
	ldp	x28, x27, [sp, #192]
	ldp	x29, x30, [sp, #176]
	add	sp, sp, #272
.LBB2_56:
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
