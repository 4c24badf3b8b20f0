// Made by scripts/make-kernels.sh from samples.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI0_0:
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
.LCPI0_1:
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
.LCPI0_2:
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
.LCPI0_3:
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
	.text
	.globl	cpixels_scale_samples
	.p2align	2
	.type	cpixels_scale_samples,@function
cpixels_scale_samples:
	cmp	w1, #255
	b.ls	.LBB0_11
	cbz	x3, .LBB0_77
	lsr	w8, w1, #1
	cmp	x3, #8
	b.lo	.LBB0_5
	add	x9, x0, x3, lsl #1
	cmp	x2, x9
	b.hs	.LBB0_17
	add	x9, x2, x3
	cmp	x0, x9
	b.hs	.LBB0_17
.LBB0_5:
	mov	x9, xzr
.LBB0_6:
	add	x11, x0, x9, lsl #1
	sub	x10, x3, x9
	add	x9, x2, x9
	add	x11, x11, #1
	b	.LBB0_9
.LBB0_7:
	sub	w13, w8, w12
	add	w12, w13, w12, lsl #8
	udiv	w12, w12, w1
.LBB0_8:
	subs	x10, x10, #1
	add	x11, x11, #2
	strb	w12, [x9], #1
	b.eq	.LBB0_77
.LBB0_9:
	ldurh	w12, [x11, #-1]
	rev16	w12, w12
	cmp	w12, w1
	b.lo	.LBB0_7
	mov	w12, #255
	b	.LBB0_8
.LBB0_11:
	cbz	x3, .LBB0_77
	lsr	w8, w1, #1
	b	.LBB0_15
.LBB0_13:
	sub	w10, w8, w9
	add	w9, w10, w9, lsl #8
	udiv	w9, w9, w1
.LBB0_14:
	subs	x3, x3, #1
	strb	w9, [x2], #1
	b.eq	.LBB0_77
.LBB0_15:
	ldrb	w9, [x0], #1
	cmp	w1, w9
	b.hi	.LBB0_13
	mov	w9, #255
	b	.LBB0_14
.LBB0_17:
	dup	v0.4s, w8
	dup	v1.4s, w1
	cmp	x3, #16
	adrp	x10, .LCPI0_0
	adrp	x11, .LCPI0_1
	b.hs	.LBB0_39
	mov	x9, xzr
.LBB0_19:
	movi	d2, #0xff00ff00ff00ff
	mov	x13, x9
	and	x9, x3, #0xfffffffffffffff8
	add	x12, x0, x13, lsl #1
	ldr	q3, [x10, :lo12:.LCPI0_0]
	ldr	q4, [x11, :lo12:.LCPI0_1]
	sub	x10, x13, x9
	add	x11, x2, x13
	b	.LBB0_21
.LBB0_20:
	uzp1	v5.8h, v5.8h, v7.8h
	uzp1	v6.8h, v6.8h, v16.8h
	adds	x10, x10, #8
	and	v6.16b, v6.16b, v5.16b
	xtn	v5.8b, v5.8h
	xtn	v6.8b, v6.8h
	orn	v5.8b, v6.8b, v5.8b
	str	d5, [x11], #8
	b.eq	.LBB0_38
.LBB0_21:
	ld2	{ v16.8b, v17.8b }, [x12], #16
	mov	v7.16b, v0.16b
	tbl	v5.16b, { v16.16b }, v3.16b
	tbl	v6.16b, { v17.16b }, v3.16b
	shl	v5.4s, v5.4s, #8
	orr	v6.16b, v5.16b, v6.16b
	cmhi	v5.4s, v1.4s, v6.4s
	xtn	v6.4h, v6.4s
	xtn	v18.4h, v5.4s
	umlal	v7.4s, v6.4h, v2.4h
	uzp1	v19.8b, v18.8b, v0.8b
	umov	w13, v19.b[0]
	tbz	w13, #0, .LBB0_23
	fmov	w13, s7
	udiv	w13, w13, w1
	fmov	s6, w13
.LBB0_23:
	uzp1	v19.8b, v18.8b, v0.8b
	umov	w13, v19.b[1]
	tbz	w13, #0, .LBB0_25
	mov	w13, v7.s[1]
	udiv	w13, w13, w1
	mov	v6.s[1], w13
.LBB0_25:
	uzp1	v19.8b, v18.8b, v0.8b
	umov	w13, v19.b[2]
	tbz	w13, #0, .LBB0_27
	mov	w13, v7.s[2]
	udiv	w13, w13, w1
	mov	v6.s[2], w13
.LBB0_27:
	uzp1	v18.8b, v18.8b, v0.8b
	umov	w13, v18.b[3]
	tbz	w13, #0, .LBB0_29
	mov	w13, v7.s[3]
	udiv	w13, w13, w1
	mov	v6.s[3], w13
.LBB0_29:
	tbl	v7.16b, { v16.16b }, v4.16b
	tbl	v16.16b, { v17.16b }, v4.16b
	mov	v17.16b, v0.16b
	shl	v7.4s, v7.4s, #8
	orr	v16.16b, v7.16b, v16.16b
	cmhi	v7.4s, v1.4s, v16.4s
	xtn	v16.4h, v16.4s
	xtn	v18.4h, v7.4s
	umlal	v17.4s, v16.4h, v2.4h
	uzp1	v19.8b, v0.8b, v18.8b
	umov	w13, v19.b[4]
	tbz	w13, #0, .LBB0_31
	fmov	w13, s17
	udiv	w13, w13, w1
	mov	v16.s[0], w13
	b	.LBB0_32
.LBB0_31:
.LBB0_32:
	uzp1	v19.8b, v0.8b, v18.8b
	umov	w13, v19.b[5]
	tbz	w13, #0, .LBB0_34
	mov	w13, v17.s[1]
	udiv	w13, w13, w1
	mov	v16.s[1], w13
.LBB0_34:
	uzp1	v19.8b, v0.8b, v18.8b
	umov	w13, v19.b[6]
	tbz	w13, #0, .LBB0_36
	mov	w13, v17.s[2]
	udiv	w13, w13, w1
	mov	v16.s[2], w13
.LBB0_36:
	uzp1	v18.8b, v0.8b, v18.8b
	umov	w13, v18.b[7]
	tbz	w13, #0, .LBB0_20
	mov	w13, v17.s[3]
	udiv	w13, w13, w1
	mov	v16.s[3], w13
	b	.LBB0_20
.LBB0_38:
	cmp	x3, x9
	b.ne	.LBB0_6
	b	.LBB0_77
.LBB0_39:
	movi	d2, #0xff00ff00ff00ff
	adrp	x12, .LCPI0_2
	adrp	x13, .LCPI0_3
	and	x9, x3, #0xfffffffffffffff0
	ldr	q3, [x10, :lo12:.LCPI0_0]
	ldr	q4, [x11, :lo12:.LCPI0_1]
	ldr	q5, [x12, :lo12:.LCPI0_2]
	ldr	q6, [x13, :lo12:.LCPI0_3]
	mov	x12, x0
	mov	x13, x2
	mov	x14, x9
	b	.LBB0_41
.LBB0_40:
	uzp1	v7.8h, v7.8h, v17.8h
	uzp1	v17.8h, v21.8h, v19.8h
	subs	x14, x14, #16
	uzp1	v16.8h, v16.8h, v18.8h
	uzp1	v18.8h, v22.8h, v20.8h
	add	x12, x12, #32
	uzp1	v7.16b, v7.16b, v17.16b
	uzp1	v16.16b, v16.16b, v18.16b
	and	v16.16b, v16.16b, v7.16b
	orn	v7.16b, v16.16b, v7.16b
	str	q7, [x13], #16
	b.eq	.LBB0_76
.LBB0_41:
	ld2	{ v19.16b, v20.16b }, [x12]
	mov	v17.16b, v0.16b
	tbl	v7.16b, { v19.16b }, v3.16b
	tbl	v16.16b, { v20.16b }, v3.16b
	shl	v7.4s, v7.4s, #8
	orr	v16.16b, v7.16b, v16.16b
	cmhi	v7.4s, v1.4s, v16.4s
	xtn	v16.4h, v16.4s
	xtn	v18.4h, v7.4s
	umlal	v17.4s, v16.4h, v2.4h
	uzp1	v21.8b, v18.8b, v0.8b
	umov	w15, v21.b[0]
	tbz	w15, #0, .LBB0_43
	fmov	w15, s17
	udiv	w15, w15, w1
	fmov	s16, w15
.LBB0_43:
	uzp1	v21.8b, v18.8b, v0.8b
	umov	w15, v21.b[1]
	tbz	w15, #0, .LBB0_45
	mov	w15, v17.s[1]
	udiv	w15, w15, w1
	mov	v16.s[1], w15
.LBB0_45:
	uzp1	v21.8b, v18.8b, v0.8b
	umov	w15, v21.b[2]
	tbz	w15, #0, .LBB0_47
	mov	w15, v17.s[2]
	udiv	w15, w15, w1
	mov	v16.s[2], w15
.LBB0_47:
	uzp1	v18.8b, v18.8b, v0.8b
	umov	w15, v18.b[3]
	tbz	w15, #0, .LBB0_49
	mov	w15, v17.s[3]
	udiv	w15, w15, w1
	mov	v16.s[3], w15
.LBB0_49:
	tbl	v17.16b, { v19.16b }, v4.16b
	tbl	v18.16b, { v20.16b }, v4.16b
	mov	v21.16b, v0.16b
	shl	v17.4s, v17.4s, #8
	orr	v18.16b, v17.16b, v18.16b
	cmhi	v17.4s, v1.4s, v18.4s
	xtn	v18.4h, v18.4s
	xtn	v22.4h, v17.4s
	umlal	v21.4s, v18.4h, v2.4h
	uzp1	v23.8b, v0.8b, v22.8b
	umov	w15, v23.b[4]
	tbz	w15, #0, .LBB0_51
	fmov	w15, s21
	udiv	w15, w15, w1
	mov	v18.s[0], w15
	b	.LBB0_52
.LBB0_51:
.LBB0_52:
	uzp1	v23.8b, v0.8b, v22.8b
	umov	w15, v23.b[5]
	tbz	w15, #0, .LBB0_54
	mov	w15, v21.s[1]
	udiv	w15, w15, w1
	mov	v18.s[1], w15
.LBB0_54:
	uzp1	v23.8b, v0.8b, v22.8b
	umov	w15, v23.b[6]
	tbz	w15, #0, .LBB0_56
	mov	w15, v21.s[2]
	udiv	w15, w15, w1
	mov	v18.s[2], w15
.LBB0_56:
	uzp1	v22.8b, v0.8b, v22.8b
	umov	w15, v22.b[7]
	tbz	w15, #0, .LBB0_58
	mov	w15, v21.s[3]
	udiv	w15, w15, w1
	mov	v18.s[3], w15
.LBB0_58:
	tbl	v21.16b, { v19.16b }, v5.16b
	tbl	v22.16b, { v20.16b }, v5.16b
	mov	v23.16b, v0.16b
	shl	v21.4s, v21.4s, #8
	orr	v22.16b, v21.16b, v22.16b
	cmhi	v21.4s, v1.4s, v22.4s
	xtn	v22.4h, v22.4s
	xtn	v24.4h, v21.4s
	umlal	v23.4s, v22.4h, v2.4h
	uzp1	v25.8b, v24.8b, v0.8b
	umov	w15, v25.b[0]
	tbz	w15, #0, .LBB0_60
	fmov	w15, s23
	udiv	w15, w15, w1
	mov	v22.s[0], w15
	b	.LBB0_61
.LBB0_60:
.LBB0_61:
	uzp1	v25.8b, v24.8b, v0.8b
	umov	w15, v25.b[1]
	tbz	w15, #0, .LBB0_63
	mov	w15, v23.s[1]
	udiv	w15, w15, w1
	mov	v22.s[1], w15
.LBB0_63:
	uzp1	v25.8b, v24.8b, v0.8b
	umov	w15, v25.b[2]
	tbz	w15, #0, .LBB0_65
	mov	w15, v23.s[2]
	udiv	w15, w15, w1
	mov	v22.s[2], w15
.LBB0_65:
	uzp1	v24.8b, v24.8b, v0.8b
	umov	w15, v24.b[3]
	tbz	w15, #0, .LBB0_67
	mov	w15, v23.s[3]
	udiv	w15, w15, w1
	mov	v22.s[3], w15
.LBB0_67:
	tbl	v23.16b, { v19.16b }, v6.16b
	tbl	v19.16b, { v20.16b }, v6.16b
	shl	v20.4s, v23.4s, #8
	mov	v23.16b, v0.16b
	orr	v20.16b, v20.16b, v19.16b
	cmhi	v19.4s, v1.4s, v20.4s
	xtn	v20.4h, v20.4s
	xtn	v24.4h, v19.4s
	umlal	v23.4s, v20.4h, v2.4h
	uzp1	v25.8b, v0.8b, v24.8b
	umov	w15, v25.b[4]
	tbz	w15, #0, .LBB0_69
	fmov	w15, s23
	udiv	w15, w15, w1
	mov	v20.s[0], w15
	b	.LBB0_70
.LBB0_69:
.LBB0_70:
	uzp1	v25.8b, v0.8b, v24.8b
	umov	w15, v25.b[5]
	tbz	w15, #0, .LBB0_72
	mov	w15, v23.s[1]
	udiv	w15, w15, w1
	mov	v20.s[1], w15
.LBB0_72:
	uzp1	v25.8b, v0.8b, v24.8b
	umov	w15, v25.b[6]
	tbz	w15, #0, .LBB0_74
	mov	w15, v23.s[2]
	udiv	w15, w15, w1
	mov	v20.s[2], w15
.LBB0_74:
	uzp1	v24.8b, v0.8b, v24.8b
	umov	w15, v24.b[7]
	tbz	w15, #0, .LBB0_40
	mov	w15, v23.s[3]
	udiv	w15, w15, w1
	mov	v20.s[3], w15
	b	.LBB0_40
.LBB0_76:
	cmp	x3, x9
	b.ne	.LBB0_78
.LBB0_77:
	ret
.LBB0_78:
	tbnz	w3, #3, .LBB0_19
	b	.LBB0_6
.Lfunc_end0:
	.size	cpixels_scale_samples, .Lfunc_end0-cpixels_scale_samples
	.globl	cpixels_spread_bits
	.p2align	2
	.type	cpixels_spread_bits,@function
cpixels_spread_bits:
	cbz	x4, .LBB1_3
	mov	x8, xzr
	mov	w9, #7
.LBB1_2:
	lsr	x10, x8, #3
	bic	w11, w9, w8
	ldrb	w10, [x0, x10]
	lsr	w10, w10, w11
	tst	w10, #0x1
	csel	w10, w1, w2, eq
	strb	w10, [x3, x8]
	add	x8, x8, #1
	cmp	x4, x8
	b.ne	.LBB1_2
.LBB1_3:
	ret
.Lfunc_end1:
	.size	cpixels_spread_bits, .Lfunc_end1-cpixels_spread_bits
	.globl	cpixels_read_numbers
	.p2align	2
	.type	cpixels_read_numbers,@function
cpixels_read_numbers:
	mov	x8, xzr
	cbz	x3, .LBB2_28
	lsr	w9, w1, #1
	mov	w10, #10
.LBB2_2:
	ldp	x11, x12, [x0]
	cmp	x11, x12
	b.hs	.LBB2_28
	ldr	w13, [x0, #20]
	sub	x14, x12, x11
	b	.LBB2_6
.LBB2_4:
	sub	w13, w15, #9
	cmp	w13, #5
	mov	w13, wzr
	b.hs	.LBB2_9
.LBB2_5:
	add	x11, x11, #1
	sub	x14, x14, #1
	cmp	x11, x12
	str	x11, [x0]
	b.eq	.LBB2_28
.LBB2_6:
	ldrb	w15, [x11]
	cbz	w13, .LBB2_4
	cmp	w15, #10
	ccmp	w15, #13, #4, ne
	cset	w13, ne
.LBB2_8:
	str	w13, [x0, #20]
	b	.LBB2_5
.LBB2_9:
	cmp	w15, #32
	b.eq	.LBB2_5
	cmp	w15, #35
	b.ne	.LBB2_12
	mov	w13, #1
	b	.LBB2_8
.LBB2_12:
	cmp	x11, x12
	b.hs	.LBB2_16
	mov	w13, wzr
	add	x15, x11, x14
	mov	x14, x11
.LBB2_14:
	ldrb	w16, [x14]
	sub	w17, w16, #48
	cmp	w17, #9
	b.hi	.LBB2_24
	madd	w16, w13, w10, w16
	cmp	w13, #16, lsl #12
	add	x14, x14, #1
	sub	w16, w16, #48
	csel	w13, w16, w13, lo
	cmp	x14, x12
	b.ne	.LBB2_14
	b	.LBB2_17
.LBB2_16:
	mov	w13, wzr
	mov	x15, x11
.LBB2_17:
	ldr	w12, [x0, #16]
	mov	x14, x15
	cmp	w12, #0
	cset	w12, ne
.LBB2_18:
	cmp	x11, x14
	b.eq	.LBB2_28
	cbz	w12, .LBB2_28
	cmp	w13, w1
	str	x14, [x0]
	b.hs	.LBB2_22
	sub	w11, w9, w13
	add	w11, w11, w13, lsl #8
	udiv	w11, w11, w1
	b	.LBB2_23
.LBB2_22:
	mov	w11, #255
.LBB2_23:
	strb	w11, [x2, x8]
	add	x8, x8, #1
	cmp	x8, x3
	b.ne	.LBB2_2
	b	.LBB2_27
.LBB2_24:
	sub	w12, w16, #9
	cmp	w12, #5
	mov	w12, #1
	b.lo	.LBB2_18
	cmp	w16, #32
	b.eq	.LBB2_18
	cmp	w16, #35
	b.eq	.LBB2_18
	b	.LBB2_28
.LBB2_27:
	mov	x8, x3
.LBB2_28:
	cmp	x8, x3
	csel	x0, x8, x3, lo
	ret
.Lfunc_end2:
	.size	cpixels_read_numbers, .Lfunc_end2-cpixels_read_numbers
	.globl	cpixels_read_bits
	.p2align	2
	.type	cpixels_read_bits,@function
cpixels_read_bits:
	mov	x8, xzr
	cbz	x4, .LBB3_14
.LBB3_1:
	ldp	x9, x10, [x0]
	cmp	x9, x10
	b.hs	.LBB3_14
	ldr	w11, [x0, #20]
	b	.LBB3_5
.LBB3_3:
	sub	w11, w12, #9
	cmp	w11, #5
	mov	w11, wzr
	b.hs	.LBB3_8
.LBB3_4:
	add	x9, x9, #1
	cmp	x9, x10
	str	x9, [x0]
	b.eq	.LBB3_14
.LBB3_5:
	ldrb	w12, [x9]
	cbz	w11, .LBB3_3
	cmp	w12, #10
	ccmp	w12, #13, #4, ne
	cset	w11, ne
.LBB3_7:
	str	w11, [x0, #20]
	b	.LBB3_4
.LBB3_8:
	cmp	w12, #32
	b.eq	.LBB3_4
	cmp	w12, #35
	b.ne	.LBB3_11
	mov	w11, #1
	b	.LBB3_7
.LBB3_11:
	and	w10, w12, #0xfe
	cmp	w10, #48
	b.ne	.LBB3_14
	add	x10, x9, #1
	str	x10, [x0]
	ldrb	w9, [x9]
	cmp	w9, #49
	csel	w9, w2, w1, eq
	strb	w9, [x3, x8]
	add	x8, x8, #1
	cmp	x8, x4
	b.ne	.LBB3_1
	mov	x8, x4
.LBB3_14:
	cmp	x8, x4
	csel	x0, x8, x4, lo
	ret
.Lfunc_end3:
	.size	cpixels_read_bits, .Lfunc_end3-cpixels_read_bits
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI4_0:
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
.LCPI4_1:
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
.LCPI4_2:
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
.LCPI4_3:
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
.LCPI4_4:
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
.LCPI4_5:
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
	.text
	.globl	cpixels_take_channels
	.p2align	2
	.type	cpixels_take_channels,@function
cpixels_take_channels:
	cmp	x1, #2
	b.ne	.LBB4_8
	cbz	x3, .LBB4_13
	cmp	x3, #8
	b.lo	.LBB4_5
	add	x8, x0, x3, lsl #2
	cmp	x2, x8
	b.hs	.LBB4_24
	add	x8, x2, x3, lsl #1
	cmp	x0, x8
	b.hs	.LBB4_24
.LBB4_5:
	mov	x8, xzr
.LBB4_6:
	add	x10, x2, x8, lsl #1
	add	x9, x0, x8, lsl #2
	sub	x8, x3, x8
	add	x10, x10, #1
.LBB4_7:
	ldrb	w11, [x9]
	subs	x8, x8, #1
	sturb	w11, [x10, #-1]
	ldrb	w11, [x9, #3]
	add	x9, x9, #4
	strb	w11, [x10], #2
	b.ne	.LBB4_7
	b	.LBB4_13
.LBB4_8:
	cbz	x3, .LBB4_13
	cmp	x3, #8
	b.hi	.LBB4_14
.LBB4_10:
	mov	x8, xzr
.LBB4_11:
	add	x9, x8, x8, lsl #1
	add	x10, x0, x8, lsl #2
	sub	x8, x3, x8
	add	x11, x9, x2
	add	x9, x10, #2
	add	x10, x11, #1
.LBB4_12:
	ldurb	w11, [x9, #-2]
	subs	x8, x8, #1
	sturb	w11, [x10, #-1]
	ldurb	w11, [x9, #-1]
	strb	w11, [x10]
	ldrb	w11, [x9], #4
	strb	w11, [x10, #1]
	add	x10, x10, #3
	b.ne	.LBB4_12
.LBB4_13:
	ret
.LBB4_14:
	sub	x8, x3, #1
	mov	w9, #3
	umulh	x9, x8, x9
	add	x10, x8, x8, lsl #1
	add	x8, x2, x10
	cmp	xzr, x9
	cset	w9, ne
	cmp	x8, x2
	mov	x8, xzr
	b.lo	.LBB4_11
	tbnz	w9, #0, .LBB4_11
	add	x11, x2, #1
	add	x12, x11, x10
	cmp	x12, x11
	b.lo	.LBB4_11
	tbnz	w9, #0, .LBB4_11
	add	x11, x2, #2
	add	x10, x11, x10
	cmp	x10, x11
	b.lo	.LBB4_11
	tbnz	w9, #0, .LBB4_11
	add	x8, x3, x3, lsl #1
	add	x8, x2, x8
	cmp	x0, x8
	b.hs	.LBB4_22
	add	x8, x0, x3, lsl #2
	sub	x8, x8, #1
	cmp	x2, x8
	b.lo	.LBB4_10
.LBB4_22:
	cmp	x3, #17
	b.hs	.LBB4_33
	mov	x8, xzr
	b	.LBB4_36
.LBB4_24:
	cmp	x3, #32
	b.hs	.LBB4_26
	mov	x8, xzr
	b	.LBB4_30
.LBB4_26:
	and	x8, x3, #0xffffffffffffffe0
	add	x9, x0, #64
	add	x10, x2, #32
	mov	x11, x8
.LBB4_27:
	sub	x12, x9, #64
	ld4	{ v4.16b, v5.16b, v6.16b, v7.16b }, [x9]
	subs	x11, x11, #32
	add	x9, x9, #128
	ld4	{ v0.16b, v1.16b, v2.16b, v3.16b }, [x12]
	sub	x12, x10, #32
	mov	v5.16b, v7.16b
	mov	v1.16b, v3.16b
	st2	{ v4.16b, v5.16b }, [x10]
	add	x10, x10, #64
	st2	{ v0.16b, v1.16b }, [x12]
	b.ne	.LBB4_27
	cmp	x3, x8
	b.eq	.LBB4_13
	tst	x3, #0x18
	b.eq	.LBB4_6
.LBB4_30:
	mov	x11, x8
	and	x8, x3, #0xfffffffffffffff8
	add	x9, x2, x11, lsl #1
	add	x10, x0, x11, lsl #2
	sub	x11, x11, x8
.LBB4_31:
	ld4	{ v0.8b, v1.8b, v2.8b, v3.8b }, [x10], #32
	adds	x11, x11, #8
	fmov	d1, d3
	st2	{ v0.8b, v1.8b }, [x9], #16
	b.ne	.LBB4_31
	cmp	x3, x8
	b.eq	.LBB4_13
	b	.LBB4_6
.LBB4_33:
	adrp	x10, .LCPI4_0
	ands	x8, x3, #0xf
	mov	w9, #16
	adrp	x11, .LCPI4_1
	ldr	q0, [x10, :lo12:.LCPI4_0]
	adrp	x10, .LCPI4_2
	csel	x9, x9, x8, eq
	ldr	q1, [x11, :lo12:.LCPI4_1]
	ldr	q2, [x10, :lo12:.LCPI4_2]
	adrp	x10, .LCPI4_3
	adrp	x11, .LCPI4_4
	adrp	x12, .LCPI4_5
	sub	x8, x3, x9
	ldr	q3, [x10, :lo12:.LCPI4_3]
	ldr	q4, [x11, :lo12:.LCPI4_4]
	ldr	q5, [x12, :lo12:.LCPI4_5]
	mov	x10, x0
	mov	x11, x2
	mov	x12, x8
.LBB4_34:
	ldp	q6, q7, [x10, #32]
	subs	x12, x12, #16
	ldp	q16, q17, [x10], #64
	tbl	v18.16b, { v6.16b, v7.16b }, v0.16b
	tbl	v19.16b, { v16.16b, v17.16b }, v1.16b
	mov	v19.d[1], v18.d[1]
	tbl	v18.16b, { v6.16b, v7.16b }, v2.16b
	tbl	v6.16b, { v6.16b, v7.16b }, v4.16b
	tbl	v20.16b, { v16.16b, v17.16b }, v3.16b
	mov	v20.d[1], v18.d[1]
	tbl	v21.16b, { v16.16b, v17.16b }, v5.16b
	mov	v21.d[1], v6.d[1]
	st3	{ v19.16b, v20.16b, v21.16b }, [x11], #48
	b.ne	.LBB4_34
	cmp	x9, #9
	b.lo	.LBB4_11
.LBB4_36:
	ands	x9, x3, #0x7
	mov	w10, #8
	add	x11, x8, x8, lsl #1
	csel	x10, x10, x9, eq
	add	x9, x0, x8, lsl #2
	add	x12, x10, x8
	sub	x8, x3, x10
	add	x11, x2, x11
	sub	x10, x12, x3
.LBB4_37:
	ld4	{ v0.8b, v1.8b, v2.8b, v3.8b }, [x9], #32
	adds	x10, x10, #8
	st3	{ v0.8b, v1.8b, v2.8b }, [x11], #24
	b.ne	.LBB4_37
	b	.LBB4_11
.Lfunc_end4:
	.size	cpixels_take_channels, .Lfunc_end4-cpixels_take_channels
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI5_0:
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
.LCPI5_1:
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
.LCPI5_2:
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
.LCPI5_3:
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
	.text
	.globl	cpixels_read_blue_first
	.p2align	2
	.type	cpixels_read_blue_first,@function
cpixels_read_blue_first:
	sub	sp, sp, #192
	cmp	x1, #2
	stp	d13, d12, [sp, #48]
	stp	d11, d10, [sp, #64]
	stp	d9, d8, [sp, #80]
	str	x30, [sp, #96]
	stp	x28, x27, [sp, #112]
	stp	x26, x25, [sp, #128]
	stp	x24, x23, [sp, #144]
	stp	x22, x21, [sp, #160]
	stp	x20, x19, [sp, #176]
	b.ne	.LBB5_8
	cbz	x4, .LBB5_22
	cmp	x4, #8
	b.lo	.LBB5_5
	add	x8, x0, x4, lsl #1
	cmp	x3, x8
	b.hs	.LBB5_14
	add	x8, x3, x4, lsl #2
	cmp	x0, x8
	b.hs	.LBB5_14
.LBB5_5:
	mov	x13, xzr
.LBB5_6:
	add	x9, x3, x13, lsl #2
	add	x10, x0, x13, lsl #1
	sub	x8, x4, x13
	mov	w11, #255
	mov	w12, #16913
	add	x9, x9, #3
	add	x10, x10, #1
.LBB5_7:
	ldurb	w13, [x10, #-1]
	ldrb	w14, [x10], #2
	orr	w15, w13, w14, lsl #8
	ubfx	w16, w14, #2, #5
	and	w13, w13, #0x1f
	lsl	w0, w13, #8
	sxtb	w14, w14
	ubfx	w15, w15, #5, #5
	lsl	w17, w16, #8
	cmp	w16, #31
	sub	w0, w0, w13
	lsl	w18, w15, #8
	sub	w17, w17, w16
	add	w0, w0, #15
	add	w17, w17, #15
	mul	w0, w0, w12
	sub	w18, w18, w15
	mul	w17, w17, w12
	add	w18, w18, #15
	mul	w18, w18, w12
	lsr	w17, w17, #19
	lsr	w16, w18, #19
	csel	w17, w11, w17, eq
	cmp	w15, #31
	lsr	w15, w0, #19
	sturb	w17, [x9, #-3]
	csel	w16, w11, w16, eq
	cmp	w13, #31
	csel	w13, w11, w15, eq
	cmp	w2, #0
	sturb	w16, [x9, #-2]
	ccmp	w14, #0, #8, ne
	sturb	w13, [x9, #-1]
	cset	w14, lt
	subs	x8, x8, #1
	sbfx	w14, w14, #0, #1
	strb	w14, [x9], #4
	b.ne	.LBB5_7
	b	.LBB5_22
.LBB5_8:
	cbz	x4, .LBB5_22
	cmp	x1, #4
	add	x8, x0, #3
	add	x9, x3, #3
	ccmp	w2, #0, #4, eq
	add	x11, x0, #2
	cset	w10, ne
	b	.LBB5_12
.LBB5_10:
	ldrb	w12, [x8]
.LBB5_11:
	add	x11, x11, x1
	subs	x4, x4, #1
	add	x8, x8, #4
	strb	w12, [x9], #4
	b.eq	.LBB5_22
.LBB5_12:
	ldrb	w12, [x11]
	sturb	w12, [x9, #-3]
	ldurb	w12, [x11, #-1]
	sturb	w12, [x9, #-2]
	ldurb	w12, [x11, #-2]
	sturb	w12, [x9, #-1]
	cbnz	w10, .LBB5_10
	mov	w12, #255
	b	.LBB5_11
.LBB5_14:
	cmp	x4, #16
	adrp	x14, .LCPI5_2
	adrp	x15, .LCPI5_3
	b.hs	.LBB5_19
	mov	x13, xzr
.LBB5_16:
	cmp	w2, #0
	movi	v0.4s, #31
	movi	v2.2d, #0xff00ff00ff00ff
	cset	w8, eq
	movi	v3.2d, #0xffffffffffffffff
	mov	x9, x13
	dup	v1.8b, w8
	mov	w8, #16913
	and	x13, x4, #0xfffffffffffffff8
	dup	v4.8h, w8
	add	x11, x3, x9, lsl #2
	add	x12, x0, x9, lsl #1
	ldr	q5, [x14, :lo12:.LCPI5_2]
	ldr	q6, [x15, :lo12:.LCPI5_3]
	sub	x9, x9, x13
.LBB5_17:
	ld2	{ v16.8b, v17.8b }, [x12], #16
	movi	v24.8h, #15
	movi	v25.8h, #15
	adds	x9, x9, #8
	tbl	v19.16b, { v17.16b }, v6.16b
	tbl	v20.16b, { v17.16b }, v5.16b
	tbl	v7.16b, { v16.16b }, v5.16b
	tbl	v18.16b, { v16.16b }, v6.16b
	cmlt	v16.8b, v17.8b, #0
	shl	v21.4s, v20.4s, #8
	shl	v22.4s, v19.4s, #8
	ushr	v19.4s, v19.4s, #2
	ushr	v20.4s, v20.4s, #2
	orr	v16.8b, v1.8b, v16.8b
	orr	v22.16b, v22.16b, v18.16b
	orr	v21.16b, v21.16b, v7.16b
	bic	v7.4s, #224
	bic	v18.4s, #224
	bic	v19.4s, #32
	bic	v20.4s, #32
	shl	v16.8b, v16.8b, #7
	ushr	v21.4s, v21.4s, #5
	ushr	v22.4s, v22.4s, #5
	uzp1	v23.8h, v7.8h, v18.8h
	uzp1	v26.8h, v20.8h, v19.8h
	cmeq	v17.4s, v18.4s, v0.4s
	cmeq	v7.4s, v7.4s, v0.4s
	cmeq	v19.4s, v19.4s, v0.4s
	cmeq	v20.4s, v20.4s, v0.4s
	and	v22.16b, v22.16b, v0.16b
	and	v21.16b, v21.16b, v0.16b
	xtn	v23.8b, v23.8h
	mla	v25.8h, v26.8h, v2.8h
	uzp1	v7.8h, v7.8h, v17.8h
	uzp1	v27.8h, v21.8h, v22.8h
	cmeq	v18.4s, v22.4s, v0.4s
	cmeq	v21.4s, v21.4s, v0.4s
	uzp1	v19.8h, v20.8h, v19.8h
	umlal	v24.8h, v23.8b, v3.8b
	movi	v23.8h, #15
	uzp1	v18.8h, v21.8h, v18.8h
	xtn	v26.8b, v27.8h
	umull2	v27.4s, v24.8h, v4.8h
	umull	v24.4s, v24.4h, v4.4h
	umlal	v23.8h, v26.8b, v3.8b
	umull2	v26.4s, v25.8h, v4.8h
	umull	v25.4s, v25.4h, v4.4h
	uzp2	v22.8h, v24.8h, v27.8h
	uzp2	v24.8h, v25.8h, v26.8h
	umull2	v25.4s, v23.8h, v4.8h
	umull	v23.4s, v23.4h, v4.4h
	ushr	v17.8h, v22.8h, #3
	ushr	v20.8h, v24.8h, #3
	uzp2	v21.8h, v23.8h, v25.8h
	orr	v7.16b, v7.16b, v17.16b
	xtn	v17.8b, v18.8h
	orr	v18.16b, v19.16b, v20.16b
	xtn	v24.8b, v7.8h
	shrn	v7.8b, v21.8h, #3
	cmlt	v25.8b, v16.8b, #0
	xtn	v22.8b, v18.8h
	orr	v23.8b, v17.8b, v7.8b
	st4	{ v22.8b, v23.8b, v24.8b, v25.8b }, [x11], #32
	b.ne	.LBB5_17
	cmp	x4, x13
	b.ne	.LBB5_6
	b	.LBB5_22
.LBB5_19:
	cmp	w2, #0
	movi	v0.4s, #31
	movi	v1.2d, #0xff00ff00ff00ff
	cset	w10, eq
	movi	v2.2d, #0xffffffffffffffff
	adrp	x8, .LCPI5_0
	adrp	x9, .LCPI5_1
	dup	v3.16b, w10
	and	x12, x4, #0xfffffffffffffff0
	ldr	q4, [x8, :lo12:.LCPI5_0]
	ldr	q5, [x9, :lo12:.LCPI5_1]
	ldr	q6, [x14, :lo12:.LCPI5_2]
	ldr	q7, [x15, :lo12:.LCPI5_3]
	mov	w11, #4229
	mov	x8, x12
	movk	w11, #2114, lsl #16
	str	w2, [sp, #28]
	stp	x3, x0, [sp, #8]
	str	x12, [sp]
.LBB5_20:
	stp	x8, x3, [sp, #32]
	movi	v31.8h, #15
	movi	v10.8h, #15
	ld2	{ v16.16b, v17.16b }, [x0], #32
	movi	v11.8h, #15
	str	x0, [sp, #104]
	tbl	v20.16b, { v17.16b }, v5.16b
	tbl	v21.16b, { v17.16b }, v4.16b
	tbl	v26.16b, { v17.16b }, v7.16b
	tbl	v27.16b, { v17.16b }, v6.16b
	tbl	v22.16b, { v16.16b }, v4.16b
	tbl	v24.16b, { v16.16b }, v5.16b
	tbl	v23.16b, { v16.16b }, v7.16b
	tbl	v25.16b, { v16.16b }, v6.16b
	cmlt	v16.16b, v17.16b, #0
	ushr	v18.4s, v21.4s, #2
	ushr	v19.4s, v20.4s, #2
	shl	v28.4s, v21.4s, #8
	shl	v29.4s, v20.4s, #8
	ushr	v20.4s, v27.4s, #2
	ushr	v21.4s, v26.4s, #2
	shl	v9.4s, v27.4s, #8
	shl	v8.4s, v26.4s, #8
	movi	v26.8h, #15
	bic	v19.4s, #32
	bic	v18.4s, #32
	orr	v28.16b, v28.16b, v22.16b
	orr	v27.16b, v29.16b, v24.16b
	bic	v21.4s, #32
	bic	v20.4s, #32
	orr	v29.16b, v8.16b, v23.16b
	bic	v22.4s, #224
	bic	v24.4s, #224
	uzp1	v30.8h, v18.8h, v19.8h
	ushr	v28.4s, v28.4s, #5
	bic	v23.4s, #224
	ushr	v27.4s, v27.4s, #5
	uzp1	v8.8h, v20.8h, v21.8h
	cmeq	v19.4s, v19.4s, v0.4s
	ushr	v29.4s, v29.4s, #5
	cmeq	v18.4s, v18.4s, v0.4s
	cmeq	v21.4s, v21.4s, v0.4s
	and	v28.16b, v28.16b, v0.16b
	cmeq	v20.4s, v20.4s, v0.4s
	orr	v16.16b, v3.16b, v16.16b
	mla	v31.8h, v30.8h, v1.8h
	and	v27.16b, v27.16b, v0.16b
	orr	v30.16b, v9.16b, v25.16b
	mla	v26.8h, v8.8h, v1.8h
	bic	v25.4s, #224
	uzp1	v9.8h, v22.8h, v24.8h
	and	v29.16b, v29.16b, v0.16b
	cmeq	v24.4s, v24.4s, v0.4s
	cmeq	v22.4s, v22.4s, v0.4s
	uzp1	v8.8h, v28.8h, v27.8h
	ushr	v30.4s, v30.4s, #5
	cmeq	v17.4s, v27.4s, v0.4s
	umov	w8, v31.h[1]
	umov	w9, v31.h[0]
	umov	w15, v31.h[3]
	umov	w6, v26.h[0]
	umov	w1, v26.h[1]
	uzp1	v12.8h, v25.8h, v23.8h
	umov	w10, v31.h[2]
	umov	w16, v31.h[4]
	umov	w17, v31.h[5]
	xtn	v8.8b, v8.8h
	umov	w18, v31.h[6]
	umov	w19, v31.h[7]
	umull	x8, w8, w11
	xtn	v31.8b, v9.8h
	and	v30.16b, v30.16b, v0.16b
	umull	x9, w9, w11
	umov	w20, v26.h[2]
	movi	v9.8h, #15
	umull	x15, w15, w11
	umov	w23, v26.h[4]
	cmeq	v23.4s, v23.4s, v0.4s
	umull	x22, w6, w11
	umlal	v10.8h, v8.8b, v2.8b
	xtn	v8.8b, v12.8h
	umull	x21, w1, w11
	lsr	x1, x8, #32
	lsr	x8, x9, #32
	umull	x7, w17, w11
	lsr	x17, x15, #32
	movi	v12.8h, #15
	umull	x15, w19, w11
	lsr	x19, x22, #32
	umlal	v11.8h, v31.8b, v2.8b
	umull	x10, w10, w11
	fmov	s31, w8
	uzp1	v13.8h, v30.8h, v29.8h
	lsr	x6, x7, #32
	lsr	x7, x21, #32
	umull	x5, w16, w11
	umull	x16, w18, w11
	umlal	v12.8h, v8.8b, v2.8b
	fmov	s8, w19
	lsr	x18, x10, #32
	umull	x8, w20, w11
	mov	v31.h[1], w1
	umov	w10, v26.h[3]
	umull	x21, w23, w11
	lsr	x5, x5, #32
	mov	v8.h[1], w7
	xtn	v13.8b, v13.8h
	umov	w9, v26.h[5]
	lsr	x8, x8, #32
	umov	w20, v11.h[0]
	umov	w7, v10.h[0]
	mov	v31.h[2], w18
	lsr	x27, x21, #32
	umov	w22, v12.h[0]
	umull	x10, w10, w11
	umov	w19, v10.h[1]
	umov	w1, v26.h[6]
	mov	v8.h[2], w8
	umull	x9, w9, w11
	umlal	v9.8h, v13.8b, v2.8b
	umull	x7, w7, w11
	umov	w3, v11.h[1]
	umov	w0, v12.h[1]
	lsr	x26, x10, #32
	mov	v31.h[3], w17
	umull	x10, w20, w11
	umull	x20, w22, w11
	lsr	x24, x9, #32
	umov	w21, v10.h[4]
	mov	v8.h[3], w26
	umov	w8, v9.h[0]
	umull	x12, w19, w11
	lsr	x9, x10, #32
	umov	w10, v10.h[2]
	umull	x23, w1, w11
	mov	v31.h[4], w5
	lsr	x5, x7, #32
	umov	w1, v26.h[7]
	lsr	x28, x20, #32
	umov	w20, v10.h[3]
	umov	w19, v10.h[5]
	mov	v8.h[4], w27
	umov	w18, v10.h[6]
	umov	w17, v10.h[7]
	fmov	s26, w9
	umull	x9, w8, w11
	fmov	s10, w5
	umull	x30, w10, w11
	umov	w10, v9.h[1]
	lsr	x12, x12, #32
	mov	v31.h[5], w6
	umov	w8, v11.h[2]
	umull	x3, w3, w11
	lsr	x9, x9, #32
	umov	w2, v12.h[2]
	mov	v8.h[5], w24
	mov	v10.h[1], w12
	lsr	x12, x16, #32
	umull	x16, w0, w11
	umull	x25, w20, w11
	umov	w26, v11.h[3]
	umov	w22, v11.h[4]
	umov	w20, v11.h[5]
	umov	w7, v11.h[6]
	umov	w5, v11.h[7]
	fmov	s11, w9
	umov	w13, v12.h[3]
	umov	w14, v12.h[4]
	umov	w9, v12.h[5]
	umov	w27, v12.h[6]
	umov	w6, v12.h[7]
	fmov	s12, w28
	lsr	x0, x23, #32
	umull	x10, w10, w11
	lsr	x3, x3, #32
	mov	v31.h[6], w12
	umov	w12, v9.h[2]
	umull	x8, w8, w11
	lsr	x16, x16, #32
	mov	v8.h[6], w0
	mov	v26.h[1], w3
	umull	x0, w2, w11
	lsr	x23, x30, #32
	lsr	x10, x10, #32
	mov	v12.h[1], w16
	umov	w16, v9.h[3]
	umull	x12, w12, w11
	lsr	x8, x8, #32
	mov	v10.h[2], w23
	mov	v11.h[1], w10
	umull	x10, w26, w11
	lsr	x0, x0, #32
	mov	v26.h[2], w8
	umull	x8, w13, w11
	lsr	x2, x25, #32
	umull	x13, w21, w11
	lsr	x12, x12, #32
	mov	v12.h[2], w0
	umull	x16, w16, w11
	umov	w0, v9.h[4]
	lsr	x10, x10, #32
	mov	v10.h[3], w2
	mov	v11.h[2], w12
	umull	x12, w22, w11
	lsr	x8, x8, #32
	mov	v26.h[3], w10
	lsr	x10, x13, #32
	umull	x13, w14, w11
	lsr	x16, x16, #32
	cmeq	v25.4s, v25.4s, v0.4s
	mov	v12.h[3], w8
	umull	x8, w0, w11
	umov	w0, v9.h[5]
	lsr	x12, x12, #32
	mov	v10.h[4], w10
	umull	x10, w20, w11
	lsr	x13, x13, #32
	mov	v11.h[3], w16
	umull	x14, w19, w11
	mov	v26.h[4], w12
	umull	x9, w9, w11
	lsr	x8, x8, #32
	mov	v12.h[4], w13
	umull	x13, w0, w11
	umov	w16, v9.h[6]
	lsr	x10, x10, #32
	lsr	x14, x14, #32
	umull	x0, w7, w11
	lsr	x9, x9, #32
	mov	v11.h[4], w8
	umull	x8, w27, w11
	mov	v26.h[5], w10
	umull	x10, w18, w11
	mov	v10.h[5], w14
	mov	v12.h[5], w9
	lsr	x9, x13, #32
	umull	x13, w16, w11
	umov	w14, v9.h[7]
	lsr	x16, x0, #32
	lsr	x8, x8, #32
	mov	v11.h[5], w9
	lsr	x9, x10, #32
	umull	x18, w5, w11
	umull	x10, w6, w11
	mov	v26.h[6], w16
	uzp1	v22.8h, v22.8h, v24.8h
	mov	v12.h[6], w8
	mov	v10.h[6], w9
	lsr	x9, x13, #32
	umull	x12, w1, w11
	uzp1	v23.8h, v25.8h, v23.8h
	cmeq	v24.4s, v28.4s, v0.4s
	umull	x8, w17, w11
	lsr	x10, x10, #32
	mov	v11.h[6], w9
	umull	x13, w14, w11
	lsr	x14, x18, #32
	cmeq	v25.4s, v29.4s, v0.4s
	cmeq	v27.4s, v30.4s, v0.4s
	mov	v12.h[7], w10
	lsr	x10, x12, #32
	mov	v26.h[7], w14
	lsr	x8, x8, #32
	lsr	x9, x15, #32
	lsr	x12, x13, #32
	uzp1	v17.8h, v24.8h, v17.8h
	mov	v8.h[7], w10
	mov	v10.h[7], w8
	uzp1	v24.8h, v27.8h, v25.8h
	mov	v31.h[7], w9
	mov	v11.h[7], w12
	uzp1	v18.8h, v18.8h, v19.8h
	uzp1	v19.8h, v20.8h, v21.8h
	uzp1	v20.16b, v23.16b, v22.16b
	uzp1	v21.16b, v12.16b, v26.16b
	shl	v16.16b, v16.16b, #7
	ldp	x8, x3, [sp, #32]
	ldr	x0, [sp, #104]
	uzp1	v17.16b, v24.16b, v17.16b
	uzp1	v22.16b, v11.16b, v10.16b
	uzp1	v18.16b, v19.16b, v18.16b
	uzp1	v19.16b, v8.16b, v31.16b
	orr	v25.16b, v20.16b, v21.16b
	subs	x8, x8, #16
	cmlt	v26.16b, v16.16b, #0
	orr	v24.16b, v17.16b, v22.16b
	orr	v23.16b, v18.16b, v19.16b
	st4	{ v23.16b, v24.16b, v25.16b, v26.16b }, [x3], #64
	b.ne	.LBB5_20
	ldp	x13, x3, [sp]
	adrp	x14, .LCPI5_2
	ldr	w2, [sp, #28]
	ldr	x0, [sp, #16]
	adrp	x15, .LCPI5_3
	cmp	x4, x13
	b.ne	.LBB5_23
.LBB5_22:
	ldp	x20, x19, [sp, #176]
	ldr	x30, [sp, #96]
	ldp	x22, x21, [sp, #160]
	ldp	x24, x23, [sp, #144]
	ldp	x26, x25, [sp, #128]
	ldp	x28, x27, [sp, #112]
	ldp	d9, d8, [sp, #80]
	ldp	d11, d10, [sp, #64]
	ldp	d13, d12, [sp, #48]
	add	sp, sp, #192
	ret
.LBB5_23:
	tbnz	w4, #3, .LBB5_16
	b	.LBB5_6
.Lfunc_end5:
	.size	cpixels_read_blue_first, .Lfunc_end5-cpixels_read_blue_first
	.globl	cpixels_look_up_deep
	.p2align	2
	.type	cpixels_look_up_deep,@function
cpixels_look_up_deep:
	cbz	x3, .LBB6_3
	add	x8, x0, #1
.LBB6_2:
	ldrb	w9, [x8]
	ldurb	w10, [x8, #-1]
	subs	x3, x3, #1
	add	x8, x8, #2
	add	x9, x1, x9, lsl #10
	ldr	w9, [x9, x10, lsl #2]
	str	w9, [x2], #4
	b.ne	.LBB6_2
.LBB6_3:
	ret
.Lfunc_end6:
	.size	cpixels_look_up_deep, .Lfunc_end6-cpixels_look_up_deep
	.globl	cpixels_unpack_packets
	.p2align	2
	.type	cpixels_unpack_packets,@function
cpixels_unpack_packets:
	cbz	x3, .LBB7_36
	stp	x20, x19, [sp, #-16]!
	mov	x8, x0
	and	x14, x1, #0xfffffffffffffff8
	mov	x0, xzr
	ldr	w18, [x8, #16]
	add	x9, x1, #1
	add	x10, x8, #24
	add	x11, x8, #23
	and	x12, x1, #0xffffffffffffffe0
	and	x13, x1, #0x18
	add	x15, x8, #40
	neg	x16, x14
	mov	w17, #1
	b	.LBB7_4
.LBB7_2:
	add	x4, x5, x4
	str	x4, [x8]
.LBB7_3:
	ldr	w4, [x8, #16]
	add	x0, x18, x0
	cmp	x0, x3
	sub	w18, w4, w18
	str	w18, [x8, #16]
	b.hs	.LBB7_35
.LBB7_4:
	cbz	w18, .LBB7_7
	mov	w18, w18
	sub	x5, x3, x0
	ldr	w4, [x8, #20]
	cmp	x5, x18
	csel	x18, x5, x18, lo
	cbz	w4, .LBB7_11
	cbnz	x2, .LBB7_32
	b	.LBB7_3
.LBB7_7:
	ldp	x4, x5, [x8]
	cmp	x4, x5
	b.eq	.LBB7_35
	ldrb	w18, [x4]
	sub	x5, x5, x4
	sxtb	w6, w18
	cmn	w6, #1
	csinc	x6, x9, xzr, le
	cmp	x5, x6
	b.lo	.LBB7_35
	tbnz	w18, #7, .LBB7_17
	add	x5, x18, #1
	sub	x6, x3, x0
	add	x4, x4, #1
	cmp	x6, x5
	str	x4, [x8]
	csinc	x18, x6, x18, lo
	stp	w5, wzr, [x8, #16]
.LBB7_11:
	ldp	x5, x4, [x8]
	sub	x4, x4, x5
	cmp	x1, x4
	b.hi	.LBB7_35
	udiv	x4, x4, x1
	cmp	x18, x4
	csel	x18, x18, x4, lo
	mul	x4, x18, x1
	cbz	x2, .LBB7_2
	cbz	x4, .LBB7_2
	madd	x5, x0, x1, x2
	mov	x6, xzr
.LBB7_15:
	ldr	x7, [x8]
	ldrb	w7, [x7, x6]
	strb	w7, [x5, x6]
	add	x6, x6, #1
	cmp	x6, x4
	b.lo	.LBB7_15
	ldr	x5, [x8]
	b	.LBB7_2
.LBB7_17:
	cbz	x1, .LBB7_31
	cmp	x1, #8
	mov	x6, xzr
	b.lo	.LBB7_29
	sub	x5, x11, x4
	cmp	x5, #31
	b.ls	.LBB7_29
	cmp	x1, #32
	b.hs	.LBB7_22
	mov	x7, xzr
	b	.LBB7_26
.LBB7_22:
	add	x5, x4, #17
	mov	x6, x15
	mov	x7, x12
.LBB7_23:
	ldp	q0, q1, [x5, #-16]
	subs	x7, x7, #32
	add	x5, x5, #32
	stp	q0, q1, [x6, #-16]
	add	x6, x6, #32
	b.ne	.LBB7_23
	cmp	x1, x12
	b.eq	.LBB7_31
	mov	x6, x12
	mov	x7, x12
	cbz	x13, .LBB7_29
.LBB7_26:
	add	x5, x4, x7
	add	x6, x16, x7
	add	x7, x10, x7
	add	x5, x5, #1
.LBB7_27:
	ldr	d0, [x5], #8
	adds	x6, x6, #8
	str	d0, [x7], #8
	b.ne	.LBB7_27
	cmp	x1, x14
	mov	x6, x14
	b.eq	.LBB7_31
.LBB7_29:
	add	x7, x4, x6
	add	x5, x10, x6
	sub	x6, x1, x6
	add	x7, x7, #1
.LBB7_30:
	ldrb	w19, [x7], #1
	subs	x6, x6, #1
	strb	w19, [x5], #1
	b.ne	.LBB7_30
.LBB7_31:
	add	x4, x4, x9
	and	x18, x18, #0x7f
	sub	x5, x3, x0
	str	x4, [x8]
	add	x4, x18, #1
	cmp	x5, x4
	stp	w4, w17, [x8, #16]
	csinc	x18, x5, x18, lo
	cbz	x2, .LBB7_3
.LBB7_32:
	mul	x4, x18, x1
	cbz	x4, .LBB7_3
	madd	x6, x0, x1, x2
	mov	x5, xzr
	mov	x7, xzr
.LBB7_34:
	ldrb	w19, [x10, x5]
	add	x20, x5, #1
	strb	w19, [x6, x7]
	cmp	x20, x1
	add	x7, x7, #1
	csinc	x5, xzr, x5, eq
	cmp	x7, x4
	b.lo	.LBB7_34
	b	.LBB7_3
.LBB7_35:
	ldp	x20, x19, [sp], #16
	ret
.LBB7_36:
	mov	x0, xzr
	ret
.Lfunc_end7:
	.size	cpixels_unpack_packets, .Lfunc_end7-cpixels_unpack_packets
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
