import type { Changes } from '../changes.ts';
import { firstAfter } from '../changes.ts';
import type { RangeAs } from '../waveTypes.ts';
import { numbersOf } from './numbers.ts';
import type { Range, SpanBuilder } from './spans.ts';

/** Index of the first time at or beyond `bound`, searched in `times[at … end]`; steps double, so that dense pixels cost little. */
function firstFrom(times: Float64Array, at: number, end: number, bound: number): number {
  let step = 1;
  let low = at;
  while (low + step < end && times[low + step]! < bound) {
    low += step;
    step *= 2;
  }
  let high = Math.min(end, low + step);
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if (times[middle]! < bound) low = middle;
    else high = middle;
  }
  return high;
}

function rangeOf(at: number, end: number, numberOf: (index: number) => number): Range {
  let low = NaN;
  let high = NaN;
  for (let i = at; i < end; i++) {
    const value = numberOf(i);
    if (!Number.isFinite(value)) continue;
    if (!(value >= low)) low = value;
    if (!(value <= high)) high = value;
  }
  return { low, high };
}

/** Adds the changes from index `from` on up to the time `to` to a builder, pixel by pixel. */
export function addChanges(
  builder: SpanBuilder,
  changes: Changes,
  from: number,
  to: number,
  ranges?: RangeAs,
): void {
  const { times } = changes;
  const numberOf = ranges && numbersOf(changes, ranges);
  const end = firstAfter(times, to);
  for (let at = from; at < end;) {
    const first = times[at]!;
    const next = firstFrom(times, at, end, (builder.pixel(first) + 1) * builder.ticks);
    const range = numberOf && rangeOf(at, next, numberOf);
    builder.add(first, times[next - 1]!, next - at > 1, changes.text(next - 1), range);
    at = next;
  }
}
