// Made by scripts/make-kernels.sh from planes.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__ELF__)
	.text
	.globl	cpixels_join_planes
	.p2align	4
	.type	cpixels_join_planes,@function
cpixels_join_planes:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%r8, %r8
	je	.LBB0_5
	cmpq	$1, %r8
	jne	.LBB0_6
	xorl	%eax, %eax
	jmp	.LBB0_3
.LBB0_6:
	movq	%r8, %r9
	andq	$-2, %r9
	xorl	%eax, %eax
	.p2align	4
.LBB0_7:
	movzbl	(%rdi,%rax), %r10d
	movb	%r10b, (%rcx,%rax,4)
	movzbl	(%rsi,%rax), %r10d
	movb	%r10b, 1(%rcx,%rax,4)
	movzbl	(%rdx,%rax), %r10d
	movb	%r10b, 2(%rcx,%rax,4)
	movb	$-1, 3(%rcx,%rax,4)
	movzbl	1(%rdi,%rax), %r10d
	movb	%r10b, 4(%rcx,%rax,4)
	movzbl	1(%rsi,%rax), %r10d
	movb	%r10b, 5(%rcx,%rax,4)
	movzbl	1(%rdx,%rax), %r10d
	movb	%r10b, 6(%rcx,%rax,4)
	movb	$-1, 7(%rcx,%rax,4)
	addq	$2, %rax
	cmpq	%rax, %r9
	jne	.LBB0_7
.LBB0_3:
	testb	$1, %r8b
	je	.LBB0_5
	movzbl	(%rdi,%rax), %edi
	movb	%dil, (%rcx,%rax,4)
	movzbl	(%rsi,%rax), %esi
	movb	%sil, 1(%rcx,%rax,4)
	movzbl	(%rdx,%rax), %edx
	movb	%dl, 2(%rcx,%rax,4)
	movb	$-1, 3(%rcx,%rax,4)
.LBB0_5:
	popq	%rbp
	retq
.Lfunc_end0:
	.size	cpixels_join_planes, .Lfunc_end0-cpixels_join_planes
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI1_0:
	.long	0x437f0000
.LCPI1_4:
	.long	0x3f000000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI1_1:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.LCPI1_2:
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
	.long	0x437f0000
.LCPI1_3:
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
	.text
	.globl	cpixels_take_levels
	.p2align	4
	.type	cpixels_take_levels,@function
cpixels_take_levels:
	cmpl	$1, %esi
	adcl	$0, %esi
	testq	%rcx, %rcx
	je	.LBB1_8
	cvtsi2ss	%rsi, %xmm2
	movss	.LCPI1_0(%rip), %xmm0
	movaps	%xmm0, %xmm1
	divss	%xmm2, %xmm1
	cmpq	$8, %rcx
	jae	.LBB1_3
	xorl	%eax, %eax
	jmp	.LBB1_6
.LBB1_3:
	movq	%rcx, %rax
	andq	$-8, %rax
	movaps	%xmm1, %xmm2
	shufps	$0, %xmm1, %xmm2
	xorl	%esi, %esi
	pxor	%xmm3, %xmm3
	movaps	.LCPI1_1(%rip), %xmm4
	movaps	.LCPI1_2(%rip), %xmm5
	movdqa	.LCPI1_3(%rip), %xmm6
	.p2align	4
.LBB1_4:
	movdqu	(%rdi,%rsi,2), %xmm7
	movdqa	%xmm7, %xmm8
	punpcklwd	%xmm3, %xmm8
	cvtdq2ps	%xmm8, %xmm8
	punpckhwd	%xmm3, %xmm7
	cvtdq2ps	%xmm7, %xmm7
	mulps	%xmm2, %xmm7
	mulps	%xmm2, %xmm8
	addps	%xmm4, %xmm8
	addps	%xmm4, %xmm7
	minps	%xmm5, %xmm7
	minps	%xmm5, %xmm8
	cvttps2dq	%xmm8, %xmm8
	cvttps2dq	%xmm7, %xmm7
	pand	%xmm6, %xmm7
	pand	%xmm6, %xmm8
	packuswb	%xmm7, %xmm8
	packuswb	%xmm8, %xmm8
	movq	%xmm8, (%rdx,%rsi)
	addq	$8, %rsi
	cmpq	%rsi, %rax
	jne	.LBB1_4
	cmpq	%rax, %rcx
	je	.LBB1_8
.LBB1_6:
	pushq	%rbp
	movq	%rsp, %rbp
	movss	.LCPI1_4(%rip), %xmm2
	popq	%rbp
	.p2align	4
.LBB1_7:
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
	jne	.LBB1_7
.LBB1_8:
	retq
.Lfunc_end1:
	.size	cpixels_take_levels, .Lfunc_end1-cpixels_take_levels
	.globl	cpixels_put_alpha
	.p2align	4
	.type	cpixels_put_alpha,@function
cpixels_put_alpha:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rdx, %rdx
	je	.LBB2_6
	movl	%edx, %eax
	andl	$3, %eax
	cmpq	$4, %rdx
	jae	.LBB2_7
	xorl	%ecx, %ecx
	jmp	.LBB2_3
.LBB2_7:
	andq	$-4, %rdx
	xorl	%ecx, %ecx
	.p2align	4
.LBB2_8:
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
	jne	.LBB2_8
.LBB2_3:
	testq	%rax, %rax
	je	.LBB2_6
	leaq	(%rsi,%rcx,4), %rdx
	addq	$3, %rdx
	addq	%rcx, %rdi
	xorl	%ecx, %ecx
	.p2align	4
.LBB2_5:
	movzbl	(%rdi,%rcx), %esi
	movb	%sil, (%rdx,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %rax
	jne	.LBB2_5
.LBB2_6:
	popq	%rbp
	retq
.Lfunc_end2:
	.size	cpixels_put_alpha, .Lfunc_end2-cpixels_put_alpha
	.globl	cpixels_divide_by_alpha
	.p2align	4
	.type	cpixels_divide_by_alpha,@function
cpixels_divide_by_alpha:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rsi, %rsi
	je	.LBB3_8
	movl	$255, %ecx
	xorl	%r8d, %r8d
	jmp	.LBB3_2
	.p2align	4
.LBB3_4:
	movw	$0, (%rdi,%r8,4)
	xorl	%eax, %eax
.LBB3_6:
	cmpl	$255, %eax
	cmovael	%ecx, %eax
	movb	%al, 2(%rdi,%r8,4)
.LBB3_7:
	incq	%r8
	cmpq	%r8, %rsi
	je	.LBB3_8
.LBB3_2:
	movzbl	3(%rdi,%r8,4), %r9d
	cmpl	$255, %r9d
	je	.LBB3_7
	testl	%r9d, %r9d
	je	.LBB3_4
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
	jmp	.LBB3_6
.LBB3_8:
	popq	%rbp
	retq
.Lfunc_end3:
	.size	cpixels_divide_by_alpha, .Lfunc_end3-cpixels_divide_by_alpha
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
