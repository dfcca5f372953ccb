import type { CoreOptions } from '../options/coreOptions.ts';
import { PRESETS } from '../options/presets.ts';
import { differences } from './differences.ts';

/** A configuration and one figure that was measured of it. */
export interface Known {
  options: CoreOptions;
  value: number;
}

/** Measured sets of several options that tell how far single effects add up; fewer say nothing. */
const ENOUGH = 3;

/** A preset, and what each option that was varied alone changes in it. */
interface Around {
  preset: CoreOptions;
  value: number;
  effects: Map<string, number>;
}

interface Sum {
  value: number;
  /** All effects added, whatever their sign. */
  moved: number;
}

function around(preset: CoreOptions, known: readonly Known[]): Around[] {
  const own = known.find(({ options }) => differences(preset, options).length === 0);
  if (!own) return [];
  const effects = known.flatMap(({ options, value }): [string, number][] => {
    const [change, ...more] = differences(preset, options);
    return change === undefined || more.length > 0 ? [] : [[change, value - own.value]];
  });
  return [{ preset, value: own.value, effects: new Map(effects) }];
}

/** The effects of all changes, added up; undefined when one was never varied, or when it is no sum. */
function sumOf({ preset, value, effects }: Around, options: CoreOptions): Sum | undefined {
  const changes = differences(preset, options);
  if (changes.length < 2 || !changes.every((change) => effects.has(change))) return undefined;
  const each = changes.map((change) => effects.get(change)!);
  return {
    value: each.reduce((sum, effect) => sum + effect, value),
    moved: each.reduce((sum, effect) => sum + Math.abs(effect), 0),
  };
}

/**
 * Range of a figure of options that differ from a preset in several, each of which was measured alone there. As wide as
 * the worst miss of such sums at measured sets, for its share of what moved. Null where that is not known.
 */
export function intervalOf(
  options: CoreOptions,
  known: readonly Known[],
): { low: number; high: number } | null {
  const presets = Object.values(PRESETS).flatMap((preset) => around(preset, known));
  const misses = known.flatMap((each) =>
    presets.flatMap((one) => {
      const sum = sumOf(one, each.options);
      return sum && sum.moved > 0 ? [Math.abs(sum.value - each.value) / sum.moved] : [];
    }),
  );
  if (misses.length < ENOUGH) return null;
  const share = Math.max(...misses);
  const [nearest] = presets.flatMap((one) => sumOf(one, options) ?? []).sort((a, b) => a.moved - b.moved);
  if (!nearest) return null;
  const width = share * nearest.moved;
  return { low: nearest.value - width, high: nearest.value + width };
}
