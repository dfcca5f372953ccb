import { sv } from '../sv.ts';
import type { AluPart } from './aluParts.ts';

/** The products of Zbc: each bit is the parity of the bits of a against those of b in the other direction. */
export function carryless(): AluPart {
  return {
    text: sv`
      // Carry-less product: bit i is the sum modulo 2 of all a[k] & b[i-k].
      logic [31:0] b_reversed;
      logic [93:0] b_window; // with zeros where i-k is no bit of b
      logic [62:0] clmul_product;
      logic [31:0] clmul_low;
      logic [31:0] clmul_middle;
      logic [31:0] clmul_high;

      assign b_window = {31'd0, b_reversed, 31'd0};
      for (genvar i = 0; i < 32; i++) begin : g_b_reversed
        assign b_reversed[i] = b[31-i];
      end
      for (genvar i = 0; i < 63; i++) begin : g_clmul
        assign clmul_product[i] = ^(a & b_window[62-i +: 32]);
      end
      assign clmul_low = clmul_product[31:0];
      assign clmul_middle = clmul_product[62:31];
      assign clmul_high = {1'b0, clmul_product[62:32]};
    `,
    results: [
      [['CLMUL'], 'clmul_low'],
      [['CLMULR'], 'clmul_middle'],
      [['CLMULH'], 'clmul_high'],
    ],
  };
}
