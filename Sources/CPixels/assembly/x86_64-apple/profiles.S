// Made by scripts/make-kernels.sh from profiles.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_apply_curve
	.p2align	4
_cpixels_apply_curve:
	testq	%rdx, %rdx
	je	LBB0_8
	pushq	%rbp
	movq	%rsp, %rbp
	movl	%edx, %eax
	andl	$3, %eax
	cmpq	$4, %rdx
	jb	LBB0_4
	andq	$-4, %rdx
	.p2align	4
LBB0_3:
	movzbl	(%rsi), %ecx
	movzbl	(%rdi,%rcx), %ecx
	movb	%cl, 2(%rsi)
	movb	%cl, 1(%rsi)
	movb	%cl, (%rsi)
	movzbl	4(%rsi), %ecx
	movzbl	(%rdi,%rcx), %ecx
	movb	%cl, 6(%rsi)
	movb	%cl, 5(%rsi)
	movb	%cl, 4(%rsi)
	movzbl	8(%rsi), %ecx
	movzbl	(%rdi,%rcx), %ecx
	movb	%cl, 10(%rsi)
	movb	%cl, 9(%rsi)
	movb	%cl, 8(%rsi)
	movzbl	12(%rsi), %ecx
	movzbl	(%rdi,%rcx), %ecx
	movb	%cl, 14(%rsi)
	movb	%cl, 13(%rsi)
	movb	%cl, 12(%rsi)
	addq	$16, %rsi
	addq	$-4, %rdx
	jne	LBB0_3
LBB0_4:
	testq	%rax, %rax
	je	LBB0_7
	xorl	%ecx, %ecx
	.p2align	4
LBB0_6:
	movzbl	(%rsi,%rcx,4), %edx
	movzbl	(%rdi,%rdx), %edx
	movb	%dl, 2(%rsi,%rcx,4)
	movb	%dl, 1(%rsi,%rcx,4)
	movb	%dl, (%rsi,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %rax
	jne	LBB0_6
LBB0_7:
	popq	%rbp
LBB0_8:
	retq
	.globl	_cpixels_apply_deep_curve
	.p2align	4
_cpixels_apply_deep_curve:
	testq	%rcx, %rcx
	je	LBB1_6
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	$1, %rcx
	jne	LBB1_7
	xorl	%eax, %eax
	jmp	LBB1_3
LBB1_7:
	movq	%rcx, %r8
	andq	$-2, %r8
	xorl	%eax, %eax
	.p2align	4
LBB1_8:
	movzwl	(%rsi,%rax), %r9d
	movzbl	(%rdi,%r9), %r9d
	movb	%r9b, 2(%rdx)
	movb	%r9b, 1(%rdx)
	movb	%r9b, (%rdx)
	movzwl	8(%rsi,%rax), %r9d
	movzbl	(%rdi,%r9), %r9d
	movb	%r9b, 6(%rdx)
	movb	%r9b, 5(%rdx)
	movb	%r9b, 4(%rdx)
	addq	$8, %rdx
	addq	$16, %rax
	addq	$-2, %r8
	jne	LBB1_8
LBB1_3:
	testb	$1, %cl
	je	LBB1_5
	movzwl	(%rsi,%rax), %eax
	movzbl	(%rdi,%rax), %eax
	movb	%al, 2(%rdx)
	movb	%al, 1(%rdx)
	movb	%al, (%rdx)
LBB1_5:
	popq	%rbp
LBB1_6:
	retq
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI2_0:
	.byte	0
	.byte	1
	.byte	2
	.byte	3
	.byte	0
	.byte	1
	.byte	2
	.byte	3
	.byte	0
	.byte	1
	.byte	2
	.byte	3
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_apply_matrix
	.p2align	4
_cpixels_apply_matrix:
	movzbl	20(%rdi), %ecx
	decb	%cl
	movl	$1, %eax
	shll	%cl, %eax
	testq	%rdx, %rdx
	je	LBB2_4
	pushq	%rbp
	movq	%rsp, %rbp
	movd	%eax, %xmm0
	pshufb	LCPI2_0(%rip), %xmm0
	movd	16(%rdi), %xmm1
	pshufd	$0, %xmm1, %xmm1
	movq	(%rdi), %rax
	leaq	4096(%rax), %rcx
	leaq	8192(%rax), %r8
	xorl	%r9d, %r9d
	pxor	%xmm2, %xmm2
	.p2align	4
LBB2_2:
	movzbl	(%rsi,%r9,4), %r10d
	shll	$4, %r10d
	movdqu	(%rax,%r10), %xmm3
	paddd	%xmm0, %xmm3
	movzbl	1(%rsi,%r9,4), %r10d
	shll	$4, %r10d
	movdqu	(%rcx,%r10), %xmm4
	movzbl	2(%rsi,%r9,4), %r10d
	shll	$4, %r10d
	movdqu	(%r8,%r10), %xmm5
	paddd	%xmm4, %xmm5
	paddd	%xmm3, %xmm5
	movd	20(%rdi), %xmm3
	psrad	%xmm3, %xmm5
	pmaxsd	%xmm2, %xmm5
	pminsd	%xmm1, %xmm5
	movq	8(%rdi), %r10
	movd	%xmm5, %r11d
	movslq	%r11d, %r11
	movzbl	(%r10,%r11), %r10d
	movb	%r10b, (%rsi,%r9,4)
	pextrd	$1, %xmm5, %r10d
	movq	8(%rdi), %r11
	movslq	%r10d, %r10
	movzbl	(%r11,%r10), %r10d
	movb	%r10b, 1(%rsi,%r9,4)
	movq	8(%rdi), %r10
	pextrd	$2, %xmm5, %r11d
	movslq	%r11d, %r11
	movzbl	(%r10,%r11), %r10d
	movb	%r10b, 2(%rsi,%r9,4)
	incq	%r9
	cmpq	%r9, %rdx
	jne	LBB2_2
	popq	%rbp
LBB2_4:
	retq
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI3_0:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_apply_deep_matrix
	.p2align	4
_cpixels_apply_deep_matrix:
	testq	%rcx, %rcx
	je	LBB3_4
	pushq	%rbp
	movq	%rsp, %rbp
	movq	24(%rdi), %rax
	movups	(%rax), %xmm1
	movups	16(%rax), %xmm2
	movups	32(%rax), %xmm3
	cvtsi2ssl	40(%rdi), %xmm4
	shufps	$0, %xmm4, %xmm4
	xorl	%eax, %eax
	movaps	LCPI3_0(%rip), %xmm5
	xorps	%xmm6, %xmm6
	.p2align	4
LBB3_2:
	movzwl	(%rsi,%rax,8), %r8d
	movq	(%rdi), %r9
	movq	8(%rdi), %r10
	movss	(%r9,%r8,4), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	movzwl	2(%rsi,%rax,8), %r8d
	movss	(%r10,%r8,4), %xmm7
	shufps	$0, %xmm7, %xmm7
	mulps	%xmm2, %xmm7
	addps	%xmm0, %xmm7
	movq	16(%rdi), %r8
	movzwl	4(%rsi,%rax,8), %r9d
	movss	(%r8,%r9,4), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm7, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm5, %xmm0
	maxps	%xmm6, %xmm0
	movaps	%xmm4, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm7
	cvttps2dq	%xmm7, %xmm0
	movq	32(%rdi), %r8
	movd	%xmm0, %r9d
	movslq	%r9d, %r9
	movzbl	(%r8,%r9), %r8d
	movb	%r8b, (%rdx,%rax,4)
	pextrd	$1, %xmm0, %r8d
	movq	32(%rdi), %r9
	movslq	%r8d, %r8
	movzbl	(%r9,%r8), %r8d
	movb	%r8b, 1(%rdx,%rax,4)
	movq	32(%rdi), %r8
	pextrd	$2, %xmm0, %r9d
	movslq	%r9d, %r9
	movzbl	(%r8,%r9), %r8d
	movb	%r8b, 2(%rdx,%rax,4)
	incq	%rax
	cmpq	%rax, %rcx
	jne	LBB3_2
	popq	%rbp
LBB3_4:
	retq
	.globl	_cpixels_take_deep_alpha
	.p2align	4
_cpixels_take_deep_alpha:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rdx, %rdx
	je	LBB4_6
	movl	$3, %eax
	cmpq	$1, %rdx
	je	LBB4_4
	movq	%rdx, %rcx
	andq	$-2, %rcx
	.p2align	4
LBB4_3:
	movzwl	(%rdi,%rax,2), %r8d
	movl	%r8d, %r9d
	shll	$8, %r9d
	subl	%r8d, %r9d
	addl	$32895, %r9d
	shrl	$16, %r9d
	movb	%r9b, (%rsi,%rax)
	movzwl	8(%rdi,%rax,2), %r8d
	movl	%r8d, %r9d
	shll	$8, %r9d
	subl	%r8d, %r9d
	addl	$32895, %r9d
	shrl	$16, %r9d
	movb	%r9b, 4(%rsi,%rax)
	addq	$8, %rax
	addq	$-2, %rcx
	jne	LBB4_3
LBB4_4:
	testb	$1, %dl
	je	LBB4_6
	movzwl	(%rdi,%rax,2), %ecx
	movl	%ecx, %edx
	shll	$8, %edx
	subl	%ecx, %edx
	addl	$32895, %edx
	shrl	$16, %edx
	movb	%dl, (%rsi,%rax)
LBB4_6:
	popq	%rbp
	retq
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
