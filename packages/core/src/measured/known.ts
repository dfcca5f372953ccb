import { CONFIGURATIONS } from './configurations.ts';
import { keyOf } from './differences.ts';
import { sumsOf } from './interval.ts';
import type { Known, Sums } from './interval.ts';
import { LAWS } from './laws.ts';
import type { Measurement } from './measurement.ts';
import { MEASURED } from './table.ts';

export type FigureName = keyof typeof LAWS;

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

/** The configurations of which a figure was measured. */
export const KNOWN: Readonly<Record<FigureName, readonly Known[]>> = {
  area: knownOf('area'),
  fmax: knownOf('fmax'),
  coremark: knownOf('coremark'),
};

interface Measured {
  /** By `keyOf`. */
  byKey: ReadonlyMap<string, Known>;
  sums: Sums;
}

function measuredOf(name: FigureName): Measured {
  const byKey = new Map(KNOWN[name].map((each) => [keyOf(each.options), each]));
  return { byKey, sums: sumsOf(KNOWN[name], LAWS[name]) };
}

let worked: Record<FigureName, Measured> | undefined;

/** What is worked out of a figure's measurements, when it is asked for first. */
export function measurementsOf(name: FigureName): Measured {
  worked ??= { area: measuredOf('area'), fmax: measuredOf('fmax'), coremark: measuredOf('coremark') };
  return worked[name];
}
