import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import type { AluPart } from './aluParts.ts';
import { carrylessProduct } from './carrylessProduct.ts';

/** What the instructions of Zbc take of the product. */
export function carryless(options: CoreOptions): AluPart {
  return {
    text: sv`
      logic [62:0] clmul_product;
      logic [31:0] clmul_low;
      logic [31:0] clmul_middle;
      logic [31:0] clmul_high;

      ${instance(options, carrylessProduct, { product: 'clmul_product' })}

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
