import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  gitAbortMerge,
  gitAmend,
  gitCommit,
  gitConflict,
  gitCreateBranch,
  gitMerge,
  gitPull,
  gitPush,
  gitResolve,
  gitRevert,
  gitStash,
  gitStatus,
  gitSwitchBranch,
  savePathPermission,
} from '@netloom/contract';
import { DOCUMENT_SAMPLES, changed } from '../../../test/documentSamples.ts';
import { joinGitProject } from '../../../test/gitProject.ts';
import { sharedProject } from '../../../test/gitWork.ts';
import type { GitWork } from '../../../test/gitWork.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let projects = 0;
beforeAll(async () => {
  server = await startTestServer();
  [ann, bob] = await Promise.all([server.newUser('ann'), server.newUser('bob')]);
});
afterAll(() => server?.close());

async function begin(): Promise<{ deptId: number; work: GitWork; other: GitWork }> {
  const { deptId, works } = await sharedProject(server, `redone ${projects++}`, [ann, bob]);
  return { deptId, work: works[0]!, other: works[1]! };
}
const says = (text: string) => ({ code: 601, msg: expect.stringContaining(text) as string });
const head = (work: GitWork) => work.git('rev-parse', 'HEAD');
/** All that a refused call must leave as it was. */
const stateOf = (work: GitWork) => [head(work), work.git('status', '--porcelain'), work.git('diff', 'HEAD')];

describe('amending', () => {
  it('makes the last commit anew with what is staged, and leaves the rest of the tree', async () => {
    const { deptId, work } = await begin();
    const start = head(work);
    const commit = await work.commit({ 'a.sv': 'module a; endmodule\n' }, 'Ad a\n\nlong');
    const { amendable } = await ann.call(gitStatus, { query: { deptId } });
    expect(amendable).toBe('Ad a\n\nlong');
    await work.stage({ 'b.sv': 'module b; endmodule\n' });
    await work.write({ 'a.sv': '// not staged\n' });
    const made = await ann.call(gitAmend, { body: { deptId, commit, message: 'Add a and b' } });
    expect(made).toMatchObject({ subject: 'Add a and b', body: '', parents: [start], author: 'ann' });
    expect(made.commit).toBe(head(work));
    expect(work.git('show', '--format=%s', '--name-only', 'HEAD')).toBe('Add a and b\n\na.sv\nb.sv');
    expect(work.git('show', 'HEAD:a.sv')).toBe('module a; endmodule');
    expect(work.git('status', '--porcelain')).toBe(' M a.sv');
  });

  it('is refused for what others have, for another commit than the last, and where nothing is left', async () => {
    const { deptId, work } = await begin();
    const amend = (commit: string) => ann.reply(gitAmend, { body: { deptId, commit, message: 'again' } });
    expect(await amend(head(work))).toMatchObject(says('shared already'));
    expect(await ann.call(gitStatus, { query: { deptId } })).toMatchObject({ amendable: null });
    const first = await work.commit({ 'a.sv': 'a\n' });
    await work.commit({ 'a.sv': 'b\n' });
    expect(await amend(first)).toMatchObject(says('another commit is the last one'));
    await work.stage({ 'a.sv': 'a\n' });
    expect(await amend(head(work))).toMatchObject(says('nothing would be left'));
    const before = stateOf(work);
    await ann.call(gitPush, { body: { deptId } });
    expect(await amend(head(work))).toMatchObject(says('shared already'));
    expect(stateOf(work)).toEqual(before);
  });

  it('is refused for what a tag names', async () => {
    const { deptId, work } = await begin();
    const commit = await work.commit({ 'a.sv': 'a\n' });
    work.git('tag', 'v1');
    const reply = await ann.reply(gitAmend, { body: { deptId, commit, message: 'again' } });
    expect(reply).toMatchObject(says('shared already'));
  });

  it('keeps protected paths', async () => {
    const { deptId, work } = await begin();
    const lead = await server.newUser('lead-amend');
    await joinGitProject(server, lead, deptId, { roleId: 9 });
    const commit = await work.commit({ 'a.sv': 'a\n' });
    await lead.call(savePathPermission, { body: { deptId, path: 'README.md', roleIds: [] } });
    await work.stage({ 'README.md': 'mine\n' });
    const reply = await ann.reply(gitAmend, { body: { deptId, commit, message: 'again' } });
    expect(reply).toMatchObject(says('README.md'));
    expect(head(work)).toBe(commit);
  });
});

describe('reverting', () => {
  it('takes a commit back by a new one, and leaves uncommitted work elsewhere', async () => {
    const { deptId, work, other } = await begin();
    const tree = work.git('rev-parse', 'HEAD^{tree}');
    const commit = await work.commit({ 'a.sv': 'a\n', 'README.md': 'other\n' }, 'Wrong way');
    await work.commit({ 'b.sv': 'b\n' });
    await work.write({ 'b.sv': 'open work\n' });
    const made = await ann.call(gitRevert, { body: { deptId, commit } });
    expect(made).toMatchObject({ subject: 'Revert "Wrong way"', author: 'ann', check: { problems: [] } });
    expect(work.git('diff', '--name-status', tree, 'HEAD')).toBe('A\tb.sv');
    expect(work.git('status', '--porcelain')).toBe(' M b.sv');
    await ann.call(gitPush, { body: { deptId } });
    await bob.call(gitPull, { body: { deptId } });
    expect(other.git('ls-files')).toBe('README.md\nb.sv');
  });

  it('takes what a merge brought back from its first parent', async () => {
    const { deptId, work } = await begin();
    await ann.call(gitCreateBranch, { body: { deptId, name: 'side' } });
    await work.commit({ 'side.sv': 'side\n' });
    await ann.call(gitSwitchBranch, { body: { deptId, name: 'main' } });
    await work.commit({ 'main.sv': 'main\n' });
    await ann.call(gitMerge, { body: { deptId, name: 'side' } });
    await ann.call(gitRevert, { body: { deptId, commit: head(work) } });
    expect(work.git('ls-files')).toBe('README.md\nmain.sv');
  });

  it('changes nothing where later commits changed the same, and names the files', async () => {
    const { deptId, work } = await begin();
    const commit = await work.commit({ 'a.sv': 'a\n', 'b.sv': 'b\n' });
    const later = await work.commit({ 'a.sv': 'later\n' });
    await work.write({ 'README.md': 'open work\n' });
    const before = stateOf(work);
    const reply = await ann.reply(gitRevert, { body: { deptId, commit } });
    expect(reply).toMatchObject({ ...says('changed the same in a.sv'), data: { paths: ['a.sv'] } });
    expect(stateOf(work)).toEqual(before);
    expect(await ann.call(gitStatus, { query: { deptId } })).toMatchObject({ merging: null });
    await ann.call(gitRevert, { body: { deptId, commit: later } });
    await ann.call(gitRevert, { body: { deptId, commit } });
    expect(work.git('ls-files')).toBe('README.md');
  });

  it('that ended in the middle is told, can be given up, and lets nothing else begin', async () => {
    const { deptId, work } = await begin();
    const commit = await work.commit({ 'a.sv': 'a\n' });
    const later = await work.commit({ 'a.sv': 'later\n' });
    await work.write({ 'README.md': 'open work\n' });
    const before = stateOf(work);
    expect(() => work.git('revert', '--no-edit', commit)).toThrow('could not revert');
    const status = await ann.call(gitStatus, { query: { deptId } });
    expect(status).toMatchObject({ merging: null, reverting: { commit } });
    const { theirsName } = await ann.call(gitConflict, { query: { deptId, path: 'a.sv' } });
    expect(theirsName).toBe(`${commit.slice(0, 8)}^`);
    const waits = { ...says('was interrupted'), data: { reason: 'revert-waits' } };
    expect(await ann.reply(gitRevert, { body: { deptId, commit: later } })).toMatchObject(waits);
    expect(await ann.reply(gitMerge, { body: { deptId, name: 'main' } })).toMatchObject(waits);
    expect(await ann.reply(gitSwitchBranch, { body: { deptId, name: 'main' } })).toMatchObject(waits);
    expect(await ann.reply(gitStash, { body: { deptId, message: '' } })).toMatchObject({ code: 601 });
    // What is given up is what was seen: neither a merge nor the revert of another commit.
    const giveUp = (reverting?: string) => ann.reply(gitAbortMerge, { body: { deptId, reverting } });
    expect(await giveUp()).toMatchObject(says('no merge waits'));
    expect(await giveUp(later)).toMatchObject(says('waits no longer'));
    const after = await ann.call(gitAbortMerge, { body: { deptId, reverting: commit } });
    expect(after).toMatchObject({ reverting: null, staged: [] });
    expect(stateOf(work)).toEqual(before);
    expect(await giveUp(commit)).toMatchObject(says('waits no longer'));
  });

  it('that ended in the middle goes on by a commit, under the message that git kept for it', async () => {
    const { deptId, work } = await begin();
    const commit = await work.commit({ 'a.sv': 'a\n' }, 'Add a');
    await work.commit({ 'a.sv': 'later\n' });
    expect(() => work.git('revert', '--no-edit', commit)).toThrow('could not revert');
    const { reverting } = await ann.call(gitStatus, { query: { deptId } });
    expect(reverting?.message).toBe(`Revert "Add a"\n\nThis reverts commit ${commit}.`);
    const message = reverting!.message;
    expect(await ann.reply(gitCommit, { body: { deptId, message } })).toMatchObject(says('a.sv'));
    await ann.call(gitResolve, { body: { deptId, path: 'a.sv', use: 'text', text: 'half\n' } });
    await ann.call(gitCommit, { body: { deptId, message } });
    expect(work.git('show', 'HEAD:a.sv')).toBe('half');
    expect(work.git('status', '--porcelain')).toBe('');
    expect(await ann.call(gitStatus, { query: { deptId } })).toMatchObject({ reverting: null });
  });

  it('tells when nothing is left, when work is in the way, and when the branch has no such commit', async () => {
    const { deptId, work } = await begin();
    const revert = (commit: string) => ann.reply(gitRevert, { body: { deptId, commit } });
    const commit = await work.commit({ 'README.md': 'a\n' });
    await work.write({ 'README.md': 'open work\n' });
    const open = stateOf(work);
    expect(await revert(commit)).toMatchObject(says('README.md. Commit or discard them first'));
    await work.stage({ 'b.sv': 'staged\n' });
    expect(await revert(commit)).toMatchObject(says('stand in the way'));
    work.git('rm', '--quiet', '--force', 'b.sv');
    expect(stateOf(work)).toEqual(open);
    work.git('checkout', '--quiet', '--', 'README.md');
    await ann.call(gitRevert, { body: { deptId, commit } });
    const clean = stateOf(work);
    for (const open of ['', 'open work\n']) {
      if (open !== '') await work.write({ 'new.sv': open });
      expect(await revert(commit)).toMatchObject(says('nothing to revert'));
      expect(await ann.call(gitStatus, { query: { deptId } })).toMatchObject({ merging: null, staged: [] });
    }
    work.git('clean', '--quiet', '--force');
    expect(stateOf(work)).toEqual(clean);
    await ann.call(gitCreateBranch, { body: { deptId, name: 'side' } });
    const elsewhere = await work.commit({ 'c.sv': 'c\n' });
    await ann.call(gitSwitchBranch, { body: { deptId, name: 'main' } });
    expect(await revert(elsewhere)).toMatchObject(says('your branch does not have it'));
    expect(await revert('0'.repeat(40))).toMatchObject({ code: 404 });
    expect(stateOf(work)).toEqual(clean);
  });

  it('takes documents by their meaning where lines beside have changed since', async () => {
    const { deptId, work } = await begin();
    const [{ path, text, mine, theirs }] = DOCUMENT_SAMPLES as [(typeof DOCUMENT_SAMPLES)[number]];
    await work.commit({ [path]: text });
    const commit = await work.commit({ [path]: changed(text, mine) });
    await work.commit({ [path]: changed(changed(text, mine), theirs) });
    await ann.call(gitRevert, { body: { deptId, commit } });
    expect(work.git('show', `HEAD:${path}`)).toBe(changed(text, theirs).trimEnd());
    expect(work.git('status', '--porcelain')).toBe('');
  });

  it('keeps protected paths', async () => {
    const { deptId, work } = await begin();
    const lead = await server.newUser('lead-revert');
    await joinGitProject(server, lead, deptId, { roleId: 9 });
    const commit = await work.commit({ 'a.sv': 'a\n' });
    await lead.call(savePathPermission, { body: { deptId, path: 'a.sv', roleIds: [] } });
    expect(await ann.reply(gitRevert, { body: { deptId, commit } })).toMatchObject(says('a.sv'));
    expect(head(work)).toBe(commit);
  });
});
