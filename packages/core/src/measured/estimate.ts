import type { CoreOptions } from '../options/coreOptions.ts';
import { CONFIGURATIONS } from './configurations.ts';
import { differences } from './differences.ts';
import { intervalOf } from './interval.ts';
import type { Known } from './interval.ts';
import type { Measurement } from './measurement.ts';
import { MEASURED } from './table.ts';

/** What was measured, a range where effects measured one by one are added up, or null: not known. */
export type Figure =
  { measured: true; value: number } | { measured: false; low: number; high: number } | null;

/** `area` in kGE on osu018 (NAND2X1 = 1 GE), `fmax` in MHz on iCE40 HX8K, `coremark` in CoreMark/MHz. */
export interface Estimate {
  area: Figure;
  fmax: Figure;
  coremark: Figure;
}

type FigureName = keyof Estimate;
const OF: Record<FigureName, (measurement: Measurement) => number | null> = {
  area: ({ kiloGates }) => kiloGates,
  fmax: ({ fmaxIce40 }) => fmaxIce40,
  coremark: ({ coremark }) => coremark,
};

function knownOf(name: FigureName): Known[] {
  return Object.entries(MEASURED).flatMap(([configuration, measurement]) => {
    const options = CONFIGURATIONS[configuration];
    const value = OF[name](measurement);
    return options && value !== null ? [{ options, value }] : [];
  });
}

const known: Record<FigureName, Known[]> = {
  area: knownOf('area'),
  fmax: knownOf('fmax'),
  coremark: knownOf('coremark'),
};

function figure(name: FigureName, options: CoreOptions): Figure {
  const own = known[name].find((each) => differences(each.options, options).length === 0);
  if (own) return { measured: true, value: own.value };
  const interval = intervalOf(options, known[name]);
  return interval && { measured: false, ...interval };
}

/** What the table of measured configurations says of options, and nothing beyond. */
export function estimate(options: CoreOptions): Estimate {
  return {
    area: figure('area', options),
    fmax: figure('fmax', options),
    coremark: figure('coremark', options),
  };
}
