// Made by scripts/make-kernels.sh from corners.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__literal8,8byte_literals
	.p2align	3, 0x0
lCPI0_0:
	.long	4294967288
	.long	4294967280
lCPI0_1:
	.long	8
	.long	16
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_frame_row
	.p2align	2
_cpixels_frame_row:
	stp	d15, d14, [sp, #-160]!
	stp	d13, d12, [sp, #16]
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	stp	x28, x27, [sp, #64]
	stp	x26, x25, [sp, #80]
	stp	x24, x23, [sp, #96]
	stp	x22, x21, [sp, #112]
	stp	x20, x19, [sp, #128]
	stp	x29, x30, [sp, #144]
	add	x29, sp, #144
	sub	sp, sp, #560
	mov	x19, x5
	mov	x20, x4
	mov	x24, x3
	mov	x23, x2
	str	x1, [sp]
	mov	x22, x0
	add	x21, sp, #312
	add	x8, sp, #312
	mov	x1, x2
	mov	x2, x3
	bl	_row_of
	ldp	q0, q1, [x21, #192]
	stp	q0, q1, [sp, #272]
	ldr	x8, [sp, #536]
	str	x8, [sp, #304]
	ldp	q0, q1, [x21, #128]
	stp	q0, q1, [sp, #208]
	ldp	q1, q0, [x21, #160]
	stp	q1, q0, [sp, #240]
	ldp	q0, q1, [x21, #64]
	stp	q0, q1, [sp, #144]
	ldp	q1, q0, [x21, #96]
	stp	q1, q0, [sp, #176]
	ldp	q0, q1, [x21]
	stp	q0, q1, [sp, #80]
	ldp	q1, q0, [x21, #32]
	stp	q1, q0, [sp, #112]
	ldr	x26, [sp, #512]
	ldr	x21, [sp, #520]
	mov	x27, x26
	mov	x28, x21
	ldr	x8, [x22, #96]
	cbz	x8, LBB0_3
	add	x8, sp, #80
	add	x0, x22, #48
	mov	x1, x23
	mov	x2, x24
	bl	_row_of
	ldp	x9, x8, [sp, #296]
	mov	x27, x21
	mov	x28, x21
	cmp	x9, x8
	b.ge	LBB0_3
	cmp	x9, x21
	csel	x10, x9, x21, lt
	cmp	x9, x26
	csel	x27, x26, x10, lt
	cmp	x8, x21
	csel	x9, x8, x21, lt
	cmp	x8, x26
	csel	x28, x26, x9, lt
LBB0_3:
	ldr	x8, [sp, #536]
	str	x8, [sp, #8]
	ldr	x23, [sp, #528]
	cmp	x23, #1
	b.lt	LBB0_9
	lsl	x2, x23, #2
	ldr	w8, [x22, #112]
	cbz	w8, LBB0_7
	ldr	x1, [x22, #104]
	cbz	x1, LBB0_8
	mov	x0, x19
	bl	_memcpy
	b	LBB0_9
LBB0_7:
	mov	x0, x19
	mov	x1, x20
	bl	_memcpy
	b	LBB0_9
LBB0_8:
	mov	x0, x19
	mov	x1, x2
	bl	_bzero
LBB0_9:
	ldr	x8, [sp, #8]
	subs	x8, x24, x8
	b.le	LBB0_15
	lsl	x2, x8, #2
	ldr	w8, [x22, #112]
	cbz	w8, LBB0_13
	ldr	x1, [x22, #104]
	ldr	x8, [sp, #8]
	add	x0, x19, x8, lsl #2
	cbnz	x1, LBB0_14
	mov	x1, x2
	bl	_bzero
	b	LBB0_15
LBB0_13:
	ldr	x8, [sp, #8]
	lsl	x8, x8, #2
	add	x0, x19, x8
	add	x1, x20, x8
LBB0_14:
	bl	_memcpy
LBB0_15:
	mov	x24, #0
	ldr	x8, [x22, #96]
	ldp	x9, x10, [sp, #280]
	cmp	x8, #0
	csel	x8, x27, x9, eq
	csel	x9, x28, x10, eq
	cmp	x8, x9
	csel	x8, x8, x28, lt
	csel	x9, x9, x28, lt
	stp	x26, x27, [sp, #32]
	stp	x8, x9, [sp, #48]
	stp	x28, x21, [sp, #64]
Lloh0:
	adrp	x8, lCPI0_0@PAGE
Lloh1:
	ldr	d9, [x8, lCPI0_0@PAGEOFF]
	movi	d10, #0x0000ff000000ff
Lloh2:
	adrp	x8, lCPI0_1@PAGE
Lloh3:
	ldr	d0, [x8, lCPI0_1@PAGEOFF]
	str	d0, [sp, #24]
	mov	w26, #1132396544
	b	LBB0_18
LBB0_16:
	lsl	x2, x4, #2
	add	x0, x19, x28, lsl #2
	mov	x1, x8
	bl	_memcpy
LBB0_17:
	add	x24, x24, #1
LBB0_18:
	add	x8, sp, #32
	add	x8, x8, x24, lsl #4
	str	x8, [sp, #16]
	ldr	x28, [sp, #8]
	cmp	x24, #3
	b.ne	LBB0_34
LBB0_19:
	cmp	x23, x28
	b.lt	LBB0_26
LBB0_20:
	cmp	x24, #3
	b.eq	LBB0_39
	ldr	x8, [sp, #16]
	ldr	x23, [x8, #8]
	sub	x4, x23, x28
	add	x8, x20, x28, lsl #2
	cmp	x24, #1
	b.ne	LBB0_37
	ldr	w9, [x22, #116]
	cbz	w9, LBB0_16
	ldr	x9, [sp]
	ldr	x9, [x9, #16]
	ldr	x2, [x22, #104]
	add	x3, x19, x28, lsl #2
	fmov	s0, #1.00000000
	mov	w0, #0
	mov	x1, x8
	b	LBB0_38
LBB0_24:
	fmov	s1, #0.50000000
	fadd	s0, s15, s1
	fcvtzu	w8, s0
	movi.2s	v0, #63, lsl #24
	fadd.2s	v0, v12, v0
	fcvtzu.2s	v0, v0
	ldr	d2, [sp, #24]
	ushl.2s	v0, v0, v2
	mov.s	w9, v0[1]
	fmov	w10, s0
	orr	w8, w10, w8
	orr	w8, w8, w9
	fadd	s0, s14, s1
	fcvtzu	w9, s0
	orr	w8, w8, w9, lsl #24
LBB0_25:
	str	w8, [x19, x23, lsl #2]
	add	x23, x23, #1
	cmp	x28, x23
	b.eq	LBB0_20
LBB0_26:
	ldr	w8, [x20, x23, lsl #2]
	and	w25, w8, #0xff
	ucvtf	s15, w25
	dup.2s	v0, w8
	ushl.2s	v0, v0, v9
	and.8b	v11, v0, v10
	ucvtf.2s	v12, v11
	lsr	w8, w8, #24
	ucvtf	s14, w8
	add	x0, sp, #312
	mov	x1, x23
	bl	_coverage
	fmov	d8, d0
	ldr	x21, [x22, #96]
	ldr	w27, [x22, #112]
	cbz	x21, LBB0_28
	cmp	w27, #0
	fmov	d0, #1.00000000
	fcsel	d13, d8, d0, eq
	add	x0, sp, #80
	mov	x1, x23
	bl	_coverage
	fsub	d0, d13, d0
	ldr	w8, [x21]
	and	w9, w8, #0xff
	dup.2s	v1, w8
	ushl.2s	v1, v1, v9
	and.8b	v1, v1, v10
	lsr	w8, w8, #24
	ucvtf	s2, w8
	fcmp	d0, #0.0
	movi	d3, #0000000000000000
	fcsel	d0, d3, d0, mi
	fcvt	s0, d0
	fmul	s3, s2, s0
	fmov	s4, w26
	fmsub	s5, s2, s0, s4
	fmul	s5, s5, s14
	fdiv	s4, s5, s4
	fmadd	s14, s2, s0, s4
	fdiv	s0, s3, s14
	fcmp	s14, #0.0
	movi	d2, #0000000000000000
	fcsel	s0, s0, s2, gt
	sub	w8, w9, w25
	scvtf	s2, w8
	fmadd	s15, s0, s2, s15
	sub.2s	v1, v1, v11
	scvtf.2s	v1, v1
	fmla.2s	v12, v1, v0[0]
LBB0_28:
	cbz	w27, LBB0_24
	fcmp	d8, #0.0
	b.ne	LBB0_32
	ldr	x8, [x22, #104]
	cbz	x8, LBB0_25
	ldr	w8, [x8]
	b	LBB0_25
LBB0_32:
	fcvt	s0, d8
	fmul	s14, s14, s0
	ldr	x8, [x22, #104]
	cbz	x8, LBB0_24
	ldr	w8, [x8]
	and	w9, w8, #0xff
	ucvtf	s0, w9
	lsr	w9, w8, #24
	ucvtf	s1, w9
	fmov	s2, w26
	fsub	s3, s2, s14
	fmul	s1, s3, s1
	fdiv	s1, s1, s2
	fadd	s1, s14, s1
	fdiv	s2, s14, s1
	fcmp	s1, #0.0
	movi	d3, #0000000000000000
	fcsel	s2, s2, s3, gt
	fsub	s3, s15, s0
	fmadd	s15, s3, s2, s0
	dup.2s	v0, w8
	ushl.2s	v0, v0, v9
	and.8b	v0, v0, v10
	ucvtf.2s	v0, v0
	fsub.2s	v3, v12, v0
	fmla.2s	v0, v3, v2[0]
	fmov	d14, d1
	fmov	d12, d0
	b	LBB0_24
LBB0_34:
	ldr	x8, [sp, #16]
	ldp	x28, x8, [x8]
	cmp	x28, x8
	b.ge	LBB0_17
	cmp	x24, #1
	b.eq	LBB0_19
	ldr	w8, [x22, #116]
	cbnz	w8, LBB0_17
	b	LBB0_19
LBB0_37:
	ldr	x9, [sp]
	ldr	x9, [x9, #16]
	ldr	x1, [x22, #96]
	add	x3, x19, x28, lsl #2
	fmov	s0, #1.00000000
	mov	w0, #0
	mov	x2, x8
LBB0_38:
	mov	w5, #0
	blr	x9
	add	x24, x24, #1
	b	LBB0_18
LBB0_39:
	add	sp, sp, #560
	ldp	x29, x30, [sp, #144]
	ldp	x20, x19, [sp, #128]
	ldp	x22, x21, [sp, #112]
	ldp	x24, x23, [sp, #96]
	ldp	x26, x25, [sp, #80]
	ldp	x28, x27, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	ldp	d15, d14, [sp], #160
	ret
	.loh AdrpLdr	Lloh2, Lloh3
	.loh AdrpAdrp	Lloh0, Lloh2
	.loh AdrpLdr	Lloh0, Lloh1
	.section	__TEXT,__literal8,8byte_literals
	.p2align	3, 0x0
lCPI1_0:
	.long	1
	.long	0
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	2
_row_of:
	str	xzr, [x8, #224]
	movi.2d	v0, #0000000000000000
	stp	q0, q0, [x8, #192]
	stp	q0, q0, [x8, #160]
	stp	q0, q0, [x8, #128]
	stp	q0, q0, [x8, #96]
	stp	q0, q0, [x8, #64]
	stp	q0, q0, [x8, #32]
	ldp	d0, d5, [x0, #16]
	ldp	d1, d3, [x0]
	stp	d1, d0, [x8]
	ldr	d2, [x0, #32]
	add	x9, x1, #1
	scvtf	d4, x9
	fcmp	d5, d4
	fcsel	d7, d4, d5, gt
	scvtf	d6, x1
	fcmp	d3, d6
	fcsel	d16, d6, d3, mi
	fsub	d7, d7, d16
	fcmp	d7, #0.0
	movi	d16, #0000000000000000
	fcsel	d7, d16, d7, mi
	stp	d7, d2, [x8, #16]
	fcmp	d7, #0.0
	fccmp	d0, d1, #0, hi
	b.ls	LBB1_19
	ldr	w9, [x0, #40]
	fadd	d3, d2, d3
	fsub	d7, d3, d4
	fmul	d4, d2, d2
	tbz	w9, #0, LBB1_4
	fcmp	d7, #0.0
	movi	d17, #0000000000000000
	fcsel	d3, d17, d7, mi
	fmov	d16, #1.00000000
	fadd	d16, d7, d16
	fcmp	d2, d16
	fcsel	d16, d2, d16, mi
	fcmp	d3, d16
	b.pl	LBB1_4
	fmsub	d18, d16, d16, d4
	fcmp	d18, #0.0
	fcsel	d18, d17, d18, mi
	fsqrt	d18, d18
	fmsub	d19, d3, d3, d4
	fcmp	d19, #0.0
	fcsel	d17, d17, d19, mi
	fsqrt	d17, d17
	mov	w11, #1
	str	w11, [x8, #192]
	str	w11, [x8, #32]
	stp	d3, d16, [x8, #40]
	stp	d18, d17, [x8, #56]
	fadd	d16, d2, d1
	fsub	d3, d16, d18
	fcmp	d1, d3
	fcsel	d3, d1, d3, gt
	fsub	d16, d16, d17
	fcmp	d1, d16
	fcsel	d1, d1, d16, gt
	b	LBB1_5
LBB1_4:
	mov	w11, #0
	fmov	d3, d1
LBB1_5:
	fsub	d16, d2, d5
	add	x10, x8, #32
	tbz	w9, #1, LBB1_8
	fcmp	d7, #0.0
	movi	d17, #0000000000000000
	fcsel	d5, d17, d7, mi
	fmov	d18, #1.00000000
	fadd	d7, d7, d18
	fcmp	d2, d7
	fcsel	d7, d2, d7, mi
	fcmp	d5, d7
	b.pl	LBB1_8
	fmsub	d18, d7, d7, d4
	fcmp	d18, #0.0
	fcsel	d18, d17, d18, mi
	fsqrt	d18, d18
	fmsub	d19, d5, d5, d4
	fcmp	d19, #0.0
	fcsel	d17, d17, d19, mi
	fsqrt	d17, d17
	mov	w12, #40
	umaddl	x12, w11, w12, x10
	add	w11, w11, #1
	str	w11, [x8, #192]
	str	xzr, [x12]
	stp	d5, d7, [x12, #8]
	stp	d18, d17, [x12, #24]
	fsub	d7, d0, d2
	fadd	d5, d18, d7
	fcmp	d0, d5
	fcsel	d5, d0, d5, mi
	fadd	d7, d17, d7
	fcmp	d0, d7
	fcsel	d0, d0, d7, mi
	fadd	d6, d16, d6
	tbnz	w9, #2, LBB1_9
	b	LBB1_11
LBB1_8:
	fmov	d5, d0
	fadd	d6, d16, d6
	tbz	w9, #2, LBB1_11
LBB1_9:
	fcmp	d6, #0.0
	movi	d17, #0000000000000000
	fcsel	d7, d17, d6, mi
	fmov	d16, #1.00000000
	fadd	d16, d6, d16
	fcmp	d2, d16
	fcsel	d16, d2, d16, mi
	fcmp	d7, d16
	b.pl	LBB1_11
	fmsub	d18, d16, d16, d4
	fcmp	d18, #0.0
	fcsel	d18, d17, d18, mi
	fsqrt	d18, d18
	fmsub	d19, d7, d7, d4
	fcmp	d19, #0.0
	fcsel	d17, d17, d19, mi
	fsqrt	d17, d17
	add	w12, w11, #1
	str	w12, [x8, #192]
	mov	w12, #40
	umaddl	x11, w11, w12, x10
Lloh4:
	adrp	x12, lCPI1_0@PAGE
Lloh5:
	ldr	d19, [x12, lCPI1_0@PAGEOFF]
	stp	d19, d7, [x11]
	stp	d16, d18, [x11, #16]
	str	d17, [x11, #32]
	ldr	d7, [x8]
	fadd	d7, d2, d7
	fsub	d16, d7, d18
	fcmp	d3, d16
	fcsel	d3, d3, d16, gt
	fsub	d7, d7, d17
	fcmp	d1, d7
	fcsel	d1, d1, d7, gt
LBB1_11:
	tbz	w9, #3, LBB1_14
	fcmp	d6, #0.0
	movi	d16, #0000000000000000
	fcsel	d7, d16, d6, mi
	fmov	d17, #1.00000000
	fadd	d6, d6, d17
	fcmp	d2, d6
	fcsel	d6, d2, d6, mi
	fcmp	d7, d6
	b.pl	LBB1_14
	fmsub	d17, d6, d6, d4
	fcmp	d17, #0.0
	fcsel	d17, d16, d17, mi
	fsqrt	d17, d17
	fmsub	d4, d7, d7, d4
	fcmp	d4, #0.0
	fcsel	d4, d16, d4, mi
	fsqrt	d4, d4
	ldrsw	x9, [x8, #192]
	add	w11, w9, #1
	str	w11, [x8, #192]
	mov	w11, #40
	smaddl	x9, w9, w11, x10
	str	xzr, [x9]
	stp	d7, d6, [x9, #8]
	stp	d17, d4, [x9, #24]
	ldr	d6, [x8, #8]
	fsub	d2, d6, d2
	fadd	d6, d17, d2
	fcmp	d5, d6
	fcsel	d5, d5, d6, mi
	fadd	d2, d4, d2
	fcmp	d0, d2
	fcsel	d0, d0, d2, mi
LBB1_14:
	mov	x9, #60813
	movk	x9, #41141, lsl #16
	movk	x9, #50935, lsl #32
	movk	x9, #48816, lsl #48
	fmov	d2, x9
	fadd	d2, d1, d2
	fcmp	d2, #0.0
	movi	d1, #0000000000000000
	fcsel	d2, d1, d2, mi
	fcvtzs	x9, d2
	mov	x10, #60813
	movk	x10, #41141, lsl #16
	movk	x10, #50935, lsl #32
	movk	x10, #16048, lsl #48
	fmov	d2, x10
	fadd	d0, d0, d2
	fcvtzs	x10, d0
	fcvtzs	d2, d0
	scvtf	d2, d2
	fcmp	d0, d2
	cinc	x10, x10, gt
	cmp	x10, x2
	csel	x10, x10, x2, lt
	stp	x9, x10, [x8, #216]
	cmp	x10, x9
	b.gt	LBB1_16
	mov	x9, #0
	stp	xzr, xzr, [x8, #216]
LBB1_16:
	stp	x9, x9, [x8, #200]
	fcvtzs	x9, d3
	fcvtzs	d0, d3
	scvtf	d0, d0
	fcmp	d3, d0
	cinc	x9, x9, gt
	fcmp	d5, #0.0
	fcsel	d0, d1, d5, mi
	ldr	d1, [x8, #16]
	fmov	d2, #1.00000000
	fcmp	d1, d2
	b.ne	LBB1_19
	fcvtzs	x10, d0
	cmp	x9, x10
	b.ge	LBB1_19
	stp	x9, x10, [x8, #200]
LBB1_19:
	ret
	.loh AdrpLdr	Lloh4, Lloh5
	.p2align	2
_coverage:
	ldr	x8, [x0, #200]
	cmp	x1, x8
	b.lt	LBB2_2
	ldr	x8, [x0, #208]
	fmov	d0, #1.00000000
	cmp	x1, x8
	b.lt	LBB2_11
LBB2_2:
	ldr	x8, [x0, #216]
	movi	d0, #0000000000000000
	cmp	x1, x8
	b.lt	LBB2_11
	ldr	x8, [x0, #224]
	cmp	x1, x8
	b.ge	LBB2_11
	stp	d15, d14, [sp, #-96]!
	stp	d13, d12, [sp, #16]
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	stp	x20, x19, [sp, #64]
	stp	x29, x30, [sp, #80]
	add	x29, sp, #80
	scvtf	d0, x1
	add	x8, x1, #1
	scvtf	d1, x8
	ldp	d3, d2, [x0]
	fcmp	d2, d1
	fcsel	d4, d1, d2, gt
	fcmp	d3, d0
	fcsel	d5, d0, d3, mi
	fsub	d4, d4, d5
	fcmp	d4, #0.0
	movi	d13, #0000000000000000
	fcsel	d4, d13, d4, mi
	ldr	d5, [x0, #16]
	fmul	d14, d5, d4
	ldr	w20, [x0, #192]
	cmp	w20, #1
	b.lt	LBB2_10
	add	x19, x0, #32
	ldr	d8, [x0, #24]
	fadd	d3, d3, d8
	fsub	d9, d3, d1
	fsub	d10, d3, d0
	fsub	d2, d2, d8
	fsub	d11, d0, d2
	fsub	d12, d1, d2
	b	LBB2_8
LBB2_6:
	mov	x0, x19
	fmov	d0, d8
	fmov	d1, d11
	fmov	d2, d12
LBB2_7:
	bl	_cut_off
	fsub	d14, d14, d0
	add	x19, x19, #40
	subs	x20, x20, #1
	b.eq	LBB2_10
LBB2_8:
	ldr	w8, [x19]
	cbz	w8, LBB2_6
	mov	x0, x19
	fmov	d0, d8
	fmov	d1, d9
	fmov	d2, d10
	b	LBB2_7
LBB2_10:
	fcmp	d14, #0.0
	fcsel	d0, d13, d14, mi
	fmov	d1, #1.00000000
	fminnm	d0, d0, d1
	ldp	x29, x30, [sp, #80]
	ldp	x20, x19, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	ldp	d15, d14, [sp], #96
LBB2_11:
	ret
	.p2align	2
_cut_off:
	fmov	d3, d0
	fcmp	d1, #0.0
	movi	d4, #0000000000000000
	fcsel	d5, d4, d1, mi
	fcmp	d0, d2
	fcsel	d6, d0, d2, mi
	ldp	d2, d7, [x0, #24]
	fcmp	d5, d7
	fcsel	d0, d5, d7, gt
	fsub	d0, d6, d0
	fcmp	d0, #0.0
	fcsel	d0, d4, d0, mi
	ldp	d16, d1, [x0, #8]
	fsub	d16, d1, d16
	fmul	d0, d16, d0
	fcmp	d5, d2
	fcsel	d2, d5, d2, gt
	fcmp	d6, d7
	fcsel	d5, d6, d7, mi
	fcmp	d5, d2
	b.le	LBB3_2
	fsub	d6, d5, d2
	fmul	d7, d3, d3
	fmsub	d16, d2, d2, d7
	fcmp	d16, #0.0
	fcsel	d16, d4, d16, mi
	fsqrt	d16, d16
	fmsub	d17, d5, d5, d7
	fcmp	d17, #0.0
	fcsel	d17, d4, d17, mi
	fsqrt	d17, d17
	fmul	d18, d2, d17
	fnmsub	d18, d5, d16, d18
	fcmp	d18, #0.0
	fcsel	d18, d4, d18, mi
	fmul	d19, d17, d16
	fmadd	d19, d5, d2, d19
	fcmp	d19, #0.0
	fcsel	d4, d4, d19, mi
	fmul	d2, d2, d16
	fnmsub	d2, d5, d17, d2
	fmadd	d3, d3, d3, d4
	fdiv	d3, d18, d3
	fmov	d4, #1.00000000
	fmadd	d5, d3, d3, d4
	fsqrt	d5, d5
	fadd	d5, d5, d4
	fdiv	d3, d3, d5
	fmadd	d5, d3, d3, d4
	fsqrt	d5, d5
	fadd	d5, d5, d4
	fdiv	d3, d3, d5
	fmul	d5, d3, d3
	fmov	d16, #8.00000000
	fmul	d3, d3, d16
	fmov	d16, #-11.00000000
	fdiv	d16, d5, d16
	mov	x8, #50972
	movk	x8, #7281, lsl #16
	movk	x8, #29127, lsl #32
	movk	x8, #16316, lsl #48
	fmov	d17, x8
	fadd	d16, d16, d17
	mov	x8, #9362
	movk	x8, #37449, lsl #16
	movk	x8, #18724, lsl #32
	movk	x8, #16322, lsl #48
	fmov	d17, x8
	fmsub	d16, d5, d16, d17
	mov	x8, #-7378697629483820647
	movk	x8, #39322
	movk	x8, #16329, lsl #48
	fmov	d17, x8
	fmsub	d16, d5, d16, d17
	mov	x8, #6148914691236517205
	movk	x8, #16341, lsl #48
	fmov	d17, x8
	fmsub	d16, d5, d16, d17
	fmsub	d4, d5, d16, d4
	fmul	d3, d3, d4
	fmadd	d2, d7, d3, d2
	fmov	d3, #-0.50000000
	fmul	d2, d2, d3
	fmadd	d1, d1, d6, d2
	fadd	d0, d0, d1
LBB3_2:
	ret
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
