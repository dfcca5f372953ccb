import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  execVerilator,
  execVerilator2,
  listRuns,
  runEvents,
  showRun,
  startRun,
  writeFileByPath,
} from '@netloom/contract';
import { finishedEvent } from '@netloom/executor';
import { afterEach, expect, it } from 'vitest';
import { DatabaseProxy } from '../../../test/databaseProxy.ts';
import { newDatabase } from '../../../test/newDatabase.ts';
import { startServerProcess } from '../../../test/serverProcess.ts';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client } from '../../../test/testServer.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-test-'));
  endings.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

async function start(options: Parameters<typeof startServerProcess>[0]) {
  const server = await startServerProcess(options);
  endings.push(() => server.end('SIGTERM'));
  return server;
}

/** Takes some seconds in Icarus. */
const BENCH = `module tb;
  initial begin
    repeat (5_000_000) #1;
    $display("PASS");
    $finish;
  end
endmodule
`;
const query = { deptId: DEMO, top: 'tb', testbench: 'killed_tb.sv', fileList: '' };
const simulation = { ...query, simulator: 'icarus', trace: 'false' } as const;

async function writeBench(client: Client): Promise<void> {
  const file = { deptId: DEMO, socVerilogPath: 'killed_tb.sv', verilogFile: BENCH, hash: '' };
  await client.call(writeFileByPath, { body: file });
}

/** Waits for the true end of a run, which must have been started once. */
async function passedOnce(client: Client, runId: string): Promise<void> {
  await expect
    .poll(() => client.call(showRun, { query: { runId } }))
    .toMatchObject({ state: 'finished', verdict: 'passed' });
  const { events } = await client.call(runEvents, { query: { runId } });
  for (const type of ['started', 'finished']) {
    expect(events.filter((event) => event.type === type)).toHaveLength(1);
  }
}

/** Beside the one that goes on while the server is killed. */
const OTHERS = process.env.NETLOOM_DEEP ? 19 : 9;

it('runs, going and queued when the server is killed, each end once', async () => {
  const place = { folder: await newFolder(), databaseUrl: await newDatabase() };
  const before = await start(place);
  await writeBench(before.client);
  const { runId } = await before.client.call(execVerilator, { query: simulation });
  const others = await Promise.all(
    Array.from({ length: OTHERS }, () => before.client.call(execVerilator2, { query })),
  );
  const { total } = await before.client.call(listRuns, { query: { deptId: DEMO, state: 'queued' } });
  expect(total).toBeGreaterThan(0);
  await expect
    .poll(async () => (await before.client.call(runEvents, { query: { runId } })).events)
    .toContainEqual(expect.objectContaining({ type: 'step-started', step: 'simulate' }));
  await before.end('SIGKILL');
  // Killed while it queued one: a folder that no row names.
  const orphan = join(place.folder, 'runs', crypto.randomUUID());
  await mkdir(join(orphan, 'work/src'), { recursive: true });

  const { client } = await start(place);
  for (const id of [runId, ...others.map((run) => run.runId)]) await passedOnce(client, id);
  expect((await client.call(listRuns, { query: { deptId: DEMO } })).total).toBe(1 + OTHERS);
  expect(await readdir(join(place.folder, 'runs'))).toHaveLength(1 + OTHERS);
}, 600_000);

it('the queue outlives its database: what runs goes on, what waits starts afterwards', async () => {
  const away = process.env.NETLOOM_DEEP ? 30_000 : 3000;
  const proxy = await DatabaseProxy.open(await newDatabase());
  endings.push(() => proxy.close());
  const server = await startTestServer({ databaseUrl: proxy.url, runSlots: 1 });
  endings.push(() => server.close());
  await writeBench(server.admin);
  const lint = { kind: 'lint', ...query } as const;
  const started = await Promise.all(
    Array.from({ length: 3 }, () => server.admin.call(startRun, { body: lint })),
  );
  const first = await expect
    .poll(() => running(server.admin), { interval: 10 })
    .toBeDefined()
    .then(() => running(server.admin));
  await proxy.takeAway();
  const reply = await server.admin.reply(listRuns, { query: { deptId: DEMO } });
  expect(reply).toMatchObject({ code: 500, msg: expect.stringContaining('database cannot be reached') });
  if (first !== undefined) {
    const folder = server.services.runs.folderOf(first);
    await expect.poll(() => finishedEvent(folder)).toMatchObject({ verdict: 'passed' });
  }
  await sleep(away);
  await proxy.bringBack();
  for (const { runId } of started) await passedOnce(server.admin, runId);
}, 600_000);

async function running(client: Client): Promise<string | undefined> {
  const { rows } = await client.call(listRuns, { query: { deptId: DEMO, state: 'running' } });
  return rows[0]?.runId;
}

it('a full disk refuses a run in words and leaves nothing of it', async () => {
  const place = { folder: await newFolder(), databaseUrl: await newDatabase() };
  const small = `mkdir -p "$0/runs" && mount -t tmpfs -o size=64k none "$0/runs" && exec "$@"`;
  const wrapper = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', small, place.folder];
  const { client } = await start({ ...place, wrapper });
  const reply = await client.reply(startRun, { body: { kind: 'lint', deptId: DEMO, top: 'uart' } });
  expect(reply).toMatchObject({
    code: 500,
    msg: expect.stringMatching(/^The disk of .* is full: 0 MB are free/),
  });
  expect(await client.call(listRuns, { query: { deptId: DEMO } })).toMatchObject({ total: 0 });
});
