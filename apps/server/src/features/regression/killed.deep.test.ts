import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  importResults,
  regressionResults,
  rerunRegression,
  showRegression,
  startRun,
  writeFileByPath,
} from '@netloom/contract';
import type { ResultRow } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCluster } from '../../../../../scripts/slurm/cluster.ts';
import type { Cluster } from '../../../../../scripts/slurm/cluster.ts';
import { newDatabase } from '../../../test/newDatabase.ts';
import { startServerProcess } from '../../../test/serverProcess.ts';
import type { ServerProcess } from '../../../test/serverProcess.ts';
import { DEMO } from '../../../test/testServer.ts';
import { rigPlan } from '../../../../../packages/model/test/rig.ts';

const SEEDS = 300;
const SAMPLED = 100;
/** A simulation of which some seeds fail, whose work takes a little. */
const BENCH = `module rig_tb;
  integer seed, at, sum;
  initial begin
    if (!$value$plusargs("seed=%d", seed)) seed = 0;
    sum = 0;
    for (at = 0; at < 200000; at = at + 1) sum = sum + at * seed;
    if (seed % 7 == 0) $error("seed %0d is a multiple of seven", seed);
    else $display("TEST PASSED");
    $finish;
  end
endmodule
`;
const PLAN = rigPlan('count', { from: 1, to: SEEDS });

let folder: string;
let start: () => Promise<ServerProcess>;
let server: ServerProcess;
let cluster: Cluster | undefined;

async function prepare(executor: string): Promise<void> {
  cluster = executor === 'slurm' ? await startCluster() : undefined;
  folder = await mkdtemp(join(tmpdir(), 'netloom-test-'));
  const databaseUrl = await newDatabase();
  const env = cluster && { NETLOOM_EXECUTOR: 'slurm', SLURM_CONF: cluster.conf };
  start = () => startServerProcess({ folder, databaseUrl, ...(env && { env }) });
  server = await start();
  for (const [socVerilogPath, verilogFile] of [
    ['tb/rig_tb.sv', BENCH],
    ['rig.regress.json', JSON.stringify(PLAN)],
  ] as const)
    await server.client.call(writeFileByPath, {
      body: { deptId: DEMO, socVerilogPath, verilogFile, hash: '' },
    });
}

async function clear(): Promise<void> {
  await server.end('SIGTERM');
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

const doneOf = async (runId: string) =>
  (await server.client.call(showRegression, { query: { runId } })).regression.done;

async function allResults(runId: string, count: number): Promise<ResultRow[]> {
  await expect.poll(() => doneOf(runId), { timeout: 600_000, interval: 500 }).toBe(count);
  const rows: ResultRow[] = [];
  for (let page = 1; rows.length < count; page++)
    rows.push(...(await server.client.call(regressionResults, { query: { runId, page, limit: 100 } })).rows);
  return rows;
}

/** Jobs that wait since their node died. */
async function startRequeued({ command }: Cluster): Promise<void> {
  const told = await command('squeue', '--noheader', '--states=PENDING', '--format=%i %r').catch(() => '');
  for (const line of told.split('\n')) {
    const [job = '', reason] = line.split(' ');
    if (reason === 'BeginTime')
      await command('scontrol', 'update', `JobId=${job}`, 'StartTime=now').catch(() => '');
  }
}

describe.each(['local', 'slurm'])('a regression whose server is killed, %s', (executor) => {
  let results: ResultRow[];
  let runId: string;
  beforeAll(() => prepare(executor), 120_000);
  afterAll(clear, 120_000);

  it('loses and doubles none of 300 results when the server is killed three times', async () => {
    const request = { kind: 'regression', deptId: DEMO, path: 'rig.regress.json' };
    ({ runId } = await server.client.call(startRun, { body: request as never }));
    for (const share of [0.1, 0.4, 0.7]) {
      await expect
        .poll(() => doneOf(runId), { timeout: 300_000, interval: 100 })
        .toBeGreaterThan(share * SEEDS);
      await server.end('SIGKILL');
      server = await start();
    }
    results = await allResults(runId, SEEDS);
    const seeds = results.map(({ seed }) => seed).sort((one, other) => one - other);
    expect(seeds).toEqual(Array.from({ length: SEEDS }, (_, at) => at + 1));
    for (const { seed, verdict } of results)
      expect([seed, verdict]).toEqual([seed, seed % 7 === 0 ? 'failed' : 'passed']);
  }, 1_200_000);

  it('gives 100 of 100 sampled results the same verdict when they are replayed', async () => {
    const sampled = results.filter((_, at) => at % 3 === 0).slice(0, SAMPLED);
    const body = { runId, resultIds: sampled.map(({ resultId }) => resultId), waves: false };
    const again = await server.client.call(rerunRegression, { body });
    const replayed = await allResults(again.runId, SAMPLED);
    const verdicts = (rows: readonly ResultRow[]) =>
      rows.map(({ seed, verdict, nondeterministic }) => `${seed} ${verdict} ${nondeterministic}`).sort();
    expect(verdicts(replayed)).toEqual(verdicts(sampled));
  }, 600_000);

  it.runIf(executor === 'slurm')(
    'has one result of each seed, and none that its simulation did not say, when a node dies in it',
    async () => {
      const request = { kind: 'regression', deptId: DEMO, path: 'rig.regress.json' };
      const { runId: shaken } = await server.client.call(startRun, { body: request as never });
      await expect
        .poll(() => doneOf(shaken), { timeout: 300_000, interval: 100 })
        .toBeGreaterThan(0.1 * SEEDS);
      await cluster!.nodes[0]!.stop('SIGKILL');
      // Slurm lets two minutes pass before it starts again what the node had.
      const hurry = setInterval(() => void startRequeued(cluster!), 1000);
      const rows = await allResults(shaken, SEEDS).finally(() => clearInterval(hurry));
      expect(rows.map(({ seed }) => seed).sort((one, other) => one - other)).toEqual(
        Array.from({ length: SEEDS }, (_, at) => at + 1),
      );
      for (const { seed, verdict } of rows)
        expect(['lost', seed % 7 === 0 ? 'failed' : 'passed'], `seed ${seed}`).toContain(verdict);
      const lost = rows.filter(({ verdict }) => verdict === 'lost').length;
      // The regression is over a little after its last result is there.
      const whole = async () =>
        (await server.client.call(showRegression, { query: { runId: shaken } })).regression;
      await expect.poll(whole).toMatchObject({ result: 'failed', infrastructureNum: lost });
      await cluster!.nodes[0]!.start();
    },
    900_000,
  );

  it.runIf(executor === 'local')(
    'takes 50,000 results, and lists them',
    async () => {
      const rows = Array.from({ length: 50_000 }, (_, at) => ({
        ...{ case: `case${at % 100}`, seed: at + 1, seconds: 1, message: `count ${at} is wrong` },
        verdict: at % 9 === 0 ? 'failed' : 'passed',
      }));
      const text = JSON.stringify({ netloom: 'results', version: 1, name: 'large', results: rows });
      const taken = await server.client.call(importResults, { body: { deptId: DEMO, format: 'json', text } });
      const { regression } = await server.client.call(showRegression, { query: { runId: taken.runId } });
      expect(regression).toMatchObject({ done: 50_000, simulateFailNum: 5556, passNum: 44_444 });
    },
    300_000,
  );
});
