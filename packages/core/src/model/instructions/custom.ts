import { OPCODE, define } from './definition.ts';

/** Opcode custom-0, whose meaning is that of the unit at the port. */
export const CUSTOM = [
  define('custom0', 'custom', { opcode: OPCODE.custom0 }, (hart, { rd, rs1, rs2, word }) => {
    hart.x[rd] = hart.custom(word, hart.x[rs1]! >>> 0, hart.x[rs2]! >>> 0);
  }),
];
