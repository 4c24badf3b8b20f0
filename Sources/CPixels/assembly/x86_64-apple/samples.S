// Made by scripts/make-kernels.sh from samples.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__APPLE__)
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI0_0:
	.short	255
	.short	0
	.short	255
	.short	0
	.short	255
	.short	0
	.short	255
	.short	0
LCPI0_1:
	.byte	9
	.byte	8
	.byte	128
	.byte	128
	.byte	11
	.byte	10
	.byte	128
	.byte	128
	.byte	13
	.byte	12
	.byte	128
	.byte	128
	.byte	15
	.byte	14
	.byte	128
	.byte	128
LCPI0_2:
	.byte	1
	.byte	0
	.byte	128
	.byte	128
	.byte	3
	.byte	2
	.byte	128
	.byte	128
	.byte	5
	.byte	4
	.byte	128
	.byte	128
	.byte	7
	.byte	6
	.byte	128
	.byte	128
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_scale_samples
	.p2align	4
_cpixels_scale_samples:
	pushq	%rbp
	movq	%rsp, %rbp
	movq	%rdx, %r8
	cmpl	$255, %esi
	jbe	LBB0_4
	testq	%rcx, %rcx
	je	LBB0_140
	movl	%esi, %r9d
	shrl	%r9d
	cmpq	$8, %rcx
	jb	LBB0_3
	leaq	(%r8,%rcx), %rax
	leaq	(%rdi,%rcx,2), %rdx
	cmpq	%rdx, %r8
	setb	%dl
	cmpq	%rax, %rdi
	setb	%al
	testb	%al, %dl
	je	LBB0_31
LBB0_3:
	xorl	%r10d, %r10d
	jmp	LBB0_142
LBB0_4:
	testq	%rcx, %rcx
	je	LBB0_140
	movl	%esi, %r10d
	shrl	%r10d
	cmpq	$8, %rcx
	setae	%al
	movq	%r8, %rdx
	subq	%rdi, %rdx
	cmpq	$16, %rdx
	setae	%dl
	testb	%dl, %al
	jne	LBB0_9
	xorl	%r11d, %r11d
	jmp	LBB0_91
LBB0_9:
	movd	%r10d, %xmm0
	movd	%esi, %xmm1
	cmpq	$16, %rcx
	jae	LBB0_52
	xorl	%r11d, %r11d
LBB0_11:
	movq	%r11, %r9
	movq	%rcx, %r11
	andq	$-8, %r11
	pshufd	$0, %xmm0, %xmm2
	pshufd	$0, %xmm1, %xmm1
	movdqa	LCPI0_0(%rip), %xmm3
	pcmpeqd	%xmm4, %xmm4
	jmp	LBB0_13
	.p2align	4
LBB0_12:
	packssdw	%xmm7, %xmm0
	packsswb	%xmm0, %xmm0
	pand	%xmm3, %xmm5
	pand	%xmm3, %xmm8
	packusdw	%xmm8, %xmm5
	packuswb	%xmm5, %xmm5
	pblendvb	%xmm0, %xmm4, %xmm5
	movq	%xmm5, (%r8,%r9)
	addq	$8, %r9
	cmpq	%r9, %r11
	je	LBB0_30
LBB0_13:
	pmovzxbd	4(%rdi,%r9), %xmm6
	pmovzxbd	(%rdi,%r9), %xmm7
	movdqa	%xmm1, %xmm0
	pminud	%xmm7, %xmm0
	pcmpeqd	%xmm1, %xmm0
	pmaddwd	%xmm3, %xmm7
	paddd	%xmm2, %xmm7
	movd	%xmm0, %eax
	notl	%eax
	testb	$1, %al
	je	LBB0_15
	movd	%xmm7, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm5
LBB0_15:
	movdqa	%xmm0, %xmm8
	pxor	%xmm4, %xmm8
	pextrb	$4, %xmm8, %eax
	testb	$1, %al
	je	LBB0_17
	pextrd	$1, %xmm7, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$1, %eax, %xmm5
LBB0_17:
	pextrb	$8, %xmm8, %eax
	testb	$1, %al
	je	LBB0_19
	pextrd	$2, %xmm7, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$2, %eax, %xmm5
LBB0_19:
	pextrb	$12, %xmm8, %eax
	testb	$1, %al
	je	LBB0_21
	pextrd	$3, %xmm7, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$3, %eax, %xmm5
LBB0_21:
	movdqa	%xmm1, %xmm7
	pminud	%xmm6, %xmm7
	pmaddwd	%xmm3, %xmm6
	paddd	%xmm2, %xmm6
	pcmpeqd	%xmm1, %xmm7
	movdqa	%xmm7, %xmm9
	pxor	%xmm4, %xmm9
	pextrb	$0, %xmm9, %eax
	testb	$1, %al
	je	LBB0_23
	movd	%xmm6, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$0, %eax, %xmm8
	jmp	LBB0_24
	.p2align	4
LBB0_23:
LBB0_24:
	pextrb	$4, %xmm9, %eax
	testb	$1, %al
	je	LBB0_26
	pextrd	$1, %xmm6, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$1, %eax, %xmm8
LBB0_26:
	pextrb	$8, %xmm9, %eax
	testb	$1, %al
	je	LBB0_28
	pextrd	$2, %xmm6, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$2, %eax, %xmm8
LBB0_28:
	pextrb	$12, %xmm9, %eax
	testb	$1, %al
	je	LBB0_12
	pextrd	$3, %xmm6, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$3, %eax, %xmm8
	jmp	LBB0_12
LBB0_30:
	cmpq	%r11, %rcx
	jne	LBB0_91
	jmp	LBB0_140
LBB0_31:
	movd	%r9d, %xmm0
	cmpq	$16, %rcx
	jae	LBB0_101
	xorl	%r10d, %r10d
LBB0_33:
	movq	%r10, %r11
	movq	%rcx, %r10
	andq	$-8, %r10
	pshufd	$0, %xmm0, %xmm1
	movd	%esi, %xmm0
	pshufd	$0, %xmm0, %xmm2
	movdqa	LCPI0_1(%rip), %xmm3
	movdqa	LCPI0_2(%rip), %xmm4
	pcmpeqd	%xmm5, %xmm5
	movdqa	LCPI0_0(%rip), %xmm6
	jmp	LBB0_35
	.p2align	4
LBB0_34:
	packssdw	%xmm9, %xmm0
	packsswb	%xmm0, %xmm0
	pand	%xmm6, %xmm7
	pand	%xmm6, %xmm8
	packusdw	%xmm8, %xmm7
	packuswb	%xmm7, %xmm7
	pblendvb	%xmm0, %xmm5, %xmm7
	movq	%xmm7, (%r8,%r11)
	addq	$8, %r11
	cmpq	%r11, %r10
	je	LBB0_141
LBB0_35:
	movdqu	(%rdi,%r11,2), %xmm8
	movdqa	%xmm8, %xmm7
	pshufb	%xmm4, %xmm7
	movdqa	%xmm7, %xmm0
	pmaxud	%xmm2, %xmm0
	pcmpeqd	%xmm7, %xmm0
	movdqa	%xmm7, %xmm9
	pslld	$8, %xmm9
	psubd	%xmm7, %xmm9
	paddd	%xmm1, %xmm9
	movd	%xmm0, %eax
	notl	%eax
	testb	$1, %al
	je	LBB0_37
	movd	%xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm7
LBB0_37:
	movdqa	%xmm0, %xmm10
	pxor	%xmm5, %xmm10
	pextrb	$4, %xmm10, %eax
	testb	$1, %al
	je	LBB0_39
	pextrd	$1, %xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$1, %eax, %xmm7
LBB0_39:
	pextrb	$8, %xmm10, %eax
	testb	$1, %al
	je	LBB0_41
	pextrd	$2, %xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$2, %eax, %xmm7
LBB0_41:
	pextrb	$12, %xmm10, %eax
	testb	$1, %al
	je	LBB0_43
	pextrd	$3, %xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$3, %eax, %xmm7
LBB0_43:
	pshufb	%xmm3, %xmm8
	movdqa	%xmm8, %xmm10
	pslld	$8, %xmm10
	psubd	%xmm8, %xmm10
	paddd	%xmm1, %xmm10
	movdqa	%xmm8, %xmm9
	pmaxud	%xmm2, %xmm9
	pcmpeqd	%xmm8, %xmm9
	movdqa	%xmm9, %xmm11
	pxor	%xmm5, %xmm11
	pextrb	$0, %xmm11, %eax
	testb	$1, %al
	je	LBB0_45
	movd	%xmm10, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$0, %eax, %xmm8
	jmp	LBB0_46
	.p2align	4
LBB0_45:
LBB0_46:
	pextrb	$4, %xmm11, %eax
	testb	$1, %al
	je	LBB0_48
	pextrd	$1, %xmm10, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$1, %eax, %xmm8
LBB0_48:
	pextrb	$8, %xmm11, %eax
	testb	$1, %al
	je	LBB0_50
	pextrd	$2, %xmm10, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$2, %eax, %xmm8
LBB0_50:
	pextrb	$12, %xmm11, %eax
	testb	$1, %al
	je	LBB0_34
	pextrd	$3, %xmm10, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$3, %eax, %xmm8
	jmp	LBB0_34
LBB0_52:
	movq	%rcx, %r11
	andq	$-16, %r11
	movdqa	%xmm0, -16(%rbp)
	pshufd	$0, %xmm0, %xmm2
	pshufd	$0, %xmm1, %xmm0
	xorl	%r9d, %r9d
	movdqa	LCPI0_0(%rip), %xmm4
	pcmpeqd	%xmm5, %xmm5
	jmp	LBB0_54
	.p2align	4
LBB0_53:
	packssdw	%xmm9, %xmm6
	packssdw	%xmm3, %xmm12
	packsswb	%xmm12, %xmm6
	pand	%xmm4, %xmm7
	pand	%xmm4, %xmm10
	packusdw	%xmm10, %xmm7
	pand	%xmm4, %xmm13
	pand	%xmm4, %xmm14
	packusdw	%xmm14, %xmm13
	packuswb	%xmm13, %xmm7
	por	%xmm6, %xmm7
	movdqu	%xmm7, (%r8,%r9)
	addq	$16, %r9
	cmpq	%r9, %r11
	je	LBB0_89
LBB0_54:
	pmovzxbd	8(%rdi,%r9), %xmm11
	pmovzxbd	4(%rdi,%r9), %xmm12
	pmovzxbd	12(%rdi,%r9), %xmm8
	pmovzxbd	(%rdi,%r9), %xmm9
	movdqa	%xmm0, %xmm6
	pminud	%xmm9, %xmm6
	pcmpeqd	%xmm0, %xmm6
	pmaddwd	%xmm4, %xmm9
	paddd	%xmm2, %xmm9
	movd	%xmm6, %eax
	notl	%eax
	testb	$1, %al
	je	LBB0_56
	movd	%xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm7
LBB0_56:
	movdqa	%xmm6, %xmm10
	pxor	%xmm5, %xmm10
	pextrb	$4, %xmm10, %eax
	testb	$1, %al
	je	LBB0_58
	pextrd	$1, %xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$1, %eax, %xmm7
LBB0_58:
	pextrb	$8, %xmm10, %eax
	testb	$1, %al
	je	LBB0_60
	pextrd	$2, %xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$2, %eax, %xmm7
LBB0_60:
	psrldq	$6, %xmm10
	packsswb	%xmm10, %xmm10
	pextrb	$3, %xmm10, %eax
	testb	$1, %al
	je	LBB0_62
	pextrd	$3, %xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$3, %eax, %xmm7
LBB0_62:
	movdqa	%xmm0, %xmm9
	pminud	%xmm12, %xmm9
	pmaddwd	%xmm4, %xmm12
	paddd	%xmm2, %xmm12
	pcmpeqd	%xmm0, %xmm9
	movdqa	%xmm9, %xmm13
	pxor	%xmm5, %xmm13
	pextrb	$0, %xmm13, %eax
	testb	$1, %al
	je	LBB0_64
	movd	%xmm12, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$0, %eax, %xmm10
	jmp	LBB0_65
	.p2align	4
LBB0_64:
LBB0_65:
	movdqa	%xmm13, %xmm14
	pslldq	$6, %xmm14
	packsswb	%xmm14, %xmm14
	pextrb	$5, %xmm14, %eax
	testb	$1, %al
	je	LBB0_67
	pextrd	$1, %xmm12, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$1, %eax, %xmm10
LBB0_67:
	pextrb	$8, %xmm13, %eax
	testb	$1, %al
	je	LBB0_69
	pextrd	$2, %xmm12, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$2, %eax, %xmm10
LBB0_69:
	pextrb	$12, %xmm13, %eax
	testb	$1, %al
	je	LBB0_71
	pextrd	$3, %xmm12, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$3, %eax, %xmm10
LBB0_71:
	movdqa	%xmm0, %xmm12
	pminud	%xmm11, %xmm12
	pmaddwd	%xmm4, %xmm11
	paddd	%xmm2, %xmm11
	pcmpeqd	%xmm0, %xmm12
	movdqa	%xmm12, %xmm14
	pxor	%xmm5, %xmm14
	pextrb	$0, %xmm14, %eax
	testb	$1, %al
	je	LBB0_73
	movd	%xmm11, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$0, %eax, %xmm13
	jmp	LBB0_74
	.p2align	4
LBB0_73:
LBB0_74:
	pextrb	$4, %xmm14, %eax
	testb	$1, %al
	je	LBB0_76
	pextrd	$1, %xmm11, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$1, %eax, %xmm13
LBB0_76:
	pextrb	$8, %xmm14, %eax
	testb	$1, %al
	je	LBB0_78
	pextrd	$2, %xmm11, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$2, %eax, %xmm13
LBB0_78:
	psrldq	$6, %xmm14
	packsswb	%xmm14, %xmm14
	pextrb	$11, %xmm14, %eax
	testb	$1, %al
	je	LBB0_80
	pextrd	$3, %xmm11, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$3, %eax, %xmm13
LBB0_80:
	movdqa	%xmm0, %xmm3
	pminud	%xmm8, %xmm3
	pmaddwd	%xmm4, %xmm8
	paddd	%xmm2, %xmm8
	pcmpeqd	%xmm0, %xmm3
	movdqa	%xmm3, %xmm11
	pxor	%xmm5, %xmm11
	pextrb	$0, %xmm11, %eax
	testb	$1, %al
	je	LBB0_82
	movd	%xmm8, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$0, %eax, %xmm14
	jmp	LBB0_83
	.p2align	4
LBB0_82:
LBB0_83:
	movdqa	%xmm11, %xmm15
	pslldq	$6, %xmm15
	packsswb	%xmm15, %xmm15
	pextrb	$13, %xmm15, %eax
	testb	$1, %al
	je	LBB0_85
	pextrd	$1, %xmm8, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$1, %eax, %xmm14
LBB0_85:
	pextrb	$8, %xmm11, %eax
	testb	$1, %al
	je	LBB0_87
	pextrd	$2, %xmm8, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$2, %eax, %xmm14
LBB0_87:
	pextrb	$15, %xmm11, %eax
	testb	$1, %al
	je	LBB0_53
	pextrd	$3, %xmm8, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$3, %eax, %xmm14
	jmp	LBB0_53
LBB0_89:
	cmpq	%r11, %rcx
	movdqa	-16(%rbp), %xmm0
	je	LBB0_140
	testb	$8, %cl
	jne	LBB0_11
LBB0_91:
	movq	%r11, %r9
	orq	$1, %r9
	testb	$1, %cl
	je	LBB0_95
	movzbl	(%rdi,%r11), %edx
	movb	$-1, %al
	cmpl	%edx, %esi
	jbe	LBB0_94
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r10d, %eax
	xorl	%edx, %edx
	divl	%esi
LBB0_94:
	movb	%al, (%r8,%r11)
	movq	%r9, %r11
LBB0_95:
	cmpq	%r9, %rcx
	jne	LBB0_97
	jmp	LBB0_140
	.p2align	4
LBB0_96:
	movb	%r9b, 1(%r8,%r11)
	addq	$2, %r11
	cmpq	%r11, %rcx
	je	LBB0_140
LBB0_97:
	movzbl	(%rdi,%r11), %edx
	movb	$-1, %r9b
	movb	$-1, %al
	cmpl	%edx, %esi
	jbe	LBB0_99
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r10d, %eax
	xorl	%edx, %edx
	divl	%esi
LBB0_99:
	movb	%al, (%r8,%r11)
	movzbl	1(%rdi,%r11), %edx
	cmpl	%edx, %esi
	jbe	LBB0_96
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r10d, %eax
	xorl	%edx, %edx
	divl	%esi
	movl	%eax, %r9d
	jmp	LBB0_96
LBB0_101:
	movq	%rcx, %r10
	andq	$-16, %r10
	movdqa	%xmm0, -16(%rbp)
	pshufd	$0, %xmm0, %xmm1
	movd	%esi, %xmm0
	pshufd	$0, %xmm0, %xmm2
	xorl	%r11d, %r11d
	movdqa	LCPI0_1(%rip), %xmm15
	movdqa	LCPI0_2(%rip), %xmm0
	pcmpeqd	%xmm5, %xmm5
	movdqa	LCPI0_0(%rip), %xmm6
	jmp	LBB0_103
	.p2align	4
LBB0_102:
	movdqa	%xmm4, %xmm15
	packssdw	%xmm9, %xmm7
	packssdw	%xmm0, %xmm12
	packsswb	%xmm12, %xmm7
	pand	%xmm6, %xmm8
	pand	%xmm6, %xmm10
	packusdw	%xmm10, %xmm8
	pand	%xmm6, %xmm13
	pand	%xmm6, %xmm3
	packusdw	%xmm3, %xmm13
	packuswb	%xmm13, %xmm8
	por	%xmm7, %xmm8
	movdqu	%xmm8, (%r8,%r11)
	addq	$16, %r11
	cmpq	%r11, %r10
	movdqa	LCPI0_2(%rip), %xmm0
	je	LBB0_138
LBB0_103:
	movdqu	(%rdi,%r11,2), %xmm10
	movdqu	16(%rdi,%r11,2), %xmm3
	movdqa	%xmm10, %xmm8
	pshufb	%xmm0, %xmm8
	movdqa	%xmm8, %xmm7
	pmaxud	%xmm2, %xmm7
	pcmpeqd	%xmm8, %xmm7
	movdqa	%xmm8, %xmm9
	pslld	$8, %xmm9
	psubd	%xmm8, %xmm9
	paddd	%xmm1, %xmm9
	movd	%xmm7, %eax
	notl	%eax
	testb	$1, %al
	je	LBB0_105
	movd	%xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	movd	%eax, %xmm8
LBB0_105:
	movdqa	%xmm7, %xmm11
	pxor	%xmm5, %xmm11
	pextrb	$4, %xmm11, %eax
	testb	$1, %al
	je	LBB0_107
	pextrd	$1, %xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$1, %eax, %xmm8
LBB0_107:
	pextrb	$8, %xmm11, %eax
	testb	$1, %al
	je	LBB0_109
	pextrd	$2, %xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$2, %eax, %xmm8
LBB0_109:
	psrldq	$6, %xmm11
	packsswb	%xmm11, %xmm11
	pextrb	$3, %xmm11, %eax
	testb	$1, %al
	je	LBB0_111
	pextrd	$3, %xmm9, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$3, %eax, %xmm8
LBB0_111:
	pshufb	%xmm15, %xmm10
	movdqa	%xmm10, %xmm11
	pslld	$8, %xmm11
	psubd	%xmm10, %xmm11
	paddd	%xmm1, %xmm11
	movdqa	%xmm10, %xmm9
	pmaxud	%xmm2, %xmm9
	pcmpeqd	%xmm10, %xmm9
	movdqa	%xmm9, %xmm12
	pxor	%xmm5, %xmm12
	pextrb	$0, %xmm12, %eax
	testb	$1, %al
	je	LBB0_113
	movd	%xmm11, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$0, %eax, %xmm10
	jmp	LBB0_114
	.p2align	4
LBB0_113:
LBB0_114:
	movdqa	%xmm12, %xmm13
	pslldq	$6, %xmm13
	packsswb	%xmm13, %xmm13
	pextrb	$5, %xmm13, %eax
	testb	$1, %al
	je	LBB0_116
	pextrd	$1, %xmm11, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$1, %eax, %xmm10
LBB0_116:
	pextrb	$8, %xmm12, %eax
	testb	$1, %al
	je	LBB0_118
	pextrd	$2, %xmm11, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$2, %eax, %xmm10
LBB0_118:
	pextrb	$12, %xmm12, %eax
	testb	$1, %al
	je	LBB0_120
	pextrd	$3, %xmm11, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$3, %eax, %xmm10
LBB0_120:
	movdqa	%xmm3, %xmm11
	pshufb	%xmm0, %xmm11
	movdqa	%xmm11, %xmm14
	pslld	$8, %xmm14
	psubd	%xmm11, %xmm14
	paddd	%xmm1, %xmm14
	movdqa	%xmm11, %xmm12
	pmaxud	%xmm2, %xmm12
	pcmpeqd	%xmm11, %xmm12
	movdqa	%xmm12, %xmm11
	pxor	%xmm5, %xmm11
	pextrb	$0, %xmm11, %eax
	testb	$1, %al
	je	LBB0_122
	movd	%xmm14, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$0, %eax, %xmm13
	jmp	LBB0_123
	.p2align	4
LBB0_122:
LBB0_123:
	pextrb	$4, %xmm11, %eax
	testb	$1, %al
	je	LBB0_125
	pextrd	$1, %xmm14, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$1, %eax, %xmm13
LBB0_125:
	pextrb	$8, %xmm11, %eax
	testb	$1, %al
	je	LBB0_127
	pextrd	$2, %xmm14, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$2, %eax, %xmm13
LBB0_127:
	psrldq	$6, %xmm11
	packsswb	%xmm11, %xmm11
	pextrb	$11, %xmm11, %eax
	testb	$1, %al
	je	LBB0_129
	pextrd	$3, %xmm14, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$3, %eax, %xmm13
LBB0_129:
	movdqa	%xmm15, %xmm4
	pshufb	%xmm15, %xmm3
	movdqa	%xmm3, %xmm15
	pslld	$8, %xmm15
	psubd	%xmm3, %xmm15
	paddd	%xmm1, %xmm15
	movdqa	%xmm3, %xmm0
	pmaxud	%xmm2, %xmm0
	pcmpeqd	%xmm3, %xmm0
	movdqa	%xmm0, %xmm11
	pxor	%xmm5, %xmm11
	pextrb	$0, %xmm11, %eax
	testb	$1, %al
	je	LBB0_131
	movd	%xmm15, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$0, %eax, %xmm3
	jmp	LBB0_132
	.p2align	4
LBB0_131:
LBB0_132:
	movdqa	%xmm11, %xmm14
	pslldq	$6, %xmm14
	packsswb	%xmm14, %xmm14
	pextrb	$13, %xmm14, %eax
	testb	$1, %al
	je	LBB0_134
	pextrd	$1, %xmm15, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$1, %eax, %xmm3
LBB0_134:
	pextrb	$8, %xmm11, %eax
	testb	$1, %al
	je	LBB0_136
	pextrd	$2, %xmm15, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$2, %eax, %xmm3
LBB0_136:
	pextrb	$15, %xmm11, %eax
	testb	$1, %al
	je	LBB0_102
	pextrd	$3, %xmm15, %eax
	xorl	%edx, %edx
	divl	%esi
	pinsrd	$3, %eax, %xmm3
	jmp	LBB0_102
LBB0_138:
	cmpq	%r10, %rcx
	movdqa	-16(%rbp), %xmm0
	je	LBB0_140
	testb	$8, %cl
	je	LBB0_142
	jmp	LBB0_33
LBB0_140:
	popq	%rbp
	retq
LBB0_141:
	cmpq	%r10, %rcx
	je	LBB0_140
LBB0_142:
	movzwl	(%rdi,%r10,2), %eax
	rolw	$8, %ax
	movzwl	%ax, %edx
	movb	$-1, %al
	cmpl	%esi, %edx
	jae	LBB0_144
	movl	%edx, %eax
	shll	$8, %eax
	subl	%edx, %eax
	addl	%r9d, %eax
	xorl	%edx, %edx
	divl	%esi
LBB0_144:
	movb	%al, (%r8,%r10)
	incq	%r10
	jmp	LBB0_141
	.globl	_cpixels_spread_bits
	.p2align	4
_cpixels_spread_bits:
	testq	%r8, %r8
	je	LBB1_5
	cmpq	$1, %r8
	jne	LBB1_6
	xorl	%eax, %eax
	testb	$1, %r8b
	jne	LBB1_4
	jmp	LBB1_5
LBB1_6:
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
	jmp	LBB1_7
	.p2align	4
LBB1_11:
	movb	%bl, 1(%rcx,%rax)
	addq	$2, %rax
	cmpq	%rax, %r11
	je	LBB1_12
LBB1_7:
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
	jae	LBB1_9
	movl	%r10d, %r15d
LBB1_9:
	movb	%r15b, (%rcx,%rax)
	movzbl	(%rdi,%rbx), %ebx
	xorb	$6, %r14b
	movzbl	%r14b, %r14d
	btl	%r14d, %ebx
	movl	%r9d, %ebx
	jae	LBB1_11
	movl	%r10d, %ebx
	jmp	LBB1_11
LBB1_12:
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
	testb	$1, %r8b
	je	LBB1_5
LBB1_4:
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
LBB1_5:
	retq
	.globl	_cpixels_read_numbers
	.p2align	4
_cpixels_read_numbers:
	testq	%rcx, %rcx
	je	LBB2_1
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	movl	%esi, %r9d
	shrl	%r9d
	xorl	%r8d, %r8d
LBB2_4:
	movq	(%rdi), %rax
	movq	8(%rdi), %r10
	cmpq	%r10, %rax
	jae	LBB2_28
	movl	20(%rdi), %ebx
	movq	%r10, %r11
	subq	%rax, %r11
	jmp	LBB2_6
	.p2align	4
LBB2_8:
	xorl	%ebx, %ebx
	leal	-9(%r14), %r15d
	cmpl	$5, %r15d
	jae	LBB2_9
LBB2_12:
	incq	%rax
	movq	%rax, (%rdi)
	decq	%r11
	cmpq	%r10, %rax
	je	LBB2_28
LBB2_6:
	movzbl	(%rax), %r14d
	testl	%ebx, %ebx
	je	LBB2_8
	cmpl	$10, %r14d
	setne	%bl
	cmpl	$13, %r14d
	setne	%r14b
	andb	%bl, %r14b
	movzbl	%r14b, %ebx
LBB2_11:
	movl	%ebx, 20(%rdi)
	jmp	LBB2_12
LBB2_9:
	cmpl	$32, %r14d
	je	LBB2_12
	movl	$1, %ebx
	cmpl	$35, %r14d
	je	LBB2_11
	xorl	%ebx, %ebx
	movq	%rax, %r14
	cmpq	%r10, %rax
	jae	LBB2_18
	addq	%rax, %r11
	xorl	%ebx, %ebx
	movq	%rax, %r14
	.p2align	4
LBB2_15:
	movzbl	(%r14), %r15d
	leal	-48(%r15), %r12d
	cmpb	$9, %r12b
	ja	LBB2_19
	cmpl	$65536, %ebx
	leal	(%rbx,%rbx,4), %r12d
	leal	-48(%r15,%r12,2), %r15d
	cmovbl	%r15d, %ebx
	incq	%r14
	cmpq	%r10, %r14
	jne	LBB2_15
	movq	%r11, %r14
LBB2_18:
	cmpl	$0, 16(%rdi)
	setne	%r10b
LBB2_22:
	cmpq	%r14, %rax
	je	LBB2_28
	testb	%r10b, %r10b
	je	LBB2_28
	movq	%r14, (%rdi)
	movb	$-1, %al
	cmpl	%esi, %ebx
	jae	LBB2_26
	movl	%ebx, %eax
	shll	$8, %eax
	subl	%ebx, %eax
	addl	%r9d, %eax
	movq	%rdx, %r10
	xorl	%edx, %edx
	divl	%esi
	movq	%r10, %rdx
LBB2_26:
	movb	%al, (%rdx,%r8)
	incq	%r8
	cmpq	%rcx, %r8
	jne	LBB2_4
	jmp	LBB2_27
LBB2_19:
	movb	$1, %r10b
	leal	-9(%r15), %r11d
	cmpl	$5, %r11d
	jb	LBB2_22
	cmpl	$32, %r15d
	je	LBB2_22
	cmpl	$35, %r15d
	je	LBB2_22
	jmp	LBB2_28
LBB2_1:
	xorl	%r8d, %r8d
	jmp	LBB2_2
LBB2_27:
	movq	%rcx, %r8
LBB2_28:
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
LBB2_2:
	cmpq	%rcx, %r8
	cmovbq	%r8, %rcx
	movq	%rcx, %rax
	retq
	.globl	_cpixels_read_bits
	.p2align	4
_cpixels_read_bits:
	movq	%r8, %rax
	testq	%r8, %r8
	je	LBB3_1
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	xorl	%r8d, %r8d
	movzbl	%dl, %edx
	movzbl	%sil, %esi
LBB3_4:
	movq	(%rdi), %r9
	movq	8(%rdi), %r10
	cmpq	%r10, %r9
	jae	LBB3_16
	movl	20(%rdi), %r11d
	jmp	LBB3_6
	.p2align	4
LBB3_8:
	xorl	%r11d, %r11d
	leal	-9(%rbx), %r14d
	cmpl	$5, %r14d
	jae	LBB3_9
LBB3_12:
	incq	%r9
	movq	%r9, (%rdi)
	cmpq	%r10, %r9
	je	LBB3_16
LBB3_6:
	movzbl	(%r9), %ebx
	testl	%r11d, %r11d
	je	LBB3_8
	cmpl	$10, %ebx
	setne	%r11b
	cmpl	$13, %ebx
	setne	%bl
	andb	%r11b, %bl
	movzbl	%bl, %r11d
LBB3_11:
	movl	%r11d, 20(%rdi)
	jmp	LBB3_12
LBB3_9:
	cmpl	$32, %ebx
	je	LBB3_12
	movl	$1, %r11d
	cmpl	$35, %ebx
	je	LBB3_11
	andb	$-2, %bl
	cmpb	$48, %bl
	jne	LBB3_16
	leaq	1(%r9), %r10
	movq	%r10, (%rdi)
	cmpb	$49, (%r9)
	movl	%esi, %r9d
	cmovel	%edx, %r9d
	movb	%r9b, (%rcx,%r8)
	incq	%r8
	cmpq	%rax, %r8
	jne	LBB3_4
	movq	%rax, %r8
LBB3_16:
	popq	%rbx
	popq	%r14
	popq	%rbp
	jmp	LBB3_2
LBB3_1:
	xorl	%r8d, %r8d
LBB3_2:
	cmpq	%rax, %r8
	cmovbq	%r8, %rax
	retq
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI4_0:
	.byte	0
	.byte	3
	.byte	4
	.byte	7
	.byte	8
	.byte	11
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
LCPI4_1:
	.byte	0
	.byte	3
	.byte	4
	.byte	7
	.byte	8
	.byte	11
	.byte	12
	.byte	15
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_take_channels
	.p2align	4
_cpixels_take_channels:
	cmpq	$2, %rsi
	jne	LBB4_4
	testq	%rcx, %rcx
	je	LBB4_7
	cmpq	$8, %rcx
	jb	LBB4_3
	leaq	(%rdx,%rcx,2), %rax
	leaq	(%rdi,%rcx,4), %rsi
	cmpq	%rsi, %rdx
	setb	%sil
	cmpq	%rax, %rdi
	setb	%al
	testb	%al, %sil
	je	LBB4_14
LBB4_3:
	xorl	%eax, %eax
LBB4_17:
	movq	%rax, %rsi
	orq	$1, %rsi
	testb	$1, %cl
	je	LBB4_19
	movzbl	(%rdi,%rax,4), %r8d
	movb	%r8b, (%rdx,%rax,2)
	movzbl	3(%rdi,%rax,4), %r8d
	movb	%r8b, 1(%rdx,%rax,2)
	movq	%rsi, %rax
LBB4_19:
	cmpq	%rsi, %rcx
	je	LBB4_7
	.p2align	4
LBB4_20:
	movzbl	(%rdi,%rax,4), %esi
	movb	%sil, (%rdx,%rax,2)
	movzbl	3(%rdi,%rax,4), %esi
	movb	%sil, 1(%rdx,%rax,2)
	movzbl	4(%rdi,%rax,4), %esi
	movb	%sil, 2(%rdx,%rax,2)
	movzbl	7(%rdi,%rax,4), %esi
	movb	%sil, 3(%rdx,%rax,2)
	addq	$2, %rax
	cmpq	%rax, %rcx
	jne	LBB4_20
	jmp	LBB4_7
LBB4_4:
	testq	%rcx, %rcx
	je	LBB4_7
	cmpq	$1, %rcx
	jne	LBB4_10
	xorl	%eax, %eax
	testb	$1, %cl
	jne	LBB4_13
	jmp	LBB4_7
LBB4_10:
	pushq	%rbp
	movq	%rsp, %rbp
	movq	%rcx, %rsi
	andq	$-2, %rsi
	leaq	5(%rdx), %r8
	xorl	%eax, %eax
	.p2align	4
LBB4_11:
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
	jne	LBB4_11
	popq	%rbp
	testb	$1, %cl
	je	LBB4_7
LBB4_13:
	leaq	(%rax,%rax,2), %rcx
	movzbl	(%rdi,%rax,4), %esi
	movb	%sil, (%rdx,%rcx)
	movzbl	1(%rdi,%rax,4), %esi
	movb	%sil, 1(%rdx,%rcx)
	movzbl	2(%rdi,%rax,4), %eax
	movb	%al, 2(%rdx,%rcx)
	retq
LBB4_14:
	movq	%rcx, %rax
	andq	$-8, %rax
	xorl	%esi, %esi
	movq	LCPI4_1(%rip), %xmm0
	.p2align	4
LBB4_15:
	movdqu	(%rdi,%rsi,4), %xmm1
	movdqu	16(%rdi,%rsi,4), %xmm2
	pshufb	%xmm0, %xmm2
	pshufb	%xmm0, %xmm1
	punpcklqdq	%xmm2, %xmm1
	movdqu	%xmm1, (%rdx,%rsi,2)
	addq	$8, %rsi
	cmpq	%rsi, %rax
	jne	LBB4_15
	cmpq	%rax, %rcx
	jne	LBB4_17
LBB4_7:
	retq
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
LCPI5_0:
	.byte	1
	.byte	3
	.byte	5
	.byte	7
	.byte	9
	.byte	11
	.byte	13
	.byte	15
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
LCPI5_1:
	.byte	9
	.byte	128
	.byte	128
	.byte	128
	.byte	11
	.byte	128
	.byte	128
	.byte	128
	.byte	13
	.byte	128
	.byte	128
	.byte	128
	.byte	15
	.byte	128
	.byte	128
	.byte	128
LCPI5_2:
	.byte	1
	.byte	128
	.byte	128
	.byte	128
	.byte	3
	.byte	128
	.byte	128
	.byte	128
	.byte	5
	.byte	128
	.byte	128
	.byte	128
	.byte	7
	.byte	128
	.byte	128
	.byte	128
LCPI5_3:
	.long	31
	.long	31
	.long	31
	.long	31
LCPI5_4:
	.short	15
	.short	15
	.short	15
	.short	15
	.short	15
	.short	15
	.short	15
	.short	15
LCPI5_5:
	.short	16913
	.short	16913
	.short	16913
	.short	16913
	.short	16913
	.short	16913
	.short	16913
	.short	16913
LCPI5_6:
	.space	16,128
LCPI5_7:
	.byte	0
	.byte	1
	.byte	2
	.byte	3
	.byte	4
	.byte	5
	.byte	6
	.byte	7
	.byte	4
	.byte	5
	.byte	128
	.byte	128
	.byte	6
	.byte	7
	.byte	128
	.byte	128
LCPI5_8:
	.byte	0
	.byte	8
	.byte	1
	.byte	9
	.byte	2
	.byte	10
	.byte	3
	.byte	11
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
LCPI5_9:
	.byte	4
	.byte	12
	.byte	5
	.byte	13
	.byte	6
	.byte	14
	.byte	7
	.byte	15
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
	.space	1
LCPI5_10:
	.byte	0
	.byte	8
	.byte	1
	.byte	9
	.byte	2
	.byte	10
	.byte	3
	.byte	11
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
LCPI5_11:
	.byte	4
	.byte	12
	.byte	5
	.byte	13
	.byte	6
	.byte	14
	.byte	7
	.byte	15
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
LCPI5_12:
	.byte	1
	.byte	3
	.byte	5
	.byte	7
	.byte	9
	.byte	11
	.byte	13
	.byte	15
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_cpixels_read_blue_first
	.p2align	4
_cpixels_read_blue_first:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	cmpq	$2, %rsi
	jne	LBB5_4
	testq	%r8, %r8
	je	LBB5_19
	cmpq	$8, %r8
	jb	LBB5_3
	leaq	(%rcx,%r8,4), %rax
	leaq	(%rdi,%r8,2), %rsi
	cmpq	%rsi, %rcx
	setb	%sil
	cmpq	%rax, %rdi
	setb	%al
	testb	%al, %sil
	je	LBB5_11
LBB5_3:
	xorl	%eax, %eax
	jmp	LBB5_21
LBB5_4:
	testq	%r8, %r8
	je	LBB5_19
	testl	%edx, %edx
	setne	%dl
	cmpq	$4, %rsi
	sete	%al
	andb	%dl, %al
	leaq	2(%rdi), %rdx
	xorl	%r9d, %r9d
	jmp	LBB5_7
	.p2align	4
LBB5_6:
	movb	%r10b, 3(%rcx,%r9,4)
	incq	%r9
	addq	%rsi, %rdx
	cmpq	%r9, %r8
	je	LBB5_19
LBB5_7:
	movzbl	(%rdx), %r10d
	movb	%r10b, (%rcx,%r9,4)
	movzbl	-1(%rdx), %r10d
	movb	%r10b, 1(%rcx,%r9,4)
	movzbl	-2(%rdx), %r10d
	movb	%r10b, 2(%rcx,%r9,4)
	movb	$-1, %r10b
	testb	%al, %al
	je	LBB5_6
	movzbl	3(%rdi,%r9,4), %r10d
	jmp	LBB5_6
LBB5_11:
	cmpq	$16, %r8
	jae	LBB5_15
	xorl	%eax, %eax
LBB5_13:
	movq	%rax, %rsi
	xorl	%r9d, %r9d
	testl	%edx, %edx
	sete	%r9b
	movq	%r8, %rax
	andq	$-8, %rax
	movd	%r9d, %xmm0
	pshuflw	$0, %xmm0, %xmm0
	pshufd	$68, %xmm0, %xmm1
	movdqa	LCPI5_3(%rip), %xmm4
	movdqa	LCPI5_4(%rip), %xmm5
	movdqa	LCPI5_5(%rip), %xmm6
	movq	LCPI5_10(%rip), %xmm9
	movq	LCPI5_11(%rip), %xmm10
	.p2align	4
LBB5_14:
	movdqu	(%rdi,%rsi,2), %xmm15
	movdqa	%xmm15, %xmm3
	pshufb	LCPI5_0(%rip), %xmm3
	movdqa	%xmm15, %xmm14
	pshufb	LCPI5_1(%rip), %xmm14
	pmovzxbd	%xmm3, %xmm11
	pmovzxwd	%xmm15, %xmm13
	punpckhwd	%xmm15, %xmm15
	psrld	$2, %xmm11
	psrld	$2, %xmm14
	pand	%xmm4, %xmm14
	pand	%xmm4, %xmm11
	movdqa	%xmm11, %xmm0
	packusdw	%xmm14, %xmm0
	movdqa	%xmm0, %xmm12
	psllw	$8, %xmm12
	psubw	%xmm0, %xmm12
	movdqa	%xmm13, %xmm8
	psrld	$5, %xmm8
	movdqa	%xmm15, %xmm2
	psrld	$5, %xmm2
	pand	%xmm4, %xmm2
	pand	%xmm4, %xmm8
	movdqa	%xmm8, %xmm7
	packusdw	%xmm2, %xmm7
	movdqa	%xmm7, %xmm0
	psllw	$8, %xmm0
	psubw	%xmm7, %xmm0
	paddw	%xmm5, %xmm12
	pmulhuw	%xmm6, %xmm12
	psrlw	$3, %xmm12
	paddw	%xmm5, %xmm0
	pmulhuw	%xmm6, %xmm0
	psrlw	$3, %xmm0
	packuswb	%xmm0, %xmm12
	pand	%xmm4, %xmm13
	pand	%xmm4, %xmm15
	movdqa	%xmm13, %xmm0
	packusdw	%xmm15, %xmm13
	pcmpeqd	%xmm4, %xmm15
	pcmpeqd	%xmm4, %xmm0
	packssdw	%xmm15, %xmm0
	movdqa	%xmm13, %xmm15
	psllw	$8, %xmm15
	psubw	%xmm13, %xmm15
	packsswb	%xmm0, %xmm0
	paddw	%xmm5, %xmm15
	pmulhuw	%xmm6, %xmm15
	psrlw	$3, %xmm15
	packuswb	%xmm15, %xmm15
	pcmpeqd	%xmm7, %xmm7
	pblendvb	%xmm0, %xmm7, %xmm15
	pxor	%xmm0, %xmm0
	pcmpgtb	%xmm3, %xmm0
	pmovsxbw	%xmm0, %xmm0
	por	%xmm1, %xmm0
	pextrb	$14, %xmm0, %r9d
	pextrb	$12, %xmm0, %r10d
	pextrb	$10, %xmm0, %r11d
	pextrb	$8, %xmm0, %ebx
	pextrb	$6, %xmm0, %r14d
	pextrb	$4, %xmm0, %r15d
	pextrb	$2, %xmm0, %r12d
	movd	%xmm0, %r13d
	pcmpeqd	%xmm4, %xmm2
	pcmpeqd	%xmm4, %xmm8
	packssdw	%xmm2, %xmm8
	pcmpeqd	%xmm4, %xmm14
	pcmpeqd	%xmm4, %xmm11
	packssdw	%xmm14, %xmm11
	pshufb	LCPI5_7(%rip), %xmm15
	andb	$1, %r9b
	negb	%r9b
	andb	$1, %r10b
	negb	%r10b
	andb	$1, %r11b
	andb	$1, %bl
	andb	$1, %r14b
	andb	$1, %r15b
	andb	$1, %r12b
	andb	$1, %r13b
	negb	%r13b
	movzbl	%r13b, %r13d
	pinsrb	$8, %r13d, %xmm15
	negb	%r12b
	movzbl	%r12b, %r12d
	pinsrb	$9, %r12d, %xmm15
	negb	%r15b
	movzbl	%r15b, %r15d
	pinsrb	$10, %r15d, %xmm15
	negb	%r14b
	movzbl	%r14b, %r14d
	pinsrb	$11, %r14d, %xmm15
	negb	%bl
	movzbl	%bl, %ebx
	pinsrb	$12, %ebx, %xmm15
	negb	%r11b
	movzbl	%r11b, %r11d
	pinsrb	$13, %r11d, %xmm15
	packsswb	%xmm8, %xmm11
	movzbl	%r10b, %r10d
	pinsrb	$14, %r10d, %xmm15
	por	%xmm12, %xmm11
	movzbl	%r9b, %r9d
	pinsrb	$15, %r9d, %xmm15
	movdqa	%xmm11, %xmm0
	pshufb	%xmm9, %xmm0
	movdqa	%xmm15, %xmm2
	pshufb	%xmm9, %xmm2
	punpcklwd	%xmm2, %xmm0
	pshufb	%xmm10, %xmm11
	pshufb	%xmm10, %xmm15
	punpcklwd	%xmm15, %xmm11
	movdqu	%xmm11, 16(%rcx,%rsi,4)
	movdqu	%xmm0, (%rcx,%rsi,4)
	addq	$8, %rsi
	cmpq	%rsi, %rax
	jne	LBB5_14
	jmp	LBB5_20
LBB5_15:
	xorl	%esi, %esi
	testl	%edx, %edx
	sete	%sil
	movq	%r8, %rax
	andq	$-16, %rax
	movd	%esi, %xmm0
	pxor	%xmm1, %xmm1
	pshufb	%xmm1, %xmm0
	movdqa	%xmm0, -64(%rbp)
	xorl	%esi, %esi
	movdqa	LCPI5_3(%rip), %xmm12
	.p2align	4
LBB5_16:
	movdqu	(%rdi,%rsi,2), %xmm10
	movdqu	16(%rdi,%rsi,2), %xmm11
	movdqa	%xmm11, %xmm0
	movq	LCPI5_12(%rip), %xmm1
	pshufb	%xmm1, %xmm0
	movdqa	%xmm10, %xmm2
	pshufb	%xmm1, %xmm2
	movdqa	%xmm11, %xmm6
	movdqa	%xmm10, %xmm15
	movdqa	%xmm11, %xmm14
	movdqa	LCPI5_1(%rip), %xmm1
	pshufb	%xmm1, %xmm14
	movdqa	%xmm11, %xmm13
	pshufb	LCPI5_2(%rip), %xmm13
	movdqa	%xmm10, %xmm3
	pshufb	%xmm1, %xmm3
	pmovzxbd	%xmm2, %xmm9
	punpcklqdq	%xmm0, %xmm2
	movdqa	%xmm2, -96(%rbp)
	pmovzxwd	%xmm11, %xmm0
	pxor	%xmm1, %xmm1
	punpckhwd	%xmm1, %xmm11
	pmovzxwd	%xmm10, %xmm2
	punpckhwd	%xmm1, %xmm10
	psrld	$2, %xmm9
	psrld	$2, %xmm3
	psrld	$2, %xmm13
	psrld	$2, %xmm14
	pand	%xmm12, %xmm14
	pand	%xmm12, %xmm13
	pand	%xmm12, %xmm3
	movdqa	%xmm3, -80(%rbp)
	pand	%xmm12, %xmm9
	movdqa	%xmm9, %xmm1
	packusdw	%xmm3, %xmm1
	movdqa	%xmm13, %xmm4
	packusdw	%xmm14, %xmm4
	movdqa	%xmm4, %xmm7
	psllw	$8, %xmm7
	psubw	%xmm4, %xmm7
	movdqa	%xmm1, %xmm8
	psllw	$8, %xmm8
	psubw	%xmm1, %xmm8
	movdqa	LCPI5_4(%rip), %xmm1
	paddw	%xmm1, %xmm8
	paddw	%xmm1, %xmm7
	movdqa	LCPI5_5(%rip), %xmm1
	pmulhuw	%xmm1, %xmm7
	psrlw	$3, %xmm7
	pmulhuw	%xmm1, %xmm8
	psrlw	$3, %xmm8
	packuswb	%xmm7, %xmm8
	movdqa	%xmm2, %xmm3
	psrld	$5, %xmm3
	psrld	$5, %xmm10
	movdqa	%xmm0, %xmm5
	psrld	$5, %xmm5
	psrld	$5, %xmm11
	pand	%xmm12, %xmm11
	pand	%xmm12, %xmm5
	pand	%xmm12, %xmm10
	pand	%xmm12, %xmm3
	movdqa	%xmm5, %xmm1
	packusdw	%xmm11, %xmm1
	movdqa	%xmm1, %xmm7
	psllw	$8, %xmm7
	psubw	%xmm1, %xmm7
	movdqa	%xmm3, %xmm4
	packusdw	%xmm10, %xmm4
	movdqa	%xmm4, %xmm1
	psllw	$8, %xmm1
	psubw	%xmm4, %xmm1
	punpckhwd	%xmm6, %xmm6
	movdqa	%xmm15, %xmm4
	punpckhwd	%xmm4, %xmm4
	movdqa	LCPI5_4(%rip), %xmm15
	paddw	%xmm15, %xmm1
	paddw	%xmm15, %xmm7
	movdqa	LCPI5_5(%rip), %xmm15
	pmulhuw	%xmm15, %xmm7
	psrlw	$3, %xmm7
	pmulhuw	%xmm15, %xmm1
	psrlw	$3, %xmm1
	packuswb	%xmm7, %xmm1
	pand	%xmm12, %xmm2
	pand	%xmm12, %xmm4
	movdqa	%xmm4, %xmm7
	pand	%xmm12, %xmm0
	pand	%xmm12, %xmm6
	movdqa	%xmm0, %xmm4
	packusdw	%xmm6, %xmm0
	pcmpeqd	%xmm12, %xmm6
	pcmpeqd	%xmm12, %xmm4
	packssdw	%xmm6, %xmm4
	movdqa	%xmm2, %xmm6
	packusdw	%xmm7, %xmm2
	pcmpeqd	%xmm12, %xmm7
	pcmpeqd	%xmm12, %xmm6
	packssdw	%xmm7, %xmm6
	packsswb	%xmm4, %xmm6
	movdqa	%xmm0, %xmm4
	psllw	$8, %xmm4
	psubw	%xmm0, %xmm4
	movdqa	%xmm2, %xmm0
	psllw	$8, %xmm0
	psubw	%xmm2, %xmm0
	movdqa	LCPI5_4(%rip), %xmm2
	paddw	%xmm2, %xmm0
	paddw	%xmm2, %xmm4
	pmulhuw	%xmm15, %xmm4
	psrlw	$3, %xmm4
	pmulhuw	%xmm15, %xmm0
	psrlw	$3, %xmm0
	packuswb	%xmm4, %xmm0
	por	%xmm6, %xmm0
	pxor	%xmm4, %xmm4
	pcmpgtb	-96(%rbp), %xmm4
	por	-64(%rbp), %xmm4
	psllw	$7, %xmm4
	pand	LCPI5_6(%rip), %xmm4
	pxor	%xmm2, %xmm2
	pcmpgtb	%xmm4, %xmm2
	pcmpeqd	%xmm12, %xmm14
	pcmpeqd	%xmm12, %xmm13
	packssdw	%xmm14, %xmm13
	movdqa	-80(%rbp), %xmm4
	pcmpeqd	%xmm12, %xmm4
	pcmpeqd	%xmm12, %xmm9
	packssdw	%xmm4, %xmm9
	packsswb	%xmm13, %xmm9
	por	%xmm8, %xmm9
	pcmpeqd	%xmm12, %xmm11
	pcmpeqd	%xmm12, %xmm5
	packssdw	%xmm11, %xmm5
	pcmpeqd	%xmm12, %xmm10
	pcmpeqd	%xmm12, %xmm3
	packssdw	%xmm10, %xmm3
	packsswb	%xmm5, %xmm3
	por	%xmm1, %xmm3
	movdqa	%xmm9, %xmm1
	punpcklbw	%xmm3, %xmm1
	movdqa	%xmm0, %xmm4
	punpcklbw	%xmm2, %xmm4
	movdqa	%xmm1, %xmm5
	punpcklwd	%xmm4, %xmm5
	punpckhwd	%xmm4, %xmm1
	punpckhbw	%xmm3, %xmm9
	punpckhbw	%xmm2, %xmm0
	movdqa	%xmm9, %xmm2
	punpcklwd	%xmm0, %xmm2
	punpckhwd	%xmm0, %xmm9
	movdqu	%xmm9, 48(%rcx,%rsi,4)
	movdqu	%xmm2, 32(%rcx,%rsi,4)
	movdqu	%xmm1, 16(%rcx,%rsi,4)
	movdqu	%xmm5, (%rcx,%rsi,4)
	addq	$16, %rsi
	cmpq	%rsi, %rax
	jne	LBB5_16
	cmpq	%rax, %r8
	je	LBB5_19
	testb	$8, %r8b
	jne	LBB5_13
LBB5_21:
	movzbl	1(%rdi,%rax,2), %esi
	movl	%esi, %r10d
	shrl	$2, %r10d
	andl	$31, %r10d
	movb	$-1, %r9b
	movb	$-1, %bl
	cmpl	$31, %r10d
	je	LBB5_23
	movl	%r10d, %r11d
	shll	$8, %r11d
	subl	%r10d, %r11d
	addl	$15, %r11d
	movzwl	%r11w, %r10d
	imull	$16913, %r10d, %ebx
	shrl	$19, %ebx
LBB5_23:
	movzbl	(%rdi,%rax,2), %r10d
	movl	%esi, %r11d
	shll	$8, %r11d
	orl	%r10d, %r11d
	movb	%bl, (%rcx,%rax,4)
	shrl	$5, %r11d
	andl	$31, %r11d
	cmpl	$31, %r11d
	je	LBB5_25
	movl	%r11d, %r9d
	shll	$8, %r9d
	subl	%r11d, %r9d
	addl	$15, %r9d
	movzwl	%r9w, %r9d
	imull	$16913, %r9d, %r9d
	shrl	$19, %r9d
LBB5_25:
	movb	%r9b, 1(%rcx,%rax,4)
	andl	$31, %r10d
	movb	$-1, %r9b
	cmpl	$31, %r10d
	je	LBB5_27
	movl	%r10d, %r9d
	shll	$8, %r9d
	subl	%r10d, %r9d
	addl	$15, %r9d
	movzwl	%r9w, %r9d
	imull	$16913, %r9d, %r9d
	shrl	$19, %r9d
LBB5_27:
	testl	%edx, %edx
	sete	%r10b
	movb	%r9b, 2(%rcx,%rax,4)
	testb	%sil, %sil
	sets	%sil
	orb	%r10b, %sil
	negb	%sil
	movb	%sil, 3(%rcx,%rax,4)
	incq	%rax
LBB5_20:
	cmpq	%rax, %r8
	jne	LBB5_21
LBB5_19:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.globl	_cpixels_look_up_deep
	.p2align	4
_cpixels_look_up_deep:
	pushq	%rbp
	movq	%rsp, %rbp
	testq	%rcx, %rcx
	je	LBB6_5
	cmpq	$1, %rcx
	jne	LBB6_6
	xorl	%eax, %eax
	jmp	LBB6_3
LBB6_6:
	movq	%rcx, %r8
	andq	$-2, %r8
	xorl	%eax, %eax
	.p2align	4
LBB6_7:
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
	jne	LBB6_7
LBB6_3:
	testb	$1, %cl
	je	LBB6_5
	movzbl	(%rdi,%rax,2), %ecx
	movzbl	1(%rdi,%rax,2), %edi
	shll	$10, %edi
	addq	%rdi, %rsi
	movl	(%rsi,%rcx,4), %ecx
	movl	%ecx, (%rdx,%rax,4)
LBB6_5:
	popq	%rbp
	retq
	.globl	_cpixels_unpack_packets
	.p2align	4
_cpixels_unpack_packets:
	testq	%rcx, %rcx
	je	LBB7_1
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
	jmp	LBB7_4
	.p2align	4
LBB7_55:
	movq	(%rdi), %r11
	movq	-48(%rbp), %r14
LBB7_56:
	addq	%rax, %r11
	movq	%r11, (%rdi)
LBB7_62:
	movl	16(%rdi), %eax
	subl	%r10d, %eax
	movl	%eax, 16(%rdi)
	addq	%r10, %r9
	cmpq	%rcx, %r9
	jae	LBB7_63
LBB7_4:
	testl	%eax, %eax
	je	LBB7_5
	movl	%eax, %eax
	movq	%rcx, %r10
	subq	%r9, %r10
	cmpq	%rax, %r10
	cmovaeq	%rax, %r10
	cmpl	$0, 20(%rdi)
	movq	%r10, %rbx
	je	LBB7_42
	testq	%r8, %r8
	jne	LBB7_28
	jmp	LBB7_62
	.p2align	4
LBB7_5:
	movq	(%rdi), %rdx
	movq	8(%rdi), %r10
	cmpq	%r10, %rdx
	je	LBB7_63
	movzbl	(%rdx), %eax
	testb	%al, %al
	movq	%r13, %r11
	movl	$1, %ebx
	cmovnsq	%rbx, %r11
	subq	%rdx, %r10
	cmpq	%r11, %r10
	jb	LBB7_63
	testb	%al, %al
	js	LBB7_8
	incq	%rdx
	movq	%rdx, (%rdi)
	incq	%rax
	movl	%eax, 16(%rdi)
	movl	$0, 20(%rdi)
	movq	%rcx, %rbx
	subq	%r9, %rbx
	cmpq	%rax, %rbx
	cmovaeq	%rax, %rbx
LBB7_42:
	movq	(%rdi), %r11
	movq	8(%rdi), %rax
	subq	%r11, %rax
	cmpq	%rax, %rsi
	ja	LBB7_63
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	je	LBB7_44
	xorl	%edx, %edx
	divq	%rsi
	movq	%rax, %r10
	jmp	LBB7_46
LBB7_44:
	xorl	%edx, %edx
	divl	%esi
	movl	%eax, %r10d
LBB7_46:
	cmpq	%r10, %rbx
	cmovbq	%rbx, %r10
	movq	%r10, %rax
	imulq	%rsi, %rax
	testq	%r8, %r8
	je	LBB7_56
	testq	%rax, %rax
	je	LBB7_56
	movq	%r9, %rdx
	imulq	%rsi, %rdx
	cmpq	$4, %rax
	jae	LBB7_50
	xorl	%r11d, %r11d
	jmp	LBB7_52
LBB7_8:
	testq	%rsi, %rsi
	je	LBB7_25
	cmpq	$4, %rsi
	jb	LBB7_10
	movq	-72(%rbp), %r11
	subq	%rdx, %r11
	movl	$0, %r10d
	cmpq	$31, %r11
	jbe	LBB7_12
	cmpq	$32, %rsi
	jae	LBB7_19
	xorl	%r11d, %r11d
	jmp	LBB7_23
LBB7_50:
	movq	%rax, %rbx
	andq	$-4, %rbx
	movq	-80(%rbp), %r11
	leaq	(%r11,%rdx), %r14
	xorl	%r11d, %r11d
	.p2align	4
LBB7_51:
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
	jne	LBB7_51
LBB7_52:
	movl	%eax, %ebx
	andl	$3, %ebx
	je	LBB7_55
	addq	%r8, %rdx
	.p2align	4
LBB7_54:
	movq	(%rdi), %r14
	movzbl	(%r14,%r11), %r14d
	movb	%r14b, (%rdx,%r11)
	incq	%r11
	decq	%rbx
	jne	LBB7_54
	jmp	LBB7_55
LBB7_10:
	xorl	%r10d, %r10d
	jmp	LBB7_12
LBB7_19:
	xorl	%r10d, %r10d
	.p2align	4
LBB7_20:
	movups	1(%rdx,%r10), %xmm0
	movups	17(%rdx,%r10), %xmm1
	movups	%xmm0, 24(%rdi,%r10)
	movups	%xmm1, 40(%rdi,%r10)
	addq	$32, %r10
	cmpq	%r10, %r12
	jne	LBB7_20
	cmpq	%r12, %rsi
	je	LBB7_25
	movq	%r12, %r10
	movq	%r12, %r11
	testb	$28, %sil
	je	LBB7_12
	.p2align	4
LBB7_23:
	movl	1(%rdx,%r11), %r10d
	movl	%r10d, 24(%rdi,%r11)
	addq	$4, %r11
	cmpq	%r11, %r14
	jne	LBB7_23
	movq	%r14, %r10
	cmpq	%r14, %rsi
	je	LBB7_25
LBB7_12:
	movq	%r10, %r11
	cmpq	$0, -56(%rbp)
	je	LBB7_15
	movq	-56(%rbp), %rbx
	movq	%r10, %r14
	.p2align	4
LBB7_14:
	leaq	1(%r14), %r11
	movzbl	1(%rdx,%r14), %r15d
	movb	%r15b, 24(%rdi,%r14)
	movq	%r11, %r14
	decq	%rbx
	jne	LBB7_14
LBB7_15:
	subq	%rsi, %r10
	cmpq	$-4, %r10
	movq	-48(%rbp), %r14
	ja	LBB7_25
	.p2align	4
LBB7_16:
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
	jne	LBB7_16
LBB7_25:
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
	je	LBB7_62
LBB7_28:
	movq	%r10, %rbx
	imulq	%rsi, %rbx
	testq	%rbx, %rbx
	je	LBB7_62
	movq	%r12, %r8
	movq	%r13, %r12
	movq	%r9, %r14
	imulq	%rsi, %r14
	cmpq	$1, %rbx
	jne	LBB7_31
	xorl	%r11d, %r11d
LBB7_39:
	testb	$1, %bl
	jne	LBB7_57
	movq	%r12, %r13
	movq	%r8, %r12
	movq	-64(%rbp), %r8
	jmp	LBB7_61
LBB7_31:
	movq	%rbx, %r13
	andq	$-2, %r13
	movq	-88(%rbp), %rax
	leaq	(%rax,%r14), %r15
	xorl	%r11d, %r11d
	jmp	LBB7_32
	.p2align	4
LBB7_37:
	xorl	%edx, %edx
	divq	%rsi
LBB7_38:
	movzbl	24(%rdi,%rdx), %eax
	movb	%al, (%r15,%r11)
	addq	$2, %r11
	cmpq	%r11, %r13
	je	LBB7_39
LBB7_32:
	movq	%r11, %rax
	orq	%rsi, %rax
	shrq	$32, %rax
	je	LBB7_33
	movq	%r11, %rax
	xorl	%edx, %edx
	divq	%rsi
	jmp	LBB7_35
	.p2align	4
LBB7_33:
	movl	%r11d, %eax
	xorl	%edx, %edx
	divl	%esi
LBB7_35:
	movzbl	24(%rdi,%rdx), %eax
	movb	%al, -1(%r15,%r11)
	leaq	1(%r11), %rax
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	jne	LBB7_37
	xorl	%edx, %edx
	divl	%esi
	jmp	LBB7_38
LBB7_57:
	movq	%r11, %rax
	orq	%rsi, %rax
	shrq	$32, %rax
	movq	%r12, %r13
	je	LBB7_58
	movq	%r11, %rax
	xorl	%edx, %edx
	divq	%rsi
	jmp	LBB7_60
LBB7_58:
	movl	%r11d, %eax
	xorl	%edx, %edx
	divl	%esi
LBB7_60:
	movq	%r8, %r12
	movq	-64(%rbp), %r8
	addq	%r8, %r14
	movzbl	24(%rdi,%rdx), %eax
	movb	%al, (%r14,%r11)
LBB7_61:
	movq	-48(%rbp), %r14
	jmp	LBB7_62
LBB7_63:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	movq	%r9, %rax
	retq
LBB7_1:
	xorl	%r9d, %r9d
	movq	%r9, %rax
	retq
.subsections_via_symbols
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
