import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gitBisectRun, gitIn, seededHistory } from '../../../../test/histories.ts';
import { searchCulprit } from './search.ts';
import type { BisectAnswer } from '@netloom/model/regression';

const SEEDS = process.env['NETLOOM_DEEP'] ? 20 : 4;
const stateAt = (root: string, commit: string) =>
  Promise.resolve(gitIn(root, 'show', `${commit}:state`) as BisectAnswer);

it('finds what git bisect run finds, on histories with merges and commits that do not build', async () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const history = seededHistory(seed, 24, seed % 2 === 0 ? 0.15 : 0);
    const { root } = history;
    const ours = await searchCulprit(root, history, (commit) => stateAt(root, commit));
    const theirs = gitBisectRun(history);
    // Where git gives up, since only skipped commits are left, so do we.
    expect({ seed, found: ours.suspects.length > 0 ? undefined : ours.culprit }).toEqual({
      seed,
      found: theirs,
    });
    rmSync(root, { recursive: true, force: true });
  }
}, 300_000);

it('tries at most seven of 64 commits', async () => {
  const history = seededHistory(99, 65, 0);
  const { root } = history;
  const { culprit, tried } = await searchCulprit(root, history, (commit) => stateAt(root, commit));
  expect(tried).toBeLessThanOrEqual(7);
  expect(await stateAt(root, culprit)).toBe('bad');
  expect(await stateAt(root, `${culprit}^`)).toBe('good');
  rmSync(root, { recursive: true, force: true });
}, 120_000);
