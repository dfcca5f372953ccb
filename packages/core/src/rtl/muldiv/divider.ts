import { sv } from '../sv.ts';
import type { Way } from './way.ts';

/** Division with an adder that multiplication does not use. */
export const DIVIDER_ADDER = sv`
  // One adder: it takes the divisor's magnitude from the remainder, or negates what stands in 'lower'.
  logic        negates;
  logic        invert;
  logic [31:0] term;
  logic [31:0] sum;
  logic        fits;
  logic        unused_top;
  logic        unused_low;

  assign negates = step == MAGNITUDE || step == FINISH;
  assign invert  = negates ? negative : !b_negative;
  assign term    = (negates ? lower : b) ^ {32{invert}};
  assign {fits, unused_top, sum, unused_low} = {1'b0, upper[32:0], 1'b1} + {2'b01, term, invert};
`;

export const DIVIDER: Way = {
  summary: 'Division alone: products are made in the pipelined multiplier.',
  upperWidth: 33,
  text: DIVIDER_ADDER,
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
      if (remainder) lower <= upper[32:1];
    end
    default: begin
      upper <= {${width > 33 && `${width - 33}'d0, `}fits ? sum : upper[31:0], lower[31]};
      lower <= {lower[30:0], fits};
    end
  endcase
`;
