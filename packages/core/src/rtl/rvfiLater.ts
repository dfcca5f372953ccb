import { hasLater } from '../custom/later.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { clocked } from './clocked.ts';
import { hasDebug } from './debug/features.ts';
import { logic } from './nets.ts';
import { registerAddressWidth, registerCount } from './regfile/registerAddress.ts';
import { sv } from './sv.ts';

/** Beside RVFI: what an instruction that has retired writes to a register when its operation ends. */
export const LATER_PORTS: readonly [name: string, width: number][] = [
  ['rvfi_late_valid', 1],
  ['rvfi_late_rd_addr', 5],
  ['rvfi_late_rd_wdata', 32],
];

/** Shows results that come later; `begins` while an instruction of the program with such a result retires. */
export function rvfiLater(options: CoreOptions, begins: string, rd: string): string {
  if (!hasLater(options)) return '';
  const width = registerAddressWidth(options);
  const count = registerCount(options);
  const awaited = hasDebug(options)
    ? sv`
        ${logic(count)} rvfi_awaits; // what a debugger executes is not shown, nor what comes of it
        ${clocked(
          options,
          `rvfi_awaits <= ${count}'d0;`,
          sv`
            if (lands) rvfi_awaits[landing_rd] <= 1'b0;
            if (${begins}) rvfi_awaits[${rd}] <= 1'b1;
          `,
        )}
        assign rvfi_late_valid = lands && landing_rd != ${width}'d0 && rvfi_awaits[landing_rd];
      `
    : `assign rvfi_late_valid = lands && landing_rd != ${width}'d0;`;
  return sv`

    // Results that come later
    ${awaited}
    assign rvfi_late_rd_addr = ${width === 4 ? "{1'b0, landing_rd}" : 'landing_rd'};
    assign rvfi_late_rd_wdata = landing_result;
  `;
}
