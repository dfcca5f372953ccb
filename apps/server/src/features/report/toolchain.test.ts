import { showRun, startRun, toolchainReport } from '@netloom/contract';
import { PRESETS, writeCore } from '@netloom/core';
import { LIBRARY, writeInsn } from '@netloom/instructions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

const DEFINITION = 'instructions/bits/bits.insn.json';
const CORE = 'cores/counted/counted.core.json';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = server.admin;
  const tree = await server.services.projects.tree(DEMO, 1);
  const [bits] = LIBRARY;
  await tree.write(DEFINITION, writeInsn(bits!), 'path');
  const options = { ...PRESETS.nano, name: 'counted', instructions: [DEFINITION] };
  await tree.write(CORE, writeCore(options), 'path');
});
afterAll(() => server.close());

const set = { optimize: '2', march: '', codeModel: 'medany' } as const;
const request = {
  ...{ kind: 'toolchain', deptId: DEMO, core: CORE, example: 'popcount', program: '' },
  ...{
    sets: [
      { ...set, without: [] },
      { ...set, without: ['bits'] },
    ],
    rtl: false,
  },
} as const;

it('a program is built with and without an instruction, counted in the sandbox, and told to members alone', async () => {
  const { runId } = await client.call(startRun, { body: request as never });
  await expect
    .poll(async () => (await client.call(showRun, { query: { runId } })).state, { timeout: 60_000 })
    .toBe('finished');
  expect((await client.call(showRun, { query: { runId } })).verdict).toBe('passed');
  const { sets, sources } = await client.call(toolchainReport, { query: { runId } });
  const [first, second] = sets;
  expect([first!.model, second!.model]).toMatchObject([{ exitCode: 0 }, { exitCode: 0 }]);
  expect(first!.model.printed).toBe(second!.model.printed);
  const code = first!.functions.flatMap((each) => each.code);
  expect(code.find(({ text }) => text.startsWith('popcount '))).toMatchObject({ executed: 64 });
  expect(second!.model.instructions).toBeGreaterThan(first!.model.instructions);
  expect(Object.keys(sources)).toContain('program/main.c');
  const stranger = await server.newUser('stranger');
  expect(await stranger.reply(toolchainReport, { query: { runId } })).toMatchObject({ code: 403 });
});

it('what the core cannot execute, and a definition that it has not, is refused at the field', async () => {
  const sets = [{ ...set, march: 'rv64gc', without: [] }];
  const wrong = { ...request, sets: [{ ...set, march: 'rv32imafdc', without: [] }] };
  expect(await client.reply(startRun, { body: { ...request, sets } as never })).toMatchObject({ code: 601 });
  expect(await client.reply(startRun, { body: wrong as never })).toMatchObject({
    msg: expect.stringContaining('rv32imafdc') as string,
  });
  const other = { ...request, example: 'mac' };
  expect(await client.reply(startRun, { body: other as never })).toMatchObject({
    msg: expect.stringContaining('mac') as string,
  });
});
