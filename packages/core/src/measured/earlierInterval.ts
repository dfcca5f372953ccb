import type { CoreOptions } from '../options/coreOptions.ts';
import { BASES } from './bases.ts';
import { keyOf, sameAddresses } from './differences.ts';
import { intervalOf } from './interval.ts';
import type { Interval } from './interval.ts';
import type { FigureName, Measurements } from './known.ts';
import { LAWS } from './laws.ts';

/** By how much what options are varied from has moved since: each one's figure today, as a multiple of the earlier one. */
function moves({ today, earlier }: Measurements): number[] {
  return Object.values(BASES).flatMap((base) => {
    const [now, before] = [today.byKey.get(keyOf(base)), earlier.byKey.get(keyOf(base))];
    return now && before ? [now.value / before.value] : [];
  });
}

/** What was measured of these options before, or the range that their effects gave. */
function before(name: FigureName, options: CoreOptions, { earlier }: Measurements): Interval | null {
  const own = earlier.byKey.get(keyOf(options));
  if (own && (!LAWS[name].byChance || sameAddresses(own.options, options)))
    return { low: own.value, high: own.value };
  return intervalOf(options, earlier.sums);
}

/**
 * Range of a figure by what was measured of an earlier generator: from the least to the most that what options are
 * varied from has moved since then.
 */
export function earlierInterval(
  name: FigureName,
  options: CoreOptions,
  measurements: Measurements,
): Interval | null {
  const interval = before(name, options, measurements);
  const factors = moves(measurements);
  if (interval === null || factors.length === 0) return null;
  return { low: interval.low * Math.min(...factors), high: interval.high * Math.max(...factors) };
}
