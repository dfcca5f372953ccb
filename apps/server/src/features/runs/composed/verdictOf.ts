import type { ServerCause } from '@netloom/contract';
import type { RunVerdict } from '@netloom/model';

/** Verdicts from the worst on, each with what a run of runs is called that has a run of it. */
const WORST: readonly [of: RunVerdict, called: RunVerdict][] = [
  ['failed', 'failed'],
  ['timed-out', 'failed'],
  ['out-of-memory', 'failed'],
  ['lost', 'failed'],
  ['cancelled', 'cancelled'],
  ['inconclusive', 'inconclusive'],
  // The run that one was skipped for is among the others.
  ['skipped', 'inconclusive'],
];

interface EndedRun {
  kind: string;
  verdict: RunVerdict | null;
}

/** How a run of runs ended, and which of its runs did not pass. */
export function verdictOf(
  children: readonly EndedRun[],
  isCancelled: boolean,
): { verdict: RunVerdict; cause: ServerCause } {
  const passed = children.filter(({ verdict }) => verdict === 'passed').length;
  const others = children
    .filter(({ verdict }) => verdict !== 'passed')
    .map(({ kind, verdict }) => ({ kind, verdict }));
  const worst = WORST.find(([of]) => others.some(({ verdict }) => verdict === of));
  const verdict = isCancelled
    ? 'cancelled'
    : (worst?.[1] ?? (others.length === 0 ? 'passed' : 'inconclusive'));
  return { verdict, cause: { code: 'family-ended', passed, all: children.length, others } };
}
