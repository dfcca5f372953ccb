/* Where the core goes by the non-maskable interrupt (netloom_nmi_vector) and, 16 bytes further, by an exception while
   it is masked. It keeps sp in mnscratch, uses a stack of its own, and calls netloom_nmi(frame). */
    .set    mnscratch, 0x740
    .set    mnepc, 0x741
    .set    mnstatus, 0x744

    .section .nmi, "ax"
    .globl  netloom_nmi_vector
    .option push
    .option norvc
    .option norelax
    .balign 32
netloom_nmi_vector:
    csrw    mnscratch, sp
    lui     sp, %hi(netloom_nmi_entry)
    jalr    zero, %lo(netloom_nmi_entry)(sp)
    nop
    lui     sp, %hi(netloom_nmi_trapped)
    jalr    zero, %lo(netloom_nmi_trapped)(sp)
    .balign 32
    .option pop

    .text
    .type   netloom_nmi_entry, @function
netloom_nmi_entry:
    la      sp, netloom_nmi_stack + 944
    sw      x1, 8(sp)
    sw      x5, 12(sp)
    sw      x6, 16(sp)
    sw      x7, 20(sp)
    sw      x10, 24(sp)
    sw      x11, 28(sp)
    sw      x12, 32(sp)
    sw      x13, 36(sp)
    sw      x14, 40(sp)
    sw      x15, 44(sp)
    sw      x16, 48(sp)
    sw      x17, 52(sp)
    sw      x28, 56(sp)
    sw      x29, 60(sp)
    sw      x30, 64(sp)
    sw      x31, 68(sp)
    csrr    t0, mnepc
    sw      t0, 0(sp)
    csrr    t0, mnstatus
    sw      t0, 4(sp)

    mv      a0, sp
    call    netloom_nmi

    lw      x1, 8(sp)
    lw      x5, 12(sp)
    lw      x6, 16(sp)
    lw      x7, 20(sp)
    lw      x10, 24(sp)
    lw      x11, 28(sp)
    lw      x12, 32(sp)
    lw      x13, 36(sp)
    lw      x14, 40(sp)
    lw      x15, 44(sp)
    lw      x16, 48(sp)
    lw      x17, 52(sp)
    lw      x28, 56(sp)
    lw      x29, 60(sp)
    lw      x30, 64(sp)
    lw      x31, 68(sp)
    csrr    sp, mnscratch
    .word   0x70200073              /* mnret */
    .size   netloom_nmi_entry, . - netloom_nmi_entry

    .type   netloom_nmi_trapped, @function
netloom_nmi_trapped:
    la      sp, netloom_nmi_stack + 1024
    csrr    a0, mcause
    csrr    a1, mepc
    csrr    a2, mtval
    call    netloom_nmi_exception
    .size   netloom_nmi_trapped, . - netloom_nmi_trapped

    .section .bss
    .balign 16
netloom_nmi_stack:
    .zero   1024
