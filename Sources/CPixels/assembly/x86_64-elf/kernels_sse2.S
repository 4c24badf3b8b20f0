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
	cmpq	$2, %rcx
	setne	%al
	testl	%r8d, %r8d
	setne	%r9b
	orb	%al, %r9b
	je	.LBB0_2
	movq	%rdi, -48(%rbp)
	testq	%rdx, %rdx
	jne	.LBB0_8
	jmp	.LBB0_15
.LBB0_2:
	cmpq	$4, %rdx
	jae	.LBB0_4
	xorl	%r9d, %r9d
	jmp	.LBB0_6
.LBB0_4:
	xorl	%eax, %eax
	pxor	%xmm0, %xmm0
	.p2align	4
.LBB0_5:
	movdqu	(%rdi,%rax,4), %xmm1
	movdqa	%xmm1, %xmm2
	punpckhbw	%xmm0, %xmm2
	punpcklbw	%xmm0, %xmm1
	movdqa	%xmm1, %xmm3
	punpcklqdq	%xmm2, %xmm3
	punpckhqdq	%xmm2, %xmm1
	paddw	%xmm3, %xmm1
	movdqa	%xmm1, %xmm2
	punpcklwd	%xmm0, %xmm2
	cvtdq2ps	%xmm2, %xmm2
	punpckhwd	%xmm0, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	movups	(%rsi,%rax,8), %xmm3
	addps	%xmm2, %xmm3
	movups	16(%rsi,%rax,8), %xmm2
	addps	%xmm1, %xmm2
	movups	%xmm3, (%rsi,%rax,8)
	movups	%xmm2, 16(%rsi,%rax,8)
	leaq	4(%rax), %r9
	addq	$8, %rax
	cmpq	%rdx, %rax
	movq	%r9, %rax
	jbe	.LBB0_5
.LBB0_6:
	leaq	(%rdi,%r9,4), %rdi
	movq	%rdi, -48(%rbp)
	leaq	(%rsi,%r9,8), %rsi
	subq	%r9, %rdx
	testq	%rdx, %rdx
	je	.LBB0_15
.LBB0_8:
	movq	-48(%rbp), %rdi
	leaq	12(%rdi), %r15
	leaq	(,%rcx,4), %rax
	movq	%rax, -64(%rbp)
	xorl	%r14d, %r14d
	movl	$1048576, %r10d
	pxor	%xmm0, %xmm0
	movss	.LCPI0_0(%rip), %xmm1
	movq	%rdx, %r9
	movq	%rcx, -56(%rbp)
	movq	%rdx, -72(%rbp)
	jmp	.LBB0_9
	.p2align	4
.LBB0_14:
	addq	$16, %rsi
	movq	-56(%rbp), %rcx
	subq	%rcx, %r9
	movq	-64(%rbp), %rax
	addq	%rax, %r15
	addq	%rax, %rdi
	movq	-80(%rbp), %rax
	movq	%rax, %r14
	movq	-72(%rbp), %rdx
	cmpq	%rdx, %rax
	jae	.LBB0_15
.LBB0_9:
	movq	%rdx, %rax
	subq	%r14, %rax
	leaq	(%r14,%rcx), %r12
	cmpq	%rcx, %rax
	movq	%r12, -80(%rbp)
	cmovbq	%rdx, %r12
	cmpq	%r12, %r14
	jae	.LBB0_14
	movq	-56(%rbp), %rax
	cmpq	%r9, %rax
	movq	%r9, %rdx
	cmovbq	%rax, %rdx
	movups	(%rsi), %xmm2
	movq	%rdi, %r11
	movq	%r15, %rax
	jmp	.LBB0_11
	.p2align	4
.LBB0_27:
	cvtdq2ps	%xmm3, %xmm3
.LBB0_28:
	addps	%xmm3, %xmm2
	movups	%xmm2, (%rsi)
	addq	$1048576, %r14
	addq	$-1048576, %rdx
	addq	$4194304, %rax
	addq	$4194304, %r11
	cmpq	%r12, %r14
	jae	.LBB0_14
.LBB0_11:
	cmpq	$1, %rdx
	movq	%rdx, %rbx
	adcq	$0, %rbx
	cmpq	$1048576, %rbx
	cmovaeq	%r10, %rbx
	testl	%r8d, %r8d
	je	.LBB0_12
	cmpq	$2, %rdx
	jae	.LBB0_18
	xorps	%xmm3, %xmm3
	xorl	%ecx, %ecx
	jmp	.LBB0_20
	.p2align	4
.LBB0_12:
	cmpq	$4, %rdx
	jae	.LBB0_22
	xorps	%xmm3, %xmm3
	xorl	%ecx, %ecx
	jmp	.LBB0_24
	.p2align	4
.LBB0_18:
	movl	%ebx, %r13d
	andl	$2097150, %r13d
	xorps	%xmm3, %xmm3
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_19:
	movd	(%r11,%rcx), %xmm4
	punpcklbw	%xmm0, %xmm4
	punpcklwd	%xmm0, %xmm4
	cvtdq2ps	%xmm4, %xmm4
	movaps	%xmm1, %xmm5
	shufps	$244, %xmm4, %xmm5
	movaps	%xmm4, %xmm6
	shufps	$47, %xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm3, %xmm6
	movd	4(%r11,%rcx), %xmm3
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
	addq	$-2, %r13
	jne	.LBB0_19
.LBB0_20:
	testb	$1, %bl
	je	.LBB0_28
	movq	-48(%rbp), %rbx
	leaq	(%rbx,%r14,4), %rbx
	movd	(%rbx,%rcx), %xmm4
	punpcklbw	%xmm0, %xmm4
	punpcklwd	%xmm0, %xmm4
	cvtdq2ps	%xmm4, %xmm4
	movaps	%xmm1, %xmm5
	shufps	$244, %xmm4, %xmm5
	movaps	%xmm4, %xmm6
	shufps	$47, %xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	jmp	.LBB0_28
.LBB0_22:
	movl	%ebx, %r13d
	andl	$2097148, %r13d
	xorps	%xmm3, %xmm3
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_23:
	movd	-12(%rax,%rcx,4), %xmm4
	punpcklbw	%xmm0, %xmm4
	punpcklwd	%xmm0, %xmm4
	paddd	%xmm3, %xmm4
	movd	-8(%rax,%rcx,4), %xmm3
	punpcklbw	%xmm0, %xmm3
	punpcklwd	%xmm0, %xmm3
	movd	-4(%rax,%rcx,4), %xmm5
	punpcklbw	%xmm0, %xmm5
	punpcklwd	%xmm0, %xmm5
	paddd	%xmm3, %xmm5
	paddd	%xmm4, %xmm5
	movd	(%rax,%rcx,4), %xmm3
	punpcklbw	%xmm0, %xmm3
	punpcklwd	%xmm0, %xmm3
	paddd	%xmm5, %xmm3
	addq	$4, %rcx
	cmpq	%rcx, %r13
	jne	.LBB0_23
.LBB0_24:
	testb	$3, %bl
	je	.LBB0_27
	andl	$3, %ebx
	leaq	(%r11,%rcx,4), %rcx
	xorl	%r13d, %r13d
	.p2align	4
.LBB0_26:
	movd	(%rcx,%r13,4), %xmm4
	punpcklbw	%xmm0, %xmm4
	punpcklwd	%xmm0, %xmm4
	paddd	%xmm4, %xmm3
	incq	%r13
	cmpq	%r13, %rbx
	jne	.LBB0_26
	jmp	.LBB0_27
.LBB0_15:
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
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$200, %rsp
	movq	%rsi, -208(%rbp)
	cmpq	$0, 24(%rdi)
	je	.LBB2_25
	leaq	(%rdx,%rcx,8), %r12
	xorl	%r13d, %r13d
	pxor	%xmm8, %xmm8
	pcmpeqd	%xmm9, %xmm9
	movdqa	.LCPI2_0(%rip), %xmm10
	xorl	%eax, %eax
	xorl	%ebx, %ebx
	movq	%rdi, -64(%rbp)
	movq	%rcx, -176(%rbp)
	movq	%rdx, -168(%rbp)
	movq	%r12, -160(%rbp)
	jmp	.LBB2_2
	.p2align	4
.LBB2_24:
	cmpq	%rax, %r13
	movq	-184(%rbp), %rax
	jae	.LBB2_25
.LBB2_2:
	movq	8(%rdi), %r11
	movq	%rbx, -136(%rbp)
	subq	%rbx, %r11
	jbe	.LBB2_25
	cmpq	$128, %r11
	movl	$128, %ebx
	cmovbq	%r11, %rbx
	movq	16(%rdi), %rcx
	movq	%r13, -192(%rbp)
	leaq	(,%r13,2), %rdx
	addq	%r13, %rdx
	movslq	(%rcx,%rdx,4), %rcx
	movq	-136(%rbp), %rdx
	shrq	%rdx
	cmpq	%rcx, %rdx
	cmovbq	%rdx, %rcx
	movq	%rdx, %rsi
	subq	%rcx, %rsi
	shlq	$3, %rsi
	movq	%rcx, -184(%rbp)
	shlq	$5, %rcx
	shlq	$5, %rax
	movq	%rcx, %r8
	subq	%rax, %r8
	movq	%r8, -200(%rbp)
	shlq	$5, %rdx
	movq	%rcx, -120(%rbp)
	subq	%rcx, %rdx
	movq	%rdx, -56(%rbp)
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	movq	%r11, -128(%rbp)
	movq	%rsi, -216(%rbp)
	jmp	.LBB2_4
	.p2align	4
.LBB2_59:
	movq	-224(%rbp), %r9
	incq	%r9
	addq	$4, %r8
	cmpq	$4, %r9
	movq	-216(%rbp), %rsi
	je	.LBB2_11
.LBB2_4:
	movq	48(%rdi), %r15
	movq	56(%rdi), %r13
	testq	%rsi, %rsi
	je	.LBB2_7
	movq	%r13, %rax
	imulq	%r8, %rax
	addq	%r15, %rax
	movq	-200(%rbp), %rcx
	addq	%rax, %rcx
	xorl	%edx, %edx
	.p2align	4
.LBB2_6:
	movdqu	(%rcx,%rdx,4), %xmm0
	movdqu	%xmm0, (%rax,%rdx,4)
	addq	$4, %rdx
	cmpq	%rsi, %rdx
	jb	.LBB2_6
.LBB2_7:
	movq	%r13, %rax
	imulq	%r9, %rax
	leaq	(%r15,%rax,4), %rax
	movl	(%rdi), %r10d
	movq	%r9, -224(%rbp)
	movq	%r9, %rdx
	shlq	$4, %rdx
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, -144(%rbp)
	cmpl	$2, %r10d
	sete	%cl
	orb	$2, %cl
	movq	-136(%rbp), %r14
	shlq	%cl, %r14
	movq	-208(%rbp), %rax
	movq	(%rax,%rdx), %r12
	addq	%r14, %r12
	addq	8(%rax,%rdx), %r14
	testl	%r10d, %r10d
	movq	%r8, -48(%rbp)
	movq	%r15, -80(%rbp)
	movq	%r13, -72(%rbp)
	movl	%r10d, -148(%rbp)
	je	.LBB2_26
	cmpl	$1, %r10d
	jne	.LBB2_48
	movl	$255, %eax
	movd	%eax, %xmm3
	cmpq	$16, %r11
	jae	.LBB2_41
	xorl	%eax, %eax
	movq	-80(%rbp), %r15
	movq	-72(%rbp), %r13
	jmp	.LBB2_39
	.p2align	4
.LBB2_26:
	cmpq	$16, %r11
	jae	.LBB2_31
	xorl	%eax, %eax
	jmp	.LBB2_29
.LBB2_41:
	leaq	512(%r12), %rcx
	leaq	512(%r14), %rdx
	movq	-56(%rbp), %rax
	movq	-80(%rbp), %r15
	addq	%r15, %rax
	movq	-72(%rbp), %r13
	movq	%r13, %rsi
	imulq	%r8, %rsi
	addq	%rax, %rsi
	addq	$16, %rsi
	movl	$16, %r8d
	xorl	%eax, %eax
	.p2align	4
.LBB2_42:
	movq	%rax, %r9
	movq	%r8, %rax
	prefetcht0	(%rcx,%r9,4)
	prefetcht0	(%rdx,%r9,4)
	movq	%rsi, %r8
	.p2align	4
.LBB2_43:
	movq	(%r12,%r9,4), %xmm0
	punpcklbw	%xmm8, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm8, %xmm0
	movdqa	%xmm0, %xmm1
	movsd	%xmm3, %xmm1
	shufps	$207, %xmm1, %xmm1
	pshufhw	$14, %xmm1, %xmm1
	pmullw	%xmm0, %xmm1
	psubw	%xmm9, %xmm1
	pmulhuw	%xmm10, %xmm1
	movq	(%r14,%r9,4), %xmm0
	punpcklbw	%xmm8, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm8, %xmm0
	movdqa	%xmm0, %xmm2
	movsd	%xmm3, %xmm2
	shufps	$207, %xmm2, %xmm2
	pshufhw	$14, %xmm2, %xmm2
	pmullw	%xmm0, %xmm2
	psubw	%xmm9, %xmm2
	pmulhuw	%xmm10, %xmm2
	movdqu	%xmm1, -16(%r8)
	movdqu	%xmm2, (%r8)
	addq	$2, %r9
	addq	$32, %r8
	cmpq	%rax, %r9
	jb	.LBB2_43
	leaq	16(%rax), %r8
	addq	$256, %rsi
	cmpq	%rbx, %r8
	jbe	.LBB2_42
.LBB2_39:
	movq	%rax, %rcx
	orq	$2, %rcx
	cmpq	%rbx, %rcx
	jbe	.LBB2_44
	movq	%rax, %r15
	movq	-48(%rbp), %r8
	jmp	.LBB2_46
.LBB2_44:
	movq	-56(%rbp), %rcx
	addq	%r15, %rcx
	movq	%r13, %rdx
	movq	-48(%rbp), %r8
	imulq	%r8, %rdx
	movq	%rax, %rsi
	shlq	$4, %rsi
	addq	%rdx, %rsi
	addq	%rsi, %rcx
	addq	$16, %rcx
	.p2align	4
.LBB2_45:
	movq	(%r12,%rax,4), %xmm0
	punpcklbw	%xmm8, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm8, %xmm0
	movdqa	%xmm0, %xmm1
	movsd	%xmm3, %xmm1
	shufps	$207, %xmm1, %xmm1
	pshufhw	$14, %xmm1, %xmm1
	pmullw	%xmm0, %xmm1
	psubw	%xmm9, %xmm1
	pmulhuw	%xmm10, %xmm1
	movq	(%r14,%rax,4), %xmm0
	punpcklbw	%xmm8, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm8, %xmm0
	movdqa	%xmm0, %xmm2
	movsd	%xmm3, %xmm2
	shufps	$207, %xmm2, %xmm2
	pshufhw	$14, %xmm2, %xmm2
	pmullw	%xmm0, %xmm2
	psubw	%xmm9, %xmm2
	pmulhuw	%xmm10, %xmm2
	movdqu	%xmm1, -16(%rcx)
	movdqu	%xmm2, (%rcx)
	leaq	2(%rax), %r15
	addq	$32, %rcx
	addq	$4, %rax
	cmpq	%rbx, %rax
	movq	%r15, %rax
	jbe	.LBB2_45
.LBB2_46:
	movq	%rbx, %r13
	subq	%r15, %r13
	je	.LBB2_48
	movdqa	%xmm8, -96(%rbp)
	movdqa	%xmm8, -112(%rbp)
	leaq	(%r12,%r15,4), %rsi
	shlq	$2, %r13
	leaq	-112(%rbp), %rdi
	movq	%r13, %rdx
	movaps	%xmm3, -240(%rbp)
	callq	memcpy@PLT
	leaq	(%r14,%r15,4), %rsi
	leaq	-96(%rbp), %rdi
	movq	%r13, %rdx
	callq	memcpy@PLT
	movq	-48(%rbp), %r8
	movq	-128(%rbp), %r11
	movdqa	.LCPI2_0(%rip), %xmm10
	pcmpeqd	%xmm9, %xmm9
	pxor	%xmm8, %xmm8
	movq	-64(%rbp), %rdi
	movq	-112(%rbp), %xmm0
	punpcklbw	%xmm8, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm8, %xmm0
	movdqa	%xmm0, %xmm1
	movapd	-240(%rbp), %xmm2
	movsd	%xmm2, %xmm1
	shufps	$207, %xmm1, %xmm1
	pshufhw	$14, %xmm1, %xmm1
	pmullw	%xmm0, %xmm1
	psubw	%xmm9, %xmm1
	pmulhuw	%xmm10, %xmm1
	movq	-96(%rbp), %xmm0
	punpcklbw	%xmm8, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm8, %xmm0
	shufpd	$2, %xmm0, %xmm2
	shufps	$207, %xmm2, %xmm2
	pshufhw	$14, %xmm2, %xmm2
	pmullw	%xmm0, %xmm2
	psubw	%xmm9, %xmm2
	pmulhuw	%xmm10, %xmm2
	shlq	$4, %r15
	movq	-144(%rbp), %rax
	movdqu	%xmm1, (%rax,%r15)
	movdqu	%xmm2, 16(%rax,%r15)
	jmp	.LBB2_48
.LBB2_31:
	leaq	512(%r12), %rcx
	leaq	512(%r14), %rdx
	movq	-56(%rbp), %rax
	addq	%r15, %rax
	movq	%r13, %rsi
	imulq	%r8, %rsi
	addq	%rax, %rsi
	addq	$16, %rsi
	movl	$16, %r8d
	xorl	%eax, %eax
	.p2align	4
.LBB2_32:
	movq	%rax, %r9
	movq	%r8, %rax
	prefetcht0	(%rcx,%r9,4)
	prefetcht0	(%rdx,%r9,4)
	movq	%rsi, %r8
	.p2align	4
.LBB2_33:
	movq	(%r12,%r9,4), %xmm0
	punpcklbw	%xmm8, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm8, %xmm0
	movq	(%r14,%r9,4), %xmm1
	punpcklbw	%xmm8, %xmm1
	pshufd	$216, %xmm1, %xmm1
	pshuflw	$216, %xmm1, %xmm1
	pshufhw	$216, %xmm1, %xmm1
	packuswb	%xmm1, %xmm1
	punpcklbw	%xmm8, %xmm1
	movdqu	%xmm0, -16(%r8)
	movdqu	%xmm1, (%r8)
	addq	$2, %r9
	addq	$32, %r8
	cmpq	%rax, %r9
	jb	.LBB2_33
	leaq	16(%rax), %r8
	addq	$256, %rsi
	cmpq	%rbx, %r8
	jbe	.LBB2_32
.LBB2_29:
	movq	%rax, %rcx
	orq	$2, %rcx
	cmpq	%rbx, %rcx
	jbe	.LBB2_34
	movq	%rax, %r15
	movq	-48(%rbp), %r8
	jmp	.LBB2_36
.LBB2_34:
	movq	-56(%rbp), %rcx
	addq	%r15, %rcx
	movq	%r13, %rdx
	movq	-48(%rbp), %r8
	imulq	%r8, %rdx
	movq	%rax, %rsi
	shlq	$4, %rsi
	addq	%rdx, %rsi
	addq	%rsi, %rcx
	addq	$16, %rcx
	.p2align	4
.LBB2_35:
	movq	(%r12,%rax,4), %xmm0
	punpcklbw	%xmm8, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm8, %xmm0
	movq	(%r14,%rax,4), %xmm1
	punpcklbw	%xmm8, %xmm1
	pshufd	$216, %xmm1, %xmm1
	pshuflw	$216, %xmm1, %xmm1
	pshufhw	$216, %xmm1, %xmm1
	packuswb	%xmm1, %xmm1
	punpcklbw	%xmm8, %xmm1
	movdqu	%xmm0, -16(%rcx)
	movdqu	%xmm1, (%rcx)
	leaq	2(%rax), %r15
	addq	$32, %rcx
	addq	$4, %rax
	cmpq	%rbx, %rax
	movq	%r15, %rax
	jbe	.LBB2_35
.LBB2_36:
	movq	%rbx, %r13
	subq	%r15, %r13
	je	.LBB2_48
	movdqa	%xmm8, -96(%rbp)
	movdqa	%xmm8, -112(%rbp)
	leaq	(%r12,%r15,4), %rsi
	shlq	$2, %r13
	leaq	-112(%rbp), %rdi
	movq	%r13, %rdx
	callq	memcpy@PLT
	leaq	(%r14,%r15,4), %rsi
	leaq	-96(%rbp), %rdi
	movq	%r13, %rdx
	callq	memcpy@PLT
	movq	-48(%rbp), %r8
	movq	-128(%rbp), %r11
	movdqa	.LCPI2_0(%rip), %xmm10
	pcmpeqd	%xmm9, %xmm9
	pxor	%xmm8, %xmm8
	movq	-64(%rbp), %rdi
	movq	-112(%rbp), %xmm0
	punpcklbw	%xmm8, %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	packuswb	%xmm0, %xmm0
	punpcklbw	%xmm8, %xmm0
	movq	-96(%rbp), %xmm1
	punpcklbw	%xmm8, %xmm1
	pshufd	$216, %xmm1, %xmm1
	pshuflw	$216, %xmm1, %xmm1
	pshufhw	$216, %xmm1, %xmm1
	packuswb	%xmm1, %xmm1
	punpcklbw	%xmm8, %xmm1
	shlq	$4, %r15
	movq	-144(%rbp), %rax
	movdqu	%xmm0, (%rax,%r15)
	movdqu	%xmm1, 16(%rax,%r15)
	.p2align	4
.LBB2_48:
	cmpl	$2, -148(%rbp)
	jne	.LBB2_59
	cmpq	$16, %r11
	jae	.LBB2_51
	xorl	%edx, %edx
	movq	-80(%rbp), %rsi
	movq	-72(%rbp), %r9
	jmp	.LBB2_53
	.p2align	4
.LBB2_51:
	movq	-56(%rbp), %rax
	movq	-80(%rbp), %rsi
	addq	%rsi, %rax
	movq	-72(%rbp), %r9
	movq	%r9, %rcx
	imulq	%r8, %rcx
	addq	%rcx, %rax
	addq	$240, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB2_52:
	prefetcht0	512(%r12,%rcx,8)
	prefetcht0	512(%r14,%rcx,8)
	movdqu	(%r12,%rcx,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	(%r14,%rcx,8), %xmm1
	pshufd	$216, %xmm1, %xmm1
	pshuflw	$216, %xmm1, %xmm1
	pshufhw	$216, %xmm1, %xmm1
	movdqu	%xmm0, -240(%rax)
	movdqu	%xmm1, -224(%rax)
	movdqu	16(%r12,%rcx,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	16(%r14,%rcx,8), %xmm1
	pshufd	$216, %xmm1, %xmm1
	pshuflw	$216, %xmm1, %xmm1
	pshufhw	$216, %xmm1, %xmm1
	movdqu	%xmm0, -208(%rax)
	movdqu	%xmm1, -192(%rax)
	movdqu	32(%r12,%rcx,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	32(%r14,%rcx,8), %xmm1
	pshufd	$216, %xmm1, %xmm1
	pshuflw	$216, %xmm1, %xmm1
	pshufhw	$216, %xmm1, %xmm1
	movdqu	%xmm0, -176(%rax)
	movdqu	%xmm1, -160(%rax)
	movdqu	48(%r12,%rcx,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	48(%r14,%rcx,8), %xmm1
	pshufd	$216, %xmm1, %xmm1
	pshuflw	$216, %xmm1, %xmm1
	pshufhw	$216, %xmm1, %xmm1
	movdqu	%xmm0, -144(%rax)
	movdqu	%xmm1, -128(%rax)
	movdqu	64(%r12,%rcx,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	64(%r14,%rcx,8), %xmm1
	pshufd	$216, %xmm1, %xmm1
	pshuflw	$216, %xmm1, %xmm1
	pshufhw	$216, %xmm1, %xmm1
	movdqu	%xmm0, -112(%rax)
	movdqu	%xmm1, -96(%rax)
	movdqu	80(%r12,%rcx,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	80(%r14,%rcx,8), %xmm1
	pshufd	$216, %xmm1, %xmm1
	pshuflw	$216, %xmm1, %xmm1
	pshufhw	$216, %xmm1, %xmm1
	movdqu	%xmm0, -80(%rax)
	movdqu	%xmm1, -64(%rax)
	movdqu	96(%r12,%rcx,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	96(%r14,%rcx,8), %xmm1
	pshufd	$216, %xmm1, %xmm1
	pshuflw	$216, %xmm1, %xmm1
	pshufhw	$216, %xmm1, %xmm1
	movdqu	%xmm0, -48(%rax)
	movdqu	%xmm1, -32(%rax)
	movdqu	112(%r12,%rcx,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	112(%r14,%rcx,8), %xmm1
	pshufd	$216, %xmm1, %xmm1
	pshuflw	$216, %xmm1, %xmm1
	pshufhw	$216, %xmm1, %xmm1
	movdqu	%xmm0, -16(%rax)
	movdqu	%xmm1, (%rax)
	leaq	16(%rcx), %rdx
	addq	$256, %rax
	addq	$32, %rcx
	cmpq	%rbx, %rcx
	movq	%rdx, %rcx
	jbe	.LBB2_52
.LBB2_53:
	movq	%rdx, %rax
	orq	$2, %rax
	cmpq	%rbx, %rax
	jbe	.LBB2_55
	movq	%rdx, %r15
	jmp	.LBB2_57
	.p2align	4
.LBB2_55:
	addq	-56(%rbp), %rsi
	imulq	%r8, %r9
	movq	%rdx, %rax
	shlq	$4, %rax
	addq	%r9, %rax
	addq	%rsi, %rax
	addq	$16, %rax
	.p2align	4
.LBB2_56:
	movdqu	(%r12,%rdx,8), %xmm0
	pshufd	$216, %xmm0, %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	movdqu	(%r14,%rdx,8), %xmm1
	pshufd	$216, %xmm1, %xmm1
	pshuflw	$216, %xmm1, %xmm1
	pshufhw	$216, %xmm1, %xmm1
	movdqu	%xmm0, -16(%rax)
	movdqu	%xmm1, (%rax)
	leaq	2(%rdx), %r15
	addq	$32, %rax
	addq	$4, %rdx
	cmpq	%rbx, %rdx
	movq	%r15, %rdx
	jbe	.LBB2_56
.LBB2_57:
	movq	%rbx, %r13
	subq	%r15, %r13
	je	.LBB2_59
	movdqa	%xmm8, -96(%rbp)
	movdqa	%xmm8, -112(%rbp)
	leaq	(%r12,%r15,8), %rsi
	shlq	$3, %r13
	leaq	-112(%rbp), %rdi
	movq	%r13, %rdx
	callq	memcpy@PLT
	leaq	(%r14,%r15,8), %rsi
	leaq	-96(%rbp), %rdi
	movq	%r13, %rdx
	callq	memcpy@PLT
	movq	-48(%rbp), %r8
	movq	-128(%rbp), %r11
	movdqa	.LCPI2_0(%rip), %xmm10
	pcmpeqd	%xmm9, %xmm9
	pxor	%xmm8, %xmm8
	movq	-64(%rbp), %rdi
	pshufd	$216, -112(%rbp), %xmm0
	pshuflw	$216, %xmm0, %xmm0
	pshufhw	$216, %xmm0, %xmm0
	pshufd	$216, -96(%rbp), %xmm1
	pshuflw	$216, %xmm1, %xmm1
	pshufhw	$216, %xmm1, %xmm1
	shlq	$4, %r15
	movq	-144(%rbp), %rax
	movdqu	%xmm0, (%rax,%r15)
	movdqu	%xmm1, 16(%rax,%r15)
	jmp	.LBB2_59
	.p2align	4
.LBB2_11:
	addq	-136(%rbp), %rbx
	movq	24(%rdi), %rax
	movq	-192(%rbp), %r13
	cmpq	%rax, %r13
	jae	.LBB2_24
	negq	-120(%rbp)
	movq	-176(%rbp), %rcx
	movq	-168(%rbp), %rdx
	movq	-160(%rbp), %r12
	jmp	.LBB2_13
	.p2align	4
.LBB2_23:
	leaq	(,%r13,4), %rax
	leaq	(%r12,%rax,4), %rax
	movss	40(%rdi), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm3, %xmm4
	movaps	.LCPI2_1(%rip), %xmm5
	addps	%xmm5, %xmm4
	maxps	%xmm8, %xmm4
	movaps	.LCPI2_2(%rip), %xmm6
	minps	%xmm6, %xmm4
	cvttps2dq	%xmm4, %xmm4
	mulps	%xmm0, %xmm3
	addps	%xmm5, %xmm3
	maxps	%xmm8, %xmm3
	minps	%xmm6, %xmm3
	cvttps2dq	%xmm3, %xmm0
	pslld	$16, %xmm0
	por	%xmm4, %xmm0
	movdqa	.LCPI2_3(%rip), %xmm3
	pxor	%xmm3, %xmm0
	movdqu	%xmm0, (%rax)
	movss	40(%rdi), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm0, %xmm1
	addps	%xmm5, %xmm1
	maxps	%xmm8, %xmm1
	minps	%xmm6, %xmm1
	cvttps2dq	%xmm1, %xmm1
	mulps	%xmm2, %xmm0
	addps	%xmm5, %xmm0
	maxps	%xmm8, %xmm0
	minps	%xmm6, %xmm0
	cvttps2dq	%xmm0, %xmm0
	pslld	$16, %xmm0
	por	%xmm1, %xmm0
	pxor	%xmm3, %xmm0
	movdqu	%xmm0, (%rax,%rcx,4)
	incq	%r13
	movq	24(%rdi), %rax
	cmpq	%rax, %r13
	jae	.LBB2_24
.LBB2_13:
	movq	16(%rdi), %r8
	leaq	(,%r13,2), %r9
	addq	%r13, %r9
	movslq	(%r8,%r9,4), %rsi
	movslq	4(%r8,%r9,4), %r10
	addq	%rsi, %r10
	addq	%r10, %r10
	cmpq	%rbx, %r10
	jbe	.LBB2_15
	cmpq	8(%rdi), %rbx
	jb	.LBB2_24
.LBB2_15:
	leaq	(%r8,%r9,4), %rsi
	movq	(%rsi), %rax
	movslq	8(%rsi), %r11
	movq	48(%rdi), %rsi
	movslq	%eax, %r14
	shrq	$32, %rax
	shlq	$2, %r11
	pxor	%xmm0, %xmm0
	pxor	%xmm4, %xmm4
	pxor	%xmm1, %xmm1
	pxor	%xmm2, %xmm2
	xorps	%xmm5, %xmm5
	testl	%eax, %eax
	jle	.LBB2_19
	movq	56(%rdi), %r15
	movq	32(%rdi), %r8
	addq	%r11, %r8
	movq	-120(%rbp), %rdi
	leaq	(%rsi,%rdi), %r9
	movq	%r14, %r10
	shlq	$5, %r10
	addq	%r10, %r9
	addq	$16, %r9
	xorl	%r10d, %r10d
	pxor	%xmm3, %xmm3
	.p2align	4
.LBB2_17:
	movd	(%r8,%r10,4), %xmm5
	pshufd	$0, %xmm5, %xmm5
	movdqu	-16(%r9), %xmm6
	movdqu	(%r9), %xmm7
	pmaddwd	%xmm5, %xmm6
	paddd	%xmm6, %xmm1
	pmaddwd	%xmm5, %xmm7
	paddd	%xmm7, %xmm4
	movdqu	-16(%r9,%r15,4), %xmm6
	movdqu	(%r9,%r15,4), %xmm7
	pmaddwd	%xmm5, %xmm6
	paddd	%xmm6, %xmm3
	pmaddwd	%xmm5, %xmm7
	paddd	%xmm7, %xmm2
	incq	%r10
	addq	$32, %r9
	cmpq	%r10, %rax
	jne	.LBB2_17
	cvtdq2ps	%xmm1, %xmm5
	cvtdq2ps	%xmm4, %xmm4
	cvtdq2ps	%xmm3, %xmm1
	cvtdq2ps	%xmm2, %xmm2
	movq	-64(%rbp), %rdi
.LBB2_19:
	movq	%r13, %r8
	shlq	$4, %r8
	addq	%rdx, %r8
	movss	40(%rdi), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm3, %xmm5
	movaps	.LCPI2_1(%rip), %xmm6
	addps	%xmm6, %xmm5
	maxps	%xmm0, %xmm5
	movaps	.LCPI2_2(%rip), %xmm7
	minps	%xmm7, %xmm5
	cvttps2dq	%xmm5, %xmm5
	mulps	%xmm4, %xmm3
	addps	%xmm6, %xmm3
	maxps	%xmm0, %xmm3
	minps	%xmm7, %xmm3
	cvttps2dq	%xmm3, %xmm3
	pslld	$16, %xmm3
	por	%xmm5, %xmm3
	movdqa	.LCPI2_3(%rip), %xmm4
	pxor	%xmm4, %xmm3
	movdqu	%xmm3, (%r8)
	movss	40(%rdi), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm3, %xmm1
	addps	%xmm6, %xmm1
	maxps	%xmm0, %xmm1
	minps	%xmm7, %xmm1
	cvttps2dq	%xmm1, %xmm1
	mulps	%xmm2, %xmm3
	addps	%xmm6, %xmm3
	maxps	%xmm0, %xmm3
	minps	%xmm7, %xmm3
	cvttps2dq	%xmm3, %xmm2
	pslld	$16, %xmm2
	por	%xmm1, %xmm2
	pxor	%xmm4, %xmm2
	movdqu	%xmm2, (%r8,%rcx,4)
	pxor	%xmm1, %xmm1
	pxor	%xmm2, %xmm2
	pxor	%xmm4, %xmm4
	testl	%eax, %eax
	jle	.LBB2_23
	movq	56(%rdi), %r8
	leaq	(,%r8,8), %r9
	addq	32(%rdi), %r11
	movq	-120(%rbp), %r10
	addq	%r10, %rsi
	addq	$16, %rsi
	shlq	$5, %r14
	addq	%rsi, %r9
	addq	%r14, %r9
	leaq	(%r8,%r8,2), %r8
	leaq	(%r14,%r8,4), %r8
	addq	%rsi, %r8
	pxor	%xmm0, %xmm0
	xorl	%esi, %esi
	xorps	%xmm3, %xmm3
	.p2align	4
.LBB2_21:
	movd	(%r11,%rsi), %xmm4
	pshufd	$0, %xmm4, %xmm4
	movdqu	-16(%r9,%rsi,8), %xmm5
	movdqu	(%r9,%rsi,8), %xmm6
	pmaddwd	%xmm4, %xmm5
	paddd	%xmm5, %xmm0
	pmaddwd	%xmm4, %xmm6
	paddd	%xmm6, %xmm3
	movdqu	-16(%r8,%rsi,8), %xmm5
	movdqu	(%r8,%rsi,8), %xmm6
	pmaddwd	%xmm4, %xmm5
	paddd	%xmm5, %xmm1
	pmaddwd	%xmm4, %xmm6
	paddd	%xmm6, %xmm2
	addq	$4, %rsi
	decq	%rax
	jne	.LBB2_21
	cvtdq2ps	%xmm0, %xmm4
	cvtdq2ps	%xmm3, %xmm0
	cvtdq2ps	%xmm1, %xmm1
	cvtdq2ps	%xmm2, %xmm2
	jmp	.LBB2_23
.LBB2_25:
	addq	$200, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
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
