import type { Turn } from '../query/turn.ts';
import type { SignalRef, WaveFile } from '../waveTypes.ts';
import type { Clock, Timing } from './clock.ts';
import type { ComparedSignal } from './compareTypes.ts';
import type { Agreement, Gap, Sweep } from './firstGap.ts';
import { firstGap } from './firstGap.ts';
import { Segments } from './segments.ts';
import type { Equal } from './values.ts';

export interface Pair {
  a: ComparedSignal;
  b: ComparedSignal;
  equal: Equal;
  /** The last stretch over which both agreed, as far as is compared. */
  agreed: Agreement | null;
}

interface Two {
  a: WaveFile;
  b: WaveFile;
  timing: Timing;
  skip: (time: number) => number;
  turn: Turn;
}

interface Window {
  from: number;
  to: number;
}

export interface PairGap {
  time: number;
  valueA: string | null;
  valueB: string | null;
  agreed: Agreement | null;
}

/** Where a pair first differs in a window, looked at from both sides: each must have what the other has, nearby. */
export async function gapOf(two: Two, pair: Pair, window: Window): Promise<PairGap | null> {
  const { tolerance } = two.timing;
  const before = pair.agreed;
  const agree = (agreement: Agreement) => {
    const goesOn = agreement.time === window.from && agreement.value === pair.agreed?.value;
    if (!goesOn) pair.agreed = agreement;
  };
  const sweep = { ...window, tolerance, equal: pair.equal, skip: two.skip, agree };
  const forth = await sweepOf(two, pair, sweep, false);
  // Without a tolerance the sides say the same.
  if (tolerance === 0) return forth && { ...sides(forth, false), agreed: pair.agreed };
  const agreed = pair.agreed;
  const equal: Equal = (x, y) => pair.equal(y, x);
  const to = forth ? Math.max(window.from, forth.time - 1) : window.to;
  pair.agreed = before;
  const back = await sweepOf(two, pair, { ...sweep, to, equal }, true);
  if (back && (!forth || back.time < forth.time)) return { ...sides(back, true), agreed: pair.agreed };
  pair.agreed = agreed;
  return forth && { ...sides(forth, false), agreed };
}

function sides({ time, value, other }: Gap, swapped: boolean) {
  return { time, valueA: swapped ? other : value, valueB: swapped ? value : other };
}

async function sweepOf(two: Two, { a, b }: Pair, sweep: Sweep, swapped: boolean): Promise<Gap | null> {
  const read = (wave: WaveFile, ref: SignalRef, clock: Clock) => {
    const from = clock.own(sweep.from - sweep.tolerance);
    const to = clock.own(sweep.to + sweep.tolerance);
    return new Segments(wave.changes(ref, from, to), clock, two.turn);
  };
  const left = read(two.a, a.ref, two.timing.a);
  const right = read(two.b, b.ref, two.timing.b);
  try {
    return await (swapped ? firstGap(right, left, sweep) : firstGap(left, right, sweep));
  } finally {
    await left.close();
    await right.close();
  }
}
