import {
  DEFAULT_PERMISSIONS,
  Permission,
  ROLE_IDS,
  configList,
  getSseStream,
  getUserInfo,
  runStorage,
  selectRoleList,
  updateRole,
} from '@netloom/contract';
import type { RoleKey } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let engineer: Client;
let visitor: Client;
beforeAll(async () => {
  server = await startTestServer();
  engineer = await server.newUser('engineer', DEMO);
  visitor = await server.newUser('visitor');
});
afterAll(() => server.close());

const { hardware, lead, admin } = ROLE_IDS;
const change = (roleId: number, permissions: Permission[], client: Client = server.admin) =>
  client.reply(updateRole, { body: { roleId, permissions } });
const role = async (key: RoleKey) =>
  (await server.admin.call(selectRoleList)).find(({ roleKey }) => roleKey === key)!;

it('lists every role with who has it', async () => {
  const roles = await server.admin.call(selectRoleList);
  const users = Object.fromEntries(roles.map((each) => [each.roleKey, each.users]));
  // The administrator leads the demo project, the engineer is of its hardware, the visitor of none.
  expect(users).toMatchObject({ admin: 1, lead: 1, hardware: 1, visitor: 1, software: 0 });
  expect(roles.every(({ changed }) => changed.length === 0)).toBe(true);
});

it('changes what a role may do at once, says what differs and keeps that alone', async () => {
  const list = () => engineer.reply(runStorage, { query: { deptId: DEMO } });
  expect((await list()).code).toBe(200);
  const wanted = DEFAULT_PERMISSIONS.hardware.filter((permission) => permission !== 'run:view');
  await change(hardware, [...wanted, 'git:push', 'run:manage']);
  expect((await list()).code).toBe(403);
  expect((await role('hardware')).changed).toEqual(['run:view', 'run:manage']);
  const { rows } = await server.services.pool.query(
    'SELECT permission, granted FROM role_permissions ORDER BY permission',
  );
  expect(rows).toEqual([
    { permission: 'run:manage', granted: true },
    { permission: 'run:view', granted: false },
  ]);
  expect((await engineer.call(getUserInfo)).perms).not.toContain('run:view');
  await change(hardware, [...DEFAULT_PERMISSIONS.hardware]);
  expect((await list()).code).toBe(200);
  expect((await role('hardware')).changed).toEqual([]);
});

it('tells the browsers of those concerned', async () => {
  const events = await EventReader.open(engineer.url(getSseStream), engineer.headers);
  expect(await events.next()).toMatchObject({ type: 'hello' });
  await change(hardware, [...DEFAULT_PERMISSIONS.hardware, 'run:manage']);
  expect(await events.next()).toEqual({ type: 'user-changed' });
  await events.close();
  await change(hardware, [...DEFAULT_PERMISSIONS.hardware]);
});

it('leaves the administrator’s role as it is, and knows no others', async () => {
  expect(await change(admin, [])).toMatchObject({
    code: 601,
    msg: expect.stringContaining('cannot be changed'),
  });
  expect((await change(3, [])).code).toBe(404);
  expect((await change(hardware, ['system:everything' as Permission])).code).toBe(601);
});

it('lets nobody but administrators look or change', async () => {
  for (const client of [engineer, visitor]) {
    expect((await client.reply(selectRoleList)).code).toBe(403);
    expect((await change(hardware, [...Permission.options], client)).code).toBe(403);
  }
});

it('lets who may change roles give only what he holds', async () => {
  await change(hardware, [...DEFAULT_PERMISSIONS.hardware, 'system:role:edit', 'system:config:view']);
  await server.services.pool.query(`UPDATE sessions SET dept_id = ${DEMO}`);
  expect((await engineer.reply(configList)).code).toBe(200);
  const refused = await change(hardware, [...Permission.options], engineer);
  expect(refused).toMatchObject({ code: 403, msg: expect.stringContaining('system:backup:restore') });
  const given = await change(lead, [...DEFAULT_PERMISSIONS.lead, 'system:config:view'], engineer);
  expect(given.code).toBe(200);
});
