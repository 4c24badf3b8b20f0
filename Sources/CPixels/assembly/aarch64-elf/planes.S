// Made by scripts/make-kernels.sh from planes.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.text
	.globl	cpixels_join_planes
	.p2align	2
	.type	cpixels_join_planes,@function
cpixels_join_planes:
	cbz	x4, .LBB0_14
	cmp	x4, #7
	b.hi	.LBB0_3
	mov	x8, xzr
	b	.LBB0_12
.LBB0_3:
	cmp	x4, #32
	b.hs	.LBB0_5
	mov	x8, xzr
	b	.LBB0_9
.LBB0_5:
	movi	v3.2d, #0xffffffffffffffff
	and	x8, x4, #0xffffffffffffffe0
	add	x9, x3, #64
	add	x10, x0, #16
	add	x11, x2, #16
	add	x12, x1, #16
	mov	x13, x8
.LBB0_6:
	ldp	q0, q4, [x10, #-16]
	sub	x14, x9, #64
	ldp	q1, q5, [x12, #-16]
	subs	x13, x13, #32
	ldp	q2, q6, [x11, #-16]
	add	x10, x10, #32
	mov	v7.16b, v3.16b
	add	x11, x11, #32
	add	x12, x12, #32
	st4	{ v0.16b, v1.16b, v2.16b, v3.16b }, [x14]
	st4	{ v4.16b, v5.16b, v6.16b, v7.16b }, [x9]
	add	x9, x9, #128
	b.ne	.LBB0_6
	cmp	x4, x8
	b.eq	.LBB0_14
	tst	x4, #0x18
	b.eq	.LBB0_12
.LBB0_9:
	movi	v3.2d, #0xffffffffffffffff
	mov	x13, x8
	and	x8, x4, #0xfffffffffffffff8
	add	x10, x3, x13, lsl #2
	sub	x9, x13, x8
	add	x11, x2, x13
	add	x12, x1, x13
	add	x13, x0, x13
.LBB0_10:
	ldr	d0, [x13], #8
	adds	x9, x9, #8
	ldr	d1, [x12], #8
	ldr	d2, [x11], #8
	st4	{ v0.8b, v1.8b, v2.8b, v3.8b }, [x10], #32
	b.ne	.LBB0_10
	cmp	x4, x8
	b.eq	.LBB0_14
.LBB0_12:
	add	x12, x3, x8, lsl #2
	sub	x9, x4, x8
	add	x10, x2, x8
	add	x11, x1, x8
	add	x8, x0, x8
	mov	w13, #255
	add	x12, x12, #1
.LBB0_13:
	ldrb	w14, [x8], #1
	subs	x9, x9, #1
	ldrb	w15, [x11], #1
	strb	w13, [x12, #2]
	ldrb	w16, [x10], #1
	sturb	w14, [x12, #-1]
	strb	w15, [x12]
	strb	w16, [x12, #1]
	add	x12, x12, #4
	b.ne	.LBB0_13
.LBB0_14:
	ret
.Lfunc_end0:
	.size	cpixels_join_planes, .Lfunc_end0-cpixels_join_planes
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI1_0:
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
	.text
	.globl	cpixels_take_levels
	.p2align	2
	.type	cpixels_take_levels,@function
cpixels_take_levels:
	cmp	w1, #1
	csinc	w8, w1, wzr, hi
	cbz	x3, .LBB1_14
	ucvtf	s0, w8
	mov	w8, #1132396544
	cmp	x3, #3
	fmov	s1, w8
	fdiv	s0, s1, s0
	b.hi	.LBB1_3
	mov	x8, xzr
	b	.LBB1_12
.LBB1_3:
	cmp	x3, #16
	b.hs	.LBB1_5
	mov	x8, xzr
	b	.LBB1_9
.LBB1_5:
	dup	v1.4s, w8
	adrp	x9, .LCPI1_0
	and	x8, x3, #0xfffffffffffffff0
	ldr	q2, [x9, :lo12:.LCPI1_0]
	mov	x9, x0
	mov	x10, x2
	mov	x11, x8
.LBB1_6:
	ldp	q4, q3, [x9], #32
	movi	v7.4s, #63, lsl #24
	movi	v16.4s, #63, lsl #24
	movi	v17.4s, #63, lsl #24
	movi	v18.4s, #63, lsl #24
	subs	x11, x11, #16
	ushll2	v5.4s, v3.8h, #0
	ushll2	v6.4s, v4.8h, #0
	ushll	v3.4s, v3.4h, #0
	ushll	v4.4s, v4.4h, #0
	ucvtf	v5.4s, v5.4s
	ucvtf	v6.4s, v6.4s
	ucvtf	v3.4s, v3.4s
	ucvtf	v4.4s, v4.4s
	fmla	v7.4s, v5.4s, v0.s[0]
	fmla	v16.4s, v6.4s, v0.s[0]
	fmla	v17.4s, v3.4s, v0.s[0]
	fmla	v18.4s, v4.4s, v0.s[0]
	fminnm	v3.4s, v7.4s, v1.4s
	fminnm	v4.4s, v16.4s, v1.4s
	fminnm	v5.4s, v17.4s, v1.4s
	fminnm	v6.4s, v18.4s, v1.4s
	fcvtzs	v19.4s, v3.4s
	fcvtzs	v17.4s, v4.4s
	fcvtzs	v18.4s, v5.4s
	fcvtzs	v16.4s, v6.4s
	tbl	v3.16b, { v16.16b, v17.16b, v18.16b, v19.16b }, v2.16b
	str	q3, [x10], #16
	b.ne	.LBB1_6
	cmp	x3, x8
	b.eq	.LBB1_14
	tst	x3, #0xc
	b.eq	.LBB1_12
.LBB1_9:
	mov	w9, #1132396544
	mov	x11, x8
	and	x8, x3, #0xfffffffffffffffc
	dup	v1.4s, w9
	add	x9, x0, x11, lsl #1
	sub	x10, x11, x8
	add	x11, x2, x11
.LBB1_10:
	ldr	d2, [x9], #8
	movi	v3.4s, #63, lsl #24
	adds	x10, x10, #4
	ushll	v2.4s, v2.4h, #0
	ucvtf	v2.4s, v2.4s
	fmla	v3.4s, v2.4s, v0.s[0]
	fminnm	v2.4s, v3.4s, v1.4s
	fcvtzs	v2.4s, v2.4s
	xtn	v2.4h, v2.4s
	uzp1	v2.8b, v2.8b, v0.8b
	st1	{ v2.s }[0], [x11], #4
	b.ne	.LBB1_10
	cmp	x3, x8
	b.eq	.LBB1_14
.LBB1_12:
	mov	w11, #1132396544
	fmov	s1, #0.50000000
	add	x9, x0, x8, lsl #1
	fmov	s2, w11
	sub	x10, x3, x8
	add	x8, x2, x8
.LBB1_13:
	ldrh	w11, [x9], #2
	subs	x10, x10, #1
	ucvtf	s3, w11
	fmadd	s3, s0, s3, s1
	fminnm	s3, s3, s2
	fcvtzs	w11, s3
	strb	w11, [x8], #1
	b.ne	.LBB1_13
.LBB1_14:
	ret
.Lfunc_end1:
	.size	cpixels_take_levels, .Lfunc_end1-cpixels_take_levels
	.globl	cpixels_put_alpha
	.p2align	2
	.type	cpixels_put_alpha,@function
cpixels_put_alpha:
	cbz	x2, .LBB2_8
	cmp	x2, #1
	b.ne	.LBB2_3
	mov	x8, xzr
	b	.LBB2_6
.LBB2_3:
	and	x8, x2, #0xfffffffffffffffe
	add	x9, x0, #1
	add	x10, x1, #7
	mov	x11, x8
.LBB2_4:
	ldurb	w12, [x9, #-1]
	ldrb	w13, [x9], #2
	subs	x11, x11, #2
	sturb	w12, [x10, #-4]
	strb	w13, [x10], #8
	b.ne	.LBB2_4
	cmp	x2, x8
	b.eq	.LBB2_8
.LBB2_6:
	add	x10, x1, x8, lsl #2
	sub	x9, x2, x8
	add	x8, x0, x8
	add	x10, x10, #3
.LBB2_7:
	ldrb	w11, [x8], #1
	subs	x9, x9, #1
	strb	w11, [x10], #4
	b.ne	.LBB2_7
.LBB2_8:
	ret
.Lfunc_end2:
	.size	cpixels_put_alpha, .Lfunc_end2-cpixels_put_alpha
	.globl	cpixels_divide_by_alpha
	.p2align	2
	.type	cpixels_divide_by_alpha,@function
cpixels_divide_by_alpha:
	cbz	x1, .LBB3_8
	add	x8, x0, #1
	mov	w9, #255
	b	.LBB3_5
.LBB3_2:
	sturh	wzr, [x8, #-1]
.LBB3_3:
	cmp	w10, #255
	csel	w10, w10, w9, lo
	strb	w10, [x8, #1]
.LBB3_4:
	subs	x1, x1, #1
	add	x8, x8, #4
	b.eq	.LBB3_8
.LBB3_5:
	ldrb	w10, [x8, #2]
	cmp	w10, #255
	b.eq	.LBB3_4
	cbz	w10, .LBB3_2
	lsr	w11, w10, #1
	ldurb	w12, [x8, #-1]
	sub	w13, w11, w12
	add	w12, w13, w12, lsl #8
	ldrb	w13, [x8]
	sub	w14, w11, w13
	and	w12, w12, #0xffff
	add	w13, w14, w13, lsl #8
	ldrb	w14, [x8, #1]
	udiv	w12, w12, w10
	sub	w11, w11, w14
	and	w13, w13, #0xffff
	add	w11, w11, w14, lsl #8
	and	w11, w11, #0xffff
	udiv	w13, w13, w10
	cmp	w12, #255
	udiv	w10, w11, w10
	csel	w11, w12, w9, lo
	cmp	w13, #255
	sturb	w11, [x8, #-1]
	csel	w11, w13, w9, lo
	strb	w11, [x8]
	b	.LBB3_3
.LBB3_8:
	ret
.Lfunc_end3:
	.size	cpixels_divide_by_alpha, .Lfunc_end3-cpixels_divide_by_alpha
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
