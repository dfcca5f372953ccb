import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { boothRows, wordsOf } from './booth.ts';

const ROWS = wordsOf(33);
/** Each carry-save adder makes two words of three, until two are left. */
const ADDERS = ROWS - 2;

/**
 * Multiplication over two stages of five: rows and their carry-save sum in EX, the addition in MEM. `advance` moves the
 * operation on; `result` is that of the operation moved on last.
 */
export function multiplier({ name }: CoreOptions): string {
  return sv`
    // Pipelined multiplier of ${name}: rows are added without carries in the execute stage, to two words; these two are
    // added in the memory stage.
    module ${name}_multiplier (
      input  logic        clk,
      input  logic        advance,
      input  logic [1:0]  funct3,
      input  logic [31:0] a,
      input  logic [31:0] b,
      output logic [31:0] result
    );
      // Operands of 33 bits: the one on top is the sign, where there is one.
      logic [32:0] a_signed;
      logic [32:0] b_signed;

      assign a_signed = {a[31] && funct3 != 2'b11, a};
      assign b_signed = {b[31] && !funct3[1], b};

      ${boothRows(33, 64, 'a_signed', 'b_signed')}

      // A tree of carry-save adders: each takes the next three words of the list and puts two at its end.
      logic [63:0] word [0:${ROWS + 2 * ADDERS - 1}];
      logic [63:0] carries;

      always_comb begin
        carries = 64'd0;
        for (int i = 0; i < ${ROWS}; i++) word[i] = row_word[i];
        for (int i = 0; i < ${ADDERS}; i++) begin
          carries = (word[3*i] & word[3*i+1]) | (word[3*i] & word[3*i+2]) | (word[3*i+1] & word[3*i+2]);
          word[${ROWS}+2*i] = word[3*i] ^ word[3*i+1] ^ word[3*i+2];
          word[${ROWS + 1}+2*i] = carries << 1;
        end
      end

      logic        high;
      logic [63:0] sums;
      logic [63:0] carried;

      always_ff @(posedge clk) begin
        if (advance) begin
          high    <= funct3 != 2'b00;
          sums    <= word[${ROWS + 2 * ADDERS - 2}];
          carried <= word[${ROWS + 2 * ADDERS - 1}];
        end
      end

      logic [63:0] product;

      assign product = sums + carried;
      assign result  = high ? product[63:32] : product[31:0];
    endmodule
  `;
}
