import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';

/** Whether the CSRs have counters. */
export const hasCounter = ({ base, auxiliary }: CoreOptions) =>
  base.zicntr || auxiliary.performanceCounters > 0;

/** A 64-bit counter whose halves can be written. */
export const counter: Unit = {
  suffix: 'counter',
  chosen: hasCounter,
  comment: () => '64-bit CSR counter. It does not count in a cycle in which one of its halves is written.',
  ports: () => [
    input('clk'),
    input('rst_n'),
    input('increment'),
    input('write_low'),
    input('write_high'),
    input('wdata', 32),
    output('low', 32),
    output('high', 32),
  ],
  body(options) {
    return sv`
      logic [31:0] next_low;
      logic [31:0] next_high;

      // 'increment' arrives late in the cycle: it selects the sum instead of being carried in.
      assign {next_high, next_low} = {high, low} + 64'd1;

      ${clocked(
        options,
        "low <= 32'd0;\nhigh <= 32'd0;",
        sv`
          if (write_low) low <= wdata;
          else if (increment && !write_high) low <= next_low;

          if (write_high) high <= wdata;
          else if (increment && !write_low) high <= next_high;
        `,
      )}
    `;
  },
};
