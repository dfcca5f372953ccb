import type { Changes, ChangeStore } from '../changes.ts';
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
    const begin = Math.max(query.from, store.begins[section]!);
    if (begin > query.to || found.length >= query.limit) break;
    const reported = found.length;
    const missed: Candidate[] = [];
    await scan(store, section, left, async (candidate, changes) => {
      const hit = firstIn(changes, begin, query.to, candidate);
      if (hit) found.push({ variable: hierarchy.variable(candidate.row), ...hit });
      else missed.push(candidate);
      if (turn.due) await turn.pause();
      return found.length >= query.limit;
    });
    left = missed;
    progress?.(Math.min(query.to, store.begins[section + 1] ?? query.to), found.slice(reported));
  }
  return found;
}

/** Visits the candidates' changes in a section until `visit` gives true, in one pass where the store can. */
async function scan(
  store: ChangeStore,
  section: number,
  candidates: Candidate[],
  visit: (candidate: Candidate, changes: Changes) => Promise<boolean>,
): Promise<void> {
  if (store.scan) {
    const signals = Int32Array.from(candidates, ({ signal }) => signal);
    return store.scan(section, signals, (index, changes) => visit(candidates[index]!, changes));
  }
  for (const candidate of candidates) {
    if (await visit(candidate, await store.load(section, candidate.signal))) return;
  }
}

function candidates(hierarchy: Hierarchy, condition: Condition, scope: number | null): Candidate[] {
  const all: Candidate[] = [];
  let reason: WaveError | undefined;
  // Scans want the signals in ascending order.
  const signals = [...hierarchy.signalsUnder(scope)].sort((a, b) => a.signal - b.signal);
  for (const { signal, row, subject } of signals) {
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

function firstIn(
  changes: Changes,
  begin: number,
  to: number,
  candidate: Candidate,
): { time: number; value: string } | null {
  const { matcher } = candidate;
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
