import { chmod, readFile, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getUserInfo,
  gitAbortMerge,
  gitBranches,
  gitCommit,
  gitConflict,
  gitCreateBranch,
  gitDeleteBranch,
  gitDiff,
  gitDiscard,
  gitFetch,
  gitLog,
  gitMerge,
  gitPull,
  gitPush,
  gitResolve,
  gitShow,
  gitStage,
  gitStatus,
  gitSwitchBranch,
  gitUnstage,
  savePathPermission,
} from '@netloom/contract';
import { joinGitProject, newGitProject } from '../../../test/gitProject.ts';
import { startGitServer } from '../../../test/gitServer.ts';
import type { GitServer } from '../../../test/gitServer.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let remote: GitServer;
let ann: Client;
let bob: Client;
beforeAll(async () => {
  [server, remote] = await Promise.all([startTestServer(), startGitServer()]);
  remote.commit({ 'rtl/a.sv': 'module a; endmodule\n', 'doc/b.md': '# b\n' }, 'Start');
  [ann, bob] = await Promise.all([server.newUser('ann'), server.newUser('bob')]);
});
afterAll(async () => {
  await remote?.close();
  await server?.close();
});

let projects = 0;
/** A project of its own for a test: with the remote, or living here alone. */
async function project({ alone = false, members = [ann, bob] } = {}): Promise<number> {
  projects += 1;
  const deptId = await newGitProject(server, `project ${projects}`, alone ? '' : remote.address());
  for (const member of members) {
    await joinGitProject(server, member, deptId);
    await root(member, deptId);
  }
  return deptId;
}

const root = async (client: Client, deptId: number) => {
  const { userId } = await client.call(getUserInfo);
  return (await server.services.projects.tree(deptId, userId)).root;
};
const write = async (client: Client, deptId: number, path: string, text: string | Buffer) =>
  writeFile(join(await root(client, deptId), path), text);
const read = async (client: Client, deptId: number, path: string) =>
  readFile(join(await root(client, deptId), path), 'utf8');
const status = (client: Client, deptId: number) => client.call(gitStatus, { query: { deptId } });
/** Commits what was written. */
async function commit(client: Client, deptId: number, files: Record<string, string | Buffer>) {
  for (const [path, text] of Object.entries(files)) await write(client, deptId, path, text);
  await client.call(gitStage, { body: { deptId, paths: Object.keys(files) } });
  return client.call(gitCommit, { body: { deptId, message: `Change ${Object.keys(files).join()}` } });
}

describe('the working tree', () => {
  it('shows staged and unstaged changes, takes them in and out, and throws them away', async () => {
    const deptId = await project({ alone: true });
    await write(ann, deptId, 'README.md', '# changed\n');
    await write(ann, deptId, 'new file.sv', 'x');
    const before = await status(ann, deptId);
    expect(before).toMatchObject({ branch: 'main', staged: [], ahead: 0, behind: 0, merging: null });
    expect(before.unstaged).toEqual([
      { path: 'README.md', from: null, change: 'modified' },
      { path: 'new file.sv', from: null, change: 'untracked' },
    ]);
    const staged = await ann.call(gitStage, { body: { deptId, paths: ['README.md', 'new file.sv'] } });
    expect(staged.staged.map(({ change }) => change)).toEqual(['modified', 'added']);
    expect(await ann.call(gitDiff, { query: { deptId, path: 'README.md', staged: 'true' } })).toEqual({
      path: 'README.md',
      before: `# project ${projects}\n`,
      after: '# changed\n',
      binary: false,
    });
    const out = await ann.call(gitUnstage, { body: { deptId, paths: ['README.md', 'new file.sv'] } });
    expect(out).toMatchObject({ staged: [], unstaged: before.unstaged });
    const discarded = await ann.call(gitDiscard, { body: { deptId, paths: ['README.md', 'new file.sv'] } });
    expect(discarded.unstaged).toEqual([]);
    expect(await read(ann, deptId, 'README.md')).toBe(`# project ${projects}\n`);
    expect((await status(bob, deptId)).unstaged).toEqual([]);
  });

  it('commits in the name of the caller, and nothing without anything staged', async () => {
    const deptId = await project({ alone: true });
    const made = await commit(ann, deptId, { 'a.sv': 'module a; endmodule\n' });
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
    const deptId = await project({ alone: true });
    const text = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n');
    await commit(ann, deptId, { 'old.txt': text });
    await write(ann, deptId, 'new.txt', text);
    await ann.call(gitStage, { body: { deptId, paths: ['new.txt'] } });
    const folder = await root(ann, deptId);
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

describe('two members and a remote', () => {
  it('pull what is public without credentials; a private remote and a push ask for them', async () => {
    const deptId = await project({ members: [ann] });
    const cid = await server.newUser('cid');
    await joinGitProject(server, cid, deptId, { secret: null });
    await root(cid, deptId);
    const asked = { code: 601, msg: expect.stringContaining('token first') as string };
    expect(await cid.reply(gitPull, { body: { deptId } })).toMatchObject(asked);
    remote.commit({ 'inner.sv': 'module inner; endmodule\n' }, 'Inside', 'inner');
    await ann.call(gitFetch, { body: { deptId } });
    remote.isPublic = true;
    remote.git('config', 'transfer.hideRefs', 'refs/heads/inner');
    try {
      remote.commit({ 'public.sv': 'module open; endmodule\n' }, 'Publish');
      const pulled = await cid.call(gitPull, { body: { deptId } });
      expect(pulled.status).toMatchObject({ behind: 0, credentials: false });
      expect(await read(cid, deptId, 'public.sv')).toBe('module open; endmodule\n');
      await commit(cid, deptId, { 'cid.sv': 'module cid; endmodule\n' });
      expect(await cid.reply(gitPush, { body: { deptId } })).toMatchObject(asked);
      // What the public does not see is not taken from what the members share.
      const branches = await cid.call(gitBranches, { query: { deptId } });
      expect(JSON.stringify(branches)).toContain('"inner"');
    } finally {
      remote.git('config', '--unset', 'transfer.hideRefs');
      remote.git('branch', '-D', 'inner');
      remote.isPublic = false;
    }
  });

  it('share by push, fetch and pull; a push that lacks others’ commits says to pull', async () => {
    const deptId = await project();
    await commit(ann, deptId, { 'ann.sv': 'module ann; endmodule\n' });
    expect(await status(ann, deptId)).toMatchObject({ ahead: 1, behind: 0, credentials: true });
    expect(await ann.call(gitPush, { body: { deptId } })).toMatchObject({ ahead: 0, behind: 0 });
    expect(remote.git('log', '-1', '--format=%an %s', 'main')).toBe('ann Change ann.sv');

    const made = await commit(bob, deptId, { 'bob.sv': 'module bob; endmodule\n' });
    const refused = await bob.reply(gitPush, { body: { deptId } });
    expect(refused).toMatchObject({ code: 601, msg: expect.stringContaining('pull first') as string });
    const fetched = await bob.call(gitFetch, { body: { deptId } });
    expect(fetched).toMatchObject({ ahead: 1, behind: 1, commit: made.commit });
    const pulled = await bob.call(gitPull, { body: { deptId } });
    expect(pulled).toMatchObject({ result: 'merged', status: { ahead: 2, behind: 0 } });
    expect(await read(bob, deptId, 'ann.sv')).toBe('module ann; endmodule\n');
    await bob.call(gitPush, { body: { deptId } });
    expect(await ann.call(gitPull, { body: { deptId } })).toMatchObject({ result: 'fast-forward' });
    expect(await ann.call(gitPull, { body: { deptId } })).toMatchObject({ result: 'up-to-date' });
  });

  it('get what others push to the remote past us, and branches that vanish there vanish here', async () => {
    const deptId = await project();
    remote.commit({ 'past.txt': 'us' }, 'past us', 'feature/x');
    await ann.call(gitFetch, { body: { deptId } });
    const branches = await ann.call(gitBranches, { query: { deptId } });
    expect(branches.map(({ name, own, shared, current }) => [name, own, shared, current])).toEqual([
      ['feature/x', false, true, false],
      ['main', true, true, true],
    ]);
    remote.git('update-ref', '-d', 'refs/heads/feature/x');
    await ann.call(gitFetch, { body: { deptId } });
    expect((await ann.call(gitBranches, { query: { deptId } })).map(({ name }) => name)).toEqual(['main']);
  });

  it('with a wrong token are refused; it is told nowhere', async () => {
    const deptId = await project({ members: [ann] });
    const eve = await server.newUser('eve');
    const secret = 'wrong-token-0815';
    await joinGitProject(server, eve, deptId, { secret });
    const lines: string[] = [];
    const refused = await eve.reply(gitFetch, { body: { deptId } });
    lines.push(JSON.stringify(refused), JSON.stringify(await status(eve, deptId)));
    expect(refused).toMatchObject({
      code: 601,
      msg: expect.stringContaining('refused user name or token') as string,
    });
    expect(lines.join()).not.toContain(secret);
    expect(remote.requests.join()).not.toContain(secret);
  });

  it('who are none, or may not, are refused', async () => {
    const deptId = await project({ members: [ann] });
    expect(await bob.reply(gitStatus, { query: { deptId } })).toMatchObject({ code: 403 });
    expect(await server.anonymous.reply(gitStatus, { query: { deptId } })).toMatchObject({ code: 401 });
    expect(await ann.reply(gitStage, { body: { deptId, paths: [] } })).toMatchObject({ code: 601 });
  });
});

describe('a project without a remote', () => {
  it('is shared through its own repository, whose hidden refs stay', async () => {
    const deptId = await project({ alone: true });
    const { userId } = await ann.call(getUserInfo);
    const treeId = await server.services.projects.writeTree(deptId, userId);
    await commit(ann, deptId, { 'a.sv': 'a' });
    await ann.call(gitPush, { body: { deptId } });
    expect(await bob.call(gitPull, { body: { deptId } })).toMatchObject({ result: 'fast-forward' });
    expect(await server.services.projects.readPinned(deptId, treeId, 'README.md')).toContain('project');
    await commit(bob, deptId, { 'b.sv': 'b' });
    await commit(ann, deptId, { 'c.sv': 'c' });
    await ann.call(gitPush, { body: { deptId } });
    expect(await bob.reply(gitPush, { body: { deptId } })).toMatchObject({ code: 601 });
  });
});

describe('branches', () => {
  it('are made, visited, left and deleted; changes in the way are named and kept', async () => {
    const deptId = await project({ alone: true });
    await ann.call(gitCreateBranch, { body: { deptId, name: 'try/one' } });
    await commit(ann, deptId, { 'README.md': 'on the branch\n' });
    expect(await ann.reply(gitCreateBranch, { body: { deptId, name: 'main' } })).toMatchObject({
      msg: 'The branch name is null or duplicated',
    });
    expect(await ann.call(gitSwitchBranch, { body: { deptId, name: 'main' } })).toMatchObject({
      branch: 'main',
    });
    expect(await read(ann, deptId, 'README.md')).toContain('# project');
    await write(ann, deptId, 'README.md', 'dirty\n');
    const inTheWay = await ann.reply(gitSwitchBranch, { body: { deptId, name: 'try/one' } });
    expect(inTheWay).toMatchObject({ code: 601, data: { paths: ['README.md'] } });
    expect(await read(ann, deptId, 'README.md')).toBe('dirty\n');
    expect((await status(bob, deptId)).branch).toBe('main');

    const lossy = await ann.reply(gitDeleteBranch, { body: { deptId, name: 'try/one' } });
    expect(lossy).toMatchObject({ code: 601, data: { lost: 1 } });
    await ann.call(gitDeleteBranch, { body: { deptId, name: 'try/one', force: true } });
    expect(await ann.reply(gitDeleteBranch, { body: { deptId, name: 'main', force: true } })).toMatchObject({
      code: 601,
    });
  });

  it('with hostile names are refused before git sees them', async () => {
    const deptId = await project({ alone: true });
    for (const name of ['-x', '--help', 'a..b', 'a b', 'a\nb', 'refs@{1}', 'x.lock', '/a', 'a\u0000b']) {
      const reply = await ann.reply(gitCreateBranch, { body: { deptId, name } });
      expect(reply, name).toMatchObject({ code: 601 });
    }
  });
});

describe('a merge', () => {
  /** Both members change the same things; bob pulls and has conflicts. */
  async function conflicted() {
    const deptId = await project({ alone: true });
    await commit(ann, deptId, {
      'text.txt': 'one\ntwo\nthree\n',
      'gone.txt': 'to be deleted\n',
      'data.bin': Buffer.from([0, 1, 2]),
    });
    await ann.call(gitPush, { body: { deptId } });
    await bob.call(gitPull, { body: { deptId } });
    await commit(ann, deptId, {
      'text.txt': 'one\nANN\nthree\n',
      'gone.txt': 'changed by ann\n',
      'data.bin': Buffer.from([0, 1, 3]),
    });
    await ann.call(gitPush, { body: { deptId } });
    const folder = await root(bob, deptId);
    await rm(join(folder, 'gone.txt'));
    await bob.call(gitStage, { body: { deptId, paths: ['gone.txt'] } });
    await commit(bob, deptId, { 'text.txt': 'one\nBOB\nthree\n', 'data.bin': Buffer.from([0, 1, 4]) });
    const pulled = await bob.call(gitPull, { body: { deptId } });
    return { deptId, pulled };
  }

  it('with conflicts waits, shows the sides, and takes nothing in silence', async () => {
    const { deptId, pulled } = await conflicted();
    expect(pulled.result).toBe('conflicts');
    expect(pulled.status.merging).toBe('origin/main');
    const conflicts = pulled.status.unstaged.filter(({ change }) => change === 'conflict');
    expect(conflicts.map(({ path }) => path)).toEqual(['data.bin', 'gone.txt', 'text.txt']);

    expect(await bob.call(gitConflict, { query: { deptId, path: 'text.txt' } })).toMatchObject({
      base: 'one\ntwo\nthree\n',
      ours: 'one\nBOB\nthree\n',
      theirs: 'one\nANN\nthree\n',
      merged: expect.stringContaining('<<<<<<< HEAD\nBOB\n=======\nANN\n>>>>>>> ') as string,
      binary: false,
      oursName: 'main',
      theirsName: 'origin/main',
    });
    expect(await bob.call(gitConflict, { query: { deptId, path: 'gone.txt' } })).toMatchObject({
      ours: null,
      oursExists: false,
      theirs: 'changed by ann\n',
    });
    expect(await bob.call(gitConflict, { query: { deptId, path: 'data.bin' } })).toMatchObject({
      binary: true,
    });

    for (const call of [gitStage, gitDiscard, gitUnstage])
      expect(await bob.reply(call, { body: { deptId, paths: ['text.txt'] } })).toMatchObject({
        code: 601,
        data: { paths: ['text.txt'] },
      });
    expect(await bob.reply(gitCommit, { body: { deptId, message: 'merge' } })).toMatchObject({ code: 601 });
    const marked = { deptId, path: 'text.txt', use: 'text' as const, text: 'one\n<<<<<<< HEAD\nBOB\n' };
    expect(await bob.reply(gitResolve, { body: marked })).toMatchObject({ code: 601 });

    await bob.call(gitResolve, { body: { ...marked, text: 'one\nBOB and ANN\nthree\n' } });
    await bob.call(gitResolve, { body: { deptId, path: 'data.bin', use: 'theirs' } });
    const resolved = await bob.call(gitResolve, { body: { deptId, path: 'gone.txt', use: 'ours' } });
    expect(resolved.unstaged).toEqual([]);
    const made = await bob.call(gitCommit, { body: { deptId, message: 'Merge of both' } });
    expect(made.parents).toHaveLength(2);
    await bob.call(gitPush, { body: { deptId } });
    await ann.call(gitPull, { body: { deptId } });
    expect(await read(ann, deptId, 'text.txt')).toBe('one\nBOB and ANN\nthree\n');
    expect(await readFile(join(await root(ann, deptId), 'data.bin'))).toEqual(Buffer.from([0, 1, 3]));
    await expect(read(ann, deptId, 'gone.txt')).rejects.toThrow('ENOENT');
  });

  it('names what is staged when that stands in the way', async () => {
    const deptId = await project({ alone: true, members: [ann] });
    await ann.call(gitCreateBranch, { body: { deptId, name: 'side' } });
    await commit(ann, deptId, { 'side.txt': 'side' });
    await ann.call(gitSwitchBranch, { body: { deptId, name: 'main' } });
    await commit(ann, deptId, { 'main.txt': 'main' });
    await write(ann, deptId, 'other.txt', 'staged');
    await ann.call(gitStage, { body: { deptId, paths: ['other.txt'] } });
    const refused = await ann.reply(gitMerge, { body: { deptId, name: 'side' } });
    expect(refused).toMatchObject({ code: 601, data: { paths: ['other.txt'] } });
    await ann.call(gitCommit, { body: { deptId, message: 'first' } });
    expect(await ann.call(gitMerge, { body: { deptId, name: 'side' } })).toMatchObject({ result: 'merged' });
  });

  it('is given up without a trace', async () => {
    const { deptId } = await conflicted();
    const after = await bob.call(gitAbortMerge, { body: { deptId } });
    expect(after).toMatchObject({ merging: null, staged: [], unstaged: [] });
    expect(await read(bob, deptId, 'text.txt')).toBe('one\nBOB\nthree\n');
    expect(await bob.reply(gitAbortMerge, { body: { deptId } })).toMatchObject({ code: 601 });
  });

  it('of files renamed on both sides shows each name', async () => {
    const deptId = await project({ alone: true });
    const text = Array.from({ length: 50 }, (_, line) => `line ${line}\n`).join('');
    await commit(ann, deptId, { 'old.txt': text });
    const move = async (name: string) => {
      const folder = await root(ann, deptId);
      await rename(join(folder, 'old.txt'), join(folder, name));
      await ann.call(gitStage, { body: { deptId, paths: ['old.txt', name] } });
      await ann.call(gitCommit, { body: { deptId, message: `To ${name}` } });
    };
    await ann.call(gitCreateBranch, { body: { deptId, name: 'left' } });
    await move('left.txt');
    await ann.call(gitSwitchBranch, { body: { deptId, name: 'main' } });
    await move('right.txt');
    const { result, status: after } = await ann.call(gitMerge, { body: { deptId, name: 'left' } });
    expect(result).toBe('conflicts');
    expect(
      after.unstaged
        .filter(({ change }) => change === 'conflict')
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['left.txt', 'old.txt', 'right.txt']);
    for (const path of ['old.txt', 'left.txt'])
      await ann.call(gitResolve, { body: { deptId, path, use: 'delete' } });
    await ann.call(gitResolve, { body: { deptId, path: 'right.txt', use: 'ours' } });
    await ann.call(gitCommit, { body: { deptId, message: 'Right it is' } });
    expect(await read(ann, deptId, 'right.txt')).toBe(text);
  });
});

describe('protected paths', () => {
  it('are kept at commit and push from roles that may not change them, not from what others shared', async () => {
    const deptId = await project({ alone: true, members: [ann] });
    const lead = await server.newUser('lead');
    await joinGitProject(server, lead, deptId, { roleId: 9 });
    await commit(lead, deptId, { 'locked.sv': 'v1' });
    await lead.call(gitPush, { body: { deptId } });
    await lead.call(savePathPermission, { body: { deptId, path: 'locked.sv', roleIds: [] } });
    await ann.call(gitPull, { body: { deptId } });
    await write(ann, deptId, 'locked.sv', 'v2');
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

describe('a hostile repository', () => {
  it('runs no hook, filter, monitor or driver, and fetches no submodule', async () => {
    const deptId = await project({ members: [ann] });
    const folder = await root(ann, deptId);
    const mark = join(folder, 'ran');
    const evil = join(folder, '.git/evil.sh');
    await writeFile(evil, `#!/bin/sh\ntouch ${mark}\ncat\n`);
    await chmod(evil, 0o755);
    for (const hook of [
      'pre-commit',
      'post-checkout',
      'post-merge',
      'post-index-change',
      'reference-transaction',
      'pre-push',
    ])
      await writeFile(join(folder, '.git/hooks', hook), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    await writeFile(
      join(folder, '.git/config'),
      `[core]\n\trepositoryformatversion = 0\n\tfsmonitor = ${evil}\n\thooksPath = .git/hooks\n[filter "evil"]\n\tclean = ${evil}\n\tsmudge = ${evil}\n\trequired\n[merge "evil"]\n\tdriver = ${evil}\n[diff "evil"]\n\ttextconv = ${evil}\n\tcommand = ${evil}\n`,
    );
    remote.commit(
      {
        '.gitattributes': '* filter=evil merge=evil diff=evil\n',
        '.gitmodules': `[submodule "s"]\n\tpath = s\n\turl = ${remote.address('other.git')}\n`,
        'doc/b.md': '# other\n',
      },
      'hostile',
    );
    await commit(ann, deptId, { 'doc/b.md': '# mine\n' });
    await ann.call(gitPull, { body: { deptId } });
    await ann.call(gitResolve, { body: { deptId, path: 'doc/b.md', use: 'theirs' } });
    await ann.call(gitCommit, { body: { deptId, message: 'merged' } });
    await ann.call(gitPush, { body: { deptId } });
    expect(await readdir(folder)).not.toContain('ran');
    expect(remote.requests.join()).not.toContain('other.git');
  });

  it('has links that lead nowhere, and names with line ends that are one name', async () => {
    const deptId = await project({ alone: true, members: [ann] });
    const folder = await root(ann, deptId);
    await symlink('/etc/passwd', join(folder, 'link'));
    await writeFile(join(folder, 'two\nlines'), 'x');
    const { unstaged } = await status(ann, deptId);
    expect(unstaged.map(({ path }) => path)).toEqual(['link', 'two\nlines']);
    expect(await ann.call(gitDiff, { query: { deptId, path: 'link' } })).toMatchObject({
      after: '/etc/passwd',
    });
    const { staged } = await ann.call(gitStage, { body: { deptId, paths: ['link', 'two\nlines'] } });
    expect(staged).toHaveLength(2);
    for (const path of ['../x', '/etc/passwd', '.git/config', ':(top)x', ':/'])
      expect(await ann.reply(gitStage, { body: { deptId, paths: [path] } }), path).toMatchObject({
        code: 601,
      });
    await ann.call(gitUnstage, { body: { deptId, paths: ['two\nlines'] } });
    expect((await stat(join(folder, 'two\nlines'))).size).toBe(1);
  });
});
