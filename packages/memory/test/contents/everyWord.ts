import type { Memory } from '@netloom/memory';
import { addressBits } from '../rtl/reference.ts';

/** Reads every word of a port `a` and prints it, with what check bits found. */
export function everyWord(memory: Memory): string {
  const found = [
    ...(memory.ecc === 'secded' ? ['a_rcorrected'] : []),
    ...(memory.ecc === 'none' ? [] : ['a_rerror']),
  ];
  const bits = addressBits(memory);
  return `module bench;
  logic clk = 0, rst_n = 0, a_en = 0;
  logic [${bits - 1}:0] a_addr = 0;
  wire [${memory.width - 1}:0] a_rdata;
  wire a_ready, a_rvalid${found.map((name) => `, ${name}`).join('')};
  always #5 clk = !clk;
  ram dut (.clk(clk), .rst_n(rst_n), .a_en(a_en), .a_we(1'b0), .a_addr(a_addr), .a_wdata('0),
    ${memory.maskBits === undefined ? '' : ".a_mask('1), "}.a_ready(a_ready), .a_rvalid(a_rvalid), .a_rdata(a_rdata)${found.map((name) => `, .${name}(${name})`).join('')});
  initial begin
    repeat (3) @(posedge clk);
    #1 rst_n = 1; a_en = 1;
    for (int word = 0; word < ${memory.depth}; word++) begin
      a_addr = ${bits}'(word);
      @(posedge clk); #1;
      $display("%h %0d", a_rdata, ${found.length === 0 ? '0' : `{${found.join(', ')}}`});
    end
    $finish;
  end
endmodule
`;
}
