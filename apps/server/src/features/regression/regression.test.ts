import { hostname } from 'node:os';
import {
  listRegressions,
  regressionBuckets,
  regressionMatrix,
  regressionResults,
  resultPlace,
  rerunRegression,
  showRegression,
  showResult,
  showRun,
  startRun,
} from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import { and, eq } from '../../database/drizzle.ts';
import { findRun } from '../runs/index.ts';
import { takeResults } from './results/takeResults.ts';
import { regressionResults as resultTable, regressions } from './tables.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { GENERATED, generatorRig } from '../../../../../packages/model/test/rig.ts';

/** Fails by what it is told, and by its seed where it is told nothing. */
const BENCH = `module rig_tb;
  integer seed;
  initial begin
    if (!$value$plusargs("seed=%d", seed)) seed = 0;
    #3;
    if ($test$plusargs("hang")) forever #1 seed = seed + 1;
    if ($test$plusargs("bad")) $error("count %0d is wrong at /tmp/x%0d/a.sv", seed, seed);
    else $display("TEST PASSED");
    $finish;
  end
endmodule
`;
const BROKEN = 'module broken_tb;\n  initial nothing(;\nendmodule\n';
const bench = { top: 'rig_tb', testbench: 'tb/rig_tb.sv', simulator: 'icarus' };
const PLAN = {
  ...{ netloom: 'regress', version: 1, name: 'rig' },
  builds: { bench, broken: { ...bench, top: 'broken_tb', testbench: 'tb/broken_tb.sv' } },
  cases: {
    good: { build: 'bench', seeds: { from: 1, to: 6 }, groups: ['smoke'] },
    bad: { build: 'bench', plusargs: '+bad', seeds: { fixed: [11, 12] } },
    hang: { build: 'bench', plusargs: '+hang', seconds: 1 },
    never: { build: 'broken' },
  },
};

let server: TestServer;
let ann: Client;
let stranger: Client;
let whole: ReplyOf<typeof showRegression>;

const start = async (options: object) =>
  (await ann.call(startRun, { body: { kind: 'regression', deptId: DEMO, ...options } as never })).runId;

async function ended(runId: string): Promise<ReplyOf<typeof showRegression>> {
  const show = () => ann.call(showRegression, { query: { runId } });
  const check = async () => {
    const { result, done, caseNum } = (await show()).regression;
    expect(result).not.toBe('running');
    expect(done).toBe(caseNum);
  };
  await vi.waitFor(check, { timeout: 60_000, interval: 100 });
  return show();
}

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
  stranger = await server.newUser('stranger');
  const tree = await server.services.projects.tree(DEMO, 2);
  await tree.write('tb/rig_tb.sv', BENCH, 'path');
  await tree.write('tb/broken_tb.sv', BROKEN, 'path');
  await tree.write('rig.regress.json', JSON.stringify(PLAN), 'path');
  const room = { ...PLAN, executor: { partition: 'long' } };
  await tree.write('room.regress.json', JSON.stringify(room), 'path');
  for (const [path, text] of Object.entries(generatorRig)) await tree.write(path, text, 'path');
  whole = await ended(await start({ path: 'rig.regress.json' }));
}, 120_000);
afterAll(() => server.close());

it('has the figures of the specification, of all that it simulated', () => {
  expect(whole.regression).toMatchObject({
    ...{ name: 'rig', result: 'failed', caseNum: 10, done: 10, rtlType: 'icarus' },
    ...{ passNum: 6, compilerFailNum: 1, simulateFailNum: 2, infrastructureNum: 1 },
    ...{ failures: ['bad', 'never'], againOf: null, createBy: 'ann' },
  });
  expect(whole.regression.rtlVersion).toMatch(/^[0-9a-f]{40}\+$/);
  expect(
    whole.cases.map(({ caseName, all, passed, failed, others }) => [caseName, all, passed, failed, others]),
  ).toEqual([
    ['bad', 2, 0, 2, 0],
    ['good', 6, 6, 0, 0],
    ['hang', 1, 0, 0, 1],
    ['never', 1, 0, 1, 0],
  ]);
});

it('lists results, what failed first, each with its seed, message and place', async () => {
  const { runId } = whole.regression;
  const { rows, total } = await ann.call(regressionResults, { query: { runId } });
  expect(total).toBe(10);
  expect(rows.slice(0, 2)).toMatchObject([
    { caseName: 'bad', seed: 11, verdict: 'failed', file: 'tb/rig_tb.sv', line: 7 },
    { caseName: 'bad', seed: 12, verdict: 'failed', message: 'count 12 is wrong at /tmp/x12/a.sv' },
  ]);
  // The same cause with other numbers and another path.
  expect(rows[0]!.bucketId).toBe(rows[1]!.bucketId);
  const infrastructure = await ann.call(regressionResults, { query: { runId, class: 'infrastructure' } });
  expect(infrastructure.rows).toMatchObject([{ caseName: 'hang', verdict: 'timed-out', attempts: 2 }]);
});

it('lays results out by case, build and seed', async () => {
  const { runId } = whole.regression;
  const rows = await ann.call(regressionMatrix, { query: { runId } });
  expect(rows.map(({ caseName, build, counts }) => [caseName, build, counts])).toEqual([
    ['bad', 'bench', { failed: 2 }],
    ['good', 'bench', { passed: 6 }],
    ['hang', 'bench', { infrastructure: 1 }],
    ['never', 'broken', { 'compile-failed': 1 }],
  ]);
  expect(rows[1]!.results.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('sorts failures by their cause, and knows since when it is there', async () => {
  const { runId, rtlVersion } = whole.regression;
  const buckets = await ann.call(regressionBuckets, { query: { runId } });
  expect(buckets[0]).toMatchObject({ count: 2, cases: ['bad'], firstVersion: rtlVersion });
  const { bucketId } = buckets[0]!;
  const { rows } = await ann.call(regressionResults, { query: { runId, bucketId } });
  expect(rows.map(({ seed }) => seed)).toEqual([11, 12]);
});

it('shows a result with its log and the command that repeats it', async () => {
  const { runId } = whole.regression;
  const { rows } = await ann.call(regressionResults, { query: { runId, caseName: 'bad' } });
  const { resultId } = rows[0]!;
  const { command, hasLog } = await ann.call(showResult, { query: { resultId } });
  expect(hasLog).toBe(true);
  expect(await ann.call(resultPlace, { query: { resultId } })).toMatchObject({ command, host: hostname() });
  expect(command).toMatch(
    /^git checkout [0-9a-f]{40} && netloom regress run rig.regress.json --only bad:11 --waves$/,
  );
});

it('simulates again what did not pass, on the same tree, with waves', async () => {
  const { runId, rtlVersion } = whole.regression;
  const { rows } = await ann.call(regressionResults, { query: { runId, caseName: 'bad' } });
  const resultIds = rows.map((row) => row.resultId);
  const again = await ann.call(rerunRegression, { body: { runId, resultIds, waves: true } });
  const { regression } = await ended(again.runId);
  expect(regression).toMatchObject({
    caseNum: 2,
    simulateFailNum: 2,
    nondeterministicNum: 0,
    againOf: runId,
  });
  expect(regression.rtlVersion).toBe(rtlVersion);
  expect(regression.wave).not.toBeNull();
});

it('simulates again what is shown, or all of a case', async () => {
  const { runId } = whole.regression;
  const again = async (chosen: object) => {
    const { runId: other } = await ann.call(rerunRegression, { body: { runId, ...chosen } });
    return (await ended(other)).cases.map(({ caseName, all }) => [caseName, all]);
  };
  expect(await again({ all: true, caseName: 'good' })).toEqual([['good', 6]]);
  expect(await again({ class: 'failed' })).toEqual([['bad', 2]]);
  const nothing = await ann.reply(rerunRegression, { body: { runId, caseName: 'good' } });
  expect(nothing).toMatchObject({ data: { reason: 'nothing-to-rerun' } });
});

it('gives each simulation what its generator makes for the seed, and says of which it could make none', async () => {
  const { regression } = await ended(await start({ path: 'made.regress.json' }));
  const { runId } = regression;
  const told = async (of: string) => {
    const { rows } = await ann.call(regressionResults, { query: { runId: of } });
    return rows
      .map(({ seed, verdict, message }) => [seed, verdict, message])
      .sort((one, other) => Number(one[0]) - Number(other[0]));
  };
  expect(regression).toMatchObject({ passNum: 1, simulateFailNum: 1, compilerFailNum: 1 });
  expect(await told(runId)).toEqual(GENERATED);
  const again = await ann.call(rerunRegression, { body: { runId, all: true } });
  await ended(again.runId);
  expect(await told(again.runId)).toEqual(GENERATED);
});

it('simulates once more, by itself, what the machine took from it, and only that once', async () => {
  const { runId } = await ended(await start({ path: 'rig.regress.json', groups: ['smoke'] })).then(
    ({ regression }) => regression,
  );
  const { database } = server.services;
  const lost = { verdict: 'lost', attempts: 1 } as const;
  const ofSeed = and(eq(resultTable.runId, runId), eq(resultTable.seed, 2));
  await database.update(resultTable).set(lost).where(ofSeed);
  await database.update(regressions).set({ finishTime: null }).where(eq(regressions.runId, runId));
  const run = (await findRun(database, runId))!;
  await takeResults(run, server.services);
  await takeResults(run, server.services);
  const { rows } = await ann.call(listRegressions, { query: { deptId: DEMO } });
  const again = rows.filter(({ againOf }) => againOf === runId);
  expect(again).toHaveLength(1);
  expect((await ended(again[0]!.runId)).cases).toMatchObject([{ caseName: 'good', all: 1, passed: 1 }]);
});

it('lists regressions, the newest first, and runs the chosen group alone', async () => {
  const { regression } = await ended(await start({ path: 'rig.regress.json', groups: ['smoke'] }));
  expect(regression).toMatchObject({ caseNum: 6, result: 'passed' });
  const { rows } = await ann.call(listRegressions, { query: { deptId: DEMO } });
  expect(rows[0]!.runId).toBe(regression.runId);
});

it.each([
  ['no-case-group', { path: 'rig.regress.json', groups: ['smoke', 'none'] }],
  ['no-case-build', { path: 'rig.regress.json', only: [{ case: 'good', seed: 1, build: 'gone' }] }],
  ['no-case', { path: 'rig.regress.json', only: [{ case: 'gone', seed: 1 }] }],
  ['no-file', { path: 'gone.regress.json' }],
  ['no-cluster', { path: 'room.regress.json' }],
])('refuses with %s', async (reason, options) => {
  const body = { kind: 'regression', deptId: DEMO, ...options } as never;
  expect(await ann.reply(startRun, { body })).toMatchObject({ data: { reason } });
});

it('is closed to others', async () => {
  const { runId } = whole.regression;
  expect(await stranger.reply(showRegression, { query: { runId } })).toMatchObject({ code: 403 });
  expect(await server.anonymous.reply(showRegression, { query: { runId } })).toMatchObject({ code: 401 });
  const { runId: other } = await ann.call(startRun, {
    body: { kind: 'lint', deptId: DEMO, top: 'rig_tb', testbench: 'tb/rig_tb.sv' } as never,
  });
  expect(await ann.reply(showRegression, { query: { runId: other } })).toMatchObject({ code: 404 });
  await expect
    .poll(async () => (await ann.call(showRun, { query: { runId: other } })).state)
    .toBe('finished');
});
