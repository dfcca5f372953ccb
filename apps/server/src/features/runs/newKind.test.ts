import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRuns, showRun, startRun, writeFileByPath } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from '../../../test/newDatabase.ts';
import { startServerProcess } from '../../../test/serverProcess.ts';
import type { ServerProcess } from '../../../test/serverProcess.ts';
import { DEMO } from '../../../test/testServer.ts';

// The kind is the folder test/countKind and its entry in the registry, and nothing else: all that follows is the
// product's own server, queue, runner and sandbox.

const REGISTER = join(import.meta.dirname, '../../../test/countKind/register.ts');

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-test-'));
  const wrapper = ['env', `NODE_OPTIONS=--import=${REGISTER}`];
  server = await startServerProcess({ folder, databaseUrl: await newDatabase(), wrapper, fromSources: true });
  for (const [socVerilogPath, verilogFile] of [
    ['three.txt', 'a\nb\nc\n'],
    ['none.txt', ''],
  ] as const) {
    await server.client.call(writeFileByPath, {
      body: { deptId: DEMO, socVerilogPath, verilogFile, hash: '' },
    });
  }
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

const start = (file?: string) =>
  server.client.reply(startRun, { body: { kind: 'count', deptId: DEMO, file } as never });

async function finished(file: string) {
  const { data } = (await start(file)) as { data: RunRow };
  const show = () => server.client.call(showRun, { query: { runId: data.runId } });
  await expect.poll(async () => (await show()).state).toBe('finished');
  return show();
}

it('a kind that is one folder is planned, run in the sandbox, read, labelled and judged', async () => {
  expect(await finished('three.txt')).toMatchObject({
    kind: 'count',
    title: 'lines of three.txt',
    label: 'of three.txt',
    verdict: 'passed',
    reason: 'wc counted 3 lines',
    metrics: expect.arrayContaining([{ name: 'lines', value: 3, unit: '', offset: 0 }]),
    request: { kind: 'count', file: 'three.txt', seconds: 600, priority: 'normal' },
  });
  expect(await finished('none.txt')).toMatchObject({ verdict: 'failed' });
  const { rows } = await server.client.call(listRuns, { query: { deptId: DEMO, kinds: 'count' } });
  expect(rows.map(({ label, verdict }) => [label, verdict])).toEqual([
    ['of none.txt', 'failed'],
    ['of three.txt', 'passed'],
  ]);
});

it('its options are checked, and what it cannot run is refused, with the field', async () => {
  expect(await start()).toMatchObject({ code: 601, msg: expect.stringContaining('file') });
  expect(await start('gone.txt')).toMatchObject({ code: 404, msg: 'file: there is no file gone.txt' });
});
