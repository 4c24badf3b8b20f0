// Made by scripts/make-kernels.sh from quantizer.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.text
	.globl	cpixels_add_moments
	.p2align	2
	.type	cpixels_add_moments,@function
cpixels_add_moments:
	cbz	x1, .LBB0_5
	mov	w8, #1
	mov	w9, #1320
	mov	w10, #40
	dup	v0.2d, x8
	add	x8, x2, #1320
	mov	w11, #43560
	b	.LBB0_3
.LBB0_2:
	subs	x1, x1, #1
	b.eq	.LBB0_5
.LBB0_3:
	ldr	w12, [x0], #4
	cbz	w12, .LBB0_2
	ubfx	x13, x12, #3, #5
	ubfx	w14, w12, #8, #8
	lsr	x15, x12, #16
	mov	v1.16b, v0.16b
	orr	x13, x13, x13, lsl #5
	ubfx	x15, x15, #3, #5
	add	x13, x13, x14, lsr #3
	umaddl	x13, w13, w9, x8
	umaddl	x13, w15, w10, x13
	and	x15, x12, #0xff
	ubfx	x12, x12, #16, #8
	mov	v1.d[1], x15
	umull	x15, w15, w15
	umaddl	x15, w14, w14, x15
	add	x16, x13, x11
	ldr	q2, [x13, #43600]
	umaddl	x15, w12, w12, x15
	ldp	x17, x18, [x16, #56]
	add	v1.2d, v2.2d, v1.2d
	add	x14, x17, x14
	ldr	x17, [x16, #72]
	add	x12, x18, x12
	stp	x14, x12, [x16, #56]
	add	x12, x15, x17
	str	q1, [x13, #43600]
	str	x12, [x16, #72]
	b	.LBB0_2
.LBB0_5:
	ret
.Lfunc_end0:
	.size	cpixels_add_moments, .Lfunc_end0-cpixels_add_moments
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI1_0:
	.word	0
	.word	0
	.word	0
	.word	32
	.text
	.globl	cpixels_quantize
	.p2align	2
	.type	cpixels_quantize,@function
cpixels_quantize:
	str	d8, [sp, #-112]!
	stp	x29, x30, [sp, #16]
	add	x29, sp, #16
	stp	x28, x27, [sp, #32]
	stp	x26, x25, [sp, #48]
	stp	x24, x23, [sp, #64]
	stp	x22, x21, [sp, #80]
	stp	x20, x19, [sp, #96]
	sub	sp, sp, #2, lsl #12
	sub	sp, sp, #240
	mov	w10, #33761
	mov	w11, #61565
	mov	x19, x2
	mov	x21, x1
	mov	w8, #1
	add	x9, x0, #40
	movk	w10, #15887, lsl #16
	movk	w11, #1985, lsl #16
	mov	w12, #35937
	stur	x0, [x29, #-8]
	b	.LBB1_2
.LBB1_1:
	add	x8, x8, #1
	add	x9, x9, #40
	cmp	x8, x12
	b.eq	.LBB1_4
.LBB1_2:
	and	w13, w8, #0xffff
	mul	w13, w13, w10
	cmp	w13, w11
	b.lo	.LBB1_1
	ldp	q1, q3, [x9]
	ldur	q0, [x9, #-40]
	ldur	q2, [x9, #-24]
	ldur	x13, [x9, #-8]
	ldr	x14, [x9, #32]
	add	v0.2d, v1.2d, v0.2d
	add	v1.2d, v3.2d, v2.2d
	add	x13, x14, x13
	str	x13, [x9, #32]
	stp	q0, q1, [x9]
	b	.LBB1_1
.LBB1_4:
	mov	w10, #33761
	mov	w11, #61565
	mov	w12, #59904
	mov	x8, xzr
	mov	w9, #33
	movk	w10, #15887, lsl #16
	movk	w11, #1985, lsl #16
	movk	w12, #21, lsl #16
	b	.LBB1_6
.LBB1_5:
	add	x8, x8, #40
	add	w9, w9, #1
	cmp	x8, x12
	b.eq	.LBB1_8
.LBB1_6:
	umull	x13, w9, w10
	lsr	x13, x13, #35
	mul	w13, w13, w10
	cmp	w13, w11
	b.lo	.LBB1_5
	ldur	x13, [x29, #-8]
	add	x13, x13, x8
	add	x14, x13, #1320
	ldp	q1, q2, [x13]
	add	x15, x13, #1336
	ldr	q0, [x14]
	ldr	x16, [x13, #32]
	ldr	q3, [x15]
	ldr	x17, [x13, #1352]
	add	v0.2d, v0.2d, v1.2d
	add	v1.2d, v3.2d, v2.2d
	str	q0, [x14]
	add	x14, x17, x16
	str	q1, [x15]
	str	x14, [x13, #1352]
	b	.LBB1_5
.LBB1_8:
	ldur	x14, [x29, #-8]
	mov	w11, #43592
	mov	w10, #39479
	mov	w12, #33761
	mov	w13, #61565
	mov	w8, #1089
	mov	w9, #34848
	movk	w10, #57712, lsl #16
	add	x11, x14, x11
	movk	w12, #15887, lsl #16
	movk	w13, #1985, lsl #16
	b	.LBB1_10
.LBB1_9:
	subs	x9, x9, #1
	add	x11, x11, #40
	add	x14, x14, #40
	add	w8, w8, #1
	b.eq	.LBB1_12
.LBB1_10:
	umull	x15, w8, w10
	lsr	x15, x15, #32
	sub	w16, w8, w15
	add	w15, w15, w16, lsr #1
	lsr	w15, w15, #10
	mul	w15, w15, w12
	cmp	w15, w13
	b.lo	.LBB1_9
	ldp	q1, q2, [x11, #-32]
	ldr	q0, [x14]
	ldr	x16, [x11]
	add	v0.2d, v1.2d, v0.2d
	stur	q0, [x11, #-32]
	ldr	q0, [x14, #16]
	add	v0.2d, v2.2d, v0.2d
	stur	q0, [x11, #-16]
	ldr	x15, [x14, #32]
	add	x15, x16, x15
	str	x15, [x11]
	b	.LBB1_9
.LBB1_12:
	adrp	x8, .LCPI1_0
	movi	v0.2s, #32
	cmp	x21, #256
	ldr	q1, [x8, :lo12:.LCPI1_0]
	mov	w8, #256
	ldur	x0, [x29, #-8]
	csel	x8, x21, x8, lo
	add	x1, sp, #96
	str	xzr, [sp, #120]
	str	x8, [sp, #16]
	add	x8, sp, #56
	str	q1, [sp, #96]
	str	d0, [sp, #112]
	bl	contents
	ldr	x9, [sp, #56]
	ldr	x8, [sp, #88]
	cbz	x9, .LBB1_14
	ldur	q0, [sp, #72]
	ldr	d1, [sp, #64]
	scvtf	v0.2d, v0.2d
	scvtf	d1, d1
	fmul	v0.2d, v0.2d, v0.2d
	fmadd	d1, d1, d1, d0
	mov	d0, v0.d[1]
	fadd	d0, d0, d1
	scvtf	d1, x9
	fdiv	d0, d0, d1
	b	.LBB1_15
.LBB1_14:
	movi	d0, #0000000000000000
.LBB1_15:
	scvtf	d1, x8
	cmp	x21, #2
	fsub	d0, d1, d0
	str	d0, [sp, #120]
	b.lo	.LBB1_37
	sub	x8, x29, #160
	add	x21, sp, #96
	mov	w20, #1
	add	x27, x8, #12
	add	x8, x21, #56
	stp	x19, x8, [sp]
	b	.LBB1_19
.LBB1_17:
	ldp	x8, x20, [sp, #24]
	add	x21, sp, #96
	str	xzr, [x8]
.LBB1_18:
	ldr	x8, [sp, #16]
	cmp	x20, x8
	b.hs	.LBB1_38
.LBB1_19:
	cmp	x20, #2
	b.lo	.LBB1_22
	ldr	x9, [sp, #8]
	mov	x8, xzr
	mov	w10, #1
.LBB1_21:
	add	x11, x21, x8, lsl #5
	ldr	d0, [x9], #32
	ldr	d1, [x11, #24]
	fcmp	d0, d1
	csel	x8, x10, x8, gt
	add	x10, x10, #1
	cmp	x20, x10
	b.ne	.LBB1_21
	b	.LBB1_23
.LBB1_22:
	mov	x8, xzr
.LBB1_23:
	add	x21, x21, x8, lsl #5
	mov	x8, x21
	ldr	d0, [x8, #24]!
	fcmp	d0, #0.0
	b.le	.LBB1_38
	ldur	x0, [x29, #-8]
	stp	x8, x20, [sp, #24]
	sub	x8, x29, #72
	mov	x1, x21
	bl	contents
	fmov	d8, #-1.00000000
	ldp	x23, x22, [x29, #-56]
	ldp	x24, x19, [x29, #-72]
	mov	x25, xzr
	mov	w28, wzr
	orr	x8, x21, #0xc
	mov	w26, #-1
	stp	x8, x21, [sp, #40]
	b	.LBB1_26
.LBB1_25:
	add	x25, x25, #1
	cmp	x25, #3
	b.eq	.LBB1_31
.LBB1_26:
	ldp	x10, x9, [sp, #40]
	ldr	w8, [x9, x25, lsl #2]
	ldr	w21, [x10, x25, lsl #2]
	ldp	q0, q1, [x9]
	add	w20, w8, #1
	sub	x8, x29, #160
	cmp	w20, w21
	stp	q0, q1, [x8]
	b.lt	.LBB1_28
	b	.LBB1_25
.LBB1_27:
	add	w20, w20, #1
	cmp	w21, w20
	b.eq	.LBB1_25
.LBB1_28:
	ldur	x0, [x29, #-8]
	sub	x8, x29, #112
	sub	x1, x29, #160
	str	w20, [x27, x25, lsl #2]
	bl	contents
	ldur	x9, [x29, #-112]
	cbz	x9, .LBB1_27
	subs	x8, x24, x9
	b.eq	.LBB1_27
	ldp	x11, x10, [x29, #-104]
	ldur	x12, [x29, #-88]
	scvtf	d2, x12
	scvtf	d0, x10
	scvtf	d1, x11
	fmul	d0, d0, d0
	fmadd	d0, d1, d1, d0
	scvtf	d1, x9
	sub	x9, x23, x10
	fmadd	d0, d2, d2, d0
	fdiv	d0, d0, d1
	scvtf	d1, x9
	sub	x9, x19, x11
	scvtf	d2, x9
	sub	x9, x22, x12
	scvtf	d3, x9
	fmul	d1, d1, d1
	fmadd	d1, d2, d2, d1
	scvtf	d2, x8
	fmadd	d1, d3, d3, d1
	fdiv	d1, d1, d2
	fadd	d0, d0, d1
	fcmp	d0, d8
	fcsel	d8, d0, d8, gt
	csel	w26, w25, w26, gt
	csel	w28, w20, w28, gt
	b	.LBB1_27
.LBB1_31:
	tbnz	w26, #31, .LBB1_17
	ldp	x20, x8, [sp, #32]
	add	x21, sp, #96
	ldr	x23, [sp, #48]
	ldur	x19, [x29, #-8]
	ldp	q1, q0, [x23]
	add	x22, x21, x20, lsl #5
	mov	x0, x19
	mov	x1, x23
	stp	q1, q0, [x22]
	str	w28, [x8, w26, uxtw #2]
	sub	x8, x29, #112
	str	w28, [x22, w26, uxtw #2]
	bl	contents
	sub	x8, x29, #160
	mov	x0, x19
	mov	x1, x22
	bl	contents
	movi	d0, #0000000000000000
	movi	d1, #0000000000000000
	ldur	x8, [x29, #-112]
	cbz	x8, .LBB1_34
	sub	x9, x29, #160
	ldur	d2, [x29, #-104]
	ldr	q1, [x9, #64]
	scvtf	d2, d2
	scvtf	v1.2d, v1.2d
	fmul	v1.2d, v1.2d, v1.2d
	fmadd	d2, d2, d2, d1
	mov	d1, v1.d[1]
	fadd	d1, d1, d2
	scvtf	d2, x8
	fdiv	d1, d1, d2
.LBB1_34:
	ldur	x8, [x29, #-80]
	ldur	x9, [x29, #-160]
	scvtf	d2, x8
	ldur	x8, [x29, #-128]
	fsub	d1, d2, d1
	str	d1, [x23, #24]
	cbz	x9, .LBB1_36
	sub	x10, x29, #160
	ldur	d1, [x29, #-152]
	ldr	q0, [x10, #16]
	scvtf	d1, d1
	scvtf	v0.2d, v0.2d
	fmul	v0.2d, v0.2d, v0.2d
	fmadd	d1, d1, d1, d0
	mov	d0, v0.d[1]
	fadd	d0, d0, d1
	scvtf	d1, x9
	fdiv	d0, d0, d1
.LBB1_36:
	scvtf	d1, x8
	add	x20, x20, #1
	fsub	d0, d1, d0
	str	d0, [x22, #24]
	b	.LBB1_18
.LBB1_37:
	mov	w20, #1
	b	.LBB1_39
.LBB1_38:
	ldr	x19, [sp]
	cbz	x20, .LBB1_43
.LBB1_39:
	mov	x21, xzr
	add	x22, sp, #96
	b	.LBB1_41
.LBB1_40:
	subs	x20, x20, #1
	add	x22, x22, #32
	b.eq	.LBB1_44
.LBB1_41:
	ldur	x0, [x29, #-8]
	sub	x8, x29, #72
	mov	x1, x22
	bl	contents
	ldur	x8, [x29, #-72]
	cbz	x8, .LBB1_40
	add	x9, x8, x8, lsr #63
	ldp	x10, x11, [x29, #-64]
	ldur	x12, [x29, #-48]
	asr	x9, x9, #1
	add	x10, x10, x9
	add	x11, x11, x9
	add	x9, x12, x9
	sdiv	x10, x10, x8
	sdiv	x11, x11, x8
	sdiv	x8, x9, x8
	orr	w9, w10, w11, lsl #8
	orr	w8, w9, w8, lsl #16
	add	x9, x21, #1
	orr	w8, w8, #0xff000000
	str	w8, [x19, x21, lsl #2]
	mov	x21, x9
	b	.LBB1_40
.LBB1_43:
	mov	x21, xzr
.LBB1_44:
	mov	x0, x21
	add	sp, sp, #2, lsl #12
	add	sp, sp, #240
	ldp	x20, x19, [sp, #96]
	ldp	x22, x21, [sp, #80]
	ldp	x24, x23, [sp, #64]
	ldp	x26, x25, [sp, #48]
	ldp	x28, x27, [sp, #32]
	ldp	x29, x30, [sp, #16]
	ldr	d8, [sp], #112
	ret
.Lfunc_end1:
	.size	cpixels_quantize, .Lfunc_end1-cpixels_quantize
	.p2align	2
	.type	contents,@function
contents:
	ldp	w9, w11, [x1, #12]
	ldp	w10, w13, [x1]
	ldrsw	x14, [x1, #20]
	mov	w16, #40
	ldrsw	x12, [x1, #8]
	add	w9, w9, w9, lsl #5
	add	w10, w10, w10, lsl #5
	add	w15, w9, w11
	add	w9, w9, w13
	add	w11, w10, w11
	add	w9, w9, w9, lsl #5
	add	w10, w10, w13
	add	w11, w11, w11, lsl #5
	add	x13, x14, x14, lsl #2
	add	w15, w15, w15, lsl #5
	smaddl	x1, w9, w16, x0
	add	w10, w10, w10, lsl #5
	add	x9, x12, x12, lsl #2
	smaddl	x18, w11, w16, x0
	lsl	x11, x13, #3
	smaddl	x17, w15, w16, x0
	lsl	x15, x9, #3
	smaddl	x10, w10, w16, x0
	add	x14, x1, x11
	add	x13, x18, x11
	ldp	q1, q3, [x14]
	ldp	q0, q2, [x13]
	add	x12, x17, x11
	add	x11, x10, x11
	add	x9, x17, x15
	add	x16, x18, x15
	ldp	q4, q6, [x11]
	add	x17, x1, x15
	add	v0.2d, v0.2d, v1.2d
	ldp	q1, q7, [x9]
	add	v2.2d, v2.2d, v3.2d
	ldp	q3, q5, [x12]
	add	x10, x10, x15
	ldr	x13, [x13, #32]
	ldr	x14, [x14, #32]
	add	v0.2d, v0.2d, v1.2d
	ldr	x12, [x12, #32]
	ldr	x11, [x11, #32]
	add	v3.2d, v3.2d, v4.2d
	add	v1.2d, v5.2d, v6.2d
	add	v2.2d, v2.2d, v7.2d
	ldp	q5, q6, [x16]
	ldr	x9, [x9, #32]
	ldp	q4, q7, [x17]
	ldr	x15, [x16, #32]
	sub	v0.2d, v3.2d, v0.2d
	sub	v1.2d, v1.2d, v2.2d
	ldr	x16, [x17, #32]
	add	x13, x13, x14
	add	x11, x12, x11
	add	v4.2d, v5.2d, v4.2d
	add	v3.2d, v6.2d, v7.2d
	add	x9, x13, x9
	add	x12, x15, x16
	sub	x9, x11, x9
	add	x9, x9, x12
	add	v0.2d, v0.2d, v4.2d
	add	v1.2d, v1.2d, v3.2d
	ldp	q2, q3, [x10]
	ldr	x10, [x10, #32]
	sub	x9, x9, x10
	sub	v0.2d, v0.2d, v2.2d
	sub	v1.2d, v1.2d, v3.2d
	str	x9, [x8, #32]
	stp	q0, q1, [x8]
	ret
.Lfunc_end2:
	.size	contents, .Lfunc_end2-contents
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
