import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gitDropStash, gitShow, gitStage, gitStash, gitStashes, gitUnstash } from '@netloom/contract';
import { sharedProject } from '../../../../test/gitWork.ts';
import type { GitWork } from '../../../../test/gitWork.ts';
import { startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let projects = 0;
beforeAll(async () => {
  server = await startTestServer();
  [ann, bob] = await Promise.all([server.newUser('ann'), server.newUser('bob')]);
});
afterAll(() => server?.close());

async function begin() {
  const { deptId, works } = await sharedProject(server, `aside ${projects++}`, [ann, bob]);
  const work = works[0]!;
  await work.commit({ 'a.sv': 'a\n', 'b.sv': 'b\n' }, 'Start');
  const list = (client = ann) => client.call(gitStashes, { query: { deptId } });
  const stash = (message?: string) => ann.call(gitStash, { body: { deptId, message } });
  const bringBack = (commit: string, keep = false) =>
    ann.reply(gitUnstash, { body: { deptId, commit, keep } });
  return { deptId, work, list, stash, bringBack };
}
const says = (text: string) => ({ code: 601, msg: expect.stringContaining(text) as string });
const state = (work: GitWork) => work.git('status', '--porcelain').split('\n').sort();

describe('a stash', () => {
  it('takes every change out of the tree and brings it back, nothing staged', async () => {
    const { deptId, work, list, stash, bringBack } = await begin();
    work.git('rm', '--quiet', 'b.sv');
    await work.write({ 'a.sv': 'changed\n', 'new/c.sv': 'c\n' });
    await ann.call(gitStage, { body: { deptId, paths: ['a.sv'] } });
    expect(await stash('half a counter')).toMatchObject({ branch: 'main', staged: [], unstaged: [] });
    expect(state(work)).toEqual(['']);
    const [kept, ...more] = await list();
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ message: 'half a counter', branch: 'main' });
    expect(kept!.commit).toBe(work.git('rev-parse', 'refs/stash'));
    const { changes } = await ann.call(gitShow, { query: { deptId, commit: kept!.commit } });
    expect(changes.map(({ path, change }) => `${change} ${path}`).sort()).toEqual([
      'added new/c.sv',
      'deleted b.sv',
      'modified a.sv',
    ]);
    expect(await list(bob)).toEqual([]);

    expect(await bringBack(kept!.commit)).toMatchObject({ code: 200, data: { staged: [] } });
    expect(state(work)).toEqual([' D b.sv', ' M a.sv', '?? new/']);
    expect(await readFile(join(work.root, 'a.sv'), 'utf8')).toBe('changed\n');
    expect(await list()).toEqual([]);
  });

  it('is kept or thrown away as it is said, whichever of several it is', async () => {
    const { deptId, work, list, stash, bringBack } = await begin();
    await work.write({ 'a.sv': 'one\n' });
    await stash('--all of one: it');
    await work.write({ 'a.sv': 'two\n' });
    await stash();
    const [two, one] = await list();
    expect([two!.message, one!.message]).toEqual([
      expect.stringMatching(/^[0-9a-f]+ Start$/),
      '--all of one: it',
    ]);
    await bringBack(one!.commit, true);
    expect(work.git('diff', '--', 'a.sv')).toContain('+one');
    expect(await list()).toHaveLength(2);
    const left = await ann.call(gitDropStash, { body: { deptId, commit: one!.commit } });
    expect(left).toEqual([two]);
    expect(await bringBack(one!.commit)).toMatchObject({ code: 404 });
  });

  it('needs something to take, and a tree without changes to come back to', async () => {
    const { deptId, work, list, stash, bringBack } = await begin();
    expect(await ann.reply(gitStash, { body: { deptId } })).toMatchObject(says('nothing is changed'));
    await work.write({ 'a.sv': 'changed\n' });
    await stash();
    await work.write({ 'b.sv': 'changed too\n' });
    const [kept] = await list();
    expect(await bringBack(kept!.commit)).toMatchObject(says('has changes'));
    expect(state(work)).toEqual([' M b.sv']);
    expect(await list()).toHaveLength(1);
  });

  it('that later commits contradict stays, and the tree with it', async () => {
    const { work, list, stash, bringBack } = await begin();
    await work.write({ 'a.sv': 'aside\n', 'new.sv': 'new\n' });
    await stash();
    await work.commit({ 'a.sv': 'meanwhile\n' });
    const [kept] = await list();
    const reply = await bringBack(kept!.commit);
    expect(reply).toMatchObject({ ...says('a.sv'), data: { paths: ['a.sv'] } });
    expect(state(work)).toEqual(['']);
    expect(await readFile(join(work.root, 'a.sv'), 'utf8')).toBe('meanwhile\n');
    expect(await list()).toEqual([kept]);
  });

  it('of a document comes back by its meaning', async () => {
    const { work, list, stash, bringBack } = await begin();
    const demo = await readFile(join(import.meta.dirname, '../../../../../../demo/demo.soc.json'), 'utf8');
    const aside = demo.replace('0x80005000', '0x80010000');
    await work.commit({ 'chip.soc.json': demo });
    await work.write({ 'chip.soc.json': aside });
    await stash();
    await work.commit({ 'chip.soc.json': demo.replace('0x80006000', '0x80011000') });
    const [kept] = await list();
    expect(await bringBack(kept!.commit)).toMatchObject({
      code: 200,
      data: { unstaged: [{ change: 'modified' }] },
    });
    const text = await readFile(join(work.root, 'chip.soc.json'), 'utf8');
    expect(text).toBe(aside.replace('0x80006000', '0x80011000'));
  });
});
