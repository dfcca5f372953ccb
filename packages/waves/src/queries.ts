import type { Changes, ChangeStore } from './changes.ts';
import { firstAfter, sectionAt } from './changes.ts';
import { TraceBuilder } from './traceBuilder.ts';
import { WaveError } from './waveError.ts';
import type { EdgeDirection, WaveTrace } from './waveTypes.ts';

function checkSignal(store: ChangeStore, signal: number): void {
  if (!Number.isInteger(signal) || signal < 0 || signal >= store.signals) {
    throw new WaveError(`there is no signal ${signal}`, 'query');
  }
}

function valueIn(changes: Changes, time: number): string {
  const index = firstAfter(changes.times, time) - 1;
  return index < 0 ? changes.start : changes.text(index);
}

export async function valueAt(store: ChangeStore, signal: number, time: number): Promise<string | null> {
  checkSignal(store, signal);
  const section = sectionAt(store, time);
  return section < 0 ? null : valueIn(await store.load(section, signal), time);
}

/** The signal over [from, to]; its first point holds the value at `from`, or lies where the dump begins. */
export async function traceOf(
  store: ChangeStore,
  signal: number,
  from: number,
  to: number,
  pixels: number,
): Promise<WaveTrace> {
  checkSignal(store, signal);
  const builder = new TraceBuilder(signal, from, to, pixels);
  const first = Math.max(0, sectionAt(store, from));
  for (let section = first; section < store.begins.length; section++) {
    const begin = Math.max(from, store.begins[section]!);
    if (begin > to) break;
    const changes = await store.load(section, signal);
    builder.hold(begin, valueIn(changes, begin));
    builder.add(changes, begin, to);
  }
  return builder.finish();
}

/** Sections may repeat a value at their begin; only a different value is an edge. */
async function nextEdge(store: ChangeStore, signal: number, time: number): Promise<number | null> {
  let value = await valueAt(store, signal, time);
  for (let section = Math.max(0, sectionAt(store, time)); section < store.begins.length; section++) {
    const changes = await store.load(section, signal);
    const begin = store.begins[section]!;
    if (begin > time && changes.start !== value && changes.times[0] !== begin) return begin;
    for (let i = firstAfter(changes.times, time); i < changes.times.length; i++) {
      if (changes.pulses || changes.text(i) !== value) return changes.times[i]!;
    }
    value = changes.times.length > 0 ? changes.text(changes.times.length - 1) : changes.start;
  }
  return null;
}

async function previousEdge(store: ChangeStore, signal: number, time: number): Promise<number | null> {
  for (let section = sectionAt(store, time); section >= 0; section--) {
    const changes = await store.load(section, signal);
    for (let i = firstAfter(changes.times, time) - 1; i >= 0; i--) {
      const before = i > 0 ? changes.text(i - 1) : changes.start;
      if (changes.times[i]! < time && (changes.pulses || changes.text(i) !== before))
        return changes.times[i]!;
    }
  }
  return null;
}

/** Time of the nearest change strictly after or before `time`. */
export function edgeOf(
  store: ChangeStore,
  signal: number,
  time: number,
  direction: EdgeDirection,
): Promise<number | null> {
  checkSignal(store, signal);
  return direction === 'next' ? nextEdge(store, signal, time) : previousEdge(store, signal, time);
}
