import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  gitAbortMerge,
  gitCommit,
  gitConflict,
  gitCreateBranch,
  gitDiscard,
  gitMerge,
  gitPull,
  gitPush,
  gitResolve,
  gitStage,
  gitSwitchBranch,
  gitUnstage,
} from '@netloom/contract';
import { GitDesk } from '../../../test/gitDesk.ts';
import type { Client } from '../../../test/testServer.ts';

let desk: GitDesk;
let ann: Client;
let bob: Client;
beforeAll(async () => {
  desk = await GitDesk.open();
  ({ ann, bob } = desk);
});
afterAll(() => desk?.close());

describe('a merge', () => {
  /** Both members change the same things; bob pulls and has conflicts. */
  async function conflicted() {
    const deptId = await desk.project({ alone: true });
    await desk.commit(ann, deptId, {
      'text.txt': 'one\ntwo\nthree\n',
      'gone.txt': 'to be deleted\n',
      'data.bin': Buffer.from([0, 1, 2]),
    });
    await ann.call(gitPush, { body: { deptId } });
    await bob.call(gitPull, { body: { deptId } });
    await desk.commit(ann, deptId, {
      'text.txt': 'one\nANN\nthree\n',
      'gone.txt': 'changed by ann\n',
      'data.bin': Buffer.from([0, 1, 3]),
    });
    await ann.call(gitPush, { body: { deptId } });
    const folder = await desk.root(bob, deptId);
    await rm(join(folder, 'gone.txt'));
    await bob.call(gitStage, { body: { deptId, paths: ['gone.txt'] } });
    await desk.commit(bob, deptId, { 'text.txt': 'one\nBOB\nthree\n', 'data.bin': Buffer.from([0, 1, 4]) });
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
    expect(await desk.read(ann, deptId, 'text.txt')).toBe('one\nBOB and ANN\nthree\n');
    expect(await readFile(join(await desk.root(ann, deptId), 'data.bin'))).toEqual(Buffer.from([0, 1, 3]));
    await expect(desk.read(ann, deptId, 'gone.txt')).rejects.toThrow('ENOENT');
  });

  it('names what is staged when that stands in the way', async () => {
    const deptId = await desk.project({ alone: true, members: [ann] });
    await ann.call(gitCreateBranch, { body: { deptId, name: 'side' } });
    await desk.commit(ann, deptId, { 'side.txt': 'side' });
    await ann.call(gitSwitchBranch, { body: { deptId, name: 'main' } });
    await desk.commit(ann, deptId, { 'main.txt': 'main' });
    await desk.write(ann, deptId, 'other.txt', 'staged');
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
    expect(await desk.read(bob, deptId, 'text.txt')).toBe('one\nBOB\nthree\n');
    expect(await bob.reply(gitAbortMerge, { body: { deptId } })).toMatchObject({ code: 601 });
  });

  it('of files renamed on both sides shows each name', async () => {
    const deptId = await desk.project({ alone: true });
    const text = Array.from({ length: 50 }, (_, line) => `line ${line}\n`).join('');
    await desk.commit(ann, deptId, { 'old.txt': text });
    const move = async (name: string) => {
      const folder = await desk.root(ann, deptId);
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
    expect(await desk.read(ann, deptId, 'right.txt')).toBe(text);
  });
});
