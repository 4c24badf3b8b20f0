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
	str	x30, [sp, #-32]!
	stp	x20, x19, [sp, #16]
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
	mov	w19, #128
	mov	w7, w17
.LBB0_19:
	sturb	w17, [x6, #-2]
	sturb	w7, [x6, #-1]
	strb	w19, [x6]
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
	add	w7, w17, w7
	mov	w19, #1
	b	.LBB0_19
.LBB0_24:
	cbz	w7, .LBB0_18
	and	w19, w7, #0xf
	cmp	w19, #10
	b.hi	.LBB0_20
	lsr	w20, w7, #4
	cbnz	w19, .LBB0_28
	cmp	w20, #15
	b.ne	.LBB0_20
.LBB0_28:
	add	w7, w19, w17
	add	w19, w20, #1
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
	ldp	x20, x19, [sp, #16]
	ldr	x30, [sp], #32
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
	mov	x9, #4294967296
	csel	w8, w8, wzr, lo
	b	.LBB2_41
.LBB2_34:
	cbz	w9, .LBB2_39
	and	w10, w9, #0xf
	cmp	w10, #10
	b.hi	.LBB2_38
	lsr	x9, x9, #4
	cbnz	w10, .LBB2_40
	cmp	w9, #15
	b.eq	.LBB2_40
.LBB2_38:
	mov	w8, wzr
	mov	x9, xzr
	b	.LBB2_41
.LBB2_39:
	mov	x9, #549755813888
	b	.LBB2_41
.LBB2_40:
	mov	x11, #4294967296
	add	w8, w10, w8
	add	x9, x11, x9, lsl #32
.LBB2_41:
	mov	w8, w8
	orr	x0, x9, x8
	ret
.LBB2_42:
	mov	x0, xzr
	ret
.Lfunc_end2:
	.size	find, .Lfunc_end2-find
	.globl	cpixels_end_part
	.p2align	2
	.type	cpixels_end_part,@function
cpixels_end_part:
	ldp	w9, w8, [x0, #40]
	subs	w9, w9, w8
	mov	w8, wzr
	b.lo	.LBB3_13
	cmp	w9, #7
	b.hi	.LBB3_13
	ldp	x8, x9, [x0]
	sub	x9, x9, x8
	cmp	x9, #2
	b.ge	.LBB3_4
	mov	w0, wzr
	ret
.LBB3_4:
	ldrb	w9, [x8]
	cmp	w9, #255
	b.eq	.LBB3_6
	mov	w0, wzr
	ret
.LBB3_6:
	ldp	x9, x10, [x0, #16]
	sub	x10, x10, x9
	cmp	x10, #512
	b.ge	.LBB3_8
	mov	w0, wzr
	ret
.LBB3_8:
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
	cbz	w10, .LBB3_12
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
	b.lt	.LBB3_14
	and	x10, x10, #0xff
	str	x10, [x9]
	ldr	x9, [x0, #16]
	add	x9, x9, #1
.LBB3_11:
	ldr	w10, [x0, #56]
	and	w10, w10, #0x7
	str	w10, [x0, #56]
.LBB3_12:
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
.LBB3_13:
	mov	w0, w8
	ret
.LBB3_14:
	str	x0, [sp, #8]
	mov	x0, x9
	mov	w2, #1
	str	w8, [sp, #4]
	bl	write_bytewise
	ldr	w8, [sp, #4]
	mov	x9, x0
	ldr	x0, [sp, #8]
	b	.LBB3_11
.Lfunc_end3:
	.size	cpixels_end_part, .Lfunc_end3-cpixels_end_part
	.p2align	2
	.type	write_bytewise,@function
write_bytewise:
	cbz	w2, .LBB4_5
	ubfiz	x8, x2, #3, #32
	mov	w9, #56
	b	.LBB4_3
.LBB4_2:
	sub	x9, x9, #8
	mov	x0, x10
	add	x10, x8, x9
	cmp	x10, #56
	b.eq	.LBB4_5
.LBB4_3:
	and	x10, x9, #0xfffffff8
	lsr	x11, x1, x10
	mov	x10, x0
	mvn	w12, w11
	strb	w11, [x10], #1
	tst	x12, #0xff
	b.ne	.LBB4_2
	add	x10, x0, #2
	strb	wzr, [x0, #1]
	b	.LBB4_2
.LBB4_5:
	ret
.Lfunc_end4:
	.size	write_bytewise, .Lfunc_end4-write_bytewise
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
