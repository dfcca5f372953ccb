import { boothRows, wordsOf } from '../multiplier/booth.ts';
import { IN_DSP_BLOCK } from '../multiplier/dspBlocks.ts';
import { sv } from '../sv.ts';
import { DIVIDER_ADDER } from './divider.ts';
import type { Way } from './way.ts';

/** The partial product and its sum with `addend`, in logic. */
const BOOTH_TOTAL = sv`
  ${boothRows(17, 34, 'a_half', 'b_half')}

  always_comb begin
    total = addend;
    for (int i = 0; i < ${wordsOf(17)}; i++) total = total + row_word[i];
  end
`;

/** The same in a block whose operands are registered. */
const DSP_TOTAL = sv`
  ${IN_DSP_BLOCK} logic signed [33:0] partial;

  assign partial = $signed(a_half) * $signed(b_half);
  assign total = addend + partial;
`;

/** Products of 17-bit halves, added up in `upper`. */
const halves = (total: string): Way => ({
  summary:
    'Multiplication by 17-bit partial products, one a cycle after that which loads the first operands: four cycles for the low word, five for the high word.',
  upperWidth: 34,
  text: (clk) => sv`
    ${DIVIDER_ADDER}

    // Partial products by halves of a and b, which are registered, so that the array begins the cycle. MUL: low x high,
    // high x low, then low x low 16 bits lower. MULH: low x low, low x high, high x low, high x high, with a shift right
    // by 16 before the second and the last.
    logic a_high;
    logic b_high;
    logic [16:0] a_half;
    logic [16:0] b_half;
    logic [3:0] phase;
    logic [33:0] addend;
    logic [33:0] total;

    assign a_high = high_word ? step[1] : step[0];
    assign b_high = high_word ? step[0] : step[1:0] == 2'd0;

    always_ff @(posedge ${clk}) begin
      if (start) begin
        a_half <= a_high ? {a[31] && !(&funct3[1:0]), a[31:16]} : {1'b0, a[15:0]};
        b_half <= b_high ? {b[31] && !funct3[1], b[31:16]} : {1'b0, b[15:0]};
      end
    end

    // What the partial product is added to, by the step after that which loaded its operands.
    assign phase = {high_word, step[2:0]};
    always_comb begin
      case (phase)
        4'b0_010, 4'b1_011: addend = upper;
        4'b0_011: addend = upper << 16;
        4'b1_010, 4'b1_100: addend = $signed(upper) >>> 16;
        default: addend = 34'd0;
      endcase
    end

    ${total}
  `,
  advance: 'upper <= total;',
  product: { value: 'total[31:0]', done: "step[2:0] == (high_word ? 3'd4 : 3'd3)" },
});

export const FAST = halves(BOOTH_TOTAL);
export const FAST_DSP = halves(DSP_TOTAL);
