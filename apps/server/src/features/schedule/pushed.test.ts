import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ROLE_IDS,
  deleteSchedule,
  getUserInfo,
  gitCommit,
  gitCreateBranch,
  gitLog,
  gitMergeShared,
  gitPush,
  gitSaveProtection,
  gitStage,
  listRuns,
  listSchedules,
  retryRun,
  runsOfCommits,
  saveSchedule,
  startRun,
} from '@netloom/contract';
import { sql } from '../../database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinGitProject, newGitProject } from '../../../test/gitProject.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { notePush, resumePushes } from './pushes.ts';

let server: TestServer;
let lead: Client;
let ann: Client;
beforeAll(async () => {
  server = await startTestServer();
  [lead, ann] = await Promise.all([server.newUser('lead'), server.newUser('ann')]);
});
afterAll(() => server?.close());

let projects = 0;
async function project(): Promise<number> {
  projects += 1;
  const deptId = await newGitProject(server, `project ${projects}`);
  await joinGitProject(server, lead, deptId, { roleId: ROLE_IDS.lead });
  await joinGitProject(server, ann, deptId);
  return deptId;
}

const GOOD = 'module wire_top(input logic a, output logic b);\n  assign b = a;\nendmodule\n';
const BAD = 'module wire_top(input logic a, output logic b);\n  assign b = a\nendmodule\n';

async function write(client: Client, deptId: number, text: string) {
  const { userId } = await client.call(getUserInfo);
  const { root } = await server.services.projects.tree(deptId, userId);
  await writeFile(join(root, 'wire.sv'), text);
}
async function commit(client: Client, deptId: number, text: string) {
  await write(client, deptId, text);
  await client.call(gitStage, { body: { deptId, paths: ['wire.sv'] } });
  return client.call(gitCommit, { body: { deptId, message: 'Change the wire' } });
}
const lint = (deptId: number) => ({ kind: 'lint' as const, deptId, testbench: 'wire.sv', top: 'wire_top' });
const onPush = (deptId: number, push: string, client = lead) =>
  client.call(saveSchedule, { body: { deptId, name: `Lint ${push}`, push, request: lint(deptId) } });
const ofCommit = (deptId: number, id: string) => ann.call(runsOfCommits, { query: { deptId, commits: id } });
const ended = async (deptId: number, id: string) => {
  await expect
    .poll(async () => (await ofCommit(deptId, id)).map(({ state }) => state), { timeout: 30_000 })
    .toEqual(['finished']);
  return (await ofCommit(deptId, id))[0]!;
};
const push = (client: Client, deptId: number) => client.reply(gitPush, { body: { deptId } });

describe('a server that ended between a push and its runs', () => {
  it('starts them once at its next start, and none of a push that did not arrive', async () => {
    const deptId = await project();
    const { scheduleId } = await onPush(deptId, 'main');
    const { commit: arrived } = await commit(ann, deptId, GOOD);
    const { userId } = await ann.call(getUserInfo);
    const { database } = server.services;
    const pushed = { deptId, branch: 'main', userId, mayStart: true };
    await notePush(database, { ...pushed, commit: arrived });
    await resumePushes(server.services);
    expect(await ann.call(listRuns, { query: { deptId } })).toMatchObject({ total: 0 });
    // The branch moves, and the server ends before its runs are stored.
    const { root } = await server.services.projects.tree(deptId, userId);
    const bare = server.services.projects.repository(deptId);
    execFileSync('git', ['--git-dir', bare, 'fetch', '--quiet', root, 'main:main']);
    await Promise.all([resumePushes(server.services), resumePushes(server.services)]);
    await resumePushes(server.services);
    expect(await ended(deptId, arrived)).toMatchObject({ commit: arrived, verdict: 'passed' });
    const { rows, total } = await ann.call(listRuns, { query: { deptId } });
    expect([total, rows[0]!.scheduleId, rows[0]!.createBy]).toEqual([1, scheduleId, 'ann']);
  });
});

describe('a push', () => {
  it('starts what the project wants of the branch, on the files of the commit, for who pushed', async () => {
    const deptId = await project();
    const { scheduleId } = await onPush(deptId, 'ann/*');
    await onPush(deptId, 'release/*');
    expect(await push(ann, deptId)).toMatchObject({ code: 200 });
    expect(await ann.call(listRuns, { query: { deptId } })).toMatchObject({ total: 0 });
    await ann.call(gitCreateBranch, { body: { deptId, name: 'ann/wire' } });
    const good = await commit(ann, deptId, GOOD);
    // What is not committed is no part of it.
    await write(ann, deptId, BAD);
    expect(await push(ann, deptId)).toMatchObject({ code: 200 });
    const run = await ended(deptId, good.commit);
    expect(run).toMatchObject({ commit: good.commit, kind: 'lint', verdict: 'passed' });
    const { rows } = await ann.call(listRuns, { query: { deptId } });
    expect(rows).toMatchObject([{ runId: run.runId, createBy: 'ann', branch: 'ann/wire', scheduleId }]);
    const bad = await commit(ann, deptId, BAD);
    await push(ann, deptId);
    expect(await ended(deptId, bad.commit)).toMatchObject({ verdict: 'failed' });
    // A repetition is the commit's run from then on.
    const again = await ann.call(retryRun, { body: { runId: run.runId, tree: 'pinned' } });
    expect(await ended(deptId, good.commit)).toMatchObject({ runId: again.runId });
    const stranger = await server.newUser(`stranger ${deptId}`);
    const query = { deptId, commits: good.commit };
    expect(await stranger.reply(runsOfCommits, { query })).toMatchObject({ code: 403 });
    expect(await ann.reply(runsOfCommits, { query: { deptId, commits: 'main' } })).toMatchObject({
      code: 601,
    });
  });

  it('stays pushed where a run cannot be started, and the schedule says why', async () => {
    const deptId = await project();
    await onPush(deptId, '*');
    const { userId } = await ann.call(getUserInfo);
    const { root } = await server.services.projects.tree(deptId, userId);
    await writeFile(join(root, 'README.md'), 'No wire.');
    await ann.call(gitStage, { body: { deptId, paths: ['README.md'] } });
    await ann.call(gitCommit, { body: { deptId, message: 'Say so' } });
    expect(await push(ann, deptId)).toMatchObject({ code: 200, data: { ahead: 0 } });
    const [schedule] = await ann.call(listSchedules, { query: { deptId } });
    expect(schedule).toMatchObject({ lastRunId: null, nextTime: null });
    expect(schedule!.lastError).toContain('wire.sv');
  });

  it('needs a name of branches or a time', async () => {
    const deptId = await project();
    const save = (change: object) =>
      lead.reply(saveSchedule, { body: { deptId, name: 'x', request: lint(deptId), ...change } });
    expect(await save({})).toMatchObject({ code: 601, msg: expect.stringContaining('cron') as string });
    expect(await save({ push: 'no name' })).toMatchObject({ code: 601 });
  });
});

describe('a branch that needs a run', () => {
  const protect = (deptId: number, needs: number, client = lead) =>
    client.reply(gitSaveProtection, {
      body: { deptId, kind: 'branch', pattern: 'main', push: 'members', merge: 'members', needs },
    });

  it('takes what has passed, and nothing else, by push and by merge', async () => {
    const deptId = await project();
    const { scheduleId } = await onPush(deptId, 'ann/*', ann);
    expect(await protect(deptId, scheduleId)).toMatchObject({ code: 200 });
    const bad = await commit(ann, deptId, BAD);
    expect(await push(ann, deptId)).toMatchObject({ code: 601, data: { reason: 'needs-run' } });
    await ann.call(gitCreateBranch, { body: { deptId, name: 'ann/wire' } });
    await push(ann, deptId);
    await ended(deptId, bad.commit);
    const merge = () => ann.reply(gitMergeShared, { body: { deptId, base: 'main', head: 'ann/wire' } });
    expect(await merge()).toMatchObject({ code: 601, data: { reason: 'needs-passed-run' } });
    // Easier settings of one's own prove nothing.
    const good = await commit(ann, deptId, GOOD);
    await ann.call(startRun, { body: { ...lint(deptId), top: 'wire_top', seconds: 77 } });
    await server.services.database.execute(sql`UPDATE run_schedules SET enabled = false`);
    await push(ann, deptId);
    expect(await merge()).toMatchObject({ code: 601, data: { reason: 'needs-run' } });
    // The same settings do, whoever started the run.
    const { runId } = await ann.call(startRun, { body: lint(deptId) });
    expect(['needs-end-of-run', undefined]).toContain(((await merge()).data as { reason?: string }).reason);
    await expect
      .poll(
        async () =>
          (await ann.call(listRuns, { query: { deptId } })).rows.find((row) => row.runId === runId)?.state,
      )
      .toBe('finished');
    const merged = await merge();
    expect(merged.code === 200 || (merged.data as { reason?: string }).reason === 'merge-of-nothing').toBe(
      true,
    );
    const [head] = await lead.call(gitLog, { query: { deptId, branch: 'origin/main' } });
    expect(head!.parents).toContain(good.commit);
  });

  it('is not made weaker by who may not protect it', async () => {
    const deptId = await project();
    const mine = await onPush(deptId, '*', ann);
    expect(await protect(deptId, mine.scheduleId)).toMatchObject({ code: 200 });
    const change = { ...mine, push: 'never', request: lint(deptId), scheduleId: mine.scheduleId };
    expect(await ann.reply(saveSchedule, { body: change })).toMatchObject({ code: 403 });
    const remove = { body: { scheduleId: mine.scheduleId } };
    expect(await ann.reply(deleteSchedule, remove)).toMatchObject({ code: 403 });
    expect(await lead.reply(deleteSchedule, remove)).toMatchObject({
      code: 601,
      data: { reason: 'schedule-needed' },
    });
    const other = await project();
    expect(await protect(other, mine.scheduleId)).toMatchObject({
      code: 601,
      data: { reason: 'needs-no-schedule' },
    });
  });
});
