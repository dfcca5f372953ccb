import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { getUserInfo, insertDept, regressionChanges, regressionTrend } from '@netloom/contract';
import type { ResultVerdict } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';
import { regressionResults, regressions } from '../tables.ts';

let server: TestServer;
let ann: Client;
let root: string;
beforeAll(async () => {
  server = await startTestServer();
  ann = server.admin;
  ({ root } = await server.services.projects.tree(DEMO, (await ann.call(getUserInfo)).userId));
});
afterAll(() => server.close());

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
function commit(text: string): string {
  git(
    '-c',
    'user.name=t',
    '-c',
    'user.email=t@t',
    'commit',
    '--quiet',
    '--allow-empty',
    '--no-verify',
    '-m',
    text,
  );
  return git('rev-parse', 'HEAD');
}

type Case = [name: string, seed: number, verdict: ResultVerdict, seconds?: number, unsteady?: boolean];

/** As much of a plan as says which groups its cases are in. */
const planOf = (groups: Record<string, string[]>) =>
  ({
    cases: Object.fromEntries(Object.entries(groups).map(([name, of]) => [name, { groups: of }])),
  }) as never;

async function night(
  age: number,
  cases: Case[],
  rest: { commit?: string; againOf?: string; deptId?: number; groups?: Record<string, string[]> } = {},
) {
  const { database } = server.services;
  const runId = randomUUID();
  const { commit: at = '', againOf = null, deptId = DEMO, groups } = rest;
  const createTime = new Date(Date.now() - age * 86_400_000);
  const known = {
    name: 'rig',
    path: 'rig.regress.json',
    tree: 'x',
    branch: 'main',
    caseNum: cases.length,
    commit: at,
  };
  await database.insert(regressions).values({
    ...known,
    runId,
    deptId,
    againOf,
    createBy: 1,
    createTime,
    ...(groups && { plan: planOf(groups) }),
  });
  await database.insert(regressionResults).values(
    cases.map(([caseName, seed, verdict, seconds = 1, nondeterministic = false], caseIndex) => ({
      ...{ runId, deptId, childRunId: runId, caseName, caseIndex, build: 'b', plusargs: '', seed, verdict },
      ...{ seconds, nondeterministic, message: verdict === 'failed' ? 'bad' : '', repeatKey: randomUUID() },
    })),
  );
  return runId;
}

it('counts each night once: no reruns, nothing older than it was asked for', async () => {
  const first = await night(3, [
    ['a', 1, 'passed', 2],
    ['a', 2, 'failed', 3],
    ['b', 1, 'timed-out', 5],
  ]);
  await night(3, [['a', 2, 'passed', 9]], { againOf: first });
  await night(1, [
    ['a', 1, 'passed', 1, true],
    ['b', 1, 'passed', 4],
  ]);
  await night(120, [['a', 1, 'failed']]);
  const [all] = await ann.call(regressionTrend, { query: {} });
  expect(all!.days.map(({ day: _day, ...rest }) => rest)).toEqual([
    { passed: 1, failed: 1, others: 1, seconds: 10 },
    { passed: 1, failed: 0, others: 1, seconds: 5 },
  ]);
  const cases = await ann.call(regressionTrend, { query: { by: 'case' } });
  expect(cases.map(({ key }) => key)).toEqual(['a', 'b']);
  expect(await ann.call(regressionTrend, { query: { nights: 2 } })).toMatchObject([
    { days: [{ passed: 1 }] },
  ]);
  expect(await ann.call(regressionTrend, { query: { name: 'other' } })).toEqual([]);
});

it('counts a case in each of its groups', async () => {
  const { deptId } = await ann.call(insertDept, { body: { name: 'Groups' } });
  const groups = { a: ['smoke', 'nightly'], b: ['nightly'], c: [] };
  const cases: Case[] = [
    ['a', 1, 'passed', 2],
    ['b', 1, 'failed', 3],
    ['c', 1, 'passed', 5],
  ];
  await night(1, cases, { deptId, groups });
  const rows = await ann.call(regressionTrend, { query: { deptId, by: 'group' } });
  expect(rows.map(({ key, days: [day] }) => [key, day!.passed, day!.failed, day!.seconds])).toEqual([
    ['nightly', 1, 1, 5],
    ['smoke', 1, 0, 2],
  ]);
});

it('compares the same seeds alone, and names the commits between', async () => {
  const from = commit('base');
  const before = await night(
    2,
    [
      ['a', 1, 'passed'],
      ['a', 2, 'failed'],
      ['b', 1, 'passed', 2],
      ['b', 2, 'timed-out'],
      ['c', 1, 'failed'],
      ['gone', 1, 'passed'],
    ],
    { commit: from },
  );
  const middle = commit('breaks a');
  const to = commit('last');
  const after = await night(
    1,
    [
      ['a', 1, 'failed'],
      ['a', 2, 'passed'],
      ['b', 1, 'passed', 6],
      ['b', 2, 'failed'],
      ['c', 1, 'passed', 1, true],
      ['new', 1, 'failed'],
      ['new', 2, 'failed'],
    ],
    { commit: to },
  );
  const changes = await ann.call(regressionChanges, { query: { runId: after, against: before } });
  const names = (rows: { caseName: string; seed: number }[]) =>
    rows.map(({ caseName, seed }) => `${caseName}:${seed}`);
  // What timed out before, is new, or passes only sometimes has turned neither red nor green.
  expect(names(changes.newlyRed)).toEqual(['a:1']);
  expect(names(changes.newlyGreen)).toEqual(['a:2']);
  expect(changes.slower).toEqual([{ caseName: 'b', before: 2, after: 6, seeds: 1 }]);
  expect(changes).toMatchObject({ onlyBefore: 1, onlyAfter: 2 });
  // The oracle is git itself.
  expect(changes.commits!.map((each) => each.commit)).toEqual(git('rev-list', `${from}..${to}`).split('\n'));
  expect(changes.commits!.map((each) => each.commit)).toEqual([to, middle]);
});

it('says where git does not know a version, and shows none of another project', async () => {
  const one = await night(1, [['a', 1, 'passed']], { commit: 'f'.repeat(40) });
  const other = await night(1, [['a', 1, 'passed']], { commit: git('rev-parse', 'HEAD') });
  expect((await ann.call(regressionChanges, { query: { runId: other, against: one } })).commits).toBeNull();
  const { deptId } = await ann.call(insertDept, { body: { name: 'Elsewhere' } });
  const foreign = await night(1, [['a', 1, 'passed']], { deptId });
  expect((await ann.reply(regressionChanges, { query: { runId: other, against: foreign } })).code).toBe(404);
});
