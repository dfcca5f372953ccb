import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { readPorts } from './readPorts.ts';
import { registerAddressWidth } from './registerAddress.ts';

/**
 * Each register is 32 latches. What is written stands in flip-flops first, at the edge, and the latch of the register
 * is open while the clock is high after it: readers see the new value from the edge on, as with flip-flops.
 */
export function latchRegisters(options: CoreOptions): string {
  const { name } = options;
  const width = registerAddressWidth(options);
  const count = 2 ** width;
  return sv`
    // Registers x1 to x${count - 1} in latches, half the size of flip-flops. The edge takes the value into flip-flops that
    // all registers share; while the clock is high after it, the latches of the register written are open.
    module ${name}_regfile (
      input  logic        clk,
      input  logic [${width - 1}:0]  raddr1,
      input  logic [${width - 1}:0]  raddr2,
      output logic [31:0] rdata1,
      output logic [31:0] rdata2,
      input  logic        we,
      input  logic [${width - 1}:0]  waddr,
      input  logic [31:0] wdata
    );
      logic [31:0] written;
      logic [31:0] x [1:${count - 1}];

      // No loop, though it looks like one: whether to write depends on what is read, but is taken while the clock is
      // low, and what is read changes while it is high.
      /* verilator lint_off UNOPTFLAT */
      logic        write;
      /* verilator lint_on UNOPTFLAT */

      assign write = we && waddr != ${width}'d0;

      always_ff @(posedge clk) if (write) written <= wdata;

      for (genvar i = 1; i < ${count}; i++) begin : g_x
        logic        open;
        logic [31:0] q;

        ${name}_clock_gate gate (
          .clk   (clk),
          .enable(write && waddr == ${width}'(i)),
          .gated (open)
        );
        always_latch if (open) q = written;
        assign x[i] = q;
      end

      ${readPorts(count, width)}
    endmodule
  `;
}
