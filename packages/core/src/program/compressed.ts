/** Instructions of 16 bits (Unprivileged ISA 20191213, chapter 16): those that fit anywhere in a program. */

const bit = (value: number, from: number, to: number) => ((value >> from) & 1) << to;
const bits = (value: number, from: number, count: number, to: number) =>
  ((value >> from) & ((1 << count) - 1)) << to;

/** x8 to x15 as the three bits of the short forms. */
const short = (register: number) => register - 8;

const quadrant1 = (funct3: number, rd: number, value: number) =>
  1 | bits(value, 0, 5, 2) | (rd << 7) | bit(value, 5, 12) | (funct3 << 13);

/** `value` from -32 to 31. */
export const cAddi = (rd: number, value: number) => quadrant1(0, rd, value);
export const cLi = (rd: number, value: number) => quadrant1(2, rd, value);
/** `value` not 0; rd neither x0 nor x2. */
export const cLui = (rd: number, value: number) => quadrant1(3, rd, value);

/** A multiple of 4 from 4 to 1020. */
export const cAddi4spn = (rd: number, value: number) =>
  (short(rd) << 2) | bit(value, 3, 5) | bit(value, 2, 6) | bits(value, 6, 4, 7) | bits(value, 4, 2, 11);

/** 0 srli, 1 srai; `amount` from 1 to 31. */
export const cShiftRight = (kind: number, rd: number, amount: number) =>
  0x8001 | (kind << 10) | (short(rd) << 7) | (amount << 2);
export const cAndi = (rd: number, value: number) =>
  0x8801 | (short(rd) << 7) | bits(value, 0, 5, 2) | bit(value, 5, 12);
/** 0 sub, 1 xor, 2 or, 3 and. */
export const cArithmetic = (kind: number, rd: number, rs2: number) =>
  0x8c01 | (short(rd) << 7) | (kind << 5) | (short(rs2) << 2);
export const cSlli = (rd: number, amount: number) => 0x0002 | (rd << 7) | (amount << 2);
/** Neither register x0. */
export const cMv = (rd: number, rs2: number) => 0x8002 | (rd << 7) | (rs2 << 2);
export const cAdd = (rd: number, rs2: number) => 0x9002 | (rd << 7) | (rs2 << 2);

const wordOffset = (offset: number) => bit(offset, 6, 5) | bit(offset, 2, 6) | bits(offset, 3, 3, 10);
/** Offset: a multiple of 4 from 0 to 124. */
export const cLw = (rd: number, rs1: number, offset: number) =>
  0x4000 | (short(rd) << 2) | (short(rs1) << 7) | wordOffset(offset);
export const cSw = (rs2: number, rs1: number, offset: number) =>
  0xc000 | (short(rs2) << 2) | (short(rs1) << 7) | wordOffset(offset);
/** Offset from x2: a multiple of 4 from 0 to 252; rd not x0. */
export const cLwsp = (rd: number, offset: number) =>
  0x4002 | (rd << 7) | bits(offset, 6, 2, 2) | bits(offset, 2, 3, 4) | bit(offset, 5, 12);
export const cSwsp = (rs2: number, offset: number) =>
  0xc002 | (rs2 << 2) | bits(offset, 6, 2, 7) | bits(offset, 2, 4, 9);

/** Zcb: offset from 0 to 3, of halfwords 0 or 2. */
const byteOffset = (offset: number) => bit(offset, 0, 6) | bit(offset, 1, 5);
const halfOffset = (offset: number) => bit(offset, 1, 5);
const near = (match: number, data: number, rs1: number) => match | (short(data) << 2) | (short(rs1) << 7);
export const cLbu = (rd: number, rs1: number, offset: number) => near(0x8000, rd, rs1) | byteOffset(offset);
export const cLhu = (rd: number, rs1: number, offset: number) => near(0x8400, rd, rs1) | halfOffset(offset);
export const cLh = (rd: number, rs1: number, offset: number) => near(0x8440, rd, rs1) | halfOffset(offset);
export const cSb = (rs2: number, rs1: number, offset: number) => near(0x8800, rs2, rs1) | byteOffset(offset);
export const cSh = (rs2: number, rs1: number, offset: number) => near(0x8c00, rs2, rs1) | halfOffset(offset);
/** 0 zext.b, 1 sext.b, 2 zext.h, 3 sext.h, 5 not; of these 1 to 3 with Zbb. */
export const cUnary = (kind: number, rd: number) => 0x9c61 | (kind << 2) | (short(rd) << 7);
/** With M. */
export const cMul = (rd: number, rs2: number) => 0x9c41 | (short(rd) << 7) | (short(rs2) << 2);

/** Offset even, from -2048 to 2046. */
const cJump = (funct3: number, offset: number) =>
  1 |
  (funct3 << 13) |
  bit(offset, 11, 12) |
  bit(offset, 4, 11) |
  bits(offset, 8, 2, 9) |
  bit(offset, 10, 8) |
  bit(offset, 6, 7) |
  bit(offset, 7, 6) |
  bits(offset, 1, 3, 3) |
  bit(offset, 5, 2);
export const cJ = (offset: number) => cJump(5, offset);
export const cJal = (offset: number) => cJump(1, offset);

/** Offset even, from -256 to 254. */
const cBranch = (funct3: number, rs1: number, offset: number) =>
  1 |
  (funct3 << 13) |
  (short(rs1) << 7) |
  bit(offset, 8, 12) |
  bits(offset, 3, 2, 10) |
  bits(offset, 6, 2, 5) |
  bits(offset, 1, 2, 3) |
  bit(offset, 5, 2);
export const cBeqz = (rs1: number, offset: number) => cBranch(6, rs1, offset);
export const cBnez = (rs1: number, offset: number) => cBranch(7, rs1, offset);

/** rs1 not x0. */
export const cJr = (rs1: number) => 0x8002 | (rs1 << 7);
export const cJalr = (rs1: number) => 0x9002 | (rs1 << 7);
export const C_EBREAK = 0x9002;
export const C_NOP = 0x0001;

const STACK = { push: 0xb802, pop: 0xba02, popretz: 0xbc02, popret: 0xbe02 };

/** Zcmp: registers up to the last of `list` saved or taken back, with `more` times 16 bytes beyond them. */
export const cmStack = (kind: keyof typeof STACK, { list, more }: { list: number; more: number }) =>
  STACK[kind] | (list << 4) | (more << 2);
/** a0 and a1 to two saved registers, and from two; these counted from s0 on. */
export const cmMvsa01 = (first: number, second: number) => 0xac22 | (first << 7) | (second << 2);
export const cmMva01s = (first: number, second: number) => 0xac62 | (first << 7) | (second << 2);
