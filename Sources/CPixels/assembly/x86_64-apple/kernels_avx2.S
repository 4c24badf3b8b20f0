// Made by scripts/make-kernels.sh from kernels_avx2.c; do not edit.
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
	movq	%rdi, -48(%rbp)
	testq	%rdx, %rdx
	je	LBB0_8
	leaq	(,%rcx,4), %rax
	movq	%rax, -64(%rbp)
	xorl	%r11d, %r11d
	vbroadcastss	LCPI0_0(%rip), %xmm0
	vbroadcastss	LCPI0_0(%rip), %ymm1
	movq	-48(%rbp), %r9
	movq	%rdx, %r10
	movq	%rdx, -72(%rbp)
	movq	%rcx, -56(%rbp)
	jmp	LBB0_2
	.p2align	4
LBB0_7:
	addq	$16, %rsi
	movq	-56(%rbp), %rcx
	subq	%rcx, %r10
	addq	-64(%rbp), %r9
	movq	-80(%rbp), %rax
	movq	%rax, %r11
	movq	-72(%rbp), %rdx
	cmpq	%rdx, %rax
	jae	LBB0_8
LBB0_2:
	movq	%rdx, %rax
	subq	%r11, %rax
	leaq	(%r11,%rcx), %r14
	cmpq	%rcx, %rax
	movq	%r14, -80(%rbp)
	cmovbq	%rdx, %r14
	cmpq	%r14, %r11
	movq	-48(%rbp), %rcx
	jae	LBB0_7
	movq	-56(%rbp), %rax
	cmpq	%r10, %rax
	movq	%r10, %r15
	cmovbq	%rax, %r15
	vmovups	(%rsi), %xmm2
	movq	%r9, %r12
	jmp	LBB0_4
	.p2align	4
LBB0_30:
	vcvtdq2ps	%xmm3, %xmm3
LBB0_31:
	vaddps	%xmm2, %xmm3, %xmm2
	vmovups	%xmm2, (%rsi)
	addq	$1048576, %r11
	addq	$-1048576, %r15
	addq	$4194304, %r12
	cmpq	%r14, %r11
	jae	LBB0_7
LBB0_4:
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
	je	LBB0_9
	cmpq	$2, %rdi
	jae	LBB0_11
	xorl	%ebx, %ebx
	jmp	LBB0_13
	.p2align	4
LBB0_9:
	cmpq	$2, %rdi
	jae	LBB0_21
	xorl	%ebx, %ebx
	jmp	LBB0_23
	.p2align	4
LBB0_11:
	xorl	%edi, %edi
	.p2align	4
LBB0_12:
	vpmovzxbd	(%r12,%rdi,4), %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vshufps	$51, %ymm4, %ymm1, %ymm5
	vshufps	$47, %ymm5, %ymm4, %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm3
	leaq	2(%rdi), %rbx
	addq	$4, %rdi
	cmpq	%rax, %rdi
	movq	%rbx, %rdi
	jbe	LBB0_12
LBB0_13:
	vextractf128	$1, %ymm3, %xmm4
	vaddps	%xmm4, %xmm3, %xmm4
	cmpq	%rax, %rbx
	jae	LBB0_14
	movq	%rbx, %rax
	orq	$1, %rax
	testb	$1, %r13b
	jne	LBB0_17
	cmpq	%rax, %r13
	je	LBB0_31
	jmp	LBB0_19
	.p2align	4
LBB0_14:
	vmovaps	%xmm4, %xmm3
	jmp	LBB0_31
LBB0_21:
	xorl	%edi, %edi
	.p2align	4
LBB0_22:
	vpmovzxbd	(%r12,%rdi,4), %ymm4
	vpaddd	%ymm4, %ymm3, %ymm3
	leaq	2(%rdi), %rbx
	addq	$4, %rdi
	cmpq	%rax, %rdi
	movq	%rbx, %rdi
	jbe	LBB0_22
LBB0_23:
	vextracti128	$1, %ymm3, %xmm4
	vpaddd	%xmm4, %xmm3, %xmm3
	cmpq	%rax, %rbx
	jae	LBB0_30
	movl	%r13d, %eax
	subl	%ebx, %eax
	testb	$3, %al
	je	LBB0_25
	movl	%r13d, %eax
	subb	%bl, %al
	movzbl	%al, %edi
	andl	$3, %edi
	movq	%rbx, %rax
	.p2align	4
LBB0_27:
	vpmovzxbd	(%r12,%rax,4), %xmm4
	vpaddd	%xmm4, %xmm3, %xmm3
	incq	%rax
	decq	%rdi
	jne	LBB0_27
	jmp	LBB0_28
LBB0_17:
	leaq	(%rcx,%r11,4), %rdi
	vpmovzxbd	(%rdi,%rbx,4), %xmm3
	vcvtdq2ps	%xmm3, %xmm5
	vshufps	$51, %xmm5, %xmm0, %xmm3
	vshufps	$47, %xmm3, %xmm5, %xmm3
	vfmadd213ps	%xmm4, %xmm5, %xmm3
	vmovaps	%xmm3, %xmm4
	movq	%rax, %rbx
	cmpq	%rax, %r13
	je	LBB0_31
LBB0_19:
	vmovaps	%xmm4, %xmm3
	.p2align	4
LBB0_20:
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
	jne	LBB0_20
	jmp	LBB0_31
LBB0_25:
	movq	%rbx, %rax
LBB0_28:
	subq	%r13, %rbx
	cmpq	$-4, %rbx
	ja	LBB0_30
	.p2align	4
LBB0_29:
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
	jne	LBB0_29
	jmp	LBB0_30
LBB0_8:
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
LCPI1_0:
	.long	0x3f000000
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_narrow:
	testq	%rdx, %rdx
	je	LBB1_15
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	$3, %rdx
	ja	LBB1_5
	xorl	%eax, %eax
	jmp	LBB1_3
LBB1_5:
	cmpq	$32, %rdx
	jae	LBB1_7
	xorl	%eax, %eax
	jmp	LBB1_11
LBB1_7:
	movq	%rdx, %rax
	andq	$-32, %rax
	vbroadcastss	%xmm0, %ymm1
	xorl	%ecx, %ecx
	vbroadcastss	LCPI1_0(%rip), %ymm2
	.p2align	4
LBB1_8:
	vmovups	(%rdi,%rcx,4), %ymm3
	vfmadd213ps	%ymm2, %ymm1, %ymm3
	vmovups	32(%rdi,%rcx,4), %ymm4
	vfmadd213ps	%ymm2, %ymm1, %ymm4
	vmovups	64(%rdi,%rcx,4), %ymm5
	vfmadd213ps	%ymm2, %ymm1, %ymm5
	vmovups	96(%rdi,%rcx,4), %ymm6
	vfmadd213ps	%ymm2, %ymm1, %ymm6
	vcvttps2dq	%ymm3, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpackusdw	%xmm7, %xmm3, %xmm3
	vcvttps2dq	%ymm4, %ymm4
	vextracti128	$1, %ymm4, %xmm7
	vpackusdw	%xmm7, %xmm4, %xmm4
	vcvttps2dq	%ymm5, %ymm5
	vextracti128	$1, %ymm5, %xmm7
	vpackusdw	%xmm7, %xmm5, %xmm5
	vcvttps2dq	%ymm6, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpackusdw	%xmm7, %xmm6, %xmm6
	vmovdqu	%xmm3, (%rsi,%rcx,2)
	vmovdqu	%xmm4, 16(%rsi,%rcx,2)
	vmovdqu	%xmm5, 32(%rsi,%rcx,2)
	vmovdqu	%xmm6, 48(%rsi,%rcx,2)
	addq	$32, %rcx
	cmpq	%rcx, %rax
	jne	LBB1_8
	cmpq	%rax, %rdx
	je	LBB1_14
	testb	$28, %dl
	je	LBB1_3
LBB1_11:
	movq	%rax, %rcx
	movq	%rdx, %rax
	andq	$-4, %rax
	vbroadcastss	%xmm0, %xmm1
	vbroadcastss	LCPI1_0(%rip), %xmm2
	.p2align	4
LBB1_12:
	vmovups	(%rdi,%rcx,4), %xmm3
	vfmadd213ps	%xmm2, %xmm1, %xmm3
	vcvttps2dq	%xmm3, %xmm3
	vpackusdw	%xmm3, %xmm3, %xmm3
	vmovq	%xmm3, (%rsi,%rcx,2)
	addq	$4, %rcx
	cmpq	%rcx, %rax
	jne	LBB1_12
	cmpq	%rax, %rdx
	je	LBB1_14
LBB1_3:
	vmovss	LCPI1_0(%rip), %xmm1
	.p2align	4
LBB1_4:
	vmovss	(%rdi,%rax,4), %xmm2
	vfmadd213ss	%xmm1, %xmm0, %xmm2
	vcvttss2si	%xmm2, %ecx
	movw	%cx, (%rsi,%rax,2)
	incq	%rax
	cmpq	%rax, %rdx
	jne	LBB1_4
LBB1_14:
	popq	%rbp
LBB1_15:
	vzeroupper
	retq
	.section	__TEXT,__const
	.p2align	5, 0x0
LCPI2_0:
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
	.byte	16
	.byte	17
	.byte	24
	.byte	25
	.byte	18
	.byte	19
	.byte	26
	.byte	27
	.byte	20
	.byte	21
	.byte	28
	.byte	29
	.byte	22
	.byte	23
	.byte	30
	.byte	31
LCPI2_2:
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
LCPI2_3:
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
	.byte	28
	.byte	29
	.byte	30
	.byte	31
	.byte	28
	.byte	29
	.byte	30
	.byte	31
	.byte	28
	.byte	29
	.byte	30
	.byte	31
	.byte	16
	.byte	17
	.byte	16
	.byte	17
LCPI2_4:
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
LCPI2_8:
	.short	255
LCPI2_9:
	.short	32897
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI2_1:
	.byte	0
	.byte	4
	.byte	1
	.byte	5
	.byte	2
	.byte	6
	.byte	3
	.byte	7
	.byte	8
	.byte	12
	.byte	9
	.byte	13
	.byte	10
	.byte	14
	.byte	11
	.byte	15
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI2_5:
	.long	0x46800100
LCPI2_6:
	.long	0x477fff00
LCPI2_7:
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
	andq	$-32, %rsp
	subq	$128, %rsp
	movq	%rsi, 96(%rsp)
	movq	8(%rdi), %rax
	testq	%rax, %rax
	je	LBB2_57
	movq	%rdi, %r15
	leaq	(%rdx,%rcx,4), %rcx
	movq	%rcx, 88(%rsp)
	xorl	%ebx, %ebx
	vmovdqa	LCPI2_1(%rip), %xmm6
	vmovdqa	LCPI2_1(%rip), %xmm7
	vpbroadcastw	LCPI2_8(%rip), %ymm9
	vmovdqa	LCPI2_3(%rip), %ymm10
	vpcmpeqd	%ymm11, %ymm11, %ymm11
	vpbroadcastw	LCPI2_9(%rip), %ymm12
	vmovdqa	LCPI2_0(%rip), %ymm13
	xorl	%ecx, %ecx
	movq	%rdx, 64(%rsp)
	jmp	LBB2_2
	.p2align	4
LBB2_55:
	movq	8(%r15), %rax
LBB2_56:
	movq	72(%rsp), %rcx
	cmpq	%rax, %rcx
	jae	LBB2_57
LBB2_2:
	movq	%rbx, 80(%rsp)
	movq	%rcx, %r10
	movq	%rax, %rcx
	subq	%r10, %rcx
	leaq	128(%r10), %rdx
	cmpq	$128, %rcx
	movq	%rax, %r13
	movq	%rdx, 72(%rsp)
	cmovaeq	%rdx, %r13
	movq	%r10, %r11
	orq	$16, %r11
	xorl	%r14d, %r14d
	xorl	%ebx, %ebx
	movq	%r10, 16(%rsp)
	movq	%r11, 8(%rsp)
	jmp	LBB2_3
	.p2align	4
LBB2_47:
	movq	24(%rsp), %rax
	vmovdqu	%ymm0, (%rax,%r12,8)
LBB2_48:
	incq	%rbx
	addq	$4, %r14
	cmpq	$4, %rbx
	je	LBB2_14
LBB2_3:
	movl	(%r15), %esi
	movq	96(%rsp), %rax
	movq	(%rax,%rbx,8), %rax
	movq	48(%r15), %rcx
	movq	56(%r15), %rdx
	movq	%rdx, %rdi
	imulq	%rbx, %rdi
	leaq	(%rcx,%rdi,4), %rdi
	movq	%rdi, 24(%rsp)
	testl	%esi, %esi
	je	LBB2_27
	cmpl	$1, %esi
	je	LBB2_19
	cmpl	$2, %esi
	jne	LBB2_48
	movq	%r10, %rsi
	cmpq	%r13, %r11
	jbe	LBB2_7
LBB2_12:
	leaq	4(%rsi), %rdi
	cmpq	%r13, %rdi
	jbe	LBB2_43
	movq	%rsi, %r12
	jmp	LBB2_45
	.p2align	4
LBB2_19:
	movq	%r10, %rsi
	cmpq	%r13, %r11
	jbe	LBB2_20
LBB2_25:
	leaq	4(%rsi), %rdi
	cmpq	%r13, %rdi
	jbe	LBB2_39
	movq	%rsi, %r12
	jmp	LBB2_41
	.p2align	4
LBB2_27:
	movq	%r10, %rsi
	cmpq	%r13, %r11
	jbe	LBB2_28
LBB2_31:
	leaq	4(%rsi), %rdi
	cmpq	%r13, %rdi
	jbe	LBB2_35
	movq	%rsi, %r12
	jmp	LBB2_37
LBB2_20:
	movq	%rdx, %rdi
	imulq	%r14, %rdi
	addq	%rcx, %rdi
	movq	%r10, %rsi
	jmp	LBB2_21
	.p2align	4
LBB2_24:
	addq	$32, %r8
	cmpq	%r13, %r8
	ja	LBB2_25
LBB2_21:
	movq	%rsi, %r8
	addq	$16, %rsi
	prefetcht0	512(%rax,%r8,4)
	cmpq	%rsi, %r8
	jae	LBB2_24
	vmovdqu	(%rax,%r8,4), %xmm0
	vpshufb	%xmm6, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vpblendd	$51, %ymm9, %ymm0, %ymm1
	vpshufb	%ymm10, %ymm1, %ymm1
	vpmullw	%ymm0, %ymm1, %ymm0
	vpsubw	%ymm11, %ymm0, %ymm0
	vpmulhuw	%ymm0, %ymm12, %ymm0
	vmovdqu	%ymm0, (%rdi,%r8,8)
	leaq	4(%r8), %r9
	cmpq	%rsi, %r9
	jae	LBB2_24
	vmovdqu	16(%rax,%r8,4), %xmm0
	vpshufb	%xmm7, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vpblendd	$204, %ymm0, %ymm9, %ymm1
	vpshufb	%ymm10, %ymm1, %ymm1
	vpmullw	%ymm0, %ymm1, %ymm0
	vpsubw	%ymm11, %ymm0, %ymm0
	vpmulhuw	%ymm0, %ymm12, %ymm0
	vmovdqu	%ymm0, 32(%rdi,%r8,8)
	vmovdqu	32(%rax,%r8,4), %xmm0
	vpshufb	%xmm7, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vpblendd	$204, %ymm0, %ymm9, %ymm1
	vpshufb	%ymm10, %ymm1, %ymm1
	vpmullw	%ymm0, %ymm1, %ymm0
	vpsubw	%ymm11, %ymm0, %ymm0
	vpmulhuw	%ymm0, %ymm12, %ymm0
	vmovdqu	%ymm0, 64(%rdi,%r8,8)
	vmovdqu	48(%rax,%r8,4), %xmm0
	vpshufb	%xmm7, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vpblendd	$204, %ymm0, %ymm9, %ymm1
	vpshufb	%ymm10, %ymm1, %ymm1
	vpmullw	%ymm0, %ymm1, %ymm0
	vpsubw	%ymm11, %ymm0, %ymm0
	vpmulhuw	%ymm0, %ymm12, %ymm0
	vmovdqu	%ymm0, 96(%rdi,%r8,8)
	jmp	LBB2_24
LBB2_39:
	imulq	%r14, %rdx
	addq	%rdx, %rcx
	.p2align	4
LBB2_40:
	vmovdqu	(%rax,%rsi,4), %xmm0
	vpshufb	%xmm6, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vpblendd	$51, %ymm9, %ymm0, %ymm1
	vpshufb	%ymm10, %ymm1, %ymm1
	vpmullw	%ymm0, %ymm1, %ymm0
	vpsubw	%ymm11, %ymm0, %ymm0
	vpmulhuw	%ymm0, %ymm12, %ymm0
	vmovdqu	%ymm0, (%rcx,%rsi,8)
	leaq	4(%rsi), %r12
	addq	$8, %rsi
	cmpq	%r13, %rsi
	movq	%r12, %rsi
	jbe	LBB2_40
LBB2_41:
	movq	%r13, %rdx
	subq	%r12, %rdx
	je	LBB2_48
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqa	%ymm0, 32(%rsp)
	leaq	(%rax,%r12,4), %rsi
	shlq	$2, %rdx
	leaq	32(%rsp), %rdi
	vzeroupper
	callq	_memcpy
	movq	8(%rsp), %r11
	movq	16(%rsp), %r10
	vmovdqa	LCPI2_0(%rip), %ymm13
	vpbroadcastw	LCPI2_9(%rip), %ymm12
	vpcmpeqd	%ymm11, %ymm11, %ymm11
	vmovdqa	LCPI2_3(%rip), %ymm10
	vpbroadcastw	LCPI2_8(%rip), %ymm9
	vmovdqa	LCPI2_1(%rip), %xmm7
	vmovdqa	LCPI2_1(%rip), %xmm6
	vmovdqa	32(%rsp), %xmm0
	vpshufb	%xmm6, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vpblendd	$51, %ymm9, %ymm0, %ymm1
	vpshufb	%ymm10, %ymm1, %ymm1
	vpmullw	%ymm0, %ymm1, %ymm0
	vpsubw	%ymm11, %ymm0, %ymm0
	vpmulhuw	%ymm0, %ymm12, %ymm0
	jmp	LBB2_47
LBB2_28:
	movq	%rdx, %rdi
	imulq	%r14, %rdi
	addq	%rcx, %rdi
	movq	%r10, %rsi
	jmp	LBB2_29
	.p2align	4
LBB2_30:
	addq	$32, %r8
	cmpq	%r13, %r8
	ja	LBB2_31
LBB2_29:
	movq	%rsi, %r8
	addq	$16, %rsi
	prefetcht0	512(%rax,%r8,4)
	cmpq	%rsi, %r8
	jae	LBB2_30
	vmovdqu	(%rax,%r8,4), %xmm0
	vpshufb	%xmm6, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vmovdqu	%ymm0, (%rdi,%r8,8)
	leaq	4(%r8), %r9
	cmpq	%rsi, %r9
	jae	LBB2_30
	vmovdqu	16(%rax,%r8,4), %xmm0
	vpshufb	%xmm7, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vmovdqu	%ymm0, 32(%rdi,%r8,8)
	vmovdqu	32(%rax,%r8,4), %xmm0
	vpshufb	%xmm7, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vmovdqu	%ymm0, 64(%rdi,%r8,8)
	vmovdqu	48(%rax,%r8,4), %xmm0
	vpshufb	%xmm7, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vmovdqu	%ymm0, 96(%rdi,%r8,8)
	jmp	LBB2_30
LBB2_35:
	imulq	%r14, %rdx
	addq	%rdx, %rcx
	.p2align	4
LBB2_36:
	vmovdqu	(%rax,%rsi,4), %xmm0
	vpshufb	%xmm6, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vmovdqu	%ymm0, (%rcx,%rsi,8)
	leaq	4(%rsi), %r12
	addq	$8, %rsi
	cmpq	%r13, %rsi
	movq	%r12, %rsi
	jbe	LBB2_36
LBB2_37:
	movq	%r13, %rdx
	subq	%r12, %rdx
	je	LBB2_48
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqa	%ymm0, 32(%rsp)
	leaq	(%rax,%r12,4), %rsi
	shlq	$2, %rdx
	leaq	32(%rsp), %rdi
	vzeroupper
	callq	_memcpy
	movq	8(%rsp), %r11
	movq	16(%rsp), %r10
	vmovdqa	LCPI2_0(%rip), %ymm13
	vpbroadcastw	LCPI2_9(%rip), %ymm12
	vpcmpeqd	%ymm11, %ymm11, %ymm11
	vmovdqa	LCPI2_3(%rip), %ymm10
	vpbroadcastw	LCPI2_8(%rip), %ymm9
	vmovdqa	LCPI2_1(%rip), %xmm7
	vmovdqa	LCPI2_1(%rip), %xmm6
	vmovdqa	32(%rsp), %xmm0
	vpshufb	%xmm6, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	jmp	LBB2_47
LBB2_7:
	movq	%rdx, %rdi
	imulq	%r14, %rdi
	addq	%rcx, %rdi
	movq	%r10, %rsi
	jmp	LBB2_8
	.p2align	4
LBB2_11:
	addq	$32, %r8
	cmpq	%r13, %r8
	ja	LBB2_12
LBB2_8:
	movq	%rsi, %r8
	addq	$16, %rsi
	prefetcht0	512(%rax,%r8,8)
	cmpq	%rsi, %r8
	jae	LBB2_11
	vmovdqu	(%rax,%r8,8), %ymm0
	vpshufb	%ymm13, %ymm0, %ymm0
	vmovdqu	%ymm0, (%rdi,%r8,8)
	leaq	4(%r8), %r9
	cmpq	%rsi, %r9
	jae	LBB2_11
	vmovdqu	32(%rax,%r8,8), %ymm0
	vpshufb	%ymm13, %ymm0, %ymm0
	vmovdqu	%ymm0, 32(%rdi,%r8,8)
	vmovdqu	64(%rax,%r8,8), %ymm0
	vpshufb	%ymm13, %ymm0, %ymm0
	vmovdqu	%ymm0, 64(%rdi,%r8,8)
	vmovdqu	96(%rax,%r8,8), %ymm0
	vpshufb	%ymm13, %ymm0, %ymm0
	vmovdqu	%ymm0, 96(%rdi,%r8,8)
	jmp	LBB2_11
LBB2_43:
	imulq	%r14, %rdx
	addq	%rdx, %rcx
	.p2align	4
LBB2_44:
	vmovdqu	(%rax,%rsi,8), %ymm0
	vpshufb	%ymm13, %ymm0, %ymm0
	vmovdqu	%ymm0, (%rcx,%rsi,8)
	leaq	4(%rsi), %r12
	addq	$8, %rsi
	cmpq	%r13, %rsi
	movq	%r12, %rsi
	jbe	LBB2_44
LBB2_45:
	movq	%r13, %rdx
	subq	%r12, %rdx
	je	LBB2_48
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqa	%ymm0, 32(%rsp)
	leaq	(%rax,%r12,8), %rsi
	shlq	$3, %rdx
	leaq	32(%rsp), %rdi
	vzeroupper
	callq	_memcpy
	movq	8(%rsp), %r11
	movq	16(%rsp), %r10
	vmovdqa	LCPI2_0(%rip), %ymm13
	vpbroadcastw	LCPI2_9(%rip), %ymm12
	vpcmpeqd	%ymm11, %ymm11, %ymm11
	vmovdqa	LCPI2_3(%rip), %ymm10
	vpbroadcastw	LCPI2_8(%rip), %ymm9
	vmovdqa	LCPI2_1(%rip), %xmm7
	vmovdqa	LCPI2_1(%rip), %xmm6
	vmovdqa	32(%rsp), %ymm0
	vpshufb	%ymm13, %ymm0, %ymm0
	jmp	LBB2_47
	.p2align	4
LBB2_14:
	movq	8(%r15), %rax
	movq	80(%rsp), %rbx
	cmpq	24(%r15), %rbx
	movq	64(%rsp), %rdx
	jb	LBB2_15
	jmp	LBB2_56
	.p2align	4
LBB2_54:
	movq	%rbx, %rcx
	shlq	$4, %rcx
	vcvtdq2ps	%xmm3, %xmm3
	vbroadcastss	40(%r15), %xmm4
	vbroadcastss	LCPI2_5(%rip), %xmm5
	vfmadd213ps	%xmm5, %xmm4, %xmm3
	vcvtdq2ps	%xmm2, %xmm2
	vfmadd213ps	%xmm5, %xmm4, %xmm2
	vxorps	%xmm4, %xmm4, %xmm4
	vmaxps	%xmm4, %xmm3, %xmm3
	vbroadcastss	LCPI2_6(%rip), %xmm8
	vminps	%xmm8, %xmm3, %xmm3
	vmaxps	%xmm4, %xmm2, %xmm2
	vminps	%xmm8, %xmm2, %xmm2
	vcvttps2dq	%xmm3, %xmm3
	vcvttps2dq	%xmm2, %xmm2
	vpslld	$16, %xmm2, %xmm2
	vpor	%xmm3, %xmm2, %xmm2
	vpbroadcastd	LCPI2_7(%rip), %xmm3
	vpxor	%xmm3, %xmm2, %xmm2
	vmovdqu	%xmm2, (%rdx,%rcx)
	vcvtdq2ps	%xmm1, %xmm1
	vbroadcastss	40(%r15), %xmm2
	vfmadd213ps	%xmm5, %xmm2, %xmm1
	vcvtdq2ps	%xmm0, %xmm0
	vfmadd213ps	%xmm5, %xmm2, %xmm0
	vmaxps	%xmm4, %xmm1, %xmm1
	vminps	%xmm8, %xmm1, %xmm1
	vmaxps	%xmm4, %xmm0, %xmm0
	vminps	%xmm8, %xmm0, %xmm0
	vcvttps2dq	%xmm1, %xmm1
	vcvttps2dq	%xmm0, %xmm0
	vpslld	$16, %xmm0, %xmm0
	vpor	%xmm1, %xmm0, %xmm0
	vpxor	%xmm3, %xmm0, %xmm0
	movq	88(%rsp), %rsi
	vmovdqu	%xmm0, (%rsi,%rcx)
	incq	%rbx
	cmpq	24(%r15), %rbx
	jae	LBB2_55
LBB2_15:
	movq	16(%r15), %rsi
	leaq	(%rbx,%rbx,2), %rdi
	movslq	(%rsi,%rdi,4), %rcx
	movslq	4(%rsi,%rdi,4), %r14
	cmpq	%rax, %r13
	je	LBB2_17
	leaq	(%r14,%rcx), %r8
	addq	%r8, %r8
	cmpq	%r8, %r13
	jb	LBB2_55
LBB2_17:
	leaq	(%rsi,%rdi,4), %rsi
	movslq	8(%rsi), %rdi
	shlq	$2, %rdi
	addq	32(%r15), %rdi
	shlq	$4, %rcx
	addq	48(%r15), %rcx
	movq	56(%r15), %rsi
	leaq	(%rcx,%rsi,4), %r9
	leaq	(%r9,%rsi,4), %r8
	leaq	(%r8,%rsi,4), %rsi
	cmpl	$2, %r14d
	jge	LBB2_49
	xorl	%r10d, %r10d
	vpxor	%xmm2, %xmm2, %xmm2
	vpxor	%xmm1, %xmm1, %xmm1
	vpxor	%xmm0, %xmm0, %xmm0
	vpxor	%xmm3, %xmm3, %xmm3
	jmp	LBB2_52
	.p2align	4
LBB2_49:
	movq	%rbx, %r12
	vpxor	%xmm3, %xmm3, %xmm3
	xorl	%r11d, %r11d
	xorl	%r10d, %r10d
	vpxor	%xmm0, %xmm0, %xmm0
	vpxor	%xmm1, %xmm1, %xmm1
	vpxor	%xmm2, %xmm2, %xmm2
	.p2align	4
LBB2_50:
	vmovq	(%rdi,%r11), %xmm4
	vpshufd	$80, %xmm4, %xmm4
	vpermq	$80, %ymm4, %ymm4
	vpmaddwd	(%rcx,%r11,4), %ymm4, %ymm5
	vpaddd	%ymm3, %ymm5, %ymm3
	vpmaddwd	(%r9,%r11,4), %ymm4, %ymm5
	movq	%r10, %rbx
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	(%r8,%r11,4), %ymm4, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	(%rsi,%r11,4), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	addq	$2, %r10
	addq	$8, %r11
	addq	$4, %rbx
	cmpq	%r14, %rbx
	jle	LBB2_50
	movq	%r12, %rbx
LBB2_52:
	vextracti128	$1, %ymm3, %xmm4
	vpaddd	%xmm4, %xmm3, %xmm3
	vextracti128	$1, %ymm2, %xmm4
	vpaddd	%xmm4, %xmm2, %xmm2
	vextracti128	$1, %ymm1, %xmm4
	vpaddd	%xmm4, %xmm1, %xmm1
	vextracti128	$1, %ymm0, %xmm4
	vpaddd	%xmm4, %xmm0, %xmm0
	cmpl	%r14d, %r10d
	jge	LBB2_54
	leal	(,%r10,4), %r11d
	movl	%r10d, %r10d
	vpbroadcastd	(%rdi,%r10,4), %ymm4
	vmovdqu	(%rcx,%r11,4), %xmm5
	vpmaddwd	%ymm4, %ymm5, %ymm5
	vpaddd	%xmm5, %xmm3, %xmm3
	vmovdqu	(%r9,%r11,4), %xmm5
	vpmaddwd	%ymm4, %ymm5, %ymm5
	vpaddd	%xmm5, %xmm2, %xmm2
	vmovdqu	(%r8,%r11,4), %xmm5
	vpmaddwd	%ymm4, %ymm5, %ymm5
	vpaddd	%xmm5, %xmm1, %xmm1
	vmovdqu	(%rsi,%r11,4), %xmm5
	vpmaddwd	%ymm4, %ymm5, %ymm4
	vpaddd	%xmm4, %xmm0, %xmm0
	jmp	LBB2_54
LBB2_57:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
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
	addq	$96, -48(%rbp)
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
	vmovdqu	%ymm3, (%r12,%r15,4)
	vmovdqu	%ymm2, 32(%r12,%r15,4)
	vmovdqu	%ymm1, 64(%r12,%r15,4)
	vmovdqu	%ymm0, 96(%r12,%r15,4)
	addq	$32, %r15
	subq	$-128, %rcx
	cmpq	%r10, %r15
	jae	LBB3_11
LBB3_7:
	movq	(%rbx), %r12
	vmovdqu	(%r12,%r15,4), %ymm3
	vmovdqu	32(%r12,%r15,4), %ymm2
	vmovdqu	64(%r12,%r15,4), %ymm1
	vmovdqu	96(%r12,%r15,4), %ymm0
	movslq	20(%rbx), %r13
	testq	%r13, %r13
	jle	LBB3_10
	movq	8(%rbx), %r8
	movq	%rcx, %r14
	xorl	%r9d, %r9d
	.p2align	4
LBB3_9:
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
	jne	LBB3_9
	jmp	LBB3_10
LBB3_12:
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
LCPI4_0:
	.long	0x43008000
LCPI4_1:
	.long	0x437f0000
LCPI4_4:
	.long	0x43000000
LCPI4_5:
	.long	0x3f000000
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI4_2:
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
LCPI4_3:
	.byte	0
	.byte	0
	.byte	0
	.byte	255
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
LCPI4_6:
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
LCPI4_7:
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
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_write_row:
	pushq	%rbp
	movq	%rsp, %rbp
	testl	%ecx, %ecx
	setne	%al
	cmpq	$2, %rdx
	setb	%r8b
	orb	%al, %r8b
	jne	LBB4_1
	vbroadcastss	%xmm0, %ymm1
	xorl	%r8d, %r8d
	vbroadcastss	LCPI4_0(%rip), %ymm2
	vbroadcastss	LCPI4_1(%rip), %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vmovd	LCPI4_6(%rip), %xmm5
	vmovq	LCPI4_7(%rip), %xmm6
	movq	%rdi, %r9
	.p2align	4
LBB4_7:
	vcvtdq2ps	(%r9), %ymm7
	vfmadd213ps	%ymm2, %ymm1, %ymm7
	vmaxps	%ymm4, %ymm7, %ymm7
	vminps	%ymm3, %ymm7, %ymm7
	vcvttps2dq	%ymm7, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpshufb	%xmm5, %xmm8, %xmm8
	vpshufb	%xmm5, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vpor	%xmm6, %xmm7, %xmm7
	vmovq	%xmm7, (%rsi,%r8,4)
	leaq	2(%r8), %rax
	addq	$4, %r8
	addq	$32, %r9
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
	vbroadcastss	%xmm0, %xmm0
	movq	%rax, %r8
	shlq	$4, %r8
	addq	%r8, %rdi
	vbroadcastss	LCPI4_4(%rip), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	LCPI4_1(%rip), %xmm3
	vbroadcastss	LCPI4_5(%rip), %xmm4
	vmovd	LCPI4_6(%rip), %xmm5
	vmovss	LCPI4_5(%rip), %xmm6
	vmovss	LCPI4_1(%rip), %xmm7
	jmp	LBB4_4
	.p2align	4
LBB4_5:
	vinsertps	$48, LCPI4_1(%rip), %xmm8, %xmm9
LBB4_10:
	vmaxps	%xmm2, %xmm9, %xmm8
	vminps	%xmm3, %xmm8, %xmm8
	vaddps	%xmm4, %xmm8, %xmm8
	vcvttps2dq	%xmm8, %xmm8
	vpshufb	%xmm5, %xmm8, %xmm8
	vmovd	%xmm8, (%rsi,%rax,4)
	incq	%rax
	addq	$16, %rdi
	cmpq	%rax, %rdx
	je	LBB4_11
LBB4_4:
	vcvtdq2ps	(%rdi), %xmm8
	vfmadd213ps	%xmm1, %xmm0, %xmm8
	testl	%ecx, %ecx
	je	LBB4_5
	vshufps	$255, %xmm8, %xmm8, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vucomiss	%xmm10, %xmm6
	ja	LBB4_10
	vdivss	%xmm10, %xmm7, %xmm9
	vbroadcastss	%xmm9, %xmm9
	vmulps	%xmm9, %xmm8, %xmm9
	vblendps	$8, %xmm8, %xmm9, %xmm9
	jmp	LBB4_10
LBB4_11:
	popq	%rbp
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
