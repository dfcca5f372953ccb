import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';

/** Clock gating needs the cell, and so do registers in latches. */
export const hasClockGate = ({ implementation }: CoreOptions) =>
  implementation.clockGating || implementation.registerFile === 'latches';

/** Ports `clk`, `enable`, `gated`. */
export const clockGate: Unit = {
  suffix: 'clock_gate',
  chosen: hasClockGate,
  comment: () => sv`
    Clock gate: 'gated' pulses with 'clk' when 'enable' was high before the rising edge. The latch is transparent while
    the clock is low, so that pulses are never cut. Replace it by the clock gating cell of the library.
  `,
  ports: () => [input('clk'), input('enable'), output('gated')],
  body() {
    return sv`
      logic enable_latched;

      always_latch if (!clk) enable_latched = enable;

      assign gated = clk && enable_latched;
    `;
  },
};
