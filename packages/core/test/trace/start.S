/* Starts main with interrupts on, answers traps, and has words among its code. */
  .globl _start
_start:
  la sp, stack
  la t0, handler
  csrw mtvec, t0
  li t0, -1
  csrw mie, t0
  csrsi mstatus, 8
  call main
  csrci mstatus, 8
  j finish

  .globl finish
finish:
  la t0, tohost
  li t1, 1
  sw t1, 0(t0)
idle:
  j idle

words:
  .word 0x00100073, 0xffffffff

  .align 2
handler:
  addi sp, sp, -80
  sw ra, 0(sp)
  sw t0, 4(sp)
  sw t1, 8(sp)
  sw t2, 12(sp)
  sw a0, 16(sp)
  sw a1, 20(sp)
  sw a2, 24(sp)
  sw a3, 28(sp)
  sw a4, 32(sp)
  sw a5, 36(sp)
  csrr t0, mcause
  bltz t0, 1f
  csrr t0, mepc
  addi t0, t0, 4
  csrw mepc, t0
  j 2f
1:
  li t0, DEVICE
  li t1, 7
  sw t1, 12(t0)
  call tick
2:
  lw ra, 0(sp)
  lw t0, 4(sp)
  lw t1, 8(sp)
  lw t2, 12(sp)
  lw a0, 16(sp)
  lw a1, 20(sp)
  lw a2, 24(sp)
  lw a3, 28(sp)
  lw a4, 32(sp)
  lw a5, 36(sp)
  addi sp, sp, 80
  mret

  .bss
  .align 4
  .space 4096
stack:
  .globl tohost
tohost:
  .space 8
