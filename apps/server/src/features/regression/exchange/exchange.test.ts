import { spawnSync } from 'node:child_process';
import {
  exportResults,
  importResults,
  readDvsim,
  regressionBuckets,
  regressionResults,
  showRegression,
  showSignOff,
} from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';

const JUNIT = `<testsuite name="nightly">
  <testcase name="add:7" classname="add" time="1.5"/>
  <testcase name="sub:8" classname="sub" time="2"><failure message="count 3 is wrong"/></testcase>
  <testcase name="sub:9" classname="sub" time="2"><failure message="count 4 is wrong"/></testcase>
  <testcase name="waits" classname="py" time="0"><skipped/></testcase>
  <testcase name="mul:1" classname="mul" time="60"><error type="timed-out" message="too long"/></testcase>
</testsuite>`;

let server: TestServer;
let ann: Client;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
});
afterAll(() => server.close());

const take = (text: string, format: 'junit' | 'json' = 'junit') =>
  ann.call(importResults, { body: { deptId: DEMO, format, text } });

async function told(runId: string) {
  const { rows } = await ann.call(regressionResults, { query: { runId } });
  return rows
    .map(({ caseName, seed, verdict, message, seconds }) => ({ caseName, seed, verdict, message, seconds }))
    .sort((one, other) => (one.caseName + one.seed < other.caseName + other.seed ? -1 : 1));
}

it('takes the results of others as a regression, sorted by cause', async () => {
  const { runId, results } = await take(JUNIT);
  expect(results).toBe(5);
  const { regression } = await ann.call(showRegression, { query: { runId } });
  expect(regression).toMatchObject({
    ...{ name: 'nightly', result: 'failed', caseNum: 5, done: 5, passNum: 1, simulateFailNum: 2 },
    ...{ infrastructureNum: 1, inconclusiveNum: 1, rtlType: 'junit' },
  });
  expect(await told(runId)).toMatchObject([
    { caseName: 'add', seed: 7, verdict: 'passed', seconds: 1.5 },
    { caseName: 'mul', seed: 1, verdict: 'timed-out' },
    { caseName: 'py.waits', seed: 0, verdict: 'inconclusive' },
    { caseName: 'sub', seed: 8, verdict: 'failed', message: 'count 3 is wrong' },
    { caseName: 'sub', seed: 9, verdict: 'failed' },
  ]);
  const [first] = await ann.call(regressionBuckets, { query: { runId } });
  expect(first).toMatchObject({ count: 2, cases: ['sub'] });
});

it('says how many checks of a file it does not take', async () => {
  const result = { case: 'add', seed: 7, build: 'bench', verdict: 'passed', message: '', seconds: 1 };
  const checks = [{ name: 'holds', kind: 'proof', verdict: 'passed', message: '' }];
  const file = { netloom: 'results', version: 1, name: 'checked', results: [result], checks };
  expect(await take(JSON.stringify(file), 'json')).toMatchObject({ results: 1, checks: 1 });
  expect((await take(JUNIT)).checks).toBe(0);
});

it.each(['junit', 'json'] as const)('gives as %s what it takes again unchanged', async (format) => {
  const { runId } = await take(JUNIT);
  const { text } = await ann.call(exportResults, { query: { runId, format } });
  if (format === 'junit') expect(spawnSync('xmllint', ['--noout', '-'], { input: text }).status).toBe(0);
  const again = await take(text, format);
  expect(await told(again.runId)).toEqual(await told(runId));
});

it.each(['junit', 'json'] as const)('tells builds apart as %s', async (format) => {
  const of = (build: string, verdict: string) => ({
    ...{ case: 'add', seed: 7, build, verdict, message: 'sum', seconds: 1 },
  });
  const results = [of('fast', 'passed'), of('slow', 'failed')];
  const { runId } = await take(
    JSON.stringify({ netloom: 'results', version: 1, name: 'b', results }),
    'json',
  );
  const { text } = await ann.call(exportResults, { query: { runId, format } });
  const again = await take(text, format);
  const { rows } = await ann.call(regressionResults, { query: { runId: again.runId } });
  expect(rows.map(({ caseName, seed, build, verdict }) => [caseName, seed, build, verdict])).toEqual([
    ['add', 7, 'slow', 'failed'],
    ['add', 7, 'fast', 'passed'],
  ]);
});

it.each(['junit', 'json'] as const)(
  'carries host, tool, options, tree and doubts of results as %s',
  async (format) => {
    const known = { seed: 7, verdict: 'passed', message: '', seconds: 1, build: 'b' };
    const results = [
      { ...known, case: 'add', plusargs: '+a=1 +b', tool: 'verilator 5.006', host: 'n17' },
      { ...known, case: 'sub', unchecked: true },
      { ...known, case: 'mul', nondeterministic: true },
    ];
    const version = { commit: 'c0ffee'.repeat(7).slice(0, 40), tree: '5eed'.repeat(10) };
    const { runId } = await take(
      JSON.stringify({ netloom: 'results', version: 1, name: 'b', ...version, results }),
      'json',
    );
    const { text } = await ann.call(exportResults, { query: { runId, format } });
    if (format === 'junit') expect(spawnSync('xmllint', ['--noout', '-'], { input: text }).status).toBe(0);
    const again = await take(text, format);
    const carried = await ann.call(exportResults, { query: { runId: again.runId, format: 'json' } });
    const file = JSON.parse(carried.text) as { results: { case: string }[] };
    expect(file).toMatchObject(version);
    const sorted = (rows: { case: string }[]) => rows.sort((one, other) => (one.case < other.case ? -1 : 1));
    expect(sorted(file.results)).toMatchObject(sorted(results));
    // Nor is anything of them signed off by the tree that the file names.
    const shown = await ann.call(showSignOff, { query: { deptId: DEMO, runId: again.runId } });
    expect(shown!.checks.find(({ kind }) => kind === 'inputs')!.state).toBe('missing');
  },
);

it.each(['junit', 'json'] as const)('tells as %s of what has no result', async (format) => {
  const { runId } = await take(
    '<testsuite name="cut"><testcase name="add:7" classname="add" time="1"/></testsuite>',
  );
  await server.services.pool.query('UPDATE regressions SET case_num = 3 WHERE run_id = $1', [runId]);
  const { text } = await ann.call(exportResults, { query: { runId, format } });
  const again = await take(text, format);
  const { regression } = await ann.call(showRegression, { query: { runId: again.runId } });
  expect(regression).toMatchObject({ result: 'infrastructure', passNum: 1 });
});

it.each([
  ['a file that breaks off', 'junit', JUNIT.slice(0, 200), /no results that can be read: line \d/],
  ['another document', 'junit', '<html/>', /expected testsuites/],
  ['no test', 'junit', '<testsuite/>', /has no results/],
  [
    'a verdict that there is not',
    'json',
    '{"netloom":"results","version":1,"name":"a","results":[{"case":"a","seed":1,"verdict":"fine","message":"","seconds":1}]}',
    /results\.0\.verdict/,
  ],
] as const)('refuses %s with its place', async (_, format, text, why) => {
  await expect(take(text, format)).rejects.toThrow(why);
});

const CFG = `{
  name: uart
  tb: uart_tb
  testplan: "{proj_root}/dv/uart_testplan.hjson"
  import_cfgs: ["{proj_root}/dv/common.hjson"]
  tests: [
    { name: "uart_smoke", uvm_test_seq: "uart_smoke_vseq", reseed: 3 }
  ]
  regressions: [{ name: "smoke", tests: ["uart_smoke"] }]
  sim_tool_fee: 7
}`;
const TESTPLAN = '{ testpoints: [{ name: "smoke", desc: "it sends", stage: "V1", tests: ["uart_smoke"] }] }';

it('reads a configuration of dvsim with what it imports, and says what a plan cannot carry', async () => {
  const tree = await server.services.projects.tree(DEMO, 2);
  await tree.write('dv/uart.hjson', CFG, 'path');
  await tree.write(
    'dv/common.hjson',
    '{ run_opts: ["+common"], import_cfgs: ["{proj_root}/gone.hjson"] }',
    'path',
  );
  await tree.write('dv/uart_testplan.hjson', TESTPLAN, 'path');
  const read = await ann.call(readDvsim, { body: { deptId: DEMO, path: 'dv/uart.hjson' } });
  expect(read.plan).toMatchObject({
    name: 'uart',
    cases: { uart_smoke: { seeds: { count: 3 }, groups: ['smoke'], testpoints: ['smoke'] } },
    testpoints: { smoke: { stage: 'V1' } },
  });
  expect(read.plan!.cases['uart_smoke']!.plusargs).toContain('+common');
  const said = read.losses.map(({ file, what }) => `${file}: ${what}`).join('\n');
  expect(said).toContain('sim_tool_fee');
  expect(said).toContain('gone.hjson: there is no such file');
  const outside = await ann.call(readDvsim, { body: { deptId: DEMO, path: '../../other.hjson' } });
  expect(outside.plan).toBeNull();
});
