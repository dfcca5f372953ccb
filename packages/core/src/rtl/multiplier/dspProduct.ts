import { sv } from '../sv.ts';
import { IN_DSP_BLOCK } from './dspBlocks.ts';

/**
 * Body of the multiplier in DSP blocks, for operands of so many bits. Products are of unsigned halves: a block of every
 * family takes 16 bits, where 17 with a sign would need logic beside it in some.
 */
export function dspProduct(bits: number, advancing: (statements: string) => string): string {
  const half = bits / 2;
  const low = `[${half - 1}:0]`;
  const high = `[${bits - 1}:${half}]`;
  const word = `[${bits - 1}:0]`;
  const partial = (a: string, b: string) => `${bits}'(a${a}) * ${bits}'(b${b})`;
  return sv`
    // Unsigned products of halves, each in the output register of its block.
    ${IN_DSP_BLOCK} logic ${word} low_low;
    ${IN_DSP_BLOCK} logic ${word} low_high;
    ${IN_DSP_BLOCK} logic ${word} high_low;
    ${IN_DSP_BLOCK} logic ${word} high_high;
    logic a_negative;
    logic b_negative;
    logic ${word} excess; // in the high word: a negative operand counts 2**${bits} less than its bits say
    logic high_word;

    assign a_negative = a[${bits - 1}] && funct3 != 2'b11;
    assign b_negative = b[${bits - 1}] && !funct3[1];

    ${advancing(sv`
      low_low <= ${partial(low, low)};
      low_high <= ${partial(low, high)};
      high_low <= ${partial(high, low)};
      high_high <= ${partial(high, high)};
      excess <= (a & {${bits}{b_negative}}) + (b & {${bits}{a_negative}});
      high_word <= funct3 != 2'b00;
    `)}

    logic [${bits}:0] middle;
    logic [${2 * bits - 1}:0] product;

    assign middle = {1'b0, low_high} + {1'b0, high_low};
    assign product = {high_high, low_low} + (${2 * bits}'(middle) << ${half});
    assign result = high_word ? product[${2 * bits - 1}:${bits}] - excess : product[${bits - 1}:0];
  `;
}
