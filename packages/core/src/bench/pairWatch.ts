import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasLockstep } from '../options/safety.ts';
import { corePorts } from '../rtl/top/topPorts.ts';
import { copyPorts } from '../rtl/pair/copyPorts.ts';
import { injectWidth } from '../rtl/pair/compared.ts';
import { sv } from '../rtl/sv.ts';
import { code, note } from './items.ts';

/** A run ends where two copies of the core part, which nobody asked them to. */
export function pairWatch(options: CoreOptions): ItemText[] {
  if (!hasLockstep(options)) return [];
  const width = injectWidth(copyPorts(options, corePorts(options)));
  return [
    note('Two copies in lockstep: nothing is injected, and they never part'),
    code(sv`
      assign lockstep_inject = 1'b0;
      assign lockstep_inject_bit = ${width}'d0;

      always @(posedge clk)
        if (rst_n && {lockstep_error_p, lockstep_error_n} !== 2'b01) finish("lockstep", {30'd0, lockstep_error_p === 1'b1, lockstep_error_n === 1'b1});
    `),
  ];
}
