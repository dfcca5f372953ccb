/** The shapes of ANSI/IEEE Std 91a that a gate may have; `ring` holds a sign, `box` a text. */
export type GateBody = 'and' | 'or' | 'xor' | 'buffer' | 'ring' | 'box';

export interface GateLook {
  body: GateBody;
  /** A circle at the output: the gate inverts. */
  inverts: boolean;
  /** What stands inside. */
  text: string;
}

const SHAPES: Record<string, GateBody> = {
  '&': 'and',
  and: 'and',
  andr: 'and',
  '|': 'or',
  or: 'or',
  orr: 'or',
  '^': 'xor',
  xor: 'xor',
  xorr: 'xor',
  '=': 'buffer',
  '1': 'buffer',
  buf: 'buffer',
  input: 'buffer',
};
const INVERTED: Record<string, GateBody> = {
  '~': 'buffer',
  '!': 'buffer',
  inv: 'buffer',
  not: 'buffer',
  '~&': 'and',
  nand: 'and',
  '~|': 'or',
  nor: 'or',
  '~^': 'xor',
  xnor: 'xor',
};
const SIGNS: Record<string, string> = { '+': '+', add: '+', '-': '−', sub: '−', '*': '×', mul: '×' };
/** Boxes of IEC 60617-12, which capitals ask for, and of comparisons. */
const BOXES: Record<string, string> = {
  BUF: '1',
  AND: '&',
  OR: '≥1',
  XOR: '=1',
  MUX: 'M',
  box: '',
  eq: '==',
  ne: '≠',
  slt: '<',
  ult: '<',
  sle: '≤',
  ule: '≤',
  sgt: '>',
  ugt: '>',
  sge: '≥',
  uge: '≥',
};
const INVERTED_BOXES: Record<string, string> = { INV: '1', NAND: '&', NOR: '≥1', XNOR: '=1' };

/** How a gate of a type looks; a type that has no symbol is written in a box. */
export function lookOf(type: string): GateLook {
  const find = <T>(table: Record<string, T>): T | undefined =>
    Object.hasOwn(table, type) ? table[type] : undefined;
  const shape = find(SHAPES);
  if (shape) return { body: shape, inverts: false, text: '' };
  const inverted = find(INVERTED);
  if (inverted) return { body: inverted, inverts: true, text: '' };
  const sign = find(SIGNS);
  if (sign) return { body: 'ring', inverts: false, text: sign };
  const box = find(INVERTED_BOXES);
  if (box) return { body: 'box', inverts: true, text: box };
  return { body: 'box', inverts: false, text: find(BOXES) ?? type };
}
