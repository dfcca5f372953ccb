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

      // Late in the cycle it is known whether to count: that chooses, and does not go through the carries.
      assign {next_high, next_low} = {high, low} + 64'd1;

      ${clocked(
        options,
        "low  <= 32'd0;\nhigh <= 32'd0;",
        sv`
          if (write_low) low <= value;
          else if (count && !write_high) low <= next_low;

          if (write_high) high <= value;
          else if (count && !write_low) high <= next_high;
        `,
      )}
    endmodule
  `;
}
