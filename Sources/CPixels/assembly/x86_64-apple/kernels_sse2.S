// Made by scripts/make-kernels.sh from kernels_sse2.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI0_0:
	.long	0x437f0000
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_reduce:
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
	je	LBB0_2
	movq	%rdi, -48(%rbp)
	testq	%rdx, %rdx
	jne	LBB0_8
	jmp	LBB0_15
LBB0_2:
	cmpq	$4, %rdx
	jae	LBB0_4
	xorl	%r9d, %r9d
	jmp	LBB0_6
LBB0_4:
	xorl	%eax, %eax
	pxor	%xmm0, %xmm0
	.p2align	4
LBB0_5:
	pmovzxbw	8(%rdi,%rax,4), %xmm1
	pmovzxbw	(%rdi,%rax,4), %xmm2
	movdqa	%xmm2, %xmm3
	punpcklqdq	%xmm1, %xmm3
	punpckhqdq	%xmm1, %xmm2
	paddw	%xmm3, %xmm2
	pmovzxwd	%xmm2, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	punpckhwd	%xmm0, %xmm2
	cvtdq2ps	%xmm2, %xmm2
	movups	(%rsi,%rax,8), %xmm3
	addps	%xmm1, %xmm3
	movups	16(%rsi,%rax,8), %xmm1
	addps	%xmm2, %xmm1
	movups	%xmm3, (%rsi,%rax,8)
	movups	%xmm1, 16(%rsi,%rax,8)
	leaq	4(%rax), %r9
	addq	$8, %rax
	cmpq	%rdx, %rax
	movq	%r9, %rax
	jbe	LBB0_5
LBB0_6:
	leaq	(%rdi,%r9,4), %rdi
	movq	%rdi, -48(%rbp)
	leaq	(%rsi,%r9,8), %rsi
	subq	%r9, %rdx
	testq	%rdx, %rdx
	je	LBB0_15
LBB0_8:
	movq	-48(%rbp), %rdi
	leaq	12(%rdi), %r15
	leaq	(,%rcx,4), %rax
	movq	%rax, -64(%rbp)
	xorl	%r14d, %r14d
	movl	$1048576, %r10d
	movss	LCPI0_0(%rip), %xmm0
	movq	%rdx, %r9
	movq	%rcx, -56(%rbp)
	movq	%rdx, -72(%rbp)
	jmp	LBB0_9
	.p2align	4
LBB0_14:
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
	jae	LBB0_15
LBB0_9:
	movq	%rdx, %rax
	subq	%r14, %rax
	leaq	(%r14,%rcx), %r12
	cmpq	%rcx, %rax
	movq	%r12, -80(%rbp)
	cmovbq	%rdx, %r12
	cmpq	%r12, %r14
	jae	LBB0_14
	movq	-56(%rbp), %rax
	cmpq	%r9, %rax
	movq	%r9, %rdx
	cmovbq	%rax, %rdx
	movups	(%rsi), %xmm1
	movq	%rdi, %r11
	movq	%r15, %rax
	jmp	LBB0_11
	.p2align	4
LBB0_27:
	cvtdq2ps	%xmm2, %xmm2
LBB0_28:
	addps	%xmm2, %xmm1
	movups	%xmm1, (%rsi)
	addq	$1048576, %r14
	addq	$-1048576, %rdx
	addq	$4194304, %rax
	addq	$4194304, %r11
	cmpq	%r12, %r14
	jae	LBB0_14
LBB0_11:
	cmpq	$1, %rdx
	movq	%rdx, %rbx
	adcq	$0, %rbx
	cmpq	$1048576, %rbx
	cmovaeq	%r10, %rbx
	testl	%r8d, %r8d
	je	LBB0_12
	cmpq	$2, %rdx
	jae	LBB0_18
	xorps	%xmm2, %xmm2
	xorl	%ecx, %ecx
	jmp	LBB0_20
	.p2align	4
LBB0_12:
	cmpq	$4, %rdx
	jae	LBB0_22
	xorps	%xmm2, %xmm2
	xorl	%ecx, %ecx
	jmp	LBB0_24
	.p2align	4
LBB0_18:
	movl	%ebx, %r13d
	andl	$2097150, %r13d
	xorps	%xmm2, %xmm2
	xorl	%ecx, %ecx
	.p2align	4
LBB0_19:
	pmovzxbd	(%r11,%rcx), %xmm3
	cvtdq2ps	%xmm3, %xmm3
	movaps	%xmm0, %xmm4
	shufps	$244, %xmm3, %xmm4
	movaps	%xmm3, %xmm5
	shufps	$47, %xmm4, %xmm5
	mulps	%xmm3, %xmm5
	addps	%xmm2, %xmm5
	pmovzxbd	4(%r11,%rcx), %xmm2
	cvtdq2ps	%xmm2, %xmm3
	movaps	%xmm0, %xmm4
	shufps	$244, %xmm3, %xmm4
	movaps	%xmm3, %xmm2
	shufps	$47, %xmm4, %xmm2
	mulps	%xmm3, %xmm2
	addps	%xmm5, %xmm2
	addq	$8, %rcx
	addq	$-2, %r13
	jne	LBB0_19
LBB0_20:
	testb	$1, %bl
	je	LBB0_28
	movq	-48(%rbp), %rbx
	leaq	(%rbx,%r14,4), %rbx
	pmovzxbd	(%rbx,%rcx), %xmm3
	cvtdq2ps	%xmm3, %xmm3
	movaps	%xmm0, %xmm4
	shufps	$244, %xmm3, %xmm4
	movaps	%xmm3, %xmm5
	shufps	$47, %xmm4, %xmm5
	mulps	%xmm3, %xmm5
	addps	%xmm5, %xmm2
	jmp	LBB0_28
LBB0_22:
	movl	%ebx, %r13d
	andl	$2097148, %r13d
	xorps	%xmm2, %xmm2
	xorl	%ecx, %ecx
	.p2align	4
LBB0_23:
	pmovzxbd	-12(%rax,%rcx,4), %xmm3
	pmovzxbd	-8(%rax,%rcx,4), %xmm4
	pmovzxbd	-4(%rax,%rcx,4), %xmm5
	paddd	%xmm2, %xmm3
	paddd	%xmm4, %xmm5
	pmovzxbd	(%rax,%rcx,4), %xmm2
	paddd	%xmm3, %xmm5
	paddd	%xmm5, %xmm2
	addq	$4, %rcx
	cmpq	%rcx, %r13
	jne	LBB0_23
LBB0_24:
	testb	$3, %bl
	je	LBB0_27
	andl	$3, %ebx
	leaq	(%r11,%rcx,4), %rcx
	xorl	%r13d, %r13d
	.p2align	4
LBB0_26:
	pmovzxbd	(%rcx,%r13,4), %xmm3
	paddd	%xmm3, %xmm2
	incq	%r13
	cmpq	%r13, %rbx
	jne	LBB0_26
	jmp	LBB0_27
LBB0_15:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI1_0:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI1_1:
	.long	0x3f000000
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_narrow:
	testq	%rdx, %rdx
	je	LBB1_8
	cmpq	$8, %rdx
	jae	LBB1_3
	xorl	%eax, %eax
	jmp	LBB1_6
LBB1_3:
	movq	%rdx, %rax
	andq	$-8, %rax
	movaps	%xmm0, %xmm1
	shufps	$0, %xmm0, %xmm1
	xorl	%ecx, %ecx
	movaps	LCPI1_0(%rip), %xmm2
	.p2align	4
LBB1_4:
	movups	(%rdi,%rcx,4), %xmm3
	movups	16(%rdi,%rcx,4), %xmm4
	mulps	%xmm1, %xmm3
	mulps	%xmm1, %xmm4
	addps	%xmm2, %xmm3
	addps	%xmm2, %xmm4
	cvttps2dq	%xmm3, %xmm3
	cvttps2dq	%xmm4, %xmm4
	packusdw	%xmm4, %xmm3
	movdqu	%xmm3, (%rsi,%rcx,2)
	addq	$8, %rcx
	cmpq	%rcx, %rax
	jne	LBB1_4
	cmpq	%rax, %rdx
	je	LBB1_8
LBB1_6:
	pushq	%rbp
	movq	%rsp, %rbp
	movss	LCPI1_1(%rip), %xmm1
	popq	%rbp
	.p2align	4
LBB1_7:
	movss	(%rdi,%rax,4), %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm1, %xmm2
	cvttss2si	%xmm2, %ecx
	movw	%cx, (%rsi,%rax,2)
	incq	%rax
	cmpq	%rax, %rdx
	jne	LBB1_7
LBB1_8:
	retq
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI2_0:
	.byte	0
	.byte	128
	.byte	4
	.byte	128
	.byte	1
	.byte	128
	.byte	5
	.byte	128
	.byte	2
	.byte	128
	.byte	6
	.byte	128
	.byte	3
	.byte	128
	.byte	7
	.byte	128
LCPI2_1:
	.byte	12
	.byte	13
	.byte	14
	.byte	15
	.byte	12
	.byte	13
	.byte	14
	.byte	15
	.byte	12
	.byte	13
	.byte	14
	.byte	15
	.byte	0
	.byte	1
	.byte	0
	.byte	1
LCPI2_2:
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
LCPI2_3:
	.byte	0
	.byte	1
	.byte	8
	.byte	9
	.byte	2
	.byte	3
	.byte	10
	.byte	11
	.byte	4
	.byte	5
	.byte	12
	.byte	13
	.byte	6
	.byte	7
	.byte	14
	.byte	15
LCPI2_4:
	.long	0x46800100
	.long	0x46800100
	.long	0x46800100
	.long	0x46800100
LCPI2_5:
	.long	0x477fff00
	.long	0x477fff00
	.long	0x477fff00
	.long	0x477fff00
LCPI2_6:
	.long	2147516416
	.long	2147516416
	.long	2147516416
	.long	2147516416
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_scale_across:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$200, %rsp
	movq	%rsi, -224(%rbp)
	cmpq	$0, 24(%rdi)
	je	LBB2_25
	leaq	(%rdx,%rcx,8), %r12
	xorl	%r13d, %r13d
	movdqa	LCPI2_0(%rip), %xmm8
	movdqa	LCPI2_1(%rip), %xmm9
	pcmpeqd	%xmm10, %xmm10
	movdqa	LCPI2_2(%rip), %xmm11
	movdqa	LCPI2_3(%rip), %xmm12
	xorl	%eax, %eax
	xorl	%ebx, %ebx
	movq	%rdi, -80(%rbp)
	movq	%rcx, -192(%rbp)
	movq	%rdx, -184(%rbp)
	movq	%r12, -176(%rbp)
	jmp	LBB2_2
	.p2align	4
LBB2_24:
	cmpq	%rax, %r13
	movq	-200(%rbp), %rax
	jae	LBB2_25
LBB2_2:
	movq	8(%rdi), %r11
	movq	%rbx, -160(%rbp)
	subq	%rbx, %r11
	jbe	LBB2_25
	cmpq	$128, %r11
	movl	$128, %ebx
	cmovbq	%r11, %rbx
	movq	16(%rdi), %rcx
	movq	%r13, -208(%rbp)
	leaq	(,%r13,2), %rdx
	addq	%r13, %rdx
	movslq	(%rcx,%rdx,4), %rcx
	movq	-160(%rbp), %rdx
	shrq	%rdx
	cmpq	%rcx, %rdx
	cmovbq	%rdx, %rcx
	movq	%rdx, %rsi
	subq	%rcx, %rsi
	shlq	$3, %rsi
	movq	%rcx, -200(%rbp)
	shlq	$5, %rcx
	shlq	$5, %rax
	movq	%rcx, %r8
	subq	%rax, %r8
	movq	%r8, -216(%rbp)
	shlq	$5, %rdx
	movq	%rcx, -136(%rbp)
	subq	%rcx, %rdx
	movq	%rdx, -48(%rbp)
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	movq	%r11, -144(%rbp)
	movq	%rsi, -56(%rbp)
	jmp	LBB2_4
	.p2align	4
LBB2_57:
	shlq	$4, %r15
	movq	-168(%rbp), %rax
	movdqu	%xmm0, (%rax,%r15)
	movdqu	%xmm1, 16(%rax,%r15)
LBB2_58:
	incq	%r9
	addq	$4, %r8
	cmpq	$4, %r9
	je	LBB2_11
LBB2_4:
	movq	48(%rdi), %r15
	movq	56(%rdi), %r13
	testq	%rsi, %rsi
	je	LBB2_7
	movq	%r13, %rax
	imulq	%r8, %rax
	addq	%r15, %rax
	movq	-216(%rbp), %rcx
	addq	%rax, %rcx
	xorl	%edx, %edx
	.p2align	4
LBB2_6:
	movdqu	(%rcx,%rdx,4), %xmm0
	movdqu	%xmm0, (%rax,%rdx,4)
	addq	$4, %rdx
	cmpq	%rsi, %rdx
	jb	LBB2_6
LBB2_7:
	movq	%r13, %rax
	imulq	%r9, %rax
	leaq	(%r15,%rax,4), %rax
	movl	(%rdi), %r10d
	movq	%r9, %rdx
	shlq	$4, %rdx
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, -168(%rbp)
	cmpl	$2, %r10d
	sete	%cl
	orb	$2, %cl
	movq	-160(%rbp), %r14
	shlq	%cl, %r14
	movq	-224(%rbp), %rax
	movq	(%rax,%rdx), %r12
	addq	%r14, %r12
	addq	8(%rax,%rdx), %r14
	testl	%r10d, %r10d
	je	LBB2_26
	movq	%r13, -88(%rbp)
	movq	%r15, -96(%rbp)
	cmpl	$1, %r10d
	jne	LBB2_46
	movl	%r10d, -68(%rbp)
	movq	%r9, -152(%rbp)
	movl	$255, %eax
	movd	%eax, %xmm3
	cmpq	$16, %r11
	jae	LBB2_39
	movq	%r8, %r13
	xorl	%eax, %eax
	movq	-96(%rbp), %r15
	jmp	LBB2_37
	.p2align	4
LBB2_26:
	cmpq	$16, %r11
	jae	LBB2_28
	xorl	%edx, %edx
	jmp	LBB2_30
LBB2_39:
	leaq	512(%r12), %rcx
	leaq	512(%r14), %rdx
	movq	-48(%rbp), %rax
	movq	-96(%rbp), %r15
	addq	%r15, %rax
	movq	-88(%rbp), %rsi
	movq	%r8, %r13
	imulq	%r8, %rsi
	addq	%rax, %rsi
	addq	$16, %rsi
	movl	$16, %r8d
	xorl	%eax, %eax
	.p2align	4
LBB2_40:
	movq	%rax, %r9
	movq	%r8, %rax
	prefetcht0	(%rcx,%r9,4)
	prefetcht0	(%rdx,%r9,4)
	movq	%rsi, %r8
	.p2align	4
LBB2_41:
	movq	(%r12,%r9,4), %xmm0
	pshufb	%xmm8, %xmm0
	movdqa	%xmm3, %xmm1
	pblendw	$240, %xmm0, %xmm1
	pshufb	%xmm9, %xmm1
	pmullw	%xmm0, %xmm1
	psubw	%xmm10, %xmm1
	pmulhuw	%xmm11, %xmm1
	movq	(%r14,%r9,4), %xmm0
	pshufb	%xmm8, %xmm0
	movdqa	%xmm3, %xmm2
	pblendw	$240, %xmm0, %xmm2
	pshufb	%xmm9, %xmm2
	pmullw	%xmm0, %xmm2
	psubw	%xmm10, %xmm2
	pmulhuw	%xmm11, %xmm2
	movdqu	%xmm1, -16(%r8)
	movdqu	%xmm2, (%r8)
	addq	$2, %r9
	addq	$32, %r8
	cmpq	%rax, %r9
	jb	LBB2_41
	leaq	16(%rax), %r8
	addq	$256, %rsi
	cmpq	%rbx, %r8
	jbe	LBB2_40
LBB2_37:
	movq	%rax, %rcx
	orq	$2, %rcx
	cmpq	%rbx, %rcx
	jbe	LBB2_42
	movq	%rax, %r15
	movq	-56(%rbp), %rsi
	movq	%r13, %r8
	movq	-152(%rbp), %r9
	jmp	LBB2_44
LBB2_42:
	movq	-48(%rbp), %rcx
	addq	%r15, %rcx
	movq	-88(%rbp), %rdx
	movq	%r13, %r8
	imulq	%r13, %rdx
	movq	%rax, %rsi
	shlq	$4, %rsi
	addq	%rdx, %rsi
	addq	%rsi, %rcx
	addq	$16, %rcx
	movq	-56(%rbp), %rsi
	movq	-152(%rbp), %r9
	.p2align	4
LBB2_43:
	movq	(%r12,%rax,4), %xmm0
	pshufb	%xmm8, %xmm0
	movdqa	%xmm3, %xmm1
	pblendw	$240, %xmm0, %xmm1
	pshufb	%xmm9, %xmm1
	pmullw	%xmm0, %xmm1
	psubw	%xmm10, %xmm1
	pmulhuw	%xmm11, %xmm1
	movq	(%r14,%rax,4), %xmm0
	pshufb	%xmm8, %xmm0
	movdqa	%xmm3, %xmm2
	pblendw	$240, %xmm0, %xmm2
	pshufb	%xmm9, %xmm2
	pmullw	%xmm0, %xmm2
	psubw	%xmm10, %xmm2
	pmulhuw	%xmm11, %xmm2
	movdqu	%xmm1, -16(%rcx)
	movdqu	%xmm2, (%rcx)
	leaq	2(%rax), %r15
	addq	$32, %rcx
	addq	$4, %rax
	cmpq	%rbx, %rax
	movq	%r15, %rax
	jbe	LBB2_43
LBB2_44:
	movq	%rbx, %r13
	subq	%r15, %r13
	movl	-68(%rbp), %r10d
	je	LBB2_46
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	movdqa	%xmm0, -128(%rbp)
	leaq	(%r12,%r15,4), %rsi
	shlq	$2, %r13
	leaq	-128(%rbp), %rdi
	movq	%r13, %rdx
	movq	%r8, -64(%rbp)
	movdqa	%xmm3, -240(%rbp)
	callq	_memcpy
	leaq	(%r14,%r15,4), %rsi
	leaq	-112(%rbp), %rdi
	movq	%r13, %rdx
	callq	_memcpy
	movq	-152(%rbp), %r9
	movq	-64(%rbp), %r8
	movq	-56(%rbp), %rsi
	movq	-144(%rbp), %r11
	movdqa	LCPI2_3(%rip), %xmm12
	movdqa	LCPI2_2(%rip), %xmm11
	pcmpeqd	%xmm10, %xmm10
	movdqa	LCPI2_1(%rip), %xmm9
	movdqa	LCPI2_0(%rip), %xmm8
	movq	-80(%rbp), %rdi
	movq	-128(%rbp), %xmm0
	pshufb	%xmm8, %xmm0
	movdqa	-240(%rbp), %xmm2
	movdqa	%xmm2, %xmm1
	pblendw	$240, %xmm0, %xmm1
	pshufb	%xmm9, %xmm1
	pmullw	%xmm0, %xmm1
	psubw	%xmm10, %xmm1
	pmulhuw	%xmm11, %xmm1
	movq	-112(%rbp), %xmm0
	pshufb	%xmm8, %xmm0
	pblendw	$240, %xmm0, %xmm2
	pshufb	%xmm9, %xmm2
	pmullw	%xmm0, %xmm2
	psubw	%xmm10, %xmm2
	pmulhuw	%xmm11, %xmm2
	shlq	$4, %r15
	movq	-168(%rbp), %rax
	movdqu	%xmm1, (%rax,%r15)
	movdqu	%xmm2, 16(%rax,%r15)
	movl	-68(%rbp), %r10d
LBB2_46:
	cmpl	$2, %r10d
	jne	LBB2_58
	cmpq	$16, %r11
	jae	LBB2_49
	xorl	%edx, %edx
	movq	-96(%rbp), %r15
	movq	-88(%rbp), %r13
	jmp	LBB2_51
LBB2_28:
	movq	-48(%rbp), %rax
	addq	%r15, %rax
	movq	%r13, %rcx
	imulq	%r8, %rcx
	addq	%rcx, %rax
	addq	$240, %rax
	xorl	%ecx, %ecx
	.p2align	4
LBB2_29:
	prefetcht0	512(%r12,%rcx,4)
	prefetcht0	512(%r14,%rcx,4)
	movq	(%r12,%rcx,4), %xmm0
	pshufb	%xmm8, %xmm0
	movq	(%r14,%rcx,4), %xmm1
	pshufb	%xmm8, %xmm1
	movdqu	%xmm0, -240(%rax)
	movdqu	%xmm1, -224(%rax)
	movq	8(%r12,%rcx,4), %xmm0
	pshufb	%xmm8, %xmm0
	movq	8(%r14,%rcx,4), %xmm1
	pshufb	%xmm8, %xmm1
	movdqu	%xmm0, -208(%rax)
	movdqu	%xmm1, -192(%rax)
	movq	16(%r12,%rcx,4), %xmm0
	pshufb	%xmm8, %xmm0
	movq	16(%r14,%rcx,4), %xmm1
	pshufb	%xmm8, %xmm1
	movdqu	%xmm0, -176(%rax)
	movdqu	%xmm1, -160(%rax)
	movq	24(%r12,%rcx,4), %xmm0
	pshufb	%xmm8, %xmm0
	movq	24(%r14,%rcx,4), %xmm1
	pshufb	%xmm8, %xmm1
	movdqu	%xmm0, -144(%rax)
	movdqu	%xmm1, -128(%rax)
	movq	32(%r12,%rcx,4), %xmm0
	pshufb	%xmm8, %xmm0
	movq	32(%r14,%rcx,4), %xmm1
	pshufb	%xmm8, %xmm1
	movdqu	%xmm0, -112(%rax)
	movdqu	%xmm1, -96(%rax)
	movq	40(%r12,%rcx,4), %xmm0
	pshufb	%xmm8, %xmm0
	movq	40(%r14,%rcx,4), %xmm1
	pshufb	%xmm8, %xmm1
	movdqu	%xmm0, -80(%rax)
	movdqu	%xmm1, -64(%rax)
	movq	48(%r12,%rcx,4), %xmm0
	pshufb	%xmm8, %xmm0
	movq	48(%r14,%rcx,4), %xmm1
	pshufb	%xmm8, %xmm1
	movdqu	%xmm0, -48(%rax)
	movdqu	%xmm1, -32(%rax)
	movq	56(%r12,%rcx,4), %xmm0
	pshufb	%xmm8, %xmm0
	movq	56(%r14,%rcx,4), %xmm1
	pshufb	%xmm8, %xmm1
	movdqu	%xmm0, -16(%rax)
	movdqu	%xmm1, (%rax)
	leaq	16(%rcx), %rdx
	addq	$256, %rax
	addq	$32, %rcx
	cmpq	%rbx, %rcx
	movq	%rdx, %rcx
	jbe	LBB2_29
LBB2_30:
	movq	%rdx, %rax
	orq	$2, %rax
	cmpq	%rbx, %rax
	jbe	LBB2_32
	movq	%rdx, %r15
	jmp	LBB2_34
LBB2_32:
	addq	-48(%rbp), %r15
	imulq	%r8, %r13
	movq	%rdx, %rax
	shlq	$4, %rax
	addq	%r13, %rax
	addq	%r15, %rax
	addq	$16, %rax
	.p2align	4
LBB2_33:
	movq	(%r12,%rdx,4), %xmm0
	pshufb	%xmm8, %xmm0
	movq	(%r14,%rdx,4), %xmm1
	pshufb	%xmm8, %xmm1
	movdqu	%xmm0, -16(%rax)
	movdqu	%xmm1, (%rax)
	leaq	2(%rdx), %r15
	addq	$32, %rax
	addq	$4, %rdx
	cmpq	%rbx, %rdx
	movq	%r15, %rdx
	jbe	LBB2_33
LBB2_34:
	movq	%rbx, %r13
	subq	%r15, %r13
	je	LBB2_58
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	movdqa	%xmm0, -128(%rbp)
	leaq	(%r12,%r15,4), %rsi
	shlq	$2, %r13
	leaq	-128(%rbp), %rdi
	movq	%r13, %rdx
	movq	%r8, -64(%rbp)
	movq	%r9, %r12
	callq	_memcpy
	leaq	(%r14,%r15,4), %rsi
	leaq	-112(%rbp), %rdi
	movq	%r13, %rdx
	callq	_memcpy
	movq	%r12, %r9
	movq	-64(%rbp), %r8
	movq	-56(%rbp), %rsi
	movq	-144(%rbp), %r11
	movdqa	LCPI2_3(%rip), %xmm12
	movdqa	LCPI2_2(%rip), %xmm11
	pcmpeqd	%xmm10, %xmm10
	movdqa	LCPI2_1(%rip), %xmm9
	movdqa	LCPI2_0(%rip), %xmm8
	movq	-80(%rbp), %rdi
	movq	-128(%rbp), %xmm0
	pshufb	%xmm8, %xmm0
	movq	-112(%rbp), %xmm1
	pshufb	%xmm8, %xmm1
	jmp	LBB2_57
LBB2_49:
	movq	-48(%rbp), %rax
	movq	-96(%rbp), %r15
	addq	%r15, %rax
	movq	-88(%rbp), %r13
	movq	%r13, %rcx
	imulq	%r8, %rcx
	addq	%rcx, %rax
	addq	$240, %rax
	xorl	%ecx, %ecx
	.p2align	4
LBB2_50:
	prefetcht0	512(%r12,%rcx,8)
	prefetcht0	512(%r14,%rcx,8)
	movdqu	(%r12,%rcx,8), %xmm0
	pshufb	%xmm12, %xmm0
	movdqu	(%r14,%rcx,8), %xmm1
	pshufb	%xmm12, %xmm1
	movdqu	%xmm0, -240(%rax)
	movdqu	%xmm1, -224(%rax)
	movdqu	16(%r12,%rcx,8), %xmm0
	pshufb	%xmm12, %xmm0
	movdqu	16(%r14,%rcx,8), %xmm1
	pshufb	%xmm12, %xmm1
	movdqu	%xmm0, -208(%rax)
	movdqu	%xmm1, -192(%rax)
	movdqu	32(%r12,%rcx,8), %xmm0
	pshufb	%xmm12, %xmm0
	movdqu	32(%r14,%rcx,8), %xmm1
	pshufb	%xmm12, %xmm1
	movdqu	%xmm0, -176(%rax)
	movdqu	%xmm1, -160(%rax)
	movdqu	48(%r12,%rcx,8), %xmm0
	pshufb	%xmm12, %xmm0
	movdqu	48(%r14,%rcx,8), %xmm1
	pshufb	%xmm12, %xmm1
	movdqu	%xmm0, -144(%rax)
	movdqu	%xmm1, -128(%rax)
	movdqu	64(%r12,%rcx,8), %xmm0
	pshufb	%xmm12, %xmm0
	movdqu	64(%r14,%rcx,8), %xmm1
	pshufb	%xmm12, %xmm1
	movdqu	%xmm0, -112(%rax)
	movdqu	%xmm1, -96(%rax)
	movdqu	80(%r12,%rcx,8), %xmm0
	pshufb	%xmm12, %xmm0
	movdqu	80(%r14,%rcx,8), %xmm1
	pshufb	%xmm12, %xmm1
	movdqu	%xmm0, -80(%rax)
	movdqu	%xmm1, -64(%rax)
	movdqu	96(%r12,%rcx,8), %xmm0
	pshufb	%xmm12, %xmm0
	movdqu	96(%r14,%rcx,8), %xmm1
	pshufb	%xmm12, %xmm1
	movdqu	%xmm0, -48(%rax)
	movdqu	%xmm1, -32(%rax)
	movdqu	112(%r12,%rcx,8), %xmm0
	pshufb	%xmm12, %xmm0
	movdqu	112(%r14,%rcx,8), %xmm1
	pshufb	%xmm12, %xmm1
	movdqu	%xmm0, -16(%rax)
	movdqu	%xmm1, (%rax)
	leaq	16(%rcx), %rdx
	addq	$256, %rax
	addq	$32, %rcx
	cmpq	%rbx, %rcx
	movq	%rdx, %rcx
	jbe	LBB2_50
LBB2_51:
	movq	%rdx, %rax
	orq	$2, %rax
	cmpq	%rbx, %rax
	jbe	LBB2_53
	movq	%rdx, %r15
	jmp	LBB2_55
LBB2_53:
	addq	-48(%rbp), %r15
	imulq	%r8, %r13
	movq	%rdx, %rax
	shlq	$4, %rax
	addq	%r13, %rax
	addq	%r15, %rax
	addq	$16, %rax
	.p2align	4
LBB2_54:
	movdqu	(%r12,%rdx,8), %xmm0
	pshufb	%xmm12, %xmm0
	movdqu	(%r14,%rdx,8), %xmm1
	pshufb	%xmm12, %xmm1
	movdqu	%xmm0, -16(%rax)
	movdqu	%xmm1, (%rax)
	leaq	2(%rdx), %r15
	addq	$32, %rax
	addq	$4, %rdx
	cmpq	%rbx, %rdx
	movq	%r15, %rdx
	jbe	LBB2_54
LBB2_55:
	movq	%rbx, %r13
	subq	%r15, %r13
	je	LBB2_58
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	movdqa	%xmm0, -128(%rbp)
	leaq	(%r12,%r15,8), %rsi
	shlq	$3, %r13
	leaq	-128(%rbp), %rdi
	movq	%r13, %rdx
	movq	%r8, -64(%rbp)
	movq	%r9, %r12
	callq	_memcpy
	leaq	(%r14,%r15,8), %rsi
	leaq	-112(%rbp), %rdi
	movq	%r13, %rdx
	callq	_memcpy
	movq	%r12, %r9
	movq	-64(%rbp), %r8
	movq	-56(%rbp), %rsi
	movq	-144(%rbp), %r11
	movdqa	LCPI2_3(%rip), %xmm12
	movdqa	LCPI2_2(%rip), %xmm11
	pcmpeqd	%xmm10, %xmm10
	movdqa	LCPI2_1(%rip), %xmm9
	movdqa	LCPI2_0(%rip), %xmm8
	movq	-80(%rbp), %rdi
	movdqa	-128(%rbp), %xmm0
	movdqa	-112(%rbp), %xmm1
	pshufb	%xmm12, %xmm0
	pshufb	%xmm12, %xmm1
	jmp	LBB2_57
	.p2align	4
LBB2_11:
	addq	-160(%rbp), %rbx
	movq	24(%rdi), %rax
	movq	-208(%rbp), %r13
	cmpq	%rax, %r13
	jae	LBB2_24
	negq	-136(%rbp)
	movq	-192(%rbp), %rcx
	movq	-184(%rbp), %rdx
	movq	-176(%rbp), %r12
	jmp	LBB2_13
	.p2align	4
LBB2_23:
	leaq	(,%r13,4), %rax
	leaq	(%r12,%rax,4), %rax
	movss	40(%rdi), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm3, %xmm4
	movaps	LCPI2_4(%rip), %xmm6
	addps	%xmm6, %xmm4
	pxor	%xmm5, %xmm5
	maxps	%xmm5, %xmm4
	movaps	LCPI2_5(%rip), %xmm7
	minps	%xmm7, %xmm4
	cvttps2dq	%xmm4, %xmm4
	mulps	%xmm0, %xmm3
	addps	%xmm6, %xmm3
	maxps	%xmm5, %xmm3
	minps	%xmm7, %xmm3
	cvttps2dq	%xmm3, %xmm0
	pslld	$16, %xmm0
	por	%xmm4, %xmm0
	movdqa	LCPI2_6(%rip), %xmm3
	pxor	%xmm3, %xmm0
	movdqu	%xmm0, (%rax)
	movss	40(%rdi), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm0, %xmm1
	addps	%xmm6, %xmm1
	maxps	%xmm5, %xmm1
	minps	%xmm7, %xmm1
	cvttps2dq	%xmm1, %xmm1
	mulps	%xmm2, %xmm0
	addps	%xmm6, %xmm0
	maxps	%xmm5, %xmm0
	minps	%xmm7, %xmm0
	cvttps2dq	%xmm0, %xmm0
	pslld	$16, %xmm0
	por	%xmm1, %xmm0
	pxor	%xmm3, %xmm0
	movdqu	%xmm0, (%rax,%rcx,4)
	incq	%r13
	movq	24(%rdi), %rax
	cmpq	%rax, %r13
	jae	LBB2_24
LBB2_13:
	movq	16(%rdi), %r8
	leaq	(,%r13,2), %r9
	addq	%r13, %r9
	movslq	(%r8,%r9,4), %rsi
	movslq	4(%r8,%r9,4), %r10
	addq	%rsi, %r10
	addq	%r10, %r10
	cmpq	%rbx, %r10
	jbe	LBB2_15
	cmpq	8(%rdi), %rbx
	jb	LBB2_24
LBB2_15:
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
	jle	LBB2_19
	movq	56(%rdi), %r15
	movq	32(%rdi), %r8
	addq	%r11, %r8
	movq	-136(%rbp), %rdi
	leaq	(%rsi,%rdi), %r9
	movq	%r14, %r10
	shlq	$5, %r10
	addq	%r10, %r9
	addq	$16, %r9
	xorl	%r10d, %r10d
	pxor	%xmm3, %xmm3
	.p2align	4
LBB2_17:
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
	jne	LBB2_17
	cvtdq2ps	%xmm1, %xmm5
	cvtdq2ps	%xmm4, %xmm4
	cvtdq2ps	%xmm3, %xmm1
	cvtdq2ps	%xmm2, %xmm2
	movq	-80(%rbp), %rdi
LBB2_19:
	movq	%r13, %r8
	shlq	$4, %r8
	addq	%rdx, %r8
	movss	40(%rdi), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm3, %xmm5
	movaps	LCPI2_4(%rip), %xmm6
	addps	%xmm6, %xmm5
	maxps	%xmm0, %xmm5
	movaps	LCPI2_5(%rip), %xmm7
	minps	%xmm7, %xmm5
	cvttps2dq	%xmm5, %xmm5
	mulps	%xmm4, %xmm3
	addps	%xmm6, %xmm3
	maxps	%xmm0, %xmm3
	minps	%xmm7, %xmm3
	cvttps2dq	%xmm3, %xmm3
	pslld	$16, %xmm3
	por	%xmm5, %xmm3
	movdqa	LCPI2_6(%rip), %xmm4
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
	jle	LBB2_23
	movq	56(%rdi), %r8
	leaq	(,%r8,8), %r9
	addq	32(%rdi), %r11
	movq	-136(%rbp), %r10
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
LBB2_21:
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
	jne	LBB2_21
	cvtdq2ps	%xmm0, %xmm4
	cvtdq2ps	%xmm3, %xmm0
	cvtdq2ps	%xmm1, %xmm1
	cvtdq2ps	%xmm2, %xmm2
	jmp	LBB2_23
LBB2_25:
	addq	$200, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.p2align	4
_accumulate:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -48(%rbp)
	testq	%rcx, %rcx
	je	LBB3_12
	addq	$48, -48(%rbp)
	leaq	(,%rcx,4), %rax
	xorl	%edx, %edx
	movq	%rcx, -56(%rbp)
	jmp	LBB3_3
	.p2align	4
LBB3_2:
	addq	$3072, -48(%rbp)
	movq	-56(%rbp), %rcx
	movq	-64(%rbp), %rdx
	cmpq	%rcx, %rdx
	jae	LBB3_12
LBB3_3:
	movq	%rcx, %r8
	subq	%rdx, %r8
	leaq	768(%rdx), %r10
	cmpq	$768, %r8
	movq	%r10, -64(%rbp)
	cmovbq	%rcx, %r10
	testq	%rsi, %rsi
	je	LBB3_2
	xorl	%r11d, %r11d
	jmp	LBB3_5
	.p2align	4
LBB3_11:
	incq	%r11
	cmpq	%rsi, %r11
	je	LBB3_2
LBB3_5:
	cmpq	%r10, %rdx
	jae	LBB3_11
	leaq	(%r11,%r11,2), %rcx
	leaq	(%rdi,%rcx,8), %rbx
	movslq	16(%rdi,%rcx,8), %rcx
	imulq	%rax, %rcx
	addq	-48(%rbp), %rcx
	movq	%rdx, %r15
	jmp	LBB3_7
	.p2align	4
LBB3_10:
	movdqu	%xmm0, (%r12,%r15,4)
	movdqu	%xmm1, 16(%r12,%r15,4)
	movdqu	%xmm2, 32(%r12,%r15,4)
	movdqu	%xmm3, 48(%r12,%r15,4)
	addq	$16, %r15
	addq	$64, %rcx
	cmpq	%r10, %r15
	jae	LBB3_11
LBB3_7:
	movq	(%rbx), %r12
	movdqu	(%r12,%r15,4), %xmm0
	movdqu	16(%r12,%r15,4), %xmm1
	movdqu	32(%r12,%r15,4), %xmm2
	movdqu	48(%r12,%r15,4), %xmm3
	movslq	20(%rbx), %r13
	testq	%r13, %r13
	jle	LBB3_10
	movq	8(%rbx), %r8
	movq	%rcx, %r14
	xorl	%r9d, %r9d
	.p2align	4
LBB3_9:
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
	jne	LBB3_9
	jmp	LBB3_10
LBB3_12:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI4_0:
	.long	0x43008000
	.long	0x43008000
	.long	0x43008000
	.long	0x43008000
LCPI4_1:
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
LCPI4_2:
	.byte	0
	.byte	4
	.byte	8
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
LCPI4_3:
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
LCPI4_4:
	.long	0x43000000
	.long	0x43000000
	.long	0x43000000
	.long	0x43000000
LCPI4_7:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
LCPI4_8:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
LCPI4_9:
	.byte	0
	.byte	4
	.byte	8
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
	.byte	0
LCPI4_10:
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
LCPI4_11:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
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
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI4_5:
	.long	0x3f000000
LCPI4_6:
	.long	0x437f0000
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_write_row:
	pushq	%rbp
	movq	%rsp, %rbp
	testl	%ecx, %ecx
	setne	%al
	testq	%rdx, %rdx
	sete	%r8b
	orb	%al, %r8b
	jne	LBB4_1
	movaps	%xmm0, %xmm1
	shufps	$0, %xmm0, %xmm1
	xorl	%r8d, %r8d
	movaps	LCPI4_0(%rip), %xmm2
	xorps	%xmm3, %xmm3
	movaps	LCPI4_1(%rip), %xmm4
	movd	LCPI4_9(%rip), %xmm5
	movd	LCPI4_10(%rip), %xmm6
	movq	%rdi, %r9
	.p2align	4
LBB4_7:
	movups	(%r9), %xmm7
	cvtdq2ps	%xmm7, %xmm7
	mulps	%xmm1, %xmm7
	addps	%xmm2, %xmm7
	maxps	%xmm3, %xmm7
	minps	%xmm4, %xmm7
	cvttps2dq	%xmm7, %xmm7
	pshufb	%xmm5, %xmm7
	por	%xmm6, %xmm7
	movd	%xmm7, (%rsi,%r8,4)
	leaq	1(%r8), %rax
	addq	$2, %r8
	addq	$16, %r9
	cmpq	%rdx, %r8
	movq	%rax, %r8
	jbe	LBB4_7
	cmpq	%rdx, %rax
	jb	LBB4_3
	jmp	LBB4_11
LBB4_1:
	xorl	%eax, %eax
	cmpq	%rdx, %rax
	jae	LBB4_11
LBB4_3:
	shufps	$0, %xmm0, %xmm0
	movq	%rax, %r8
	shlq	$4, %r8
	addq	%r8, %rdi
	movaps	LCPI4_4(%rip), %xmm1
	xorps	%xmm2, %xmm2
	movaps	LCPI4_1(%rip), %xmm3
	movaps	LCPI4_7(%rip), %xmm4
	movd	LCPI4_11(%rip), %xmm5
	movss	LCPI4_5(%rip), %xmm6
	movss	LCPI4_6(%rip), %xmm7
	jmp	LBB4_4
	.p2align	4
LBB4_5:
	insertps	$48, LCPI4_6(%rip), %xmm8
	movaps	%xmm8, %xmm9
LBB4_10:
	maxps	%xmm2, %xmm9
	minps	%xmm3, %xmm9
	addps	%xmm4, %xmm9
	cvttps2dq	%xmm9, %xmm8
	pshufb	%xmm5, %xmm8
	movd	%xmm8, (%rsi,%rax,4)
	incq	%rax
	addq	$16, %rdi
	cmpq	%rax, %rdx
	je	LBB4_11
LBB4_4:
	movups	(%rdi), %xmm8
	cvtdq2ps	%xmm8, %xmm8
	mulps	%xmm0, %xmm8
	addps	%xmm1, %xmm8
	testl	%ecx, %ecx
	je	LBB4_5
	movaps	%xmm8, %xmm10
	shufps	$255, %xmm8, %xmm10
	xorps	%xmm9, %xmm9
	ucomiss	%xmm10, %xmm6
	ja	LBB4_10
	movaps	%xmm7, %xmm9
	divss	%xmm10, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm8, %xmm9
	blendps	$8, %xmm8, %xmm9
	jmp	LBB4_10
LBB4_11:
	popq	%rbp
	retq
	.section	__TEXT,__cstring,cstring_literals
L_.str:
	.asciz	"sse2"
	.section	__DATA,__const
	.globl	_cpixels_sse2
	.p2align	3, 0x0
_cpixels_sse2:
	.quad	L_.str
	.quad	_reduce
	.quad	_narrow
	.quad	_scale_across
	.quad	_accumulate
	.quad	_write_row
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
