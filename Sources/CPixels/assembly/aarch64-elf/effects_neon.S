// Made by scripts/make-kernels.sh from effects_neon.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.text
	.p2align	2
	.type	adjust,@function
adjust:
	sub	sp, sp, #32
	str	x19, [sp, #16]
	cbz	x1, .LBB0_11
	cbz	x4, .LBB0_21
	add	x9, x2, #8
	add	x10, x2, #16
	add	x11, x2, #12
	ld1r	{ v0.4s }, [x9]
	add	x9, x2, #20
	ld1r	{ v2.4s }, [x10]
	ld1r	{ v3.4s }, [x9]
	mov	w9, #46032
	mov	w10, #5977
	movk	w9, #15961, lsl #16
	ld1r	{ v1.4s }, [x11]
	movk	w10, #16183, lsl #16
	dup	v4.4s, w9
	mov	w9, #56728
	mov	w11, #255
	dup	v5.4s, w10
	movk	w9, #15763, lsl #16
	movi	v6.2d, #0000000000000000
	mov	w10, #1132396544
	movi	v7.4s, #75, lsl #24
	movk	w11, #19200, lsl #16
	movi	v16.2d, #0x0000ff000000ff
	movi	v17.2d, #0x00ff000000ff00
	dup	v18.4s, w9
	dup	v19.4s, w10
	dup	v20.4s, w11
	mov	x8, xzr
	ldp	s22, s21, [x2]
	mov	x9, sp
	mov	x10, x3
	mov	x11, x0
	mov	x12, x4
	b	.LBB0_4
.LBB0_3:
	add	x8, x8, #4
	sub	x12, x12, #4
	add	x11, x11, #16
	cmp	x8, x4
	add	x10, x10, #16
	b.hs	.LBB0_21
.LBB0_4:
	cmp	x12, #1
	sub	x14, x4, x8
	stp	xzr, xzr, [sp]
	csinc	x13, x12, xzr, hi
	cmp	x14, #3
	b.hi	.LBB0_7
	mov	x16, xzr
.LBB0_6:
	ldr	w17, [x11, x16, lsl #2]
	mov	x15, sp
	str	w17, [x15, x16, lsl #2]
	add	x16, x16, #1
	cmp	x13, x16
	b.ne	.LBB0_6
	b	.LBB0_8
.LBB0_7:
	add	x15, x0, x8, lsl #2
.LBB0_8:
	ldp	w16, w17, [x15]
	ldp	w18, w6, [x15, #8]
	cmp	x14, #4
	ubfx	x2, x16, #8, #8
	lsr	x5, x17, #8
	add	x7, x1, w17, uxtb #2
	lsr	x19, x6, #8
	lsr	x17, x17, #16
	add	x5, x1, w5, uxtb #2
	ldr	s23, [x1, x2, lsl #2]
	lsr	x2, x18, #8
	add	x17, x1, w17, uxtb #2
	ld1	{ v23.s }[1], [x5]
	and	x5, x16, #0xff
	add	x2, x1, w2, uxtb #2
	ldr	s24, [x1, x5, lsl #2]
	ubfx	x16, x16, #16, #8
	add	x5, x1, w18, uxtb #2
	ld1	{ v23.s }[2], [x2]
	add	x2, x1, w19, uxtb #2
	ld1	{ v24.s }[1], [x7]
	ldr	s25, [x1, x16, lsl #2]
	lsr	x16, x18, #16
	add	x18, x1, w6, uxtb #2
	ld1	{ v23.s }[3], [x2]
	ld1	{ v24.s }[2], [x5]
	ld1	{ v25.s }[1], [x17]
	add	x16, x1, w16, uxtb #2
	lsr	x17, x6, #16
	fmul	v26.4s, v23.4s, v5.4s
	ld1	{ v24.s }[3], [x18]
	ld1	{ v25.s }[2], [x16]
	add	x16, x1, w17, uxtb #2
	ld1	{ v25.s }[3], [x16]
	fmla	v26.4s, v4.4s, v24.4s
	fmla	v26.4s, v18.4s, v25.4s
	fmul	v26.4s, v26.4s, v21.s[0]
	fadd	v27.4s, v0.4s, v26.4s
	fadd	v28.4s, v1.4s, v26.4s
	fadd	v26.4s, v2.4s, v26.4s
	fmla	v27.4s, v24.4s, v22.s[0]
	fmla	v28.4s, v23.4s, v22.s[0]
	ldr	q24, [x15]
	fmla	v26.4s, v25.4s, v22.s[0]
	add	x15, x3, x8, lsl #2
	ushr	v24.4s, v24.4s, #24
	csel	x15, x9, x15, lo
	cmp	x14, #3
	fmaxnm	v23.4s, v27.4s, v6.4s
	fmaxnm	v25.4s, v28.4s, v6.4s
	fmaxnm	v26.4s, v26.4s, v6.4s
	orr	v24.4s, #128, lsl #16
	fcmgt	v27.4s, v19.4s, v23.4s
	fadd	v23.4s, v23.4s, v7.4s
	fcmgt	v28.4s, v19.4s, v25.4s
	fcmgt	v29.4s, v19.4s, v26.4s
	fadd	v25.4s, v25.4s, v7.4s
	fadd	v26.4s, v26.4s, v7.4s
	ucvtf	v24.4s, v24.4s
	and	v23.16b, v23.16b, v27.16b
	bif	v25.16b, v20.16b, v28.16b
	bif	v26.16b, v20.16b, v29.16b
	shl	v24.4s, v24.4s, #24
	orn	v23.16b, v23.16b, v27.16b
	shl	v25.4s, v25.4s, #8
	shl	v26.4s, v26.4s, #16
	and	v23.16b, v23.16b, v16.16b
	and	v25.16b, v25.16b, v17.16b
	bic	v26.4s, #255, lsl #24
	orr	v23.16b, v23.16b, v24.16b
	orr	v24.16b, v25.16b, v26.16b
	orr	v23.16b, v23.16b, v3.16b
	orr	v23.16b, v23.16b, v24.16b
	str	q23, [x15]
	b.hi	.LBB0_3
	mov	x14, sp
	mov	x15, x10
.LBB0_10:
	ldr	w16, [x14], #4
	subs	x13, x13, #1
	str	w16, [x15], #4
	b.ne	.LBB0_10
	b	.LBB0_3
.LBB0_11:
	cbz	x4, .LBB0_21
	add	x9, x2, #8
	add	x10, x2, #16
	add	x11, x2, #12
	ld1r	{ v0.4s }, [x9]
	add	x9, x2, #20
	ld1r	{ v2.4s }, [x10]
	ld1r	{ v3.4s }, [x9]
	mov	w9, #46032
	mov	w10, #5977
	movk	w9, #15961, lsl #16
	ld1r	{ v1.4s }, [x11]
	movk	w10, #16183, lsl #16
	dup	v5.4s, w9
	mov	w9, #56728
	mov	w11, #255
	movi	v4.2d, #0x0000ff000000ff
	dup	v6.4s, w10
	movk	w9, #15763, lsl #16
	movi	v7.2d, #0000000000000000
	mov	w10, #1132396544
	movi	v16.4s, #75, lsl #24
	movk	w11, #19200, lsl #16
	movi	v17.2d, #0x00ff000000ff00
	dup	v18.4s, w9
	dup	v19.4s, w10
	dup	v20.4s, w11
	mov	x8, xzr
	ldp	s22, s21, [x2]
	mov	x9, sp
	mov	x10, x3
	mov	x11, x0
	mov	x12, x4
	b	.LBB0_14
.LBB0_13:
	add	x8, x8, #4
	sub	x12, x12, #4
	add	x11, x11, #16
	cmp	x8, x4
	add	x10, x10, #16
	b.hs	.LBB0_21
.LBB0_14:
	cmp	x12, #1
	sub	x14, x4, x8
	stp	xzr, xzr, [sp]
	csinc	x13, x12, xzr, hi
	cmp	x14, #3
	b.hi	.LBB0_17
	mov	x16, xzr
.LBB0_16:
	ldr	w17, [x11, x16, lsl #2]
	mov	x15, sp
	str	w17, [x15, x16, lsl #2]
	add	x16, x16, #1
	cmp	x13, x16
	b.ne	.LBB0_16
	b	.LBB0_18
.LBB0_17:
	add	x15, x0, x8, lsl #2
.LBB0_18:
	ldr	q23, [x15]
	add	x15, x3, x8, lsl #2
	cmp	x14, #4
	ushr	v24.4s, v23.4s, #8
	and	v25.16b, v23.16b, v4.16b
	ushr	v26.4s, v23.4s, #16
	ushr	v23.4s, v23.4s, #24
	csel	x15, x9, x15, lo
	cmp	x14, #3
	and	v24.16b, v24.16b, v4.16b
	ucvtf	v25.4s, v25.4s
	bic	v26.4s, #255, lsl #8
	orr	v23.4s, #128, lsl #16
	ucvtf	v24.4s, v24.4s
	ucvtf	v26.4s, v26.4s
	ucvtf	v23.4s, v23.4s
	fmul	v27.4s, v24.4s, v6.4s
	shl	v23.4s, v23.4s, #24
	fmla	v27.4s, v5.4s, v25.4s
	fmla	v27.4s, v18.4s, v26.4s
	fmul	v27.4s, v27.4s, v21.s[0]
	fadd	v28.4s, v0.4s, v27.4s
	fadd	v29.4s, v1.4s, v27.4s
	fadd	v27.4s, v2.4s, v27.4s
	fmla	v28.4s, v25.4s, v22.s[0]
	fmla	v29.4s, v24.4s, v22.s[0]
	fmla	v27.4s, v26.4s, v22.s[0]
	fmaxnm	v24.4s, v28.4s, v7.4s
	fmaxnm	v25.4s, v29.4s, v7.4s
	fmaxnm	v26.4s, v27.4s, v7.4s
	fcmgt	v27.4s, v19.4s, v24.4s
	fadd	v24.4s, v24.4s, v16.4s
	fcmgt	v28.4s, v19.4s, v25.4s
	fcmgt	v29.4s, v19.4s, v26.4s
	fadd	v25.4s, v25.4s, v16.4s
	fadd	v26.4s, v26.4s, v16.4s
	and	v24.16b, v24.16b, v27.16b
	bif	v25.16b, v20.16b, v28.16b
	bif	v26.16b, v20.16b, v29.16b
	orn	v24.16b, v24.16b, v27.16b
	shl	v25.4s, v25.4s, #8
	shl	v26.4s, v26.4s, #16
	and	v24.16b, v24.16b, v4.16b
	and	v25.16b, v25.16b, v17.16b
	bic	v26.4s, #255, lsl #24
	orr	v23.16b, v24.16b, v23.16b
	orr	v24.16b, v25.16b, v26.16b
	orr	v23.16b, v23.16b, v3.16b
	orr	v23.16b, v23.16b, v24.16b
	str	q23, [x15]
	b.hi	.LBB0_13
	mov	x14, sp
	mov	x15, x10
.LBB0_20:
	ldr	w16, [x14], #4
	subs	x13, x13, #1
	str	w16, [x15], #4
	b.ne	.LBB0_20
	b	.LBB0_13
.LBB0_21:
	ldr	x19, [sp, #16]
	add	sp, sp, #32
	ret
.Lfunc_end0:
	.size	adjust, .Lfunc_end0-adjust
	.p2align	2
	.type	blend,@function
blend:
	sub	sp, sp, #112
	cmp	w0, #27
	stp	d15, d14, [sp, #48]
	stp	d13, d12, [sp, #64]
	stp	d11, d10, [sp, #80]
	stp	d9, d8, [sp, #96]
	b.hi	.LBB1_364
	mov	w8, w0
	adrp	x9, .LJTI1_0
	add	x9, x9, :lo12:.LJTI1_0
	adr	x10, .LBB1_2
	ldrh	w11, [x9, x8, lsl #1]
	add	x10, x10, x11, lsl #2
	br	x10
.LBB1_2:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_5
.LBB1_4:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_5:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_11
	mov	x17, xzr
.LBB1_7:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_7
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_9:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_9
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_12
.LBB1_11:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_12:
	ldr	q17, [x18]
	ldr	q19, [x0]
	cmp	x16, #3
	ushr	v18.4s, v17.4s, #24
	ushr	v20.4s, v19.4s, #24
	ushr	v22.4s, v19.4s, #16
	ushr	v24.4s, v17.4s, #8
	ushr	v25.4s, v17.4s, #16
	and	v17.16b, v17.16b, v3.16b
	ucvtf	v18.4s, v18.4s
	ucvtf	v20.4s, v20.4s
	bic	v22.4s, #255, lsl #8
	and	v24.16b, v24.16b, v3.16b
	bic	v25.4s, #255, lsl #8
	ucvtf	v17.4s, v17.4s
	ucvtf	v22.4s, v22.4s
	fmul	v18.4s, v18.4s, v0.s[0]
	fmul	v20.4s, v20.4s, v2.4s
	ucvtf	v24.4s, v24.4s
	ucvtf	v25.4s, v25.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v22.4s, v22.4s, v2.4s
	fsub	v21.4s, v4.4s, v18.4s
	fmul	v24.4s, v24.4s, v2.4s
	fmul	v20.4s, v20.4s, v21.4s
	ushr	v21.4s, v19.4s, #8
	and	v19.16b, v19.16b, v3.16b
	and	v21.16b, v21.16b, v3.16b
	ucvtf	v19.4s, v19.4s
	fadd	v23.4s, v18.4s, v20.4s
	ucvtf	v21.4s, v21.4s
	fmul	v19.4s, v19.4s, v2.4s
	fadd	v26.4s, v23.4s, v7.4s
	fmul	v21.4s, v21.4s, v2.4s
	fmul	v19.4s, v19.4s, v20.4s
	fdiv	v26.4s, v16.4s, v26.4s
	fmul	v21.4s, v20.4s, v21.4s
	fmul	v20.4s, v20.4s, v22.4s
	fmul	v22.4s, v25.4s, v2.4s
	fmla	v19.4s, v17.4s, v18.4s
	movi	v17.4s, #75, lsl #24
	fmla	v21.4s, v24.4s, v18.4s
	movi	v24.4s, #75, lsl #24
	fmla	v20.4s, v22.4s, v18.4s
	movi	v18.4s, #75, lsl #24
	movi	v22.4s, #75, lsl #24
	fmla	v24.4s, v16.4s, v23.4s
	fmla	v17.4s, v26.4s, v19.4s
	fmla	v18.4s, v26.4s, v21.4s
	fmla	v22.4s, v26.4s, v20.4s
	shl	v20.4s, v24.4s, #24
	and	v17.16b, v17.16b, v3.16b
	shl	v18.4s, v18.4s, #8
	shl	v19.4s, v22.4s, #16
	and	v18.16b, v18.16b, v5.16b
	orr	v17.16b, v17.16b, v20.16b
	bic	v19.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v18.16b
	orr	v18.16b, v19.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_4
	mov	x16, x11
.LBB1_14:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_14
	b	.LBB1_4
.LBB1_15:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_18
.LBB1_17:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_18:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_24
	mov	x17, xzr
.LBB1_20:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_20
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_22:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_22
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_25
.LBB1_24:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_25:
	ldr	q17, [x18]
	ldr	q18, [x0]
	cmp	x16, #3
	ushr	v19.4s, v17.4s, #24
	ushr	v20.4s, v18.4s, #24
	ushr	v21.4s, v18.4s, #8
	ushr	v22.4s, v18.4s, #16
	and	v18.16b, v18.16b, v3.16b
	ushr	v24.4s, v17.4s, #16
	ushr	v23.4s, v17.4s, #8
	and	v17.16b, v17.16b, v3.16b
	ucvtf	v19.4s, v19.4s
	ucvtf	v20.4s, v20.4s
	and	v21.16b, v21.16b, v3.16b
	bic	v22.4s, #255, lsl #8
	ucvtf	v18.4s, v18.4s
	bic	v24.4s, #255, lsl #8
	and	v23.16b, v23.16b, v3.16b
	ucvtf	v17.4s, v17.4s
	ucvtf	v21.4s, v21.4s
	fmul	v19.4s, v19.4s, v0.s[0]
	fmul	v20.4s, v20.4s, v2.4s
	ucvtf	v22.4s, v22.4s
	fmul	v18.4s, v18.4s, v2.4s
	ucvtf	v24.4s, v24.4s
	ucvtf	v23.4s, v23.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v21.4s, v21.4s, v2.4s
	fadd	v25.4s, v19.4s, v20.4s
	fmul	v22.4s, v22.4s, v2.4s
	fmul	v18.4s, v20.4s, v18.4s
	fmul	v23.4s, v23.4s, v2.4s
	fmul	v21.4s, v20.4s, v21.4s
	fcmgt	v26.4s, v4.4s, v25.4s
	fmul	v20.4s, v20.4s, v22.4s
	fmul	v22.4s, v24.4s, v2.4s
	fmla	v18.4s, v17.4s, v19.4s
	fmla	v21.4s, v23.4s, v19.4s
	mov	v24.16b, v26.16b
	fmla	v20.4s, v22.4s, v19.4s
	fcmgt	v19.4s, v18.4s, #0.0
	bsl	v24.16b, v25.16b, v4.16b
	fcmgt	v22.4s, v21.4s, #0.0
	movi	v25.4s, #75, lsl #24
	fcmgt	v23.4s, v20.4s, #0.0
	and	v18.16b, v19.16b, v18.16b
	fadd	v17.4s, v24.4s, v7.4s
	and	v19.16b, v22.16b, v21.16b
	and	v20.16b, v23.16b, v20.16b
	fcmgt	v21.4s, v24.4s, v18.4s
	fcmgt	v22.4s, v24.4s, v19.4s
	fdiv	v17.4s, v16.4s, v17.4s
	fcmgt	v23.4s, v24.4s, v20.4s
	bif	v18.16b, v24.16b, v21.16b
	movi	v21.4s, #75, lsl #24
	bif	v19.16b, v24.16b, v22.16b
	movi	v22.4s, #75, lsl #24
	bif	v20.16b, v24.16b, v23.16b
	movi	v23.4s, #75, lsl #24
	fmla	v21.4s, v16.4s, v24.4s
	fmla	v25.4s, v18.4s, v17.4s
	fmla	v22.4s, v19.4s, v17.4s
	fmla	v23.4s, v20.4s, v17.4s
	shl	v20.4s, v21.4s, #24
	and	v17.16b, v25.16b, v3.16b
	shl	v18.4s, v22.4s, #8
	shl	v19.4s, v23.4s, #16
	and	v18.16b, v18.16b, v5.16b
	orr	v17.16b, v17.16b, v20.16b
	bic	v19.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v18.16b
	orr	v18.16b, v19.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_17
	mov	x16, x11
.LBB1_27:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_27
	b	.LBB1_17
.LBB1_28:
	cbz	x4, .LBB1_364
	dup	v0.4s, w5
	add	x9, sp, #16
	mov	x8, xzr
	add	x9, x9, #16
	mov	x10, x3
	mov	x11, x4
	b	.LBB1_32
.LBB1_30:
	add	x12, x3, x8, lsl #2
	str	q0, [x12]
.LBB1_31:
	add	x8, x8, #4
	sub	x11, x11, #4
	add	x1, x1, #16
	cmp	x8, x4
	add	x2, x2, #16
	add	x10, x10, #16
	b.hs	.LBB1_364
.LBB1_32:
	cmp	x11, #1
	sub	x13, x4, x8
	csinc	x12, x11, xzr, hi
	cmp	x13, #3
	b.hi	.LBB1_30
	add	x13, sp, #16
	mov	x14, x12
	mov	x15, x1
.LBB1_34:
	ldr	w16, [x15], #4
	subs	x14, x14, #1
	str	w16, [x13], #4
	b.ne	.LBB1_34
	mov	x13, x12
	mov	x14, x9
	mov	x15, x2
.LBB1_36:
	ldr	w16, [x15], #4
	subs	x13, x13, #1
	str	w16, [x14], #4
	b.ne	.LBB1_36
	mov	x13, x10
	mov	x14, x9
	str	q0, [sp, #32]
.LBB1_38:
	ldr	w15, [x14], #4
	subs	x12, x12, #1
	str	w15, [x13], #4
	b.ne	.LBB1_38
	b	.LBB1_31
.LBB1_39:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	mov	w11, #16992
	movi	v3.2d, #0000000000000000
	movk	w10, #15232, lsl #16
	fmov	v7.4s, #1.00000000
	movk	w11, #3490, lsl #16
	dup	v2.4s, w10
	fmov	s4, w10
	mov	w10, #39322
	movk	w10, #16025, lsl #16
	mov	w12, #1132396544
	movi	v16.2d, #0x00ff000000ff00
	dup	v5.4s, w10
	mov	w10, #2621
	dup	v1.4s, w5
	movk	w10, #16151, lsl #16
	fmul	s0, s0, s4
	movi	v4.2d, #0x0000ff000000ff
	dup	v6.4s, w10
	mov	w10, #18350
	dup	v18.4s, w11
	movk	w10, #15841, lsl #16
	dup	v19.4s, w12
	add	x9, sp, #16
	dup	v17.4s, w10
	mov	x8, xzr
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_42
.LBB1_41:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_42:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q3, q3, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_48
	mov	x17, xzr
.LBB1_44:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_44
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_46:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_46
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_49
.LBB1_48:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_49:
	ldr	q28, [x18]
	ldr	q27, [x0]
	cmp	x16, #3
	ushr	v21.4s, v28.4s, #8
	ushr	v20.4s, v27.4s, #8
	and	v22.16b, v28.16b, v4.16b
	and	v23.16b, v27.16b, v4.16b
	ushr	v24.4s, v28.4s, #16
	ushr	v25.4s, v27.4s, #16
	ushr	v28.4s, v28.4s, #24
	ushr	v27.4s, v27.4s, #24
	and	v21.16b, v21.16b, v4.16b
	and	v20.16b, v20.16b, v4.16b
	ucvtf	v22.4s, v22.4s
	ucvtf	v26.4s, v23.4s
	bic	v24.4s, #255, lsl #8
	bic	v25.4s, #255, lsl #8
	ucvtf	v28.4s, v28.4s
	ucvtf	v27.4s, v27.4s
	ucvtf	v21.4s, v21.4s
	ucvtf	v20.4s, v20.4s
	fmul	v23.4s, v22.4s, v2.4s
	ucvtf	v24.4s, v24.4s
	ucvtf	v29.4s, v25.4s
	fmul	v28.4s, v28.4s, v0.s[0]
	fmul	v27.4s, v27.4s, v2.4s
	fmul	v22.4s, v21.4s, v2.4s
	fmul	v20.4s, v20.4s, v2.4s
	fmul	v21.4s, v26.4s, v2.4s
	fmul	v26.4s, v24.4s, v2.4s
	fmul	v24.4s, v29.4s, v2.4s
	fcmgt	v31.4s, v22.4s, v23.4s
	fcmgt	v8.4s, v23.4s, v22.4s
	fmul	v25.4s, v20.4s, v6.4s
	fmul	v30.4s, v22.4s, v6.4s
	mov	v29.16b, v31.16b
	mov	v31.16b, v8.16b
	fmla	v25.4s, v5.4s, v21.4s
	fmla	v30.4s, v5.4s, v23.4s
	bsl	v29.16b, v23.16b, v22.16b
	bsl	v31.16b, v23.16b, v22.16b
	fmla	v25.4s, v17.4s, v24.4s
	fmla	v30.4s, v17.4s, v26.4s
	fcmgt	v8.4s, v26.4s, v29.4s
	fcmgt	v9.4s, v31.4s, v26.4s
	fsub	v10.4s, v7.4s, v25.4s
	fsub	v30.4s, v25.4s, v30.4s
	bif	v29.16b, v26.16b, v8.16b
	bif	v31.16b, v26.16b, v9.16b
	fadd	v29.4s, v29.4s, v30.4s
	fadd	v31.4s, v31.4s, v30.4s
	fsub	v30.4s, v30.4s, v25.4s
	fcmlt	v8.4s, v29.4s, #0.0
	fsub	v29.4s, v25.4s, v29.4s
	fsub	v9.4s, v31.4s, v25.4s
	fcmgt	v31.4s, v31.4s, v7.4s
	bif	v29.16b, v9.16b, v8.16b
	mov	v9.16b, v8.16b
	mvn	v8.16b, v8.16b
	bsl	v9.16b, v25.16b, v10.16b
	bic	v31.16b, v8.16b, v31.16b
	fadd	v29.4s, v29.4s, v18.4s
	fdiv	v29.4s, v9.4s, v29.4s
	fsub	v9.4s, v7.4s, v28.4s
	fmul	v8.4s, v9.4s, v27.4s
	bit	v29.16b, v7.16b, v31.16b
	fadd	v31.4s, v28.4s, v8.4s
	fmla	v25.4s, v29.4s, v30.4s
	fadd	v9.4s, v31.4s, v18.4s
	fsub	v30.4s, v7.4s, v27.4s
	fmul	v27.4s, v28.4s, v27.4s
	mov	v10.16b, v25.16b
	mov	v11.16b, v25.16b
	fmla	v25.4s, v29.4s, v26.4s
	fmul	v28.4s, v28.4s, v30.4s
	fmla	v10.4s, v29.4s, v23.4s
	fmla	v11.4s, v29.4s, v22.4s
	fdiv	v29.4s, v19.4s, v9.4s
	fmul	v25.4s, v27.4s, v25.4s
	fmul	v30.4s, v27.4s, v10.4s
	fmul	v27.4s, v27.4s, v11.4s
	fmla	v25.4s, v28.4s, v26.4s
	movi	v26.4s, #75, lsl #24
	fmla	v30.4s, v28.4s, v23.4s
	fmla	v27.4s, v28.4s, v22.4s
	movi	v22.4s, #75, lsl #24
	movi	v23.4s, #75, lsl #24
	fmla	v25.4s, v24.4s, v8.4s
	fmla	v26.4s, v19.4s, v31.4s
	fmla	v30.4s, v8.4s, v21.4s
	movi	v21.4s, #75, lsl #24
	fmla	v27.4s, v20.4s, v8.4s
	fmla	v22.4s, v30.4s, v29.4s
	fmla	v21.4s, v25.4s, v29.4s
	fmla	v23.4s, v27.4s, v29.4s
	and	v20.16b, v22.16b, v4.16b
	shl	v21.4s, v21.4s, #16
	shl	v22.4s, v23.4s, #8
	shl	v23.4s, v26.4s, #24
	bic	v21.4s, #255, lsl #24
	and	v22.16b, v22.16b, v16.16b
	orr	v20.16b, v20.16b, v23.16b
	orr	v21.16b, v21.16b, v1.16b
	orr	v20.16b, v20.16b, v22.16b
	orr	v20.16b, v20.16b, v21.16b
	str	q20, [x17]
	b.hi	.LBB1_41
	mov	x16, x11
.LBB1_51:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_51
	b	.LBB1_41
.LBB1_52:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_55
.LBB1_54:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_55:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_61
	mov	x17, xzr
.LBB1_57:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_57
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_59:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_59
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_62
.LBB1_61:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_62:
	ldr	q18, [x18]
	ldr	q19, [x0]
	cmp	x16, #3
	ushr	v17.4s, v18.4s, #24
	ushr	v20.4s, v19.4s, #24
	ushr	v21.4s, v18.4s, #8
	ushr	v22.4s, v18.4s, #16
	ushr	v23.4s, v19.4s, #8
	ushr	v24.4s, v19.4s, #16
	and	v18.16b, v18.16b, v3.16b
	and	v19.16b, v19.16b, v3.16b
	ucvtf	v17.4s, v17.4s
	ucvtf	v20.4s, v20.4s
	and	v21.16b, v21.16b, v3.16b
	and	v23.16b, v23.16b, v3.16b
	bic	v22.4s, #255, lsl #8
	bic	v24.4s, #255, lsl #8
	ucvtf	v18.4s, v18.4s
	ucvtf	v19.4s, v19.4s
	ucvtf	v21.4s, v21.4s
	fmul	v17.4s, v17.4s, v0.s[0]
	fmul	v20.4s, v20.4s, v2.4s
	ucvtf	v23.4s, v23.4s
	ucvtf	v22.4s, v22.4s
	ucvtf	v24.4s, v24.4s
	fmul	v18.4s, v18.4s, v2.4s
	fmul	v19.4s, v19.4s, v2.4s
	fmul	v21.4s, v21.4s, v2.4s
	fsub	v25.4s, v4.4s, v17.4s
	fmul	v23.4s, v23.4s, v2.4s
	fmul	v22.4s, v22.4s, v2.4s
	fmul	v24.4s, v24.4s, v2.4s
	fadd	v27.4s, v18.4s, v19.4s
	fadd	v28.4s, v18.4s, v18.4s
	fadd	v30.4s, v21.4s, v21.4s
	fmul	v25.4s, v25.4s, v20.4s
	fadd	v29.4s, v21.4s, v23.4s
	fadd	v31.4s, v22.4s, v24.4s
	fadd	v8.4s, v22.4s, v22.4s
	fmls	v27.4s, v19.4s, v28.4s
	fsub	v28.4s, v4.4s, v20.4s
	fmul	v20.4s, v17.4s, v20.4s
	fadd	v26.4s, v17.4s, v25.4s
	fmls	v29.4s, v23.4s, v30.4s
	fmls	v31.4s, v24.4s, v8.4s
	fmul	v17.4s, v17.4s, v28.4s
	fmul	v27.4s, v20.4s, v27.4s
	fadd	v9.4s, v26.4s, v7.4s
	fmul	v28.4s, v20.4s, v29.4s
	fmul	v20.4s, v20.4s, v31.4s
	fmla	v27.4s, v17.4s, v18.4s
	movi	v18.4s, #75, lsl #24
	fdiv	v30.4s, v16.4s, v9.4s
	fmla	v28.4s, v17.4s, v21.4s
	movi	v21.4s, #75, lsl #24
	fmla	v20.4s, v17.4s, v22.4s
	movi	v17.4s, #75, lsl #24
	fmla	v27.4s, v25.4s, v19.4s
	movi	v19.4s, #75, lsl #24
	fmla	v28.4s, v23.4s, v25.4s
	fmla	v21.4s, v16.4s, v26.4s
	fmla	v20.4s, v24.4s, v25.4s
	fmla	v17.4s, v27.4s, v30.4s
	fmla	v18.4s, v28.4s, v30.4s
	fmla	v19.4s, v20.4s, v30.4s
	shl	v20.4s, v21.4s, #24
	and	v17.16b, v17.16b, v3.16b
	shl	v18.4s, v18.4s, #8
	shl	v19.4s, v19.4s, #16
	and	v18.16b, v18.16b, v5.16b
	orr	v17.16b, v17.16b, v20.16b
	bic	v19.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v18.16b
	orr	v18.16b, v19.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_54
	mov	x16, x11
.LBB1_64:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_64
	b	.LBB1_54
.LBB1_65:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_68
.LBB1_67:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_68:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_74
	mov	x17, xzr
.LBB1_70:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_70
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_72:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_72
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_75
.LBB1_74:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_75:
	ldr	q17, [x18]
	ldr	q19, [x0]
	cmp	x16, #3
	ushr	v18.4s, v17.4s, #24
	ushr	v20.4s, v19.4s, #24
	ushr	v21.4s, v17.4s, #8
	ushr	v22.4s, v17.4s, #16
	ushr	v23.4s, v19.4s, #8
	ushr	v24.4s, v19.4s, #16
	and	v17.16b, v17.16b, v3.16b
	and	v19.16b, v19.16b, v3.16b
	ucvtf	v18.4s, v18.4s
	ucvtf	v20.4s, v20.4s
	and	v21.16b, v21.16b, v3.16b
	bic	v22.4s, #255, lsl #8
	and	v23.16b, v23.16b, v3.16b
	bic	v24.4s, #255, lsl #8
	ucvtf	v17.4s, v17.4s
	ucvtf	v19.4s, v19.4s
	ucvtf	v21.4s, v21.4s
	fmul	v18.4s, v18.4s, v0.s[0]
	fmul	v20.4s, v20.4s, v2.4s
	ucvtf	v22.4s, v22.4s
	ucvtf	v23.4s, v23.4s
	ucvtf	v24.4s, v24.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v19.4s, v19.4s, v2.4s
	fmul	v21.4s, v21.4s, v2.4s
	fsub	v25.4s, v4.4s, v18.4s
	fmul	v22.4s, v22.4s, v2.4s
	fsub	v31.4s, v4.4s, v20.4s
	fmul	v23.4s, v23.4s, v2.4s
	fmul	v24.4s, v24.4s, v2.4s
	fcmgt	v27.4s, v19.4s, v17.4s
	fmul	v25.4s, v25.4s, v20.4s
	fmul	v20.4s, v18.4s, v20.4s
	fcmgt	v28.4s, v23.4s, v21.4s
	fcmgt	v29.4s, v24.4s, v22.4s
	bsl	v27.16b, v17.16b, v19.16b
	fadd	v26.4s, v18.4s, v25.4s
	fmul	v18.4s, v18.4s, v31.4s
	bsl	v28.16b, v21.16b, v23.16b
	bsl	v29.16b, v22.16b, v24.16b
	fmul	v27.4s, v20.4s, v27.4s
	fadd	v30.4s, v26.4s, v7.4s
	fmul	v28.4s, v20.4s, v28.4s
	fmul	v20.4s, v20.4s, v29.4s
	fmla	v27.4s, v18.4s, v17.4s
	movi	v17.4s, #75, lsl #24
	fdiv	v30.4s, v16.4s, v30.4s
	fmla	v28.4s, v18.4s, v21.4s
	fmla	v20.4s, v18.4s, v22.4s
	movi	v18.4s, #75, lsl #24
	movi	v21.4s, #75, lsl #24
	fmla	v27.4s, v25.4s, v19.4s
	movi	v19.4s, #75, lsl #24
	fmla	v28.4s, v23.4s, v25.4s
	fmla	v20.4s, v24.4s, v25.4s
	fmla	v21.4s, v16.4s, v26.4s
	fmla	v17.4s, v27.4s, v30.4s
	fmla	v18.4s, v28.4s, v30.4s
	fmla	v19.4s, v20.4s, v30.4s
	shl	v20.4s, v21.4s, #24
	and	v17.16b, v17.16b, v3.16b
	shl	v18.4s, v18.4s, #8
	shl	v19.4s, v19.4s, #16
	and	v18.16b, v18.16b, v5.16b
	orr	v17.16b, v17.16b, v20.16b
	bic	v19.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v18.16b
	orr	v18.16b, v19.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_67
	mov	x16, x11
.LBB1_77:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_77
	b	.LBB1_67
.LBB1_78:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	mov	w11, #18350
	movi	v3.2d, #0000000000000000
	movk	w10, #15232, lsl #16
	movk	w11, #15841, lsl #16
	fmov	v7.4s, #1.00000000
	dup	v2.4s, w10
	fmov	s4, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	mov	w12, #1132396544
	movi	v16.2d, #0x00ff000000ff00
	dup	v5.4s, w10
	mov	w10, #39322
	dup	v1.4s, w5
	movk	w10, #16025, lsl #16
	fmul	s0, s0, s4
	movi	v4.2d, #0x0000ff000000ff
	dup	v6.4s, w10
	mov	w10, #2621
	dup	v18.4s, w11
	movk	w10, #16151, lsl #16
	dup	v19.4s, w12
	add	x9, sp, #16
	dup	v17.4s, w10
	mov	x8, xzr
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_81
.LBB1_80:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_81:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q3, q3, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_87
	mov	x17, xzr
.LBB1_83:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_83
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_85:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_85
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_88
.LBB1_87:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_88:
	ldr	q25, [x18]
	ldr	q27, [x0]
	cmp	x16, #3
	ushr	v20.4s, v25.4s, #8
	ushr	v22.4s, v27.4s, #8
	and	v21.16b, v25.16b, v4.16b
	and	v23.16b, v27.16b, v4.16b
	ushr	v24.4s, v25.4s, #16
	ushr	v29.4s, v27.4s, #16
	ushr	v25.4s, v25.4s, #24
	ushr	v27.4s, v27.4s, #24
	and	v20.16b, v20.16b, v4.16b
	and	v22.16b, v22.16b, v4.16b
	ucvtf	v21.4s, v21.4s
	ucvtf	v26.4s, v23.4s
	bic	v24.4s, #255, lsl #8
	bic	v29.4s, #255, lsl #8
	ucvtf	v25.4s, v25.4s
	ucvtf	v27.4s, v27.4s
	ucvtf	v20.4s, v20.4s
	ucvtf	v28.4s, v22.4s
	fmul	v23.4s, v21.4s, v2.4s
	ucvtf	v24.4s, v24.4s
	ucvtf	v29.4s, v29.4s
	fmul	v21.4s, v26.4s, v2.4s
	fmul	v25.4s, v25.4s, v0.s[0]
	fmul	v27.4s, v27.4s, v2.4s
	fmul	v22.4s, v20.4s, v2.4s
	fmul	v20.4s, v28.4s, v2.4s
	fmul	v26.4s, v24.4s, v2.4s
	fmul	v24.4s, v29.4s, v2.4s
	fcmgt	v28.4s, v22.4s, v23.4s
	fcmgt	v30.4s, v23.4s, v22.4s
	fcmgt	v31.4s, v21.4s, v20.4s
	fcmgt	v8.4s, v20.4s, v21.4s
	bsl	v28.16b, v23.16b, v22.16b
	bsl	v30.16b, v23.16b, v22.16b
	mov	v29.16b, v31.16b
	mov	v31.16b, v8.16b
	bsl	v29.16b, v21.16b, v20.16b
	bsl	v31.16b, v21.16b, v20.16b
	fcmgt	v8.4s, v26.4s, v28.4s
	fcmgt	v9.4s, v30.4s, v26.4s
	fcmgt	v10.4s, v29.4s, v24.4s
	fcmgt	v11.4s, v24.4s, v31.4s
	bsl	v8.16b, v28.16b, v26.16b
	mov	v28.16b, v9.16b
	bsl	v28.16b, v30.16b, v26.16b
	bif	v29.16b, v24.16b, v10.16b
	mov	v30.16b, v11.16b
	bsl	v30.16b, v31.16b, v24.16b
	fsub	v28.4s, v28.4s, v8.4s
	fsub	v29.4s, v29.4s, v30.4s
	fadd	v28.4s, v28.4s, v5.4s
	fdiv	v31.4s, v29.4s, v28.4s
	fsub	v28.4s, v23.4s, v8.4s
	fsub	v29.4s, v22.4s, v8.4s
	fsub	v8.4s, v26.4s, v8.4s
	fmul	v30.4s, v28.4s, v31.4s
	fmul	v29.4s, v29.4s, v31.4s
	fmul	v28.4s, v20.4s, v17.4s
	fmul	v31.4s, v8.4s, v31.4s
	fcmgt	v10.4s, v29.4s, v30.4s
	fcmgt	v11.4s, v30.4s, v29.4s
	fmul	v9.4s, v29.4s, v17.4s
	fmla	v28.4s, v6.4s, v21.4s
	mov	v8.16b, v10.16b
	mov	v10.16b, v11.16b
	fmla	v9.4s, v6.4s, v30.4s
	fmla	v28.4s, v18.4s, v24.4s
	bsl	v8.16b, v30.16b, v29.16b
	bsl	v10.16b, v30.16b, v29.16b
	fmla	v9.4s, v18.4s, v31.4s
	fsub	v13.4s, v7.4s, v28.4s
	fcmgt	v11.4s, v31.4s, v8.4s
	fcmgt	v12.4s, v10.4s, v31.4s
	fsub	v9.4s, v28.4s, v9.4s
	bif	v8.16b, v31.16b, v11.16b
	bif	v10.16b, v31.16b, v12.16b
	fadd	v8.4s, v8.4s, v9.4s
	fadd	v10.4s, v10.4s, v9.4s
	fsub	v9.4s, v9.4s, v28.4s
	fcmlt	v11.4s, v8.4s, #0.0
	fsub	v8.4s, v28.4s, v8.4s
	fsub	v12.4s, v10.4s, v28.4s
	fcmgt	v10.4s, v10.4s, v7.4s
	bif	v8.16b, v12.16b, v11.16b
	mov	v12.16b, v11.16b
	mvn	v11.16b, v11.16b
	bsl	v12.16b, v28.16b, v13.16b
	bic	v10.16b, v11.16b, v10.16b
	fadd	v8.4s, v8.4s, v5.4s
	fdiv	v8.4s, v12.4s, v8.4s
	fsub	v12.4s, v7.4s, v25.4s
	fmul	v11.4s, v12.4s, v27.4s
	bit	v8.16b, v7.16b, v10.16b
	fadd	v10.4s, v25.4s, v11.4s
	fmla	v28.4s, v8.4s, v9.4s
	fadd	v12.4s, v10.4s, v5.4s
	fsub	v9.4s, v7.4s, v27.4s
	fmul	v27.4s, v25.4s, v27.4s
	mov	v13.16b, v28.16b
	mov	v14.16b, v28.16b
	fmla	v28.4s, v8.4s, v31.4s
	fmul	v25.4s, v25.4s, v9.4s
	fmla	v13.4s, v8.4s, v30.4s
	fmla	v14.4s, v8.4s, v29.4s
	fdiv	v29.4s, v19.4s, v12.4s
	fmul	v28.4s, v27.4s, v28.4s
	fmul	v30.4s, v27.4s, v13.4s
	fmul	v27.4s, v27.4s, v14.4s
	fmla	v28.4s, v25.4s, v26.4s
	fmla	v30.4s, v25.4s, v23.4s
	fmla	v27.4s, v25.4s, v22.4s
	movi	v22.4s, #75, lsl #24
	movi	v23.4s, #75, lsl #24
	movi	v25.4s, #75, lsl #24
	fmla	v28.4s, v24.4s, v11.4s
	fmla	v30.4s, v11.4s, v21.4s
	movi	v21.4s, #75, lsl #24
	fmla	v27.4s, v20.4s, v11.4s
	fmla	v25.4s, v19.4s, v10.4s
	fmla	v22.4s, v30.4s, v29.4s
	fmla	v21.4s, v28.4s, v29.4s
	fmla	v23.4s, v27.4s, v29.4s
	and	v20.16b, v22.16b, v4.16b
	shl	v21.4s, v21.4s, #16
	shl	v22.4s, v23.4s, #8
	shl	v23.4s, v25.4s, #24
	bic	v21.4s, #255, lsl #24
	and	v22.16b, v22.16b, v16.16b
	orr	v20.16b, v20.16b, v23.16b
	orr	v21.16b, v21.16b, v1.16b
	orr	v20.16b, v20.16b, v22.16b
	orr	v20.16b, v20.16b, v21.16b
	str	q20, [x17]
	b.hi	.LBB1_80
	mov	x16, x11
.LBB1_90:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_90
	b	.LBB1_80
.LBB1_91:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v3.2d, #0x0000ff000000ff
	fmov	v4.4s, #16.00000000
	movk	w10, #15232, lsl #16
	fmov	v6.4s, #4.00000000
	fmov	v7.4s, #0.25000000
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movi	v16.4s, #63, lsl #24
	movi	v17.4s, #64, lsl #24
	movk	w10, #3490, lsl #16
	fmov	v18.4s, #-1.00000000
	fmov	v19.4s, #1.00000000
	mov	w11, #1132396544
	fmul	s0, s0, s5
	fmov	v5.4s, #-12.00000000
	dup	v21.4s, w5
	dup	v22.4s, w10
	dup	v23.4s, w11
	add	x9, sp, #16
	mov	x8, xzr
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	str	q0, [sp]
	b	.LBB1_94
.LBB1_93:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_94:
	movi	v0.2d, #0000000000000000
	cmp	x14, #1
	sub	x16, x4, x8
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	stp	q0, q0, [sp, #16]
	b.hi	.LBB1_100
	mov	x17, xzr
.LBB1_96:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_96
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_98:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_98
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_101
.LBB1_100:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_101:
	ldr	q27, [x0]
	mov	v29.16b, v5.16b
	mov	v9.16b, v5.16b
	ldr	q28, [x18]
	mov	v11.16b, v6.16b
	mov	v12.16b, v5.16b
	and	v24.16b, v27.16b, v3.16b
	ushr	v25.4s, v27.4s, #8
	ldr	q0, [sp]
	ushr	v26.4s, v27.4s, #16
	ushr	v10.4s, v28.4s, #24
	cmp	x16, #3
	and	v13.16b, v28.16b, v3.16b
	ushr	v8.4s, v28.4s, #8
	ushr	v28.4s, v28.4s, #16
	ucvtf	v24.4s, v24.4s
	and	v25.16b, v25.16b, v3.16b
	mov	v15.16b, v6.16b
	bic	v26.4s, #255, lsl #8
	ucvtf	v10.4s, v10.4s
	and	v8.16b, v8.16b, v3.16b
	bic	v28.4s, #255, lsl #8
	ucvtf	v25.4s, v25.4s
	fmul	v24.4s, v24.4s, v2.4s
	ucvtf	v26.4s, v26.4s
	ucvtf	v8.4s, v8.4s
	ucvtf	v1.4s, v28.4s
	fmul	v25.4s, v25.4s, v2.4s
	fmla	v29.4s, v4.4s, v24.4s
	fsqrt	v30.4s, v24.4s
	fmul	v26.4s, v26.4s, v2.4s
	fmul	v1.4s, v1.4s, v2.4s
	fmla	v9.4s, v4.4s, v25.4s
	fcmgt	v20.4s, v7.4s, v25.4s
	fmla	v11.4s, v29.4s, v24.4s
	mov	v29.16b, v6.16b
	fmla	v12.4s, v4.4s, v26.4s
	fmla	v29.4s, v9.4s, v25.4s
	ucvtf	v9.4s, v13.4s
	ushr	v13.4s, v27.4s, #24
	fmul	v27.4s, v10.4s, v0.s[0]
	fmul	v10.4s, v24.4s, v11.4s
	fcmgt	v11.4s, v7.4s, v24.4s
	fsqrt	v31.4s, v25.4s
	fmla	v15.4s, v12.4s, v26.4s
	fcmgt	v0.4s, v16.4s, v1.4s
	ucvtf	v12.4s, v13.4s
	fmul	v13.4s, v25.4s, v29.4s
	fmul	v28.4s, v9.4s, v2.4s
	fcmgt	v9.4s, v7.4s, v26.4s
	bit	v30.16b, v10.16b, v11.16b
	fmul	v29.4s, v8.4s, v2.4s
	fsub	v10.4s, v19.4s, v27.4s
	fmul	v15.4s, v26.4s, v15.4s
	fmul	v8.4s, v12.4s, v2.4s
	fcmgt	v11.4s, v16.4s, v28.4s
	fsub	v30.4s, v30.4s, v24.4s
	fcmgt	v12.4s, v16.4s, v29.4s
	fsqrt	v14.4s, v26.4s
	fmul	v10.4s, v10.4s, v8.4s
	bsl	v20.16b, v13.16b, v31.16b
	mov	v31.16b, v24.16b
	mov	v13.16b, v25.16b
	fmls	v31.4s, v24.4s, v24.4s
	fmls	v13.4s, v25.4s, v25.4s
	fsub	v20.4s, v20.4s, v25.4s
	bit	v30.16b, v31.16b, v11.16b
	mov	v31.16b, v18.16b
	fadd	v11.4s, v27.4s, v10.4s
	bit	v20.16b, v13.16b, v12.16b
	mov	v12.16b, v18.16b
	mov	v13.16b, v25.16b
	bsl	v9.16b, v15.16b, v14.16b
	mov	v15.16b, v26.16b
	mov	v14.16b, v18.16b
	fmla	v31.4s, v17.4s, v29.4s
	fmla	v12.4s, v17.4s, v1.4s
	fmls	v15.4s, v26.4s, v26.4s
	fmla	v14.4s, v17.4s, v28.4s
	fsub	v9.4s, v9.4s, v26.4s
	fmla	v13.4s, v20.4s, v31.4s
	fsub	v20.4s, v19.4s, v8.4s
	fmul	v31.4s, v27.4s, v8.4s
	mov	v8.16b, v26.16b
	bsl	v0.16b, v15.16b, v9.16b
	mov	v9.16b, v24.16b
	fmul	v20.4s, v27.4s, v20.4s
	fmla	v9.4s, v30.4s, v14.4s
	fadd	v30.4s, v11.4s, v22.4s
	fmla	v8.4s, v0.4s, v12.4s
	fdiv	v0.4s, v23.4s, v30.4s
	fmul	v27.4s, v31.4s, v9.4s
	fmul	v30.4s, v31.4s, v13.4s
	fmul	v31.4s, v31.4s, v8.4s
	fmla	v27.4s, v20.4s, v28.4s
	fmla	v30.4s, v20.4s, v29.4s
	fmla	v31.4s, v20.4s, v1.4s
	movi	v1.4s, #75, lsl #24
	movi	v20.4s, #75, lsl #24
	fmla	v27.4s, v10.4s, v24.4s
	fmla	v30.4s, v25.4s, v10.4s
	movi	v24.4s, #75, lsl #24
	movi	v25.4s, #75, lsl #24
	fmla	v31.4s, v26.4s, v10.4s
	fmla	v1.4s, v27.4s, v0.4s
	fmla	v20.4s, v30.4s, v0.4s
	fmla	v24.4s, v31.4s, v0.4s
	fmla	v25.4s, v23.4s, v11.4s
	and	v0.16b, v1.16b, v3.16b
	shl	v1.4s, v20.4s, #8
	shl	v20.4s, v24.4s, #16
	shl	v24.4s, v25.4s, #24
	movi	v25.2d, #0x00ff000000ff00
	bic	v20.4s, #255, lsl #24
	orr	v0.16b, v0.16b, v24.16b
	and	v1.16b, v1.16b, v25.16b
	orr	v0.16b, v0.16b, v1.16b
	orr	v1.16b, v20.16b, v21.16b
	orr	v0.16b, v0.16b, v1.16b
	str	q0, [x17]
	b.hi	.LBB1_93
	mov	x16, x11
.LBB1_103:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_103
	b	.LBB1_93
.LBB1_104:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_107
.LBB1_106:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_107:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_113
	mov	x17, xzr
.LBB1_109:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_109
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_111:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_111
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_114
.LBB1_113:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_114:
	ldr	q17, [x18]
	ldr	q18, [x0]
	cmp	x16, #3
	ushr	v19.4s, v17.4s, #24
	ushr	v20.4s, v18.4s, #24
	ushr	v24.4s, v18.4s, #8
	ushr	v25.4s, v18.4s, #16
	and	v18.16b, v18.16b, v3.16b
	ucvtf	v19.4s, v19.4s
	ucvtf	v20.4s, v20.4s
	and	v24.16b, v24.16b, v3.16b
	bic	v25.4s, #255, lsl #8
	ucvtf	v18.4s, v18.4s
	ucvtf	v24.4s, v24.4s
	fmul	v19.4s, v19.4s, v0.s[0]
	fmul	v20.4s, v20.4s, v2.4s
	ucvtf	v25.4s, v25.4s
	fmul	v18.4s, v18.4s, v2.4s
	fmul	v24.4s, v24.4s, v2.4s
	fsub	v21.4s, v4.4s, v20.4s
	fsub	v22.4s, v4.4s, v19.4s
	fmul	v19.4s, v19.4s, v21.4s
	fmul	v20.4s, v20.4s, v22.4s
	ushr	v21.4s, v17.4s, #8
	ushr	v22.4s, v17.4s, #16
	and	v17.16b, v17.16b, v3.16b
	and	v21.16b, v21.16b, v3.16b
	fadd	v23.4s, v20.4s, v19.4s
	bic	v22.4s, #255, lsl #8
	ucvtf	v17.4s, v17.4s
	ucvtf	v21.4s, v21.4s
	ucvtf	v22.4s, v22.4s
	fadd	v26.4s, v23.4s, v7.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v21.4s, v21.4s, v2.4s
	fmul	v22.4s, v22.4s, v2.4s
	fdiv	v26.4s, v16.4s, v26.4s
	fmul	v17.4s, v17.4s, v19.4s
	fmul	v21.4s, v21.4s, v19.4s
	fmul	v19.4s, v22.4s, v19.4s
	fmul	v22.4s, v25.4s, v2.4s
	fmla	v17.4s, v20.4s, v18.4s
	movi	v18.4s, #75, lsl #24
	fmla	v21.4s, v24.4s, v20.4s
	movi	v24.4s, #75, lsl #24
	fmla	v19.4s, v22.4s, v20.4s
	movi	v20.4s, #75, lsl #24
	movi	v22.4s, #75, lsl #24
	fmla	v24.4s, v16.4s, v23.4s
	fmla	v18.4s, v26.4s, v17.4s
	fmla	v20.4s, v26.4s, v21.4s
	fmla	v22.4s, v26.4s, v19.4s
	and	v17.16b, v18.16b, v3.16b
	shl	v18.4s, v20.4s, #8
	shl	v20.4s, v24.4s, #24
	shl	v19.4s, v22.4s, #16
	and	v18.16b, v18.16b, v5.16b
	orr	v17.16b, v17.16b, v20.16b
	bic	v19.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v18.16b
	orr	v18.16b, v19.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_106
	mov	x16, x11
.LBB1_116:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_116
	b	.LBB1_106
.LBB1_117:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_120
.LBB1_119:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_120:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_126
	mov	x17, xzr
.LBB1_122:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_122
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_124:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_124
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_127
.LBB1_126:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_127:
	ldr	q17, [x0]
	ldr	q19, [x18]
	cmp	x16, #3
	ushr	v18.4s, v17.4s, #24
	ushr	v20.4s, v19.4s, #24
	ushr	v22.4s, v19.4s, #16
	ushr	v24.4s, v17.4s, #8
	ushr	v25.4s, v17.4s, #16
	and	v17.16b, v17.16b, v3.16b
	ucvtf	v18.4s, v18.4s
	ucvtf	v20.4s, v20.4s
	bic	v22.4s, #255, lsl #8
	and	v24.16b, v24.16b, v3.16b
	bic	v25.4s, #255, lsl #8
	ucvtf	v17.4s, v17.4s
	ucvtf	v22.4s, v22.4s
	fmul	v18.4s, v18.4s, v2.4s
	fmul	v20.4s, v20.4s, v0.s[0]
	ucvtf	v24.4s, v24.4s
	ucvtf	v25.4s, v25.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v22.4s, v22.4s, v2.4s
	fsub	v21.4s, v4.4s, v18.4s
	fmul	v18.4s, v20.4s, v18.4s
	fmul	v24.4s, v24.4s, v2.4s
	fmul	v20.4s, v20.4s, v21.4s
	ushr	v21.4s, v19.4s, #8
	and	v19.16b, v19.16b, v3.16b
	and	v21.16b, v21.16b, v3.16b
	ucvtf	v19.4s, v19.4s
	fadd	v23.4s, v18.4s, v20.4s
	ucvtf	v21.4s, v21.4s
	fmul	v19.4s, v19.4s, v2.4s
	fadd	v26.4s, v23.4s, v7.4s
	fmul	v21.4s, v21.4s, v2.4s
	fmul	v19.4s, v19.4s, v20.4s
	fdiv	v26.4s, v16.4s, v26.4s
	fmul	v21.4s, v21.4s, v20.4s
	fmul	v20.4s, v22.4s, v20.4s
	fmul	v22.4s, v25.4s, v2.4s
	fmla	v19.4s, v18.4s, v17.4s
	movi	v17.4s, #75, lsl #24
	fmla	v21.4s, v24.4s, v18.4s
	movi	v24.4s, #75, lsl #24
	fmla	v20.4s, v22.4s, v18.4s
	movi	v18.4s, #75, lsl #24
	movi	v22.4s, #75, lsl #24
	fmla	v24.4s, v16.4s, v23.4s
	fmla	v17.4s, v26.4s, v19.4s
	fmla	v18.4s, v26.4s, v21.4s
	fmla	v22.4s, v26.4s, v20.4s
	shl	v20.4s, v24.4s, #24
	and	v17.16b, v17.16b, v3.16b
	shl	v18.4s, v18.4s, #8
	shl	v19.4s, v22.4s, #16
	and	v18.16b, v18.16b, v5.16b
	orr	v17.16b, v17.16b, v20.16b
	bic	v19.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v18.16b
	orr	v18.16b, v19.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_119
	mov	x16, x11
.LBB1_129:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_129
	b	.LBB1_119
.LBB1_130:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_133
.LBB1_132:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_133:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_139
	mov	x17, xzr
.LBB1_135:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_135
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_137:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_137
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_140
.LBB1_139:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_140:
	ldr	q17, [x18]
	ldr	q19, [x0]
	cmp	x16, #3
	ushr	v18.4s, v17.4s, #24
	ushr	v20.4s, v19.4s, #24
	ushr	v21.4s, v17.4s, #8
	ushr	v22.4s, v17.4s, #16
	ushr	v23.4s, v19.4s, #8
	ushr	v24.4s, v19.4s, #16
	and	v17.16b, v17.16b, v3.16b
	and	v19.16b, v19.16b, v3.16b
	ucvtf	v18.4s, v18.4s
	ucvtf	v20.4s, v20.4s
	and	v21.16b, v21.16b, v3.16b
	bic	v22.4s, #255, lsl #8
	and	v23.16b, v23.16b, v3.16b
	bic	v24.4s, #255, lsl #8
	ucvtf	v17.4s, v17.4s
	ucvtf	v19.4s, v19.4s
	ucvtf	v21.4s, v21.4s
	fmul	v18.4s, v18.4s, v0.s[0]
	fmul	v20.4s, v20.4s, v2.4s
	ucvtf	v22.4s, v22.4s
	ucvtf	v23.4s, v23.4s
	ucvtf	v24.4s, v24.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v19.4s, v19.4s, v2.4s
	fmul	v21.4s, v21.4s, v2.4s
	fsub	v25.4s, v4.4s, v18.4s
	fmul	v22.4s, v22.4s, v2.4s
	fsub	v31.4s, v4.4s, v20.4s
	fmul	v23.4s, v23.4s, v2.4s
	fmul	v24.4s, v24.4s, v2.4s
	fadd	v27.4s, v17.4s, v19.4s
	fmul	v25.4s, v25.4s, v20.4s
	fmul	v20.4s, v18.4s, v20.4s
	fadd	v28.4s, v21.4s, v23.4s
	fadd	v29.4s, v22.4s, v24.4s
	fmls	v27.4s, v19.4s, v17.4s
	fadd	v26.4s, v18.4s, v25.4s
	fmul	v18.4s, v18.4s, v31.4s
	fmls	v28.4s, v23.4s, v21.4s
	fmls	v29.4s, v24.4s, v22.4s
	fmul	v27.4s, v20.4s, v27.4s
	fadd	v30.4s, v26.4s, v7.4s
	fmul	v28.4s, v20.4s, v28.4s
	fmul	v20.4s, v20.4s, v29.4s
	fmla	v27.4s, v18.4s, v17.4s
	movi	v17.4s, #75, lsl #24
	fdiv	v30.4s, v16.4s, v30.4s
	fmla	v28.4s, v18.4s, v21.4s
	fmla	v20.4s, v18.4s, v22.4s
	movi	v18.4s, #75, lsl #24
	movi	v21.4s, #75, lsl #24
	fmla	v27.4s, v25.4s, v19.4s
	movi	v19.4s, #75, lsl #24
	fmla	v28.4s, v23.4s, v25.4s
	fmla	v20.4s, v24.4s, v25.4s
	fmla	v21.4s, v16.4s, v26.4s
	fmla	v17.4s, v27.4s, v30.4s
	fmla	v18.4s, v28.4s, v30.4s
	fmla	v19.4s, v20.4s, v30.4s
	shl	v20.4s, v21.4s, #24
	and	v17.16b, v17.16b, v3.16b
	shl	v18.4s, v18.4s, #8
	shl	v19.4s, v19.4s, #16
	and	v18.16b, v18.16b, v5.16b
	orr	v17.16b, v17.16b, v20.16b
	bic	v19.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v18.16b
	orr	v18.16b, v19.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_132
	mov	x16, x11
.LBB1_142:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_142
	b	.LBB1_132
.LBB1_143:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	mov	w11, #16992
	movi	v3.2d, #0000000000000000
	movk	w10, #15232, lsl #16
	fmov	v7.4s, #1.00000000
	movk	w11, #3490, lsl #16
	dup	v2.4s, w10
	fmov	s4, w10
	mov	w10, #39322
	movk	w10, #16025, lsl #16
	mov	w12, #1132396544
	movi	v16.2d, #0x00ff000000ff00
	dup	v5.4s, w10
	mov	w10, #2621
	dup	v1.4s, w5
	movk	w10, #16151, lsl #16
	fmul	s0, s0, s4
	movi	v4.2d, #0x0000ff000000ff
	dup	v6.4s, w10
	mov	w10, #18350
	dup	v18.4s, w11
	movk	w10, #15841, lsl #16
	dup	v19.4s, w12
	add	x9, sp, #16
	dup	v17.4s, w10
	mov	x8, xzr
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_146
.LBB1_145:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_146:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q3, q3, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_152
	mov	x17, xzr
.LBB1_148:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_148
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_150:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_150
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_153
.LBB1_152:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_153:
	ldr	q26, [x18]
	ldr	q28, [x0]
	cmp	x16, #3
	ushr	v20.4s, v26.4s, #8
	ushr	v21.4s, v28.4s, #8
	and	v22.16b, v28.16b, v4.16b
	ushr	v24.4s, v26.4s, #16
	ushr	v29.4s, v28.4s, #16
	and	v23.16b, v26.16b, v4.16b
	ushr	v26.4s, v26.4s, #24
	ushr	v28.4s, v28.4s, #24
	and	v20.16b, v20.16b, v4.16b
	and	v21.16b, v21.16b, v4.16b
	ucvtf	v25.4s, v22.4s
	bic	v24.4s, #255, lsl #8
	bic	v29.4s, #255, lsl #8
	ucvtf	v23.4s, v23.4s
	ucvtf	v26.4s, v26.4s
	ucvtf	v28.4s, v28.4s
	ucvtf	v20.4s, v20.4s
	ucvtf	v27.4s, v21.4s
	fmul	v21.4s, v25.4s, v2.4s
	ucvtf	v24.4s, v24.4s
	ucvtf	v29.4s, v29.4s
	fmul	v23.4s, v23.4s, v2.4s
	fmul	v26.4s, v26.4s, v0.s[0]
	fmul	v28.4s, v28.4s, v2.4s
	fmul	v22.4s, v20.4s, v2.4s
	fmul	v20.4s, v27.4s, v2.4s
	fmul	v27.4s, v24.4s, v2.4s
	fmul	v24.4s, v29.4s, v2.4s
	fcmgt	v31.4s, v20.4s, v21.4s
	fcmgt	v8.4s, v21.4s, v20.4s
	fmul	v25.4s, v22.4s, v6.4s
	fmul	v30.4s, v20.4s, v6.4s
	mov	v29.16b, v31.16b
	mov	v31.16b, v8.16b
	fmla	v25.4s, v5.4s, v23.4s
	fmla	v30.4s, v5.4s, v21.4s
	bsl	v29.16b, v21.16b, v20.16b
	bsl	v31.16b, v21.16b, v20.16b
	fmla	v25.4s, v17.4s, v27.4s
	fmla	v30.4s, v17.4s, v24.4s
	fcmgt	v8.4s, v24.4s, v29.4s
	fcmgt	v9.4s, v31.4s, v24.4s
	fsub	v10.4s, v7.4s, v25.4s
	fsub	v30.4s, v25.4s, v30.4s
	bif	v29.16b, v24.16b, v8.16b
	bif	v31.16b, v24.16b, v9.16b
	fadd	v29.4s, v29.4s, v30.4s
	fadd	v31.4s, v31.4s, v30.4s
	fsub	v30.4s, v30.4s, v25.4s
	fcmlt	v8.4s, v29.4s, #0.0
	fsub	v29.4s, v25.4s, v29.4s
	fsub	v9.4s, v31.4s, v25.4s
	fcmgt	v31.4s, v31.4s, v7.4s
	bif	v29.16b, v9.16b, v8.16b
	mov	v9.16b, v8.16b
	mvn	v8.16b, v8.16b
	bsl	v9.16b, v25.16b, v10.16b
	bic	v31.16b, v8.16b, v31.16b
	fadd	v29.4s, v29.4s, v18.4s
	fdiv	v29.4s, v9.4s, v29.4s
	fsub	v9.4s, v7.4s, v26.4s
	fmul	v8.4s, v9.4s, v28.4s
	bit	v29.16b, v7.16b, v31.16b
	fadd	v31.4s, v26.4s, v8.4s
	fmla	v25.4s, v29.4s, v30.4s
	fadd	v9.4s, v31.4s, v18.4s
	fsub	v30.4s, v7.4s, v28.4s
	fmul	v28.4s, v26.4s, v28.4s
	mov	v10.16b, v25.16b
	mov	v11.16b, v25.16b
	fmla	v25.4s, v29.4s, v24.4s
	fmul	v26.4s, v26.4s, v30.4s
	fmla	v10.4s, v29.4s, v21.4s
	fmla	v11.4s, v29.4s, v20.4s
	fdiv	v29.4s, v19.4s, v9.4s
	fmul	v25.4s, v28.4s, v25.4s
	fmul	v30.4s, v28.4s, v10.4s
	fmul	v28.4s, v28.4s, v11.4s
	fmla	v25.4s, v26.4s, v27.4s
	fmla	v30.4s, v26.4s, v23.4s
	fmla	v28.4s, v26.4s, v22.4s
	movi	v22.4s, #75, lsl #24
	movi	v23.4s, #75, lsl #24
	movi	v26.4s, #75, lsl #24
	fmla	v25.4s, v24.4s, v8.4s
	fmla	v30.4s, v8.4s, v21.4s
	movi	v21.4s, #75, lsl #24
	fmla	v28.4s, v20.4s, v8.4s
	fmla	v26.4s, v19.4s, v31.4s
	fmla	v22.4s, v30.4s, v29.4s
	fmla	v21.4s, v25.4s, v29.4s
	fmla	v23.4s, v28.4s, v29.4s
	and	v20.16b, v22.16b, v4.16b
	shl	v21.4s, v21.4s, #16
	shl	v22.4s, v23.4s, #8
	shl	v23.4s, v26.4s, #24
	bic	v21.4s, #255, lsl #24
	and	v22.16b, v22.16b, v16.16b
	orr	v20.16b, v20.16b, v23.16b
	orr	v21.16b, v21.16b, v1.16b
	orr	v20.16b, v20.16b, v22.16b
	orr	v20.16b, v20.16b, v21.16b
	str	q20, [x17]
	b.hi	.LBB1_145
	mov	x16, x11
.LBB1_155:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_155
	b	.LBB1_145
.LBB1_156:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	movi	v4.4s, #64, lsl #24
	movi	v6.4s, #63, lsl #24
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	fmov	v7.4s, #1.00000000
	movk	w10, #3490, lsl #16
	mov	w11, #1132396544
	movi	v16.2d, #0x00ff000000ff00
	dup	v17.4s, w5
	dup	v18.4s, w10
	fmul	s0, s0, s5
	fmov	v5.4s, #-1.00000000
	dup	v19.4s, w11
	add	x9, sp, #16
	mov	x8, xzr
	mov	x11, x3
	add	x10, x9, #16
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_159
.LBB1_158:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_159:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_165
	mov	x17, xzr
.LBB1_161:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_161
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_163:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_163
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_166
.LBB1_165:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_166:
	ldr	q20, [x0]
	ldr	q21, [x18]
	mov	v30.16b, v5.16b
	mov	v31.16b, v5.16b
	cmp	x16, #3
	ushr	v22.4s, v20.4s, #8
	ushr	v23.4s, v20.4s, #16
	ushr	v24.4s, v21.4s, #24
	and	v25.16b, v20.16b, v3.16b
	ushr	v27.4s, v21.4s, #8
	ushr	v28.4s, v21.4s, #16
	and	v26.16b, v21.16b, v3.16b
	ushr	v20.4s, v20.4s, #24
	and	v22.16b, v22.16b, v3.16b
	bic	v23.4s, #255, lsl #8
	ucvtf	v21.4s, v24.4s
	ucvtf	v24.4s, v25.4s
	and	v25.16b, v27.16b, v3.16b
	bic	v28.4s, #255, lsl #8
	ucvtf	v26.4s, v26.4s
	ucvtf	v29.4s, v20.4s
	ucvtf	v22.4s, v22.4s
	ucvtf	v27.4s, v23.4s
	fmul	v23.4s, v21.4s, v0.s[0]
	ucvtf	v25.4s, v25.4s
	ucvtf	v28.4s, v28.4s
	fmul	v21.4s, v24.4s, v2.4s
	fmul	v24.4s, v26.4s, v2.4s
	fmul	v26.4s, v29.4s, v2.4s
	fmul	v22.4s, v22.4s, v2.4s
	fmul	v20.4s, v27.4s, v2.4s
	mov	v27.16b, v5.16b
	fsub	v29.4s, v7.4s, v23.4s
	fmul	v25.4s, v25.4s, v2.4s
	fmul	v28.4s, v28.4s, v2.4s
	fcmgt	v14.4s, v6.4s, v21.4s
	fmla	v27.4s, v4.4s, v21.4s
	fadd	v8.4s, v24.4s, v24.4s
	fmla	v30.4s, v4.4s, v22.4s
	fmla	v31.4s, v4.4s, v20.4s
	fmul	v29.4s, v29.4s, v26.4s
	fadd	v10.4s, v25.4s, v25.4s
	fadd	v12.4s, v28.4s, v28.4s
	fadd	v9.4s, v24.4s, v27.4s
	fmul	v8.4s, v8.4s, v21.4s
	fadd	v11.4s, v25.4s, v30.4s
	fadd	v13.4s, v28.4s, v31.4s
	fmul	v10.4s, v10.4s, v22.4s
	fmul	v12.4s, v12.4s, v20.4s
	fmls	v9.4s, v27.4s, v24.4s
	fadd	v27.4s, v23.4s, v29.4s
	fmls	v11.4s, v30.4s, v25.4s
	fcmgt	v30.4s, v6.4s, v22.4s
	fmls	v13.4s, v31.4s, v28.4s
	fcmgt	v31.4s, v6.4s, v20.4s
	bif	v8.16b, v9.16b, v14.16b
	fadd	v9.4s, v27.4s, v18.4s
	bsl	v30.16b, v10.16b, v11.16b
	fsub	v10.4s, v7.4s, v26.4s
	fmul	v26.4s, v23.4s, v26.4s
	bsl	v31.16b, v12.16b, v13.16b
	fdiv	v9.4s, v19.4s, v9.4s
	fmul	v23.4s, v23.4s, v10.4s
	fmul	v8.4s, v26.4s, v8.4s
	fmul	v30.4s, v26.4s, v30.4s
	fmul	v26.4s, v26.4s, v31.4s
	fmla	v8.4s, v23.4s, v24.4s
	fmla	v30.4s, v23.4s, v25.4s
	movi	v24.4s, #75, lsl #24
	fmla	v26.4s, v23.4s, v28.4s
	movi	v23.4s, #75, lsl #24
	fmla	v8.4s, v29.4s, v21.4s
	fmla	v30.4s, v22.4s, v29.4s
	movi	v21.4s, #75, lsl #24
	movi	v22.4s, #75, lsl #24
	fmla	v26.4s, v20.4s, v29.4s
	fmla	v23.4s, v8.4s, v9.4s
	fmla	v24.4s, v30.4s, v9.4s
	fmla	v21.4s, v26.4s, v9.4s
	fmla	v22.4s, v19.4s, v27.4s
	and	v20.16b, v23.16b, v3.16b
	shl	v23.4s, v24.4s, #8
	shl	v21.4s, v21.4s, #16
	shl	v22.4s, v22.4s, #24
	and	v23.16b, v23.16b, v16.16b
	bic	v21.4s, #255, lsl #24
	orr	v20.16b, v20.16b, v22.16b
	orr	v20.16b, v20.16b, v23.16b
	orr	v21.16b, v21.16b, v17.16b
	orr	v20.16b, v20.16b, v21.16b
	str	q20, [x17]
	b.hi	.LBB1_158
	mov	x16, x11
.LBB1_168:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_168
	b	.LBB1_158
.LBB1_169:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_172
.LBB1_171:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_172:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_178
	mov	x17, xzr
.LBB1_174:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_174
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_176:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_176
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_179
.LBB1_178:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_179:
	ldr	q20, [x18]
	ldr	q21, [x0]
	cmp	x16, #3
	and	v17.16b, v20.16b, v3.16b
	and	v18.16b, v21.16b, v3.16b
	ushr	v19.4s, v20.4s, #8
	ushr	v22.4s, v21.4s, #8
	ushr	v25.4s, v21.4s, #16
	ushr	v21.4s, v21.4s, #24
	ucvtf	v17.4s, v17.4s
	ucvtf	v18.4s, v18.4s
	and	v19.16b, v19.16b, v3.16b
	and	v22.16b, v22.16b, v3.16b
	bic	v25.4s, #255, lsl #8
	ucvtf	v21.4s, v21.4s
	ucvtf	v19.4s, v19.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v18.4s, v18.4s, v2.4s
	ucvtf	v22.4s, v22.4s
	ucvtf	v25.4s, v25.4s
	fmul	v21.4s, v21.4s, v2.4s
	fmul	v26.4s, v19.4s, v2.4s
	fsub	v23.4s, v4.4s, v18.4s
	fadd	v24.4s, v17.4s, v7.4s
	fmul	v19.4s, v22.4s, v2.4s
	fsub	v30.4s, v4.4s, v21.4s
	fadd	v27.4s, v26.4s, v7.4s
	fdiv	v23.4s, v23.4s, v24.4s
	ushr	v24.4s, v20.4s, #16
	fsub	v22.4s, v4.4s, v19.4s
	bic	v24.4s, #255, lsl #8
	ucvtf	v24.4s, v24.4s
	fdiv	v22.4s, v22.4s, v27.4s
	ushr	v27.4s, v20.4s, #24
	fmul	v24.4s, v24.4s, v2.4s
	fmul	v20.4s, v25.4s, v2.4s
	ucvtf	v25.4s, v27.4s
	fminnm	v23.4s, v23.4s, v4.4s
	fadd	v28.4s, v24.4s, v7.4s
	fsub	v27.4s, v4.4s, v20.4s
	fmul	v25.4s, v25.4s, v0.s[0]
	fsub	v23.4s, v4.4s, v23.4s
	fdiv	v27.4s, v27.4s, v28.4s
	fsub	v28.4s, v4.4s, v25.4s
	fminnm	v22.4s, v22.4s, v4.4s
	fmul	v28.4s, v28.4s, v21.4s
	fmul	v21.4s, v25.4s, v21.4s
	fsub	v22.4s, v4.4s, v22.4s
	fadd	v29.4s, v25.4s, v28.4s
	fmul	v25.4s, v25.4s, v30.4s
	fmul	v23.4s, v21.4s, v23.4s
	fmul	v22.4s, v21.4s, v22.4s
	fminnm	v27.4s, v27.4s, v4.4s
	fadd	v31.4s, v29.4s, v7.4s
	fmla	v23.4s, v25.4s, v17.4s
	movi	v17.4s, #75, lsl #24
	fmla	v22.4s, v25.4s, v26.4s
	fsub	v27.4s, v4.4s, v27.4s
	fdiv	v31.4s, v16.4s, v31.4s
	fmla	v23.4s, v28.4s, v18.4s
	movi	v18.4s, #75, lsl #24
	fmla	v22.4s, v19.4s, v28.4s
	movi	v19.4s, #75, lsl #24
	fmul	v21.4s, v21.4s, v27.4s
	fmla	v19.4s, v16.4s, v29.4s
	fmla	v21.4s, v25.4s, v24.4s
	movi	v24.4s, #75, lsl #24
	shl	v19.4s, v19.4s, #24
	fmla	v21.4s, v20.4s, v28.4s
	fmla	v17.4s, v23.4s, v31.4s
	fmla	v24.4s, v22.4s, v31.4s
	fmla	v18.4s, v21.4s, v31.4s
	and	v17.16b, v17.16b, v3.16b
	shl	v20.4s, v24.4s, #8
	shl	v18.4s, v18.4s, #16
	and	v20.16b, v20.16b, v5.16b
	orr	v17.16b, v17.16b, v19.16b
	bic	v18.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v20.16b
	orr	v18.16b, v18.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_171
	mov	x16, x11
.LBB1_181:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_181
	b	.LBB1_171
.LBB1_182:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_185
.LBB1_184:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_185:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_191
	mov	x17, xzr
.LBB1_187:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_187
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_189:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_189
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_192
.LBB1_191:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_192:
	ldr	q17, [x18]
	ldr	q19, [x0]
	cmp	x16, #3
	ushr	v18.4s, v17.4s, #24
	ushr	v20.4s, v19.4s, #24
	ushr	v21.4s, v17.4s, #8
	ushr	v22.4s, v17.4s, #16
	ushr	v23.4s, v19.4s, #8
	ushr	v24.4s, v19.4s, #16
	and	v17.16b, v17.16b, v3.16b
	and	v19.16b, v19.16b, v3.16b
	ucvtf	v18.4s, v18.4s
	ucvtf	v20.4s, v20.4s
	and	v21.16b, v21.16b, v3.16b
	bic	v22.4s, #255, lsl #8
	and	v23.16b, v23.16b, v3.16b
	bic	v24.4s, #255, lsl #8
	ucvtf	v17.4s, v17.4s
	ucvtf	v19.4s, v19.4s
	ucvtf	v21.4s, v21.4s
	fmul	v18.4s, v18.4s, v0.s[0]
	fmul	v20.4s, v20.4s, v2.4s
	ucvtf	v22.4s, v22.4s
	ucvtf	v23.4s, v23.4s
	ucvtf	v24.4s, v24.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v19.4s, v19.4s, v2.4s
	fmul	v21.4s, v21.4s, v2.4s
	fsub	v25.4s, v4.4s, v18.4s
	fsub	v27.4s, v4.4s, v20.4s
	fmul	v22.4s, v22.4s, v2.4s
	fmul	v23.4s, v23.4s, v2.4s
	fmul	v24.4s, v24.4s, v2.4s
	fmul	v30.4s, v17.4s, v19.4s
	fmul	v25.4s, v25.4s, v20.4s
	fmul	v27.4s, v18.4s, v27.4s
	fmul	v29.4s, v22.4s, v24.4s
	fadd	v26.4s, v18.4s, v25.4s
	fmul	v18.4s, v18.4s, v20.4s
	fmul	v20.4s, v21.4s, v23.4s
	fmul	v17.4s, v17.4s, v27.4s
	fadd	v28.4s, v26.4s, v7.4s
	fmul	v20.4s, v18.4s, v20.4s
	fmul	v29.4s, v18.4s, v29.4s
	fmla	v17.4s, v30.4s, v18.4s
	movi	v18.4s, #75, lsl #24
	fdiv	v28.4s, v16.4s, v28.4s
	fmla	v20.4s, v27.4s, v21.4s
	fmla	v29.4s, v27.4s, v22.4s
	movi	v21.4s, #75, lsl #24
	movi	v22.4s, #75, lsl #24
	fmla	v17.4s, v25.4s, v19.4s
	movi	v19.4s, #75, lsl #24
	fmla	v20.4s, v23.4s, v25.4s
	fmla	v29.4s, v24.4s, v25.4s
	fmla	v22.4s, v16.4s, v26.4s
	fmla	v18.4s, v17.4s, v28.4s
	fmla	v21.4s, v20.4s, v28.4s
	shl	v20.4s, v22.4s, #24
	fmla	v19.4s, v29.4s, v28.4s
	and	v17.16b, v18.16b, v3.16b
	shl	v18.4s, v21.4s, #8
	shl	v19.4s, v19.4s, #16
	and	v18.16b, v18.16b, v5.16b
	orr	v17.16b, v17.16b, v20.16b
	bic	v19.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v18.16b
	orr	v18.16b, v19.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_184
	mov	x16, x11
.LBB1_194:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_194
	b	.LBB1_184
.LBB1_195:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v2.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	mov	w11, #1132396544
	dup	v5.4s, w5
	fmov	s4, w10
	dup	v1.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v7.4s, w11
	add	x9, sp, #16
	dup	v6.4s, w10
	mov	x8, xzr
	add	x10, x9, #16
	fmul	s0, s0, s4
	movi	v4.2d, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_198
.LBB1_197:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_198:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q2, q2, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_204
	mov	x17, xzr
.LBB1_200:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_200
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_202:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_202
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_205
.LBB1_204:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_205:
	ldr	q16, [x18]
	ldr	q18, [x0]
	cmp	x16, #3
	ushr	v17.4s, v16.4s, #24
	ushr	v19.4s, v18.4s, #8
	ushr	v20.4s, v18.4s, #16
	and	v18.16b, v18.16b, v3.16b
	ushr	v22.4s, v16.4s, #8
	ushr	v23.4s, v16.4s, #16
	and	v16.16b, v16.16b, v3.16b
	ucvtf	v17.4s, v17.4s
	and	v19.16b, v19.16b, v3.16b
	bic	v20.4s, #255, lsl #8
	ucvtf	v18.4s, v18.4s
	and	v22.16b, v22.16b, v3.16b
	bic	v23.4s, #255, lsl #8
	ucvtf	v16.4s, v16.4s
	ucvtf	v19.4s, v19.4s
	ucvtf	v20.4s, v20.4s
	fmul	v17.4s, v17.4s, v0.s[0]
	ucvtf	v22.4s, v22.4s
	ucvtf	v23.4s, v23.4s
	fmul	v18.4s, v18.4s, v1.4s
	fmul	v16.4s, v16.4s, v1.4s
	fmul	v19.4s, v19.4s, v1.4s
	fmul	v20.4s, v20.4s, v1.4s
	fadd	v21.4s, v17.4s, v2.4s
	fmul	v22.4s, v22.4s, v1.4s
	fmul	v23.4s, v23.4s, v1.4s
	fmul	v18.4s, v18.4s, v2.4s
	fmul	v19.4s, v19.4s, v2.4s
	fmul	v20.4s, v20.4s, v2.4s
	fadd	v24.4s, v21.4s, v6.4s
	fmla	v18.4s, v16.4s, v17.4s
	movi	v16.4s, #75, lsl #24
	fmla	v19.4s, v22.4s, v17.4s
	movi	v22.4s, #75, lsl #24
	fmla	v20.4s, v23.4s, v17.4s
	fdiv	v24.4s, v7.4s, v24.4s
	movi	v17.4s, #75, lsl #24
	movi	v23.4s, #75, lsl #24
	fmla	v22.4s, v7.4s, v21.4s
	fmla	v16.4s, v24.4s, v18.4s
	fmla	v17.4s, v19.4s, v24.4s
	shl	v19.4s, v22.4s, #24
	fmla	v23.4s, v20.4s, v24.4s
	and	v16.16b, v16.16b, v3.16b
	shl	v17.4s, v17.4s, #8
	shl	v18.4s, v23.4s, #16
	and	v17.16b, v17.16b, v4.16b
	orr	v16.16b, v16.16b, v19.16b
	bic	v18.4s, #255, lsl #24
	orr	v16.16b, v16.16b, v17.16b
	orr	v17.16b, v18.16b, v5.16b
	orr	v16.16b, v16.16b, v17.16b
	str	q16, [x17]
	b.hi	.LBB1_197
	mov	x16, x11
.LBB1_207:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_207
	b	.LBB1_197
.LBB1_208:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_211
.LBB1_210:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_211:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_217
	mov	x17, xzr
.LBB1_213:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_213
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_215:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_215
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_218
.LBB1_217:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_218:
	ldr	q17, [x18]
	ldr	q19, [x0]
	cmp	x16, #3
	ushr	v18.4s, v17.4s, #24
	ushr	v20.4s, v19.4s, #24
	ushr	v22.4s, v19.4s, #16
	ushr	v24.4s, v17.4s, #8
	ushr	v25.4s, v17.4s, #16
	and	v17.16b, v17.16b, v3.16b
	ucvtf	v18.4s, v18.4s
	ucvtf	v20.4s, v20.4s
	bic	v22.4s, #255, lsl #8
	and	v24.16b, v24.16b, v3.16b
	bic	v25.4s, #255, lsl #8
	ucvtf	v17.4s, v17.4s
	ucvtf	v22.4s, v22.4s
	fmul	v18.4s, v18.4s, v0.s[0]
	fmul	v20.4s, v20.4s, v2.4s
	ucvtf	v24.4s, v24.4s
	ucvtf	v25.4s, v25.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v22.4s, v22.4s, v2.4s
	fsub	v21.4s, v4.4s, v18.4s
	fmul	v18.4s, v18.4s, v20.4s
	fmul	v24.4s, v24.4s, v2.4s
	fmul	v20.4s, v20.4s, v21.4s
	ushr	v21.4s, v19.4s, #8
	and	v19.16b, v19.16b, v3.16b
	and	v21.16b, v21.16b, v3.16b
	ucvtf	v19.4s, v19.4s
	fadd	v23.4s, v18.4s, v20.4s
	ucvtf	v21.4s, v21.4s
	fmul	v19.4s, v19.4s, v2.4s
	fadd	v26.4s, v23.4s, v7.4s
	fmul	v21.4s, v21.4s, v2.4s
	fmul	v19.4s, v19.4s, v20.4s
	fdiv	v26.4s, v16.4s, v26.4s
	fmul	v21.4s, v20.4s, v21.4s
	fmul	v20.4s, v20.4s, v22.4s
	fmul	v22.4s, v25.4s, v2.4s
	fmla	v19.4s, v18.4s, v17.4s
	movi	v17.4s, #75, lsl #24
	fmla	v21.4s, v18.4s, v24.4s
	movi	v24.4s, #75, lsl #24
	fmla	v20.4s, v18.4s, v22.4s
	movi	v18.4s, #75, lsl #24
	movi	v22.4s, #75, lsl #24
	fmla	v24.4s, v16.4s, v23.4s
	fmla	v17.4s, v26.4s, v19.4s
	fmla	v18.4s, v26.4s, v21.4s
	fmla	v22.4s, v26.4s, v20.4s
	shl	v20.4s, v24.4s, #24
	and	v17.16b, v17.16b, v3.16b
	shl	v18.4s, v18.4s, #8
	shl	v19.4s, v22.4s, #16
	and	v18.16b, v18.16b, v5.16b
	orr	v17.16b, v17.16b, v20.16b
	bic	v19.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v18.16b
	orr	v18.16b, v19.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_210
	mov	x16, x11
.LBB1_220:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_220
	b	.LBB1_210
.LBB1_221:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_224
.LBB1_223:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_224:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_230
	mov	x17, xzr
.LBB1_226:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_226
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_228:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_228
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_231
.LBB1_230:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_231:
	ldr	q17, [x18]
	ldr	q19, [x0]
	cmp	x16, #3
	ushr	v18.4s, v17.4s, #24
	ushr	v20.4s, v19.4s, #24
	ushr	v21.4s, v17.4s, #8
	ushr	v22.4s, v17.4s, #16
	ushr	v23.4s, v19.4s, #8
	ushr	v24.4s, v19.4s, #16
	and	v17.16b, v17.16b, v3.16b
	and	v19.16b, v19.16b, v3.16b
	ucvtf	v18.4s, v18.4s
	ucvtf	v20.4s, v20.4s
	and	v21.16b, v21.16b, v3.16b
	bic	v22.4s, #255, lsl #8
	and	v23.16b, v23.16b, v3.16b
	bic	v24.4s, #255, lsl #8
	ucvtf	v17.4s, v17.4s
	ucvtf	v19.4s, v19.4s
	ucvtf	v21.4s, v21.4s
	fmul	v18.4s, v18.4s, v0.s[0]
	fmul	v20.4s, v20.4s, v2.4s
	ucvtf	v22.4s, v22.4s
	ucvtf	v23.4s, v23.4s
	ucvtf	v24.4s, v24.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v19.4s, v19.4s, v2.4s
	fmul	v21.4s, v21.4s, v2.4s
	fsub	v25.4s, v4.4s, v18.4s
	fmul	v22.4s, v22.4s, v2.4s
	fsub	v31.4s, v4.4s, v20.4s
	fmul	v23.4s, v23.4s, v2.4s
	fmul	v24.4s, v24.4s, v2.4s
	fcmgt	v27.4s, v17.4s, v19.4s
	fmul	v25.4s, v25.4s, v20.4s
	fmul	v20.4s, v18.4s, v20.4s
	fcmgt	v28.4s, v21.4s, v23.4s
	fcmgt	v29.4s, v22.4s, v24.4s
	bsl	v27.16b, v17.16b, v19.16b
	fadd	v26.4s, v18.4s, v25.4s
	fmul	v18.4s, v18.4s, v31.4s
	bsl	v28.16b, v21.16b, v23.16b
	bsl	v29.16b, v22.16b, v24.16b
	fmul	v27.4s, v20.4s, v27.4s
	fadd	v30.4s, v26.4s, v7.4s
	fmul	v28.4s, v20.4s, v28.4s
	fmul	v20.4s, v20.4s, v29.4s
	fmla	v27.4s, v18.4s, v17.4s
	movi	v17.4s, #75, lsl #24
	fdiv	v30.4s, v16.4s, v30.4s
	fmla	v28.4s, v18.4s, v21.4s
	fmla	v20.4s, v18.4s, v22.4s
	movi	v18.4s, #75, lsl #24
	movi	v21.4s, #75, lsl #24
	fmla	v27.4s, v25.4s, v19.4s
	movi	v19.4s, #75, lsl #24
	fmla	v28.4s, v23.4s, v25.4s
	fmla	v20.4s, v24.4s, v25.4s
	fmla	v21.4s, v16.4s, v26.4s
	fmla	v17.4s, v27.4s, v30.4s
	fmla	v18.4s, v28.4s, v30.4s
	fmla	v19.4s, v20.4s, v30.4s
	shl	v20.4s, v21.4s, #24
	and	v17.16b, v17.16b, v3.16b
	shl	v18.4s, v18.4s, #8
	shl	v19.4s, v19.4s, #16
	and	v18.16b, v18.16b, v5.16b
	orr	v17.16b, v17.16b, v20.16b
	bic	v19.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v18.16b
	orr	v18.16b, v19.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_223
	mov	x16, x11
.LBB1_233:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_233
	b	.LBB1_223
.LBB1_234:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_237
.LBB1_236:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_237:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_243
	mov	x17, xzr
.LBB1_239:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_239
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_241:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_241
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_244
.LBB1_243:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_244:
	ldr	q17, [x0]
	ldr	q19, [x18]
	cmp	x16, #3
	ushr	v18.4s, v17.4s, #24
	ushr	v20.4s, v19.4s, #24
	ushr	v22.4s, v19.4s, #16
	ushr	v24.4s, v17.4s, #8
	ushr	v25.4s, v17.4s, #16
	and	v17.16b, v17.16b, v3.16b
	ucvtf	v18.4s, v18.4s
	ucvtf	v20.4s, v20.4s
	bic	v22.4s, #255, lsl #8
	and	v24.16b, v24.16b, v3.16b
	bic	v25.4s, #255, lsl #8
	ucvtf	v17.4s, v17.4s
	ucvtf	v22.4s, v22.4s
	fmul	v18.4s, v18.4s, v2.4s
	fmul	v20.4s, v20.4s, v0.s[0]
	ucvtf	v24.4s, v24.4s
	ucvtf	v25.4s, v25.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v22.4s, v22.4s, v2.4s
	fsub	v21.4s, v4.4s, v18.4s
	fmul	v24.4s, v24.4s, v2.4s
	fmul	v20.4s, v20.4s, v21.4s
	ushr	v21.4s, v19.4s, #8
	and	v19.16b, v19.16b, v3.16b
	and	v21.16b, v21.16b, v3.16b
	ucvtf	v19.4s, v19.4s
	fadd	v23.4s, v18.4s, v20.4s
	ucvtf	v21.4s, v21.4s
	fmul	v19.4s, v19.4s, v2.4s
	fadd	v26.4s, v23.4s, v7.4s
	fmul	v21.4s, v21.4s, v2.4s
	fmul	v19.4s, v19.4s, v20.4s
	fdiv	v26.4s, v16.4s, v26.4s
	fmul	v21.4s, v21.4s, v20.4s
	fmul	v20.4s, v22.4s, v20.4s
	fmul	v22.4s, v25.4s, v2.4s
	fmla	v19.4s, v17.4s, v18.4s
	movi	v17.4s, #75, lsl #24
	fmla	v21.4s, v24.4s, v18.4s
	movi	v24.4s, #75, lsl #24
	fmla	v20.4s, v22.4s, v18.4s
	movi	v18.4s, #75, lsl #24
	movi	v22.4s, #75, lsl #24
	fmla	v24.4s, v16.4s, v23.4s
	fmla	v17.4s, v26.4s, v19.4s
	fmla	v18.4s, v26.4s, v21.4s
	fmla	v22.4s, v26.4s, v20.4s
	shl	v20.4s, v24.4s, #24
	and	v17.16b, v17.16b, v3.16b
	shl	v18.4s, v18.4s, #8
	shl	v19.4s, v22.4s, #16
	and	v18.16b, v18.16b, v5.16b
	orr	v17.16b, v17.16b, v20.16b
	bic	v19.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v18.16b
	orr	v18.16b, v19.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_236
	mov	x16, x11
.LBB1_246:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_246
	b	.LBB1_236
.LBB1_247:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	mov	w11, #18350
	movi	v3.2d, #0000000000000000
	movk	w10, #15232, lsl #16
	movk	w11, #15841, lsl #16
	fmov	v7.4s, #1.00000000
	dup	v2.4s, w10
	fmov	s4, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	mov	w12, #1132396544
	movi	v16.2d, #0x00ff000000ff00
	dup	v5.4s, w10
	mov	w10, #39322
	dup	v1.4s, w5
	movk	w10, #16025, lsl #16
	fmul	s0, s0, s4
	movi	v4.2d, #0x0000ff000000ff
	dup	v6.4s, w10
	mov	w10, #2621
	dup	v18.4s, w11
	movk	w10, #16151, lsl #16
	dup	v19.4s, w12
	add	x9, sp, #16
	dup	v17.4s, w10
	mov	x8, xzr
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_250
.LBB1_249:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_250:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q3, q3, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_256
	mov	x17, xzr
.LBB1_252:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_252
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_254:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_254
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_257
.LBB1_256:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_257:
	ldr	q26, [x0]
	ldr	q27, [x18]
	cmp	x16, #3
	ushr	v20.4s, v26.4s, #8
	and	v22.16b, v26.16b, v4.16b
	ushr	v21.4s, v27.4s, #8
	and	v23.16b, v27.16b, v4.16b
	ushr	v24.4s, v26.4s, #16
	ushr	v28.4s, v27.4s, #16
	ushr	v27.4s, v27.4s, #24
	ushr	v26.4s, v26.4s, #24
	and	v20.16b, v20.16b, v4.16b
	ucvtf	v22.4s, v22.4s
	and	v21.16b, v21.16b, v4.16b
	ucvtf	v23.4s, v23.4s
	bic	v24.4s, #255, lsl #8
	bic	v28.4s, #255, lsl #8
	ucvtf	v27.4s, v27.4s
	ucvtf	v26.4s, v26.4s
	ucvtf	v20.4s, v20.4s
	ucvtf	v25.4s, v21.4s
	fmul	v21.4s, v22.4s, v2.4s
	ucvtf	v24.4s, v24.4s
	ucvtf	v28.4s, v28.4s
	fmul	v23.4s, v23.4s, v2.4s
	fmul	v27.4s, v27.4s, v0.s[0]
	fmul	v26.4s, v26.4s, v2.4s
	fmul	v20.4s, v20.4s, v2.4s
	fmul	v22.4s, v25.4s, v2.4s
	fmul	v24.4s, v24.4s, v2.4s
	fcmgt	v25.4s, v20.4s, v21.4s
	fcmgt	v29.4s, v21.4s, v20.4s
	fcmgt	v30.4s, v23.4s, v22.4s
	fcmgt	v31.4s, v22.4s, v23.4s
	mov	v8.16b, v25.16b
	bsl	v29.16b, v21.16b, v20.16b
	fmul	v25.4s, v28.4s, v2.4s
	mov	v28.16b, v30.16b
	mov	v30.16b, v31.16b
	bsl	v8.16b, v21.16b, v20.16b
	bsl	v28.16b, v23.16b, v22.16b
	bsl	v30.16b, v23.16b, v22.16b
	fcmgt	v9.4s, v29.4s, v24.4s
	fcmgt	v31.4s, v24.4s, v8.4s
	fcmgt	v10.4s, v28.4s, v25.4s
	fcmgt	v11.4s, v25.4s, v30.4s
	bif	v29.16b, v24.16b, v9.16b
	bsl	v31.16b, v8.16b, v24.16b
	bif	v28.16b, v25.16b, v10.16b
	bif	v30.16b, v25.16b, v11.16b
	fsub	v29.4s, v29.4s, v31.4s
	fsub	v28.4s, v28.4s, v30.4s
	fadd	v29.4s, v29.4s, v5.4s
	fdiv	v8.4s, v28.4s, v29.4s
	fsub	v28.4s, v21.4s, v31.4s
	fsub	v29.4s, v20.4s, v31.4s
	fsub	v31.4s, v24.4s, v31.4s
	fmul	v30.4s, v28.4s, v8.4s
	fmul	v29.4s, v29.4s, v8.4s
	fmul	v28.4s, v20.4s, v17.4s
	fmul	v31.4s, v31.4s, v8.4s
	fcmgt	v10.4s, v29.4s, v30.4s
	fcmgt	v11.4s, v30.4s, v29.4s
	fmul	v9.4s, v29.4s, v17.4s
	fmla	v28.4s, v6.4s, v21.4s
	mov	v8.16b, v10.16b
	mov	v10.16b, v11.16b
	fmla	v9.4s, v6.4s, v30.4s
	fmla	v28.4s, v18.4s, v24.4s
	bsl	v8.16b, v30.16b, v29.16b
	bsl	v10.16b, v30.16b, v29.16b
	fmla	v9.4s, v18.4s, v31.4s
	fsub	v13.4s, v7.4s, v28.4s
	fcmgt	v11.4s, v31.4s, v8.4s
	fcmgt	v12.4s, v10.4s, v31.4s
	fsub	v9.4s, v28.4s, v9.4s
	bif	v8.16b, v31.16b, v11.16b
	bif	v10.16b, v31.16b, v12.16b
	fadd	v8.4s, v8.4s, v9.4s
	fadd	v10.4s, v10.4s, v9.4s
	fsub	v9.4s, v9.4s, v28.4s
	fcmlt	v11.4s, v8.4s, #0.0
	fsub	v8.4s, v28.4s, v8.4s
	fsub	v12.4s, v10.4s, v28.4s
	fcmgt	v10.4s, v10.4s, v7.4s
	bif	v8.16b, v12.16b, v11.16b
	mov	v12.16b, v11.16b
	mvn	v11.16b, v11.16b
	bsl	v12.16b, v28.16b, v13.16b
	bic	v10.16b, v11.16b, v10.16b
	fadd	v8.4s, v8.4s, v5.4s
	fdiv	v8.4s, v12.4s, v8.4s
	fsub	v12.4s, v7.4s, v27.4s
	fmul	v11.4s, v12.4s, v26.4s
	bit	v8.16b, v7.16b, v10.16b
	fadd	v10.4s, v27.4s, v11.4s
	fmla	v28.4s, v8.4s, v9.4s
	fadd	v12.4s, v10.4s, v5.4s
	fsub	v9.4s, v7.4s, v26.4s
	fmul	v26.4s, v27.4s, v26.4s
	mov	v13.16b, v28.16b
	mov	v14.16b, v28.16b
	fmla	v28.4s, v8.4s, v31.4s
	fmul	v27.4s, v27.4s, v9.4s
	fmla	v13.4s, v8.4s, v30.4s
	fmla	v14.4s, v8.4s, v29.4s
	fdiv	v29.4s, v19.4s, v12.4s
	fmul	v28.4s, v26.4s, v28.4s
	fmul	v30.4s, v26.4s, v13.4s
	fmul	v26.4s, v26.4s, v14.4s
	fmla	v28.4s, v27.4s, v25.4s
	movi	v25.4s, #75, lsl #24
	fmla	v30.4s, v27.4s, v23.4s
	fmla	v26.4s, v27.4s, v22.4s
	movi	v22.4s, #75, lsl #24
	movi	v23.4s, #75, lsl #24
	fmla	v28.4s, v24.4s, v11.4s
	fmla	v25.4s, v19.4s, v10.4s
	fmla	v30.4s, v11.4s, v21.4s
	movi	v21.4s, #75, lsl #24
	fmla	v26.4s, v20.4s, v11.4s
	fmla	v22.4s, v30.4s, v29.4s
	fmla	v21.4s, v28.4s, v29.4s
	fmla	v23.4s, v26.4s, v29.4s
	and	v20.16b, v22.16b, v4.16b
	shl	v21.4s, v21.4s, #16
	shl	v22.4s, v23.4s, #8
	shl	v23.4s, v25.4s, #24
	bic	v21.4s, #255, lsl #24
	and	v22.16b, v22.16b, v16.16b
	orr	v20.16b, v20.16b, v23.16b
	orr	v21.16b, v21.16b, v1.16b
	orr	v20.16b, v20.16b, v22.16b
	orr	v20.16b, v20.16b, v21.16b
	str	q20, [x17]
	b.hi	.LBB1_249
	mov	x16, x11
.LBB1_259:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_259
	b	.LBB1_249
.LBB1_260:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_263
.LBB1_262:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_263:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_269
	mov	x17, xzr
.LBB1_265:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_265
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_267:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_267
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_270
.LBB1_269:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_270:
	ldr	q19, [x18]
	ldr	q20, [x0]
	cmp	x16, #3
	and	v17.16b, v19.16b, v3.16b
	and	v21.16b, v20.16b, v3.16b
	ushr	v18.4s, v19.4s, #8
	ushr	v24.4s, v20.4s, #8
	ushr	v26.4s, v20.4s, #16
	ushr	v20.4s, v20.4s, #24
	ucvtf	v17.4s, v17.4s
	ucvtf	v21.4s, v21.4s
	and	v18.16b, v18.16b, v3.16b
	and	v24.16b, v24.16b, v3.16b
	bic	v26.4s, #255, lsl #8
	ucvtf	v20.4s, v20.4s
	ucvtf	v23.4s, v18.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v18.4s, v21.4s, v2.4s
	ucvtf	v24.4s, v24.4s
	ucvtf	v26.4s, v26.4s
	fmul	v20.4s, v20.4s, v2.4s
	fmul	v23.4s, v23.4s, v2.4s
	fsub	v22.4s, v4.4s, v17.4s
	fmul	v24.4s, v24.4s, v2.4s
	fmul	v26.4s, v26.4s, v2.4s
	fsub	v30.4s, v4.4s, v20.4s
	fsub	v25.4s, v4.4s, v23.4s
	fadd	v21.4s, v22.4s, v7.4s
	ushr	v22.4s, v19.4s, #16
	ushr	v19.4s, v19.4s, #24
	bic	v22.4s, #255, lsl #8
	ucvtf	v19.4s, v19.4s
	fadd	v25.4s, v25.4s, v7.4s
	fdiv	v21.4s, v18.4s, v21.4s
	ucvtf	v22.4s, v22.4s
	fmul	v19.4s, v19.4s, v0.s[0]
	fmul	v22.4s, v22.4s, v2.4s
	fsub	v28.4s, v4.4s, v19.4s
	fsub	v27.4s, v4.4s, v22.4s
	fdiv	v25.4s, v24.4s, v25.4s
	fmul	v28.4s, v28.4s, v20.4s
	fmul	v20.4s, v19.4s, v20.4s
	fminnm	v21.4s, v21.4s, v4.4s
	fadd	v27.4s, v27.4s, v7.4s
	fadd	v29.4s, v19.4s, v28.4s
	fmul	v19.4s, v19.4s, v30.4s
	fmul	v21.4s, v20.4s, v21.4s
	fadd	v31.4s, v29.4s, v7.4s
	fdiv	v27.4s, v26.4s, v27.4s
	fmla	v21.4s, v19.4s, v17.4s
	movi	v17.4s, #75, lsl #24
	fminnm	v25.4s, v25.4s, v4.4s
	fmla	v21.4s, v28.4s, v18.4s
	movi	v18.4s, #75, lsl #24
	fmul	v25.4s, v20.4s, v25.4s
	fdiv	v31.4s, v16.4s, v31.4s
	fmla	v25.4s, v19.4s, v23.4s
	fminnm	v27.4s, v27.4s, v4.4s
	fmla	v25.4s, v24.4s, v28.4s
	fmul	v20.4s, v20.4s, v27.4s
	fmla	v20.4s, v19.4s, v22.4s
	movi	v19.4s, #75, lsl #24
	movi	v22.4s, #75, lsl #24
	fmla	v17.4s, v21.4s, v31.4s
	fmla	v20.4s, v26.4s, v28.4s
	fmla	v19.4s, v25.4s, v31.4s
	fmla	v22.4s, v16.4s, v29.4s
	and	v17.16b, v17.16b, v3.16b
	fmla	v18.4s, v20.4s, v31.4s
	shl	v19.4s, v19.4s, #8
	shl	v20.4s, v22.4s, #24
	and	v19.16b, v19.16b, v5.16b
	shl	v18.4s, v18.4s, #16
	orr	v17.16b, v17.16b, v20.16b
	bic	v18.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v19.16b
	orr	v18.16b, v18.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_262
	mov	x16, x11
.LBB1_272:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_272
	b	.LBB1_262
.LBB1_273:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v2.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	mov	w11, #1132396544
	dup	v5.4s, w5
	fmov	s4, w10
	dup	v1.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v7.4s, w11
	add	x9, sp, #16
	dup	v6.4s, w10
	mov	x8, xzr
	add	x10, x9, #16
	fmul	s0, s0, s4
	movi	v4.2d, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_276
.LBB1_275:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_276:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q2, q2, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_282
	mov	x17, xzr
.LBB1_278:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_278
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_280:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_280
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_283
.LBB1_282:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_283:
	ldr	q16, [x18]
	ldr	q17, [x0]
	cmp	x16, #3
	ushr	v18.4s, v16.4s, #24
	ushr	v19.4s, v17.4s, #24
	ushr	v20.4s, v17.4s, #16
	and	v22.16b, v16.16b, v3.16b
	ushr	v23.4s, v16.4s, #8
	ushr	v16.4s, v16.4s, #16
	ucvtf	v18.4s, v18.4s
	ucvtf	v19.4s, v19.4s
	bic	v20.4s, #255, lsl #8
	ucvtf	v22.4s, v22.4s
	and	v23.16b, v23.16b, v3.16b
	bic	v16.4s, #255, lsl #8
	ucvtf	v20.4s, v20.4s
	fmul	v18.4s, v18.4s, v0.s[0]
	fmul	v19.4s, v19.4s, v1.4s
	ucvtf	v23.4s, v23.4s
	fmul	v22.4s, v22.4s, v1.4s
	ucvtf	v16.4s, v16.4s
	fmul	v20.4s, v20.4s, v1.4s
	fmul	v18.4s, v18.4s, v19.4s
	ushr	v19.4s, v17.4s, #8
	and	v17.16b, v17.16b, v3.16b
	fmul	v23.4s, v23.4s, v1.4s
	fmul	v16.4s, v16.4s, v1.4s
	and	v19.16b, v19.16b, v3.16b
	ucvtf	v17.4s, v17.4s
	fmul	v20.4s, v20.4s, v2.4s
	fadd	v21.4s, v18.4s, v2.4s
	fmul	v22.4s, v22.4s, v18.4s
	ucvtf	v19.4s, v19.4s
	fmul	v17.4s, v17.4s, v1.4s
	fmla	v20.4s, v18.4s, v16.4s
	movi	v16.4s, #75, lsl #24
	fadd	v24.4s, v21.4s, v6.4s
	fmul	v19.4s, v19.4s, v1.4s
	fmla	v22.4s, v2.4s, v17.4s
	movi	v17.4s, #75, lsl #24
	fdiv	v24.4s, v7.4s, v24.4s
	fmul	v19.4s, v19.4s, v2.4s
	fmla	v17.4s, v7.4s, v21.4s
	fmla	v19.4s, v18.4s, v23.4s
	movi	v23.4s, #75, lsl #24
	movi	v18.4s, #75, lsl #24
	shl	v17.4s, v17.4s, #24
	fmla	v23.4s, v24.4s, v22.4s
	fmla	v16.4s, v24.4s, v19.4s
	fmla	v18.4s, v24.4s, v20.4s
	and	v19.16b, v23.16b, v3.16b
	shl	v16.4s, v16.4s, #8
	shl	v18.4s, v18.4s, #16
	and	v16.16b, v16.16b, v4.16b
	orr	v17.16b, v19.16b, v17.16b
	bic	v18.4s, #255, lsl #24
	orr	v16.16b, v17.16b, v16.16b
	orr	v17.16b, v18.16b, v5.16b
	orr	v16.16b, v16.16b, v17.16b
	str	q16, [x17]
	b.hi	.LBB1_275
	mov	x16, x11
.LBB1_285:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_285
	b	.LBB1_275
.LBB1_286:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_289
.LBB1_288:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_289:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_295
	mov	x17, xzr
.LBB1_291:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_291
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_293:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_293
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_296
.LBB1_295:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_296:
	ldr	q17, [x18]
	ldr	q18, [x0]
	cmp	x16, #3
	ushr	v19.4s, v17.4s, #24
	ushr	v20.4s, v17.4s, #8
	ushr	v21.4s, v18.4s, #8
	ushr	v22.4s, v17.4s, #16
	ushr	v23.4s, v18.4s, #16
	and	v17.16b, v17.16b, v3.16b
	ushr	v24.4s, v18.4s, #24
	and	v18.16b, v18.16b, v3.16b
	ucvtf	v19.4s, v19.4s
	and	v20.16b, v20.16b, v3.16b
	and	v21.16b, v21.16b, v3.16b
	bic	v22.4s, #255, lsl #8
	bic	v23.4s, #255, lsl #8
	ucvtf	v25.4s, v17.4s
	ucvtf	v24.4s, v24.4s
	ucvtf	v18.4s, v18.4s
	fmul	v17.4s, v19.4s, v0.s[0]
	ucvtf	v19.4s, v20.4s
	ucvtf	v20.4s, v21.4s
	ucvtf	v21.4s, v22.4s
	ucvtf	v22.4s, v23.4s
	fmul	v23.4s, v25.4s, v2.4s
	fmul	v24.4s, v24.4s, v2.4s
	fmul	v18.4s, v18.4s, v2.4s
	fmul	v19.4s, v19.4s, v2.4s
	fmul	v20.4s, v20.4s, v2.4s
	fsub	v25.4s, v4.4s, v17.4s
	fmul	v21.4s, v21.4s, v2.4s
	fmul	v22.4s, v22.4s, v2.4s
	fsub	v26.4s, v23.4s, v18.4s
	fsub	v27.4s, v18.4s, v23.4s
	fsub	v28.4s, v19.4s, v20.4s
	fsub	v29.4s, v20.4s, v19.4s
	fmul	v25.4s, v25.4s, v24.4s
	fsub	v30.4s, v21.4s, v22.4s
	fsub	v31.4s, v22.4s, v21.4s
	fcmgt	v9.4s, v26.4s, v27.4s
	fcmgt	v10.4s, v28.4s, v29.4s
	fadd	v8.4s, v17.4s, v25.4s
	fcmgt	v11.4s, v30.4s, v31.4s
	bif	v26.16b, v27.16b, v9.16b
	fsub	v27.4s, v4.4s, v24.4s
	fmul	v24.4s, v17.4s, v24.4s
	bif	v28.16b, v29.16b, v10.16b
	fadd	v12.4s, v8.4s, v7.4s
	mov	v29.16b, v11.16b
	fmul	v17.4s, v17.4s, v27.4s
	fmul	v26.4s, v24.4s, v26.4s
	bsl	v29.16b, v30.16b, v31.16b
	fdiv	v30.4s, v16.4s, v12.4s
	fmul	v27.4s, v24.4s, v28.4s
	fmla	v26.4s, v17.4s, v23.4s
	fmul	v24.4s, v24.4s, v29.4s
	fmla	v27.4s, v17.4s, v19.4s
	movi	v19.4s, #75, lsl #24
	fmla	v26.4s, v25.4s, v18.4s
	movi	v18.4s, #75, lsl #24
	fmla	v24.4s, v17.4s, v21.4s
	movi	v17.4s, #75, lsl #24
	movi	v21.4s, #75, lsl #24
	fmla	v27.4s, v20.4s, v25.4s
	fmla	v24.4s, v22.4s, v25.4s
	fmla	v21.4s, v16.4s, v8.4s
	fmla	v17.4s, v26.4s, v30.4s
	fmla	v19.4s, v27.4s, v30.4s
	fmla	v18.4s, v24.4s, v30.4s
	shl	v20.4s, v21.4s, #24
	and	v17.16b, v17.16b, v3.16b
	shl	v19.4s, v19.4s, #8
	shl	v18.4s, v18.4s, #16
	and	v19.16b, v19.16b, v5.16b
	orr	v17.16b, v17.16b, v20.16b
	bic	v18.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v19.16b
	orr	v18.16b, v18.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_288
	mov	x16, x11
.LBB1_298:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_298
	b	.LBB1_288
.LBB1_299:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	movi	v4.4s, #64, lsl #24
	movi	v6.4s, #63, lsl #24
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	fmov	v7.4s, #1.00000000
	movk	w10, #3490, lsl #16
	mov	w11, #1132396544
	movi	v16.2d, #0x00ff000000ff00
	dup	v17.4s, w5
	dup	v18.4s, w10
	fmul	s0, s0, s5
	fmov	v5.4s, #-1.00000000
	dup	v19.4s, w11
	add	x9, sp, #16
	mov	x8, xzr
	mov	x11, x3
	add	x10, x9, #16
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_302
.LBB1_301:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_302:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_308
	mov	x17, xzr
.LBB1_304:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_304
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_306:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_306
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_309
.LBB1_308:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_309:
	ldr	q20, [x18]
	ldr	q23, [x0]
	mov	v30.16b, v5.16b
	mov	v31.16b, v5.16b
	cmp	x16, #3
	ushr	v21.4s, v20.4s, #8
	ushr	v22.4s, v20.4s, #16
	and	v24.16b, v20.16b, v3.16b
	ushr	v20.4s, v20.4s, #24
	ushr	v26.4s, v23.4s, #8
	ushr	v27.4s, v23.4s, #16
	and	v25.16b, v23.16b, v3.16b
	and	v21.16b, v21.16b, v3.16b
	bic	v22.4s, #255, lsl #8
	ucvtf	v24.4s, v24.4s
	ucvtf	v28.4s, v20.4s
	ushr	v20.4s, v23.4s, #24
	and	v26.16b, v26.16b, v3.16b
	bic	v27.4s, #255, lsl #8
	ucvtf	v25.4s, v25.4s
	ucvtf	v21.4s, v21.4s
	ucvtf	v22.4s, v22.4s
	ucvtf	v29.4s, v20.4s
	fmul	v20.4s, v24.4s, v2.4s
	ucvtf	v26.4s, v26.4s
	fmul	v23.4s, v28.4s, v0.s[0]
	ucvtf	v27.4s, v27.4s
	mov	v28.16b, v5.16b
	fmul	v24.4s, v25.4s, v2.4s
	fmul	v21.4s, v21.4s, v2.4s
	fmul	v22.4s, v22.4s, v2.4s
	fmla	v28.4s, v4.4s, v20.4s
	fmul	v25.4s, v29.4s, v2.4s
	fmul	v26.4s, v26.4s, v2.4s
	fsub	v29.4s, v7.4s, v23.4s
	fmul	v27.4s, v27.4s, v2.4s
	fcmgt	v14.4s, v6.4s, v20.4s
	fadd	v8.4s, v24.4s, v24.4s
	fmla	v30.4s, v4.4s, v21.4s
	fmla	v31.4s, v4.4s, v22.4s
	fadd	v9.4s, v24.4s, v28.4s
	fadd	v10.4s, v26.4s, v26.4s
	fmul	v29.4s, v29.4s, v25.4s
	fadd	v12.4s, v27.4s, v27.4s
	fmul	v8.4s, v20.4s, v8.4s
	fadd	v11.4s, v26.4s, v30.4s
	fadd	v13.4s, v27.4s, v31.4s
	fmls	v9.4s, v28.4s, v24.4s
	fmul	v10.4s, v21.4s, v10.4s
	fadd	v28.4s, v23.4s, v29.4s
	fmul	v12.4s, v22.4s, v12.4s
	fmls	v11.4s, v30.4s, v26.4s
	fcmgt	v30.4s, v6.4s, v21.4s
	fmls	v13.4s, v31.4s, v27.4s
	fcmgt	v31.4s, v6.4s, v22.4s
	bif	v8.16b, v9.16b, v14.16b
	fadd	v9.4s, v28.4s, v18.4s
	bsl	v30.16b, v10.16b, v11.16b
	fsub	v10.4s, v7.4s, v25.4s
	fmul	v25.4s, v23.4s, v25.4s
	bsl	v31.16b, v12.16b, v13.16b
	fdiv	v9.4s, v19.4s, v9.4s
	fmul	v23.4s, v23.4s, v10.4s
	fmul	v8.4s, v25.4s, v8.4s
	fmul	v30.4s, v25.4s, v30.4s
	fmul	v25.4s, v25.4s, v31.4s
	fmla	v8.4s, v23.4s, v20.4s
	fmla	v30.4s, v23.4s, v21.4s
	movi	v20.4s, #75, lsl #24
	fmla	v25.4s, v23.4s, v22.4s
	movi	v21.4s, #75, lsl #24
	movi	v22.4s, #75, lsl #24
	movi	v23.4s, #75, lsl #24
	fmla	v8.4s, v29.4s, v24.4s
	fmla	v30.4s, v26.4s, v29.4s
	fmla	v25.4s, v27.4s, v29.4s
	fmla	v23.4s, v19.4s, v28.4s
	fmla	v20.4s, v8.4s, v9.4s
	fmla	v21.4s, v30.4s, v9.4s
	fmla	v22.4s, v25.4s, v9.4s
	shl	v23.4s, v23.4s, #24
	and	v20.16b, v20.16b, v3.16b
	shl	v21.4s, v21.4s, #8
	shl	v22.4s, v22.4s, #16
	and	v21.16b, v21.16b, v16.16b
	orr	v20.16b, v20.16b, v23.16b
	bic	v22.4s, #255, lsl #24
	orr	v20.16b, v20.16b, v21.16b
	orr	v21.16b, v22.16b, v17.16b
	orr	v20.16b, v20.16b, v21.16b
	str	q20, [x17]
	b.hi	.LBB1_301
	mov	x16, x11
.LBB1_311:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_311
	b	.LBB1_301
.LBB1_312:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v2.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	mov	w11, #1132396544
	dup	v5.4s, w5
	fmov	s4, w10
	dup	v1.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v7.4s, w11
	add	x9, sp, #16
	dup	v6.4s, w10
	mov	x8, xzr
	add	x10, x9, #16
	fmul	s0, s0, s4
	movi	v4.2d, #0x00ff000000ff00
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_315
.LBB1_314:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_315:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q2, q2, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_321
	mov	x17, xzr
.LBB1_317:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_317
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_319:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_319
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_322
.LBB1_321:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_322:
	ldr	q16, [x18]
	ldr	q17, [x0]
	cmp	x16, #3
	ushr	v18.4s, v16.4s, #24
	ushr	v19.4s, v17.4s, #24
	ushr	v20.4s, v17.4s, #16
	ushr	v22.4s, v16.4s, #8
	ushr	v23.4s, v16.4s, #16
	and	v16.16b, v16.16b, v3.16b
	ucvtf	v18.4s, v18.4s
	ucvtf	v19.4s, v19.4s
	bic	v20.4s, #255, lsl #8
	and	v22.16b, v22.16b, v3.16b
	bic	v23.4s, #255, lsl #8
	ucvtf	v16.4s, v16.4s
	ucvtf	v20.4s, v20.4s
	fmul	v18.4s, v18.4s, v0.s[0]
	fmul	v19.4s, v19.4s, v1.4s
	ucvtf	v22.4s, v22.4s
	ucvtf	v23.4s, v23.4s
	fmul	v16.4s, v16.4s, v1.4s
	fmul	v20.4s, v20.4s, v1.4s
	fmul	v18.4s, v18.4s, v19.4s
	ushr	v19.4s, v17.4s, #8
	and	v17.16b, v17.16b, v3.16b
	fmul	v22.4s, v22.4s, v1.4s
	fmul	v23.4s, v23.4s, v1.4s
	and	v19.16b, v19.16b, v3.16b
	ucvtf	v17.4s, v17.4s
	fadd	v21.4s, v18.4s, v2.4s
	ucvtf	v19.4s, v19.4s
	fmul	v17.4s, v17.4s, v1.4s
	fadd	v24.4s, v21.4s, v6.4s
	fmul	v19.4s, v19.4s, v1.4s
	fmul	v17.4s, v17.4s, v18.4s
	fdiv	v24.4s, v7.4s, v24.4s
	fmul	v19.4s, v18.4s, v19.4s
	fmul	v18.4s, v18.4s, v20.4s
	movi	v20.4s, #75, lsl #24
	fmla	v17.4s, v2.4s, v16.4s
	movi	v16.4s, #75, lsl #24
	fmla	v19.4s, v2.4s, v22.4s
	movi	v22.4s, #75, lsl #24
	fmla	v18.4s, v2.4s, v23.4s
	movi	v23.4s, #75, lsl #24
	fmla	v16.4s, v7.4s, v21.4s
	shl	v16.4s, v16.4s, #24
	fmla	v20.4s, v24.4s, v17.4s
	fmla	v22.4s, v24.4s, v19.4s
	fmla	v23.4s, v24.4s, v18.4s
	and	v17.16b, v20.16b, v3.16b
	shl	v18.4s, v22.4s, #8
	shl	v19.4s, v23.4s, #16
	and	v18.16b, v18.16b, v4.16b
	orr	v16.16b, v17.16b, v16.16b
	bic	v19.4s, #255, lsl #24
	orr	v16.16b, v16.16b, v18.16b
	orr	v17.16b, v19.16b, v5.16b
	orr	v16.16b, v16.16b, v17.16b
	str	q16, [x17]
	b.hi	.LBB1_314
	mov	x16, x11
.LBB1_324:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_324
	b	.LBB1_314
.LBB1_325:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_328
.LBB1_327:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_328:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_334
	mov	x17, xzr
.LBB1_330:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_330
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_332:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_332
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_335
.LBB1_334:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_335:
	ldr	q17, [x18]
	ldr	q18, [x0]
	mov	v21.16b, v4.16b
	cmp	x16, #3
	ushr	v19.4s, v17.4s, #24
	ushr	v20.4s, v18.4s, #24
	ushr	v23.4s, v18.4s, #8
	ushr	v24.4s, v18.4s, #16
	and	v18.16b, v18.16b, v3.16b
	ucvtf	v19.4s, v19.4s
	ucvtf	v20.4s, v20.4s
	and	v23.16b, v23.16b, v3.16b
	bic	v24.4s, #255, lsl #8
	ucvtf	v18.4s, v18.4s
	ucvtf	v23.4s, v23.4s
	fmul	v19.4s, v19.4s, v0.s[0]
	fmls	v21.4s, v2.4s, v20.4s
	ushr	v20.4s, v17.4s, #8
	ucvtf	v24.4s, v24.4s
	fmul	v18.4s, v18.4s, v2.4s
	and	v20.16b, v20.16b, v3.16b
	fmul	v23.4s, v23.4s, v2.4s
	fmul	v19.4s, v19.4s, v21.4s
	ushr	v21.4s, v17.4s, #16
	and	v17.16b, v17.16b, v3.16b
	fmul	v24.4s, v24.4s, v2.4s
	ucvtf	v20.4s, v20.4s
	bic	v21.4s, #255, lsl #8
	ucvtf	v17.4s, v17.4s
	fadd	v22.4s, v19.4s, v1.4s
	ucvtf	v21.4s, v21.4s
	fmul	v20.4s, v20.4s, v2.4s
	fmul	v17.4s, v17.4s, v2.4s
	fadd	v25.4s, v22.4s, v7.4s
	fmul	v21.4s, v21.4s, v2.4s
	fmul	v20.4s, v20.4s, v19.4s
	fmul	v17.4s, v17.4s, v19.4s
	fdiv	v25.4s, v16.4s, v25.4s
	fmul	v19.4s, v21.4s, v19.4s
	movi	v21.4s, #75, lsl #24
	fmla	v20.4s, v1.4s, v23.4s
	fmla	v17.4s, v1.4s, v18.4s
	movi	v18.4s, #75, lsl #24
	movi	v23.4s, #75, lsl #24
	fmla	v19.4s, v1.4s, v24.4s
	movi	v24.4s, #75, lsl #24
	fmla	v18.4s, v16.4s, v22.4s
	shl	v18.4s, v18.4s, #24
	fmla	v21.4s, v25.4s, v17.4s
	fmla	v23.4s, v25.4s, v20.4s
	fmla	v24.4s, v25.4s, v19.4s
	and	v17.16b, v21.16b, v3.16b
	shl	v19.4s, v23.4s, #8
	shl	v20.4s, v24.4s, #16
	and	v19.16b, v19.16b, v5.16b
	orr	v17.16b, v17.16b, v18.16b
	bic	v20.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v19.16b
	orr	v18.16b, v20.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_327
	mov	x16, x11
.LBB1_337:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_337
	b	.LBB1_327
.LBB1_338:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_341
.LBB1_340:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_341:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_347
	mov	x17, xzr
.LBB1_343:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_343
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_345:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_345
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_348
.LBB1_347:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_348:
	ldr	q17, [x18]
	ldr	q18, [x0]
	mov	v21.16b, v4.16b
	cmp	x16, #3
	ushr	v19.4s, v17.4s, #24
	ushr	v20.4s, v18.4s, #24
	ushr	v23.4s, v17.4s, #8
	ushr	v24.4s, v17.4s, #16
	and	v17.16b, v17.16b, v3.16b
	ucvtf	v19.4s, v19.4s
	ucvtf	v20.4s, v20.4s
	and	v23.16b, v23.16b, v3.16b
	bic	v24.4s, #255, lsl #8
	ucvtf	v17.4s, v17.4s
	ucvtf	v23.4s, v23.4s
	fmul	v20.4s, v20.4s, v2.4s
	fmls	v21.4s, v19.4s, v0.s[0]
	ucvtf	v24.4s, v24.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v23.4s, v23.4s, v2.4s
	fmul	v19.4s, v20.4s, v21.4s
	ushr	v20.4s, v18.4s, #8
	ushr	v21.4s, v18.4s, #16
	and	v18.16b, v18.16b, v3.16b
	fmul	v24.4s, v24.4s, v2.4s
	and	v20.16b, v20.16b, v3.16b
	bic	v21.4s, #255, lsl #8
	fadd	v22.4s, v19.4s, v1.4s
	ucvtf	v18.4s, v18.4s
	ucvtf	v20.4s, v20.4s
	ucvtf	v21.4s, v21.4s
	fadd	v25.4s, v22.4s, v7.4s
	fmul	v18.4s, v18.4s, v2.4s
	fmul	v20.4s, v20.4s, v2.4s
	fmul	v21.4s, v21.4s, v2.4s
	fdiv	v25.4s, v16.4s, v25.4s
	fmul	v18.4s, v18.4s, v19.4s
	fmul	v20.4s, v19.4s, v20.4s
	fmul	v19.4s, v19.4s, v21.4s
	movi	v21.4s, #75, lsl #24
	fmla	v18.4s, v1.4s, v17.4s
	movi	v17.4s, #75, lsl #24
	fmla	v20.4s, v1.4s, v23.4s
	movi	v23.4s, #75, lsl #24
	fmla	v19.4s, v1.4s, v24.4s
	movi	v24.4s, #75, lsl #24
	fmla	v17.4s, v16.4s, v22.4s
	shl	v17.4s, v17.4s, #24
	fmla	v21.4s, v25.4s, v18.4s
	fmla	v23.4s, v25.4s, v20.4s
	fmla	v24.4s, v25.4s, v19.4s
	and	v18.16b, v21.16b, v3.16b
	shl	v19.4s, v23.4s, #8
	shl	v20.4s, v24.4s, #16
	and	v19.16b, v19.16b, v5.16b
	orr	v17.16b, v18.16b, v17.16b
	bic	v20.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v19.16b
	orr	v18.16b, v20.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_340
	mov	x16, x11
.LBB1_350:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_350
	b	.LBB1_340
.LBB1_351:
	cbz	x4, .LBB1_364
	mov	w10, #32897
	movi	v1.2d, #0000000000000000
	movi	v3.2d, #0x0000ff000000ff
	movk	w10, #15232, lsl #16
	fmov	v4.4s, #1.00000000
	mov	w11, #1132396544
	fmov	s5, w10
	dup	v2.4s, w10
	mov	w10, #16992
	movk	w10, #3490, lsl #16
	dup	v6.4s, w5
	dup	v16.4s, w11
	dup	v7.4s, w10
	add	x9, sp, #16
	mov	x8, xzr
	fmul	s0, s0, s5
	movi	v5.2d, #0x00ff000000ff00
	add	x10, x9, #16
	mov	x11, x3
	mov	x12, x2
	mov	x13, x1
	mov	x14, x4
	b	.LBB1_354
.LBB1_353:
	add	x8, x8, #4
	sub	x14, x14, #4
	add	x13, x13, #16
	cmp	x8, x4
	add	x12, x12, #16
	add	x11, x11, #16
	b.hs	.LBB1_364
.LBB1_354:
	cmp	x14, #1
	sub	x16, x4, x8
	stp	q1, q1, [sp, #16]
	csinc	x15, x14, xzr, hi
	cmp	x16, #3
	b.hi	.LBB1_360
	mov	x17, xzr
.LBB1_356:
	ldr	w18, [x13, x17, lsl #2]
	str	w18, [x9, x17, lsl #2]
	add	x17, x17, #1
	cmp	x15, x17
	b.ne	.LBB1_356
	mov	x17, x15
	mov	w0, #16
	mov	x5, x12
.LBB1_358:
	ldr	w6, [x5], #4
	add	x18, sp, #16
	subs	x17, x17, #1
	str	w6, [x18, x0]
	add	x0, x0, #4
	b.ne	.LBB1_358
	mov	x17, x10
	mov	x0, x10
	b	.LBB1_361
.LBB1_360:
	lsl	x17, x8, #2
	add	x18, x1, x17
	add	x0, x2, x17
	add	x17, x3, x17
.LBB1_361:
	ldr	q17, [x18]
	ldr	q18, [x0]
	cmp	x16, #3
	ushr	v19.4s, v17.4s, #24
	ushr	v20.4s, v18.4s, #24
	ushr	v21.4s, v18.4s, #8
	ushr	v22.4s, v18.4s, #16
	and	v18.16b, v18.16b, v3.16b
	ushr	v23.4s, v17.4s, #8
	and	v24.16b, v17.16b, v3.16b
	ushr	v17.4s, v17.4s, #16
	ucvtf	v19.4s, v19.4s
	ucvtf	v20.4s, v20.4s
	and	v21.16b, v21.16b, v3.16b
	bic	v22.4s, #255, lsl #8
	ucvtf	v18.4s, v18.4s
	and	v23.16b, v23.16b, v3.16b
	bic	v17.4s, #255, lsl #8
	ucvtf	v24.4s, v24.4s
	ucvtf	v21.4s, v21.4s
	fmul	v19.4s, v19.4s, v0.s[0]
	fmul	v20.4s, v20.4s, v2.4s
	ucvtf	v22.4s, v22.4s
	ucvtf	v23.4s, v23.4s
	fmul	v18.4s, v18.4s, v2.4s
	ucvtf	v17.4s, v17.4s
	fmul	v24.4s, v24.4s, v2.4s
	fmul	v21.4s, v21.4s, v2.4s
	fadd	v25.4s, v19.4s, v20.4s
	fmul	v22.4s, v22.4s, v2.4s
	fmul	v23.4s, v23.4s, v2.4s
	fmul	v18.4s, v20.4s, v18.4s
	fmul	v17.4s, v17.4s, v2.4s
	fmul	v21.4s, v20.4s, v21.4s
	fcmgt	v26.4s, v4.4s, v25.4s
	fmul	v20.4s, v20.4s, v22.4s
	fmla	v18.4s, v24.4s, v19.4s
	movi	v24.4s, #75, lsl #24
	fmla	v21.4s, v23.4s, v19.4s
	bsl	v26.16b, v25.16b, v4.16b
	fmla	v20.4s, v17.4s, v19.4s
	fsub	v22.4s, v25.4s, v26.4s
	fsub	v17.4s, v18.4s, v22.4s
	fsub	v18.4s, v21.4s, v22.4s
	fsub	v19.4s, v20.4s, v22.4s
	fadd	v20.4s, v26.4s, v7.4s
	fcmgt	v21.4s, v17.4s, #0.0
	fcmgt	v22.4s, v18.4s, #0.0
	fcmgt	v23.4s, v19.4s, #0.0
	fdiv	v20.4s, v16.4s, v20.4s
	and	v17.16b, v21.16b, v17.16b
	and	v18.16b, v22.16b, v18.16b
	and	v19.16b, v23.16b, v19.16b
	fcmgt	v21.4s, v26.4s, v17.4s
	fcmgt	v22.4s, v26.4s, v18.4s
	fcmgt	v23.4s, v26.4s, v19.4s
	bif	v17.16b, v26.16b, v21.16b
	movi	v21.4s, #75, lsl #24
	bif	v18.16b, v26.16b, v22.16b
	movi	v22.4s, #75, lsl #24
	bif	v19.16b, v26.16b, v23.16b
	movi	v23.4s, #75, lsl #24
	fmla	v21.4s, v16.4s, v26.4s
	fmla	v24.4s, v17.4s, v20.4s
	fmla	v22.4s, v18.4s, v20.4s
	fmla	v23.4s, v19.4s, v20.4s
	and	v17.16b, v24.16b, v3.16b
	shl	v20.4s, v21.4s, #24
	shl	v18.4s, v22.4s, #8
	shl	v19.4s, v23.4s, #16
	orr	v17.16b, v17.16b, v20.16b
	and	v18.16b, v18.16b, v5.16b
	bic	v19.4s, #255, lsl #24
	orr	v17.16b, v17.16b, v18.16b
	orr	v18.16b, v19.16b, v6.16b
	orr	v17.16b, v17.16b, v18.16b
	str	q17, [x17]
	b.hi	.LBB1_353
	mov	x16, x11
.LBB1_363:
	ldr	w18, [x17], #4
	subs	x15, x15, #1
	str	w18, [x16], #4
	b.ne	.LBB1_363
	b	.LBB1_353
.LBB1_364:
	ldp	d9, d8, [sp, #96]
	ldp	d11, d10, [sp, #80]
	ldp	d13, d12, [sp, #64]
	ldp	d15, d14, [sp, #48]
	add	sp, sp, #112
	ret
.Lfunc_end1:
	.size	blend, .Lfunc_end1-blend
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LJTI1_0:
	.hword	(.LBB1_2-.LBB1_2)>>2
	.hword	(.LBB1_182-.LBB1_2)>>2
	.hword	(.LBB1_130-.LBB1_2)>>2
	.hword	(.LBB1_156-.LBB1_2)>>2
	.hword	(.LBB1_65-.LBB1_2)>>2
	.hword	(.LBB1_221-.LBB1_2)>>2
	.hword	(.LBB1_260-.LBB1_2)>>2
	.hword	(.LBB1_169-.LBB1_2)>>2
	.hword	(.LBB1_299-.LBB1_2)>>2
	.hword	(.LBB1_91-.LBB1_2)>>2
	.hword	(.LBB1_286-.LBB1_2)>>2
	.hword	(.LBB1_52-.LBB1_2)>>2
	.hword	(.LBB1_78-.LBB1_2)>>2
	.hword	(.LBB1_247-.LBB1_2)>>2
	.hword	(.LBB1_39-.LBB1_2)>>2
	.hword	(.LBB1_143-.LBB1_2)>>2
	.hword	(.LBB1_28-.LBB1_2)>>2
	.hword	(.LBB1_195-.LBB1_2)>>2
	.hword	(.LBB1_273-.LBB1_2)>>2
	.hword	(.LBB1_325-.LBB1_2)>>2
	.hword	(.LBB1_208-.LBB1_2)>>2
	.hword	(.LBB1_234-.LBB1_2)>>2
	.hword	(.LBB1_312-.LBB1_2)>>2
	.hword	(.LBB1_338-.LBB1_2)>>2
	.hword	(.LBB1_117-.LBB1_2)>>2
	.hword	(.LBB1_104-.LBB1_2)>>2
	.hword	(.LBB1_351-.LBB1_2)>>2
	.hword	(.LBB1_15-.LBB1_2)>>2
	.text
	.p2align	2
	.type	blur_rows,@function
blur_rows:
	cbz	x2, .LBB2_32
	cbz	x3, .LBB2_32
	str	d12, [sp, #-128]!
	mov	w8, #1
	fmov	s2, #2.00000000
	fmov	s1, w6
	bfi	x8, x5, #1, #63
	lsl	x13, x5, #1
	mov	w11, #96
	mov	w14, #12
	mov	x15, #-12
	movi	v5.4s, #75, lsl #24
	ucvtf	s0, x8
	mov	w8, #1132462080
	msub	x14, x5, x14, x15
	fmov	s4, w8
	add	x8, x13, #2
	add	x6, x13, x5
	madd	x11, x8, x11, x7
	ldp	x10, x9, [sp, #128]
	mov	x5, #-3
	stp	x20, x19, [sp, #112]
	add	x13, x6, #3
	fmadd	s2, s1, s2, s0
	sub	x5, x5, x6
	mov	w20, #32897
	stp	x26, x25, [sp, #64]
	sub	x12, x2, #1
	mov	w25, #1
	stp	x24, x23, [sp, #80]
	mov	x23, xzr
	add	x15, x13, x3
	sub	x16, x3, #1
	add	x17, x7, #16
	add	x18, x7, #48
	fmul	s3, s2, s2
	add	x6, x7, #80
	sub	x19, x5, x3
	movk	w20, #15232, lsl #16
	stp	d11, d10, [sp, #8]
	stp	d9, d8, [sp, #24]
	str	x30, [sp, #40]
	fmul	s3, s2, s3
	stp	x28, x27, [sp, #48]
	stp	x22, x21, [sp, #96]
	fdiv	s3, s4, s3
	movi	v4.2d, #0000000000000000
	b	.LBB2_4
.LBB2_3:
	mov	w25, wzr
	mov	w23, #2
	tbz	w22, #0, .LBB2_31
.LBB2_4:
	cmp	x23, x2
	orr	x22, x23, #0x1
	csel	x21, x23, x12, lo
	cmp	x22, x2
	mul	x21, x21, x1
	csinc	x22, x12, x23, hs
	add	x23, x10, x23, lsl #8
	mul	x22, x22, x1
	add	x21, x0, x21, lsl #2
	ldr	s6, [x21]
	add	x24, x0, x22, lsl #2
	mov	w22, w25
	ushll	v6.8h, v6.8b, #0
	ushll	v6.4s, v6.4h, #0
	ucvtf	v16.4s, v6.4s
	cbz	w4, .LBB2_13
	ldr	s6, [x24]
	fmov	v7.4s, #1.00000000
	ushll	v6.8h, v6.8b, #0
	ushll	v6.4s, v6.4h, #0
	ucvtf	v17.4s, v6.4s
	dup	v6.4s, w20
	fmul	v18.4s, v16.4s, v6.4s
	fmul	v19.4s, v17.4s, v6.4s
	dup	v18.4s, v18.s[3]
	dup	v19.4s, v19.s[3]
	ext	v18.16b, v18.16b, v7.16b, #4
	ext	v19.16b, v19.16b, v7.16b, #4
	fmul	v16.4s, v18.4s, v16.4s
	fmul	v17.4s, v19.4s, v17.4s
	fmul	v20.4s, v16.4s, v2.s[0]
	fmul	v21.4s, v17.4s, v2.s[0]
	cbz	x8, .LBB2_21
	mov	x25, x17
	mov	x26, x8
.LBB2_7:
	subs	x26, x26, #1
	stp	q16, q17, [x25, #-16]
	add	x25, x25, #96
	b.ne	.LBB2_7
	mov	x25, x18
	mov	x26, x8
.LBB2_9:
	subs	x26, x26, #1
	stp	q20, q21, [x25, #-16]
	add	x25, x25, #96
	b.ne	.LBB2_9
	fmul	v19.4s, v20.4s, v2.s[0]
	fmul	v18.4s, v21.4s, v2.s[0]
	mov	x25, x6
	mov	x26, x8
.LBB2_11:
	subs	x26, x26, #1
	stp	q19, q18, [x25, #-16]
	add	x25, x25, #96
	b.ne	.LBB2_11
	cbnz	x15, .LBB2_22
	b	.LBB2_3
.LBB2_13:
	ldr	s6, [x24]
	fmul	v18.4s, v16.4s, v2.s[0]
	ushll	v6.8h, v6.8b, #0
	ushll	v6.4s, v6.4h, #0
	ucvtf	v7.4s, v6.4s
	fmul	v19.4s, v7.4s, v2.s[0]
	cbz	x8, .LBB2_26
	mov	x25, x17
	mov	x26, x8
.LBB2_15:
	subs	x26, x26, #1
	stp	q16, q7, [x25, #-16]
	add	x25, x25, #96
	b.ne	.LBB2_15
	mov	x25, x18
	mov	x26, x8
.LBB2_17:
	subs	x26, x26, #1
	stp	q18, q19, [x25, #-16]
	add	x25, x25, #96
	b.ne	.LBB2_17
	fmul	v17.4s, v18.4s, v2.s[0]
	fmul	v20.4s, v19.4s, v2.s[0]
	mov	x25, x6
	mov	x26, x8
.LBB2_19:
	subs	x26, x26, #1
	stp	q17, q20, [x25, #-16]
	add	x25, x25, #96
	b.ne	.LBB2_19
	cbnz	x15, .LBB2_27
	b	.LBB2_3
.LBB2_21:
	fmul	v19.4s, v20.4s, v2.s[0]
	fmul	v18.4s, v21.4s, v2.s[0]
	cbz	x15, .LBB2_3
.LBB2_22:
	fmul	v16.4s, v16.4s, v0.s[0]
	fmul	v17.4s, v17.4s, v0.s[0]
	mov	x25, xzr
	fmul	v18.4s, v18.4s, v0.s[0]
	fmul	v19.4s, v19.4s, v0.s[0]
	mov	x26, x14
	fmul	v20.4s, v20.4s, v0.s[0]
	fmul	v21.4s, v21.4s, v0.s[0]
	mov	x28, x7
	b	.LBB2_24
.LBB2_23:
	fsub	v23.4s, v23.4s, v28.4s
	fsub	v22.4s, v22.4s, v29.4s
	add	x25, x25, #1
	fsub	v24.4s, v24.4s, v30.4s
	fsub	v25.4s, v25.4s, v31.4s
	cmn	x19, x25
	fsub	v26.4s, v26.4s, v8.4s
	fsub	v27.4s, v27.4s, v9.4s
	add	x26, x26, #4
	mov	x28, x27
	fadd	v16.4s, v16.4s, v23.4s
	fadd	v17.4s, v17.4s, v22.4s
	fadd	v20.4s, v20.4s, v24.4s
	fadd	v21.4s, v21.4s, v25.4s
	fadd	v19.4s, v19.4s, v26.4s
	fadd	v18.4s, v18.4s, v27.4s
	b.eq	.LBB2_3
.LBB2_24:
	add	x27, x28, #96
	ldp	q10, q11, [x28, #64]
	cmp	x27, x11
	csel	x27, x7, x27, eq
	cmp	x25, x3
	csel	x30, x25, x16, lo
	cmp	x25, x13
	ldr	s22, [x21, x30, lsl #2]
	ldr	s23, [x24, x30, lsl #2]
	ushll	v22.8h, v22.8b, #0
	ushll	v23.8h, v23.8b, #0
	ushll	v22.4s, v22.4h, #0
	ushll	v23.4s, v23.4h, #0
	ucvtf	v22.4s, v22.4s
	ucvtf	v24.4s, v23.4s
	fmul	v23.4s, v22.4s, v6.4s
	fmul	v25.4s, v24.4s, v6.4s
	dup	v23.4s, v23.s[3]
	dup	v25.4s, v25.s[3]
	ext	v23.16b, v23.16b, v7.16b, #4
	ext	v25.16b, v25.16b, v7.16b, #4
	fmul	v23.4s, v23.4s, v22.4s
	fmul	v22.4s, v25.4s, v24.4s
	ldp	q24, q25, [x28]
	fadd	v26.4s, v23.4s, v24.4s
	fadd	v27.4s, v22.4s, v25.4s
	mov	v24.16b, v16.16b
	mov	v25.16b, v17.16b
	str	q23, [x28]
	ldr	q28, [x27]
	str	q22, [x28, #16]
	fmla	v24.4s, v26.4s, v1.s[0]
	fmla	v25.4s, v27.4s, v1.s[0]
	ldp	q26, q27, [x28, #32]
	fadd	v29.4s, v24.4s, v26.4s
	fadd	v30.4s, v25.4s, v27.4s
	mov	v26.16b, v20.16b
	mov	v27.16b, v21.16b
	fmla	v26.4s, v29.4s, v1.s[0]
	fmla	v27.4s, v30.4s, v1.s[0]
	ldr	q29, [x27, #16]
	str	q24, [x28, #32]
	ldr	q30, [x27, #32]
	str	q25, [x28, #48]
	ldr	q31, [x27, #48]
	str	q26, [x28, #64]
	ldr	q8, [x27, #64]
	str	q27, [x28, #80]
	ldr	q9, [x27, #80]
	b.lo	.LBB2_23
	fadd	v10.4s, v26.4s, v10.4s
	mov	v12.16b, v19.16b
	add	x28, x5, x25
	fadd	v11.4s, v27.4s, v11.4s
	lsr	x28, x28, #5
	and	x30, x26, #0x7c
	mul	x28, x9, x28
	fmla	v12.4s, v10.4s, v1.s[0]
	mov	v10.16b, v18.16b
	fmla	v10.4s, v11.4s, v1.s[0]
	fmul	v11.4s, v12.4s, v3.s[0]
	add	x28, x23, x28, lsl #1
	add	x28, x28, x30, lsl #1
	fmul	v10.4s, v10.4s, v3.s[0]
	fmaxnm	v11.4s, v11.4s, v4.4s
	fmaxnm	v10.4s, v10.4s, v4.4s
	fadd	v11.4s, v11.4s, v5.4s
	fadd	v10.4s, v10.4s, v5.4s
	xtn	v11.4h, v11.4s
	xtn	v10.4h, v10.4s
	str	d11, [x28]
	str	d10, [x28, #256]
	b	.LBB2_23
.LBB2_26:
	fmul	v17.4s, v18.4s, v2.s[0]
	fmul	v20.4s, v19.4s, v2.s[0]
	cbz	x15, .LBB2_3
.LBB2_27:
	fmul	v6.4s, v16.4s, v0.s[0]
	fmul	v7.4s, v7.4s, v0.s[0]
	mov	x25, xzr
	fmul	v16.4s, v20.4s, v0.s[0]
	fmul	v17.4s, v17.4s, v0.s[0]
	mov	x26, x14
	fmul	v18.4s, v18.4s, v0.s[0]
	fmul	v19.4s, v19.4s, v0.s[0]
	mov	x28, x7
	b	.LBB2_29
.LBB2_28:
	fsub	v21.4s, v21.4s, v26.4s
	fsub	v20.4s, v20.4s, v27.4s
	add	x25, x25, #1
	fsub	v22.4s, v22.4s, v28.4s
	fsub	v23.4s, v23.4s, v29.4s
	cmn	x19, x25
	fsub	v24.4s, v24.4s, v30.4s
	fsub	v25.4s, v25.4s, v31.4s
	add	x26, x26, #4
	mov	x28, x27
	fadd	v6.4s, v6.4s, v21.4s
	fadd	v7.4s, v7.4s, v20.4s
	fadd	v18.4s, v18.4s, v22.4s
	fadd	v19.4s, v19.4s, v23.4s
	fadd	v17.4s, v17.4s, v24.4s
	fadd	v16.4s, v16.4s, v25.4s
	b.eq	.LBB2_3
.LBB2_29:
	add	x27, x28, #96
	ldp	q8, q9, [x28, #64]
	cmp	x27, x11
	csel	x27, x7, x27, eq
	cmp	x25, x3
	csel	x30, x25, x16, lo
	cmp	x25, x13
	ldr	s20, [x21, x30, lsl #2]
	ldr	s21, [x24, x30, lsl #2]
	ushll	v20.8h, v20.8b, #0
	ushll	v21.8h, v21.8b, #0
	ushll	v20.4s, v20.4h, #0
	ushll	v22.4s, v21.4h, #0
	ucvtf	v21.4s, v20.4s
	ucvtf	v20.4s, v22.4s
	ldp	q22, q23, [x28]
	fadd	v24.4s, v22.4s, v21.4s
	fadd	v25.4s, v23.4s, v20.4s
	mov	v22.16b, v6.16b
	mov	v23.16b, v7.16b
	str	q21, [x28]
	ldr	q26, [x27]
	str	q20, [x28, #16]
	fmla	v22.4s, v24.4s, v1.s[0]
	fmla	v23.4s, v25.4s, v1.s[0]
	ldp	q24, q25, [x28, #32]
	fadd	v27.4s, v22.4s, v24.4s
	fadd	v28.4s, v23.4s, v25.4s
	mov	v24.16b, v18.16b
	mov	v25.16b, v19.16b
	fmla	v24.4s, v27.4s, v1.s[0]
	fmla	v25.4s, v28.4s, v1.s[0]
	ldr	q27, [x27, #16]
	str	q22, [x28, #32]
	ldr	q28, [x27, #32]
	str	q23, [x28, #48]
	ldr	q29, [x27, #48]
	str	q24, [x28, #64]
	ldr	q30, [x27, #64]
	str	q25, [x28, #80]
	ldr	q31, [x27, #80]
	b.lo	.LBB2_28
	fadd	v8.4s, v24.4s, v8.4s
	mov	v10.16b, v17.16b
	add	x28, x5, x25
	fadd	v9.4s, v25.4s, v9.4s
	lsr	x28, x28, #5
	and	x30, x26, #0x7c
	mul	x28, x9, x28
	fmla	v10.4s, v8.4s, v1.s[0]
	mov	v8.16b, v16.16b
	fmla	v8.4s, v9.4s, v1.s[0]
	fmul	v9.4s, v10.4s, v3.s[0]
	add	x28, x23, x28, lsl #1
	add	x28, x28, x30, lsl #1
	fmul	v8.4s, v8.4s, v3.s[0]
	fmaxnm	v9.4s, v9.4s, v4.4s
	fmaxnm	v8.4s, v8.4s, v4.4s
	fadd	v9.4s, v9.4s, v5.4s
	fadd	v8.4s, v8.4s, v5.4s
	xtn	v9.4h, v9.4s
	xtn	v8.4h, v8.4s
	str	d9, [x28]
	str	d8, [x28, #256]
	b	.LBB2_28
.LBB2_31:
	ldp	x20, x19, [sp, #112]
	ldr	x30, [sp, #40]
	ldp	x22, x21, [sp, #96]
	ldp	x24, x23, [sp, #80]
	ldp	x26, x25, [sp, #64]
	ldp	x28, x27, [sp, #48]
	ldp	d9, d8, [sp, #24]
	ldp	d11, d10, [sp, #8]
	ldr	d12, [sp], #128
.LBB2_32:
	ret
.Lfunc_end2:
	.size	blur_rows, .Lfunc_end2-blur_rows
	.p2align	2
	.type	blur_columns,@function
blur_columns:
	sub	sp, sp, #128
	stp	d15, d14, [sp, #16]
	stp	d13, d12, [sp, #32]
	stp	d11, d10, [sp, #48]
	stp	d9, d8, [sp, #64]
	str	x23, [sp, #80]
	stp	x22, x21, [sp, #96]
	stp	x20, x19, [sp, #112]
	cbz	x1, .LBB3_30
	cbz	x2, .LBB3_30
	mov	w9, #1
	fmov	s2, #2.00000000
	fmov	s1, w5
	bfi	x9, x4, #1, #63
	fmov	s4, #1.00000000
	lsl	x10, x4, #1
	mov	w11, #96
	movi	v5.4s, #75, lsl #24
	movi	v6.4s, #63, lsl #24
	ucvtf	s0, x9
	mov	w9, #384
	mov	x13, #72057594037927935
	msub	x17, x4, x9, x7
	add	x9, x10, #2
	add	x10, x10, x4
	add	x10, x10, #3
	mov	x8, xzr
	add	x13, x1, x13
	madd	x11, x9, x11, x6
	add	x12, x10, x1
	add	x14, x6, #16
	fmadd	s2, s1, s2, s0
	add	x15, x6, #48
	add	x16, x6, #80
	mov	w18, #998244352
	mov	w4, #1132396544
	sub	x17, x17, #384
	fmul	s3, s2, s2
	str	q2, [sp]
	fmul	s3, s2, s3
	fdiv	s3, s4, s3
	movi	v4.2d, #0000000000000000
	b	.LBB3_4
.LBB3_3:
	add	x8, x8, #2
	add	x17, x17, #8
	cmp	x8, x2
	b.hs	.LBB3_30
.LBB3_4:
	add	x5, x0, x8, lsl #3
	dup	v17.4s, w18
	ldp	d7, d16, [x5]
	ushll	v7.4s, v7.4h, #0
	ushll	v16.4s, v16.4h, #0
	ucvtf	v19.4s, v7.4s
	ucvtf	v18.4s, v16.4s
	fmul	v7.4s, v19.4s, v0.s[0]
	fmul	v16.4s, v18.4s, v0.s[0]
	cbz	w3, .LBB3_13
	cbz	x9, .LBB3_20
	ldr	q2, [sp]
	mov	x19, x14
	mov	x20, x9
	fmul	v20.4s, v19.4s, v2.s[0]
	fmul	v21.4s, v18.4s, v2.s[0]
.LBB3_7:
	subs	x20, x20, #1
	stp	q19, q18, [x19, #-16]
	add	x19, x19, #96
	b.ne	.LBB3_7
	mov	x19, x15
	mov	x20, x9
.LBB3_9:
	subs	x20, x20, #1
	stp	q20, q21, [x19, #-16]
	add	x19, x19, #96
	b.ne	.LBB3_9
	ldr	q2, [sp]
	mov	x19, x16
	mov	x20, x9
	fmul	v19.4s, v20.4s, v2.s[0]
	fmul	v18.4s, v21.4s, v2.s[0]
.LBB3_11:
	subs	x20, x20, #1
	stp	q19, q18, [x19, #-16]
	add	x19, x19, #96
	b.ne	.LBB3_11
	cbnz	x12, .LBB3_21
	b	.LBB3_3
.LBB3_13:
	mov	x19, x14
	mov	x20, x9
	cbz	x9, .LBB3_25
.LBB3_14:
	subs	x20, x20, #1
	stp	q19, q18, [x19, #-16]
	add	x19, x19, #96
	b.ne	.LBB3_14
	ldr	q2, [sp]
	mov	x19, x15
	mov	x20, x9
	fmul	v20.4s, v19.4s, v2.s[0]
	fmul	v21.4s, v18.4s, v2.s[0]
.LBB3_16:
	subs	x20, x20, #1
	stp	q20, q21, [x19, #-16]
	add	x19, x19, #96
	b.ne	.LBB3_16
	ldr	q2, [sp]
	mov	x19, x16
	mov	x20, x9
	fmul	v19.4s, v20.4s, v2.s[0]
	fmul	v18.4s, v21.4s, v2.s[0]
.LBB3_18:
	subs	x20, x20, #1
	stp	q19, q18, [x19, #-16]
	add	x19, x19, #96
	b.ne	.LBB3_18
	cbnz	x12, .LBB3_26
	b	.LBB3_3
.LBB3_20:
	ldr	q2, [sp]
	fmul	v20.4s, v19.4s, v2.s[0]
	fmul	v21.4s, v18.4s, v2.s[0]
	fmul	v19.4s, v20.4s, v2.s[0]
	fmul	v18.4s, v21.4s, v2.s[0]
	cbz	x12, .LBB3_3
.LBB3_21:
	fmul	v18.4s, v18.4s, v0.s[0]
	fmul	v19.4s, v19.4s, v0.s[0]
	mov	x19, xzr
	fmul	v20.4s, v20.4s, v0.s[0]
	fmul	v21.4s, v21.4s, v0.s[0]
	mov	x20, x17
	mov	x22, x6
	b	.LBB3_23
.LBB3_22:
	fsub	v2.4s, v23.4s, v28.4s
	fsub	v22.4s, v22.4s, v29.4s
	add	x19, x19, #1
	fsub	v23.4s, v24.4s, v30.4s
	fsub	v24.4s, v25.4s, v31.4s
	cmp	x12, x19
	fsub	v25.4s, v26.4s, v8.4s
	fsub	v26.4s, v27.4s, v9.4s
	add	x20, x20, #128
	mov	x22, x21
	fadd	v7.4s, v7.4s, v2.4s
	fadd	v16.4s, v16.4s, v22.4s
	fadd	v20.4s, v20.4s, v23.4s
	fadd	v21.4s, v21.4s, v24.4s
	fadd	v19.4s, v19.4s, v25.4s
	fadd	v18.4s, v18.4s, v26.4s
	b.eq	.LBB3_3
.LBB3_23:
	add	x21, x22, #96
	ldp	q11, q10, [x22, #64]
	cmp	x21, x11
	csel	x21, x6, x21, eq
	cmp	x19, x1
	csel	x23, x19, x13, lo
	cmp	x19, x10
	add	x23, x5, x23, lsl #8
	ldp	d22, d23, [x23]
	ushll	v22.4s, v22.4h, #0
	ushll	v24.4s, v23.4h, #0
	ucvtf	v23.4s, v22.4s
	ucvtf	v22.4s, v24.4s
	ldp	q24, q25, [x22]
	fadd	v26.4s, v24.4s, v23.4s
	fadd	v27.4s, v25.4s, v22.4s
	mov	v24.16b, v7.16b
	mov	v25.16b, v16.16b
	str	q23, [x22]
	ldr	q28, [x21]
	str	q22, [x22, #16]
	fmla	v24.4s, v26.4s, v1.s[0]
	fmla	v25.4s, v27.4s, v1.s[0]
	ldp	q26, q27, [x22, #32]
	fadd	v29.4s, v24.4s, v26.4s
	fadd	v30.4s, v25.4s, v27.4s
	mov	v26.16b, v20.16b
	mov	v27.16b, v21.16b
	fmla	v26.4s, v29.4s, v1.s[0]
	fmla	v27.4s, v30.4s, v1.s[0]
	ldr	q29, [x21, #16]
	str	q24, [x22, #32]
	ldr	q30, [x21, #32]
	str	q25, [x22, #48]
	ldr	q31, [x21, #48]
	str	q26, [x22, #64]
	ldr	q8, [x21, #64]
	str	q27, [x22, #80]
	ldr	q9, [x21, #80]
	b.lo	.LBB3_22
	fadd	v11.4s, v26.4s, v11.4s
	mov	v12.16b, v19.16b
	fadd	v10.4s, v27.4s, v10.4s
	fmov	s13, w4
	fmov	v2.4s, #1.00000000
	fmla	v12.4s, v11.4s, v1.s[0]
	fmul	v11.4s, v12.4s, v3.s[0]
	mov	v12.16b, v18.16b
	fmla	v12.4s, v10.4s, v1.s[0]
	fmaxnm	v11.4s, v11.4s, v4.4s
	fmul	v10.4s, v11.4s, v17.4s
	fmul	v11.4s, v12.4s, v3.s[0]
	fmaxnm	v11.4s, v11.4s, v4.4s
	dup	v12.4s, v10.s[3]
	fdiv	v14.4s, v13.4s, v12.4s
	fcmgt	v12.4s, v6.4s, v12.4s
	fmul	v11.4s, v11.4s, v17.4s
	dup	v15.4s, v11.s[3]
	fdiv	v13.4s, v13.4s, v15.4s
	dup	v14.4s, v14.s[0]
	ext	v14.16b, v14.16b, v2.16b, #4
	fmul	v10.4s, v10.4s, v14.4s
	dup	v13.4s, v13.s[0]
	bic	v10.16b, v10.16b, v12.16b
	ext	v2.16b, v13.16b, v2.16b, #4
	fcmgt	v13.4s, v6.4s, v15.4s
	fmul	v2.4s, v11.4s, v2.4s
	dup	v11.4s, w4
	fcmgt	v12.4s, v11.4s, v10.4s
	fadd	v10.4s, v10.4s, v5.4s
	bic	v2.16b, v2.16b, v13.16b
	fcmgt	v11.4s, v11.4s, v2.4s
	fadd	v2.4s, v2.4s, v5.4s
	and	v10.16b, v10.16b, v12.16b
	orn	v10.16b, v10.16b, v12.16b
	and	v2.16b, v2.16b, v11.16b
	xtn	v10.4h, v10.4s
	orn	v2.16b, v2.16b, v11.16b
	xtn	v2.4h, v2.4s
	uzp1	v10.8b, v10.8b, v0.8b
	uzp1	v2.8b, v2.8b, v0.8b
	mov	v10.s[1], v2.s[0]
	str	d10, [x20]
	b	.LBB3_22
.LBB3_25:
	ldr	q2, [sp]
	fmul	v20.4s, v19.4s, v2.s[0]
	fmul	v21.4s, v18.4s, v2.s[0]
	fmul	v19.4s, v20.4s, v2.s[0]
	fmul	v18.4s, v21.4s, v2.s[0]
	cbz	x12, .LBB3_3
.LBB3_26:
	fmul	v18.4s, v18.4s, v0.s[0]
	fmul	v19.4s, v19.4s, v0.s[0]
	mov	x19, xzr
	fmul	v20.4s, v20.4s, v0.s[0]
	fmul	v21.4s, v21.4s, v0.s[0]
	mov	x20, x17
	mov	x22, x6
	b	.LBB3_28
.LBB3_27:
	fsub	v2.4s, v23.4s, v28.4s
	fsub	v22.4s, v22.4s, v29.4s
	add	x19, x19, #1
	fsub	v23.4s, v24.4s, v30.4s
	fsub	v24.4s, v25.4s, v31.4s
	cmp	x12, x19
	fsub	v25.4s, v26.4s, v8.4s
	fsub	v26.4s, v27.4s, v9.4s
	add	x20, x20, #128
	mov	x22, x21
	fadd	v7.4s, v7.4s, v2.4s
	fadd	v16.4s, v16.4s, v22.4s
	fadd	v20.4s, v20.4s, v23.4s
	fadd	v21.4s, v21.4s, v24.4s
	fadd	v19.4s, v19.4s, v25.4s
	fadd	v18.4s, v18.4s, v26.4s
	b.eq	.LBB3_3
.LBB3_28:
	add	x21, x22, #96
	mov	v25.16b, v16.16b
	mov	v27.16b, v21.16b
	cmp	x21, x11
	ldp	q10, q11, [x22, #64]
	csel	x21, x6, x21, eq
	cmp	x19, x1
	csel	x23, x19, x13, lo
	cmp	x19, x10
	add	x23, x5, x23, lsl #8
	ldp	d2, d22, [x23]
	ushll	v2.4s, v2.4h, #0
	ushll	v22.4s, v22.4h, #0
	ucvtf	v23.4s, v2.4s
	ucvtf	v22.4s, v22.4s
	ldp	q2, q24, [x22]
	fadd	v2.4s, v2.4s, v23.4s
	fadd	v26.4s, v24.4s, v22.4s
	mov	v24.16b, v7.16b
	str	q23, [x22]
	ldr	q28, [x21]
	str	q22, [x22, #16]
	ldr	q29, [x21, #16]
	fmla	v24.4s, v2.4s, v1.s[0]
	fmla	v25.4s, v26.4s, v1.s[0]
	ldp	q2, q26, [x22, #32]
	fadd	v2.4s, v24.4s, v2.4s
	fadd	v30.4s, v25.4s, v26.4s
	mov	v26.16b, v20.16b
	str	q24, [x22, #32]
	fmla	v26.4s, v2.4s, v1.s[0]
	fmla	v27.4s, v30.4s, v1.s[0]
	ldr	q30, [x21, #32]
	str	q25, [x22, #48]
	ldr	q31, [x21, #48]
	str	q26, [x22, #64]
	ldr	q8, [x21, #64]
	str	q27, [x22, #80]
	ldr	q9, [x21, #80]
	b.lo	.LBB3_27
	fadd	v2.4s, v26.4s, v10.4s
	fadd	v10.4s, v27.4s, v11.4s
	mov	v11.16b, v19.16b
	mov	v12.16b, v18.16b
	fmla	v11.4s, v2.4s, v1.s[0]
	fmla	v12.4s, v10.4s, v1.s[0]
	fmul	v2.4s, v11.4s, v3.s[0]
	fmul	v10.4s, v12.4s, v3.s[0]
	movi	v11.4s, #75, lsl #24
	movi	v12.4s, #75, lsl #24
	fmaxnm	v2.4s, v2.4s, v4.4s
	fmaxnm	v10.4s, v10.4s, v4.4s
	fmla	v11.4s, v17.4s, v2.4s
	fmla	v12.4s, v17.4s, v10.4s
	xtn	v2.4h, v11.4s
	xtn	v10.4h, v12.4s
	uzp1	v2.8b, v2.8b, v0.8b
	uzp1	v10.8b, v10.8b, v0.8b
	mov	v2.s[1], v10.s[0]
	str	d2, [x20]
	b	.LBB3_27
.LBB3_30:
	cmp	w3, #0
	mov	w8, #-16777216
	csel	w8, w8, wzr, eq
	cbz	x1, .LBB3_43
	ldr	x10, [sp, #136]
	sub	x11, x1, #1
	add	x13, x7, x1, lsl #7
	dup	v0.4s, w8
	mov	x9, xzr
	add	x16, x7, #16
	madd	x12, x10, x11, x2
	ldr	x11, [sp, #128]
	add	x13, x13, x2, lsl #2
	ubfx	x14, x10, #61, #1
	sub	x13, x13, #128
	add	x15, x11, #16
	mov	x17, x11
	cmp	x11, x13
	lsl	x13, x10, #2
	add	x12, x11, x12, lsl #2
	ccmp	x7, x12, #2, lo
	and	x12, x2, #0xfffffffffffffff8
	csinc	w14, w14, wzr, hs
	b	.LBB3_33
.LBB3_32:
	add	x9, x9, #1
	add	x15, x15, x13
	add	x16, x16, #128
	cmp	x9, x1
	add	x7, x7, #128
	add	x17, x17, x13
	b.eq	.LBB3_43
.LBB3_33:
	add	x18, x9, #8
	cmp	x18, x1
	b.hs	.LBB3_35
	mul	x18, x18, x10
	add	x18, x11, x18, lsl #2
	add	x0, x18, x2, lsl #2
	prfm	pstl1keep, [x18]
	prfum	pstl1keep, [x0, #-4]
.LBB3_35:
	cbz	x2, .LBB3_32
	cmp	x2, #8
	cset	w18, lo
	orr	w18, w18, w14
	tbz	w18, #0, .LBB3_38
	mov	x18, xzr
	b	.LBB3_41
.LBB3_38:
	mov	x18, x16
	mov	x0, x15
	mov	x3, x12
.LBB3_39:
	ldp	q1, q2, [x18, #-16]
	subs	x3, x3, #8
	add	x18, x18, #32
	orr	v1.16b, v1.16b, v0.16b
	orr	v2.16b, v2.16b, v0.16b
	stp	q1, q2, [x0, #-16]
	add	x0, x0, #32
	b.ne	.LBB3_39
	cmp	x2, x12
	mov	x18, x12
	b.eq	.LBB3_32
.LBB3_41:
	lsl	x3, x18, #2
	sub	x18, x2, x18
	add	x0, x7, x3
	add	x3, x17, x3
.LBB3_42:
	ldr	w4, [x0], #4
	subs	x18, x18, #1
	orr	w4, w4, w8
	str	w4, [x3], #4
	b.ne	.LBB3_42
	b	.LBB3_32
.LBB3_43:
	ldp	x20, x19, [sp, #112]
	ldr	x23, [sp, #80]
	ldp	x22, x21, [sp, #96]
	ldp	d9, d8, [sp, #64]
	ldp	d11, d10, [sp, #48]
	ldp	d13, d12, [sp, #32]
	ldp	d15, d14, [sp, #16]
	add	sp, sp, #128
	ret
.Lfunc_end3:
	.size	blur_columns, .Lfunc_end3-blur_columns
	.type	.L.str,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"neon"
	.size	.L.str, 5
	.type	cpixels_effects_neon,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	cpixels_effects_neon
	.p2align	3, 0x0
cpixels_effects_neon:
	.xword	.L.str
	.xword	adjust
	.xword	blend
	.xword	blur_rows
	.xword	blur_columns
	.size	cpixels_effects_neon, 40
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
