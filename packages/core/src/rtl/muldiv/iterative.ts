import { sv } from '../sv.ts';
import type { Way } from './way.ts';

/** A bit of a each step, in the adder and the registers of division. */
export const ITERATIVE: Way = {
  summary: 'Multiplication adds b for one bit of a each step, in the adder and the registers of division.',
  upperWidth: 33,
  text: sv`
    // One adder. Division: it takes the divisor's magnitude from the remainder, or negates what stands in 'lower'.
    // Multiplication: it adds b where a has a one; the highest bit of a signed a counts negatively.
    logic        negates;
    logic        adds;
    logic        invert;
    logic        top;
    logic [31:0] term;
    logic [33:0] total;
    logic [31:0] sum;
    logic        fits;
    logic        unused_low;

    assign negates = step == MAGNITUDE || step == FINISH;
    assign adds    = divides || negates || lower[0];
    assign invert  = !divides ? step == LAST && lower[0] && !(&funct3[1:0]) : negates ? negative : !b_negative;
    assign term    = ((negates ? lower : b) & {32{adds}}) ^ {32{invert}};
    assign top     = divides || (adds && b[31] && !funct3[1]) ^ invert;
    assign {total, unused_low} = {upper[32] && !divides, upper, 1'b1} + {{2{top}}, term, invert};
    assign sum     = total[31:0];
    assign fits    = !total[33];
  `,
  advance: sv`
    case (step)
      LOAD: begin
        upper <= 33'd0;
        lower <= a;
      end
      MOVE: begin
        upper <= 33'd0;
        if (high) lower <= upper[31:0];
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
