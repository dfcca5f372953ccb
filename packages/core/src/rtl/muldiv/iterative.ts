import { sv } from '../sv.ts';
import type { Way } from './way.ts';

/** A bit of a each step, in the adder and the registers of division. */
export const ITERATIVE: Way = {
  summary: 'Iterative multiplication: one bit of a per cycle, in the adder and the registers of the divider.',
  upperWidth: 33,
  text: () => sv`
    // One adder. Division: subtracts the divisor's magnitude from the partial remainder, or negates 'lower'.
    // Multiplication: adds b for each one bit of a; the sign bit of a signed a has negative weight.
    logic negate;
    logic add_enable;
    logic invert;
    logic term_sign;
    logic [31:0] term;
    logic [33:0] total;
    logic [31:0] sum;
    logic no_borrow;
    logic unused_low;

    assign negate = step == MAGNITUDE || step == FINISH;
    assign add_enable = is_division || negate || lower[0];
    assign invert = !is_division ? step == LAST && lower[0] && !(&funct3[1:0]) : negate ? negate_result : !b_negative;
    assign term = ((negate ? lower : b) & {32{add_enable}}) ^ {32{invert}};
    assign term_sign = is_division || (add_enable && b[31] && !funct3[1]) ^ invert;
    assign {total, unused_low} = {upper[32] && !is_division, upper, 1'b1} + {{2{term_sign}}, term, invert};
    assign sum = total[31:0];
    assign no_borrow = !total[33];
  `,
  advance: sv`
    case (step)
      LOAD: begin
        upper <= 33'd0;
        lower <= a;
      end
      MOVE: begin
        upper <= 33'd0;
        if (high_word) lower <= upper[31:0];
      end
      default: begin
        upper <= total[33:1];
        lower <= {total[0], lower[31:1]};
      end
    endcase
  `,
  steps: [
    ['FIRST', 2],
    ['LAST', 33],
  ],
};
