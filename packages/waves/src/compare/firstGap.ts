import type { Segment, Segments } from './segments.ts';
import type { Equal } from './values.ts';

export interface Gap {
  time: number;
  value: string;
  /** What the other signal has at this time, null when it has not begun. */
  other: string | null;
}

export interface Agreement {
  time: number;
  value: string;
}

export interface Sweep {
  from: number;
  /** Included. */
  to: number;
  tolerance: number;
  equal: Equal;
  /** Where to go on when nothing is compared at a time; the time itself when it is. */
  skip: (time: number) => number;
  /** Told of each stretch over which both agree, by its begin. */
  agree: (agreement: Agreement) => void;
}

/**
 * The first time at which no value that `b` has within the tolerance before and after equals that of `a`; null without
 * one. Held are the stretches of `b` that lie within the tolerance.
 */
export async function firstGap(a: Segments, b: Segments, sweep: Sweep): Promise<Gap | null> {
  const { from, to, tolerance, equal, skip, agree } = sweep;
  let held: Segment[] = [];
  for (;;) {
    const segment = a.known() ?? (await a.next());
    if (!segment || segment.start > to) return null;
    const stop = Math.min(segment.end, to + 1);
    let time = Math.max(segment.start, from);
    const passed = held.findIndex(({ end }) => end + tolerance > time);
    held = passed < 0 ? [] : passed > 0 ? held.slice(passed) : held;
    for (let i = 0; time < stop; i++) {
      if (i === held.length) {
        const more = b.known() ?? (await b.next());
        if (more) held.push(more);
      }
      const other = held[i];
      if (!other || other.start - tolerance > time) {
        const resumed = skip(time);
        if (resumed === time) return { time, value: segment.value, other: valueAt(held, time) };
        time = resumed;
        i -= 1;
      } else if (other.end + tolerance > time && equal(segment.value, other.value)) {
        agree({ time, value: segment.value });
        time = other.end + tolerance;
      }
    }
  }
}

function valueAt(held: Segment[], time: number): string | null {
  return held.find(({ start, end }) => start <= time && time < end)?.value ?? null;
}
