import { DEVICE } from '../../bench/memoryMap.ts';
import { hasNmi } from '../../options/nmi.ts';
import { hasLockstep } from '../../options/safety.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { comparedWidth } from '../../rtl/pair/compared.ts';
import { portsOfCopy } from '../../rtl/pair/copy.ts';
import { PART_NAMES } from '../../rtl/pair/parts.ts';
import { code } from '../code.ts';
import { hex } from '../console/bench.ts';
import { nmiPlace } from '../nmi/place.ts';
import type { DescribePiece } from '../piece.ts';

const MACROS = ['FETCH', 'DATA', 'MEMORY', 'DEBUG', 'CUSTOM', 'TRACE', 'STATE'];

const header = (options: CoreOptions) => code`
  /* Two copies of the core in lockstep: tries the comparison, and serves its error, which the SoC leads to the
     non-maskable interrupt of the core (lockstep_error_p to nmi). */
  #ifndef LOCKSTEP_H
  #define LOCKSTEP_H

  #include <stdbool.h>
  #include <stdint.h>

  #include "nmi.h"

  /* In what the copies first differed: the core's pins lockstep_where. */
  ${MACROS.map((name, bit) => `#define LOCKSTEP_${name} ${1 << bit}u /* ${PART_NAMES[bit]} */`).join('\n')}

  /* Bits that are compared, each of which can be injected. */
  #define LOCKSTEP_BITS ${comparedWidth(portsOfCopy(options))}u

  /* The pins, as the SoC shows them to programs: define both for yours. On the bench they are there; else nothing is
     ever told, and lockstep_test fails. */
  uint32_t lockstep_pins(void);         /* lockstep_error_p in bit 31, lockstep_where below */
  void lockstep_inject(uint32_t value); /* lockstep_inject in bit 31, lockstep_inject_bit below; 0: none */

  /** Tries the comparison bit by bit: whether each difference was told by the interrupt, once, and nothing was told
      without one. To be called when the program starts; lockstep_register may be called before or after. */
  bool lockstep_test(void);

  /* Brings the system to its safe state and has it reset. What it runs on has failed. */
  typedef void (*lockstep_handler)(uint32_t where, const struct nmi_frame *frame, void *context);

  /** Takes the non-maskable interrupt: handler(where, frame, context) is called where the copies have parted, and does
      not return; else other(frame, context), which may be 0. */
  void lockstep_register(lockstep_handler handler, nmi_handler other, void *context);

  #endif
`;

const PINS = code`
  #define BENCH_LOCKSTEP (*(volatile uint32_t *)${hex(DEVICE.base + DEVICE.lockstep)}u)

  uint32_t lockstep_pins(void)
  {
    return BENCH_LOCKSTEP;
  }

  void lockstep_inject(uint32_t value)
  {
    BENCH_LOCKSTEP = value;
  }
`;

const UNKNOWN_PINS = code`
  __attribute__((weak)) uint32_t lockstep_pins(void)
  {
    return 0;
  }

  __attribute__((weak)) void lockstep_inject(uint32_t value)
  {
    (void)value;
  }
`;

const SERVE = code`
  static void serve(const struct nmi_frame *frame, void *context)
  {
    uint32_t pins = lockstep_pins();

    if (!(pins & TOLD)) {
      if (registered_other)
        registered_other(frame, context);
      else
        netloom_nmi_unhandled(frame);
      return;
    }
    if (testing) {
      interrupts++;
      lockstep_inject(0);
      return;
    }
    if (registered)
      registered(pins & ~TOLD, frame, context);
    exit(125);
  }

  void lockstep_register(lockstep_handler handler, nmi_handler other, void *context)
  {
    registered = handler;
    registered_other = other;
    registered_context = context;
    netloom_nmi_register(serve, context);
  }
`;

const TEST = code`
  static bool told_once(uint32_t bit)
  {
    uint32_t before = interrupts;
    int patience;

    lockstep_inject(TOLD | bit);
    for (patience = PATIENCE; patience > 0 && interrupts == before; patience--)
      (void)lockstep_pins();
    lockstep_inject(0);
    return interrupts == before + 1;
  }

  bool lockstep_test(void)
  {
    bool all = !(lockstep_pins() & TOLD);
    uint32_t bit;

    if (!all)
      return false;
    netloom_nmi_register(serve, registered_context);
    testing = true;
    for (bit = 0; bit < LOCKSTEP_BITS && all; bit++)
      all = told_once(bit) && !(lockstep_pins() & TOLD);
    testing = false;
    return all;
  }
`;

const source = (isBench: boolean) => code`
  #include "lockstep.h"

  #include "console.h"

  #define TOLD 0x80000000u
  #define PATIENCE 64 /* reads of the pins */

  static lockstep_handler volatile registered;
  static nmi_handler volatile registered_other;
  static void *volatile registered_context;
  static volatile bool testing;
  static volatile uint32_t interrupts;

  ${isBench ? PINS : UNKNOWN_PINS}

  ${SERVE}

  ${TEST}
`;

export const lockstep: DescribePiece = (target) => {
  const { options, soc } = target;
  const about = {
    id: 'lockstep',
    title: 'Lockstep',
    summary:
      'Tries the comparison of two copies of the core bit by bit, and calls who is registered when they part.',
    needs: ['nmi', 'console'],
  } satisfies Partial<ReturnType<DescribePiece>>;
  if (!hasLockstep(options))
    return { ...about, files: [], unavailable: 'The core has no second copy in lockstep.' };
  if (!hasNmi(options) || !nmiPlace(target))
    return {
      ...about,
      files: [],
      unavailable: 'The error comes by the non-maskable interrupt, which no program can serve here.',
    };
  return {
    ...about,
    files: [
      { path: 'lockstep.h', text: header(options) },
      { path: 'lockstep.c', text: source(soc === undefined) },
    ],
  };
};
