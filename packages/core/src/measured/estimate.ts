import type { CoreOptions } from '../options/coreOptions.ts';
import { USUAL_DELAY } from '../options/safety.ts';
import { keyOf, sameAddresses } from './differences.ts';
import { earlierInterval } from './earlierInterval.ts';
import { chanceOf, intervalOf } from './interval.ts';
import { measurementsOf } from './known.ts';
import type { FigureName } from './known.ts';
import { LAWS } from './laws.ts';

/** What was measured, a range where effects measured one by one are added up, or null: not known. */
export type Figure =
  | { measured: true; value: number }
  | { measured: false; low: number; high: number }
  | null;

/** `area` in kGE on osu018 (NAND2X1 = 1 GE), `fmax` in MHz on osu018 without wires, `coremark` in CoreMark/MHz. */
export type Estimate = Record<FigureName, Figure>;

/** A difference of measured figures, and how much of it, either way, is the choices of the tools. */
export interface Change {
  value: number;
  within: number;
}

function figure(name: FigureName, options: CoreOptions): Figure {
  const measurements = measurementsOf(name);
  const own = measurements.today.byKey.get(keyOf(options));
  if (own && (!LAWS[name].byChance || sameAddresses(own.options, options)))
    return { measured: true, value: own.value };
  const interval =
    intervalOf(options, measurements.today.sums) ?? earlierInterval(name, options, measurements);
  return interval && { measured: false, ...interval };
}

/** What the table of measured configurations says of options, and nothing beyond. */
export function estimate(options: CoreOptions): Estimate {
  return {
    area: figure('area', options),
    fmax: figure('fmax', options),
    coremark: figure('coremark', alone(options)),
  };
}

/** The first of two copies in lockstep does in each clock what it does alone. */
const alone = (options: CoreOptions): CoreOptions => ({
  ...options,
  safety: { ...options.safety, lockstep: false, lockstepDelay: USUAL_DELAY, testEnable: false },
});

function change(name: FigureName, from: CoreOptions, to: CoreOptions): Change | null {
  const { today, earlier } = measurementsOf(name);
  for (const { byKey, sums } of [today, earlier]) {
    const [before, after] = [byKey.get(keyOf(from)), byKey.get(keyOf(to))];
    if (!before || !after) continue;
    const within = LAWS[name].byChance ? chanceOf(before.value, sums) : 0;
    if (within !== null) return { value: after.value - before.value, within };
  }
  return null;
}

/** What other options change in the figures, where both were measured of one generator, at whatever addresses; else null. */
export function changesBetween(from: CoreOptions, to: CoreOptions): Record<FigureName, Change | null> {
  return {
    area: change('area', from, to),
    fmax: change('fmax', from, to),
    coremark: change('coremark', from, to),
  };
}
