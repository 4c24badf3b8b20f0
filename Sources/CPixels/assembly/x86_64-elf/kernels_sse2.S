// Made by scripts/make-kernels.sh from kernels_sse2.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__ELF__)
	.text
	.p2align	4
	.type	widen,@function
widen:
	pushq	%rbp
	movq	%rsp, %rbp
	shlq	$2, %rdx
	testq	%rdx, %rdx
	je	.LBB0_1
	leaq	-1(%rdx), %r9
	cmpq	$3, %r9
	jne	.LBB0_18
	movl	$4, %r8d
	xorl	%eax, %eax
	testb	$4, %r9b
	je	.LBB0_6
	jmp	.LBB0_9
.LBB0_1:
	xorl	%eax, %eax
	jmp	.LBB0_9
.LBB0_18:
	movq	%r9, %rax
	shrq	$2, %rax
	incq	%rax
	andq	$-2, %rax
	movl	$4, %r8d
	pxor	%xmm0, %xmm0
	jmp	.LBB0_19
	.p2align	4
.LBB0_23:
	movdqu	%xmm1, (%rsi,%r8,4)
	addq	$8, %r8
	addq	$-2, %rax
	je	.LBB0_4
.LBB0_19:
	movd	-4(%rdi,%r8), %xmm1
	punpcklbw	%xmm0, %xmm1
	punpcklwd	%xmm0, %xmm1
	testl	%ecx, %ecx
	je	.LBB0_21
	pslld	$16, %xmm1
	movdqu	-16(%rsi,%r8,4), %xmm2
	por	%xmm2, %xmm1
.LBB0_21:
	movdqu	%xmm1, -16(%rsi,%r8,4)
	movd	(%rdi,%r8), %xmm1
	punpcklbw	%xmm0, %xmm1
	punpcklwd	%xmm0, %xmm1
	testl	%ecx, %ecx
	je	.LBB0_23
	pslld	$16, %xmm1
	movdqu	(%rsi,%r8,4), %xmm2
	por	%xmm2, %xmm1
	jmp	.LBB0_23
.LBB0_4:
	leaq	-4(%r8), %rax
	testb	$4, %r9b
	jne	.LBB0_9
.LBB0_6:
	movd	(%rdi,%rax), %xmm0
	pxor	%xmm1, %xmm1
	punpcklbw	%xmm1, %xmm0
	punpcklwd	%xmm1, %xmm0
	testl	%ecx, %ecx
	je	.LBB0_8
	pslld	$16, %xmm0
	movdqu	(%rsi,%rax,4), %xmm1
	por	%xmm1, %xmm0
.LBB0_8:
	movdqu	%xmm0, (%rsi,%rax,4)
	movq	%r8, %rax
.LBB0_9:
	cmpq	%rdx, %rax
	jae	.LBB0_29
	leaq	1(%rax), %r8
	testb	$1, %al
	je	.LBB0_15
	testl	%ecx, %ecx
	je	.LBB0_13
	movzbl	(%rdi,%rax), %r9d
	shll	$16, %r9d
	orl	(%rsi,%rax,4), %r9d
	jmp	.LBB0_14
.LBB0_13:
	movzbl	(%rdi,%rax), %r9d
.LBB0_14:
	movl	%r9d, (%rsi,%rax,4)
	movq	%r8, %rax
.LBB0_15:
	cmpq	%r8, %rdx
	jne	.LBB0_16
.LBB0_29:
	popq	%rbp
	retq
	.p2align	4
.LBB0_27:
	movzbl	1(%rdi,%rax), %r8d
.LBB0_28:
	movl	%r8d, 4(%rsi,%rax,4)
	addq	$2, %rax
	cmpq	%rax, %rdx
	je	.LBB0_29
.LBB0_16:
	testl	%ecx, %ecx
	je	.LBB0_24
	movzbl	(%rdi,%rax), %r8d
	shll	$16, %r8d
	orl	(%rsi,%rax,4), %r8d
	jmp	.LBB0_25
	.p2align	4
.LBB0_24:
	movzbl	(%rdi,%rax), %r8d
.LBB0_25:
	movl	%r8d, (%rsi,%rax,4)
	testl	%ecx, %ecx
	je	.LBB0_27
	movzbl	1(%rdi,%rax), %r8d
	shll	$16, %r8d
	orl	4(%rsi,%rax,4), %r8d
	jmp	.LBB0_28
.Lfunc_end0:
	.size	widen, .Lfunc_end0-widen
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI1_0:
	.long	0x437f0000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI1_1:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.text
	.p2align	4
	.type	premultiply,@function
premultiply:
	testq	%rdx, %rdx
	je	.LBB1_6
	pushq	%rbp
	movq	%rsp, %rbp
	movl	%ecx, %eax
	movl	$1, %r9d
	movl	%r8d, %ecx
	shll	%cl, %r9d
	cvtsi2ss	%r9d, %xmm0
	divss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	xorl	%ecx, %ecx
	pxor	%xmm1, %xmm1
	movss	.LCPI1_0(%rip), %xmm2
	movaps	.LCPI1_1(%rip), %xmm3
	jmp	.LBB1_2
	.p2align	4
.LBB1_4:
	movdqu	%xmm4, (%rsi)
	incq	%rcx
	addq	$16, %rsi
	cmpq	%rcx, %rdx
	je	.LBB1_5
.LBB1_2:
	movd	(%rdi,%rcx,4), %xmm4
	punpcklbw	%xmm1, %xmm4
	punpcklwd	%xmm1, %xmm4
	cvtdq2ps	%xmm4, %xmm4
	movaps	%xmm2, %xmm5
	shufps	$244, %xmm4, %xmm5
	movaps	%xmm4, %xmm6
	shufps	$47, %xmm5, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm0, %xmm6
	addps	%xmm3, %xmm6
	cvttps2dq	%xmm6, %xmm4
	testl	%eax, %eax
	je	.LBB1_4
	movdqu	(%rsi), %xmm5
	pslld	$16, %xmm4
	por	%xmm5, %xmm4
	jmp	.LBB1_4
.LBB1_5:
	popq	%rbp
.LBB1_6:
	retq
.Lfunc_end1:
	.size	premultiply, .Lfunc_end1-premultiply
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI2_0:
	.long	0x437f0000
	.text
	.p2align	4
	.type	reduce,@function
reduce:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdi, -72(%rbp)
	testq	%rdx, %rdx
	je	.LBB2_8
	movq	-72(%rbp), %rdi
	leaq	4(%rdi), %rax
	movq	%rax, -56(%rbp)
	leaq	(,%rcx,4), %rax
	movq	%rax, -80(%rbp)
	leaq	12(%rdi), %rax
	movq	%rax, -48(%rbp)
	xorl	%r15d, %r15d
	movl	$1048576, %r11d
	pxor	%xmm0, %xmm0
	movss	.LCPI2_0(%rip), %xmm1
	movq	%rdx, %r12
	movq	%rcx, -64(%rbp)
	movq	%rdx, -88(%rbp)
	jmp	.LBB2_2
	.p2align	4
.LBB2_7:
	addq	$16, %rsi
	movq	-64(%rbp), %rcx
	subq	%rcx, %r12
	movq	-80(%rbp), %rax
	addq	%rax, -56(%rbp)
	addq	%rax, -48(%rbp)
	addq	%rax, %rdi
	movq	-96(%rbp), %rax
	movq	%rax, %r15
	movq	-88(%rbp), %rdx
	cmpq	%rdx, %rax
	jae	.LBB2_8
.LBB2_2:
	movq	%rdx, %rax
	subq	%r15, %rax
	leaq	(%r15,%rcx), %r13
	cmpq	%rcx, %rax
	movq	%r13, -96(%rbp)
	cmovbq	%rdx, %r13
	cmpq	%r13, %r15
	jae	.LBB2_7
	movq	-64(%rbp), %rax
	cmpq	%r12, %rax
	movq	%r12, %r9
	cmovbq	%rax, %r9
	movups	(%rsi), %xmm2
	movq	%rdi, %rbx
	movq	-48(%rbp), %r10
	movq	-56(%rbp), %rax
	jmp	.LBB2_4
	.p2align	4
.LBB2_20:
	cvtdq2ps	%xmm3, %xmm3
.LBB2_21:
	addps	%xmm3, %xmm2
	movups	%xmm2, (%rsi)
	addq	$1048576, %r15
	addq	$-1048576, %r9
	addq	$4194304, %rax
	addq	$4194304, %r10
	addq	$4194304, %rbx
	cmpq	%r13, %r15
	jae	.LBB2_7
.LBB2_4:
	cmpq	$1, %r9
	movq	%r9, %rdx
	adcq	$0, %rdx
	cmpq	$1048576, %rdx
	cmovaeq	%r11, %rdx
	testl	%r8d, %r8d
	je	.LBB2_9
	cmpq	$2, %r9
	jae	.LBB2_11
	xorps	%xmm3, %xmm3
	xorl	%ecx, %ecx
	jmp	.LBB2_13
	.p2align	4
.LBB2_9:
	cmpq	$4, %r9
	jae	.LBB2_15
	pxor	%xmm3, %xmm3
	xorl	%ecx, %ecx
	jmp	.LBB2_17
	.p2align	4
.LBB2_11:
	movl	%edx, %r14d
	andl	$2097150, %r14d
	xorps	%xmm3, %xmm3
	xorl	%ecx, %ecx
	.p2align	4
.LBB2_12:
	movd	-4(%rax,%rcx), %xmm4
	punpcklbw	%xmm0, %xmm4
	punpcklwd	%xmm0, %xmm4
	cvtdq2ps	%xmm4, %xmm4
	movaps	%xmm1, %xmm5
	shufps	$244, %xmm4, %xmm5
	movaps	%xmm4, %xmm6
	shufps	$47, %xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm3, %xmm6
	movd	(%rax,%rcx), %xmm3
	punpcklbw	%xmm0, %xmm3
	punpcklwd	%xmm0, %xmm3
	cvtdq2ps	%xmm3, %xmm4
	movaps	%xmm1, %xmm5
	shufps	$244, %xmm4, %xmm5
	movaps	%xmm4, %xmm3
	shufps	$47, %xmm5, %xmm3
	mulps	%xmm4, %xmm3
	addps	%xmm6, %xmm3
	addq	$8, %rcx
	addq	$-2, %r14
	jne	.LBB2_12
.LBB2_13:
	testb	$1, %dl
	je	.LBB2_21
	movq	-72(%rbp), %rdx
	leaq	(%rdx,%r15,4), %rdx
	movd	(%rdx,%rcx), %xmm4
	punpcklbw	%xmm0, %xmm4
	punpcklwd	%xmm0, %xmm4
	cvtdq2ps	%xmm4, %xmm4
	movaps	%xmm1, %xmm5
	shufps	$244, %xmm4, %xmm5
	movaps	%xmm4, %xmm6
	shufps	$47, %xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	jmp	.LBB2_21
.LBB2_15:
	movl	%edx, %r14d
	andl	$2097148, %r14d
	pxor	%xmm3, %xmm3
	xorl	%ecx, %ecx
	.p2align	4
.LBB2_16:
	movd	-12(%r10,%rcx,4), %xmm4
	punpcklbw	%xmm0, %xmm4
	punpcklwd	%xmm0, %xmm4
	paddd	%xmm3, %xmm4
	movd	-8(%r10,%rcx,4), %xmm3
	punpcklbw	%xmm0, %xmm3
	punpcklwd	%xmm0, %xmm3
	movd	-4(%r10,%rcx,4), %xmm5
	punpcklbw	%xmm0, %xmm5
	punpcklwd	%xmm0, %xmm5
	paddd	%xmm3, %xmm5
	paddd	%xmm4, %xmm5
	movd	(%r10,%rcx,4), %xmm3
	punpcklbw	%xmm0, %xmm3
	punpcklwd	%xmm0, %xmm3
	paddd	%xmm5, %xmm3
	addq	$4, %rcx
	cmpq	%rcx, %r14
	jne	.LBB2_16
.LBB2_17:
	testb	$3, %dl
	je	.LBB2_20
	andl	$3, %edx
	leaq	(%rbx,%rcx,4), %rcx
	xorl	%r14d, %r14d
	.p2align	4
.LBB2_19:
	movd	(%rcx,%r14,4), %xmm4
	punpcklbw	%xmm0, %xmm4
	punpcklwd	%xmm0, %xmm4
	paddd	%xmm4, %xmm3
	incq	%r14
	cmpq	%r14, %rdx
	jne	.LBB2_19
	jmp	.LBB2_20
.LBB2_8:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end2:
	.size	reduce, .Lfunc_end2-reduce
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI3_0:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI3_1:
	.long	0x3f000000
	.text
	.p2align	4
	.type	narrow,@function
narrow:
	cmpq	$4, %rdx
	jae	.LBB3_15
	xorl	%eax, %eax
.LBB3_2:
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	%rdx, %rax
	jae	.LBB3_14
	movq	%rax, %r8
	orq	$1, %r8
	testb	$1, %dl
	je	.LBB3_7
	movss	(%rdi,%rax,4), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LCPI3_1(%rip), %xmm1
	cvttss2si	%xmm1, %r9d
	testl	%ecx, %ecx
	je	.LBB3_6
	shll	$16, %r9d
	orl	(%rsi,%rax,4), %r9d
.LBB3_6:
	movl	%r9d, (%rsi,%rax,4)
	movq	%r8, %rax
.LBB3_7:
	cmpq	%r8, %rdx
	jne	.LBB3_8
.LBB3_14:
	popq	%rbp
	retq
.LBB3_15:
	movaps	%xmm0, %xmm1
	shufps	$0, %xmm0, %xmm1
	xorl	%r8d, %r8d
	movaps	.LCPI3_0(%rip), %xmm2
	jmp	.LBB3_16
	.p2align	4
.LBB3_18:
	movdqu	%xmm3, (%rsi,%r8,4)
	leaq	4(%r8), %rax
	addq	$8, %r8
	cmpq	%rdx, %r8
	movq	%rax, %r8
	ja	.LBB3_2
.LBB3_16:
	movups	(%rdi,%r8,4), %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm2, %xmm3
	cvttps2dq	%xmm3, %xmm3
	testl	%ecx, %ecx
	je	.LBB3_18
	pslld	$16, %xmm3
	movdqu	(%rsi,%r8,4), %xmm4
	por	%xmm4, %xmm3
	jmp	.LBB3_18
.LBB3_8:
	movss	.LCPI3_1(%rip), %xmm1
	jmp	.LBB3_9
	.p2align	4
.LBB3_13:
	movl	%r8d, 4(%rsi,%rax,4)
	addq	$2, %rax
	cmpq	%rax, %rdx
	je	.LBB3_14
.LBB3_9:
	movss	(%rdi,%rax,4), %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm1, %xmm2
	cvttss2si	%xmm2, %r8d
	testl	%ecx, %ecx
	je	.LBB3_11
	shll	$16, %r8d
	orl	(%rsi,%rax,4), %r8d
.LBB3_11:
	movl	%r8d, (%rsi,%rax,4)
	movss	4(%rdi,%rax,4), %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm1, %xmm2
	cvttss2si	%xmm2, %r8d
	testl	%ecx, %ecx
	je	.LBB3_13
	shll	$16, %r8d
	orl	4(%rsi,%rax,4), %r8d
	jmp	.LBB3_13
.Lfunc_end3:
	.size	narrow, .Lfunc_end3-narrow
	.p2align	4
	.type	accumulate,@function
accumulate:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -48(%rbp)
	testq	%rcx, %rcx
	je	.LBB4_12
	addq	$48, -48(%rbp)
	leaq	(,%rcx,4), %rax
	xorl	%edx, %edx
	movq	%rcx, -56(%rbp)
	jmp	.LBB4_3
	.p2align	4
.LBB4_2:
	addq	$3072, -48(%rbp)
	movq	-56(%rbp), %rcx
	movq	-64(%rbp), %rdx
	cmpq	%rcx, %rdx
	jae	.LBB4_12
.LBB4_3:
	movq	%rcx, %r8
	subq	%rdx, %r8
	leaq	768(%rdx), %r10
	cmpq	$768, %r8
	movq	%r10, -64(%rbp)
	cmovbq	%rcx, %r10
	testq	%rsi, %rsi
	je	.LBB4_2
	xorl	%r11d, %r11d
	jmp	.LBB4_5
	.p2align	4
.LBB4_11:
	incq	%r11
	cmpq	%rsi, %r11
	je	.LBB4_2
.LBB4_5:
	cmpq	%r10, %rdx
	jae	.LBB4_11
	leaq	(%r11,%r11,2), %rcx
	leaq	(%rdi,%rcx,8), %rbx
	movslq	16(%rdi,%rcx,8), %rcx
	imulq	%rax, %rcx
	addq	-48(%rbp), %rcx
	movq	%rdx, %r15
	jmp	.LBB4_7
	.p2align	4
.LBB4_10:
	movdqu	%xmm0, (%r12,%r15,4)
	movdqu	%xmm1, 16(%r12,%r15,4)
	movdqu	%xmm2, 32(%r12,%r15,4)
	movdqu	%xmm3, 48(%r12,%r15,4)
	addq	$16, %r15
	addq	$64, %rcx
	cmpq	%r10, %r15
	jae	.LBB4_11
.LBB4_7:
	movq	(%rbx), %r12
	movdqu	(%r12,%r15,4), %xmm0
	movdqu	16(%r12,%r15,4), %xmm1
	movdqu	32(%r12,%r15,4), %xmm2
	movdqu	48(%r12,%r15,4), %xmm3
	movslq	20(%rbx), %r13
	testq	%r13, %r13
	jle	.LBB4_10
	movq	8(%rbx), %r8
	movq	%rcx, %r14
	xorl	%r9d, %r9d
	.p2align	4
.LBB4_9:
	movd	(%r8,%r9,4), %xmm4
	pshufd	$0, %xmm4, %xmm4
	movdqu	-48(%r14), %xmm5
	movdqu	-32(%r14), %xmm6
	movdqu	-16(%r14), %xmm7
	movdqu	(%r14), %xmm8
	pmaddwd	%xmm4, %xmm5
	paddd	%xmm5, %xmm0
	pmaddwd	%xmm4, %xmm6
	paddd	%xmm6, %xmm1
	pmaddwd	%xmm4, %xmm7
	paddd	%xmm7, %xmm2
	pmaddwd	%xmm4, %xmm8
	paddd	%xmm8, %xmm3
	incq	%r9
	addq	%rax, %r14
	cmpq	%r9, %r13
	jne	.LBB4_9
	jmp	.LBB4_10
.LBB4_12:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end4:
	.size	accumulate, .Lfunc_end4-accumulate
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI5_0:
	.long	0x3f000000
.LCPI5_1:
	.long	0x437f0000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI5_2:
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
.LCPI5_3:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.LCPI5_4:
	.short	255
	.short	0
	.short	255
	.short	0
	.short	255
	.short	0
	.short	255
	.short	0
	.text
	.p2align	4
	.type	write_row,@function
write_row:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%r8, -48(%rbp)
	testq	%rsi, %rsi
	je	.LBB5_6
	shufps	$0, %xmm0, %xmm0
	leaq	-1(%rsi), %r10
	shrq	$2, %r10
	incq	%r10
	movl	%r10d, %eax
	andl	$3, %eax
	cmpq	$13, %rsi
	jae	.LBB5_14
	xorl	%esi, %esi
	jmp	.LBB5_3
.LBB5_14:
	andq	$-4, %r10
	xorl	%esi, %esi
	.p2align	4
.LBB5_15:
	movups	(%rdi,%rsi,4), %xmm1
	cvtdq2ps	%xmm1, %xmm1
	mulps	%xmm0, %xmm1
	movups	%xmm1, (%r9,%rsi,4)
	movups	16(%rdi,%rsi,4), %xmm1
	cvtdq2ps	%xmm1, %xmm1
	mulps	%xmm0, %xmm1
	movups	%xmm1, 16(%r9,%rsi,4)
	movups	32(%rdi,%rsi,4), %xmm1
	cvtdq2ps	%xmm1, %xmm1
	mulps	%xmm0, %xmm1
	movups	%xmm1, 32(%r9,%rsi,4)
	movups	48(%rdi,%rsi,4), %xmm1
	cvtdq2ps	%xmm1, %xmm1
	mulps	%xmm0, %xmm1
	movups	%xmm1, 48(%r9,%rsi,4)
	addq	$16, %rsi
	addq	$-4, %r10
	jne	.LBB5_15
.LBB5_3:
	testq	%rax, %rax
	je	.LBB5_6
	leaq	(%r9,%rsi,4), %r8
	leaq	(%rdi,%rsi,4), %rsi
	shll	$4, %eax
	xorl	%edi, %edi
	.p2align	4
.LBB5_5:
	movups	(%rsi,%rdi), %xmm1
	cvtdq2ps	%xmm1, %xmm1
	mulps	%xmm0, %xmm1
	movups	%xmm1, (%r8,%rdi)
	addq	$16, %rdi
	cmpq	%rdi, %rax
	jne	.LBB5_5
.LBB5_6:
	testq	%rcx, %rcx
	je	.LBB5_27
	movq	16(%rbp), %rsi
	leaq	16(%r9), %rdi
	movq	-48(%rbp), %rax
	leaq	4(%rax), %r10
	xorl	%r11d, %r11d
	movss	.LCPI5_1(%rip), %xmm0
	xorps	%xmm1, %xmm1
	movaps	.LCPI5_2(%rip), %xmm2
	movaps	.LCPI5_3(%rip), %xmm3
	movdqa	.LCPI5_4(%rip), %xmm4
	movss	.LCPI5_0(%rip), %xmm5
	movss	.LCPI5_1(%rip), %xmm6
	jmp	.LBB5_8
	.p2align	4
.LBB5_23:
	movaps	%xmm8, %xmm7
	movsd	%xmm0, %xmm7
	shufps	$36, %xmm7, %xmm8
	movaps	%xmm8, %xmm7
.LBB5_26:
	maxps	%xmm1, %xmm7
	minps	%xmm2, %xmm7
	addps	%xmm3, %xmm7
	cvttps2dq	%xmm7, %xmm7
	pand	%xmm4, %xmm7
	packuswb	%xmm7, %xmm7
	packuswb	%xmm7, %xmm7
	movd	%xmm7, (%rsi,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	je	.LBB5_27
.LBB5_8:
	leaq	(%r11,%r11,2), %rax
	movslq	(%rdx,%rax,4), %r14
	movslq	4(%rdx,%rax,4), %rbx
	shlq	$4, %r14
	movslq	8(%rdx,%rax,4), %r15
	movl	$0, %r8d
	xorps	%xmm7, %xmm7
	cmpq	$2, %rbx
	jl	.LBB5_12
	leaq	(%rdi,%r14), %r12
	leaq	(%r10,%r15,4), %r13
	xorps	%xmm8, %xmm8
	xorl	%r8d, %r8d
	.p2align	4
.LBB5_10:
	movq	%r8, %rax
	movss	-4(%r13,%r8,4), %xmm9
	movss	(%r13,%r8,4), %xmm10
	shufps	$0, %xmm9, %xmm9
	movups	-16(%r12), %xmm11
	mulps	%xmm9, %xmm11
	addps	%xmm11, %xmm7
	movups	(%r12), %xmm9
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm9, %xmm10
	addps	%xmm10, %xmm8
	addq	$2, %r8
	addq	$32, %r12
	addq	$4, %rax
	cmpq	%rbx, %rax
	jbe	.LBB5_10
	addps	%xmm8, %xmm7
.LBB5_12:
	cmpl	%ebx, %r8d
	jge	.LBB5_13
	movl	%r8d, %r13d
	movl	%ebx, %eax
	subl	%r8d, %eax
	testb	$1, %al
	jne	.LBB5_18
	movq	%r13, %r12
	jmp	.LBB5_19
	.p2align	4
.LBB5_13:
	movaps	%xmm7, %xmm8
	jmp	.LBB5_22
	.p2align	4
.LBB5_18:
	leaq	(%r9,%r14), %rax
	movq	-48(%rbp), %r8
	leaq	(%r8,%r15,4), %r8
	movq	%r13, %r12
	shlq	$4, %r12
	movups	(%rax,%r12), %xmm8
	movss	(%r8,%r13,4), %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm8, %xmm9
	addps	%xmm9, %xmm7
	leaq	1(%r13), %r12
	movaps	%xmm7, %xmm8
.LBB5_19:
	leaq	-1(%rbx), %rax
	cmpq	%r13, %rax
	je	.LBB5_22
	movq	%r12, %r13
	shlq	$4, %r13
	addq	%rdi, %r13
	addq	%r14, %r13
	leaq	(%r10,%r15,4), %rax
	.p2align	4
.LBB5_21:
	movss	-4(%rax,%r12,4), %xmm9
	movss	(%rax,%r12,4), %xmm8
	shufps	$0, %xmm9, %xmm9
	movups	-16(%r13), %xmm10
	mulps	%xmm9, %xmm10
	addps	%xmm7, %xmm10
	movups	(%r13), %xmm7
	shufps	$0, %xmm8, %xmm8
	mulps	%xmm7, %xmm8
	addps	%xmm10, %xmm8
	addq	$2, %r12
	addq	$32, %r13
	movaps	%xmm8, %xmm7
	cmpq	%r12, %rbx
	jne	.LBB5_21
.LBB5_22:
	cmpl	$0, 24(%rbp)
	je	.LBB5_23
	movaps	%xmm8, %xmm9
	shufps	$255, %xmm8, %xmm9
	xorps	%xmm7, %xmm7
	ucomiss	%xmm9, %xmm5
	ja	.LBB5_26
	movaps	%xmm6, %xmm7
	divss	%xmm9, %xmm7
	shufps	$0, %xmm7, %xmm7
	mulps	%xmm8, %xmm7
	shufps	$35, %xmm7, %xmm8
	shufps	$36, %xmm8, %xmm7
	jmp	.LBB5_26
.LBB5_27:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end5:
	.size	write_row, .Lfunc_end5-write_row
	.type	.L.str,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"sse2"
	.size	.L.str, 5
	.type	cpixels_sse2,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	cpixels_sse2
	.p2align	3, 0x0
cpixels_sse2:
	.quad	.L.str
	.quad	widen
	.quad	premultiply
	.quad	reduce
	.quad	narrow
	.quad	accumulate
	.quad	write_row
	.size	cpixels_sse2, 56
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
