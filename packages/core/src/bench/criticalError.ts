import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasDoubleTrap } from '../options/doubleTrap.ts';
import { hasDebug } from '../rtl/debug/features.ts';
import { sv } from '../rtl/sv.ts';
import { cleared, code, declared } from './items.ts';
import { hasJtag } from './jtag.ts';

/** A critical error ends the run. A debugger is given time to look at what has stopped, and a bench to reset it. */
export function criticalError(options: CoreOptions): ItemText[] {
  if (!hasDoubleTrap(options)) return [];
  const clocks = hasDebug(options) ? 4000 : 1000;
  return [
    declared(cleared('critical_clocks', 12)),
    code(sv`
      always @(posedge clk) begin
        critical_clocks <= critical_error ? critical_clocks + 12'd1 : 12'd0;
        if (critical_clocks == 12'd${clocks}${hasJtag(options) && ' && jtag_socket == ""'}) finish("critical-error", ${options.auxiliary.rvfi ? 'rvfi_pc_rdata' : "32'd0"});
      end
    `),
  ];
}
