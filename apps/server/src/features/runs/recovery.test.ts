import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execVerilator, execVerilator2, login, runEvents, showRun, writeFileByPath } from '@netloom/contract';
import { afterAll, expect, it } from 'vitest';
import { newDatabase } from '../../../test/newDatabase.ts';
import { ADMIN_PASSWORD, Client, DEMO } from '../../../test/testServer.ts';

const folder = await mkdtemp(join(tmpdir(), 'netloom-test-'));
const databaseUrl = await newDatabase();
const servers: ChildProcess[] = [];

afterAll(async () => {
  for (const server of servers.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  )) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

/** A server process of its own on the data folder, and somebody signed in to it. */
async function start(): Promise<{ server: ChildProcess; client: Client }> {
  const main = join(import.meta.dirname, '../../main.ts');
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    NETLOOM_DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    NETLOOM_ADMIN_PASSWORD: ADMIN_PASSWORD,
  };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  servers.push(server);
  let text = '';
  for await (const chunk of server.stdout) {
    text += String(chunk);
    if (text.includes('Netloom is ready')) break;
  }
  const address = /Netloom is ready: (\S+)/.exec(text)![1]!;
  const session = await new Client(address).call(login, {
    body: { userName: 'admin', password: ADMIN_PASSWORD },
  });
  return { server, client: new Client(address, session.token) };
}

it('a run that was going when the server was killed finishes as the same run', async () => {
  const before = await start();
  const text = 'module tb;\n  initial begin\n    $display("PASS");\n    $finish;\n  end\nendmodule\n';
  const file = { deptId: DEMO, socVerilogPath: 'killed_tb.sv', verilogFile: text, hash: '' };
  await before.client.call(writeFileByPath, { body: file });
  const query = { deptId: DEMO, top: 'tb', testbench: 'killed_tb.sv', fileList: '' };
  const { runId } = await before.client.call(execVerilator, { query });
  await expect
    .poll(async () => (await before.client.call(runEvents, { query: { runId } })).events, { timeout: 40_000 })
    .toContainEqual(expect.objectContaining({ type: 'step-started', step: 'compile' }));
  const waiting = await Promise.all(
    Array.from({ length: 3 }, () => before.client.call(execVerilator2, { query })),
  );
  before.server.kill('SIGKILL');
  await once(before.server, 'exit');

  const { client } = await start();
  for (const id of [runId, ...waiting.map((run) => run.runId)]) {
    await expect
      .poll(() => client.call(showRun, { query: { runId: id } }), { timeout: 60_000 })
      .toMatchObject({ state: 'finished', verdict: 'passed' });
    const { events } = await client.call(runEvents, { query: { runId: id } });
    expect(events.filter(({ type }) => type === 'started')).toHaveLength(1);
  }
}, 120_000);
