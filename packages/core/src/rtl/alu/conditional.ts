import { sv } from '../sv.ts';
import type { AluPart } from './aluParts.ts';

/** Zicond: a, or zero by what b is. */
export function conditional(): AluPart {
  return {
    text: sv`
      // CZERO.EQZ gives zero where b is zero, CZERO.NEZ where it is not.
      logic b_is_zero;

      assign b_is_zero = b == 32'd0;
    `,
    results: [
      [['CZERO_EQZ'], "b_is_zero ? 32'd0 : a"],
      [['CZERO_NEZ'], "b_is_zero ? a : 32'd0"],
    ],
  };
}
