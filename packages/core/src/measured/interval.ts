import type { CoreOptions } from '../options/coreOptions.ts';
import { BASES } from './bases.ts';
import { differences, sameAddresses } from './differences.ts';
import type { Law } from './laws.ts';

/** A configuration and one figure that was measured of it. */
export interface Known {
  options: CoreOptions;
  value: number;
}

export interface Interval {
  low: number;
  high: number;
}

/** Measured sets of several options that tell how far single effects add up; fewer say nothing. */
const ENOUGH = 5;
/** How much wider than the worst of them. */
const MARGIN = 1.5;

/** A preset, and what each option that was varied alone changes in it; both in what effects add up in. */
interface Around {
  preset: CoreOptions;
  amount: number;
  effects: Map<string, number>;
}

/** What is needed to add effects up, worked out once. */
export interface Sums {
  law: Law;
  presets: readonly Around[];
  /** How far a sum may be off for each unit of its scale. Null when too few sets are known to tell. */
  share: number | null;
}

interface Sum {
  amount: number;
  scale: number;
}

function around(preset: CoreOptions, known: readonly Known[], law: Law): Around[] {
  const own = known.find(({ options }) => differences(preset, options).length === 0);
  if (!own) return [];
  const amount = law.amount(own.value);
  const effects = known.flatMap(({ options, value }): [string, number][] => {
    const [change, ...more] = differences(preset, options);
    return change === undefined || more.length > 0 ? [] : [[change, law.amount(value) - amount]];
  });
  return [{ preset, amount, effects: new Map(effects) }];
}

/** The effects of all changes, added up; undefined when one was never varied. */
function sumOf({ preset, amount, effects }: Around, options: CoreOptions, law: Law): Sum | undefined {
  const changes = differences(preset, options);
  // A second copy has all that the others cost once more.
  if (options.safety.lockstep && changes.length > 1) return undefined;
  if (!changes.every((change) => effects.has(change))) return undefined;
  const each = changes.map((change) => effects.get(change)!);
  const addresses = law.byChance && !sameAddresses(preset, options) ? [0] : [];
  return {
    amount: each.reduce((sum, effect) => sum + effect, amount),
    scale: law.scale([...each, ...addresses], amount),
  };
}

/** Half as much again as the worst sum of several effects at a measured set is off by, for each unit of its scale. */
function shareOf(presets: readonly Around[], known: readonly Known[], law: Law): number | null {
  const misses = known.flatMap(({ options, value }) =>
    presets.flatMap((one) => {
      if (differences(one.preset, options).length < 2) return [];
      const sum = sumOf(one, options, law);
      return sum && sum.scale > 0 ? [Math.abs(sum.amount - law.amount(value)) / sum.scale] : [];
    }),
  );
  return misses.length < ENOUGH ? null : MARGIN * Math.max(...misses);
}

export function sumsOf(known: readonly Known[], law: Law): Sums {
  const presets = Object.values(BASES).flatMap((preset) => around(preset, known, law));
  return { law, presets, share: shareOf(presets, known, law) };
}

/**
 * Range of a figure of options that differ from a preset in ones that were each measured alone there: the sum of their
 * effects, give or take what sums at measured sets of several were wrong by, for its scale. Null where that is not
 * known.
 */
export function intervalOf(options: CoreOptions, { law, presets, share }: Sums): Interval | null {
  const [nearest] = presets
    .flatMap((one) => sumOf(one, options, law) ?? [])
    .sort((one, other) => one.scale - other.scale);
  if (share === null || !nearest) return null;
  const width = share * nearest.scale;
  const ends = [nearest.amount - width, nearest.amount + width].map((amount) => law.value(amount));
  // As wide as the amount itself: nothing is known.
  if (!ends.every((end) => end > 0 && Number.isFinite(end))) return null;
  return { low: Math.min(...ends), high: Math.max(...ends) };
}

/** How much of a value is the tools' choice: the range of one change that has no effect. Null when not known. */
export function chanceOf(value: number, { law, share }: Sums): number | null {
  const amount = law.amount(value);
  if (share === null) return null;
  return Math.abs(law.value(amount + share * law.scale([0], amount)) - value);
}
