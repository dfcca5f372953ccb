import {
  cancelBisect,
  fileWriteFile,
  gitCommit,
  gitStage,
  lastGoodCommit,
  listBisects,
  regressionResults,
  showBisect,
  showRegression,
  startBisect,
  startRun,
} from '@netloom/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { limitBench, rigPlan } from '../../../../../packages/model/test/rig.ts';

const PLAN = rigPlan('limit', { fixed: [5] });
/** What the limit is on each commit; the fault comes with the sixth. */
const LIMITS = ['9', '9', '9', '(', '9', '8', '8', '8'];

let server: TestServer;
let ann: Client;
let stranger: Client;
const commits: string[] = [];
let failed: { resultId: number; runId: string };

async function commit(content: string, message: string): Promise<string> {
  const place = { deptId: DEMO, filePath: 'tb/rig_tb.sv' };
  await ann.call(fileWriteFile, { body: { ...place, content } });
  await ann.call(gitStage, { body: { deptId: DEMO, paths: ['tb/rig_tb.sv', 'rig.regress.json'] } });
  return (await ann.call(gitCommit, { body: { deptId: DEMO, message } })).commit;
}

async function regress(): Promise<{ resultId: number; runId: string }> {
  const request = { kind: 'regression', deptId: DEMO, path: 'rig.regress.json' };
  const { runId } = await ann.call(startRun, { body: request as never });
  await vi.waitFor(
    async () => {
      const { result, done } = (await ann.call(showRegression, { query: { runId } })).regression;
      expect([result === 'running', done]).toEqual([false, 1]);
    },
    { timeout: 60_000, interval: 100 },
  );
  const { rows } = await ann.call(regressionResults, { query: { runId } });
  return { resultId: rows[0]!.resultId, runId };
}

const ended = (bisectId: number) =>
  vi.waitFor(
    async () => {
      const found = await ann.call(showBisect, { query: { bisectId } });
      expect(found.outcome).not.toBe('running');
      return found;
    },
    { timeout: 120_000, interval: 100 },
  );

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
  stranger = await server.newUser('stranger');
  const plan = { deptId: DEMO, filePath: 'rig.regress.json', content: JSON.stringify(PLAN) };
  await ann.call(fileWriteFile, { body: plan });
  for (const [at, limit] of LIMITS.entries()) {
    commits.push(await commit(`${limitBench(limit)}// ${at}\n`, `Step ${at}`));
    if (at === 0) await regress();
  }
  failed = await regress();
}, 180_000);
afterAll(() => server.close());

it('proposes the last commit on which the same case and seed passed', async () => {
  const { resultId } = failed;
  expect(await ann.call(lastGoodCommit, { query: { resultId } })).toEqual({ commit: commits[0] });
});

it('names the commit that brought the fault, passing over what does not build, and makes sure of it', async () => {
  const { resultId } = failed;
  const { bisectId } = await ann.call(startBisect, { body: { resultId, good: commits[0]! } });
  const found = await ended(bisectId);
  expect(found).toMatchObject({
    ...{ outcome: 'found', caseName: 'limit', seed: 5, suspects: [], createBy: 'ann' },
    culprit: { commit: commits[5], subject: 'Step 5', author: 'ann' },
  });
  const confirmed = found.steps.filter(({ purpose }) => purpose === 'confirm');
  expect(confirmed.map((step) => [step.commit, step.answer])).toEqual([
    [commits[5], 'bad'],
    [commits[4], 'good'],
  ]);
  expect(found.steps.filter(({ purpose }) => purpose === 'search').length).toBeLessThanOrEqual(4);
  expect(found.steps.find((step) => step.commit === commits[5])!.message).toBe('limit is 8 with seed 5');
  expect((await ann.call(listBisects, { query: { deptId: DEMO } }))[0]!.bisectId).toBe(bisectId);
}, 150_000);

it('says which commits could be it as well, where none of them can be tried', async () => {
  const { resultId } = failed;
  const [good, bad] = [commits[2]!, commits[4]!];
  // Between them lies what does not build, and the later one is taken for bad.
  const { bisectId } = await ann.call(startBisect, { body: { resultId, good, bad } });
  const found = await ended(bisectId);
  expect(found).toMatchObject({ outcome: 'unsteady', suspects: [commits[3]] });
}, 150_000);

it('is refused where the one is no earlier version of the other, or is none', async () => {
  const { resultId } = failed;
  const start = (good: string, bad?: string) =>
    ann.call(startBisect, { body: { resultId, good, ...(bad !== undefined && { bad }) } });
  await expect(start(commits[7]!, commits[0])).rejects.toThrow(/no earlier version/);
  await expect(start('deadbeef')).rejects.toThrow(/no commit deadbeef/);
  await expect(start('--help')).rejects.toThrow(/no commit --help/);
  const other = stranger.call(startBisect, { body: { resultId, good: commits[0]! } });
  await expect(other).rejects.toThrow(/member|permission|project/i);
});

it('ends when it is told to, and stays ended', async () => {
  const { resultId } = failed;
  const { bisectId } = await ann.call(startBisect, { body: { resultId, good: commits[0]! } });
  const cancelled = await ann.call(cancelBisect, { body: { bisectId } });
  expect(cancelled.outcome).toBe('cancelled');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await ann.call(showBisect, { query: { bisectId } })).outcome).toBe('cancelled');
});
