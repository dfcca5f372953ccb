import { hasNmi } from '../../options/nmi.ts';
import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';
import { nmiEntry } from './entry.ts';
import { nmiPlace } from './place.ts';

const HEADER = code`
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

  /** Called for an exception in the handler, or before start.S has let the interrupt through: there is no way back.
      Ends the program unless it is defined elsewhere. */
  _Noreturn void netloom_nmi_exception(uint32_t cause, uint32_t pc, uint32_t value);

  #endif
`;

const SOURCE = code`
  #include "nmi.h"

  #include "console.h"

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
  return {
    ...about,
    files: [
      { path: 'nmi_entry.S', text: nmiEntry(target.options) },
      { path: 'nmi.h', text: HEADER },
      { path: 'nmi.c', text: SOURCE },
    ],
  };
};
