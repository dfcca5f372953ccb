import { findByPage, getUserInfo, logOut, login, menus, version } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';
import { insertMembership } from '../department/index.ts';
import { sessions } from './tables.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

describe('sign-in', () => {
  it('answers a token that opens the session, by either header', async () => {
    const info = await server.admin.call(getUserInfo);
    expect(info).toMatchObject({ userName: 'admin', deptId: DEMO, roles: ['admin', 'lead'] });
    const response = await fetch(server.admin.url(getUserInfo), { headers: { token: server.admin.token! } });
    expect(await response.json()).toMatchObject({ code: 200, data: { userName: 'admin' } });
  });

  it('keeps only a hash of the token', async () => {
    const rows = await server.services.database.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(server.admin.token);
  });

  it('takes no token from a cookie', async () => {
    const headers = { cookie: `Admin-Token=${server.admin.token}; token=${server.admin.token}` };
    const response = await fetch(server.admin.url(getUserInfo), { headers });
    expect(await response.json()).toMatchObject({ code: 401 });
  });

  it('names the field of a bad payload', async () => {
    const reply = await server.anonymous.reply(login, { body: { userName: '', password: 'x' } });
    expect(reply.code).toBe(601);
    expect(reply.msg).toContain('body.userName');
  });
});

describe('the session', () => {
  it('ends with logOut', async () => {
    const guest = await server.newUser('guest');
    expect(await guest.call(logOut)).toBeNull();
    expect(await guest.reply(getUserInfo)).toMatchObject({ code: 401 });
  });

  it('without a project goes on in the first one that its user joins, in rights too', async () => {
    const { database, permissions, pool } = server.services;
    const joining = await server.newUser('joining');
    expect(await joining.call(getUserInfo)).toMatchObject({ deptId: null, roles: ['visitor'] });
    const { userId } = await joining.call(getUserInfo);
    await insertMembership(database, { deptId: DEMO, userId, roleId: 11 });
    await pool.query("INSERT INTO role_permissions VALUES (11, 'system:user:view', true)");
    await permissions.load(database);
    expect(await joining.reply(findByPage)).toMatchObject({ code: 403 });
    expect(await joining.call(getUserInfo)).toMatchObject({ deptId: DEMO, roles: ['hardware'] });
    expect(await joining.reply(findByPage)).toMatchObject({ code: 200 });
  });

  it('needs a token that was given out', async () => {
    const stranger = new Client(server.address, 'made-up');
    for (const client of [server.anonymous, stranger]) {
      for (const call of [getUserInfo, logOut]) expect(await client.reply(call)).toMatchObject({ code: 401 });
    }
  });
});

describe('menus', () => {
  it('are those of a department, for its members', async () => {
    const tree = await server.admin.call(menus, { query: { deptId: DEMO } });
    expect(tree.flatMap(({ children }) => children.map(({ screen }) => screen))).toContain('socCanvas');
    const stranger = await server.newUser('stranger');
    expect(await stranger.reply(menus, { query: { deptId: DEMO } })).toMatchObject({ code: 403 });
    expect(await server.admin.reply(menus, { query: { deptId: 'x' } })).toMatchObject({ code: 601 });
    expect(await server.anonymous.reply(menus, { query: { deptId: DEMO } })).toMatchObject({ code: 401 });
  });
});

it('tells its version to anyone', async () => {
  expect((await server.anonymous.call(version)).version).toMatch(/^\d+\.\d+\.\d+/);
});
