import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';

/** Clock gating needs the cell, and so do registers in latches. */
export const hasClockGate = ({ implementation }: CoreOptions) =>
  implementation.clockGating || implementation.registerFile === 'latches';

/** Ports `clk`, `enable`, `gated`. */
export function clockGate({ name }: CoreOptions): string {
  return sv`
    // Clock gate: 'gated' follows 'clk' in the cycles that 'enable' is high before. The latch holds the enable while the
    // clock is high, so that it cannot cut a pulse. To be replaced by the clock gating cell of the library.
    module ${name}_clock_gate (
      input  logic clk,
      input  logic enable,
      output logic gated
    );
      logic open;

      always_latch if (!clk) open = enable;

      assign gated = clk && open;
    endmodule
  `;
}
