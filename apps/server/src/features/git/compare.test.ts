import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gitCompare, gitCreateBranch, gitDiff, gitFetch, gitPush, gitSwitchBranch } from '@netloom/contract';
import { sharedProject } from '../../../test/gitWork.ts';
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

/** `side` has two commits beyond `main`, which has one beyond `side`. */
async function apart() {
  const { deptId, works } = await sharedProject(server, `compared ${projects++}`, [ann, bob]);
  const work = works[0]!;
  const lines = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
  await work.commit({ 'old.txt': lines, 'kept.sv': 'kept\n' });
  await ann.call(gitPush, { body: { deptId } });
  await ann.call(gitCreateBranch, { body: { deptId, name: 'side' } });
  await work.commit({ 'a.sv': 'first\n' }, 'First');
  work.git('mv', 'old.txt', 'new.txt');
  await work.commit({ 'a.sv': 'second\n' }, 'Second');
  await ann.call(gitSwitchBranch, { body: { deptId, name: 'main' } });
  await work.commit({ 'a.sv': 'of main\n', 'kept.sv': 'changed\n' }, 'Of main');
  return { deptId, work, other: works[1]! };
}

describe('comparing two branches', () => {
  it('tells their distance, the commits and the files as git does', async () => {
    const { deptId, work } = await apart();
    const compared = await ann.call(gitCompare, { query: { deptId, base: 'main', head: 'side' } });
    const counts = work.git('rev-list', '--left-right', '--count', 'side...main').split('\t').map(Number);
    expect([compared.ahead, compared.behind]).toEqual(counts);
    expect(counts).toEqual([2, 1]);
    expect(compared.commits.map(({ commit }) => commit).join('\n')).toBe(work.git('rev-list', 'main..side'));
    expect(compared.against).toBe(work.git('merge-base', 'main', 'side'));
    const listed = compared.changes.map(({ from, path, change }) => [
      change[0]!.toUpperCase() + (change === 'renamed' ? '100' : ''),
      ...(from === null ? [path] : [from, path]),
    ]);
    expect(listed.map((words) => words.join('\t')).join('\n')).toBe(
      work.git('diff', '--name-status', '--find-renames', 'main...side'),
    );
    expect(listed).toHaveLength(2);
  });

  it('shows both sides of a file from what both began from, not from the tip of the other', async () => {
    const { deptId } = await apart();
    const { commit, against } = await ann.call(gitCompare, {
      query: { deptId, base: 'side', head: 'main' },
    });
    const sidesOf = (path: string) => ann.call(gitDiff, { query: { deptId, path, commit, against } });
    expect(await sidesOf('kept.sv')).toMatchObject({ before: 'kept\n', after: 'changed\n' });
    expect(await sidesOf('a.sv')).toMatchObject({ before: null, after: 'of main\n' });
  });

  it('says of a document what changed in the design, under the names of both sides', async () => {
    const { deptId, works } = await sharedProject(server, `designs ${projects++}`, [ann]);
    const work = works[0]!;
    const demo = await readFile(join(import.meta.dirname, '../../../../../demo/demo.soc.json'), 'utf8');
    const changed = demo.replaceAll(/\bgpio1\b/g, 'leds').replace('0x80009000', '0x80010000');
    await work.commit({ 'chip.soc.json': demo, 'broken.soc.json': demo });
    await work.write({ 'chip.soc.json': changed, 'broken.soc.json': '{' });
    const { meaning } = await ann.call(gitDiff, { query: { deptId, path: 'chip.soc.json' } });
    expect(meaning).toMatchObject({
      count: 2,
      changes: [
        { kind: 'renamed', name: 'leds', before: 'gpio1' },
        { kind: 'changed', name: 'uart0.s_apb', member: 'base', after: '0x80010000' },
      ],
    });
    expect(await ann.call(gitDiff, { query: { deptId, path: 'broken.soc.json' } })).not.toHaveProperty(
      'meaning',
    );
  });

  it('compares an own branch with the shared one of its name, and one with itself', async () => {
    const { deptId, work } = await apart();
    const compare = (base: string, head: string) => ann.call(gitCompare, { query: { deptId, base, head } });
    const unshared = await compare('origin/main', 'main');
    expect(unshared).toMatchObject({ ahead: 1, behind: 0, commits: [{ subject: 'Of main' }] });
    expect(await compare('main', 'main')).toMatchObject({ ahead: 0, behind: 0, commits: [], changes: [] });
    work.git('switch', '--quiet', '--orphan', 'alone');
    await work.commit({ 'b.sv': 'b\n' });
    const unrelated = await compare('main', 'alone');
    expect(unrelated).toMatchObject({ ahead: 1, changes: [{ path: 'b.sv', change: 'added' }] });
    expect(unrelated.behind).toBe(Number(work.git('rev-list', '--count', 'main')));
  });

  it('knows only branches that the caller can see, by names that git takes', async () => {
    const { deptId } = await apart();
    const reply = (base: string, head: string) => bob.reply(gitCompare, { query: { deptId, base, head } });
    await bob.call(gitFetch, { body: { deptId } });
    expect(await reply('main', 'side')).toMatchObject({ code: 404 });
    for (const name of ['--output=/tmp/x', 'main..side', 'HEAD^', '@{-1}'])
      expect(await reply('main', name), name).toMatchObject({ code: 601 });
    expect(
      await server.anonymous.reply(gitCompare, { query: { deptId, base: 'main', head: 'main' } }),
    ).toMatchObject({
      code: 401,
    });
  });
});
