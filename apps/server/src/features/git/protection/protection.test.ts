import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ROLE_IDS,
  getUserInfo,
  gitBlame,
  gitBranches,
  gitCommit,
  gitCreateBranch,
  gitCreateTag,
  gitDeleteProtection,
  gitDeleteTag,
  gitLog,
  gitMerge,
  gitMergeShared,
  gitProtections,
  gitPush,
  gitSaveProtection,
  gitStage,
  gitSwitchBranch,
  gitTags,
} from '@netloom/contract';
import type { GitProtection } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinGitProject, newGitProject } from '../../../../test/gitProject.ts';
import { startGitServer } from '../../../../test/gitServer.ts';
import type { GitServer } from '../../../../test/gitServer.ts';
import { startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';
import { forbidding, rulesOf } from './rules.ts';

let server: TestServer;
let remote: GitServer;
let lead: Client;
let ann: Client;
beforeAll(async () => {
  [server, remote] = await Promise.all([startTestServer(), startGitServer()]);
  remote.commit({ 'rtl/a.sv': 'module a;\nendmodule\n' }, 'Start');
  [lead, ann] = await Promise.all([server.newUser('lead'), server.newUser('ann')]);
});
afterAll(async () => {
  await remote?.close();
  await server?.close();
});

let projects = 0;
async function project({ alone = false } = {}): Promise<number> {
  projects += 1;
  const deptId = await newGitProject(server, `project ${projects}`, alone ? '' : remote.address());
  await joinGitProject(server, lead, deptId, { roleId: ROLE_IDS.lead });
  await joinGitProject(server, ann, deptId);
  return deptId;
}

async function commit(client: Client, deptId: number, files: Record<string, string>) {
  const { userId } = await client.call(getUserInfo);
  const { root } = await server.services.projects.tree(deptId, userId);
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text);
  await client.call(gitStage, { body: { deptId, paths: Object.keys(files) } });
  return client.call(gitCommit, { body: { deptId, message: `Change ${Object.keys(files).join()}` } });
}

const protect = (deptId: number, rule: Partial<GitProtection> & { pattern: string }, client = lead) =>
  client.reply(gitSaveProtection, {
    body: { deptId, kind: 'branch', push: 'nobody', merge: 'leads', needs: null, ...rule },
  });
const refusal = (reason: string) => ({ code: 601, data: { reason } });

describe('patterns', () => {
  const fits = (pattern: string, name: string) =>
    rulesOf([{ kind: 'branch', pattern, push: 'nobody', merge: 'nobody', needs: null }], {
      kind: 'branch',
      name,
    }).length === 1;

  it('stand for what a shell would take, slashes too', () => {
    // As fnmatch(3) without FNM_PATHNAME says, evaluated by bash's [[ name == pattern ]].
    const cases: [string, string, boolean][] = [
      ['main', 'main', true],
      ['main', 'main2', false],
      ['release/*', 'release/1.0', true],
      ['release/*', 'release/', true],
      ['release/*', 'releases/1', false],
      ['*', 'a/b', true],
      ['*/fix-*', 'ann/fix-7/b', true],
      ['a*a', 'a', false],
      ['a*b*a', 'aba', true],
      ['a*b*a', 'aa', false],
      ['v*.*', 'v1', false],
      ['*x', 'axbx', true],
    ];
    for (const [pattern, name, expected] of cases)
      expect([pattern, name, fits(pattern, name)]).toEqual([pattern, name, expected]);
  });

  it('hold all together: the strictest that fits decides', () => {
    const rules: GitProtection[] = [
      { kind: 'branch', pattern: '*', push: 'members', merge: 'members', needs: null },
      { kind: 'branch', pattern: 'main', push: 'leads', merge: 'members', needs: null },
      { kind: 'tag', pattern: 'main', push: 'nobody', merge: 'nobody', needs: null },
    ];
    const found = rulesOf(rules, { kind: 'branch', name: 'main' });
    expect(forbidding(found, 'push', false)?.pattern).toBe('main');
    expect(forbidding(found, 'push', true)).toBeUndefined();
    expect(forbidding(found, 'merge', false)).toBeUndefined();
  });
});

describe('a protected branch', () => {
  it('takes no push of a member, by whatever way his commit came to be, and merges of leads alone', async () => {
    const deptId = await project();
    expect(await protect(deptId, { pattern: 'main' }, ann)).toMatchObject({ code: 403 });
    expect(await protect(deptId, { pattern: 'no name' })).toMatchObject({ code: 601 });
    expect(await protect(deptId, { pattern: 'main' })).toMatchObject({ code: 200 });
    const before = remote.git('rev-parse', 'main');
    await commit(ann, deptId, { 'rtl/b.sv': 'module b;\nendmodule\n' });
    const push = () => ann.reply(gitPush, { body: { deptId } });
    expect(await push()).toMatchObject(refusal('push-of-nobody'));
    expect(await lead.reply(gitPush, { body: { deptId } })).toMatchObject(refusal('push-of-nobody'));
    await ann.call(gitCreateBranch, { body: { deptId, name: 'ann/b' } });
    expect(await push()).toMatchObject({ code: 200 });
    const into = { body: { deptId, base: 'main', head: 'ann/b' } };
    expect(await ann.reply(gitMergeShared, into)).toMatchObject(refusal('merge-of-leads'));
    // A merge in her own tree is a push like any other.
    await ann.call(gitSwitchBranch, { body: { deptId, name: 'main' } });
    await ann.call(gitMerge, { body: { deptId, name: 'ann/b' } });
    expect(await push()).toMatchObject(refusal('push-of-nobody'));
    expect(remote.git('rev-parse', 'main')).toBe(before);
    const made = await lead.call(gitMergeShared, into);
    expect(made).toMatchObject({ subject: "Merge branch 'ann/b' into main", author: 'lead' });
    expect(remote.git('log', '-1', '--format=%H %P', 'main')).toBe(
      `${made.commit} ${before} ${remote.git('rev-parse', 'ann/b')}`,
    );
    expect(remote.git('ls-tree', '-r', '--name-only', 'main')).toBe('rtl/a.sv\nrtl/b.sv');
    expect(await lead.reply(gitMergeShared, into)).toMatchObject(refusal('merge-of-nothing'));
    expect(
      (await ann.call(gitBranches, { query: { deptId } })).find(({ name }) => name === 'main'),
    ).toMatchObject({
      protected: true,
      mayPush: false,
      mayMerge: false,
    });
  });

  it('is one again to whom its rule is taken away or changed', async () => {
    const deptId = await project({ alone: true });
    await protect(deptId, { pattern: 'ma*', push: 'leads' });
    await commit(ann, deptId, { 'a.txt': 'a\n' });
    expect(await ann.reply(gitPush, { body: { deptId } })).toMatchObject(refusal('push-of-leads'));
    await protect(deptId, { pattern: 'ma*', push: 'members' });
    expect(await ann.call(gitProtections, { query: { deptId } })).toHaveLength(1);
    await ann.call(gitPush, { body: { deptId } });
    const gone = { body: { deptId, kind: 'branch', pattern: 'ma*' } } as const;
    expect(await ann.reply(gitDeleteProtection, gone)).toMatchObject({ code: 403 });
    expect(await lead.call(gitDeleteProtection, gone)).toEqual([]);
  });
});

it('two shared branches that contradict each other are not merged, and the files are named', async () => {
  const deptId = await project({ alone: true });
  await ann.call(gitPush, { body: { deptId } });
  await ann.call(gitCreateBranch, { body: { deptId, name: 'other' } });
  await commit(ann, deptId, { 'README.md': '# theirs\n' });
  await ann.call(gitPush, { body: { deptId } });
  await commit(lead, deptId, { 'README.md': '# mine\n' });
  await lead.call(gitPush, { body: { deptId } });
  const merged = await ann.reply(gitMergeShared, { body: { deptId, base: 'main', head: 'other' } });
  expect(merged).toMatchObject({ code: 601, data: { reason: 'merge-contradicts', paths: ['README.md'] } });
});

describe('tags', () => {
  it('are made and deleted for everybody, here and at the remote', async () => {
    const deptId = await project();
    const [head] = await ann.call(gitLog, { query: { deptId } });
    const tag = (name: string, client = ann, at = head!.commit) =>
      client.reply(gitCreateTag, {
        body: { deptId, name, commit: at, message: 'First silicon\n\nAll green.' },
      });
    expect(await tag('v1.0')).toMatchObject({ code: 200 });
    expect(
      remote.git('for-each-ref', '--format=%(objecttype) %(*objectname) %(taggername)', 'refs/tags'),
    ).toBe(`tag ${head!.commit} ann`);
    expect(remote.git('tag', '-l', '--format=%(contents)', 'v1.0').trim()).toBe(
      'First silicon\n\nAll green.',
    );
    remote.git('tag', 'mere', head!.commit);
    const tags = await lead.call(gitTags, { query: { deptId } });
    expect(tags).toMatchObject([
      { name: 'v1.0', commit: head!.commit, message: 'First silicon\n\nAll green.', author: 'ann' },
    ]);
    expect((await lead.call(gitLog, { query: { deptId } }))[0]!.refs).toContain('tag: v1.0');
    expect(await tag('v1.0')).toMatchObject(refusal('tag-taken'));
    expect(await tag('mere')).toMatchObject(refusal('tag-taken'));
    expect(await tag('no name')).toMatchObject({ code: 601 });
    const own = await commit(ann, deptId, { 'own.txt': 'x\n' });
    expect(await tag('v2', ann, own.commit)).toMatchObject(refusal('tag-not-shared'));
    expect(await tag('v2', lead, own.commit)).toMatchObject({ code: 404 });
    await protect(deptId, { kind: 'tag', pattern: 'v*', push: 'leads' });
    expect(await tag('v3')).toMatchObject(refusal('tag-of-leads'));
    const remove = (client: Client) => client.reply(gitDeleteTag, { body: { deptId, name: 'v1.0' } });
    expect(await remove(ann)).toMatchObject(refusal('tag-of-leads'));
    expect(await remove(lead)).toMatchObject({ code: 200, data: [{ name: 'mere', message: '' }] });
    expect(remote.git('tag', '-l')).toBe('mere');
    expect(await remove(lead)).toMatchObject({ code: 404 });
  });
});

describe('blame', () => {
  const blame = (deptId: number, path: string, at?: string) =>
    ann.call(gitBlame, { query: { deptId, path, ...(at && { commit: at }) } });

  it('tells the commit of each line, and what is not committed', async () => {
    const deptId = await project({ alone: true });
    const first = await commit(ann, deptId, { 'a b.sv': 'one\ntwo\nthree\n' });
    const second = await commit(ann, deptId, { 'a b.sv': 'one\n2\nthree\n' });
    const { userId } = await ann.call(getUserInfo);
    const { root } = await server.services.projects.tree(deptId, userId);
    await writeFile(join(root, 'a b.sv'), 'zero\none\n2\nthree\n');
    await writeFile(join(root, 'new.sv'), 'x\ny');
    const told = await blame(deptId, 'a b.sv');
    expect(told.text).toBe('zero\none\n2\nthree\n');
    expect(told.spans).toEqual([
      { line: 1, count: 1, commit: null },
      { line: 2, count: 1, commit: first.commit },
      { line: 3, count: 1, commit: second.commit },
      { line: 4, count: 1, commit: first.commit },
    ]);
    expect(told.commits).toContainEqual({
      commit: second.commit,
      author: 'ann',
      email: second.email,
      time: second.time,
      subject: 'Change a b.sv',
    });
    expect((await blame(deptId, 'a b.sv', first.commit)).spans).toEqual([
      { line: 1, count: 3, commit: first.commit },
    ]);
    expect((await blame(deptId, 'new.sv')).spans).toEqual([{ line: 1, count: 2, commit: null }]);
    await writeFile(join(root, 'b.bin'), Buffer.from([0, 1]));
    const reply = (path: string) => ann.reply(gitBlame, { query: { deptId, path } });
    expect(await reply('b.bin')).toMatchObject(refusal('blame-of-binary'));
    expect(await reply('none')).toMatchObject({ code: 404 });
    expect(await reply('../x')).toMatchObject({ code: 601 });
  });
});
