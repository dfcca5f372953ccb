import { randomUUID } from 'node:crypto';
import {
  cancelRun,
  compareRuns,
  createVerilator,
  execVerilator2,
  gitCreateBranch,
  listRuns,
  prioritizeRun,
  retryRun,
  runEvents,
  runTrend,
  saveQuota,
  showRun,
  startRun,
  writeFileByPath,
} from '@netloom/contract';
import type { QueryOf, RunRow } from '@netloom/contract';
import { eq } from '../../database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { insertRun } from './repository.ts';
import { runs } from './tables.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let stranger: Client;
/** A run that nobody follows, which takes the one place that the department has. */
const holder = randomUUID();

const lint = { deptId: DEMO, top: 'one', testbench: 'one.sv' };

async function write(client: Client, path: string, verilogFile: string): Promise<void> {
  const file = { deptId: DEMO, socVerilogPath: path, verilogFile, hash: '' };
  await client.call(writeFileByPath, { body: file });
}

const start = (client: Client, changes: object = {}): Promise<RunRow> =>
  client.call(startRun, { body: { kind: 'lint', ...lint, ...changes } as never });

const list = async (query: Partial<QueryOf<typeof listRuns>>, client = ann) =>
  (await client.call(listRuns, { query: { deptId: DEMO, ...query } })).rows.map(({ runId }) => runId);

async function finished({ runId }: RunRow): Promise<RunRow> {
  const show = () => ann.call(showRun, { query: { runId } });
  await expect.poll(async () => (await show()).state).toBe('finished');
  return show();
}

async function hold(): Promise<void> {
  const row = { runId: holder, deptId: DEMO, title: 'holder', createBy: 1, tree: '', kind: 'place' } as const;
  await insertRun(server.services.database, { ...row, state: 'running', request: { kind: 'lint' } as never });
}

async function letGo(): Promise<void> {
  await server.services.database.delete(runs).where(eq(runs.runId, holder));
  const open = { keepDays: null, keepBytes: null, runningRunsPerUser: null };
  await server.admin.call(saveQuota, { body: { deptId: DEMO, ...open, runningRuns: null } });
}

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
  bob = await server.newUser('bob', DEMO);
  stranger = await server.newUser('stranger');
  for (const client of [ann, bob]) await write(client, 'one.sv', 'module one;\nendmodule\n');
  const open = { keepDays: null, keepBytes: null, runningRunsPerUser: null };
  await server.admin.call(saveQuota, { body: { deptId: DEMO, ...open, runningRuns: 1 } });
});
afterAll(() => server.close());

it('a run of a kind that this version does not know stays readable, and cannot be run again', async () => {
  const runId = randomUUID();
  const request = { kind: 'gone', deptId: DEMO, depth: 4 } as never;
  const row = { runId, deptId: DEMO, title: 'old', createBy: 1, tree: '', kind: 'gone', request } as const;
  await insertRun(server.services.database, { ...row, state: 'finished', verdict: 'passed' });
  const { rows } = await ann.call(listRuns, { query: { deptId: DEMO } });
  expect(rows).toContainEqual(expect.objectContaining({ runId, kind: 'gone', label: '', verdict: 'passed' }));
  expect(await ann.call(runTrend, { query: { deptId: DEMO, kind: 'gone', top: '' } })).toHaveLength(1);
  const again = await ann.reply(retryRun, { body: { runId, tree: 'current' } });
  expect(again).toMatchObject({ code: 601, msg: expect.stringContaining('kind') });
  await server.services.database.delete(runs).where(eq(runs.runId, runId));
});

it('runs are listed by what they took, the most first and the unknown last', async () => {
  const took = [
    { title: 'busy', cpuSeconds: 90, peakBytes: 10, bytes: 5 },
    { title: 'large', cpuSeconds: 30, peakBytes: 3e10, bytes: 7 },
    { title: 'unknown', cpuSeconds: null, peakBytes: null, bytes: 6 },
  ];
  for (const each of took) {
    const row = { runId: randomUUID(), deptId: DEMO, createBy: 1, tree: '', kind: 'lint', branch: 'took' };
    const request = { kind: 'lint' } as never;
    await insertRun(server.services.database, {
      ...row,
      ...each,
      request,
      state: 'finished',
      verdict: 'passed',
    });
  }
  const titles = async (query: Partial<QueryOf<typeof listRuns>> = {}) => {
    const { rows } = await ann.call(listRuns, { query: { deptId: DEMO, branch: 'took', ...query } });
    return rows.map(({ title }) => title);
  };
  expect(await titles()).toEqual(['unknown', 'large', 'busy']);
  expect(await titles({ order: 'cpuSeconds' })).toEqual(['busy', 'large', 'unknown']);
  expect(await titles({ order: 'peakBytes', nested: 'true' })).toEqual(['large', 'busy', 'unknown']);
  expect(await titles({ order: 'bytes' })).toEqual(['large', 'unknown', 'busy']);
  await server.services.database.delete(runs).where(eq(runs.branch, 'took'));
});

describe('queued runs', () => {
  let first: RunRow;
  let second: RunRow;
  let third: RunRow;

  it('are listed in their order, which a priority changes', async () => {
    await hold();
    first = await start(ann);
    second = await start(ann, { priority: 'low' });
    third = await start(bob);
    expect(await list({ state: 'queued' })).toEqual([first.runId, third.runId, second.runId]);
    const priority = { runId: second.runId, priority: 'high' } as const;
    expect(await bob.reply(prioritizeRun, { body: priority })).toMatchObject({ code: 403 });
    expect(await stranger.reply(prioritizeRun, { body: priority })).toMatchObject({ code: 403 });
    expect(await ann.call(prioritizeRun, { body: priority })).toMatchObject({ priority: 'high' });
    // Of the two others bob's is next, since ann has one before.
    expect(await list({ state: 'queued' })).toEqual([second.runId, third.runId, first.runId]);
    const shown = await ann.call(showRun, { query: { runId: second.runId } });
    expect(shown).toMatchObject({
      queuePlace: 1,
      expectedStart: null,
      request: { kind: 'lint', top: 'one' },
    });
  });

  it('are filtered by all that a row says', async () => {
    expect(await list({ mine: 'true' }, bob)).toEqual([third.runId]);
    expect(await list({ kinds: 'place,timing' })).toEqual([holder]);
    expect(await list({ text: 'HOLD' })).toEqual([holder]);
    expect(await list({ text: '%' })).toEqual([]);
    expect(await list({ state: 'running' })).toEqual([holder]);
    expect(await list({ verdict: 'passed' })).toEqual([]);
    expect(await list({ scheduleId: 1 })).toEqual([]);
    // Newest first.
    expect(await list({ limit: 2, page: 2 })).toEqual([first.runId, holder]);
    const reply = await ann.reply(listRuns, { query: { deptId: DEMO, kinds: 'lint,brew' } });
    expect(reply).toMatchObject({ code: 601, msg: expect.stringContaining('kinds.1') });
  });

  it('are cancelled before they start, and the others start when the limit is lifted', async () => {
    const cancelled = await ann.call(cancelRun, { body: { runId: first.runId } });
    expect(cancelled).toMatchObject({ state: 'finished', verdict: 'cancelled', startTime: null });
    await letGo();
    for (const run of [second, third]) expect(await finished(run)).toMatchObject({ verdict: 'passed' });
    expect(await ann.reply(prioritizeRun, { body: { runId: third.runId, priority: 'low' } })).toMatchObject({
      code: 403,
    });
    expect(await bob.reply(prioritizeRun, { body: { runId: third.runId, priority: 'low' } })).toMatchObject({
      code: 601,
    });
  });
});

describe('a finished run', () => {
  let before: RunRow;
  let after: RunRow;

  it('is repeated on the tree that it had, or on that of today', async () => {
    before = await finished(await start(ann));
    await write(ann, 'two.sv', 'module two;\nendmodule\n');
    await server.services.projects
      .tree(DEMO, 2)
      .then((tree) => tree.write('one.sv', 'module one;\n  wire unused;\nendmodule\n', 'path'));
    const again = await finished(await bob.call(retryRun, { body: { runId: before.runId } }));
    expect(again).toMatchObject({ retryOf: before.runId, tree: before.tree, createBy: 'bob' });
    const today = { body: { runId: before.runId, tree: 'current' } } as const;
    after = await finished(await ann.call(retryRun, today));
    expect(after.tree).not.toBe(before.tree);
    expect(await stranger.reply(retryRun, today)).toMatchObject({ code: 403 });
    expect(await ann.reply(retryRun, { body: { runId: randomUUID() } })).toMatchObject({ code: 404 });
  });

  it('tells the branch that it was started on, and is found by it', async () => {
    const first = await start(bob);
    expect(first.branch).not.toBe('');
    await bob.call(gitCreateBranch, { body: { deptId: DEMO, name: 'fix/one' } });
    const second = await start(bob);
    const again = await bob.call(retryRun, { body: { runId: first.runId } });
    const today = await bob.call(retryRun, { body: { runId: first.runId, tree: 'current' } });
    expect([second, again, today].map(({ branch }) => branch)).toEqual(['fix/one', first.branch, 'fix/one']);
    expect(await list({ branch: 'fix/one' })).toEqual([today.runId, second.runId]);
    expect(await list({ branch: first.branch })).not.toContain(second.runId);
    expect(await ann.call(showRun, { query: { runId: second.runId } })).toMatchObject({ branch: 'fix/one' });
    for (const run of [first, second, again, today]) await finished(run);
  });

  it('is compared with another: figures, options and files', async () => {
    const changed = await finished(await start(ann, { seconds: 99 }));
    const query = { runId: before.runId, withRunId: changed.runId };
    const { runs: pair, metrics, options, files } = await ann.call(compareRuns, { query });
    expect(pair.map(({ runId }) => runId)).toEqual([before.runId, changed.runId]);
    expect(metrics).toContainEqual({ name: 'errors', unit: '', values: [0, 0] });
    expect(options).toEqual([{ field: 'seconds', values: ['600', '99'] }]);
    expect(files).toEqual([
      { path: 'one.sv', change: 'changed' },
      { path: 'two.sv', change: 'added' },
    ]);
    expect(await stranger.reply(compareRuns, { query })).toMatchObject({ code: 403 });
  });

  it('tells of its kind over time, oldest first, and what its steps take', async () => {
    const query = { deptId: DEMO, kind: 'lint', top: 'one', limit: 3 } as const;
    const trend = await ann.call(runTrend, { query });
    expect(trend).toHaveLength(3);
    const times = trend.map(({ createTime }) => createTime);
    expect(times).toEqual([...times].sort());
    expect(trend.at(-1)).toMatchObject({ verdict: 'passed', label: '' });
    expect(trend.at(-1)!.metrics).toContainEqual({ name: 'errors', value: 0, unit: '' });
    expect(await ann.call(runTrend, { query: { ...query, top: 'none' } })).toEqual([]);
    expect(await stranger.reply(runTrend, { query })).toMatchObject({ code: 403 });
    const { stepMedians, plan } = await ann.call(showRun, { query: { runId: after.runId } });
    expect(Object.keys(stepMedians)).toEqual(plan!.steps.map(({ id }) => id));
    for (const seconds of Object.values(stepMedians)) expect(seconds).toBeGreaterThan(0);
  });
});

describe('a stream that starts a run', () => {
  it('starts it once, however often it is opened with the same new id', async () => {
    const newRunId = randomUUID();
    const before = (await ann.call(listRuns, { query: { deptId: DEMO } })).total;
    const query = { deptId: DEMO, top: 'one', testbench: 'one.sv', newRunId };
    const url = ann.url(createVerilator, { query });
    const streams = await Promise.all(Array.from({ length: 3 }, () => EventReader.open(url, ann.headers)));
    for (const stream of streams) {
      expect(await stream.next()).toMatchObject({ type: 'queued' });
      await stream.close();
    }
    expect((await ann.call(listRuns, { query: { deptId: DEMO } })).total).toBe(before + 1);
    const foreign = await fetch(url, { headers: stranger.headers });
    expect(foreign.status).toBe(403);
    await ann.call(cancelRun, { body: { runId: newRunId } });
  });

  it('ends when it is resumed behind the end', async () => {
    const run = await finished(await ann.call(execVerilator2, { query: lint }));
    const url = ann.url(createVerilator, { query: { runId: run.runId } });
    const whole = await (await fetch(url, { headers: ann.headers })).text();
    const lastId = [...whole.matchAll(/^id: (.*)$/gm)].at(-1)![1]!;
    const rest = await fetch(url, { headers: { ...ann.headers, 'last-event-id': lastId } });
    expect(await rest.text()).not.toContain('data:');
  });
});

describe('a file that git ignores', () => {
  const RULES = '# made again and again\ngen/\n*.svh\n';
  const line = { en: '.gitignore, line 2', zh: '.gitignore 第 2 行', es: 'línea 2', ja: '2 行目' };

  beforeAll(async () => {
    await write(ann, '.gitignore', RULES);
    await write(ann, 'gen/made.sv', 'module made;\nendmodule\n');
    const soc = JSON.stringify({ netloom: 'soc', version: 1, vlnv: 'a:b:fresh:1.0', name: 'fresh' });
    for (const client of [ann, bob]) await write(client, 'fresh.soc.json', soc);
    await write(ann, 'gen/fresh/fresh.f', 'gen/made.sv\n');
    await write(ann, 'made.f', 'one.sv\ngen/made.sv\n');
    await write(ann, 'names.sv', '// `include "none.svh"\nmodule names;\n  `include "w.svh"\nendmodule\n');
    await write(ann, 'w.svh', 'wire w;\n');
  });

  it.each(Object.entries(line))('is named with the line that hides it, in %s', async (language, words) => {
    const response = await fetch(ann.url(startRun), {
      method: 'POST',
      headers: { ...ann.headers, 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ kind: 'lint', deptId: DEMO, top: 'one', fileList: 'made.f' }),
    });
    expect(await response.json()).toMatchObject({
      code: 601,
      msg: expect.stringMatching(new RegExp(`^fileList: .*gen/made\\.sv.*${words}.*gen/`)),
      data: { reason: 'file-ignored' },
    });
  });

  it.each([
    ['testbench', { kind: 'lint', top: 'made', testbench: 'gen/made.sv' }],
    ['fileList', { kind: 'lint', top: 'made', fileList: 'gen/made.sv' }],
    ['liberty', { kind: 'timing', top: 'made', netlist: 'one.sv', liberty: 'gen/made.sv' }],
    ['netlist', { kind: 'timing', top: 'made', netlist: 'gen/made.sv', liberty: 'osu018' }],
    ['path', { kind: 'flow', path: 'gen/made.sv' }],
    ['path', { kind: 'flow', path: 'fresh.soc.json', stages: ['lint'] }],
    ['path', { kind: 'boot', path: 'fresh.soc.json', firmware: 'demo/sw/hello' }],
  ])('is no file that is not there: %s', async (field, body) => {
    const refused = await ann.reply(startRun, { body: { deptId: DEMO, ...body } as never });
    const msg = expect.stringMatching(new RegExp(`^${field}: gen.* \\.gitignore, line 2, “gen/”`));
    expect(refused).toMatchObject({ code: 601, msg });
    const foreign = await bob.reply(startRun, { body: { deptId: DEMO, ...body } as never });
    expect(foreign).toMatchObject({ code: 404 });
  });

  it('is told where a source includes it, before what the tool makes of that', async () => {
    const run = await finished(await start(ann, { top: 'names', testbench: 'names.sv' }));
    expect(run.verdict).toBe('failed');
    const { events } = await ann.call(runEvents, { query: { runId: run.runId } });
    const told = events.flatMap((event) => (event.type === 'diagnostic' ? [event.diagnostic] : []));
    expect(told[0]).toMatchObject({
      severity: 'warning',
      message: expect.stringContaining('git ignores w.svh by line 3 of .gitignore, "*.svh"'),
      place: { kind: 'source', file: 'names.sv', line: 3 },
    });
    expect(told[1]).toMatchObject({ severity: 'error', place: { file: 'names.sv', line: 3 } });
    expect(told.filter(({ message }) => message.includes('none.svh'))).toEqual([]);
  });
});

describe('a run that cannot be planned', () => {
  it.each([
    ['en', 'liberty: give the Liberty file'],
    ['zh', 'liberty: 请给出网表'],
    ['es', 'liberty: indique el archivo Liberty'],
    ['ja', 'liberty: ネットリストのセル'],
  ])('is refused with the field and the remedy, in %s', async (language, words) => {
    const response = await fetch(ann.url(startRun), {
      method: 'POST',
      headers: { ...ann.headers, 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ kind: 'timing', deptId: DEMO, top: 'one', netlist: 'one.sv', liberty: '' }),
    });
    expect(await response.json()).toMatchObject({
      code: 601,
      msg: expect.stringContaining(words),
      data: { reason: 'liberty-missing', issues: [{ path: 'liberty' }] },
    });
  });
});
