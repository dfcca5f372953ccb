import { between } from './operation.ts';

/** Zicond 1.0: the first operand, or zero by the second. */
export const ZICOND = [
  between('czero.eqz', 5, 0x07, (a, b) => (b === 0 ? 0 : a)),
  between('czero.nez', 7, 0x07, (a, b) => (b === 0 ? a : 0)),
];
