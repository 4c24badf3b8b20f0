// Made by scripts/make-kernels.sh from qoi.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__aarch64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_unpack_qoi
	.p2align	2
_cpixels_unpack_qoi:
	ldr	x9, [x0]
	ldr	w10, [x0, #20]
	mov	x8, #0
	cbz	x2, LBB0_25
	add	x11, x0, #24
	mov	w12, #5
	mov	w13, #4
	mov	w14, #1
	mov	w15, #11
	mov	w16, #65024
LBB0_2:
	ldr	w17, [x0, #16]
	b	LBB0_4
LBB0_3:
	cmp	x8, x2
	b.hs	LBB0_25
LBB0_4:
	cbz	w17, LBB0_7
	cmp	x8, x2
	b.hs	LBB0_3
LBB0_6:
	str	w10, [x1, x8, lsl #2]
	add	x8, x8, #1
	ldr	w17, [x0, #16]
	sub	w17, w17, #1
	str	w17, [x0, #16]
	cmp	w17, #0
	ccmp	x8, x2, #2, ne
	b.lo	LBB0_6
	b	LBB0_3
LBB0_7:
	ldr	x17, [x0, #8]
	subs	x3, x17, x9
	b.eq	LBB0_25
	ldrb	w4, [x9]
	and	w17, w4, #0xc0
	cmp	w17, #128
	cinc	x17, x14, eq
	cmp	w4, #254
	csel	x17, x13, x17, eq
	cmp	w4, #255
	csel	x17, x12, x17, eq
	cmp	x3, x17
	b.lo	LBB0_25
	cmp	w4, #254
	b.lo	LBB0_12
	cmp	w4, #255
	b.ne	LBB0_15
	ldrb	w10, [x9, #4]
	lsl	w10, w10, #24
	b	LBB0_16
LBB0_12:
	lsr	w3, w4, #6
	cmp	w3, #1
	b.gt	LBB0_21
	cbnz	w3, LBB0_23
	and	x10, x4, #0x3f
	ldr	w10, [x11, x10, lsl #2]
	b	LBB0_17
LBB0_15:
	and	w10, w10, #0xff000000
LBB0_16:
	ldurh	w3, [x9, #1]
	ldrb	w4, [x9, #3]
	orr	w3, w3, w4, lsl #16
	orr	w10, w3, w10
LBB0_17:
	mov	w3, #1
LBB0_18:
	add	w4, w10, w10, lsl #1
	lsr	w5, w10, #8
	add	w5, w5, w5, lsl #2
	lsr	w6, w10, #16
	add	w4, w5, w4
	sub	w4, w4, w6
	add	w4, w4, w6, lsl #3
	lsr	w5, w10, #24
	madd	w4, w5, w15, w4
	and	w4, w4, #0x3f
	str	w10, [x11, w4, uxtw #2]
	cbz	w3, LBB0_20
	str	w10, [x1, x8, lsl #2]
	add	x8, x8, #1
LBB0_20:
	add	x9, x9, x17
	cmp	x8, x2
	b.lo	LBB0_2
	b	LBB0_25
LBB0_21:
	cmp	w3, #2
	b.ne	LBB0_24
	and	w3, w4, #0x3f
	sub	w3, w3, #32
	ldrb	w4, [x9, #1]
	and	w5, w4, #0xf
	add	w5, w5, w3
	add	w6, w10, w3
	add	w4, w6, w4, lsr #4
	add	w4, w4, #248
	add	w3, w10, w3, lsl #8
	add	w5, w10, w5, lsl #16
	add	w5, w5, #3968, lsl #12
	and	w5, w5, #0xff0000
	and	w10, w10, #0xff000000
	bfxil	w10, w3, #0, #16
	bfxil	w10, w4, #0, #8
	orr	w10, w10, w5
	b	LBB0_17
LBB0_23:
	ubfx	w3, w4, #4, #2
	add	w3, w10, w3
	add	w3, w3, #254
	lsl	w5, w4, #6
	and	w5, w5, #0x300
	add	w6, w10, w16
	add	w5, w6, w5
	and	w5, w5, #0xff00
	ubfiz	w4, w4, #16, #2
	add	w4, w10, w4
	add	w4, w4, #4064, lsl #12
	and	w4, w4, #0xff0000
	and	w10, w10, #0xff000000
	bfxil	w10, w3, #0, #8
	orr	w10, w10, w5
	orr	w10, w10, w4
	b	LBB0_17
LBB0_24:
	mov	w3, #0
	and	w4, w4, #0x3f
	add	w4, w4, #1
	str	w4, [x0, #16]
	b	LBB0_18
LBB0_25:
	str	x9, [x0]
	str	w10, [x0, #20]
	mov	x0, x8
	ret
	.globl	_cpixels_pack_qoi
	.p2align	2
_cpixels_pack_qoi:
	ldr	w16, [x0, #20]
	cbz	x2, LBB1_24
	stp	x20, x19, [sp, #-16]!
	add	x8, x0, #24
	mov	w9, #253
	mov	w11, #11
	mov	w12, #254
	mov	w13, #255
	mov	x10, x3
	b	LBB1_4
LBB1_2:
	mov	x14, x16
LBB1_3:
	mov	x16, x14
	subs	x2, x2, #1
	b.eq	LBB1_23
LBB1_4:
	ldr	w14, [x1], #4
	ldr	w15, [x0, #16]
	subs	w17, w14, w16
	b.ne	LBB1_7
	add	w14, w15, #1
	str	w14, [x0, #16]
	cmp	w14, #62
	b.ne	LBB1_2
	strb	w9, [x10], #1
	str	wzr, [x0, #16]
	b	LBB1_2
LBB1_7:
	cbz	w15, LBB1_9
	sub	w15, w15, #1
	orr	w15, w15, #0xc0
	strb	w15, [x10], #1
LBB1_9:
	str	wzr, [x0, #16]
	add	w15, w14, w14, lsl #1
	lsr	w4, w14, #8
	add	w6, w4, w4, lsl #2
	lsr	w5, w14, #16
	add	w15, w6, w15
	sub	w15, w15, w5
	add	w15, w15, w5, lsl #3
	lsr	w6, w14, #24
	madd	w15, w6, w11, w15
	and	w15, w15, #0x3f
	ldr	w7, [x8, w15, uxtw #2]
	cmp	w7, w14
	b.ne	LBB1_11
	strb	w15, [x10], #1
	b	LBB1_20
LBB1_11:
	eor	w7, w14, w16
	lsr	w7, w7, #24
	cbnz	w7, LBB1_19
	sub	w6, w4, w16, lsr #8
	sub	w16, w5, w16, lsr #16
	add	w7, w17, #2
	tst	w7, #0xfc
	b.ne	LBB1_15
	add	w19, w6, #2
	tst	w19, #0xfc
	b.ne	LBB1_15
	add	w20, w16, #2
	tst	w20, #0xfc
	b.eq	LBB1_21
LBB1_15:
	add	w7, w6, #32
	tst	w7, #0xc0
	b.ne	LBB1_18
	sub	w17, w17, w6
	add	w17, w17, #8
	tst	w17, #0xf0
	b.ne	LBB1_18
	sub	w16, w16, w6
	add	w16, w16, #8
	tst	w16, #0xf0
	b.eq	LBB1_22
LBB1_18:
	strb	w12, [x10]
	strb	w14, [x10, #1]
	strb	w4, [x10, #2]
	strb	w5, [x10, #3]
	add	x10, x10, #4
	b	LBB1_20
LBB1_19:
	strb	w13, [x10]
	strb	w14, [x10, #1]
	strb	w4, [x10, #2]
	strb	w5, [x10, #3]
	strb	w6, [x10, #4]
	add	x10, x10, #5
LBB1_20:
	str	w14, [x8, x15, lsl #2]
	b	LBB1_3
LBB1_21:
	lsl	w16, w7, #4
	orr	w16, w16, w19, lsl #2
	orr	w16, w16, w20
	orr	w16, w16, #0x40
	strb	w16, [x10], #1
	b	LBB1_20
LBB1_22:
	orr	w4, w7, #0x80
	strb	w4, [x10]
	orr	w16, w16, w17, lsl #4
	strb	w16, [x10, #1]
	add	x10, x10, #2
	b	LBB1_20
LBB1_23:
	ldp	x20, x19, [sp], #16
	b	LBB1_25
LBB1_24:
	mov	x14, x16
	mov	x10, x3
LBB1_25:
	str	w14, [x0, #20]
	sub	x0, x10, x3
	ret
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
