// Made by scripts/make-kernels.sh from unpacking_sse2.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI0_0:
	.long	8
	.long	7
	.long	6
	.long	5
LCPI0_1:
	.long	16
	.long	15
	.long	14
	.long	13
LCPI0_2:
	.long	4
	.long	3
	.long	2
	.long	1
LCPI0_3:
	.long	12
	.long	11
	.long	10
	.long	9
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_inflate:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$88, %rsp
	movl	56(%rdi), %esi
	movl	$2, %r12d
	cmpl	$9, %esi
	je	LBB0_255
	movq	%rdi, %r13
	movq	24(%rdi), %rax
	movq	%rax, -88(%rbp)
	leaq	2584(%rdi), %r11
	leaq	920(%rdi), %rax
	movq	%rax, -96(%rbp)
	leaq	408(%rdi), %rax
	movq	%rax, -104(%rbp)
	leaq	88(%rdi), %rax
	movq	%rax, -56(%rbp)
	pxor	%xmm2, %xmm2
	movq	%r11, -48(%rbp)
	movq	%rdi, -80(%rbp)
	jmp	LBB0_5
LBB0_2:
	movl	%eax, %ecx
	andb	$7, %cl
	shrq	%cl, %rdx
	movq	%rdx, 40(%r13)
	andl	$-8, %eax
	movl	%eax, 48(%r13)
	movl	$2, 56(%r13)
LBB0_3:
	movq	-48(%rbp), %r11
LBB0_4:
	movl	56(%r13), %esi
LBB0_5:
	cmpl	$7, %esi
	je	LBB0_39
	cmpl	$3, %esi
	jne	LBB0_17
	movl	48(%r13), %eax
LBB0_8:
	movl	64(%r13), %ecx
	testl	%ecx, %ecx
	je	LBB0_97
LBB0_9:
	cmpl	$8, %eax
	jb	LBB0_13
	movq	24(%r13), %rdx
	cmpq	32(%r13), %rdx
	jae	LBB0_13
	movq	40(%r13), %rcx
	movq	%rcx, %rsi
	shrq	$8, %rsi
	movq	%rsi, 40(%r13)
	addl	$-8, %eax
	movl	%eax, 48(%r13)
	leaq	1(%rdx), %rax
	movq	%rax, 24(%r13)
	movb	%cl, (%rdx)
	movl	48(%r13), %eax
	movl	64(%r13), %ecx
	decl	%ecx
	movl	%ecx, 64(%r13)
	jne	LBB0_9
	xorl	%ecx, %ecx
	.p2align	4
LBB0_13:
	movl	%ecx, %edx
	cmpl	$7, %eax
	ja	LBB0_15
LBB0_14:
	movq	(%r13), %rsi
	movq	8(%r13), %r12
	subq	%rsi, %r12
	movq	32(%r13), %rax
	movq	24(%r13), %rdi
	subq	%rdi, %rax
	cmpq	%rdx, %r12
	cmovaeq	%rdx, %r12
	cmpq	%rax, %r12
	cmovaeq	%rax, %r12
	movq	%r12, %rdx
	callq	_memcpy
	pxor	%xmm2, %xmm2
	movq	-48(%rbp), %r11
	addq	%r12, 24(%r13)
	addq	%r12, (%r13)
	movl	64(%r13), %ecx
	subl	%r12d, %ecx
	movl	%ecx, 64(%r13)
LBB0_15:
	testl	%ecx, %ecx
	jne	LBB0_257
LBB0_16:
	movl	$1, 56(%r13)
	jmp	LBB0_4
	.p2align	4
LBB0_17:
	movl	48(%r13), %edx
	cmpq	$55, %rdx
	ja	LBB0_32
	movq	(%r13), %rdi
	movq	8(%r13), %r8
	cmpq	%r8, %rdi
	jae	LBB0_32
	leaq	1(%rdi), %r10
	movq	%r10, (%r13)
	movzbl	(%rdi), %r9d
	movl	%edx, %ecx
	shlq	%cl, %r9
	orq	40(%r13), %r9
	movq	%r9, 40(%r13)
	leaq	8(%rdx), %rax
	movl	%eax, 48(%r13)
	cmpl	$47, %edx
	ja	LBB0_33
	cmpq	%r8, %r10
	je	LBB0_33
	leaq	2(%rdi), %r11
	movq	%r11, (%r13)
	movzbl	1(%rdi), %r10d
	movl	%eax, %ecx
	shlq	%cl, %r10
	orq	%r9, %r10
	movq	%r10, 40(%r13)
	leaq	16(%rdx), %rax
	movl	%eax, 48(%r13)
	cmpl	$39, %edx
	ja	LBB0_33
	cmpq	%r8, %r11
	je	LBB0_33
	leaq	3(%rdi), %r9
	movq	%r9, (%r13)
	movzbl	2(%rdi), %r11d
	movl	%eax, %ecx
	shlq	%cl, %r11
	orq	%r10, %r11
	movq	%r11, 40(%r13)
	leaq	24(%rdx), %rax
	movl	%eax, 48(%r13)
	cmpl	$31, %edx
	ja	LBB0_33
	cmpq	%r8, %r9
	je	LBB0_33
	leaq	4(%rdi), %r10
	movq	%r10, (%r13)
	movzbl	3(%rdi), %r9d
	movl	%eax, %ecx
	shlq	%cl, %r9
	orq	%r11, %r9
	movq	%r9, 40(%r13)
	movq	%rdx, %rax
	orq	$32, %rax
	movl	%eax, 48(%r13)
	cmpl	$23, %edx
	ja	LBB0_33
	cmpq	%r8, %r10
	je	LBB0_33
	leaq	5(%rdi), %r11
	movq	%r11, (%r13)
	movzbl	4(%rdi), %r10d
	movl	%eax, %ecx
	shlq	%cl, %r10
	orq	%r9, %r10
	movq	%r10, 40(%r13)
	leaq	40(%rdx), %rcx
	movl	%ecx, 48(%r13)
	cmpq	$47, %rax
	ja	LBB0_209
	movl	%ecx, %eax
	cmpq	%r8, %r11
	je	LBB0_33
	leaq	6(%rdi), %r11
	movq	%r11, (%r13)
	movzbl	5(%rdi), %r9d
	shlq	%cl, %r9
	orq	%r10, %r9
	movq	%r9, 40(%r13)
	movq	%rdx, %rax
	addq	$48, %rax
	movl	%eax, 48(%r13)
	cmpl	$7, %edx
	ja	LBB0_33
	cmpq	%r8, %r11
	je	LBB0_33
	leaq	7(%rdi), %rcx
	movq	%rcx, (%r13)
	movzbl	6(%rdi), %edi
	movl	%eax, %ecx
	shlq	%cl, %rdi
	orq	%r9, %rdi
	movq	%rdi, 40(%r13)
	orl	$56, %edx
	movl	%edx, 48(%r13)
	.p2align	4
LBB0_32:
	movl	%edx, %eax
LBB0_33:
	movl	$3, %r12d
	cmpl	$8, %esi
	ja	LBB0_236
	movl	%esi, %ecx
	leaq	LJTI0_0(%rip), %rdx
	movslq	(%rdx,%rcx,4), %rcx
	addq	%rdx, %rcx
	movq	-48(%rbp), %r11
	jmpq	*%rcx
LBB0_35:
	cmpl	$16, %eax
	jb	LBB0_267
	movq	40(%r13), %rcx
	movq	%rcx, %rdx
	shrq	$16, %rdx
	movq	%rdx, 40(%r13)
	addl	$-16, %eax
	movl	%eax, 48(%r13)
	movl	%ecx, %eax
	andl	$8447, %eax
	cmpl	$120, %eax
	jne	LBB0_236
	rolw	$8, %cx
	movzwl	%cx, %eax
	imull	$2115, %eax, %eax
	shrl	$16, %eax
	movl	%ecx, %edx
	subl	%eax, %edx
	movzwl	%dx, %edx
	shrl	%edx
	addl	%eax, %edx
	shrl	$4, %edx
	movl	%edx, %eax
	shll	$5, %eax
	subl	%eax, %edx
	addl	%ecx, %edx
	testw	%dx, %dx
	jne	LBB0_236
	movl	$1, 56(%r13)
	jmp	LBB0_3
	.p2align	4
LBB0_39:
	movq	24(%r13), %rdx
	movq	32(%r13), %rax
	movq	%rax, %r8
	subq	%rdx, %rax
	cmpq	$288, %rax
	jl	LBB0_256
	movq	(%r13), %rdi
	movq	8(%r13), %rbx
	movq	%rbx, %rax
	subq	%rdi, %rax
	cmpq	$40, %rax
	jl	LBB0_82
	addq	$-32, %rbx
	movl	48(%r13), %eax
	movq	(%rdi), %r9
	movl	%eax, %esi
	andl	$63, %esi
	movl	%esi, %ecx
	shlq	%cl, %r9
	addq	$-288, %r8
	shrl	$3, %esi
	xorl	$7, %esi
	addq	%rdi, %rsi
	movq	%r8, -72(%rbp)
	cmpq	%r8, %rdx
	setbe	%cl
	cmpq	%rbx, %rsi
	ja	LBB0_211
LBB0_42:
	orq	40(%r13), %r9
	orl	$56, %eax
	testb	%cl, %cl
	movq	%r9, %r8
	je	LBB0_98
	movl	%r8d, %ecx
	andl	$2047, %ecx
	movq	%r13, %rdi
	movl	2584(%r13,%rcx,4), %r13d
	movq	16(%rdi), %rcx
	movq	%rcx, -120(%rbp)
	movq	%rbx, -64(%rbp)
	.p2align	4
LBB0_44:
	testw	%r13w, %r13w
	js	LBB0_50
	movl	%r13d, %ecx
	movl	%r13d, %r9d
	subl	%r13d, %eax
	movl	%r13d, %edi
	shrl	$16, %edi
	movb	%dil, (%rdx)
	shrl	$24, %ecx
	movb	%cl, 1(%rdx)
	shrl	$8, %r9d
	andl	$127, %r9d
	addq	%rdx, %r9
	movl	%r13d, %ecx
	shrq	%cl, %r8
	movl	%r8d, %ecx
	andl	$2047, %ecx
	movl	(%r11,%rcx,4), %r13d
	testw	%r13w, %r13w
	js	LBB0_51
	subl	%r13d, %eax
	movl	%r13d, %ecx
	movl	%r13d, %edx
	movl	%r13d, %edi
	shrl	$16, %edi
	movb	%dil, (%r9)
	shrl	$24, %ecx
	movb	%cl, 1(%r9)
	shrl	$8, %edx
	andl	$127, %edx
	addq	%rdx, %r9
	movl	%r13d, %ecx
	shrq	%cl, %r8
	movl	%r8d, %ecx
	andl	$2047, %ecx
	movl	(%r11,%rcx,4), %r13d
	testw	%r13w, %r13w
	js	LBB0_51
	subl	%r13d, %eax
	movl	%r13d, %ecx
	movl	%r13d, %edx
	movl	%r13d, %edi
	shrl	$16, %edi
	movb	%dil, (%r9)
	shrl	$24, %ecx
	movb	%cl, 1(%r9)
	shrl	$8, %edx
	andl	$127, %edx
	addq	%r9, %rdx
	movl	%r13d, %ecx
	shrq	%cl, %r8
	movl	%r8d, %ecx
	andl	$2047, %ecx
	movl	(%r11,%rcx,4), %r13d
	testw	%r13w, %r13w
	js	LBB0_49
	subl	%r13d, %eax
	movl	%r13d, %ecx
	movl	%r13d, %edi
	movl	%r13d, %r9d
	shrl	$16, %r9d
	movb	%r9b, (%rdx)
	shrl	$24, %ecx
	movb	%cl, 1(%rdx)
	shrl	$8, %edi
	andl	$127, %edi
	movl	%r13d, %ecx
	shrq	%cl, %r8
	addq	%rdi, %rdx
	movl	%r8d, %ecx
	andl	$2047, %ecx
	movl	(%r11,%rcx,4), %r13d
LBB0_49:
	movq	(%rsi), %rdi
	movl	%eax, %ecx
	andl	$63, %ecx
	shlq	%cl, %rdi
	orq	%rdi, %r8
	shrl	$3, %ecx
	xorl	$7, %ecx
	addq	%rcx, %rsi
	jmp	LBB0_68
	.p2align	4
LBB0_50:
	movq	%rdx, %r9
LBB0_51:
	movq	(%rsi), %rdx
	movl	%eax, %r12d
	andl	$63, %r12d
	movl	%r12d, %ecx
	shlq	%cl, %rdx
	orq	%r8, %rdx
	shrl	$3, %r12d
	xorl	$7, %r12d
	addq	%rsi, %r12
	orl	$56, %eax
	testl	$16384, %r13d
	jne	LBB0_75
LBB0_52:
	movl	%r13d, %esi
	andl	$63, %esi
	movq	$-1, %r15
	movl	%esi, %ecx
	shlq	%cl, %r15
	notq	%r15
	andq	%rdx, %r15
	movl	%r13d, %ecx
	shrl	$8, %ecx
	andb	$15, %cl
	shrq	%cl, %r15
	movl	%esi, %ecx
	shrq	%cl, %rdx
	subl	%esi, %eax
	movzbl	%dl, %ecx
	movq	-96(%rbp), %rdi
	movl	(%rdi,%rcx,4), %esi
	testl	$16384, %esi
	jne	LBB0_80
LBB0_53:
	movl	%esi, %r14d
	shrl	$16, %r14d
	movl	%esi, %r8d
	andl	$63, %r8d
	movq	$-1, %r10
	movl	%r8d, %ecx
	shlq	%cl, %r10
	notq	%r10
	andq	%rdx, %r10
	shrl	$8, %esi
	andb	$15, %sil
	movl	%esi, %ecx
	shrq	%cl, %r10
	leaq	(%r10,%r14), %rdi
	movl	%r8d, %ecx
	shrq	%cl, %rdx
	subl	%r8d, %eax
	movq	%r9, %rcx
	subq	-120(%rbp), %rcx
	cmpq	%rcx, %rdi
	ja	LBB0_234
	movl	%r13d, %ebx
	shrl	$16, %ebx
	movq	(%r12), %r8
	movl	%eax, %esi
	andl	$63, %esi
	movl	%esi, %ecx
	shlq	%cl, %r8
	orq	%rdx, %r8
	shrl	$3, %esi
	xorl	$7, %esi
	addq	%r12, %rsi
	movl	%r8d, %ecx
	andl	$2047, %ecx
	movl	(%r11,%rcx,4), %r13d
	movq	%rdi, %r11
	negq	%r11
	addq	%r9, %r15
	leaq	(%r15,%rbx), %rdx
	cmpq	$16, %rdi
	jb	LBB0_56
	.p2align	4
LBB0_55:
	movdqu	(%r9,%r11), %xmm0
	movdqu	%xmm0, (%r9)
	addq	$16, %r9
	cmpq	%rdx, %r9
	jb	LBB0_55
	jmp	LBB0_59
	.p2align	4
LBB0_56:
	movq	%r9, %rcx
	subq	%rdi, %rcx
	cmpq	$1, %rdi
	jne	LBB0_60
	movzbl	(%rcx), %ecx
	movd	%ecx, %xmm0
	pshufb	%xmm2, %xmm0
	.p2align	4
LBB0_58:
	movdqu	%xmm0, (%r9)
	addq	$16, %r9
	cmpq	%rdx, %r9
	jb	LBB0_58
LBB0_59:
	movq	-48(%rbp), %r11
	movq	-64(%rbp), %rbx
	jmp	LBB0_68
	.p2align	4
LBB0_60:
	movq	%r8, -112(%rbp)
	movq	%r9, %r12
	cmpq	$7, %rdi
	ja	LBB0_62
	.p2align	4
LBB0_61:
	movq	(%rcx), %r8
	movq	%r8, (%r12)
	addq	%rdi, %r12
	cmpq	$4, %rdi
	leaq	(%rdi,%rdi), %rdi
	jb	LBB0_61
LBB0_62:
	addq	%rbx, %r15
	leaq	8(%r12), %rdi
	cmpq	%rdi, %r15
	cmovbeq	%rdi, %r15
	movq	%r12, %rbx
	notq	%rbx
	addq	%r15, %rbx
	cmpq	$24, %rbx
	jb	LBB0_64
	addq	%r12, %r10
	addq	%r14, %r10
	subq	%r9, %r10
	cmpq	$32, %r10
	jae	LBB0_70
LBB0_64:
	movq	%r12, %rdi
LBB0_65:
	movq	-48(%rbp), %r11
	movq	-64(%rbp), %rbx
	.p2align	4
LBB0_66:
	movq	(%rcx), %r8
	movq	%r8, (%rdi)
	addq	$8, %rdi
	addq	$8, %rcx
	cmpq	%rdx, %rdi
	jb	LBB0_66
LBB0_67:
	movq	-112(%rbp), %r8
LBB0_68:
	cmpq	-72(%rbp), %rdx
	setbe	%cl
	cmpq	%rbx, %rsi
	ja	LBB0_74
LBB0_69:
	orl	$56, %eax
	testb	%cl, %cl
	jne	LBB0_44
	jmp	LBB0_98
LBB0_70:
	shrq	$3, %rbx
	incq	%rbx
	movq	%rbx, %r10
	movabsq	$4611686018427387900, %rdi
	andq	%rdi, %r10
	leaq	(%rcx,%r10,8), %rcx
	leaq	(%r12,%r10,8), %rdi
	addq	%r11, %r9
	addq	$16, %r9
	xorl	%r11d, %r11d
	.p2align	4
LBB0_71:
	movdqu	-16(%r9,%r11,8), %xmm0
	movdqu	(%r9,%r11,8), %xmm1
	movdqu	%xmm0, (%r12,%r11,8)
	movdqu	%xmm1, 16(%r12,%r11,8)
	addq	$4, %r11
	cmpq	%r11, %r10
	jne	LBB0_71
	cmpq	%r10, %rbx
	jne	LBB0_65
	movq	-48(%rbp), %r11
	movq	-64(%rbp), %rbx
	jmp	LBB0_67
LBB0_74:
	xorl	%ecx, %ecx
	jmp	LBB0_69
LBB0_75:
	testl	$8192, %r13d
	jne	LBB0_77
	movl	%r13d, %ecx
	andl	$31, %ecx
	shrq	%cl, %rdx
	subl	%ecx, %eax
	movl	%r13d, %ecx
	shrl	$8, %ecx
	andb	$15, %cl
	movl	$-1, %esi
	shll	%cl, %esi
	notl	%esi
	andl	%edx, %esi
	leaq	(%r11,%rsi,4), %rcx
	shrl	$16, %r13d
	movl	(%rcx,%r13,4), %r13d
LBB0_77:
	testl	$8192, %r13d
	jne	LBB0_203
	testw	%r13w, %r13w
	js	LBB0_52
	movl	%r13d, %ecx
	shrl	$16, %ecx
	movb	%cl, (%r9)
	incq	%r9
	andl	$31, %r13d
	movl	%r13d, %ecx
	shrq	%cl, %rdx
	subl	%r13d, %eax
	movq	(%r12), %r8
	movl	%eax, %esi
	andl	$63, %esi
	movl	%esi, %ecx
	shlq	%cl, %r8
	orq	%rdx, %r8
	shrl	$3, %esi
	xorl	$7, %esi
	addq	%r12, %rsi
	movl	%r8d, %ecx
	andl	$2047, %ecx
	movl	(%r11,%rcx,4), %r13d
	movq	%r9, %rdx
	jmp	LBB0_68
LBB0_80:
	testl	$8192, %esi
	jne	LBB0_234
	movl	%esi, %r8d
	andl	$31, %r8d
	movq	%rdi, %r10
	movl	%r8d, %ecx
	shrq	%cl, %rdx
	movl	%esi, %ecx
	shrl	$8, %ecx
	andb	$15, %cl
	movl	$-1, %edi
	shll	%cl, %edi
	subl	%r8d, %eax
	notl	%edi
	andl	%edx, %edi
	leaq	(%r10,%rdi,4), %rcx
	shrl	$16, %esi
	movl	(%rcx,%rsi,4), %esi
	testl	$8192, %esi
	je	LBB0_53
	jmp	LBB0_234
LBB0_82:
	movl	48(%r13), %esi
	cmpq	$55, %rsi
	ja	LBB0_170
	cmpq	%rbx, %rdi
	jae	LBB0_170
	leaq	1(%rdi), %r8
	movq	%r8, (%r13)
	movzbl	(%rdi), %eax
	movl	%esi, %ecx
	shlq	%cl, %rax
	orq	%rax, 40(%r13)
	leaq	8(%rsi), %rax
	movl	%eax, 48(%r13)
	cmpl	$47, %esi
	ja	LBB0_171
	cmpq	%rbx, %r8
	jae	LBB0_169
	leaq	2(%rdi), %r8
	movq	%r8, (%r13)
	movzbl	1(%rdi), %r9d
	movl	%eax, %ecx
	shlq	%cl, %r9
	orq	%r9, 40(%r13)
	leaq	16(%rsi), %rax
	movl	%eax, 48(%r13)
	cmpl	$39, %esi
	ja	LBB0_171
	cmpq	%rbx, %r8
	jae	LBB0_169
	leaq	3(%rdi), %r8
	movq	%r8, (%r13)
	movzbl	2(%rdi), %r9d
	movl	%eax, %ecx
	shlq	%cl, %r9
	orq	%r9, 40(%r13)
	leaq	24(%rsi), %rax
	movl	%eax, 48(%r13)
	cmpl	$31, %esi
	ja	LBB0_171
	cmpq	%rbx, %r8
	jae	LBB0_169
	leaq	4(%rdi), %r8
	movq	%r8, (%r13)
	movzbl	3(%rdi), %r9d
	movl	%eax, %ecx
	shlq	%cl, %r9
	orq	%r9, 40(%r13)
	movq	%rsi, %rax
	orq	$32, %rax
	movl	%eax, 48(%r13)
	cmpl	$23, %esi
	ja	LBB0_171
	cmpq	%rbx, %r8
	jae	LBB0_169
	leaq	5(%rdi), %r8
	movq	%r8, (%r13)
	movzbl	4(%rdi), %r9d
	movl	%eax, %ecx
	shlq	%cl, %r9
	orq	%r9, 40(%r13)
	leaq	40(%rsi), %rcx
	movl	%ecx, 48(%r13)
	cmpq	$47, %rax
	movl	%ecx, %eax
	ja	LBB0_171
	cmpq	%rbx, %r8
	jae	LBB0_212
	leaq	6(%rdi), %r8
	movq	%r8, (%r13)
	movzbl	5(%rdi), %eax
	shlq	%cl, %rax
	orq	%rax, 40(%r13)
	movq	%rsi, %rax
	addq	$48, %rax
	movl	%eax, 48(%r13)
	cmpl	$7, %esi
	ja	LBB0_171
	cmpq	%rbx, %r8
	jae	LBB0_169
	leaq	7(%rdi), %rcx
	movq	%rcx, (%r13)
	movzbl	6(%rdi), %edi
	movl	%eax, %ecx
	shlq	%cl, %rdi
	orq	%rdi, 40(%r13)
	orl	$56, %esi
	movl	%esi, 48(%r13)
	jmp	LBB0_170
LBB0_97:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	cmpl	$7, %eax
	jbe	LBB0_14
	jmp	LBB0_15
LBB0_98:
	addq	$-7, %rsi
	movq	-80(%rbp), %r13
	movq	%rsi, (%r13)
	andl	$7, %eax
	movl	%eax, 48(%r13)
	movl	$-1, %esi
	movl	%eax, %ecx
	shll	%cl, %esi
	notl	%esi
	andl	%esi, %r8d
	movq	%r8, 40(%r13)
	movq	%rdx, 24(%r13)
	jmp	LBB0_4
LBB0_99:
	cmpl	$32, %eax
	jb	LBB0_267
	movq	40(%r13), %rcx
	movl	%ecx, %edx
	shrl	$16, %edx
	movq	%rcx, %rsi
	shrq	$32, %rsi
	movq	%rsi, 40(%r13)
	addl	$-32, %eax
	movl	%eax, 48(%r13)
	xorl	%ecx, %edx
	cmpw	$-1, %dx
	jne	LBB0_236
	movzwl	%cx, %eax
	movl	%eax, 64(%r13)
	movl	$3, 56(%r13)
	jmp	LBB0_3
LBB0_102:
	cmpl	$0, 60(%r13)
	je	LBB0_164
	movl	%eax, %ecx
	andb	$7, %cl
	shrq	%cl, 40(%r13)
	andl	$-8, %eax
	movl	%eax, 48(%r13)
	movl	$8, 56(%r13)
	jmp	LBB0_4
LBB0_104:
	movl	68(%r13), %r15d
	movl	80(%r13), %r8d
	movl	72(%r13), %ecx
	addl	%r15d, %ecx
	movl	%ecx, -72(%rbp)
	cmpl	%ecx, %r8d
	movq	-56(%rbp), %r14
	jae	LBB0_160
	movq	40(%r13), %r9
	jmp	LBB0_108
	.p2align	4
LBB0_106:
	movl	%edx, 80(%r13)
	movq	%rsi, %r9
	movq	%r15, %r14
	movq	%rdi, %r15
LBB0_107:
	movl	%edx, %r8d
	cmpl	-72(%rbp), %edx
	jae	LBB0_160
LBB0_108:
	cmpl	$55, %eax
	ja	LBB0_129
	movq	(%r13), %r10
	movq	8(%r13), %r11
	movl	%eax, %edx
	cmpq	%r11, %r10
	jae	LBB0_123
	leaq	1(%r10), %rsi
	movq	%rsi, (%r13)
	movzbl	(%r10), %ebx
	movl	%edx, %ecx
	shlq	%cl, %rbx
	orq	%rbx, %r9
	movq	%r9, 40(%r13)
	leaq	8(%rdx), %rcx
	movl	%ecx, 48(%r13)
	cmpl	$47, %eax
	ja	LBB0_124
	cmpq	%r11, %rsi
	jae	LBB0_126
	leaq	2(%r10), %rsi
	movq	%rsi, (%r13)
	movzbl	1(%r10), %ebx
	shlq	%cl, %rbx
	orq	%rbx, %r9
	movq	%r9, 40(%r13)
	leaq	16(%rdx), %rcx
	movl	%ecx, 48(%r13)
	cmpl	$39, %eax
	ja	LBB0_124
	cmpq	%r11, %rsi
	jae	LBB0_126
	leaq	3(%r10), %rsi
	movq	%rsi, (%r13)
	movzbl	2(%r10), %ebx
	shlq	%cl, %rbx
	orq	%rbx, %r9
	movq	%r9, 40(%r13)
	leaq	24(%rdx), %rcx
	movl	%ecx, 48(%r13)
	cmpl	$31, %eax
	ja	LBB0_124
	cmpq	%r11, %rsi
	jae	LBB0_126
	leaq	4(%r10), %rsi
	movq	%rsi, (%r13)
	movzbl	3(%r10), %ebx
	shlq	%cl, %rbx
	orq	%rbx, %r9
	movq	%r9, 40(%r13)
	movq	%rdx, %rcx
	orq	$32, %rcx
	movl	%ecx, 48(%r13)
	cmpl	$23, %eax
	ja	LBB0_124
	cmpq	%r11, %rsi
	jae	LBB0_126
	leaq	5(%r10), %rbx
	movq	%rbx, (%r13)
	movzbl	4(%r10), %esi
	shlq	%cl, %rsi
	orq	%rsi, %r9
	movq	%r9, 40(%r13)
	leaq	40(%rdx), %rsi
	movl	%esi, 48(%r13)
	cmpq	$47, %rcx
	ja	LBB0_150
	cmpq	%r11, %rbx
	jae	LBB0_151
	leaq	6(%r10), %rbx
	movq	%rbx, (%r13)
	movzbl	5(%r10), %r14d
	movl	%esi, %ecx
	shlq	%cl, %r14
	orq	%r14, %r9
	movq	%r9, 40(%r13)
	addq	$48, %rdx
	movl	%edx, 48(%r13)
	cmpl	$7, %eax
	ja	LBB0_152
	cmpq	%r11, %rbx
	jae	LBB0_127
	leaq	7(%r10), %rcx
	movq	%rcx, (%r13)
	movzbl	6(%r10), %esi
	movl	%edx, %ecx
	shlq	%cl, %rsi
	orq	%rsi, %r9
	movq	%r9, 40(%r13)
	orl	$56, %eax
	movl	%eax, 48(%r13)
	jmp	LBB0_125
	.p2align	4
LBB0_123:
	movq	-48(%rbp), %r11
	jmp	LBB0_128
LBB0_124:
	movl	%ecx, %eax
LBB0_125:
	movq	-48(%rbp), %r11
	movq	-56(%rbp), %r14
	jmp	LBB0_129
LBB0_126:
	movq	%rcx, %rdx
LBB0_127:
	movq	-48(%rbp), %r11
	movq	-56(%rbp), %r14
LBB0_128:
	movl	%edx, %eax
LBB0_129:
	movl	%r9d, %ecx
	andl	$127, %ecx
	movq	-104(%rbp), %rdx
	movl	(%rdx,%rcx,4), %edx
	movl	%edx, %r10d
	shrl	$16, %r10d
	movl	%edx, %ecx
	andl	$31, %ecx
	cmpl	$1048576, %edx
	jae	LBB0_132
	subl	%ecx, %eax
	jb	LBB0_267
	shrq	%cl, %r9
	movq	%r9, 40(%r13)
	movl	%eax, 48(%r13)
	leal	1(%r8), %edx
	movl	%edx, 80(%r13)
	movl	%r8d, %ecx
	movb	%r10b, 88(%r13,%rcx)
	jmp	LBB0_107
	.p2align	4
LBB0_132:
	xorl	%edx, %edx
	cmpl	$17, %r10d
	setne	%dl
	cmpl	$16, %r10d
	leal	3(,%rdx,4), %edx
	movl	$2, %esi
	cmovel	%esi, %edx
	leal	(%rdx,%rcx), %esi
	subl	%esi, %eax
	jb	LBB0_267
	movq	%r15, %rdi
	shrq	%cl, %r9
	movl	%r10d, %r15d
	xorl	$16, %r15d
	movl	$-1, %r11d
	movl	%edx, %ecx
	shll	%cl, %r11d
	movq	%r9, %rsi
	shrq	%cl, %rsi
	movq	%rsi, 40(%r13)
	movl	%eax, 48(%r13)
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	cmpl	$18, %r10d
	sete	%r14b
	setne	%bl
	orl	%r8d, %r15d
	je	LBB0_236
	notl	%r11d
	andl	%r11d, %r9d
	movb	%r14b, %cl
	leal	(%r9,%rcx,8), %r11d
	addl	$3, %r11d
	movl	-72(%rbp), %ecx
	subl	%r8d, %ecx
	cmpl	%ecx, %r11d
	ja	LBB0_236
	cmpl	$16, %r10d
	jne	LBB0_137
	leal	-1(%r8), %ecx
	movq	-56(%rbp), %r10
	movzbl	(%r10,%rcx), %ecx
	cmpl	$32, %r11d
	jae	LBB0_138
	jmp	LBB0_142
	.p2align	4
LBB0_137:
	xorl	%ecx, %ecx
	cmpl	$32, %r11d
	jb	LBB0_142
LBB0_138:
	movb	%bl, %dl
	shll	$3, %edx
	orl	$-11, %edx
	subl	%r9d, %edx
	cmpl	%r8d, %edx
	jb	LBB0_142
	movl	%r11d, %r10d
	andl	$-32, %r10d
	movl	%r11d, %r9d
	andl	$31, %r9d
	leal	(%r8,%r10), %edx
	movzbl	%cl, %ebx
	movd	%ebx, %xmm0
	pshufb	%xmm2, %xmm0
	movl	%r10d, %ebx
	movq	-56(%rbp), %r15
	.p2align	4
LBB0_140:
	movl	%r8d, %r14d
	movdqu	%xmm0, (%r15,%r14)
	movdqu	%xmm0, 16(%r15,%r14)
	addl	$32, %r8d
	addl	$-32, %ebx
	jne	LBB0_140
	cmpl	%r10d, %r11d
	movq	-48(%rbp), %r11
	je	LBB0_106
	jmp	LBB0_143
	.p2align	4
LBB0_142:
	movl	%r11d, %r9d
	movl	%r8d, %edx
	movq	-48(%rbp), %r11
LBB0_143:
	movl	%r9d, %r8d
	andl	$3, %r8d
	je	LBB0_147
	xorl	%r10d, %r10d
	movq	-56(%rbp), %rbx
	.p2align	4
LBB0_145:
	leal	(%rdx,%r10), %r11d
	movb	%cl, (%rbx,%r11)
	incl	%r10d
	cmpl	%r10d, %r8d
	jne	LBB0_145
	movl	%r9d, %r8d
	subl	%r10d, %r8d
	addl	%r10d, %edx
	movq	-48(%rbp), %r11
	jmp	LBB0_148
LBB0_147:
	movl	%r9d, %r8d
LBB0_148:
	decl	%r9d
	cmpl	$3, %r9d
	movq	-56(%rbp), %r15
	jb	LBB0_106
	.p2align	4
LBB0_149:
	leal	1(%rdx), %r9d
	movl	%edx, %r10d
	movb	%cl, (%r15,%r10)
	leal	2(%rdx), %r10d
	movb	%cl, (%r15,%r9)
	leal	3(%rdx), %r9d
	movb	%cl, (%r15,%r10)
	addl	$4, %edx
	movb	%cl, (%r15,%r9)
	addl	$-4, %r8d
	jne	LBB0_149
	jmp	LBB0_106
LBB0_150:
	movl	%esi, %eax
	jmp	LBB0_125
LBB0_151:
	movq	%rsi, %rdx
	jmp	LBB0_127
LBB0_152:
	movl	%edx, %eax
	jmp	LBB0_125
LBB0_153:
	cmpl	$14, %eax
	jb	LBB0_267
	movq	40(%r13), %rdx
	movl	%edx, %esi
	andl	$31, %esi
	leal	257(%rsi), %ecx
	movl	%ecx, 68(%r13)
	movl	%edx, %ecx
	shrl	$5, %ecx
	andl	$31, %ecx
	leal	1(%rcx), %edi
	movl	%edi, 72(%r13)
	movl	%edx, %edi
	shrl	$10, %edi
	andl	$15, %edi
	shrq	$14, %rdx
	movq	%rdx, 40(%r13)
	addl	$-14, %eax
	movl	%eax, 48(%r13)
	addl	$4, %edi
	movl	%edi, 76(%r13)
	cmpl	$29, %esi
	ja	LBB0_236
	cmpl	$29, %ecx
	ja	LBB0_236
	movdqu	%xmm2, 88(%r13)
	movw	$0, 104(%r13)
	movb	$0, 106(%r13)
	movq	$0, 80(%r13)
	movl	$5, 56(%r13)
	jmp	LBB0_3
LBB0_157:
	movl	76(%r13), %edi
	movl	80(%r13), %r8d
	cmpl	%edi, %r8d
	jb	LBB0_216
LBB0_158:
	movl	$2, %edi
	movq	-56(%rbp), %rsi
	movl	$19, %edx
	movl	$7, %ecx
	movq	-104(%rbp), %r8
	movl	$128, %r9d
	callq	_make_table
	pxor	%xmm2, %xmm2
	testl	%eax, %eax
	je	LBB0_236
	movl	$0, 80(%r13)
	movl	$6, 56(%r13)
	jmp	LBB0_3
LBB0_160:
	cmpb	$0, 344(%r13)
	je	LBB0_236
	xorl	%edi, %edi
	movq	%r14, %rsi
	movl	%r15d, %edx
	movl	$11, %ecx
	movq	%r11, %r8
	movl	$2400, %r9d
	movq	%r11, %rbx
	callq	_make_table
	testl	%eax, %eax
	je	LBB0_236
	addq	%r14, %r15
	movq	%rbx, %rdi
	callq	_join_literals
	movl	72(%r13), %edx
	movl	$1, %edi
	movq	%r15, %rsi
	movl	$8, %ecx
	movq	-96(%rbp), %r8
	movl	$416, %r9d
	callq	_make_table
	testl	%eax, %eax
	pxor	%xmm2, %xmm2
	je	LBB0_236
	movl	$7, 56(%r13)
	jmp	LBB0_3
LBB0_164:
	cmpl	$3, %eax
	jb	LBB0_267
	movq	40(%r13), %rdx
	movl	%edx, %ecx
	andl	$1, %ecx
	movl	%ecx, 60(%r13)
	movl	%edx, %r12d
	shrl	%r12d
	andl	$3, %r12d
	shrq	$3, %rdx
	movq	%rdx, 40(%r13)
	addl	$-3, %eax
	movl	%eax, 48(%r13)
	leaq	LJTI0_1(%rip), %rsi
	movslq	(%rsi,%r12,4), %rcx
	addq	%rsi, %rcx
	jmpq	*%rcx
LBB0_166:
	cmpl	$0, 84(%r13)
	jne	LBB0_168
	movq	%r13, %rdi
	callq	_make_fixed_tables
	pxor	%xmm2, %xmm2
LBB0_168:
	movl	$1, 84(%r13)
	movl	$7, 56(%r13)
	jmp	LBB0_3
LBB0_169:
	movq	%rax, %rsi
LBB0_170:
	movl	%esi, %eax
LBB0_171:
	movq	40(%r13), %r10
	movl	%r10d, %ecx
	andl	$2047, %ecx
	movl	2584(%r13,%rcx,4), %r9d
	movl	%r9d, %ecx
	andl	$57344, %ecx
	xorl	%esi, %esi
	cmpl	$49152, %ecx
	jne	LBB0_173
	movl	%r9d, %esi
	andl	$31, %esi
	movl	%r9d, %edi
	movq	%r10, %r8
	movl	%esi, %ecx
	shrq	%cl, %r8
	shrl	$16, %edi
	shrl	$8, %r9d
	andb	$15, %r9b
	movl	$-1, %r11d
	movl	%r9d, %ecx
	shll	%cl, %r11d
	notl	%r11d
	andl	%r11d, %r8d
	movq	-48(%rbp), %r11
	addq	%rdi, %r8
	movl	(%r11,%r8,4), %r9d
LBB0_173:
	testw	%r9w, %r9w
	js	LBB0_178
	movl	%r9d, %ecx
	andl	$31, %ecx
	addl	%ecx, %esi
	cmpl	%eax, %esi
	ja	LBB0_267
	movl	%r9d, %eax
	shrl	$16, %eax
	leaq	1(%rdx), %rcx
	movq	%rcx, 24(%r13)
	movb	%al, (%rdx)
	movl	%r9d, %eax
	andl	$32512, %eax
	cmpl	$512, %eax
	jne	LBB0_177
	shrl	$24, %r9d
	movq	24(%r13), %rax
	leaq	1(%rax), %rcx
	movq	%rcx, 24(%r13)
	movb	%r9b, (%rax)
LBB0_177:
	movl	%esi, %ecx
	shrq	%cl, 40(%r13)
	subl	%esi, 48(%r13)
	jmp	LBB0_4
LBB0_178:
	testl	$16384, %r9d
	jne	LBB0_188
	movq	%r10, %r8
	movl	%esi, %ecx
	shrq	%cl, %r8
	movl	%r9d, %edi
	andl	$63, %edi
	movq	$-1, %r11
	movl	%edi, %ecx
	shlq	%cl, %r11
	notq	%r11
	andq	%r8, %r11
	movl	%r9d, %ecx
	shrl	$8, %ecx
	andb	$15, %cl
	shrq	%cl, %r11
	addl	%esi, %edi
	xorl	%r12d, %r12d
	cmpl	%eax, %edi
	ja	LBB0_236
	movq	%r10, %r14
	movl	%edi, %ecx
	shrq	%cl, %r14
	movzbl	%r14b, %ecx
	movq	-96(%rbp), %r15
	movl	(%r15,%rcx,4), %esi
	movl	%esi, %ecx
	andl	$40960, %ecx
	cmpl	$32768, %ecx
	jne	LBB0_182
	movl	%esi, %ecx
	andl	$31, %ecx
	addl	%ecx, %edi
	movl	%esi, %r8d
	movq	%r10, %r14
	movl	%edi, %ecx
	shrq	%cl, %r14
	shrl	$16, %r8d
	shrl	$8, %esi
	andb	$15, %sil
	movl	$-1, %ebx
	movl	%esi, %ecx
	shll	%cl, %ebx
	notl	%ebx
	andl	%r14d, %ebx
	addq	%r8, %rbx
	movl	(%r15,%rbx,4), %esi
LBB0_182:
	movl	%esi, %r8d
	andl	$63, %r8d
	movq	$-1, %rbx
	movl	%r8d, %ecx
	shlq	%cl, %rbx
	notq	%rbx
	andq	%r14, %rbx
	movl	%esi, %ecx
	shrl	$8, %ecx
	andb	$15, %cl
	shrq	%cl, %rbx
	addl	%edi, %r8d
	subl	%r8d, %eax
	jb	LBB0_236
	movl	$3, %r12d
	testw	%si, %si
	js	LBB0_236
	shrl	$16, %esi
	leaq	(%rbx,%rsi), %r14
	movq	%rdx, %rcx
	subq	16(%r13), %rcx
	cmpq	%rcx, %r14
	ja	LBB0_236
	movl	%r8d, %ecx
	shrq	%cl, %r10
	shrl	$16, %r9d
	leaq	(%r11,%r9), %rcx
	movq	%r10, 40(%r13)
	movl	%eax, 48(%r13)
	movq	%r14, %r8
	negq	%r8
	leaq	(%rdx,%rcx), %rax
	cmpq	$16, %r14
	jb	LBB0_191
	movq	-48(%rbp), %r11
	.p2align	4
LBB0_187:
	movdqu	(%rdx,%r8), %xmm0
	movdqu	%xmm0, (%rdx)
	addq	$16, %rdx
	cmpq	%rax, %rdx
	jb	LBB0_187
	jmp	LBB0_200
LBB0_188:
	movl	%r9d, %ecx
	andl	$31, %ecx
	addl	%ecx, %esi
	subl	%esi, %eax
	jb	LBB0_267
	movl	%esi, %ecx
	shrq	%cl, %r10
	movq	%r10, 40(%r13)
	movl	%eax, 48(%r13)
	cmpl	$65536, %r9d
	jb	LBB0_16
	jmp	LBB0_235
LBB0_191:
	movq	%rdx, %rdi
	subq	%r14, %rdi
	cmpq	$1, %r14
	jne	LBB0_194
	movzbl	(%rdi), %esi
	movd	%esi, %xmm0
	pshufb	%xmm2, %xmm0
	movq	-48(%rbp), %r11
	.p2align	4
LBB0_193:
	movdqu	%xmm0, (%rdx)
	addq	$16, %rdx
	cmpq	%rax, %rdx
	jb	LBB0_193
	jmp	LBB0_200
LBB0_194:
	movq	%rdx, %r10
	cmpq	$7, %r14
	ja	LBB0_196
	.p2align	4
LBB0_195:
	movq	(%rdi), %r15
	movq	%r15, (%r10)
	addq	%r14, %r10
	cmpq	$4, %r14
	leaq	(%r14,%r14), %r14
	jb	LBB0_195
LBB0_196:
	addq	%rdx, %r11
	addq	%r9, %r11
	leaq	8(%r10), %r9
	cmpq	%r9, %r11
	cmovbeq	%r9, %r11
	movq	%r10, %r9
	notq	%r9
	addq	%r11, %r9
	cmpq	$56, %r9
	jb	LBB0_198
	addq	%r10, %rbx
	addq	%rsi, %rbx
	subq	%rdx, %rbx
	cmpq	$32, %rbx
	jae	LBB0_205
LBB0_198:
	movq	%r10, %rsi
	movq	-48(%rbp), %r11
	.p2align	4
LBB0_199:
	movq	(%rdi), %rdx
	movq	%rdx, (%rsi)
	addq	$8, %rsi
	addq	$8, %rdi
	cmpq	%rax, %rsi
	jb	LBB0_199
LBB0_200:
	addq	%rcx, 24(%r13)
	jmp	LBB0_4
LBB0_201:
	movl	$4, 56(%r13)
	jmp	LBB0_3
LBB0_203:
	movl	%r13d, %ecx
	andl	$31, %ecx
	shrq	%cl, %rdx
	subl	%ecx, %eax
	cmpl	$65536, %r13d
	jae	LBB0_234
	movl	%eax, %ecx
	shrl	$3, %ecx
	andl	$7, %ecx
	subq	%rcx, %r12
	movq	-80(%rbp), %r13
	movq	%r12, (%r13)
	andl	$7, %eax
	movl	%eax, 48(%r13)
	movl	$-1, %esi
	movl	%eax, %ecx
	shll	%cl, %esi
	notl	%esi
	andl	%esi, %edx
	movq	%rdx, 40(%r13)
	movq	%r9, 24(%r13)
	jmp	LBB0_16
LBB0_205:
	shrq	$3, %r9
	incq	%r9
	movq	%r9, %r11
	movabsq	$4611686018427387900, %rsi
	andq	%rsi, %r11
	leaq	(%rdi,%r11,8), %rdi
	leaq	(%r10,%r11,8), %rsi
	addq	%r8, %rdx
	addq	$16, %rdx
	xorl	%r8d, %r8d
	.p2align	4
LBB0_206:
	movdqu	-16(%rdx,%r8,8), %xmm0
	movdqu	(%rdx,%r8,8), %xmm1
	movdqu	%xmm0, (%r10,%r8,8)
	movdqu	%xmm1, 16(%r10,%r8,8)
	addq	$4, %r8
	cmpq	%r8, %r11
	jne	LBB0_206
	cmpq	%r11, %r9
	movq	-48(%rbp), %r11
	jne	LBB0_199
	jmp	LBB0_200
LBB0_209:
	movl	%ecx, %eax
	jmp	LBB0_33
LBB0_211:
	xorl	%ecx, %ecx
	jmp	LBB0_42
LBB0_212:
	movq	%rcx, %rsi
	jmp	LBB0_170
LBB0_213:
	leaq	7(%r9), %rcx
	movq	%rcx, (%r13)
	movzbl	6(%r9), %esi
	movl	%edx, %ecx
	shlq	%cl, %rsi
	orq	%rsi, 40(%r13)
	orl	$56, %eax
	movl	%eax, 48(%r13)
	.p2align	4
LBB0_214:
	movl	%eax, %ecx
LBB0_215:
	movq	40(%r13), %rax
	movl	%eax, %edx
	andb	$7, %dl
	shrq	$3, %rax
	movq	%rax, 40(%r13)
	addl	$-3, %ecx
	movl	%ecx, 48(%r13)
	leaq	_advance.order(%rip), %rax
	movzbl	(%r8,%rax), %eax
	movb	%dl, 88(%r13,%rax)
	incq	%r8
	movl	%r8d, 80(%r13)
	movl	%ecx, %eax
	cmpq	%r8, %rdi
	je	LBB0_158
LBB0_216:
	cmpl	$55, %eax
	ja	LBB0_214
	movq	(%r13), %r9
	movq	8(%r13), %r10
	movl	%eax, %edx
	cmpq	%r10, %r9
	jae	LBB0_231
	leaq	1(%r9), %rsi
	movq	%rsi, (%r13)
	movzbl	(%r9), %r11d
	movl	%edx, %ecx
	shlq	%cl, %r11
	orq	%r11, 40(%r13)
	leaq	8(%rdx), %rcx
	movl	%ecx, 48(%r13)
	cmpl	$47, %eax
	ja	LBB0_215
	cmpq	%r10, %rsi
	jae	LBB0_230
	leaq	2(%r9), %rsi
	movq	%rsi, (%r13)
	movzbl	1(%r9), %r11d
	shlq	%cl, %r11
	orq	%r11, 40(%r13)
	leaq	16(%rdx), %rcx
	movl	%ecx, 48(%r13)
	cmpl	$39, %eax
	ja	LBB0_215
	cmpq	%r10, %rsi
	jae	LBB0_230
	leaq	3(%r9), %rsi
	movq	%rsi, (%r13)
	movzbl	2(%r9), %r11d
	shlq	%cl, %r11
	orq	%r11, 40(%r13)
	leaq	24(%rdx), %rcx
	movl	%ecx, 48(%r13)
	cmpl	$31, %eax
	ja	LBB0_215
	cmpq	%r10, %rsi
	jae	LBB0_230
	leaq	4(%r9), %rsi
	movq	%rsi, (%r13)
	movzbl	3(%r9), %r11d
	shlq	%cl, %r11
	orq	%r11, 40(%r13)
	movq	%rdx, %rcx
	orq	$32, %rcx
	movl	%ecx, 48(%r13)
	cmpl	$23, %eax
	ja	LBB0_215
	cmpq	%r10, %rsi
	jae	LBB0_230
	leaq	5(%r9), %r11
	movq	%r11, (%r13)
	movzbl	4(%r9), %esi
	shlq	%cl, %rsi
	orq	%rsi, 40(%r13)
	leaq	40(%rdx), %rsi
	movl	%esi, 48(%r13)
	cmpq	$47, %rcx
	movl	%esi, %ecx
	ja	LBB0_215
	cmpq	%r10, %r11
	jae	LBB0_232
	leaq	6(%r9), %r11
	movq	%r11, (%r13)
	movzbl	5(%r9), %ebx
	movl	%esi, %ecx
	shlq	%cl, %rbx
	orq	%rbx, 40(%r13)
	addq	$48, %rdx
	movl	%edx, 48(%r13)
	movl	%edx, %ecx
	cmpl	$7, %eax
	ja	LBB0_215
	cmpq	%r10, %r11
	jb	LBB0_213
	jmp	LBB0_231
LBB0_230:
	movq	%rcx, %rdx
LBB0_231:
	movl	%edx, %ecx
	cmpq	$3, %rdx
	jae	LBB0_215
	jmp	LBB0_267
LBB0_232:
	movq	%rsi, %rdx
	jmp	LBB0_231
LBB0_234:
	movl	%eax, %ecx
	shrl	$3, %ecx
	andl	$7, %ecx
	subq	%rcx, %r12
	movq	-80(%rbp), %r13
	movq	%r12, (%r13)
	andl	$7, %eax
	movl	%eax, 48(%r13)
	movl	$-1, %esi
	movl	%eax, %ecx
	shll	%cl, %esi
	notl	%esi
	andl	%esi, %edx
	movq	%rdx, 40(%r13)
	movq	%r9, 24(%r13)
LBB0_235:
	movl	$3, %r12d
	jmp	LBB0_236
LBB0_267:
	xorl	%r12d, %r12d
	jmp	LBB0_236
LBB0_256:
	movl	$1, %r12d
	jmp	LBB0_236
LBB0_257:
	movq	24(%r13), %rax
	xorl	%r12d, %r12d
	cmpq	32(%r13), %rax
	sete	%r12b
LBB0_236:
	movl	52(%r13), %ecx
	movq	24(%r13), %rdi
	movzwl	%cx, %esi
	shrl	$16, %ecx
	subq	-88(%rbp), %rdi
	je	LBB0_251
	pxor	%xmm0, %xmm0
	movdqa	LCPI0_0(%rip), %xmm1
	movdqa	LCPI0_1(%rip), %xmm2
	movdqa	LCPI0_2(%rip), %xmm3
	movdqa	LCPI0_3(%rip), %xmm4
	movabsq	$4223091239536077, %r8
	jmp	LBB0_240
	.p2align	4
LBB0_238:
	movq	%r14, %r11
	addq	%rdx, %r11
LBB0_239:
	movq	%r11, -88(%rbp)
	subq	%rax, %rdi
	movq	%rsi, %rax
	mulq	%r8
	movq	%rsi, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$65521, %rax, %rax
	subq	%rax, %rsi
	movq	%rcx, %rax
	mulq	%r8
	movq	%rcx, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$15, %rax
	imulq	$65521, %rax, %rax
	subq	%rax, %rcx
	testq	%rdi, %rdi
	je	LBB0_251
LBB0_240:
	cmpq	$1048576, %rdi
	movl	$1048576, %eax
	cmovbq	%rdi, %rax
	movq	%rax, %rdx
	cmpq	$256, %rdi
	movq	-88(%rbp), %r11
	jb	LBB0_243
	.p2align	4
LBB0_241:
	movq	%rsi, %r9
	pmovzxbw	8(%r11), %xmm6
	pmovzxbw	(%r11), %xmm5
	pmovzxbw	24(%r11), %xmm7
	pmovzxbw	16(%r11), %xmm8
	paddw	%xmm5, %xmm8
	paddw	%xmm6, %xmm7
	paddw	%xmm7, %xmm6
	paddw	%xmm8, %xmm5
	pmovzxbw	32(%r11), %xmm9
	pmovzxbw	40(%r11), %xmm10
	paddw	%xmm7, %xmm10
	paddw	%xmm8, %xmm9
	paddw	%xmm9, %xmm5
	paddw	%xmm10, %xmm6
	pmovzxbw	56(%r11), %xmm7
	pmovzxbw	48(%r11), %xmm8
	paddw	%xmm9, %xmm8
	paddw	%xmm10, %xmm7
	paddw	%xmm7, %xmm6
	paddw	%xmm8, %xmm5
	pmovzxbw	64(%r11), %xmm9
	pmovzxbw	72(%r11), %xmm10
	paddw	%xmm7, %xmm10
	paddw	%xmm8, %xmm9
	paddw	%xmm9, %xmm5
	paddw	%xmm10, %xmm6
	pmovzxbw	88(%r11), %xmm7
	pmovzxbw	80(%r11), %xmm8
	paddw	%xmm9, %xmm8
	paddw	%xmm10, %xmm7
	paddw	%xmm7, %xmm6
	paddw	%xmm8, %xmm5
	pmovzxbw	96(%r11), %xmm9
	pmovzxbw	104(%r11), %xmm10
	paddw	%xmm7, %xmm10
	paddw	%xmm8, %xmm9
	paddw	%xmm9, %xmm5
	paddw	%xmm10, %xmm6
	pmovzxbw	120(%r11), %xmm7
	pmovzxbw	112(%r11), %xmm8
	paddw	%xmm9, %xmm8
	paddw	%xmm10, %xmm7
	paddw	%xmm7, %xmm6
	paddw	%xmm8, %xmm5
	pmovzxbw	128(%r11), %xmm9
	pmovzxbw	136(%r11), %xmm10
	paddw	%xmm7, %xmm10
	paddw	%xmm8, %xmm9
	paddw	%xmm9, %xmm5
	paddw	%xmm10, %xmm6
	pmovzxbw	152(%r11), %xmm7
	pmovzxbw	144(%r11), %xmm8
	paddw	%xmm9, %xmm8
	paddw	%xmm10, %xmm7
	paddw	%xmm7, %xmm6
	paddw	%xmm8, %xmm5
	pmovzxbw	160(%r11), %xmm9
	pmovzxbw	168(%r11), %xmm10
	paddw	%xmm7, %xmm10
	paddw	%xmm8, %xmm9
	paddw	%xmm9, %xmm5
	paddw	%xmm10, %xmm6
	pmovzxbw	184(%r11), %xmm7
	pmovzxbw	176(%r11), %xmm8
	paddw	%xmm9, %xmm8
	paddw	%xmm10, %xmm7
	paddw	%xmm7, %xmm6
	paddw	%xmm8, %xmm5
	pmovzxbw	192(%r11), %xmm9
	pmovzxbw	200(%r11), %xmm10
	paddw	%xmm7, %xmm10
	paddw	%xmm8, %xmm9
	paddw	%xmm9, %xmm5
	paddw	%xmm10, %xmm6
	pmovzxbw	216(%r11), %xmm7
	pmovzxbw	208(%r11), %xmm8
	paddw	%xmm9, %xmm8
	paddw	%xmm10, %xmm7
	paddw	%xmm7, %xmm6
	paddw	%xmm8, %xmm5
	pmovzxbw	224(%r11), %xmm9
	pmovzxbw	232(%r11), %xmm10
	paddw	%xmm7, %xmm10
	paddw	%xmm8, %xmm9
	paddw	%xmm9, %xmm5
	paddw	%xmm10, %xmm6
	pmovzxbw	240(%r11), %xmm8
	pmovzxbw	248(%r11), %xmm7
	paddw	%xmm10, %xmm7
	paddw	%xmm9, %xmm8
	addq	$256, %r11
	pmovzxwd	%xmm8, %xmm9
	punpckhwd	%xmm0, %xmm8
	pmovzxwd	%xmm7, %xmm11
	punpckhwd	%xmm0, %xmm7
	movdqa	%xmm9, %xmm10
	paddd	%xmm11, %xmm9
	pmulld	%xmm1, %xmm11
	pmulld	%xmm2, %xmm10
	paddd	%xmm11, %xmm10
	movdqa	%xmm7, %xmm11
	pmulld	%xmm3, %xmm11
	paddd	%xmm8, %xmm7
	pmulld	%xmm4, %xmm8
	paddd	%xmm11, %xmm8
	paddd	%xmm10, %xmm8
	paddd	%xmm7, %xmm9
	pshufd	$238, %xmm9, %xmm7
	paddd	%xmm9, %xmm7
	pshufd	$85, %xmm7, %xmm9
	paddd	%xmm7, %xmm9
	movd	%xmm9, %esi
	addq	%r9, %rsi
	shlq	$8, %r9
	addq	%rcx, %r9
	pmovzxwd	%xmm6, %xmm7
	pmovzxwd	%xmm5, %xmm9
	paddd	%xmm7, %xmm9
	punpckhwd	%xmm0, %xmm6
	punpckhwd	%xmm0, %xmm5
	paddd	%xmm6, %xmm5
	paddd	%xmm9, %xmm5
	pshufd	$238, %xmm5, %xmm6
	paddd	%xmm5, %xmm6
	pshufd	$85, %xmm6, %xmm5
	paddd	%xmm6, %xmm5
	movd	%xmm5, %r10d
	shlq	$4, %r10
	addq	%r9, %r10
	pshufd	$238, %xmm8, %xmm5
	paddd	%xmm8, %xmm5
	pshufd	$85, %xmm5, %xmm6
	paddd	%xmm5, %xmm6
	movd	%xmm6, %ecx
	addq	%r10, %rcx
	addq	$-256, %rdx
	cmpq	$255, %rdx
	ja	LBB0_241
	testq	%rdx, %rdx
	je	LBB0_239
LBB0_243:
	movq	%r11, %r14
	movq	%rdx, %r9
	andq	$3, %r9
	je	LBB0_247
	xorl	%r11d, %r11d
	movq	%r14, %rbx
	.p2align	4
LBB0_245:
	movzbl	(%rbx,%r11), %r10d
	addq	%r10, %rsi
	addq	%rsi, %rcx
	incq	%r11
	cmpq	%r11, %r9
	jne	LBB0_245
	leaq	(%rbx,%r11), %r9
	movq	%rdx, %r10
	subq	%r11, %r10
	jmp	LBB0_248
	.p2align	4
LBB0_247:
	movq	%r14, %r9
	movq	%rdx, %r10
LBB0_248:
	leaq	-1(%rdx), %r11
	cmpq	$3, %r11
	jb	LBB0_238
	xorl	%r11d, %r11d
	.p2align	4
LBB0_250:
	movzbl	(%r9,%r11), %ebx
	addq	%rsi, %rbx
	addq	%rbx, %rcx
	movzbl	1(%r9,%r11), %esi
	addq	%rbx, %rsi
	addq	%rsi, %rcx
	movzbl	2(%r9,%r11), %ebx
	addq	%rsi, %rbx
	addq	%rbx, %rcx
	movzbl	3(%r9,%r11), %esi
	addq	%rbx, %rsi
	addq	%rsi, %rcx
	addq	$4, %r11
	cmpq	%r11, %r10
	jne	LBB0_250
	jmp	LBB0_238
LBB0_251:
	shll	$16, %ecx
	orl	%ecx, %esi
	movl	%esi, 52(%r13)
	cmpl	$3, %r12d
	je	LBB0_254
	cmpl	$2, %r12d
	jne	LBB0_255
	movq	40(%r13), %rax
	movq	%rax, %rcx
	shrq	$32, %rcx
	movq	%rcx, 40(%r13)
	addl	$-32, 48(%r13)
	bswapl	%eax
	movl	$9, 56(%r13)
	movl	$2, %r12d
	cmpl	%esi, %eax
	je	LBB0_255
LBB0_254:
	movl	$10, 56(%r13)
	movl	$3, %r12d
LBB0_255:
	movl	%r12d, %eax
	addq	$88, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
LBB0_264:
	xorl	%r12d, %r12d
	cmpl	$32, %eax
	setae	%r12b
	addl	%r12d, %r12d
	jmp	LBB0_236
	.p2align	2
	.data_region jt32
L0_0_set_35 = LBB0_35-LJTI0_0
L0_0_set_102 = LBB0_102-LJTI0_0
L0_0_set_99 = LBB0_99-LJTI0_0
L0_0_set_8 = LBB0_8-LJTI0_0
L0_0_set_153 = LBB0_153-LJTI0_0
L0_0_set_157 = LBB0_157-LJTI0_0
L0_0_set_104 = LBB0_104-LJTI0_0
L0_0_set_39 = LBB0_39-LJTI0_0
L0_0_set_264 = LBB0_264-LJTI0_0
LJTI0_0:
	.long	L0_0_set_35
	.long	L0_0_set_102
	.long	L0_0_set_99
	.long	L0_0_set_8
	.long	L0_0_set_153
	.long	L0_0_set_157
	.long	L0_0_set_104
	.long	L0_0_set_39
	.long	L0_0_set_264
L0_1_set_2 = LBB0_2-LJTI0_1
L0_1_set_166 = LBB0_166-LJTI0_1
L0_1_set_201 = LBB0_201-LJTI0_1
L0_1_set_236 = LBB0_236-LJTI0_1
LJTI0_1:
	.long	L0_1_set_2
	.long	L0_1_set_166
	.long	L0_1_set_201
	.long	L0_1_set_236
	.end_data_region
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI1_0:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
LCPI1_1:
	.byte	0
	.byte	2
	.byte	4
	.byte	6
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
LCPI1_2:
	.byte	0
	.byte	2
	.byte	4
	.byte	6
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
_unfilter:
	testl	%edi, %edi
	je	LBB1_20
	cmpl	$2, %edi
	jne	LBB1_37
	testq	%r8, %r8
	je	LBB1_79
	cmpq	$3, %r8
	jbe	LBB1_4
	movq	%rcx, %rax
	subq	%rsi, %rax
	cmpq	$32, %rax
	setb	%al
	movq	%rcx, %rdi
	subq	%rdx, %rdi
	cmpq	$32, %rdi
	setb	%dil
	orb	%al, %dil
	je	LBB1_11
LBB1_4:
	xorl	%eax, %eax
LBB1_5:
	movq	%r8, %r9
	movq	%rax, %rdi
	andq	$3, %r9
	je	LBB1_8
	movq	%rax, %rdi
	.p2align	4
LBB1_7:
	movzbl	(%rdx,%rdi), %r10d
	addb	(%rsi,%rdi), %r10b
	movb	%r10b, (%rcx,%rdi)
	incq	%rdi
	decq	%r9
	jne	LBB1_7
LBB1_8:
	subq	%r8, %rax
	cmpq	$-4, %rax
	ja	LBB1_79
	.p2align	4
LBB1_9:
	movzbl	(%rdx,%rdi), %eax
	addb	(%rsi,%rdi), %al
	movb	%al, (%rcx,%rdi)
	movzbl	1(%rdx,%rdi), %eax
	addb	1(%rsi,%rdi), %al
	movb	%al, 1(%rcx,%rdi)
	movzbl	2(%rdx,%rdi), %eax
	addb	2(%rsi,%rdi), %al
	movb	%al, 2(%rcx,%rdi)
	movzbl	3(%rdx,%rdi), %eax
	addb	3(%rsi,%rdi), %al
	movb	%al, 3(%rcx,%rdi)
	addq	$4, %rdi
	cmpq	%rdi, %r8
	jne	LBB1_9
	jmp	LBB1_79
LBB1_20:
	testq	%r8, %r8
	je	LBB1_79
	cmpq	$4, %r8
	setb	%al
	movq	%rcx, %rdx
	subq	%rsi, %rdx
	cmpq	$32, %rdx
	setb	%dl
	orb	%al, %dl
	je	LBB1_23
	xorl	%eax, %eax
	jmp	LBB1_32
LBB1_37:
	cmpq	$4, %r9
	je	LBB1_51
	cmpq	$3, %r9
	jne	LBB1_67
	cmpl	$1, %edi
	je	LBB1_48
	cmpl	$3, %edi
	je	LBB1_45
	cmpl	$4, %edi
	jne	LBB1_79
	testq	%r8, %r8
	je	LBB1_79
	pxor	%xmm4, %xmm4
	xorl	%eax, %eax
	movdqa	LCPI1_0(%rip), %xmm2
	movd	LCPI1_2(%rip), %xmm3
	pxor	%xmm6, %xmm6
	.p2align	4
LBB1_44:
	movd	(%rdx,%rax), %xmm0
	pmovzxbw	%xmm0, %xmm0
	movq	%xmm0, %xmm5
	movd	(%rsi,%rax), %xmm0
	pmovzxbw	%xmm0, %xmm0
	movq	%xmm0, %xmm7
	movdqa	%xmm6, %xmm1
	paddw	%xmm6, %xmm1
	paddw	%xmm6, %xmm1
	movdqa	%xmm4, %xmm0
	paddw	%xmm5, %xmm0
	psubw	%xmm0, %xmm1
	movdqa	%xmm4, %xmm8
	pminsw	%xmm5, %xmm8
	pmaxsw	%xmm5, %xmm4
	movdqa	%xmm4, %xmm0
	pcmpgtw	%xmm1, %xmm0
	pcmpgtw	%xmm8, %xmm1
	pblendvb	%xmm0, %xmm6, %xmm8
	movdqa	%xmm1, %xmm0
	pblendvb	%xmm0, %xmm8, %xmm4
	paddw	%xmm7, %xmm4
	movdqa	%xmm4, %xmm0
	pand	%xmm2, %xmm0
	pshufb	%xmm3, %xmm4
	movd	%xmm4, (%rcx,%rax)
	addq	$3, %rax
	movdqa	%xmm0, %xmm4
	movdqa	%xmm5, %xmm6
	cmpq	%r8, %rax
	jb	LBB1_44
	jmp	LBB1_79
LBB1_51:
	cmpl	$1, %edi
	je	LBB1_60
	cmpl	$3, %edi
	je	LBB1_57
	cmpl	$4, %edi
	jne	LBB1_79
	testq	%r8, %r8
	je	LBB1_79
	pxor	%xmm4, %xmm4
	xorl	%eax, %eax
	movdqa	LCPI1_0(%rip), %xmm2
	movd	LCPI1_2(%rip), %xmm3
	pxor	%xmm6, %xmm6
	.p2align	4
LBB1_56:
	movd	(%rdx,%rax), %xmm0
	pmovzxbw	%xmm0, %xmm0
	movq	%xmm0, %xmm5
	movd	(%rsi,%rax), %xmm0
	pmovzxbw	%xmm0, %xmm0
	movq	%xmm0, %xmm7
	movdqa	%xmm6, %xmm1
	paddw	%xmm6, %xmm1
	paddw	%xmm6, %xmm1
	movdqa	%xmm4, %xmm0
	paddw	%xmm5, %xmm0
	psubw	%xmm0, %xmm1
	movdqa	%xmm4, %xmm8
	pminsw	%xmm5, %xmm8
	pmaxsw	%xmm5, %xmm4
	movdqa	%xmm4, %xmm0
	pcmpgtw	%xmm1, %xmm0
	pcmpgtw	%xmm8, %xmm1
	pblendvb	%xmm0, %xmm6, %xmm8
	movdqa	%xmm1, %xmm0
	pblendvb	%xmm0, %xmm8, %xmm4
	paddw	%xmm7, %xmm4
	movdqa	%xmm4, %xmm0
	pand	%xmm2, %xmm0
	pshufb	%xmm3, %xmm4
	movd	%xmm4, (%rcx,%rax)
	addq	$4, %rax
	movdqa	%xmm0, %xmm4
	movdqa	%xmm5, %xmm6
	cmpq	%r8, %rax
	jb	LBB1_56
	jmp	LBB1_79
LBB1_67:
	cmpl	$1, %edi
	je	LBB1_76
	cmpl	$3, %edi
	je	LBB1_73
	cmpl	$4, %edi
	jne	LBB1_79
	testq	%r8, %r8
	je	LBB1_79
	pxor	%xmm4, %xmm4
	xorl	%eax, %eax
	movdqa	LCPI1_0(%rip), %xmm2
	movd	LCPI1_2(%rip), %xmm3
	pxor	%xmm6, %xmm6
	.p2align	4
LBB1_72:
	movd	(%rdx,%rax), %xmm0
	pmovzxbw	%xmm0, %xmm0
	movq	%xmm0, %xmm5
	movd	(%rsi,%rax), %xmm0
	pmovzxbw	%xmm0, %xmm0
	movq	%xmm0, %xmm7
	movdqa	%xmm6, %xmm1
	paddw	%xmm6, %xmm1
	paddw	%xmm6, %xmm1
	movdqa	%xmm4, %xmm0
	paddw	%xmm5, %xmm0
	psubw	%xmm0, %xmm1
	movdqa	%xmm4, %xmm8
	pminsw	%xmm5, %xmm8
	pmaxsw	%xmm5, %xmm4
	movdqa	%xmm4, %xmm0
	pcmpgtw	%xmm1, %xmm0
	pcmpgtw	%xmm8, %xmm1
	pblendvb	%xmm0, %xmm6, %xmm8
	movdqa	%xmm1, %xmm0
	pblendvb	%xmm0, %xmm8, %xmm4
	paddw	%xmm7, %xmm4
	movdqa	%xmm4, %xmm0
	pand	%xmm2, %xmm0
	pshufb	%xmm3, %xmm4
	movd	%xmm4, (%rcx,%rax)
	addq	%r9, %rax
	movdqa	%xmm0, %xmm4
	movdqa	%xmm5, %xmm6
	cmpq	%r8, %rax
	jb	LBB1_72
	jmp	LBB1_79
LBB1_23:
	cmpq	$32, %r8
	jae	LBB1_25
	xorl	%eax, %eax
	jmp	LBB1_29
LBB1_11:
	cmpq	$32, %r8
	jae	LBB1_13
	xorl	%eax, %eax
	jmp	LBB1_17
LBB1_25:
	movq	%r8, %rax
	andq	$-32, %rax
	xorl	%edx, %edx
	.p2align	4
LBB1_26:
	movdqu	(%rsi,%rdx), %xmm0
	movdqu	16(%rsi,%rdx), %xmm1
	movdqu	%xmm0, (%rcx,%rdx)
	movdqu	%xmm1, 16(%rcx,%rdx)
	addq	$32, %rdx
	cmpq	%rdx, %rax
	jne	LBB1_26
	cmpq	%rax, %r8
	je	LBB1_79
	testb	$28, %r8b
	je	LBB1_32
LBB1_29:
	movq	%rax, %rdx
	movq	%r8, %rax
	andq	$-4, %rax
	.p2align	4
LBB1_30:
	movl	(%rsi,%rdx), %edi
	movl	%edi, (%rcx,%rdx)
	addq	$4, %rdx
	cmpq	%rdx, %rax
	jne	LBB1_30
	cmpq	%rax, %r8
	je	LBB1_79
LBB1_32:
	movq	%r8, %rdi
	movq	%rax, %rdx
	andq	$3, %rdi
	je	LBB1_35
	movq	%rax, %rdx
	.p2align	4
LBB1_34:
	movzbl	(%rsi,%rdx), %r9d
	movb	%r9b, (%rcx,%rdx)
	incq	%rdx
	decq	%rdi
	jne	LBB1_34
LBB1_35:
	subq	%r8, %rax
	cmpq	$-4, %rax
	ja	LBB1_79
	.p2align	4
LBB1_36:
	movzbl	(%rsi,%rdx), %eax
	movb	%al, (%rcx,%rdx)
	movzbl	1(%rsi,%rdx), %eax
	movb	%al, 1(%rcx,%rdx)
	movzbl	2(%rsi,%rdx), %eax
	movb	%al, 2(%rcx,%rdx)
	movzbl	3(%rsi,%rdx), %eax
	movb	%al, 3(%rcx,%rdx)
	addq	$4, %rdx
	cmpq	%rdx, %r8
	jne	LBB1_36
LBB1_79:
	retq
LBB1_45:
	testq	%r8, %r8
	je	LBB1_79
	pxor	%xmm2, %xmm2
	xorl	%eax, %eax
	movdqa	LCPI1_0(%rip), %xmm0
	movd	LCPI1_2(%rip), %xmm1
	.p2align	4
LBB1_47:
	movd	(%rdx,%rax), %xmm3
	pmovzxbw	%xmm3, %xmm3
	movq	%xmm3, %xmm3
	paddw	%xmm2, %xmm3
	psrlw	$1, %xmm3
	movd	(%rsi,%rax), %xmm2
	pmovzxbw	%xmm2, %xmm2
	movq	%xmm2, %xmm4
	paddw	%xmm3, %xmm4
	movdqa	%xmm4, %xmm2
	pand	%xmm0, %xmm2
	pshufb	%xmm1, %xmm4
	movd	%xmm4, (%rcx,%rax)
	addq	$3, %rax
	cmpq	%r8, %rax
	jb	LBB1_47
	jmp	LBB1_79
LBB1_57:
	testq	%r8, %r8
	je	LBB1_79
	pxor	%xmm2, %xmm2
	xorl	%eax, %eax
	movdqa	LCPI1_0(%rip), %xmm0
	movd	LCPI1_2(%rip), %xmm1
	.p2align	4
LBB1_59:
	movd	(%rdx,%rax), %xmm3
	pmovzxbw	%xmm3, %xmm3
	movq	%xmm3, %xmm3
	paddw	%xmm2, %xmm3
	psrlw	$1, %xmm3
	movd	(%rsi,%rax), %xmm2
	pmovzxbw	%xmm2, %xmm2
	movq	%xmm2, %xmm4
	paddw	%xmm3, %xmm4
	movdqa	%xmm4, %xmm2
	pand	%xmm0, %xmm2
	pshufb	%xmm1, %xmm4
	movd	%xmm4, (%rcx,%rax)
	addq	$4, %rax
	cmpq	%r8, %rax
	jb	LBB1_59
	jmp	LBB1_79
LBB1_48:
	testq	%r8, %r8
	je	LBB1_79
	pxor	%xmm0, %xmm0
	xorl	%eax, %eax
	movd	LCPI1_2(%rip), %xmm1
	.p2align	4
LBB1_50:
	movd	(%rsi,%rax), %xmm2
	pmovzxbw	%xmm2, %xmm2
	movq	%xmm2, %xmm2
	paddw	%xmm2, %xmm0
	movdqa	%xmm0, %xmm2
	pshufb	%xmm1, %xmm2
	movd	%xmm2, (%rcx,%rax)
	addq	$3, %rax
	cmpq	%r8, %rax
	jb	LBB1_50
	jmp	LBB1_79
LBB1_60:
	testq	%r8, %r8
	je	LBB1_79
	decq	%r8
	cmpq	$4, %r8
	jae	LBB1_63
	pxor	%xmm0, %xmm0
	xorl	%eax, %eax
	jmp	LBB1_65
LBB1_73:
	testq	%r8, %r8
	je	LBB1_79
	pxor	%xmm2, %xmm2
	xorl	%eax, %eax
	movdqa	LCPI1_0(%rip), %xmm0
	movd	LCPI1_2(%rip), %xmm1
	.p2align	4
LBB1_75:
	movd	(%rdx,%rax), %xmm3
	pmovzxbw	%xmm3, %xmm3
	movq	%xmm3, %xmm3
	paddw	%xmm2, %xmm3
	psrlw	$1, %xmm3
	movd	(%rsi,%rax), %xmm2
	pmovzxbw	%xmm2, %xmm2
	movq	%xmm2, %xmm4
	paddw	%xmm3, %xmm4
	movdqa	%xmm4, %xmm2
	pand	%xmm0, %xmm2
	pshufb	%xmm1, %xmm4
	movd	%xmm4, (%rcx,%rax)
	addq	%r9, %rax
	cmpq	%r8, %rax
	jb	LBB1_75
	jmp	LBB1_79
LBB1_76:
	testq	%r8, %r8
	je	LBB1_79
	pxor	%xmm0, %xmm0
	xorl	%eax, %eax
	movd	LCPI1_2(%rip), %xmm1
	.p2align	4
LBB1_78:
	movd	(%rsi,%rax), %xmm2
	pmovzxbw	%xmm2, %xmm2
	movq	%xmm2, %xmm2
	paddw	%xmm2, %xmm0
	movdqa	%xmm0, %xmm2
	pshufb	%xmm1, %xmm2
	movd	%xmm2, (%rcx,%rax)
	addq	%r9, %rax
	cmpq	%r8, %rax
	jb	LBB1_78
	jmp	LBB1_79
LBB1_13:
	movq	%r8, %rax
	andq	$-32, %rax
	xorl	%edi, %edi
	.p2align	4
LBB1_14:
	movdqu	(%rsi,%rdi), %xmm0
	movdqu	16(%rsi,%rdi), %xmm1
	movdqu	(%rdx,%rdi), %xmm2
	paddb	%xmm0, %xmm2
	movdqu	16(%rdx,%rdi), %xmm0
	paddb	%xmm1, %xmm0
	movdqu	%xmm2, (%rcx,%rdi)
	movdqu	%xmm0, 16(%rcx,%rdi)
	addq	$32, %rdi
	cmpq	%rdi, %rax
	jne	LBB1_14
	cmpq	%rax, %r8
	je	LBB1_79
	testb	$28, %r8b
	je	LBB1_5
LBB1_17:
	movq	%rax, %rdi
	movq	%r8, %rax
	andq	$-4, %rax
	.p2align	4
LBB1_18:
	movd	(%rsi,%rdi), %xmm0
	movd	(%rdx,%rdi), %xmm1
	paddb	%xmm0, %xmm1
	movd	%xmm1, (%rcx,%rdi)
	addq	$4, %rdi
	cmpq	%rdi, %rax
	jne	LBB1_18
	cmpq	%rax, %r8
	jne	LBB1_5
	jmp	LBB1_79
LBB1_63:
	movq	%r8, %rdx
	shrq	$2, %rdx
	incq	%rdx
	andq	$-2, %rdx
	pxor	%xmm0, %xmm0
	xorl	%eax, %eax
	movd	LCPI1_2(%rip), %xmm1
	.p2align	4
LBB1_64:
	movd	(%rsi,%rax), %xmm2
	pmovzxbw	%xmm2, %xmm2
	movq	%xmm2, %xmm2
	paddw	%xmm0, %xmm2
	movdqa	%xmm2, %xmm0
	pshufb	%xmm1, %xmm0
	movd	%xmm0, (%rcx,%rax)
	movd	4(%rsi,%rax), %xmm0
	pmovzxbw	%xmm0, %xmm0
	movq	%xmm0, %xmm0
	paddw	%xmm2, %xmm0
	movdqa	%xmm0, %xmm2
	pshufb	%xmm1, %xmm2
	movd	%xmm2, 4(%rcx,%rax)
	addq	$8, %rax
	addq	$-2, %rdx
	jne	LBB1_64
LBB1_65:
	testb	$4, %r8b
	jne	LBB1_79
	pushq	%rbp
	movq	%rsp, %rbp
	movd	(%rsi,%rax), %xmm1
	pmovzxbw	%xmm1, %xmm1
	paddw	%xmm0, %xmm1
	pshufb	LCPI1_1(%rip), %xmm1
	movd	%xmm1, (%rcx,%rax)
	popq	%rbp
	retq
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI2_0:
	.byte	0
	.byte	1
	.byte	2
	.space	1
	.byte	3
	.byte	4
	.byte	5
	.space	1
	.byte	6
	.byte	7
	.byte	8
	.space	1
	.byte	9
	.byte	10
	.byte	11
	.space	1
LCPI2_1:
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
LCPI2_2:
	.byte	0
	.byte	1
	.byte	2
	.byte	128
	.byte	3
	.byte	4
	.byte	5
	.byte	128
	.byte	6
	.byte	7
	.byte	8
	.byte	128
	.byte	9
	.byte	10
	.byte	11
	.byte	128
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_expand:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%rbx
	testq	%r8, %r8
	je	LBB2_9
	testq	%rdx, %rdx
	je	LBB2_41
	movl	%edx, %eax
	andl	$3, %eax
	cmpq	$4, %rdx
	jae	LBB2_4
	xorl	%ecx, %ecx
	jmp	LBB2_6
LBB2_9:
	cmpq	$4, %rcx
	je	LBB2_28
	cmpq	$3, %rcx
	jne	LBB2_25
	xorl	%eax, %eax
	cmpq	$16, %rdx
	jae	LBB2_12
LBB2_17:
	movq	%rax, %rcx
	orq	$4, %rcx
	cmpq	%rdx, %rcx
	jbe	LBB2_29
	movq	%rax, %rcx
	jmp	LBB2_19
LBB2_4:
	andq	$-4, %rdx
	xorl	%ecx, %ecx
	.p2align	4
LBB2_5:
	movzbl	(%rdi,%rcx), %r9d
	movl	(%r8,%r9,4), %r9d
	movl	%r9d, (%rsi,%rcx,4)
	movzbl	1(%rdi,%rcx), %r9d
	movl	(%r8,%r9,4), %r9d
	movl	%r9d, 4(%rsi,%rcx,4)
	movzbl	2(%rdi,%rcx), %r9d
	movl	(%r8,%r9,4), %r9d
	movl	%r9d, 8(%rsi,%rcx,4)
	movzbl	3(%rdi,%rcx), %r9d
	movl	(%r8,%r9,4), %r9d
	movl	%r9d, 12(%rsi,%rcx,4)
	addq	$4, %rcx
	cmpq	%rcx, %rdx
	jne	LBB2_5
LBB2_6:
	testq	%rax, %rax
	je	LBB2_41
	addq	%rcx, %rdi
	leaq	(%rsi,%rcx,4), %rcx
	xorl	%edx, %edx
	.p2align	4
LBB2_8:
	movzbl	(%rdi,%rdx), %esi
	movl	(%r8,%rsi,4), %esi
	movl	%esi, (%rcx,%rdx,4)
	incq	%rdx
	cmpq	%rdx, %rax
	jne	LBB2_8
	jmp	LBB2_41
LBB2_28:
	shlq	$2, %rdx
	movq	%rdi, %rax
	movq	%rsi, %rdi
	movq	%rax, %rsi
	popq	%rbx
	popq	%rbp
	jmp	_memcpy
LBB2_25:
	testq	%rdx, %rdx
	je	LBB2_41
	cmpq	$1, %rdx
	jne	LBB2_31
	xorl	%eax, %eax
LBB2_37:
	testb	$1, %dl
	je	LBB2_41
	movq	%rax, %rdx
	imulq	%rcx, %rdx
	movzbl	(%rdi,%rdx), %edx
	movb	%dl, 2(%rsi,%rax,4)
	movb	%dl, 1(%rsi,%rax,4)
	movb	%dl, (%rsi,%rax,4)
	movb	$-1, %dl
	cmpq	$2, %rcx
	jne	LBB2_40
	movzbl	1(%rdi,%rax,2), %edx
LBB2_40:
	movb	%dl, 3(%rsi,%rax,4)
	jmp	LBB2_41
LBB2_12:
	movdqa	LCPI2_0(%rip), %xmm0
	movdqa	LCPI2_1(%rip), %xmm1
	movdqa	LCPI2_2(%rip), %xmm2
	movq	%rdi, %rcx
	jmp	LBB2_13
	.p2align	4
LBB2_16:
	addq	$48, %rcx
	addq	$32, %r8
	cmpq	%rdx, %r8
	ja	LBB2_17
LBB2_13:
	movq	%rax, %r8
	addq	$16, %rax
	prefetcht0	2048(%rcx)
	cmpq	%rax, %r8
	jae	LBB2_16
	movdqu	(%rcx), %xmm3
	pshufb	%xmm0, %xmm3
	por	%xmm1, %xmm3
	movdqu	%xmm3, (%rsi,%r8,4)
	leaq	4(%r8), %r9
	cmpq	%rax, %r9
	jae	LBB2_16
	movdqu	12(%rcx), %xmm3
	pshufb	%xmm2, %xmm3
	por	%xmm1, %xmm3
	movdqu	%xmm3, 16(%rsi,%r8,4)
	movdqu	24(%rcx), %xmm3
	pshufb	%xmm2, %xmm3
	por	%xmm1, %xmm3
	movdqu	%xmm3, 32(%rsi,%r8,4)
	movdqu	36(%rcx), %xmm3
	pshufb	%xmm2, %xmm3
	por	%xmm1, %xmm3
	movdqu	%xmm3, 48(%rsi,%r8,4)
	jmp	LBB2_16
LBB2_29:
	leaq	(%rax,%rax,2), %r8
	addq	%rdi, %r8
	movdqa	LCPI2_0(%rip), %xmm0
	movdqa	LCPI2_1(%rip), %xmm1
	.p2align	4
LBB2_30:
	movdqu	(%r8), %xmm2
	pshufb	%xmm0, %xmm2
	por	%xmm1, %xmm2
	movdqu	%xmm2, (%rsi,%rax,4)
	leaq	4(%rax), %rcx
	addq	$12, %r8
	addq	$8, %rax
	cmpq	%rdx, %rax
	movq	%rcx, %rax
	jbe	LBB2_30
LBB2_19:
	cmpq	%rcx, %rdx
	jbe	LBB2_41
	movl	%edx, %r8d
	subl	%ecx, %r8d
	leaq	1(%rcx), %rax
	testb	$1, %r8b
	je	LBB2_22
	leaq	(%rcx,%rcx,2), %r8
	movzbl	(%rdi,%r8), %r9d
	movb	%r9b, (%rsi,%rcx,4)
	movzbl	1(%rdi,%r8), %r9d
	movb	%r9b, 1(%rsi,%rcx,4)
	movzbl	2(%rdi,%r8), %r8d
	movb	%r8b, 2(%rsi,%rcx,4)
	movb	$-1, 3(%rsi,%rcx,4)
	movq	%rax, %rcx
LBB2_22:
	cmpq	%rax, %rdx
	je	LBB2_41
	leaq	(%rcx,%rcx,2), %rax
	addq	%rdi, %rax
	addq	$5, %rax
	.p2align	4
LBB2_24:
	movzbl	-5(%rax), %edi
	movb	%dil, (%rsi,%rcx,4)
	movzbl	-4(%rax), %edi
	movb	%dil, 1(%rsi,%rcx,4)
	movzbl	-3(%rax), %edi
	movb	%dil, 2(%rsi,%rcx,4)
	movb	$-1, 3(%rsi,%rcx,4)
	movzbl	-2(%rax), %edi
	movb	%dil, 4(%rsi,%rcx,4)
	movzbl	-1(%rax), %edi
	movb	%dil, 5(%rsi,%rcx,4)
	movzbl	(%rax), %edi
	movb	%dil, 6(%rsi,%rcx,4)
	movb	$-1, 7(%rsi,%rcx,4)
	addq	$2, %rcx
	addq	$6, %rax
	cmpq	%rcx, %rdx
	jne	LBB2_24
LBB2_41:
	popq	%rbx
	popq	%rbp
	retq
LBB2_31:
	movq	%rdx, %r8
	andq	$-2, %r8
	leaq	(%rcx,%rcx), %r9
	xorl	%eax, %eax
	movq	%rdi, %r10
	jmp	LBB2_32
	.p2align	4
LBB2_36:
	movb	%r11b, 7(%rsi,%rax,4)
	addq	$2, %rax
	addq	%r9, %r10
	cmpq	%rax, %r8
	je	LBB2_37
LBB2_32:
	movzbl	(%r10), %r11d
	movb	%r11b, 2(%rsi,%rax,4)
	movb	%r11b, 1(%rsi,%rax,4)
	movb	%r11b, (%rsi,%rax,4)
	movb	$-1, %r11b
	movb	$-1, %bl
	cmpq	$2, %rcx
	jne	LBB2_34
	movzbl	1(%rdi,%rax,2), %ebx
LBB2_34:
	movb	%bl, 3(%rsi,%rax,4)
	movzbl	(%r10,%rcx), %ebx
	movb	%bl, 6(%rsi,%rax,4)
	movb	%bl, 5(%rsi,%rax,4)
	movb	%bl, 4(%rsi,%rax,4)
	cmpq	$2, %rcx
	jne	LBB2_36
	movzbl	3(%rdi,%rax,2), %r11d
	jmp	LBB2_36
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI3_0:
	.long	122881
	.long	122881
	.long	122881
	.long	122881
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_make_table:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$840, %rsp
	movl	%r9d, -192(%rbp)
	movq	%r8, %r14
	xorps	%xmm0, %xmm0
	movaps	%xmm0, -96(%rbp)
	movaps	%xmm0, -112(%rbp)
	testl	%edx, %edx
	je	LBB3_3
	movl	%edx, %r8d
	movl	%r8d, %eax
	andl	$3, %eax
	cmpl	$4, %edx
	jae	LBB3_4
	xorl	%r10d, %r10d
	jmp	LBB3_6
LBB3_3:
	movl	$1, %r15d
	shll	%cl, %r15d
	jmp	LBB3_11
LBB3_4:
	andl	$-4, %r8d
	xorl	%r10d, %r10d
	.p2align	4
LBB3_5:
	movzbl	(%rsi,%r10), %r9d
	incw	-112(%rbp,%r9,2)
	movzbl	1(%rsi,%r10), %r9d
	incw	-112(%rbp,%r9,2)
	movzbl	2(%rsi,%r10), %r9d
	incw	-112(%rbp,%r9,2)
	movzbl	3(%rsi,%r10), %r9d
	incw	-112(%rbp,%r9,2)
	addq	$4, %r10
	cmpq	%r10, %r8
	jne	LBB3_5
LBB3_6:
	testq	%rax, %rax
	je	LBB3_9
	addq	%rsi, %r10
	xorl	%r8d, %r8d
	.p2align	4
LBB3_8:
	movzbl	(%r10,%r8), %r9d
	incw	-112(%rbp,%r9,2)
	incq	%r8
	cmpq	%r8, %rax
	jne	LBB3_8
LBB3_9:
	movl	$1, %r15d
	shll	%cl, %r15d
	cmpw	$0, -82(%rbp)
	je	LBB3_11
	movl	$15, %eax
	movq	%rax, -48(%rbp)
	movb	$1, %al
	jmp	LBB3_39
LBB3_11:
	movb	$1, %al
	cmpw	$0, -84(%rbp)
	je	LBB3_13
	movl	$14, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_13:
	cmpw	$0, -86(%rbp)
	je	LBB3_15
	movl	$13, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_15:
	cmpw	$0, -88(%rbp)
	je	LBB3_17
	movl	$12, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_17:
	cmpw	$0, -90(%rbp)
	je	LBB3_19
	movl	$11, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_19:
	cmpw	$0, -92(%rbp)
	je	LBB3_21
	movl	$10, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_21:
	cmpw	$0, -94(%rbp)
	je	LBB3_23
	movl	$9, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_23:
	cmpw	$0, -96(%rbp)
	je	LBB3_25
	movl	$8, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_25:
	cmpw	$0, -98(%rbp)
	je	LBB3_27
	movl	$7, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_27:
	cmpw	$0, -100(%rbp)
	je	LBB3_29
	movl	$6, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_29:
	movl	$5, %r8d
	movq	%r8, -48(%rbp)
	cmpw	$0, -102(%rbp)
	jne	LBB3_39
	movq	%rcx, %r8
	movl	$4, %ecx
	movq	%rcx, -48(%rbp)
	cmpw	$0, -104(%rbp)
	jne	LBB3_38
	movl	$3, %ecx
	movq	%rcx, -48(%rbp)
	cmpw	$0, -106(%rbp)
	jne	LBB3_38
	movl	$2, %ecx
	movq	%rcx, -48(%rbp)
	cmpw	$0, -108(%rbp)
	jne	LBB3_38
	xorl	%r13d, %r13d
	cmpw	$0, -110(%rbp)
	je	LBB3_124
	movl	$1, %eax
	movq	%rax, -48(%rbp)
	xorl	%eax, %eax
LBB3_38:
	movq	%r8, %rcx
LBB3_39:
	movw	$0, -238(%rbp)
	movl	$1, %r12d
	xorl	%r13d, %r13d
	xorl	%r9d, %r9d
	.p2align	4
LBB3_40:
	addl	%r12d, %r12d
	movzwl	-110(%rbp,%r9,2), %r8d
	movl	%r12d, %r10d
	subl	%r8d, %r10d
	js	LBB3_93
	movzwl	-238(%rbp,%r9,2), %r11d
	addw	%r8w, %r11w
	movw	%r11w, -236(%rbp,%r9,2)
	cmpq	$14, %r9
	je	LBB3_44
	addl	%r10d, %r10d
	movzwl	-108(%rbp,%r9,2), %r8d
	movl	%r10d, %r12d
	subl	%r8d, %r12d
	js	LBB3_93
	addw	-236(%rbp,%r9,2), %r8w
	movw	%r8w, -234(%rbp,%r9,2)
	addq	$2, %r9
	jmp	LBB3_40
LBB3_44:
	cmpl	%r8d, %r12d
	setne	%r9b
	cmpl	$2, %edi
	sete	%r10b
	orb	%al, %r10b
	testb	%r10b, %r9b
	jne	LBB3_93
	testl	%edx, %edx
	je	LBB3_51
	movl	%edx, %r9d
	cmpl	$1, %edx
	jne	LBB3_77
	xorl	%eax, %eax
LBB3_48:
	testb	$1, %r9b
	je	LBB3_51
	movzbl	(%rsi,%rax), %edx
	testq	%rdx, %rdx
	je	LBB3_51
	movzwl	-240(%rbp,%rdx,2), %esi
	leal	1(%rsi), %r9d
	movw	%r9w, -240(%rbp,%rdx,2)
	movw	%ax, -880(%rbp,%rsi,2)
LBB3_51:
	cmpl	%r8d, %r12d
	je	LBB3_55
	movzwl	-880(%rbp), %eax
	cmpl	$1, %edi
	je	LBB3_83
	cmpl	$2, %edi
	jne	LBB3_85
	shll	$16, %eax
	incl	%eax
	movl	%eax, %edx
	jmp	LBB3_90
LBB3_55:
	movq	%r15, -72(%rbp)
	movq	%r14, -120(%rbp)
	movl	%ecx, %eax
	movq	%rax, -144(%rbp)
	movq	%rcx, -168(%rbp)
	leal	1(%rcx), %eax
	movq	%rax, -136(%rbp)
	leaq	-880(%rbp), %r14
	movl	$1, %eax
	movl	$2, %ecx
	movl	$3, %edx
	xorl	%r15d, %r15d
	movl	$0, %r13d
	jmp	LBB3_57
LBB3_56:
	leaq	1(%r12), %rax
	movq	-160(%rbp), %r8
	leaq	1(%r8), %rcx
	movq	-152(%rbp), %r10
	leal	1(%r10), %edx
	cmpq	-136(%rbp), %rax
	je	LBB3_94
LBB3_57:
	movq	%rax, %r12
	movq	%rcx, -160(%rbp)
	movl	%edx, %eax
	movq	%rax, -152(%rbp)
	movzwl	-112(%rbp,%r12,2), %eax
	testl	%eax, %eax
	je	LBB3_72
	movl	%r12d, %edx
	shll	$8, %edx
	movl	%r12d, %r8d
	orl	$122880, %r8d
	movl	%r12d, %ecx
	orl	$57344, %ecx
	movl	%ecx, -60(%rbp)
	movl	$1, %ebx
	movl	%r12d, %ecx
	shll	%cl, %ebx
	movl	$-1, %r10d
	shll	%cl, %r10d
	leal	-1(%rbx), %r11d
	orl	%r12d, %edx
	movl	%edx, %ecx
	orl	$32768, %ecx
	movl	%ecx, -52(%rbp)
	movl	%r12d, %ecx
	orl	$256, %ecx
	movl	%ecx, -56(%rbp)
	notl	%r10d
	movl	%r15d, %r9d
	.p2align	4
LBB3_59:
	movzwl	(%r14), %r15d
	cmpl	$1, %edi
	je	LBB3_62
	cmpl	$2, %edi
	jne	LBB3_65
	shll	$16, %r15d
	orl	%r12d, %r15d
	movl	%r15d, %esi
	jmp	LBB3_69
	.p2align	4
LBB3_62:
	movl	%r8d, %esi
	cmpw	$29, %r15w
	ja	LBB3_69
	movl	%r15d, %ecx
	shrl	%ecx
	decl	%ecx
	movl	%r15d, %esi
	andl	$1, %esi
	orl	$2, %esi
	shll	%cl, %esi
	cmpw	$4, %r15w
	cmovbl	%r13d, %ecx
	cmovbl	%r15d, %esi
	shll	$16, %esi
	addl	$65536, %esi
	orl	%edx, %esi
LBB3_64:
	addl	%ecx, %esi
	jmp	LBB3_69
	.p2align	4
LBB3_65:
	cmpl	$255, %r15d
	ja	LBB3_67
	shll	$16, %r15d
	orl	-56(%rbp), %r15d
	movl	%r15d, %esi
	jmp	LBB3_69
LBB3_67:
	movl	-60(%rbp), %esi
	cmpl	$256, %r15d
	je	LBB3_69
	movl	%r8d, %esi
	cmpl	$285, %r15d
	jbe	LBB3_71
	.p2align	4
LBB3_69:
	movl	%r9d, %ecx
	movq	-120(%rbp), %r15
	movl	%esi, (%r15,%rcx,4)
	cmpl	%r11d, %r9d
	je	LBB3_74
	addq	$2, %r14
	movl	%r9d, %ecx
	xorl	%r10d, %ecx
	bsrl	%ecx, %ecx
	movl	$1, %r15d
	shll	%cl, %r15d
	decl	%r15d
	andl	%r9d, %r15d
	btsl	%ecx, %r15d
	movl	%r15d, %r9d
	decl	%eax
	jne	LBB3_59
	jmp	LBB3_72
LBB3_71:
	addl	$-257, %r15d
	movl	%r15d, %ecx
	shrl	$2, %ecx
	decl	%ecx
	cmpl	$28, %r15d
	movl	$0, %esi
	cmovel	%esi, %ecx
	cmpl	$8, %r15d
	cmovbl	%esi, %ecx
	leaq	_entry_of.lengths(%rip), %rsi
	movzwl	(%rsi,%r15,2), %esi
	shll	$16, %esi
	orl	-52(%rbp), %esi
	jmp	LBB3_64
LBB3_72:
	cmpq	-144(%rbp), %r12
	jae	LBB3_56
	movl	$1, %eax
	movl	%r12d, %ecx
	shll	%cl, %eax
	movq	-120(%rbp), %rsi
	leaq	(%rsi,%rax,4), %rax
	movl	$4, %edx
	shll	%cl, %edx
	movl	%edi, %ebx
	movq	%rax, %rdi
	callq	_memcpy
	movl	%ebx, %edi
	jmp	LBB3_56
LBB3_74:
	movl	$1, %r13d
	movq	-72(%rbp), %r15
	cmpl	%r15d, %ebx
	jae	LBB3_93
	movq	-120(%rbp), %r14
	.p2align	4
LBB3_76:
	movl	%ebx, %eax
	leaq	(%r14,%rax,4), %rdi
	leal	(,%rbx,4), %edx
	movq	%r14, %rsi
	callq	_memcpy
	addl	%ebx, %ebx
	cmpl	%r15d, %ebx
	jb	LBB3_76
	jmp	LBB3_93
LBB3_77:
	movl	%r9d, %edx
	andl	$-2, %edx
	xorl	%eax, %eax
	jmp	LBB3_79
	.p2align	4
LBB3_78:
	addq	$2, %rax
	cmpq	%rax, %rdx
	je	LBB3_48
LBB3_79:
	movzbl	(%rsi,%rax), %r10d
	testq	%r10, %r10
	je	LBB3_81
	movzwl	-240(%rbp,%r10,2), %r11d
	leal	1(%r11), %ebx
	movw	%bx, -240(%rbp,%r10,2)
	movw	%ax, -880(%rbp,%r11,2)
LBB3_81:
	movzbl	1(%rsi,%rax), %r10d
	testq	%r10, %r10
	je	LBB3_78
	movzwl	-240(%rbp,%r10,2), %r11d
	leal	1(%r11), %ebx
	movw	%bx, -240(%rbp,%r10,2)
	leal	1(%rax), %r10d
	movw	%r10w, -880(%rbp,%r11,2)
	jmp	LBB3_78
LBB3_83:
	movl	$122881, %edx
	cmpw	$29, %ax
	ja	LBB3_90
	movl	%eax, %esi
	shrl	%esi
	movl	%eax, %edx
	andl	$1, %edx
	orl	$2, %edx
	leal	-1(%rsi), %ecx
	shll	%cl, %edx
	orl	$65792, %esi
	cmpw	$4, %ax
	cmovbl	%eax, %edx
	movl	$65793, %eax
	cmovael	%esi, %eax
	shll	$16, %edx
	addl	%eax, %edx
	jmp	LBB3_90
LBB3_85:
	cmpl	$255, %eax
	ja	LBB3_87
	shll	$16, %eax
	orl	$257, %eax
	movl	%eax, %edx
	jmp	LBB3_90
LBB3_87:
	movl	$57345, %edx
	cmpl	$256, %eax
	je	LBB3_90
	movl	$122881, %edx
	cmpl	$285, %eax
	ja	LBB3_90
	addl	$-257, %eax
	movl	%eax, %edx
	shrl	$2, %edx
	leaq	_entry_of.lengths(%rip), %rcx
	movzwl	(%rcx,%rax,2), %ecx
	shll	$16, %ecx
	addl	$33024, %edx
	cmpl	$28, %eax
	movl	$33025, %esi
	cmovel	%esi, %edx
	cmpl	$8, %eax
	cmovbl	%esi, %edx
	addl	%ecx, %edx
LBB3_90:
	movl	%edx, (%r14)
	movl	$122881, 4(%r14)
	movl	$2, %ebx
	.p2align	4
LBB3_91:
	movl	%ebx, %eax
	leaq	(%r14,%rax,4), %rdi
	leal	(,%rbx,4), %edx
	movq	%r14, %rsi
	callq	_memcpy
	addl	%ebx, %ebx
	cmpl	%r15d, %ebx
	jb	LBB3_91
LBB3_92:
	movl	$1, %r13d
LBB3_93:
	movl	%r13d, %eax
	addq	$840, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
LBB3_94:
	movl	$1, %r13d
	cmpl	%r12d, -48(%rbp)
	movq	-72(%rbp), %rcx
	movq	-168(%rbp), %rdx
	jbe	LBB3_93
	leal	-1(%rcx), %eax
	movl	%eax, -56(%rbp)
	movq	-48(%rbp), %rax
	incl	%eax
	movq	%rax, -48(%rbp)
	movl	%edx, %eax
	orl	$49152, %eax
	movl	%eax, -188(%rbp)
	movl	$-1, %esi
	xorl	%eax, %eax
	movl	$0, -136(%rbp)
LBB3_96:
	movq	%r10, -152(%rbp)
	movq	%rcx, -72(%rbp)
	movzwl	-112(%rbp,%r8,2), %r11d
	testl	%r11d, %r11d
	movq	%r8, -160(%rbp)
	je	LBB3_120
	movl	%r8d, %r9d
	subl	%edx, %r9d
	movl	$1, %r12d
	movl	%r9d, %ecx
	shll	%cl, %r12d
	movl	%r9d, %edx
	shll	$8, %edx
	orl	%r9d, %edx
	movl	%r9d, %ecx
	orl	$122880, %ecx
	movl	%ecx, -124(%rbp)
	movl	$-1, %r10d
	movl	%r8d, %ecx
	shll	%cl, %r10d
	movl	%r9d, %ecx
	orl	$57344, %ecx
	movl	%ecx, -180(%rbp)
	movl	%edx, -184(%rbp)
	orl	$32768, %edx
	movl	%edx, -172(%rbp)
	movl	%r9d, -144(%rbp)
	orl	$256, %r9d
	movl	%r9d, -176(%rbp)
	movl	%r10d, -60(%rbp)
	notl	%r10d
	movl	%r10d, -52(%rbp)
LBB3_98:
	movl	%r15d, %r9d
	andl	-56(%rbp), %r9d
	cmpl	%esi, %r9d
	je	LBB3_104
	cmpq	$15, -160(%rbp)
	setae	%al
	cmpl	%r12d, %r11d
	setae	%cl
	orb	%al, %cl
	movl	-144(%rbp), %eax
	movl	%r12d, %ebx
	movq	-152(%rbp), %r10
	movl	%r11d, %esi
	jne	LBB3_102
	.p2align	4
LBB3_100:
	incl	%eax
	movl	%r10d, %ecx
	movzwl	-112(%rbp,%rcx,2), %ecx
	leal	(%rcx,%rsi,2), %esi
	movl	$1, %ebx
	movl	%eax, %ecx
	shll	%cl, %ebx
	cmpl	%ebx, %esi
	jae	LBB3_102
	cmpl	$15, %r10d
	leal	1(%r10), %ecx
	movl	%ecx, %r10d
	jb	LBB3_100
LBB3_102:
	movq	-72(%rbp), %rcx
	addl	%ecx, %ebx
	cmpl	-192(%rbp), %ebx
	ja	LBB3_123
	movl	%ecx, -136(%rbp)
	shll	$16, %ecx
	orl	-188(%rbp), %ecx
	movl	%eax, %esi
	shll	$8, %esi
	orl	%ecx, %esi
	movl	%r9d, %ecx
	movq	-120(%rbp), %rdx
	movl	%esi, (%rdx,%rcx,4)
	movl	%r9d, %esi
	movl	%ebx, %ecx
	movq	%rcx, -72(%rbp)
LBB3_104:
	movzwl	(%r14), %ebx
	cmpl	$1, %edi
	je	LBB3_107
	cmpl	$2, %edi
	jne	LBB3_110
	shll	$16, %ebx
	orl	-144(%rbp), %ebx
	movl	%ebx, %r9d
	jmp	LBB3_114
LBB3_107:
	movl	-124(%rbp), %r9d
	cmpw	$29, %bx
	ja	LBB3_114
	movl	%ebx, %ecx
	shrl	%ecx
	decl	%ecx
	movl	%ebx, %r9d
	andl	$1, %r9d
	orl	$2, %r9d
	shll	%cl, %r9d
	cmpw	$4, %bx
	movl	$0, %edx
	cmovbl	%edx, %ecx
	cmovbl	%ebx, %r9d
	shll	$16, %r9d
	addl	$65536, %r9d
	orl	-184(%rbp), %r9d
LBB3_109:
	addl	%ecx, %r9d
	jmp	LBB3_114
LBB3_110:
	cmpl	$255, %ebx
	ja	LBB3_112
	shll	$16, %ebx
	orl	-176(%rbp), %ebx
	movl	%ebx, %r9d
	jmp	LBB3_114
LBB3_112:
	movl	-180(%rbp), %r9d
	cmpl	$256, %ebx
	je	LBB3_114
	movl	-124(%rbp), %r9d
	cmpl	$285, %ebx
	jbe	LBB3_119
LBB3_114:
	movl	%r15d, %ebx
	movq	-168(%rbp), %rcx
	shrl	%cl, %ebx
	movl	%ebx, %r10d
	movl	%eax, %ecx
	shrl	%cl, %r10d
	testl	%r10d, %r10d
	movq	-120(%rbp), %rdx
	jne	LBB3_117
	leal	(%r12,%rbx), %r10d
	addl	-136(%rbp), %ebx
	.p2align	4
LBB3_116:
	movl	%ebx, %r13d
	movl	%r10d, %r8d
	movl	%eax, %ecx
	shrl	%cl, %r8d
	movl	%r9d, (%rdx,%r13,4)
	addl	%r12d, %r10d
	addl	%r12d, %ebx
	testl	%r8d, %r8d
	je	LBB3_116
LBB3_117:
	movl	%r15d, %ecx
	xorl	-60(%rbp), %ecx
	cmpl	$-1, %ecx
	je	LBB3_92
	addq	$2, %r14
	movl	%r15d, %ecx
	xorl	-52(%rbp), %ecx
	bsrl	%ecx, %ecx
	movl	$1, %r9d
	shll	%cl, %r9d
	decl	%r9d
	andl	%r15d, %r9d
	btsl	%ecx, %r9d
	movl	%r9d, %r15d
	decl	%r11d
	jne	LBB3_98
	jmp	LBB3_121
LBB3_119:
	addl	$-257, %ebx
	movl	%ebx, %ecx
	shrl	$2, %ecx
	decl	%ecx
	cmpl	$28, %ebx
	movl	$0, %edx
	cmovel	%edx, %ecx
	cmpl	$8, %ebx
	cmovbl	%edx, %ecx
	leaq	_entry_of.lengths(%rip), %rdx
	movzwl	(%rdx,%rbx,2), %r9d
	shll	$16, %r9d
	orl	-172(%rbp), %r9d
	jmp	LBB3_109
LBB3_120:
	movl	%r15d, %r9d
LBB3_121:
	movq	-160(%rbp), %r8
	incq	%r8
	movq	-152(%rbp), %r10
	incl	%r10d
	movl	$1, %r13d
	movl	%r9d, %r15d
	cmpq	-48(%rbp), %r8
	movq	-72(%rbp), %rcx
	movq	-168(%rbp), %rdx
	jne	LBB3_96
	jmp	LBB3_93
LBB3_123:
	xorl	%r13d, %r13d
	jmp	LBB3_93
LBB3_124:
	cmpl	$1, %edi
	jne	LBB3_93
	movl	%r15d, %eax
	cmpl	$7, %r15d
	ja	LBB3_128
	xorl	%ecx, %ecx
LBB3_127:
	movl	$122881, (%r14,%rcx,4)
	incq	%rcx
	movl	$1, %r13d
	cmpq	%rcx, %rax
	jne	LBB3_127
	jmp	LBB3_93
LBB3_128:
	shlq	$2, %rax
	andq	$-32, %rax
	xorl	%ecx, %ecx
	movaps	LCPI3_0(%rip), %xmm0
LBB3_129:
	movups	%xmm0, (%r14,%rcx)
	movups	%xmm0, 16(%r14,%rcx)
	addq	$32, %rcx
	movl	$1, %r13d
	cmpq	%rcx, %rax
	jne	LBB3_129
	jmp	LBB3_93
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI4_0:
	.space	16,5
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_make_fixed_tables:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %rbx
	leaq	88(%rdi), %r14
	xorl	%eax, %eax
	jmp	LBB4_1
	.p2align	4
LBB4_7:
	movb	%cl, 89(%rbx,%rax)
	addq	$2, %rax
	cmpq	$288, %rax
	je	LBB4_8
LBB4_1:
	movb	$8, %cl
	cmpq	$144, %rax
	jb	LBB4_4
	movb	$9, %cl
	cmpq	$256, %rax
	jb	LBB4_4
	cmpq	$280, %rax
	movb	$8, %cl
	sbbb	$0, %cl
LBB4_4:
	movb	%cl, 88(%rbx,%rax)
	movb	$8, %cl
	cmpq	$144, %rax
	jb	LBB4_7
	movb	$9, %cl
	cmpq	$256, %rax
	jb	LBB4_7
	cmpq	$280, %rax
	movb	$8, %cl
	sbbb	$0, %cl
	jmp	LBB4_7
LBB4_8:
	leaq	2584(%rbx), %r15
	xorl	%edi, %edi
	movq	%r14, %rsi
	movl	$288, %edx
	movl	$11, %ecx
	movq	%r15, %r8
	movl	$2400, %r9d
	callq	_make_table
	movq	%r15, %rdi
	callq	_join_literals
	movaps	LCPI4_0(%rip), %xmm0
	movups	%xmm0, 88(%rbx)
	movups	%xmm0, 104(%rbx)
	addq	$920, %rbx
	movl	$1, %edi
	movq	%r14, %rsi
	movl	$32, %edx
	movl	$8, %ecx
	movq	%rbx, %r8
	movl	$416, %r9d
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	jmp	_make_table
	.p2align	4
_join_literals:
	pushq	%rbp
	movq	%rsp, %rbp
	movl	$2047, %eax
	jmp	LBB5_1
	.p2align	4
LBB5_3:
	movl	%edx, (%rdi,%rax,4)
	addq	$-1, %rax
	jae	LBB5_4
LBB5_1:
	movl	(%rdi,%rax,4), %edx
	movl	%edx, %ecx
	andl	$31, %ecx
	movl	%eax, %esi
	shrl	%cl, %esi
	movl	(%rdi,%rsi,4), %esi
	movl	%esi, %r8d
	orw	%dx, %r8w
	js	LBB5_3
	movl	%esi, %r8d
	andl	$31, %r8d
	shll	$8, %esi
	andl	$-16777216, %esi
	leal	(%rdx,%r8), %r9d
	addl	%r9d, %esi
	addl	$256, %esi
	addl	%ecx, %r8d
	cmpl	$12, %r8d
	cmovael	%edx, %esi
	movl	%esi, %edx
	jmp	LBB5_3
LBB5_4:
	popq	%rbp
	retq
	.section	__TEXT,__cstring,cstring_literals
L_.str:
	.asciz	"sse2"
	.section	__DATA,__const
	.globl	_cpixels_unpacking_sse2
	.p2align	3, 0x0
_cpixels_unpacking_sse2:
	.quad	L_.str
	.quad	_inflate
	.quad	_unfilter
	.quad	_expand
	.section	__TEXT,__const
	.p2align	4, 0x0
_advance.order:
	.ascii	"\020\021\022\000\b\007\t\006\n\005\013\004\f\003\r\002\016\001\017"
	.p2align	4, 0x0
_entry_of.lengths:
	.short	3
	.short	4
	.short	5
	.short	6
	.short	7
	.short	8
	.short	9
	.short	10
	.short	11
	.short	13
	.short	15
	.short	17
	.short	19
	.short	23
	.short	27
	.short	31
	.short	35
	.short	43
	.short	51
	.short	59
	.short	67
	.short	83
	.short	99
	.short	115
	.short	131
	.short	163
	.short	195
	.short	227
	.short	258
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
