// Made by scripts/make-kernels.sh from bitmaps.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_unpack_numbers
	.p2align	4
_cpixels_unpack_numbers:
	movq	%rcx, %rax
	movl	$-1, %r8d
	movl	%esi, %ecx
	shll	%cl, %r8d
	testq	%rax, %rax
	je	LBB0_5
	notl	%r8d
	cmpq	$1, %rax
	jne	LBB0_6
	xorl	%r10d, %r10d
	xorl	%r9d, %r9d
	testb	$1, %al
	jne	LBB0_4
	jmp	LBB0_5
LBB0_6:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movl	%esi, %r11d
	movq	%rax, %rbx
	andq	$-2, %rbx
	leal	(%rsi,%rsi), %r14d
	xorl	%r15d, %r15d
	xorl	%r10d, %r10d
	xorl	%r9d, %r9d
	.p2align	4
LBB0_7:
	movq	%r10, %rcx
	shrq	$3, %rcx
	movzbl	(%rdi,%rcx), %r12d
	movl	%r15d, %r13d
	andl	$7, %r13d
	addl	%esi, %r13d
	movb	$8, %cl
	subb	%r13b, %cl
	shrl	%cl, %r12d
	andl	%r8d, %r12d
	movb	%r12b, (%rdx,%r9)
	addq	%r11, %r10
	movq	%r10, %rcx
	shrq	$3, %rcx
	movzbl	(%rdi,%rcx), %r12d
	leal	(%r11,%r15), %r13d
	andl	$7, %r13d
	addl	%esi, %r13d
	movb	$8, %cl
	subb	%r13b, %cl
	shrl	%cl, %r12d
	andl	%r8d, %r12d
	movb	%r12b, 1(%rdx,%r9)
	addq	$2, %r9
	addq	%r11, %r10
	addq	%r14, %r15
	cmpq	%r9, %rbx
	jne	LBB0_7
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	testb	$1, %al
	je	LBB0_5
LBB0_4:
	movq	%r10, %rax
	shrq	$3, %rax
	movzbl	(%rdi,%rax), %eax
	andl	$7, %r10d
	addl	%r10d, %esi
	movb	$8, %cl
	subb	%sil, %cl
	shrl	%cl, %eax
	andl	%r8d, %eax
	movb	%al, (%rdx,%r9)
LBB0_5:
	retq
	.globl	_cpixels_take_blue_first
	.p2align	4
_cpixels_take_blue_first:
	testq	%r8, %r8
	je	LBB1_9
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	cmpq	$1, %r8
	jne	LBB1_10
	movq	%rdi, %r9
LBB1_3:
	testb	$1, %r8b
	je	LBB1_8
	movzbl	(%r9), %eax
	movzbl	1(%r9), %esi
	movzbl	2(%r9), %edi
	testl	%edx, %edx
	je	LBB1_5
	movzbl	3(%r9), %edx
	jmp	LBB1_7
LBB1_10:
	movq	%r8, %rax
	andq	$-2, %rax
	jmp	LBB1_11
	.p2align	4
LBB1_15:
	leaq	(%rdi,%rsi), %r9
	movzbl	(%rdi,%rsi), %r11d
	movzbl	1(%rdi,%rsi), %ebx
	movzbl	2(%rdi,%rsi), %edi
	movb	%r10b, 7(%rcx)
	movb	%dil, 4(%rcx)
	movb	%bl, 5(%rcx)
	movb	%r11b, 6(%rcx)
	addq	%rsi, %r9
	addq	$8, %rcx
	movq	%r9, %rdi
	addq	$-2, %rax
	je	LBB1_3
LBB1_11:
	movb	$-1, %r10b
	movb	$-1, %r9b
	testl	%edx, %edx
	je	LBB1_13
	movzbl	3(%rdi), %r9d
LBB1_13:
	movzbl	(%rdi), %r11d
	movzbl	1(%rdi), %ebx
	movzbl	2(%rdi), %r14d
	movb	%r9b, 3(%rcx)
	movb	%r14b, (%rcx)
	movb	%bl, 1(%rcx)
	movb	%r11b, 2(%rcx)
	testl	%edx, %edx
	je	LBB1_15
	movzbl	3(%rdi,%rsi), %r10d
	jmp	LBB1_15
LBB1_5:
	movb	$-1, %dl
LBB1_7:
	movb	%dl, 3(%rcx)
	movb	%dil, (%rcx)
	movb	%sil, 1(%rcx)
	movb	%al, 2(%rcx)
LBB1_8:
	popq	%rbx
	popq	%r14
	popq	%rbp
LBB1_9:
	retq
	.globl	_cpixels_put_blue_first
	.p2align	4
_cpixels_put_blue_first:
	testq	%rcx, %rcx
	je	LBB2_12
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	$1, %rcx
	jne	LBB2_2
LBB2_8:
	testb	$1, %cl
	je	LBB2_11
	movzbl	2(%rdi), %eax
	movb	%al, (%rsi)
	movzbl	1(%rdi), %eax
	movb	%al, 1(%rsi)
	movzbl	(%rdi), %eax
	movb	%al, 2(%rsi)
	cmpq	$4, %rdx
	jne	LBB2_11
	movzbl	3(%rdi), %eax
	movb	%al, 3(%rsi)
LBB2_11:
	popq	%rbp
LBB2_12:
	retq
LBB2_2:
	movq	%rcx, %rax
	andq	$-2, %rax
	jmp	LBB2_3
	.p2align	4
LBB2_7:
	addq	%rdx, %rsi
	addq	%rdx, %rsi
	addq	$8, %rdi
	addq	$-2, %rax
	je	LBB2_8
LBB2_3:
	movzbl	2(%rdi), %r8d
	movb	%r8b, (%rsi)
	movzbl	1(%rdi), %r8d
	movb	%r8b, 1(%rsi)
	movzbl	(%rdi), %r8d
	movb	%r8b, 2(%rsi)
	cmpq	$4, %rdx
	jne	LBB2_5
	movzbl	3(%rdi), %r8d
	movb	%r8b, 3(%rsi)
LBB2_5:
	movzbl	6(%rdi), %r8d
	movb	%r8b, (%rsi,%rdx)
	movzbl	5(%rdi), %r8d
	movb	%r8b, 1(%rsi,%rdx)
	movzbl	4(%rdi), %r8d
	movb	%r8b, 2(%rsi,%rdx)
	cmpq	$4, %rdx
	jne	LBB2_7
	movzbl	7(%rdi), %r8d
	movb	%r8b, 3(%rsi,%rdx)
	jmp	LBB2_7
	.globl	_cpixels_used_bits
	.p2align	4
_cpixels_used_bits:
	xorl	%eax, %eax
	testq	%rdx, %rdx
	je	LBB3_8
	cmpq	$1, %rdx
	jne	LBB3_9
	xorl	%ecx, %ecx
	testb	$1, %dl
	jne	LBB3_4
	jmp	LBB3_7
LBB3_9:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	movq	%rdx, %r8
	andq	$-2, %r8
	leaq	2(%rdi), %r9
	leaq	(%rsi,%rsi), %r10
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	LBB3_10
	.p2align	4
LBB3_14:
	orl	%r11d, %eax
	orl	%ebx, %eax
	addq	$2, %rcx
	addq	%r10, %r9
	cmpq	%rcx, %r8
	je	LBB3_15
LBB3_10:
	movzwl	-2(%r9), %r11d
	cmpq	$2, %rsi
	je	LBB3_12
	movzwl	(%r9), %ebx
	shll	$16, %ebx
	orl	%ebx, %r11d
LBB3_12:
	movzwl	-2(%r9,%rsi), %ebx
	cmpq	$2, %rsi
	je	LBB3_14
	movzwl	(%r9,%rsi), %r14d
	shll	$16, %r14d
	orl	%r14d, %ebx
	jmp	LBB3_14
LBB3_15:
	popq	%rbx
	popq	%r14
	popq	%rbp
	testb	$1, %dl
	je	LBB3_7
LBB3_4:
	imulq	%rsi, %rcx
	movzwl	(%rdi,%rcx), %edx
	cmpq	$2, %rsi
	je	LBB3_6
	movzwl	2(%rdi,%rcx), %ecx
	shll	$16, %ecx
	orl	%ecx, %edx
LBB3_6:
	orl	%eax, %edx
	movl	%edx, %eax
LBB3_7:
	movl	%eax, %eax
LBB3_8:
	retq
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI4_0:
	.long	12
	.long	13
	.long	14
	.long	15
LCPI4_1:
	.long	8
	.long	9
	.long	10
	.long	11
LCPI4_2:
	.long	4
	.long	5
	.long	6
	.long	7
LCPI4_3:
	.long	0
	.long	1
	.long	2
	.long	3
LCPI4_4:
	.long	255
	.long	255
	.long	255
	.long	255
LCPI4_5:
	.long	16
	.long	16
	.long	16
	.long	16
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_read_masks
	.p2align	4
_cpixels_read_masks:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdi, -80(%rbp)
	movq	%rsi, -88(%rbp)
	leaq	48(%rsi), %rax
	movq	%rax, -72(%rbp)
	xorl	%esi, %esi
	movdqa	LCPI4_2(%rip), %xmm5
	movdqa	LCPI4_3(%rip), %xmm6
	movdqa	LCPI4_4(%rip), %xmm7
	movdqa	LCPI4_5(%rip), %xmm8
	jmp	LBB4_1
	.p2align	4
LBB4_50:
	movq	-96(%rbp), %rsi
	incq	%rsi
	addq	$256, -72(%rbp)
	cmpq	$4, %rsi
	je	LBB4_51
LBB4_1:
	movq	-80(%rbp), %rax
	movl	(%rax,%rsi,4), %eax
	movl	$0, %ecx
	testl	%eax, %eax
	je	LBB4_13
	xorl	%ecx, %ecx
	btl	%ecx, %eax
	jb	LBB4_13
	.p2align	4
LBB4_4:
	movl	%eax, %edx
	shrl	%cl, %edx
	testb	$2, %dl
	jne	LBB4_12
	movl	%eax, %edx
	shrl	%cl, %edx
	testb	$4, %dl
	jne	LBB4_11
	cmpl	$28, %ecx
	je	LBB4_7
	movl	%eax, %edx
	shrl	%cl, %edx
	testb	$8, %dl
	jne	LBB4_10
	addl	$4, %ecx
	btl	%ecx, %eax
	jae	LBB4_4
	jmp	LBB4_13
LBB4_12:
	incl	%ecx
	jmp	LBB4_13
LBB4_11:
	addl	$2, %ecx
	jmp	LBB4_13
LBB4_7:
	movl	$31, %ecx
	jmp	LBB4_13
LBB4_10:
	addl	$3, %ecx
	.p2align	4
LBB4_13:
	movq	-88(%rbp), %rdx
	movl	%eax, (%rdx,%rsi,4)
	shrl	%cl, %eax
	movl	%ecx, 16(%rdx,%rsi,4)
	movl	%eax, 32(%rdx,%rsi,4)
	cmpl	$255, %eax
	movl	$255, %ecx
	cmovbl	%eax, %ecx
	movq	%rsi, -96(%rbp)
	cmpq	$3, %rsi
	movl	$0, %edx
	movl	$255, %esi
	cmovel	%esi, %edx
	xorl	%esi, %esi
	testl	%eax, %eax
	sete	%sil
	movd	%esi, %xmm9
	pxor	%xmm0, %xmm0
	pshufb	%xmm0, %xmm9
	movdqa	%xmm9, %xmm0
	pcmpeqd	%xmm1, %xmm1
	pxor	%xmm1, %xmm0
	psllw	$7, %xmm0
	pmovmskb	%xmm0, %r11d
	movl	%r11d, %esi
	andl	$2, %esi
	shrl	%esi
	movl	%esi, -64(%rbp)
	movl	%r11d, %esi
	andl	$4, %esi
	shrl	$2, %esi
	movl	%esi, -60(%rbp)
	movl	%r11d, %esi
	andl	$8, %esi
	shrl	$3, %esi
	movl	%esi, -56(%rbp)
	movl	%r11d, %esi
	andl	$16, %esi
	shrl	$4, %esi
	movl	%esi, -52(%rbp)
	movl	%r11d, %esi
	andl	$32, %esi
	shrl	$5, %esi
	movl	%esi, -48(%rbp)
	movl	%r11d, %esi
	andl	$64, %esi
	shrl	$6, %esi
	movl	%esi, -44(%rbp)
	movl	%r11d, %r9d
	shrl	$8, %r9d
	andl	$1, %r9d
	movl	%r11d, %edi
	shrl	$9, %edi
	andl	$1, %edi
	movl	%r11d, %esi
	shrl	$10, %esi
	andl	$1, %esi
	movd	%eax, %xmm0
	movl	%r11d, %r8d
	shrl	$11, %r8d
	andl	$1, %r8d
	movd	%edx, %xmm1
	movl	%r11d, %ebx
	shrl	$12, %ebx
	andl	$1, %ebx
	movl	%r11d, %r14d
	shrl	$13, %r14d
	andl	$1, %r14d
	movl	%r11d, %r15d
	shrl	$14, %r15d
	andl	$1, %r15d
	movl	%r11d, %r12d
	shrl	$15, %r12d
	pshufd	$0, %xmm0, %xmm10
	psrld	$1, %xmm10
	pshufd	$0, %xmm1, %xmm11
	movl	%r11d, %r13d
	shrb	$7, %r13b
	movdqa	%xmm6, %xmm12
	movdqa	%xmm5, %xmm13
	movdqa	LCPI4_1(%rip), %xmm14
	movdqa	LCPI4_0(%rip), %xmm15
	xorl	%r10d, %r10d
	jmp	LBB4_14
	.p2align	4
LBB4_49:
	pshufd	$238, %xmm9, %xmm0
	pmovzxbd	%xmm0, %xmm0
	pslld	$31, %xmm0
	blendvps	%xmm0, %xmm11, %xmm3
	pshufd	$255, %xmm9, %xmm0
	pmovzxbd	%xmm0, %xmm0
	pslld	$31, %xmm0
	blendvps	%xmm0, %xmm11, %xmm4
	pshufd	$85, %xmm9, %xmm0
	pmovzxbd	%xmm0, %xmm0
	pslld	$31, %xmm0
	blendvps	%xmm0, %xmm11, %xmm2
	pmovzxbd	%xmm9, %xmm0
	pslld	$31, %xmm0
	blendvps	%xmm0, %xmm11, %xmm1
	pminud	%xmm7, %xmm1
	pminud	%xmm7, %xmm2
	packusdw	%xmm2, %xmm1
	pminud	%xmm7, %xmm4
	pminud	%xmm7, %xmm3
	packusdw	%xmm4, %xmm3
	packuswb	%xmm3, %xmm1
	movq	-72(%rbp), %rax
	movdqu	%xmm1, (%rax,%r10)
	addq	$16, %r10
	paddd	%xmm8, %xmm12
	paddd	%xmm8, %xmm13
	paddd	%xmm8, %xmm14
	paddd	%xmm8, %xmm15
	cmpq	$256, %r10
	je	LBB4_50
LBB4_14:
	movdqa	%xmm12, %xmm0
	pslld	$8, %xmm0
	psubd	%xmm12, %xmm0
	paddd	%xmm10, %xmm0
	testb	$1, %r11b
	jne	LBB4_15
	cmpb	$0, -64(%rbp)
	jne	LBB4_17
LBB4_18:
	cmpb	$0, -60(%rbp)
	jne	LBB4_19
LBB4_20:
	cmpb	$0, -56(%rbp)
	je	LBB4_22
LBB4_21:
	pextrd	$3, %xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$3, %eax, %xmm1
LBB4_22:
	movdqa	%xmm13, %xmm0
	pslld	$8, %xmm0
	psubd	%xmm13, %xmm0
	paddd	%xmm10, %xmm0
	cmpb	$0, -52(%rbp)
	je	LBB4_23
	movd	%xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$0, %eax, %xmm2
	cmpb	$0, -48(%rbp)
	jne	LBB4_26
	jmp	LBB4_27
	.p2align	4
LBB4_15:
	movd	%xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	movd	%eax, %xmm1
	cmpb	$0, -64(%rbp)
	je	LBB4_18
LBB4_17:
	pextrd	$1, %xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$1, %eax, %xmm1
	cmpb	$0, -60(%rbp)
	je	LBB4_20
LBB4_19:
	pextrd	$2, %xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$2, %eax, %xmm1
	cmpb	$0, -56(%rbp)
	jne	LBB4_21
	jmp	LBB4_22
	.p2align	4
LBB4_23:
	cmpb	$0, -48(%rbp)
	je	LBB4_27
LBB4_26:
	pextrd	$1, %xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$1, %eax, %xmm2
LBB4_27:
	cmpb	$0, -44(%rbp)
	jne	LBB4_28
	testb	%r13b, %r13b
	je	LBB4_31
LBB4_30:
	pextrd	$3, %xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$3, %eax, %xmm2
LBB4_31:
	movdqa	%xmm14, %xmm0
	pslld	$8, %xmm0
	psubd	%xmm14, %xmm0
	paddd	%xmm10, %xmm0
	testb	%r9b, %r9b
	je	LBB4_32
	movd	%xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$0, %eax, %xmm3
	testb	%dil, %dil
	jne	LBB4_35
	jmp	LBB4_36
	.p2align	4
LBB4_28:
	pextrd	$2, %xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$2, %eax, %xmm2
	testb	%r13b, %r13b
	jne	LBB4_30
	jmp	LBB4_31
	.p2align	4
LBB4_32:
	testb	%dil, %dil
	je	LBB4_36
LBB4_35:
	pextrd	$1, %xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$1, %eax, %xmm3
LBB4_36:
	testb	%sil, %sil
	jne	LBB4_37
	testb	%r8b, %r8b
	je	LBB4_40
LBB4_39:
	pextrd	$3, %xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$3, %eax, %xmm3
LBB4_40:
	movdqa	%xmm15, %xmm0
	pslld	$8, %xmm0
	psubd	%xmm15, %xmm0
	paddd	%xmm10, %xmm0
	testb	%bl, %bl
	je	LBB4_41
	movd	%xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$0, %eax, %xmm4
	testb	%r14b, %r14b
	jne	LBB4_44
	jmp	LBB4_45
	.p2align	4
LBB4_37:
	pextrd	$2, %xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$2, %eax, %xmm3
	testb	%r8b, %r8b
	jne	LBB4_39
	jmp	LBB4_40
	.p2align	4
LBB4_41:
	testb	%r14b, %r14b
	je	LBB4_45
LBB4_44:
	pextrd	$1, %xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$1, %eax, %xmm4
LBB4_45:
	testb	%r15b, %r15b
	jne	LBB4_46
	testb	%r12b, %r12b
	je	LBB4_49
	jmp	LBB4_48
	.p2align	4
LBB4_46:
	pextrd	$2, %xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$2, %eax, %xmm4
	testb	%r12b, %r12b
	je	LBB4_49
LBB4_48:
	pextrd	$3, %xmm0, %eax
	xorl	%edx, %edx
	divl	%ecx
	pinsrd	$3, %eax, %xmm4
	jmp	LBB4_49
LBB4_51:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.globl	_cpixels_take_masked
	.p2align	4
_cpixels_take_masked:
	testq	%r8, %r8
	je	LBB5_26
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	movq	%rcx, %r9
	movq	%rdx, %r10
	addq	$2, %rsi
	xorl	%r11d, %r11d
	movabsq	$2194728288256, %rbx
	jmp	LBB5_2
	.p2align	4
LBB5_23:
	movzbl	816(%rdi,%r14), %eax
LBB5_24:
	movb	%al, 3(%r9,%r11,4)
	incq	%r11
	addq	%r10, %rsi
	cmpq	%r11, %r8
	je	LBB5_25
LBB5_2:
	movzwl	-2(%rsi), %r14d
	cmpq	$2, %r10
	je	LBB5_4
	movzwl	(%rsi), %eax
	shll	$16, %eax
	orl	%r14d, %eax
	movl	%eax, %r14d
LBB5_4:
	movl	(%rdi), %eax
	andl	%r14d, %eax
	movzbl	16(%rdi), %ecx
	shrq	%cl, %rax
	movl	32(%rdi), %ecx
	cmpq	$255, %rcx
	ja	LBB5_6
	movzbl	48(%rdi,%rax), %eax
	jmp	LBB5_9
	.p2align	4
LBB5_6:
	movq	%rax, %rdx
	shlq	$8, %rdx
	subq	%rax, %rdx
	movl	%ecx, %eax
	shrl	%eax
	addq	%rdx, %rax
	testq	%rbx, %rax
	je	LBB5_7
	xorl	%edx, %edx
	divq	%rcx
	jmp	LBB5_9
LBB5_7:
	xorl	%edx, %edx
	divl	%ecx
	.p2align	4
LBB5_9:
	movb	%al, (%r9,%r11,4)
	movl	4(%rdi), %eax
	andl	%r14d, %eax
	movzbl	20(%rdi), %ecx
	shrq	%cl, %rax
	movl	36(%rdi), %ecx
	cmpq	$256, %rcx
	jae	LBB5_10
	movzbl	304(%rdi,%rax), %eax
	jmp	LBB5_14
	.p2align	4
LBB5_10:
	movq	%rax, %rdx
	shlq	$8, %rdx
	subq	%rax, %rdx
	movl	%ecx, %eax
	shrl	%eax
	addq	%rdx, %rax
	testq	%rbx, %rax
	je	LBB5_11
	xorl	%edx, %edx
	divq	%rcx
	jmp	LBB5_14
LBB5_11:
	xorl	%edx, %edx
	divl	%ecx
	.p2align	4
LBB5_14:
	movb	%al, 1(%r9,%r11,4)
	movl	8(%rdi), %eax
	andl	%r14d, %eax
	movzbl	24(%rdi), %ecx
	shrq	%cl, %rax
	movl	40(%rdi), %ecx
	cmpq	$256, %rcx
	jae	LBB5_15
	movzbl	560(%rdi,%rax), %eax
	jmp	LBB5_19
	.p2align	4
LBB5_15:
	movq	%rax, %rdx
	shlq	$8, %rdx
	subq	%rax, %rdx
	movl	%ecx, %eax
	shrl	%eax
	addq	%rdx, %rax
	testq	%rbx, %rax
	je	LBB5_16
	xorl	%edx, %edx
	divq	%rcx
	jmp	LBB5_19
LBB5_16:
	xorl	%edx, %edx
	divl	%ecx
	.p2align	4
LBB5_19:
	movb	%al, 2(%r9,%r11,4)
	andl	12(%rdi), %r14d
	movzbl	28(%rdi), %ecx
	shrq	%cl, %r14
	movl	44(%rdi), %ecx
	cmpq	$256, %rcx
	jb	LBB5_23
	movq	%r14, %rdx
	shlq	$8, %rdx
	subq	%r14, %rdx
	movl	%ecx, %eax
	shrl	%eax
	addq	%rdx, %rax
	testq	%rbx, %rax
	je	LBB5_21
	xorl	%edx, %edx
	divq	%rcx
	jmp	LBB5_24
LBB5_21:
	xorl	%edx, %edx
	divl	%ecx
	jmp	LBB5_24
LBB5_25:
	popq	%rbx
	popq	%r14
	popq	%rbp
LBB5_26:
	retq
	.globl	_cpixels_cut_out
	.p2align	4
_cpixels_cut_out:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rdx, %rdx
	je	LBB6_6
	cmpq	$1, %rdx
	jne	LBB6_7
	xorl	%eax, %eax
LBB6_3:
	testb	$1, %dl
	je	LBB6_6
	movq	%rax, %rcx
	shrq	$3, %rcx
	movzbl	(%rdi,%rcx), %ecx
	movl	%eax, %edx
	notb	%dl
	movzbl	%dl, %edx
	andl	$7, %edx
	btl	%edx, %ecx
	jae	LBB6_6
	movb	$0, 3(%rsi,%rax,4)
LBB6_6:
	popq	%rbp
	retq
LBB6_7:
	movq	%rdx, %rcx
	andq	$-2, %rcx
	xorl	%eax, %eax
	jmp	LBB6_8
	.p2align	4
LBB6_12:
	addq	$2, %rax
	cmpq	%rax, %rcx
	je	LBB6_3
LBB6_8:
	movq	%rax, %r8
	shrq	$3, %r8
	movzbl	(%rdi,%r8), %r9d
	movl	%eax, %r10d
	andb	$6, %r10b
	xorb	$7, %r10b
	movzbl	%r10b, %r10d
	btl	%r10d, %r9d
	jae	LBB6_10
	movb	$0, 3(%rsi,%rax,4)
LBB6_10:
	movzbl	(%rdi,%r8), %r8d
	movl	%eax, %r9d
	notb	%r9b
	movzbl	%r9b, %r9d
	andl	$6, %r9d
	btl	%r9d, %r8d
	jae	LBB6_12
	movb	$0, 7(%rsi,%rax,4)
	jmp	LBB6_12
	.globl	_cpixels_unpack_runs
	.p2align	4
_cpixels_unpack_runs:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -64(%rbp)
	movl	24(%rdi), %eax
	testl	%eax, %eax
	je	LBB7_2
	decl	%eax
	movl	%eax, 24(%rdi)
	jmp	LBB7_3
LBB7_2:
	movq	32(%rdi), %r10
	movq	$0, 32(%rdi)
	cmpl	$0, 20(%rdi)
	je	LBB7_5
LBB7_3:
	xorl	%eax, %eax
LBB7_4:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
LBB7_5:
	cmpq	%rcx, %r10
	cmovaeq	%rcx, %r10
	movq	(%rdi), %rbx
	movq	8(%rdi), %r14
	xorl	%eax, %eax
LBB7_6:
	movq	%rbx, %r11
	.p2align	4
LBB7_7:
	movq	%r14, %r15
	subq	%r11, %r15
	cmpq	$1, %r15
	jbe	LBB7_35
	movq	%r11, %rbx
	movzbl	(%r11), %r9d
	testq	%r9, %r9
	jne	LBB7_14
	movzbl	1(%rbx), %r12d
	cmpq	$3, %r12
	jae	LBB7_15
	xorl	%r8d, %r8d
	cmpl	$2, %r12d
	sete	%r8b
	leaq	2(,%r8,2), %r11
	cmpq	%r11, %r15
	jb	LBB7_35
	addq	%rbx, %r11
	movq	%r11, (%rdi)
	movzbl	1(%rbx), %r8d
	testl	%r8d, %r8d
	je	LBB7_4
	cmpl	$1, %r8d
	je	LBB7_37
	movq	%rcx, %r8
	subq	%r10, %r8
	movzbl	2(%rbx), %r9d
	addq	%r9, %r10
	cmpq	%r9, %r8
	cmovbq	%rcx, %r10
	cmpb	$0, 3(%rbx)
	je	LBB7_7
	jmp	LBB7_38
LBB7_14:
	movq	%r9, %r11
	movl	16(%rdi), %r9d
	xorl	%r8d, %r8d
	cmpl	$8, %r9d
	setne	%r8b
	xorl	%r13d, %r13d
	cmpl	$4, %r9d
	movq	%r11, %r9
	leaq	2(%r8,%r8), %r11
	movl	$2, %r8d
	cmoveq	%r8, %r11
	movq	%r11, %r8
	sete	%r13b
	incq	%r13
	movl	$1, %edx
	movq	%rdx, -48(%rbp)
	movq	%r9, %r12
	jmp	LBB7_19
LBB7_15:
	movl	16(%rdi), %r8d
	cmpl	$4, %r8d
	jne	LBB7_17
	leal	1(%r12), %r8d
	shrl	%r8d
	jmp	LBB7_18
LBB7_17:
	cmpl	$8, %r8d
	leaq	(%r12,%r12,2), %r8
	cmoveq	%r12, %r8
LBB7_18:
	addq	$2, %r8
	movl	$2, %edx
	movq	%rdx, -48(%rbp)
	movq	%r12, %r13
LBB7_19:
	cmpq	%r8, %r15
	jb	LBB7_35
	movq	%r9, -88(%rbp)
	movq	%rcx, %rdx
	subq	%r10, %rdx
	cmpq	%rdx, %r12
	cmovbq	%r12, %rdx
	movq	%rdx, -56(%rbp)
	movb	$1, %r9b
	cmpq	$0, -64(%rbp)
	movq	%r8, -80(%rbp)
	je	LBB7_34
	cmpq	%r10, %rcx
	je	LBB7_34
	movq	%r14, -72(%rbp)
	addq	%rbx, -48(%rbp)
	movq	-64(%rbp), %rdx
	leaq	(%rdx,%r10,4), %rdx
	movq	%rdx, -96(%rbp)
	xorl	%r14d, %r14d
	xorl	%r8d, %r8d
	jmp	LBB7_25
	.p2align	4
LBB7_23:
	movq	%r9, %r11
	shrq	%r11
	movq	%r13, %rdx
	movq	-48(%rbp), %r13
	movzbl	(%r13,%r11), %r13d
	testb	$1, %r9b
	sete	%r9b
	shlb	$2, %r9b
	movq	%rcx, %r11
	movl	%r9d, %ecx
	shrl	%cl, %r13d
	movq	%r11, %rcx
	andl	$15, %r13d
	movl	(%rsi,%r13,4), %r9d
	movq	%rdx, %r13
LBB7_24:
	movq	-96(%rbp), %rdx
	movl	%r9d, (%rdx,%r8,4)
	incq	%r14
	cmpq	%r13, %r14
	movl	$0, %r9d
	cmoveq	%r9, %r14
	incq	%r8
	cmpq	-56(%rbp), %r8
	jae	LBB7_33
LBB7_25:
	movl	16(%rdi), %r11d
	movq	%r8, %r9
	cmpl	%r12d, %r13d
	je	LBB7_28
	movq	%r8, %r9
	shrq	$32, %r9
	je	LBB7_32
	movq	%r14, %r9
LBB7_28:
	cmpl	$4, %r11d
	je	LBB7_23
LBB7_29:
	cmpl	$8, %r11d
	jne	LBB7_31
	movq	-48(%rbp), %rdx
	movzbl	(%rdx,%r9), %r9d
	movl	(%rsi,%r9,4), %r9d
	jmp	LBB7_24
	.p2align	4
LBB7_31:
	leaq	(%r9,%r9,2), %r9
	movq	-48(%rbp), %rdx
	movzbl	(%rdx,%r9), %r11d
	movzwl	1(%rdx,%r9), %r9d
	rolw	$8, %r9w
	shll	$16, %r11d
	movzwl	%r9w, %r9d
	orl	%r11d, %r9d
	orl	$-16777216, %r9d
	jmp	LBB7_24
LBB7_32:
	movq	%rax, %r9
	movl	%r8d, %eax
	xorl	%edx, %edx
	divl	%r13d
	movq	%r9, %rax
	movl	%edx, %r9d
	cmpl	$4, %r11d
	jne	LBB7_29
	jmp	LBB7_23
LBB7_33:
	cmpl	$0, 20(%rdi)
	sete	%r9b
	movq	-72(%rbp), %r14
LBB7_34:
	xorl	%r8d, %r8d
	cmpq	$0, -88(%rbp)
	sete	%r8b
	movq	-56(%rbp), %rdx
	addq	%rdx, %r10
	addq	%rdx, %rax
	movq	-80(%rbp), %r11
	andl	%r11d, %r8d
	addq	%r11, %r8
	cmpq	%r15, %r8
	cmovaeq	%r15, %r8
	addq	%r8, %rbx
	movq	%rbx, (%rdi)
	testb	%r9b, %r9b
	jne	LBB7_6
	jmp	LBB7_4
LBB7_35:
	movl	$2, 20(%rdi)
	jmp	LBB7_4
LBB7_37:
	movl	$1, 20(%rdi)
	jmp	LBB7_4
LBB7_38:
	movq	%r10, 32(%rdi)
	movzbl	3(%rbx), %ecx
	decl	%ecx
	movl	%ecx, 24(%rdi)
	jmp	LBB7_4
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
