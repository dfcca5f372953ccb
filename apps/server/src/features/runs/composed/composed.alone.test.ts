import '../../../../test/chainKind/register.ts';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import {
  cancelRun,
  deleteRuns,
  listRuns,
  pinRun,
  prioritizeRun,
  retryRun,
  runArtifacts,
  runEvents,
  saveQuota,
  showRun,
  startRun,
} from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';
import { keepHouse } from '../../storage/housekeeping.ts';
import { RunQueue } from '../queue/runQueue.ts';

let server: TestServer;
let ann: Client;
let stranger: Client;

const SOURCES = {
  'good.sv': 'module good(input logic a, output logic b);\n  assign b = a;\nendmodule\n',
  'bad.sv': 'module bad(output logic b);\n  assign b = nothing;\nendmodule\n',
  'endless.sv': '`timescale 1ns/1ps\nmodule endless;\n  logic clk = 0;\n  always #5 clk = ~clk;\nendmodule\n',
};
const QUOTA = {
  ...{ runningRuns: null, runningRunsPerUser: null, keepDays: null, keepBytes: null },
  ...{ mostSeconds: null, mostMemoryMegabytes: null, mostDiskMegabytes: null },
};

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
  stranger = await server.newUser('stranger');
  const tree = await server.services.projects.tree(DEMO, 2);
  for (const [path, text] of Object.entries(SOURCES)) await tree.write(path, text, 'path');
});
afterAll(() => server.close());

interface Member {
  name: string;
  kind?: 'lint' | 'simulate';
  top: string;
  after?: string[];
}

/** Two in parallel and one that needs both. */
const DIAMOND: Member[] = [
  { name: 'a', top: 'good' },
  { name: 'b', top: 'good' },
  { name: 'c', top: 'good', after: ['a', 'b'] },
];

const PAIR: Member[] = [
  { name: 'a', top: 'good' },
  { name: 'b', top: 'good', after: ['a'] },
];

const reply = (members: Member[]) =>
  ann.reply(startRun, { body: { kind: 'chain', deptId: DEMO, members } as never });
const start = (members: Member[]) =>
  ann.call(startRun, { body: { kind: 'chain', deptId: DEMO, members } as never });
const show = (runId: string) => ann.call(showRun, { query: { runId } });

async function finished({ runId }: RunRow): Promise<RunRow> {
  await expect.poll(async () => (await show(runId)).state, { timeout: 60_000 }).toBe('finished');
  return show(runId);
}
const verdicts = ({ children }: RunRow) => children.map(({ verdict }) => verdict);

async function standing(runId: string, state: RunRow['state']): Promise<void> {
  await expect.poll(async () => (await show(runId)).state, { timeout: 60_000 }).toBe(state);
}

describe('a run of runs', () => {
  it('starts each run when those that it needs have passed, and takes no slot itself', async () => {
    await server.admin.call(saveQuota, { body: { ...QUOTA, deptId: DEMO, runningRuns: 1 } });
    const begun = await start(DIAMOND);
    expect(begun).toMatchObject({ kind: 'chain', title: 'a chain', state: 'running', parentRunId: null });
    const [a, b, c] = begun.children;
    expect(begun.children.map(({ parentRunId }) => parentRunId)).toEqual(Array(3).fill(begun.runId));
    expect([a!.needs, b!.needs, c!.needs]).toEqual([[], [], [a!.runId, b!.runId]]);
    expect(c).toMatchObject({ state: 'waiting', kind: 'lint' });
    expect(await show(c!.runId)).toMatchObject({ plan: null, queuePlace: null });
    expect(await ann.call(runEvents, { query: { runId: c!.runId } })).toEqual({ events: [], nextOffset: 0 });
    const ended = await finished(begun);
    expect(ended).toMatchObject({ verdict: 'passed', reason: '3 of 3 passed', plan: null });
    const [first, second, last] = ended.children;
    const parts = ended.children.map(({ cpuSeconds, peakBytes }) => ({ cpuSeconds, peakBytes }));
    expect(ended.cpuSeconds).toBeCloseTo(parts.reduce((sum, part) => sum + part.cpuSeconds!, 0));
    expect(ended.peakBytes).toBe(Math.max(...parts.map(({ peakBytes }) => peakBytes!)));
    expect(ended.peakBytes).toBeGreaterThan(1e6);
    expect(last!.startTime! >= first!.finishTime! && last!.startTime! >= second!.finishTime!).toBe(true);
    expect(new Set(ended.children.map(({ tree }) => tree))).toEqual(new Set([begun.tree]));
    expect((await show(c!.runId)).plan?.steps).toHaveLength(1);
    await server.admin.call(saveQuota, { body: { ...QUOTA, deptId: DEMO } });
  });

  it('skips what needs a run that did not pass, with the reason, however far behind it', async () => {
    const ended = await finished(
      await start([
        { name: 'a', top: 'bad' },
        { name: 'b', top: 'good' },
        { name: 'c', top: 'good', after: ['a'] },
        { name: 'd', top: 'good', after: ['c', 'b'] },
      ]),
    );
    expect(verdicts(ended)).toEqual(['failed', 'passed', 'skipped', 'skipped']);
    expect(ended).toMatchObject({
      verdict: 'failed',
      reason: '1 of 4 passed: lint failed, lint skipped, lint skipped',
    });
    const [, , c, d] = ended.children;
    expect(c).toMatchObject({
      reason: 'it needs lint bad, which ended as failed',
      cause: { code: 'needed-run', kind: 'lint', title: 'bad', verdict: 'failed' },
      startTime: null,
    });
    expect(ended.cause).toMatchObject({ code: 'family-ended', passed: 1, all: 4 });
    expect(ended.children[0]!.cause).toMatchObject({ code: 'step-errors', errors: 1 });
    expect(d!.reason).toContain('which ended as skipped');
    expect(await show(c!.runId)).toMatchObject({ plan: null, verdict: 'skipped' });
    expect(await ann.call(runArtifacts, { query: { runId: c!.runId } })).toEqual([]);
  });

  it('ends a run as failed that cannot be planned when its turn comes', async () => {
    const ended = await finished(
      await start([
        { name: 'a', top: 'good' },
        { name: 'b', top: 'missing', after: ['a'] },
        { name: 'c', top: 'good', after: ['b'] },
      ]),
    );
    expect(verdicts(ended)).toEqual(['passed', 'failed', 'skipped']);
    const { reason, cause } = ended.children[1]!;
    expect(reason).toContain('missing.sv');
    expect(cause).toMatchObject({ code: 'refused', said: { en: reason } });
    const said = Object.values((cause as { said: Record<string, string> }).said);
    expect([new Set(said).size, said.every((text) => text.includes('missing.sv'))]).toEqual([4, true]);
  });

  it('is not begun where one of its first runs cannot be, and leaves nothing', async () => {
    const { folder } = server.services;
    const before = await readdir(folder.runs);
    const refused = await reply([
      { name: 'a', top: 'good' },
      { name: 'b', top: 'missing' },
    ]);
    expect(refused).toMatchObject({ code: 404, msg: expect.stringContaining('missing.sv') });
    expect(await readdir(folder.runs)).toEqual(before);
    const most = { ...QUOTA, deptId: DEMO, mostMemoryMegabytes: 1024 };
    await server.admin.call(saveQuota, { body: most });
    // The limits of its runs are theirs: the chain asks for none of its own.
    expect(await reply(DIAMOND)).toMatchObject({
      code: 601,
      msg: expect.stringContaining('memoryMegabytes'),
    });
    await server.admin.call(saveQuota, { body: { ...QUOTA, deptId: DEMO } });
  });

  it('is repeated as a whole, a run of it alone', async () => {
    const first = await finished(await start(PAIR));
    const again = await finished(await ann.call(retryRun, { body: { runId: first.runId } }));
    expect(again).toMatchObject({ retryOf: first.runId, tree: first.tree, verdict: 'passed' });
    expect(verdicts(again)).toEqual(['passed', 'passed']);
    const alone = await ann.call(retryRun, { body: { runId: first.children[1]!.runId } });
    expect(alone).toMatchObject({ parentRunId: null, needs: [], retryOf: first.children[1]!.runId });
    expect(await finished(alone)).toMatchObject({ verdict: 'passed' });
  });

  it('is for members of its project alone, as its runs are', async () => {
    const { rows } = await ann.call(listRuns, { query: { deptId: DEMO, nested: 'true' } });
    const { runId, children } = rows.find(({ kind }) => kind === 'chain')!;
    for (const each of [runId, children[1]!.runId]) {
      expect(await stranger.reply(showRun, { query: { runId: each } })).toMatchObject({ code: 403 });
      expect(await stranger.reply(cancelRun, { body: { runId: each } })).toMatchObject({ code: 403 });
    }
  });
});

describe('a cancelled run of runs', () => {
  const ENDLESS: Member[] = [
    { name: 'a', kind: 'simulate', top: 'endless' },
    { name: 'b', top: 'good', after: ['a'] },
    { name: 'c', top: 'good', after: ['b'] },
  ];

  it('cancels what runs and what waits', async () => {
    const begun = await start(ENDLESS);
    await standing(begun.children[0]!.runId, 'running');
    const ended = await ann.call(cancelRun, { body: { runId: begun.runId } });
    expect(ended).toMatchObject({ state: 'finished', verdict: 'cancelled' });
    expect(verdicts(ended)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(ended.children[1]!.cause).toEqual({ code: 'cancelled-waiting' });
  });

  it('goes on with what does not need a run of it that is cancelled alone', async () => {
    const begun = await start([...ENDLESS, { name: 'd', top: 'good' }]);
    await ann.call(cancelRun, { body: { runId: begun.children[1]!.runId } });
    await finished(begun.children[2] as RunRow);
    await ann.call(cancelRun, { body: { runId: begun.children[0]!.runId } });
    const ended = await finished(begun);
    expect(verdicts(ended)).toEqual(['cancelled', 'cancelled', 'skipped', 'passed']);
    expect(ended.verdict).toBe('cancelled');
  });

  it('has one priority for all of it that has not started', async () => {
    const begun = await start(ENDLESS);
    await standing(begun.children[0]!.runId, 'running');
    const { runId } = begun;
    const { children } = await ann.call(prioritizeRun, { body: { runId, priority: 'high' } });
    expect(children.map(({ priority }) => priority)).toEqual(['normal', 'high', 'high']);
    await ann.call(cancelRun, { body: { runId } });
    const late = await ann.reply(prioritizeRun, { body: { runId, priority: 'low' } });
    expect(late).toMatchObject({ code: 601 });
  });
});

describe('the list', () => {
  it('has runs of runs in place of their runs where it is asked for them', async () => {
    const { runId } = await finished(
      await start([
        { name: 'a', top: 'bad' },
        { name: 'b', top: 'good' },
      ]),
    );
    const list = (query: object) => ann.call(listRuns, { query: { deptId: DEMO, limit: 100, ...query } });
    const nested = await list({ nested: 'true' });
    expect(nested.rows.every(({ parentRunId }) => parentRunId === null)).toBe(true);
    expect(nested.rows[0]).toMatchObject({ runId, children: [{ verdict: 'failed' }, { verdict: 'passed' }] });
    const flat = await list({});
    const parts = nested.rows.flatMap(({ children }) => children);
    expect(flat.total).toBe(nested.total + parts.length);
    // A filter that only a run of it fits finds the whole.
    const lints = await list({ nested: 'true', kinds: 'lint', verdict: 'passed' });
    expect(lints.rows[0]).toMatchObject({ runId });
    expect((await list({ kinds: 'lint', verdict: 'passed' })).rows[0]).toMatchObject({ parentRunId: runId });
  });
});

describe('what is kept of a run of runs', () => {
  const setDays = (runIds: string[], days: number) =>
    server.services.pool.query(
      "UPDATE runs SET finish_time = now() - $2 * interval '1 day' WHERE run_id = ANY($1::uuid[])",
      [runIds, days],
    );
  const keep = async (keepDays: number | null) => {
    await server.admin.call(saveQuota, { body: { ...QUOTA, deptId: DEMO, keepDays } });
    await keepHouse(server.services);
  };
  const code = async (runId: string) => (await ann.reply(showRun, { query: { runId } })).code;
  async function stored(): Promise<{ runId: string; parts: string[] }> {
    const { runId, children } = await finished(await start(PAIR));
    const parts = children.map((child) => child.runId);
    for (const each of [runId, ...parts]) await server.services.keeper.keep(each);
    return { runId, parts };
  }

  it('is kept with all its runs, or goes with them', async () => {
    const { runId, parts } = await stored();
    await setDays(parts, 50);
    await keep(10);
    expect(await Promise.all(parts.map(code))).toEqual([200, 200]);
    await ann.call(pinRun, { body: { runId: parts[1]!, pinned: true } });
    await setDays([runId], 50);
    await keep(10);
    expect(await Promise.all([runId, ...parts].map(code))).toEqual([200, 200, 200]);
    expect(await server.services.keeper.delete(runId)).toBe(false);
    await ann.call(pinRun, { body: { runId: parts[1]!, pinned: false } });
    await keep(10);
    expect(await Promise.all([runId, ...parts].map(code))).toEqual([404, 404, 404]);
    await keep(null);
  });

  it('is deleted by hand as a whole', async () => {
    const { runId, parts } = await stored();
    const alone = await ann.reply(deleteRuns, { body: { runIds: [parts[0]!] } });
    expect(alone).toMatchObject({ code: 601, msg: expect.stringContaining(runId) });
    await ann.call(deleteRuns, { body: { runIds: [runId] } });
    expect(await Promise.all([runId, ...parts].map(code))).toEqual([404, 404, 404]);
    const left = await readdir(server.services.folder.runs);
    expect(left.filter((name) => [runId, ...parts].includes(name))).toEqual([]);
  });
});

describe('a server that ended in between', () => {
  /** Rows as an earlier server left them: the first run of two has ended, and nothing more was done. */
  async function left(verdict: 'passed' | 'failed', cancelling = false, goneTree?: string): Promise<string> {
    const { pool, projects } = server.services;
    const treeId = goneTree ?? (await projects.pinTree(DEMO, 2)).treeId;
    const [parent, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    const request = { kind: 'lint', deptId: DEMO, top: 'good', testbench: 'good.sv', seconds: 60 };
    const insert = (columns: object) => {
      const row = {
        dept_id: DEMO,
        title: 'left',
        create_by: 2,
        tree: treeId,
        request,
        kind: 'lint',
        ...columns,
      };
      const names = Object.keys(row);
      return pool.query(
        `INSERT INTO runs (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
        Object.values(row),
      );
    };
    await insert({ run_id: parent, kind: 'chain', state: 'running', composed: true, cancelling });
    const ended = { state: 'finished', verdict, finish_time: new Date() };
    await insert({ run_id: first, parent_run_id: parent, ...ended });
    await insert({ run_id: second, parent_run_id: parent, state: 'waiting', needs: [first] });
    return parent;
  }

  it.each([
    ['passed', false, ['passed', 'passed'], 'passed'],
    ['failed', false, ['failed', 'skipped'], 'failed'],
    ['passed', true, ['passed', 'cancelled'], 'cancelled'],
  ] as const)('first run %s, cancelled %s: goes on', async (verdict, cancelling, ends, whole) => {
    const runId = await left(verdict, cancelling);
    const next = new RunQueue(server.services);
    await next.start();
    const ended = await finished({ runId } as RunRow);
    await next.stop();
    expect(verdicts(ended)).toEqual(ends);
    expect(ended.verdict).toBe(whole);
  });

  it('loses a run whose files are gone, and does not wait for it for ever', async () => {
    const runId = await left('passed', false, '0'.repeat(40));
    const next = new RunQueue(server.services);
    await next.start();
    const ended = await finished({ runId } as RunRow);
    await next.stop();
    expect(verdicts(ended)).toEqual(['passed', 'lost']);
    expect(ended.verdict).toBe('failed');
  });
});
