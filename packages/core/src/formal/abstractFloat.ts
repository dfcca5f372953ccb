import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from '../rtl/sv.ts';

/**
 * What stands for the results of floating point: a function of the same operands and of the instruction's own bits. The
 * unit itself is proved by tests of its own. The third operand is no part of the trace, so that fused products are not
 * asked, nor is what takes its rounding mode from frm.
 */
const ABSTRACT = sv`
  function automatic [31:0] abstract_float(input [4:0] operation, input variant, input [2:0] mode, input [31:0] a, input [31:0] b);
    // Some have one operand, and a field that is none in the place of the other.
    abstract_float = (a - ({b[7:0], b[31:8]} & {32{!operation[3]}})) ^ {operation, 20'd0, variant, ~mode, mode};
  endfunction
`;

/** Answers after up to four clocks. */
function unit({ name, base }: CoreOptions): string {
  const kill = base.stages === 5 ? 'input kill, ' : '';
  return sv`
    module ${name}_float (input clk, input rst_n, input start, ${kill}input [4:0] operation, input fused, input [1:0] negates, input variant, input [1:0] funct3, input [2:0] mode, input [31:0] a, input [31:0] b, input [31:0] c, output done, output [31:0] result, output [4:0] flags);
      ${ABSTRACT}
      (* anyseq *) reg ends;
      reg [1:0] waited;
      always @(posedge clk) waited <= !rst_n || !start || done ? 2'd0 : waited + 2'd1;
      assign done = start && (ends || waited == 2'd3);
      assign result = abstract_float(operation, variant, mode, a, b) ^ (fused ? {c[29:0], negates} : 32'd0);
      assign flags = result[4:0];
    endmodule
  `;
}

/** The module in place of the core's own. */
export const abstractFloat = (options: CoreOptions): Readonly<Record<string, string>> =>
  options.base.zfinx ? { [`${options.name}_float`]: unit(options) } : {};

/** Which words are instructions of Zfinx (Unprivileged ISA 20191213, chapter 24), for the module of the semantics. */
export const FLOAT_FUNCTIONS = sv`
  ${ABSTRACT}
  function automatic legal_float(input [11:0] fields, input [2:0] funct3);
    casez ({fields, funct3})
      15'b0000000_?????_???, 15'b0000100_?????_???, 15'b0001000_?????_???, 15'b0001100_?????_???,
      15'b0101100_00000_???, 15'b1100000_00000_???, 15'b1100000_00001_???, 15'b1101000_00000_???,
      15'b1101000_00001_???: legal_float = funct3 != 3'd5 && funct3 != 3'd6;
      15'b0010000_?????_000, 15'b0010000_?????_001, 15'b0010000_?????_010, 15'b0010100_?????_000,
      15'b0010100_?????_001, 15'b1010000_?????_000, 15'b1010000_?????_001, 15'b1010000_?????_010,
      15'b1110000_00000_001: legal_float = 1'b1;
      default: legal_float = 1'b0;
    endcase
  endfunction
`;

export const FLOAT_CASES = sv`
  7'b1010011: if (legal_float(i[31:20], funct3)) begin
    legal = 1'b1;
    asked = funct3 != 3'd7;
    reads_rs1 = 1'b1;
    reads_rs2 = !i[30];
    rd = i[11:7];
    result = abstract_float(i[31:27], i[20], funct3, rs1_value, rs2_value);
  end
  7'b1000011, 7'b1000111, 7'b1001011, 7'b1001111:
    if (i[26:25] == 2'b00 && funct3 != 3'd5 && funct3 != 3'd6) begin
      legal = 1'b1;
      reads_rs1 = 1'b1;
      reads_rs2 = 1'b1;
      rd = i[11:7];
    end
`;
