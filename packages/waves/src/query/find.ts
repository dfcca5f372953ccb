import type { ChangeStore } from '../changes.ts';
import { firstAfter, sectionAt } from '../changes.ts';
import type { EdgeDirection } from '../waveTypes.ts';
import { lastOf, valueAt } from './edges.ts';
import type { Lane } from './lanes.ts';
import type { Matcher } from './matcher.ts';
import type { Turn } from './turn.ts';

/** Whether a change of value begins what is searched for. */
export function begins(matcher: Matcher, before: string | null, after: string, pulse: boolean): boolean {
  if ('holds' in matcher) return matcher.holds(after) && (before === null || !matcher.holds(before));
  return before !== null && (pulse || before !== after) && matcher.occurs(before, after);
}

async function findNext(store: ChangeStore, lane: Lane, matcher: Matcher, time: number, turn: Turn) {
  let value = await valueAt(store, lane, time);
  for (let section = Math.max(0, sectionAt(store, time)); section < store.begins.length; section++) {
    await turn.pause();
    const changes = await lane.load(section);
    const begin = store.begins[section]!;
    const pulse = changes.pulses ?? false;
    if (begin > time && changes.times[0] !== begin) {
      if (begins(matcher, value, changes.start, false)) return begin;
      value = changes.start;
    }
    for (let i = firstAfter(changes.times, time); i < changes.times.length; i++) {
      const next = changes.text(i);
      if (begins(matcher, value, next, pulse)) return changes.times[i]!;
      value = next;
    }
  }
  return null;
}

async function findPrevious(store: ChangeStore, lane: Lane, matcher: Matcher, time: number, turn: Turn) {
  /** What the section after this one begins with, when that lies before `time`. */
  let after: string | null = null;
  for (let section = sectionAt(store, time); section >= 0; section--) {
    await turn.pause();
    const changes = await lane.load(section);
    const pulse = changes.pulses ?? false;
    const begin = store.begins[section]!;
    if (after !== null && begins(matcher, lastOf(changes), after, false)) return store.begins[section + 1]!;
    let i = firstAfter(changes.times, time) - 1;
    if (changes.times[i] === time) i -= 1;
    for (let value = i >= 0 ? changes.text(i) : ''; i >= 0; i--) {
      const before =
        i > 0 ? changes.text(i - 1) : changes.times[0] === begin && section === 0 ? null : changes.start;
      if (begins(matcher, before, value, pulse)) return changes.times[i]!;
      value = before ?? '';
    }
    after = begin < time && changes.times[0] !== begin ? changes.start : null;
  }
  return after !== null && begins(matcher, null, after, false) ? store.begins[0]! : null;
}

/** Where what is searched for begins, strictly after or before `time`; a value at the dump's begin begins there. */
export function find(
  store: ChangeStore,
  lane: Lane,
  matcher: Matcher,
  time: number,
  direction: EdgeDirection,
  turn: Turn,
): Promise<number | null> {
  return direction === 'next'
    ? findNext(store, lane, matcher, time, turn)
    : findPrevious(store, lane, matcher, time, turn);
}
