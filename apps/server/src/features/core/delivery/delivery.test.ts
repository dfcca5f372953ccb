import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  coreDeliveryReached,
  fileWriteFile,
  libJsonByCore,
  readDocumentText,
  saveCoreDelivery,
  saveCorePoints,
} from '@netloom/contract';
import { PRESETS, writeCore } from '@netloom/core';
import { pointsKind } from '@netloom/core/special';
import { checkRegress, regressKind } from '@netloom/model/regression';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';
import { readReached } from './readReached.ts';

let server: TestServer;
let stranger: Client;
beforeAll(async () => {
  server = await startTestServer();
  stranger = await server.newUser('stranger');
  const coreJson = writeCore({ ...PRESETS.nano, name: 'tiny' });
  await server.admin.call(libJsonByCore, {
    query: { deptId: DEMO, save: 'true' },
    body: { coreJson, hash: '' } as never,
  });
});
afterAll(() => server.close());

const body = { deptId: DEMO, folder: 'cores/tiny', suites: ['reset' as const], programs: 1, seed: 1 };

describe('who may', () => {
  it.each([['make a package', (client: Client) => client.reply(saveCoreDelivery, { body })]])(
    '%s: members of the department',
    async (_name, call) => {
      expect(await call(server.anonymous)).toMatchObject({ code: 401 });
      expect(await call(stranger)).toMatchObject({ code: 403 });
    },
  );

  it('ask what was reached: who is signed in, of a regression that there is', async () => {
    const query = { runId: '00000000-0000-4000-8000-000000000000' };
    expect(await server.anonymous.reply(coreDeliveryReached, { query })).toMatchObject({ code: 401 });
    expect(await server.admin.reply(coreDeliveryReached, { query })).toMatchObject({ code: 404 });
  });
});

describe('a delivery', () => {
  it('lies in the tree, with a plan that can be run', async () => {
    const made = await server.admin.call(saveCoreDelivery, { body });
    expect(made).toMatchObject({ written: true, tests: 5, plan: 'delivery/tiny/tiny.regress.json' });
    const paths = made.files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(
        ['run.sh', 'files.f', 'tests/reset-3001/expected.hex'].map((path) => `delivery/tiny/${path}`),
      ),
    );
    const { text, title } = await server.admin.call(readDocumentText, {
      query: { deptId: DEMO, path: made.plan },
    });
    const { document } = regressKind.read(text, made.plan);
    expect(checkRegress(document!)).toEqual([]);
    expect(title).toMatch(/^tiny-[0-9a-f]{8}$/);
    expect(document!.cases['reset.reset-3001']).toMatchObject({ groups: ['reset'], testpoints: ['reset'] });
  });

  it('is refused for a core that there is not, and without a suite', async () => {
    const missing = await server.admin.reply(saveCoreDelivery, { body: { ...body, folder: 'cores/none' } });
    expect(missing).toMatchObject({ code: 404 });
    const empty = await server.admin.reply(saveCoreDelivery, { body: { ...body, suites: [] } });
    expect(empty).toMatchObject({ code: 601 });
  });
});

describe('programs of others', () => {
  const others = { ...body, suites: ['others' as const], others: 'suites/theirs/' };

  it('are refused where there are none', async () => {
    const none = await server.admin.reply(saveCoreDelivery, { body: others });
    expect(none).toMatchObject({ code: 404 });
    const outside = await server.admin.reply(saveCoreDelivery, { body: { ...others, others: '../other' } });
    expect(outside).toMatchObject({ code: 601 });
  });

  it('that are no test are told with the reason', async () => {
    const content = '\u007fELF that nobody can read';
    await server.admin.call(fileWriteFile, {
      body: { deptId: DEMO, filePath: 'suites/theirs/deep/rv32ui-p-add', content },
    });
    const made = await server.admin.call(saveCoreDelivery, { body: others });
    expect(made).toMatchObject({ tests: 0, diagnostics: [{ code: 'core-others', severity: 'warning' }] });
    expect(made.diagnostics[0]!.message).toMatch(/theirs.*: 1, .*no executables.*deep\/rv32ui-p-add/);
  });
});

describe('what was reached', () => {
  it('is joined of the simulations that passed, up to their verdicts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'netloom-reached-'));
    const first = 'begin\nREACHED add 1 0000000000000001 01\nPASS 3 words\n';
    const other = 'begin\nREACHED sub 3 0000000000000001 ff\nFAIL word 0\n';
    const last = 'begin\nREACHED add 2 8000000000000000 10\nPASS 3 words\n';
    const path = join(folder, 'log');
    writeFileSync(path, first + other + last);
    const reached = readReached({ logs: [{ path, offsets: [0, first.length + other.length] }] });
    rmSync(folder, { recursive: true });
    expect(reached).toEqual([{ name: 'add', modes: '3', pairs: '8000000000000001', hazards: '11' }]);
  });
});

describe('a table of test points', () => {
  const path = 'tests/corners.points.json';
  const write = (points: object) => {
    const table = {
      netloom: 'points' as const,
      version: 1 as const,
      name: 'corners',
      core: 'cores/tiny/tiny.core.json',
      points,
    };
    const content = pointsKind.write(table as never);
    return server.admin.call(fileWriteFile, { body: { deptId: DEMO, filePath: path, content } });
  };
  const make = (client: Client = server.admin) =>
    client.reply(saveCorePoints, { body: { deptId: DEMO, path } });

  it('becomes tests and a plan, without points that the core cannot be tried with', async () => {
    await write({
      rounds: { program: 'work', values: '1 9', signature: true },
      user: { program: 'modes', signature: true },
    });
    expect(await make(server.anonymous)).toMatchObject({ code: 401 });
    expect(await make(stranger)).toMatchObject({ code: 403 });
    const reply = await make();
    expect(reply).toMatchObject({ code: 200 });
    expect(reply.data).toMatchObject({ written: true, tests: 2, left: [{ point: 'user', why: 'csrs' }] });
    const { plan } = reply.data as { plan: string };
    const { text } = await server.admin.call(readDocumentText, { query: { deptId: DEMO, path: plan } });
    const { document } = regressKind.read(text, plan);
    expect(Object.keys(document!.cases)).toEqual(['rounds.1', 'rounds.9']);
    expect(checkRegress(document!)).toEqual([]);
  });

  it('is not made with a cell that is wrong', async () => {
    await write({ rounds: { program: 'work' } });
    const { data } = await make();
    expect(data).toMatchObject({ written: false, tests: 0, diagnostics: [{ code: 'PT-NOTHING' }] });
  });
});
