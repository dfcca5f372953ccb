import type { CoreOptions } from '../options/coreOptions.ts';
import { OPCODE, immediateForm, registerForm } from './encode.ts';

/** A computation from registers, and for `immediate` from a constant, to a register. */
export interface Computation {
  name: string;
  /** Operands: two registers, a register and 12 bits, a register and 5 bits, one register. */
  form: 'register' | 'immediate' | 'shift' | 'unary';
  encode(rd: number, rs1: number, other: number): number;
}

const register = (name: string, funct7: number, funct3: number): Computation => ({
  name,
  form: 'register',
  encode: (rd, rs1, rs2) => registerForm(OPCODE.register, funct7, funct3, rd, rs1, rs2),
});
const immediate = (name: string, funct3: number): Computation => ({
  name,
  form: 'immediate',
  encode: (rd, rs1, value) => immediateForm(OPCODE.immediate, funct3, rd, rs1, value),
});
const shift = (name: string, funct7: number, funct3: number): Computation => ({
  name,
  form: 'shift',
  encode: (rd, rs1, amount) => registerForm(OPCODE.immediate, funct7, funct3, rd, rs1, amount & 31),
});
const unary = (name: string, funct12: number, funct3: number): Computation => ({
  name,
  form: 'unary',
  encode: (rd, rs1) => immediateForm(OPCODE.immediate, funct3, rd, rs1, funct12),
});

const BASE = [
  register('add', 0x00, 0),
  register('sub', 0x20, 0),
  register('sll', 0x00, 1),
  register('slt', 0x00, 2),
  register('sltu', 0x00, 3),
  register('xor', 0x00, 4),
  register('srl', 0x00, 5),
  register('sra', 0x20, 5),
  register('or', 0x00, 6),
  register('and', 0x00, 7),
  immediate('addi', 0),
  immediate('slti', 2),
  immediate('sltiu', 3),
  immediate('xori', 4),
  immediate('ori', 6),
  immediate('andi', 7),
  shift('slli', 0x00, 1),
  shift('srli', 0x00, 5),
  shift('srai', 0x20, 5),
];

const M = ['mul', 'mulh', 'mulhsu', 'mulhu', 'div', 'divu', 'rem', 'remu'].map((name, funct3) =>
  register(name, 0x01, funct3),
);

const ZBA = [register('sh1add', 0x10, 2), register('sh2add', 0x10, 4), register('sh3add', 0x10, 6)];

const LOGIC_AND_ROTATIONS = [
  register('andn', 0x20, 7),
  register('orn', 0x20, 6),
  register('xnor', 0x20, 4),
  register('rol', 0x30, 1),
  register('ror', 0x30, 5),
  shift('rori', 0x30, 5),
  unary('rev8', 0x698, 5),
];

const ZBB = [
  unary('clz', 0x600, 1),
  unary('ctz', 0x601, 1),
  unary('cpop', 0x602, 1),
  unary('sext.b', 0x604, 1),
  unary('sext.h', 0x605, 1),
  register('max', 0x05, 6),
  register('maxu', 0x05, 7),
  register('min', 0x05, 4),
  register('minu', 0x05, 5),
  { ...register('zext.h', 0x04, 4), form: 'unary' as const, encode: zextH },
  unary('orc.b', 0x287, 5),
];

function zextH(rd: number, rs1: number): number {
  return registerForm(OPCODE.register, 0x04, 4, rd, rs1, 0);
}

const ZBC = [register('clmul', 0x05, 1), register('clmulh', 0x05, 3), register('clmulr', 0x05, 2)];

const ZBKB = [
  register('pack', 0x04, 4),
  register('packh', 0x04, 7),
  unary('brev8', 0x687, 5),
  unary('zip', 0x08f, 1),
  unary('unzip', 0x08f, 5),
];

const ZBS = [
  register('bclr', 0x24, 1),
  register('bext', 0x24, 5),
  register('binv', 0x34, 1),
  register('bset', 0x14, 1),
  shift('bclri', 0x24, 1),
  shift('bexti', 0x24, 5),
  shift('binvi', 0x34, 1),
  shift('bseti', 0x14, 1),
];

const ZICOND = [register('czero.eqz', 0x07, 5), register('czero.nez', 0x07, 7)];

/** All computations that a core of these options has, from registers to a register. */
export function computations({ base }: CoreOptions): readonly Computation[] {
  return [
    ...BASE,
    ...(base.multiply === 'none' ? [] : M),
    ...(base.zba ? ZBA : []),
    ...(base.zbb || base.zbkb ? LOGIC_AND_ROTATIONS : []),
    ...(base.zbb ? ZBB : []),
    ...(base.zbc ? ZBC : []),
    ...(base.zbkb ? ZBKB : []),
    ...(base.zbs ? ZBS : []),
    ...(base.zicond ? ZICOND : []),
  ];
}

/** All of them, chosen or not: what a core has not is illegal there. */
export const EVERY_COMPUTATION: readonly Computation[] = [
  ...BASE,
  ...M,
  ...ZBA,
  ...LOGIC_AND_ROTATIONS,
  ...ZBB,
  ...ZBC,
  ...ZBKB,
  ...ZBS,
  ...ZICOND,
];

/** funct5 of the read-modify-write instructions: swap, add, xor, and, or, min, max, minu, maxu. */
export const AMO_FUNCT5: readonly number[] = [0x01, 0x00, 0x04, 0x0c, 0x08, 0x10, 0x14, 0x18, 0x1c];
export const LR_FUNCT5 = 0x02;
export const SC_FUNCT5 = 0x03;

/** `order`: aq in bit 1, rl in bit 0. */
export const atomic = (funct5: number, order: number, rd: number, rs1: number, rs2: number) =>
  registerForm(OPCODE.amo, (funct5 << 2) | order, 2, rd, rs1, rs2);
