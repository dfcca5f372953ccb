import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';

/** Whether the CSRs have counters. */
export const hasCounter = ({ base, auxiliary }: CoreOptions) =>
  base.zicntr || auxiliary.performanceCounters > 0;

/** A 64-bit counter whose halves can be written. */
export function counter(options: CoreOptions): string {
  return sv`
    // 64-bit CSR counter. It does not count in a cycle in which one of its halves is written.
    module ${options.name}_counter (
      input logic clk,
      input logic rst_n,
      input logic increment,
      input logic write_low,
      input logic write_high,
      input logic [31:0] wdata,
      output logic [31:0] low,
      output logic [31:0] high
    );
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
    endmodule
  `;
}
