// Made by scripts/make-kernels.sh from rows.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.text
	.globl	cpixels_lay_over
	.p2align	2
	.type	cpixels_lay_over,@function
cpixels_lay_over:
	cbz	x2, .LBB0_7
	mov	w8, #258
	movk	w8, #257, lsl #16
	b	.LBB0_4
.LBB0_2:
	str	w9, [x1]
.LBB0_3:
	subs	x2, x2, #1
	add	x1, x1, #4
	b.eq	.LBB0_7
.LBB0_4:
	ldr	w9, [x0], #4
	lsr	w10, w9, #24
	cmp	w10, #255
	b.eq	.LBB0_2
	cbz	w10, .LBB0_3
	ldr	w11, [x1]
	eor	w13, w10, #0xff
	lsl	w14, w10, #8
	ubfx	w16, w9, #8, #8
	lsr	w12, w11, #24
	sub	w10, w14, w10
	ubfx	w17, w11, #8, #8
	and	w14, w11, #0xff
	mul	w16, w10, w16
	ubfx	w11, w11, #16, #8
	mul	w12, w12, w13
	and	w13, w9, #0xff
	ubfx	w9, w9, #16, #8
	mul	w13, w10, w13
	mul	w9, w10, w9
	add	w15, w12, w10
	madd	w13, w12, w14, w13
	madd	w16, w17, w12, w16
	lsr	w14, w15, #1
	add	w10, w15, #127
	madd	w9, w11, w12, w9
	add	w13, w13, w14
	umull	x10, w10, w8
	add	w16, w16, w14
	udiv	w13, w13, w15
	add	w9, w9, w14
	lsr	x10, x10, #32
	udiv	w16, w16, w15
	udiv	w9, w9, w15
	orr	w11, w13, w16, lsl #8
	orr	w9, w11, w9, lsl #16
	orr	w9, w9, w10, lsl #24
	b	.LBB0_2
.LBB0_7:
	ret
.Lfunc_end0:
	.size	cpixels_lay_over, .Lfunc_end0-cpixels_lay_over
	.globl	cpixels_make_opaque
	.p2align	2
	.type	cpixels_make_opaque,@function
cpixels_make_opaque:
	cbz	x1, .LBB1_8
	cmp	x1, #1
	b.ne	.LBB1_3
	mov	x8, xzr
	b	.LBB1_6
.LBB1_3:
	add	x9, x0, #3
	and	x8, x1, #0xfffffffffffffffe
	mov	w10, #255
	add	x9, x9, #4
	mov	x11, x8
.LBB1_4:
	subs	x11, x11, #2
	sturb	w10, [x9, #-4]
	strb	w10, [x9], #8
	b.ne	.LBB1_4
	cmp	x1, x8
	b.eq	.LBB1_8
.LBB1_6:
	add	x9, x0, x8, lsl #2
	sub	x8, x1, x8
	mov	w10, #255
	add	x9, x9, #3
.LBB1_7:
	subs	x8, x8, #1
	strb	w10, [x9], #4
	b.ne	.LBB1_7
.LBB1_8:
	ret
.Lfunc_end1:
	.size	cpixels_make_opaque, .Lfunc_end1-cpixels_make_opaque
	.globl	cpixels_make_straight
	.p2align	2
	.type	cpixels_make_straight,@function
cpixels_make_straight:
	lsl	x8, x1, #2
	cbz	x8, .LBB2_5
	mov	x9, xzr
	mov	w10, #255
	b	.LBB2_3
.LBB2_2:
	add	x9, x9, #4
	cmp	x9, x8
	b.hs	.LBB2_5
.LBB2_3:
	add	x11, x0, x9
	ldrb	w12, [x11, #3]
	sub	w13, w12, #255
	cmn	w13, #254
	b.lo	.LBB2_2
	lsr	w13, w12, #1
	ldrb	w14, [x11]
	sub	w15, w13, w14
	add	w14, w15, w14, lsl #8
	ldrb	w15, [x11, #1]
	sub	w16, w13, w15
	and	w14, w14, #0xffff
	add	w15, w16, w15, lsl #8
	ldrb	w16, [x11, #2]
	udiv	w14, w14, w12
	sub	w13, w13, w16
	and	w15, w15, #0xffff
	add	w13, w13, w16, lsl #8
	and	w13, w13, #0xffff
	udiv	w15, w15, w12
	cmp	w14, #255
	udiv	w12, w13, w12
	csel	w13, w14, w10, lo
	cmp	w15, #255
	strb	w13, [x11]
	csel	w13, w15, w10, lo
	strb	w13, [x11, #1]
	cmp	w12, #255
	csel	w12, w12, w10, lo
	strb	w12, [x11, #2]
	b	.LBB2_2
.LBB2_5:
	ret
.Lfunc_end2:
	.size	cpixels_make_straight, .Lfunc_end2-cpixels_make_straight
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI3_0:
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
.LCPI3_1:
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
.LCPI3_2:
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
.LCPI3_3:
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
.LCPI3_4:
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
.LCPI3_5:
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
	.text
	.globl	cpixels_lay_on_white
	.p2align	2
	.type	cpixels_lay_on_white,@function
cpixels_lay_on_white:
	lsl	x8, x2, #2
	cbz	x8, .LBB3_8
	sub	sp, sp, #112
	cmp	x8, #28
	stp	d15, d14, [sp, #48]
	stp	d13, d12, [sp, #64]
	stp	d11, d10, [sp, #80]
	stp	d9, d8, [sp, #96]
	b.ls	.LBB3_4
	sub	x9, x8, #1
	and	x10, x9, #0xfffffffffffffffc
	add	x10, x10, #4
	add	x11, x0, x10
	cmp	x1, x11
	b.hs	.LBB3_9
	add	x10, x1, x10
	cmp	x0, x10
	b.hs	.LBB3_9
.LBB3_4:
	mov	x15, xzr
.LBB3_5:
	add	x10, x15, #1
	mov	w11, #258
	add	x13, x15, #3
	add	x9, x0, x10
	add	x10, x1, x10
	movk	w11, #257, lsl #16
	mov	w12, #255
.LBB3_6:
	ldrb	w14, [x9, #2]
	ldurb	w17, [x9, #-1]
	eor	w15, w14, #0xff
	lsl	w16, w15, #8
	sub	w15, w16, w15
	add	w15, w15, #127
	madd	w16, w17, w14, w15
	umull	x16, w16, w11
	lsr	x16, x16, #32
	sturb	w16, [x10, #-1]
	ldrb	w16, [x9]
	madd	w16, w16, w14, w15
	umull	x16, w16, w11
	lsr	x16, x16, #32
	strb	w16, [x10]
	ldrb	w16, [x9, #1]
	strb	w12, [x10, #2]
	add	x9, x9, #4
	madd	w14, w16, w14, w15
	add	x15, x13, #1
	add	x13, x13, #4
	cmp	x15, x8
	umull	x14, w14, w11
	lsr	x14, x14, #32
	strb	w14, [x10, #1]
	add	x10, x10, #4
	b.lo	.LBB3_6
.LBB3_7:
	ldp	d9, d8, [sp, #96]
	ldp	d11, d10, [sp, #80]
	ldp	d13, d12, [sp, #64]
	ldp	d15, d14, [sp, #48]
	add	sp, sp, #112
.LBB3_8:
	ret
.LBB3_9:
	lsr	x9, x9, #2
	cmp	x8, #61
	adrp	x12, .LCPI3_0
	adrp	x11, .LCPI3_1
	adrp	x10, .LCPI3_4
	add	x9, x9, #1
	b.hs	.LBB3_14
	mov	x13, xzr
.LBB3_11:
	mov	w17, #32897
	movi	v0.2d, #0x0000ff000000ff
	movi	d1, #0xff00ff00ff00ff
	movk	w17, #32896, lsl #16
	movi	v5.2d, #0xffffffffffffffff
	and	x14, x9, #0x7ffffffffffffff8
	lsl	x16, x13, #2
	ldr	q6, [x12, :lo12:.LCPI3_0]
	dup	v7.4s, w17
	adrp	x12, .LCPI3_5
	lsl	x15, x14, #2
	ldr	q16, [x11, :lo12:.LCPI3_1]
	ldr	q17, [x12, :lo12:.LCPI3_5]
	ldr	q18, [x10, :lo12:.LCPI3_4]
	add	x10, x0, x16
	add	x11, x1, x16
	sub	x12, x13, x14
.LBB3_12:
	ld4	{ v21.8b, v22.8b, v23.8b, v24.8b }, [x10], #32
	movi	v20.4s, #127
	adds	x12, x12, #8
	tbl	v25.16b, { v24.16b }, v6.16b
	tbl	v26.16b, { v24.16b }, v16.16b
	eor	v19.16b, v25.16b, v0.16b
	eor	v27.16b, v26.16b, v0.16b
	uzp1	v25.8h, v26.8h, v25.8h
	ushll	v26.8h, v21.8b, #0
	ushll	v21.8h, v23.8b, #0
	xtn	v28.4h, v19.4s
	movi	v19.4s, #127
	xtn	v27.4h, v27.4s
	umlal	v20.4s, v28.4h, v1.4h
	umlal	v19.4s, v27.4h, v1.4h
	ushll	v27.8h, v22.8b, #0
	mov	v22.16b, v20.16b
	mov	v23.16b, v19.16b
	mov	v24.16b, v20.16b
	umlal2	v20.4s, v21.8h, v25.8h
	umlal2	v22.4s, v26.8h, v25.8h
	umlal	v23.4s, v26.4h, v25.4h
	mov	v26.16b, v19.16b
	umlal2	v24.4s, v27.8h, v25.8h
	umlal	v19.4s, v21.4h, v25.4h
	umull2	v28.2d, v20.4s, v7.4s
	umull	v20.2d, v20.2s, v7.2s
	umlal	v26.4s, v27.4h, v25.4h
	umull2	v21.2d, v22.4s, v7.4s
	umull	v22.2d, v22.2s, v7.2s
	umull2	v25.2d, v23.4s, v7.4s
	umull	v23.2d, v23.2s, v7.2s
	umull2	v27.2d, v24.4s, v7.4s
	umull	v24.2d, v24.2s, v7.2s
	umull2	v29.2d, v19.4s, v7.4s
	umull	v19.2d, v19.2s, v7.2s
	uzp2	v20.4s, v20.4s, v28.4s
	umull2	v30.2d, v26.4s, v7.4s
	umull	v26.2d, v26.2s, v7.2s
	uzp2	v21.4s, v22.4s, v21.4s
	uzp2	v22.4s, v23.4s, v25.4s
	uzp2	v23.4s, v24.4s, v27.4s
	uzp2	v19.4s, v19.4s, v29.4s
	uzp2	v24.4s, v26.4s, v30.4s
	ushr	v26.4s, v21.4s, #7
	ushr	v21.4s, v20.4s, #7
	ushr	v25.4s, v22.4s, #7
	ushr	v28.4s, v23.4s, #7
	ushr	v20.4s, v19.4s, #7
	ushr	v27.4s, v24.4s, #7
	tbl	v4.16b, { v20.16b, v21.16b }, v17.16b
	tbl	v2.16b, { v25.16b, v26.16b, v27.16b, v28.16b }, v18.16b
	ext	v3.16b, v2.16b, v2.16b, #8
	st4	{ v2.8b, v3.8b, v4.8b, v5.8b }, [x11], #32
	b.ne	.LBB3_12
	cmp	x9, x14
	b.ne	.LBB3_5
	b	.LBB3_7
.LBB3_14:
	ldr	q0, [x12, :lo12:.LCPI3_0]
	mov	w14, #32897
	movi	v2.2d, #0x0000ff000000ff
	movi	d3, #0xff00ff00ff00ff
	movk	w14, #32896, lsl #16
	movi	v7.2d, #0xffffffffffffffff
	str	q0, [sp, #32]
	ldr	q0, [x11, :lo12:.LCPI3_1]
	adrp	x15, .LCPI3_2
	adrp	x16, .LCPI3_3
	dup	v16.4s, w14
	and	x13, x9, #0x7ffffffffffffff0
	str	q0, [sp, #16]
	ldr	q0, [x15, :lo12:.LCPI3_2]
	ldr	q18, [x16, :lo12:.LCPI3_3]
	ldr	q19, [x10, :lo12:.LCPI3_4]
	mov	x14, x13
	mov	x15, x1
	mov	x16, x0
	str	q0, [sp]
.LBB3_15:
	ld4	{ v24.16b, v25.16b, v26.16b, v27.16b }, [x16], #64
	movi	v20.4s, #127
	movi	v22.4s, #127
	movi	v23.4s, #127
	subs	x14, x14, #16
	ldp	q0, q1, [sp]
	tbl	v28.16b, { v27.16b }, v1.16b
	tbl	v9.16b, { v27.16b }, v18.16b
	tbl	v8.16b, { v27.16b }, v0.16b
	ldr	q0, [sp, #32]
	tbl	v29.16b, { v27.16b }, v0.16b
	eor	v21.16b, v9.16b, v2.16b
	eor	v31.16b, v28.16b, v2.16b
	eor	v30.16b, v8.16b, v2.16b
	uzp1	v8.8h, v9.8h, v8.8h
	ushll2	v9.8h, v26.16b, #0
	eor	v10.16b, v29.16b, v2.16b
	xtn	v11.4h, v21.4s
	xtn	v31.4h, v31.4s
	xtn	v30.4h, v30.4s
	movi	v21.4s, #127
	xtn	v10.4h, v10.4s
	umlal	v20.4s, v31.4h, v3.4h
	umlal	v22.4s, v11.4h, v3.4h
	ushll2	v31.8h, v24.16b, #0
	umlal	v23.4s, v30.4h, v3.4h
	ushll	v30.8h, v24.8b, #0
	ushll2	v11.8h, v25.16b, #0
	ushll	v24.8h, v26.8b, #0
	umlal	v21.4s, v10.4h, v3.4h
	ushll	v10.8h, v25.8b, #0
	uzp1	v25.8h, v28.8h, v29.8h
	mov	v12.16b, v22.16b
	mov	v14.16b, v20.16b
	mov	v26.16b, v22.16b
	mov	v28.16b, v20.16b
	mov	v27.16b, v23.16b
	mov	v13.16b, v23.16b
	umlal2	v23.4s, v9.8h, v8.8h
	umlal	v22.4s, v9.4h, v8.4h
	mov	v15.16b, v21.16b
	umlal	v12.4s, v11.4h, v8.4h
	umlal	v14.4s, v10.4h, v25.4h
	mov	v29.16b, v21.16b
	umlal2	v21.4s, v24.8h, v25.8h
	umlal	v28.4s, v30.4h, v25.4h
	umlal	v26.4s, v31.4h, v8.4h
	umlal	v20.4s, v24.4h, v25.4h
	umlal2	v13.4s, v11.8h, v8.8h
	umlal2	v15.4s, v10.8h, v25.8h
	umull2	v24.2d, v23.4s, v16.4s
	umull	v23.2d, v23.2s, v16.2s
	umlal2	v29.4s, v30.8h, v25.8h
	umlal2	v27.4s, v31.8h, v8.8h
	umull2	v9.2d, v14.4s, v16.4s
	umull	v10.2d, v14.2s, v16.2s
	umull2	v11.2d, v12.4s, v16.4s
	umull	v12.2d, v12.2s, v16.2s
	umull2	v14.2d, v22.4s, v16.4s
	umull	v22.2d, v22.2s, v16.2s
	umull2	v30.2d, v28.4s, v16.4s
	umull	v28.2d, v28.2s, v16.2s
	umull2	v8.2d, v26.4s, v16.4s
	umull	v26.2d, v26.2s, v16.2s
	umull2	v1.2d, v21.4s, v16.4s
	umull	v21.2d, v21.2s, v16.2s
	umull2	v17.2d, v20.4s, v16.4s
	umull	v20.2d, v20.2s, v16.2s
	umull2	v0.2d, v15.4s, v16.4s
	umull	v15.2d, v15.2s, v16.2s
	uzp2	v23.4s, v23.4s, v24.4s
	umull2	v24.2d, v13.4s, v16.4s
	umull	v13.2d, v13.2s, v16.2s
	umull2	v25.2d, v29.4s, v16.4s
	umull	v29.2d, v29.2s, v16.2s
	umull2	v31.2d, v27.4s, v16.4s
	umull	v27.2d, v27.2s, v16.2s
	uzp2	v9.4s, v10.4s, v9.4s
	uzp2	v10.4s, v12.4s, v11.4s
	uzp2	v22.4s, v22.4s, v14.4s
	uzp2	v28.4s, v28.4s, v30.4s
	uzp2	v26.4s, v26.4s, v8.4s
	uzp2	v1.4s, v21.4s, v1.4s
	uzp2	v17.4s, v20.4s, v17.4s
	uzp2	v0.4s, v15.4s, v0.4s
	uzp2	v20.4s, v13.4s, v24.4s
	ushr	v14.4s, v23.4s, #7
	uzp2	v21.4s, v29.4s, v25.4s
	uzp2	v25.4s, v27.4s, v31.4s
	shrn	v23.4h, v9.4s, #7
	ushr	v13.4s, v22.4s, #7
	shrn	v22.4h, v10.4s, #7
	shrn	v24.4h, v28.4s, #7
	ushr	v12.4s, v1.4s, #7
	shrn	v1.4h, v26.4s, #7
	ushr	v11.4s, v17.4s, #7
	shrn2	v23.8h, v0.4s, #7
	shrn2	v22.8h, v20.4s, #7
	shrn2	v24.8h, v21.4s, #7
	shrn2	v1.8h, v25.4s, #7
	tbl	v6.16b, { v11.16b, v12.16b, v13.16b, v14.16b }, v19.16b
	uzp1	v5.16b, v23.16b, v22.16b
	uzp1	v4.16b, v24.16b, v1.16b
	st4	{ v4.16b, v5.16b, v6.16b, v7.16b }, [x15], #64
	b.ne	.LBB3_15
	cmp	x9, x13
	b.eq	.LBB3_7
	tbnz	w9, #3, .LBB3_11
	lsl	x15, x13, #2
	b	.LBB3_5
.Lfunc_end3:
	.size	cpixels_lay_on_white, .Lfunc_end3-cpixels_lay_on_white
	.globl	cpixels_take_red
	.p2align	2
	.type	cpixels_take_red,@function
cpixels_take_red:
	cbz	x2, .LBB4_7
	cmp	x2, #8
	b.ls	.LBB4_4
	add	x8, x0, x2, lsl #2
	sub	x8, x8, #3
	cmp	x1, x8
	b.hs	.LBB4_8
	add	x8, x1, x2
	cmp	x0, x8
	b.hs	.LBB4_8
.LBB4_4:
	mov	x8, xzr
.LBB4_5:
	add	x9, x0, x8, lsl #2
	sub	x10, x2, x8
	add	x8, x1, x8
.LBB4_6:
	ldrb	w11, [x9], #4
	subs	x10, x10, #1
	strb	w11, [x8], #1
	b.ne	.LBB4_6
.LBB4_7:
	ret
.LBB4_8:
	cmp	x2, #33
	b.hs	.LBB4_10
	mov	x8, xzr
	b	.LBB4_13
.LBB4_10:
	ands	x8, x2, #0x1f
	mov	w9, #32
	add	x10, x0, #64
	csel	x9, x9, x8, eq
	add	x11, x1, #16
	sub	x8, x2, x9
	mov	x12, x8
.LBB4_11:
	sub	x13, x10, #64
	ld4	{ v4.16b, v5.16b, v6.16b, v7.16b }, [x10]
	subs	x12, x12, #32
	add	x10, x10, #128
	ld4	{ v0.16b, v1.16b, v2.16b, v3.16b }, [x13]
	stp	q0, q4, [x11, #-16]
	add	x11, x11, #32
	b.ne	.LBB4_11
	cmp	x9, #9
	b.lo	.LBB4_5
.LBB4_13:
	ands	x9, x2, #0x7
	mov	w10, #8
	csel	x11, x10, x9, eq
	add	x9, x0, x8, lsl #2
	add	x10, x1, x8
	add	x12, x11, x8
	sub	x8, x2, x11
	sub	x11, x12, x2
.LBB4_14:
	ld4	{ v0.8b, v1.8b, v2.8b, v3.8b }, [x9], #32
	adds	x11, x11, #8
	str	d0, [x10], #8
	b.ne	.LBB4_14
	b	.LBB4_5
.Lfunc_end4:
	.size	cpixels_take_red, .Lfunc_end4-cpixels_take_red
	.globl	cpixels_mix_inks
	.p2align	2
	.type	cpixels_mix_inks,@function
cpixels_mix_inks:
	lsl	x8, x1, #2
	cbz	x8, .LBB5_16
	str	x19, [sp, #-16]!
	cmp	x8, #28
	b.hi	.LBB5_3
	mov	x11, xzr
	b	.LBB5_13
.LBB5_3:
	sub	x9, x8, #1
	cmp	x8, #61
	lsr	x9, x9, #2
	add	x9, x9, #1
	b.hs	.LBB5_8
	mov	x10, xzr
.LBB5_5:
	mov	w11, #32897
	movi	v3.2d, #0xffffffffffffffff
	and	x12, x9, #0x7ffffffffffffff8
	dup	v4.8h, w11
	lsl	x11, x12, #2
	add	x13, x0, x10, lsl #2
	sub	x10, x10, x12
.LBB5_6:
	ld4	{ v16.8b, v17.8b, v18.8b, v19.8b }, [x13]
	movi	v5.8h, #127
	movi	v6.8h, #127
	movi	v7.8h, #127
	adds	x10, x10, #8
	umlal	v5.8h, v18.8b, v19.8b
	umlal	v6.8h, v17.8b, v19.8b
	umlal	v7.8h, v16.8b, v19.8b
	umull2	v16.4s, v5.8h, v4.8h
	umull	v5.4s, v5.4h, v4.4h
	umull2	v17.4s, v6.8h, v4.8h
	umull	v6.4s, v6.4h, v4.4h
	umull2	v18.4s, v7.8h, v4.8h
	umull	v7.4s, v7.4h, v4.4h
	uzp2	v5.8h, v5.8h, v16.8h
	uzp2	v6.8h, v6.8h, v17.8h
	uzp2	v7.8h, v7.8h, v18.8h
	shrn	v2.8b, v5.8h, #7
	shrn	v1.8b, v6.8h, #7
	shrn	v0.8b, v7.8h, #7
	st4	{ v0.8b, v1.8b, v2.8b, v3.8b }, [x13], #32
	b.ne	.LBB5_6
	cmp	x9, x12
	b.ne	.LBB5_13
	b	.LBB5_15
.LBB5_8:
	movi	v3.2d, #0xffffffffffffffff
	and	x10, x9, #0x7ffffffffffffff0
	mov	w11, #258
	movk	w11, #257, lsl #16
	mov	x12, x10
	mov	x13, x0
.LBB5_9:
	ld4	{ v22.16b, v23.16b, v24.16b, v25.16b }, [x13]
	movi	v4.8h, #127
	movi	v17.8h, #127
	movi	v5.8h, #127
	movi	v6.8h, #127
	movi	v21.8h, #127
	movi	v19.8h, #127
	subs	x12, x12, #16
	umlal	v4.8h, v22.8b, v25.8b
	umlal2	v17.8h, v22.16b, v25.16b
	umlal	v5.8h, v23.8b, v25.8b
	umlal2	v6.8h, v23.16b, v25.16b
	umlal2	v21.8h, v24.16b, v25.16b
	umlal	v19.8h, v24.8b, v25.8b
	umov	w15, v4.h[0]
	umov	w14, v17.h[0]
	umov	w17, v5.h[0]
	umov	w16, v6.h[0]
	umov	w18, v17.h[1]
	umov	w5, v4.h[1]
	umov	w6, v6.h[1]
	umov	w1, v17.h[2]
	umov	w7, v5.h[1]
	umov	w2, v17.h[3]
	umov	w3, v17.h[4]
	umov	w4, v17.h[5]
	umull	x15, w15, w11
	umov	w19, v17.h[7]
	umull	x14, w14, w11
	umull	x17, w17, w11
	lsr	x15, x15, #32
	umull	x16, w16, w11
	lsr	x14, x14, #32
	umull	x18, w18, w11
	fmov	s16, w15
	umov	w15, v4.h[2]
	umull	x5, w5, w11
	fmov	s7, w14
	lsr	x17, x17, #32
	lsr	x16, x16, #32
	umull	x6, w6, w11
	lsr	x18, x18, #32
	umov	w14, v17.h[6]
	fmov	s20, w17
	lsr	x17, x5, #32
	umull	x1, w1, w11
	fmov	s18, w16
	mov	v7.h[1], w18
	umov	w18, v4.h[3]
	umull	x15, w15, w11
	lsr	x5, x6, #32
	mov	v16.h[1], w17
	umull	x7, w7, w11
	umov	w16, v6.h[2]
	lsr	x1, x1, #32
	mov	v18.h[1], w5
	umov	w5, v6.h[3]
	umull	x2, w2, w11
	lsr	x15, x15, #32
	umull	x18, w18, w11
	mov	v7.h[2], w1
	lsr	x6, x7, #32
	umov	w7, v4.h[4]
	umov	w17, v4.h[5]
	mov	v16.h[2], w15
	umull	x16, w16, w11
	lsr	x2, x2, #32
	umull	x15, w5, w11
	mov	v20.h[1], w6
	umov	w6, v6.h[4]
	umull	x5, w3, w11
	lsr	x3, x18, #32
	mov	v7.h[3], w2
	umull	x2, w4, w11
	lsr	x16, x16, #32
	umov	w18, v5.h[2]
	umull	x4, w7, w11
	umov	w7, v21.h[0]
	mov	v16.h[3], w3
	mov	v18.h[2], w16
	umov	w3, v21.h[1]
	lsr	x5, x5, #32
	lsr	x15, x15, #32
	umull	x6, w6, w11
	lsr	x2, x2, #32
	lsr	x4, x4, #32
	mov	v7.h[4], w5
	umov	w5, v19.h[1]
	umull	x7, w7, w11
	umov	w1, v6.h[5]
	umov	w16, v6.h[6]
	mov	v16.h[4], w4
	umov	w4, v19.h[0]
	mov	v18.h[3], w15
	umull	x3, w3, w11
	lsr	x6, x6, #32
	lsr	x7, x7, #32
	umull	x17, w17, w11
	mov	v7.h[5], w2
	umov	w2, v21.h[2]
	umull	x15, w14, w11
	umull	x4, w4, w11
	fmov	s17, w7
	lsr	x3, x3, #32
	mov	v18.h[4], w6
	umov	w6, v5.h[3]
	umull	x14, w19, w11
	lsr	x17, x17, #32
	umov	w19, v19.h[2]
	umull	x5, w5, w11
	mov	v17.h[1], w3
	lsr	x3, x4, #32
	umull	x18, w18, w11
	mov	v16.h[5], w17
	umov	w17, v6.h[7]
	umull	x2, w2, w11
	umov	w4, v21.h[3]
	fmov	s6, w3
	umull	x6, w6, w11
	lsr	x5, x5, #32
	lsr	x18, x18, #32
	umull	x3, w19, w11
	umov	w7, v19.h[3]
	lsr	x2, x2, #32
	umull	x1, w1, w11
	mov	v6.h[1], w5
	mov	v20.h[2], w18
	lsr	x18, x6, #32
	umov	w5, v5.h[4]
	umull	x4, w4, w11
	umov	w6, v21.h[4]
	lsr	x3, x3, #32
	mov	v17.h[2], w2
	lsr	x1, x1, #32
	umull	x2, w7, w11
	umov	w7, v19.h[4]
	lsr	x15, x15, #32
	mov	v6.h[2], w3
	lsr	x3, x4, #32
	mov	v20.h[3], w18
	umull	x18, w5, w11
	umov	w5, v21.h[5]
	mov	v18.h[5], w1
	umull	x4, w6, w11
	umov	w1, v5.h[5]
	lsr	x2, x2, #32
	mov	v17.h[3], w3
	umull	x3, w7, w11
	umov	w6, v19.h[5]
	mov	v6.h[3], w2
	lsr	x18, x18, #32
	umov	w7, v4.h[6]
	lsr	x2, x4, #32
	umull	x4, w5, w11
	umov	w5, v21.h[6]
	umull	x1, w1, w11
	lsr	x3, x3, #32
	mov	v20.h[4], w18
	mov	v17.h[4], w2
	umull	x2, w6, w11
	umov	w6, v19.h[6]
	mov	v6.h[4], w3
	umov	w18, v5.h[6]
	lsr	x3, x4, #32
	umull	x16, w16, w11
	lsr	x1, x1, #32
	mov	v7.h[6], w15
	umull	x4, w5, w11
	lsr	x2, x2, #32
	lsr	x14, x14, #32
	mov	v17.h[5], w3
	umov	w3, v21.h[7]
	umull	x5, w6, w11
	mov	v20.h[5], w1
	umov	w1, v19.h[7]
	lsr	x16, x16, #32
	mov	v6.h[5], w2
	umull	x18, w18, w11
	umov	w2, v5.h[7]
	umull	x7, w7, w11
	lsr	x4, x4, #32
	umov	w6, v4.h[7]
	lsr	x5, x5, #32
	mov	v18.h[6], w16
	umull	x16, w3, w11
	mov	v17.h[6], w4
	lsr	x18, x18, #32
	umull	x1, w1, w11
	umull	x17, w17, w11
	mov	v6.h[6], w5
	lsr	x3, x7, #32
	umull	x2, w2, w11
	mov	v20.h[6], w18
	lsr	x16, x16, #32
	umull	x18, w6, w11
	mov	v16.h[6], w3
	lsr	x15, x1, #32
	mov	v17.h[7], w16
	lsr	x16, x17, #32
	mov	v7.h[7], w14
	lsr	x17, x2, #32
	mov	v6.h[7], w15
	lsr	x15, x18, #32
	mov	v18.h[7], w16
	mov	v20.h[7], w17
	mov	v16.h[7], w15
	uzp1	v2.16b, v6.16b, v17.16b
	uzp1	v1.16b, v20.16b, v18.16b
	uzp1	v0.16b, v16.16b, v7.16b
	st4	{ v0.16b, v1.16b, v2.16b, v3.16b }, [x13], #64
	b.ne	.LBB5_9
	cmp	x9, x10
	b.eq	.LBB5_15
	tbnz	w9, #3, .LBB5_5
	lsl	x11, x10, #2
.LBB5_13:
	mov	w9, #127
	mov	w10, #32897
	mov	w12, #255
.LBB5_14:
	add	x13, x0, x11
	add	x11, x11, #4
	ldrb	w14, [x13, #3]
	ldrb	w15, [x13]
	ldrb	w16, [x13, #1]
	ldrb	w17, [x13, #2]
	cmp	x11, x8
	strb	w12, [x13, #3]
	madd	w15, w15, w14, w9
	madd	w16, w16, w14, w9
	madd	w14, w17, w14, w9
	and	w15, w15, #0xffff
	and	w16, w16, #0xffff
	mul	w15, w15, w10
	and	w14, w14, #0xffff
	mul	w16, w16, w10
	mul	w14, w14, w10
	lsr	w15, w15, #23
	lsr	w16, w16, #23
	lsr	w14, w14, #23
	strb	w15, [x13]
	strb	w16, [x13, #1]
	strb	w14, [x13, #2]
	b.lo	.LBB5_14
.LBB5_15:
	ldr	x19, [sp], #16
.LBB5_16:
	ret
.Lfunc_end5:
	.size	cpixels_mix_inks, .Lfunc_end5-cpixels_mix_inks
	.globl	cpixels_invert
	.p2align	2
	.type	cpixels_invert,@function
cpixels_invert:
	cbz	x1, .LBB6_14
	cmp	x1, #7
	b.hi	.LBB6_3
	mov	x8, xzr
	b	.LBB6_12
.LBB6_3:
	cmp	x1, #32
	b.hs	.LBB6_5
	mov	x8, xzr
	b	.LBB6_9
.LBB6_5:
	and	x8, x1, #0xffffffffffffffe0
	add	x9, x0, #16
	mov	x10, x8
.LBB6_6:
	ldp	q0, q1, [x9, #-16]
	subs	x10, x10, #32
	mvn	v0.16b, v0.16b
	mvn	v1.16b, v1.16b
	stp	q0, q1, [x9, #-16]
	add	x9, x9, #32
	b.ne	.LBB6_6
	cmp	x1, x8
	b.eq	.LBB6_14
	tst	x1, #0x18
	b.eq	.LBB6_12
.LBB6_9:
	mov	x10, x8
	and	x8, x1, #0xfffffffffffffff8
	sub	x9, x10, x8
	add	x10, x0, x10
.LBB6_10:
	ldr	d0, [x10]
	adds	x9, x9, #8
	mvn	v0.8b, v0.8b
	str	d0, [x10], #8
	b.ne	.LBB6_10
	cmp	x1, x8
	b.eq	.LBB6_14
.LBB6_12:
	sub	x9, x1, x8
	add	x8, x0, x8
.LBB6_13:
	ldrb	w10, [x8]
	subs	x9, x9, #1
	mvn	w10, w10
	strb	w10, [x8], #1
	b.ne	.LBB6_13
.LBB6_14:
	ret
.Lfunc_end6:
	.size	cpixels_invert, .Lfunc_end6-cpixels_invert
	.globl	cpixels_swap_bytes
	.p2align	2
	.type	cpixels_swap_bytes,@function
cpixels_swap_bytes:
	cbz	x1, .LBB7_14
	cmp	x1, #3
	b.hi	.LBB7_3
	mov	x8, xzr
	b	.LBB7_12
.LBB7_3:
	cmp	x1, #16
	b.hs	.LBB7_5
	mov	x8, xzr
	b	.LBB7_9
.LBB7_5:
	and	x8, x1, #0xfffffffffffffff0
	add	x9, x0, #16
	mov	x10, x8
.LBB7_6:
	ldp	q0, q1, [x9, #-16]
	subs	x10, x10, #16
	rev16	v0.16b, v0.16b
	rev16	v1.16b, v1.16b
	stp	q0, q1, [x9, #-16]
	add	x9, x9, #32
	b.ne	.LBB7_6
	cmp	x1, x8
	b.eq	.LBB7_14
	tst	x1, #0xc
	b.eq	.LBB7_12
.LBB7_9:
	mov	x10, x8
	and	x8, x1, #0xfffffffffffffffc
	add	x9, x0, x10, lsl #1
	sub	x10, x10, x8
.LBB7_10:
	ldr	d0, [x9]
	adds	x10, x10, #4
	rev16	v0.8b, v0.8b
	str	d0, [x9], #8
	b.ne	.LBB7_10
	cmp	x1, x8
	b.eq	.LBB7_14
.LBB7_12:
	add	x9, x0, x8, lsl #1
	sub	x8, x1, x8
.LBB7_13:
	ldrh	w10, [x9]
	subs	x8, x8, #1
	rev	w10, w10
	lsr	w10, w10, #16
	strh	w10, [x9], #2
	b.ne	.LBB7_13
.LBB7_14:
	ret
.Lfunc_end7:
	.size	cpixels_swap_bytes, .Lfunc_end7-cpixels_swap_bytes
	.globl	cpixels_look_up
	.p2align	2
	.type	cpixels_look_up,@function
cpixels_look_up:
	cbz	x3, .LBB8_2
.LBB8_1:
	ldrb	w8, [x0], #1
	subs	x3, x3, #1
	ldr	w8, [x1, x8, lsl #2]
	str	w8, [x2], #4
	b.ne	.LBB8_1
.LBB8_2:
	ret
.Lfunc_end8:
	.size	cpixels_look_up, .Lfunc_end8-cpixels_look_up
	.globl	cpixels_look_up_visible
	.p2align	2
	.type	cpixels_look_up_visible,@function
cpixels_look_up_visible:
	cbz	x4, .LBB9_5
	and	w8, w2, #0xff
	b	.LBB9_3
.LBB9_2:
	subs	x4, x4, #1
	add	x3, x3, #4
	b.eq	.LBB9_5
.LBB9_3:
	ldrb	w9, [x0], #1
	cmp	w9, w8
	b.eq	.LBB9_2
	ldr	w9, [x1, w9, uxtw #2]
	str	w9, [x3]
	b	.LBB9_2
.LBB9_5:
	ret
.Lfunc_end9:
	.size	cpixels_look_up_visible, .Lfunc_end9-cpixels_look_up_visible
	.globl	cpixels_turn
	.p2align	2
	.type	cpixels_turn,@function
cpixels_turn:
	sub	sp, sp, #224
	cmn	x5, #1
	add	x8, x2, x1
	mov	w9, #32
	ccmp	x5, #1, #4, ne
	str	x30, [sp, #128]
	csel	x8, x8, x9, eq
	stp	x28, x27, [sp, #144]
	stp	x26, x25, [sp, #160]
	stp	x24, x23, [sp, #176]
	stp	x22, x21, [sp, #192]
	stp	x20, x19, [sp, #208]
	stp	x0, x3, [sp, #32]
	str	x5, [sp, #96]
	cbz	x2, .LBB10_18
	mul	x9, x8, x6
	lsl	x17, x4, #2
	lsl	x11, x6, #2
	ldp	x4, x15, [sp, #32]
	lsl	x12, x1, #2
	mul	x14, x8, x1
	stp	x17, x2, [sp, #16]
	lsl	x13, x8, #2
	mov	x10, x1
	mov	x16, xzr
	mov	x25, xzr
	add	x15, x15, x17
	add	x1, x4, #16
	lsl	x17, x9, #2
	orr	x9, x12, x11
	add	x22, x15, #16
	stp	x15, x9, [sp, #80]
	ldr	x9, [sp, #96]
	lsl	x0, x14, #2
	lsl	x18, x9, #2
	stp	x0, x17, [sp]
	b	.LBB10_4
.LBB10_2:
	ldp	x22, x16, [sp, #64]
	ldr	x2, [sp, #24]
	ldp	x0, x17, [sp]
	ldp	x25, x1, [sp, #48]
.LBB10_3:
	ldr	x9, [sp, #80]
	add	x16, x16, #1
	add	x22, x22, x17
	add	x1, x1, x0
	cmp	x25, x2
	add	x4, x4, x0
	add	x9, x9, x17
	str	x9, [sp, #80]
	b.hs	.LBB10_18
.LBB10_4:
	msub	x9, x8, x16, x2
	cmp	x8, x9
	csel	x9, x8, x9, lo
	cbz	x10, .LBB10_17
	ldr	x14, [sp, #16]
	sub	x9, x9, #1
	stp	x22, x16, [sp, #64]
	madd	x14, x17, x16, x14
	sub	x17, x2, x25
	mov	x21, xzr
	cmp	x17, x8
	ldr	x17, [sp, #40]
	mov	x3, xzr
	mul	x16, x0, x16
	add	x0, x25, x8
	csel	x24, x2, x0, lo
	ldr	x2, [sp, #80]
	stp	x0, x1, [sp, #48]
	mul	x15, x11, x9
	add	x17, x17, x14
	ldr	x14, [sp, #32]
	mul	x9, x12, x9
	str	x17, [sp, #136]
	add	x14, x14, x16
	add	x15, x17, x15
	mov	x17, x1
	mov	x1, x10
	stp	x15, x14, [sp, #112]
	add	x9, x14, x9
	str	x9, [sp, #104]
	b	.LBB10_7
.LBB10_6:
	add	x21, x21, #1
	sub	x1, x1, x8
	cmp	x26, x10
	add	x22, x22, x13
	add	x17, x17, x13
	mov	x3, x26
	b.hs	.LBB10_2
.LBB10_7:
	msub	x14, x8, x21, x10
	cmp	x8, x1
	sub	x16, x10, x3
	csel	x9, x8, x1, lo
	add	x26, x3, x8
	cmp	x8, x14
	csel	x15, x8, x14, lo
	cmp	x16, x8
	csel	x0, x10, x26, lo
	cmp	x25, x24
	b.hs	.LBB10_6
	mul	x14, x13, x21
	ldp	x5, x6, [sp, #96]
	ldp	x19, x20, [sp, #112]
	lsl	x16, x15, #2
	ldr	x7, [sp, #136]
	cmp	x15, #7
	and	x23, x9, #0xfffffffffffffff8
	ccmp	x5, #1, #0, hi
	ldr	x9, [sp, #88]
	mov	x28, x17
	cset	w5, eq
	add	x6, x6, x14
	add	x7, x7, x14
	add	x19, x19, x14
	add	x6, x6, x16
	add	x14, x20, x14
	add	x16, x19, x16
	cmp	x7, x6
	and	x20, x15, #0xfffffffffffffff8
	mov	x19, x4
	ccmp	x14, x16, #2, lo
	mov	x14, x2
	add	x6, x3, x20
	ccmp	x9, #0, #8, hs
	mov	x7, x25
	cset	w9, lt
	orn	w9, w9, w5
	mov	x5, x22
	b	.LBB10_10
.LBB10_9:
	add	x7, x7, #1
	add	x5, x5, x11
	add	x28, x28, x12
	cmp	x7, x24
	add	x14, x14, x11
	add	x19, x19, x12
	b.hs	.LBB10_6
.LBB10_10:
	cmp	x3, x0
	b.hs	.LBB10_9
	mov	x27, x3
	tbnz	w9, #0, .LBB10_15
	mov	x27, x28
	mov	x30, x5
	mov	x16, x23
.LBB10_13:
	ldp	q0, q1, [x27, #-16]
	subs	x16, x16, #8
	add	x27, x27, #32
	stp	q0, q1, [x30, #-16]
	add	x30, x30, #32
	b.ne	.LBB10_13
	cmp	x15, x20
	mov	x27, x6
	b.eq	.LBB10_9
.LBB10_15:
	madd	x16, x18, x27, x14
.LBB10_16:
	ldr	w30, [x19, x27, lsl #2]
	add	x27, x27, #1
	cmp	x27, x0
	str	w30, [x16]
	add	x16, x16, x18
	b.lo	.LBB10_16
	b	.LBB10_9
.LBB10_17:
	add	x25, x25, x8
	b	.LBB10_3
.LBB10_18:
	ldp	x20, x19, [sp, #208]
	ldr	x30, [sp, #128]
	ldp	x22, x21, [sp, #192]
	ldp	x24, x23, [sp, #176]
	ldp	x26, x25, [sp, #160]
	ldp	x28, x27, [sp, #144]
	add	sp, sp, #224
	ret
.Lfunc_end10:
	.size	cpixels_turn, .Lfunc_end10-cpixels_turn
	.globl	cpixels_checksum
	.p2align	2
	.type	cpixels_checksum,@function
cpixels_checksum:
	sub	sp, sp, #48
	mov	x12, #30885
	mov	x8, #44233
	cmp	x1, #96
	movk	x12, #43628, lsl #16
	movk	x8, #38446, lsl #16
	stp	x22, x21, [sp, #16]
	movk	x12, #36300, lsl #32
	movk	x8, #19347, lsl #32
	stp	x20, x19, [sp, #32]
	movk	x12, #11573, lsl #48
	movk	x8, #35768, lsl #48
	stp	xzr, xzr, [sp]
	eor	x9, x1, x12
	mul	x10, x9, x8
	umulh	x11, x9, x8
	mov	x9, #43591
	movk	x9, #7649, lsl #16
	movk	x9, #11685, lsl #32
	movk	x9, #19802, lsl #48
	eor	x10, x11, x10
	b.lo	.LBB11_4
	mov	x13, #54435
	mov	x14, #34650
	mov	x15, #21302
	movk	x13, #54323, lsl #16
	movk	x14, #21907, lsl #16
	movk	x15, #27089, lsl #16
	movk	x13, #42542, lsl #32
	movk	x14, #29235, lsl #32
	movk	x15, #46188, lsl #32
	movk	x13, #19251, lsl #48
	movk	x14, #53962, lsl #48
	movk	x15, #29767, lsl #48
	mov	x16, x10
	mov	x17, x10
	mov	x18, x10
	mov	x2, x10
	mov	x3, x10
	mov	x11, x1
.LBB11_2:
	ldp	x6, x7, [x0, #16]
	sub	x11, x11, #96
	ldp	x4, x5, [x0]
	cmp	x11, #95
	eor	x2, x7, x2
	ldp	x7, x19, [x0, #32]
	eor	x4, x4, x12
	eor	x3, x5, x3
	mul	x5, x3, x4
	eor	x18, x19, x18
	ldp	x19, x20, [x0, #48]
	umulh	x3, x3, x4
	eor	x4, x6, x8
	eor	x17, x20, x17
	ldp	x20, x21, [x0, #64]
	mul	x6, x2, x4
	umulh	x2, x2, x4
	eor	x4, x7, x13
	eor	x16, x21, x16
	ldp	x21, x22, [x0, #80]
	eor	x3, x3, x5
	mul	x7, x18, x4
	add	x0, x0, #96
	umulh	x18, x18, x4
	eor	x4, x19, x9
	eor	x10, x22, x10
	eor	x2, x2, x6
	mul	x19, x17, x4
	umulh	x17, x17, x4
	eor	x4, x20, x14
	eor	x18, x18, x7
	mul	x20, x16, x4
	umulh	x16, x16, x4
	eor	x4, x21, x15
	eor	x17, x17, x19
	mul	x21, x10, x4
	umulh	x10, x10, x4
	eor	x16, x16, x20
	eor	x10, x10, x21
	b.hi	.LBB11_2
	eor	x12, x3, x12
	eor	x14, x2, x8
	eor	x17, x17, x9
	mul	x15, x14, x12
	eor	x10, x10, x13
	umulh	x12, x14, x12
	eor	x14, x18, x13
	mul	x18, x17, x14
	umulh	x14, x17, x14
	umulh	x13, x16, x10
	mul	x10, x16, x10
	eor	x12, x14, x12
	eor	x13, x15, x13
	eor	x12, x13, x12
	eor	x10, x18, x10
	eor	x10, x12, x10
	cmp	x11, #16
	b.hs	.LBB11_5
	b	.LBB11_7
.LBB11_4:
	mov	x11, x1
	cmp	x11, #16
	b.lo	.LBB11_7
.LBB11_5:
	mov	x12, #54435
	movk	x12, #54323, lsl #16
	movk	x12, #42542, lsl #32
	movk	x12, #19251, lsl #48
.LBB11_6:
	ldp	x13, x14, [x0], #16
	sub	x11, x11, #16
	cmp	x11, #15
	eor	x13, x13, x12
	eor	x10, x14, x10
	mul	x14, x10, x13
	umulh	x10, x10, x13
	eor	x10, x10, x14
	b.hi	.LBB11_6
.LBB11_7:
	cbz	x11, .LBB11_11
	mov	x12, xzr
	mov	x13, xzr
	mov	x14, sp
.LBB11_9:
	ldrb	w15, [x0, x13]
	and	x16, x12, #0x38
	and	x17, x13, #0xfffffffffffffff8
	add	x13, x13, #1
	add	x12, x12, #8
	lsl	x15, x15, x16
	ldr	x16, [x14, x17]
	cmp	x11, x13
	orr	x15, x15, x16
	str	x15, [x14, x17]
	b.ne	.LBB11_9
	ldp	x12, x11, [sp]
	eor	x8, x12, x8
.LBB11_11:
	eor	x11, x11, x10
	eor	x9, x10, x9
	mul	x12, x11, x8
	ldp	x20, x19, [sp, #32]
	ldp	x22, x21, [sp, #16]
	umulh	x8, x11, x8
	eor	x8, x8, x12
	eor	x8, x1, x8
	mul	x10, x8, x9
	umulh	x8, x8, x9
	eor	x0, x8, x10
	add	sp, sp, #48
	ret
.Lfunc_end11:
	.size	cpixels_checksum, .Lfunc_end11-cpixels_checksum
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
