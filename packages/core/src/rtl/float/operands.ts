import { sv } from '../sv.ts';

/** What kind of number an operand is. */
const kinds = (name: string, mayBeZero = true) => sv`
  logic ${name}_top, ${name}_subnormal, ${name}_fraction, ${name}_nan, ${name}_infinite, ${name}_signals;
  assign ${name}_top = &${name}[30:23];
  assign ${name}_subnormal = ${name}[30:23] == 8'd0;
  assign ${name}_fraction = |${name}[22:0];
  assign ${name}_nan = ${name}_top && ${name}_fraction;
  assign ${name}_infinite = ${name}_top && !${name}_fraction;
  ${mayBeZero && `logic ${name}_zero;\nassign ${name}_zero = ${name}_subnormal && !${name}_fraction;`}
  assign ${name}_signals = ${name}_nan && !${name}[22];
`;

/** What is asked for, and the operands taken apart. */
export const OPERANDS = sv`
  logic adds, multiplies, divides, roots, moves_sign, compares, picks, to_integer, from_integer, classifies;
  assign adds = !fused && operation[4:1] == 4'b0000;
  assign multiplies = fused || operation == 5'b00010;
  assign divides = !fused && operation == 5'b00011;
  assign moves_sign = !fused && operation == 5'b00100;
  assign picks = !fused && operation == 5'b00101; // FMIN, FMAX
  assign roots = !fused && operation == 5'b01011;
  assign compares = !fused && operation == 5'b10100;
  assign to_integer = !fused && operation == 5'b11000;
  assign from_integer = !fused && operation == 5'b11010;
  assign classifies = !fused && operation == 5'b11100;

  ${kinds('a')}

  ${kinds('b')}

  ${kinds('c', false)}

  // A product, or a alone, plus an addend; comparisons subtract.
  logic product_sign, addend_sign, is_signed, subtract;
  assign is_signed = !variant;
  assign product_sign = (a[31] && !(from_integer && variant)) ^ ((multiplies || divides) && b[31]) ^ (fused && negates[1]);
  assign addend_sign = fused ? c[31] ^ negates[0] : b[31] ^ (operation != 5'b00000);
  assign subtract = from_integer ? a[31] && is_signed : (adds || compares || picks || fused) && product_sign != addend_sign;

  // Significands and biased exponents; those of subnormal numbers have the exponent 1. The second operand is b, and c
  // when the product is there.
  logic [30:0] second;
  logic second_subnormal;
  logic [23:0] a_significand, second_significand;
  logic [9:0] a_exponent, second_exponent;
  assign second = step == ADDEND ? c[30:0] : b[30:0];
  assign second_subnormal = step == ADDEND ? c_subnormal : b_subnormal;
  assign a_significand = {!a_subnormal, a[22:0]};
  assign second_significand = {!second_subnormal, second[22:0]};
  assign a_exponent = {2'd0, a[30:24], a[23] || a_subnormal};
  assign second_exponent = {2'd0, second[30:24], second[23] || second_subnormal};
`;
