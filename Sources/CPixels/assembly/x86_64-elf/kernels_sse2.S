// Made by scripts/make-kernels.sh from kernels_sse2.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__ELF__)
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
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
	je	.LBB0_8
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
	movss	.LCPI0_0(%rip), %xmm1
	movq	%rdx, %r12
	movq	%rcx, -64(%rbp)
	movq	%rdx, -88(%rbp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_7:
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
	jae	.LBB0_8
.LBB0_2:
	movq	%rdx, %rax
	subq	%r15, %rax
	leaq	(%r15,%rcx), %r13
	cmpq	%rcx, %rax
	movq	%r13, -96(%rbp)
	cmovbq	%rdx, %r13
	cmpq	%r13, %r15
	jae	.LBB0_7
	movq	-64(%rbp), %rax
	cmpq	%r12, %rax
	movq	%r12, %r9
	cmovbq	%rax, %r9
	movups	(%rsi), %xmm2
	movq	%rdi, %rbx
	movq	-48(%rbp), %r10
	movq	-56(%rbp), %rax
	jmp	.LBB0_4
	.p2align	4
.LBB0_20:
	cvtdq2ps	%xmm3, %xmm3
.LBB0_21:
	addps	%xmm3, %xmm2
	movups	%xmm2, (%rsi)
	addq	$1048576, %r15
	addq	$-1048576, %r9
	addq	$4194304, %rax
	addq	$4194304, %r10
	addq	$4194304, %rbx
	cmpq	%r13, %r15
	jae	.LBB0_7
.LBB0_4:
	cmpq	$1, %r9
	movq	%r9, %rdx
	adcq	$0, %rdx
	cmpq	$1048576, %rdx
	cmovaeq	%r11, %rdx
	testl	%r8d, %r8d
	je	.LBB0_9
	cmpq	$2, %r9
	jae	.LBB0_11
	xorps	%xmm3, %xmm3
	xorl	%ecx, %ecx
	jmp	.LBB0_13
	.p2align	4
.LBB0_9:
	cmpq	$4, %r9
	jae	.LBB0_15
	pxor	%xmm3, %xmm3
	xorl	%ecx, %ecx
	jmp	.LBB0_17
	.p2align	4
.LBB0_11:
	movl	%edx, %r14d
	andl	$2097150, %r14d
	xorps	%xmm3, %xmm3
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_12:
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
	jne	.LBB0_12
.LBB0_13:
	testb	$1, %dl
	je	.LBB0_21
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
	jmp	.LBB0_21
.LBB0_15:
	movl	%edx, %r14d
	andl	$2097148, %r14d
	pxor	%xmm3, %xmm3
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_16:
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
	jne	.LBB0_16
.LBB0_17:
	testb	$3, %dl
	je	.LBB0_20
	andl	$3, %edx
	leaq	(%rbx,%rcx,4), %rcx
	xorl	%r14d, %r14d
	.p2align	4
.LBB0_19:
	movd	(%rcx,%r14,4), %xmm4
	punpcklbw	%xmm0, %xmm4
	punpcklwd	%xmm0, %xmm4
	paddd	%xmm4, %xmm3
	incq	%r14
	cmpq	%r14, %rdx
	jne	.LBB0_19
	jmp	.LBB0_20
.LBB0_8:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end0:
	.size	reduce, .Lfunc_end0-reduce
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI1_0:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI1_1:
	.long	0x3f000000
	.text
	.p2align	4
	.type	narrow,@function
narrow:
	testq	%rdx, %rdx
	je	.LBB1_8
	cmpq	$8, %rdx
	jae	.LBB1_3
	xorl	%eax, %eax
	jmp	.LBB1_6
.LBB1_3:
	movq	%rdx, %rax
	andq	$-8, %rax
	movaps	%xmm0, %xmm1
	shufps	$0, %xmm0, %xmm1
	xorl	%ecx, %ecx
	movaps	.LCPI1_0(%rip), %xmm2
	.p2align	4
.LBB1_4:
	movups	(%rdi,%rcx,4), %xmm3
	movups	16(%rdi,%rcx,4), %xmm4
	mulps	%xmm1, %xmm3
	mulps	%xmm1, %xmm4
	addps	%xmm2, %xmm3
	addps	%xmm2, %xmm4
	cvttps2dq	%xmm3, %xmm3
	pshuflw	$232, %xmm3, %xmm3
	pshufhw	$232, %xmm3, %xmm3
	pshufd	$232, %xmm3, %xmm3
	cvttps2dq	%xmm4, %xmm4
	pshuflw	$232, %xmm4, %xmm4
	pshufhw	$232, %xmm4, %xmm4
	pshufd	$232, %xmm4, %xmm4
	punpcklqdq	%xmm4, %xmm3
	movdqu	%xmm3, (%rsi,%rcx,2)
	addq	$8, %rcx
	cmpq	%rcx, %rax
	jne	.LBB1_4
	cmpq	%rax, %rdx
	je	.LBB1_8
.LBB1_6:
	pushq	%rbp
	movq	%rsp, %rbp
	movss	.LCPI1_1(%rip), %xmm1
	popq	%rbp
	.p2align	4
.LBB1_7:
	movss	(%rdi,%rax,4), %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm1, %xmm2
	cvttss2si	%xmm2, %ecx
	movw	%cx, (%rsi,%rax,2)
	incq	%rax
	cmpq	%rax, %rdx
	jne	.LBB1_7
.LBB1_8:
	retq
.Lfunc_end1:
	.size	narrow, .Lfunc_end1-narrow
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI2_0:
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
.LCPI2_1:
	.long	0x46800100
	.long	0x46800100
	.long	0x46800100
	.long	0x46800100
.LCPI2_2:
	.long	0x477fff00
	.long	0x477fff00
	.long	0x477fff00
	.long	0x477fff00
.LCPI2_3:
	.long	2147516416
	.long	2147516416
	.long	2147516416
	.long	2147516416
	.text
	.p2align	4
	.type	scale_across,@function
scale_across:
	movq	8(%rdi), %rax
	testq	%rax, %rax
	je	.LBB2_56
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$104, %rsp
	movq	%rdi, %r15
	leaq	(%rdx,%rcx,4), %rbx
	xorl	%r14d, %r14d
	pxor	%xmm6, %xmm6
	pcmpeqd	%xmm8, %xmm8
	movdqa	.LCPI2_0(%rip), %xmm9
	xorl	%ecx, %ecx
	movq	%rsi, -56(%rbp)
	movq	%rdi, -88(%rbp)
	movq	%rdx, -104(%rbp)
	movq	%rbx, -96(%rbp)
	jmp	.LBB2_2
	.p2align	4
.LBB2_53:
	movq	8(%r15), %rax
.LBB2_54:
	movq	-112(%rbp), %rcx
	cmpq	%rax, %rcx
	movq	-56(%rbp), %rsi
	jae	.LBB2_55
.LBB2_2:
	movq	%r14, -120(%rbp)
	movq	%rcx, %rdi
	movq	%rax, %rcx
	subq	%rdi, %rcx
	leaq	128(%rdi), %rdx
	cmpq	$128, %rcx
	movq	%rax, %r13
	movq	%rdx, -112(%rbp)
	cmovaeq	%rdx, %r13
	movq	%rdi, -48(%rbp)
	orq	$16, %rdi
	movq	%rdi, -64(%rbp)
	xorl	%r14d, %r14d
	xorl	%ebx, %ebx
	jmp	.LBB2_3
	.p2align	4
.LBB2_46:
	movdqu	%xmm0, (%r15,%r12,8)
.LBB2_47:
	movq	-88(%rbp), %r15
.LBB2_48:
	incq	%rbx
	addq	$4, %r14
	cmpq	$4, %rbx
	je	.LBB2_14
.LBB2_3:
	movl	(%r15), %r8d
	movq	(%rsi,%rbx,8), %rax
	movq	48(%r15), %rcx
	movq	56(%r15), %rdx
	movq	%rdx, %rdi
	imulq	%rbx, %rdi
	leaq	(%rcx,%rdi,4), %r11
	testl	%r8d, %r8d
	je	.LBB2_26
	cmpl	$1, %r8d
	je	.LBB2_19
	cmpl	$2, %r8d
	jne	.LBB2_48
	movq	-48(%rbp), %r10
	cmpq	%r13, -64(%rbp)
	jbe	.LBB2_7
.LBB2_12:
	leaq	2(%r10), %rdi
	cmpq	%r13, %rdi
	jbe	.LBB2_42
	movq	%r10, %r12
	jmp	.LBB2_44
	.p2align	4
.LBB2_19:
	movq	%r11, %rsi
	movl	$255, %edi
	movd	%edi, %xmm2
	movq	-48(%rbp), %r11
	cmpq	%r13, -64(%rbp)
	jbe	.LBB2_20
.LBB2_24:
	leaq	2(%r11), %rdi
	cmpq	%r13, %rdi
	jbe	.LBB2_38
	movq	%r11, %r12
	jmp	.LBB2_40
	.p2align	4
.LBB2_26:
	movq	-48(%rbp), %r10
	cmpq	%r13, -64(%rbp)
	jbe	.LBB2_27
.LBB2_30:
	leaq	2(%r10), %rdi
	cmpq	%r13, %rdi
	jbe	.LBB2_34
	movq	%r10, %r12
	jmp	.LBB2_36
.LBB2_20:
	leaq	512(%rax), %rdi
	movq	%rdx, %r8
	imulq	%r14, %r8
	addq	%rcx, %r8
	movq	-64(%rbp), %r10
	movq	-48(%rbp), %r11
	jmp	.LBB2_21
	.p2align	4
.LBB2_23:
	leaq	16(%r11), %r10
	cmpq	%r13, %r10
	ja	.LBB2_24
.LBB2_21:
	movq	%r11, %r9
	movq	%r10, %r11
	prefetcht0	(%rdi,%r9,4)
	cmpq	%r10, %r9
	jae	.LBB2_23
	.p2align	4
.LBB2_22:
	movq	(%rax,%r9,4), %xmm0
	punpcklbw	%xmm6, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm6, %xmm0
	movdqa	%xmm0, %xmm1
	movsd	%xmm2, %xmm1
	shufps	$207, %xmm1, %xmm1
	pshufhw	$14, %xmm1, %xmm1
	pmullw	%xmm0, %xmm1
	psubw	%xmm8, %xmm1
	pmulhuw	%xmm9, %xmm1
	movdqu	%xmm1, (%r8,%r9,8)
	addq	$2, %r9
	cmpq	%r11, %r9
	jb	.LBB2_22
	jmp	.LBB2_23
.LBB2_38:
	imulq	%r14, %rdx
	addq	%rdx, %rcx
	.p2align	4
.LBB2_39:
	movq	(%rax,%r11,4), %xmm0
	punpcklbw	%xmm6, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm6, %xmm0
	movdqa	%xmm0, %xmm1
	movsd	%xmm2, %xmm1
	shufps	$207, %xmm1, %xmm1
	pshufhw	$14, %xmm1, %xmm1
	pmullw	%xmm0, %xmm1
	psubw	%xmm8, %xmm1
	pmulhuw	%xmm9, %xmm1
	movdqu	%xmm1, (%rcx,%r11,8)
	leaq	2(%r11), %r12
	addq	$4, %r11
	cmpq	%r13, %r11
	movq	%r12, %r11
	jbe	.LBB2_39
.LBB2_40:
	movq	%r13, %rdx
	subq	%r12, %rdx
	movq	%rsi, %rcx
	movq	-56(%rbp), %rsi
	je	.LBB2_48
	movdqa	%xmm6, -80(%rbp)
	leaq	(%rax,%r12,4), %rsi
	shlq	$2, %rdx
	leaq	-80(%rbp), %rdi
	movq	%rcx, %r15
	movaps	%xmm2, -144(%rbp)
	callq	memcpy@PLT
	movdqa	.LCPI2_0(%rip), %xmm9
	pcmpeqd	%xmm8, %xmm8
	pxor	%xmm6, %xmm6
	movq	-56(%rbp), %rsi
	movq	-80(%rbp), %xmm0
	punpcklbw	%xmm6, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm6, %xmm0
	movaps	-144(%rbp), %xmm1
	shufps	$228, %xmm0, %xmm1
	shufps	$207, %xmm1, %xmm1
	pshufhw	$14, %xmm1, %xmm1
	pmullw	%xmm0, %xmm1
	psubw	%xmm8, %xmm1
	pmulhuw	%xmm9, %xmm1
	movdqu	%xmm1, (%r15,%r12,8)
	jmp	.LBB2_47
.LBB2_27:
	movq	%rdx, %rdi
	imulq	%r14, %rdi
	addq	%rcx, %rdi
	movq	-48(%rbp), %r10
	jmp	.LBB2_28
	.p2align	4
.LBB2_29:
	addq	$32, %r8
	cmpq	%r13, %r8
	ja	.LBB2_30
.LBB2_28:
	movq	%r10, %r8
	addq	$16, %r10
	prefetcht0	512(%rax,%r8,4)
	cmpq	%r10, %r8
	jae	.LBB2_29
	movq	(%rax,%r8,4), %xmm0
	punpcklbw	%xmm6, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm6, %xmm0
	movdqu	%xmm0, (%rdi,%r8,8)
	leaq	2(%r8), %r9
	cmpq	%r10, %r9
	jae	.LBB2_29
	movq	8(%rax,%r8,4), %xmm0
	punpcklbw	%xmm6, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm6, %xmm0
	movdqu	%xmm0, 16(%rdi,%r8,8)
	movq	16(%rax,%r8,4), %xmm0
	punpcklbw	%xmm6, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm6, %xmm0
	movdqu	%xmm0, 32(%rdi,%r8,8)
	movq	24(%rax,%r8,4), %xmm0
	punpcklbw	%xmm6, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm6, %xmm0
	movdqu	%xmm0, 48(%rdi,%r8,8)
	movq	32(%rax,%r8,4), %xmm0
	punpcklbw	%xmm6, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm6, %xmm0
	movdqu	%xmm0, 64(%rdi,%r8,8)
	movq	40(%rax,%r8,4), %xmm0
	punpcklbw	%xmm6, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm6, %xmm0
	movdqu	%xmm0, 80(%rdi,%r8,8)
	movq	48(%rax,%r8,4), %xmm0
	punpcklbw	%xmm6, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm6, %xmm0
	movdqu	%xmm0, 96(%rdi,%r8,8)
	movq	56(%rax,%r8,4), %xmm0
	punpcklbw	%xmm6, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm6, %xmm0
	movdqu	%xmm0, 112(%rdi,%r8,8)
	jmp	.LBB2_29
.LBB2_34:
	imulq	%r14, %rdx
	addq	%rdx, %rcx
	.p2align	4
.LBB2_35:
	movq	(%rax,%r10,4), %xmm0
	punpcklbw	%xmm6, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm6, %xmm0
	movdqu	%xmm0, (%rcx,%r10,8)
	leaq	2(%r10), %r12
	addq	$4, %r10
	cmpq	%r13, %r10
	movq	%r12, %r10
	jbe	.LBB2_35
.LBB2_36:
	movq	%r13, %rdx
	subq	%r12, %rdx
	je	.LBB2_48
	movdqa	%xmm6, -80(%rbp)
	leaq	(%rax,%r12,4), %rsi
	shlq	$2, %rdx
	leaq	-80(%rbp), %rdi
	movq	%r11, %r15
	callq	memcpy@PLT
	movdqa	.LCPI2_0(%rip), %xmm9
	pcmpeqd	%xmm8, %xmm8
	pxor	%xmm6, %xmm6
	movq	-56(%rbp), %rsi
	movq	-80(%rbp), %xmm0
	punpcklbw	%xmm6, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm6, %xmm0
	jmp	.LBB2_46
.LBB2_7:
	movq	%rdx, %rdi
	imulq	%r14, %rdi
	addq	%rcx, %rdi
	movq	-48(%rbp), %r10
	jmp	.LBB2_8
	.p2align	4
.LBB2_11:
	addq	$32, %r8
	cmpq	%r13, %r8
	ja	.LBB2_12
.LBB2_8:
	movq	%r10, %r8
	addq	$16, %r10
	prefetcht0	512(%rax,%r8,8)
	cmpq	%r10, %r8
	jae	.LBB2_11
	movdqu	(%rax,%r8,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	%xmm0, (%rdi,%r8,8)
	leaq	2(%r8), %r9
	cmpq	%r10, %r9
	jae	.LBB2_11
	movdqu	16(%rax,%r8,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	%xmm0, 16(%rdi,%r8,8)
	movdqu	32(%rax,%r8,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	%xmm0, 32(%rdi,%r8,8)
	movdqu	48(%rax,%r8,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	%xmm0, 48(%rdi,%r8,8)
	movdqu	64(%rax,%r8,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	%xmm0, 64(%rdi,%r8,8)
	movdqu	80(%rax,%r8,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	%xmm0, 80(%rdi,%r8,8)
	movdqu	96(%rax,%r8,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	%xmm0, 96(%rdi,%r8,8)
	movdqu	112(%rax,%r8,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	%xmm0, 112(%rdi,%r8,8)
	jmp	.LBB2_11
.LBB2_42:
	imulq	%r14, %rdx
	addq	%rdx, %rcx
	.p2align	4
.LBB2_43:
	movdqu	(%rax,%r10,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	%xmm0, (%rcx,%r10,8)
	leaq	2(%r10), %r12
	addq	$4, %r10
	cmpq	%r13, %r10
	movq	%r12, %r10
	jbe	.LBB2_43
.LBB2_44:
	movq	%r13, %rdx
	subq	%r12, %rdx
	je	.LBB2_48
	movdqa	%xmm6, -80(%rbp)
	leaq	(%rax,%r12,8), %rsi
	shlq	$3, %rdx
	leaq	-80(%rbp), %rdi
	movq	%r11, %r15
	callq	memcpy@PLT
	movdqa	.LCPI2_0(%rip), %xmm9
	pcmpeqd	%xmm8, %xmm8
	pxor	%xmm6, %xmm6
	movq	-56(%rbp), %rsi
	pshufd	$216, -80(%rbp), %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	jmp	.LBB2_46
	.p2align	4
.LBB2_14:
	movq	8(%r15), %rax
	movq	-120(%rbp), %r14
	cmpq	24(%r15), %r14
	movq	-104(%rbp), %rdx
	movq	-96(%rbp), %rbx
	jb	.LBB2_15
	jmp	.LBB2_54
	.p2align	4
.LBB2_18:
	xorps	%xmm3, %xmm3
	pxor	%xmm0, %xmm0
	pxor	%xmm1, %xmm1
	xorps	%xmm4, %xmm4
.LBB2_52:
	movq	%r14, %rcx
	shlq	$4, %rcx
	movss	40(%r15), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm2, %xmm4
	movaps	.LCPI2_1(%rip), %xmm5
	addps	%xmm5, %xmm4
	mulps	%xmm3, %xmm2
	addps	%xmm5, %xmm2
	maxps	%xmm6, %xmm4
	movaps	.LCPI2_2(%rip), %xmm7
	minps	%xmm7, %xmm4
	maxps	%xmm6, %xmm2
	minps	%xmm7, %xmm2
	cvttps2dq	%xmm4, %xmm3
	cvttps2dq	%xmm2, %xmm2
	pslld	$16, %xmm2
	por	%xmm3, %xmm2
	movdqa	.LCPI2_3(%rip), %xmm3
	pxor	%xmm3, %xmm2
	movdqu	%xmm2, (%rdx,%rcx)
	movss	40(%r15), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm2, %xmm0
	addps	%xmm5, %xmm0
	mulps	%xmm1, %xmm2
	addps	%xmm5, %xmm2
	maxps	%xmm6, %xmm0
	minps	%xmm7, %xmm0
	maxps	%xmm6, %xmm2
	minps	%xmm7, %xmm2
	cvttps2dq	%xmm0, %xmm0
	cvttps2dq	%xmm2, %xmm1
	pslld	$16, %xmm1
	por	%xmm0, %xmm1
	pxor	%xmm3, %xmm1
	movdqu	%xmm1, (%rbx,%rcx)
	incq	%r14
	cmpq	24(%r15), %r14
	jae	.LBB2_53
.LBB2_15:
	movq	16(%r15), %rsi
	leaq	(%r14,%r14,2), %rdi
	movslq	(%rsi,%rdi,4), %rcx
	movslq	4(%rsi,%rdi,4), %r11
	cmpq	%rax, %r13
	je	.LBB2_17
	leaq	(%r11,%rcx), %r8
	addq	%r8, %r8
	cmpq	%r8, %r13
	jb	.LBB2_53
.LBB2_17:
	testl	%r11d, %r11d
	jle	.LBB2_18
	leaq	(%rsi,%rdi,4), %rsi
	movslq	8(%rsi), %rsi
	shlq	$2, %rsi
	addq	32(%r15), %rsi
	shlq	$4, %rcx
	addq	48(%r15), %rcx
	movq	56(%r15), %r9
	leaq	(%rcx,%r9,4), %rdi
	leaq	(%rdi,%r9,4), %r8
	leaq	(%r8,%r9,4), %r9
	shlq	$2, %r11
	pxor	%xmm0, %xmm0
	xorl	%r10d, %r10d
	pxor	%xmm1, %xmm1
	pxor	%xmm2, %xmm2
	pxor	%xmm3, %xmm3
	.p2align	4
.LBB2_50:
	movd	(%rsi,%r10), %xmm4
	pshufd	$0, %xmm4, %xmm4
	movdqu	(%rcx,%r10,4), %xmm5
	pmaddwd	%xmm4, %xmm5
	paddd	%xmm5, %xmm0
	movdqu	(%rdi,%r10,4), %xmm5
	pmaddwd	%xmm4, %xmm5
	paddd	%xmm5, %xmm3
	movdqu	(%r8,%r10,4), %xmm5
	pmaddwd	%xmm4, %xmm5
	paddd	%xmm5, %xmm2
	movdqu	(%r9,%r10,4), %xmm5
	pmaddwd	%xmm4, %xmm5
	paddd	%xmm5, %xmm1
	addq	$4, %r10
	cmpq	%r10, %r11
	jne	.LBB2_50
	cvtdq2ps	%xmm0, %xmm4
	cvtdq2ps	%xmm3, %xmm3
	cvtdq2ps	%xmm2, %xmm0
	cvtdq2ps	%xmm1, %xmm1
	jmp	.LBB2_52
.LBB2_55:
	addq	$104, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB2_56:
	retq
.Lfunc_end2:
	.size	scale_across, .Lfunc_end2-scale_across
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
	je	.LBB3_12
	addq	$48, -48(%rbp)
	leaq	(,%rcx,4), %rax
	xorl	%edx, %edx
	movq	%rcx, -56(%rbp)
	jmp	.LBB3_3
	.p2align	4
.LBB3_2:
	addq	$3072, -48(%rbp)
	movq	-56(%rbp), %rcx
	movq	-64(%rbp), %rdx
	cmpq	%rcx, %rdx
	jae	.LBB3_12
.LBB3_3:
	movq	%rcx, %r8
	subq	%rdx, %r8
	leaq	768(%rdx), %r10
	cmpq	$768, %r8
	movq	%r10, -64(%rbp)
	cmovbq	%rcx, %r10
	testq	%rsi, %rsi
	je	.LBB3_2
	xorl	%r11d, %r11d
	jmp	.LBB3_5
	.p2align	4
.LBB3_11:
	incq	%r11
	cmpq	%rsi, %r11
	je	.LBB3_2
.LBB3_5:
	cmpq	%r10, %rdx
	jae	.LBB3_11
	leaq	(%r11,%r11,2), %rcx
	leaq	(%rdi,%rcx,8), %rbx
	movslq	16(%rdi,%rcx,8), %rcx
	imulq	%rax, %rcx
	addq	-48(%rbp), %rcx
	movq	%rdx, %r15
	jmp	.LBB3_7
	.p2align	4
.LBB3_10:
	movdqu	%xmm0, (%r12,%r15,4)
	movdqu	%xmm1, 16(%r12,%r15,4)
	movdqu	%xmm2, 32(%r12,%r15,4)
	movdqu	%xmm3, 48(%r12,%r15,4)
	addq	$16, %r15
	addq	$64, %rcx
	cmpq	%r10, %r15
	jae	.LBB3_11
.LBB3_7:
	movq	(%rbx), %r12
	movdqu	(%r12,%r15,4), %xmm0
	movdqu	16(%r12,%r15,4), %xmm1
	movdqu	32(%r12,%r15,4), %xmm2
	movdqu	48(%r12,%r15,4), %xmm3
	movslq	20(%rbx), %r13
	testq	%r13, %r13
	jle	.LBB3_10
	movq	8(%rbx), %r8
	movq	%rcx, %r14
	xorl	%r9d, %r9d
	.p2align	4
.LBB3_9:
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
	jne	.LBB3_9
	jmp	.LBB3_10
.LBB3_12:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end3:
	.size	accumulate, .Lfunc_end3-accumulate
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI4_0:
	.long	0x43008000
	.long	0x43008000
	.long	0x43008000
	.long	0x43008000
.LCPI4_1:
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
.LCPI4_2:
	.short	255
	.short	0
	.short	255
	.short	0
	.short	255
	.short	0
	.short	255
	.short	0
.LCPI4_3:
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI4_4:
	.long	0x43000000
	.long	0x43000000
	.long	0x43000000
	.long	0x43000000
.LCPI4_7:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.LCPI4_8:
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI4_5:
	.long	0x3f000000
.LCPI4_6:
	.long	0x437f0000
	.text
	.p2align	4
	.type	write_row,@function
write_row:
	pushq	%rbp
	movq	%rsp, %rbp
	testl	%ecx, %ecx
	setne	%al
	testq	%rdx, %rdx
	sete	%r8b
	orb	%al, %r8b
	jne	.LBB4_1
	movaps	%xmm0, %xmm1
	shufps	$0, %xmm0, %xmm1
	xorl	%r8d, %r8d
	movaps	.LCPI4_0(%rip), %xmm2
	xorps	%xmm3, %xmm3
	movaps	.LCPI4_1(%rip), %xmm4
	movdqa	.LCPI4_2(%rip), %xmm5
	movd	.LCPI4_8(%rip), %xmm6
	movq	%rdi, %r9
	.p2align	4
.LBB4_7:
	movups	(%r9), %xmm7
	cvtdq2ps	%xmm7, %xmm7
	mulps	%xmm1, %xmm7
	addps	%xmm2, %xmm7
	maxps	%xmm3, %xmm7
	minps	%xmm4, %xmm7
	cvttps2dq	%xmm7, %xmm7
	pand	%xmm5, %xmm7
	packuswb	%xmm7, %xmm7
	packuswb	%xmm7, %xmm7
	por	%xmm6, %xmm7
	movd	%xmm7, (%rsi,%r8,4)
	leaq	1(%r8), %rax
	addq	$2, %r8
	addq	$16, %r9
	cmpq	%rdx, %r8
	movq	%rax, %r8
	jbe	.LBB4_7
	cmpq	%rdx, %rax
	jb	.LBB4_3
	jmp	.LBB4_11
.LBB4_1:
	xorl	%eax, %eax
	cmpq	%rdx, %rax
	jae	.LBB4_11
.LBB4_3:
	shufps	$0, %xmm0, %xmm0
	movq	%rax, %r8
	shlq	$4, %r8
	addq	%r8, %rdi
	movaps	.LCPI4_4(%rip), %xmm1
	movss	.LCPI4_6(%rip), %xmm2
	xorps	%xmm3, %xmm3
	movaps	.LCPI4_1(%rip), %xmm4
	movaps	.LCPI4_7(%rip), %xmm5
	movdqa	.LCPI4_2(%rip), %xmm6
	movss	.LCPI4_5(%rip), %xmm7
	movss	.LCPI4_6(%rip), %xmm8
	jmp	.LBB4_4
	.p2align	4
.LBB4_5:
	movaps	%xmm9, %xmm10
	movsd	%xmm2, %xmm10
	shufps	$36, %xmm10, %xmm9
	movaps	%xmm9, %xmm10
.LBB4_10:
	maxps	%xmm3, %xmm10
	minps	%xmm4, %xmm10
	addps	%xmm5, %xmm10
	cvttps2dq	%xmm10, %xmm9
	pand	%xmm6, %xmm9
	packuswb	%xmm9, %xmm9
	packuswb	%xmm9, %xmm9
	movd	%xmm9, (%rsi,%rax,4)
	incq	%rax
	addq	$16, %rdi
	cmpq	%rax, %rdx
	je	.LBB4_11
.LBB4_4:
	movups	(%rdi), %xmm9
	cvtdq2ps	%xmm9, %xmm9
	mulps	%xmm0, %xmm9
	addps	%xmm1, %xmm9
	testl	%ecx, %ecx
	je	.LBB4_5
	movaps	%xmm9, %xmm11
	shufps	$255, %xmm9, %xmm11
	xorps	%xmm10, %xmm10
	ucomiss	%xmm11, %xmm7
	ja	.LBB4_10
	movaps	%xmm8, %xmm10
	divss	%xmm11, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm9, %xmm10
	shufps	$35, %xmm10, %xmm9
	shufps	$36, %xmm9, %xmm10
	jmp	.LBB4_10
.LBB4_11:
	popq	%rbp
	retq
.Lfunc_end4:
	.size	write_row, .Lfunc_end4-write_row
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
	.quad	reduce
	.quad	narrow
	.quad	scale_across
	.quad	accumulate
	.quad	write_row
	.size	cpixels_sse2, 48
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
