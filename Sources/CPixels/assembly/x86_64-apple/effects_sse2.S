// Made by scripts/make-kernels.sh from effects_sse2.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI0_0:
	.long	0x3e59b3d0
	.long	0x3e59b3d0
	.long	0x3e59b3d0
	.long	0x3e59b3d0
LCPI0_1:
	.long	0x3f371759
	.long	0x3f371759
	.long	0x3f371759
	.long	0x3f371759
LCPI0_2:
	.long	0x3d93dd98
	.long	0x3d93dd98
	.long	0x3d93dd98
	.long	0x3d93dd98
LCPI0_3:
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
LCPI0_4:
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
LCPI0_5:
	.long	0x4b0000ff
	.long	0x4b0000ff
	.long	0x4b0000ff
	.long	0x4b0000ff
LCPI0_6:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
LCPI0_7:
	.byte	128
	.byte	0
	.byte	128
	.byte	128
	.byte	128
	.byte	4
	.byte	128
	.byte	128
	.byte	128
	.byte	8
	.byte	128
	.byte	128
	.byte	128
	.byte	12
	.byte	128
	.byte	128
LCPI0_8:
	.byte	128
	.byte	128
	.byte	0
	.byte	128
	.byte	128
	.byte	128
	.byte	4
	.byte	128
	.byte	128
	.byte	128
	.byte	8
	.byte	128
	.byte	128
	.byte	128
	.byte	12
	.byte	128
LCPI0_9:
	.long	8388608
	.long	8388608
	.long	8388608
	.long	8388608
LCPI0_10:
	.byte	1
	.byte	128
	.byte	128
	.byte	128
	.byte	5
	.byte	128
	.byte	128
	.byte	128
	.byte	9
	.byte	128
	.byte	128
	.byte	128
	.byte	13
	.byte	128
	.byte	128
	.byte	128
LCPI0_11:
	.byte	2
	.byte	128
	.byte	128
	.byte	128
	.byte	6
	.byte	128
	.byte	128
	.byte	128
	.byte	10
	.byte	128
	.byte	128
	.byte	128
	.byte	14
	.byte	128
	.byte	128
	.byte	128
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_adjust:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -56(%rbp)
	movq	%rdi, -48(%rbp)
	leaq	16(%rbp), %rax
	testq	%rsi, %rsi
	je	LBB0_12
	testq	%rcx, %rcx
	je	LBB0_23
	movups	(%rax), %xmm8
	movups	4(%rax), %xmm2
	movups	8(%rax), %xmm14
	shufps	$0, %xmm2, %xmm2
	shufps	$0, %xmm8, %xmm8
	shufps	$0, %xmm14, %xmm14
	movss	12(%rax), %xmm15
	shufps	$0, %xmm15, %xmm15
	movss	16(%rax), %xmm5
	shufps	$0, %xmm5, %xmm5
	movd	20(%rax), %xmm0
	pshufd	$0, %xmm0, %xmm6
	xorl	%r8d, %r8d
	xorps	%xmm7, %xmm7
	leaq	-80(%rbp), %rdx
	movaps	LCPI0_3(%rip), %xmm11
	movaps	LCPI0_4(%rip), %xmm12
	movaps	LCPI0_5(%rip), %xmm13
	movq	-56(%rbp), %r9
	movq	-48(%rbp), %r10
	movq	%rcx, %rbx
	movdqa	LCPI0_9(%rip), %xmm9
	movq	%rcx, -104(%rbp)
	jmp	LBB0_3
	.p2align	4
LBB0_11:
	addq	$4, %r8
	movq	-96(%rbp), %rbx
	addq	$-4, %rbx
	addq	$16, %r10
	addq	$16, %r9
	movq	-104(%rbp), %rcx
	cmpq	%rcx, %r8
	jae	LBB0_23
LBB0_3:
	cmpq	$1, %rbx
	movq	%rbx, -96(%rbp)
	adcq	$0, %rbx
	movaps	%xmm7, -80(%rbp)
	subq	%r8, %rcx
	movq	%rcx, -112(%rbp)
	cmpq	$3, %rcx
	ja	LBB0_4
	xorl	%eax, %eax
	.p2align	4
LBB0_6:
	movl	(%r10,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %rbx
	jne	LBB0_6
	movq	%rdx, %r15
	jmp	LBB0_8
	.p2align	4
LBB0_4:
	movq	-48(%rbp), %rax
	leaq	(%rax,%r8,4), %r15
LBB0_8:
	movl	(%r15), %edx
	movl	4(%r15), %eax
	movzbl	%dl, %r14d
	movzbl	%dh, %edi
	movl	%edx, %r12d
	movzbl	%al, %r11d
	movzbl	%ah, %edx
	movl	%eax, %r13d
	movl	8(%r15), %ecx
	movss	(%rsi,%r14,4), %xmm0
	movzbl	%cl, %eax
	insertps	$16, (%rsi,%r11,4), %xmm0
	insertps	$32, (%rsi,%rax,4), %xmm0
	movl	12(%r15), %eax
	movzbl	%al, %r11d
	insertps	$48, (%rsi,%r11,4), %xmm0
	movss	(%rsi,%rdi,4), %xmm3
	insertps	$16, (%rsi,%rdx,4), %xmm3
	movzbl	%ch, %edx
	insertps	$32, (%rsi,%rdx,4), %xmm3
	movzbl	%ah, %edx
	insertps	$48, (%rsi,%rdx,4), %xmm3
	shrl	$14, %r12d
	andl	$1020, %r12d
	movss	(%rsi,%r12), %xmm10
	shrl	$14, %r13d
	andl	$1020, %r13d
	insertps	$16, (%rsi,%r13), %xmm10
	shrl	$14, %ecx
	andl	$1020, %ecx
	insertps	$32, (%rsi,%rcx), %xmm10
	shrl	$14, %eax
	andl	$1020, %eax
	insertps	$48, (%rsi,%rax), %xmm10
	movaps	%xmm8, %xmm4
	mulps	%xmm0, %xmm4
	mulps	LCPI0_0(%rip), %xmm0
	movaps	%xmm8, %xmm1
	mulps	%xmm3, %xmm1
	mulps	LCPI0_1(%rip), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm8, %xmm0
	mulps	%xmm10, %xmm0
	mulps	LCPI0_2(%rip), %xmm10
	addps	%xmm3, %xmm10
	mulps	%xmm2, %xmm10
	movaps	%xmm14, %xmm3
	addps	%xmm10, %xmm3
	addps	%xmm4, %xmm3
	movaps	%xmm15, %xmm4
	addps	%xmm10, %xmm4
	addps	%xmm1, %xmm4
	maxps	%xmm7, %xmm3
	addps	%xmm5, %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm3, %xmm0
	cmpnltps	%xmm11, %xmm0
	maxps	%xmm7, %xmm4
	addps	%xmm12, %xmm3
	blendvps	%xmm0, %xmm13, %xmm3
	movaps	%xmm4, %xmm0
	cmpnltps	%xmm11, %xmm0
	addps	%xmm12, %xmm4
	blendvps	%xmm0, %xmm13, %xmm4
	maxps	%xmm7, %xmm10
	movaps	%xmm10, %xmm0
	cmpnltps	%xmm11, %xmm0
	addps	%xmm12, %xmm10
	blendvps	%xmm0, %xmm13, %xmm10
	pshufb	LCPI0_7(%rip), %xmm4
	pshufb	LCPI0_8(%rip), %xmm10
	por	%xmm4, %xmm10
	movdqu	(%r15), %xmm0
	psrld	$24, %xmm0
	por	%xmm9, %xmm0
	andps	LCPI0_6(%rip), %xmm3
	cvtdq2ps	%xmm0, %xmm0
	pslld	$24, %xmm0
	por	%xmm3, %xmm0
	por	%xmm10, %xmm0
	cmpq	$4, -112(%rbp)
	movq	-56(%rbp), %rax
	leaq	(%rax,%r8,4), %rax
	leaq	-80(%rbp), %rdx
	cmovbq	%rdx, %rax
	por	%xmm6, %xmm0
	movdqu	%xmm0, (%rax)
	jae	LBB0_11
	xorl	%eax, %eax
	.p2align	4
LBB0_10:
	movl	-80(%rbp,%rax,4), %ecx
	movl	%ecx, (%r9,%rax,4)
	incq	%rax
	cmpq	%rax, %rbx
	jne	LBB0_10
	jmp	LBB0_11
LBB0_12:
	testq	%rcx, %rcx
	je	LBB0_23
	movups	(%rax), %xmm2
	movups	4(%rax), %xmm0
	movups	8(%rax), %xmm11
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	shufps	$0, %xmm2, %xmm2
	shufps	$0, %xmm11, %xmm11
	movss	12(%rax), %xmm12
	shufps	$0, %xmm12, %xmm12
	movss	16(%rax), %xmm5
	shufps	$0, %xmm5, %xmm5
	movd	20(%rax), %xmm0
	pshufd	$0, %xmm0, %xmm6
	xorl	%eax, %eax
	xorps	%xmm7, %xmm7
	leaq	-80(%rbp), %rsi
	movaps	LCPI0_6(%rip), %xmm8
	movaps	LCPI0_3(%rip), %xmm14
	movaps	LCPI0_4(%rip), %xmm15
	movaps	LCPI0_5(%rip), %xmm9
	movq	-56(%rbp), %r8
	movq	-48(%rbp), %r9
	movq	%rcx, %r10
	jmp	LBB0_14
	.p2align	4
LBB0_22:
	addq	$4, %rax
	addq	$-4, %r10
	addq	$16, %r9
	addq	$16, %r8
	cmpq	%rcx, %rax
	jae	LBB0_23
LBB0_14:
	cmpq	$1, %r10
	movq	%r10, %r11
	adcq	$0, %r11
	movaps	%xmm7, -80(%rbp)
	movq	%rcx, %rbx
	subq	%rax, %rbx
	cmpq	$3, %rbx
	ja	LBB0_15
	xorl	%edi, %edi
	.p2align	4
LBB0_17:
	movl	(%r9,%rdi,4), %edx
	movl	%edx, -80(%rbp,%rdi,4)
	incq	%rdi
	cmpq	%rdi, %r11
	jne	LBB0_17
	movq	%rsi, %rdx
	jmp	LBB0_19
	.p2align	4
LBB0_15:
	movq	-48(%rbp), %rdx
	leaq	(%rdx,%rax,4), %rdx
LBB0_19:
	movups	(%rdx), %xmm10
	movaps	%xmm10, %xmm0
	andps	%xmm8, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm10, %xmm3
	pshufb	LCPI0_10(%rip), %xmm3
	cvtdq2ps	%xmm3, %xmm3
	movaps	%xmm10, %xmm4
	pshufb	LCPI0_11(%rip), %xmm4
	cvtdq2ps	%xmm4, %xmm13
	movaps	%xmm2, %xmm4
	mulps	%xmm0, %xmm4
	mulps	LCPI0_0(%rip), %xmm0
	movaps	%xmm2, %xmm1
	mulps	%xmm3, %xmm1
	mulps	LCPI0_1(%rip), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm2, %xmm0
	mulps	%xmm13, %xmm0
	mulps	LCPI0_2(%rip), %xmm13
	addps	%xmm3, %xmm13
	mulps	-96(%rbp), %xmm13
	movaps	%xmm11, %xmm3
	addps	%xmm13, %xmm3
	addps	%xmm4, %xmm3
	movaps	%xmm12, %xmm4
	addps	%xmm13, %xmm4
	addps	%xmm1, %xmm4
	maxps	%xmm7, %xmm3
	addps	%xmm5, %xmm13
	addps	%xmm0, %xmm13
	movaps	%xmm3, %xmm0
	cmpnltps	%xmm14, %xmm0
	maxps	%xmm7, %xmm4
	addps	%xmm15, %xmm3
	blendvps	%xmm0, %xmm9, %xmm3
	movaps	%xmm4, %xmm0
	cmpnltps	%xmm14, %xmm0
	maxps	%xmm7, %xmm13
	addps	%xmm15, %xmm4
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	%xmm13, %xmm0
	cmpnltps	%xmm14, %xmm0
	addps	%xmm15, %xmm13
	blendvps	%xmm0, %xmm9, %xmm13
	psrld	$24, %xmm10
	por	LCPI0_9(%rip), %xmm10
	andps	%xmm8, %xmm3
	cvtdq2ps	%xmm10, %xmm0
	pslld	$24, %xmm0
	por	%xmm3, %xmm0
	pshufb	LCPI0_7(%rip), %xmm4
	por	%xmm4, %xmm0
	pshufb	LCPI0_8(%rip), %xmm13
	por	%xmm6, %xmm13
	por	%xmm13, %xmm0
	cmpq	$4, %rbx
	movq	-56(%rbp), %rdx
	leaq	(%rdx,%rax,4), %rdx
	cmovbq	%rsi, %rdx
	movdqu	%xmm0, (%rdx)
	jae	LBB0_22
	xorl	%edi, %edi
	.p2align	4
LBB0_21:
	movl	-80(%rbp,%rdi,4), %edx
	movl	%edx, (%r8,%rdi,4)
	incq	%rdi
	cmpq	%rdi, %r11
	jne	LBB0_21
	jmp	LBB0_22
LBB0_23:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI1_0:
	.long	0x3b808081
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI1_1:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
LCPI1_2:
	.byte	1
	.byte	128
	.byte	128
	.byte	128
	.byte	5
	.byte	128
	.byte	128
	.byte	128
	.byte	9
	.byte	128
	.byte	128
	.byte	128
	.byte	13
	.byte	128
	.byte	128
	.byte	128
LCPI1_3:
	.byte	2
	.byte	128
	.byte	128
	.byte	128
	.byte	6
	.byte	128
	.byte	128
	.byte	128
	.byte	10
	.byte	128
	.byte	128
	.byte	128
	.byte	14
	.byte	128
	.byte	128
	.byte	128
LCPI1_4:
	.long	0x3b808081
	.long	0x3b808081
	.long	0x3b808081
	.long	0x3b808081
LCPI1_5:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
LCPI1_6:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
LCPI1_7:
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
LCPI1_8:
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
LCPI1_9:
	.byte	128
	.byte	0
	.byte	128
	.byte	128
	.byte	128
	.byte	4
	.byte	128
	.byte	128
	.byte	128
	.byte	8
	.byte	128
	.byte	128
	.byte	128
	.byte	12
	.byte	128
	.byte	128
LCPI1_10:
	.byte	128
	.byte	128
	.byte	0
	.byte	128
	.byte	128
	.byte	128
	.byte	4
	.byte	128
	.byte	128
	.byte	128
	.byte	8
	.byte	128
	.byte	128
	.byte	128
	.byte	12
	.byte	128
LCPI1_11:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
LCPI1_12:
	.long	0x3f170a3d
	.long	0x3f170a3d
	.long	0x3f170a3d
	.long	0x3f170a3d
LCPI1_13:
	.long	0x3de147ae
	.long	0x3de147ae
	.long	0x3de147ae
	.long	0x3de147ae
LCPI1_14:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
LCPI1_15:
	.long	0xc1400000
	.long	0xc1400000
	.long	0xc1400000
	.long	0xc1400000
LCPI1_16:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
LCPI1_17:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
LCPI1_18:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
LCPI1_19:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_blend:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rcx, -48(%rbp)
	cmpl	$27, %edi
	ja	LBB1_364
	movl	%edi, %eax
	leaq	LJTI1_0(%rip), %rcx
	movslq	(%rcx,%rax,4), %rax
	addq	%rcx, %rax
	jmpq	*%rax
LBB1_115:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movdqa	LCPI1_1(%rip), %xmm3
	movdqa	LCPI1_2(%rip), %xmm4
	movdqa	LCPI1_3(%rip), %xmm5
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_7(%rip), %xmm9
	movaps	LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_117
	.p2align	4
LBB1_127:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_117:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm1, %xmm1
	movdqa	%xmm1, -64(%rbp)
	movdqa	%xmm1, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_118
	xorl	%eax, %eax
	.p2align	4
LBB1_120:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_120
	xorl	%eax, %eax
	.p2align	4
LBB1_122:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_122
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_124
	.p2align	4
LBB1_118:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_124:
	movdqu	(%rcx), %xmm1
	movdqa	%xmm1, %xmm14
	movdqa	%xmm1, %xmm8
	movdqa	%xmm1, %xmm15
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm13
	mulps	-96(%rbp), %xmm13
	movdqu	(%rax), %xmm1
	movdqa	%xmm1, %xmm12
	movdqa	%xmm1, %xmm11
	movdqa	%xmm1, %xmm7
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm2
	mulps	%xmm6, %xmm2
	movaps	LCPI1_5(%rip), %xmm1
	subps	%xmm13, %xmm1
	mulps	%xmm2, %xmm1
	pand	%xmm3, %xmm14
	cvtdq2ps	%xmm14, %xmm2
	mulps	%xmm6, %xmm2
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm14
	mulps	%xmm6, %xmm14
	mulps	%xmm13, %xmm2
	mulps	%xmm1, %xmm14
	addps	%xmm2, %xmm14
	pshufb	%xmm4, %xmm8
	cvtdq2ps	%xmm8, %xmm2
	mulps	%xmm6, %xmm2
	pshufb	%xmm4, %xmm11
	cvtdq2ps	%xmm11, %xmm8
	mulps	%xmm6, %xmm8
	mulps	%xmm13, %xmm2
	mulps	%xmm1, %xmm8
	addps	%xmm2, %xmm8
	pshufb	%xmm5, %xmm15
	cvtdq2ps	%xmm15, %xmm2
	mulps	%xmm6, %xmm2
	pshufb	%xmm5, %xmm7
	cvtdq2ps	%xmm7, %xmm11
	mulps	%xmm6, %xmm11
	mulps	%xmm13, %xmm2
	mulps	%xmm1, %xmm11
	addps	%xmm2, %xmm11
	addps	%xmm13, %xmm1
	movaps	%xmm1, %xmm2
	addps	LCPI1_6(%rip), %xmm2
	movaps	%xmm9, %xmm7
	divps	%xmm2, %xmm7
	mulps	%xmm7, %xmm14
	mulps	%xmm7, %xmm8
	mulps	%xmm11, %xmm7
	mulps	%xmm9, %xmm1
	addps	%xmm10, %xmm14
	andps	%xmm3, %xmm14
	addps	%xmm10, %xmm1
	pslld	$24, %xmm1
	por	%xmm14, %xmm1
	addps	%xmm10, %xmm8
	pshufb	LCPI1_9(%rip), %xmm8
	por	%xmm8, %xmm1
	addps	%xmm10, %xmm7
	pshufb	LCPI1_10(%rip), %xmm7
	por	%xmm0, %xmm7
	por	%xmm7, %xmm1
	movdqu	%xmm1, (%r13)
	cmpq	$3, %r12
	ja	LBB1_127
	xorl	%eax, %eax
	.p2align	4
LBB1_126:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_126
	jmp	LBB1_127
LBB1_2:
	testq	%r8, %r8
	je	LBB1_364
	leaq	-64(%rbp), %rax
	movaps	%xmm0, %xmm2
	mulss	LCPI1_0(%rip), %xmm2
	shufps	$0, %xmm2, %xmm2
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -96(%rbp)
	xorl	%edi, %edi
	movaps	LCPI1_1(%rip), %xmm4
	movdqa	LCPI1_2(%rip), %xmm5
	movdqa	LCPI1_3(%rip), %xmm6
	movaps	LCPI1_4(%rip), %xmm7
	movaps	LCPI1_5(%rip), %xmm8
	movaps	LCPI1_7(%rip), %xmm10
	movaps	LCPI1_8(%rip), %xmm11
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_4
	.p2align	4
LBB1_363:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_4:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_5
	xorl	%ecx, %ecx
	.p2align	4
LBB1_356:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_356
	xorl	%ecx, %ecx
	.p2align	4
LBB1_358:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_358
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	LBB1_360
	.p2align	4
LBB1_5:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_360:
	movups	(%r9), %xmm0
	movaps	%xmm0, %xmm1
	andps	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm12
	movaps	%xmm0, %xmm9
	movaps	%xmm0, %xmm15
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm7, %xmm12
	movups	(%rcx), %xmm1
	movaps	%xmm1, %xmm13
	andps	%xmm4, %xmm13
	cvtdq2ps	%xmm13, %xmm14
	movaps	%xmm1, %xmm3
	movaps	%xmm1, %xmm13
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	mulps	%xmm7, %xmm14
	mulps	%xmm7, %xmm1
	mulps	%xmm0, %xmm12
	mulps	%xmm1, %xmm14
	addps	%xmm12, %xmm14
	pshufb	%xmm5, %xmm9
	cvtdq2ps	%xmm9, %xmm12
	mulps	%xmm7, %xmm12
	pshufb	%xmm5, %xmm3
	cvtdq2ps	%xmm3, %xmm9
	mulps	%xmm7, %xmm9
	mulps	%xmm0, %xmm12
	mulps	%xmm1, %xmm9
	addps	%xmm12, %xmm9
	pshufb	%xmm6, %xmm15
	cvtdq2ps	%xmm15, %xmm3
	mulps	%xmm7, %xmm3
	pshufb	%xmm6, %xmm13
	cvtdq2ps	%xmm13, %xmm12
	mulps	%xmm7, %xmm12
	mulps	%xmm0, %xmm3
	mulps	%xmm1, %xmm12
	addps	%xmm3, %xmm12
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	cmpnltps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	xorps	%xmm15, %xmm15
	cmpltps	%xmm14, %xmm15
	andps	%xmm14, %xmm15
	movaps	%xmm15, %xmm0
	cmpnltps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm1, %xmm15
	xorps	%xmm14, %xmm14
	cmpltps	%xmm9, %xmm14
	andps	%xmm9, %xmm14
	movaps	%xmm14, %xmm0
	cmpnltps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm1, %xmm14
	xorps	%xmm3, %xmm3
	cmpltps	%xmm12, %xmm3
	andps	%xmm12, %xmm3
	movaps	%xmm3, %xmm0
	cmpnltps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm1, %xmm9
	addps	LCPI1_6(%rip), %xmm9
	movaps	%xmm10, %xmm0
	divps	%xmm9, %xmm0
	mulps	%xmm0, %xmm15
	mulps	%xmm0, %xmm14
	mulps	%xmm3, %xmm0
	mulps	%xmm10, %xmm1
	addps	%xmm11, %xmm15
	andps	%xmm4, %xmm15
	addps	%xmm11, %xmm1
	pslld	$24, %xmm1
	por	%xmm15, %xmm1
	addps	%xmm11, %xmm14
	pshufb	LCPI1_9(%rip), %xmm14
	por	%xmm14, %xmm1
	addps	%xmm11, %xmm0
	pshufb	LCPI1_10(%rip), %xmm0
	por	-96(%rbp), %xmm0
	por	%xmm0, %xmm1
	movdqu	%xmm1, (%r13)
	cmpq	$3, %r12
	ja	LBB1_363
	xorl	%ecx, %ecx
	.p2align	4
LBB1_362:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_362
	jmp	LBB1_363
LBB1_46:
	testq	%r8, %r8
	je	LBB1_364
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%eax, %eax
	movq	-48(%rbp), %rdi
	movq	%r8, %r9
	jmp	LBB1_48
	.p2align	4
LBB1_263:
	movq	-48(%rbp), %rcx
	movdqu	%xmm0, (%rcx,%rax,4)
LBB1_264:
	addq	$4, %rax
	addq	$-4, %r9
	addq	$16, %rsi
	addq	$16, %rdx
	addq	$16, %rdi
	cmpq	%r8, %rax
	jae	LBB1_364
LBB1_48:
	cmpq	$1, %r9
	movq	%r9, %r10
	adcq	$0, %r10
	movq	%r8, %rcx
	subq	%rax, %rcx
	cmpq	$3, %rcx
	ja	LBB1_263
	xorl	%ecx, %ecx
	.p2align	4
LBB1_50:
	movl	(%rsi,%rcx,4), %r11d
	movl	%r11d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r10
	jne	LBB1_50
	xorl	%ecx, %ecx
	.p2align	4
LBB1_52:
	movl	(%rdx,%rcx,4), %r11d
	movl	%r11d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r10
	jne	LBB1_52
	movdqa	%xmm0, -64(%rbp)
	xorl	%ecx, %ecx
	.p2align	4
LBB1_54:
	movl	-64(%rbp,%rcx,4), %r11d
	movl	%r11d, (%rdi,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r10
	jne	LBB1_54
	jmp	LBB1_264
LBB1_59:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	xorps	%xmm12, %xmm12
	leaq	-80(%rbp), %r9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_61
	.p2align	4
LBB1_253:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	xorps	%xmm12, %xmm12
	jae	LBB1_364
LBB1_61:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm12, -64(%rbp)
	movaps	%xmm12, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_62
	xorl	%eax, %eax
	.p2align	4
LBB1_246:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_246
	xorl	%eax, %eax
	.p2align	4
LBB1_248:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_248
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_250
	.p2align	4
LBB1_62:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_250:
	movups	(%rcx), %xmm1
	movaps	%xmm1, %xmm0
	movaps	LCPI1_1(%rip), %xmm5
	andps	%xmm5, %xmm0
	cvtdq2ps	%xmm0, %xmm15
	movaps	%xmm1, %xmm0
	movdqa	LCPI1_2(%rip), %xmm2
	pshufb	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm7
	movaps	%xmm1, %xmm0
	movdqa	LCPI1_3(%rip), %xmm4
	pshufb	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm9
	movaps	LCPI1_4(%rip), %xmm8
	mulps	%xmm8, %xmm15
	mulps	%xmm8, %xmm7
	mulps	%xmm8, %xmm9
	movups	(%rax), %xmm14
	movaps	%xmm14, %xmm0
	andps	%xmm5, %xmm0
	cvtdq2ps	%xmm0, %xmm6
	movaps	%xmm14, %xmm0
	pshufb	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm3
	movaps	%xmm14, %xmm0
	pshufb	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm11
	mulps	%xmm8, %xmm6
	mulps	%xmm8, %xmm3
	mulps	%xmm8, %xmm11
	movaps	%xmm6, %xmm0
	movaps	LCPI1_11(%rip), %xmm4
	mulps	%xmm4, %xmm0
	movaps	%xmm3, %xmm2
	movaps	LCPI1_12(%rip), %xmm10
	mulps	%xmm10, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm11, %xmm5
	movaps	LCPI1_13(%rip), %xmm13
	mulps	%xmm13, %xmm5
	addps	%xmm2, %xmm5
	movaps	%xmm15, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm7, %xmm2
	mulps	%xmm10, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm9, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm5, %xmm13
	subps	%xmm0, %xmm13
	movaps	%xmm15, %xmm0
	minps	%xmm7, %xmm0
	minps	%xmm9, %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm15, %xmm10
	maxps	%xmm7, %xmm10
	maxps	%xmm9, %xmm10
	movaps	%xmm5, %xmm4
	subps	%xmm0, %xmm4
	cmpnltps	%xmm12, %xmm0
	movaps	LCPI1_5(%rip), %xmm8
	movaps	%xmm8, %xmm2
	subps	%xmm5, %xmm2
	movaps	%xmm5, %xmm12
	blendvps	%xmm0, %xmm2, %xmm12
	addps	%xmm13, %xmm10
	movaps	%xmm8, %xmm2
	cmpnltps	%xmm10, %xmm2
	subps	%xmm5, %xmm10
	blendvps	%xmm0, %xmm10, %xmm4
	andps	%xmm0, %xmm2
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	mulps	-96(%rbp), %xmm1
	psrld	$24, %xmm14
	cvtdq2ps	%xmm14, %xmm14
	mulps	LCPI1_4(%rip), %xmm14
	movaps	LCPI1_6(%rip), %xmm10
	addps	%xmm10, %xmm4
	divps	%xmm4, %xmm12
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm12
	subps	%xmm5, %xmm13
	mulps	%xmm12, %xmm13
	addps	%xmm5, %xmm13
	movaps	%xmm15, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm13, %xmm2
	movaps	%xmm7, %xmm4
	mulps	%xmm12, %xmm4
	addps	%xmm13, %xmm4
	mulps	%xmm9, %xmm12
	addps	%xmm13, %xmm12
	movaps	%xmm8, %xmm13
	subps	%xmm14, %xmm13
	mulps	%xmm1, %xmm13
	subps	%xmm1, %xmm8
	mulps	%xmm14, %xmm8
	mulps	%xmm8, %xmm6
	mulps	%xmm8, %xmm3
	mulps	%xmm8, %xmm11
	addps	%xmm1, %xmm8
	mulps	%xmm14, %xmm1
	mulps	%xmm13, %xmm15
	mulps	%xmm1, %xmm2
	addps	%xmm15, %xmm2
	addps	%xmm2, %xmm6
	mulps	%xmm13, %xmm7
	mulps	%xmm1, %xmm4
	addps	%xmm7, %xmm4
	addps	%xmm4, %xmm3
	mulps	%xmm9, %xmm13
	mulps	%xmm12, %xmm1
	addps	%xmm13, %xmm1
	addps	%xmm1, %xmm11
	movaps	%xmm8, %xmm2
	addps	%xmm10, %xmm2
	movaps	LCPI1_7(%rip), %xmm4
	movaps	%xmm4, %xmm1
	divps	%xmm2, %xmm1
	mulps	%xmm1, %xmm6
	mulps	%xmm1, %xmm3
	mulps	%xmm11, %xmm1
	mulps	%xmm4, %xmm8
	movaps	LCPI1_8(%rip), %xmm2
	addps	%xmm2, %xmm6
	andps	LCPI1_1(%rip), %xmm6
	addps	%xmm2, %xmm8
	pslld	$24, %xmm8
	por	%xmm6, %xmm8
	addps	%xmm2, %xmm3
	pshufb	LCPI1_9(%rip), %xmm3
	por	%xmm3, %xmm8
	addps	%xmm2, %xmm1
	pshufb	LCPI1_10(%rip), %xmm1
	por	-112(%rbp), %xmm1
	por	%xmm1, %xmm8
	movdqu	%xmm8, (%r13)
	cmpq	$3, %r12
	ja	LBB1_253
	xorl	%eax, %eax
	.p2align	4
LBB1_252:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_252
	jmp	LBB1_253
LBB1_71:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	LCPI1_1(%rip), %xmm3
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_73
	.p2align	4
LBB1_226:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_73:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_74
	xorl	%eax, %eax
	.p2align	4
LBB1_219:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_219
	xorl	%eax, %eax
	.p2align	4
LBB1_221:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_221
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_223
	.p2align	4
LBB1_74:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_223:
	movups	(%rcx), %xmm1
	movaps	%xmm1, %xmm0
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm1, %xmm2
	movdqa	LCPI1_2(%rip), %xmm7
	pshufb	%xmm7, %xmm2
	cvtdq2ps	%xmm2, %xmm4
	movaps	%xmm1, %xmm2
	movdqa	LCPI1_3(%rip), %xmm8
	pshufb	%xmm8, %xmm2
	cvtdq2ps	%xmm2, %xmm5
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm11
	mulps	-96(%rbp), %xmm11
	mulps	%xmm6, %xmm0
	mulps	%xmm6, %xmm4
	mulps	%xmm6, %xmm5
	movups	(%rax), %xmm1
	movaps	%xmm1, %xmm2
	andps	%xmm3, %xmm2
	cvtdq2ps	%xmm2, %xmm14
	movaps	%xmm1, %xmm2
	pshufb	%xmm7, %xmm2
	cvtdq2ps	%xmm2, %xmm13
	movaps	%xmm1, %xmm2
	pshufb	%xmm8, %xmm2
	cvtdq2ps	%xmm2, %xmm8
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm2
	mulps	%xmm6, %xmm14
	mulps	%xmm6, %xmm13
	mulps	%xmm6, %xmm8
	mulps	%xmm6, %xmm2
	movaps	%xmm0, %xmm1
	addps	%xmm14, %xmm1
	movaps	%xmm0, %xmm7
	addps	%xmm0, %xmm7
	mulps	%xmm14, %xmm7
	subps	%xmm7, %xmm1
	movaps	%xmm4, %xmm15
	addps	%xmm13, %xmm15
	movaps	%xmm4, %xmm7
	addps	%xmm4, %xmm7
	mulps	%xmm13, %xmm7
	subps	%xmm7, %xmm15
	movaps	%xmm5, %xmm12
	movaps	LCPI1_5(%rip), %xmm9
	movaps	%xmm9, %xmm7
	subps	%xmm2, %xmm7
	mulps	%xmm11, %xmm7
	mulps	%xmm7, %xmm0
	mulps	%xmm7, %xmm4
	mulps	%xmm5, %xmm7
	addps	%xmm8, %xmm5
	addps	%xmm12, %xmm12
	mulps	%xmm8, %xmm12
	subps	%xmm12, %xmm5
	subps	%xmm11, %xmm9
	mulps	%xmm2, %xmm9
	mulps	%xmm9, %xmm14
	mulps	%xmm9, %xmm13
	mulps	%xmm9, %xmm8
	addps	%xmm11, %xmm9
	mulps	%xmm2, %xmm11
	mulps	%xmm11, %xmm1
	addps	%xmm0, %xmm1
	addps	%xmm1, %xmm14
	mulps	%xmm11, %xmm15
	addps	%xmm4, %xmm15
	addps	%xmm15, %xmm13
	mulps	%xmm5, %xmm11
	addps	%xmm7, %xmm11
	addps	%xmm11, %xmm8
	movaps	%xmm9, %xmm1
	addps	LCPI1_6(%rip), %xmm1
	movaps	LCPI1_7(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm13
	mulps	%xmm8, %xmm0
	mulps	%xmm2, %xmm9
	addps	%xmm10, %xmm14
	andps	%xmm3, %xmm14
	addps	%xmm10, %xmm9
	pslld	$24, %xmm9
	por	%xmm14, %xmm9
	addps	%xmm10, %xmm13
	pshufb	LCPI1_9(%rip), %xmm13
	por	%xmm13, %xmm9
	addps	%xmm10, %xmm0
	pshufb	LCPI1_10(%rip), %xmm0
	por	-112(%rbp), %xmm0
	por	%xmm0, %xmm9
	movdqu	%xmm9, (%r13)
	cmpq	$3, %r12
	ja	LBB1_226
	xorl	%eax, %eax
	.p2align	4
LBB1_225:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_225
	jmp	LBB1_226
LBB1_99:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	LCPI1_1(%rip), %xmm3
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_101
	.p2align	4
LBB1_163:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_101:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_102
	xorl	%eax, %eax
	.p2align	4
LBB1_156:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_156
	xorl	%eax, %eax
	.p2align	4
LBB1_158:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_158
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_160
	.p2align	4
LBB1_102:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_160:
	movups	(%rcx), %xmm1
	movaps	%xmm1, %xmm0
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm4
	movaps	%xmm1, %xmm0
	movdqa	LCPI1_2(%rip), %xmm5
	pshufb	%xmm5, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm1, %xmm2
	movdqa	LCPI1_3(%rip), %xmm8
	pshufb	%xmm8, %xmm2
	cvtdq2ps	%xmm2, %xmm12
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm11
	mulps	-96(%rbp), %xmm11
	mulps	%xmm6, %xmm4
	mulps	%xmm6, %xmm0
	mulps	%xmm6, %xmm12
	movups	(%rax), %xmm2
	movaps	%xmm2, %xmm1
	andps	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm13
	movaps	%xmm2, %xmm1
	pshufb	%xmm5, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	movaps	%xmm2, %xmm7
	pshufb	%xmm8, %xmm7
	cvtdq2ps	%xmm7, %xmm8
	psrld	$24, %xmm2
	cvtdq2ps	%xmm2, %xmm2
	mulps	%xmm6, %xmm13
	mulps	%xmm6, %xmm1
	mulps	%xmm6, %xmm8
	mulps	%xmm6, %xmm2
	movaps	%xmm4, %xmm14
	minps	%xmm13, %xmm14
	movaps	%xmm0, %xmm15
	minps	%xmm1, %xmm15
	movaps	LCPI1_5(%rip), %xmm9
	movaps	%xmm9, %xmm7
	subps	%xmm2, %xmm7
	mulps	%xmm11, %xmm7
	mulps	%xmm7, %xmm4
	mulps	%xmm7, %xmm0
	mulps	%xmm12, %xmm7
	movaps	%xmm12, %xmm5
	minps	%xmm8, %xmm5
	subps	%xmm11, %xmm9
	mulps	%xmm2, %xmm9
	mulps	%xmm9, %xmm13
	mulps	%xmm9, %xmm1
	mulps	%xmm9, %xmm8
	addps	%xmm11, %xmm9
	mulps	%xmm2, %xmm11
	mulps	%xmm11, %xmm14
	addps	%xmm4, %xmm14
	addps	%xmm14, %xmm13
	mulps	%xmm11, %xmm15
	addps	%xmm0, %xmm15
	addps	%xmm15, %xmm1
	mulps	%xmm5, %xmm11
	addps	%xmm7, %xmm11
	addps	%xmm11, %xmm8
	movaps	%xmm9, %xmm2
	addps	LCPI1_6(%rip), %xmm2
	movaps	LCPI1_7(%rip), %xmm4
	movaps	%xmm4, %xmm0
	divps	%xmm2, %xmm0
	mulps	%xmm0, %xmm13
	mulps	%xmm0, %xmm1
	mulps	%xmm8, %xmm0
	mulps	%xmm4, %xmm9
	addps	%xmm10, %xmm13
	andps	%xmm3, %xmm13
	addps	%xmm10, %xmm9
	pslld	$24, %xmm9
	por	%xmm13, %xmm9
	addps	%xmm10, %xmm1
	pshufb	LCPI1_9(%rip), %xmm1
	por	%xmm1, %xmm9
	addps	%xmm10, %xmm0
	pshufb	LCPI1_10(%rip), %xmm0
	por	-112(%rbp), %xmm0
	por	%xmm0, %xmm9
	movdqu	%xmm9, (%r13)
	cmpq	$3, %r12
	ja	LBB1_163
	xorl	%eax, %eax
	.p2align	4
LBB1_162:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_162
	jmp	LBB1_163
LBB1_67:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -144(%rbp)
	xorl	%edi, %edi
	xorps	%xmm5, %xmm5
	leaq	-80(%rbp), %r9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_69
	.p2align	4
LBB1_235:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	xorps	%xmm5, %xmm5
	jae	LBB1_364
LBB1_69:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm5, -64(%rbp)
	movaps	%xmm5, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_70
	xorl	%eax, %eax
	.p2align	4
LBB1_228:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_228
	xorl	%eax, %eax
	.p2align	4
LBB1_230:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_230
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_232
	.p2align	4
LBB1_70:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_232:
	movups	(%rcx), %xmm1
	movaps	%xmm1, %xmm0
	movaps	LCPI1_1(%rip), %xmm4
	andps	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm9
	movaps	%xmm1, %xmm0
	movdqa	LCPI1_2(%rip), %xmm2
	pshufb	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm6
	movaps	%xmm1, %xmm0
	movdqa	LCPI1_3(%rip), %xmm3
	pshufb	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm12
	movaps	LCPI1_4(%rip), %xmm10
	mulps	%xmm10, %xmm9
	mulps	%xmm10, %xmm6
	movaps	%xmm6, %xmm8
	movaps	%xmm6, -160(%rbp)
	mulps	%xmm10, %xmm12
	movaps	%xmm12, -128(%rbp)
	movups	(%rax), %xmm15
	movaps	%xmm15, %xmm0
	andps	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm4
	movaps	%xmm15, %xmm0
	pshufb	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm6
	movaps	%xmm15, %xmm0
	pshufb	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm14
	mulps	%xmm10, %xmm4
	mulps	%xmm10, %xmm6
	mulps	%xmm10, %xmm14
	movaps	%xmm9, %xmm0
	minps	%xmm8, %xmm0
	minps	%xmm12, %xmm0
	movaps	%xmm4, %xmm2
	maxps	%xmm6, %xmm2
	maxps	%xmm14, %xmm2
	movaps	%xmm4, %xmm3
	minps	%xmm6, %xmm3
	minps	%xmm14, %xmm3
	subps	%xmm3, %xmm2
	movaps	%xmm9, %xmm3
	movaps	%xmm9, -112(%rbp)
	maxps	%xmm8, %xmm3
	maxps	%xmm12, %xmm3
	subps	%xmm0, %xmm3
	movaps	LCPI1_6(%rip), %xmm7
	addps	%xmm7, %xmm3
	divps	%xmm3, %xmm2
	movaps	%xmm9, %xmm7
	subps	%xmm0, %xmm7
	mulps	%xmm2, %xmm7
	movaps	%xmm8, %xmm10
	subps	%xmm0, %xmm10
	mulps	%xmm2, %xmm10
	subps	%xmm0, %xmm12
	mulps	%xmm2, %xmm12
	movaps	%xmm4, %xmm0
	movaps	LCPI1_11(%rip), %xmm8
	mulps	%xmm8, %xmm0
	movaps	%xmm6, %xmm3
	movaps	LCPI1_12(%rip), %xmm11
	mulps	%xmm11, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm14, %xmm2
	movaps	LCPI1_13(%rip), %xmm13
	mulps	%xmm13, %xmm2
	addps	%xmm3, %xmm2
	movaps	%xmm7, %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm10, %xmm3
	mulps	%xmm11, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm12, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm2, %xmm13
	subps	%xmm0, %xmm13
	movaps	%xmm7, %xmm0
	minps	%xmm10, %xmm0
	minps	%xmm12, %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm2, %xmm3
	subps	%xmm0, %xmm3
	cmpnltps	%xmm5, %xmm0
	movaps	LCPI1_5(%rip), %xmm9
	movaps	%xmm9, %xmm5
	subps	%xmm2, %xmm5
	movaps	%xmm2, %xmm11
	blendvps	%xmm0, %xmm5, %xmm11
	movaps	%xmm7, %xmm8
	maxps	%xmm10, %xmm8
	maxps	%xmm12, %xmm8
	addps	%xmm13, %xmm8
	movaps	%xmm9, %xmm5
	cmpnltps	%xmm8, %xmm5
	subps	%xmm2, %xmm8
	blendvps	%xmm0, %xmm8, %xmm3
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm8
	mulps	-96(%rbp), %xmm8
	psrld	$24, %xmm15
	cvtdq2ps	%xmm15, %xmm15
	mulps	LCPI1_4(%rip), %xmm15
	movaps	%xmm9, %xmm1
	subps	%xmm15, %xmm1
	mulps	%xmm8, %xmm1
	movaps	-112(%rbp), %xmm9
	mulps	%xmm1, %xmm9
	movaps	%xmm9, -112(%rbp)
	movaps	-160(%rbp), %xmm9
	mulps	%xmm1, %xmm9
	mulps	-128(%rbp), %xmm1
	andps	%xmm0, %xmm5
	addps	LCPI1_6(%rip), %xmm3
	divps	%xmm3, %xmm11
	movaps	%xmm5, %xmm0
	movaps	LCPI1_5(%rip), %xmm3
	blendvps	%xmm0, %xmm3, %xmm11
	subps	%xmm2, %xmm13
	mulps	%xmm11, %xmm13
	addps	%xmm2, %xmm13
	mulps	%xmm11, %xmm7
	mulps	%xmm11, %xmm10
	mulps	%xmm12, %xmm11
	addps	%xmm13, %xmm7
	addps	%xmm13, %xmm10
	addps	%xmm13, %xmm11
	movaps	%xmm3, %xmm0
	subps	%xmm8, %xmm0
	mulps	%xmm15, %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm14
	addps	%xmm8, %xmm0
	mulps	%xmm15, %xmm8
	mulps	%xmm8, %xmm7
	addps	-112(%rbp), %xmm7
	addps	%xmm7, %xmm4
	mulps	%xmm8, %xmm10
	addps	%xmm9, %xmm10
	addps	%xmm10, %xmm6
	mulps	%xmm11, %xmm8
	addps	%xmm1, %xmm8
	addps	%xmm8, %xmm14
	movaps	%xmm0, %xmm2
	addps	LCPI1_6(%rip), %xmm2
	movaps	LCPI1_7(%rip), %xmm3
	movaps	%xmm3, %xmm1
	divps	%xmm2, %xmm1
	mulps	%xmm1, %xmm4
	mulps	%xmm1, %xmm6
	mulps	%xmm14, %xmm1
	mulps	%xmm3, %xmm0
	movaps	LCPI1_8(%rip), %xmm2
	addps	%xmm2, %xmm4
	andps	LCPI1_1(%rip), %xmm4
	addps	%xmm2, %xmm0
	pslld	$24, %xmm0
	por	%xmm4, %xmm0
	addps	%xmm2, %xmm6
	pshufb	LCPI1_9(%rip), %xmm6
	por	%xmm6, %xmm0
	addps	%xmm2, %xmm1
	pshufb	LCPI1_10(%rip), %xmm1
	por	-144(%rbp), %xmm1
	por	%xmm1, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	LBB1_235
	xorl	%eax, %eax
	.p2align	4
LBB1_234:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_234
	jmp	LBB1_235
LBB1_79:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	movaps	LCPI1_4(%rip), %xmm13
	jmp	LBB1_81
	.p2align	4
LBB1_208:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_81:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_82
	xorl	%eax, %eax
	.p2align	4
LBB1_201:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_201
	xorl	%eax, %eax
	.p2align	4
LBB1_203:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_203
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_205
	.p2align	4
LBB1_82:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_205:
	movups	(%rcx), %xmm8
	movaps	%xmm8, %xmm0
	movaps	LCPI1_1(%rip), %xmm3
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm6
	movaps	%xmm8, %xmm0
	movdqa	LCPI1_2(%rip), %xmm1
	pshufb	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm14
	movaps	%xmm8, %xmm0
	movdqa	LCPI1_3(%rip), %xmm5
	pshufb	%xmm5, %xmm0
	cvtdq2ps	%xmm0, %xmm4
	mulps	%xmm13, %xmm6
	mulps	%xmm13, %xmm14
	mulps	%xmm13, %xmm4
	movups	(%rax), %xmm9
	movaps	%xmm9, %xmm0
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm2
	movaps	%xmm9, %xmm0
	pshufb	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm12
	movaps	%xmm9, %xmm0
	pshufb	%xmm5, %xmm0
	cvtdq2ps	%xmm0, %xmm15
	mulps	%xmm13, %xmm2
	mulps	%xmm13, %xmm12
	mulps	%xmm13, %xmm15
	movaps	%xmm2, %xmm10
	movaps	LCPI1_14(%rip), %xmm3
	mulps	%xmm3, %xmm10
	movaps	LCPI1_15(%rip), %xmm7
	addps	%xmm7, %xmm10
	mulps	%xmm2, %xmm10
	movaps	LCPI1_16(%rip), %xmm3
	addps	%xmm3, %xmm10
	mulps	%xmm2, %xmm10
	movaps	%xmm2, %xmm0
	movaps	LCPI1_17(%rip), %xmm7
	cmpnltps	%xmm7, %xmm0
	sqrtps	%xmm2, %xmm1
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm6, %xmm0
	movaps	LCPI1_18(%rip), %xmm5
	cmpnltps	%xmm5, %xmm0
	movaps	%xmm2, %xmm11
	mulps	%xmm2, %xmm11
	movaps	%xmm2, %xmm1
	subps	%xmm11, %xmm1
	subps	%xmm2, %xmm10
	blendvps	%xmm0, %xmm10, %xmm1
	movaps	%xmm12, %xmm10
	mulps	LCPI1_14(%rip), %xmm10
	addps	LCPI1_15(%rip), %xmm10
	mulps	%xmm12, %xmm10
	addps	%xmm3, %xmm10
	mulps	%xmm12, %xmm10
	movaps	%xmm12, %xmm0
	cmpnltps	%xmm7, %xmm0
	sqrtps	%xmm12, %xmm11
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	%xmm14, %xmm0
	cmpnltps	%xmm5, %xmm0
	movaps	%xmm12, %xmm5
	mulps	%xmm12, %xmm5
	movaps	%xmm12, %xmm11
	subps	%xmm5, %xmm11
	subps	%xmm12, %xmm10
	blendvps	%xmm0, %xmm10, %xmm11
	movaps	%xmm15, %xmm5
	mulps	LCPI1_14(%rip), %xmm5
	addps	LCPI1_15(%rip), %xmm5
	mulps	%xmm15, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm15, %xmm5
	movaps	%xmm15, %xmm0
	cmpnltps	%xmm7, %xmm0
	sqrtps	%xmm15, %xmm10
	blendvps	%xmm0, %xmm10, %xmm5
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm15, %xmm10
	subps	%xmm0, %xmm10
	movaps	%xmm4, %xmm0
	cmpnltps	LCPI1_18(%rip), %xmm0
	subps	%xmm15, %xmm5
	blendvps	%xmm0, %xmm5, %xmm10
	psrld	$24, %xmm8
	cvtdq2ps	%xmm8, %xmm0
	mulps	-96(%rbp), %xmm0
	psrld	$24, %xmm9
	cvtdq2ps	%xmm9, %xmm9
	mulps	%xmm13, %xmm9
	movaps	%xmm6, %xmm8
	addps	%xmm6, %xmm8
	movaps	LCPI1_19(%rip), %xmm3
	addps	%xmm3, %xmm8
	mulps	%xmm1, %xmm8
	movaps	%xmm14, %xmm1
	addps	%xmm14, %xmm1
	addps	%xmm3, %xmm1
	mulps	%xmm11, %xmm1
	movaps	LCPI1_5(%rip), %xmm7
	movaps	%xmm7, %xmm11
	subps	%xmm9, %xmm11
	mulps	%xmm0, %xmm11
	mulps	%xmm11, %xmm6
	mulps	%xmm11, %xmm14
	mulps	%xmm4, %xmm11
	movaps	%xmm4, %xmm5
	addps	%xmm2, %xmm8
	addps	%xmm12, %xmm1
	addps	%xmm4, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm10, %xmm5
	addps	%xmm15, %xmm5
	movaps	%xmm7, %xmm4
	subps	%xmm0, %xmm4
	mulps	%xmm9, %xmm4
	mulps	%xmm4, %xmm2
	mulps	%xmm4, %xmm12
	mulps	%xmm4, %xmm15
	addps	%xmm0, %xmm4
	mulps	%xmm9, %xmm0
	mulps	%xmm0, %xmm8
	addps	%xmm6, %xmm8
	addps	%xmm8, %xmm2
	mulps	%xmm0, %xmm1
	addps	%xmm14, %xmm1
	addps	%xmm1, %xmm12
	mulps	%xmm5, %xmm0
	addps	%xmm11, %xmm0
	addps	%xmm0, %xmm15
	movaps	%xmm4, %xmm1
	addps	LCPI1_6(%rip), %xmm1
	movaps	LCPI1_7(%rip), %xmm3
	movaps	%xmm3, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm2
	mulps	%xmm0, %xmm12
	mulps	%xmm15, %xmm0
	mulps	%xmm3, %xmm4
	movaps	LCPI1_8(%rip), %xmm1
	addps	%xmm1, %xmm2
	andps	LCPI1_1(%rip), %xmm2
	addps	%xmm1, %xmm4
	pslld	$24, %xmm4
	por	%xmm2, %xmm4
	addps	%xmm1, %xmm12
	pshufb	LCPI1_9(%rip), %xmm12
	por	%xmm12, %xmm4
	addps	%xmm1, %xmm0
	pshufb	LCPI1_10(%rip), %xmm0
	por	-112(%rbp), %xmm0
	por	%xmm0, %xmm4
	movdqu	%xmm4, (%r13)
	cmpq	$3, %r12
	ja	LBB1_208
	xorl	%eax, %eax
	.p2align	4
LBB1_207:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_207
	jmp	LBB1_208
LBB1_10:
	testq	%r8, %r8
	je	LBB1_364
	leaq	-64(%rbp), %rax
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	movdqa	LCPI1_1(%rip), %xmm3
	movdqa	LCPI1_3(%rip), %xmm5
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_5(%rip), %xmm11
	movaps	LCPI1_7(%rip), %xmm9
	movaps	LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_12
	.p2align	4
LBB1_345:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_12:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_13
	xorl	%ecx, %ecx
	.p2align	4
LBB1_338:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_338
	xorl	%ecx, %ecx
	.p2align	4
LBB1_340:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_340
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	LBB1_342
	.p2align	4
LBB1_13:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_342:
	movdqu	(%r9), %xmm1
	movdqa	%xmm1, %xmm14
	movdqa	%xmm1, %xmm15
	movdqa	%xmm1, %xmm13
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm2
	mulps	-96(%rbp), %xmm2
	movdqu	(%rcx), %xmm1
	movdqa	%xmm1, %xmm0
	movdqa	%xmm1, %xmm12
	movdqa	%xmm1, %xmm8
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm4
	mulps	%xmm6, %xmm4
	movaps	%xmm11, %xmm7
	subps	%xmm4, %xmm7
	mulps	%xmm2, %xmm7
	movaps	%xmm11, %xmm1
	subps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	pand	%xmm3, %xmm14
	cvtdq2ps	%xmm14, %xmm2
	mulps	%xmm6, %xmm2
	pand	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm14
	mulps	%xmm6, %xmm14
	mulps	%xmm7, %xmm2
	mulps	%xmm1, %xmm14
	addps	%xmm2, %xmm14
	movdqa	LCPI1_2(%rip), %xmm2
	pshufb	%xmm2, %xmm15
	cvtdq2ps	%xmm15, %xmm0
	mulps	%xmm6, %xmm0
	pshufb	%xmm2, %xmm12
	cvtdq2ps	%xmm12, %xmm15
	mulps	%xmm6, %xmm15
	mulps	%xmm7, %xmm0
	mulps	%xmm1, %xmm15
	addps	%xmm0, %xmm15
	pshufb	%xmm5, %xmm13
	cvtdq2ps	%xmm13, %xmm0
	mulps	%xmm6, %xmm0
	pshufb	%xmm5, %xmm8
	cvtdq2ps	%xmm8, %xmm2
	mulps	%xmm6, %xmm2
	mulps	%xmm7, %xmm0
	mulps	%xmm1, %xmm2
	addps	%xmm0, %xmm2
	addps	%xmm7, %xmm1
	movaps	%xmm1, %xmm0
	addps	LCPI1_6(%rip), %xmm0
	movaps	%xmm9, %xmm7
	divps	%xmm0, %xmm7
	mulps	%xmm7, %xmm14
	mulps	%xmm7, %xmm15
	mulps	%xmm2, %xmm7
	mulps	%xmm9, %xmm1
	addps	%xmm10, %xmm14
	andps	%xmm3, %xmm14
	addps	%xmm10, %xmm1
	pslld	$24, %xmm1
	por	%xmm14, %xmm1
	addps	%xmm10, %xmm15
	pshufb	LCPI1_9(%rip), %xmm15
	por	%xmm15, %xmm1
	addps	%xmm10, %xmm7
	pshufb	LCPI1_10(%rip), %xmm7
	por	-112(%rbp), %xmm7
	por	%xmm7, %xmm1
	movdqu	%xmm1, (%r13)
	cmpq	$3, %r12
	ja	LBB1_345
	xorl	%ecx, %ecx
	.p2align	4
LBB1_344:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_344
	jmp	LBB1_345
LBB1_14:
	testq	%r8, %r8
	je	LBB1_364
	leaq	-64(%rbp), %rax
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%edi, %edi
	movdqa	LCPI1_1(%rip), %xmm3
	movdqa	LCPI1_2(%rip), %xmm4
	movdqa	LCPI1_3(%rip), %xmm5
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_7(%rip), %xmm9
	movaps	LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_16
	.p2align	4
LBB1_336:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_16:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm1, %xmm1
	movdqa	%xmm1, -64(%rbp)
	movdqa	%xmm1, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_17
	xorl	%ecx, %ecx
	.p2align	4
LBB1_329:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_329
	xorl	%ecx, %ecx
	.p2align	4
LBB1_331:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_331
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	LBB1_333
	.p2align	4
LBB1_17:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_333:
	movdqu	(%r9), %xmm1
	movdqa	%xmm1, %xmm14
	movdqa	%xmm1, %xmm15
	movdqa	%xmm1, %xmm13
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm12
	mulps	-96(%rbp), %xmm12
	movdqu	(%rcx), %xmm1
	movdqa	%xmm1, %xmm2
	movdqa	%xmm1, %xmm11
	movdqa	%xmm1, %xmm8
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	mulps	%xmm6, %xmm1
	movaps	LCPI1_5(%rip), %xmm7
	subps	%xmm1, %xmm7
	mulps	%xmm12, %xmm7
	mulps	%xmm12, %xmm1
	pand	%xmm3, %xmm14
	cvtdq2ps	%xmm14, %xmm12
	mulps	%xmm6, %xmm12
	pand	%xmm3, %xmm2
	cvtdq2ps	%xmm2, %xmm14
	mulps	%xmm6, %xmm14
	mulps	%xmm7, %xmm12
	mulps	%xmm1, %xmm14
	addps	%xmm12, %xmm14
	pshufb	%xmm4, %xmm15
	cvtdq2ps	%xmm15, %xmm2
	mulps	%xmm6, %xmm2
	pshufb	%xmm4, %xmm11
	cvtdq2ps	%xmm11, %xmm15
	mulps	%xmm6, %xmm15
	mulps	%xmm7, %xmm2
	mulps	%xmm1, %xmm15
	addps	%xmm2, %xmm15
	pshufb	%xmm5, %xmm13
	cvtdq2ps	%xmm13, %xmm2
	mulps	%xmm6, %xmm2
	pshufb	%xmm5, %xmm8
	cvtdq2ps	%xmm8, %xmm8
	mulps	%xmm6, %xmm8
	mulps	%xmm7, %xmm2
	mulps	%xmm1, %xmm8
	addps	%xmm2, %xmm8
	addps	%xmm7, %xmm1
	movaps	%xmm1, %xmm2
	addps	LCPI1_6(%rip), %xmm2
	movaps	%xmm9, %xmm7
	divps	%xmm2, %xmm7
	mulps	%xmm7, %xmm14
	mulps	%xmm7, %xmm15
	mulps	%xmm8, %xmm7
	mulps	%xmm9, %xmm1
	addps	%xmm10, %xmm14
	andps	%xmm3, %xmm14
	addps	%xmm10, %xmm1
	pslld	$24, %xmm1
	por	%xmm14, %xmm1
	addps	%xmm10, %xmm15
	pshufb	LCPI1_9(%rip), %xmm15
	por	%xmm15, %xmm1
	addps	%xmm10, %xmm7
	pshufb	LCPI1_10(%rip), %xmm7
	por	%xmm0, %xmm7
	por	%xmm7, %xmm1
	movdqu	%xmm1, (%r13)
	cmpq	$3, %r12
	ja	LBB1_336
	xorl	%ecx, %ecx
	.p2align	4
LBB1_335:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_335
	jmp	LBB1_336
LBB1_107:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	LCPI1_1(%rip), %xmm3
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_109
	.p2align	4
LBB1_145:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_109:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_110
	xorl	%eax, %eax
	.p2align	4
LBB1_138:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_138
	xorl	%eax, %eax
	.p2align	4
LBB1_140:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_140
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_142
	.p2align	4
LBB1_110:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_142:
	movups	(%rcx), %xmm1
	movaps	%xmm1, %xmm0
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm1, %xmm2
	movdqa	LCPI1_2(%rip), %xmm7
	pshufb	%xmm7, %xmm2
	cvtdq2ps	%xmm2, %xmm4
	movaps	%xmm1, %xmm2
	movdqa	LCPI1_3(%rip), %xmm8
	pshufb	%xmm8, %xmm2
	cvtdq2ps	%xmm2, %xmm5
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm11
	mulps	-96(%rbp), %xmm11
	mulps	%xmm6, %xmm0
	mulps	%xmm6, %xmm4
	mulps	%xmm6, %xmm5
	movups	(%rax), %xmm1
	movaps	%xmm1, %xmm2
	andps	%xmm3, %xmm2
	cvtdq2ps	%xmm2, %xmm14
	movaps	%xmm1, %xmm2
	pshufb	%xmm7, %xmm2
	cvtdq2ps	%xmm2, %xmm13
	movaps	%xmm1, %xmm2
	pshufb	%xmm8, %xmm2
	cvtdq2ps	%xmm2, %xmm8
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm2
	mulps	%xmm6, %xmm14
	mulps	%xmm6, %xmm13
	mulps	%xmm6, %xmm8
	mulps	%xmm6, %xmm2
	movaps	%xmm0, %xmm1
	addps	%xmm14, %xmm1
	movaps	%xmm0, %xmm7
	mulps	%xmm14, %xmm7
	subps	%xmm7, %xmm1
	movaps	%xmm4, %xmm15
	addps	%xmm13, %xmm15
	movaps	%xmm4, %xmm7
	mulps	%xmm13, %xmm7
	subps	%xmm7, %xmm15
	movaps	%xmm5, %xmm12
	movaps	LCPI1_5(%rip), %xmm9
	movaps	%xmm9, %xmm7
	subps	%xmm2, %xmm7
	mulps	%xmm11, %xmm7
	mulps	%xmm7, %xmm0
	mulps	%xmm7, %xmm4
	mulps	%xmm5, %xmm7
	addps	%xmm8, %xmm5
	mulps	%xmm8, %xmm12
	subps	%xmm12, %xmm5
	subps	%xmm11, %xmm9
	mulps	%xmm2, %xmm9
	mulps	%xmm9, %xmm14
	mulps	%xmm9, %xmm13
	mulps	%xmm9, %xmm8
	addps	%xmm11, %xmm9
	mulps	%xmm2, %xmm11
	mulps	%xmm11, %xmm1
	addps	%xmm0, %xmm1
	addps	%xmm1, %xmm14
	mulps	%xmm11, %xmm15
	addps	%xmm4, %xmm15
	addps	%xmm15, %xmm13
	mulps	%xmm5, %xmm11
	addps	%xmm7, %xmm11
	addps	%xmm11, %xmm8
	movaps	%xmm9, %xmm1
	addps	LCPI1_6(%rip), %xmm1
	movaps	LCPI1_7(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm13
	mulps	%xmm8, %xmm0
	mulps	%xmm2, %xmm9
	addps	%xmm10, %xmm14
	andps	%xmm3, %xmm14
	addps	%xmm10, %xmm9
	pslld	$24, %xmm9
	por	%xmm14, %xmm9
	addps	%xmm10, %xmm13
	pshufb	LCPI1_9(%rip), %xmm13
	por	%xmm13, %xmm9
	addps	%xmm10, %xmm0
	pshufb	LCPI1_10(%rip), %xmm0
	por	-112(%rbp), %xmm0
	por	%xmm0, %xmm9
	movdqu	%xmm9, (%r13)
	cmpq	$3, %r12
	ja	LBB1_145
	xorl	%eax, %eax
	.p2align	4
LBB1_144:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_144
	jmp	LBB1_145
LBB1_55:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -128(%rbp)
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	leaq	-80(%rbp), %r9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_57
	.p2align	4
LBB1_262:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	xorps	%xmm2, %xmm2
	jae	LBB1_364
LBB1_57:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_58
	xorl	%eax, %eax
	.p2align	4
LBB1_255:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_255
	xorl	%eax, %eax
	.p2align	4
LBB1_257:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_257
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_259
	.p2align	4
LBB1_58:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_259:
	movups	(%rcx), %xmm4
	movaps	%xmm4, %xmm0
	movaps	LCPI1_1(%rip), %xmm8
	andps	%xmm8, %xmm0
	cvtdq2ps	%xmm0, %xmm5
	movaps	%xmm4, %xmm0
	movdqa	LCPI1_2(%rip), %xmm1
	pshufb	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm9
	movaps	%xmm4, %xmm0
	movdqa	LCPI1_3(%rip), %xmm6
	pshufb	%xmm6, %xmm0
	cvtdq2ps	%xmm0, %xmm12
	movaps	LCPI1_4(%rip), %xmm7
	mulps	%xmm7, %xmm5
	movaps	%xmm5, %xmm11
	movaps	%xmm5, -112(%rbp)
	mulps	%xmm7, %xmm9
	mulps	%xmm7, %xmm12
	movups	(%rax), %xmm5
	movaps	%xmm5, %xmm0
	andps	%xmm8, %xmm0
	cvtdq2ps	%xmm0, %xmm15
	movaps	%xmm5, %xmm0
	pshufb	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm3
	movaps	%xmm5, %xmm0
	pshufb	%xmm6, %xmm0
	cvtdq2ps	%xmm0, %xmm10
	mulps	%xmm7, %xmm15
	mulps	%xmm7, %xmm3
	mulps	%xmm7, %xmm10
	movaps	%xmm11, %xmm0
	movaps	LCPI1_11(%rip), %xmm6
	mulps	%xmm6, %xmm0
	movaps	%xmm9, %xmm1
	movaps	LCPI1_12(%rip), %xmm11
	mulps	%xmm11, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm12, %xmm14
	movaps	LCPI1_13(%rip), %xmm13
	mulps	%xmm13, %xmm14
	addps	%xmm1, %xmm14
	movaps	%xmm15, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm3, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm10, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm14, %xmm11
	subps	%xmm0, %xmm11
	movaps	%xmm15, %xmm0
	minps	%xmm3, %xmm0
	minps	%xmm10, %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm15, %xmm6
	maxps	%xmm3, %xmm6
	maxps	%xmm10, %xmm6
	movaps	%xmm14, %xmm13
	subps	%xmm0, %xmm13
	cmpnltps	%xmm2, %xmm0
	movaps	LCPI1_5(%rip), %xmm8
	movaps	%xmm8, %xmm2
	subps	%xmm14, %xmm2
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	addps	%xmm11, %xmm6
	movaps	%xmm8, %xmm2
	cmpnltps	%xmm6, %xmm2
	subps	%xmm14, %xmm6
	blendvps	%xmm0, %xmm6, %xmm13
	andps	%xmm0, %xmm2
	movaps	LCPI1_6(%rip), %xmm0
	addps	%xmm0, %xmm13
	divps	%xmm13, %xmm1
	psrld	$24, %xmm4
	cvtdq2ps	%xmm4, %xmm4
	mulps	-96(%rbp), %xmm4
	psrld	$24, %xmm5
	cvtdq2ps	%xmm5, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm8, %xmm0
	subps	%xmm5, %xmm0
	mulps	%xmm4, %xmm0
	movaps	-112(%rbp), %xmm7
	mulps	%xmm0, %xmm7
	mulps	%xmm0, %xmm9
	mulps	%xmm12, %xmm0
	subps	%xmm14, %xmm11
	mulps	%xmm1, %xmm11
	addps	%xmm14, %xmm11
	movaps	%xmm15, %xmm6
	mulps	%xmm1, %xmm6
	addps	%xmm11, %xmm6
	movaps	%xmm3, %xmm12
	mulps	%xmm1, %xmm12
	addps	%xmm11, %xmm12
	mulps	%xmm10, %xmm1
	addps	%xmm11, %xmm1
	subps	%xmm4, %xmm8
	mulps	%xmm5, %xmm8
	mulps	%xmm8, %xmm15
	mulps	%xmm8, %xmm3
	mulps	%xmm8, %xmm10
	addps	%xmm4, %xmm8
	mulps	%xmm5, %xmm4
	mulps	%xmm4, %xmm6
	addps	%xmm7, %xmm6
	addps	%xmm6, %xmm15
	mulps	%xmm4, %xmm12
	addps	%xmm9, %xmm12
	addps	%xmm12, %xmm3
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	addps	%xmm4, %xmm10
	movaps	%xmm8, %xmm1
	addps	LCPI1_6(%rip), %xmm1
	movaps	LCPI1_7(%rip), %xmm4
	movaps	%xmm4, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm15
	mulps	%xmm0, %xmm3
	mulps	%xmm10, %xmm0
	mulps	%xmm4, %xmm8
	movaps	LCPI1_8(%rip), %xmm1
	addps	%xmm1, %xmm15
	andps	LCPI1_1(%rip), %xmm15
	addps	%xmm1, %xmm8
	pslld	$24, %xmm8
	por	%xmm15, %xmm8
	addps	%xmm1, %xmm3
	pshufb	LCPI1_9(%rip), %xmm3
	por	%xmm3, %xmm8
	addps	%xmm1, %xmm0
	pshufb	LCPI1_10(%rip), %xmm0
	por	-128(%rbp), %xmm0
	por	%xmm0, %xmm8
	movdqu	%xmm8, (%r13)
	cmpq	$3, %r12
	ja	LBB1_262
	xorl	%eax, %eax
	.p2align	4
LBB1_261:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_261
	jmp	LBB1_262
LBB1_103:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	movaps	LCPI1_4(%rip), %xmm9
	movaps	LCPI1_19(%rip), %xmm13
	movaps	LCPI1_18(%rip), %xmm7
	jmp	LBB1_105
	.p2align	4
LBB1_154:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_105:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_106
	xorl	%eax, %eax
	.p2align	4
LBB1_147:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_147
	xorl	%eax, %eax
	.p2align	4
LBB1_149:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_149
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_151
	.p2align	4
LBB1_106:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_151:
	movups	(%rcx), %xmm6
	movaps	%xmm6, %xmm0
	movaps	LCPI1_1(%rip), %xmm3
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm15
	movaps	%xmm6, %xmm0
	movdqa	LCPI1_2(%rip), %xmm1
	pshufb	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm10
	movaps	%xmm6, %xmm0
	movdqa	LCPI1_3(%rip), %xmm2
	pshufb	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm4
	mulps	%xmm9, %xmm15
	mulps	%xmm9, %xmm10
	mulps	%xmm9, %xmm4
	movups	(%rax), %xmm12
	movaps	%xmm12, %xmm0
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm14
	movaps	%xmm12, %xmm0
	pshufb	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm11
	movaps	%xmm12, %xmm0
	pshufb	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm2
	mulps	%xmm9, %xmm14
	movaps	%xmm14, %xmm3
	addps	%xmm14, %xmm3
	addps	%xmm13, %xmm3
	movaps	%xmm14, %xmm0
	cmpnltps	%xmm7, %xmm0
	movaps	%xmm15, %xmm1
	addps	%xmm15, %xmm1
	mulps	%xmm14, %xmm1
	movaps	%xmm15, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm15, %xmm3
	subps	%xmm3, %xmm5
	blendvps	%xmm0, %xmm5, %xmm1
	mulps	%xmm9, %xmm11
	movaps	%xmm11, %xmm5
	addps	%xmm11, %xmm5
	addps	%xmm13, %xmm5
	movaps	%xmm11, %xmm0
	cmpnltps	%xmm7, %xmm0
	movaps	%xmm10, %xmm3
	addps	%xmm10, %xmm3
	mulps	%xmm11, %xmm3
	movaps	%xmm10, %xmm8
	addps	%xmm5, %xmm8
	mulps	%xmm10, %xmm5
	subps	%xmm5, %xmm8
	blendvps	%xmm0, %xmm8, %xmm3
	mulps	%xmm9, %xmm2
	movaps	%xmm2, %xmm5
	addps	%xmm2, %xmm5
	addps	%xmm13, %xmm5
	movaps	%xmm2, %xmm0
	cmpnltps	%xmm7, %xmm0
	movaps	%xmm4, %xmm8
	addps	%xmm5, %xmm8
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm8
	movaps	%xmm4, %xmm5
	addps	%xmm4, %xmm5
	mulps	%xmm2, %xmm5
	blendvps	%xmm0, %xmm8, %xmm5
	psrld	$24, %xmm6
	cvtdq2ps	%xmm6, %xmm8
	mulps	-96(%rbp), %xmm8
	psrld	$24, %xmm12
	cvtdq2ps	%xmm12, %xmm12
	mulps	%xmm9, %xmm12
	movaps	LCPI1_5(%rip), %xmm0
	movaps	%xmm0, %xmm6
	subps	%xmm12, %xmm6
	mulps	%xmm8, %xmm6
	mulps	%xmm6, %xmm15
	mulps	%xmm6, %xmm10
	mulps	%xmm4, %xmm6
	subps	%xmm8, %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm11
	mulps	%xmm0, %xmm2
	addps	%xmm8, %xmm0
	mulps	%xmm12, %xmm8
	mulps	%xmm8, %xmm1
	addps	%xmm15, %xmm1
	addps	%xmm1, %xmm14
	mulps	%xmm8, %xmm3
	addps	%xmm10, %xmm3
	addps	%xmm3, %xmm11
	mulps	%xmm5, %xmm8
	addps	%xmm6, %xmm8
	addps	%xmm8, %xmm2
	movaps	%xmm0, %xmm3
	addps	LCPI1_6(%rip), %xmm3
	movaps	LCPI1_7(%rip), %xmm4
	movaps	%xmm4, %xmm1
	divps	%xmm3, %xmm1
	mulps	%xmm1, %xmm14
	mulps	%xmm1, %xmm11
	mulps	%xmm2, %xmm1
	mulps	%xmm4, %xmm0
	movaps	LCPI1_8(%rip), %xmm2
	addps	%xmm2, %xmm14
	andps	LCPI1_1(%rip), %xmm14
	addps	%xmm2, %xmm0
	pslld	$24, %xmm0
	por	%xmm14, %xmm0
	addps	%xmm2, %xmm11
	pshufb	LCPI1_9(%rip), %xmm11
	por	%xmm11, %xmm0
	addps	%xmm2, %xmm1
	pshufb	LCPI1_10(%rip), %xmm1
	por	-112(%rbp), %xmm1
	por	%xmm1, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	LBB1_154
	xorl	%eax, %eax
	.p2align	4
LBB1_153:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_153
	jmp	LBB1_154
LBB1_87:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	LCPI1_5(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	movaps	LCPI1_1(%rip), %xmm10
	movaps	LCPI1_6(%rip), %xmm6
	jmp	LBB1_89
	.p2align	4
LBB1_190:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_89:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_90
	xorl	%eax, %eax
	.p2align	4
LBB1_183:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_183
	xorl	%eax, %eax
	.p2align	4
LBB1_185:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_185
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_187
	.p2align	4
LBB1_90:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_187:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm1
	andps	%xmm10, %xmm1
	cvtdq2ps	%xmm1, %xmm15
	movaps	%xmm0, %xmm1
	movdqa	LCPI1_2(%rip), %xmm3
	pshufb	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm11
	movaps	%xmm0, %xmm1
	movdqa	LCPI1_3(%rip), %xmm4
	pshufb	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm2
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm12
	mulps	-96(%rbp), %xmm12
	movaps	LCPI1_4(%rip), %xmm5
	mulps	%xmm5, %xmm15
	mulps	%xmm5, %xmm11
	mulps	%xmm5, %xmm2
	movups	(%rax), %xmm0
	movaps	%xmm0, %xmm1
	andps	%xmm10, %xmm1
	cvtdq2ps	%xmm1, %xmm14
	movaps	%xmm0, %xmm1
	pshufb	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm13
	movaps	%xmm0, %xmm1
	pshufb	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm5, %xmm14
	mulps	%xmm5, %xmm13
	mulps	%xmm5, %xmm1
	mulps	%xmm5, %xmm0
	movaps	%xmm8, %xmm4
	subps	%xmm14, %xmm4
	movaps	%xmm15, %xmm5
	addps	%xmm6, %xmm5
	divps	%xmm5, %xmm4
	minps	%xmm8, %xmm4
	movaps	%xmm8, %xmm7
	subps	%xmm4, %xmm7
	movaps	%xmm8, %xmm5
	subps	%xmm13, %xmm5
	movaps	%xmm11, %xmm4
	addps	%xmm6, %xmm4
	divps	%xmm4, %xmm5
	minps	%xmm8, %xmm5
	movaps	%xmm8, %xmm4
	subps	%xmm5, %xmm4
	movaps	%xmm8, %xmm9
	subps	%xmm1, %xmm9
	movaps	%xmm8, %xmm5
	subps	%xmm0, %xmm5
	mulps	%xmm12, %xmm5
	mulps	%xmm5, %xmm15
	mulps	%xmm5, %xmm11
	mulps	%xmm2, %xmm5
	addps	%xmm6, %xmm2
	divps	%xmm2, %xmm9
	minps	%xmm8, %xmm9
	movaps	%xmm8, %xmm3
	subps	%xmm9, %xmm3
	movaps	%xmm8, %xmm2
	subps	%xmm12, %xmm2
	mulps	%xmm0, %xmm2
	mulps	%xmm2, %xmm14
	mulps	%xmm2, %xmm13
	mulps	%xmm2, %xmm1
	addps	%xmm12, %xmm2
	mulps	%xmm0, %xmm12
	mulps	%xmm12, %xmm7
	addps	%xmm15, %xmm7
	addps	%xmm7, %xmm14
	mulps	%xmm12, %xmm4
	addps	%xmm11, %xmm4
	addps	%xmm4, %xmm13
	mulps	%xmm3, %xmm12
	addps	%xmm5, %xmm12
	addps	%xmm12, %xmm1
	movaps	%xmm2, %xmm3
	addps	%xmm6, %xmm3
	movaps	LCPI1_7(%rip), %xmm4
	movaps	%xmm4, %xmm0
	divps	%xmm3, %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm13
	mulps	%xmm1, %xmm0
	mulps	%xmm4, %xmm2
	movaps	LCPI1_8(%rip), %xmm1
	addps	%xmm1, %xmm14
	andps	%xmm10, %xmm14
	addps	%xmm1, %xmm2
	pslld	$24, %xmm2
	por	%xmm14, %xmm2
	addps	%xmm1, %xmm13
	pshufb	LCPI1_9(%rip), %xmm13
	por	%xmm13, %xmm2
	addps	%xmm1, %xmm0
	pshufb	LCPI1_10(%rip), %xmm0
	por	-112(%rbp), %xmm0
	por	%xmm0, %xmm2
	movdqu	%xmm2, (%r13)
	cmpq	$3, %r12
	ja	LBB1_190
	xorl	%eax, %eax
	.p2align	4
LBB1_189:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_189
	jmp	LBB1_190
LBB1_111:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	LCPI1_1(%rip), %xmm3
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_113
	.p2align	4
LBB1_136:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_113:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_114
	xorl	%eax, %eax
	.p2align	4
LBB1_129:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_129
	xorl	%eax, %eax
	.p2align	4
LBB1_131:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_131
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_133
	.p2align	4
LBB1_114:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_133:
	movups	(%rcx), %xmm1
	movaps	%xmm1, %xmm0
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm4
	movaps	%xmm1, %xmm0
	movdqa	LCPI1_2(%rip), %xmm5
	pshufb	%xmm5, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm1, %xmm2
	movdqa	LCPI1_3(%rip), %xmm8
	pshufb	%xmm8, %xmm2
	cvtdq2ps	%xmm2, %xmm12
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm11
	mulps	-96(%rbp), %xmm11
	mulps	%xmm6, %xmm4
	mulps	%xmm6, %xmm0
	mulps	%xmm6, %xmm12
	movups	(%rax), %xmm2
	movaps	%xmm2, %xmm1
	andps	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm13
	movaps	%xmm2, %xmm1
	pshufb	%xmm5, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	movaps	%xmm2, %xmm7
	pshufb	%xmm8, %xmm7
	cvtdq2ps	%xmm7, %xmm8
	psrld	$24, %xmm2
	cvtdq2ps	%xmm2, %xmm2
	mulps	%xmm6, %xmm13
	mulps	%xmm6, %xmm1
	mulps	%xmm6, %xmm8
	mulps	%xmm6, %xmm2
	movaps	%xmm4, %xmm14
	mulps	%xmm13, %xmm14
	movaps	%xmm0, %xmm15
	mulps	%xmm1, %xmm15
	movaps	LCPI1_5(%rip), %xmm9
	movaps	%xmm9, %xmm7
	subps	%xmm2, %xmm7
	mulps	%xmm11, %xmm7
	mulps	%xmm7, %xmm4
	mulps	%xmm7, %xmm0
	mulps	%xmm12, %xmm7
	movaps	%xmm12, %xmm5
	mulps	%xmm8, %xmm5
	subps	%xmm11, %xmm9
	mulps	%xmm2, %xmm9
	mulps	%xmm9, %xmm13
	mulps	%xmm9, %xmm1
	mulps	%xmm9, %xmm8
	addps	%xmm11, %xmm9
	mulps	%xmm2, %xmm11
	mulps	%xmm11, %xmm14
	addps	%xmm4, %xmm14
	addps	%xmm14, %xmm13
	mulps	%xmm11, %xmm15
	addps	%xmm0, %xmm15
	addps	%xmm15, %xmm1
	mulps	%xmm5, %xmm11
	addps	%xmm7, %xmm11
	addps	%xmm11, %xmm8
	movaps	%xmm9, %xmm2
	addps	LCPI1_6(%rip), %xmm2
	movaps	LCPI1_7(%rip), %xmm4
	movaps	%xmm4, %xmm0
	divps	%xmm2, %xmm0
	mulps	%xmm0, %xmm13
	mulps	%xmm0, %xmm1
	mulps	%xmm8, %xmm0
	mulps	%xmm4, %xmm9
	addps	%xmm10, %xmm13
	andps	%xmm3, %xmm13
	addps	%xmm10, %xmm9
	pslld	$24, %xmm9
	por	%xmm13, %xmm9
	addps	%xmm10, %xmm1
	pshufb	LCPI1_9(%rip), %xmm1
	por	%xmm1, %xmm9
	addps	%xmm10, %xmm0
	pshufb	LCPI1_10(%rip), %xmm0
	por	-112(%rbp), %xmm0
	por	%xmm0, %xmm9
	movdqu	%xmm9, (%r13)
	cmpq	$3, %r12
	ja	LBB1_136
	xorl	%eax, %eax
	.p2align	4
LBB1_135:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_135
	jmp	LBB1_136
LBB1_42:
	testq	%r8, %r8
	je	LBB1_364
	movaps	%xmm0, %xmm10
	mulss	LCPI1_0(%rip), %xmm10
	leaq	-64(%rbp), %rcx
	shufps	$0, %xmm10, %xmm10
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	movaps	LCPI1_1(%rip), %xmm3
	movdqa	LCPI1_2(%rip), %xmm4
	movdqa	LCPI1_3(%rip), %xmm5
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_7(%rip), %xmm8
	movaps	LCPI1_8(%rip), %xmm9
	movdqa	LCPI1_10(%rip), %xmm11
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_44
	.p2align	4
LBB1_273:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_44:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_45
	xorl	%eax, %eax
	.p2align	4
LBB1_266:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_266
	xorl	%eax, %eax
	.p2align	4
LBB1_268:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_268
	movq	%rcx, %r13
	movq	%rcx, %rax
	leaq	-80(%rbp), %r9
	jmp	LBB1_270
	.p2align	4
LBB1_45:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_270:
	movups	(%r9), %xmm1
	movaps	%xmm1, %xmm12
	andps	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm13
	movaps	%xmm1, %xmm12
	pshufb	%xmm4, %xmm12
	cvtdq2ps	%xmm12, %xmm15
	movaps	%xmm1, %xmm12
	pshufb	%xmm5, %xmm12
	cvtdq2ps	%xmm12, %xmm14
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	mulps	%xmm10, %xmm1
	mulps	%xmm6, %xmm13
	mulps	%xmm6, %xmm15
	mulps	%xmm6, %xmm14
	movups	(%rax), %xmm7
	movaps	%xmm7, %xmm12
	andps	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm12
	mulps	%xmm6, %xmm12
	mulps	%xmm1, %xmm13
	mulps	%xmm2, %xmm12
	addps	%xmm13, %xmm12
	movaps	%xmm7, %xmm13
	pshufb	%xmm4, %xmm13
	cvtdq2ps	%xmm13, %xmm13
	pshufb	%xmm5, %xmm7
	cvtdq2ps	%xmm7, %xmm7
	mulps	%xmm6, %xmm13
	mulps	%xmm6, %xmm7
	mulps	%xmm1, %xmm15
	mulps	%xmm2, %xmm13
	addps	%xmm15, %xmm13
	mulps	%xmm1, %xmm14
	mulps	%xmm2, %xmm7
	addps	%xmm14, %xmm7
	addps	%xmm2, %xmm1
	movaps	%xmm1, %xmm15
	addps	LCPI1_6(%rip), %xmm15
	movaps	%xmm8, %xmm14
	divps	%xmm15, %xmm14
	mulps	%xmm14, %xmm12
	mulps	%xmm14, %xmm13
	mulps	%xmm7, %xmm14
	mulps	%xmm8, %xmm1
	addps	%xmm9, %xmm12
	andps	%xmm3, %xmm12
	addps	%xmm9, %xmm1
	pslld	$24, %xmm1
	por	%xmm12, %xmm1
	addps	%xmm9, %xmm13
	pshufb	LCPI1_9(%rip), %xmm13
	por	%xmm13, %xmm1
	addps	%xmm9, %xmm14
	pshufb	%xmm11, %xmm14
	por	%xmm0, %xmm14
	por	%xmm14, %xmm1
	movdqu	%xmm1, (%r13)
	cmpq	$3, %r12
	ja	LBB1_273
	xorl	%eax, %eax
	.p2align	4
LBB1_272:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_272
	jmp	LBB1_273
LBB1_30:
	testq	%r8, %r8
	je	LBB1_364
	leaq	-64(%rbp), %rax
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%edi, %edi
	movdqa	LCPI1_1(%rip), %xmm3
	movdqa	LCPI1_2(%rip), %xmm4
	movdqa	LCPI1_3(%rip), %xmm5
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_7(%rip), %xmm9
	movaps	LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_32
	.p2align	4
LBB1_300:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_32:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm1, %xmm1
	movdqa	%xmm1, -64(%rbp)
	movdqa	%xmm1, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_33
	xorl	%ecx, %ecx
	.p2align	4
LBB1_293:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_293
	xorl	%ecx, %ecx
	.p2align	4
LBB1_295:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_295
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	LBB1_297
	.p2align	4
LBB1_33:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_297:
	movdqu	(%r9), %xmm1
	movdqa	%xmm1, %xmm15
	movdqa	%xmm1, %xmm8
	movdqa	%xmm1, %xmm14
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm13
	mulps	-96(%rbp), %xmm13
	movdqu	(%rcx), %xmm1
	movdqa	%xmm1, %xmm12
	movdqa	%xmm1, %xmm11
	movdqa	%xmm1, %xmm7
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm2
	mulps	%xmm6, %xmm2
	movaps	LCPI1_5(%rip), %xmm1
	subps	%xmm13, %xmm1
	mulps	%xmm2, %xmm13
	mulps	%xmm2, %xmm1
	pand	%xmm3, %xmm15
	cvtdq2ps	%xmm15, %xmm2
	mulps	%xmm6, %xmm2
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm15
	mulps	%xmm6, %xmm15
	mulps	%xmm13, %xmm2
	mulps	%xmm1, %xmm15
	addps	%xmm2, %xmm15
	pshufb	%xmm4, %xmm8
	cvtdq2ps	%xmm8, %xmm2
	mulps	%xmm6, %xmm2
	pshufb	%xmm4, %xmm11
	cvtdq2ps	%xmm11, %xmm8
	mulps	%xmm6, %xmm8
	mulps	%xmm13, %xmm2
	mulps	%xmm1, %xmm8
	addps	%xmm2, %xmm8
	pshufb	%xmm5, %xmm14
	cvtdq2ps	%xmm14, %xmm2
	mulps	%xmm6, %xmm2
	pshufb	%xmm5, %xmm7
	cvtdq2ps	%xmm7, %xmm11
	mulps	%xmm6, %xmm11
	mulps	%xmm13, %xmm2
	mulps	%xmm1, %xmm11
	addps	%xmm2, %xmm11
	addps	%xmm13, %xmm1
	movaps	%xmm1, %xmm2
	addps	LCPI1_6(%rip), %xmm2
	movaps	%xmm9, %xmm7
	divps	%xmm2, %xmm7
	mulps	%xmm7, %xmm15
	mulps	%xmm7, %xmm8
	mulps	%xmm11, %xmm7
	mulps	%xmm9, %xmm1
	addps	%xmm10, %xmm15
	andps	%xmm3, %xmm15
	addps	%xmm10, %xmm1
	pslld	$24, %xmm1
	por	%xmm15, %xmm1
	addps	%xmm10, %xmm8
	pshufb	LCPI1_9(%rip), %xmm8
	por	%xmm8, %xmm1
	addps	%xmm10, %xmm7
	pshufb	LCPI1_10(%rip), %xmm7
	por	%xmm0, %xmm7
	por	%xmm7, %xmm1
	movdqu	%xmm1, (%r13)
	cmpq	$3, %r12
	ja	LBB1_300
	xorl	%ecx, %ecx
	.p2align	4
LBB1_299:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_299
	jmp	LBB1_300
LBB1_95:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	LCPI1_1(%rip), %xmm3
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_97
	.p2align	4
LBB1_172:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_97:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_98
	xorl	%eax, %eax
	.p2align	4
LBB1_165:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_165
	xorl	%eax, %eax
	.p2align	4
LBB1_167:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_167
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_169
	.p2align	4
LBB1_98:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_169:
	movups	(%rcx), %xmm1
	movaps	%xmm1, %xmm0
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm4
	movaps	%xmm1, %xmm0
	movdqa	LCPI1_2(%rip), %xmm5
	pshufb	%xmm5, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm1, %xmm2
	movdqa	LCPI1_3(%rip), %xmm8
	pshufb	%xmm8, %xmm2
	cvtdq2ps	%xmm2, %xmm12
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm11
	mulps	-96(%rbp), %xmm11
	mulps	%xmm6, %xmm4
	mulps	%xmm6, %xmm0
	mulps	%xmm6, %xmm12
	movups	(%rax), %xmm2
	movaps	%xmm2, %xmm1
	andps	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm13
	movaps	%xmm2, %xmm1
	pshufb	%xmm5, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	movaps	%xmm2, %xmm7
	pshufb	%xmm8, %xmm7
	cvtdq2ps	%xmm7, %xmm8
	psrld	$24, %xmm2
	cvtdq2ps	%xmm2, %xmm2
	mulps	%xmm6, %xmm13
	mulps	%xmm6, %xmm1
	mulps	%xmm6, %xmm8
	mulps	%xmm6, %xmm2
	movaps	%xmm4, %xmm14
	maxps	%xmm13, %xmm14
	movaps	%xmm0, %xmm15
	maxps	%xmm1, %xmm15
	movaps	LCPI1_5(%rip), %xmm9
	movaps	%xmm9, %xmm7
	subps	%xmm2, %xmm7
	mulps	%xmm11, %xmm7
	mulps	%xmm7, %xmm4
	mulps	%xmm7, %xmm0
	mulps	%xmm12, %xmm7
	movaps	%xmm12, %xmm5
	maxps	%xmm8, %xmm5
	subps	%xmm11, %xmm9
	mulps	%xmm2, %xmm9
	mulps	%xmm9, %xmm13
	mulps	%xmm9, %xmm1
	mulps	%xmm9, %xmm8
	addps	%xmm11, %xmm9
	mulps	%xmm2, %xmm11
	mulps	%xmm11, %xmm14
	addps	%xmm4, %xmm14
	addps	%xmm14, %xmm13
	mulps	%xmm11, %xmm15
	addps	%xmm0, %xmm15
	addps	%xmm15, %xmm1
	mulps	%xmm5, %xmm11
	addps	%xmm7, %xmm11
	addps	%xmm11, %xmm8
	movaps	%xmm9, %xmm2
	addps	LCPI1_6(%rip), %xmm2
	movaps	LCPI1_7(%rip), %xmm4
	movaps	%xmm4, %xmm0
	divps	%xmm2, %xmm0
	mulps	%xmm0, %xmm13
	mulps	%xmm0, %xmm1
	mulps	%xmm8, %xmm0
	mulps	%xmm4, %xmm9
	addps	%xmm10, %xmm13
	andps	%xmm3, %xmm13
	addps	%xmm10, %xmm9
	pslld	$24, %xmm9
	por	%xmm13, %xmm9
	addps	%xmm10, %xmm1
	pshufb	LCPI1_9(%rip), %xmm1
	por	%xmm1, %xmm9
	addps	%xmm10, %xmm0
	pshufb	LCPI1_10(%rip), %xmm0
	por	-112(%rbp), %xmm0
	por	%xmm0, %xmm9
	movdqu	%xmm9, (%r13)
	cmpq	$3, %r12
	ja	LBB1_172
	xorl	%eax, %eax
	.p2align	4
LBB1_171:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_171
	jmp	LBB1_172
LBB1_26:
	testq	%r8, %r8
	je	LBB1_364
	leaq	-64(%rbp), %rax
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%edi, %edi
	movdqa	LCPI1_1(%rip), %xmm3
	movdqa	LCPI1_2(%rip), %xmm4
	movdqa	LCPI1_3(%rip), %xmm5
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_7(%rip), %xmm9
	movaps	LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_28
	.p2align	4
LBB1_309:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_28:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm1, %xmm1
	movdqa	%xmm1, -64(%rbp)
	movdqa	%xmm1, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_29
	xorl	%ecx, %ecx
	.p2align	4
LBB1_302:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_302
	xorl	%ecx, %ecx
	.p2align	4
LBB1_304:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_304
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	LBB1_306
	.p2align	4
LBB1_29:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_306:
	movdqu	(%r9), %xmm1
	movdqa	%xmm1, %xmm13
	movdqa	%xmm1, %xmm15
	movdqa	%xmm1, %xmm14
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm12
	mulps	-96(%rbp), %xmm12
	movdqu	(%rcx), %xmm1
	movdqa	%xmm1, %xmm2
	movdqa	%xmm1, %xmm11
	movdqa	%xmm1, %xmm7
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm8
	mulps	%xmm6, %xmm8
	movaps	LCPI1_5(%rip), %xmm1
	subps	%xmm8, %xmm1
	mulps	%xmm12, %xmm1
	pand	%xmm3, %xmm13
	cvtdq2ps	%xmm13, %xmm12
	mulps	%xmm6, %xmm12
	pand	%xmm3, %xmm2
	cvtdq2ps	%xmm2, %xmm13
	mulps	%xmm6, %xmm13
	mulps	%xmm1, %xmm12
	mulps	%xmm8, %xmm13
	addps	%xmm12, %xmm13
	pshufb	%xmm4, %xmm15
	cvtdq2ps	%xmm15, %xmm2
	mulps	%xmm6, %xmm2
	pshufb	%xmm4, %xmm11
	cvtdq2ps	%xmm11, %xmm15
	mulps	%xmm6, %xmm15
	mulps	%xmm1, %xmm2
	mulps	%xmm8, %xmm15
	addps	%xmm2, %xmm15
	pshufb	%xmm5, %xmm14
	cvtdq2ps	%xmm14, %xmm2
	mulps	%xmm6, %xmm2
	pshufb	%xmm5, %xmm7
	cvtdq2ps	%xmm7, %xmm11
	mulps	%xmm6, %xmm11
	mulps	%xmm1, %xmm2
	mulps	%xmm8, %xmm11
	addps	%xmm2, %xmm11
	addps	%xmm8, %xmm1
	movaps	%xmm1, %xmm2
	addps	LCPI1_6(%rip), %xmm2
	movaps	%xmm9, %xmm7
	divps	%xmm2, %xmm7
	mulps	%xmm7, %xmm13
	mulps	%xmm7, %xmm15
	mulps	%xmm11, %xmm7
	mulps	%xmm9, %xmm1
	addps	%xmm10, %xmm13
	andps	%xmm3, %xmm13
	addps	%xmm10, %xmm1
	pslld	$24, %xmm1
	por	%xmm13, %xmm1
	addps	%xmm10, %xmm15
	pshufb	LCPI1_9(%rip), %xmm15
	por	%xmm15, %xmm1
	addps	%xmm10, %xmm7
	pshufb	LCPI1_10(%rip), %xmm7
	por	%xmm0, %xmm7
	por	%xmm7, %xmm1
	movdqu	%xmm1, (%r13)
	cmpq	$3, %r12
	ja	LBB1_309
	xorl	%ecx, %ecx
	.p2align	4
LBB1_308:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_308
	jmp	LBB1_309
LBB1_63:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -144(%rbp)
	xorl	%edi, %edi
	xorps	%xmm3, %xmm3
	leaq	-80(%rbp), %r9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_65
	.p2align	4
LBB1_244:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	xorps	%xmm3, %xmm3
	jae	LBB1_364
LBB1_65:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm3, -64(%rbp)
	movaps	%xmm3, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_66
	xorl	%eax, %eax
	.p2align	4
LBB1_237:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_237
	xorl	%eax, %eax
	.p2align	4
LBB1_239:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_239
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_241
	.p2align	4
LBB1_66:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_241:
	movups	(%rcx), %xmm14
	movaps	%xmm14, %xmm0
	movaps	LCPI1_1(%rip), %xmm4
	andps	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm6
	movaps	%xmm14, %xmm0
	movdqa	LCPI1_2(%rip), %xmm1
	pshufb	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm8
	movaps	%xmm14, %xmm0
	movdqa	LCPI1_3(%rip), %xmm2
	pshufb	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm5
	movaps	LCPI1_4(%rip), %xmm11
	mulps	%xmm11, %xmm6
	mulps	%xmm11, %xmm8
	mulps	%xmm11, %xmm5
	movups	(%rax), %xmm9
	movaps	%xmm9, %xmm0
	andps	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm7
	movaps	%xmm9, %xmm0
	pshufb	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm10
	movaps	%xmm9, %xmm0
	pshufb	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm15
	mulps	%xmm11, %xmm7
	mulps	%xmm11, %xmm10
	mulps	%xmm11, %xmm15
	movaps	%xmm7, %xmm0
	minps	%xmm10, %xmm0
	minps	%xmm15, %xmm0
	movaps	%xmm6, %xmm2
	movaps	%xmm6, -160(%rbp)
	movaps	%xmm6, %xmm1
	movaps	%xmm8, -128(%rbp)
	maxps	%xmm8, %xmm1
	movaps	%xmm5, -112(%rbp)
	maxps	%xmm5, %xmm1
	minps	%xmm8, %xmm2
	minps	%xmm5, %xmm2
	subps	%xmm2, %xmm1
	movaps	%xmm7, %xmm2
	maxps	%xmm10, %xmm2
	maxps	%xmm15, %xmm2
	subps	%xmm0, %xmm2
	movaps	LCPI1_6(%rip), %xmm4
	addps	%xmm4, %xmm2
	divps	%xmm2, %xmm1
	movaps	%xmm7, %xmm5
	subps	%xmm0, %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm10, %xmm6
	subps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	%xmm15, %xmm12
	subps	%xmm0, %xmm12
	mulps	%xmm1, %xmm12
	movaps	%xmm7, %xmm0
	movaps	LCPI1_11(%rip), %xmm1
	mulps	%xmm1, %xmm0
	movaps	%xmm10, %xmm2
	movaps	LCPI1_12(%rip), %xmm4
	mulps	%xmm4, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm15, %xmm8
	movaps	LCPI1_13(%rip), %xmm13
	mulps	%xmm13, %xmm8
	addps	%xmm2, %xmm8
	movaps	%xmm5, %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm6, %xmm2
	mulps	%xmm4, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm12, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm8, %xmm13
	subps	%xmm0, %xmm13
	movaps	%xmm5, %xmm0
	minps	%xmm6, %xmm0
	minps	%xmm12, %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm8, %xmm1
	subps	%xmm0, %xmm1
	cmpnltps	%xmm3, %xmm0
	movaps	LCPI1_5(%rip), %xmm11
	movaps	%xmm11, %xmm2
	subps	%xmm8, %xmm2
	movaps	%xmm8, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm5, %xmm4
	maxps	%xmm6, %xmm4
	maxps	%xmm12, %xmm4
	addps	%xmm13, %xmm4
	movaps	%xmm11, %xmm2
	cmpnltps	%xmm4, %xmm2
	subps	%xmm8, %xmm4
	blendvps	%xmm0, %xmm4, %xmm1
	andps	%xmm0, %xmm2
	movaps	LCPI1_6(%rip), %xmm4
	addps	%xmm4, %xmm1
	divps	%xmm1, %xmm3
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm11, %xmm3
	subps	%xmm8, %xmm13
	mulps	%xmm3, %xmm13
	addps	%xmm8, %xmm13
	psrld	$24, %xmm14
	cvtdq2ps	%xmm14, %xmm1
	mulps	-96(%rbp), %xmm1
	psrld	$24, %xmm9
	cvtdq2ps	%xmm9, %xmm2
	mulps	LCPI1_4(%rip), %xmm2
	mulps	%xmm3, %xmm5
	addps	%xmm13, %xmm5
	mulps	%xmm3, %xmm6
	addps	%xmm13, %xmm6
	mulps	%xmm12, %xmm3
	addps	%xmm13, %xmm3
	movaps	%xmm11, %xmm9
	subps	%xmm2, %xmm9
	mulps	%xmm1, %xmm9
	subps	%xmm1, %xmm11
	mulps	%xmm2, %xmm11
	mulps	%xmm11, %xmm7
	mulps	%xmm11, %xmm10
	mulps	%xmm11, %xmm15
	addps	%xmm1, %xmm11
	mulps	%xmm2, %xmm1
	movaps	-160(%rbp), %xmm2
	mulps	%xmm9, %xmm2
	mulps	%xmm1, %xmm5
	addps	%xmm2, %xmm5
	addps	%xmm5, %xmm7
	movaps	-128(%rbp), %xmm2
	mulps	%xmm9, %xmm2
	mulps	%xmm1, %xmm6
	addps	%xmm2, %xmm6
	addps	%xmm6, %xmm10
	mulps	-112(%rbp), %xmm9
	mulps	%xmm3, %xmm1
	addps	%xmm9, %xmm1
	addps	%xmm1, %xmm15
	movaps	%xmm11, %xmm2
	addps	%xmm4, %xmm2
	movaps	LCPI1_7(%rip), %xmm3
	movaps	%xmm3, %xmm1
	divps	%xmm2, %xmm1
	mulps	%xmm1, %xmm7
	mulps	%xmm1, %xmm10
	mulps	%xmm15, %xmm1
	mulps	%xmm3, %xmm11
	movaps	LCPI1_8(%rip), %xmm2
	addps	%xmm2, %xmm7
	andps	LCPI1_1(%rip), %xmm7
	addps	%xmm2, %xmm11
	pslld	$24, %xmm11
	por	%xmm7, %xmm11
	addps	%xmm2, %xmm10
	pshufb	LCPI1_9(%rip), %xmm10
	por	%xmm10, %xmm11
	addps	%xmm2, %xmm1
	pshufb	LCPI1_10(%rip), %xmm1
	por	-144(%rbp), %xmm1
	por	%xmm1, %xmm11
	movdqu	%xmm11, (%r13)
	cmpq	$3, %r12
	ja	LBB1_244
	xorl	%eax, %eax
	.p2align	4
LBB1_243:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_243
	jmp	LBB1_244
LBB1_91:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	LCPI1_5(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	movaps	LCPI1_1(%rip), %xmm10
	jmp	LBB1_93
	.p2align	4
LBB1_181:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_93:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_94
	xorl	%eax, %eax
	.p2align	4
LBB1_174:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_174
	xorl	%eax, %eax
	.p2align	4
LBB1_176:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_176
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_178
	.p2align	4
LBB1_94:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_178:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm1
	andps	%xmm10, %xmm1
	cvtdq2ps	%xmm1, %xmm11
	movaps	%xmm0, %xmm1
	movdqa	LCPI1_2(%rip), %xmm4
	pshufb	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	movaps	%xmm0, %xmm2
	movdqa	LCPI1_3(%rip), %xmm7
	pshufb	%xmm7, %xmm2
	cvtdq2ps	%xmm2, %xmm15
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm2
	mulps	-96(%rbp), %xmm2
	movaps	LCPI1_4(%rip), %xmm6
	mulps	%xmm6, %xmm11
	mulps	%xmm6, %xmm1
	mulps	%xmm6, %xmm15
	movups	(%rax), %xmm0
	movaps	%xmm0, %xmm3
	andps	%xmm10, %xmm3
	cvtdq2ps	%xmm3, %xmm5
	movaps	%xmm0, %xmm3
	pshufb	%xmm4, %xmm3
	cvtdq2ps	%xmm3, %xmm9
	movaps	%xmm0, %xmm3
	pshufb	%xmm7, %xmm3
	cvtdq2ps	%xmm3, %xmm3
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm4
	mulps	%xmm6, %xmm5
	mulps	%xmm6, %xmm9
	mulps	%xmm6, %xmm3
	mulps	%xmm6, %xmm4
	movaps	%xmm8, %xmm0
	subps	%xmm11, %xmm0
	movaps	LCPI1_6(%rip), %xmm6
	addps	%xmm6, %xmm0
	movaps	%xmm5, %xmm14
	divps	%xmm0, %xmm14
	movaps	%xmm8, %xmm0
	subps	%xmm1, %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm9, %xmm13
	divps	%xmm0, %xmm13
	movaps	%xmm8, %xmm0
	subps	%xmm15, %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm3, %xmm12
	divps	%xmm0, %xmm12
	movaps	%xmm8, %xmm0
	subps	%xmm4, %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm8, %xmm7
	subps	%xmm2, %xmm7
	mulps	%xmm4, %xmm7
	mulps	%xmm7, %xmm5
	mulps	%xmm7, %xmm9
	mulps	%xmm7, %xmm3
	addps	%xmm2, %xmm7
	mulps	%xmm4, %xmm2
	minps	%xmm8, %xmm14
	mulps	%xmm0, %xmm11
	mulps	%xmm2, %xmm14
	addps	%xmm11, %xmm14
	addps	%xmm14, %xmm5
	minps	%xmm8, %xmm13
	mulps	%xmm0, %xmm1
	mulps	%xmm2, %xmm13
	addps	%xmm1, %xmm13
	addps	%xmm13, %xmm9
	mulps	%xmm15, %xmm0
	minps	%xmm8, %xmm12
	mulps	%xmm12, %xmm2
	addps	%xmm0, %xmm2
	addps	%xmm2, %xmm3
	movaps	%xmm7, %xmm1
	addps	%xmm6, %xmm1
	movaps	LCPI1_7(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm5
	mulps	%xmm0, %xmm9
	mulps	%xmm3, %xmm0
	mulps	%xmm2, %xmm7
	movaps	LCPI1_8(%rip), %xmm1
	addps	%xmm1, %xmm5
	andps	%xmm10, %xmm5
	addps	%xmm1, %xmm7
	pslld	$24, %xmm7
	por	%xmm5, %xmm7
	addps	%xmm1, %xmm9
	pshufb	LCPI1_9(%rip), %xmm9
	por	%xmm9, %xmm7
	addps	%xmm1, %xmm0
	pshufb	LCPI1_10(%rip), %xmm0
	por	-112(%rbp), %xmm0
	por	%xmm0, %xmm7
	movdqu	%xmm7, (%r13)
	cmpq	$3, %r12
	ja	LBB1_181
	xorl	%eax, %eax
	.p2align	4
LBB1_180:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_180
	jmp	LBB1_181
LBB1_38:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	leaq	-64(%rbp), %rax
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	movdqa	LCPI1_1(%rip), %xmm3
	movdqa	LCPI1_2(%rip), %xmm4
	movdqa	LCPI1_3(%rip), %xmm5
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_7(%rip), %xmm8
	movaps	LCPI1_8(%rip), %xmm9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_40
	.p2align	4
LBB1_282:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_40:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_41
	xorl	%ecx, %ecx
	.p2align	4
LBB1_275:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_275
	xorl	%ecx, %ecx
	.p2align	4
LBB1_277:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_277
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	LBB1_279
	.p2align	4
LBB1_41:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_279:
	movdqu	(%r9), %xmm1
	movdqa	%xmm1, %xmm12
	movdqa	%xmm1, %xmm13
	movdqa	%xmm1, %xmm14
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm10
	mulps	-96(%rbp), %xmm10
	movdqu	(%rcx), %xmm1
	movdqa	%xmm1, %xmm11
	movdqa	%xmm1, %xmm15
	movdqa	%xmm1, %xmm7
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	mulps	%xmm6, %xmm1
	mulps	%xmm10, %xmm1
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm10
	mulps	%xmm6, %xmm10
	pand	%xmm3, %xmm11
	cvtdq2ps	%xmm11, %xmm12
	mulps	%xmm6, %xmm12
	mulps	%xmm1, %xmm10
	mulps	%xmm2, %xmm12
	addps	%xmm10, %xmm12
	pshufb	%xmm4, %xmm13
	cvtdq2ps	%xmm13, %xmm10
	pshufb	%xmm5, %xmm14
	cvtdq2ps	%xmm14, %xmm11
	mulps	%xmm6, %xmm10
	mulps	%xmm6, %xmm11
	pshufb	%xmm4, %xmm15
	cvtdq2ps	%xmm15, %xmm13
	pshufb	%xmm5, %xmm7
	cvtdq2ps	%xmm7, %xmm7
	mulps	%xmm6, %xmm13
	mulps	%xmm6, %xmm7
	mulps	%xmm1, %xmm10
	mulps	%xmm2, %xmm13
	addps	%xmm10, %xmm13
	mulps	%xmm1, %xmm11
	mulps	%xmm2, %xmm7
	addps	%xmm11, %xmm7
	addps	%xmm2, %xmm1
	movaps	%xmm1, %xmm10
	addps	LCPI1_6(%rip), %xmm10
	movaps	%xmm8, %xmm14
	divps	%xmm10, %xmm14
	mulps	%xmm14, %xmm12
	mulps	%xmm14, %xmm13
	mulps	%xmm7, %xmm14
	mulps	%xmm8, %xmm1
	addps	%xmm9, %xmm12
	andps	%xmm3, %xmm12
	addps	%xmm9, %xmm1
	pslld	$24, %xmm1
	por	%xmm12, %xmm1
	addps	%xmm9, %xmm13
	pshufb	LCPI1_9(%rip), %xmm13
	por	%xmm13, %xmm1
	addps	%xmm9, %xmm14
	pshufb	LCPI1_10(%rip), %xmm14
	por	%xmm0, %xmm14
	por	%xmm14, %xmm1
	movdqu	%xmm1, (%r13)
	cmpq	$3, %r12
	ja	LBB1_282
	xorl	%ecx, %ecx
	.p2align	4
LBB1_281:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_281
	jmp	LBB1_282
LBB1_75:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	LCPI1_4(%rip), %xmm6
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	movaps	LCPI1_1(%rip), %xmm10
	jmp	LBB1_77
	.p2align	4
LBB1_217:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_77:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_78
	xorl	%eax, %eax
	.p2align	4
LBB1_210:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_210
	xorl	%eax, %eax
	.p2align	4
LBB1_212:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_212
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_214
	.p2align	4
LBB1_78:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_214:
	movups	(%rcx), %xmm1
	movaps	%xmm1, %xmm0
	andps	%xmm10, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm1, %xmm2
	movdqa	LCPI1_2(%rip), %xmm5
	pshufb	%xmm5, %xmm2
	cvtdq2ps	%xmm2, %xmm4
	movaps	%xmm1, %xmm2
	movdqa	LCPI1_3(%rip), %xmm7
	pshufb	%xmm7, %xmm2
	cvtdq2ps	%xmm2, %xmm9
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm11
	mulps	-96(%rbp), %xmm11
	mulps	%xmm6, %xmm0
	mulps	%xmm6, %xmm4
	mulps	%xmm6, %xmm9
	movups	(%rax), %xmm1
	movaps	%xmm1, %xmm2
	andps	%xmm10, %xmm2
	cvtdq2ps	%xmm2, %xmm14
	movaps	%xmm1, %xmm2
	pshufb	%xmm5, %xmm2
	cvtdq2ps	%xmm2, %xmm13
	movaps	%xmm1, %xmm2
	pshufb	%xmm7, %xmm2
	cvtdq2ps	%xmm2, %xmm8
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm2
	mulps	%xmm6, %xmm14
	mulps	%xmm6, %xmm13
	mulps	%xmm6, %xmm8
	mulps	%xmm6, %xmm2
	movaps	%xmm0, %xmm1
	subps	%xmm14, %xmm1
	movaps	%xmm14, %xmm5
	subps	%xmm0, %xmm5
	maxps	%xmm5, %xmm1
	movaps	%xmm4, %xmm15
	subps	%xmm13, %xmm15
	movaps	%xmm13, %xmm5
	subps	%xmm4, %xmm5
	maxps	%xmm5, %xmm15
	movaps	%xmm8, %xmm5
	subps	%xmm9, %xmm5
	movaps	LCPI1_5(%rip), %xmm3
	movaps	%xmm3, %xmm7
	subps	%xmm2, %xmm7
	mulps	%xmm11, %xmm7
	mulps	%xmm7, %xmm0
	mulps	%xmm7, %xmm4
	mulps	%xmm9, %xmm7
	subps	%xmm8, %xmm9
	maxps	%xmm5, %xmm9
	subps	%xmm11, %xmm3
	mulps	%xmm2, %xmm3
	mulps	%xmm3, %xmm14
	mulps	%xmm3, %xmm13
	mulps	%xmm3, %xmm8
	addps	%xmm11, %xmm3
	mulps	%xmm2, %xmm11
	mulps	%xmm11, %xmm1
	addps	%xmm0, %xmm1
	addps	%xmm1, %xmm14
	mulps	%xmm11, %xmm15
	addps	%xmm4, %xmm15
	addps	%xmm15, %xmm13
	mulps	%xmm9, %xmm11
	addps	%xmm7, %xmm11
	addps	%xmm11, %xmm8
	movaps	%xmm3, %xmm1
	addps	LCPI1_6(%rip), %xmm1
	movaps	LCPI1_7(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm13
	mulps	%xmm8, %xmm0
	mulps	%xmm2, %xmm3
	movaps	LCPI1_8(%rip), %xmm1
	addps	%xmm1, %xmm14
	andps	%xmm10, %xmm14
	addps	%xmm1, %xmm3
	pslld	$24, %xmm3
	por	%xmm14, %xmm3
	addps	%xmm1, %xmm13
	pshufb	LCPI1_9(%rip), %xmm13
	por	%xmm13, %xmm3
	addps	%xmm1, %xmm0
	pshufb	LCPI1_10(%rip), %xmm0
	por	-112(%rbp), %xmm0
	por	%xmm0, %xmm3
	movdqu	%xmm3, (%r13)
	cmpq	$3, %r12
	ja	LBB1_217
	xorl	%eax, %eax
	.p2align	4
LBB1_216:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_216
	jmp	LBB1_217
LBB1_83:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	movaps	LCPI1_4(%rip), %xmm9
	movaps	LCPI1_19(%rip), %xmm13
	movaps	LCPI1_18(%rip), %xmm7
	jmp	LBB1_85
	.p2align	4
LBB1_199:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_85:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_86
	xorl	%eax, %eax
	.p2align	4
LBB1_192:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_192
	xorl	%eax, %eax
	.p2align	4
LBB1_194:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_194
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_196
	.p2align	4
LBB1_86:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_196:
	movups	(%rcx), %xmm6
	movaps	%xmm6, %xmm0
	movaps	LCPI1_1(%rip), %xmm4
	andps	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm15
	movaps	%xmm6, %xmm0
	movdqa	LCPI1_2(%rip), %xmm1
	pshufb	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm3
	movaps	%xmm6, %xmm0
	movdqa	LCPI1_3(%rip), %xmm2
	pshufb	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm5
	mulps	%xmm9, %xmm15
	mulps	%xmm9, %xmm3
	mulps	%xmm9, %xmm5
	movups	(%rax), %xmm12
	movaps	%xmm12, %xmm0
	andps	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm14
	movaps	%xmm12, %xmm0
	pshufb	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm10
	movaps	%xmm12, %xmm0
	pshufb	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm4
	mulps	%xmm9, %xmm14
	movaps	%xmm15, %xmm2
	addps	%xmm15, %xmm2
	addps	%xmm13, %xmm2
	movaps	%xmm15, %xmm0
	cmpnltps	%xmm7, %xmm0
	movaps	%xmm14, %xmm1
	addps	%xmm14, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm14, %xmm8
	addps	%xmm2, %xmm8
	mulps	%xmm14, %xmm2
	subps	%xmm2, %xmm8
	blendvps	%xmm0, %xmm8, %xmm1
	mulps	%xmm9, %xmm10
	movaps	%xmm3, %xmm2
	addps	%xmm3, %xmm2
	addps	%xmm13, %xmm2
	movaps	%xmm3, %xmm0
	cmpnltps	%xmm7, %xmm0
	movaps	%xmm10, %xmm11
	addps	%xmm10, %xmm11
	mulps	%xmm3, %xmm11
	movaps	%xmm10, %xmm8
	addps	%xmm2, %xmm8
	mulps	%xmm10, %xmm2
	subps	%xmm2, %xmm8
	blendvps	%xmm0, %xmm8, %xmm11
	mulps	%xmm9, %xmm4
	movaps	%xmm5, %xmm0
	movaps	%xmm5, %xmm2
	addps	%xmm5, %xmm2
	addps	%xmm13, %xmm2
	movaps	%xmm4, %xmm8
	addps	%xmm2, %xmm8
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm4, %xmm2
	addps	%xmm4, %xmm2
	mulps	%xmm5, %xmm2
	cmpnltps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm8, %xmm2
	psrld	$24, %xmm6
	cvtdq2ps	%xmm6, %xmm8
	mulps	-96(%rbp), %xmm8
	psrld	$24, %xmm12
	cvtdq2ps	%xmm12, %xmm12
	mulps	%xmm9, %xmm12
	movaps	LCPI1_5(%rip), %xmm0
	movaps	%xmm0, %xmm6
	subps	%xmm12, %xmm6
	mulps	%xmm8, %xmm6
	mulps	%xmm6, %xmm15
	mulps	%xmm6, %xmm3
	mulps	%xmm5, %xmm6
	subps	%xmm8, %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm10
	mulps	%xmm0, %xmm4
	addps	%xmm8, %xmm0
	mulps	%xmm12, %xmm8
	mulps	%xmm8, %xmm1
	addps	%xmm15, %xmm1
	addps	%xmm1, %xmm14
	mulps	%xmm8, %xmm11
	addps	%xmm3, %xmm11
	addps	%xmm11, %xmm10
	mulps	%xmm2, %xmm8
	addps	%xmm6, %xmm8
	addps	%xmm8, %xmm4
	movaps	%xmm0, %xmm2
	addps	LCPI1_6(%rip), %xmm2
	movaps	LCPI1_7(%rip), %xmm3
	movaps	%xmm3, %xmm1
	divps	%xmm2, %xmm1
	mulps	%xmm1, %xmm14
	mulps	%xmm1, %xmm10
	mulps	%xmm4, %xmm1
	mulps	%xmm3, %xmm0
	movaps	LCPI1_8(%rip), %xmm2
	addps	%xmm2, %xmm14
	andps	LCPI1_1(%rip), %xmm14
	addps	%xmm2, %xmm0
	pslld	$24, %xmm0
	por	%xmm14, %xmm0
	addps	%xmm2, %xmm10
	pshufb	LCPI1_9(%rip), %xmm10
	por	%xmm10, %xmm0
	addps	%xmm2, %xmm1
	pshufb	LCPI1_10(%rip), %xmm1
	por	-112(%rbp), %xmm1
	por	%xmm1, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	LBB1_199
	xorl	%eax, %eax
	.p2align	4
LBB1_198:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_198
	jmp	LBB1_199
LBB1_22:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	leaq	-64(%rbp), %rax
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	movdqa	LCPI1_1(%rip), %xmm3
	movdqa	LCPI1_2(%rip), %xmm4
	movdqa	LCPI1_3(%rip), %xmm5
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_7(%rip), %xmm8
	movaps	LCPI1_8(%rip), %xmm9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_24
	.p2align	4
LBB1_318:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_24:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_25
	xorl	%ecx, %ecx
	.p2align	4
LBB1_311:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_311
	xorl	%ecx, %ecx
	.p2align	4
LBB1_313:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_313
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	LBB1_315
	.p2align	4
LBB1_25:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_315:
	movdqu	(%r9), %xmm1
	movdqa	%xmm1, %xmm12
	movdqa	%xmm1, %xmm13
	movdqa	%xmm1, %xmm14
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm10
	mulps	-96(%rbp), %xmm10
	movdqu	(%rcx), %xmm1
	movdqa	%xmm1, %xmm11
	movdqa	%xmm1, %xmm15
	movdqa	%xmm1, %xmm7
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	mulps	%xmm6, %xmm1
	mulps	%xmm10, %xmm1
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm10
	mulps	%xmm6, %xmm10
	pand	%xmm3, %xmm11
	cvtdq2ps	%xmm11, %xmm12
	mulps	%xmm6, %xmm12
	mulps	%xmm2, %xmm10
	mulps	%xmm1, %xmm12
	addps	%xmm10, %xmm12
	pshufb	%xmm4, %xmm13
	cvtdq2ps	%xmm13, %xmm10
	pshufb	%xmm5, %xmm14
	cvtdq2ps	%xmm14, %xmm11
	mulps	%xmm6, %xmm10
	mulps	%xmm6, %xmm11
	pshufb	%xmm4, %xmm15
	cvtdq2ps	%xmm15, %xmm13
	pshufb	%xmm5, %xmm7
	cvtdq2ps	%xmm7, %xmm7
	mulps	%xmm6, %xmm13
	mulps	%xmm6, %xmm7
	mulps	%xmm2, %xmm10
	mulps	%xmm1, %xmm13
	addps	%xmm10, %xmm13
	mulps	%xmm2, %xmm11
	mulps	%xmm1, %xmm7
	addps	%xmm11, %xmm7
	addps	%xmm2, %xmm1
	movaps	%xmm1, %xmm10
	addps	LCPI1_6(%rip), %xmm10
	movaps	%xmm8, %xmm14
	divps	%xmm10, %xmm14
	mulps	%xmm14, %xmm12
	mulps	%xmm14, %xmm13
	mulps	%xmm7, %xmm14
	mulps	%xmm8, %xmm1
	addps	%xmm9, %xmm12
	andps	%xmm3, %xmm12
	addps	%xmm9, %xmm1
	pslld	$24, %xmm1
	por	%xmm12, %xmm1
	addps	%xmm9, %xmm13
	pshufb	LCPI1_9(%rip), %xmm13
	por	%xmm13, %xmm1
	addps	%xmm9, %xmm14
	pshufb	LCPI1_10(%rip), %xmm14
	por	%xmm0, %xmm14
	por	%xmm14, %xmm1
	movdqu	%xmm1, (%r13)
	cmpq	$3, %r12
	ja	LBB1_318
	xorl	%ecx, %ecx
	.p2align	4
LBB1_317:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_317
	jmp	LBB1_318
LBB1_34:
	testq	%r8, %r8
	je	LBB1_364
	leaq	-64(%rbp), %rax
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	movdqa	LCPI1_1(%rip), %xmm3
	movdqa	LCPI1_2(%rip), %xmm4
	movdqa	LCPI1_3(%rip), %xmm5
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_7(%rip), %xmm9
	movaps	LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_36
	.p2align	4
LBB1_291:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_36:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_37
	xorl	%ecx, %ecx
	.p2align	4
LBB1_284:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_284
	xorl	%ecx, %ecx
	.p2align	4
LBB1_286:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_286
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	LBB1_288
	.p2align	4
LBB1_37:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_288:
	movdqu	(%r9), %xmm15
	movdqa	%xmm15, %xmm13
	movdqa	%xmm15, %xmm14
	movdqu	(%rcx), %xmm1
	movdqa	%xmm1, %xmm11
	movdqa	%xmm1, %xmm8
	movdqa	%xmm1, %xmm7
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm12
	mulps	%xmm6, %xmm12
	movaps	LCPI1_5(%rip), %xmm1
	subps	%xmm12, %xmm1
	movdqa	%xmm15, %xmm12
	psrld	$24, %xmm15
	cvtdq2ps	%xmm15, %xmm15
	mulps	-96(%rbp), %xmm15
	mulps	%xmm15, %xmm1
	pand	%xmm3, %xmm13
	cvtdq2ps	%xmm13, %xmm15
	mulps	%xmm6, %xmm15
	pand	%xmm3, %xmm11
	cvtdq2ps	%xmm11, %xmm13
	mulps	%xmm6, %xmm13
	mulps	%xmm1, %xmm15
	mulps	%xmm2, %xmm13
	addps	%xmm15, %xmm13
	pshufb	%xmm4, %xmm14
	cvtdq2ps	%xmm14, %xmm11
	pshufb	%xmm5, %xmm12
	cvtdq2ps	%xmm12, %xmm12
	mulps	%xmm6, %xmm11
	mulps	%xmm6, %xmm12
	pshufb	%xmm4, %xmm8
	cvtdq2ps	%xmm8, %xmm14
	pshufb	%xmm5, %xmm7
	cvtdq2ps	%xmm7, %xmm8
	mulps	%xmm6, %xmm14
	mulps	%xmm6, %xmm8
	mulps	%xmm1, %xmm11
	mulps	%xmm2, %xmm14
	addps	%xmm11, %xmm14
	mulps	%xmm1, %xmm12
	mulps	%xmm2, %xmm8
	addps	%xmm12, %xmm8
	addps	%xmm2, %xmm1
	movaps	%xmm1, %xmm11
	addps	LCPI1_6(%rip), %xmm11
	movaps	%xmm9, %xmm7
	divps	%xmm11, %xmm7
	mulps	%xmm7, %xmm13
	mulps	%xmm7, %xmm14
	mulps	%xmm8, %xmm7
	mulps	%xmm9, %xmm1
	addps	%xmm10, %xmm13
	andps	%xmm3, %xmm13
	addps	%xmm10, %xmm1
	pslld	$24, %xmm1
	por	%xmm13, %xmm1
	addps	%xmm10, %xmm14
	pshufb	LCPI1_9(%rip), %xmm14
	por	%xmm14, %xmm1
	addps	%xmm10, %xmm7
	pshufb	LCPI1_10(%rip), %xmm7
	por	%xmm0, %xmm7
	por	%xmm7, %xmm1
	movdqu	%xmm1, (%r13)
	cmpq	$3, %r12
	ja	LBB1_291
	xorl	%ecx, %ecx
	.p2align	4
LBB1_290:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_290
	jmp	LBB1_291
LBB1_18:
	testq	%r8, %r8
	je	LBB1_364
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	leaq	-80(%rbp), %r9
	movdqa	LCPI1_1(%rip), %xmm3
	movdqa	LCPI1_2(%rip), %xmm4
	movdqa	LCPI1_3(%rip), %xmm5
	movaps	LCPI1_4(%rip), %xmm6
	movaps	LCPI1_7(%rip), %xmm9
	movaps	LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_20
	.p2align	4
LBB1_327:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_20:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_21
	xorl	%eax, %eax
	.p2align	4
LBB1_320:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_320
	xorl	%eax, %eax
	.p2align	4
LBB1_322:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_322
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	LBB1_324
	.p2align	4
LBB1_21:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_324:
	movdqu	(%rcx), %xmm1
	movdqa	%xmm1, %xmm13
	movdqa	%xmm1, %xmm14
	movdqa	%xmm1, %xmm15
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	mulps	-96(%rbp), %xmm1
	movaps	LCPI1_5(%rip), %xmm11
	subps	%xmm1, %xmm11
	movdqu	(%rax), %xmm1
	movdqa	%xmm1, %xmm12
	movdqa	%xmm1, %xmm8
	movdqa	%xmm1, %xmm7
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	mulps	%xmm6, %xmm1
	mulps	%xmm11, %xmm1
	pand	%xmm3, %xmm13
	cvtdq2ps	%xmm13, %xmm11
	mulps	%xmm6, %xmm11
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm13
	mulps	%xmm6, %xmm13
	mulps	%xmm2, %xmm11
	mulps	%xmm1, %xmm13
	addps	%xmm11, %xmm13
	pshufb	%xmm4, %xmm14
	cvtdq2ps	%xmm14, %xmm11
	pshufb	%xmm5, %xmm15
	cvtdq2ps	%xmm15, %xmm12
	mulps	%xmm6, %xmm11
	mulps	%xmm6, %xmm12
	pshufb	%xmm4, %xmm8
	cvtdq2ps	%xmm8, %xmm14
	pshufb	%xmm5, %xmm7
	cvtdq2ps	%xmm7, %xmm7
	mulps	%xmm6, %xmm14
	mulps	%xmm6, %xmm7
	mulps	%xmm2, %xmm11
	mulps	%xmm1, %xmm14
	addps	%xmm11, %xmm14
	mulps	%xmm2, %xmm12
	mulps	%xmm1, %xmm7
	addps	%xmm12, %xmm7
	addps	%xmm2, %xmm1
	movaps	%xmm1, %xmm11
	addps	LCPI1_6(%rip), %xmm11
	movaps	%xmm9, %xmm8
	divps	%xmm11, %xmm8
	mulps	%xmm8, %xmm13
	mulps	%xmm8, %xmm14
	mulps	%xmm7, %xmm8
	mulps	%xmm9, %xmm1
	addps	%xmm10, %xmm13
	andps	%xmm3, %xmm13
	addps	%xmm10, %xmm1
	pslld	$24, %xmm1
	por	%xmm13, %xmm1
	addps	%xmm10, %xmm14
	pshufb	LCPI1_9(%rip), %xmm14
	por	%xmm14, %xmm1
	addps	%xmm10, %xmm8
	pshufb	LCPI1_10(%rip), %xmm8
	por	%xmm0, %xmm8
	por	%xmm8, %xmm1
	movdqu	%xmm1, (%r13)
	cmpq	$3, %r12
	ja	LBB1_327
	xorl	%eax, %eax
	.p2align	4
LBB1_326:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	LBB1_326
	jmp	LBB1_327
LBB1_6:
	testq	%r8, %r8
	je	LBB1_364
	leaq	-64(%rbp), %rax
	mulss	LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	movaps	LCPI1_1(%rip), %xmm4
	movdqa	LCPI1_2(%rip), %xmm5
	movdqa	LCPI1_3(%rip), %xmm6
	movaps	LCPI1_4(%rip), %xmm7
	movaps	LCPI1_5(%rip), %xmm8
	movaps	LCPI1_7(%rip), %xmm10
	movaps	LCPI1_8(%rip), %xmm11
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	LBB1_8
	.p2align	4
LBB1_354:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	LBB1_364
LBB1_8:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	LBB1_9
	xorl	%ecx, %ecx
	.p2align	4
LBB1_347:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_347
	xorl	%ecx, %ecx
	.p2align	4
LBB1_349:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_349
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	LBB1_351
	.p2align	4
LBB1_9:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
LBB1_351:
	movups	(%r9), %xmm1
	movaps	%xmm1, %xmm0
	andps	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm1, %xmm13
	movaps	%xmm1, %xmm12
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm3
	mulps	-96(%rbp), %xmm3
	mulps	%xmm7, %xmm0
	movups	(%rcx), %xmm1
	movaps	%xmm1, %xmm2
	andps	%xmm4, %xmm2
	cvtdq2ps	%xmm2, %xmm2
	movaps	%xmm1, %xmm9
	pshufb	%xmm5, %xmm9
	cvtdq2ps	%xmm9, %xmm9
	movaps	%xmm1, %xmm14
	pshufb	%xmm6, %xmm14
	cvtdq2ps	%xmm14, %xmm14
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm15
	mulps	%xmm7, %xmm2
	mulps	%xmm7, %xmm9
	mulps	%xmm7, %xmm14
	mulps	%xmm7, %xmm15
	mulps	%xmm3, %xmm0
	mulps	%xmm15, %xmm2
	addps	%xmm0, %xmm2
	mulps	%xmm15, %xmm9
	mulps	%xmm15, %xmm14
	addps	%xmm3, %xmm15
	movaps	%xmm15, %xmm0
	cmpnltps	%xmm8, %xmm0
	movaps	%xmm15, %xmm1
	blendvps	%xmm0, %xmm8, %xmm1
	pshufb	%xmm5, %xmm13
	cvtdq2ps	%xmm13, %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm0, %xmm9
	pshufb	%xmm6, %xmm12
	cvtdq2ps	%xmm12, %xmm12
	mulps	%xmm7, %xmm12
	mulps	%xmm3, %xmm12
	subps	%xmm1, %xmm15
	subps	%xmm15, %xmm2
	xorps	%xmm3, %xmm3
	cmpltps	%xmm2, %xmm3
	andps	%xmm2, %xmm3
	movaps	%xmm3, %xmm0
	cmpnltps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	subps	%xmm15, %xmm9
	xorps	%xmm2, %xmm2
	cmpltps	%xmm9, %xmm2
	andps	%xmm9, %xmm2
	movaps	%xmm2, %xmm0
	cmpnltps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm12, %xmm14
	subps	%xmm15, %xmm14
	xorps	%xmm9, %xmm9
	cmpltps	%xmm14, %xmm9
	andps	%xmm14, %xmm9
	movaps	%xmm9, %xmm0
	cmpnltps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	%xmm1, %xmm12
	addps	LCPI1_6(%rip), %xmm12
	movaps	%xmm10, %xmm0
	divps	%xmm12, %xmm0
	mulps	%xmm0, %xmm3
	mulps	%xmm0, %xmm2
	mulps	%xmm9, %xmm0
	mulps	%xmm10, %xmm1
	addps	%xmm11, %xmm3
	andps	%xmm4, %xmm3
	addps	%xmm11, %xmm1
	pslld	$24, %xmm1
	por	%xmm3, %xmm1
	addps	%xmm11, %xmm2
	pshufb	LCPI1_9(%rip), %xmm2
	por	%xmm2, %xmm1
	addps	%xmm11, %xmm0
	pshufb	LCPI1_10(%rip), %xmm0
	por	-112(%rbp), %xmm0
	por	%xmm0, %xmm1
	movdqu	%xmm1, (%r13)
	cmpq	$3, %r12
	ja	LBB1_354
	xorl	%ecx, %ecx
	.p2align	4
LBB1_353:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	LBB1_353
	jmp	LBB1_354
LBB1_364:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.p2align	2
	.data_region jt32
L1_0_set_115 = LBB1_115-LJTI1_0
L1_0_set_111 = LBB1_111-LJTI1_0
L1_0_set_107 = LBB1_107-LJTI1_0
L1_0_set_103 = LBB1_103-LJTI1_0
L1_0_set_99 = LBB1_99-LJTI1_0
L1_0_set_95 = LBB1_95-LJTI1_0
L1_0_set_91 = LBB1_91-LJTI1_0
L1_0_set_87 = LBB1_87-LJTI1_0
L1_0_set_83 = LBB1_83-LJTI1_0
L1_0_set_79 = LBB1_79-LJTI1_0
L1_0_set_75 = LBB1_75-LJTI1_0
L1_0_set_71 = LBB1_71-LJTI1_0
L1_0_set_67 = LBB1_67-LJTI1_0
L1_0_set_63 = LBB1_63-LJTI1_0
L1_0_set_59 = LBB1_59-LJTI1_0
L1_0_set_55 = LBB1_55-LJTI1_0
L1_0_set_46 = LBB1_46-LJTI1_0
L1_0_set_42 = LBB1_42-LJTI1_0
L1_0_set_38 = LBB1_38-LJTI1_0
L1_0_set_34 = LBB1_34-LJTI1_0
L1_0_set_30 = LBB1_30-LJTI1_0
L1_0_set_26 = LBB1_26-LJTI1_0
L1_0_set_22 = LBB1_22-LJTI1_0
L1_0_set_18 = LBB1_18-LJTI1_0
L1_0_set_14 = LBB1_14-LJTI1_0
L1_0_set_10 = LBB1_10-LJTI1_0
L1_0_set_6 = LBB1_6-LJTI1_0
L1_0_set_2 = LBB1_2-LJTI1_0
LJTI1_0:
	.long	L1_0_set_115
	.long	L1_0_set_111
	.long	L1_0_set_107
	.long	L1_0_set_103
	.long	L1_0_set_99
	.long	L1_0_set_95
	.long	L1_0_set_91
	.long	L1_0_set_87
	.long	L1_0_set_83
	.long	L1_0_set_79
	.long	L1_0_set_75
	.long	L1_0_set_71
	.long	L1_0_set_67
	.long	L1_0_set_63
	.long	L1_0_set_59
	.long	L1_0_set_55
	.long	L1_0_set_46
	.long	L1_0_set_42
	.long	L1_0_set_38
	.long	L1_0_set_34
	.long	L1_0_set_30
	.long	L1_0_set_26
	.long	L1_0_set_22
	.long	L1_0_set_18
	.long	L1_0_set_14
	.long	L1_0_set_10
	.long	L1_0_set_6
	.long	L1_0_set_2
	.end_data_region
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI2_0:
	.long	0x43800000
LCPI2_2:
	.long	0x3f800000
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI2_1:
	.space	4
	.space	4
	.space	4
	.long	0x3b808081
LCPI2_3:
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
LCPI2_4:
	.byte	0
	.byte	1
	.byte	4
	.byte	5
	.byte	8
	.byte	9
	.byte	12
	.byte	13
	.byte	8
	.byte	9
	.byte	12
	.byte	13
	.byte	12
	.byte	13
	.byte	14
	.byte	15
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_blur_rows:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$200, %rsp
	movl	%r8d, -84(%rbp)
	movq	%rsi, -312(%rbp)
	movq	%rdi, -304(%rbp)
	testq	%rcx, %rcx
	sete	%al
	movq	%rdx, -184(%rbp)
	testq	%rdx, %rdx
	sete	%dl
	orb	%al, %dl
	jne	LBB2_32
	leaq	2(,%r9,2), %r14
	leaq	(%r9,%r9,2), %rax
	leaq	1(,%r9,2), %r15
	testq	%r15, %r15
	js	LBB2_2
	cvtsi2ss	%r15, %xmm2
	jmp	LBB2_4
LBB2_2:
	movq	%r9, %rdx
	orq	$1, %rdx
	movabsq	$9223372036854775807, %rsi
	andq	%rdx, %rsi
	cvtsi2ss	%rsi, %xmm2
	addss	%xmm2, %xmm2
LBB2_4:
	movq	-184(%rbp), %rdx
	decq	%rdx
	movq	%rdx, -280(%rbp)
	leaq	3(%r9,%r9,2), %r12
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm3
	addss	%xmm0, %xmm3
	addss	%xmm2, %xmm3
	movaps	%xmm3, %xmm0
	mulss	%xmm3, %xmm0
	mulss	%xmm3, %xmm0
	movss	LCPI2_0(%rip), %xmm4
	divss	%xmm0, %xmm4
	leaq	(%r14,%r14,2), %r13
	shlq	$5, %r13
	movq	16(%rbp), %rsi
	addq	%rsi, %r13
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, -336(%rbp)
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, -112(%rbp)
	leaq	3(%rcx,%rax), %rdx
	movq	%rdx, -176(%rbp)
	leaq	-1(%rcx), %r8
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm1, -224(%rbp)
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm4, -352(%rbp)
	movq	%r14, %r10
	andq	$-4, %r10
	leaq	304(%rsi), %rdx
	movq	%rdx, -160(%rbp)
	movl	%r14d, %edx
	shll	$5, %edx
	andl	$64, %edx
	leaq	(%rdx,%rdx,2), %r11
	shlq	$2, %r9
	leaq	(%r9,%r9,2), %rdx
	movq	$-12, %rdi
	subq	%rdx, %rdi
	movq	%rdi, -168(%rbp)
	movq	$-3, %r9
	subq	%rax, %r9
	movq	%r9, -192(%rbp)
	subq	%rcx, %r9
	leaq	16(%rsi), %rax
	movq	%rax, -152(%rbp)
	leaq	336(%rsi), %rax
	movq	%rax, -144(%rbp)
	leaq	48(%rsi), %rax
	movq	%rax, -136(%rbp)
	leaq	368(%rsi), %rax
	movq	%rax, -128(%rbp)
	leaq	80(%rsi), %rax
	movq	%rax, -120(%rbp)
	movb	$1, %dl
	xorl	%eax, %eax
	movq	%r14, -296(%rbp)
	movq	%r15, -288(%rbp)
	jmp	LBB2_5
	.p2align	4
LBB2_31:
	movl	$2, %eax
	testb	$1, -88(%rbp)
	movl	$0, %edx
	movq	-296(%rbp), %r14
	movq	-288(%rbp), %r15
	je	LBB2_32
LBB2_5:
	movl	%edx, -88(%rbp)
	movq	%rax, %rdx
	shlq	$8, %rdx
	addq	24(%rbp), %rdx
	movq	%rdx, -200(%rbp)
	movq	-184(%rbp), %rdx
	cmpq	%rdx, %rax
	movq	-280(%rbp), %rbx
	movq	%rbx, %rdi
	cmovbq	%rax, %rdi
	movq	-312(%rbp), %rsi
	imulq	%rsi, %rdi
	orq	$1, %rax
	cmpq	%rdx, %rax
	cmovaeq	%rbx, %rax
	imulq	%rsi, %rax
	movq	-304(%rbp), %rbx
	leaq	(%rbx,%rdi,4), %rdx
	leaq	(%rbx,%rax,4), %rsi
	pmovzxbd	(%rbx,%rdi,4), %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm0, -64(%rbp)
	cmpl	$0, -84(%rbp)
	je	LBB2_35
	movaps	-64(%rbp), %xmm4
	movaps	%xmm4, %xmm0
	movaps	LCPI2_1(%rip), %xmm2
	mulps	%xmm2, %xmm0
	movss	LCPI2_2(%rip), %xmm3
	movaps	%xmm3, %xmm9
	shufps	$224, %xmm0, %xmm9
	shufps	$63, %xmm9, %xmm9
	mulps	%xmm4, %xmm9
	pmovzxbd	(%rsi), %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm3, %xmm10
	shufps	$224, %xmm1, %xmm10
	shufps	$63, %xmm10, %xmm10
	mulps	%xmm0, %xmm10
	testq	%r14, %r14
	je	LBB2_62
	cmpq	$3, %r15
	jae	LBB2_33
	xorl	%eax, %eax
	jmp	LBB2_9
	.p2align	4
LBB2_35:
	pmovzxbd	(%rsi), %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm0, -80(%rbp)
	testq	%r14, %r14
	je	LBB2_63
	cmpq	$3, %r15
	jae	LBB2_60
	xorl	%eax, %eax
	jmp	LBB2_38
	.p2align	4
LBB2_62:
	movaps	-112(%rbp), %xmm14
	movaps	%xmm14, %xmm11
	mulps	%xmm9, %xmm11
	movaps	%xmm14, %xmm12
	mulps	%xmm10, %xmm12
	movaps	%xmm14, %xmm13
	mulps	%xmm11, %xmm13
	mulps	%xmm12, %xmm14
	jmp	LBB2_26
LBB2_33:
	movq	-160(%rbp), %rdi
	xorl	%eax, %eax
	.p2align	4
LBB2_34:
	movups	%xmm9, -304(%rdi)
	movups	%xmm10, -288(%rdi)
	movups	%xmm9, -208(%rdi)
	movups	%xmm10, -192(%rdi)
	movups	%xmm9, -112(%rdi)
	movups	%xmm10, -96(%rdi)
	movups	%xmm9, -16(%rdi)
	movups	%xmm10, (%rdi)
	addq	$4, %rax
	addq	$384, %rdi
	cmpq	%rax, %r10
	jne	LBB2_34
LBB2_9:
	testb	$2, %r14b
	je	LBB2_12
	leaq	(%rax,%rax,2), %rax
	shlq	$5, %rax
	addq	-152(%rbp), %rax
	xorl	%edi, %edi
	.p2align	4
LBB2_11:
	movups	%xmm9, -16(%rax,%rdi)
	movups	%xmm10, (%rax,%rdi)
	addq	$96, %rdi
	cmpq	%rdi, %r11
	jne	LBB2_11
LBB2_12:
	movaps	-112(%rbp), %xmm12
	movaps	%xmm12, %xmm11
	mulps	%xmm9, %xmm11
	mulps	%xmm10, %xmm12
	cmpq	$3, %r15
	jae	LBB2_14
	xorl	%eax, %eax
	jmp	LBB2_16
LBB2_14:
	movq	-144(%rbp), %rdi
	xorl	%eax, %eax
	.p2align	4
LBB2_15:
	movups	%xmm11, -304(%rdi)
	movups	%xmm12, -288(%rdi)
	movups	%xmm11, -208(%rdi)
	movups	%xmm12, -192(%rdi)
	movups	%xmm11, -112(%rdi)
	movups	%xmm12, -96(%rdi)
	movups	%xmm11, -16(%rdi)
	movups	%xmm12, (%rdi)
	addq	$4, %rax
	addq	$384, %rdi
	cmpq	%rax, %r10
	jne	LBB2_15
LBB2_16:
	testb	$2, %r14b
	je	LBB2_19
	leaq	(%rax,%rax,2), %rax
	shlq	$5, %rax
	addq	-136(%rbp), %rax
	xorl	%edi, %edi
	.p2align	4
LBB2_18:
	movups	%xmm11, -16(%rax,%rdi)
	movups	%xmm12, (%rax,%rdi)
	addq	$96, %rdi
	cmpq	%rdi, %r11
	jne	LBB2_18
LBB2_19:
	movaps	-112(%rbp), %xmm14
	movaps	%xmm14, %xmm13
	mulps	%xmm11, %xmm13
	mulps	%xmm12, %xmm14
	cmpq	$3, %r15
	jae	LBB2_21
	xorl	%eax, %eax
	jmp	LBB2_23
LBB2_21:
	movq	-128(%rbp), %rdi
	xorl	%eax, %eax
	.p2align	4
LBB2_22:
	movups	%xmm13, -304(%rdi)
	movups	%xmm14, -288(%rdi)
	movups	%xmm13, -208(%rdi)
	movups	%xmm14, -192(%rdi)
	movups	%xmm13, -112(%rdi)
	movups	%xmm14, -96(%rdi)
	movups	%xmm13, -16(%rdi)
	movups	%xmm14, (%rdi)
	addq	$4, %rax
	addq	$384, %rdi
	cmpq	%rax, %r10
	jne	LBB2_22
LBB2_23:
	testb	$2, %r14b
	je	LBB2_26
	leaq	(%rax,%rax,2), %rax
	shlq	$5, %rax
	addq	-120(%rbp), %rax
	xorl	%edi, %edi
	.p2align	4
LBB2_25:
	movups	%xmm13, -16(%rax,%rdi)
	movups	%xmm14, (%rax,%rdi)
	addq	$96, %rdi
	cmpq	%rdi, %r11
	jne	LBB2_25
LBB2_26:
	cmpq	$0, -176(%rbp)
	je	LBB2_31
	movaps	-336(%rbp), %xmm0
	mulps	%xmm0, %xmm9
	mulps	%xmm0, %xmm10
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm13
	mulps	%xmm0, %xmm11
	mulps	%xmm0, %xmm12
	movq	-168(%rbp), %rdi
	movq	16(%rbp), %r15
	xorl	%ebx, %ebx
	jmp	LBB2_28
	.p2align	4
LBB2_30:
	subps	%xmm6, %xmm8
	addps	%xmm8, %xmm9
	subps	-64(%rbp), %xmm15
	addps	%xmm15, %xmm10
	subps	-80(%rbp), %xmm5
	addps	%xmm5, %xmm11
	subps	-256(%rbp), %xmm4
	addps	%xmm4, %xmm12
	subps	-272(%rbp), %xmm2
	addps	%xmm2, %xmm13
	subps	%xmm0, %xmm1
	addps	%xmm1, %xmm14
	incq	%rbx
	addq	$4, %rdi
	movq	%r9, %rax
	addq	%rbx, %rax
	je	LBB2_31
LBB2_28:
	movq	%r15, %rax
	addq	$96, %r15
	cmpq	%r13, %r15
	cmoveq	16(%rbp), %r15
	cmpq	%rcx, %rbx
	movq	%r8, %r14
	cmovbq	%rbx, %r14
	pmovzxbd	(%rsi,%r14,4), %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm0, %xmm1
	movaps	LCPI2_1(%rip), %xmm2
	mulps	%xmm2, %xmm1
	movss	LCPI2_2(%rip), %xmm8
	movaps	%xmm8, %xmm15
	shufps	$224, %xmm1, %xmm15
	shufps	$63, %xmm15, %xmm15
	mulps	%xmm0, %xmm15
	pmovzxbd	(%rdx,%r14,4), %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm2, %xmm1
	shufps	$224, %xmm1, %xmm8
	shufps	$63, %xmm8, %xmm8
	mulps	%xmm0, %xmm8
	movups	(%rax), %xmm5
	movups	16(%rax), %xmm4
	movups	32(%rax), %xmm2
	movups	48(%rax), %xmm1
	addps	%xmm8, %xmm5
	movaps	-224(%rbp), %xmm0
	mulps	%xmm0, %xmm5
	addps	%xmm9, %xmm5
	movups	%xmm8, (%rax)
	movups	(%r15), %xmm6
	addps	%xmm15, %xmm4
	mulps	%xmm0, %xmm4
	addps	%xmm10, %xmm4
	movups	%xmm15, 16(%rax)
	movups	16(%r15), %xmm3
	movaps	%xmm3, -64(%rbp)
	addps	%xmm5, %xmm2
	mulps	%xmm0, %xmm2
	addps	%xmm11, %xmm2
	movups	%xmm5, 32(%rax)
	movups	32(%r15), %xmm3
	movaps	%xmm3, -80(%rbp)
	addps	%xmm4, %xmm1
	mulps	%xmm0, %xmm1
	addps	%xmm12, %xmm1
	movups	%xmm4, 48(%rax)
	movups	48(%r15), %xmm0
	movaps	%xmm0, -256(%rbp)
	movups	64(%rax), %xmm3
	movups	%xmm2, 64(%rax)
	movups	64(%r15), %xmm0
	movaps	%xmm0, -272(%rbp)
	movups	80(%rax), %xmm7
	movups	%xmm1, 80(%rax)
	movups	80(%r15), %xmm0
	cmpq	%r12, %rbx
	jb	LBB2_30
	addps	%xmm1, %xmm7
	movaps	%xmm0, -240(%rbp)
	movaps	-224(%rbp), %xmm0
	mulps	%xmm0, %xmm7
	addps	%xmm14, %xmm7
	addps	%xmm2, %xmm3
	mulps	%xmm0, %xmm3
	addps	%xmm13, %xmm3
	movq	-192(%rbp), %rax
	addq	%rbx, %rax
	movaps	-352(%rbp), %xmm0
	mulps	%xmm0, %xmm3
	mulps	%xmm0, %xmm7
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm3
	maxps	%xmm0, %xmm7
	shrq	$5, %rax
	imulq	32(%rbp), %rax
	movq	-200(%rbp), %r14
	leaq	(%r14,%rax,2), %rax
	movl	%edi, %r14d
	andl	$124, %r14d
	movaps	LCPI2_3(%rip), %xmm0
	addps	%xmm0, %xmm3
	movaps	%xmm10, %xmm0
	movaps	%xmm9, %xmm10
	movaps	%xmm6, %xmm9
	movdqa	LCPI2_4(%rip), %xmm6
	pshufb	%xmm6, %xmm3
	addps	LCPI2_3(%rip), %xmm7
	pshufb	%xmm6, %xmm7
	movaps	%xmm9, %xmm6
	movaps	%xmm10, %xmm9
	movaps	%xmm0, %xmm10
	movaps	-240(%rbp), %xmm0
	movq	%xmm3, (%rax,%r14,2)
	movq	%xmm7, 256(%rax,%r14,2)
	jmp	LBB2_30
LBB2_63:
	movaps	-112(%rbp), %xmm14
	movaps	%xmm14, %xmm11
	mulps	-64(%rbp), %xmm11
	movaps	%xmm14, %xmm12
	mulps	-80(%rbp), %xmm12
	movaps	%xmm14, %xmm13
	mulps	%xmm11, %xmm13
	mulps	%xmm12, %xmm14
	jmp	LBB2_55
LBB2_60:
	movq	-160(%rbp), %rdi
	xorl	%eax, %eax
	.p2align	4
LBB2_61:
	movaps	-64(%rbp), %xmm0
	movups	%xmm0, -304(%rdi)
	movaps	-80(%rbp), %xmm1
	movups	%xmm1, -288(%rdi)
	movups	%xmm0, -208(%rdi)
	movups	%xmm1, -192(%rdi)
	movups	%xmm0, -112(%rdi)
	movups	%xmm1, -96(%rdi)
	movups	%xmm0, -16(%rdi)
	movups	%xmm1, (%rdi)
	addq	$4, %rax
	addq	$384, %rdi
	cmpq	%rax, %r10
	jne	LBB2_61
LBB2_38:
	testb	$2, %r14b
	je	LBB2_41
	leaq	(%rax,%rax,2), %rax
	shlq	$5, %rax
	addq	-152(%rbp), %rax
	xorl	%edi, %edi
	.p2align	4
LBB2_40:
	movaps	-64(%rbp), %xmm0
	movups	%xmm0, -16(%rax,%rdi)
	movaps	-80(%rbp), %xmm0
	movups	%xmm0, (%rax,%rdi)
	addq	$96, %rdi
	cmpq	%rdi, %r11
	jne	LBB2_40
LBB2_41:
	movaps	-112(%rbp), %xmm12
	movaps	%xmm12, %xmm11
	mulps	-64(%rbp), %xmm11
	mulps	-80(%rbp), %xmm12
	cmpq	$3, %r15
	jae	LBB2_43
	xorl	%eax, %eax
	jmp	LBB2_45
LBB2_43:
	movq	-144(%rbp), %rdi
	xorl	%eax, %eax
	.p2align	4
LBB2_44:
	movups	%xmm11, -304(%rdi)
	movups	%xmm12, -288(%rdi)
	movups	%xmm11, -208(%rdi)
	movups	%xmm12, -192(%rdi)
	movups	%xmm11, -112(%rdi)
	movups	%xmm12, -96(%rdi)
	movups	%xmm11, -16(%rdi)
	movups	%xmm12, (%rdi)
	addq	$4, %rax
	addq	$384, %rdi
	cmpq	%rax, %r10
	jne	LBB2_44
LBB2_45:
	testb	$2, %r14b
	je	LBB2_48
	leaq	(%rax,%rax,2), %rax
	shlq	$5, %rax
	addq	-136(%rbp), %rax
	xorl	%edi, %edi
	.p2align	4
LBB2_47:
	movups	%xmm11, -16(%rax,%rdi)
	movups	%xmm12, (%rax,%rdi)
	addq	$96, %rdi
	cmpq	%rdi, %r11
	jne	LBB2_47
LBB2_48:
	movaps	-112(%rbp), %xmm14
	movaps	%xmm14, %xmm13
	mulps	%xmm11, %xmm13
	mulps	%xmm12, %xmm14
	cmpq	$3, %r15
	jae	LBB2_50
	xorl	%eax, %eax
	jmp	LBB2_52
LBB2_50:
	movq	-128(%rbp), %rdi
	xorl	%eax, %eax
	.p2align	4
LBB2_51:
	movups	%xmm13, -304(%rdi)
	movups	%xmm14, -288(%rdi)
	movups	%xmm13, -208(%rdi)
	movups	%xmm14, -192(%rdi)
	movups	%xmm13, -112(%rdi)
	movups	%xmm14, -96(%rdi)
	movups	%xmm13, -16(%rdi)
	movups	%xmm14, (%rdi)
	addq	$4, %rax
	addq	$384, %rdi
	cmpq	%rax, %r10
	jne	LBB2_51
LBB2_52:
	testb	$2, %r14b
	je	LBB2_55
	leaq	(%rax,%rax,2), %rax
	shlq	$5, %rax
	addq	-120(%rbp), %rax
	xorl	%edi, %edi
	.p2align	4
LBB2_54:
	movups	%xmm13, -16(%rax,%rdi)
	movups	%xmm14, (%rax,%rdi)
	addq	$96, %rdi
	cmpq	%rdi, %r11
	jne	LBB2_54
LBB2_55:
	cmpq	$0, -176(%rbp)
	je	LBB2_31
	movaps	-336(%rbp), %xmm0
	movaps	-64(%rbp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, -64(%rbp)
	movaps	-80(%rbp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, -80(%rbp)
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm13
	mulps	%xmm0, %xmm11
	mulps	%xmm0, %xmm12
	movq	-168(%rbp), %rax
	movq	16(%rbp), %rbx
	xorl	%edi, %edi
	jmp	LBB2_57
	.p2align	4
LBB2_59:
	subps	%xmm6, %xmm15
	movaps	-64(%rbp), %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm0, -64(%rbp)
	subps	%xmm10, %xmm8
	movaps	-80(%rbp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, -80(%rbp)
	subps	%xmm7, %xmm5
	addps	%xmm5, %xmm11
	subps	-240(%rbp), %xmm4
	addps	%xmm4, %xmm12
	subps	-256(%rbp), %xmm2
	addps	%xmm2, %xmm13
	subps	-272(%rbp), %xmm1
	addps	%xmm1, %xmm14
	incq	%rdi
	addq	$4, %rax
	movq	%r9, %r14
	addq	%rdi, %r14
	je	LBB2_31
LBB2_57:
	movq	%rbx, %r15
	addq	$96, %rbx
	cmpq	%r13, %rbx
	cmoveq	16(%rbp), %rbx
	cmpq	%rcx, %rdi
	movq	%r8, %r14
	cmovbq	%rdi, %r14
	pmovzxbd	(%rdx,%r14,4), %xmm0
	cvtdq2ps	%xmm0, %xmm15
	pmovzxbd	(%rsi,%r14,4), %xmm0
	cvtdq2ps	%xmm0, %xmm8
	movups	(%r15), %xmm5
	movups	16(%r15), %xmm4
	movups	32(%r15), %xmm2
	movups	48(%r15), %xmm1
	addps	%xmm15, %xmm5
	movaps	-224(%rbp), %xmm0
	mulps	%xmm0, %xmm5
	addps	-64(%rbp), %xmm5
	movups	%xmm15, (%r15)
	movups	(%rbx), %xmm6
	addps	%xmm8, %xmm4
	mulps	%xmm0, %xmm4
	addps	-80(%rbp), %xmm4
	movups	%xmm8, 16(%r15)
	movups	16(%rbx), %xmm10
	addps	%xmm5, %xmm2
	mulps	%xmm0, %xmm2
	addps	%xmm11, %xmm2
	movups	%xmm5, 32(%r15)
	movups	32(%rbx), %xmm7
	addps	%xmm4, %xmm1
	mulps	%xmm0, %xmm1
	addps	%xmm12, %xmm1
	movups	%xmm4, 48(%r15)
	movups	48(%rbx), %xmm0
	movaps	%xmm0, -240(%rbp)
	movups	64(%r15), %xmm3
	movups	%xmm2, 64(%r15)
	movups	64(%rbx), %xmm0
	movaps	%xmm0, -256(%rbp)
	movups	80(%r15), %xmm0
	movups	%xmm1, 80(%r15)
	movups	80(%rbx), %xmm9
	movaps	%xmm9, -272(%rbp)
	cmpq	%r12, %rdi
	jb	LBB2_59
	addps	%xmm1, %xmm0
	movaps	%xmm7, -368(%rbp)
	movaps	-224(%rbp), %xmm7
	mulps	%xmm7, %xmm0
	addps	%xmm14, %xmm0
	addps	%xmm2, %xmm3
	mulps	%xmm7, %xmm3
	addps	%xmm13, %xmm3
	movq	-192(%rbp), %r14
	addq	%rdi, %r14
	movaps	-352(%rbp), %xmm7
	mulps	%xmm7, %xmm3
	mulps	%xmm7, %xmm0
	xorps	%xmm7, %xmm7
	maxps	%xmm7, %xmm3
	maxps	%xmm7, %xmm0
	shrq	$5, %r14
	imulq	32(%rbp), %r14
	movq	-200(%rbp), %r15
	leaq	(%r15,%r14,2), %r14
	movl	%eax, %r15d
	andl	$124, %r15d
	movaps	LCPI2_3(%rip), %xmm7
	addps	%xmm7, %xmm3
	movaps	%xmm10, %xmm9
	movaps	%xmm6, %xmm10
	movdqa	LCPI2_4(%rip), %xmm6
	pshufb	%xmm6, %xmm3
	addps	%xmm7, %xmm0
	pshufb	%xmm6, %xmm0
	movaps	%xmm10, %xmm6
	movaps	%xmm9, %xmm10
	movaps	-368(%rbp), %xmm7
	movq	%xmm3, (%r14,%r15,2)
	movq	%xmm0, 256(%r14,%r15,2)
	jmp	LBB2_59
LBB2_32:
	addq	$200, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI3_0:
	.long	0x3f800000
LCPI3_2:
	.long	0x437f0000
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI3_1:
	.long	0x3b800000
	.long	0x3b800000
	.long	0x3b800000
	.long	0x3b800000
LCPI3_3:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
LCPI3_4:
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
LCPI3_5:
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
LCPI3_6:
	.long	0x4b0000ff
	.long	0x4b0000ff
	.long	0x4b0000ff
	.long	0x4b0000ff
LCPI3_7:
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
LCPI3_8:
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
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_blur_columns:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$216, %rsp
	movq	%r9, -48(%rbp)
	movl	%ecx, -52(%rbp)
	movq	%rdi, -296(%rbp)
	movq	16(%rbp), %rax
	testq	%rsi, %rsi
	sete	%cl
	movq	%rdx, -72(%rbp)
	testq	%rdx, %rdx
	sete	%dil
	orb	%cl, %dil
	jne	LBB3_14
	leaq	2(,%r8,2), %rbx
	leaq	(%r8,%r8,2), %rdi
	leaq	1(,%r8,2), %r12
	testq	%r12, %r12
	js	LBB3_2
	cvtsi2ss	%r12, %xmm2
	jmp	LBB3_4
LBB3_2:
	movq	%r8, %rcx
	orq	$1, %rcx
	movabsq	$9223372036854775807, %r9
	andq	%rcx, %r9
	cvtsi2ss	%r9, %xmm2
	addss	%xmm2, %xmm2
LBB3_4:
	leaq	(%r8,%r8,2), %rdx
	addq	$3, %rdx
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm3
	addss	%xmm0, %xmm3
	addss	%xmm2, %xmm3
	movaps	%xmm3, %xmm0
	mulss	%xmm3, %xmm0
	mulss	%xmm3, %xmm0
	movss	LCPI3_0(%rip), %xmm4
	divss	%xmm0, %xmm4
	leaq	(%rbx,%rbx,2), %r14
	shlq	$5, %r14
	movq	-48(%rbp), %r9
	addq	%r9, %r14
	shufps	$0, %xmm2, %xmm2
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, -96(%rbp)
	leaq	(%rsi,%rdi), %r15
	addq	$3, %r15
	movabsq	$72057594037927935, %rcx
	addq	%rsi, %rcx
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm1, -112(%rbp)
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm4, -320(%rbp)
	movq	%rbx, %r13
	andq	$-4, %r13
	leaq	304(%r9), %rdi
	movq	%rdi, -160(%rbp)
	leaq	16(%r9), %rdi
	movq	%rdi, -152(%rbp)
	movl	%ebx, %edi
	shll	$5, %edi
	andl	$64, %edi
	leaq	(%rdi,%rdi,2), %r11
	leaq	336(%r9), %rdi
	movq	%rdi, -144(%rbp)
	leaq	48(%r9), %rdi
	movq	%rdi, -136(%rbp)
	leaq	368(%r9), %rdi
	movq	%rdi, -128(%rbp)
	shlq	$7, %r8
	leaq	(%r8,%r8,2), %rdi
	movq	%rax, %r8
	subq	%rdi, %r8
	leaq	80(%r9), %rdi
	movq	%rdi, -120(%rbp)
	addq	$-380, %r8
	movq	%r8, -64(%rbp)
	xorl	%r9d, %r9d
	movq	%rbx, -288(%rbp)
	movq	%r12, -280(%rbp)
	movaps	%xmm2, -176(%rbp)
	jmp	LBB3_5
	.p2align	4
LBB3_39:
	movq	-304(%rbp), %r9
	addq	$2, %r9
	addq	$8, -64(%rbp)
	cmpq	-72(%rbp), %r9
	movq	-288(%rbp), %rbx
	movq	-280(%rbp), %r12
	movaps	-176(%rbp), %xmm2
	jae	LBB3_14
LBB3_5:
	movq	-296(%rbp), %rdi
	leaq	(%rdi,%r9,8), %r10
	pmovzxwd	(%rdi,%r9,8), %xmm0
	cvtdq2ps	%xmm0, %xmm14
	pmovzxwd	8(%rdi,%r9,8), %xmm0
	cvtdq2ps	%xmm0, %xmm15
	movaps	%xmm2, %xmm8
	mulps	%xmm14, %xmm8
	mulps	%xmm15, %xmm2
	cmpl	$0, -52(%rbp)
	movq	%r9, -304(%rbp)
	je	LBB3_42
	testq	%rbx, %rbx
	je	LBB3_21
	cmpq	$3, %r12
	jae	LBB3_40
	xorl	%edi, %edi
	jmp	LBB3_9
	.p2align	4
LBB3_42:
	testq	%rbx, %rbx
	je	LBB3_79
	cmpq	$3, %r12
	jae	LBB3_67
	xorl	%edi, %edi
	jmp	LBB3_45
	.p2align	4
LBB3_21:
	movaps	-96(%rbp), %xmm12
	mulps	%xmm12, %xmm14
	mulps	%xmm12, %xmm15
	movaps	%xmm12, %xmm11
	mulps	%xmm14, %xmm11
	mulps	%xmm15, %xmm12
	jmp	LBB3_34
LBB3_40:
	movq	-160(%rbp), %r8
	xorl	%edi, %edi
	.p2align	4
LBB3_41:
	movups	%xmm14, -304(%r8)
	movups	%xmm15, -288(%r8)
	movups	%xmm14, -208(%r8)
	movups	%xmm15, -192(%r8)
	movups	%xmm14, -112(%r8)
	movups	%xmm15, -96(%r8)
	movups	%xmm14, -16(%r8)
	movups	%xmm15, (%r8)
	addq	$4, %rdi
	addq	$384, %r8
	cmpq	%rdi, %r13
	jne	LBB3_41
LBB3_9:
	testb	$2, %bl
	je	LBB3_12
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$5, %rdi
	addq	-152(%rbp), %rdi
	xorl	%r8d, %r8d
	.p2align	4
LBB3_11:
	movups	%xmm14, -16(%rdi,%r8)
	movups	%xmm15, (%rdi,%r8)
	addq	$96, %r8
	cmpq	%r8, %r11
	jne	LBB3_11
LBB3_12:
	movaps	-96(%rbp), %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm15
	cmpq	$3, %r12
	jae	LBB3_22
	xorl	%edi, %edi
	jmp	LBB3_24
LBB3_22:
	movq	-144(%rbp), %r8
	xorl	%edi, %edi
	.p2align	4
LBB3_23:
	movups	%xmm14, -304(%r8)
	movups	%xmm15, -288(%r8)
	movups	%xmm14, -208(%r8)
	movups	%xmm15, -192(%r8)
	movups	%xmm14, -112(%r8)
	movups	%xmm15, -96(%r8)
	movups	%xmm14, -16(%r8)
	movups	%xmm15, (%r8)
	addq	$4, %rdi
	addq	$384, %r8
	cmpq	%rdi, %r13
	jne	LBB3_23
LBB3_24:
	testb	$2, %bl
	je	LBB3_27
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$5, %rdi
	addq	-136(%rbp), %rdi
	xorl	%r8d, %r8d
	.p2align	4
LBB3_26:
	movups	%xmm14, -16(%rdi,%r8)
	movups	%xmm15, (%rdi,%r8)
	addq	$96, %r8
	cmpq	%r8, %r11
	jne	LBB3_26
LBB3_27:
	movaps	-96(%rbp), %xmm12
	movaps	%xmm12, %xmm11
	mulps	%xmm14, %xmm11
	mulps	%xmm15, %xmm12
	cmpq	$3, %r12
	jae	LBB3_29
	xorl	%edi, %edi
	jmp	LBB3_31
LBB3_29:
	movq	-128(%rbp), %r8
	xorl	%edi, %edi
	.p2align	4
LBB3_30:
	movups	%xmm11, -304(%r8)
	movups	%xmm12, -288(%r8)
	movups	%xmm11, -208(%r8)
	movups	%xmm12, -192(%r8)
	movups	%xmm11, -112(%r8)
	movups	%xmm12, -96(%r8)
	movups	%xmm11, -16(%r8)
	movups	%xmm12, (%r8)
	addq	$4, %rdi
	addq	$384, %r8
	cmpq	%rdi, %r13
	jne	LBB3_30
LBB3_31:
	testb	$2, %bl
	je	LBB3_34
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$5, %rdi
	addq	-120(%rbp), %rdi
	xorl	%r8d, %r8d
	.p2align	4
LBB3_33:
	movups	%xmm11, -16(%rdi,%r8)
	movups	%xmm12, (%rdi,%r8)
	addq	$96, %r8
	cmpq	%r8, %r11
	jne	LBB3_33
LBB3_34:
	testq	%r15, %r15
	je	LBB3_39
	movaps	-176(%rbp), %xmm0
	mulps	%xmm0, %xmm12
	mulps	%xmm0, %xmm11
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm15
	movq	-64(%rbp), %r8
	movq	-48(%rbp), %rbx
	xorl	%edi, %edi
	jmp	LBB3_36
	.p2align	4
LBB3_38:
	subps	%xmm1, %xmm7
	addps	%xmm7, %xmm8
	subps	%xmm3, %xmm6
	addps	%xmm6, %xmm2
	subps	-240(%rbp), %xmm5
	addps	%xmm5, %xmm14
	subps	-384(%rbp), %xmm10
	movaps	-208(%rbp), %xmm15
	addps	%xmm10, %xmm15
	subps	-192(%rbp), %xmm9
	addps	%xmm9, %xmm11
	subps	-224(%rbp), %xmm13
	addps	%xmm13, %xmm12
	incq	%rdi
	subq	$-128, %r8
	cmpq	%rdi, %r15
	je	LBB3_39
LBB3_36:
	movq	%rbx, %r9
	addq	$96, %rbx
	cmpq	%r14, %rbx
	cmoveq	-48(%rbp), %rbx
	cmpq	%rsi, %rdi
	movq	%rcx, %r12
	cmovbq	%rdi, %r12
	shlq	$8, %r12
	pmovzxwd	(%r10,%r12), %xmm0
	cvtdq2ps	%xmm0, %xmm7
	pmovzxwd	8(%r10,%r12), %xmm0
	cvtdq2ps	%xmm0, %xmm6
	movups	(%r9), %xmm5
	movups	16(%r9), %xmm10
	movups	32(%r9), %xmm9
	movups	48(%r9), %xmm13
	addps	%xmm7, %xmm5
	movaps	-112(%rbp), %xmm0
	mulps	%xmm0, %xmm5
	addps	%xmm8, %xmm5
	movups	%xmm7, (%r9)
	movups	(%rbx), %xmm1
	addps	%xmm6, %xmm10
	mulps	%xmm0, %xmm10
	addps	%xmm2, %xmm10
	movups	%xmm6, 16(%r9)
	movups	16(%rbx), %xmm3
	addps	%xmm5, %xmm9
	mulps	%xmm0, %xmm9
	addps	%xmm14, %xmm9
	movups	%xmm5, 32(%r9)
	movups	32(%rbx), %xmm4
	movaps	%xmm4, -240(%rbp)
	addps	%xmm10, %xmm13
	mulps	%xmm0, %xmm13
	movaps	%xmm15, -208(%rbp)
	addps	%xmm15, %xmm13
	movups	%xmm10, 48(%r9)
	movups	48(%rbx), %xmm0
	movaps	%xmm0, -384(%rbp)
	movups	64(%r9), %xmm0
	movups	%xmm9, 64(%r9)
	movups	64(%rbx), %xmm4
	movaps	%xmm4, -192(%rbp)
	movups	80(%r9), %xmm4
	movups	%xmm13, 80(%r9)
	movaps	%xmm8, %xmm15
	movaps	%xmm2, %xmm8
	movups	80(%rbx), %xmm2
	movaps	%xmm2, -224(%rbp)
	movaps	%xmm8, %xmm2
	movaps	%xmm15, %xmm8
	cmpq	%rdx, %rdi
	jb	LBB3_38
	addps	%xmm9, %xmm0
	movaps	%xmm8, -272(%rbp)
	movaps	-112(%rbp), %xmm8
	mulps	%xmm8, %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm14, -368(%rbp)
	movaps	-320(%rbp), %xmm14
	mulps	%xmm14, %xmm0
	xorps	%xmm15, %xmm15
	maxps	%xmm15, %xmm0
	movaps	%xmm1, -352(%rbp)
	movaps	LCPI3_1(%rip), %xmm1
	mulps	%xmm1, %xmm0
	movaps	%xmm0, %xmm1
	shufps	$255, %xmm0, %xmm1
	movaps	%xmm2, -256(%rbp)
	movss	LCPI3_2(%rip), %xmm2
	divps	%xmm1, %xmm2
	movaps	%xmm3, -336(%rbp)
	movss	LCPI3_0(%rip), %xmm3
	movlhps	%xmm2, %xmm3
	shufps	$32, %xmm3, %xmm2
	addps	%xmm13, %xmm4
	mulps	%xmm8, %xmm4
	addps	%xmm12, %xmm4
	mulps	%xmm14, %xmm4
	xorps	%xmm3, %xmm3
	maxps	%xmm3, %xmm4
	mulps	%xmm0, %xmm2
	movaps	LCPI3_3(%rip), %xmm14
	cmpnltps	%xmm14, %xmm1
	andps	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	movaps	LCPI3_4(%rip), %xmm2
	cmpnltps	%xmm2, %xmm0
	movaps	LCPI3_5(%rip), %xmm3
	addps	%xmm3, %xmm1
	movaps	LCPI3_6(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm1
	movd	LCPI3_8(%rip), %xmm8
	pshufb	%xmm8, %xmm1
	movd	%xmm1, -4(%r8)
	mulps	LCPI3_1(%rip), %xmm4
	movaps	%xmm4, %xmm1
	shufps	$255, %xmm4, %xmm1
	movss	LCPI3_2(%rip), %xmm0
	divps	%xmm1, %xmm0
	movss	LCPI3_0(%rip), %xmm2
	movlhps	%xmm0, %xmm2
	shufps	$32, %xmm2, %xmm0
	movaps	-256(%rbp), %xmm2
	mulps	%xmm4, %xmm0
	cmpnltps	%xmm14, %xmm1
	movaps	-368(%rbp), %xmm14
	andps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	cmpnltps	LCPI3_4(%rip), %xmm0
	addps	%xmm3, %xmm1
	movaps	-336(%rbp), %xmm3
	blendvps	%xmm0, LCPI3_6(%rip), %xmm1
	pshufb	%xmm8, %xmm1
	movaps	-272(%rbp), %xmm8
	movd	%xmm1, (%r8)
	movaps	-352(%rbp), %xmm1
	jmp	LBB3_38
LBB3_79:
	movaps	-96(%rbp), %xmm11
	mulps	%xmm11, %xmm14
	mulps	%xmm11, %xmm15
	movaps	%xmm11, %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm15, %xmm11
	jmp	LBB3_62
LBB3_67:
	movq	-160(%rbp), %r8
	xorl	%edi, %edi
	.p2align	4
LBB3_68:
	movups	%xmm14, -304(%r8)
	movups	%xmm15, -288(%r8)
	movups	%xmm14, -208(%r8)
	movups	%xmm15, -192(%r8)
	movups	%xmm14, -112(%r8)
	movups	%xmm15, -96(%r8)
	movups	%xmm14, -16(%r8)
	movups	%xmm15, (%r8)
	addq	$4, %rdi
	addq	$384, %r8
	cmpq	%rdi, %r13
	jne	LBB3_68
LBB3_45:
	testb	$2, %bl
	je	LBB3_48
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$5, %rdi
	addq	-152(%rbp), %rdi
	xorl	%r8d, %r8d
	.p2align	4
LBB3_47:
	movups	%xmm14, -16(%rdi,%r8)
	movups	%xmm15, (%rdi,%r8)
	addq	$96, %r8
	cmpq	%r8, %r11
	jne	LBB3_47
LBB3_48:
	movaps	-96(%rbp), %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm15
	cmpq	$3, %r12
	jae	LBB3_50
	xorl	%edi, %edi
	jmp	LBB3_52
LBB3_50:
	movq	-144(%rbp), %r8
	xorl	%edi, %edi
	.p2align	4
LBB3_51:
	movups	%xmm14, -304(%r8)
	movups	%xmm15, -288(%r8)
	movups	%xmm14, -208(%r8)
	movups	%xmm15, -192(%r8)
	movups	%xmm14, -112(%r8)
	movups	%xmm15, -96(%r8)
	movups	%xmm14, -16(%r8)
	movups	%xmm15, (%r8)
	addq	$4, %rdi
	addq	$384, %r8
	cmpq	%rdi, %r13
	jne	LBB3_51
LBB3_52:
	testb	$2, %bl
	je	LBB3_55
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$5, %rdi
	addq	-136(%rbp), %rdi
	xorl	%r8d, %r8d
	.p2align	4
LBB3_54:
	movups	%xmm14, -16(%rdi,%r8)
	movups	%xmm15, (%rdi,%r8)
	addq	$96, %r8
	cmpq	%r8, %r11
	jne	LBB3_54
LBB3_55:
	movaps	-96(%rbp), %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm15, %xmm11
	cmpq	$3, %r12
	jae	LBB3_57
	xorl	%edi, %edi
	jmp	LBB3_59
LBB3_57:
	movq	-128(%rbp), %r8
	xorl	%edi, %edi
	.p2align	4
LBB3_58:
	movups	%xmm0, -304(%r8)
	movups	%xmm11, -288(%r8)
	movups	%xmm0, -208(%r8)
	movups	%xmm11, -192(%r8)
	movups	%xmm0, -112(%r8)
	movups	%xmm11, -96(%r8)
	movups	%xmm0, -16(%r8)
	movups	%xmm11, (%r8)
	addq	$4, %rdi
	addq	$384, %r8
	cmpq	%rdi, %r13
	jne	LBB3_58
LBB3_59:
	testb	$2, %bl
	je	LBB3_62
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$5, %rdi
	addq	-120(%rbp), %rdi
	xorl	%r8d, %r8d
	.p2align	4
LBB3_61:
	movups	%xmm0, -16(%rdi,%r8)
	movups	%xmm11, (%rdi,%r8)
	addq	$96, %r8
	cmpq	%r8, %r11
	jne	LBB3_61
LBB3_62:
	testq	%r15, %r15
	je	LBB3_39
	movaps	-176(%rbp), %xmm1
	mulps	%xmm1, %xmm11
	mulps	%xmm1, %xmm0
	mulps	%xmm1, %xmm14
	mulps	%xmm1, %xmm15
	movq	-64(%rbp), %rdi
	movq	-48(%rbp), %r9
	xorl	%r8d, %r8d
	jmp	LBB3_64
	.p2align	4
LBB3_66:
	subps	%xmm10, %xmm6
	movaps	-272(%rbp), %xmm8
	addps	%xmm6, %xmm8
	subps	%xmm9, %xmm5
	movaps	-256(%rbp), %xmm6
	addps	%xmm5, %xmm6
	subps	%xmm12, %xmm4
	addps	%xmm4, %xmm14
	subps	-224(%rbp), %xmm3
	addps	%xmm3, %xmm15
	subps	-240(%rbp), %xmm2
	addps	%xmm2, %xmm0
	movaps	%xmm6, %xmm2
	subps	%xmm13, %xmm1
	addps	%xmm1, %xmm11
	incq	%r8
	subq	$-128, %rdi
	cmpq	%r8, %r15
	je	LBB3_39
LBB3_64:
	movq	%r9, %rbx
	addq	$96, %r9
	cmpq	%r14, %r9
	cmoveq	-48(%rbp), %r9
	cmpq	%rsi, %r8
	movq	%rcx, %r12
	cmovbq	%r8, %r12
	shlq	$8, %r12
	pmovzxwd	(%r10,%r12), %xmm1
	cvtdq2ps	%xmm1, %xmm6
	pmovzxwd	8(%r10,%r12), %xmm1
	cvtdq2ps	%xmm1, %xmm5
	movups	(%rbx), %xmm4
	movups	16(%rbx), %xmm3
	movaps	%xmm2, %xmm9
	movups	32(%rbx), %xmm2
	movups	48(%rbx), %xmm1
	addps	%xmm6, %xmm4
	movaps	-112(%rbp), %xmm7
	mulps	%xmm7, %xmm4
	movaps	%xmm8, -272(%rbp)
	addps	%xmm8, %xmm4
	movups	%xmm6, (%rbx)
	movups	(%r9), %xmm10
	addps	%xmm5, %xmm3
	mulps	%xmm7, %xmm3
	movaps	%xmm9, -256(%rbp)
	addps	%xmm9, %xmm3
	movups	%xmm5, 16(%rbx)
	movups	16(%r9), %xmm9
	addps	%xmm4, %xmm2
	mulps	%xmm7, %xmm2
	addps	%xmm14, %xmm2
	movups	%xmm4, 32(%rbx)
	movups	32(%r9), %xmm12
	addps	%xmm3, %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm15, %xmm1
	movups	%xmm3, 48(%rbx)
	movups	48(%r9), %xmm7
	movaps	%xmm7, -224(%rbp)
	movups	64(%rbx), %xmm8
	movups	%xmm2, 64(%rbx)
	movups	64(%r9), %xmm7
	movaps	%xmm7, -240(%rbp)
	movups	80(%rbx), %xmm7
	movups	%xmm1, 80(%rbx)
	movups	80(%r9), %xmm13
	cmpq	%rdx, %r8
	jb	LBB3_66
	addps	%xmm1, %xmm7
	movaps	%xmm9, -208(%rbp)
	movaps	-112(%rbp), %xmm9
	mulps	%xmm9, %xmm7
	addps	%xmm11, %xmm7
	addps	%xmm2, %xmm8
	mulps	%xmm9, %xmm8
	addps	%xmm0, %xmm8
	movaps	-320(%rbp), %xmm9
	mulps	%xmm9, %xmm8
	mulps	%xmm9, %xmm7
	xorps	%xmm9, %xmm9
	maxps	%xmm9, %xmm8
	maxps	%xmm9, %xmm7
	movaps	LCPI3_1(%rip), %xmm9
	mulps	%xmm9, %xmm8
	movaps	%xmm14, %xmm9
	movaps	LCPI3_5(%rip), %xmm14
	addps	%xmm14, %xmm8
	movaps	%xmm13, -192(%rbp)
	movaps	%xmm12, %xmm13
	movaps	%xmm10, %xmm12
	movd	LCPI3_8(%rip), %xmm10
	pshufb	%xmm10, %xmm8
	movd	%xmm8, -4(%rdi)
	mulps	LCPI3_1(%rip), %xmm7
	addps	%xmm14, %xmm7
	movaps	%xmm9, %xmm14
	movaps	-208(%rbp), %xmm9
	pshufb	%xmm10, %xmm7
	movaps	%xmm12, %xmm10
	movaps	%xmm13, %xmm12
	movaps	-192(%rbp), %xmm13
	movd	%xmm7, (%rdi)
	jmp	LBB3_66
LBB3_14:
	xorl	%ecx, %ecx
	cmpl	$0, -52(%rbp)
	setne	%dil
	testq	%rsi, %rsi
	movq	-72(%rbp), %r11
	je	LBB3_77
	movq	32(%rbp), %rdx
	movq	24(%rbp), %r13
	movb	%dil, %cl
	shll	$24, %ecx
	addl	$-16777216, %ecx
	leaq	-1(%rsi), %rdi
	imulq	%rdx, %rdi
	addq	%r11, %rdi
	leaq	(,%rdi,4), %rdi
	addq	%r13, %rdi
	movq	%rsi, %r8
	shlq	$7, %r8
	addq	%rax, %r8
	leaq	(%r8,%r11,4), %r8
	addq	$-128, %r8
	cmpq	%r8, %r13
	setb	%r8b
	cmpq	%rdi, %rax
	setb	%dil
	andb	%r8b, %dil
	movq	%rdx, %r8
	shrq	$61, %r8
	andl	$1, %r8d
	orb	%dil, %r8b
	movq	%r8, -112(%rbp)
	movq	%r11, %r10
	andq	$-8, %r10
	movd	%ecx, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movl	%r11d, %r9d
	andl	$3, %r9d
	leaq	16(%r13), %rbx
	leaq	(,%rdx,4), %r14
	leaq	16(%rax), %r15
	xorl	%r12d, %r12d
	jmp	LBB3_16
	.p2align	4
LBB3_76:
	incq	%r12
	addq	%r14, %rbx
	subq	$-128, %r15
	addq	%r14, %r13
	subq	$-128, %rax
	cmpq	%rsi, %r12
	je	LBB3_77
LBB3_16:
	leaq	8(%r12), %rdi
	cmpq	%rsi, %rdi
	jae	LBB3_18
	imulq	32(%rbp), %rdi
	movq	24(%rbp), %r8
	leaq	(%r8,%rdi,4), %rdx
	prefetcht0	(%r8,%rdi,4)
	prefetcht0	-4(%rdx,%r11,4)
LBB3_18:
	testq	%r11, %r11
	je	LBB3_76
	cmpq	$8, %r11
	setb	%dl
	orb	-112(%rbp), %dl
	testb	$1, %dl
	je	LBB3_69
	xorl	%r8d, %r8d
	jmp	LBB3_72
	.p2align	4
LBB3_69:
	xorl	%edi, %edi
	.p2align	4
LBB3_70:
	movdqu	-16(%r15,%rdi,4), %xmm1
	movdqu	(%r15,%rdi,4), %xmm2
	por	%xmm0, %xmm1
	por	%xmm0, %xmm2
	movdqu	%xmm1, -16(%rbx,%rdi,4)
	movdqu	%xmm2, (%rbx,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %r10
	jne	LBB3_70
	movq	%r10, %r8
	cmpq	%r10, %r11
	je	LBB3_76
LBB3_72:
	movq	%r8, %rdi
	testq	%r9, %r9
	je	LBB3_75
	movq	%r9, %r11
	movq	%r8, %rdi
	.p2align	4
LBB3_74:
	movl	(%rax,%rdi,4), %edx
	orl	%ecx, %edx
	movl	%edx, (%r13,%rdi,4)
	incq	%rdi
	decq	%r11
	jne	LBB3_74
LBB3_75:
	movq	-72(%rbp), %r11
	subq	%r11, %r8
	cmpq	$-4, %r8
	ja	LBB3_76
	.p2align	4
LBB3_78:
	movl	(%rax,%rdi,4), %edx
	orl	%ecx, %edx
	movl	%edx, (%r13,%rdi,4)
	movl	4(%rax,%rdi,4), %edx
	orl	%ecx, %edx
	movl	%edx, 4(%r13,%rdi,4)
	movl	8(%rax,%rdi,4), %edx
	orl	%ecx, %edx
	movl	%edx, 8(%r13,%rdi,4)
	movl	12(%rax,%rdi,4), %edx
	orl	%ecx, %edx
	movl	%edx, 12(%r13,%rdi,4)
	addq	$4, %rdi
	cmpq	%rdi, %r11
	jne	LBB3_78
	jmp	LBB3_76
LBB3_77:
	addq	$216, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.section	__TEXT,__cstring,cstring_literals
L_.str:
	.asciz	"sse2"
	.section	__DATA,__const
	.globl	_cpixels_effects_sse2
	.p2align	3, 0x0
_cpixels_effects_sse2:
	.quad	L_.str
	.quad	_adjust
	.quad	_blend
	.quad	_blur_rows
	.quad	_blur_columns
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
