import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { registerAddressWidth } from './registerAddress.ts';

const port = (n: 1 | 2) => sv`
  always_ff @(posedge clk) begin
    if (read) begin
      stored${n} <= x[raddr${n}];
      bypass${n} <= write && waddr == raddr${n};
    end
  end
  assign rdata${n} = bypass${n} ? written : stored${n};
`;

/** In block RAM, one a read port. */
export function ramRegisters(options: CoreOptions): string {
  const { name } = options;
  const width = registerAddressWidth(options);
  const count = 2 ** width;
  return sv`
    // Registers x0 to x${count - 1} in FPGA block RAM. The addresses come with 'read' in the cycle before the values; a value
    // written in that cycle goes past the RAM, which would read the old one.
    module ${name}_regfile (
      input  logic        clk,
      input  logic        read,
      input  logic [${width - 1}:0]  raddr1,
      input  logic [${width - 1}:0]  raddr2,
      output logic [31:0] rdata1,
      output logic [31:0] rdata2,
      input  logic        we,
      input  logic [${width - 1}:0]  waddr,
      input  logic [31:0] wdata
    );
      logic [31:0] x [0:${count - 1}];
      logic        write;
      logic [31:0] written;
      logic [31:0] stored1;
      logic [31:0] stored2;
      logic        bypass1;
      logic        bypass2;

      // An FPGA starts with the RAM's contents; x0 stays zero, for it is never written.
      initial for (int i = 0; i < ${count}; i++) x[i] = 32'd0;

      assign write = we && waddr != ${width}'d0;
      always_ff @(posedge clk) if (write) x[waddr] <= wdata;
      always_ff @(posedge clk) if (read) written <= wdata;

      ${port(1)}

      ${port(2)}
    endmodule
  `;
}
