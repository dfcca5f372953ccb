import { randomUUID } from 'node:crypto';
import { showRegression } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';
import { regressions } from '../tables.ts';
import { storeResults } from './repository.ts';

let server: TestServer;
let ann: Client;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
});
afterAll(() => server.close());

/** A regression of two simulations on one tree, of which the first ended so. */
async function night(verdict: 'passed' | 'failed', simulations = 2): Promise<string> {
  const { database } = server.services;
  const [runId, now] = [randomUUID(), new Date()];
  await database.insert(regressions).values({
    ...{ runId, deptId: DEMO, name: 'rig', path: 'a.regress.json', tree: 't', branch: 'main', createBy: 1 },
    ...{ createTime: now, finishTime: now, caseNum: 2 },
  });
  const common = { runId, deptId: DEMO, childRunId: runId, caseName: 'a', build: 'b', plusargs: '' };
  const rows = [
    { ...common, caseIndex: 0, seed: 1, verdict, message: 'said', repeatKey: 'one' },
    { ...common, caseIndex: 1, seed: 2, verdict: 'passed' as const, message: 'said', repeatKey: 'two' },
  ];
  await storeResults(database, rows.slice(0, simulations));
  return runId;
}

const shown = async (runId: string) => {
  const { result, nondeterministicNum } = (await ann.call(showRegression, { query: { runId } })).regression;
  return [result, nondeterministicNum];
};

it('takes the pass back from an earlier regression whose simulation ends otherwise later', async () => {
  const first = await night('passed');
  expect(await shown(first)).toEqual(['passed', 0]);
  const second = await night('failed');
  expect(await shown(first)).toEqual(['failed', 1]);
  expect(await shown(second)).toEqual(['failed', 1]);
  // Nor does a third that passes make it green.
  expect(await shown(await night('passed'))).toEqual(['failed', 1]);
});

it('does not call passed what has fewer results than simulations', async () => {
  const { database } = server.services;
  await database.execute('DELETE FROM regressions');
  expect(await shown(await night('passed', 1))).toEqual(['infrastructure', 0]);
});
