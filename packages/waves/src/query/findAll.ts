import type { ChangeStore } from '../changes.ts';
import { firstAfter, sectionAt } from '../changes.ts';
import type { Hierarchy } from '../hierarchy.ts';
import { WaveError } from '../waveError.ts';
import type { FindAllQuery, FoundValue, SearchControl } from '../waveTypes.ts';
import type { Condition } from './condition.ts';
import { conditionOf } from './condition.ts';
import { valueIn } from './edges.ts';
import { begins } from './find.ts';
import type { Matcher } from './matcher.ts';
import { matcherOf } from './matcher.ts';
import { Turn } from './turn.ts';

/** A signal that can take the value and has not been seen to. */
interface Candidate {
  signal: number;
  row: number;
  matcher: Matcher;
  /** Its value so far, to see what begins at the next section. */
  value: string | null;
}

/**
 * Goes through the dump once, section by section; a signal is left at its first hit. Where the value is held at `from`,
 * that is the hit.
 */
export async function findAll(
  hierarchy: Hierarchy,
  store: ChangeStore,
  query: FindAllQuery,
  { signal: abort, progress }: SearchControl = {},
): Promise<FoundValue[]> {
  const turn = new Turn(abort);
  const found: FoundValue[] = [];
  let left = candidates(hierarchy, conditionOf(query.condition), query.scope);
  for (let section = Math.max(0, sectionAt(store, query.from)); section < store.begins.length; section++) {
    if (store.begins[section]! > query.to || found.length >= query.limit) break;
    const reported = found.length;
    const missed: Candidate[] = [];
    for (const candidate of left) {
      await turn.pause();
      if (found.length >= query.limit) break;
      const hit = await firstIn(store, section, candidate, query);
      if (hit) found.push({ variable: hierarchy.variable(candidate.row), ...hit });
      else missed.push(candidate);
    }
    left = missed;
    progress?.(Math.min(query.to, store.begins[section + 1] ?? query.to), found.slice(reported));
  }
  return found;
}

function candidates(hierarchy: Hierarchy, condition: Condition, scope: number | null): Candidate[] {
  const all: Candidate[] = [];
  let reason: WaveError | undefined;
  for (const { signal, row, subject } of hierarchy.signalsUnder(scope)) {
    try {
      all.push({ signal, row, matcher: matcherOf(condition, subject), value: null });
    } catch (error) {
      if (!(error instanceof WaveError)) throw error;
      reason = error;
    }
  }
  if (all.length === 0 && reason) throw reason;
  return all;
}

async function firstIn(
  store: ChangeStore,
  section: number,
  candidate: Candidate,
  { from, to }: FindAllQuery,
): Promise<{ time: number; value: string } | null> {
  const changes = await store.load(section, candidate.signal);
  const { matcher } = candidate;
  const begin = Math.max(from, store.begins[section]!);
  const start = valueIn(changes, begin);
  if (begins(matcher, candidate.value, start, false)) return { time: begin, value: start };
  candidate.value = start;
  const end = firstAfter(changes.times, to);
  for (let i = firstAfter(changes.times, begin); i < end; i++) {
    const value = changes.text(i);
    if (begins(matcher, candidate.value, value, changes.pulses ?? false))
      return { time: changes.times[i]!, value };
    candidate.value = value;
  }
  return null;
}
