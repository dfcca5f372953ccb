import { sv } from '../sv.ts';

/** Results that need no computation: NaN, infinities, zeros, signs and classes. */
export const SPECIAL = sv`
  // Results without a computation
  logic some_nan, some_signals, undefined, product_infinite, addend_infinite, beyond, special;
  assign some_nan = !from_integer && (a_nan || ((fused || !operation[3]) && b_nan) || (fused && c_nan));
  assign some_signals = a_signals || ((fused || !operation[3]) && b_signals) || (fused && c_signals);
  assign product_infinite = (adds && a_infinite) || (multiplies && (a_infinite || b_infinite));
  assign addend_infinite = fused ? c_infinite : adds && b_infinite;
  assign undefined = (multiplies && ((a_infinite && b_zero) || (a_zero && b_infinite)))
                   || (product_infinite && addend_infinite && subtract && !some_nan)
                   || (divides && ((a_zero && b_zero) || (a_infinite && b_infinite)))
                   || (roots && a[31] && !a_zero && !a_nan);
  assign beyond = to_integer && a[30:23] >= 8'd159; // 2^32 and more, and NaN
  assign special = some_nan || moves_sign || classifies || undefined || product_infinite || addend_infinite || beyond
                 || (divides && (a_top || b_top || a_zero || b_zero)) || (roots && (a_top || a_zero));

  // What an integer beyond its range becomes
  logic [31:0] bound;
  assign bound = {is_signed ? a[31] && !a_nan : !a[31] || a_nan, {31{!a[31] || a_nan}}};

  // Infinite, normal, subnormal, zero; negative numbers have them in the other order.
  logic a_normal, a_below;
  logic [9:0] class_bits;
  assign a_normal = !a_top && !a_subnormal;
  assign a_below = a_subnormal && a_fraction;
  assign class_bits[9:8] = {a_nan && a[22], a_signals};
  assign class_bits[7:4] = {4{!a[31]}} & {a_infinite, a_normal, a_below, a_zero};
  assign class_bits[3:0] = {4{a[31]}} & {a_zero, a_below, a_normal, a_infinite};

  logic [31:0] special_result;
  logic special_invalid;
  always_comb begin
    special_invalid = some_signals || undefined;
    if (moves_sign) begin
      special_invalid = 1'b0;
      special_result = {funct3[1] ? a[31] ^ b[31] : b[31] ^ funct3[0], a[30:0]};
    end else if (classifies) begin
      special_invalid = 1'b0;
      special_result = {22'd0, class_bits};
    end else if (to_integer) begin
      special_invalid = 1'b1;
      special_result = bound;
    end else if (compares) begin
      special_invalid = some_signals || !funct3[1]; // FEQ is quiet
      special_result = 32'd0;
    end else if (picks) special_result = !a_nan ? a : !b_nan ? b : 32'h7fc0_0000;
    else if (some_nan || undefined) special_result = 32'h7fc0_0000;
    else if (product_infinite || (divides && (a_infinite || b_zero))) special_result = {product_sign, 31'h7f80_0000};
    else if (addend_infinite) special_result = {addend_sign, 31'h7f80_0000};
    else special_result = roots ? a : {product_sign, 31'd0};
  end
`;
