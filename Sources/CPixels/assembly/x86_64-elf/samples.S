// Made by scripts/make-kernels.sh from samples.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__ELF__)
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI0_0:
	.long	2147483648
	.long	2147483648
	.long	2147483648
	.long	2147483648
.LCPI0_1:
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
	.globl	cpixels_scale_samples
	.p2align	4
	.type	cpixels_scale_samples,@function
cpixels_scale_samples:
	movq	%rdx, %r8
	cmpl	$255, %esi
	jbe	.LBB0_1
	testq	%rcx, %rcx
	je	.LBB0_81
	movl	%esi, %r9d
	shrl	%r9d
	xorl	%r10d, %r10d
	jmp	.LBB0_78
	.p2align	4
.LBB0_80:
	movb	%al, (%r8,%r10)
	incq	%r10
	cmpq	%r10, %rcx
	je	.LBB0_81
.LBB0_78:
	movzwl	(%rdi,%r10,2), %eax
	rolw	$8, %ax
	movzwl	%ax, %edx
	movb	$-1, %al
	cmpl	%esi, %edx
	jae	.LBB0_80
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r9d, %eax
	xorl	%edx, %edx
	divl	%esi
	jmp	.LBB0_80
.LBB0_1:
	testq	%rcx, %rcx
	je	.LBB0_81
	pushq	%rbp
	movq	%rsp, %rbp
	movl	%esi, %r10d
	shrl	%r10d
	cmpq	$8, %rcx
	setae	%al
	movq	%r8, %rdx
	subq	%rdi, %rdx
	cmpq	$16, %rdx
	setae	%dl
	testb	%dl, %al
	jne	.LBB0_14
	xorl	%r11d, %r11d
	jmp	.LBB0_4
.LBB0_81:
	retq
.LBB0_14:
	movd	%r10d, %xmm0
	movd	%esi, %xmm1
	cmpq	$16, %rcx
	jae	.LBB0_16
	xorl	%r11d, %r11d
.LBB0_55:
	movq	%r11, %r9
	movq	%rcx, %r11
	andq	$-8, %r11
	pshufd	$0, %xmm0, %xmm0
	pshufd	$0, %xmm1, %xmm1
	pxor	%xmm2, %xmm2
	movdqa	.LCPI0_0(%rip), %xmm3
	pxor	%xmm3, %xmm1
	movaps	.LCPI0_1(%rip), %xmm4
	pcmpeqd	%xmm5, %xmm5
	jmp	.LBB0_56
	.p2align	4
.LBB0_73:
	packssdw	%xmm9, %xmm6
	packsswb	%xmm6, %xmm6
	andps	%xmm4, %xmm7
	andps	%xmm4, %xmm8
	packuswb	%xmm8, %xmm7
	packuswb	%xmm7, %xmm7
	pand	%xmm6, %xmm7
	pxor	%xmm5, %xmm6
	por	%xmm7, %xmm6
	movq	%xmm6, (%r8,%r9)
	addq	$8, %r9
	cmpq	%r9, %r11
	je	.LBB0_74
.LBB0_56:
	movq	(%rdi,%r9), %xmm8
	punpcklbw	%xmm2, %xmm8
	movdqa	%xmm8, %xmm6
	punpcklwd	%xmm2, %xmm6
	movdqa	%xmm6, %xmm9
	pslld	$8, %xmm9
	psubd	%xmm6, %xmm9
	movdqa	%xmm6, %xmm7
	por	%xmm3, %xmm7
	movdqa	%xmm1, %xmm6
	pcmpgtd	%xmm7, %xmm6
	paddd	%xmm0, %xmm9
	movd	%xmm6, %eax
	testb	$1, %al
	je	.LBB0_58
	movd	%xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm7
.LBB0_58:
	pshuflw	$170, %xmm6, %xmm10
	movd	%xmm10, %eax
	shrl	$16, %eax
	testb	$1, %al
	je	.LBB0_60
	pshufd	$85, %xmm9, %xmm10
	movd	%xmm10, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm10
	punpcklqdq	%xmm7, %xmm10
	shufps	$226, %xmm7, %xmm10
	movaps	%xmm10, %xmm7
.LBB0_60:
	pextrw	$4, %xmm6, %eax
	testb	$1, %al
	je	.LBB0_62
	pshufd	$238, %xmm9, %xmm10
	movd	%xmm10, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm10
	shufps	$48, %xmm7, %xmm10
	shufps	$132, %xmm10, %xmm7
.LBB0_62:
	pextrw	$6, %xmm6, %eax
	testb	$1, %al
	je	.LBB0_64
	pshufd	$255, %xmm9, %xmm9
	movd	%xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm9
	shufps	$228, %xmm7, %xmm9
	shufps	$36, %xmm9, %xmm7
.LBB0_64:
	punpckhwd	%xmm2, %xmm8
	movdqa	%xmm8, %xmm10
	pslld	$8, %xmm10
	psubd	%xmm8, %xmm10
	paddd	%xmm0, %xmm10
	por	%xmm3, %xmm8
	movdqa	%xmm1, %xmm9
	pcmpgtd	%xmm8, %xmm9
	pextrw	$0, %xmm9, %eax
	testb	$1, %al
	je	.LBB0_65
	movd	%xmm10, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm8
	movss	%xmm8, %xmm8
	jmp	.LBB0_67
	.p2align	4
.LBB0_65:
.LBB0_67:
	pextrw	$2, %xmm9, %eax
	testb	$1, %al
	je	.LBB0_69
	pshufd	$85, %xmm10, %xmm11
	movd	%xmm11, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm11
	punpcklqdq	%xmm8, %xmm11
	shufps	$226, %xmm8, %xmm11
	movaps	%xmm11, %xmm8
.LBB0_69:
	pextrw	$4, %xmm9, %eax
	testb	$1, %al
	je	.LBB0_71
	pshufd	$238, %xmm10, %xmm11
	movd	%xmm11, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm11
	shufps	$48, %xmm8, %xmm11
	shufps	$132, %xmm11, %xmm8
.LBB0_71:
	pextrw	$6, %xmm9, %eax
	testb	$1, %al
	je	.LBB0_73
	pshufd	$255, %xmm10, %xmm10
	movd	%xmm10, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm10
	shufps	$228, %xmm8, %xmm10
	shufps	$36, %xmm10, %xmm8
	jmp	.LBB0_73
.LBB0_74:
	cmpq	%r11, %rcx
	jne	.LBB0_4
	jmp	.LBB0_75
.LBB0_16:
	movq	%rcx, %r11
	andq	$-16, %r11
	movdqa	%xmm0, -32(%rbp)
	pshufd	$0, %xmm0, %xmm2
	movdqa	%xmm1, -16(%rbp)
	pshufd	$0, %xmm1, %xmm1
	xorl	%r9d, %r9d
	pxor	%xmm4, %xmm4
	movdqa	.LCPI0_0(%rip), %xmm5
	pxor	%xmm5, %xmm1
	movaps	.LCPI0_1(%rip), %xmm6
	pcmpeqd	%xmm7, %xmm7
	jmp	.LBB0_17
	.p2align	4
.LBB0_52:
	packssdw	%xmm10, %xmm8
	packssdw	%xmm3, %xmm13
	packsswb	%xmm13, %xmm8
	andps	%xmm6, %xmm9
	andps	%xmm6, %xmm11
	packuswb	%xmm11, %xmm9
	andps	%xmm6, %xmm14
	andps	%xmm6, %xmm0
	packuswb	%xmm0, %xmm14
	packuswb	%xmm14, %xmm9
	pand	%xmm8, %xmm9
	pxor	%xmm7, %xmm8
	por	%xmm9, %xmm8
	movdqu	%xmm8, (%r8,%r9)
	addq	$16, %r9
	cmpq	%r9, %r11
	je	.LBB0_53
.LBB0_17:
	movdqu	(%rdi,%r9), %xmm0
	movdqa	%xmm0, %xmm11
	punpcklbw	%xmm4, %xmm11
	movdqa	%xmm11, %xmm8
	punpcklwd	%xmm4, %xmm8
	movdqa	%xmm8, %xmm10
	pslld	$8, %xmm10
	psubd	%xmm8, %xmm10
	movdqa	%xmm8, %xmm9
	por	%xmm5, %xmm9
	movdqa	%xmm1, %xmm8
	pcmpgtd	%xmm9, %xmm8
	paddd	%xmm2, %xmm10
	movd	%xmm8, %eax
	testb	$1, %al
	je	.LBB0_19
	movd	%xmm10, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm9
.LBB0_19:
	movdqa	%xmm8, %xmm12
	psrlq	$24, %xmm12
	movd	%xmm12, %eax
	shrl	$8, %eax
	testb	$1, %al
	je	.LBB0_21
	pshufd	$85, %xmm10, %xmm12
	movd	%xmm12, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm12
	punpcklqdq	%xmm9, %xmm12
	shufps	$226, %xmm9, %xmm12
	movaps	%xmm12, %xmm9
.LBB0_21:
	movdqa	%xmm8, %xmm12
	psrldq	$6, %xmm12
	movd	%xmm12, %eax
	shrl	$16, %eax
	testb	$1, %al
	je	.LBB0_23
	pshufd	$238, %xmm10, %xmm13
	movd	%xmm13, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm13
	shufps	$48, %xmm9, %xmm13
	shufps	$132, %xmm13, %xmm9
.LBB0_23:
	packsswb	%xmm12, %xmm12
	movd	%xmm12, %eax
	shrl	$24, %eax
	testb	$1, %al
	je	.LBB0_25
	pshufd	$255, %xmm10, %xmm10
	movd	%xmm10, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm10
	shufps	$228, %xmm9, %xmm10
	shufps	$36, %xmm10, %xmm9
.LBB0_25:
	punpckhwd	%xmm4, %xmm11
	movdqa	%xmm11, %xmm12
	pslld	$8, %xmm12
	psubd	%xmm11, %xmm12
	paddd	%xmm2, %xmm12
	por	%xmm5, %xmm11
	movdqa	%xmm1, %xmm10
	pcmpgtd	%xmm11, %xmm10
	pextrw	$0, %xmm10, %eax
	testb	$1, %al
	je	.LBB0_26
	movd	%xmm12, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm11
	movss	%xmm11, %xmm11
	jmp	.LBB0_28
	.p2align	4
.LBB0_26:
.LBB0_28:
	movdqa	%xmm10, %xmm13
	pslldq	$6, %xmm13
	packsswb	%xmm13, %xmm13
	pextrw	$2, %xmm13, %eax
	shrl	$8, %eax
	testb	$1, %al
	je	.LBB0_30
	pshufd	$85, %xmm12, %xmm13
	movd	%xmm13, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm13
	punpcklqdq	%xmm11, %xmm13
	shufps	$226, %xmm11, %xmm13
	movaps	%xmm13, %xmm11
.LBB0_30:
	pextrw	$4, %xmm10, %eax
	testb	$1, %al
	je	.LBB0_32
	pshufd	$238, %xmm12, %xmm13
	movd	%xmm13, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm13
	shufps	$48, %xmm11, %xmm13
	shufps	$132, %xmm13, %xmm11
.LBB0_32:
	movdqa	%xmm10, %xmm13
	psrldq	$5, %xmm13
	pextrw	$3, %xmm13, %eax
	shrl	$8, %eax
	testb	$1, %al
	je	.LBB0_34
	pshufd	$255, %xmm12, %xmm12
	movd	%xmm12, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm12
	shufps	$228, %xmm11, %xmm12
	shufps	$36, %xmm12, %xmm11
.LBB0_34:
	punpckhbw	%xmm4, %xmm0
	movdqa	%xmm0, %xmm14
	punpcklwd	%xmm4, %xmm14
	movdqa	%xmm14, %xmm12
	pslld	$8, %xmm12
	psubd	%xmm14, %xmm12
	paddd	%xmm2, %xmm12
	por	%xmm5, %xmm14
	movdqa	%xmm1, %xmm13
	pcmpgtd	%xmm14, %xmm13
	pextrw	$0, %xmm13, %eax
	testb	$1, %al
	je	.LBB0_35
	movd	%xmm12, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm14
	movss	%xmm14, %xmm14
	jmp	.LBB0_37
	.p2align	4
.LBB0_35:
.LBB0_37:
	movdqa	%xmm13, %xmm15
	pslldq	$5, %xmm15
	pextrw	$4, %xmm15, %eax
	shrl	$8, %eax
	testb	$1, %al
	je	.LBB0_39
	pshufd	$85, %xmm12, %xmm15
	movd	%xmm15, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm15
	punpcklqdq	%xmm14, %xmm15
	shufps	$226, %xmm14, %xmm15
	movaps	%xmm15, %xmm14
.LBB0_39:
	pextrw	$4, %xmm13, %eax
	testb	$1, %al
	je	.LBB0_41
	pshufd	$238, %xmm12, %xmm15
	movd	%xmm15, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm15
	shufps	$48, %xmm14, %xmm15
	shufps	$132, %xmm15, %xmm14
.LBB0_41:
	movdqa	%xmm13, %xmm15
	psrldq	$6, %xmm15
	packsswb	%xmm15, %xmm15
	pextrw	$5, %xmm15, %eax
	shrl	$8, %eax
	testb	$1, %al
	je	.LBB0_43
	pshufd	$255, %xmm12, %xmm12
	movd	%xmm12, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm12
	shufps	$228, %xmm14, %xmm12
	shufps	$36, %xmm12, %xmm14
.LBB0_43:
	punpckhwd	%xmm4, %xmm0
	movdqa	%xmm0, %xmm12
	pslld	$8, %xmm12
	psubd	%xmm0, %xmm12
	paddd	%xmm2, %xmm12
	por	%xmm5, %xmm0
	movdqa	%xmm1, %xmm3
	pcmpgtd	%xmm0, %xmm3
	pextrw	$0, %xmm3, %eax
	testb	$1, %al
	je	.LBB0_44
	movd	%xmm12, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm0
	movss	%xmm0, %xmm0
	jmp	.LBB0_46
	.p2align	4
.LBB0_44:
.LBB0_46:
	movdqa	%xmm3, %xmm15
	pslldq	$6, %xmm15
	packsswb	%xmm15, %xmm15
	pextrw	$6, %xmm15, %eax
	shrl	$8, %eax
	testb	$1, %al
	je	.LBB0_48
	pshufd	$85, %xmm12, %xmm15
	movd	%xmm15, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm15
	punpcklqdq	%xmm0, %xmm15
	shufps	$226, %xmm0, %xmm15
	movaps	%xmm15, %xmm0
.LBB0_48:
	pextrw	$4, %xmm3, %eax
	testb	$1, %al
	je	.LBB0_50
	pshufd	$238, %xmm12, %xmm15
	movd	%xmm15, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm15
	shufps	$48, %xmm0, %xmm15
	shufps	$132, %xmm15, %xmm0
.LBB0_50:
	pextrw	$7, %xmm3, %eax
	shrl	$8, %eax
	testb	$1, %al
	je	.LBB0_52
	pshufd	$255, %xmm12, %xmm12
	movd	%xmm12, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm12
	shufps	$228, %xmm0, %xmm12
	shufps	$36, %xmm12, %xmm0
	jmp	.LBB0_52
.LBB0_53:
	cmpq	%r11, %rcx
	movdqa	-32(%rbp), %xmm0
	movdqa	-16(%rbp), %xmm1
	je	.LBB0_75
	testb	$8, %cl
	jne	.LBB0_55
.LBB0_4:
	movq	%r11, %r9
	orq	$1, %r9
	testb	$1, %cl
	je	.LBB0_8
	movzbl	(%rdi,%r11), %edx
	movb	$-1, %al
	cmpl	%edx, %esi
	jbe	.LBB0_7
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r10d, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB0_7:
	movb	%al, (%r8,%r11)
	movq	%r9, %r11
.LBB0_8:
	cmpq	%r9, %rcx
	jne	.LBB0_9
.LBB0_75:
	popq	%rbp
	retq
	.p2align	4
.LBB0_13:
	movb	%r9b, 1(%r8,%r11)
	addq	$2, %r11
	cmpq	%r11, %rcx
	je	.LBB0_75
.LBB0_9:
	movzbl	(%rdi,%r11), %edx
	movb	$-1, %r9b
	movb	$-1, %al
	cmpl	%edx, %esi
	jbe	.LBB0_11
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r10d, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB0_11:
	movb	%al, (%r8,%r11)
	movzbl	1(%rdi,%r11), %edx
	cmpl	%edx, %esi
	jbe	.LBB0_13
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r10d, %eax
	xorl	%edx, %edx
	divl	%esi
	movl	%eax, %r9d
	jmp	.LBB0_13
.Lfunc_end0:
	.size	cpixels_scale_samples, .Lfunc_end0-cpixels_scale_samples
	.globl	cpixels_spread_bits
	.p2align	4
	.type	cpixels_spread_bits,@function
cpixels_spread_bits:
	testq	%r8, %r8
	je	.LBB1_5
	cmpq	$1, %r8
	jne	.LBB1_6
	xorl	%eax, %eax
	testb	$1, %r8b
	jne	.LBB1_4
	jmp	.LBB1_5
.LBB1_6:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	movzbl	%sil, %r9d
	movzbl	%dl, %r10d
	movq	%r8, %r11
	andq	$-2, %r11
	xorl	%eax, %eax
	jmp	.LBB1_7
	.p2align	4
.LBB1_11:
	movb	%bl, 1(%rcx,%rax)
	addq	$2, %rax
	cmpq	%rax, %r11
	je	.LBB1_12
.LBB1_7:
	movq	%rax, %rbx
	shrq	$3, %rbx
	movzbl	(%rdi,%rbx), %r15d
	movl	%eax, %r14d
	andb	$6, %r14b
	movl	%r14d, %r12d
	xorb	$7, %r12b
	movzbl	%r12b, %r12d
	btl	%r12d, %r15d
	movl	%r9d, %r15d
	jae	.LBB1_9
	movl	%r10d, %r15d
.LBB1_9:
	movb	%r15b, (%rcx,%rax)
	movzbl	(%rdi,%rbx), %ebx
	xorb	$6, %r14b
	movzbl	%r14b, %r14d
	btl	%r14d, %ebx
	movl	%r9d, %ebx
	jae	.LBB1_11
	movl	%r10d, %ebx
	jmp	.LBB1_11
.LBB1_12:
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
	testb	$1, %r8b
	je	.LBB1_5
.LBB1_4:
	movq	%rax, %r8
	shrq	$3, %r8
	movzbl	(%rdi,%r8), %edi
	movl	%eax, %r8d
	notb	%r8b
	movzbl	%r8b, %r8d
	andl	$7, %r8d
	btl	%r8d, %edi
	movzbl	%sil, %esi
	movzbl	%dl, %edx
	cmovael	%esi, %edx
	movb	%dl, (%rcx,%rax)
.LBB1_5:
	retq
.Lfunc_end1:
	.size	cpixels_spread_bits, .Lfunc_end1-cpixels_spread_bits
	.globl	cpixels_read_numbers
	.p2align	4
	.type	cpixels_read_numbers,@function
cpixels_read_numbers:
	testq	%rcx, %rcx
	je	.LBB2_1
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	movl	%esi, %r9d
	shrl	%r9d
	xorl	%r8d, %r8d
.LBB2_4:
	movq	(%rdi), %rax
	movq	8(%rdi), %r10
	cmpq	%r10, %rax
	jae	.LBB2_28
	movl	20(%rdi), %ebx
	movq	%r10, %r11
	subq	%rax, %r11
	jmp	.LBB2_6
	.p2align	4
.LBB2_8:
	xorl	%ebx, %ebx
	leal	-9(%r14), %r15d
	cmpl	$5, %r15d
	jae	.LBB2_9
.LBB2_12:
	incq	%rax
	movq	%rax, (%rdi)
	decq	%r11
	cmpq	%r10, %rax
	je	.LBB2_28
.LBB2_6:
	movzbl	(%rax), %r14d
	testl	%ebx, %ebx
	je	.LBB2_8
	cmpl	$10, %r14d
	setne	%bl
	cmpl	$13, %r14d
	setne	%r14b
	andb	%bl, %r14b
	movzbl	%r14b, %ebx
.LBB2_11:
	movl	%ebx, 20(%rdi)
	jmp	.LBB2_12
.LBB2_9:
	cmpl	$32, %r14d
	je	.LBB2_12
	movl	$1, %ebx
	cmpl	$35, %r14d
	je	.LBB2_11
	xorl	%ebx, %ebx
	movq	%rax, %r14
	cmpq	%r10, %rax
	jae	.LBB2_18
	addq	%rax, %r11
	xorl	%ebx, %ebx
	movq	%rax, %r14
	.p2align	4
.LBB2_15:
	movzbl	(%r14), %r15d
	leal	-48(%r15), %r12d
	cmpb	$9, %r12b
	ja	.LBB2_19
	cmpl	$65536, %ebx
	leal	(%rbx,%rbx,4), %r12d
	leal	-48(%r15,%r12,2), %r15d
	cmovbl	%r15d, %ebx
	incq	%r14
	cmpq	%r10, %r14
	jne	.LBB2_15
	movq	%r11, %r14
.LBB2_18:
	cmpl	$0, 16(%rdi)
	setne	%r10b
.LBB2_22:
	cmpq	%r14, %rax
	je	.LBB2_28
	testb	%r10b, %r10b
	je	.LBB2_28
	movq	%r14, (%rdi)
	movb	$-1, %al
	cmpl	%esi, %ebx
	jae	.LBB2_26
	movl	%ebx, %eax
	shll	$8, %eax
	subl	%ebx, %eax
	addl	%r9d, %eax
	movq	%rdx, %r10
	xorl	%edx, %edx
	divl	%esi
	movq	%r10, %rdx
.LBB2_26:
	movb	%al, (%rdx,%r8)
	incq	%r8
	cmpq	%rcx, %r8
	jne	.LBB2_4
	jmp	.LBB2_27
.LBB2_19:
	movb	$1, %r10b
	leal	-9(%r15), %r11d
	cmpl	$5, %r11d
	jb	.LBB2_22
	cmpl	$32, %r15d
	je	.LBB2_22
	cmpl	$35, %r15d
	je	.LBB2_22
	jmp	.LBB2_28
.LBB2_1:
	xorl	%r8d, %r8d
	jmp	.LBB2_2
.LBB2_27:
	movq	%rcx, %r8
.LBB2_28:
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB2_2:
	cmpq	%rcx, %r8
	cmovbq	%r8, %rcx
	movq	%rcx, %rax
	retq
.Lfunc_end2:
	.size	cpixels_read_numbers, .Lfunc_end2-cpixels_read_numbers
	.globl	cpixels_read_bits
	.p2align	4
	.type	cpixels_read_bits,@function
cpixels_read_bits:
	movq	%r8, %rax
	testq	%r8, %r8
	je	.LBB3_1
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	xorl	%r8d, %r8d
	movzbl	%dl, %edx
	movzbl	%sil, %esi
.LBB3_4:
	movq	(%rdi), %r9
	movq	8(%rdi), %r10
	cmpq	%r10, %r9
	jae	.LBB3_16
	movl	20(%rdi), %r11d
	jmp	.LBB3_6
	.p2align	4
.LBB3_8:
	xorl	%r11d, %r11d
	leal	-9(%rbx), %r14d
	cmpl	$5, %r14d
	jae	.LBB3_9
.LBB3_12:
	incq	%r9
	movq	%r9, (%rdi)
	cmpq	%r10, %r9
	je	.LBB3_16
.LBB3_6:
	movzbl	(%r9), %ebx
	testl	%r11d, %r11d
	je	.LBB3_8
	cmpl	$10, %ebx
	setne	%r11b
	cmpl	$13, %ebx
	setne	%bl
	andb	%r11b, %bl
	movzbl	%bl, %r11d
.LBB3_11:
	movl	%r11d, 20(%rdi)
	jmp	.LBB3_12
.LBB3_9:
	cmpl	$32, %ebx
	je	.LBB3_12
	movl	$1, %r11d
	cmpl	$35, %ebx
	je	.LBB3_11
	andb	$-2, %bl
	cmpb	$48, %bl
	jne	.LBB3_16
	leaq	1(%r9), %r10
	movq	%r10, (%rdi)
	cmpb	$49, (%r9)
	movl	%esi, %r9d
	cmovel	%edx, %r9d
	movb	%r9b, (%rcx,%r8)
	incq	%r8
	cmpq	%rax, %r8
	jne	.LBB3_4
	movq	%rax, %r8
.LBB3_16:
	popq	%rbx
	popq	%r14
	popq	%rbp
	jmp	.LBB3_2
.LBB3_1:
	xorl	%r8d, %r8d
.LBB3_2:
	cmpq	%rax, %r8
	cmovbq	%r8, %rax
	retq
.Lfunc_end3:
	.size	cpixels_read_bits, .Lfunc_end3-cpixels_read_bits
	.globl	cpixels_take_channels
	.p2align	4
	.type	cpixels_take_channels,@function
cpixels_take_channels:
	cmpq	$2, %rsi
	jne	.LBB4_1
	testq	%rcx, %rcx
	je	.LBB4_6
	cmpq	$1, %rcx
	jne	.LBB4_10
	xorl	%eax, %eax
	jmp	.LBB4_12
.LBB4_1:
	testq	%rcx, %rcx
	je	.LBB4_6
	cmpq	$1, %rcx
	jne	.LBB4_14
	xorl	%eax, %eax
	testb	$1, %cl
	jne	.LBB4_5
.LBB4_6:
	retq
.LBB4_10:
	movq	%rcx, %rsi
	andq	$-2, %rsi
	xorl	%eax, %eax
	.p2align	4
.LBB4_11:
	movzbl	(%rdi,%rax,4), %r8d
	movb	%r8b, (%rdx,%rax,2)
	movzbl	3(%rdi,%rax,4), %r8d
	movb	%r8b, 1(%rdx,%rax,2)
	movzbl	4(%rdi,%rax,4), %r8d
	movb	%r8b, 2(%rdx,%rax,2)
	movzbl	7(%rdi,%rax,4), %r8d
	movb	%r8b, 3(%rdx,%rax,2)
	addq	$2, %rax
	cmpq	%rax, %rsi
	jne	.LBB4_11
.LBB4_12:
	testb	$1, %cl
	je	.LBB4_6
	movzbl	(%rdi,%rax,4), %ecx
	movb	%cl, (%rdx,%rax,2)
	movzbl	3(%rdi,%rax,4), %ecx
	movb	%cl, 1(%rdx,%rax,2)
	retq
.LBB4_14:
	pushq	%rbp
	movq	%rsp, %rbp
	movq	%rcx, %rsi
	andq	$-2, %rsi
	leaq	5(%rdx), %r8
	xorl	%eax, %eax
	.p2align	4
.LBB4_15:
	movzbl	(%rdi,%rax,4), %r9d
	movb	%r9b, -5(%r8)
	movzbl	1(%rdi,%rax,4), %r9d
	movb	%r9b, -4(%r8)
	movzbl	2(%rdi,%rax,4), %r9d
	movb	%r9b, -3(%r8)
	movzbl	4(%rdi,%rax,4), %r9d
	movb	%r9b, -2(%r8)
	movzbl	5(%rdi,%rax,4), %r9d
	movb	%r9b, -1(%r8)
	movzbl	6(%rdi,%rax,4), %r9d
	movb	%r9b, (%r8)
	addq	$2, %rax
	addq	$6, %r8
	cmpq	%rax, %rsi
	jne	.LBB4_15
	popq	%rbp
	testb	$1, %cl
	je	.LBB4_6
.LBB4_5:
	leaq	(%rax,%rax,2), %rcx
	movzbl	(%rdi,%rax,4), %esi
	movb	%sil, (%rdx,%rcx)
	movzbl	1(%rdi,%rax,4), %esi
	movb	%sil, 1(%rdx,%rcx)
	movzbl	2(%rdi,%rax,4), %eax
	movb	%al, 2(%rdx,%rcx)
	retq
.Lfunc_end4:
	.size	cpixels_take_channels, .Lfunc_end4-cpixels_take_channels
	.globl	cpixels_read_blue_first
	.p2align	4
	.type	cpixels_read_blue_first,@function
cpixels_read_blue_first:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%rbx
	cmpq	$2, %rsi
	jne	.LBB5_1
	testq	%r8, %r8
	je	.LBB5_15
	xorl	%eax, %eax
	jmp	.LBB5_8
	.p2align	4
.LBB5_14:
	testl	%edx, %edx
	sete	%r10b
	movb	%r9b, 2(%rcx,%rax,4)
	testb	%sil, %sil
	sets	%sil
	orb	%r10b, %sil
	negb	%sil
	movb	%sil, 3(%rcx,%rax,4)
	incq	%rax
	cmpq	%rax, %r8
	je	.LBB5_15
.LBB5_8:
	movzbl	1(%rdi,%rax,2), %esi
	movl	%esi, %r10d
	shrl	$2, %r10d
	andl	$31, %r10d
	movb	$-1, %r9b
	movb	$-1, %bl
	cmpl	$31, %r10d
	je	.LBB5_10
	movl	%r10d, %r11d
	shll	$8, %r11d
	subl	%r10d, %r11d
	addl	$15, %r11d
	movzwl	%r11w, %r10d
	imull	$16913, %r10d, %ebx
	shrl	$19, %ebx
.LBB5_10:
	movzbl	(%rdi,%rax,2), %r10d
	movl	%esi, %r11d
	shll	$8, %r11d
	orl	%r10d, %r11d
	movb	%bl, (%rcx,%rax,4)
	shrl	$5, %r11d
	andl	$31, %r11d
	cmpl	$31, %r11d
	je	.LBB5_12
	movl	%r11d, %r9d
	shll	$8, %r9d
	subl	%r11d, %r9d
	addl	$15, %r9d
	movzwl	%r9w, %r9d
	imull	$16913, %r9d, %r9d
	shrl	$19, %r9d
.LBB5_12:
	movb	%r9b, 1(%rcx,%rax,4)
	andl	$31, %r10d
	movb	$-1, %r9b
	cmpl	$31, %r10d
	je	.LBB5_14
	movl	%r10d, %r9d
	shll	$8, %r9d
	subl	%r10d, %r9d
	addl	$15, %r9d
	movzwl	%r9w, %r9d
	imull	$16913, %r9d, %r9d
	shrl	$19, %r9d
	jmp	.LBB5_14
.LBB5_1:
	testq	%r8, %r8
	je	.LBB5_15
	testl	%edx, %edx
	setne	%dl
	cmpq	$4, %rsi
	sete	%al
	andb	%dl, %al
	leaq	2(%rdi), %rdx
	xorl	%r9d, %r9d
	jmp	.LBB5_3
	.p2align	4
.LBB5_5:
	movb	%r10b, 3(%rcx,%r9,4)
	incq	%r9
	addq	%rsi, %rdx
	cmpq	%r9, %r8
	je	.LBB5_15
.LBB5_3:
	movzbl	(%rdx), %r10d
	movb	%r10b, (%rcx,%r9,4)
	movzbl	-1(%rdx), %r10d
	movb	%r10b, 1(%rcx,%r9,4)
	movzbl	-2(%rdx), %r10d
	movb	%r10b, 2(%rcx,%r9,4)
	movb	$-1, %r10b
	testb	%al, %al
	je	.LBB5_5
	movzbl	3(%rdi,%r9,4), %r10d
	jmp	.LBB5_5
.LBB5_15:
	popq	%rbx
	popq	%rbp
	retq
.Lfunc_end5:
	.size	cpixels_read_blue_first, .Lfunc_end5-cpixels_read_blue_first
	.globl	cpixels_look_up_deep
	.p2align	4
	.type	cpixels_look_up_deep,@function
cpixels_look_up_deep:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rcx, %rcx
	je	.LBB6_5
	cmpq	$1, %rcx
	jne	.LBB6_6
	xorl	%eax, %eax
	jmp	.LBB6_3
.LBB6_6:
	movq	%rcx, %r8
	andq	$-2, %r8
	xorl	%eax, %eax
	.p2align	4
.LBB6_7:
	movzbl	(%rdi,%rax,2), %r9d
	movzbl	1(%rdi,%rax,2), %r10d
	shll	$10, %r10d
	addq	%rsi, %r10
	movl	(%r10,%r9,4), %r9d
	movl	%r9d, (%rdx,%rax,4)
	movzbl	2(%rdi,%rax,2), %r9d
	movzbl	3(%rdi,%rax,2), %r10d
	shll	$10, %r10d
	addq	%rsi, %r10
	movl	(%r10,%r9,4), %r9d
	movl	%r9d, 4(%rdx,%rax,4)
	addq	$2, %rax
	cmpq	%rax, %r8
	jne	.LBB6_7
.LBB6_3:
	testb	$1, %cl
	je	.LBB6_5
	movzbl	(%rdi,%rax,2), %ecx
	movzbl	1(%rdi,%rax,2), %edi
	shll	$10, %edi
	addq	%rdi, %rsi
	movl	(%rsi,%rcx,4), %ecx
	movl	%ecx, (%rdx,%rax,4)
.LBB6_5:
	popq	%rbp
	retq
.Lfunc_end6:
	.size	cpixels_look_up_deep, .Lfunc_end6-cpixels_look_up_deep
	.globl	cpixels_unpack_packets
	.p2align	4
	.type	cpixels_unpack_packets,@function
cpixels_unpack_packets:
	testq	%rcx, %rcx
	je	.LBB7_1
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, %r8
	leaq	1(%rsi), %r13
	movl	16(%rdi), %eax
	leaq	23(%rdi), %rdx
	movq	%rdx, -72(%rbp)
	movq	%rsi, %r12
	andq	$-32, %r12
	movq	%rsi, %r14
	andq	$-4, %r14
	movl	%esi, %edx
	andl	$3, %edx
	movq	%rdx, -56(%rbp)
	leaq	1(%r8), %rdx
	movq	%rdx, -88(%rbp)
	leaq	3(%r8), %rdx
	movq	%rdx, -80(%rbp)
	xorl	%r9d, %r9d
	movq	%r14, -48(%rbp)
	movq	%r8, -64(%rbp)
	jmp	.LBB7_4
	.p2align	4
.LBB7_55:
	movq	(%rdi), %r11
	movq	-48(%rbp), %r14
.LBB7_56:
	addq	%rax, %r11
	movq	%r11, (%rdi)
.LBB7_62:
	movl	16(%rdi), %eax
	subl	%r10d, %eax
	movl	%eax, 16(%rdi)
	addq	%r10, %r9
	cmpq	%rcx, %r9
	jae	.LBB7_63
.LBB7_4:
	testl	%eax, %eax
	je	.LBB7_5
	movl	%eax, %eax
	movq	%rcx, %r10
	subq	%r9, %r10
	cmpq	%rax, %r10
	cmovaeq	%rax, %r10
	cmpl	$0, 20(%rdi)
	movq	%r10, %rbx
	je	.LBB7_42
	testq	%r8, %r8
	jne	.LBB7_28
	jmp	.LBB7_62
	.p2align	4
.LBB7_5:
	movq	(%rdi), %rdx
	movq	8(%rdi), %r10
	cmpq	%r10, %rdx
	je	.LBB7_63
	movzbl	(%rdx), %eax
	testb	%al, %al
	movq	%r13, %r11
	movl	$1, %ebx
	cmovnsq	%rbx, %r11
	subq	%rdx, %r10
	cmpq	%r11, %r10
	jb	.LBB7_63
	testb	%al, %al
	js	.LBB7_8
	incq	%rdx
	movq	%rdx, (%rdi)
	incq	%rax
	movl	%eax, 16(%rdi)
	movl	$0, 20(%rdi)
	movq	%rcx, %rbx
	subq	%r9, %rbx
	cmpq	%rax, %rbx
	cmovaeq	%rax, %rbx
.LBB7_42:
	movq	(%rdi), %r11
	movq	8(%rdi), %rax
	subq	%r11, %rax
	cmpq	%rax, %rsi
	ja	.LBB7_63
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	je	.LBB7_44
	xorl	%edx, %edx
	divq	%rsi
	movq	%rax, %r10
	jmp	.LBB7_46
.LBB7_44:
	xorl	%edx, %edx
	divl	%esi
	movl	%eax, %r10d
.LBB7_46:
	cmpq	%r10, %rbx
	cmovbq	%rbx, %r10
	movq	%r10, %rax
	imulq	%rsi, %rax
	testq	%r8, %r8
	je	.LBB7_56
	testq	%rax, %rax
	je	.LBB7_56
	movq	%r9, %rdx
	imulq	%rsi, %rdx
	cmpq	$4, %rax
	jae	.LBB7_50
	xorl	%r11d, %r11d
	jmp	.LBB7_52
.LBB7_8:
	testq	%rsi, %rsi
	je	.LBB7_25
	cmpq	$4, %rsi
	jb	.LBB7_10
	movq	-72(%rbp), %r11
	subq	%rdx, %r11
	movl	$0, %r10d
	cmpq	$31, %r11
	jbe	.LBB7_12
	cmpq	$32, %rsi
	jae	.LBB7_19
	xorl	%r11d, %r11d
	jmp	.LBB7_23
.LBB7_50:
	movq	%rax, %rbx
	andq	$-4, %rbx
	movq	-80(%rbp), %r11
	leaq	(%r11,%rdx), %r14
	xorl	%r11d, %r11d
	.p2align	4
.LBB7_51:
	movq	(%rdi), %r15
	movzbl	(%r15,%r11), %r15d
	movb	%r15b, -3(%r14,%r11)
	movq	(%rdi), %r15
	movzbl	1(%r15,%r11), %r15d
	movb	%r15b, -2(%r14,%r11)
	movq	(%rdi), %r15
	movzbl	2(%r15,%r11), %r15d
	movb	%r15b, -1(%r14,%r11)
	movq	(%rdi), %r15
	movzbl	3(%r15,%r11), %r15d
	movb	%r15b, (%r14,%r11)
	addq	$4, %r11
	cmpq	%r11, %rbx
	jne	.LBB7_51
.LBB7_52:
	movl	%eax, %ebx
	andl	$3, %ebx
	je	.LBB7_55
	addq	%r8, %rdx
	.p2align	4
.LBB7_54:
	movq	(%rdi), %r14
	movzbl	(%r14,%r11), %r14d
	movb	%r14b, (%rdx,%r11)
	incq	%r11
	decq	%rbx
	jne	.LBB7_54
	jmp	.LBB7_55
.LBB7_10:
	xorl	%r10d, %r10d
	jmp	.LBB7_12
.LBB7_19:
	xorl	%r10d, %r10d
	.p2align	4
.LBB7_20:
	movups	1(%rdx,%r10), %xmm0
	movups	17(%rdx,%r10), %xmm1
	movups	%xmm0, 24(%rdi,%r10)
	movups	%xmm1, 40(%rdi,%r10)
	addq	$32, %r10
	cmpq	%r10, %r12
	jne	.LBB7_20
	cmpq	%r12, %rsi
	je	.LBB7_25
	movq	%r12, %r10
	movq	%r12, %r11
	testb	$28, %sil
	je	.LBB7_12
	.p2align	4
.LBB7_23:
	movl	1(%rdx,%r11), %r10d
	movl	%r10d, 24(%rdi,%r11)
	addq	$4, %r11
	cmpq	%r11, %r14
	jne	.LBB7_23
	movq	%r14, %r10
	cmpq	%r14, %rsi
	je	.LBB7_25
.LBB7_12:
	movq	%r10, %r11
	cmpq	$0, -56(%rbp)
	je	.LBB7_15
	movq	-56(%rbp), %rbx
	movq	%r10, %r14
	.p2align	4
.LBB7_14:
	leaq	1(%r14), %r11
	movzbl	1(%rdx,%r14), %r15d
	movb	%r15b, 24(%rdi,%r14)
	movq	%r11, %r14
	decq	%rbx
	jne	.LBB7_14
.LBB7_15:
	subq	%rsi, %r10
	cmpq	$-4, %r10
	movq	-48(%rbp), %r14
	ja	.LBB7_25
	.p2align	4
.LBB7_16:
	movzbl	1(%rdx,%r11), %r10d
	movb	%r10b, 24(%rdi,%r11)
	movzbl	2(%rdx,%r11), %r10d
	movb	%r10b, 25(%rdi,%r11)
	movzbl	3(%rdx,%r11), %r10d
	movb	%r10b, 26(%rdi,%r11)
	movzbl	4(%rdx,%r11), %r10d
	movb	%r10b, 27(%rdi,%r11)
	addq	$4, %r11
	cmpq	%r11, %rsi
	jne	.LBB7_16
.LBB7_25:
	addq	%r13, %rdx
	movq	%rdx, (%rdi)
	andl	$127, %eax
	incq	%rax
	movl	%eax, 16(%rdi)
	movl	$1, 20(%rdi)
	movq	%rcx, %r10
	subq	%r9, %r10
	cmpq	%rax, %r10
	cmovaeq	%rax, %r10
	testq	%r8, %r8
	je	.LBB7_62
.LBB7_28:
	movq	%r10, %rbx
	imulq	%rsi, %rbx
	testq	%rbx, %rbx
	je	.LBB7_62
	movq	%r12, %r8
	movq	%r13, %r12
	movq	%r9, %r14
	imulq	%rsi, %r14
	cmpq	$1, %rbx
	jne	.LBB7_31
	xorl	%r11d, %r11d
.LBB7_39:
	testb	$1, %bl
	jne	.LBB7_57
	movq	%r12, %r13
	movq	%r8, %r12
	movq	-64(%rbp), %r8
	jmp	.LBB7_61
.LBB7_31:
	movq	%rbx, %r13
	andq	$-2, %r13
	movq	-88(%rbp), %rax
	leaq	(%rax,%r14), %r15
	xorl	%r11d, %r11d
	jmp	.LBB7_32
	.p2align	4
.LBB7_37:
	xorl	%edx, %edx
	divq	%rsi
.LBB7_38:
	movzbl	24(%rdi,%rdx), %eax
	movb	%al, (%r15,%r11)
	addq	$2, %r11
	cmpq	%r11, %r13
	je	.LBB7_39
.LBB7_32:
	movq	%r11, %rax
	orq	%rsi, %rax
	shrq	$32, %rax
	je	.LBB7_33
	movq	%r11, %rax
	xorl	%edx, %edx
	divq	%rsi
	jmp	.LBB7_35
	.p2align	4
.LBB7_33:
	movl	%r11d, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB7_35:
	movzbl	24(%rdi,%rdx), %eax
	movb	%al, -1(%r15,%r11)
	leaq	1(%r11), %rax
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	jne	.LBB7_37
	xorl	%edx, %edx
	divl	%esi
	jmp	.LBB7_38
.LBB7_57:
	movq	%r11, %rax
	orq	%rsi, %rax
	shrq	$32, %rax
	movq	%r12, %r13
	je	.LBB7_58
	movq	%r11, %rax
	xorl	%edx, %edx
	divq	%rsi
	jmp	.LBB7_60
.LBB7_58:
	movl	%r11d, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB7_60:
	movq	%r8, %r12
	movq	-64(%rbp), %r8
	addq	%r8, %r14
	movzbl	24(%rdi,%rdx), %eax
	movb	%al, (%r14,%r11)
.LBB7_61:
	movq	-48(%rbp), %r14
	jmp	.LBB7_62
.LBB7_63:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	movq	%r9, %rax
	retq
.LBB7_1:
	xorl	%r9d, %r9d
	movq	%r9, %rax
	retq
.Lfunc_end7:
	.size	cpixels_unpack_packets, .Lfunc_end7-cpixels_unpack_packets
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
