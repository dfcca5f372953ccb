import type { CoreOptions } from '../../options/coreOptions.ts';
import { OPCODE } from './definition.ts';
import { encode } from './encode.ts';

/** An instruction of 16 bits that stands for several of 32, which are executed in order. */
export interface Sequence {
  name: string;
  mask: number;
  match: number;
  /** Encodings of the pattern that are reserved; with 16 registers there are more. */
  reserved(half: number, few: boolean): boolean;
  expand(half: number): number[];
}

const { opImm, load, jalr } = OPCODE;
const [ZERO, RA, SP, A0] = [0, 1, 2, 10];
/** ra and the saved registers, in the order of their lists. */
const LISTED = [RA, 8, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27];
const WORD = 4;
const STACK_ALIGNMENT = 16;

const listOf = (half: number) => (half >> 4) & 15;

/** Registers of a list, the last first; s10 comes with s11 alone. */
export function registersOf(half: number): number[] {
  const list = listOf(half);
  return LISTED.slice(0, list === 15 ? LISTED.length : list - 3).reverse();
}

/** Bytes by which the stack pointer moves: what the list takes, and up to three times 16 more. */
export function frameOf(half: number): number {
  const listed = registersOf(half).length * WORD;
  const more = ((half >> 2) & 3) * STACK_ALIGNMENT;
  return Math.ceil(listed / STACK_ALIGNMENT) * STACK_ALIGNMENT + more;
}

const move = (rd: number, rs1: number) => encode.immediate(opImm, 0, rd, rs1, 0);
const moveStack = (bytes: number) => encode.immediate(opImm, 0, SP, SP, bytes);
const CLEAR = encode.immediate(opImm, 0, A0, ZERO, 0);
const RETURN = encode.immediate(jalr, 0, ZERO, RA, 0);

const stores = (half: number) =>
  registersOf(half).map((register, at) => encode.store(2, SP, register, -WORD * (at + 1)));
const loads = (half: number) =>
  registersOf(half).map((register, at) =>
    encode.immediate(load, 2, register, SP, frameOf(half) - WORD * (at + 1)),
  );

/** Lists end at 15, or with 16 registers at s1; those below 4 are reserved. */
const noList = (half: number, few: boolean) => listOf(half) < 4 || (few && listOf(half) > 6);
const stack = (name: string, match: number, expand: (half: number) => number[]): Sequence => ({
  ...{ name, mask: 0xff03, match, reserved: noList, expand },
});

/** Saved registers in three bits: s0, s1, s2 and so on. */
const saved = (bits: number) => (bits < 2 ? 8 : 16) + bits;
const first = (half: number) => (half >> 7) & 7;
const second = (half: number) => (half >> 2) & 7;
const absent = (half: number, few: boolean) => few && (first(half) > 1 || second(half) > 1);

/** Zcmp of Code Size Reduction 1.0. */
export const ZCMP: readonly Sequence[] = [
  stack('cm.push', 0xb802, (half) => [...stores(half), moveStack(-frameOf(half))]),
  stack('cm.pop', 0xba02, (half) => [...loads(half), moveStack(frameOf(half))]),
  stack('cm.popretz', 0xbc02, (half) => [...loads(half), CLEAR, moveStack(frameOf(half)), RETURN]),
  stack('cm.popret', 0xbe02, (half) => [...loads(half), moveStack(frameOf(half)), RETURN]),
  {
    ...{ name: 'cm.mvsa01', mask: 0xfc63, match: 0xac22 },
    reserved: (half, few) => first(half) === second(half) || absent(half, few),
    expand: (half) => [move(saved(first(half)), A0), move(saved(second(half)), A0 + 1)],
  },
  {
    ...{ name: 'cm.mva01s', mask: 0xfc63, match: 0xac62, reserved: absent },
    expand: (half) => [move(A0, saved(first(half))), move(A0 + 1, saved(second(half)))],
  },
];

/** Those that a core has. */
export const zcmpOf = ({ zcmp }: CoreOptions['base']): readonly Sequence[] => (zcmp ? ZCMP : []);

export function findSequence(half: number, among: readonly Sequence[], few: boolean): Sequence | undefined {
  const found = among.find(({ mask, match }) => (half & mask) === match);
  return found?.reserved(half, few) ? undefined : found;
}
