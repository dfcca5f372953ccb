import type { Hart } from '../hart.ts';
import { MACHINE } from '../mode.ts';
import { OPCODE, define } from './definition.ts';
import type { Execute } from './definition.ts';

/** menvcfg.CBIE is not 0, menvcfg.CBCFE is 1: user mode may (Cache Management Operations 1.0, 2.4). */
const [INVALIDATE, CLEAN_AND_FLUSH] = [0x30, 0x40];

/** Memory is seen as without caches here: what is left of an operation is who may ask for it, and where. */
const operation =
  (enabling: number): Execute =>
  (hart: Hart, { rs1, word }) => {
    if (hart.mode !== MACHINE && (hart.csrs.state.environment & enabling) === 0) throw hart.illegal(word);
    hart.bus.manage(hart.x[rs1]!);
  };

const cbo = (name: string, number: number, enabling: number) => ({
  ...define(name, 'block', { opcode: OPCODE.miscMem, funct3: 2, funct12: number }, operation(enabling)),
  /** rd belongs to the encoding. */
  mask: 0xfff07fff | 0,
});

/** Zicbom (Cache Management Operations 1.0, 4). */
export const ZICBOM = [
  cbo('cbo.inval', 0, INVALIDATE),
  cbo('cbo.clean', 1, CLEAN_AND_FLUSH),
  cbo('cbo.flush', 2, CLEAN_AND_FLUSH),
];
