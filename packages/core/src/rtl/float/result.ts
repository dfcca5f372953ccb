import { sv } from '../sv.ts';

/** Rounding, and what was found with its exceptions. */
export const RESULT = sv`
  logic guard, sticky;
  assign guard = x[17];
  assign sticky = |x[16:0];
  always_comb begin
    case (mode)
      NEAREST_EVEN: round_up = guard && (sticky || x[18]);
      DOWN: round_up = sign && (guard || sticky);
      UP: round_up = !sign && (guard || sticky);
      NEAREST_AWAY: round_up = guard;
      default: round_up = 1'b0;
    endcase
  end

  // Integers: a negative one is the complement of one less, which is negative for 0.
  logic out_of_range;
  assign out_of_range = sign ? !sum[51] && (sum[49] || variant) : sum[50] || (is_signed && sum[49]);

  // Numbers: tiny is what would be below the least normal one even if it were rounded to full precision.
  logic overflow, tiny, becomes_normal, to_finite;
  assign overflow = sum[49] || &sum[48:41];
  assign becomes_normal = sum[41] && x[17] && (x[16] || (x[15] && (mode == DOWN || mode == UP)));
  assign tiny = x[48:41] == 8'd0 && !becomes_normal;
  assign to_finite = mode == TOWARDS_ZERO || (mode == DOWN && !sign) || (mode == UP && sign);

  logic holds, takes_a;
  assign holds = (x_zero && !funct3[0]) || (!x_zero && sign && !funct3[1]); // FLE 0, FLT 1, FEQ 2
  assign takes_a = (x_zero ? a[31] : sign) ^ funct3[0]; // FMIN 0, FMAX 1

  assign done = step == FINISH || (step == START && special);
  always_comb begin
    flags = 5'd0; // invalid, division by zero, overflow, underflow, inexact
    if (step == START) begin
      result = special_result;
      flags = {special_invalid, divides && b_zero && !a_top && !a_zero, 3'd0};
    end else if (compares) result = {31'd0, holds};
    else if (picks) result = takes_a ? a : b;
    else if (to_integer) begin
      result = out_of_range ? bound : sum[49:18] ^ {32{sign}};
      flags = {out_of_range, 3'd0, !out_of_range && (guard || sticky)};
    end else begin
      result = {sign, overflow ? (to_finite ? 31'h7f7f_ffff : 31'h7f80_0000) : sum[48:18]};
      flags = {2'd0, overflow, tiny && (guard || sticky), overflow || guard || sticky};
    end
  end
`;
