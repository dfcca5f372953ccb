import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from '../rtl/sv.ts';

/**
 * What stands for products, quotients and remainders: a function of the same operands that no two operations and no
 * two orders of operands share, and that solvers see through. The units themselves are proved by tests of their own.
 */
export const ABSTRACT_MULDIV = sv`
  function automatic [31:0] abstract_muldiv(input [2:0] funct3, input [31:0] a, input [31:0] b);
    abstract_muldiv = (a - {b[15:0], b[31:16]}) ^ {funct3, 26'd0, ~funct3};
  endfunction
`;

/** Answers after any number of clocks, as iterative units do. */
const iterative = (name: string, five: boolean, divides: boolean) => sv`
  module ${name} (input clk, input rst_n, input start, ${five ? 'input kill, ' : ''}input [${divides ? 1 : 2}:0] funct3, input [31:0] a, input [31:0] b, output done, output [31:0] result);
    ${ABSTRACT_MULDIV}
    (* anyseq *) reg ends;
    reg [1:0] waited;
    always @(posedge clk) waited <= !rst_n || !start || done ? 2'd0 : waited + 2'd1;
    // At most four clocks, so that what waits for it does so for a known time.
    assign done = start && (ends || waited == 2'd3);
    assign result = abstract_muldiv(${divides ? "{1'b1, funct3}" : 'funct3'}, a, b);
  endmodule
`;

const pipelined = (name: string) => sv`
  module ${name} (input clk, input advance, input [1:0] funct3, input [31:0] a, input [31:0] b, output reg [31:0] result);
    ${ABSTRACT_MULDIV}
    always @(posedge clk) if (advance) result <= abstract_muldiv({1'b0, funct3}, a, b);
  endmodule
`;

/** Modules in place of the core's own, by their names. */
export function abstractMultiplication({ name, base }: CoreOptions): Readonly<Record<string, string>> {
  const five = base.stages === 5;
  if (base.multiply === 'none') return {};
  const apart = five && base.multiply === 'single-cycle';
  return {
    [`${name}_muldiv`]: iterative(`${name}_muldiv`, five, apart),
    ...(apart ? { [`${name}_multiplier`]: pipelined(`${name}_multiplier`) } : {}),
  };
}
