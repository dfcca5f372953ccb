import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { readPorts } from './readPorts.ts';
import { registerAddressWidth } from './registerAddress.ts';

const enabled = (width: number) => sv`
  logic [31:0] q;

  always_ff @(posedge clk) if (we && waddr == ${width}'(i)) q <= wdata;
  assign x[i] = q;
`;

const gated = (name: string, width: number) => sv`
  logic reg_clk;
  logic [31:0] q;

  ${name}_clock_gate gate (
    .clk (clk),
    .enable(we && waddr == ${width}'(i)),
    .gated (reg_clk)
  );
  always_ff @(posedge reg_clk) q <= wdata;
  assign x[i] = q;
`;

/** Each register is 32 flip-flops, with an enable or, by clock gating, with a clock of its own. */
export function flopRegisters(options: CoreOptions): string {
  const { name, implementation } = options;
  const width = registerAddressWidth(options);
  const count = 2 ** width;
  return sv`
    // Registers x1 to x${count - 1} in flip-flops: one write port, two read ports; a write is visible from the next cycle on.
    ${implementation.clockGating && '// Each register has a gated clock that runs when it is written.'}
    module ${name}_regfile (
      input logic clk,
      input logic [${width - 1}:0] raddr1,
      input logic [${width - 1}:0] raddr2,
      output logic [31:0] rdata1,
      output logic [31:0] rdata2,
      input logic we,
      input logic [${width - 1}:0] waddr,
      input logic [31:0] wdata
    );
      logic [31:0] x [1:${count - 1}];

      for (genvar i = 1; i < ${count}; i++) begin : g_x
        ${implementation.clockGating ? gated(name, width) : enabled(width)}
      end

      ${readPorts(count, width)}
    endmodule
  `;
}
