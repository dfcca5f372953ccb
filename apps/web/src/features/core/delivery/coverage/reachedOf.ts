import type { ReachedInstruction } from '@netloom/contract';
import { binsOf } from '@netloom/core/delivery';
import type { PlannedInstruction } from '@netloom/core/delivery';

const CLASSES = 7;
const CLASS_NUMBERS = Array.from({ length: CLASSES }, (_, number) => number);
/** Eight values of the second operand for each of the first. */
const PAIR = 8;

/** What of one instruction of the plan was seen: how many of its bins, and which sorts of them are incomplete. */
export interface Reached {
  name: string;
  bins: number;
  seen: number;
  modes: [seen: number, all: number];
  classes: [seen: number, all: number];
  hazards: [seen: number, all: number];
}

const has = (bits: bigint, at: number) => ((bits >> BigInt(at)) & 1n) === 1n;
const count = (wanted: readonly boolean[]): [number, number] => [
  wanted.filter(Boolean).length,
  wanted.length,
];

function classesOf({ operands }: PlannedInstruction, pairs: bigint): boolean[] {
  const pair = (a: number, b: number) => has(pairs, PAIR * a + b);
  switch (operands) {
    case 'pairs':
      return CLASS_NUMBERS.flatMap((a) => CLASS_NUMBERS.map((b) => pair(a, b)));
    case 'first':
      return CLASS_NUMBERS.map((a) => CLASS_NUMBERS.some((b) => pair(a, b)));
    case 'second':
      return CLASS_NUMBERS.map((b) => CLASS_NUMBERS.some((a) => pair(a, b)));
    case 'none':
      return [];
  }
}

const bitsOf = (text: string | undefined) => BigInt(`0x${text ?? '0'}`);

/** The plan with what was seen of it. */
export function reachedOf(
  plan: readonly PlannedInstruction[],
  reached: readonly ReachedInstruction[],
): Reached[] {
  const byName = new Map(reached.map((each) => [each.name, each]));
  return plan.map((planned) => {
    const found = byName.get(planned.name);
    const [modeBits, hazardBits] = [bitsOf(found?.modes), bitsOf(found?.hazards)];
    const modes = count(planned.modes.map((mode) => has(modeBits, mode === 'machine' ? 0 : 1)));
    const classes = count(classesOf(planned, bitsOf(found?.pairs)));
    const wanted = [...(planned.rs1 ? [0, 1, 2, 3] : []), ...(planned.rs2 ? [4, 5, 6, 7] : [])];
    const hazards = count(wanted.map((at) => has(hazardBits, at)));
    const seen = modes[0] + classes[0] + hazards[0];
    return { name: planned.name, bins: binsOf(planned), seen, modes, classes, hazards };
  });
}
