// Made by scripts/make-kernels.sh from kernels_avx2.c; do not edit.
#include "../../include/CPixels.h"
#if CPIXELS_HAS_ASSEMBLY && defined(__x86_64__) && defined(__ELF__)
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x437f0000
	.text
	.p2align	4
	.type	reduce,@function
reduce:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdi, -48(%rbp)
	cmpq	$2, %rcx
	setne	%al
	testl	%r8d, %r8d
	setne	%dil
	orb	%al, %dil
	jne	.LBB0_6
	cmpq	$4, %rdx
	jae	.LBB0_3
	xorl	%edi, %edi
	movq	-48(%rbp), %r9
	jmp	.LBB0_5
.LBB0_3:
	xorl	%eax, %eax
	movq	-48(%rbp), %r9
	.p2align	4
.LBB0_4:
	vpmovzxbw	(%r9,%rax,4), %ymm0
	vpermq	$237, %ymm0, %ymm1
	vpermq	$232, %ymm0, %ymm0
	vpaddw	%xmm1, %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vaddps	(%rsi,%rax,8), %ymm0, %ymm0
	vmovups	%ymm0, (%rsi,%rax,8)
	leaq	4(%rax), %rdi
	addq	$8, %rax
	cmpq	%rdx, %rax
	movq	%rdi, %rax
	jbe	.LBB0_4
.LBB0_5:
	leaq	(%r9,%rdi,4), %r9
	movq	%r9, -48(%rbp)
	leaq	(%rsi,%rdi,8), %rsi
	subq	%rdi, %rdx
.LBB0_6:
	testq	%rdx, %rdx
	je	.LBB0_14
	leaq	(,%rcx,4), %rax
	movq	%rax, -64(%rbp)
	xorl	%r11d, %r11d
	vbroadcastss	.LCPI0_0(%rip), %xmm0
	vbroadcastss	.LCPI0_0(%rip), %ymm1
	movq	-48(%rbp), %r9
	movq	%rdx, %r10
	movq	%rdx, -72(%rbp)
	movq	%rcx, -56(%rbp)
	jmp	.LBB0_8
	.p2align	4
.LBB0_13:
	addq	$16, %rsi
	movq	-56(%rbp), %rcx
	subq	%rcx, %r10
	addq	-64(%rbp), %r9
	movq	-80(%rbp), %rax
	movq	%rax, %r11
	movq	-72(%rbp), %rdx
	cmpq	%rdx, %rax
	jae	.LBB0_14
.LBB0_8:
	movq	%rdx, %rax
	subq	%r11, %rax
	leaq	(%r11,%rcx), %r14
	cmpq	%rcx, %rax
	movq	%r14, -80(%rbp)
	cmovbq	%rdx, %r14
	cmpq	%r14, %r11
	movq	-48(%rbp), %rcx
	jae	.LBB0_13
	movq	-56(%rbp), %rax
	cmpq	%r10, %rax
	movq	%r10, %r15
	cmovbq	%rax, %r15
	vmovups	(%rsi), %xmm2
	movq	%r9, %r12
	jmp	.LBB0_10
	.p2align	4
.LBB0_36:
	vcvtdq2ps	%xmm3, %xmm3
.LBB0_37:
	vaddps	%xmm2, %xmm3, %xmm2
	vmovups	%xmm2, (%rsi)
	addq	$1048576, %r11
	addq	$-1048576, %r15
	addq	$4194304, %r12
	cmpq	%r14, %r11
	jae	.LBB0_13
.LBB0_10:
	cmpq	$1048576, %r15
	movl	$1048576, %r13d
	cmovbq	%r15, %r13
	movq	%r14, %rdi
	subq	%r11, %rdi
	cmpq	$1048576, %rdi
	movl	$1048576, %eax
	cmovbq	%rdi, %rax
	vpxor	%xmm3, %xmm3, %xmm3
	testl	%r8d, %r8d
	je	.LBB0_11
	cmpq	$2, %rdi
	jae	.LBB0_17
	xorl	%ebx, %ebx
	jmp	.LBB0_19
	.p2align	4
.LBB0_11:
	cmpq	$2, %rdi
	jae	.LBB0_27
	xorl	%ebx, %ebx
	jmp	.LBB0_29
	.p2align	4
.LBB0_17:
	xorl	%edi, %edi
	.p2align	4
.LBB0_18:
	vpmovzxbd	(%r12,%rdi,4), %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vshufps	$51, %ymm4, %ymm1, %ymm5
	vshufps	$47, %ymm5, %ymm4, %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm3
	leaq	2(%rdi), %rbx
	addq	$4, %rdi
	cmpq	%rax, %rdi
	movq	%rbx, %rdi
	jbe	.LBB0_18
.LBB0_19:
	vextractf128	$1, %ymm3, %xmm4
	vaddps	%xmm4, %xmm3, %xmm4
	cmpq	%rax, %rbx
	jae	.LBB0_20
	movq	%rbx, %rax
	orq	$1, %rax
	testb	$1, %r13b
	jne	.LBB0_23
	cmpq	%rax, %r13
	je	.LBB0_37
	jmp	.LBB0_25
	.p2align	4
.LBB0_20:
	vmovaps	%xmm4, %xmm3
	jmp	.LBB0_37
.LBB0_27:
	xorl	%edi, %edi
	.p2align	4
.LBB0_28:
	vpmovzxbd	(%r12,%rdi,4), %ymm4
	vpaddd	%ymm4, %ymm3, %ymm3
	leaq	2(%rdi), %rbx
	addq	$4, %rdi
	cmpq	%rax, %rdi
	movq	%rbx, %rdi
	jbe	.LBB0_28
.LBB0_29:
	vextracti128	$1, %ymm3, %xmm4
	vpaddd	%xmm4, %xmm3, %xmm3
	cmpq	%rax, %rbx
	jae	.LBB0_36
	movl	%r13d, %eax
	subl	%ebx, %eax
	testb	$3, %al
	je	.LBB0_31
	movl	%r13d, %eax
	subb	%bl, %al
	movzbl	%al, %edi
	andl	$3, %edi
	movq	%rbx, %rax
	.p2align	4
.LBB0_33:
	vpmovzxbd	(%r12,%rax,4), %xmm4
	vpaddd	%xmm4, %xmm3, %xmm3
	incq	%rax
	decq	%rdi
	jne	.LBB0_33
	jmp	.LBB0_34
.LBB0_23:
	leaq	(%rcx,%r11,4), %rdi
	vpmovzxbd	(%rdi,%rbx,4), %xmm3
	vcvtdq2ps	%xmm3, %xmm5
	vshufps	$51, %xmm5, %xmm0, %xmm3
	vshufps	$47, %xmm3, %xmm5, %xmm3
	vfmadd213ps	%xmm4, %xmm5, %xmm3
	vmovaps	%xmm3, %xmm4
	movq	%rax, %rbx
	cmpq	%rax, %r13
	je	.LBB0_37
.LBB0_25:
	vmovaps	%xmm4, %xmm3
	.p2align	4
.LBB0_26:
	vpmovzxbd	(%r12,%rbx,4), %xmm4
	vcvtdq2ps	%xmm4, %xmm4
	vshufps	$51, %xmm4, %xmm0, %xmm5
	vshufps	$47, %xmm5, %xmm4, %xmm5
	vfmadd213ps	%xmm3, %xmm4, %xmm5
	vpmovzxbd	4(%r12,%rbx,4), %xmm3
	vcvtdq2ps	%xmm3, %xmm4
	vshufps	$51, %xmm4, %xmm0, %xmm3
	vshufps	$47, %xmm3, %xmm4, %xmm3
	vfmadd213ps	%xmm5, %xmm4, %xmm3
	addq	$2, %rbx
	cmpq	%rbx, %r13
	jne	.LBB0_26
	jmp	.LBB0_37
.LBB0_31:
	movq	%rbx, %rax
.LBB0_34:
	subq	%r13, %rbx
	cmpq	$-4, %rbx
	ja	.LBB0_36
	.p2align	4
.LBB0_35:
	vpmovzxbd	(%r12,%rax,4), %xmm4
	vpmovzxbd	4(%r12,%rax,4), %xmm5
	vpmovzxbd	8(%r12,%rax,4), %xmm6
	vpaddd	%xmm4, %xmm3, %xmm3
	vpaddd	%xmm6, %xmm5, %xmm4
	vpmovzxbd	12(%r12,%rax,4), %xmm5
	vpaddd	%xmm4, %xmm3, %xmm3
	vpaddd	%xmm5, %xmm3, %xmm3
	addq	$4, %rax
	cmpq	%rax, %r13
	jne	.LBB0_35
	jmp	.LBB0_36
.LBB0_14:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	reduce, .Lfunc_end0-reduce
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI1_0:
	.long	0x3f000000
	.text
	.p2align	4
	.type	narrow,@function
narrow:
	testq	%rdx, %rdx
	je	.LBB1_15
	pushq	%rbp
	movq	%rsp, %rbp
	cmpq	$3, %rdx
	ja	.LBB1_5
	xorl	%eax, %eax
	jmp	.LBB1_3
.LBB1_5:
	cmpq	$32, %rdx
	jae	.LBB1_7
	xorl	%eax, %eax
	jmp	.LBB1_11
.LBB1_7:
	movq	%rdx, %rax
	andq	$-32, %rax
	vbroadcastss	%xmm0, %ymm1
	xorl	%ecx, %ecx
	vbroadcastss	.LCPI1_0(%rip), %ymm2
	.p2align	4
.LBB1_8:
	vmovups	(%rdi,%rcx,4), %ymm3
	vfmadd213ps	%ymm2, %ymm1, %ymm3
	vmovups	32(%rdi,%rcx,4), %ymm4
	vfmadd213ps	%ymm2, %ymm1, %ymm4
	vmovups	64(%rdi,%rcx,4), %ymm5
	vfmadd213ps	%ymm2, %ymm1, %ymm5
	vmovups	96(%rdi,%rcx,4), %ymm6
	vfmadd213ps	%ymm2, %ymm1, %ymm6
	vcvttps2dq	%ymm3, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpackusdw	%xmm7, %xmm3, %xmm3
	vcvttps2dq	%ymm4, %ymm4
	vextracti128	$1, %ymm4, %xmm7
	vpackusdw	%xmm7, %xmm4, %xmm4
	vcvttps2dq	%ymm5, %ymm5
	vextracti128	$1, %ymm5, %xmm7
	vpackusdw	%xmm7, %xmm5, %xmm5
	vcvttps2dq	%ymm6, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpackusdw	%xmm7, %xmm6, %xmm6
	vmovdqu	%xmm3, (%rsi,%rcx,2)
	vmovdqu	%xmm4, 16(%rsi,%rcx,2)
	vmovdqu	%xmm5, 32(%rsi,%rcx,2)
	vmovdqu	%xmm6, 48(%rsi,%rcx,2)
	addq	$32, %rcx
	cmpq	%rcx, %rax
	jne	.LBB1_8
	cmpq	%rax, %rdx
	je	.LBB1_14
	testb	$28, %dl
	je	.LBB1_3
.LBB1_11:
	movq	%rax, %rcx
	movq	%rdx, %rax
	andq	$-4, %rax
	vbroadcastss	%xmm0, %xmm1
	vbroadcastss	.LCPI1_0(%rip), %xmm2
	.p2align	4
.LBB1_12:
	vmovups	(%rdi,%rcx,4), %xmm3
	vfmadd213ps	%xmm2, %xmm1, %xmm3
	vcvttps2dq	%xmm3, %xmm3
	vpackusdw	%xmm3, %xmm3, %xmm3
	vmovq	%xmm3, (%rsi,%rcx,2)
	addq	$4, %rcx
	cmpq	%rcx, %rax
	jne	.LBB1_12
	cmpq	%rax, %rdx
	je	.LBB1_14
.LBB1_3:
	vmovss	.LCPI1_0(%rip), %xmm1
	.p2align	4
.LBB1_4:
	vmovss	(%rdi,%rax,4), %xmm2
	vfmadd213ss	%xmm1, %xmm0, %xmm2
	vcvttss2si	%xmm2, %ecx
	movw	%cx, (%rsi,%rax,2)
	incq	%rax
	cmpq	%rax, %rdx
	jne	.LBB1_4
.LBB1_14:
	popq	%rbp
.LBB1_15:
	vzeroupper
	retq
.Lfunc_end1:
	.size	narrow, .Lfunc_end1-narrow
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI2_0:
	.byte	0
	.byte	4
	.byte	1
	.byte	5
	.byte	2
	.byte	6
	.byte	3
	.byte	7
	.byte	8
	.byte	12
	.byte	9
	.byte	13
	.byte	10
	.byte	14
	.byte	11
	.byte	15
.LCPI2_4:
	.byte	0
	.byte	8
	.byte	2
	.byte	10
	.byte	4
	.byte	12
	.byte	6
	.byte	14
	.byte	1
	.byte	9
	.byte	3
	.byte	11
	.byte	5
	.byte	13
	.byte	7
	.byte	15
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI2_1:
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
	.short	255
.LCPI2_2:
	.byte	12
	.byte	13
	.byte	14
	.byte	15
	.byte	12
	.byte	13
	.byte	14
	.byte	15
	.byte	12
	.byte	13
	.byte	14
	.byte	15
	.byte	0
	.byte	1
	.byte	0
	.byte	1
	.byte	28
	.byte	29
	.byte	30
	.byte	31
	.byte	28
	.byte	29
	.byte	30
	.byte	31
	.byte	28
	.byte	29
	.byte	30
	.byte	31
	.byte	16
	.byte	17
	.byte	16
	.byte	17
.LCPI2_3:
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
	.short	32897
.LCPI2_5:
	.byte	0
	.byte	1
	.byte	8
	.byte	9
	.byte	2
	.byte	3
	.byte	10
	.byte	11
	.byte	4
	.byte	5
	.byte	12
	.byte	13
	.byte	6
	.byte	7
	.byte	14
	.byte	15
	.byte	16
	.byte	17
	.byte	24
	.byte	25
	.byte	18
	.byte	19
	.byte	26
	.byte	27
	.byte	20
	.byte	21
	.byte	28
	.byte	29
	.byte	22
	.byte	23
	.byte	30
	.byte	31
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI2_6:
	.long	0x46800100
.LCPI2_7:
	.long	0x477fff00
.LCPI2_8:
	.long	2147516416
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI2_9:
	.short	255
.LCPI2_10:
	.short	32897
	.text
	.p2align	4
	.type	scale_across,@function
scale_across:
	cmpq	$0, 24(%rdi)
	je	.LBB2_55
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$232, %rsp
	leaq	(%rdx,%rcx,4), %rbx
	leaq	(%rdx,%rcx,8), %r14
	leaq	(%rcx,%rcx,2), %rax
	leaq	(%rdx,%rax,4), %r15
	xorl	%r13d, %r13d
	vmovdqa	.LCPI2_4(%rip), %xmm6
	vmovdqa	.LCPI2_0(%rip), %xmm9
	vpbroadcastw	.LCPI2_9(%rip), %ymm10
	vmovdqa	.LCPI2_2(%rip), %ymm11
	vpcmpeqd	%ymm12, %ymm12, %ymm12
	vpbroadcastw	.LCPI2_10(%rip), %ymm13
	vmovdqa	.LCPI2_5(%rip), %ymm14
	movq	$0, -104(%rbp)
	xorl	%r12d, %r12d
	movq	%rsi, -112(%rbp)
	movq	%rdi, -88(%rbp)
	movq	%rdx, -240(%rbp)
	movq	%rbx, -232(%rbp)
	movq	%r14, -224(%rbp)
	movq	%r15, -216(%rbp)
	jmp	.LBB2_2
	.p2align	4
.LBB2_53:
	cmpq	%r9, %r13
	jae	.LBB2_54
.LBB2_2:
	movq	-104(%rbp), %rax
	movq	8(%rdi), %r8
	movq	%r12, -128(%rbp)
	subq	%r12, %r8
	jbe	.LBB2_54
	cmpq	$128, %r8
	movl	$128, %r12d
	cmovbq	%r8, %r12
	movq	16(%rdi), %rcx
	movq	%r13, -248(%rbp)
	leaq	(,%r13,2), %rdx
	addq	%r13, %rdx
	movslq	(%rcx,%rdx,4), %rdx
	movq	-128(%rbp), %r9
	shrq	%r9
	cmpq	%rdx, %r9
	cmovbq	%r9, %rdx
	movq	%r9, %r14
	subq	%rdx, %r14
	shlq	$3, %r14
	movq	%rdx, -104(%rbp)
	shlq	$5, %rdx
	shlq	$5, %rax
	shlq	$5, %r9
	subq	%rdx, %r9
	movq	%r9, -56(%rbp)
	subq	%rax, %rdx
	movq	%rdx, -264(%rbp)
	xorl	%r9d, %r9d
	xorl	%r10d, %r10d
	movq	%r8, -64(%rbp)
	jmp	.LBB2_4
	.p2align	4
.LBB2_42:
	vmovdqu	%ymm0, 32(%rax,%rbx)
.LBB2_43:
	incq	%r10
	addq	$4, %r9
	cmpq	$4, %r10
	je	.LBB2_44
.LBB2_4:
	movq	48(%rdi), %r11
	movq	56(%rdi), %rbx
	testq	%r14, %r14
	je	.LBB2_7
	movq	%rbx, %rax
	imulq	%r9, %rax
	addq	%r11, %rax
	movq	-264(%rbp), %rcx
	addq	%rax, %rcx
	xorl	%edx, %edx
	.p2align	4
.LBB2_6:
	vmovdqu	(%rcx,%rdx,4), %ymm0
	vmovdqu	%ymm0, (%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	%r14, %rdx
	jb	.LBB2_6
.LBB2_7:
	movq	%rbx, %rax
	imulq	%r10, %rax
	leaq	(%r11,%rax,4), %rax
	movl	(%rdi), %ecx
	movq	%r10, %rdx
	shlq	$4, %rdx
	leaq	(%rax,%r14,4), %rax
	movq	%rax, -136(%rbp)
	movl	%ecx, %eax
	cmpl	$2, %ecx
	sete	%cl
	orb	$2, %cl
	movq	-128(%rbp), %r13
	shlq	%cl, %r13
	movq	(%rsi,%rdx), %r15
	addq	%r13, %r15
	addq	8(%rsi,%rdx), %r13
	testl	%eax, %eax
	je	.LBB2_11
	movq	%rbx, -96(%rbp)
	cmpl	$1, %eax
	jne	.LBB2_31
	movl	%eax, -76(%rbp)
	movq	%r10, -48(%rbp)
	cmpq	$16, %r8
	movq	%r11, -120(%rbp)
	jae	.LBB2_24
	movq	%r9, %r11
	xorl	%eax, %eax
	movq	-96(%rbp), %rbx
	jmp	.LBB2_22
	.p2align	4
.LBB2_11:
	cmpq	$16, %r8
	jae	.LBB2_13
	xorl	%edx, %edx
	jmp	.LBB2_15
.LBB2_24:
	leaq	512(%r15), %rcx
	leaq	512(%r13), %rdx
	movq	-56(%rbp), %rax
	addq	%r11, %rax
	movq	-96(%rbp), %rbx
	movq	%rbx, %r8
	movq	%r9, %r11
	imulq	%r9, %r8
	leaq	(%r8,%rax), %r9
	addq	$32, %r9
	movl	$16, %r8d
	xorl	%eax, %eax
	.p2align	4
.LBB2_25:
	movq	%rax, %r10
	movq	%r8, %rax
	prefetcht0	(%rcx,%r10,4)
	prefetcht0	(%rdx,%r10,4)
	movq	%r9, %r8
	.p2align	4
.LBB2_26:
	vmovdqu	(%r15,%r10,4), %xmm0
	vpshufb	%xmm9, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vpblendd	$204, %ymm0, %ymm10, %ymm1
	vpshufb	%ymm11, %ymm1, %ymm1
	vpmullw	%ymm0, %ymm1, %ymm0
	vpsubw	%ymm12, %ymm0, %ymm0
	vpmulhuw	%ymm0, %ymm13, %ymm0
	vmovdqu	(%r13,%r10,4), %xmm1
	vpshufb	%xmm9, %xmm1, %xmm1
	vpmovzxbw	%xmm1, %ymm1
	vpblendd	$204, %ymm1, %ymm10, %ymm2
	vpshufb	%ymm11, %ymm2, %ymm2
	vpmullw	%ymm1, %ymm2, %ymm1
	vpsubw	%ymm12, %ymm1, %ymm1
	vpmulhuw	%ymm1, %ymm13, %ymm1
	vperm2i128	$32, %ymm1, %ymm0, %ymm2
	vmovdqu	%ymm2, -32(%r8)
	vperm2i128	$49, %ymm1, %ymm0, %ymm0
	vmovdqu	%ymm0, (%r8)
	addq	$4, %r10
	addq	$64, %r8
	cmpq	%rax, %r10
	jb	.LBB2_26
	leaq	16(%rax), %r8
	addq	$256, %r9
	cmpq	%r12, %r8
	jbe	.LBB2_25
.LBB2_22:
	movq	%rax, %rcx
	orq	$4, %rcx
	cmpq	%r12, %rcx
	jbe	.LBB2_27
	movq	%rax, %rbx
	movq	-64(%rbp), %r8
	movq	%r11, %r9
	movq	-48(%rbp), %r10
	jmp	.LBB2_29
.LBB2_27:
	movq	-56(%rbp), %rcx
	movq	-120(%rbp), %rdx
	addq	%rdx, %rcx
	movq	%rbx, %rdx
	movq	%r11, %r9
	imulq	%r11, %rdx
	movq	%rax, %r8
	shlq	$4, %r8
	addq	%rdx, %r8
	addq	%r8, %rcx
	addq	$32, %rcx
	movq	-64(%rbp), %r8
	movq	-48(%rbp), %r10
	.p2align	4
.LBB2_28:
	vmovdqu	(%r15,%rax,4), %xmm0
	vpshufb	%xmm9, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vpblendd	$204, %ymm0, %ymm10, %ymm1
	vpshufb	%ymm11, %ymm1, %ymm1
	vpmullw	%ymm0, %ymm1, %ymm0
	vpsubw	%ymm12, %ymm0, %ymm0
	vpmulhuw	%ymm0, %ymm13, %ymm0
	vmovdqu	(%r13,%rax,4), %xmm1
	vpshufb	%xmm9, %xmm1, %xmm1
	vpmovzxbw	%xmm1, %ymm1
	vpblendd	$204, %ymm1, %ymm10, %ymm2
	vpshufb	%ymm11, %ymm2, %ymm2
	vpmullw	%ymm1, %ymm2, %ymm1
	vpsubw	%ymm12, %ymm1, %ymm1
	vpmulhuw	%ymm1, %ymm13, %ymm1
	vperm2i128	$32, %ymm1, %ymm0, %ymm2
	vmovdqu	%ymm2, -32(%rcx)
	vperm2i128	$49, %ymm1, %ymm0, %ymm0
	vmovdqu	%ymm0, (%rcx)
	leaq	4(%rax), %rbx
	addq	$64, %rcx
	addq	$8, %rax
	cmpq	%r12, %rax
	movq	%rbx, %rax
	jbe	.LBB2_28
.LBB2_29:
	movq	%r12, %rcx
	subq	%rbx, %rcx
	movq	-120(%rbp), %r11
	movl	-76(%rbp), %eax
	je	.LBB2_31
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm0, -176(%rbp)
	vmovdqu	%ymm0, -208(%rbp)
	leaq	(%r15,%rbx,4), %rsi
	shlq	$2, %rcx
	leaq	-208(%rbp), %rdi
	movq	%rcx, %rdx
	movq	%rcx, -256(%rbp)
	movq	%r9, -72(%rbp)
	vzeroupper
	callq	memcpy@PLT
	leaq	(,%rbx,4), %rsi
	addq	%r13, %rsi
	leaq	-176(%rbp), %rdi
	movq	-256(%rbp), %rdx
	callq	memcpy@PLT
	movq	-120(%rbp), %r11
	movq	-48(%rbp), %r10
	movq	-72(%rbp), %r9
	movq	-64(%rbp), %r8
	vmovdqa	.LCPI2_5(%rip), %ymm14
	vpbroadcastw	.LCPI2_10(%rip), %ymm13
	vpcmpeqd	%ymm12, %ymm12, %ymm12
	vmovdqa	.LCPI2_2(%rip), %ymm11
	vpbroadcastw	.LCPI2_9(%rip), %ymm10
	vmovdqa	.LCPI2_0(%rip), %xmm9
	vmovdqa	.LCPI2_4(%rip), %xmm6
	movq	-88(%rbp), %rdi
	movq	-112(%rbp), %rsi
	vmovdqa	-208(%rbp), %xmm0
	vmovdqa	-176(%rbp), %xmm1
	vpshufb	%xmm9, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vpblendd	$204, %ymm0, %ymm10, %ymm2
	vpshufb	%ymm11, %ymm2, %ymm2
	vpmullw	%ymm0, %ymm2, %ymm0
	vpsubw	%ymm12, %ymm0, %ymm0
	vpmulhuw	%ymm0, %ymm13, %ymm0
	vpshufb	%xmm9, %xmm1, %xmm1
	vpmovzxbw	%xmm1, %ymm1
	vpblendd	$204, %ymm1, %ymm10, %ymm2
	vpshufb	%ymm11, %ymm2, %ymm2
	vpmullw	%ymm1, %ymm2, %ymm1
	vpsubw	%ymm12, %ymm1, %ymm1
	vpmulhuw	%ymm1, %ymm13, %ymm1
	shlq	$4, %rbx
	vperm2i128	$32, %ymm1, %ymm0, %ymm2
	movq	-136(%rbp), %rax
	vmovdqu	%ymm2, (%rax,%rbx)
	vperm2i128	$49, %ymm1, %ymm0, %ymm0
	vmovdqu	%ymm0, 32(%rax,%rbx)
	movl	-76(%rbp), %eax
.LBB2_31:
	cmpl	$2, %eax
	jne	.LBB2_43
	cmpq	$16, %r8
	jae	.LBB2_34
	xorl	%ecx, %ecx
	movq	-96(%rbp), %rbx
	jmp	.LBB2_36
.LBB2_13:
	movq	-56(%rbp), %rax
	addq	%r11, %rax
	movq	%rbx, %rcx
	imulq	%r9, %rcx
	addq	%rcx, %rax
	addq	$224, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB2_14:
	prefetcht0	512(%r15,%rcx,4)
	prefetcht0	512(%r13,%rcx,4)
	vmovdqu	(%r15,%rcx,4), %xmm0
	vmovdqu	(%r13,%rcx,4), %xmm1
	vpunpcklbw	%xmm1, %xmm0, %xmm2
	vpshufb	%xmm6, %xmm2, %xmm2
	vpmovzxbw	%xmm2, %ymm2
	vmovdqu	%ymm2, -224(%rax)
	vpunpckhbw	%xmm1, %xmm0, %xmm0
	vpshufb	%xmm6, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vmovdqu	%ymm0, -192(%rax)
	vmovdqu	16(%r15,%rcx,4), %xmm0
	vmovdqu	16(%r13,%rcx,4), %xmm1
	vpunpcklbw	%xmm1, %xmm0, %xmm2
	vpshufb	%xmm6, %xmm2, %xmm2
	vpmovzxbw	%xmm2, %ymm2
	vmovdqu	%ymm2, -160(%rax)
	vpunpckhbw	%xmm1, %xmm0, %xmm0
	vpshufb	%xmm6, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vmovdqu	%ymm0, -128(%rax)
	vmovdqu	32(%r15,%rcx,4), %xmm0
	vmovdqu	32(%r13,%rcx,4), %xmm1
	vpunpcklbw	%xmm1, %xmm0, %xmm2
	vpshufb	%xmm6, %xmm2, %xmm2
	vpmovzxbw	%xmm2, %ymm2
	vmovdqu	%ymm2, -96(%rax)
	vpunpckhbw	%xmm1, %xmm0, %xmm0
	vpshufb	%xmm6, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vmovdqu	%ymm0, -64(%rax)
	vmovdqu	48(%r15,%rcx,4), %xmm0
	vmovdqu	48(%r13,%rcx,4), %xmm1
	vpunpcklbw	%xmm1, %xmm0, %xmm2
	vpshufb	%xmm6, %xmm2, %xmm2
	vpmovzxbw	%xmm2, %ymm2
	vmovdqu	%ymm2, -32(%rax)
	vpunpckhbw	%xmm1, %xmm0, %xmm0
	vpshufb	%xmm6, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vmovdqu	%ymm0, (%rax)
	leaq	16(%rcx), %rdx
	addq	$256, %rax
	addq	$32, %rcx
	cmpq	%r12, %rcx
	movq	%rdx, %rcx
	jbe	.LBB2_14
.LBB2_15:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%r12, %rax
	jbe	.LBB2_17
	movq	%rdx, %rbx
	jmp	.LBB2_19
.LBB2_17:
	addq	-56(%rbp), %r11
	imulq	%r9, %rbx
	movq	%rdx, %rax
	shlq	$4, %rax
	addq	%rbx, %rax
	addq	%r11, %rax
	addq	$32, %rax
	.p2align	4
.LBB2_18:
	vmovdqu	(%r15,%rdx,4), %xmm0
	vmovdqu	(%r13,%rdx,4), %xmm1
	vpunpcklbw	%xmm1, %xmm0, %xmm2
	vpshufb	%xmm6, %xmm2, %xmm2
	vpmovzxbw	%xmm2, %ymm2
	vmovdqu	%ymm2, -32(%rax)
	vpunpckhbw	%xmm1, %xmm0, %xmm0
	vpshufb	%xmm6, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	vmovdqu	%ymm0, (%rax)
	leaq	4(%rdx), %rbx
	addq	$64, %rax
	addq	$8, %rdx
	cmpq	%r12, %rdx
	movq	%rbx, %rdx
	jbe	.LBB2_18
.LBB2_19:
	movq	%r12, %rax
	subq	%rbx, %rax
	je	.LBB2_43
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm0, -176(%rbp)
	vmovdqu	%ymm0, -208(%rbp)
	leaq	(%r15,%rbx,4), %rsi
	shlq	$2, %rax
	leaq	-208(%rbp), %rdi
	movq	%rax, %r15
	movq	%rax, %rdx
	movq	%r9, -72(%rbp)
	movq	%r10, -48(%rbp)
	vzeroupper
	callq	memcpy@PLT
	leaq	(,%rbx,4), %rsi
	addq	%r13, %rsi
	leaq	-176(%rbp), %rdi
	movq	%r15, %rdx
	callq	memcpy@PLT
	movq	-48(%rbp), %r10
	movq	-72(%rbp), %r9
	movq	-64(%rbp), %r8
	vmovdqa	.LCPI2_5(%rip), %ymm14
	vpbroadcastw	.LCPI2_10(%rip), %ymm13
	vpcmpeqd	%ymm12, %ymm12, %ymm12
	vmovdqa	.LCPI2_2(%rip), %ymm11
	vpbroadcastw	.LCPI2_9(%rip), %ymm10
	vmovdqa	.LCPI2_0(%rip), %xmm9
	vmovdqa	.LCPI2_4(%rip), %xmm6
	movq	-88(%rbp), %rdi
	movq	-112(%rbp), %rsi
	vmovdqa	-208(%rbp), %xmm0
	vmovdqa	-176(%rbp), %xmm1
	shlq	$4, %rbx
	vpunpcklbw	%xmm1, %xmm0, %xmm2
	vpshufb	%xmm6, %xmm2, %xmm2
	vpmovzxbw	%xmm2, %ymm2
	movq	-136(%rbp), %rax
	vmovdqu	%ymm2, (%rax,%rbx)
	vpunpckhbw	%xmm1, %xmm0, %xmm0
	vpshufb	%xmm6, %xmm0, %xmm0
	vpmovzxbw	%xmm0, %ymm0
	jmp	.LBB2_42
.LBB2_34:
	movq	-56(%rbp), %rax
	addq	%r11, %rax
	movq	-96(%rbp), %rbx
	movq	%rbx, %rcx
	imulq	%r9, %rcx
	addq	%rcx, %rax
	addq	$224, %rax
	xorl	%edx, %edx
	.p2align	4
.LBB2_35:
	prefetcht0	512(%r15,%rdx,8)
	prefetcht0	512(%r13,%rdx,8)
	vmovdqu	(%r15,%rdx,8), %ymm0
	vmovdqu	(%r13,%rdx,8), %ymm1
	vperm2i128	$32, %ymm1, %ymm0, %ymm2
	vpshufb	%ymm14, %ymm2, %ymm2
	vmovdqu	%ymm2, -224(%rax)
	vperm2i128	$49, %ymm1, %ymm0, %ymm0
	vpshufb	%ymm14, %ymm0, %ymm0
	vmovdqu	%ymm0, -192(%rax)
	vmovdqu	32(%r15,%rdx,8), %ymm0
	vmovdqu	32(%r13,%rdx,8), %ymm1
	vperm2i128	$32, %ymm1, %ymm0, %ymm2
	vpshufb	%ymm14, %ymm2, %ymm2
	vmovdqu	%ymm2, -160(%rax)
	vperm2i128	$49, %ymm1, %ymm0, %ymm0
	vpshufb	%ymm14, %ymm0, %ymm0
	vmovdqu	%ymm0, -128(%rax)
	vmovdqu	64(%r15,%rdx,8), %ymm0
	vmovdqu	64(%r13,%rdx,8), %ymm1
	vperm2i128	$32, %ymm1, %ymm0, %ymm2
	vpshufb	%ymm14, %ymm2, %ymm2
	vmovdqu	%ymm2, -96(%rax)
	vperm2i128	$49, %ymm1, %ymm0, %ymm0
	vpshufb	%ymm14, %ymm0, %ymm0
	vmovdqu	%ymm0, -64(%rax)
	vmovdqu	96(%r15,%rdx,8), %ymm0
	vmovdqu	96(%r13,%rdx,8), %ymm1
	vperm2i128	$32, %ymm1, %ymm0, %ymm2
	vpshufb	%ymm14, %ymm2, %ymm2
	vmovdqu	%ymm2, -32(%rax)
	vperm2i128	$49, %ymm1, %ymm0, %ymm0
	vpshufb	%ymm14, %ymm0, %ymm0
	vmovdqu	%ymm0, (%rax)
	leaq	16(%rdx), %rcx
	addq	$256, %rax
	addq	$32, %rdx
	cmpq	%r12, %rdx
	movq	%rcx, %rdx
	jbe	.LBB2_35
.LBB2_36:
	movq	%rcx, %rax
	orq	$4, %rax
	cmpq	%r12, %rax
	jbe	.LBB2_38
	movq	%rcx, %rbx
	jmp	.LBB2_40
.LBB2_38:
	addq	-56(%rbp), %r11
	imulq	%r9, %rbx
	movq	%rcx, %rax
	shlq	$4, %rax
	addq	%rbx, %rax
	addq	%r11, %rax
	addq	$32, %rax
	.p2align	4
.LBB2_39:
	vmovdqu	(%r15,%rcx,8), %ymm0
	vmovdqu	(%r13,%rcx,8), %ymm1
	vperm2i128	$32, %ymm1, %ymm0, %ymm2
	vpshufb	%ymm14, %ymm2, %ymm2
	vmovdqu	%ymm2, -32(%rax)
	vperm2i128	$49, %ymm1, %ymm0, %ymm0
	vpshufb	%ymm14, %ymm0, %ymm0
	vmovdqu	%ymm0, (%rax)
	leaq	4(%rcx), %rbx
	addq	$64, %rax
	addq	$8, %rcx
	cmpq	%r12, %rcx
	movq	%rbx, %rcx
	jbe	.LBB2_39
.LBB2_40:
	movq	%r12, %rax
	subq	%rbx, %rax
	je	.LBB2_43
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm0, -176(%rbp)
	vmovdqu	%ymm0, -208(%rbp)
	leaq	(%r15,%rbx,8), %rsi
	shlq	$3, %rax
	leaq	-208(%rbp), %rdi
	movq	%rax, %r15
	movq	%rax, %rdx
	movq	%r9, -72(%rbp)
	movq	%r10, -48(%rbp)
	vzeroupper
	callq	memcpy@PLT
	leaq	(,%rbx,8), %rsi
	addq	%r13, %rsi
	leaq	-176(%rbp), %rdi
	movq	%r15, %rdx
	callq	memcpy@PLT
	movq	-48(%rbp), %r10
	movq	-72(%rbp), %r9
	movq	-64(%rbp), %r8
	vmovdqa	.LCPI2_5(%rip), %ymm14
	vpbroadcastw	.LCPI2_10(%rip), %ymm13
	vpcmpeqd	%ymm12, %ymm12, %ymm12
	vmovdqa	.LCPI2_2(%rip), %ymm11
	vpbroadcastw	.LCPI2_9(%rip), %ymm10
	vmovdqa	.LCPI2_0(%rip), %xmm9
	vmovdqa	.LCPI2_4(%rip), %xmm6
	movq	-88(%rbp), %rdi
	movq	-112(%rbp), %rsi
	vmovdqu	-208(%rbp), %ymm0
	vmovdqu	-176(%rbp), %ymm1
	shlq	$4, %rbx
	vperm2i128	$32, %ymm1, %ymm0, %ymm2
	vpshufb	%ymm14, %ymm2, %ymm2
	movq	-136(%rbp), %rax
	vmovdqu	%ymm2, (%rax,%rbx)
	vperm2i128	$49, %ymm1, %ymm0, %ymm0
	vpshufb	%ymm14, %ymm0, %ymm0
	jmp	.LBB2_42
	.p2align	4
.LBB2_44:
	addq	-128(%rbp), %r12
	movq	24(%rdi), %r9
	movq	-248(%rbp), %r13
	cmpq	%r9, %r13
	movq	-240(%rbp), %rdx
	movq	-232(%rbp), %rbx
	movq	-224(%rbp), %r14
	movq	-216(%rbp), %r15
	jb	.LBB2_45
	jmp	.LBB2_53
	.p2align	4
.LBB2_48:
	vxorps	%xmm3, %xmm3, %xmm3
	vpxor	%xmm1, %xmm1, %xmm1
	vpxor	%xmm0, %xmm0, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
.LBB2_52:
	movq	%r13, %rax
	shlq	$4, %rax
	vbroadcastss	40(%rdi), %ymm2
	vbroadcastss	.LCPI2_6(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm4, %ymm2
	vpxor	%xmm5, %xmm5, %xmm5
	vmaxps	%ymm5, %ymm2, %ymm2
	vbroadcastss	.LCPI2_7(%rip), %ymm8
	vminps	%ymm8, %ymm2, %ymm2
	vcvttps2dq	%ymm2, %ymm2
	vextracti128	$1, %ymm2, %xmm4
	vpslld	$16, %xmm4, %xmm4
	vpor	%xmm2, %xmm4, %xmm4
	vpbroadcastd	.LCPI2_8(%rip), %xmm2
	vpxor	%xmm2, %xmm4, %xmm4
	vmovdqu	%xmm4, (%rdx,%rax)
	vbroadcastss	40(%rdi), %ymm4
	vfmadd213ps	%ymm7, %ymm3, %ymm4
	vmaxps	%ymm5, %ymm4, %ymm3
	vminps	%ymm8, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vextracti128	$1, %ymm3, %xmm4
	vpslld	$16, %xmm4, %xmm4
	vpor	%xmm3, %xmm4, %xmm3
	vpxor	%xmm2, %xmm3, %xmm3
	vmovdqu	%xmm3, (%rbx,%rax)
	vbroadcastss	40(%rdi), %ymm3
	vfmadd213ps	%ymm7, %ymm1, %ymm3
	vmaxps	%ymm5, %ymm3, %ymm1
	vminps	%ymm8, %ymm1, %ymm1
	vcvttps2dq	%ymm1, %ymm1
	vextracti128	$1, %ymm1, %xmm3
	vpslld	$16, %xmm3, %xmm3
	vpor	%xmm1, %xmm3, %xmm1
	vpxor	%xmm2, %xmm1, %xmm1
	vmovdqu	%xmm1, (%r14,%rax)
	vbroadcastss	40(%rdi), %ymm1
	vfmadd213ps	%ymm7, %ymm0, %ymm1
	vmaxps	%ymm5, %ymm1, %ymm0
	vminps	%ymm8, %ymm0, %ymm0
	vcvttps2dq	%ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpslld	$16, %xmm1, %xmm1
	vpor	%xmm0, %xmm1, %xmm0
	vpxor	%xmm2, %xmm0, %xmm0
	vmovdqu	%xmm0, (%r15,%rax)
	incq	%r13
	movq	24(%rdi), %r9
	cmpq	%r9, %r13
	jae	.LBB2_53
.LBB2_45:
	movq	16(%rdi), %r10
	leaq	(,%r13,2), %r11
	addq	%r13, %r11
	movslq	(%r10,%r11,4), %rax
	movslq	4(%r10,%r11,4), %rcx
	leaq	(%rcx,%rax), %r8
	addq	%r8, %r8
	cmpq	%r12, %r8
	jbe	.LBB2_47
	cmpq	8(%rdi), %r12
	jb	.LBB2_53
.LBB2_47:
	testl	%ecx, %ecx
	jle	.LBB2_48
	leaq	(%r10,%r11,4), %r8
	movslq	8(%r8), %r10
	shlq	$2, %r10
	addq	32(%rdi), %r10
	subq	-104(%rbp), %rax
	shlq	$5, %rax
	addq	48(%rdi), %rax
	movq	56(%rdi), %r8
	leaq	(%rax,%r8,4), %r11
	leaq	(%r11,%r8,4), %rdi
	leaq	(%rdi,%r8,4), %r8
	shlq	$2, %rcx
	vpxor	%xmm0, %xmm0, %xmm0
	xorl	%r9d, %r9d
	vpxor	%xmm2, %xmm2, %xmm2
	vpxor	%xmm1, %xmm1, %xmm1
	vpxor	%xmm3, %xmm3, %xmm3
	.p2align	4
.LBB2_50:
	vpbroadcastd	(%r10,%r9), %ymm4
	vpmaddwd	(%rax,%r9,8), %ymm4, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	vpmaddwd	(%r11,%r9,8), %ymm4, %ymm5
	vpaddd	%ymm3, %ymm5, %ymm3
	vpmaddwd	(%rdi,%r9,8), %ymm4, %ymm5
	vpmaddwd	(%r8,%r9,8), %ymm4, %ymm4
	vpaddd	%ymm1, %ymm5, %ymm1
	vpaddd	%ymm2, %ymm4, %ymm2
	addq	$4, %r9
	cmpq	%r9, %rcx
	jne	.LBB2_50
	vcvtdq2ps	%ymm0, %ymm4
	vcvtdq2ps	%ymm3, %ymm3
	vcvtdq2ps	%ymm1, %ymm1
	vcvtdq2ps	%ymm2, %ymm0
	movq	-88(%rbp), %rdi
	jmp	.LBB2_52
.LBB2_54:
	addq	$232, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB2_55:
	vzeroupper
	retq
.Lfunc_end2:
	.size	scale_across, .Lfunc_end2-scale_across
	.p2align	4
	.type	accumulate,@function
accumulate:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -48(%rbp)
	testq	%rcx, %rcx
	je	.LBB3_12
	addq	$96, -48(%rbp)
	leaq	(,%rcx,4), %rax
	xorl	%edx, %edx
	movq	%rcx, -56(%rbp)
	jmp	.LBB3_3
	.p2align	4
.LBB3_2:
	addq	$3072, -48(%rbp)
	movq	-56(%rbp), %rcx
	movq	-64(%rbp), %rdx
	cmpq	%rcx, %rdx
	jae	.LBB3_12
.LBB3_3:
	movq	%rcx, %r8
	subq	%rdx, %r8
	leaq	768(%rdx), %r10
	cmpq	$768, %r8
	movq	%r10, -64(%rbp)
	cmovbq	%rcx, %r10
	testq	%rsi, %rsi
	je	.LBB3_2
	xorl	%r11d, %r11d
	jmp	.LBB3_5
	.p2align	4
.LBB3_11:
	incq	%r11
	cmpq	%rsi, %r11
	je	.LBB3_2
.LBB3_5:
	cmpq	%r10, %rdx
	jae	.LBB3_11
	leaq	(%r11,%r11,2), %rcx
	leaq	(%rdi,%rcx,8), %rbx
	movslq	16(%rdi,%rcx,8), %rcx
	imulq	%rax, %rcx
	addq	-48(%rbp), %rcx
	movq	%rdx, %r15
	jmp	.LBB3_7
	.p2align	4
.LBB3_10:
	vmovdqu	%ymm3, (%r12,%r15,4)
	vmovdqu	%ymm2, 32(%r12,%r15,4)
	vmovdqu	%ymm1, 64(%r12,%r15,4)
	vmovdqu	%ymm0, 96(%r12,%r15,4)
	addq	$32, %r15
	subq	$-128, %rcx
	cmpq	%r10, %r15
	jae	.LBB3_11
.LBB3_7:
	movq	(%rbx), %r12
	vmovdqu	(%r12,%r15,4), %ymm3
	vmovdqu	32(%r12,%r15,4), %ymm2
	vmovdqu	64(%r12,%r15,4), %ymm1
	vmovdqu	96(%r12,%r15,4), %ymm0
	movslq	20(%rbx), %r13
	testq	%r13, %r13
	jle	.LBB3_10
	movq	8(%rbx), %r8
	movq	%rcx, %r14
	xorl	%r9d, %r9d
	.p2align	4
.LBB3_9:
	vpbroadcastd	(%r8,%r9,4), %ymm4
	vpmaddwd	-96(%r14), %ymm4, %ymm5
	vpaddd	%ymm3, %ymm5, %ymm3
	vpmaddwd	-64(%r14), %ymm4, %ymm5
	vpmaddwd	-32(%r14), %ymm4, %ymm6
	vpaddd	%ymm2, %ymm5, %ymm2
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	(%r14), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	incq	%r9
	addq	%rax, %r14
	cmpq	%r9, %r13
	jne	.LBB3_9
	jmp	.LBB3_10
.LBB3_12:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end3:
	.size	accumulate, .Lfunc_end3-accumulate
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI4_0:
	.long	0x43008000
.LCPI4_1:
	.long	0x437f0000
.LCPI4_4:
	.long	0x43000000
.LCPI4_5:
	.long	0x3f000000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI4_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI4_3:
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.byte	0
	.byte	0
	.byte	0
	.byte	255
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI4_6:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
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
.LCPI4_7:
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
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.p2align	4
	.type	write_row,@function
write_row:
	pushq	%rbp
	movq	%rsp, %rbp
	testl	%ecx, %ecx
	setne	%al
	cmpq	$2, %rdx
	setb	%r8b
	orb	%al, %r8b
	jne	.LBB4_1
	vbroadcastss	%xmm0, %ymm1
	xorl	%r8d, %r8d
	vbroadcastss	.LCPI4_0(%rip), %ymm2
	vbroadcastss	.LCPI4_1(%rip), %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vmovd	.LCPI4_6(%rip), %xmm5
	vmovq	.LCPI4_7(%rip), %xmm6
	movq	%rdi, %r9
	.p2align	4
.LBB4_7:
	vcvtdq2ps	(%r9), %ymm7
	vfmadd213ps	%ymm2, %ymm1, %ymm7
	vmaxps	%ymm4, %ymm7, %ymm7
	vminps	%ymm3, %ymm7, %ymm7
	vcvttps2dq	%ymm7, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpshufb	%xmm5, %xmm8, %xmm8
	vpshufb	%xmm5, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vpor	%xmm6, %xmm7, %xmm7
	vmovq	%xmm7, (%rsi,%r8,4)
	leaq	2(%r8), %rax
	addq	$4, %r8
	addq	$32, %r9
	cmpq	%rdx, %r8
	movq	%rax, %r8
	jbe	.LBB4_7
	cmpq	%rdx, %rax
	jb	.LBB4_3
	jmp	.LBB4_11
.LBB4_1:
	xorl	%eax, %eax
	cmpq	%rdx, %rax
	jae	.LBB4_11
.LBB4_3:
	vbroadcastss	%xmm0, %xmm0
	movq	%rax, %r8
	shlq	$4, %r8
	addq	%r8, %rdi
	vbroadcastss	.LCPI4_4(%rip), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI4_1(%rip), %xmm3
	vbroadcastss	.LCPI4_5(%rip), %xmm4
	vmovd	.LCPI4_6(%rip), %xmm5
	vmovss	.LCPI4_5(%rip), %xmm6
	vmovss	.LCPI4_1(%rip), %xmm7
	jmp	.LBB4_4
	.p2align	4
.LBB4_5:
	vinsertps	$48, .LCPI4_1(%rip), %xmm8, %xmm9
.LBB4_10:
	vmaxps	%xmm2, %xmm9, %xmm8
	vminps	%xmm3, %xmm8, %xmm8
	vaddps	%xmm4, %xmm8, %xmm8
	vcvttps2dq	%xmm8, %xmm8
	vpshufb	%xmm5, %xmm8, %xmm8
	vmovd	%xmm8, (%rsi,%rax,4)
	incq	%rax
	addq	$16, %rdi
	cmpq	%rax, %rdx
	je	.LBB4_11
.LBB4_4:
	vcvtdq2ps	(%rdi), %xmm8
	vfmadd213ps	%xmm1, %xmm0, %xmm8
	testl	%ecx, %ecx
	je	.LBB4_5
	vshufps	$255, %xmm8, %xmm8, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vucomiss	%xmm10, %xmm6
	ja	.LBB4_10
	vdivss	%xmm10, %xmm7, %xmm9
	vbroadcastss	%xmm9, %xmm9
	vmulps	%xmm9, %xmm8, %xmm9
	vblendps	$8, %xmm8, %xmm9, %xmm9
	jmp	.LBB4_10
.LBB4_11:
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end4:
	.size	write_row, .Lfunc_end4-write_row
	.type	.L.str,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"avx2"
	.size	.L.str, 5
	.type	cpixels_avx2,@object
	.section	.data.rel.ro,"aw",@progbits
	.globl	cpixels_avx2
	.p2align	3, 0x0
cpixels_avx2:
	.quad	.L.str
	.quad	reduce
	.quad	narrow
	.quad	scale_across
	.quad	accumulate
	.quad	write_row
	.size	cpixels_avx2, 48
#endif
#if defined(__ELF__)
.section ".note.GNU-stack","",%progbits
#endif
