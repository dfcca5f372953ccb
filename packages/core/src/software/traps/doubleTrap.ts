import type { CoreOptions } from '../../options/coreOptions.ts';
import { DISABLE_TRAP, hasDoubleTrap } from '../../options/doubleTrap.ts';

/** A trap is expected from here on, and interrupts may come; nothing on a core that does not tell double traps. By its number, which all assemblers know. */
export const expectTraps = (options: CoreOptions, why: string): string | false =>
  hasDoubleTrap(options) && `csrwi   0x310, 0                /* mstatush.MDT: ${why} */`;

/** None is expected any more, and interrupts are off. */
export const expectNone = (register: string): string =>
  `li      ${register}, ${DISABLE_TRAP}\ncsrs    0x310, ${register}               /* mstatush.MDT: and mstatus.MIE is clear */`;
