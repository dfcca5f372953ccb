import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUserInfo, gitBranches, gitFetch, gitPull, gitPush, gitStage, gitStatus } from '@netloom/contract';
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

describe('two members and a remote', () => {
  it('pull what is public without credentials; a private remote and a push ask for them', async () => {
    const deptId = await desk.project({ members: [ann] });
    const cid = await desk.server.newUser('cid');
    await joinGitProject(desk.server, cid, deptId, { secret: null });
    await desk.root(cid, deptId);
    const asked = { code: 601, msg: expect.stringContaining('token first') as string };
    expect(await cid.reply(gitPull, { body: { deptId } })).toMatchObject(asked);
    desk.remote.commit({ 'inner.sv': 'module inner; endmodule\n' }, 'Inside', 'inner');
    await ann.call(gitFetch, { body: { deptId } });
    desk.remote.isPublic = true;
    desk.remote.git('config', 'transfer.hideRefs', 'refs/heads/inner');
    try {
      desk.remote.commit({ 'public.sv': 'module open; endmodule\n' }, 'Publish');
      const pulled = await cid.call(gitPull, { body: { deptId } });
      expect(pulled.status).toMatchObject({ behind: 0, credentials: false });
      expect(await desk.read(cid, deptId, 'public.sv')).toBe('module open; endmodule\n');
      await desk.commit(cid, deptId, { 'cid.sv': 'module cid; endmodule\n' });
      expect(await cid.reply(gitPush, { body: { deptId } })).toMatchObject(asked);
      // What the public does not see is not taken from what the members share.
      const branches = await cid.call(gitBranches, { query: { deptId } });
      expect(JSON.stringify(branches)).toContain('"inner"');
    } finally {
      desk.remote.git('config', '--unset', 'transfer.hideRefs');
      desk.remote.git('branch', '-D', 'inner');
      desk.remote.isPublic = false;
    }
  });

  it('share by push, fetch and pull; a push that lacks others’ commits says to pull', async () => {
    const deptId = await desk.project();
    await desk.commit(ann, deptId, { 'ann.sv': 'module ann; endmodule\n' });
    expect(await desk.status(ann, deptId)).toMatchObject({ ahead: 1, behind: 0, credentials: true });
    expect(await ann.call(gitPush, { body: { deptId } })).toMatchObject({ ahead: 0, behind: 0 });
    expect(desk.remote.git('log', '-1', '--format=%an %s', 'main')).toBe('ann Change ann.sv');

    const made = await desk.commit(bob, deptId, { 'bob.sv': 'module bob; endmodule\n' });
    const refused = await bob.reply(gitPush, { body: { deptId } });
    expect(refused).toMatchObject({ code: 601, msg: expect.stringContaining('pull first') as string });
    const fetched = await bob.call(gitFetch, { body: { deptId } });
    expect(fetched).toMatchObject({ ahead: 1, behind: 1, commit: made.commit });
    const pulled = await bob.call(gitPull, { body: { deptId } });
    expect(pulled).toMatchObject({ result: 'merged', status: { ahead: 2, behind: 0 } });
    expect(await desk.read(bob, deptId, 'ann.sv')).toBe('module ann; endmodule\n');
    await bob.call(gitPush, { body: { deptId } });
    expect(await ann.call(gitPull, { body: { deptId } })).toMatchObject({ result: 'fast-forward' });
    expect(await ann.call(gitPull, { body: { deptId } })).toMatchObject({ result: 'up-to-date' });
  });

  it('get what others push to the remote past us, and branches that vanish there vanish here', async () => {
    const deptId = await desk.project();
    desk.remote.commit({ 'past.txt': 'us' }, 'past us', 'feature/x');
    await ann.call(gitFetch, { body: { deptId } });
    const branches = await ann.call(gitBranches, { query: { deptId } });
    expect(branches.map(({ name, own, shared, current }) => [name, own, shared, current])).toEqual([
      ['feature/x', false, true, false],
      ['main', true, true, true],
    ]);
    desk.remote.git('update-ref', '-d', 'refs/heads/feature/x');
    await ann.call(gitFetch, { body: { deptId } });
    expect((await ann.call(gitBranches, { query: { deptId } })).map(({ name }) => name)).toEqual(['main']);
  });

  it('with a wrong token are refused; it is told nowhere', async () => {
    const deptId = await desk.project({ members: [ann] });
    const eve = await desk.server.newUser('eve');
    const secret = 'wrong-token-0815';
    await joinGitProject(desk.server, eve, deptId, { secret });
    const lines: string[] = [];
    const refused = await eve.reply(gitFetch, { body: { deptId } });
    lines.push(JSON.stringify(refused), JSON.stringify(await desk.status(eve, deptId)));
    expect(refused).toMatchObject({
      code: 601,
      msg: expect.stringContaining('refused user name or token') as string,
    });
    expect(lines.join()).not.toContain(secret);
    expect(desk.remote.requests.join()).not.toContain(secret);
  });

  it('who are none, or may not, are refused', async () => {
    const deptId = await desk.project({ members: [ann] });
    expect(await bob.reply(gitStatus, { query: { deptId } })).toMatchObject({ code: 403 });
    expect(await desk.server.anonymous.reply(gitStatus, { query: { deptId } })).toMatchObject({ code: 401 });
    expect(await ann.reply(gitStage, { body: { deptId, paths: [] } })).toMatchObject({ code: 601 });
  });
});

describe('a project without a remote', () => {
  it('is shared through its own repository, whose hidden refs stay', async () => {
    const deptId = await desk.project({ alone: true });
    const { userId } = await ann.call(getUserInfo);
    const treeId = await desk.server.services.projects.writeTree(deptId, userId);
    await desk.commit(ann, deptId, { 'a.sv': 'a' });
    await ann.call(gitPush, { body: { deptId } });
    expect(await bob.call(gitPull, { body: { deptId } })).toMatchObject({ result: 'fast-forward' });
    expect(await desk.server.services.projects.readPinned(deptId, treeId, 'README.md')).toContain('project');
    await desk.commit(bob, deptId, { 'b.sv': 'b' });
    await desk.commit(ann, deptId, { 'c.sv': 'c' });
    await ann.call(gitPush, { body: { deptId } });
    expect(await bob.reply(gitPush, { body: { deptId } })).toMatchObject({ code: 601 });
  });
});
