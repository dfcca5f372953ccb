import { randomUUID } from 'node:crypto';
import type { RegressFile } from '@netloom/model/regression';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';
import { regressionResults, regressions } from './tables.ts';

const plan: RegressFile = {
  ...{ netloom: 'regress', version: 1, name: 'rig' },
  builds: { bench: { top: 'rig_tb', testbench: 'tb/rig_tb.sv' } },
  cases: {
    random: { build: 'bench', seeds: { count: 20, fewest: 2, after: 3 } },
    other: { build: 'bench', seeds: { count: 20 } },
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Night {
  seeds: Record<number, 'passed' | 'failed' | 'lost'>;
  plan?: RegressFile;
  branch?: string;
  againOf?: string;
}

async function night({ seeds, plan: was = plan, branch = 'main', againOf }: Night): Promise<string> {
  const { database } = server.services;
  const runId = randomUUID();
  const now = new Date();
  await database.insert(regressions).values({
    ...{ runId, deptId: DEMO, name: 'rig', path: 'a.regress.json', tree: '', branch, createBy: 1 },
    ...{ createTime: now, finishTime: now, caseNum: 1, plan: was, againOf: againOf ?? null },
  });
  const rows = Object.entries(seeds).map(([seed, verdict], caseIndex) => ({
    ...{ runId, deptId: DEMO, childRunId: runId, caseIndex, caseName: 'random', build: 'bench' },
    ...{ plusargs: '', seed: Number(seed), verdict, message: '', repeatKey: `${runId} ${caseIndex}` },
  }));
  await database.insert(regressionResults).values(rows);
  return runId;
}

const past = async (branch = 'main', asked = plan) =>
  Object.fromEntries(
    await server.services.pasts.of({ deptId: DEMO, branch, path: 'a.regress.json', plan: asked }),
  );

it('counts clean regressions in a row, of the same case, on the same branch', async () => {
  expect(await past()).toEqual({ random: { clean: 0, failing: [] } });
  const first = await night({ seeds: { 1: 'passed', 2: 'passed' } });
  await night({ seeds: { 3: 'passed' } });
  await night({ seeds: { 3: 'failed' }, branch: 'side' });
  expect(await past()).toEqual({ random: { clean: 2, failing: [] } });
  expect(await past('side')).toEqual({ random: { clean: 0, failing: [3] } });
  // What repeats a regression is no night of its own.
  await night({ seeds: { 4: 'passed' }, againOf: first });
  expect(await past()).toEqual({ random: { clean: 2, failing: [] } });
  const other = { ...plan, cases: { random: { ...plan.cases['random']!, plusargs: '+more' } } };
  expect(await past('main', other)).toEqual({ random: { clean: 0, failing: [] } });
});

it('tells what failed last and has not passed since; what the machine ended is not clean', async () => {
  await night({ seeds: { 7: 'failed', 8: 'failed', 9: 'passed' } });
  expect(await past()).toEqual({ random: { clean: 0, failing: [8, 7] } });
  await night({ seeds: { 7: 'passed', 8: 'lost' } });
  expect(await past()).toEqual({ random: { clean: 0, failing: [8] } });
});
