// Made by scripts/make-kernels.sh from quantizer.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_add_moments
	.p2align	2
_cpixels_add_moments:
	cbz	x1, LBB0_18
	add	x8, x2, #1320
	and	x9, x1, #0x3
	cmp	x1, #4
	b.hs	LBB0_3
	mov	x10, #0
	cbnz	x9, LBB0_14
	b	LBB0_18
LBB0_3:
	mov	x10, #0
	add	x11, x0, #8
	and	x12, x1, #0xfffffffffffffffc
	neg	x12, x12
	mov	w13, #1320
	mov	w14, #40
	mov	w15, #43560
	mov	w16, #1
	dup.2d	v0, x16
	b	LBB0_5
LBB0_4:
	add	x11, x11, #16
	sub	x10, x10, #4
	cmp	x12, x10
	b.eq	LBB0_13
LBB0_5:
	ldur	w17, [x11, #-8]
	cbz	w17, LBB0_7
	and	x1, x17, #0xff
	ubfx	w2, w17, #8, #8
	lsr	x3, x17, #16
	ubfx	x4, x17, #16, #8
	ubfx	x17, x17, #3, #5
	orr	x17, x17, x17, lsl #5
	add	x17, x17, x2, lsr #3
	umaddl	x17, w17, w13, x8
	ubfx	x3, x3, #3, #5
	umaddl	x17, w3, w14, x17
	add	x3, x17, x15
	umull	x5, w1, w1
	umaddl	x5, w2, w2, x5
	umaddl	x5, w4, w4, x5
	dup.2d	v1, x16
	mov.d	v1[1], x1
	ldr	q2, [x17, #43600]
	add.2d	v1, v2, v1
	str	q1, [x17, #43600]
	ldp	x17, x1, [x3, #56]
	add	x17, x17, x2
	add	x1, x1, x4
	stp	x17, x1, [x3, #56]
	ldr	x17, [x3, #72]
	add	x17, x5, x17
	str	x17, [x3, #72]
LBB0_7:
	ldur	w17, [x11, #-4]
	cbz	w17, LBB0_9
	and	x1, x17, #0xff
	ubfx	x2, x17, #8, #8
	ubfx	w3, w17, #16, #8
	ubfx	x17, x17, #3, #5
	orr	x17, x17, x17, lsl #5
	add	x17, x17, x2, lsr #3
	umaddl	x17, w17, w13, x8
	lsr	x4, x3, #3
	umaddl	x17, w4, w14, x17
	add	x4, x17, x15
	umull	x5, w1, w1
	umaddl	x5, w2, w2, x5
	umaddl	x5, w3, w3, x5
	dup.2d	v1, x16
	mov.d	v1[1], x1
	ldr	q2, [x17, #43600]
	add.2d	v1, v2, v1
	str	q1, [x17, #43600]
	ldp	x17, x1, [x4, #56]
	add	x17, x17, x2
	add	x1, x1, x3
	stp	x17, x1, [x4, #56]
	ldr	x17, [x4, #72]
	add	x17, x5, x17
	str	x17, [x4, #72]
LBB0_9:
	ldr	w17, [x11]
	cbz	w17, LBB0_11
	and	x1, x17, #0xff
	ubfx	x2, x17, #8, #8
	ubfx	w3, w17, #16, #8
	ubfx	x17, x17, #3, #5
	orr	x17, x17, x17, lsl #5
	add	x17, x17, x2, lsr #3
	umaddl	x17, w17, w13, x8
	lsr	x4, x3, #3
	umaddl	x17, w4, w14, x17
	add	x4, x17, x15
	umull	x5, w1, w1
	umaddl	x5, w2, w2, x5
	umaddl	x5, w3, w3, x5
	dup.2d	v1, x16
	mov.d	v1[1], x1
	ldr	q2, [x17, #43600]
	add.2d	v1, v2, v1
	str	q1, [x17, #43600]
	ldp	x17, x1, [x4, #56]
	add	x17, x17, x2
	add	x1, x1, x3
	stp	x17, x1, [x4, #56]
	ldr	x17, [x4, #72]
	add	x17, x5, x17
	str	x17, [x4, #72]
LBB0_11:
	ldr	w17, [x11, #4]
	cbz	w17, LBB0_4
	and	x1, x17, #0xff
	ubfx	x2, x17, #8, #8
	ubfx	w3, w17, #16, #8
	ubfx	x17, x17, #3, #5
	orr	x17, x17, x17, lsl #5
	add	x17, x17, x2, lsr #3
	umaddl	x17, w17, w13, x8
	lsr	x4, x3, #3
	umaddl	x17, w4, w14, x17
	add	x4, x17, x15
	umull	x5, w1, w1
	umaddl	x5, w2, w2, x5
	umaddl	x5, w3, w3, x5
	mov.16b	v1, v0
	mov.d	v1[1], x1
	ldr	q2, [x17, #43600]
	add.2d	v1, v2, v1
	str	q1, [x17, #43600]
	ldp	x17, x1, [x4, #56]
	add	x17, x17, x2
	add	x1, x1, x3
	stp	x17, x1, [x4, #56]
	ldr	x17, [x4, #72]
	add	x17, x5, x17
	str	x17, [x4, #72]
	b	LBB0_4
LBB0_13:
	neg	x10, x10
	cbz	x9, LBB0_18
LBB0_14:
	add	x10, x0, x10, lsl #2
	mov	w11, #1320
	mov	w12, #40
	mov	w13, #43560
	mov	w14, #1
	dup.2d	v0, x14
	b	LBB0_16
LBB0_15:
	subs	x9, x9, #1
	b.eq	LBB0_18
LBB0_16:
	ldr	w14, [x10], #4
	cbz	w14, LBB0_15
	and	x15, x14, #0xff
	ubfx	x16, x14, #8, #8
	ubfx	w17, w14, #16, #8
	ubfx	x14, x14, #3, #5
	orr	x14, x14, x14, lsl #5
	add	x14, x14, x16, lsr #3
	umaddl	x14, w14, w11, x8
	lsr	x0, x17, #3
	umaddl	x14, w0, w12, x14
	add	x0, x14, x13
	umull	x1, w15, w15
	umaddl	x1, w16, w16, x1
	umaddl	x1, w17, w17, x1
	mov.16b	v1, v0
	mov.d	v1[1], x15
	ldr	q2, [x14, #43600]
	add.2d	v1, v2, v1
	str	q1, [x14, #43600]
	ldp	x14, x15, [x0, #56]
	add	x14, x14, x16
	add	x15, x15, x17
	stp	x14, x15, [x0, #56]
	ldr	x14, [x0, #72]
	add	x14, x1, x14
	str	x14, [x0, #72]
	b	LBB0_15
LBB0_18:
	ret
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI1_0:
	.long	0
	.long	0
	.long	0
	.long	32
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_quantize
	.p2align	2
_cpixels_quantize:
	stp	d9, d8, [sp, #-112]!
	stp	x28, x27, [sp, #16]
	stp	x26, x25, [sp, #32]
	stp	x24, x23, [sp, #48]
	stp	x22, x21, [sp, #64]
	stp	x20, x19, [sp, #80]
	stp	x29, x30, [sp, #96]
	add	x29, sp, #96
	sub	sp, sp, #2, lsl #12
	sub	sp, sp, #256
	mov	x19, x2
	mov	x21, x1
	str	x0, [sp, #64]
	add	x8, x0, #40
	mov	w9, #1
	mov	w10, #33761
	movk	w10, #15887, lsl #16
	mov	w11, #61565
	movk	w11, #1985, lsl #16
	mov	w12, #35937
	b	LBB1_2
LBB1_1:
	add	x9, x9, #1
	add	x8, x8, #40
	cmp	x9, x12
	b.eq	LBB1_4
LBB1_2:
	and	w13, w9, #0xffff
	mul	w13, w13, w10
	cmp	w13, w11
	b.lo	LBB1_1
	ldur	q0, [x8, #-40]
	ldp	q1, q2, [x8]
	add.2d	v0, v1, v0
	ldur	q1, [x8, #-24]
	add.2d	v1, v2, v1
	stp	q0, q1, [x8]
	ldur	x13, [x8, #-8]
	ldr	x14, [x8, #32]
	add	x13, x14, x13
	str	x13, [x8, #32]
	b	LBB1_1
LBB1_4:
	mov	x8, #0
	mov	w9, #33
	mov	w10, #33761
	movk	w10, #15887, lsl #16
	mov	w11, #61565
	movk	w11, #1985, lsl #16
	mov	w12, #59904
	movk	w12, #21, lsl #16
	b	LBB1_6
LBB1_5:
	add	x8, x8, #40
	add	w9, w9, #1
	cmp	x8, x12
	b.eq	LBB1_8
LBB1_6:
	umull	x13, w9, w10
	lsr	x13, x13, #35
	mul	w13, w13, w10
	cmp	w13, w11
	b.lo	LBB1_5
	ldr	x13, [sp, #64]
	add	x13, x13, x8
	add	x14, x13, #1320
	ldr	q0, [x14]
	ldp	q1, q2, [x13]
	add.2d	v0, v0, v1
	str	q0, [x14]
	add	x14, x13, #1336
	ldr	q0, [x14]
	add.2d	v0, v0, v2
	str	q0, [x14]
	ldr	x14, [x13, #32]
	ldr	x15, [x13, #1352]
	add	x14, x15, x14
	str	x14, [x13, #1352]
	b	LBB1_5
LBB1_8:
	mov	w8, #43592
	ldr	x14, [sp, #64]
	add	x8, x14, x8
	mov	w9, #1089
	mov	w10, #34848
	mov	w11, #39479
	movk	w11, #57712, lsl #16
	mov	w12, #33761
	movk	w12, #15887, lsl #16
	mov	w13, #61565
	movk	w13, #1985, lsl #16
	b	LBB1_10
LBB1_9:
	add	x8, x8, #40
	add	x14, x14, #40
	add	w9, w9, #1
	subs	x10, x10, #1
	b.eq	LBB1_12
LBB1_10:
	umull	x15, w9, w11
	lsr	x15, x15, #32
	sub	w16, w9, w15
	add	w15, w15, w16, lsr #1
	lsr	w15, w15, #10
	mul	w15, w15, w12
	cmp	w15, w13
	b.lo	LBB1_9
	ldr	q0, [x14]
	ldp	q1, q2, [x8, #-32]
	add.2d	v0, v1, v0
	stur	q0, [x8, #-32]
	ldr	q0, [x14, #16]
	add.2d	v0, v2, v0
	stur	q0, [x8, #-16]
	ldr	x15, [x14, #32]
	ldr	x16, [x8]
	add	x15, x16, x15
	str	x15, [x8]
	b	LBB1_9
LBB1_12:
	mov	w8, #256
	cmp	x21, #256
	csel	x8, x21, x8, lo
	str	x8, [sp, #24]
Lloh0:
	adrp	x8, lCPI1_0@PAGE
Lloh1:
	ldr	q0, [x8, lCPI1_0@PAGEOFF]
	str	q0, [sp, #112]
	movi.2s	v0, #32
	str	d0, [sp, #128]
	str	xzr, [sp, #136]
	add	x8, sp, #72
	add	x1, sp, #112
	ldr	x0, [sp, #64]
	bl	_contents
	ldr	x8, [sp, #104]
	ldr	x9, [sp, #72]
	cbz	x9, LBB1_14
	ldr	d0, [sp, #80]
	scvtf	d0, d0
	ldur	q1, [sp, #88]
	scvtf.2d	v1, v1
	fmul.2d	v1, v1, v1
	fmadd	d0, d0, d0, d1
	mov	d1, v1[1]
	fadd	d0, d1, d0
	scvtf	d1, x9
	fdiv	d0, d0, d1
	b	LBB1_15
LBB1_14:
	movi	d0, #0000000000000000
LBB1_15:
	scvtf	d1, x8
	fsub	d0, d1, d0
	str	d0, [sp, #136]
	cmp	x21, #2
	b.lo	LBB1_36
	sub	x8, x29, #240
	add	x26, x8, #12
	add	x21, sp, #112
	add	x8, x21, #56
	stp	x19, x8, [sp, #8]
	mov	w20, #1
	b	LBB1_19
LBB1_17:
	ldp	x8, x20, [sp, #32]
	str	xzr, [x8]
	add	x21, sp, #112
LBB1_18:
	ldr	x8, [sp, #24]
	cmp	x20, x8
	b.hs	LBB1_37
LBB1_19:
	cmp	x20, #2
	b.lo	LBB1_22
	mov	x8, #0
	ldr	x9, [sp, #16]
	mov	w10, #1
LBB1_21:
	ldr	d0, [x9], #32
	add	x11, x21, x8, lsl #5
	ldr	d1, [x11, #24]
	fcmp	d0, d1
	csel	x8, x10, x8, gt
	add	x10, x10, #1
	cmp	x20, x10
	b.ne	LBB1_21
	b	LBB1_23
LBB1_22:
	mov	x8, #0
LBB1_23:
	add	x19, x21, x8, lsl #5
	mov	x8, x19
	ldr	d0, [x8, #24]!
	fcmp	d0, #0.0
	b.le	LBB1_37
	stp	x8, x20, [sp, #32]
	sub	x8, x29, #152
	ldr	x0, [sp, #64]
	mov	x1, x19
	bl	_contents
	mov	x27, #0
	mov	w28, #0
	orr	x8, x19, #0xc
	stp	x8, x19, [sp, #48]
	ldp	x23, x22, [x29, #-136]
	fmov	d8, #-1.00000000
	mov	w19, #-1
	ldp	x24, x25, [x29, #-152]
	b	LBB1_26
LBB1_25:
	add	x27, x27, #1
	cmp	x27, #3
	b.eq	LBB1_30
LBB1_26:
	ldp	x9, x10, [sp, #48]
	ldp	q0, q1, [x10]
	sub	x8, x29, #240
	stp	q0, q1, [x8]
	ldr	w8, [x10, x27, lsl #2]
	ldr	w21, [x9, x27, lsl #2]
	add	w20, w8, #1
	cmp	w20, w21
	b.lt	LBB1_28
	b	LBB1_25
LBB1_27:
	add	w20, w20, #1
	cmp	w21, w20
	b.eq	LBB1_25
LBB1_28:
	str	w20, [x26, x27, lsl #2]
	sub	x8, x29, #192
	sub	x1, x29, #240
	ldr	x0, [sp, #64]
	bl	_contents
	ldur	x8, [x29, #-192]
	cmp	x8, #0
	ccmp	x24, x8, #4, ne
	b.eq	LBB1_27
	ldp	x9, x10, [x29, #-176]
	scvtf	d0, x10
	scvtf	d1, x9
	ldur	x11, [x29, #-184]
	scvtf	d2, x11
	fmul	d1, d1, d1
	fmadd	d1, d2, d2, d1
	fmadd	d0, d0, d0, d1
	scvtf	d1, x8
	fdiv	d0, d0, d1
	sub	x10, x22, x10
	sub	x9, x23, x9
	sub	x11, x25, x11
	scvtf	d1, x10
	scvtf	d2, x9
	scvtf	d3, x11
	sub	x8, x24, x8
	fmul	d2, d2, d2
	fmadd	d2, d3, d3, d2
	fmadd	d1, d1, d1, d2
	scvtf	d2, x8
	fdiv	d1, d1, d2
	fadd	d0, d0, d1
	fcmp	d0, d8
	fcsel	d8, d0, d8, gt
	csel	w19, w27, w19, gt
	csel	w28, w20, w28, gt
	b	LBB1_27
LBB1_30:
	tbnz	w19, #31, LBB1_17
	ldp	x8, x23, [sp, #48]
	ldp	q0, q1, [x23]
	ldr	x20, [sp, #40]
	add	x21, sp, #112
	add	x22, x21, x20, lsl #5
	stp	q0, q1, [x22]
	str	w28, [x8, w19, uxtw #2]
	str	w28, [x22, w19, uxtw #2]
	sub	x8, x29, #192
	ldr	x19, [sp, #64]
	mov	x0, x19
	mov	x1, x23
	bl	_contents
	sub	x8, x29, #240
	mov	x0, x19
	mov	x1, x22
	bl	_contents
	ldur	x8, [x29, #-192]
	movi	d0, #0000000000000000
	movi	d1, #0000000000000000
	cbz	x8, LBB1_33
	ldur	d1, [x29, #-184]
	scvtf	d1, d1
	sub	x9, x29, #240
	ldr	q2, [x9, #64]
	scvtf.2d	v2, v2
	fmul.2d	v2, v2, v2
	fmadd	d1, d1, d1, d2
	mov	d2, v2[1]
	fadd	d1, d2, d1
	scvtf	d2, x8
	fdiv	d1, d1, d2
LBB1_33:
	ldur	x8, [x29, #-160]
	scvtf	d2, x8
	fsub	d1, d2, d1
	str	d1, [x23, #24]
	ldur	x8, [x29, #-208]
	ldur	x9, [x29, #-240]
	cbz	x9, LBB1_35
	ldur	d0, [x29, #-232]
	scvtf	d0, d0
	sub	x10, x29, #240
	ldr	q1, [x10, #16]
	scvtf.2d	v1, v1
	fmul.2d	v1, v1, v1
	fmadd	d0, d0, d0, d1
	mov	d1, v1[1]
	fadd	d0, d1, d0
	scvtf	d1, x9
	fdiv	d0, d0, d1
LBB1_35:
	scvtf	d1, x8
	fsub	d0, d1, d0
	str	d0, [x22, #24]
	add	x20, x20, #1
	b	LBB1_18
LBB1_36:
	mov	w20, #1
	b	LBB1_38
LBB1_37:
	ldr	x19, [sp, #8]
	cbz	x20, LBB1_42
LBB1_38:
	mov	x21, #0
	add	x22, sp, #112
	b	LBB1_40
LBB1_39:
	add	x22, x22, #32
	subs	x20, x20, #1
	b.eq	LBB1_43
LBB1_40:
	sub	x8, x29, #152
	ldr	x0, [sp, #64]
	mov	x1, x22
	bl	_contents
	ldur	x8, [x29, #-152]
	cbz	x8, LBB1_39
	add	x9, x8, x8, lsr #63
	asr	x9, x9, #1
	ldp	x10, x11, [x29, #-144]
	add	x10, x10, x9
	sdiv	x10, x10, x8
	add	x11, x11, x9
	sdiv	x11, x11, x8
	ldur	x12, [x29, #-128]
	add	x9, x12, x9
	orr	w10, w10, w11, lsl #8
	sdiv	x8, x9, x8
	orr	w8, w10, w8, lsl #16
	orr	w8, w8, #0xff000000
	str	w8, [x19, x21, lsl #2]
	add	x21, x21, #1
	b	LBB1_39
LBB1_42:
	mov	x21, #0
LBB1_43:
	mov	x0, x21
	add	sp, sp, #2, lsl #12
	add	sp, sp, #256
	ldp	x29, x30, [sp, #96]
	ldp	x20, x19, [sp, #80]
	ldp	x22, x21, [sp, #64]
	ldp	x24, x23, [sp, #48]
	ldp	x26, x25, [sp, #32]
	ldp	x28, x27, [sp, #16]
	ldp	d9, d8, [sp], #112
	ret
	.loh AdrpLdr	Lloh0, Lloh1
	.p2align	2
_contents:
	ldp	w10, w9, [x1, #16]
	sxtw	x9, w9
	ldp	w13, w11, [x1, #8]
	sxtw	x13, w13
	add	w11, w11, w11, lsl #5
	add	w12, w11, w10
	add	w12, w12, w12, lsl #5
	mov	w14, #40
	smaddl	x15, w12, w14, x0
	add	x9, x9, x9, lsl #2
	lsl	x12, x9, #3
	add	x9, x15, x12
	ldp	w16, w17, [x1]
	add	w16, w16, w16, lsl #5
	add	w10, w16, w10
	add	w10, w10, w10, lsl #5
	smaddl	x1, w10, w14, x0
	add	x10, x1, x12
	add	w11, w11, w17
	add	w11, w11, w11, lsl #5
	smaddl	x2, w11, w14, x0
	add	x11, x2, x12
	add	w16, w16, w17
	add	w16, w16, w16, lsl #5
	smaddl	x16, w16, w14, x0
	add	x12, x16, x12
	add	x13, x13, x13, lsl #2
	lsl	x17, x13, #3
	add	x13, x15, x17
	add	x14, x1, x17
	add	x15, x2, x17
	add	x16, x16, x17
	ldp	q0, q1, [x10]
	ldp	q2, q3, [x11]
	add.2d	v0, v0, v2
	ldp	q2, q4, [x9]
	ldp	q5, q6, [x12]
	add.2d	v2, v2, v5
	ldp	q5, q7, [x13]
	add.2d	v0, v0, v5
	sub.2d	v0, v2, v0
	ldp	q2, q5, [x14]
	ldp	q16, q17, [x15]
	add.2d	v2, v2, v16
	add.2d	v0, v0, v2
	ldp	q2, q16, [x16]
	sub.2d	v0, v0, v2
	add.2d	v1, v1, v3
	add.2d	v2, v4, v6
	add.2d	v1, v1, v7
	sub.2d	v1, v2, v1
	add.2d	v2, v5, v17
	ldr	x9, [x9, #32]
	ldr	x10, [x10, #32]
	ldr	x11, [x11, #32]
	ldr	x12, [x12, #32]
	ldr	x13, [x13, #32]
	add	x10, x10, x11
	add	x10, x10, x13
	add	x9, x9, x12
	sub	x9, x9, x10
	ldr	x10, [x14, #32]
	ldr	x11, [x15, #32]
	add	x10, x10, x11
	add	x9, x9, x10
	ldr	x10, [x16, #32]
	sub	x9, x9, x10
	add.2d	v1, v1, v2
	sub.2d	v1, v1, v16
	stp	q0, q1, [x8]
	str	x9, [x8, #32]
	ret
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
