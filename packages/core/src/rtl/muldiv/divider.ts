import { sv } from '../sv.ts';
import type { Way } from './way.ts';

/** Division with an adder that multiplication does not use. */
export const DIVIDER_ADDER = sv`
  // One adder: subtracts the divisor's magnitude from the partial remainder, or negates 'lower'.
  logic negate;
  logic invert;
  logic [31:0] term;
  logic [31:0] sum;
  logic no_borrow;
  logic unused_top;
  logic unused_low;

  assign negate = step == MAGNITUDE || step == FINISH;
  assign invert = negate ? negate_result : !b_negative;
  assign term = (negate ? lower : b) ^ {32{invert}};
  assign {no_borrow, unused_top, sum, unused_low} = {1'b0, upper[32:0], 1'b1} + {2'b01, term, invert};
`;

export const DIVIDER: Way = {
  summary: 'Division only: multiplication has a pipelined unit of its own.',
  upperWidth: 33,
  text: () => DIVIDER_ADDER,
};

/** Statements of a division for `upper`, of so many bits, and `lower`. */
export const divide = (width: number) => sv`
  case (step)
    LOAD: begin
      upper <= ${width}'d0;
      lower <= a;
    end
    MAGNITUDE: begin
      upper <= {${width - 1}'d0, sum[31]};
      lower <= {sum[30:0], 1'b0};
    end
    MOVE: begin
      upper <= ${width}'d0;
      if (is_remainder) lower <= upper[32:1];
    end
    default: begin
      upper <= {${width > 33 && `${width - 33}'d0, `}no_borrow ? sum : upper[31:0], lower[31]};
      lower <= {lower[30:0], no_borrow};
    end
  endcase
`;
