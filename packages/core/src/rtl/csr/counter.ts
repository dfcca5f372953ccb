import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { unitClock, unitGate, unitGatePorts } from '../clockGate/unitGate.ts';
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
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    ...unitGatePorts(options),
    input('increment'),
    input('write_low'),
    input('write_high'),
    input('wdata', 32),
    output('low', 32),
    output('high', 32),
  ],
  body(options) {
    return sv`
      // The carry between the halves is known a cycle ahead, so that none passes through 64 bits in a cycle.
      logic low_full; // the next count clears 'low'

      ${unitGate(options, 'increment || write_low || write_high')}
      ${clocked(
        options,
        "low <= 32'd0;\nhigh <= 32'd0;\nlow_full <= 1'b0;",
        sv`
          if (write_low) begin
            low <= wdata;
            low_full <= &wdata;
          end else if (increment && !write_high) begin
            low <= low + 32'd1;
            low_full <= low == 32'hffff_fffe;
          end

          if (write_high) high <= wdata;
          else if (increment && low_full && !write_low) high <= high + 32'd1;
        `,
        'rst_n',
        unitClock(options),
      )}
    `;
  },
};
