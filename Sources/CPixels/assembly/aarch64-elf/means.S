// Made by scripts/make-kernels.sh from means.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.text
	.globl	cpixels_read_codes
	.p2align	2
	.type	cpixels_read_codes,@function
cpixels_read_codes:
	cmp	w2, #0
	mov	w8, #9
	csel	w8, w3, w8, eq
	sub	w9, w8, #13
	cmn	w9, #12
	b.hs	.LBB0_2
.LBB0_1:
	mov	w0, wzr
	ret
.LBB0_2:
	movi	v0.2d, #0000000000000000
	mov	w11, #64
	mov	w12, #8260
	sub	w11, w11, w8
	mov	w15, #8328
	mov	w9, wzr
	mov	w13, wzr
	add	x10, x4, #2, lsl #12
	sub	x14, x0, #1
	str	w11, [x4, #8584]
	add	x11, x4, x12
	add	x12, x4, x15
	mov	w15, #1
	mov	w16, #16
	str	w2, [x4, #8588]
	str	wzr, [x4, #8192]
	str	d0, [x4, #8592]
.LBB0_3:
	sub	w17, w13, w9
	str	w17, [x11, x15, lsl #2]
	ldrb	w17, [x14, x15]
	cbnz	w17, .LBB0_7
.LBB0_4:
	lsr	w17, w9, w15
	cbnz	w17, .LBB0_1
	sub	w17, w16, w15
	lsl	w17, w9, w17
	lsl	w9, w9, #1
	str	w17, [x10, x15, lsl #2]
	add	x15, x15, #1
	cmp	x15, #17
	b.ne	.LBB0_3
	b	.LBB0_10
.LBB0_6:
	subs	w17, w17, #1
	add	w9, w9, #1
	add	w13, w13, #1
	b.eq	.LBB0_4
.LBB0_7:
	cmp	w13, #256
	b.eq	.LBB0_1
	ldrb	w18, [x1, w13, uxtw]
	strb	w18, [x12, w13, uxtw]
	cbnz	w18, .LBB0_6
	str	w9, [x4, #8592]
	str	w15, [x4, #8596]
	b	.LBB0_6
.LBB0_10:
	stp	x30, x19, [sp, #-16]!
	sub	sp, sp, #3, lsl #12
	mov	w9, #1
	mov	x13, sp
	lsl	w9, w9, w8
	mov	x14, x9
	cbz	w8, .LBB0_12
.LBB0_11:
	strb	wzr, [x13]
	subs	x14, x14, #2
	strb	wzr, [x13, #3]
	add	x13, x13, #6
	b.ne	.LBB0_11
	b	.LBB0_13
.LBB0_12:
	subs	x14, x14, #1
	strb	wzr, [x13], #3
	b.ne	.LBB0_12
.LBB0_13:
	cbz	w8, .LBB0_29
	mov	w14, #16
	mov	x16, sp
	mov	w13, wzr
	sub	w14, w14, w8
	add	w15, w8, #1
	add	x16, x16, #2
	mov	w17, #1
	b	.LBB0_16
.LBB0_15:
	add	x17, x17, #1
	cmp	x17, x15
	b.eq	.LBB0_29
.LBB0_16:
	lsr	w18, w13, w14
	ldr	w13, [x10, x17, lsl #2]
	lsr	w0, w13, w14
	cmp	w18, w0
	b.hs	.LBB0_15
	add	x6, x18, w18, uxtw #1
	ldr	w1, [x11, x17, lsl #2]
	sub	w5, w8, w17
	add	x6, x16, x6
	b	.LBB0_21
.LBB0_18:
	mov	w7, #128
	mov	w19, w17
.LBB0_19:
	sturb	w17, [x6, #-2]
	sturb	w19, [x6, #-1]
	strb	w7, [x6]
.LBB0_20:
	add	x18, x18, #1
	add	x6, x6, #3
	cmp	x0, x18
	b.eq	.LBB0_15
.LBB0_21:
	lsr	w7, w18, w5
	add	w7, w1, w7
	and	x7, x7, #0xff
	ldrb	w7, [x12, x7]
	cbz	w2, .LBB0_24
	cmp	w7, #12
	b.hs	.LBB0_20
	add	w19, w17, w7
	b	.LBB0_19
.LBB0_24:
	cbz	w7, .LBB0_18
	and	w19, w7, #0xf
	cmp	w19, #10
	b.hi	.LBB0_20
	lsr	w7, w7, #4
	cbnz	w19, .LBB0_28
	cmp	w7, #15
	b.ne	.LBB0_20
.LBB0_28:
	add	w19, w19, w17
	add	w7, w7, #1
	b	.LBB0_19
.LBB0_29:
	mov	x10, xzr
	sub	w11, w9, #1
	mov	x12, sp
	b	.LBB0_32
.LBB0_30:
	mov	w13, #65280
.LBB0_31:
	strh	w13, [x4, x10, lsl #1]
	add	x10, x10, #1
	cmp	x10, x9
	b.eq	.LBB0_41
.LBB0_32:
	cbz	w8, .LBB0_30
	mov	w15, wzr
	mov	w13, wzr
	mov	w16, w10
.LBB0_34:
	mov	w14, w16
	add	x14, x14, w16, uxtw #1
	add	x16, x12, x14
	ldrb	w17, [x16]
	ldrb	w14, [x16, #2]
	add	w14, w15, w14
	add	w18, w13, w17
	cmp	w17, #0
	and	w17, w14, #0x40
	ccmp	w18, w8, #2, ne
	ccmp	w17, #0, #0, ls
	b.ne	.LBB0_38
	ldrb	w15, [x16, #1]
	add	w13, w13, w15
	cbnz	w2, .LBB0_39
	lsl	w15, w10, w13
	cmp	w13, w3
	and	w15, w15, w11
	csel	w16, w15, wzr, lo
	b.hs	.LBB0_39
	cmp	w14, #128
	mov	w15, w14
	b.lo	.LBB0_34
	b	.LBB0_39
.LBB0_38:
	mov	w14, w15
.LBB0_39:
	cbz	w13, .LBB0_30
	orr	w13, w13, w14, lsl #8
	b	.LBB0_31
.LBB0_41:
	mov	w0, #1
	add	sp, sp, #3, lsl #12
	ldp	x30, x19, [sp], #16
	ret
.Lfunc_end0:
	.size	cpixels_read_codes, .Lfunc_end0-cpixels_read_codes
	.globl	cpixels_keep_means
	.p2align	2
	.type	cpixels_keep_means,@function
cpixels_keep_means:
	sub	sp, sp, #192
	stp	x26, x25, [sp, #128]
	ldp	x26, x15, [x0]
	stp	x22, x21, [sp, #160]
	cmp	w3, #1
	ldr	x8, [x0, #32]
	ldp	x21, x11, [x0, #16]
	ldr	x10, [x0, #48]
	stp	x29, x30, [sp, #96]
	add	x29, sp, #96
	ldp	w9, w12, [x0, #40]
	ldp	w4, w13, [x0, #56]
	stp	x28, x27, [sp, #112]
	mov	w27, wzr
	stp	x24, x23, [sp, #144]
	mov	x24, x0
	stp	x20, x19, [sp, #176]
	stur	x10, [x29, #-16]
	b.lt	.LBB1_130
	lsl	x14, x2, #9
	mov	w16, #24
	mov	x17, #-72340172838076674
	mov	w18, #63
	stur	x15, [x29, #-8]
	stur	x11, [x29, #-40]
	stur	w13, [x29, #-44]
	str	w3, [sp, #36]
	str	x14, [sp, #40]
.LBB1_2:
	sub	x10, x11, x21
	cmp	x10, x14
	b.lo	.LBB1_130
	cbz	x2, .LBB1_127
	mov	x13, xzr
	mov	x28, x8
	mov	w22, w9
	stp	x1, x2, [sp, #16]
.LBB1_5:
	sub	x8, x15, x26
	cmp	x8, #7
	b.le	.LBB1_115
	ldr	x8, [x26]
	rev	x8, x8
	sub	x9, x17, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	.LBB1_115
	sub	w9, w18, w22
	lsr	x8, x8, x22
	orr	w22, w22, #0x38
	lsr	w9, w9, #3
	orr	x28, x8, x28
	add	x26, x26, x9
.LBB1_8:
	madd	x20, x13, x16, x1
	lsr	x8, x28, #54
	stur	w12, [x29, #-20]
	stur	x13, [x29, #-32]
	and	x8, x8, #0x3fe
	ldp	x0, x25, [x20]
	ldrb	w19, [x0, x8]
	cbz	w19, .LBB1_125
	cbz	w19, .LBB1_131
.LBB1_10:
	ldr	w8, [x20, #16]
	cbz	w8, .LBB1_59
	and	w9, w19, #0x3f
	lsl	x8, x28, x19
	ldur	x12, [x29, #-16]
	str	w27, [sp, #4]
	sub	w9, w22, w9
	mov	w27, #1
	str	x24, [sp, #8]
.LBB1_12:
	ldr	w10, [x25, #8584]
	lsr	x10, x8, x10
	ldrh	w10, [x25, x10, lsl #1]
	add	w20, w27, w10, lsr #8
	and	x11, x10, #0x3f
	lsl	x23, x8, x10
	sub	w19, w9, w11
	cmp	w20, #64
	b.hs	.LBB1_14
	mov	w24, #1
	b	.LBB1_17
.LBB1_14:
	cmp	w20, #64
	mov	w24, #1
	b.eq	.LBB1_17
	sub	w10, w20, #129
	cmp	w10, #63
	b.lo	.LBB1_17
	mov	w24, wzr
	mov	w19, w9
	mov	x23, x8
.LBB1_17:
	subs	w8, w22, w19
	b.eq	.LBB1_21
	lsr	x9, x28, #1
	mvn	w10, w8
	lsl	x11, x12, x8
	add	w22, w8, w4
	lsr	x9, x9, x10
	neg	w8, w22
	lsr	w2, w22, #3
	orr	x12, x11, x9
	lsl	x1, x12, x8
	sub	x8, x17, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	b.ne	.LBB1_57
	rev	x8, x1
	str	x8, [x21]
	add	x21, x21, w2, uxtw
.LBB1_20:
	and	w4, w22, #0x7
.LBB1_21:
	tbz	w24, #0, .LBB1_23
	mov	w9, w19
	mov	x8, x23
	mov	w27, w20
	cbnz	w27, .LBB1_32
	b	.LBB1_131
.LBB1_23:
	sub	x8, x15, x26
	cmp	x8, #7
	b.le	.LBB1_46
	ldr	x8, [x26]
	rev	x8, x8
	sub	x9, x17, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	.LBB1_46
	sub	w9, w18, w19
	lsr	x8, x8, x19
	mov	w22, w4
	lsr	w9, w9, #3
	mov	x20, x12
	orr	w19, w19, #0x38
	orr	x23, x8, x23
	add	x26, x26, x9
.LBB1_26:
	lsr	x1, x23, #48
	mov	x0, x25
	bl	find
	cbz	w0, .LBB1_131
	lsr	x8, x0, #32
	add	w27, w27, w8
	cmp	w27, #65
	b.lo	.LBB1_29
	sub	w8, w27, #192
	cmn	w8, #63
	b.lo	.LBB1_131
.LBB1_29:
	neg	w8, w0
	lsl	x9, x20, x0
	add	w20, w22, w0
	lsr	x8, x23, x8
	mov	x17, #-72340172838076674
	lsr	w2, w20, #3
	orr	x12, x8, x9
	neg	w8, w20
	lsl	x1, x12, x8
	sub	x8, x17, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	b.ne	.LBB1_58
	rev	x8, x1
	str	x8, [x21]
	add	x21, x21, w2, uxtw
.LBB1_31:
	and	w9, w0, #0x3f
	lsl	x8, x23, x0
	ldur	x15, [x29, #-8]
	and	w4, w20, #0x7
	sub	w9, w19, w9
	mov	w18, #63
	cbz	w27, .LBB1_131
.LBB1_32:
	cmp	w27, #63
	b.hi	.LBB1_111
	sub	x10, x15, x26
	cmp	x10, #7
	b.le	.LBB1_36
	ldr	x10, [x26]
	rev	x10, x10
	sub	x11, x17, x10
	and	x11, x10, x11
	tst	x11, #0x8080808080808080
	b.ne	.LBB1_36
	lsr	x10, x10, x9
	sub	w11, w18, w9
	orr	w9, w9, #0x38
	lsr	w11, w11, #3
	mov	w22, w9
	orr	x8, x10, x8
	add	x26, x26, x11
	mov	x28, x8
	b	.LBB1_12
.LBB1_36:
	cmp	w9, #55
	mov	w22, w9
	mov	x28, x8
	b.hi	.LBB1_12
	mov	x14, x12
	mov	w11, w9
	mov	w12, #56
	sub	x10, x11, #8
	sub	x11, x12, x11
	b	.LBB1_40
.LBB1_38:
	ldur	w13, [x29, #-20]
	mov	x12, xzr
	add	w13, w13, #8
	stur	w13, [x29, #-20]
.LBB1_39:
	lsl	x12, x12, x11
	add	x10, x10, #8
	sub	x11, x11, #8
	cmp	x10, #48
	add	w9, w9, #8
	orr	x8, x12, x8
	b.hs	.LBB1_56
.LBB1_40:
	sub	x13, x15, x26
	cmp	x13, #1
	b.lt	.LBB1_38
	ldrb	w12, [x26]
	cmp	x12, #255
	b.eq	.LBB1_43
	add	x26, x26, #1
	b	.LBB1_39
.LBB1_43:
	cmp	x13, #1
	b.eq	.LBB1_38
	ldrb	w12, [x26, #1]
	cbnz	w12, .LBB1_38
	add	x26, x26, #2
	mov	w12, #255
	b	.LBB1_39
.LBB1_46:
	mov	w22, w4
	mov	x20, x12
	cmp	w19, #55
	b.hi	.LBB1_26
	mov	w9, w19
	mov	w10, #56
	sub	x8, x9, #8
	sub	x9, x10, x9
	b	.LBB1_50
.LBB1_48:
	ldur	w11, [x29, #-20]
	mov	x10, xzr
	add	w11, w11, #8
	stur	w11, [x29, #-20]
.LBB1_49:
	lsl	x10, x10, x9
	add	x8, x8, #8
	sub	x9, x9, #8
	cmp	x8, #48
	add	w19, w19, #8
	orr	x23, x10, x23
	b.hs	.LBB1_26
.LBB1_50:
	sub	x11, x15, x26
	cmp	x11, #1
	b.lt	.LBB1_48
	ldrb	w10, [x26]
	cmp	x10, #255
	b.eq	.LBB1_53
	add	x26, x26, #1
	b	.LBB1_49
.LBB1_53:
	cmp	x11, #1
	b.eq	.LBB1_48
	ldrb	w10, [x26, #1]
	cbnz	w10, .LBB1_48
	add	x26, x26, #2
	mov	w10, #255
	b	.LBB1_49
.LBB1_56:
	mov	w22, w9
	mov	x28, x8
	mov	x12, x14
	b	.LBB1_12
.LBB1_57:
	mov	x0, x21
	mov	x21, x12
	bl	write_bytewise
	ldur	x15, [x29, #-8]
	mov	w18, #63
	mov	x17, #-72340172838076674
	mov	x12, x21
	mov	x21, x0
	b	.LBB1_20
.LBB1_58:
	mov	x22, x0
	mov	x0, x21
	mov	x21, x12
	bl	write_bytewise
	mov	x17, #-72340172838076674
	mov	x12, x21
	mov	x21, x0
	mov	x0, x22
	b	.LBB1_31
.LBB1_59:
	ldr	w8, [x25, #8596]
	neg	w9, w19
	ldur	x12, [x29, #-16]
	lsr	x9, x28, x9
	ldr	w11, [x25, #8592]
	add	w10, w8, w19
	lsl	x12, x12, x10
	lsl	x8, x9, x8
	add	w23, w10, w4
	lsr	w2, w23, #3
	orr	x9, x11, x12
	orr	x9, x8, x9
	neg	w8, w23
	lsl	x1, x9, x8
	stur	x9, [x29, #-16]
	sub	x8, x17, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	b.ne	.LBB1_126
	rev	x8, x1
	str	x8, [x21]
	add	x21, x21, w2, uxtw
.LBB1_61:
	and	w8, w19, #0x3f
	lsl	x10, x28, x19
	ldr	w20, [x25, #8584]
	and	w4, w23, #0x7
	sub	w9, w22, w8
	mov	w19, #1
	b	.LBB1_64
.LBB1_62:
	sub	w11, w18, w9
	lsr	x8, x8, x9
	orr	w9, w9, #0x38
	lsr	w11, w11, #3
	orr	x10, x8, x10
	add	x26, x26, x11
.LBB1_63:
	cmp	w13, #64
	mov	w19, w13
	b.hs	.LBB1_112
.LBB1_64:
	lsr	x8, x10, x20
	ldrh	w8, [x25, x8, lsl #1]
	add	w12, w19, w8, lsr #8
	and	x11, x8, #0x3f
	lsl	x8, x10, x8
	sub	w11, w9, w11
	cmp	w12, #63
	b.ls	.LBB1_66
	mov	x23, x10
	mov	w22, w9
	b	.LBB1_70
.LBB1_66:
	sub	x9, x15, x26
	cmp	x9, #7
	b.le	.LBB1_101
	ldr	x9, [x26]
	rev	x9, x9
	sub	x10, x17, x9
	and	x10, x9, x10
	tst	x10, #0x8080808080808080
	b.ne	.LBB1_101
	sub	w10, w18, w11
	lsr	x9, x9, x11
	orr	w11, w11, #0x38
	lsr	w10, w10, #3
	orr	x8, x9, x8
	add	x26, x26, x10
.LBB1_69:
	lsr	x9, x8, x20
	mov	w19, w12
	mov	x23, x8
	mov	w22, w11
	ldrh	w9, [x25, x9, lsl #1]
	add	w13, w12, w9, lsr #8
	and	x14, x9, #0x3f
	lsl	x10, x8, x9
	sub	w9, w11, w14
	cmp	w13, #64
	mov	x8, x10
	mov	w11, w9
	mov	w12, w13
	b.lo	.LBB1_63
.LBB1_70:
	cmp	w12, #64
	b.eq	.LBB1_113
	sub	w9, w12, #192
	cmn	w9, #63
	b.hs	.LBB1_113
	sub	x8, x15, x26
	cmp	x8, #7
	b.le	.LBB1_91
	ldr	x8, [x26]
	rev	x8, x8
	sub	x9, x17, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	.LBB1_91
	sub	w9, w18, w22
	lsr	x8, x8, x22
	orr	w22, w22, #0x38
	lsr	w9, w9, #3
	orr	x23, x8, x23
	add	x26, x26, x9
.LBB1_75:
	lsr	x1, x23, #48
	mov	x0, x25
	mov	w28, w4
	bl	find
	cbz	w0, .LBB1_131
	lsr	x8, x0, #32
	mov	w4, w28
	add	w13, w19, w8
	cmp	w13, #65
	b.lo	.LBB1_78
	sub	w8, w13, #192
	ldur	x15, [x29, #-8]
	mov	x17, #-72340172838076674
	cmn	w8, #63
	mov	w18, #63
	b.hs	.LBB1_79
	b	.LBB1_131
.LBB1_78:
	ldur	x15, [x29, #-8]
	mov	x17, #-72340172838076674
	mov	w18, #63
	cbz	w13, .LBB1_131
.LBB1_79:
	sub	x8, x15, x26
	lsl	x10, x23, x0
	and	w9, w0, #0x3f
	cmp	x8, #7
	sub	w9, w22, w9
	b.le	.LBB1_81
	ldr	x8, [x26]
	rev	x8, x8
	sub	x11, x17, x8
	and	x11, x8, x11
	tst	x11, #0x8080808080808080
	b.eq	.LBB1_62
.LBB1_81:
	cmp	w9, #55
	b.hi	.LBB1_63
	mov	w11, #56
	sub	x8, x9, #8
	sub	x11, x11, x9
	b	.LBB1_85
.LBB1_83:
	ldur	w14, [x29, #-20]
	mov	x12, xzr
	add	w14, w14, #8
	stur	w14, [x29, #-20]
.LBB1_84:
	lsl	x12, x12, x11
	add	x8, x8, #8
	sub	x11, x11, #8
	cmp	x8, #48
	add	w9, w9, #8
	orr	x10, x12, x10
	b.hs	.LBB1_63
.LBB1_85:
	sub	x14, x15, x26
	cmp	x14, #1
	b.lt	.LBB1_83
	ldrb	w12, [x26]
	cmp	x12, #255
	b.eq	.LBB1_88
	add	x26, x26, #1
	b	.LBB1_84
.LBB1_88:
	cmp	x14, #1
	b.eq	.LBB1_83
	ldrb	w12, [x26, #1]
	cbnz	w12, .LBB1_83
	add	x26, x26, #2
	mov	w12, #255
	b	.LBB1_84
.LBB1_91:
	cmp	w22, #55
	b.hi	.LBB1_75
	mov	w9, w22
	mov	w10, #56
	sub	x8, x9, #8
	sub	x9, x10, x9
	b	.LBB1_95
.LBB1_93:
	ldur	w11, [x29, #-20]
	mov	x10, xzr
	add	w11, w11, #8
	stur	w11, [x29, #-20]
.LBB1_94:
	lsl	x10, x10, x9
	add	x8, x8, #8
	sub	x9, x9, #8
	cmp	x8, #48
	add	w22, w22, #8
	orr	x23, x10, x23
	b.hs	.LBB1_75
.LBB1_95:
	sub	x11, x15, x26
	cmp	x11, #1
	b.lt	.LBB1_93
	ldrb	w10, [x26]
	cmp	x10, #255
	b.eq	.LBB1_98
	add	x26, x26, #1
	b	.LBB1_94
.LBB1_98:
	cmp	x11, #1
	b.eq	.LBB1_93
	ldrb	w10, [x26, #1]
	cbnz	w10, .LBB1_93
	add	x26, x26, #2
	mov	w10, #255
	b	.LBB1_94
.LBB1_101:
	cmp	w11, #55
	b.hi	.LBB1_69
	mov	w10, #56
	sub	x9, x11, #8
	sub	x10, x10, x11
	b	.LBB1_105
.LBB1_103:
	ldur	w14, [x29, #-20]
	mov	x13, xzr
	add	w14, w14, #8
	stur	w14, [x29, #-20]
.LBB1_104:
	lsl	x13, x13, x10
	add	x9, x9, #8
	sub	x10, x10, #8
	cmp	x9, #48
	add	w11, w11, #8
	orr	x8, x13, x8
	b.hs	.LBB1_69
.LBB1_105:
	sub	x14, x15, x26
	cmp	x14, #1
	b.lt	.LBB1_103
	ldrb	w13, [x26]
	cmp	x13, #255
	b.eq	.LBB1_108
	add	x26, x26, #1
	b	.LBB1_104
.LBB1_108:
	cmp	x14, #1
	b.eq	.LBB1_103
	ldrb	w13, [x26, #1]
	cbnz	w13, .LBB1_103
	add	x26, x26, #2
	mov	w13, #255
	b	.LBB1_104
.LBB1_111:
	ldr	x24, [sp, #8]
	ldr	w27, [sp, #4]
	stur	x12, [x29, #-16]
	b	.LBB1_114
.LBB1_112:
	mov	x8, x10
	b	.LBB1_114
.LBB1_113:
	mov	w9, w11
.LBB1_114:
	ldur	x13, [x29, #-32]
	ldp	x1, x2, [sp, #16]
	ldur	w12, [x29, #-20]
	mov	x28, x8
	mov	w22, w9
	add	x13, x13, #1
	mov	w16, #24
	cmp	x13, x2
	b.ne	.LBB1_5
	b	.LBB1_127
.LBB1_115:
	cmp	w22, #55
	b.hi	.LBB1_8
	mov	w9, w22
	mov	w10, #56
	sub	x8, x9, #8
	sub	x9, x10, x9
	b	.LBB1_119
.LBB1_117:
	mov	x10, xzr
	add	w12, w12, #8
.LBB1_118:
	lsl	x10, x10, x9
	add	x8, x8, #8
	sub	x9, x9, #8
	cmp	x8, #48
	add	w22, w22, #8
	orr	x28, x10, x28
	b.hs	.LBB1_8
.LBB1_119:
	sub	x11, x15, x26
	cmp	x11, #1
	b.lt	.LBB1_117
	ldrb	w10, [x26]
	cmp	x10, #255
	b.eq	.LBB1_122
	add	x26, x26, #1
	b	.LBB1_118
.LBB1_122:
	cmp	x11, #1
	b.eq	.LBB1_117
	ldrb	w10, [x26, #1]
	cbnz	w10, .LBB1_117
	add	x26, x26, #2
	mov	w10, #255
	b	.LBB1_118
.LBB1_125:
	lsr	x1, x28, #48
	mov	w19, w4
	bl	find
	ldur	x15, [x29, #-8]
	mov	w4, w19
	mov	w18, #63
	mov	x17, #-72340172838076674
	mov	w19, w0
	cbnz	w19, .LBB1_10
	b	.LBB1_131
.LBB1_126:
	mov	x0, x21
	bl	write_bytewise
	ldur	x15, [x29, #-8]
	mov	w18, #63
	mov	x17, #-72340172838076674
	mov	x21, x0
	b	.LBB1_61
.LBB1_127:
	ldur	x11, [x29, #-40]
	ldur	w13, [x29, #-44]
	cmp	w12, w9
	ldr	x14, [sp, #40]
	b.hi	.LBB1_131
	ldr	w3, [sp, #36]
	add	w27, w27, #1
	cmp	w27, w3
	b.ne	.LBB1_2
	mov	w27, w3
.LBB1_130:
	str	x8, [x24, #32]
	ldur	x8, [x29, #-16]
	stp	x26, x15, [x24]
	stp	x21, x11, [x24, #16]
	stp	w9, w12, [x24, #40]
	str	x8, [x24, #48]
	stp	w4, w13, [x24, #56]
	b	.LBB1_132
.LBB1_131:
	mov	w27, #-1
.LBB1_132:
	mov	w0, w27
	ldp	x20, x19, [sp, #176]
	ldp	x22, x21, [sp, #160]
	ldp	x24, x23, [sp, #144]
	ldp	x26, x25, [sp, #128]
	ldp	x28, x27, [sp, #112]
	ldp	x29, x30, [sp, #96]
	add	sp, sp, #192
	ret
.Lfunc_end1:
	.size	cpixels_keep_means, .Lfunc_end1-cpixels_keep_means
	.p2align	2
	.type	find,@function
find:
	ldr	w8, [x0, #8196]
	cmp	w1, w8
	b.hs	.LBB2_2
	mov	w8, #1
	b	.LBB2_32
.LBB2_2:
	ldr	w8, [x0, #8200]
	cmp	w1, w8
	b.hs	.LBB2_4
	mov	w8, #2
	b	.LBB2_32
.LBB2_4:
	ldr	w8, [x0, #8204]
	cmp	w1, w8
	b.hs	.LBB2_6
	mov	w8, #3
	b	.LBB2_32
.LBB2_6:
	ldr	w8, [x0, #8208]
	cmp	w1, w8
	b.hs	.LBB2_8
	mov	w8, #4
	b	.LBB2_32
.LBB2_8:
	ldr	w8, [x0, #8212]
	cmp	w1, w8
	b.hs	.LBB2_10
	mov	w8, #5
	b	.LBB2_32
.LBB2_10:
	ldr	w8, [x0, #8216]
	cmp	w1, w8
	b.hs	.LBB2_12
	mov	w8, #6
	b	.LBB2_32
.LBB2_12:
	ldr	w8, [x0, #8220]
	cmp	w1, w8
	b.hs	.LBB2_14
	mov	w8, #7
	b	.LBB2_32
.LBB2_14:
	ldr	w8, [x0, #8224]
	cmp	w1, w8
	b.hs	.LBB2_16
	mov	w8, #8
	b	.LBB2_32
.LBB2_16:
	ldr	w8, [x0, #8228]
	cmp	w1, w8
	b.hs	.LBB2_18
	mov	w8, #9
	b	.LBB2_32
.LBB2_18:
	ldr	w8, [x0, #8232]
	cmp	w1, w8
	b.hs	.LBB2_20
	mov	w8, #10
	b	.LBB2_32
.LBB2_20:
	ldr	w8, [x0, #8236]
	cmp	w1, w8
	b.hs	.LBB2_22
	mov	w8, #11
	b	.LBB2_32
.LBB2_22:
	ldr	w8, [x0, #8240]
	cmp	w1, w8
	b.hs	.LBB2_24
	mov	w8, #12
	b	.LBB2_32
.LBB2_24:
	ldr	w8, [x0, #8244]
	cmp	w1, w8
	b.hs	.LBB2_26
	mov	w8, #13
	b	.LBB2_32
.LBB2_26:
	ldr	w8, [x0, #8248]
	cmp	w1, w8
	b.hs	.LBB2_28
	mov	w8, #14
	b	.LBB2_32
.LBB2_28:
	ldr	w8, [x0, #8252]
	cmp	w1, w8
	b.hs	.LBB2_30
	mov	w8, #15
	b	.LBB2_32
.LBB2_30:
	ldr	w8, [x0, #8256]
	cmp	w1, w8
	b.hs	.LBB2_42
	mov	w8, #16
.LBB2_32:
	mov	w9, #16
	add	x10, x0, x8, lsl #2
	ldr	w11, [x0, #8588]
	sub	w9, w9, w8
	lsr	w9, w1, w9
	ldr	w10, [x10, #8260]
	add	w9, w10, w9
	mov	w10, #8328
	add	x9, x0, w9, uxtb
	ldrb	w9, [x9, x10]
	cbz	w11, .LBB2_34
	add	w8, w8, w9
	cmp	w9, #12
	csel	w8, w8, wzr, lo
	b	.LBB2_41
.LBB2_34:
	cbz	w9, .LBB2_39
	and	w10, w9, #0xf
	cmp	w10, #10
	b.hi	.LBB2_38
	lsr	w9, w9, #4
	cbnz	w10, .LBB2_40
	cmp	w9, #15
	b.eq	.LBB2_40
.LBB2_38:
	mov	w8, wzr
	mov	w9, wzr
	b	.LBB2_41
.LBB2_39:
	mov	w9, #128
	b	.LBB2_41
.LBB2_40:
	add	w8, w10, w8
	add	w9, w9, #1
.LBB2_41:
	mov	w8, w8
	orr	x0, x8, x9, lsl #32
	ret
.LBB2_42:
	mov	x0, xzr
	ret
.Lfunc_end2:
	.size	find, .Lfunc_end2-find
	.globl	cpixels_pass_units
	.p2align	2
	.type	cpixels_pass_units,@function
cpixels_pass_units:
	sub	sp, sp, #176
	stp	x28, x27, [sp, #96]
	ldr	q0, [x1]
	cmp	w4, #1
	stp	x26, x25, [sp, #112]
	ldp	x25, x27, [x0]
	ldp	w8, w9, [x0, #40]
	stp	x20, x19, [sp, #160]
	ldr	x19, [x0, #32]
	stp	x29, x30, [sp, #80]
	add	x29, sp, #80
	stp	x24, x23, [sp, #128]
	stp	x22, x21, [sp, #144]
	stur	q0, [x29, #-16]
	b.lt	.LBB3_77
	mov	w10, wzr
	mov	x26, #-72340172838076674
	mov	w23, #63
	stp	x0, x1, [sp, #8]
	str	w4, [sp, #28]
.LBB3_2:
	stp	w10, w9, [x29, #-32]
	cbz	x3, .LBB3_73
	mov	x12, xzr
	mov	w20, w8
	stp	x2, x3, [sp, #32]
.LBB3_4:
	sub	x8, x27, x25
	cmp	x8, #7
	b.le	.LBB3_61
	ldr	x8, [x25]
	rev	x8, x8
	sub	x9, x26, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	.LBB3_61
	sub	w9, w23, w20
	lsr	x8, x8, x20
	orr	w20, w20, #0x38
	lsr	w9, w9, #3
	orr	x19, x8, x19
	add	x25, x25, x9
.LBB3_7:
	mov	w8, #24
	lsr	x9, x19, #55
	stur	x12, [x29, #-24]
	madd	x10, x12, x8, x2
	ldp	x8, x24, [x10]
	ldr	w21, [x10, #20]
	ldrh	w9, [x8, x9, lsl #1]
	ands	w0, w9, #0xff
	b.eq	.LBB3_71
	lsr	w8, w9, #8
.LBB3_9:
	sub	w9, w0, w8
	mov	w10, #31
	mov	w11, #-1
	lsl	x9, x19, x9
	sub	w10, w10, w8
	lsl	w11, w11, w8
	sub	x12, x29, #16
	lsl	x28, x19, x0
	ldr	w22, [x24, #8584]
	lsr	x9, x9, #32
	bfi	x12, x21, #1, #2
	lsr	x9, x9, x10
	sub	w10, w8, #1
	lsr	x9, x9, #1
	lsr	w10, w9, w10
	add	w11, w11, w9
	cmp	w10, #0
	csinc	w10, w9, w11, ne
	cmp	w8, #0
	ldrh	w8, [x12]
	csel	w9, w9, w10, eq
	and	w10, w0, #0x3f
	add	w8, w8, w9
	sub	w21, w20, w10
	mov	w20, #1
	strh	w8, [x12]
	b	.LBB3_12
.LBB3_10:
	stur	w14, [x29, #-28]
.LBB3_11:
	cmp	w12, #64
	mov	w20, w12
	mov	x28, x19
	mov	w21, w8
	b.hs	.LBB3_60
.LBB3_12:
	lsr	x8, x28, x22
	ldrh	w8, [x24, x8, lsl #1]
	add	w11, w20, w8, lsr #8
	and	x10, x8, #0x3f
	lsl	x9, x28, x8
	sub	w10, w21, w10
	cmp	w11, #63
	b.hi	.LBB3_17
	sub	x8, x27, x25
	cmp	x8, #7
	b.le	.LBB3_49
	ldr	x8, [x25]
	rev	x8, x8
	sub	x12, x26, x8
	and	x12, x8, x12
	tst	x12, #0x8080808080808080
	b.ne	.LBB3_49
	sub	w12, w23, w10
	lsr	x8, x8, x10
	orr	w10, w10, #0x38
	lsr	w12, w12, #3
	orr	x9, x8, x9
	add	x25, x25, x12
.LBB3_16:
	lsr	x8, x9, x22
	mov	w20, w11
	mov	x28, x9
	mov	w21, w10
	ldrh	w8, [x24, x8, lsl #1]
	add	w12, w11, w8, lsr #8
	and	x13, x8, #0x3f
	lsl	x19, x9, x8
	sub	w8, w10, w13
	cmp	w12, #64
	mov	x9, x19
	mov	w10, w8
	mov	w11, w12
	b.lo	.LBB3_11
.LBB3_17:
	cmp	w11, #64
	b.eq	.LBB3_59
	sub	w8, w11, #192
	cmn	w8, #63
	b.hs	.LBB3_59
	sub	x8, x27, x25
	cmp	x8, #7
	b.le	.LBB3_29
	ldr	x8, [x25]
	rev	x8, x8
	sub	x9, x26, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	.LBB3_29
	sub	w9, w23, w21
	lsr	x8, x8, x21
	orr	w21, w21, #0x38
	lsr	w9, w9, #3
	orr	x28, x8, x28
	add	x25, x25, x9
.LBB3_22:
	lsr	x1, x28, #48
	mov	x0, x24
	bl	find
	cbz	w0, .LBB3_76
	lsr	x8, x0, #32
	add	w12, w20, w8
	cmp	w12, #65
	b.lo	.LBB3_25
	sub	w8, w12, #192
	cmn	w8, #63
	b.hs	.LBB3_26
	b	.LBB3_76
.LBB3_25:
	cbz	w12, .LBB3_76
.LBB3_26:
	sub	x8, x27, x25
	lsl	x19, x28, x0
	and	w9, w0, #0x3f
	cmp	x8, #7
	sub	w8, w21, w9
	b.le	.LBB3_39
	ldr	x9, [x25]
	rev	x9, x9
	sub	x10, x26, x9
	and	x10, x9, x10
	tst	x10, #0x8080808080808080
	b.ne	.LBB3_39
	sub	w10, w23, w8
	lsr	x9, x9, x8
	orr	w8, w8, #0x38
	lsr	w10, w10, #3
	orr	x19, x9, x19
	add	x25, x25, x10
	b	.LBB3_11
.LBB3_29:
	cmp	w21, #55
	b.hi	.LBB3_22
	mov	w9, w21
	mov	w10, #56
	sub	x8, x9, #8
	sub	x9, x10, x9
	b	.LBB3_33
.LBB3_31:
	ldur	w11, [x29, #-28]
	mov	x10, xzr
	add	w11, w11, #8
	stur	w11, [x29, #-28]
.LBB3_32:
	lsl	x10, x10, x9
	add	x8, x8, #8
	sub	x9, x9, #8
	cmp	x8, #48
	add	w21, w21, #8
	orr	x28, x10, x28
	b.hs	.LBB3_22
.LBB3_33:
	sub	x11, x27, x25
	cmp	x11, #1
	b.lt	.LBB3_31
	ldrb	w10, [x25]
	cmp	x10, #255
	b.eq	.LBB3_36
	add	x25, x25, #1
	b	.LBB3_32
.LBB3_36:
	cmp	x11, #1
	b.eq	.LBB3_31
	ldrb	w10, [x25, #1]
	cbnz	w10, .LBB3_31
	add	x25, x25, #2
	mov	w10, #255
	b	.LBB3_32
.LBB3_39:
	cmp	w8, #55
	b.hi	.LBB3_11
	mov	w10, #56
	ldur	w14, [x29, #-28]
	sub	x9, x8, #8
	sub	x10, x10, x8
	b	.LBB3_43
.LBB3_41:
	mov	x11, xzr
	add	w14, w14, #8
.LBB3_42:
	lsl	x11, x11, x10
	add	x9, x9, #8
	sub	x10, x10, #8
	cmp	x9, #48
	add	w8, w8, #8
	orr	x19, x11, x19
	b.hs	.LBB3_10
.LBB3_43:
	sub	x13, x27, x25
	cmp	x13, #1
	b.lt	.LBB3_41
	ldrb	w11, [x25]
	cmp	x11, #255
	b.eq	.LBB3_46
	add	x25, x25, #1
	b	.LBB3_42
.LBB3_46:
	cmp	x13, #1
	b.eq	.LBB3_41
	ldrb	w11, [x25, #1]
	cbnz	w11, .LBB3_41
	add	x25, x25, #2
	mov	w11, #255
	b	.LBB3_42
.LBB3_49:
	cmp	w10, #55
	b.hi	.LBB3_16
	mov	w12, #56
	sub	x8, x10, #8
	sub	x12, x12, x10
	b	.LBB3_53
.LBB3_51:
	mov	x13, xzr
	add	w15, w15, #8
	stur	w15, [x29, #-28]
.LBB3_52:
	lsl	x13, x13, x12
	add	x8, x8, #8
	sub	x12, x12, #8
	cmp	x8, #48
	add	w10, w10, #8
	orr	x9, x13, x9
	b.hs	.LBB3_16
.LBB3_53:
	sub	x14, x27, x25
	ldur	w15, [x29, #-28]
	cmp	x14, #1
	b.lt	.LBB3_51
	ldrb	w13, [x25]
	cmp	x13, #255
	b.eq	.LBB3_56
	add	x25, x25, #1
	b	.LBB3_52
.LBB3_56:
	cmp	x14, #1
	b.eq	.LBB3_51
	ldrb	w13, [x25, #1]
	cbnz	w13, .LBB3_51
	add	x25, x25, #2
	mov	w13, #255
	b	.LBB3_52
.LBB3_59:
	mov	x19, x9
	mov	w8, w10
.LBB3_60:
	ldur	x12, [x29, #-24]
	ldp	x2, x3, [sp, #32]
	mov	w20, w8
	add	x12, x12, #1
	cmp	x12, x3
	b.ne	.LBB3_4
	b	.LBB3_73
.LBB3_61:
	cmp	w20, #55
	b.hi	.LBB3_7
	mov	w9, w20
	mov	w10, #56
	sub	x8, x9, #8
	sub	x9, x10, x9
	b	.LBB3_65
.LBB3_63:
	ldur	w11, [x29, #-28]
	mov	x10, xzr
	add	w11, w11, #8
	stur	w11, [x29, #-28]
.LBB3_64:
	lsl	x10, x10, x9
	add	x8, x8, #8
	sub	x9, x9, #8
	cmp	x8, #48
	add	w20, w20, #8
	orr	x19, x10, x19
	b.hs	.LBB3_7
.LBB3_65:
	sub	x11, x27, x25
	cmp	x11, #1
	b.lt	.LBB3_63
	ldrb	w10, [x25]
	cmp	x10, #255
	b.eq	.LBB3_68
	add	x25, x25, #1
	b	.LBB3_64
.LBB3_68:
	cmp	x11, #1
	b.eq	.LBB3_63
	ldrb	w10, [x25, #1]
	cbnz	w10, .LBB3_63
	add	x25, x25, #2
	mov	w10, #255
	b	.LBB3_64
.LBB3_71:
	lsr	x1, x19, #48
	mov	x0, x8
	bl	find
	cbz	w0, .LBB3_76
	lsr	x8, x0, #32
	b	.LBB3_9
.LBB3_73:
	ldp	w10, w9, [x29, #-32]
	cmp	w9, w8
	b.hi	.LBB3_76
	ldr	w4, [sp, #28]
	add	w10, w10, #1
	cmp	w10, w4
	b.ne	.LBB3_2
	ldp	x0, x1, [sp, #8]
	b	.LBB3_78
.LBB3_76:
	mov	w4, #-1
	b	.LBB3_79
.LBB3_77:
	mov	w4, wzr
.LBB3_78:
	ldur	q0, [x29, #-16]
	str	x25, [x0]
	str	x19, [x0, #32]
	stp	w8, w9, [x0, #40]
	str	q0, [x1]
.LBB3_79:
	ldp	x20, x19, [sp, #160]
	mov	w0, w4
	ldp	x22, x21, [sp, #144]
	ldp	x24, x23, [sp, #128]
	ldp	x26, x25, [sp, #112]
	ldp	x28, x27, [sp, #96]
	ldp	x29, x30, [sp, #80]
	add	sp, sp, #176
	ret
.Lfunc_end3:
	.size	cpixels_pass_units, .Lfunc_end3-cpixels_pass_units
	.globl	cpixels_copy_units
	.p2align	2
	.type	cpixels_copy_units,@function
cpixels_copy_units:
	sub	sp, sp, #224
	stp	x28, x27, [sp, #144]
	ldr	q0, [x1]
	ldr	x9, [x0, #48]
	stp	x26, x25, [sp, #160]
	cmp	w4, #1
	mov	w10, wzr
	stp	x22, x21, [sp, #192]
	ldp	x27, x25, [x0]
	ldp	x22, x11, [x0, #16]
	stp	x24, x23, [sp, #176]
	ldr	x24, [x0, #32]
	stp	x29, x30, [sp, #128]
	add	x29, sp, #128
	stp	x20, x19, [sp, #208]
	ldp	w8, w12, [x0, #40]
	ldp	w18, w13, [x0, #56]
	stur	x9, [x29, #-24]
	stur	q0, [x29, #-16]
	b.lt	.LBB4_134
	lsl	x14, x3, #9
	sub	x9, x29, #16
	mov	w15, #24
	mov	x16, #-72340172838076674
	orr	x9, x9, #0x8
	mov	w17, #63
	stur	x9, [x29, #-32]
	stp	x0, x1, [sp, #48]
	str	x11, [sp, #40]
	str	w13, [sp, #36]
	str	w4, [sp, #20]
	str	x14, [sp, #24]
.LBB4_2:
	sub	x9, x11, x22
	cmp	x9, x14
	b.lo	.LBB4_134
	stur	w10, [x29, #-60]
	cbz	x3, .LBB4_131
	mov	x13, xzr
	mov	w23, w8
	stur	x25, [x29, #-48]
	stp	x2, x3, [sp]
.LBB4_5:
	sub	x8, x25, x27
	cmp	x8, #7
	b.le	.LBB4_117
	ldr	x8, [x27]
	rev	x8, x8
	sub	x9, x16, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	.LBB4_117
	sub	w9, w17, w23
	lsr	x8, x8, x23
	orr	w23, w23, #0x38
	lsr	w9, w9, #3
	orr	x24, x8, x24
	add	x27, x27, x9
.LBB4_8:
	madd	x19, x13, x15, x2
	lsr	x8, x24, #55
	stur	w12, [x29, #-36]
	stur	x13, [x29, #-56]
	ldp	x0, x26, [x19]
	ldr	w25, [x19, #20]
	ldrh	w8, [x0, x8, lsl #1]
	ands	w20, w8, #0xff
	b.eq	.LBB4_127
	lsr	w8, w8, #8
.LBB4_10:
	sub	w9, w20, w8
	mov	w10, #31
	mov	w14, #-1
	lsl	x9, x24, x9
	sub	w10, w10, w8
	lsl	w11, w14, w8
	sub	x12, x29, #16
	and	x21, x25, #0x3
	lsr	x9, x9, #32
	bfi	x12, x25, #1, #2
	lsl	x13, x21, #1
	lsr	x9, x9, x10
	sub	w10, w8, #1
	lsr	x9, x9, #1
	lsr	w10, w9, w10
	add	w11, w11, w9
	cmp	w10, #0
	ldrh	w10, [x12]
	csinc	w11, w9, w11, ne
	cmp	w8, #0
	ldur	x8, [x29, #-32]
	csel	w9, w9, w11, eq
	ldrh	w8, [x8, x13]
	add	w28, w10, w9
	mov	w9, #-32767
	mov	w10, #32
	mov	w13, #37
	strh	w28, [x12]
	sub	w8, w28, w8
	sxth	w8, w8
	cmp	w8, w9
	csel	w8, w8, w9, gt
	cmp	w8, #0
	cneg	w9, w8, mi
	add	w8, w8, w8, asr #31
	clz	w9, w9
	sub	w10, w10, w9
	neg	w11, w9
	sub	w9, w13, w9
	ldur	x13, [x29, #-24]
	lsl	w11, w14, w11
	lsl	x10, x10, x10
	add	w25, w9, w18
	lsl	x13, x13, x9
	bic	w8, w8, w11
	lsr	w2, w25, #3
	orr	x10, x13, x10
	orr	x11, x10, x8
	neg	w8, w25
	lsl	x1, x11, x8
	sub	x8, x16, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	b.ne	.LBB4_129
	sub	x9, x29, #16
	rev	x8, x1
	orr	x9, x9, x21, lsl #1
	str	x8, [x22]
	add	x22, x22, w2, uxtw
	ldrh	w28, [x9]
.LBB4_12:
	and	w9, w20, #0x3f
	ldr	w8, [x19, #16]
	lsl	x24, x24, x20
	sub	w19, w23, w9
	ldur	x9, [x29, #-32]
	and	w18, w25, #0x7
	strh	w28, [x9, x21, lsl #1]
	cbz	w8, .LBB4_61
	ldur	x25, [x29, #-48]
	mov	w23, #1
	mov	w8, w19
.LBB4_14:
	ldr	w9, [x26, #8584]
	lsr	x9, x24, x9
	ldrh	w9, [x26, x9, lsl #1]
	add	w20, w23, w9, lsr #8
	and	x10, x9, #0x3f
	lsl	x21, x24, x9
	sub	w19, w8, w10
	cmp	w20, #64
	b.hs	.LBB4_16
	mov	w28, #1
	b	.LBB4_19
.LBB4_16:
	cmp	w20, #64
	mov	w28, #1
	b.eq	.LBB4_19
	sub	w9, w20, #129
	cmp	w9, #63
	b.lo	.LBB4_19
	mov	w28, wzr
	mov	w19, w8
	mov	x21, x24
.LBB4_19:
	subs	w8, w8, w19
	b.eq	.LBB4_23
	lsr	x9, x24, #1
	mvn	w10, w8
	lsl	x11, x11, x8
	add	w24, w8, w18
	lsr	x9, x9, x10
	neg	w8, w24
	lsr	w2, w24, #3
	orr	x11, x11, x9
	lsl	x1, x11, x8
	sub	x8, x16, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	b.ne	.LBB4_59
	rev	x8, x1
	str	x8, [x22]
	add	x22, x22, w2, uxtw
.LBB4_22:
	and	w18, w24, #0x7
.LBB4_23:
	tbz	w28, #0, .LBB4_25
	mov	w8, w19
	mov	x24, x21
	mov	w23, w20
	cbnz	w23, .LBB4_34
	b	.LBB4_135
.LBB4_25:
	sub	x8, x25, x27
	cmp	x8, #7
	b.le	.LBB4_48
	ldr	x8, [x27]
	rev	x8, x8
	sub	x9, x16, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	.LBB4_48
	sub	w9, w17, w19
	lsr	x8, x8, x19
	mov	w24, w18
	lsr	w9, w9, #3
	mov	x20, x11
	orr	w19, w19, #0x38
	orr	x21, x8, x21
	add	x27, x27, x9
.LBB4_28:
	lsr	x1, x21, #48
	mov	x0, x26
	bl	find
	cbz	w0, .LBB4_135
	lsr	x8, x0, #32
	add	w23, w23, w8
	cmp	w23, #65
	b.lo	.LBB4_31
	sub	w8, w23, #192
	cmn	w8, #63
	b.lo	.LBB4_135
.LBB4_31:
	neg	w8, w0
	lsl	x9, x20, x0
	add	w20, w24, w0
	lsr	x8, x21, x8
	mov	x16, #-72340172838076674
	lsr	w2, w20, #3
	orr	x11, x8, x9
	neg	w8, w20
	lsl	x1, x11, x8
	sub	x8, x16, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	b.ne	.LBB4_60
	rev	x8, x1
	str	x8, [x22]
	add	x22, x22, w2, uxtw
.LBB4_33:
	and	w8, w0, #0x3f
	lsl	x24, x21, x0
	and	w18, w20, #0x7
	sub	w8, w19, w8
	mov	w17, #63
	cbz	w23, .LBB4_135
.LBB4_34:
	cmp	w23, #63
	b.hi	.LBB4_113
	sub	x9, x25, x27
	cmp	x9, #7
	b.le	.LBB4_38
	ldr	x9, [x27]
	rev	x9, x9
	sub	x10, x16, x9
	and	x10, x9, x10
	tst	x10, #0x8080808080808080
	b.ne	.LBB4_38
	sub	w10, w17, w8
	lsr	x9, x9, x8
	orr	w8, w8, #0x38
	lsr	w10, w10, #3
	orr	x24, x9, x24
	add	x27, x27, x10
	b	.LBB4_14
.LBB4_38:
	cmp	w8, #55
	b.hi	.LBB4_14
	mov	x13, x11
	mov	w10, w8
	mov	w11, #56
	sub	x9, x10, #8
	sub	x10, x11, x10
	b	.LBB4_42
.LBB4_40:
	ldur	w12, [x29, #-36]
	mov	x11, xzr
	add	w12, w12, #8
	stur	w12, [x29, #-36]
.LBB4_41:
	lsl	x11, x11, x10
	add	x9, x9, #8
	sub	x10, x10, #8
	cmp	x9, #48
	add	w8, w8, #8
	orr	x24, x11, x24
	b.hs	.LBB4_58
.LBB4_42:
	sub	x12, x25, x27
	cmp	x12, #1
	b.lt	.LBB4_40
	ldrb	w11, [x27]
	cmp	x11, #255
	b.eq	.LBB4_45
	add	x27, x27, #1
	b	.LBB4_41
.LBB4_45:
	cmp	x12, #1
	b.eq	.LBB4_40
	ldrb	w11, [x27, #1]
	cbnz	w11, .LBB4_40
	add	x27, x27, #2
	mov	w11, #255
	b	.LBB4_41
.LBB4_48:
	mov	w24, w18
	mov	x20, x11
	cmp	w19, #55
	b.hi	.LBB4_28
	mov	w9, w19
	mov	w10, #56
	sub	x8, x9, #8
	sub	x9, x10, x9
	b	.LBB4_52
.LBB4_50:
	ldur	w11, [x29, #-36]
	mov	x10, xzr
	add	w11, w11, #8
	stur	w11, [x29, #-36]
.LBB4_51:
	lsl	x10, x10, x9
	add	x8, x8, #8
	sub	x9, x9, #8
	cmp	x8, #48
	add	w19, w19, #8
	orr	x21, x10, x21
	b.hs	.LBB4_28
.LBB4_52:
	sub	x11, x25, x27
	cmp	x11, #1
	b.lt	.LBB4_50
	ldrb	w10, [x27]
	cmp	x10, #255
	b.eq	.LBB4_55
	add	x27, x27, #1
	b	.LBB4_51
.LBB4_55:
	cmp	x11, #1
	b.eq	.LBB4_50
	ldrb	w10, [x27, #1]
	cbnz	w10, .LBB4_50
	add	x27, x27, #2
	mov	w10, #255
	b	.LBB4_51
.LBB4_58:
	mov	x11, x13
	b	.LBB4_14
.LBB4_59:
	mov	x0, x22
	mov	x22, x11
	bl	write_bytewise
	mov	w17, #63
	mov	x16, #-72340172838076674
	mov	x11, x22
	mov	x22, x0
	b	.LBB4_22
.LBB4_60:
	mov	x24, x0
	mov	x0, x22
	mov	x22, x11
	bl	write_bytewise
	mov	x16, #-72340172838076674
	mov	x11, x22
	mov	x22, x0
	mov	x0, x24
	b	.LBB4_33
.LBB4_61:
	ldr	w8, [x26, #8596]
	ldr	w9, [x26, #8592]
	ldur	x25, [x29, #-48]
	lsl	x10, x11, x8
	add	w20, w8, w18
	neg	w8, w20
	lsr	w2, w20, #3
	orr	x9, x10, x9
	lsl	x1, x9, x8
	stur	x9, [x29, #-24]
	sub	x8, x16, x1
	and	x8, x1, x8
	tst	x8, #0x8080808080808080
	b.ne	.LBB4_130
	rev	x8, x1
	str	x8, [x22]
	add	x22, x22, w2, uxtw
.LBB4_63:
	ldr	w28, [x26, #8584]
	and	w18, w20, #0x7
	mov	w21, #1
	b	.LBB4_66
.LBB4_64:
	sub	w9, w17, w19
	lsr	x8, x8, x19
	orr	w19, w19, #0x38
	lsr	w9, w9, #3
	orr	x24, x8, x24
	add	x27, x27, x9
.LBB4_65:
	cmp	w11, #64
	mov	w21, w11
	b.hs	.LBB4_114
.LBB4_66:
	lsr	x8, x24, x28
	ldrh	w8, [x26, x8, lsl #1]
	add	w10, w21, w8, lsr #8
	and	x11, x8, #0x3f
	lsl	x9, x24, x8
	sub	w8, w19, w11
	cmp	w10, #63
	b.ls	.LBB4_68
	mov	x20, x24
	mov	w23, w19
	b	.LBB4_72
.LBB4_68:
	sub	x11, x25, x27
	cmp	x11, #7
	b.le	.LBB4_103
	ldr	x11, [x27]
	rev	x11, x11
	sub	x12, x16, x11
	and	x12, x11, x12
	tst	x12, #0x8080808080808080
	b.ne	.LBB4_103
	sub	w12, w17, w8
	lsr	x11, x11, x8
	orr	w8, w8, #0x38
	lsr	w12, w12, #3
	orr	x9, x11, x9
	add	x27, x27, x12
.LBB4_71:
	lsr	x11, x9, x28
	mov	w21, w10
	mov	x20, x9
	mov	w23, w8
	ldrh	w12, [x26, x11, lsl #1]
	add	w11, w10, w12, lsr #8
	and	x13, x12, #0x3f
	lsl	x24, x9, x12
	sub	w19, w8, w13
	cmp	w11, #64
	mov	x9, x24
	mov	w8, w19
	mov	w10, w11
	b.lo	.LBB4_65
.LBB4_72:
	cmp	w10, #64
	b.eq	.LBB4_115
	sub	w10, w10, #192
	cmn	w10, #63
	b.hs	.LBB4_115
	sub	x8, x25, x27
	cmp	x8, #7
	b.le	.LBB4_93
	ldr	x8, [x27]
	rev	x8, x8
	sub	x9, x16, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.ne	.LBB4_93
	sub	w9, w17, w23
	lsr	x8, x8, x23
	orr	w23, w23, #0x38
	lsr	w9, w9, #3
	orr	x20, x8, x20
	add	x27, x27, x9
.LBB4_77:
	lsr	x1, x20, #48
	mov	x0, x26
	mov	w19, w18
	bl	find
	cbz	w0, .LBB4_135
	lsr	x8, x0, #32
	mov	w18, w19
	add	w11, w21, w8
	cmp	w11, #65
	b.lo	.LBB4_80
	sub	w8, w11, #192
	mov	x16, #-72340172838076674
	mov	w17, #63
	cmn	w8, #63
	b.hs	.LBB4_81
	b	.LBB4_135
.LBB4_80:
	mov	x16, #-72340172838076674
	mov	w17, #63
	cbz	w11, .LBB4_135
.LBB4_81:
	sub	x8, x25, x27
	lsl	x24, x20, x0
	and	w9, w0, #0x3f
	cmp	x8, #7
	sub	w19, w23, w9
	b.le	.LBB4_83
	ldr	x8, [x27]
	rev	x8, x8
	sub	x9, x16, x8
	and	x9, x8, x9
	tst	x9, #0x8080808080808080
	b.eq	.LBB4_64
.LBB4_83:
	cmp	w19, #55
	b.hi	.LBB4_65
	mov	w9, #56
	sub	x8, x19, #8
	sub	x9, x9, x19
	b	.LBB4_87
.LBB4_85:
	ldur	w12, [x29, #-36]
	mov	x10, xzr
	add	w12, w12, #8
	stur	w12, [x29, #-36]
.LBB4_86:
	lsl	x10, x10, x9
	add	x8, x8, #8
	sub	x9, x9, #8
	cmp	x8, #48
	add	w19, w19, #8
	orr	x24, x10, x24
	b.hs	.LBB4_65
.LBB4_87:
	sub	x12, x25, x27
	cmp	x12, #1
	b.lt	.LBB4_85
	ldrb	w10, [x27]
	cmp	x10, #255
	b.eq	.LBB4_90
	add	x27, x27, #1
	b	.LBB4_86
.LBB4_90:
	cmp	x12, #1
	b.eq	.LBB4_85
	ldrb	w10, [x27, #1]
	cbnz	w10, .LBB4_85
	add	x27, x27, #2
	mov	w10, #255
	b	.LBB4_86
.LBB4_93:
	cmp	w23, #55
	b.hi	.LBB4_77
	mov	w9, w23
	mov	w10, #56
	sub	x8, x9, #8
	sub	x9, x10, x9
	b	.LBB4_97
.LBB4_95:
	ldur	w11, [x29, #-36]
	mov	x10, xzr
	add	w11, w11, #8
	stur	w11, [x29, #-36]
.LBB4_96:
	lsl	x10, x10, x9
	add	x8, x8, #8
	sub	x9, x9, #8
	cmp	x8, #48
	add	w23, w23, #8
	orr	x20, x10, x20
	b.hs	.LBB4_77
.LBB4_97:
	sub	x11, x25, x27
	cmp	x11, #1
	b.lt	.LBB4_95
	ldrb	w10, [x27]
	cmp	x10, #255
	b.eq	.LBB4_100
	add	x27, x27, #1
	b	.LBB4_96
.LBB4_100:
	cmp	x11, #1
	b.eq	.LBB4_95
	ldrb	w10, [x27, #1]
	cbnz	w10, .LBB4_95
	add	x27, x27, #2
	mov	w10, #255
	b	.LBB4_96
.LBB4_103:
	cmp	w8, #55
	b.hi	.LBB4_71
	mov	w12, #56
	sub	x11, x8, #8
	sub	x12, x12, x8
	b	.LBB4_107
.LBB4_105:
	ldur	w14, [x29, #-36]
	mov	x13, xzr
	add	w14, w14, #8
	stur	w14, [x29, #-36]
.LBB4_106:
	lsl	x13, x13, x12
	add	x11, x11, #8
	sub	x12, x12, #8
	cmp	x11, #48
	add	w8, w8, #8
	orr	x9, x13, x9
	b.hs	.LBB4_71
.LBB4_107:
	sub	x14, x25, x27
	cmp	x14, #1
	b.lt	.LBB4_105
	ldrb	w13, [x27]
	cmp	x13, #255
	b.eq	.LBB4_110
	add	x27, x27, #1
	b	.LBB4_106
.LBB4_110:
	cmp	x14, #1
	b.eq	.LBB4_105
	ldrb	w13, [x27, #1]
	cbnz	w13, .LBB4_105
	add	x27, x27, #2
	mov	w13, #255
	b	.LBB4_106
.LBB4_113:
	stur	x11, [x29, #-24]
	b	.LBB4_116
.LBB4_114:
	mov	w8, w19
	b	.LBB4_116
.LBB4_115:
	mov	x24, x9
.LBB4_116:
	ldur	x13, [x29, #-56]
	ldp	x2, x3, [sp]
	ldur	w12, [x29, #-36]
	mov	w23, w8
	mov	w15, #24
	add	x13, x13, #1
	cmp	x13, x3
	b.ne	.LBB4_5
	b	.LBB4_131
.LBB4_117:
	cmp	w23, #55
	b.hi	.LBB4_8
	mov	w9, w23
	mov	w10, #56
	sub	x8, x9, #8
	sub	x9, x10, x9
	b	.LBB4_121
.LBB4_119:
	mov	x10, xzr
	add	w12, w12, #8
.LBB4_120:
	lsl	x10, x10, x9
	add	x8, x8, #8
	sub	x9, x9, #8
	cmp	x8, #48
	add	w23, w23, #8
	orr	x24, x10, x24
	b.hs	.LBB4_8
.LBB4_121:
	sub	x11, x25, x27
	cmp	x11, #1
	b.lt	.LBB4_119
	ldrb	w10, [x27]
	cmp	x10, #255
	b.eq	.LBB4_124
	add	x27, x27, #1
	b	.LBB4_120
.LBB4_124:
	cmp	x11, #1
	b.eq	.LBB4_119
	ldrb	w10, [x27, #1]
	cbnz	w10, .LBB4_119
	add	x27, x27, #2
	mov	w10, #255
	b	.LBB4_120
.LBB4_127:
	lsr	x1, x24, #48
	mov	w21, w18
	bl	find
	cbz	w0, .LBB4_135
	lsr	x8, x0, #32
	mov	w20, w0
	mov	x16, #-72340172838076674
	mov	w17, #63
	mov	w18, w21
	b	.LBB4_10
.LBB4_129:
	mov	x0, x22
	mov	x22, x11
	bl	write_bytewise
	mov	w17, #63
	mov	x16, #-72340172838076674
	mov	x11, x22
	mov	x22, x0
	b	.LBB4_12
.LBB4_130:
	mov	x0, x22
	bl	write_bytewise
	mov	w17, #63
	mov	x16, #-72340172838076674
	mov	x22, x0
	b	.LBB4_63
.LBB4_131:
	ldp	x0, x1, [sp, #48]
	cmp	w12, w8
	ldr	x11, [sp, #40]
	ldr	w13, [sp, #36]
	ldr	x14, [sp, #24]
	b.hi	.LBB4_135
	ldur	w10, [x29, #-60]
	ldr	w4, [sp, #20]
	add	w10, w10, #1
	cmp	w10, w4
	b.ne	.LBB4_2
	mov	w10, w4
.LBB4_134:
	stp	w8, w12, [x0, #40]
	ldur	x8, [x29, #-24]
	ldur	q0, [x29, #-16]
	stp	x27, x25, [x0]
	stp	x22, x11, [x0, #16]
	str	x24, [x0, #32]
	str	x8, [x0, #48]
	stp	w18, w13, [x0, #56]
	str	q0, [x1]
	b	.LBB4_136
.LBB4_135:
	mov	w10, #-1
.LBB4_136:
	ldp	x20, x19, [sp, #208]
	mov	w0, w10
	ldp	x22, x21, [sp, #192]
	ldp	x24, x23, [sp, #176]
	ldp	x26, x25, [sp, #160]
	ldp	x28, x27, [sp, #144]
	ldp	x29, x30, [sp, #128]
	add	sp, sp, #224
	ret
.Lfunc_end4:
	.size	cpixels_copy_units, .Lfunc_end4-cpixels_copy_units
	.globl	cpixels_end_part
	.p2align	2
	.type	cpixels_end_part,@function
cpixels_end_part:
	ldp	w9, w8, [x0, #40]
	subs	w9, w9, w8
	mov	w8, wzr
	b.lo	.LBB5_13
	cmp	w9, #7
	b.hi	.LBB5_13
	ldp	x8, x9, [x0]
	sub	x9, x9, x8
	cmp	x9, #2
	b.ge	.LBB5_4
	mov	w0, wzr
	ret
.LBB5_4:
	ldrb	w9, [x8]
	cmp	w9, #255
	b.eq	.LBB5_6
	mov	w0, wzr
	ret
.LBB5_6:
	ldp	x9, x10, [x0, #16]
	sub	x10, x10, x9
	cmp	x10, #512
	b.ge	.LBB5_8
	mov	w0, wzr
	ret
.LBB5_8:
	sub	sp, sp, #32
	fmov	d0, xzr
	add	x11, x8, #2
	ldr	w10, [x0, #56]
	ldrb	w8, [x8, #1]
	stp	x29, x30, [sp, #16]
	add	x29, sp, #16
	str	x11, [x0]
	fmov	d0, d0
	str	q0, [x0, #32]
	cbz	w10, .LBB5_12
	mov	w11, #8
	ldr	x12, [x0, #48]
	mov	w13, #255
	sub	w14, w11, w10
	lsr	x10, x13, x10
	str	w11, [x0, #56]
	lsl	x12, x12, x14
	orr	x10, x12, x10
	mov	x12, #-144115188075855872
	lsl	x1, x10, #56
	str	x10, [x0, #48]
	sub	x12, x12, x1
	tst	x12, x1
	b.lt	.LBB5_14
	and	x10, x10, #0xff
	str	x10, [x9]
	ldr	x9, [x0, #16]
	add	x9, x9, #1
.LBB5_11:
	ldr	w10, [x0, #56]
	and	w10, w10, #0x7
	str	w10, [x0, #56]
.LBB5_12:
	add	x10, x9, #1
	mov	w11, #255
	str	x10, [x0, #16]
	ldp	x29, x30, [sp, #16]
	strb	w11, [x9]
	ldr	x9, [x0, #16]
	add	x10, x9, #1
	str	x10, [x0, #16]
	strb	w8, [x9]
	add	sp, sp, #32
.LBB5_13:
	mov	w0, w8
	ret
.LBB5_14:
	str	x0, [sp, #8]
	mov	x0, x9
	mov	w2, #1
	str	w8, [sp, #4]
	bl	write_bytewise
	ldr	w8, [sp, #4]
	mov	x9, x0
	ldr	x0, [sp, #8]
	b	.LBB5_11
.Lfunc_end5:
	.size	cpixels_end_part, .Lfunc_end5-cpixels_end_part
	.p2align	2
	.type	write_bytewise,@function
write_bytewise:
	cbz	w2, .LBB6_5
	ubfiz	x8, x2, #3, #32
	mov	w9, #56
	b	.LBB6_3
.LBB6_2:
	sub	x9, x9, #8
	mov	x0, x10
	add	x10, x8, x9
	cmp	x10, #56
	b.eq	.LBB6_5
.LBB6_3:
	and	x10, x9, #0xfffffff8
	lsr	x11, x1, x10
	mov	x10, x0
	mvn	w12, w11
	strb	w11, [x10], #1
	tst	x12, #0xff
	b.ne	.LBB6_2
	add	x10, x0, #2
	strb	wzr, [x0, #1]
	b	.LBB6_2
.LBB6_5:
	ret
.Lfunc_end6:
	.size	write_bytewise, .Lfunc_end6-write_bytewise
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
