/* From reset to main: stack, trap vector, bss. What main returns goes to exit. */
    .section .reset, "ax"
    .globl  _start
    .type   _start, @function
_start:
    .option push
    .option norelax
    la      gp, __global_pointer$
    .option pop
    la      sp, __stack_top
    la      t0, __trap_stack_top
    csrw    mscratch, t0
    la      t0, netloom_trap_entry
    csrw    mtvec, t0
    csrsi   0x744, 8                /* mnstatus.NMIE: interrupts, and exceptions by mtvec, from here on */

    /* Variables without a first value are zero. */
    la      a0, __bss_start
    la      a1, __bss_end
    j       4f
3:  sw      zero, 0(a0)
    addi    a0, a0, 4
4:  bltu    a0, a1, 3b

    call    main
    tail    exit
    .size   _start, . - _start
