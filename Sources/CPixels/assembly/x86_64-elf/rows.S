// Made by scripts/make-kernels.sh from rows.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__ELF__)
	.text
	.globl	cpixels_lay_over
	.p2align	4
	.type	cpixels_lay_over,@function
cpixels_lay_over:
	testq	%rdx, %rdx
	je	.LBB0_8
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, %r15
	xorl	%r10d, %r10d
	jmp	.LBB0_2
	.p2align	4
.LBB0_3:
	movl	%ebx, (%rsi,%r10,4)
.LBB0_6:
	incq	%r10
	cmpq	%r10, %r15
	je	.LBB0_7
.LBB0_2:
	movl	(%rdi,%r10,4), %ebx
	movl	%ebx, %eax
	shrl	$24, %eax
	cmpl	$255, %eax
	je	.LBB0_3
	cmpl	$16777216, %ebx
	jb	.LBB0_6
	movl	(%rsi,%r10,4), %ecx
	movl	%ecx, %edx
	shrl	$24, %edx
	movl	%eax, %r11d
	xorl	$255, %r11d
	imull	%edx, %r11d
	movl	%eax, %r14d
	shll	$8, %r14d
	subl	%eax, %r14d
	leal	(%r11,%r14), %r12d
	movl	%r12d, %r13d
	shrl	%r13d
	movzbl	%bl, %eax
	imull	%r14d, %eax
	movzbl	%cl, %edx
	imull	%r11d, %edx
	addl	%r13d, %eax
	addl	%edx, %eax
	xorl	%edx, %edx
	divl	%r12d
	movl	%eax, %r8d
	movzbl	%bh, %eax
	imull	%r14d, %eax
	movzbl	%ch, %edx
	imull	%r11d, %edx
	addl	%r13d, %eax
	addl	%edx, %eax
	xorl	%edx, %edx
	divl	%r12d
	movl	%eax, %r9d
	shrl	$16, %ebx
	movzbl	%bl, %eax
	imull	%r14d, %eax
	shrl	$16, %ecx
	movzbl	%cl, %ecx
	imull	%r11d, %ecx
	addl	%r13d, %eax
	addl	%ecx, %eax
	xorl	%edx, %edx
	divl	%r12d
	leal	(%r11,%r14), %ecx
	addl	$127, %ecx
	imulq	$16843010, %rcx, %rcx
	shrq	$32, %rcx
	shll	$24, %ecx
	shll	$8, %r9d
	shll	$16, %eax
	orl	%ecx, %eax
	orl	%r8d, %r9d
	orl	%eax, %r9d
	movl	%r9d, (%rsi,%r10,4)
	jmp	.LBB0_6
.LBB0_7:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB0_8:
	retq
.Lfunc_end0:
	.size	cpixels_lay_over, .Lfunc_end0-cpixels_lay_over
	.globl	cpixels_make_opaque
	.p2align	4
	.type	cpixels_make_opaque,@function
cpixels_make_opaque:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rsi, %rsi
	je	.LBB1_6
	movl	%esi, %eax
	andl	$3, %eax
	cmpq	$4, %rsi
	jae	.LBB1_7
	xorl	%ecx, %ecx
	jmp	.LBB1_3
.LBB1_7:
	andq	$-4, %rsi
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_8:
	movb	$-1, 3(%rdi,%rcx,4)
	movb	$-1, 7(%rdi,%rcx,4)
	movb	$-1, 11(%rdi,%rcx,4)
	movb	$-1, 15(%rdi,%rcx,4)
	addq	$4, %rcx
	cmpq	%rcx, %rsi
	jne	.LBB1_8
.LBB1_3:
	testq	%rax, %rax
	je	.LBB1_6
	leaq	(%rdi,%rcx,4), %rcx
	addq	$3, %rcx
	xorl	%edx, %edx
	.p2align	4
.LBB1_5:
	movb	$-1, (%rcx,%rdx,4)
	incq	%rdx
	cmpq	%rdx, %rax
	jne	.LBB1_5
.LBB1_6:
	popq	%rbp
	retq
.Lfunc_end1:
	.size	cpixels_make_opaque, .Lfunc_end1-cpixels_make_opaque
	.globl	cpixels_make_straight
	.p2align	4
	.type	cpixels_make_straight,@function
cpixels_make_straight:
	pushq	%rbp
	movq	%rsp, %rbp
	shlq	$2, %rsi
	testq	%rsi, %rsi
	je	.LBB2_5
	movl	$255, %ecx
	xorl	%r8d, %r8d
	jmp	.LBB2_2
	.p2align	4
.LBB2_4:
	addq	$4, %r8
	cmpq	%rsi, %r8
	jae	.LBB2_5
.LBB2_2:
	movzbl	3(%rdi,%r8), %r9d
	leal	1(%r9), %eax
	cmpb	$2, %al
	jb	.LBB2_4
	movl	%r9d, %r10d
	shrl	%r10d
	movzbl	(%rdi,%r8), %edx
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
	movb	%dl, (%rdi,%r8)
	movzbl	1(%rdi,%r8), %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r10d, %eax
	xorl	%edx, %edx
	divw	%r9w
	movzwl	%ax, %edx
	cmpl	$255, %edx
	cmovael	%ecx, %eax
	movb	%al, 1(%rdi,%r8)
	movzbl	2(%rdi,%r8), %edx
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r10d, %eax
	xorl	%edx, %edx
	divw	%r9w
	movzwl	%ax, %edx
	cmpl	$255, %edx
	cmovael	%ecx, %eax
	movb	%al, 2(%rdi,%r8)
	jmp	.LBB2_4
.LBB2_5:
	popq	%rbp
	retq
.Lfunc_end2:
	.size	cpixels_make_straight, .Lfunc_end2-cpixels_make_straight
	.globl	cpixels_lay_on_white
	.p2align	4
	.type	cpixels_lay_on_white,@function
cpixels_lay_on_white:
	pushq	%rbp
	movq	%rsp, %rbp
	shlq	$2, %rdx
	testq	%rdx, %rdx
	je	.LBB3_3
	xorl	%eax, %eax
	.p2align	4
.LBB3_2:
	movzbl	3(%rdi,%rax), %ecx
	movl	%ecx, %r9d
	xorl	$255, %r9d
	movl	%r9d, %r8d
	shll	$8, %r8d
	subl	%r9d, %r8d
	movzbl	(%rdi,%rax), %r9d
	imull	%ecx, %r9d
	addl	%r8d, %r9d
	addl	$127, %r9d
	imulq	$16843010, %r9, %r9
	shrq	$32, %r9
	movb	%r9b, (%rsi,%rax)
	movzbl	1(%rdi,%rax), %r9d
	imull	%ecx, %r9d
	addl	%r8d, %r9d
	addl	$127, %r9d
	imulq	$16843010, %r9, %r9
	shrq	$32, %r9
	movb	%r9b, 1(%rsi,%rax)
	movzbl	2(%rdi,%rax), %r9d
	imull	%ecx, %r9d
	leal	(%r8,%r9), %ecx
	addl	$127, %ecx
	imulq	$16843010, %rcx, %rcx
	shrq	$32, %rcx
	movb	%cl, 2(%rsi,%rax)
	movb	$-1, 3(%rsi,%rax)
	addq	$4, %rax
	cmpq	%rdx, %rax
	jb	.LBB3_2
.LBB3_3:
	popq	%rbp
	retq
.Lfunc_end3:
	.size	cpixels_lay_on_white, .Lfunc_end3-cpixels_lay_on_white
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI4_0:
	.short	255
	.short	0
	.short	255
	.short	0
	.short	255
	.short	0
	.short	255
	.short	0
	.text
	.globl	cpixels_take_red
	.p2align	4
	.type	cpixels_take_red,@function
cpixels_take_red:
	testq	%rdx, %rdx
	je	.LBB4_7
	cmpq	$8, %rdx
	jbe	.LBB4_2
	leaq	(%rsi,%rdx), %rax
	leaq	(%rdi,%rdx,4), %rcx
	addq	$-3, %rcx
	cmpq	%rcx, %rsi
	setb	%cl
	cmpq	%rax, %rdi
	setb	%al
	testb	%al, %cl
	je	.LBB4_9
.LBB4_2:
	xorl	%eax, %eax
.LBB4_3:
	movl	%edx, %r8d
	subl	%eax, %r8d
	movq	%rax, %rcx
	andl	$3, %r8d
	je	.LBB4_6
	movq	%rax, %rcx
	.p2align	4
.LBB4_5:
	movzbl	(%rdi,%rcx,4), %r9d
	movb	%r9b, (%rsi,%rcx)
	incq	%rcx
	decq	%r8
	jne	.LBB4_5
.LBB4_6:
	subq	%rdx, %rax
	cmpq	$-4, %rax
	ja	.LBB4_7
	.p2align	4
.LBB4_16:
	movzbl	(%rdi,%rcx,4), %eax
	movb	%al, (%rsi,%rcx)
	movzbl	4(%rdi,%rcx,4), %eax
	movb	%al, 1(%rsi,%rcx)
	movzbl	8(%rdi,%rcx,4), %eax
	movb	%al, 2(%rsi,%rcx)
	movzbl	12(%rdi,%rcx,4), %eax
	movb	%al, 3(%rsi,%rcx)
	addq	$4, %rcx
	cmpq	%rcx, %rdx
	jne	.LBB4_16
.LBB4_7:
	retq
.LBB4_9:
	cmpq	$17, %rdx
	jae	.LBB4_11
	xorl	%eax, %eax
	jmp	.LBB4_14
.LBB4_11:
	movl	%edx, %eax
	andl	$15, %eax
	movl	$16, %ecx
	cmovneq	%rax, %rcx
	movq	%rdx, %rax
	subq	%rcx, %rax
	xorl	%r8d, %r8d
	movdqa	.LCPI4_0(%rip), %xmm0
	.p2align	4
.LBB4_12:
	movdqu	(%rdi,%r8,4), %xmm1
	movdqu	16(%rdi,%r8,4), %xmm2
	movdqu	32(%rdi,%r8,4), %xmm3
	movdqu	48(%rdi,%r8,4), %xmm4
	pand	%xmm0, %xmm4
	pand	%xmm0, %xmm3
	packuswb	%xmm4, %xmm3
	pand	%xmm0, %xmm2
	pand	%xmm0, %xmm1
	packuswb	%xmm2, %xmm1
	packuswb	%xmm3, %xmm1
	movdqu	%xmm1, (%rsi,%r8)
	addq	$16, %r8
	cmpq	%r8, %rax
	jne	.LBB4_12
	cmpl	$9, %ecx
	jb	.LBB4_3
.LBB4_14:
	pushq	%rbp
	movq	%rsp, %rbp
	movl	%edx, %ecx
	andl	$7, %ecx
	movl	$8, %r8d
	cmovneq	%rcx, %r8
	movq	%rax, %rcx
	movq	%rdx, %rax
	subq	%r8, %rax
	movdqa	.LCPI4_0(%rip), %xmm0
	popq	%rbp
	.p2align	4
.LBB4_15:
	movdqu	(%rdi,%rcx,4), %xmm1
	movdqu	16(%rdi,%rcx,4), %xmm2
	pand	%xmm0, %xmm2
	pand	%xmm0, %xmm1
	packuswb	%xmm2, %xmm1
	packuswb	%xmm1, %xmm1
	movq	%xmm1, (%rsi,%rcx)
	addq	$8, %rcx
	cmpq	%rcx, %rax
	jne	.LBB4_15
	jmp	.LBB4_3
.Lfunc_end4:
	.size	cpixels_take_red, .Lfunc_end4-cpixels_take_red
	.globl	cpixels_mix_inks
	.p2align	4
	.type	cpixels_mix_inks,@function
cpixels_mix_inks:
	pushq	%rbp
	movq	%rsp, %rbp
	shlq	$2, %rsi
	testq	%rsi, %rsi
	je	.LBB5_3
	xorl	%eax, %eax
	.p2align	4
.LBB5_2:
	movzbl	3(%rdi,%rax), %ecx
	movzbl	(%rdi,%rax), %edx
	imull	%ecx, %edx
	addl	$127, %edx
	movzwl	%dx, %edx
	imull	$32897, %edx, %edx
	shrl	$23, %edx
	movb	%dl, (%rdi,%rax)
	movzbl	1(%rdi,%rax), %edx
	imull	%ecx, %edx
	addl	$127, %edx
	movzwl	%dx, %edx
	imull	$32897, %edx, %edx
	shrl	$23, %edx
	movb	%dl, 1(%rdi,%rax)
	movzbl	2(%rdi,%rax), %edx
	imull	%ecx, %edx
	addl	$127, %edx
	movzwl	%dx, %ecx
	imull	$32897, %ecx, %ecx
	shrl	$23, %ecx
	movb	%cl, 2(%rdi,%rax)
	movb	$-1, 3(%rdi,%rax)
	addq	$4, %rax
	cmpq	%rsi, %rax
	jb	.LBB5_2
.LBB5_3:
	popq	%rbp
	retq
.Lfunc_end5:
	.size	cpixels_mix_inks, .Lfunc_end5-cpixels_mix_inks
	.globl	cpixels_invert
	.p2align	4
	.type	cpixels_invert,@function
cpixels_invert:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rsi, %rsi
	je	.LBB6_13
	cmpq	$3, %rsi
	ja	.LBB6_4
	xorl	%eax, %eax
	jmp	.LBB6_3
.LBB6_4:
	cmpq	$32, %rsi
	jae	.LBB6_6
	xorl	%eax, %eax
	jmp	.LBB6_10
.LBB6_6:
	movq	%rsi, %rax
	andq	$-32, %rax
	xorl	%ecx, %ecx
	pcmpeqd	%xmm0, %xmm0
	.p2align	4
.LBB6_7:
	movdqu	(%rdi,%rcx), %xmm1
	movdqu	16(%rdi,%rcx), %xmm2
	pxor	%xmm0, %xmm1
	pxor	%xmm0, %xmm2
	movdqu	%xmm1, (%rdi,%rcx)
	movdqu	%xmm2, 16(%rdi,%rcx)
	addq	$32, %rcx
	cmpq	%rcx, %rax
	jne	.LBB6_7
	cmpq	%rax, %rsi
	je	.LBB6_13
	testb	$28, %sil
	je	.LBB6_3
.LBB6_10:
	movq	%rax, %rcx
	movq	%rsi, %rax
	andq	$-4, %rax
	.p2align	4
.LBB6_11:
	notl	(%rdi,%rcx)
	addq	$4, %rcx
	cmpq	%rcx, %rax
	jne	.LBB6_11
	jmp	.LBB6_12
.LBB6_3:
	notb	(%rdi,%rax)
	incq	%rax
.LBB6_12:
	cmpq	%rax, %rsi
	jne	.LBB6_3
.LBB6_13:
	popq	%rbp
	retq
.Lfunc_end6:
	.size	cpixels_invert, .Lfunc_end6-cpixels_invert
	.globl	cpixels_swap_bytes
	.p2align	4
	.type	cpixels_swap_bytes,@function
cpixels_swap_bytes:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rsi, %rsi
	je	.LBB7_13
	cmpq	$3, %rsi
	ja	.LBB7_4
	xorl	%eax, %eax
	jmp	.LBB7_3
.LBB7_4:
	cmpq	$16, %rsi
	jae	.LBB7_6
	xorl	%eax, %eax
	jmp	.LBB7_10
.LBB7_6:
	movq	%rsi, %rax
	andq	$-16, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB7_7:
	movdqu	(%rdi,%rcx,2), %xmm0
	movdqu	16(%rdi,%rcx,2), %xmm1
	movdqa	%xmm0, %xmm2
	psrlw	$8, %xmm2
	psllw	$8, %xmm0
	por	%xmm2, %xmm0
	movdqa	%xmm1, %xmm2
	psrlw	$8, %xmm2
	psllw	$8, %xmm1
	por	%xmm2, %xmm1
	movdqu	%xmm0, (%rdi,%rcx,2)
	movdqu	%xmm1, 16(%rdi,%rcx,2)
	addq	$16, %rcx
	cmpq	%rcx, %rax
	jne	.LBB7_7
	cmpq	%rax, %rsi
	je	.LBB7_13
	testb	$12, %sil
	je	.LBB7_3
.LBB7_10:
	movq	%rax, %rcx
	movq	%rsi, %rax
	andq	$-4, %rax
	.p2align	4
.LBB7_11:
	movq	(%rdi,%rcx,2), %xmm0
	movdqa	%xmm0, %xmm1
	psrlw	$8, %xmm1
	psllw	$8, %xmm0
	por	%xmm1, %xmm0
	movq	%xmm0, (%rdi,%rcx,2)
	addq	$4, %rcx
	cmpq	%rcx, %rax
	jne	.LBB7_11
	jmp	.LBB7_12
.LBB7_3:
	rolw	$8, (%rdi,%rax,2)
	incq	%rax
.LBB7_12:
	cmpq	%rax, %rsi
	jne	.LBB7_3
.LBB7_13:
	popq	%rbp
	retq
.Lfunc_end7:
	.size	cpixels_swap_bytes, .Lfunc_end7-cpixels_swap_bytes
	.globl	cpixels_look_up
	.p2align	4
	.type	cpixels_look_up,@function
cpixels_look_up:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rcx, %rcx
	je	.LBB8_6
	movl	%ecx, %eax
	andl	$3, %eax
	cmpq	$4, %rcx
	jae	.LBB8_7
	xorl	%r8d, %r8d
	jmp	.LBB8_3
.LBB8_7:
	andq	$-4, %rcx
	xorl	%r8d, %r8d
	.p2align	4
.LBB8_8:
	movzbl	(%rdi,%r8), %r9d
	movl	(%rsi,%r9,4), %r9d
	movl	%r9d, (%rdx,%r8,4)
	movzbl	1(%rdi,%r8), %r9d
	movl	(%rsi,%r9,4), %r9d
	movl	%r9d, 4(%rdx,%r8,4)
	movzbl	2(%rdi,%r8), %r9d
	movl	(%rsi,%r9,4), %r9d
	movl	%r9d, 8(%rdx,%r8,4)
	movzbl	3(%rdi,%r8), %r9d
	movl	(%rsi,%r9,4), %r9d
	movl	%r9d, 12(%rdx,%r8,4)
	addq	$4, %r8
	cmpq	%r8, %rcx
	jne	.LBB8_8
.LBB8_3:
	testq	%rax, %rax
	je	.LBB8_6
	addq	%r8, %rdi
	leaq	(%rdx,%r8,4), %rcx
	xorl	%edx, %edx
	.p2align	4
.LBB8_5:
	movzbl	(%rdi,%rdx), %r8d
	movl	(%rsi,%r8,4), %r8d
	movl	%r8d, (%rcx,%rdx,4)
	incq	%rdx
	cmpq	%rdx, %rax
	jne	.LBB8_5
.LBB8_6:
	popq	%rbp
	retq
.Lfunc_end8:
	.size	cpixels_look_up, .Lfunc_end8-cpixels_look_up
	.globl	cpixels_look_up_visible
	.p2align	4
	.type	cpixels_look_up_visible,@function
cpixels_look_up_visible:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%r8, %r8
	je	.LBB9_6
	cmpq	$1, %r8
	jne	.LBB9_7
	xorl	%eax, %eax
.LBB9_3:
	testb	$1, %r8b
	je	.LBB9_6
	movzbl	(%rdi,%rax), %edi
	cmpb	%dl, %dil
	je	.LBB9_6
	movl	(%rsi,%rdi,4), %edx
	movl	%edx, (%rcx,%rax,4)
.LBB9_6:
	popq	%rbp
	retq
.LBB9_7:
	movq	%r8, %r9
	andq	$-2, %r9
	xorl	%eax, %eax
	jmp	.LBB9_8
	.p2align	4
.LBB9_12:
	addq	$2, %rax
	cmpq	%rax, %r9
	je	.LBB9_3
.LBB9_8:
	movzbl	(%rdi,%rax), %r10d
	cmpb	%dl, %r10b
	je	.LBB9_10
	movl	(%rsi,%r10,4), %r10d
	movl	%r10d, (%rcx,%rax,4)
.LBB9_10:
	movzbl	1(%rdi,%rax), %r10d
	cmpb	%dl, %r10b
	je	.LBB9_12
	movl	(%rsi,%r10,4), %r10d
	movl	%r10d, 4(%rcx,%rax,4)
	jmp	.LBB9_12
.Lfunc_end9:
	.size	cpixels_look_up_visible, .Lfunc_end9-cpixels_look_up_visible
	.globl	cpixels_turn
	.p2align	4
	.type	cpixels_turn,@function
cpixels_turn:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$136, %rsp
	movq	%rcx, -72(%rbp)
	movq	%rdi, -64(%rbp)
	leaq	(%rdx,%rsi), %rax
	cmpq	$-1, %r9
	movl	$32, %edi
	cmoveq	%rax, %rdi
	movq	%r9, -80(%rbp)
	cmpq	$1, %r9
	cmoveq	%rax, %rdi
	testq	%rdx, %rdx
	je	.LBB10_7
	movq	16(%rbp), %rcx
	movq	-72(%rbp), %rax
	leaq	(%rax,%r8,4), %r9
	movq	%r9, -96(%rbp)
	movq	%rdi, %r10
	imulq	%rcx, %r10
	shlq	$2, %r10
	leaq	(,%rdi,4), %r9
	movq	%r9, -112(%rbp)
	shlq	$2, %rcx
	movq	%rdi, %r11
	imulq	%rsi, %r11
	shlq	$2, %r11
	leaq	(,%rsi,4), %r12
	movq	%r12, %r9
	movq	%rcx, -104(%rbp)
	orq	%rcx, %r9
	movq	%r9, -224(%rbp)
	leaq	(%rax,%r8,4), %rbx
	addq	$16, %rbx
	shlq	$2, %r8
	movq	%r8, -184(%rbp)
	movq	-64(%rbp), %rcx
	leaq	16(%rcx), %r8
	movq	-80(%rbp), %rax
	leaq	(,%rax,4), %r9
	xorl	%r14d, %r14d
	movq	%rcx, -88(%rbp)
	movq	$0, -56(%rbp)
	movq	%rdx, -176(%rbp)
	movq	%rsi, -272(%rbp)
	movq	%rdi, -264(%rbp)
	movq	%r10, -168(%rbp)
	movq	%r11, -160(%rbp)
	jmp	.LBB10_2
	.p2align	4
.LBB10_5:
	movq	-192(%rbp), %rcx
	movq	%rcx, -56(%rbp)
	movq	-176(%rbp), %rdx
	movq	-168(%rbp), %r10
	movq	-160(%rbp), %r11
	movq	-216(%rbp), %rbx
	movq	-208(%rbp), %r8
	movq	-200(%rbp), %r14
.LBB10_6:
	incq	%r14
	addq	%r10, %rbx
	addq	%r11, %r8
	addq	%r10, -96(%rbp)
	addq	%r11, -88(%rbp)
	cmpq	%rdx, %rcx
	jae	.LBB10_7
.LBB10_2:
	movq	%rdi, %rax
	imulq	%r14, %rax
	movq	%rdx, %r15
	subq	%rax, %r15
	cmpq	%r15, %rdi
	cmovbq	%rdi, %r15
	testq	%rsi, %rsi
	je	.LBB10_3
	imulq	%r14, %r10
	addq	-184(%rbp), %r10
	decq	%r15
	movq	-104(%rbp), %r13
	imulq	%r15, %r13
	movq	%r14, -200(%rbp)
	imulq	%r14, %r11
	imulq	%r12, %r15
	movq	%rdx, %rax
	movq	-56(%rbp), %rcx
	subq	%rcx, %rax
	addq	%rdi, %rcx
	cmpq	%rdi, %rax
	movq	%rcx, -192(%rbp)
	cmovbq	%rdx, %rcx
	movq	%rcx, -152(%rbp)
	addq	-72(%rbp), %r10
	movq	%r10, -248(%rbp)
	addq	%r10, %r13
	movq	%r13, -240(%rbp)
	addq	-64(%rbp), %r11
	movq	%r11, -232(%rbp)
	addq	%r11, %r15
	movq	%r15, -256(%rbp)
	movq	%r8, -208(%rbp)
	movq	%r8, -128(%rbp)
	movq	%rbx, -216(%rbp)
	movq	%rbx, -120(%rbp)
	movq	%rsi, %r10
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.LBB10_9
	.p2align	4
.LBB10_4:
	movq	-136(%rbp), %rcx
	incq	%rcx
	movq	-264(%rbp), %rdi
	movq	-288(%rbp), %r10
	subq	%rdi, %r10
	movq	-112(%rbp), %rax
	addq	%rax, -120(%rbp)
	addq	%rax, -128(%rbp)
	movq	-272(%rbp), %rsi
	movq	-280(%rbp), %rdx
	cmpq	%rsi, %rdx
	jae	.LBB10_5
.LBB10_9:
	cmpq	%r10, %rdi
	movq	%r10, -288(%rbp)
	cmovbq	%rdi, %r10
	movq	%rdi, %rax
	movq	%rcx, -136(%rbp)
	imulq	%rcx, %rax
	movq	%rsi, %rcx
	subq	%rax, %rcx
	cmpq	%rcx, %rdi
	cmovbq	%rdi, %rcx
	movq	%rcx, -144(%rbp)
	movq	%rsi, %rax
	subq	%rdx, %rax
	leaq	(%rdx,%rdi), %rbx
	cmpq	%rdi, %rax
	movq	%rbx, -280(%rbp)
	cmovbq	%rsi, %rbx
	movq	-152(%rbp), %rax
	cmpq	%rax, -56(%rbp)
	movq	-104(%rbp), %rsi
	jae	.LBB10_4
	andq	$-8, %r10
	movq	-112(%rbp), %rax
	imulq	-136(%rbp), %rax
	movq	-248(%rbp), %rcx
	addq	%rax, %rcx
	movq	-240(%rbp), %rdi
	addq	%rax, %rdi
	movq	-232(%rbp), %r8
	addq	%rax, %r8
	addq	-256(%rbp), %rax
	movq	-144(%rbp), %r14
	leaq	(%rdi,%r14,4), %rdi
	leaq	(%rax,%r14,4), %rax
	cmpq	$0, -224(%rbp)
	sets	%r11b
	cmpq	$1, -80(%rbp)
	sete	%r15b
	cmpq	$12, %r14
	setae	%r13b
	andb	%r15b, %r13b
	cmpq	%rax, %rcx
	setb	%al
	cmpq	%rdi, %r8
	setb	%cl
	andb	%al, %cl
	orb	%r11b, %cl
	andq	$-8, %r14
	movq	%r14, -304(%rbp)
	leaq	(%rdx,%r14), %rax
	movq	%rax, -296(%rbp)
	notb	%r13b
	orb	%cl, %r13b
	movb	%r13b, -41(%rbp)
	movq	-88(%rbp), %r15
	movq	-96(%rbp), %r13
	movq	-128(%rbp), %r11
	movq	-120(%rbp), %r8
	movq	-56(%rbp), %rax
	jmp	.LBB10_11
	.p2align	4
.LBB10_18:
	incq	%rax
	addq	%rsi, %r8
	addq	%r12, %r11
	addq	%rsi, %r13
	addq	%r12, %r15
	cmpq	-152(%rbp), %rax
	jae	.LBB10_4
.LBB10_11:
	cmpq	%rbx, %rdx
	jae	.LBB10_18
	movq	%rdx, %rcx
	testb	$1, -41(%rbp)
	jne	.LBB10_16
	xorl	%ecx, %ecx
	.p2align	4
.LBB10_14:
	movups	-16(%r11,%rcx,4), %xmm0
	movups	(%r11,%rcx,4), %xmm1
	movups	%xmm0, -16(%r8,%rcx,4)
	movups	%xmm1, (%r8,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, %r10
	jne	.LBB10_14
	movq	-296(%rbp), %rcx
	movq	-304(%rbp), %rdi
	cmpq	%rdi, -144(%rbp)
	je	.LBB10_18
.LBB10_16:
	movq	%r9, %rdi
	imulq	%rcx, %rdi
	addq	%r13, %rdi
	.p2align	4
.LBB10_17:
	movl	(%r15,%rcx,4), %r14d
	movl	%r14d, (%rdi)
	incq	%rcx
	addq	%r9, %rdi
	cmpq	%rbx, %rcx
	jb	.LBB10_17
	jmp	.LBB10_18
	.p2align	4
.LBB10_3:
	movq	-56(%rbp), %rcx
	addq	%rdi, %rcx
	movq	%rcx, -56(%rbp)
	jmp	.LBB10_6
.LBB10_7:
	addq	$136, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end10:
	.size	cpixels_turn, .Lfunc_end10-cpixels_turn
	.globl	cpixels_checksum
	.p2align	4
	.type	cpixels_checksum,@function
cpixels_checksum:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movabsq	$-8378864009470890807, %r15
	movabsq	$5418857496715711651, %r10
	movabsq	$3257665815644502181, %r12
	movq	%rsi, %rax
	xorq	%r12, %rax
	mulq	%r15
	movq	%rdx, %r8
	xorq	%rax, %r8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, -64(%rbp)
	cmpq	$96, %rsi
	movq	%rsi, -72(%rbp)
	jb	.LBB11_1
	movabsq	$8378864009470890806, %r14
	movq	%r8, %rcx
	movq	%r8, %r9
	movq	%r8, %r10
	movq	%r8, %r11
	movq	%r8, %rbx
	movq	%rsi, %r13
	movabsq	$5573817676018592327, %rsi
	.p2align	4
.LBB11_3:
	movq	(%rdi), %rdx
	xorq	8(%rdi), %rbx
	xorq	%r12, %rdx
	movq	%rbx, %rax
	mulq	%rdx
	movq	%rdx, %rbx
	xorq	%rax, %rbx
	movq	16(%rdi), %rdx
	xorq	%r15, %rdx
	xorq	24(%rdi), %r11
	movq	%r11, %rax
	mulq	%rdx
	movq	%rdx, %r11
	xorq	%rax, %r11
	movq	32(%rdi), %rdx
	xorq	40(%rdi), %r10
	movabsq	$5418857496715711651, %rax
	xorq	%rax, %rdx
	movq	%r10, %rax
	mulq	%rdx
	movq	%rdx, %r10
	xorq	%rax, %r10
	movq	48(%rdi), %rdx
	xorq	%rsi, %rdx
	xorq	56(%rdi), %r9
	movq	%r9, %rax
	mulq	%rdx
	movq	%rdx, %r9
	xorq	%rax, %r9
	movq	64(%rdi), %rdx
	xorq	72(%rdi), %rcx
	movabsq	$-3257665815644502182, %rax
	xorq	%rax, %rdx
	movq	%rcx, %rax
	mulq	%rdx
	movq	%rdx, %rcx
	xorq	%rax, %rcx
	movq	80(%rdi), %rdx
	xorq	%r14, %rdx
	xorq	88(%rdi), %r8
	movq	%r8, %rax
	mulq	%rdx
	movq	%rdx, %r8
	xorq	%rax, %r8
	addq	$-96, %r13
	addq	$96, %rdi
	cmpq	$95, %r13
	ja	.LBB11_3
	xorq	%r12, %rbx
	xorq	%r15, %r11
	movq	%r11, %rax
	mulq	%rbx
	movq	%rax, %r11
	movq	%rdx, %rbx
	movabsq	$5418857496715711651, %r14
	xorq	%r14, %r10
	xorq	%rsi, %r9
	movq	%r9, %rax
	mulq	%r10
	movq	%rax, %r9
	movq	%rdx, %r10
	xorq	%rbx, %r10
	xorq	%r14, %r8
	movq	%rcx, %rax
	mulq	%r8
	xorq	%r10, %rdx
	xorq	%r11, %rdx
	movq	%rax, %r8
	xorq	%r9, %r8
	xorq	%rdx, %r8
	movq	%r14, %r10
	cmpq	$16, %r13
	jae	.LBB11_9
.LBB11_6:
	movq	%r13, %r9
	jmp	.LBB11_7
.LBB11_1:
	movq	%rsi, %r13
	movabsq	$5573817676018592327, %rsi
	cmpq	$16, %r13
	jb	.LBB11_6
.LBB11_9:
	leaq	-16(%r13), %r9
	testb	$16, %r9b
	jne	.LBB11_11
	movq	(%rdi), %rcx
	xorq	%r10, %rcx
	xorq	8(%rdi), %r8
	movq	%r8, %rax
	mulq	%rcx
	movq	%rdx, %r8
	xorq	%rax, %r8
	addq	$16, %rdi
	movq	%r9, %r13
.LBB11_11:
	cmpq	$16, %r9
	jb	.LBB11_7
	movq	%r13, %r9
	.p2align	4
.LBB11_13:
	movq	(%rdi), %rcx
	xorq	8(%rdi), %r8
	xorq	%r10, %rcx
	movq	%r8, %rax
	mulq	%rcx
	xorq	%rdx, %rax
	movq	16(%rdi), %rcx
	xorq	%r10, %rcx
	xorq	24(%rdi), %rax
	mulq	%rcx
	movq	%rdx, %r8
	xorq	%rax, %r8
	addq	$-32, %r9
	addq	$32, %rdi
	cmpq	$15, %r9
	ja	.LBB11_13
.LBB11_7:
	testq	%r9, %r9
	je	.LBB11_8
	cmpq	$1, %r9
	movq	-72(%rbp), %r14
	jne	.LBB11_20
	xorl	%eax, %eax
	jmp	.LBB11_16
.LBB11_8:
	xorl	%eax, %eax
	movq	-72(%rbp), %r14
	jmp	.LBB11_19
.LBB11_20:
	movq	%r9, %rdx
	andq	$-2, %rdx
	movl	$8, %esi
	xorl	%eax, %eax
	.p2align	4
.LBB11_21:
	movzbl	(%rdi,%rax), %r10d
	leal	-8(%rsi), %ecx
	andb	$48, %cl
	shlq	%cl, %r10
	movq	%rax, %r11
	andq	$-8, %r11
	orq	-64(%rbp,%r11), %r10
	movq	%r10, -64(%rbp,%r11)
	movzbl	1(%rdi,%rax), %ebx
	movl	%esi, %ecx
	andb	$56, %cl
	shlq	%cl, %rbx
	orq	%r10, %rbx
	movq	%rbx, -64(%rbp,%r11)
	addq	$2, %rax
	addq	$16, %rsi
	cmpq	%rax, %rdx
	jne	.LBB11_21
.LBB11_16:
	testb	$1, %r9b
	je	.LBB11_18
	movzbl	(%rdi,%rax), %edx
	leal	(,%rax,8), %ecx
	shlq	%cl, %rdx
	andq	$-8, %rax
	orq	%rdx, -64(%rbp,%rax)
.LBB11_18:
	movq	-56(%rbp), %rax
	xorq	-64(%rbp), %r15
	movabsq	$5573817676018592327, %rsi
.LBB11_19:
	xorq	%r8, %rax
	mulq	%r15
	xorq	%r8, %rsi
	xorq	%rdx, %r14
	xorq	%r14, %rax
	mulq	%rsi
	xorq	%rdx, %rax
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end11:
	.size	cpixels_checksum, .Lfunc_end11-cpixels_checksum
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
