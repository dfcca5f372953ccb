import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* Watchdog (netloom:ip:watchdog): a count that software kicks, before it barks and before it bites. */
  #ifndef WATCHDOG_H
  #define WATCHDOG_H

  #include <stdbool.h>
  #include <stdint.h>

  #include "watchdog_regs.h"

  #define WATCHDOG_NEVER UINT32_MAX

  /** Counts from 0 on, a tick lasting so many clocks, 1 to 65536. It neither barks nor bites yet, and never stops again. */
  void watchdog_start(watchdog_regs_t *watchdog, uint32_t clocks);

  /** Interrupts when it has not been kicked for so many ticks, or was kicked by a wrong key. WATCHDOG_NEVER: not at all. */
  void watchdog_bark_after(watchdog_regs_t *watchdog, uint32_t ticks);

  /** Asks for a reset when it has not been kicked for so many ticks. */
  void watchdog_bite_after(watchdog_regs_t *watchdog, uint32_t ticks);

  /** A kick before so many ticks is a fault from here on, and restarts nothing. */
  void watchdog_window(watchdog_regs_t *watchdog, uint32_t ticks);

  /** All that was chosen stays so until the reset. */
  void watchdog_lock(watchdog_regs_t *watchdog);

  /** Says that the program is well: the count begins anew. */
  static inline void watchdog_kick(watchdog_regs_t *watchdog)
  {
    watchdog->KICK = WATCHDOG_KEY_RESTART;
  }

  /** Whether it has interrupted since the last call; takes the interrupt back. A kick lets it bark anew. */
  bool watchdog_barked(watchdog_regs_t *watchdog);

  #endif
`;

const source = code`
  #include "watchdog.h"

  enum { HEARD = WATCHDOG_IRQ_STATUS_BARK_MASK | WATCHDOG_IRQ_STATUS_FAULT_MASK };

  void watchdog_start(watchdog_regs_t *watchdog, uint32_t clocks)
  {
    watchdog->IRQ_ENABLE = 0;
    watchdog->PRESCALE = clocks - 1;
    watchdog->CONTROL = WATCHDOG_CONTROL_ENABLE_MASK;
    watchdog_kick(watchdog);
  }

  void watchdog_bark_after(watchdog_regs_t *watchdog, uint32_t ticks)
  {
    watchdog->BARK = ticks;
    watchdog->IRQ_STATUS = HEARD;
    watchdog->IRQ_ENABLE = ticks == WATCHDOG_NEVER ? 0 : HEARD;
  }

  void watchdog_bite_after(watchdog_regs_t *watchdog, uint32_t ticks)
  {
    watchdog->BITE = ticks;
    watchdog->CONTROL |= WATCHDOG_CONTROL_BITE_ENABLE_MASK;
  }

  void watchdog_window(watchdog_regs_t *watchdog, uint32_t ticks)
  {
    watchdog->WINDOW = ticks;
    watchdog->CONTROL |= WATCHDOG_CONTROL_WINDOW_ENABLE_MASK;
  }

  void watchdog_lock(watchdog_regs_t *watchdog)
  {
    watchdog->LOCK = 0;
  }

  bool watchdog_barked(watchdog_regs_t *watchdog)
  {
    uint32_t heard = watchdog->IRQ_STATUS & HEARD;

    watchdog->IRQ_STATUS = heard;
    return heard != 0;
  }
`;

export const watchdog = driver({
  id: 'watchdog',
  title: 'Watchdog',
  summary: 'Kicks, an interrupt and a reset without them, a window for them, and a lock.',
  ip: 'watchdog',
  header,
  source,
});
