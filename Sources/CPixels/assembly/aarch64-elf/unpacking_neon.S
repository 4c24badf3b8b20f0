// Made by scripts/make-kernels.sh from unpacking_neon.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_0:
	.word	4294967291
	.word	4294967286
.LCPI0_1:
	.word	31
	.word	15
.LCPI0_2:
	.word	1
	.word	4
.LCPI0_3:
	.hword	12
	.hword	11
	.hword	10
	.hword	9
.LCPI0_4:
	.hword	16
	.hword	15
	.hword	14
	.hword	13
.LCPI0_5:
	.hword	4
	.hword	3
	.hword	2
	.hword	1
.LCPI0_6:
	.hword	8
	.hword	7
	.hword	6
	.hword	5
	.text
	.p2align	2
	.type	inflate,@function
inflate:
	str	d10, [sp, #-128]!
	ldr	w9, [x0, #56]
	stp	x26, x25, [sp, #64]
	mov	w26, #2
	stp	x20, x19, [sp, #112]
	mov	x19, x0
	mov	w0, #2
	cmp	w9, #9
	stp	d9, d8, [sp, #16]
	stp	x29, x30, [sp, #32]
	add	x29, sp, #32
	stp	x28, x27, [sp, #48]
	stp	x24, x23, [sp, #80]
	stp	x22, x21, [sp, #96]
	b.eq	.LBB0_244
	adrp	x8, .LCPI0_0
	ldr	x25, [x19, #24]
	add	x20, x19, #2584
	ldr	d8, [x8, :lo12:.LCPI0_0]
	adrp	x8, .LCPI0_1
	add	x21, x19, #920
	ldr	d9, [x8, :lo12:.LCPI0_1]
	adrp	x8, .LCPI0_2
	add	x22, x19, #408
	ldr	d10, [x8, :lo12:.LCPI0_2]
	add	x23, x19, #88
	mov	x27, #-1
	mov	w28, #1
	b	.LBB0_5
.LBB0_2:
	ldr	x9, [x19, #40]
	and	w10, w8, #0x7
	and	w8, w8, #0xfffffff8
	str	w8, [x19, #48]
	mov	w8, #8
	lsr	x9, x9, x10
	str	x9, [x19, #40]
.LBB0_3:
	str	w8, [x19, #56]
.LBB0_4:
	ldr	w9, [x19, #56]
.LBB0_5:
	cmp	w9, #7
	b.eq	.LBB0_36
	cmp	w9, #3
	b.ne	.LBB0_16
	ldr	w8, [x19, #48]
.LBB0_8:
	ldr	w9, [x19, #64]
	cbz	w9, .LBB0_101
.LBB0_9:
	cmp	w8, #8
	b.lo	.LBB0_12
	ldp	x10, x11, [x19, #24]
	cmp	x10, x11
	b.hs	.LBB0_12
	ldr	x9, [x19, #40]
	sub	w8, w8, #8
	add	x11, x10, #1
	str	w8, [x19, #48]
	lsr	x8, x9, #8
	str	x11, [x19, #24]
	str	x8, [x19, #40]
	strb	w9, [x10]
	ldr	w8, [x19, #64]
	subs	w9, w8, #1
	ldr	w8, [x19, #48]
	str	w9, [x19, #64]
	b.ne	.LBB0_9
.LBB0_12:
	mov	w10, w9
	cmp	w8, #7
	b.hi	.LBB0_14
.LBB0_13:
	ldp	x1, x8, [x19]
	ldp	x0, x9, [x19, #24]
	sub	x8, x8, x1
	cmp	x8, x10
	sub	x9, x9, x0
	csel	x8, x8, x10, lo
	cmp	x8, x9
	csel	x24, x8, x9, lo
	mov	x2, x24
	bl	memcpy
	ldr	x8, [x19, #24]
	ldr	x9, [x19]
	ldr	w10, [x19, #64]
	add	x8, x8, x24
	add	x11, x9, x24
	sub	w9, w10, w24
	str	x8, [x19, #24]
	str	x11, [x19]
	str	w9, [x19, #64]
.LBB0_14:
	cbnz	w9, .LBB0_228
.LBB0_15:
	str	w28, [x19, #56]
	b	.LBB0_4
.LBB0_16:
	ldr	w10, [x19, #48]
	cmp	w10, #55
	b.hi	.LBB0_31
	ldp	x11, x12, [x19]
	mov	w8, w10
	cmp	x11, x12
	b.hs	.LBB0_32
	add	x14, x11, #1
	ldr	x13, [x19, #40]
	cmp	w10, #47
	str	x14, [x19]
	ldrb	w8, [x11]
	lsl	x8, x8, x10
	orr	x13, x8, x13
	add	x8, x10, #8
	str	x13, [x19, #40]
	str	w8, [x19, #48]
	b.hi	.LBB0_32
	cmp	x14, x12
	b.eq	.LBB0_32
	add	x15, x11, #2
	cmp	w10, #39
	str	x15, [x19]
	ldrb	w14, [x11, #1]
	lsl	x8, x14, x8
	add	x14, x10, #16
	str	w14, [x19, #48]
	orr	x13, x8, x13
	str	x13, [x19, #40]
	b.hi	.LBB0_204
	cmp	x15, x12
	mov	w8, w14
	b.eq	.LBB0_32
	add	x8, x11, #3
	cmp	w10, #31
	str	x8, [x19]
	ldrb	w15, [x11, #2]
	lsl	x14, x15, x14
	orr	x13, x14, x13
	add	x14, x10, #24
	str	x13, [x19, #40]
	str	w14, [x19, #48]
	b.hi	.LBB0_204
	cmp	x8, x12
	mov	w8, w14
	b.eq	.LBB0_32
	add	x8, x11, #4
	cmp	w10, #23
	str	x8, [x19]
	ldrb	w15, [x11, #3]
	lsl	x14, x15, x14
	orr	x14, x14, x13
	orr	x13, x10, #0x20
	str	x14, [x19, #40]
	str	w13, [x19, #48]
	b.hi	.LBB0_223
	cmp	x8, x12
	mov	w8, w13
	b.eq	.LBB0_32
	add	x8, x11, #5
	cmp	x13, #47
	str	x8, [x19]
	ldrb	w15, [x11, #4]
	lsl	x15, x15, x13
	orr	x14, x15, x14
	add	x15, x10, #40
	str	x14, [x19, #40]
	str	w15, [x19, #48]
	b.hi	.LBB0_224
	cmp	x8, x12
	mov	w8, w15
	b.eq	.LBB0_32
	add	x8, x11, #6
	cmp	w10, #7
	str	x8, [x19]
	ldrb	w13, [x11, #5]
	lsl	x13, x13, x15
	orr	x13, x13, x14
	add	x14, x10, #48
	str	x13, [x19, #40]
	str	w14, [x19, #48]
	b.hi	.LBB0_204
	cmp	x8, x12
	mov	w8, w14
	b.eq	.LBB0_32
	add	x8, x11, #7
	str	x8, [x19]
	ldrb	w8, [x11, #6]
	lsl	x8, x8, x14
	orr	x11, x8, x13
	orr	w8, w10, #0x38
	str	x11, [x19, #40]
	str	w8, [x19, #48]
	b	.LBB0_32
.LBB0_31:
	mov	w8, w10
.LBB0_32:
	cmp	w9, #3
	mov	w0, #3
	b.le	.LBB0_93
	cmp	w9, #5
	b.le	.LBB0_103
	cmp	w9, #6
	b.eq	.LBB0_146
	cmp	w9, #7
	b.ne	.LBB0_245
.LBB0_36:
	ldp	x8, x13, [x19, #24]
	sub	x9, x13, x8
	cmp	x9, #288
	b.lt	.LBB0_227
	ldp	x10, x11, [x19]
	sub	x9, x11, x10
	cmp	x9, #40
	b.lt	.LBB0_78
	ldr	w15, [x19, #48]
	ldr	x14, [x10]
	ldr	x16, [x19, #40]
	and	x9, x15, #0x3f
	lsl	x14, x14, x15
	lsr	w12, w9, #3
	sub	x9, x11, #32
	orr	x14, x14, x16
	orr	w16, w15, #0x38
	eor	w11, w12, #0x7
	add	x12, x10, x11
	cmp	x12, x9
	b.hi	.LBB0_102
	sub	x10, x13, #288
	cmp	x8, x10
	b.hi	.LBB0_102
	and	x11, x14, #0x7ff
	ldr	w15, [x20, x11, lsl #2]
	ldr	x11, [x19, #16]
.LBB0_41:
	tbnz	w15, #15, .LBB0_46
	lsr	w13, w15, #16
	lsr	w17, w15, #24
	lsr	x14, x14, x15
	ubfx	w18, w15, #8, #7
	sub	w16, w16, w15
	strb	w13, [x8]
	and	x13, x14, #0x7ff
	strb	w17, [x8, #1]
	ldr	w17, [x20, x13, lsl #2]
	add	x13, x8, x18
	tbnz	w17, #15, .LBB0_47
	lsr	w8, w17, #16
	lsr	w15, w17, #24
	lsr	x14, x14, x17
	ubfx	x18, x17, #8, #7
	sub	w16, w16, w17
	strb	w8, [x13]
	and	x8, x14, #0x7ff
	strb	w15, [x13, #1]
	add	x13, x13, x18
	ldr	w15, [x20, x8, lsl #2]
	tbnz	w15, #15, .LBB0_48
	lsr	w8, w15, #16
	lsr	w17, w15, #24
	lsr	x14, x14, x15
	ubfx	x18, x15, #8, #7
	sub	w16, w16, w15
	strb	w8, [x13]
	and	x8, x14, #0x7ff
	strb	w17, [x13, #1]
	ldr	w17, [x20, x8, lsl #2]
	add	x8, x13, x18
	tbnz	w17, #15, .LBB0_63
	lsr	w13, w17, #16
	lsr	w15, w17, #24
	lsr	x14, x14, x17
	sub	w16, w16, w17
	strb	w13, [x8]
	ubfx	x13, x17, #8, #7
	strb	w15, [x8, #1]
	and	x15, x14, #0x7ff
	ldr	w15, [x20, x15, lsl #2]
	add	x8, x8, x13
	b	.LBB0_64
.LBB0_46:
	mov	x13, x8
	b	.LBB0_49
.LBB0_47:
	mov	w15, w17
	b	.LBB0_49
.LBB0_48:
.LBB0_49:
	ldr	x8, [x12]
	ubfx	w17, w16, #3, #3
	lsl	x8, x8, x16
	eor	w17, w17, #0x7
	orr	w16, w16, #0x38
	orr	x14, x8, x14
	add	x8, x12, x17
	tbnz	w15, #14, .LBB0_71
.LBB0_50:
	lsr	x12, x14, x15
	and	w18, w15, #0x3f
	sub	w16, w16, w18
	and	x17, x12, #0xff
	ldr	w17, [x21, x17, lsl #2]
	tbnz	w17, #14, .LBB0_76
.LBB0_51:
	lsl	x18, x27, x17
	ubfx	w0, w17, #8, #4
	sub	x2, x13, x11
	and	w3, w17, #0x3f
	bic	x1, x12, x18
	lsr	w18, w17, #16
	lsr	x12, x12, x17
	lsr	x0, x1, x0
	sub	w16, w16, w3
	add	x1, x0, x18
	cmp	x1, x2
	b.hi	.LBB0_225
	ldr	x17, [x8]
	lsl	x2, x27, x15
	ubfx	w3, w15, #8, #4
	lsr	w5, w15, #16
	cmp	x1, #16
	lsl	x17, x17, x16
	bic	x14, x14, x2
	ubfx	w2, w16, #3, #3
	lsr	x4, x14, x3
	orr	x14, x17, x12
	eor	w12, w2, #0x7
	neg	x2, x1
	and	x15, x14, #0x7ff
	add	x17, x13, x4
	add	x12, x8, x12
	ldr	w15, [x20, x15, lsl #2]
	add	x8, x17, x5
	b.lo	.LBB0_54
.LBB0_53:
	ldr	q0, [x13, x2]
	str	q0, [x13], #16
	cmp	x13, x8
	b.lo	.LBB0_53
	b	.LBB0_69
.LBB0_54:
	cmp	x1, #1
	sub	x17, x13, x1
	b.ne	.LBB0_57
	ld1r	{ v0.16b }, [x17]
.LBB0_56:
	str	q0, [x13], #16
	cmp	x13, x8
	b.lo	.LBB0_56
	b	.LBB0_69
.LBB0_57:
	cmp	x1, #7
	mov	x3, x13
	b.hi	.LBB0_59
.LBB0_58:
	ldr	x6, [x17]
	lsl	x7, x1, #1
	cmp	x1, #4
	str	x6, [x3]
	add	x3, x3, x1
	mov	x1, x7
	b.lo	.LBB0_58
.LBB0_59:
	add	x1, x4, x13
	add	x4, x3, #8
	add	x1, x1, x5
	cmp	x1, x4
	csel	x1, x1, x4, hi
	mvn	x4, x3
	add	x1, x1, x4
	cmp	x1, #24
	b.hs	.LBB0_61
	mov	x13, x3
	b	.LBB0_68
.LBB0_61:
	add	x0, x0, x3
	add	x18, x0, x18
	sub	x18, x18, x13
	cmp	x18, #32
	b.hs	.LBB0_65
	mov	x13, x3
	b	.LBB0_68
.LBB0_63:
	mov	w15, w17
.LBB0_64:
	ldr	x13, [x12]
	ubfx	w17, w16, #3, #3
	lsl	x13, x13, x16
	eor	w17, w17, #0x7
	add	x12, x12, x17
	orr	x14, x13, x14
	b	.LBB0_69
.LBB0_65:
	lsr	x18, x1, #3
	add	x2, x13, x2
	add	x2, x2, #16
	add	x18, x18, #1
	and	x0, x18, #0x3ffffffffffffffc
	lsl	x1, x0, #3
	add	x17, x17, x1
	add	x13, x3, x1
	add	x1, x3, #16
	mov	x3, x0
.LBB0_66:
	ldp	q0, q1, [x2, #-16]
	subs	x3, x3, #4
	add	x2, x2, #32
	stp	q0, q1, [x1, #-16]
	add	x1, x1, #32
	b.ne	.LBB0_66
	cmp	x18, x0
	b.eq	.LBB0_69
.LBB0_68:
	ldr	x18, [x17], #8
	str	x18, [x13], #8
	cmp	x13, x8
	b.lo	.LBB0_68
.LBB0_69:
	cmp	x12, x9
	orr	w16, w16, #0x38
	b.hi	.LBB0_102
	cmp	x8, x10
	b.ls	.LBB0_41
	b	.LBB0_102
.LBB0_71:
	tbnz	w15, #13, .LBB0_73
	ubfx	w12, w15, #8, #4
	and	w17, w15, #0x1f
	lsr	w15, w15, #16
	lsr	x14, x14, x17
	sub	w16, w16, w17
	lsl	x12, x27, x12
	bic	x12, x14, x12
	add	x12, x20, x12, lsl #2
	ldr	w15, [x12, w15, uxtw #2]
.LBB0_73:
	tbnz	w15, #13, .LBB0_216
	tbnz	w15, #15, .LBB0_50
	lsr	w12, w15, #16
	strb	w12, [x13], #1
	and	w12, w15, #0x1f
	ldr	x15, [x8]
	sub	w16, w16, w12
	lsr	x12, x14, x12
	lsl	x14, x15, x16
	orr	x14, x14, x12
	ubfx	w12, w16, #3, #3
	and	x15, x14, #0x7ff
	eor	w12, w12, #0x7
	ldr	w15, [x20, x15, lsl #2]
	add	x12, x8, x12
	mov	x8, x13
	b	.LBB0_69
.LBB0_76:
	tbnz	w17, #13, .LBB0_225
	ubfx	x18, x17, #8, #4
	and	x0, x17, #0x1f
	lsr	x17, x17, #16
	lsr	x12, x12, x0
	sub	w16, w16, w0
	lsl	x18, x27, x18
	bic	x18, x12, x18
	add	x18, x21, x18, lsl #2
	ldr	w17, [x18, x17, lsl #2]
	tbz	w17, #13, .LBB0_51
	b	.LBB0_225
.LBB0_78:
	ldr	w12, [x19, #48]
	cmp	w12, #55
	mov	w9, w12
	b.hi	.LBB0_129
	cmp	x10, x11
	b.hs	.LBB0_128
	add	x13, x10, #1
	ldr	x14, [x19, #40]
	cmp	w12, #47
	str	x13, [x19]
	ldrb	w9, [x10]
	lsl	x9, x9, x12
	orr	x14, x9, x14
	add	x9, x12, #8
	str	x14, [x19, #40]
	str	w9, [x19, #48]
	b.hi	.LBB0_129
	cmp	x13, x11
	b.hs	.LBB0_129
	add	x13, x10, #2
	ldr	x15, [x19, #40]
	cmp	w12, #39
	str	x13, [x19]
	ldrb	w14, [x10, #1]
	lsl	x9, x14, x9
	orr	x14, x9, x15
	add	x9, x12, #16
	str	x14, [x19, #40]
	str	w9, [x19, #48]
	b.hi	.LBB0_129
	cmp	x13, x11
	b.hs	.LBB0_129
	add	x13, x10, #3
	ldr	x15, [x19, #40]
	cmp	w12, #31
	str	x13, [x19]
	ldrb	w14, [x10, #2]
	lsl	x9, x14, x9
	orr	x14, x9, x15
	add	x9, x12, #24
	str	x14, [x19, #40]
	str	w9, [x19, #48]
	b.hi	.LBB0_129
	cmp	x13, x11
	b.hs	.LBB0_129
	add	x13, x10, #4
	ldr	x15, [x19, #40]
	cmp	w12, #23
	str	x13, [x19]
	ldrb	w14, [x10, #3]
	lsl	x9, x14, x9
	orr	x14, x9, x15
	orr	x9, x12, #0x20
	str	x14, [x19, #40]
	str	w9, [x19, #48]
	b.hi	.LBB0_129
	cmp	x13, x11
	b.hs	.LBB0_129
	add	x14, x10, #5
	ldr	x15, [x19, #40]
	cmp	x9, #47
	str	x14, [x19]
	ldrb	w13, [x10, #4]
	lsl	x13, x13, x9
	orr	x15, x13, x15
	add	x13, x12, #40
	mov	w9, w13
	str	x15, [x19, #40]
	str	w13, [x19, #48]
	b.hi	.LBB0_129
	cmp	x14, x11
	mov	x9, x13
	b.hs	.LBB0_129
	add	x14, x10, #6
	ldr	x15, [x19, #40]
	cmp	w12, #7
	str	x14, [x19]
	ldrb	w9, [x10, #5]
	lsl	x9, x9, x13
	orr	x13, x9, x15
	add	x9, x12, #48
	str	x13, [x19, #40]
	str	w9, [x19, #48]
	b.hi	.LBB0_129
	cmp	x14, x11
	b.hs	.LBB0_129
	add	x11, x10, #7
	str	x11, [x19]
	ldr	x11, [x19, #40]
	ldrb	w10, [x10, #6]
	lsl	x9, x10, x9
	orr	x10, x9, x11
	orr	w9, w12, #0x38
	str	x10, [x19, #40]
	str	w9, [x19, #48]
	b	.LBB0_129
.LBB0_93:
	cmp	w9, #1
	b.gt	.LBB0_126
	cbz	w9, .LBB0_183
	cmp	w9, #1
	b.ne	.LBB0_230
	ldr	w9, [x19, #60]
	cbnz	w9, .LBB0_2
	subs	w8, w8, #3
	b.lo	.LBB0_226
	ldr	x9, [x19, #40]
	str	w8, [x19, #48]
	ubfx	w0, w9, #1, #2
	and	w10, w9, #0x1
	lsr	x9, x9, #3
	str	w10, [x19, #60]
	cmp	w0, #1
	str	x9, [x19, #40]
	b.gt	.LBB0_209
	cbnz	w0, .LBB0_213
	and	w10, w8, #0x7
	and	w8, w8, #0xfffffff8
	str	w26, [x19, #56]
	lsr	x9, x9, x10
	str	w8, [x19, #48]
	str	x9, [x19, #40]
	b	.LBB0_4
.LBB0_101:
	mov	x10, xzr
	cmp	w8, #7
	b.ls	.LBB0_13
	b	.LBB0_14
.LBB0_102:
	and	w9, w16, #0x7
	sub	x10, x12, #7
	str	x8, [x19, #24]
	lsl	x11, x27, x9
	str	w9, [x19, #48]
	str	x10, [x19]
	bic	x9, x14, x11
	str	x9, [x19, #40]
	b	.LBB0_4
.LBB0_103:
	cmp	w9, #4
	b.eq	.LBB0_142
	cmp	w9, #5
	b.ne	.LBB0_230
	ldp	w9, w11, [x19, #76]
	cmp	w11, w9
	b.hs	.LBB0_189
	adrp	x12, advance.order
	add	x12, x12, :lo12:advance.order
	sub	x9, x9, x11
	add	w10, w11, #1
	add	x11, x12, x11
	b	.LBB0_109
.LBB0_107:
	mov	w15, w8
.LBB0_108:
	ldr	x12, [x19, #40]
	sub	w8, w15, #3
	subs	x9, x9, #1
	str	w8, [x19, #48]
	lsr	x13, x12, #3
	and	w12, w12, #0x7
	str	x13, [x19, #40]
	ldrb	w13, [x11], #1
	str	w10, [x19, #80]
	add	w10, w10, #1
	strb	w12, [x23, x13]
	b.eq	.LBB0_189
.LBB0_109:
	cmp	w8, #55
	b.hi	.LBB0_107
	ldp	x12, x13, [x19]
	mov	w14, w8
	cmp	x12, x13
	b.hs	.LBB0_124
	add	x16, x12, #1
	ldr	x17, [x19, #40]
	cmp	w8, #47
	str	x16, [x19]
	ldrb	w15, [x12]
	lsl	x15, x15, x14
	orr	x17, x15, x17
	add	x15, x14, #8
	str	x17, [x19, #40]
	str	w15, [x19, #48]
	b.hi	.LBB0_108
	cmp	x16, x13
	b.hs	.LBB0_125
	add	x16, x12, #2
	ldr	x18, [x19, #40]
	cmp	w8, #39
	str	x16, [x19]
	ldrb	w17, [x12, #1]
	lsl	x15, x17, x15
	orr	x17, x15, x18
	add	x15, x14, #16
	str	x17, [x19, #40]
	str	w15, [x19, #48]
	b.hi	.LBB0_108
	cmp	x16, x13
	b.hs	.LBB0_125
	add	x16, x12, #3
	ldr	x18, [x19, #40]
	cmp	w8, #31
	str	x16, [x19]
	ldrb	w17, [x12, #2]
	lsl	x15, x17, x15
	orr	x17, x15, x18
	add	x15, x14, #24
	str	x17, [x19, #40]
	str	w15, [x19, #48]
	b.hi	.LBB0_108
	cmp	x16, x13
	b.hs	.LBB0_125
	add	x16, x12, #4
	ldr	x18, [x19, #40]
	cmp	w8, #23
	str	x16, [x19]
	ldrb	w17, [x12, #3]
	lsl	x15, x17, x15
	orr	x17, x15, x18
	orr	x15, x14, #0x20
	str	x17, [x19, #40]
	str	w15, [x19, #48]
	b.hi	.LBB0_108
	cmp	x16, x13
	b.hs	.LBB0_125
	add	x17, x12, #5
	ldr	x18, [x19, #40]
	cmp	x15, #47
	str	x17, [x19]
	ldrb	w16, [x12, #4]
	lsl	x16, x16, x15
	orr	x18, x16, x18
	add	x16, x14, #40
	mov	w15, w16
	str	x18, [x19, #40]
	str	w16, [x19, #48]
	b.hi	.LBB0_108
	cmp	x17, x13
	mov	x15, x16
	b.hs	.LBB0_125
	add	x17, x12, #6
	ldr	x18, [x19, #40]
	cmp	w8, #7
	str	x17, [x19]
	ldrb	w15, [x12, #5]
	lsl	x15, x15, x16
	orr	x16, x15, x18
	add	x15, x14, #48
	str	x16, [x19, #40]
	str	w15, [x19, #48]
	b.hi	.LBB0_108
	cmp	x17, x13
	b.hs	.LBB0_125
	add	x13, x12, #7
	str	x13, [x19]
	ldr	x13, [x19, #40]
	ldrb	w12, [x12, #6]
	lsl	x12, x12, x15
	orr	w15, w8, #0x38
	str	w15, [x19, #48]
	orr	x12, x12, x13
	str	x12, [x19, #40]
	b	.LBB0_108
.LBB0_124:
	mov	x15, x14
.LBB0_125:
	cmp	x15, #3
	b.hs	.LBB0_108
	b	.LBB0_226
.LBB0_126:
	cmp	w9, #2
	b.eq	.LBB0_186
	cmp	w9, #3
	b.eq	.LBB0_8
	b	.LBB0_230
.LBB0_128:
	mov	x9, x12
.LBB0_129:
	ldr	x10, [x19, #40]
	and	x11, x10, #0x7ff
	ldr	w11, [x20, x11, lsl #2]
	and	w12, w11, #0xe000
	cmp	w12, #12, lsl #12
	b.ne	.LBB0_135
	ubfx	x12, x11, #8, #4
	and	x13, x11, #0x1f
	lsr	x14, x10, x13
	lsl	x12, x27, x12
	bic	x12, x14, x12
	add	x11, x12, x11, lsr #16
	mov	w12, w13
	ldr	w11, [x20, x11, lsl #2]
	tbz	w11, #15, .LBB0_136
.LBB0_131:
	tbnz	w11, #14, .LBB0_140
	and	w13, w11, #0x3f
	add	w14, w12, w13
	cmp	w14, w9
	b.hi	.LBB0_226
	lsr	x13, x10, x14
	mov	w16, #40960
	and	x15, x13, #0xff
	ldr	w15, [x21, x15, lsl #2]
	and	w16, w15, w16
	cmp	w16, #8, lsl #12
	b.ne	.LBB0_195
	and	w13, w15, #0x1f
	ubfx	x16, x15, #8, #4
	add	w14, w13, w14
	lsr	x13, x10, x14
	lsl	x16, x27, x16
	bic	x16, x13, x16
	add	x15, x16, x15, lsr #16
	ldr	w15, [x21, x15, lsl #2]
	b	.LBB0_196
.LBB0_135:
	mov	w12, wzr
	tbnz	w11, #15, .LBB0_131
.LBB0_136:
	and	w10, w11, #0x1f
	add	w10, w12, w10
	cmp	w10, w9
	b.hi	.LBB0_226
	lsr	w9, w11, #16
	and	w13, w11, #0x7f00
	add	x12, x8, #1
	cmp	w13, #512
	str	x12, [x19, #24]
	strb	w9, [x8]
	b.ne	.LBB0_139
	ldr	x8, [x19, #24]
	lsr	w9, w11, #24
	add	x11, x8, #1
	str	x11, [x19, #24]
	strb	w9, [x8]
.LBB0_139:
	ldr	x8, [x19, #40]
	ldr	w9, [x19, #48]
	lsr	x8, x8, x10
	sub	w9, w9, w10
	str	w9, [x19, #48]
	str	x8, [x19, #40]
	b	.LBB0_4
.LBB0_140:
	and	w8, w11, #0x1f
	add	w12, w12, w8
	subs	w8, w9, w12
	b.lo	.LBB0_226
	lsr	x9, x10, x12
	cmp	w11, #16, lsl #12
	str	w8, [x19, #48]
	str	x9, [x19, #40]
	b.lo	.LBB0_15
	b	.LBB0_229
.LBB0_142:
	subs	w8, w8, #14
	b.lo	.LBB0_226
	ldr	x9, [x19, #40]
	str	w8, [x19, #48]
	dup	v0.2s, w9
	and	w10, w9, #0x1f
	lsr	x9, x9, #14
	add	w11, w10, #257
	cmp	w10, #29
	str	w11, [x19, #68]
	str	x9, [x19, #40]
	ushl	v0.2s, v0.2s, v8.2s
	and	v0.8b, v0.8b, v9.8b
	add	v1.2s, v0.2s, v10.2s
	str	d1, [x19, #72]
	b.hi	.LBB0_230
	fmov	w8, s0
	cmp	w8, #29
	b.hi	.LBB0_230
	movi	v0.2d, #0000000000000000
	strh	wzr, [x19, #104]
	mov	w8, #5
	strb	wzr, [x19, #106]
	str	xzr, [x19, #80]
	stur	q0, [x19, #88]
	b	.LBB0_3
.LBB0_146:
	ldp	w24, w9, [x19, #68]
	ldr	w11, [x19, #80]
	add	w9, w9, w24
	cmp	w11, w9
	b.hs	.LBB0_191
	ldr	x10, [x19, #40]
	b	.LBB0_149
.LBB0_148:
	mov	w11, w15
	str	w15, [x19, #80]
	cmp	w11, w9
	b.hs	.LBB0_191
.LBB0_149:
	cmp	w8, #55
	b.hi	.LBB0_166
	ldp	x12, x13, [x19]
	mov	w14, w8
	cmp	x12, x13
	b.hs	.LBB0_164
	add	x16, x12, #1
	cmp	w8, #47
	str	x16, [x19]
	ldrb	w15, [x12]
	lsl	x15, x15, x14
	orr	x10, x15, x10
	add	x15, x14, #8
	str	x10, [x19, #40]
	str	w15, [x19, #48]
	b.hi	.LBB0_165
	cmp	x16, x13
	b.hs	.LBB0_165
	add	x16, x12, #2
	cmp	w8, #39
	str	x16, [x19]
	ldrb	w17, [x12, #1]
	lsl	x15, x17, x15
	orr	x10, x15, x10
	add	x15, x14, #16
	str	x10, [x19, #40]
	str	w15, [x19, #48]
	b.hi	.LBB0_165
	cmp	x16, x13
	b.hs	.LBB0_165
	add	x16, x12, #3
	cmp	w8, #31
	str	x16, [x19]
	ldrb	w17, [x12, #2]
	lsl	x15, x17, x15
	orr	x10, x15, x10
	add	x15, x14, #24
	str	x10, [x19, #40]
	str	w15, [x19, #48]
	b.hi	.LBB0_165
	cmp	x16, x13
	b.hs	.LBB0_165
	add	x16, x12, #4
	cmp	w8, #23
	str	x16, [x19]
	ldrb	w17, [x12, #3]
	lsl	x15, x17, x15
	orr	x10, x15, x10
	orr	x15, x14, #0x20
	str	x10, [x19, #40]
	str	w15, [x19, #48]
	b.hi	.LBB0_165
	cmp	x16, x13
	b.hs	.LBB0_165
	add	x17, x12, #5
	cmp	x15, #47
	str	x17, [x19]
	ldrb	w16, [x12, #4]
	lsl	x16, x16, x15
	orr	x10, x16, x10
	add	x16, x14, #40
	str	x10, [x19, #40]
	str	w16, [x19, #48]
	b.hi	.LBB0_182
	cmp	x17, x13
	mov	x15, x16
	b.hs	.LBB0_165
	add	x17, x12, #6
	cmp	w8, #7
	str	x17, [x19]
	ldrb	w15, [x12, #5]
	lsl	x15, x15, x16
	orr	x10, x15, x10
	add	x15, x14, #48
	str	x10, [x19, #40]
	str	w15, [x19, #48]
	b.hi	.LBB0_165
	cmp	x17, x13
	b.hs	.LBB0_165
	add	x13, x12, #7
	orr	w8, w8, #0x38
	str	x13, [x19]
	ldrb	w12, [x12, #6]
	str	w8, [x19, #48]
	lsl	x12, x12, x15
	orr	x10, x12, x10
	str	x10, [x19, #40]
	b	.LBB0_166
.LBB0_164:
	mov	x15, x14
.LBB0_165:
	mov	w8, w15
.LBB0_166:
	and	x12, x10, #0x7f
	ldr	w12, [x22, x12, lsl #2]
	cmp	w12, #256, lsl #12
	and	x14, x12, #0x1f
	b.hs	.LBB0_169
	subs	w8, w8, w14
	b.lo	.LBB0_226
	lsr	w12, w12, #16
	lsr	x10, x10, x14
	str	w8, [x19, #48]
	strb	w12, [x23, w11, uxtw]
	add	w11, w11, #1
	str	x10, [x19, #40]
	str	w11, [x19, #80]
	cmp	w11, w9
	b.lo	.LBB0_149
	b	.LBB0_191
.LBB0_169:
	lsr	w12, w12, #16
	mov	w13, #7
	mov	w15, #3
	cmp	w12, #17
	csel	w13, w15, w13, eq
	cmp	w12, #16
	csel	w13, w26, w13, eq
	add	w15, w13, w14
	subs	w8, w8, w15
	b.lo	.LBB0_226
	lsr	x15, x10, x14
	cmp	w12, #18
	mov	w14, #-3
	mov	w16, #-11
	mov	w0, #3
	str	w8, [x19, #48]
	csel	w14, w16, w14, eq
	mov	w16, #11
	lsr	x10, x15, x13
	csel	w16, w16, w0, eq
	cmp	w12, #16
	ccmp	w11, #0, #0, eq
	str	x10, [x19, #40]
	b.eq	.LBB0_230
	mov	w17, #-1
	lsl	w13, w17, w13
	sub	w17, w9, w11
	bic	w15, w15, w13
	add	w13, w16, w15
	cmp	w13, w17
	b.hi	.LBB0_230
	cmp	w12, #16
	b.ne	.LBB0_174
	sub	w12, w11, #1
	ldrb	w12, [x23, w12, uxtw]
	cmp	w13, #16
	b.hs	.LBB0_175
	b	.LBB0_179
.LBB0_174:
	mov	w12, wzr
	cmp	w13, #16
	b.lo	.LBB0_179
.LBB0_175:
	sub	w14, w14, w15
	cmp	w14, w11
	b.lo	.LBB0_179
	dup	v0.8b, w12
	and	w16, w13, #0xf0
	and	w14, w13, #0xf
	add	w15, w11, w16
	mov	w17, w16
.LBB0_177:
	add	x18, x23, w11, uxtw
	subs	w17, w17, #16
	add	w11, w11, #16
	stp	d0, d0, [x18]
	b.ne	.LBB0_177
	cmp	w13, w16
	b.eq	.LBB0_148
	b	.LBB0_180
.LBB0_179:
	mov	w14, w13
	mov	w15, w11
.LBB0_180:
	mov	w11, w15
.LBB0_181:
	add	w15, w11, #1
	subs	w14, w14, #1
	strb	w12, [x23, w11, uxtw]
	mov	w11, w15
	b.ne	.LBB0_181
	b	.LBB0_148
.LBB0_182:
	mov	w8, w16
	b	.LBB0_166
.LBB0_183:
	subs	w9, w8, #16
	b.lo	.LBB0_226
	ldr	x8, [x19, #40]
	mov	w11, #8447
	str	w9, [x19, #48]
	lsr	x10, x8, #16
	and	x11, x8, x11
	cmp	x11, #120
	str	x10, [x19, #40]
	b.ne	.LBB0_230
	rev	w8, w8
	mov	w9, #2115
	lsr	w8, w8, #16
	mul	w9, w8, w9
	lsr	w9, w9, #16
	sub	w10, w8, w9
	and	w10, w10, #0xfffe
	add	w9, w9, w10, lsr #1
	lsr	w9, w9, #4
	sub	w9, w9, w9, lsl #5
	add	w8, w8, w9
	tst	w8, #0xffff
	b.eq	.LBB0_15
	b	.LBB0_230
.LBB0_186:
	subs	w9, w8, #32
	b.lo	.LBB0_226
	ldr	x8, [x19, #40]
	str	w9, [x19, #48]
	eon	w11, w8, w8, lsr #16
	lsr	x10, x8, #32
	tst	x11, #0xffff
	str	x10, [x19, #40]
	b.ne	.LBB0_230
	and	w8, w8, #0xffff
	str	w8, [x19, #64]
	mov	w8, #3
	b	.LBB0_3
.LBB0_189:
	mov	w0, #2
	mov	x1, x23
	mov	w2, #19
	mov	w3, #7
	mov	x4, x22
	mov	w5, #128
	bl	make_table
	cbz	w0, .LBB0_229
	str	wzr, [x19, #80]
	mov	w8, #6
	b	.LBB0_3
.LBB0_191:
	ldrb	w8, [x19, #344]
	cbz	w8, .LBB0_229
	mov	w0, wzr
	mov	x1, x23
	mov	w2, w24
	mov	w3, #11
	mov	x4, x20
	mov	w5, #2400
	bl	make_table
	cbz	w0, .LBB0_229
	mov	x0, x20
	bl	join_literals
	ldr	w2, [x19, #72]
	add	x1, x23, x24
	mov	w0, #1
	mov	w3, #8
	mov	x4, x21
	mov	w5, #416
	bl	make_table
	cbz	w0, .LBB0_229
.LBB0_194:
	mov	w8, #7
	b	.LBB0_3
.LBB0_195:
.LBB0_196:
	and	w16, w15, #0x3f
	add	w0, w14, w16
	subs	w16, w9, w0
	b.lo	.LBB0_226
	tbnz	w15, #15, .LBB0_229
	lsl	x9, x27, x15
	ubfx	w14, w15, #8, #4
	bic	x9, x13, x9
	lsr	w13, w15, #16
	lsr	x14, x9, x14
	ldr	x9, [x19, #16]
	add	x15, x14, x13
	sub	x9, x8, x9
	cmp	x15, x9
	b.hi	.LBB0_229
	lsr	x9, x10, x12
	lsl	x12, x27, x11
	ubfx	w18, w11, #8, #4
	lsr	w17, w11, #16
	lsr	x10, x10, x0
	cmp	x15, #16
	bic	x9, x9, x12
	neg	x12, x15
	str	w16, [x19, #48]
	lsr	x18, x9, x18
	str	x10, [x19, #40]
	add	x9, x18, x17
	add	x10, x8, x9
	b.lo	.LBB0_201
.LBB0_200:
	ldr	q0, [x8, x12]
	str	q0, [x8], #16
	cmp	x8, x10
	b.lo	.LBB0_200
	b	.LBB0_222
.LBB0_201:
	cmp	x15, #1
	sub	x11, x8, x15
	b.ne	.LBB0_205
	ld1r	{ v0.16b }, [x11]
.LBB0_203:
	str	q0, [x8], #16
	cmp	x8, x10
	b.lo	.LBB0_203
	b	.LBB0_222
.LBB0_204:
	mov	w8, w14
	b	.LBB0_32
.LBB0_205:
	cmp	x15, #7
	mov	x16, x8
	b.hi	.LBB0_207
.LBB0_206:
	ldr	x0, [x11]
	lsl	x1, x15, #1
	cmp	x15, #4
	str	x0, [x16]
	add	x16, x16, x15
	mov	x15, x1
	b.lo	.LBB0_206
.LBB0_207:
	add	x15, x18, x8
	add	x15, x15, x17
	add	x17, x16, #8
	cmp	x15, x17
	csel	x15, x15, x17, hi
	mvn	x17, x16
	add	x15, x15, x17
	cmp	x15, #24
	b.hs	.LBB0_211
	mov	x8, x16
	b	.LBB0_221
.LBB0_209:
	cmp	w0, #2
	b.ne	.LBB0_230
	mov	w8, #4
	b	.LBB0_3
.LBB0_211:
	add	x14, x14, x16
	add	x13, x14, x13
	sub	x13, x13, x8
	cmp	x13, #32
	b.hs	.LBB0_218
	mov	x8, x16
	b	.LBB0_221
.LBB0_213:
	ldr	w8, [x19, #84]
	cbnz	w8, .LBB0_215
	mov	x0, x19
	bl	make_fixed_tables
.LBB0_215:
	str	w28, [x19, #84]
	b	.LBB0_194
.LBB0_216:
	and	w9, w15, #0x1f
	cmp	w15, #16, lsl #12
	lsr	x12, x14, x9
	sub	w16, w16, w9
	b.hs	.LBB0_225
	ubfx	w9, w16, #3, #3
	and	w10, w16, #0x7
	str	x13, [x19, #24]
	lsl	x11, x27, x10
	str	w10, [x19, #48]
	sub	x8, x8, x9
	str	x8, [x19]
	bic	x8, x12, x11
	str	x8, [x19, #40]
	b	.LBB0_15
.LBB0_218:
	lsr	x13, x15, #3
	add	x17, x8, x12
	add	x12, x16, #16
	add	x13, x13, #1
	and	x14, x13, #0x3ffffffffffffffc
	lsl	x15, x14, #3
	add	x11, x11, x15
	add	x8, x16, x15
	add	x15, x17, #16
	mov	x16, x14
.LBB0_219:
	ldp	q0, q1, [x15, #-16]
	subs	x16, x16, #4
	add	x15, x15, #32
	stp	q0, q1, [x12, #-16]
	add	x12, x12, #32
	b.ne	.LBB0_219
	cmp	x13, x14
	b.eq	.LBB0_222
.LBB0_221:
	ldr	x12, [x11], #8
	str	x12, [x8], #8
	cmp	x8, x10
	b.lo	.LBB0_221
.LBB0_222:
	ldr	x8, [x19, #24]
	add	x8, x8, x9
	str	x8, [x19, #24]
	b	.LBB0_4
.LBB0_223:
	mov	w8, w13
	b	.LBB0_32
.LBB0_224:
	mov	w8, w15
	b	.LBB0_32
.LBB0_225:
	ubfx	w9, w16, #3, #3
	and	w10, w16, #0x7
	mov	x11, #-1
	lsl	x11, x11, x10
	str	w10, [x19, #48]
	mov	w0, #3
	sub	x8, x8, x9
	str	x13, [x19, #24]
	str	x8, [x19]
	bic	x8, x12, x11
	str	x8, [x19, #40]
	b	.LBB0_230
.LBB0_226:
	mov	w0, wzr
	b	.LBB0_230
.LBB0_227:
	mov	w0, #1
	b	.LBB0_230
.LBB0_228:
	ldp	x8, x9, [x19, #24]
	cmp	x8, x9
	cset	w0, eq
	b	.LBB0_230
.LBB0_229:
	mov	w0, #3
.LBB0_230:
	ldr	w8, [x19, #52]
	ldr	x9, [x19, #24]
	lsr	x10, x8, #16
	subs	x9, x9, x25
	and	x8, x8, #0xffff
	b.eq	.LBB0_239
	adrp	x12, .LCPI0_4
	adrp	x11, .LCPI0_3
	adrp	x13, .LCPI0_5
	ldr	d1, [x12, :lo12:.LCPI0_4]
	mov	x12, #50637
	adrp	x14, .LCPI0_6
	movk	x12, #3375, lsl #16
	ldr	d0, [x11, :lo12:.LCPI0_3]
	ldr	d2, [x13, :lo12:.LCPI0_5]
	ldr	d3, [x14, :lo12:.LCPI0_6]
	movk	x12, #225, lsl #32
	mov	w11, #1048576
	movk	x12, #15, lsl #48
	mov	w13, #65521
	b	.LBB0_233
.LBB0_232:
	umulh	x15, x8, x12
	sub	x9, x9, x14
	umulh	x16, x10, x12
	sub	x17, x8, x15
	add	x15, x15, x17, lsr #1
	sub	x17, x10, x16
	add	x16, x16, x17, lsr #1
	lsr	x15, x15, #15
	lsr	x16, x16, #15
	msub	x8, x15, x13, x8
	msub	x10, x16, x13, x10
	cbz	x9, .LBB0_239
.LBB0_233:
	cmp	x9, #256, lsl #12
	csel	x14, x9, x11, lo
	cmp	x9, #256
	mov	x15, x14
	b.lo	.LBB0_236
.LBB0_234:
	ldp	q4, q5, [x25]
	add	x10, x10, x8, lsl #8
	ldp	q7, q16, [x25, #32]
	sub	x15, x15, #256
	ldp	q19, q20, [x25, #64]
	cmp	x15, #255
	uaddl	v6.8h, v5.8b, v4.8b
	uaddl2	v5.8h, v5.16b, v4.16b
	uaddw	v17.8h, v6.8h, v7.8b
	uaddw2	v7.8h, v5.8h, v7.16b
	uaddw2	v5.8h, v5.8h, v4.16b
	uaddw	v4.8h, v6.8h, v4.8b
	ldp	q23, q6, [x25, #96]
	uaddw	v18.8h, v17.8h, v16.8b
	uaddw2	v16.8h, v7.8h, v16.16b
	add	v5.8h, v5.8h, v7.8h
	add	v4.8h, v4.8h, v17.8h
	uaddw	v21.8h, v18.8h, v19.8b
	uaddw2	v19.8h, v16.8h, v19.16b
	add	v5.8h, v5.8h, v16.8h
	add	v4.8h, v4.8h, v18.8h
	uaddw	v22.8h, v21.8h, v20.8b
	uaddw2	v20.8h, v19.8h, v20.16b
	add	v5.8h, v5.8h, v19.8h
	add	v4.8h, v4.8h, v21.8h
	uaddw	v24.8h, v22.8h, v23.8b
	uaddw2	v17.8h, v20.8h, v23.16b
	add	v5.8h, v5.8h, v20.8h
	ldp	q23, q16, [x25, #128]
	add	v4.8h, v4.8h, v22.8h
	uaddw	v7.8h, v24.8h, v6.8b
	uaddw2	v6.8h, v17.8h, v6.16b
	add	v5.8h, v5.8h, v17.8h
	add	v4.8h, v4.8h, v24.8h
	uaddw	v18.8h, v7.8h, v23.8b
	uaddw2	v21.8h, v6.8h, v23.16b
	add	v5.8h, v5.8h, v6.8h
	ldp	q23, q20, [x25, #160]
	add	v4.8h, v4.8h, v7.8h
	ldp	q24, q6, [x25, #192]
	uaddw	v19.8h, v18.8h, v16.8b
	uaddw2	v16.8h, v21.8h, v16.16b
	add	v5.8h, v5.8h, v21.8h
	add	v4.8h, v4.8h, v18.8h
	uaddw	v22.8h, v19.8h, v23.8b
	uaddw2	v23.8h, v16.8h, v23.16b
	add	v5.8h, v5.8h, v16.8h
	add	v4.8h, v4.8h, v19.8h
	uaddw	v17.8h, v22.8h, v20.8b
	uaddw2	v20.8h, v23.8h, v20.16b
	add	v5.8h, v5.8h, v23.8h
	add	v4.8h, v4.8h, v22.8h
	uaddw	v7.8h, v17.8h, v24.8b
	uaddw2	v21.8h, v20.8h, v24.16b
	add	v5.8h, v5.8h, v20.8h
	ldp	q24, q16, [x25, #224]
	add	v4.8h, v4.8h, v17.8h
	add	x25, x25, #256
	uaddw	v18.8h, v7.8h, v6.8b
	uaddw2	v6.8h, v21.8h, v6.16b
	add	v5.8h, v5.8h, v21.8h
	add	v4.8h, v4.8h, v7.8h
	uaddw	v19.8h, v18.8h, v24.8b
	uaddw2	v23.8h, v6.8h, v24.16b
	add	v5.8h, v5.8h, v6.8h
	add	v4.8h, v4.8h, v18.8h
	uaddw	v22.8h, v19.8h, v16.8b
	uaddw2	v16.8h, v23.8h, v16.16b
	add	v5.8h, v5.8h, v23.8h
	add	v4.8h, v4.8h, v19.8h
	ext	v17.16b, v22.16b, v22.16b, #8
	ext	v7.16b, v16.16b, v16.16b, #8
	umull	v20.4s, v22.4h, v1.4h
	uaddl2	v6.4s, v22.8h, v16.8h
	umull	v17.4s, v17.4h, v0.4h
	umlal	v20.4s, v16.4h, v3.4h
	umlal	v17.4s, v7.4h, v2.4h
	uaddl	v7.4s, v22.4h, v16.4h
	uaddl2	v16.4s, v4.8h, v5.8h
	uaddl	v4.4s, v4.4h, v5.4h
	add	v6.4s, v7.4s, v6.4s
	add	v5.4s, v20.4s, v17.4s
	add	v4.4s, v4.4s, v16.4s
	addv	s6, v6.4s
	addv	s5, v5.4s
	addv	s4, v4.4s
	fmov	w17, s6
	fmov	w16, s5
	add	x8, x8, x17
	add	x10, x10, x16
	fmov	w16, s4
	add	x10, x10, w16, uxtw #4
	b.hi	.LBB0_234
	cbz	x15, .LBB0_232
.LBB0_236:
	mov	x16, x25
	mov	x17, x15
.LBB0_237:
	ldrb	w18, [x16], #1
	subs	x17, x17, #1
	add	x8, x8, x18
	add	x10, x8, x10
	b.ne	.LBB0_237
	add	x25, x25, x15
	b	.LBB0_232
.LBB0_239:
	orr	w8, w8, w10, lsl #16
	cmp	w0, #3
	str	w8, [x19, #52]
	b.eq	.LBB0_243
	cmp	w0, #2
	b.ne	.LBB0_244
	ldr	x9, [x19, #40]
	ldr	w10, [x19, #48]
	lsr	x11, x9, #32
	sub	w10, w10, #32
	rev	w9, w9
	str	w10, [x19, #48]
	mov	w10, #9
	cmp	w9, w8
	str	x11, [x19, #40]
	str	w10, [x19, #56]
	b.ne	.LBB0_243
	mov	w0, #2
	b	.LBB0_244
.LBB0_243:
	mov	w8, #10
	mov	w0, #3
	str	w8, [x19, #56]
.LBB0_244:
	ldp	x20, x19, [sp, #112]
	ldp	x22, x21, [sp, #96]
	ldp	x24, x23, [sp, #80]
	ldp	x26, x25, [sp, #64]
	ldp	x28, x27, [sp, #48]
	ldp	x29, x30, [sp, #32]
	ldp	d9, d8, [sp, #16]
	ldr	d10, [sp], #128
	ret
.LBB0_245:
	cmp	w9, #8
	b.ne	.LBB0_230
	cmp	w8, #32
	mov	w8, #2
	csel	w0, wzr, w8, lo
	b	.LBB0_230
.Lfunc_end0:
	.size	inflate, .Lfunc_end0-inflate
	.p2align	2
	.type	unfilter,@function
unfilter:
	cbz	w0, .LBB1_7
	cmp	w0, #2
	b.ne	.LBB1_12
	cbz	x4, .LBB1_45
	cmp	x4, #7
	b.hi	.LBB1_32
	mov	x8, xzr
.LBB1_5:
	sub	x9, x4, x8
	add	x10, x3, x8
	add	x11, x2, x8
	add	x8, x1, x8
.LBB1_6:
	ldrb	w12, [x8], #1
	subs	x9, x9, #1
	ldrb	w13, [x11], #1
	add	w12, w13, w12
	strb	w12, [x10], #1
	b.ne	.LBB1_6
	b	.LBB1_45
.LBB1_7:
	cbz	x4, .LBB1_45
	cmp	x4, #8
	mov	x8, xzr
	b.lo	.LBB1_43
	sub	x9, x3, x1
	cmp	x9, #32
	b.lo	.LBB1_43
	cmp	x4, #32
	b.hs	.LBB1_36
	mov	x8, xzr
	b	.LBB1_40
.LBB1_12:
	cmp	x5, #4
	b.eq	.LBB1_20
	cmp	x5, #3
	b.ne	.LBB1_26
	cmp	w0, #1
	b.eq	.LBB1_52
	cmp	w0, #3
	b.eq	.LBB1_46
	cmp	w0, #4
	b.ne	.LBB1_45
	cbz	x4, .LBB1_45
	movi	v1.2d, #0000000000000000
	movi	v0.8h, #3
	mov	x8, xzr
	movi	v2.2d, #0000000000000000
.LBB1_19:
	ldr	s3, [x2, x8]
	ldr	s7, [x1, x8]
	ushll	v3.8h, v3.8b, #0
	fmov	d3, d3
	add	v4.8h, v1.8h, v3.8h
	smax	v5.8h, v1.8h, v3.8h
	smin	v1.8h, v1.8h, v3.8h
	neg	v4.8h, v4.8h
	mla	v4.8h, v2.8h, v0.8h
	cmgt	v6.8h, v5.8h, v4.8h
	bif	v2.16b, v1.16b, v6.16b
	ushll	v6.8h, v7.8b, #0
	cmgt	v1.8h, v4.8h, v1.8h
	fmov	d4, d6
	bsl	v1.16b, v2.16b, v5.16b
	add	v1.8h, v1.8h, v4.8h
	xtn	v2.8b, v1.8h
	bic	v1.8h, #255, lsl #8
	str	s2, [x3, x8]
	mov	v2.16b, v3.16b
	add	x8, x8, #3
	cmp	x8, x4
	b.lo	.LBB1_19
	b	.LBB1_45
.LBB1_20:
	cmp	w0, #1
	b.eq	.LBB1_55
	cmp	w0, #3
	b.eq	.LBB1_49
	cmp	w0, #4
	b.ne	.LBB1_45
	cbz	x4, .LBB1_45
	movi	v1.2d, #0000000000000000
	movi	v0.8h, #3
	mov	x8, xzr
	movi	v2.2d, #0000000000000000
.LBB1_25:
	ldr	s3, [x2, x8]
	ldr	s7, [x1, x8]
	ushll	v3.8h, v3.8b, #0
	fmov	d3, d3
	add	v4.8h, v1.8h, v3.8h
	smax	v5.8h, v1.8h, v3.8h
	smin	v1.8h, v1.8h, v3.8h
	neg	v4.8h, v4.8h
	mla	v4.8h, v2.8h, v0.8h
	cmgt	v6.8h, v5.8h, v4.8h
	bif	v2.16b, v1.16b, v6.16b
	ushll	v6.8h, v7.8b, #0
	cmgt	v1.8h, v4.8h, v1.8h
	fmov	d4, d6
	bsl	v1.16b, v2.16b, v5.16b
	add	v1.8h, v1.8h, v4.8h
	xtn	v2.8b, v1.8h
	bic	v1.8h, #255, lsl #8
	str	s2, [x3, x8]
	mov	v2.16b, v3.16b
	add	x8, x8, #4
	cmp	x8, x4
	b.lo	.LBB1_25
	b	.LBB1_45
.LBB1_26:
	cmp	w0, #1
	b.eq	.LBB1_61
	cmp	w0, #3
	b.eq	.LBB1_58
	cmp	w0, #4
	b.ne	.LBB1_45
	cbz	x4, .LBB1_45
	movi	v1.2d, #0000000000000000
	movi	v0.8h, #3
	mov	x8, xzr
	movi	v2.2d, #0000000000000000
.LBB1_31:
	ldr	s3, [x2, x8]
	ldr	s7, [x1, x8]
	ushll	v3.8h, v3.8b, #0
	fmov	d3, d3
	add	v4.8h, v1.8h, v3.8h
	smax	v5.8h, v1.8h, v3.8h
	smin	v1.8h, v1.8h, v3.8h
	neg	v4.8h, v4.8h
	mla	v4.8h, v2.8h, v0.8h
	cmgt	v6.8h, v5.8h, v4.8h
	bif	v2.16b, v1.16b, v6.16b
	ushll	v6.8h, v7.8b, #0
	cmgt	v1.8h, v4.8h, v1.8h
	fmov	d4, d6
	bsl	v1.16b, v2.16b, v5.16b
	add	v1.8h, v1.8h, v4.8h
	xtn	v2.8b, v1.8h
	bic	v1.8h, #255, lsl #8
	str	s2, [x3, x8]
	mov	v2.16b, v3.16b
	add	x8, x8, x5
	cmp	x8, x4
	b.lo	.LBB1_31
	b	.LBB1_45
.LBB1_32:
	sub	x8, x3, x1
	cmp	x8, #32
	mov	x8, xzr
	b.lo	.LBB1_5
	sub	x9, x3, x2
	cmp	x9, #32
	b.lo	.LBB1_5
	cmp	x4, #32
	b.hs	.LBB1_64
	mov	x8, xzr
	b	.LBB1_68
.LBB1_36:
	and	x8, x4, #0xffffffffffffffe0
	add	x9, x3, #16
	add	x10, x1, #16
	mov	x11, x8
.LBB1_37:
	ldp	q0, q1, [x10, #-16]
	subs	x11, x11, #32
	add	x10, x10, #32
	stp	q0, q1, [x9, #-16]
	add	x9, x9, #32
	b.ne	.LBB1_37
	cmp	x4, x8
	b.eq	.LBB1_45
	tst	x4, #0x18
	b.eq	.LBB1_43
.LBB1_40:
	mov	x11, x8
	and	x8, x4, #0xfffffffffffffff8
	sub	x9, x11, x8
	add	x10, x3, x11
	add	x11, x1, x11
.LBB1_41:
	ldr	d0, [x11], #8
	adds	x9, x9, #8
	str	d0, [x10], #8
	b.ne	.LBB1_41
	cmp	x4, x8
	b.eq	.LBB1_45
.LBB1_43:
	sub	x9, x4, x8
	add	x10, x3, x8
	add	x8, x1, x8
.LBB1_44:
	ldrb	w11, [x8], #1
	subs	x9, x9, #1
	strb	w11, [x10], #1
	b.ne	.LBB1_44
.LBB1_45:
	ret
.LBB1_46:
	cbz	x4, .LBB1_45
	movi	v0.2d, #0000000000000000
	mov	x8, xzr
.LBB1_48:
	ldr	s1, [x2, x8]
	ldr	s2, [x1, x8]
	ushll	v1.8h, v1.8b, #0
	ushll	v2.8h, v2.8b, #0
	fmov	d1, d1
	fmov	d2, d2
	uhadd	v0.8h, v1.8h, v0.8h
	add	v0.8h, v0.8h, v2.8h
	xtn	v1.8b, v0.8h
	bic	v0.8h, #255, lsl #8
	str	s1, [x3, x8]
	add	x8, x8, #3
	cmp	x8, x4
	b.lo	.LBB1_48
	b	.LBB1_45
.LBB1_49:
	cbz	x4, .LBB1_45
	movi	v0.2d, #0000000000000000
	mov	x8, xzr
.LBB1_51:
	ldr	s1, [x2, x8]
	ldr	s2, [x1, x8]
	ushll	v1.8h, v1.8b, #0
	ushll	v2.8h, v2.8b, #0
	fmov	d1, d1
	fmov	d2, d2
	uhadd	v0.8h, v1.8h, v0.8h
	add	v0.8h, v0.8h, v2.8h
	xtn	v1.8b, v0.8h
	bic	v0.8h, #255, lsl #8
	str	s1, [x3, x8]
	add	x8, x8, #4
	cmp	x8, x4
	b.lo	.LBB1_51
	b	.LBB1_45
.LBB1_52:
	cbz	x4, .LBB1_45
	movi	v0.2d, #0000000000000000
	mov	x8, xzr
.LBB1_54:
	ldr	s1, [x1, x8]
	ushll	v1.8h, v1.8b, #0
	fmov	d1, d1
	add	v0.8h, v1.8h, v0.8h
	xtn	v1.8b, v0.8h
	str	s1, [x3, x8]
	add	x8, x8, #3
	cmp	x8, x4
	b.lo	.LBB1_54
	b	.LBB1_45
.LBB1_55:
	cbz	x4, .LBB1_45
	movi	v0.2d, #0000000000000000
	mov	x8, xzr
.LBB1_57:
	ldr	s1, [x1, x8]
	ushll	v1.8h, v1.8b, #0
	fmov	d1, d1
	add	v0.8h, v1.8h, v0.8h
	xtn	v1.8b, v0.8h
	str	s1, [x3, x8]
	add	x8, x8, #4
	cmp	x8, x4
	b.lo	.LBB1_57
	b	.LBB1_45
.LBB1_58:
	cbz	x4, .LBB1_45
	movi	v0.2d, #0000000000000000
	mov	x8, xzr
.LBB1_60:
	ldr	s1, [x2, x8]
	ldr	s2, [x1, x8]
	ushll	v1.8h, v1.8b, #0
	ushll	v2.8h, v2.8b, #0
	fmov	d1, d1
	fmov	d2, d2
	uhadd	v0.8h, v1.8h, v0.8h
	add	v0.8h, v0.8h, v2.8h
	xtn	v1.8b, v0.8h
	bic	v0.8h, #255, lsl #8
	str	s1, [x3, x8]
	add	x8, x8, x5
	cmp	x8, x4
	b.lo	.LBB1_60
	b	.LBB1_45
.LBB1_61:
	cbz	x4, .LBB1_45
	movi	v0.2d, #0000000000000000
	mov	x8, xzr
.LBB1_63:
	ldr	s1, [x1, x8]
	ushll	v1.8h, v1.8b, #0
	fmov	d1, d1
	add	v0.8h, v1.8h, v0.8h
	xtn	v1.8b, v0.8h
	str	s1, [x3, x8]
	add	x8, x8, x5
	cmp	x8, x4
	b.lo	.LBB1_63
	b	.LBB1_45
.LBB1_64:
	and	x8, x4, #0xffffffffffffffe0
	add	x9, x3, #16
	add	x10, x2, #16
	add	x11, x1, #16
	mov	x12, x8
.LBB1_65:
	ldp	q0, q3, [x10, #-16]
	subs	x12, x12, #32
	ldp	q1, q2, [x11, #-16]
	add	x10, x10, #32
	add	x11, x11, #32
	add	v0.16b, v0.16b, v1.16b
	add	v1.16b, v3.16b, v2.16b
	stp	q0, q1, [x9, #-16]
	add	x9, x9, #32
	b.ne	.LBB1_65
	cmp	x4, x8
	b.eq	.LBB1_45
	tst	x4, #0x18
	b.eq	.LBB1_5
.LBB1_68:
	mov	x12, x8
	and	x8, x4, #0xfffffffffffffff8
	sub	x9, x12, x8
	add	x10, x3, x12
	add	x11, x2, x12
	add	x12, x1, x12
.LBB1_69:
	ldr	d0, [x12], #8
	adds	x9, x9, #8
	ldr	d1, [x11], #8
	add	v0.8b, v1.8b, v0.8b
	str	d0, [x10], #8
	b.ne	.LBB1_69
	cmp	x4, x8
	b.ne	.LBB1_5
	b	.LBB1_45
.Lfunc_end1:
	.size	unfilter, .Lfunc_end1-unfilter
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI2_0:
	.byte	0
	.byte	1
	.byte	2
	.byte	16
	.byte	3
	.byte	4
	.byte	5
	.byte	16
	.byte	6
	.byte	7
	.byte	8
	.byte	16
	.byte	9
	.byte	10
	.byte	11
	.byte	16
	.text
	.p2align	2
	.type	expand,@function
expand:
	cbz	x4, .LBB2_4
	cbz	x2, .LBB2_3
.LBB2_2:
	ldrb	w8, [x0], #1
	subs	x2, x2, #1
	ldr	w8, [x4, x8, lsl #2]
	str	w8, [x1], #4
	b.ne	.LBB2_2
.LBB2_3:
	ret
.LBB2_4:
	cmp	x3, #4
	b.eq	.LBB2_9
	cmp	x3, #3
	b.ne	.LBB2_10
	cmp	x2, #16
	adrp	x9, .LCPI2_0
	mov	x8, xzr
	b.hs	.LBB2_16
.LBB2_7:
	orr	x10, x8, #0x4
	cmp	x10, x2
	b.ls	.LBB2_21
	mov	x9, x8
	b	.LBB2_23
.LBB2_9:
	lsl	x2, x2, #2
	mov	x8, x0
	mov	x0, x1
	mov	x1, x8
	b	memcpy
.LBB2_10:
	cbz	x2, .LBB2_3
	add	x8, x0, #1
	add	x9, x1, #3
	b	.LBB2_14
.LBB2_12:
	ldrb	w10, [x8]
.LBB2_13:
	add	x0, x0, x3
	subs	x2, x2, #1
	add	x8, x8, #2
	strb	w10, [x9], #4
	b.eq	.LBB2_3
.LBB2_14:
	ldrb	w10, [x0]
	cmp	x3, #2
	sturb	w10, [x9, #-1]
	sturb	w10, [x9, #-2]
	sturb	w10, [x9, #-3]
	b.eq	.LBB2_12
	mov	w10, #255
	b	.LBB2_13
.LBB2_16:
	movi	v1.2d, #0xffffffffffffffff
	ldr	q2, [x9, :lo12:.LCPI2_0]
	add	x10, x0, #2048
	mov	w14, #16
	mov	x11, x1
	mov	x12, x0
	b	.LBB2_18
.LBB2_17:
	add	x14, x8, #16
	add	x12, x12, #48
	add	x11, x11, #64
	cmp	x14, x2
	b.hi	.LBB2_7
.LBB2_18:
	mov	x13, x8
	mov	x8, x14
	add	x14, x13, x13, lsl #1
	cmp	x13, x8
	prfm	pldl1keep, [x10, x14]
	b.hs	.LBB2_17
	mov	x14, x11
	mov	x15, x12
.LBB2_20:
	ldr	q0, [x15], #12
	add	x13, x13, #4
	cmp	x13, x8
	tbl	v3.16b, { v0.16b, v1.16b }, v2.16b
	str	q3, [x14], #16
	b.lo	.LBB2_20
	b	.LBB2_17
.LBB2_21:
	movi	v1.2d, #0xffffffffffffffff
	add	x11, x8, x8, lsl #1
	add	x10, x1, x8, lsl #2
	ldr	q2, [x9, :lo12:.LCPI2_0]
	add	x11, x0, x11
.LBB2_22:
	ldr	q0, [x11], #12
	add	x12, x8, #8
	add	x9, x8, #4
	cmp	x12, x2
	tbl	v3.16b, { v0.16b, v1.16b }, v2.16b
	mov	x8, x9
	str	q3, [x10], #16
	b.ls	.LBB2_22
.LBB2_23:
	subs	x8, x2, x9
	b.ls	.LBB2_3
	cmp	x8, #7
	b.hi	.LBB2_27
.LBB2_25:
	add	x10, x9, x9, lsl #1
	add	x11, x1, x9, lsl #2
	sub	x8, x2, x9
	add	x10, x10, x0
	add	x9, x11, #3
	mov	w11, #255
	add	x10, x10, #1
.LBB2_26:
	ldurb	w12, [x10, #-1]
	subs	x8, x8, #1
	sturb	w12, [x9, #-3]
	ldrb	w12, [x10]
	sturb	w12, [x9, #-2]
	ldrb	w12, [x10, #1]
	add	x10, x10, #3
	sturb	w12, [x9, #-1]
	strb	w11, [x9], #4
	b.ne	.LBB2_26
	b	.LBB2_3
.LBB2_27:
	mvn	x10, x9
	add	x11, x2, x10
	mov	w10, #3
	umulh	x12, x11, x10
	add	x10, x1, x9, lsl #2
	add	x14, x10, #3
	add	x15, x14, x11, lsl #2
	cmp	xzr, x12
	cset	w13, ne
	cmp	x15, x14
	b.lo	.LBB2_25
	lsr	x12, x11, #62
	cbnz	x12, .LBB2_25
	add	x12, x9, x9, lsl #1
	add	x14, x11, x11, lsl #1
	add	x11, x0, x12
	add	x15, x11, x14
	cmp	x15, x11
	b.lo	.LBB2_25
	tbnz	w13, #0, .LBB2_25
	add	x15, x11, #1
	add	x16, x15, x14
	cmp	x16, x15
	b.lo	.LBB2_25
	tbnz	w13, #0, .LBB2_25
	add	x15, x11, #2
	add	x14, x15, x14
	cmp	x14, x15
	b.lo	.LBB2_25
	tbnz	w13, #0, .LBB2_25
	add	x13, x2, x2, lsl #1
	add	x13, x0, x13
	cmp	x10, x13
	b.hs	.LBB2_37
	add	x13, x1, x2, lsl #2
	add	x12, x0, x12
	cmp	x12, x13
	b.lo	.LBB2_25
.LBB2_37:
	cmp	x8, #16
	b.hs	.LBB2_42
	mov	x12, xzr
.LBB2_39:
	add	x11, x9, x12
	movi	v3.2d, #0xffffffffffffffff
	and	x10, x8, #0xfffffffffffffff8
	add	x13, x11, x11, lsl #1
	add	x11, x1, x11, lsl #2
	add	x9, x9, x10
	sub	x12, x12, x10
	add	x13, x0, x13
.LBB2_40:
	ld3	{ v0.8b, v1.8b, v2.8b }, [x13], #24
	adds	x12, x12, #8
	st4	{ v0.8b, v1.8b, v2.8b, v3.8b }, [x11], #32
	b.ne	.LBB2_40
	cmp	x8, x10
	b.eq	.LBB2_3
	b	.LBB2_25
.LBB2_42:
	movi	v3.2d, #0xffffffffffffffff
	and	x12, x8, #0xfffffffffffffff0
	mov	x13, x12
.LBB2_43:
	ld3	{ v0.16b, v1.16b, v2.16b }, [x11], #48
	subs	x13, x13, #16
	st4	{ v0.16b, v1.16b, v2.16b, v3.16b }, [x10], #64
	b.ne	.LBB2_43
	cmp	x8, x12
	b.eq	.LBB2_3
	tbnz	w8, #3, .LBB2_39
	add	x9, x9, x12
	b	.LBB2_25
.Lfunc_end2:
	.size	expand, .Lfunc_end2-expand
	.p2align	2
	.type	make_table,@function
make_table:
	stp	x29, x30, [sp, #-96]!
	stp	x28, x27, [sp, #16]
	mov	x29, sp
	stp	x26, x25, [sp, #32]
	stp	x24, x23, [sp, #48]
	stp	x22, x21, [sp, #64]
	stp	x20, x19, [sp, #80]
	sub	sp, sp, #752
	movi	v0.2d, #0000000000000000
	sub	x8, x29, #48
	stp	q0, q0, [x8]
	cbz	w2, .LBB3_5
	mov	w9, w2
	mov	x10, x1
.LBB3_2:
	ldrb	w11, [x10], #1
	subs	x9, x9, #1
	ldrh	w12, [x8, x11, lsl #1]
	add	w12, w12, #1
	strh	w12, [x8, x11, lsl #1]
	b.ne	.LBB3_2
	mov	w10, #1
	ldurh	w9, [x29, #-18]
	lsl	w19, w10, w3
	cbz	w9, .LBB3_6
	mov	w8, #15
	b	.LBB3_34
.LBB3_5:
	mov	w8, #1
	lsl	w19, w8, w3
.LBB3_6:
	ldurh	w8, [x29, #-20]
	cbz	w8, .LBB3_8
	mov	w9, wzr
	mov	w8, #14
	mov	w10, #1
	b	.LBB3_34
.LBB3_8:
	ldurh	w8, [x29, #-22]
	cbz	w8, .LBB3_10
	mov	w9, wzr
	mov	w8, #13
	mov	w10, #1
	b	.LBB3_34
.LBB3_10:
	ldurh	w8, [x29, #-24]
	cbz	w8, .LBB3_12
	mov	w9, wzr
	mov	w8, #12
	mov	w10, #1
	b	.LBB3_34
.LBB3_12:
	ldurh	w8, [x29, #-26]
	cbz	w8, .LBB3_14
	mov	w9, wzr
	mov	w8, #11
	mov	w10, #1
	b	.LBB3_34
.LBB3_14:
	ldurh	w8, [x29, #-28]
	cbz	w8, .LBB3_16
	mov	w9, wzr
	mov	w8, #10
	mov	w10, #1
	b	.LBB3_34
.LBB3_16:
	ldurh	w8, [x29, #-30]
	cbz	w8, .LBB3_18
	mov	w9, wzr
	mov	w8, #9
	mov	w10, #1
	b	.LBB3_34
.LBB3_18:
	ldurh	w8, [x29, #-32]
	cbz	w8, .LBB3_20
	mov	w9, wzr
	mov	w8, #8
	mov	w10, #1
	b	.LBB3_34
.LBB3_20:
	ldurh	w8, [x29, #-34]
	cbz	w8, .LBB3_22
	mov	w9, wzr
	mov	w8, #7
	mov	w10, #1
	b	.LBB3_34
.LBB3_22:
	ldurh	w8, [x29, #-36]
	cbz	w8, .LBB3_24
	mov	w9, wzr
	mov	w8, #6
	mov	w10, #1
	b	.LBB3_34
.LBB3_24:
	ldurh	w8, [x29, #-38]
	cbz	w8, .LBB3_26
	mov	w9, wzr
	mov	w8, #5
	mov	w10, #1
	b	.LBB3_34
.LBB3_26:
	ldurh	w8, [x29, #-40]
	cbz	w8, .LBB3_28
	mov	w9, wzr
	mov	w8, #4
	mov	w10, #1
	b	.LBB3_34
.LBB3_28:
	ldurh	w8, [x29, #-42]
	cbz	w8, .LBB3_30
	mov	w9, wzr
	mov	w8, #3
	mov	w10, #1
	b	.LBB3_34
.LBB3_30:
	ldurh	w8, [x29, #-44]
	cbz	w8, .LBB3_32
	mov	w9, wzr
	mov	w8, #2
	mov	w10, #1
	b	.LBB3_34
.LBB3_32:
	ldurh	w8, [x29, #-46]
	cbz	w8, .LBB3_121
	mov	w9, wzr
	mov	w10, wzr
	mov	w8, #1
.LBB3_34:
	ldurh	w11, [x29, #-46]
	sturh	wzr, [x29, #-80]
	cmp	w11, #2
	b.hi	.LBB3_51
	ldurh	w12, [x29, #-44]
	mov	w14, #4
	sturh	w11, [x29, #-78]
	add	w13, w12, w11, lsl #1
	subs	w13, w14, w13
	b.mi	.LBB3_51
	lsl	w14, w13, #1
	ldurh	w13, [x29, #-42]
	add	w12, w11, w12
	sturh	w12, [x29, #-76]
	subs	w11, w14, w13
	b.mi	.LBB3_51
	lsl	w14, w11, #1
	ldurh	w11, [x29, #-40]
	add	w13, w12, w13
	sturh	w13, [x29, #-74]
	subs	w12, w14, w11
	b.mi	.LBB3_51
	lsl	w14, w12, #1
	ldurh	w12, [x29, #-38]
	add	w13, w13, w11
	sturh	w13, [x29, #-72]
	subs	w11, w14, w12
	b.mi	.LBB3_51
	lsl	w14, w11, #1
	ldurh	w11, [x29, #-36]
	add	w13, w13, w12
	sturh	w13, [x29, #-70]
	subs	w12, w14, w11
	b.mi	.LBB3_51
	lsl	w14, w12, #1
	ldurh	w12, [x29, #-34]
	add	w13, w13, w11
	sturh	w13, [x29, #-68]
	subs	w11, w14, w12
	b.mi	.LBB3_51
	lsl	w14, w11, #1
	ldurh	w11, [x29, #-32]
	add	w13, w13, w12
	sturh	w13, [x29, #-66]
	subs	w12, w14, w11
	b.mi	.LBB3_51
	lsl	w14, w12, #1
	ldurh	w12, [x29, #-30]
	add	w13, w13, w11
	sturh	w13, [x29, #-64]
	subs	w11, w14, w12
	b.mi	.LBB3_51
	lsl	w14, w11, #1
	ldurh	w11, [x29, #-28]
	add	w13, w13, w12
	sturh	w13, [x29, #-62]
	subs	w12, w14, w11
	b.mi	.LBB3_51
	lsl	w14, w12, #1
	ldurh	w12, [x29, #-26]
	add	w13, w13, w11
	sturh	w13, [x29, #-60]
	subs	w11, w14, w12
	b.mi	.LBB3_51
	lsl	w14, w11, #1
	ldurh	w11, [x29, #-24]
	add	w13, w13, w12
	sturh	w13, [x29, #-58]
	subs	w12, w14, w11
	b.mi	.LBB3_51
	lsl	w14, w12, #1
	ldurh	w12, [x29, #-22]
	add	w11, w13, w11
	sturh	w11, [x29, #-56]
	subs	w13, w14, w12
	b.mi	.LBB3_51
	lsl	w14, w13, #1
	ldurh	w13, [x29, #-20]
	add	w12, w11, w12
	sturh	w12, [x29, #-54]
	subs	w11, w14, w13
	b.mi	.LBB3_51
	lsl	w11, w11, #1
	add	w12, w12, w13
	sturh	w12, [x29, #-52]
	cmp	w11, w9
	b.lo	.LBB3_51
	cmp	w0, #2
	add	w12, w12, w9
	csinc	w10, w10, wzr, ne
	cmp	w11, w9
	sturh	w12, [x29, #-50]
	b.eq	.LBB3_53
	tbz	w10, #0, .LBB3_53
.LBB3_51:
	mov	w0, wzr
.LBB3_52:
	add	sp, sp, #752
	ldp	x20, x19, [sp, #80]
	ldp	x22, x21, [sp, #64]
	ldp	x24, x23, [sp, #48]
	ldp	x26, x25, [sp, #32]
	ldp	x28, x27, [sp, #16]
	ldp	x29, x30, [sp], #96
	ret
.LBB3_53:
	cbz	w2, .LBB3_58
	mov	x10, xzr
	mov	w12, w2
	sub	x13, x29, #82
	add	x14, sp, #28
	b	.LBB3_56
.LBB3_55:
	add	x10, x10, #1
	cmp	x12, x10
	b.eq	.LBB3_58
.LBB3_56:
	ldrb	w15, [x1, x10]
	cbz	x15, .LBB3_55
	ldrh	w16, [x13, x15, lsl #1]
	add	w17, w16, #1
	strh	w17, [x13, x15, lsl #1]
	strh	w10, [x14, x16, lsl #1]
	b	.LBB3_55
.LBB3_58:
	cmp	w11, w9
	b.eq	.LBB3_62
	ldrh	w9, [sp, #28]
	mov	w8, #57345
	cmp	w0, #1
	movk	w8, #1, lsl #16
	b.eq	.LBB3_83
	cmp	w0, #2
	b.ne	.LBB3_86
	mov	w10, #1
	orr	w10, w10, w9, lsl #16
	b	.LBB3_91
.LBB3_62:
	mov	w21, wzr
	mov	w22, w3
	add	w23, w3, #1
	add	x20, sp, #28
	mov	w11, #3
	mov	w24, #1
	mov	w12, #2
	sub	x25, x29, #48
	mov	w30, #-1
	mov	w27, #-2147483648
	adrp	x9, entry_of.lengths
	add	x9, x9, :lo12:entry_of.lengths
	mov	w10, #1
	stp	w0, w8, [sp, #20]
	stp	x23, x22, [sp]
	b	.LBB3_64
.LBB3_63:
	add	x10, x28, #1
	add	x12, x6, #1
	add	w11, w7, #1
	cmp	x10, x23
	b.eq	.LBB3_93
.LBB3_64:
	mov	x28, x10
	ldrh	w10, [x25, x10, lsl #1]
	mov	x6, x12
	mov	w7, w11
	cbz	w10, .LBB3_79
	lsl	w26, w24, w28
	lsl	w17, w30, w28
	orr	w11, w28, w28, lsl #8
	orr	w12, w28, #0x1e000
	orr	w13, w28, #0xe000
	orr	w16, w28, #0x100
	sub	w14, w26, #1
	orr	w15, w11, #0x8000
	mvn	w17, w17
.LBB3_66:
	ldrh	w18, [x20], #2
	cmp	w0, #1
	b.eq	.LBB3_69
	cmp	w0, #2
	b.ne	.LBB3_72
	orr	w1, w28, w18, lsl #16
	b	.LBB3_76
.LBB3_69:
	cmp	w18, #29
	mov	w1, w12
	b.hi	.LBB3_76
	lsr	w1, w18, #1
	mov	w2, #2
	cmp	w18, #4
	bfxil	w2, w18, #0, #1
	sub	w1, w1, #1
	lsl	w2, w2, w1
	csel	w1, wzr, w1, lo
	csel	w18, w18, w2, lo
	lsl	w18, w18, #16
	add	w18, w18, #16, lsl #12
	orr	w18, w18, w11
.LBB3_71:
	add	w1, w18, w1
	b	.LBB3_76
.LBB3_72:
	cmp	w18, #255
	b.hi	.LBB3_74
	orr	w1, w16, w18, lsl #16
	b	.LBB3_76
.LBB3_74:
	cmp	w18, #256
	mov	w1, w13
	b.eq	.LBB3_76
	cmp	w18, #285
	mov	w1, w12
	b.ls	.LBB3_78
.LBB3_76:
	cmp	w21, w14
	str	w1, [x4, w21, uxtw #2]
	b.eq	.LBB3_81
	eor	w18, w21, w17
	subs	w10, w10, #1
	clz	w18, w18
	lsr	w18, w27, w18
	sub	w1, w18, #1
	and	w1, w1, w21
	orr	w21, w1, w18
	b.ne	.LBB3_66
	b	.LBB3_79
.LBB3_78:
	sub	w18, w18, #257
	lsr	w1, w18, #2
	ldrh	w2, [x9, w18, uxtw #1]
	cmp	w18, #28
	ccmp	w18, #8, #0, ne
	sub	w1, w1, #1
	orr	w18, w15, w2, lsl #16
	csel	w1, wzr, w1, lo
	b	.LBB3_71
.LBB3_79:
	cmp	x28, x22
	b.hs	.LBB3_63
	lsl	w8, w24, w28
	mov	w9, #4
	mov	x1, x4
	lsl	w2, w9, w28
	mov	x23, x4
	mov	w24, w5
	add	x0, x4, w8, uxtw #2
	mov	w22, w3
	mov	x25, x6
	mov	w26, w7
	bl	memcpy
	ldp	w0, w8, [sp, #20]
	mov	w3, w22
	mov	x4, x23
	mov	w30, #-1
	ldp	x23, x22, [sp]
	mov	w7, w26
	mov	x6, x25
	sub	x25, x29, #48
	adrp	x9, entry_of.lengths
	add	x9, x9, :lo12:entry_of.lengths
	mov	w5, w24
	mov	w24, #1
	b	.LBB3_63
.LBB3_81:
	cmp	w26, w19
	b.hs	.LBB3_119
.LBB3_82:
	add	x0, x4, w26, uxtw #2
	lsl	w2, w26, #2
	mov	x1, x4
	mov	x20, x4
	bl	memcpy
	lsl	w26, w26, #1
	mov	x4, x20
	mov	w0, #1
	cmp	w26, w19
	b.lo	.LBB3_82
	b	.LBB3_52
.LBB3_83:
	mov	w10, #57345
	cmp	w9, #29
	movk	w10, #1, lsl #16
	b.hi	.LBB3_91
	lsr	w10, w9, #1
	mov	w11, #2
	cmp	w9, #4
	bfxil	w11, w9, #0, #1
	sub	w12, w10, #1
	lsl	w11, w11, w12
	mov	w12, #256
	movk	w12, #1, lsl #16
	orr	w10, w10, w12
	csel	w9, w9, w11, lo
	csinc	w10, w10, w12, hs
.LBB3_85:
	add	w10, w10, w9, lsl #16
	b	.LBB3_91
.LBB3_86:
	cmp	w9, #255
	b.hi	.LBB3_88
	mov	w10, #257
	orr	w10, w10, w9, lsl #16
	b	.LBB3_91
.LBB3_88:
	cmp	w9, #256
	b.ne	.LBB3_90
	mov	w10, #57345
	b	.LBB3_91
.LBB3_90:
	mov	w10, #57345
	cmp	w9, #285
	movk	w10, #1, lsl #16
	b.ls	.LBB3_120
.LBB3_91:
	mov	w20, #2
	stp	w10, w8, [x4]
.LBB3_92:
	add	x0, x4, w20, uxtw #2
	lsl	w2, w20, #2
	mov	x1, x4
	mov	x21, x4
	bl	memcpy
	lsl	w20, w20, #1
	mov	x4, x21
	mov	w0, #1
	cmp	w20, w19
	b.lo	.LBB3_92
	b	.LBB3_52
.LBB3_93:
	mov	w9, w0
	cmp	w8, w28
	mov	w8, #1
	mov	w0, #1
	b.ls	.LBB3_52
	ldr	w11, [sp, #24]
	mov	w27, w7
	mov	x23, x6
	mov	w12, wzr
	mov	w17, wzr
	sub	w10, w19, #1
	add	w11, w11, #1
	orr	w13, w3, #0xc000
	sub	x15, x29, #48
	mov	w16, #-2147483648
	mov	w1, #-1
	str	x11, [sp, #8]
	b	.LBB3_96
.LBB3_95:
	ldr	x14, [sp, #8]
	add	x11, x23, #1
	add	w27, w27, #1
	mov	x23, x11
	mov	w0, #1
	cmp	x11, x14
	b.eq	.LBB3_52
.LBB3_96:
	ldrh	w18, [x15, x23, lsl #1]
	cbz	w18, .LBB3_95
	mov	x11, x23
	mov	w14, #-1
	sub	w0, w11, w3
	lsl	w6, w14, w11
	orr	w2, w0, w0, lsl #8
	lsl	w7, w8, w0
	orr	w24, w0, #0x1e000
	orr	w25, w0, #0xe000
	mvn	w28, w6
	orr	w11, w2, #0x8000
	str	w11, [sp]
	orr	w11, w0, #0x100
	str	w11, [sp, #24]
.LBB3_98:
	and	w30, w21, w10
	cmp	w30, w1
	b.eq	.LBB3_104
	cmp	w18, w7
	mov	w12, w0
	mov	w14, w7
	b.hs	.LBB3_102
	cmp	x23, #14
	mov	w12, w0
	mov	w14, w7
	mov	w17, w27
	mov	w1, w18
	b.hi	.LBB3_102
.LBB3_101:
	ldrh	w11, [x15, w17, uxtw #1]
	add	w12, w12, #1
	lsl	w14, w8, w12
	add	w1, w11, w1, lsl #1
	cmp	w1, w14
	ccmp	w17, #15, #2, lo
	add	w17, w17, #1
	b.lo	.LBB3_101
.LBB3_102:
	add	w11, w14, w19
	cmp	w11, w5
	b.hi	.LBB3_51
	lsl	w14, w19, #16
	mov	w1, w30
	mov	w17, w19
	mov	w19, w11
	orr	w14, w14, w12, lsl #8
	orr	w14, w14, w13
	str	w14, [x4, w30, uxtw #2]
.LBB3_104:
	ldrh	w14, [x20], #2
	cmp	w9, #1
	b.eq	.LBB3_107
	cmp	w9, #2
	b.ne	.LBB3_109
	orr	w30, w0, w14, lsl #16
	b	.LBB3_114
.LBB3_107:
	cmp	w14, #29
	mov	w30, w24
	b.hi	.LBB3_114
	lsr	w11, w14, #1
	mov	w22, #2
	cmp	w14, #4
	bfxil	w22, w14, #0, #1
	sub	w11, w11, #1
	lsl	w22, w22, w11
	csel	w11, wzr, w11, lo
	csel	w14, w14, w22, lo
	lsl	w14, w14, #16
	add	w14, w14, #16, lsl #12
	orr	w14, w14, w2
	add	w30, w14, w11
	b	.LBB3_114
.LBB3_109:
	cmp	w14, #255
	b.hi	.LBB3_111
	ldr	w11, [sp, #24]
	orr	w30, w11, w14, lsl #16
	b	.LBB3_114
.LBB3_111:
	cmp	w14, #256
	mov	w30, w25
	b.eq	.LBB3_114
	cmp	w14, #285
	mov	w30, w24
	b.hi	.LBB3_114
	sub	w14, w14, #257
	adrp	x11, entry_of.lengths
	add	x11, x11, :lo12:entry_of.lengths
	cmp	w14, #28
	lsr	w22, w14, #2
	ldrh	w11, [x11, w14, uxtw #1]
	ccmp	w14, #8, #0, ne
	ldr	w14, [sp]
	sub	w22, w22, #1
	orr	w11, w14, w11, lsl #16
	csel	w14, wzr, w22, lo
	add	w30, w11, w14
.LBB3_114:
	lsr	w26, w21, w3
	lsr	w11, w26, w12
	cbnz	w11, .LBB3_117
	mov	x14, x4
	add	w11, w7, w26
	add	w26, w17, w26
.LBB3_116:
	lsr	w22, w11, w12
	str	w30, [x14, w26, uxtw #2]
	add	w11, w11, w7
	add	w26, w26, w7
	cbz	w22, .LBB3_116
.LBB3_117:
	eor	w11, w21, w6
	cmn	w11, #1
	b.eq	.LBB3_119
	eor	w11, w21, w28
	subs	w18, w18, #1
	clz	w11, w11
	lsr	w11, w16, w11
	sub	w14, w11, #1
	and	w14, w14, w21
	orr	w21, w14, w11
	b.ne	.LBB3_98
	b	.LBB3_95
.LBB3_119:
	mov	w0, #1
	b	.LBB3_52
.LBB3_120:
	sub	w9, w9, #257
	mov	w10, #33024
	adrp	x11, entry_of.lengths
	add	x11, x11, :lo12:entry_of.lengths
	cmp	w9, #28
	add	w10, w10, w9, lsr #2
	ccmp	w9, #8, #0, ne
	ldrh	w9, [x11, w9, uxtw #1]
	mov	w11, #33025
	csel	w10, w11, w10, lo
	b	.LBB3_85
.LBB3_121:
	cmp	w0, #1
	b.ne	.LBB3_51
	mov	w9, #57345
	cmp	w19, #7
	mov	w8, w19
	movk	w9, #1, lsl #16
	b.hi	.LBB3_125
	mov	w0, #1
.LBB3_124:
	subs	x8, x8, #1
	str	w9, [x4], #4
	b.ne	.LBB3_124
	b	.LBB3_52
.LBB3_125:
	dup	v0.4s, w9
	and	x8, x8, #0xfff8
	add	x9, x4, #16
	mov	w0, #1
.LBB3_126:
	subs	x8, x8, #8
	stp	q0, q0, [x9, #-16]
	add	x9, x9, #32
	b.ne	.LBB3_126
	b	.LBB3_52
.Lfunc_end3:
	.size	make_table, .Lfunc_end3-make_table
	.p2align	2
	.type	make_fixed_tables,@function
make_fixed_tables:
	stp	x29, x30, [sp, #-32]!
	stp	x20, x19, [sp, #16]
	mov	x19, x0
	mov	x8, xzr
	mov	w9, #8
	add	x20, x0, #88
	mov	w10, #9
	mov	w11, #7
	mov	x29, sp
.LBB4_1:
	cmp	x8, #280
	cinc	w12, w11, hs
	cmp	x8, #256
	csel	w12, w10, w12, lo
	cmp	x8, #144
	csel	w12, w9, w12, lo
	strb	w12, [x20, x8]
	add	x8, x8, #1
	cmp	x8, #288
	b.ne	.LBB4_1
	add	x4, x19, #2584
	mov	w0, wzr
	mov	x1, x20
	mov	w2, #288
	mov	w3, #11
	mov	w5, #2400
	bl	make_table
	add	x0, x19, #2584
	bl	join_literals
	movi	v0.16b, #5
	add	x4, x19, #920
	mov	x1, x20
	mov	w0, #1
	mov	w2, #32
	mov	w3, #8
	mov	w5, #416
	stur	q0, [x19, #88]
	stur	q0, [x19, #104]
	ldp	x20, x19, [sp, #16]
	ldp	x29, x30, [sp], #32
	b	make_table
.Lfunc_end4:
	.size	make_fixed_tables, .Lfunc_end4-make_fixed_tables
	.p2align	2
	.type	join_literals,@function
join_literals:
	mov	w8, #2047
	b	.LBB5_2
.LBB5_1:
	str	w9, [x0, x8, lsl #2]
	sub	x8, x8, #1
	cmn	x8, #1
	b.eq	.LBB5_4
.LBB5_2:
	ldr	w9, [x0, x8, lsl #2]
	lsr	w10, w8, w9
	ldr	w10, [x0, w10, uxtw #2]
	orr	w11, w10, w9
	tbnz	w11, #15, .LBB5_1
	and	w11, w10, #0x1f
	lsr	w10, w10, #16
	and	w13, w9, #0x1f
	add	w12, w9, w11
	add	w11, w11, w13
	add	w10, w12, w10, lsl #24
	cmp	w11, #12
	add	w10, w10, #256
	csel	w9, w10, w9, lo
	b	.LBB5_1
.LBB5_4:
	ret
.Lfunc_end5:
	.size	join_literals, .Lfunc_end5-join_literals
	.type	.L.str,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"neon"
	.size	.L.str, 5
	.type	cpixels_unpacking_neon,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	cpixels_unpacking_neon
	.p2align	3, 0x0
cpixels_unpacking_neon:
	.xword	.L.str
	.xword	inflate
	.xword	unfilter
	.xword	expand
	.size	cpixels_unpacking_neon, 32
	.type	advance.order,@object
	.section	.rodata,"a",@progbits
advance.order:
	.ascii	"\020\021\022\000\b\007\t\006\n\005\013\004\f\003\r\002\016\001\017"
	.size	advance.order, 19
	.type	entry_of.lengths,@object
	.p2align	1, 0x0
entry_of.lengths:
	.hword	3
	.hword	4
	.hword	5
	.hword	6
	.hword	7
	.hword	8
	.hword	9
	.hword	10
	.hword	11
	.hword	13
	.hword	15
	.hword	17
	.hword	19
	.hword	23
	.hword	27
	.hword	31
	.hword	35
	.hword	43
	.hword	51
	.hword	59
	.hword	67
	.hword	83
	.hword	99
	.hword	115
	.hword	131
	.hword	163
	.hword	195
	.hword	227
	.hword	258
	.size	entry_of.lengths, 58
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
