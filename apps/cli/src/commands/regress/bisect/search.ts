import { bisectAnswered, bisectArguments, bisectNext, readCandidates } from '@netloom/model/regression';
import type { BisectAnswer, BisectState } from '@netloom/model/regression';
import { git } from './git.ts';

export interface Found {
  culprit: string;
  /** Commits that could not be tried and could be it as well. */
  suspects: readonly string[];
  tried: number;
}

/** Finds the first bad commit between two of a repository, trying as few as halving needs. */
export async function searchCulprit(
  root: string,
  { good, bad }: { good: string; bad: string },
  answer: (commit: string, left: number) => Promise<BisectAnswer>,
): Promise<Found> {
  let state: BisectState = { goods: [good], bad, skipped: [] };
  for (let tried = 0; ; tried += 1) {
    const candidates = readCandidates(git(root, bisectArguments(state)).toString('latin1'));
    const next = bisectNext(state, candidates);
    if ('culprit' in next) return { ...next, tried };
    state = bisectAnswered(state, next.test, await answer(next.test, next.left));
  }
}
