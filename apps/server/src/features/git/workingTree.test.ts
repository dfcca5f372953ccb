import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  gitCommit,
  gitDiff,
  gitDiscard,
  gitLog,
  gitPull,
  gitPush,
  gitShow,
  gitStage,
  gitUnstage,
  savePathPermission,
} from '@netloom/contract';
import { GitDesk } from '../../../test/gitDesk.ts';
import { joinGitProject } from '../../../test/gitProject.ts';
import type { Client } from '../../../test/testServer.ts';

let desk: GitDesk;
let ann: Client;
let bob: Client;
beforeAll(async () => {
  desk = await GitDesk.open();
  ({ ann, bob } = desk);
});
afterAll(() => desk?.close());

describe('the working tree', () => {
  it('shows staged and unstaged changes, takes them in and out, and throws them away', async () => {
    const deptId = await desk.project({ alone: true });
    await desk.write(ann, deptId, 'README.md', '# changed\n');
    await desk.write(ann, deptId, 'new file.sv', 'x');
    const before = await desk.status(ann, deptId);
    expect(before).toMatchObject({ branch: 'main', staged: [], ahead: 0, behind: 0, merging: null });
    expect(before.unstaged).toEqual([
      { path: 'README.md', from: null, change: 'modified' },
      { path: 'new file.sv', from: null, change: 'untracked' },
    ]);
    const staged = await ann.call(gitStage, { body: { deptId, paths: ['README.md', 'new file.sv'] } });
    expect(staged.staged.map(({ change }) => change)).toEqual(['modified', 'added']);
    expect(await ann.call(gitDiff, { query: { deptId, path: 'README.md', staged: 'true' } })).toEqual({
      path: 'README.md',
      before: '# project 1\n',
      after: '# changed\n',
      binary: false,
    });
    const out = await ann.call(gitUnstage, { body: { deptId, paths: ['README.md', 'new file.sv'] } });
    expect(out).toMatchObject({ staged: [], unstaged: before.unstaged });
    const discarded = await ann.call(gitDiscard, { body: { deptId, paths: ['README.md', 'new file.sv'] } });
    expect(discarded.unstaged).toEqual([]);
    expect(await desk.read(ann, deptId, 'README.md')).toBe('# project 1\n');
    expect((await desk.status(bob, deptId)).unstaged).toEqual([]);
  });

  it('commits in the name of the caller, and nothing without anything staged', async () => {
    const deptId = await desk.project({ alone: true });
    const made = await desk.commit(ann, deptId, { 'a.sv': 'module a; endmodule\n' });
    expect(made).toMatchObject({ author: 'ann', subject: 'Change a.sv' });
    const again = await ann.reply(gitCommit, { body: { deptId, message: 'nothing' } });
    expect(again).toMatchObject({ code: 601, msg: expect.stringContaining('nothing is staged') as string });
    const shown = await ann.call(gitShow, { query: { deptId, commit: made.commit } });
    expect(shown.changes).toEqual([{ path: 'a.sv', from: null, change: 'added' }]);
    const [newest, first] = await ann.call(gitLog, { query: { deptId } });
    expect(newest).toMatchObject({ commit: made.commit, parents: [first!.commit], refs: ['main'] });
    expect(first!.refs).toEqual(['origin/main']);
  });

  it('tells renames with both names', async () => {
    const deptId = await desk.project({ alone: true });
    const text = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n');
    await desk.commit(ann, deptId, { 'old.txt': text });
    await desk.write(ann, deptId, 'new.txt', text);
    await ann.call(gitStage, { body: { deptId, paths: ['new.txt'] } });
    const folder = await desk.root(ann, deptId);
    await rm(join(folder, 'old.txt'));
    const { staged } = await ann.call(gitStage, { body: { deptId, paths: ['old.txt'] } });
    expect(staged).toEqual([{ path: 'new.txt', from: 'old.txt', change: 'renamed' }]);
    const { unstaged } = await ann.call(gitUnstage, { body: { deptId, paths: ['new.txt'] } });
    expect(unstaged.map(({ path, change }) => [path, change])).toEqual([
      ['old.txt', 'deleted'],
      ['new.txt', 'untracked'],
    ]);
  });
});

describe('protected paths', () => {
  it('are kept at commit and push from roles that may not change them, not from what others shared', async () => {
    const deptId = await desk.project({ alone: true, members: [ann] });
    const lead = await desk.server.newUser('lead');
    await joinGitProject(desk.server, lead, deptId, { roleId: 9 });
    await desk.commit(lead, deptId, { 'locked.sv': 'v1' });
    await lead.call(gitPush, { body: { deptId } });
    await lead.call(savePathPermission, { body: { deptId, path: 'locked.sv', roleIds: [] } });
    await ann.call(gitPull, { body: { deptId } });
    await desk.write(ann, deptId, 'locked.sv', 'v2');
    await ann.call(gitStage, { body: { deptId, paths: ['locked.sv'] } });
    const refused = await ann.reply(gitCommit, { body: { deptId, message: 'not mine' } });
    expect(refused).toMatchObject({ code: 601, msg: expect.stringContaining('locked.sv') as string });

    await lead.call(savePathPermission, { body: { deptId, path: 'locked.sv', roleIds: null } });
    await ann.call(gitCommit, { body: { deptId, message: 'while it is open' } });
    await lead.call(savePathPermission, { body: { deptId, path: 'locked.sv', roleIds: [] } });
    expect(await ann.reply(gitPush, { body: { deptId } })).toMatchObject({ code: 601 });
    await lead.call(savePathPermission, { body: { deptId, path: 'locked.sv', roleIds: [11] } });
    await ann.call(gitPush, { body: { deptId } });
  });
});
