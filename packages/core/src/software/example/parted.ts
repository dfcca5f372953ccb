import { PART_NAMES } from '../../rtl/pair/parts.ts';
import { code } from '../code.ts';
import { lockstep } from '../lockstep/lockstep.ts';
import type { DescribePiece } from '../piece.ts';

const source = code`
  /* Tries the comparison of the two copies of the core, then has them part: the handler is told in what. */
  #include <stdio.h>

  #include "console.h"
  #include "lockstep.h"

  static const char *const parts[] = {
    ${PART_NAMES.map((name) => `"${name}",`).join('\n')}
  };

  /* What runs this may be wrong in anything. A product brings its outputs to their safe state and waits for the reset; this
     one knows that nothing has failed, and prints. */
  static void parted(uint32_t where, const struct nmi_frame *frame, void *context)
  {
    (void)frame;
    (void)context;
    lockstep_inject(0);
    printf("the copies have parted in:");
    for (unsigned bit = 0; bit < sizeof parts / sizeof *parts; bit++)
      if (where >> bit & 1)
        printf(" %s", parts[bit]);
    printf("\n");
    exit(0);
  }

  int main(void)
  {
    if (!lockstep_test()) {
      puts("the comparison tells nothing: does the SoC lead the pins to lockstep_pins and lockstep_inject?");
      return 1;
    }
    printf("each of %u bits that are compared was tried, and told once\n", LOCKSTEP_BITS);
    lockstep_register(parted, 0, 0);
    lockstep_inject(0x80000000u | (LOCKSTEP_BITS - 1));
    for (int patience = 10000; patience > 0; patience--)
      (void)lockstep_pins();
    puts("nobody heard of it");
    return 1;
  }
`;

/** What the library's lockstep needs, its example needs too. */
export const partedExample: DescribePiece = (target) => {
  const { unavailable } = lockstep(target);
  const about = {
    id: 'parted',
    title: 'Example: lockstep error',
    summary: 'Tries each compared bit, then has the copies part, and says in what.',
  } as const;
  return unavailable === undefined
    ? { ...about, needs: ['lockstep', 'printf', 'console'], files: [{ path: 'parted.c', text: source }] }
    : { ...about, needs: [], files: [], unavailable };
};
