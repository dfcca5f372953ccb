import type { SoftwareDevice } from '@netloom/model';
import { DEVICE } from '../../bench/memoryMap.ts';
import { code } from '../code.ts';
import { hex } from '../console/bench.ts';
import type { PieceId, SoftwareTarget } from '../piece.ts';
import { devicesOf, macroOf } from '../soc.ts';

/** How a program has the non-maskable interrupt raised: what it includes, and its functions `raise_line` and `lower_line`. */
export interface Raiser {
  includes: string;
  functions: string;
  needs: PieceId[];
}

const bench: Raiser = {
  includes: '#include <stdint.h>',
  functions: code`
    /* Registers of the bench: lines of interrupts, of which bit 3 is the non-maskable one. */
    #define LOWER (*(volatile uint32_t *)${hex(DEVICE.base + DEVICE.lower)}u)
    #define RAISE (*(volatile uint32_t *)${hex(DEVICE.base + DEVICE.raise)}u)

    static void raise_line(void)
    {
      RAISE = 8;
    }

    static void lower_line(void)
    {
      LOWER = 8;
    }
  `,
  needs: [],
};

const byWatchdog = (device: SoftwareDevice): Raiser => ({
  includes: '#include "soc.h"\n#include "watchdog.h"',
  functions: code`
    /* The watchdog barks: a program that hangs with interrupts off is told so. */
    static void raise_line(void)
    {
      watchdog_start(${macroOf(device)}, 1);
      watchdog_bark_after(${macroOf(device)}, 100);
    }

    static void lower_line(void)
    {
      watchdog_bark_after(${macroOf(device)}, WATCHDOG_NEVER);
    }
  `,
  needs: ['watchdog'],
});

/** Undefined where a program cannot raise it: only the bench, and a watchdog that a SoC leads to it, let it. */
export function raiserOf({ soc }: SoftwareTarget): Raiser | undefined {
  if (!soc) return bench;
  const device = devicesOf(soc, 'watchdog').find(({ interrupts }) => interrupts === 'nmi');
  return device && byWatchdog(device);
}
