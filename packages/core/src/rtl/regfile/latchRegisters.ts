import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { readPorts } from './readPorts.ts';
import { registerAddressWidth } from './registerAddress.ts';

/**
 * Each register is 32 latches. What is written stands in flip-flops first, from the edge on, and goes into the latches
 * while the clock is low after it; until then it is read from the flip-flops. So nothing combinational opens a latch.
 */
export function latchRegisters(options: CoreOptions): string {
  const { name } = options;
  const width = registerAddressWidth(options);
  const count = 2 ** width;
  return sv`
    // Registers x1 to x${count - 1} in latches, half the size of flip-flops. The edge takes the value into flip-flops that
    // all registers share; the latches of the register written are open while the clock is low after it.
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
      logic        writing;
      logic [${width - 1}:0]  place;
      logic [31:0] written;

      always_ff @(posedge clk) begin
        writing <= we && waddr != ${width}'d0;
        place   <= waddr;
        written <= wdata;
      end

      logic        clk_low;
      logic [31:0] x [1:${count - 1}];

      assign clk_low = !clk;
      for (genvar i = 1; i < ${count}; i++) begin : g_x
        logic        open;
        logic [31:0] q;

        ${name}_clock_gate gate (
          .clk   (clk_low),
          .enable(writing && place == ${width}'(i)),
          .gated (open)
        );
        always_latch if (open) q = written;
        assign x[i] = q;
      end

      ${readPorts(count, width, 'stored')}

      // In the cycle after the edge the value is still on its way.
      assign rdata1 = writing && place == raddr1 ? written : stored1;
      assign rdata2 = writing && place == raddr2 ? written : stored2;
    endmodule
  `;
}
