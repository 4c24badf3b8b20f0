// Made by scripts/make-kernels.sh from palettes.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.text
	.globl	cpixels_is_opaque
	.p2align	2
	.type	cpixels_is_opaque,@function
cpixels_is_opaque:
	cbz	x1, .LBB0_12
	cmp	x1, #1024
	mov	w10, #1024
	mov	x8, xzr
	mov	x9, xzr
	mov	x15, xzr
	csel	x14, x1, x10, lo
	add	x11, x0, #16
	mov	x12, x1
	b	.LBB0_4
.LBB0_2:
	lsr	w14, w16, #24
	cmp	w14, #255
	b.lo	.LBB0_13
.LBB0_3:
	sub	x12, x12, #1024
	add	x9, x9, #1
	add	x11, x11, #1, lsl #12
	cmp	x12, #1024
	sub	x8, x8, #1024
	mov	x15, x13
	csel	x14, x12, x10, lo
	cmp	x13, x1
	add	x14, x14, x13
	b.hs	.LBB0_12
.LBB0_4:
	sub	x16, x1, x15
	add	x13, x15, #1024
	cmp	x16, #1024
	csel	x16, x1, x13, lo
	cmp	x15, x16
	b.hs	.LBB0_3
	sub	x16, x14, x9, lsl #10
	cmp	x16, #8
	b.hs	.LBB0_7
	mov	w16, #-1
	b	.LBB0_10
.LBB0_7:
	movi	v0.2d, #0xffffffffffffffff
	movi	v1.2d, #0xffffffffffffffff
	and	x17, x14, #0x7
	sub	x16, x16, x17
	add	x18, x14, x8
	add	x15, x15, x16
	sub	x16, x18, x17
	mov	x18, x11
.LBB0_8:
	ldp	q2, q3, [x18, #-16]
	subs	x16, x16, #8
	add	x18, x18, #32
	and	v0.16b, v2.16b, v0.16b
	and	v1.16b, v3.16b, v1.16b
	b.ne	.LBB0_8
	and	v0.16b, v1.16b, v0.16b
	ext	v1.16b, v0.16b, v0.16b, #8
	and	v0.8b, v0.8b, v1.8b
	fmov	x16, d0
	lsr	x18, x16, #32
	and	w16, w16, w18
	cbz	x17, .LBB0_2
.LBB0_10:
	add	x17, x0, x15, lsl #2
	sub	x14, x14, x15
.LBB0_11:
	ldr	w15, [x17], #4
	subs	x14, x14, #1
	and	w16, w15, w16
	b.ne	.LBB0_11
	b	.LBB0_2
.LBB0_12:
	mov	w0, #1
	ret
.LBB0_13:
	mov	w0, wzr
	ret
.Lfunc_end0:
	.size	cpixels_is_opaque, .Lfunc_end0-cpixels_is_opaque
	.globl	cpixels_is_gray
	.p2align	2
	.type	cpixels_is_gray,@function
cpixels_is_gray:
	cbz	x1, .LBB1_12
	movi	v0.2d, #0x00ffff0000ffff
	cmp	x1, #256
	mov	w10, #256
	mov	x8, xzr
	mov	x9, xzr
	mov	x14, xzr
	csel	x15, x1, x10, lo
	add	x11, x0, #16
	mov	x12, x1
	b	.LBB1_4
.LBB1_2:
	cbnz	w17, .LBB1_13
.LBB1_3:
	sub	x12, x12, #256
	add	x9, x9, #1
	add	x11, x11, #1024
	cmp	x12, #256
	sub	x8, x8, #256
	csel	x14, x12, x10, lo
	cmp	x13, x1
	add	x15, x14, x13
	mov	x14, x13
	b.hs	.LBB1_12
.LBB1_4:
	sub	x16, x1, x14
	add	x13, x14, #256
	cmp	x16, #256
	csel	x16, x1, x13, lo
	cmp	x14, x16
	b.hs	.LBB1_3
	sub	x17, x15, x9, lsl #8
	cmp	x17, #8
	b.hs	.LBB1_7
	mov	w17, wzr
	b	.LBB1_10
.LBB1_7:
	movi	v1.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	and	x16, x15, #0x7
	sub	x17, x17, x16
	add	x18, x15, x8
	add	x14, x14, x17
	sub	x17, x18, x16
	mov	x18, x11
.LBB1_8:
	ldp	q3, q4, [x18, #-16]
	subs	x17, x17, #8
	add	x18, x18, #32
	ushr	v5.4s, v3.4s, #8
	ushr	v6.4s, v4.4s, #8
	eor	v3.16b, v5.16b, v3.16b
	eor	v4.16b, v6.16b, v4.16b
	and	v3.16b, v3.16b, v0.16b
	and	v4.16b, v4.16b, v0.16b
	orr	v1.16b, v3.16b, v1.16b
	orr	v2.16b, v4.16b, v2.16b
	b.ne	.LBB1_8
	orr	v1.16b, v2.16b, v1.16b
	ext	v2.16b, v1.16b, v1.16b, #8
	orr	v1.8b, v1.8b, v2.8b
	fmov	x17, d1
	lsr	x18, x17, #32
	orr	w17, w17, w18
	cbz	x16, .LBB1_2
.LBB1_10:
	add	x16, x0, x14, lsl #2
	sub	x14, x15, x14
.LBB1_11:
	ldr	w15, [x16], #4
	subs	x14, x14, #1
	eor	w15, w15, w15, lsr #8
	and	w15, w15, #0xffff
	orr	w17, w15, w17
	b.ne	.LBB1_11
	b	.LBB1_2
.LBB1_12:
	mov	w0, #1
	ret
.LBB1_13:
	mov	w0, wzr
	ret
.Lfunc_end1:
	.size	cpixels_is_gray, .Lfunc_end1-cpixels_is_gray
	.globl	cpixels_collect_colors
	.p2align	2
	.type	cpixels_collect_colors,@function
cpixels_collect_colors:
	ldr	x8, [x6]
	cbz	x1, .LBB2_12
	mov	w10, #31153
	mov	x9, xzr
	movk	w10, #40503, lsl #16
	b	.LBB2_5
.LBB2_2:
	cmp	x8, x3
	b.hs	.LBB2_13
	str	w11, [x4, x8, lsl #2]
	add	x8, x8, #1
	strh	w8, [x5, x12, lsl #1]
.LBB2_4:
	add	x9, x9, #1
	cmp	x9, x1
	b.eq	.LBB2_12
.LBB2_5:
	cbz	x9, .LBB2_7
	add	x11, x0, x9, lsl #2
	ldp	w11, w12, [x11, #-4]
	cmp	w12, w11
	b.eq	.LBB2_4
.LBB2_7:
	ldr	w11, [x0, x9, lsl #2]
	cbz	w2, .LBB2_9
	cbz	w11, .LBB2_4
.LBB2_9:
	mul	w12, w11, w10
	lsr	w12, w12, #22
	ldrh	w13, [x5, w12, uxtw #1]
	cbz	w13, .LBB2_2
.LBB2_10:
	sub	w13, w13, #1
	ldr	w13, [x4, w13, uxtw #2]
	cmp	w13, w11
	b.eq	.LBB2_4
	add	w12, w12, #1
	and	w12, w12, #0x3ff
	ldrh	w13, [x5, w12, uxtw #1]
	cbnz	w13, .LBB2_10
	b	.LBB2_2
.LBB2_12:
	mov	w0, #1
	str	x8, [x6]
	ret
.LBB2_13:
	mov	w0, wzr
	str	x8, [x6]
	ret
.Lfunc_end2:
	.size	cpixels_collect_colors, .Lfunc_end2-cpixels_collect_colors
	.globl	cpixels_number_colors
	.p2align	2
	.type	cpixels_number_colors,@function
cpixels_number_colors:
	cbz	x1, .LBB3_13
	mov	w9, #31153
	mov	x8, xzr
	mov	w11, #-1
	movk	w9, #40503, lsl #16
	b	.LBB3_4
.LBB3_2:
	mov	w11, w4
	tbnz	w4, #31, .LBB3_12
.LBB3_3:
	strb	w11, [x5, x8]
	add	x8, x8, #1
	cmp	x8, x1
	b.eq	.LBB3_13
.LBB3_4:
	cbz	x8, .LBB3_7
	add	x12, x0, x8, lsl #2
	ldp	w12, w10, [x12, #-4]
	cmp	w10, w12
	b.eq	.LBB3_3
	cmn	w4, #2
	b.ne	.LBB3_8
	b	.LBB3_9
.LBB3_7:
	ldr	w10, [x0]
	cmn	w4, #2
	b.eq	.LBB3_9
.LBB3_8:
	cbz	w10, .LBB3_2
.LBB3_9:
	mul	w11, w10, w9
	lsr	w12, w11, #22
	ldrh	w11, [x3, w12, uxtw #1]
	cbz	w11, .LBB3_12
.LBB3_10:
	sub	w11, w11, #1
	ldr	w13, [x2, w11, uxtw #2]
	cmp	w13, w10
	b.eq	.LBB3_3
	add	w11, w12, #1
	and	w12, w11, #0x3ff
	ldrh	w11, [x3, w12, uxtw #1]
	cbnz	w11, .LBB3_10
.LBB3_12:
	mov	w0, wzr
	ret
.LBB3_13:
	mov	w0, #1
	ret
.Lfunc_end3:
	.size	cpixels_number_colors, .Lfunc_end3-cpixels_number_colors
	.globl	cpixels_take_columns
	.p2align	2
	.type	cpixels_take_columns,@function
cpixels_take_columns:
	cbz	x4, .LBB4_6
	mov	x9, xzr
	mov	x8, xzr
	b	.LBB4_4
.LBB4_2:
	ldr	w10, [x0, x9, lsl #2]
	add	x8, x8, #1
	str	w10, [x3]
.LBB4_3:
	subs	x4, x4, #1
	add	x3, x3, #4
	add	x9, x9, x1
	b.eq	.LBB4_7
.LBB4_4:
	cbz	x2, .LBB4_2
	tst	x9, x2
	b.ne	.LBB4_2
	b	.LBB4_3
.LBB4_6:
	mov	x8, xzr
.LBB4_7:
	mov	x0, x8
	ret
.Lfunc_end4:
	.size	cpixels_take_columns, .Lfunc_end4-cpixels_take_columns
	.globl	cpixels_make_seen
	.p2align	2
	.type	cpixels_make_seen,@function
cpixels_make_seen:
	cbz	x2, .LBB5_8
	cmp	x2, #8
	mov	x8, xzr
	b.lo	.LBB5_6
	sub	x9, x1, x0
	cmp	x9, #32
	b.lo	.LBB5_6
	and	x8, x2, #0xfffffffffffffff8
	add	x9, x1, #16
	add	x10, x0, #16
	mov	x11, x8
.LBB5_4:
	ldp	q0, q1, [x10, #-16]
	subs	x11, x11, #8
	add	x10, x10, #32
	cmlt	v2.4s, v0.4s, #0
	orr	v0.4s, #255, lsl #24
	cmlt	v3.4s, v1.4s, #0
	orr	v1.4s, #255, lsl #24
	and	v0.16b, v2.16b, v0.16b
	and	v1.16b, v3.16b, v1.16b
	stp	q0, q1, [x9, #-16]
	add	x9, x9, #32
	b.ne	.LBB5_4
	cmp	x2, x8
	b.eq	.LBB5_8
.LBB5_6:
	lsl	x10, x8, #2
	sub	x8, x2, x8
	add	x9, x1, x10
	add	x10, x0, x10
.LBB5_7:
	ldr	w11, [x10], #4
	subs	x8, x8, #1
	orr	w12, w11, #0xff000000
	and	w11, w12, w11, asr #31
	str	w11, [x9], #4
	b.ne	.LBB5_7
.LBB5_8:
	ret
.Lfunc_end5:
	.size	cpixels_make_seen, .Lfunc_end5-cpixels_make_seen
	.globl	cpixels_take_changes
	.p2align	2
	.type	cpixels_take_changes,@function
cpixels_take_changes:
	cbz	x3, .LBB6_5
	cmp	x3, #8
	b.hs	.LBB6_6
	mov	x8, xzr
.LBB6_3:
	lsl	x11, x8, #2
	sub	x8, x3, x8
	add	x9, x2, x11
	add	x10, x1, x11
	add	x11, x0, x11
.LBB6_4:
	ldr	w12, [x11], #4
	orr	w13, w12, #0xff000000
	and	w12, w13, w12, asr #31
	ldr	w13, [x10], #4
	cmp	w12, w13
	csel	w12, wzr, w12, eq
	subs	x8, x8, #1
	str	w12, [x9], #4
	b.ne	.LBB6_4
.LBB6_5:
	ret
.LBB6_6:
	sub	x8, x2, x0
	cmp	x8, #32
	mov	x8, xzr
	b.lo	.LBB6_3
	sub	x9, x2, x1
	cmp	x9, #32
	b.lo	.LBB6_3
	and	x8, x3, #0xfffffffffffffff8
	add	x9, x2, #16
	add	x10, x1, #16
	add	x11, x0, #16
	mov	x12, x8
.LBB6_9:
	ldp	q0, q1, [x11, #-16]
	subs	x12, x12, #8
	add	x11, x11, #32
	cmlt	v2.4s, v0.4s, #0
	orr	v0.4s, #255, lsl #24
	cmlt	v3.4s, v1.4s, #0
	orr	v1.4s, #255, lsl #24
	and	v0.16b, v2.16b, v0.16b
	and	v1.16b, v3.16b, v1.16b
	ldp	q2, q3, [x10, #-16]
	add	x10, x10, #32
	cmeq	v2.4s, v0.4s, v2.4s
	cmeq	v3.4s, v1.4s, v3.4s
	bic	v0.16b, v0.16b, v2.16b
	bic	v1.16b, v1.16b, v3.16b
	stp	q0, q1, [x9, #-16]
	add	x9, x9, #32
	b.ne	.LBB6_9
	cmp	x3, x8
	b.ne	.LBB6_3
	b	.LBB6_5
.Lfunc_end6:
	.size	cpixels_take_changes, .Lfunc_end6-cpixels_take_changes
	.globl	cpixels_has_zeros
	.p2align	2
	.type	cpixels_has_zeros,@function
cpixels_has_zeros:
	cbz	x1, .LBB7_3
.LBB7_1:
	ldr	w8, [x0], #4
	cbz	w8, .LBB7_4
	subs	x1, x1, #1
	b.ne	.LBB7_1
.LBB7_3:
	mov	w0, wzr
	ret
.LBB7_4:
	mov	w0, #1
	ret
.Lfunc_end7:
	.size	cpixels_has_zeros, .Lfunc_end7-cpixels_has_zeros
	.globl	cpixels_find_changes
	.p2align	2
	.type	cpixels_find_changes,@function
cpixels_find_changes:
	mov	x8, x0
	mov	x0, xzr
	cbnz	x2, .LBB8_3
	b	.LBB8_7
.LBB8_1:
	orr	w11, w10, #0xff000000
	and	w10, w11, w10, asr #31
	cmp	w10, w9
	b.ne	.LBB8_7
.LBB8_2:
	add	x0, x0, #1
	cmp	x2, x0
	b.eq	.LBB8_6
.LBB8_3:
	ldr	w10, [x8, x0, lsl #2]
	ldr	w9, [x1, x0, lsl #2]
	cbz	w3, .LBB8_1
	tbz	w10, #31, .LBB8_2
	tbnz	w9, #31, .LBB8_2
	b	.LBB8_7
.LBB8_6:
	mov	x0, x2
.LBB8_7:
	cmp	x0, x2
	csel	x9, x0, x2, lo
	cmp	x2, x0
	b.ls	.LBB8_15
	sub	x8, x8, #4
	sub	x10, x1, #4
	b	.LBB8_11
.LBB8_9:
	orr	w13, w12, #0xff000000
	and	w12, w13, w12, asr #31
	cmp	w12, w11
	b.ne	.LBB8_14
.LBB8_10:
	sub	x2, x2, #1
	cmp	x2, x0
	b.ls	.LBB8_15
.LBB8_11:
	ldr	w12, [x8, x2, lsl #2]
	ldr	w11, [x10, x2, lsl #2]
	cbz	w3, .LBB8_9
	tbz	w12, #31, .LBB8_10
	tbnz	w11, #31, .LBB8_10
.LBB8_14:
	str	x2, [x4]
	ret
.LBB8_15:
	str	x9, [x4]
	ret
.Lfunc_end8:
	.size	cpixels_find_changes, .Lfunc_end8-cpixels_find_changes
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI9_0:
	.word	10
	.word	4
.LCPI9_1:
	.word	4294963200
	.word	4294967232
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI9_2:
	.word	2
	.word	2
	.word	2
	.word	0
	.text
	.globl	cpixels_dither
	.p2align	2
	.type	cpixels_dither,@function
cpixels_dither:
	stp	x29, x30, [sp, #-80]!
	lsl	x8, x2, #4
	stp	x26, x25, [sp, #16]
	mov	x25, x0
	stp	x24, x23, [sp, #32]
	mov	x24, x1
	mov	x0, x6
	stp	x22, x21, [sp, #48]
	mov	x21, x2
	add	x2, x8, #32
	mov	w1, wzr
	stp	x20, x19, [sp, #64]
	mov	x29, sp
	mov	x19, x7
	mov	x20, x6
	mov	x26, x5
	mov	x22, x4
	mov	x23, x3
	bl	memset
	cbz	x21, .LBB9_18
	movi	v0.2d, #0000000000000000
	movi	v1.2d, #0x0000ff000000ff
	adrp	x9, .LCPI9_0
	movi	v2.4s, #7
	movi	v3.4s, #3
	adrp	x10, .LCPI9_1
	movi	v4.4s, #5
	movi	v5.4s, #8
	adrp	x11, .LCPI9_2
	movi	v17.2d, #0000000000000000
	ldr	d6, [x9, :lo12:.LCPI9_0]
	ubfx	w9, w22, #1, #1
	ldr	d7, [x10, :lo12:.LCPI9_1]
	ldr	q16, [x11, :lo12:.LCPI9_2]
	mov	x8, xzr
	add	x10, x26, #16
	and	w11, w22, #0x1
	mov	w12, #65535
	b	.LBB9_4
.LBB9_2:
	ldrb	w13, [x25, #32]
	movi	v17.2d, #0000000000000000
	strb	w13, [x19, x8]
.LBB9_3:
	add	x8, x8, #1
	cmp	x8, x21
	b.eq	.LBB9_18
.LBB9_4:
	ldr	w13, [x24, x8, lsl #2]
	cbz	w13, .LBB9_2
	movi	v18.2d, #0000000000000000
	and	w14, w13, #0xff
	mov	v18.s[0], w14
	ubfx	w14, w13, #8, #8
	ubfx	w13, w13, #16, #8
	mov	v18.s[1], w14
	mov	v18.s[2], w13
	ldr	w13, [x25]
	cmp	w13, #2
	b.eq	.LBB9_8
	cmp	w13, #1
	b.ne	.LBB9_10
	ldr	q19, [x10, x8, lsl #4]
	add	v19.4s, v17.4s, v19.4s
	add	v19.4s, v19.4s, v5.4s
	ssra	v18.4s, v19.4s, #4
	b	.LBB9_9
.LBB9_8:
	add	w13, w8, w23
	mov	w14, w11
	eor	w13, w13, w22
	bfi	w14, w13, #1, #1
	and	w13, w13, #0x2
	orr	w13, w13, w9
	orr	w13, w13, w14, lsl #2
	sub	w13, w13, #8
	dup	v19.4s, w13
	mov	v19.s[3], wzr
	add	v18.4s, v19.4s, v18.4s
.LBB9_9:
	smax	v18.4s, v18.4s, v0.4s
	smin	v18.4s, v18.4s, v1.4s
.LBB9_10:
	ushl	v19.2s, v18.2s, v6.2s
	mov	w13, v18.s[2]
	and	v19.8b, v19.8b, v7.8b
	mov	w14, v19.s[1]
	fmov	w15, s19
	orr	w13, w14, w13, asr #2
	ldr	x14, [x25, #24]
	orr	w13, w13, w15
	ldrh	w15, [x14, w13, sxtw #1]
	cmp	w15, w12
	b.ne	.LBB9_16
	ldr	x16, [x25, #16]
	cbz	x16, .LBB9_14
	mov	v19.16b, v18.16b
	ldr	x18, [x25, #8]
	mov	w15, wzr
	mov	x17, xzr
	mov	w0, #2147483647
	bic	v19.4s, #3
	orr	v19.16b, v19.16b, v16.16b
.LBB9_13:
	movi	v20.2d, #0000000000000000
	ldr	w1, [x18, x17, lsl #2]
	and	w2, w1, #0xff
	mov	v20.s[0], w2
	ubfx	w2, w1, #8, #8
	ubfx	w1, w1, #16, #8
	mov	v20.s[1], w2
	mov	v20.s[2], w1
	sub	v20.4s, v20.4s, v19.4s
	mul	v20.4s, v20.4s, v20.4s
	dup	v21.4s, v20.s[1]
	add	v21.4s, v20.4s, v21.4s
	dup	v20.4s, v20.s[2]
	add	v20.4s, v21.4s, v20.4s
	fmov	w1, s20
	cmp	w1, w0
	csel	w15, w17, w15, lt
	add	x17, x17, #1
	csel	w0, w1, w0, lt
	cmp	x16, x17
	b.ne	.LBB9_13
	b	.LBB9_15
.LBB9_14:
	mov	w15, wzr
.LBB9_15:
	strh	w15, [x14, w13, sxtw #1]
.LBB9_16:
	strb	w15, [x19, x8]
	ldr	w14, [x25]
	cmp	w14, #1
	b.ne	.LBB9_3
	ldr	x14, [x25, #24]
	ldr	x15, [x25, #8]
	movi	v17.2d, #0000000000000000
	ldrh	w13, [x14, w13, sxtw #1]
	ldr	w13, [x15, x13, lsl #2]
	and	w14, w13, #0xff
	mov	v17.s[0], w14
	ubfx	w14, w13, #8, #8
	ubfx	w13, w13, #16, #8
	mov	v17.s[1], w14
	mov	v17.s[2], w13
	add	x13, x20, x8, lsl #4
	ldr	q20, [x13, #32]
	sub	v17.4s, v18.4s, v17.4s
	ldp	q18, q19, [x13]
	mla	v18.4s, v17.4s, v3.4s
	mla	v19.4s, v17.4s, v4.4s
	add	v20.4s, v20.4s, v17.4s
	mul	v17.4s, v17.4s, v2.4s
	str	q20, [x13, #32]
	stp	q18, q19, [x13]
	b	.LBB9_3
.LBB9_18:
	ldp	x20, x19, [sp, #64]
	ldp	x22, x21, [sp, #48]
	ldp	x24, x23, [sp, #32]
	ldp	x26, x25, [sp, #16]
	ldp	x29, x30, [sp], #80
	ret
.Lfunc_end9:
	.size	cpixels_dither, .Lfunc_end9-cpixels_dither
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
