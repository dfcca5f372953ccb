import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* Machine timer (netloom:ip:timer): 64 bits of ticks and a compare value. */
  #ifndef TIMER_H
  #define TIMER_H

  #include <stdint.h>

  #include "timer_regs.h"

  /** Sets the time to 0 and counts on: a tick lasts so many clocks, 1 to 65536. It does not interrupt yet. */
  void timer_start(timer_regs_t *timer, uint32_t clocks);

  /** Ticks since timer_start. */
  uint64_t timer_now(timer_regs_t *timer);

  /** Interrupts from that tick on, until it is called again with a later one. UINT64_MAX: never. */
  void timer_interrupt_at(timer_regs_t *timer, uint64_t tick);

  #endif
`;

const source = code`
  #include "timer.h"

  void timer_start(timer_regs_t *timer, uint32_t clocks)
  {
    timer->CONTROL = 0;
    timer_interrupt_at(timer, UINT64_MAX);
    timer->PRESCALE = clocks - 1;
    timer->MTIME_LO = 0;
    timer->MTIME_HI = 0;
    timer->CONTROL = TIMER_CONTROL_ENABLE_MASK;
  }

  /* Reading the lower half captures the upper one, for whoever reads first: an interrupt may come between. */
  uint64_t timer_now(timer_regs_t *timer)
  {
    uint32_t high, low, again;

    do {
      low = timer->MTIME_LO;
      high = timer->MTIME_HI;
      (void)timer->MTIME_LO;
      again = timer->MTIME_HI;
    } while (high != again);
    return (uint64_t)high << 32 | low;
  }

  /* In an order in which the two halves together are never in the past (RISC-V privileged specification, 3.2.1). */
  void timer_interrupt_at(timer_regs_t *timer, uint64_t tick)
  {
    timer->MTIMECMP_LO = UINT32_MAX;
    timer->MTIMECMP_HI = (uint32_t)(tick >> 32);
    timer->MTIMECMP_LO = (uint32_t)tick;
  }
`;

export const timer = driver({
  id: 'timer',
  title: 'Machine timer',
  summary: '64-bit time in ticks, and an interrupt at a tick.',
  ip: 'timer',
  header,
  source,
});
