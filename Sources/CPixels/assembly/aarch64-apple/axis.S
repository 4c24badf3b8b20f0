// Made by scripts/make-kernels.sh from axis.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_axis
	.p2align	2
_cpixels_axis:
	sub	sp, sp, #240
	stp	d15, d14, [sp, #80]
	stp	d13, d12, [sp, #96]
	stp	d11, d10, [sp, #112]
	stp	d9, d8, [sp, #128]
	stp	x28, x27, [sp, #144]
	stp	x26, x25, [sp, #160]
	stp	x24, x23, [sp, #176]
	stp	x22, x21, [sp, #192]
	stp	x20, x19, [sp, #208]
	stp	x29, x30, [sp, #224]
	add	x29, sp, #224
	str	x6, [sp, #8]
	str	x5, [sp, #72]
	str	w3, [sp, #68]
	cmp	w2, #1
	csinc	w8, w2, wzr, gt
	ucvtf	d1, w8
	fdiv	d10, d0, d1
	fmov	d11, #1.00000000
	fcmp	d10, d11
	fcsel	d0, d11, d10, mi
	str	d0, [sp, #16]
	cmp	w4, #1
	b.lt	LBB0_22
	mov	x23, x4
	mov	x22, x0
Lloh0:
	adrp	x8, _radii@PAGE
Lloh1:
	add	x8, x8, _radii@PAGEOFF
	ldr	d0, [x8, w0, sxtw #3]
	ldr	d1, [sp, #16]
	fmul	d2, d1, d0
	sub	w8, w1, #1
	scvtf	d0, w8
	stp	d0, d2, [sp, #48]
	scvtf	d0, w1
	str	d0, [sp, #40]
	fdiv	d12, d11, d1
	mov	x8, #29541
	movk	x8, #14381, lsl #16
	movk	x8, #49490, lsl #32
	movk	x8, #16368, lsl #48
	fmov	d0, x8
	str	d0, [sp]
	fmul	d0, d12, d0
	bl	___sincos_stret
	fmov	d8, d0
	fmov	d9, d1
	mov	x25, #0
	mov	w26, #0
	fmov	d4, #0.50000000
	mov	x8, #54933
	movk	x8, #59430, lsl #16
	movk	x8, #11787, lsl #32
	movk	x8, #15889, lsl #48
	str	x8, [sp, #32]
	fmov	d13, #6.00000000
	mov	w8, w23
	str	x8, [sp, #24]
	mov	x27, #-6148914691236517206
	movk	x27, #43691
	movk	x27, #49154, lsl #48
	mov	x24, #60813
	movk	x24, #41141, lsl #16
	movk	x24, #50935, lsl #32
	movk	x24, #16048, lsl #48
	fmov	d14, #3.00000000
	mov	x28, #-57535
	movk	x28, #65261, lsl #16
	movk	x28, #49119, lsl #48
	mov	x19, #28767
	movk	x19, #137, lsl #16
	movk	x19, #16352, lsl #48
	b	LBB0_3
LBB0_2:
	ldr	x8, [sp, #72]
	mov	w9, #12
	madd	x8, x25, x9, x8
	stp	w20, w21, [x8]
	str	w26, [x8, #8]
	add	w26, w21, w26
	add	x25, x25, #1
	ldr	x8, [sp, #24]
	cmp	x25, x8
	b.eq	LBB0_22
LBB0_3:
	ldr	w8, [sp, #68]
	add	w8, w8, w25
	scvtf	d0, w8
	fadd	d0, d0, d4
	ldr	d2, [sp, #56]
	fnmsub	d1, d10, d0, d2
	fadd	d1, d1, d4
	fcmp	d1, #0.0
	movi	d3, #0000000000000000
	fcsel	d1, d3, d1, mi
	ldr	d3, [sp, #48]
	fcmp	d1, d3
	fcsel	d1, d1, d3, mi
	fcvtzs	w20, d1
	fmadd	d1, d10, d0, d2
	fadd	d1, d1, d4
	ldp	d3, d2, [sp, #32]
	fadd	d1, d1, d3
	fcmp	d1, d2
	fcsel	d1, d2, d1, gt
	add	w8, w20, #1
	scvtf	d2, w8
	fcmp	d1, d2
	fcsel	d1, d1, d2, gt
	fcvtzs	w8, d1
	sub	w21, w8, w20
	cmp	w21, #1
	b.lt	LBB0_2
	ldr	x8, [sp, #8]
	add	x23, x8, w26, sxtw #2
	scvtf	d1, w20
	fadd	d1, d1, d4
	fmsub	d0, d10, d0, d1
	ldr	d1, [sp, #16]
	fdiv	d15, d0, d1
	ldr	d0, [sp]
	fmul	d0, d15, d0
	bl	___sincos_stret
	fmov	d20, #-4.00000000
	mov	x13, #6148914691236517205
	movk	x13, #16421, lsl #48
	fmov	d19, #-20.00000000
	fmov	d18, #12.00000000
	mov	x12, #6148914691236517205
	movk	x12, #16405, lsl #48
	fmov	d17, #2.00000000
	fmov	d16, #7.00000000
	fmov	d7, #-12.00000000
	mov	x8, #0
	movi	d2, #0000000000000000
	mov	x10, #29541
	movk	x10, #14381, lsl #16
	movk	x10, #49490, lsl #32
	movk	x10, #16368, lsl #48
	b	LBB0_7
LBB0_5:
	fmul	d4, d8, d1
	fmul	d5, d8, d0
	fmadd	d0, d9, d0, d4
	fnmsub	d1, d9, d1, d5
LBB0_6:
	fcvt	s4, d3
	str	s4, [x23, x8, lsl #2]
	fadd	d2, d2, d3
	add	x8, x8, #1
	cmp	x21, x8
	b.eq	LBB0_18
LBB0_7:
	ucvtf	d3, w8
	fmadd	d4, d12, d3, d15
	cmp	w22, #1
	b.eq	LBB0_12
	cbnz	w22, LBB0_14
	fabs	d5, d4
	movi	d3, #0000000000000000
	fcmp	d5, d14
	b.ge	LBB0_5
	fmov	d3, #1.00000000
	fmov	d6, x24
	fcmp	d5, d6
	b.mi	LBB0_5
	fmov	d3, x10
	fmul	d3, d4, d3
	fmul	d4, d0, d0
	fmadd	d5, d4, d20, d14
	fmul	d4, d4, d5
	fmul	d5, d3, d14
	fmul	d3, d3, d5
	fdiv	d3, d4, d3
	b	LBB0_5
LBB0_12:
	fabs	d4, d4
	fcmp	d4, d11
	b.pl	LBB0_15
	fmadd	d3, d4, d16, d7
	fmul	d3, d4, d3
	fmov	d5, x12
	b	LBB0_17
LBB0_14:
	fmov	d3, x28
	fcmp	d4, d3
	cset	w9, gt
	fmov	d3, x19
	fcmp	d4, d3
	csel	w9, wzr, w9, hi
	ucvtf	d3, w9
	b	LBB0_6
LBB0_15:
	movi	d3, #0000000000000000
	fcmp	d4, d17
	b.pl	LBB0_6
	fmov	d3, x27
	fmadd	d3, d4, d3, d18
	fmadd	d3, d4, d3, d19
	fmov	d5, x13
LBB0_17:
	fmadd	d3, d4, d3, d5
	fdiv	d3, d3, d13
	b	LBB0_6
LBB0_18:
	fabs	d0, d2
	ucvtf	s1, w21
	fmov	s3, #1.00000000
	fdiv	s1, s3, s1
	mov	x8, x21
	fmov	d4, #0.50000000
	b	LBB0_20
LBB0_19:
	str	s3, [x23], #4
	subs	x8, x8, #1
	b.eq	LBB0_2
LBB0_20:
	fmov	d3, x24
	fcmp	d0, d3
	fmov	d3, d1
	b.mi	LBB0_19
	ldr	s3, [x23]
	fcvt	d3, s3
	fdiv	d3, d3, d2
	fcvt	s3, d3
	b	LBB0_19
LBB0_22:
	ldp	x29, x30, [sp, #224]
	ldp	x20, x19, [sp, #208]
	ldp	x22, x21, [sp, #192]
	ldp	x24, x23, [sp, #176]
	ldp	x26, x25, [sp, #160]
	ldp	x28, x27, [sp, #144]
	ldp	d9, d8, [sp, #128]
	ldp	d11, d10, [sp, #112]
	ldp	d13, d12, [sp, #96]
	ldp	d15, d14, [sp, #80]
	add	sp, sp, #240
	ret
	.loh AdrpAdd	Lloh0, Lloh1
	.globl	_cpixels_pair
	.p2align	2
_cpixels_pair:
	stp	x24, x23, [sp, #-48]!
	stp	x22, x21, [sp, #16]
	stp	x20, x19, [sp, #32]
	cbz	x1, LBB1_7
	mov	x8, #0
	mov	x9, #54933
	movk	x9, #59430, lsl #16
	movk	x9, #11787, lsl #32
	movk	x9, #15889, lsl #48
	fmov	d0, x9
	mov	w9, #12
	fmov	d1, d0
	b	LBB1_4
LBB1_2:
	movi	d2, #0000000000000000
LBB1_3:
	fcmp	d1, d2
	fcsel	d1, d1, d2, gt
	add	x8, x8, #1
	cmp	x8, x1
	b.eq	LBB1_8
LBB1_4:
	madd	x11, x8, x9, x0
	ldr	w10, [x11, #4]
	cmp	w10, #1
	b.lt	LBB1_2
	ldrsw	x11, [x11, #8]
	add	x11, x2, x11, lsl #2
	movi	d2, #0000000000000000
LBB1_6:
	ldr	s3, [x11], #4
	fabs	s3, s3
	fcvt	d3, s3
	fcmp	d0, d3
	fcsel	d0, d0, d3, gt
	fadd	d2, d2, d3
	subs	x10, x10, #1
	b.ne	LBB1_6
	b	LBB1_3
LBB1_7:
	mov	x8, #54933
	movk	x8, #59430, lsl #16
	movk	x8, #11787, lsl #32
	movk	x8, #15889, lsl #48
	fmov	d1, x8
	fmov	d0, d1
LBB1_8:
	mov	x8, #281200098803712
	movk	x8, #16607, lsl #48
	fmov	d2, x8
	scvtf	d3, w4
	fdiv	d0, d2, d0
	fmul	d1, d1, d3
	mov	x8, #281474972516352
	movk	x8, #16863, lsl #48
	fmov	d2, x8
	fdiv	d1, d2, d1
	fcmp	d0, d1
	fcsel	d0, d0, d1, mi
	mov	x8, #18350
	movk	x8, #31457, lsl #16
	movk	x8, #44564, lsl #32
	movk	x8, #16367, lsl #48
	fmov	d1, x8
	fmul	d0, d0, d1
	fmov	d1, #1.00000000
	fcmp	d0, d1
	fcsel	d0, d1, d0, mi
	mov	x8, #4715268809856909312
	fmov	d1, x8
	fminnm	d0, d0, d1
	fcvtzs	w8, d0
	cbz	x1, LBB1_32
	mov	x9, #0
	mov	w10, #0
	scvtf	d0, w8
	add	x11, x6, #32
	mov	w12, #12
	movi.2d	v1, #0000000000000000
	b	LBB1_11
LBB1_10:
	add	w13, w7, w7, lsr #31
	asr	w13, w13, #1
	madd	x14, x9, x12, x5
	add	w15, w17, w17, lsr #31
	asr	w15, w15, #1
	stp	w15, w13, [x14]
	str	w10, [x14, #8]
	add	w10, w13, w10
	add	x9, x9, #1
	cmp	x9, x1
	b.eq	LBB1_32
LBB1_11:
	madd	x17, x9, x12, x0
	ldp	w13, w14, [x17, #4]
	sxtw	x14, w14
	add	x14, x2, x14, lsl #2
	cmp	w13, #1
	b.lt	LBB1_14
	mov	x4, #0
	mov	w15, #0
	mov	x16, x8
LBB1_13:
	ldr	s2, [x14, x4, lsl #2]
	fcvt	d3, s2
	fmul	d3, d0, d3
	frintx	d3, d3
	fcvtzs	x7, d3
	sub	w16, w16, w7
	ldr	s3, [x14, w15, uxtw #2]
	fcmp	s2, s3
	csel	w15, w4, w15, gt
	add	x4, x4, #1
	cmp	x13, x4
	b.ne	LBB1_13
	b	LBB1_15
LBB1_14:
	mov	x15, #0
	mov	x16, x8
LBB1_15:
	ldr	w17, [x17]
	sub	w17, w17, w3
	and	w4, w17, #0x1
	add	w7, w13, w4
	add	w7, w7, #1
	cmp	w7, #1
	b.le	LBB1_29
	sxtw	x19, w10
	lsr	w20, w7, #1
	cmp	w7, #7
	b.hi	LBB1_18
	mov	x21, #0
	b	LBB1_27
LBB1_18:
	cmp	w7, #32
	b.hs	LBB1_20
	mov	x21, #0
	b	LBB1_24
LBB1_20:
	and	x21, x20, #0x3ffffff0
	add	x22, x11, x19, lsl #2
	mov	x23, x21
LBB1_21:
	stp	q1, q1, [x22, #-32]
	stp	q1, q1, [x22], #64
	subs	x23, x23, #16
	b.ne	LBB1_21
	cmp	x21, x20
	b.eq	LBB1_29
	tst	x20, #0xc
	b.eq	LBB1_27
LBB1_24:
	mov	x23, x21
	and	x21, x20, #0x3ffffffc
	sub	x22, x23, x21
	lsl	x23, x23, #2
	add	x23, x23, x19, lsl #2
	add	x23, x6, x23
LBB1_25:
	stp	xzr, xzr, [x23], #16
	adds	x22, x22, #4
	b.ne	LBB1_25
	cmp	x21, x20
	b.eq	LBB1_29
LBB1_27:
	sub	x20, x20, x21
	lsl	x21, x21, #2
	add	x19, x21, x19, lsl #2
	add	x19, x6, x19
LBB1_28:
	str	wzr, [x19], #4
	subs	x20, x20, #1
	b.ne	LBB1_28
LBB1_29:
	cmp	w13, #1
	b.lt	LBB1_10
	lsl	w19, w4, #4
	add	x20, x6, w10, sxtw #2
LBB1_31:
	ldr	s2, [x14], #4
	fcvt	d2, s2
	fmul	d2, d0, d2
	frintx	d2, d2
	fcvtzs	x21, d2
	cmp	x15, #0
	csel	w22, w16, wzr, eq
	add	w21, w22, w21
	and	w21, w21, #0xffff
	and	w22, w19, #0x10
	lsl	w21, w21, w22
	lsr	w22, w4, #1
	ldr	w23, [x20, w22, uxtw #2]
	orr	w21, w21, w23
	str	w21, [x20, w22, uxtw #2]
	add	w4, w4, #1
	add	w19, w19, #16
	sub	x15, x15, #1
	sub	x13, x13, #1
	cbnz	x13, LBB1_31
	b	LBB1_10
LBB1_32:
	mov	x0, x8
	ldp	x20, x19, [sp, #32]
	ldp	x22, x21, [sp, #16]
	ldp	x24, x23, [sp], #48
	ret
	.section	__TEXT,__const
	.p2align	3, 0x0
_radii:
	.quad	0x4008000000000000
	.quad	0x4000000000000000
	.quad	0x3fe0000000000000
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
