import { randomUUID } from 'node:crypto';
import {
  ROLE_IDS,
  listRegressions,
  listShares,
  makeShare,
  resultPlace,
  sharedResult,
  sharedResults,
  showResult,
  withdrawShare,
} from '@netloom/contract';
import { prepareRun, runFolder } from '@netloom/executor';
import type { RunPlan } from '@netloom/model';
import { appendFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { regressionResults, regressions } from '../regression/index.ts';

let server: TestServer;
let verification: Client;
let runId: string;
let resultId: number;
let foreign: number;

const SOURCE = 'module rig_tb;\n  // secret source\n  initial $error("bad");\nendmodule\n';
const LOG = 'begin\nnetloom: random seed 7\nbefore\n%Error: rig_tb.sv:3: bad\nafter\n';

async function simulate(): Promise<{ runId: string; resultId: number }> {
  const { database, projects, runs } = server.services;
  const [parent, child] = [randomUUID(), randomUUID()];
  const tree = await projects.writeTree(DEMO, 1);
  const plan = {
    name: 'rig',
    path: 'rig.regress.json',
    tree,
    branch: 'main',
    caseNum: 1,
    commit: 'a'.repeat(40),
  };
  await database
    .insert(regressions)
    .values({ ...plan, runId: parent, deptId: DEMO, createBy: 1, createTime: new Date() });
  const [row] = await database
    .insert(regressionResults)
    .values({
      ...{
        runId: parent,
        deptId: DEMO,
        childRunId: child,
        caseName: 'bad',
        caseIndex: 0,
        build: 'b',
        plusargs: '',
      },
      ...{ seed: 7, verdict: 'failed', message: 'bad', file: 'tb/rig_tb.sv', line: 3, repeatKey: child },
      ...{ logOffset: LOG.indexOf('netloom'), messageOffset: LOG.indexOf('%Error'), logEnd: LOG.length },
    })
    .returning({ resultId: regressionResults.resultId });
  const folder = runs.folderOf(child);
  const limits = { seconds: 1, memoryMegabytes: 128, processes: 1, diskMegabytes: 64 };
  await prepareRun(folder, {
    kind: 'cases',
    title: 't',
    steps: [],
    files: {},
    outputs: [],
    limits,
  } as unknown as RunPlan);
  await appendFile(runFolder(folder).log, LOG);
  return { runId: parent, resultId: row!.resultId };
}

beforeAll(async () => {
  server = await startTestServer();
  verification = await server.newUser('vera', DEMO, ROLE_IDS.verification);
  const tree = await server.services.projects.tree(DEMO, 1);
  await tree.write('tb/rig_tb.sv', SOURCE, 'path');
  ({ runId, resultId } = await simulate());
  ({ resultId: foreign } = await simulate());
});
afterAll(() => server.close());

const share = (sources: boolean) => server.admin.call(makeShare, { body: { runId, sources } });

it('shows the results to whoever has the link, and the sources only when that was chosen', async () => {
  const [plain, whole] = [await share(false), await share(true)];
  expect(plain.secret).toMatch(/^[\w-]{43}$/);
  const { anonymous } = server;
  const seen = await anonymous.call(sharedResults, { body: { secret: plain.secret } });
  expect(seen.results.rows).toMatchObject([{ resultId, caseName: 'bad', verdict: 'failed', wave: null }]);
  const one = await anonymous.call(sharedResult, { body: { secret: plain.secret, resultId } });
  expect(one.source).toBeNull();
  expect(one.log).toEqual({
    firstLine: 1,
    lines: ['netloom: random seed 7', 'before', '%Error: rig_tb.sv:3: bad', 'after', ''],
    at: 3,
  });
  expect(JSON.stringify(one)).not.toContain('secret source');
  const other = await anonymous.call(sharedResult, { body: { secret: whole.secret, resultId } });
  expect(other.source).toMatchObject({ file: 'tb/rig_tb.sv', at: 3, firstLine: 1 });
  expect(other.source!.lines).toEqual(SOURCE.split('\n'));
});

it('leads to nothing else: no other regression, no other call', async () => {
  const { secret } = await share(true);
  const { anonymous } = server;
  expect((await anonymous.reply(sharedResult, { body: { secret, resultId: foreign } })).code).toBe(404);
  const holder = { headers: { authorization: `Bearer ${secret}` } };
  const asked = [anonymous.url(showResult, { query: { resultId } }), anonymous.url(listRegressions)];
  for (const url of asked) expect(await (await fetch(url, holder)).json()).toMatchObject({ code: 401 });
  expect((await anonymous.reply(resultPlace, { query: { resultId } })).code).toBe(401);
});

it('shows nothing by a guess, nor once it is withdrawn', async () => {
  const { secret, share: made } = await share(false);
  const code = async (by: string) =>
    (await server.anonymous.reply(sharedResults, { body: { secret: by } })).code;
  expect(await code(secret)).toBe(200);
  expect(await code(`${secret.slice(0, -1)}_`)).toBe(404);
  expect(await code(String(resultId))).toBe(404);
  const left = await server.admin.call(withdrawShare, { body: { runId, shareId: made.shareId } });
  expect(left.map(({ shareId }) => shareId)).not.toContain(made.shareId);
  expect(await code(secret)).toBe(404);
});

it('is made and withdrawn by the lead alone, and its secret is told once', async () => {
  const { share: made } = await share(false);
  const body = { runId, shareId: made.shareId };
  expect((await verification.reply(makeShare, { body: { runId } })).code).toBe(403);
  expect((await verification.reply(withdrawShare, { body })).code).toBe(403);
  expect((await verification.reply(listShares, { query: { runId } })).code).toBe(403);
  expect(JSON.stringify(await server.admin.call(listShares, { query: { runId } }))).not.toMatch(
    /secret|hash/i,
  );
  const { rows } = await server.services.pool.query('SELECT secret_hash AS hash FROM result_shares');
  for (const { hash } of rows as { hash: string }[]) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const own = await verification.call(resultPlace, { query: { resultId } });
  expect(own.command).toContain('--only bad:7');
});
