// Made by scripts/make-kernels.sh from unpacking_neon.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__literal8,8byte_literals
	.p2align	3, 0x0
lCPI0_0:
	.long	4294967291
	.long	4294967286
lCPI0_1:
	.long	31
	.long	15
lCPI0_2:
	.long	1
	.long	4
lCPI0_3:
	.short	12
	.short	11
	.short	10
	.short	9
lCPI0_4:
	.short	16
	.short	15
	.short	14
	.short	13
lCPI0_5:
	.short	4
	.short	3
	.short	2
	.short	1
lCPI0_6:
	.short	8
	.short	7
	.short	6
	.short	5
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	2
_inflate:
	stp	d11, d10, [sp, #-128]!
	stp	d9, d8, [sp, #16]
	stp	x28, x27, [sp, #32]
	stp	x26, x25, [sp, #48]
	stp	x24, x23, [sp, #64]
	stp	x22, x21, [sp, #80]
	stp	x20, x19, [sp, #96]
	stp	x29, x30, [sp, #112]
	add	x29, sp, #112
	mov	x19, x0
	ldr	w9, [x0, #56]
	mov	w26, #2
	mov	w0, #2
	cmp	w9, #9
	b.eq	LBB0_242
	add	x20, x19, #2584
	add	x21, x19, #920
	ldr	x25, [x19, #24]
	add	x22, x19, #408
	add	x23, x19, #88
	mov	x27, #-1
	mov	w28, #1
Lloh0:
	adrp	x8, lCPI0_0@PAGE
Lloh1:
	ldr	d8, [x8, lCPI0_0@PAGEOFF]
Lloh2:
	adrp	x8, lCPI0_1@PAGE
Lloh3:
	ldr	d9, [x8, lCPI0_1@PAGEOFF]
Lloh4:
	adrp	x8, lCPI0_2@PAGE
Lloh5:
	ldr	d10, [x8, lCPI0_2@PAGEOFF]
	b	LBB0_5
LBB0_2:
	and	w9, w8, #0x7
	ldr	x10, [x19, #40]
	lsr	x9, x10, x9
	str	x9, [x19, #40]
	and	w8, w8, #0xfffffff8
	str	w8, [x19, #48]
	mov	w8, #8
LBB0_3:
	str	w8, [x19, #56]
LBB0_4:
	ldr	w9, [x19, #56]
LBB0_5:
	cmp	w9, #7
	b.eq	LBB0_36
	cmp	w9, #3
	b.ne	LBB0_16
	ldr	w8, [x19, #48]
LBB0_8:
	ldr	w9, [x19, #64]
	cbz	w9, LBB0_99
LBB0_9:
	cmp	w8, #8
	b.lo	LBB0_12
	ldp	x10, x11, [x19, #24]
	cmp	x10, x11
	b.hs	LBB0_12
	ldr	x9, [x19, #40]
	lsr	x11, x9, #8
	str	x11, [x19, #40]
	sub	w8, w8, #8
	str	w8, [x19, #48]
	add	x8, x10, #1
	str	x8, [x19, #24]
	strb	w9, [x10]
	ldr	w9, [x19, #64]
	ldr	w8, [x19, #48]
	subs	w9, w9, #1
	str	w9, [x19, #64]
	b.ne	LBB0_9
LBB0_12:
	mov	w10, w9
	cmp	w8, #7
	b.hi	LBB0_14
LBB0_13:
	ldp	x1, x8, [x19]
	ldp	x0, x9, [x19, #24]
	sub	x8, x8, x1
	cmp	x8, x10
	csel	x8, x8, x10, lo
	sub	x9, x9, x0
	cmp	x8, x9
	csel	x24, x8, x9, lo
	mov	x2, x24
	bl	_memcpy
	ldr	x8, [x19, #24]
	add	x8, x8, x24
	str	x8, [x19, #24]
	ldr	x8, [x19]
	add	x8, x8, x24
	str	x8, [x19]
	ldr	w8, [x19, #64]
	sub	w9, w8, w24
	str	w9, [x19, #64]
LBB0_14:
	cbnz	w9, LBB0_227
LBB0_15:
	str	w28, [x19, #56]
	b	LBB0_4
LBB0_16:
	ldr	w10, [x19, #48]
	cmp	w10, #55
	b.hi	LBB0_31
	ldp	x11, x12, [x19]
	mov	x8, x10
	cmp	x11, x12
	b.hs	LBB0_32
	ldr	x8, [x19, #40]
	add	x14, x11, #1
	str	x14, [x19]
	ldrb	w13, [x11]
	lsl	x13, x13, x10
	orr	x13, x13, x8
	str	x13, [x19, #40]
	add	x8, x10, #8
	str	w8, [x19, #48]
	cmp	w10, #47
	b.hi	LBB0_32
	cmp	x14, x12
	b.eq	LBB0_32
	add	x15, x11, #2
	str	x15, [x19]
	ldrb	w14, [x11, #1]
	lsl	x8, x14, x8
	orr	x13, x8, x13
	str	x13, [x19, #40]
	add	x14, x10, #16
	str	w14, [x19, #48]
	cmp	w10, #39
	b.hi	LBB0_202
	mov	x8, x14
	cmp	x15, x12
	b.eq	LBB0_32
	add	x15, x11, #3
	str	x15, [x19]
	ldrb	w8, [x11, #2]
	lsl	x8, x8, x14
	orr	x13, x8, x13
	str	x13, [x19, #40]
	add	x14, x10, #24
	str	w14, [x19, #48]
	cmp	w10, #31
	b.hi	LBB0_202
	mov	x8, x14
	cmp	x15, x12
	b.eq	LBB0_32
	add	x15, x11, #4
	str	x15, [x19]
	ldrb	w8, [x11, #3]
	lsl	x8, x8, x14
	orr	x14, x8, x13
	str	x14, [x19, #40]
	orr	x13, x10, #0x20
	str	w13, [x19, #48]
	cmp	w10, #23
	b.hi	LBB0_221
	mov	x8, x13
	cmp	x15, x12
	b.eq	LBB0_32
	add	x16, x11, #5
	str	x16, [x19]
	ldrb	w8, [x11, #4]
	lsl	x8, x8, x13
	orr	x14, x8, x14
	str	x14, [x19, #40]
	add	x15, x10, #40
	str	w15, [x19, #48]
	cmp	x13, #47
	b.hi	LBB0_222
	mov	x8, x15
	cmp	x16, x12
	b.eq	LBB0_32
	add	x16, x11, #6
	str	x16, [x19]
	ldrb	w8, [x11, #5]
	lsl	x8, x8, x15
	orr	x13, x8, x14
	str	x13, [x19, #40]
	add	x14, x10, #48
	str	w14, [x19, #48]
	cmp	w10, #7
	b.hi	LBB0_202
	mov	x8, x14
	cmp	x16, x12
	b.eq	LBB0_32
	add	x8, x11, #7
	str	x8, [x19]
	ldrb	w8, [x11, #6]
	lsl	x8, x8, x14
	orr	x8, x8, x13
	str	x8, [x19, #40]
	orr	w8, w10, #0x38
	str	w8, [x19, #48]
	b	LBB0_32
LBB0_31:
	mov	x8, x10
LBB0_32:
	mov	w0, #3
	cmp	w9, #3
	b.le	LBB0_91
	cmp	w9, #5
	b.le	LBB0_101
	cmp	w9, #6
	b.eq	LBB0_144
	cmp	w9, #7
	b.ne	LBB0_243
LBB0_36:
	ldp	x8, x10, [x19, #24]
	sub	x9, x10, x8
	cmp	x9, #288
	b.lt	LBB0_226
	ldp	x11, x12, [x19]
	sub	x9, x12, x11
	cmp	x9, #40
	b.lt	LBB0_76
	sub	x9, x12, #32
	sub	x10, x10, #288
	ldr	x12, [x19, #40]
	ldr	w14, [x19, #48]
	ldr	x13, [x11]
	and	x15, x14, #0x3f
	lsl	x13, x13, x14
	orr	x13, x13, x12
	lsr	w12, w15, #3
	eor	w12, w12, #0x7
	orr	w16, w14, #0x38
	add	x12, x11, x12
	cmp	x12, x9
	ccmp	x8, x10, #2, ls
	b.hi	LBB0_100
	and	x11, x13, #0x7ff
	ldr	w15, [x20, x11, lsl #2]
	ldr	x11, [x19, #16]
LBB0_40:
	tbnz	w15, #15, LBB0_45
	lsr	w14, w15, #16
	strb	w14, [x8]
	lsr	w14, w15, #24
	strb	w14, [x8, #1]
	ubfx	w14, w15, #8, #7
	add	x14, x8, x14
	lsr	x13, x13, x15
	sub	w16, w16, w15
	and	x8, x13, #0x7ff
	ldr	w15, [x20, x8, lsl #2]
	tbnz	w15, #15, LBB0_46
	lsr	w8, w15, #16
	strb	w8, [x14]
	lsr	w8, w15, #24
	strb	w8, [x14, #1]
	ubfx	x8, x15, #8, #7
	add	x14, x14, x8
	lsr	x13, x13, x15
	sub	w16, w16, w15
	and	x8, x13, #0x7ff
	ldr	w15, [x20, x8, lsl #2]
	tbnz	w15, #15, LBB0_46
	lsr	w8, w15, #16
	strb	w8, [x14]
	lsr	w8, w15, #24
	strb	w8, [x14, #1]
	ubfx	x8, x15, #8, #7
	add	x8, x14, x8
	lsr	x13, x13, x15
	sub	w16, w16, w15
	and	x14, x13, #0x7ff
	ldr	w15, [x20, x14, lsl #2]
	tbnz	w15, #15, LBB0_61
	lsr	w14, w15, #16
	strb	w14, [x8]
	lsr	w14, w15, #24
	strb	w14, [x8, #1]
	ubfx	x14, x15, #8, #7
	add	x8, x8, x14
	lsr	x13, x13, x15
	sub	w16, w16, w15
	and	x14, x13, #0x7ff
	ldr	w15, [x20, x14, lsl #2]
	b	LBB0_62
LBB0_45:
	mov	x14, x8
	b	LBB0_47
LBB0_46:
LBB0_47:
	ldr	x8, [x12]
	lsl	x8, x8, x16
	orr	x13, x8, x13
	ubfx	w8, w16, #3, #3
	eor	w8, w8, #0x7
	add	x8, x12, x8
	orr	w16, w16, #0x38
	tbnz	w15, #14, LBB0_69
LBB0_48:
	and	w17, w15, #0x3f
	lsr	x12, x13, x15
	sub	w16, w16, w17
	and	x17, x12, #0xff
	ldr	w17, [x21, x17, lsl #2]
	tbnz	w17, #14, LBB0_74
LBB0_49:
	lsr	w0, w17, #16
	and	w2, w17, #0x3f
	lsl	x1, x27, x17
	bic	x1, x12, x1
	ubfx	w3, w17, #8, #4
	lsr	x1, x1, x3
	add	x3, x1, x0
	lsr	x12, x12, x17
	sub	w16, w16, w2
	sub	x17, x14, x11
	cmp	x3, x17
	b.hi	LBB0_223
	lsr	w4, w15, #16
	lsl	x17, x27, x15
	bic	x13, x13, x17
	ubfx	w15, w15, #8, #4
	lsr	x6, x13, x15
	ldr	x13, [x8]
	lsl	x13, x13, x16
	orr	x13, x13, x12
	ubfx	w12, w16, #3, #3
	eor	w12, w12, #0x7
	add	x12, x8, x12
	and	x8, x13, #0x7ff
	ldr	w15, [x20, x8, lsl #2]
	neg	x2, x3
	add	x8, x14, x6
	add	x8, x8, x4
	cmp	x3, #16
	b.lo	LBB0_52
LBB0_51:
	ldr	q0, [x14, x2]
	str	q0, [x14], #16
	cmp	x14, x8
	b.lo	LBB0_51
	b	LBB0_67
LBB0_52:
	sub	x17, x14, x3
	cmp	x3, #1
	b.ne	LBB0_55
	ld1r.16b	{ v0 }, [x17]
LBB0_54:
	str	q0, [x14], #16
	cmp	x14, x8
	b.lo	LBB0_54
	b	LBB0_67
LBB0_55:
	mov	x5, x14
	cmp	x3, #7
	b.hi	LBB0_57
LBB0_56:
	ldr	x7, [x17]
	str	x7, [x5]
	add	x5, x5, x3
	cmp	x3, #4
	lsl	x3, x3, #1
	b.lo	LBB0_56
LBB0_57:
	add	x3, x6, x14
	add	x3, x3, x4
	add	x4, x5, #8
	cmp	x3, x4
	csel	x3, x3, x4, hi
	mvn	x4, x5
	add	x3, x3, x4
	cmp	x3, #56
	b.hs	LBB0_59
	mov	x0, x5
	b	LBB0_66
LBB0_59:
	add	x1, x1, x5
	add	x0, x1, x0
	sub	x0, x0, x14
	cmp	x0, #64
	b.hs	LBB0_63
	mov	x0, x5
	b	LBB0_66
LBB0_61:
LBB0_62:
	ldr	x14, [x12]
	lsl	x14, x14, x16
	orr	x13, x14, x13
	ubfx	w14, w16, #3, #3
	eor	w14, w14, #0x7
	add	x12, x12, x14
	b	LBB0_67
LBB0_63:
	lsr	x0, x3, #3
	add	x1, x0, #1
	and	x3, x1, #0x3ffffffffffffff8
	lsl	x0, x3, #3
	add	x17, x17, x0
	add	x0, x5, x0
	add	x14, x14, x2
	add	x14, x14, #32
	add	x2, x5, #32
	mov	x4, x3
LBB0_64:
	ldp	q0, q1, [x14, #-32]
	ldp	q2, q3, [x14], #64
	stp	q0, q1, [x2, #-32]
	stp	q2, q3, [x2], #64
	subs	x4, x4, #8
	b.ne	LBB0_64
	cmp	x1, x3
	b.eq	LBB0_67
LBB0_66:
	ldr	x14, [x17], #8
	str	x14, [x0], #8
	cmp	x0, x8
	b.lo	LBB0_66
LBB0_67:
	orr	w16, w16, #0x38
	cmp	x12, x9
	b.hi	LBB0_100
	cmp	x8, x10
	b.ls	LBB0_40
	b	LBB0_100
LBB0_69:
	tbnz	w15, #13, LBB0_71
	and	w12, w15, #0x1f
	lsr	x13, x13, x12
	sub	w16, w16, w12
	lsr	w12, w15, #16
	ubfx	w15, w15, #8, #4
	lsl	x15, x27, x15
	bic	x15, x13, x15
	add	x15, x20, x15, lsl #2
	ldr	w15, [x15, w12, uxtw #2]
LBB0_71:
	tbnz	w15, #13, LBB0_214
	tbnz	w15, #15, LBB0_48
	lsr	w12, w15, #16
	strb	w12, [x14], #1
	and	w12, w15, #0x1f
	lsr	x13, x13, x12
	sub	w16, w16, w12
	ldr	x12, [x8]
	lsl	x12, x12, x16
	orr	x13, x12, x13
	ubfx	w12, w16, #3, #3
	eor	w12, w12, #0x7
	add	x12, x8, x12
	and	x8, x13, #0x7ff
	ldr	w15, [x20, x8, lsl #2]
	mov	x8, x14
	b	LBB0_67
LBB0_74:
	tbnz	w17, #13, LBB0_223
	and	x0, x17, #0x1f
	lsr	x12, x12, x0
	sub	w16, w16, w0
	lsr	x0, x17, #16
	ubfx	x17, x17, #8, #4
	lsl	x17, x27, x17
	bic	x17, x12, x17
	add	x17, x21, x17, lsl #2
	ldr	w17, [x17, x0, lsl #2]
	tbz	w17, #13, LBB0_49
	b	LBB0_223
LBB0_76:
	ldr	w10, [x19, #48]
	mov	x9, x10
	cmp	w10, #55
	b.hi	LBB0_127
	cmp	x11, x12
	b.hs	LBB0_126
	add	x13, x11, #1
	str	x13, [x19]
	ldrb	w9, [x11]
	lsl	x9, x9, x10
	ldr	x14, [x19, #40]
	orr	x9, x9, x14
	str	x9, [x19, #40]
	add	x9, x10, #8
	str	w9, [x19, #48]
	cmp	w10, #47
	b.hi	LBB0_127
	cmp	x13, x12
	b.hs	LBB0_127
	add	x13, x11, #2
	str	x13, [x19]
	ldrb	w14, [x11, #1]
	lsl	x9, x14, x9
	ldr	x14, [x19, #40]
	orr	x9, x9, x14
	str	x9, [x19, #40]
	add	x9, x10, #16
	str	w9, [x19, #48]
	cmp	w10, #39
	b.hi	LBB0_127
	cmp	x13, x12
	b.hs	LBB0_127
	add	x13, x11, #3
	str	x13, [x19]
	ldrb	w14, [x11, #2]
	lsl	x9, x14, x9
	ldr	x14, [x19, #40]
	orr	x9, x9, x14
	str	x9, [x19, #40]
	add	x9, x10, #24
	str	w9, [x19, #48]
	cmp	w10, #31
	b.hi	LBB0_127
	cmp	x13, x12
	b.hs	LBB0_127
	add	x13, x11, #4
	str	x13, [x19]
	ldrb	w14, [x11, #3]
	lsl	x9, x14, x9
	ldr	x14, [x19, #40]
	orr	x9, x9, x14
	str	x9, [x19, #40]
	orr	x9, x10, #0x20
	str	w9, [x19, #48]
	cmp	w10, #23
	b.hi	LBB0_127
	cmp	x13, x12
	b.hs	LBB0_127
	add	x14, x11, #5
	str	x14, [x19]
	ldrb	w13, [x11, #4]
	lsl	x13, x13, x9
	ldr	x15, [x19, #40]
	orr	x13, x13, x15
	str	x13, [x19, #40]
	add	x13, x10, #40
	str	w13, [x19, #48]
	cmp	x9, #47
	mov	x9, x13
	b.hi	LBB0_127
	mov	x9, x13
	cmp	x14, x12
	b.hs	LBB0_127
	add	x14, x11, #6
	str	x14, [x19]
	ldrb	w9, [x11, #5]
	lsl	x9, x9, x13
	ldr	x13, [x19, #40]
	orr	x9, x9, x13
	str	x9, [x19, #40]
	add	x9, x10, #48
	str	w9, [x19, #48]
	cmp	w10, #7
	b.hi	LBB0_127
	cmp	x14, x12
	b.hs	LBB0_127
	add	x12, x11, #7
	str	x12, [x19]
	ldrb	w11, [x11, #6]
	lsl	x9, x11, x9
	ldr	x11, [x19, #40]
	orr	x9, x9, x11
	str	x9, [x19, #40]
	orr	w9, w10, #0x38
	str	w9, [x19, #48]
	b	LBB0_127
LBB0_91:
	cmp	w9, #1
	b.gt	LBB0_124
	cbz	w9, LBB0_181
	cmp	w9, #1
	b.ne	LBB0_228
	ldr	w9, [x19, #60]
	cbnz	w9, LBB0_2
	subs	w8, w8, #3
	b.lo	LBB0_225
	ldr	x9, [x19, #40]
	and	w10, w9, #0x1
	str	w10, [x19, #60]
	ubfx	w0, w9, #1, #2
	lsr	x9, x9, #3
	str	x9, [x19, #40]
	str	w8, [x19, #48]
	cmp	w0, #1
	b.gt	LBB0_207
	cbnz	w0, LBB0_211
	and	w10, w8, #0x7
	lsr	x9, x9, x10
	str	x9, [x19, #40]
	and	w8, w8, #0xfffffff8
	str	w8, [x19, #48]
	str	w26, [x19, #56]
	b	LBB0_4
LBB0_99:
	mov	x10, #0
	cmp	w8, #7
	b.ls	LBB0_13
	b	LBB0_14
LBB0_100:
	sub	x9, x12, #7
	str	x9, [x19]
	and	w9, w16, #0x7
	str	w9, [x19, #48]
	lsl	x9, x27, x9
	bic	x9, x13, x9
	str	x9, [x19, #40]
	str	x8, [x19, #24]
	b	LBB0_4
LBB0_101:
	cmp	w9, #4
	b.eq	LBB0_140
	cmp	w9, #5
	b.ne	LBB0_228
	ldp	w9, w11, [x19, #76]
	cmp	w11, w9
	b.hs	LBB0_187
	sub	x9, x9, x11
	add	w10, w11, #1
Lloh6:
	adrp	x12, _advance.order@PAGE
Lloh7:
	add	x12, x12, _advance.order@PAGEOFF
	add	x11, x12, x11
	b	LBB0_107
LBB0_105:
	mov	x15, x8
LBB0_106:
	ldr	x12, [x19, #40]
	lsr	x8, x12, #3
	str	x8, [x19, #40]
	sub	w8, w15, #3
	str	w8, [x19, #48]
	ldrb	w13, [x11], #1
	and	w12, w12, #0x7
	strb	w12, [x23, x13]
	str	w10, [x19, #80]
	add	w10, w10, #1
	subs	x9, x9, #1
	b.eq	LBB0_187
LBB0_107:
	cmp	w8, #55
	b.hi	LBB0_105
	ldp	x12, x13, [x19]
	mov	w14, w8
	cmp	x12, x13
	b.hs	LBB0_122
	add	x16, x12, #1
	str	x16, [x19]
	ldrb	w15, [x12]
	lsl	x15, x15, x14
	ldr	x17, [x19, #40]
	orr	x15, x15, x17
	str	x15, [x19, #40]
	add	x15, x14, #8
	str	w15, [x19, #48]
	cmp	w8, #47
	b.hi	LBB0_106
	cmp	x16, x13
	b.hs	LBB0_123
	add	x16, x12, #2
	str	x16, [x19]
	ldrb	w17, [x12, #1]
	lsl	x15, x17, x15
	ldr	x17, [x19, #40]
	orr	x15, x15, x17
	str	x15, [x19, #40]
	add	x15, x14, #16
	str	w15, [x19, #48]
	cmp	w8, #39
	b.hi	LBB0_106
	cmp	x16, x13
	b.hs	LBB0_123
	add	x16, x12, #3
	str	x16, [x19]
	ldrb	w17, [x12, #2]
	lsl	x15, x17, x15
	ldr	x17, [x19, #40]
	orr	x15, x15, x17
	str	x15, [x19, #40]
	add	x15, x14, #24
	str	w15, [x19, #48]
	cmp	w8, #31
	b.hi	LBB0_106
	cmp	x16, x13
	b.hs	LBB0_123
	add	x16, x12, #4
	str	x16, [x19]
	ldrb	w17, [x12, #3]
	lsl	x15, x17, x15
	ldr	x17, [x19, #40]
	orr	x15, x15, x17
	str	x15, [x19, #40]
	orr	x15, x14, #0x20
	str	w15, [x19, #48]
	cmp	w8, #23
	b.hi	LBB0_106
	cmp	x16, x13
	b.hs	LBB0_123
	add	x17, x12, #5
	str	x17, [x19]
	ldrb	w16, [x12, #4]
	lsl	x16, x16, x15
	ldr	x0, [x19, #40]
	orr	x16, x16, x0
	str	x16, [x19, #40]
	add	x16, x14, #40
	str	w16, [x19, #48]
	cmp	x15, #47
	mov	x15, x16
	b.hi	LBB0_106
	mov	x15, x16
	cmp	x17, x13
	b.hs	LBB0_123
	add	x17, x12, #6
	str	x17, [x19]
	ldrb	w15, [x12, #5]
	lsl	x15, x15, x16
	ldr	x16, [x19, #40]
	orr	x15, x15, x16
	str	x15, [x19, #40]
	add	x15, x14, #48
	str	w15, [x19, #48]
	cmp	w8, #7
	b.hi	LBB0_106
	cmp	x17, x13
	b.hs	LBB0_123
	add	x13, x12, #7
	str	x13, [x19]
	ldrb	w12, [x12, #6]
	lsl	x12, x12, x15
	ldr	x13, [x19, #40]
	orr	x12, x12, x13
	str	x12, [x19, #40]
	orr	w15, w8, #0x38
	str	w15, [x19, #48]
	b	LBB0_106
LBB0_122:
	mov	x15, x14
LBB0_123:
	cmp	x15, #3
	b.hs	LBB0_106
	b	LBB0_225
LBB0_124:
	cmp	w9, #2
	b.eq	LBB0_184
	cmp	w9, #3
	b.eq	LBB0_8
	b	LBB0_228
LBB0_126:
	mov	x9, x10
LBB0_127:
	ldr	x10, [x19, #40]
	and	x11, x10, #0x7ff
	ldr	w11, [x20, x11, lsl #2]
	and	w12, w11, #0xe000
	cmp	w12, #12, lsl #12
	b.ne	LBB0_133
	and	x12, x11, #0x1f
	lsr	x13, x10, x12
	ubfx	x14, x11, #8, #4
	lsl	x14, x27, x14
	bic	x13, x13, x14
	add	x11, x13, x11, lsr #16
	ldr	w11, [x20, x11, lsl #2]
	tbz	w11, #15, LBB0_134
LBB0_129:
	tbnz	w11, #14, LBB0_138
	and	w13, w11, #0x3f
	add	w13, w12, w13
	cmp	w13, w9
	b.hi	LBB0_225
	lsr	x14, x10, x13
	and	x15, x14, #0xff
	ldr	w15, [x21, x15, lsl #2]
	mov	w16, #40960
	and	w16, w15, w16
	cmp	w16, #8, lsl #12
	b.ne	LBB0_193
	and	w14, w15, #0x1f
	add	w13, w14, w13
	lsr	x14, x10, x13
	ubfx	x16, x15, #8, #4
	lsl	x16, x27, x16
	bic	x16, x14, x16
	add	x15, x16, x15, lsr #16
	ldr	w15, [x21, x15, lsl #2]
	b	LBB0_194
LBB0_133:
	mov	w12, #0
	tbnz	w11, #15, LBB0_129
LBB0_134:
	and	w10, w11, #0x1f
	add	w10, w12, w10
	cmp	w10, w9
	b.hi	LBB0_225
	lsr	w9, w11, #16
	add	x12, x8, #1
	str	x12, [x19, #24]
	strb	w9, [x8]
	and	w8, w11, #0x7f00
	cmp	w8, #512
	b.ne	LBB0_137
	lsr	w8, w11, #24
	ldr	x9, [x19, #24]
	add	x11, x9, #1
	str	x11, [x19, #24]
	strb	w8, [x9]
LBB0_137:
	ldr	x8, [x19, #40]
	lsr	x8, x8, x10
	str	x8, [x19, #40]
	ldr	w8, [x19, #48]
	sub	w8, w8, w10
	str	w8, [x19, #48]
	b	LBB0_4
LBB0_138:
	and	w8, w11, #0x1f
	add	w12, w12, w8
	subs	w8, w9, w12
	b.lo	LBB0_225
	lsr	x9, x10, x12
	str	x9, [x19, #40]
	str	w8, [x19, #48]
	cmp	w11, #16, lsl #12
	b.lo	LBB0_15
	b	LBB0_224
LBB0_140:
	subs	w8, w8, #14
	b.lo	LBB0_225
	ldr	x9, [x19, #40]
	and	w10, w9, #0x1f
	add	w11, w10, #257
	str	w11, [x19, #68]
	lsr	x11, x9, #14
	str	x11, [x19, #40]
	str	w8, [x19, #48]
	dup.2s	v0, w9
	ushl.2s	v0, v0, v8
	and.8b	v0, v0, v9
	add.2s	v1, v0, v10
	str	d1, [x19, #72]
	cmp	w10, #29
	b.hi	LBB0_228
	fmov	w8, s0
	cmp	w8, #29
	b.hi	LBB0_228
	movi.2d	v0, #0000000000000000
	stur	q0, [x19, #88]
	strh	wzr, [x19, #104]
	strb	wzr, [x19, #106]
	str	xzr, [x19, #80]
	mov	w8, #5
	b	LBB0_3
LBB0_144:
	ldp	w24, w9, [x19, #68]
	ldr	w11, [x19, #80]
	add	w9, w9, w24
	cmp	w11, w9
	b.hs	LBB0_189
	ldr	x10, [x19, #40]
	b	LBB0_147
LBB0_146:
	str	w15, [x19, #80]
	mov	x11, x15
	cmp	w11, w9
	b.hs	LBB0_189
LBB0_147:
	cmp	w8, #55
	b.hi	LBB0_164
	ldp	x12, x13, [x19]
	mov	w14, w8
	cmp	x12, x13
	b.hs	LBB0_162
	add	x16, x12, #1
	str	x16, [x19]
	ldrb	w15, [x12]
	lsl	x15, x15, x14
	orr	x10, x15, x10
	str	x10, [x19, #40]
	add	x15, x14, #8
	str	w15, [x19, #48]
	cmp	w8, #47
	b.hi	LBB0_163
	cmp	x16, x13
	b.hs	LBB0_163
	add	x16, x12, #2
	str	x16, [x19]
	ldrb	w17, [x12, #1]
	lsl	x15, x17, x15
	orr	x10, x15, x10
	str	x10, [x19, #40]
	add	x15, x14, #16
	str	w15, [x19, #48]
	cmp	w8, #39
	b.hi	LBB0_163
	cmp	x16, x13
	b.hs	LBB0_163
	add	x16, x12, #3
	str	x16, [x19]
	ldrb	w17, [x12, #2]
	lsl	x15, x17, x15
	orr	x10, x15, x10
	str	x10, [x19, #40]
	add	x15, x14, #24
	str	w15, [x19, #48]
	cmp	w8, #31
	b.hi	LBB0_163
	cmp	x16, x13
	b.hs	LBB0_163
	add	x16, x12, #4
	str	x16, [x19]
	ldrb	w17, [x12, #3]
	lsl	x15, x17, x15
	orr	x10, x15, x10
	str	x10, [x19, #40]
	orr	x15, x14, #0x20
	str	w15, [x19, #48]
	cmp	w8, #23
	b.hi	LBB0_163
	cmp	x16, x13
	b.hs	LBB0_163
	add	x17, x12, #5
	str	x17, [x19]
	ldrb	w16, [x12, #4]
	lsl	x16, x16, x15
	orr	x10, x16, x10
	str	x10, [x19, #40]
	add	x16, x14, #40
	str	w16, [x19, #48]
	cmp	x15, #47
	b.hi	LBB0_180
	mov	x15, x16
	cmp	x17, x13
	b.hs	LBB0_163
	add	x17, x12, #6
	str	x17, [x19]
	ldrb	w15, [x12, #5]
	lsl	x15, x15, x16
	orr	x10, x15, x10
	str	x10, [x19, #40]
	add	x15, x14, #48
	str	w15, [x19, #48]
	cmp	w8, #7
	b.hi	LBB0_163
	cmp	x17, x13
	b.hs	LBB0_163
	add	x13, x12, #7
	str	x13, [x19]
	ldrb	w12, [x12, #6]
	lsl	x12, x12, x15
	orr	x10, x12, x10
	str	x10, [x19, #40]
	orr	w8, w8, #0x38
	str	w8, [x19, #48]
	b	LBB0_164
LBB0_162:
	mov	x15, x14
LBB0_163:
	mov	x8, x15
LBB0_164:
	and	x12, x10, #0x7f
	ldr	w12, [x22, x12, lsl #2]
	and	x13, x12, #0x1f
	cmp	w12, #256, lsl #12
	b.hs	LBB0_167
	subs	w8, w8, w13
	b.lo	LBB0_225
	lsr	w12, w12, #16
	lsr	x10, x10, x13
	str	x10, [x19, #40]
	str	w8, [x19, #48]
	strb	w12, [x23, w11, uxtw]
	add	w11, w11, #1
	str	w11, [x19, #80]
	cmp	w11, w9
	b.lo	LBB0_147
	b	LBB0_189
LBB0_167:
	lsr	w12, w12, #16
	cmp	w12, #17
	mov	w14, #7
	mov	w15, #3
	csel	w14, w15, w14, eq
	cmp	w12, #16
	csel	w15, w26, w14, eq
	add	w14, w15, w13
	subs	w8, w8, w14
	b.lo	LBB0_225
	cmp	w12, #18
	mov	w14, #-3
	mov	w16, #-11
	csel	w14, w16, w14, eq
	mov	w0, #3
	mov	w16, #11
	csel	w16, w16, w0, eq
	cmp	w12, #16
	lsr	x13, x10, x13
	lsr	x10, x13, x15
	str	x10, [x19, #40]
	str	w8, [x19, #48]
	ccmp	w11, #0, #0, eq
	b.eq	LBB0_228
	sub	w17, w9, w11
	mov	w1, #-1
	lsl	w15, w1, w15
	bic	w15, w13, w15
	add	w13, w16, w15
	cmp	w13, w17
	b.hi	LBB0_228
	cmp	w12, #16
	b.ne	LBB0_172
	sub	w12, w11, #1
	ldrb	w12, [x23, w12, uxtw]
	b	LBB0_173
LBB0_172:
	mov	w12, #0
LBB0_173:
	sub	w14, w14, w15
	cmp	w13, #32
	ccmp	w14, w11, #0, hs
	b.hs	LBB0_175
	mov	x14, x13
	mov	x15, x11
	b	LBB0_178
LBB0_175:
	and	w16, w13, #0xe0
	and	w14, w13, #0x1f
	add	w15, w11, w16
	dup.8b	v0, w12
	mov	x17, x16
LBB0_176:
	add	x0, x23, w11, uxtw
	stp	d0, d0, [x0]
	stp	d0, d0, [x0, #16]
	add	w11, w11, #32
	subs	w17, w17, #32
	b.ne	LBB0_176
	cmp	w13, w16
	b.eq	LBB0_146
LBB0_178:
	mov	x11, x15
LBB0_179:
	add	w15, w11, #1
	strb	w12, [x23, w11, uxtw]
	mov	x11, x15
	subs	w14, w14, #1
	b.ne	LBB0_179
	b	LBB0_146
LBB0_180:
	mov	x8, x16
	b	LBB0_164
LBB0_181:
	subs	w9, w8, #16
	b.lo	LBB0_225
	ldr	x8, [x19, #40]
	lsr	x10, x8, #16
	str	x10, [x19, #40]
	str	w9, [x19, #48]
	mov	w9, #8447
	and	x9, x8, x9
	cmp	x9, #120
	b.ne	LBB0_228
	rev	w8, w8
	lsr	w8, w8, #16
	mov	w9, #2115
	mul	w9, w8, w9
	lsr	w9, w9, #16
	sub	w10, w8, w9
	and	w10, w10, #0xfffe
	add	w9, w9, w10, lsr #1
	lsr	w9, w9, #4
	sub	w9, w9, w9, lsl #5
	add	w8, w8, w9
	tst	w8, #0xffff
	b.eq	LBB0_15
	b	LBB0_228
LBB0_184:
	subs	w9, w8, #32
	b.lo	LBB0_225
	ldr	x8, [x19, #40]
	lsr	x10, x8, #32
	str	x10, [x19, #40]
	str	w9, [x19, #48]
	eon	w9, w8, w8, lsr #16
	tst	x9, #0xffff
	b.ne	LBB0_228
	and	w8, w8, #0xffff
	str	w8, [x19, #64]
	mov	w8, #3
	b	LBB0_3
LBB0_187:
	mov	w0, #2
	mov	x1, x23
	mov	w2, #19
	mov	w3, #7
	mov	x4, x22
	mov	w5, #128
	bl	_make_table
	cbz	w0, LBB0_224
	str	wzr, [x19, #80]
	mov	w8, #6
	b	LBB0_3
LBB0_189:
	ldrb	w8, [x19, #344]
	cbz	w8, LBB0_224
	mov	w0, #0
	mov	x1, x23
	mov	x2, x24
	mov	w3, #11
	mov	x4, x20
	mov	w5, #2400
	bl	_make_table
	cbz	w0, LBB0_224
	mov	x0, x20
	bl	_join_literals
	ldr	w2, [x19, #72]
	add	x1, x23, x24
	mov	w0, #1
	mov	w3, #8
	mov	x4, x21
	mov	w5, #416
	bl	_make_table
	cbz	w0, LBB0_224
LBB0_192:
	mov	w8, #7
	b	LBB0_3
LBB0_193:
LBB0_194:
	and	w16, w15, #0x3f
	add	w17, w13, w16
	subs	w9, w9, w17
	b.lo	LBB0_225
	tbnz	w15, #15, LBB0_224
	lsr	w13, w15, #16
	lsl	x16, x27, x15
	bic	x14, x14, x16
	ubfx	w15, w15, #8, #4
	lsr	x14, x14, x15
	add	x15, x14, x13
	ldr	x16, [x19, #16]
	sub	x16, x8, x16
	cmp	x15, x16
	b.hi	LBB0_224
	lsr	w16, w11, #16
	lsr	x12, x10, x12
	lsl	x0, x27, x11
	bic	x12, x12, x0
	ubfx	w11, w11, #8, #4
	lsr	x0, x12, x11
	lsr	x10, x10, x17
	str	x10, [x19, #40]
	str	w9, [x19, #48]
	neg	x12, x15
	add	x9, x0, x16
	add	x10, x8, x9
	cmp	x15, #16
	b.lo	LBB0_199
LBB0_198:
	ldr	q0, [x8, x12]
	str	q0, [x8], #16
	cmp	x8, x10
	b.lo	LBB0_198
	b	LBB0_220
LBB0_199:
	sub	x11, x8, x15
	cmp	x15, #1
	b.ne	LBB0_203
	ld1r.16b	{ v0 }, [x11]
LBB0_201:
	str	q0, [x8], #16
	cmp	x8, x10
	b.lo	LBB0_201
	b	LBB0_220
LBB0_202:
	mov	x8, x14
	b	LBB0_32
LBB0_203:
	mov	x17, x8
	cmp	x15, #7
	b.hi	LBB0_205
LBB0_204:
	ldr	x1, [x11]
	str	x1, [x17]
	add	x17, x17, x15
	cmp	x15, #4
	lsl	x15, x15, #1
	b.lo	LBB0_204
LBB0_205:
	add	x15, x0, x8
	add	x15, x15, x16
	add	x16, x17, #8
	cmp	x15, x16
	csel	x15, x15, x16, hi
	mvn	x16, x17
	add	x15, x15, x16
	cmp	x15, #56
	b.hs	LBB0_209
	mov	x13, x17
	b	LBB0_219
LBB0_207:
	cmp	w0, #2
	b.ne	LBB0_228
	mov	w8, #4
	b	LBB0_3
LBB0_209:
	add	x14, x14, x17
	add	x13, x14, x13
	sub	x13, x13, x8
	cmp	x13, #64
	b.hs	LBB0_216
	mov	x13, x17
	b	LBB0_219
LBB0_211:
	ldr	w8, [x19, #84]
	cbnz	w8, LBB0_213
	mov	x0, x19
	bl	_make_fixed_tables
LBB0_213:
	str	w28, [x19, #84]
	b	LBB0_192
LBB0_214:
	and	w9, w15, #0x1f
	lsr	x12, x13, x9
	sub	w16, w16, w9
	cmp	w15, #16, lsl #12
	b.hs	LBB0_223
	ubfx	w9, w16, #3, #3
	sub	x8, x8, x9
	str	x8, [x19]
	and	w8, w16, #0x7
	str	w8, [x19, #48]
	lsl	x8, x27, x8
	bic	x8, x12, x8
	str	x8, [x19, #40]
	str	x14, [x19, #24]
	b	LBB0_15
LBB0_216:
	lsr	x13, x15, #3
	add	x14, x13, #1
	and	x15, x14, #0x3ffffffffffffff8
	lsl	x13, x15, #3
	add	x11, x11, x13
	add	x13, x17, x13
	add	x8, x8, x12
	add	x8, x8, #32
	add	x12, x17, #32
	mov	x16, x15
LBB0_217:
	ldp	q0, q1, [x8, #-32]
	ldp	q2, q3, [x8], #64
	stp	q0, q1, [x12, #-32]
	stp	q2, q3, [x12], #64
	subs	x16, x16, #8
	b.ne	LBB0_217
	cmp	x14, x15
	b.eq	LBB0_220
LBB0_219:
	ldr	x8, [x11], #8
	str	x8, [x13], #8
	cmp	x13, x10
	b.lo	LBB0_219
LBB0_220:
	ldr	x8, [x19, #24]
	add	x8, x8, x9
	str	x8, [x19, #24]
	b	LBB0_4
LBB0_221:
	mov	x8, x13
	b	LBB0_32
LBB0_222:
	mov	x8, x15
	b	LBB0_32
LBB0_223:
	ubfx	w9, w16, #3, #3
	sub	x8, x8, x9
	str	x8, [x19]
	and	w8, w16, #0x7
	str	w8, [x19, #48]
	mov	x9, #-1
	lsl	x8, x9, x8
	bic	x8, x12, x8
	str	x8, [x19, #40]
	str	x14, [x19, #24]
LBB0_224:
	mov	w0, #3
	b	LBB0_228
LBB0_225:
	mov	w0, #0
	b	LBB0_228
LBB0_226:
	mov	w0, #1
	b	LBB0_228
LBB0_227:
	ldp	x8, x9, [x19, #24]
	cmp	x8, x9
	cset	w0, eq
LBB0_228:
	ldr	w9, [x19, #52]
	ldr	x10, [x19, #24]
	and	x8, x9, #0xffff
	lsr	x9, x9, #16
	subs	x10, x10, x25
	b.eq	LBB0_237
	mov	w11, #1048576
Lloh8:
	adrp	x12, lCPI0_3@PAGE
Lloh9:
	ldr	d0, [x12, lCPI0_3@PAGEOFF]
Lloh10:
	adrp	x12, lCPI0_4@PAGE
Lloh11:
	ldr	d1, [x12, lCPI0_4@PAGEOFF]
Lloh12:
	adrp	x12, lCPI0_5@PAGE
Lloh13:
	ldr	d2, [x12, lCPI0_5@PAGEOFF]
	mov	x12, #50637
	movk	x12, #3375, lsl #16
	movk	x12, #225, lsl #32
	movk	x12, #15, lsl #48
	mov	w13, #65521
Lloh14:
	adrp	x14, lCPI0_6@PAGE
Lloh15:
	ldr	d3, [x14, lCPI0_6@PAGEOFF]
	b	LBB0_231
LBB0_230:
	umulh	x15, x8, x12
	sub	x16, x8, x15
	add	x15, x15, x16, lsr #1
	lsr	x15, x15, #15
	msub	x8, x15, x13, x8
	umulh	x15, x9, x12
	sub	x16, x9, x15
	add	x15, x15, x16, lsr #1
	lsr	x15, x15, #15
	msub	x9, x15, x13, x9
	sub	x10, x10, x14
	cbz	x10, LBB0_237
LBB0_231:
	cmp	x10, #256, lsl #12
	csel	x14, x10, x11, lo
	mov	x15, x14
	cmp	x10, #256
	b.lo	LBB0_234
LBB0_232:
	ldp	q4, q5, [x25]
	uaddl.8h	v6, v5, v4
	uaddl2.8h	v5, v5, v4
	uaddw2.8h	v7, v5, v4
	uaddw.8h	v4, v6, v4
	ldp	q16, q17, [x25, #32]
	uaddw2.8h	v5, v5, v16
	uaddw.8h	v6, v6, v16
	add.8h	v4, v4, v6
	add.8h	v7, v7, v5
	uaddw.8h	v6, v6, v17
	uaddw2.8h	v5, v5, v17
	add.8h	v7, v7, v5
	add.8h	v4, v4, v6
	ldp	q16, q17, [x25, #64]
	uaddw2.8h	v5, v5, v16
	uaddw.8h	v6, v6, v16
	add.8h	v4, v4, v6
	add.8h	v7, v7, v5
	uaddw.8h	v6, v6, v17
	uaddw2.8h	v5, v5, v17
	add.8h	v7, v7, v5
	ldp	q16, q17, [x25, #96]
	add.8h	v4, v4, v6
	uaddw2.8h	v5, v5, v16
	uaddw.8h	v6, v6, v16
	add.8h	v4, v4, v6
	add.8h	v7, v7, v5
	uaddw.8h	v6, v6, v17
	uaddw2.8h	v5, v5, v17
	add.8h	v7, v7, v5
	add.8h	v4, v4, v6
	ldp	q16, q17, [x25, #128]
	uaddw2.8h	v5, v5, v16
	uaddw.8h	v6, v6, v16
	add.8h	v4, v4, v6
	add.8h	v7, v7, v5
	uaddw.8h	v6, v6, v17
	uaddw2.8h	v5, v5, v17
	add.8h	v7, v7, v5
	add.8h	v4, v4, v6
	ldp	q16, q17, [x25, #160]
	uaddw2.8h	v5, v5, v16
	uaddw.8h	v6, v6, v16
	add.8h	v4, v4, v6
	add.8h	v7, v7, v5
	uaddw.8h	v6, v6, v17
	uaddw2.8h	v5, v5, v17
	add.8h	v7, v7, v5
	ldp	q16, q17, [x25, #192]
	add.8h	v4, v4, v6
	uaddw2.8h	v5, v5, v16
	uaddw.8h	v6, v6, v16
	add.8h	v4, v4, v6
	add.8h	v7, v7, v5
	uaddw.8h	v6, v6, v17
	uaddw2.8h	v5, v5, v17
	add.8h	v7, v7, v5
	add.8h	v4, v4, v6
	ldp	q16, q17, [x25, #224]
	uaddw.8h	v6, v6, v16
	uaddw2.8h	v5, v5, v16
	add.8h	v4, v4, v6
	add.8h	v7, v7, v5
	uaddw.8h	v6, v6, v17
	uaddw2.8h	v5, v5, v17
	add	x25, x25, #256
	ext.16b	v16, v5, v5, #8
	ext.16b	v17, v6, v6, #8
	umull.4s	v17, v17, v0
	umull.4s	v18, v6, v1
	uaddl2.4s	v19, v4, v7
	uaddl.4s	v4, v4, v7
	add.4s	v4, v4, v19
	addv.4s	s4, v4
	fmov	w16, s4
	umlal.4s	v18, v5, v3
	umlal.4s	v17, v16, v2
	add.4s	v4, v18, v17
	addv.4s	s4, v4
	fmov	w17, s4
	add	x9, x9, x8, lsl #8
	add	x9, x9, x17
	uaddl2.4s	v4, v6, v5
	uaddl.4s	v5, v6, v5
	add	x9, x9, w16, uxtw #4
	add.4s	v4, v5, v4
	addv.4s	s4, v4
	fmov	w16, s4
	add	x8, x8, x16
	sub	x15, x15, #256
	cmp	x15, #255
	b.hi	LBB0_232
	cbz	x15, LBB0_230
LBB0_234:
	mov	x16, x25
	mov	x17, x15
LBB0_235:
	ldrb	w1, [x16], #1
	add	x8, x8, x1
	add	x9, x8, x9
	subs	x17, x17, #1
	b.ne	LBB0_235
	add	x25, x25, x15
	b	LBB0_230
LBB0_237:
	orr	w8, w8, w9, lsl #16
	str	w8, [x19, #52]
	cmp	w0, #3
	b.eq	LBB0_241
	cmp	w0, #2
	b.ne	LBB0_242
	ldr	x9, [x19, #40]
	lsr	x10, x9, #32
	str	x10, [x19, #40]
	ldr	w10, [x19, #48]
	sub	w10, w10, #32
	str	w10, [x19, #48]
	rev	w9, w9
	mov	w10, #9
	str	w10, [x19, #56]
	cmp	w9, w8
	b.ne	LBB0_241
	mov	w0, #2
	b	LBB0_242
LBB0_241:
	mov	w8, #10
	str	w8, [x19, #56]
	mov	w0, #3
LBB0_242:
	ldp	x29, x30, [sp, #112]
	ldp	x20, x19, [sp, #96]
	ldp	x22, x21, [sp, #80]
	ldp	x24, x23, [sp, #64]
	ldp	x26, x25, [sp, #48]
	ldp	x28, x27, [sp, #32]
	ldp	d9, d8, [sp, #16]
	ldp	d11, d10, [sp], #128
	ret
LBB0_243:
	cmp	w9, #8
	b.ne	LBB0_228
	mov	w9, #2
	cmp	w8, #32
	csel	w0, wzr, w9, lo
	b	LBB0_228
	.loh AdrpLdr	Lloh4, Lloh5
	.loh AdrpAdrp	Lloh2, Lloh4
	.loh AdrpLdr	Lloh2, Lloh3
	.loh AdrpAdrp	Lloh0, Lloh2
	.loh AdrpLdr	Lloh0, Lloh1
	.loh AdrpAdd	Lloh6, Lloh7
	.loh AdrpLdr	Lloh14, Lloh15
	.loh AdrpLdr	Lloh12, Lloh13
	.loh AdrpAdrp	Lloh10, Lloh12
	.loh AdrpLdr	Lloh10, Lloh11
	.loh AdrpAdrp	Lloh8, Lloh10
	.loh AdrpLdr	Lloh8, Lloh9
	.p2align	2
_unfilter:
	cbz	w0, LBB1_7
	cmp	w0, #2
	b.ne	LBB1_12
	cbz	x4, LBB1_45
	cmp	x4, #7
	b.hi	LBB1_32
	mov	x8, #0
LBB1_5:
	sub	x9, x4, x8
	add	x10, x3, x8
	add	x11, x2, x8
	add	x8, x1, x8
LBB1_6:
	ldrb	w12, [x8], #1
	ldrb	w13, [x11], #1
	add	w12, w13, w12
	strb	w12, [x10], #1
	subs	x9, x9, #1
	b.ne	LBB1_6
	b	LBB1_45
LBB1_7:
	cbz	x4, LBB1_45
	mov	x8, #0
	cmp	x4, #8
	b.lo	LBB1_43
	sub	x9, x3, x1
	cmp	x9, #64
	b.lo	LBB1_43
	cmp	x4, #64
	b.hs	LBB1_36
	mov	x8, #0
	b	LBB1_40
LBB1_12:
	cmp	x5, #4
	b.eq	LBB1_20
	cmp	x5, #3
	b.ne	LBB1_26
	cmp	w0, #1
	b.eq	LBB1_52
	cmp	w0, #3
	b.eq	LBB1_46
	cmp	w0, #4
	b.ne	LBB1_45
	cbz	x4, LBB1_45
	mov	x8, #0
	movi.2d	v1, #0000000000000000
	movi.8h	v0, #3
	movi.2d	v2, #0000000000000000
LBB1_19:
	ldr	s3, [x2, x8]
	ushll.8h	v3, v3, #0
	fmov	d3, d3
	ldr	s4, [x1, x8]
	ushll.8h	v4, v4, #0
	fmov	d4, d4
	add.8h	v5, v1, v3
	neg.8h	v5, v5
	mla.8h	v5, v2, v0
	smin.8h	v6, v1, v3
	smax.8h	v1, v1, v3
	cmgt.8h	v7, v1, v5
	cmgt.8h	v5, v5, v6
	bif.16b	v2, v6, v7
	bit.16b	v1, v2, v5
	add.8h	v1, v1, v4
	xtn.8b	v2, v1
	bic.8h	v1, #255, lsl #8
	str	s2, [x3, x8]
	add	x8, x8, #3
	mov.16b	v2, v3
	cmp	x8, x4
	b.lo	LBB1_19
	b	LBB1_45
LBB1_20:
	cmp	w0, #1
	b.eq	LBB1_55
	cmp	w0, #3
	b.eq	LBB1_49
	cmp	w0, #4
	b.ne	LBB1_45
	cbz	x4, LBB1_45
	mov	x8, #0
	movi.2d	v1, #0000000000000000
	movi.8h	v0, #3
	movi.2d	v2, #0000000000000000
LBB1_25:
	ldr	s3, [x2, x8]
	ushll.8h	v3, v3, #0
	fmov	d3, d3
	ldr	s4, [x1, x8]
	ushll.8h	v4, v4, #0
	fmov	d4, d4
	add.8h	v5, v1, v3
	neg.8h	v5, v5
	mla.8h	v5, v2, v0
	smin.8h	v6, v1, v3
	smax.8h	v1, v1, v3
	cmgt.8h	v7, v1, v5
	cmgt.8h	v5, v5, v6
	bif.16b	v2, v6, v7
	bit.16b	v1, v2, v5
	add.8h	v1, v1, v4
	xtn.8b	v2, v1
	bic.8h	v1, #255, lsl #8
	str	s2, [x3, x8]
	add	x8, x8, #4
	mov.16b	v2, v3
	cmp	x8, x4
	b.lo	LBB1_25
	b	LBB1_45
LBB1_26:
	cmp	w0, #1
	b.eq	LBB1_61
	cmp	w0, #3
	b.eq	LBB1_58
	cmp	w0, #4
	b.ne	LBB1_45
	cbz	x4, LBB1_45
	mov	x8, #0
	movi.2d	v1, #0000000000000000
	movi.8h	v0, #3
	movi.2d	v2, #0000000000000000
LBB1_31:
	ldr	s3, [x2, x8]
	ushll.8h	v3, v3, #0
	fmov	d3, d3
	ldr	s4, [x1, x8]
	ushll.8h	v4, v4, #0
	fmov	d4, d4
	add.8h	v5, v1, v3
	neg.8h	v5, v5
	mla.8h	v5, v2, v0
	smin.8h	v6, v1, v3
	smax.8h	v1, v1, v3
	cmgt.8h	v7, v1, v5
	cmgt.8h	v5, v5, v6
	bif.16b	v2, v6, v7
	bit.16b	v1, v2, v5
	add.8h	v1, v1, v4
	xtn.8b	v2, v1
	bic.8h	v1, #255, lsl #8
	str	s2, [x3, x8]
	add	x8, x8, x5
	cmp	x8, x4
	mov.16b	v2, v3
	b.lo	LBB1_31
	b	LBB1_45
LBB1_32:
	mov	x8, #0
	sub	x9, x3, x1
	cmp	x9, #64
	b.lo	LBB1_5
	sub	x9, x3, x2
	cmp	x9, #64
	b.lo	LBB1_5
	cmp	x4, #64
	b.hs	LBB1_64
	mov	x8, #0
	b	LBB1_68
LBB1_36:
	and	x8, x4, #0xffffffffffffffc0
	add	x9, x1, #32
	add	x10, x3, #32
	mov	x11, x8
LBB1_37:
	ldp	q0, q1, [x9, #-32]
	ldp	q2, q3, [x9], #64
	stp	q0, q1, [x10, #-32]
	stp	q2, q3, [x10], #64
	subs	x11, x11, #64
	b.ne	LBB1_37
	cmp	x4, x8
	b.eq	LBB1_45
	tst	x4, #0x38
	b.eq	LBB1_43
LBB1_40:
	mov	x11, x8
	and	x8, x4, #0xfffffffffffffff8
	sub	x9, x11, x8
	add	x10, x3, x11
	add	x11, x1, x11
LBB1_41:
	ldr	d0, [x11], #8
	str	d0, [x10], #8
	adds	x9, x9, #8
	b.ne	LBB1_41
	cmp	x4, x8
	b.eq	LBB1_45
LBB1_43:
	sub	x9, x4, x8
	add	x10, x3, x8
	add	x8, x1, x8
LBB1_44:
	ldrb	w11, [x8], #1
	strb	w11, [x10], #1
	subs	x9, x9, #1
	b.ne	LBB1_44
LBB1_45:
	ret
LBB1_46:
	cbz	x4, LBB1_45
	mov	x8, #0
	movi.2d	v0, #0000000000000000
LBB1_48:
	ldr	s1, [x2, x8]
	ushll.8h	v1, v1, #0
	fmov	d1, d1
	uhadd.8h	v0, v1, v0
	ldr	s1, [x1, x8]
	ushll.8h	v1, v1, #0
	fmov	d1, d1
	add.8h	v0, v0, v1
	xtn.8b	v1, v0
	bic.8h	v0, #255, lsl #8
	str	s1, [x3, x8]
	add	x8, x8, #3
	cmp	x8, x4
	b.lo	LBB1_48
	b	LBB1_45
LBB1_49:
	cbz	x4, LBB1_45
	mov	x8, #0
	movi.2d	v0, #0000000000000000
LBB1_51:
	ldr	s1, [x2, x8]
	ushll.8h	v1, v1, #0
	fmov	d1, d1
	uhadd.8h	v0, v1, v0
	ldr	s1, [x1, x8]
	ushll.8h	v1, v1, #0
	fmov	d1, d1
	add.8h	v0, v0, v1
	xtn.8b	v1, v0
	bic.8h	v0, #255, lsl #8
	str	s1, [x3, x8]
	add	x8, x8, #4
	cmp	x8, x4
	b.lo	LBB1_51
	b	LBB1_45
LBB1_52:
	cbz	x4, LBB1_45
	mov	x8, #0
	movi.2d	v0, #0000000000000000
LBB1_54:
	ldr	s1, [x1, x8]
	ushll.8h	v1, v1, #0
	fmov	d1, d1
	add.8h	v0, v1, v0
	xtn.8b	v1, v0
	str	s1, [x3, x8]
	add	x8, x8, #3
	cmp	x8, x4
	b.lo	LBB1_54
	b	LBB1_45
LBB1_55:
	cbz	x4, LBB1_45
	mov	x8, #0
	movi.2d	v0, #0000000000000000
LBB1_57:
	ldr	s1, [x1, x8]
	ushll.8h	v1, v1, #0
	fmov	d1, d1
	add.8h	v0, v1, v0
	xtn.8b	v1, v0
	str	s1, [x3, x8]
	add	x8, x8, #4
	cmp	x8, x4
	b.lo	LBB1_57
	b	LBB1_45
LBB1_58:
	cbz	x4, LBB1_45
	mov	x8, #0
	movi.2d	v0, #0000000000000000
LBB1_60:
	ldr	s1, [x2, x8]
	ushll.8h	v1, v1, #0
	fmov	d1, d1
	uhadd.8h	v0, v1, v0
	ldr	s1, [x1, x8]
	ushll.8h	v1, v1, #0
	fmov	d1, d1
	add.8h	v0, v0, v1
	xtn.8b	v1, v0
	bic.8h	v0, #255, lsl #8
	str	s1, [x3, x8]
	add	x8, x8, x5
	cmp	x8, x4
	b.lo	LBB1_60
	b	LBB1_45
LBB1_61:
	cbz	x4, LBB1_45
	mov	x8, #0
	movi.2d	v0, #0000000000000000
LBB1_63:
	ldr	s1, [x1, x8]
	ushll.8h	v1, v1, #0
	fmov	d1, d1
	add.8h	v0, v1, v0
	xtn.8b	v1, v0
	str	s1, [x3, x8]
	add	x8, x8, x5
	cmp	x8, x4
	b.lo	LBB1_63
	b	LBB1_45
LBB1_64:
	and	x8, x4, #0xffffffffffffffc0
	add	x9, x1, #32
	add	x10, x3, #32
	add	x11, x2, #32
	mov	x12, x8
LBB1_65:
	ldp	q0, q1, [x9, #-32]
	ldp	q2, q3, [x9], #64
	ldp	q4, q5, [x11, #-32]
	ldp	q6, q7, [x11], #64
	add.16b	v0, v4, v0
	add.16b	v1, v5, v1
	add.16b	v2, v6, v2
	add.16b	v3, v7, v3
	stp	q0, q1, [x10, #-32]
	stp	q2, q3, [x10], #64
	subs	x12, x12, #64
	b.ne	LBB1_65
	cmp	x4, x8
	b.eq	LBB1_45
	tst	x4, #0x38
	b.eq	LBB1_5
LBB1_68:
	mov	x12, x8
	and	x8, x4, #0xfffffffffffffff8
	sub	x9, x12, x8
	add	x10, x3, x12
	add	x11, x2, x12
	add	x12, x1, x12
LBB1_69:
	ldr	d0, [x12], #8
	ldr	d1, [x11], #8
	add.8b	v0, v1, v0
	str	d0, [x10], #8
	adds	x9, x9, #8
	b.ne	LBB1_69
	cmp	x4, x8
	b.ne	LBB1_5
	b	LBB1_45
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI2_0:
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
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	2
_expand:
	cbz	x4, LBB2_4
	cbz	x2, LBB2_33
	cmp	x2, #1
	b.ne	LBB2_10
	mov	x8, #0
	b	LBB2_12
LBB2_4:
	cmp	x3, #4
	b.eq	LBB2_14
	cmp	x3, #3
	b.ne	LBB2_15
	adrp	x9, lCPI2_0@PAGE
	cmp	x2, #16
	b.hs	LBB2_21
	mov	x8, #0
LBB2_8:
	orr	x10, x8, #0x4
	cmp	x10, x2
	b.ls	LBB2_26
	mov	x9, x8
	b	LBB2_28
LBB2_10:
	mov	x8, #0
	and	x9, x2, #0xfffffffffffffffe
	add	x10, x1, #4
	add	x11, x0, #1
LBB2_11:
	ldurb	w12, [x11, #-1]
	ldr	w12, [x4, x12, lsl #2]
	stur	w12, [x10, #-4]
	ldrb	w12, [x11], #2
	ldr	w12, [x4, x12, lsl #2]
	str	w12, [x10], #8
	add	x8, x8, #2
	cmp	x9, x8
	b.ne	LBB2_11
LBB2_12:
	tbz	w2, #0, LBB2_33
	ldrb	w9, [x0, x8]
	ldr	w9, [x4, x9, lsl #2]
	str	w9, [x1, x8, lsl #2]
	ret
LBB2_14:
	lsl	x2, x2, #2
	mov	x8, x0
	mov	x0, x1
	mov	x1, x8
	b	_memcpy
LBB2_15:
	cbz	x2, LBB2_33
	add	x8, x0, #1
	add	x9, x1, #3
	b	LBB2_19
LBB2_17:
	ldrb	w10, [x8]
LBB2_18:
	add	x0, x0, x3
	strb	w10, [x9], #4
	add	x8, x8, #2
	subs	x2, x2, #1
	b.eq	LBB2_33
LBB2_19:
	ldrb	w10, [x0]
	sturb	w10, [x9, #-1]
	sturb	w10, [x9, #-2]
	sturb	w10, [x9, #-3]
	cmp	x3, #2
	b.eq	LBB2_17
	mov	w10, #255
	b	LBB2_18
LBB2_21:
	mov	x8, #0
	add	x10, x0, #2048
	mov	w14, #16
	movi.2d	v1, #0xffffffffffffffff
	ldr	q2, [x9, lCPI2_0@PAGEOFF]
	mov	x11, x1
	mov	x12, x0
	b	LBB2_23
LBB2_22:
	add	x14, x8, #16
	add	x12, x12, #48
	add	x11, x11, #64
	cmp	x14, x2
	b.hi	LBB2_8
LBB2_23:
	mov	x13, x8
	mov	x8, x14
	add	x14, x13, x13, lsl #1
	prfm	pldl1keep, [x10, x14]
	cmp	x13, x8
	b.hs	LBB2_22
	mov	x14, x11
	mov	x15, x12
LBB2_25:
	ldr	q0, [x15], #12
	tbl.16b	v3, { v0, v1 }, v2
	str	q3, [x14], #16
	add	x13, x13, #4
	cmp	x13, x8
	b.lo	LBB2_25
	b	LBB2_22
LBB2_26:
	add	x10, x8, x8, lsl #1
	add	x10, x0, x10
	add	x11, x1, x8, lsl #2
	movi.2d	v1, #0xffffffffffffffff
	ldr	q2, [x9, lCPI2_0@PAGEOFF]
LBB2_27:
	ldr	q0, [x10], #12
	tbl.16b	v3, { v0, v1 }, v2
	str	q3, [x11], #16
	add	x9, x8, #4
	add	x12, x8, #8
	mov	x8, x9
	cmp	x12, x2
	b.ls	LBB2_27
LBB2_28:
	subs	x8, x2, x9
	b.ls	LBB2_33
	cmp	x8, #7
	b.hi	LBB2_34
LBB2_30:
	mov	x10, x9
LBB2_31:
	sub	x8, x2, x10
	add	x9, x1, x10, lsl #2
	add	x9, x9, #3
	add	x10, x10, x10, lsl #1
	add	x10, x10, x0
	add	x10, x10, #1
	mov	w11, #255
LBB2_32:
	ldurb	w12, [x10, #-1]
	sturb	w12, [x9, #-3]
	ldrb	w12, [x10]
	sturb	w12, [x9, #-2]
	ldrb	w12, [x10, #1]
	sturb	w12, [x9, #-1]
	strb	w11, [x9], #4
	add	x10, x10, #3
	subs	x8, x8, #1
	b.ne	LBB2_32
LBB2_33:
	ret
LBB2_34:
	mvn	x10, x9
	add	x11, x2, x10
	add	x10, x1, x9, lsl #2
	add	x12, x10, #3
	add	x14, x12, x11, lsl #2
	mov	w13, #3
	umulh	x13, x11, x13
	cmp	xzr, x13
	cset	w13, ne
	cmp	x14, x12
	b.lo	LBB2_30
	lsr	x12, x11, #62
	cbnz	x12, LBB2_30
	add	x12, x9, x9, lsl #1
	add	x14, x11, x11, lsl #1
	add	x11, x0, x12
	add	x15, x11, x14
	cmp	x15, x11
	b.lo	LBB2_30
	tbnz	w13, #0, LBB2_30
	add	x15, x11, #1
	add	x16, x15, x14
	cmp	x16, x15
	b.lo	LBB2_30
	tbnz	w13, #0, LBB2_30
	add	x15, x11, #2
	add	x14, x15, x14
	cmp	x14, x15
	b.lo	LBB2_30
	tbnz	w13, #0, LBB2_30
	add	x13, x2, x2, lsl #1
	add	x13, x0, x13
	cmp	x10, x13
	b.hs	LBB2_44
	add	x13, x1, x2, lsl #2
	add	x12, x0, x12
	cmp	x12, x13
	b.lo	LBB2_30
LBB2_44:
	cmp	x8, #16
	b.hs	LBB2_49
	mov	x12, #0
LBB2_46:
	and	x11, x8, #0xfffffffffffffff8
	add	x10, x9, x11
	sub	x13, x12, x11
	add	x12, x9, x12
	add	x9, x1, x12, lsl #2
	add	x12, x12, x12, lsl #1
	add	x12, x0, x12
	movi.2d	v3, #0xffffffffffffffff
LBB2_47:
	ld3.8b	{ v0, v1, v2 }, [x12], #24
	st4.8b	{ v0, v1, v2, v3 }, [x9], #32
	adds	x13, x13, #8
	b.ne	LBB2_47
	cmp	x8, x11
	b.ne	LBB2_31
	b	LBB2_33
LBB2_49:
	and	x12, x8, #0xfffffffffffffff0
	movi.2d	v3, #0xffffffffffffffff
	mov	x13, x12
LBB2_50:
	ld3.16b	{ v0, v1, v2 }, [x11], #48
	st4.16b	{ v0, v1, v2, v3 }, [x10], #64
	subs	x13, x13, #16
	b.ne	LBB2_50
	cmp	x8, x12
	b.eq	LBB2_33
	tbnz	w8, #3, LBB2_46
	add	x10, x9, x12
	b	LBB2_31
	.p2align	2
_make_table:
	stp	x28, x27, [sp, #-96]!
	stp	x26, x25, [sp, #16]
	stp	x24, x23, [sp, #32]
	stp	x22, x21, [sp, #48]
	stp	x20, x19, [sp, #64]
	stp	x29, x30, [sp, #80]
	add	x29, sp, #80
	sub	sp, sp, #768
	sub	x8, x29, #128
	movi.2d	v0, #0000000000000000
	stp	q0, q0, [x8]
	cbz	w2, LBB3_5
	mov	w9, w2
	mov	x10, x1
LBB3_2:
	ldrb	w11, [x10], #1
	ldrh	w12, [x8, x11, lsl #1]
	add	w12, w12, #1
	strh	w12, [x8, x11, lsl #1]
	subs	x9, x9, #1
	b.ne	LBB3_2
	ldurh	w9, [x29, #-98]
	mov	w10, #1
	lsl	w19, w10, w3
	cbz	w9, LBB3_6
	mov	w8, #15
	b	LBB3_34
LBB3_5:
	mov	w8, #1
	lsl	w19, w8, w3
LBB3_6:
	ldurh	w8, [x29, #-100]
	cbz	w8, LBB3_8
	mov	w9, #0
	mov	w8, #14
	mov	w10, #1
	b	LBB3_34
LBB3_8:
	ldurh	w8, [x29, #-102]
	cbz	w8, LBB3_10
	mov	w9, #0
	mov	w8, #13
	mov	w10, #1
	b	LBB3_34
LBB3_10:
	ldurh	w8, [x29, #-104]
	cbz	w8, LBB3_12
	mov	w9, #0
	mov	w8, #12
	mov	w10, #1
	b	LBB3_34
LBB3_12:
	ldurh	w8, [x29, #-106]
	cbz	w8, LBB3_14
	mov	w9, #0
	mov	w8, #11
	mov	w10, #1
	b	LBB3_34
LBB3_14:
	ldurh	w8, [x29, #-108]
	cbz	w8, LBB3_16
	mov	w9, #0
	mov	w8, #10
	mov	w10, #1
	b	LBB3_34
LBB3_16:
	ldurh	w8, [x29, #-110]
	cbz	w8, LBB3_18
	mov	w9, #0
	mov	w8, #9
	mov	w10, #1
	b	LBB3_34
LBB3_18:
	ldurh	w8, [x29, #-112]
	cbz	w8, LBB3_20
	mov	w9, #0
	mov	w8, #8
	mov	w10, #1
	b	LBB3_34
LBB3_20:
	ldurh	w8, [x29, #-114]
	cbz	w8, LBB3_22
	mov	w9, #0
	mov	w8, #7
	mov	w10, #1
	b	LBB3_34
LBB3_22:
	ldurh	w8, [x29, #-116]
	cbz	w8, LBB3_24
	mov	w9, #0
	mov	w8, #6
	mov	w10, #1
	b	LBB3_34
LBB3_24:
	ldurh	w8, [x29, #-118]
	cbz	w8, LBB3_26
	mov	w9, #0
	mov	w8, #5
	mov	w10, #1
	b	LBB3_34
LBB3_26:
	ldurh	w8, [x29, #-120]
	cbz	w8, LBB3_28
	mov	w9, #0
	mov	w8, #4
	mov	w10, #1
	b	LBB3_34
LBB3_28:
	ldurh	w8, [x29, #-122]
	cbz	w8, LBB3_30
	mov	w9, #0
	mov	w8, #3
	mov	w10, #1
	b	LBB3_34
LBB3_30:
	ldurh	w8, [x29, #-124]
	cbz	w8, LBB3_32
	mov	w9, #0
	mov	w8, #2
	mov	w10, #1
	b	LBB3_34
LBB3_32:
	ldurh	w8, [x29, #-126]
	cbz	w8, LBB3_139
	mov	w9, #0
	mov	w10, #0
	mov	w8, #1
LBB3_34:
	sturh	wzr, [x29, #-160]
	ldurh	w11, [x29, #-126]
	cmp	w11, #2
	b.hi	LBB3_51
	sturh	w11, [x29, #-158]
	ldurh	w12, [x29, #-124]
	add	w13, w12, w11, lsl #1
	mov	w14, #4
	subs	w13, w14, w13
	b.mi	LBB3_51
	add	w11, w11, w12
	sturh	w11, [x29, #-156]
	lsl	w12, w13, #1
	ldurh	w13, [x29, #-122]
	subs	w12, w12, w13
	b.mi	LBB3_51
	add	w11, w11, w13
	sturh	w11, [x29, #-154]
	lsl	w12, w12, #1
	ldurh	w13, [x29, #-120]
	subs	w12, w12, w13
	b.mi	LBB3_51
	add	w11, w11, w13
	sturh	w11, [x29, #-152]
	lsl	w12, w12, #1
	ldurh	w13, [x29, #-118]
	subs	w12, w12, w13
	b.mi	LBB3_51
	add	w11, w11, w13
	sturh	w11, [x29, #-150]
	lsl	w12, w12, #1
	ldurh	w13, [x29, #-116]
	subs	w12, w12, w13
	b.mi	LBB3_51
	add	w11, w11, w13
	sturh	w11, [x29, #-148]
	lsl	w12, w12, #1
	ldurh	w13, [x29, #-114]
	subs	w12, w12, w13
	b.mi	LBB3_51
	add	w11, w11, w13
	sturh	w11, [x29, #-146]
	lsl	w12, w12, #1
	ldurh	w13, [x29, #-112]
	subs	w12, w12, w13
	b.mi	LBB3_51
	add	w11, w11, w13
	sturh	w11, [x29, #-144]
	lsl	w12, w12, #1
	ldurh	w13, [x29, #-110]
	subs	w12, w12, w13
	b.mi	LBB3_51
	add	w11, w11, w13
	sturh	w11, [x29, #-142]
	lsl	w12, w12, #1
	ldurh	w13, [x29, #-108]
	subs	w12, w12, w13
	b.mi	LBB3_51
	add	w11, w11, w13
	sturh	w11, [x29, #-140]
	lsl	w12, w12, #1
	ldurh	w13, [x29, #-106]
	subs	w12, w12, w13
	b.mi	LBB3_51
	add	w11, w11, w13
	sturh	w11, [x29, #-138]
	lsl	w12, w12, #1
	ldurh	w13, [x29, #-104]
	subs	w12, w12, w13
	b.mi	LBB3_51
	add	w11, w11, w13
	sturh	w11, [x29, #-136]
	lsl	w12, w12, #1
	ldurh	w13, [x29, #-102]
	subs	w12, w12, w13
	b.mi	LBB3_51
	add	w11, w11, w13
	sturh	w11, [x29, #-134]
	lsl	w13, w12, #1
	ldurh	w12, [x29, #-100]
	subs	w13, w13, w12
	b.mi	LBB3_51
	add	w12, w11, w12
	sturh	w12, [x29, #-132]
	lsl	w11, w13, #1
	cmp	w11, w9
	b.lo	LBB3_51
	add	w12, w12, w9
	sturh	w12, [x29, #-130]
	cmp	w0, #2
	csinc	w10, w10, wzr, ne
	cmp	w11, w9
	b.eq	LBB3_53
	tbz	w10, #0, LBB3_53
LBB3_51:
	mov	w0, #0
LBB3_52:
	add	sp, sp, #768
	ldp	x29, x30, [sp, #80]
	ldp	x20, x19, [sp, #64]
	ldp	x22, x21, [sp, #48]
	ldp	x24, x23, [sp, #32]
	ldp	x26, x25, [sp, #16]
	ldp	x28, x27, [sp], #96
	ret
LBB3_53:
	cbz	w2, LBB3_80
	mov	w12, w2
	and	x10, x12, #0x7
	cmp	w2, #8
	b.hs	LBB3_56
	mov	x12, #0
	b	LBB3_75
LBB3_56:
	and	x12, x12, #0xfffffff8
	neg	x13, x12
	mov	w12, #3
	sub	x14, x29, #162
	add	x15, sp, #46
	b	LBB3_58
LBB3_57:
	add	x12, x12, #8
	add	x16, x13, x12
	cmp	x16, #3
	b.eq	LBB3_74
LBB3_58:
	add	x16, x1, x12
	ldurb	w17, [x16, #-3]
	cbz	x17, LBB3_60
	ldrh	w2, [x14, x17, lsl #1]
	sub	x6, x12, #3
	add	w7, w2, #1
	strh	w7, [x14, x17, lsl #1]
	strh	w6, [x15, x2, lsl #1]
LBB3_60:
	ldurb	w16, [x16, #-2]
	cbz	x16, LBB3_62
	ldrh	w17, [x14, x16, lsl #1]
	sub	x2, x12, #2
	add	w6, w17, #1
	strh	w6, [x14, x16, lsl #1]
	strh	w2, [x15, x17, lsl #1]
LBB3_62:
	add	x16, x1, x12
	ldurb	w16, [x16, #-1]
	cbz	x16, LBB3_64
	ldrh	w17, [x14, x16, lsl #1]
	sub	x2, x12, #1
	add	w6, w17, #1
	strh	w6, [x14, x16, lsl #1]
	strh	w2, [x15, x17, lsl #1]
LBB3_64:
	ldrb	w16, [x1, x12]
	cbz	x16, LBB3_66
	ldrh	w17, [x14, x16, lsl #1]
	add	w2, w17, #1
	strh	w2, [x14, x16, lsl #1]
	strh	w12, [x15, x17, lsl #1]
LBB3_66:
	add	x16, x1, x12
	ldrb	w17, [x16, #1]
	cbz	x17, LBB3_68
	ldrh	w2, [x14, x17, lsl #1]
	add	x6, x12, #1
	add	w7, w2, #1
	strh	w7, [x14, x17, lsl #1]
	strh	w6, [x15, x2, lsl #1]
LBB3_68:
	ldrb	w16, [x16, #2]
	cbz	x16, LBB3_70
	ldrh	w17, [x14, x16, lsl #1]
	add	x2, x12, #2
	add	w6, w17, #1
	strh	w6, [x14, x16, lsl #1]
	strh	w2, [x15, x17, lsl #1]
LBB3_70:
	add	x16, x1, x12
	ldrb	w17, [x16, #3]
	cbz	x17, LBB3_72
	ldrh	w2, [x14, x17, lsl #1]
	add	x6, x12, #3
	add	w7, w2, #1
	strh	w7, [x14, x17, lsl #1]
	strh	w6, [x15, x2, lsl #1]
LBB3_72:
	ldrb	w16, [x16, #4]
	cbz	x16, LBB3_57
	ldrh	w17, [x14, x16, lsl #1]
	add	x2, x12, #4
	add	w6, w17, #1
	strh	w6, [x14, x16, lsl #1]
	strh	w2, [x15, x17, lsl #1]
	b	LBB3_57
LBB3_74:
	sub	x12, x12, #3
LBB3_75:
	cbz	x10, LBB3_80
	sub	x13, x29, #162
	add	x14, sp, #46
	b	LBB3_78
LBB3_77:
	add	x12, x12, #1
	subs	x10, x10, #1
	b.eq	LBB3_80
LBB3_78:
	ldrb	w15, [x1, x12]
	cbz	x15, LBB3_77
	ldrh	w16, [x13, x15, lsl #1]
	add	w17, w16, #1
	strh	w17, [x13, x15, lsl #1]
	strh	w12, [x14, x16, lsl #1]
	b	LBB3_77
LBB3_80:
	cmp	w11, w9
	b.eq	LBB3_84
	mov	w8, #57345
	movk	w8, #1, lsl #16
	ldrh	w9, [sp, #46]
	cmp	w0, #1
	b.eq	LBB3_103
	cmp	w0, #2
	b.ne	LBB3_104
	mov	w10, #1
	orr	w10, w10, w9, lsl #16
	b	LBB3_110
LBB3_84:
	mov	w20, #0
	mov	w24, w3
	add	w25, w3, #1
	add	x21, sp, #46
	mov	w10, #3
	mov	w30, #1
	mov	w11, #2
	mov	w27, #-2147483648
	mov	w12, #1
Lloh16:
	adrp	x9, _entry_of.lengths@PAGE
Lloh17:
	add	x9, x9, _entry_of.lengths@PAGEOFF
	str	w8, [sp, #40]
	stp	x25, x24, [sp, #16]
	b	LBB3_86
LBB3_85:
	add	x12, x28, #1
	add	x11, x22, #1
	add	w10, w23, #1
	cmp	x12, x25
	b.eq	LBB3_112
LBB3_86:
	mov	x28, x12
	mov	x22, x11
	mov	x23, x10
	sub	x10, x29, #128
	ldrh	w10, [x10, x12, lsl #1]
	cbz	w10, LBB3_99
	orr	w11, w28, #0x1e000
	orr	w12, w28, #0xe000
	lsl	w26, w30, w28
	sub	w13, w26, #1
	mov	w14, #-1
	lsl	w17, w14, w28
	orr	w14, w28, w28, lsl #8
	orr	w15, w14, #0x8000
	orr	w16, w28, #0x100
	mvn	w17, w17
LBB3_88:
	ldrh	w1, [x21], #2
	cmp	w0, #1
	b.eq	LBB3_91
	cmp	w0, #2
	b.ne	LBB3_92
	orr	w2, w28, w1, lsl #16
	b	LBB3_97
LBB3_91:
	lsr	w2, w1, #1
	sub	w2, w2, #1
	cmp	w1, #4
	csel	w6, wzr, w2, lo
	mov	w7, #2
	bfxil	w7, w1, #0, #1
	lsl	w2, w7, w2
	csel	w2, w1, w2, lo
	lsl	w2, w2, #16
	add	w2, w2, #16, lsl #12
	orr	w2, w2, w14
	add	w2, w2, w6
	cmp	w1, #29
	csel	w2, w11, w2, hi
	b	LBB3_97
LBB3_92:
	cmp	w1, #255
	b.hi	LBB3_94
	orr	w2, w16, w1, lsl #16
	b	LBB3_97
LBB3_94:
	mov	x2, x12
	cmp	w1, #256
	b.eq	LBB3_97
	mov	x2, x11
	cmp	w1, #285
	b.hi	LBB3_97
	sub	w1, w1, #257
	lsr	w2, w1, #2
	sub	w2, w2, #1
	cmp	w1, #28
	ccmp	w1, #8, #0, ne
	csel	w2, wzr, w2, lo
	ldrh	w1, [x9, w1, uxtw #1]
	orr	w1, w15, w1, lsl #16
	add	w2, w1, w2
LBB3_97:
	str	w2, [x4, w20, uxtw #2]
	cmp	w20, w13
	b.eq	LBB3_101
	eor	w1, w20, w17
	clz	w1, w1
	lsr	w1, w27, w1
	sub	w2, w1, #1
	and	w2, w2, w20
	orr	w20, w2, w1
	subs	w10, w10, #1
	b.ne	LBB3_88
LBB3_99:
	cmp	x28, x24
	b.hs	LBB3_85
	lsl	w8, w30, w28
	add	x8, x4, w8, uxtw #2
	mov	w9, #4
	lsl	w2, w9, w28
	mov	x26, x0
	mov	x0, x8
	mov	x1, x4
	str	w23, [sp, #36]
	mov	x23, x4
	mov	x24, x5
	mov	x25, x22
	mov	x22, x3
	bl	_memcpy
	mov	w30, #1
Lloh18:
	adrp	x9, _entry_of.lengths@PAGE
Lloh19:
	add	x9, x9, _entry_of.lengths@PAGEOFF
	mov	x3, x22
	mov	x22, x25
	mov	x5, x24
	ldp	x25, x24, [sp, #16]
	mov	x0, x26
	mov	x4, x23
	ldp	w23, w8, [sp, #36]
	b	LBB3_85
LBB3_101:
	cmp	w26, w19
	b.hs	LBB3_146
LBB3_102:
	lsl	w2, w26, #2
	add	x0, x4, w26, uxtw #2
	mov	x1, x4
	mov	x20, x4
	bl	_memcpy
	mov	x4, x20
	lsl	w26, w26, #1
	mov	w0, #1
	cmp	w26, w19
	b.lo	LBB3_102
	b	LBB3_52
LBB3_103:
	lsr	w10, w9, #1
	sub	w11, w10, #1
	mov	w12, #2
	bfxil	w12, w9, #0, #1
	lsl	w11, w12, w11
	cmp	w9, #4
	csel	w11, w9, w11, lo
	mov	w12, #256
	movk	w12, #1, lsl #16
	orr	w10, w10, w12
	csinc	w10, w10, w12, hs
	add	w10, w10, w11, lsl #16
	cmp	w9, #29
	csel	w10, w8, w10, hi
	b	LBB3_110
LBB3_104:
	cmp	w9, #255
	b.hi	LBB3_106
	mov	w10, #257
	orr	w10, w10, w9, lsl #16
	b	LBB3_110
LBB3_106:
	cmp	w9, #256
	b.ne	LBB3_108
	mov	w10, #57345
	b	LBB3_110
LBB3_108:
	mov	w10, #57345
	movk	w10, #1, lsl #16
	cmp	w9, #285
	b.hi	LBB3_110
	sub	w9, w9, #257
	cmp	w9, #28
Lloh20:
	adrp	x10, _entry_of.lengths@PAGE
Lloh21:
	add	x10, x10, _entry_of.lengths@PAGEOFF
	ldrh	w10, [x10, w9, uxtw #1]
	ccmp	w9, #8, #0, ne
	mov	w11, #33024
	add	w9, w11, w9, lsr #2
	mov	w11, #33025
	csel	w9, w11, w9, lo
	add	w10, w9, w10, lsl #16
LBB3_110:
	stp	w10, w8, [x4]
	mov	w20, #2
LBB3_111:
	lsl	w2, w20, #2
	add	x0, x4, w20, uxtw #2
	mov	x1, x4
	mov	x21, x4
	bl	_memcpy
	mov	x4, x21
	lsl	w20, w20, #1
	mov	w0, #1
	cmp	w20, w19
	b.lo	LBB3_111
	b	LBB3_52
LBB3_112:
	mov	x9, x0
	mov	w10, #1
	mov	w0, #1
	cmp	w8, w28
	b.ls	LBB3_52
	mov	x16, x23
	mov	x7, x22
	mov	w12, #0
	mov	w17, #0
	sub	w8, w19, #1
	ldr	w11, [sp, #40]
	add	w11, w11, #1
	str	x11, [sp, #16]
	orr	w13, w3, #0xc000
	sub	x15, x29, #128
	mov	w28, #-2147483648
	mov	w14, #-1
	b	LBB3_115
LBB3_114:
	add	x11, x7, #1
	add	w16, w16, #1
	mov	w0, #1
	mov	x7, x11
	ldr	x1, [sp, #16]
	cmp	x11, x1
	b.eq	LBB3_52
LBB3_115:
	ldrh	w0, [x15, x7, lsl #1]
	cbz	w0, LBB3_114
	mov	x11, x7
	sub	w1, w11, w3
	lsl	w2, w10, w1
	orr	w22, w1, w1, lsl #8
	orr	w24, w1, #0x1e000
	orr	w6, w1, #0xe000
	stp	w6, w22, [sp, #36]
	mov	w6, #-1
	lsl	w26, w6, w11
	orr	w11, w22, #0x8000
	str	w11, [sp, #12]
	orr	w11, w1, #0x100
	str	w11, [sp, #24]
	mvn	w30, w26
LBB3_117:
	and	w6, w20, w8
	cmp	w6, w14
	b.eq	LBB3_123
	mov	x12, x1
	mov	x11, x2
	cmp	w0, w2
	b.hs	LBB3_121
	mov	x12, x1
	mov	x11, x2
	mov	x14, x16
	mov	x17, x0
	cmp	x7, #14
	b.hi	LBB3_121
LBB3_120:
	add	w12, w12, #1
	ldrh	w11, [x15, w14, uxtw #1]
	add	w17, w11, w17, lsl #1
	lsl	w11, w10, w12
	cmp	w17, w11
	ccmp	w14, #15, #2, lo
	add	w14, w14, #1
	b.lo	LBB3_120
LBB3_121:
	add	w11, w11, w19
	cmp	w11, w5
	b.hi	LBB3_51
	lsl	w14, w19, #16
	orr	w14, w14, w12, lsl #8
	orr	w14, w14, w13
	str	w14, [x4, w6, uxtw #2]
	mov	x14, x6
	mov	x17, x19
	mov	x19, x11
LBB3_123:
	ldrh	w11, [x21], #2
	cmp	w9, #1
	b.eq	LBB3_126
	cmp	w9, #2
	b.ne	LBB3_129
	orr	w6, w1, w11, lsl #16
	b	LBB3_133
LBB3_126:
	mov	x6, x24
	cmp	w11, #29
	b.hi	LBB3_133
	lsr	w6, w11, #1
	sub	w6, w6, #1
	cmp	w11, #4
	csel	w22, wzr, w6, lo
	mov	w23, #2
	bfxil	w23, w11, #0, #1
	lsl	w6, w23, w6
	csel	w11, w11, w6, lo
	lsl	w11, w11, #16
	add	w11, w11, #16, lsl #12
	ldr	w6, [sp, #40]
	orr	w11, w11, w6
LBB3_128:
	add	w6, w11, w22
	b	LBB3_133
LBB3_129:
	cmp	w11, #255
	b.hi	LBB3_131
	ldr	w6, [sp, #24]
	orr	w6, w6, w11, lsl #16
	b	LBB3_133
LBB3_131:
	ldr	w6, [sp, #36]
	cmp	w11, #256
	b.eq	LBB3_133
	mov	x6, x24
	cmp	w11, #285
	b.ls	LBB3_138
LBB3_133:
	lsr	w25, w20, w3
	lsr	w22, w25, w12
	cbnz	w22, LBB3_136
	mov	x11, x4
	add	w27, w2, w25
	add	w25, w17, w25
LBB3_135:
	str	w6, [x11, w25, uxtw #2]
	lsr	w22, w27, w12
	add	w27, w27, w2
	add	w25, w25, w2
	cbz	w22, LBB3_135
LBB3_136:
	eor	w11, w20, w26
	cmn	w11, #1
	b.eq	LBB3_146
	eor	w11, w20, w30
	clz	w11, w11
	lsr	w11, w28, w11
	sub	w6, w11, #1
	and	w6, w6, w20
	orr	w20, w6, w11
	subs	w0, w0, #1
	b.ne	LBB3_117
	b	LBB3_114
LBB3_138:
	sub	w6, w11, #257
	lsr	w11, w6, #2
	sub	w11, w11, #1
	cmp	w6, #28
	ccmp	w6, #8, #0, ne
	csel	w22, wzr, w11, lo
Lloh22:
	adrp	x11, _entry_of.lengths@PAGE
Lloh23:
	add	x11, x11, _entry_of.lengths@PAGEOFF
	ldrh	w11, [x11, w6, uxtw #1]
	ldr	w6, [sp, #12]
	orr	w11, w6, w11, lsl #16
	b	LBB3_128
LBB3_139:
	cmp	w0, #1
	b.ne	LBB3_51
	mov	w8, w19
	cmp	w19, #3
	b.hi	LBB3_143
	mov	w9, #57345
	movk	w9, #1, lsl #16
	mov	w0, #1
LBB3_142:
	str	w9, [x4], #4
	subs	x8, x8, #1
	b.ne	LBB3_142
	b	LBB3_52
LBB3_143:
	cmp	w19, #16
	b.hs	LBB3_147
	and	x8, x8, #0xc
	mov	w9, #57345
	movk	w9, #1, lsl #16
	dup.4s	v0, w9
	str	q0, [x4]
	cmp	x8, #4
	b.eq	LBB3_146
	str	q0, [x4, #16]
	cmp	x8, #8
	b.ne	LBB3_149
LBB3_146:
	mov	w0, #1
	b	LBB3_52
LBB3_147:
	and	x8, x8, #0xfff0
	add	x9, x4, #32
	mov	w10, #57345
	movk	w10, #1, lsl #16
	dup.4s	v0, w10
	mov	w0, #1
LBB3_148:
	stp	q0, q0, [x9, #-32]
	stp	q0, q0, [x9], #64
	subs	x8, x8, #16
	b.ne	LBB3_148
	b	LBB3_52
LBB3_149:
	mov	w8, #57345
	movk	w8, #1, lsl #16
	dup.4s	v0, w8
	str	q0, [x4, #32]
	mov	w0, #1
	b	LBB3_52
	.loh AdrpAdd	Lloh16, Lloh17
	.loh AdrpAdd	Lloh18, Lloh19
	.loh AdrpAdd	Lloh20, Lloh21
	.loh AdrpAdd	Lloh22, Lloh23
	.p2align	2
_make_fixed_tables:
	stp	x20, x19, [sp, #-32]!
	stp	x29, x30, [sp, #16]
	add	x29, sp, #16
	mov	x20, x0
	mov	x8, #0
	add	x19, x0, #88
	mov	w9, #8
	mov	w10, #9
	mov	w11, #7
LBB4_1:
	cmp	x8, #280
	cinc	w12, w11, hs
	cmp	x8, #256
	csel	w12, w10, w12, lo
	cmp	x8, #144
	csel	w12, w9, w12, lo
	strb	w12, [x19, x8]
	add	x8, x8, #1
	cmp	x8, #288
	b.ne	LBB4_1
	add	x4, x20, #2584
	mov	w0, #0
	mov	x1, x19
	mov	w2, #288
	mov	w3, #11
	mov	w5, #2400
	bl	_make_table
	add	x0, x20, #2584
	bl	_join_literals
	movi.16b	v0, #5
	stur	q0, [x20, #88]
	stur	q0, [x20, #104]
	add	x4, x20, #920
	mov	w0, #1
	mov	x1, x19
	mov	w2, #32
	mov	w3, #8
	mov	w5, #416
	ldp	x29, x30, [sp, #16]
	ldp	x20, x19, [sp], #32
	b	_make_table
	.p2align	2
_join_literals:
	mov	w8, #2047
	b	LBB5_2
LBB5_1:
	str	w9, [x0, x8, lsl #2]
	sub	x8, x8, #1
	cmn	x8, #1
	b.eq	LBB5_4
LBB5_2:
	ldr	w9, [x0, x8, lsl #2]
	lsr	w10, w8, w9
	ldr	w10, [x0, w10, uxtw #2]
	orr	w11, w10, w9
	tbnz	w11, #15, LBB5_1
	and	w11, w9, #0x1f
	and	w12, w10, #0x1f
	lsr	w10, w10, #16
	add	w13, w9, w12
	add	w10, w13, w10, lsl #24
	add	w10, w10, #256
	add	w11, w12, w11
	cmp	w11, #12
	csel	w9, w10, w9, lo
	b	LBB5_1
LBB5_4:
	ret
	.section	__TEXT,__cstring,cstring_literals
l_.str:
	.asciz	"neon"
	.section	__DATA,__const
	.globl	_cpixels_unpacking_neon
	.p2align	3, 0x0
_cpixels_unpacking_neon:
	.quad	l_.str
	.quad	_inflate
	.quad	_unfilter
	.quad	_expand
	.section	__TEXT,__const
_advance.order:
	.ascii	"\020\021\022\000\b\007\t\006\n\005\013\004\f\003\r\002\016\001\017"
	.p2align	1, 0x0
_entry_of.lengths:
	.short	3
	.short	4
	.short	5
	.short	6
	.short	7
	.short	8
	.short	9
	.short	10
	.short	11
	.short	13
	.short	15
	.short	17
	.short	19
	.short	23
	.short	27
	.short	31
	.short	35
	.short	43
	.short	51
	.short	59
	.short	67
	.short	83
	.short	99
	.short	115
	.short	131
	.short	163
	.short	195
	.short	227
	.short	258
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
