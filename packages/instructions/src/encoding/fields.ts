import type { Encoding } from '../document/insn.ts';
import type { Variable } from '../language/behaviour.ts';
import { unsigned, WORD } from '../language/type.ts';
import { hasSign, patternOf } from './pattern.ts';

type Register = 'rd' | 'rs1' | 'rs2' | 'rs3';

interface RegisterField {
  letter: 'd' | 'a' | 'b' | 'c';
  register: Register;
  low: number;
}

/** Where registers are in every instruction of the standard that has them. */
export const REGISTER_FIELDS: readonly RegisterField[] = [
  { letter: 'd', register: 'rd', low: 7 },
  { letter: 'a', register: 'rs1', low: 15 },
  { letter: 'b', register: 'rs2', low: 20 },
  { letter: 'c', register: 'rs3', low: 27 },
];

/** An encoding, bit by bit. */
export interface Fields {
  /** Of the fixed bits; both unsigned. */
  mask: number;
  match: number;
  registers: ReadonlySet<Register>;
  /** Bits of the word that the immediate has, its highest one first; empty without one. */
  immediate: readonly number[];
  signed: boolean;
}

export function fieldsOf(encoding: Encoding): Fields {
  const letters = [...patternOf(encoding)];
  const bitsOf = (wanted: (letter: string) => boolean) =>
    letters.flatMap((letter, index) => (wanted(letter) ? [31 - index] : []));
  const word = (bits: readonly number[]) => bits.reduce((sum, bit) => sum + 2 ** bit, 0);
  const present = REGISTER_FIELDS.filter(({ letter }) => letters.includes(letter));
  return {
    mask: word(bitsOf((letter) => letter === '0' || letter === '1')),
    match: word(bitsOf((letter) => letter === '1')),
    registers: new Set(present.map(({ register }) => register)),
    immediate: bitsOf((letter) => letter === 'i'),
    signed: hasSign(encoding),
  };
}

/** The operands that a behaviour reads: registers as u32, and `imm`. */
export function operandsOf({ registers, immediate, signed }: Fields): Variable[] {
  const sources = (['rs1', 'rs2', 'rs3'] as const).filter((each) => registers.has(each));
  return [
    ...sources.map((name) => ({ name, type: WORD })),
    ...(immediate.length > 0
      ? [{ name: 'imm', type: signed ? { signed, width: immediate.length } : unsigned(immediate.length) }]
      : []),
  ];
}

/** The value of the immediate of a word. */
export function immediateOf({ immediate, signed }: Fields, word: number): bigint {
  const bits = immediate.reduce((value, bit) => value * 2n + BigInt((word >>> bit) & 1), 0n);
  return signed ? BigInt.asIntN(immediate.length, bits) : bits;
}

interface OperandNumbers {
  rd?: number;
  rs1?: number;
  rs2?: number;
  rs3?: number;
  imm?: number;
}

/** The word of an instruction with these operands; those that it has not are passed over. */
export function wordOf(fields: Fields, numbers: OperandNumbers): number {
  const registers = REGISTER_FIELDS.filter(({ register }) => fields.registers.has(register));
  const placed = registers.map(({ register, low }) => ((numbers[register] ?? 0) & 31) * 2 ** low);
  const { immediate } = fields;
  const imm = numbers.imm ?? 0;
  const bits = immediate.map((bit, index) => ((imm >>> (immediate.length - 1 - index)) & 1) * 2 ** bit);
  return [fields.match, ...placed, ...bits].reduce((sum, part) => sum + part, 0);
}
