import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from '../rtl/sv.ts';

/**
 * What stands for carry-less products: a function of both operands, of which each instruction of Zbc takes its own bits.
 * Sums without carries are hard to compare; the unit that makes them is proved by a test of its own.
 */
export const ABSTRACT_CLMUL = sv`
  function automatic [62:0] abstract_clmul(input [31:0] a, input [31:0] b);
    reg [31:0] low;
    reg [31:0] high;
    begin
      low = a - {b[15:0], b[31:16]};
      high = a - {b[7:0], b[31:8]};
      abstract_clmul = {high[30:0], low};
    end
  endfunction
`;

const unit = (name: string) => sv`
  module ${name} (input [31:0] a, input [31:0] b, output [62:0] product);
    ${ABSTRACT_CLMUL}
    assign product = abstract_clmul(a, b);
  endmodule
`;

/** The module in place of the core's own. */
export const abstractCarryless = ({ name, base }: CoreOptions): Readonly<Record<string, string>> =>
  base.zbc ? { [`${name}_clmul`]: unit(`${name}_clmul`) } : {};
