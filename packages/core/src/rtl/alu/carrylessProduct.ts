import { input, output } from '@netloom/hdl/emit';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';

/** The whole product of Zbc: each bit is the parity of the bits of a against those of b in the other direction. */
export const carrylessProduct: Unit = {
  suffix: 'clmul',
  chosen: ({ base }) => base.zbc,
  comment: () => 'Carry-less product: bit i is the sum modulo 2 of all a[k] & b[i-k].',
  ports: () => [input('a', 32), input('b', 32), output('product', 63)],
  body: () => sv`
    logic [31:0] b_reversed;
    logic [93:0] b_window; // with zeros where i-k is no bit of b

    assign b_window = {31'd0, b_reversed, 31'd0};
    for (genvar i = 0; i < 32; i++) begin : g_b_reversed
      assign b_reversed[i] = b[31-i];
    end
    for (genvar i = 0; i < 63; i++) begin : g_product
      assign product[i] = ^(a & b_window[62-i +: 32]);
    end
  `,
};
