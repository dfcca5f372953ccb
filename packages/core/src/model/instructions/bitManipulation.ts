import { OPCODE, define } from './definition.ts';
import { between, constant, unary } from './operation.ts';
import type { Operation } from './operation.ts';

/** Zba: addresses (Bitmanip 1.0, 1.1). */
export const ZBA = [
  between('sh1add', 2, 0x10, (a, b) => (a << 1) + b),
  between('sh2add', 4, 0x10, (a, b) => (a << 2) + b),
  between('sh3add', 6, 0x10, (a, b) => (a << 3) + b),
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

/** What Zbb and Zbkb have in common. */
export const LOGIC_AND_ROTATIONS = [
  between('andn', 7, 0x20, (a, b) => a & ~b),
  between('orn', 6, 0x20, (a, b) => a | ~b),
  between('xnor', 4, 0x20, (a, b) => ~(a ^ b)),
  between('rol', 1, 0x30, (a, b) => rotateRight(a, -b)),
  between('ror', 5, 0x30, rotateRight),
  constant('rori', 5, 0x30, rotateRight),
  unary('rev8', 5, 0x698, reverseBytes),
];

/** The rest of Zbb: basic bit manipulation (Bitmanip 1.0, 1.2). */
export const ZBB = [
  unary('clz', 1, 0x600, Math.clz32),
  unary('ctz', 1, 0x601, (a) => (a === 0 ? 32 : 31 - Math.clz32(a & -a))),
  unary('cpop', 1, 0x602, ones),
  between('max', 6, 0x05, (a, b) => (a > b ? a : b)),
  between('maxu', 7, 0x05, (a, b) => (a >>> 0 > b >>> 0 ? a : b)),
  between('min', 4, 0x05, (a, b) => (a < b ? a : b)),
  between('minu', 5, 0x05, (a, b) => (a >>> 0 < b >>> 0 ? a : b)),
  unary('sext.b', 1, 0x604, (a) => (a << 24) >> 24),
  unary('sext.h', 1, 0x605, (a) => (a << 16) >> 16),
  define('zext.h', 'unary', { opcode: OPCODE.op, funct3: 4, funct12: 0x080 }, ({ x }, { rd, rs1 }) => {
    x[rd] = x[rs1]! & 0xffff;
  }),
  unary('orc.b', 5, 0x287, orBytes),
];

/** XOR of what `shifted` makes of a for each bit that is set in b. */
const carryless =
  (shifted: (a: number, bit: number) => number): Operation =>
  (a, b) => {
    let sum = 0;
    for (let bit = 0; bit < 32; bit++) if ((b >>> bit) & 1) sum ^= shifted(a, bit);
    return sum;
  };

/** Zbc: carry-less multiplication (Bitmanip 1.0, 1.3); low half, high half, and the 32 bits from 31 on. */
export const ZBC = [
  between(
    'clmul',
    1,
    0x05,
    carryless((a, bit) => a << bit),
  ),
  between(
    'clmulh',
    3,
    0x05,
    carryless((a, bit) => (bit === 0 ? 0 : a >>> (32 - bit))),
  ),
  between(
    'clmulr',
    2,
    0x05,
    carryless((a, bit) => a >>> (31 - bit)),
  ),
];

/** A word whose bit i is the one of a at `from(i)`. */
const permuted = (from: (i: number) => number) => (a: number) => {
  let word = 0;
  for (let i = 0; i < 32; i++) word |= ((a >>> from(i)) & 1) << i;
  return word;
};

/** The rest of Zbkb: bit manipulation for cryptography (Scalar Cryptography 1.0, 2.3). */
export const ZBKB = [
  between('pack', 4, 0x04, (a, b) => (a & 0xffff) | (b << 16)),
  between('packh', 7, 0x04, (a, b) => (a & 0xff) | ((b & 0xff) << 8)),
  unary(
    'brev8',
    5,
    0x687,
    permuted((i) => i ^ 7),
  ),
  unary(
    'zip',
    1,
    0x08f,
    permuted((i) => (i >> 1) | ((i & 1) << 4)),
  ),
  unary(
    'unzip',
    5,
    0x08f,
    permuted((i) => ((i & 15) << 1) | (i >> 4)),
  ),
];

const bit = (b: number) => 1 << b;
const clear: Operation = (a, b) => a & ~bit(b);
const extract: Operation = (a, b) => (a >>> b) & 1;
const invert: Operation = (a, b) => a ^ bit(b);
const set: Operation = (a, b) => a | bit(b);

/** Zbs: single bits (Bitmanip 1.0, 1.4). */
export const ZBS = [
  between('bclr', 1, 0x24, clear),
  constant('bclri', 1, 0x24, clear),
  between('bext', 5, 0x24, extract),
  constant('bexti', 5, 0x24, extract),
  between('binv', 1, 0x34, invert),
  constant('binvi', 1, 0x34, invert),
  between('bset', 1, 0x14, set),
  constant('bseti', 1, 0x14, set),
];
