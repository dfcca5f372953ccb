import { OPCODE, define, register, shift, unary } from './definition.ts';
import type { Operation } from './definition.ts';

/** Zba: addresses (Bitmanip 1.0, 1.1). */
export const ZBA = [
  register('sh1add', 2, 0x10, (a, b) => (a << 1) + b),
  register('sh2add', 4, 0x10, (a, b) => (a << 2) + b),
  register('sh3add', 6, 0x10, (a, b) => (a << 3) + b),
];

const rotateRight: Operation = (a, b) => (a >>> b) | (a << -b);

function ones(a: number): number {
  let count = 0;
  for (let rest = a; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Every byte that is not zero becomes 255. */
function orBytes(a: number): number {
  const toLowest = a | ((a >>> 1) & 0x7f7f7f7f);
  const quarter = toLowest | ((toLowest >>> 2) & 0x3f3f3f3f);
  const lowest = (quarter | ((quarter >>> 4) & 0x0f0f0f0f)) & 0x01010101;
  return Math.imul(lowest, 0xff);
}

const reverseBytes = (a: number) => (a << 24) | ((a & 0xff00) << 8) | ((a >>> 8) & 0xff00) | (a >>> 24);

/** Zbb: basic bit manipulation (Bitmanip 1.0, 1.2). */
export const ZBB = [
  register('andn', 7, 0x20, (a, b) => a & ~b),
  register('orn', 6, 0x20, (a, b) => a | ~b),
  register('xnor', 4, 0x20, (a, b) => ~(a ^ b)),
  unary('clz', 1, 0x600, Math.clz32),
  unary('ctz', 1, 0x601, (a) => (a === 0 ? 32 : 31 - Math.clz32(a & -a))),
  unary('cpop', 1, 0x602, ones),
  register('max', 6, 0x05, (a, b) => (a > b ? a : b)),
  register('maxu', 7, 0x05, (a, b) => (a >>> 0 > b >>> 0 ? a : b)),
  register('min', 4, 0x05, (a, b) => (a < b ? a : b)),
  register('minu', 5, 0x05, (a, b) => (a >>> 0 < b >>> 0 ? a : b)),
  unary('sext.b', 1, 0x604, (a) => (a << 24) >> 24),
  unary('sext.h', 1, 0x605, (a) => (a << 16) >> 16),
  define('zext.h', 'unary', { opcode: OPCODE.op, funct3: 4, funct12: 0x080 }, ({ x }, { rd, rs1 }) => {
    x[rd] = x[rs1]! & 0xffff;
  }),
  register('rol', 1, 0x30, (a, b) => rotateRight(a, -b)),
  register('ror', 5, 0x30, rotateRight),
  shift('rori', 5, 0x30, rotateRight),
  unary('orc.b', 5, 0x287, orBytes),
  unary('rev8', 5, 0x698, reverseBytes),
];

const bit = (b: number) => 1 << b;
const clear: Operation = (a, b) => a & ~bit(b);
const extract: Operation = (a, b) => (a >>> b) & 1;
const invert: Operation = (a, b) => a ^ bit(b);
const set: Operation = (a, b) => a | bit(b);

/** Zbs: single bits (Bitmanip 1.0, 1.4). */
export const ZBS = [
  register('bclr', 1, 0x24, clear),
  shift('bclri', 1, 0x24, clear),
  register('bext', 5, 0x24, extract),
  shift('bexti', 5, 0x24, extract),
  register('binv', 1, 0x34, invert),
  shift('binvi', 1, 0x34, invert),
  register('bset', 1, 0x14, set),
  shift('bseti', 1, 0x14, set),
];
