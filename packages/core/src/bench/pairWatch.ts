import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasLockstep } from '../options/safety.ts';
import { copyPorts } from '../rtl/pair/copyPorts.ts';
import { injectWidth } from '../rtl/pair/compared.ts';
import { sv } from '../rtl/sv.ts';
import { corePorts } from '../rtl/top/topPorts.ts';
import { cleared, code, declared, note } from './items.ts';

/** What a program injects into the comparison. */
export const injection = (options: CoreOptions): ItemText[] =>
  hasLockstep(options) ? [declared(cleared('injected', 32), cleared('was_injected'))] : [];

/** A run ends where two copies of the core part though nothing was injected. */
export function pairWatch(options: CoreOptions): ItemText[] {
  if (!hasLockstep(options)) return [];
  const width = injectWidth(copyPorts(options, corePorts(options)));
  return [
    note('Two copies in lockstep: unless a program injects something, they never part'),
    code(sv`
      assign lockstep_inject = injected[31];
      assign lockstep_inject_bit = injected[${width - 1}:0];

      always @(posedge clk) was_injected <= lockstep_inject;

      always @(posedge clk)
        if (rst_n && !was_injected && {lockstep_error_p, lockstep_error_n} !== 2'b01) finish("lockstep", known({23'd0, lockstep_where, lockstep_error_p, lockstep_error_n}));
    `),
  ];
}
