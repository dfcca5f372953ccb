import { readDocumentText, runEvents, saveCoreDelivery, showRun, startRun } from '@netloom/contract';
import { PRESETS, writeCore } from '@netloom/core';
import { LIBRARY, ownOf, writeInsn } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';

const DEFINITION = 'instructions/bits/bits.insn.json';
const CORE = 'cores/tiny/tiny.core.json';
const ADDED = "always_comb begin rd = 32'd0; for (int i = 0; i < 32; i++) rd = rd + 32'(rs1[i]);";
const SOUND = `${ADDED} end`;
const WRONG = `${ADDED} if (rs1 == 32'h1234_5678) rd = 32'd12; end`;

let server: TestServer;
let client: Client;

const withOwn = (line: string): Insn => {
  const insn = structuredClone(LIBRARY.find(({ name }) => name === 'bits')!);
  insn.instructions['popcount']!.systemVerilog = [line];
  return insn;
};
const hashOf = (insn: Insn) => ownOf(insn)[0]!.hash;

async function store(insn: Insn): Promise<void> {
  const tree = await server.services.projects.tree(DEMO, 1);
  await tree.write(DEFINITION, writeInsn(insn), 'path');
}

beforeAll(async () => {
  server = await startTestServer();
  client = server.admin;
  const tree = await server.services.projects.tree(DEMO, 1);
  await tree.write(CORE, writeCore({ ...PRESETS.nano, name: 'tiny', instructions: [DEFINITION] }), 'path');
});
afterAll(() => server.close());

const request = (of: string) =>
  ({ kind: 'instruction', deptId: DEMO, path: DEFINITION, instruction: 'popcount', of }) as never;
const body = { deptId: DEMO, folder: 'cores/tiny', suites: ['custom' as const], programs: 1, seed: 1 };

async function proof(insn: Insn) {
  const { runId } = await client.call(startRun, { body: request(hashOf(insn)) });
  const query = { runId };
  const state = async () => (await client.call(showRun, { query })).state;
  await expect.poll(state, { timeout: 120_000 }).toBe('finished');
  const { events } = await client.call(runEvents, { query });
  const told = events.flatMap((event) => (event.type === 'diagnostic' ? [event.diagnostic] : []));
  return { verdict: (await client.call(showRun, { query })).verdict, told };
}

it('a core with SystemVerilog that nobody has proved is not delivered, one with a proof of this very text is', async () => {
  await store(withOwn(WRONG));
  const refused = await client.call(saveCoreDelivery, { body });
  expect(refused).toMatchObject({ written: false, diagnostics: [{ code: 'INSN-OWN-UNPROVED' }] });
  const wrong = await proof(withOwn(WRONG));
  expect(wrong.verdict).toBe('failed');
  const [differs] = wrong.told.filter(({ code }) => code === 'INSN-OWN-DIFFERS');
  expect(differs!.wording!.values).toEqual({
    operands: 'rs1 = 0x12345678',
    made: 'rd = 0xd',
    own: 'rd = 0xc',
  });
  expect(await client.call(saveCoreDelivery, { body })).toMatchObject({ written: false });

  await store(withOwn(SOUND));
  expect((await proof(withOwn(SOUND))).verdict).toBe('passed');
  const made = await client.call(saveCoreDelivery, { body });
  expect(made).toMatchObject({ written: true, tests: 4 });
  const query = { deptId: DEMO, path: made.plan };
  expect((await client.call(readDocumentText, { query })).text).toContain('custom.own-popcount');
  const unit = made.files.find(({ path }) => path.endsWith('tiny_custom_popcount.sv'));
  expect(unit!.text).toContain(SOUND);

  // The proof is of one text: with another it is none.
  await store(withOwn(`${SOUND} // counted`));
  expect(await client.call(saveCoreDelivery, { body })).toMatchObject({ written: false });
});

it('what is proved is what the project has: another text is refused at the field', async () => {
  await store(withOwn(WRONG));
  expect(await client.reply(startRun, { body: request(hashOf(withOwn(SOUND))) })).toMatchObject({
    code: 601,
    msg: expect.stringContaining('popcount') as string,
  });
});
