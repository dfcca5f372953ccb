import { IN_DSP_BLOCK } from '../multiplier/dspBlocks.ts';
import { sv } from '../sv.ts';
import { DIVIDER_ADDER } from './divider.ts';
import type { Way } from './way.ts';

/** The whole product at once; before its net stands where it is to be. */
const atOnce = (place: string): Way => ({
  summary: 'Single-cycle multiplication.',
  upperWidth: 33,
  text: () => sv`
    ${DIVIDER_ADDER}

    // Operands extended to 33 bits by their sign or by zero.
    logic signed [32:0] a_extended;
    logic signed [32:0] b_extended;
    ${place}logic signed [63:0] product;

    assign a_extended = {a[31] && !(&funct3[1:0]), a};
    assign b_extended = {b[31] && !funct3[1], b};
    assign product = a_extended * b_extended;
  `,
  product: { value: 'high_word ? product[63:32] : product[31:0]', done: 'start' },
});

export const SINGLE_CYCLE = atOnce('');
export const SINGLE_CYCLE_DSP = atOnce(`${IN_DSP_BLOCK} `);
