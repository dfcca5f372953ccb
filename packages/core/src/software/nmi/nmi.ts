import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasNmi } from '../../options/nmi.ts';
import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';
import { nmiEntry } from './entry.ts';
import { nmiPlace } from './place.ts';

const header = (doubles: boolean) => code`
  /* The non-maskable interrupt (Smrnmi). It comes in any trap handler, and with interrupts off; start.S lets it through
     before main. */
  #ifndef NMI_H
  #define NMI_H

  #include <stdint.h>

  /* What was interrupted. */
  struct nmi_frame {
    uint32_t pc;
    uint32_t status; /* mnstatus: MNPP (bits 12 and 11) says in which mode */
  };

  /* Takes away what raised the line, else it comes again at once. May call nothing that what it interrupts calls too,
     unless that bears it, and must raise no exception. */
  typedef void (*nmi_handler)(const struct nmi_frame *frame, void *context);

  /** Has the interrupt served by handler(frame, context); what it interrupted goes on afterwards. */
  void netloom_nmi_register(nmi_handler handler, void *context);

  /** Called when it comes and nobody serves it. Ends the program unless it is defined elsewhere. */
  void netloom_nmi_unhandled(const struct nmi_frame *frame);

  ${doubles ? DOUBLE : MASKED}
  _Noreturn void netloom_nmi_exception(uint32_t cause, uint32_t pc, uint32_t value);

  #endif
`;

const MASKED = code`
  /** Called for an exception in the handler, or before start.S has let the interrupt through: there is no way back.
      Ends the program unless it is defined elsewhere. */
`;

const DOUBLE = code`
  /** Called for an exception of a trap handler, before it is ready for one: there is no way back for what it handles.
      value is 0: the core does not tell it then. Ends the program unless it is defined elsewhere. An exception in the
      handler of the interrupt stops the core instead. */
`;

/** The interrupt is told from an exception by mncause. */
const TOLD = code`
  uint32_t cause = csr_read(0x742); /* mncause */

  if (!(cause & MCAUSE_INTERRUPT))
    netloom_nmi_exception(cause, frame->pc, 0);
`;

const source = (doubles: boolean) => code`
  #include "nmi.h"

  #include "console.h"
  ${doubles && '#include "csr.h"'}

  static nmi_handler volatile registered;
  static void *volatile registered_context;

  void netloom_nmi(const struct nmi_frame *frame);

  void netloom_nmi_register(nmi_handler handler, void *context)
  {
    registered = 0; /* it may come between the two */
    registered_context = context;
    registered = handler;
  }

  __attribute__((weak)) void netloom_nmi_unhandled(const struct nmi_frame *frame)
  {
    (void)frame;
    exit(126);
  }

  __attribute__((weak)) _Noreturn void netloom_nmi_exception(uint32_t cause, uint32_t pc, uint32_t value)
  {
    (void)pc;
    (void)value;
    exit(192 + (int)(cause & 0x3f));
  }

  /* Called by netloom_nmi_entry. */
  void netloom_nmi(const struct nmi_frame *frame)
  {
    ${doubles && TOLD}
    if (registered)
      registered(frame, registered_context);
    else
      netloom_nmi_unhandled(frame);
  }
`;

export const nmi: DescribePiece = (target) => {
  const about = {
    id: 'nmi',
    title: 'Non-maskable interrupt',
    summary:
      'Calls who is registered for the non-maskable interrupt, on a stack of its own, and goes on where it came.',
    needs: ['startup', 'linker', 'console'],
  } satisfies Partial<ReturnType<DescribePiece>>;
  if (!hasNmi(target.options))
    return { ...about, files: [], unavailable: 'The core has no non-maskable interrupt.' };
  if (!nmiPlace(target)) {
    const { base } = target.options.auxiliary.nmi!;
    return { ...about, files: [], unavailable: `The interrupt goes to ${base}, where no program is put.` };
  }
  const doubles = hasDoubleTrap(target.options);
  return {
    ...about,
    ...(doubles && { needs: [...about.needs, 'csr'] as const }),
    files: [
      { path: 'nmi_entry.S', text: nmiEntry(target.options) },
      { path: 'nmi.h', text: header(doubles) },
      { path: 'nmi.c', text: source(doubles) },
    ],
  };
};
