import { code } from '../code.ts';
import { DEVICE } from '../../bench/memoryMap.ts';
import { hex } from '../console/bench.ts';
import type { DescribePiece, SoftwareTarget } from '../piece.ts';
import { devicesOf, macroOf } from '../soc.ts';
import { delayLoop } from './loop.ts';

const header = code`
  /* Time in cycles of the core's clock. */
  #ifndef DELAY_H
  #define DELAY_H

  #include <stdint.h>

  /** Cycles since the reset or the first call; 0 where the core and the SoC have no counter. */
  uint64_t netloom_cycles(void);

  /** Waits for at least so many cycles. */
  void delay_cycles(uint32_t cycles);

  /** Waits for at least so many microseconds of a clock of clock_hz. */
  void delay_microseconds(uint32_t microseconds, uint32_t clock_hz);

  #endif
`;

const fromCsr = code`
  #include "csr.h"

  uint64_t netloom_cycles(void)
  {
    return csr_cycles();
  }
`;

const fromTimer = (timer: string) => code`
  #include "soc.h"
  #include "timer.h"

  /* ${timer} counts cycles unless the program has given it a prescaler. */
  uint64_t netloom_cycles(void)
  {
    if ((${timer}->CONTROL & TIMER_CONTROL_ENABLE_MASK) == 0)
      timer_start(${timer}, 1);
    return timer_now(${timer});
  }
`;

const fromBench = code`
  /* The cycle counter of the bench. */
  #define CYCLES ((volatile const uint32_t *)${hex(DEVICE.base + DEVICE.cyclesLow)}u)

  uint64_t netloom_cycles(void)
  {
    uint32_t high, low, again;
    do {
      high = CYCLES[1];
      low = CYCLES[0];
      again = CYCLES[1];
    } while (high != again);
    return (uint64_t)high << 32 | low;
  }
`;

const noCounter = code`
  uint64_t netloom_cycles(void)
  {
    return 0;
  }
`;

const counted = code`
  void delay_cycles(uint32_t cycles)
  {
    uint64_t start = netloom_cycles();

    while (netloom_cycles() - start < cycles)
      ;
  }
`;

/** Where cycles are counted. */
function counterOf({ options, soc }: SoftwareTarget): {
  text: string;
  counts: boolean;
  needs: 'csr' | 'timer' | undefined;
} {
  if (options.base.zicntr) return { text: fromCsr, counts: true, needs: 'csr' };
  const [timer] = devicesOf(soc, 'timer');
  if (timer) return { text: fromTimer(macroOf(timer)), counts: true, needs: 'timer' };
  return soc
    ? { text: noCounter, counts: false, needs: undefined }
    : { text: fromBench, counts: true, needs: undefined };
}

export const delay: DescribePiece = (target) => {
  const counter = counterOf(target);
  const source = code`
    #include "delay.h"

    ${counter.text}

    ${counter.counts ? counted : delayLoop(target.options)}

    void delay_microseconds(uint32_t microseconds, uint32_t clock_hz)
    {
      uint64_t cycles = (uint64_t)microseconds * clock_hz / 1000000 + 1;

      for (; cycles > UINT32_MAX; cycles -= UINT32_MAX)
        delay_cycles(UINT32_MAX);
      delay_cycles((uint32_t)cycles);
    }
  `;
  return {
    id: 'delay',
    title: 'Delay',
    summary:
      'Waits for cycles or microseconds, by a counter where there is one, else by a loop of known length.',
    needs: counter.needs ? [counter.needs] : [],
    files: [
      { path: 'delay.h', text: header },
      { path: 'delay.c', text: source },
    ],
  };
};
