import type { CoreOptions } from '../options/coreOptions.ts';
import { Assembler } from './assembler.ts';
import { computations } from './instructions.ts';
import type { Computation } from './instructions.ts';
import { KEPT } from './layout.ts';
import type { Random } from './random.ts';

/** Bytes that loads and stores may reach from the kept pointer `near`, on both sides of it. */
const NEAR_DEFAULT = 2047;

/** Everything; in user mode no data but by other rules; by mseccfg.MML machine mode, too, by rules alone. */
export type Rules = 'open' | 'closed' | 'lockdown';

/** What the parts of a random program share. */
export interface Context {
  options: CoreOptions;
  random: Random;
  code: Assembler;
  computations: readonly Computation[];
  /** Registers that anything may be written to. */
  free: readonly number[];
  /** Those of them that short forms of compressed instructions can name. */
  short: readonly number[];
  /** Reach of loads and stores around `KEPT.near`. */
  reach: number;
  /** What the memory protection leaves to the program by the rules that it keeps. */
  rules: Rules;
  /** The program runs in CLIC mode. */
  levels: boolean;
  /** Words at which a rule of the program may begin or end. */
  edges: number[];
}

export function contextOf(
  options: CoreOptions,
  random: Random,
  start: number,
  reach = NEAR_DEFAULT,
): Context {
  const count = options.base.isa === 'rv32e' ? 16 : 32;
  const kept: number[] = Object.values(KEPT);
  const free = Array.from({ length: count }, (_, register) => register).filter(
    (each) => !kept.includes(each),
  );
  return {
    options,
    random,
    code: new Assembler(start),
    computations: computations(options),
    free: free.slice(1),
    short: free.filter((register) => register >= 8 && register < 16),
    reach,
    rules: 'open',
    levels: false,
    edges: [],
  };
}

/** A register to write; few of them most of the time, so that instructions depend on their neighbours. */
export function destination({ random, free }: Context): number {
  return random.oneIn(24) ? 0 : random.pick(random.oneIn(2) ? free : free.slice(3, 7));
}

export function source({ random, free }: Context): number {
  if (random.oneIn(16)) return random.pick([0, KEPT.data, KEPT.near, KEPT.loop]);
  return random.pick(random.oneIn(2) ? free : free.slice(3, 7));
}
