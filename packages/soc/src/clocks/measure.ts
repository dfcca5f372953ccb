import type { ClockMeasure, SocDocument } from '@netloom/model';
import { isRoot } from './sources.ts';
import { unitOf } from './unit.ts';
import { clockWaves } from './waves.ts';

/** Bits of a count. */
export const COUNT_BITS = 16;
/** A count may be off by one, and a counter must not come round within a window. */
export const MOST_COUNT = 2 ** COUNT_BITS - 2;
/** Windows without a count after which the clock that is measured against counts as stopped. */
const LATE_WINDOWS = 4;
/** Periods of the unit that a count may be under way. */
const LEAST_LATE = 16;

/** Periods of a clock of so many Hz in a window. */
export function countOf(frequency: number, { window }: ClockMeasure, reference: number): number {
  return (frequency * window) / reference;
}

/** Counts of a clock that is no farther from its frequency than the tolerance; a count is off by one at most. */
export function countLimits(count: number, { tolerance }: ClockMeasure): { low: number; high: number } {
  const share = tolerance / 100;
  const most = 2 ** COUNT_BITS - 1;
  return {
    low: Math.min(most, Math.max(1, Math.floor(count * (1 - share)) - 1)),
    high: Math.min(most, Math.ceil(count * (1 + share)) + 1),
  };
}

/** Periods of the unit's clock, at its fastest, in four windows. */
export function lateAfter(document: SocDocument, { window, reference }: ClockMeasure): number {
  const unit = unitOf(document);
  const own = document.portConnections.find(({ to }) => to === `${unit}.clk`)?.from;
  const fastest = Math.max(...ratesOf(document, own ?? reference), 1);
  const against = document.clocks[reference]?.frequency ?? fastest;
  return Math.max(LEAST_LATE, Math.ceil((LATE_WINDOWS * window * fastest) / against));
}

/** A measure of a clock against the first other one that comes in from outside: about 1,000 periods of the slower, ± 5 %. */
export function measureFor(document: SocDocument, clock: string): ClockMeasure | undefined {
  const { clocks } = document;
  const others = Object.keys(clocks).filter((name) => name !== clock);
  const reference = others.find((name) => isRoot(clocks[name]!)) ?? others[0];
  if (reference === undefined) return undefined;
  const tolerance = 5;
  const ratio = clocks[reference]!.frequency / clocks[clock]!.frequency;
  const longest = Math.floor((MOST_COUNT * ratio) / (1 + tolerance / 100));
  const window = Math.round(USUAL_COUNT * Math.max(1, ratio));
  return { reference, window: Math.max(16, Math.min(window, longest, 65535)), tolerance };
}

const USUAL_COUNT = 1000;

/** Hz that a clock may have, whatever software sets. */
export function ratesOf(document: SocDocument, clock: string): number[] {
  return clockWaves(document).flatMap((wave) => (wave.clock === clock ? [wave.frequency] : []));
}
