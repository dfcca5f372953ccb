import type { CoreOptions } from '../options/coreOptions.ts';
import { hasDoubleTrap } from '../options/doubleTrap.ts';
import { hasNmi } from '../options/nmi.ts';
import { CSR } from './blocks/system.ts';
import { csrImmediate } from './encode.ts';

const NMIE = 8;

/** Machine mode is ready for traps from here on: where double traps are told it is not from reset, nor in a handler, nor with the non-maskable interrupt masked. */
export const expectTraps = (options: CoreOptions): number[] =>
  hasDoubleTrap(options)
    ? [
        ...(hasNmi(options) ? [csrImmediate(2, 0, CSR.mnstatus, NMIE)] : []),
        csrImmediate(1, 0, CSR.mstatush, 0),
      ]
    : [];
