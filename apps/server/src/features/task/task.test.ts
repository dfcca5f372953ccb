import {
  ROLE_IDS,
  createTask,
  deleteBranch,
  deleteTask,
  getUserInfo,
  insertDept,
  listBranches,
  listTasks,
  myTasks,
  saveBranch,
  updateTask,
} from '@netloom/contract';
import type { BodyOf, ReplyOf } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let ann: Client;
let hardware: Client;
beforeAll(async () => {
  server = await startTestServer();
  ann = server.admin;
  hardware = await server.newUser('harriet', DEMO, ROLE_IDS.hardware);
});
afterAll(() => server.close());

type Fields = Partial<BodyOf<typeof createTask>>;
const make = (title: string, fields: Fields = {}) =>
  ann.call(createTask, { body: { deptId: DEMO, title, ...fields } as BodyOf<typeof createTask> });
async function change({ taskId, revision, title }: ReplyOf<typeof createTask>, fields: Fields, client = ann) {
  const body = { taskId, revision, title, ...fields } as BodyOf<typeof updateTask>;
  return client.reply(updateTask, { body });
}

describe('tasks', () => {
  it('wait for each other without a circle, and are done in their order', async () => {
    const first = await make('First');
    const second = await make('Second', { needs: [first.taskId] });
    const third = await make('Third', { needs: [second.taskId] });
    expect((await change(first, { needs: [third.taskId] })).data).toMatchObject({
      reason: 'circle-of-tasks',
    });
    expect((await change(first, { needs: [first.taskId] })).data).toMatchObject({
      reason: 'circle-of-tasks',
    });
    expect((await change(second, { needs: [first.taskId], status: 'done' })).data).toMatchObject({
      reason: 'waits-for-tasks',
    });
    expect((await change(first, { status: 'done' })).code).toBe(200);
    expect((await change(second, { needs: [first.taskId], status: 'done' })).code).toBe(200);
    const rows = await ann.call(listTasks, { query: {} });
    expect(rows.find(({ title }) => title === 'Third')).toMatchObject({
      waitsFor: [],
      needs: [second.taskId],
    });
  });

  it('cannot be closed to a circle by two at once', async () => {
    const [one, other] = [await make('One'), await make('Other')];
    const both = [change(one, { needs: [other.taskId] }), change(other, { needs: [one.taskId] })];
    expect((await Promise.all(both)).map(({ code }) => code).sort()).toEqual([200, 601]);
  });

  it('are bound to defects, testpoints and blocks, have a day, and one who has them', async () => {
    const { userId } = await hardware.call(getUserInfo);
    const subjects = ['#bug-1', 'testpoint:demo/core.regress.json#multiply', 'soc:demo/uart0'];
    const { taskId, revision } = await make('Bound', { subjects, due: '2026-12-24', assigneeId: userId });
    expect(await hardware.call(myTasks)).toMatchObject([{ taskId, due: '2026-12-24', subjects, revision }]);
    const refused = await ann.reply(createTask, {
      body: { deptId: DEMO, title: 'x', subjects: ['javascript:x'], due: '2026-02-30' } as never,
    });
    expect(refused.code).toBe(601);
    const stranger = await server.newUser('stranger');
    const { userId: strange } = await stranger.call(getUserInfo);
    const body = { deptId: DEMO, title: 'x', assigneeId: strange } as BodyOf<typeof createTask>;
    expect((await ann.reply(createTask, { body })).data).toMatchObject({ reason: 'no-assignee' });
    expect((await stranger.reply(deleteTask, { body: { taskId } })).code).toBe(403);
  });

  it('of one who left a project are not his any more', async () => {
    const { deptId } = await hardware.call(insertDept, { body: { name: 'Hers' } });
    const { userId } = await hardware.call(getUserInfo);
    const body = { deptId, title: 'Elsewhere', assigneeId: userId } as BodyOf<typeof createTask>;
    await hardware.call(createTask, { body });
    const mine = async () => (await hardware.call(myTasks)).map(({ title }) => title);
    expect(await mine()).toContain('Elsewhere');
    await server.services.pool.query('DELETE FROM memberships WHERE dept_id = $1', [deptId]);
    expect(await mine()).not.toContain('Elsewhere');
  });

  it('are written by one of two who began from the same', async () => {
    const task = await make('Contended');
    const both = [change(task, { description: 'a' }), change(task, { description: 'b' }, hardware)];
    expect((await Promise.all(both)).map(({ code }) => code).sort()).toEqual([200, 601]);
  });
});

describe('branches', () => {
  const save = (name: string, rest: object = {}, client = ann) =>
    client.reply(saveBranch, { body: { deptId: DEMO, name, ...rest } });

  it('have a name that is not empty and not there twice, and an index that stays', async () => {
    const { others } = await ann.call(listBranches, { query: {} });
    const name = others[0]!;
    expect((await save(name)).code).toBe(200);
    expect((await save('release/1.0', { description: 'Tape-out' })).code).toBe(200);
    for (const wrong of ['', '  ', name])
      expect((await save(wrong)).msg).toContain('The branch name is null or duplicated');
    expect((await save(name, { index: 2 })).msg).toContain('The branch name is null or duplicated');
    expect((await save('release/1.1', { index: 2 })).code).toBe(200);
    expect((await save('x', { index: 9 })).data).toMatchObject({ reason: 'no-branch-entry' });
    const { rows } = await ann.call(listBranches, { query: {} });
    expect(rows).toMatchObject([
      { index: 1, name, openBugs: 0, commit: expect.stringMatching(/^[0-9a-f]{40}$/) },
      { index: 2, name: 'release/1.1', description: '', commit: '' },
    ]);
  });

  it('are entered by who sorts out defects', async () => {
    expect((await save('mine', {}, hardware)).code).toBe(403);
    expect((await hardware.reply(deleteBranch, { body: { deptId: DEMO, index: 1 } })).code).toBe(403);
    const { rows } = await ann.call(deleteBranch, { body: { deptId: DEMO, index: 1 } });
    expect(rows.map(({ index }) => index)).toEqual([2]);
  });
});
