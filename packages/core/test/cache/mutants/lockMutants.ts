import type { Mutant } from './mutant.ts';

/** Of four ways that can be locked, of instructions or of data. */
export const LOCK_MUTANTS: readonly Mutant[] = [
  ['a way is refilled although it is locked', 'free[2] = !locked[2] && ', 'free[2] = '],
  ['the first way is refilled although it is locked', 'free[0] = !locked[0] && ', 'free[0] = '],
  [
    'behind a locked way none is refilled',
    'free[1] = !locked[1] && (turn[1] || (locked[0] &&',
    "free[1] = !locked[1] && (turn[1] || (1'b0 &&",
  ],
  [
    'behind three locked ways none is refilled',
    'free[3] = !locked[3] && (turn[3] || (locked[2] && (turn[2] || (locked[1] && (turn[1] || (locked[0] && turn[0]))))))',
    'free[3] = !locked[3] && (turn[3] || (locked[2] && (turn[2] || (locked[1] && turn[1]))))',
  ],
  [
    'a way is passed over although it is free',
    'free[3] = !locked[3] && (turn[3] || (locked[2] &&',
    "free[3] = !locked[3] && (turn[3] || (1'b1 &&",
  ],
  [
    'a refill goes on in the way that a new mask leaves',
    'victim = state == LOOK_UP ? free : chosen',
    'victim = free',
  ],
  ['the way of the refill before is taken', 'chosen <= victim', 'if (ends) chosen <= free'],
  ['a locked way is in turn for good', '{victim[2:0], victim[3]}', '{turn[2:0], turn[3]}'],
  ['one way is always in turn', 'turn <= {victim[2:0], victim[3]}', 'turn <= turn'],
];
