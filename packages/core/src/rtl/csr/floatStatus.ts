import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';
import { writesTo } from './csrPart.ts';

const text = (options: CoreOptions) => sv`
  // Floating point: exceptions that instructions have accrued, and the rounding mode of those that name none.
  logic [4:0] fflags;

  ${clocked(
    options,
    "fflags <= 5'd0;\nfrm <= 3'd0;",
    sv`
      if (${writesTo('fflags')} || ${writesTo('fcsr')}) fflags <= csr_wdata[4:0];
      else fflags <= fflags | float_flags;
      if (${writesTo('frm')}) frm <= csr_wdata[2:0];
      else if (${writesTo('fcsr')}) frm <= csr_wdata[7:5];
    `,
  )}
`;

/** fcsr and its two parts (Unprivileged ISA 20191213, 11.2), which every mode may use: Zfinx has no status in mstatus. */
export function floatStatus(options: CoreOptions): CsrPart {
  if (!options.base.zfinx) return { ports: [], text: '', registers: [] };
  return {
    ports: [input('float_flags', 5, 'exceptions of the instruction that retires'), output('frm', 3)],
    text: text(options),
    registers: [
      ['fflags', 0x001, "{27'd0, fflags}"],
      ['frm', 0x002, "{29'd0, frm}"],
      ['fcsr', 0x003, "{24'd0, frm, fflags}"],
    ],
  };
}

/** Nets of it in a pipeline, and the condition that the mode in frm is reserved. */
export const FLOAT_NETS = 'logic [4:0] float_flags;\nlogic [2:0] frm;';
export const RESERVED_MODE = "(frm[2] && frm[1:0] != 2'b00)";
