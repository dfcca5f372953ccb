import { code } from '../code.ts';
import { hex } from '../console/bench.ts';
import type { DescribePiece } from '../piece.ts';

const header = (base: number) => code`
  /* Core-local interruptor: the core's own timer and software interrupt (layout of the SiFive CLINT). */
  #ifndef CLINT_H
  #define CLINT_H

  #include <stdint.h>

  #define CLINT_BASE ${hex(base)}u

  /** Cycles since the reset, as the timer counts them. */
  uint64_t clint_now(void);

  /** Interrupts (INTERRUPT_TIMER) from that cycle on, until it is called again with a later one. UINT64_MAX: never. */
  void clint_interrupt_at(uint64_t cycle);

  /** Raises the software interrupt (INTERRUPT_SOFTWARE), or takes it back. */
  void clint_software_interrupt(int raised);

  #endif
`;

const source = code`
  #include "clint.h"

  #define MSIP (*(volatile uint32_t *)(CLINT_BASE + 0x0000u))
  #define MTIMECMP ((volatile uint32_t *)(CLINT_BASE + 0x4000u))
  #define MTIME ((const volatile uint32_t *)(CLINT_BASE + 0xBFF8u))

  uint64_t clint_now(void)
  {
    uint32_t high, low, again;

    do {
      high = MTIME[1];
      low = MTIME[0];
      again = MTIME[1];
    } while (high != again);
    return (uint64_t)high << 32 | low;
  }

  /* In an order in which the two halves together are never in the past (RISC-V privileged specification, 3.2.1). */
  void clint_interrupt_at(uint64_t cycle)
  {
    MTIMECMP[0] = UINT32_MAX;
    MTIMECMP[1] = (uint32_t)(cycle >> 32);
    MTIMECMP[0] = (uint32_t)cycle;
  }

  void clint_software_interrupt(int raised)
  {
    MSIP = raised != 0;
  }
`;

export const clint: DescribePiece = ({ options }) => {
  const place = options.auxiliary.clint;
  return {
    id: 'clint',
    title: 'Core-local interruptor',
    summary: 'The core’s own 64-bit timer with its interrupt, and the software interrupt.',
    needs: place ? ['traps'] : [],
    ...(place
      ? {
          files: [
            { path: 'clint.h', text: header(Number(place.base)) },
            { path: 'clint.c', text: source },
          ],
        }
      : { files: [], unavailable: 'The core has no CLINT.' }),
  };
};
