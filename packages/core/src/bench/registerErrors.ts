import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { INJECT_WIDTH } from '../rtl/regfile/registerParity.ts';
import { sv } from '../rtl/sv.ts';
import { cleared, code, declared, note } from './items.ts';

/** What programs turn over in registers, and what is told of it. */
export const registerInjection = ({ safety }: CoreOptions): ItemText[] =>
  safety.registerParity
    ? [declared(cleared('register_injected', 32), cleared('register_errors', 32), cleared('register_tried'))]
    : [];

/** A run ends where a register's parity is wrong though a program has never turned over anything. */
export function registerErrors({ safety }: CoreOptions): ItemText[] {
  if (!safety.registerParity) return [];
  return [
    note('Registers lose no bits unless a program turns some over'),
    code(sv`
      assign register_inject = register_injected[31];
      assign register_inject_bit = register_injected[${INJECT_WIDTH - 1}:0];

      always @(posedge clk)
        if (rst_n) begin
          register_tried <= register_tried || register_inject;
          if (register_error === 1'b1) register_errors <= register_errors + 32'd1;
          if (register_error !== 1'b0 && !register_tried) finish("register-error", 32'd0);
        end
    `),
  ];
}
