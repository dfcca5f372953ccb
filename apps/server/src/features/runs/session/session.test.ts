import {
  cancelRun,
  holdRun,
  inputRun,
  logOut,
  openShell,
  removeMember,
  runArtifacts,
  runLog,
  showRun,
  startRun,
} from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let stranger: Client;
/** A lint run that has ended. */
let origin: RunRow;

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
  bob = await server.newUser('bob', DEMO);
  stranger = await server.newUser('stranger');
  const tree = await server.services.projects.tree(DEMO, 2);
  await tree.write('good.sv', 'module good(input a, output b);\n  assign b = a;\nendmodule\n', 'path');
  const body = { kind: 'lint', deptId: DEMO, top: 'good', testbench: 'good.sv' } as const;
  origin = await ann.call(startRun, { body });
  await vi.waitFor(async () => expect((await show(origin)).state).toBe('finished'), { timeout: 60_000 });
});
afterAll(() => server.close());

const show = ({ runId }: Pick<RunRow, 'runId'>) => server.admin.call(showRun, { query: { runId } });
const ended = (run: RunRow) =>
  expect.poll(async () => (await show(run)).state, { timeout: 60_000 }).toBe('finished');
const hold = (run: RunRow, client = ann) =>
  client.reply(holdRun, { body: { runId: run.runId, columns: 101, rows: 33 } });
const type = (run: RunRow, text: string, client = ann) =>
  client.reply(inputRun, { body: { runId: run.runId, text } });
const hear = (run: RunRow, text: string | RegExp) =>
  expect
    .poll(async () => (await ann.call(runLog, { query: { runId: run.runId } })).text, { timeout: 30_000 })
    .toMatch(text);

/** A shell that answers. */
async function opened(client = ann): Promise<RunRow> {
  const shell = await client.call(openShell, { body: { runId: origin.runId } });
  await expect.poll(async () => (await hold(shell, client)).code, { timeout: 30_000 }).toBe(200);
  return shell;
}

it('is open on the sources and files of its run, held and sized, and changes nothing of them', async () => {
  const shell = await opened();
  expect(shell).toMatchObject({ kind: 'shell', tree: origin.tree, title: origin.title });
  expect((await type(shell, 'cat good.sv; stty size; echo changed > good.sv; cat good.sv\r')).code).toBe(200);
  await hear(shell, /assign b = a;[^]*33 101[^]*\nchanged/);
  await type(shell, 'python3 -c "import socket; socket.create_connection((\'127.0.0.1\', 1))"; exit\r');
  await ended(shell);
  await hear(shell, /(not permitted|refused|unreachable)[^]*its command ended/);
  expect(await show(shell)).toMatchObject({ verdict: 'inconclusive' });
  const again = await opened();
  await type(again, 'cat good.sv\r');
  await hear(again, 'assign b = a;');
  await ann.call(cancelRun, { body: { runId: again.runId } });
  expect(await ann.call(runArtifacts, { query: { runId: origin.runId } })).toEqual([]);
});

it('is for who opened it, and for members of its project to open', async () => {
  const shell = await opened();
  expect(await stranger.reply(openShell, { body: { runId: origin.runId } })).toMatchObject({ code: 403 });
  expect(await type(shell, 'x', stranger)).toMatchObject({ code: 403 });
  expect(await type(shell, 'x', bob)).toMatchObject({ code: 403 });
  expect(await hold(shell, bob)).toMatchObject({ code: 403 });
  await ann.call(cancelRun, { body: { runId: shell.runId } });
  expect(await hold(shell)).toMatchObject({ code: 601, msg: expect.stringContaining('runId: the run is') });
});

it('refuses what it cannot be, with the field', async () => {
  expect(await hold(origin)).toMatchObject({
    code: 601,
    msg: expect.stringContaining('runId: a run of kind'),
  });
  const shell = await opened();
  expect(await ann.reply(openShell, { body: { runId: shell.runId } })).toMatchObject({
    code: 601,
    msg: expect.stringContaining('runId: the run has not finished'),
  });
  const size = await ann.reply(holdRun, { body: { runId: shell.runId, columns: 0, rows: 24 } });
  expect(size).toMatchObject({ code: 601, msg: expect.stringContaining('columns') });
  await ann.call(cancelRun, { body: { runId: shell.runId } });
});

it.each([
  ['is no member any more', (userId: number) => removed(userId)],
  ['signs out', (_: number, client: Client) => client.call(logOut, {})],
])('ends when who holds it %s', async (what, leave) => {
  const name = what.replaceAll(' ', '');
  const carol = await server.newUser(name, DEMO);
  const shell = await opened(carol);
  const { rows } = await server.services.pool.query<{ userId: number }>(
    'SELECT user_id AS "userId" FROM users WHERE user_name = $1',
    [name],
  );
  await leave(rows[0]!.userId, carol);
  await ended(shell);
  expect(await show(shell)).toMatchObject({ verdict: 'cancelled' });
});

const removed = (userId: number) => server.admin.call(removeMember, { body: { deptId: DEMO, userId } });
