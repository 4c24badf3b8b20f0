// Made by scripts/make-kernels.sh from means.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_read_codes
	.p2align	4
_cpixels_read_codes:
	movl	%ecx, %eax
	testl	%edx, %edx
	movl	$9, %r9d
	cmovel	%ecx, %r9d
	leal	-13(%r9), %ecx
	cmpl	$-12, %ecx
	jae	LBB0_2
	xorl	%eax, %eax
	retq
LBB0_2:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$12184, %rsp
	movl	%edx, 8588(%r8)
	movl	$64, %ecx
	subl	%r9d, %ecx
	movl	%ecx, 8584(%r8)
	movq	$0, 8592(%r8)
	movl	$0, 8192(%r8)
	xorl	%r11d, %r11d
	movl	$1, %r10d
	xorl	%ebx, %ebx
LBB0_3:
	movl	%ebx, %ecx
	subl	%r11d, %ecx
	movl	%ecx, 8260(%r8,%r10,4)
	movzbl	-1(%rdi,%r10), %ecx
	testl	%ecx, %ecx
	jne	LBB0_7
LBB0_4:
	movl	%r11d, %r14d
	movl	%r10d, %ecx
	shrl	%cl, %r14d
	testl	%r14d, %r14d
	jne	LBB0_10
	movb	$16, %cl
	subb	%r10b, %cl
	movl	%r11d, %r14d
	shll	%cl, %r14d
	movl	%r14d, 8192(%r8,%r10,4)
	incq	%r10
	addl	%r11d, %r11d
	cmpq	$17, %r10
	jne	LBB0_3
	jmp	LBB0_13
	.p2align	4
LBB0_6:
	incl	%r11d
	incl	%ebx
	decl	%ecx
	je	LBB0_4
LBB0_7:
	cmpl	$256, %ebx
	je	LBB0_10
	movl	%ebx, %r14d
	movzbl	(%rsi,%r14), %r15d
	movb	%r15b, 8328(%r8,%r14)
	testb	%r15b, %r15b
	jne	LBB0_6
	movl	%r11d, 8592(%r8)
	movl	%r10d, 8596(%r8)
	jmp	LBB0_6
LBB0_10:
	xorl	%eax, %eax
LBB0_11:
	addq	$12184, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
LBB0_13:
	movl	$1, %r11d
	movl	%r9d, %ecx
	shll	%cl, %r11d
	movl	%r11d, %ecx
	andl	$3, %ecx
	cmpl	$2, %r9d
	jae	LBB0_15
	xorl	%esi, %esi
	jmp	LBB0_17
LBB0_15:
	movl	%r11d, %edi
	andl	$65532, %edi
	leaq	-12352(%rbp), %r10
	xorl	%esi, %esi
	.p2align	4
LBB0_16:
	movb	$0, (%r10)
	movb	$0, 3(%r10)
	movb	$0, 6(%r10)
	movb	$0, 9(%r10)
	addq	$4, %rsi
	addq	$12, %r10
	cmpq	%rsi, %rdi
	jne	LBB0_16
LBB0_17:
	movq	%r11, -56(%rbp)
	testq	%rcx, %rcx
	je	LBB0_20
	leaq	(%rsi,%rsi,2), %rsi
	addq	%rbp, %rsi
	addq	$-12352, %rsi
	leaq	(%rcx,%rcx,2), %rcx
	xorl	%edi, %edi
	.p2align	4
LBB0_19:
	movb	$0, (%rsi,%rdi)
	addq	$3, %rdi
	cmpq	%rdi, %rcx
	jne	LBB0_19
LBB0_20:
	testl	%r9d, %r9d
	je	LBB0_35
	movl	$16, %ecx
	subl	%r9d, %ecx
	movl	%ecx, -44(%rbp)
	leal	1(%r9), %ecx
	movq	%rcx, -64(%rbp)
	movl	$1, %r11d
	xorl	%esi, %esi
	jmp	LBB0_23
	.p2align	4
LBB0_22:
	incq	%r11
	cmpq	-64(%rbp), %r11
	movl	-48(%rbp), %esi
	je	LBB0_35
LBB0_23:
	movl	-44(%rbp), %ecx
	shrl	%cl, %esi
	movl	8192(%r8,%r11,4), %edi
	movl	%edi, -48(%rbp)
	shrl	%cl, %edi
	cmpl	%edi, %esi
	jae	LBB0_22
	movl	8260(%r8,%r11,4), %r15d
	movl	%esi, %r12d
	movl	%edi, %r13d
	movl	%r9d, %ecx
	subl	%r11d, %ecx
	leaq	(%r12,%r12,2), %rbx
	leaq	-12350(%rbp), %rsi
	addq	%rsi, %rbx
	jmp	LBB0_28
LBB0_25:
	movb	$-128, %r10b
	movl	%r11d, %esi
LBB0_26:
	movb	%r11b, -2(%rbx)
	movb	%sil, -1(%rbx)
	movb	%r10b, (%rbx)
LBB0_27:
	incq	%r12
	addq	$3, %rbx
	cmpq	%r12, %r13
	je	LBB0_22
LBB0_28:
	movl	%r12d, %esi
	shrl	%cl, %esi
	addl	%r15d, %esi
	movzbl	%sil, %esi
	movzbl	8328(%r8,%rsi), %r10d
	movzbl	%r10b, %esi
	testl	%edx, %edx
	je	LBB0_31
	cmpb	$12, %r10b
	jae	LBB0_27
	addl	%r11d, %esi
	jmp	LBB0_26
	.p2align	4
LBB0_31:
	testb	%r10b, %r10b
	je	LBB0_25
	movl	%esi, %edi
	andl	$15, %edi
	cmpl	$10, %edi
	ja	LBB0_27
	shrl	$4, %esi
	testl	%edi, %edi
	sete	%r10b
	cmpl	$15, %esi
	setne	%r14b
	testb	%r14b, %r10b
	jne	LBB0_27
	addl	%r11d, %edi
	movl	%esi, %r10d
	incb	%r10b
	movl	%edi, %esi
	jmp	LBB0_26
LBB0_35:
	movq	-56(%rbp), %r12
	leal	-1(%r12), %edi
	xorl	%r10d, %r10d
	xorl	%r11d, %r11d
	jmp	LBB0_38
	.p2align	4
LBB0_36:
	movw	$-256, %bx
LBB0_37:
	movw	%bx, (%r8,%r11,2)
	incq	%r11
	cmpq	%r12, %r11
	je	LBB0_51
LBB0_38:
	testl	%r9d, %r9d
	je	LBB0_36
	xorl	%esi, %esi
	movl	%r11d, %r14d
	xorl	%ecx, %ecx
	.p2align	4
LBB0_40:
	movl	%r14d, %ebx
	leaq	(%rbx,%rbx,2), %r14
	movzbl	-12352(%rbp,%r14), %ebx
	testl	%ebx, %ebx
	je	LBB0_48
	addl	%ecx, %ebx
	cmpl	%r9d, %ebx
	ja	LBB0_48
	movzbl	-12350(%rbp,%r14), %ebx
	addl	%esi, %ebx
	movl	%ebx, %r15d
	andl	$64, %r15d
	jne	LBB0_48
	leaq	(%r14,%rbp), %rsi
	addq	$-12352, %rsi
	movzbl	1(%rsi), %esi
	addl	%esi, %ecx
	testl	%edx, %edx
	jne	LBB0_49
	movl	%r11d, %r14d
	shll	%cl, %r14d
	andl	%edi, %r14d
	cmpl	%eax, %ecx
	cmovael	%r10d, %r14d
	jae	LBB0_49
	movl	%ebx, %esi
	cmpl	$128, %ebx
	jb	LBB0_40
	jmp	LBB0_49
LBB0_48:
	movl	%esi, %ebx
LBB0_49:
	testl	%ecx, %ecx
	je	LBB0_36
	shll	$8, %ebx
	orl	%ecx, %ebx
	jmp	LBB0_37
LBB0_51:
	movl	$1, %eax
	jmp	LBB0_11
	.globl	_cpixels_keep_means
	.p2align	4
_cpixels_keep_means:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$120, %rsp
	movq	%rsi, -128(%rbp)
	movq	(%rdi), %r11
	movq	8(%rdi), %r9
	movq	16(%rdi), %rax
	movq	%rax, -64(%rbp)
	movq	24(%rdi), %rsi
	movq	32(%rdi), %r10
	movl	40(%rdi), %eax
	movl	44(%rdi), %ebx
	movq	48(%rdi), %r8
	movq	%r8, -80(%rbp)
	movl	56(%rdi), %r8d
	movl	%r8d, -56(%rbp)
	movl	60(%rdi), %r8d
	testl	%ecx, %ecx
	jle	LBB1_131
	movq	%rdx, -120(%rbp)
	shlq	$9, %rdx
	xorl	%r14d, %r14d
	movq	%r9, -72(%rbp)
	movq	%rdx, -104(%rbp)
	movq	%rdi, -144(%rbp)
	movq	%rsi, -136(%rbp)
	movl	%r8d, -112(%rbp)
	movl	%ecx, -108(%rbp)
LBB1_2:
	movq	%rsi, %rcx
	subq	-64(%rbp), %rcx
	cmpq	%rdx, %rcx
	jb	LBB1_132
	movq	%r14, -152(%rbp)
	movl	%ebx, -44(%rbp)
	cmpq	$0, -120(%rbp)
	je	LBB1_128
	xorl	%ecx, %ecx
	movq	%r10, %r14
	movl	%eax, %r13d
LBB1_5:
	movq	%rcx, -160(%rbp)
	leaq	(%rcx,%rcx,2), %rbx
	movq	-128(%rbp), %r8
	movq	(%r8,%rbx,8), %rdi
	movq	%r9, %rax
	subq	%r11, %rax
	cmpq	$7, %rax
	jle	LBB1_116
	movq	(%r11), %rax
	bswapq	%rax
	movabsq	$-72340172838076674, %rcx
	subq	%rax, %rcx
	movq	%rax, %rdx
	movabsq	$-9187201950435737472, %rsi
	andq	%rsi, %rdx
	testq	%rcx, %rdx
	jne	LBB1_116
	movl	%r13d, %ecx
	shrq	%cl, %rax
	orq	%rax, %r14
	movl	$63, %eax
	subl	%r13d, %eax
	shrl	$3, %eax
	addq	%rax, %r11
	orl	$56, %r13d
LBB1_8:
	movq	8(%r8,%rbx,8), %rax
	movq	%rax, -96(%rbp)
	movq	%r14, %rax
	shrq	$55, %rax
	movzbl	(%rdi,%rax,2), %r15d
	testl	%r15d, %r15d
	je	LBB1_126
LBB1_9:
	movl	$-1, %eax
	testl	%r15d, %r15d
	je	LBB1_140
	leaq	(%r8,%rbx,8), %rax
	cmpl	$0, 16(%rax)
	je	LBB1_58
	andl	$63, %r15d
	movq	%r14, %r10
	movl	%r15d, %ecx
	shlq	%cl, %r10
	movl	%r13d, %edi
	movl	%r13d, %eax
	subl	%r15d, %eax
	movl	$1, %ecx
	movq	%rcx, -88(%rbp)
	movabsq	$-72340172838076674, %r8
	jmp	LBB1_57
	.p2align	4
LBB1_12:
	movq	-96(%rbp), %rdx
	movzbl	8584(%rdx), %ecx
	movq	%r10, %rsi
	shrq	%cl, %rsi
	movzwl	(%rdx,%rsi,2), %r12d
	movl	%r12d, %ecx
	andl	$63, %ecx
	movq	%r10, %rbx
	shlq	%cl, %rbx
	movl	%eax, %r15d
	subl	%ecx, %r15d
	shrl	$8, %r12d
	addl	-88(%rbp), %r12d
	movb	$1, %r13b
	cmpl	$64, %r12d
	jb	LBB1_15
	sete	%cl
	leal	-129(%r12), %esi
	cmpl	$63, %esi
	setb	%sil
	orb	%cl, %sil
	jne	LBB1_15
	xorl	%r13d, %r13d
	movl	%eax, %r15d
	movq	%r10, %rbx
LBB1_15:
	subl	%r15d, %edi
	jne	LBB1_25
	movl	-56(%rbp), %r14d
	testb	%r13b, %r13b
	jne	LBB1_28
LBB1_17:
	movq	-72(%rbp), %rdi
	movq	%rdi, %rax
	subq	%r11, %rax
	cmpq	$7, %rax
	movl	%r14d, -56(%rbp)
	jle	LBB1_43
	movq	(%r11), %rax
	bswapq	%rax
	movq	%r8, %rcx
	subq	%rax, %rcx
	movq	%rax, %rdx
	movabsq	$-9187201950435737472, %rsi
	andq	%rsi, %rdx
	testq	%rcx, %rdx
	jne	LBB1_43
	movq	%r9, %r14
	movl	%r15d, %ecx
	shrq	%cl, %rax
	orq	%rax, %rbx
	movl	$63, %eax
	subl	%r15d, %eax
	shrl	$3, %eax
	addq	%rax, %r11
	orl	$56, %r15d
LBB1_20:
	movq	%r11, %r12
	movq	%rbx, %rsi
	shrq	$48, %rsi
	movq	-96(%rbp), %rdi
	callq	_find
	testl	%eax, %eax
	je	LBB1_139
	movq	%rax, %rcx
	shrq	$32, %rcx
	movq	-88(%rbp), %r13
	addl	%ecx, %r13d
	cmpl	$65, %r13d
	setae	%cl
	leal	-192(%r13), %edx
	cmpl	$-63, %edx
	setb	%dl
	testb	%dl, %cl
	jne	LBB1_139
	movl	%eax, %ecx
	movq	%r14, %r9
	shldq	%cl, %rbx, %r9
	movl	-56(%rbp), %r14d
	addl	%eax, %r14d
	movl	%r14d, %ecx
	negb	%cl
	movq	%r9, %rsi
	shlq	%cl, %rsi
	movl	%r14d, %edx
	shrl	$3, %edx
	movabsq	$-72340172838076674, %r8
	movq	%r8, %rcx
	subq	%rsi, %rcx
	movq	%rsi, %rdi
	movabsq	$-9187201950435737472, %r10
	andq	%r10, %rdi
	testq	%rcx, %rdi
	movq	%r9, -80(%rbp)
	jne	LBB1_55
	bswapq	%rsi
	movq	-64(%rbp), %rdi
	movq	%rsi, (%rdi)
	movl	%edx, %ecx
	addq	%rcx, %rdi
	movq	%rdi, -64(%rbp)
LBB1_24:
	andl	$7, %r14d
	movl	%eax, %edx
	movl	%eax, %ecx
	shlq	%cl, %rbx
	andl	$63, %edx
	subl	%edx, %r15d
	movl	%r15d, %eax
	movq	%rbx, %r10
	movq	-72(%rbp), %r9
	movq	%r12, %r11
	jmp	LBB1_29
	.p2align	4
LBB1_25:
	movl	%edi, %ecx
	shldq	%cl, %r14, %r9
	movl	-56(%rbp), %r14d
	addl	%edi, %r14d
	movl	%r14d, %ecx
	negb	%cl
	movq	%r9, %rsi
	shlq	%cl, %rsi
	movl	%r14d, %edx
	shrl	$3, %edx
	movq	%r8, %rax
	subq	%rsi, %rax
	movq	%rsi, %rcx
	movabsq	$-9187201950435737472, %rdi
	andq	%rdi, %rcx
	testq	%rax, %rcx
	jne	LBB1_54
	bswapq	%rsi
	movq	-64(%rbp), %rcx
	movq	%rsi, (%rcx)
	movl	%edx, %eax
	addq	%rax, %rcx
	movq	%rcx, -64(%rbp)
LBB1_27:
	andl	$7, %r14d
	testb	%r13b, %r13b
	je	LBB1_17
LBB1_28:
	movq	%r9, -80(%rbp)
	movl	%r15d, %eax
	movq	%rbx, %r10
	movl	%r12d, %r13d
	movq	-72(%rbp), %r9
LBB1_29:
	testl	%r13d, %r13d
	movq	-104(%rbp), %rdx
	je	LBB1_139
	cmpl	$63, %r13d
	movl	%r14d, -56(%rbp)
	ja	LBB1_115
	movq	%r13, -88(%rbp)
	subq	%r11, %r9
	cmpq	$7, %r9
	jle	LBB1_33
	movq	(%r11), %rsi
	bswapq	%rsi
	movq	%r8, %rcx
	subq	%rsi, %rcx
	movq	%rsi, %rdi
	movabsq	$-9187201950435737472, %rdx
	andq	%rdx, %rdi
	testq	%rcx, %rdi
	je	LBB1_56
LBB1_33:
	movl	%eax, %edi
	movq	%r10, %r14
	cmpl	$55, %eax
	movq	-80(%rbp), %r9
	ja	LBB1_12
	movl	%eax, %esi
	movl	$56, %ecx
	subq	%rsi, %rcx
	addq	$-8, %rsi
	movl	-44(%rbp), %ebx
	movq	-72(%rbp), %rdx
	jmp	LBB1_37
LBB1_35:
	addl	$8, %ebx
	xorl	%edi, %edi
LBB1_36:
	shlq	%cl, %rdi
	orq	%rdi, %r10
	addq	$8, %rsi
	addq	$-8, %rcx
	addl	$8, %eax
	cmpq	$48, %rsi
	jae	LBB1_53
LBB1_37:
	movq	%rdx, %r8
	subq	%r11, %r8
	testq	%r8, %r8
	jle	LBB1_35
	movzbl	(%r11), %edi
	cmpq	$255, %rdi
	je	LBB1_40
	incq	%r11
	jmp	LBB1_36
LBB1_40:
	cmpq	$1, %r8
	je	LBB1_35
	cmpb	$0, 1(%r11)
	jne	LBB1_35
	addq	$2, %r11
	movl	$255, %edi
	jmp	LBB1_36
LBB1_43:
	movq	%r9, %r14
	cmpl	$55, %r15d
	ja	LBB1_20
	movl	%r15d, %eax
	movl	$56, %ecx
	subq	%rax, %rcx
	addq	$-8, %rax
	jmp	LBB1_47
LBB1_45:
	addl	$8, -44(%rbp)
	xorl	%edx, %edx
LBB1_46:
	shlq	%cl, %rdx
	orq	%rdx, %rbx
	addq	$8, %rax
	addq	$-8, %rcx
	addl	$8, %r15d
	cmpq	$48, %rax
	jae	LBB1_20
LBB1_47:
	movq	%rdi, %rsi
	subq	%r11, %rsi
	testq	%rsi, %rsi
	jle	LBB1_45
	movzbl	(%r11), %edx
	cmpq	$255, %rdx
	je	LBB1_50
	incq	%r11
	jmp	LBB1_46
LBB1_50:
	cmpq	$1, %rsi
	je	LBB1_45
	cmpb	$0, 1(%r11)
	jne	LBB1_45
	addq	$2, %r11
	movl	$255, %edx
	jmp	LBB1_46
LBB1_53:
	movl	%ebx, -44(%rbp)
	movl	%eax, %edi
	movq	%r10, %r14
	movabsq	$-72340172838076674, %r8
	jmp	LBB1_12
LBB1_54:
	movq	-64(%rbp), %rdi
	movl	%r14d, -56(%rbp)
	movq	%r11, %r14
	movq	%r9, -80(%rbp)
	callq	_write_bytewise
	movabsq	$-72340172838076674, %r8
	movq	-80(%rbp), %r9
	movq	%r14, %r11
	movl	-56(%rbp), %r14d
	movq	%rax, -64(%rbp)
	jmp	LBB1_27
LBB1_55:
	movq	-64(%rbp), %rdi
	movl	%r14d, -56(%rbp)
	movq	%rax, -88(%rbp)
	callq	_write_bytewise
	movabsq	$-72340172838076674, %r8
	movq	%rax, -64(%rbp)
	movq	-88(%rbp), %rax
	movl	-56(%rbp), %r14d
	jmp	LBB1_24
	.p2align	4
LBB1_56:
	movl	%eax, %ecx
	shrq	%cl, %rsi
	orq	%rsi, %r10
	movl	$63, %ecx
	subl	%eax, %ecx
	shrl	$3, %ecx
	addq	%rcx, %r11
	orl	$56, %eax
	movl	%eax, %edi
	movq	%r10, %r14
LBB1_57:
	movq	-80(%rbp), %r9
	jmp	LBB1_12
	.p2align	4
LBB1_58:
	movl	%r15d, %ecx
	negb	%cl
	movq	%r14, %rax
	shrq	%cl, %rax
	movq	-96(%rbp), %rdx
	movl	8596(%rdx), %r12d
	movl	%r12d, %ecx
	shlq	%cl, %rax
	addl	%r15d, %r12d
	movl	%r12d, %ecx
	movq	-80(%rbp), %r9
	shlq	%cl, %r9
	movl	8592(%rdx), %ecx
	orq	%rcx, %r9
	orq	%rax, %r9
	addl	-56(%rbp), %r12d
	movl	%r12d, %ecx
	negb	%cl
	movq	%r9, %rsi
	shlq	%cl, %rsi
	movl	%r12d, %edx
	shrl	$3, %edx
	movabsq	$-72340172838076674, %r8
	movq	%r8, %rax
	subq	%rsi, %rax
	movq	%rsi, %rcx
	movabsq	$-9187201950435737472, %rdi
	andq	%rdi, %rcx
	testq	%rax, %rcx
	movq	%r9, -80(%rbp)
	jne	LBB1_127
	bswapq	%rsi
	movq	-64(%rbp), %rcx
	movq	%rsi, (%rcx)
	movl	%edx, %eax
	addq	%rax, %rcx
	movq	%rcx, -64(%rbp)
LBB1_60:
	andl	$63, %r15d
	movl	%r15d, %ecx
	shlq	%cl, %r14
	andl	$7, %r12d
	movl	%r12d, -88(%rbp)
	subl	%r15d, %r13d
	movq	-96(%rbp), %rax
	movl	8584(%rax), %eax
	movq	%rax, -56(%rbp)
	movl	$1, %r12d
	jmp	LBB1_65
LBB1_61:
	movl	%edi, -44(%rbp)
LBB1_62:
	movl	%r15d, %r13d
	movq	%rbx, %r14
	.p2align	4
LBB1_63:
	movl	%r12d, %edi
LBB1_64:
	movl	%edi, %r12d
	cmpl	$64, %edi
	jae	LBB1_113
LBB1_65:
	movq	%r14, %rax
	movq	-56(%rbp), %rcx
	shrq	%cl, %rax
	movq	-96(%rbp), %rcx
	movzwl	(%rcx,%rax,2), %esi
	movl	%esi, %ecx
	andl	$63, %ecx
	movq	%r14, %r10
	shlq	%cl, %r10
	movl	%r13d, %eax
	subl	%ecx, %eax
	shrl	$8, %esi
	addl	%r12d, %esi
	cmpl	$63, %esi
	jbe	LBB1_67
	movq	%r14, %rbx
	movl	%r13d, %r15d
	jmp	LBB1_71
	.p2align	4
LBB1_67:
	movq	-72(%rbp), %rcx
	subq	%r11, %rcx
	cmpq	$7, %rcx
	jle	LBB1_103
	movq	(%r11), %rdi
	bswapq	%rdi
	movq	%r8, %rcx
	subq	%rdi, %rcx
	movq	%rdi, %r8
	movabsq	$-9187201950435737472, %rdx
	andq	%rdx, %r8
	testq	%rcx, %r8
	movabsq	$-72340172838076674, %r8
	jne	LBB1_103
	movl	%eax, %ecx
	shrq	%cl, %rdi
	orq	%rdi, %r10
	movl	$63, %ecx
	subl	%eax, %ecx
	shrl	$3, %ecx
	addq	%rcx, %r11
	orl	$56, %eax
LBB1_70:
	movq	%r10, %rdi
	movq	-56(%rbp), %rcx
	shrq	%cl, %rdi
	movq	%r10, %r14
	movq	-96(%rbp), %rcx
	movzwl	(%rcx,%rdi,2), %edi
	movl	%edi, %ecx
	andl	$63, %ecx
	shlq	%cl, %r14
	movq	%r10, %rbx
	movl	%eax, %edx
	subl	%ecx, %edx
	shrl	$8, %edi
	addl	%esi, %edi
	movl	%esi, %r12d
	movl	%eax, %r15d
	movq	%r14, %r10
	movl	%edx, %r13d
	movl	%edx, %eax
	movl	%edi, %esi
	cmpl	$64, %edi
	jb	LBB1_64
LBB1_71:
	cmpl	$64, %esi
	je	LBB1_114
	addl	$-192, %esi
	cmpl	$-63, %esi
	jae	LBB1_114
	movq	-72(%rbp), %rax
	subq	%r11, %rax
	cmpq	$7, %rax
	jle	LBB1_83
	movq	(%r11), %rax
	bswapq	%rax
	movq	%r8, %rcx
	subq	%rax, %rcx
	movq	%rax, %rdx
	movabsq	$-9187201950435737472, %rsi
	andq	%rsi, %rdx
	testq	%rcx, %rdx
	jne	LBB1_83
	movl	%r15d, %ecx
	shrq	%cl, %rax
	orq	%rax, %rbx
	movl	$63, %eax
	subl	%r15d, %eax
	shrl	$3, %eax
	addq	%rax, %r11
	orl	$56, %r15d
LBB1_76:
	movq	%r11, %r14
	movq	%rbx, %rsi
	shrq	$48, %rsi
	movq	-96(%rbp), %rdi
	callq	_find
	testl	%eax, %eax
	je	LBB1_139
	movq	%rax, %rcx
	shrq	$32, %rcx
	addl	%ecx, %r12d
	cmpl	$65, %r12d
	jb	LBB1_79
	leal	-192(%r12), %ecx
	cmpl	$-63, %ecx
	movq	-72(%rbp), %rdx
	movq	%r14, %r11
	movabsq	$-72340172838076674, %r8
	jae	LBB1_80
	jmp	LBB1_139
	.p2align	4
LBB1_79:
	testl	%r12d, %r12d
	movq	-72(%rbp), %rdx
	movq	%r14, %r11
	movabsq	$-72340172838076674, %r8
	je	LBB1_139
LBB1_80:
	movl	%eax, %ecx
	shlq	%cl, %rbx
	andl	$63, %eax
	subl	%eax, %r15d
	movq	%rdx, %rax
	subq	%r11, %rax
	cmpq	$7, %rax
	jle	LBB1_93
	movq	(%r11), %r14
	bswapq	%r14
	movq	%r8, %rax
	subq	%r14, %rax
	movq	%r14, %rcx
	movabsq	$-9187201950435737472, %rdx
	andq	%rdx, %rcx
	testq	%rax, %rcx
	jne	LBB1_93
	movl	%r15d, %ecx
	shrq	%cl, %r14
	orq	%rbx, %r14
	movl	$63, %eax
	subl	%r15d, %eax
	shrl	$3, %eax
	addq	%rax, %r11
	orl	$56, %r15d
	movl	%r15d, %r13d
	jmp	LBB1_63
LBB1_83:
	cmpl	$55, %r15d
	ja	LBB1_76
	movl	%r15d, %eax
	movl	$56, %ecx
	subq	%rax, %rcx
	addq	$-8, %rax
	jmp	LBB1_87
LBB1_85:
	addl	$8, %edi
	movl	%edi, -44(%rbp)
	xorl	%edx, %edx
LBB1_86:
	shlq	%cl, %rdx
	orq	%rdx, %rbx
	addq	$8, %rax
	addq	$-8, %rcx
	addl	$8, %r15d
	cmpq	$48, %rax
	jae	LBB1_76
LBB1_87:
	movq	-72(%rbp), %rsi
	subq	%r11, %rsi
	testq	%rsi, %rsi
	movl	-44(%rbp), %edi
	jle	LBB1_85
	movzbl	(%r11), %edx
	cmpq	$255, %rdx
	je	LBB1_90
	incq	%r11
	jmp	LBB1_86
LBB1_90:
	cmpq	$1, %rsi
	je	LBB1_85
	cmpb	$0, 1(%r11)
	jne	LBB1_85
	addq	$2, %r11
	movl	$255, %edx
	jmp	LBB1_86
LBB1_93:
	cmpl	$55, %r15d
	ja	LBB1_62
	movl	%r15d, %eax
	movl	$56, %ecx
	subq	%rax, %rcx
	addq	$-8, %rax
	movl	-44(%rbp), %edi
	jmp	LBB1_97
LBB1_95:
	addl	$8, %edi
	xorl	%edx, %edx
LBB1_96:
	shlq	%cl, %rdx
	orq	%rdx, %rbx
	addq	$8, %rax
	addq	$-8, %rcx
	addl	$8, %r15d
	cmpq	$48, %rax
	jae	LBB1_61
LBB1_97:
	movq	-72(%rbp), %rsi
	subq	%r11, %rsi
	testq	%rsi, %rsi
	jle	LBB1_95
	movzbl	(%r11), %edx
	cmpq	$255, %rdx
	je	LBB1_100
	incq	%r11
	jmp	LBB1_96
LBB1_100:
	cmpq	$1, %rsi
	je	LBB1_95
	cmpb	$0, 1(%r11)
	jne	LBB1_95
	addq	$2, %r11
	movl	$255, %edx
	jmp	LBB1_96
LBB1_103:
	cmpl	$55, %eax
	ja	LBB1_70
	movl	%eax, %edi
	movl	$56, %ecx
	subq	%rdi, %rcx
	addq	$-8, %rdi
	jmp	LBB1_107
LBB1_105:
	addl	$8, %ebx
	movl	%ebx, -44(%rbp)
	xorl	%r8d, %r8d
LBB1_106:
	shlq	%cl, %r8
	orq	%r8, %r10
	addq	$8, %rdi
	addq	$-8, %rcx
	addl	$8, %eax
	cmpq	$48, %rdi
	movabsq	$-72340172838076674, %r8
	jae	LBB1_70
LBB1_107:
	movq	-72(%rbp), %r9
	subq	%r11, %r9
	testq	%r9, %r9
	movl	-44(%rbp), %ebx
	jle	LBB1_105
	movzbl	(%r11), %r8d
	cmpq	$255, %r8
	je	LBB1_110
	incq	%r11
	jmp	LBB1_106
LBB1_110:
	cmpq	$1, %r9
	je	LBB1_105
	cmpb	$0, 1(%r11)
	jne	LBB1_105
	addq	$2, %r11
	movl	$255, %r8d
	jmp	LBB1_106
LBB1_113:
	movl	%r13d, %eax
	movq	%r14, %r10
LBB1_114:
	movl	-88(%rbp), %ecx
	movl	%ecx, -56(%rbp)
	movq	-104(%rbp), %rdx
	movq	-72(%rbp), %r9
LBB1_115:
	movq	-160(%rbp), %rcx
	incq	%rcx
	movq	%r10, %r14
	movl	%eax, %r13d
	cmpq	-120(%rbp), %rcx
	jne	LBB1_5
	jmp	LBB1_128
LBB1_116:
	cmpl	$55, %r13d
	ja	LBB1_8
	movl	%r13d, %eax
	movl	$56, %ecx
	subq	%rax, %rcx
	addq	$-8, %rax
	jmp	LBB1_120
LBB1_118:
	addl	$8, -44(%rbp)
	xorl	%edx, %edx
LBB1_119:
	shlq	%cl, %rdx
	orq	%rdx, %r14
	addq	$8, %rax
	addq	$-8, %rcx
	addl	$8, %r13d
	cmpq	$48, %rax
	jae	LBB1_8
LBB1_120:
	movq	%r9, %rsi
	subq	%r11, %rsi
	testq	%rsi, %rsi
	jle	LBB1_118
	movzbl	(%r11), %edx
	cmpq	$255, %rdx
	je	LBB1_123
	incq	%r11
	jmp	LBB1_119
LBB1_123:
	cmpq	$1, %rsi
	je	LBB1_118
	cmpb	$0, 1(%r11)
	jne	LBB1_118
	addq	$2, %r11
	movl	$255, %edx
	jmp	LBB1_119
LBB1_126:
	movq	%r14, %rsi
	shrq	$48, %rsi
	movq	%r11, %r15
	callq	_find
	movq	-128(%rbp), %r8
	movq	%r15, %r11
	movq	%rax, %r15
	jmp	LBB1_9
LBB1_127:
	movq	-64(%rbp), %rdi
	movq	%r11, %rbx
	callq	_write_bytewise
	movabsq	$-72340172838076674, %r8
	movq	%rbx, %r11
	movq	%rax, -64(%rbp)
	jmp	LBB1_60
	.p2align	4
LBB1_128:
	movl	-44(%rbp), %ebx
	cmpl	%eax, %ebx
	movq	-144(%rbp), %rdi
	movq	-136(%rbp), %rsi
	movl	-112(%rbp), %r8d
	ja	LBB1_139
	movq	-152(%rbp), %r14
	incl	%r14d
	movl	-108(%rbp), %ecx
	cmpl	%ecx, %r14d
	jne	LBB1_2
	movl	%ecx, %r14d
	jmp	LBB1_132
LBB1_139:
	movl	$-1, %eax
	jmp	LBB1_140
LBB1_131:
	xorl	%r14d, %r14d
LBB1_132:
	movq	%r11, (%rdi)
	movq	%r9, 8(%rdi)
	movq	-64(%rbp), %rcx
	movq	%rcx, 16(%rdi)
	movq	%rsi, 24(%rdi)
	movq	%r10, 32(%rdi)
	movl	%eax, 40(%rdi)
	movl	%ebx, 44(%rdi)
	movq	-80(%rbp), %rax
	movq	%rax, 48(%rdi)
	movl	-56(%rbp), %eax
	movl	%eax, 56(%rdi)
	movl	%r8d, 60(%rdi)
	movl	%r14d, %eax
LBB1_140:
	addq	$120, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.p2align	4
_find:
	pushq	%rbp
	movq	%rsp, %rbp
	movl	$1, %eax
	cmpl	8196(%rdi), %esi
	jb	LBB2_1
	movl	$2, %eax
	cmpl	8200(%rdi), %esi
	jb	LBB2_1
	movl	$3, %eax
	cmpl	8204(%rdi), %esi
	jb	LBB2_1
	movl	$4, %eax
	cmpl	8208(%rdi), %esi
	jb	LBB2_1
	movl	$5, %eax
	cmpl	8212(%rdi), %esi
	jb	LBB2_1
	movl	$6, %eax
	cmpl	8216(%rdi), %esi
	jb	LBB2_1
	movl	$7, %eax
	cmpl	8220(%rdi), %esi
	jb	LBB2_1
	movl	$8, %eax
	cmpl	8224(%rdi), %esi
	jb	LBB2_1
	movl	$9, %eax
	cmpl	8228(%rdi), %esi
	jb	LBB2_1
	movl	$10, %eax
	cmpl	8232(%rdi), %esi
	jb	LBB2_1
	movl	$11, %eax
	cmpl	8236(%rdi), %esi
	jb	LBB2_1
	movl	$12, %eax
	cmpl	8240(%rdi), %esi
	jb	LBB2_1
	movl	$13, %eax
	cmpl	8244(%rdi), %esi
	jb	LBB2_1
	movl	$14, %eax
	cmpl	8248(%rdi), %esi
	jb	LBB2_1
	movl	$15, %eax
	cmpl	8252(%rdi), %esi
	jb	LBB2_1
	movl	$16, %eax
	cmpl	8256(%rdi), %esi
	jae	LBB2_26
LBB2_1:
	movb	$16, %cl
	subb	%al, %cl
	shrl	%cl, %esi
	addl	8260(%rdi,%rax,4), %esi
	movzbl	%sil, %ecx
	movzbl	8328(%rdi,%rcx), %ecx
	cmpl	$0, 8588(%rdi)
	je	LBB2_3
	addl	%ecx, %eax
	xorl	%edx, %edx
	cmpb	$12, %cl
	cmovbl	%eax, %edx
LBB2_9:
	movl	%ecx, %edi
LBB2_10:
	shlq	$32, %rdi
	movl	%edx, %eax
	orq	%rdi, %rax
	popq	%rbp
	retq
LBB2_3:
	testl	%ecx, %ecx
	je	LBB2_4
	movl	%ecx, %esi
	andl	$15, %esi
	xorl	%edx, %edx
	cmpl	$10, %esi
	jbe	LBB2_7
	xorl	%edi, %edi
	jmp	LBB2_10
LBB2_4:
	movl	$128, %edi
	movl	%eax, %edx
	jmp	LBB2_10
LBB2_7:
	shrl	$4, %ecx
	testl	%esi, %esi
	sete	%r8b
	cmpl	$15, %ecx
	setne	%r9b
	movl	$0, %edi
	testb	%r9b, %r8b
	jne	LBB2_10
	addl	%eax, %esi
	incl	%ecx
	movl	%esi, %edx
	jmp	LBB2_9
LBB2_26:
	xorl	%eax, %eax
	popq	%rbp
	retq
	.globl	_cpixels_pass_units
	.p2align	4
_cpixels_pass_units:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$104, %rsp
	movq	(%rdi), %r10
	movq	8(%rdi), %r11
	movq	32(%rdi), %r15
	movl	40(%rdi), %r13d
	movl	44(%rdi), %eax
	movups	(%rsi), %xmm0
	movaps	%xmm0, -144(%rbp)
	testl	%r8d, %r8d
	jle	LBB3_80
	xorl	%ebx, %ebx
	movabsq	$-72340172838076674, %r9
	movq	%rcx, -112(%rbp)
	movq	%rdx, -104(%rbp)
	movl	%r8d, -60(%rbp)
	movq	%rsi, -88(%rbp)
	movq	%rdi, -80(%rbp)
LBB3_2:
	movl	%eax, -44(%rbp)
	testq	%rcx, %rcx
	je	LBB3_78
	xorl	%eax, %eax
	movq	%rbx, -96(%rbp)
LBB3_4:
	movq	%rax, -120(%rbp)
	leaq	(%rax,%rax,2), %rax
	movq	(%rdx,%rax,8), %rdi
	movq	%r11, %rcx
	subq	%r10, %rcx
	cmpq	$7, %rcx
	jle	LBB3_66
	movq	(%r10), %r8
	bswapq	%r8
	movq	%r9, %rcx
	subq	%r8, %rcx
	movq	%r8, %rsi
	movabsq	$-9187201950435737472, %r9
	andq	%r9, %rsi
	testq	%rcx, %rsi
	jne	LBB3_66
	movl	%r13d, %ecx
	shrq	%cl, %r8
	orq	%r8, %r15
	movl	$63, %ecx
	subl	%r13d, %ecx
	shrl	$3, %ecx
	addq	%rcx, %r10
	orl	$56, %r13d
LBB3_7:
	movl	20(%rdx,%rax,8), %ebx
	movq	8(%rdx,%rax,8), %rax
	movq	%rax, -56(%rbp)
	movq	%r15, %rax
	shrq	$55, %rax
	movzwl	(%rdi,%rax,2), %edx
	movl	%edx, %eax
	andl	$255, %eax
	je	LBB3_76
	shrl	$8, %edx
LBB3_9:
	movl	%eax, %ecx
	subl	%edx, %ecx
	movq	%r15, %rsi
	shlq	%cl, %rsi
	shrq	$32, %rsi
	movb	$31, %cl
	subb	%dl, %cl
	shrq	%cl, %rsi
	shrl	%esi
	testl	%edx, %edx
	je	LBB3_12
	leal	-1(%rdx), %ecx
	movl	%esi, %edi
	shrl	%cl, %edi
	testl	%edi, %edi
	movabsq	$-72340172838076674, %r9
	jne	LBB3_13
	movl	$-1, %edi
	movl	%edx, %ecx
	shll	%cl, %edi
	addl	%edi, %esi
	incl	%esi
	jmp	LBB3_13
	.p2align	4
LBB3_12:
	movabsq	$-72340172838076674, %r9
LBB3_13:
	andl	$63, %eax
	movl	%eax, %ecx
	shlq	%cl, %r15
	subl	%eax, %r13d
	andl	$3, %ebx
	addw	%si, -144(%rbp,%rbx,2)
	movq	-56(%rbp), %rax
	movl	8584(%rax), %eax
	movq	%rax, -72(%rbp)
	movl	$1, %r14d
	movq	%r15, %r12
	movl	%r13d, %ebx
	jmp	LBB3_17
LBB3_14:
	movl	%ebx, %r13d
	movq	%r12, %r15
	.p2align	4
LBB3_15:
	movl	%r14d, %edi
LBB3_16:
	movl	%edi, %r14d
	movq	%r15, %r12
	movl	%r13d, %ebx
	cmpl	$64, %edi
	jae	LBB3_65
LBB3_17:
	movq	%r12, %rax
	movq	-72(%rbp), %rcx
	shrq	%cl, %rax
	movq	-56(%rbp), %rcx
	movzwl	(%rcx,%rax,2), %edx
	movl	%edx, %ecx
	andl	$63, %ecx
	movq	%r12, %rsi
	shlq	%cl, %rsi
	movl	%ebx, %eax
	subl	%ecx, %eax
	shrl	$8, %edx
	addl	%r14d, %edx
	cmpl	$63, %edx
	ja	LBB3_22
	movq	%r11, %rcx
	subq	%r10, %rcx
	cmpq	$7, %rcx
	jle	LBB3_54
	movq	(%r10), %rdi
	bswapq	%rdi
	movq	%r9, %rcx
	subq	%rdi, %rcx
	movq	%rdi, %r8
	movabsq	$-9187201950435737472, %rbx
	andq	%rbx, %r8
	testq	%rcx, %r8
	jne	LBB3_54
	movl	%eax, %ecx
	shrq	%cl, %rdi
	orq	%rdi, %rsi
	movl	$63, %ecx
	subl	%eax, %ecx
	shrl	$3, %ecx
	addq	%rcx, %r10
	orl	$56, %eax
LBB3_21:
	movq	%rsi, %rdi
	movq	-72(%rbp), %rcx
	shrq	%cl, %rdi
	movq	%rsi, %r15
	movq	-56(%rbp), %rcx
	movzwl	(%rcx,%rdi,2), %edi
	movl	%edi, %ecx
	andl	$63, %ecx
	shlq	%cl, %r15
	movq	%rsi, %r12
	movl	%eax, %r13d
	subl	%ecx, %r13d
	shrl	$8, %edi
	addl	%edx, %edi
	movl	%edx, %r14d
	movl	%eax, %ebx
	movq	%r15, %rsi
	movl	%r13d, %eax
	movl	%edi, %edx
	cmpl	$64, %edi
	jb	LBB3_16
LBB3_22:
	cmpl	$64, %edx
	je	LBB3_64
	addl	$-192, %edx
	cmpl	$-63, %edx
	jae	LBB3_64
	movq	%r11, %rax
	subq	%r10, %rax
	cmpq	$7, %rax
	jle	LBB3_34
	movq	(%r10), %rax
	bswapq	%rax
	movq	%r9, %rcx
	subq	%rax, %rcx
	movq	%rax, %rdx
	movabsq	$-9187201950435737472, %rsi
	andq	%rsi, %rdx
	testq	%rcx, %rdx
	jne	LBB3_34
	movl	%ebx, %ecx
	shrq	%cl, %rax
	orq	%rax, %r12
	movl	$63, %eax
	subl	%ebx, %eax
	shrl	$3, %eax
	addq	%rax, %r10
	orl	$56, %ebx
LBB3_27:
	movq	%r11, %r13
	movq	%r10, %r15
	movq	%r12, %rsi
	shrq	$48, %rsi
	movq	-56(%rbp), %rdi
	callq	_find
	movq	%rax, %rcx
	movl	$-1, %eax
	testl	%ecx, %ecx
	je	LBB3_82
	movq	%rcx, %rdx
	shrq	$32, %rdx
	addl	%edx, %r14d
	cmpl	$65, %r14d
	jb	LBB3_30
	leal	-192(%r14), %edx
	cmpl	$-63, %edx
	movq	%r15, %r10
	movq	%r13, %r11
	movabsq	$-72340172838076674, %r9
	jae	LBB3_31
	jmp	LBB3_82
	.p2align	4
LBB3_30:
	testl	%r14d, %r14d
	movq	%r15, %r10
	movq	%r13, %r11
	movabsq	$-72340172838076674, %r9
	je	LBB3_82
LBB3_31:
	shlq	%cl, %r12
	andl	$63, %ecx
	subl	%ecx, %ebx
	movq	%r11, %rax
	subq	%r10, %rax
	cmpq	$7, %rax
	jle	LBB3_44
	movq	(%r10), %r15
	bswapq	%r15
	movq	%r9, %rax
	subq	%r15, %rax
	movq	%r15, %rcx
	movabsq	$-9187201950435737472, %rdx
	andq	%rdx, %rcx
	testq	%rax, %rcx
	jne	LBB3_44
	movl	%ebx, %ecx
	shrq	%cl, %r15
	orq	%r12, %r15
	movl	$63, %eax
	subl	%ebx, %eax
	shrl	$3, %eax
	addq	%rax, %r10
	orl	$56, %ebx
	movl	%ebx, %r13d
	jmp	LBB3_15
LBB3_34:
	cmpl	$55, %ebx
	ja	LBB3_27
	movl	%ebx, %eax
	movl	$56, %ecx
	subq	%rax, %rcx
	addq	$-8, %rax
	jmp	LBB3_38
LBB3_36:
	addl	$8, -44(%rbp)
	xorl	%edx, %edx
LBB3_37:
	shlq	%cl, %rdx
	orq	%rdx, %r12
	addq	$8, %rax
	addq	$-8, %rcx
	addl	$8, %ebx
	cmpq	$48, %rax
	jae	LBB3_27
LBB3_38:
	movq	%r11, %rsi
	subq	%r10, %rsi
	testq	%rsi, %rsi
	jle	LBB3_36
	movzbl	(%r10), %edx
	cmpq	$255, %rdx
	je	LBB3_41
	incq	%r10
	jmp	LBB3_37
LBB3_41:
	cmpq	$1, %rsi
	je	LBB3_36
	cmpb	$0, 1(%r10)
	jne	LBB3_36
	addq	$2, %r10
	movl	$255, %edx
	jmp	LBB3_37
LBB3_44:
	cmpl	$55, %ebx
	ja	LBB3_14
	movl	%ebx, %eax
	movl	$56, %ecx
	subq	%rax, %rcx
	addq	$-8, %rax
	jmp	LBB3_48
LBB3_46:
	addl	$8, -44(%rbp)
	xorl	%edx, %edx
LBB3_47:
	shlq	%cl, %rdx
	orq	%rdx, %r12
	addq	$8, %rax
	addq	$-8, %rcx
	addl	$8, %ebx
	cmpq	$48, %rax
	jae	LBB3_14
LBB3_48:
	movq	%r11, %rsi
	subq	%r10, %rsi
	testq	%rsi, %rsi
	jle	LBB3_46
	movzbl	(%r10), %edx
	cmpq	$255, %rdx
	je	LBB3_51
	incq	%r10
	jmp	LBB3_47
LBB3_51:
	cmpq	$1, %rsi
	je	LBB3_46
	cmpb	$0, 1(%r10)
	jne	LBB3_46
	addq	$2, %r10
	movl	$255, %edx
	jmp	LBB3_47
LBB3_54:
	cmpl	$55, %eax
	ja	LBB3_21
	movl	%eax, %edi
	movl	$56, %ecx
	subq	%rdi, %rcx
	addq	$-8, %rdi
	jmp	LBB3_58
LBB3_56:
	addl	$8, -44(%rbp)
	xorl	%r8d, %r8d
LBB3_57:
	shlq	%cl, %r8
	orq	%r8, %rsi
	addq	$8, %rdi
	addq	$-8, %rcx
	addl	$8, %eax
	cmpq	$48, %rdi
	movabsq	$-72340172838076674, %r9
	jae	LBB3_21
LBB3_58:
	movq	%r11, %r9
	subq	%r10, %r9
	testq	%r9, %r9
	jle	LBB3_56
	movzbl	(%r10), %r8d
	cmpq	$255, %r8
	je	LBB3_61
	incq	%r10
	jmp	LBB3_57
LBB3_61:
	cmpq	$1, %r9
	je	LBB3_56
	cmpb	$0, 1(%r10)
	jne	LBB3_56
	addq	$2, %r10
	movl	$255, %r8d
	jmp	LBB3_57
	.p2align	4
LBB3_64:
	movq	%rsi, %r15
	movl	%eax, %r13d
LBB3_65:
	movq	-120(%rbp), %rax
	incq	%rax
	movq	-112(%rbp), %rcx
	cmpq	%rcx, %rax
	movq	-104(%rbp), %rdx
	movq	-96(%rbp), %rbx
	jne	LBB3_4
	jmp	LBB3_78
LBB3_66:
	cmpl	$55, %r13d
	ja	LBB3_7
	movl	%r13d, %r9d
	movl	$56, %ecx
	subq	%r9, %rcx
	addq	$-8, %r9
	jmp	LBB3_70
LBB3_68:
	addl	$8, -44(%rbp)
	xorl	%esi, %esi
LBB3_69:
	shlq	%cl, %rsi
	orq	%rsi, %r15
	addq	$8, %r9
	addq	$-8, %rcx
	addl	$8, %r13d
	cmpq	$48, %r9
	jae	LBB3_7
LBB3_70:
	movq	%r11, %r8
	subq	%r10, %r8
	testq	%r8, %r8
	jle	LBB3_68
	movzbl	(%r10), %esi
	cmpq	$255, %rsi
	je	LBB3_73
	incq	%r10
	jmp	LBB3_69
LBB3_73:
	cmpq	$1, %r8
	je	LBB3_68
	cmpb	$0, 1(%r10)
	jne	LBB3_68
	addq	$2, %r10
	movl	$255, %esi
	jmp	LBB3_69
LBB3_76:
	movq	%r11, %r12
	movq	%r10, %r14
	movq	%r15, %rsi
	shrq	$48, %rsi
	callq	_find
	testl	%eax, %eax
	je	LBB3_84
	movq	%rax, %rdx
	shrq	$32, %rdx
	movq	%r14, %r10
	movq	%r12, %r11
	jmp	LBB3_9
	.p2align	4
LBB3_78:
	movl	-44(%rbp), %eax
	cmpl	%r13d, %eax
	ja	LBB3_84
	incl	%ebx
	movl	-60(%rbp), %r8d
	cmpl	%r8d, %ebx
	movq	-88(%rbp), %rsi
	movq	-80(%rbp), %rdi
	jne	LBB3_2
	jmp	LBB3_81
LBB3_80:
	xorl	%r8d, %r8d
LBB3_81:
	movq	%r10, (%rdi)
	movq	%r15, 32(%rdi)
	movl	%r13d, 40(%rdi)
	movl	%eax, 44(%rdi)
	movaps	-144(%rbp), %xmm0
	movups	%xmm0, (%rsi)
	movl	%r8d, %eax
LBB3_82:
	addq	$104, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
LBB3_84:
	movl	$-1, %eax
	jmp	LBB3_82
	.globl	_cpixels_copy_units
	.p2align	4
_cpixels_copy_units:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$184, %rsp
	movq	%rcx, %rbx
	movq	%rdx, -144(%rbp)
	movq	(%rdi), %r11
	movq	8(%rdi), %r14
	movq	16(%rdi), %rdx
	movq	24(%rdi), %rax
	movq	32(%rdi), %r9
	movl	40(%rdi), %ecx
	movl	%ecx, -48(%rbp)
	movl	44(%rdi), %ecx
	movl	%ecx, -52(%rbp)
	movq	48(%rdi), %rcx
	movq	%rcx, -72(%rbp)
	movq	%rsi, -208(%rbp)
	movups	(%rsi), %xmm0
	movl	56(%rdi), %r10d
	movq	%rdi, -200(%rbp)
	movl	60(%rdi), %ecx
	movl	%ecx, -148(%rbp)
	movaps	%xmm0, -176(%rbp)
	movl	%r8d, -108(%rbp)
	testl	%r8d, %r8d
	movq	%rax, -184(%rbp)
	jle	LBB4_137
	movq	%rbx, %rcx
	shlq	$9, %rcx
	xorl	%esi, %esi
	movq	%r14, -88(%rbp)
	movq	%rdx, %rdi
	movq	%r9, %r8
LBB4_2:
	subq	%rdi, %rax
	cmpq	%rcx, %rax
	jb	LBB4_138
	testq	%rbx, %rbx
	je	LBB4_134
	xorl	%r9d, %r9d
	movl	%esi, -76(%rbp)
	movq	%rbx, -128(%rbp)
	movq	%rcx, -120(%rbp)
LBB4_5:
	movq	%rdi, -96(%rbp)
	leaq	(%r9,%r9,2), %r12
	movq	-144(%rbp), %rax
	movq	(%rax,%r12,8), %rdi
	movq	%r14, %rax
	subq	%r11, %rax
	cmpq	$7, %rax
	jle	LBB4_120
	movq	(%r11), %rax
	bswapq	%rax
	movabsq	$-72340172838076674, %rcx
	subq	%rax, %rcx
	movq	%rax, %rdx
	movabsq	$-9187201950435737472, %rsi
	andq	%rsi, %rdx
	testq	%rcx, %rdx
	jne	LBB4_120
	movl	-48(%rbp), %esi
	movl	%esi, %ecx
	shrq	%cl, %rax
	orq	%rax, %r8
	movl	$63, %eax
	subl	%esi, %eax
	shrl	$3, %eax
	addq	%rax, %r11
	orl	$56, %esi
LBB4_8:
	movq	%r9, -192(%rbp)
	movq	-144(%rbp), %rax
	movl	20(%rax,%r12,8), %r15d
	movq	%r12, -216(%rbp)
	movq	8(%rax,%r12,8), %rax
	movq	%rax, -104(%rbp)
	movq	%r8, %rax
	shrq	$55, %rax
	movzwl	(%rdi,%rax,2), %eax
	movl	%eax, %r12d
	andl	$255, %r12d
	movl	%esi, -48(%rbp)
	je	LBB4_130
	shrl	$8, %eax
	movq	%r14, %r9
	movq	-72(%rbp), %r13
LBB4_10:
	movl	%r12d, %ecx
	subl	%eax, %ecx
	movq	%r8, %rbx
	shlq	%cl, %rbx
	shrq	$32, %rbx
	movb	$31, %cl
	subb	%al, %cl
	shrq	%cl, %rbx
	shrl	%ebx
	testl	%eax, %eax
	je	LBB4_13
	leal	-1(%rax), %ecx
	movl	%ebx, %edx
	shrl	%cl, %edx
	testl	%edx, %edx
	jne	LBB4_13
	movl	$-1, %edx
	movl	%eax, %ecx
	shll	%cl, %edx
	addl	%edx, %ebx
	incl	%ebx
LBB4_13:
	andl	$3, %r15d
	movl	%r15d, %edi
	addw	-176(%rbp,%rdi,2), %bx
	movzwl	-168(%rbp,%rdi,2), %ecx
	movl	%ebx, %eax
	subw	%cx, %ax
	movswl	%ax, %edx
	cmpl	$-32766, %edx
	movl	$32769, %edx
	cmovgel	%eax, %edx
	movswl	%dx, %edx
	movl	%edx, %eax
	negl	%eax
	cmovsl	%edx, %eax
	bsrl	%eax, %eax
	incl	%eax
	cmpw	%cx, %bx
	movl	$0, %ecx
	cmovel	%ecx, %eax
	andl	$63, %r12d
	movl	%r12d, %ecx
	shlq	%cl, %r8
	movq	%r8, -136(%rbp)
	movl	%edx, %r8d
	movl	$-1, %esi
	movl	%eax, %ecx
	shll	%cl, %esi
	sarl	$31, %r8d
	addl	%edx, %r8d
	notl	%esi
	andl	%r8d, %esi
	leal	5(%rax), %edx
	addl	%eax, %r10d
	addl	$5, %r10d
	movq	%rax, %r8
	shlq	%cl, %r8
	movl	%edx, %ecx
	shlq	%cl, %r13
	orq	%r8, %r13
	orq	%rsi, %r13
	movl	%r10d, %ecx
	negb	%cl
	movq	%r13, -72(%rbp)
	shlq	%cl, %r13
	movw	%bx, -176(%rbp,%rdi,2)
	movl	%r10d, %edx
	shrl	$3, %edx
	movabsq	$-72340172838076674, %rax
	subq	%r13, %rax
	movq	%r13, %rcx
	movabsq	$-9187201950435737472, %rdi
	andq	%rdi, %rcx
	testq	%rax, %rcx
	jne	LBB4_132
	bswapq	%r13
	movq	-96(%rbp), %rdi
	movq	%r13, (%rdi)
	movl	%edx, %eax
	addq	%rax, %rdi
	movzwl	-176(%rbp,%r15,2), %ebx
LBB4_15:
	movq	-144(%rbp), %rax
	movq	-216(%rbp), %rcx
	leaq	(%rax,%rcx,8), %rax
	movl	-48(%rbp), %esi
	subl	%r12d, %esi
	andl	$7, %r10d
	movw	%bx, -168(%rbp,%r15,2)
	cmpl	$0, 16(%rax)
	movq	-136(%rbp), %r8
	je	LBB4_60
	movl	$1, %r13d
	.p2align	4
LBB4_17:
	movq	-104(%rbp), %rdx
	movzbl	8584(%rdx), %ecx
	movq	%r8, %rax
	shrq	%cl, %rax
	movzwl	(%rdx,%rax,2), %ebx
	movl	%ebx, %ecx
	andl	$63, %ecx
	movq	%r8, %r15
	shlq	%cl, %r15
	movl	%esi, %r12d
	subl	%ecx, %r12d
	shrl	$8, %ebx
	addl	%r13d, %ebx
	movb	$1, %r14b
	cmpl	$64, %ebx
	jb	LBB4_20
	sete	%al
	leal	-129(%rbx), %ecx
	cmpl	$63, %ecx
	setb	%cl
	orb	%al, %cl
	jne	LBB4_20
	xorl	%r14d, %r14d
	movl	%esi, %r12d
	movq	%r8, %r15
LBB4_20:
	subl	%r12d, %esi
	je	LBB4_24
	movq	%r8, %rax
	movq	%r9, %r8
	movl	%esi, %ecx
	movl	%esi, %edx
	movq	-72(%rbp), %rsi
	shldq	%cl, %rax, %rsi
	addl	%edx, %r10d
	movl	%r10d, %ecx
	negb	%cl
	movq	%rsi, -72(%rbp)
	shlq	%cl, %rsi
	movl	%r10d, %edx
	shrl	$3, %edx
	movabsq	$-72340172838076674, %rax
	subq	%rsi, %rax
	movq	%rsi, %rcx
	movabsq	$-9187201950435737472, %r9
	andq	%r9, %rcx
	testq	%rax, %rcx
	jne	LBB4_58
	bswapq	%rsi
	movq	%rsi, (%rdi)
	movl	%edx, %eax
	addq	%rax, %rdi
	movq	%r8, %r9
LBB4_23:
	andl	$7, %r10d
LBB4_24:
	testb	%r14b, %r14b
	je	LBB4_26
	movl	%r12d, %esi
	movq	%r15, %r8
	movl	%ebx, %r13d
	testl	%r13d, %r13d
	jne	LBB4_34
	jmp	LBB4_139
	.p2align	4
LBB4_26:
	movq	%r9, %rax
	subq	%r11, %rax
	cmpq	$7, %rax
	movq	%r10, -64(%rbp)
	jle	LBB4_48
	movq	(%r11), %rax
	bswapq	%rax
	movabsq	$-72340172838076674, %rcx
	subq	%rax, %rcx
	movq	%rax, %rdx
	movabsq	$-9187201950435737472, %rsi
	andq	%rsi, %rdx
	testq	%rcx, %rdx
	jne	LBB4_48
	movl	%r12d, %ecx
	shrq	%cl, %rax
	orq	%rax, %r15
	movl	$63, %eax
	subl	%r12d, %eax
	shrl	$3, %eax
	addq	%rax, %r11
	orl	$56, %r12d
LBB4_29:
	movq	%rdi, %rbx
	movq	%r11, %r14
	movq	%r15, %rsi
	shrq	$48, %rsi
	movq	-104(%rbp), %rdi
	callq	_find
	movl	$-1, %ecx
	testl	%eax, %eax
	je	LBB4_140
	movq	%rax, %rdx
	shrq	$32, %rdx
	addl	%edx, %r13d
	cmpl	$65, %r13d
	setae	%dl
	leal	-192(%r13), %esi
	cmpl	$-63, %esi
	setb	%sil
	testb	%sil, %dl
	movq	-88(%rbp), %rdx
	movq	-72(%rbp), %rsi
	movq	-64(%rbp), %r10
	jne	LBB4_140
	movq	%rdx, %r8
	movl	%eax, %ecx
	shldq	%cl, %r15, %rsi
	addl	%eax, %r10d
	movl	%r10d, %ecx
	negb	%cl
	movq	%rsi, -72(%rbp)
	shlq	%cl, %rsi
	movl	%r10d, %edx
	shrl	$3, %edx
	movabsq	$-72340172838076674, %rcx
	subq	%rsi, %rcx
	movq	%rsi, %rdi
	movabsq	$-9187201950435737472, %r9
	andq	%r9, %rdi
	testq	%rcx, %rdi
	jne	LBB4_59
	movq	%r14, %r11
	bswapq	%rsi
	movq	%rbx, %rdi
	movq	%rsi, (%rbx)
	movl	%edx, %ecx
	addq	%rcx, %rdi
	movq	%r8, %r9
LBB4_33:
	andl	$7, %r10d
	movl	%eax, %edx
	movl	%eax, %ecx
	shlq	%cl, %r15
	andl	$63, %edx
	subl	%edx, %r12d
	movl	%r12d, %esi
	movq	%r15, %r8
	testl	%r13d, %r13d
	je	LBB4_139
LBB4_34:
	cmpl	$63, %r13d
	ja	LBB4_63
	movq	%r9, %rax
	subq	%r11, %rax
	cmpq	$7, %rax
	jle	LBB4_38
	movq	(%r11), %rax
	bswapq	%rax
	movabsq	$-72340172838076674, %rcx
	subq	%rax, %rcx
	movq	%rax, %rdx
	movl	%esi, %ebx
	movabsq	$-9187201950435737472, %rsi
	andq	%rsi, %rdx
	movl	%ebx, %esi
	testq	%rcx, %rdx
	jne	LBB4_38
	movl	%esi, %ecx
	shrq	%cl, %rax
	orq	%rax, %r8
	movl	$63, %eax
	subl	%esi, %eax
	shrl	$3, %eax
	addq	%rax, %r11
	orl	$56, %esi
	jmp	LBB4_17
LBB4_38:
	cmpl	$55, %esi
	ja	LBB4_17
	movl	%esi, %eax
	movl	$56, %ecx
	subq	%rax, %rcx
	addq	$-8, %rax
	jmp	LBB4_42
LBB4_40:
	addl	$8, -52(%rbp)
	xorl	%edx, %edx
LBB4_41:
	shlq	%cl, %rdx
	orq	%rdx, %r8
	addq	$8, %rax
	addq	$-8, %rcx
	movl	%ebx, %esi
	addl	$8, %esi
	cmpq	$48, %rax
	jae	LBB4_17
LBB4_42:
	movl	%esi, %ebx
	movq	%r9, %rsi
	subq	%r11, %rsi
	testq	%rsi, %rsi
	jle	LBB4_40
	movzbl	(%r11), %edx
	cmpq	$255, %rdx
	je	LBB4_45
	incq	%r11
	jmp	LBB4_41
LBB4_45:
	cmpq	$1, %rsi
	je	LBB4_40
	cmpb	$0, 1(%r11)
	jne	LBB4_40
	addq	$2, %r11
	movl	$255, %edx
	jmp	LBB4_41
LBB4_48:
	cmpl	$55, %r12d
	ja	LBB4_29
	movl	%r12d, %eax
	movl	$56, %ecx
	subq	%rax, %rcx
	addq	$-8, %rax
	jmp	LBB4_52
LBB4_50:
	addl	$8, -52(%rbp)
	xorl	%edx, %edx
LBB4_51:
	shlq	%cl, %rdx
	orq	%rdx, %r15
	addq	$8, %rax
	addq	$-8, %rcx
	addl	$8, %r12d
	cmpq	$48, %rax
	jae	LBB4_29
LBB4_52:
	movq	%r9, %rsi
	subq	%r11, %rsi
	testq	%rsi, %rsi
	jle	LBB4_50
	movzbl	(%r11), %edx
	cmpq	$255, %rdx
	je	LBB4_55
	incq	%r11
	jmp	LBB4_51
LBB4_55:
	cmpq	$1, %rsi
	je	LBB4_50
	cmpb	$0, 1(%r11)
	jne	LBB4_50
	addq	$2, %r11
	movl	$255, %edx
	jmp	LBB4_51
LBB4_58:
	movq	%r11, -48(%rbp)
	movq	%r10, -64(%rbp)
	callq	_write_bytewise
	movq	-64(%rbp), %r10
	movq	-48(%rbp), %r11
	movq	-88(%rbp), %r9
	movq	%rax, %rdi
	jmp	LBB4_23
LBB4_59:
	movq	%rbx, %rdi
	movq	%rax, -48(%rbp)
	movq	%r10, -64(%rbp)
	callq	_write_bytewise
	movq	-64(%rbp), %r10
	movq	%r14, %r11
	movq	-88(%rbp), %r9
	movq	%rax, %rdi
	movq	-48(%rbp), %rax
	jmp	LBB4_33
	.p2align	4
LBB4_60:
	movl	%esi, -48(%rbp)
	movq	%r9, %rbx
	movq	-104(%rbp), %rcx
	movl	8592(%rcx), %eax
	movl	8596(%rcx), %ecx
	movq	-72(%rbp), %r8
	shlq	%cl, %r8
	orq	%rax, %r8
	addl	%ecx, %r10d
	movl	%r10d, %ecx
	negb	%cl
	movq	%r8, %rsi
	shlq	%cl, %rsi
	movl	%r10d, %edx
	shrl	$3, %edx
	movabsq	$-72340172838076674, %rax
	subq	%rsi, %rax
	movq	%rsi, %rcx
	movabsq	$-9187201950435737472, %r9
	andq	%r9, %rcx
	testq	%rax, %rcx
	movq	%r8, -72(%rbp)
	jne	LBB4_133
	bswapq	%rsi
	movq	%rsi, (%rdi)
	movl	%edx, %eax
	addq	%rax, %rdi
	movq	%rdi, -96(%rbp)
	movq	%rbx, %r9
LBB4_62:
	movq	-136(%rbp), %r8
	andl	$7, %r10d
	movq	-104(%rbp), %rax
	movl	8584(%rax), %eax
	movq	%rax, -64(%rbp)
	movl	$1, %r12d
	movq	%r10, %r14
	jmp	LBB4_68
LBB4_63:
	movl	%esi, -48(%rbp)
	movq	%r9, %r14
LBB4_64:
	movl	-76(%rbp), %esi
	movq	-128(%rbp), %rbx
	movq	-120(%rbp), %rcx
	jmp	LBB4_117
LBB4_65:
	movl	%r13d, -48(%rbp)
	movq	%r15, %r8
	.p2align	4
LBB4_66:
	movl	%r12d, %edi
LBB4_67:
	movl	%edi, %r12d
	cmpl	$64, %edi
	movl	-76(%rbp), %esi
	movq	-128(%rbp), %rbx
	movq	-120(%rbp), %rcx
	jae	LBB4_116
LBB4_68:
	movq	%r8, %rax
	movq	-64(%rbp), %rcx
	shrq	%cl, %rax
	movq	-104(%rbp), %rcx
	movzwl	(%rcx,%rax,2), %edx
	movl	%edx, %ecx
	andl	$63, %ecx
	movq	%r8, %rsi
	shlq	%cl, %rsi
	movl	-48(%rbp), %r13d
	movl	%r13d, %eax
	subl	%ecx, %eax
	shrl	$8, %edx
	addl	%r12d, %edx
	cmpl	$63, %edx
	jbe	LBB4_70
	movq	%r8, %r15
	jmp	LBB4_74
	.p2align	4
LBB4_70:
	movq	%r9, %rcx
	subq	%r11, %rcx
	cmpq	$7, %rcx
	jle	LBB4_106
	movq	(%r11), %rdi
	bswapq	%rdi
	movabsq	$-72340172838076674, %rcx
	subq	%rdi, %rcx
	movq	%rdi, %r8
	movq	%r9, %r10
	movabsq	$-9187201950435737472, %r9
	andq	%r9, %r8
	movq	%r10, %r9
	testq	%rcx, %r8
	movq	%r14, %r10
	jne	LBB4_106
	movl	%eax, %ecx
	shrq	%cl, %rdi
	orq	%rdi, %rsi
	movl	$63, %ecx
	subl	%eax, %ecx
	shrl	$3, %ecx
	addq	%rcx, %r11
	orl	$56, %eax
LBB4_73:
	movq	%rsi, %rdi
	movq	-64(%rbp), %rcx
	shrq	%cl, %rdi
	movq	%rsi, %r8
	movq	-104(%rbp), %rcx
	movzwl	(%rcx,%rdi,2), %edi
	movl	%edi, %ecx
	andl	$63, %ecx
	shlq	%cl, %r8
	movq	%rsi, %r15
	movl	%eax, %ebx
	subl	%ecx, %ebx
	shrl	$8, %edi
	addl	%edx, %edi
	movl	%edx, %r12d
	movl	%eax, %r13d
	movq	%r8, %rsi
	movl	%ebx, -48(%rbp)
	movl	%ebx, %eax
	movl	%edi, %edx
	cmpl	$64, %edi
	jb	LBB4_67
LBB4_74:
	cmpl	$64, %edx
	je	LBB4_119
	addl	$-192, %edx
	cmpl	$-63, %edx
	movq	-96(%rbp), %rdi
	jae	LBB4_118
	movq	%r9, %rax
	subq	%r11, %rax
	cmpq	$7, %rax
	jle	LBB4_86
	movq	(%r11), %rax
	bswapq	%rax
	movabsq	$-72340172838076674, %rcx
	subq	%rax, %rcx
	movq	%rax, %rdx
	movabsq	$-9187201950435737472, %rsi
	andq	%rsi, %rdx
	testq	%rcx, %rdx
	jne	LBB4_86
	movl	%r13d, %ecx
	shrq	%cl, %rax
	orq	%rax, %r15
	movl	$63, %eax
	subl	%r13d, %eax
	shrl	$3, %eax
	addq	%rax, %r11
	orl	$56, %r13d
LBB4_79:
	movq	%r11, %rbx
	movq	%r15, %rsi
	shrq	$48, %rsi
	movq	-104(%rbp), %rdi
	callq	_find
	movl	$-1, %ecx
	testl	%eax, %eax
	je	LBB4_140
	movq	%rax, %rdx
	shrq	$32, %rdx
	addl	%edx, %r12d
	cmpl	$65, %r12d
	jb	LBB4_82
	leal	-192(%r12), %edx
	cmpl	$-63, %edx
	movq	-88(%rbp), %r9
	movq	%rbx, %r11
	movq	%r14, %r10
	jae	LBB4_83
	jmp	LBB4_140
	.p2align	4
LBB4_82:
	testl	%r12d, %r12d
	movq	-88(%rbp), %r9
	movq	%rbx, %r11
	movq	%r14, %r10
	je	LBB4_140
LBB4_83:
	movl	%eax, %ecx
	shlq	%cl, %r15
	andl	$63, %eax
	subl	%eax, %r13d
	movq	%r9, %rax
	subq	%r11, %rax
	cmpq	$7, %rax
	jle	LBB4_96
	movq	(%r11), %r8
	bswapq	%r8
	movabsq	$-72340172838076674, %rax
	subq	%r8, %rax
	movq	%r8, %rcx
	movabsq	$-9187201950435737472, %rdx
	andq	%rdx, %rcx
	testq	%rax, %rcx
	jne	LBB4_96
	movl	%r13d, %ecx
	shrq	%cl, %r8
	orq	%r15, %r8
	movl	$63, %eax
	subl	%r13d, %eax
	shrl	$3, %eax
	addq	%rax, %r11
	orl	$56, %r13d
	movl	%r13d, -48(%rbp)
	jmp	LBB4_66
LBB4_86:
	cmpl	$55, %r13d
	ja	LBB4_79
	movl	%r13d, %eax
	movl	$56, %ecx
	subq	%rax, %rcx
	addq	$-8, %rax
	jmp	LBB4_90
LBB4_88:
	addl	$8, -52(%rbp)
	xorl	%edx, %edx
LBB4_89:
	shlq	%cl, %rdx
	orq	%rdx, %r15
	addq	$8, %rax
	addq	$-8, %rcx
	addl	$8, %r13d
	cmpq	$48, %rax
	jae	LBB4_79
LBB4_90:
	movq	%r9, %rsi
	subq	%r11, %rsi
	testq	%rsi, %rsi
	jle	LBB4_88
	movzbl	(%r11), %edx
	cmpq	$255, %rdx
	je	LBB4_93
	incq	%r11
	jmp	LBB4_89
LBB4_93:
	cmpq	$1, %rsi
	je	LBB4_88
	cmpb	$0, 1(%r11)
	jne	LBB4_88
	addq	$2, %r11
	movl	$255, %edx
	jmp	LBB4_89
LBB4_96:
	cmpl	$55, %r13d
	ja	LBB4_65
	movl	%r13d, %eax
	movl	$56, %ecx
	subq	%rax, %rcx
	addq	$-8, %rax
	jmp	LBB4_100
LBB4_98:
	addl	$8, -52(%rbp)
	xorl	%edx, %edx
LBB4_99:
	shlq	%cl, %rdx
	orq	%rdx, %r15
	addq	$8, %rax
	addq	$-8, %rcx
	addl	$8, %r13d
	cmpq	$48, %rax
	jae	LBB4_65
LBB4_100:
	movq	%r9, %rsi
	subq	%r11, %rsi
	testq	%rsi, %rsi
	jle	LBB4_98
	movzbl	(%r11), %edx
	cmpq	$255, %rdx
	je	LBB4_103
	incq	%r11
	jmp	LBB4_99
LBB4_103:
	cmpq	$1, %rsi
	je	LBB4_98
	cmpb	$0, 1(%r11)
	jne	LBB4_98
	addq	$2, %r11
	movl	$255, %edx
	jmp	LBB4_99
LBB4_106:
	cmpl	$55, %eax
	ja	LBB4_73
	movl	%eax, %edi
	movl	$56, %ecx
	subq	%rdi, %rcx
	addq	$-8, %rdi
	jmp	LBB4_110
LBB4_108:
	addl	$8, -52(%rbp)
	xorl	%r8d, %r8d
LBB4_109:
	shlq	%cl, %r8
	orq	%r8, %rsi
	addq	$8, %rdi
	addq	$-8, %rcx
	addl	$8, %eax
	cmpq	$48, %rdi
	movq	%r14, %r10
	movq	%rbx, %r9
	jae	LBB4_73
LBB4_110:
	movq	%r9, %rbx
	subq	%r11, %r9
	testq	%r9, %r9
	jle	LBB4_108
	movzbl	(%r11), %r8d
	cmpq	$255, %r8
	je	LBB4_113
	incq	%r11
	jmp	LBB4_109
LBB4_113:
	cmpq	$1, %r9
	je	LBB4_108
	cmpb	$0, 1(%r11)
	jne	LBB4_108
	addq	$2, %r11
	movl	$255, %r8d
	jmp	LBB4_109
LBB4_116:
	movq	%r9, %r14
	movq	-96(%rbp), %rdi
LBB4_117:
	movq	-192(%rbp), %r9
	incq	%r9
	cmpq	%rbx, %r9
	jne	LBB4_5
	jmp	LBB4_134
LBB4_118:
	movq	%r9, %r14
	movl	%eax, -48(%rbp)
	movq	%rsi, %r8
	jmp	LBB4_64
LBB4_119:
	movq	%r9, %r14
	movl	%eax, -48(%rbp)
	movq	%rsi, %r8
	movq	-96(%rbp), %rdi
	jmp	LBB4_64
LBB4_120:
	movl	-48(%rbp), %esi
	cmpl	$55, %esi
	ja	LBB4_8
	movl	%esi, %eax
	movl	$56, %ecx
	subq	%rax, %rcx
	addq	$-8, %rax
	jmp	LBB4_124
LBB4_122:
	addl	$8, -52(%rbp)
	xorl	%edx, %edx
LBB4_123:
	shlq	%cl, %rdx
	orq	%rdx, %r8
	addq	$8, %rax
	addq	$-8, %rcx
	movl	%ebx, %esi
	addl	$8, %esi
	cmpq	$48, %rax
	jae	LBB4_8
LBB4_124:
	movl	%esi, %ebx
	movq	%r14, %rsi
	subq	%r11, %rsi
	testq	%rsi, %rsi
	jle	LBB4_122
	movzbl	(%r11), %edx
	cmpq	$255, %rdx
	je	LBB4_127
	incq	%r11
	jmp	LBB4_123
LBB4_127:
	cmpq	$1, %rsi
	je	LBB4_122
	cmpb	$0, 1(%r11)
	jne	LBB4_122
	addq	$2, %r11
	movl	$255, %edx
	jmp	LBB4_123
LBB4_130:
	movq	%r10, -64(%rbp)
	movq	-72(%rbp), %r13
	movq	%r11, %rbx
	movq	%r8, %r14
	movq	%r8, %rsi
	shrq	$48, %rsi
	callq	_find
	movq	%rax, %r12
	testl	%r12d, %r12d
	je	LBB4_139
	movq	%r12, %rax
	shrq	$32, %rax
	movq	-88(%rbp), %r9
	movq	%rbx, %r11
	movq	-64(%rbp), %r10
	movq	%r14, %r8
	jmp	LBB4_10
LBB4_132:
	movq	-96(%rbp), %rdi
	movq	%r13, %rsi
	movq	%r11, %r14
	movq	%r10, -64(%rbp)
	callq	_write_bytewise
	movq	-64(%rbp), %r10
	movq	%r14, %r11
	movq	-88(%rbp), %r9
	movq	%rax, %rdi
	jmp	LBB4_15
LBB4_133:
	movq	%r11, %rbx
	movq	%r10, %r14
	callq	_write_bytewise
	movq	%r14, %r10
	movq	%rbx, %r11
	movq	-88(%rbp), %r9
	movq	%rax, -96(%rbp)
	jmp	LBB4_62
	.p2align	4
LBB4_134:
	movl	-48(%rbp), %eax
	cmpl	%eax, -52(%rbp)
	ja	LBB4_139
	incl	%esi
	cmpl	-108(%rbp), %esi
	movq	-184(%rbp), %rax
	jne	LBB4_2
	movl	-108(%rbp), %esi
	jmp	LBB4_138
LBB4_137:
	xorl	%esi, %esi
	movq	%rdx, %rdi
	movq	%r9, %r8
LBB4_138:
	movq	-200(%rbp), %rax
	movq	%r11, (%rax)
	movq	%r14, 8(%rax)
	movq	%rdi, 16(%rax)
	movq	-184(%rbp), %rcx
	movq	%rcx, 24(%rax)
	movq	%r8, 32(%rax)
	movl	-48(%rbp), %ecx
	movl	%ecx, 40(%rax)
	movl	-52(%rbp), %ecx
	movl	%ecx, 44(%rax)
	movq	-72(%rbp), %rcx
	movq	%rcx, 48(%rax)
	movl	%r10d, 56(%rax)
	movl	-148(%rbp), %ecx
	movl	%ecx, 60(%rax)
	movaps	-176(%rbp), %xmm0
	movq	-208(%rbp), %rax
	movups	%xmm0, (%rax)
	movl	%esi, %ecx
	jmp	LBB4_140
LBB4_139:
	movl	$-1, %ecx
LBB4_140:
	movl	%ecx, %eax
	addq	$184, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.globl	_cpixels_end_part
	.p2align	4
_cpixels_end_part:
	movl	40(%rdi), %eax
	subl	44(%rdi), %eax
	setb	%dl
	cmpl	$8, %eax
	setae	%al
	xorl	%ecx, %ecx
	orb	%dl, %al
	jne	LBB5_10
	movq	(%rdi), %rdx
	movq	8(%rdi), %rax
	subq	%rdx, %rax
	cmpq	$2, %rax
	jl	LBB5_10
	cmpb	$-1, (%rdx)
	je	LBB5_3
LBB5_10:
	movl	%ecx, %eax
	retq
LBB5_3:
	movq	16(%rdi), %rax
	movq	24(%rdi), %rsi
	subq	%rax, %rsi
	cmpq	$512, %rsi
	jl	LBB5_10
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	movzbl	1(%rdx), %ebx
	addq	$2, %rdx
	movq	%rdx, (%rdi)
	xorps	%xmm0, %xmm0
	movups	%xmm0, 32(%rdi)
	movl	56(%rdi), %ecx
	testq	%rcx, %rcx
	je	LBB5_9
	movl	$255, %esi
	shrq	%cl, %rsi
	movq	48(%rdi), %r8
	movb	$8, %dl
	subb	%cl, %dl
	movl	%edx, %ecx
	shlq	%cl, %r8
	orq	%rsi, %r8
	movq	%r8, 48(%rdi)
	movl	$8, 56(%rdi)
	movq	%r8, %rsi
	shlq	$56, %rsi
	movabsq	$-144115188075855872, %rcx
	subq	%rsi, %rcx
	testq	%rsi, %rcx
	js	LBB5_6
	movzbl	%r8b, %ecx
	movq	%rcx, (%rax)
	movq	16(%rdi), %rax
	incq	%rax
LBB5_8:
	andl	$7, 56(%rdi)
LBB5_9:
	movzbl	%bl, %ecx
	leaq	1(%rax), %rdx
	movq	%rdx, 16(%rdi)
	movb	$-1, (%rax)
	movq	16(%rdi), %rax
	leaq	1(%rax), %rdx
	movq	%rdx, 16(%rdi)
	movb	%cl, (%rax)
	popq	%rbx
	popq	%r14
	popq	%rbp
	movl	%ecx, %eax
	retq
LBB5_6:
	movq	%rdi, %r14
	movq	%rax, %rdi
	movl	$1, %edx
	callq	_write_bytewise
	movq	%r14, %rdi
	jmp	LBB5_8
	.p2align	4
_write_bytewise:
	movq	%rdi, %rax
	testl	%edx, %edx
	je	LBB6_17
	pushq	%rbp
	movq	%rsp, %rbp
	movl	%edx, %edi
	cmpl	$1, %edx
	jne	LBB6_7
	movl	$56, %edx
	testb	$1, %dil
	jne	LBB6_5
	jmp	LBB6_16
LBB6_7:
	movl	%edi, %r8d
	andl	$536870910, %r8d
	movl	$48, %edx
	jmp	LBB6_8
	.p2align	4
LBB6_13:
	movb	$0, 1(%rax)
	addq	$2, %rax
LBB6_14:
	addq	$-16, %rdx
	addq	$-2, %r8
	je	LBB6_3
LBB6_8:
	leal	8(%rdx), %ecx
	andb	$-8, %cl
	movq	%rsi, %r9
	shrq	%cl, %r9
	movb	%r9b, (%rax)
	cmpb	$-1, %r9b
	jne	LBB6_9
	movb	$0, 1(%rax)
	addq	$2, %rax
	jmp	LBB6_11
	.p2align	4
LBB6_9:
	incq	%rax
LBB6_11:
	movl	%edx, %ecx
	andb	$-16, %cl
	movq	%rsi, %r9
	shrq	%cl, %r9
	movb	%r9b, (%rax)
	cmpb	$-1, %r9b
	je	LBB6_13
	incq	%rax
	jmp	LBB6_14
LBB6_3:
	addl	$8, %edx
	andl	$-8, %edx
	testb	$1, %dil
	je	LBB6_16
LBB6_5:
	movl	%edx, %ecx
	shrq	%cl, %rsi
	movb	%sil, (%rax)
	cmpb	$-1, %sil
	jne	LBB6_6
	movb	$0, 1(%rax)
	addq	$2, %rax
	jmp	LBB6_16
LBB6_6:
	incq	%rax
LBB6_16:
	popq	%rbp
LBB6_17:
	retq
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
