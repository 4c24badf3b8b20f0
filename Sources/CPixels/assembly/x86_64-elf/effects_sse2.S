// Made by scripts/make-kernels.sh from effects_sse2.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__ELF__)
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI0_0:
	.long	0x3e59b3d0
	.long	0x3e59b3d0
	.long	0x3e59b3d0
	.long	0x3e59b3d0
.LCPI0_1:
	.long	0x3f371759
	.long	0x3f371759
	.long	0x3f371759
	.long	0x3f371759
.LCPI0_2:
	.long	0x3d93dd98
	.long	0x3d93dd98
	.long	0x3d93dd98
	.long	0x3d93dd98
.LCPI0_3:
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
.LCPI0_4:
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
.LCPI0_5:
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
.LCPI0_6:
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
	.byte	255
	.byte	0
	.byte	0
.LCPI0_7:
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
	.byte	255
	.byte	0
.LCPI0_8:
	.long	8388608
	.long	8388608
	.long	8388608
	.long	8388608
	.text
	.p2align	4
	.type	adjust,@function
adjust:
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
	je	.LBB0_11
	testq	%rcx, %rcx
	je	.LBB0_22
	movups	(%rax), %xmm0
	movups	4(%rax), %xmm1
	movups	8(%rax), %xmm2
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm0, %xmm3
	shufps	$0, %xmm0, %xmm3
	shufps	$0, %xmm2, %xmm2
	shufps	$255, %xmm0, %xmm0
	movss	16(%rax), %xmm4
	shufps	$0, %xmm4, %xmm4
	movd	20(%rax), %xmm5
	pshufd	$0, %xmm5, %xmm5
	xorl	%edi, %edi
	xorps	%xmm6, %xmm6
	leaq	-80(%rbp), %rdx
	movaps	.LCPI0_3(%rip), %xmm10
	movaps	.LCPI0_4(%rip), %xmm11
	movdqa	.LCPI0_8(%rip), %xmm15
	movq	-56(%rbp), %r9
	movq	-48(%rbp), %r10
	movq	%rcx, %rbx
	movq	%rcx, -104(%rbp)
	jmp	.LBB0_3
	.p2align	4
.LBB0_10:
	addq	$4, %rdi
	movq	-96(%rbp), %rbx
	addq	$-4, %rbx
	addq	$16, %r10
	addq	$16, %r9
	movq	-104(%rbp), %rcx
	cmpq	%rcx, %rdi
	jae	.LBB0_22
.LBB0_3:
	cmpq	$1, %rbx
	movq	%rbx, -96(%rbp)
	adcq	$0, %rbx
	movaps	%xmm6, -80(%rbp)
	subq	%rdi, %rcx
	movq	%rcx, -144(%rbp)
	cmpq	$3, %rcx
	movq	%rdi, -112(%rbp)
	ja	.LBB0_4
	xorl	%eax, %eax
	.p2align	4
.LBB0_6:
	movl	(%r10,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %rbx
	jne	.LBB0_6
	jmp	.LBB0_7
	.p2align	4
.LBB0_4:
	movq	-48(%rbp), %rax
	leaq	(%rax,%rdi,4), %rdx
.LBB0_7:
	movl	(%rdx), %ecx
	movzbl	%cl, %eax
	movq	%rax, -120(%rbp)
	movzbl	%ch, %eax
	movq	%rax, -128(%rbp)
	movl	%ecx, %r12d
	movl	4(%rdx), %eax
	movq	%rdx, %rcx
	movq	%rdx, -136(%rbp)
	movzbl	%al, %edx
	movzbl	%ah, %edi
	movq	%rdi, %r11
	movl	%eax, %r13d
	movl	8(%rcx), %eax
	movzbl	%al, %r15d
	movzbl	%ah, %edi
	movl	%eax, %r8d
	movl	12(%rcx), %eax
	movzbl	%al, %r14d
	movss	(%rsi,%r14,4), %xmm7
	movzbl	%ah, %ecx
	movss	(%rsi,%r15,4), %xmm9
	movss	(%rsi,%rdx,4), %xmm12
	movq	-120(%rbp), %rdx
	movss	(%rsi,%rdx,4), %xmm8
	movss	(%rsi,%rcx,4), %xmm13
	unpcklps	%xmm7, %xmm9
	movss	(%rsi,%rdi,4), %xmm7
	unpcklps	%xmm12, %xmm8
	movss	(%rsi,%r11,4), %xmm12
	movlhps	%xmm9, %xmm8
	movq	-128(%rbp), %rcx
	movss	(%rsi,%rcx,4), %xmm9
	shrl	$14, %eax
	andl	$1020, %eax
	unpcklps	%xmm13, %xmm7
	movss	(%rsi,%rax), %xmm13
	shrl	$14, %r8d
	andl	$1020, %r8d
	unpcklps	%xmm12, %xmm9
	movss	(%rsi,%r8), %xmm12
	shrl	$14, %r13d
	andl	$1020, %r13d
	movlhps	%xmm7, %xmm9
	movss	(%rsi,%r13), %xmm14
	shrl	$14, %r12d
	andl	$1020, %r12d
	unpcklps	%xmm13, %xmm12
	movss	(%rsi,%r12), %xmm7
	unpcklps	%xmm14, %xmm7
	movlhps	%xmm12, %xmm7
	movaps	%xmm3, %xmm12
	mulps	%xmm8, %xmm12
	mulps	.LCPI0_0(%rip), %xmm8
	movaps	%xmm3, %xmm13
	mulps	%xmm9, %xmm13
	mulps	.LCPI0_1(%rip), %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm3, %xmm8
	mulps	%xmm7, %xmm8
	mulps	.LCPI0_2(%rip), %xmm7
	addps	%xmm9, %xmm7
	mulps	%xmm1, %xmm7
	movaps	%xmm2, %xmm9
	addps	%xmm7, %xmm9
	addps	%xmm12, %xmm9
	maxps	%xmm6, %xmm9
	movaps	%xmm0, %xmm12
	addps	%xmm7, %xmm12
	addps	%xmm13, %xmm12
	movaps	%xmm9, %xmm13
	cmpnltps	%xmm10, %xmm13
	maxps	%xmm6, %xmm12
	addps	%xmm4, %xmm7
	addps	%xmm8, %xmm7
	addps	%xmm11, %xmm9
	movaps	%xmm13, %xmm8
	andnps	%xmm9, %xmm8
	movaps	%xmm12, %xmm14
	cmpnltps	%xmm10, %xmm14
	maxps	%xmm6, %xmm7
	orps	%xmm13, %xmm8
	addps	%xmm11, %xmm12
	movaps	%xmm14, %xmm9
	andnps	%xmm12, %xmm9
	movaps	%xmm7, %xmm12
	cmpnltps	%xmm10, %xmm12
	orps	%xmm14, %xmm9
	addps	%xmm11, %xmm7
	movaps	%xmm12, %xmm13
	andnps	%xmm7, %xmm13
	orps	%xmm12, %xmm13
	movq	-136(%rbp), %rax
	movdqu	(%rax), %xmm7
	psrld	$24, %xmm7
	por	%xmm15, %xmm7
	andps	.LCPI0_5(%rip), %xmm8
	cvtdq2ps	%xmm7, %xmm7
	pslld	$24, %xmm7
	por	%xmm8, %xmm7
	pslld	$8, %xmm9
	pand	.LCPI0_6(%rip), %xmm9
	por	%xmm9, %xmm7
	pslld	$16, %xmm13
	pand	.LCPI0_7(%rip), %xmm13
	por	%xmm5, %xmm13
	por	%xmm13, %xmm7
	cmpq	$4, -144(%rbp)
	movq	-56(%rbp), %rax
	movq	-112(%rbp), %rdi
	leaq	(%rax,%rdi,4), %rax
	leaq	-80(%rbp), %rdx
	cmovbq	%rdx, %rax
	movdqu	%xmm7, (%rax)
	jae	.LBB0_10
	xorl	%eax, %eax
	.p2align	4
.LBB0_9:
	movl	-80(%rbp,%rax,4), %ecx
	movl	%ecx, (%r9,%rax,4)
	incq	%rax
	cmpq	%rax, %rbx
	jne	.LBB0_9
	jmp	.LBB0_10
.LBB0_11:
	testq	%rcx, %rcx
	je	.LBB0_22
	movups	(%rax), %xmm15
	movups	4(%rax), %xmm0
	movups	8(%rax), %xmm2
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movaps	%xmm15, %xmm14
	shufps	$0, %xmm15, %xmm14
	shufps	$0, %xmm2, %xmm2
	shufps	$255, %xmm15, %xmm15
	movss	16(%rax), %xmm4
	shufps	$0, %xmm4, %xmm4
	movd	20(%rax), %xmm5
	pshufd	$0, %xmm5, %xmm5
	xorl	%eax, %eax
	xorps	%xmm6, %xmm6
	leaq	-80(%rbp), %rsi
	movaps	.LCPI0_5(%rip), %xmm7
	movaps	.LCPI0_3(%rip), %xmm11
	movaps	.LCPI0_4(%rip), %xmm12
	movq	-56(%rbp), %r8
	movq	-48(%rbp), %r9
	movq	%rcx, %r10
	jmp	.LBB0_13
	.p2align	4
.LBB0_21:
	addq	$4, %rax
	addq	$-4, %r10
	addq	$16, %r9
	addq	$16, %r8
	cmpq	%rcx, %rax
	jae	.LBB0_22
.LBB0_13:
	cmpq	$1, %r10
	movq	%r10, %r11
	adcq	$0, %r11
	movaps	%xmm6, -80(%rbp)
	movq	%rcx, %rbx
	subq	%rax, %rbx
	cmpq	$3, %rbx
	ja	.LBB0_14
	xorl	%edi, %edi
	.p2align	4
.LBB0_16:
	movl	(%r9,%rdi,4), %edx
	movl	%edx, -80(%rbp,%rdi,4)
	incq	%rdi
	cmpq	%rdi, %r11
	jne	.LBB0_16
	movq	%rsi, %rdx
	jmp	.LBB0_18
	.p2align	4
.LBB0_14:
	movq	-48(%rbp), %rdx
	leaq	(%rdx,%rax,4), %rdx
.LBB0_18:
	movups	(%rdx), %xmm8
	movaps	%xmm8, %xmm9
	andps	%xmm7, %xmm9
	cvtdq2ps	%xmm9, %xmm10
	movaps	%xmm8, %xmm9
	psrld	$8, %xmm9
	pand	%xmm7, %xmm9
	cvtdq2ps	%xmm9, %xmm13
	movaps	%xmm8, %xmm9
	psrld	$16, %xmm9
	pand	%xmm7, %xmm9
	cvtdq2ps	%xmm9, %xmm9
	movaps	%xmm14, %xmm3
	mulps	%xmm10, %xmm3
	mulps	.LCPI0_0(%rip), %xmm10
	movaps	%xmm14, %xmm0
	mulps	%xmm13, %xmm0
	mulps	.LCPI0_1(%rip), %xmm13
	addps	%xmm10, %xmm13
	movaps	%xmm14, %xmm10
	mulps	%xmm9, %xmm10
	mulps	.LCPI0_2(%rip), %xmm9
	addps	%xmm13, %xmm9
	mulps	-96(%rbp), %xmm9
	movaps	%xmm2, %xmm13
	addps	%xmm9, %xmm13
	addps	%xmm3, %xmm13
	maxps	%xmm6, %xmm13
	movaps	%xmm15, %xmm3
	addps	%xmm9, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm13, %xmm0
	cmpnltps	%xmm11, %xmm0
	maxps	%xmm6, %xmm3
	addps	%xmm4, %xmm9
	addps	%xmm10, %xmm9
	addps	%xmm12, %xmm13
	movaps	%xmm0, %xmm10
	andnps	%xmm13, %xmm10
	movaps	%xmm3, %xmm1
	cmpnltps	%xmm11, %xmm1
	maxps	%xmm6, %xmm9
	orps	%xmm0, %xmm10
	addps	%xmm12, %xmm3
	movaps	%xmm1, %xmm13
	andnps	%xmm3, %xmm13
	movaps	%xmm9, %xmm0
	cmpnltps	%xmm11, %xmm0
	orps	%xmm1, %xmm13
	addps	%xmm12, %xmm9
	movaps	%xmm0, %xmm1
	andnps	%xmm9, %xmm1
	orps	%xmm0, %xmm1
	psrld	$24, %xmm8
	por	.LCPI0_8(%rip), %xmm8
	andps	%xmm7, %xmm10
	cvtdq2ps	%xmm8, %xmm0
	pslld	$24, %xmm0
	por	%xmm10, %xmm0
	pslld	$8, %xmm13
	pand	.LCPI0_6(%rip), %xmm13
	por	%xmm13, %xmm0
	pslld	$16, %xmm1
	pand	.LCPI0_7(%rip), %xmm1
	por	%xmm5, %xmm1
	por	%xmm1, %xmm0
	cmpq	$4, %rbx
	movq	-56(%rbp), %rdx
	leaq	(%rdx,%rax,4), %rdx
	cmovbq	%rsi, %rdx
	movdqu	%xmm0, (%rdx)
	jae	.LBB0_21
	xorl	%edi, %edi
	.p2align	4
.LBB0_20:
	movl	-80(%rbp,%rdi,4), %edx
	movl	%edx, (%r8,%rdi,4)
	incq	%rdi
	cmpq	%rdi, %r11
	jne	.LBB0_20
	jmp	.LBB0_21
.LBB0_22:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end0:
	.size	adjust, .Lfunc_end0-adjust
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI1_0:
	.long	0x3b808081
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI1_1:
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
.LCPI1_2:
	.long	0x3b808081
	.long	0x3b808081
	.long	0x3b808081
	.long	0x3b808081
.LCPI1_3:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
.LCPI1_4:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
.LCPI1_5:
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
.LCPI1_6:
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
.LCPI1_7:
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
	.byte	255
	.byte	0
	.byte	0
.LCPI1_8:
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
	.byte	255
	.byte	0
.LCPI1_9:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
.LCPI1_10:
	.long	0x3f170a3d
	.long	0x3f170a3d
	.long	0x3f170a3d
	.long	0x3f170a3d
.LCPI1_11:
	.long	0x3de147ae
	.long	0x3de147ae
	.long	0x3de147ae
	.long	0x3de147ae
.LCPI1_12:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
.LCPI1_13:
	.long	0xc1400000
	.long	0xc1400000
	.long	0xc1400000
	.long	0xc1400000
.LCPI1_14:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
.LCPI1_15:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
.LCPI1_16:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.LCPI1_17:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.text
	.p2align	4
	.type	blend,@function
blend:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rcx, -48(%rbp)
	cmpl	$27, %edi
	ja	.LBB1_364
	movl	%edi, %eax
	leaq	.LJTI1_0(%rip), %rcx
	movslq	(%rcx,%rax,4), %rax
	addq	%rcx, %rax
	jmpq	*%rax
.LBB1_115:
	testq	%r8, %r8
	je	.LBB1_364
	movaps	%xmm0, %xmm10
	mulss	.LCPI1_0(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm1
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	leaq	-80(%rbp), %r9
	movdqa	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_5(%rip), %xmm7
	movaps	.LCPI1_6(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_117
	.p2align	4
.LBB1_127:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_117:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_118
	xorl	%eax, %eax
	.p2align	4
.LBB1_120:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_120
	xorl	%eax, %eax
	.p2align	4
.LBB1_122:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_122
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_124
	.p2align	4
.LBB1_118:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_124:
	movdqu	(%rcx), %xmm0
	movdqa	%xmm0, %xmm13
	movdqa	%xmm0, %xmm14
	movdqa	%xmm0, %xmm12
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm11
	mulps	%xmm10, %xmm11
	movdqu	(%rax), %xmm0
	movdqa	%xmm0, %xmm5
	movdqa	%xmm0, %xmm6
	movdqa	%xmm0, %xmm15
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm9
	mulps	%xmm4, %xmm9
	movaps	.LCPI1_3(%rip), %xmm0
	subps	%xmm11, %xmm0
	mulps	%xmm9, %xmm0
	pand	%xmm3, %xmm13
	cvtdq2ps	%xmm13, %xmm9
	mulps	%xmm4, %xmm9
	pand	%xmm3, %xmm5
	cvtdq2ps	%xmm5, %xmm13
	mulps	%xmm4, %xmm13
	mulps	%xmm11, %xmm9
	mulps	%xmm0, %xmm13
	addps	%xmm9, %xmm13
	psrld	$8, %xmm14
	pand	%xmm3, %xmm14
	cvtdq2ps	%xmm14, %xmm5
	mulps	%xmm4, %xmm5
	psrld	$8, %xmm6
	pand	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm14
	mulps	%xmm4, %xmm14
	mulps	%xmm11, %xmm5
	mulps	%xmm0, %xmm14
	addps	%xmm5, %xmm14
	psrld	$16, %xmm12
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm5
	mulps	%xmm4, %xmm5
	psrld	$16, %xmm15
	pand	%xmm3, %xmm15
	cvtdq2ps	%xmm15, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm11, %xmm5
	mulps	%xmm0, %xmm6
	addps	%xmm5, %xmm6
	addps	%xmm11, %xmm0
	movaps	%xmm0, %xmm5
	addps	.LCPI1_4(%rip), %xmm5
	movaps	%xmm7, %xmm11
	divps	%xmm5, %xmm11
	mulps	%xmm11, %xmm13
	mulps	%xmm11, %xmm14
	mulps	%xmm6, %xmm11
	mulps	%xmm7, %xmm0
	addps	%xmm8, %xmm13
	andps	%xmm3, %xmm13
	addps	%xmm8, %xmm0
	pslld	$24, %xmm0
	por	%xmm13, %xmm0
	addps	%xmm8, %xmm14
	pslld	$8, %xmm14
	pand	.LCPI1_7(%rip), %xmm14
	por	%xmm14, %xmm0
	addps	%xmm8, %xmm11
	pslld	$16, %xmm11
	pand	.LCPI1_8(%rip), %xmm11
	por	%xmm1, %xmm11
	por	%xmm11, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_127
	xorl	%eax, %eax
	.p2align	4
.LBB1_126:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_126
	jmp	.LBB1_127
.LBB1_2:
	testq	%r8, %r8
	je	.LBB1_364
	leaq	-64(%rbp), %rax
	movaps	%xmm0, %xmm10
	mulss	.LCPI1_0(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm1
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	movaps	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_3(%rip), %xmm5
	movaps	.LCPI1_5(%rip), %xmm7
	movaps	.LCPI1_6(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_4
	.p2align	4
.LBB1_363:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_4:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_5
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_356:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_356
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_358:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_358
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	.LBB1_360
	.p2align	4
.LBB1_5:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_360:
	movups	(%r9), %xmm0
	movaps	%xmm0, %xmm6
	andps	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm14
	movaps	%xmm0, %xmm13
	movaps	%xmm0, %xmm12
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm4, %xmm14
	movups	(%rcx), %xmm15
	movaps	%xmm15, %xmm6
	andps	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm11
	movaps	%xmm15, %xmm9
	movaps	%xmm15, %xmm6
	psrld	$24, %xmm15
	cvtdq2ps	%xmm15, %xmm15
	mulps	%xmm4, %xmm11
	mulps	%xmm4, %xmm15
	mulps	%xmm0, %xmm14
	mulps	%xmm15, %xmm11
	addps	%xmm14, %xmm11
	psrld	$8, %xmm13
	pand	%xmm3, %xmm13
	cvtdq2ps	%xmm13, %xmm14
	mulps	%xmm4, %xmm14
	psrld	$8, %xmm9
	pand	%xmm3, %xmm9
	cvtdq2ps	%xmm9, %xmm13
	mulps	%xmm4, %xmm13
	mulps	%xmm0, %xmm14
	mulps	%xmm15, %xmm13
	addps	%xmm14, %xmm13
	psrld	$16, %xmm12
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm9
	mulps	%xmm4, %xmm9
	psrld	$16, %xmm6
	pand	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm14
	mulps	%xmm4, %xmm14
	mulps	%xmm0, %xmm9
	mulps	%xmm15, %xmm14
	addps	%xmm9, %xmm14
	addps	%xmm0, %xmm15
	movaps	%xmm15, %xmm0
	cmpnltps	%xmm5, %xmm0
	movaps	%xmm0, %xmm6
	andnps	%xmm15, %xmm6
	andps	%xmm5, %xmm0
	orps	%xmm6, %xmm0
	xorps	%xmm6, %xmm6
	cmpltps	%xmm11, %xmm6
	andps	%xmm11, %xmm6
	movaps	%xmm6, %xmm11
	cmpnltps	%xmm0, %xmm11
	movaps	%xmm0, %xmm9
	andps	%xmm11, %xmm9
	andnps	%xmm6, %xmm11
	orps	%xmm9, %xmm11
	xorps	%xmm6, %xmm6
	cmpltps	%xmm13, %xmm6
	andps	%xmm13, %xmm6
	movaps	%xmm6, %xmm12
	cmpnltps	%xmm0, %xmm12
	movaps	%xmm0, %xmm9
	andps	%xmm12, %xmm9
	andnps	%xmm6, %xmm12
	orps	%xmm9, %xmm12
	xorps	%xmm6, %xmm6
	cmpltps	%xmm14, %xmm6
	andps	%xmm14, %xmm6
	movaps	%xmm6, %xmm9
	cmpnltps	%xmm0, %xmm9
	movaps	%xmm0, %xmm13
	andps	%xmm9, %xmm13
	andnps	%xmm6, %xmm9
	orps	%xmm13, %xmm9
	movaps	%xmm0, %xmm6
	addps	.LCPI1_4(%rip), %xmm6
	movaps	%xmm7, %xmm13
	divps	%xmm6, %xmm13
	mulps	%xmm13, %xmm11
	mulps	%xmm13, %xmm12
	mulps	%xmm9, %xmm13
	mulps	%xmm7, %xmm0
	addps	%xmm8, %xmm11
	andps	%xmm3, %xmm11
	addps	%xmm8, %xmm0
	pslld	$24, %xmm0
	por	%xmm11, %xmm0
	addps	%xmm8, %xmm12
	pslld	$8, %xmm12
	pand	.LCPI1_7(%rip), %xmm12
	por	%xmm12, %xmm0
	addps	%xmm8, %xmm13
	pslld	$16, %xmm13
	pand	.LCPI1_8(%rip), %xmm13
	por	%xmm1, %xmm13
	por	%xmm13, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_363
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_362:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_362
	jmp	.LBB1_363
.LBB1_46:
	testq	%r8, %r8
	je	.LBB1_364
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	xorl	%eax, %eax
	movq	-48(%rbp), %rdi
	movq	%r8, %r9
	jmp	.LBB1_48
	.p2align	4
.LBB1_263:
	movq	-48(%rbp), %rcx
	movdqu	%xmm0, (%rcx,%rax,4)
.LBB1_264:
	addq	$4, %rax
	addq	$-4, %r9
	addq	$16, %rsi
	addq	$16, %rdx
	addq	$16, %rdi
	cmpq	%r8, %rax
	jae	.LBB1_364
.LBB1_48:
	cmpq	$1, %r9
	movq	%r9, %r10
	adcq	$0, %r10
	movq	%r8, %rcx
	subq	%rax, %rcx
	cmpq	$3, %rcx
	ja	.LBB1_263
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_50:
	movl	(%rsi,%rcx,4), %r11d
	movl	%r11d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r10
	jne	.LBB1_50
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_52:
	movl	(%rdx,%rcx,4), %r11d
	movl	%r11d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r10
	jne	.LBB1_52
	movdqa	%xmm0, -64(%rbp)
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_54:
	movl	-64(%rbp,%rcx,4), %r11d
	movl	%r11d, (%rdi,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r10
	jne	.LBB1_54
	jmp	.LBB1_264
.LBB1_59:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	xorps	%xmm6, %xmm6
	leaq	-80(%rbp), %r9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_61
	.p2align	4
.LBB1_253:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	xorps	%xmm6, %xmm6
	jae	.LBB1_364
.LBB1_61:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm6, -64(%rbp)
	movaps	%xmm6, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_62
	xorl	%eax, %eax
	.p2align	4
.LBB1_246:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_246
	xorl	%eax, %eax
	.p2align	4
.LBB1_248:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_248
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_250
	.p2align	4
.LBB1_62:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_250:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm1
	movaps	.LCPI1_1(%rip), %xmm3
	andps	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm12
	movaps	%xmm0, %xmm1
	psrld	$8, %xmm1
	pand	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm11
	movaps	%xmm0, %xmm1
	psrld	$16, %xmm1
	pand	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	movaps	.LCPI1_2(%rip), %xmm4
	mulps	%xmm4, %xmm12
	mulps	%xmm4, %xmm11
	mulps	%xmm4, %xmm1
	movups	(%rax), %xmm7
	movaps	%xmm7, %xmm2
	andps	%xmm3, %xmm2
	cvtdq2ps	%xmm2, %xmm14
	movaps	%xmm7, %xmm2
	psrld	$8, %xmm2
	pand	%xmm3, %xmm2
	cvtdq2ps	%xmm2, %xmm15
	movaps	%xmm7, %xmm2
	psrld	$16, %xmm2
	pand	%xmm3, %xmm2
	cvtdq2ps	%xmm2, %xmm10
	mulps	%xmm4, %xmm14
	mulps	%xmm4, %xmm15
	mulps	%xmm4, %xmm10
	movaps	%xmm14, %xmm2
	movaps	.LCPI1_9(%rip), %xmm3
	mulps	%xmm3, %xmm2
	movaps	%xmm15, %xmm5
	movaps	.LCPI1_10(%rip), %xmm8
	mulps	%xmm8, %xmm5
	addps	%xmm2, %xmm5
	movaps	%xmm10, %xmm9
	movaps	.LCPI1_11(%rip), %xmm13
	mulps	%xmm13, %xmm9
	addps	%xmm5, %xmm9
	movaps	%xmm12, %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm11, %xmm5
	mulps	%xmm8, %xmm5
	addps	%xmm2, %xmm5
	movaps	%xmm1, %xmm2
	mulps	%xmm13, %xmm2
	addps	%xmm5, %xmm2
	movaps	%xmm9, %xmm5
	subps	%xmm2, %xmm5
	movaps	%xmm12, %xmm2
	minps	%xmm11, %xmm2
	minps	%xmm1, %xmm2
	addps	%xmm5, %xmm2
	movaps	%xmm12, %xmm13
	maxps	%xmm11, %xmm13
	maxps	%xmm1, %xmm13
	addps	%xmm5, %xmm13
	movaps	%xmm9, %xmm3
	subps	%xmm2, %xmm3
	cmpnltps	%xmm6, %xmm2
	movaps	.LCPI1_3(%rip), %xmm4
	movaps	%xmm4, %xmm6
	subps	%xmm9, %xmm6
	andps	%xmm2, %xmm6
	movaps	%xmm2, %xmm8
	andnps	%xmm9, %xmm8
	orps	%xmm8, %xmm6
	movaps	%xmm4, %xmm8
	cmpnltps	%xmm13, %xmm8
	subps	%xmm9, %xmm13
	andps	%xmm2, %xmm13
	andps	%xmm2, %xmm8
	andnps	%xmm3, %xmm2
	orps	%xmm2, %xmm13
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm2
	mulps	-96(%rbp), %xmm2
	psrld	$24, %xmm7
	cvtdq2ps	%xmm7, %xmm7
	mulps	.LCPI1_2(%rip), %xmm7
	movaps	.LCPI1_4(%rip), %xmm3
	addps	%xmm3, %xmm13
	divps	%xmm13, %xmm6
	movaps	%xmm4, %xmm0
	andps	%xmm8, %xmm0
	andnps	%xmm6, %xmm8
	orps	%xmm0, %xmm8
	subps	%xmm9, %xmm5
	mulps	%xmm8, %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm12, %xmm9
	mulps	%xmm8, %xmm9
	addps	%xmm5, %xmm9
	movaps	%xmm11, %xmm13
	mulps	%xmm8, %xmm13
	addps	%xmm5, %xmm13
	mulps	%xmm1, %xmm8
	addps	%xmm5, %xmm8
	movaps	%xmm4, %xmm5
	subps	%xmm7, %xmm5
	mulps	%xmm2, %xmm5
	subps	%xmm2, %xmm4
	mulps	%xmm7, %xmm4
	mulps	%xmm4, %xmm14
	mulps	%xmm4, %xmm15
	mulps	%xmm4, %xmm10
	addps	%xmm2, %xmm4
	mulps	%xmm7, %xmm2
	mulps	%xmm5, %xmm12
	mulps	%xmm2, %xmm9
	addps	%xmm12, %xmm9
	addps	%xmm9, %xmm14
	mulps	%xmm5, %xmm11
	mulps	%xmm2, %xmm13
	addps	%xmm11, %xmm13
	addps	%xmm13, %xmm15
	mulps	%xmm1, %xmm5
	mulps	%xmm8, %xmm2
	addps	%xmm5, %xmm2
	addps	%xmm2, %xmm10
	movaps	%xmm4, %xmm2
	addps	%xmm3, %xmm2
	movaps	.LCPI1_5(%rip), %xmm3
	movaps	%xmm3, %xmm1
	divps	%xmm2, %xmm1
	mulps	%xmm1, %xmm14
	mulps	%xmm1, %xmm15
	mulps	%xmm10, %xmm1
	mulps	%xmm3, %xmm4
	movaps	.LCPI1_6(%rip), %xmm2
	addps	%xmm2, %xmm14
	andps	.LCPI1_1(%rip), %xmm14
	addps	%xmm2, %xmm4
	pslld	$24, %xmm4
	por	%xmm14, %xmm4
	addps	%xmm2, %xmm15
	pslld	$8, %xmm15
	pand	.LCPI1_7(%rip), %xmm15
	por	%xmm15, %xmm4
	addps	%xmm2, %xmm1
	pslld	$16, %xmm1
	pand	.LCPI1_8(%rip), %xmm1
	por	-112(%rbp), %xmm1
	por	%xmm1, %xmm4
	movdqu	%xmm4, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_253
	xorl	%eax, %eax
	.p2align	4
.LBB1_252:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_252
	jmp	.LBB1_253
.LBB1_71:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_6(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_73
	.p2align	4
.LBB1_226:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_73:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_74
	xorl	%eax, %eax
	.p2align	4
.LBB1_219:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_219
	xorl	%eax, %eax
	.p2align	4
.LBB1_221:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_221
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_223
	.p2align	4
.LBB1_74:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_223:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm1
	andps	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm10
	movaps	%xmm0, %xmm1
	psrld	$8, %xmm1
	pand	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm2
	movaps	%xmm0, %xmm1
	psrld	$16, %xmm1
	pand	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm14
	mulps	-96(%rbp), %xmm14
	mulps	%xmm4, %xmm10
	mulps	%xmm4, %xmm2
	mulps	%xmm4, %xmm1
	movups	(%rax), %xmm5
	movaps	%xmm5, %xmm0
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm5, %xmm6
	psrld	$8, %xmm6
	pand	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm11
	movaps	%xmm5, %xmm6
	psrld	$16, %xmm6
	pand	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm15
	psrld	$24, %xmm5
	cvtdq2ps	%xmm5, %xmm9
	mulps	%xmm4, %xmm0
	mulps	%xmm4, %xmm11
	mulps	%xmm4, %xmm15
	mulps	%xmm4, %xmm9
	movaps	%xmm10, %xmm12
	addps	%xmm0, %xmm12
	movaps	%xmm10, %xmm5
	addps	%xmm10, %xmm5
	mulps	%xmm0, %xmm5
	subps	%xmm5, %xmm12
	movaps	%xmm2, %xmm13
	addps	%xmm11, %xmm13
	movaps	%xmm2, %xmm5
	addps	%xmm2, %xmm5
	mulps	%xmm11, %xmm5
	subps	%xmm5, %xmm13
	movaps	%xmm1, %xmm6
	movaps	.LCPI1_3(%rip), %xmm7
	movaps	%xmm7, %xmm5
	subps	%xmm9, %xmm5
	mulps	%xmm14, %xmm5
	mulps	%xmm5, %xmm10
	mulps	%xmm5, %xmm2
	mulps	%xmm1, %xmm5
	addps	%xmm15, %xmm1
	addps	%xmm6, %xmm6
	mulps	%xmm15, %xmm6
	subps	%xmm6, %xmm1
	subps	%xmm14, %xmm7
	mulps	%xmm9, %xmm7
	mulps	%xmm7, %xmm0
	mulps	%xmm7, %xmm11
	mulps	%xmm7, %xmm15
	addps	%xmm14, %xmm7
	mulps	%xmm9, %xmm14
	mulps	%xmm14, %xmm12
	addps	%xmm10, %xmm12
	addps	%xmm12, %xmm0
	mulps	%xmm14, %xmm13
	addps	%xmm2, %xmm13
	addps	%xmm13, %xmm11
	mulps	%xmm1, %xmm14
	addps	%xmm5, %xmm14
	addps	%xmm14, %xmm15
	movaps	%xmm7, %xmm1
	addps	.LCPI1_4(%rip), %xmm1
	movaps	.LCPI1_5(%rip), %xmm5
	movaps	%xmm5, %xmm2
	divps	%xmm1, %xmm2
	mulps	%xmm2, %xmm0
	mulps	%xmm2, %xmm11
	mulps	%xmm15, %xmm2
	mulps	%xmm5, %xmm7
	addps	%xmm8, %xmm0
	andps	%xmm3, %xmm0
	addps	%xmm8, %xmm7
	pslld	$24, %xmm7
	por	%xmm0, %xmm7
	addps	%xmm8, %xmm11
	pslld	$8, %xmm11
	pand	.LCPI1_7(%rip), %xmm11
	por	%xmm11, %xmm7
	addps	%xmm8, %xmm2
	pslld	$16, %xmm2
	pand	.LCPI1_8(%rip), %xmm2
	por	-112(%rbp), %xmm2
	por	%xmm2, %xmm7
	movdqu	%xmm7, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_226
	xorl	%eax, %eax
	.p2align	4
.LBB1_225:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_225
	jmp	.LBB1_226
.LBB1_99:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_6(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_101
	.p2align	4
.LBB1_163:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_101:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_102
	xorl	%eax, %eax
	.p2align	4
.LBB1_156:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_156
	xorl	%eax, %eax
	.p2align	4
.LBB1_158:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_158
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_160
	.p2align	4
.LBB1_102:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_160:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm2
	andps	%xmm3, %xmm2
	cvtdq2ps	%xmm2, %xmm2
	movaps	%xmm0, %xmm5
	psrld	$8, %xmm5
	pand	%xmm3, %xmm5
	cvtdq2ps	%xmm5, %xmm10
	movaps	%xmm0, %xmm5
	psrld	$16, %xmm5
	pand	%xmm3, %xmm5
	cvtdq2ps	%xmm5, %xmm1
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm14
	mulps	-96(%rbp), %xmm14
	mulps	%xmm4, %xmm2
	mulps	%xmm4, %xmm10
	mulps	%xmm4, %xmm1
	movups	(%rax), %xmm5
	movaps	%xmm5, %xmm0
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm5, %xmm9
	psrld	$8, %xmm9
	pand	%xmm3, %xmm9
	cvtdq2ps	%xmm9, %xmm11
	movaps	%xmm5, %xmm9
	psrld	$16, %xmm9
	pand	%xmm3, %xmm9
	cvtdq2ps	%xmm9, %xmm15
	psrld	$24, %xmm5
	cvtdq2ps	%xmm5, %xmm9
	mulps	%xmm4, %xmm0
	mulps	%xmm4, %xmm11
	mulps	%xmm4, %xmm15
	mulps	%xmm4, %xmm9
	movaps	%xmm2, %xmm12
	minps	%xmm0, %xmm12
	movaps	%xmm10, %xmm13
	minps	%xmm11, %xmm13
	movaps	.LCPI1_3(%rip), %xmm7
	movaps	%xmm7, %xmm5
	subps	%xmm9, %xmm5
	mulps	%xmm14, %xmm5
	mulps	%xmm5, %xmm2
	mulps	%xmm5, %xmm10
	mulps	%xmm1, %xmm5
	minps	%xmm15, %xmm1
	subps	%xmm14, %xmm7
	mulps	%xmm9, %xmm7
	mulps	%xmm7, %xmm0
	mulps	%xmm7, %xmm11
	mulps	%xmm7, %xmm15
	addps	%xmm14, %xmm7
	mulps	%xmm9, %xmm14
	mulps	%xmm14, %xmm12
	addps	%xmm2, %xmm12
	addps	%xmm12, %xmm0
	mulps	%xmm14, %xmm13
	addps	%xmm10, %xmm13
	addps	%xmm13, %xmm11
	mulps	%xmm1, %xmm14
	addps	%xmm5, %xmm14
	addps	%xmm14, %xmm15
	movaps	%xmm7, %xmm1
	addps	.LCPI1_4(%rip), %xmm1
	movaps	.LCPI1_5(%rip), %xmm5
	movaps	%xmm5, %xmm2
	divps	%xmm1, %xmm2
	mulps	%xmm2, %xmm0
	mulps	%xmm2, %xmm11
	mulps	%xmm15, %xmm2
	mulps	%xmm5, %xmm7
	addps	%xmm8, %xmm0
	andps	%xmm3, %xmm0
	addps	%xmm8, %xmm7
	pslld	$24, %xmm7
	por	%xmm0, %xmm7
	addps	%xmm8, %xmm11
	pslld	$8, %xmm11
	pand	.LCPI1_7(%rip), %xmm11
	por	%xmm11, %xmm7
	addps	%xmm8, %xmm2
	pslld	$16, %xmm2
	pand	.LCPI1_8(%rip), %xmm2
	por	-112(%rbp), %xmm2
	por	%xmm2, %xmm7
	movdqu	%xmm7, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_163
	xorl	%eax, %eax
	.p2align	4
.LBB1_162:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_162
	jmp	.LBB1_163
.LBB1_67:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -128(%rbp)
	xorl	%edi, %edi
	xorps	%xmm12, %xmm12
	leaq	-80(%rbp), %r9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_69
	.p2align	4
.LBB1_235:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	xorps	%xmm12, %xmm12
	jae	.LBB1_364
.LBB1_69:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm12, -64(%rbp)
	movaps	%xmm12, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_70
	xorl	%eax, %eax
	.p2align	4
.LBB1_228:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_228
	xorl	%eax, %eax
	.p2align	4
.LBB1_230:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_230
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_232
	.p2align	4
.LBB1_70:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_232:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm1
	movaps	.LCPI1_1(%rip), %xmm4
	andps	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm7
	movaps	%xmm0, %xmm1
	psrld	$8, %xmm1
	pand	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm10
	movaps	%xmm0, %xmm1
	psrld	$16, %xmm1
	pand	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm2
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	mulps	-96(%rbp), %xmm0
	movaps	%xmm0, -112(%rbp)
	movaps	.LCPI1_2(%rip), %xmm3
	mulps	%xmm3, %xmm7
	mulps	%xmm3, %xmm10
	mulps	%xmm3, %xmm2
	movups	(%rax), %xmm6
	movaps	%xmm6, %xmm0
	andps	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm11
	movaps	%xmm6, %xmm0
	psrld	$8, %xmm0
	pand	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm15
	movaps	%xmm6, %xmm0
	psrld	$16, %xmm0
	pand	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm5
	psrld	$24, %xmm6
	cvtdq2ps	%xmm6, %xmm0
	mulps	%xmm3, %xmm11
	mulps	%xmm3, %xmm15
	mulps	%xmm3, %xmm5
	mulps	%xmm3, %xmm0
	movaps	%xmm0, %xmm3
	movaps	%xmm0, -144(%rbp)
	movaps	%xmm7, %xmm8
	minps	%xmm10, %xmm8
	minps	%xmm2, %xmm8
	movaps	%xmm11, %xmm14
	maxps	%xmm15, %xmm14
	maxps	%xmm5, %xmm14
	movaps	%xmm11, %xmm6
	minps	%xmm15, %xmm6
	minps	%xmm5, %xmm6
	subps	%xmm6, %xmm14
	movaps	%xmm7, %xmm6
	maxps	%xmm10, %xmm6
	maxps	%xmm2, %xmm6
	subps	%xmm8, %xmm6
	movaps	.LCPI1_4(%rip), %xmm0
	addps	%xmm0, %xmm6
	divps	%xmm6, %xmm14
	movaps	%xmm7, %xmm0
	subps	%xmm8, %xmm7
	mulps	%xmm14, %xmm7
	movaps	%xmm10, %xmm13
	subps	%xmm8, %xmm13
	mulps	%xmm14, %xmm13
	movaps	.LCPI1_3(%rip), %xmm1
	movaps	%xmm1, %xmm9
	subps	%xmm3, %xmm9
	mulps	-112(%rbp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	%xmm0, -160(%rbp)
	mulps	%xmm9, %xmm10
	mulps	%xmm2, %xmm9
	movaps	%xmm2, %xmm3
	subps	%xmm8, %xmm3
	mulps	%xmm14, %xmm3
	movaps	%xmm11, %xmm6
	movaps	.LCPI1_9(%rip), %xmm0
	mulps	%xmm0, %xmm6
	movaps	%xmm15, %xmm8
	movaps	.LCPI1_10(%rip), %xmm2
	mulps	%xmm2, %xmm8
	addps	%xmm6, %xmm8
	movaps	%xmm5, %xmm6
	movaps	.LCPI1_11(%rip), %xmm4
	mulps	%xmm4, %xmm6
	addps	%xmm8, %xmm6
	movaps	%xmm7, %xmm8
	mulps	%xmm0, %xmm8
	movaps	%xmm13, %xmm14
	mulps	%xmm2, %xmm14
	addps	%xmm8, %xmm14
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	addps	%xmm14, %xmm2
	movaps	%xmm6, %xmm8
	subps	%xmm2, %xmm8
	movaps	%xmm7, %xmm2
	minps	%xmm13, %xmm2
	minps	%xmm3, %xmm2
	addps	%xmm8, %xmm2
	movaps	%xmm6, %xmm4
	subps	%xmm2, %xmm4
	cmpnltps	%xmm12, %xmm2
	movaps	%xmm1, %xmm0
	subps	%xmm6, %xmm0
	andps	%xmm2, %xmm0
	movaps	%xmm2, %xmm14
	andnps	%xmm6, %xmm14
	orps	%xmm14, %xmm0
	movaps	%xmm7, %xmm12
	maxps	%xmm13, %xmm12
	maxps	%xmm3, %xmm12
	addps	%xmm8, %xmm12
	movaps	%xmm1, %xmm14
	cmpnltps	%xmm12, %xmm14
	subps	%xmm6, %xmm12
	andps	%xmm2, %xmm12
	andps	%xmm2, %xmm14
	andnps	%xmm4, %xmm2
	orps	%xmm2, %xmm12
	movaps	.LCPI1_4(%rip), %xmm4
	addps	%xmm4, %xmm12
	divps	%xmm12, %xmm0
	movaps	%xmm1, %xmm2
	andps	%xmm14, %xmm2
	andnps	%xmm0, %xmm14
	orps	%xmm2, %xmm14
	subps	%xmm6, %xmm8
	mulps	%xmm14, %xmm8
	addps	%xmm6, %xmm8
	mulps	%xmm14, %xmm7
	mulps	%xmm14, %xmm13
	mulps	%xmm3, %xmm14
	addps	%xmm8, %xmm7
	addps	%xmm8, %xmm13
	addps	%xmm8, %xmm14
	movaps	%xmm1, %xmm2
	movaps	-112(%rbp), %xmm1
	subps	%xmm1, %xmm2
	movaps	-144(%rbp), %xmm0
	mulps	%xmm0, %xmm2
	mulps	%xmm2, %xmm11
	mulps	%xmm2, %xmm15
	mulps	%xmm2, %xmm5
	addps	%xmm1, %xmm2
	mulps	%xmm0, %xmm1
	mulps	%xmm1, %xmm7
	addps	-160(%rbp), %xmm7
	addps	%xmm7, %xmm11
	mulps	%xmm1, %xmm13
	addps	%xmm10, %xmm13
	addps	%xmm13, %xmm15
	mulps	%xmm14, %xmm1
	addps	%xmm9, %xmm1
	addps	%xmm1, %xmm5
	movaps	%xmm2, %xmm0
	addps	%xmm4, %xmm0
	movaps	.LCPI1_5(%rip), %xmm3
	movaps	%xmm3, %xmm1
	divps	%xmm0, %xmm1
	mulps	%xmm1, %xmm11
	mulps	%xmm1, %xmm15
	mulps	%xmm5, %xmm1
	mulps	%xmm3, %xmm2
	movaps	.LCPI1_6(%rip), %xmm0
	addps	%xmm0, %xmm11
	andps	.LCPI1_1(%rip), %xmm11
	addps	%xmm0, %xmm2
	pslld	$24, %xmm2
	por	%xmm11, %xmm2
	addps	%xmm0, %xmm15
	pslld	$8, %xmm15
	pand	.LCPI1_7(%rip), %xmm15
	por	%xmm15, %xmm2
	addps	%xmm0, %xmm1
	pslld	$16, %xmm1
	pand	.LCPI1_8(%rip), %xmm1
	por	-128(%rbp), %xmm1
	por	%xmm1, %xmm2
	movdqu	%xmm2, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_235
	xorl	%eax, %eax
	.p2align	4
.LBB1_234:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_234
	jmp	.LBB1_235
.LBB1_79:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
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
	movaps	.LCPI1_2(%rip), %xmm4
	jmp	.LBB1_81
	.p2align	4
.LBB1_208:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_81:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_82
	xorl	%eax, %eax
	.p2align	4
.LBB1_201:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_201
	xorl	%eax, %eax
	.p2align	4
.LBB1_203:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_203
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_205
	.p2align	4
.LBB1_82:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_205:
	movups	(%rcx), %xmm5
	movaps	%xmm5, %xmm0
	movaps	.LCPI1_1(%rip), %xmm2
	andps	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm6
	movaps	%xmm5, %xmm0
	psrld	$8, %xmm0
	pand	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm7
	movaps	%xmm5, %xmm0
	psrld	$16, %xmm0
	pand	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm10
	mulps	%xmm4, %xmm6
	mulps	%xmm4, %xmm7
	mulps	%xmm4, %xmm10
	movups	(%rax), %xmm0
	movaps	%xmm0, %xmm1
	andps	%xmm2, %xmm1
	cvtdq2ps	%xmm1, %xmm15
	movaps	%xmm0, %xmm1
	psrld	$8, %xmm1
	pand	%xmm2, %xmm1
	cvtdq2ps	%xmm1, %xmm12
	movaps	%xmm0, %xmm1
	psrld	$16, %xmm1
	pand	%xmm2, %xmm1
	cvtdq2ps	%xmm1, %xmm14
	mulps	%xmm4, %xmm15
	mulps	%xmm4, %xmm12
	mulps	%xmm4, %xmm14
	movaps	%xmm15, %xmm1
	movaps	.LCPI1_12(%rip), %xmm11
	mulps	%xmm11, %xmm1
	movaps	.LCPI1_13(%rip), %xmm11
	addps	%xmm11, %xmm1
	mulps	%xmm15, %xmm1
	movaps	.LCPI1_14(%rip), %xmm2
	addps	%xmm2, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm15, %xmm2
	movaps	.LCPI1_15(%rip), %xmm8
	cmpnltps	%xmm8, %xmm2
	sqrtps	%xmm15, %xmm8
	andps	%xmm2, %xmm8
	andnps	%xmm1, %xmm2
	orps	%xmm8, %xmm2
	movaps	%xmm6, %xmm1
	movaps	.LCPI1_16(%rip), %xmm13
	cmpnltps	%xmm13, %xmm1
	movaps	%xmm15, %xmm8
	mulps	%xmm15, %xmm8
	movaps	%xmm15, %xmm9
	subps	%xmm8, %xmm9
	subps	%xmm15, %xmm2
	andps	%xmm1, %xmm2
	andnps	%xmm9, %xmm1
	orps	%xmm2, %xmm1
	movaps	%xmm6, %xmm2
	addps	%xmm6, %xmm2
	movaps	.LCPI1_17(%rip), %xmm3
	addps	%xmm3, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm12, %xmm1
	mulps	.LCPI1_12(%rip), %xmm1
	addps	%xmm11, %xmm1
	mulps	%xmm12, %xmm1
	addps	.LCPI1_14(%rip), %xmm1
	mulps	%xmm12, %xmm1
	movaps	%xmm12, %xmm8
	cmpnltps	.LCPI1_15(%rip), %xmm8
	sqrtps	%xmm12, %xmm9
	andps	%xmm8, %xmm9
	andnps	%xmm1, %xmm8
	orps	%xmm9, %xmm8
	movaps	%xmm7, %xmm9
	cmpnltps	%xmm13, %xmm9
	movaps	%xmm12, %xmm1
	mulps	%xmm12, %xmm1
	movaps	%xmm12, %xmm13
	subps	%xmm1, %xmm13
	subps	%xmm12, %xmm8
	andps	%xmm9, %xmm8
	andnps	%xmm13, %xmm9
	orps	%xmm8, %xmm9
	movaps	%xmm7, %xmm1
	addps	%xmm7, %xmm1
	addps	%xmm3, %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm14, %xmm8
	mulps	.LCPI1_12(%rip), %xmm8
	addps	%xmm11, %xmm8
	mulps	%xmm14, %xmm8
	addps	.LCPI1_14(%rip), %xmm8
	mulps	%xmm14, %xmm8
	movaps	%xmm14, %xmm9
	cmpnltps	.LCPI1_15(%rip), %xmm9
	sqrtps	%xmm14, %xmm13
	andps	%xmm9, %xmm13
	andnps	%xmm8, %xmm9
	orps	%xmm13, %xmm9
	movaps	%xmm14, %xmm8
	mulps	%xmm14, %xmm8
	movaps	%xmm14, %xmm11
	subps	%xmm8, %xmm11
	movaps	%xmm10, %xmm13
	cmpnltps	.LCPI1_16(%rip), %xmm13
	subps	%xmm14, %xmm9
	andps	%xmm13, %xmm9
	andnps	%xmm11, %xmm13
	psrld	$24, %xmm5
	cvtdq2ps	%xmm5, %xmm5
	mulps	-96(%rbp), %xmm5
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm8
	mulps	%xmm4, %xmm8
	orps	%xmm9, %xmm13
	movaps	.LCPI1_3(%rip), %xmm0
	movaps	%xmm0, %xmm9
	subps	%xmm8, %xmm9
	mulps	%xmm5, %xmm9
	mulps	%xmm9, %xmm6
	mulps	%xmm9, %xmm7
	mulps	%xmm10, %xmm9
	addps	%xmm15, %xmm2
	addps	%xmm12, %xmm1
	addps	%xmm10, %xmm10
	addps	%xmm3, %xmm10
	mulps	%xmm13, %xmm10
	addps	%xmm14, %xmm10
	subps	%xmm5, %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm0, %xmm15
	mulps	%xmm0, %xmm12
	mulps	%xmm0, %xmm14
	addps	%xmm5, %xmm0
	mulps	%xmm8, %xmm5
	mulps	%xmm5, %xmm2
	addps	%xmm6, %xmm2
	addps	%xmm2, %xmm15
	mulps	%xmm5, %xmm1
	addps	%xmm7, %xmm1
	addps	%xmm1, %xmm12
	mulps	%xmm10, %xmm5
	addps	%xmm9, %xmm5
	addps	%xmm5, %xmm14
	movaps	%xmm0, %xmm2
	addps	.LCPI1_4(%rip), %xmm2
	movaps	.LCPI1_5(%rip), %xmm3
	movaps	%xmm3, %xmm1
	divps	%xmm2, %xmm1
	mulps	%xmm1, %xmm15
	mulps	%xmm1, %xmm12
	mulps	%xmm14, %xmm1
	mulps	%xmm3, %xmm0
	movaps	.LCPI1_6(%rip), %xmm2
	addps	%xmm2, %xmm15
	andps	.LCPI1_1(%rip), %xmm15
	addps	%xmm2, %xmm0
	pslld	$24, %xmm0
	por	%xmm15, %xmm0
	addps	%xmm2, %xmm12
	pslld	$8, %xmm12
	pand	.LCPI1_7(%rip), %xmm12
	por	%xmm12, %xmm0
	addps	%xmm2, %xmm1
	pslld	$16, %xmm1
	pand	.LCPI1_8(%rip), %xmm1
	por	-112(%rbp), %xmm1
	por	%xmm1, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_208
	xorl	%eax, %eax
	.p2align	4
.LBB1_207:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_207
	jmp	.LBB1_208
.LBB1_10:
	testq	%r8, %r8
	je	.LBB1_364
	leaq	-64(%rbp), %rax
	movaps	%xmm0, %xmm1
	mulss	.LCPI1_0(%rip), %xmm1
	shufps	$0, %xmm1, %xmm1
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -96(%rbp)
	xorl	%edi, %edi
	movdqa	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_3(%rip), %xmm5
	movaps	.LCPI1_5(%rip), %xmm7
	movaps	.LCPI1_6(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_12
	.p2align	4
.LBB1_345:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_12:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_13
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_338:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_338
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_340:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_340
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	.LBB1_342
	.p2align	4
.LBB1_13:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_342:
	movdqu	(%r9), %xmm0
	movdqa	%xmm0, %xmm12
	movdqa	%xmm0, %xmm13
	movdqa	%xmm0, %xmm11
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm9
	mulps	%xmm1, %xmm9
	movdqu	(%rcx), %xmm0
	movdqa	%xmm0, %xmm10
	movdqa	%xmm0, %xmm6
	movdqa	%xmm0, %xmm14
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm2
	mulps	%xmm4, %xmm2
	movaps	%xmm5, %xmm15
	subps	%xmm2, %xmm15
	mulps	%xmm9, %xmm15
	movaps	%xmm5, %xmm0
	subps	%xmm9, %xmm0
	mulps	%xmm2, %xmm0
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm2
	mulps	%xmm4, %xmm2
	pand	%xmm3, %xmm10
	cvtdq2ps	%xmm10, %xmm12
	mulps	%xmm4, %xmm12
	mulps	%xmm15, %xmm2
	mulps	%xmm0, %xmm12
	addps	%xmm2, %xmm12
	psrld	$8, %xmm13
	pand	%xmm3, %xmm13
	cvtdq2ps	%xmm13, %xmm2
	mulps	%xmm4, %xmm2
	psrld	$8, %xmm6
	pand	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm13
	mulps	%xmm4, %xmm13
	mulps	%xmm15, %xmm2
	mulps	%xmm0, %xmm13
	addps	%xmm2, %xmm13
	psrld	$16, %xmm11
	pand	%xmm3, %xmm11
	cvtdq2ps	%xmm11, %xmm2
	mulps	%xmm4, %xmm2
	psrld	$16, %xmm14
	pand	%xmm3, %xmm14
	cvtdq2ps	%xmm14, %xmm9
	mulps	%xmm4, %xmm9
	mulps	%xmm15, %xmm2
	mulps	%xmm0, %xmm9
	addps	%xmm2, %xmm9
	addps	%xmm15, %xmm0
	movaps	%xmm0, %xmm2
	addps	.LCPI1_4(%rip), %xmm2
	movaps	%xmm7, %xmm6
	divps	%xmm2, %xmm6
	mulps	%xmm6, %xmm12
	mulps	%xmm6, %xmm13
	mulps	%xmm9, %xmm6
	mulps	%xmm7, %xmm0
	addps	%xmm8, %xmm12
	andps	%xmm3, %xmm12
	addps	%xmm8, %xmm0
	pslld	$24, %xmm0
	por	%xmm12, %xmm0
	addps	%xmm8, %xmm13
	pslld	$8, %xmm13
	pand	.LCPI1_7(%rip), %xmm13
	por	%xmm13, %xmm0
	addps	%xmm8, %xmm6
	pslld	$16, %xmm6
	pand	.LCPI1_8(%rip), %xmm6
	por	-96(%rbp), %xmm6
	por	%xmm6, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_345
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_344:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_344
	jmp	.LBB1_345
.LBB1_14:
	testq	%r8, %r8
	je	.LBB1_364
	leaq	-64(%rbp), %rax
	movaps	%xmm0, %xmm10
	mulss	.LCPI1_0(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm1
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	movdqa	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_5(%rip), %xmm7
	movaps	.LCPI1_6(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_16
	.p2align	4
.LBB1_336:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_16:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_17
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_329:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_329
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_331:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_331
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	.LBB1_333
	.p2align	4
.LBB1_17:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_333:
	movdqu	(%r9), %xmm0
	movdqa	%xmm0, %xmm12
	movdqa	%xmm0, %xmm13
	movdqa	%xmm0, %xmm11
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm5
	mulps	%xmm10, %xmm5
	movdqu	(%rcx), %xmm0
	movdqa	%xmm0, %xmm9
	movdqa	%xmm0, %xmm6
	movdqa	%xmm0, %xmm14
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm4, %xmm0
	movaps	.LCPI1_3(%rip), %xmm15
	subps	%xmm0, %xmm15
	mulps	%xmm5, %xmm15
	mulps	%xmm5, %xmm0
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm5
	mulps	%xmm4, %xmm5
	pand	%xmm3, %xmm9
	cvtdq2ps	%xmm9, %xmm12
	mulps	%xmm4, %xmm12
	mulps	%xmm15, %xmm5
	mulps	%xmm0, %xmm12
	addps	%xmm5, %xmm12
	psrld	$8, %xmm13
	pand	%xmm3, %xmm13
	cvtdq2ps	%xmm13, %xmm5
	mulps	%xmm4, %xmm5
	psrld	$8, %xmm6
	pand	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm13
	mulps	%xmm4, %xmm13
	mulps	%xmm15, %xmm5
	mulps	%xmm0, %xmm13
	addps	%xmm5, %xmm13
	psrld	$16, %xmm11
	pand	%xmm3, %xmm11
	cvtdq2ps	%xmm11, %xmm5
	mulps	%xmm4, %xmm5
	psrld	$16, %xmm14
	pand	%xmm3, %xmm14
	cvtdq2ps	%xmm14, %xmm9
	mulps	%xmm4, %xmm9
	mulps	%xmm15, %xmm5
	mulps	%xmm0, %xmm9
	addps	%xmm5, %xmm9
	addps	%xmm15, %xmm0
	movaps	%xmm0, %xmm5
	addps	.LCPI1_4(%rip), %xmm5
	movaps	%xmm7, %xmm6
	divps	%xmm5, %xmm6
	mulps	%xmm6, %xmm12
	mulps	%xmm6, %xmm13
	mulps	%xmm9, %xmm6
	mulps	%xmm7, %xmm0
	addps	%xmm8, %xmm12
	andps	%xmm3, %xmm12
	addps	%xmm8, %xmm0
	pslld	$24, %xmm0
	por	%xmm12, %xmm0
	addps	%xmm8, %xmm13
	pslld	$8, %xmm13
	pand	.LCPI1_7(%rip), %xmm13
	por	%xmm13, %xmm0
	addps	%xmm8, %xmm6
	pslld	$16, %xmm6
	pand	.LCPI1_8(%rip), %xmm6
	por	%xmm1, %xmm6
	por	%xmm6, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_336
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_335:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_335
	jmp	.LBB1_336
.LBB1_107:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_6(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_109
	.p2align	4
.LBB1_145:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_109:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_110
	xorl	%eax, %eax
	.p2align	4
.LBB1_138:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_138
	xorl	%eax, %eax
	.p2align	4
.LBB1_140:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_140
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_142
	.p2align	4
.LBB1_110:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_142:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm1
	andps	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm10
	movaps	%xmm0, %xmm1
	psrld	$8, %xmm1
	pand	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm2
	movaps	%xmm0, %xmm1
	psrld	$16, %xmm1
	pand	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm14
	mulps	-96(%rbp), %xmm14
	mulps	%xmm4, %xmm10
	mulps	%xmm4, %xmm2
	mulps	%xmm4, %xmm1
	movups	(%rax), %xmm5
	movaps	%xmm5, %xmm0
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm5, %xmm6
	psrld	$8, %xmm6
	pand	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm11
	movaps	%xmm5, %xmm6
	psrld	$16, %xmm6
	pand	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm15
	psrld	$24, %xmm5
	cvtdq2ps	%xmm5, %xmm9
	mulps	%xmm4, %xmm0
	mulps	%xmm4, %xmm11
	mulps	%xmm4, %xmm15
	mulps	%xmm4, %xmm9
	movaps	%xmm10, %xmm12
	addps	%xmm0, %xmm12
	movaps	%xmm10, %xmm5
	mulps	%xmm0, %xmm5
	subps	%xmm5, %xmm12
	movaps	%xmm2, %xmm13
	addps	%xmm11, %xmm13
	movaps	%xmm2, %xmm5
	mulps	%xmm11, %xmm5
	subps	%xmm5, %xmm13
	movaps	%xmm1, %xmm6
	movaps	.LCPI1_3(%rip), %xmm7
	movaps	%xmm7, %xmm5
	subps	%xmm9, %xmm5
	mulps	%xmm14, %xmm5
	mulps	%xmm5, %xmm10
	mulps	%xmm5, %xmm2
	mulps	%xmm1, %xmm5
	addps	%xmm15, %xmm1
	mulps	%xmm15, %xmm6
	subps	%xmm6, %xmm1
	subps	%xmm14, %xmm7
	mulps	%xmm9, %xmm7
	mulps	%xmm7, %xmm0
	mulps	%xmm7, %xmm11
	mulps	%xmm7, %xmm15
	addps	%xmm14, %xmm7
	mulps	%xmm9, %xmm14
	mulps	%xmm14, %xmm12
	addps	%xmm10, %xmm12
	addps	%xmm12, %xmm0
	mulps	%xmm14, %xmm13
	addps	%xmm2, %xmm13
	addps	%xmm13, %xmm11
	mulps	%xmm1, %xmm14
	addps	%xmm5, %xmm14
	addps	%xmm14, %xmm15
	movaps	%xmm7, %xmm1
	addps	.LCPI1_4(%rip), %xmm1
	movaps	.LCPI1_5(%rip), %xmm5
	movaps	%xmm5, %xmm2
	divps	%xmm1, %xmm2
	mulps	%xmm2, %xmm0
	mulps	%xmm2, %xmm11
	mulps	%xmm15, %xmm2
	mulps	%xmm5, %xmm7
	addps	%xmm8, %xmm0
	andps	%xmm3, %xmm0
	addps	%xmm8, %xmm7
	pslld	$24, %xmm7
	por	%xmm0, %xmm7
	addps	%xmm8, %xmm11
	pslld	$8, %xmm11
	pand	.LCPI1_7(%rip), %xmm11
	por	%xmm11, %xmm7
	addps	%xmm8, %xmm2
	pslld	$16, %xmm2
	pand	.LCPI1_8(%rip), %xmm2
	por	-112(%rbp), %xmm2
	por	%xmm2, %xmm7
	movdqu	%xmm7, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_145
	xorl	%eax, %eax
	.p2align	4
.LBB1_144:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_144
	jmp	.LBB1_145
.LBB1_55:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	xorps	%xmm3, %xmm3
	leaq	-80(%rbp), %r9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_57
	.p2align	4
.LBB1_262:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	xorps	%xmm3, %xmm3
	jae	.LBB1_364
.LBB1_57:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm3, -64(%rbp)
	movaps	%xmm3, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_58
	xorl	%eax, %eax
	.p2align	4
.LBB1_255:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_255
	xorl	%eax, %eax
	.p2align	4
.LBB1_257:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_257
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_259
	.p2align	4
.LBB1_58:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_259:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm1
	movaps	.LCPI1_1(%rip), %xmm4
	andps	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm12
	movaps	%xmm0, %xmm1
	psrld	$8, %xmm1
	pand	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm13
	movaps	%xmm0, %xmm1
	psrld	$16, %xmm1
	pand	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm10
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm1
	mulps	-96(%rbp), %xmm1
	movaps	.LCPI1_2(%rip), %xmm8
	mulps	%xmm8, %xmm12
	mulps	%xmm8, %xmm13
	mulps	%xmm8, %xmm10
	movups	(%rax), %xmm0
	movaps	%xmm0, %xmm5
	andps	%xmm4, %xmm5
	cvtdq2ps	%xmm5, %xmm11
	movaps	%xmm0, %xmm5
	psrld	$8, %xmm5
	pand	%xmm4, %xmm5
	cvtdq2ps	%xmm5, %xmm15
	movaps	%xmm0, %xmm5
	psrld	$16, %xmm5
	pand	%xmm4, %xmm5
	cvtdq2ps	%xmm5, %xmm2
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm6
	mulps	%xmm8, %xmm11
	mulps	%xmm8, %xmm15
	mulps	%xmm8, %xmm2
	mulps	%xmm8, %xmm6
	movaps	%xmm12, %xmm8
	movaps	.LCPI1_9(%rip), %xmm5
	mulps	%xmm5, %xmm8
	movaps	%xmm13, %xmm0
	movaps	.LCPI1_10(%rip), %xmm9
	mulps	%xmm9, %xmm0
	addps	%xmm8, %xmm0
	movaps	.LCPI1_3(%rip), %xmm4
	movaps	%xmm4, %xmm8
	subps	%xmm6, %xmm8
	mulps	%xmm1, %xmm8
	mulps	%xmm8, %xmm12
	mulps	%xmm8, %xmm13
	mulps	%xmm10, %xmm8
	movaps	.LCPI1_11(%rip), %xmm14
	mulps	%xmm14, %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm11, %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm15, %xmm7
	mulps	%xmm9, %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm2, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm7, %xmm5
	movaps	%xmm10, %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm11, %xmm5
	minps	%xmm15, %xmm5
	minps	%xmm2, %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm11, %xmm14
	maxps	%xmm15, %xmm14
	maxps	%xmm2, %xmm14
	addps	%xmm0, %xmm14
	movaps	%xmm10, %xmm9
	subps	%xmm5, %xmm9
	cmpnltps	%xmm3, %xmm5
	movaps	%xmm4, %xmm3
	subps	%xmm10, %xmm3
	andps	%xmm5, %xmm3
	movaps	%xmm5, %xmm7
	andnps	%xmm10, %xmm7
	orps	%xmm7, %xmm3
	movaps	%xmm4, %xmm7
	cmpnltps	%xmm14, %xmm7
	subps	%xmm10, %xmm14
	andps	%xmm5, %xmm14
	andps	%xmm5, %xmm7
	andnps	%xmm9, %xmm5
	orps	%xmm5, %xmm14
	movaps	.LCPI1_4(%rip), %xmm9
	addps	%xmm9, %xmm14
	divps	%xmm14, %xmm3
	movaps	%xmm4, %xmm5
	andps	%xmm7, %xmm5
	andnps	%xmm3, %xmm7
	orps	%xmm5, %xmm7
	subps	%xmm10, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm11, %xmm3
	mulps	%xmm7, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm15, %xmm5
	mulps	%xmm7, %xmm5
	addps	%xmm0, %xmm5
	mulps	%xmm2, %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm4, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm6, %xmm0
	mulps	%xmm0, %xmm11
	mulps	%xmm0, %xmm15
	mulps	%xmm0, %xmm2
	addps	%xmm1, %xmm0
	mulps	%xmm6, %xmm1
	mulps	%xmm1, %xmm3
	addps	%xmm12, %xmm3
	addps	%xmm3, %xmm11
	mulps	%xmm1, %xmm5
	addps	%xmm13, %xmm5
	addps	%xmm5, %xmm15
	mulps	%xmm7, %xmm1
	addps	%xmm8, %xmm1
	addps	%xmm1, %xmm2
	movaps	%xmm0, %xmm3
	addps	%xmm9, %xmm3
	movaps	.LCPI1_5(%rip), %xmm4
	movaps	%xmm4, %xmm1
	divps	%xmm3, %xmm1
	mulps	%xmm1, %xmm11
	mulps	%xmm1, %xmm15
	mulps	%xmm2, %xmm1
	mulps	%xmm4, %xmm0
	movaps	.LCPI1_6(%rip), %xmm2
	addps	%xmm2, %xmm11
	andps	.LCPI1_1(%rip), %xmm11
	addps	%xmm2, %xmm0
	pslld	$24, %xmm0
	por	%xmm11, %xmm0
	addps	%xmm2, %xmm15
	pslld	$8, %xmm15
	pand	.LCPI1_7(%rip), %xmm15
	por	%xmm15, %xmm0
	addps	%xmm2, %xmm1
	pslld	$16, %xmm1
	pand	.LCPI1_8(%rip), %xmm1
	por	-112(%rbp), %xmm1
	por	%xmm1, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_262
	xorl	%eax, %eax
	.p2align	4
.LBB1_261:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_261
	jmp	.LBB1_262
.LBB1_103:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
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
	movaps	.LCPI1_1(%rip), %xmm4
	movaps	.LCPI1_17(%rip), %xmm10
	jmp	.LBB1_105
	.p2align	4
.LBB1_154:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_105:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_106
	xorl	%eax, %eax
	.p2align	4
.LBB1_147:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_147
	xorl	%eax, %eax
	.p2align	4
.LBB1_149:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_149
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_151
	.p2align	4
.LBB1_106:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_151:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm1
	andps	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm15
	movaps	%xmm0, %xmm1
	psrld	$8, %xmm1
	pand	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm8
	movaps	%xmm0, %xmm1
	psrld	$16, %xmm1
	pand	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm6
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm11
	mulps	-96(%rbp), %xmm11
	movaps	.LCPI1_2(%rip), %xmm3
	mulps	%xmm3, %xmm15
	mulps	%xmm3, %xmm8
	mulps	%xmm3, %xmm6
	movups	(%rax), %xmm0
	movaps	%xmm0, %xmm1
	andps	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	movaps	%xmm0, %xmm2
	psrld	$8, %xmm2
	pand	%xmm4, %xmm2
	cvtdq2ps	%xmm2, %xmm7
	movaps	%xmm0, %xmm2
	psrld	$16, %xmm2
	pand	%xmm4, %xmm2
	cvtdq2ps	%xmm2, %xmm9
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm2
	mulps	%xmm3, %xmm1
	mulps	%xmm3, %xmm7
	mulps	%xmm3, %xmm9
	mulps	%xmm3, %xmm2
	movaps	%xmm1, %xmm0
	addps	%xmm1, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm1, %xmm13
	movaps	.LCPI1_16(%rip), %xmm3
	cmpnltps	%xmm3, %xmm13
	movaps	%xmm15, %xmm5
	addps	%xmm15, %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm15, %xmm12
	addps	%xmm0, %xmm12
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm12
	andps	%xmm13, %xmm12
	andnps	%xmm5, %xmm13
	orps	%xmm12, %xmm13
	movaps	%xmm7, %xmm0
	addps	%xmm7, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm7, %xmm14
	cmpnltps	%xmm3, %xmm14
	movaps	%xmm8, %xmm5
	addps	%xmm8, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm8, %xmm12
	addps	%xmm0, %xmm12
	mulps	%xmm8, %xmm0
	subps	%xmm0, %xmm12
	andps	%xmm14, %xmm12
	andnps	%xmm5, %xmm14
	orps	%xmm12, %xmm14
	movaps	%xmm9, %xmm5
	addps	%xmm9, %xmm5
	addps	%xmm10, %xmm5
	movaps	%xmm9, %xmm0
	cmpnltps	%xmm3, %xmm0
	movaps	%xmm6, %xmm12
	addps	%xmm5, %xmm12
	mulps	%xmm6, %xmm5
	subps	%xmm5, %xmm12
	movaps	.LCPI1_3(%rip), %xmm3
	movaps	%xmm3, %xmm5
	subps	%xmm2, %xmm5
	mulps	%xmm11, %xmm5
	mulps	%xmm5, %xmm15
	mulps	%xmm5, %xmm8
	mulps	%xmm6, %xmm5
	addps	%xmm6, %xmm6
	mulps	%xmm9, %xmm6
	andps	%xmm0, %xmm12
	andnps	%xmm6, %xmm0
	orps	%xmm12, %xmm0
	movaps	%xmm3, %xmm12
	subps	%xmm11, %xmm12
	mulps	%xmm2, %xmm12
	mulps	%xmm12, %xmm1
	mulps	%xmm12, %xmm7
	mulps	%xmm12, %xmm9
	addps	%xmm11, %xmm12
	mulps	%xmm2, %xmm11
	mulps	%xmm11, %xmm13
	addps	%xmm15, %xmm13
	addps	%xmm13, %xmm1
	mulps	%xmm11, %xmm14
	addps	%xmm8, %xmm14
	addps	%xmm14, %xmm7
	mulps	%xmm0, %xmm11
	addps	%xmm5, %xmm11
	addps	%xmm11, %xmm9
	movaps	%xmm12, %xmm2
	addps	.LCPI1_4(%rip), %xmm2
	movaps	.LCPI1_5(%rip), %xmm3
	movaps	%xmm3, %xmm0
	divps	%xmm2, %xmm0
	mulps	%xmm0, %xmm1
	mulps	%xmm0, %xmm7
	mulps	%xmm9, %xmm0
	mulps	%xmm3, %xmm12
	movaps	.LCPI1_6(%rip), %xmm2
	addps	%xmm2, %xmm1
	andps	%xmm4, %xmm1
	addps	%xmm2, %xmm12
	pslld	$24, %xmm12
	por	%xmm1, %xmm12
	addps	%xmm2, %xmm7
	pslld	$8, %xmm7
	pand	.LCPI1_7(%rip), %xmm7
	por	%xmm7, %xmm12
	addps	%xmm2, %xmm0
	pslld	$16, %xmm0
	pand	.LCPI1_8(%rip), %xmm0
	por	-112(%rbp), %xmm0
	por	%xmm0, %xmm12
	movdqu	%xmm12, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_154
	xorl	%eax, %eax
	.p2align	4
.LBB1_153:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_153
	jmp	.LBB1_154
.LBB1_87:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	.LCPI1_3(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	movaps	.LCPI1_1(%rip), %xmm4
	jmp	.LBB1_89
	.p2align	4
.LBB1_190:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_89:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_90
	xorl	%eax, %eax
	.p2align	4
.LBB1_183:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_183
	xorl	%eax, %eax
	.p2align	4
.LBB1_185:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_185
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_187
	.p2align	4
.LBB1_90:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_187:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm1
	andps	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm12
	movaps	%xmm0, %xmm1
	psrld	$8, %xmm1
	pand	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm13
	movaps	%xmm0, %xmm1
	psrld	$16, %xmm1
	pand	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm9
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm14
	mulps	-96(%rbp), %xmm14
	movaps	.LCPI1_2(%rip), %xmm3
	mulps	%xmm3, %xmm12
	mulps	%xmm3, %xmm13
	mulps	%xmm3, %xmm9
	movups	(%rax), %xmm1
	movaps	%xmm1, %xmm0
	andps	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm1, %xmm2
	psrld	$8, %xmm2
	pand	%xmm4, %xmm2
	cvtdq2ps	%xmm2, %xmm11
	movaps	%xmm1, %xmm2
	psrld	$16, %xmm2
	pand	%xmm4, %xmm2
	cvtdq2ps	%xmm2, %xmm15
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm10
	mulps	%xmm3, %xmm0
	mulps	%xmm3, %xmm11
	mulps	%xmm3, %xmm15
	mulps	%xmm3, %xmm10
	movaps	%xmm8, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm12, %xmm2
	movaps	.LCPI1_4(%rip), %xmm3
	addps	%xmm3, %xmm2
	divps	%xmm2, %xmm1
	minps	%xmm8, %xmm1
	movaps	%xmm8, %xmm5
	subps	%xmm1, %xmm5
	movaps	%xmm8, %xmm1
	subps	%xmm11, %xmm1
	movaps	%xmm13, %xmm2
	addps	%xmm3, %xmm2
	divps	%xmm2, %xmm1
	minps	%xmm8, %xmm1
	movaps	%xmm8, %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm8, %xmm7
	subps	%xmm15, %xmm7
	movaps	%xmm8, %xmm1
	subps	%xmm10, %xmm1
	mulps	%xmm14, %xmm1
	mulps	%xmm1, %xmm12
	mulps	%xmm1, %xmm13
	mulps	%xmm9, %xmm1
	addps	%xmm3, %xmm9
	divps	%xmm9, %xmm7
	minps	%xmm8, %xmm7
	movaps	%xmm8, %xmm6
	subps	%xmm7, %xmm6
	movaps	%xmm8, %xmm9
	subps	%xmm14, %xmm9
	mulps	%xmm10, %xmm9
	mulps	%xmm9, %xmm0
	mulps	%xmm9, %xmm11
	mulps	%xmm9, %xmm15
	addps	%xmm14, %xmm9
	mulps	%xmm10, %xmm14
	mulps	%xmm14, %xmm5
	addps	%xmm12, %xmm5
	addps	%xmm5, %xmm0
	mulps	%xmm14, %xmm2
	addps	%xmm13, %xmm2
	addps	%xmm2, %xmm11
	mulps	%xmm6, %xmm14
	addps	%xmm1, %xmm14
	addps	%xmm14, %xmm15
	movaps	%xmm9, %xmm2
	addps	%xmm3, %xmm2
	movaps	.LCPI1_5(%rip), %xmm3
	movaps	%xmm3, %xmm1
	divps	%xmm2, %xmm1
	mulps	%xmm1, %xmm0
	mulps	%xmm1, %xmm11
	mulps	%xmm15, %xmm1
	mulps	%xmm3, %xmm9
	movaps	.LCPI1_6(%rip), %xmm2
	addps	%xmm2, %xmm0
	andps	%xmm4, %xmm0
	addps	%xmm2, %xmm9
	pslld	$24, %xmm9
	por	%xmm0, %xmm9
	addps	%xmm2, %xmm11
	pslld	$8, %xmm11
	pand	.LCPI1_7(%rip), %xmm11
	por	%xmm11, %xmm9
	addps	%xmm2, %xmm1
	pslld	$16, %xmm1
	pand	.LCPI1_8(%rip), %xmm1
	por	-112(%rbp), %xmm1
	por	%xmm1, %xmm9
	movdqu	%xmm9, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_190
	xorl	%eax, %eax
	.p2align	4
.LBB1_189:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_189
	jmp	.LBB1_190
.LBB1_111:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_6(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_113
	.p2align	4
.LBB1_136:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_113:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_114
	xorl	%eax, %eax
	.p2align	4
.LBB1_129:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_129
	xorl	%eax, %eax
	.p2align	4
.LBB1_131:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_131
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_133
	.p2align	4
.LBB1_114:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_133:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm2
	andps	%xmm3, %xmm2
	cvtdq2ps	%xmm2, %xmm2
	movaps	%xmm0, %xmm5
	psrld	$8, %xmm5
	pand	%xmm3, %xmm5
	cvtdq2ps	%xmm5, %xmm10
	movaps	%xmm0, %xmm5
	psrld	$16, %xmm5
	pand	%xmm3, %xmm5
	cvtdq2ps	%xmm5, %xmm1
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm14
	mulps	-96(%rbp), %xmm14
	mulps	%xmm4, %xmm2
	mulps	%xmm4, %xmm10
	mulps	%xmm4, %xmm1
	movups	(%rax), %xmm5
	movaps	%xmm5, %xmm0
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm5, %xmm9
	psrld	$8, %xmm9
	pand	%xmm3, %xmm9
	cvtdq2ps	%xmm9, %xmm11
	movaps	%xmm5, %xmm9
	psrld	$16, %xmm9
	pand	%xmm3, %xmm9
	cvtdq2ps	%xmm9, %xmm15
	psrld	$24, %xmm5
	cvtdq2ps	%xmm5, %xmm9
	mulps	%xmm4, %xmm0
	mulps	%xmm4, %xmm11
	mulps	%xmm4, %xmm15
	mulps	%xmm4, %xmm9
	movaps	%xmm2, %xmm12
	mulps	%xmm0, %xmm12
	movaps	%xmm10, %xmm13
	mulps	%xmm11, %xmm13
	movaps	.LCPI1_3(%rip), %xmm7
	movaps	%xmm7, %xmm5
	subps	%xmm9, %xmm5
	mulps	%xmm14, %xmm5
	mulps	%xmm5, %xmm2
	mulps	%xmm5, %xmm10
	mulps	%xmm1, %xmm5
	mulps	%xmm15, %xmm1
	subps	%xmm14, %xmm7
	mulps	%xmm9, %xmm7
	mulps	%xmm7, %xmm0
	mulps	%xmm7, %xmm11
	mulps	%xmm7, %xmm15
	addps	%xmm14, %xmm7
	mulps	%xmm9, %xmm14
	mulps	%xmm14, %xmm12
	addps	%xmm2, %xmm12
	addps	%xmm12, %xmm0
	mulps	%xmm14, %xmm13
	addps	%xmm10, %xmm13
	addps	%xmm13, %xmm11
	mulps	%xmm1, %xmm14
	addps	%xmm5, %xmm14
	addps	%xmm14, %xmm15
	movaps	%xmm7, %xmm1
	addps	.LCPI1_4(%rip), %xmm1
	movaps	.LCPI1_5(%rip), %xmm5
	movaps	%xmm5, %xmm2
	divps	%xmm1, %xmm2
	mulps	%xmm2, %xmm0
	mulps	%xmm2, %xmm11
	mulps	%xmm15, %xmm2
	mulps	%xmm5, %xmm7
	addps	%xmm8, %xmm0
	andps	%xmm3, %xmm0
	addps	%xmm8, %xmm7
	pslld	$24, %xmm7
	por	%xmm0, %xmm7
	addps	%xmm8, %xmm11
	pslld	$8, %xmm11
	pand	.LCPI1_7(%rip), %xmm11
	por	%xmm11, %xmm7
	addps	%xmm8, %xmm2
	pslld	$16, %xmm2
	pand	.LCPI1_8(%rip), %xmm2
	por	-112(%rbp), %xmm2
	por	%xmm2, %xmm7
	movdqu	%xmm7, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_136
	xorl	%eax, %eax
	.p2align	4
.LBB1_135:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_135
	jmp	.LBB1_136
.LBB1_42:
	testq	%r8, %r8
	je	.LBB1_364
	leaq	-64(%rbp), %rcx
	mulss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, %xmm15
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm1
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	movaps	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_4(%rip), %xmm5
	movaps	.LCPI1_5(%rip), %xmm6
	movaps	.LCPI1_6(%rip), %xmm7
	movdqa	.LCPI1_7(%rip), %xmm8
	movdqa	.LCPI1_8(%rip), %xmm9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_44
	.p2align	4
.LBB1_273:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_44:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_45
	xorl	%eax, %eax
	.p2align	4
.LBB1_266:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_266
	xorl	%eax, %eax
	.p2align	4
.LBB1_268:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_268
	movq	%rcx, %r13
	movq	%rcx, %rax
	leaq	-80(%rbp), %r9
	jmp	.LBB1_270
	.p2align	4
.LBB1_45:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_270:
	movups	(%r9), %xmm0
	movaps	%xmm0, %xmm10
	andps	%xmm3, %xmm10
	cvtdq2ps	%xmm10, %xmm11
	movaps	%xmm0, %xmm10
	psrld	$8, %xmm10
	pand	%xmm3, %xmm10
	cvtdq2ps	%xmm10, %xmm13
	movaps	%xmm0, %xmm10
	psrld	$16, %xmm10
	pand	%xmm3, %xmm10
	cvtdq2ps	%xmm10, %xmm12
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm15, %xmm0
	mulps	%xmm4, %xmm11
	mulps	%xmm4, %xmm13
	mulps	%xmm4, %xmm12
	movups	(%rax), %xmm14
	movaps	%xmm14, %xmm10
	andps	%xmm3, %xmm10
	cvtdq2ps	%xmm10, %xmm10
	mulps	%xmm4, %xmm10
	mulps	%xmm0, %xmm11
	mulps	%xmm2, %xmm10
	addps	%xmm11, %xmm10
	movaps	%xmm14, %xmm11
	psrld	$8, %xmm11
	pand	%xmm3, %xmm11
	cvtdq2ps	%xmm11, %xmm11
	psrld	$16, %xmm14
	pand	%xmm3, %xmm14
	cvtdq2ps	%xmm14, %xmm14
	mulps	%xmm4, %xmm11
	mulps	%xmm4, %xmm14
	mulps	%xmm0, %xmm13
	mulps	%xmm2, %xmm11
	addps	%xmm13, %xmm11
	mulps	%xmm0, %xmm12
	mulps	%xmm2, %xmm14
	addps	%xmm12, %xmm14
	addps	%xmm2, %xmm0
	movaps	%xmm0, %xmm13
	addps	%xmm5, %xmm13
	movaps	%xmm6, %xmm12
	divps	%xmm13, %xmm12
	mulps	%xmm12, %xmm10
	mulps	%xmm12, %xmm11
	mulps	%xmm14, %xmm12
	mulps	%xmm6, %xmm0
	addps	%xmm7, %xmm10
	andps	%xmm3, %xmm10
	addps	%xmm7, %xmm0
	pslld	$24, %xmm0
	por	%xmm10, %xmm0
	addps	%xmm7, %xmm11
	pslld	$8, %xmm11
	pand	%xmm8, %xmm11
	por	%xmm11, %xmm0
	addps	%xmm7, %xmm12
	pslld	$16, %xmm12
	pand	%xmm9, %xmm12
	por	%xmm1, %xmm12
	por	%xmm12, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_273
	xorl	%eax, %eax
	.p2align	4
.LBB1_272:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_272
	jmp	.LBB1_273
.LBB1_30:
	testq	%r8, %r8
	je	.LBB1_364
	leaq	-64(%rbp), %rax
	movaps	%xmm0, %xmm10
	mulss	.LCPI1_0(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm1
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	movdqa	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_5(%rip), %xmm7
	movaps	.LCPI1_6(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_32
	.p2align	4
.LBB1_300:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_32:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_33
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_293:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_293
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_295:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_295
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	.LBB1_297
	.p2align	4
.LBB1_33:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_297:
	movdqu	(%r9), %xmm0
	movdqa	%xmm0, %xmm13
	movdqa	%xmm0, %xmm14
	movdqa	%xmm0, %xmm12
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm11
	mulps	%xmm10, %xmm11
	movdqu	(%rcx), %xmm0
	movdqa	%xmm0, %xmm5
	movdqa	%xmm0, %xmm6
	movdqa	%xmm0, %xmm15
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm9
	mulps	%xmm4, %xmm9
	movaps	.LCPI1_3(%rip), %xmm0
	subps	%xmm11, %xmm0
	mulps	%xmm9, %xmm11
	mulps	%xmm9, %xmm0
	pand	%xmm3, %xmm13
	cvtdq2ps	%xmm13, %xmm9
	mulps	%xmm4, %xmm9
	pand	%xmm3, %xmm5
	cvtdq2ps	%xmm5, %xmm13
	mulps	%xmm4, %xmm13
	mulps	%xmm11, %xmm9
	mulps	%xmm0, %xmm13
	addps	%xmm9, %xmm13
	psrld	$8, %xmm14
	pand	%xmm3, %xmm14
	cvtdq2ps	%xmm14, %xmm5
	mulps	%xmm4, %xmm5
	psrld	$8, %xmm6
	pand	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm14
	mulps	%xmm4, %xmm14
	mulps	%xmm11, %xmm5
	mulps	%xmm0, %xmm14
	addps	%xmm5, %xmm14
	psrld	$16, %xmm12
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm5
	mulps	%xmm4, %xmm5
	psrld	$16, %xmm15
	pand	%xmm3, %xmm15
	cvtdq2ps	%xmm15, %xmm9
	mulps	%xmm4, %xmm9
	mulps	%xmm11, %xmm5
	mulps	%xmm0, %xmm9
	addps	%xmm5, %xmm9
	addps	%xmm11, %xmm0
	movaps	%xmm0, %xmm5
	addps	.LCPI1_4(%rip), %xmm5
	movaps	%xmm7, %xmm6
	divps	%xmm5, %xmm6
	mulps	%xmm6, %xmm13
	mulps	%xmm6, %xmm14
	mulps	%xmm9, %xmm6
	mulps	%xmm7, %xmm0
	addps	%xmm8, %xmm13
	andps	%xmm3, %xmm13
	addps	%xmm8, %xmm0
	pslld	$24, %xmm0
	por	%xmm13, %xmm0
	addps	%xmm8, %xmm14
	pslld	$8, %xmm14
	pand	.LCPI1_7(%rip), %xmm14
	por	%xmm14, %xmm0
	addps	%xmm8, %xmm6
	pslld	$16, %xmm6
	pand	.LCPI1_8(%rip), %xmm6
	por	%xmm1, %xmm6
	por	%xmm6, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_300
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_299:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_299
	jmp	.LBB1_300
.LBB1_95:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_6(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_97
	.p2align	4
.LBB1_172:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_97:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_98
	xorl	%eax, %eax
	.p2align	4
.LBB1_165:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_165
	xorl	%eax, %eax
	.p2align	4
.LBB1_167:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_167
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_169
	.p2align	4
.LBB1_98:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_169:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm2
	andps	%xmm3, %xmm2
	cvtdq2ps	%xmm2, %xmm2
	movaps	%xmm0, %xmm5
	psrld	$8, %xmm5
	pand	%xmm3, %xmm5
	cvtdq2ps	%xmm5, %xmm10
	movaps	%xmm0, %xmm5
	psrld	$16, %xmm5
	pand	%xmm3, %xmm5
	cvtdq2ps	%xmm5, %xmm1
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm14
	mulps	-96(%rbp), %xmm14
	mulps	%xmm4, %xmm2
	mulps	%xmm4, %xmm10
	mulps	%xmm4, %xmm1
	movups	(%rax), %xmm5
	movaps	%xmm5, %xmm0
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm5, %xmm9
	psrld	$8, %xmm9
	pand	%xmm3, %xmm9
	cvtdq2ps	%xmm9, %xmm11
	movaps	%xmm5, %xmm9
	psrld	$16, %xmm9
	pand	%xmm3, %xmm9
	cvtdq2ps	%xmm9, %xmm15
	psrld	$24, %xmm5
	cvtdq2ps	%xmm5, %xmm9
	mulps	%xmm4, %xmm0
	mulps	%xmm4, %xmm11
	mulps	%xmm4, %xmm15
	mulps	%xmm4, %xmm9
	movaps	%xmm2, %xmm12
	maxps	%xmm0, %xmm12
	movaps	%xmm10, %xmm13
	maxps	%xmm11, %xmm13
	movaps	.LCPI1_3(%rip), %xmm7
	movaps	%xmm7, %xmm5
	subps	%xmm9, %xmm5
	mulps	%xmm14, %xmm5
	mulps	%xmm5, %xmm2
	mulps	%xmm5, %xmm10
	mulps	%xmm1, %xmm5
	maxps	%xmm15, %xmm1
	subps	%xmm14, %xmm7
	mulps	%xmm9, %xmm7
	mulps	%xmm7, %xmm0
	mulps	%xmm7, %xmm11
	mulps	%xmm7, %xmm15
	addps	%xmm14, %xmm7
	mulps	%xmm9, %xmm14
	mulps	%xmm14, %xmm12
	addps	%xmm2, %xmm12
	addps	%xmm12, %xmm0
	mulps	%xmm14, %xmm13
	addps	%xmm10, %xmm13
	addps	%xmm13, %xmm11
	mulps	%xmm1, %xmm14
	addps	%xmm5, %xmm14
	addps	%xmm14, %xmm15
	movaps	%xmm7, %xmm1
	addps	.LCPI1_4(%rip), %xmm1
	movaps	.LCPI1_5(%rip), %xmm5
	movaps	%xmm5, %xmm2
	divps	%xmm1, %xmm2
	mulps	%xmm2, %xmm0
	mulps	%xmm2, %xmm11
	mulps	%xmm15, %xmm2
	mulps	%xmm5, %xmm7
	addps	%xmm8, %xmm0
	andps	%xmm3, %xmm0
	addps	%xmm8, %xmm7
	pslld	$24, %xmm7
	por	%xmm0, %xmm7
	addps	%xmm8, %xmm11
	pslld	$8, %xmm11
	pand	.LCPI1_7(%rip), %xmm11
	por	%xmm11, %xmm7
	addps	%xmm8, %xmm2
	pslld	$16, %xmm2
	pand	.LCPI1_8(%rip), %xmm2
	por	-112(%rbp), %xmm2
	por	%xmm2, %xmm7
	movdqu	%xmm7, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_172
	xorl	%eax, %eax
	.p2align	4
.LBB1_171:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_171
	jmp	.LBB1_172
.LBB1_26:
	testq	%r8, %r8
	je	.LBB1_364
	leaq	-64(%rbp), %rax
	movaps	%xmm0, %xmm10
	mulss	.LCPI1_0(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm1
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	movdqa	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_5(%rip), %xmm7
	movaps	.LCPI1_6(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_28
	.p2align	4
.LBB1_309:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_28:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_29
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_302:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_302
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_304:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_304
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	.LBB1_306
	.p2align	4
.LBB1_29:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_306:
	movdqu	(%r9), %xmm0
	movdqa	%xmm0, %xmm12
	movdqa	%xmm0, %xmm13
	movdqa	%xmm0, %xmm11
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm5
	mulps	%xmm10, %xmm5
	movdqu	(%rcx), %xmm0
	movdqa	%xmm0, %xmm9
	movdqa	%xmm0, %xmm6
	movdqa	%xmm0, %xmm15
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm14
	mulps	%xmm4, %xmm14
	movaps	.LCPI1_3(%rip), %xmm0
	subps	%xmm14, %xmm0
	mulps	%xmm5, %xmm0
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm5
	mulps	%xmm4, %xmm5
	pand	%xmm3, %xmm9
	cvtdq2ps	%xmm9, %xmm12
	mulps	%xmm4, %xmm12
	mulps	%xmm0, %xmm5
	mulps	%xmm14, %xmm12
	addps	%xmm5, %xmm12
	psrld	$8, %xmm13
	pand	%xmm3, %xmm13
	cvtdq2ps	%xmm13, %xmm5
	mulps	%xmm4, %xmm5
	psrld	$8, %xmm6
	pand	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm13
	mulps	%xmm4, %xmm13
	mulps	%xmm0, %xmm5
	mulps	%xmm14, %xmm13
	addps	%xmm5, %xmm13
	psrld	$16, %xmm11
	pand	%xmm3, %xmm11
	cvtdq2ps	%xmm11, %xmm5
	mulps	%xmm4, %xmm5
	psrld	$16, %xmm15
	pand	%xmm3, %xmm15
	cvtdq2ps	%xmm15, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm0, %xmm5
	mulps	%xmm14, %xmm6
	addps	%xmm5, %xmm6
	addps	%xmm14, %xmm0
	movaps	%xmm0, %xmm5
	addps	.LCPI1_4(%rip), %xmm5
	movaps	%xmm7, %xmm11
	divps	%xmm5, %xmm11
	mulps	%xmm11, %xmm12
	mulps	%xmm11, %xmm13
	mulps	%xmm6, %xmm11
	mulps	%xmm7, %xmm0
	addps	%xmm8, %xmm12
	andps	%xmm3, %xmm12
	addps	%xmm8, %xmm0
	pslld	$24, %xmm0
	por	%xmm12, %xmm0
	addps	%xmm8, %xmm13
	pslld	$8, %xmm13
	pand	.LCPI1_7(%rip), %xmm13
	por	%xmm13, %xmm0
	addps	%xmm8, %xmm11
	pslld	$16, %xmm11
	pand	.LCPI1_8(%rip), %xmm11
	por	%xmm1, %xmm11
	por	%xmm11, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_309
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_308:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_308
	jmp	.LBB1_309
.LBB1_63:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -128(%rbp)
	xorl	%edi, %edi
	xorps	%xmm8, %xmm8
	leaq	-80(%rbp), %r9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_65
	.p2align	4
.LBB1_244:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	xorps	%xmm8, %xmm8
	jae	.LBB1_364
.LBB1_65:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm8, -64(%rbp)
	movaps	%xmm8, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_66
	xorl	%eax, %eax
	.p2align	4
.LBB1_237:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_237
	xorl	%eax, %eax
	.p2align	4
.LBB1_239:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_239
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_241
	.p2align	4
.LBB1_66:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_241:
	movups	(%rcx), %xmm7
	movaps	%xmm7, %xmm0
	movaps	.LCPI1_1(%rip), %xmm2
	andps	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm3
	movaps	%xmm7, %xmm0
	psrld	$8, %xmm0
	pand	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm4
	movaps	%xmm7, %xmm0
	psrld	$16, %xmm0
	pand	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm1
	movaps	.LCPI1_2(%rip), %xmm9
	mulps	%xmm9, %xmm3
	movaps	%xmm3, %xmm6
	movaps	%xmm4, %xmm3
	mulps	%xmm9, %xmm3
	movaps	%xmm3, -160(%rbp)
	mulps	%xmm9, %xmm1
	movaps	%xmm1, %xmm4
	movups	(%rax), %xmm1
	movaps	%xmm1, %xmm0
	andps	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm5
	movaps	%xmm1, %xmm0
	psrld	$8, %xmm0
	pand	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm10
	movaps	%xmm1, %xmm0
	psrld	$16, %xmm0
	pand	%xmm2, %xmm0
	cvtdq2ps	%xmm0, %xmm12
	mulps	%xmm9, %xmm5
	mulps	%xmm9, %xmm10
	mulps	%xmm9, %xmm12
	movaps	%xmm5, %xmm2
	minps	%xmm10, %xmm2
	minps	%xmm12, %xmm2
	movaps	%xmm6, %xmm9
	movaps	%xmm6, -144(%rbp)
	movaps	%xmm6, %xmm0
	maxps	%xmm3, %xmm0
	movaps	%xmm4, %xmm6
	movaps	%xmm4, -112(%rbp)
	maxps	%xmm4, %xmm0
	movaps	%xmm9, %xmm4
	minps	%xmm3, %xmm4
	minps	%xmm6, %xmm4
	subps	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	maxps	%xmm10, %xmm4
	maxps	%xmm12, %xmm4
	subps	%xmm2, %xmm4
	movaps	.LCPI1_4(%rip), %xmm3
	addps	%xmm3, %xmm4
	divps	%xmm4, %xmm0
	movaps	%xmm5, %xmm3
	subps	%xmm2, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm10, %xmm15
	subps	%xmm2, %xmm15
	mulps	%xmm0, %xmm15
	movaps	%xmm12, %xmm6
	subps	%xmm2, %xmm6
	mulps	%xmm0, %xmm6
	movaps	%xmm5, %xmm0
	movaps	.LCPI1_9(%rip), %xmm9
	mulps	%xmm9, %xmm0
	movaps	%xmm10, %xmm4
	movaps	.LCPI1_10(%rip), %xmm11
	mulps	%xmm11, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm12, %xmm2
	movaps	.LCPI1_11(%rip), %xmm14
	mulps	%xmm14, %xmm2
	addps	%xmm4, %xmm2
	movaps	%xmm3, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm15, %xmm4
	mulps	%xmm11, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm6, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm2, %xmm11
	subps	%xmm0, %xmm11
	movaps	%xmm3, %xmm14
	minps	%xmm15, %xmm14
	minps	%xmm6, %xmm14
	addps	%xmm11, %xmm14
	movaps	%xmm2, %xmm0
	subps	%xmm14, %xmm0
	cmpnltps	%xmm8, %xmm14
	movaps	.LCPI1_3(%rip), %xmm13
	movaps	%xmm13, %xmm4
	subps	%xmm2, %xmm4
	andps	%xmm14, %xmm4
	movaps	%xmm14, %xmm9
	andnps	%xmm2, %xmm9
	orps	%xmm9, %xmm4
	movaps	%xmm3, %xmm8
	maxps	%xmm15, %xmm8
	maxps	%xmm6, %xmm8
	addps	%xmm11, %xmm8
	movaps	%xmm13, %xmm9
	cmpnltps	%xmm8, %xmm9
	subps	%xmm2, %xmm8
	andps	%xmm14, %xmm8
	andps	%xmm14, %xmm9
	andnps	%xmm0, %xmm14
	orps	%xmm14, %xmm8
	movaps	.LCPI1_4(%rip), %xmm14
	addps	%xmm14, %xmm8
	divps	%xmm8, %xmm4
	movaps	%xmm13, %xmm0
	andps	%xmm9, %xmm0
	andnps	%xmm4, %xmm9
	orps	%xmm0, %xmm9
	subps	%xmm2, %xmm11
	mulps	%xmm9, %xmm11
	addps	%xmm2, %xmm11
	psrld	$24, %xmm7
	cvtdq2ps	%xmm7, %xmm2
	mulps	-96(%rbp), %xmm2
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm7
	mulps	.LCPI1_2(%rip), %xmm7
	mulps	%xmm9, %xmm3
	addps	%xmm11, %xmm3
	mulps	%xmm9, %xmm15
	addps	%xmm11, %xmm15
	mulps	%xmm6, %xmm9
	addps	%xmm11, %xmm9
	movaps	%xmm13, %xmm6
	subps	%xmm7, %xmm6
	mulps	%xmm2, %xmm6
	subps	%xmm2, %xmm13
	mulps	%xmm7, %xmm13
	mulps	%xmm13, %xmm5
	mulps	%xmm13, %xmm10
	mulps	%xmm13, %xmm12
	addps	%xmm2, %xmm13
	mulps	%xmm7, %xmm2
	movaps	-144(%rbp), %xmm1
	mulps	%xmm6, %xmm1
	mulps	%xmm2, %xmm3
	addps	%xmm1, %xmm3
	addps	%xmm3, %xmm5
	movaps	-160(%rbp), %xmm1
	mulps	%xmm6, %xmm1
	mulps	%xmm2, %xmm15
	addps	%xmm1, %xmm15
	addps	%xmm15, %xmm10
	mulps	-112(%rbp), %xmm6
	mulps	%xmm9, %xmm2
	addps	%xmm6, %xmm2
	addps	%xmm2, %xmm12
	movaps	%xmm13, %xmm2
	addps	%xmm14, %xmm2
	movaps	.LCPI1_5(%rip), %xmm3
	movaps	%xmm3, %xmm1
	divps	%xmm2, %xmm1
	mulps	%xmm1, %xmm5
	mulps	%xmm1, %xmm10
	mulps	%xmm12, %xmm1
	mulps	%xmm3, %xmm13
	movaps	.LCPI1_6(%rip), %xmm2
	addps	%xmm2, %xmm5
	andps	.LCPI1_1(%rip), %xmm5
	addps	%xmm2, %xmm13
	pslld	$24, %xmm13
	por	%xmm5, %xmm13
	addps	%xmm2, %xmm10
	pslld	$8, %xmm10
	pand	.LCPI1_7(%rip), %xmm10
	por	%xmm10, %xmm13
	addps	%xmm2, %xmm1
	pslld	$16, %xmm1
	pand	.LCPI1_8(%rip), %xmm1
	por	-128(%rbp), %xmm1
	por	%xmm1, %xmm13
	movdqu	%xmm13, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_244
	xorl	%eax, %eax
	.p2align	4
.LBB1_243:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_243
	jmp	.LBB1_244
.LBB1_91:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	.LCPI1_3(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	movaps	.LCPI1_1(%rip), %xmm4
	jmp	.LBB1_93
	.p2align	4
.LBB1_181:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_93:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_94
	xorl	%eax, %eax
	.p2align	4
.LBB1_174:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_174
	xorl	%eax, %eax
	.p2align	4
.LBB1_176:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_176
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_178
	.p2align	4
.LBB1_94:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_178:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm1
	andps	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm12
	movaps	%xmm0, %xmm1
	psrld	$8, %xmm1
	pand	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm13
	movaps	%xmm0, %xmm1
	psrld	$16, %xmm1
	pand	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm14
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm9
	mulps	-96(%rbp), %xmm9
	movaps	.LCPI1_2(%rip), %xmm3
	mulps	%xmm3, %xmm12
	mulps	%xmm3, %xmm13
	mulps	%xmm3, %xmm14
	movups	(%rax), %xmm0
	movaps	%xmm0, %xmm1
	andps	%xmm4, %xmm1
	cvtdq2ps	%xmm1, %xmm1
	movaps	%xmm0, %xmm2
	psrld	$8, %xmm2
	pand	%xmm4, %xmm2
	cvtdq2ps	%xmm2, %xmm7
	movaps	%xmm0, %xmm2
	psrld	$16, %xmm2
	pand	%xmm4, %xmm2
	cvtdq2ps	%xmm2, %xmm6
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm2
	mulps	%xmm3, %xmm1
	mulps	%xmm3, %xmm7
	mulps	%xmm3, %xmm6
	mulps	%xmm3, %xmm2
	movaps	%xmm8, %xmm5
	subps	%xmm12, %xmm5
	movaps	.LCPI1_4(%rip), %xmm3
	addps	%xmm3, %xmm5
	movaps	%xmm1, %xmm0
	divps	%xmm5, %xmm0
	movaps	%xmm8, %xmm5
	subps	%xmm13, %xmm5
	addps	%xmm3, %xmm5
	movaps	%xmm7, %xmm11
	divps	%xmm5, %xmm11
	movaps	%xmm8, %xmm5
	subps	%xmm14, %xmm5
	addps	%xmm3, %xmm5
	movaps	%xmm6, %xmm15
	divps	%xmm5, %xmm15
	movaps	%xmm8, %xmm10
	subps	%xmm2, %xmm10
	mulps	%xmm9, %xmm10
	movaps	%xmm8, %xmm5
	subps	%xmm9, %xmm5
	mulps	%xmm2, %xmm5
	mulps	%xmm5, %xmm1
	mulps	%xmm5, %xmm7
	mulps	%xmm5, %xmm6
	addps	%xmm9, %xmm5
	mulps	%xmm2, %xmm9
	minps	%xmm8, %xmm0
	mulps	%xmm10, %xmm12
	mulps	%xmm9, %xmm0
	addps	%xmm12, %xmm0
	addps	%xmm0, %xmm1
	minps	%xmm8, %xmm11
	mulps	%xmm10, %xmm13
	mulps	%xmm9, %xmm11
	addps	%xmm13, %xmm11
	addps	%xmm11, %xmm7
	mulps	%xmm14, %xmm10
	minps	%xmm8, %xmm15
	mulps	%xmm15, %xmm9
	addps	%xmm10, %xmm9
	addps	%xmm9, %xmm6
	movaps	%xmm5, %xmm2
	addps	%xmm3, %xmm2
	movaps	.LCPI1_5(%rip), %xmm3
	movaps	%xmm3, %xmm0
	divps	%xmm2, %xmm0
	mulps	%xmm0, %xmm1
	mulps	%xmm0, %xmm7
	mulps	%xmm6, %xmm0
	mulps	%xmm3, %xmm5
	movaps	.LCPI1_6(%rip), %xmm2
	addps	%xmm2, %xmm1
	andps	%xmm4, %xmm1
	addps	%xmm2, %xmm5
	pslld	$24, %xmm5
	por	%xmm1, %xmm5
	addps	%xmm2, %xmm7
	pslld	$8, %xmm7
	pand	.LCPI1_7(%rip), %xmm7
	por	%xmm7, %xmm5
	addps	%xmm2, %xmm0
	pslld	$16, %xmm0
	pand	.LCPI1_8(%rip), %xmm0
	por	-112(%rbp), %xmm0
	por	%xmm0, %xmm5
	movdqu	%xmm5, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_181
	xorl	%eax, %eax
	.p2align	4
.LBB1_180:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_180
	jmp	.LBB1_181
.LBB1_38:
	testq	%r8, %r8
	je	.LBB1_364
	leaq	-64(%rbp), %rax
	movaps	%xmm0, %xmm8
	mulss	.LCPI1_0(%rip), %xmm8
	shufps	$0, %xmm8, %xmm8
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm1
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	movdqa	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_5(%rip), %xmm6
	movaps	.LCPI1_6(%rip), %xmm7
	movdqa	.LCPI1_8(%rip), %xmm9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_40
	.p2align	4
.LBB1_282:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_40:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_41
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_275:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_275
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_277:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_277
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	.LBB1_279
	.p2align	4
.LBB1_41:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_279:
	movdqu	(%r9), %xmm0
	movdqa	%xmm0, %xmm10
	movdqa	%xmm0, %xmm11
	movdqa	%xmm0, %xmm12
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm15
	mulps	%xmm8, %xmm15
	movdqu	(%rcx), %xmm0
	movdqa	%xmm0, %xmm5
	movdqa	%xmm0, %xmm13
	movdqa	%xmm0, %xmm14
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm15, %xmm0
	pand	%xmm3, %xmm10
	cvtdq2ps	%xmm10, %xmm15
	mulps	%xmm4, %xmm15
	pand	%xmm3, %xmm5
	cvtdq2ps	%xmm5, %xmm10
	mulps	%xmm4, %xmm10
	mulps	%xmm0, %xmm15
	mulps	%xmm2, %xmm10
	addps	%xmm15, %xmm10
	psrld	$8, %xmm11
	pand	%xmm3, %xmm11
	cvtdq2ps	%xmm11, %xmm5
	psrld	$16, %xmm12
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm12
	mulps	%xmm4, %xmm5
	mulps	%xmm4, %xmm12
	psrld	$8, %xmm13
	pand	%xmm3, %xmm13
	cvtdq2ps	%xmm13, %xmm11
	psrld	$16, %xmm14
	pand	%xmm3, %xmm14
	cvtdq2ps	%xmm14, %xmm13
	mulps	%xmm4, %xmm11
	mulps	%xmm4, %xmm13
	mulps	%xmm0, %xmm5
	mulps	%xmm2, %xmm11
	addps	%xmm5, %xmm11
	mulps	%xmm0, %xmm12
	mulps	%xmm2, %xmm13
	addps	%xmm12, %xmm13
	addps	%xmm2, %xmm0
	movaps	%xmm0, %xmm5
	addps	.LCPI1_4(%rip), %xmm5
	movaps	%xmm6, %xmm12
	divps	%xmm5, %xmm12
	mulps	%xmm12, %xmm10
	mulps	%xmm12, %xmm11
	mulps	%xmm13, %xmm12
	mulps	%xmm6, %xmm0
	addps	%xmm7, %xmm10
	andps	%xmm3, %xmm10
	addps	%xmm7, %xmm0
	pslld	$24, %xmm0
	por	%xmm10, %xmm0
	addps	%xmm7, %xmm11
	pslld	$8, %xmm11
	pand	.LCPI1_7(%rip), %xmm11
	por	%xmm11, %xmm0
	addps	%xmm7, %xmm12
	pslld	$16, %xmm12
	pand	%xmm9, %xmm12
	por	%xmm1, %xmm12
	por	%xmm12, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_282
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_281:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_281
	jmp	.LBB1_282
.LBB1_75:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm0
	movdqa	%xmm0, -112(%rbp)
	xorl	%edi, %edi
	leaq	-80(%rbp), %r9
	movaps	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_77
	.p2align	4
.LBB1_217:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_77:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_78
	xorl	%eax, %eax
	.p2align	4
.LBB1_210:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_210
	xorl	%eax, %eax
	.p2align	4
.LBB1_212:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_212
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_214
	.p2align	4
.LBB1_78:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_214:
	movups	(%rcx), %xmm0
	movaps	%xmm0, %xmm1
	andps	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm10
	movaps	%xmm0, %xmm1
	psrld	$8, %xmm1
	pand	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm2
	movaps	%xmm0, %xmm1
	psrld	$16, %xmm1
	pand	%xmm3, %xmm1
	cvtdq2ps	%xmm1, %xmm7
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm14
	mulps	-96(%rbp), %xmm14
	mulps	%xmm4, %xmm10
	mulps	%xmm4, %xmm2
	mulps	%xmm4, %xmm7
	movups	(%rax), %xmm1
	movaps	%xmm1, %xmm0
	andps	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm1, %xmm5
	psrld	$8, %xmm5
	pand	%xmm3, %xmm5
	cvtdq2ps	%xmm5, %xmm11
	movaps	%xmm1, %xmm5
	psrld	$16, %xmm5
	pand	%xmm3, %xmm5
	cvtdq2ps	%xmm5, %xmm15
	psrld	$24, %xmm1
	cvtdq2ps	%xmm1, %xmm9
	mulps	%xmm4, %xmm0
	mulps	%xmm4, %xmm11
	mulps	%xmm4, %xmm15
	mulps	%xmm4, %xmm9
	movaps	%xmm10, %xmm12
	subps	%xmm0, %xmm12
	movaps	%xmm0, %xmm1
	subps	%xmm10, %xmm1
	maxps	%xmm1, %xmm12
	movaps	%xmm2, %xmm13
	subps	%xmm11, %xmm13
	movaps	%xmm11, %xmm1
	subps	%xmm2, %xmm1
	maxps	%xmm1, %xmm13
	movaps	%xmm15, %xmm1
	subps	%xmm7, %xmm1
	movaps	.LCPI1_3(%rip), %xmm8
	movaps	%xmm8, %xmm5
	subps	%xmm9, %xmm5
	mulps	%xmm14, %xmm5
	mulps	%xmm5, %xmm10
	mulps	%xmm5, %xmm2
	mulps	%xmm7, %xmm5
	subps	%xmm15, %xmm7
	maxps	%xmm1, %xmm7
	subps	%xmm14, %xmm8
	mulps	%xmm9, %xmm8
	mulps	%xmm8, %xmm0
	mulps	%xmm8, %xmm11
	mulps	%xmm8, %xmm15
	addps	%xmm14, %xmm8
	mulps	%xmm9, %xmm14
	mulps	%xmm14, %xmm12
	addps	%xmm10, %xmm12
	addps	%xmm12, %xmm0
	mulps	%xmm14, %xmm13
	addps	%xmm2, %xmm13
	addps	%xmm13, %xmm11
	mulps	%xmm7, %xmm14
	addps	%xmm5, %xmm14
	addps	%xmm14, %xmm15
	movaps	%xmm8, %xmm1
	addps	.LCPI1_4(%rip), %xmm1
	movaps	.LCPI1_5(%rip), %xmm5
	movaps	%xmm5, %xmm2
	divps	%xmm1, %xmm2
	mulps	%xmm2, %xmm0
	mulps	%xmm2, %xmm11
	mulps	%xmm15, %xmm2
	mulps	%xmm5, %xmm8
	movaps	.LCPI1_6(%rip), %xmm1
	addps	%xmm1, %xmm0
	andps	%xmm3, %xmm0
	addps	%xmm1, %xmm8
	pslld	$24, %xmm8
	por	%xmm0, %xmm8
	addps	%xmm1, %xmm11
	pslld	$8, %xmm11
	pand	.LCPI1_7(%rip), %xmm11
	por	%xmm11, %xmm8
	addps	%xmm1, %xmm2
	pslld	$16, %xmm2
	pand	.LCPI1_8(%rip), %xmm2
	por	-112(%rbp), %xmm2
	por	%xmm2, %xmm8
	movdqu	%xmm8, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_217
	xorl	%eax, %eax
	.p2align	4
.LBB1_216:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_216
	jmp	.LBB1_217
.LBB1_83:
	testq	%r8, %r8
	je	.LBB1_364
	mulss	.LCPI1_0(%rip), %xmm0
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
	movaps	.LCPI1_1(%rip), %xmm4
	jmp	.LBB1_85
	.p2align	4
.LBB1_199:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_85:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_86
	xorl	%eax, %eax
	.p2align	4
.LBB1_192:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_192
	xorl	%eax, %eax
	.p2align	4
.LBB1_194:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_194
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_196
	.p2align	4
.LBB1_86:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_196:
	movups	(%rcx), %xmm2
	movaps	%xmm2, %xmm0
	andps	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm1
	movaps	%xmm2, %xmm0
	psrld	$8, %xmm0
	pand	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm7
	movaps	%xmm2, %xmm0
	psrld	$16, %xmm0
	pand	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	psrld	$24, %xmm2
	cvtdq2ps	%xmm2, %xmm11
	mulps	-96(%rbp), %xmm11
	movaps	.LCPI1_2(%rip), %xmm3
	mulps	%xmm3, %xmm1
	mulps	%xmm3, %xmm7
	mulps	%xmm3, %xmm0
	movups	(%rax), %xmm2
	movaps	%xmm2, %xmm5
	andps	%xmm4, %xmm5
	cvtdq2ps	%xmm5, %xmm13
	movaps	%xmm2, %xmm5
	psrld	$8, %xmm5
	pand	%xmm4, %xmm5
	cvtdq2ps	%xmm5, %xmm14
	movaps	%xmm2, %xmm5
	psrld	$16, %xmm5
	pand	%xmm4, %xmm5
	cvtdq2ps	%xmm5, %xmm6
	psrld	$24, %xmm2
	cvtdq2ps	%xmm2, %xmm2
	mulps	%xmm3, %xmm13
	mulps	%xmm3, %xmm14
	mulps	%xmm3, %xmm6
	mulps	%xmm3, %xmm2
	movaps	%xmm1, %xmm5
	addps	%xmm1, %xmm5
	movaps	.LCPI1_17(%rip), %xmm10
	addps	%xmm10, %xmm5
	movaps	%xmm1, %xmm15
	movaps	.LCPI1_16(%rip), %xmm3
	cmpnltps	%xmm3, %xmm15
	movaps	%xmm13, %xmm8
	addps	%xmm13, %xmm8
	mulps	%xmm1, %xmm8
	movaps	%xmm13, %xmm9
	addps	%xmm5, %xmm9
	mulps	%xmm13, %xmm5
	subps	%xmm5, %xmm9
	andps	%xmm15, %xmm9
	andnps	%xmm8, %xmm15
	orps	%xmm9, %xmm15
	movaps	%xmm7, %xmm5
	addps	%xmm7, %xmm5
	addps	%xmm10, %xmm5
	movaps	%xmm7, %xmm8
	cmpnltps	%xmm3, %xmm8
	movaps	%xmm14, %xmm9
	addps	%xmm14, %xmm9
	mulps	%xmm7, %xmm9
	movaps	%xmm14, %xmm12
	addps	%xmm5, %xmm12
	mulps	%xmm14, %xmm5
	subps	%xmm5, %xmm12
	andps	%xmm8, %xmm12
	andnps	%xmm9, %xmm8
	orps	%xmm12, %xmm8
	movaps	%xmm6, %xmm12
	addps	%xmm6, %xmm12
	mulps	%xmm0, %xmm12
	movaps	%xmm0, %xmm9
	addps	%xmm0, %xmm9
	addps	%xmm10, %xmm9
	movaps	%xmm6, %xmm5
	addps	%xmm9, %xmm5
	mulps	%xmm6, %xmm9
	subps	%xmm9, %xmm5
	movaps	.LCPI1_3(%rip), %xmm3
	movaps	%xmm3, %xmm9
	subps	%xmm2, %xmm9
	mulps	%xmm11, %xmm9
	mulps	%xmm9, %xmm1
	mulps	%xmm9, %xmm7
	mulps	%xmm0, %xmm9
	movaps	%xmm0, %xmm10
	cmpnltps	.LCPI1_16(%rip), %xmm10
	andps	%xmm10, %xmm5
	andnps	%xmm12, %xmm10
	orps	%xmm5, %xmm10
	movaps	%xmm3, %xmm0
	subps	%xmm11, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm0, %xmm13
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm6
	addps	%xmm11, %xmm0
	mulps	%xmm2, %xmm11
	mulps	%xmm11, %xmm15
	addps	%xmm1, %xmm15
	addps	%xmm15, %xmm13
	mulps	%xmm11, %xmm8
	addps	%xmm7, %xmm8
	addps	%xmm8, %xmm14
	mulps	%xmm10, %xmm11
	addps	%xmm9, %xmm11
	addps	%xmm11, %xmm6
	movaps	%xmm0, %xmm2
	addps	.LCPI1_4(%rip), %xmm2
	movaps	.LCPI1_5(%rip), %xmm3
	movaps	%xmm3, %xmm1
	divps	%xmm2, %xmm1
	mulps	%xmm1, %xmm13
	mulps	%xmm1, %xmm14
	mulps	%xmm6, %xmm1
	mulps	%xmm3, %xmm0
	movaps	.LCPI1_6(%rip), %xmm2
	addps	%xmm2, %xmm13
	andps	%xmm4, %xmm13
	addps	%xmm2, %xmm0
	pslld	$24, %xmm0
	por	%xmm13, %xmm0
	addps	%xmm2, %xmm14
	pslld	$8, %xmm14
	pand	.LCPI1_7(%rip), %xmm14
	por	%xmm14, %xmm0
	addps	%xmm2, %xmm1
	pslld	$16, %xmm1
	pand	.LCPI1_8(%rip), %xmm1
	por	-112(%rbp), %xmm1
	por	%xmm1, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_199
	xorl	%eax, %eax
	.p2align	4
.LBB1_198:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_198
	jmp	.LBB1_199
.LBB1_22:
	testq	%r8, %r8
	je	.LBB1_364
	leaq	-64(%rbp), %rax
	movaps	%xmm0, %xmm8
	mulss	.LCPI1_0(%rip), %xmm8
	shufps	$0, %xmm8, %xmm8
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm1
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	movdqa	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_5(%rip), %xmm6
	movaps	.LCPI1_6(%rip), %xmm7
	movdqa	.LCPI1_8(%rip), %xmm9
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_24
	.p2align	4
.LBB1_318:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_24:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_25
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_311:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_311
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_313:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_313
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	.LBB1_315
	.p2align	4
.LBB1_25:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_315:
	movdqu	(%r9), %xmm0
	movdqa	%xmm0, %xmm10
	movdqa	%xmm0, %xmm11
	movdqa	%xmm0, %xmm12
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm15
	mulps	%xmm8, %xmm15
	movdqu	(%rcx), %xmm0
	movdqa	%xmm0, %xmm5
	movdqa	%xmm0, %xmm13
	movdqa	%xmm0, %xmm14
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm15, %xmm0
	pand	%xmm3, %xmm10
	cvtdq2ps	%xmm10, %xmm15
	mulps	%xmm4, %xmm15
	pand	%xmm3, %xmm5
	cvtdq2ps	%xmm5, %xmm10
	mulps	%xmm4, %xmm10
	mulps	%xmm2, %xmm15
	mulps	%xmm0, %xmm10
	addps	%xmm15, %xmm10
	psrld	$8, %xmm11
	pand	%xmm3, %xmm11
	cvtdq2ps	%xmm11, %xmm5
	psrld	$16, %xmm12
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm12
	mulps	%xmm4, %xmm5
	mulps	%xmm4, %xmm12
	psrld	$8, %xmm13
	pand	%xmm3, %xmm13
	cvtdq2ps	%xmm13, %xmm11
	psrld	$16, %xmm14
	pand	%xmm3, %xmm14
	cvtdq2ps	%xmm14, %xmm13
	mulps	%xmm4, %xmm11
	mulps	%xmm4, %xmm13
	mulps	%xmm2, %xmm5
	mulps	%xmm0, %xmm11
	addps	%xmm5, %xmm11
	mulps	%xmm2, %xmm12
	mulps	%xmm0, %xmm13
	addps	%xmm12, %xmm13
	addps	%xmm2, %xmm0
	movaps	%xmm0, %xmm5
	addps	.LCPI1_4(%rip), %xmm5
	movaps	%xmm6, %xmm12
	divps	%xmm5, %xmm12
	mulps	%xmm12, %xmm10
	mulps	%xmm12, %xmm11
	mulps	%xmm13, %xmm12
	mulps	%xmm6, %xmm0
	addps	%xmm7, %xmm10
	andps	%xmm3, %xmm10
	addps	%xmm7, %xmm0
	pslld	$24, %xmm0
	por	%xmm10, %xmm0
	addps	%xmm7, %xmm11
	pslld	$8, %xmm11
	pand	.LCPI1_7(%rip), %xmm11
	por	%xmm11, %xmm0
	addps	%xmm7, %xmm12
	pslld	$16, %xmm12
	pand	%xmm9, %xmm12
	por	%xmm1, %xmm12
	por	%xmm12, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_318
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_317:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_317
	jmp	.LBB1_318
.LBB1_34:
	testq	%r8, %r8
	je	.LBB1_364
	leaq	-64(%rbp), %rax
	movaps	%xmm0, %xmm9
	mulss	.LCPI1_0(%rip), %xmm9
	shufps	$0, %xmm9, %xmm9
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm1
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	movdqa	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_5(%rip), %xmm7
	movaps	.LCPI1_6(%rip), %xmm8
	movdqa	.LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_36
	.p2align	4
.LBB1_291:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_36:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_37
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_284:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_284
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_286:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_286
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	.LBB1_288
	.p2align	4
.LBB1_37:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_288:
	movdqu	(%r9), %xmm13
	movdqa	%xmm13, %xmm11
	movdqa	%xmm13, %xmm12
	movdqu	(%rcx), %xmm0
	movdqa	%xmm0, %xmm6
	movdqa	%xmm0, %xmm14
	movdqa	%xmm0, %xmm15
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	movaps	.LCPI1_3(%rip), %xmm0
	subps	%xmm5, %xmm0
	movdqa	%xmm13, %xmm5
	psrld	$24, %xmm13
	cvtdq2ps	%xmm13, %xmm13
	mulps	%xmm9, %xmm13
	mulps	%xmm13, %xmm0
	pand	%xmm3, %xmm11
	cvtdq2ps	%xmm11, %xmm13
	mulps	%xmm4, %xmm13
	pand	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm11
	mulps	%xmm4, %xmm11
	mulps	%xmm0, %xmm13
	mulps	%xmm2, %xmm11
	addps	%xmm13, %xmm11
	psrld	$8, %xmm12
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm6
	psrld	$16, %xmm5
	pand	%xmm3, %xmm5
	cvtdq2ps	%xmm5, %xmm5
	mulps	%xmm4, %xmm6
	mulps	%xmm4, %xmm5
	psrld	$8, %xmm14
	pand	%xmm3, %xmm14
	cvtdq2ps	%xmm14, %xmm12
	psrld	$16, %xmm15
	pand	%xmm3, %xmm15
	cvtdq2ps	%xmm15, %xmm14
	mulps	%xmm4, %xmm12
	mulps	%xmm4, %xmm14
	mulps	%xmm0, %xmm6
	mulps	%xmm2, %xmm12
	addps	%xmm6, %xmm12
	mulps	%xmm0, %xmm5
	mulps	%xmm2, %xmm14
	addps	%xmm5, %xmm14
	addps	%xmm2, %xmm0
	movaps	%xmm0, %xmm5
	addps	.LCPI1_4(%rip), %xmm5
	movaps	%xmm7, %xmm13
	divps	%xmm5, %xmm13
	mulps	%xmm13, %xmm11
	mulps	%xmm13, %xmm12
	mulps	%xmm14, %xmm13
	mulps	%xmm7, %xmm0
	addps	%xmm8, %xmm11
	andps	%xmm3, %xmm11
	addps	%xmm8, %xmm0
	pslld	$24, %xmm0
	por	%xmm11, %xmm0
	addps	%xmm8, %xmm12
	pslld	$8, %xmm12
	pand	.LCPI1_7(%rip), %xmm12
	por	%xmm12, %xmm0
	addps	%xmm8, %xmm13
	pslld	$16, %xmm13
	pand	%xmm10, %xmm13
	por	%xmm1, %xmm13
	por	%xmm13, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_291
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_290:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_290
	jmp	.LBB1_291
.LBB1_18:
	testq	%r8, %r8
	je	.LBB1_364
	movaps	%xmm0, %xmm9
	mulss	.LCPI1_0(%rip), %xmm9
	shufps	$0, %xmm9, %xmm9
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm1
	xorl	%edi, %edi
	xorps	%xmm2, %xmm2
	leaq	-80(%rbp), %r9
	movdqa	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_5(%rip), %xmm7
	movaps	.LCPI1_6(%rip), %xmm8
	movdqa	.LCPI1_8(%rip), %xmm10
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_20
	.p2align	4
.LBB1_327:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_20:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	movaps	%xmm2, -64(%rbp)
	movaps	%xmm2, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_21
	xorl	%eax, %eax
	.p2align	4
.LBB1_320:
	movl	(%rbx,%rax,4), %ecx
	movl	%ecx, -80(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_320
	xorl	%eax, %eax
	.p2align	4
.LBB1_322:
	movl	(%r11,%rax,4), %ecx
	movl	%ecx, -64(%rbp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_322
	leaq	-64(%rbp), %rax
	movq	%rax, %r13
	movq	%r9, %rcx
	jmp	.LBB1_324
	.p2align	4
.LBB1_21:
	leaq	(%rsi,%rdi,4), %rcx
	leaq	(%rdx,%rdi,4), %rax
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_324:
	movdqu	(%rcx), %xmm0
	movdqa	%xmm0, %xmm11
	movdqa	%xmm0, %xmm12
	movdqa	%xmm0, %xmm13
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm9, %xmm0
	movaps	.LCPI1_3(%rip), %xmm5
	subps	%xmm0, %xmm5
	movdqu	(%rax), %xmm0
	movdqa	%xmm0, %xmm6
	movdqa	%xmm0, %xmm14
	movdqa	%xmm0, %xmm15
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm5, %xmm0
	pand	%xmm3, %xmm11
	cvtdq2ps	%xmm11, %xmm5
	mulps	%xmm4, %xmm5
	pand	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm11
	mulps	%xmm4, %xmm11
	mulps	%xmm2, %xmm5
	mulps	%xmm0, %xmm11
	addps	%xmm5, %xmm11
	psrld	$8, %xmm12
	pand	%xmm3, %xmm12
	cvtdq2ps	%xmm12, %xmm5
	psrld	$16, %xmm13
	pand	%xmm3, %xmm13
	cvtdq2ps	%xmm13, %xmm6
	mulps	%xmm4, %xmm5
	mulps	%xmm4, %xmm6
	psrld	$8, %xmm14
	pand	%xmm3, %xmm14
	cvtdq2ps	%xmm14, %xmm12
	psrld	$16, %xmm15
	pand	%xmm3, %xmm15
	cvtdq2ps	%xmm15, %xmm14
	mulps	%xmm4, %xmm12
	mulps	%xmm4, %xmm14
	mulps	%xmm2, %xmm5
	mulps	%xmm0, %xmm12
	addps	%xmm5, %xmm12
	mulps	%xmm2, %xmm6
	mulps	%xmm0, %xmm14
	addps	%xmm6, %xmm14
	addps	%xmm2, %xmm0
	movaps	%xmm0, %xmm5
	addps	.LCPI1_4(%rip), %xmm5
	movaps	%xmm7, %xmm13
	divps	%xmm5, %xmm13
	mulps	%xmm13, %xmm11
	mulps	%xmm13, %xmm12
	mulps	%xmm14, %xmm13
	mulps	%xmm7, %xmm0
	addps	%xmm8, %xmm11
	andps	%xmm3, %xmm11
	addps	%xmm8, %xmm0
	pslld	$24, %xmm0
	por	%xmm11, %xmm0
	addps	%xmm8, %xmm12
	pslld	$8, %xmm12
	pand	.LCPI1_7(%rip), %xmm12
	por	%xmm12, %xmm0
	addps	%xmm8, %xmm13
	pslld	$16, %xmm13
	pand	%xmm10, %xmm13
	por	%xmm1, %xmm13
	por	%xmm13, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_327
	xorl	%eax, %eax
	.p2align	4
.LBB1_326:
	movl	(%r13,%rax,4), %ecx
	movl	%ecx, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_326
	jmp	.LBB1_327
.LBB1_6:
	testq	%r8, %r8
	je	.LBB1_364
	leaq	-64(%rbp), %rax
	movaps	%xmm0, %xmm2
	mulss	.LCPI1_0(%rip), %xmm2
	shufps	$0, %xmm2, %xmm2
	movd	%r9d, %xmm0
	pshufd	$0, %xmm0, %xmm1
	xorl	%edi, %edi
	movaps	.LCPI1_1(%rip), %xmm3
	movaps	.LCPI1_2(%rip), %xmm4
	movaps	.LCPI1_3(%rip), %xmm5
	movaps	.LCPI1_5(%rip), %xmm7
	movaps	.LCPI1_6(%rip), %xmm8
	movq	-48(%rbp), %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_8
	.p2align	4
.LBB1_354:
	addq	$4, %rdi
	addq	$-4, %r14
	addq	$16, %rbx
	addq	$16, %r11
	addq	$16, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_8:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, -64(%rbp)
	movdqa	%xmm0, -80(%rbp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$3, %r12
	ja	.LBB1_9
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_347:
	movl	(%rbx,%rcx,4), %r9d
	movl	%r9d, -80(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_347
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_349:
	movl	(%r11,%rcx,4), %r9d
	movl	%r9d, -64(%rbp,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_349
	movq	%rax, %r13
	movq	%rax, %rcx
	leaq	-80(%rbp), %r9
	jmp	.LBB1_351
	.p2align	4
.LBB1_9:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rcx
	movq	-48(%rbp), %r13
	leaq	(%r13,%rdi,4), %r13
.LBB1_351:
	movups	(%r9), %xmm0
	movaps	%xmm0, %xmm6
	andps	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm15
	movaps	%xmm0, %xmm13
	movaps	%xmm0, %xmm14
	psrld	$24, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm4, %xmm15
	movups	(%rcx), %xmm11
	movaps	%xmm11, %xmm6
	andps	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm12
	movaps	%xmm11, %xmm6
	movaps	%xmm11, %xmm9
	psrld	$24, %xmm11
	cvtdq2ps	%xmm11, %xmm11
	mulps	%xmm4, %xmm12
	mulps	%xmm4, %xmm11
	mulps	%xmm0, %xmm15
	mulps	%xmm11, %xmm12
	addps	%xmm15, %xmm12
	psrld	$8, %xmm13
	pand	%xmm3, %xmm13
	cvtdq2ps	%xmm13, %xmm15
	psrld	$16, %xmm14
	pand	%xmm3, %xmm14
	cvtdq2ps	%xmm14, %xmm10
	mulps	%xmm4, %xmm15
	mulps	%xmm4, %xmm10
	psrld	$8, %xmm6
	pand	%xmm3, %xmm6
	cvtdq2ps	%xmm6, %xmm13
	psrld	$16, %xmm9
	pand	%xmm3, %xmm9
	cvtdq2ps	%xmm9, %xmm14
	mulps	%xmm4, %xmm13
	mulps	%xmm4, %xmm14
	mulps	%xmm0, %xmm15
	mulps	%xmm11, %xmm13
	addps	%xmm15, %xmm13
	mulps	%xmm0, %xmm10
	mulps	%xmm11, %xmm14
	addps	%xmm10, %xmm14
	addps	%xmm0, %xmm11
	movaps	%xmm11, %xmm0
	cmpnltps	%xmm5, %xmm0
	movaps	%xmm0, %xmm6
	andnps	%xmm11, %xmm6
	andps	%xmm5, %xmm0
	orps	%xmm6, %xmm0
	subps	%xmm0, %xmm11
	subps	%xmm11, %xmm12
	xorps	%xmm6, %xmm6
	cmpltps	%xmm12, %xmm6
	andps	%xmm12, %xmm6
	movaps	%xmm6, %xmm12
	cmpnltps	%xmm0, %xmm12
	movaps	%xmm0, %xmm9
	andps	%xmm12, %xmm9
	andnps	%xmm6, %xmm12
	orps	%xmm9, %xmm12
	subps	%xmm11, %xmm13
	xorps	%xmm6, %xmm6
	cmpltps	%xmm13, %xmm6
	andps	%xmm13, %xmm6
	movaps	%xmm6, %xmm13
	cmpnltps	%xmm0, %xmm13
	movaps	%xmm0, %xmm9
	andps	%xmm13, %xmm9
	andnps	%xmm6, %xmm13
	orps	%xmm9, %xmm13
	subps	%xmm11, %xmm14
	xorps	%xmm6, %xmm6
	cmpltps	%xmm14, %xmm6
	andps	%xmm14, %xmm6
	movaps	%xmm6, %xmm9
	cmpnltps	%xmm0, %xmm9
	movaps	%xmm0, %xmm10
	andps	%xmm9, %xmm10
	andnps	%xmm6, %xmm9
	orps	%xmm10, %xmm9
	movaps	%xmm0, %xmm6
	addps	.LCPI1_4(%rip), %xmm6
	movaps	%xmm7, %xmm11
	divps	%xmm6, %xmm11
	mulps	%xmm11, %xmm12
	mulps	%xmm11, %xmm13
	mulps	%xmm9, %xmm11
	mulps	%xmm7, %xmm0
	addps	%xmm8, %xmm12
	andps	%xmm3, %xmm12
	addps	%xmm8, %xmm0
	pslld	$24, %xmm0
	por	%xmm12, %xmm0
	addps	%xmm8, %xmm13
	pslld	$8, %xmm13
	pand	.LCPI1_7(%rip), %xmm13
	por	%xmm13, %xmm0
	addps	%xmm8, %xmm11
	pslld	$16, %xmm11
	pand	.LCPI1_8(%rip), %xmm11
	por	%xmm1, %xmm11
	por	%xmm11, %xmm0
	movdqu	%xmm0, (%r13)
	cmpq	$3, %r12
	ja	.LBB1_354
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_353:
	movl	(%r13,%rcx,4), %r9d
	movl	%r9d, (%r10,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r15
	jne	.LBB1_353
	jmp	.LBB1_354
.LBB1_364:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end1:
	.size	blend, .Lfunc_end1-blend
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI1_0:
	.long	.LBB1_115-.LJTI1_0
	.long	.LBB1_111-.LJTI1_0
	.long	.LBB1_107-.LJTI1_0
	.long	.LBB1_103-.LJTI1_0
	.long	.LBB1_99-.LJTI1_0
	.long	.LBB1_95-.LJTI1_0
	.long	.LBB1_91-.LJTI1_0
	.long	.LBB1_87-.LJTI1_0
	.long	.LBB1_83-.LJTI1_0
	.long	.LBB1_79-.LJTI1_0
	.long	.LBB1_75-.LJTI1_0
	.long	.LBB1_71-.LJTI1_0
	.long	.LBB1_67-.LJTI1_0
	.long	.LBB1_63-.LJTI1_0
	.long	.LBB1_59-.LJTI1_0
	.long	.LBB1_55-.LJTI1_0
	.long	.LBB1_46-.LJTI1_0
	.long	.LBB1_42-.LJTI1_0
	.long	.LBB1_38-.LJTI1_0
	.long	.LBB1_34-.LJTI1_0
	.long	.LBB1_30-.LJTI1_0
	.long	.LBB1_26-.LJTI1_0
	.long	.LBB1_22-.LJTI1_0
	.long	.LBB1_18-.LJTI1_0
	.long	.LBB1_14-.LJTI1_0
	.long	.LBB1_10-.LJTI1_0
	.long	.LBB1_6-.LJTI1_0
	.long	.LBB1_2-.LJTI1_0
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI2_0:
	.long	0x43800000
.LCPI2_2:
	.long	0x3f800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI2_1:
	.zero	4
	.zero	4
	.zero	4
	.long	0x3b808081
.LCPI2_3:
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
	.text
	.p2align	4
	.type	blur_rows,@function
blur_rows:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$168, %rsp
	movl	%r8d, -44(%rbp)
	movq	%rsi, -296(%rbp)
	movq	%rdi, -288(%rbp)
	testq	%rcx, %rcx
	sete	%al
	movq	%rdx, -136(%rbp)
	testq	%rdx, %rdx
	sete	%dl
	orb	%al, %dl
	jne	.LBB2_32
	leaq	2(,%r9,2), %r14
	leaq	(%r9,%r9,2), %rax
	leaq	1(,%r9,2), %r15
	testq	%r15, %r15
	js	.LBB2_2
	cvtsi2ss	%r15, %xmm2
	jmp	.LBB2_4
.LBB2_2:
	movq	%r9, %rdx
	orq	$1, %rdx
	movabsq	$9223372036854775807, %rsi
	andq	%rdx, %rsi
	cvtsi2ss	%rsi, %xmm2
	addss	%xmm2, %xmm2
.LBB2_4:
	movq	-136(%rbp), %rdx
	decq	%rdx
	movq	%rdx, -264(%rbp)
	leaq	3(%r9,%r9,2), %r12
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm3
	addss	%xmm0, %xmm3
	addss	%xmm2, %xmm3
	movaps	%xmm3, %xmm0
	mulss	%xmm3, %xmm0
	mulss	%xmm3, %xmm0
	movss	.LCPI2_0(%rip), %xmm4
	divss	%xmm0, %xmm4
	leaq	(%r14,%r14,2), %r13
	shlq	$5, %r13
	movq	16(%rbp), %rsi
	addq	%rsi, %r13
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, -320(%rbp)
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, -64(%rbp)
	leaq	3(%rcx,%rax), %rdx
	movq	%rdx, -128(%rbp)
	leaq	-1(%rcx), %r8
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm1, -176(%rbp)
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm4, -336(%rbp)
	movq	%r14, %r10
	andq	$-4, %r10
	leaq	304(%rsi), %rdx
	movq	%rdx, -112(%rbp)
	movl	%r14d, %edx
	shll	$5, %edx
	andl	$64, %edx
	leaq	(%rdx,%rdx,2), %r11
	shlq	$2, %r9
	leaq	(%r9,%r9,2), %rdx
	movq	$-12, %rdi
	subq	%rdx, %rdi
	movq	%rdi, -120(%rbp)
	movq	$-3, %r9
	subq	%rax, %r9
	movq	%r9, -144(%rbp)
	subq	%rcx, %r9
	leaq	16(%rsi), %rax
	movq	%rax, -104(%rbp)
	leaq	336(%rsi), %rax
	movq	%rax, -96(%rbp)
	leaq	48(%rsi), %rax
	movq	%rax, -88(%rbp)
	leaq	368(%rsi), %rax
	movq	%rax, -80(%rbp)
	leaq	80(%rsi), %rax
	movq	%rax, -72(%rbp)
	movb	$1, %dl
	xorl	%eax, %eax
	movq	%r14, -280(%rbp)
	movq	%r15, -272(%rbp)
	jmp	.LBB2_5
	.p2align	4
.LBB2_31:
	movl	$2, %eax
	testb	$1, -48(%rbp)
	movl	$0, %edx
	movq	-280(%rbp), %r14
	movq	-272(%rbp), %r15
	je	.LBB2_32
.LBB2_5:
	movl	%edx, -48(%rbp)
	movq	%rax, %rdx
	shlq	$8, %rdx
	addq	24(%rbp), %rdx
	movq	%rdx, -152(%rbp)
	movq	-136(%rbp), %rdx
	cmpq	%rdx, %rax
	movq	-264(%rbp), %rbx
	movq	%rbx, %rdi
	cmovbq	%rax, %rdi
	movq	-296(%rbp), %rsi
	imulq	%rsi, %rdi
	orq	$1, %rax
	cmpq	%rdx, %rax
	cmovaeq	%rbx, %rax
	imulq	%rsi, %rax
	movq	-288(%rbp), %rbx
	leaq	(%rbx,%rdi,4), %rdx
	leaq	(%rbx,%rax,4), %rsi
	movd	(%rbx,%rdi,4), %xmm0
	xorps	%xmm1, %xmm1
	punpcklbw	%xmm1, %xmm0
	punpcklwd	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm9
	cmpl	$0, -44(%rbp)
	je	.LBB2_35
	movaps	%xmm9, %xmm8
	movaps	.LCPI2_1(%rip), %xmm1
	mulps	%xmm1, %xmm8
	movss	.LCPI2_2(%rip), %xmm2
	movaps	%xmm2, %xmm0
	shufps	$244, %xmm8, %xmm0
	shufps	$47, %xmm0, %xmm8
	mulps	%xmm9, %xmm8
	movd	(%rsi), %xmm0
	xorps	%xmm3, %xmm3
	punpcklbw	%xmm3, %xmm0
	punpcklwd	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm0, %xmm9
	mulps	%xmm1, %xmm9
	movaps	%xmm2, %xmm1
	shufps	$48, %xmm9, %xmm1
	shufps	$47, %xmm1, %xmm9
	mulps	%xmm0, %xmm9
	testq	%r14, %r14
	je	.LBB2_62
	cmpq	$3, %r15
	jae	.LBB2_33
	xorl	%eax, %eax
	jmp	.LBB2_9
	.p2align	4
.LBB2_35:
	movd	(%rsi), %xmm0
	punpcklbw	%xmm1, %xmm0
	punpcklwd	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm8
	testq	%r14, %r14
	je	.LBB2_63
	cmpq	$3, %r15
	jae	.LBB2_60
	xorl	%eax, %eax
	jmp	.LBB2_38
	.p2align	4
.LBB2_62:
	movaps	-64(%rbp), %xmm13
	movaps	%xmm13, %xmm10
	mulps	%xmm8, %xmm10
	movaps	%xmm13, %xmm11
	mulps	%xmm9, %xmm11
	movaps	%xmm13, %xmm12
	mulps	%xmm10, %xmm12
	mulps	%xmm11, %xmm13
	jmp	.LBB2_26
.LBB2_33:
	movq	-112(%rbp), %rdi
	xorl	%eax, %eax
	.p2align	4
.LBB2_34:
	movups	%xmm8, -304(%rdi)
	movups	%xmm9, -288(%rdi)
	movups	%xmm8, -208(%rdi)
	movups	%xmm9, -192(%rdi)
	movups	%xmm8, -112(%rdi)
	movups	%xmm9, -96(%rdi)
	movups	%xmm8, -16(%rdi)
	movups	%xmm9, (%rdi)
	addq	$4, %rax
	addq	$384, %rdi
	cmpq	%rax, %r10
	jne	.LBB2_34
.LBB2_9:
	testb	$2, %r14b
	je	.LBB2_12
	leaq	(%rax,%rax,2), %rax
	shlq	$5, %rax
	addq	-104(%rbp), %rax
	xorl	%edi, %edi
	.p2align	4
.LBB2_11:
	movups	%xmm8, -16(%rax,%rdi)
	movups	%xmm9, (%rax,%rdi)
	addq	$96, %rdi
	cmpq	%rdi, %r11
	jne	.LBB2_11
.LBB2_12:
	movaps	-64(%rbp), %xmm11
	movaps	%xmm11, %xmm10
	mulps	%xmm8, %xmm10
	mulps	%xmm9, %xmm11
	cmpq	$3, %r15
	jae	.LBB2_14
	xorl	%eax, %eax
	jmp	.LBB2_16
.LBB2_14:
	movq	-96(%rbp), %rdi
	xorl	%eax, %eax
	.p2align	4
.LBB2_15:
	movups	%xmm10, -304(%rdi)
	movups	%xmm11, -288(%rdi)
	movups	%xmm10, -208(%rdi)
	movups	%xmm11, -192(%rdi)
	movups	%xmm10, -112(%rdi)
	movups	%xmm11, -96(%rdi)
	movups	%xmm10, -16(%rdi)
	movups	%xmm11, (%rdi)
	addq	$4, %rax
	addq	$384, %rdi
	cmpq	%rax, %r10
	jne	.LBB2_15
.LBB2_16:
	testb	$2, %r14b
	je	.LBB2_19
	leaq	(%rax,%rax,2), %rax
	shlq	$5, %rax
	addq	-88(%rbp), %rax
	xorl	%edi, %edi
	.p2align	4
.LBB2_18:
	movups	%xmm10, -16(%rax,%rdi)
	movups	%xmm11, (%rax,%rdi)
	addq	$96, %rdi
	cmpq	%rdi, %r11
	jne	.LBB2_18
.LBB2_19:
	movaps	-64(%rbp), %xmm13
	movaps	%xmm13, %xmm12
	mulps	%xmm10, %xmm12
	mulps	%xmm11, %xmm13
	cmpq	$3, %r15
	jae	.LBB2_21
	xorl	%eax, %eax
	jmp	.LBB2_23
.LBB2_21:
	movq	-80(%rbp), %rdi
	xorl	%eax, %eax
	.p2align	4
.LBB2_22:
	movups	%xmm12, -304(%rdi)
	movups	%xmm13, -288(%rdi)
	movups	%xmm12, -208(%rdi)
	movups	%xmm13, -192(%rdi)
	movups	%xmm12, -112(%rdi)
	movups	%xmm13, -96(%rdi)
	movups	%xmm12, -16(%rdi)
	movups	%xmm13, (%rdi)
	addq	$4, %rax
	addq	$384, %rdi
	cmpq	%rax, %r10
	jne	.LBB2_22
.LBB2_23:
	testb	$2, %r14b
	je	.LBB2_26
	leaq	(%rax,%rax,2), %rax
	shlq	$5, %rax
	addq	-72(%rbp), %rax
	xorl	%edi, %edi
	.p2align	4
.LBB2_25:
	movups	%xmm12, -16(%rax,%rdi)
	movups	%xmm13, (%rax,%rdi)
	addq	$96, %rdi
	cmpq	%rdi, %r11
	jne	.LBB2_25
.LBB2_26:
	cmpq	$0, -128(%rbp)
	je	.LBB2_31
	movaps	-320(%rbp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm9
	mulps	%xmm0, %xmm13
	mulps	%xmm0, %xmm12
	mulps	%xmm0, %xmm10
	mulps	%xmm0, %xmm11
	movq	-120(%rbp), %rdi
	movq	16(%rbp), %r15
	xorl	%ebx, %ebx
	jmp	.LBB2_28
	.p2align	4
.LBB2_30:
	subps	-256(%rbp), %xmm5
	addps	%xmm5, %xmm8
	subps	-240(%rbp), %xmm14
	addps	%xmm14, %xmm9
	subps	-224(%rbp), %xmm6
	addps	%xmm6, %xmm10
	subps	%xmm3, %xmm2
	addps	%xmm2, %xmm11
	subps	-208(%rbp), %xmm1
	addps	%xmm1, %xmm12
	subps	%xmm0, %xmm15
	addps	%xmm15, %xmm13
	incq	%rbx
	addq	$4, %rdi
	movq	%r9, %rax
	addq	%rbx, %rax
	je	.LBB2_31
.LBB2_28:
	movq	%r15, %rax
	addq	$96, %r15
	cmpq	%r13, %r15
	cmoveq	16(%rbp), %r15
	cmpq	%rcx, %rbx
	movq	%r8, %r14
	cmovbq	%rbx, %r14
	movd	(%rsi,%r14,4), %xmm0
	xorps	%xmm4, %xmm4
	punpcklbw	%xmm4, %xmm0
	punpcklwd	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm0, %xmm14
	movaps	.LCPI2_1(%rip), %xmm2
	mulps	%xmm2, %xmm14
	movss	.LCPI2_2(%rip), %xmm3
	movaps	%xmm3, %xmm1
	shufps	$48, %xmm14, %xmm1
	shufps	$47, %xmm1, %xmm14
	mulps	%xmm0, %xmm14
	movd	(%rdx,%r14,4), %xmm0
	punpcklbw	%xmm4, %xmm0
	punpcklwd	%xmm4, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm2, %xmm5
	movaps	%xmm3, %xmm1
	shufps	$244, %xmm5, %xmm1
	shufps	$47, %xmm1, %xmm5
	mulps	%xmm0, %xmm5
	movups	(%rax), %xmm6
	movups	16(%rax), %xmm2
	movups	32(%rax), %xmm1
	movups	48(%rax), %xmm15
	addps	%xmm5, %xmm6
	movaps	-176(%rbp), %xmm0
	mulps	%xmm0, %xmm6
	addps	%xmm8, %xmm6
	movups	%xmm5, (%rax)
	movups	(%r15), %xmm3
	movaps	%xmm3, -256(%rbp)
	addps	%xmm14, %xmm2
	mulps	%xmm0, %xmm2
	addps	%xmm9, %xmm2
	movups	%xmm14, 16(%rax)
	movups	16(%r15), %xmm3
	movaps	%xmm3, -240(%rbp)
	addps	%xmm6, %xmm1
	mulps	%xmm0, %xmm1
	addps	%xmm10, %xmm1
	movups	%xmm6, 32(%rax)
	movups	32(%r15), %xmm3
	movaps	%xmm3, -224(%rbp)
	addps	%xmm2, %xmm15
	mulps	%xmm0, %xmm15
	addps	%xmm11, %xmm15
	movups	%xmm2, 48(%rax)
	movups	48(%r15), %xmm3
	movups	64(%rax), %xmm7
	movups	%xmm1, 64(%rax)
	movups	64(%r15), %xmm0
	movaps	%xmm0, -208(%rbp)
	movups	80(%rax), %xmm4
	movups	%xmm15, 80(%rax)
	movups	80(%r15), %xmm0
	cmpq	%r12, %rbx
	jb	.LBB2_30
	addps	%xmm15, %xmm4
	movaps	%xmm0, -192(%rbp)
	movaps	-176(%rbp), %xmm0
	mulps	%xmm0, %xmm4
	addps	%xmm13, %xmm4
	addps	%xmm1, %xmm7
	mulps	%xmm0, %xmm7
	addps	%xmm12, %xmm7
	movq	-144(%rbp), %rax
	addq	%rbx, %rax
	movaps	-336(%rbp), %xmm0
	mulps	%xmm0, %xmm7
	mulps	%xmm0, %xmm4
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm7
	maxps	%xmm0, %xmm4
	shrq	$5, %rax
	imulq	32(%rbp), %rax
	movq	-152(%rbp), %r14
	leaq	(%r14,%rax,2), %rax
	movl	%edi, %r14d
	andl	$124, %r14d
	movaps	.LCPI2_3(%rip), %xmm0
	addps	%xmm0, %xmm7
	pshuflw	$232, %xmm7, %xmm7
	pshufhw	$232, %xmm7, %xmm7
	pshufd	$232, %xmm7, %xmm7
	addps	%xmm0, %xmm4
	movaps	-192(%rbp), %xmm0
	pshuflw	$232, %xmm4, %xmm4
	pshufhw	$232, %xmm4, %xmm4
	pshufd	$232, %xmm4, %xmm4
	movq	%xmm7, (%rax,%r14,2)
	movq	%xmm4, 256(%rax,%r14,2)
	jmp	.LBB2_30
.LBB2_63:
	movaps	-64(%rbp), %xmm13
	movaps	%xmm13, %xmm10
	mulps	%xmm9, %xmm10
	movaps	%xmm13, %xmm11
	mulps	%xmm8, %xmm11
	movaps	%xmm13, %xmm12
	mulps	%xmm10, %xmm12
	mulps	%xmm11, %xmm13
	jmp	.LBB2_55
.LBB2_60:
	movq	-112(%rbp), %rdi
	xorl	%eax, %eax
	.p2align	4
.LBB2_61:
	movups	%xmm9, -304(%rdi)
	movups	%xmm8, -288(%rdi)
	movups	%xmm9, -208(%rdi)
	movups	%xmm8, -192(%rdi)
	movups	%xmm9, -112(%rdi)
	movups	%xmm8, -96(%rdi)
	movups	%xmm9, -16(%rdi)
	movups	%xmm8, (%rdi)
	addq	$4, %rax
	addq	$384, %rdi
	cmpq	%rax, %r10
	jne	.LBB2_61
.LBB2_38:
	testb	$2, %r14b
	je	.LBB2_41
	leaq	(%rax,%rax,2), %rax
	shlq	$5, %rax
	addq	-104(%rbp), %rax
	xorl	%edi, %edi
	.p2align	4
.LBB2_40:
	movups	%xmm9, -16(%rax,%rdi)
	movups	%xmm8, (%rax,%rdi)
	addq	$96, %rdi
	cmpq	%rdi, %r11
	jne	.LBB2_40
.LBB2_41:
	movaps	-64(%rbp), %xmm11
	movaps	%xmm11, %xmm10
	mulps	%xmm9, %xmm10
	mulps	%xmm8, %xmm11
	cmpq	$3, %r15
	jae	.LBB2_43
	xorl	%eax, %eax
	jmp	.LBB2_45
.LBB2_43:
	movq	-96(%rbp), %rdi
	xorl	%eax, %eax
	.p2align	4
.LBB2_44:
	movups	%xmm10, -304(%rdi)
	movups	%xmm11, -288(%rdi)
	movups	%xmm10, -208(%rdi)
	movups	%xmm11, -192(%rdi)
	movups	%xmm10, -112(%rdi)
	movups	%xmm11, -96(%rdi)
	movups	%xmm10, -16(%rdi)
	movups	%xmm11, (%rdi)
	addq	$4, %rax
	addq	$384, %rdi
	cmpq	%rax, %r10
	jne	.LBB2_44
.LBB2_45:
	testb	$2, %r14b
	je	.LBB2_48
	leaq	(%rax,%rax,2), %rax
	shlq	$5, %rax
	addq	-88(%rbp), %rax
	xorl	%edi, %edi
	.p2align	4
.LBB2_47:
	movups	%xmm10, -16(%rax,%rdi)
	movups	%xmm11, (%rax,%rdi)
	addq	$96, %rdi
	cmpq	%rdi, %r11
	jne	.LBB2_47
.LBB2_48:
	movaps	-64(%rbp), %xmm13
	movaps	%xmm13, %xmm12
	mulps	%xmm10, %xmm12
	mulps	%xmm11, %xmm13
	cmpq	$3, %r15
	jae	.LBB2_50
	xorl	%eax, %eax
	jmp	.LBB2_52
.LBB2_50:
	movq	-80(%rbp), %rdi
	xorl	%eax, %eax
	.p2align	4
.LBB2_51:
	movups	%xmm12, -304(%rdi)
	movups	%xmm13, -288(%rdi)
	movups	%xmm12, -208(%rdi)
	movups	%xmm13, -192(%rdi)
	movups	%xmm12, -112(%rdi)
	movups	%xmm13, -96(%rdi)
	movups	%xmm12, -16(%rdi)
	movups	%xmm13, (%rdi)
	addq	$4, %rax
	addq	$384, %rdi
	cmpq	%rax, %r10
	jne	.LBB2_51
.LBB2_52:
	testb	$2, %r14b
	je	.LBB2_55
	leaq	(%rax,%rax,2), %rax
	shlq	$5, %rax
	addq	-72(%rbp), %rax
	xorl	%edi, %edi
	.p2align	4
.LBB2_54:
	movups	%xmm12, -16(%rax,%rdi)
	movups	%xmm13, (%rax,%rdi)
	addq	$96, %rdi
	cmpq	%rdi, %r11
	jne	.LBB2_54
.LBB2_55:
	cmpq	$0, -128(%rbp)
	je	.LBB2_31
	movaps	-320(%rbp), %xmm0
	mulps	%xmm0, %xmm9
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm13
	mulps	%xmm0, %xmm12
	mulps	%xmm0, %xmm10
	mulps	%xmm0, %xmm11
	movq	-120(%rbp), %rax
	movq	16(%rbp), %rbx
	xorl	%edi, %edi
	jmp	.LBB2_57
	.p2align	4
.LBB2_59:
	subps	%xmm3, %xmm6
	addps	%xmm6, %xmm9
	subps	-256(%rbp), %xmm15
	addps	%xmm15, %xmm8
	subps	-240(%rbp), %xmm5
	addps	%xmm5, %xmm10
	subps	-192(%rbp), %xmm2
	addps	%xmm2, %xmm11
	subps	-208(%rbp), %xmm1
	addps	%xmm1, %xmm12
	subps	-224(%rbp), %xmm14
	addps	%xmm14, %xmm13
	incq	%rdi
	addq	$4, %rax
	movq	%r9, %r14
	addq	%rdi, %r14
	je	.LBB2_31
.LBB2_57:
	movq	%rbx, %r15
	addq	$96, %rbx
	cmpq	%r13, %rbx
	cmoveq	16(%rbp), %rbx
	cmpq	%rcx, %rdi
	movq	%r8, %r14
	cmovbq	%rdi, %r14
	movd	(%rdx,%r14,4), %xmm0
	pxor	%xmm1, %xmm1
	punpcklbw	%xmm1, %xmm0
	punpcklwd	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm6
	movd	(%rsi,%r14,4), %xmm0
	punpcklbw	%xmm1, %xmm0
	punpcklwd	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm15
	movups	(%r15), %xmm5
	movups	16(%r15), %xmm2
	movups	32(%r15), %xmm1
	movups	48(%r15), %xmm14
	addps	%xmm6, %xmm5
	movaps	-176(%rbp), %xmm0
	mulps	%xmm0, %xmm5
	addps	%xmm9, %xmm5
	movups	%xmm6, (%r15)
	movups	(%rbx), %xmm3
	addps	%xmm15, %xmm2
	mulps	%xmm0, %xmm2
	addps	%xmm8, %xmm2
	movups	%xmm15, 16(%r15)
	movups	16(%rbx), %xmm4
	movaps	%xmm4, -256(%rbp)
	addps	%xmm5, %xmm1
	mulps	%xmm0, %xmm1
	addps	%xmm10, %xmm1
	movups	%xmm5, 32(%r15)
	movups	32(%rbx), %xmm4
	movaps	%xmm4, -240(%rbp)
	addps	%xmm2, %xmm14
	mulps	%xmm0, %xmm14
	addps	%xmm11, %xmm14
	movups	%xmm2, 48(%r15)
	movups	48(%rbx), %xmm0
	movaps	%xmm0, -192(%rbp)
	movups	64(%r15), %xmm0
	movups	%xmm1, 64(%r15)
	movups	64(%rbx), %xmm4
	movaps	%xmm4, -208(%rbp)
	movups	80(%r15), %xmm4
	movups	%xmm14, 80(%r15)
	movups	80(%rbx), %xmm7
	movaps	%xmm7, -224(%rbp)
	cmpq	%r12, %rdi
	jb	.LBB2_59
	addps	%xmm14, %xmm4
	movaps	-176(%rbp), %xmm7
	mulps	%xmm7, %xmm4
	addps	%xmm13, %xmm4
	addps	%xmm1, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm12, %xmm0
	movq	-144(%rbp), %r14
	addq	%rdi, %r14
	movaps	-336(%rbp), %xmm7
	mulps	%xmm7, %xmm0
	mulps	%xmm7, %xmm4
	xorps	%xmm7, %xmm7
	maxps	%xmm7, %xmm0
	maxps	%xmm7, %xmm4
	shrq	$5, %r14
	imulq	32(%rbp), %r14
	movq	-152(%rbp), %r15
	leaq	(%r15,%r14,2), %r14
	movl	%eax, %r15d
	andl	$124, %r15d
	movaps	%xmm8, %xmm7
	movaps	%xmm9, %xmm8
	movaps	%xmm3, %xmm9
	movaps	.LCPI2_3(%rip), %xmm3
	addps	%xmm3, %xmm0
	pshuflw	$232, %xmm0, %xmm0
	pshufhw	$232, %xmm0, %xmm0
	pshufd	$232, %xmm0, %xmm0
	addps	%xmm3, %xmm4
	movaps	%xmm9, %xmm3
	movaps	%xmm8, %xmm9
	movaps	%xmm7, %xmm8
	pshuflw	$232, %xmm4, %xmm4
	pshufhw	$232, %xmm4, %xmm4
	pshufd	$232, %xmm4, %xmm4
	movq	%xmm0, (%r14,%r15,2)
	movq	%xmm4, 256(%r14,%r15,2)
	jmp	.LBB2_59
.LBB2_32:
	addq	$168, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end2:
	.size	blur_rows, .Lfunc_end2-blur_rows
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI3_0:
	.long	0x3f800000
.LCPI3_2:
	.long	0x437f0000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI3_1:
	.long	0x3b800000
	.long	0x3b800000
	.long	0x3b800000
	.long	0x3b800000
.LCPI3_3:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.LCPI3_4:
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
.LCPI3_5:
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
	.long	0x4b000000
.LCPI3_6:
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
	.type	blur_columns,@function
blur_columns:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$200, %rsp
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
	jne	.LBB3_14
	leaq	2(,%r8,2), %rbx
	leaq	(%r8,%r8,2), %rdi
	leaq	1(,%r8,2), %r12
	testq	%r12, %r12
	js	.LBB3_2
	cvtsi2ss	%r12, %xmm2
	jmp	.LBB3_4
.LBB3_2:
	movq	%r8, %rcx
	orq	$1, %rcx
	movabsq	$9223372036854775807, %r9
	andq	%rcx, %r9
	cvtsi2ss	%r9, %xmm2
	addss	%xmm2, %xmm2
.LBB3_4:
	leaq	(%r8,%r8,2), %rdx
	addq	$3, %rdx
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm3
	addss	%xmm0, %xmm3
	addss	%xmm2, %xmm3
	movaps	%xmm3, %xmm0
	mulss	%xmm3, %xmm0
	mulss	%xmm3, %xmm0
	movss	.LCPI3_0(%rip), %xmm4
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
	jmp	.LBB3_5
	.p2align	4
.LBB3_39:
	movq	-304(%rbp), %r9
	addq	$2, %r9
	addq	$8, -64(%rbp)
	cmpq	-72(%rbp), %r9
	movq	-288(%rbp), %rbx
	movq	-280(%rbp), %r12
	movaps	-176(%rbp), %xmm2
	jae	.LBB3_14
.LBB3_5:
	movq	-296(%rbp), %rdi
	leaq	(%rdi,%r9,8), %r10
	movq	(%rdi,%r9,8), %xmm0
	xorps	%xmm1, %xmm1
	punpcklwd	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm12
	movq	8(%rdi,%r9,8), %xmm0
	punpcklwd	%xmm1, %xmm0
	cvtdq2ps	%xmm0, %xmm13
	movaps	%xmm2, %xmm14
	mulps	%xmm12, %xmm14
	movaps	%xmm2, %xmm7
	mulps	%xmm13, %xmm7
	cmpl	$0, -52(%rbp)
	movq	%r9, -304(%rbp)
	je	.LBB3_42
	testq	%rbx, %rbx
	je	.LBB3_21
	cmpq	$3, %r12
	jae	.LBB3_40
	xorl	%edi, %edi
	jmp	.LBB3_9
	.p2align	4
.LBB3_42:
	testq	%rbx, %rbx
	je	.LBB3_79
	cmpq	$3, %r12
	jae	.LBB3_67
	xorl	%edi, %edi
	jmp	.LBB3_45
	.p2align	4
.LBB3_21:
	movaps	-96(%rbp), %xmm1
	mulps	%xmm1, %xmm12
	mulps	%xmm1, %xmm13
	movaps	%xmm1, %xmm2
	mulps	%xmm12, %xmm2
	mulps	%xmm13, %xmm1
	jmp	.LBB3_34
.LBB3_40:
	movq	-160(%rbp), %r8
	xorl	%edi, %edi
	.p2align	4
.LBB3_41:
	movups	%xmm12, -304(%r8)
	movups	%xmm13, -288(%r8)
	movups	%xmm12, -208(%r8)
	movups	%xmm13, -192(%r8)
	movups	%xmm12, -112(%r8)
	movups	%xmm13, -96(%r8)
	movups	%xmm12, -16(%r8)
	movups	%xmm13, (%r8)
	addq	$4, %rdi
	addq	$384, %r8
	cmpq	%rdi, %r13
	jne	.LBB3_41
.LBB3_9:
	testb	$2, %bl
	je	.LBB3_12
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$5, %rdi
	addq	-152(%rbp), %rdi
	xorl	%r8d, %r8d
	.p2align	4
.LBB3_11:
	movups	%xmm12, -16(%rdi,%r8)
	movups	%xmm13, (%rdi,%r8)
	addq	$96, %r8
	cmpq	%r8, %r11
	jne	.LBB3_11
.LBB3_12:
	movaps	-96(%rbp), %xmm0
	mulps	%xmm0, %xmm12
	mulps	%xmm0, %xmm13
	cmpq	$3, %r12
	jae	.LBB3_22
	xorl	%edi, %edi
	jmp	.LBB3_24
.LBB3_22:
	movq	-144(%rbp), %r8
	xorl	%edi, %edi
	.p2align	4
.LBB3_23:
	movups	%xmm12, -304(%r8)
	movups	%xmm13, -288(%r8)
	movups	%xmm12, -208(%r8)
	movups	%xmm13, -192(%r8)
	movups	%xmm12, -112(%r8)
	movups	%xmm13, -96(%r8)
	movups	%xmm12, -16(%r8)
	movups	%xmm13, (%r8)
	addq	$4, %rdi
	addq	$384, %r8
	cmpq	%rdi, %r13
	jne	.LBB3_23
.LBB3_24:
	testb	$2, %bl
	je	.LBB3_27
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$5, %rdi
	addq	-136(%rbp), %rdi
	xorl	%r8d, %r8d
	.p2align	4
.LBB3_26:
	movups	%xmm12, -16(%rdi,%r8)
	movups	%xmm13, (%rdi,%r8)
	addq	$96, %r8
	cmpq	%r8, %r11
	jne	.LBB3_26
.LBB3_27:
	movaps	-96(%rbp), %xmm1
	movaps	%xmm1, %xmm2
	mulps	%xmm12, %xmm2
	mulps	%xmm13, %xmm1
	cmpq	$3, %r12
	jae	.LBB3_29
	xorl	%edi, %edi
	jmp	.LBB3_31
.LBB3_29:
	movq	-128(%rbp), %r8
	xorl	%edi, %edi
	.p2align	4
.LBB3_30:
	movups	%xmm2, -304(%r8)
	movups	%xmm1, -288(%r8)
	movups	%xmm2, -208(%r8)
	movups	%xmm1, -192(%r8)
	movups	%xmm2, -112(%r8)
	movups	%xmm1, -96(%r8)
	movups	%xmm2, -16(%r8)
	movups	%xmm1, (%r8)
	addq	$4, %rdi
	addq	$384, %r8
	cmpq	%rdi, %r13
	jne	.LBB3_30
.LBB3_31:
	testb	$2, %bl
	je	.LBB3_34
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$5, %rdi
	addq	-120(%rbp), %rdi
	xorl	%r8d, %r8d
	.p2align	4
.LBB3_33:
	movups	%xmm2, -16(%rdi,%r8)
	movups	%xmm1, (%rdi,%r8)
	addq	$96, %r8
	cmpq	%r8, %r11
	jne	.LBB3_33
.LBB3_34:
	testq	%r15, %r15
	je	.LBB3_39
	movaps	-176(%rbp), %xmm0
	mulps	%xmm0, %xmm1
	mulps	%xmm0, %xmm2
	mulps	%xmm0, %xmm12
	mulps	%xmm0, %xmm13
	movq	-64(%rbp), %r8
	movq	-48(%rbp), %rbx
	xorl	%edi, %edi
	jmp	.LBB3_36
	.p2align	4
.LBB3_38:
	subps	%xmm3, %xmm5
	addps	%xmm5, %xmm14
	subps	-240(%rbp), %xmm6
	addps	%xmm6, %xmm7
	subps	-224(%rbp), %xmm9
	addps	%xmm9, %xmm12
	subps	-192(%rbp), %xmm8
	addps	%xmm8, %xmm13
	subps	-208(%rbp), %xmm11
	addps	%xmm11, %xmm2
	subps	%xmm0, %xmm10
	addps	%xmm10, %xmm1
	incq	%rdi
	subq	$-128, %r8
	cmpq	%rdi, %r15
	je	.LBB3_39
.LBB3_36:
	movq	%rbx, %r9
	addq	$96, %rbx
	cmpq	%r14, %rbx
	cmoveq	-48(%rbp), %rbx
	cmpq	%rsi, %rdi
	movq	%rcx, %r12
	cmovbq	%rdi, %r12
	shlq	$8, %r12
	movq	(%r10,%r12), %xmm0
	xorps	%xmm3, %xmm3
	punpcklwd	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm5
	movq	8(%r10,%r12), %xmm0
	punpcklwd	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm6
	movups	(%r9), %xmm9
	movups	16(%r9), %xmm8
	movups	32(%r9), %xmm11
	movups	48(%r9), %xmm10
	addps	%xmm5, %xmm9
	movaps	-112(%rbp), %xmm0
	mulps	%xmm0, %xmm9
	addps	%xmm14, %xmm9
	movups	%xmm5, (%r9)
	movups	(%rbx), %xmm3
	addps	%xmm6, %xmm8
	mulps	%xmm0, %xmm8
	addps	%xmm7, %xmm8
	movups	%xmm6, 16(%r9)
	movups	16(%rbx), %xmm4
	movaps	%xmm4, -240(%rbp)
	addps	%xmm9, %xmm11
	mulps	%xmm0, %xmm11
	addps	%xmm12, %xmm11
	movups	%xmm9, 32(%r9)
	movups	32(%rbx), %xmm4
	movaps	%xmm4, -224(%rbp)
	addps	%xmm8, %xmm10
	mulps	%xmm0, %xmm10
	addps	%xmm13, %xmm10
	movups	%xmm8, 48(%r9)
	movups	48(%rbx), %xmm0
	movaps	%xmm0, -192(%rbp)
	movups	64(%r9), %xmm4
	movups	%xmm11, 64(%r9)
	movups	64(%rbx), %xmm0
	movaps	%xmm0, -208(%rbp)
	movups	80(%r9), %xmm15
	movups	%xmm10, 80(%r9)
	movups	80(%rbx), %xmm0
	cmpq	%rdx, %rdi
	jb	.LBB3_38
	addps	%xmm11, %xmm4
	movaps	%xmm14, -272(%rbp)
	movaps	-112(%rbp), %xmm14
	mulps	%xmm14, %xmm4
	addps	%xmm2, %xmm4
	movaps	%xmm0, -336(%rbp)
	xorps	%xmm0, %xmm0
	movaps	%xmm12, -368(%rbp)
	movaps	-320(%rbp), %xmm12
	mulps	%xmm12, %xmm4
	maxps	%xmm0, %xmm4
	movaps	.LCPI3_1(%rip), %xmm0
	mulps	%xmm0, %xmm4
	movaps	%xmm3, -352(%rbp)
	movaps	%xmm4, %xmm3
	shufps	$255, %xmm4, %xmm3
	movss	.LCPI3_2(%rip), %xmm0
	movaps	%xmm7, -256(%rbp)
	movaps	%xmm0, %xmm7
	divps	%xmm3, %xmm7
	movss	.LCPI3_0(%rip), %xmm0
	movlhps	%xmm7, %xmm0
	shufps	$32, %xmm0, %xmm7
	addps	%xmm10, %xmm15
	mulps	%xmm14, %xmm15
	addps	%xmm1, %xmm15
	mulps	%xmm12, %xmm15
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm15
	mulps	%xmm4, %xmm7
	movaps	.LCPI3_3(%rip), %xmm14
	cmpnltps	%xmm14, %xmm3
	andps	%xmm7, %xmm3
	movaps	%xmm3, %xmm0
	movaps	.LCPI3_4(%rip), %xmm4
	cmpnltps	%xmm4, %xmm0
	movaps	.LCPI3_5(%rip), %xmm7
	addps	%xmm7, %xmm3
	movaps	%xmm0, %xmm4
	andnps	%xmm3, %xmm4
	orps	%xmm0, %xmm4
	movaps	.LCPI3_6(%rip), %xmm12
	andps	%xmm12, %xmm4
	packuswb	%xmm4, %xmm4
	packuswb	%xmm4, %xmm4
	movd	%xmm4, -4(%r8)
	mulps	.LCPI3_1(%rip), %xmm15
	movaps	%xmm15, %xmm0
	shufps	$255, %xmm15, %xmm0
	movss	.LCPI3_2(%rip), %xmm3
	divps	%xmm0, %xmm3
	movss	.LCPI3_0(%rip), %xmm4
	movlhps	%xmm3, %xmm4
	shufps	$32, %xmm4, %xmm3
	mulps	%xmm15, %xmm3
	cmpnltps	%xmm14, %xmm0
	movaps	-272(%rbp), %xmm14
	andps	%xmm3, %xmm0
	movaps	%xmm0, %xmm3
	cmpnltps	.LCPI3_4(%rip), %xmm3
	addps	%xmm7, %xmm0
	movaps	-256(%rbp), %xmm7
	movaps	%xmm3, %xmm4
	andnps	%xmm0, %xmm4
	movdqa	-336(%rbp), %xmm0
	orps	%xmm3, %xmm4
	movaps	-352(%rbp), %xmm3
	andps	%xmm12, %xmm4
	movaps	-368(%rbp), %xmm12
	packuswb	%xmm4, %xmm4
	packuswb	%xmm4, %xmm4
	movd	%xmm4, (%r8)
	jmp	.LBB3_38
.LBB3_79:
	movaps	-96(%rbp), %xmm2
	mulps	%xmm2, %xmm12
	mulps	%xmm2, %xmm13
	movaps	%xmm2, %xmm1
	mulps	%xmm12, %xmm1
	mulps	%xmm13, %xmm2
	jmp	.LBB3_62
.LBB3_67:
	movq	-160(%rbp), %r8
	xorl	%edi, %edi
	.p2align	4
.LBB3_68:
	movups	%xmm12, -304(%r8)
	movups	%xmm13, -288(%r8)
	movups	%xmm12, -208(%r8)
	movups	%xmm13, -192(%r8)
	movups	%xmm12, -112(%r8)
	movups	%xmm13, -96(%r8)
	movups	%xmm12, -16(%r8)
	movups	%xmm13, (%r8)
	addq	$4, %rdi
	addq	$384, %r8
	cmpq	%rdi, %r13
	jne	.LBB3_68
.LBB3_45:
	testb	$2, %bl
	je	.LBB3_48
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$5, %rdi
	addq	-152(%rbp), %rdi
	xorl	%r8d, %r8d
	.p2align	4
.LBB3_47:
	movups	%xmm12, -16(%rdi,%r8)
	movups	%xmm13, (%rdi,%r8)
	addq	$96, %r8
	cmpq	%r8, %r11
	jne	.LBB3_47
.LBB3_48:
	movaps	-96(%rbp), %xmm0
	mulps	%xmm0, %xmm12
	mulps	%xmm0, %xmm13
	cmpq	$3, %r12
	jae	.LBB3_50
	xorl	%edi, %edi
	jmp	.LBB3_52
.LBB3_50:
	movq	-144(%rbp), %r8
	xorl	%edi, %edi
	.p2align	4
.LBB3_51:
	movups	%xmm12, -304(%r8)
	movups	%xmm13, -288(%r8)
	movups	%xmm12, -208(%r8)
	movups	%xmm13, -192(%r8)
	movups	%xmm12, -112(%r8)
	movups	%xmm13, -96(%r8)
	movups	%xmm12, -16(%r8)
	movups	%xmm13, (%r8)
	addq	$4, %rdi
	addq	$384, %r8
	cmpq	%rdi, %r13
	jne	.LBB3_51
.LBB3_52:
	testb	$2, %bl
	je	.LBB3_55
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$5, %rdi
	addq	-136(%rbp), %rdi
	xorl	%r8d, %r8d
	.p2align	4
.LBB3_54:
	movups	%xmm12, -16(%rdi,%r8)
	movups	%xmm13, (%rdi,%r8)
	addq	$96, %r8
	cmpq	%r8, %r11
	jne	.LBB3_54
.LBB3_55:
	movaps	-96(%rbp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm12, %xmm1
	mulps	%xmm13, %xmm2
	cmpq	$3, %r12
	jae	.LBB3_57
	xorl	%edi, %edi
	jmp	.LBB3_59
.LBB3_57:
	movq	-128(%rbp), %r8
	xorl	%edi, %edi
	.p2align	4
.LBB3_58:
	movups	%xmm1, -304(%r8)
	movups	%xmm2, -288(%r8)
	movups	%xmm1, -208(%r8)
	movups	%xmm2, -192(%r8)
	movups	%xmm1, -112(%r8)
	movups	%xmm2, -96(%r8)
	movups	%xmm1, -16(%r8)
	movups	%xmm2, (%r8)
	addq	$4, %rdi
	addq	$384, %r8
	cmpq	%rdi, %r13
	jne	.LBB3_58
.LBB3_59:
	testb	$2, %bl
	je	.LBB3_62
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$5, %rdi
	addq	-120(%rbp), %rdi
	xorl	%r8d, %r8d
	.p2align	4
.LBB3_61:
	movups	%xmm1, -16(%rdi,%r8)
	movups	%xmm2, (%rdi,%r8)
	addq	$96, %r8
	cmpq	%r8, %r11
	jne	.LBB3_61
.LBB3_62:
	testq	%r15, %r15
	je	.LBB3_39
	movaps	-176(%rbp), %xmm0
	mulps	%xmm0, %xmm2
	mulps	%xmm0, %xmm1
	mulps	%xmm0, %xmm12
	mulps	%xmm0, %xmm13
	movq	-64(%rbp), %rdi
	movq	-48(%rbp), %r9
	xorl	%r8d, %r8d
	jmp	.LBB3_64
	.p2align	4
.LBB3_66:
	subps	%xmm10, %xmm6
	movaps	-272(%rbp), %xmm8
	addps	%xmm6, %xmm8
	subps	%xmm11, %xmm7
	movaps	-256(%rbp), %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	subps	%xmm14, %xmm5
	addps	%xmm5, %xmm12
	subps	-224(%rbp), %xmm4
	addps	%xmm4, %xmm13
	subps	-240(%rbp), %xmm3
	movaps	%xmm8, %xmm14
	addps	%xmm3, %xmm1
	subps	%xmm15, %xmm0
	addps	%xmm0, %xmm2
	incq	%r8
	subq	$-128, %rdi
	cmpq	%r8, %r15
	je	.LBB3_39
.LBB3_64:
	movq	%r9, %rbx
	addq	$96, %r9
	cmpq	%r14, %r9
	cmoveq	-48(%rbp), %r9
	cmpq	%rsi, %r8
	movq	%rcx, %r12
	cmovbq	%r8, %r12
	shlq	$8, %r12
	movq	(%r10,%r12), %xmm0
	xorps	%xmm3, %xmm3
	punpcklwd	%xmm3, %xmm0
	cvtdq2ps	%xmm0, %xmm6
	movq	8(%r10,%r12), %xmm0
	punpcklwd	%xmm3, %xmm0
	movaps	%xmm7, %xmm9
	cvtdq2ps	%xmm0, %xmm7
	movups	(%rbx), %xmm5
	movups	16(%rbx), %xmm4
	movups	32(%rbx), %xmm3
	movups	48(%rbx), %xmm0
	addps	%xmm6, %xmm5
	movaps	-112(%rbp), %xmm8
	mulps	%xmm8, %xmm5
	movaps	%xmm14, -272(%rbp)
	addps	%xmm14, %xmm5
	movups	%xmm6, (%rbx)
	movups	(%r9), %xmm10
	addps	%xmm7, %xmm4
	mulps	%xmm8, %xmm4
	movaps	%xmm9, -256(%rbp)
	addps	%xmm9, %xmm4
	movups	%xmm7, 16(%rbx)
	movups	16(%r9), %xmm11
	addps	%xmm5, %xmm3
	mulps	%xmm8, %xmm3
	addps	%xmm12, %xmm3
	movups	%xmm5, 32(%rbx)
	movups	32(%r9), %xmm14
	addps	%xmm4, %xmm0
	mulps	%xmm8, %xmm0
	addps	%xmm13, %xmm0
	movups	%xmm4, 48(%rbx)
	movups	48(%r9), %xmm8
	movaps	%xmm8, -224(%rbp)
	movups	64(%rbx), %xmm9
	movups	%xmm3, 64(%rbx)
	movups	64(%r9), %xmm8
	movaps	%xmm8, -240(%rbp)
	movups	80(%rbx), %xmm8
	movups	%xmm0, 80(%rbx)
	movups	80(%r9), %xmm15
	cmpq	%rdx, %r8
	jb	.LBB3_66
	addps	%xmm0, %xmm8
	movaps	%xmm10, -208(%rbp)
	movaps	-112(%rbp), %xmm10
	mulps	%xmm10, %xmm8
	addps	%xmm2, %xmm8
	addps	%xmm3, %xmm9
	mulps	%xmm10, %xmm9
	addps	%xmm1, %xmm9
	movaps	-320(%rbp), %xmm10
	mulps	%xmm10, %xmm9
	mulps	%xmm10, %xmm8
	xorps	%xmm10, %xmm10
	maxps	%xmm10, %xmm9
	maxps	%xmm10, %xmm8
	movaps	.LCPI3_1(%rip), %xmm10
	mulps	%xmm10, %xmm9
	movaps	%xmm15, -192(%rbp)
	movaps	%xmm14, %xmm15
	movaps	%xmm11, %xmm14
	movaps	%xmm12, %xmm11
	movaps	.LCPI3_5(%rip), %xmm12
	addps	%xmm12, %xmm9
	movaps	.LCPI3_6(%rip), %xmm10
	andps	%xmm10, %xmm9
	packuswb	%xmm9, %xmm9
	packuswb	%xmm9, %xmm9
	movd	%xmm9, -4(%rdi)
	mulps	.LCPI3_1(%rip), %xmm8
	addps	%xmm12, %xmm8
	movaps	%xmm11, %xmm12
	movaps	%xmm14, %xmm11
	movaps	%xmm15, %xmm14
	movaps	-192(%rbp), %xmm15
	andps	%xmm10, %xmm8
	movaps	-208(%rbp), %xmm10
	packuswb	%xmm8, %xmm8
	packuswb	%xmm8, %xmm8
	movd	%xmm8, (%rdi)
	jmp	.LBB3_66
.LBB3_14:
	xorl	%ecx, %ecx
	cmpl	$0, -52(%rbp)
	setne	%dil
	testq	%rsi, %rsi
	movq	-72(%rbp), %r11
	je	.LBB3_77
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
	jmp	.LBB3_16
	.p2align	4
.LBB3_76:
	incq	%r12
	addq	%r14, %rbx
	subq	$-128, %r15
	addq	%r14, %r13
	subq	$-128, %rax
	cmpq	%rsi, %r12
	je	.LBB3_77
.LBB3_16:
	leaq	8(%r12), %rdi
	cmpq	%rsi, %rdi
	jae	.LBB3_18
	imulq	32(%rbp), %rdi
	movq	24(%rbp), %r8
	leaq	(%r8,%rdi,4), %rdx
	prefetcht0	(%r8,%rdi,4)
	prefetcht0	-4(%rdx,%r11,4)
.LBB3_18:
	testq	%r11, %r11
	je	.LBB3_76
	cmpq	$8, %r11
	setb	%dl
	orb	-112(%rbp), %dl
	testb	$1, %dl
	je	.LBB3_69
	xorl	%r8d, %r8d
	jmp	.LBB3_72
	.p2align	4
.LBB3_69:
	xorl	%edi, %edi
	.p2align	4
.LBB3_70:
	movdqu	-16(%r15,%rdi,4), %xmm1
	movdqu	(%r15,%rdi,4), %xmm2
	por	%xmm0, %xmm1
	por	%xmm0, %xmm2
	movdqu	%xmm1, -16(%rbx,%rdi,4)
	movdqu	%xmm2, (%rbx,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %r10
	jne	.LBB3_70
	movq	%r10, %r8
	cmpq	%r10, %r11
	je	.LBB3_76
.LBB3_72:
	movq	%r8, %rdi
	testq	%r9, %r9
	je	.LBB3_75
	movq	%r9, %r11
	movq	%r8, %rdi
	.p2align	4
.LBB3_74:
	movl	(%rax,%rdi,4), %edx
	orl	%ecx, %edx
	movl	%edx, (%r13,%rdi,4)
	incq	%rdi
	decq	%r11
	jne	.LBB3_74
.LBB3_75:
	movq	-72(%rbp), %r11
	subq	%r11, %r8
	cmpq	$-4, %r8
	ja	.LBB3_76
	.p2align	4
.LBB3_78:
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
	jne	.LBB3_78
	jmp	.LBB3_76
.LBB3_77:
	addq	$200, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end3:
	.size	blur_columns, .Lfunc_end3-blur_columns
	.type	.L.str,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"sse2"
	.size	.L.str, 5
	.type	cpixels_effects_sse2,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	cpixels_effects_sse2
	.p2align	3, 0x0
cpixels_effects_sse2:
	.quad	.L.str
	.quad	adjust
	.quad	blend
	.quad	blur_rows
	.quad	blur_columns
	.size	cpixels_effects_sse2, 40
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
