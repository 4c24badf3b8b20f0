// Made by scripts/make-kernels.sh from unpacking_avx2.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_inflate:
	movl	56(%rdi), %ecx
	movl	$2, %eax
	cmpl	$9, %ecx
	je	LBB0_277
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$384, %rsp
	movq	24(%rdi), %rax
	movq	%rax, 64(%rsp)
	leaq	2584(%rdi), %r11
	leaq	920(%rdi), %r15
	leaq	408(%rdi), %rax
	movq	%rax, 72(%rsp)
	leaq	88(%rdi), %rax
	movq	%rax, 48(%rsp)
	movq	%rdi, 16(%rsp)
	movq	%r11, 24(%rsp)
	movq	%r15, 40(%rsp)
	jmp	LBB0_6
LBB0_107:
	addq	$-7, %r9
	movq	16(%rsp), %rdi
	movq	%r9, (%rdi)
	andl	$7, %edx
	movl	%edx, 48(%rdi)
	bzhil	%edx, %r8d, %ecx
	movq	%rcx, 40(%rdi)
	movq	%rax, 24(%rdi)
	.p2align	4
LBB0_5:
	movl	56(%rdi), %ecx
LBB0_6:
	cmpl	$7, %ecx
	je	LBB0_40
	cmpl	$3, %ecx
	jne	LBB0_18
	movl	48(%rdi), %eax
LBB0_9:
	movl	64(%rdi), %ecx
	testl	%ecx, %ecx
	je	LBB0_106
LBB0_10:
	cmpl	$8, %eax
	jb	LBB0_14
	movq	24(%rdi), %rdx
	cmpq	32(%rdi), %rdx
	jae	LBB0_14
	movq	40(%rdi), %rcx
	movq	%rcx, %rsi
	shrq	$8, %rsi
	movq	%rsi, 40(%rdi)
	addl	$-8, %eax
	movl	%eax, 48(%rdi)
	leaq	1(%rdx), %rax
	movq	%rax, 24(%rdi)
	movb	%cl, (%rdx)
	movl	48(%rdi), %eax
	movl	64(%rdi), %ecx
	decl	%ecx
	movl	%ecx, 64(%rdi)
	jne	LBB0_10
	xorl	%ecx, %ecx
	.p2align	4
LBB0_14:
	movl	%ecx, %edx
	cmpl	$7, %eax
	ja	LBB0_16
LBB0_15:
	movq	(%rdi), %rsi
	movq	8(%rdi), %r12
	subq	%rsi, %r12
	movq	32(%rdi), %rax
	movq	24(%rdi), %rdi
	subq	%rdi, %rax
	cmpq	%rdx, %r12
	cmovaeq	%rdx, %r12
	cmpq	%rax, %r12
	cmovaeq	%rax, %r12
	movq	%r12, %rdx
	vzeroupper
	callq	_memcpy
	movq	24(%rsp), %r11
	movq	16(%rsp), %rdi
	addq	%r12, 24(%rdi)
	addq	%r12, (%rdi)
	movl	64(%rdi), %ecx
	subl	%r12d, %ecx
	movl	%ecx, 64(%rdi)
LBB0_16:
	testl	%ecx, %ecx
	jne	LBB0_251
LBB0_17:
	movl	$1, 56(%rdi)
	jmp	LBB0_5
	.p2align	4
LBB0_18:
	movl	48(%rdi), %edx
	cmpq	$55, %rdx
	ja	LBB0_33
	movq	(%rdi), %rsi
	movq	8(%rdi), %r11
	cmpq	%r11, %rsi
	jae	LBB0_33
	leaq	1(%rsi), %r9
	movq	%r9, (%rdi)
	movzbl	(%rsi), %eax
	shlxq	%rdx, %rax, %r8
	orq	40(%rdi), %r8
	movq	%r8, 40(%rdi)
	leaq	8(%rdx), %rax
	movl	%eax, 48(%rdi)
	cmpl	$47, %edx
	ja	LBB0_34
	cmpq	%r11, %r9
	je	LBB0_34
	leaq	2(%rsi), %r10
	movq	16(%rsp), %rdi
	movq	%r10, (%rdi)
	movzbl	1(%rsi), %r9d
	shlxq	%rax, %r9, %r9
	orq	%r8, %r9
	movq	%r9, 40(%rdi)
	leaq	16(%rdx), %rax
	movl	%eax, 48(%rdi)
	cmpl	$39, %edx
	ja	LBB0_34
	cmpq	%r11, %r10
	je	LBB0_34
	leaq	3(%rsi), %r8
	movq	16(%rsp), %rdi
	movq	%r8, (%rdi)
	movzbl	2(%rsi), %r10d
	shlxq	%rax, %r10, %r10
	orq	%r9, %r10
	movq	%r10, 40(%rdi)
	leaq	24(%rdx), %rax
	movl	%eax, 48(%rdi)
	cmpl	$31, %edx
	ja	LBB0_34
	cmpq	%r11, %r8
	je	LBB0_34
	leaq	4(%rsi), %r9
	movq	16(%rsp), %rdi
	movq	%r9, (%rdi)
	movzbl	3(%rsi), %r8d
	shlxq	%rax, %r8, %r8
	orq	%r10, %r8
	movq	%r8, 40(%rdi)
	movq	%rdx, %rax
	orq	$32, %rax
	movl	%eax, 48(%rdi)
	cmpl	$23, %edx
	ja	LBB0_34
	cmpq	%r11, %r9
	je	LBB0_34
	leaq	5(%rsi), %r10
	movq	16(%rsp), %rdi
	movq	%r10, (%rdi)
	movzbl	4(%rsi), %r9d
	shlxq	%rax, %r9, %r9
	orq	%r8, %r9
	movq	%r9, 40(%rdi)
	leaq	40(%rdx), %r8
	movl	%r8d, 48(%rdi)
	cmpq	$47, %rax
	ja	LBB0_221
	movl	%r8d, %eax
	cmpq	%r11, %r10
	je	LBB0_34
	leaq	6(%rsi), %r10
	movq	16(%rsp), %rdi
	movq	%r10, (%rdi)
	movzbl	5(%rsi), %eax
	shlxq	%r8, %rax, %r8
	orq	%r9, %r8
	movq	%r8, 40(%rdi)
	movq	%rdx, %rax
	addq	$48, %rax
	movl	%eax, 48(%rdi)
	cmpl	$7, %edx
	ja	LBB0_34
	cmpq	%r11, %r10
	je	LBB0_34
	leaq	7(%rsi), %rdi
	movq	16(%rsp), %r9
	movq	%rdi, (%r9)
	movzbl	6(%rsi), %esi
	shlxq	%rax, %rsi, %rax
	orq	%r8, %rax
	movq	%rax, 40(%r9)
	orl	$56, %edx
	movl	%edx, 48(%r9)
	.p2align	4
LBB0_33:
	movl	%edx, %eax
LBB0_34:
	cmpl	$8, %ecx
	ja	LBB0_283
LBB0_35:
	movl	%ecx, %ecx
	leaq	LJTI0_0(%rip), %rdx
	movslq	(%rdx,%rcx,4), %rcx
	addq	%rdx, %rcx
	movq	16(%rsp), %rdi
	movq	24(%rsp), %r11
	jmpq	*%rcx
LBB0_36:
	cmpl	$16, %eax
	jb	LBB0_250
	movl	$3, %ecx
	movq	%rcx, 32(%rsp)
	movq	40(%rdi), %rcx
	movq	%rcx, %rdx
	shrq	$16, %rdx
	movq	%rdx, 40(%rdi)
	addl	$-16, %eax
	movl	%eax, 48(%rdi)
	movl	%ecx, %eax
	andl	$8447, %eax
	cmpl	$120, %eax
	jne	LBB0_288
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
	movq	16(%rsp), %r12
	jne	LBB0_256
	movl	$1, 56(%r12)
	jmp	LBB0_3
	.p2align	4
LBB0_40:
	movq	24(%rdi), %rax
	movq	32(%rdi), %rcx
	movq	%rcx, %rdx
	subq	%rax, %rcx
	cmpq	$288, %rcx
	jl	LBB0_253
	movq	(%rdi), %r10
	movq	8(%rdi), %r13
	movq	%r13, %rcx
	subq	%r10, %rcx
	cmpq	$40, %rcx
	jl	LBB0_91
	addq	$-32, %r13
	movq	%rdx, %rsi
	addq	$-288, %rsi
	movl	48(%rdi), %edx
	movl	%edx, %ecx
	andl	$63, %ecx
	movl	%ecx, %r9d
	shrl	$3, %r9d
	xorl	$7, %r9d
	addq	%r10, %r9
	movq	%rsi, 88(%rsp)
	cmpq	%rsi, %rax
	setbe	%sil
	cmpq	%r13, %r9
	ja	LBB0_226
LBB0_43:
	shlxq	%rcx, (%r10), %r8
	orq	40(%rdi), %r8
	orl	$56, %edx
	testb	%sil, %sil
	je	LBB0_107
	movl	%r8d, %ecx
	andl	$2047, %ecx
	movl	2584(%rdi,%rcx,4), %esi
	movq	16(%rdi), %rcx
	movq	%rcx, 80(%rsp)
	movq	%r13, 56(%rsp)
	.p2align	4
LBB0_45:
	testw	%si, %si
	js	LBB0_51
	movl	%esi, %ecx
	movl	%esi, %r10d
	shrxq	%rsi, %r8, %r8
	subl	%esi, %edx
	shrl	$16, %esi
	movb	%sil, (%rax)
	shrl	$24, %ecx
	movb	%cl, 1(%rax)
	shrl	$8, %r10d
	andl	$127, %r10d
	addq	%rax, %r10
	movl	%r8d, %eax
	andl	$2047, %eax
	movl	(%r11,%rax,4), %esi
	testw	%si, %si
	js	LBB0_52
	subl	%esi, %edx
	movl	%esi, %eax
	movl	%esi, %ecx
	shrxq	%rsi, %r8, %r8
	shrl	$16, %esi
	movb	%sil, (%r10)
	shrl	$24, %eax
	movb	%al, 1(%r10)
	shrl	$8, %ecx
	andl	$127, %ecx
	addq	%rcx, %r10
	movl	%r8d, %eax
	andl	$2047, %eax
	movl	(%r11,%rax,4), %esi
	testw	%si, %si
	js	LBB0_52
	subl	%esi, %edx
	movl	%esi, %edi
	movl	%esi, %eax
	shrxq	%rsi, %r8, %rcx
	shrl	$16, %esi
	movb	%sil, (%r10)
	shrl	$24, %edi
	movb	%dil, 1(%r10)
	shrl	$8, %eax
	andl	$127, %eax
	addq	%r10, %rax
	movl	%ecx, %esi
	andl	$2047, %esi
	movl	(%r11,%rsi,4), %esi
	testw	%si, %si
	js	LBB0_50
	subl	%esi, %edx
	movl	%esi, %edi
	movl	%esi, %r8d
	shrxq	%rsi, %rcx, %rcx
	shrl	$16, %esi
	movb	%sil, (%rax)
	shrl	$24, %edi
	movb	%dil, 1(%rax)
	shrl	$8, %r8d
	andl	$127, %r8d
	addq	%r8, %rax
	movl	%ecx, %esi
	andl	$2047, %esi
	movl	(%r11,%rsi,4), %esi
LBB0_50:
	movl	%edx, %edi
	andl	$63, %edi
	shlxq	%rdi, (%r9), %r8
	orq	%rcx, %r8
	shrl	$3, %edi
	xorl	$7, %edi
	addq	%rdi, %r9
	jmp	LBB0_81
	.p2align	4
LBB0_51:
	movq	%rax, %r10
LBB0_52:
	movl	%edx, %eax
	andl	$63, %eax
	shlxq	%rax, (%r9), %r12
	orq	%r8, %r12
	shrl	$3, %eax
	xorl	$7, %eax
	addq	%r9, %rax
	orl	$56, %edx
	testl	$16384, %esi
	jne	LBB0_84
LBB0_53:
	movl	%esi, %r9d
	andl	$63, %r9d
	shrxq	%r9, %r12, %rbx
	subl	%r9d, %edx
	movzbl	%bl, %ecx
	movl	(%r15,%rcx,4), %ecx
	testl	$16384, %ecx
	jne	LBB0_89
LBB0_54:
	movl	%ecx, %r15d
	shrl	$16, %r15d
	movl	%ecx, %edi
	andl	$63, %edi
	bzhiq	%rdi, %rbx, %r8
	shrl	$8, %ecx
	andb	$15, %cl
	shrxq	%rcx, %r8, %r14
	leaq	(%r14,%r15), %rcx
	shrxq	%rdi, %rbx, %rbx
	subl	%edi, %edx
	movq	%r10, %rdi
	subq	80(%rsp), %rdi
	cmpq	%rdi, %rcx
	ja	LBB0_249
	movl	%esi, %r8d
	shrl	$16, %r8d
	bzhiq	%r9, %r12, %rdi
	shrl	$8, %esi
	andb	$15, %sil
	shrxq	%rsi, %rdi, %r13
	movl	%edx, %r9d
	andl	$63, %r9d
	shlxq	%r9, (%rax), %rsi
	orq	%rbx, %rsi
	shrl	$3, %r9d
	xorl	$7, %r9d
	addq	%rax, %r9
	movq	%rsi, 32(%rsp)
	movl	%esi, %eax
	andl	$2047, %eax
	movl	(%r11,%rax,4), %esi
	movq	%rcx, %rdi
	negq	%rdi
	addq	%r10, %r13
	leaq	(%r8,%r13), %rax
	cmpq	$16, %rcx
	jb	LBB0_57
	.p2align	4
LBB0_56:
	vmovdqu	(%r10,%rdi), %xmm0
	vmovdqu	%xmm0, (%r10)
	addq	$16, %r10
	cmpq	%rax, %r10
	jb	LBB0_56
	jmp	LBB0_60
	.p2align	4
LBB0_57:
	movq	%r10, %rbx
	subq	%rcx, %rbx
	cmpq	$1, %rcx
	jne	LBB0_61
	vpbroadcastb	(%rbx), %xmm0
	.p2align	4
LBB0_59:
	vmovdqu	%xmm0, (%r10)
	addq	$16, %r10
	cmpq	%rax, %r10
	jb	LBB0_59
LBB0_60:
	movq	40(%rsp), %r15
	movq	56(%rsp), %r13
	movq	32(%rsp), %r8
	jmp	LBB0_81
	.p2align	4
LBB0_61:
	movq	%r10, %r12
	cmpq	$7, %rcx
	ja	LBB0_63
	.p2align	4
LBB0_62:
	movq	(%rbx), %r11
	movq	%r11, (%r12)
	addq	%rcx, %r12
	cmpq	$4, %rcx
	leaq	(%rcx,%rcx), %rcx
	jb	LBB0_62
LBB0_63:
	addq	%r8, %r13
	leaq	8(%r12), %rcx
	cmpq	%rcx, %r13
	cmovbeq	%rcx, %r13
	movq	%r12, %r8
	notq	%r8
	addq	%r13, %r8
	cmpq	$23, %r8
	ja	LBB0_65
	movq	%rbx, %rdi
	movq	%r12, %r10
	movq	24(%rsp), %r11
	movq	40(%rsp), %r15
	movq	56(%rsp), %r13
	jmp	LBB0_79
LBB0_65:
	addq	%r12, %r14
	addq	%r15, %r14
	subq	%r10, %r14
	cmpq	$128, %r14
	movq	24(%rsp), %r11
	movq	56(%rsp), %r13
	jae	LBB0_67
	movq	%rbx, %rdi
	movq	%r12, %r10
	movq	40(%rsp), %r15
	jmp	LBB0_79
LBB0_67:
	movq	%r8, %rcx
	shrq	$3, %rcx
	incq	%rcx
	cmpq	$120, %r8
	jae	LBB0_69
	xorl	%r8d, %r8d
	movq	40(%rsp), %r15
	jmp	LBB0_74
LBB0_69:
	movq	%rcx, %r8
	movabsq	$4611686018427387888, %r11
	andq	%r11, %r8
	addq	%r10, %rdi
	addq	$96, %rdi
	xorl	%r10d, %r10d
	movq	40(%rsp), %r15
	.p2align	4
LBB0_70:
	vmovdqu	-96(%rdi,%r10,8), %ymm0
	vmovups	-64(%rdi,%r10,8), %ymm1
	vmovdqu	-32(%rdi,%r10,8), %ymm2
	vmovups	(%rdi,%r10,8), %ymm3
	vmovdqu	%ymm0, (%r12,%r10,8)
	vmovups	%ymm1, 32(%r12,%r10,8)
	vmovdqu	%ymm2, 64(%r12,%r10,8)
	vmovups	%ymm3, 96(%r12,%r10,8)
	addq	$16, %r10
	cmpq	%r10, %r8
	jne	LBB0_70
	cmpq	%r8, %rcx
	movq	24(%rsp), %r11
	je	LBB0_77
	testb	$12, %cl
	je	LBB0_78
LBB0_74:
	movabsq	$4611686018427387888, %rdi
	leaq	12(%rdi), %r14
	andq	%rcx, %r14
	leaq	(%rbx,%r14,8), %rdi
	leaq	(%r12,%r14,8), %r10
	.p2align	4
LBB0_75:
	vmovdqu	(%rbx,%r8,8), %ymm0
	vmovdqu	%ymm0, (%r12,%r8,8)
	addq	$4, %r8
	cmpq	%r8, %r14
	jne	LBB0_75
	cmpq	%r14, %rcx
	jne	LBB0_79
LBB0_77:
	movq	32(%rsp), %r8
	jmp	LBB0_81
LBB0_78:
	leaq	(%rbx,%r8,8), %rdi
	leaq	(%r12,%r8,8), %r10
LBB0_79:
	movq	32(%rsp), %r8
	.p2align	4
LBB0_80:
	movq	(%rdi), %rcx
	movq	%rcx, (%r10)
	addq	$8, %r10
	addq	$8, %rdi
	cmpq	%rax, %r10
	jb	LBB0_80
	.p2align	4
LBB0_81:
	cmpq	88(%rsp), %rax
	setbe	%cl
	cmpq	%r13, %r9
	ja	LBB0_83
LBB0_82:
	orl	$56, %edx
	testb	%cl, %cl
	jne	LBB0_45
	jmp	LBB0_107
LBB0_83:
	xorl	%ecx, %ecx
	jmp	LBB0_82
LBB0_84:
	testl	$8192, %esi
	jne	LBB0_86
	movl	%esi, %ecx
	andl	$31, %ecx
	shrxq	%rcx, %r12, %r12
	subl	%ecx, %edx
	movl	%esi, %ecx
	shrl	$8, %ecx
	andb	$15, %cl
	bzhil	%ecx, %r12d, %ecx
	leaq	(%r11,%rcx,4), %rcx
	shrl	$16, %esi
	movl	(%rcx,%rsi,4), %esi
LBB0_86:
	movq	16(%rsp), %rdi
	testl	$8192, %esi
	jne	LBB0_209
	testw	%si, %si
	js	LBB0_53
	movl	%esi, %ecx
	shrl	$16, %ecx
	movb	%cl, (%r10)
	incq	%r10
	andl	$31, %esi
	shrxq	%rsi, %r12, %rcx
	subl	%esi, %edx
	movl	%edx, %r9d
	andl	$63, %r9d
	shlxq	%r9, (%rax), %r8
	orq	%rcx, %r8
	shrl	$3, %r9d
	xorl	$7, %r9d
	addq	%rax, %r9
	movl	%r8d, %eax
	andl	$2047, %eax
	movl	(%r11,%rax,4), %esi
	movq	%r10, %rax
	jmp	LBB0_81
LBB0_89:
	testl	$8192, %ecx
	jne	LBB0_249
	movl	%ecx, %edi
	andl	$31, %edi
	shrxq	%rdi, %rbx, %rbx
	subl	%edi, %edx
	movl	%ecx, %edi
	shrl	$8, %edi
	andb	$15, %dil
	bzhil	%edi, %ebx, %edi
	leaq	(%r15,%rdi,4), %rdi
	shrl	$16, %ecx
	movl	(%rdi,%rcx,4), %ecx
	testl	$8192, %ecx
	je	LBB0_54
	jmp	LBB0_249
LBB0_91:
	movl	48(%rdi), %esi
	cmpq	$55, %rsi
	ja	LBB0_178
	cmpq	%r13, %r10
	jae	LBB0_178
	leaq	1(%r10), %rcx
	movq	%rcx, (%rdi)
	movzbl	(%r10), %edx
	shlxq	%rsi, %rdx, %rdx
	orq	%rdx, 40(%rdi)
	leaq	8(%rsi), %rdx
	movl	%edx, 48(%rdi)
	cmpl	$47, %esi
	ja	LBB0_179
	cmpq	%r13, %rcx
	jae	LBB0_177
	leaq	2(%r10), %rcx
	movq	%rcx, (%rdi)
	movzbl	1(%r10), %r8d
	shlxq	%rdx, %r8, %rdx
	orq	%rdx, 40(%rdi)
	leaq	16(%rsi), %rdx
	movl	%edx, 48(%rdi)
	cmpl	$39, %esi
	ja	LBB0_179
	cmpq	%r13, %rcx
	jae	LBB0_177
	leaq	3(%r10), %rcx
	movq	%rcx, (%rdi)
	movzbl	2(%r10), %r8d
	shlxq	%rdx, %r8, %rdx
	orq	%rdx, 40(%rdi)
	leaq	24(%rsi), %rdx
	movl	%edx, 48(%rdi)
	cmpl	$31, %esi
	ja	LBB0_179
	cmpq	%r13, %rcx
	jae	LBB0_177
	leaq	4(%r10), %rcx
	movq	%rcx, (%rdi)
	movzbl	3(%r10), %r8d
	shlxq	%rdx, %r8, %rdx
	orq	%rdx, 40(%rdi)
	movq	%rsi, %rdx
	orq	$32, %rdx
	movl	%edx, 48(%rdi)
	cmpl	$23, %esi
	ja	LBB0_179
	cmpq	%r13, %rcx
	jae	LBB0_177
	leaq	5(%r10), %r8
	movq	%r8, (%rdi)
	movzbl	4(%r10), %ecx
	shlxq	%rdx, %rcx, %rcx
	orq	%rcx, 40(%rdi)
	leaq	40(%rsi), %rcx
	movl	%ecx, 48(%rdi)
	cmpq	$47, %rdx
	movl	%ecx, %edx
	ja	LBB0_179
	cmpq	%r13, %r8
	jae	LBB0_227
	leaq	6(%r10), %r8
	movq	%r8, (%rdi)
	movzbl	5(%r10), %edx
	shlxq	%rcx, %rdx, %rcx
	orq	%rcx, 40(%rdi)
	movq	%rsi, %rdx
	addq	$48, %rdx
	movl	%edx, 48(%rdi)
	cmpl	$7, %esi
	ja	LBB0_179
	cmpq	%r13, %r8
	jae	LBB0_177
	leaq	7(%r10), %rcx
	movq	%rcx, (%rdi)
	movzbl	6(%r10), %ecx
	shlxq	%rdx, %rcx, %rcx
	orq	%rcx, 40(%rdi)
	orl	$56, %esi
	movl	%esi, 48(%rdi)
	jmp	LBB0_178
LBB0_106:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	cmpl	$7, %eax
	jbe	LBB0_15
	jmp	LBB0_16
LBB0_108:
	cmpl	$32, %eax
	jb	LBB0_250
	movl	$3, %ecx
	movq	%rcx, 32(%rsp)
	movq	40(%rdi), %rcx
	movl	%ecx, %edx
	shrl	$16, %edx
	movq	%rcx, %rsi
	shrq	$32, %rsi
	movq	%rsi, 40(%rdi)
	addl	$-32, %eax
	movl	%eax, 48(%rdi)
	xorl	%ecx, %edx
	cmpw	$-1, %dx
	movq	%rdi, %r12
	jne	LBB0_256
	movzwl	%cx, %eax
	movl	%eax, 64(%r12)
	movl	$3, 56(%r12)
	jmp	LBB0_3
LBB0_111:
	cmpl	$0, 60(%rdi)
	je	LBB0_172
	movl	%eax, %ecx
	andb	$7, %cl
	shrq	%cl, 40(%rdi)
	andl	$-8, %eax
	movl	%eax, 48(%rdi)
	movl	$8, 56(%rdi)
	jmp	LBB0_5
LBB0_113:
	movl	$3, %ecx
	movq	%rcx, 32(%rsp)
	movl	68(%rdi), %r12d
	movl	80(%rdi), %esi
	movl	72(%rdi), %ecx
	addl	%r12d, %ecx
	cmpl	%ecx, %esi
	jae	LBB0_168
	movq	40(%rdi), %rdx
	jmp	LBB0_117
	.p2align	4
LBB0_115:
	movq	16(%rsp), %rdi
	movl	%r8d, 80(%rdi)
LBB0_116:
	movl	%r8d, %esi
	cmpl	%ecx, %r8d
	jae	LBB0_168
LBB0_117:
	cmpl	$55, %eax
	ja	LBB0_136
	movq	(%rdi), %r8
	movq	%rdi, %rbx
	movq	8(%rdi), %r9
	movl	%eax, %edi
	cmpq	%r9, %r8
	jae	LBB0_135
	leaq	1(%r8), %r11
	movq	%r11, (%rbx)
	movzbl	(%r8), %r10d
	shlxq	%rdi, %r10, %r10
	orq	%r10, %rdx
	movq	%rdx, 40(%rbx)
	leaq	8(%rdi), %r10
	movl	%r10d, 48(%rbx)
	cmpl	$47, %eax
	ja	LBB0_132
	cmpq	%r9, %r11
	jae	LBB0_133
	leaq	2(%r8), %r11
	movq	16(%rsp), %r14
	movq	%r11, (%r14)
	movzbl	1(%r8), %ebx
	shlxq	%r10, %rbx, %r10
	orq	%r10, %rdx
	movq	%rdx, 40(%r14)
	leaq	16(%rdi), %r10
	movl	%r10d, 48(%r14)
	cmpl	$39, %eax
	ja	LBB0_132
	cmpq	%r9, %r11
	jae	LBB0_133
	leaq	3(%r8), %r11
	movq	16(%rsp), %r14
	movq	%r11, (%r14)
	movzbl	2(%r8), %ebx
	shlxq	%r10, %rbx, %r10
	orq	%r10, %rdx
	movq	%rdx, 40(%r14)
	leaq	24(%rdi), %r10
	movl	%r10d, 48(%r14)
	cmpl	$31, %eax
	ja	LBB0_132
	cmpq	%r9, %r11
	jae	LBB0_133
	leaq	4(%r8), %r11
	movq	16(%rsp), %r14
	movq	%r11, (%r14)
	movzbl	3(%r8), %ebx
	shlxq	%r10, %rbx, %r10
	orq	%r10, %rdx
	movq	%rdx, 40(%r14)
	movq	%rdi, %r10
	orq	$32, %r10
	movl	%r10d, 48(%r14)
	cmpl	$23, %eax
	ja	LBB0_132
	cmpq	%r9, %r11
	jae	LBB0_133
	leaq	5(%r8), %rbx
	movq	16(%rsp), %r14
	movq	%rbx, (%r14)
	movzbl	4(%r8), %r11d
	shlxq	%r10, %r11, %r11
	orq	%r11, %rdx
	movq	%rdx, 40(%r14)
	leaq	40(%rdi), %r11
	movl	%r11d, 48(%r14)
	cmpq	$47, %r10
	ja	LBB0_158
	cmpq	%r9, %rbx
	jae	LBB0_159
	leaq	6(%r8), %r10
	movq	16(%rsp), %r14
	movq	%r10, (%r14)
	movzbl	5(%r8), %ebx
	shlxq	%r11, %rbx, %r11
	orq	%r11, %rdx
	movq	%rdx, 40(%r14)
	addq	$48, %rdi
	movl	%edi, 48(%r14)
	cmpl	$7, %eax
	ja	LBB0_160
	cmpq	%r9, %r10
	jae	LBB0_134
	leaq	7(%r8), %r9
	movq	16(%rsp), %r10
	movq	%r9, (%r10)
	movzbl	6(%r8), %r8d
	shlxq	%rdi, %r8, %rdi
	orq	%rdi, %rdx
	movq	%rdx, 40(%r10)
	orl	$56, %eax
	movl	%eax, 48(%r10)
	movq	24(%rsp), %r11
	jmp	LBB0_136
LBB0_132:
	movl	%r10d, %eax
	movq	24(%rsp), %r11
	jmp	LBB0_136
LBB0_133:
	movq	%r10, %rdi
LBB0_134:
	movq	24(%rsp), %r11
LBB0_135:
	movl	%edi, %eax
LBB0_136:
	movl	%edx, %edi
	andl	$127, %edi
	movq	72(%rsp), %r8
	movl	(%r8,%rdi,4), %r9d
	movl	%r9d, %r13d
	shrl	$16, %r13d
	movl	%r9d, %r8d
	andl	$31, %r8d
	cmpl	$1048576, %r9d
	jae	LBB0_139
	subl	%r8d, %eax
	movq	16(%rsp), %rdi
	jb	LBB0_250
	shrxq	%r8, %rdx, %rdx
	movq	%rdx, 40(%rdi)
	movl	%eax, 48(%rdi)
	leal	1(%rsi), %r8d
	movl	%r8d, 80(%rdi)
	movl	%esi, %esi
	movb	%r13b, 88(%rdi,%rsi)
	jmp	LBB0_116
	.p2align	4
LBB0_139:
	xorl	%r9d, %r9d
	cmpl	$17, %r13d
	setne	%r9b
	cmpl	$16, %r13d
	leal	3(,%r9,4), %r10d
	movl	$2, %edi
	cmovel	%edi, %r10d
	leal	(%r10,%r8), %r9d
	subl	%r9d, %eax
	jb	LBB0_278
	movl	%r13d, %r15d
	xorl	$16, %r15d
	shrxq	%r8, %rdx, %r11
	shrxq	%r10, %r11, %rdx
	movq	16(%rsp), %rdi
	movq	%rdx, 40(%rdi)
	movl	%eax, 48(%rdi)
	xorl	%ebx, %ebx
	xorl	%r8d, %r8d
	cmpl	$18, %r13d
	sete	%r14b
	setne	%r9b
	orl	%esi, %r15d
	je	LBB0_288
	bzhil	%r10d, %r11d, %r11d
	movb	%r14b, %bl
	leal	(%r11,%rbx,8), %r10d
	addl	$3, %r10d
	movl	%ecx, %ebx
	subl	%esi, %ebx
	cmpl	%ebx, %r10d
	ja	LBB0_288
	cmpl	$16, %r13d
	jne	LBB0_144
	leal	-1(%rsi), %edi
	movq	48(%rsp), %rbx
	movzbl	(%rbx,%rdi), %edi
	jmp	LBB0_145
	.p2align	4
LBB0_144:
	xorl	%edi, %edi
LBB0_145:
	movq	40(%rsp), %r15
	cmpl	$64, %r10d
	jb	LBB0_150
	movb	%r9b, %r8b
	shll	$3, %r8d
	orl	$-11, %r8d
	subl	%r11d, %r8d
	cmpl	%esi, %r8d
	jb	LBB0_150
	movq	%r12, %r13
	movl	%r10d, %r11d
	andl	$-64, %r11d
	movl	%r10d, %r9d
	andl	$63, %r9d
	leal	(%rsi,%r11), %r8d
	vmovd	%edi, %xmm0
	vpbroadcastb	%xmm0, %ymm0
	movl	%r11d, %ebx
	movq	48(%rsp), %r12
	.p2align	4
LBB0_148:
	movl	%esi, %r14d
	vmovdqu	%ymm0, (%r12,%r14)
	vmovdqu	%ymm0, 32(%r12,%r14)
	addl	$64, %esi
	addl	$-64, %ebx
	jne	LBB0_148
	cmpl	%r11d, %r10d
	movq	24(%rsp), %r11
	movq	%r13, %r12
	je	LBB0_115
	jmp	LBB0_151
	.p2align	4
LBB0_150:
	movl	%r10d, %r9d
	movl	%esi, %r8d
	movq	24(%rsp), %r11
LBB0_151:
	movl	%r9d, %esi
	andl	$3, %esi
	je	LBB0_155
	xorl	%r10d, %r10d
	movq	48(%rsp), %rbx
	.p2align	4
LBB0_153:
	leal	(%r8,%r10), %r11d
	movb	%dil, (%rbx,%r11)
	incl	%r10d
	cmpl	%r10d, %esi
	jne	LBB0_153
	movl	%r9d, %esi
	subl	%r10d, %esi
	addl	%r10d, %r8d
	movq	24(%rsp), %r11
	jmp	LBB0_156
LBB0_155:
	movl	%r9d, %esi
LBB0_156:
	decl	%r9d
	cmpl	$3, %r9d
	movq	48(%rsp), %rbx
	jb	LBB0_115
	.p2align	4
LBB0_157:
	leal	1(%r8), %r9d
	movl	%r8d, %r10d
	movb	%dil, (%rbx,%r10)
	leal	2(%r8), %r10d
	movb	%dil, (%rbx,%r9)
	leal	3(%r8), %r9d
	movb	%dil, (%rbx,%r10)
	addl	$4, %r8d
	movb	%dil, (%rbx,%r9)
	addl	$-4, %esi
	jne	LBB0_157
	jmp	LBB0_115
LBB0_158:
	movl	%r11d, %eax
	movq	24(%rsp), %r11
	jmp	LBB0_136
LBB0_159:
	movq	%r11, %rdi
	jmp	LBB0_134
LBB0_160:
	movl	%edi, %eax
	movq	24(%rsp), %r11
	jmp	LBB0_136
LBB0_161:
	cmpl	$14, %eax
	jb	LBB0_250
	movl	$3, %ecx
	movq	%rcx, 32(%rsp)
	movq	40(%rdi), %rdx
	movl	%edx, %esi
	andl	$31, %esi
	leal	257(%rsi), %ecx
	movl	%ecx, 68(%rdi)
	movl	%edx, %ecx
	shrl	$5, %ecx
	andl	$31, %ecx
	leal	1(%rcx), %r8d
	movl	%r8d, 72(%rdi)
	movl	%edx, %r8d
	shrl	$10, %r8d
	andl	$15, %r8d
	shrq	$14, %rdx
	movq	%rdx, 40(%rdi)
	addl	$-14, %eax
	movl	%eax, 48(%rdi)
	addl	$4, %r8d
	movl	%r8d, 76(%rdi)
	cmpl	$29, %esi
	ja	LBB0_288
	cmpl	$29, %ecx
	movq	16(%rsp), %r12
	ja	LBB0_256
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%xmm0, 88(%r12)
	movw	$0, 104(%r12)
	movb	$0, 106(%r12)
	movq	$0, 80(%r12)
	movl	$5, 56(%r12)
	jmp	LBB0_3
LBB0_165:
	movl	$3, %ecx
	movq	%rcx, 32(%rsp)
	movl	76(%rdi), %ecx
	movl	80(%rdi), %edx
	cmpl	%ecx, %edx
	jb	LBB0_231
LBB0_166:
	movl	$2, %edi
	movq	48(%rsp), %rsi
	movl	$19, %edx
	movl	$7, %ecx
	movq	72(%rsp), %r8
	movl	$128, %r9d
	vzeroupper
	callq	_make_table
	testl	%eax, %eax
	movq	16(%rsp), %r12
	je	LBB0_256
	movl	$0, 80(%r12)
	movl	$6, 56(%r12)
	jmp	LBB0_3
LBB0_168:
	cmpb	$0, 344(%rdi)
	je	LBB0_288
	xorl	%edi, %edi
	movq	48(%rsp), %r14
	movq	%r14, %rsi
	movl	%r12d, %edx
	movl	$11, %ecx
	movq	%r11, %r8
	movl	$2400, %r9d
	movq	%r11, %rbx
	vzeroupper
	callq	_make_table
	testl	%eax, %eax
	je	LBB0_288
	addq	%r14, %r12
	movq	%rbx, %rdi
	callq	_join_literals
	movq	%r12, %rsi
	movq	16(%rsp), %r12
	movl	72(%r12), %edx
	movl	$1, %edi
	movl	$8, %ecx
	movq	%r15, %r8
	movl	$416, %r9d
	callq	_make_table
	testl	%eax, %eax
	je	LBB0_256
	movl	$7, 56(%r12)
LBB0_3:
	movq	%r12, %rdi
LBB0_4:
	movq	24(%rsp), %r11
	jmp	LBB0_5
LBB0_172:
	cmpl	$3, %eax
	jb	LBB0_250
	movq	40(%rdi), %rcx
	movl	%ecx, %edx
	andl	$1, %edx
	movl	%edx, 60(%rdi)
	movl	%ecx, %r8d
	shrl	%r8d
	andl	$3, %r8d
	shrq	$3, %rcx
	movq	%rcx, 40(%rdi)
	addl	$-3, %eax
	movl	%eax, 48(%rdi)
	leaq	LJTI0_1(%rip), %rsi
	movq	%r8, 32(%rsp)
	movslq	(%rsi,%r8,4), %rdx
	addq	%rsi, %rdx
	movq	%rdi, %r12
	jmpq	*%rdx
LBB0_2:
	movl	%eax, %edx
	andb	$7, %dl
	shrxq	%rdx, %rcx, %rcx
	movq	%rcx, 40(%r12)
	andl	$-8, %eax
	movl	%eax, 48(%r12)
	movl	$2, 56(%r12)
	jmp	LBB0_3
LBB0_177:
	movq	%rdx, %rsi
LBB0_178:
	movl	%esi, %edx
LBB0_179:
	movq	40(%rdi), %r13
	movl	%r13d, %ecx
	andl	$2047, %ecx
	movl	2584(%rdi,%rcx,4), %esi
	movl	%esi, %r8d
	andl	$57344, %r8d
	xorl	%ecx, %ecx
	cmpl	$49152, %r8d
	jne	LBB0_181
	movl	%esi, %ecx
	andl	$31, %ecx
	movl	%esi, %r8d
	shrl	$16, %r8d
	shrxq	%rcx, %r13, %r9
	shrl	$8, %esi
	andb	$15, %sil
	bzhil	%esi, %r9d, %esi
	movq	16(%rsp), %rdi
	addq	%r8, %rsi
	movl	(%r11,%rsi,4), %esi
LBB0_181:
	testw	%si, %si
	js	LBB0_186
	movl	%esi, %r8d
	andl	$31, %r8d
	addl	%r8d, %ecx
	cmpl	%edx, %ecx
	ja	LBB0_250
	movl	%esi, %edx
	shrl	$16, %edx
	leaq	1(%rax), %r8
	movq	%r8, 24(%rdi)
	movb	%dl, (%rax)
	movl	%esi, %eax
	andl	$32512, %eax
	cmpl	$512, %eax
	jne	LBB0_185
	shrl	$24, %esi
	movq	24(%rdi), %rax
	leaq	1(%rax), %rdx
	movq	%rdx, 24(%rdi)
	movb	%sil, (%rax)
LBB0_185:
	shrq	%cl, 40(%rdi)
	subl	%ecx, 48(%rdi)
	jmp	LBB0_5
LBB0_186:
	testl	$16384, %esi
	jne	LBB0_196
	movl	%esi, %r8d
	andl	$63, %r8d
	leal	(%rcx,%r8), %r11d
	movq	$0, 32(%rsp)
	cmpl	%edx, %r11d
	ja	LBB0_288
	shrxq	%r11, %r13, %rbx
	movzbl	%bl, %r9d
	movl	(%r15,%r9,4), %r10d
	movl	%r10d, %r9d
	andl	$40960, %r9d
	cmpl	$32768, %r9d
	jne	LBB0_190
	movl	%r10d, %r9d
	andl	$31, %r9d
	addl	%r11d, %r9d
	movl	%r10d, %r11d
	shrl	$16, %r11d
	shrxq	%r9, %r13, %rbx
	shrl	$8, %r10d
	andb	$15, %r10b
	bzhil	%r10d, %ebx, %r10d
	addq	%r11, %r10
	movl	(%r15,%r10,4), %r10d
	movl	%r9d, %r11d
LBB0_190:
	movl	%r10d, %r14d
	andl	$63, %r14d
	addl	%r14d, %r11d
	subl	%r11d, %edx
	movq	16(%rsp), %r12
	jb	LBB0_256
	movl	$3, %edi
	movq	%rdi, 32(%rsp)
	testw	%r10w, %r10w
	js	LBB0_288
	movl	%r10d, %r9d
	shrl	$16, %r9d
	bzhiq	%r14, %rbx, %rbx
	shrl	$8, %r10d
	andb	$15, %r10b
	shrxq	%r10, %rbx, %r10
	leaq	(%r10,%r9), %rbx
	movq	%rax, %r14
	movq	16(%rsp), %r12
	subq	16(%r12), %r14
	cmpq	%r14, %rbx
	ja	LBB0_256
	movl	%esi, %r14d
	shrl	$16, %r14d
	shrxq	%rcx, %r13, %rcx
	bzhiq	%r8, %rcx, %rcx
	shrl	$8, %esi
	andb	$15, %sil
	shrxq	%rsi, %rcx, %r15
	leaq	(%r15,%r14), %rcx
	shrxq	%r11, %r13, %rsi
	movq	%rsi, 40(%r12)
	movl	%edx, 48(%r12)
	movq	%rbx, %r8
	negq	%r8
	leaq	(%rax,%rcx), %rdx
	cmpq	$16, %rbx
	jb	LBB0_198
	movq	24(%rsp), %r11
	movq	40(%rsp), %r15
	.p2align	4
LBB0_195:
	vmovdqu	(%rax,%r8), %xmm0
	vmovdqu	%xmm0, (%rax)
	addq	$16, %rax
	cmpq	%rdx, %rax
	jb	LBB0_195
	jmp	LBB0_224
LBB0_196:
	movl	%esi, %eax
	andl	$31, %eax
	addl	%eax, %ecx
	subl	%ecx, %edx
	jb	LBB0_250
	shrxq	%rcx, %r13, %rax
	movq	%rax, 40(%rdi)
	movl	%edx, 48(%rdi)
	cmpl	$65536, %esi
	jb	LBB0_17
	jmp	LBB0_282
LBB0_198:
	movq	%rax, %rsi
	subq	%rbx, %rsi
	cmpq	$1, %rbx
	jne	LBB0_201
	vpbroadcastb	(%rsi), %xmm0
	movq	24(%rsp), %r11
	movq	40(%rsp), %r15
	.p2align	4
LBB0_200:
	vmovdqu	%xmm0, (%rax)
	addq	$16, %rax
	cmpq	%rdx, %rax
	jb	LBB0_200
	jmp	LBB0_224
LBB0_201:
	movq	%rax, %rdi
	cmpq	$7, %rbx
	ja	LBB0_203
	.p2align	4
LBB0_202:
	movq	(%rsi), %r11
	movq	%r11, (%rdi)
	addq	%rbx, %rdi
	cmpq	$4, %rbx
	leaq	(%rbx,%rbx), %rbx
	jb	LBB0_202
LBB0_203:
	addq	%rax, %r15
	addq	%r14, %r15
	leaq	8(%rdi), %r11
	cmpq	%r11, %r15
	cmovbeq	%r11, %r15
	movq	%rdi, %r11
	notq	%r11
	addq	%r15, %r11
	cmpq	$23, %r11
	ja	LBB0_205
	movq	%rsi, %rax
	movq	%rdi, %r8
	movq	24(%rsp), %r11
	movq	40(%rsp), %r15
	jmp	LBB0_223
LBB0_205:
	addq	%rdi, %r10
	addq	%r9, %r10
	subq	%rax, %r10
	cmpq	$128, %r10
	movq	40(%rsp), %r15
	jae	LBB0_211
	movq	%rsi, %rax
	movq	%rdi, %r8
	movq	24(%rsp), %r11
	jmp	LBB0_223
LBB0_174:
	cmpl	$0, 84(%r12)
	movq	%r12, %rdi
	jne	LBB0_176
	vzeroupper
	callq	_make_fixed_tables
	movq	16(%rsp), %rdi
LBB0_176:
	movl	$1, 84(%rdi)
	movl	$7, 56(%rdi)
	jmp	LBB0_4
LBB0_207:
	movl	$4, 56(%r12)
	jmp	LBB0_3
LBB0_209:
	movl	%esi, %ecx
	andl	$31, %ecx
	shrxq	%rcx, %r12, %rbx
	subl	%ecx, %edx
	cmpl	$65536, %esi
	jae	LBB0_249
	movl	%edx, %ecx
	shrl	$3, %ecx
	andl	$7, %ecx
	subq	%rcx, %rax
	movq	%rax, (%rdi)
	andl	$7, %edx
	movl	%edx, 48(%rdi)
	bzhil	%edx, %ebx, %eax
	movq	%rax, 40(%rdi)
	movq	%r10, 24(%rdi)
	jmp	LBB0_17
LBB0_211:
	movq	%r11, %r9
	shrq	$3, %r9
	incq	%r9
	cmpq	$120, %r11
	jae	LBB0_213
	xorl	%r10d, %r10d
	jmp	LBB0_217
LBB0_213:
	movq	%r9, %r10
	movabsq	$4611686018427387888, %r11
	andq	%r11, %r10
	addq	%r8, %rax
	addq	$96, %rax
	xorl	%r8d, %r8d
LBB0_214:
	vmovdqu	-96(%rax,%r8,8), %ymm0
	vmovups	-64(%rax,%r8,8), %ymm1
	vmovdqu	-32(%rax,%r8,8), %ymm2
	vmovups	(%rax,%r8,8), %ymm3
	vmovdqu	%ymm0, (%rdi,%r8,8)
	vmovups	%ymm1, 32(%rdi,%r8,8)
	vmovdqu	%ymm2, 64(%rdi,%r8,8)
	vmovups	%ymm3, 96(%rdi,%r8,8)
	addq	$16, %r8
	cmpq	%r8, %r10
	jne	LBB0_214
	cmpq	%r10, %r9
	movq	24(%rsp), %r11
	je	LBB0_224
	testb	$12, %r9b
	je	LBB0_222
LBB0_217:
	movabsq	$4611686018427387888, %rax
	leaq	12(%rax), %r11
	andq	%r9, %r11
	leaq	(%rsi,%r11,8), %rax
	leaq	(%rdi,%r11,8), %r8
LBB0_218:
	vmovdqu	(%rsi,%r10,8), %ymm0
	vmovdqu	%ymm0, (%rdi,%r10,8)
	addq	$4, %r10
	cmpq	%r10, %r11
	jne	LBB0_218
	cmpq	%r11, %r9
	movq	24(%rsp), %r11
	jne	LBB0_223
	jmp	LBB0_224
LBB0_221:
	movl	%r8d, %eax
	cmpl	$8, %ecx
	jbe	LBB0_35
	jmp	LBB0_283
LBB0_222:
	leaq	(%rsi,%r10,8), %rax
	leaq	(%rdi,%r10,8), %r8
	.p2align	4
LBB0_223:
	movq	(%rax), %rsi
	movq	%rsi, (%r8)
	addq	$8, %r8
	addq	$8, %rax
	cmpq	%rdx, %r8
	jb	LBB0_223
LBB0_224:
	movq	16(%rsp), %rdi
	addq	%rcx, 24(%rdi)
	jmp	LBB0_5
LBB0_226:
	xorl	%esi, %esi
	jmp	LBB0_43
LBB0_227:
	movq	%rcx, %rsi
	jmp	LBB0_178
LBB0_228:
	leaq	7(%rdi), %r8
	movq	16(%rsp), %r9
	movq	%r8, (%r9)
	movzbl	6(%rdi), %edi
	shlxq	%rsi, %rdi, %rsi
	orq	%rsi, 40(%r9)
	orl	$56, %eax
	movl	%eax, 48(%r9)
	.p2align	4
LBB0_229:
	movl	%eax, %r9d
LBB0_230:
	movq	16(%rsp), %rdi
	movq	40(%rdi), %rax
	movl	%eax, %esi
	andb	$7, %sil
	shrq	$3, %rax
	movq	%rax, 40(%rdi)
	addl	$-3, %r9d
	movl	%r9d, 48(%rdi)
	leaq	_advance.order(%rip), %rax
	movzbl	(%rdx,%rax), %eax
	movb	%sil, 88(%rdi,%rax)
	incq	%rdx
	movl	%edx, 80(%rdi)
	movl	%r9d, %eax
	cmpq	%rdx, %rcx
	je	LBB0_166
LBB0_231:
	cmpl	$55, %eax
	ja	LBB0_229
	movq	16(%rsp), %r9
	movq	(%r9), %rdi
	movq	8(%r9), %r8
	movl	%eax, %esi
	cmpq	%r8, %rdi
	jae	LBB0_246
	leaq	1(%rdi), %r10
	movq	%r10, (%r9)
	movq	%r9, %r11
	movzbl	(%rdi), %r9d
	shlxq	%rsi, %r9, %r9
	orq	%r9, 40(%r11)
	leaq	8(%rsi), %r9
	movl	%r9d, 48(%r11)
	cmpl	$47, %eax
	ja	LBB0_230
	cmpq	%r8, %r10
	jae	LBB0_245
	leaq	2(%rdi), %r10
	movq	16(%rsp), %rbx
	movq	%r10, (%rbx)
	movzbl	1(%rdi), %r11d
	shlxq	%r9, %r11, %r9
	orq	%r9, 40(%rbx)
	leaq	16(%rsi), %r9
	movl	%r9d, 48(%rbx)
	cmpl	$39, %eax
	ja	LBB0_230
	cmpq	%r8, %r10
	jae	LBB0_245
	leaq	3(%rdi), %r10
	movq	16(%rsp), %rbx
	movq	%r10, (%rbx)
	movzbl	2(%rdi), %r11d
	shlxq	%r9, %r11, %r9
	orq	%r9, 40(%rbx)
	leaq	24(%rsi), %r9
	movl	%r9d, 48(%rbx)
	cmpl	$31, %eax
	ja	LBB0_230
	cmpq	%r8, %r10
	jae	LBB0_245
	leaq	4(%rdi), %r10
	movq	16(%rsp), %rbx
	movq	%r10, (%rbx)
	movzbl	3(%rdi), %r11d
	shlxq	%r9, %r11, %r9
	orq	%r9, 40(%rbx)
	movq	%rsi, %r9
	orq	$32, %r9
	movl	%r9d, 48(%rbx)
	cmpl	$23, %eax
	ja	LBB0_230
	cmpq	%r8, %r10
	jae	LBB0_245
	leaq	5(%rdi), %r11
	movq	16(%rsp), %rbx
	movq	%r11, (%rbx)
	movzbl	4(%rdi), %r10d
	shlxq	%r9, %r10, %r10
	orq	%r10, 40(%rbx)
	leaq	40(%rsi), %r10
	movl	%r10d, 48(%rbx)
	cmpq	$47, %r9
	movl	%r10d, %r9d
	ja	LBB0_230
	cmpq	%r8, %r11
	jae	LBB0_247
	leaq	6(%rdi), %r11
	movq	16(%rsp), %rbx
	movq	%r11, (%rbx)
	movzbl	5(%rdi), %r9d
	shlxq	%r10, %r9, %r9
	orq	%r9, 40(%rbx)
	addq	$48, %rsi
	movl	%esi, 48(%rbx)
	movl	%esi, %r9d
	cmpl	$7, %eax
	ja	LBB0_230
	cmpq	%r8, %r11
	jb	LBB0_228
	jmp	LBB0_246
LBB0_245:
	movq	%r9, %rsi
LBB0_246:
	movl	%esi, %r9d
	cmpq	$3, %rsi
	jae	LBB0_230
	jmp	LBB0_278
LBB0_247:
	movq	%r10, %rsi
	jmp	LBB0_246
LBB0_249:
	movl	%edx, %ecx
	shrl	$3, %ecx
	andl	$7, %ecx
	subq	%rcx, %rax
	movq	16(%rsp), %r12
	movq	%rax, (%r12)
	andl	$7, %edx
	movl	%edx, 48(%r12)
	bzhil	%edx, %ebx, %eax
	movq	%rax, 40(%r12)
	movq	%r10, 24(%r12)
	movl	$3, %eax
	movq	%rax, 32(%rsp)
	jmp	LBB0_256
LBB0_250:
	movq	$0, 32(%rsp)
	jmp	LBB0_255
LBB0_251:
	movq	24(%rdi), %rax
	xorl	%ecx, %ecx
	cmpq	32(%rdi), %rax
	sete	%cl
LBB0_252:
	movq	%rcx, 32(%rsp)
	jmp	LBB0_255
LBB0_253:
	movl	$1, %eax
LBB0_254:
	movq	%rax, 32(%rsp)
LBB0_255:
	movq	%rdi, %r12
	jmp	LBB0_256
LBB0_288:
	movq	16(%rsp), %r12
	jmp	LBB0_256
LBB0_278:
	movq	$0, 32(%rsp)
	movq	16(%rsp), %r12
LBB0_256:
	movl	52(%r12), %ecx
	movq	24(%r12), %rsi
	xorl	%eax, %eax
	movw	$29, %dx
	.p2align	4
LBB0_257:
	leal	3(%rdx), %edi
	vmovaps	%ymm1, 288(%rsp)
	vmovaps	%ymm3, 320(%rsp)
	movl	%eax, %r8d
	andl	$31, %r8d
	movw	%di, 288(%rsp,%r8,2)
	vmovaps	288(%rsp), %ymm0
	vmovaps	320(%rsp), %ymm1
	leal	2(%rdx), %edi
	leal	1(%rax), %r8d
	vmovaps	%ymm1, 256(%rsp)
	vmovaps	%ymm0, 224(%rsp)
	andl	$31, %r8d
	movw	%di, 224(%rsp,%r8,2)
	vmovaps	224(%rsp), %ymm0
	vmovaps	256(%rsp), %ymm1
	leal	1(%rdx), %edi
	leal	2(%rax), %r8d
	vmovaps	%ymm1, 192(%rsp)
	vmovaps	%ymm0, 160(%rsp)
	andl	$31, %r8d
	movw	%di, 160(%rsp,%r8,2)
	vmovdqa	160(%rsp), %ymm0
	vmovaps	192(%rsp), %ymm1
	leal	3(%rax), %edi
	vmovaps	%ymm1, 128(%rsp)
	vmovdqa	%ymm0, 96(%rsp)
	andl	$31, %edi
	movw	%dx, 96(%rsp,%rdi,2)
	vmovdqa	96(%rsp), %ymm1
	vmovdqa	128(%rsp), %ymm3
	addl	$-4, %edx
	addl	$4, %eax
	cmpl	$32, %eax
	jne	LBB0_257
	movl	%ecx, %eax
	shrl	$16, %eax
	movzwl	%cx, %ecx
	subq	64(%rsp), %rsi
	je	LBB0_273
	vextracti128	$1, %ymm1, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpmovzxwd	%xmm1, %ymm1
	vextracti128	$1, %ymm3, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpmovzxwd	%xmm3, %ymm3
	movabsq	$4223091239536077, %rdi
	jmp	LBB0_262
	.p2align	4
LBB0_260:
	movq	%r14, %r11
	addq	%r8, %r11
LBB0_261:
	movq	%r11, 64(%rsp)
	subq	%rdx, %rsi
	movq	%rcx, %rdx
	mulxq	%rdi, %rdx, %rdx
	movq	%rcx, %r8
	subq	%rdx, %r8
	shrq	%r8
	addq	%rdx, %r8
	shrq	$15, %r8
	imulq	$65521, %r8, %rdx
	subq	%rdx, %rcx
	movq	%rax, %rdx
	mulxq	%rdi, %rdx, %rdx
	movq	%rax, %r8
	subq	%rdx, %r8
	shrq	%r8
	addq	%rdx, %r8
	shrq	$15, %r8
	imulq	$65521, %r8, %rdx
	subq	%rdx, %rax
	testq	%rsi, %rsi
	je	LBB0_273
LBB0_262:
	cmpq	$1048576, %rsi
	movl	$1048576, %edx
	cmovbq	%rsi, %rdx
	movq	%rdx, %r8
	cmpq	$512, %rsi
	movq	64(%rsp), %r11
	jb	LBB0_265
	.p2align	4
LBB0_263:
	movq	%rcx, %r9
	vpmovzxbw	16(%r11), %ymm4
	vpmovzxbw	(%r11), %ymm5
	vpmovzxbw	48(%r11), %ymm6
	vpmovzxbw	32(%r11), %ymm7
	vpaddw	%ymm5, %ymm7, %ymm7
	vpaddw	%ymm4, %ymm6, %ymm6
	vpaddw	%ymm4, %ymm6, %ymm4
	vpaddw	%ymm5, %ymm7, %ymm5
	vpmovzxbw	64(%r11), %ymm8
	vpmovzxbw	80(%r11), %ymm9
	vpaddw	%ymm6, %ymm9, %ymm6
	vpaddw	%ymm7, %ymm8, %ymm7
	vpaddw	%ymm7, %ymm5, %ymm5
	vpaddw	%ymm6, %ymm4, %ymm4
	vpmovzxbw	112(%r11), %ymm8
	vpmovzxbw	96(%r11), %ymm9
	vpaddw	%ymm7, %ymm9, %ymm7
	vpaddw	%ymm6, %ymm8, %ymm6
	vpaddw	%ymm6, %ymm4, %ymm4
	vpaddw	%ymm7, %ymm5, %ymm5
	vpmovzxbw	128(%r11), %ymm8
	vpmovzxbw	144(%r11), %ymm9
	vpaddw	%ymm6, %ymm9, %ymm6
	vpaddw	%ymm7, %ymm8, %ymm7
	vpaddw	%ymm7, %ymm5, %ymm5
	vpaddw	%ymm6, %ymm4, %ymm4
	vpmovzxbw	176(%r11), %ymm8
	vpmovzxbw	160(%r11), %ymm9
	vpaddw	%ymm7, %ymm9, %ymm7
	vpaddw	%ymm6, %ymm8, %ymm6
	vpaddw	%ymm6, %ymm4, %ymm4
	vpaddw	%ymm7, %ymm5, %ymm5
	vpmovzxbw	192(%r11), %ymm8
	vpmovzxbw	208(%r11), %ymm9
	vpaddw	%ymm6, %ymm9, %ymm6
	vpaddw	%ymm7, %ymm8, %ymm7
	vpaddw	%ymm7, %ymm5, %ymm5
	vpaddw	%ymm6, %ymm4, %ymm4
	vpmovzxbw	240(%r11), %ymm8
	vpmovzxbw	224(%r11), %ymm9
	vpaddw	%ymm7, %ymm9, %ymm7
	vpaddw	%ymm6, %ymm8, %ymm6
	vpaddw	%ymm6, %ymm4, %ymm4
	vpaddw	%ymm7, %ymm5, %ymm5
	vpmovzxbw	256(%r11), %ymm8
	vpmovzxbw	272(%r11), %ymm9
	vpaddw	%ymm6, %ymm9, %ymm6
	vpaddw	%ymm7, %ymm8, %ymm7
	vpaddw	%ymm7, %ymm5, %ymm5
	vpaddw	%ymm6, %ymm4, %ymm4
	vpmovzxbw	304(%r11), %ymm8
	vpmovzxbw	288(%r11), %ymm9
	vpaddw	%ymm7, %ymm9, %ymm7
	vpaddw	%ymm6, %ymm8, %ymm6
	vpaddw	%ymm6, %ymm4, %ymm4
	vpaddw	%ymm7, %ymm5, %ymm5
	vpmovzxbw	320(%r11), %ymm8
	vpmovzxbw	336(%r11), %ymm9
	vpaddw	%ymm6, %ymm9, %ymm6
	vpaddw	%ymm7, %ymm8, %ymm7
	vpaddw	%ymm7, %ymm5, %ymm5
	vpaddw	%ymm6, %ymm4, %ymm4
	vpmovzxbw	368(%r11), %ymm8
	vpmovzxbw	352(%r11), %ymm9
	vpaddw	%ymm7, %ymm9, %ymm7
	vpaddw	%ymm6, %ymm8, %ymm6
	vpaddw	%ymm6, %ymm4, %ymm4
	vpaddw	%ymm7, %ymm5, %ymm5
	vpmovzxbw	384(%r11), %ymm8
	vpmovzxbw	400(%r11), %ymm9
	vpaddw	%ymm6, %ymm9, %ymm6
	vpaddw	%ymm7, %ymm8, %ymm7
	vpaddw	%ymm7, %ymm5, %ymm5
	vpaddw	%ymm6, %ymm4, %ymm4
	vpmovzxbw	432(%r11), %ymm8
	vpmovzxbw	416(%r11), %ymm9
	vpaddw	%ymm7, %ymm9, %ymm7
	vpaddw	%ymm6, %ymm8, %ymm6
	vpaddw	%ymm6, %ymm4, %ymm8
	vpaddw	%ymm7, %ymm5, %ymm4
	vpmovzxbw	448(%r11), %ymm5
	vpmovzxbw	464(%r11), %ymm9
	vpaddw	%ymm6, %ymm9, %ymm6
	vpaddw	%ymm5, %ymm7, %ymm7
	vpaddw	%ymm7, %ymm4, %ymm4
	vpaddw	%ymm6, %ymm8, %ymm5
	vpmovzxbw	480(%r11), %ymm8
	vpmovzxbw	496(%r11), %ymm9
	vpaddw	%ymm6, %ymm9, %ymm6
	vpaddw	%ymm7, %ymm8, %ymm9
	addq	$512, %r11
	vextracti128	$1, %ymm9, %xmm7
	vpmovzxwd	%xmm7, %ymm7
	vextracti128	$1, %ymm6, %xmm8
	vpmovzxwd	%xmm8, %ymm8
	vpmovzxwd	%xmm9, %ymm9
	vpmovzxwd	%xmm6, %ymm10
	vpmulld	%ymm3, %ymm10, %ymm6
	vpmulld	%ymm1, %ymm9, %ymm11
	vpaddd	%ymm6, %ymm11, %ymm6
	vpmulld	%ymm2, %ymm8, %ymm11
	vpmulld	%ymm0, %ymm7, %ymm12
	vpaddd	%ymm11, %ymm12, %ymm11
	vpaddd	%ymm6, %ymm11, %ymm6
	vpaddd	%ymm7, %ymm8, %ymm7
	vpaddd	%ymm10, %ymm9, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpaddd	%xmm7, %xmm8, %xmm7
	vpshufd	$238, %xmm7, %xmm8
	vpaddd	%xmm7, %xmm8, %xmm7
	vpshufd	$85, %xmm7, %xmm8
	vpaddd	%xmm7, %xmm8, %xmm7
	vmovd	%xmm7, %ecx
	addq	%r9, %rcx
	shlq	$9, %r9
	addq	%rax, %r9
	vpmovzxwd	%xmm5, %ymm7
	vpmovzxwd	%xmm4, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vextracti128	$1, %ymm5, %xmm5
	vpmovzxwd	%xmm5, %ymm5
	vextracti128	$1, %ymm4, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpaddd	%ymm5, %ymm4, %ymm4
	vpaddd	%ymm4, %ymm7, %ymm4
	vextracti128	$1, %ymm4, %xmm5
	vpaddd	%xmm5, %xmm4, %xmm4
	vpshufd	$238, %xmm4, %xmm5
	vpaddd	%xmm5, %xmm4, %xmm4
	vpshufd	$85, %xmm4, %xmm5
	vpaddd	%xmm5, %xmm4, %xmm4
	vmovd	%xmm4, %r10d
	shlq	$5, %r10
	addq	%r9, %r10
	vextracti128	$1, %ymm6, %xmm4
	vpaddd	%xmm4, %xmm6, %xmm4
	vpshufd	$238, %xmm4, %xmm5
	vpaddd	%xmm5, %xmm4, %xmm4
	vpshufd	$85, %xmm4, %xmm5
	vpaddd	%xmm5, %xmm4, %xmm4
	vmovd	%xmm4, %eax
	addq	%r10, %rax
	addq	$-512, %r8
	cmpq	$511, %r8
	ja	LBB0_263
	testq	%r8, %r8
	je	LBB0_261
LBB0_265:
	movq	%r11, %r14
	movq	%r8, %r9
	andq	$3, %r9
	je	LBB0_269
	xorl	%r11d, %r11d
	movq	%r14, %rbx
	.p2align	4
LBB0_267:
	movzbl	(%rbx,%r11), %r10d
	addq	%r10, %rcx
	addq	%rcx, %rax
	incq	%r11
	cmpq	%r11, %r9
	jne	LBB0_267
	leaq	(%rbx,%r11), %r9
	movq	%r8, %r10
	subq	%r11, %r10
	jmp	LBB0_270
	.p2align	4
LBB0_269:
	movq	%r14, %r9
	movq	%r8, %r10
LBB0_270:
	leaq	-1(%r8), %r11
	cmpq	$3, %r11
	jb	LBB0_260
	xorl	%r11d, %r11d
	.p2align	4
LBB0_272:
	movzbl	(%r9,%r11), %ebx
	addq	%rcx, %rbx
	addq	%rbx, %rax
	movzbl	1(%r9,%r11), %ecx
	addq	%rbx, %rcx
	addq	%rcx, %rax
	movzbl	2(%r9,%r11), %ebx
	addq	%rcx, %rbx
	addq	%rbx, %rax
	movzbl	3(%r9,%r11), %ecx
	addq	%rbx, %rcx
	addq	%rcx, %rax
	addq	$4, %r11
	cmpq	%r11, %r10
	jne	LBB0_272
	jmp	LBB0_260
LBB0_273:
	shll	$16, %eax
	orl	%eax, %ecx
	movq	16(%rsp), %rsi
	movl	%ecx, 52(%rsi)
	movq	32(%rsp), %rax
	cmpl	$3, %eax
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	je	LBB0_276
	cmpl	$2, %eax
	jne	LBB0_277
	movq	40(%rsi), %rdi
	movq	%rdi, %rdx
	shrq	$32, %rdx
	movq	%rdx, 40(%rsi)
	addl	$-32, 48(%rsi)
	bswapl	%edi
	movl	$9, 56(%rsi)
	movl	$2, %eax
	cmpl	%ecx, %edi
	je	LBB0_277
LBB0_276:
	movl	$10, 56(%rsi)
	movl	$3, %eax
LBB0_277:
	vzeroupper
	retq
LBB0_282:
	movl	$3, %eax
	jmp	LBB0_254
LBB0_283:
	movl	$3, %eax
	movq	%rax, 32(%rsp)
	movq	16(%rsp), %r12
	jmp	LBB0_256
LBB0_284:
	xorl	%ecx, %ecx
	cmpl	$32, %eax
	setae	%cl
	addl	%ecx, %ecx
	jmp	LBB0_252
	.p2align	2
	.data_region jt32
L0_0_set_36 = LBB0_36-LJTI0_0
L0_0_set_111 = LBB0_111-LJTI0_0
L0_0_set_108 = LBB0_108-LJTI0_0
L0_0_set_9 = LBB0_9-LJTI0_0
L0_0_set_161 = LBB0_161-LJTI0_0
L0_0_set_165 = LBB0_165-LJTI0_0
L0_0_set_113 = LBB0_113-LJTI0_0
L0_0_set_40 = LBB0_40-LJTI0_0
L0_0_set_284 = LBB0_284-LJTI0_0
LJTI0_0:
	.long	L0_0_set_36
	.long	L0_0_set_111
	.long	L0_0_set_108
	.long	L0_0_set_9
	.long	L0_0_set_161
	.long	L0_0_set_165
	.long	L0_0_set_113
	.long	L0_0_set_40
	.long	L0_0_set_284
L0_1_set_2 = LBB0_2-LJTI0_1
L0_1_set_174 = LBB0_174-LJTI0_1
L0_1_set_207 = LBB0_207-LJTI0_1
L0_1_set_256 = LBB0_256-LJTI0_1
LJTI0_1:
	.long	L0_1_set_2
	.long	L0_1_set_174
	.long	L0_1_set_207
	.long	L0_1_set_256
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
	cmpq	$7, %r8
	jbe	LBB1_4
	movq	%rcx, %rax
	subq	%rsi, %rax
	cmpq	$128, %rax
	setb	%al
	movq	%rcx, %rdi
	subq	%rdx, %rdi
	cmpq	$128, %rdi
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
	cmpq	$8, %r8
	setb	%al
	movq	%rcx, %rdx
	subq	%rsi, %rdx
	cmpq	$128, %rdx
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
	vpxor	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vmovdqa	LCPI1_0(%rip), %xmm0
	vmovd	LCPI1_2(%rip), %xmm1
	vpxor	%xmm3, %xmm3, %xmm3
	.p2align	4
LBB1_44:
	vmovd	(%rdx,%rax), %xmm4
	vpmovzxbw	%xmm4, %xmm4
	vmovq	%xmm4, %xmm4
	vmovd	(%rsi,%rax), %xmm5
	vpmovzxbw	%xmm5, %xmm5
	vpaddw	%xmm3, %xmm3, %xmm6
	vpaddw	%xmm6, %xmm3, %xmm6
	vpaddw	%xmm4, %xmm2, %xmm7
	vpsubw	%xmm7, %xmm6, %xmm6
	vpminsw	%xmm4, %xmm2, %xmm7
	vpmaxsw	%xmm4, %xmm2, %xmm2
	vpcmpgtw	%xmm6, %xmm2, %xmm8
	vpcmpgtw	%xmm7, %xmm6, %xmm6
	vpblendvb	%xmm8, %xmm3, %xmm7, %xmm3
	vpblendvb	%xmm6, %xmm3, %xmm2, %xmm2
	vmovq	%xmm5, %xmm3
	vpaddw	%xmm3, %xmm2, %xmm3
	vpand	%xmm0, %xmm3, %xmm2
	vpshufb	%xmm1, %xmm3, %xmm3
	vmovd	%xmm3, (%rcx,%rax)
	addq	$3, %rax
	vmovdqa	%xmm4, %xmm3
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
	vpxor	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vmovdqa	LCPI1_0(%rip), %xmm0
	vmovd	LCPI1_2(%rip), %xmm1
	vpxor	%xmm3, %xmm3, %xmm3
	.p2align	4
LBB1_56:
	vmovd	(%rdx,%rax), %xmm4
	vpmovzxbw	%xmm4, %xmm4
	vmovq	%xmm4, %xmm4
	vmovd	(%rsi,%rax), %xmm5
	vpmovzxbw	%xmm5, %xmm5
	vpaddw	%xmm3, %xmm3, %xmm6
	vpaddw	%xmm6, %xmm3, %xmm6
	vpaddw	%xmm4, %xmm2, %xmm7
	vpsubw	%xmm7, %xmm6, %xmm6
	vpminsw	%xmm4, %xmm2, %xmm7
	vpmaxsw	%xmm4, %xmm2, %xmm2
	vpcmpgtw	%xmm6, %xmm2, %xmm8
	vpcmpgtw	%xmm7, %xmm6, %xmm6
	vpblendvb	%xmm8, %xmm3, %xmm7, %xmm3
	vpblendvb	%xmm6, %xmm3, %xmm2, %xmm2
	vmovq	%xmm5, %xmm3
	vpaddw	%xmm3, %xmm2, %xmm3
	vpand	%xmm0, %xmm3, %xmm2
	vpshufb	%xmm1, %xmm3, %xmm3
	vmovd	%xmm3, (%rcx,%rax)
	addq	$4, %rax
	vmovdqa	%xmm4, %xmm3
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
	vpxor	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vmovdqa	LCPI1_0(%rip), %xmm0
	vmovd	LCPI1_2(%rip), %xmm1
	vpxor	%xmm3, %xmm3, %xmm3
	.p2align	4
LBB1_72:
	vmovd	(%rdx,%rax), %xmm4
	vpmovzxbw	%xmm4, %xmm4
	vmovq	%xmm4, %xmm4
	vmovd	(%rsi,%rax), %xmm5
	vpmovzxbw	%xmm5, %xmm5
	vpaddw	%xmm3, %xmm3, %xmm6
	vpaddw	%xmm6, %xmm3, %xmm6
	vpaddw	%xmm4, %xmm2, %xmm7
	vpsubw	%xmm7, %xmm6, %xmm6
	vpminsw	%xmm4, %xmm2, %xmm7
	vpmaxsw	%xmm4, %xmm2, %xmm2
	vpcmpgtw	%xmm6, %xmm2, %xmm8
	vpcmpgtw	%xmm7, %xmm6, %xmm6
	vpblendvb	%xmm8, %xmm3, %xmm7, %xmm3
	vpblendvb	%xmm6, %xmm3, %xmm2, %xmm2
	vmovq	%xmm5, %xmm3
	vpaddw	%xmm3, %xmm2, %xmm3
	vpand	%xmm0, %xmm3, %xmm2
	vpshufb	%xmm1, %xmm3, %xmm3
	vmovd	%xmm3, (%rcx,%rax)
	addq	%r9, %rax
	vmovdqa	%xmm4, %xmm3
	cmpq	%r8, %rax
	jb	LBB1_72
	jmp	LBB1_79
LBB1_23:
	cmpq	$128, %r8
	jae	LBB1_25
	xorl	%eax, %eax
	jmp	LBB1_29
LBB1_11:
	cmpq	$128, %r8
	jae	LBB1_13
	xorl	%eax, %eax
	jmp	LBB1_17
LBB1_25:
	movq	%r8, %rax
	andq	$-128, %rax
	xorl	%edx, %edx
	.p2align	4
LBB1_26:
	vmovdqu	(%rsi,%rdx), %ymm0
	vmovdqu	32(%rsi,%rdx), %ymm1
	vmovdqu	64(%rsi,%rdx), %ymm2
	vmovdqu	96(%rsi,%rdx), %ymm3
	vmovdqu	%ymm0, (%rcx,%rdx)
	vmovdqu	%ymm1, 32(%rcx,%rdx)
	vmovdqu	%ymm2, 64(%rcx,%rdx)
	vmovdqu	%ymm3, 96(%rcx,%rdx)
	subq	$-128, %rdx
	cmpq	%rdx, %rax
	jne	LBB1_26
	cmpq	%rax, %r8
	je	LBB1_79
	testb	$120, %r8b
	je	LBB1_32
LBB1_29:
	movq	%rax, %rdx
	movq	%r8, %rax
	andq	$-8, %rax
	.p2align	4
LBB1_30:
	movq	(%rsi,%rdx), %rdi
	movq	%rdi, (%rcx,%rdx)
	addq	$8, %rdx
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
	vzeroupper
	retq
LBB1_45:
	testq	%r8, %r8
	je	LBB1_79
	vpxor	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vmovdqa	LCPI1_0(%rip), %xmm0
	vmovd	LCPI1_2(%rip), %xmm1
	.p2align	4
LBB1_47:
	vmovd	(%rdx,%rax), %xmm3
	vpmovzxbw	%xmm3, %xmm3
	vmovq	%xmm3, %xmm3
	vpaddw	%xmm2, %xmm3, %xmm2
	vpsrlw	$1, %xmm2, %xmm2
	vmovd	(%rsi,%rax), %xmm3
	vpmovzxbw	%xmm3, %xmm3
	vmovq	%xmm3, %xmm3
	vpaddw	%xmm3, %xmm2, %xmm3
	vpand	%xmm0, %xmm3, %xmm2
	vpshufb	%xmm1, %xmm3, %xmm3
	vmovd	%xmm3, (%rcx,%rax)
	addq	$3, %rax
	cmpq	%r8, %rax
	jb	LBB1_47
	jmp	LBB1_79
LBB1_57:
	testq	%r8, %r8
	je	LBB1_79
	vpxor	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vmovdqa	LCPI1_0(%rip), %xmm0
	vmovd	LCPI1_2(%rip), %xmm1
	.p2align	4
LBB1_59:
	vmovd	(%rdx,%rax), %xmm3
	vpmovzxbw	%xmm3, %xmm3
	vmovq	%xmm3, %xmm3
	vpaddw	%xmm2, %xmm3, %xmm2
	vpsrlw	$1, %xmm2, %xmm2
	vmovd	(%rsi,%rax), %xmm3
	vpmovzxbw	%xmm3, %xmm3
	vmovq	%xmm3, %xmm3
	vpaddw	%xmm3, %xmm2, %xmm3
	vpand	%xmm0, %xmm3, %xmm2
	vpshufb	%xmm1, %xmm3, %xmm3
	vmovd	%xmm3, (%rcx,%rax)
	addq	$4, %rax
	cmpq	%r8, %rax
	jb	LBB1_59
	jmp	LBB1_79
LBB1_48:
	testq	%r8, %r8
	je	LBB1_79
	vpxor	%xmm0, %xmm0, %xmm0
	xorl	%eax, %eax
	vmovd	LCPI1_2(%rip), %xmm1
	.p2align	4
LBB1_50:
	vmovd	(%rsi,%rax), %xmm2
	vpmovzxbw	%xmm2, %xmm2
	vmovq	%xmm2, %xmm2
	vpaddw	%xmm0, %xmm2, %xmm0
	vpshufb	%xmm1, %xmm0, %xmm2
	vmovd	%xmm2, (%rcx,%rax)
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
	vpxor	%xmm0, %xmm0, %xmm0
	xorl	%eax, %eax
	jmp	LBB1_65
LBB1_73:
	testq	%r8, %r8
	je	LBB1_79
	vpxor	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vmovdqa	LCPI1_0(%rip), %xmm0
	vmovd	LCPI1_2(%rip), %xmm1
	.p2align	4
LBB1_75:
	vmovd	(%rdx,%rax), %xmm3
	vpmovzxbw	%xmm3, %xmm3
	vmovq	%xmm3, %xmm3
	vpaddw	%xmm2, %xmm3, %xmm2
	vpsrlw	$1, %xmm2, %xmm2
	vmovd	(%rsi,%rax), %xmm3
	vpmovzxbw	%xmm3, %xmm3
	vmovq	%xmm3, %xmm3
	vpaddw	%xmm3, %xmm2, %xmm3
	vpand	%xmm0, %xmm3, %xmm2
	vpshufb	%xmm1, %xmm3, %xmm3
	vmovd	%xmm3, (%rcx,%rax)
	addq	%r9, %rax
	cmpq	%r8, %rax
	jb	LBB1_75
	jmp	LBB1_79
LBB1_76:
	testq	%r8, %r8
	je	LBB1_79
	vpxor	%xmm0, %xmm0, %xmm0
	xorl	%eax, %eax
	vmovd	LCPI1_2(%rip), %xmm1
	.p2align	4
LBB1_78:
	vmovd	(%rsi,%rax), %xmm2
	vpmovzxbw	%xmm2, %xmm2
	vmovq	%xmm2, %xmm2
	vpaddw	%xmm0, %xmm2, %xmm0
	vpshufb	%xmm1, %xmm0, %xmm2
	vmovd	%xmm2, (%rcx,%rax)
	addq	%r9, %rax
	cmpq	%r8, %rax
	jb	LBB1_78
	jmp	LBB1_79
LBB1_13:
	movq	%r8, %rax
	andq	$-128, %rax
	xorl	%edi, %edi
	.p2align	4
LBB1_14:
	vmovdqu	(%rdx,%rdi), %ymm0
	vmovdqu	32(%rdx,%rdi), %ymm1
	vmovdqu	64(%rdx,%rdi), %ymm2
	vmovdqu	96(%rdx,%rdi), %ymm3
	vpaddb	(%rsi,%rdi), %ymm0, %ymm0
	vpaddb	32(%rsi,%rdi), %ymm1, %ymm1
	vpaddb	64(%rsi,%rdi), %ymm2, %ymm2
	vpaddb	96(%rsi,%rdi), %ymm3, %ymm3
	vmovdqu	%ymm0, (%rcx,%rdi)
	vmovdqu	%ymm1, 32(%rcx,%rdi)
	vmovdqu	%ymm2, 64(%rcx,%rdi)
	vmovdqu	%ymm3, 96(%rcx,%rdi)
	subq	$-128, %rdi
	cmpq	%rdi, %rax
	jne	LBB1_14
	cmpq	%rax, %r8
	je	LBB1_79
	testb	$120, %r8b
	je	LBB1_5
LBB1_17:
	movq	%rax, %rdi
	movq	%r8, %rax
	andq	$-8, %rax
	.p2align	4
LBB1_18:
	vmovq	(%rsi,%rdi), %xmm0
	vmovq	(%rdx,%rdi), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	vmovq	%xmm0, (%rcx,%rdi)
	addq	$8, %rdi
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
	vpxor	%xmm0, %xmm0, %xmm0
	xorl	%eax, %eax
	vmovd	LCPI1_2(%rip), %xmm1
	.p2align	4
LBB1_64:
	vmovd	(%rsi,%rax), %xmm2
	vpmovzxbw	%xmm2, %xmm2
	vmovq	%xmm2, %xmm2
	vpaddw	%xmm0, %xmm2, %xmm0
	vpshufb	%xmm1, %xmm0, %xmm2
	vmovd	%xmm2, (%rcx,%rax)
	vmovd	4(%rsi,%rax), %xmm2
	vpmovzxbw	%xmm2, %xmm2
	vmovq	%xmm2, %xmm2
	vpaddw	%xmm0, %xmm2, %xmm0
	vpshufb	%xmm1, %xmm0, %xmm2
	vmovd	%xmm2, 4(%rcx,%rax)
	addq	$8, %rax
	addq	$-2, %rdx
	jne	LBB1_64
LBB1_65:
	testb	$4, %r8b
	jne	LBB1_79
	pushq	%rbp
	movq	%rsp, %rbp
	vmovd	(%rsi,%rax), %xmm1
	vpmovzxbw	%xmm1, %xmm1
	vpaddw	%xmm0, %xmm1, %xmm0
	vpshufb	LCPI1_1(%rip), %xmm0, %xmm0
	vmovd	%xmm0, (%rcx,%rax)
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
LCPI2_7:
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	1
	.byte	4
	.byte	7
	.byte	10
	.byte	13
LCPI2_8:
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.byte	2
	.byte	5
	.byte	8
	.byte	11
	.byte	14
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
LCPI2_12:
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	2
	.byte	5
	.byte	8
	.byte	11
	.byte	14
LCPI2_13:
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.byte	0
	.byte	3
	.byte	6
	.byte	9
	.byte	12
	.byte	15
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
LCPI2_18:
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.byte	1
	.byte	4
	.byte	7
	.byte	10
	.byte	13
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
LCPI2_19:
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	0
	.byte	3
	.byte	6
	.byte	9
	.byte	12
	.byte	15
LCPI2_20:
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	1
	.byte	4
	.byte	7
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
LCPI2_21:
	.byte	2
	.byte	5
	.byte	8
	.byte	11
	.byte	14
	.byte	128
	.byte	128
	.byte	128
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
LCPI2_22:
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.byte	128
	.byte	128
	.byte	128
	.byte	0
	.byte	2
	.byte	3
	.byte	5
	.byte	6
LCPI2_23:
	.byte	0
	.byte	1
	.byte	3
	.byte	4
	.byte	6
	.byte	7
	.byte	9
	.byte	10
	.byte	12
	.byte	13
	.byte	15
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
LCPI2_24:
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	1
	.byte	4
	.byte	7
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
LCPI2_25:
	.byte	2
	.byte	5
	.byte	8
	.byte	11
	.byte	14
	.byte	128
	.byte	128
	.byte	128
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI2_3:
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.section	__TEXT,__const
	.p2align	5, 0x0
LCPI2_4:
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
LCPI2_5:
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.space	1
	.space	1
	.byte	255
	.space	1
	.space	1
	.byte	255
	.space	1
	.space	1
	.byte	255
	.space	1
	.space	1
	.byte	255
	.space	1
	.space	1
	.byte	255
LCPI2_6:
	.byte	0
	.byte	3
	.byte	6
	.byte	9
	.byte	12
	.byte	15
	.byte	2
	.byte	5
	.byte	8
	.byte	11
	.byte	14
	.byte	1
	.byte	4
	.byte	7
	.byte	10
	.byte	13
	.byte	0
	.byte	3
	.byte	6
	.byte	9
	.byte	12
	.byte	15
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
LCPI2_9:
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.byte	0
	.space	1
	.byte	255
LCPI2_10:
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.space	1
	.byte	255
	.space	1
	.space	1
	.byte	255
	.space	1
	.space	1
	.byte	255
	.space	1
	.space	1
	.byte	255
	.space	1
	.space	1
	.byte	255
	.space	1
	.space	1
LCPI2_11:
	.byte	1
	.byte	4
	.byte	7
	.byte	10
	.byte	13
	.byte	0
	.byte	3
	.byte	6
	.byte	9
	.byte	12
	.byte	15
	.byte	2
	.byte	5
	.byte	8
	.byte	11
	.byte	14
	.byte	1
	.byte	4
	.byte	7
	.byte	10
	.byte	13
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
LCPI2_14:
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
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
LCPI2_15:
	.byte	255
	.space	1
	.byte	0
	.byte	255
	.space	1
	.byte	0
	.byte	255
	.space	1
	.byte	0
	.byte	255
	.space	1
	.byte	0
	.byte	255
	.space	1
	.byte	0
	.byte	255
	.space	1
	.byte	0
	.byte	255
	.space	1
	.byte	0
	.byte	255
	.space	1
	.byte	0
	.byte	255
	.space	1
	.byte	0
	.byte	255
	.space	1
	.byte	0
	.byte	255
	.space	1
LCPI2_16:
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.byte	0
	.byte	255
	.byte	255
	.space	1
	.space	1
	.byte	255
	.space	1
	.space	1
	.byte	255
	.space	1
	.space	1
	.byte	255
	.space	1
	.space	1
	.byte	255
	.space	1
	.space	1
	.byte	255
	.space	1
LCPI2_17:
	.byte	2
	.byte	5
	.byte	8
	.byte	11
	.byte	14
	.byte	1
	.byte	4
	.byte	7
	.byte	10
	.byte	13
	.byte	0
	.byte	3
	.byte	6
	.byte	9
	.byte	12
	.byte	15
	.byte	2
	.byte	5
	.byte	8
	.byte	11
	.byte	14
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
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_expand:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	testq	%r8, %r8
	je	LBB2_9
	testq	%rdx, %rdx
	je	LBB2_64
	movl	%edx, %eax
	andl	$3, %eax
	cmpq	$4, %rdx
	jae	LBB2_4
	xorl	%ecx, %ecx
	jmp	LBB2_6
LBB2_9:
	cmpq	$4, %rcx
	je	LBB2_30
	cmpq	$3, %rcx
	jne	LBB2_27
	xorl	%eax, %eax
	cmpq	$16, %rdx
	jae	LBB2_12
LBB2_17:
	movq	%rax, %rcx
	orq	$4, %rcx
	cmpq	%rdx, %rcx
	jbe	LBB2_52
	movq	%rax, %r9
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
	je	LBB2_64
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
	jmp	LBB2_64
LBB2_30:
	shlq	$2, %rdx
	movq	%rdi, %rax
	movq	%rsi, %rdi
	movq	%rax, %rsi
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	jmp	_memcpy
LBB2_27:
	testq	%rdx, %rdx
	je	LBB2_64
	cmpq	$1, %rdx
	jne	LBB2_54
	xorl	%eax, %eax
LBB2_60:
	testb	$1, %dl
	je	LBB2_64
	movq	%rax, %rdx
	imulq	%rcx, %rdx
	movzbl	(%rdi,%rdx), %edx
	movb	%dl, 2(%rsi,%rax,4)
	movb	%dl, 1(%rsi,%rax,4)
	movb	%dl, (%rsi,%rax,4)
	movb	$-1, %dl
	cmpq	$2, %rcx
	jne	LBB2_63
	movzbl	1(%rdi,%rax,2), %edx
LBB2_63:
	movb	%dl, 3(%rsi,%rax,4)
	jmp	LBB2_64
LBB2_12:
	vmovdqa	LCPI2_0(%rip), %xmm0
	vmovdqa	LCPI2_1(%rip), %xmm1
	vmovdqa	LCPI2_2(%rip), %xmm2
	vpbroadcastd	LCPI2_3(%rip), %xmm3
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
	vmovdqu	(%rcx), %xmm4
	vpshufb	%xmm0, %xmm4, %xmm4
	vpor	%xmm1, %xmm4, %xmm4
	vmovdqu	%xmm4, (%rsi,%r8,4)
	leaq	4(%r8), %r9
	cmpq	%rax, %r9
	jae	LBB2_16
	vmovdqu	12(%rcx), %xmm4
	vpshufb	%xmm2, %xmm4, %xmm4
	vpor	%xmm3, %xmm4, %xmm4
	vmovdqu	%xmm4, 16(%rsi,%r8,4)
	vmovdqu	24(%rcx), %xmm4
	vpshufb	%xmm2, %xmm4, %xmm4
	vpor	%xmm3, %xmm4, %xmm4
	vmovdqu	%xmm4, 32(%rsi,%r8,4)
	vmovdqu	36(%rcx), %xmm4
	vpshufb	%xmm2, %xmm4, %xmm4
	vpor	%xmm3, %xmm4, %xmm4
	vmovdqu	%xmm4, 48(%rsi,%r8,4)
	jmp	LBB2_16
LBB2_52:
	leaq	(%rax,%rax,2), %rcx
	addq	%rdi, %rcx
	vmovdqa	LCPI2_0(%rip), %xmm0
	vmovdqa	LCPI2_1(%rip), %xmm1
	.p2align	4
LBB2_53:
	vmovdqu	(%rcx), %xmm2
	vpshufb	%xmm0, %xmm2, %xmm2
	vpor	%xmm1, %xmm2, %xmm2
	vmovdqu	%xmm2, (%rsi,%rax,4)
	leaq	4(%rax), %r9
	addq	$12, %rcx
	addq	$8, %rax
	cmpq	%rdx, %rax
	movq	%r9, %rax
	jbe	LBB2_53
LBB2_19:
	movq	%rdx, %r8
	subq	%r9, %r8
	jbe	LBB2_64
	cmpq	$7, %r8
	ja	LBB2_31
LBB2_21:
	movq	%r9, %rcx
LBB2_22:
	movl	%edx, %r8d
	subl	%ecx, %r8d
	leaq	1(%rcx), %rax
	testb	$1, %r8b
	je	LBB2_24
	leaq	(%rcx,%rcx,2), %r8
	movzbl	(%rdi,%r8), %r9d
	movb	%r9b, (%rsi,%rcx,4)
	movzbl	1(%rdi,%r8), %r9d
	movb	%r9b, 1(%rsi,%rcx,4)
	movzbl	2(%rdi,%r8), %r8d
	movb	%r8b, 2(%rsi,%rcx,4)
	movb	$-1, 3(%rsi,%rcx,4)
	movq	%rax, %rcx
LBB2_24:
	cmpq	%rax, %rdx
	je	LBB2_64
	leaq	(%rcx,%rcx,2), %rax
	addq	%rdi, %rax
	addq	$5, %rax
	.p2align	4
LBB2_26:
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
	jne	LBB2_26
LBB2_64:
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
LBB2_54:
	movq	%rdx, %r8
	andq	$-2, %r8
	leaq	(%rcx,%rcx), %r9
	xorl	%eax, %eax
	movq	%rdi, %r10
	jmp	LBB2_55
	.p2align	4
LBB2_59:
	movb	%r11b, 7(%rsi,%rax,4)
	addq	$2, %rax
	addq	%r9, %r10
	cmpq	%rax, %r8
	je	LBB2_60
LBB2_55:
	movzbl	(%r10), %r11d
	movb	%r11b, 2(%rsi,%rax,4)
	movb	%r11b, 1(%rsi,%rax,4)
	movb	%r11b, (%rsi,%rax,4)
	movb	$-1, %r11b
	movb	$-1, %bl
	cmpq	$2, %rcx
	jne	LBB2_57
	movzbl	1(%rdi,%rax,2), %ebx
LBB2_57:
	movb	%bl, 3(%rsi,%rax,4)
	movzbl	(%r10,%rcx), %ebx
	movb	%bl, 6(%rsi,%rax,4)
	movb	%bl, 5(%rsi,%rax,4)
	movb	%bl, 4(%rsi,%rax,4)
	cmpq	$2, %rcx
	jne	LBB2_59
	movzbl	3(%rdi,%rax,2), %r11d
	jmp	LBB2_59
LBB2_31:
	movq	%r9, %rcx
	notq	%rcx
	movq	%rdx, %rbx
	addq	%rdx, %rcx
	leaq	(%rsi,%r9,4), %r10
	leaq	(%rsi,%r9,4), %r14
	addq	$3, %r14
	movl	$3, %edx
	movq	%rcx, %rax
	mulq	%rdx
	leaq	3(%r10,%rcx,4), %rdx
	seto	%r11b
	cmpq	%r14, %rdx
	jb	LBB2_32
	shrq	$62, %rcx
	movq	%rbx, %rdx
	jne	LBB2_21
	leaq	(%r9,%r9,2), %rbx
	leaq	(%rdi,%rbx), %rcx
	leaq	(%rax,%rcx), %r14
	cmpq	%rcx, %r14
	jb	LBB2_21
	testb	%r11b, %r11b
	jne	LBB2_21
	leaq	(%rdi,%rbx), %r14
	incq	%r14
	leaq	(%rax,%rcx), %r15
	incq	%r15
	cmpq	%r14, %r15
	jb	LBB2_21
	testb	%r11b, %r11b
	jne	LBB2_21
	addq	%rdi, %rbx
	addq	$2, %rbx
	addq	%rcx, %rax
	addq	$2, %rax
	cmpq	%rbx, %rax
	jb	LBB2_21
	testb	%r11b, %r11b
	jne	LBB2_21
	leaq	(%rdx,%rdx,2), %rax
	addq	%rdi, %rax
	cmpq	%rax, %r10
	jae	LBB2_42
	leaq	(%rsi,%rdx,4), %rax
	cmpq	%rax, %rcx
	jb	LBB2_21
LBB2_42:
	cmpq	$32, %r8
	jae	LBB2_47
	xorl	%eax, %eax
	jmp	LBB2_44
LBB2_47:
	movq	%r8, %rax
	andq	$-32, %rax
	xorl	%r11d, %r11d
	vmovdqa	LCPI2_13(%rip), %xmm9
	vmovdqa	LCPI2_14(%rip), %ymm10
	vmovdqa	LCPI2_15(%rip), %ymm11
	vmovdqa	LCPI2_16(%rip), %ymm12
	vmovdqa	LCPI2_17(%rip), %ymm13
	vmovdqa	LCPI2_18(%rip), %xmm14
	vmovdqa	LCPI2_19(%rip), %xmm15
	vpcmpeqd	%ymm0, %ymm0, %ymm0
LBB2_48:
	vmovdqu	(%rcx), %ymm1
	vmovdqu	32(%rcx), %ymm2
	vmovdqa	LCPI2_4(%rip), %ymm3
	vpblendvb	%ymm3, %ymm1, %ymm2, %ymm3
	vpermq	$78, %ymm3, %ymm4
	vmovdqa	LCPI2_5(%rip), %ymm5
	vpblendvb	%ymm5, %ymm3, %ymm4, %ymm3
	vmovdqu	80(%rcx), %xmm4
	vmovdqu	64(%rcx), %xmm5
	vmovdqa	LCPI2_9(%rip), %ymm6
	vpblendvb	%ymm6, %ymm1, %ymm2, %ymm6
	vpermq	$78, %ymm6, %ymm7
	vmovdqa	LCPI2_10(%rip), %ymm8
	vpblendvb	%ymm8, %ymm6, %ymm7, %ymm6
	vpshufb	LCPI2_12(%rip), %xmm4, %xmm7
	vpshufb	%xmm9, %xmm5, %xmm8
	vpor	%xmm7, %xmm8, %xmm7
	vpshufb	LCPI2_7(%rip), %xmm4, %xmm8
	vpshufb	LCPI2_11(%rip), %ymm6, %ymm6
	vinserti128	$1, %xmm7, %ymm0, %ymm7
	vpblendvb	%ymm10, %ymm6, %ymm7, %ymm6
	vpshufb	LCPI2_8(%rip), %xmm5, %xmm7
	vpor	%xmm7, %xmm8, %xmm7
	vpblendvb	%ymm11, %ymm2, %ymm1, %ymm1
	vpermq	$78, %ymm1, %ymm2
	vpblendvb	%ymm12, %ymm1, %ymm2, %ymm1
	vpshufb	%xmm14, %xmm5, %xmm2
	vpshufb	%xmm15, %xmm4, %xmm4
	vpor	%xmm2, %xmm4, %xmm2
	vpshufb	LCPI2_6(%rip), %ymm3, %ymm3
	vinserti128	$1, %xmm7, %ymm0, %ymm4
	vpblendw	$248, %ymm4, %ymm3, %ymm4
	vpshufb	%ymm13, %ymm1, %ymm1
	vinserti128	$1, %xmm2, %ymm0, %ymm2
	vpblendvb	%ymm10, %ymm1, %ymm2, %ymm1
	vpblendd	$240, %ymm4, %ymm3, %ymm2
	vpunpcklbw	%ymm6, %ymm2, %ymm3
	vpunpckhbw	%ymm6, %ymm2, %ymm2
	vpunpcklbw	%ymm0, %ymm1, %ymm4
	vpunpckhbw	%ymm0, %ymm1, %ymm1
	vpunpcklwd	%ymm4, %ymm3, %ymm5
	vpunpckhwd	%ymm4, %ymm3, %ymm3
	vpunpcklwd	%ymm1, %ymm2, %ymm4
	vpunpckhwd	%ymm1, %ymm2, %ymm1
	vinserti128	$1, %xmm3, %ymm5, %ymm2
	vperm2i128	$49, %ymm3, %ymm5, %ymm3
	vinserti128	$1, %xmm1, %ymm4, %ymm5
	vperm2i128	$49, %ymm1, %ymm4, %ymm1
	vmovdqu	%ymm3, 64(%r10,%r11,4)
	vmovdqu	%ymm1, 96(%r10,%r11,4)
	vmovdqu	%ymm5, 32(%r10,%r11,4)
	vmovdqu	%ymm2, (%r10,%r11,4)
	addq	$32, %r11
	addq	$96, %rcx
	cmpq	%r11, %rax
	jne	LBB2_48
	cmpq	%rax, %r8
	je	LBB2_64
	testb	$24, %r8b
	je	LBB2_51
LBB2_44:
	movq	%r8, %r11
	andq	$-8, %r11
	leaq	(%r9,%r11), %rcx
	addq	%rax, %r9
	leaq	(%r9,%r9,2), %r9
	addq	%rdi, %r9
	vmovq	LCPI2_24(%rip), %xmm0
	vmovq	LCPI2_25(%rip), %xmm1
	vmovdqa	LCPI2_22(%rip), %xmm2
	vmovdqa	LCPI2_23(%rip), %xmm3
	vpcmpeqd	%xmm4, %xmm4, %xmm4
LBB2_45:
	vmovdqu	(%r9), %xmm5
	vmovq	16(%r9), %xmm6
	vpshufb	%xmm0, %xmm6, %xmm7
	vpshufb	%xmm1, %xmm5, %xmm8
	vpor	%xmm7, %xmm8, %xmm7
	vpunpcklbw	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm2, %xmm6, %xmm6
	vpshufb	%xmm3, %xmm5, %xmm5
	vpor	%xmm6, %xmm5, %xmm6
	vpunpcklwd	%xmm7, %xmm5, %xmm5
	vpunpckhwd	%xmm7, %xmm6, %xmm6
	vmovdqu	%xmm6, 16(%r10,%rax,4)
	vmovdqu	%xmm5, (%r10,%rax,4)
	addq	$8, %rax
	addq	$24, %r9
	cmpq	%rax, %r11
	jne	LBB2_45
	cmpq	%r11, %r8
	jne	LBB2_22
	jmp	LBB2_64
LBB2_32:
	movq	%r9, %rcx
	movq	%rbx, %rdx
	jmp	LBB2_22
LBB2_51:
	addq	%rax, %r9
	jmp	LBB2_21
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2, 0x0
LCPI3_0:
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
	subq	$824, %rsp
	movl	%r9d, -176(%rbp)
	movq	%r8, %r14
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, -96(%rbp)
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
	movl	$1, %eax
	shlxl	%ecx, %eax, %r12d
	jmp	LBB3_11
LBB3_4:
	andl	$-4, %r8d
	xorl	%r10d, %r10d
	.p2align	4
LBB3_5:
	movzbl	(%rsi,%r10), %r9d
	incw	-96(%rbp,%r9,2)
	movzbl	1(%rsi,%r10), %r9d
	incw	-96(%rbp,%r9,2)
	movzbl	2(%rsi,%r10), %r9d
	incw	-96(%rbp,%r9,2)
	movzbl	3(%rsi,%r10), %r9d
	incw	-96(%rbp,%r9,2)
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
	incw	-96(%rbp,%r9,2)
	incq	%r8
	cmpq	%r8, %rax
	jne	LBB3_8
LBB3_9:
	cmpw	$0, -66(%rbp)
	movl	$1, %eax
	shlxl	%ecx, %eax, %r12d
	je	LBB3_11
	movl	$15, %eax
	movq	%rax, -48(%rbp)
	movb	$1, %al
	jmp	LBB3_39
LBB3_11:
	movb	$1, %al
	cmpw	$0, -68(%rbp)
	je	LBB3_13
	movl	$14, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_13:
	cmpw	$0, -70(%rbp)
	je	LBB3_15
	movl	$13, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_15:
	cmpw	$0, -72(%rbp)
	je	LBB3_17
	movl	$12, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_17:
	cmpw	$0, -74(%rbp)
	je	LBB3_19
	movl	$11, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_19:
	cmpw	$0, -76(%rbp)
	je	LBB3_21
	movl	$10, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_21:
	cmpw	$0, -78(%rbp)
	je	LBB3_23
	movl	$9, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_23:
	cmpw	$0, -80(%rbp)
	je	LBB3_25
	movl	$8, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_25:
	cmpw	$0, -82(%rbp)
	je	LBB3_27
	movl	$7, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_27:
	cmpw	$0, -84(%rbp)
	je	LBB3_29
	movl	$6, %r8d
	movq	%r8, -48(%rbp)
	jmp	LBB3_39
LBB3_29:
	movl	$5, %r8d
	movq	%r8, -48(%rbp)
	cmpw	$0, -86(%rbp)
	jne	LBB3_39
	movq	%rcx, %r8
	movl	$4, %ecx
	movq	%rcx, -48(%rbp)
	cmpw	$0, -88(%rbp)
	jne	LBB3_38
	movl	$3, %ecx
	movq	%rcx, -48(%rbp)
	cmpw	$0, -90(%rbp)
	jne	LBB3_38
	movl	$2, %ecx
	movq	%rcx, -48(%rbp)
	cmpw	$0, -92(%rbp)
	jne	LBB3_38
	xorl	%r15d, %r15d
	cmpw	$0, -94(%rbp)
	je	LBB3_123
	movl	$1, %eax
	movq	%rax, -48(%rbp)
	xorl	%eax, %eax
LBB3_38:
	movq	%r8, %rcx
LBB3_39:
	movw	$0, -222(%rbp)
	movl	$1, %r13d
	xorl	%r15d, %r15d
	xorl	%r9d, %r9d
	.p2align	4
LBB3_40:
	addl	%r13d, %r13d
	movzwl	-94(%rbp,%r9,2), %r8d
	movl	%r13d, %r10d
	subl	%r8d, %r10d
	js	LBB3_93
	movzwl	-222(%rbp,%r9,2), %r11d
	addw	%r8w, %r11w
	movw	%r11w, -220(%rbp,%r9,2)
	cmpq	$14, %r9
	je	LBB3_44
	addl	%r10d, %r10d
	movzwl	-92(%rbp,%r9,2), %r8d
	movl	%r10d, %r13d
	subl	%r8d, %r13d
	js	LBB3_93
	addw	-220(%rbp,%r9,2), %r8w
	movw	%r8w, -218(%rbp,%r9,2)
	addq	$2, %r9
	jmp	LBB3_40
LBB3_44:
	movq	%rcx, -152(%rbp)
	cmpl	%r8d, %r13d
	setne	%r9b
	cmpl	$2, %edi
	sete	%r10b
	orb	%al, %r10b
	testb	%r10b, %r9b
	jne	LBB3_93
	testl	%edx, %edx
	movq	-152(%rbp), %rcx
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
	movzwl	-224(%rbp,%rdx,2), %esi
	leal	1(%rsi), %r9d
	movw	%r9w, -224(%rbp,%rdx,2)
	movw	%ax, -864(%rbp,%rsi,2)
LBB3_51:
	cmpl	%r8d, %r13d
	je	LBB3_55
	movzwl	-864(%rbp), %eax
	cmpl	$1, %edi
	je	LBB3_83
	cmpl	$2, %edi
	jne	LBB3_85
	shll	$16, %eax
	incl	%eax
	movl	%eax, %ecx
	jmp	LBB3_90
LBB3_55:
	movq	%r12, -104(%rbp)
	movq	%r14, -112(%rbp)
	movl	%ecx, %eax
	movq	%rax, -128(%rbp)
	leal	1(%rcx), %eax
	movq	%rax, -120(%rbp)
	leaq	-864(%rbp), %r13
	movl	$1, %eax
	movl	$2, %ecx
	movl	$3, %edx
	xorl	%r14d, %r14d
	movl	$0, %r15d
	jmp	LBB3_57
LBB3_56:
	leaq	1(%r12), %rax
	movq	-144(%rbp), %r9
	leaq	1(%r9), %rcx
	movq	-136(%rbp), %r11
	leal	1(%r11), %edx
	cmpq	-120(%rbp), %rax
	je	LBB3_94
LBB3_57:
	movq	%rax, %r12
	movq	%rcx, -144(%rbp)
	movl	%edx, %eax
	movq	%rax, -136(%rbp)
	movzwl	-96(%rbp,%r12,2), %eax
	testl	%eax, %eax
	je	LBB3_72
	movl	%r12d, %ecx
	shll	$8, %ecx
	movl	%r12d, %r9d
	orl	$122880, %r9d
	movl	%r12d, %edx
	orl	$57344, %edx
	movl	%edx, -60(%rbp)
	movl	$1, %edx
	shlxl	%r12d, %edx, %ebx
	movl	$-1, %edx
	bzhil	%r12d, %edx, %r8d
	shlxl	%r12d, %edx, %r10d
	orl	%r12d, %ecx
	movl	%ecx, %edx
	orl	$32768, %edx
	movl	%edx, -52(%rbp)
	movl	%r12d, %edx
	orl	$256, %edx
	movl	%edx, -56(%rbp)
	notl	%r10d
	.p2align	4
LBB3_59:
	movzwl	(%r13), %r11d
	cmpl	$1, %edi
	je	LBB3_62
	cmpl	$2, %edi
	jne	LBB3_65
	shll	$16, %r11d
	orl	%r12d, %r11d
	movl	%r11d, %edx
	jmp	LBB3_69
	.p2align	4
LBB3_62:
	movl	%r9d, %edx
	cmpw	$29, %r11w
	ja	LBB3_69
	movl	%r11d, %esi
	shrl	%esi
	decl	%esi
	movl	%r11d, %edx
	andl	$1, %edx
	orl	$2, %edx
	cmpw	$4, %r11w
	shlxl	%esi, %edx, %edx
	cmovbl	%r15d, %esi
	cmovbl	%r11d, %edx
	shll	$16, %edx
	addl	$65536, %edx
	orl	%ecx, %edx
LBB3_64:
	addl	%esi, %edx
	jmp	LBB3_69
	.p2align	4
LBB3_65:
	cmpl	$255, %r11d
	ja	LBB3_67
	shll	$16, %r11d
	orl	-56(%rbp), %r11d
	movl	%r11d, %edx
	jmp	LBB3_69
LBB3_67:
	movl	-60(%rbp), %edx
	cmpl	$256, %r11d
	je	LBB3_69
	movl	%r9d, %edx
	cmpl	$285, %r11d
	jbe	LBB3_71
	.p2align	4
LBB3_69:
	movl	%r14d, %esi
	movq	-112(%rbp), %r11
	movl	%edx, (%r11,%rsi,4)
	cmpl	%r8d, %r14d
	je	LBB3_74
	addq	$2, %r13
	movl	%r14d, %edx
	xorl	%r10d, %edx
	bsrl	%edx, %edx
	bzhil	%edx, %r14d, %r14d
	btsl	%edx, %r14d
	decl	%eax
	jne	LBB3_59
	jmp	LBB3_72
LBB3_71:
	addl	$-257, %r11d
	movl	%r11d, %esi
	shrl	$2, %esi
	decl	%esi
	cmpl	$28, %r11d
	movl	$0, %edx
	cmovel	%edx, %esi
	cmpl	$8, %r11d
	cmovbl	%edx, %esi
	leaq	_entry_of.lengths(%rip), %rdx
	movzwl	(%rdx,%r11,2), %edx
	shll	$16, %edx
	orl	-52(%rbp), %edx
	jmp	LBB3_64
LBB3_72:
	cmpq	-128(%rbp), %r12
	jae	LBB3_56
	movl	$1, %eax
	shlxl	%r12d, %eax, %eax
	movq	-112(%rbp), %rsi
	leaq	(%rsi,%rax,4), %rax
	movl	$4, %ecx
	shlxl	%r12d, %ecx, %edx
	movl	%edi, %ebx
	movq	%rax, %rdi
	vzeroupper
	callq	_memcpy
	movl	%ebx, %edi
	jmp	LBB3_56
LBB3_74:
	movl	$1, %r15d
	movq	-104(%rbp), %r12
	cmpl	%r12d, %ebx
	jae	LBB3_93
	movq	-112(%rbp), %r14
	.p2align	4
LBB3_76:
	movl	%ebx, %eax
	leaq	(%r14,%rax,4), %rdi
	leal	(,%rbx,4), %edx
	movq	%r14, %rsi
	vzeroupper
	callq	_memcpy
	addl	%ebx, %ebx
	cmpl	%r12d, %ebx
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
	movzwl	-224(%rbp,%r10,2), %r11d
	leal	1(%r11), %ebx
	movw	%bx, -224(%rbp,%r10,2)
	movw	%ax, -864(%rbp,%r11,2)
LBB3_81:
	movzbl	1(%rsi,%rax), %r10d
	testq	%r10, %r10
	je	LBB3_78
	movzwl	-224(%rbp,%r10,2), %r11d
	leal	1(%r11), %ebx
	movw	%bx, -224(%rbp,%r10,2)
	leal	1(%rax), %r10d
	movw	%r10w, -864(%rbp,%r11,2)
	jmp	LBB3_78
LBB3_83:
	movl	$122881, %ecx
	cmpw	$29, %ax
	ja	LBB3_90
	movl	%eax, %edx
	shrl	%edx
	movl	%eax, %ecx
	andl	$1, %ecx
	orl	$2, %ecx
	leal	-1(%rdx), %esi
	orl	$65792, %edx
	cmpw	$4, %ax
	shlxl	%esi, %ecx, %ecx
	cmovbl	%eax, %ecx
	movl	$65793, %eax
	cmovael	%edx, %eax
	shll	$16, %ecx
	addl	%eax, %ecx
	jmp	LBB3_90
LBB3_85:
	cmpl	$255, %eax
	ja	LBB3_87
	shll	$16, %eax
	orl	$257, %eax
	movl	%eax, %ecx
	jmp	LBB3_90
LBB3_87:
	movl	$57345, %ecx
	cmpl	$256, %eax
	je	LBB3_90
	movl	$122881, %ecx
	cmpl	$285, %eax
	ja	LBB3_90
	addl	$-257, %eax
	movl	%eax, %ecx
	shrl	$2, %ecx
	leaq	_entry_of.lengths(%rip), %rdx
	movzwl	(%rdx,%rax,2), %edx
	shll	$16, %edx
	addl	$33024, %ecx
	cmpl	$28, %eax
	movl	$33025, %esi
	cmovel	%esi, %ecx
	cmpl	$8, %eax
	cmovbl	%esi, %ecx
	addl	%edx, %ecx
LBB3_90:
	movl	%ecx, (%r14)
	movl	$122881, 4(%r14)
	movl	$2, %ebx
	.p2align	4
LBB3_91:
	movl	%ebx, %eax
	leaq	(%r14,%rax,4), %rdi
	leal	(,%rbx,4), %edx
	movq	%r14, %rsi
	vzeroupper
	callq	_memcpy
	addl	%ebx, %ebx
	cmpl	%r12d, %ebx
	jb	LBB3_91
LBB3_92:
	movl	$1, %r15d
LBB3_93:
	movl	%r15d, %eax
	addq	$824, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
LBB3_94:
	movl	$1, %r15d
	cmpl	%r12d, -48(%rbp)
	movq	-104(%rbp), %rsi
	jbe	LBB3_93
	leal	-1(%rsi), %eax
	movl	%eax, -56(%rbp)
	movq	-48(%rbp), %rax
	incl	%eax
	movq	%rax, -48(%rbp)
	movq	-152(%rbp), %rax
	orl	$49152, %eax
	movl	%eax, -172(%rbp)
	movl	$1, %r8d
	xorl	%r10d, %r10d
	movl	$0, -120(%rbp)
	movl	$-1, %ecx
	jmp	LBB3_97
LBB3_96:
	movq	-144(%rbp), %r9
	incq	%r9
	movq	-136(%rbp), %r11
	incl	%r11d
	movl	$1, %r15d
	cmpq	-48(%rbp), %r9
	je	LBB3_93
LBB3_97:
	movq	%r11, -136(%rbp)
	movzwl	-96(%rbp,%r9,2), %r11d
	testl	%r11d, %r11d
	movq	%r9, -144(%rbp)
	je	LBB3_96
	movl	%r9d, %ebx
	subl	-152(%rbp), %ebx
	shlxl	%ebx, %r8d, %edx
	movl	%ebx, %r15d
	shll	$8, %r15d
	orl	%ebx, %r15d
	movl	%ebx, %eax
	orl	$122880, %eax
	movl	%eax, -104(%rbp)
	movl	%ebx, %eax
	orl	$57344, %eax
	movl	%eax, -164(%rbp)
	movl	$-1, %eax
	shlxl	%r9d, %eax, %eax
	movl	%r15d, -168(%rbp)
	orl	$32768, %r15d
	movl	%r15d, -156(%rbp)
	movl	%ebx, -128(%rbp)
	orl	$256, %ebx
	movl	%ebx, -160(%rbp)
	movl	%eax, -60(%rbp)
	notl	%eax
	movl	%eax, -52(%rbp)
LBB3_99:
	movl	%r14d, %ebx
	andl	-56(%rbp), %ebx
	cmpl	%ecx, %ebx
	je	LBB3_105
	cmpq	$15, -144(%rbp)
	setae	%cl
	cmpl	%edx, %r11d
	setae	%r9b
	orb	%cl, %r9b
	movl	-128(%rbp), %r10d
	movl	%edx, %r9d
	movq	-136(%rbp), %r12
	movl	%r11d, %ecx
	jne	LBB3_103
	.p2align	4
LBB3_101:
	incl	%r10d
	movl	%r12d, %r9d
	movzwl	-96(%rbp,%r9,2), %r9d
	leal	(%r9,%rcx,2), %ecx
	shlxl	%r10d, %r8d, %r9d
	cmpl	%r9d, %ecx
	jae	LBB3_103
	cmpl	$15, %r12d
	leal	1(%r12), %r12d
	jb	LBB3_101
LBB3_103:
	addl	%esi, %r9d
	cmpl	-176(%rbp), %r9d
	ja	LBB3_122
	movl	%esi, -120(%rbp)
	movl	%esi, %ecx
	shll	$16, %ecx
	orl	-172(%rbp), %ecx
	movl	%r10d, %r12d
	shll	$8, %r12d
	orl	%ecx, %r12d
	movl	%ebx, %ecx
	movq	-112(%rbp), %rax
	movl	%r12d, (%rax,%rcx,4)
	movl	%ebx, %ecx
	movl	%r9d, %esi
LBB3_105:
	movzwl	(%r13), %r9d
	movq	%rsi, %r15
	cmpl	$1, %edi
	je	LBB3_108
	cmpl	$2, %edi
	jne	LBB3_111
	shll	$16, %r9d
	orl	-128(%rbp), %r9d
	movl	%r9d, %ebx
	jmp	LBB3_115
LBB3_108:
	movl	-104(%rbp), %ebx
	cmpw	$29, %r9w
	ja	LBB3_115
	movl	%r9d, %r12d
	shrl	%r12d
	decl	%r12d
	movl	%r9d, %ebx
	andl	$1, %ebx
	orl	$2, %ebx
	cmpw	$4, %r9w
	shlxl	%r12d, %ebx, %ebx
	movl	$0, %eax
	cmovbl	%eax, %r12d
	cmovbl	%r9d, %ebx
	shll	$16, %ebx
	addl	$65536, %ebx
	orl	-168(%rbp), %ebx
LBB3_110:
	addl	%r12d, %ebx
	jmp	LBB3_115
LBB3_111:
	cmpl	$255, %r9d
	ja	LBB3_113
	shll	$16, %r9d
	orl	-160(%rbp), %r9d
	movl	%r9d, %ebx
	jmp	LBB3_115
LBB3_113:
	movl	-164(%rbp), %ebx
	cmpl	$256, %r9d
	je	LBB3_115
	movl	-104(%rbp), %ebx
	cmpl	$285, %r9d
	jbe	LBB3_120
LBB3_115:
	movq	-152(%rbp), %rax
	shrxl	%eax, %r14d, %r9d
	shrxl	%r10d, %r9d, %r12d
	testl	%r12d, %r12d
	movq	-112(%rbp), %rsi
	jne	LBB3_118
	leal	(%rdx,%r9), %r12d
	addl	-120(%rbp), %r9d
	.p2align	4
LBB3_117:
	movl	%r9d, %eax
	movl	%ebx, (%rsi,%rax,4)
	shrxl	%r10d, %r12d, %eax
	addl	%edx, %r12d
	addl	%edx, %r9d
	testl	%eax, %eax
	je	LBB3_117
LBB3_118:
	movl	%r14d, %r9d
	xorl	-60(%rbp), %r9d
	cmpl	$-1, %r9d
	je	LBB3_92
	movq	%r15, %rsi
	addq	$2, %r13
	movl	%r14d, %eax
	xorl	-52(%rbp), %eax
	bsrl	%eax, %eax
	bzhil	%eax, %r14d, %r14d
	btsl	%eax, %r14d
	decl	%r11d
	jne	LBB3_99
	jmp	LBB3_96
LBB3_120:
	addl	$-257, %r9d
	movl	%r9d, %r12d
	shrl	$2, %r12d
	decl	%r12d
	cmpl	$28, %r9d
	movl	$0, %eax
	cmovel	%eax, %r12d
	cmpl	$8, %r9d
	cmovbl	%eax, %r12d
	leaq	_entry_of.lengths(%rip), %rax
	movzwl	(%rax,%r9,2), %ebx
	shll	$16, %ebx
	orl	-156(%rbp), %ebx
	jmp	LBB3_110
LBB3_122:
	xorl	%r15d, %r15d
	jmp	LBB3_93
LBB3_123:
	cmpl	$1, %edi
	jne	LBB3_93
	movq	%r12, %rcx
	movl	%ecx, %eax
	cmpl	$7, %ecx
	ja	LBB3_127
	xorl	%ecx, %ecx
LBB3_126:
	movl	$122881, (%r14,%rcx,4)
	incq	%rcx
	movl	$1, %r15d
	cmpq	%rcx, %rax
	jne	LBB3_126
	jmp	LBB3_93
LBB3_127:
	cmpl	$32, %r12d
	jae	LBB3_131
	vbroadcastss	LCPI3_0(%rip), %ymm0
	andl	$24, %eax
	vmovups	%ymm0, (%r14)
	movl	$1, %r15d
	cmpq	$8, %rax
	je	LBB3_93
	vmovups	%ymm0, 32(%r14)
	cmpl	$16, %eax
	je	LBB3_93
	vmovups	%ymm0, 64(%r14)
	jmp	LBB3_93
LBB3_131:
	shlq	$2, %rax
	andq	$-128, %rax
	xorl	%ecx, %ecx
	vbroadcastss	LCPI3_0(%rip), %ymm0
LBB3_132:
	vmovups	%ymm0, (%r14,%rcx)
	vmovups	%ymm0, 32(%r14,%rcx)
	vmovups	%ymm0, 64(%r14,%rcx)
	vmovups	%ymm0, 96(%r14,%rcx)
	subq	$-128, %rcx
	movl	$1, %r15d
	cmpq	%rcx, %rax
	jne	LBB3_132
	jmp	LBB3_93
	.section	__TEXT,__const
	.p2align	5, 0x0
LCPI4_0:
	.space	32,8
LCPI4_1:
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	9
	.byte	9
	.byte	9
	.byte	9
	.byte	9
	.byte	9
	.byte	9
	.byte	9
	.byte	9
	.byte	9
	.byte	9
	.byte	9
	.byte	9
	.byte	9
	.byte	9
	.byte	9
LCPI4_2:
	.space	32,9
LCPI4_3:
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	7
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
	.byte	8
LCPI4_4:
	.space	32,5
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
	vmovaps	LCPI4_0(%rip), %ymm0
	vmovups	%ymm0, 88(%rdi)
	vmovups	%ymm0, 120(%rdi)
	vmovups	%ymm0, 152(%rdi)
	vmovups	%ymm0, 184(%rdi)
	vmovaps	LCPI4_1(%rip), %ymm0
	vmovups	%ymm0, 216(%rdi)
	vmovaps	LCPI4_2(%rip), %ymm0
	vmovups	%ymm0, 248(%rdi)
	vmovups	%ymm0, 280(%rdi)
	vmovups	%ymm0, 312(%rdi)
	vmovaps	LCPI4_3(%rip), %ymm0
	vmovups	%ymm0, 344(%rdi)
	leaq	2584(%rdi), %r15
	xorl	%edi, %edi
	movq	%r14, %rsi
	movl	$288, %edx
	movl	$11, %ecx
	movq	%r15, %r8
	movl	$2400, %r9d
	vzeroupper
	callq	_make_table
	movq	%r15, %rdi
	callq	_join_literals
	vmovaps	LCPI4_4(%rip), %ymm0
	vmovups	%ymm0, 88(%rbx)
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
	vzeroupper
	jmp	_make_table
	.p2align	4
_join_literals:
	pushq	%rbp
	movq	%rsp, %rbp
	movl	$2047, %eax
	jmp	LBB5_1
	.p2align	4
LBB5_3:
	movl	%ecx, (%rdi,%rax,4)
	addq	$-1, %rax
	jae	LBB5_4
LBB5_1:
	movl	(%rdi,%rax,4), %ecx
	movl	%ecx, %edx
	andl	$31, %edx
	shrxl	%edx, %eax, %esi
	movl	(%rdi,%rsi,4), %esi
	movl	%esi, %r8d
	orw	%cx, %r8w
	js	LBB5_3
	movl	%esi, %r8d
	andl	$31, %r8d
	shll	$8, %esi
	andl	$-16777216, %esi
	leal	(%rcx,%r8), %r9d
	addl	%r9d, %esi
	addl	$256, %esi
	addl	%edx, %r8d
	cmpl	$12, %r8d
	cmovael	%ecx, %esi
	movl	%esi, %ecx
	jmp	LBB5_3
LBB5_4:
	popq	%rbp
	retq
	.section	__TEXT,__cstring,cstring_literals
L_.str:
	.asciz	"avx2"
	.section	__DATA,__const
	.globl	_cpixels_unpacking_avx2
	.p2align	3, 0x0
_cpixels_unpacking_avx2:
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
