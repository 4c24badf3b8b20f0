// Made by scripts/make-kernels.sh from palettes.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__ELF__)
	.text
	.globl	cpixels_is_opaque
	.p2align	4
	.type	cpixels_is_opaque,@function
cpixels_is_opaque:
	movl	$1, %eax
	testq	%rsi, %rsi
	je	.LBB0_10
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	cmpq	$1024, %rsi
	movl	$1024, %r9d
	cmovbq	%rsi, %r9
	leaq	16(%rdi), %rcx
	xorl	%edx, %edx
	xorl	%r8d, %r8d
	xorl	%ebx, %ebx
	movq	%rsi, %r10
	jmp	.LBB0_2
	.p2align	4
.LBB0_7:
	cmpl	$-16777216, %r15d
	jb	.LBB0_8
.LBB0_11:
	addq	$-1024, %r10
	cmpq	$1024, %r10
	movl	$1024, %r9d
	cmovbq	%r10, %r9
	addq	%r11, %r9
	incq	%r8
	addq	$4096, %rcx
	addq	$-1024, %rdx
	movq	%r11, %rbx
	cmpq	%rsi, %r11
	jae	.LBB0_9
.LBB0_2:
	movq	%rsi, %r14
	subq	%rbx, %r14
	leaq	1024(%rbx), %r11
	cmpq	$1024, %r14
	movq	%r11, %r14
	cmovbq	%rsi, %r14
	cmpq	%r14, %rbx
	jae	.LBB0_11
	movq	%r8, %r14
	shlq	$10, %r14
	movq	%r9, %r12
	subq	%r14, %r12
	movl	$-1, %r15d
	cmpq	$8, %r12
	jb	.LBB0_12
	movl	%r9d, %r14d
	andl	$7, %r14d
	subq	%r14, %r12
	addq	%r12, %rbx
	movq	%r9, %r15
	andq	$-8, %r15
	addq	%rdx, %r15
	pcmpeqd	%xmm0, %xmm0
	xorl	%r12d, %r12d
	pcmpeqd	%xmm1, %xmm1
	.p2align	4
.LBB0_5:
	movdqu	-16(%rcx,%r12,4), %xmm2
	pand	%xmm2, %xmm0
	movdqu	(%rcx,%r12,4), %xmm2
	pand	%xmm2, %xmm1
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB0_5
	pand	%xmm0, %xmm1
	pshufd	$238, %xmm1, %xmm0
	pand	%xmm1, %xmm0
	pshufd	$85, %xmm0, %xmm1
	pand	%xmm0, %xmm1
	movd	%xmm1, %r15d
	testq	%r14, %r14
	je	.LBB0_7
	.p2align	4
.LBB0_12:
	andl	(%rdi,%rbx,4), %r15d
	incq	%rbx
	cmpq	%rbx, %r9
	jne	.LBB0_12
	jmp	.LBB0_7
.LBB0_8:
	xorl	%eax, %eax
.LBB0_9:
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB0_10:
	retq
.Lfunc_end0:
	.size	cpixels_is_opaque, .Lfunc_end0-cpixels_is_opaque
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI1_0:
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.text
	.globl	cpixels_is_gray
	.p2align	4
	.type	cpixels_is_gray,@function
cpixels_is_gray:
	movl	$1, %eax
	testq	%rsi, %rsi
	je	.LBB1_10
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	cmpq	$256, %rsi
	movl	$256, %r8d
	cmovbq	%rsi, %r8
	leaq	16(%rdi), %rcx
	xorl	%edx, %edx
	movdqa	.LCPI1_0(%rip), %xmm0
	xorl	%r9d, %r9d
	xorl	%ebx, %ebx
	movq	%rsi, %r10
	jmp	.LBB1_2
	.p2align	4
.LBB1_7:
	testl	%r15d, %r15d
	jne	.LBB1_8
.LBB1_11:
	addq	$-256, %r10
	cmpq	$256, %r10
	movl	$256, %r8d
	cmovbq	%r10, %r8
	addq	%r11, %r8
	incq	%r9
	addq	$1024, %rcx
	addq	$-256, %rdx
	movq	%r11, %rbx
	cmpq	%rsi, %r11
	jae	.LBB1_9
.LBB1_2:
	movq	%rsi, %r14
	subq	%rbx, %r14
	leaq	256(%rbx), %r11
	cmpq	$256, %r14
	movq	%r11, %r14
	cmovbq	%rsi, %r14
	cmpq	%r14, %rbx
	jae	.LBB1_11
	movq	%r9, %r14
	shlq	$8, %r14
	movq	%r8, %r12
	subq	%r14, %r12
	xorl	%r15d, %r15d
	cmpq	$8, %r12
	jb	.LBB1_12
	movl	%r8d, %r14d
	andl	$7, %r14d
	subq	%r14, %r12
	addq	%r12, %rbx
	movq	%r8, %r15
	andq	$-8, %r15
	addq	%rdx, %r15
	pxor	%xmm1, %xmm1
	xorl	%r12d, %r12d
	pxor	%xmm2, %xmm2
	.p2align	4
.LBB1_5:
	movdqu	-16(%rcx,%r12,4), %xmm3
	movdqu	(%rcx,%r12,4), %xmm4
	movdqa	%xmm3, %xmm5
	psrld	$8, %xmm5
	movdqa	%xmm4, %xmm6
	psrld	$8, %xmm6
	pxor	%xmm3, %xmm5
	pxor	%xmm4, %xmm6
	pand	%xmm0, %xmm5
	por	%xmm5, %xmm1
	pand	%xmm0, %xmm6
	por	%xmm6, %xmm2
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB1_5
	por	%xmm1, %xmm2
	pshufd	$238, %xmm2, %xmm1
	por	%xmm2, %xmm1
	pshufd	$85, %xmm1, %xmm2
	por	%xmm1, %xmm2
	movd	%xmm2, %r15d
	testq	%r14, %r14
	je	.LBB1_7
	.p2align	4
.LBB1_12:
	movl	(%rdi,%rbx,4), %r14d
	movl	%r14d, %r12d
	shrl	$8, %r12d
	xorl	%r14d, %r12d
	movzwl	%r12w, %r14d
	orl	%r14d, %r15d
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB1_12
	jmp	.LBB1_7
.LBB1_8:
	xorl	%eax, %eax
.LBB1_9:
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB1_10:
	retq
.Lfunc_end1:
	.size	cpixels_is_gray, .Lfunc_end1-cpixels_is_gray
	.globl	cpixels_collect_colors
	.p2align	4
	.type	cpixels_collect_colors,@function
cpixels_collect_colors:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	movq	16(%rbp), %r10
	movq	(%r10), %r11
	movl	$1, %eax
	testq	%rsi, %rsi
	je	.LBB2_13
	xorl	%ebx, %ebx
	jmp	.LBB2_2
	.p2align	4
.LBB2_9:
	cmpq	%rcx, %r11
	jae	.LBB2_10
	movl	%r14d, (%r8,%r11,4)
	incq	%r11
	movw	%r11w, (%r9,%r15,2)
.LBB2_12:
	incq	%rbx
	cmpq	%rsi, %rbx
	je	.LBB2_13
.LBB2_2:
	testq	%rbx, %rbx
	je	.LBB2_4
	movl	(%rdi,%rbx,4), %r14d
	cmpl	-4(%rdi,%rbx,4), %r14d
	je	.LBB2_12
.LBB2_4:
	testl	%edx, %edx
	setne	%r15b
	movl	(%rdi,%rbx,4), %r14d
	testl	%r14d, %r14d
	sete	%r12b
	testb	%r12b, %r15b
	jne	.LBB2_12
	imull	$-1640531535, %r14d, %r15d
	shrl	$22, %r15d
	.p2align	4
.LBB2_6:
	movzwl	(%r9,%r15,2), %r12d
	testw	%r12w, %r12w
	je	.LBB2_9
	movzwl	%r12w, %r12d
	decl	%r12d
	cmpl	%r14d, (%r8,%r12,4)
	je	.LBB2_12
	incl	%r15d
	andl	$1023, %r15d
	jmp	.LBB2_6
.LBB2_10:
	xorl	%eax, %eax
.LBB2_13:
	movq	%r11, (%r10)
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end2:
	.size	cpixels_collect_colors, .Lfunc_end2-cpixels_collect_colors
	.globl	cpixels_number_colors
	.p2align	4
	.type	cpixels_number_colors,@function
cpixels_number_colors:
	movl	$1, %eax
	testq	%rsi, %rsi
	je	.LBB3_14
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	movl	$-1, %ebx
	xorl	%r10d, %r10d
	jmp	.LBB3_4
	.p2align	4
.LBB3_2:
	movl	%r8d, %ebx
	testl	%r8d, %r8d
	js	.LBB3_12
.LBB3_3:
	movb	%bl, (%r9,%r10)
	incq	%r10
	cmpq	%rsi, %r10
	je	.LBB3_13
.LBB3_4:
	testq	%r10, %r10
	je	.LBB3_7
	movl	(%rdi,%r10,4), %r11d
	cmpl	-4(%rdi,%r10,4), %r11d
	je	.LBB3_3
	cmpl	$-2, %r8d
	jne	.LBB3_8
	jmp	.LBB3_9
	.p2align	4
.LBB3_7:
	movl	(%rdi), %r11d
	cmpl	$-2, %r8d
	je	.LBB3_9
.LBB3_8:
	testl	%r11d, %r11d
	je	.LBB3_2
.LBB3_9:
	imull	$-1640531535, %r11d, %r14d
	shrl	$22, %r14d
	movzwl	(%rcx,%r14,2), %ebx
	testw	%bx, %bx
	je	.LBB3_12
	.p2align	4
.LBB3_10:
	movzwl	%bx, %ebx
	decl	%ebx
	cmpl	%r11d, (%rdx,%rbx,4)
	je	.LBB3_3
	incl	%r14d
	andl	$1023, %r14d
	movzwl	(%rcx,%r14,2), %ebx
	testw	%bx, %bx
	jne	.LBB3_10
.LBB3_12:
	xorl	%eax, %eax
.LBB3_13:
	popq	%rbx
	popq	%r14
	popq	%rbp
.LBB3_14:
	retq
.Lfunc_end3:
	.size	cpixels_number_colors, .Lfunc_end3-cpixels_number_colors
	.globl	cpixels_take_columns
	.p2align	4
	.type	cpixels_take_columns,@function
cpixels_take_columns:
	testq	%r8, %r8
	je	.LBB4_1
	leaq	(,%rsi,4), %r9
	cmpq	$1, %r8
	jne	.LBB4_9
	xorl	%r10d, %r10d
	xorl	%eax, %eax
	testb	$1, %r8b
	jne	.LBB4_5
.LBB4_8:
	retq
.LBB4_1:
	xorl	%eax, %eax
	retq
.LBB4_9:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	movq	%r8, %r11
	andq	$-2, %r11
	leaq	(%rsi,%rsi), %rbx
	leaq	(%rdi,%r9), %r14
	xorl	%r15d, %r15d
	xorl	%r10d, %r10d
	xorl	%eax, %eax
	jmp	.LBB4_10
	.p2align	4
.LBB4_15:
	movl	(%r14,%r15,4), %r12d
	movl	%r12d, 4(%rcx,%r10,4)
	incq	%rax
.LBB4_16:
	addq	$2, %r10
	addq	%rbx, %r15
	cmpq	%r10, %r11
	je	.LBB4_17
.LBB4_10:
	testq	%rdx, %rdx
	je	.LBB4_12
	testq	%rdx, %r15
	je	.LBB4_13
.LBB4_12:
	movl	(%rdi,%r15,4), %r12d
	movl	%r12d, (%rcx,%r10,4)
	incq	%rax
.LBB4_13:
	testq	%rdx, %rdx
	je	.LBB4_15
	leaq	(%rsi,%r15), %r12
	testq	%rdx, %r12
	jne	.LBB4_15
	jmp	.LBB4_16
.LBB4_17:
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
	testb	$1, %r8b
	je	.LBB4_8
.LBB4_5:
	testq	%rdx, %rdx
	je	.LBB4_7
	imulq	%r10, %rsi
	testq	%rdx, %rsi
	je	.LBB4_8
.LBB4_7:
	imulq	%r10, %r9
	movl	(%rdi,%r9), %edx
	movl	%edx, (%rcx,%r10,4)
	incq	%rax
	retq
.Lfunc_end4:
	.size	cpixels_take_columns, .Lfunc_end4-cpixels_take_columns
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI5_0:
	.long	4278190080
	.long	4278190080
	.long	4278190080
	.long	4278190080
	.text
	.globl	cpixels_make_seen
	.p2align	4
	.type	cpixels_make_seen,@function
cpixels_make_seen:
	testq	%rdx, %rdx
	je	.LBB5_11
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	$8, %rdx
	setb	%al
	movq	%rsi, %rcx
	subq	%rdi, %rcx
	cmpq	$32, %rcx
	setb	%cl
	orb	%al, %cl
	je	.LBB5_3
	xorl	%eax, %eax
	jmp	.LBB5_6
.LBB5_3:
	movq	%rdx, %rax
	andq	$-8, %rax
	xorl	%ecx, %ecx
	movdqa	.LCPI5_0(%rip), %xmm0
	.p2align	4
.LBB5_4:
	movdqu	(%rdi,%rcx,4), %xmm1
	movdqu	16(%rdi,%rcx,4), %xmm2
	movdqa	%xmm1, %xmm3
	por	%xmm0, %xmm3
	movdqa	%xmm2, %xmm4
	por	%xmm0, %xmm4
	psrad	$31, %xmm1
	pand	%xmm3, %xmm1
	psrad	$31, %xmm2
	pand	%xmm4, %xmm2
	movdqu	%xmm1, (%rsi,%rcx,4)
	movdqu	%xmm2, 16(%rsi,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, %rax
	jne	.LBB5_4
	cmpq	%rax, %rdx
	je	.LBB5_10
.LBB5_6:
	movq	%rax, %rcx
	orq	$1, %rcx
	testb	$1, %dl
	je	.LBB5_8
	movl	(%rdi,%rax,4), %r8d
	movl	%r8d, %r9d
	orl	$-16777216, %r9d
	sarl	$31, %r8d
	andl	%r9d, %r8d
	movl	%r8d, (%rsi,%rax,4)
	movq	%rcx, %rax
.LBB5_8:
	cmpq	%rcx, %rdx
	je	.LBB5_10
	.p2align	4
.LBB5_9:
	movl	(%rdi,%rax,4), %ecx
	movl	%ecx, %r8d
	orl	$-16777216, %r8d
	sarl	$31, %ecx
	andl	%r8d, %ecx
	movl	%ecx, (%rsi,%rax,4)
	movl	4(%rdi,%rax,4), %ecx
	movl	%ecx, %r8d
	orl	$-16777216, %r8d
	sarl	$31, %ecx
	andl	%r8d, %ecx
	movl	%ecx, 4(%rsi,%rax,4)
	addq	$2, %rax
	cmpq	%rax, %rdx
	jne	.LBB5_9
.LBB5_10:
	popq	%rbp
.LBB5_11:
	retq
.Lfunc_end5:
	.size	cpixels_make_seen, .Lfunc_end5-cpixels_make_seen
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI6_0:
	.long	4278190080
	.long	4278190080
	.long	4278190080
	.long	4278190080
	.text
	.globl	cpixels_take_changes
	.p2align	4
	.type	cpixels_take_changes,@function
cpixels_take_changes:
	testq	%rcx, %rcx
	je	.LBB6_14
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	$8, %rcx
	jb	.LBB6_2
	movq	%rdx, %rax
	subq	%rdi, %rax
	cmpq	$32, %rax
	setb	%al
	movq	%rdx, %r8
	subq	%rsi, %r8
	cmpq	$32, %r8
	setb	%r8b
	orb	%al, %r8b
	je	.LBB6_5
.LBB6_2:
	xorl	%eax, %eax
.LBB6_8:
	movq	%rax, %r8
	orq	$1, %r8
	testb	$1, %cl
	je	.LBB6_10
	movl	(%rdi,%rax,4), %r9d
	movl	%r9d, %r10d
	orl	$-16777216, %r10d
	sarl	$31, %r9d
	andl	%r10d, %r9d
	xorl	%r10d, %r10d
	cmpl	(%rsi,%rax,4), %r9d
	cmovnel	%r9d, %r10d
	movl	%r10d, (%rdx,%rax,4)
	movq	%r8, %rax
.LBB6_10:
	cmpq	%r8, %rcx
	je	.LBB6_13
	xorl	%r8d, %r8d
	.p2align	4
.LBB6_12:
	movl	(%rdi,%rax,4), %r9d
	movl	%r9d, %r10d
	orl	$-16777216, %r10d
	sarl	$31, %r9d
	andl	%r10d, %r9d
	cmpl	(%rsi,%rax,4), %r9d
	cmovel	%r8d, %r9d
	movl	%r9d, (%rdx,%rax,4)
	movl	4(%rdi,%rax,4), %r9d
	movl	%r9d, %r10d
	orl	$-16777216, %r10d
	sarl	$31, %r9d
	andl	%r10d, %r9d
	cmpl	4(%rsi,%rax,4), %r9d
	cmovel	%r8d, %r9d
	movl	%r9d, 4(%rdx,%rax,4)
	addq	$2, %rax
	cmpq	%rax, %rcx
	jne	.LBB6_12
	jmp	.LBB6_13
.LBB6_5:
	movq	%rcx, %rax
	andq	$-8, %rax
	xorl	%r8d, %r8d
	movdqa	.LCPI6_0(%rip), %xmm0
	.p2align	4
.LBB6_6:
	movdqu	(%rdi,%r8,4), %xmm1
	movdqu	16(%rdi,%r8,4), %xmm2
	movdqa	%xmm1, %xmm3
	por	%xmm0, %xmm3
	movdqa	%xmm2, %xmm4
	por	%xmm0, %xmm4
	psrad	$31, %xmm1
	pand	%xmm3, %xmm1
	psrad	$31, %xmm2
	pand	%xmm4, %xmm2
	movdqu	(%rsi,%r8,4), %xmm3
	movdqu	16(%rsi,%r8,4), %xmm4
	pcmpeqd	%xmm1, %xmm3
	pandn	%xmm1, %xmm3
	pcmpeqd	%xmm2, %xmm4
	pandn	%xmm2, %xmm4
	movdqu	%xmm3, (%rdx,%r8,4)
	movdqu	%xmm4, 16(%rdx,%r8,4)
	addq	$8, %r8
	cmpq	%r8, %rax
	jne	.LBB6_6
	cmpq	%rax, %rcx
	jne	.LBB6_8
.LBB6_13:
	popq	%rbp
.LBB6_14:
	retq
.Lfunc_end6:
	.size	cpixels_take_changes, .Lfunc_end6-cpixels_take_changes
	.globl	cpixels_has_zeros
	.p2align	4
	.type	cpixels_has_zeros,@function
cpixels_has_zeros:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rsi, %rsi
	je	.LBB7_5
	xorl	%eax, %eax
	.p2align	4
.LBB7_2:
	cmpl	$0, (%rdi,%rax,4)
	je	.LBB7_6
	incq	%rax
	cmpq	%rax, %rsi
	jne	.LBB7_2
.LBB7_5:
	xorl	%eax, %eax
	popq	%rbp
	retq
.LBB7_6:
	movl	$1, %eax
	popq	%rbp
	retq
.Lfunc_end7:
	.size	cpixels_has_zeros, .Lfunc_end7-cpixels_has_zeros
	.globl	cpixels_find_changes
	.p2align	4
	.type	cpixels_find_changes,@function
cpixels_find_changes:
	xorl	%eax, %eax
	testq	%rdx, %rdx
	jne	.LBB8_3
	jmp	.LBB8_6
	.p2align	4
.LBB8_1:
	movl	%r10d, %r11d
	orl	$-16777216, %r11d
	sarl	$31, %r10d
	andl	%r11d, %r10d
	cmpl	%r9d, %r10d
	jne	.LBB8_6
.LBB8_2:
	incq	%rax
	cmpq	%rax, %rdx
	je	.LBB8_5
.LBB8_3:
	movl	(%rdi,%rax,4), %r10d
	movl	(%rsi,%rax,4), %r9d
	testl	%ecx, %ecx
	je	.LBB8_1
	testl	%r10d, %r10d
	sets	%r10b
	testl	%r9d, %r9d
	setns	%r9b
	testb	%r9b, %r10b
	je	.LBB8_2
	jmp	.LBB8_6
.LBB8_5:
	movq	%rdx, %rax
.LBB8_6:
	cmpq	%rdx, %rax
	movq	%rdx, %r9
	cmovbq	%rax, %r9
	jae	.LBB8_15
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%rbx
	jmp	.LBB8_10
	.p2align	4
.LBB8_8:
	movl	%r11d, %ebx
	orl	$-16777216, %ebx
	sarl	$31, %r11d
	andl	%ebx, %r11d
	cmpl	%r10d, %r11d
	jne	.LBB8_13
.LBB8_9:
	decq	%rdx
	cmpq	%rax, %rdx
	jbe	.LBB8_14
.LBB8_10:
	movl	-4(%rdi,%rdx,4), %r11d
	movl	-4(%rsi,%rdx,4), %r10d
	testl	%ecx, %ecx
	je	.LBB8_8
	testl	%r11d, %r11d
	sets	%r11b
	testl	%r10d, %r10d
	setns	%r10b
	testb	%r10b, %r11b
	je	.LBB8_9
.LBB8_13:
	movq	%rdx, %r9
.LBB8_14:
	popq	%rbx
	popq	%rbp
.LBB8_15:
	movq	%r9, (%r8)
	retq
.Lfunc_end8:
	.size	cpixels_find_changes, .Lfunc_end8-cpixels_find_changes
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI9_0:
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
.LCPI9_1:
	.long	255
	.long	255
	.long	255
	.long	255
.LCPI9_2:
	.long	8
	.long	8
	.long	8
	.long	8
.LCPI9_3:
	.long	4294967292
	.long	4294967292
	.long	4294967292
	.long	4294967292
.LCPI9_4:
	.long	2
	.long	2
	.long	2
	.long	0
	.text
	.globl	cpixels_dither
	.p2align	4
	.type	cpixels_dither,@function
cpixels_dither:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$40, %rsp
	movq	%r9, -64(%rbp)
	movq	%r8, -56(%rbp)
	movq	%rcx, -80(%rbp)
	movq	%rdx, %r12
	movq	%rsi, %r13
	movq	%rdi, %r15
	movq	16(%rbp), %rbx
	shlq	$4, %rdx
	addq	$32, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	testq	%r12, %r12
	je	.LBB9_17
	movq	24(%rbp), %rax
	addq	$16, -64(%rbp)
	movq	-56(%rbp), %rcx
	movl	%ecx, %edx
	andl	$1, %edx
	movq	%rdx, -72(%rbp)
	shrl	%ecx
	andl	$1, %ecx
	movl	%ecx, -44(%rbp)
	pxor	%xmm0, %xmm0
	xorl	%esi, %esi
	movq	.LCPI9_0(%rip), %xmm1
	movdqa	.LCPI9_1(%rip), %xmm2
	movdqa	.LCPI9_3(%rip), %xmm3
	movdqa	.LCPI9_4(%rip), %xmm4
	movdqa	.LCPI9_2(%rip), %xmm5
	pxor	%xmm6, %xmm6
	jmp	.LBB9_2
	.p2align	4
.LBB9_3:
	movzbl	32(%r15), %ecx
	movb	%cl, (%rax,%rsi)
	pxor	%xmm6, %xmm6
.LBB9_16:
	incq	%rsi
	cmpq	%r12, %rsi
	je	.LBB9_17
.LBB9_2:
	movl	(%r13,%rsi,4), %ecx
	testl	%ecx, %ecx
	je	.LBB9_3
	movd	%ecx, %xmm7
	movdqa	%xmm7, %xmm8
	psrld	$8, %xmm8
	punpckldq	%xmm8, %xmm7
	pand	%xmm1, %xmm7
	shrl	$16, %ecx
	movzbl	%cl, %ecx
	movd	%ecx, %xmm8
	pslldq	$8, %xmm8
	shufps	$36, %xmm8, %xmm7
	movl	(%r15), %ecx
	cmpl	$2, %ecx
	je	.LBB9_7
	cmpl	$1, %ecx
	jne	.LBB9_8
	movq	%rsi, %rcx
	shlq	$4, %rcx
	movq	-64(%rbp), %rdx
	movdqu	(%rdx,%rcx), %xmm8
	paddd	%xmm6, %xmm8
	paddd	%xmm5, %xmm8
	psrad	$4, %xmm8
	paddd	%xmm7, %xmm8
	movdqa	%xmm8, %xmm9
	pcmpgtd	%xmm0, %xmm9
	pand	%xmm8, %xmm9
	movdqa	%xmm2, %xmm7
	pcmpgtd	%xmm9, %xmm7
	pand	%xmm7, %xmm9
	pandn	%xmm2, %xmm7
	por	%xmm9, %xmm7
	jmp	.LBB9_8
	.p2align	4
.LBB9_7:
	movq	-80(%rbp), %rcx
	addl	%esi, %ecx
	xorl	-56(%rbp), %ecx
	movl	%ecx, %edx
	andl	$1, %edx
	movq	-72(%rbp), %rdi
	leal	(%rdi,%rdx,2), %edx
	andl	$2, %ecx
	addl	-44(%rbp), %ecx
	leal	(%rcx,%rdx,4), %ecx
	addl	$-8, %ecx
	movd	%ecx, %xmm8
	pshufd	$80, %xmm8, %xmm9
	punpcklqdq	%xmm8, %xmm9
	paddd	%xmm7, %xmm9
	movdqa	%xmm9, %xmm8
	pcmpgtd	%xmm0, %xmm8
	pand	%xmm9, %xmm8
	movdqa	%xmm2, %xmm7
	pcmpgtd	%xmm8, %xmm7
	pand	%xmm7, %xmm8
	pandn	%xmm2, %xmm7
	por	%xmm8, %xmm7
.LBB9_8:
	movd	%xmm7, %ecx
	andl	$-4, %ecx
	shll	$10, %ecx
	pshufd	$85, %xmm7, %xmm8
	movd	%xmm8, %edx
	shll	$4, %edx
	andl	$-64, %edx
	pshufd	$238, %xmm7, %xmm8
	movd	%xmm8, %edi
	sarl	$2, %edi
	orl	%ecx, %edi
	orl	%edx, %edi
	movslq	%edi, %rdi
	movq	24(%r15), %r8
	movzwl	(%r8,%rdi,2), %edx
	cmpw	$-1, %dx
	jne	.LBB9_14
	movq	16(%r15), %r9
	testq	%r9, %r9
	je	.LBB9_10
	movq	8(%r15), %r10
	movdqa	%xmm7, %xmm8
	pand	%xmm3, %xmm8
	por	%xmm4, %xmm8
	movl	$2147483647, %r11d
	xorl	%r14d, %r14d
	xorl	%ecx, %ecx
	.p2align	4
.LBB9_12:
	movl	(%r10,%rcx,4), %edx
	movd	%edx, %xmm9
	movdqa	%xmm9, %xmm10
	psrld	$8, %xmm10
	punpckldq	%xmm10, %xmm9
	pand	%xmm1, %xmm9
	shrl	$16, %edx
	movzbl	%dl, %edx
	movd	%edx, %xmm10
	pslldq	$8, %xmm10
	shufps	$36, %xmm10, %xmm9
	psubd	%xmm8, %xmm9
	pshufd	$245, %xmm9, %xmm10
	pmuludq	%xmm9, %xmm9
	pmuludq	%xmm10, %xmm10
	paddd	%xmm9, %xmm10
	pshufd	$238, %xmm9, %xmm9
	paddd	%xmm10, %xmm9
	movd	%xmm9, %edx
	cmpl	%r11d, %edx
	cmovll	%edx, %r11d
	movl	%ecx, %edx
	cmovgel	%r14d, %edx
	incq	%rcx
	movl	%edx, %r14d
	cmpq	%rcx, %r9
	jne	.LBB9_12
	jmp	.LBB9_13
.LBB9_10:
	xorl	%edx, %edx
.LBB9_13:
	movw	%dx, (%r8,%rdi,2)
.LBB9_14:
	movb	%dl, (%rax,%rsi)
	cmpl	$1, (%r15)
	jne	.LBB9_16
	movq	8(%r15), %rcx
	movq	24(%r15), %rdx
	movzwl	(%rdx,%rdi,2), %edx
	movl	(%rcx,%rdx,4), %ecx
	movd	%ecx, %xmm6
	movdqa	%xmm6, %xmm8
	psrld	$8, %xmm8
	punpckldq	%xmm8, %xmm6
	pand	%xmm1, %xmm6
	shrl	$16, %ecx
	movzbl	%cl, %ecx
	movd	%ecx, %xmm8
	pslldq	$8, %xmm8
	shufps	$36, %xmm8, %xmm6
	psubd	%xmm6, %xmm7
	movdqa	%xmm7, %xmm6
	pslld	$3, %xmm6
	psubd	%xmm7, %xmm6
	movdqa	%xmm7, %xmm8
	paddd	%xmm7, %xmm8
	movq	%rsi, %rcx
	shlq	$4, %rcx
	movdqu	(%rbx,%rcx), %xmm9
	movdqu	16(%rbx,%rcx), %xmm10
	movdqu	32(%rbx,%rcx), %xmm11
	paddd	%xmm7, %xmm9
	paddd	%xmm8, %xmm9
	movdqu	%xmm9, (%rbx,%rcx)
	movdqa	%xmm7, %xmm8
	pslld	$2, %xmm8
	paddd	%xmm7, %xmm10
	paddd	%xmm8, %xmm10
	movdqu	%xmm10, 16(%rbx,%rcx)
	paddd	%xmm7, %xmm11
	movdqu	%xmm11, 32(%rbx,%rcx)
	jmp	.LBB9_16
.LBB9_17:
	addq	$40, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end9:
	.size	cpixels_dither, .Lfunc_end9-cpixels_dither
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
