/* From machine mode into user mode, and back when netloom_trap returns to netloom_user_leave. */
    .text
    .align  2
    .globl  netloom_user_enter
    .type   netloom_user_enter, @function
netloom_user_enter:
    addi    sp, sp, -64
    sw      ra, 0(sp)
    sw      s0, 4(sp)
    sw      s1, 8(sp)
    sw      s2, 12(sp)
    sw      s3, 16(sp)
    sw      s4, 20(sp)
    sw      s5, 24(sp)
    sw      s6, 28(sp)
    sw      s7, 32(sp)
    sw      s8, 36(sp)
    sw      s9, 40(sp)
    sw      s10, 44(sp)
    sw      s11, 48(sp)
    la      t0, machine_sp
    sw      sp, 0(t0)
    csrw    mepc, a0
    li      t0, 0x1800
    csrc    mstatus, t0
    mv      a0, a1
    mv      sp, a2
    la      ra, user_return
    mret

/* In user mode, when the function returns. */
user_return:
    ecall
    j       user_return

    .globl  netloom_user_leave
netloom_user_leave:
    la      t0, machine_sp
    lw      sp, 0(t0)
    lw      ra, 0(sp)
    lw      s0, 4(sp)
    lw      s1, 8(sp)
    lw      s2, 12(sp)
    lw      s3, 16(sp)
    lw      s4, 20(sp)
    lw      s5, 24(sp)
    lw      s6, 28(sp)
    lw      s7, 32(sp)
    lw      s8, 36(sp)
    lw      s9, 40(sp)
    lw      s10, 44(sp)
    lw      s11, 48(sp)
    addi    sp, sp, 64
    ret
    .size   netloom_user_enter, . - netloom_user_enter

    .bss
    .align  2
machine_sp:
    .skip   4
