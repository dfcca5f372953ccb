import { code } from '../code.ts';
import { hex } from '../console/bench.ts';
import type { DescribePiece, SoftwareTarget } from '../piece.ts';
import { expectTraps } from '../traps/doubleTrap.ts';
import { HART_STACK, otherHarts, whyAsleep } from './others.ts';

const header = (target: SoftwareTarget) => code`
  /* The other cores of the SoC: each waits until it is given a function to run. */
  #ifndef HART_H
  #define HART_H

  #include <stdbool.h>

  #define HARTS ${otherHarts(target).length + 1}u /* with the first, 0, which runs main */

  /**
   * Has hart 1 to HARTS - 1 run function(argument) on a stack of its own, and waits until it has begun. False for another
   * number, and while it still runs the one before. Memory is the same for all, and so are the tables of trap handlers;
   * console and drivers serve one hart at a time. To be called by the first hart.
   */
  bool hart_run(unsigned hart, void (*function)(void *argument), void *argument);

  /** Whether its function has not returned yet. */
  bool hart_is_busy(unsigned hart);

  #endif
`;

const source = code`
  #include "hart.h"

  #include <stdint.h>

  #include "clint.h"
  #include "csr.h"
  #include "trap.h"

  #define NAP 500 /* cycles between two looks for work, during which nothing is fetched */

  /*
   * A hart starts before the first one has made its data, and finds what was in memory before. So it asks by a number that is
   * neither what stands in go nor zero, until go has it: only hart_run writes that. begun tells hart_run to stop.
   */
  static volatile struct {
    void (*function)(void *argument);
    void *argument;
    uint32_t ask, go, begun, ended;
  } work[HARTS];

  _Noreturn void netloom_hart_serve(unsigned hart);

  static void fence(void)
  {
    __asm__ volatile("fence" : : : "memory");
  }

  static void nap(void)
  {
    clint_interrupt_at(clint_now() + NAP);
    csr_write(mie, MIE_MTIE);
    __asm__ volatile("wfi" : : : "memory");
  }

  static void wait_for_work(unsigned hart)
  {
    uint32_t mine = work[hart].go == 1 ? 2 : 1;

    while (work[hart].go != mine) {
      work[hart].ask = mine;
      nap();
    }
    csr_write(mie, 0);
    clint_interrupt_at(UINT64_MAX);
    fence();
  }

  /* Called by hart_entry.S, with interrupts off. */
  _Noreturn void netloom_hart_serve(unsigned hart)
  {
    for (;;) {
      wait_for_work(hart);
      work[hart].begun++;
      fence();
      work[hart].function(work[hart].argument);
      netloom_interrupts_disable();
      fence();
      work[hart].ended++;
      fence();
    }
  }

  bool hart_is_busy(unsigned hart)
  {
    bool busy = hart > 0 && hart < HARTS && work[hart].begun != work[hart].ended;

    fence();
    return busy;
  }

  bool hart_run(unsigned hart, void (*function)(void *argument), void *argument)
  {
    if (hart == 0 || hart >= HARTS || hart_is_busy(hart))
      return false;

    uint32_t before = work[hart].begun;
    work[hart].function = function;
    work[hart].argument = argument;
    fence();
    for (;;) {
      uint32_t asked = work[hart].ask;
      fence();
      if (work[hart].begun != before)
        return true;
      work[hart].go = asked;
      fence();
    }
  }
`;

/** `hart_entry.S`: from the reset to netloom_hart_serve. */
const entry = (target: SoftwareTarget) => code`
  /* Where start.S sends other harts, with their number in a0: stack, trap vector, and on to hart.c. */
      .text
      .globl  netloom_hart_entry
      .type   netloom_hart_entry, @function
  netloom_hart_entry:
      la      sp, __stack_top
      ${otherHarts(target)
        .map((id, index) => find(id, index + 1))
        .join('\n')}
  1:  wfi                             /* of a number that nobody gives work to */
      j       1b
  2:  la      t0, netloom_trap_entry
      csrw    mtvec, t0
      ${expectTraps(target.options, 'traps are served from here on')}
      mv      a0, a1
      tail    netloom_hart_serve
      .size   netloom_hart_entry, . - netloom_hart_entry
`;

const find = (id: number, hart: number) => code`
  li      t0, ${hex(HART_STACK)}
  add     sp, sp, t0
  li      a1, ${hart}
  li      t0, ${id}
  beq     a0, t0, 2f
`;

/** Functions on the other cores of a SoC. */
export const harts: DescribePiece = (target) => {
  const about = {
    id: 'harts',
    title: 'Other cores',
    summary: 'Has the other cores of the SoC run functions, each on a stack of its own.',
  } as const;
  const unavailable = whyAsleep(target);
  if (unavailable !== undefined) return { ...about, needs: [], files: [], unavailable };
  return {
    ...about,
    needs: ['linker', 'traps', 'csr', 'clint'],
    files: [
      { path: 'hart.h', text: header(target) },
      { path: 'hart.c', text: source },
      { path: 'hart_entry.S', text: entry(target) },
    ],
  };
};
