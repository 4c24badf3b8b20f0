// Made by scripts/make-kernels.sh from means.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_read_codes
	.p2align	2
_cpixels_read_codes:
	mov	w8, #9
	cmp	w2, #0
	csel	w8, w3, w8, eq
	sub	w9, w8, #13
	cmn	w9, #12
	b.hs	LBB0_2
LBB0_1:
	mov	w0, #0
	ret
LBB0_2:
	mov	w9, #0
	mov	w13, #0
	str	w2, [x4, #8588]
	mov	w10, #64
	sub	w10, w10, w8
	str	w10, [x4, #8584]
	movi.2d	v0, #0000000000000000
	str	d0, [x4, #8592]
	add	x10, x4, #2, lsl #12
	str	wzr, [x4, #8192]
	mov	w11, #8260
	add	x11, x4, x11
	sub	x14, x0, #1
	mov	w12, #8328
	add	x12, x4, x12
	mov	w15, #1
	mov	w16, #16
LBB0_3:
	sub	w17, w13, w9
	str	w17, [x11, x15, lsl #2]
	ldrb	w17, [x14, x15]
	cbnz	w17, LBB0_7
LBB0_4:
	lsr	w17, w9, w15
	cbnz	w17, LBB0_1
	sub	w17, w16, w15
	lsl	w17, w9, w17
	str	w17, [x10, x15, lsl #2]
	add	x15, x15, #1
	lsl	w9, w9, #1
	cmp	x15, #17
	b.ne	LBB0_3
	b	LBB0_10
LBB0_6:
	add	w9, w9, #1
	add	w13, w13, #1
	subs	w17, w17, #1
	b.eq	LBB0_4
LBB0_7:
	cmp	w13, #256
	b.eq	LBB0_1
	ldrb	w0, [x1, w13, uxtw]
	strb	w0, [x12, w13, uxtw]
	cbnz	w0, LBB0_6
	str	w9, [x4, #8592]
	str	w15, [x4, #8596]
	b	LBB0_6
LBB0_10:
	stp	x28, x27, [sp, #-32]!
	stp	x20, x19, [sp, #16]
	sub	sp, sp, #3, lsl #12
	mov	w9, #1
	lsl	w9, w9, w8
	cmp	w8, #1
	b.hi	LBB0_13
	mov	x13, sp
	mov	x14, x9
LBB0_12:
	strb	wzr, [x13], #3
	subs	x14, x14, #1
	b.ne	LBB0_12
	b	LBB0_15
LBB0_13:
	and	x13, x9, #0xfffc
	mov	x14, sp
	add	x14, x14, #6
LBB0_14:
	sturb	wzr, [x14, #-6]
	sturb	wzr, [x14, #-3]
	strb	wzr, [x14]
	strb	wzr, [x14, #3]
	add	x14, x14, #12
	subs	x13, x13, #4
	b.ne	LBB0_14
LBB0_15:
	cbz	w8, LBB0_30
	mov	w13, #0
	mov	w14, #16
	sub	w14, w14, w8
	add	w15, w8, #1
	mov	x16, sp
	add	x16, x16, #2
	mov	w17, #1
	b	LBB0_18
LBB0_17:
	add	x17, x17, #1
	cmp	x17, x15
	b.eq	LBB0_30
LBB0_18:
	lsr	w0, w13, w14
	ldr	w13, [x10, x17, lsl #2]
	lsr	w1, w13, w14
	cmp	w0, w1
	b.hs	LBB0_17
	ldr	w5, [x11, x17, lsl #2]
	sub	w6, w8, w17
	add	x7, x0, w0, uxtw #1
	add	x7, x16, x7
	b	LBB0_23
LBB0_20:
	mov	w19, #128
	mov	x20, x17
LBB0_21:
	sturb	w17, [x7, #-2]
	sturb	w20, [x7, #-1]
	strb	w19, [x7]
LBB0_22:
	add	x0, x0, #1
	add	x7, x7, #3
	cmp	x1, x0
	b.eq	LBB0_17
LBB0_23:
	lsr	w19, w0, w6
	add	w19, w5, w19
	and	x19, x19, #0xff
	ldrb	w19, [x12, x19]
	cbz	w2, LBB0_26
	cmp	w19, #12
	b.hs	LBB0_22
	add	w20, w17, w19
	b	LBB0_21
LBB0_26:
	cbz	w19, LBB0_20
	and	w20, w19, #0xf
	cmp	w20, #10
	b.hi	LBB0_22
	lsr	w19, w19, #4
	cmp	w20, #0
	ccmp	w19, #15, #4, eq
	b.ne	LBB0_22
	add	w20, w20, w17
	add	w19, w19, #1
	b	LBB0_21
LBB0_30:
	mov	x10, #0
	sub	w11, w9, #1
	mov	x12, sp
	b	LBB0_33
LBB0_31:
	mov	w13, #65280
LBB0_32:
	strh	w13, [x4, x10, lsl #1]
	add	x10, x10, #1
	cmp	x10, x9
	b.eq	LBB0_42
LBB0_33:
	cbz	w8, LBB0_31
	mov	w15, #0
	mov	w13, #0
	mov	x16, x10
LBB0_35:
	mov	w14, w16
	add	x14, x14, w16, uxtw #1
	add	x16, x12, x14
	ldrb	w17, [x16]
	ldrb	w14, [x16, #2]
	add	w14, w15, w14
	add	w0, w13, w17
	and	w1, w14, #0x40
	cmp	w17, #0
	ccmp	w0, w8, #2, ne
	ccmp	w1, #0, #0, ls
	b.ne	LBB0_39
	ldrb	w15, [x16, #1]
	add	w13, w13, w15
	cbnz	w2, LBB0_40
	lsl	w15, w10, w13
	and	w15, w15, w11
	cmp	w13, w3
	csel	w16, w15, wzr, lo
	b.hs	LBB0_40
	mov	x15, x14
	cmp	w14, #128
	b.lo	LBB0_35
	b	LBB0_40
LBB0_39:
	mov	x14, x15
LBB0_40:
	cbz	w13, LBB0_31
	orr	w13, w13, w14, lsl #8
	b	LBB0_32
LBB0_42:
	mov	w0, #1
	add	sp, sp, #3, lsl #12
	ldp	x20, x19, [sp, #16]
	ldp	x28, x27, [sp], #32
	ret
	.globl	_cpixels_keep_means
	.p2align	2
_cpixels_keep_means:
	sub	sp, sp, #192
	stp	x28, x27, [sp, #96]
	stp	x26, x25, [sp, #112]
	stp	x24, x23, [sp, #128]
	stp	x22, x21, [sp, #144]
	stp	x20, x19, [sp, #160]
	stp	x29, x30, [sp, #176]
	add	x29, sp, #176
	mov	x24, x0
	ldp	x26, x15, [x0]
	ldp	x21, x10, [x0, #16]
	ldr	x22, [x0, #32]
	ldp	w8, w12, [x0, #40]
	ldr	x16, [x0, #48]
	ldp	w5, w11, [x0, #56]
	cmp	w3, #1
	b.lt	LBB1_126
	mov	w27, #0
	lsl	x13, x2, #9
	mov	w14, #24
	mov	x17, #-72340172838076674
	mov	w4, #63
	str	x15, [sp, #88]
	str	x10, [sp, #56]
	str	w11, [sp, #52]
	str	w3, [sp, #36]
	str	x13, [sp, #40]
LBB1_2:
	sub	x9, x10, x21
	cmp	x9, x13
	b.lo	LBB1_127
	cbz	x2, LBB1_122
	mov	x13, #0
	mov	x28, x22
	mov	x19, x8
	stp	x1, x2, [sp, #16]
LBB1_5:
	sub	x8, x15, x26
	cmp	x8, #7
	b.le	LBB1_110
	ldr	x8, [x26]
	rev	x8, x8
	sub	x9, x17, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	LBB1_110
	lsr	x8, x8, x19
	orr	x28, x8, x28
	sub	w8, w4, w19
	lsr	w8, w8, #3
	add	x26, x26, x8
	orr	w19, w19, #0x38
LBB1_8:
	str	w12, [sp, #76]
	str	x13, [sp, #64]
	madd	x22, x13, x14, x1
	ldp	x0, x25, [x22]
	lsr	x8, x28, #54
	and	x8, x8, #0x3fe
	ldrb	w20, [x0, x8]
	cbz	w20, LBB1_120
	cbz	w20, LBB1_125
LBB1_10:
	ldr	w8, [x22, #16]
	cbz	w8, LBB1_54
	str	w27, [sp, #12]
	str	x24, [sp, #80]
	and	w8, w20, #0x3f
	lsl	x22, x28, x20
	sub	w8, w19, w8
	mov	w27, #1
LBB1_12:
	ldr	w9, [x25, #8584]
	lsr	x9, x22, x9
	ldrh	w9, [x25, x9, lsl #1]
	and	x10, x9, #0x3f
	lsl	x11, x22, x9
	sub	w10, w8, w10
	add	w23, w27, w9, lsr #8
	sub	w9, w23, #129
	cmp	w9, #63
	mov	w13, #1
	csel	w9, w13, wzr, lo
	csel	w8, w10, w8, lo
	csel	x12, x11, x22, lo
	cmp	w23, #64
	csel	w9, w13, w9, eq
	csel	w8, w10, w8, eq
	csel	x12, x11, x12, eq
	csel	w24, w13, w9, lo
	csel	w20, w10, w8, lo
	csel	x22, x11, x12, lo
	subs	w8, w19, w20
	b.eq	LBB1_16
	lsl	x9, x16, x8
	mvn	w10, w8
	lsr	x11, x28, #1
	lsr	x10, x11, x10
	orr	x16, x9, x10
	add	w19, w8, w5
	neg	w8, w19
	lsl	x1, x16, x8
	lsr	w2, w19, #3
	sub	x8, x17, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	b.ne	LBB1_52
	rev	x8, x1
	str	x8, [x21]
	add	x21, x21, w2, uxtw
LBB1_15:
	and	w5, w19, #0x7
LBB1_16:
	tbz	w24, #0, LBB1_18
	mov	x8, x20
	mov	x27, x23
	cbnz	w27, LBB1_27
	b	LBB1_125
LBB1_18:
	sub	x8, x15, x26
	cmp	x8, #7
	b.le	LBB1_42
	ldr	x8, [x26]
	rev	x8, x8
	sub	x9, x17, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	LBB1_42
	mov	x23, x5
	mov	x19, x16
	lsr	x8, x8, x20
	orr	x22, x8, x22
	sub	w8, w4, w20
	lsr	w8, w8, #3
	add	x26, x26, x8
	orr	w20, w20, #0x38
LBB1_21:
	lsr	x1, x22, #48
	mov	x0, x25
	bl	_find
	cbz	w0, LBB1_125
	lsr	x8, x0, #32
	add	w27, w27, w8
	cmp	w27, #65
	b.lo	LBB1_24
	sub	w8, w27, #192
	cmn	w8, #63
	b.lo	LBB1_125
LBB1_24:
	neg	w8, w0
	lsr	x8, x22, x8
	lsl	x9, x19, x0
	orr	x16, x8, x9
	add	w19, w23, w0
	neg	w8, w19
	lsl	x1, x16, x8
	lsr	w2, w19, #3
	mov	x17, #-72340172838076674
	sub	x8, x17, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	b.ne	LBB1_53
	rev	x8, x1
	str	x8, [x21]
	add	x21, x21, w2, uxtw
LBB1_26:
	and	w5, w19, #0x7
	and	w8, w0, #0x3f
	lsl	x22, x22, x0
	sub	w8, w20, w8
	ldr	x15, [sp, #88]
	mov	w4, #63
	cbz	w27, LBB1_125
LBB1_27:
	cmp	w27, #63
	b.hi	LBB1_106
	sub	x9, x15, x26
	cmp	x9, #7
	b.le	LBB1_32
	ldr	x9, [x26]
	rev	x9, x9
	sub	x10, x17, x9
	and	x10, x9, x10
	tst	x10, #0x8080808080808080
	b.ne	LBB1_32
	lsr	x9, x9, x8
	orr	x22, x9, x22
	sub	w9, w4, w8
	lsr	w9, w9, #3
	add	x26, x26, x9
	orr	w8, w8, #0x38
LBB1_31:
	mov	x19, x8
	mov	x28, x22
	b	LBB1_12
LBB1_32:
	mov	x19, x8
	mov	x28, x22
	cmp	w8, #55
	b.hi	LBB1_12
	mov	w10, w8
	sub	x9, x10, #8
	mov	w11, #56
	sub	x10, x11, x10
	b	LBB1_36
LBB1_34:
	mov	x11, #0
	ldr	w12, [sp, #76]
	add	w12, w12, #8
	str	w12, [sp, #76]
LBB1_35:
	lsl	x11, x11, x10
	orr	x22, x11, x22
	add	x9, x9, #8
	sub	x10, x10, #8
	add	w8, w8, #8
	cmp	x9, #48
	b.hs	LBB1_31
LBB1_36:
	sub	x12, x15, x26
	cmp	x12, #1
	b.lt	LBB1_34
	ldrb	w11, [x26]
	cmp	x11, #255
	b.eq	LBB1_39
	add	x26, x26, #1
	b	LBB1_35
LBB1_39:
	cmp	x12, #1
	b.eq	LBB1_34
	ldrb	w11, [x26, #1]
	cbnz	w11, LBB1_34
	add	x26, x26, #2
	mov	w11, #255
	b	LBB1_35
LBB1_42:
	mov	x23, x5
	mov	x19, x16
	cmp	w20, #55
	b.hi	LBB1_21
	sub	x8, x20, #8
	mov	w9, #56
	sub	x9, x9, x20
	b	LBB1_46
LBB1_44:
	mov	x10, #0
	ldr	w11, [sp, #76]
	add	w11, w11, #8
	str	w11, [sp, #76]
LBB1_45:
	lsl	x10, x10, x9
	orr	x22, x10, x22
	add	x8, x8, #8
	sub	x9, x9, #8
	add	w20, w20, #8
	cmp	x8, #48
	b.hs	LBB1_21
LBB1_46:
	sub	x11, x15, x26
	cmp	x11, #1
	b.lt	LBB1_44
	ldrb	w10, [x26]
	cmp	x10, #255
	b.eq	LBB1_49
	add	x26, x26, #1
	b	LBB1_45
LBB1_49:
	cmp	x11, #1
	b.eq	LBB1_44
	ldrb	w10, [x26, #1]
	cbnz	w10, LBB1_44
	add	x26, x26, #2
	mov	w10, #255
	b	LBB1_45
LBB1_52:
	mov	x0, x21
	mov	x21, x16
	bl	_write_bytewise
	mov	w4, #63
	mov	x17, #-72340172838076674
	mov	x16, x21
	ldr	x15, [sp, #88]
	mov	x21, x0
	b	LBB1_15
LBB1_53:
	mov	x23, x0
	mov	x0, x21
	mov	x21, x16
	bl	_write_bytewise
	mov	x17, #-72340172838076674
	mov	x16, x21
	mov	x21, x0
	mov	x0, x23
	b	LBB1_26
LBB1_54:
	neg	w8, w20
	lsr	x8, x28, x8
	ldr	w9, [x25, #8596]
	lsl	x8, x8, x9
	ldr	w10, [x25, #8592]
	add	w9, w9, w20
	add	w22, w9, w5
	lsl	x9, x16, x9
	orr	x9, x10, x9
	orr	x16, x8, x9
	neg	w8, w22
	lsl	x1, x16, x8
	lsr	w2, w22, #3
	sub	x8, x17, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	str	x16, [sp, #80]
	b.ne	LBB1_121
	rev	x8, x1
	str	x8, [x21]
	add	x21, x21, w2, uxtw
LBB1_56:
	and	w5, w22, #0x7
	and	w8, w20, #0x3f
	lsl	x9, x28, x20
	sub	w8, w19, w8
	ldr	w23, [x25, #8584]
	mov	w19, #1
	b	LBB1_59
LBB1_57:
	lsr	x10, x10, x8
	orr	x9, x10, x9
	sub	w10, w4, w8
	lsr	w10, w10, #3
	add	x26, x26, x10
	orr	w8, w8, #0x38
LBB1_58:
	mov	x19, x12
	cmp	w12, #64
	b.hs	LBB1_107
LBB1_59:
	lsr	x10, x9, x23
	ldrh	w11, [x25, x10, lsl #1]
	and	x10, x11, #0x3f
	lsl	x22, x9, x11
	sub	w10, w8, w10
	add	w11, w19, w11, lsr #8
	cmp	w11, #63
	b.ls	LBB1_61
	mov	x28, x9
	mov	x20, x8
	b	LBB1_65
LBB1_61:
	sub	x8, x15, x26
	cmp	x8, #7
	b.le	LBB1_96
	ldr	x8, [x26]
	rev	x8, x8
	sub	x9, x17, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	LBB1_96
	lsr	x8, x8, x10
	orr	x22, x8, x22
	sub	w8, w4, w10
	lsr	w8, w8, #3
	add	x26, x26, x8
	orr	w10, w10, #0x38
LBB1_64:
	lsr	x8, x22, x23
	ldrh	w12, [x25, x8, lsl #1]
	and	x8, x12, #0x3f
	lsl	x9, x22, x12
	sub	w8, w10, w8
	add	w12, w11, w12, lsr #8
	mov	x19, x11
	mov	x28, x22
	mov	x20, x10
	mov	x22, x9
	mov	x10, x8
	mov	x11, x12
	cmp	w12, #64
	b.lo	LBB1_58
LBB1_65:
	cmp	w11, #64
	b.eq	LBB1_108
	sub	w8, w11, #192
	cmn	w8, #63
	b.hs	LBB1_108
	sub	x8, x15, x26
	cmp	x8, #7
	b.le	LBB1_86
	ldr	x8, [x26]
	rev	x8, x8
	sub	x9, x17, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	LBB1_86
	lsr	x8, x8, x20
	orr	x28, x8, x28
	sub	w8, w4, w20
	lsr	w8, w8, #3
	add	x26, x26, x8
	orr	w20, w20, #0x38
LBB1_70:
	mov	x22, x5
	lsr	x1, x28, #48
	mov	x0, x25
	bl	_find
	cbz	w0, LBB1_125
	lsr	x8, x0, #32
	add	w12, w19, w8
	cmp	w12, #65
	ldr	x16, [sp, #80]
	mov	x5, x22
	b.lo	LBB1_73
	sub	w8, w12, #192
	cmn	w8, #63
	ldr	x15, [sp, #88]
	mov	x17, #-72340172838076674
	mov	w4, #63
	b.hs	LBB1_74
	b	LBB1_125
LBB1_73:
	ldr	x15, [sp, #88]
	mov	x17, #-72340172838076674
	mov	w4, #63
	cbz	w12, LBB1_125
LBB1_74:
	lsl	x9, x28, x0
	and	w8, w0, #0x3f
	sub	w8, w20, w8
	sub	x10, x15, x26
	cmp	x10, #7
	b.le	LBB1_76
	ldr	x10, [x26]
	rev	x10, x10
	sub	x11, x17, x10
	and	x11, x10, x11
	tst	x11, #0x8080808080808080
	b.eq	LBB1_57
LBB1_76:
	cmp	w8, #55
	b.hi	LBB1_58
	sub	x10, x8, #8
	mov	w11, #56
	sub	x11, x11, x8
	b	LBB1_80
LBB1_78:
	mov	x13, #0
	ldr	w14, [sp, #76]
	add	w14, w14, #8
	str	w14, [sp, #76]
LBB1_79:
	lsl	x13, x13, x11
	orr	x9, x13, x9
	add	x10, x10, #8
	sub	x11, x11, #8
	add	w8, w8, #8
	cmp	x10, #48
	b.hs	LBB1_58
LBB1_80:
	sub	x14, x15, x26
	cmp	x14, #1
	b.lt	LBB1_78
	ldrb	w13, [x26]
	cmp	x13, #255
	b.eq	LBB1_83
	add	x26, x26, #1
	b	LBB1_79
LBB1_83:
	cmp	x14, #1
	b.eq	LBB1_78
	ldrb	w13, [x26, #1]
	cbnz	w13, LBB1_78
	add	x26, x26, #2
	mov	w13, #255
	b	LBB1_79
LBB1_86:
	cmp	w20, #55
	b.hi	LBB1_70
	mov	w9, w20
	sub	x8, x9, #8
	mov	w10, #56
	sub	x9, x10, x9
	b	LBB1_90
LBB1_88:
	mov	x10, #0
	ldr	w11, [sp, #76]
	add	w11, w11, #8
	str	w11, [sp, #76]
LBB1_89:
	lsl	x10, x10, x9
	orr	x28, x10, x28
	add	x8, x8, #8
	sub	x9, x9, #8
	add	w20, w20, #8
	cmp	x8, #48
	b.hs	LBB1_70
LBB1_90:
	sub	x11, x15, x26
	cmp	x11, #1
	b.lt	LBB1_88
	ldrb	w10, [x26]
	cmp	x10, #255
	b.eq	LBB1_93
	add	x26, x26, #1
	b	LBB1_89
LBB1_93:
	cmp	x11, #1
	b.eq	LBB1_88
	ldrb	w10, [x26, #1]
	cbnz	w10, LBB1_88
	add	x26, x26, #2
	mov	w10, #255
	b	LBB1_89
LBB1_96:
	cmp	w10, #55
	b.hi	LBB1_64
	sub	x8, x10, #8
	mov	w9, #56
	sub	x9, x9, x10
	b	LBB1_100
LBB1_98:
	mov	x12, #0
	ldr	w13, [sp, #76]
	add	w13, w13, #8
	str	w13, [sp, #76]
LBB1_99:
	lsl	x12, x12, x9
	orr	x22, x12, x22
	add	x8, x8, #8
	sub	x9, x9, #8
	add	w10, w10, #8
	cmp	x8, #48
	b.hs	LBB1_64
LBB1_100:
	sub	x13, x15, x26
	cmp	x13, #1
	b.lt	LBB1_98
	ldrb	w12, [x26]
	cmp	x12, #255
	b.eq	LBB1_103
	add	x26, x26, #1
	b	LBB1_99
LBB1_103:
	cmp	x13, #1
	b.eq	LBB1_98
	ldrb	w12, [x26, #1]
	cbnz	w12, LBB1_98
	add	x26, x26, #2
	mov	w12, #255
	b	LBB1_99
LBB1_106:
	ldr	x24, [sp, #80]
	ldr	w27, [sp, #12]
	b	LBB1_109
LBB1_107:
	mov	x22, x9
	b	LBB1_109
LBB1_108:
	mov	x8, x10
LBB1_109:
	ldr	x13, [sp, #64]
	add	x13, x13, #1
	mov	x28, x22
	mov	x19, x8
	ldp	x1, x2, [sp, #16]
	cmp	x13, x2
	ldr	w12, [sp, #76]
	mov	w14, #24
	b.ne	LBB1_5
	b	LBB1_122
LBB1_110:
	cmp	w19, #55
	b.hi	LBB1_8
	mov	w9, w19
	sub	x8, x9, #8
	mov	w10, #56
	sub	x9, x10, x9
	b	LBB1_114
LBB1_112:
	mov	x10, #0
	add	w12, w12, #8
LBB1_113:
	lsl	x10, x10, x9
	orr	x28, x10, x28
	add	x8, x8, #8
	sub	x9, x9, #8
	add	w19, w19, #8
	cmp	x8, #48
	b.hs	LBB1_8
LBB1_114:
	sub	x11, x15, x26
	cmp	x11, #1
	b.lt	LBB1_112
	ldrb	w10, [x26]
	cmp	x10, #255
	b.eq	LBB1_117
	add	x26, x26, #1
	b	LBB1_113
LBB1_117:
	cmp	x11, #1
	b.eq	LBB1_112
	ldrb	w10, [x26, #1]
	cbnz	w10, LBB1_112
	add	x26, x26, #2
	mov	w10, #255
	b	LBB1_113
LBB1_120:
	lsr	x1, x28, #48
	mov	x20, x16
	mov	x23, x5
	bl	_find
	mov	x5, x23
	mov	w4, #63
	mov	x17, #-72340172838076674
	mov	x16, x20
	ldr	x15, [sp, #88]
	mov	x20, x0
	cbnz	w20, LBB1_10
	b	LBB1_125
LBB1_121:
	mov	x0, x21
	bl	_write_bytewise
	mov	w4, #63
	mov	x17, #-72340172838076674
	ldp	x16, x15, [sp, #80]
	mov	x21, x0
	b	LBB1_56
LBB1_122:
	cmp	w12, w8
	ldr	x10, [sp, #56]
	ldr	w11, [sp, #52]
	ldr	x13, [sp, #40]
	b.hi	LBB1_125
	add	w27, w27, #1
	ldr	w3, [sp, #36]
	cmp	w27, w3
	b.ne	LBB1_2
	mov	x27, x3
	b	LBB1_127
LBB1_125:
	mov	w27, #-1
	b	LBB1_128
LBB1_126:
	mov	w27, #0
LBB1_127:
	stp	x26, x15, [x24]
	stp	x21, x10, [x24, #16]
	str	x22, [x24, #32]
	stp	w8, w12, [x24, #40]
	str	x16, [x24, #48]
	stp	w5, w11, [x24, #56]
LBB1_128:
	mov	x0, x27
	ldp	x29, x30, [sp, #176]
	ldp	x20, x19, [sp, #160]
	ldp	x22, x21, [sp, #144]
	ldp	x24, x23, [sp, #128]
	ldp	x26, x25, [sp, #112]
	ldp	x28, x27, [sp, #96]
	add	sp, sp, #192
	ret
	.p2align	2
_find:
	ldr	w8, [x0, #8196]
	cmp	w1, w8
	b.hs	LBB2_2
	mov	w8, #1
	b	LBB2_32
LBB2_2:
	ldr	w8, [x0, #8200]
	cmp	w1, w8
	b.hs	LBB2_4
	mov	w8, #2
	b	LBB2_32
LBB2_4:
	ldr	w8, [x0, #8204]
	cmp	w1, w8
	b.hs	LBB2_6
	mov	w8, #3
	b	LBB2_32
LBB2_6:
	ldr	w8, [x0, #8208]
	cmp	w1, w8
	b.hs	LBB2_8
	mov	w8, #4
	b	LBB2_32
LBB2_8:
	ldr	w8, [x0, #8212]
	cmp	w1, w8
	b.hs	LBB2_10
	mov	w8, #5
	b	LBB2_32
LBB2_10:
	ldr	w8, [x0, #8216]
	cmp	w1, w8
	b.hs	LBB2_12
	mov	w8, #6
	b	LBB2_32
LBB2_12:
	ldr	w8, [x0, #8220]
	cmp	w1, w8
	b.hs	LBB2_14
	mov	w8, #7
	b	LBB2_32
LBB2_14:
	ldr	w8, [x0, #8224]
	cmp	w1, w8
	b.hs	LBB2_16
	mov	w8, #8
	b	LBB2_32
LBB2_16:
	ldr	w8, [x0, #8228]
	cmp	w1, w8
	b.hs	LBB2_18
	mov	w8, #9
	b	LBB2_32
LBB2_18:
	ldr	w8, [x0, #8232]
	cmp	w1, w8
	b.hs	LBB2_20
	mov	w8, #10
	b	LBB2_32
LBB2_20:
	ldr	w8, [x0, #8236]
	cmp	w1, w8
	b.hs	LBB2_22
	mov	w8, #11
	b	LBB2_32
LBB2_22:
	ldr	w8, [x0, #8240]
	cmp	w1, w8
	b.hs	LBB2_24
	mov	w8, #12
	b	LBB2_32
LBB2_24:
	ldr	w8, [x0, #8244]
	cmp	w1, w8
	b.hs	LBB2_26
	mov	w8, #13
	b	LBB2_32
LBB2_26:
	ldr	w8, [x0, #8248]
	cmp	w1, w8
	b.hs	LBB2_28
	mov	w8, #14
	b	LBB2_32
LBB2_28:
	ldr	w8, [x0, #8252]
	cmp	w1, w8
	b.hs	LBB2_30
	mov	w8, #15
	b	LBB2_32
LBB2_30:
	ldr	w8, [x0, #8256]
	cmp	w1, w8
	b.hs	LBB2_33
	mov	w8, #16
LBB2_32:
	mov	w9, #16
	sub	w9, w9, w8
	lsr	w9, w1, w9
	add	x10, x0, x8, lsl #2
	ldr	w10, [x10, #8260]
	add	w9, w10, w9
	add	x9, x0, w9, uxtb
	mov	w10, #8328
	ldrb	w9, [x9, x10]
	ldr	w10, [x0, #8588]
	lsr	w11, w9, #4
	and	w12, w9, #0xf
	mov	w13, #128
	cmp	w12, #0
	ccmp	w11, #15, #4, eq
	add	w14, w12, w8
	csel	w14, wzr, w14, ne
	csinc	w11, wzr, w11, ne
	cmp	w12, #10
	csel	w12, wzr, w14, hi
	csel	w11, wzr, w11, hi
	cmp	w9, #0
	csel	w12, w8, w12, eq
	csel	w11, w13, w11, eq
	add	w8, w8, w9
	cmp	w9, #12
	csel	w8, w8, wzr, lo
	cmp	w10, #0
	csel	w8, w12, w8, eq
	csel	w9, w11, w9, eq
	orr	x0, x8, x9, lsl #32
	ret
LBB2_33:
	mov	x0, #0
	ret
	.globl	_cpixels_pass_units
	.p2align	2
_cpixels_pass_units:
	sub	sp, sp, #176
	stp	x28, x27, [sp, #80]
	stp	x26, x25, [sp, #96]
	stp	x24, x23, [sp, #112]
	stp	x22, x21, [sp, #128]
	stp	x20, x19, [sp, #144]
	stp	x29, x30, [sp, #160]
	add	x29, sp, #160
	ldp	x25, x27, [x0]
	ldr	x19, [x0, #32]
	ldp	w8, w9, [x0, #40]
	ldr	q0, [x1]
	str	q0, [sp, #64]
	cmp	w4, #1
	b.lt	LBB3_77
	stp	x0, x1, [sp, #8]
	mov	w10, #0
	mov	x26, #-72340172838076674
	mov	w23, #63
	str	w4, [sp, #28]
LBB3_2:
	stp	w10, w9, [sp, #48]
	cbz	x3, LBB3_73
	mov	x12, #0
	mov	x20, x8
	stp	x2, x3, [sp, #32]
LBB3_4:
	sub	x8, x27, x25
	cmp	x8, #7
	b.le	LBB3_61
	ldr	x8, [x25]
	rev	x8, x8
	sub	x9, x26, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	LBB3_61
	lsr	x8, x8, x20
	orr	x19, x8, x19
	sub	w8, w23, w20
	lsr	w8, w8, #3
	add	x25, x25, x8
	orr	w20, w20, #0x38
LBB3_7:
	mov	w8, #24
	str	x12, [sp, #56]
	madd	x8, x12, x8, x2
	ldr	w22, [x8, #20]
	ldp	x8, x24, [x8]
	lsr	x9, x19, #55
	ldrh	w9, [x8, x9, lsl #1]
	ands	w0, w9, #0xff
	b.eq	LBB3_71
	lsr	w8, w9, #8
LBB3_9:
	sub	w9, w0, w8
	lsl	x9, x19, x9
	lsr	x9, x9, #32
	mov	w10, #31
	sub	w10, w10, w8
	lsr	x9, x9, x10
	lsr	x9, x9, #1
	sub	w10, w8, #1
	lsr	w10, w9, w10
	mov	w11, #-1
	lsl	w11, w11, w8
	add	w11, w11, w9
	cmp	w10, #0
	csinc	w10, w9, w11, ne
	cmp	w8, #0
	csel	w8, w9, w10, eq
	and	w9, w0, #0x3f
	lsl	x28, x19, x0
	sub	w21, w20, w9
	add	x9, sp, #64
	bfi	x9, x22, #1, #2
	ldrh	w10, [x9]
	add	w8, w10, w8
	strh	w8, [x9]
	ldr	w22, [x24, #8584]
	mov	w20, #1
	b	LBB3_12
LBB3_10:
	str	w14, [sp, #52]
LBB3_11:
	mov	x20, x12
	mov	x28, x19
	mov	x21, x8
	cmp	w12, #64
	b.hs	LBB3_60
LBB3_12:
	lsr	x8, x28, x22
	ldrh	w8, [x24, x8, lsl #1]
	and	x9, x8, #0x3f
	lsl	x10, x28, x8
	sub	w9, w21, w9
	add	w11, w20, w8, lsr #8
	cmp	w11, #63
	b.hi	LBB3_17
	sub	x8, x27, x25
	cmp	x8, #7
	b.le	LBB3_49
	ldr	x8, [x25]
	rev	x8, x8
	sub	x12, x26, x8
	and	x12, x8, x12
	tst	x12, #0x8080808080808080
	b.ne	LBB3_49
	lsr	x8, x8, x9
	orr	x10, x8, x10
	sub	w8, w23, w9
	lsr	w8, w8, #3
	add	x25, x25, x8
	orr	w9, w9, #0x38
LBB3_16:
	lsr	x8, x10, x22
	ldrh	w12, [x24, x8, lsl #1]
	and	x8, x12, #0x3f
	lsl	x19, x10, x12
	sub	w8, w9, w8
	add	w12, w11, w12, lsr #8
	mov	x20, x11
	mov	x28, x10
	mov	x21, x9
	mov	x10, x19
	mov	x9, x8
	mov	x11, x12
	cmp	w12, #64
	b.lo	LBB3_11
LBB3_17:
	cmp	w11, #64
	b.eq	LBB3_59
	sub	w8, w11, #192
	cmn	w8, #63
	b.hs	LBB3_59
	sub	x8, x27, x25
	cmp	x8, #7
	b.le	LBB3_29
	ldr	x8, [x25]
	rev	x8, x8
	sub	x9, x26, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	LBB3_29
	lsr	x8, x8, x21
	orr	x28, x8, x28
	sub	w8, w23, w21
	lsr	w8, w8, #3
	add	x25, x25, x8
	orr	w21, w21, #0x38
LBB3_22:
	lsr	x1, x28, #48
	mov	x0, x24
	bl	_find
	cbz	w0, LBB3_76
	lsr	x8, x0, #32
	add	w12, w20, w8
	cmp	w12, #65
	b.lo	LBB3_25
	sub	w8, w12, #192
	cmn	w8, #63
	b.hs	LBB3_26
	b	LBB3_76
LBB3_25:
	cbz	w12, LBB3_76
LBB3_26:
	lsl	x19, x28, x0
	and	w8, w0, #0x3f
	sub	w8, w21, w8
	sub	x9, x27, x25
	cmp	x9, #7
	b.le	LBB3_39
	ldr	x9, [x25]
	rev	x9, x9
	sub	x10, x26, x9
	and	x10, x9, x10
	tst	x10, #0x8080808080808080
	b.ne	LBB3_39
	lsr	x9, x9, x8
	orr	x19, x9, x19
	sub	w9, w23, w8
	lsr	w9, w9, #3
	add	x25, x25, x9
	orr	w8, w8, #0x38
	b	LBB3_11
LBB3_29:
	cmp	w21, #55
	b.hi	LBB3_22
	mov	w9, w21
	sub	x8, x9, #8
	mov	w10, #56
	sub	x9, x10, x9
	b	LBB3_33
LBB3_31:
	mov	x10, #0
	ldr	w11, [sp, #52]
	add	w11, w11, #8
	str	w11, [sp, #52]
LBB3_32:
	lsl	x10, x10, x9
	orr	x28, x10, x28
	add	x8, x8, #8
	sub	x9, x9, #8
	add	w21, w21, #8
	cmp	x8, #48
	b.hs	LBB3_22
LBB3_33:
	sub	x11, x27, x25
	cmp	x11, #1
	b.lt	LBB3_31
	ldrb	w10, [x25]
	cmp	x10, #255
	b.eq	LBB3_36
	add	x25, x25, #1
	b	LBB3_32
LBB3_36:
	cmp	x11, #1
	b.eq	LBB3_31
	ldrb	w10, [x25, #1]
	cbnz	w10, LBB3_31
	add	x25, x25, #2
	mov	w10, #255
	b	LBB3_32
LBB3_39:
	cmp	w8, #55
	b.hi	LBB3_11
	sub	x9, x8, #8
	mov	w10, #56
	sub	x10, x10, x8
	ldr	w14, [sp, #52]
	b	LBB3_43
LBB3_41:
	mov	x11, #0
	add	w14, w14, #8
LBB3_42:
	lsl	x11, x11, x10
	orr	x19, x11, x19
	add	x9, x9, #8
	sub	x10, x10, #8
	add	w8, w8, #8
	cmp	x9, #48
	b.hs	LBB3_10
LBB3_43:
	sub	x13, x27, x25
	cmp	x13, #1
	b.lt	LBB3_41
	ldrb	w11, [x25]
	cmp	x11, #255
	b.eq	LBB3_46
	add	x25, x25, #1
	b	LBB3_42
LBB3_46:
	cmp	x13, #1
	b.eq	LBB3_41
	ldrb	w11, [x25, #1]
	cbnz	w11, LBB3_41
	add	x25, x25, #2
	mov	w11, #255
	b	LBB3_42
LBB3_49:
	cmp	w9, #55
	b.hi	LBB3_16
	sub	x8, x9, #8
	mov	w12, #56
	sub	x12, x12, x9
	b	LBB3_53
LBB3_51:
	mov	x13, #0
	add	w15, w15, #8
	str	w15, [sp, #52]
LBB3_52:
	lsl	x13, x13, x12
	orr	x10, x13, x10
	add	x8, x8, #8
	sub	x12, x12, #8
	add	w9, w9, #8
	cmp	x8, #48
	b.hs	LBB3_16
LBB3_53:
	sub	x14, x27, x25
	cmp	x14, #1
	ldr	w15, [sp, #52]
	b.lt	LBB3_51
	ldrb	w13, [x25]
	cmp	x13, #255
	b.eq	LBB3_56
	add	x25, x25, #1
	b	LBB3_52
LBB3_56:
	cmp	x14, #1
	b.eq	LBB3_51
	ldrb	w13, [x25, #1]
	cbnz	w13, LBB3_51
	add	x25, x25, #2
	mov	w13, #255
	b	LBB3_52
LBB3_59:
	mov	x19, x10
	mov	x8, x9
LBB3_60:
	ldr	x12, [sp, #56]
	add	x12, x12, #1
	mov	x20, x8
	ldp	x2, x3, [sp, #32]
	cmp	x12, x3
	b.ne	LBB3_4
	b	LBB3_73
LBB3_61:
	cmp	w20, #55
	b.hi	LBB3_7
	mov	w9, w20
	sub	x8, x9, #8
	mov	w10, #56
	sub	x9, x10, x9
	b	LBB3_65
LBB3_63:
	mov	x10, #0
	ldr	w11, [sp, #52]
	add	w11, w11, #8
	str	w11, [sp, #52]
LBB3_64:
	lsl	x10, x10, x9
	orr	x19, x10, x19
	add	x8, x8, #8
	sub	x9, x9, #8
	add	w20, w20, #8
	cmp	x8, #48
	b.hs	LBB3_7
LBB3_65:
	sub	x11, x27, x25
	cmp	x11, #1
	b.lt	LBB3_63
	ldrb	w10, [x25]
	cmp	x10, #255
	b.eq	LBB3_68
	add	x25, x25, #1
	b	LBB3_64
LBB3_68:
	cmp	x11, #1
	b.eq	LBB3_63
	ldrb	w10, [x25, #1]
	cbnz	w10, LBB3_63
	add	x25, x25, #2
	mov	w10, #255
	b	LBB3_64
LBB3_71:
	lsr	x1, x19, #48
	mov	x0, x8
	bl	_find
	cbz	w0, LBB3_76
	lsr	x8, x0, #32
	b	LBB3_9
LBB3_73:
	ldp	w10, w9, [sp, #48]
	cmp	w9, w8
	b.hi	LBB3_76
	add	w10, w10, #1
	ldr	w4, [sp, #28]
	cmp	w10, w4
	b.ne	LBB3_2
	ldp	x0, x1, [sp, #8]
	b	LBB3_78
LBB3_76:
	mov	w4, #-1
	b	LBB3_79
LBB3_77:
	mov	w4, #0
LBB3_78:
	str	x25, [x0]
	str	x19, [x0, #32]
	stp	w8, w9, [x0, #40]
	ldr	q0, [sp, #64]
	str	q0, [x1]
LBB3_79:
	mov	x0, x4
	ldp	x29, x30, [sp, #160]
	ldp	x20, x19, [sp, #144]
	ldp	x22, x21, [sp, #128]
	ldp	x24, x23, [sp, #112]
	ldp	x26, x25, [sp, #96]
	ldp	x28, x27, [sp, #80]
	add	sp, sp, #176
	ret
	.globl	_cpixels_copy_units
	.p2align	2
_cpixels_copy_units:
	sub	sp, sp, #224
	stp	x28, x27, [sp, #128]
	stp	x26, x25, [sp, #144]
	stp	x24, x23, [sp, #160]
	stp	x22, x21, [sp, #176]
	stp	x20, x19, [sp, #192]
	stp	x29, x30, [sp, #208]
	add	x29, sp, #208
	ldp	x27, x25, [x0]
	ldp	x22, x11, [x0, #16]
	ldr	x24, [x0, #32]
	ldp	w8, w12, [x0, #40]
	ldr	x16, [x0, #48]
	ldp	w6, w13, [x0, #56]
	ldr	q0, [x1]
	stur	q0, [x29, #-96]
	cmp	w4, #1
	b.lt	LBB4_133
	mov	w10, #0
	lsl	x14, x3, #9
	sub	x9, x29, #96
	orr	x9, x9, #0x8
	str	x9, [sp, #96]
	mov	w15, #24
	mov	x17, #-72340172838076674
	mov	w5, #63
	stp	x0, x1, [sp, #48]
	str	x11, [sp, #40]
	str	w13, [sp, #36]
	str	w4, [sp, #20]
	str	x14, [sp, #24]
LBB4_2:
	sub	x9, x11, x22
	cmp	x9, x14
	b.lo	LBB4_134
	str	w12, [sp, #92]
	str	w10, [sp, #68]
	cbz	x3, LBB4_129
	mov	x12, #0
	mov	x19, x8
	str	x25, [sp, #80]
	stp	x2, x3, [sp]
LBB4_5:
	sub	x8, x25, x27
	cmp	x8, #7
	b.le	LBB4_115
	ldr	x8, [x27]
	rev	x8, x8
	sub	x9, x17, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	LBB4_115
	lsr	x8, x8, x19
	orr	x24, x8, x24
	sub	w8, w5, w19
	lsr	w8, w8, #3
	add	x27, x27, x8
	orr	w19, w19, #0x38
LBB4_8:
	str	x12, [sp, #72]
	madd	x20, x12, x15, x2
	ldr	w28, [x20, #20]
	ldp	x0, x26, [x20]
	lsr	x8, x24, #55
	ldrh	w8, [x0, x8, lsl #1]
	ands	w21, w8, #0xff
	b.eq	LBB4_125
	lsr	w8, w8, #8
LBB4_10:
	sub	w9, w21, w8
	lsl	x9, x24, x9
	lsr	x9, x9, #32
	mov	w10, #31
	sub	w10, w10, w8
	lsr	x9, x9, x10
	lsr	x9, x9, #1
	sub	w10, w8, #1
	lsr	w10, w9, w10
	mov	w13, #-1
	lsl	w11, w13, w8
	add	w11, w11, w9
	cmp	w10, #0
	csinc	w10, w9, w11, ne
	cmp	w8, #0
	csel	w8, w9, w10, eq
	and	x23, x28, #0x3
	sub	x9, x29, #96
	bfi	x9, x28, #1, #2
	lsl	x10, x23, #1
	ldrh	w11, [x9]
	ldr	x12, [sp, #96]
	ldrh	w10, [x12, x10]
	add	w28, w11, w8
	sub	w8, w28, w10
	strh	w28, [x9]
	sxth	w8, w8
	mov	w9, #-32767
	cmp	w8, w9
	csel	w8, w8, w9, gt
	cmp	w8, #0
	cneg	w9, w8, mi
	clz	w9, w9
	mov	w10, #32
	sub	w10, w10, w9
	add	w8, w8, w8, asr #31
	neg	w11, w9
	lsl	w11, w13, w11
	bic	w8, w8, w11
	lsl	x10, x10, x10
	mov	w11, #37
	sub	w9, w11, w9
	add	w25, w9, w6
	lsl	x9, x16, x9
	orr	x9, x9, x10
	orr	x16, x9, x8
	neg	w8, w25
	lsl	x1, x16, x8
	lsr	w2, w25, #3
	sub	x8, x17, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	b.ne	LBB4_127
	rev	x8, x1
	str	x8, [x22]
	add	x22, x22, w2, uxtw
	sub	x8, x29, #96
	orr	x8, x8, x23, lsl #1
	ldrh	w28, [x8]
LBB4_12:
	and	w8, w21, #0x3f
	lsl	x24, x24, x21
	sub	w21, w19, w8
	and	w6, w25, #0x7
	ldr	x8, [sp, #96]
	strh	w28, [x8, x23, lsl #1]
	ldr	w8, [x20, #16]
	cbz	w8, LBB4_59
	mov	w19, #1
	mov	x8, x21
	ldr	x25, [sp, #80]
LBB4_14:
	ldr	w9, [x26, #8584]
	lsr	x9, x24, x9
	ldrh	w9, [x26, x9, lsl #1]
	and	x10, x9, #0x3f
	lsl	x21, x24, x9
	sub	w23, w8, w10
	add	w20, w19, w9, lsr #8
	mov	w28, #1
	cmp	w20, #64
	b.lo	LBB4_18
	cmp	w20, #64
	b.eq	LBB4_18
	sub	w9, w20, #129
	cmp	w9, #63
	b.lo	LBB4_18
	mov	w28, #0
	mov	x23, x8
	mov	x21, x24
LBB4_18:
	subs	w8, w8, w23
	b.eq	LBB4_22
	lsl	x9, x16, x8
	mvn	w10, w8
	lsr	x11, x24, #1
	lsr	x10, x11, x10
	orr	x16, x9, x10
	add	w24, w8, w6
	neg	w8, w24
	lsl	x1, x16, x8
	lsr	w2, w24, #3
	sub	x8, x17, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	b.ne	LBB4_57
	rev	x8, x1
	str	x8, [x22]
	add	x22, x22, w2, uxtw
LBB4_21:
	and	w6, w24, #0x7
LBB4_22:
	tbz	w28, #0, LBB4_24
	mov	x8, x23
	mov	x24, x21
	mov	x19, x20
	cbnz	w19, LBB4_33
	b	LBB4_132
LBB4_24:
	sub	x8, x25, x27
	cmp	x8, #7
	b.le	LBB4_47
	ldr	x8, [x27]
	rev	x8, x8
	sub	x9, x17, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	LBB4_47
	mov	x24, x6
	mov	x20, x16
	lsr	x8, x8, x23
	orr	x21, x8, x21
	sub	w8, w5, w23
	lsr	w8, w8, #3
	add	x27, x27, x8
	orr	w23, w23, #0x38
LBB4_27:
	lsr	x1, x21, #48
	mov	x0, x26
	bl	_find
	cbz	w0, LBB4_132
	lsr	x8, x0, #32
	add	w19, w19, w8
	cmp	w19, #65
	b.lo	LBB4_30
	sub	w8, w19, #192
	cmn	w8, #63
	b.lo	LBB4_132
LBB4_30:
	neg	w8, w0
	lsr	x8, x21, x8
	lsl	x9, x20, x0
	orr	x16, x8, x9
	add	w20, w24, w0
	neg	w8, w20
	lsl	x1, x16, x8
	lsr	w2, w20, #3
	mov	x17, #-72340172838076674
	sub	x8, x17, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	b.ne	LBB4_58
	rev	x8, x1
	str	x8, [x22]
	add	x22, x22, w2, uxtw
LBB4_32:
	and	w6, w20, #0x7
	and	w8, w0, #0x3f
	lsl	x24, x21, x0
	sub	w8, w23, w8
	mov	w5, #63
	cbz	w19, LBB4_132
LBB4_33:
	cmp	w19, #63
	b.hi	LBB4_114
	sub	x9, x25, x27
	cmp	x9, #7
	b.le	LBB4_37
	ldr	x9, [x27]
	rev	x9, x9
	sub	x10, x17, x9
	and	x10, x9, x10
	tst	x10, #0x8080808080808080
	b.ne	LBB4_37
	lsr	x9, x9, x8
	orr	x24, x9, x24
	sub	w9, w5, w8
	lsr	w9, w9, #3
	add	x27, x27, x9
	orr	w8, w8, #0x38
	b	LBB4_14
LBB4_37:
	cmp	w8, #55
	b.hi	LBB4_14
	mov	w10, w8
	sub	x9, x10, #8
	mov	w11, #56
	sub	x10, x11, x10
	b	LBB4_41
LBB4_39:
	mov	x11, #0
	ldr	w12, [sp, #92]
	add	w12, w12, #8
	str	w12, [sp, #92]
LBB4_40:
	lsl	x11, x11, x10
	orr	x24, x11, x24
	add	x9, x9, #8
	sub	x10, x10, #8
	add	w8, w8, #8
	cmp	x9, #48
	b.hs	LBB4_14
LBB4_41:
	sub	x12, x25, x27
	cmp	x12, #1
	b.lt	LBB4_39
	ldrb	w11, [x27]
	cmp	x11, #255
	b.eq	LBB4_44
	add	x27, x27, #1
	b	LBB4_40
LBB4_44:
	cmp	x12, #1
	b.eq	LBB4_39
	ldrb	w11, [x27, #1]
	cbnz	w11, LBB4_39
	add	x27, x27, #2
	mov	w11, #255
	b	LBB4_40
LBB4_47:
	mov	x24, x6
	mov	x20, x16
	cmp	w23, #55
	b.hi	LBB4_27
	mov	w9, w23
	sub	x8, x9, #8
	mov	w10, #56
	sub	x9, x10, x9
	b	LBB4_51
LBB4_49:
	mov	x10, #0
	ldr	w11, [sp, #92]
	add	w11, w11, #8
	str	w11, [sp, #92]
LBB4_50:
	lsl	x10, x10, x9
	orr	x21, x10, x21
	add	x8, x8, #8
	sub	x9, x9, #8
	add	w23, w23, #8
	cmp	x8, #48
	b.hs	LBB4_27
LBB4_51:
	sub	x11, x25, x27
	cmp	x11, #1
	b.lt	LBB4_49
	ldrb	w10, [x27]
	cmp	x10, #255
	b.eq	LBB4_54
	add	x27, x27, #1
	b	LBB4_50
LBB4_54:
	cmp	x11, #1
	b.eq	LBB4_49
	ldrb	w10, [x27, #1]
	cbnz	w10, LBB4_49
	add	x27, x27, #2
	mov	w10, #255
	b	LBB4_50
LBB4_57:
	mov	x0, x22
	mov	x22, x16
	bl	_write_bytewise
	mov	w5, #63
	mov	x17, #-72340172838076674
	mov	x16, x22
	mov	x22, x0
	b	LBB4_21
LBB4_58:
	mov	x24, x0
	mov	x0, x22
	mov	x22, x16
	bl	_write_bytewise
	mov	x17, #-72340172838076674
	mov	x16, x22
	mov	x22, x0
	mov	x0, x24
	b	LBB4_32
LBB4_59:
	ldr	w8, [x26, #8592]
	ldr	w9, [x26, #8596]
	lsl	x10, x16, x9
	orr	x16, x10, x8
	add	w19, w9, w6
	neg	w8, w19
	lsl	x1, x16, x8
	lsr	w2, w19, #3
	sub	x8, x17, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	ldr	x25, [sp, #80]
	str	x16, [sp, #104]
	b.ne	LBB4_128
	rev	x8, x1
	str	x8, [x22]
	add	x22, x22, w2, uxtw
LBB4_61:
	and	w6, w19, #0x7
	ldr	w28, [x26, #8584]
	mov	w23, #1
	b	LBB4_64
LBB4_62:
	str	w13, [sp, #92]
LBB4_63:
	mov	x23, x11
	cmp	w11, #64
	b.hs	LBB4_112
LBB4_64:
	lsr	x8, x24, x28
	ldrh	w10, [x26, x8, lsl #1]
	and	x8, x10, #0x3f
	lsl	x9, x24, x10
	sub	w8, w21, w8
	add	w10, w23, w10, lsr #8
	cmp	w10, #63
	b.ls	LBB4_66
	mov	x20, x24
	mov	x19, x21
	b	LBB4_70
LBB4_66:
	sub	x11, x25, x27
	cmp	x11, #7
	b.le	LBB4_102
	ldr	x11, [x27]
	rev	x11, x11
	sub	x12, x17, x11
	and	x12, x11, x12
	tst	x12, #0x8080808080808080
	b.ne	LBB4_102
	lsr	x11, x11, x8
	orr	x9, x11, x9
	sub	w11, w5, w8
	lsr	w11, w11, #3
	add	x27, x27, x11
	orr	w8, w8, #0x38
LBB4_69:
	lsr	x11, x9, x28
	ldrh	w11, [x26, x11, lsl #1]
	and	x12, x11, #0x3f
	lsl	x24, x9, x11
	sub	w21, w8, w12
	add	w11, w10, w11, lsr #8
	mov	x23, x10
	mov	x20, x9
	mov	x19, x8
	mov	x9, x24
	mov	x8, x21
	mov	x10, x11
	cmp	w11, #64
	b.lo	LBB4_63
LBB4_70:
	cmp	w10, #64
	b.eq	LBB4_113
	sub	w10, w10, #192
	cmn	w10, #63
	b.hs	LBB4_113
	sub	x8, x25, x27
	cmp	x8, #7
	b.le	LBB4_82
	ldr	x8, [x27]
	rev	x8, x8
	sub	x9, x17, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	LBB4_82
	lsr	x8, x8, x19
	orr	x20, x8, x20
	sub	w8, w5, w19
	lsr	w8, w8, #3
	add	x27, x27, x8
	orr	w19, w19, #0x38
LBB4_75:
	mov	x21, x6
	lsr	x1, x20, #48
	mov	x0, x26
	bl	_find
	cbz	w0, LBB4_132
	lsr	x8, x0, #32
	add	w11, w23, w8
	cmp	w11, #65
	ldr	x16, [sp, #104]
	mov	x6, x21
	b.lo	LBB4_78
	sub	w8, w11, #192
	cmn	w8, #63
	mov	x17, #-72340172838076674
	mov	w5, #63
	b.hs	LBB4_79
	b	LBB4_132
LBB4_78:
	mov	x17, #-72340172838076674
	mov	w5, #63
	cbz	w11, LBB4_132
LBB4_79:
	lsl	x24, x20, x0
	and	w8, w0, #0x3f
	sub	w21, w19, w8
	sub	x8, x25, x27
	cmp	x8, #7
	b.le	LBB4_92
	ldr	x8, [x27]
	rev	x8, x8
	sub	x9, x17, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	LBB4_92
	lsr	x8, x8, x21
	orr	x24, x8, x24
	sub	w8, w5, w21
	lsr	w8, w8, #3
	add	x27, x27, x8
	orr	w21, w21, #0x38
	b	LBB4_63
LBB4_82:
	cmp	w19, #55
	b.hi	LBB4_75
	mov	w9, w19
	sub	x8, x9, #8
	mov	w10, #56
	sub	x9, x10, x9
	b	LBB4_86
LBB4_84:
	mov	x10, #0
	ldr	w11, [sp, #92]
	add	w11, w11, #8
	str	w11, [sp, #92]
LBB4_85:
	lsl	x10, x10, x9
	orr	x20, x10, x20
	add	x8, x8, #8
	sub	x9, x9, #8
	add	w19, w19, #8
	cmp	x8, #48
	b.hs	LBB4_75
LBB4_86:
	sub	x11, x25, x27
	cmp	x11, #1
	b.lt	LBB4_84
	ldrb	w10, [x27]
	cmp	x10, #255
	b.eq	LBB4_89
	add	x27, x27, #1
	b	LBB4_85
LBB4_89:
	cmp	x11, #1
	b.eq	LBB4_84
	ldrb	w10, [x27, #1]
	cbnz	w10, LBB4_84
	add	x27, x27, #2
	mov	w10, #255
	b	LBB4_85
LBB4_92:
	cmp	w21, #55
	b.hi	LBB4_63
	sub	x8, x21, #8
	mov	w9, #56
	sub	x9, x9, x21
	ldr	w13, [sp, #92]
	b	LBB4_96
LBB4_94:
	mov	x10, #0
	add	w13, w13, #8
LBB4_95:
	lsl	x10, x10, x9
	orr	x24, x10, x24
	add	x8, x8, #8
	sub	x9, x9, #8
	add	w21, w21, #8
	cmp	x8, #48
	b.hs	LBB4_62
LBB4_96:
	sub	x12, x25, x27
	cmp	x12, #1
	b.lt	LBB4_94
	ldrb	w10, [x27]
	cmp	x10, #255
	b.eq	LBB4_99
	add	x27, x27, #1
	b	LBB4_95
LBB4_99:
	cmp	x12, #1
	b.eq	LBB4_94
	ldrb	w10, [x27, #1]
	cbnz	w10, LBB4_94
	add	x27, x27, #2
	mov	w10, #255
	b	LBB4_95
LBB4_102:
	cmp	w8, #55
	b.hi	LBB4_69
	sub	x11, x8, #8
	mov	w12, #56
	sub	x12, x12, x8
	b	LBB4_106
LBB4_104:
	mov	x13, #0
	add	w15, w15, #8
	str	w15, [sp, #92]
LBB4_105:
	lsl	x13, x13, x12
	orr	x9, x13, x9
	add	x11, x11, #8
	sub	x12, x12, #8
	add	w8, w8, #8
	cmp	x11, #48
	b.hs	LBB4_69
LBB4_106:
	sub	x14, x25, x27
	cmp	x14, #1
	ldr	w15, [sp, #92]
	b.lt	LBB4_104
	ldrb	w13, [x27]
	cmp	x13, #255
	b.eq	LBB4_109
	add	x27, x27, #1
	b	LBB4_105
LBB4_109:
	cmp	x14, #1
	b.eq	LBB4_104
	ldrb	w13, [x27, #1]
	cbnz	w13, LBB4_104
	add	x27, x27, #2
	mov	w13, #255
	b	LBB4_105
LBB4_112:
	mov	x8, x21
	b	LBB4_114
LBB4_113:
	mov	x24, x9
LBB4_114:
	ldr	x12, [sp, #72]
	add	x12, x12, #1
	mov	x19, x8
	ldp	x2, x3, [sp]
	cmp	x12, x3
	mov	w15, #24
	b.ne	LBB4_5
	b	LBB4_129
LBB4_115:
	cmp	w19, #55
	b.hi	LBB4_8
	mov	w9, w19
	sub	x8, x9, #8
	mov	w10, #56
	sub	x9, x10, x9
	b	LBB4_119
LBB4_117:
	mov	x10, #0
	ldr	w11, [sp, #92]
	add	w11, w11, #8
	str	w11, [sp, #92]
LBB4_118:
	lsl	x10, x10, x9
	orr	x24, x10, x24
	add	x8, x8, #8
	sub	x9, x9, #8
	add	w19, w19, #8
	cmp	x8, #48
	b.hs	LBB4_8
LBB4_119:
	sub	x11, x25, x27
	cmp	x11, #1
	b.lt	LBB4_117
	ldrb	w10, [x27]
	cmp	x10, #255
	b.eq	LBB4_122
	add	x27, x27, #1
	b	LBB4_118
LBB4_122:
	cmp	x11, #1
	b.eq	LBB4_117
	ldrb	w10, [x27, #1]
	cbnz	w10, LBB4_117
	add	x27, x27, #2
	mov	w10, #255
	b	LBB4_118
LBB4_125:
	str	w6, [sp, #104]
	mov	x23, x16
	lsr	x1, x24, #48
	bl	_find
	cbz	w0, LBB4_132
	lsr	x8, x0, #32
	mov	x21, x0
	mov	x16, x23
	mov	x17, #-72340172838076674
	mov	w5, #63
	ldr	w6, [sp, #104]
	b	LBB4_10
LBB4_127:
	mov	x0, x22
	mov	x22, x16
	bl	_write_bytewise
	mov	w5, #63
	mov	x17, #-72340172838076674
	mov	x16, x22
	mov	x22, x0
	b	LBB4_12
LBB4_128:
	mov	x0, x22
	bl	_write_bytewise
	mov	w5, #63
	mov	x17, #-72340172838076674
	ldr	x16, [sp, #104]
	mov	x22, x0
	b	LBB4_61
LBB4_129:
	ldr	w12, [sp, #92]
	cmp	w12, w8
	ldp	x0, x1, [sp, #48]
	ldr	x11, [sp, #40]
	ldr	w13, [sp, #36]
	ldr	x14, [sp, #24]
	b.hi	LBB4_132
	ldr	w10, [sp, #68]
	add	w10, w10, #1
	ldr	w4, [sp, #20]
	cmp	w10, w4
	b.ne	LBB4_2
	mov	x10, x4
	b	LBB4_134
LBB4_132:
	mov	w10, #-1
	b	LBB4_135
LBB4_133:
	mov	w10, #0
LBB4_134:
	stp	x27, x25, [x0]
	stp	x22, x11, [x0, #16]
	str	x24, [x0, #32]
	stp	w8, w12, [x0, #40]
	str	x16, [x0, #48]
	stp	w6, w13, [x0, #56]
	ldur	q0, [x29, #-96]
	str	q0, [x1]
LBB4_135:
	mov	x0, x10
	ldp	x29, x30, [sp, #208]
	ldp	x20, x19, [sp, #192]
	ldp	x22, x21, [sp, #176]
	ldp	x24, x23, [sp, #160]
	ldp	x26, x25, [sp, #144]
	ldp	x28, x27, [sp, #128]
	add	sp, sp, #224
	ret
	.globl	_cpixels_end_part
	.p2align	2
_cpixels_end_part:
	ldp	w9, w8, [x0, #40]
	subs	w8, w9, w8
	ccmp	w8, #7, #2, hs
	b.ls	LBB5_2
	mov	w0, #0
	ret
LBB5_2:
	ldp	x9, x8, [x0]
	sub	x8, x8, x9
	cmp	x8, #2
	b.ge	LBB5_4
	mov	w0, #0
	ret
LBB5_4:
	ldrb	w8, [x9]
	cmp	w8, #255
	b.eq	LBB5_6
	mov	w0, #0
	ret
LBB5_6:
	ldp	x8, x10, [x0, #16]
	sub	x10, x10, x8
	cmp	x10, #512
	b.ge	LBB5_8
	mov	w0, #0
	ret
LBB5_8:
	sub	sp, sp, #48
	stp	x20, x19, [sp, #16]
	stp	x29, x30, [sp, #32]
	add	x29, sp, #32
	fmov	d0, xzr
	ldrb	w19, [x9, #1]
	add	x9, x9, #2
	str	x9, [x0]
	fmov	d0, d0
	str	q0, [x0, #32]
	ldr	w9, [x0, #56]
	cbz	w9, LBB5_12
	mov	w10, #255
	lsr	x10, x10, x9
	mov	w11, #8
	sub	w9, w11, w9
	ldr	x12, [x0, #48]
	lsl	x9, x12, x9
	orr	x9, x9, x10
	str	x9, [x0, #48]
	str	w11, [x0, #56]
	lsl	x1, x9, #56
	mov	x10, #-144115188075855872
	sub	x10, x10, x1
	tst	x10, x1
	b.lt	LBB5_13
	and	x9, x9, #0xff
	str	x9, [x8]
	ldr	x8, [x0, #16]
	add	x8, x8, #1
LBB5_11:
	ldr	w9, [x0, #56]
	and	w9, w9, #0x7
	str	w9, [x0, #56]
LBB5_12:
	add	x9, x8, #1
	str	x9, [x0, #16]
	mov	w9, #255
	strb	w9, [x8]
	ldr	x8, [x0, #16]
	add	x9, x8, #1
	str	x9, [x0, #16]
	mov	x0, x19
	strb	w19, [x8]
	ldp	x29, x30, [sp, #32]
	ldp	x20, x19, [sp, #16]
	add	sp, sp, #48
	ret
LBB5_13:
	str	x0, [sp, #8]
	mov	x0, x8
	mov	w2, #1
	bl	_write_bytewise
	mov	x8, x0
	ldr	x0, [sp, #8]
	b	LBB5_11
	.p2align	2
_write_bytewise:
	cbz	w2, LBB6_6
	ubfiz	x8, x2, #3, #32
	mov	w9, #56
	b	LBB6_4
LBB6_2:
	strb	wzr, [x0, #1]
	add	x0, x0, #2
LBB6_3:
	sub	x9, x9, #8
	add	x10, x8, x9
	cmp	x10, #56
	b.eq	LBB6_6
LBB6_4:
	and	x10, x9, #0xfffffff8
	lsr	x11, x1, x10
	mvn	w12, w11
	mov	x10, x0
	strb	w11, [x10], #1
	tst	x12, #0xff
	b.eq	LBB6_2
	mov	x0, x10
	b	LBB6_3
LBB6_6:
	ret
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
