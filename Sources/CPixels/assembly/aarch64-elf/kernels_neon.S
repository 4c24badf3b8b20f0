// Made by scripts/make-kernels.sh from kernels_neon.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.text
	.p2align	2
	.type	widen,@function
widen:
	lsl	x9, x2, #2
	mov	x8, xzr
	cbz	x9, .LBB0_5
	mov	x10, x1
	b	.LBB0_3
.LBB0_2:
	add	x8, x8, #4
	str	q0, [x10], #16
	cmp	x8, x9
	b.hs	.LBB0_5
.LBB0_3:
	ldr	s0, [x0, x8]
	ushll	v0.8h, v0.8b, #0
	ushll	v0.4s, v0.4h, #0
	cbz	w3, .LBB0_2
	shl	v0.4s, v0.4s, #16
	ldr	q1, [x10]
	orr	v0.16b, v1.16b, v0.16b
	b	.LBB0_2
.LBB0_5:
	subs	x9, x8, x9
	b.hs	.LBB0_11
	add	x10, x1, x8, lsl #2
	add	x8, x0, x8
	b	.LBB0_9
.LBB0_7:
	ldrb	w11, [x8]
.LBB0_8:
	adds	x9, x9, #1
	add	x8, x8, #1
	str	w11, [x10], #4
	b.hs	.LBB0_11
.LBB0_9:
	cbz	w3, .LBB0_7
	ldr	w11, [x10]
	ldrb	w12, [x8]
	orr	w11, w11, w12, lsl #16
	b	.LBB0_8
.LBB0_11:
	ret
.Lfunc_end0:
	.size	widen, .Lfunc_end0-widen
	.p2align	2
	.type	premultiply,@function
premultiply:
	cbz	x2, .LBB1_5
	mov	w8, #1
	lsl	w8, w8, w4
	scvtf	s1, w8
	mov	w8, #1132396544
	fmov	s0, w8
	fdiv	s1, s1, s0
	b	.LBB1_3
.LBB1_2:
	subs	x2, x2, #1
	add	x0, x0, #4
	str	q2, [x1], #16
	b.eq	.LBB1_5
.LBB1_3:
	ldr	s2, [x0]
	ushll	v2.8h, v2.8b, #0
	ushll	v2.4s, v2.4h, #0
	ucvtf	v2.4s, v2.4s
	dup	v3.4s, v2.s[3]
	mov	v3.s[3], v0.s[0]
	fmul	v2.4s, v3.4s, v2.4s
	movi	v3.4s, #63, lsl #24
	fmla	v3.4s, v2.4s, v1.s[0]
	fcvtzs	v2.4s, v3.4s
	cbz	w3, .LBB1_2
	shl	v2.4s, v2.4s, #16
	ldr	q3, [x1]
	orr	v2.16b, v3.16b, v2.16b
	b	.LBB1_2
.LBB1_5:
	ret
.Lfunc_end1:
	.size	premultiply, .Lfunc_end1-premultiply
	.p2align	2
	.type	reduce,@function
reduce:
	cbz	x2, .LBB2_12
	mov	w10, #1132396544
	lsl	x8, x3, #2
	mov	x11, xzr
	fmov	s0, w10
	mov	w9, #1048576
	mov	x10, x2
	b	.LBB2_3
.LBB2_2:
	add	x1, x1, #16
	cmp	x12, x2
	sub	x10, x10, x3
	add	x0, x0, x8
	mov	x11, x12
	b.hs	.LBB2_12
.LBB2_3:
	sub	x13, x2, x11
	add	x12, x11, x3
	cmp	x13, x3
	csel	x13, x2, x12, lo
	cmp	x11, x13
	b.hs	.LBB2_2
	cmp	x3, x10
	ldr	q1, [x1]
	mov	x15, x0
	csel	x14, x3, x10, lo
	b	.LBB2_6
.LBB2_5:
	fadd	v1.4s, v2.4s, v1.4s
	add	x11, x11, #256, lsl #12
	sub	x14, x14, #256, lsl #12
	cmp	x11, x13
	add	x15, x15, #1024, lsl #12
	str	q1, [x1]
	b.hs	.LBB2_2
.LBB2_6:
	cmp	x14, #1
	movi	v2.2d, #0000000000000000
	csinc	x16, x14, xzr, hi
	cmp	x16, #256, lsl #12
	csel	x16, x16, x9, lo
	cbz	w4, .LBB2_9
	mov	x17, x15
.LBB2_8:
	ldr	s3, [x17], #4
	subs	x16, x16, #1
	ushll	v3.8h, v3.8b, #0
	ushll	v3.4s, v3.4h, #0
	ucvtf	v3.4s, v3.4s
	dup	v4.4s, v3.s[3]
	mov	v4.s[3], v0.s[0]
	fmla	v2.4s, v3.4s, v4.4s
	b.ne	.LBB2_8
	b	.LBB2_5
.LBB2_9:
	lsl	x16, x16, #2
	mov	x17, xzr
.LBB2_10:
	ldr	s3, [x15, x17]
	add	x17, x17, #4
	cmp	x16, x17
	ushll	v3.8h, v3.8b, #0
	uaddw	v2.4s, v2.4s, v3.4h
	b.ne	.LBB2_10
	scvtf	v2.4s, v2.4s
	b	.LBB2_5
.LBB2_12:
	ret
.Lfunc_end2:
	.size	reduce, .Lfunc_end2-reduce
	.p2align	2
	.type	narrow,@function
narrow:
	cmp	x2, #4
	b.hs	.LBB3_8
	mov	x11, xzr
.LBB3_2:
	subs	x8, x2, x11
	b.ls	.LBB3_7
	lsl	x10, x11, #2
	fmov	s1, #0.50000000
	add	x9, x1, x10
	add	x10, x0, x10
	b	.LBB3_5
.LBB3_4:
	subs	x8, x8, #1
	str	w11, [x9], #4
	b.eq	.LBB3_7
.LBB3_5:
	ldr	s2, [x10], #4
	fmadd	s2, s0, s2, s1
	fcvtzs	w11, s2
	cbz	w3, .LBB3_4
	ldr	w12, [x9]
	orr	w11, w12, w11, lsl #16
	b	.LBB3_4
.LBB3_7:
	ret
.LBB3_8:
	mov	x10, xzr
	mov	x8, x1
	mov	x9, x0
	b	.LBB3_10
.LBB3_9:
	add	x12, x10, #8
	add	x11, x10, #4
	cmp	x12, x2
	mov	x10, x11
	str	q1, [x8], #16
	b.hi	.LBB3_2
.LBB3_10:
	movi	v1.4s, #63, lsl #24
	ldr	q2, [x9], #16
	fmla	v1.4s, v2.4s, v0.s[0]
	fcvtzs	v1.4s, v1.4s
	cbz	w3, .LBB3_9
	shl	v1.4s, v1.4s, #16
	ldr	q2, [x8]
	orr	v1.16b, v2.16b, v1.16b
	b	.LBB3_9
.Lfunc_end3:
	.size	narrow, .Lfunc_end3-narrow
	.p2align	2
	.type	accumulate,@function
accumulate:
	cbz	x3, .LBB4_12
	lsl	x8, x3, #2
	mov	x11, xzr
	add	x9, x2, #48
	mov	w10, #24
	b	.LBB4_3
.LBB4_2:
	cmp	x12, x3
	add	x9, x9, #3072
	mov	x11, x12
	b.hs	.LBB4_12
.LBB4_3:
	sub	x13, x3, x11
	add	x12, x11, #768
	cmp	x13, #768
	csel	x13, x3, x12, lo
	cbz	x1, .LBB4_2
	mov	x14, xzr
	b	.LBB4_6
.LBB4_5:
	add	x14, x14, #1
	cmp	x14, x1
	b.eq	.LBB4_2
.LBB4_6:
	cmp	x11, x13
	b.hs	.LBB4_5
	madd	x15, x14, x10, x0
	mov	x17, x11
	ldrsw	x16, [x15, #16]
	madd	x16, x8, x16, x9
	b	.LBB4_9
.LBB4_8:
	add	x17, x17, #16
	add	x16, x16, #64
	stp	q3, q2, [x18]
	cmp	x17, x13
	stp	q1, q0, [x18, #32]
	b.hs	.LBB4_5
.LBB4_9:
	ldr	x18, [x15]
	ldr	w2, [x15, #20]
	add	x18, x18, x17, lsl #2
	cmp	w2, #1
	ldp	q3, q2, [x18]
	ldp	q1, q0, [x18, #32]
	b.lt	.LBB4_8
	ldr	x4, [x15, #8]
	mov	x5, x16
.LBB4_11:
	ldp	q4, q6, [x5, #-48]
	subs	x2, x2, #1
	ld1r	{ v5.2s }, [x4], #4
	ldp	q7, q16, [x5, #-16]
	add	x5, x5, x8
	ext	v17.16b, v4.16b, v4.16b, #8
	ext	v18.16b, v6.16b, v6.16b, #8
	smull	v4.4s, v4.4h, v5.4h
	smull	v6.4s, v6.4h, v5.4h
	ext	v19.16b, v7.16b, v7.16b, #8
	ext	v20.16b, v16.16b, v16.16b, #8
	smull	v7.4s, v7.4h, v5.4h
	smull	v16.4s, v16.4h, v5.4h
	smull	v17.4s, v17.4h, v5.4h
	smull	v18.4s, v18.4h, v5.4h
	smull	v19.4s, v19.4h, v5.4h
	smull	v5.4s, v20.4h, v5.4h
	addp	v4.4s, v4.4s, v17.4s
	addp	v6.4s, v6.4s, v18.4s
	addp	v7.4s, v7.4s, v19.4s
	addp	v5.4s, v16.4s, v5.4s
	add	v3.4s, v4.4s, v3.4s
	add	v2.4s, v6.4s, v2.4s
	add	v1.4s, v7.4s, v1.4s
	add	v0.4s, v5.4s, v0.4s
	b.ne	.LBB4_11
	b	.LBB4_8
.LBB4_12:
	ret
.Lfunc_end4:
	.size	accumulate, .Lfunc_end4-accumulate
	.p2align	2
	.type	write_row,@function
write_row:
	cbz	x1, .LBB5_3
	mov	x8, xzr
	mov	x9, x5
.LBB5_2:
	ldr	q1, [x0], #16
	add	x8, x8, #4
	cmp	x8, x1
	scvtf	v1.4s, v1.4s
	fmul	v1.4s, v1.4s, v0.s[0]
	str	q1, [x9], #16
	b.lo	.LBB5_2
.LBB5_3:
	cbz	x3, .LBB5_17
	mov	w9, #1132396544
	movi	v0.2d, #0000000000000000
	movi	v1.4s, #63, lsl #24
	dup	v2.4s, w9
	fmov	s3, #0.50000000
	mov	x8, xzr
	add	x10, x5, #16
	add	x11, x4, #4
	mov	w12, #12
	b	.LBB5_7
.LBB5_5:
	fmov	s5, w9
	mov	v4.s[3], v5.s[0]
	mov	v5.16b, v4.16b
.LBB5_6:
	fmaxnm	v4.4s, v5.4s, v0.4s
	fminnm	v4.4s, v4.4s, v2.4s
	fadd	v4.4s, v4.4s, v1.4s
	fcvtzs	v4.4s, v4.4s
	xtn	v4.4h, v4.4s
	uzp1	v4.8b, v4.8b, v0.8b
	str	s4, [x6, x8, lsl #2]
	add	x8, x8, #1
	cmp	x8, x3
	b.eq	.LBB5_17
.LBB5_7:
	madd	x14, x8, x12, x2
	movi	v4.2d, #0000000000000000
	ldp	w16, w13, [x14]
	ldrsw	x15, [x14, #8]
	sxtw	x16, w16
	cmp	w13, #2
	lsl	x14, x16, #4
	b.ge	.LBB5_9
	mov	x16, xzr
	cmp	w16, w13
	b.lt	.LBB5_12
	b	.LBB5_14
.LBB5_9:
	movi	v5.2d, #0000000000000000
	add	x16, x11, x15, lsl #2
	add	x17, x10, x14
	mov	w18, #2
.LBB5_10:
	ldp	q6, q7, [x17, #-16]
	add	x18, x18, #2
	ldp	s16, s17, [x16, #-4]
	cmp	x18, x13
	add	x17, x17, #32
	add	x16, x16, #8
	fmla	v5.4s, v6.4s, v16.s[0]
	fmla	v4.4s, v7.4s, v17.s[0]
	b.ls	.LBB5_10
	fadd	v4.4s, v5.4s, v4.4s
	and	x16, x13, #0x7ffffffe
	cmp	w16, w13
	b.ge	.LBB5_14
.LBB5_12:
	add	x15, x4, x15, lsl #2
	lsl	x17, x16, #2
	add	x14, x5, x14
.LBB5_13:
	and	x18, x17, #0xfffffffc
	ldr	s6, [x15, x17]
	add	x16, x16, #1
	lsl	x18, x18, #2
	cmp	w13, w16
	add	x17, x17, #4
	ldr	q5, [x14, x18]
	fmla	v4.4s, v5.4s, v6.s[0]
	b.gt	.LBB5_13
.LBB5_14:
	cbz	w7, .LBB5_5
	mov	s6, v4.s[3]
	movi	v5.2d, #0000000000000000
	fcmp	s6, s3
	b.mi	.LBB5_6
	fmov	s5, w9
	fdiv	s5, s5, s6
	fmul	v5.4s, v4.4s, v5.s[0]
	mov	v5.s[3], v4.s[3]
	b	.LBB5_6
.LBB5_17:
	ret
.Lfunc_end5:
	.size	write_row, .Lfunc_end5-write_row
	.type	.L.str,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"neon"
	.size	.L.str, 5
	.type	cpixels_neon,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	cpixels_neon
	.p2align	3, 0x0
cpixels_neon:
	.xword	.L.str
	.xword	widen
	.xword	premultiply
	.xword	reduce
	.xword	narrow
	.xword	accumulate
	.xword	write_row
	.size	cpixels_neon, 56
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
