// Made by scripts/make-kernels.sh from kernels_avx2.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_widen:
	pushq	%rbp
	movq	%rsp, %rbp
	shlq	$2, %rdx
	cmpq	$8, %rdx
	jae	LBB0_2
	xorl	%eax, %eax
	jmp	LBB0_9
LBB0_2:
	leaq	-8(%rdx), %r9
	cmpq	$8, %r9
	jae	LBB0_18
	movl	$8, %r8d
	xorl	%eax, %eax
	testb	$8, %r9b
	je	LBB0_6
	jmp	LBB0_9
LBB0_18:
	movq	%r9, %rax
	shrq	$3, %rax
	incq	%rax
	andq	$-2, %rax
	movl	$8, %r8d
	jmp	LBB0_19
	.p2align	4
LBB0_23:
	vmovdqu	%ymm0, (%rsi,%r8,4)
	addq	$16, %r8
	addq	$-2, %rax
	je	LBB0_4
LBB0_19:
	vpmovzxbd	-8(%rdi,%r8), %ymm0
	testl	%ecx, %ecx
	je	LBB0_21
	vpslld	$16, %ymm0, %ymm0
	vpor	-32(%rsi,%r8,4), %ymm0, %ymm0
LBB0_21:
	vmovdqu	%ymm0, -32(%rsi,%r8,4)
	vpmovzxbd	(%rdi,%r8), %ymm0
	testl	%ecx, %ecx
	je	LBB0_23
	vpslld	$16, %ymm0, %ymm0
	vpor	(%rsi,%r8,4), %ymm0, %ymm0
	jmp	LBB0_23
LBB0_4:
	leaq	-8(%r8), %rax
	testb	$8, %r9b
	jne	LBB0_9
LBB0_6:
	vpmovzxbd	(%rdi,%rax), %ymm0
	testl	%ecx, %ecx
	je	LBB0_8
	vpslld	$16, %ymm0, %ymm0
	vpor	(%rsi,%rax,4), %ymm0, %ymm0
LBB0_8:
	vmovdqu	%ymm0, (%rsi,%rax,4)
	movq	%r8, %rax
LBB0_9:
	cmpq	%rdx, %rax
	jae	LBB0_29
	leaq	1(%rax), %r8
	testb	$1, %al
	je	LBB0_15
	testl	%ecx, %ecx
	je	LBB0_13
	movzbl	(%rdi,%rax), %r9d
	shll	$16, %r9d
	orl	(%rsi,%rax,4), %r9d
	jmp	LBB0_14
LBB0_13:
	movzbl	(%rdi,%rax), %r9d
LBB0_14:
	movl	%r9d, (%rsi,%rax,4)
	movq	%r8, %rax
LBB0_15:
	cmpq	%r8, %rdx
	jne	LBB0_16
LBB0_29:
	popq	%rbp
	vzeroupper
	retq
	.p2align	4
LBB0_27:
	movzbl	1(%rdi,%rax), %r8d
LBB0_28:
	movl	%r8d, 4(%rsi,%rax,4)
	addq	$2, %rax
	cmpq	%rax, %rdx
	je	LBB0_29
LBB0_16:
	testl	%ecx, %ecx
	je	LBB0_24
	movzbl	(%rdi,%rax), %r8d
	shll	$16, %r8d
	orl	(%rsi,%rax,4), %r8d
	jmp	LBB0_25
	.p2align	4
LBB0_24:
	movzbl	(%rdi,%rax), %r8d
LBB0_25:
	movl	%r8d, (%rsi,%rax,4)
	testl	%ecx, %ecx
	je	LBB0_27
	movzbl	1(%rdi,%rax), %r8d
	shll	$16, %r8d
	orl	4(%rsi,%rax,4), %r8d
	jmp	LBB0_28
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI1_0:
	.long	0x437f0000
LCPI1_1:
	.long	0x3f000000
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_premultiply:
	pushq	%rbp
	movq	%rsp, %rbp
	movl	%ecx, %eax
	movl	$1, %r9d
	movl	%r8d, %ecx
	shll	%cl, %r9d
	vcvtsi2ss	%r9d, %xmm15, %xmm0
	vdivss	LCPI1_0(%rip), %xmm0, %xmm0
	cmpq	$2, %rdx
	jae	LBB1_8
	xorl	%ecx, %ecx
LBB1_2:
	cmpq	%rdx, %rcx
	jae	LBB1_7
	vbroadcastss	%xmm0, %xmm0
	movq	%rcx, %r8
	shlq	$4, %r8
	addq	%r8, %rsi
	vbroadcastss	LCPI1_0(%rip), %xmm1
	vbroadcastss	LCPI1_1(%rip), %xmm2
	jmp	LBB1_4
	.p2align	4
LBB1_6:
	vmovdqu	%xmm3, (%rsi)
	incq	%rcx
	addq	$16, %rsi
	cmpq	%rcx, %rdx
	je	LBB1_7
LBB1_4:
	vpmovzxbd	(%rdi,%rcx,4), %xmm3
	vcvtdq2ps	%xmm3, %xmm3
	vshufps	$51, %xmm3, %xmm1, %xmm4
	vshufps	$47, %xmm4, %xmm3, %xmm4
	vmulps	%xmm3, %xmm4, %xmm3
	vfmadd213ps	%xmm2, %xmm0, %xmm3
	vcvttps2dq	%xmm3, %xmm3
	testl	%eax, %eax
	je	LBB1_6
	vpslld	$16, %xmm3, %xmm3
	vpor	(%rsi), %xmm3, %xmm3
	jmp	LBB1_6
LBB1_7:
	popq	%rbp
	vzeroupper
	retq
LBB1_8:
	vbroadcastss	%xmm0, %ymm1
	vbroadcastss	LCPI1_0(%rip), %ymm2
	xorl	%r9d, %r9d
	vbroadcastss	LCPI1_1(%rip), %ymm3
	movq	%rsi, %r8
	jmp	LBB1_9
	.p2align	4
LBB1_11:
	vmovdqu	%ymm4, (%r8)
	leaq	2(%r9), %rcx
	addq	$4, %r9
	addq	$32, %r8
	cmpq	%rdx, %r9
	movq	%rcx, %r9
	ja	LBB1_2
LBB1_9:
	vpmovzxbd	(%rdi,%r9,4), %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vshufps	$51, %ymm4, %ymm2, %ymm5
	vshufps	$47, %ymm5, %ymm4, %ymm5
	vmulps	%ymm4, %ymm5, %ymm4
	vfmadd213ps	%ymm3, %ymm1, %ymm4
	vcvttps2dq	%ymm4, %ymm4
	testl	%eax, %eax
	je	LBB1_11
	vpslld	$16, %ymm4, %ymm4
	vpor	(%r8), %ymm4, %ymm4
	jmp	LBB1_11
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI2_0:
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
	movq	%rdi, -48(%rbp)
	testq	%rdx, %rdx
	je	LBB2_8
	leaq	(,%rcx,4), %rax
	movq	%rax, -64(%rbp)
	xorl	%r11d, %r11d
	vbroadcastss	LCPI2_0(%rip), %xmm0
	vbroadcastss	LCPI2_0(%rip), %ymm1
	movq	-48(%rbp), %r9
	movq	%rdx, %r10
	movq	%rdx, -72(%rbp)
	movq	%rcx, -56(%rbp)
	jmp	LBB2_2
	.p2align	4
LBB2_7:
	addq	$16, %rsi
	movq	-56(%rbp), %rcx
	subq	%rcx, %r10
	addq	-64(%rbp), %r9
	movq	-80(%rbp), %rax
	movq	%rax, %r11
	movq	-72(%rbp), %rdx
	cmpq	%rdx, %rax
	jae	LBB2_8
LBB2_2:
	movq	%rdx, %rax
	subq	%r11, %rax
	leaq	(%r11,%rcx), %r14
	cmpq	%rcx, %rax
	movq	%r14, -80(%rbp)
	cmovbq	%rdx, %r14
	cmpq	%r14, %r11
	movq	-48(%rbp), %rcx
	jae	LBB2_7
	movq	-56(%rbp), %rax
	cmpq	%r10, %rax
	movq	%r10, %r15
	cmovbq	%rax, %r15
	vmovups	(%rsi), %xmm2
	movq	%r9, %r12
	jmp	LBB2_4
	.p2align	4
LBB2_30:
	vcvtdq2ps	%xmm3, %xmm3
LBB2_31:
	vaddps	%xmm2, %xmm3, %xmm2
	vmovups	%xmm2, (%rsi)
	addq	$1048576, %r11
	addq	$-1048576, %r15
	addq	$4194304, %r12
	cmpq	%r14, %r11
	jae	LBB2_7
LBB2_4:
	cmpq	$1048576, %r15
	movl	$1048576, %r13d
	cmovbq	%r15, %r13
	movq	%r14, %rdi
	subq	%r11, %rdi
	cmpq	$1048576, %rdi
	movl	$1048576, %eax
	cmovbq	%rdi, %rax
	vxorps	%xmm3, %xmm3, %xmm3
	testl	%r8d, %r8d
	je	LBB2_9
	cmpq	$2, %rdi
	jae	LBB2_11
	xorl	%ebx, %ebx
	jmp	LBB2_13
	.p2align	4
LBB2_9:
	cmpq	$2, %rdi
	jae	LBB2_21
	xorl	%ebx, %ebx
	jmp	LBB2_23
	.p2align	4
LBB2_11:
	xorl	%edi, %edi
	.p2align	4
LBB2_12:
	vpmovzxbd	(%r12,%rdi,4), %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vshufps	$51, %ymm4, %ymm1, %ymm5
	vshufps	$47, %ymm5, %ymm4, %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm3
	leaq	2(%rdi), %rbx
	addq	$4, %rdi
	cmpq	%rax, %rdi
	movq	%rbx, %rdi
	jbe	LBB2_12
LBB2_13:
	vextractf128	$1, %ymm3, %xmm4
	vaddps	%xmm4, %xmm3, %xmm4
	cmpq	%rax, %rbx
	jae	LBB2_14
	movq	%rbx, %rax
	orq	$1, %rax
	testb	$1, %r13b
	jne	LBB2_17
	cmpq	%rax, %r13
	je	LBB2_31
	jmp	LBB2_19
	.p2align	4
LBB2_14:
	vmovaps	%xmm4, %xmm3
	jmp	LBB2_31
LBB2_21:
	xorl	%edi, %edi
	.p2align	4
LBB2_22:
	vpmovzxbd	(%r12,%rdi,4), %ymm4
	vpaddd	%ymm4, %ymm3, %ymm3
	leaq	2(%rdi), %rbx
	addq	$4, %rdi
	cmpq	%rax, %rdi
	movq	%rbx, %rdi
	jbe	LBB2_22
LBB2_23:
	vextracti128	$1, %ymm3, %xmm4
	vpaddd	%xmm4, %xmm3, %xmm3
	cmpq	%rax, %rbx
	jae	LBB2_30
	movl	%r13d, %eax
	subl	%ebx, %eax
	testb	$3, %al
	je	LBB2_25
	movl	%r13d, %eax
	subb	%bl, %al
	movzbl	%al, %edi
	andl	$3, %edi
	movq	%rbx, %rax
	.p2align	4
LBB2_27:
	vpmovzxbd	(%r12,%rax,4), %xmm4
	vpaddd	%xmm4, %xmm3, %xmm3
	incq	%rax
	decq	%rdi
	jne	LBB2_27
	jmp	LBB2_28
LBB2_17:
	leaq	(%rcx,%r11,4), %rdi
	vpmovzxbd	(%rdi,%rbx,4), %xmm3
	vcvtdq2ps	%xmm3, %xmm5
	vshufps	$51, %xmm5, %xmm0, %xmm3
	vshufps	$47, %xmm3, %xmm5, %xmm3
	vfmadd213ps	%xmm4, %xmm5, %xmm3
	vmovaps	%xmm3, %xmm4
	movq	%rax, %rbx
	cmpq	%rax, %r13
	je	LBB2_31
LBB2_19:
	vmovaps	%xmm4, %xmm3
	.p2align	4
LBB2_20:
	vpmovzxbd	(%r12,%rbx,4), %xmm4
	vcvtdq2ps	%xmm4, %xmm4
	vshufps	$51, %xmm4, %xmm0, %xmm5
	vshufps	$47, %xmm5, %xmm4, %xmm5
	vfmadd213ps	%xmm3, %xmm4, %xmm5
	vpmovzxbd	4(%r12,%rbx,4), %xmm3
	vcvtdq2ps	%xmm3, %xmm4
	vshufps	$51, %xmm4, %xmm0, %xmm3
	vshufps	$47, %xmm3, %xmm4, %xmm3
	vfmadd213ps	%xmm5, %xmm4, %xmm3
	addq	$2, %rbx
	cmpq	%rbx, %r13
	jne	LBB2_20
	jmp	LBB2_31
LBB2_25:
	movq	%rbx, %rax
LBB2_28:
	subq	%r13, %rbx
	cmpq	$-4, %rbx
	ja	LBB2_30
	.p2align	4
LBB2_29:
	vpmovzxbd	(%r12,%rax,4), %xmm4
	vpmovzxbd	4(%r12,%rax,4), %xmm5
	vpmovzxbd	8(%r12,%rax,4), %xmm6
	vpaddd	%xmm4, %xmm3, %xmm3
	vpaddd	%xmm6, %xmm5, %xmm4
	vpmovzxbd	12(%r12,%rax,4), %xmm5
	vpaddd	%xmm4, %xmm3, %xmm3
	vpaddd	%xmm5, %xmm3, %xmm3
	addq	$4, %rax
	cmpq	%rax, %r13
	jne	LBB2_29
	jmp	LBB2_30
LBB2_8:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI3_0:
	.long	0x3f000000
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_narrow:
	cmpq	$8, %rdx
	jae	LBB3_28
	xorl	%r8d, %r8d
LBB3_2:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%rbx
	movq	%rdx, %rax
	subq	%r8, %rax
	jbe	LBB3_22
	cmpq	$7, %rax
	jbe	LBB3_4
	leaq	(%rsi,%r8,4), %r9
	leaq	(%rsi,%rdx,4), %r10
	leaq	(%rdi,%r8,4), %r11
	leaq	(%rdi,%rdx,4), %rbx
	cmpq	%rbx, %r9
	setb	%r9b
	cmpq	%r10, %r11
	setb	%r10b
	testb	%r10b, %r9b
	je	LBB3_17
LBB3_4:
	movq	%r8, %rax
LBB3_5:
	movl	%edx, %r9d
	subl	%eax, %r9d
	leaq	1(%rax), %r8
	testb	$1, %r9b
	je	LBB3_9
	vmovss	(%rdi,%rax,4), %xmm1
	vfmadd213ss	LCPI3_0(%rip), %xmm0, %xmm1
	vcvttss2si	%xmm1, %r9d
	testl	%ecx, %ecx
	je	LBB3_8
	shll	$16, %r9d
	orl	(%rsi,%rax,4), %r9d
LBB3_8:
	movl	%r9d, (%rsi,%rax,4)
	movq	%r8, %rax
LBB3_9:
	cmpq	%r8, %rdx
	jne	LBB3_10
LBB3_22:
	popq	%rbx
	popq	%rbp
	vzeroupper
	retq
LBB3_28:
	vbroadcastss	%xmm0, %ymm1
	xorl	%eax, %eax
	vbroadcastss	LCPI3_0(%rip), %ymm2
	jmp	LBB3_29
	.p2align	4
LBB3_31:
	vmovdqu	%ymm3, (%rsi,%rax,4)
	leaq	8(%rax), %r8
	addq	$16, %rax
	cmpq	%rdx, %rax
	movq	%r8, %rax
	ja	LBB3_2
LBB3_29:
	vmovups	(%rdi,%rax,4), %ymm3
	vfmadd213ps	%ymm2, %ymm1, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	testl	%ecx, %ecx
	je	LBB3_31
	vpslld	$16, %ymm3, %ymm3
	vpor	(%rsi,%rax,4), %ymm3, %ymm3
	jmp	LBB3_31
LBB3_10:
	vmovss	LCPI3_0(%rip), %xmm1
	jmp	LBB3_11
	.p2align	4
LBB3_15:
	movl	%r8d, 4(%rsi,%rax,4)
	addq	$2, %rax
	cmpq	%rax, %rdx
	je	LBB3_22
LBB3_11:
	vmovss	(%rdi,%rax,4), %xmm2
	vfmadd213ss	%xmm1, %xmm0, %xmm2
	vcvttss2si	%xmm2, %r8d
	testl	%ecx, %ecx
	je	LBB3_13
	shll	$16, %r8d
	orl	(%rsi,%rax,4), %r8d
LBB3_13:
	movl	%r8d, (%rsi,%rax,4)
	vmovss	4(%rdi,%rax,4), %xmm2
	vfmadd213ss	%xmm1, %xmm0, %xmm2
	vcvttss2si	%xmm2, %r8d
	testl	%ecx, %ecx
	je	LBB3_15
	shll	$16, %r8d
	orl	4(%rsi,%rax,4), %r8d
	jmp	LBB3_15
LBB3_17:
	cmpq	$32, %rax
	jae	LBB3_23
	xorl	%r9d, %r9d
	jmp	LBB3_19
LBB3_23:
	testl	%ecx, %ecx
	sete	%r10b
	movq	%rax, %r9
	andq	$-32, %r9
	vmovd	%r10d, %xmm1
	vpbroadcastb	%xmm1, %xmm4
	vpcmpeqd	%xmm1, %xmm1, %xmm1
	vpxor	%xmm1, %xmm4, %xmm3
	vbroadcastss	%xmm0, %ymm1
	leaq	(%rsi,%r8,4), %r10
	addq	$96, %r10
	leaq	(%rdi,%r8,4), %r11
	addq	$96, %r11
	xorl	%ebx, %ebx
	vbroadcastss	LCPI3_0(%rip), %ymm2
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	.p2align	4
LBB3_24:
	vmovups	-96(%r11,%rbx,4), %ymm5
	vfmadd213ps	%ymm2, %ymm1, %ymm5
	vmovups	-64(%r11,%rbx,4), %ymm6
	vfmadd213ps	%ymm2, %ymm1, %ymm6
	vmovups	-32(%r11,%rbx,4), %ymm7
	vfmadd213ps	%ymm2, %ymm1, %ymm7
	vmovups	(%r11,%rbx,4), %ymm8
	vpmaskmovd	-96(%r10,%rbx,4), %ymm3, %ymm9
	vfmadd213ps	%ymm2, %ymm1, %ymm8
	vpmaskmovd	-64(%r10,%rbx,4), %ymm3, %ymm10
	vcvttps2dq	%ymm5, %ymm5
	vpmaskmovd	-32(%r10,%rbx,4), %ymm3, %ymm11
	vcvttps2dq	%ymm6, %ymm6
	vpmaskmovd	(%r10,%rbx,4), %ymm3, %ymm12
	vcvttps2dq	%ymm7, %ymm7
	vcvttps2dq	%ymm8, %ymm8
	vpslld	$16, %ymm5, %ymm13
	vpor	%ymm13, %ymm9, %ymm9
	vpslld	$16, %ymm6, %ymm13
	vpor	%ymm13, %ymm10, %ymm10
	vpslld	$16, %ymm7, %ymm13
	vpor	%ymm13, %ymm11, %ymm11
	vpslld	$16, %ymm8, %ymm13
	vpor	%ymm13, %ymm12, %ymm12
	vblendvps	%ymm4, %ymm5, %ymm9, %ymm5
	vblendvps	%ymm4, %ymm6, %ymm10, %ymm6
	vblendvps	%ymm4, %ymm7, %ymm11, %ymm7
	vblendvps	%ymm4, %ymm8, %ymm12, %ymm8
	vmovups	%ymm5, -96(%r10,%rbx,4)
	vmovups	%ymm6, -64(%r10,%rbx,4)
	vmovups	%ymm7, -32(%r10,%rbx,4)
	vmovups	%ymm8, (%r10,%rbx,4)
	addq	$32, %rbx
	cmpq	%rbx, %r9
	jne	LBB3_24
	cmpq	%r9, %rax
	je	LBB3_22
	testb	$24, %al
	je	LBB3_27
LBB3_19:
	testl	%ecx, %ecx
	sete	%r11b
	movl	%edx, %r10d
	andl	$7, %r10d
	subq	%r10, %rax
	vmovd	%r11d, %xmm1
	vpbroadcastb	%xmm1, %xmm4
	addq	%r8, %rax
	vpcmpeqd	%xmm1, %xmm1, %xmm1
	vpxor	%xmm1, %xmm4, %xmm3
	vbroadcastss	%xmm0, %ymm1
	addq	%r8, %r9
	vbroadcastss	LCPI3_0(%rip), %ymm2
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	.p2align	4
LBB3_20:
	vmovups	(%rdi,%r9,4), %ymm5
	vfmadd213ps	%ymm2, %ymm1, %ymm5
	vcvttps2dq	%ymm5, %ymm5
	vpmaskmovd	(%rsi,%r9,4), %ymm3, %ymm6
	vpslld	$16, %ymm5, %ymm7
	vpor	%ymm7, %ymm6, %ymm6
	vblendvps	%ymm4, %ymm5, %ymm6, %ymm5
	vmovups	%ymm5, (%rsi,%r9,4)
	addq	$8, %r9
	cmpq	%r9, %rax
	jne	LBB3_20
	testq	%r10, %r10
	jne	LBB3_5
	jmp	LBB3_22
LBB3_27:
	addq	%r9, %r8
	jmp	LBB3_4
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
	je	LBB4_12
	addq	$96, -48(%rbp)
	leaq	(,%rcx,4), %rax
	xorl	%edx, %edx
	movq	%rcx, -56(%rbp)
	jmp	LBB4_3
	.p2align	4
LBB4_2:
	addq	$3072, -48(%rbp)
	movq	-56(%rbp), %rcx
	movq	-64(%rbp), %rdx
	cmpq	%rcx, %rdx
	jae	LBB4_12
LBB4_3:
	movq	%rcx, %r8
	subq	%rdx, %r8
	leaq	768(%rdx), %r10
	cmpq	$768, %r8
	movq	%r10, -64(%rbp)
	cmovbq	%rcx, %r10
	testq	%rsi, %rsi
	je	LBB4_2
	xorl	%r11d, %r11d
	jmp	LBB4_5
	.p2align	4
LBB4_11:
	incq	%r11
	cmpq	%rsi, %r11
	je	LBB4_2
LBB4_5:
	cmpq	%r10, %rdx
	jae	LBB4_11
	leaq	(%r11,%r11,2), %rcx
	leaq	(%rdi,%rcx,8), %rbx
	movslq	16(%rdi,%rcx,8), %rcx
	imulq	%rax, %rcx
	addq	-48(%rbp), %rcx
	movq	%rdx, %r15
	jmp	LBB4_7
	.p2align	4
LBB4_10:
	vmovdqu	%ymm3, (%r12,%r15,4)
	vmovdqu	%ymm2, 32(%r12,%r15,4)
	vmovdqu	%ymm1, 64(%r12,%r15,4)
	vmovdqu	%ymm0, 96(%r12,%r15,4)
	addq	$32, %r15
	subq	$-128, %rcx
	cmpq	%r10, %r15
	jae	LBB4_11
LBB4_7:
	movq	(%rbx), %r12
	vmovdqu	(%r12,%r15,4), %ymm3
	vmovdqu	32(%r12,%r15,4), %ymm2
	vmovdqu	64(%r12,%r15,4), %ymm1
	vmovdqu	96(%r12,%r15,4), %ymm0
	movslq	20(%rbx), %r13
	testq	%r13, %r13
	jle	LBB4_10
	movq	8(%rbx), %r8
	movq	%rcx, %r14
	xorl	%r9d, %r9d
	.p2align	4
LBB4_9:
	vpbroadcastd	(%r8,%r9,4), %ymm4
	vpmaddwd	-96(%r14), %ymm4, %ymm5
	vpaddd	%ymm3, %ymm5, %ymm3
	vpmaddwd	-64(%r14), %ymm4, %ymm5
	vpmaddwd	-32(%r14), %ymm4, %ymm6
	vpaddd	%ymm2, %ymm5, %ymm2
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	(%r14), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	incq	%r9
	addq	%rax, %r14
	cmpq	%r9, %r13
	jne	LBB4_9
	jmp	LBB4_10
LBB4_12:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI5_0:
	.long	0x3f000000
LCPI5_1:
	.long	0x437f0000
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI5_2:
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
LCPI5_3:
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
_write_row:
	testq	%rsi, %rsi
	je	LBB5_6
	vbroadcastss	%xmm0, %ymm0
	leaq	-1(%rsi), %r10
	shrq	$3, %r10
	incq	%r10
	movl	%r10d, %eax
	andl	$3, %eax
	cmpq	$25, %rsi
	jae	LBB5_14
	xorl	%esi, %esi
	jmp	LBB5_3
LBB5_14:
	andq	$-4, %r10
	xorl	%esi, %esi
	.p2align	4
LBB5_15:
	vcvtdq2ps	(%rdi,%rsi,4), %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, (%r9,%rsi,4)
	vcvtdq2ps	32(%rdi,%rsi,4), %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 32(%r9,%rsi,4)
	vcvtdq2ps	64(%rdi,%rsi,4), %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 64(%r9,%rsi,4)
	vcvtdq2ps	96(%rdi,%rsi,4), %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 96(%r9,%rsi,4)
	addq	$32, %rsi
	addq	$-4, %r10
	jne	LBB5_15
LBB5_3:
	testq	%rax, %rax
	je	LBB5_6
	leaq	(%r9,%rsi,4), %r10
	leaq	(%rdi,%rsi,4), %rsi
	shll	$5, %eax
	xorl	%edi, %edi
	.p2align	4
LBB5_5:
	vcvtdq2ps	(%rsi,%rdi), %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, (%r10,%rdi)
	addq	$32, %rdi
	cmpq	%rdi, %rax
	jne	LBB5_5
LBB5_6:
	testq	%rcx, %rcx
	je	LBB5_28
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	16(%rbp), %rsi
	leaq	32(%r9), %rdi
	leaq	16(%r9), %rax
	movq	%rax, -56(%rbp)
	leaq	4(%r8), %rax
	movq	%rax, -48(%rbp)
	xorl	%ebx, %ebx
	vxorps	%xmm0, %xmm0, %xmm0
	vbroadcastss	LCPI5_1(%rip), %xmm1
	vbroadcastss	LCPI5_0(%rip), %xmm2
	vmovd	LCPI5_3(%rip), %xmm3
	vmovss	LCPI5_0(%rip), %xmm4
	vmovss	LCPI5_1(%rip), %xmm5
	jmp	LBB5_8
	.p2align	4
LBB5_23:
	vinsertps	$48, LCPI5_1(%rip), %xmm6, %xmm7
LBB5_26:
	vmaxps	%xmm0, %xmm7, %xmm6
	vminps	%xmm1, %xmm6, %xmm6
	vaddps	%xmm2, %xmm6, %xmm6
	vcvttps2dq	%xmm6, %xmm6
	vpshufb	%xmm3, %xmm6, %xmm6
	vmovd	%xmm6, (%rsi,%rbx,4)
	incq	%rbx
	cmpq	%rcx, %rbx
	je	LBB5_27
LBB5_8:
	leaq	(%rbx,%rbx,2), %r10
	movslq	(%rdx,%r10,4), %r15
	movslq	4(%rdx,%r10,4), %r14
	shlq	$4, %r15
	movslq	8(%rdx,%r10,4), %r12
	leaq	(%r8,%r12,4), %r13
	vxorps	%xmm6, %xmm6, %xmm6
	movl	$0, %eax
	cmpq	$4, %r14
	jl	LBB5_12
	leaq	(%rdi,%r15), %r11
	xorl	%eax, %eax
	vxorps	%xmm7, %xmm7, %xmm7
	.p2align	4
LBB5_10:
	movq	%rax, %r10
	vmovups	(%r13,%rax,4), %xmm8
	vshufps	$80, %xmm8, %xmm8, %xmm9
	vpermpd	$80, %ymm9, %ymm9
	vfmadd231ps	-32(%r11), %ymm9, %ymm6
	vshufps	$250, %xmm8, %xmm8, %xmm8
	vpermpd	$80, %ymm8, %ymm8
	vfmadd231ps	(%r11), %ymm8, %ymm7
	addq	$4, %rax
	addq	$64, %r11
	addq	$8, %r10
	cmpq	%r14, %r10
	jbe	LBB5_10
	vaddps	%ymm6, %ymm7, %ymm6
LBB5_12:
	vextractf128	$1, %ymm6, %xmm7
	vaddps	%xmm7, %xmm6, %xmm7
	cmpl	%r14d, %eax
	jge	LBB5_13
	movl	%eax, %r11d
	movl	%r14d, %r10d
	subl	%eax, %r10d
	testb	$1, %r10b
	jne	LBB5_18
	movq	%r11, %r13
	jmp	LBB5_19
	.p2align	4
LBB5_13:
	vmovaps	%xmm7, %xmm6
	jmp	LBB5_22
	.p2align	4
LBB5_18:
	leaq	(%r9,%r15), %rax
	movq	%r11, %r10
	shlq	$4, %r10
	vbroadcastss	(%r13,%r11,4), %xmm6
	vfmadd132ps	(%rax,%r10), %xmm7, %xmm6
	leaq	1(%r11), %r13
	vmovaps	%xmm6, %xmm7
LBB5_19:
	leaq	-1(%r14), %rax
	cmpq	%r11, %rax
	je	LBB5_22
	movq	%r13, %r10
	shlq	$4, %r10
	addq	-56(%rbp), %r10
	addq	%r15, %r10
	movq	-48(%rbp), %rax
	leaq	(%rax,%r12,4), %r11
	vmovaps	%xmm7, %xmm6
	.p2align	4
LBB5_21:
	vbroadcastss	-4(%r11,%r13,4), %xmm7
	vfmadd132ps	-16(%r10), %xmm6, %xmm7
	vbroadcastss	(%r11,%r13,4), %xmm6
	vfmadd132ps	(%r10), %xmm7, %xmm6
	addq	$2, %r13
	addq	$32, %r10
	cmpq	%r13, %r14
	jne	LBB5_21
LBB5_22:
	cmpl	$0, 24(%rbp)
	je	LBB5_23
	vshufps	$255, %xmm6, %xmm6, %xmm8
	vxorps	%xmm7, %xmm7, %xmm7
	vucomiss	%xmm8, %xmm4
	ja	LBB5_26
	vdivss	%xmm8, %xmm5, %xmm7
	vbroadcastss	%xmm7, %xmm7
	vmulps	%xmm7, %xmm6, %xmm7
	vblendps	$8, %xmm6, %xmm7, %xmm7
	jmp	LBB5_26
LBB5_27:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
LBB5_28:
	vzeroupper
	retq
	.section	__TEXT,__cstring,cstring_literals
L_.str:
	.asciz	"avx2"
	.section	__DATA,__const
	.globl	_cpixels_avx2
	.p2align	3, 0x0
_cpixels_avx2:
	.quad	L_.str
	.quad	_widen
	.quad	_premultiply
	.quad	_reduce
	.quad	_narrow
	.quad	_accumulate
	.quad	_write_row
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
