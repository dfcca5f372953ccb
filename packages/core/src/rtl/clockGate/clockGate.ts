import { input, output } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';

/** Clock gating needs the cell, and so do registers in latches. */
export const hasClockGate = ({ implementation }: CoreOptions) =>
  implementation.clockGating || implementation.unitClockGates || implementation.registerFile === 'latches';

/** Whether the pipeline's clock rests in wfi. */
export const stopsClock = ({ base, implementation }: CoreOptions): boolean =>
  implementation.clockGating && base.zicsr;

/** Whether registers have clock gates or latches of their own. */
export const hasGatedRegisters = ({ implementation }: CoreOptions): boolean =>
  implementation.registerFile === 'latches' ||
  (implementation.registerFile === 'flops' && implementation.clockGating);

/** The pin of scan tests, for what has clock gates inside. */
export const testPorts = ({ safety }: CoreOptions): PortText[] =>
  safety.testEnable ? [input('test_enable', 1, 'of scan: opens clock gates')] : [];

/** Ports `clk`, `enable`, `gated`. */
export const clockGate: Unit = {
  suffix: 'clock_gate',
  chosen: hasClockGate,
  comment: () => sv`
    Clock gate: 'gated' pulses with 'clk' when 'enable' was high before the rising edge. The latch is transparent while
    the clock is low, so that pulses are never cut. Replace it by the clock gating cell of the library.
  `,
  ports: (options) => [input('clk'), input('enable'), ...testPorts(options), output('gated')],
  body: ({ safety }) => {
    return sv`
      logic enable_latched;

      always_latch if (!clk) enable_latched = ${safety.testEnable ? 'enable || test_enable' : 'enable'};

      assign gated = clk && enable_latched;
    `;
  },
};
