import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  ROLE_IDS,
  bulkEditBugs,
  createBug,
  exportBugs,
  getUserInfo,
  linkBug,
  listBugFilters,
  listBugs,
  listUserNotices,
  moveBug,
  noteBugBranch,
  proposeDuplicates,
  replyToBug,
  saveBugFilter,
  showBug,
  updateBug,
  watchBug,
} from '@netloom/contract';
import type { BugStatus, ReplyOf, ResultVerdict } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { failureBuckets, regressionResults, regressions } from '../regression/index.ts';
import { tellResults } from '../regression/results/heard.ts';
import type { RunRecord } from '../runs/index.ts';

let server: TestServer;
let lead: Client;
let hardware: Client;
let stranger: Client;
let root: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
function commit(text: string): string {
  execFileSync(
    'git',
    [
      ...['-c', 'user.name=t', '-c', 'user.email=t@t'],
      ...['commit', '--quiet', '--allow-empty', '--no-verify', '-m', text],
    ],
    { cwd: root },
  );
  return git('rev-parse', 'HEAD');
}

interface Simulated {
  at: string;
  verdict?: ResultVerdict;
  seed?: number;
  bucketId?: number | null;
  plusargs?: string;
  nondeterministic?: boolean;
  unchecked?: boolean;
  branch?: string;
}

/** What a regression of one simulation left, as results are stored. */
async function simulated({ at, verdict = 'passed', seed = 7, bucketId = null, ...other }: Simulated) {
  const { database } = server.services;
  const {
    plusargs = '+bad',
    nondeterministic = false,
    unchecked = false,
    branch = git('branch', '--show-current'),
  } = other;
  const [runId, childRunId] = [randomUUID(), randomUUID()];
  const plan = { name: 'rig', path: 'rig.regress.json', tree: 'x', branch, caseNum: 1, commit: at };
  await database
    .insert(regressions)
    .values({ ...plan, runId, deptId: DEMO, createBy: 1, createTime: new Date() });
  const [row] = await database
    .insert(regressionResults)
    .values({
      ...{ runId, deptId: DEMO, childRunId, caseName: 'bad', caseIndex: 0, build: 'bench', plusargs, seed },
      ...{ verdict, bucketId, nondeterministic, unchecked, repeatKey: randomUUID() },
      ...{
        message: 'rig_tb.u_fifo[3].mem: count 7 is wrong',
        file: 'tb/rig_tb.sv',
        line: 7,
        messageOffset: 120,
      },
    })
    .returning({ resultId: regressionResults.resultId });
  return { resultId: row!.resultId, runId, childRunId };
}

async function newBucket(title: string): Promise<number> {
  const [row] = await server.services.database
    .insert(failureBuckets)
    .values({ deptId: DEMO, key: title, title })
    .returning({ bucketId: failureBuckets.bucketId });
  return row!.bucketId;
}

const file = (client: Client, body: object = {}) =>
  client.call(createBug, { body: { title: 'FIFO overflows', label: 'RTL', deptId: DEMO, ...body } });
const show = (bugId: number, client = lead) => client.call(showBug, { query: { bugId } });

async function move(client: Client, bugId: number, status: BugStatus, rest: object = {}) {
  const { revision } = await show(bugId);
  return client.reply(moveBug, { body: { bugId, revision, status, ...rest } });
}

async function atWaitVerify(body: object): Promise<ReplyOf<typeof createBug>> {
  const bug = await file(lead, body);
  for (const status of ['Not Started', 'Running', 'Wait Verify'] as const)
    expect((await move(lead, bug.bugId, status)).code).toBe(200);
  return show(bug.bugId);
}

beforeAll(async () => {
  server = await startTestServer();
  lead = server.admin;
  hardware = await server.newUser('harriet', DEMO, ROLE_IDS.hardware);
  stranger = await server.newUser('stranger');
  ({ root } = await server.services.projects.tree(DEMO, (await lead.call(getUserInfo)).userId));
}, 60_000);
afterAll(() => server.close());

describe('a defect', () => {
  it('is filed from a failure with its cause, seed, commit, branch, scope and log line', async () => {
    const bucketId = await newBucket('count # is wrong');
    const at = commit('found');
    const { resultId, runId, childRunId } = await simulated({ at, verdict: 'failed', bucketId });
    const bug = await file(hardware, { resultId });
    expect(bug).toMatchObject({
      ...{ status: 'Open', severity: 'normal', bucketId, commitID: at, scope: 'rig_tb.u_fifo[3].mem' },
      branches: [{ foundCommit: at, verifiedCommit: '' }],
      failure: { resultId, runId, childRunId, caseName: 'bad', seed: 7, plusargs: '+bad', logOffset: 120 },
      watchers: [{ userName: 'harriet' }],
    });
    const alike = await lead.call(proposeDuplicates, { query: { bucketId, title: 'nothing alike' } });
    expect(alike).toMatchObject([{ bugId: bug.bugId, sameBucket: true }]);
    const byText = await lead.call(proposeDuplicates, { query: { title: 'the FIFO overflow' } });
    expect(byText).toMatchObject([{ bugId: bug.bugId, sameBucket: false }]);
    const passed = await simulated({ at });
    expect(
      await hardware.reply(createBug, {
        body: { deptId: DEMO, title: 't', label: 'RTL', resultId: passed.resultId },
      }),
    ).toMatchObject({ code: 601, data: { reason: 'result-passed' } });
  });

  it('asks for what the specification asks for, in its words', async () => {
    const refused = async (body: object) =>
      (await lead.reply(createBug, { body: { deptId: DEMO, label: 'RTL', title: 'x', ...body } })).msg;
    expect(await refused({ title: ' ' })).toContain('Please fill in the bug title information');
    expect(await refused({ label: '' })).toContain('Please select in the label information');
  });

  it('is completed by a commit alone on which the seed that failed passes', async () => {
    const at = commit('broken');
    const { resultId } = await simulated({ at, verdict: 'failed' });
    const { bugId } = await atWaitVerify({ resultId });
    const complete = async (by: string, client = lead) =>
      ((await move(client, bugId, 'Completed', { commit: by })).data as { reason?: string } | null)?.reason;
    expect(await complete(at)).toBe('seed-not-green');
    expect(await complete('f'.repeat(40))).toBe('no-such-commit');
    const fixed = commit('fixed');
    expect(await complete(fixed)).toBe('seed-not-run');
    // Another seed, other options, a dirty tree: none of them is the simulation that failed.
    await simulated({ at: fixed, seed: 8 });
    await simulated({ at: fixed, plusargs: '' });
    await simulated({ at: `${fixed}+` });
    await simulated({ at: fixed, verdict: 'lost' });
    expect(await complete(fixed)).toBe('seed-not-run');
    await simulated({ at: fixed, unchecked: true });
    expect(await complete(fixed)).toBe('seed-unchecked');
    const again = commit('fixed again');
    await simulated({ at: again, verdict: 'out-of-memory' });
    const { resultId: shown } = await simulated({ at: again });
    expect(await complete(again, hardware)).toBe('bug-no-duty');
    expect((await move(lead, bugId, 'Completed', {})).data).toMatchObject({ reason: 'bug-no-proof' });
    expect(await complete(again.slice(0, 9))).toBeUndefined();
    const bug = await show(bugId);
    expect(bug.status).toBe('Completed');
    expect(bug.finishTime).not.toBeNull();
    expect(bug.branches).toMatchObject([{ verifiedCommit: again, resultId: shown }]);
    const third = commit('green, then not');
    await simulated({ at: third });
    await simulated({ at: third, nondeterministic: true });
    expect((await move(lead, bugId, 'Open', { reason: 'tried' })).code).toBe(200);
    expect((await show(bugId)).branches).toMatchObject([{ verifiedCommit: '' }]);
    for (const status of ['Not Started', 'Running', 'Wait Verify'] as const) await move(lead, bugId, status);
    expect(await complete(third)).toBe('seed-not-green');
  });

  it('is not completed while it is open on another branch', async () => {
    const at = commit('both');
    const { resultId } = await simulated({ at, verdict: 'failed' });
    const { bugId } = await atWaitVerify({ resultId });
    const mended = commit('mended');
    await simulated({ at: mended });
    const note = (what: string, by: string) =>
      lead.reply(noteBugBranch, { body: { bugId, branch: 'release', what, commit: by } as never });
    expect((await note('found', at)).code).toBe(200);
    expect(await move(lead, bugId, 'Completed', { commit: mended })).toMatchObject({
      data: { reason: 'bug-branch-open' },
    });
    // What was refused has left nothing behind.
    expect((await show(bugId)).branches.every(({ verifiedCommit }) => verifiedCommit === '')).toBe(true);
    expect((await note('verified', mended)).data).toMatchObject({ reason: 'commit-elsewhere' });
    git('branch', 'release', mended);
    expect((await note('verified', mended)).code).toBe(200);
    expect((await move(lead, bugId, 'Completed', { commit: mended })).code).toBe(200);
    expect((await note('found', at)).data).toMatchObject({ reason: 'bug-completed' });
  });

  it('opens again when a later commit shows its cause, and tells who watches it', async () => {
    const bucketId = await newBucket('it comes back');
    const at = commit('cause');
    const { resultId } = await simulated({ at, verdict: 'failed', bucketId });
    const { bugId } = await atWaitVerify({ resultId });
    const fixed = commit('cure');
    await simulated({ at: fixed });
    await hardware.call(watchBug, { body: { bugId, watching: true } });
    expect((await move(lead, bugId, 'Completed', { commit: fixed })).code).toBe(200);
    const seenAt = async (version: string) => {
      const { runId, childRunId } = await simulated({ at: version, verdict: 'failed', seed: 99, bucketId });
      const child = { runId: childRunId, deptId: DEMO, createBy: 1 } as RunRecord;
      await tellResults({ child, runId }, server.services);
      return (await show(bugId)).status;
    };
    // An older version and one member's own changes say nothing of the cure.
    expect(await seenAt(at)).toBe('Completed');
    expect(await seenAt(`${fixed}+`)).toBe('Completed');
    const later = commit('later');
    expect(await seenAt(later)).toBe('Open');
    const bug = await show(bugId);
    expect(bug).toMatchObject({ recurrences: 1, finishTime: null });
    expect(bug.branches).toMatchObject([{ foundCommit: at, verifiedCommit: '' }]);
    expect(bug.events.at(-1)).toMatchObject({
      kind: 'recurred',
      author: '',
      detail: { seed: 99, commit: later },
    });
    await vi.waitFor(async () => {
      const notices = await hardware.call(listUserNotices, { body: { status: false } });
      expect(notices.map(({ title }) => title)).toContain(`Defect #${bugId} is back: FIFO overflows`);
    });
  });

  it('is changed by one of two who began from the same, and loses nothing', async () => {
    const { bugId, revision } = await file(lead);
    const change = (client: Client, severity: 'severe' | 'minor') =>
      client.reply(updateBug, { body: { bugId, revision, change: { severity } } });
    const codes = await Promise.all([change(lead, 'severe'), change(hardware, 'minor')]);
    expect(codes.map(({ code }) => code).sort()).toEqual([200, 601]);
    expect((await show(bugId)).events.filter(({ kind }) => kind === 'changed')).toHaveLength(1);
  });

  it('is answered and linked', async () => {
    const { bugId } = await file(lead);
    await hardware.call(replyToBug, { body: { bugId, content: 'Seen in the wave.' } });
    const link = (reference: string) => hardware.reply(linkBug, { body: { bugId, reference } });
    expect((await link('file:rtl/fifo.sv:12')).code).toBe(200);
    expect((await link('javascript:alert(1)')).data).toMatchObject({ reason: 'no-reference' });
    expect(await show(bugId)).toMatchObject({
      reply: 'Seen in the wave.',
      replies: 1,
      links: ['file:rtl/fifo.sv:12'],
    });
    const other = await server.newUser('elsewhere', undefined);
    expect((await other.reply(showBug, { query: { bugId } })).code).toBe(403);
  });
});

describe('many defects', () => {
  it('are filtered, changed at once, and exported as texts', async () => {
    const made = [];
    for (const title of ['=1+1', 'Second', 'Third'])
      made.push(await file(lead, { title, label: 'Firmware' }));
    const bugs = made.map(({ bugId, revision }) => ({ bugId, revision }));
    const { userId } = await hardware.call(getUserInfo);
    await lead.call(updateBug, { body: { ...bugs[2]!, change: { severity: 'minor' } } });
    const edited = await lead.call(bulkEditBugs, {
      body: { bugs, change: { assigneeId: userId }, status: 'Not Started' },
    });
    expect(edited).toMatchObject({ changed: 2, refused: [{ bugId: bugs[2]!.bugId }] });
    expect(edited.refused[0]!.why).toContain('changed by somebody else');
    const byHardware = await hardware.call(bulkEditBugs, {
      body: { bugs: bugs.map((bug) => ({ ...bug, revision: 3 })), status: 'Open', reason: 'r' },
    });
    expect(byHardware.changed).toBe(0);
    const mine = await hardware.call(listBugs, { query: { mine: 'true', status: 'Not Started' } });
    expect(mine.rows.map(({ title, assigner }) => [title, assigner])).toEqual([
      ['Second', 'admin'],
      ['=1+1', 'admin'],
    ]);
    expect((await hardware.call(listBugs, { query: { search: `#${bugs[1]!.bugId}` } })).total).toBe(1);
    const csv = await fetch(lead.url(exportBugs, { query: { label: 'Firmware' } }), {
      headers: lead.headers,
    });
    expect(await csv.text()).toContain(`"'=1+1"`);
    const xlsx = await fetch(lead.url(exportBugs, { query: { format: 'xlsx' } }), { headers: lead.headers });
    expect(
      Buffer.from(await xlsx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('are found by filters that are their owner’s own', async () => {
    await hardware.call(saveBugFilter, { body: { name: 'To do', filter: { mine: 'true' } } });
    await hardware.call(saveBugFilter, { body: { name: 'To do', filter: { status: 'Open' } } });
    expect(await hardware.call(listBugFilters, { query: {} })).toMatchObject([
      { filter: { status: 'Open' } },
    ]);
    expect(await lead.call(listBugFilters, { query: {} })).toEqual([]);
    expect((await stranger.reply(listBugs, { query: { deptId: DEMO } })).code).toBe(403);
  });
});
