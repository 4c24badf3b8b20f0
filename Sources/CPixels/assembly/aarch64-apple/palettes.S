// Made by scripts/make-kernels.sh from palettes.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_is_opaque
	.p2align	2
_cpixels_is_opaque:
	cbz	x1, LBB0_19
	mov	x8, #0
	mov	x9, #0
	mov	x16, #0
	mov	w10, #1024
	cmp	x1, #1024
	csel	x15, x1, x10, lo
	add	x11, x0, #32
	mov	x12, x0
	mov	x13, x1
	b	LBB0_4
LBB0_2:
	lsr	w15, w3, #24
	cmp	w15, #255
	b.lo	LBB0_20
LBB0_3:
	sub	x13, x13, #1024
	cmp	x13, #1024
	csel	x15, x13, x10, lo
	add	x15, x15, x14
	add	x9, x9, #1
	add	x11, x11, #1, lsl #12
	sub	x8, x8, #1024
	add	x12, x12, #1, lsl #12
	mov	x16, x14
	cmp	x14, x1
	b.hs	LBB0_19
LBB0_4:
	sub	x17, x1, x16
	add	x14, x16, #1024
	cmp	x17, #1024
	csel	x17, x1, x14, lo
	cmp	x16, x17
	b.hs	LBB0_3
	sub	x17, x15, x9, lsl #10
	cmp	x17, #3
	b.hi	LBB0_7
	mov	w3, #-1
	mov	x17, x16
	b	LBB0_17
LBB0_7:
	cmp	x17, #16
	b.hs	LBB0_9
	mov	x2, #0
	mov	w3, #-1
	b	LBB0_14
LBB0_9:
	and	x4, x15, #0xf
	sub	x2, x17, x4
	add	x3, x15, x8
	sub	x3, x3, x4
	movi.2d	v0, #0xffffffffffffffff
	mov	x5, x11
	movi.2d	v1, #0xffffffffffffffff
	movi.2d	v2, #0xffffffffffffffff
	movi.2d	v3, #0xffffffffffffffff
LBB0_10:
	ldp	q4, q5, [x5, #-32]
	ldp	q6, q7, [x5], #64
	and.16b	v0, v4, v0
	and.16b	v1, v5, v1
	and.16b	v2, v6, v2
	and.16b	v3, v7, v3
	subs	x3, x3, #16
	b.ne	LBB0_10
	and.16b	v0, v1, v0
	and.16b	v0, v2, v0
	and.16b	v0, v3, v0
	ext.16b	v1, v0, v0, #8
	and.8b	v0, v0, v1
	fmov	x3, d0
	lsr	x5, x3, #32
	and	w3, w3, w5
	cbz	x4, LBB0_2
	cmp	x4, #4
	b.hs	LBB0_14
	add	x17, x16, x2
	b	LBB0_17
LBB0_14:
	and	x4, x15, #0x3
	sub	x17, x17, x4
	add	x17, x16, x17
	movi.2d	v0, #0xffffffffffffffff
	mov.s	v0[0], w3
	add	x3, x12, x2, lsl #2
	add	x16, x2, x16
	add	x16, x16, x4
	sub	x16, x16, x15
LBB0_15:
	ldr	q1, [x3], #16
	and.16b	v0, v1, v0
	adds	x16, x16, #4
	b.ne	LBB0_15
	ext.16b	v1, v0, v0, #8
	and.8b	v0, v0, v1
	fmov	x16, d0
	lsr	x2, x16, #32
	and	w3, w16, w2
	cbz	x4, LBB0_2
LBB0_17:
	sub	x15, x15, x17
	add	x16, x0, x17, lsl #2
LBB0_18:
	ldr	w17, [x16], #4
	and	w3, w17, w3
	subs	x15, x15, #1
	b.ne	LBB0_18
	b	LBB0_2
LBB0_19:
	mov	w0, #1
	ret
LBB0_20:
	mov	w0, #0
	ret
	.globl	_cpixels_is_gray
	.p2align	2
_cpixels_is_gray:
	cbz	x1, LBB1_19
	mov	x8, #0
	mov	x9, #0
	mov	x16, #0
	mov	w10, #256
	cmp	x1, #256
	csel	x15, x1, x10, lo
	add	x11, x0, #32
	movi.2d	v0, #0x00ffff0000ffff
	mov	x12, x0
	mov	x13, x1
	b	LBB1_4
LBB1_2:
	cbnz	w3, LBB1_20
LBB1_3:
	sub	x13, x13, #256
	cmp	x13, #256
	csel	x15, x13, x10, lo
	add	x15, x15, x14
	add	x9, x9, #1
	add	x11, x11, #1024
	sub	x8, x8, #256
	add	x12, x12, #1024
	mov	x16, x14
	cmp	x14, x1
	b.hs	LBB1_19
LBB1_4:
	sub	x17, x1, x16
	add	x14, x16, #256
	cmp	x17, #256
	csel	x17, x1, x14, lo
	cmp	x16, x17
	b.hs	LBB1_3
	sub	x17, x15, x9, lsl #8
	cmp	x17, #3
	b.hi	LBB1_7
	mov	w3, #0
	mov	x17, x16
	b	LBB1_17
LBB1_7:
	cmp	x17, #16
	b.hs	LBB1_9
	mov	x2, #0
	mov	w3, #0
	b	LBB1_14
LBB1_9:
	and	x4, x15, #0xf
	sub	x2, x17, x4
	add	x3, x15, x8
	sub	x3, x3, x4
	movi.2d	v1, #0000000000000000
	mov	x5, x11
	movi.2d	v2, #0000000000000000
	movi.2d	v3, #0000000000000000
	movi.2d	v4, #0000000000000000
LBB1_10:
	ldp	q5, q6, [x5, #-32]
	ldp	q7, q16, [x5], #64
	ushr.4s	v17, v5, #8
	ushr.4s	v18, v6, #8
	ushr.4s	v19, v7, #8
	ushr.4s	v20, v16, #8
	eor.16b	v5, v17, v5
	eor.16b	v6, v18, v6
	eor.16b	v7, v19, v7
	eor.16b	v16, v20, v16
	and.16b	v5, v5, v0
	and.16b	v6, v6, v0
	and.16b	v7, v7, v0
	and.16b	v16, v16, v0
	orr.16b	v1, v5, v1
	orr.16b	v2, v6, v2
	orr.16b	v3, v7, v3
	orr.16b	v4, v16, v4
	subs	x3, x3, #16
	b.ne	LBB1_10
	orr.16b	v1, v2, v1
	orr.16b	v1, v3, v1
	orr.16b	v1, v4, v1
	ext.16b	v2, v1, v1, #8
	orr.8b	v1, v1, v2
	fmov	x3, d1
	lsr	x5, x3, #32
	orr	w3, w3, w5
	cbz	x4, LBB1_2
	cmp	x4, #4
	b.hs	LBB1_14
	add	x17, x16, x2
	b	LBB1_17
LBB1_14:
	and	x4, x15, #0x3
	sub	x17, x17, x4
	add	x17, x16, x17
	movi.2d	v1, #0000000000000000
	mov.s	v1[0], w3
	add	x3, x12, x2, lsl #2
	add	x16, x2, x16
	add	x16, x16, x4
	sub	x16, x16, x15
LBB1_15:
	ldr	q2, [x3], #16
	ushr.4s	v3, v2, #8
	eor.16b	v2, v3, v2
	and.16b	v2, v2, v0
	orr.16b	v1, v2, v1
	adds	x16, x16, #4
	b.ne	LBB1_15
	ext.16b	v2, v1, v1, #8
	orr.8b	v1, v1, v2
	fmov	x16, d1
	lsr	x2, x16, #32
	orr	w3, w16, w2
	cbz	x4, LBB1_2
LBB1_17:
	sub	x15, x15, x17
	add	x16, x0, x17, lsl #2
LBB1_18:
	ldr	w17, [x16], #4
	eor	w17, w17, w17, lsr #8
	and	w17, w17, #0xffff
	orr	w3, w17, w3
	subs	x15, x15, #1
	b.ne	LBB1_18
	b	LBB1_2
LBB1_19:
	mov	w0, #1
	ret
LBB1_20:
	mov	w0, #0
	ret
	.globl	_cpixels_collect_colors
	.p2align	2
_cpixels_collect_colors:
	ldr	x8, [x6]
	cbz	x1, LBB2_12
	mov	x9, #0
	mov	w10, #31153
	movk	w10, #40503, lsl #16
	b	LBB2_5
LBB2_2:
	cmp	x8, x3
	b.hs	LBB2_13
	str	w11, [x4, x8, lsl #2]
	add	x8, x8, #1
	strh	w8, [x5, x12, lsl #1]
LBB2_4:
	add	x9, x9, #1
	cmp	x9, x1
	b.eq	LBB2_12
LBB2_5:
	cbz	x9, LBB2_7
	add	x11, x0, x9, lsl #2
	ldp	w11, w12, [x11, #-4]
	cmp	w12, w11
	b.eq	LBB2_4
LBB2_7:
	ldr	w11, [x0, x9, lsl #2]
	cbz	w2, LBB2_9
	cbz	w11, LBB2_4
LBB2_9:
	mul	w12, w11, w10
	lsr	w12, w12, #22
	ldrh	w13, [x5, w12, uxtw #1]
	cbz	w13, LBB2_2
LBB2_10:
	sub	w13, w13, #1
	ldr	w13, [x4, w13, uxtw #2]
	cmp	w13, w11
	b.eq	LBB2_4
	add	w12, w12, #1
	and	w12, w12, #0x3ff
	ldrh	w13, [x5, w12, uxtw #1]
	cbnz	w13, LBB2_10
	b	LBB2_2
LBB2_12:
	mov	w0, #1
	str	x8, [x6]
	ret
LBB2_13:
	mov	w0, #0
	str	x8, [x6]
	ret
	.globl	_cpixels_number_colors
	.p2align	2
_cpixels_number_colors:
	cbz	x1, LBB3_13
	mov	x8, #0
	mov	w11, #-1
	mov	w9, #31153
	movk	w9, #40503, lsl #16
	b	LBB3_4
LBB3_2:
	mov	x11, x4
	tbnz	w4, #31, LBB3_12
LBB3_3:
	strb	w11, [x5, x8]
	add	x8, x8, #1
	cmp	x8, x1
	b.eq	LBB3_13
LBB3_4:
	cbz	x8, LBB3_7
	add	x12, x0, x8, lsl #2
	ldp	w12, w10, [x12, #-4]
	cmp	w10, w12
	b.eq	LBB3_3
	cmn	w4, #2
	b.ne	LBB3_8
	b	LBB3_9
LBB3_7:
	ldr	w10, [x0]
	cmn	w4, #2
	b.eq	LBB3_9
LBB3_8:
	cbz	w10, LBB3_2
LBB3_9:
	mul	w11, w10, w9
	lsr	w12, w11, #22
	ldrh	w11, [x3, w12, uxtw #1]
	cbz	w11, LBB3_12
LBB3_10:
	sub	w11, w11, #1
	ldr	w13, [x2, w11, uxtw #2]
	cmp	w13, w10
	b.eq	LBB3_3
	add	w11, w12, #1
	and	w12, w11, #0x3ff
	ldrh	w11, [x3, w12, uxtw #1]
	cbnz	w11, LBB3_10
LBB3_12:
	mov	w0, #0
	ret
LBB3_13:
	mov	w0, #1
	ret
	.globl	_cpixels_take_columns
	.p2align	2
_cpixels_take_columns:
	cbz	x4, LBB4_6
	mov	x9, #0
	mov	x8, #0
	b	LBB4_4
LBB4_2:
	ldr	w10, [x0, x9, lsl #2]
	str	w10, [x3]
	add	x8, x8, #1
LBB4_3:
	add	x3, x3, #4
	add	x9, x9, x1
	subs	x4, x4, #1
	b.eq	LBB4_7
LBB4_4:
	cbz	x2, LBB4_2
	tst	x9, x2
	b.ne	LBB4_2
	b	LBB4_3
LBB4_6:
	mov	x8, #0
LBB4_7:
	mov	x0, x8
	ret
	.globl	_cpixels_make_seen
	.p2align	2
_cpixels_make_seen:
	cbz	x2, LBB5_14
	mov	x8, #0
	cmp	x2, #4
	b.lo	LBB5_12
	sub	x9, x1, x0
	cmp	x9, #63
	b.ls	LBB5_12
	cmp	x2, #16
	b.hs	LBB5_5
	mov	x8, #0
	b	LBB5_9
LBB5_5:
	and	x8, x2, #0xfffffffffffffff0
	add	x9, x0, #32
	add	x10, x1, #32
	mov	x11, x8
LBB5_6:
	ldp	q0, q1, [x9, #-32]
	ldp	q2, q3, [x9], #64
	cmlt.4s	v4, v0, #0
	orr.4s	v0, #255, lsl #24
	and.16b	v0, v4, v0
	cmlt.4s	v4, v1, #0
	orr.4s	v1, #255, lsl #24
	and.16b	v1, v4, v1
	cmlt.4s	v4, v2, #0
	orr.4s	v2, #255, lsl #24
	and.16b	v2, v4, v2
	cmlt.4s	v4, v3, #0
	orr.4s	v3, #255, lsl #24
	stp	q0, q1, [x10, #-32]
	and.16b	v0, v4, v3
	stp	q2, q0, [x10], #64
	subs	x11, x11, #16
	b.ne	LBB5_6
	cmp	x2, x8
	b.eq	LBB5_14
	tst	x2, #0xc
	b.eq	LBB5_12
LBB5_9:
	mov	x10, x8
	and	x8, x2, #0xfffffffffffffffc
	sub	x9, x10, x8
	lsl	x11, x10, #2
	add	x10, x1, x11
	add	x11, x0, x11
LBB5_10:
	ldr	q0, [x11], #16
	cmlt.4s	v1, v0, #0
	orr.4s	v0, #255, lsl #24
	and.16b	v0, v1, v0
	str	q0, [x10], #16
	adds	x9, x9, #4
	b.ne	LBB5_10
	cmp	x2, x8
	b.eq	LBB5_14
LBB5_12:
	sub	x9, x2, x8
	lsl	x10, x8, #2
	add	x8, x1, x10
	add	x10, x0, x10
LBB5_13:
	ldr	w11, [x10], #4
	orr	w12, w11, #0xff000000
	and	w11, w12, w11, asr #31
	str	w11, [x8], #4
	subs	x9, x9, #1
	b.ne	LBB5_13
LBB5_14:
	ret
	.globl	_cpixels_take_changes
	.p2align	2
_cpixels_take_changes:
	cbz	x3, LBB6_5
	cmp	x3, #3
	b.hi	LBB6_6
	mov	x8, #0
LBB6_3:
	sub	x9, x3, x8
	lsl	x11, x8, #2
	add	x8, x2, x11
	add	x10, x1, x11
	add	x11, x0, x11
LBB6_4:
	ldr	w12, [x11], #4
	orr	w13, w12, #0xff000000
	ldr	w14, [x10], #4
	and	w12, w13, w12, asr #31
	cmp	w12, w14
	csel	w12, wzr, w12, eq
	str	w12, [x8], #4
	subs	x9, x9, #1
	b.ne	LBB6_4
LBB6_5:
	ret
LBB6_6:
	mov	x8, #0
	sub	x9, x2, x0
	cmp	x9, #64
	b.lo	LBB6_3
	sub	x9, x2, x1
	cmp	x9, #64
	b.lo	LBB6_3
	cmp	x3, #16
	b.hs	LBB6_10
	mov	x8, #0
	b	LBB6_14
LBB6_10:
	and	x8, x3, #0xfffffffffffffff0
	add	x9, x0, #32
	add	x10, x1, #32
	add	x11, x2, #32
	mov	x12, x8
LBB6_11:
	ldp	q0, q1, [x9, #-32]
	ldp	q2, q3, [x9], #64
	cmlt.4s	v4, v0, #0
	orr.4s	v0, #255, lsl #24
	and.16b	v0, v4, v0
	cmlt.4s	v4, v1, #0
	orr.4s	v1, #255, lsl #24
	and.16b	v1, v4, v1
	cmlt.4s	v4, v2, #0
	orr.4s	v2, #255, lsl #24
	and.16b	v2, v4, v2
	cmlt.4s	v4, v3, #0
	orr.4s	v3, #255, lsl #24
	and.16b	v3, v4, v3
	ldp	q4, q5, [x10, #-32]
	ldp	q6, q7, [x10], #64
	cmeq.4s	v4, v0, v4
	bic.16b	v0, v0, v4
	cmeq.4s	v4, v1, v5
	bic.16b	v1, v1, v4
	cmeq.4s	v4, v2, v6
	bic.16b	v2, v2, v4
	cmeq.4s	v4, v3, v7
	bic.16b	v3, v3, v4
	stp	q0, q1, [x11, #-32]
	stp	q2, q3, [x11], #64
	subs	x12, x12, #16
	b.ne	LBB6_11
	cmp	x3, x8
	b.eq	LBB6_5
	tst	x3, #0xc
	b.eq	LBB6_3
LBB6_14:
	mov	x10, x8
	and	x8, x3, #0xfffffffffffffffc
	sub	x9, x10, x8
	lsl	x12, x10, #2
	add	x10, x2, x12
	add	x11, x1, x12
	add	x12, x0, x12
LBB6_15:
	ldr	q0, [x12], #16
	cmlt.4s	v1, v0, #0
	orr.4s	v0, #255, lsl #24
	ldr	q2, [x11], #16
	and.16b	v0, v1, v0
	cmeq.4s	v1, v0, v2
	bic.16b	v0, v0, v1
	str	q0, [x10], #16
	adds	x9, x9, #4
	b.ne	LBB6_15
	cmp	x3, x8
	b.ne	LBB6_3
	b	LBB6_5
	.globl	_cpixels_has_zeros
	.p2align	2
_cpixels_has_zeros:
	cbz	x1, LBB7_3
LBB7_1:
	ldr	w8, [x0], #4
	cbz	w8, LBB7_4
	subs	x1, x1, #1
	b.ne	LBB7_1
LBB7_3:
	mov	w0, #0
	ret
LBB7_4:
	mov	w0, #1
	ret
	.globl	_cpixels_find_changes
	.p2align	2
_cpixels_find_changes:
	mov	x8, x0
	mov	x0, #0
	cbnz	x2, LBB8_3
	b	LBB8_7
LBB8_1:
	orr	w11, w10, #0xff000000
	and	w10, w11, w10, asr #31
	cmp	w10, w9
	b.ne	LBB8_7
LBB8_2:
	add	x0, x0, #1
	cmp	x2, x0
	b.eq	LBB8_6
LBB8_3:
	ldr	w10, [x8, x0, lsl #2]
	ldr	w9, [x1, x0, lsl #2]
	cbz	w3, LBB8_1
	tbz	w10, #31, LBB8_2
	tbnz	w9, #31, LBB8_2
	b	LBB8_7
LBB8_6:
	mov	x0, x2
LBB8_7:
	cmp	x0, x2
	csel	x9, x0, x2, lo
	cmp	x2, x0
	b.ls	LBB8_15
	sub	x8, x8, #4
	sub	x10, x1, #4
	b	LBB8_11
LBB8_9:
	orr	w13, w12, #0xff000000
	and	w12, w13, w12, asr #31
	cmp	w12, w11
	b.ne	LBB8_14
LBB8_10:
	sub	x2, x2, #1
	cmp	x2, x0
	b.ls	LBB8_15
LBB8_11:
	ldr	w12, [x8, x2, lsl #2]
	ldr	w11, [x10, x2, lsl #2]
	cbz	w3, LBB8_9
	tbz	w12, #31, LBB8_10
	tbnz	w11, #31, LBB8_10
LBB8_14:
	str	x2, [x4]
	ret
LBB8_15:
	str	x9, [x4]
	ret
	.section	__TEXT,__literal8,8byte_literals
	.p2align	3, 0x0
lCPI9_0:
	.long	10
	.long	4
lCPI9_1:
	.long	4294963200
	.long	4294967232
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI9_2:
	.long	2
	.long	2
	.long	2
	.long	0
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_dither
	.p2align	2
_cpixels_dither:
	stp	x26, x25, [sp, #-80]!
	stp	x24, x23, [sp, #16]
	stp	x22, x21, [sp, #32]
	stp	x20, x19, [sp, #48]
	stp	x29, x30, [sp, #64]
	add	x29, sp, #64
	mov	x19, x7
	mov	x20, x6
	mov	x26, x5
	mov	x21, x4
	mov	x22, x3
	mov	x23, x2
	mov	x24, x1
	mov	x25, x0
	lsl	x8, x2, #4
	add	x1, x8, #32
	mov	x0, x6
	bl	_bzero
	cbz	x23, LBB9_18
	mov	x8, #0
	add	x9, x26, #16
	and	w10, w21, #0x1
	ubfx	w11, w21, #1, #1
	movi.2d	v0, #0000000000000000
	movi.2d	v1, #0x0000ff000000ff
Lloh0:
	adrp	x12, lCPI9_0@PAGE
Lloh1:
	ldr	d2, [x12, lCPI9_0@PAGEOFF]
Lloh2:
	adrp	x12, lCPI9_1@PAGE
Lloh3:
	ldr	d3, [x12, lCPI9_1@PAGEOFF]
Lloh4:
	adrp	x12, lCPI9_2@PAGE
Lloh5:
	ldr	q4, [x12, lCPI9_2@PAGEOFF]
	mov	w12, #65535
	movi.4s	v5, #7
	movi.4s	v6, #3
	movi.4s	v7, #5
	movi.4s	v16, #8
	movi.2d	v17, #0000000000000000
	b	LBB9_4
LBB9_2:
	ldrb	w13, [x25, #32]
	strb	w13, [x19, x8]
	movi.2d	v17, #0000000000000000
LBB9_3:
	add	x8, x8, #1
	cmp	x8, x23
	b.eq	LBB9_18
LBB9_4:
	ldr	w13, [x24, x8, lsl #2]
	cbz	w13, LBB9_2
	and	w14, w13, #0xff
	ubfx	w15, w13, #8, #8
	ubfx	w13, w13, #16, #8
	movi.2d	v18, #0000000000000000
	mov.s	v18[0], w14
	mov.s	v18[1], w15
	mov.s	v18[2], w13
	ldr	w13, [x25]
	cmp	w13, #2
	b.eq	LBB9_8
	cmp	w13, #1
	b.ne	LBB9_10
	ldr	q19, [x9, x8, lsl #4]
	add.4s	v20, v17, v16
	add.4s	v19, v20, v19
	ssra.4s	v18, v19, #4
	b	LBB9_9
LBB9_8:
	add	w13, w8, w22
	eor	w13, w13, w21
	mov	x14, x10
	bfi	w14, w13, #1, #1
	and	w13, w13, #0x2
	orr	w13, w13, w11
	orr	w13, w13, w14, lsl #2
	sub	w13, w13, #8
	dup.4s	v19, w13
	mov.s	v19[3], wzr
	add.4s	v18, v19, v18
LBB9_9:
	smax.4s	v18, v18, v0
	smin.4s	v18, v18, v1
LBB9_10:
	ushl.2s	v19, v18, v2
	and.8b	v19, v19, v3
	mov.s	w13, v18[2]
	mov.s	w14, v19[1]
	orr	w13, w14, w13, asr #2
	fmov	w14, s19
	orr	w13, w13, w14
	ldr	x14, [x25, #24]
	ldrh	w15, [x14, w13, sxtw #1]
	cmp	w15, w12
	b.ne	LBB9_16
	ldr	x16, [x25, #16]
	cbz	x16, LBB9_14
	mov	w15, #0
	mov	x17, #0
	ldr	x0, [x25, #8]
	mov.16b	v19, v18
	bic.4s	v19, #3
	orr.16b	v19, v19, v4
	mov	w1, #2147483647
LBB9_13:
	ldr	w2, [x0, x17, lsl #2]
	and	w3, w2, #0xff
	ubfx	w4, w2, #8, #8
	ubfx	w2, w2, #16, #8
	movi.2d	v20, #0000000000000000
	mov.s	v20[0], w3
	mov.s	v20[1], w4
	mov.s	v20[2], w2
	sub.4s	v20, v20, v19
	mul.4s	v20, v20, v20
	dup.4s	v21, v20[1]
	add.4s	v21, v20, v21
	dup.4s	v20, v20[2]
	add.4s	v20, v21, v20
	fmov	w2, s20
	cmp	w2, w1
	csel	w1, w2, w1, lt
	csel	w15, w17, w15, lt
	add	x17, x17, #1
	cmp	x16, x17
	b.ne	LBB9_13
	b	LBB9_15
LBB9_14:
	mov	w15, #0
LBB9_15:
	strh	w15, [x14, w13, sxtw #1]
LBB9_16:
	strb	w15, [x19, x8]
	ldr	w14, [x25]
	cmp	w14, #1
	b.ne	LBB9_3
	ldr	x14, [x25, #8]
	ldr	x15, [x25, #24]
	ldrh	w13, [x15, w13, sxtw #1]
	ldr	w13, [x14, x13, lsl #2]
	and	w14, w13, #0xff
	ubfx	w15, w13, #8, #8
	ubfx	w13, w13, #16, #8
	movi.2d	v17, #0000000000000000
	mov.s	v17[0], w14
	mov.s	v17[1], w15
	mov.s	v17[2], w13
	sub.4s	v18, v18, v17
	mul.4s	v17, v18, v5
	add	x13, x20, x8, lsl #4
	ldp	q19, q20, [x13]
	mla.4s	v19, v18, v6
	mla.4s	v20, v18, v7
	stp	q19, q20, [x13]
	ldr	q19, [x13, #32]
	add.4s	v18, v19, v18
	str	q18, [x13, #32]
	b	LBB9_3
LBB9_18:
	ldp	x29, x30, [sp, #64]
	ldp	x20, x19, [sp, #48]
	ldp	x22, x21, [sp, #32]
	ldp	x24, x23, [sp, #16]
	ldp	x26, x25, [sp], #80
	ret
	.loh AdrpLdr	Lloh4, Lloh5
	.loh AdrpAdrp	Lloh2, Lloh4
	.loh AdrpLdr	Lloh2, Lloh3
	.loh AdrpAdrp	Lloh0, Lloh2
	.loh AdrpLdr	Lloh0, Lloh1
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
