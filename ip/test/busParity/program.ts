/** Where the loop begins, a word that is fetched by a jump alone and then executed. */
export const LOOP = 0x40;

/**
 * Stores, loads and compares for ever, words and bytes; what the bus refuses is done again. In the data memory: word 2
 * counts rounds, word 3 tells of a wrong value, word 4 counts traps. What is loaded or fetched ahead is known in all bits.
 */
export const PROGRAM = `
.option norvc
.globl _start
_start: la t0, trap
  csrw mtvec, t0
  li s0, 0x20000000
  li s1, 0
  li s2, 0
  sw zero, 0(s0)
  sw zero, 4(s0)
  sw zero, 12(s0)
  sw zero, 16(s0)
  sw zero, 8(s0)
  j loop
.org ${LOOP}
loop: addi s1, s1, 1
  slli t1, s1, 13
  xor t1, t1, s1
  not t1, t1
  sw t1, 0(s0)
  lw t2, 0(s0)
  bne t1, t2, bad
  andi t1, t1, 0xff
  sb t1, 5(s0)
  lbu t2, 5(s0)
  bne t1, t2, bad
  sw s1, 8(s0)
  j loop
bad: li t3, 1
  sw t3, 12(s0)
  j bad
.align 4
trap: csrr t3, mcause
  li t4, 1
  beq t3, t4, again
  li t4, 5
  beq t3, t4, again
  li t4, 7
  bne t3, t4, bad
again: addi s2, s2, 1
  sw s2, 16(s0)
  mret
.rept 8
  nop
.endr
`;
