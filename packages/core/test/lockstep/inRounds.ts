import { addi, branchForm, lui } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import type { TestProgram } from '../../src/program/index.ts';
import { POINTER, VALUE, directed } from '../faults/directed.ts';

interface Rounds {
  /** How many, and the register that counts them. */
  rounds: number;
  count: number;
  /** What registers from `first` on hold before. */
  first: number;
  values: readonly number[];
}

/** A program that executes a body over and over, with a pointer to its data. */
export const inRounds = (body: readonly number[], { rounds, count, first, values }: Rounds): TestProgram =>
  directed([
    lui(POINTER, LAYOUT.data >>> 12),
    addi(count, 0, rounds),
    ...values.map((value, index) => addi(first + index, 0, value)),
    ...body,
    addi(count, count, -1),
    branchForm(1, count, 0, -4 * (body.length + 1)),
    addi(VALUE, 0, 0),
  ]);
