import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cancelRun, listRuns, startRun } from '@netloom/contract';
import { readCore, rtlHash } from '@netloom/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productRoot } from '../../settings.ts';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = server.admin;
});
afterAll(() => server.close());

const FOLDER = 'demo/cores/nl_micro';

it('tells of a run which RTL of a core it reads, and starts none that would read other RTL', async () => {
  const text = await readFile(join(productRoot, FOLDER, 'nl_micro.core.json'), 'utf8');
  const of = rtlHash(readCore(text).options!);
  const core = { deptId: DEMO, top: 'nl_micro', fileList: `${FOLDER}/nl_micro.f` } as const;
  const ask = (kind: 'lint' | 'measure' | 'fit' | 'speed', hash: string) =>
    client.reply(startRun, { body: { kind, ...core, of: hash } as never });
  for (const kind of ['lint', 'measure', 'fit', 'speed'] as const) {
    expect(await ask(kind, '0badc0de')).toMatchObject({ code: 601 });
    const { data } = (await ask(kind, of)) as { data: { runId: string; of?: string } };
    expect(data.of).toBe(of);
    await client.call(cancelRun, { body: { runId: data.runId } });
  }
  const { rows } = await client.call(listRuns, { query: { deptId: DEMO } });
  expect(rows.map((row) => row.of)).toEqual([of, of, of, of]);
});
