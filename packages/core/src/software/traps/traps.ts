import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';
import { frameBytes, trapEntry } from './trapEntry.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';

const trapHeader = (options: CoreOptions) => code`
  /* Traps: who serves which interrupt and exception. */
  #ifndef TRAP_H
  #define TRAP_H

  #include <stdbool.h>
  #include <stdint.h>

  /* Interrupts of the core, by mcause. */
  enum {
    INTERRUPT_SOFTWARE = 3,
    INTERRUPT_TIMER = 7,
    INTERRUPT_EXTERNAL = 11,
    INTERRUPTS = ${options.advanced.storeBuffer ? 17 : 12}
  };
  ${options.advanced.storeBuffer && '\n/* A store that had left the pipeline met a bus error. */\nenum { INTERRUPT_STORE_ERROR = 16 };'}

  /* Exceptions, by mcause. */
  enum {
    EXCEPTION_FETCH_MISALIGNED = 0,
    EXCEPTION_FETCH_FAULT = 1,
    EXCEPTION_ILLEGAL_INSTRUCTION = 2,
    EXCEPTION_BREAKPOINT = 3,
    EXCEPTION_LOAD_MISALIGNED = 4,
    EXCEPTION_LOAD_FAULT = 5,
    EXCEPTION_STORE_MISALIGNED = 6,
    EXCEPTION_STORE_FAULT = 7,
    EXCEPTION_USER_CALL = 8,
    EXCEPTION_MACHINE_CALL = 11,
    EXCEPTIONS = 12
  };

  /* What was interrupted. A handler may change it: the program goes on with what stands here. */
  struct trap_frame {
    uint32_t pc;
    uint32_t x[${frameBytes(options) / 4 - 1}]; /* x[0] is ra (x1), x[1] sp, … */
  };

  typedef void (*interrupt_handler)(void *context);
  /* Answers whether it has dealt with the exception, having moved pc where the program shall go on. */
  typedef bool (*exception_handler)(struct trap_frame *frame, uint32_t value);

  /** Has an interrupt of the core served by handler(context), and lets it through. False for a number that is none. */
  bool netloom_interrupt_register(unsigned number, interrupt_handler handler, void *context);

  /** Shuts an interrupt out again. */
  void netloom_interrupt_unregister(unsigned number);

  /** Has an exception served; without a handler, or when it answers false, the program ends. */
  bool netloom_exception_register(unsigned number, exception_handler handler);

  /** Takes interrupts from now on. */
  void netloom_interrupts_enable(void);

  /** Takes none until netloom_interrupts_restore; answers whether they were taken before. */
  bool netloom_interrupts_disable(void);

  /** Undoes netloom_interrupts_disable, with what it answered. */
  void netloom_interrupts_restore(bool enabled);

  /** Sleeps until an interrupt that is let through is pending, taken or not. */
  void netloom_wait_for_interrupt(void);

  /** Called for a trap that nobody serves; value is mtval. Ends the program unless it is defined elsewhere. */
  void netloom_trap_unhandled(const struct trap_frame *frame, uint32_t cause, uint32_t value);

  #endif
`;

const trapSource = code`
  #include "trap.h"

  #include "console.h"
  #include "csr.h"

  static struct {
    interrupt_handler handler;
    void *context;
  } interrupts[INTERRUPTS];

  static exception_handler exceptions[EXCEPTIONS];

  void netloom_trap(struct trap_frame *frame);

  bool netloom_interrupt_register(unsigned number, interrupt_handler handler, void *context)
  {
    if (number >= INTERRUPTS || handler == 0)
      return false;
    csr_clear(mie, 1u << number);
    interrupts[number].handler = handler;
    interrupts[number].context = context;
    csr_set(mie, 1u << number);
    return true;
  }

  void netloom_interrupt_unregister(unsigned number)
  {
    if (number >= INTERRUPTS)
      return;
    csr_clear(mie, 1u << number);
    interrupts[number].handler = 0;
  }

  bool netloom_exception_register(unsigned number, exception_handler handler)
  {
    if (number >= EXCEPTIONS)
      return false;
    exceptions[number] = handler;
    return true;
  }

  void netloom_interrupts_enable(void)
  {
    csr_set(mstatus, MSTATUS_MIE);
  }

  bool netloom_interrupts_disable(void)
  {
    return (csr_read_clear(mstatus, MSTATUS_MIE) & MSTATUS_MIE) != 0;
  }

  void netloom_interrupts_restore(bool enabled)
  {
    if (enabled)
      netloom_interrupts_enable();
  }

  void netloom_wait_for_interrupt(void)
  {
    __asm__ volatile("wfi" : : : "memory");
  }

  __attribute__((weak)) void netloom_trap_unhandled(const struct trap_frame *frame, uint32_t cause, uint32_t value)
  {
    (void)frame;
    (void)value;
    exit(128 + (int)(cause & 0x7f));
  }

  /* Called by netloom_trap_entry with interrupts off. */
  void netloom_trap(struct trap_frame *frame)
  {
    uint32_t cause = csr_read(mcause);
    uint32_t value = csr_read(mtval);
    uint32_t number = cause & ~MCAUSE_INTERRUPT;

    if (cause & MCAUSE_INTERRUPT) {
      if (number < INTERRUPTS && interrupts[number].handler) {
        interrupts[number].handler(interrupts[number].context);
        return;
      }
    } else if (number < EXCEPTIONS && exceptions[number] && exceptions[number](frame, value)) {
      return;
    }
    netloom_trap_unhandled(frame, cause, value);
  }
`;

export const traps: DescribePiece = ({ options }) => ({
  id: 'traps',
  title: 'Traps and interrupts',
  summary:
    'Keeps the registers of what was interrupted and calls who is registered for the interrupt or exception.',
  needs: ['csr', 'console'],
  ...(options.base.zicsr
    ? {
        files: [
          { path: 'trap_entry.S', text: trapEntry(options) },
          { path: 'trap.h', text: trapHeader(options) },
          { path: 'trap.c', text: trapSource },
        ],
      }
    : {
        files: [],
        unavailable:
          'Without control and status registers (Zicsr) an exception halts the core, and it has no interrupts.',
      }),
});
