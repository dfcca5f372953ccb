import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';
import { devicesOf, macroOf } from '../soc.ts';
import { driver } from './driver.ts';

const header = code`
  /* The SoC's interrupt controller (netloom:ip:plic): who serves which interrupt. */
  #ifndef PLIC_H
  #define PLIC_H

  #include <stdbool.h>

  #include "trap.h"

  /** Shuts all sources out and serves the core's external interrupt. Called before all others. */
  void plic_init(void);

  /**
   * Has a source (SOC_<BLOCK>_IRQ) served by handler(context), and lets it through. Among those that wait the one of
   * the highest priority is served first; a priority of 0 never is. False for a number that is none.
   */
  bool plic_register(unsigned source, unsigned priority, interrupt_handler handler, void *context);

  /** Shuts a source out again. */
  void plic_unregister(unsigned source);

  #endif
`;

const sourceFor = (plic: string) => code`
  #include "plic.h"

  #include <stddef.h>

  #include "soc.h"

  #define SOURCES ${plic}_PARAM_SOURCES

  /* The core is the first target. */
  enum { TARGET = 0 };

  static struct {
    interrupt_handler handler;
    void *context;
  } handlers[SOURCES + 1];

  static plic_regs_t *const plic = ${plic};

  /* The header's arrays have the sizes of a controller with the usual parameters. */
  static volatile uint32_t *priority_of(unsigned source)
  {
    return (volatile uint32_t *)(uintptr_t)(${plic}_BASE + PLIC_PRIORITY_OFFSET) + (source - 1);
  }

  static volatile uint32_t *enable_of(unsigned source)
  {
    return (volatile uint32_t *)(uintptr_t)(${plic}_BASE + PLIC_ENABLES_ENABLE_OFFSET) + source / 32;
  }

  static void serve(void *context)
  {
    uint32_t source;

    (void)context;
    while ((source = plic->TARGET[TARGET].CLAIM) != 0) {
      if (source <= SOURCES && handlers[source].handler)
        handlers[source].handler(handlers[source].context);
      plic->TARGET[TARGET].CLAIM = source;
    }
  }

  ${FUNCTIONS}
`;

/** The functions of the header, on what the file has so far. */
const FUNCTIONS = code`
  void plic_init(void)
  {
    for (unsigned source = 0; source <= SOURCES; source += 32)
      *enable_of(source) = 0;
    plic->TARGET[TARGET].THRESHOLD = 0;
    netloom_interrupt_register(INTERRUPT_EXTERNAL, serve, NULL);
  }

  bool plic_register(unsigned source, unsigned priority, interrupt_handler handler, void *context)
  {
    if (source == 0 || source > SOURCES || handler == NULL)
      return false;
    handlers[source].handler = handler;
    handlers[source].context = context;
    *priority_of(source) = priority;
    *enable_of(source) |= 1u << source % 32;
    return true;
  }

  void plic_unregister(unsigned source)
  {
    if (source == 0 || source > SOURCES)
      return;
    *enable_of(source) &= ~(1u << source % 32);
    handlers[source].handler = NULL;
  }
`;

/** The controller that interrupts the core. */
export const plic: DescribePiece = ({ options, soc }) => {
  const controllers = devicesOf(soc, 'plic');
  const device = controllers.find(({ interrupts }) => interrupts !== undefined) ?? controllers[0];
  const describe = driver({
    id: 'plic',
    title: 'Interrupt controller',
    summary: 'Hands the SoC’s interrupts to who is registered for them, by their priorities.',
    ip: 'plic',
    header,
    source: device ? sourceFor(macroOf(device)) : '',
    needs: ['traps'],
  });
  const piece = describe({ options, soc });
  if (piece.unavailable !== undefined || options.auxiliary.externalInterrupts) return piece;
  return { ...piece, files: [], unavailable: 'The core has no external interrupt.' };
};
