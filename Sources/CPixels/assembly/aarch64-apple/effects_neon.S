// Made by scripts/make-kernels.sh from effects_neon.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	2
_adjust:
	sub	sp, sp, #64
	stp	x24, x23, [sp, #16]
	stp	x22, x21, [sp, #32]
	stp	x20, x19, [sp, #48]
	cbz	x1, LBB0_11
	cbz	x4, LBB0_21
	mov	x8, #0
	add	x9, x2, #20
	add	x10, x2, #16
	add	x11, x2, #8
	ld1r.4s	{ v0 }, [x11]
	add	x11, x2, #12
	ldp	s2, s1, [x2]
	ld1r.4s	{ v3 }, [x11]
	mov	w11, #46032
	movk	w11, #15961, lsl #16
	ld1r.4s	{ v4 }, [x10]
	mov	w10, #5977
	movk	w10, #16183, lsl #16
	ld1r.4s	{ v5 }, [x9]
	mov	w9, #56728
	movk	w9, #15763, lsl #16
	dup.4s	v6, w11
	movi.2d	v7, #0000000000000000
	dup.4s	v16, w10
	mov	w10, #1132396544
	dup.4s	v17, w9
	movi.4s	v18, #75, lsl #24
	dup.4s	v19, w10
	mov	w9, #255
	movk	w9, #19200, lsl #16
	dup.4s	v20, w9
	movi.2d	v21, #0x0000ff000000ff
	movi.2d	v22, #0x00ff000000ff00
	mov	x9, sp
	mov	x10, x3
	mov	x11, x0
	mov	x12, x4
	b	LBB0_4
LBB0_3:
	add	x8, x8, #4
	sub	x12, x12, #4
	add	x11, x11, #16
	add	x10, x10, #16
	cmp	x8, x4
	b.hs	LBB0_21
LBB0_4:
	cmp	x12, #1
	csinc	x13, x12, xzr, hi
	stp	xzr, xzr, [sp]
	sub	x14, x4, x8
	cmp	x14, #3
	b.hi	LBB0_7
	mov	x16, #0
LBB0_6:
	ldr	w17, [x11, x16, lsl #2]
	mov	x15, sp
	str	w17, [x15, x16, lsl #2]
	add	x16, x16, #1
	cmp	x13, x16
	b.ne	LBB0_6
	b	LBB0_8
LBB0_7:
	add	x15, x0, x8, lsl #2
LBB0_8:
	ldp	w16, w5, [x15]
	and	x17, x16, #0xff
	ubfx	x2, x16, #8, #8
	ubfx	x16, x16, #16, #8
	ldp	w6, w22, [x15, #8]
	add	x7, x1, w5, uxtb #2
	lsr	x19, x5, #8
	add	x19, x1, w19, uxtb #2
	lsr	x5, x5, #16
	add	x5, x1, w5, uxtb #2
	add	x20, x1, w6, uxtb #2
	lsr	x21, x6, #8
	add	x21, x1, w21, uxtb #2
	lsr	x6, x6, #16
	add	x6, x1, w6, uxtb #2
	add	x23, x1, w22, uxtb #2
	ldr	s23, [x1, x17, lsl #2]
	ld1.s	{ v23 }[1], [x7]
	ld1.s	{ v23 }[2], [x20]
	ld1.s	{ v23 }[3], [x23]
	lsr	x17, x22, #8
	add	x17, x1, w17, uxtb #2
	ldr	s24, [x1, x2, lsl #2]
	ld1.s	{ v24 }[1], [x19]
	ld1.s	{ v24 }[2], [x21]
	ld1.s	{ v24 }[3], [x17]
	lsr	x17, x22, #16
	add	x17, x1, w17, uxtb #2
	ldr	s25, [x1, x16, lsl #2]
	ld1.s	{ v25 }[1], [x5]
	ld1.s	{ v25 }[2], [x6]
	ld1.s	{ v25 }[3], [x17]
	ldr	q26, [x15]
	ushr.4s	v26, v26, #24
	fmul.4s	v27, v24, v16
	fmla.4s	v27, v6, v23
	fmla.4s	v27, v17, v25
	mov.16b	v28, v0
	fmla.4s	v28, v27, v1[0]
	fmla.4s	v28, v23, v2[0]
	fmaxnm.4s	v23, v28, v7
	fcmgt.4s	v28, v19, v23
	mov.16b	v29, v3
	fmla.4s	v29, v27, v1[0]
	fmla.4s	v29, v24, v2[0]
	fmaxnm.4s	v24, v29, v7
	fcmgt.4s	v29, v19, v24
	mov.16b	v30, v4
	fmla.4s	v30, v27, v1[0]
	fmla.4s	v30, v25, v2[0]
	fmaxnm.4s	v25, v30, v7
	fcmgt.4s	v27, v19, v25
	fadd.4s	v23, v23, v18
	and.16b	v23, v23, v28
	orn.16b	v23, v23, v28
	and.16b	v23, v23, v21
	fadd.4s	v24, v24, v18
	bif.16b	v24, v20, v29
	shl.4s	v24, v24, #8
	and.16b	v24, v24, v22
	fadd.4s	v25, v25, v18
	bif.16b	v25, v20, v27
	shl.4s	v25, v25, #16
	bic.4s	v25, #255, lsl #24
	orr.4s	v26, #128, lsl #16
	ucvtf.4s	v26, v26
	shl.4s	v26, v26, #24
	orr.16b	v23, v23, v26
	orr.16b	v24, v24, v25
	orr.16b	v23, v23, v24
	orr.16b	v23, v23, v5
	add	x15, x3, x8, lsl #2
	cmp	x14, #4
	csel	x15, x9, x15, lo
	str	q23, [x15]
	cmp	x14, #3
	b.hi	LBB0_3
	mov	x14, sp
	mov	x15, x10
LBB0_10:
	ldr	w16, [x14], #4
	str	w16, [x15], #4
	subs	x13, x13, #1
	b.ne	LBB0_10
	b	LBB0_3
LBB0_11:
	cbz	x4, LBB0_21
	mov	x8, #0
	add	x9, x2, #20
	add	x10, x2, #16
	add	x11, x2, #8
	ld1r.4s	{ v0 }, [x11]
	add	x11, x2, #12
	ldp	s2, s1, [x2]
	ld1r.4s	{ v3 }, [x11]
	movi.2d	v4, #0x0000ff000000ff
	ld1r.4s	{ v5 }, [x10]
	mov	w10, #46032
	movk	w10, #15961, lsl #16
	ld1r.4s	{ v6 }, [x9]
	mov	w9, #5977
	movk	w9, #16183, lsl #16
	dup.4s	v7, w10
	mov	w10, #56728
	movk	w10, #15763, lsl #16
	dup.4s	v16, w9
	movi.2d	v17, #0000000000000000
	dup.4s	v18, w10
	mov	w9, #1132396544
	dup.4s	v19, w9
	mov	w9, #255
	movk	w9, #19200, lsl #16
	dup.4s	v20, w9
	movi.4s	v21, #75, lsl #24
	movi.2d	v22, #0x00ff000000ff00
	mov	x9, sp
	mov	x10, x3
	mov	x11, x0
	mov	x12, x4
	b	LBB0_14
LBB0_13:
	add	x8, x8, #4
	sub	x12, x12, #4
	add	x11, x11, #16
	add	x10, x10, #16
	cmp	x8, x4
	b.hs	LBB0_21
LBB0_14:
	cmp	x12, #1
	csinc	x13, x12, xzr, hi
	stp	xzr, xzr, [sp]
	sub	x14, x4, x8
	cmp	x14, #3
	b.hi	LBB0_17
	mov	x16, #0
LBB0_16:
	ldr	w17, [x11, x16, lsl #2]
	mov	x15, sp
	str	w17, [x15, x16, lsl #2]
	add	x16, x16, #1
	cmp	x13, x16
	b.ne	LBB0_16
	b	LBB0_18
LBB0_17:
	add	x15, x0, x8, lsl #2
LBB0_18:
	ldr	q23, [x15]
	and.16b	v24, v23, v4
	ucvtf.4s	v24, v24
	ushr.4s	v25, v23, #8
	and.16b	v25, v25, v4
	ucvtf.4s	v25, v25
	ushr.4s	v26, v23, #16
	bic.4s	v26, #255, lsl #8
	ucvtf.4s	v26, v26
	ushr.4s	v23, v23, #24
	fmul.4s	v27, v25, v16
	fmla.4s	v27, v7, v24
	fmla.4s	v27, v18, v26
	mov.16b	v28, v0
	fmla.4s	v28, v27, v1[0]
	fmla.4s	v28, v24, v2[0]
	fmaxnm.4s	v24, v28, v17
	fcmgt.4s	v28, v19, v24
	mov.16b	v29, v3
	fmla.4s	v29, v27, v1[0]
	fmla.4s	v29, v25, v2[0]
	fmaxnm.4s	v25, v29, v17
	fcmgt.4s	v29, v19, v25
	mov.16b	v30, v5
	fmla.4s	v30, v27, v1[0]
	fmla.4s	v30, v26, v2[0]
	fmaxnm.4s	v26, v30, v17
	fcmgt.4s	v27, v19, v26
	fadd.4s	v24, v24, v21
	and.16b	v24, v24, v28
	orn.16b	v24, v24, v28
	and.16b	v24, v24, v4
	fadd.4s	v25, v25, v21
	bif.16b	v25, v20, v29
	shl.4s	v25, v25, #8
	and.16b	v25, v25, v22
	fadd.4s	v26, v26, v21
	bif.16b	v26, v20, v27
	shl.4s	v26, v26, #16
	bic.4s	v26, #255, lsl #24
	orr.4s	v23, #128, lsl #16
	ucvtf.4s	v23, v23
	shl.4s	v23, v23, #24
	orr.16b	v23, v24, v23
	orr.16b	v24, v25, v26
	orr.16b	v23, v23, v24
	orr.16b	v23, v23, v6
	add	x15, x3, x8, lsl #2
	cmp	x14, #4
	csel	x15, x9, x15, lo
	str	q23, [x15]
	cmp	x14, #3
	b.hi	LBB0_13
	mov	x14, sp
	mov	x15, x10
LBB0_20:
	ldr	w16, [x14], #4
	str	w16, [x15], #4
	subs	x13, x13, #1
	b.ne	LBB0_20
	b	LBB0_13
LBB0_21:
	ldp	x20, x19, [sp, #48]
	ldp	x22, x21, [sp, #32]
	ldp	x24, x23, [sp, #16]
	add	sp, sp, #64
	ret
	.p2align	2
_blend:
	sub	sp, sp, #96
	stp	d15, d14, [sp, #32]
	stp	d13, d12, [sp, #48]
	stp	d11, d10, [sp, #64]
	stp	d9, d8, [sp, #80]
	cmp	w0, #27
	b.hi	LBB1_364
	mov	w8, w0
Lloh0:
	adrp	x9, LJTI1_0@PAGE
Lloh1:
	add	x9, x9, LJTI1_0@PAGEOFF
	adr	x10, LBB1_2
	ldrh	w11, [x9, x8, lsl #1]
	add	x10, x10, x11, lsl #2
	br	x10
LBB1_2:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_5
LBB1_4:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_5:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_11
	mov	x17, #0
LBB1_7:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_7
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_9:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_9
	mov	x17, x10
	mov	x0, x10
	b	LBB1_12
LBB1_11:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_12:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v21, v17, v0[0]
	ldr	q22, [x0]
	and.16b	v23, v22, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v22, #8
	and.16b	v24, v24, v4
	ucvtf.4s	v24, v24
	ushr.4s	v25, v22, #16
	bic.4s	v25, #255, lsl #8
	ucvtf.4s	v25, v25
	ushr.4s	v22, v22, #24
	ucvtf.4s	v22, v22
	fmul.4s	v23, v23, v1
	fmul.4s	v24, v24, v1
	fmul.4s	v25, v25, v1
	fmul.4s	v22, v22, v1
	mov.16b	v26, v7
	fmls.4s	v26, v17, v0[0]
	fmul.4s	v17, v22, v26
	fmul.4s	v23, v23, v17
	fmla.4s	v23, v18, v21
	fmul.4s	v18, v17, v24
	fmla.4s	v18, v19, v21
	fmul.4s	v17, v17, v25
	fmla.4s	v17, v20, v21
	fmla.4s	v21, v26, v22
	fadd.4s	v19, v21, v5
	fdiv.4s	v19, v6, v19
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v19, v23
	and.16b	v20, v20, v4
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v19, v18
	shl.4s	v18, v22, #8
	and.16b	v18, v18, v16
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v19, v17
	shl.4s	v17, v22, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v19, #75, lsl #24
	fmla.4s	v19, v6, v21
	shl.4s	v19, v19, #24
	orr.16b	v19, v20, v19
	orr.16b	v18, v19, v18
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_4
	mov	x16, x11
LBB1_14:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_14
	b	LBB1_4
LBB1_15:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_18
LBB1_17:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_18:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_24
	mov	x17, #0
LBB1_20:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_20
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_22:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_22
	mov	x17, x10
	mov	x0, x10
	b	LBB1_25
LBB1_24:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_25:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v21, v17, v0[0]
	ldr	q22, [x0]
	and.16b	v23, v22, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v22, #8
	and.16b	v24, v24, v4
	ucvtf.4s	v24, v24
	ushr.4s	v25, v22, #16
	bic.4s	v25, #255, lsl #8
	ucvtf.4s	v25, v25
	ushr.4s	v22, v22, #24
	ucvtf.4s	v22, v22
	fmul.4s	v23, v23, v1
	fmul.4s	v24, v24, v1
	fmul.4s	v25, v25, v1
	fmul.4s	v22, v22, v1
	fmul.4s	v23, v22, v23
	fmla.4s	v23, v18, v21
	fmul.4s	v18, v22, v24
	fmla.4s	v18, v19, v21
	fmul.4s	v19, v22, v25
	fmla.4s	v19, v20, v21
	fmla.4s	v22, v17, v0[0]
	fcmgt.4s	v17, v7, v22
	bsl.16b	v17, v22, v7
	fcmgt.4s	v20, v23, #0.0
	and.16b	v20, v20, v23
	fcmgt.4s	v21, v17, v20
	bif.16b	v20, v17, v21
	fcmgt.4s	v21, v18, #0.0
	and.16b	v18, v21, v18
	fcmgt.4s	v21, v17, v18
	bif.16b	v18, v17, v21
	fcmgt.4s	v21, v19, #0.0
	and.16b	v19, v21, v19
	fcmgt.4s	v21, v17, v19
	bif.16b	v19, v17, v21
	fadd.4s	v21, v17, v5
	fdiv.4s	v21, v6, v21
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v20, v21
	and.16b	v20, v22, v4
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v18, v21
	shl.4s	v18, v22, #8
	and.16b	v18, v18, v16
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v19, v21
	shl.4s	v19, v22, #16
	bic.4s	v19, #255, lsl #24
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v6, v17
	shl.4s	v17, v21, #24
	orr.16b	v17, v20, v17
	orr.16b	v17, v17, v18
	orr.16b	v18, v19, v2
	orr.16b	v17, v17, v18
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_17
	mov	x16, x11
LBB1_27:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_27
	b	LBB1_17
LBB1_28:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x9, x9, #16
	dup.4s	v0, w5
	mov	x10, x3
	mov	x11, x4
	b	LBB1_32
LBB1_30:
	add	x12, x3, x8, lsl #2
	str	q0, [x12]
LBB1_31:
	add	x8, x8, #4
	sub	x11, x11, #4
	add	x1, x1, #16
	add	x2, x2, #16
	add	x10, x10, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_32:
	cmp	x11, #1
	csinc	x12, x11, xzr, hi
	sub	x13, x4, x8
	cmp	x13, #3
	b.hi	LBB1_30
	mov	x13, sp
	mov	x14, x12
	mov	x15, x1
LBB1_34:
	ldr	w16, [x15], #4
	str	w16, [x13], #4
	subs	x14, x14, #1
	b.ne	LBB1_34
	mov	x13, x12
	mov	x14, x9
	mov	x15, x2
LBB1_36:
	ldr	w16, [x15], #4
	str	w16, [x14], #4
	subs	x13, x13, #1
	b.ne	LBB1_36
	str	q0, [sp, #16]
	mov	x13, x10
	mov	x14, x9
LBB1_38:
	ldr	w15, [x14], #4
	str	w15, [x13], #4
	subs	x12, x12, #1
	b.ne	LBB1_38
	b	LBB1_31
LBB1_39:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s3, w11
	dup.4s	v2, w5
	fmul	s0, s0, s3
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #39322
	movk	w11, #16025, lsl #16
	dup.4s	v5, w11
	mov	w11, #2621
	movk	w11, #16151, lsl #16
	dup.4s	v6, w11
	mov	w11, #18350
	movk	w11, #15841, lsl #16
	dup.4s	v7, w11
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v16, w11
	mov	w11, #1132396544
	dup.4s	v17, w11
	fmov.4s	v18, #1.00000000
	movi.2d	v19, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_42
LBB1_41:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_42:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_48
	mov	x17, #0
LBB1_44:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_44
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_46:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_46
	mov	x17, x10
	mov	x0, x10
	b	LBB1_49
LBB1_48:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_49:
	ldr	q20, [x5]
	and.16b	v21, v20, v4
	ucvtf.4s	v21, v21
	ushr.4s	v22, v20, #8
	and.16b	v22, v22, v4
	ucvtf.4s	v22, v22
	ushr.4s	v23, v20, #16
	bic.4s	v23, #255, lsl #8
	ucvtf.4s	v24, v23
	ushr.4s	v20, v20, #24
	ucvtf.4s	v20, v20
	fmul.4s	v23, v21, v1
	fmul.4s	v22, v22, v1
	fmul.4s	v21, v24, v1
	fmul.4s	v25, v20, v0[0]
	ldr	q24, [x0]
	and.16b	v26, v24, v4
	ucvtf.4s	v26, v26
	ushr.4s	v27, v24, #8
	and.16b	v27, v27, v4
	ucvtf.4s	v27, v27
	ushr.4s	v28, v24, #16
	bic.4s	v28, #255, lsl #8
	ucvtf.4s	v28, v28
	ushr.4s	v24, v24, #24
	ucvtf.4s	v29, v24
	fmul.4s	v26, v26, v1
	fmul.4s	v27, v27, v1
	fmul.4s	v24, v28, v1
	fmul.4s	v28, v29, v1
	fmul.4s	v30, v27, v6
	fmla.4s	v30, v5, v26
	fmla.4s	v30, v7, v24
	fmul.4s	v31, v22, v6
	fmla.4s	v31, v5, v23
	fmla.4s	v31, v7, v21
	fsub.4s	v31, v30, v31
	fcmgt.4s	v8, v22, v23
	bsl.16b	v8, v23, v22
	fcmgt.4s	v9, v21, v8
	bif.16b	v8, v21, v9
	fadd.4s	v8, v8, v31
	fcmgt.4s	v9, v23, v22
	bsl.16b	v9, v23, v22
	fcmgt.4s	v10, v9, v21
	bif.16b	v9, v21, v10
	fadd.4s	v9, v9, v31
	fcmlt.4s	v10, v8, #0.0
	mvn.16b	v11, v10
	fcmgt.4s	v12, v9, v18
	fsub.4s	v13, v18, v30
	bit.16b	v13, v30, v10
	fsub.4s	v8, v30, v8
	fsub.4s	v9, v9, v30
	bif.16b	v8, v9, v10
	bic.16b	v9, v11, v12
	fadd.4s	v8, v8, v16
	fdiv.4s	v8, v13, v8
	bit.16b	v8, v18, v9
	fsub.4s	v31, v31, v30
	fmla.4s	v30, v8, v31
	mov.16b	v31, v30
	fmla.4s	v31, v8, v23
	mov.16b	v9, v30
	fmla.4s	v9, v8, v22
	fmla.4s	v30, v8, v21
	mov.16b	v8, v18
	fmls.4s	v8, v1, v29
	fmul.4s	v29, v25, v8
	fmul.4s	v25, v25, v28
	mov.16b	v8, v18
	fmls.4s	v8, v20, v0[0]
	fmul.4s	v28, v8, v28
	fmul.4s	v31, v25, v31
	fmla.4s	v31, v29, v23
	fmla.4s	v31, v28, v26
	fmul.4s	v23, v25, v9
	fmla.4s	v23, v29, v22
	fmla.4s	v23, v27, v28
	fmul.4s	v22, v25, v30
	fmla.4s	v22, v29, v21
	fmla.4s	v22, v24, v28
	fmla.4s	v28, v20, v0[0]
	fadd.4s	v20, v28, v16
	fdiv.4s	v20, v17, v20
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v31, v20
	and.16b	v21, v21, v4
	movi.4s	v24, #75, lsl #24
	fmla.4s	v24, v23, v20
	shl.4s	v23, v24, #8
	and.16b	v23, v23, v19
	movi.4s	v24, #75, lsl #24
	fmla.4s	v24, v22, v20
	shl.4s	v20, v24, #16
	bic.4s	v20, #255, lsl #24
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v28
	shl.4s	v22, v22, #24
	orr.16b	v21, v21, v22
	orr.16b	v21, v21, v23
	orr.16b	v20, v20, v2
	orr.16b	v20, v21, v20
	str	q20, [x17]
	cmp	x16, #3
	b.hi	LBB1_41
	mov	x16, x11
LBB1_51:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_51
	b	LBB1_41
LBB1_52:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_55
LBB1_54:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_55:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_61
	mov	x17, #0
LBB1_57:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_57
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_59:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_59
	mov	x17, x10
	mov	x0, x10
	b	LBB1_62
LBB1_61:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_62:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v21, v17, v0[0]
	ldr	q22, [x0]
	and.16b	v23, v22, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v22, #8
	and.16b	v24, v24, v4
	ucvtf.4s	v24, v24
	ushr.4s	v25, v22, #16
	bic.4s	v25, #255, lsl #8
	ucvtf.4s	v25, v25
	ushr.4s	v22, v22, #24
	ucvtf.4s	v22, v22
	fmul.4s	v26, v23, v1
	fmul.4s	v27, v24, v1
	fmul.4s	v28, v25, v1
	fmul.4s	v29, v22, v1
	mov.16b	v30, v18
	fmla.4s	v30, v1, v23
	fadd.4s	v23, v18, v18
	fmls.4s	v30, v26, v23
	mov.16b	v23, v19
	fmla.4s	v23, v1, v24
	fadd.4s	v24, v19, v19
	fmls.4s	v23, v27, v24
	mov.16b	v24, v20
	fmla.4s	v24, v1, v25
	fadd.4s	v25, v20, v20
	fmls.4s	v24, v28, v25
	mov.16b	v25, v7
	fmls.4s	v25, v1, v22
	fmul.4s	v22, v21, v25
	fmul.4s	v21, v21, v29
	mov.16b	v25, v7
	fmls.4s	v25, v17, v0[0]
	fmul.4s	v25, v25, v29
	fmul.4s	v29, v21, v30
	fmla.4s	v29, v22, v18
	fmla.4s	v29, v25, v26
	fmul.4s	v18, v21, v23
	fmla.4s	v18, v22, v19
	fmla.4s	v18, v27, v25
	fmul.4s	v19, v21, v24
	fmla.4s	v19, v22, v20
	fmla.4s	v19, v28, v25
	fmla.4s	v25, v17, v0[0]
	fadd.4s	v17, v25, v5
	fdiv.4s	v17, v6, v17
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v29, v17
	and.16b	v20, v20, v4
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v18, v17
	shl.4s	v18, v21, #8
	and.16b	v18, v18, v16
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v19, v17
	shl.4s	v17, v21, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v19, #75, lsl #24
	fmla.4s	v19, v6, v25
	shl.4s	v19, v19, #24
	orr.16b	v19, v20, v19
	orr.16b	v18, v19, v18
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_54
	mov	x16, x11
LBB1_64:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_64
	b	LBB1_54
LBB1_65:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_68
LBB1_67:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_68:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_74
	mov	x17, #0
LBB1_70:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_70
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_72:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_72
	mov	x17, x10
	mov	x0, x10
	b	LBB1_75
LBB1_74:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_75:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v21, v17, v0[0]
	ldr	q22, [x0]
	and.16b	v23, v22, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v22, #8
	and.16b	v24, v24, v4
	ucvtf.4s	v24, v24
	ushr.4s	v25, v22, #16
	bic.4s	v25, #255, lsl #8
	ucvtf.4s	v25, v25
	ushr.4s	v22, v22, #24
	ucvtf.4s	v22, v22
	fmul.4s	v23, v23, v1
	fmul.4s	v24, v24, v1
	fmul.4s	v25, v25, v1
	fmul.4s	v26, v22, v1
	fcmgt.4s	v27, v23, v18
	bsl.16b	v27, v18, v23
	fcmgt.4s	v28, v24, v19
	bsl.16b	v28, v19, v24
	fcmgt.4s	v29, v25, v20
	bsl.16b	v29, v20, v25
	mov.16b	v30, v7
	fmls.4s	v30, v1, v22
	fmul.4s	v22, v21, v30
	fmul.4s	v21, v21, v26
	mov.16b	v30, v7
	fmls.4s	v30, v17, v0[0]
	fmul.4s	v26, v30, v26
	fmul.4s	v27, v21, v27
	fmla.4s	v27, v22, v18
	fmla.4s	v27, v26, v23
	fmul.4s	v18, v21, v28
	fmla.4s	v18, v22, v19
	fmla.4s	v18, v24, v26
	fmul.4s	v19, v21, v29
	fmla.4s	v19, v22, v20
	fmla.4s	v19, v25, v26
	fmla.4s	v26, v17, v0[0]
	fadd.4s	v17, v26, v5
	fdiv.4s	v17, v6, v17
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v27, v17
	and.16b	v20, v20, v4
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v18, v17
	shl.4s	v18, v21, #8
	and.16b	v18, v18, v16
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v19, v17
	shl.4s	v17, v21, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v19, #75, lsl #24
	fmla.4s	v19, v6, v26
	shl.4s	v19, v19, #24
	orr.16b	v19, v20, v19
	orr.16b	v18, v19, v18
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_67
	mov	x16, x11
LBB1_77:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_77
	b	LBB1_67
LBB1_78:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s3, w11
	dup.4s	v2, w5
	fmul	s0, s0, s3
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #39322
	movk	w11, #16025, lsl #16
	dup.4s	v6, w11
	mov	w11, #2621
	movk	w11, #16151, lsl #16
	dup.4s	v7, w11
	mov	w11, #18350
	movk	w11, #15841, lsl #16
	dup.4s	v16, w11
	mov	w11, #1132396544
	dup.4s	v17, w11
	fmov.4s	v18, #1.00000000
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_81
LBB1_80:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_81:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_87
	mov	x17, #0
LBB1_83:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_83
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_85:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_85
	mov	x17, x10
	mov	x0, x10
	b	LBB1_88
LBB1_87:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_88:
	ldr	q20, [x5]
	and.16b	v21, v20, v4
	ucvtf.4s	v30, v21
	ushr.4s	v21, v20, #8
	and.16b	v21, v21, v4
	ucvtf.4s	v31, v21
	ushr.4s	v21, v20, #16
	bic.4s	v21, #255, lsl #8
	ucvtf.4s	v8, v21
	ushr.4s	v20, v20, #24
	ucvtf.4s	v20, v20
	fmul.4s	v23, v30, v1
	fmul.4s	v22, v31, v1
	fmul.4s	v21, v8, v1
	fmul.4s	v25, v20, v0[0]
	ldr	q24, [x0]
	and.16b	v26, v24, v4
	ucvtf.4s	v26, v26
	ushr.4s	v27, v24, #8
	and.16b	v27, v27, v4
	ucvtf.4s	v28, v27
	ushr.4s	v27, v24, #16
	bic.4s	v27, #255, lsl #8
	ucvtf.4s	v9, v27
	ushr.4s	v24, v24, #24
	ucvtf.4s	v29, v24
	fmul.4s	v27, v26, v1
	fmul.4s	v26, v28, v1
	fmul.4s	v24, v9, v1
	fmul.4s	v28, v29, v1
	fcmgt.4s	v9, v22, v23
	bsl.16b	v9, v23, v22
	fcmgt.4s	v10, v21, v9
	bif.16b	v9, v21, v10
	fcmgt.4s	v10, v27, v26
	bsl.16b	v10, v27, v26
	fcmgt.4s	v11, v10, v24
	bif.16b	v10, v24, v11
	fcmgt.4s	v11, v26, v27
	bsl.16b	v11, v27, v26
	fcmgt.4s	v12, v24, v11
	bif.16b	v11, v24, v12
	fsub.4s	v10, v10, v11
	fcmgt.4s	v11, v23, v22
	bsl.16b	v11, v23, v22
	fcmgt.4s	v12, v11, v21
	bif.16b	v11, v21, v12
	fsub.4s	v11, v11, v9
	fadd.4s	v11, v11, v5
	fdiv.4s	v10, v10, v11
	fneg.4s	v9, v9
	mov.16b	v11, v9
	fmla.4s	v11, v1, v30
	fmul.4s	v30, v11, v10
	mov.16b	v11, v9
	fmla.4s	v11, v1, v31
	fmul.4s	v31, v11, v10
	fmla.4s	v9, v1, v8
	fmul.4s	v8, v9, v10
	fmul.4s	v9, v26, v7
	fmla.4s	v9, v6, v27
	fmla.4s	v9, v16, v24
	fmul.4s	v10, v31, v7
	fmla.4s	v10, v6, v30
	fmla.4s	v10, v16, v8
	fsub.4s	v10, v9, v10
	fcmgt.4s	v11, v31, v30
	bsl.16b	v11, v30, v31
	fcmgt.4s	v12, v8, v11
	bif.16b	v11, v8, v12
	fadd.4s	v11, v11, v10
	fcmgt.4s	v12, v30, v31
	bsl.16b	v12, v30, v31
	fcmgt.4s	v13, v12, v8
	bif.16b	v12, v8, v13
	fadd.4s	v12, v12, v10
	fcmlt.4s	v13, v11, #0.0
	mvn.16b	v14, v13
	fcmgt.4s	v15, v12, v18
	fsub.4s	v19, v18, v9
	bit.16b	v19, v9, v13
	fsub.4s	v11, v9, v11
	fsub.4s	v12, v12, v9
	bif.16b	v11, v12, v13
	bic.16b	v12, v14, v15
	fadd.4s	v11, v11, v5
	fdiv.4s	v19, v19, v11
	bit.16b	v19, v18, v12
	fsub.4s	v10, v10, v9
	fmla.4s	v9, v19, v10
	mov.16b	v10, v9
	fmla.4s	v10, v19, v30
	mov.16b	v30, v9
	fmla.4s	v30, v19, v31
	fmla.4s	v9, v19, v8
	mov.16b	v19, v18
	fmls.4s	v19, v1, v29
	fmul.4s	v19, v25, v19
	fmul.4s	v25, v25, v28
	mov.16b	v29, v18
	fmls.4s	v29, v20, v0[0]
	fmul.4s	v28, v29, v28
	fmul.4s	v29, v25, v10
	fmla.4s	v29, v19, v23
	fmla.4s	v29, v28, v27
	fmul.4s	v23, v25, v30
	fmla.4s	v23, v19, v22
	fmla.4s	v23, v26, v28
	fmul.4s	v22, v25, v9
	fmla.4s	v22, v19, v21
	fmla.4s	v22, v24, v28
	fmla.4s	v28, v20, v0[0]
	fadd.4s	v19, v28, v5
	fdiv.4s	v19, v17, v19
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v29, v19
	and.16b	v20, v20, v4
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v23, v19
	shl.4s	v21, v21, #8
	movi.2d	v23, #0x00ff000000ff00
	and.16b	v21, v21, v23
	movi.4s	v23, #75, lsl #24
	fmla.4s	v23, v22, v19
	shl.4s	v19, v23, #16
	bic.4s	v19, #255, lsl #24
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v28
	shl.4s	v22, v22, #24
	orr.16b	v20, v20, v22
	orr.16b	v20, v20, v21
	orr.16b	v19, v19, v2
	orr.16b	v19, v20, v19
	str	q19, [x17]
	cmp	x16, #3
	b.hi	LBB1_80
	mov	x16, x11
LBB1_90:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_90
	b	LBB1_80
LBB1_91:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	fmov.4s	v5, #16.00000000
	fmov.4s	v6, #-12.00000000
	fmov.4s	v7, #4.00000000
	fmov.4s	v16, #0.25000000
	movi.4s	v17, #63, lsl #24
	movi.4s	v18, #64, lsl #24
	fmov.4s	v19, #-1.00000000
	mov	w12, #16992
	movk	w12, #3490, lsl #16
	mov	w13, #1132396544
	mov	x11, x3
	fmov.4s	v20, #1.00000000
	dup.4s	v21, w12
	mov	x12, x2
	dup.4s	v22, w13
	mov	x13, x1
	mov	x14, x4
	movi.2d	v23, #0x00ff000000ff00
	b	LBB1_94
LBB1_93:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_94:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_100
	mov	x17, #0
LBB1_96:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_96
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_98:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_98
	mov	x17, x10
	mov	x0, x10
	b	LBB1_101
LBB1_100:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_101:
	ldr	q24, [x5]
	and.16b	v25, v24, v4
	ucvtf.4s	v25, v25
	ushr.4s	v26, v24, #8
	and.16b	v26, v26, v4
	ucvtf.4s	v26, v26
	ushr.4s	v27, v24, #16
	bic.4s	v27, #255, lsl #8
	ucvtf.4s	v28, v27
	ushr.4s	v24, v24, #24
	ucvtf.4s	v24, v24
	fmul.4s	v27, v25, v1
	fmul.4s	v26, v26, v1
	fmul.4s	v25, v28, v1
	fmul.4s	v29, v24, v0[0]
	ldr	q28, [x0]
	and.16b	v30, v28, v4
	ucvtf.4s	v8, v30
	ushr.4s	v30, v28, #8
	and.16b	v30, v30, v4
	ucvtf.4s	v9, v30
	ushr.4s	v30, v28, #16
	bic.4s	v30, #255, lsl #8
	ucvtf.4s	v10, v30
	ushr.4s	v28, v28, #24
	ucvtf.4s	v11, v28
	fmul.4s	v31, v8, v1
	fmul.4s	v30, v9, v1
	fmul.4s	v28, v10, v1
	fmul.4s	v12, v11, v1
	mov.16b	v13, v6
	fmla.4s	v13, v5, v31
	mov.16b	v14, v7
	fmla.4s	v14, v13, v31
	fmul.4s	v13, v31, v14
	fcmgt.4s	v14, v16, v31
	fsqrt.4s	v15, v31
	bif.16b	v13, v15, v14
	fcmgt.4s	v14, v17, v27
	mov.16b	v15, v31
	fmls.4s	v15, v31, v31
	fmls.4s	v13, v1, v8
	mov.16b	v8, v14
	bsl.16b	v8, v15, v13
	mov.16b	v13, v19
	fmla.4s	v13, v18, v27
	mov.16b	v14, v31
	fmla.4s	v14, v8, v13
	mov.16b	v8, v6
	fmla.4s	v8, v5, v30
	mov.16b	v13, v7
	fmla.4s	v13, v8, v30
	fmul.4s	v8, v30, v13
	fcmgt.4s	v13, v16, v30
	fsqrt.4s	v15, v30
	bif.16b	v8, v15, v13
	fcmgt.4s	v13, v17, v26
	mov.16b	v15, v30
	fmls.4s	v15, v30, v30
	fmls.4s	v8, v1, v9
	bit.16b	v8, v15, v13
	mov.16b	v9, v19
	fmla.4s	v9, v18, v26
	mov.16b	v13, v30
	fmla.4s	v13, v8, v9
	mov.16b	v8, v6
	fmla.4s	v8, v5, v28
	mov.16b	v9, v7
	fmla.4s	v9, v8, v28
	fmul.4s	v8, v28, v9
	fcmgt.4s	v9, v16, v28
	fsqrt.4s	v15, v28
	bif.16b	v8, v15, v9
	fcmgt.4s	v9, v17, v25
	mov.16b	v15, v28
	fmls.4s	v15, v28, v28
	fmls.4s	v8, v1, v10
	bit.16b	v8, v15, v9
	mov.16b	v9, v19
	fmla.4s	v9, v18, v25
	mov.16b	v10, v28
	fmla.4s	v10, v8, v9
	mov.16b	v8, v20
	fmls.4s	v8, v1, v11
	fmul.4s	v8, v29, v8
	fmul.4s	v29, v29, v12
	mov.16b	v9, v20
	fmls.4s	v9, v24, v0[0]
	fmul.4s	v9, v9, v12
	fmul.4s	v11, v29, v14
	fmla.4s	v11, v8, v27
	fmla.4s	v11, v9, v31
	fmul.4s	v27, v29, v13
	fmla.4s	v27, v8, v26
	fmla.4s	v27, v30, v9
	fmul.4s	v26, v29, v10
	fmla.4s	v26, v8, v25
	fmla.4s	v26, v28, v9
	fmla.4s	v9, v24, v0[0]
	fadd.4s	v24, v9, v21
	fdiv.4s	v24, v22, v24
	movi.4s	v25, #75, lsl #24
	fmla.4s	v25, v11, v24
	and.16b	v25, v25, v4
	movi.4s	v28, #75, lsl #24
	fmla.4s	v28, v27, v24
	shl.4s	v27, v28, #8
	and.16b	v27, v27, v23
	movi.4s	v28, #75, lsl #24
	fmla.4s	v28, v26, v24
	shl.4s	v24, v28, #16
	bic.4s	v24, #255, lsl #24
	movi.4s	v26, #75, lsl #24
	fmla.4s	v26, v22, v9
	shl.4s	v26, v26, #24
	orr.16b	v25, v25, v26
	orr.16b	v25, v25, v27
	orr.16b	v24, v24, v2
	orr.16b	v24, v25, v24
	str	q24, [x17]
	cmp	x16, #3
	b.hi	LBB1_93
	mov	x16, x11
LBB1_103:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_103
	b	LBB1_93
LBB1_104:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_107
LBB1_106:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_107:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_113
	mov	x17, #0
LBB1_109:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_109
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_111:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_111
	mov	x17, x10
	mov	x0, x10
	b	LBB1_114
LBB1_113:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_114:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v21, v17, v0[0]
	ldr	q22, [x0]
	and.16b	v23, v22, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v22, #8
	and.16b	v24, v24, v4
	ucvtf.4s	v24, v24
	ushr.4s	v25, v22, #16
	bic.4s	v25, #255, lsl #8
	ucvtf.4s	v25, v25
	ushr.4s	v22, v22, #24
	ucvtf.4s	v22, v22
	fmul.4s	v23, v23, v1
	fmul.4s	v24, v24, v1
	fmul.4s	v25, v25, v1
	fmul.4s	v26, v22, v1
	mov.16b	v27, v7
	fmls.4s	v27, v1, v22
	fmul.4s	v21, v21, v27
	mov.16b	v22, v7
	fmls.4s	v22, v17, v0[0]
	fmul.4s	v17, v26, v22
	fmul.4s	v18, v18, v21
	fmla.4s	v18, v17, v23
	fmul.4s	v19, v19, v21
	fmla.4s	v19, v24, v17
	fmul.4s	v20, v20, v21
	fmla.4s	v20, v25, v17
	fmla.4s	v21, v22, v26
	fadd.4s	v17, v21, v5
	fdiv.4s	v17, v6, v17
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v18
	and.16b	v18, v22, v4
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v19
	shl.4s	v19, v22, #8
	and.16b	v19, v19, v16
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v20
	shl.4s	v17, v22, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v6, v21
	shl.4s	v20, v20, #24
	orr.16b	v18, v18, v20
	orr.16b	v18, v18, v19
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_106
	mov	x16, x11
LBB1_116:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_116
	b	LBB1_106
LBB1_117:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_120
LBB1_119:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_120:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_126
	mov	x17, #0
LBB1_122:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_122
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_124:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_124
	mov	x17, x10
	mov	x0, x10
	b	LBB1_127
LBB1_126:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_127:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v17, v17, v0[0]
	ldr	q21, [x0]
	and.16b	v22, v21, v4
	ucvtf.4s	v22, v22
	ushr.4s	v23, v21, #8
	and.16b	v23, v23, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v21, #16
	bic.4s	v24, #255, lsl #8
	ucvtf.4s	v24, v24
	ushr.4s	v21, v21, #24
	ucvtf.4s	v21, v21
	fmul.4s	v22, v22, v1
	fmul.4s	v23, v23, v1
	fmul.4s	v24, v24, v1
	fmul.4s	v25, v21, v1
	mov.16b	v26, v7
	fmls.4s	v26, v1, v21
	fmul.4s	v21, v17, v26
	fmul.4s	v26, v17, v25
	fmul.4s	v18, v18, v21
	fmla.4s	v18, v26, v22
	fmul.4s	v19, v19, v21
	fmla.4s	v19, v23, v26
	fmul.4s	v20, v20, v21
	fmla.4s	v20, v24, v26
	fmla.4s	v21, v25, v17
	fadd.4s	v17, v21, v5
	fdiv.4s	v17, v6, v17
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v18
	and.16b	v18, v22, v4
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v19
	shl.4s	v19, v22, #8
	and.16b	v19, v19, v16
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v20
	shl.4s	v17, v22, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v6, v21
	shl.4s	v20, v20, #24
	orr.16b	v18, v18, v20
	orr.16b	v18, v18, v19
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_119
	mov	x16, x11
LBB1_129:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_129
	b	LBB1_119
LBB1_130:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_133
LBB1_132:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_133:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_139
	mov	x17, #0
LBB1_135:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_135
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_137:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_137
	mov	x17, x10
	mov	x0, x10
	b	LBB1_140
LBB1_139:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_140:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v21, v18, v1
	fmul.4s	v22, v19, v1
	fmul.4s	v23, v20, v1
	fmul.4s	v24, v17, v0[0]
	ldr	q25, [x0]
	and.16b	v26, v25, v4
	ucvtf.4s	v26, v26
	ushr.4s	v27, v25, #8
	and.16b	v27, v27, v4
	ucvtf.4s	v27, v27
	ushr.4s	v28, v25, #16
	bic.4s	v28, #255, lsl #8
	ucvtf.4s	v28, v28
	ushr.4s	v25, v25, #24
	ucvtf.4s	v25, v25
	fmul.4s	v26, v26, v1
	fmul.4s	v27, v27, v1
	fmul.4s	v28, v28, v1
	fmul.4s	v29, v25, v1
	mov.16b	v30, v26
	fmla.4s	v30, v1, v18
	fmls.4s	v30, v26, v21
	mov.16b	v18, v27
	fmla.4s	v18, v1, v19
	fmls.4s	v18, v27, v22
	mov.16b	v19, v28
	fmla.4s	v19, v1, v20
	fmls.4s	v19, v28, v23
	mov.16b	v20, v7
	fmls.4s	v20, v1, v25
	fmul.4s	v20, v24, v20
	fmul.4s	v24, v24, v29
	mov.16b	v25, v7
	fmls.4s	v25, v17, v0[0]
	fmul.4s	v25, v25, v29
	fmul.4s	v29, v24, v30
	fmla.4s	v29, v20, v21
	fmla.4s	v29, v25, v26
	fmul.4s	v18, v24, v18
	fmla.4s	v18, v20, v22
	fmla.4s	v18, v27, v25
	fmul.4s	v19, v24, v19
	fmla.4s	v19, v20, v23
	fmla.4s	v19, v28, v25
	fmla.4s	v25, v17, v0[0]
	fadd.4s	v17, v25, v5
	fdiv.4s	v17, v6, v17
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v29, v17
	and.16b	v20, v20, v4
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v18, v17
	shl.4s	v18, v21, #8
	and.16b	v18, v18, v16
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v19, v17
	shl.4s	v17, v21, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v19, #75, lsl #24
	fmla.4s	v19, v6, v25
	shl.4s	v19, v19, #24
	orr.16b	v19, v20, v19
	orr.16b	v18, v19, v18
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_132
	mov	x16, x11
LBB1_142:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_142
	b	LBB1_132
LBB1_143:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s3, w11
	dup.4s	v2, w5
	fmul	s0, s0, s3
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #39322
	movk	w11, #16025, lsl #16
	dup.4s	v5, w11
	mov	w11, #2621
	movk	w11, #16151, lsl #16
	dup.4s	v6, w11
	mov	w11, #18350
	movk	w11, #15841, lsl #16
	dup.4s	v7, w11
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v16, w11
	mov	w11, #1132396544
	dup.4s	v17, w11
	fmov.4s	v18, #1.00000000
	movi.2d	v19, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_146
LBB1_145:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_146:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_152
	mov	x17, #0
LBB1_148:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_148
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_150:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_150
	mov	x17, x10
	mov	x0, x10
	b	LBB1_153
LBB1_152:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_153:
	ldr	q20, [x5]
	and.16b	v21, v20, v4
	ucvtf.4s	v21, v21
	ushr.4s	v22, v20, #8
	and.16b	v22, v22, v4
	ucvtf.4s	v22, v22
	ushr.4s	v23, v20, #16
	bic.4s	v23, #255, lsl #8
	ucvtf.4s	v24, v23
	ushr.4s	v20, v20, #24
	ucvtf.4s	v20, v20
	fmul.4s	v23, v21, v1
	fmul.4s	v22, v22, v1
	fmul.4s	v21, v24, v1
	fmul.4s	v25, v20, v0[0]
	ldr	q24, [x0]
	and.16b	v26, v24, v4
	ucvtf.4s	v26, v26
	ushr.4s	v27, v24, #8
	and.16b	v27, v27, v4
	ucvtf.4s	v27, v27
	ushr.4s	v28, v24, #16
	bic.4s	v28, #255, lsl #8
	ucvtf.4s	v28, v28
	ushr.4s	v24, v24, #24
	ucvtf.4s	v29, v24
	fmul.4s	v26, v26, v1
	fmul.4s	v27, v27, v1
	fmul.4s	v24, v28, v1
	fmul.4s	v28, v29, v1
	fmul.4s	v30, v22, v6
	fmla.4s	v30, v5, v23
	fmla.4s	v30, v7, v21
	fmul.4s	v31, v27, v6
	fmla.4s	v31, v5, v26
	fmla.4s	v31, v7, v24
	fsub.4s	v31, v30, v31
	fcmgt.4s	v8, v27, v26
	bsl.16b	v8, v26, v27
	fcmgt.4s	v9, v24, v8
	bif.16b	v8, v24, v9
	fadd.4s	v8, v8, v31
	fcmgt.4s	v9, v26, v27
	bsl.16b	v9, v26, v27
	fcmgt.4s	v10, v9, v24
	bif.16b	v9, v24, v10
	fadd.4s	v9, v9, v31
	fcmlt.4s	v10, v8, #0.0
	mvn.16b	v11, v10
	fcmgt.4s	v12, v9, v18
	fsub.4s	v13, v18, v30
	bit.16b	v13, v30, v10
	fsub.4s	v8, v30, v8
	fsub.4s	v9, v9, v30
	bif.16b	v8, v9, v10
	bic.16b	v9, v11, v12
	fadd.4s	v8, v8, v16
	fdiv.4s	v8, v13, v8
	bit.16b	v8, v18, v9
	fsub.4s	v31, v31, v30
	fmla.4s	v30, v8, v31
	mov.16b	v31, v30
	fmla.4s	v31, v8, v26
	mov.16b	v9, v30
	fmla.4s	v9, v8, v27
	fmla.4s	v30, v8, v24
	mov.16b	v8, v18
	fmls.4s	v8, v1, v29
	fmul.4s	v29, v25, v8
	fmul.4s	v25, v25, v28
	mov.16b	v8, v18
	fmls.4s	v8, v20, v0[0]
	fmul.4s	v28, v8, v28
	fmul.4s	v31, v25, v31
	fmla.4s	v31, v29, v23
	fmla.4s	v31, v28, v26
	fmul.4s	v23, v25, v9
	fmla.4s	v23, v29, v22
	fmla.4s	v23, v27, v28
	fmul.4s	v22, v25, v30
	fmla.4s	v22, v29, v21
	fmla.4s	v22, v24, v28
	fmla.4s	v28, v20, v0[0]
	fadd.4s	v20, v28, v16
	fdiv.4s	v20, v17, v20
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v31, v20
	and.16b	v21, v21, v4
	movi.4s	v24, #75, lsl #24
	fmla.4s	v24, v23, v20
	shl.4s	v23, v24, #8
	and.16b	v23, v23, v19
	movi.4s	v24, #75, lsl #24
	fmla.4s	v24, v22, v20
	shl.4s	v20, v24, #16
	bic.4s	v20, #255, lsl #24
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v28
	shl.4s	v22, v22, #24
	orr.16b	v21, v21, v22
	orr.16b	v21, v21, v23
	orr.16b	v20, v20, v2
	orr.16b	v20, v21, v20
	str	q20, [x17]
	cmp	x16, #3
	b.hi	LBB1_145
	mov	x16, x11
LBB1_155:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_155
	b	LBB1_145
LBB1_156:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s3, w11
	dup.4s	v2, w5
	fmul	s0, s0, s3
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	movi.4s	v5, #64, lsl #24
	fmov.4s	v6, #-1.00000000
	movi.4s	v7, #63, lsl #24
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v16, w11
	mov	w11, #1132396544
	dup.4s	v17, w11
	fmov.4s	v18, #1.00000000
	movi.2d	v19, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_159
LBB1_158:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_159:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_165
	mov	x17, #0
LBB1_161:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_161
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_163:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_163
	mov	x17, x10
	mov	x0, x10
	b	LBB1_166
LBB1_165:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_166:
	ldr	q20, [x5]
	and.16b	v21, v20, v4
	ucvtf.4s	v22, v21
	ushr.4s	v21, v20, #8
	and.16b	v21, v21, v4
	ucvtf.4s	v23, v21
	ushr.4s	v21, v20, #16
	bic.4s	v21, #255, lsl #8
	ucvtf.4s	v24, v21
	ushr.4s	v20, v20, #24
	ucvtf.4s	v20, v20
	fmul.4s	v25, v22, v1
	fmul.4s	v26, v23, v1
	fmul.4s	v21, v24, v1
	fmul.4s	v27, v20, v0[0]
	ldr	q28, [x0]
	and.16b	v29, v28, v4
	ucvtf.4s	v29, v29
	ushr.4s	v30, v28, #8
	and.16b	v30, v30, v4
	ucvtf.4s	v30, v30
	ushr.4s	v31, v28, #16
	bic.4s	v31, #255, lsl #8
	ucvtf.4s	v31, v31
	ushr.4s	v28, v28, #24
	ucvtf.4s	v28, v28
	fmul.4s	v29, v29, v1
	fmul.4s	v30, v30, v1
	fmul.4s	v31, v31, v1
	fmul.4s	v8, v28, v1
	mov.16b	v9, v6
	fmla.4s	v9, v5, v29
	fcmgt.4s	v10, v7, v29
	fadd.4s	v11, v25, v25
	fmul.4s	v11, v11, v29
	mov.16b	v12, v9
	fmla.4s	v12, v1, v22
	fmls.4s	v12, v9, v25
	mov.16b	v22, v10
	bsl.16b	v22, v11, v12
	mov.16b	v9, v6
	fmla.4s	v9, v5, v30
	fcmgt.4s	v10, v7, v30
	fadd.4s	v11, v26, v26
	fmul.4s	v11, v11, v30
	mov.16b	v12, v9
	fmla.4s	v12, v1, v23
	fmls.4s	v12, v9, v26
	mov.16b	v23, v10
	bsl.16b	v23, v11, v12
	mov.16b	v9, v6
	fmla.4s	v9, v5, v31
	fcmgt.4s	v10, v7, v31
	fadd.4s	v11, v21, v21
	fmul.4s	v11, v11, v31
	mov.16b	v12, v9
	fmla.4s	v12, v1, v24
	fmls.4s	v12, v9, v21
	mov.16b	v24, v10
	bsl.16b	v24, v11, v12
	mov.16b	v9, v18
	fmls.4s	v9, v1, v28
	fmul.4s	v28, v27, v9
	fmul.4s	v27, v27, v8
	mov.16b	v9, v18
	fmls.4s	v9, v20, v0[0]
	fmul.4s	v8, v9, v8
	fmul.4s	v22, v27, v22
	fmla.4s	v22, v28, v25
	fmla.4s	v22, v8, v29
	fmul.4s	v23, v27, v23
	fmla.4s	v23, v28, v26
	fmla.4s	v23, v30, v8
	fmul.4s	v24, v27, v24
	fmla.4s	v24, v28, v21
	fmla.4s	v24, v31, v8
	fmla.4s	v8, v20, v0[0]
	fadd.4s	v20, v8, v16
	fdiv.4s	v20, v17, v20
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v22, v20
	and.16b	v21, v21, v4
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v23, v20
	shl.4s	v22, v22, #8
	and.16b	v22, v22, v19
	movi.4s	v23, #75, lsl #24
	fmla.4s	v23, v24, v20
	shl.4s	v20, v23, #16
	bic.4s	v20, #255, lsl #24
	movi.4s	v23, #75, lsl #24
	fmla.4s	v23, v17, v8
	shl.4s	v23, v23, #24
	orr.16b	v21, v21, v23
	orr.16b	v21, v21, v22
	orr.16b	v20, v20, v2
	orr.16b	v20, v21, v20
	str	q20, [x17]
	cmp	x16, #3
	b.hi	LBB1_158
	mov	x16, x11
LBB1_168:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_168
	b	LBB1_158
LBB1_169:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_172
LBB1_171:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_172:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_178
	mov	x17, #0
LBB1_174:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_174
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_176:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_176
	mov	x17, x10
	mov	x0, x10
	b	LBB1_179
LBB1_178:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_179:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v21, v18, v1
	fmul.4s	v22, v19, v1
	fmul.4s	v23, v20, v1
	fmul.4s	v24, v17, v0[0]
	ldr	q25, [x0]
	and.16b	v26, v25, v4
	ucvtf.4s	v26, v26
	ushr.4s	v27, v25, #8
	and.16b	v27, v27, v4
	ucvtf.4s	v27, v27
	ushr.4s	v28, v25, #16
	bic.4s	v28, #255, lsl #8
	ucvtf.4s	v28, v28
	ushr.4s	v25, v25, #24
	ucvtf.4s	v25, v25
	fmul.4s	v29, v26, v1
	fmul.4s	v30, v27, v1
	fmul.4s	v31, v28, v1
	fmul.4s	v8, v25, v1
	mov.16b	v9, v7
	fmls.4s	v9, v1, v26
	mov.16b	v26, v5
	fmla.4s	v26, v1, v18
	fdiv.4s	v18, v9, v26
	fminnm.4s	v18, v18, v7
	fsub.4s	v18, v7, v18
	mov.16b	v26, v7
	fmls.4s	v26, v1, v27
	mov.16b	v27, v5
	fmla.4s	v27, v1, v19
	fdiv.4s	v19, v26, v27
	fminnm.4s	v19, v19, v7
	fsub.4s	v19, v7, v19
	mov.16b	v26, v7
	fmls.4s	v26, v1, v28
	mov.16b	v27, v5
	fmla.4s	v27, v1, v20
	fdiv.4s	v20, v26, v27
	fminnm.4s	v20, v20, v7
	fsub.4s	v20, v7, v20
	mov.16b	v26, v7
	fmls.4s	v26, v1, v25
	fmul.4s	v25, v24, v26
	fmul.4s	v24, v24, v8
	mov.16b	v26, v7
	fmls.4s	v26, v17, v0[0]
	fmul.4s	v26, v26, v8
	fmul.4s	v18, v24, v18
	fmla.4s	v18, v25, v21
	fmla.4s	v18, v26, v29
	fmul.4s	v19, v24, v19
	fmla.4s	v19, v25, v22
	fmla.4s	v19, v30, v26
	fmul.4s	v20, v24, v20
	fmla.4s	v20, v25, v23
	fmla.4s	v20, v31, v26
	fmla.4s	v26, v17, v0[0]
	fadd.4s	v17, v26, v5
	fdiv.4s	v17, v6, v17
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v18, v17
	and.16b	v18, v21, v4
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v19, v17
	shl.4s	v19, v21, #8
	and.16b	v19, v19, v16
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v20, v17
	shl.4s	v17, v21, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v6, v26
	shl.4s	v20, v20, #24
	orr.16b	v18, v18, v20
	orr.16b	v18, v18, v19
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_171
	mov	x16, x11
LBB1_181:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_181
	b	LBB1_171
LBB1_182:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_185
LBB1_184:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_185:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_191
	mov	x17, #0
LBB1_187:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_187
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_189:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_189
	mov	x17, x10
	mov	x0, x10
	b	LBB1_192
LBB1_191:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_192:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v21, v17, v0[0]
	ldr	q22, [x0]
	and.16b	v23, v22, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v22, #8
	and.16b	v24, v24, v4
	ucvtf.4s	v24, v24
	ushr.4s	v25, v22, #16
	bic.4s	v25, #255, lsl #8
	ucvtf.4s	v25, v25
	ushr.4s	v22, v22, #24
	ucvtf.4s	v22, v22
	fmul.4s	v23, v23, v1
	fmul.4s	v24, v24, v1
	fmul.4s	v25, v25, v1
	fmul.4s	v26, v22, v1
	fmul.4s	v27, v18, v23
	fmul.4s	v28, v19, v24
	fmul.4s	v29, v20, v25
	mov.16b	v30, v7
	fmls.4s	v30, v1, v22
	fmul.4s	v22, v21, v30
	fmul.4s	v21, v21, v26
	mov.16b	v30, v7
	fmls.4s	v30, v17, v0[0]
	fmul.4s	v26, v30, v26
	fmul.4s	v18, v18, v22
	fmla.4s	v18, v27, v21
	fmla.4s	v18, v26, v23
	fmul.4s	v23, v21, v28
	fmla.4s	v23, v22, v19
	fmla.4s	v23, v24, v26
	fmul.4s	v19, v21, v29
	fmla.4s	v19, v22, v20
	fmla.4s	v19, v25, v26
	fmla.4s	v26, v17, v0[0]
	fadd.4s	v17, v26, v5
	fdiv.4s	v17, v6, v17
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v18, v17
	and.16b	v18, v20, v4
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v23, v17
	shl.4s	v20, v20, #8
	and.16b	v20, v20, v16
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v19, v17
	shl.4s	v17, v21, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v19, #75, lsl #24
	fmla.4s	v19, v6, v26
	shl.4s	v19, v19, #24
	orr.16b	v18, v18, v19
	orr.16b	v18, v18, v20
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_184
	mov	x16, x11
LBB1_194:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_194
	b	LBB1_184
LBB1_195:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	add	x10, x9, #16
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v4, w11
	mov	w11, #1132396544
	dup.4s	v5, w11
	movi.2d	v6, #0x0000ff000000ff
	movi.2d	v7, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_198
LBB1_197:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_198:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_204
	mov	x17, #0
LBB1_200:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_200
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_202:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_202
	mov	x17, x10
	mov	x0, x10
	b	LBB1_205
LBB1_204:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_205:
	ldr	q16, [x5]
	and.16b	v17, v16, v6
	ucvtf.4s	v17, v17
	ushr.4s	v18, v16, #8
	and.16b	v18, v18, v6
	ucvtf.4s	v18, v18
	ushr.4s	v19, v16, #16
	bic.4s	v19, #255, lsl #8
	ucvtf.4s	v19, v19
	ushr.4s	v16, v16, #24
	ucvtf.4s	v16, v16
	fmul.4s	v17, v17, v1
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v16, v0[0]
	ldr	q21, [x0]
	and.16b	v22, v21, v6
	ucvtf.4s	v22, v22
	ushr.4s	v23, v21, #8
	and.16b	v23, v23, v6
	ucvtf.4s	v23, v23
	ushr.4s	v21, v21, #16
	bic.4s	v21, #255, lsl #8
	ucvtf.4s	v21, v21
	fmul.4s	v22, v22, v1
	fmul.4s	v23, v23, v1
	fmul.4s	v21, v21, v1
	fmul.4s	v22, v22, v3
	fmla.4s	v22, v17, v20
	fmul.4s	v17, v23, v3
	fmla.4s	v17, v18, v20
	fmul.4s	v18, v21, v3
	fmla.4s	v18, v19, v20
	movi.2d	v19, #0000000000000000
	fmla.4s	v19, v16, v0[0]
	fadd.4s	v16, v19, v4
	fdiv.4s	v16, v5, v16
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v16, v22
	and.16b	v20, v20, v6
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v17, v16
	shl.4s	v17, v21, #8
	and.16b	v17, v17, v7
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v18, v16
	shl.4s	v16, v21, #16
	bic.4s	v16, #255, lsl #24
	movi.4s	v18, #75, lsl #24
	fmla.4s	v18, v5, v19
	shl.4s	v18, v18, #24
	orr.16b	v18, v20, v18
	orr.16b	v17, v18, v17
	orr.16b	v16, v16, v2
	orr.16b	v16, v17, v16
	str	q16, [x17]
	cmp	x16, #3
	b.hi	LBB1_197
	mov	x16, x11
LBB1_207:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_207
	b	LBB1_197
LBB1_208:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_211
LBB1_210:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_211:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_217
	mov	x17, #0
LBB1_213:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_213
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_215:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_215
	mov	x17, x10
	mov	x0, x10
	b	LBB1_218
LBB1_217:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_218:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v21, v17, v0[0]
	ldr	q22, [x0]
	and.16b	v23, v22, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v22, #8
	and.16b	v24, v24, v4
	ucvtf.4s	v24, v24
	ushr.4s	v25, v22, #16
	bic.4s	v25, #255, lsl #8
	ucvtf.4s	v25, v25
	ushr.4s	v22, v22, #24
	ucvtf.4s	v22, v22
	fmul.4s	v23, v23, v1
	fmul.4s	v24, v24, v1
	fmul.4s	v25, v25, v1
	fmul.4s	v22, v22, v1
	fmul.4s	v26, v21, v22
	mov.16b	v27, v7
	fmls.4s	v27, v17, v0[0]
	fmul.4s	v17, v22, v27
	fmul.4s	v23, v23, v17
	fmla.4s	v23, v26, v18
	fmul.4s	v18, v17, v24
	fmla.4s	v18, v26, v19
	fmul.4s	v19, v17, v25
	fmla.4s	v19, v26, v20
	fmla.4s	v17, v22, v21
	fadd.4s	v20, v17, v5
	fdiv.4s	v20, v6, v20
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v20, v23
	and.16b	v21, v21, v4
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v20, v18
	shl.4s	v18, v22, #8
	and.16b	v18, v18, v16
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v20, v19
	shl.4s	v19, v22, #16
	bic.4s	v19, #255, lsl #24
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v6, v17
	shl.4s	v17, v20, #24
	orr.16b	v17, v21, v17
	orr.16b	v17, v17, v18
	orr.16b	v18, v19, v2
	orr.16b	v17, v17, v18
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_210
	mov	x16, x11
LBB1_220:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_220
	b	LBB1_210
LBB1_221:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_224
LBB1_223:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_224:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_230
	mov	x17, #0
LBB1_226:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_226
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_228:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_228
	mov	x17, x10
	mov	x0, x10
	b	LBB1_231
LBB1_230:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_231:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v21, v17, v0[0]
	ldr	q22, [x0]
	and.16b	v23, v22, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v22, #8
	and.16b	v24, v24, v4
	ucvtf.4s	v24, v24
	ushr.4s	v25, v22, #16
	bic.4s	v25, #255, lsl #8
	ucvtf.4s	v25, v25
	ushr.4s	v22, v22, #24
	ucvtf.4s	v22, v22
	fmul.4s	v23, v23, v1
	fmul.4s	v24, v24, v1
	fmul.4s	v25, v25, v1
	fmul.4s	v26, v22, v1
	fcmgt.4s	v27, v18, v23
	bsl.16b	v27, v18, v23
	fcmgt.4s	v28, v19, v24
	bsl.16b	v28, v19, v24
	fcmgt.4s	v29, v20, v25
	bsl.16b	v29, v20, v25
	mov.16b	v30, v7
	fmls.4s	v30, v1, v22
	fmul.4s	v22, v21, v30
	fmul.4s	v21, v21, v26
	mov.16b	v30, v7
	fmls.4s	v30, v17, v0[0]
	fmul.4s	v26, v30, v26
	fmul.4s	v27, v21, v27
	fmla.4s	v27, v22, v18
	fmla.4s	v27, v26, v23
	fmul.4s	v18, v21, v28
	fmla.4s	v18, v22, v19
	fmla.4s	v18, v24, v26
	fmul.4s	v19, v21, v29
	fmla.4s	v19, v22, v20
	fmla.4s	v19, v25, v26
	fmla.4s	v26, v17, v0[0]
	fadd.4s	v17, v26, v5
	fdiv.4s	v17, v6, v17
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v27, v17
	and.16b	v20, v20, v4
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v18, v17
	shl.4s	v18, v21, #8
	and.16b	v18, v18, v16
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v19, v17
	shl.4s	v17, v21, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v19, #75, lsl #24
	fmla.4s	v19, v6, v26
	shl.4s	v19, v19, #24
	orr.16b	v19, v20, v19
	orr.16b	v18, v19, v18
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_223
	mov	x16, x11
LBB1_233:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_233
	b	LBB1_223
LBB1_234:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_237
LBB1_236:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_237:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_243
	mov	x17, #0
LBB1_239:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_239
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_241:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_241
	mov	x17, x10
	mov	x0, x10
	b	LBB1_244
LBB1_243:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_244:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v17, v17, v0[0]
	ldr	q21, [x0]
	and.16b	v22, v21, v4
	ucvtf.4s	v22, v22
	ushr.4s	v23, v21, #8
	and.16b	v23, v23, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v21, #16
	bic.4s	v24, #255, lsl #8
	ucvtf.4s	v24, v24
	ushr.4s	v21, v21, #24
	ucvtf.4s	v21, v21
	fmul.4s	v22, v22, v1
	fmul.4s	v23, v23, v1
	fmul.4s	v24, v24, v1
	fmul.4s	v25, v21, v1
	mov.16b	v26, v7
	fmls.4s	v26, v1, v21
	fmul.4s	v21, v17, v26
	fmul.4s	v18, v18, v21
	fmla.4s	v18, v22, v25
	fmul.4s	v19, v19, v21
	fmla.4s	v19, v23, v25
	fmul.4s	v20, v20, v21
	fmla.4s	v20, v24, v25
	fmla.4s	v25, v26, v17
	fadd.4s	v17, v25, v5
	fdiv.4s	v17, v6, v17
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v17, v18
	and.16b	v18, v21, v4
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v17, v19
	shl.4s	v19, v21, #8
	and.16b	v19, v19, v16
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v17, v20
	shl.4s	v17, v21, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v6, v25
	shl.4s	v20, v20, #24
	orr.16b	v18, v18, v20
	orr.16b	v18, v18, v19
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_236
	mov	x16, x11
LBB1_246:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_246
	b	LBB1_236
LBB1_247:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s3, w11
	dup.4s	v2, w5
	fmul	s0, s0, s3
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #39322
	movk	w11, #16025, lsl #16
	dup.4s	v6, w11
	mov	w11, #2621
	movk	w11, #16151, lsl #16
	dup.4s	v7, w11
	mov	w11, #18350
	movk	w11, #15841, lsl #16
	dup.4s	v16, w11
	mov	w11, #1132396544
	dup.4s	v17, w11
	fmov.4s	v18, #1.00000000
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_250
LBB1_249:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_250:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_256
	mov	x17, #0
LBB1_252:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_252
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_254:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_254
	mov	x17, x10
	mov	x0, x10
	b	LBB1_257
LBB1_256:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_257:
	ldr	q20, [x5]
	and.16b	v21, v20, v4
	ucvtf.4s	v21, v21
	ushr.4s	v22, v20, #8
	and.16b	v22, v22, v4
	ucvtf.4s	v22, v22
	ushr.4s	v23, v20, #16
	bic.4s	v23, #255, lsl #8
	ucvtf.4s	v24, v23
	ushr.4s	v20, v20, #24
	ucvtf.4s	v20, v20
	fmul.4s	v23, v21, v1
	fmul.4s	v22, v22, v1
	fmul.4s	v21, v24, v1
	fmul.4s	v25, v20, v0[0]
	ldr	q24, [x0]
	and.16b	v26, v24, v4
	ucvtf.4s	v30, v26
	ushr.4s	v26, v24, #8
	and.16b	v26, v26, v4
	ucvtf.4s	v31, v26
	ushr.4s	v26, v24, #16
	bic.4s	v26, #255, lsl #8
	ucvtf.4s	v8, v26
	ushr.4s	v24, v24, #24
	ucvtf.4s	v29, v24
	fmul.4s	v27, v30, v1
	fmul.4s	v26, v31, v1
	fmul.4s	v24, v8, v1
	fmul.4s	v28, v29, v1
	fcmgt.4s	v9, v26, v27
	bsl.16b	v9, v27, v26
	fcmgt.4s	v10, v24, v9
	bif.16b	v9, v24, v10
	fcmgt.4s	v10, v23, v22
	bsl.16b	v10, v23, v22
	fcmgt.4s	v11, v10, v21
	bif.16b	v10, v21, v11
	fcmgt.4s	v11, v22, v23
	bsl.16b	v11, v23, v22
	fcmgt.4s	v12, v21, v11
	bif.16b	v11, v21, v12
	fsub.4s	v10, v10, v11
	fcmgt.4s	v11, v27, v26
	bsl.16b	v11, v27, v26
	fcmgt.4s	v12, v11, v24
	bif.16b	v11, v24, v12
	fsub.4s	v11, v11, v9
	fadd.4s	v11, v11, v5
	fdiv.4s	v10, v10, v11
	fneg.4s	v9, v9
	mov.16b	v11, v9
	fmla.4s	v11, v1, v30
	fmul.4s	v30, v11, v10
	mov.16b	v11, v9
	fmla.4s	v11, v1, v31
	fmul.4s	v31, v11, v10
	fmla.4s	v9, v1, v8
	fmul.4s	v8, v9, v10
	fmul.4s	v9, v26, v7
	fmla.4s	v9, v6, v27
	fmla.4s	v9, v16, v24
	fmul.4s	v10, v31, v7
	fmla.4s	v10, v6, v30
	fmla.4s	v10, v16, v8
	fsub.4s	v10, v9, v10
	fcmgt.4s	v11, v31, v30
	bsl.16b	v11, v30, v31
	fcmgt.4s	v12, v8, v11
	bif.16b	v11, v8, v12
	fadd.4s	v11, v11, v10
	fcmgt.4s	v12, v30, v31
	bsl.16b	v12, v30, v31
	fcmgt.4s	v13, v12, v8
	bif.16b	v12, v8, v13
	fadd.4s	v12, v12, v10
	fcmlt.4s	v13, v11, #0.0
	mvn.16b	v14, v13
	fcmgt.4s	v15, v12, v18
	fsub.4s	v19, v18, v9
	bit.16b	v19, v9, v13
	fsub.4s	v11, v9, v11
	fsub.4s	v12, v12, v9
	bif.16b	v11, v12, v13
	bic.16b	v12, v14, v15
	fadd.4s	v11, v11, v5
	fdiv.4s	v19, v19, v11
	bit.16b	v19, v18, v12
	fsub.4s	v10, v10, v9
	fmla.4s	v9, v19, v10
	mov.16b	v10, v9
	fmla.4s	v10, v19, v30
	mov.16b	v30, v9
	fmla.4s	v30, v19, v31
	fmla.4s	v9, v19, v8
	mov.16b	v19, v18
	fmls.4s	v19, v1, v29
	fmul.4s	v19, v25, v19
	fmul.4s	v25, v25, v28
	mov.16b	v29, v18
	fmls.4s	v29, v20, v0[0]
	fmul.4s	v28, v29, v28
	fmul.4s	v29, v25, v10
	fmla.4s	v29, v19, v23
	fmla.4s	v29, v28, v27
	fmul.4s	v23, v25, v30
	fmla.4s	v23, v19, v22
	fmla.4s	v23, v26, v28
	fmul.4s	v22, v25, v9
	fmla.4s	v22, v19, v21
	fmla.4s	v22, v24, v28
	fmla.4s	v28, v20, v0[0]
	fadd.4s	v19, v28, v5
	fdiv.4s	v19, v17, v19
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v29, v19
	and.16b	v20, v20, v4
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v23, v19
	shl.4s	v21, v21, #8
	movi.2d	v23, #0x00ff000000ff00
	and.16b	v21, v21, v23
	movi.4s	v23, #75, lsl #24
	fmla.4s	v23, v22, v19
	shl.4s	v19, v23, #16
	bic.4s	v19, #255, lsl #24
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v28
	shl.4s	v22, v22, #24
	orr.16b	v20, v20, v22
	orr.16b	v20, v20, v21
	orr.16b	v19, v19, v2
	orr.16b	v19, v20, v19
	str	q19, [x17]
	cmp	x16, #3
	b.hi	LBB1_249
	mov	x16, x11
LBB1_259:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_259
	b	LBB1_249
LBB1_260:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_263
LBB1_262:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_263:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_269
	mov	x17, #0
LBB1_265:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_265
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_267:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_267
	mov	x17, x10
	mov	x0, x10
	b	LBB1_270
LBB1_269:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_270:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v21, v18, v1
	fmul.4s	v22, v19, v1
	fmul.4s	v23, v20, v1
	fmul.4s	v24, v17, v0[0]
	ldr	q25, [x0]
	and.16b	v26, v25, v4
	ucvtf.4s	v26, v26
	ushr.4s	v27, v25, #8
	and.16b	v27, v27, v4
	ucvtf.4s	v27, v27
	ushr.4s	v28, v25, #16
	bic.4s	v28, #255, lsl #8
	ucvtf.4s	v28, v28
	ushr.4s	v25, v25, #24
	ucvtf.4s	v25, v25
	fmul.4s	v26, v26, v1
	fmul.4s	v27, v27, v1
	fmul.4s	v28, v28, v1
	fmul.4s	v29, v25, v1
	mov.16b	v30, v7
	fmls.4s	v30, v1, v18
	fadd.4s	v18, v30, v5
	fdiv.4s	v18, v26, v18
	fminnm.4s	v18, v18, v7
	mov.16b	v30, v7
	fmls.4s	v30, v1, v19
	fadd.4s	v19, v30, v5
	fdiv.4s	v19, v27, v19
	fminnm.4s	v19, v19, v7
	mov.16b	v30, v7
	fmls.4s	v30, v1, v20
	fadd.4s	v20, v30, v5
	fdiv.4s	v20, v28, v20
	fminnm.4s	v20, v20, v7
	mov.16b	v30, v7
	fmls.4s	v30, v1, v25
	fmul.4s	v25, v24, v30
	fmul.4s	v24, v24, v29
	mov.16b	v30, v7
	fmls.4s	v30, v17, v0[0]
	fmul.4s	v29, v30, v29
	fmul.4s	v18, v24, v18
	fmla.4s	v18, v25, v21
	fmla.4s	v18, v29, v26
	fmul.4s	v19, v24, v19
	fmla.4s	v19, v25, v22
	fmla.4s	v19, v27, v29
	fmul.4s	v20, v24, v20
	fmla.4s	v20, v25, v23
	fmla.4s	v20, v28, v29
	fmla.4s	v29, v17, v0[0]
	fadd.4s	v17, v29, v5
	fdiv.4s	v17, v6, v17
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v18, v17
	and.16b	v18, v21, v4
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v19, v17
	shl.4s	v19, v21, #8
	and.16b	v19, v19, v16
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v20, v17
	shl.4s	v17, v21, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v6, v29
	shl.4s	v20, v20, #24
	orr.16b	v18, v18, v20
	orr.16b	v18, v18, v19
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_262
	mov	x16, x11
LBB1_272:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_272
	b	LBB1_262
LBB1_273:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	add	x10, x9, #16
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v4, w11
	mov	w11, #1132396544
	dup.4s	v5, w11
	movi.2d	v6, #0x0000ff000000ff
	movi.2d	v7, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_276
LBB1_275:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_276:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_282
	mov	x17, #0
LBB1_278:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_278
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_280:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_280
	mov	x17, x10
	mov	x0, x10
	b	LBB1_283
LBB1_282:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_283:
	ldr	q16, [x5]
	and.16b	v17, v16, v6
	ucvtf.4s	v17, v17
	ushr.4s	v18, v16, #8
	and.16b	v18, v18, v6
	ucvtf.4s	v18, v18
	ushr.4s	v19, v16, #16
	bic.4s	v19, #255, lsl #8
	ucvtf.4s	v19, v19
	ushr.4s	v16, v16, #24
	ucvtf.4s	v16, v16
	fmul.4s	v17, v17, v1
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v16, v16, v0[0]
	ldr	q20, [x0]
	and.16b	v21, v20, v6
	ucvtf.4s	v21, v21
	ushr.4s	v22, v20, #8
	and.16b	v22, v22, v6
	ucvtf.4s	v22, v22
	ushr.4s	v23, v20, #16
	bic.4s	v23, #255, lsl #8
	ucvtf.4s	v23, v23
	ushr.4s	v20, v20, #24
	ucvtf.4s	v20, v20
	fmul.4s	v21, v21, v1
	fmul.4s	v22, v22, v1
	fmul.4s	v23, v23, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v24, v16, v20
	fmul.4s	v17, v17, v24
	fmla.4s	v17, v3, v21
	fmul.4s	v21, v22, v3
	fmla.4s	v21, v24, v18
	fmul.4s	v18, v23, v3
	fmla.4s	v18, v24, v19
	movi.2d	v19, #0000000000000000
	fmla.4s	v19, v20, v16
	fadd.4s	v16, v19, v4
	fdiv.4s	v16, v5, v16
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v16, v17
	and.16b	v17, v20, v6
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v16, v21
	shl.4s	v20, v20, #8
	and.16b	v20, v20, v7
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v16, v18
	shl.4s	v16, v21, #16
	bic.4s	v16, #255, lsl #24
	movi.4s	v18, #75, lsl #24
	fmla.4s	v18, v5, v19
	shl.4s	v18, v18, #24
	orr.16b	v17, v17, v18
	orr.16b	v17, v17, v20
	orr.16b	v16, v16, v2
	orr.16b	v16, v17, v16
	str	q16, [x17]
	cmp	x16, #3
	b.hi	LBB1_275
	mov	x16, x11
LBB1_285:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_285
	b	LBB1_275
LBB1_286:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_289
LBB1_288:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_289:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_295
	mov	x17, #0
LBB1_291:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_291
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_293:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_293
	mov	x17, x10
	mov	x0, x10
	b	LBB1_296
LBB1_295:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_296:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v21, v17, v0[0]
	ldr	q22, [x0]
	and.16b	v23, v22, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v22, #8
	and.16b	v24, v24, v4
	ucvtf.4s	v24, v24
	ushr.4s	v25, v22, #16
	bic.4s	v25, #255, lsl #8
	ucvtf.4s	v25, v25
	ushr.4s	v22, v22, #24
	ucvtf.4s	v22, v22
	fmul.4s	v26, v23, v1
	fmul.4s	v27, v24, v1
	fmul.4s	v28, v25, v1
	fmul.4s	v29, v22, v1
	mov.16b	v30, v18
	fmls.4s	v30, v1, v23
	fneg.4s	v31, v18
	fmla.4s	v31, v1, v23
	fcmgt.4s	v23, v30, v31
	bsl.16b	v23, v30, v31
	mov.16b	v30, v19
	fmls.4s	v30, v1, v24
	fneg.4s	v31, v19
	fmla.4s	v31, v1, v24
	fcmgt.4s	v24, v30, v31
	bsl.16b	v24, v30, v31
	mov.16b	v30, v20
	fmls.4s	v30, v1, v25
	fneg.4s	v31, v20
	fmla.4s	v31, v1, v25
	fcmgt.4s	v25, v30, v31
	bsl.16b	v25, v30, v31
	mov.16b	v30, v7
	fmls.4s	v30, v1, v22
	fmul.4s	v22, v21, v30
	fmul.4s	v21, v21, v29
	mov.16b	v30, v7
	fmls.4s	v30, v17, v0[0]
	fmul.4s	v29, v30, v29
	fmul.4s	v23, v21, v23
	fmla.4s	v23, v22, v18
	fmla.4s	v23, v29, v26
	fmul.4s	v18, v21, v24
	fmla.4s	v18, v22, v19
	fmla.4s	v18, v27, v29
	fmul.4s	v19, v21, v25
	fmla.4s	v19, v22, v20
	fmla.4s	v19, v28, v29
	fmla.4s	v29, v17, v0[0]
	fadd.4s	v17, v29, v5
	fdiv.4s	v17, v6, v17
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v23, v17
	and.16b	v20, v20, v4
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v18, v17
	shl.4s	v18, v21, #8
	and.16b	v18, v18, v16
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v19, v17
	shl.4s	v17, v21, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v19, #75, lsl #24
	fmla.4s	v19, v6, v29
	shl.4s	v19, v19, #24
	orr.16b	v19, v20, v19
	orr.16b	v18, v19, v18
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_288
	mov	x16, x11
LBB1_298:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_298
	b	LBB1_288
LBB1_299:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s3, w11
	dup.4s	v2, w5
	fmul	s0, s0, s3
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	movi.4s	v5, #64, lsl #24
	fmov.4s	v6, #-1.00000000
	movi.4s	v7, #63, lsl #24
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v16, w11
	mov	w11, #1132396544
	dup.4s	v17, w11
	fmov.4s	v18, #1.00000000
	movi.2d	v19, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_302
LBB1_301:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_302:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_308
	mov	x17, #0
LBB1_304:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_304
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_306:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_306
	mov	x17, x10
	mov	x0, x10
	b	LBB1_309
LBB1_308:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_309:
	ldr	q20, [x5]
	and.16b	v21, v20, v4
	ucvtf.4s	v21, v21
	ushr.4s	v22, v20, #8
	and.16b	v22, v22, v4
	ucvtf.4s	v22, v22
	ushr.4s	v23, v20, #16
	bic.4s	v23, #255, lsl #8
	ucvtf.4s	v23, v23
	ushr.4s	v20, v20, #24
	ucvtf.4s	v20, v20
	fmul.4s	v24, v21, v1
	fmul.4s	v22, v22, v1
	fmul.4s	v21, v23, v1
	fmul.4s	v23, v20, v0[0]
	ldr	q25, [x0]
	and.16b	v26, v25, v4
	ucvtf.4s	v26, v26
	ushr.4s	v27, v25, #8
	and.16b	v27, v27, v4
	ucvtf.4s	v27, v27
	ushr.4s	v28, v25, #16
	bic.4s	v28, #255, lsl #8
	ucvtf.4s	v28, v28
	ushr.4s	v25, v25, #24
	ucvtf.4s	v25, v25
	fmul.4s	v29, v26, v1
	fmul.4s	v30, v27, v1
	fmul.4s	v31, v28, v1
	fmul.4s	v8, v25, v1
	mov.16b	v9, v6
	fmla.4s	v9, v5, v24
	fcmgt.4s	v10, v7, v24
	fadd.4s	v11, v29, v29
	fmul.4s	v11, v24, v11
	mov.16b	v12, v9
	fmla.4s	v12, v1, v26
	fmls.4s	v12, v9, v29
	mov.16b	v26, v10
	bsl.16b	v26, v11, v12
	mov.16b	v9, v6
	fmla.4s	v9, v5, v22
	fcmgt.4s	v10, v7, v22
	fadd.4s	v11, v30, v30
	fmul.4s	v11, v22, v11
	mov.16b	v12, v9
	fmla.4s	v12, v1, v27
	fmls.4s	v12, v9, v30
	mov.16b	v27, v10
	bsl.16b	v27, v11, v12
	mov.16b	v9, v6
	fmla.4s	v9, v5, v21
	fcmgt.4s	v10, v7, v21
	fadd.4s	v11, v31, v31
	fmul.4s	v11, v21, v11
	mov.16b	v12, v9
	fmla.4s	v12, v1, v28
	fmls.4s	v12, v9, v31
	mov.16b	v28, v10
	bsl.16b	v28, v11, v12
	mov.16b	v9, v18
	fmls.4s	v9, v1, v25
	fmul.4s	v25, v23, v9
	fmul.4s	v23, v23, v8
	mov.16b	v9, v18
	fmls.4s	v9, v20, v0[0]
	fmul.4s	v8, v9, v8
	fmul.4s	v26, v23, v26
	fmla.4s	v26, v25, v24
	fmla.4s	v26, v8, v29
	fmul.4s	v24, v23, v27
	fmla.4s	v24, v25, v22
	fmla.4s	v24, v30, v8
	fmul.4s	v22, v23, v28
	fmla.4s	v22, v25, v21
	fmla.4s	v22, v31, v8
	fmla.4s	v8, v20, v0[0]
	fadd.4s	v20, v8, v16
	fdiv.4s	v20, v17, v20
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v26, v20
	and.16b	v21, v21, v4
	movi.4s	v23, #75, lsl #24
	fmla.4s	v23, v24, v20
	shl.4s	v23, v23, #8
	and.16b	v23, v23, v19
	movi.4s	v24, #75, lsl #24
	fmla.4s	v24, v22, v20
	shl.4s	v20, v24, #16
	bic.4s	v20, #255, lsl #24
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v8
	shl.4s	v22, v22, #24
	orr.16b	v21, v21, v22
	orr.16b	v21, v21, v23
	orr.16b	v20, v20, v2
	orr.16b	v20, v21, v20
	str	q20, [x17]
	cmp	x16, #3
	b.hi	LBB1_301
	mov	x16, x11
LBB1_311:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_311
	b	LBB1_301
LBB1_312:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	add	x10, x9, #16
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v4, w11
	mov	w11, #1132396544
	dup.4s	v5, w11
	movi.2d	v6, #0x0000ff000000ff
	movi.2d	v7, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_315
LBB1_314:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_315:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_321
	mov	x17, #0
LBB1_317:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_317
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_319:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_319
	mov	x17, x10
	mov	x0, x10
	b	LBB1_322
LBB1_321:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_322:
	ldr	q16, [x5]
	and.16b	v17, v16, v6
	ucvtf.4s	v17, v17
	ushr.4s	v18, v16, #8
	and.16b	v18, v18, v6
	ucvtf.4s	v18, v18
	ushr.4s	v19, v16, #16
	bic.4s	v19, #255, lsl #8
	ucvtf.4s	v19, v19
	ushr.4s	v16, v16, #24
	ucvtf.4s	v16, v16
	fmul.4s	v17, v17, v1
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v16, v16, v0[0]
	ldr	q20, [x0]
	and.16b	v21, v20, v6
	ucvtf.4s	v21, v21
	ushr.4s	v22, v20, #8
	and.16b	v22, v22, v6
	ucvtf.4s	v22, v22
	ushr.4s	v23, v20, #16
	bic.4s	v23, #255, lsl #8
	ucvtf.4s	v23, v23
	ushr.4s	v20, v20, #24
	ucvtf.4s	v20, v20
	fmul.4s	v21, v21, v1
	fmul.4s	v22, v22, v1
	fmul.4s	v23, v23, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v24, v16, v20
	fmul.4s	v21, v21, v24
	fmla.4s	v21, v3, v17
	fmul.4s	v17, v24, v22
	fmla.4s	v17, v3, v18
	fmul.4s	v18, v24, v23
	fmla.4s	v18, v3, v19
	movi.2d	v19, #0000000000000000
	fmla.4s	v19, v20, v16
	fadd.4s	v16, v19, v4
	fdiv.4s	v16, v5, v16
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v16, v21
	and.16b	v20, v20, v6
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v16, v17
	shl.4s	v17, v21, #8
	and.16b	v17, v17, v7
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v16, v18
	shl.4s	v16, v21, #16
	bic.4s	v16, #255, lsl #24
	movi.4s	v18, #75, lsl #24
	fmla.4s	v18, v5, v19
	shl.4s	v18, v18, #24
	orr.16b	v18, v20, v18
	orr.16b	v17, v18, v17
	orr.16b	v16, v16, v2
	orr.16b	v16, v17, v16
	str	q16, [x17]
	cmp	x16, #3
	b.hi	LBB1_314
	mov	x16, x11
LBB1_324:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_324
	b	LBB1_314
LBB1_325:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_328
LBB1_327:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_328:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_334
	mov	x17, #0
LBB1_330:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_330
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_332:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_332
	mov	x17, x10
	mov	x0, x10
	b	LBB1_335
LBB1_334:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_335:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v17, v17, v0[0]
	ldr	q21, [x0]
	and.16b	v22, v21, v4
	ucvtf.4s	v22, v22
	ushr.4s	v23, v21, #8
	and.16b	v23, v23, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v21, #16
	bic.4s	v24, #255, lsl #8
	ucvtf.4s	v24, v24
	ushr.4s	v21, v21, #24
	ucvtf.4s	v21, v21
	fmul.4s	v22, v22, v1
	fmul.4s	v23, v23, v1
	fmul.4s	v24, v24, v1
	mov.16b	v25, v7
	fmls.4s	v25, v1, v21
	fmul.4s	v21, v17, v25
	fmul.4s	v18, v18, v21
	fmla.4s	v18, v3, v22
	fmul.4s	v19, v19, v21
	fmla.4s	v19, v3, v23
	fmul.4s	v20, v20, v21
	fmla.4s	v20, v3, v24
	movi.2d	v21, #0000000000000000
	fmla.4s	v21, v25, v17
	fadd.4s	v17, v21, v5
	fdiv.4s	v17, v6, v17
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v18
	and.16b	v18, v22, v4
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v19
	shl.4s	v19, v22, #8
	and.16b	v19, v19, v16
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v17, v20
	shl.4s	v17, v22, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v6, v21
	shl.4s	v20, v20, #24
	orr.16b	v18, v18, v20
	orr.16b	v18, v18, v19
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_327
	mov	x16, x11
LBB1_337:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_337
	b	LBB1_327
LBB1_338:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_341
LBB1_340:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_341:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_347
	mov	x17, #0
LBB1_343:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_343
	mov	x17, x15
	mov	w5, #16
	mov	x6, x12
LBB1_345:
	ldr	w7, [x6], #4
	mov	x0, sp
	str	w7, [x0, x5]
	add	x5, x5, #4
	subs	x17, x17, #1
	b.ne	LBB1_345
	mov	x17, x10
	mov	x5, x10
	b	LBB1_348
LBB1_347:
	lsl	x17, x8, #2
	add	x0, x1, x17
	add	x5, x2, x17
	add	x17, x3, x17
LBB1_348:
	ldr	q17, [x0]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	ldr	q21, [x5]
	and.16b	v22, v21, v4
	ucvtf.4s	v22, v22
	ushr.4s	v23, v21, #8
	and.16b	v23, v23, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v21, #16
	bic.4s	v24, #255, lsl #8
	ucvtf.4s	v24, v24
	ushr.4s	v21, v21, #24
	ucvtf.4s	v21, v21
	fmul.4s	v22, v22, v1
	fmul.4s	v23, v23, v1
	fmul.4s	v24, v24, v1
	fmul.4s	v21, v21, v1
	mov.16b	v25, v7
	fmls.4s	v25, v17, v0[0]
	fmul.4s	v17, v21, v25
	fmul.4s	v22, v22, v17
	fmla.4s	v22, v3, v18
	fmul.4s	v18, v17, v23
	fmla.4s	v18, v3, v19
	fmul.4s	v17, v17, v24
	fmla.4s	v17, v3, v20
	movi.2d	v19, #0000000000000000
	fmla.4s	v19, v25, v21
	fadd.4s	v20, v19, v5
	fdiv.4s	v20, v6, v20
	movi.4s	v21, #75, lsl #24
	fmla.4s	v21, v20, v22
	and.16b	v21, v21, v4
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v20, v18
	shl.4s	v18, v22, #8
	and.16b	v18, v18, v16
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v20, v17
	shl.4s	v17, v22, #16
	bic.4s	v17, #255, lsl #24
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v6, v19
	shl.4s	v19, v20, #24
	orr.16b	v19, v21, v19
	orr.16b	v18, v19, v18
	orr.16b	v17, v17, v2
	orr.16b	v17, v18, v17
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_340
	mov	x16, x11
LBB1_350:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_350
	b	LBB1_340
LBB1_351:
	cbz	x4, LBB1_364
	mov	x8, #0
	mov	x9, sp
	add	x10, x9, #16
	mov	w11, #32897
	movk	w11, #15232, lsl #16
	dup.4s	v1, w11
	fmov	s2, w11
	fmul	s0, s0, s2
	dup.4s	v2, w5
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0x0000ff000000ff
	mov	w11, #16992
	movk	w11, #3490, lsl #16
	dup.4s	v5, w11
	mov	w11, #1132396544
	dup.4s	v6, w11
	fmov.4s	v7, #1.00000000
	movi.2d	v16, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	LBB1_354
LBB1_353:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, x4
	b.hs	LBB1_364
LBB1_354:
	cmp	x14, #1
	csinc	x15, x14, xzr, hi
	stp	q3, q3, [sp]
	sub	x16, x4, x8
	cmp	x16, #3
	b.hi	LBB1_360
	mov	x17, #0
LBB1_356:
	ldr	w0, [x13, x17, lsl #2]
	str	w0, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	LBB1_356
	mov	x17, x15
	mov	w0, #16
	mov	x6, x12
LBB1_358:
	ldr	w7, [x6], #4
	mov	x5, sp
	str	w7, [x5, x0]
	add	x0, x0, #4
	subs	x17, x17, #1
	b.ne	LBB1_358
	mov	x17, x10
	mov	x0, x10
	b	LBB1_361
LBB1_360:
	lsl	x17, x8, #2
	add	x5, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
LBB1_361:
	ldr	q17, [x5]
	and.16b	v18, v17, v4
	ucvtf.4s	v18, v18
	ushr.4s	v19, v17, #8
	and.16b	v19, v19, v4
	ucvtf.4s	v19, v19
	ushr.4s	v20, v17, #16
	bic.4s	v20, #255, lsl #8
	ucvtf.4s	v20, v20
	ushr.4s	v17, v17, #24
	ucvtf.4s	v17, v17
	fmul.4s	v18, v18, v1
	fmul.4s	v19, v19, v1
	fmul.4s	v20, v20, v1
	fmul.4s	v21, v17, v0[0]
	ldr	q22, [x0]
	and.16b	v23, v22, v4
	ucvtf.4s	v23, v23
	ushr.4s	v24, v22, #8
	and.16b	v24, v24, v4
	ucvtf.4s	v24, v24
	ushr.4s	v25, v22, #16
	bic.4s	v25, #255, lsl #8
	ucvtf.4s	v25, v25
	ushr.4s	v22, v22, #24
	ucvtf.4s	v22, v22
	fmul.4s	v23, v23, v1
	fmul.4s	v24, v24, v1
	fmul.4s	v25, v25, v1
	fmul.4s	v22, v22, v1
	fmul.4s	v23, v22, v23
	fmla.4s	v23, v18, v21
	fmul.4s	v18, v22, v24
	fmla.4s	v18, v19, v21
	fmul.4s	v19, v22, v25
	fmla.4s	v19, v20, v21
	fmla.4s	v22, v17, v0[0]
	fcmgt.4s	v17, v7, v22
	bsl.16b	v17, v22, v7
	fsub.4s	v20, v22, v17
	fsub.4s	v21, v23, v20
	fcmgt.4s	v22, v21, #0.0
	and.16b	v21, v22, v21
	fcmgt.4s	v22, v17, v21
	bif.16b	v21, v17, v22
	fsub.4s	v18, v18, v20
	fcmgt.4s	v22, v18, #0.0
	and.16b	v18, v22, v18
	fcmgt.4s	v22, v17, v18
	bif.16b	v18, v17, v22
	fsub.4s	v19, v19, v20
	fcmgt.4s	v20, v19, #0.0
	and.16b	v19, v20, v19
	fcmgt.4s	v20, v17, v19
	bif.16b	v19, v17, v20
	fadd.4s	v20, v17, v5
	fdiv.4s	v20, v6, v20
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v21, v20
	and.16b	v21, v22, v4
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v18, v20
	shl.4s	v18, v22, #8
	and.16b	v18, v18, v16
	movi.4s	v22, #75, lsl #24
	fmla.4s	v22, v19, v20
	shl.4s	v19, v22, #16
	bic.4s	v19, #255, lsl #24
	movi.4s	v20, #75, lsl #24
	fmla.4s	v20, v6, v17
	shl.4s	v17, v20, #24
	orr.16b	v17, v21, v17
	orr.16b	v17, v17, v18
	orr.16b	v18, v19, v2
	orr.16b	v17, v17, v18
	str	q17, [x17]
	cmp	x16, #3
	b.hi	LBB1_353
	mov	x16, x11
LBB1_363:
	ldr	w0, [x17], #4
	str	w0, [x16], #4
	subs	x15, x15, #1
	b.ne	LBB1_363
	b	LBB1_353
LBB1_364:
	ldp	d9, d8, [sp, #80]
	ldp	d11, d10, [sp, #64]
	ldp	d13, d12, [sp, #48]
	ldp	d15, d14, [sp, #32]
	add	sp, sp, #96
	ret
	.loh AdrpAdd	Lloh0, Lloh1
	.section	__TEXT,__const
	.p2align	1, 0x0
LJTI1_0:
	.short	(LBB1_2-LBB1_2)>>2
	.short	(LBB1_182-LBB1_2)>>2
	.short	(LBB1_130-LBB1_2)>>2
	.short	(LBB1_156-LBB1_2)>>2
	.short	(LBB1_65-LBB1_2)>>2
	.short	(LBB1_221-LBB1_2)>>2
	.short	(LBB1_260-LBB1_2)>>2
	.short	(LBB1_169-LBB1_2)>>2
	.short	(LBB1_299-LBB1_2)>>2
	.short	(LBB1_91-LBB1_2)>>2
	.short	(LBB1_286-LBB1_2)>>2
	.short	(LBB1_52-LBB1_2)>>2
	.short	(LBB1_78-LBB1_2)>>2
	.short	(LBB1_247-LBB1_2)>>2
	.short	(LBB1_39-LBB1_2)>>2
	.short	(LBB1_143-LBB1_2)>>2
	.short	(LBB1_28-LBB1_2)>>2
	.short	(LBB1_195-LBB1_2)>>2
	.short	(LBB1_273-LBB1_2)>>2
	.short	(LBB1_325-LBB1_2)>>2
	.short	(LBB1_208-LBB1_2)>>2
	.short	(LBB1_234-LBB1_2)>>2
	.short	(LBB1_312-LBB1_2)>>2
	.short	(LBB1_338-LBB1_2)>>2
	.short	(LBB1_117-LBB1_2)>>2
	.short	(LBB1_104-LBB1_2)>>2
	.short	(LBB1_351-LBB1_2)>>2
	.short	(LBB1_15-LBB1_2)>>2
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	2
_blur_rows:
	cbz	x2, LBB2_32
	cbz	x3, LBB2_32
	stp	d15, d14, [sp, #-160]!
	stp	d13, d12, [sp, #16]
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	stp	x28, x27, [sp, #64]
	stp	x26, x25, [sp, #80]
	stp	x24, x23, [sp, #96]
	stp	x22, x21, [sp, #112]
	stp	x20, x19, [sp, #128]
	stp	x29, x30, [sp, #144]
	mov	x25, #0
	ldp	x9, x8, [sp, #160]
	sub	x10, x2, #1
	fmov	s0, w6
	lsl	x12, x5, #1
	add	x11, x12, #2
	mov	x13, #-3
	add	x14, x12, x5
	sub	x12, x13, x14
	add	x13, x14, #3
	mov	w23, #1
	mov	w14, #1
	bfi	x14, x5, #1, #63
	ucvtf	s1, x14
	fmov	s2, #2.00000000
	fmadd	s2, s0, s2, s1
	fmul	s3, s2, s2
	fmul	s3, s2, s3
	mov	w14, #1132462080
	fmov	s4, w14
	fdiv	s3, s4, s3
	mov	w14, #96
	madd	x14, x11, x14, x7
	add	x15, x13, x3
	sub	x16, x3, #1
	add	x17, x7, #16
	add	x6, x7, #48
	add	x19, x7, #80
	mov	w20, #12
	mov	x21, #-12
	msub	x5, x5, x20, x21
	sub	x20, x12, x3
	movi.2d	v4, #0000000000000000
	movi.4s	v5, #75, lsl #24
	b	LBB2_4
LBB2_3:
	mov	w23, #0
	mov	w25, #2
	tbz	w22, #0, LBB2_31
LBB2_4:
	mov	x22, x23
	add	x23, x9, x25, lsl #8
	cmp	x25, x2
	csel	x24, x25, x10, lo
	mul	x24, x24, x1
	add	x24, x0, x24, lsl #2
	orr	x26, x25, #0x1
	cmp	x26, x2
	csinc	x25, x10, x25, hs
	mul	x25, x25, x1
	add	x25, x0, x25, lsl #2
	ldr	s6, [x24]
	ushll.8h	v6, v6, #0
	ushll.4s	v6, v6, #0
	ucvtf.4s	v16, v6
	cbz	w4, LBB2_13
	mov	w21, #32897
	movk	w21, #15232, lsl #16
	dup.4s	v6, w21
	fmul.4s	v7, v16, v6
	dup.4s	v17, v7[3]
	fmov.4s	v7, #1.00000000
	ext.16b	v17, v17, v7, #4
	fmul.4s	v16, v17, v16
	ldr	s17, [x25]
	ushll.8h	v17, v17, #0
	ushll.4s	v17, v17, #0
	ucvtf.4s	v17, v17
	fmul.4s	v18, v17, v6
	dup.4s	v18, v18[3]
	ext.16b	v18, v18, v7, #4
	fmul.4s	v17, v18, v17
	fmul.4s	v20, v16, v2[0]
	fmul.4s	v21, v17, v2[0]
	cbz	x11, LBB2_21
	mov	x26, x17
	mov	x27, x11
LBB2_7:
	stp	q16, q17, [x26, #-16]
	add	x26, x26, #96
	subs	x27, x27, #1
	b.ne	LBB2_7
	mov	x26, x6
	mov	x27, x11
LBB2_9:
	stp	q20, q21, [x26, #-16]
	add	x26, x26, #96
	subs	x27, x27, #1
	b.ne	LBB2_9
	fmul.4s	v19, v20, v2[0]
	fmul.4s	v18, v21, v2[0]
	mov	x26, x19
	mov	x27, x11
LBB2_11:
	stp	q19, q18, [x26, #-16]
	add	x26, x26, #96
	subs	x27, x27, #1
	b.ne	LBB2_11
	cbnz	x15, LBB2_22
	b	LBB2_3
LBB2_13:
	ldr	s6, [x25]
	ushll.8h	v6, v6, #0
	ushll.4s	v6, v6, #0
	ucvtf.4s	v7, v6
	fmul.4s	v18, v16, v2[0]
	fmul.4s	v19, v7, v2[0]
	cbz	x11, LBB2_26
	mov	x26, x17
	mov	x27, x11
LBB2_15:
	stp	q16, q7, [x26, #-16]
	add	x26, x26, #96
	subs	x27, x27, #1
	b.ne	LBB2_15
	mov	x26, x6
	mov	x27, x11
LBB2_17:
	stp	q18, q19, [x26, #-16]
	add	x26, x26, #96
	subs	x27, x27, #1
	b.ne	LBB2_17
	fmul.4s	v17, v18, v2[0]
	fmul.4s	v20, v19, v2[0]
	mov	x26, x19
	mov	x27, x11
LBB2_19:
	stp	q17, q20, [x26, #-16]
	add	x26, x26, #96
	subs	x27, x27, #1
	b.ne	LBB2_19
	cbnz	x15, LBB2_27
	b	LBB2_3
LBB2_21:
	fmul.4s	v19, v20, v2[0]
	fmul.4s	v18, v21, v2[0]
	cbz	x15, LBB2_3
LBB2_22:
	mov	x26, #0
	fmul.4s	v16, v16, v1[0]
	fmul.4s	v17, v17, v1[0]
	fmul.4s	v18, v18, v1[0]
	fmul.4s	v19, v19, v1[0]
	fmul.4s	v20, v20, v1[0]
	mov	x27, x5
	mov	x30, x7
	fmul.4s	v21, v21, v1[0]
	b	LBB2_24
LBB2_23:
	fneg.4s	v28, v28
	fmla.4s	v28, v24, v25
	fadd.4s	v16, v16, v28
	fneg.4s	v24, v29
	fmla.4s	v24, v22, v23
	fadd.4s	v17, v17, v24
	fsub.4s	v22, v26, v8
	fadd.4s	v20, v20, v22
	fsub.4s	v22, v27, v9
	fadd.4s	v21, v21, v22
	fsub.4s	v22, v30, v10
	fadd.4s	v19, v19, v22
	fsub.4s	v22, v31, v11
	fadd.4s	v18, v18, v22
	add	x26, x26, #1
	add	x27, x27, #4
	mov	x30, x28
	cmn	x20, x26
	b.eq	LBB2_3
LBB2_24:
	add	x28, x30, #96
	cmp	x28, x14
	csel	x28, x7, x28, eq
	cmp	x26, x3
	csel	x21, x26, x16, lo
	ldr	s22, [x25, x21, lsl #2]
	ushll.8h	v22, v22, #0
	ushll.4s	v22, v22, #0
	ucvtf.4s	v22, v22
	fmul.4s	v23, v22, v6
	dup.4s	v23, v23[3]
	ext.16b	v23, v23, v7, #4
	fmul.4s	v29, v23, v22
	ldr	s24, [x24, x21, lsl #2]
	ushll.8h	v24, v24, #0
	ushll.4s	v24, v24, #0
	ucvtf.4s	v24, v24
	fmul.4s	v25, v24, v6
	dup.4s	v25, v25[3]
	ext.16b	v25, v25, v7, #4
	fmul.4s	v27, v25, v24
	ldp	q28, q30, [x30]
	fmla.4s	v28, v24, v25
	mov.16b	v26, v16
	fmla.4s	v26, v28, v0[0]
	str	q27, [x30]
	ldr	q28, [x28]
	fmla.4s	v30, v22, v23
	mov.16b	v27, v17
	fmla.4s	v27, v30, v0[0]
	str	q29, [x30, #16]
	ldr	q29, [x28, #16]
	ldp	q30, q31, [x30, #32]
	fadd.4s	v8, v26, v30
	mov.16b	v30, v20
	fmla.4s	v30, v8, v0[0]
	str	q26, [x30, #32]
	ldr	q8, [x28, #32]
	fadd.4s	v9, v27, v31
	mov.16b	v31, v21
	fmla.4s	v31, v9, v0[0]
	str	q27, [x30, #48]
	ldr	q9, [x28, #48]
	ldp	q12, q13, [x30, #64]
	str	q30, [x30, #64]
	ldr	q10, [x28, #64]
	str	q31, [x30, #80]
	ldr	q11, [x28, #80]
	cmp	x26, x13
	b.lo	LBB2_23
	fadd.4s	v13, v31, v13
	mov.16b	v14, v18
	fmla.4s	v14, v13, v0[0]
	fadd.4s	v12, v30, v12
	mov.16b	v13, v19
	fmla.4s	v13, v12, v0[0]
	add	x21, x12, x26
	fmul.4s	v12, v13, v3[0]
	fmul.4s	v13, v14, v3[0]
	fmaxnm.4s	v12, v12, v4
	fmaxnm.4s	v13, v13, v4
	lsr	x21, x21, #5
	mul	x21, x8, x21
	add	x21, x23, x21, lsl #1
	and	x30, x27, #0x7c
	add	x21, x21, x30, lsl #1
	fadd.4s	v12, v12, v5
	xtn.4h	v12, v12
	fadd.4s	v13, v13, v5
	xtn.4h	v13, v13
	str	d12, [x21]
	str	d13, [x21, #256]
	b	LBB2_23
LBB2_26:
	fmul.4s	v17, v18, v2[0]
	fmul.4s	v20, v19, v2[0]
	cbz	x15, LBB2_3
LBB2_27:
	mov	x26, #0
	fmul.4s	v6, v16, v1[0]
	fmul.4s	v7, v7, v1[0]
	fmul.4s	v16, v20, v1[0]
	fmul.4s	v17, v17, v1[0]
	fmul.4s	v18, v18, v1[0]
	mov	x27, x5
	mov	x30, x7
	fmul.4s	v19, v19, v1[0]
	b	LBB2_29
LBB2_28:
	fsub.4s	v20, v20, v24
	fadd.4s	v6, v6, v20
	fsub.4s	v20, v21, v25
	fadd.4s	v7, v7, v20
	fsub.4s	v20, v22, v28
	fadd.4s	v18, v18, v20
	fsub.4s	v20, v23, v29
	fadd.4s	v19, v19, v20
	fsub.4s	v20, v26, v30
	fadd.4s	v17, v17, v20
	fsub.4s	v20, v27, v31
	fadd.4s	v16, v16, v20
	add	x26, x26, #1
	add	x27, x27, #4
	mov	x30, x28
	cmn	x20, x26
	b.eq	LBB2_3
LBB2_29:
	add	x21, x30, #96
	cmp	x21, x14
	csel	x28, x7, x21, eq
	cmp	x26, x3
	csel	x21, x26, x16, lo
	ldr	s20, [x24, x21, lsl #2]
	ushll.8h	v20, v20, #0
	ushll.4s	v20, v20, #0
	ucvtf.4s	v20, v20
	ldr	s21, [x25, x21, lsl #2]
	ushll.8h	v21, v21, #0
	ushll.4s	v21, v21, #0
	ucvtf.4s	v21, v21
	ldp	q22, q23, [x30]
	fadd.4s	v24, v22, v20
	mov.16b	v22, v6
	fmla.4s	v22, v24, v0[0]
	str	q20, [x30]
	ldr	q24, [x28]
	fadd.4s	v25, v23, v21
	mov.16b	v23, v7
	fmla.4s	v23, v25, v0[0]
	str	q21, [x30, #16]
	ldr	q25, [x28, #16]
	ldp	q26, q27, [x30, #32]
	fadd.4s	v28, v22, v26
	mov.16b	v26, v18
	fmla.4s	v26, v28, v0[0]
	str	q22, [x30, #32]
	ldr	q28, [x28, #32]
	fadd.4s	v29, v23, v27
	mov.16b	v27, v19
	fmla.4s	v27, v29, v0[0]
	str	q23, [x30, #48]
	ldr	q29, [x28, #48]
	ldp	q8, q9, [x30, #64]
	str	q26, [x30, #64]
	ldr	q30, [x28, #64]
	str	q27, [x30, #80]
	ldr	q31, [x28, #80]
	cmp	x26, x13
	b.lo	LBB2_28
	fadd.4s	v9, v27, v9
	mov.16b	v10, v16
	fmla.4s	v10, v9, v0[0]
	fadd.4s	v8, v26, v8
	mov.16b	v9, v17
	fmla.4s	v9, v8, v0[0]
	add	x21, x12, x26
	fmul.4s	v8, v9, v3[0]
	fmul.4s	v9, v10, v3[0]
	fmaxnm.4s	v8, v8, v4
	fmaxnm.4s	v9, v9, v4
	lsr	x21, x21, #5
	mul	x21, x8, x21
	add	x21, x23, x21, lsl #1
	and	x30, x27, #0x7c
	add	x21, x21, x30, lsl #1
	fadd.4s	v8, v8, v5
	xtn.4h	v8, v8
	fadd.4s	v9, v9, v5
	xtn.4h	v9, v9
	str	d8, [x21]
	str	d9, [x21, #256]
	b	LBB2_28
LBB2_31:
	ldp	x29, x30, [sp, #144]
	ldp	x20, x19, [sp, #128]
	ldp	x22, x21, [sp, #112]
	ldp	x24, x23, [sp, #96]
	ldp	x26, x25, [sp, #80]
	ldp	x28, x27, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	ldp	d15, d14, [sp], #160
LBB2_32:
	ret
	.p2align	2
_blur_columns:
	stp	d15, d14, [sp, #-112]!
	stp	d13, d12, [sp, #16]
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	stp	x24, x23, [sp, #64]
	stp	x22, x21, [sp, #80]
	stp	x20, x19, [sp, #96]
	cbz	x1, LBB3_29
	cbz	x2, LBB3_29
	mov	x8, #0
	fmov	s0, w5
	lsl	x10, x4, #1
	add	x9, x10, #2
	add	x10, x10, x4
	add	x10, x10, #3
	mov	w11, #1
	bfi	x11, x4, #1, #63
	ucvtf	s1, x11
	fmov	s2, #2.00000000
	fmadd	s2, s0, s2, s1
	fmul	s3, s2, s2
	fmul	s3, s2, s3
	fmov	s4, #1.00000000
	fdiv	s3, s4, s3
	mov	w11, #96
	madd	x11, x9, x11, x6
	add	x12, x10, x1
	mov	x13, #72057594037927935
	add	x13, x1, x13
	add	x14, x6, #16
	add	x15, x6, #48
	add	x16, x6, #80
	mov	w17, #384
	msub	x17, x4, x17, x7
	sub	x17, x17, #384
	movi.2d	v4, #0000000000000000
	mov	w4, #998244352
	movi.4s	v5, #75, lsl #24
	mov	w5, #1132396544
	movi.4s	v6, #63, lsl #24
	fmov.4s	v15, #1.00000000
	b	LBB3_4
LBB3_3:
	add	x8, x8, #2
	add	x17, x17, #8
	cmp	x8, x2
	b.hs	LBB3_29
LBB3_4:
	add	x19, x0, x8, lsl #3
	ldp	d7, d16, [x19]
	ushll.4s	v7, v7, #0
	ucvtf.4s	v19, v7
	ushll.4s	v7, v16, #0
	ucvtf.4s	v18, v7
	fmul.4s	v7, v19, v1[0]
	fmul.4s	v16, v18, v1[0]
	dup.4s	v17, w4
	mov	x20, x14
	mov	x21, x9
	cbz	w3, LBB3_12
	cbz	x9, LBB3_19
LBB3_6:
	stp	q19, q18, [x20, #-16]
	add	x20, x20, #96
	subs	x21, x21, #1
	b.ne	LBB3_6
	fmul.4s	v20, v19, v2[0]
	fmul.4s	v21, v18, v2[0]
	mov	x20, x15
	mov	x21, x9
LBB3_8:
	stp	q20, q21, [x20, #-16]
	add	x20, x20, #96
	subs	x21, x21, #1
	b.ne	LBB3_8
	fmul.4s	v19, v20, v2[0]
	fmul.4s	v18, v21, v2[0]
	mov	x20, x16
	mov	x21, x9
LBB3_10:
	stp	q19, q18, [x20, #-16]
	add	x20, x20, #96
	subs	x21, x21, #1
	b.ne	LBB3_10
	cbnz	x12, LBB3_20
	b	LBB3_3
LBB3_12:
	cbz	x9, LBB3_24
LBB3_13:
	stp	q19, q18, [x20, #-16]
	add	x20, x20, #96
	subs	x21, x21, #1
	b.ne	LBB3_13
	fmul.4s	v20, v19, v2[0]
	fmul.4s	v21, v18, v2[0]
	mov	x20, x15
	mov	x21, x9
LBB3_15:
	stp	q20, q21, [x20, #-16]
	add	x20, x20, #96
	subs	x21, x21, #1
	b.ne	LBB3_15
	fmul.4s	v19, v20, v2[0]
	fmul.4s	v18, v21, v2[0]
	mov	x20, x16
	mov	x21, x9
LBB3_17:
	stp	q19, q18, [x20, #-16]
	add	x20, x20, #96
	subs	x21, x21, #1
	b.ne	LBB3_17
	cbnz	x12, LBB3_25
	b	LBB3_3
LBB3_19:
	fmul.4s	v20, v19, v2[0]
	fmul.4s	v21, v18, v2[0]
	fmul.4s	v19, v20, v2[0]
	fmul.4s	v18, v21, v2[0]
	cbz	x12, LBB3_3
LBB3_20:
	mov	x20, #0
	fmul.4s	v18, v18, v1[0]
	fmul.4s	v19, v19, v1[0]
	fmul.4s	v20, v20, v1[0]
	mov	x21, x17
	mov	x23, x6
	fmul.4s	v21, v21, v1[0]
	b	LBB3_22
LBB3_21:
	fsub.4s	v22, v22, v26
	fadd.4s	v7, v7, v22
	fsub.4s	v22, v23, v27
	fadd.4s	v16, v16, v22
	fsub.4s	v22, v24, v30
	fadd.4s	v20, v20, v22
	fsub.4s	v22, v25, v31
	fadd.4s	v21, v21, v22
	fsub.4s	v22, v28, v8
	fadd.4s	v19, v19, v22
	fsub.4s	v22, v29, v9
	fadd.4s	v18, v18, v22
	add	x20, x20, #1
	add	x21, x21, #128
	mov	x23, x22
	cmp	x12, x20
	b.eq	LBB3_3
LBB3_22:
	add	x22, x23, #96
	cmp	x22, x11
	csel	x22, x6, x22, eq
	cmp	x20, x1
	csel	x24, x20, x13, lo
	add	x24, x19, x24, lsl #8
	ldp	d22, d23, [x24]
	ushll.4s	v22, v22, #0
	ucvtf.4s	v22, v22
	ushll.4s	v23, v23, #0
	ucvtf.4s	v23, v23
	ldp	q24, q25, [x23]
	fadd.4s	v26, v24, v22
	mov.16b	v24, v7
	fmla.4s	v24, v26, v0[0]
	str	q22, [x23]
	ldr	q26, [x22]
	fadd.4s	v27, v25, v23
	mov.16b	v25, v16
	fmla.4s	v25, v27, v0[0]
	str	q23, [x23, #16]
	ldr	q27, [x22, #16]
	ldp	q28, q29, [x23, #32]
	fadd.4s	v30, v24, v28
	mov.16b	v28, v20
	fmla.4s	v28, v30, v0[0]
	str	q24, [x23, #32]
	ldr	q30, [x22, #32]
	fadd.4s	v31, v25, v29
	mov.16b	v29, v21
	fmla.4s	v29, v31, v0[0]
	str	q25, [x23, #48]
	ldr	q31, [x22, #48]
	ldp	q10, q11, [x23, #64]
	str	q28, [x23, #64]
	ldr	q8, [x22, #64]
	str	q29, [x23, #80]
	ldr	q9, [x22, #80]
	cmp	x20, x10
	b.lo	LBB3_21
	fadd.4s	v11, v29, v11
	mov.16b	v12, v18
	fmla.4s	v12, v11, v0[0]
	fadd.4s	v10, v28, v10
	mov.16b	v11, v19
	fmla.4s	v11, v10, v0[0]
	fmul.4s	v10, v11, v3[0]
	fmul.4s	v11, v12, v3[0]
	fmaxnm.4s	v10, v10, v4
	fmaxnm.4s	v11, v11, v4
	fmul.4s	v10, v10, v17
	dup.4s	v12, v10[3]
	fmov	s13, w5
	fdiv.4s	v14, v13, v12
	dup.4s	v14, v14[0]
	ext.16b	v14, v14, v15, #4
	fmul.4s	v10, v10, v14
	fcmgt.4s	v12, v6, v12
	bic.16b	v10, v10, v12
	dup.4s	v12, w5
	fcmgt.4s	v14, v12, v10
	fadd.4s	v10, v10, v5
	and.16b	v10, v10, v14
	orn.16b	v10, v10, v14
	xtn.4h	v10, v10
	uzp1.8b	v10, v10, v0
	fmul.4s	v11, v11, v17
	dup.4s	v14, v11[3]
	fdiv.4s	v13, v13, v14
	dup.4s	v13, v13[0]
	ext.16b	v13, v13, v15, #4
	fmul.4s	v11, v11, v13
	fcmgt.4s	v13, v6, v14
	bic.16b	v11, v11, v13
	fcmgt.4s	v12, v12, v11
	fadd.4s	v11, v11, v5
	and.16b	v11, v11, v12
	orn.16b	v11, v11, v12
	xtn.4h	v11, v11
	uzp1.8b	v11, v11, v0
	mov.s	v10[1], v11[0]
	str	d10, [x21]
	b	LBB3_21
LBB3_24:
	fmul.4s	v20, v19, v2[0]
	fmul.4s	v21, v18, v2[0]
	fmul.4s	v19, v20, v2[0]
	fmul.4s	v18, v21, v2[0]
	cbz	x12, LBB3_3
LBB3_25:
	mov	x20, #0
	fmul.4s	v18, v18, v1[0]
	fmul.4s	v19, v19, v1[0]
	fmul.4s	v20, v20, v1[0]
	mov	x21, x17
	mov	x23, x6
	fmul.4s	v21, v21, v1[0]
	b	LBB3_27
LBB3_26:
	fsub.4s	v22, v22, v26
	fadd.4s	v7, v7, v22
	fsub.4s	v22, v23, v27
	fadd.4s	v16, v16, v22
	fsub.4s	v22, v24, v30
	fadd.4s	v20, v20, v22
	fsub.4s	v22, v25, v31
	fadd.4s	v21, v21, v22
	fsub.4s	v22, v28, v8
	fadd.4s	v19, v19, v22
	fsub.4s	v22, v29, v9
	fadd.4s	v18, v18, v22
	add	x20, x20, #1
	add	x21, x21, #128
	mov	x23, x22
	cmp	x12, x20
	b.eq	LBB3_3
LBB3_27:
	add	x22, x23, #96
	cmp	x22, x11
	csel	x22, x6, x22, eq
	cmp	x20, x1
	csel	x24, x20, x13, lo
	add	x24, x19, x24, lsl #8
	ldp	d22, d23, [x24]
	ushll.4s	v22, v22, #0
	ucvtf.4s	v22, v22
	ushll.4s	v23, v23, #0
	ucvtf.4s	v23, v23
	ldp	q24, q25, [x23]
	fadd.4s	v26, v24, v22
	mov.16b	v24, v7
	fmla.4s	v24, v26, v0[0]
	str	q22, [x23]
	ldr	q26, [x22]
	fadd.4s	v27, v25, v23
	mov.16b	v25, v16
	fmla.4s	v25, v27, v0[0]
	str	q23, [x23, #16]
	ldr	q27, [x22, #16]
	ldp	q28, q29, [x23, #32]
	fadd.4s	v30, v24, v28
	mov.16b	v28, v20
	fmla.4s	v28, v30, v0[0]
	str	q24, [x23, #32]
	ldr	q30, [x22, #32]
	fadd.4s	v31, v25, v29
	mov.16b	v29, v21
	fmla.4s	v29, v31, v0[0]
	str	q25, [x23, #48]
	ldr	q31, [x22, #48]
	ldp	q10, q11, [x23, #64]
	str	q28, [x23, #64]
	ldr	q8, [x22, #64]
	str	q29, [x23, #80]
	ldr	q9, [x22, #80]
	cmp	x20, x10
	b.lo	LBB3_26
	fadd.4s	v11, v29, v11
	mov.16b	v12, v18
	fmla.4s	v12, v11, v0[0]
	fadd.4s	v10, v28, v10
	mov.16b	v11, v19
	fmla.4s	v11, v10, v0[0]
	fmul.4s	v10, v11, v3[0]
	fmul.4s	v11, v12, v3[0]
	fmaxnm.4s	v10, v10, v4
	fmaxnm.4s	v11, v11, v4
	movi.4s	v12, #75, lsl #24
	fmla.4s	v12, v17, v10
	xtn.4h	v10, v12
	uzp1.8b	v10, v10, v0
	movi.4s	v12, #75, lsl #24
	fmla.4s	v12, v17, v11
	xtn.4h	v11, v12
	uzp1.8b	v11, v11, v0
	mov.s	v10[1], v11[0]
	str	d10, [x21]
	b	LBB3_26
LBB3_29:
	mov	w8, #-16777216
	cmp	w3, #0
	csel	w8, w8, wzr, eq
	cbz	x1, LBB3_47
	mov	x9, #0
	ldp	x10, x11, [sp, #112]
	sub	x12, x1, #1
	madd	x12, x11, x12, x2
	add	x12, x10, x12, lsl #2
	add	x13, x7, x1, lsl #7
	add	x13, x13, x2, lsl #2
	sub	x13, x13, #128
	cmp	x10, x13
	ccmp	x7, x12, #2, lo
	ubfx	x12, x11, #61, #1
	csinc	w12, w12, wzr, hs
	and	x13, x2, #0xfffffffffffffff0
	dup.4s	v0, w8
	and	x14, x2, #0xc
	and	x15, x2, #0xfffffffffffffffc
	add	x16, x7, #32
	add	x17, x10, #32
	lsl	x0, x11, #2
	neg	x3, x15
	mov	x4, x10
	b	LBB3_32
LBB3_31:
	add	x9, x9, #1
	add	x16, x16, #128
	add	x17, x17, x0
	add	x4, x4, x0
	add	x7, x7, #128
	cmp	x9, x1
	b.eq	LBB3_47
LBB3_32:
	add	x5, x9, #8
	cmp	x5, x1
	b.hs	LBB3_34
	mul	x5, x5, x11
	add	x5, x10, x5, lsl #2
	prfm	pstl1keep, [x5]
	add	x5, x5, x2, lsl #2
	prfum	pstl1keep, [x5, #-4]
LBB3_34:
	cbz	x2, LBB3_31
	cmp	x2, #4
	cset	w5, lo
	orr	w5, w5, w12
	tbz	w5, #0, LBB3_37
	mov	x5, #0
	b	LBB3_46
LBB3_37:
	cmp	x2, #16
	b.hs	LBB3_39
	mov	x6, #0
	b	LBB3_43
LBB3_39:
	mov	x5, x17
	mov	x6, x16
	mov	x19, x13
LBB3_40:
	ldp	q1, q2, [x6, #-32]
	ldp	q3, q4, [x6], #64
	orr.16b	v1, v1, v0
	orr.16b	v2, v2, v0
	orr.16b	v3, v3, v0
	orr.16b	v4, v4, v0
	stp	q1, q2, [x5, #-32]
	stp	q3, q4, [x5], #64
	subs	x19, x19, #16
	b.ne	LBB3_40
	cmp	x2, x13
	b.eq	LBB3_31
	mov	x6, x13
	mov	x5, x13
	cbz	x14, LBB3_46
LBB3_43:
	add	x5, x3, x6
	lsl	x19, x6, #2
	add	x6, x4, x19
	add	x19, x7, x19
LBB3_44:
	ldr	q1, [x19], #16
	orr.16b	v1, v1, v0
	str	q1, [x6], #16
	adds	x5, x5, #4
	b.ne	LBB3_44
	mov	x5, x15
	cmp	x2, x15
	b.eq	LBB3_31
LBB3_46:
	ldr	w6, [x7, x5, lsl #2]
	orr	w6, w6, w8
	str	w6, [x4, x5, lsl #2]
	add	x5, x5, #1
	cmp	x2, x5
	b.ne	LBB3_46
	b	LBB3_31
LBB3_47:
	ldp	x20, x19, [sp, #96]
	ldp	x22, x21, [sp, #80]
	ldp	x24, x23, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	ldp	d15, d14, [sp], #112
	ret
	.section	__TEXT,__cstring,cstring_literals
l_.str:
	.asciz	"neon"
	.section	__DATA,__const
	.globl	_cpixels_effects_neon
	.p2align	3, 0x0
_cpixels_effects_neon:
	.quad	l_.str
	.quad	_adjust
	.quad	_blend
	.quad	_blur_rows
	.quad	_blur_columns
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
