// Made by scripts/make-kernels.sh from qoi.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__ELF__)
	.text
	.globl	cpixels_unpack_qoi
	.p2align	2
	.type	cpixels_unpack_qoi,@function
cpixels_unpack_qoi:
	ldr	x9, [x0]
	ldr	w10, [x0, #20]
	mov	x8, x0
	mov	x0, xzr
	cbz	x2, .LBB0_30
	add	x11, x8, #24
	mov	w12, #11
	mov	w13, #65024
	mov	w14, #1
.LBB0_2:
	ldr	w15, [x8, #16]
	b	.LBB0_4
.LBB0_3:
	cmp	x0, x2
	b.hs	.LBB0_30
.LBB0_4:
	cbz	w15, .LBB0_7
.LBB0_5:
	cmp	x0, x2
	b.hs	.LBB0_3
	str	w10, [x1, x0, lsl #2]
	add	x0, x0, #1
	ldr	w15, [x8, #16]
	subs	w15, w15, #1
	str	w15, [x8, #16]
	b.ne	.LBB0_5
	b	.LBB0_3
.LBB0_7:
	ldr	x15, [x8, #8]
	subs	x17, x15, x9
	b.eq	.LBB0_30
	ldrb	w16, [x9]
	cmp	w16, #255
	b.ne	.LBB0_10
	mov	w15, #5
	b	.LBB0_13
.LBB0_10:
	cmp	w16, #254
	b.ne	.LBB0_12
	mov	w15, #4
	b	.LBB0_13
.LBB0_12:
	and	w15, w16, #0xc0
	cmp	w15, #128
	cinc	x15, x14, eq
.LBB0_13:
	cmp	x17, x15
	b.lo	.LBB0_30
	cmp	w16, #254
	b.lo	.LBB0_17
	cmp	w16, #255
	b.ne	.LBB0_20
	ldrb	w10, [x9, #4]
	lsl	w10, w10, #24
	b	.LBB0_21
.LBB0_17:
	lsr	w17, w16, #6
	cmp	w17, #1
	b.gt	.LBB0_26
	cbnz	w17, .LBB0_28
	and	x10, x16, #0x3f
	ldr	w10, [x11, x10, lsl #2]
	b	.LBB0_22
.LBB0_20:
	and	w10, w10, #0xff000000
.LBB0_21:
	ldurh	w16, [x9, #1]
	ldrb	w17, [x9, #3]
	orr	w16, w16, w17, lsl #16
	orr	w10, w16, w10
.LBB0_22:
	mov	w17, #1
.LBB0_23:
	lsr	w16, w10, #8
	add	w18, w10, w10, lsl #1
	lsr	w3, w10, #16
	add	w16, w16, w16, lsl #2
	add	w16, w16, w18
	lsr	w18, w10, #24
	sub	w16, w16, w3
	add	w16, w16, w3, lsl #3
	madd	w16, w18, w12, w16
	and	w16, w16, #0x3f
	str	w10, [x11, w16, uxtw #2]
	cbz	w17, .LBB0_25
	add	x16, x0, #1
	str	w10, [x1, x0, lsl #2]
	mov	x0, x16
.LBB0_25:
	cmp	x0, x2
	add	x9, x9, x15
	b.lo	.LBB0_2
	b	.LBB0_30
.LBB0_26:
	cmp	w17, #2
	b.ne	.LBB0_29
	and	w16, w16, #0x3f
	ldrb	w17, [x9, #1]
	sub	w16, w16, #32
	and	w18, w17, #0xf
	add	w3, w10, w16
	add	w4, w10, w16, lsl #8
	add	w16, w18, w16
	add	w17, w3, w17, lsr #4
	and	w18, w10, #0xff000000
	add	w10, w10, w16, lsl #16
	bfxil	w18, w4, #0, #16
	add	w16, w17, #248
	add	w10, w10, #3968, lsl #12
	bfxil	w18, w16, #0, #8
	and	w10, w10, #0xff0000
	orr	w10, w18, w10
	b	.LBB0_22
.LBB0_28:
	ubfx	w17, w16, #4, #2
	lsl	w18, w16, #6
	ubfiz	w16, w16, #16, #2
	add	w3, w10, w13
	add	w17, w10, w17
	and	w18, w18, #0x300
	add	w16, w10, w16
	add	w17, w17, #254
	add	w18, w3, w18
	add	w16, w16, #4064, lsl #12
	and	w10, w10, #0xff000000
	and	w18, w18, #0xff00
	and	w16, w16, #0xff0000
	bfxil	w10, w17, #0, #8
	orr	w16, w18, w16
	orr	w10, w10, w16
	b	.LBB0_22
.LBB0_29:
	and	w16, w16, #0x3f
	mov	w17, wzr
	add	w16, w16, #1
	str	w16, [x8, #16]
	b	.LBB0_23
.LBB0_30:
	str	x9, [x8]
	str	w10, [x8, #20]
	ret
.Lfunc_end0:
	.size	cpixels_unpack_qoi, .Lfunc_end0-cpixels_unpack_qoi
	.globl	cpixels_pack_qoi
	.p2align	2
	.type	cpixels_pack_qoi,@function
cpixels_pack_qoi:
	ldr	w17, [x0, #20]
	mov	x8, x0
	cbz	x2, .LBB1_24
	str	x19, [sp, #-16]!
	add	x9, x8, #24
	mov	w10, #253
	mov	w12, #11
	mov	w13, #254
	mov	w14, #255
	mov	x11, x3
	b	.LBB1_4
.LBB1_2:
	strb	w10, [x11], #1
	mov	w15, w17
	str	wzr, [x8, #16]
.LBB1_3:
	subs	x2, x2, #1
	mov	w17, w15
	b.eq	.LBB1_23
.LBB1_4:
	ldr	w15, [x1], #4
	ldr	w16, [x8, #16]
	subs	w18, w15, w17
	b.ne	.LBB1_7
	add	w15, w16, #1
	cmp	w15, #62
	str	w15, [x8, #16]
	b.eq	.LBB1_2
	mov	w15, w17
	b	.LBB1_3
.LBB1_7:
	cbz	w16, .LBB1_9
	sub	w16, w16, #1
	orr	w16, w16, #0xc0
	strb	w16, [x11], #1
.LBB1_9:
	lsr	w0, w15, #8
	add	w16, w15, w15, lsl #1
	lsr	w4, w15, #16
	str	wzr, [x8, #16]
	add	w5, w0, w0, lsl #2
	add	w16, w5, w16
	lsr	w5, w15, #24
	sub	w16, w16, w4
	add	w16, w16, w4, lsl #3
	madd	w16, w5, w12, w16
	and	w16, w16, #0x3f
	ldr	w6, [x9, w16, uxtw #2]
	cmp	w6, w15
	b.ne	.LBB1_11
	strb	w16, [x11], #1
	b	.LBB1_20
.LBB1_11:
	eor	w6, w15, w17
	lsr	w6, w6, #24
	cbnz	w6, .LBB1_19
	add	w6, w18, #2
	sub	w5, w0, w17, lsr #8
	sub	w17, w4, w17, lsr #16
	tst	w6, #0xfc
	b.ne	.LBB1_15
	add	w7, w5, #2
	tst	w7, #0xfc
	b.ne	.LBB1_15
	add	w19, w17, #2
	tst	w19, #0xfc
	b.eq	.LBB1_21
.LBB1_15:
	add	w6, w5, #32
	tst	w6, #0xc0
	b.ne	.LBB1_18
	sub	w18, w18, w5
	add	w18, w18, #8
	tst	w18, #0xf0
	b.ne	.LBB1_18
	sub	w17, w17, w5
	add	w17, w17, #8
	tst	w17, #0xf0
	b.eq	.LBB1_22
.LBB1_18:
	strb	w13, [x11]
	strb	w15, [x11, #1]
	strb	w0, [x11, #2]
	strb	w4, [x11, #3]
	add	x11, x11, #4
	b	.LBB1_20
.LBB1_19:
	strb	w14, [x11]
	strb	w15, [x11, #1]
	strb	w0, [x11, #2]
	strb	w4, [x11, #3]
	strb	w5, [x11, #4]
	add	x11, x11, #5
.LBB1_20:
	str	w15, [x9, x16, lsl #2]
	b	.LBB1_3
.LBB1_21:
	lsl	w17, w6, #4
	orr	w17, w17, w7, lsl #2
	orr	w17, w17, w19
	orr	w17, w17, #0x40
	strb	w17, [x11], #1
	b	.LBB1_20
.LBB1_22:
	orr	w17, w17, w18, lsl #4
	orr	w0, w6, #0x80
	add	x18, x11, #2
	strb	w0, [x11]
	strb	w17, [x11, #1]
	mov	x11, x18
	b	.LBB1_20
.LBB1_23:
	ldr	x19, [sp], #16
	b	.LBB1_25
.LBB1_24:
	mov	w15, w17
	mov	x11, x3
.LBB1_25:
	sub	x0, x11, x3
	str	w15, [x8, #20]
	ret
.Lfunc_end1:
	.size	cpixels_pack_qoi, .Lfunc_end1-cpixels_pack_qoi
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
