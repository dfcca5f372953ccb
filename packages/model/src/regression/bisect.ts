/** What a commit showed: `skip` says nothing of it, for instance since it does not build. */
export type BisectAnswer = 'good' | 'bad' | 'skip';

/** What a simulation says of its commit: only one that passed or failed is a witness. */
export function bisectAnswer(verdict: string | undefined): BisectAnswer {
  if (verdict === 'passed') return 'good';
  return verdict === 'failed' ? 'bad' : 'skip';
}

/**
 * What a search has found once the culprit and its parent, if it has one, were simulated again: `unsteady` where either
 * ended otherwise, `ambiguous` where commits that cannot be tried could be it as well.
 */
export function bisectOutcome(
  culprit: BisectAnswer,
  parent: BisectAnswer | undefined,
  suspects: readonly string[],
): 'found' | 'ambiguous' | 'unsteady' {
  if (culprit !== 'bad' || parent === 'bad') return 'unsteady';
  return suspects.length > 0 || parent !== 'good' ? 'ambiguous' : 'found';
}

/** What is known while a culprit is looked for. */
export interface BisectState {
  goods: readonly string[];
  bad: string;
  skipped: readonly string[];
}

/** What is tried next, or the first bad commit; any of the suspects could be it too, since none of them can be tried. */
export type BisectNext = { test: string; left: number } | { culprit: string; suspects: readonly string[] };

/**
 * Goes on from what git says of the commits that are in `bad` and in none of `goods`: those that halve them best first,
 * `bad` itself the last (`git rev-list --bisect-all`).
 */
export function bisectNext({ bad, skipped }: BisectState, candidates: readonly string[]): BisectNext {
  const passedOver = new Set(skipped);
  const test = candidates.find((commit) => commit !== bad && !passedOver.has(commit));
  if (test !== undefined) return { test, left: candidates.length };
  return { culprit: bad, suspects: candidates.filter((commit) => commit !== bad) };
}

export function bisectAnswered(state: BisectState, commit: string, answer: BisectAnswer): BisectState {
  if (answer === 'good') return { ...state, goods: [...state.goods, commit] };
  return answer === 'bad' ? { ...state, bad: commit } : { ...state, skipped: [...state.skipped, commit] };
}

/** Arguments of git that list the candidates. */
export const bisectArguments = ({ goods, bad }: Pick<BisectState, 'goods' | 'bad'>): string[] => [
  'rev-list',
  '--bisect-all',
  bad,
  ...goods.map((good) => `^${good}`),
  '--',
];

/** The commits of what git answers, without their distances. */
export const readCandidates = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.split(' ', 1)[0]!)
    .filter(Boolean);
