import { OPCODE } from './definition.ts';
import { encode } from './encode.ts';

/** An instruction of 16 bits: its encoding, and the one of 32 bits that it stands for. */
export interface Compressed {
  name: string;
  mask: number;
  match: number;
  /** Encodings of the pattern that are reserved. */
  reserved?(half: number): boolean;
  expand(half: number): number;
}

const SP = 2;
const RA = 1;

/** Bits `high` to `low`, moved to begin at `to`. */
const bits = (half: number, high: number, low: number, to: number) =>
  ((half >> low) & ((1 << (high - low + 1)) - 1)) << to;
const sign = (half: number, to: number) => -((half >> 12) & 1) << to;

const full = (half: number) => bits(half, 11, 7, 0);
const second = (half: number) => bits(half, 6, 2, 0);
/** Registers x8 to x15 in three bits. */
const short = (half: number) => 8 + bits(half, 4, 2, 0);
const shortFirst = (half: number) => 8 + bits(half, 9, 7, 0);

const immediate6 = (half: number) => sign(half, 5) | bits(half, 6, 2, 0);
const wordOffset = (half: number) => bits(half, 12, 10, 3) | bits(half, 6, 6, 2) | bits(half, 5, 5, 6);
const stackLoad = (half: number) => bits(half, 12, 12, 5) | bits(half, 6, 4, 2) | bits(half, 3, 2, 6);
const stackStore = (half: number) => bits(half, 12, 9, 2) | bits(half, 8, 7, 6);
const stackAddress = (half: number) =>
  bits(half, 12, 11, 4) | bits(half, 10, 7, 6) | bits(half, 6, 6, 2) | bits(half, 5, 5, 3);
const stackStep = (half: number) =>
  sign(half, 9) | bits(half, 6, 6, 4) | bits(half, 5, 5, 6) | bits(half, 4, 3, 7) | bits(half, 2, 2, 5);
const branchOffset = (half: number) =>
  sign(half, 8) | bits(half, 11, 10, 3) | bits(half, 6, 5, 6) | bits(half, 4, 3, 1) | bits(half, 2, 2, 5);
const jumpOffset = (half: number) =>
  sign(half, 11) |
  bits(half, 11, 11, 4) |
  bits(half, 10, 9, 8) |
  bits(half, 8, 8, 10) |
  bits(half, 7, 7, 6) |
  bits(half, 6, 6, 7) |
  bits(half, 5, 3, 1) |
  bits(half, 2, 2, 5);

const { opImm, load, jalr, lui } = OPCODE;
const noRegister = (half: number) => full(half) === 0;
const noImmediate = (half: number) => immediate6(half) === 0;

function arithmetic(name: string, match: number, funct7: number, funct3: number): Compressed {
  const expand = (half: number) =>
    encode.register(funct7, funct3, shortFirst(half), shortFirst(half), short(half));
  return { name, mask: 0xfc63, match, expand };
}

function shortImmediate(name: string, mask: number, match: number, funct3: number, fixed = 0): Compressed {
  const expand = (half: number) => {
    const operand = funct3 === 7 ? immediate6(half) : fixed | second(half);
    return encode.immediate(opImm, funct3, shortFirst(half), shortFirst(half), operand);
  };
  return { name, mask, match, expand };
}

/** C without floating point (Unprivileged ISA 20191213, 16.8), the more special before the more general. */
export const COMPRESSED: Compressed[] = [
  {
    name: 'c.addi4spn',
    mask: 0xe003,
    match: 0x0000,
    reserved: (half) => stackAddress(half) === 0,
    expand: (half) => encode.immediate(opImm, 0, short(half), SP, stackAddress(half)),
  },
  {
    name: 'c.lw',
    mask: 0xe003,
    match: 0x4000,
    expand: (half) => encode.immediate(load, 2, short(half), shortFirst(half), wordOffset(half)),
  },
  {
    name: 'c.sw',
    mask: 0xe003,
    match: 0xc000,
    expand: (half) => encode.store(2, shortFirst(half), short(half), wordOffset(half)),
  },
  {
    name: 'c.addi',
    mask: 0xe003,
    match: 0x0001,
    expand: (half) => encode.immediate(opImm, 0, full(half), full(half), immediate6(half)),
  },
  { name: 'c.jal', mask: 0xe003, match: 0x2001, expand: (half) => encode.jump(RA, jumpOffset(half)) },
  {
    name: 'c.li',
    mask: 0xe003,
    match: 0x4001,
    expand: (half) => encode.immediate(opImm, 0, full(half), 0, immediate6(half)),
  },
  {
    name: 'c.addi16sp',
    mask: 0xef83,
    match: 0x6101,
    reserved: (half) => stackStep(half) === 0,
    expand: (half) => encode.immediate(opImm, 0, SP, SP, stackStep(half)),
  },
  {
    name: 'c.lui',
    mask: 0xe003,
    match: 0x6001,
    reserved: noImmediate,
    expand: (half) => encode.upper(lui, full(half), immediate6(half) << 12),
  },
  shortImmediate('c.srli', 0xfc03, 0x8001, 5),
  shortImmediate('c.srai', 0xfc03, 0x8401, 5, 0x400),
  shortImmediate('c.andi', 0xec03, 0x8801, 7),
  arithmetic('c.sub', 0x8c01, 0x20, 0),
  arithmetic('c.xor', 0x8c21, 0x00, 4),
  arithmetic('c.or', 0x8c41, 0x00, 6),
  arithmetic('c.and', 0x8c61, 0x00, 7),
  { name: 'c.j', mask: 0xe003, match: 0xa001, expand: (half) => encode.jump(0, jumpOffset(half)) },
  {
    name: 'c.beqz',
    mask: 0xe003,
    match: 0xc001,
    expand: (half) => encode.branch(0, shortFirst(half), 0, branchOffset(half)),
  },
  {
    name: 'c.bnez',
    mask: 0xe003,
    match: 0xe001,
    expand: (half) => encode.branch(1, shortFirst(half), 0, branchOffset(half)),
  },
  {
    name: 'c.slli',
    mask: 0xf003,
    match: 0x0002,
    expand: (half) => encode.immediate(opImm, 1, full(half), full(half), second(half)),
  },
  {
    name: 'c.lwsp',
    mask: 0xe003,
    match: 0x4002,
    reserved: noRegister,
    expand: (half) => encode.immediate(load, 2, full(half), SP, stackLoad(half)),
  },
  {
    name: 'c.jr',
    mask: 0xf07f,
    match: 0x8002,
    reserved: noRegister,
    expand: (half) => encode.immediate(jalr, 0, 0, full(half), 0),
  },
  {
    name: 'c.mv',
    mask: 0xf003,
    match: 0x8002,
    expand: (half) => encode.register(0, 0, full(half), 0, second(half)),
  },
  { name: 'c.ebreak', mask: 0xffff, match: 0x9002, expand: () => 0x0010_0073 },
  {
    name: 'c.jalr',
    mask: 0xf07f,
    match: 0x9002,
    expand: (half) => encode.immediate(jalr, 0, RA, full(half), 0),
  },
  {
    name: 'c.add',
    mask: 0xf003,
    match: 0x9002,
    expand: (half) => encode.register(0, 0, full(half), full(half), second(half)),
  },
  {
    name: 'c.swsp',
    mask: 0xe003,
    match: 0xc002,
    expand: (half) => encode.store(2, SP, second(half), stackStore(half)),
  },
];

/** The compressed instruction of a halfword, of C or of `others`; undefined when it is illegal. */
export function findCompressed(half: number, others: readonly Compressed[]): Compressed | undefined {
  const is = ({ mask, match }: Compressed) => (half & mask) === match;
  const found = COMPRESSED.find(is) ?? others.find(is);
  return found?.reserved?.(half) ? undefined : found;
}
