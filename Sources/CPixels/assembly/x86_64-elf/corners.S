// Made by scripts/make-kernels.sh from corners.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__ELF__)
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI0_0:
	.byte	255
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
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_1:
	.quad	0x3ff0000000000000
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_2:
	.long	0x437f0000
.LCPI0_3:
	.long	0x3f000000
.LCPI0_4:
	.long	0x3f800000
	.text
	.globl	cpixels_frame_row
	.p2align	4
	.type	cpixels_frame_row,@function
cpixels_frame_row:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$648, %rsp
	movq	%r9, -48(%rbp)
	movq	%r8, -72(%rbp)
	movq	%rdx, %r13
	movq	%rsi, -104(%rbp)
	movq	%rdi, %rbx
	leaq	-688(%rbp), %r15
	movq	%r15, %rdi
	movq	%rbx, %rsi
	movq	%rcx, -96(%rbp)
	callq	row_of
	leaq	-456(%rbp), %rdi
	movl	$232, %edx
	movq	%r15, %rsi
	callq	memcpy@PLT
	movq	-488(%rbp), %r12
	movq	-480(%rbp), %r14
	cmpq	$0, 96(%rbx)
	movq	%r12, %rdx
	movq	%r14, %r15
	je	.LBB0_3
	leaq	48(%rbx), %rsi
	leaq	-456(%rbp), %rdi
	movq	%r13, %rdx
	movq	-96(%rbp), %rcx
	callq	row_of
	movq	-240(%rbp), %rcx
	movq	-232(%rbp), %rax
	movq	%r14, %rdx
	movq	%r14, %r15
	cmpq	%rax, %rcx
	jge	.LBB0_3
	cmpq	%r14, %rcx
	movq	%r14, %rdx
	cmovlq	%rcx, %rdx
	cmpq	%r12, %rcx
	cmovlq	%r12, %rdx
	cmpq	%r14, %rax
	movq	%r14, %r15
	cmovlq	%rax, %r15
	cmpq	%r12, %rax
	cmovlq	%r12, %r15
.LBB0_3:
	movq	%rdx, -128(%rbp)
	movq	%rbx, -56(%rbp)
	movq	-472(%rbp), %r13
	movq	-464(%rbp), %rbx
	testq	%r13, %r13
	jle	.LBB0_9
	leaq	(,%r13,4), %rdx
	movq	-56(%rbp), %rax
	cmpl	$0, 112(%rax)
	je	.LBB0_5
	movq	104(%rax), %rsi
	testq	%rsi, %rsi
	je	.LBB0_8
	movq	-48(%rbp), %rdi
	callq	memcpy@PLT
	jmp	.LBB0_9
.LBB0_5:
	movq	-48(%rbp), %rdi
	movq	-72(%rbp), %rsi
	callq	memcpy@PLT
	jmp	.LBB0_9
.LBB0_8:
	movq	-48(%rbp), %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.LBB0_9:
	movq	-96(%rbp), %rdx
	subq	%rbx, %rdx
	jle	.LBB0_15
	shlq	$2, %rdx
	movq	-56(%rbp), %rcx
	cmpl	$0, 112(%rcx)
	movq	-48(%rbp), %rax
	leaq	(%rax,%rbx,4), %rdi
	je	.LBB0_13
	movq	104(%rcx), %rsi
	testq	%rsi, %rsi
	jne	.LBB0_14
	xorl	%esi, %esi
	callq	memset@PLT
	jmp	.LBB0_15
.LBB0_13:
	movq	-72(%rbp), %rax
	leaq	(%rax,%rbx,4), %rsi
.LBB0_14:
	callq	memcpy@PLT
.LBB0_15:
	movq	-56(%rbp), %rax
	cmpq	$0, 96(%rax)
	movq	-128(%rbp), %rdx
	movq	%rdx, %rax
	movq	%r15, %rcx
	je	.LBB0_17
	movq	-256(%rbp), %rax
	movq	-248(%rbp), %rcx
.LBB0_17:
	cmpq	%rcx, %rax
	cmovgeq	%r15, %rax
	cmovgeq	%r15, %rcx
	movq	%r12, -208(%rbp)
	movq	%rdx, -200(%rbp)
	movq	%rax, -192(%rbp)
	movq	%rcx, -184(%rbp)
	movq	%r15, -176(%rbp)
	movq	%r14, -168(%rbp)
	xorl	%ecx, %ecx
	movq	%rbx, -112(%rbp)
	jmp	.LBB0_18
.LBB0_48:
	movq	-48(%rbp), %rax
	leaq	(%rax,%r12,4), %rdi
	shlq	$2, %r8
	movq	%rdx, %rsi
	movq	%r8, %rdx
	callq	memcpy@PLT
.LBB0_49:
	movq	-64(%rbp), %rcx
.LBB0_50:
	incq	%rcx
.LBB0_18:
	movq	%rbx, %r12
	cmpq	$3, %rcx
	jne	.LBB0_19
.LBB0_22:
	movq	%rcx, -64(%rbp)
	cmpq	%r12, %r13
	movq	-56(%rbp), %rbx
	jl	.LBB0_23
.LBB0_43:
	movq	-64(%rbp), %rcx
	cmpq	$3, %rcx
	je	.LBB0_51
	movq	%rcx, %rax
	shlq	$4, %rax
	movq	-200(%rbp,%rax), %r13
	movq	%r13, %r8
	subq	%r12, %r8
	movq	-72(%rbp), %rax
	leaq	(%rax,%r12,4), %rdx
	cmpq	$1, %rcx
	jne	.LBB0_45
	cmpl	$0, 116(%rbx)
	movq	%rbx, %rax
	movq	-112(%rbp), %rbx
	je	.LBB0_48
	movq	104(%rax), %rax
	movq	-48(%rbp), %rcx
	leaq	(%rcx,%r12,4), %rcx
	xorl	%edi, %edi
	movq	%rdx, %rsi
	movq	%rax, %rdx
	movss	.LCPI0_4(%rip), %xmm0
	xorl	%r9d, %r9d
	movq	-104(%rbp), %rax
	callq	*16(%rax)
	jmp	.LBB0_49
	.p2align	4
.LBB0_31:
	movq	-56(%rbp), %rbx
.LBB0_41:
	movaps	%xmm6, %xmm1
	movss	.LCPI0_3(%rip), %xmm2
	addss	%xmm2, %xmm1
	cvttss2si	%xmm1, %rax
	shufps	$85, %xmm6, %xmm6
	addss	%xmm2, %xmm6
	cvttss2si	%xmm6, %rcx
	movaps	%xmm7, %xmm1
	addss	%xmm2, %xmm1
	cvttss2si	%xmm1, %rdx
	shll	$16, %edx
	orl	%eax, %edx
	shufps	$85, %xmm7, %xmm7
	addss	%xmm2, %xmm7
	cvttss2si	%xmm7, %rax
	shll	$8, %ecx
	shll	$24, %eax
	orl	%edx, %eax
	orl	%ecx, %eax
.LBB0_42:
	movq	-48(%rbp), %rcx
	movl	%eax, (%rcx,%r13,4)
	incq	%r13
	cmpq	%r13, %r12
	je	.LBB0_43
.LBB0_23:
	movq	-72(%rbp), %rax
	movl	(%rax,%r13,4), %eax
	movd	%eax, %xmm1
	movdqa	%xmm1, %xmm0
	psrld	$8, %xmm0
	punpckldq	%xmm0, %xmm1
	pand	.LCPI0_0(%rip), %xmm1
	movdqa	%xmm1, -224(%rbp)
	cvtdq2ps	%xmm1, %xmm0
	movaps	%xmm0, -96(%rbp)
	movl	%eax, %ecx
	shrl	$16, %ecx
	movzbl	%cl, %r14d
	xorps	%xmm0, %xmm0
	cvtsi2ss	%r14d, %xmm0
	movaps	%xmm0, -128(%rbp)
	shrl	$24, %eax
	xorps	%xmm0, %xmm0
	cvtsi2ss	%eax, %xmm0
	movaps	%xmm0, -160(%rbp)
	leaq	-688(%rbp), %rdi
	movq	%r13, %rsi
	callq	coverage
	movq	96(%rbx), %r15
	testq	%r15, %r15
	je	.LBB0_24
	movl	112(%rbx), %ebx
	movsd	%xmm0, -144(%rbp)
	testl	%ebx, %ebx
	je	.LBB0_27
	movsd	.LCPI0_1(%rip), %xmm0
.LBB0_27:
	movsd	%xmm0, -136(%rbp)
	leaq	-456(%rbp), %rdi
	movq	%r13, %rsi
	callq	coverage
	movsd	-136(%rbp), %xmm2
	subsd	%xmm0, %xmm2
	movl	(%r15), %eax
	movl	%eax, %ecx
	shrl	$24, %ecx
	xorps	%xmm1, %xmm1
	cvtsi2ss	%ecx, %xmm1
	xorpd	%xmm0, %xmm0
	maxsd	%xmm2, %xmm0
	cvtsd2ss	%xmm0, %xmm0
	mulss	%xmm1, %xmm0
	movss	.LCPI0_2(%rip), %xmm2
	movaps	%xmm2, %xmm1
	subss	%xmm0, %xmm1
	mulss	-160(%rbp), %xmm1
	divss	%xmm2, %xmm1
	addss	%xmm0, %xmm1
	xorps	%xmm2, %xmm2
	ucomiss	%xmm2, %xmm1
	jbe	.LBB0_29
	divss	%xmm1, %xmm0
	movaps	%xmm0, %xmm2
.LBB0_29:
	movl	%eax, %ecx
	shrl	$8, %ecx
	movd	%eax, %xmm0
	shrl	$16, %eax
	movzbl	%al, %eax
	movd	%ecx, %xmm3
	punpckldq	%xmm3, %xmm0
	pand	.LCPI0_0(%rip), %xmm0
	psubd	-224(%rbp), %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm2, %xmm3
	shufps	$0, %xmm2, %xmm3
	mulps	%xmm0, %xmm3
	subl	%r14d, %eax
	cvtsi2ss	%eax, %xmm7
	movaps	-96(%rbp), %xmm6
	addps	%xmm3, %xmm6
	mulss	%xmm2, %xmm7
	addss	-128(%rbp), %xmm7
	unpcklps	%xmm1, %xmm7
	movsd	-144(%rbp), %xmm0
	testl	%ebx, %ebx
	jne	.LBB0_32
	jmp	.LBB0_31
	.p2align	4
.LBB0_24:
	movaps	-128(%rbp), %xmm7
	unpcklps	-160(%rbp), %xmm7
	movl	112(%rbx), %ebx
	movaps	-96(%rbp), %xmm6
	testl	%ebx, %ebx
	je	.LBB0_31
.LBB0_32:
	xorps	%xmm1, %xmm1
	ucomisd	%xmm1, %xmm0
	movq	-56(%rbp), %rbx
	jne	.LBB0_36
	jp	.LBB0_36
	movq	104(%rbx), %rax
	testq	%rax, %rax
	je	.LBB0_34
	movl	(%rax), %eax
	jmp	.LBB0_42
	.p2align	4
.LBB0_36:
	xorps	%xmm1, %xmm1
	cvtsd2ss	%xmm0, %xmm1
	movaps	%xmm7, %xmm2
	shufps	$85, %xmm7, %xmm2
	mulss	%xmm1, %xmm2
	movq	104(%rbx), %rax
	testq	%rax, %rax
	je	.LBB0_37
	movl	(%rax), %eax
	movl	%eax, %ecx
	shrl	$24, %ecx
	xorps	%xmm3, %xmm3
	cvtsi2ss	%ecx, %xmm3
	movss	.LCPI0_2(%rip), %xmm4
	movaps	%xmm4, %xmm1
	subss	%xmm2, %xmm1
	mulss	%xmm3, %xmm1
	divss	%xmm4, %xmm1
	addss	%xmm2, %xmm1
	xorps	%xmm3, %xmm3
	ucomiss	%xmm3, %xmm1
	jbe	.LBB0_40
	divss	%xmm1, %xmm2
	movaps	%xmm2, %xmm3
.LBB0_40:
	movl	%eax, %ecx
	movd	%eax, %xmm2
	shrl	$16, %eax
	movzbl	%al, %eax
	xorps	%xmm4, %xmm4
	cvtsi2ss	%eax, %xmm4
	shrl	$8, %ecx
	movd	%ecx, %xmm5
	punpckldq	%xmm5, %xmm2
	pand	.LCPI0_0(%rip), %xmm2
	cvtdq2ps	%xmm2, %xmm2
	subps	%xmm2, %xmm6
	movaps	%xmm3, %xmm5
	shufps	$0, %xmm3, %xmm5
	mulps	%xmm6, %xmm5
	addps	%xmm2, %xmm5
	subss	%xmm4, %xmm7
	mulss	%xmm3, %xmm7
	addss	%xmm4, %xmm7
	unpcklps	%xmm1, %xmm7
	movaps	%xmm5, %xmm6
	jmp	.LBB0_41
.LBB0_34:
	xorl	%eax, %eax
	jmp	.LBB0_42
.LBB0_37:
	movlhps	%xmm7, %xmm2
	shufps	$226, %xmm7, %xmm2
	movaps	%xmm2, %xmm7
	jmp	.LBB0_41
	.p2align	4
.LBB0_19:
	movq	%rcx, %rax
	shlq	$4, %rax
	movq	-208(%rbp,%rax), %r12
	cmpq	-200(%rbp,%rax), %r12
	jge	.LBB0_50
	cmpq	$1, %rcx
	je	.LBB0_22
	movq	-56(%rbp), %rax
	cmpl	$0, 116(%rax)
	jne	.LBB0_50
	jmp	.LBB0_22
	.p2align	4
.LBB0_45:
	movq	96(%rbx), %rsi
	movq	-48(%rbp), %rax
	leaq	(%rax,%r12,4), %rcx
	xorl	%edi, %edi
	movss	.LCPI0_4(%rip), %xmm0
	xorl	%r9d, %r9d
	movq	-104(%rbp), %rax
	callq	*16(%rax)
	movq	-64(%rbp), %rcx
	movq	-112(%rbp), %rbx
	incq	%rcx
	jmp	.LBB0_18
.LBB0_51:
	addq	$648, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end0:
	.size	cpixels_frame_row, .Lfunc_end0-cpixels_frame_row
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI1_0:
	.quad	0x3ff0000000000000
.LCPI1_1:
	.quad	0xbeb0c6f7a0b5ed8d
.LCPI1_2:
	.quad	0x3eb0c6f7a0b5ed8d
	.text
	.p2align	4
	.type	row_of,@function
row_of:
	movq	%rdi, %rax
	xorps	%xmm0, %xmm0
	movups	%xmm0, 208(%rdi)
	movups	%xmm0, 192(%rdi)
	movups	%xmm0, 176(%rdi)
	movups	%xmm0, 160(%rdi)
	movups	%xmm0, 144(%rdi)
	movups	%xmm0, 128(%rdi)
	movups	%xmm0, 112(%rdi)
	movups	%xmm0, 96(%rdi)
	movups	%xmm0, 80(%rdi)
	movups	%xmm0, 64(%rdi)
	movups	%xmm0, 48(%rdi)
	movups	%xmm0, 32(%rdi)
	movq	$0, 224(%rdi)
	movsd	(%rsi), %xmm1
	movsd	%xmm1, (%rdi)
	movsd	16(%rsi), %xmm0
	movsd	%xmm0, 8(%rdi)
	movsd	32(%rsi), %xmm2
	leaq	1(%rdx), %rdi
	cvtsi2sd	%rdi, %xmm3
	movsd	%xmm2, 24(%rax)
	movsd	8(%rsi), %xmm6
	movsd	24(%rsi), %xmm7
	movapd	%xmm3, %xmm5
	minsd	%xmm7, %xmm5
	cvtsi2sd	%rdx, %xmm4
	movapd	%xmm4, %xmm8
	maxsd	%xmm6, %xmm8
	subsd	%xmm8, %xmm5
	xorpd	%xmm8, %xmm8
	xorpd	%xmm9, %xmm9
	maxsd	%xmm5, %xmm9
	movsd	%xmm9, 16(%rax)
	ucomisd	%xmm9, %xmm8
	jae	.LBB1_20
	ucomisd	%xmm0, %xmm1
	jae	.LBB1_20
	pushq	%rbp
	movq	%rsp, %rbp
	movl	40(%rsi), %esi
	addsd	%xmm2, %xmm6
	subsd	%xmm3, %xmm6
	movapd	%xmm2, %xmm3
	mulsd	%xmm2, %xmm3
	leaq	32(%rax), %rdx
	unpcklpd	%xmm1, %xmm1
	unpcklpd	%xmm3, %xmm3
	testb	$1, %sil
	je	.LBB1_5
	movsd	.LCPI1_0(%rip), %xmm9
	addsd	%xmm6, %xmm9
	movapd	%xmm6, %xmm5
	unpcklpd	%xmm2, %xmm5
	xorpd	%xmm8, %xmm8
	xorpd	%xmm10, %xmm10
	unpcklpd	%xmm9, %xmm10
	cmpltpd	%xmm10, %xmm5
	xorpd	%xmm10, %xmm10
	unpcklpd	%xmm2, %xmm10
	movapd	%xmm6, %xmm11
	unpcklpd	%xmm9, %xmm11
	andpd	%xmm5, %xmm10
	andnpd	%xmm11, %xmm5
	orpd	%xmm10, %xmm5
	pshufd	$238, %xmm5, %xmm9
	ucomisd	%xmm5, %xmm9
	jbe	.LBB1_5
	movapd	%xmm5, %xmm9
	mulpd	%xmm5, %xmm9
	movapd	%xmm3, %xmm10
	subpd	%xmm9, %xmm10
	maxpd	%xmm10, %xmm8
	sqrtpd	%xmm8, %xmm8
	movslq	192(%rax), %rdi
	leal	1(%rdi), %r8d
	movl	%r8d, 192(%rax)
	leaq	(%rdi,%rdi,4), %rdi
	movq	$1, (%rdx,%rdi,8)
	movupd	%xmm5, 8(%rdx,%rdi,8)
	movapd	%xmm8, %xmm5
	shufpd	$1, %xmm8, %xmm5
	movupd	%xmm5, 24(%rdx,%rdi,8)
	movsd	(%rax), %xmm5
	addsd	%xmm2, %xmm5
	unpcklpd	%xmm5, %xmm5
	subpd	%xmm8, %xmm5
	maxpd	%xmm5, %xmm1
.LBB1_5:
	movapd	%xmm2, %xmm5
	subsd	%xmm7, %xmm5
	unpcklpd	%xmm0, %xmm0
	testb	$2, %sil
	je	.LBB1_8
	movsd	.LCPI1_0(%rip), %xmm9
	addsd	%xmm6, %xmm9
	movapd	%xmm6, %xmm7
	unpcklpd	%xmm2, %xmm7
	xorpd	%xmm8, %xmm8
	xorpd	%xmm10, %xmm10
	unpcklpd	%xmm9, %xmm10
	cmpltpd	%xmm10, %xmm7
	xorpd	%xmm10, %xmm10
	unpcklpd	%xmm2, %xmm10
	unpcklpd	%xmm9, %xmm6
	andpd	%xmm7, %xmm10
	andnpd	%xmm6, %xmm7
	orpd	%xmm10, %xmm7
	pshufd	$238, %xmm7, %xmm6
	ucomisd	%xmm7, %xmm6
	jbe	.LBB1_8
	movapd	%xmm7, %xmm6
	mulpd	%xmm7, %xmm6
	movapd	%xmm3, %xmm9
	subpd	%xmm6, %xmm9
	maxpd	%xmm9, %xmm8
	sqrtpd	%xmm8, %xmm6
	movslq	192(%rax), %rdi
	leal	1(%rdi), %r8d
	movl	%r8d, 192(%rax)
	leaq	(%rdi,%rdi,4), %rdi
	movq	$0, (%rdx,%rdi,8)
	movupd	%xmm7, 8(%rdx,%rdi,8)
	movapd	%xmm6, %xmm7
	shufpd	$1, %xmm6, %xmm7
	movupd	%xmm7, 24(%rdx,%rdi,8)
	movsd	8(%rax), %xmm7
	subsd	%xmm2, %xmm7
	unpcklpd	%xmm7, %xmm7
	addpd	%xmm6, %xmm7
	minpd	%xmm7, %xmm0
.LBB1_8:
	addsd	%xmm4, %xmm5
	testb	$4, %sil
	je	.LBB1_11
	movsd	.LCPI1_0(%rip), %xmm7
	addsd	%xmm5, %xmm7
	movapd	%xmm5, %xmm4
	unpcklpd	%xmm2, %xmm4
	xorpd	%xmm6, %xmm6
	xorpd	%xmm8, %xmm8
	unpcklpd	%xmm7, %xmm8
	cmpltpd	%xmm8, %xmm4
	xorpd	%xmm8, %xmm8
	unpcklpd	%xmm2, %xmm8
	movapd	%xmm5, %xmm9
	unpcklpd	%xmm7, %xmm9
	andpd	%xmm4, %xmm8
	andnpd	%xmm9, %xmm4
	orpd	%xmm8, %xmm4
	pshufd	$238, %xmm4, %xmm7
	ucomisd	%xmm4, %xmm7
	jbe	.LBB1_11
	movapd	%xmm4, %xmm7
	mulpd	%xmm4, %xmm7
	movapd	%xmm3, %xmm8
	subpd	%xmm7, %xmm8
	maxpd	%xmm8, %xmm6
	sqrtpd	%xmm6, %xmm6
	movslq	192(%rax), %rdi
	leal	1(%rdi), %r8d
	movl	%r8d, 192(%rax)
	leaq	(%rdi,%rdi,4), %rdi
	movq	$1, (%rdx,%rdi,8)
	movupd	%xmm4, 8(%rdx,%rdi,8)
	movapd	%xmm6, %xmm4
	shufpd	$1, %xmm6, %xmm4
	movupd	%xmm4, 24(%rdx,%rdi,8)
	movsd	(%rax), %xmm4
	addsd	%xmm2, %xmm4
	unpcklpd	%xmm4, %xmm4
	subpd	%xmm6, %xmm4
	maxpd	%xmm4, %xmm1
.LBB1_11:
	testb	$8, %sil
	je	.LBB1_14
	movsd	.LCPI1_0(%rip), %xmm7
	addsd	%xmm5, %xmm7
	movapd	%xmm5, %xmm4
	unpcklpd	%xmm2, %xmm4
	xorpd	%xmm6, %xmm6
	xorpd	%xmm8, %xmm8
	unpcklpd	%xmm7, %xmm8
	cmpltpd	%xmm8, %xmm4
	xorpd	%xmm8, %xmm8
	unpcklpd	%xmm2, %xmm8
	unpcklpd	%xmm7, %xmm5
	andpd	%xmm4, %xmm8
	andnpd	%xmm5, %xmm4
	orpd	%xmm8, %xmm4
	pshufd	$238, %xmm4, %xmm5
	ucomisd	%xmm4, %xmm5
	jbe	.LBB1_14
	movapd	%xmm4, %xmm5
	mulpd	%xmm4, %xmm5
	subpd	%xmm5, %xmm3
	maxpd	%xmm3, %xmm6
	sqrtpd	%xmm6, %xmm3
	movslq	192(%rax), %rsi
	leal	1(%rsi), %edi
	movl	%edi, 192(%rax)
	leaq	(%rsi,%rsi,4), %rsi
	movq	$0, (%rdx,%rsi,8)
	movupd	%xmm4, 8(%rdx,%rsi,8)
	movapd	%xmm3, %xmm4
	shufpd	$1, %xmm3, %xmm4
	movupd	%xmm4, 24(%rdx,%rsi,8)
	movsd	8(%rax), %xmm4
	subsd	%xmm2, %xmm4
	unpcklpd	%xmm4, %xmm4
	addpd	%xmm3, %xmm4
	minpd	%xmm4, %xmm0
.LBB1_14:
	movsd	.LCPI1_1(%rip), %xmm3
	addsd	%xmm1, %xmm3
	xorpd	%xmm2, %xmm2
	xorpd	%xmm4, %xmm4
	maxsd	%xmm3, %xmm4
	cvttsd2si	%xmm4, %rdx
	movsd	.LCPI1_2(%rip), %xmm3
	addsd	%xmm0, %xmm3
	cvttsd2si	%xmm3, %rsi
	xorps	%xmm4, %xmm4
	cvtsi2sd	%rsi, %xmm4
	movq	%rdx, 216(%rax)
	xorl	%edi, %edi
	ucomisd	%xmm4, %xmm3
	seta	%dil
	addq	%rsi, %rdi
	cmpq	%rcx, %rdi
	cmovgeq	%rcx, %rdi
	movq	%rdi, 224(%rax)
	cmpq	%rdx, %rdi
	jg	.LBB1_16
	xorpd	%xmm3, %xmm3
	movupd	%xmm3, 216(%rax)
	xorl	%edx, %edx
.LBB1_16:
	movq	%rdx, 208(%rax)
	unpckhpd	%xmm1, %xmm1
	cvttsd2si	%xmm1, %rsi
	movq	%rdx, 200(%rax)
	xorps	%xmm3, %xmm3
	cvtsi2sd	%rsi, %xmm3
	xorl	%ecx, %ecx
	ucomisd	%xmm3, %xmm1
	seta	%dl
	movsd	16(%rax), %xmm1
	ucomisd	.LCPI1_0(%rip), %xmm1
	jne	.LBB1_19
	jp	.LBB1_19
	movb	%dl, %cl
	addq	%rsi, %rcx
	unpckhpd	%xmm0, %xmm0
	maxsd	%xmm0, %xmm2
	cvttsd2si	%xmm2, %rdx
	cmpq	%rdx, %rcx
	jge	.LBB1_19
	movq	%rcx, 200(%rax)
	movq	%rdx, 208(%rax)
.LBB1_19:
	popq	%rbp
.LBB1_20:
	retq
.Lfunc_end1:
	.size	row_of, .Lfunc_end1-row_of
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI2_0:
	.quad	0x3ff0000000000000
	.text
	.p2align	4
	.type	coverage,@function
coverage:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	subq	$48, %rsp
	movq	%rdi, %rbx
	cmpq	200(%rdi), %rsi
	jl	.LBB2_3
	cmpq	208(%rbx), %rsi
	jge	.LBB2_3
	movsd	.LCPI2_0(%rip), %xmm0
	jmp	.LBB2_12
.LBB2_3:
	xorpd	%xmm0, %xmm0
	cmpq	216(%rbx), %rsi
	jl	.LBB2_12
	cmpq	224(%rbx), %rsi
	jge	.LBB2_12
	cvtsi2sd	%rsi, %xmm1
	incq	%rsi
	cvtsi2sd	%rsi, %xmm2
	movsd	(%rbx), %xmm5
	movsd	8(%rbx), %xmm0
	movapd	%xmm2, %xmm3
	minsd	%xmm0, %xmm3
	movapd	%xmm1, %xmm4
	maxsd	%xmm5, %xmm4
	subsd	%xmm4, %xmm3
	xorpd	%xmm4, %xmm4
	maxsd	%xmm3, %xmm4
	mulsd	16(%rbx), %xmm4
	movslq	192(%rbx), %r14
	testq	%r14, %r14
	jle	.LBB2_11
	movsd	24(%rbx), %xmm3
	addq	$32, %rbx
	addsd	%xmm3, %xmm5
	movapd	%xmm5, %xmm6
	subsd	%xmm2, %xmm6
	movsd	%xmm6, -32(%rbp)
	subsd	%xmm1, %xmm5
	movsd	%xmm3, -24(%rbp)
	subsd	%xmm3, %xmm0
	subsd	%xmm0, %xmm1
	subsd	%xmm0, %xmm2
	movsd	%xmm1, -56(%rbp)
	movsd	%xmm2, -48(%rbp)
	movsd	%xmm5, -40(%rbp)
	jmp	.LBB2_7
	.p2align	4
.LBB2_9:
	movq	%rbx, %rdi
	movsd	-24(%rbp), %xmm0
.LBB2_10:
	callq	cut_off
	movsd	-64(%rbp), %xmm4
	subsd	%xmm0, %xmm4
	addq	$40, %rbx
	decq	%r14
	movsd	-56(%rbp), %xmm1
	movsd	-48(%rbp), %xmm2
	movsd	-40(%rbp), %xmm5
	je	.LBB2_11
.LBB2_7:
	movsd	%xmm4, -64(%rbp)
	cmpl	$0, (%rbx)
	je	.LBB2_9
	movq	%rbx, %rdi
	movsd	-24(%rbp), %xmm0
	movsd	-32(%rbp), %xmm1
	movapd	%xmm5, %xmm2
	jmp	.LBB2_10
.LBB2_11:
	xorpd	%xmm0, %xmm0
	maxsd	%xmm4, %xmm0
	minsd	.LCPI2_0(%rip), %xmm0
.LBB2_12:
	addq	$48, %rsp
	popq	%rbx
	popq	%r14
	popq	%rbp
	retq
.Lfunc_end2:
	.size	coverage, .Lfunc_end2-coverage
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI3_0:
	.quad	0x3ff0000000000000
.LCPI3_1:
	.quad	0x4020000000000000
.LCPI3_2:
	.quad	0xc026000000000000
.LCPI3_3:
	.quad	0x3fbc71c71c71c71c
.LCPI3_4:
	.quad	0x3fc2492492492492
.LCPI3_5:
	.quad	0x3fc999999999999a
.LCPI3_6:
	.quad	0x3fd5555555555555
.LCPI3_7:
	.quad	0xbfe0000000000000
	.text
	.p2align	4
	.type	cut_off,@function
cut_off:
	movapd	%xmm1, %xmm7
	unpcklpd	%xmm0, %xmm7
	xorpd	%xmm4, %xmm4
	xorpd	%xmm5, %xmm5
	unpcklpd	%xmm2, %xmm5
	movsd	16(%rdi), %xmm3
	movapd	%xmm3, %xmm6
	subsd	8(%rdi), %xmm6
	cmpltpd	%xmm5, %xmm7
	xorpd	%xmm5, %xmm5
	unpcklpd	%xmm0, %xmm5
	unpcklpd	%xmm2, %xmm1
	andpd	%xmm7, %xmm5
	andnpd	%xmm1, %xmm7
	orpd	%xmm5, %xmm7
	movupd	24(%rdi), %xmm2
	movsd	32(%rdi), %xmm1
	movapd	%xmm7, %xmm5
	maxsd	%xmm1, %xmm5
	pshufd	$238, %xmm7, %xmm8
	subsd	%xmm5, %xmm8
	xorpd	%xmm5, %xmm5
	xorpd	%xmm1, %xmm1
	maxsd	%xmm8, %xmm1
	mulsd	%xmm6, %xmm1
	movapd	%xmm7, %xmm6
	movsd	%xmm2, %xmm6
	movapd	%xmm2, %xmm8
	movsd	%xmm7, %xmm8
	cmpltpd	%xmm8, %xmm6
	andpd	%xmm6, %xmm7
	andnpd	%xmm2, %xmm6
	orpd	%xmm7, %xmm6
	pshufd	$238, %xmm6, %xmm7
	ucomisd	%xmm6, %xmm7
	jbe	.LBB3_2
	pushq	%rbp
	movq	%rsp, %rbp
	movapd	%xmm6, %xmm8
	shufpd	$1, %xmm6, %xmm8
	movapd	%xmm7, %xmm2
	subsd	%xmm6, %xmm2
	mulsd	%xmm2, %xmm3
	mulsd	%xmm0, %xmm0
	movapd	%xmm6, %xmm2
	mulpd	%xmm6, %xmm2
	mulsd	%xmm6, %xmm7
	movapd	%xmm0, %xmm9
	unpcklpd	%xmm0, %xmm9
	subpd	%xmm2, %xmm9
	maxpd	%xmm9, %xmm4
	sqrtpd	%xmm4, %xmm4
	mulpd	%xmm4, %xmm8
	movapd	%xmm8, %xmm2
	unpckhpd	%xmm8, %xmm2
	subsd	%xmm2, %xmm8
	xorpd	%xmm2, %xmm2
	maxsd	%xmm8, %xmm2
	movapd	%xmm4, %xmm8
	unpckhpd	%xmm4, %xmm8
	mulsd	%xmm4, %xmm8
	addsd	%xmm7, %xmm8
	maxsd	%xmm8, %xmm5
	mulpd	%xmm4, %xmm6
	movapd	%xmm6, %xmm4
	unpckhpd	%xmm6, %xmm4
	subsd	%xmm6, %xmm4
	addsd	%xmm0, %xmm5
	divsd	%xmm5, %xmm2
	movapd	%xmm2, %xmm6
	mulsd	%xmm2, %xmm6
	movsd	.LCPI3_0(%rip), %xmm5
	addsd	%xmm5, %xmm6
	sqrtsd	%xmm6, %xmm6
	addsd	%xmm5, %xmm6
	divsd	%xmm6, %xmm2
	movapd	%xmm2, %xmm6
	mulsd	%xmm2, %xmm6
	addsd	%xmm5, %xmm6
	sqrtsd	%xmm6, %xmm6
	addsd	%xmm5, %xmm6
	divsd	%xmm6, %xmm2
	movapd	%xmm2, %xmm6
	mulsd	.LCPI3_1(%rip), %xmm2
	mulsd	%xmm6, %xmm6
	movapd	%xmm6, %xmm7
	divsd	.LCPI3_2(%rip), %xmm7
	addsd	.LCPI3_3(%rip), %xmm7
	mulsd	%xmm6, %xmm7
	movsd	.LCPI3_4(%rip), %xmm8
	subsd	%xmm7, %xmm8
	mulsd	%xmm6, %xmm8
	movsd	.LCPI3_5(%rip), %xmm7
	subsd	%xmm8, %xmm7
	mulsd	%xmm6, %xmm7
	movsd	.LCPI3_6(%rip), %xmm8
	subsd	%xmm7, %xmm8
	mulsd	%xmm6, %xmm8
	subsd	%xmm8, %xmm5
	mulsd	%xmm2, %xmm5
	mulsd	%xmm0, %xmm5
	addsd	%xmm4, %xmm5
	mulsd	.LCPI3_7(%rip), %xmm5
	addsd	%xmm3, %xmm5
	addsd	%xmm5, %xmm1
	popq	%rbp
.LBB3_2:
	movapd	%xmm1, %xmm0
	retq
.Lfunc_end3:
	.size	cut_off, .Lfunc_end3-cut_off
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
