// Made by scripts/make-kernels.sh from quantizer.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI0_0:
	.quad	1
	.space	8
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_add_moments
	.p2align	4
_cpixels_add_moments:
	testq	%rsi, %rsi
	je	LBB0_6
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%rbx
	addq	$1320, %rdx
	xorl	%eax, %eax
	movdqa	LCPI0_0(%rip), %xmm0
	jmp	LBB0_2
	.p2align	4
LBB0_4:
	incq	%rax
	cmpq	%rax, %rsi
	je	LBB0_5
LBB0_2:
	movl	(%rdi,%rax,4), %ecx
	testq	%rcx, %rcx
	je	LBB0_4
	movzbl	%cl, %r9d
	movzbl	%ch, %ebx
	shrl	$16, %ecx
	movzbl	%cl, %r8d
	movdqa	%xmm0, %xmm1
	pinsrq	$1, %r9, %xmm1
	movl	%r9d, %ecx
	shrl	$3, %ecx
	movl	%ecx, %r10d
	shll	$5, %r10d
	orl	%ecx, %r10d
	movl	%ebx, %ecx
	shrl	$3, %ecx
	addq	%r10, %rcx
	imulq	$1320, %rcx, %rcx
	addq	%rdx, %rcx
	movl	%r8d, %r10d
	shrl	$3, %r10d
	leaq	(%r10,%r10,4), %r10
	movdqu	43600(%rcx,%r10,8), %xmm2
	paddq	%xmm1, %xmm2
	movdqu	43624(%rcx,%r10,8), %xmm1
	movdqu	%xmm2, 43600(%rcx,%r10,8)
	addq	%rbx, 43616(%rcx,%r10,8)
	imull	%r9d, %r9d
	movl	%ebx, %r11d
	imull	%ebx, %r11d
	addl	%r9d, %r11d
	movd	%r8d, %xmm2
	imull	%r8d, %r8d
	addl	%r11d, %r8d
	movd	%r8d, %xmm3
	punpcklqdq	%xmm3, %xmm2
	paddq	%xmm1, %xmm2
	movdqu	%xmm2, 43624(%rcx,%r10,8)
	jmp	LBB0_4
LBB0_5:
	popq	%rbx
	popq	%rbp
LBB0_6:
	retq
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI1_0:
	.long	0
	.long	0
	.long	0
	.long	32
	.section	__TEXT,__literal8,8byte_literals
	.p2align	3, 0x0
LCPI1_1:
	.quad	0xbff0000000000000
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_quantize
	.p2align	4
_cpixels_quantize:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$8296, %rsp
	movq	%rdx, -184(%rbp)
	movq	%rdi, %r10
	movw	$-1, %ax
	movw	$1, %cx
	movl	$72, %edx
	jmp	LBB1_1
	.p2align	4
LBB1_3:
	decl	%eax
	incl	%ecx
	addq	$40, %rdx
	cmpq	$1437512, %rdx
	je	LBB1_4
LBB1_1:
	movzwl	%cx, %edi
	imull	$63551, %edi, %edi
	shrl	$21, %edi
	movl	%edi, %r8d
	shll	$5, %r8d
	addl	%edi, %r8d
	addw	%ax, %r8w
	je	LBB1_3
	movdqu	-32(%r10,%rdx), %xmm0
	movdqu	-72(%r10,%rdx), %xmm1
	paddq	%xmm0, %xmm1
	movdqu	-56(%r10,%rdx), %xmm0
	movdqu	%xmm1, -32(%r10,%rdx)
	movdqu	-16(%r10,%rdx), %xmm1
	paddq	%xmm0, %xmm1
	movdqu	%xmm1, -16(%r10,%rdx)
	movq	-40(%r10,%rdx), %rdi
	addq	%rdi, (%r10,%rdx)
	jmp	LBB1_3
LBB1_4:
	movl	$1352, %eax
	movl	$33, %ecx
	jmp	LBB1_5
	.p2align	4
LBB1_7:
	addq	$40, %rax
	incl	%ecx
	cmpq	$1437512, %rax
	je	LBB1_8
LBB1_5:
	movl	%ecx, %edx
	imulq	$1041204193, %rdx, %rdx
	shrq	$35, %rdx
	imull	$-31775, %edx, %edx
	movzwl	%dx, %edx
	cmpl	$1986, %edx
	jb	LBB1_7
	movdqu	-32(%r10,%rax), %xmm0
	movdqu	-1352(%r10,%rax), %xmm1
	paddq	%xmm0, %xmm1
	movdqu	-1336(%r10,%rax), %xmm0
	movdqu	%xmm1, -32(%r10,%rax)
	movdqu	-16(%r10,%rax), %xmm1
	paddq	%xmm0, %xmm1
	movdqu	%xmm1, -16(%r10,%rax)
	movq	-1320(%r10,%rax), %rdx
	addq	%rdx, (%r10,%rax)
	jmp	LBB1_7
LBB1_8:
	movl	$43592, %eax
	movl	$1089, %ecx
	movl	$3782253111, %edx
	jmp	LBB1_9
	.p2align	4
LBB1_11:
	addq	$40, %rax
	incl	%ecx
	cmpq	$1437512, %rax
	je	LBB1_12
LBB1_9:
	movl	%ecx, %edi
	imulq	%rdx, %rdi
	shrq	$32, %rdi
	movl	%ecx, %r8d
	subl	%edi, %r8d
	shrl	%r8d
	addl	%edi, %r8d
	shrl	$10, %r8d
	imull	$-31775, %r8d, %edi
	movzwl	%di, %edi
	cmpl	$1986, %edi
	jb	LBB1_11
	movdqu	-32(%r10,%rax), %xmm0
	movdqu	-43592(%r10,%rax), %xmm1
	paddq	%xmm0, %xmm1
	movdqu	-43576(%r10,%rax), %xmm0
	movdqu	%xmm1, -32(%r10,%rax)
	movdqu	-16(%r10,%rax), %xmm1
	paddq	%xmm0, %xmm1
	movdqu	%xmm1, -16(%r10,%rax)
	movq	-43560(%r10,%rax), %rdi
	addq	%rdi, (%r10,%rax)
	jmp	LBB1_11
LBB1_12:
	movapd	LCPI1_0(%rip), %xmm0
	movapd	%xmm0, -8464(%rbp)
	movabsq	$137438953504, %rax
	movq	%rax, -8448(%rbp)
	movq	1437440(%r10), %rcx
	movq	1437472(%r10), %rax
	movq	43520(%r10), %rdx
	movq	43552(%r10), %rdi
	addq	1395200(%r10), %rdx
	addq	1395232(%r10), %rdi
	addq	1280(%r10), %rcx
	addq	1436160(%r10), %rdx
	addq	1312(%r10), %rax
	addq	1436192(%r10), %rdi
	subq	%rdx, %rcx
	subq	%rdi, %rax
	addq	42240(%r10), %rcx
	addq	42272(%r10), %rax
	addq	1393920(%r10), %rcx
	addq	1393952(%r10), %rax
	subq	32(%r10), %rax
	cmpq	$256, %rsi
	movl	$256, %edx
	cmovbq	%rsi, %rdx
	movq	%rdx, -168(%rbp)
	xorpd	%xmm0, %xmm0
	subq	(%r10), %rcx
	je	LBB1_14
	movq	1437464(%r10), %rdx
	addq	1304(%r10), %rdx
	movq	43544(%r10), %rdi
	addq	1395224(%r10), %rdi
	addq	1436184(%r10), %rdi
	subq	%rdi, %rdx
	addq	42264(%r10), %rdx
	addq	1393944(%r10), %rdx
	subq	24(%r10), %rdx
	movq	1437456(%r10), %rdi
	addq	1296(%r10), %rdi
	movq	43536(%r10), %r8
	addq	1395216(%r10), %r8
	addq	1436176(%r10), %r8
	subq	%r8, %rdi
	addq	42256(%r10), %rdi
	addq	1393936(%r10), %rdi
	movq	43528(%r10), %r8
	subq	16(%r10), %rdi
	movq	1437448(%r10), %r9
	addq	1288(%r10), %r9
	addq	1395208(%r10), %r8
	addq	1436168(%r10), %r8
	subq	%r8, %r9
	addq	42248(%r10), %r9
	addq	1393928(%r10), %r9
	subq	8(%r10), %r9
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rdx, %xmm0
	cvtsi2sd	%rdi, %xmm1
	cvtsi2sd	%r9, %xmm2
	mulsd	%xmm2, %xmm2
	mulsd	%xmm1, %xmm1
	addsd	%xmm2, %xmm1
	mulsd	%xmm0, %xmm0
	addsd	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cvtsi2sd	%rcx, %xmm1
	divsd	%xmm1, %xmm0
LBB1_14:
	xorps	%xmm1, %xmm1
	cvtsi2sd	%rax, %xmm1
	subsd	%xmm0, %xmm1
	movsd	%xmm1, -8440(%rbp)
	movl	$1, %ebx
	cmpq	$2, %rsi
	movq	%r10, -80(%rbp)
	jb	LBB1_57
	xorpd	%xmm0, %xmm0
	movsd	LCPI1_1(%rip), %xmm1
	jmp	LBB1_16
	.p2align	4
LBB1_52:
	movq	-176(%rbp), %rax
	movq	$0, (%rax)
	movq	-72(%rbp), %rbx
	cmpq	-168(%rbp), %rbx
	jae	LBB1_54
LBB1_16:
	cmpq	$2, %rbx
	jb	LBB1_17
	leaq	-1(%rbx), %rdx
	cmpq	$2, %rbx
	jne	LBB1_39
	movl	$1, %eax
	xorl	%ecx, %ecx
LBB1_20:
	testb	$1, %dl
	je	LBB1_22
	movq	%rax, %rdx
	shlq	$5, %rdx
	movsd	-8440(%rbp,%rdx), %xmm2
	movq	%rcx, %rdx
	shlq	$5, %rdx
	ucomisd	-8440(%rbp,%rdx), %xmm2
	cmovaq	%rax, %rcx
	jmp	LBB1_22
	.p2align	4
LBB1_17:
	xorl	%ecx, %ecx
LBB1_22:
	shlq	$5, %rcx
	movsd	-8440(%rbp,%rcx), %xmm2
	ucomisd	%xmm0, %xmm2
	jbe	LBB1_54
	movq	%rbx, -72(%rbp)
	leaq	(%rcx,%rbp), %rax
	addq	$-8440, %rax
	movq	%rax, -176(%rbp)
	leaq	(%rcx,%rbp), %r13
	addq	$-8464, %r13
	xorl	%eax, %eax
	xorl	%r11d, %r11d
	xorl	%ebx, %ebx
	xorl	%r14d, %r14d
	xorl	%r10d, %r10d
	.p2align	4
LBB1_24:
	leaq	12(%r13), %rdx
	testb	$1, %al
	movq	%r13, %rcx
	movq	%rdx, -208(%rbp)
	cmoveq	%rdx, %rcx
	movslq	(%rcx), %rdx
	leaq	4(%r13), %rcx
	leaq	16(%r13), %rsi
	testb	$2, %al
	movq	%rcx, -200(%rbp)
	movq	%rsi, -192(%rbp)
	cmoveq	%rsi, %rcx
	leaq	8(%r13), %r15
	leaq	20(%r13), %r12
	cmpl	$4, %eax
	movq	%r15, %rsi
	cmovbq	%r12, %rsi
	movslq	(%rcx), %rdi
	movslq	(%rsi), %rsi
	movl	%eax, %r8d
	shrl	%r8d
	movl	%eax, %ecx
	shrl	$2, %ecx
	xorl	%r8d, %ecx
	xorl	%eax, %ecx
	addq	%rdx, %rdi
	shlq	$5, %rdx
	addq	%rdx, %rdi
	imulq	$1320, %rdi, %rdx
	addq	-80(%rbp), %rdx
	leaq	(%rsi,%rsi,4), %rsi
	andl	$1, %ecx
	negq	%rcx
	orq	$1, %rcx
	movq	(%rdx,%rsi,8), %rdi
	imulq	%rcx, %rdi
	movq	8(%rdx,%rsi,8), %r8
	imulq	%rcx, %r8
	movq	16(%rdx,%rsi,8), %r9
	imulq	%rcx, %r9
	imulq	24(%rdx,%rsi,8), %rcx
	addq	%rdi, %r11
	addq	%r8, %rbx
	addq	%r9, %r14
	addq	%rcx, %r10
	incl	%eax
	cmpl	$8, %eax
	jne	LBB1_24
	movq	-80(%rbp), %r9
	movq	%r10, -224(%rbp)
	movl	$-1, -64(%rbp)
	xorl	%eax, %eax
	movl	$0, -60(%rbp)
	movapd	%xmm1, %xmm2
	movq	%r15, -56(%rbp)
	movq	%r12, -48(%rbp)
	movq	%r11, %r10
	movq	%r13, -120(%rbp)
	movq	%r11, -232(%rbp)
	movq	%r14, -216(%rbp)
	jmp	LBB1_26
	.p2align	4
LBB1_27:
	movq	%r9, %r13
LBB1_28:
	movq	%r13, %r9
	incq	%r11
	cmpq	$3, %r11
	movq	%r11, %rax
	movq	-120(%rbp), %r13
	je	LBB1_29
LBB1_26:
	movupd	(%r13), %xmm3
	movupd	16(%r13), %xmm4
	movapd	%xmm4, -144(%rbp)
	movapd	%xmm3, -160(%rbp)
	movl	(%r13,%rax,4), %r8d
	movl	12(%r13,%rax,4), %ecx
	incl	%r8d
	movl	%ecx, -112(%rbp)
	cmpl	%ecx, %r8d
	movq	%rax, %r11
	jge	LBB1_27
	movslq	-160(%rbp), %rax
	movslq	-156(%rbp), %rsi
	movslq	-152(%rbp), %rcx
	movq	%rax, %rdx
	shlq	$5, %rdx
	addq	%rax, %rdx
	shlq	$3, %rcx
	leaq	(%rcx,%rcx,4), %rax
	movq	%r9, %r13
	leaq	(%r9,%rax), %rcx
	movq	%rcx, -96(%rbp)
	movslq	%edx, %rcx
	movq	%rcx, -264(%rbp)
	movq	%rsi, -272(%rbp)
	addq	%rsi, %rdx
	imulq	$1320, %rdx, %rcx
	addq	%r9, %rcx
	leaq	(%rcx,%rax), %rdx
	movq	%rdx, -240(%rbp)
	movq	%rax, -104(%rbp)
	movq	%rcx, -88(%rbp)
	movq	(%rcx,%rax), %rax
	movq	%rax, -256(%rbp)
	movq	%r11, -248(%rbp)
	jmp	LBB1_46
	.p2align	4
LBB1_48:
	movq	-56(%rbp), %r15
	movq	-48(%rbp), %r12
	movq	%rax, %r13
LBB1_51:
	incl	%r8d
	cmpl	%r8d, -112(%rbp)
	je	LBB1_28
LBB1_46:
	movl	%r8d, -148(%rbp,%r11,4)
	movslq	-148(%rbp), %rax
	movslq	-144(%rbp), %rdx
	movslq	-140(%rbp), %rsi
	movq	%rax, %rdi
	shlq	$5, %rdi
	addq	%rax, %rdi
	leaq	(%rdi,%rdx), %rax
	imulq	$1320, %rax, %rcx
	addq	%r13, %rcx
	shlq	$3, %rsi
	leaq	(%rsi,%rsi,4), %r15
	movq	(%rcx,%r15), %r12
	addq	-264(%rbp), %rdx
	imulq	$1320, %rdx, %rsi
	addq	%r13, %rsi
	movq	(%rsi,%r15), %rax
	movslq	%edi, %rdx
	addq	-272(%rbp), %rdx
	imulq	$1320, %rdx, %rdx
	leaq	(%rdx,%r13), %r9
	addq	(%r9,%r15), %rax
	movq	-88(%rbp), %rdi
	addq	(%rdi,%r15), %r12
	movq	-104(%rbp), %rdi
	addq	(%rcx,%rdi), %rax
	subq	%rax, %r12
	addq	(%rsi,%rdi), %r12
	movq	-96(%rbp), %rax
	addq	(%rax,%rdx), %r12
	subq	-256(%rbp), %r12
	je	LBB1_50
	movq	%r13, %rax
	movq	%r10, %r13
	subq	%r12, %r13
	je	LBB1_48
	movq	%rbx, %r14
	leaq	(%rcx,%r15), %rbx
	leaq	(%rsi,%r15), %rax
	addq	%r15, %r9
	addq	-88(%rbp), %r15
	movq	-104(%rbp), %r11
	addq	%r11, %rcx
	addq	%r11, %rsi
	addq	-96(%rbp), %rdx
	movq	8(%rsi), %r10
	movq	8(%rax), %r11
	addq	8(%rdx), %r10
	addq	8(%rbx), %r10
	addq	8(%r15), %r10
	addq	8(%r9), %r11
	addq	8(%rcx), %r11
	movq	-240(%rbp), %rdi
	addq	8(%rdi), %r11
	subq	%r11, %r10
	movdqu	16(%rdx), %xmm4
	movdqu	16(%rsi), %xmm5
	movdqu	16(%rbx), %xmm6
	movq	%r14, %rbx
	movq	-216(%rbp), %r14
	movq	-248(%rbp), %r11
	movdqu	16(%r15), %xmm7
	movdqu	16(%rax), %xmm8
	cvtsi2sd	%r10, %xmm3
	paddq	%xmm4, %xmm5
	paddq	%xmm6, %xmm7
	paddq	%xmm5, %xmm7
	movdqu	16(%r9), %xmm4
	movdqu	16(%rcx), %xmm5
	paddq	%xmm8, %xmm5
	paddq	%xmm4, %xmm5
	movdqu	16(%rdi), %xmm4
	paddq	%xmm5, %xmm4
	psubq	%xmm4, %xmm7
	pextrq	$1, %xmm7, %rax
	xorps	%xmm6, %xmm6
	cvtsi2sd	%rax, %xmm6
	movq	%xmm7, %rcx
	xorps	%xmm4, %xmm4
	cvtsi2sd	%rcx, %xmm4
	xorps	%xmm7, %xmm7
	cvtsi2sd	%r12, %xmm7
	movq	-224(%rbp), %rdx
	subq	%rax, %rdx
	movq	%r14, %rax
	subq	%rcx, %rax
	movq	%rbx, %rcx
	subq	%r10, %rcx
	movq	-232(%rbp), %r10
	xorps	%xmm5, %xmm5
	cvtsi2sd	%rdx, %xmm5
	xorps	%xmm8, %xmm8
	cvtsi2sd	%rax, %xmm8
	cvtsi2sd	%rcx, %xmm9
	cvtsi2sd	%r13, %xmm10
	movq	-80(%rbp), %r13
	unpcklpd	%xmm6, %xmm4
	mulsd	%xmm3, %xmm3
	mulpd	%xmm4, %xmm4
	addsd	%xmm4, %xmm3
	unpckhpd	%xmm4, %xmm4
	addsd	%xmm3, %xmm4
	divsd	%xmm7, %xmm4
	mulsd	%xmm9, %xmm9
	mulsd	%xmm8, %xmm8
	addsd	%xmm9, %xmm8
	mulsd	%xmm5, %xmm5
	addsd	%xmm8, %xmm5
	divsd	%xmm10, %xmm5
	addsd	%xmm4, %xmm5
	ucomisd	%xmm2, %xmm5
	maxsd	%xmm2, %xmm5
	movl	-64(%rbp), %eax
	cmoval	%r11d, %eax
	movl	%eax, -64(%rbp)
	movl	-60(%rbp), %eax
	cmoval	%r8d, %eax
	movl	%eax, -60(%rbp)
	movapd	%xmm5, %xmm2
LBB1_50:
	movq	-56(%rbp), %r15
	movq	-48(%rbp), %r12
	jmp	LBB1_51
	.p2align	4
LBB1_29:
	movl	-64(%rbp), %ecx
	testl	%ecx, %ecx
	js	LBB1_52
	movq	-72(%rbp), %rax
	shlq	$5, %rax
	leaq	(%rax,%rbp), %rdx
	addq	$-8464, %rdx
	movapd	(%r13), %xmm2
	movapd	16(%r13), %xmm3
	movapd	%xmm3, 16(%rdx)
	movapd	%xmm2, (%rdx)
	movl	%ecx, %eax
	movl	-60(%rbp), %ecx
	movl	%ecx, 12(%r13,%rax,4)
	movq	%rdx, -104(%rbp)
	movl	%ecx, (%rdx,%rax,4)
	xorl	%edi, %edi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%esi, %esi
	xorl	%r9d, %r9d
	.p2align	4
LBB1_31:
	testb	$1, %dil
	movq	%r13, %rax
	cmoveq	-208(%rbp), %rax
	movslq	(%rax), %rax
	testb	$2, %dil
	movq	-200(%rbp), %r10
	cmoveq	-192(%rbp), %r10
	cmpl	$4, %edi
	movq	%r15, %r11
	cmovbq	%r12, %r11
	movslq	(%r10), %rbx
	movslq	(%r11), %r14
	movl	%edi, %r11d
	shrl	%r11d
	movl	%edi, %r10d
	shrl	$2, %r10d
	xorl	%r11d, %r10d
	xorl	%edi, %r10d
	addq	%rax, %rbx
	shlq	$5, %rax
	addq	%rax, %rbx
	imulq	$1320, %rbx, %r11
	addq	-80(%rbp), %r11
	leaq	(%r14,%r14,4), %rbx
	andl	$1, %r10d
	negq	%r10
	orq	$1, %r10
	movq	(%r11,%rbx,8), %rax
	imulq	%r10, %rax
	movq	8(%r11,%rbx,8), %r14
	imulq	%r10, %r14
	movq	16(%r11,%rbx,8), %r15
	imulq	%r10, %r15
	movq	24(%r11,%rbx,8), %r12
	imulq	%r10, %r12
	imulq	32(%r11,%rbx,8), %r10
	addq	%rax, %rdx
	addq	%r14, %r9
	addq	%r15, %rcx
	movq	-56(%rbp), %r15
	addq	%r12, %r8
	movq	-48(%rbp), %r12
	addq	%r10, %rsi
	incl	%edi
	cmpl	$8, %edi
	jne	LBB1_31
	movq	%rcx, -112(%rbp)
	movq	%rdx, -88(%rbp)
	movq	%rsi, -96(%rbp)
	xorl	%edi, %edi
	xorl	%r11d, %r11d
	xorl	%ebx, %ebx
	xorl	%r14d, %r14d
	xorl	%r15d, %r15d
	xorl	%r10d, %r10d
	movq	-104(%rbp), %rsi
	.p2align	4
LBB1_33:
	leaq	12(%rsi), %rax
	testb	$1, %dil
	cmovneq	%rsi, %rax
	movslq	(%rax), %rax
	leaq	4(%rsi), %r12
	leaq	16(%rsi), %r13
	testb	$2, %dil
	cmoveq	%r13, %r12
	movslq	(%r12), %r13
	leaq	8(%rsi), %r12
	leaq	20(%rsi), %rcx
	cmpl	$4, %edi
	cmovbq	%rcx, %r12
	movslq	(%r12), %rcx
	movl	%edi, %edx
	shrl	%edx
	movl	%edi, %r12d
	shrl	$2, %r12d
	xorl	%edx, %r12d
	xorl	%edi, %r12d
	addq	%rax, %r13
	shlq	$5, %rax
	addq	%rax, %r13
	imulq	$1320, %r13, %r13
	addq	-80(%rbp), %r13
	leaq	(%rcx,%rcx,4), %rax
	andl	$1, %r12d
	negq	%r12
	orq	$1, %r12
	movq	(%r13,%rax,8), %rcx
	imulq	%r12, %rcx
	addq	%rcx, %r11
	movq	8(%r13,%rax,8), %rcx
	imulq	%r12, %rcx
	addq	%rcx, %rbx
	movq	16(%r13,%rax,8), %rcx
	imulq	%r12, %rcx
	addq	%rcx, %r14
	movq	24(%r13,%rax,8), %rcx
	imulq	%r12, %rcx
	imulq	32(%r13,%rax,8), %r12
	addq	%rcx, %r15
	addq	%r12, %r10
	incl	%edi
	cmpl	$8, %edi
	jne	LBB1_33
	xorpd	%xmm2, %xmm2
	xorpd	%xmm3, %xmm3
	movq	-88(%rbp), %rax
	testq	%rax, %rax
	je	LBB1_36
	xorps	%xmm3, %xmm3
	cvtsi2sd	%r8, %xmm3
	cvtsi2sdq	-112(%rbp), %xmm4
	cvtsi2sd	%r9, %xmm5
	mulsd	%xmm5, %xmm5
	mulsd	%xmm4, %xmm4
	addsd	%xmm5, %xmm4
	mulsd	%xmm3, %xmm3
	addsd	%xmm4, %xmm3
	xorps	%xmm4, %xmm4
	cvtsi2sd	%rax, %xmm4
	divsd	%xmm4, %xmm3
LBB1_36:
	xorps	%xmm4, %xmm4
	cvtsi2sdq	-96(%rbp), %xmm4
	subsd	%xmm3, %xmm4
	movq	-120(%rbp), %rax
	movsd	%xmm4, 24(%rax)
	testq	%r11, %r11
	je	LBB1_38
	xorps	%xmm2, %xmm2
	cvtsi2sd	%r15, %xmm2
	xorps	%xmm3, %xmm3
	cvtsi2sd	%r14, %xmm3
	xorps	%xmm4, %xmm4
	cvtsi2sd	%rbx, %xmm4
	mulsd	%xmm4, %xmm4
	mulsd	%xmm3, %xmm3
	addsd	%xmm4, %xmm3
	mulsd	%xmm2, %xmm2
	addsd	%xmm3, %xmm2
	xorps	%xmm3, %xmm3
	cvtsi2sd	%r11, %xmm3
	divsd	%xmm3, %xmm2
LBB1_38:
	xorps	%xmm3, %xmm3
	cvtsi2sd	%r10, %xmm3
	subsd	%xmm2, %xmm3
	movsd	%xmm3, 24(%rsi)
	movq	-72(%rbp), %rbx
	incq	%rbx
	cmpq	-168(%rbp), %rbx
	jb	LBB1_16
	jmp	LBB1_54
	.p2align	4
LBB1_39:
	movq	%rdx, %rsi
	andq	$-2, %rsi
	movl	$1, %eax
	leaq	-8376(%rbp), %rdi
	xorl	%ecx, %ecx
	jmp	LBB1_40
	.p2align	4
LBB1_44:
	addq	$2, %rax
	addq	$64, %rdi
	cmpq	%rsi, %r9
	je	LBB1_20
LBB1_40:
	movq	%rcx, %r8
	shlq	$5, %r8
	movsd	-32(%rdi), %xmm2
	ucomisd	-8440(%rbp,%r8), %xmm2
	movq	%rax, %r8
	ja	LBB1_42
	movq	%rcx, %r8
LBB1_42:
	movsd	(%rdi), %xmm2
	movq	%r8, %rcx
	shlq	$5, %rcx
	leaq	1(%rax), %r9
	ucomisd	-8440(%rbp,%rcx), %xmm2
	movq	%r9, %rcx
	ja	LBB1_44
	movq	%r8, %rcx
	jmp	LBB1_44
LBB1_54:
	testq	%rbx, %rbx
	je	LBB1_55
LBB1_57:
	xorl	%edx, %edx
	movq	$0, -48(%rbp)
	movq	%rbx, -72(%rbp)
	movq	-80(%rbp), %r15
	jmp	LBB1_58
	.p2align	4
LBB1_61:
	movq	-72(%rbp), %rbx
	movq	-56(%rbp), %rdx
LBB1_72:
	incq	%rdx
	cmpq	%rbx, %rdx
	je	LBB1_56
LBB1_58:
	movq	%rdx, -56(%rbp)
	movq	%rdx, %rax
	shlq	$5, %rax
	leaq	(%rax,%rbp), %rdx
	addq	$-8464, %rdx
	leaq	12(%rdx), %rax
	movq	%rax, -104(%rbp)
	leaq	4(%rdx), %rax
	movq	%rax, -96(%rbp)
	leaq	16(%rdx), %rax
	movq	%rax, -88(%rbp)
	leaq	8(%rdx), %rcx
	leaq	20(%rdx), %rax
	movq	%rax, -112(%rbp)
	xorl	%ebx, %ebx
	xorl	%r11d, %r11d
	xorl	%eax, %eax
	xorl	%r9d, %r9d
	xorl	%r8d, %r8d
	.p2align	4
LBB1_59:
	testb	$1, %bl
	movq	%rdx, %r13
	cmoveq	-104(%rbp), %r13
	movslq	(%r13), %rsi
	testb	$2, %bl
	movq	-96(%rbp), %r13
	cmoveq	-88(%rbp), %r13
	cmpl	$4, %ebx
	movq	%rcx, %r14
	cmovbq	-112(%rbp), %r14
	movslq	(%r13), %rdi
	movslq	(%r14), %r14
	movl	%ebx, %r12d
	shrl	%r12d
	movl	%ebx, %r13d
	shrl	$2, %r13d
	xorl	%r12d, %r13d
	xorl	%ebx, %r13d
	addq	%rsi, %rdi
	shlq	$5, %rsi
	addq	%rsi, %rdi
	imulq	$1320, %rdi, %rsi
	addq	%r15, %rsi
	leaq	(%r14,%r14,4), %rdi
	andl	$1, %r13d
	negq	%r13
	orq	$1, %r13
	movq	(%rsi,%rdi,8), %r14
	imulq	%r13, %r14
	movq	8(%rsi,%rdi,8), %r12
	imulq	%r13, %r12
	movq	16(%rsi,%rdi,8), %r10
	imulq	%r13, %r10
	imulq	24(%rsi,%rdi,8), %r13
	addq	%r14, %r11
	addq	%r12, %rax
	addq	%r10, %r9
	addq	%r13, %r8
	incl	%ebx
	cmpl	$8, %ebx
	jne	LBB1_59
	testq	%r11, %r11
	je	LBB1_61
	movq	%r11, %rdi
	shrq	$63, %rdi
	addq	%r11, %rdi
	sarq	%rdi
	addq	%rdi, %rax
	movq	%rax, %rcx
	orq	%r11, %rcx
	shrq	$32, %rcx
	movq	-72(%rbp), %rbx
	je	LBB1_63
	cqto
	idivq	%r11
	movq	%rax, %r10
	jmp	LBB1_65
	.p2align	4
LBB1_63:
	xorl	%edx, %edx
	divl	%r11d
	movl	%eax, %r10d
LBB1_65:
	addq	%rdi, %r9
	movq	%r9, %rax
	orq	%r11, %rax
	shrq	$32, %rax
	je	LBB1_66
	movq	%r9, %rax
	cqto
	idivq	%r11
	movq	%rax, %r9
	jmp	LBB1_68
	.p2align	4
LBB1_66:
	movl	%r9d, %eax
	xorl	%edx, %edx
	divl	%r11d
	movl	%eax, %r9d
LBB1_68:
	addq	%rdi, %r8
	movq	%r8, %rax
	orq	%r11, %rax
	shrq	$32, %rax
	je	LBB1_69
	movq	%r8, %rax
	cqto
	idivq	%r11
	jmp	LBB1_71
	.p2align	4
LBB1_69:
	movl	%r8d, %eax
	xorl	%edx, %edx
	divl	%r11d
LBB1_71:
	movq	-56(%rbp), %rdx
	shll	$8, %r9d
	shll	$16, %eax
	orl	%r10d, %r9d
	orl	%eax, %r9d
	orl	$-16777216, %r9d
	movq	-184(%rbp), %rax
	movq	-48(%rbp), %rcx
	movl	%r9d, (%rax,%rcx,4)
	incq	%rcx
	movq	%rcx, -48(%rbp)
	jmp	LBB1_72
LBB1_55:
	movq	$0, -48(%rbp)
LBB1_56:
	movq	-48(%rbp), %rax
	addq	$8296, %rsp
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
