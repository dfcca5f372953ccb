import type { CoreOptions } from '../../options/coreOptions.ts';
import { flopRegisters } from './flopRegisters.ts';
import { latchRegisters } from './latchRegisters.ts';
import { ramRegisters } from './ramRegisters.ts';

const FORMS = { flops: flopRegisters, latches: latchRegisters, 'fpga-ram': ramRegisters };

/**
 * Integer registers: two read ports, one write port, no reset. Flops and latches are read within the cycle and show the
 * old value until the edge that writes; FPGA RAM takes `read` and the addresses a cycle before and shows what that
 * cycle wrote.
 */
export function regfile(options: CoreOptions): string {
  return FORMS[options.implementation.registerFile](options);
}
