// Made by scripts/make-kernels.sh from axis.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__ELF__)
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_0:
	.quad	0x3ff0000000000000
.LCPI0_1:
	.quad	0x3ff0c152382d7365
.LCPI0_2:
	.quad	0x3fe0000000000000
.LCPI0_3:
	.quad	0x3e112e0be826d695
.LCPI0_5:
	.quad	0x4000000000000000
.LCPI0_6:
	.quad	0xc002aaaaaaaaaaab
.LCPI0_7:
	.quad	0x4028000000000000
.LCPI0_8:
	.quad	0xc034000000000000
.LCPI0_9:
	.quad	0x4025555555555555
.LCPI0_10:
	.quad	0x4018000000000000
.LCPI0_11:
	.quad	0x401c000000000000
.LCPI0_12:
	.quad	0xc028000000000000
.LCPI0_13:
	.quad	0x4015555555555555
.LCPI0_14:
	.quad	0x4008000000000000
.LCPI0_15:
	.quad	0x3eb0c6f7a0b5ed8d
.LCPI0_16:
	.quad	0xc010000000000000
.LCPI0_17:
	.quad	0xbfdffffffeed1f41
.LCPI0_18:
	.quad	0x3fe000000089705f
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI0_4:
	.quad	0x7fffffffffffffff
	.quad	0x7fffffffffffffff
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_19:
	.long	0x3f800000
	.text
	.globl	cpixels_axis
	.p2align	4
	.type	cpixels_axis,@function
cpixels_axis:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$168, %rsp
	movq	%r9, -144(%rbp)
	movq	%rcx, -136(%rbp)
	cmpl	$2, %edx
	movl	$1, %eax
	cmovgel	%edx, %eax
	testl	%r8d, %r8d
	jle	.LBB0_23
	movl	%r8d, %r12d
	movl	%edi, %r15d
	movq	16(%rbp), %rbx
	cvtsi2sd	%eax, %xmm1
	divsd	%xmm1, %xmm0
	movsd	.LCPI0_0(%rip), %xmm1
	movapd	%xmm1, %xmm2
	movsd	%xmm0, -128(%rbp)
	maxsd	%xmm0, %xmm2
	movslq	%edi, %rax
	leaq	radii(%rip), %rcx
	movsd	(%rcx,%rax,8), %xmm0
	mulsd	%xmm2, %xmm0
	movsd	%xmm0, -120(%rbp)
	leal	-1(%rsi), %eax
	xorps	%xmm0, %xmm0
	cvtsi2sd	%eax, %xmm0
	movsd	%xmm0, -112(%rbp)
	xorps	%xmm0, %xmm0
	cvtsi2sd	%esi, %xmm0
	movsd	%xmm0, -104(%rbp)
	movsd	%xmm2, -80(%rbp)
	divsd	%xmm2, %xmm1
	movsd	.LCPI0_1(%rip), %xmm0
	movsd	%xmm1, -72(%rbp)
	mulsd	%xmm1, %xmm0
	leaq	-184(%rbp), %rdi
	leaq	-176(%rbp), %rsi
	callq	sincos@PLT
	movsd	-184(%rbp), %xmm8
	movsd	-176(%rbp), %xmm9
	movl	%r12d, %eax
	movq	%rax, -96(%rbp)
	leaq	4(%rbx), %rax
	movq	%rax, -48(%rbp)
	xorl	%r13d, %r13d
	movsd	.LCPI0_2(%rip), %xmm4
	xorl	%r14d, %r14d
	movsd	%xmm8, -64(%rbp)
	movsd	%xmm9, -56(%rbp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_21:
	movss	%xmm1, (%r12,%rcx,4)
.LBB0_22:
	leaq	(,%r13,2), %rax
	addq	%r13, %rax
	movq	-144(%rbp), %rcx
	movl	%edx, (%rcx,%rax,4)
	movl	%ebx, 4(%rcx,%rax,4)
	movl	%r14d, 8(%rcx,%rax,4)
	addl	%ebx, %r14d
	incq	%r13
	cmpq	-96(%rbp), %r13
	je	.LBB0_23
.LBB0_2:
	movq	-136(%rbp), %rax
	addl	%r13d, %eax
	xorps	%xmm0, %xmm0
	cvtsi2sd	%eax, %xmm0
	addsd	%xmm4, %xmm0
	mulsd	-128(%rbp), %xmm0
	movapd	%xmm0, %xmm2
	movsd	-120(%rbp), %xmm3
	subsd	%xmm3, %xmm2
	addsd	%xmm4, %xmm2
	xorpd	%xmm1, %xmm1
	maxsd	%xmm2, %xmm1
	minsd	-112(%rbp), %xmm1
	cvttsd2si	%xmm1, %edx
	movapd	%xmm3, %xmm2
	addsd	%xmm0, %xmm2
	addsd	%xmm4, %xmm2
	addsd	.LCPI0_3(%rip), %xmm2
	movsd	-104(%rbp), %xmm3
	minsd	%xmm2, %xmm3
	leal	1(%rdx), %eax
	xorps	%xmm2, %xmm2
	cvtsi2sd	%eax, %xmm2
	maxsd	%xmm2, %xmm3
	cvttsd2si	%xmm3, %ebx
	subl	%edx, %ebx
	jle	.LBB0_22
	movq	%rdx, -152(%rbp)
	movslq	%r14d, %rcx
	cvttpd2dq	%xmm1, %xmm1
	movq	16(%rbp), %rax
	movq	%rcx, -88(%rbp)
	leaq	(%rax,%rcx,4), %r12
	cvtdq2pd	%xmm1, %xmm1
	addsd	%xmm4, %xmm1
	subsd	%xmm0, %xmm1
	divsd	-80(%rbp), %xmm1
	movapd	%xmm1, -208(%rbp)
	movapd	%xmm1, %xmm0
	mulsd	.LCPI0_1(%rip), %xmm0
	leaq	-168(%rbp), %rdi
	leaq	-160(%rbp), %rsi
	callq	sincos@PLT
	movapd	-208(%rbp), %xmm11
	movsd	.LCPI0_5(%rip), %xmm15
	movsd	.LCPI0_10(%rip), %xmm14
	movsd	.LCPI0_13(%rip), %xmm13
	movapd	.LCPI0_4(%rip), %xmm10
	movsd	-56(%rbp), %xmm9
	movsd	-64(%rbp), %xmm8
	movsd	-160(%rbp), %xmm1
	movsd	-168(%rbp), %xmm2
	movl	%ebx, %eax
	xorpd	%xmm0, %xmm0
	xorl	%ecx, %ecx
	movsd	.LCPI0_0(%rip), %xmm12
	movsd	.LCPI0_17(%rip), %xmm6
	movsd	-72(%rbp), %xmm7
	jmp	.LBB0_4
	.p2align	4
.LBB0_9:
	movapd	%xmm9, %xmm4
	mulsd	%xmm2, %xmm4
	movapd	%xmm8, %xmm5
	mulsd	%xmm1, %xmm5
	addsd	%xmm4, %xmm5
	mulsd	%xmm9, %xmm1
	mulsd	%xmm8, %xmm2
	subsd	%xmm2, %xmm1
	movapd	%xmm5, %xmm2
.LBB0_15:
	xorps	%xmm4, %xmm4
	cvtsd2ss	%xmm3, %xmm4
	movss	%xmm4, (%r12,%rcx,4)
	addsd	%xmm3, %xmm0
	incq	%rcx
	cmpq	%rcx, %rax
	je	.LBB0_16
.LBB0_4:
	xorps	%xmm4, %xmm4
	cvtsi2sd	%ecx, %xmm4
	mulsd	%xmm7, %xmm4
	addsd	%xmm11, %xmm4
	cmpl	$1, %r15d
	je	.LBB0_10
	testl	%r15d, %r15d
	jne	.LBB0_14
	movapd	%xmm4, %xmm5
	mulsd	.LCPI0_1(%rip), %xmm5
	andpd	%xmm10, %xmm4
	xorpd	%xmm3, %xmm3
	ucomisd	.LCPI0_14(%rip), %xmm4
	jae	.LBB0_9
	movsd	.LCPI0_15(%rip), %xmm3
	ucomisd	%xmm4, %xmm3
	movapd	%xmm12, %xmm3
	ja	.LBB0_9
	movapd	%xmm2, %xmm4
	mulsd	%xmm2, %xmm4
	movapd	%xmm4, %xmm3
	mulsd	.LCPI0_16(%rip), %xmm3
	movsd	.LCPI0_14(%rip), %xmm6
	addsd	%xmm6, %xmm3
	mulsd	%xmm4, %xmm3
	movapd	%xmm5, %xmm4
	mulsd	%xmm6, %xmm4
	movsd	.LCPI0_17(%rip), %xmm6
	mulsd	%xmm5, %xmm4
	divsd	%xmm4, %xmm3
	jmp	.LBB0_9
	.p2align	4
.LBB0_10:
	andpd	%xmm10, %xmm4
	ucomisd	%xmm4, %xmm12
	jbe	.LBB0_12
	movapd	%xmm4, %xmm3
	mulsd	.LCPI0_11(%rip), %xmm3
	addsd	.LCPI0_12(%rip), %xmm3
	mulsd	%xmm4, %xmm3
	mulsd	%xmm4, %xmm3
	addsd	%xmm13, %xmm3
	divsd	%xmm14, %xmm3
	jmp	.LBB0_15
	.p2align	4
.LBB0_14:
	movapd	%xmm6, %xmm3
	cmpltsd	%xmm4, %xmm3
	cmplesd	.LCPI0_18(%rip), %xmm4
	andpd	%xmm3, %xmm4
	movd	%xmm4, %edx
	andl	$1, %edx
	xorps	%xmm3, %xmm3
	cvtsi2sd	%edx, %xmm3
	jmp	.LBB0_15
.LBB0_12:
	xorpd	%xmm3, %xmm3
	ucomisd	%xmm4, %xmm15
	jbe	.LBB0_15
	movapd	%xmm4, %xmm3
	mulsd	.LCPI0_6(%rip), %xmm3
	addsd	.LCPI0_7(%rip), %xmm3
	mulsd	%xmm4, %xmm3
	addsd	.LCPI0_8(%rip), %xmm3
	mulsd	%xmm4, %xmm3
	addsd	.LCPI0_9(%rip), %xmm3
	divsd	%xmm14, %xmm3
	jmp	.LBB0_15
	.p2align	4
.LBB0_16:
	movapd	%xmm0, %xmm2
	xorps	%xmm3, %xmm3
	cvtsi2ss	%ebx, %xmm3
	andpd	%xmm10, %xmm2
	movss	.LCPI0_19(%rip), %xmm1
	divss	%xmm3, %xmm1
	cmpl	$1, %ebx
	jne	.LBB0_24
	xorl	%ecx, %ecx
	movsd	.LCPI0_2(%rip), %xmm4
	movsd	.LCPI0_15(%rip), %xmm5
.LBB0_18:
	testb	$1, %al
	movq	-152(%rbp), %rdx
	je	.LBB0_22
	ucomisd	%xmm2, %xmm5
	ja	.LBB0_21
	movss	(%r12,%rcx,4), %xmm1
	cvtss2sd	%xmm1, %xmm1
	divsd	%xmm0, %xmm1
	cvtsd2ss	%xmm1, %xmm1
	jmp	.LBB0_21
	.p2align	4
.LBB0_24:
	movl	%eax, %edx
	andl	$2147483646, %edx
	movq	-48(%rbp), %rcx
	movq	-88(%rbp), %rsi
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%ecx, %ecx
	movsd	.LCPI0_2(%rip), %xmm4
	movsd	.LCPI0_15(%rip), %xmm5
	jmp	.LBB0_25
	.p2align	4
.LBB0_29:
	movss	%xmm3, (%rsi,%rcx,4)
	addq	$2, %rcx
	cmpq	%rcx, %rdx
	je	.LBB0_18
.LBB0_25:
	ucomisd	%xmm2, %xmm5
	movaps	%xmm1, %xmm3
	ja	.LBB0_27
	movss	-4(%rsi,%rcx,4), %xmm3
	cvtss2sd	%xmm3, %xmm3
	divsd	%xmm0, %xmm3
	cvtsd2ss	%xmm3, %xmm3
.LBB0_27:
	ucomisd	%xmm2, %xmm5
	movss	%xmm3, -4(%rsi,%rcx,4)
	movaps	%xmm1, %xmm3
	ja	.LBB0_29
	movss	(%rsi,%rcx,4), %xmm3
	cvtss2sd	%xmm3, %xmm3
	divsd	%xmm0, %xmm3
	cvtsd2ss	%xmm3, %xmm3
	jmp	.LBB0_29
.LBB0_23:
	addq	$168, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end0:
	.size	cpixels_axis, .Lfunc_end0-cpixels_axis
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI1_0:
	.quad	0x3e112e0be826d695
.LCPI1_3:
	.quad	0x3fefae147ae147ae
.LCPI1_4:
	.quad	0x3ff0000000000000
.LCPI1_5:
	.quad	0x4170000000000000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI1_1:
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
.LCPI1_2:
	.quad	0x40dfffc000000000
	.quad	0x41dfffffffc00000
	.text
	.globl	cpixels_pair
	.p2align	4
	.type	cpixels_pair,@function
cpixels_pair:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%r9, -104(%rbp)
	movl	%ecx, -60(%rbp)
	movq	%rdx, -56(%rbp)
	movq	%rsi, %r10
	testq	%rsi, %rsi
	je	.LBB1_1
	movsd	.LCPI1_0(%rip), %xmm0
	xorl	%eax, %eax
	movaps	.LCPI1_1(%rip), %xmm2
	movapd	%xmm0, %xmm1
	jmp	.LBB1_7
	.p2align	4
.LBB1_8:
	xorpd	%xmm3, %xmm3
.LBB1_13:
	maxsd	%xmm3, %xmm1
	incq	%rax
	cmpq	%r10, %rax
	je	.LBB1_2
.LBB1_7:
	leaq	(%rax,%rax,2), %rdx
	movslq	4(%rdi,%rdx,4), %rcx
	testq	%rcx, %rcx
	jle	.LBB1_8
	leaq	(%rdi,%rdx,4), %rdx
	movslq	8(%rdx), %rdx
	movq	-56(%rbp), %rsi
	leaq	(%rsi,%rdx,4), %rdx
	cmpl	$1, %ecx
	jne	.LBB1_14
	xorpd	%xmm3, %xmm3
	xorl	%esi, %esi
	jmp	.LBB1_11
	.p2align	4
.LBB1_14:
	movl	%ecx, %r9d
	andl	$2147483646, %r9d
	leaq	4(%rdx), %r11
	xorpd	%xmm3, %xmm3
	xorl	%esi, %esi
	.p2align	4
.LBB1_15:
	movss	-4(%r11,%rsi,4), %xmm4
	movss	(%r11,%rsi,4), %xmm5
	andps	%xmm2, %xmm4
	cvtss2sd	%xmm4, %xmm4
	maxsd	%xmm4, %xmm0
	addsd	%xmm4, %xmm3
	andps	%xmm2, %xmm5
	xorps	%xmm4, %xmm4
	cvtss2sd	%xmm5, %xmm4
	maxsd	%xmm4, %xmm0
	addsd	%xmm4, %xmm3
	addq	$2, %rsi
	cmpq	%rsi, %r9
	jne	.LBB1_15
.LBB1_11:
	testb	$1, %cl
	je	.LBB1_13
	movss	(%rdx,%rsi,4), %xmm4
	andps	%xmm2, %xmm4
	cvtss2sd	%xmm4, %xmm4
	maxsd	%xmm4, %xmm0
	addsd	%xmm4, %xmm3
	jmp	.LBB1_13
.LBB1_1:
	movsd	.LCPI1_0(%rip), %xmm1
	movapd	%xmm1, %xmm0
.LBB1_2:
	xorps	%xmm2, %xmm2
	cvtsi2sd	%r8d, %xmm2
	mulsd	%xmm1, %xmm2
	unpcklpd	%xmm2, %xmm0
	movapd	.LCPI1_2(%rip), %xmm1
	divpd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	minsd	%xmm0, %xmm1
	mulsd	.LCPI1_3(%rip), %xmm1
	movsd	.LCPI1_4(%rip), %xmm0
	maxsd	%xmm1, %xmm0
	minsd	.LCPI1_5(%rip), %xmm0
	cvttsd2si	%xmm0, %eax
	movl	%eax, -44(%rbp)
	testq	%r10, %r10
	je	.LBB1_32
	movq	16(%rbp), %rcx
	xorps	%xmm0, %xmm0
	cvtsi2sdl	-44(%rbp), %xmm0
	movq	-56(%rbp), %rax
	addq	$4, %rax
	movq	%rax, -80(%rbp)
	leaq	16(%rcx), %rax
	movq	%rax, -72(%rbp)
	xorl	%eax, %eax
	xorpd	%xmm1, %xmm1
	xorl	%r15d, %r15d
	movq	%r10, -96(%rbp)
	movq	%rdi, -88(%rbp)
	jmp	.LBB1_4
	.p2align	4
.LBB1_31:
	addl	%r13d, %r11d
	shrl	$31, %r12d
	leal	(%r12,%r11), %eax
	incl	%eax
	sarl	%eax
	movl	%r8d, %ecx
	shrl	$31, %ecx
	addl	%r8d, %ecx
	sarl	%ecx
	movq	-104(%rbp), %rdx
	movq	-112(%rbp), %rsi
	movl	%ecx, (%rdx,%rsi,4)
	movl	%eax, 4(%rdx,%rsi,4)
	movl	%r15d, 8(%rdx,%rsi,4)
	addl	%eax, %r15d
	movq	-120(%rbp), %rax
	incq	%rax
	cmpq	-96(%rbp), %rax
	movq	-88(%rbp), %rdi
	je	.LBB1_32
.LBB1_4:
	movq	%rax, -120(%rbp)
	leaq	(%rax,%rax,2), %r11
	movslq	4(%rdi,%r11,4), %r13
	movslq	8(%rdi,%r11,4), %rax
	movq	-56(%rbp), %rcx
	leaq	(%rcx,%rax,4), %rbx
	testq	%r13, %r13
	jle	.LBB1_5
	cmpl	$1, %r13d
	jne	.LBB1_33
	xorl	%ecx, %ecx
	movl	-44(%rbp), %eax
	xorl	%edx, %edx
	jmp	.LBB1_18
	.p2align	4
.LBB1_5:
	xorl	%r10d, %r10d
	movl	-44(%rbp), %eax
	jmp	.LBB1_21
	.p2align	4
.LBB1_33:
	movl	%r13d, %r8d
	andl	$2147483646, %r8d
	movq	-80(%rbp), %rcx
	leaq	(%rcx,%rax,4), %r10
	xorl	%ecx, %ecx
	movl	-44(%rbp), %eax
	xorl	%edx, %edx
	.p2align	4
.LBB1_34:
	movss	-4(%r10,%rcx,4), %xmm2
	movss	(%r10,%rcx,4), %xmm3
	xorps	%xmm4, %xmm4
	cvtss2sd	%xmm2, %xmm4
	mulsd	%xmm0, %xmm4
	movl	%edx, %esi
	ucomiss	(%rbx,%rsi,4), %xmm2
	movl	%edx, %esi
	cmoval	%ecx, %esi
	cvtsd2si	%xmm4, %rdx
	xorps	%xmm2, %xmm2
	cvtss2sd	%xmm3, %xmm2
	mulsd	%xmm0, %xmm2
	cvtsd2si	%xmm2, %r9
	addl	%edx, %r9d
	subl	%r9d, %eax
	ucomiss	(%rbx,%rsi,4), %xmm3
	leal	1(%rcx), %edx
	cmovbel	%esi, %edx
	addq	$2, %rcx
	cmpq	%r8, %rcx
	jne	.LBB1_34
.LBB1_18:
	testb	$1, %r13b
	je	.LBB1_20
	movss	(%rbx,%rcx,4), %xmm2
	xorps	%xmm3, %xmm3
	cvtss2sd	%xmm2, %xmm3
	mulsd	%xmm0, %xmm3
	cvtsd2si	%xmm3, %rsi
	subl	%esi, %eax
	movl	%edx, %esi
	ucomiss	(%rbx,%rsi,4), %xmm2
	cmovbel	%edx, %ecx
	movl	%ecx, %edx
.LBB1_20:
	movl	%edx, %r10d
.LBB1_21:
	movq	%r11, -112(%rbp)
	movl	(%rdi,%r11,4), %r8d
	subl	-60(%rbp), %r8d
	movl	%r8d, %r11d
	andl	$1, %r11d
	leal	(%r11,%r13), %r12d
	incl	%r12d
	movslq	%r15d, %r9
	movq	16(%rbp), %rcx
	leaq	(%rcx,%r9,4), %rdx
	cmpl	$2, %r12d
	jl	.LBB1_28
	movl	%r12d, %ecx
	shrl	%ecx
	cmpl	$16, %r12d
	jae	.LBB1_25
	xorl	%esi, %esi
	jmp	.LBB1_24
	.p2align	4
.LBB1_25:
	movl	%ecx, %esi
	andl	$1073741816, %esi
	movq	-72(%rbp), %rdi
	leaq	(%rdi,%r9,4), %r9
	xorl	%edi, %edi
	.p2align	4
.LBB1_26:
	movupd	%xmm1, -16(%r9,%rdi,4)
	movupd	%xmm1, (%r9,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB1_26
	cmpl	%ecx, %esi
	je	.LBB1_28
	.p2align	4
.LBB1_24:
	movl	$0, (%rdx,%rsi,4)
	incq	%rsi
	cmpq	%rsi, %rcx
	jne	.LBB1_24
.LBB1_28:
	testl	%r13d, %r13d
	jle	.LBB1_31
	movl	%r11d, %esi
	shll	$4, %esi
	xorl	%r9d, %r9d
	.p2align	4
.LBB1_30:
	movss	(%rbx,%r9,4), %xmm2
	cvtss2sd	%xmm2, %xmm2
	mulsd	%xmm0, %xmm2
	cvtsd2si	%xmm2, %rcx
	cmpq	%r9, %r10
	movl	$0, %edi
	cmovel	%eax, %edi
	addl	%ecx, %edi
	movzwl	%di, %edi
	leal	(%r11,%r9), %r14d
	movl	%esi, %ecx
	andb	$16, %cl
	shll	%cl, %edi
	shrl	%r14d
	orl	%edi, (%rdx,%r14,4)
	incq	%r9
	addl	$16, %esi
	cmpq	%r9, %r13
	jne	.LBB1_30
	jmp	.LBB1_31
.LBB1_32:
	movl	-44(%rbp), %eax
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end1:
	.size	cpixels_pair, .Lfunc_end1-cpixels_pair
	.type	radii,@object
	.section	.rodata,"a",@progbits
	.p2align	4, 0x0
radii:
	.quad	0x4008000000000000
	.quad	0x4000000000000000
	.quad	0x3fe0000000000000
	.size	radii, 24
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
