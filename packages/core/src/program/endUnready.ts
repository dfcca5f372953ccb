import { DISABLE_TRAP } from '../options/doubleTrap.ts';
import { CSR } from './blocks/system.ts';
import { trap } from './blocks/traps.ts';
import type { Context } from './context.ts';
import { ECALL, csr } from './encode.ts';

/** An exception that nobody is ready for, in machine mode, whichever mode the program is in. */
export function endUnready(context: Context): void {
  const { code } = context;
  code.word(ECALL);
  code.constant(1, DISABLE_TRAP);
  code.word(csr(2, 0, CSR.mstatush, 1));
  trap(context);
  code.word(ECALL);
}
