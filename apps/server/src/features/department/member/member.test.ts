import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  addMember,
  findFilePath,
  getUserInfo,
  insertDept,
  leaveDept,
  removeMember,
  selectMyDeptList,
  selectTeamMembers,
  setDefaultDept,
  switchDept,
  updateMemberRole,
} from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';
import { keepProjects } from '../housekeeping.ts';

const [LEAD, HARDWARE] = [9, 11];

let server: TestServer;
let lead: Client;
let second: Client;
let stranger: Client;
let leadId: number;
let secondId: number;
let deptId: number;
beforeAll(async () => {
  server = await startTestServer();
  [lead, second, stranger] = (await Promise.all(
    ['lead', 'second', 'stranger'].map((name) => server.newUser(name)),
  )) as [Client, Client, Client];
  leadId = (await lead.call(getUserInfo)).userId;
  secondId = (await second.call(getUserInfo)).userId;
  ({ deptId } = await lead.call(insertDept, { body: { name: 'Team' } }));
  await add(secondId);
});
afterAll(() => server.close());

const add = (userId: number, roleId = HARDWARE) =>
  server.admin.reply(addMember, { body: { deptId, userId, roleId } });
const give = (userId: number, roleId: number, client = lead) =>
  client.reply(updateMemberRole, { body: { deptId, userId, roleId } });
const remove = (userId: number, client = lead) => client.reply(removeMember, { body: { deptId, userId } });
const leave = (client: Client) => client.reply(leaveDept, { body: { deptId } });
const files = (client: Client) => client.reply(findFilePath, { body: { deptId, resourcePath: '' } });
const team = async () => {
  const members = await lead.call(selectTeamMembers, { query: { deptId } });
  return members.map(({ userName }) => userName);
};

describe('who may', () => {
  it('change the members: leads and administrators; add without invitation: administrators', async () => {
    for (const client of [second, stranger]) {
      expect((await give(leadId, HARDWARE, client)).code).toBe(403);
      expect((await remove(leadId, client)).code).toBe(403);
    }
    const { userId } = await stranger.call(getUserInfo);
    expect((await lead.reply(addMember, { body: { deptId, userId, roleId: HARDWARE } })).code).toBe(403);
    expect((await stranger.reply(selectTeamMembers, { query: { deptId } })).code).toBe(403);
    for (const call of [switchDept, setDefaultDept, leaveDept]) {
      expect((await stranger.reply(call, { body: { deptId } })).code).toBe(403);
      expect((await stranger.reply(call, { body: { deptId: 999_999 } })).code).toBe(403);
    }
    expect(await team()).toEqual(['lead', 'second']);
  });

  it('give the lead: only who manages as much himself', async () => {
    const { pool, permissions, database } = server.services;
    await pool.query("INSERT INTO role_permissions VALUES (11, 'project:members', true)");
    await permissions.load(database);
    expect((await give(secondId, LEAD, second)).msg).toContain('this role may do more');
    expect((await give(leadId, HARDWARE, second)).msg).toContain('this role may do more');
    expect((await remove(leadId, second)).msg).toContain('this role may do more');
    expect((await give(secondId, 12, second)).code).toBe(200);
    await pool.query('DELETE FROM role_permissions');
    await permissions.load(database);
    expect((await give(secondId, HARDWARE)).code).toBe(200);
  });
});

describe('a member', () => {
  it('is added once, and only as somebody who is there', async () => {
    expect((await add(secondId)).msg).toContain('is a member of the project already');
    expect((await add(999_999)).code).toBe(404);
    expect((await give(secondId, 8)).code).toBe(601);
    expect((await give(999_999, HARDWARE)).code).toBe(404);
    expect((await remove(999_999)).code).toBe(404);
  });

  it('works in the project that he chose in this session, and signs in to his default one', async () => {
    const own = await second.call(insertDept, { body: { name: 'Own' } });
    const order = async () => (await second.call(selectMyDeptList)).map((each) => each.deptId);
    expect(await order()).toEqual([deptId, own.deptId]);
    await second.call(setDefaultDept, { body: { deptId: own.deptId } });
    expect(await order()).toEqual([own.deptId, deptId]);
    expect(await second.call(switchDept, { body: { deptId } })).toEqual({ roleId: HARDWARE });
    expect(await second.call(getUserInfo)).toMatchObject({ deptId, roles: ['hardware'] });
    expect(await second.call(switchDept, { body: { deptId: own.deptId } })).toEqual({ roleId: LEAD });
    expect(await second.call(getUserInfo)).toMatchObject({ deptId: own.deptId, roles: ['lead'] });
  });

  it('who is removed reaches nothing any more; his tree waits 30 days for him', async () => {
    await files(second);
    const folder = join(server.folder, 'projects', String(deptId), 'members', String(secondId));
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await second.call(switchDept, { body: { deptId } });
    expect((await remove(secondId)).code).toBe(200);
    expect((await files(second)).code).toBe(403);
    expect((await second.call(getUserInfo)).deptId).not.toBe(deptId);
    await keepProjects(server.services, inDays(29.9));
    expect(existsSync(folder)).toBe(true);

    await add(secondId);
    await keepProjects(server.services, inDays(31));
    expect(existsSync(folder)).toBe(true);
    expect((await leave(second)).code).toBe(200);
    await keepProjects(server.services, inDays(31));
    expect(existsSync(folder)).toBe(false);
    expect(await team()).toEqual(['lead']);
  });
});

describe('the last lead', () => {
  it('stays, whoever asks', async () => {
    for (const attempt of [leave(lead), give(leadId, HARDWARE), remove(leadId, server.admin)]) {
      expect(await attempt).toMatchObject({
        code: 601,
        msg: expect.stringContaining('the last lead of Team; make somebody else its lead first'),
      });
    }
    expect((await give(leadId, LEAD)).code).toBe(200);
  });

  it('stays also when two leads leave at once, or the other one is disabled', async () => {
    await add(secondId, LEAD);
    const { pool } = server.services;
    await pool.query('UPDATE users SET status = 1 WHERE user_id = $1', [secondId]);
    expect((await leave(lead)).code).toBe(601);
    await pool.query('UPDATE users SET status = 0 WHERE user_id = $1', [secondId]);
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM memberships WHERE dept_id = $1 FOR UPDATE', [deptId]);
    let answered = 0;
    const leaving = Promise.all([lead, second].map((client) => leave(client).finally(() => (answered += 1))));
    const held = `SELECT count(*)::int AS calls FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    try {
      const underWay = async () => (await pool.query<{ calls: number }>(held)).rows[0]!.calls + answered;
      await expect.poll(underWay).toBe(2);
    } finally {
      await holder.query('COMMIT');
      holder.release();
    }
    const replies = await leaving;
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 601]);
  });
});
