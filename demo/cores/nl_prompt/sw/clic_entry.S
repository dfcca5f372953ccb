/* Entry of traps in CLIC mode. Of an interrupt it keeps what functions may change, lets higher levels come, and calls
   handlers by mnxti (0x345) as long as one waits above the level of what was interrupted. mepc and mcause, which has
   that level, are those of before again in the end. */
    .text
    .balign 64                      /* as mtvec wants it */
    .globl  netloom_clic_entry
    .type   netloom_clic_entry, @function
netloom_clic_entry:
    addi    sp, sp, -80
    sw      t0, 16(sp)
    csrr    t0, mcause
    bgez    t0, 5f
    sw      t0, 4(sp)
    csrr    t0, mepc
    sw      t0, 0(sp)
    sw      x1, 12(sp)
    sw      x6, 20(sp)
    sw      x7, 24(sp)
    sw      x10, 28(sp)
    sw      x11, 32(sp)
    sw      x12, 36(sp)
    sw      x13, 40(sp)
    sw      x14, 44(sp)
    sw      x15, 48(sp)
    sw      x16, 52(sp)
    sw      x17, 56(sp)
    sw      x28, 60(sp)
    sw      x29, 64(sp)
    sw      x30, 68(sp)
    sw      x31, 72(sp)

    csrrsi  a0, 0x345, 8            /* claims an edge, and sets mstatus.MIE */
    beqz    a0, 3f                  /* it asks no more */
2:  lw      t0, 0(a0)
    lw      a0, 84(a0)
    jalr    t0
    lbu     t0, 6(sp)               /* the level to be above: what preempted the handler has changed mcause */
    slli    t0, t0, 16
    addi    t0, t0, 8
    csrrs   a0, 0x345, t0
    bnez    a0, 2b

3:  csrci   mstatus, 8
    lw      t0, 4(sp)
    csrw    mcause, t0
    lw      t0, 0(sp)
    csrw    mepc, t0
    lw      x1, 12(sp)
    lw      x5, 16(sp)
    lw      x6, 20(sp)
    lw      x7, 24(sp)
    lw      x10, 28(sp)
    lw      x11, 32(sp)
    lw      x12, 36(sp)
    lw      x13, 40(sp)
    lw      x14, 44(sp)
    lw      x15, 48(sp)
    lw      x16, 52(sp)
    lw      x17, 56(sp)
    lw      x28, 60(sp)
    lw      x29, 64(sp)
    lw      x30, 68(sp)
    lw      x31, 72(sp)
    addi    sp, sp, 80
    mret

    /* An exception. */
5:  lw      t0, 16(sp)
    addi    sp, sp, 80
    j       netloom_trap_joined
    .size   netloom_clic_entry, . - netloom_clic_entry
