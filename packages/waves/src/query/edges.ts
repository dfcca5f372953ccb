import type { Changes, ChangeStore } from '../changes.ts';
import { firstAfter, sectionAt } from '../changes.ts';
import type { EdgeDirection } from '../waveTypes.ts';
import type { Lane } from './lanes.ts';
import type { Turn } from './turn.ts';

export function valueIn(changes: Changes, time: number): string {
  const index = firstAfter(changes.times, time) - 1;
  return index < 0 ? changes.start : changes.text(index);
}

/** The value at `time`, or null before the dump begins. */
export async function valueAt(store: ChangeStore, lane: Lane, time: number): Promise<string | null> {
  const section = sectionAt(store, time);
  return section < 0 ? null : valueIn(await lane.load(section), time);
}

/** The value a section's changes end with. */
export function lastOf(changes: Changes): string {
  const { length } = changes.times;
  return length > 0 ? changes.text(length - 1) : changes.start;
}

/** Sections may repeat a value at their begin; only a different value is an edge. */
async function nextEdge(store: ChangeStore, lane: Lane, time: number, turn: Turn): Promise<number | null> {
  let value = await valueAt(store, lane, time);
  for (let section = Math.max(0, sectionAt(store, time)); section < store.begins.length; section++) {
    await turn.pause();
    const changes = await lane.load(section);
    const begin = store.begins[section]!;
    if (begin > time && value !== null && changes.start !== value && changes.times[0] !== begin) return begin;
    for (let i = firstAfter(changes.times, time); i < changes.times.length; i++) {
      if (changes.pulses || changes.text(i) !== value) return changes.times[i]!;
    }
    value = lastOf(changes);
  }
  return null;
}

async function previousEdge(
  store: ChangeStore,
  lane: Lane,
  time: number,
  turn: Turn,
): Promise<number | null> {
  let after: string | null = null;
  for (let section = sectionAt(store, time); section >= 0; section--) {
    await turn.pause();
    const changes = await lane.load(section);
    if (after !== null && lastOf(changes) !== after) return store.begins[section + 1]!;
    for (let i = firstAfter(changes.times, time) - 1; i >= 0; i--) {
      const before = i > 0 ? changes.text(i - 1) : changes.start;
      if (changes.times[i]! < time && (changes.pulses || changes.text(i) !== before))
        return changes.times[i]!;
    }
    // A value that differs at this section's begin is an edge there.
    after = store.begins[section]! < time ? changes.start : null;
  }
  return null;
}

/** Time of the nearest change strictly after or before `time`. */
export function edgeOf(
  store: ChangeStore,
  lane: Lane,
  time: number,
  direction: EdgeDirection,
  turn: Turn,
): Promise<number | null> {
  return direction === 'next' ? nextEdge(store, lane, time, turn) : previousEdge(store, lane, time, turn);
}
