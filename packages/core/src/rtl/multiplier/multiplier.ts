import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';

/**
 * Multiplication over two stages of five: partial products in EX, their sum in MEM. `advance` moves the operation on;
 * `result` is that of the operation moved on last.
 */
export function multiplier({ name }: CoreOptions): string {
  return sv`
    // Pipelined multiplier of ${name}: products of halves in the execute stage, their sum in the memory stage.
    module ${name}_multiplier (
      input  logic        clk,
      input  logic        advance,
      input  logic [1:0]  funct3,
      input  logic [31:0] a,
      input  logic [31:0] b,
      output logic [31:0] result
    );
      // Operands of 33 bits: the one on top is the sign, where there is one.
      logic signed [16:0] a_high;
      logic signed [16:0] b_high;
      logic signed [16:0] a_low;
      logic signed [16:0] b_low;

      assign a_high = {a[31] && funct3 != 2'b11, a[31:16]};
      assign b_high = {b[31] && !funct3[1], b[31:16]};
      assign a_low  = {1'b0, a[15:0]};
      assign b_low  = {1'b0, b[15:0]};

      logic               high;
      logic signed [33:0] low_low;
      logic signed [33:0] low_high;
      logic signed [33:0] high_low;
      logic signed [33:0] high_high;

      always_ff @(posedge clk) begin
        if (advance) begin
          high      <= funct3 != 2'b00;
          low_low   <= a_low * b_low;
          low_high  <= a_low * b_high;
          high_low  <= a_high * b_low;
          high_high <= a_high * b_high;
        end
      end

      logic signed [63:0] product;

      assign product = 64'(low_low) + (64'(low_high) <<< 16) + (64'(high_low) <<< 16) + (64'(high_high) <<< 32);
      assign result  = high ? product[63:32] : product[31:0];
    endmodule
  `;
}
