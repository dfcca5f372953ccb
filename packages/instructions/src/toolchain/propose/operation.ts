import type { StandardOperands } from '@netloom/core/custom';
import { constant } from './symbol.ts';
import type { Symbol, Test } from './symbol.ts';

/** What an instruction between registers computes, in the language of behaviours. */
const REGISTER: Readonly<Record<string, string>> = {
  add: '$0 + $1',
  sub: '$0 - $1',
  xor: '$0 ^ $1',
  or: '$0 | $1',
  and: '$0 & $1',
  sll: '$0 << ($1 & 31)',
  srl: '$0 >> ($1 & 31)',
  sra: 'u32(i32($0) >> ($1 & 31))',
  slt: 'u32(i32($0) < i32($1))',
  sltu: 'u32($0 < $1)',
  mul: '$0 * $1',
  mulh: 'u32((i64(i32($0)) * i64(i32($1))) >> 32)',
  mulhu: 'u32((u64($0) * u64($1)) >> 32)',
  andn: '$0 & ~$1',
  orn: '$0 | ~$1',
  xnor: '~($0 ^ $1)',
  sh1add: '($0 << 1) + $1',
  sh2add: '($0 << 2) + $1',
  sh3add: '($0 << 3) + $1',
  min: '(i32($0) < i32($1) ? $0 : $1)',
  minu: '($0 < $1 ? $0 : $1)',
  max: '(i32($0) < i32($1) ? $1 : $0)',
  maxu: '($0 < $1 ? $1 : $0)',
};

/** With a constant, and what the same is between registers; shifts take theirs as it stands. */
const IMMEDIATE: Readonly<Record<string, string>> = {
  addi: '$0 + $1',
  xori: '$0 ^ $1',
  ori: '$0 | $1',
  andi: '$0 & $1',
  slti: 'u32(i32($0) < i32($1))',
  sltiu: 'u32($0 < $1)',
  slli: '$0 << $1',
  srli: '$0 >> $1',
  srai: 'u32(i32($0) >> $1)',
};

const UNARY: Readonly<Record<string, string>> = {
  'sext.b': 'u32(i32($0 << 24) >> 24)',
  'sext.h': 'u32(i32($0 << 16) >> 16)',
  'zext.h': '$0 & 0xffff',
};

const TESTS: Readonly<Record<string, string>> = {
  beq: '$0 == $1',
  bne: '$0 != $1',
  blt: 'i32($0) < i32($1)',
  bge: 'i32($0) >= i32($1)',
  bltu: '$0 < $1',
  bgeu: '$0 >= $1',
};

const value = (symbol: Symbol) => (symbol.kind === 'constant' ? symbol.value : undefined);

/** Values that a constant decides at once, so that it is written as what it is. */
function folded(name: string, a: Symbol, b: Symbol): Symbol | undefined {
  const [left, right] = [value(a), value(b)];
  const isSum = name === 'add' || name === 'addi';
  if (isSum && left !== undefined && right !== undefined) return constant(left + right);
  const keeps = ['add', 'addi', 'sub', 'xor', 'xori', 'or', 'ori', 'slli', 'srli', 'srai'];
  if (right === 0 && keeps.includes(name)) return a;
  return isSum && left === 0 ? b : undefined;
}

/** Whether an instruction computes a register of registers alone, and how is known. */
export const isPure = ({ name, rd }: StandardOperands): boolean =>
  rd !== undefined && (name === 'lui' || name in REGISTER || name in IMMEDIATE || name in UNARY);

export const isBranch = ({ name }: StandardOperands): boolean => name in TESTS;

/** What a pure instruction leaves in rd. */
export function resultOf(operands: StandardOperands, of: (register: number) => Symbol): Symbol {
  const { name, rs1 = 0, rs2 = 0, immediate } = operands;
  if (name === 'lui') return constant(immediate);
  if (name in UNARY) return { kind: 'operation', text: UNARY[name]!, operands: [of(rs1)] };
  const [a, b] = name in IMMEDIATE ? [of(rs1), constant(immediate)] : [of(rs1), of(rs2)];
  const text = IMMEDIATE[name] ?? REGISTER[name]!;
  return folded(name, a, b) ?? { kind: 'operation', text, operands: [a, b] };
}

/** When a branch is taken. */
export const testOf = (
  { name, rs1 = 0, rs2 = 0 }: StandardOperands,
  of: (register: number) => Symbol,
): Test => ({
  text: TESTS[name]!,
  operands: [of(rs1), of(rs2)],
});
