import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';

/** Clock gating needs the cell, and so do registers in latches. */
export const hasClockGate = ({ implementation }: CoreOptions) =>
  implementation.clockGating || implementation.registerFile === 'latches';

/** Ports `clk`, `enable`, `gated`. */
export function clockGate({ name }: CoreOptions): string {
  return sv`
    // Clock gate: 'gated' pulses with 'clk' when 'enable' was high before the rising edge. The latch is transparent while
    // the clock is low, so that pulses are never cut. Replace it by the clock gating cell of the library.
    module ${name}_clock_gate (
      input logic clk,
      input logic enable,
      output logic gated
    );
      logic enable_latched;

      always_latch if (!clk) enable_latched = enable;

      assign gated = clk && enable_latched;
    endmodule
  `;
}
