// Made by scripts/make-kernels.sh from effects_avx2.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__ELF__)
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x3e59b3d0
.LCPI0_1:
	.long	0x3f371759
.LCPI0_2:
	.long	0x3d93dd98
.LCPI0_3:
	.long	0x437f0000
.LCPI0_4:
	.long	0x4b000000
.LCPI0_5:
	.long	0x4b0000ff
.LCPI0_9:
	.long	8388608
.LCPI0_10:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI0_6:
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
.LCPI0_7:
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
	.byte	128
	.byte	16
	.byte	128
	.byte	128
	.byte	128
	.byte	20
	.byte	128
	.byte	128
	.byte	128
	.byte	24
	.byte	128
	.byte	128
	.byte	128
	.byte	28
	.byte	128
	.byte	128
.LCPI0_8:
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
	.byte	128
	.byte	128
	.byte	16
	.byte	128
	.byte	128
	.byte	128
	.byte	20
	.byte	128
	.byte	128
	.byte	128
	.byte	24
	.byte	128
	.byte	128
	.byte	128
	.byte	28
	.byte	128
.LCPI0_11:
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
	.byte	17
	.byte	128
	.byte	128
	.byte	128
	.byte	21
	.byte	128
	.byte	128
	.byte	128
	.byte	25
	.byte	128
	.byte	128
	.byte	128
	.byte	29
	.byte	128
	.byte	128
	.byte	128
.LCPI0_12:
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
	.byte	18
	.byte	128
	.byte	128
	.byte	128
	.byte	22
	.byte	128
	.byte	128
	.byte	128
	.byte	26
	.byte	128
	.byte	128
	.byte	128
	.byte	30
	.byte	128
	.byte	128
	.byte	128
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
	andq	$-32, %rsp
	subq	$224, %rsp
	movq	%rdx, 32(%rsp)
	movq	%rdi, 24(%rsp)
	leaq	16(%rbp), %rax
	testq	%rsi, %rsi
	je	.LBB0_12
	testq	%rcx, %rcx
	je	.LBB0_23
	vbroadcastss	4(%rax), %ymm0
	vbroadcastss	(%rax), %ymm1
	vbroadcastss	8(%rax), %ymm2
	vbroadcastss	12(%rax), %ymm3
	vbroadcastss	16(%rax), %ymm4
	vbroadcastss	20(%rax), %ymm5
	xorl	%edx, %edx
	vxorps	%xmm6, %xmm6, %xmm6
	leaq	48(%rsp), %rdi
	vbroadcastss	.LCPI0_3(%rip), %ymm10
	vbroadcastss	.LCPI0_4(%rip), %ymm11
	vbroadcastss	.LCPI0_5(%rip), %ymm12
	movq	32(%rsp), %r9
	movq	24(%rsp), %r10
	movq	%rcx, %rbx
	vpbroadcastd	.LCPI0_9(%rip), %ymm7
	movq	%rcx, 80(%rsp)
	jmp	.LBB0_3
	.p2align	4
.LBB0_11:
	addq	$8, %rdx
	movq	160(%rsp), %rbx
	addq	$-8, %rbx
	addq	$32, %r10
	addq	$32, %r9
	movq	80(%rsp), %rcx
	cmpq	%rcx, %rdx
	jae	.LBB0_23
.LBB0_3:
	cmpq	$1, %rbx
	movq	%rbx, 160(%rsp)
	adcq	$0, %rbx
	vmovups	%ymm6, 48(%rsp)
	subq	%rdx, %rcx
	movq	%rcx, 128(%rsp)
	cmpq	$7, %rcx
	movq	%rdx, 120(%rsp)
	ja	.LBB0_4
	xorl	%eax, %eax
	.p2align	4
.LBB0_6:
	movl	(%r10,%rax,4), %ecx
	movl	%ecx, 48(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %rbx
	jne	.LBB0_6
	movq	%rdi, %r15
	jmp	.LBB0_8
	.p2align	4
.LBB0_4:
	movq	24(%rsp), %rax
	leaq	(%rax,%rdx,4), %r15
.LBB0_8:
	movl	(%r15), %ecx
	movl	4(%r15), %eax
	movzbl	%cl, %edx
	movq	%rdx, 96(%rsp)
	movzbl	%ch, %edx
	movq	%rdx, %r14
	movq	%rcx, 88(%rsp)
	movzbl	%al, %ecx
	movq	%rcx, 112(%rsp)
	movzbl	%ah, %edi
	movl	%eax, %r13d
	movl	16(%r15), %eax
	movl	%eax, 44(%rsp)
	movl	20(%r15), %ecx
	movl	%ecx, 40(%rsp)
	movzbl	%ah, %edx
	movzbl	%ch, %eax
	vmovss	(%rsi,%rdx,4), %xmm8
	vinsertps	$16, (%rsi,%rax,4), %xmm8, %xmm8
	movl	24(%r15), %eax
	movzbl	%ah, %ecx
	movl	%eax, %r8d
	vinsertps	$32, (%rsi,%rcx,4), %xmm8, %xmm8
	movl	28(%r15), %eax
	movzbl	%ah, %edx
	movl	%eax, %r11d
	vinsertps	$48, (%rsi,%rdx,4), %xmm8, %xmm8
	vmovss	(%rsi,%r14,4), %xmm9
	vinsertps	$16, (%rsi,%rdi,4), %xmm9, %xmm9
	movl	8(%r15), %edx
	movq	%r15, 104(%rsp)
	movzbl	%dl, %r12d
	movzbl	%dh, %edi
	vinsertps	$32, (%rsi,%rdi,4), %xmm9, %xmm9
	movl	12(%r15), %eax
	movzbl	%al, %r14d
	movzbl	%ah, %ecx
	movl	%eax, %edi
	vinsertps	$48, (%rsi,%rcx,4), %xmm9, %xmm9
	movl	44(%rsp), %ecx
	movzbl	%cl, %eax
	vmovss	(%rsi,%rax,4), %xmm13
	movl	40(%rsp), %r15d
	movzbl	%r15b, %eax
	vinsertps	$16, (%rsi,%rax,4), %xmm13, %xmm13
	movl	%ecx, %eax
	movzbl	%r8b, %ecx
	vinsertps	$32, (%rsi,%rcx,4), %xmm13, %xmm13
	movzbl	%r11b, %ecx
	vinsertps	$48, (%rsi,%rcx,4), %xmm13, %xmm13
	movq	96(%rsp), %rcx
	vmovss	(%rsi,%rcx,4), %xmm14
	movl	%r15d, %ecx
	movq	112(%rsp), %r15
	vinsertps	$16, (%rsi,%r15,4), %xmm14, %xmm14
	vinsertps	$32, (%rsi,%r12,4), %xmm14, %xmm14
	vinsertps	$48, (%rsi,%r14,4), %xmm14, %xmm14
	shrl	$14, %eax
	andl	$1020, %eax
	vmovss	(%rsi,%rax), %xmm15
	shrl	$14, %ecx
	andl	$1020, %ecx
	vinsertps	$16, (%rsi,%rcx), %xmm15, %xmm15
	shrl	$14, %r8d
	andl	$1020, %r8d
	vinsertps	$32, (%rsi,%r8), %xmm15, %xmm15
	shrl	$14, %r11d
	andl	$1020, %r11d
	vinsertps	$48, (%rsi,%r11), %xmm15, %xmm15
	movq	88(%rsp), %rax
	shrl	$14, %eax
	andl	$1020, %eax
	vinsertf128	$1, %xmm13, %ymm14, %ymm13
	vmovss	(%rsi,%rax), %xmm14
	shrl	$14, %r13d
	andl	$1020, %r13d
	vinsertps	$16, (%rsi,%r13), %xmm14, %xmm14
	shrl	$14, %edx
	andl	$1020, %edx
	vinsertps	$32, (%rsi,%rdx), %xmm14, %xmm14
	shrl	$14, %edi
	andl	$1020, %edi
	vinsertps	$48, (%rsi,%rdi), %xmm14, %xmm14
	vinsertf128	$1, %xmm8, %ymm9, %ymm8
	vinsertf128	$1, %xmm15, %ymm14, %ymm9
	vbroadcastss	.LCPI0_1(%rip), %ymm14
	vmulps	%ymm14, %ymm8, %ymm14
	vbroadcastss	.LCPI0_0(%rip), %ymm15
	vfmadd231ps	%ymm15, %ymm13, %ymm14
	vbroadcastss	.LCPI0_2(%rip), %ymm15
	vfmadd231ps	%ymm15, %ymm9, %ymm14
	vmulps	%ymm0, %ymm14, %ymm14
	vaddps	%ymm2, %ymm14, %ymm15
	vfmadd231ps	%ymm13, %ymm1, %ymm15
	vaddps	%ymm3, %ymm14, %ymm13
	vfmadd231ps	%ymm8, %ymm1, %ymm13
	vmaxps	%ymm6, %ymm15, %ymm8
	vaddps	%ymm4, %ymm14, %ymm14
	vfmadd231ps	%ymm9, %ymm1, %ymm14
	vcmpnltps	%ymm10, %ymm8, %ymm9
	vmaxps	%ymm6, %ymm13, %ymm13
	vaddps	%ymm11, %ymm8, %ymm8
	vblendvps	%ymm9, %ymm12, %ymm8, %ymm8
	vcmpnltps	%ymm10, %ymm13, %ymm9
	vmaxps	%ymm6, %ymm14, %ymm14
	vaddps	%ymm11, %ymm13, %ymm13
	vblendvps	%ymm9, %ymm12, %ymm13, %ymm9
	vcmpnltps	%ymm10, %ymm14, %ymm13
	vaddps	%ymm11, %ymm14, %ymm14
	vblendvps	%ymm13, %ymm12, %ymm14, %ymm13
	vpshufb	.LCPI0_7(%rip), %ymm9, %ymm9
	vpshufb	.LCPI0_8(%rip), %ymm13, %ymm13
	vpor	%ymm13, %ymm9, %ymm9
	movq	104(%rsp), %rax
	vmovdqu	(%rax), %ymm13
	vpsrld	$24, %ymm13, %ymm13
	vpor	%ymm7, %ymm13, %ymm13
	vandps	.LCPI0_6(%rip), %ymm8, %ymm8
	vcvtdq2ps	%ymm13, %ymm13
	vpslld	$24, %ymm13, %ymm13
	vorps	%ymm13, %ymm8, %ymm8
	vorps	%ymm9, %ymm8, %ymm8
	cmpq	$8, 128(%rsp)
	movq	32(%rsp), %rax
	movq	120(%rsp), %rdx
	leaq	(%rax,%rdx,4), %rax
	leaq	48(%rsp), %rdi
	cmovbq	%rdi, %rax
	vorps	%ymm5, %ymm8, %ymm8
	vmovups	%ymm8, (%rax)
	jae	.LBB0_11
	xorl	%eax, %eax
	.p2align	4
.LBB0_10:
	movl	48(%rsp,%rax,4), %ecx
	movl	%ecx, (%r9,%rax,4)
	incq	%rax
	cmpq	%rax, %rbx
	jne	.LBB0_10
	jmp	.LBB0_11
.LBB0_12:
	testq	%rcx, %rcx
	je	.LBB0_23
	vbroadcastss	4(%rax), %ymm0
	vmovaps	%ymm0, 160(%rsp)
	vbroadcastss	(%rax), %ymm1
	vbroadcastss	8(%rax), %ymm0
	vmovaps	%ymm0, 128(%rsp)
	vbroadcastss	12(%rax), %ymm3
	vbroadcastss	16(%rax), %ymm4
	vpbroadcastd	20(%rax), %ymm5
	xorl	%eax, %eax
	vxorps	%xmm6, %xmm6, %xmm6
	leaq	48(%rsp), %rsi
	vbroadcastss	.LCPI0_10(%rip), %ymm7
	vbroadcastss	.LCPI0_3(%rip), %ymm12
	vbroadcastss	.LCPI0_4(%rip), %ymm13
	vbroadcastss	.LCPI0_5(%rip), %ymm14
	movq	32(%rsp), %r8
	movq	24(%rsp), %r9
	movq	%rcx, %r10
	vpbroadcastd	.LCPI0_9(%rip), %ymm10
	jmp	.LBB0_14
	.p2align	4
.LBB0_22:
	addq	$8, %rax
	addq	$-8, %r10
	addq	$32, %r9
	addq	$32, %r8
	cmpq	%rcx, %rax
	jae	.LBB0_23
.LBB0_14:
	cmpq	$1, %r10
	movq	%r10, %r11
	adcq	$0, %r11
	vmovups	%ymm6, 48(%rsp)
	movq	%rcx, %rdi
	subq	%rax, %rdi
	cmpq	$7, %rdi
	ja	.LBB0_15
	xorl	%ebx, %ebx
	.p2align	4
.LBB0_17:
	movl	(%r9,%rbx,4), %edx
	movl	%edx, 48(%rsp,%rbx,4)
	incq	%rbx
	cmpq	%rbx, %r11
	jne	.LBB0_17
	movq	%rsi, %rdx
	jmp	.LBB0_19
	.p2align	4
.LBB0_15:
	movq	24(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rdx
.LBB0_19:
	vmovups	(%rdx), %ymm11
	vandps	%ymm7, %ymm11, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpshufb	.LCPI0_11(%rip), %ymm11, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vpshufb	.LCPI0_12(%rip), %ymm11, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vbroadcastss	.LCPI0_1(%rip), %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vbroadcastss	.LCPI0_0(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm15, %ymm0
	vbroadcastss	.LCPI0_2(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm9, %ymm0
	vmulps	160(%rsp), %ymm0, %ymm0
	vaddps	128(%rsp), %ymm0, %ymm2
	vfmadd231ps	%ymm15, %ymm1, %ymm2
	vaddps	%ymm0, %ymm3, %ymm15
	vfmadd231ps	%ymm8, %ymm1, %ymm15
	vmaxps	%ymm6, %ymm2, %ymm2
	vaddps	%ymm0, %ymm4, %ymm0
	vfmadd231ps	%ymm9, %ymm1, %ymm0
	vcmpnltps	%ymm12, %ymm2, %ymm8
	vmaxps	%ymm6, %ymm15, %ymm9
	vaddps	%ymm2, %ymm13, %ymm2
	vblendvps	%ymm8, %ymm14, %ymm2, %ymm2
	vcmpnltps	%ymm12, %ymm9, %ymm8
	vmaxps	%ymm6, %ymm0, %ymm0
	vaddps	%ymm13, %ymm9, %ymm9
	vblendvps	%ymm8, %ymm14, %ymm9, %ymm8
	vcmpnltps	%ymm12, %ymm0, %ymm9
	vaddps	%ymm0, %ymm13, %ymm0
	vblendvps	%ymm9, %ymm14, %ymm0, %ymm0
	vpsrld	$24, %ymm11, %ymm9
	vpor	%ymm10, %ymm9, %ymm9
	vandps	%ymm7, %ymm2, %ymm2
	vcvtdq2ps	%ymm9, %ymm9
	vpslld	$24, %ymm9, %ymm9
	vorps	%ymm2, %ymm9, %ymm2
	vpshufb	.LCPI0_7(%rip), %ymm8, %ymm8
	vorps	%ymm2, %ymm8, %ymm2
	vpshufb	.LCPI0_8(%rip), %ymm0, %ymm0
	vpor	%ymm5, %ymm0, %ymm0
	vorps	%ymm0, %ymm2, %ymm0
	cmpq	$8, %rdi
	movq	32(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rdx
	cmovbq	%rsi, %rdx
	vmovups	%ymm0, (%rdx)
	jae	.LBB0_22
	xorl	%edi, %edi
	.p2align	4
.LBB0_21:
	movl	48(%rsp,%rdi,4), %edx
	movl	%edx, (%r8,%rdi,4)
	incq	%rdi
	cmpq	%rdi, %r11
	jne	.LBB0_21
	jmp	.LBB0_22
.LBB0_23:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	adjust, .Lfunc_end0-adjust
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI1_0:
	.long	0x3b808081
.LCPI1_1:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
.LCPI1_4:
	.long	0x3f800000
.LCPI1_5:
	.long	0x0da24260
.LCPI1_6:
	.long	0x437f0000
.LCPI1_7:
	.long	0x4b000000
.LCPI1_10:
	.long	0x3e99999a
.LCPI1_11:
	.long	0x3f170a3d
.LCPI1_12:
	.long	0x3de147ae
.LCPI1_13:
	.long	0x41800000
.LCPI1_14:
	.long	0xc1400000
.LCPI1_15:
	.long	0x40800000
.LCPI1_16:
	.long	0x3e800000
.LCPI1_17:
	.long	0x3f000000
.LCPI1_18:
	.long	0x40000000
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI1_2:
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
	.byte	17
	.byte	128
	.byte	128
	.byte	128
	.byte	21
	.byte	128
	.byte	128
	.byte	128
	.byte	25
	.byte	128
	.byte	128
	.byte	128
	.byte	29
	.byte	128
	.byte	128
	.byte	128
.LCPI1_3:
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
	.byte	18
	.byte	128
	.byte	128
	.byte	128
	.byte	22
	.byte	128
	.byte	128
	.byte	128
	.byte	26
	.byte	128
	.byte	128
	.byte	128
	.byte	30
	.byte	128
	.byte	128
	.byte	128
.LCPI1_8:
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
	.byte	128
	.byte	16
	.byte	128
	.byte	128
	.byte	128
	.byte	20
	.byte	128
	.byte	128
	.byte	128
	.byte	24
	.byte	128
	.byte	128
	.byte	128
	.byte	28
	.byte	128
	.byte	128
.LCPI1_9:
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
	.byte	128
	.byte	128
	.byte	16
	.byte	128
	.byte	128
	.byte	128
	.byte	20
	.byte	128
	.byte	128
	.byte	128
	.byte	24
	.byte	128
	.byte	128
	.byte	128
	.byte	28
	.byte	128
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
	andq	$-32, %rsp
	subq	$288, %rsp
	cmpl	$27, %edi
	ja	.LBB1_364
	movl	%edi, %eax
	leaq	.LJTI1_0(%rip), %rdi
	movslq	(%rdi,%rax,4), %rax
	addq	%rdi, %rax
	jmpq	*%rax
.LBB1_115:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vmovdqa	.LCPI1_2(%rip), %ymm4
	vmovdqa	.LCPI1_3(%rip), %ymm5
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_6(%rip), %ymm9
	vbroadcastss	.LCPI1_7(%rip), %ymm10
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_117
	.p2align	4
.LBB1_127:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_117:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm2, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_118
	xorl	%eax, %eax
	.p2align	4
.LBB1_120:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_120
	xorl	%eax, %eax
	.p2align	4
.LBB1_122:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_122
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_124
	.p2align	4
.LBB1_118:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_124:
	vmovups	(%r9), %ymm14
	vandps	%ymm3, %ymm14, %ymm13
	vcvtdq2ps	%ymm13, %ymm15
	vpshufb	%ymm4, %ymm14, %ymm13
	vcvtdq2ps	%ymm13, %ymm7
	vpshufb	%ymm5, %ymm14, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vpsrld	$24, %ymm14, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vmulps	%ymm0, %ymm14, %ymm14
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm7, %ymm7
	vmovdqu	(%rax), %ymm8
	vpsrld	$24, %ymm8, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	%ymm6, %ymm11, %ymm11
	vbroadcastss	.LCPI1_4(%rip), %ymm12
	vsubps	%ymm14, %ymm12, %ymm12
	vmulps	%ymm12, %ymm11, %ymm11
	vpand	%ymm3, %ymm8, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vmulps	%ymm6, %ymm12, %ymm12
	vmulps	%ymm11, %ymm12, %ymm12
	vfmadd231ps	%ymm15, %ymm14, %ymm12
	vpshufb	%ymm4, %ymm8, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpshufb	%ymm5, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm8, %ymm8
	vmulps	%ymm15, %ymm11, %ymm15
	vfmadd231ps	%ymm7, %ymm14, %ymm15
	vmulps	%ymm8, %ymm11, %ymm7
	vaddps	%ymm11, %ymm14, %ymm8
	vbroadcastss	.LCPI1_5(%rip), %ymm11
	vaddps	%ymm11, %ymm8, %ymm11
	vdivps	%ymm11, %ymm9, %ymm11
	vmulps	%ymm6, %ymm13, %ymm13
	vfmadd231ps	%ymm13, %ymm14, %ymm7
	vfmadd213ps	%ymm10, %ymm11, %ymm12
	vfmadd213ps	%ymm10, %ymm11, %ymm15
	vfmadd213ps	%ymm10, %ymm11, %ymm7
	vandps	%ymm3, %ymm12, %ymm11
	vfmadd213ps	%ymm10, %ymm9, %ymm8
	vpslld	$24, %ymm8, %ymm8
	vorps	%ymm8, %ymm11, %ymm8
	vpshufb	.LCPI1_8(%rip), %ymm15, %ymm11
	vorps	%ymm11, %ymm8, %ymm8
	vpshufb	.LCPI1_9(%rip), %ymm7, %ymm7
	vpor	%ymm1, %ymm7, %ymm7
	vorps	%ymm7, %ymm8, %ymm7
	vmovups	%ymm7, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_127
	xorl	%eax, %eax
	.p2align	4
.LBB1_126:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_126
	jmp	.LBB1_127
.LBB1_2:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vmovdqa	.LCPI1_2(%rip), %ymm4
	vmovdqa	.LCPI1_3(%rip), %ymm5
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_4(%rip), %ymm8
	vbroadcastss	.LCPI1_6(%rip), %ymm10
	vbroadcastss	.LCPI1_7(%rip), %ymm11
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_4
	.p2align	4
.LBB1_363:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_4:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm2, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_5
	xorl	%eax, %eax
	.p2align	4
.LBB1_356:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_356
	xorl	%eax, %eax
	.p2align	4
.LBB1_358:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_358
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_360
	.p2align	4
.LBB1_5:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_360:
	vmovups	(%r9), %ymm14
	vandps	%ymm3, %ymm14, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vpshufb	%ymm4, %ymm14, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vpsrld	$24, %ymm14, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vmulps	64(%rsp), %ymm15, %ymm15
	vmulps	%ymm6, %ymm7, %ymm7
	vmulps	%ymm6, %ymm9, %ymm12
	vmovups	(%rax), %ymm9
	vandps	%ymm3, %ymm9, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vpshufb	%ymm4, %ymm9, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vpsrld	$24, %ymm9, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	%ymm6, %ymm13, %ymm13
	vmulps	%ymm6, %ymm0, %ymm0
	vmulps	%ymm6, %ymm1, %ymm1
	vmulps	%ymm1, %ymm13, %ymm13
	vfmadd231ps	%ymm7, %ymm15, %ymm13
	vmulps	%ymm0, %ymm1, %ymm0
	vfmadd231ps	%ymm12, %ymm15, %ymm0
	vaddps	%ymm1, %ymm15, %ymm7
	vbroadcastss	.LCPI1_4(%rip), %ymm12
	vcmpnltps	%ymm12, %ymm7, %ymm12
	vblendvps	%ymm12, %ymm8, %ymm7, %ymm7
	vcmpltps	%ymm13, %ymm2, %ymm12
	vandps	%ymm13, %ymm12, %ymm12
	vcmpnltps	%ymm7, %ymm12, %ymm13
	vblendvps	%ymm13, %ymm7, %ymm12, %ymm12
	vcmpltps	%ymm0, %ymm2, %ymm13
	vandps	%ymm0, %ymm13, %ymm0
	vcmpnltps	%ymm7, %ymm0, %ymm13
	vblendvps	%ymm13, %ymm7, %ymm0, %ymm0
	vpshufb	%ymm5, %ymm9, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vmulps	%ymm1, %ymm9, %ymm1
	vpshufb	%ymm5, %ymm14, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vfmadd231ps	%ymm9, %ymm15, %ymm1
	vcmpltps	%ymm1, %ymm2, %ymm9
	vandps	%ymm1, %ymm9, %ymm1
	vcmpnltps	%ymm7, %ymm1, %ymm9
	vbroadcastss	.LCPI1_5(%rip), %ymm13
	vaddps	%ymm7, %ymm13, %ymm13
	vdivps	%ymm13, %ymm10, %ymm13
	vblendvps	%ymm9, %ymm7, %ymm1, %ymm1
	vfmadd213ps	%ymm11, %ymm13, %ymm12
	vfmadd213ps	%ymm11, %ymm13, %ymm0
	vfmadd213ps	%ymm11, %ymm13, %ymm1
	vandps	%ymm3, %ymm12, %ymm9
	vfmadd213ps	%ymm11, %ymm10, %ymm7
	vpslld	$24, %ymm7, %ymm7
	vorps	%ymm7, %ymm9, %ymm7
	vpshufb	.LCPI1_8(%rip), %ymm0, %ymm0
	vorps	%ymm0, %ymm7, %ymm0
	vpshufb	.LCPI1_9(%rip), %ymm1, %ymm1
	vpor	96(%rsp), %ymm1, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_363
	xorl	%eax, %eax
	.p2align	4
.LBB1_362:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_362
	jmp	.LBB1_363
.LBB1_46:
	testq	%r8, %r8
	je	.LBB1_364
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	xorl	%eax, %eax
	movq	%rcx, %rdi
	movq	%r8, %r9
	jmp	.LBB1_48
	.p2align	4
.LBB1_263:
	vmovdqu	%ymm0, (%rcx,%rax,4)
.LBB1_264:
	addq	$8, %rax
	addq	$-8, %r9
	addq	$32, %rsi
	addq	$32, %rdx
	addq	$32, %rdi
	cmpq	%r8, %rax
	jae	.LBB1_364
.LBB1_48:
	cmpq	$1, %r9
	movq	%r9, %r10
	adcq	$0, %r10
	movq	%r8, %r11
	subq	%rax, %r11
	cmpq	$7, %r11
	ja	.LBB1_263
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_50:
	movl	(%rsi,%r11,4), %ebx
	movl	%ebx, (%rsp,%r11,4)
	incq	%r11
	cmpq	%r11, %r10
	jne	.LBB1_50
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_52:
	movl	(%rdx,%r11,4), %ebx
	movl	%ebx, 32(%rsp,%r11,4)
	incq	%r11
	cmpq	%r11, %r10
	jne	.LBB1_52
	vmovdqu	%ymm0, 32(%rsp)
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_54:
	movl	32(%rsp,%r11,4), %ebx
	movl	%ebx, (%rdi,%r11,4)
	incq	%r11
	cmpq	%r11, %r10
	jne	.LBB1_54
	jmp	.LBB1_264
.LBB1_59:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 128(%rsp)
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 160(%rsp)
	xorl	%edi, %edi
	vxorps	%xmm10, %xmm10, %xmm10
	vbroadcastss	.LCPI1_1(%rip), %ymm0
	vmovaps	%ymm0, 192(%rsp)
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	vmovaps	192(%rsp), %ymm15
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	jmp	.LBB1_61
	.p2align	4
.LBB1_253:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	vxorps	%xmm10, %xmm10, %xmm10
	jae	.LBB1_364
.LBB1_61:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm10, 32(%rsp)
	vmovups	%ymm10, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_62
	xorl	%eax, %eax
	.p2align	4
.LBB1_246:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_246
	xorl	%eax, %eax
	.p2align	4
.LBB1_248:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_248
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_250
	.p2align	4
.LBB1_62:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_250:
	vmovups	(%r9), %ymm7
	vandps	%ymm7, %ymm15, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmovdqa	.LCPI1_2(%rip), %ymm2
	vpshufb	%ymm2, %ymm7, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmovdqa	.LCPI1_3(%rip), %ymm11
	vpshufb	%ymm11, %ymm7, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vmulps	%ymm6, %ymm0, %ymm5
	vmulps	%ymm6, %ymm1, %ymm1
	vmulps	%ymm6, %ymm4, %ymm14
	vmovups	(%rax), %ymm8
	vandps	%ymm15, %ymm8, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vpshufb	%ymm2, %ymm8, %ymm4
	vcvtdq2ps	%ymm4, %ymm9
	vpshufb	%ymm11, %ymm8, %ymm4
	vcvtdq2ps	%ymm4, %ymm11
	vmulps	%ymm6, %ymm0, %ymm4
	vmulps	%ymm6, %ymm9, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmulps	%ymm6, %ymm11, %ymm3
	vmovaps	%ymm3, 96(%rsp)
	vbroadcastss	.LCPI1_11(%rip), %ymm11
	vmulps	%ymm0, %ymm11, %ymm9
	vbroadcastss	.LCPI1_10(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm9
	vbroadcastss	.LCPI1_12(%rip), %ymm12
	vfmadd231ps	%ymm12, %ymm3, %ymm9
	vmulps	%ymm1, %ymm11, %ymm11
	vfmadd231ps	%ymm2, %ymm5, %ymm11
	vfmadd231ps	%ymm12, %ymm14, %ymm11
	vsubps	%ymm11, %ymm9, %ymm11
	vminps	%ymm1, %ymm5, %ymm12
	vminps	%ymm14, %ymm12, %ymm12
	vaddps	%ymm11, %ymm12, %ymm12
	vmaxps	%ymm1, %ymm5, %ymm2
	vmaxps	%ymm14, %ymm2, %ymm2
	vaddps	%ymm2, %ymm11, %ymm2
	vcmpnltps	%ymm10, %ymm12, %ymm13
	vsubps	%ymm12, %ymm9, %ymm12
	vsubps	%ymm9, %ymm2, %ymm10
	vblendvps	%ymm13, %ymm10, %ymm12, %ymm10
	vbroadcastss	.LCPI1_4(%rip), %ymm3
	vsubps	%ymm9, %ymm3, %ymm12
	vblendvps	%ymm13, %ymm12, %ymm9, %ymm12
	vbroadcastss	.LCPI1_5(%rip), %ymm0
	vaddps	%ymm0, %ymm10, %ymm10
	vdivps	%ymm10, %ymm12, %ymm10
	vpsrld	$24, %ymm7, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	128(%rsp), %ymm7, %ymm7
	vpsrld	$24, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	%ymm6, %ymm8, %ymm8
	vcmpnltps	%ymm2, %ymm3, %ymm2
	vandps	%ymm2, %ymm13, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm10, %ymm2
	vsubps	%ymm9, %ymm11, %ymm10
	vfmadd213ps	%ymm9, %ymm2, %ymm10
	vmovaps	%ymm2, %ymm9
	vfmadd213ps	%ymm10, %ymm5, %ymm9
	vmovaps	%ymm2, %ymm11
	vfmadd213ps	%ymm10, %ymm1, %ymm11
	vfmadd231ps	%ymm2, %ymm14, %ymm10
	vsubps	%ymm8, %ymm3, %ymm2
	vmulps	%ymm2, %ymm7, %ymm2
	vmulps	%ymm7, %ymm8, %ymm12
	vmulps	%ymm9, %ymm12, %ymm9
	vfmadd231ps	%ymm5, %ymm2, %ymm9
	vmulps	%ymm11, %ymm12, %ymm5
	vfmadd231ps	%ymm1, %ymm2, %ymm5
	vmulps	%ymm10, %ymm12, %ymm1
	vfmadd231ps	%ymm2, %ymm14, %ymm1
	vsubps	%ymm7, %ymm3, %ymm2
	vmulps	%ymm2, %ymm8, %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm9
	vaddps	%ymm2, %ymm7, %ymm4
	vaddps	%ymm0, %ymm4, %ymm7
	vbroadcastss	.LCPI1_6(%rip), %ymm3
	vdivps	%ymm7, %ymm3, %ymm7
	vfmadd231ps	64(%rsp), %ymm2, %ymm5
	vfmadd231ps	96(%rsp), %ymm2, %ymm1
	vbroadcastss	.LCPI1_7(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm9
	vfmadd213ps	%ymm2, %ymm7, %ymm5
	vfmadd213ps	%ymm2, %ymm7, %ymm1
	vandps	%ymm15, %ymm9, %ymm0
	vfmadd213ps	%ymm2, %ymm3, %ymm4
	vpslld	$24, %ymm4, %ymm2
	vorps	%ymm2, %ymm0, %ymm0
	vpshufb	.LCPI1_8(%rip), %ymm5, %ymm2
	vorps	%ymm2, %ymm0, %ymm0
	vpshufb	.LCPI1_9(%rip), %ymm1, %ymm1
	vpor	160(%rsp), %ymm1, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_253
	xorl	%eax, %eax
	.p2align	4
.LBB1_252:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_252
	jmp	.LBB1_253
.LBB1_71:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	xorl	%edi, %edi
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	vbroadcastss	.LCPI1_4(%rip), %ymm10
	jmp	.LBB1_73
	.p2align	4
.LBB1_226:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_73:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm0, 32(%rsp)
	vmovdqu	%ymm0, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_74
	xorl	%eax, %eax
	.p2align	4
.LBB1_219:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_219
	xorl	%eax, %eax
	.p2align	4
.LBB1_221:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_221
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_223
	.p2align	4
.LBB1_74:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_223:
	vmovups	(%r9), %ymm0
	vandps	%ymm3, %ymm0, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmovdqa	.LCPI1_2(%rip), %ymm1
	vpshufb	%ymm1, %ymm0, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmovdqa	.LCPI1_3(%rip), %ymm2
	vpshufb	%ymm2, %ymm0, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vpsrld	$24, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rsp), %ymm0, %ymm13
	vmulps	%ymm6, %ymm8, %ymm0
	vmulps	%ymm6, %ymm11, %ymm11
	vmulps	%ymm6, %ymm12, %ymm14
	vmovups	(%rax), %ymm8
	vandps	%ymm3, %ymm8, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vpshufb	%ymm1, %ymm8, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpshufb	%ymm2, %ymm8, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vpsrld	$24, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm1
	vmulps	%ymm6, %ymm12, %ymm12
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm2, %ymm8
	vmulps	%ymm6, %ymm1, %ymm1
	vaddps	%ymm0, %ymm12, %ymm2
	vaddps	%ymm0, %ymm0, %ymm4
	vfnmadd213ps	%ymm2, %ymm12, %ymm4
	vaddps	%ymm15, %ymm11, %ymm2
	vaddps	%ymm11, %ymm11, %ymm5
	vfnmadd213ps	%ymm2, %ymm15, %ymm5
	vaddps	%ymm8, %ymm14, %ymm2
	vaddps	%ymm14, %ymm14, %ymm7
	vfnmadd213ps	%ymm2, %ymm8, %ymm7
	vsubps	%ymm1, %ymm10, %ymm2
	vmulps	%ymm2, %ymm13, %ymm2
	vmulps	%ymm1, %ymm13, %ymm9
	vmulps	%ymm4, %ymm9, %ymm4
	vfmadd231ps	%ymm0, %ymm2, %ymm4
	vmulps	%ymm5, %ymm9, %ymm0
	vfmadd231ps	%ymm11, %ymm2, %ymm0
	vmulps	%ymm7, %ymm9, %ymm5
	vfmadd231ps	%ymm2, %ymm14, %ymm5
	vsubps	%ymm13, %ymm10, %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm12, %ymm1, %ymm4
	vaddps	%ymm1, %ymm13, %ymm2
	vbroadcastss	.LCPI1_5(%rip), %ymm7
	vaddps	%ymm7, %ymm2, %ymm7
	vbroadcastss	.LCPI1_6(%rip), %ymm9
	vdivps	%ymm7, %ymm9, %ymm7
	vfmadd231ps	%ymm15, %ymm1, %ymm0
	vfmadd231ps	%ymm8, %ymm1, %ymm5
	vbroadcastss	.LCPI1_7(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm7, %ymm4
	vfmadd213ps	%ymm8, %ymm7, %ymm0
	vfmadd213ps	%ymm8, %ymm7, %ymm5
	vandps	%ymm3, %ymm4, %ymm1
	vfmadd213ps	%ymm8, %ymm9, %ymm2
	vpslld	$24, %ymm2, %ymm2
	vorps	%ymm2, %ymm1, %ymm1
	vpshufb	.LCPI1_8(%rip), %ymm0, %ymm0
	vorps	%ymm0, %ymm1, %ymm0
	vpshufb	.LCPI1_9(%rip), %ymm5, %ymm1
	vpor	96(%rsp), %ymm1, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_226
	xorl	%eax, %eax
	.p2align	4
.LBB1_225:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_225
	jmp	.LBB1_226
.LBB1_99:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	xorl	%edi, %edi
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_7(%rip), %ymm10
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	vbroadcastss	.LCPI1_4(%rip), %ymm9
	jmp	.LBB1_101
	.p2align	4
.LBB1_163:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_101:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm0, 32(%rsp)
	vmovdqu	%ymm0, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_102
	xorl	%eax, %eax
	.p2align	4
.LBB1_156:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_156
	xorl	%eax, %eax
	.p2align	4
.LBB1_158:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_158
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_160
	.p2align	4
.LBB1_102:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_160:
	vmovups	(%r9), %ymm8
	vandps	%ymm3, %ymm8, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmovdqa	.LCPI1_2(%rip), %ymm1
	vpshufb	%ymm1, %ymm8, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vmovdqa	.LCPI1_3(%rip), %ymm2
	vpshufb	%ymm2, %ymm8, %ymm13
	vcvtdq2ps	%ymm13, %ymm14
	vpsrld	$24, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	64(%rsp), %ymm8, %ymm13
	vmulps	%ymm6, %ymm11, %ymm11
	vmulps	%ymm6, %ymm12, %ymm0
	vmulps	%ymm6, %ymm14, %ymm14
	vmovups	(%rax), %ymm8
	vandps	%ymm3, %ymm8, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vpshufb	%ymm1, %ymm8, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpshufb	%ymm2, %ymm8, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vpsrld	$24, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm1
	vmulps	%ymm6, %ymm12, %ymm4
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm2, %ymm8
	vmulps	%ymm6, %ymm1, %ymm1
	vminps	%ymm4, %ymm11, %ymm2
	vsubps	%ymm1, %ymm9, %ymm12
	vmulps	%ymm12, %ymm13, %ymm5
	vmulps	%ymm1, %ymm13, %ymm7
	vmulps	%ymm2, %ymm7, %ymm12
	vfmadd231ps	%ymm11, %ymm5, %ymm12
	vminps	%ymm15, %ymm0, %ymm2
	vmulps	%ymm2, %ymm7, %ymm11
	vfmadd231ps	%ymm0, %ymm5, %ymm11
	vminps	%ymm8, %ymm14, %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vfmadd231ps	%ymm5, %ymm14, %ymm0
	vsubps	%ymm13, %ymm9, %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm1, %ymm12
	vaddps	%ymm1, %ymm13, %ymm2
	vbroadcastss	.LCPI1_5(%rip), %ymm4
	vaddps	%ymm4, %ymm2, %ymm4
	vbroadcastss	.LCPI1_6(%rip), %ymm5
	vdivps	%ymm4, %ymm5, %ymm4
	vfmadd231ps	%ymm15, %ymm1, %ymm11
	vfmadd231ps	%ymm8, %ymm1, %ymm0
	vfmadd213ps	%ymm10, %ymm4, %ymm12
	vfmadd213ps	%ymm10, %ymm4, %ymm11
	vfmadd213ps	%ymm10, %ymm4, %ymm0
	vandps	%ymm3, %ymm12, %ymm1
	vfmadd213ps	%ymm10, %ymm5, %ymm2
	vpslld	$24, %ymm2, %ymm2
	vorps	%ymm2, %ymm1, %ymm1
	vpshufb	.LCPI1_8(%rip), %ymm11, %ymm2
	vorps	%ymm2, %ymm1, %ymm1
	vpshufb	.LCPI1_9(%rip), %ymm0, %ymm0
	vpor	96(%rsp), %ymm0, %ymm0
	vorps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_163
	xorl	%eax, %eax
	.p2align	4
.LBB1_162:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_162
	jmp	.LBB1_163
.LBB1_67:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 192(%rsp)
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 224(%rsp)
	xorl	%edi, %edi
	vpxor	%xmm0, %xmm0, %xmm0
	vbroadcastss	.LCPI1_1(%rip), %ymm1
	vmovaps	%ymm1, 64(%rsp)
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	vbroadcastss	.LCPI1_5(%rip), %ymm15
	jmp	.LBB1_69
	.p2align	4
.LBB1_235:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	vxorps	%xmm0, %xmm0, %xmm0
	jae	.LBB1_364
.LBB1_69:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovdqu	%ymm0, 32(%rsp)
	vmovdqu	%ymm0, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_70
	xorl	%eax, %eax
	.p2align	4
.LBB1_228:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_228
	xorl	%eax, %eax
	.p2align	4
.LBB1_230:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_230
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_232
	.p2align	4
.LBB1_70:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_232:
	vmovups	(%r9), %ymm8
	vmovaps	64(%rsp), %ymm6
	vandps	%ymm6, %ymm8, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmovdqa	.LCPI1_2(%rip), %ymm3
	vpshufb	%ymm3, %ymm8, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmovdqa	.LCPI1_3(%rip), %ymm4
	vpshufb	%ymm4, %ymm8, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vbroadcastss	.LCPI1_0(%rip), %ymm11
	vmulps	%ymm0, %ymm11, %ymm5
	vmulps	%ymm1, %ymm11, %ymm1
	vmulps	%ymm2, %ymm11, %ymm10
	vmovups	(%rax), %ymm9
	vandps	%ymm6, %ymm9, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vpshufb	%ymm3, %ymm9, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vpshufb	%ymm4, %ymm9, %ymm4
	vcvtdq2ps	%ymm4, %ymm7
	vmulps	%ymm0, %ymm11, %ymm4
	vmulps	%ymm2, %ymm11, %ymm6
	vmulps	%ymm7, %ymm11, %ymm13
	vminps	%ymm1, %ymm5, %ymm2
	vmovaps	%ymm10, %ymm0
	vmovaps	%ymm10, 160(%rsp)
	vminps	%ymm10, %ymm2, %ymm2
	vmaxps	%ymm6, %ymm4, %ymm7
	vmaxps	%ymm13, %ymm7, %ymm7
	vminps	%ymm6, %ymm4, %ymm10
	vmovaps	%ymm6, %ymm11
	vmovaps	%ymm6, 96(%rsp)
	vminps	%ymm13, %ymm10, %ymm10
	vmovaps	%ymm13, 128(%rsp)
	vsubps	%ymm10, %ymm7, %ymm7
	vmaxps	%ymm1, %ymm5, %ymm10
	vmaxps	%ymm0, %ymm10, %ymm10
	vsubps	%ymm2, %ymm10, %ymm10
	vbroadcastss	.LCPI1_5(%rip), %ymm3
	vaddps	%ymm3, %ymm10, %ymm10
	vdivps	%ymm10, %ymm7, %ymm7
	vsubps	%ymm2, %ymm5, %ymm10
	vmulps	%ymm7, %ymm10, %ymm12
	vsubps	%ymm2, %ymm1, %ymm10
	vmulps	%ymm7, %ymm10, %ymm10
	vsubps	%ymm2, %ymm0, %ymm2
	vmulps	%ymm7, %ymm2, %ymm2
	vbroadcastss	.LCPI1_11(%rip), %ymm6
	vmulps	%ymm6, %ymm11, %ymm7
	vbroadcastss	.LCPI1_10(%rip), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm7
	vbroadcastss	.LCPI1_12(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm13, %ymm7
	vmulps	%ymm6, %ymm10, %ymm13
	vfmadd231ps	%ymm3, %ymm12, %ymm13
	vfmadd231ps	%ymm11, %ymm2, %ymm13
	vsubps	%ymm13, %ymm7, %ymm13
	vminps	%ymm10, %ymm12, %ymm11
	vminps	%ymm2, %ymm11, %ymm11
	vaddps	%ymm13, %ymm11, %ymm11
	vmaxps	%ymm10, %ymm12, %ymm3
	vmaxps	%ymm2, %ymm3, %ymm3
	vaddps	%ymm3, %ymm13, %ymm3
	vxorps	%xmm6, %xmm6, %xmm6
	vcmpnltps	%ymm6, %ymm11, %ymm6
	vsubps	%ymm11, %ymm7, %ymm11
	vsubps	%ymm7, %ymm3, %ymm14
	vblendvps	%ymm6, %ymm14, %ymm11, %ymm11
	vbroadcastss	.LCPI1_4(%rip), %ymm0
	vsubps	%ymm7, %ymm0, %ymm14
	vblendvps	%ymm6, %ymm14, %ymm7, %ymm14
	vaddps	%ymm15, %ymm11, %ymm11
	vdivps	%ymm11, %ymm14, %ymm11
	vcmpnltps	%ymm3, %ymm0, %ymm3
	vandps	%ymm3, %ymm6, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm11, %ymm3
	vsubps	%ymm7, %ymm13, %ymm6
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vpsrld	$24, %ymm8, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	192(%rsp), %ymm7, %ymm7
	vpsrld	$24, %ymm9, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vbroadcastss	.LCPI1_0(%rip), %ymm9
	vmulps	%ymm9, %ymm8, %ymm8
	vfmadd213ps	%ymm6, %ymm3, %ymm12
	vfmadd213ps	%ymm6, %ymm3, %ymm10
	vfmadd231ps	%ymm3, %ymm2, %ymm6
	vsubps	%ymm8, %ymm0, %ymm2
	vmulps	%ymm2, %ymm7, %ymm3
	vmulps	%ymm7, %ymm8, %ymm9
	vmulps	%ymm12, %ymm9, %ymm11
	vfmadd231ps	%ymm5, %ymm3, %ymm11
	vmulps	%ymm10, %ymm9, %ymm2
	vfmadd231ps	%ymm1, %ymm3, %ymm2
	vmulps	%ymm6, %ymm9, %ymm1
	vfmadd231ps	160(%rsp), %ymm3, %ymm1
	vsubps	%ymm7, %ymm0, %ymm3
	vmulps	%ymm3, %ymm8, %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm11
	vaddps	%ymm3, %ymm7, %ymm4
	vbroadcastss	.LCPI1_5(%rip), %ymm0
	vaddps	%ymm0, %ymm4, %ymm5
	vbroadcastss	.LCPI1_6(%rip), %ymm6
	vdivps	%ymm5, %ymm6, %ymm5
	vfmadd231ps	96(%rsp), %ymm3, %ymm2
	vfmadd231ps	128(%rsp), %ymm3, %ymm1
	vbroadcastss	.LCPI1_7(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm5, %ymm11
	vfmadd213ps	%ymm3, %ymm5, %ymm2
	vfmadd213ps	%ymm3, %ymm5, %ymm1
	vandps	64(%rsp), %ymm11, %ymm0
	vfmadd213ps	%ymm3, %ymm6, %ymm4
	vpslld	$24, %ymm4, %ymm3
	vorps	%ymm3, %ymm0, %ymm0
	vpshufb	.LCPI1_8(%rip), %ymm2, %ymm2
	vorps	%ymm2, %ymm0, %ymm0
	vpshufb	.LCPI1_9(%rip), %ymm1, %ymm1
	vpor	224(%rsp), %ymm1, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_235
	xorl	%eax, %eax
	.p2align	4
.LBB1_234:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_234
	jmp	.LBB1_235
.LBB1_79:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 128(%rsp)
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 160(%rsp)
	xorl	%edi, %edi
	vbroadcastss	.LCPI1_1(%rip), %ymm0
	vmovaps	%ymm0, 64(%rsp)
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_81
	.p2align	4
.LBB1_208:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_81:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 32(%rsp)
	vmovups	%ymm0, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_82
	xorl	%eax, %eax
	.p2align	4
.LBB1_201:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_201
	xorl	%eax, %eax
	.p2align	4
.LBB1_203:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_203
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_205
	.p2align	4
.LBB1_82:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_205:
	vmovups	(%r9), %ymm0
	vmovaps	64(%rsp), %ymm6
	vandps	%ymm6, %ymm0, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmovdqa	.LCPI1_2(%rip), %ymm7
	vpshufb	%ymm7, %ymm0, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovdqa	.LCPI1_3(%rip), %ymm10
	vpshufb	%ymm10, %ymm0, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vpsrld	$24, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	128(%rsp), %ymm0, %ymm0
	vbroadcastss	.LCPI1_0(%rip), %ymm3
	vmulps	%ymm3, %ymm1, %ymm8
	vmulps	%ymm3, %ymm2, %ymm5
	vmulps	%ymm3, %ymm4, %ymm1
	vmovaps	%ymm1, 96(%rsp)
	vmovups	(%rax), %ymm1
	vandps	%ymm6, %ymm1, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vpshufb	%ymm7, %ymm1, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vpshufb	%ymm10, %ymm1, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vpsrld	$24, %ymm1, %ymm1
	vcvtdq2ps	%ymm1, %ymm10
	vmulps	%ymm3, %ymm4, %ymm15
	vmulps	%ymm3, %ymm9, %ymm1
	vmulps	%ymm3, %ymm12, %ymm4
	vmulps	%ymm3, %ymm10, %ymm9
	vbroadcastss	.LCPI1_13(%rip), %ymm13
	vmovaps	%ymm13, %ymm10
	vmovaps	%ymm13, %ymm7
	vbroadcastss	.LCPI1_14(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm15, %ymm10
	vbroadcastss	.LCPI1_15(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm15, %ymm10
	vsqrtps	%ymm15, %ymm12
	vmulps	%ymm10, %ymm15, %ymm10
	vbroadcastss	.LCPI1_16(%rip), %ymm3
	vcmpnltps	%ymm3, %ymm15, %ymm11
	vblendvps	%ymm11, %ymm12, %ymm10, %ymm10
	vbroadcastss	.LCPI1_17(%rip), %ymm6
	vcmpnltps	%ymm6, %ymm8, %ymm11
	vmovaps	%ymm15, %ymm12
	vfnmadd213ps	%ymm15, %ymm15, %ymm12
	vsubps	%ymm15, %ymm10, %ymm10
	vblendvps	%ymm11, %ymm10, %ymm12, %ymm10
	vbroadcastss	.LCPI1_18(%rip), %ymm13
	vmovaps	%ymm13, %ymm12
	vbroadcastss	.LCPI1_4(%rip), %ymm2
	vfmsub213ps	%ymm2, %ymm8, %ymm12
	vmovaps	%ymm7, %ymm11
	vfmadd213ps	%ymm14, %ymm1, %ymm11
	vbroadcastss	.LCPI1_15(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm1, %ymm11
	vmulps	%ymm1, %ymm11, %ymm11
	vcmpnltps	%ymm3, %ymm1, %ymm7
	vsqrtps	%ymm1, %ymm14
	vblendvps	%ymm7, %ymm14, %ymm11, %ymm7
	vcmpnltps	%ymm6, %ymm5, %ymm11
	vmovaps	%ymm1, %ymm14
	vfnmadd213ps	%ymm1, %ymm1, %ymm14
	vsubps	%ymm1, %ymm7, %ymm7
	vblendvps	%ymm11, %ymm7, %ymm14, %ymm7
	vfmadd213ps	%ymm15, %ymm10, %ymm12
	vmovaps	%ymm13, %ymm10
	vfmsub213ps	%ymm2, %ymm5, %ymm10
	vfmadd213ps	%ymm1, %ymm7, %ymm10
	vbroadcastss	.LCPI1_13(%rip), %ymm7
	vbroadcastss	.LCPI1_14(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm4, %ymm7
	vbroadcastss	.LCPI1_15(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm4, %ymm7
	vmulps	%ymm7, %ymm4, %ymm7
	vcmpnltps	%ymm3, %ymm4, %ymm11
	vsqrtps	%ymm4, %ymm14
	vblendvps	%ymm11, %ymm14, %ymm7, %ymm7
	vmovaps	96(%rsp), %ymm3
	vcmpnltps	%ymm6, %ymm3, %ymm11
	vmovaps	%ymm4, %ymm14
	vfnmadd213ps	%ymm4, %ymm4, %ymm14
	vsubps	%ymm4, %ymm7, %ymm7
	vblendvps	%ymm11, %ymm7, %ymm14, %ymm7
	vfmsub213ps	%ymm2, %ymm3, %ymm13
	vfmadd213ps	%ymm4, %ymm7, %ymm13
	vsubps	%ymm9, %ymm2, %ymm7
	vmulps	%ymm7, %ymm0, %ymm7
	vmulps	%ymm0, %ymm9, %ymm14
	vmulps	%ymm12, %ymm14, %ymm12
	vfmadd231ps	%ymm8, %ymm7, %ymm12
	vmulps	%ymm10, %ymm14, %ymm8
	vfmadd231ps	%ymm5, %ymm7, %ymm8
	vmulps	%ymm13, %ymm14, %ymm5
	vfmadd231ps	%ymm7, %ymm3, %ymm5
	vsubps	%ymm0, %ymm2, %ymm2
	vmulps	%ymm2, %ymm9, %ymm2
	vfmadd231ps	%ymm15, %ymm2, %ymm12
	vaddps	%ymm2, %ymm0, %ymm0
	vbroadcastss	.LCPI1_5(%rip), %ymm3
	vaddps	%ymm3, %ymm0, %ymm7
	vbroadcastss	.LCPI1_6(%rip), %ymm3
	vdivps	%ymm7, %ymm3, %ymm7
	vfmadd231ps	%ymm1, %ymm2, %ymm8
	vfmadd231ps	%ymm4, %ymm2, %ymm5
	vbroadcastss	.LCPI1_7(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm12
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vfmadd213ps	%ymm2, %ymm7, %ymm5
	vandps	64(%rsp), %ymm12, %ymm1
	vfmadd213ps	%ymm2, %ymm3, %ymm0
	vpslld	$24, %ymm0, %ymm0
	vorps	%ymm0, %ymm1, %ymm0
	vpshufb	.LCPI1_8(%rip), %ymm8, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vpshufb	.LCPI1_9(%rip), %ymm5, %ymm1
	vpor	160(%rsp), %ymm1, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_208
	xorl	%eax, %eax
	.p2align	4
.LBB1_207:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_207
	jmp	.LBB1_208
.LBB1_10:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vmovdqa	.LCPI1_2(%rip), %ymm4
	vmovdqa	.LCPI1_3(%rip), %ymm5
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_4(%rip), %ymm7
	vbroadcastss	.LCPI1_6(%rip), %ymm9
	vbroadcastss	.LCPI1_7(%rip), %ymm10
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_12
	.p2align	4
.LBB1_345:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_12:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm2, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_13
	xorl	%eax, %eax
	.p2align	4
.LBB1_338:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_338
	xorl	%eax, %eax
	.p2align	4
.LBB1_340:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_340
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_342
	.p2align	4
.LBB1_13:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_342:
	vmovups	(%r9), %ymm13
	vandps	%ymm3, %ymm13, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vpshufb	%ymm4, %ymm13, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpshufb	%ymm5, %ymm13, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vpsrld	$24, %ymm13, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vmulps	64(%rsp), %ymm13, %ymm13
	vmulps	%ymm6, %ymm14, %ymm14
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm8, %ymm8
	vmovdqu	(%rax), %ymm11
	vpsrld	$24, %ymm11, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vmulps	%ymm6, %ymm12, %ymm12
	vsubps	%ymm12, %ymm7, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vsubps	%ymm13, %ymm7, %ymm13
	vmulps	%ymm13, %ymm12, %ymm12
	vpand	%ymm3, %ymm11, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vmulps	%ymm6, %ymm13, %ymm13
	vmulps	%ymm0, %ymm14, %ymm14
	vfmadd231ps	%ymm13, %ymm12, %ymm14
	vpshufb	%ymm4, %ymm11, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vpshufb	%ymm5, %ymm11, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	%ymm6, %ymm13, %ymm13
	vmulps	%ymm0, %ymm15, %ymm15
	vfmadd231ps	%ymm13, %ymm12, %ymm15
	vmulps	%ymm0, %ymm8, %ymm8
	vaddps	%ymm0, %ymm12, %ymm0
	vbroadcastss	.LCPI1_5(%rip), %ymm13
	vaddps	%ymm0, %ymm13, %ymm13
	vdivps	%ymm13, %ymm9, %ymm13
	vmulps	%ymm6, %ymm11, %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm8
	vfmadd213ps	%ymm10, %ymm13, %ymm14
	vfmadd213ps	%ymm10, %ymm13, %ymm15
	vfmadd213ps	%ymm10, %ymm13, %ymm8
	vandps	%ymm3, %ymm14, %ymm11
	vfmadd213ps	%ymm10, %ymm9, %ymm0
	vpslld	$24, %ymm0, %ymm0
	vorps	%ymm0, %ymm11, %ymm0
	vpshufb	.LCPI1_8(%rip), %ymm15, %ymm11
	vorps	%ymm0, %ymm11, %ymm0
	vpshufb	.LCPI1_9(%rip), %ymm8, %ymm8
	vpor	%ymm1, %ymm8, %ymm8
	vorps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_345
	xorl	%eax, %eax
	.p2align	4
.LBB1_344:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_344
	jmp	.LBB1_345
.LBB1_14:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vmovdqa	.LCPI1_2(%rip), %ymm4
	vmovdqa	.LCPI1_3(%rip), %ymm5
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_6(%rip), %ymm9
	vbroadcastss	.LCPI1_7(%rip), %ymm10
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_16
	.p2align	4
.LBB1_336:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_16:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm2, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_17
	xorl	%eax, %eax
	.p2align	4
.LBB1_329:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_329
	xorl	%eax, %eax
	.p2align	4
.LBB1_331:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_331
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_333
	.p2align	4
.LBB1_17:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_333:
	vmovups	(%r9), %ymm13
	vandps	%ymm3, %ymm13, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vpshufb	%ymm4, %ymm13, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpshufb	%ymm5, %ymm13, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vpsrld	$24, %ymm13, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vmulps	%ymm0, %ymm13, %ymm13
	vmulps	%ymm6, %ymm14, %ymm14
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm7, %ymm7
	vmovdqu	(%rax), %ymm8
	vpsrld	$24, %ymm8, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	%ymm6, %ymm11, %ymm11
	vbroadcastss	.LCPI1_4(%rip), %ymm12
	vsubps	%ymm11, %ymm12, %ymm12
	vmulps	%ymm12, %ymm13, %ymm12
	vmulps	%ymm11, %ymm13, %ymm11
	vpand	%ymm3, %ymm8, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vmulps	%ymm6, %ymm13, %ymm13
	vmulps	%ymm12, %ymm14, %ymm14
	vfmadd231ps	%ymm13, %ymm11, %ymm14
	vpshufb	%ymm4, %ymm8, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vpshufb	%ymm5, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	%ymm6, %ymm13, %ymm13
	vmulps	%ymm12, %ymm15, %ymm15
	vfmadd231ps	%ymm13, %ymm11, %ymm15
	vmulps	%ymm7, %ymm12, %ymm7
	vaddps	%ymm12, %ymm11, %ymm12
	vbroadcastss	.LCPI1_5(%rip), %ymm13
	vaddps	%ymm13, %ymm12, %ymm13
	vdivps	%ymm13, %ymm9, %ymm13
	vmulps	%ymm6, %ymm8, %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm7
	vfmadd213ps	%ymm10, %ymm13, %ymm14
	vfmadd213ps	%ymm10, %ymm13, %ymm15
	vfmadd213ps	%ymm10, %ymm13, %ymm7
	vandps	%ymm3, %ymm14, %ymm8
	vfmadd213ps	%ymm10, %ymm9, %ymm12
	vpslld	$24, %ymm12, %ymm11
	vorps	%ymm11, %ymm8, %ymm8
	vpshufb	.LCPI1_8(%rip), %ymm15, %ymm11
	vorps	%ymm11, %ymm8, %ymm8
	vpshufb	.LCPI1_9(%rip), %ymm7, %ymm7
	vpor	%ymm1, %ymm7, %ymm7
	vorps	%ymm7, %ymm8, %ymm7
	vmovups	%ymm7, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_336
	xorl	%eax, %eax
	.p2align	4
.LBB1_335:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_335
	jmp	.LBB1_336
.LBB1_107:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	xorl	%edi, %edi
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_7(%rip), %ymm10
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_109
	.p2align	4
.LBB1_145:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_109:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm0, 32(%rsp)
	vmovdqu	%ymm0, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_110
	xorl	%eax, %eax
	.p2align	4
.LBB1_138:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_138
	xorl	%eax, %eax
	.p2align	4
.LBB1_140:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_140
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_142
	.p2align	4
.LBB1_110:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_142:
	vmovups	(%r9), %ymm0
	vandps	%ymm3, %ymm0, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmovdqa	.LCPI1_2(%rip), %ymm5
	vpshufb	%ymm5, %ymm0, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovdqa	.LCPI1_3(%rip), %ymm7
	vpshufb	%ymm7, %ymm0, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vpsrld	$24, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rsp), %ymm0, %ymm13
	vmulps	%ymm6, %ymm1, %ymm4
	vmulps	%ymm6, %ymm2, %ymm11
	vmulps	%ymm6, %ymm8, %ymm14
	vmovups	(%rax), %ymm0
	vandps	%ymm3, %ymm0, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vpshufb	%ymm5, %ymm0, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vpshufb	%ymm7, %ymm0, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vpsrld	$24, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	%ymm6, %ymm1, %ymm12
	vmulps	%ymm6, %ymm2, %ymm15
	vmulps	%ymm6, %ymm8, %ymm8
	vmulps	%ymm6, %ymm0, %ymm1
	vaddps	%ymm4, %ymm12, %ymm0
	vfnmadd231ps	%ymm12, %ymm4, %ymm0
	vbroadcastss	.LCPI1_4(%rip), %ymm9
	vsubps	%ymm1, %ymm9, %ymm2
	vmulps	%ymm2, %ymm13, %ymm5
	vmulps	%ymm1, %ymm13, %ymm7
	vmulps	%ymm0, %ymm7, %ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm0
	vaddps	%ymm15, %ymm11, %ymm2
	vfnmadd231ps	%ymm15, %ymm11, %ymm2
	vmulps	%ymm2, %ymm7, %ymm2
	vfmadd231ps	%ymm11, %ymm5, %ymm2
	vaddps	%ymm8, %ymm14, %ymm4
	vfnmadd231ps	%ymm8, %ymm14, %ymm4
	vmulps	%ymm4, %ymm7, %ymm4
	vfmadd231ps	%ymm5, %ymm14, %ymm4
	vsubps	%ymm13, %ymm9, %ymm5
	vmulps	%ymm1, %ymm5, %ymm1
	vfmadd231ps	%ymm12, %ymm1, %ymm0
	vaddps	%ymm1, %ymm13, %ymm5
	vbroadcastss	.LCPI1_5(%rip), %ymm7
	vaddps	%ymm7, %ymm5, %ymm7
	vbroadcastss	.LCPI1_6(%rip), %ymm9
	vdivps	%ymm7, %ymm9, %ymm7
	vfmadd231ps	%ymm15, %ymm1, %ymm2
	vfmadd231ps	%ymm8, %ymm1, %ymm4
	vfmadd213ps	%ymm10, %ymm7, %ymm0
	vfmadd213ps	%ymm10, %ymm7, %ymm2
	vfmadd213ps	%ymm10, %ymm7, %ymm4
	vandps	%ymm3, %ymm0, %ymm0
	vfmadd213ps	%ymm10, %ymm9, %ymm5
	vpslld	$24, %ymm5, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vpshufb	.LCPI1_8(%rip), %ymm2, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vpshufb	.LCPI1_9(%rip), %ymm4, %ymm1
	vpor	96(%rsp), %ymm1, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_145
	xorl	%eax, %eax
	.p2align	4
.LBB1_144:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_144
	jmp	.LBB1_145
.LBB1_55:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 128(%rsp)
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 160(%rsp)
	xorl	%edi, %edi
	vxorps	%xmm10, %xmm10, %xmm10
	vbroadcastss	.LCPI1_1(%rip), %ymm0
	vmovaps	%ymm0, 64(%rsp)
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	vbroadcastss	.LCPI1_5(%rip), %ymm14
	jmp	.LBB1_57
	.p2align	4
.LBB1_262:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	vxorps	%xmm10, %xmm10, %xmm10
	jae	.LBB1_364
.LBB1_57:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm10, 32(%rsp)
	vmovups	%ymm10, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_58
	xorl	%eax, %eax
	.p2align	4
.LBB1_255:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_255
	xorl	%eax, %eax
	.p2align	4
.LBB1_257:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_257
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_259
	.p2align	4
.LBB1_58:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_259:
	vmovups	(%r9), %ymm7
	vmovaps	64(%rsp), %ymm3
	vandps	%ymm3, %ymm7, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmovdqa	.LCPI1_2(%rip), %ymm2
	vpshufb	%ymm2, %ymm7, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmovdqa	.LCPI1_3(%rip), %ymm11
	vpshufb	%ymm11, %ymm7, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vbroadcastss	.LCPI1_0(%rip), %ymm5
	vmulps	%ymm5, %ymm0, %ymm6
	vmulps	%ymm5, %ymm1, %ymm1
	vmulps	%ymm5, %ymm4, %ymm13
	vmovaps	%ymm13, 96(%rsp)
	vmovups	(%rax), %ymm8
	vandps	%ymm3, %ymm8, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vpshufb	%ymm2, %ymm8, %ymm4
	vcvtdq2ps	%ymm4, %ymm9
	vpshufb	%ymm11, %ymm8, %ymm4
	vcvtdq2ps	%ymm4, %ymm11
	vmulps	%ymm5, %ymm0, %ymm4
	vmulps	%ymm5, %ymm9, %ymm15
	vmulps	%ymm5, %ymm11, %ymm0
	vbroadcastss	.LCPI1_11(%rip), %ymm11
	vmulps	%ymm1, %ymm11, %ymm9
	vbroadcastss	.LCPI1_10(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm6, %ymm9
	vbroadcastss	.LCPI1_12(%rip), %ymm12
	vfmadd231ps	%ymm12, %ymm13, %ymm9
	vmulps	%ymm11, %ymm15, %ymm11
	vfmadd231ps	%ymm2, %ymm4, %ymm11
	vfmadd231ps	%ymm12, %ymm0, %ymm11
	vsubps	%ymm11, %ymm9, %ymm11
	vminps	%ymm15, %ymm4, %ymm12
	vminps	%ymm0, %ymm12, %ymm12
	vaddps	%ymm11, %ymm12, %ymm12
	vmaxps	%ymm15, %ymm4, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm2
	vaddps	%ymm2, %ymm11, %ymm2
	vcmpnltps	%ymm10, %ymm12, %ymm13
	vsubps	%ymm12, %ymm9, %ymm12
	vsubps	%ymm9, %ymm2, %ymm10
	vblendvps	%ymm13, %ymm10, %ymm12, %ymm10
	vbroadcastss	.LCPI1_4(%rip), %ymm3
	vsubps	%ymm9, %ymm3, %ymm12
	vblendvps	%ymm13, %ymm12, %ymm9, %ymm12
	vaddps	%ymm14, %ymm10, %ymm10
	vdivps	%ymm10, %ymm12, %ymm10
	vpsrld	$24, %ymm7, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	128(%rsp), %ymm7, %ymm7
	vpsrld	$24, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	%ymm5, %ymm8, %ymm8
	vcmpnltps	%ymm2, %ymm3, %ymm2
	vandps	%ymm2, %ymm13, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm10, %ymm2
	vsubps	%ymm9, %ymm11, %ymm10
	vfmadd213ps	%ymm9, %ymm2, %ymm10
	vmovaps	%ymm2, %ymm9
	vfmadd213ps	%ymm10, %ymm4, %ymm9
	vmovaps	%ymm2, %ymm11
	vfmadd213ps	%ymm10, %ymm15, %ymm11
	vfmadd231ps	%ymm2, %ymm0, %ymm10
	vsubps	%ymm8, %ymm3, %ymm2
	vmulps	%ymm2, %ymm7, %ymm2
	vmulps	%ymm7, %ymm8, %ymm12
	vmulps	%ymm9, %ymm12, %ymm9
	vfmadd231ps	%ymm6, %ymm2, %ymm9
	vmulps	%ymm11, %ymm12, %ymm5
	vfmadd231ps	%ymm1, %ymm2, %ymm5
	vmulps	%ymm10, %ymm12, %ymm1
	vfmadd231ps	96(%rsp), %ymm2, %ymm1
	vsubps	%ymm7, %ymm3, %ymm2
	vmulps	%ymm2, %ymm8, %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm9
	vaddps	%ymm2, %ymm7, %ymm4
	vaddps	%ymm4, %ymm14, %ymm7
	vbroadcastss	.LCPI1_6(%rip), %ymm3
	vdivps	%ymm7, %ymm3, %ymm7
	vfmadd231ps	%ymm15, %ymm2, %ymm5
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vbroadcastss	.LCPI1_7(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm9
	vfmadd213ps	%ymm2, %ymm7, %ymm5
	vfmadd213ps	%ymm2, %ymm7, %ymm1
	vandps	64(%rsp), %ymm9, %ymm0
	vfmadd213ps	%ymm2, %ymm3, %ymm4
	vpslld	$24, %ymm4, %ymm2
	vorps	%ymm2, %ymm0, %ymm0
	vpshufb	.LCPI1_8(%rip), %ymm5, %ymm2
	vorps	%ymm2, %ymm0, %ymm0
	vpshufb	.LCPI1_9(%rip), %ymm1, %ymm1
	vpor	160(%rsp), %ymm1, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_262
	xorl	%eax, %eax
	.p2align	4
.LBB1_261:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_261
	jmp	.LBB1_262
.LBB1_103:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 96(%rsp)
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 128(%rsp)
	xorl	%edi, %edi
	vbroadcastss	.LCPI1_1(%rip), %ymm0
	vmovaps	%ymm0, 64(%rsp)
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_105
	.p2align	4
.LBB1_154:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_105:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 32(%rsp)
	vmovups	%ymm0, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_106
	xorl	%eax, %eax
	.p2align	4
.LBB1_147:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_147
	xorl	%eax, %eax
	.p2align	4
.LBB1_149:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_149
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_151
	.p2align	4
.LBB1_106:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_151:
	vmovups	(%r9), %ymm0
	vmovaps	64(%rsp), %ymm3
	vandps	%ymm3, %ymm0, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmovdqa	.LCPI1_2(%rip), %ymm5
	vpshufb	%ymm5, %ymm0, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovdqa	.LCPI1_3(%rip), %ymm7
	vpshufb	%ymm7, %ymm0, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vpsrld	$24, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	96(%rsp), %ymm0, %ymm15
	vbroadcastss	.LCPI1_0(%rip), %ymm12
	vmulps	%ymm1, %ymm12, %ymm1
	vmulps	%ymm2, %ymm12, %ymm0
	vmulps	%ymm4, %ymm12, %ymm10
	vmovups	(%rax), %ymm2
	vandps	%ymm3, %ymm2, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vpshufb	%ymm5, %ymm2, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vpshufb	%ymm7, %ymm2, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vpsrld	$24, %ymm2, %ymm2
	vcvtdq2ps	%ymm2, %ymm5
	vmulps	%ymm4, %ymm12, %ymm2
	vmulps	%ymm12, %ymm13, %ymm13
	vmulps	%ymm12, %ymm14, %ymm14
	vbroadcastss	.LCPI1_18(%rip), %ymm8
	vmovaps	%ymm8, %ymm4
	vbroadcastss	.LCPI1_4(%rip), %ymm6
	vfmsub213ps	%ymm6, %ymm2, %ymm4
	vbroadcastss	.LCPI1_17(%rip), %ymm3
	vcmpnltps	%ymm3, %ymm2, %ymm11
	vaddps	%ymm1, %ymm1, %ymm9
	vmulps	%ymm2, %ymm9, %ymm9
	vaddps	%ymm4, %ymm1, %ymm7
	vfnmadd231ps	%ymm4, %ymm1, %ymm7
	vblendvps	%ymm11, %ymm7, %ymm9, %ymm7
	vmulps	%ymm5, %ymm12, %ymm4
	vmovaps	%ymm8, %ymm5
	vfmsub213ps	%ymm6, %ymm13, %ymm5
	vcmpnltps	%ymm3, %ymm13, %ymm9
	vaddps	%ymm0, %ymm0, %ymm11
	vmulps	%ymm13, %ymm11, %ymm11
	vaddps	%ymm5, %ymm0, %ymm12
	vfnmadd231ps	%ymm5, %ymm0, %ymm12
	vblendvps	%ymm9, %ymm12, %ymm11, %ymm5
	vfmsub213ps	%ymm6, %ymm14, %ymm8
	vcmpnltps	%ymm3, %ymm14, %ymm11
	vaddps	%ymm8, %ymm10, %ymm12
	vfnmadd231ps	%ymm8, %ymm10, %ymm12
	vaddps	%ymm10, %ymm10, %ymm9
	vmulps	%ymm14, %ymm9, %ymm9
	vblendvps	%ymm11, %ymm12, %ymm9, %ymm9
	vsubps	%ymm4, %ymm6, %ymm11
	vmulps	%ymm11, %ymm15, %ymm11
	vmulps	%ymm4, %ymm15, %ymm12
	vmulps	%ymm7, %ymm12, %ymm7
	vfmadd231ps	%ymm1, %ymm11, %ymm7
	vmulps	%ymm5, %ymm12, %ymm1
	vfmadd231ps	%ymm0, %ymm11, %ymm1
	vmulps	%ymm9, %ymm12, %ymm0
	vfmadd231ps	%ymm11, %ymm10, %ymm0
	vsubps	%ymm15, %ymm6, %ymm5
	vmulps	%ymm4, %ymm5, %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm7
	vaddps	%ymm4, %ymm15, %ymm2
	vbroadcastss	.LCPI1_5(%rip), %ymm3
	vaddps	%ymm3, %ymm2, %ymm5
	vbroadcastss	.LCPI1_6(%rip), %ymm3
	vdivps	%ymm5, %ymm3, %ymm5
	vfmadd231ps	%ymm13, %ymm4, %ymm1
	vfmadd231ps	%ymm14, %ymm4, %ymm0
	vbroadcastss	.LCPI1_7(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm5, %ymm7
	vfmadd213ps	%ymm6, %ymm5, %ymm1
	vfmadd213ps	%ymm6, %ymm5, %ymm0
	vandps	64(%rsp), %ymm7, %ymm4
	vfmadd213ps	%ymm6, %ymm3, %ymm2
	vpslld	$24, %ymm2, %ymm2
	vorps	%ymm2, %ymm4, %ymm2
	vpshufb	.LCPI1_8(%rip), %ymm1, %ymm1
	vorps	%ymm1, %ymm2, %ymm1
	vpshufb	.LCPI1_9(%rip), %ymm0, %ymm0
	vpor	128(%rsp), %ymm0, %ymm0
	vorps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_154
	xorl	%eax, %eax
	.p2align	4
.LBB1_153:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_153
	jmp	.LBB1_154
.LBB1_87:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	xorl	%edi, %edi
	vbroadcastss	.LCPI1_1(%rip), %ymm0
	vmovaps	%ymm0, 128(%rsp)
	vbroadcastss	.LCPI1_4(%rip), %ymm7
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	vmovaps	128(%rsp), %ymm6
	jmp	.LBB1_89
	.p2align	4
.LBB1_190:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_89:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 32(%rsp)
	vmovups	%ymm0, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_90
	xorl	%eax, %eax
	.p2align	4
.LBB1_183:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_183
	xorl	%eax, %eax
	.p2align	4
.LBB1_185:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_185
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_187
	.p2align	4
.LBB1_90:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_187:
	vmovups	(%r9), %ymm0
	vandps	%ymm6, %ymm0, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmovdqa	.LCPI1_2(%rip), %ymm5
	vpshufb	%ymm5, %ymm0, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovdqa	.LCPI1_3(%rip), %ymm8
	vpshufb	%ymm8, %ymm0, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vpsrld	$24, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rsp), %ymm0, %ymm13
	vbroadcastss	.LCPI1_0(%rip), %ymm3
	vmulps	%ymm3, %ymm1, %ymm1
	vmulps	%ymm3, %ymm2, %ymm12
	vmulps	%ymm3, %ymm4, %ymm14
	vmovups	(%rax), %ymm0
	vandps	%ymm6, %ymm0, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vpshufb	%ymm5, %ymm0, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vpshufb	%ymm8, %ymm0, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vpsrld	$24, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm5
	vmulps	%ymm3, %ymm2, %ymm0
	vmulps	%ymm3, %ymm4, %ymm15
	vmulps	%ymm3, %ymm11, %ymm11
	vmulps	%ymm3, %ymm5, %ymm2
	vsubps	%ymm0, %ymm7, %ymm4
	vbroadcastss	.LCPI1_5(%rip), %ymm3
	vaddps	%ymm3, %ymm1, %ymm5
	vdivps	%ymm5, %ymm4, %ymm4
	vsubps	%ymm15, %ymm7, %ymm5
	vaddps	%ymm3, %ymm12, %ymm9
	vdivps	%ymm9, %ymm5, %ymm5
	vminps	%ymm7, %ymm4, %ymm4
	vsubps	%ymm4, %ymm7, %ymm4
	vsubps	%ymm11, %ymm7, %ymm9
	vaddps	%ymm3, %ymm14, %ymm8
	vdivps	%ymm8, %ymm9, %ymm8
	vsubps	%ymm2, %ymm7, %ymm9
	vmulps	%ymm9, %ymm13, %ymm9
	vmulps	%ymm2, %ymm13, %ymm10
	vmulps	%ymm4, %ymm10, %ymm4
	vfmadd231ps	%ymm1, %ymm9, %ymm4
	vminps	%ymm7, %ymm5, %ymm1
	vsubps	%ymm1, %ymm7, %ymm1
	vmulps	%ymm1, %ymm10, %ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm1
	vminps	%ymm7, %ymm8, %ymm5
	vsubps	%ymm5, %ymm7, %ymm5
	vmulps	%ymm5, %ymm10, %ymm5
	vfmadd231ps	%ymm9, %ymm14, %ymm5
	vsubps	%ymm13, %ymm7, %ymm8
	vmulps	%ymm2, %ymm8, %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm4
	vaddps	%ymm2, %ymm13, %ymm0
	vaddps	%ymm3, %ymm0, %ymm8
	vbroadcastss	.LCPI1_6(%rip), %ymm3
	vdivps	%ymm8, %ymm3, %ymm8
	vfmadd231ps	%ymm15, %ymm2, %ymm1
	vfmadd231ps	%ymm11, %ymm2, %ymm5
	vbroadcastss	.LCPI1_7(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm4
	vfmadd213ps	%ymm9, %ymm8, %ymm1
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vandps	%ymm6, %ymm4, %ymm2
	vfmadd213ps	%ymm9, %ymm3, %ymm0
	vpslld	$24, %ymm0, %ymm0
	vorps	%ymm0, %ymm2, %ymm0
	vpshufb	.LCPI1_8(%rip), %ymm1, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vpshufb	.LCPI1_9(%rip), %ymm5, %ymm1
	vpor	96(%rsp), %ymm1, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_190
	xorl	%eax, %eax
	.p2align	4
.LBB1_189:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_189
	jmp	.LBB1_190
.LBB1_111:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	xorl	%edi, %edi
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_7(%rip), %ymm10
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	vbroadcastss	.LCPI1_4(%rip), %ymm9
	jmp	.LBB1_113
	.p2align	4
.LBB1_136:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_113:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm0, 32(%rsp)
	vmovdqu	%ymm0, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_114
	xorl	%eax, %eax
	.p2align	4
.LBB1_129:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_129
	xorl	%eax, %eax
	.p2align	4
.LBB1_131:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_131
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_133
	.p2align	4
.LBB1_114:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_133:
	vmovups	(%r9), %ymm8
	vandps	%ymm3, %ymm8, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmovdqa	.LCPI1_2(%rip), %ymm1
	vpshufb	%ymm1, %ymm8, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vmovdqa	.LCPI1_3(%rip), %ymm2
	vpshufb	%ymm2, %ymm8, %ymm13
	vcvtdq2ps	%ymm13, %ymm14
	vpsrld	$24, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	64(%rsp), %ymm8, %ymm13
	vmulps	%ymm6, %ymm11, %ymm11
	vmulps	%ymm6, %ymm12, %ymm0
	vmulps	%ymm6, %ymm14, %ymm14
	vmovups	(%rax), %ymm8
	vandps	%ymm3, %ymm8, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vpshufb	%ymm1, %ymm8, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpshufb	%ymm2, %ymm8, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vpsrld	$24, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm1
	vmulps	%ymm6, %ymm12, %ymm4
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm2, %ymm8
	vmulps	%ymm6, %ymm1, %ymm1
	vmulps	%ymm4, %ymm11, %ymm2
	vsubps	%ymm1, %ymm9, %ymm12
	vmulps	%ymm12, %ymm13, %ymm5
	vmulps	%ymm1, %ymm13, %ymm7
	vmulps	%ymm5, %ymm11, %ymm12
	vfmadd231ps	%ymm2, %ymm7, %ymm12
	vmulps	%ymm0, %ymm15, %ymm2
	vmulps	%ymm2, %ymm7, %ymm11
	vfmadd231ps	%ymm0, %ymm5, %ymm11
	vmulps	%ymm8, %ymm14, %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vfmadd231ps	%ymm5, %ymm14, %ymm0
	vsubps	%ymm13, %ymm9, %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm1, %ymm12
	vaddps	%ymm1, %ymm13, %ymm2
	vbroadcastss	.LCPI1_5(%rip), %ymm4
	vaddps	%ymm4, %ymm2, %ymm4
	vbroadcastss	.LCPI1_6(%rip), %ymm5
	vdivps	%ymm4, %ymm5, %ymm4
	vfmadd231ps	%ymm15, %ymm1, %ymm11
	vfmadd231ps	%ymm8, %ymm1, %ymm0
	vfmadd213ps	%ymm10, %ymm4, %ymm12
	vfmadd213ps	%ymm10, %ymm4, %ymm11
	vfmadd213ps	%ymm10, %ymm4, %ymm0
	vandps	%ymm3, %ymm12, %ymm1
	vfmadd213ps	%ymm10, %ymm5, %ymm2
	vpslld	$24, %ymm2, %ymm2
	vorps	%ymm2, %ymm1, %ymm1
	vpshufb	.LCPI1_8(%rip), %ymm11, %ymm2
	vorps	%ymm2, %ymm1, %ymm1
	vpshufb	.LCPI1_9(%rip), %ymm0, %ymm0
	vpor	96(%rsp), %ymm0, %ymm0
	vorps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_136
	xorl	%eax, %eax
	.p2align	4
.LBB1_135:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_135
	jmp	.LBB1_136
.LBB1_42:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vmovdqa	.LCPI1_2(%rip), %ymm4
	vmovdqa	.LCPI1_3(%rip), %ymm5
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_6(%rip), %ymm8
	vbroadcastss	.LCPI1_7(%rip), %ymm9
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_44
	.p2align	4
.LBB1_273:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_44:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm2, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_45
	xorl	%eax, %eax
	.p2align	4
.LBB1_266:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_266
	xorl	%eax, %eax
	.p2align	4
.LBB1_268:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_268
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_270
	.p2align	4
.LBB1_45:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_270:
	vmovups	(%r9), %ymm12
	vandps	%ymm3, %ymm12, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vpshufb	%ymm4, %ymm12, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vpshufb	%ymm5, %ymm12, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpsrld	$24, %ymm12, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vmulps	%ymm0, %ymm12, %ymm12
	vmulps	%ymm6, %ymm13, %ymm13
	vmulps	%ymm6, %ymm14, %ymm14
	vmulps	%ymm6, %ymm15, %ymm15
	vmovups	(%rax), %ymm7
	vandps	%ymm3, %ymm7, %ymm10
	vcvtdq2ps	%ymm10, %ymm10
	vpshufb	%ymm4, %ymm7, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vpshufb	%ymm5, %ymm7, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	%ymm6, %ymm10, %ymm10
	vmulps	%ymm6, %ymm11, %ymm11
	vmulps	%ymm6, %ymm7, %ymm7
	vmulps	%ymm2, %ymm10, %ymm10
	vfmadd231ps	%ymm13, %ymm12, %ymm10
	vmulps	%ymm2, %ymm11, %ymm11
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vaddps	%ymm2, %ymm12, %ymm13
	vbroadcastss	.LCPI1_5(%rip), %ymm14
	vaddps	%ymm14, %ymm13, %ymm14
	vdivps	%ymm14, %ymm8, %ymm14
	vmulps	%ymm2, %ymm7, %ymm7
	vfmadd231ps	%ymm15, %ymm12, %ymm7
	vfmadd213ps	%ymm9, %ymm14, %ymm10
	vfmadd213ps	%ymm9, %ymm14, %ymm11
	vfmadd213ps	%ymm9, %ymm14, %ymm7
	vandps	%ymm3, %ymm10, %ymm10
	vfmadd213ps	%ymm9, %ymm8, %ymm13
	vpslld	$24, %ymm13, %ymm12
	vorps	%ymm12, %ymm10, %ymm10
	vpshufb	.LCPI1_8(%rip), %ymm11, %ymm11
	vorps	%ymm11, %ymm10, %ymm10
	vpshufb	.LCPI1_9(%rip), %ymm7, %ymm7
	vpor	%ymm1, %ymm7, %ymm7
	vorps	%ymm7, %ymm10, %ymm7
	vmovups	%ymm7, (%r13)
	cmpq	$7, %r12
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
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vmovdqa	.LCPI1_2(%rip), %ymm4
	vmovdqa	.LCPI1_3(%rip), %ymm5
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_6(%rip), %ymm9
	vbroadcastss	.LCPI1_7(%rip), %ymm10
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_32
	.p2align	4
.LBB1_300:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_32:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm2, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_33
	xorl	%eax, %eax
	.p2align	4
.LBB1_293:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_293
	xorl	%eax, %eax
	.p2align	4
.LBB1_295:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_295
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_297
	.p2align	4
.LBB1_33:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_297:
	vmovups	(%r9), %ymm14
	vandps	%ymm3, %ymm14, %ymm13
	vcvtdq2ps	%ymm13, %ymm15
	vpshufb	%ymm4, %ymm14, %ymm13
	vcvtdq2ps	%ymm13, %ymm7
	vpshufb	%ymm5, %ymm14, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vpsrld	$24, %ymm14, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vmulps	64(%rsp), %ymm14, %ymm14
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm7, %ymm7
	vmovdqu	(%rax), %ymm8
	vpsrld	$24, %ymm8, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	%ymm6, %ymm11, %ymm11
	vmulps	%ymm11, %ymm14, %ymm12
	vbroadcastss	.LCPI1_4(%rip), %ymm0
	vsubps	%ymm14, %ymm0, %ymm14
	vmulps	%ymm14, %ymm11, %ymm11
	vpand	%ymm3, %ymm8, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vmulps	%ymm6, %ymm14, %ymm14
	vmulps	%ymm11, %ymm14, %ymm14
	vfmadd231ps	%ymm15, %ymm12, %ymm14
	vpshufb	%ymm4, %ymm8, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpshufb	%ymm5, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm8, %ymm8
	vmulps	%ymm15, %ymm11, %ymm15
	vfmadd231ps	%ymm7, %ymm12, %ymm15
	vmulps	%ymm8, %ymm11, %ymm7
	vaddps	%ymm11, %ymm12, %ymm8
	vbroadcastss	.LCPI1_5(%rip), %ymm0
	vaddps	%ymm0, %ymm8, %ymm11
	vdivps	%ymm11, %ymm9, %ymm11
	vmulps	%ymm6, %ymm13, %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm7
	vfmadd213ps	%ymm10, %ymm11, %ymm14
	vfmadd213ps	%ymm10, %ymm11, %ymm15
	vfmadd213ps	%ymm10, %ymm11, %ymm7
	vandps	%ymm3, %ymm14, %ymm11
	vfmadd213ps	%ymm10, %ymm9, %ymm8
	vpslld	$24, %ymm8, %ymm8
	vorps	%ymm8, %ymm11, %ymm8
	vpshufb	.LCPI1_8(%rip), %ymm15, %ymm11
	vorps	%ymm11, %ymm8, %ymm8
	vpshufb	.LCPI1_9(%rip), %ymm7, %ymm7
	vpor	%ymm1, %ymm7, %ymm7
	vorps	%ymm7, %ymm8, %ymm7
	vmovups	%ymm7, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_300
	xorl	%eax, %eax
	.p2align	4
.LBB1_299:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_299
	jmp	.LBB1_300
.LBB1_95:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	xorl	%edi, %edi
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_7(%rip), %ymm10
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	vbroadcastss	.LCPI1_4(%rip), %ymm9
	jmp	.LBB1_97
	.p2align	4
.LBB1_172:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_97:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm0, 32(%rsp)
	vmovdqu	%ymm0, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_98
	xorl	%eax, %eax
	.p2align	4
.LBB1_165:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_165
	xorl	%eax, %eax
	.p2align	4
.LBB1_167:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_167
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_169
	.p2align	4
.LBB1_98:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_169:
	vmovups	(%r9), %ymm8
	vandps	%ymm3, %ymm8, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmovdqa	.LCPI1_2(%rip), %ymm1
	vpshufb	%ymm1, %ymm8, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vmovdqa	.LCPI1_3(%rip), %ymm2
	vpshufb	%ymm2, %ymm8, %ymm13
	vcvtdq2ps	%ymm13, %ymm14
	vpsrld	$24, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	64(%rsp), %ymm8, %ymm13
	vmulps	%ymm6, %ymm11, %ymm11
	vmulps	%ymm6, %ymm12, %ymm0
	vmulps	%ymm6, %ymm14, %ymm14
	vmovups	(%rax), %ymm8
	vandps	%ymm3, %ymm8, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vpshufb	%ymm1, %ymm8, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpshufb	%ymm2, %ymm8, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vpsrld	$24, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm1
	vmulps	%ymm6, %ymm12, %ymm4
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm2, %ymm8
	vmulps	%ymm6, %ymm1, %ymm1
	vmaxps	%ymm4, %ymm11, %ymm2
	vsubps	%ymm1, %ymm9, %ymm12
	vmulps	%ymm12, %ymm13, %ymm5
	vmulps	%ymm1, %ymm13, %ymm7
	vmulps	%ymm2, %ymm7, %ymm12
	vfmadd231ps	%ymm11, %ymm5, %ymm12
	vmaxps	%ymm15, %ymm0, %ymm2
	vmulps	%ymm2, %ymm7, %ymm11
	vfmadd231ps	%ymm0, %ymm5, %ymm11
	vmaxps	%ymm8, %ymm14, %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vfmadd231ps	%ymm5, %ymm14, %ymm0
	vsubps	%ymm13, %ymm9, %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm1, %ymm12
	vaddps	%ymm1, %ymm13, %ymm2
	vbroadcastss	.LCPI1_5(%rip), %ymm4
	vaddps	%ymm4, %ymm2, %ymm4
	vbroadcastss	.LCPI1_6(%rip), %ymm5
	vdivps	%ymm4, %ymm5, %ymm4
	vfmadd231ps	%ymm15, %ymm1, %ymm11
	vfmadd231ps	%ymm8, %ymm1, %ymm0
	vfmadd213ps	%ymm10, %ymm4, %ymm12
	vfmadd213ps	%ymm10, %ymm4, %ymm11
	vfmadd213ps	%ymm10, %ymm4, %ymm0
	vandps	%ymm3, %ymm12, %ymm1
	vfmadd213ps	%ymm10, %ymm5, %ymm2
	vpslld	$24, %ymm2, %ymm2
	vorps	%ymm2, %ymm1, %ymm1
	vpshufb	.LCPI1_8(%rip), %ymm11, %ymm2
	vorps	%ymm2, %ymm1, %ymm1
	vpshufb	.LCPI1_9(%rip), %ymm0, %ymm0
	vpor	96(%rsp), %ymm0, %ymm0
	vorps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_172
	xorl	%eax, %eax
	.p2align	4
.LBB1_171:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_171
	jmp	.LBB1_172
.LBB1_26:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vmovdqa	.LCPI1_2(%rip), %ymm4
	vmovdqa	.LCPI1_3(%rip), %ymm5
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_6(%rip), %ymm9
	vbroadcastss	.LCPI1_7(%rip), %ymm10
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_28
	.p2align	4
.LBB1_309:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_28:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm2, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_29
	xorl	%eax, %eax
	.p2align	4
.LBB1_302:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_302
	xorl	%eax, %eax
	.p2align	4
.LBB1_304:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_304
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_306
	.p2align	4
.LBB1_29:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_306:
	vmovups	(%r9), %ymm13
	vandps	%ymm3, %ymm13, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vpshufb	%ymm4, %ymm13, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpshufb	%ymm5, %ymm13, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vpsrld	$24, %ymm13, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vmulps	%ymm0, %ymm13, %ymm13
	vmulps	%ymm6, %ymm14, %ymm14
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm7, %ymm7
	vmovdqu	(%rax), %ymm8
	vpsrld	$24, %ymm8, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	%ymm6, %ymm11, %ymm11
	vbroadcastss	.LCPI1_4(%rip), %ymm12
	vsubps	%ymm11, %ymm12, %ymm12
	vmulps	%ymm12, %ymm13, %ymm12
	vpand	%ymm3, %ymm8, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vmulps	%ymm6, %ymm13, %ymm13
	vmulps	%ymm12, %ymm14, %ymm14
	vfmadd231ps	%ymm13, %ymm11, %ymm14
	vpshufb	%ymm4, %ymm8, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vpshufb	%ymm5, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	%ymm6, %ymm13, %ymm13
	vmulps	%ymm12, %ymm15, %ymm15
	vfmadd231ps	%ymm13, %ymm11, %ymm15
	vmulps	%ymm7, %ymm12, %ymm7
	vaddps	%ymm12, %ymm11, %ymm12
	vbroadcastss	.LCPI1_5(%rip), %ymm13
	vaddps	%ymm13, %ymm12, %ymm13
	vdivps	%ymm13, %ymm9, %ymm13
	vmulps	%ymm6, %ymm8, %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm7
	vfmadd213ps	%ymm10, %ymm13, %ymm14
	vfmadd213ps	%ymm10, %ymm13, %ymm15
	vfmadd213ps	%ymm10, %ymm13, %ymm7
	vandps	%ymm3, %ymm14, %ymm8
	vfmadd213ps	%ymm10, %ymm9, %ymm12
	vpslld	$24, %ymm12, %ymm11
	vorps	%ymm11, %ymm8, %ymm8
	vpshufb	.LCPI1_8(%rip), %ymm15, %ymm11
	vorps	%ymm11, %ymm8, %ymm8
	vpshufb	.LCPI1_9(%rip), %ymm7, %ymm7
	vpor	%ymm1, %ymm7, %ymm7
	vorps	%ymm7, %ymm8, %ymm7
	vmovups	%ymm7, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_309
	xorl	%eax, %eax
	.p2align	4
.LBB1_308:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_308
	jmp	.LBB1_309
.LBB1_63:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 192(%rsp)
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 224(%rsp)
	xorl	%edi, %edi
	vpxor	%xmm0, %xmm0, %xmm0
	vbroadcastss	.LCPI1_1(%rip), %ymm1
	vmovaps	%ymm1, 64(%rsp)
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_65
	.p2align	4
.LBB1_244:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	vxorps	%xmm0, %xmm0, %xmm0
	jae	.LBB1_364
.LBB1_65:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovdqu	%ymm0, 32(%rsp)
	vmovdqu	%ymm0, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_66
	xorl	%eax, %eax
	.p2align	4
.LBB1_237:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_237
	xorl	%eax, %eax
	.p2align	4
.LBB1_239:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_239
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_241
	.p2align	4
.LBB1_66:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_241:
	vmovups	(%r9), %ymm8
	vmovaps	64(%rsp), %ymm6
	vandps	%ymm6, %ymm8, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmovdqa	.LCPI1_2(%rip), %ymm3
	vpshufb	%ymm3, %ymm8, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmovdqa	.LCPI1_3(%rip), %ymm4
	vpshufb	%ymm4, %ymm8, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vbroadcastss	.LCPI1_0(%rip), %ymm11
	vmulps	%ymm0, %ymm11, %ymm10
	vmulps	%ymm1, %ymm11, %ymm1
	vmovaps	%ymm1, 128(%rsp)
	vmulps	%ymm2, %ymm11, %ymm5
	vmovups	(%rax), %ymm9
	vandps	%ymm6, %ymm9, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vpshufb	%ymm3, %ymm9, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vpshufb	%ymm4, %ymm9, %ymm4
	vcvtdq2ps	%ymm4, %ymm7
	vmulps	%ymm0, %ymm11, %ymm4
	vmulps	%ymm2, %ymm11, %ymm15
	vmulps	%ymm7, %ymm11, %ymm0
	vminps	%ymm15, %ymm4, %ymm2
	vminps	%ymm0, %ymm2, %ymm2
	vmovaps	%ymm10, 160(%rsp)
	vmaxps	%ymm1, %ymm10, %ymm7
	vmovaps	%ymm5, 96(%rsp)
	vmaxps	%ymm5, %ymm7, %ymm7
	vminps	%ymm1, %ymm10, %ymm10
	vminps	%ymm5, %ymm10, %ymm10
	vsubps	%ymm10, %ymm7, %ymm7
	vmaxps	%ymm15, %ymm4, %ymm10
	vmaxps	%ymm0, %ymm10, %ymm10
	vsubps	%ymm2, %ymm10, %ymm10
	vbroadcastss	.LCPI1_5(%rip), %ymm3
	vaddps	%ymm3, %ymm10, %ymm10
	vdivps	%ymm10, %ymm7, %ymm7
	vsubps	%ymm2, %ymm4, %ymm10
	vmulps	%ymm7, %ymm10, %ymm12
	vsubps	%ymm2, %ymm15, %ymm10
	vmulps	%ymm7, %ymm10, %ymm10
	vsubps	%ymm2, %ymm0, %ymm2
	vmulps	%ymm7, %ymm2, %ymm2
	vbroadcastss	.LCPI1_11(%rip), %ymm6
	vmulps	%ymm6, %ymm15, %ymm7
	vbroadcastss	.LCPI1_10(%rip), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm7
	vbroadcastss	.LCPI1_12(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm0, %ymm7
	vmulps	%ymm6, %ymm10, %ymm13
	vfmadd231ps	%ymm3, %ymm12, %ymm13
	vfmadd231ps	%ymm11, %ymm2, %ymm13
	vsubps	%ymm13, %ymm7, %ymm13
	vminps	%ymm10, %ymm12, %ymm11
	vminps	%ymm2, %ymm11, %ymm11
	vaddps	%ymm13, %ymm11, %ymm11
	vmaxps	%ymm10, %ymm12, %ymm3
	vmaxps	%ymm2, %ymm3, %ymm3
	vaddps	%ymm3, %ymm13, %ymm3
	vxorps	%xmm6, %xmm6, %xmm6
	vcmpnltps	%ymm6, %ymm11, %ymm6
	vsubps	%ymm11, %ymm7, %ymm11
	vsubps	%ymm7, %ymm3, %ymm14
	vblendvps	%ymm6, %ymm14, %ymm11, %ymm11
	vbroadcastss	.LCPI1_4(%rip), %ymm5
	vsubps	%ymm7, %ymm5, %ymm14
	vblendvps	%ymm6, %ymm14, %ymm7, %ymm14
	vbroadcastss	.LCPI1_5(%rip), %ymm1
	vaddps	%ymm1, %ymm11, %ymm11
	vdivps	%ymm11, %ymm14, %ymm11
	vcmpnltps	%ymm3, %ymm5, %ymm3
	vandps	%ymm3, %ymm6, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm11, %ymm3
	vsubps	%ymm7, %ymm13, %ymm6
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vpsrld	$24, %ymm8, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	192(%rsp), %ymm7, %ymm7
	vpsrld	$24, %ymm9, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vbroadcastss	.LCPI1_0(%rip), %ymm1
	vmulps	%ymm1, %ymm8, %ymm8
	vfmadd213ps	%ymm6, %ymm3, %ymm12
	vfmadd213ps	%ymm6, %ymm3, %ymm10
	vfmadd231ps	%ymm3, %ymm2, %ymm6
	vsubps	%ymm8, %ymm5, %ymm2
	vmulps	%ymm2, %ymm7, %ymm3
	vmulps	%ymm7, %ymm8, %ymm9
	vmulps	%ymm12, %ymm9, %ymm11
	vfmadd231ps	160(%rsp), %ymm3, %ymm11
	vmulps	%ymm10, %ymm9, %ymm2
	vfmadd231ps	128(%rsp), %ymm3, %ymm2
	vmulps	%ymm6, %ymm9, %ymm1
	vfmadd231ps	96(%rsp), %ymm3, %ymm1
	vsubps	%ymm7, %ymm5, %ymm3
	vmulps	%ymm3, %ymm8, %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm11
	vaddps	%ymm3, %ymm7, %ymm4
	vbroadcastss	.LCPI1_5(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm5
	vbroadcastss	.LCPI1_6(%rip), %ymm6
	vdivps	%ymm5, %ymm6, %ymm5
	vfmadd231ps	%ymm15, %ymm3, %ymm2
	vfmadd231ps	%ymm0, %ymm3, %ymm1
	vbroadcastss	.LCPI1_7(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm5, %ymm11
	vfmadd213ps	%ymm3, %ymm5, %ymm2
	vfmadd213ps	%ymm3, %ymm5, %ymm1
	vandps	64(%rsp), %ymm11, %ymm0
	vfmadd213ps	%ymm3, %ymm6, %ymm4
	vpslld	$24, %ymm4, %ymm3
	vorps	%ymm3, %ymm0, %ymm0
	vpshufb	.LCPI1_8(%rip), %ymm2, %ymm2
	vorps	%ymm2, %ymm0, %ymm0
	vpshufb	.LCPI1_9(%rip), %ymm1, %ymm1
	vpor	224(%rsp), %ymm1, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_244
	xorl	%eax, %eax
	.p2align	4
.LBB1_243:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_243
	jmp	.LBB1_244
.LBB1_91:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	xorl	%edi, %edi
	vbroadcastss	.LCPI1_1(%rip), %ymm0
	vmovaps	%ymm0, 128(%rsp)
	vbroadcastss	.LCPI1_4(%rip), %ymm7
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	vmovaps	128(%rsp), %ymm6
	jmp	.LBB1_93
	.p2align	4
.LBB1_181:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_93:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 32(%rsp)
	vmovups	%ymm0, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_94
	xorl	%eax, %eax
	.p2align	4
.LBB1_174:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_174
	xorl	%eax, %eax
	.p2align	4
.LBB1_176:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_176
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_178
	.p2align	4
.LBB1_94:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_178:
	vmovups	(%r9), %ymm0
	vandps	%ymm6, %ymm0, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmovdqa	.LCPI1_2(%rip), %ymm5
	vpshufb	%ymm5, %ymm0, %ymm2
	vcvtdq2ps	%ymm2, %ymm4
	vmovdqa	.LCPI1_3(%rip), %ymm8
	vpshufb	%ymm8, %ymm0, %ymm2
	vcvtdq2ps	%ymm2, %ymm12
	vpsrld	$24, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rsp), %ymm0, %ymm13
	vbroadcastss	.LCPI1_0(%rip), %ymm10
	vmulps	%ymm1, %ymm10, %ymm2
	vmulps	%ymm4, %ymm10, %ymm11
	vmulps	%ymm10, %ymm12, %ymm14
	vmovups	(%rax), %ymm0
	vandps	%ymm6, %ymm0, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vpshufb	%ymm5, %ymm0, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vpshufb	%ymm8, %ymm0, %ymm12
	vcvtdq2ps	%ymm12, %ymm5
	vpsrld	$24, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm9
	vmulps	%ymm1, %ymm10, %ymm12
	vmulps	%ymm4, %ymm10, %ymm15
	vsubps	%ymm2, %ymm7, %ymm0
	vbroadcastss	.LCPI1_5(%rip), %ymm3
	vaddps	%ymm3, %ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm1
	vmulps	%ymm5, %ymm10, %ymm0
	vmulps	%ymm10, %ymm9, %ymm4
	vminps	%ymm7, %ymm1, %ymm1
	vsubps	%ymm11, %ymm7, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vdivps	%ymm5, %ymm15, %ymm5
	vminps	%ymm7, %ymm5, %ymm5
	vsubps	%ymm4, %ymm7, %ymm9
	vmulps	%ymm9, %ymm13, %ymm9
	vmulps	%ymm4, %ymm13, %ymm8
	vmulps	%ymm1, %ymm8, %ymm1
	vfmadd231ps	%ymm2, %ymm9, %ymm1
	vsubps	%ymm14, %ymm7, %ymm2
	vaddps	%ymm3, %ymm2, %ymm2
	vdivps	%ymm2, %ymm0, %ymm10
	vmulps	%ymm5, %ymm8, %ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm2
	vminps	%ymm7, %ymm10, %ymm5
	vmulps	%ymm5, %ymm8, %ymm5
	vfmadd231ps	%ymm9, %ymm14, %ymm5
	vsubps	%ymm13, %ymm7, %ymm8
	vmulps	%ymm4, %ymm8, %ymm4
	vfmadd231ps	%ymm12, %ymm4, %ymm1
	vaddps	%ymm4, %ymm13, %ymm8
	vaddps	%ymm3, %ymm8, %ymm9
	vbroadcastss	.LCPI1_6(%rip), %ymm3
	vdivps	%ymm9, %ymm3, %ymm9
	vfmadd231ps	%ymm15, %ymm4, %ymm2
	vfmadd231ps	%ymm0, %ymm4, %ymm5
	vbroadcastss	.LCPI1_7(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm9, %ymm1
	vfmadd213ps	%ymm4, %ymm9, %ymm2
	vfmadd213ps	%ymm4, %ymm9, %ymm5
	vandps	%ymm6, %ymm1, %ymm0
	vfmadd213ps	%ymm4, %ymm3, %ymm8
	vpslld	$24, %ymm8, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vpshufb	.LCPI1_8(%rip), %ymm2, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vpshufb	.LCPI1_9(%rip), %ymm5, %ymm1
	vpor	96(%rsp), %ymm1, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_181
	xorl	%eax, %eax
	.p2align	4
.LBB1_180:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_180
	jmp	.LBB1_181
.LBB1_38:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vmovdqa	.LCPI1_2(%rip), %ymm4
	vmovdqa	.LCPI1_3(%rip), %ymm5
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_6(%rip), %ymm8
	vbroadcastss	.LCPI1_7(%rip), %ymm9
	vmovdqa	.LCPI1_9(%rip), %ymm11
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_40
	.p2align	4
.LBB1_282:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_40:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm2, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_41
	xorl	%eax, %eax
	.p2align	4
.LBB1_275:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_275
	xorl	%eax, %eax
	.p2align	4
.LBB1_277:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_277
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_279
	.p2align	4
.LBB1_41:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_279:
	vmovups	(%r9), %ymm12
	vandps	%ymm3, %ymm12, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vpshufb	%ymm4, %ymm12, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vpshufb	%ymm5, %ymm12, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpsrld	$24, %ymm12, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vmulps	%ymm0, %ymm12, %ymm12
	vmulps	%ymm6, %ymm13, %ymm13
	vmulps	%ymm6, %ymm14, %ymm14
	vmulps	%ymm6, %ymm15, %ymm15
	vmovdqu	(%rax), %ymm7
	vpsrld	$24, %ymm7, %ymm10
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	%ymm6, %ymm10, %ymm10
	vmulps	%ymm10, %ymm12, %ymm10
	vpshufb	%ymm4, %ymm7, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vmulps	%ymm6, %ymm12, %ymm12
	vmulps	%ymm2, %ymm12, %ymm12
	vfmadd231ps	%ymm14, %ymm10, %ymm12
	vpand	%ymm3, %ymm7, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vpshufb	%ymm5, %ymm7, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	%ymm6, %ymm7, %ymm7
	vmulps	%ymm10, %ymm13, %ymm13
	vmulps	%ymm2, %ymm7, %ymm7
	vfmadd231ps	%ymm15, %ymm10, %ymm7
	vaddps	%ymm2, %ymm10, %ymm10
	vbroadcastss	.LCPI1_5(%rip), %ymm15
	vaddps	%ymm15, %ymm10, %ymm15
	vdivps	%ymm15, %ymm8, %ymm15
	vmulps	%ymm6, %ymm14, %ymm14
	vfmadd231ps	%ymm14, %ymm2, %ymm13
	vfmadd213ps	%ymm9, %ymm15, %ymm13
	vfmadd213ps	%ymm9, %ymm15, %ymm12
	vfmadd213ps	%ymm9, %ymm15, %ymm7
	vandps	%ymm3, %ymm13, %ymm13
	vfmadd213ps	%ymm9, %ymm8, %ymm10
	vpslld	$24, %ymm10, %ymm10
	vorps	%ymm10, %ymm13, %ymm10
	vpshufb	.LCPI1_8(%rip), %ymm12, %ymm12
	vorps	%ymm12, %ymm10, %ymm10
	vpshufb	%ymm11, %ymm7, %ymm7
	vpor	%ymm1, %ymm7, %ymm7
	vorps	%ymm7, %ymm10, %ymm7
	vmovups	%ymm7, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_282
	xorl	%eax, %eax
	.p2align	4
.LBB1_281:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_281
	jmp	.LBB1_282
.LBB1_75:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 96(%rsp)
	xorl	%edi, %edi
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	vbroadcastss	.LCPI1_4(%rip), %ymm10
	jmp	.LBB1_77
	.p2align	4
.LBB1_217:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_77:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm0, 32(%rsp)
	vmovdqu	%ymm0, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_78
	xorl	%eax, %eax
	.p2align	4
.LBB1_210:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_210
	xorl	%eax, %eax
	.p2align	4
.LBB1_212:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_212
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_214
	.p2align	4
.LBB1_78:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_214:
	vmovups	(%r9), %ymm0
	vandps	%ymm3, %ymm0, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmovdqa	.LCPI1_2(%rip), %ymm1
	vpshufb	%ymm1, %ymm0, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmovdqa	.LCPI1_3(%rip), %ymm2
	vpshufb	%ymm2, %ymm0, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vpsrld	$24, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rsp), %ymm0, %ymm13
	vmulps	%ymm6, %ymm8, %ymm0
	vmulps	%ymm6, %ymm11, %ymm11
	vmulps	%ymm6, %ymm12, %ymm14
	vmovups	(%rax), %ymm8
	vandps	%ymm3, %ymm8, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vpshufb	%ymm1, %ymm8, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpshufb	%ymm2, %ymm8, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vpsrld	$24, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm1
	vmulps	%ymm6, %ymm12, %ymm12
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm2, %ymm8
	vmulps	%ymm6, %ymm1, %ymm1
	vsubps	%ymm12, %ymm0, %ymm2
	vsubps	%ymm0, %ymm12, %ymm4
	vmaxps	%ymm4, %ymm2, %ymm2
	vsubps	%ymm15, %ymm11, %ymm4
	vsubps	%ymm11, %ymm15, %ymm5
	vmaxps	%ymm5, %ymm4, %ymm4
	vsubps	%ymm8, %ymm14, %ymm5
	vsubps	%ymm14, %ymm8, %ymm7
	vmaxps	%ymm7, %ymm5, %ymm5
	vsubps	%ymm1, %ymm10, %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vmulps	%ymm1, %ymm13, %ymm9
	vmulps	%ymm2, %ymm9, %ymm2
	vfmadd231ps	%ymm0, %ymm7, %ymm2
	vmulps	%ymm4, %ymm9, %ymm0
	vfmadd231ps	%ymm11, %ymm7, %ymm0
	vmulps	%ymm5, %ymm9, %ymm4
	vfmadd231ps	%ymm7, %ymm14, %ymm4
	vsubps	%ymm13, %ymm10, %ymm5
	vmulps	%ymm1, %ymm5, %ymm1
	vfmadd231ps	%ymm12, %ymm1, %ymm2
	vaddps	%ymm1, %ymm13, %ymm5
	vbroadcastss	.LCPI1_5(%rip), %ymm7
	vaddps	%ymm7, %ymm5, %ymm7
	vbroadcastss	.LCPI1_6(%rip), %ymm9
	vdivps	%ymm7, %ymm9, %ymm7
	vfmadd231ps	%ymm15, %ymm1, %ymm0
	vfmadd231ps	%ymm8, %ymm1, %ymm4
	vbroadcastss	.LCPI1_7(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm7, %ymm2
	vfmadd213ps	%ymm8, %ymm7, %ymm0
	vfmadd213ps	%ymm8, %ymm7, %ymm4
	vandps	%ymm3, %ymm2, %ymm1
	vfmadd213ps	%ymm8, %ymm9, %ymm5
	vpslld	$24, %ymm5, %ymm2
	vorps	%ymm2, %ymm1, %ymm1
	vpshufb	.LCPI1_8(%rip), %ymm0, %ymm0
	vorps	%ymm0, %ymm1, %ymm0
	vpshufb	.LCPI1_9(%rip), %ymm4, %ymm1
	vpor	96(%rsp), %ymm1, %ymm1
	vorps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_217
	xorl	%eax, %eax
	.p2align	4
.LBB1_216:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_216
	jmp	.LBB1_217
.LBB1_83:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 96(%rsp)
	vmovd	%r9d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm0, 128(%rsp)
	xorl	%edi, %edi
	vbroadcastss	.LCPI1_1(%rip), %ymm0
	vmovaps	%ymm0, 64(%rsp)
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_85
	.p2align	4
.LBB1_199:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_85:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 32(%rsp)
	vmovups	%ymm0, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_86
	xorl	%eax, %eax
	.p2align	4
.LBB1_192:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_192
	xorl	%eax, %eax
	.p2align	4
.LBB1_194:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_194
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_196
	.p2align	4
.LBB1_86:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_196:
	vmovups	(%r9), %ymm0
	vmovaps	64(%rsp), %ymm3
	vandps	%ymm3, %ymm0, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmovdqa	.LCPI1_2(%rip), %ymm5
	vpshufb	%ymm5, %ymm0, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovdqa	.LCPI1_3(%rip), %ymm7
	vpshufb	%ymm7, %ymm0, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vpsrld	$24, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	96(%rsp), %ymm0, %ymm15
	vbroadcastss	.LCPI1_0(%rip), %ymm12
	vmulps	%ymm1, %ymm12, %ymm1
	vmulps	%ymm2, %ymm12, %ymm0
	vmulps	%ymm4, %ymm12, %ymm10
	vmovups	(%rax), %ymm2
	vandps	%ymm3, %ymm2, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vpshufb	%ymm5, %ymm2, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vpshufb	%ymm7, %ymm2, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vpsrld	$24, %ymm2, %ymm2
	vcvtdq2ps	%ymm2, %ymm5
	vmulps	%ymm4, %ymm12, %ymm2
	vmulps	%ymm12, %ymm13, %ymm13
	vmulps	%ymm12, %ymm14, %ymm14
	vbroadcastss	.LCPI1_18(%rip), %ymm8
	vmovaps	%ymm8, %ymm4
	vbroadcastss	.LCPI1_4(%rip), %ymm6
	vfmsub213ps	%ymm6, %ymm1, %ymm4
	vbroadcastss	.LCPI1_17(%rip), %ymm3
	vcmpnltps	%ymm3, %ymm1, %ymm11
	vaddps	%ymm2, %ymm2, %ymm9
	vmulps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm4, %ymm2, %ymm7
	vfnmadd231ps	%ymm4, %ymm2, %ymm7
	vblendvps	%ymm11, %ymm7, %ymm9, %ymm7
	vmulps	%ymm5, %ymm12, %ymm4
	vmovaps	%ymm8, %ymm5
	vfmsub213ps	%ymm6, %ymm0, %ymm5
	vcmpnltps	%ymm3, %ymm0, %ymm9
	vaddps	%ymm13, %ymm13, %ymm11
	vmulps	%ymm0, %ymm11, %ymm11
	vaddps	%ymm5, %ymm13, %ymm12
	vfnmadd231ps	%ymm5, %ymm13, %ymm12
	vblendvps	%ymm9, %ymm12, %ymm11, %ymm5
	vfmsub213ps	%ymm6, %ymm10, %ymm8
	vcmpnltps	%ymm3, %ymm10, %ymm11
	vaddps	%ymm8, %ymm14, %ymm12
	vfnmadd231ps	%ymm8, %ymm14, %ymm12
	vaddps	%ymm14, %ymm14, %ymm9
	vmulps	%ymm9, %ymm10, %ymm9
	vblendvps	%ymm11, %ymm12, %ymm9, %ymm9
	vsubps	%ymm4, %ymm6, %ymm11
	vmulps	%ymm11, %ymm15, %ymm11
	vmulps	%ymm4, %ymm15, %ymm12
	vmulps	%ymm7, %ymm12, %ymm7
	vfmadd231ps	%ymm1, %ymm11, %ymm7
	vmulps	%ymm5, %ymm12, %ymm1
	vfmadd231ps	%ymm0, %ymm11, %ymm1
	vmulps	%ymm9, %ymm12, %ymm0
	vfmadd231ps	%ymm11, %ymm10, %ymm0
	vsubps	%ymm15, %ymm6, %ymm5
	vmulps	%ymm4, %ymm5, %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm7
	vaddps	%ymm4, %ymm15, %ymm2
	vbroadcastss	.LCPI1_5(%rip), %ymm3
	vaddps	%ymm3, %ymm2, %ymm5
	vbroadcastss	.LCPI1_6(%rip), %ymm3
	vdivps	%ymm5, %ymm3, %ymm5
	vfmadd231ps	%ymm13, %ymm4, %ymm1
	vfmadd231ps	%ymm14, %ymm4, %ymm0
	vbroadcastss	.LCPI1_7(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm5, %ymm7
	vfmadd213ps	%ymm6, %ymm5, %ymm1
	vfmadd213ps	%ymm6, %ymm5, %ymm0
	vandps	64(%rsp), %ymm7, %ymm4
	vfmadd213ps	%ymm6, %ymm3, %ymm2
	vpslld	$24, %ymm2, %ymm2
	vorps	%ymm2, %ymm4, %ymm2
	vpshufb	.LCPI1_8(%rip), %ymm1, %ymm1
	vorps	%ymm1, %ymm2, %ymm1
	vpshufb	.LCPI1_9(%rip), %ymm0, %ymm0
	vpor	128(%rsp), %ymm0, %ymm0
	vorps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_199
	xorl	%eax, %eax
	.p2align	4
.LBB1_198:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_198
	jmp	.LBB1_199
.LBB1_22:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vmovdqa	.LCPI1_2(%rip), %ymm4
	vmovdqa	.LCPI1_3(%rip), %ymm5
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_6(%rip), %ymm8
	vbroadcastss	.LCPI1_7(%rip), %ymm9
	vmovdqa	.LCPI1_9(%rip), %ymm11
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_24
	.p2align	4
.LBB1_318:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_24:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm2, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_25
	xorl	%eax, %eax
	.p2align	4
.LBB1_311:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_311
	xorl	%eax, %eax
	.p2align	4
.LBB1_313:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_313
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_315
	.p2align	4
.LBB1_25:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_315:
	vmovups	(%r9), %ymm13
	vandps	%ymm3, %ymm13, %ymm12
	vcvtdq2ps	%ymm12, %ymm14
	vpshufb	%ymm4, %ymm13, %ymm12
	vcvtdq2ps	%ymm12, %ymm15
	vpshufb	%ymm5, %ymm13, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vpsrld	$24, %ymm13, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vmulps	%ymm0, %ymm13, %ymm13
	vmulps	%ymm6, %ymm14, %ymm14
	vmulps	%ymm6, %ymm15, %ymm15
	vmovdqu	(%rax), %ymm7
	vpsrld	$24, %ymm7, %ymm10
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	%ymm6, %ymm10, %ymm10
	vmulps	%ymm10, %ymm13, %ymm10
	vpand	%ymm3, %ymm7, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vmulps	%ymm6, %ymm13, %ymm13
	vmulps	%ymm10, %ymm13, %ymm13
	vfmadd231ps	%ymm14, %ymm2, %ymm13
	vpshufb	%ymm4, %ymm7, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vpshufb	%ymm5, %ymm7, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	%ymm6, %ymm14, %ymm14
	vmulps	%ymm6, %ymm7, %ymm7
	vmulps	%ymm14, %ymm10, %ymm14
	vfmadd231ps	%ymm15, %ymm2, %ymm14
	vmulps	%ymm7, %ymm10, %ymm7
	vaddps	%ymm2, %ymm10, %ymm10
	vbroadcastss	.LCPI1_5(%rip), %ymm15
	vaddps	%ymm15, %ymm10, %ymm15
	vdivps	%ymm15, %ymm8, %ymm15
	vmulps	%ymm6, %ymm12, %ymm12
	vfmadd231ps	%ymm12, %ymm2, %ymm7
	vfmadd213ps	%ymm9, %ymm15, %ymm13
	vfmadd213ps	%ymm9, %ymm15, %ymm14
	vfmadd213ps	%ymm9, %ymm15, %ymm7
	vandps	%ymm3, %ymm13, %ymm12
	vfmadd213ps	%ymm9, %ymm8, %ymm10
	vpslld	$24, %ymm10, %ymm10
	vorps	%ymm10, %ymm12, %ymm10
	vpshufb	.LCPI1_8(%rip), %ymm14, %ymm12
	vorps	%ymm12, %ymm10, %ymm10
	vpshufb	%ymm11, %ymm7, %ymm7
	vpor	%ymm1, %ymm7, %ymm7
	vorps	%ymm7, %ymm10, %ymm7
	vmovups	%ymm7, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_318
	xorl	%eax, %eax
	.p2align	4
.LBB1_317:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_317
	jmp	.LBB1_318
.LBB1_34:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vmovdqa	.LCPI1_2(%rip), %ymm4
	vmovdqa	.LCPI1_3(%rip), %ymm5
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_6(%rip), %ymm9
	vbroadcastss	.LCPI1_7(%rip), %ymm10
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_36
	.p2align	4
.LBB1_291:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_36:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm2, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_37
	xorl	%eax, %eax
	.p2align	4
.LBB1_284:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_284
	xorl	%eax, %eax
	.p2align	4
.LBB1_286:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_286
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_288
	.p2align	4
.LBB1_37:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_288:
	vmovups	(%r9), %ymm13
	vandps	%ymm3, %ymm13, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vpshufb	%ymm4, %ymm13, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpshufb	%ymm5, %ymm13, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vpsrld	$24, %ymm13, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vmulps	%ymm0, %ymm13, %ymm13
	vmulps	%ymm6, %ymm14, %ymm14
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm7, %ymm7
	vmovdqu	(%rax), %ymm8
	vpsrld	$24, %ymm8, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vbroadcastss	.LCPI1_4(%rip), %ymm12
	vfnmadd213ps	%ymm12, %ymm6, %ymm11
	vmulps	%ymm11, %ymm13, %ymm11
	vpand	%ymm3, %ymm8, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vmulps	%ymm6, %ymm13, %ymm13
	vmulps	%ymm11, %ymm14, %ymm14
	vfmadd231ps	%ymm13, %ymm2, %ymm14
	vpshufb	%ymm4, %ymm8, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vpshufb	%ymm5, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	%ymm6, %ymm13, %ymm13
	vmulps	%ymm11, %ymm15, %ymm15
	vfmadd231ps	%ymm13, %ymm2, %ymm15
	vmulps	%ymm7, %ymm11, %ymm7
	vaddps	%ymm2, %ymm11, %ymm11
	vbroadcastss	.LCPI1_5(%rip), %ymm12
	vaddps	%ymm12, %ymm11, %ymm13
	vdivps	%ymm13, %ymm9, %ymm13
	vmulps	%ymm6, %ymm8, %ymm8
	vfmadd231ps	%ymm8, %ymm2, %ymm7
	vfmadd213ps	%ymm10, %ymm13, %ymm14
	vfmadd213ps	%ymm10, %ymm13, %ymm15
	vfmadd213ps	%ymm10, %ymm13, %ymm7
	vandps	%ymm3, %ymm14, %ymm8
	vfmadd213ps	%ymm10, %ymm9, %ymm11
	vpslld	$24, %ymm11, %ymm11
	vorps	%ymm11, %ymm8, %ymm8
	vpshufb	.LCPI1_8(%rip), %ymm15, %ymm11
	vorps	%ymm11, %ymm8, %ymm8
	vpshufb	.LCPI1_9(%rip), %ymm7, %ymm7
	vpor	%ymm1, %ymm7, %ymm7
	vorps	%ymm7, %ymm8, %ymm7
	vmovups	%ymm7, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_291
	xorl	%eax, %eax
	.p2align	4
.LBB1_290:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_290
	jmp	.LBB1_291
.LBB1_18:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vmovdqa	.LCPI1_2(%rip), %ymm4
	vmovdqa	.LCPI1_3(%rip), %ymm5
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_6(%rip), %ymm9
	vbroadcastss	.LCPI1_7(%rip), %ymm10
	vmovdqa	.LCPI1_9(%rip), %ymm12
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_20
	.p2align	4
.LBB1_327:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_20:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm2, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_21
	xorl	%eax, %eax
	.p2align	4
.LBB1_320:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_320
	xorl	%eax, %eax
	.p2align	4
.LBB1_322:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_322
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_324
	.p2align	4
.LBB1_21:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_324:
	vmovups	(%r9), %ymm14
	vandps	%ymm3, %ymm14, %ymm13
	vcvtdq2ps	%ymm13, %ymm15
	vpshufb	%ymm4, %ymm14, %ymm13
	vcvtdq2ps	%ymm13, %ymm7
	vpshufb	%ymm5, %ymm14, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vpsrld	$24, %ymm14, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vbroadcastss	.LCPI1_4(%rip), %ymm8
	vfnmadd213ps	%ymm8, %ymm0, %ymm14
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm7, %ymm7
	vmovdqu	(%rax), %ymm8
	vpsrld	$24, %ymm8, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	%ymm6, %ymm11, %ymm11
	vmulps	%ymm14, %ymm11, %ymm11
	vpand	%ymm3, %ymm8, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	vmulps	%ymm6, %ymm14, %ymm14
	vmulps	%ymm11, %ymm14, %ymm14
	vfmadd231ps	%ymm15, %ymm2, %ymm14
	vpshufb	%ymm4, %ymm8, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vpshufb	%ymm5, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm6, %ymm8, %ymm8
	vmulps	%ymm15, %ymm11, %ymm15
	vfmadd231ps	%ymm7, %ymm2, %ymm15
	vmulps	%ymm8, %ymm11, %ymm7
	vaddps	%ymm2, %ymm11, %ymm8
	vbroadcastss	.LCPI1_5(%rip), %ymm11
	vaddps	%ymm11, %ymm8, %ymm11
	vdivps	%ymm11, %ymm9, %ymm11
	vmulps	%ymm6, %ymm13, %ymm13
	vfmadd231ps	%ymm13, %ymm2, %ymm7
	vfmadd213ps	%ymm10, %ymm11, %ymm14
	vfmadd213ps	%ymm10, %ymm11, %ymm15
	vfmadd213ps	%ymm10, %ymm11, %ymm7
	vandps	%ymm3, %ymm14, %ymm11
	vfmadd213ps	%ymm10, %ymm9, %ymm8
	vpslld	$24, %ymm8, %ymm8
	vorps	%ymm8, %ymm11, %ymm8
	vpshufb	.LCPI1_8(%rip), %ymm15, %ymm11
	vorps	%ymm11, %ymm8, %ymm8
	vpshufb	%ymm12, %ymm7, %ymm7
	vpor	%ymm1, %ymm7, %ymm7
	vorps	%ymm7, %ymm8, %ymm7
	vmovups	%ymm7, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_327
	xorl	%eax, %eax
	.p2align	4
.LBB1_326:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_326
	jmp	.LBB1_327
.LBB1_6:
	testq	%r8, %r8
	je	.LBB1_364
	vmulss	.LCPI1_0(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI1_1(%rip), %ymm3
	vmovdqa	.LCPI1_2(%rip), %ymm4
	vmovdqa	.LCPI1_3(%rip), %ymm5
	vbroadcastss	.LCPI1_0(%rip), %ymm6
	vbroadcastss	.LCPI1_4(%rip), %ymm8
	vbroadcastss	.LCPI1_6(%rip), %ymm10
	vbroadcastss	.LCPI1_7(%rip), %ymm11
	movq	%rcx, %r10
	movq	%rdx, %r11
	movq	%rsi, %rbx
	movq	%r8, %r14
	jmp	.LBB1_8
	.p2align	4
.LBB1_354:
	addq	$8, %rdi
	addq	$-8, %r14
	addq	$32, %rbx
	addq	$32, %r11
	addq	$32, %r10
	cmpq	%r8, %rdi
	jae	.LBB1_364
.LBB1_8:
	cmpq	$1, %r14
	movq	%r14, %r15
	adcq	$0, %r15
	vmovups	%ymm2, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	movq	%r8, %r12
	subq	%rdi, %r12
	cmpq	$7, %r12
	ja	.LBB1_9
	xorl	%eax, %eax
	.p2align	4
.LBB1_347:
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_347
	xorl	%eax, %eax
	.p2align	4
.LBB1_349:
	movl	(%r11,%rax,4), %r9d
	movl	%r9d, 32(%rsp,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_349
	leaq	32(%rsp), %rax
	movq	%rax, %r13
	movq	%rsp, %r9
	jmp	.LBB1_351
	.p2align	4
.LBB1_9:
	leaq	(%rsi,%rdi,4), %r9
	leaq	(%rdx,%rdi,4), %rax
	leaq	(%rcx,%rdi,4), %r13
.LBB1_351:
	vmovups	(%r9), %ymm14
	vandps	%ymm3, %ymm14, %ymm15
	vcvtdq2ps	%ymm15, %ymm7
	vpshufb	%ymm4, %ymm14, %ymm15
	vcvtdq2ps	%ymm15, %ymm9
	vpsrld	$24, %ymm14, %ymm15
	vcvtdq2ps	%ymm15, %ymm15
	vmulps	64(%rsp), %ymm15, %ymm15
	vmulps	%ymm6, %ymm7, %ymm7
	vmulps	%ymm6, %ymm9, %ymm9
	vmovups	(%rax), %ymm12
	vandps	%ymm3, %ymm12, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vpsrld	$24, %ymm12, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	%ymm6, %ymm13, %ymm13
	vmulps	%ymm6, %ymm0, %ymm0
	vmulps	%ymm0, %ymm13, %ymm13
	vfmadd231ps	%ymm7, %ymm15, %ymm13
	vpshufb	%ymm4, %ymm12, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	%ymm6, %ymm7, %ymm7
	vmulps	%ymm7, %ymm0, %ymm7
	vfmadd231ps	%ymm9, %ymm15, %ymm7
	vpshufb	%ymm5, %ymm14, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vpshufb	%ymm5, %ymm12, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	vmulps	%ymm6, %ymm12, %ymm12
	vmulps	%ymm0, %ymm12, %ymm12
	vfmadd231ps	%ymm9, %ymm15, %ymm12
	vaddps	%ymm0, %ymm15, %ymm0
	vbroadcastss	.LCPI1_4(%rip), %ymm9
	vcmpnltps	%ymm9, %ymm0, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm0, %ymm14
	vsubps	%ymm14, %ymm0, %ymm0
	vsubps	%ymm0, %ymm13, %ymm9
	vcmpltps	%ymm9, %ymm2, %ymm13
	vandps	%ymm9, %ymm13, %ymm9
	vcmpnltps	%ymm14, %ymm9, %ymm13
	vblendvps	%ymm13, %ymm14, %ymm9, %ymm9
	vsubps	%ymm0, %ymm7, %ymm7
	vcmpltps	%ymm7, %ymm2, %ymm13
	vandps	%ymm7, %ymm13, %ymm7
	vcmpnltps	%ymm14, %ymm7, %ymm13
	vblendvps	%ymm13, %ymm14, %ymm7, %ymm7
	vsubps	%ymm0, %ymm12, %ymm0
	vcmpltps	%ymm0, %ymm2, %ymm12
	vandps	%ymm0, %ymm12, %ymm0
	vcmpnltps	%ymm14, %ymm0, %ymm12
	vbroadcastss	.LCPI1_5(%rip), %ymm13
	vaddps	%ymm13, %ymm14, %ymm13
	vdivps	%ymm13, %ymm10, %ymm13
	vblendvps	%ymm12, %ymm14, %ymm0, %ymm0
	vfmadd213ps	%ymm11, %ymm13, %ymm9
	vfmadd213ps	%ymm11, %ymm13, %ymm7
	vfmadd213ps	%ymm11, %ymm13, %ymm0
	vandps	%ymm3, %ymm9, %ymm9
	vfmadd213ps	%ymm11, %ymm10, %ymm14
	vpslld	$24, %ymm14, %ymm12
	vorps	%ymm12, %ymm9, %ymm9
	vpshufb	.LCPI1_8(%rip), %ymm7, %ymm7
	vorps	%ymm7, %ymm9, %ymm7
	vpshufb	.LCPI1_9(%rip), %ymm0, %ymm0
	vpor	%ymm1, %ymm0, %ymm0
	vorps	%ymm0, %ymm7, %ymm0
	vmovups	%ymm0, (%r13)
	cmpq	$7, %r12
	ja	.LBB1_354
	xorl	%eax, %eax
	.p2align	4
.LBB1_353:
	movl	(%r13,%rax,4), %r9d
	movl	%r9d, (%r10,%rax,4)
	incq	%rax
	cmpq	%rax, %r15
	jne	.LBB1_353
	jmp	.LBB1_354
.LBB1_364:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
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
	.long	0x40000000
.LCPI2_1:
	.long	0x43800000
.LCPI2_2:
	.long	0x3b808081
.LCPI2_3:
	.long	0x3f800000
.LCPI2_4:
	.long	0x4b000000
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI2_5:
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
	.byte	16
	.byte	17
	.byte	20
	.byte	21
	.byte	24
	.byte	25
	.byte	28
	.byte	29
	.byte	24
	.byte	25
	.byte	28
	.byte	29
	.byte	28
	.byte	29
	.byte	30
	.byte	31
	.text
	.p2align	4
	.type	blur_rows,@function
blur_rows:
	testq	%rcx, %rcx
	sete	%al
	testq	%rdx, %rdx
	sete	%r10b
	orb	%al, %r10b
	jne	.LBB2_32
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$128, %rsp
	leaq	-1(%rdx), %rax
	leaq	2(,%r9,2), %r13
	leaq	1(,%r9,2), %r10
	testq	%r10, %r10
	js	.LBB2_2
	vcvtsi2ss	%r10, %xmm15, %xmm1
	jmp	.LBB2_4
.LBB2_2:
	movq	%r9, %r10
	orq	$1, %r10
	movabsq	$9223372036854775807, %r11
	andq	%r10, %r11
	vcvtsi2ss	%r11, %xmm15, %xmm1
	vaddss	%xmm1, %xmm1, %xmm1
.LBB2_4:
	leaq	(%r9,%r9), %r10
	leaq	(,%r13,2), %rbx
	addq	%r13, %rbx
	shlq	$6, %rbx
	addq	16(%rbp), %rbx
	cmpq	$2, %rdx
	movl	$1, %r11d
	cmovbq	%rax, %r11
	imulq	%rsi, %r11
	cmpq	$3, %rdx
	movl	$2, %r15d
	cmovbq	%rax, %r15
	leaq	-1(%rcx), %r14
	movq	%r14, 24(%rsp)
	imulq	%rsi, %r15
	cmpq	$4, %rdx
	movl	$3, %r12d
	cmovbq	%rax, %r12
	imulq	%rsi, %r12
	leaq	(%r9,%r9,2), %r14
	leaq	(%r9,%r9,2), %rdx
	addq	$3, %rdx
	vbroadcastss	%xmm1, %ymm2
	vfmadd231ss	.LCPI2_0(%rip), %xmm0, %xmm1
	vmulss	%xmm1, %xmm1, %xmm3
	vmulss	%xmm3, %xmm1, %xmm3
	vmovss	.LCPI2_1(%rip), %xmm4
	vdivss	%xmm3, %xmm4, %xmm3
	vbroadcastss	%xmm1, %ymm5
	leaq	3(%rcx,%r14), %rax
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 32(%rsp)
	vbroadcastss	%xmm3, %ymm0
	vmovaps	%ymm0, 64(%rsp)
	vmovd	(%rdi), %xmm0
	vpinsrd	$1, (%rdi,%r11,4), %xmm0, %xmm0
	leaq	(%rdi,%r11,4), %rsi
	vmovd	(%rdi,%r15,4), %xmm1
	leaq	(%rdi,%r15,4), %r15
	vpinsrd	$1, (%rdi,%r12,4), %xmm1, %xmm1
	leaq	(%rdi,%r12,4), %r12
	vpmovzxbd	%xmm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm6
	testl	%r8d, %r8d
	je	.LBB2_35
	vbroadcastss	.LCPI2_2(%rip), %ymm4
	vmulps	%ymm4, %ymm6, %ymm0
	vbroadcastss	.LCPI2_3(%rip), %ymm7
	vshufps	$51, %ymm0, %ymm7, %ymm3
	vshufps	$47, %ymm3, %ymm0, %ymm0
	vmulps	%ymm6, %ymm0, %ymm6
	vpmovzxbd	%xmm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	%ymm4, %ymm0, %ymm1
	vshufps	$51, %ymm1, %ymm7, %ymm3
	vshufps	$47, %ymm3, %ymm1, %ymm1
	vmulps	%ymm0, %ymm1, %ymm7
	testq	%r13, %r13
	je	.LBB2_63
	movq	%rax, 16(%rsp)
	orq	$1, %r10
	cmpq	$3, %r10
	jae	.LBB2_33
	xorl	%eax, %eax
	jmp	.LBB2_8
.LBB2_35:
	vpmovzxbd	%xmm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm3
	testq	%r13, %r13
	je	.LBB2_64
	movq	%rax, 16(%rsp)
	orq	$1, %r10
	cmpq	$3, %r10
	jae	.LBB2_61
	xorl	%eax, %eax
	jmp	.LBB2_38
.LBB2_63:
	vmulps	%ymm6, %ymm5, %ymm8
	vmulps	%ymm7, %ymm5, %ymm9
	vmulps	%ymm5, %ymm8, %ymm10
	vmulps	%ymm5, %ymm9, %ymm11
	testq	%rax, %rax
	jne	.LBB2_27
	jmp	.LBB2_31
.LBB2_33:
	movq	%r13, %r8
	andq	$-4, %r8
	movq	16(%rbp), %rax
	leaq	608(%rax), %r11
	xorl	%eax, %eax
	.p2align	4
.LBB2_34:
	vmovups	%ymm6, -608(%r11)
	vmovups	%ymm7, -576(%r11)
	vmovups	%ymm6, -416(%r11)
	vmovups	%ymm7, -384(%r11)
	vmovups	%ymm6, -224(%r11)
	vmovups	%ymm7, -192(%r11)
	vmovups	%ymm6, -32(%r11)
	vmovups	%ymm7, (%r11)
	addq	$4, %rax
	addq	$768, %r11
	cmpq	%rax, %r8
	jne	.LBB2_34
.LBB2_8:
	testb	$2, %r13b
	je	.LBB2_11
	leaq	(%rax,%rax,2), %rax
	shlq	$6, %rax
	movq	16(%rbp), %r8
	addq	%r8, %rax
	addq	$32, %rax
	movl	%r13d, %r8d
	andl	$2, %r8d
	shll	$6, %r8d
	leaq	(%r8,%r8,2), %r8
	xorl	%r11d, %r11d
	.p2align	4
.LBB2_10:
	vmovups	%ymm6, -32(%rax,%r11)
	vmovups	%ymm7, (%rax,%r11)
	addq	$192, %r11
	cmpq	%r11, %r8
	jne	.LBB2_10
.LBB2_11:
	vmulps	%ymm6, %ymm5, %ymm8
	vmulps	%ymm7, %ymm5, %ymm9
	cmpq	$3, %r10
	jae	.LBB2_13
	xorl	%eax, %eax
	jmp	.LBB2_15
.LBB2_13:
	movq	%r13, %r8
	andq	$-4, %r8
	movq	16(%rbp), %rax
	leaq	672(%rax), %r11
	xorl	%eax, %eax
	.p2align	4
.LBB2_14:
	vmovups	%ymm8, -608(%r11)
	vmovups	%ymm9, -576(%r11)
	vmovups	%ymm8, -416(%r11)
	vmovups	%ymm9, -384(%r11)
	vmovups	%ymm8, -224(%r11)
	vmovups	%ymm9, -192(%r11)
	vmovups	%ymm8, -32(%r11)
	vmovups	%ymm9, (%r11)
	addq	$4, %rax
	addq	$768, %r11
	cmpq	%rax, %r8
	jne	.LBB2_14
.LBB2_15:
	testb	$2, %r13b
	je	.LBB2_18
	leaq	(%rax,%rax,2), %rax
	shlq	$6, %rax
	movq	16(%rbp), %r8
	addq	%r8, %rax
	addq	$96, %rax
	movl	%r13d, %r8d
	andl	$2, %r8d
	shll	$6, %r8d
	leaq	(%r8,%r8,2), %r8
	xorl	%r11d, %r11d
	.p2align	4
.LBB2_17:
	vmovups	%ymm8, -32(%rax,%r11)
	vmovups	%ymm9, (%rax,%r11)
	addq	$192, %r11
	cmpq	%r11, %r8
	jne	.LBB2_17
.LBB2_18:
	vmulps	%ymm5, %ymm8, %ymm10
	vmulps	%ymm5, %ymm9, %ymm11
	cmpq	$3, %r10
	jae	.LBB2_20
	xorl	%eax, %eax
	jmp	.LBB2_22
.LBB2_20:
	movq	%r13, %r8
	andq	$-4, %r8
	movq	16(%rbp), %rax
	leaq	736(%rax), %r10
	xorl	%eax, %eax
	.p2align	4
.LBB2_21:
	vmovups	%ymm10, -608(%r10)
	vmovups	%ymm11, -576(%r10)
	vmovups	%ymm10, -416(%r10)
	vmovups	%ymm11, -384(%r10)
	vmovups	%ymm10, -224(%r10)
	vmovups	%ymm11, -192(%r10)
	vmovups	%ymm10, -32(%r10)
	vmovups	%ymm11, (%r10)
	addq	$4, %rax
	addq	$768, %r10
	cmpq	%rax, %r8
	jne	.LBB2_21
.LBB2_22:
	testb	$2, %r13b
	je	.LBB2_25
	leaq	(%rax,%rax,2), %rax
	shlq	$6, %rax
	movq	16(%rbp), %r8
	addq	%r8, %rax
	addq	$160, %rax
	andl	$2, %r13d
	shll	$6, %r13d
	leaq	(,%r13,2), %r8
	addq	%r13, %r8
	xorl	%r10d, %r10d
	.p2align	4
.LBB2_24:
	vmovups	%ymm10, -32(%rax,%r10)
	vmovups	%ymm11, (%rax,%r10)
	addq	$192, %r10
	cmpq	%r10, %r8
	jne	.LBB2_24
.LBB2_25:
	movq	16(%rsp), %rax
	testq	%rax, %rax
	je	.LBB2_31
.LBB2_27:
	vmulps	%ymm6, %ymm2, %ymm5
	vmulps	%ymm7, %ymm2, %ymm6
	vmulps	%ymm2, %ymm11, %ymm7
	vmulps	%ymm2, %ymm10, %ymm10
	vmulps	%ymm2, %ymm8, %ymm8
	vmulps	%ymm2, %ymm9, %ymm2
	shlq	$2, %r9
	leaq	(%r9,%r9,2), %rax
	movq	$-12, %r8
	subq	%rax, %r8
	movq	$-3, %r9
	subq	%r14, %r9
	movq	%r9, %r10
	subq	%rcx, %r10
	xorl	%r13d, %r13d
	movq	16(%rbp), %r11
	jmp	.LBB2_28
	.p2align	4
.LBB2_30:
	vaddps	%ymm5, %ymm13, %ymm5
	vaddps	%ymm6, %ymm14, %ymm6
	vaddps	%ymm15, %ymm8, %ymm8
	vaddps	%ymm1, %ymm2, %ymm2
	vaddps	%ymm3, %ymm10, %ymm10
	vaddps	%ymm4, %ymm7, %ymm7
	incq	%r13
	addq	$4, %r8
	movq	%r10, %rax
	addq	%r13, %rax
	je	.LBB2_31
.LBB2_28:
	movq	%r11, %rax
	cmpq	%rcx, %r13
	movq	24(%rsp), %r14
	cmovbq	%r13, %r14
	addq	$192, %r11
	cmpq	%rbx, %r11
	cmoveq	16(%rbp), %r11
	vmovd	(%rdi,%r14,4), %xmm0
	vpinsrd	$1, (%rsi,%r14,4), %xmm0, %xmm0
	vpmovzxbd	%xmm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	.LCPI2_2(%rip), %ymm4
	vmulps	%ymm4, %ymm0, %ymm1
	vbroadcastss	.LCPI2_3(%rip), %ymm9
	vshufps	$51, %ymm1, %ymm9, %ymm3
	vshufps	$47, %ymm3, %ymm1, %ymm1
	vmovd	(%r15,%r14,4), %xmm3
	vpinsrd	$1, (%r12,%r14,4), %xmm3, %xmm3
	vmulps	%ymm0, %ymm1, %ymm0
	vpmovzxbd	%xmm3, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	%ymm4, %ymm1, %ymm3
	vshufps	$51, %ymm3, %ymm9, %ymm4
	vshufps	$47, %ymm4, %ymm3, %ymm3
	vaddps	(%rax), %ymm0, %ymm4
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm0, (%rax)
	vsubps	(%r11), %ymm0, %ymm13
	vmovaps	32(%rsp), %ymm3
	vfmadd213ps	%ymm5, %ymm3, %ymm4
	vaddps	32(%rax), %ymm1, %ymm0
	vmovups	%ymm1, 32(%rax)
	vsubps	32(%r11), %ymm1, %ymm14
	vaddps	64(%rax), %ymm4, %ymm9
	vfmadd213ps	%ymm6, %ymm3, %ymm0
	vmovups	%ymm4, 64(%rax)
	vsubps	64(%r11), %ymm4, %ymm15
	vfmadd213ps	%ymm8, %ymm3, %ymm9
	vaddps	96(%rax), %ymm0, %ymm11
	vfmadd213ps	%ymm2, %ymm3, %ymm11
	vmovups	%ymm0, 96(%rax)
	vsubps	96(%r11), %ymm0, %ymm1
	vmovups	128(%rax), %ymm12
	vmovups	%ymm9, 128(%rax)
	vsubps	128(%r11), %ymm9, %ymm3
	vmovups	160(%rax), %ymm0
	vmovups	%ymm11, 160(%rax)
	vsubps	160(%r11), %ymm11, %ymm4
	cmpq	%rdx, %r13
	jb	.LBB2_30
	vaddps	%ymm0, %ymm11, %ymm0
	vmovaps	32(%rsp), %ymm11
	vfmadd213ps	%ymm7, %ymm11, %ymm0
	vaddps	%ymm12, %ymm9, %ymm9
	vfmadd213ps	%ymm10, %ymm11, %ymm9
	leaq	(%r9,%r13), %rax
	vmovaps	64(%rsp), %ymm11
	vmulps	%ymm9, %ymm11, %ymm9
	vmulps	%ymm0, %ymm11, %ymm0
	vxorps	%xmm11, %xmm11, %xmm11
	vmaxps	%ymm11, %ymm9, %ymm9
	vmaxps	%ymm11, %ymm0, %ymm0
	shrq	$5, %rax
	imulq	32(%rbp), %rax
	movq	24(%rbp), %r14
	leaq	(%r14,%rax,2), %rax
	movl	%r8d, %r14d
	andl	$124, %r14d
	vbroadcastss	.LCPI2_4(%rip), %ymm11
	vaddps	%ymm11, %ymm9, %ymm9
	vmovdqa	.LCPI2_5(%rip), %ymm12
	vpshufb	%ymm12, %ymm9, %ymm9
	vpermq	$232, %ymm9, %ymm9
	vmovq	%xmm9, (%rax,%r14,2)
	vpextrq	$1, %xmm9, 256(%rax,%r14,2)
	vaddps	%ymm0, %ymm11, %ymm0
	vpshufb	%ymm12, %ymm0, %ymm0
	vpermq	$232, %ymm0, %ymm0
	vmovq	%xmm0, 512(%rax,%r14,2)
	vpextrq	$1, %xmm0, 768(%rax,%r14,2)
	jmp	.LBB2_30
.LBB2_64:
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm5, %ymm7
	vmulps	%ymm4, %ymm5, %ymm8
	vmulps	%ymm7, %ymm5, %ymm9
	testq	%rax, %rax
	jne	.LBB2_57
	jmp	.LBB2_31
.LBB2_61:
	movq	%r13, %r8
	andq	$-4, %r8
	movq	16(%rbp), %rax
	leaq	608(%rax), %r11
	xorl	%eax, %eax
	.p2align	4
.LBB2_62:
	vmovups	%ymm6, -608(%r11)
	vmovups	%ymm3, -576(%r11)
	vmovups	%ymm6, -416(%r11)
	vmovups	%ymm3, -384(%r11)
	vmovups	%ymm6, -224(%r11)
	vmovups	%ymm3, -192(%r11)
	vmovups	%ymm6, -32(%r11)
	vmovups	%ymm3, (%r11)
	addq	$4, %rax
	addq	$768, %r11
	cmpq	%rax, %r8
	jne	.LBB2_62
.LBB2_38:
	testb	$2, %r13b
	je	.LBB2_41
	leaq	(%rax,%rax,2), %rax
	shlq	$6, %rax
	movq	16(%rbp), %r8
	addq	%r8, %rax
	addq	$32, %rax
	movl	%r13d, %r8d
	andl	$2, %r8d
	shll	$6, %r8d
	leaq	(%r8,%r8,2), %r8
	xorl	%r11d, %r11d
	.p2align	4
.LBB2_40:
	vmovups	%ymm6, -32(%rax,%r11)
	vmovups	%ymm3, (%rax,%r11)
	addq	$192, %r11
	cmpq	%r11, %r8
	jne	.LBB2_40
.LBB2_41:
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm5, %ymm7
	cmpq	$3, %r10
	jae	.LBB2_43
	xorl	%eax, %eax
	jmp	.LBB2_45
.LBB2_43:
	movq	%r13, %r8
	andq	$-4, %r8
	movq	16(%rbp), %rax
	leaq	672(%rax), %r11
	xorl	%eax, %eax
	.p2align	4
.LBB2_44:
	vmovups	%ymm4, -608(%r11)
	vmovups	%ymm7, -576(%r11)
	vmovups	%ymm4, -416(%r11)
	vmovups	%ymm7, -384(%r11)
	vmovups	%ymm4, -224(%r11)
	vmovups	%ymm7, -192(%r11)
	vmovups	%ymm4, -32(%r11)
	vmovups	%ymm7, (%r11)
	addq	$4, %rax
	addq	$768, %r11
	cmpq	%rax, %r8
	jne	.LBB2_44
.LBB2_45:
	testb	$2, %r13b
	je	.LBB2_48
	leaq	(%rax,%rax,2), %rax
	shlq	$6, %rax
	movq	16(%rbp), %r8
	addq	%r8, %rax
	addq	$96, %rax
	movl	%r13d, %r8d
	andl	$2, %r8d
	shll	$6, %r8d
	leaq	(%r8,%r8,2), %r8
	xorl	%r11d, %r11d
	.p2align	4
.LBB2_47:
	vmovups	%ymm4, -32(%rax,%r11)
	vmovups	%ymm7, (%rax,%r11)
	addq	$192, %r11
	cmpq	%r11, %r8
	jne	.LBB2_47
.LBB2_48:
	vmulps	%ymm4, %ymm5, %ymm8
	vmulps	%ymm7, %ymm5, %ymm9
	cmpq	$3, %r10
	jae	.LBB2_50
	xorl	%eax, %eax
	jmp	.LBB2_52
.LBB2_50:
	movq	%r13, %r8
	andq	$-4, %r8
	movq	16(%rbp), %rax
	leaq	736(%rax), %r10
	xorl	%eax, %eax
	.p2align	4
.LBB2_51:
	vmovups	%ymm8, -608(%r10)
	vmovups	%ymm9, -576(%r10)
	vmovups	%ymm8, -416(%r10)
	vmovups	%ymm9, -384(%r10)
	vmovups	%ymm8, -224(%r10)
	vmovups	%ymm9, -192(%r10)
	vmovups	%ymm8, -32(%r10)
	vmovups	%ymm9, (%r10)
	addq	$4, %rax
	addq	$768, %r10
	cmpq	%rax, %r8
	jne	.LBB2_51
.LBB2_52:
	testb	$2, %r13b
	je	.LBB2_55
	leaq	(%rax,%rax,2), %rax
	shlq	$6, %rax
	movq	16(%rbp), %r8
	addq	%r8, %rax
	addq	$160, %rax
	andl	$2, %r13d
	shll	$6, %r13d
	leaq	(,%r13,2), %r8
	addq	%r13, %r8
	xorl	%r10d, %r10d
	.p2align	4
.LBB2_54:
	vmovups	%ymm8, -32(%rax,%r10)
	vmovups	%ymm9, (%rax,%r10)
	addq	$192, %r10
	cmpq	%r10, %r8
	jne	.LBB2_54
.LBB2_55:
	movq	16(%rsp), %rax
	testq	%rax, %rax
	je	.LBB2_31
.LBB2_57:
	vmulps	%ymm6, %ymm2, %ymm5
	vmulps	%ymm3, %ymm2, %ymm3
	vmulps	%ymm2, %ymm9, %ymm6
	vmulps	%ymm2, %ymm8, %ymm8
	vmulps	%ymm4, %ymm2, %ymm4
	vmulps	%ymm7, %ymm2, %ymm2
	shlq	$2, %r9
	leaq	(%r9,%r9,2), %rax
	movq	$-12, %r8
	subq	%rax, %r8
	movq	$-3, %r9
	subq	%r14, %r9
	movq	%r9, %r10
	subq	%rcx, %r10
	xorl	%r13d, %r13d
	movq	16(%rbp), %rax
	jmp	.LBB2_58
	.p2align	4
.LBB2_60:
	vaddps	%ymm5, %ymm11, %ymm5
	vaddps	%ymm3, %ymm12, %ymm3
	vaddps	%ymm4, %ymm13, %ymm4
	vaddps	%ymm1, %ymm2, %ymm2
	vaddps	%ymm14, %ymm8, %ymm8
	vaddps	%ymm6, %ymm15, %ymm6
	incq	%r13
	addq	$4, %r8
	movq	%r10, %r11
	addq	%r13, %r11
	je	.LBB2_31
.LBB2_58:
	cmpq	%rcx, %r13
	movq	24(%rsp), %r14
	cmovbq	%r13, %r14
	movq	%rax, %r11
	vmovd	(%rdi,%r14,4), %xmm0
	vpinsrd	$1, (%rsi,%r14,4), %xmm0, %xmm0
	addq	$192, %rax
	cmpq	%rbx, %rax
	cmoveq	16(%rbp), %rax
	vpmovzxbd	%xmm0, %ymm0
	vmovd	(%r15,%r14,4), %xmm1
	vpinsrd	$1, (%r12,%r14,4), %xmm1, %xmm1
	vcvtdq2ps	%ymm0, %ymm0
	vpmovzxbd	%xmm1, %ymm1
	vaddps	(%r11), %ymm0, %ymm9
	vcvtdq2ps	%ymm1, %ymm1
	vmovups	%ymm0, (%r11)
	vsubps	(%rax), %ymm0, %ymm11
	vmovaps	32(%rsp), %ymm10
	vfmadd213ps	%ymm5, %ymm10, %ymm9
	vaddps	32(%r11), %ymm1, %ymm0
	vmovups	%ymm1, 32(%r11)
	vsubps	32(%rax), %ymm1, %ymm12
	vaddps	64(%r11), %ymm9, %ymm7
	vfmadd213ps	%ymm3, %ymm10, %ymm0
	vmovups	%ymm9, 64(%r11)
	vsubps	64(%rax), %ymm9, %ymm13
	vfmadd213ps	%ymm4, %ymm10, %ymm7
	vaddps	96(%r11), %ymm0, %ymm9
	vfmadd213ps	%ymm2, %ymm10, %ymm9
	vmovups	%ymm0, 96(%r11)
	vsubps	96(%rax), %ymm0, %ymm1
	vmovups	128(%r11), %ymm10
	vmovups	%ymm7, 128(%r11)
	vsubps	128(%rax), %ymm7, %ymm14
	vmovups	160(%r11), %ymm0
	vmovups	%ymm9, 160(%r11)
	vsubps	160(%rax), %ymm9, %ymm15
	cmpq	%rdx, %r13
	jb	.LBB2_60
	vaddps	%ymm0, %ymm9, %ymm0
	vmovaps	32(%rsp), %ymm9
	vfmadd213ps	%ymm6, %ymm9, %ymm0
	vaddps	%ymm7, %ymm10, %ymm7
	vfmadd213ps	%ymm8, %ymm9, %ymm7
	leaq	(%r9,%r13), %r11
	vmovaps	64(%rsp), %ymm9
	vmulps	%ymm7, %ymm9, %ymm7
	vmulps	%ymm0, %ymm9, %ymm0
	vxorps	%xmm9, %xmm9, %xmm9
	vmaxps	%ymm9, %ymm7, %ymm7
	vmaxps	%ymm9, %ymm0, %ymm0
	shrq	$5, %r11
	imulq	32(%rbp), %r11
	movq	24(%rbp), %r14
	leaq	(%r14,%r11,2), %r11
	movl	%r8d, %r14d
	andl	$124, %r14d
	vbroadcastss	.LCPI2_4(%rip), %ymm9
	vaddps	%ymm7, %ymm9, %ymm7
	vmovdqa	.LCPI2_5(%rip), %ymm10
	vpshufb	%ymm10, %ymm7, %ymm7
	vpermq	$232, %ymm7, %ymm7
	vmovq	%xmm7, (%r11,%r14,2)
	vpextrq	$1, %xmm7, 256(%r11,%r14,2)
	vaddps	%ymm0, %ymm9, %ymm0
	vpshufb	%ymm10, %ymm0, %ymm0
	vpermq	$232, %ymm0, %ymm0
	vmovq	%xmm0, 512(%r11,%r14,2)
	vpextrq	$1, %xmm0, 768(%r11,%r14,2)
	jmp	.LBB2_60
.LBB2_31:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB2_32:
	vzeroupper
	retq
.Lfunc_end2:
	.size	blur_rows, .Lfunc_end2-blur_rows
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI3_0:
	.long	0x40000000
.LCPI3_1:
	.long	0x3f800000
.LCPI3_2:
	.long	0x3b800000
.LCPI3_3:
	.long	0x437f0000
.LCPI3_4:
	.long	0x3f000000
.LCPI3_5:
	.long	0x4b000000
.LCPI3_6:
	.long	0x4b0000ff
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI3_7:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
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
.LCPI3_8:
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
	andq	$-32, %rsp
	subq	$384, %rsp
	movq	%r9, 16(%rsp)
	movl	%ecx, 28(%rsp)
	movq	%rdi, 144(%rsp)
	movq	16(%rbp), %rax
	testq	%rsi, %rsi
	sete	%cl
	testq	%rdx, %rdx
	sete	%dil
	orb	%cl, %dil
	movq	%rdx, 88(%rsp)
	jne	.LBB3_14
	leaq	2(,%r8,2), %r9
	leaq	(%r8,%r8,2), %rdx
	leaq	1(,%r8,2), %rbx
	testq	%rbx, %rbx
	js	.LBB3_2
	vcvtsi2ss	%rbx, %xmm15, %xmm1
	jmp	.LBB3_4
.LBB3_2:
	movq	%r8, %rcx
	orq	$1, %rcx
	movabsq	$9223372036854775807, %rdi
	andq	%rcx, %rdi
	vcvtsi2ss	%rdi, %xmm15, %xmm1
	vaddss	%xmm1, %xmm1, %xmm1
.LBB3_4:
	leaq	(%r8,%r8,2), %rcx
	addq	$3, %rcx
	vbroadcastss	%xmm1, %ymm2
	vmovaps	%ymm2, 224(%rsp)
	vfmadd231ss	.LCPI3_0(%rip), %xmm0, %xmm1
	vmulss	%xmm1, %xmm1, %xmm2
	vmulss	%xmm2, %xmm1, %xmm2
	vmovss	.LCPI3_1(%rip), %xmm3
	vdivss	%xmm2, %xmm3, %xmm2
	leaq	(%r9,%r9,2), %r14
	shlq	$6, %r14
	movq	16(%rsp), %rdi
	addq	%rdi, %r14
	vbroadcastss	%xmm1, %ymm1
	vmovaps	%ymm1, 160(%rsp)
	leaq	(%rsi,%rdx), %r15
	addq	$3, %r15
	movabsq	$72057594037927935, %r12
	addq	%rsi, %r12
	vbroadcastss	%xmm0, %ymm0
	vmovaps	%ymm0, 192(%rsp)
	vbroadcastss	%xmm2, %ymm0
	vmovaps	%ymm0, 288(%rsp)
	movq	%r9, %r13
	andq	$-4, %r13
	leaq	608(%rdi), %rdx
	movq	%rdx, 80(%rsp)
	leaq	32(%rdi), %rdx
	movq	%rdx, 72(%rsp)
	movl	%r9d, %edx
	shll	$6, %edx
	movzbl	%dl, %edx
	leaq	(%rdx,%rdx,2), %r11
	leaq	672(%rdi), %rdx
	movq	%rdx, 64(%rsp)
	leaq	96(%rdi), %rdx
	movq	%rdx, 56(%rsp)
	leaq	736(%rdi), %rdx
	movq	%rdx, 48(%rsp)
	shlq	$7, %r8
	leaq	(%r8,%r8,2), %rdx
	movq	%rax, %r8
	subq	%rdx, %r8
	leaq	160(%rdi), %rdx
	movq	%rdx, 40(%rsp)
	addq	$-376, %r8
	movq	%r8, 32(%rsp)
	xorl	%r8d, %r8d
	movq	%r9, 136(%rsp)
	movq	%rbx, 128(%rsp)
	jmp	.LBB3_5
	.p2align	4
.LBB3_44:
	movq	152(%rsp), %r8
	addq	$4, %r8
	addq	$16, 32(%rsp)
	movq	88(%rsp), %rdx
	cmpq	%rdx, %r8
	movq	136(%rsp), %r9
	movq	128(%rsp), %rbx
	jae	.LBB3_14
.LBB3_5:
	movq	144(%rsp), %rdx
	vpmovzxwd	(%rdx,%r8,8), %ymm0
	leaq	(%rdx,%r8,8), %r10
	vcvtdq2ps	%ymm0, %ymm2
	vpmovzxwd	16(%rdx,%r8,8), %ymm0
	vcvtdq2ps	%ymm0, %ymm1
	vmovaps	224(%rsp), %ymm0
	vmulps	%ymm2, %ymm0, %ymm12
	vmulps	%ymm1, %ymm0, %ymm0
	vmovaps	%ymm0, 96(%rsp)
	cmpl	$0, 28(%rsp)
	movq	%r8, 152(%rsp)
	je	.LBB3_47
	testq	%r9, %r9
	je	.LBB3_26
	cmpq	$3, %rbx
	jae	.LBB3_45
	xorl	%edx, %edx
	jmp	.LBB3_9
	.p2align	4
.LBB3_47:
	testq	%r9, %r9
	je	.LBB3_82
	cmpq	$3, %rbx
	jae	.LBB3_72
	xorl	%edx, %edx
	jmp	.LBB3_50
	.p2align	4
.LBB3_26:
	vmovaps	160(%rsp), %ymm0
	vmulps	%ymm2, %ymm0, %ymm14
	vmulps	%ymm1, %ymm0, %ymm15
	vmulps	%ymm0, %ymm14, %ymm1
	vmulps	%ymm0, %ymm15, %ymm2
	jmp	.LBB3_39
.LBB3_45:
	movq	80(%rsp), %rdi
	xorl	%edx, %edx
	.p2align	4
.LBB3_46:
	vmovups	%ymm2, -608(%rdi)
	vmovups	%ymm1, -576(%rdi)
	vmovups	%ymm2, -416(%rdi)
	vmovups	%ymm1, -384(%rdi)
	vmovups	%ymm2, -224(%rdi)
	vmovups	%ymm1, -192(%rdi)
	vmovups	%ymm2, -32(%rdi)
	vmovups	%ymm1, (%rdi)
	addq	$4, %rdx
	addq	$768, %rdi
	cmpq	%rdx, %r13
	jne	.LBB3_46
.LBB3_9:
	testb	$2, %r9b
	je	.LBB3_12
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	addq	72(%rsp), %rdx
	xorl	%edi, %edi
	.p2align	4
.LBB3_11:
	vmovups	%ymm2, -32(%rdx,%rdi)
	vmovups	%ymm1, (%rdx,%rdi)
	addq	$192, %rdi
	cmpq	%rdi, %r11
	jne	.LBB3_11
.LBB3_12:
	vmovaps	160(%rsp), %ymm0
	vmulps	%ymm2, %ymm0, %ymm14
	vmulps	%ymm1, %ymm0, %ymm15
	cmpq	$3, %rbx
	jae	.LBB3_27
	xorl	%edx, %edx
	jmp	.LBB3_29
.LBB3_27:
	movq	64(%rsp), %rdi
	xorl	%edx, %edx
	.p2align	4
.LBB3_28:
	vmovups	%ymm14, -608(%rdi)
	vmovups	%ymm15, -576(%rdi)
	vmovups	%ymm14, -416(%rdi)
	vmovups	%ymm15, -384(%rdi)
	vmovups	%ymm14, -224(%rdi)
	vmovups	%ymm15, -192(%rdi)
	vmovups	%ymm14, -32(%rdi)
	vmovups	%ymm15, (%rdi)
	addq	$4, %rdx
	addq	$768, %rdi
	cmpq	%rdx, %r13
	jne	.LBB3_28
.LBB3_29:
	testb	$2, %r9b
	je	.LBB3_32
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	addq	56(%rsp), %rdx
	xorl	%edi, %edi
	.p2align	4
.LBB3_31:
	vmovups	%ymm14, -32(%rdx,%rdi)
	vmovups	%ymm15, (%rdx,%rdi)
	addq	$192, %rdi
	cmpq	%rdi, %r11
	jne	.LBB3_31
.LBB3_32:
	vmovaps	160(%rsp), %ymm0
	vmulps	%ymm0, %ymm14, %ymm1
	vmulps	%ymm0, %ymm15, %ymm2
	cmpq	$3, %rbx
	jae	.LBB3_34
	xorl	%edx, %edx
	jmp	.LBB3_36
.LBB3_34:
	movq	48(%rsp), %rdi
	xorl	%edx, %edx
	.p2align	4
.LBB3_35:
	vmovups	%ymm1, -608(%rdi)
	vmovups	%ymm2, -576(%rdi)
	vmovups	%ymm1, -416(%rdi)
	vmovups	%ymm2, -384(%rdi)
	vmovups	%ymm1, -224(%rdi)
	vmovups	%ymm2, -192(%rdi)
	vmovups	%ymm1, -32(%rdi)
	vmovups	%ymm2, (%rdi)
	addq	$4, %rdx
	addq	$768, %rdi
	cmpq	%rdx, %r13
	jne	.LBB3_35
.LBB3_36:
	testb	$2, %r9b
	je	.LBB3_39
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	addq	40(%rsp), %rdx
	xorl	%edi, %edi
	.p2align	4
.LBB3_38:
	vmovups	%ymm1, -32(%rdx,%rdi)
	vmovups	%ymm2, (%rdx,%rdi)
	addq	$192, %rdi
	cmpq	%rdi, %r11
	jne	.LBB3_38
.LBB3_39:
	testq	%r15, %r15
	je	.LBB3_44
	vmovaps	224(%rsp), %ymm0
	vmulps	%ymm2, %ymm0, %ymm2
	vmulps	%ymm1, %ymm0, %ymm1
	vmulps	%ymm0, %ymm14, %ymm14
	vmulps	%ymm0, %ymm15, %ymm15
	movq	32(%rsp), %r8
	movq	16(%rsp), %rbx
	xorl	%edi, %edi
	jmp	.LBB3_41
	.p2align	4
.LBB3_43:
	vaddps	%ymm8, %ymm12, %ymm12
	vmovaps	96(%rsp), %ymm0
	vaddps	%ymm0, %ymm9, %ymm0
	vmovaps	%ymm0, 96(%rsp)
	vaddps	%ymm11, %ymm14, %ymm14
	vaddps	%ymm4, %ymm15, %ymm15
	vaddps	%ymm5, %ymm1, %ymm1
	vaddps	%ymm6, %ymm2, %ymm2
	incq	%rdi
	subq	$-128, %r8
	cmpq	%rdi, %r15
	je	.LBB3_44
.LBB3_41:
	movq	%rbx, %r9
	addq	$192, %rbx
	cmpq	%r14, %rbx
	cmoveq	16(%rsp), %rbx
	cmpq	%rsi, %rdi
	movq	%r12, %rdx
	cmovbq	%rdi, %rdx
	shlq	$8, %rdx
	vpmovzxwd	(%r10,%rdx), %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vpmovzxwd	16(%r10,%rdx), %ymm3
	vaddps	(%r9), %ymm0, %ymm4
	vcvtdq2ps	%ymm3, %ymm3
	vmovups	%ymm0, (%r9)
	vsubps	(%rbx), %ymm0, %ymm8
	vmovaps	192(%rsp), %ymm5
	vfmadd213ps	%ymm12, %ymm5, %ymm4
	vaddps	32(%r9), %ymm3, %ymm0
	vmovups	%ymm3, 32(%r9)
	vsubps	32(%rbx), %ymm3, %ymm9
	vaddps	64(%r9), %ymm4, %ymm7
	vfmadd213ps	96(%rsp), %ymm5, %ymm0
	vmovups	%ymm4, 64(%r9)
	vsubps	64(%rbx), %ymm4, %ymm11
	vfmadd213ps	%ymm14, %ymm5, %ymm7
	vaddps	96(%r9), %ymm0, %ymm3
	vfmadd213ps	%ymm15, %ymm5, %ymm3
	vmovups	%ymm0, 96(%r9)
	vsubps	96(%rbx), %ymm0, %ymm4
	vmovups	128(%r9), %ymm10
	vmovups	%ymm7, 128(%r9)
	vsubps	128(%rbx), %ymm7, %ymm5
	vmovups	160(%r9), %ymm0
	vmovups	%ymm3, 160(%r9)
	vsubps	160(%rbx), %ymm3, %ymm6
	cmpq	%rcx, %rdi
	jb	.LBB3_43
	vaddps	%ymm0, %ymm3, %ymm0
	vmovaps	%ymm8, 256(%rsp)
	vmovaps	192(%rsp), %ymm8
	vfmadd213ps	%ymm2, %ymm8, %ymm0
	vaddps	%ymm7, %ymm10, %ymm3
	vfmadd213ps	%ymm1, %ymm8, %ymm3
	vmovaps	288(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm3
	vmulps	%ymm0, %ymm7, %ymm0
	vxorps	%xmm7, %xmm7, %xmm7
	vmaxps	%ymm7, %ymm3, %ymm3
	vmaxps	%ymm7, %ymm0, %ymm0
	vbroadcastss	.LCPI3_2(%rip), %ymm7
	vmulps	%ymm7, %ymm3, %ymm3
	vshufps	$255, %ymm3, %ymm3, %ymm7
	vbroadcastss	.LCPI3_3(%rip), %ymm8
	vdivps	%ymm7, %ymm8, %ymm10
	vmovaps	%ymm9, 320(%rsp)
	vmovaps	%ymm12, %ymm9
	vbroadcastss	.LCPI3_1(%rip), %ymm12
	vshufps	$3, %ymm10, %ymm12, %ymm12
	vshufps	$32, %ymm12, %ymm10, %ymm10
	vmulps	%ymm3, %ymm10, %ymm3
	vbroadcastss	.LCPI3_4(%rip), %ymm10
	vcmpnltps	%ymm10, %ymm7, %ymm7
	vandps	%ymm3, %ymm7, %ymm3
	vcmpnltps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.LCPI3_5(%rip), %ymm10
	vaddps	%ymm3, %ymm10, %ymm3
	vbroadcastss	.LCPI3_6(%rip), %ymm10
	vblendvps	%ymm7, %ymm10, %ymm3, %ymm3
	vextractf128	$1, %ymm3, %xmm7
	vmovd	.LCPI3_8(%rip), %xmm13
	vpshufb	%xmm13, %xmm7, %xmm7
	vpshufb	%xmm13, %xmm3, %xmm3
	vbroadcastss	.LCPI3_2(%rip), %ymm10
	vmulps	%ymm0, %ymm10, %ymm0
	vshufps	$255, %ymm0, %ymm0, %ymm10
	vdivps	%ymm10, %ymm8, %ymm12
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vbroadcastss	.LCPI3_1(%rip), %ymm7
	vshufps	$3, %ymm12, %ymm7, %ymm7
	vshufps	$32, %ymm7, %ymm12, %ymm7
	vmovaps	%ymm9, %ymm12
	vmovaps	320(%rsp), %ymm9
	vmulps	%ymm7, %ymm0, %ymm0
	vbroadcastss	.LCPI3_4(%rip), %ymm7
	vcmpnltps	%ymm7, %ymm10, %ymm7
	vandps	%ymm0, %ymm7, %ymm0
	vcmpnltps	%ymm8, %ymm0, %ymm7
	vmovaps	256(%rsp), %ymm8
	vbroadcastss	.LCPI3_5(%rip), %ymm10
	vaddps	%ymm0, %ymm10, %ymm0
	vbroadcastss	.LCPI3_6(%rip), %ymm10
	vblendvps	%ymm7, %ymm10, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm7
	vpshufb	%xmm13, %xmm7, %xmm7
	vpshufb	%xmm13, %xmm0, %xmm0
	vpunpckldq	%xmm7, %xmm0, %xmm0
	vpunpcklqdq	%xmm0, %xmm3, %xmm0
	vmovdqu	%xmm0, -8(%r8)
	jmp	.LBB3_43
.LBB3_82:
	vmovaps	160(%rsp), %ymm0
	vmulps	%ymm2, %ymm0, %ymm14
	vmulps	%ymm1, %ymm0, %ymm15
	vmulps	%ymm0, %ymm14, %ymm2
	vmulps	%ymm0, %ymm15, %ymm1
	jmp	.LBB3_67
.LBB3_72:
	movq	80(%rsp), %rdi
	xorl	%edx, %edx
	.p2align	4
.LBB3_73:
	vmovups	%ymm2, -608(%rdi)
	vmovups	%ymm1, -576(%rdi)
	vmovups	%ymm2, -416(%rdi)
	vmovups	%ymm1, -384(%rdi)
	vmovups	%ymm2, -224(%rdi)
	vmovups	%ymm1, -192(%rdi)
	vmovups	%ymm2, -32(%rdi)
	vmovups	%ymm1, (%rdi)
	addq	$4, %rdx
	addq	$768, %rdi
	cmpq	%rdx, %r13
	jne	.LBB3_73
.LBB3_50:
	testb	$2, %r9b
	je	.LBB3_53
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	addq	72(%rsp), %rdx
	xorl	%edi, %edi
	.p2align	4
.LBB3_52:
	vmovups	%ymm2, -32(%rdx,%rdi)
	vmovups	%ymm1, (%rdx,%rdi)
	addq	$192, %rdi
	cmpq	%rdi, %r11
	jne	.LBB3_52
.LBB3_53:
	vmovaps	160(%rsp), %ymm0
	vmulps	%ymm2, %ymm0, %ymm14
	vmulps	%ymm1, %ymm0, %ymm15
	cmpq	$3, %rbx
	jae	.LBB3_55
	xorl	%edx, %edx
	jmp	.LBB3_57
.LBB3_55:
	movq	64(%rsp), %rdi
	xorl	%edx, %edx
	.p2align	4
.LBB3_56:
	vmovups	%ymm14, -608(%rdi)
	vmovups	%ymm15, -576(%rdi)
	vmovups	%ymm14, -416(%rdi)
	vmovups	%ymm15, -384(%rdi)
	vmovups	%ymm14, -224(%rdi)
	vmovups	%ymm15, -192(%rdi)
	vmovups	%ymm14, -32(%rdi)
	vmovups	%ymm15, (%rdi)
	addq	$4, %rdx
	addq	$768, %rdi
	cmpq	%rdx, %r13
	jne	.LBB3_56
.LBB3_57:
	testb	$2, %r9b
	je	.LBB3_60
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	addq	56(%rsp), %rdx
	xorl	%edi, %edi
	.p2align	4
.LBB3_59:
	vmovups	%ymm14, -32(%rdx,%rdi)
	vmovups	%ymm15, (%rdx,%rdi)
	addq	$192, %rdi
	cmpq	%rdi, %r11
	jne	.LBB3_59
.LBB3_60:
	vmovaps	160(%rsp), %ymm0
	vmulps	%ymm0, %ymm14, %ymm2
	vmulps	%ymm0, %ymm15, %ymm1
	cmpq	$3, %rbx
	jae	.LBB3_62
	xorl	%edx, %edx
	jmp	.LBB3_64
.LBB3_62:
	movq	48(%rsp), %rdi
	xorl	%edx, %edx
	.p2align	4
.LBB3_63:
	vmovups	%ymm2, -608(%rdi)
	vmovups	%ymm1, -576(%rdi)
	vmovups	%ymm2, -416(%rdi)
	vmovups	%ymm1, -384(%rdi)
	vmovups	%ymm2, -224(%rdi)
	vmovups	%ymm1, -192(%rdi)
	vmovups	%ymm2, -32(%rdi)
	vmovups	%ymm1, (%rdi)
	addq	$4, %rdx
	addq	$768, %rdi
	cmpq	%rdx, %r13
	jne	.LBB3_63
.LBB3_64:
	testb	$2, %r9b
	je	.LBB3_67
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	addq	40(%rsp), %rdx
	xorl	%edi, %edi
	.p2align	4
.LBB3_66:
	vmovups	%ymm2, -32(%rdx,%rdi)
	vmovups	%ymm1, (%rdx,%rdi)
	addq	$192, %rdi
	cmpq	%rdi, %r11
	jne	.LBB3_66
.LBB3_67:
	testq	%r15, %r15
	je	.LBB3_44
	vmovaps	224(%rsp), %ymm0
	vmulps	%ymm1, %ymm0, %ymm1
	vmulps	%ymm2, %ymm0, %ymm2
	vmulps	%ymm0, %ymm14, %ymm14
	vmulps	%ymm0, %ymm15, %ymm15
	movq	32(%rsp), %rdi
	movq	16(%rsp), %r9
	xorl	%r8d, %r8d
	jmp	.LBB3_69
	.p2align	4
.LBB3_71:
	vaddps	%ymm4, %ymm12, %ymm12
	vmovaps	96(%rsp), %ymm0
	vaddps	%ymm5, %ymm0, %ymm0
	vmovaps	%ymm0, 96(%rsp)
	vaddps	%ymm6, %ymm14, %ymm14
	vaddps	%ymm8, %ymm15, %ymm15
	vaddps	%ymm2, %ymm9, %ymm2
	vaddps	%ymm1, %ymm11, %ymm1
	incq	%r8
	subq	$-128, %rdi
	cmpq	%r8, %r15
	je	.LBB3_44
.LBB3_69:
	movq	%r9, %rbx
	addq	$192, %r9
	cmpq	%r14, %r9
	cmoveq	16(%rsp), %r9
	cmpq	%rsi, %r8
	movq	%r12, %rdx
	cmovbq	%r8, %rdx
	shlq	$8, %rdx
	vpmovzxwd	(%r10,%rdx), %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vpmovzxwd	16(%r10,%rdx), %ymm3
	vaddps	(%rbx), %ymm0, %ymm6
	vcvtdq2ps	%ymm3, %ymm3
	vmovups	%ymm0, (%rbx)
	vsubps	(%r9), %ymm0, %ymm4
	vmovaps	192(%rsp), %ymm8
	vfmadd213ps	%ymm12, %ymm8, %ymm6
	vaddps	32(%rbx), %ymm3, %ymm0
	vmovups	%ymm3, 32(%rbx)
	vsubps	32(%r9), %ymm3, %ymm5
	vaddps	64(%rbx), %ymm6, %ymm7
	vfmadd213ps	96(%rsp), %ymm8, %ymm0
	vmovups	%ymm6, 64(%rbx)
	vsubps	64(%r9), %ymm6, %ymm6
	vfmadd213ps	%ymm14, %ymm8, %ymm7
	vaddps	96(%rbx), %ymm0, %ymm3
	vfmadd213ps	%ymm15, %ymm8, %ymm3
	vmovups	%ymm0, 96(%rbx)
	vsubps	96(%r9), %ymm0, %ymm8
	vmovups	128(%rbx), %ymm10
	vmovups	%ymm7, 128(%rbx)
	vsubps	128(%r9), %ymm7, %ymm9
	vmovups	160(%rbx), %ymm0
	vmovups	%ymm3, 160(%rbx)
	vsubps	160(%r9), %ymm3, %ymm11
	cmpq	%rcx, %r8
	jb	.LBB3_71
	vaddps	%ymm0, %ymm3, %ymm0
	vmovaps	%ymm12, 256(%rsp)
	vmovaps	192(%rsp), %ymm12
	vfmadd213ps	%ymm1, %ymm12, %ymm0
	vaddps	%ymm7, %ymm10, %ymm3
	vfmadd213ps	%ymm2, %ymm12, %ymm3
	vmovaps	288(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm3
	vmulps	%ymm0, %ymm7, %ymm0
	vxorps	%xmm7, %xmm7, %xmm7
	vmaxps	%ymm7, %ymm3, %ymm3
	vmaxps	%ymm7, %ymm0, %ymm0
	vbroadcastss	.LCPI3_2(%rip), %ymm13
	vbroadcastss	.LCPI3_5(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm13, %ymm3
	vextractf128	$1, %ymm3, %xmm7
	vmovd	.LCPI3_8(%rip), %xmm12
	vpshufb	%xmm12, %xmm7, %xmm7
	vpshufb	%xmm12, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vfmadd213ps	%ymm10, %ymm13, %ymm0
	vextractf128	$1, %ymm0, %xmm7
	vpshufb	%xmm12, %xmm7, %xmm7
	vpshufb	%xmm12, %xmm0, %xmm0
	vmovaps	256(%rsp), %ymm12
	vpunpckldq	%xmm7, %xmm0, %xmm0
	vpunpcklqdq	%xmm0, %xmm3, %xmm0
	vmovdqu	%xmm0, -8(%rdi)
	jmp	.LBB3_71
.LBB3_14:
	xorl	%ecx, %ecx
	cmpl	$0, 28(%rsp)
	setne	%dil
	testq	%rsi, %rsi
	je	.LBB3_81
	movq	32(%rbp), %r9
	movq	24(%rbp), %r11
	movb	%dil, %cl
	shll	$24, %ecx
	addl	$-16777216, %ecx
	leaq	-1(%rsi), %rdi
	imulq	%r9, %rdi
	addq	%rdx, %rdi
	leaq	(%r11,%rdi,4), %r8
	movq	%rsi, %rdi
	shlq	$7, %rdi
	addq	%rax, %rdi
	leaq	(%rdi,%rdx,4), %rdi
	addq	$-128, %rdi
	cmpq	%rdi, %r11
	setb	%dil
	cmpq	%r8, %rax
	setb	%r8b
	andb	%dil, %r8b
	movq	%r9, %rdi
	shrq	$61, %rdi
	andl	$1, %edi
	orb	%r8b, %dil
	movq	%rdi, 192(%rsp)
	movq	%rdx, %r10
	andq	$-32, %r10
	vmovd	%ecx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	movq	%rdx, %r15
	andq	$-4, %r15
	movl	%edx, %edi
	andl	$3, %edi
	movq	%rdi, 96(%rsp)
	leaq	96(%r11), %r14
	leaq	(,%r9,4), %rbx
	leaq	96(%rax), %r12
	xorl	%r13d, %r13d
	movq	%r11, %r8
	movq	%rbx, 16(%rsp)
	jmp	.LBB3_16
	.p2align	4
.LBB3_80:
	incq	%r13
	addq	%rbx, %r14
	subq	$-128, %r12
	addq	%rbx, %r8
	subq	$-128, %rax
	cmpq	%rsi, %r13
	je	.LBB3_81
.LBB3_16:
	leaq	8(%r13), %rdi
	cmpq	%rsi, %rdi
	jae	.LBB3_18
	imulq	32(%rbp), %rdi
	movq	24(%rbp), %r9
	leaq	(%r9,%rdi,4), %r11
	prefetcht0	(%r9,%rdi,4)
	prefetcht0	-4(%r11,%rdx,4)
.LBB3_18:
	testq	%rdx, %rdx
	je	.LBB3_80
	cmpq	$4, %rdx
	setb	%dil
	orb	192(%rsp), %dil
	testb	$1, %dil
	je	.LBB3_74
	xorl	%r11d, %r11d
	jmp	.LBB3_21
	.p2align	4
.LBB3_74:
	xorl	%edi, %edi
	cmpq	$32, %rdx
	jb	.LBB3_78
	.p2align	4
.LBB3_75:
	vpor	-96(%r12,%rdi,4), %ymm0, %ymm1
	vpor	-64(%r12,%rdi,4), %ymm0, %ymm2
	vpor	-32(%r12,%rdi,4), %ymm0, %ymm3
	vpor	(%r12,%rdi,4), %ymm0, %ymm4
	vmovdqu	%ymm1, -96(%r14,%rdi,4)
	vmovdqu	%ymm2, -64(%r14,%rdi,4)
	vmovdqu	%ymm3, -32(%r14,%rdi,4)
	vmovdqu	%ymm4, (%r14,%rdi,4)
	addq	$32, %rdi
	cmpq	%rdi, %r10
	jne	.LBB3_75
	cmpq	%r10, %rdx
	je	.LBB3_80
	movq	%r10, %r11
	movq	%r10, %rdi
	testb	$28, %dl
	je	.LBB3_21
	.p2align	4
.LBB3_78:
	vpor	(%rax,%rdi,4), %xmm0, %xmm1
	vmovdqu	%xmm1, (%r8,%rdi,4)
	addq	$4, %rdi
	cmpq	%rdi, %r15
	jne	.LBB3_78
	movq	%r15, %r11
	cmpq	%r15, %rdx
	je	.LBB3_80
.LBB3_21:
	movq	%r11, %rdi
	cmpq	$0, 96(%rsp)
	je	.LBB3_24
	movq	96(%rsp), %rbx
	movq	%r11, %rdi
	.p2align	4
.LBB3_23:
	movl	(%rax,%rdi,4), %r9d
	orl	%ecx, %r9d
	movl	%r9d, (%r8,%rdi,4)
	incq	%rdi
	decq	%rbx
	jne	.LBB3_23
.LBB3_24:
	movq	88(%rsp), %rdx
	subq	%rdx, %r11
	cmpq	$-4, %r11
	movq	16(%rsp), %rbx
	ja	.LBB3_80
	.p2align	4
.LBB3_25:
	movl	(%rax,%rdi,4), %r9d
	orl	%ecx, %r9d
	movl	%r9d, (%r8,%rdi,4)
	movl	4(%rax,%rdi,4), %r9d
	orl	%ecx, %r9d
	movl	%r9d, 4(%r8,%rdi,4)
	movl	8(%rax,%rdi,4), %r9d
	orl	%ecx, %r9d
	movl	%r9d, 8(%r8,%rdi,4)
	movl	12(%rax,%rdi,4), %r9d
	orl	%ecx, %r9d
	movl	%r9d, 12(%r8,%rdi,4)
	addq	$4, %rdi
	cmpq	%rdi, %rdx
	jne	.LBB3_25
	jmp	.LBB3_80
.LBB3_81:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end3:
	.size	blur_columns, .Lfunc_end3-blur_columns
	.type	.L.str,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"avx2"
	.size	.L.str, 5
	.type	cpixels_effects_avx2,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	cpixels_effects_avx2
	.p2align	3, 0x0
cpixels_effects_avx2:
	.quad	.L.str
	.quad	adjust
	.quad	blend
	.quad	blur_rows
	.quad	blur_columns
	.size	cpixels_effects_avx2, 40
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
