import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';

/** Whether the CSRs have counters. */
export const hasCounter = ({ base, auxiliary }: CoreOptions) =>
  base.zicntr || auxiliary.performanceCounters > 0;

/** A 64-bit counter whose halves can be written. */
export function counter(options: CoreOptions): string {
  return sv`
    // A 64-bit counter of the CSRs. In a cycle that writes one of its halves it does not count.
    module ${options.name}_counter (
      input  logic        clk,
      input  logic        rst_n,
      input  logic        count,
      input  logic        write_low,
      input  logic        write_high,
      input  logic [31:0] value,
      output logic [31:0] low,
      output logic [31:0] high
    );
      logic [31:0] next_low;
      logic [31:0] next_high;

      assign {next_high, next_low} = {high, low} + {63'd0, count && !write_low && !write_high};

      ${clocked(
        options,
        "low  <= 32'd0;\nhigh <= 32'd0;",
        'low  <= write_low ? value : next_low;\nhigh <= write_high ? value : next_high;',
      )}
    endmodule
  `;
}
