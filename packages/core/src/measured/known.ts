import { CONFIGURATIONS } from './configurations.ts';
import { EARLIER } from './earlier.ts';
import { keyOf } from './differences.ts';
import { sumsOf } from './interval.ts';
import type { Known, Sums } from './interval.ts';
import { LAWS } from './laws.ts';
import type { Measurement } from './measurement.ts';
import { MEASURED } from './table.ts';

export type FigureName = keyof typeof LAWS;

const OF: Record<FigureName, (measurement: Measurement) => number | null> = {
  area: ({ kiloGates }) => kiloGates,
  fmax: ({ fmaxOsu018 }) => fmaxOsu018,
  coremark: ({ coremark }) => coremark,
};

type Table = Readonly<Record<string, Measurement>>;

function knownOf(table: Table, name: FigureName): Known[] {
  return Object.entries(table).flatMap(([configuration, measurement]) => {
    const options = CONFIGURATIONS[configuration];
    const value = OF[name](measurement);
    return options && value !== null ? [{ options, value }] : [];
  });
}

type ByFigure<T> = Readonly<Record<FigureName, T>>;
const NAMES: readonly FigureName[] = ['area', 'fmax', 'coremark'];
const ofEach = <T>(work: (name: FigureName) => T): ByFigure<T> =>
  Object.fromEntries(NAMES.map((name) => [name, work(name)])) as Record<FigureName, T>;

/** The configurations of which a figure was measured, with today's generator. */
export const KNOWN: ByFigure<readonly Known[]> = ofEach((name) => knownOf(MEASURED, name));
/** The same of an earlier one; how its clocks were measured says nothing of today's. */
export const KNOWN_EARLIER: ByFigure<readonly Known[]> = ofEach((name) =>
  name === 'fmax' ? [] : knownOf(EARLIER, name),
);

interface Measured {
  /** By `keyOf`. */
  byKey: ReadonlyMap<string, Known>;
  sums: Sums;
}

const measuredOf = (name: FigureName, known: readonly Known[]): Measured => ({
  byKey: new Map(known.map((each) => [keyOf(each.options), each])),
  sums: sumsOf(known, LAWS[name]),
});

export interface Measurements {
  today: Measured;
  earlier: Measured;
}

let worked: ByFigure<Measurements> | undefined;

/** What is worked out of a figure's measurements, when it is asked for first. */
export function measurementsOf(name: FigureName): Measurements {
  worked ??= ofEach((each) => {
    const [today, earlier] = [measuredOf(each, KNOWN[each]), measuredOf(each, KNOWN_EARLIER[each])];
    // By how much sums are wrong is the tools' doing, which a change of the generator does not change.
    const share = today.sums.share ?? earlier.sums.share;
    return { today: { ...today, sums: { ...today.sums, share } }, earlier };
  });
  return worked[name];
}
