import { sv } from '../sv.ts';

/** The registers of the significands and exponents, and the one adder. */
export const DATAPATH = sv`
  // x has the value, its bit 51 of the weight that exponent says; y is what is added to it, subtracted or divided by,
  // or a root as it grows. Numbers enter at bits 50 to 27, integers at 49 to 18.
  logic [51:0] x, y;
  logic [9:0] exponent, y_exponent;
  logic sign;

  // Nothing above the lowest bit, which stands for all that was shifted out. A sum, and an integer more so, asks no more
  // of y once that is below what rounding looks at.
  logic x_empty, y_empty, x_zero;
  assign x_empty = x[51:1] == 51'd0;
  assign y_empty = y[51:25] == 27'd0 && (adds || (y[24:17] == 8'd0 && (to_integer || y[16:1] == 16'd0)));
  assign x_zero = x_empty && !x[0];

  // Adder: multiples of y, its difference, the increment by rounding; an integer that is negated is complemented
  // afterwards, so that it has one taken off before.
  logic minus, no_borrow, negates_integer, round_up;
  logic [51:0] term, sum;
  assign minus = step == DIVIDE || step == ROOT || (step == ADD && subtract);
  assign negates_integer = to_integer && sign;
  always_comb begin
    case (step)
      MULTIPLY: term = y & {52{x[3]}};
      FINISH: term = {{33{negates_integer && !round_up}}, negates_integer ^ round_up, 18'd0};
      NORMALISE: term = 52'd0;
      ROOT: term = y | 52'h200_0000;
      default: term = y;
    endcase
  end
  assign {no_borrow, sum} = {1'b0, x} + {1'b0, term ^ {52{minus}}} + {52'd0, minus};

  logic [10:0] ahead; // of the exponent before that of y
  logic behind;
  assign ahead = {exponent[9], exponent} - {y_exponent[9], y_exponent};
  assign behind = ahead[10];

  // What is left of a division or root is one bit below all others.
  logic [51:0] quotient;
  assign quotient = {roots ? y[51:27] : x[24:0], 26'd0, |x[51:25]};

  // Sign, exponent and fraction where an integer would be, and below them the bits that rounding looks at.
  logic [7:0] packed_exponent;
  logic [51:0] packed_x;
  assign packed_exponent = {8{x[51]}} & (exponent[8] || &exponent[7:0] ? 8'hff : exponent[7:0]);
  assign packed_x = {3'd0, packed_exponent, x[50:26], |x[25:0], 15'd0};
`;

/** What happens to them in each step. */
const STEPS = sv`
  case (step)
    START: begin
      x <= 52'd0;
      if (multiplies || (roots && !a_exponent[0])) x[26:3] <= a_significand;
      else if (roots) x[25:2] <= a_significand;
      else if (!from_integer) x[50:27] <= a_significand;
      y <= 52'd0;
      if (from_integer) y[51:18] <= {{2{a[31] && is_signed}}, a};
      else if (!to_integer && !roots) y[50:27] <= second_significand;
      sign <= product_sign;
      exponent <= from_integer ? 10'd160
                : roots ? (a_exponent + 10'd177) >> 1
                : a_exponent + (multiplies ? second_exponent : divides ? ~second_exponent : 10'd0)
                  + (multiplies ? -10'd125 : divides ? 10'd153 : 10'd1);
      // Counts the steps of a multiplication.
      y_exponent <= multiplies ? -10'd24 : to_integer || from_integer ? 10'd160 : second_exponent + 10'd1;
    end
    MULTIPLY: begin
      x <= {1'b0, sum[51:4], 3'd0};
      y_exponent <= y_exponent + 10'd1;
    end
    ADDEND: begin
      y <= {1'b0, second_significand & {24{fused}}, 27'd0};
      y_exponent <= second_exponent + 10'd1;
    end
    ALIGN: begin
      if (exchange) begin
        x <= y;
        y <= x;
        exponent <= y_exponent;
        y_exponent <= exponent;
        sign <= sign ^ subtract;
      end else if (!aligned) begin
        y <= {1'b0, y[51:2], y[1] || y[0]};
        y_exponent <= y_exponent + 10'd1;
      end
    end
    ADD: begin
      if (exchange) begin
        x <= y;
        y <= x;
        sign <= !sign;
      end else x <= sum;
    end
    DIVIDE: begin
      if (!y[50]) begin
        y <= y << 1;
        exponent <= exponent + 10'd1;
      end else if (x[24]) x <= quotient;
      else begin
        x <= {no_borrow ? sum[50:0] : x[50:0], no_borrow};
        exponent <= exponent - 10'd1;
      end
    end
    ROOT: begin
      x <= {no_borrow ? sum[50:0] : x[50:0], 1'b0};
      y[51:27] <= {y[50:27], no_borrow};
      exponent <= exponent - 10'd1;
    end
    ROOT_SHIFT: x <= y[51] ? quotient : x << 1;
    NORMALISE: begin
      if (x_zero && subtract) sign <= mode == DOWN;
      if (too_low) begin
        x <= x << 1;
        exponent <= exponent - 10'd1;
      end else if (too_small) begin
        x <= {1'b0, sum[51:2], sum[1] || sum[0]};
        exponent <= exponent + 10'd1;
      end else x <= packed_x;
    end
    default: ;
  endcase
`;

/** Their registers, of this clock. */
export const moves = (clk: string) => sv`
  always_ff @(posedge ${clk}) begin
    ${STEPS}
  end
`;
