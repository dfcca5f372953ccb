import { hasClic } from '../../options/clic.ts';
import { hasNmi } from '../../options/nmi.ts';
import { code } from '../code.ts';
import { nmiPlace } from '../nmi/place.ts';
import type { DescribePiece, SoftwareTarget } from '../piece.ts';
import { raiserOf } from './raiser.ts';
import type { Raiser } from './raiser.ts';

const masks = ({ options }: SoftwareTarget) => options.auxiliary.clint !== null;

const source = (target: SoftwareTarget, raiser: Raiser) => code`
  /* The non-maskable interrupt comes while interrupts are off and within a trap handler, and what it interrupts goes on. */
  #include <stdio.h>

  ${masks(target) && '#include "clint.h"'}
  #include "csr.h"
  #include "nmi.h"
  #include "trap.h"
  ${raiser.includes}

  static volatile unsigned unmasked;
  ${masks(target) && 'static volatile unsigned masked;'}
  static volatile uint32_t cause;

  ${raiser.functions}

  ${handlers(target)}

  ${main(target)}
`;

const handlers = (target: SoftwareTarget) => code`
  static void served(const struct nmi_frame *frame, void *context)
  {
    (void)frame;
    (void)context;
    lower_line();
    unmasked++;
  }

  /* Raises it, and waits until it came: nothing here lets an interrupt through. */
  static void meet(void)
  {
    unsigned before = unmasked;

    raise_line();
    for (int patience = 10000; patience > 0 && unmasked == before; patience--)
      ;
  }
  ${masks(target) && SOFTWARE}

  /* It leaves the registers of the trap alone. */
  static bool called(struct trap_frame *frame, uint32_t value)
  {
    (void)value;
    meet();
    cause = csr_read(mcause)${hasClic(target.options) && ' & MCAUSE_NUMBER'};
    frame->pc += 4;
    return true;
  }
`;

const SOFTWARE = code`

  static void software(void *context)
  {
    (void)context;
    clint_software_interrupt(0);
    masked++;
  }
`;

const REGISTER_SOFTWARE = code`
  netloom_interrupt_register(INTERRUPT_SOFTWARE, software, 0);
  clint_software_interrupt(1);
`;

const SHOW_SOFTWARE = code`

  netloom_interrupts_enable();
  printf("interrupts on: non-maskable %u, software %u\n", unmasked, masked);
`;

const main = (target: SoftwareTarget) => code`
  int main(void)
  {
    netloom_nmi_register(served, 0);
    netloom_exception_register(EXCEPTION_MACHINE_CALL, called);
    ${masks(target) && REGISTER_SOFTWARE}

    meet();
    ${masks(target) ? 'printf("interrupts off: non-maskable %u, software %u\\n", unmasked, masked);' : 'printf("interrupts off: non-maskable %u\\n", unmasked);'}

    __asm__ volatile("ecall" : : : "memory");
    printf("in a trap handler: non-maskable %u, cause still %u\n", unmasked, (unsigned)cause);
    ${masks(target) && SHOW_SOFTWARE}
    return unmasked != 2;
  }
`;

/** The non-maskable interrupt where interrupts are off, and in a trap handler. */
export const unmaskableExample: DescribePiece = (target) => {
  const about = {
    id: 'unmaskable',
    title: 'Example: non-maskable interrupt',
    summary: 'A handler that is reached while interrupts are off and within a trap handler, which goes on.',
  } as const;
  const missing = (unavailable: string) => ({ ...about, needs: [], files: [], unavailable });
  if (!hasNmi(target.options)) return missing('The core has no non-maskable interrupt.');
  if (!nmiPlace(target)) return missing('The interrupt goes to where no program is put.');
  const raiser = raiserOf(target);
  if (!raiser) return missing('The SoC leads no watchdog to the non-maskable interrupt.');
  return {
    ...about,
    needs: [
      'nmi',
      'traps',
      'csr',
      'printf',
      'console',
      ...(masks(target) ? ['clint' as const] : []),
      ...raiser.needs,
    ],
    files: [{ path: 'unmaskable.c', text: source(target, raiser) }],
  };
};
