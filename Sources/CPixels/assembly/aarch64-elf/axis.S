// Made by scripts/make-kernels.sh from axis.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_0:
	.xword	0x3ff0c152382d7365
.LCPI0_1:
	.xword	0x3e112e0be826d695
.LCPI0_2:
	.xword	0xc002aaaaaaaaaaab
.LCPI0_3:
	.xword	0x3eb0c6f7a0b5ed8d
.LCPI0_4:
	.xword	0xbfdffffffeed1f41
.LCPI0_5:
	.xword	0x3fe000000089705f
	.text
	.globl	cpixels_axis
	.p2align	2
	.type	cpixels_axis,@function
cpixels_axis:
	sub	sp, sp, #288
	cmp	w2, #1
	stp	d9, d8, [sp, #176]
	fmov	d9, #1.00000000
	csinc	w8, w2, wzr, gt
	stp	d15, d14, [sp, #128]
	ucvtf	d1, w8
	stp	d13, d12, [sp, #144]
	stp	d11, d10, [sp, #160]
	stp	x29, x30, [sp, #192]
	add	x29, sp, #192
	stp	x28, x27, [sp, #208]
	fdiv	d0, d0, d1
	stp	x26, x25, [sp, #224]
	stp	x24, x23, [sp, #240]
	stp	x22, x21, [sp, #256]
	stp	x20, x19, [sp, #272]
	str	x6, [sp, #8]
	str	x5, [sp, #80]
	str	w3, [sp, #76]
	fcmp	d0, d9
	str	d0, [sp, #64]
	fcsel	d0, d9, d0, mi
	cmp	w4, #1
	str	d0, [sp, #16]
	b.lt	.LBB0_22
	ldr	d1, [sp, #16]
	adrp	x8, radii
	add	x8, x8, :lo12:radii
	ldr	d0, [x8, w0, sxtw #3]
	adrp	x8, .LCPI0_0
	mov	w22, w0
	fdiv	d11, d9, d1
	ldr	d13, [x8, :lo12:.LCPI0_0]
	sub	w8, w1, #1
	fmul	d2, d1, d0
	scvtf	d0, w8
	sub	x0, x29, #80
	mov	w23, w4
	stp	d0, d2, [sp, #48]
	scvtf	d0, w1
	sub	x1, x29, #88
	str	d0, [sp, #40]
	fmul	d0, d11, d13
	bl	sincos
	mov	w8, w23
	ldp	d8, d10, [x29, #-88]
	str	x8, [sp, #32]
	adrp	x8, .LCPI0_1
	fmov	d4, #0.50000000
	ldr	d0, [x8, :lo12:.LCPI0_1]
	adrp	x8, .LCPI0_2
	fmov	d14, #3.00000000
	mov	x26, #6148914691236517205
	ldr	d21, [x8, :lo12:.LCPI0_2]
	mov	x24, xzr
	mov	w25, wzr
	movk	x26, #16405, lsl #48
	adrp	x28, .LCPI0_3
	adrp	x19, .LCPI0_4
	adrp	x20, .LCPI0_5
	str	d0, [sp, #24]
	b	.LBB0_3
.LBB0_2:
	ldr	x8, [sp, #80]
	mov	w9, #12
	madd	x8, x24, x9, x8
	ldr	x9, [sp, #32]
	add	x24, x24, #1
	cmp	x24, x9
	str	w25, [x8, #8]
	add	w25, w27, w25
	stp	w21, w27, [x8]
	b.eq	.LBB0_22
.LBB0_3:
	ldr	w8, [sp, #76]
	ldp	d2, d1, [sp, #56]
	movi	d3, #0000000000000000
	add	w8, w8, w24
	scvtf	d0, w8
	fadd	d0, d0, d4
	fmul	d0, d1, d0
	fsub	d1, d0, d2
	fadd	d2, d2, d0
	fadd	d1, d1, d4
	fadd	d2, d2, d4
	fcmp	d1, #0.0
	fcsel	d1, d3, d1, mi
	ldr	d3, [sp, #48]
	fcmp	d1, d3
	fcsel	d1, d1, d3, mi
	ldr	d3, [sp, #24]
	fadd	d2, d2, d3
	ldr	d3, [sp, #40]
	fcvtzs	w21, d1
	fcmp	d2, d3
	add	w8, w21, #1
	scvtf	d1, w8
	fcsel	d2, d3, d2, gt
	fcmp	d2, d1
	fcsel	d1, d2, d1, gt
	fcvtzs	w8, d1
	sub	w27, w8, w21
	cmp	w27, #1
	b.lt	.LBB0_2
	scvtf	d1, w21
	ldr	x8, [sp, #8]
	add	x0, sp, #96
	add	x1, sp, #88
	fmov	d12, d21
	add	x23, x8, w25, sxtw #2
	fadd	d1, d1, d4
	fsub	d0, d1, d0
	ldr	d1, [sp, #16]
	fdiv	d15, d0, d1
	fmul	d0, d15, d13
	bl	sincos
	fmov	d21, d12
	movi	d0, #0000000000000000
	mov	x10, #6148914691236517205
	fmov	d22, #6.00000000
	fmov	d20, #-4.00000000
	movk	x10, #16421, lsl #48
	fmov	d19, #-20.00000000
	fmov	d18, #12.00000000
	mov	x8, xzr
	fmov	d17, #2.00000000
	fmov	d16, #7.00000000
	fmov	d7, #-12.00000000
	ldp	d1, d2, [sp, #88]
	b	.LBB0_7
.LBB0_5:
	fmul	d4, d10, d1
	fmul	d5, d10, d2
	fmadd	d2, d8, d2, d4
	fnmsub	d1, d8, d1, d5
.LBB0_6:
	fcvt	s4, d3
	fadd	d0, d0, d3
	str	s4, [x23, x8, lsl #2]
	add	x8, x8, #1
	cmp	x27, x8
	b.eq	.LBB0_18
.LBB0_7:
	ucvtf	d3, w8
	cmp	w22, #1
	fmadd	d4, d11, d3, d15
	b.eq	.LBB0_12
	cbnz	w22, .LBB0_14
	fabs	d5, d4
	movi	d3, #0000000000000000
	fcmp	d5, d14
	b.ge	.LBB0_5
	ldr	d3, [x28, :lo12:.LCPI0_3]
	fcmp	d5, d3
	fmov	d3, #1.00000000
	b.mi	.LBB0_5
	fmul	d3, d4, d13
	fmul	d4, d2, d2
	fmadd	d5, d4, d20, d14
	fmul	d6, d3, d14
	fmul	d4, d4, d5
	fmul	d3, d3, d6
	fdiv	d3, d4, d3
	b	.LBB0_5
.LBB0_12:
	fabs	d4, d4
	fcmp	d4, d9
	b.pl	.LBB0_15
	fmadd	d3, d4, d16, d7
	fmov	d5, x26
	fmul	d3, d4, d3
	b	.LBB0_17
.LBB0_14:
	ldr	d3, [x19, :lo12:.LCPI0_4]
	fcmp	d4, d3
	ldr	d3, [x20, :lo12:.LCPI0_5]
	cset	w9, gt
	fcmp	d4, d3
	csel	w9, wzr, w9, hi
	ucvtf	d3, w9
	b	.LBB0_6
.LBB0_15:
	movi	d3, #0000000000000000
	fcmp	d4, d17
	b.pl	.LBB0_6
	fmadd	d3, d4, d21, d18
	fmov	d5, x10
	fmadd	d3, d4, d3, d19
.LBB0_17:
	fmadd	d3, d4, d3, d5
	fdiv	d3, d3, d22
	b	.LBB0_6
.LBB0_18:
	ucvtf	s1, w27
	fmov	s2, #1.00000000
	mov	x8, x27
	fmov	d4, #0.50000000
	fdiv	s1, s2, s1
	fabs	d2, d0
	b	.LBB0_20
.LBB0_19:
	subs	x8, x8, #1
	str	s3, [x23], #4
	b.eq	.LBB0_2
.LBB0_20:
	ldr	d3, [x28, :lo12:.LCPI0_3]
	fcmp	d2, d3
	fmov	s3, s1
	b.mi	.LBB0_19
	ldr	s3, [x23]
	fcvt	d3, s3
	fdiv	d3, d3, d0
	fcvt	s3, d3
	b	.LBB0_19
.LBB0_22:
	ldp	x20, x19, [sp, #272]
	ldp	x22, x21, [sp, #256]
	ldp	x24, x23, [sp, #240]
	ldp	x26, x25, [sp, #224]
	ldp	x28, x27, [sp, #208]
	ldp	x29, x30, [sp, #192]
	ldp	d9, d8, [sp, #176]
	ldp	d11, d10, [sp, #160]
	ldp	d13, d12, [sp, #144]
	ldp	d15, d14, [sp, #128]
	add	sp, sp, #288
	ret
.Lfunc_end0:
	.size	cpixels_axis, .Lfunc_end0-cpixels_axis
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI1_0:
	.xword	0x3e112e0be826d695
.LCPI1_1:
	.xword	0x3fefae147ae147ae
	.text
	.globl	cpixels_pair
	.p2align	2
	.type	cpixels_pair,@function
cpixels_pair:
	stp	x22, x21, [sp, #-32]!
	adrp	x9, .LCPI1_0
	stp	x20, x19, [sp, #16]
	cbz	x1, .LBB1_7
	ldr	d1, [x9, :lo12:.LCPI1_0]
	mov	x8, xzr
	mov	w9, #12
	fmov	d0, d1
	b	.LBB1_4
.LBB1_2:
	movi	d2, #0000000000000000
.LBB1_3:
	fcmp	d0, d2
	add	x8, x8, #1
	fcsel	d0, d0, d2, gt
	cmp	x8, x1
	b.eq	.LBB1_8
.LBB1_4:
	madd	x11, x8, x9, x0
	ldr	w10, [x11, #4]
	cmp	w10, #1
	b.lt	.LBB1_2
	ldrsw	x11, [x11, #8]
	movi	d2, #0000000000000000
	add	x11, x2, x11, lsl #2
.LBB1_6:
	ldr	s3, [x11], #4
	fabs	s3, s3
	fcvt	d3, s3
	fcmp	d1, d3
	fadd	d2, d2, d3
	fcsel	d1, d1, d3, gt
	subs	x10, x10, #1
	b.ne	.LBB1_6
	b	.LBB1_3
.LBB1_7:
	ldr	d0, [x9, :lo12:.LCPI1_0]
	fmov	d1, d0
.LBB1_8:
	mov	x8, #281200098803712
	movk	x8, #16607, lsl #48
	fmov	d2, x8
	mov	x8, #281474972516352
	movk	x8, #16863, lsl #48
	fdiv	d1, d2, d1
	scvtf	d2, w4
	fmul	d0, d0, d2
	fmov	d2, x8
	adrp	x8, .LCPI1_1
	fdiv	d0, d2, d0
	fcmp	d1, d0
	fcsel	d0, d1, d0, mi
	ldr	d1, [x8, :lo12:.LCPI1_1]
	mov	x8, #4715268809856909312
	fmul	d0, d0, d1
	fmov	d1, #1.00000000
	fcmp	d0, d1
	fcsel	d0, d1, d0, mi
	fmov	d1, x8
	fminnm	d0, d0, d1
	fcvtzs	w8, d0
	cbz	x1, .LBB1_26
	scvtf	d0, w8
	movi	v1.2d, #0000000000000000
	mov	x9, xzr
	mov	w10, wzr
	add	x11, x6, #16
	mov	w12, #12
	b	.LBB1_11
.LBB1_10:
	madd	x13, x9, x12, x5
	add	w15, w18, w18, lsr #31
	add	w14, w17, w17, lsr #31
	add	x9, x9, #1
	asr	w15, w15, #1
	asr	w14, w14, #1
	cmp	x9, x1
	str	w10, [x13, #8]
	add	w10, w15, w10
	stp	w14, w15, [x13]
	b.eq	.LBB1_26
.LBB1_11:
	madd	x17, x9, x12, x0
	ldp	w13, w14, [x17, #4]
	sxtw	x14, w14
	cmp	w13, #1
	add	x14, x2, x14, lsl #2
	b.lt	.LBB1_14
	mov	x18, xzr
	mov	w15, wzr
	mov	w16, w8
.LBB1_13:
	ldr	s2, [x14, x18, lsl #2]
	ldr	s4, [x14, w15, uxtw #2]
	fcvt	d3, s2
	fcmp	s2, s4
	csel	w15, w18, w15, gt
	add	x18, x18, #1
	fmul	d3, d0, d3
	cmp	x13, x18
	frintx	d3, d3
	fcvtzs	x4, d3
	sub	w16, w16, w4
	b.ne	.LBB1_13
	b	.LBB1_15
.LBB1_14:
	mov	x15, xzr
	mov	w16, w8
.LBB1_15:
	ldr	w17, [x17]
	sub	w17, w17, w3
	and	w4, w17, #0x1
	add	w18, w13, w4
	add	w18, w18, #1
	cmp	w18, #1
	b.le	.LBB1_23
	sxtw	x19, w10
	lsr	w7, w18, #1
	cmp	w18, #16
	b.hs	.LBB1_18
	mov	x20, xzr
	b	.LBB1_21
.LBB1_18:
	and	x20, x7, #0x3ffffff8
	add	x21, x11, x19, lsl #2
	mov	x22, x20
.LBB1_19:
	subs	x22, x22, #8
	stp	q1, q1, [x21, #-16]
	add	x21, x21, #32
	b.ne	.LBB1_19
	cmp	x20, x7
	b.eq	.LBB1_23
.LBB1_21:
	lsl	x21, x20, #2
	sub	x7, x7, x20
	add	x19, x21, x19, lsl #2
	add	x19, x6, x19
.LBB1_22:
	subs	x7, x7, #1
	str	wzr, [x19], #4
	b.ne	.LBB1_22
.LBB1_23:
	cmp	w13, #1
	b.lt	.LBB1_10
	add	x7, x6, w10, sxtw #2
	lsl	w19, w4, #4
.LBB1_25:
	ldr	s2, [x14], #4
	cmp	x15, #0
	csel	w21, w16, wzr, eq
	lsr	w22, w4, #1
	sub	x13, x13, #1
	fcvt	d2, s2
	add	w4, w4, #1
	sub	x15, x15, #1
	fmul	d2, d0, d2
	frintx	d2, d2
	fcvtzs	x20, d2
	add	w20, w21, w20
	and	w21, w19, #0x10
	add	w19, w19, #16
	and	w20, w20, #0xffff
	lsl	w20, w20, w21
	ldr	w21, [x7, w22, uxtw #2]
	orr	w20, w20, w21
	str	w20, [x7, w22, uxtw #2]
	cbnz	x13, .LBB1_25
	b	.LBB1_10
.LBB1_26:
	ldp	x20, x19, [sp, #16]
	mov	w0, w8
	ldp	x22, x21, [sp], #32
	ret
.Lfunc_end1:
	.size	cpixels_pair, .Lfunc_end1-cpixels_pair
	.type	radii,@object
	.section	.rodata,"a",@progbits
	.p2align	3, 0x0
radii:
	.xword	0x4008000000000000
	.xword	0x4000000000000000
	.xword	0x3fe0000000000000
	.size	radii, 24
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
