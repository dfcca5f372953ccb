import type { CoreOptions } from '../options/coreOptions.ts';
import { CONFIGURATIONS } from './configurations.ts';
import { featuresOf } from './features.ts';
import { fit, valueAt } from './leastSquares.ts';
import type { Fit } from './leastSquares.ts';
import type { Measurement } from './measurement.ts';
import { MEASURED } from './table.ts';

/** A measured or interpolated number; `error` is the leave-one-out error of the interpolation in percent. */
export type Figure = { value: number; measured: boolean; error?: number } | null;

/** `area` in kGE on osu018 (NAND2X1 = 1 GE), `fmax` in MHz on iCE40 HX8K, `coremark` in CoreMark/MHz. */
export interface Estimate {
  area: Figure;
  fmax: Figure;
  coremark: Figure;
}

/** Fewer measurements say nothing of other options. */
const ENOUGH = 10;

type FigureName = keyof Estimate;
const OF: Record<FigureName, (measurement: Measurement) => number | null> = {
  area: ({ kiloGates }) => kiloGates,
  fmax: ({ fmaxIce40 }) => fmaxIce40,
  coremark: ({ coremark }) => coremark,
};

/** Options multiply what a clock or a program takes, and add gates. */
const isLogarithmic = (figure: FigureName) => figure !== 'area';

/** Two sets with the same key have the same figures: names and addresses change none. */
function keyOf({ base, memory, auxiliary, advanced, implementation }: CoreOptions): string {
  const size = (place: { size: number } | null) => place?.size ?? 0;
  return JSON.stringify([
    Object.values({ ...base, resetVector: '' }),
    [
      memory.ports,
      size(memory.instructionMemory),
      size(memory.dataMemory),
      memory.prefetchDepth,
      memory.misaligned,
    ],
    Object.values({ ...auxiliary, clint: auxiliary.clint !== null }),
    Object.values(advanced),
    Object.values(implementation),
  ]);
}

interface Known {
  byKey: Map<string, number>;
  fit: Fit | null;
  /** Mean of the leave-one-out errors, in percent. */
  error: number;
}

function learn(figure: FigureName): Known {
  const known = Object.entries(MEASURED).flatMap(([name, measurement]) => {
    const options = CONFIGURATIONS[name];
    const value = OF[figure](measurement);
    return options && value !== null ? [{ options, value }] : [];
  });
  const byKey = new Map(known.map(({ options, value }) => [keyOf(options), value]));
  if (known.length < ENOUGH) return { byKey, fit: null, error: 0 };
  const scale = isLogarithmic(figure) ? Math.log : (value: number) => value;
  const unscale = isLogarithmic(figure) ? Math.exp : (value: number) => value;
  const fitted = fit(
    known.map(({ options }) => featuresOf(options)),
    known.map(({ value }) => scale(value)),
  );
  const misses = known.map(({ value }, i) => Math.abs(unscale(fitted.leftOut[i]!) / value - 1));
  const error = (100 * misses.reduce((sum, miss) => sum + miss, 0)) / misses.length;
  return { byKey, fit: fitted, error };
}

const learned = new Map<FigureName, Known>();

function figure(name: FigureName, key: string, features: number[]): Figure {
  const known = learned.get(name) ?? learn(name);
  learned.set(name, known);
  const value = known.byKey.get(key);
  if (value !== undefined) return { value, measured: true };
  if (!known.fit) return null;
  const fitted = valueAt(known.fit, features);
  return { value: isLogarithmic(name) ? Math.exp(fitted) : fitted, measured: false, error: known.error };
}

/**
 * What the table of measured configurations says of options: exactly these, or an interpolation in which each option
 * has an effect of its own; null where too little was measured.
 */
export function estimate(options: CoreOptions): Estimate {
  const key = keyOf(options);
  const features = featuresOf(options);
  return {
    area: figure('area', key, features),
    fmax: figure('fmax', key, features),
    coremark: figure('coremark', key, features),
  };
}
