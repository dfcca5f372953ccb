import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gitCreateBranch, gitDeleteBranch, gitSwitchBranch } from '@netloom/contract';
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

describe('branches', () => {
  it('are made, visited, left and deleted; changes in the way are named and kept', async () => {
    const deptId = await desk.project({ alone: true });
    await ann.call(gitCreateBranch, { body: { deptId, name: 'try/one' } });
    await desk.commit(ann, deptId, { 'README.md': 'on the branch\n' });
    expect(await ann.reply(gitCreateBranch, { body: { deptId, name: 'main' } })).toMatchObject({
      msg: 'The branch name is null or duplicated',
    });
    expect(await ann.call(gitSwitchBranch, { body: { deptId, name: 'main' } })).toMatchObject({
      branch: 'main',
    });
    expect(await desk.read(ann, deptId, 'README.md')).toContain('# project');
    await desk.write(ann, deptId, 'README.md', 'dirty\n');
    const inTheWay = await ann.reply(gitSwitchBranch, { body: { deptId, name: 'try/one' } });
    expect(inTheWay).toMatchObject({ code: 601, data: { paths: ['README.md'] } });
    expect(await desk.read(ann, deptId, 'README.md')).toBe('dirty\n');
    expect((await desk.status(bob, deptId)).branch).toBe('main');

    const lossy = await ann.reply(gitDeleteBranch, { body: { deptId, name: 'try/one' } });
    expect(lossy).toMatchObject({ code: 601, data: { lost: 1 } });
    await ann.call(gitDeleteBranch, { body: { deptId, name: 'try/one', force: true } });
    expect(await ann.reply(gitDeleteBranch, { body: { deptId, name: 'main', force: true } })).toMatchObject({
      code: 601,
    });
  });

  it('with hostile names are refused before git sees them', async () => {
    const deptId = await desk.project({ alone: true });
    for (const name of ['-x', '--help', 'a..b', 'a b', 'a\nb', 'refs@{1}', 'x.lock', '/a', 'a\u0000b']) {
      const reply = await ann.reply(gitCreateBranch, { body: { deptId, name } });
      expect(reply, name).toMatchObject({ code: 601 });
    }
  });
});
