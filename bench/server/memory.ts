// Prints how much the memory of a server grows over many runs. Started with --expose-gc.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareRun, runFolder } from '@netloom/executor';
import type { Executor } from '@netloom/executor';
import type { RunEvent, RunPlan } from '@netloom/model';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { buildServer } from '../../apps/server/src/app.ts';
import { insertRun } from '../../apps/server/src/features/runs/repository.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { adminPassword } from '../../e2e/harness/server.ts';
import { ServerClient } from './client.ts';

const WARM = 500;
const RUNS = Number(process.env.NETLOOM_BENCH_RUNS ?? 2500);
const BATCH = 100;

const step = {
  id: 'say',
  title: 'Say',
  argv: ['true'],
  env: {},
  directory: '.',
  tool: 'plain',
  weight: 1,
} as const;
const plan: RunPlan = {
  kind: 'lint',
  title: 'bench',
  steps: [{ ...step, argv: [...step.argv] }],
  files: {},
  outputs: [{ path: 'report.txt', kind: 'report', title: 'Report', mediaType: 'text/plain' }],
  limits: { seconds: 60, memoryMegabytes: 128, processes: 16, diskMegabytes: 64 },
};

/** Writes what a run of one step would have written. */
const instant: Executor = {
  name: 'local',
  async submit(folder) {
    const files = runFolder(folder);
    await writeFile(files.claim, '{}');
    await mkdir(files.work, { recursive: true });
    await writeFile(join(files.work, 'report.txt'), 'all is well\n');
    const time = Date.now();
    const events: RunEvent[] = [
      { type: 'started', time, executor: 'local', sandbox: '' },
      { type: 'step-started', time, step: 'say' },
      { type: 'metric', time, name: 'errors', value: 0, unit: '' },
      { type: 'step-finished', time, step: 'say', exitCode: 0, signal: null, seconds: 1 },
      { type: 'finished', time, verdict: 'passed', reason: '' },
    ];
    await appendFile(files.events, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  },
  watch: () => Promise.reject(new Error('not used')) as never,
  input: () => Promise.resolve(),
  cancel: () => Promise.resolve(),
  reattach: () => Promise.resolve('waiting'),
};

const folder = await mkdtemp(join(tmpdir(), 'netloom-bench-'));
const settings = readSettings({ PORT: '0', NETLOOM_DATA_DIR: folder, NETLOOM_ADMIN_PASSWORD: adminPassword });
const server = await buildServer({ settings, executor: instant, restart: () => undefined });
const { services } = server;
const { deptId, ...client } = await signIn();

async function signIn() {
  const signedIn = await ServerClient.signIn(await server.listen());
  const leave = await signedIn.watch([], () => undefined);
  return { deptId: signedIn.deptId, leave };
}

async function one(): Promise<void> {
  const runId = randomUUID();
  await prepareRun(services.runs.folderOf(runId), plan);
  const request = { kind: 'lint', deptId, top: 'bench' } as never;
  const row = { runId, deptId, kind: 'lint', title: 'bench', top: 'bench', createBy: 1, tree: '' } as const;
  services.runs.queued(await insertRun(services.database, { ...row, request }));
}

async function unfinished(): Promise<number> {
  const { rows } = await services.pool.query<{ left: string }>(
    `SELECT count(*) AS left FROM runs WHERE state <> 'finished' OR NOT stored`,
  );
  return Number(rows[0]!.left);
}

/** Megabytes of the process after so many runs. */
async function after(count: number): Promise<number> {
  for (let done = 0; done < count; done += BATCH) {
    await Promise.all(Array.from({ length: BATCH }, one));
    while ((await unfinished()) > 0) await sleep(20);
  }
  for (let turn = 0; turn < 5; turn += 1) {
    globalThis.gc!();
    await sleep(100);
  }
  return process.memoryUsage().rss / 2 ** 20;
}

const before = await after(WARM);
const megabytes = (await after(RUNS)) - before;
client.leave();
await server.close();
await rm(folder, { recursive: true });
console.log(JSON.stringify({ runs: RUNS, megabytes }));
process.exit();
