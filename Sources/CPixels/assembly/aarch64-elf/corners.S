// Made by scripts/make-kernels.sh from corners.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_0:
	.word	4294967288
	.word	4294967280
.LCPI0_1:
	.word	8
	.word	16
	.text
	.globl	cpixels_frame_row
	.p2align	2
	.type	cpixels_frame_row,@function
cpixels_frame_row:
	stp	d15, d14, [sp, #-160]!
	stp	d13, d12, [sp, #16]
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	stp	x29, x30, [sp, #64]
	add	x29, sp, #64
	stp	x28, x27, [sp, #80]
	stp	x26, x25, [sp, #96]
	stp	x24, x23, [sp, #112]
	stp	x22, x21, [sp, #128]
	stp	x20, x19, [sp, #144]
	sub	sp, sp, #560
	mov	x23, x2
	str	x1, [sp]
	add	x8, sp, #312
	mov	x1, x2
	mov	x2, x3
	mov	x19, x5
	mov	x20, x4
	mov	x24, x3
	mov	x22, x0
	add	x21, sp, #312
	bl	row_of
	ldp	q0, q1, [x21, #192]
	ldr	q3, [x21, #112]
	ldr	x27, [sp, #512]
	ldr	x8, [sp, #536]
	ldr	x9, [x22, #96]
	str	q3, [sp, #192]
	stp	q0, q1, [sp, #272]
	mov	x28, x27
	ldp	q0, q2, [x21, #128]
	str	x8, [sp, #304]
	stp	q0, q2, [sp, #208]
	ldp	q0, q1, [x21, #160]
	stp	q0, q1, [sp, #240]
	ldp	q2, q0, [x21, #48]
	stp	q2, q0, [sp, #128]
	ldp	q2, q0, [x21, #80]
	stp	q2, q0, [sp, #160]
	ldr	q2, [x21]
	ldp	q0, q1, [x21, #16]
	ldr	x21, [sp, #520]
	mov	x26, x21
	stp	q2, q0, [sp, #80]
	str	q1, [sp, #112]
	cbz	x9, .LBB0_3
	add	x8, sp, #80
	add	x0, x22, #48
	mov	x1, x23
	mov	x2, x24
	bl	row_of
	ldp	x9, x8, [sp, #296]
	mov	x28, x21
	mov	x26, x21
	cmp	x9, x8
	b.ge	.LBB0_3
	cmp	x9, x21
	csel	x10, x9, x21, lt
	cmp	x9, x27
	csel	x28, x27, x10, lt
	cmp	x8, x21
	csel	x9, x8, x21, lt
	cmp	x8, x27
	csel	x26, x27, x9, lt
.LBB0_3:
	ldr	x23, [sp, #528]
	ldr	x8, [sp, #536]
	cmp	x23, #1
	str	x8, [sp, #8]
	b.lt	.LBB0_9
	ldr	w8, [x22, #112]
	lsl	x2, x23, #2
	cbz	w8, .LBB0_7
	ldr	x1, [x22, #104]
	cbz	x1, .LBB0_8
	mov	x0, x19
	bl	memcpy
	b	.LBB0_9
.LBB0_7:
	mov	x0, x19
	mov	x1, x20
	bl	memcpy
	b	.LBB0_9
.LBB0_8:
	mov	x0, x19
	bl	memset
.LBB0_9:
	ldr	x8, [sp, #8]
	subs	x8, x24, x8
	b.le	.LBB0_15
	ldr	w9, [x22, #112]
	lsl	x2, x8, #2
	cbz	w9, .LBB0_13
	ldr	x8, [sp, #8]
	ldr	x1, [x22, #104]
	add	x0, x19, x8, lsl #2
	cbnz	x1, .LBB0_14
	bl	memset
	b	.LBB0_15
.LBB0_13:
	ldr	x8, [sp, #8]
	lsl	x8, x8, #2
	add	x0, x19, x8
	add	x1, x20, x8
.LBB0_14:
	bl	memcpy
.LBB0_15:
	ldr	x8, [x22, #96]
	ldp	x9, x10, [sp, #280]
	movi	d9, #0x0000ff000000ff
	mov	x24, xzr
	stp	x26, x21, [sp, #64]
	cmp	x8, #0
	stp	x27, x28, [sp, #32]
	csel	x8, x28, x9, eq
	csel	x10, x26, x10, eq
	adrp	x9, .LCPI0_0
	cmp	x8, x10
	ldr	d15, [x9, :lo12:.LCPI0_0]
	csel	x8, x8, x26, lt
	csel	x10, x10, x26, lt
	mov	w26, #1132396544
	stp	x8, x10, [sp, #48]
	adrp	x8, .LCPI0_1
	ldr	d0, [x8, :lo12:.LCPI0_1]
	str	d0, [sp, #24]
	b	.LBB0_18
.LBB0_16:
	add	x0, x19, x28, lsl #2
	lsl	x2, x4, #2
	mov	x1, x8
	bl	memcpy
.LBB0_17:
	add	x24, x24, #1
.LBB0_18:
	add	x8, sp, #32
	ldr	x28, [sp, #8]
	cmp	x24, #3
	add	x8, x8, x24, lsl #4
	str	x8, [sp, #16]
	b.ne	.LBB0_34
.LBB0_19:
	cmp	x23, x28
	b.lt	.LBB0_26
.LBB0_20:
	cmp	x24, #3
	b.eq	.LBB0_39
	ldr	x8, [sp, #16]
	cmp	x24, #1
	ldr	x23, [x8, #8]
	add	x8, x20, x28, lsl #2
	sub	x4, x23, x28
	b.ne	.LBB0_37
	ldr	w9, [x22, #116]
	cbz	w9, .LBB0_16
	ldr	x9, [sp]
	ldr	x2, [x22, #104]
	add	x3, x19, x28, lsl #2
	fmov	s0, #1.00000000
	mov	w0, wzr
	mov	x1, x8
	b	.LBB0_38
.LBB0_24:
	movi	v0.2s, #63, lsl #24
	fmov	s2, #0.50000000
	ldr	d3, [sp, #24]
	fadd	s1, s13, s2
	fadd	s2, s14, s2
	fadd	v0.2s, v12.2s, v0.2s
	fcvtzu	w8, s1
	fcvtzu	w10, s2
	fcvtzu	v0.2s, v0.2s
	ushl	v0.2s, v0.2s, v3.2s
	mov	w9, v0.s[1]
	fmov	w11, s0
	orr	w8, w11, w8
	orr	w8, w8, w9
	orr	w8, w8, w10, lsl #24
.LBB0_25:
	str	w8, [x19, x23, lsl #2]
	add	x23, x23, #1
	cmp	x28, x23
	b.eq	.LBB0_20
.LBB0_26:
	ldr	w8, [x20, x23, lsl #2]
	add	x0, sp, #312
	mov	x1, x23
	dup	v0.2s, w8
	lsr	w9, w8, #24
	and	w25, w8, #0xff
	ucvtf	s13, w25
	ucvtf	s14, w9
	ushl	v0.2s, v0.2s, v15.2s
	and	v10.8b, v0.8b, v9.8b
	ucvtf	v12.2s, v10.2s
	bl	coverage
	fmov	d8, d0
	ldr	x21, [x22, #96]
	ldr	w27, [x22, #112]
	cbz	x21, .LBB0_28
	fmov	d0, #1.00000000
	cmp	w27, #0
	add	x0, sp, #80
	mov	x1, x23
	fcsel	d11, d8, d0, eq
	bl	coverage
	fsub	d0, d11, d0
	movi	d2, #0000000000000000
	ldr	w8, [x21]
	movi	d3, #0000000000000000
	lsr	w9, w8, #24
	fcmp	d0, #0.0
	ucvtf	s1, w9
	fcsel	d0, d2, d0, mi
	fcvt	s0, d0
	fmul	s0, s1, s0
	fmov	s1, w26
	fsub	s2, s1, s0
	fmul	s2, s2, s14
	fdiv	s1, s2, s1
	fadd	s14, s0, s1
	dup	v1.2s, w8
	and	w8, w8, #0xff
	sub	w8, w8, w25
	scvtf	s2, w8
	fdiv	s0, s0, s14
	ushl	v1.2s, v1.2s, v15.2s
	fcmp	s14, #0.0
	and	v1.8b, v1.8b, v9.8b
	sub	v1.2s, v1.2s, v10.2s
	scvtf	v1.2s, v1.2s
	fcsel	s0, s0, s3, gt
	fmadd	s13, s0, s2, s13
	fmla	v12.2s, v1.2s, v0.s[0]
.LBB0_28:
	cbz	w27, .LBB0_24
	fcmp	d8, #0.0
	b.ne	.LBB0_32
	ldr	x8, [x22, #104]
	cbz	x8, .LBB0_25
	ldr	w8, [x8]
	b	.LBB0_25
.LBB0_32:
	fcvt	s0, d8
	ldr	x8, [x22, #104]
	fmul	s14, s14, s0
	cbz	x8, .LBB0_24
	ldr	w8, [x8]
	fmov	s0, w26
	movi	d5, #0000000000000000
	lsr	w9, w8, #24
	fsub	s2, s0, s14
	ucvtf	s1, w9
	fmul	s1, s2, s1
	fdiv	s0, s1, s0
	dup	v1.2s, w8
	and	w8, w8, #0xff
	ucvtf	s3, w8
	ushl	v1.2s, v1.2s, v15.2s
	and	v1.8b, v1.8b, v9.8b
	ucvtf	v1.2s, v1.2s
	fadd	s0, s14, s0
	fsub	v4.2s, v12.2s, v1.2s
	fdiv	s2, s14, s0
	fcmp	s0, #0.0
	fmov	s14, s0
	fcsel	s2, s2, s5, gt
	fsub	s5, s13, s3
	fmla	v1.2s, v4.2s, v2.s[0]
	fmadd	s13, s5, s2, s3
	fmov	d12, d1
	b	.LBB0_24
.LBB0_34:
	ldr	x8, [sp, #16]
	ldp	x28, x8, [x8]
	cmp	x28, x8
	b.ge	.LBB0_17
	cmp	x24, #1
	b.eq	.LBB0_19
	ldr	w8, [x22, #116]
	cbnz	w8, .LBB0_17
	b	.LBB0_19
.LBB0_37:
	ldr	x9, [sp]
	fmov	s0, #1.00000000
	ldr	x1, [x22, #96]
	add	x3, x19, x28, lsl #2
	mov	w0, wzr
	mov	x2, x8
.LBB0_38:
	ldr	x9, [x9, #16]
	mov	w5, wzr
	blr	x9
	add	x24, x24, #1
	b	.LBB0_18
.LBB0_39:
	add	sp, sp, #560
	ldp	x20, x19, [sp, #144]
	ldp	x22, x21, [sp, #128]
	ldp	x24, x23, [sp, #112]
	ldp	x26, x25, [sp, #96]
	ldp	x28, x27, [sp, #80]
	ldp	x29, x30, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	ldp	d15, d14, [sp], #160
	ret
.Lfunc_end0:
	.size	cpixels_frame_row, .Lfunc_end0-cpixels_frame_row
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI1_0:
	.word	1
	.word	0
.LCPI1_1:
	.xword	0xbeb0c6f7a0b5ed8d
.LCPI1_2:
	.xword	0x3eb0c6f7a0b5ed8d
	.text
	.p2align	2
	.type	row_of,@function
row_of:
	add	x9, x1, #1
	ldr	d5, [x0, #24]
	scvtf	d6, x1
	scvtf	d2, x9
	ldr	d4, [x0, #8]
	movi	v3.2d, #0000000000000000
	str	xzr, [x8, #224]
	fcmp	d5, d2
	stp	q3, q3, [x8, #32]
	stp	q3, q3, [x8, #64]
	stp	q3, q3, [x8, #96]
	fcsel	d0, d2, d5, gt
	fcmp	d4, d6
	stp	q3, q3, [x8, #128]
	stp	q3, q3, [x8, #160]
	stp	q3, q3, [x8, #192]
	ldr	d3, [x0, #32]
	fcsel	d1, d6, d4, mi
	fsub	d0, d0, d1
	movi	d1, #0000000000000000
	fcmp	d0, #0.0
	fcsel	d7, d1, d0, mi
	ldr	d0, [x0]
	ldr	d1, [x0, #16]
	stp	d0, d1, [x8]
	fcmp	d7, #0.0
	stp	d7, d3, [x8, #16]
	fccmp	d1, d0, #0, hi
	b.ls	.LBB1_19
	fadd	d4, d3, d4
	ldr	w9, [x0, #40]
	fsub	d7, d4, d2
	fmul	d4, d3, d3
	tbz	w9, #0, .LBB1_4
	fmov	d16, #1.00000000
	movi	d2, #0000000000000000
	fcmp	d7, #0.0
	fadd	d17, d7, d16
	fcsel	d16, d2, d7, mi
	fcmp	d3, d17
	fcsel	d17, d3, d17, mi
	fcmp	d16, d17
	b.pl	.LBB1_4
	fmsub	d18, d17, d17, d4
	fmsub	d19, d16, d16, d4
	mov	w11, #1
	str	w11, [x8, #192]
	str	w11, [x8, #32]
	stp	d16, d17, [x8, #40]
	fcmp	d18, #0.0
	fcsel	d18, d2, d18, mi
	fcmp	d19, #0.0
	fsqrt	d18, d18
	fcsel	d2, d2, d19, mi
	fsqrt	d19, d2
	fadd	d2, d3, d0
	fsub	d20, d2, d18
	fcmp	d0, d20
	fsub	d21, d2, d19
	fcsel	d2, d0, d20, gt
	stp	d18, d19, [x8, #56]
	fcmp	d0, d21
	fcsel	d0, d0, d21, gt
	b	.LBB1_5
.LBB1_4:
	mov	w11, wzr
	fmov	d2, d0
.LBB1_5:
	fsub	d16, d3, d5
	add	x10, x8, #32
	tbz	w9, #1, .LBB1_8
	fmov	d17, #1.00000000
	movi	d5, #0000000000000000
	fcmp	d7, #0.0
	fadd	d17, d7, d17
	fcsel	d7, d5, d7, mi
	fcmp	d3, d17
	fcsel	d17, d3, d17, mi
	fcmp	d7, d17
	b.pl	.LBB1_8
	fmsub	d18, d17, d17, d4
	fmsub	d19, d7, d7, d4
	mov	w12, #40
	umaddl	x12, w11, w12, x10
	add	w11, w11, #1
	str	w11, [x8, #192]
	fcmp	d18, #0.0
	str	xzr, [x12]
	stp	d7, d17, [x12, #8]
	fcsel	d18, d5, d18, mi
	fcmp	d19, #0.0
	fsqrt	d18, d18
	fcsel	d5, d5, d19, mi
	fsqrt	d19, d5
	fsub	d5, d1, d3
	fadd	d20, d18, d5
	fcmp	d1, d20
	fadd	d21, d19, d5
	fcsel	d5, d1, d20, mi
	stp	d18, d19, [x12, #24]
	fcmp	d1, d21
	fcsel	d1, d1, d21, mi
	fadd	d6, d16, d6
	tbnz	w9, #2, .LBB1_9
	b	.LBB1_11
.LBB1_8:
	fmov	d5, d1
	fadd	d6, d16, d6
	tbz	w9, #2, .LBB1_11
.LBB1_9:
	fmov	d7, #1.00000000
	movi	d17, #0000000000000000
	fcmp	d6, #0.0
	fadd	d16, d6, d7
	fcsel	d7, d17, d6, mi
	fcmp	d3, d16
	fcsel	d16, d3, d16, mi
	fcmp	d7, d16
	b.pl	.LBB1_11
	fmsub	d18, d16, d16, d4
	fmsub	d19, d7, d7, d4
	mov	w12, #40
	umaddl	x12, w11, w12, x10
	adrp	x13, .LCPI1_0
	add	w11, w11, #1
	ldr	d21, [x13, :lo12:.LCPI1_0]
	str	w11, [x8, #192]
	fcmp	d18, #0.0
	stp	d21, d7, [x12]
	fcsel	d18, d17, d18, mi
	fcmp	d19, #0.0
	fsqrt	d18, d18
	fcsel	d17, d17, d19, mi
	ldr	d19, [x8]
	fadd	d19, d3, d19
	fsub	d20, d19, d18
	stp	d16, d18, [x12, #16]
	fcmp	d2, d20
	fsqrt	d17, d17
	fcsel	d2, d2, d20, gt
	fsub	d19, d19, d17
	str	d17, [x12, #32]
	fcmp	d0, d19
	fcsel	d0, d0, d19, gt
.LBB1_11:
	tbz	w9, #3, .LBB1_14
	fmov	d7, #1.00000000
	movi	d16, #0000000000000000
	fcmp	d6, #0.0
	fadd	d7, d6, d7
	fcsel	d6, d16, d6, mi
	fcmp	d3, d7
	fcsel	d7, d3, d7, mi
	fcmp	d6, d7
	b.pl	.LBB1_14
	fmsub	d17, d7, d7, d4
	fmsub	d4, d6, d6, d4
	ldrsw	x9, [x8, #192]
	mov	w11, #40
	smaddl	x10, w9, w11, x10
	add	w9, w9, #1
	str	w9, [x8, #192]
	fcmp	d17, #0.0
	stp	d6, d7, [x10, #8]
	ldr	d7, [x8, #8]
	str	xzr, [x10]
	fcsel	d17, d16, d17, mi
	fcmp	d4, #0.0
	fsub	d3, d7, d3
	fsqrt	d17, d17
	fcsel	d4, d16, d4, mi
	fadd	d7, d17, d3
	fcmp	d5, d7
	fsqrt	d4, d4
	fcsel	d5, d5, d7, mi
	fadd	d3, d4, d3
	stp	d17, d4, [x10, #24]
	fcmp	d1, d3
	fcsel	d1, d1, d3, mi
.LBB1_14:
	adrp	x9, .LCPI1_2
	ldr	d3, [x9, :lo12:.LCPI1_2]
	adrp	x9, .LCPI1_1
	fadd	d1, d1, d3
	ldr	d3, [x9, :lo12:.LCPI1_1]
	fadd	d3, d0, d3
	movi	d0, #0000000000000000
	fcvtzs	d4, d1
	fcvtzs	x10, d1
	fcmp	d3, #0.0
	scvtf	d4, d4
	fcsel	d3, d0, d3, mi
	fcmp	d1, d4
	fcvtzs	x9, d3
	cinc	x10, x10, gt
	cmp	x10, x2
	csel	x10, x10, x2, lt
	cmp	x10, x9
	stp	x9, x10, [x8, #216]
	b.gt	.LBB1_16
	mov	x9, xzr
	stp	xzr, xzr, [x8, #216]
.LBB1_16:
	fcvtzs	d1, d2
	fcvtzs	x10, d2
	stp	x9, x9, [x8, #200]
	scvtf	d1, d1
	fcmp	d2, d1
	fmov	d1, #1.00000000
	ldr	d2, [x8, #16]
	cinc	x10, x10, gt
	fcmp	d5, #0.0
	fcsel	d0, d0, d5, mi
	fcmp	d2, d1
	b.ne	.LBB1_19
	fcvtzs	x9, d0
	cmp	x10, x9
	b.ge	.LBB1_19
	stp	x10, x9, [x8, #200]
.LBB1_19:
	ret
.Lfunc_end1:
	.size	row_of, .Lfunc_end1-row_of
	.p2align	2
	.type	coverage,@function
coverage:
	ldr	x8, [x0, #200]
	cmp	x1, x8
	b.lt	.LBB2_2
	ldr	x8, [x0, #208]
	fmov	d0, #1.00000000
	cmp	x1, x8
	b.lt	.LBB2_11
.LBB2_2:
	movi	d0, #0000000000000000
	ldr	x8, [x0, #216]
	cmp	x1, x8
	b.lt	.LBB2_11
	ldr	x8, [x0, #224]
	cmp	x1, x8
	b.ge	.LBB2_11
	str	d14, [sp, #-96]!
	add	x8, x1, #1
	ldp	d3, d2, [x0]
	scvtf	d0, x8
	scvtf	d1, x1
	stp	d13, d12, [sp, #16]
	movi	d13, #0000000000000000
	stp	x20, x19, [sp, #80]
	ldr	w20, [x0, #192]
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	fcmp	d2, d0
	stp	x29, x30, [sp, #64]
	add	x29, sp, #64
	fcsel	d4, d0, d2, gt
	fcmp	d3, d1
	fcsel	d5, d1, d3, mi
	fsub	d4, d4, d5
	ldr	d5, [x0, #16]
	fcmp	d4, #0.0
	fcsel	d4, d13, d4, mi
	cmp	w20, #1
	fmul	d14, d5, d4
	b.lt	.LBB2_10
	ldr	d8, [x0, #24]
	add	x19, x0, #32
	fadd	d3, d3, d8
	fsub	d2, d2, d8
	fsub	d9, d3, d0
	fsub	d10, d3, d1
	fsub	d11, d1, d2
	fsub	d12, d0, d2
	b	.LBB2_8
.LBB2_6:
	fmov	d0, d8
	fmov	d1, d11
	mov	x0, x19
	fmov	d2, d12
.LBB2_7:
	bl	cut_off
	fsub	d14, d14, d0
	subs	x20, x20, #1
	add	x19, x19, #40
	b.eq	.LBB2_10
.LBB2_8:
	ldr	w8, [x19]
	cbz	w8, .LBB2_6
	mov	x0, x19
	fmov	d0, d8
	fmov	d1, d9
	fmov	d2, d10
	b	.LBB2_7
.LBB2_10:
	fcmp	d14, #0.0
	fmov	d1, #1.00000000
	ldp	x20, x19, [sp, #80]
	ldp	x29, x30, [sp, #64]
	fcsel	d0, d13, d14, mi
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	fminnm	d0, d0, d1
	ldr	d14, [sp], #96
.LBB2_11:
	ret
.Lfunc_end2:
	.size	coverage, .Lfunc_end2-coverage
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI3_0:
	.xword	0x3fbc71c71c71c71c
.LCPI3_1:
	.xword	0x3fc2492492492492
.LCPI3_2:
	.xword	0x3fc999999999999a
	.text
	.p2align	2
	.type	cut_off,@function
cut_off:
	fmov	d3, d0
	movi	d5, #0000000000000000
	fcmp	d1, #0.0
	fcsel	d0, d5, d1, mi
	fcmp	d3, d2
	ldp	d1, d4, [x0, #24]
	fcsel	d6, d3, d2, mi
	fcmp	d0, d4
	fcsel	d2, d0, d4, gt
	fsub	d2, d6, d2
	fcmp	d2, #0.0
	fcsel	d7, d5, d2, mi
	fcmp	d0, d1
	fcsel	d2, d0, d1, gt
	ldp	d0, d1, [x0, #8]
	fcmp	d6, d4
	fsub	d0, d1, d0
	fcsel	d4, d6, d4, mi
	fmul	d0, d0, d7
	fcmp	d4, d2
	b.le	.LBB3_2
	fmul	d3, d3, d3
	fmov	d18, #-11.00000000
	adrp	x8, .LCPI3_0
	ldr	d19, [x8, :lo12:.LCPI3_0]
	adrp	x8, .LCPI3_1
	fmsub	d6, d2, d2, d3
	fmsub	d7, d4, d4, d3
	fcmp	d6, #0.0
	fcsel	d6, d5, d6, mi
	fcmp	d7, #0.0
	fcsel	d7, d5, d7, mi
	fsqrt	d6, d6
	fsqrt	d7, d7
	fmul	d16, d2, d7
	fmul	d17, d7, d6
	fnmsub	d16, d4, d6, d16
	fmadd	d17, d4, d2, d17
	fmul	d6, d2, d6
	fsub	d2, d4, d2
	fcmp	d16, #0.0
	fnmsub	d6, d4, d7, d6
	fcsel	d16, d5, d16, mi
	fcmp	d17, #0.0
	fcsel	d5, d5, d17, mi
	fadd	d5, d3, d5
	fdiv	d5, d16, d5
	fmov	d16, #1.00000000
	fmadd	d17, d5, d5, d16
	fsqrt	d17, d17
	fadd	d17, d17, d16
	fdiv	d5, d5, d17
	fmadd	d17, d5, d5, d16
	fsqrt	d17, d17
	fadd	d17, d17, d16
	fdiv	d5, d5, d17
	fmul	d17, d5, d5
	fdiv	d18, d17, d18
	fadd	d18, d18, d19
	ldr	d19, [x8, :lo12:.LCPI3_1]
	adrp	x8, .LCPI3_2
	fmsub	d18, d17, d18, d19
	ldr	d19, [x8, :lo12:.LCPI3_2]
	mov	x8, #6148914691236517205
	movk	x8, #16341, lsl #48
	fmsub	d18, d17, d18, d19
	fmov	d19, x8
	fmsub	d18, d17, d18, d19
	fmov	d19, #8.00000000
	fmul	d5, d5, d19
	fmsub	d16, d17, d18, d16
	fmul	d5, d5, d16
	fmadd	d3, d3, d5, d6
	fmov	d5, #-0.50000000
	fmul	d3, d3, d5
	fmadd	d1, d1, d2, d3
	fadd	d0, d0, d1
.LBB3_2:
	ret
.Lfunc_end3:
	.size	cut_off, .Lfunc_end3-cut_off
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
