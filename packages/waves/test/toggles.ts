import type { Changes, ChangeStore } from '../src/changes.ts';
import { Lanes } from '../src/query/lanes.ts';
import { Summaries } from '../src/query/summaries.ts';
import { traceOf } from '../src/query/traces.ts';
import { Turn } from '../src/query/turn.ts';
import type { WaveTrace, WindowQuery } from '../src/waveTypes.ts';

/** Changes as plain pairs of time and value, ascending; the first holds from the dump's begin. */
export type Plain = [number, string][];

/** A store of plain signals, cut into sections at `begins`. */
export function plainStore(signals: Plain[], begins: number[]): ChangeStore {
  const sections = begins.map((from, i) => signals.map((all) => part(all, from, begins[i + 1] ?? Infinity)));
  return {
    begins,
    signals: signals.length,
    load: (section, signal) => Promise.resolve(sections[section]![signal]!),
  };
}

/** What changes in [from, to). */
function part(all: Plain, from: number, to: number): Changes {
  const inside = all.slice(1).filter(([time]) => time >= from && time < to);
  const before = all.slice(1).findLast(([time]) => time < from) ?? all[0]!;
  return {
    start: before[1],
    times: Float64Array.from(inside, ([time]) => time),
    text: (index) => inside[index]![1],
    bytes: 0,
  };
}

/** A single bit that is 0 and toggles at the given times. */
export function toggling(times: number[]): Plain {
  return [[0, '0'], ...times.map((time, i): [number, string] => [time, i % 2 === 0 ? '1' : '0'])];
}

export function laneOf(store: ChangeStore, ref: string) {
  return new Lanes(store, () => 'bits').lane(ref);
}

export function traceIn(
  store: ChangeStore,
  ref: string,
  window: Omit<WindowQuery, 'signals'>,
  summaries = new Summaries(),
): Promise<WaveTrace> {
  return traceOf(store, summaries, laneOf(store, ref), window, new Turn());
}
