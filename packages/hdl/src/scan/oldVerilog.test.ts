import { expect, it } from 'vitest';
import { isOldVerilog } from './oldVerilog.ts';

it.each([
  'module m (input clk, output reg do); endmodule',
  'module m; reg [7:0] a, byte; endmodule',
  'module m; task expect; input x; begin end endtask endmodule',
  'module m; wire signed [3:0] bit = 4; endmodule',
  'module m #(parameter type = 3) (input x); endmodule',
])('%s is Verilog alone', (source) => {
  expect(isOldVerilog(source)).toBe(true);
});

it.each([
  'module m (input logic clk, output bit done); endmodule',
  'module m; parameter type T = int; localparam int N = 4; function automatic void f(); endfunction endmodule',
  'module m; // reg do;\n initial $display("reg do;"); endmodule',
  'module m; reg dot, bits; task expected; begin end endtask endmodule',
  'module m; virtual interface bus held; import p::*; endmodule',
])('%s may be SystemVerilog', (source) => {
  expect(isOldVerilog(source)).toBe(false);
});

it('takes time in proportion to the text', () => {
  expect(isOldVerilog(`module m; wire ${'a, '.repeat(200_000)} z; endmodule`)).toBe(false);
});
