// Made by scripts/make-kernels.sh from qoi.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_unpack_qoi
	.p2align	4
_cpixels_unpack_qoi:
	movq	(%rdi), %rcx
	movl	20(%rdi), %r8d
	testq	%rdx, %rdx
	je	LBB0_29
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	xorl	%eax, %eax
	leaq	LJTI0_0(%rip), %r9
LBB0_2:
	movl	16(%rdi), %r10d
	jmp	LBB0_4
	.p2align	4
LBB0_3:
	cmpq	%rdx, %rax
	jae	LBB0_28
LBB0_4:
	testl	%r10d, %r10d
	je	LBB0_7
	.p2align	4
LBB0_5:
	cmpq	%rdx, %rax
	jae	LBB0_3
	movl	%r8d, (%rsi,%rax,4)
	incq	%rax
	movl	16(%rdi), %r10d
	decl	%r10d
	movl	%r10d, 16(%rdi)
	jne	LBB0_5
	jmp	LBB0_3
	.p2align	4
LBB0_7:
	movq	8(%rdi), %rbx
	subq	%rcx, %rbx
	je	LBB0_28
	movzbl	(%rcx), %r11d
	cmpl	$255, %r11d
	je	LBB0_11
	movl	$4, %r10d
	cmpl	$254, %r11d
	je	LBB0_12
	movl	%r11d, %r14d
	andl	$-64, %r14d
	xorl	%r10d, %r10d
	cmpl	$128, %r14d
	sete	%r10b
	incq	%r10
	jmp	LBB0_12
LBB0_11:
	movl	$5, %r10d
LBB0_12:
	cmpq	%r10, %rbx
	jb	LBB0_28
	cmpb	$-2, %r11b
	jb	LBB0_16
	cmpl	$255, %r11d
	je	LBB0_18
	andl	$-16777216, %r8d
	movl	%r8d, %r11d
	jmp	LBB0_19
	.p2align	4
LBB0_16:
	movl	%r11d, %ebx
	shrl	$6, %ebx
	movslq	(%r9,%rbx,4), %rbx
	addq	%r9, %rbx
	jmpq	*%rbx
LBB0_17:
	andl	$63, %r11d
	movl	24(%rdi,%r11,4), %r8d
	jmp	LBB0_21
LBB0_18:
	movzbl	4(%rcx), %r11d
	shll	$24, %r11d
LBB0_19:
	movzwl	1(%rcx), %ebx
	movzbl	3(%rcx), %r8d
	shll	$16, %r8d
	orl	%ebx, %r8d
LBB0_20:
	orl	%r11d, %r8d
LBB0_21:
	movb	$1, %r11b
LBB0_22:
	leal	(%r8,%r8,2), %ebx
	movl	%r8d, %r14d
	shrl	$8, %r14d
	leal	(%r14,%r14,4), %r14d
	addl	%ebx, %r14d
	movl	%r8d, %ebx
	shrl	$16, %ebx
	leal	(%r14,%rbx,8), %r14d
	subl	%ebx, %r14d
	movl	%r8d, %ebx
	shrl	$24, %ebx
	leal	(%rbx,%rbx,4), %r15d
	leal	(%rbx,%r15,2), %ebx
	addl	%r14d, %ebx
	andl	$63, %ebx
	movl	%r8d, 24(%rdi,%rbx,4)
	testb	%r11b, %r11b
	je	LBB0_24
	movl	%r8d, (%rsi,%rax,4)
	incq	%rax
LBB0_24:
	addq	%r10, %rcx
	cmpq	%rdx, %rax
	jb	LBB0_2
	jmp	LBB0_28
LBB0_25:
	andl	$63, %r11d
	movzbl	1(%rcx), %ebx
	movl	%ebx, %r14d
	shrl	$4, %r14d
	andl	$15, %ebx
	movl	%r11d, %r15d
	addl	$-32, %r15d
	addl	%r11d, %ebx
	addl	$-32, %ebx
	addl	%r8d, %r11d
	addl	$-32, %r11d
	addl	%r14d, %r11d
	addl	$248, %r11d
	movzbl	%r11b, %r11d
	shll	$8, %r15d
	addl	%r8d, %r15d
	andl	$65280, %r15d
	shll	$16, %ebx
	addl	%r8d, %ebx
	addl	$16252928, %ebx
	andl	$16711680, %ebx
	andl	$-16777216, %r8d
	orl	%r15d, %r8d
	orl	%r11d, %r8d
	orl	%ebx, %r8d
	jmp	LBB0_21
LBB0_26:
	andl	$63, %r11d
	incl	%r11d
	movl	%r11d, 16(%rdi)
	xorl	%r11d, %r11d
	jmp	LBB0_22
LBB0_27:
	movl	%r11d, %ebx
	shrl	$4, %ebx
	andl	$3, %ebx
	addl	%r8d, %ebx
	addl	$254, %ebx
	movzbl	%bl, %ebx
	movl	%r11d, %r14d
	andl	$12, %r14d
	shll	$6, %r14d
	addl	%r8d, %r14d
	addl	$65024, %r14d
	andl	$65280, %r14d
	andl	$3, %r11d
	shll	$16, %r11d
	addl	%r8d, %r11d
	addl	$16646144, %r11d
	andl	$16711680, %r11d
	andl	$-16777216, %r8d
	orl	%ebx, %r8d
	orl	%r14d, %r8d
	jmp	LBB0_20
LBB0_28:
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	jmp	LBB0_30
LBB0_29:
	xorl	%eax, %eax
LBB0_30:
	movq	%rcx, (%rdi)
	movl	%r8d, 20(%rdi)
	retq
	.p2align	2
	.data_region jt32
L0_0_set_17 = LBB0_17-LJTI0_0
L0_0_set_27 = LBB0_27-LJTI0_0
L0_0_set_25 = LBB0_25-LJTI0_0
L0_0_set_26 = LBB0_26-LJTI0_0
LJTI0_0:
	.long	L0_0_set_17
	.long	L0_0_set_27
	.long	L0_0_set_25
	.long	L0_0_set_26
	.end_data_region
	.globl	_cpixels_pack_qoi
	.p2align	4
_cpixels_pack_qoi:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movl	20(%rdi), %ebx
	testq	%rdx, %rdx
	movq	%rcx, -56(%rbp)
	je	LBB1_24
	xorl	%r8d, %r8d
	movq	%rcx, %rax
	jmp	LBB1_5
	.p2align	4
LBB1_3:
	movl	%ebx, %r9d
LBB1_4:
	incq	%r8
	movl	%r9d, %ebx
	cmpq	%r8, %rdx
	je	LBB1_25
LBB1_5:
	movl	(%rsi,%r8,4), %r9d
	movl	%r9d, %r11d
	movl	16(%rdi), %ecx
	subl	%ebx, %r11d
	jne	LBB1_8
	incl	%ecx
	movl	%ecx, 16(%rdi)
	cmpl	$62, %ecx
	jne	LBB1_3
	movb	$-3, (%rax)
	incq	%rax
	movl	$0, 16(%rdi)
	jmp	LBB1_3
	.p2align	4
LBB1_8:
	testl	%ecx, %ecx
	je	LBB1_10
	decb	%cl
	orb	$-64, %cl
	movb	%cl, (%rax)
	incq	%rax
LBB1_10:
	movl	$0, 16(%rdi)
	leal	(%r9,%r9,2), %ecx
	movl	%r9d, %r14d
	shrl	$8, %r14d
	leal	(%r14,%r14,4), %r10d
	addl	%ecx, %r10d
	movl	%r9d, %r15d
	shrl	$16, %r15d
	leal	(%r10,%r15,8), %ecx
	subl	%r15d, %ecx
	movl	%r9d, %r12d
	shrl	$24, %r12d
	leal	(%r12,%r12,4), %r10d
	leal	(%r12,%r10,2), %r10d
	addl	%ecx, %r10d
	andl	$63, %r10d
	cmpl	%r9d, 24(%rdi,%r10,4)
	jne	LBB1_12
	movb	%r10b, (%rax)
	incq	%rax
	jmp	LBB1_21
	.p2align	4
LBB1_12:
	movl	%r9d, %ecx
	xorl	%ebx, %ecx
	cmpl	$16777216, %ecx
	jae	LBB1_20
	movl	%ebx, %ecx
	shrl	$8, %ecx
	movl	%r14d, %r13d
	subl	%ecx, %r13d
	shrl	$16, %ebx
	movl	%r15d, %r12d
	subl	%ebx, %r12d
	leal	2(%r11), %ebx
	testb	$-4, %bl
	jne	LBB1_16
	leal	2(%r13), %ecx
	testb	$-4, %cl
	jne	LBB1_16
	movl	%ecx, -48(%rbp)
	leal	2(%r12), %ecx
	movl	%ecx, -44(%rbp)
	movl	-48(%rbp), %ecx
	testb	$-4, -44(%rbp)
	je	LBB1_22
LBB1_16:
	leal	32(%r13), %ebx
	testb	$-64, %bl
	jne	LBB1_19
	subl	%r13d, %r11d
	addl	$8, %r11d
	testb	$-16, %r11b
	jne	LBB1_19
	subl	%r13d, %r12d
	addl	$8, %r12d
	testb	$-16, %r12b
	je	LBB1_23
LBB1_19:
	movb	$-2, (%rax)
	movb	%r9b, 1(%rax)
	movb	%r14b, 2(%rax)
	movb	%r15b, 3(%rax)
	addq	$4, %rax
	jmp	LBB1_21
LBB1_20:
	movb	$-1, (%rax)
	movb	%r9b, 1(%rax)
	movb	%r14b, 2(%rax)
	movb	%r15b, 3(%rax)
	movb	%r12b, 4(%rax)
	addq	$5, %rax
LBB1_21:
	movl	%r9d, 24(%rdi,%r10,4)
	jmp	LBB1_4
LBB1_22:
	shll	$4, %ebx
	shll	$2, %ecx
	orl	-44(%rbp), %ebx
	orl	%ecx, %ebx
	orb	$64, %bl
	movb	%bl, (%rax)
	incq	%rax
	jmp	LBB1_21
LBB1_23:
	orb	$-128, %bl
	movb	%bl, (%rax)
	shll	$4, %r11d
	orl	%r12d, %r11d
	movb	%r11b, 1(%rax)
	addq	$2, %rax
	jmp	LBB1_21
LBB1_24:
	movl	%ebx, %r9d
	movq	%rcx, %rax
LBB1_25:
	movl	%r9d, 20(%rdi)
	subq	-56(%rbp), %rax
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
