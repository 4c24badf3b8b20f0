// Made by scripts/make-kernels.sh from planes.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI0_0:
	.byte	255
	.byte	0
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	0
	.byte	255
LCPI0_1:
	.byte	0
	.byte	1
	.byte	2
	.byte	3
	.byte	4
	.byte	5
	.byte	6
	.byte	7
	.byte	4
	.byte	5
	.byte	128
	.byte	128
	.byte	6
	.byte	7
	.byte	128
	.byte	128
LCPI0_2:
	.byte	0
	.byte	8
	.byte	1
	.byte	9
	.byte	2
	.byte	10
	.byte	3
	.byte	11
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
LCPI0_3:
	.byte	4
	.byte	12
	.byte	5
	.byte	13
	.byte	6
	.byte	14
	.byte	7
	.byte	15
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
LCPI0_4:
	.byte	0
	.byte	8
	.byte	1
	.byte	9
	.byte	2
	.byte	10
	.byte	3
	.byte	11
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
LCPI0_5:
	.byte	4
	.byte	12
	.byte	5
	.byte	13
	.byte	6
	.byte	14
	.byte	7
	.byte	15
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_join_planes
	.p2align	4
_cpixels_join_planes:
	testq	%r8, %r8
	je	LBB0_13
	cmpq	$7, %r8
	ja	LBB0_4
	xorl	%eax, %eax
	jmp	LBB0_3
LBB0_4:
	cmpq	$16, %r8
	jae	LBB0_6
	xorl	%eax, %eax
LBB0_10:
	pushq	%rbp
	movq	%rsp, %rbp
	movq	%rax, %r9
	movq	%r8, %rax
	andq	$-8, %rax
	movdqa	LCPI0_1(%rip), %xmm0
	movl	$255, %r10d
	movq	LCPI0_4(%rip), %xmm1
	movq	LCPI0_5(%rip), %xmm2
	popq	%rbp
	.p2align	4
LBB0_11:
	movq	(%rdx,%r9), %xmm3
	pshufb	%xmm0, %xmm3
	movq	(%rsi,%r9), %xmm5
	movq	(%rdi,%r9), %xmm4
	movdqa	%xmm4, %xmm6
	pinsrb	$8, %r10d, %xmm3
	pinsrb	$9, %r10d, %xmm3
	pinsrb	$10, %r10d, %xmm3
	pinsrb	$11, %r10d, %xmm3
	pinsrb	$12, %r10d, %xmm3
	pinsrb	$13, %r10d, %xmm3
	pinsrb	$14, %r10d, %xmm3
	pinsrb	$15, %r10d, %xmm3
	punpcklqdq	%xmm5, %xmm6
	punpcklbw	%xmm5, %xmm4
	movdqa	%xmm3, %xmm5
	pshufb	%xmm1, %xmm5
	punpcklwd	%xmm5, %xmm4
	pshufb	%xmm2, %xmm6
	pshufb	%xmm2, %xmm3
	punpcklwd	%xmm3, %xmm6
	movdqu	%xmm6, 16(%rcx,%r9,4)
	movdqu	%xmm4, (%rcx,%r9,4)
	addq	$8, %r9
	cmpq	%r9, %rax
	jne	LBB0_11
	jmp	LBB0_12
LBB0_6:
	movq	%r8, %rax
	andq	$-16, %rax
	xorl	%r9d, %r9d
	pcmpeqd	%xmm1, %xmm1
	movdqa	LCPI0_0(%rip), %xmm0
	.p2align	4
LBB0_7:
	movdqu	(%rdi,%r9), %xmm3
	movdqu	(%rsi,%r9), %xmm2
	movdqu	(%rdx,%r9), %xmm6
	movdqa	%xmm2, %xmm5
	punpcklbw	%xmm6, %xmm5
	movdqa	%xmm5, %xmm4
	punpckhbw	%xmm5, %xmm4
	pmovzxbw	%xmm3, %xmm7
	pshufd	$238, %xmm7, %xmm8
	punpcklwd	%xmm1, %xmm8
	pblendvb	%xmm0, %xmm8, %xmm4
	punpckhbw	%xmm6, %xmm2
	movdqa	%xmm2, %xmm6
	punpcklbw	%xmm2, %xmm6
	punpckhbw	%xmm3, %xmm3
	pshufd	$68, %xmm3, %xmm8
	punpckhwd	%xmm1, %xmm8
	pblendvb	%xmm0, %xmm8, %xmm6
	punpcklbw	%xmm5, %xmm5
	punpcklwd	%xmm1, %xmm7
	pblendvb	%xmm0, %xmm7, %xmm5
	punpckhbw	%xmm2, %xmm2
	punpckhwd	%xmm1, %xmm3
	pblendvb	%xmm0, %xmm3, %xmm2
	movdqu	%xmm2, 48(%rcx,%r9,4)
	movdqu	%xmm5, (%rcx,%r9,4)
	movdqu	%xmm6, 32(%rcx,%r9,4)
	movdqu	%xmm4, 16(%rcx,%r9,4)
	addq	$16, %r9
	cmpq	%r9, %rax
	jne	LBB0_7
	cmpq	%rax, %r8
	je	LBB0_13
	testb	$8, %r8b
	jne	LBB0_10
LBB0_3:
	movzbl	(%rdi,%rax), %r9d
	movb	%r9b, (%rcx,%rax,4)
	movzbl	(%rsi,%rax), %r9d
	movb	%r9b, 1(%rcx,%rax,4)
	movzbl	(%rdx,%rax), %r9d
	movb	%r9b, 2(%rcx,%rax,4)
	movb	$-1, 3(%rcx,%rax,4)
	incq	%rax
LBB0_12:
	cmpq	%rax, %r8
	jne	LBB0_3
LBB0_13:
	retq
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI1_0:
	.long	0x437f0000
LCPI1_4:
	.long	0x3f000000
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI1_1:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
LCPI1_2:
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
LCPI1_3:
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
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_take_levels
	.p2align	4
_cpixels_take_levels:
	cmpl	$1, %esi
	adcl	$0, %esi
	testq	%rcx, %rcx
	je	LBB1_8
	cvtsi2ss	%rsi, %xmm2
	movss	LCPI1_0(%rip), %xmm0
	movaps	%xmm0, %xmm1
	divss	%xmm2, %xmm1
	cmpq	$8, %rcx
	jae	LBB1_3
	xorl	%eax, %eax
	jmp	LBB1_6
LBB1_3:
	movq	%rcx, %rax
	andq	$-8, %rax
	movaps	%xmm1, %xmm2
	shufps	$0, %xmm1, %xmm2
	xorl	%esi, %esi
	movaps	LCPI1_1(%rip), %xmm3
	movaps	LCPI1_2(%rip), %xmm4
	movdqa	LCPI1_3(%rip), %xmm5
	.p2align	4
LBB1_4:
	pmovzxwd	8(%rdi,%rsi,2), %xmm6
	pmovzxwd	(%rdi,%rsi,2), %xmm7
	cvtdq2ps	%xmm7, %xmm7
	cvtdq2ps	%xmm6, %xmm6
	mulps	%xmm2, %xmm6
	mulps	%xmm2, %xmm7
	addps	%xmm3, %xmm7
	addps	%xmm3, %xmm6
	minps	%xmm4, %xmm6
	minps	%xmm4, %xmm7
	cvttps2dq	%xmm7, %xmm7
	cvttps2dq	%xmm6, %xmm6
	pand	%xmm5, %xmm6
	pand	%xmm5, %xmm7
	packusdw	%xmm6, %xmm7
	packuswb	%xmm7, %xmm7
	movq	%xmm7, (%rdx,%rsi)
	addq	$8, %rsi
	cmpq	%rsi, %rax
	jne	LBB1_4
	cmpq	%rax, %rcx
	je	LBB1_8
LBB1_6:
	pushq	%rbp
	movq	%rsp, %rbp
	movss	LCPI1_4(%rip), %xmm2
	popq	%rbp
	.p2align	4
LBB1_7:
	movzwl	(%rdi,%rax,2), %esi
	xorps	%xmm3, %xmm3
	cvtsi2ss	%esi, %xmm3
	mulss	%xmm1, %xmm3
	addss	%xmm2, %xmm3
	minss	%xmm0, %xmm3
	cvttss2si	%xmm3, %esi
	movb	%sil, (%rdx,%rax)
	incq	%rax
	cmpq	%rax, %rcx
	jne	LBB1_7
LBB1_8:
	retq
	.globl	_cpixels_put_alpha
	.p2align	4
_cpixels_put_alpha:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rdx, %rdx
	je	LBB2_6
	movl	%edx, %eax
	andl	$3, %eax
	cmpq	$4, %rdx
	jae	LBB2_7
	xorl	%ecx, %ecx
	jmp	LBB2_3
LBB2_7:
	andq	$-4, %rdx
	xorl	%ecx, %ecx
	.p2align	4
LBB2_8:
	movzbl	(%rdi,%rcx), %r8d
	movb	%r8b, 3(%rsi,%rcx,4)
	movzbl	1(%rdi,%rcx), %r8d
	movb	%r8b, 7(%rsi,%rcx,4)
	movzbl	2(%rdi,%rcx), %r8d
	movb	%r8b, 11(%rsi,%rcx,4)
	movzbl	3(%rdi,%rcx), %r8d
	movb	%r8b, 15(%rsi,%rcx,4)
	addq	$4, %rcx
	cmpq	%rcx, %rdx
	jne	LBB2_8
LBB2_3:
	testq	%rax, %rax
	je	LBB2_6
	leaq	(%rsi,%rcx,4), %rdx
	addq	$3, %rdx
	addq	%rcx, %rdi
	xorl	%ecx, %ecx
	.p2align	4
LBB2_5:
	movzbl	(%rdi,%rcx), %esi
	movb	%sil, (%rdx,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %rax
	jne	LBB2_5
LBB2_6:
	popq	%rbp
	retq
	.globl	_cpixels_divide_by_alpha
	.p2align	4
_cpixels_divide_by_alpha:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rsi, %rsi
	je	LBB3_8
	movl	$255, %ecx
	xorl	%r8d, %r8d
	jmp	LBB3_2
	.p2align	4
LBB3_4:
	movw	$0, (%rdi,%r8,4)
	xorl	%eax, %eax
LBB3_6:
	cmpl	$255, %eax
	cmovael	%ecx, %eax
	movb	%al, 2(%rdi,%r8,4)
LBB3_7:
	incq	%r8
	cmpq	%r8, %rsi
	je	LBB3_8
LBB3_2:
	movzbl	3(%rdi,%r8,4), %r9d
	cmpl	$255, %r9d
	je	LBB3_7
	testl	%r9d, %r9d
	je	LBB3_4
	movl	%r9d, %r10d
	shrl	%r10d
	movzbl	(%rdi,%r8,4), %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r10d, %eax
	xorl	%edx, %edx
	divw	%r9w
	movzwl	%ax, %edx
	cmpl	$255, %edx
	movl	$255, %edx
	cmovbl	%eax, %edx
	movb	%dl, (%rdi,%r8,4)
	movzbl	1(%rdi,%r8,4), %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r10d, %eax
	xorl	%edx, %edx
	divw	%r9w
	movzwl	%ax, %edx
	cmpl	$255, %edx
	cmovael	%ecx, %eax
	movb	%al, 1(%rdi,%r8,4)
	movzbl	2(%rdi,%r8,4), %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r10d, %eax
	xorl	%edx, %edx
	divw	%r9w
	movzwl	%ax, %eax
	jmp	LBB3_6
LBB3_8:
	popq	%rbp
	retq
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
