import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gitIn } from '../../../../test/histories.ts';
import { regressBisect, triedOf } from './bisect.ts';
import { limitBench, rigPlan } from '../../../../../../packages/model/test/rig.ts';

const PLAN = rigPlan('limit', { fixed: [5] });
/** The plan is written with the third, and what comes before has none. */
const LIMITS = ['9', '9', '8', '8'];

let root: string;
const commits: string[] = [];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'netloom-history-'));
  gitIn(root, 'init', '-q', '-b', 'main');
  mkdirSync(join(root, 'tb'));
  for (const [at, limit] of LIMITS.entries()) {
    writeFileSync(join(root, 'tb/rig_tb.sv'), `${limitBench(limit)}// ${at}\n`);
    if (at === 2) writeFileSync(join(root, 'rig.regress.json'), JSON.stringify(PLAN));
    gitIn(root, 'add', '-A');
    gitIn(root, 'commit', '-q', '-m', `step ${at}`);
    commits.push(gitIn(root, 'rev-parse', 'HEAD'));
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const options = { only: { case: 'limit', seed: 5 }, bad: 'HEAD', write: () => undefined };

it('names the first commit on which a simulation fails, and leaves the repository as it was', async () => {
  const outcome = await regressBisect('rig.regress.json', { ...options, root, good: commits[0]! });
  expect(outcome).toMatchObject({
    ...{ failed: false, result: { culprit: commits[2], confirmed: true, suspects: [], subject: 'step 2' } },
    text: `first bad commit: ${commits[2]} step 2`,
  });
  expect(gitIn(root, 'status', '--porcelain')).toBe('');
  expect(gitIn(root, 'rev-parse', 'HEAD')).toBe(commits[3]);
}, 120_000);

it('does not call a commit the culprit whose parent fails as well', async () => {
  const outcome = await regressBisect('rig.regress.json', { ...options, root, good: commits[2]! });
  expect(outcome).toMatchObject({ failed: true, result: { culprit: commits[3], confirmed: false } });
}, 120_000);

it.each<[string[], string]>([
  [['passed', 'passed'], 'good'],
  [['passed', 'failed'], 'bad'],
  [['passed', 'compile-failed'], 'skip'],
  [['timed-out', 'failed'], 'bad'],
  [[], 'skip'],
])('takes results of several builds that %j for %s', (verdicts, answer) => {
  expect(triedOf(verdicts.map((verdict) => ({ verdict, message: '' }))).answer).toBe(answer);
});

it('refuses a good commit that is no earlier version', async () => {
  const asked = regressBisect('rig.regress.json', { ...options, root, good: 'HEAD', bad: 'HEAD~1' });
  await expect(asked).rejects.toThrow(/no earlier version/);
});
