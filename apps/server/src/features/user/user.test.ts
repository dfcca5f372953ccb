import {
  deleteById,
  exportUsers,
  findByPage,
  findUser,
  findUserAll,
  getSseStream,
  getSysUserByUserId,
  getUserInfo,
  login,
  resetPwd,
  saveGitInfo,
  saveSysUser,
  updateSysUser,
} from '@netloom/contract';
import type { BodyOf, SysUser } from '@netloom/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { ADMIN_PASSWORD, Client, DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';
import { gitCredentials, insertDepartment, insertMembership } from '../department/index.ts';

let server: TestServer;
let colleague: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  colleague = await server.newUser('colleague', DEMO);
  stranger = await server.newUser('stranger');
});
afterAll(() => server.close());

const ADMIN = 1;
const PASSWORD = 'seven tall herons';
const idOf = async (client: Client) => (await client.call(getUserInfo)).userId;

const make = (changes: Partial<BodyOf<typeof saveSysUser>> & { userName: string }) =>
  server.admin.call(saveSysUser, { body: { email: '', phone: '', password: PASSWORD, ...changes } });

const update = (client: Client, userId: number, changes: Omit<BodyOf<typeof updateSysUser>, 'userId'>) =>
  client.reply(updateSysUser, { body: { userId, ...changes } });

async function signIn(userName: string, password = PASSWORD): Promise<Client> {
  const { token } = await server.anonymous.call(login, { body: { userName, password } });
  return new Client(server.address, token);
}

/** The next message of the user's stream while something is done to him. */
async function told(client: Client, work: () => Promise<unknown>): Promise<unknown> {
  const stream = await EventReader.open(client.url(getSseStream), client.headers);
  await stream.next();
  await work();
  const message = await stream.next();
  await stream.close();
  return message;
}

describe('the list of users', () => {
  const page = (request: BodyOf<typeof findByPage>) => server.admin.call(findByPage, { body: request });
  const names = ({ rows }: { rows: SysUser[] }) => rows.map(({ userName }) => userName);

  beforeAll(async () => {
    await make({ userName: 'Zoë_1', email: 'zoe@chips.example', phone: '13900000001' });
    await make({ userName: 'zoe%2', email: 'second@chips.example', status: 1 });
    await make({ userName: '王小明', phone: '13900000002' });
  });

  it('finds parts of name, mail address and phone without case, as they are written', async () => {
    expect(names(await page({ search: 'ZOË_' }))).toEqual(['Zoë_1']);
    expect(names(await page({ search: 'oe%' }))).toEqual(['zoe%2']);
    expect(names(await page({ search: '_' }))).toEqual(['Zoë_1']);
    expect(names(await page({ search: '%' }))).toEqual(['zoe%2']);
    expect(names(await page({ search: '小' }))).toEqual(['王小明']);
    expect(names(await page({ search: '0000002' }))).toEqual(['王小明']);
    expect(names(await page({ search: '@CHIPS.' }))).toEqual(['zoe%2', 'Zoë_1']);
    expect(names(await page({ search: "' OR 1=1 --" }))).toEqual([]);
    expect(names(await page({ search: '\\' }))).toEqual([]);
  });

  it.each(['userName', 'email', 'createTime', 'lastSeen'] as const)(
    'is the same read page by page, from whichever end, by %s',
    async (sort) => {
      for (const descending of [false, true]) {
        const whole = (await page({ limit: 100, sort, descending })).rows.map(({ userId }) => userId);
        const pages = await Promise.all(
          [1, 2, 3, 4].map((at) => page({ limit: 2, page: at, sort, descending })),
        );
        expect(pages.flatMap(({ rows }) => rows.map(({ userId }) => userId))).toEqual(whole);
      }
    },
  );

  it('has nothing behind its end, however far', async () => {
    const { total } = await page({});
    for (const far of [1000, Number.MAX_SAFE_INTEGER])
      expect(await page({ page: far })).toEqual({ total, rows: [] });
    expect(await page({ search: 'nobody', page: 2 })).toEqual({ total: 0, rows: [] });
  });

  it('filters by status and project, sorts, and cuts pages', async () => {
    expect(names(await page({ status: 1 }))).toEqual(['zoe%2']);
    expect(names(await page({ deptId: DEMO, sort: 'userName', descending: true }))).toEqual([
      'colleague',
      'admin',
    ]);
    const all = await page({ limit: 100, sort: 'createTime' });
    expect(all.total).toBe(6);
    expect(names(all)).toEqual(['admin', 'colleague', 'stranger', 'Zoë_1', 'zoe%2', '王小明']);
    const last = await page({ limit: 4, page: 2, sort: 'createTime', descending: true });
    expect(last).toMatchObject({ total: 6 });
    expect(names(last)).toEqual(['colleague', 'admin']);
    expect(await page({ page: 9 })).toEqual({ total: 6, rows: [] });
    expect(all.rows[0]).toMatchObject({
      admin: true,
      departments: [{ deptId: DEMO, deptName: 'Demo', roleId: 9 }],
    });
  });

  it('is for administrators', async () => {
    for (const call of [findByPage, findUserAll] as const) {
      expect(await colleague.reply(call)).toMatchObject({ code: 403 });
      expect(await server.anonymous.reply(call)).toMatchObject({ code: 401 });
    }
    expect(await server.admin.call(findUserAll)).toContainEqual({ userId: ADMIN, userName: 'admin' });
  });

  it('can be taken as a sheet of texts, by a form', async () => {
    await make({ userName: '=1+1' });
    const send = (client: Client, fields: Record<string, string>) =>
      fetch(client.url(exportUsers), {
        method: 'POST',
        headers: client.headers,
        body: new URLSearchParams(fields),
      });
    const response = await send(server.admin, { search: '', status: '0' });
    expect(response.headers.get('content-disposition')).toContain('filename="users.xlsx"');
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
    expect(sheet).toContain('<t>王小明</t>');
    expect(sheet).toContain('t="inlineStr"><is><t>=1+1</t>');
    expect(sheet).not.toMatch(/<f>|zoe%2|argon2/);
    expect((await send(colleague, {})).status).toBe(403);
  });
});

describe('one user', () => {
  it('is shown to himself, to colleagues without what is not theirs, and to administrators', async () => {
    const get = (client: Client, id: number) => client.reply(getSysUserByUserId, { params: { id } });
    const other = await insertDepartment(server.services.database, 'Secret project');
    const userId = await idOf(colleague);
    await insertMembership(server.services.database, { deptId: other, userId: ADMIN, roleId: 9 });
    await update(server.admin, ADMIN, {
      phone: '13900000009',
      email: 'admin@example.org',
      emailConfirmed: true,
      currentPassword: ADMIN_PASSWORD,
    });
    expect(await get(server.admin, ADMIN)).toMatchObject({
      data: { phone: '13900000009', departments: [{ deptName: 'Demo' }, { deptName: 'Secret project' }] },
    });
    expect(await get(colleague, ADMIN)).toMatchObject({
      data: { email: 'admin@example.org', phone: '', departments: [{ deptName: 'Demo' }] },
    });
    expect(await get(colleague, userId)).toMatchObject({ data: { userName: 'colleague' } });
    expect(await get(stranger, ADMIN)).toEqual(await get(stranger, 999_999));
    expect(await get(stranger, ADMIN)).toMatchObject({ code: 403 });
    expect(await get(server.admin, 999_999)).toMatchObject({ code: 404 });
  });

  it('is made with a free name and a good password', async () => {
    const body = { userName: 'COLLEAGUE', email: '', phone: '', password: PASSWORD };
    expect(await server.admin.reply(saveSysUser, { body })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('taken'),
    });
    const weak = { ...body, userName: 'fresh', password: 'password123' };
    expect(await server.admin.reply(saveSysUser, { body: weak })).toMatchObject({ code: 601 });
    expect(await colleague.reply(saveSysUser, { body })).toMatchObject({ code: 403 });
  });
});

describe('a change', () => {
  const png = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')}`;

  it('of one’s own contact and picture is allowed, of the rest not', async () => {
    const userId = await idOf(colleague);
    expect(await update(colleague, userId, { phone: '13900000008', avatar: png })).toMatchObject({
      data: { phone: '13900000008', avatar: png },
    });
    expect((await colleague.call(getUserInfo)).avatar).toBe(png);
    for (const changes of [{ userName: 'boss' }, { admin: true }, { status: 1 as const }]) {
      expect(await update(colleague, userId, changes)).toMatchObject({ code: 403 });
    }
    expect(await update(colleague, ADMIN, { email: 'x@example.org' })).toMatchObject({ code: 403 });
    expect(await update(colleague, userId, { email: 'none' })).toMatchObject({ code: 601 });
    expect(await update(colleague, userId, { phone: '123' })).toMatchObject({ code: 601 });
  });

  it.each([
    'https://evil.example/x.png',
    `data:image/svg+xml;base64,${Buffer.from('<svg onload="x"/>').toString('base64')}`,
    `data:image/png;base64,${Buffer.from('<script>').toString('base64')}`,
    `data:image/webp;base64,${Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')}`,
    `data:image/png;base64,${Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(33_000)]).toString('base64')}`,
  ])('to the picture %.60s is refused', async (avatar) => {
    const reply = await update(colleague, await idOf(colleague), { avatar });
    expect(reply).toMatchObject({ code: 601, msg: expect.stringMatching(/^avatar: /) });
  });

  it('that disables a user ends his sessions', async () => {
    const { userId } = await make({ userName: 'leaving' });
    const client = await signIn('leaving');
    expect(await told(client, () => update(server.admin, userId, { status: 1 }))).toEqual({
      type: 'session',
      code: 402,
      reason: 'disabled',
    });
    expect(await client.reply(getUserInfo)).toMatchObject({ code: 401 });
    await update(server.admin, userId, { status: 0 });
    expect(await client.reply(getUserInfo)).toMatchObject({ code: 401 });
    await signIn('leaving');
  });

  it('leaves an administrator, whoever is faster', async () => {
    expect(await update(server.admin, ADMIN, { admin: false })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('last administrator'),
    });
    expect(await update(server.admin, ADMIN, { status: 1 })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('nobody disables himself'),
    });
    const { userId } = await make({ userName: 'second', admin: true });
    const second = await signIn('second');
    const both = await Promise.all([
      update(server.admin, userId, { admin: false }),
      update(second, ADMIN, { admin: false }),
    ]);
    expect(both.map(({ code }) => code).sort()).not.toEqual([200, 200]);
    await server.services.pool.query('UPDATE users SET admin = (user_id = $1)', [ADMIN]);
  });

  it('by who edits users makes nobody an administrator and touches none', async () => {
    const { permissions, database, pool } = server.services;
    await pool.query("INSERT INTO role_permissions VALUES (11, 'system:user:edit', true)");
    await permissions.load(database);
    const { userId } = await make({ userName: 'plain' });
    expect(await update(colleague, userId, { email: 'plain@example.org' })).toMatchObject({ code: 200 });
    expect(await update(colleague, userId, { admin: true })).toMatchObject({ code: 403 });
    expect(await update(colleague, await idOf(colleague), { admin: true })).toMatchObject({ code: 403 });
    expect(await update(colleague, ADMIN, { status: 1 })).toMatchObject({ code: 403 });
    const admin = { userName: 'x', email: '', phone: '', password: PASSWORD, admin: true };
    expect(await colleague.reply(saveSysUser, { body: admin })).toMatchObject({ code: 403 });
    expect(await colleague.reply(resetPwd, { body: { userId: ADMIN, password: PASSWORD } })).toMatchObject({
      code: 403,
    });
    expect(await colleague.reply(deleteById, { params: { id: ADMIN } })).toMatchObject({ code: 403 });
    await pool.query('DELETE FROM role_permissions');
    await permissions.load(database);
  });
});

describe('a password set by an administrator', () => {
  it('ends the sessions of the user, by a call without the base path', async () => {
    const { userId } = await make({ userName: 'forgetful' });
    const client = await signIn('forgetful');
    expect(client.url(resetPwd)).toContain(`${server.address}/system/user/resetPwd`);
    const body = { userId, password: 'nine small wrens' };
    expect(await told(client, () => server.admin.call(resetPwd, { body }))).toMatchObject({
      code: 402,
      reason: 'password-changed',
    });
    await signIn('forgetful', 'nine small wrens');
    expect(await server.admin.reply(resetPwd, { body: { ...body, userId: ADMIN } })).toMatchObject({
      code: 601,
    });
    expect(await server.admin.reply(resetPwd, { body: { ...body, password: 'short' } })).toMatchObject({
      code: 601,
    });
    expect(await stranger.reply(resetPwd, { body })).toMatchObject({ code: 403 });
  });
});

describe('a deleted user', () => {
  it('is signed out and forgotten; his name stays with what he made and is free again', async () => {
    const { userId } = await make({ userName: 'gone', email: 'gone@example.org', phone: '13900000003' });
    await insertMembership(server.services.database, { deptId: DEMO, userId, roleId: 11 });
    const client = await signIn('gone');
    expect(await told(client, () => server.admin.call(deleteById, { params: { id: userId } }))).toMatchObject(
      {
        code: 402,
        reason: 'disabled',
      },
    );
    expect(await client.reply(getUserInfo)).toMatchObject({ code: 401 });
    const { rows } = await server.services.pool.query('SELECT * FROM users WHERE user_id = $1', [userId]);
    expect(rows[0]).toMatchObject({
      user_name: 'gone',
      email: '',
      phone: '',
      password_hash: '',
      deleted: true,
    });
    expect(
      (await server.admin.call(findUser, { query: { deptId: DEMO } })).map((member) => member.userId),
    ).not.toContain(userId);
    expect(await server.admin.reply(deleteById, { params: { id: userId } })).toMatchObject({ code: 404 });
    expect((await make({ userName: 'gone' })).userId).not.toBe(userId);
  });

  it('is never the last lead of a project, nor oneself', async () => {
    const { userId } = await make({ userName: 'leader' });
    const deptId = await insertDepartment(server.services.database, 'Led alone');
    await insertMembership(server.services.database, { deptId, userId, roleId: 9 });
    expect(await server.admin.reply(deleteById, { params: { id: userId } })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('Led alone'),
    });
    expect(await server.admin.reply(deleteById, { params: { id: ADMIN } })).toMatchObject({ code: 601 });
    expect(await stranger.reply(deleteById, { params: { id: userId } })).toMatchObject({ code: 403 });
    await signIn('leader');
  });

  it('nor is the last lead disabled, until there is another', async () => {
    const { database } = server.services;
    const [{ userId }, other] = [await make({ userName: 'lead-1' }), await make({ userName: 'lead-2' })];
    for (const name of ['North', 'South']) {
      const deptId = await insertDepartment(database, name);
      await insertMembership(database, { deptId, userId, roleId: 9 });
      const disabling = await update(server.admin, userId, { status: 1 });
      expect(disabling).toMatchObject({
        code: 601,
        msg: `userId: lead-1 is the last lead of ${name}; make somebody else its lead first`,
      });
      await insertMembership(database, { deptId, userId: other.userId, roleId: 9 });
    }
    await signIn('lead-1');
    expect(await update(server.admin, userId, { status: 1 })).toMatchObject({ code: 200 });
    // The other one leads both alone now: who is disabled counts for nothing.
    expect(await update(server.admin, other.userId, { status: 1 })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('North, South'),
    });
    expect(await update(server.admin, userId, { status: 1, email: 'o@example.org' })).toMatchObject({
      code: 200,
    });
  });
});

describe('members of a project', () => {
  const save = (client: Client, body: BodyOf<typeof saveGitInfo>) => client.reply(saveGitInfo, { body });

  it('keep git credentials that are never told again', async () => {
    const body = { deptId: DEMO, gitUserName: 'coll', gitPassword: 'glpat-0123456789' };
    expect(await save(colleague, body)).toMatchObject({ code: 200 });
    const { database, secrets } = server.services;
    const userId = await idOf(colleague);
    const stored = { userName: 'coll', secret: 'glpat-0123456789' };
    expect(await gitCredentials(database, secrets, userId, DEMO)).toEqual(stored);
    expect(await save(colleague, { deptId: DEMO, gitUserName: 'coll2' })).toMatchObject({ code: 200 });
    expect(await gitCredentials(database, secrets, userId, DEMO)).toEqual({ ...stored, userName: 'coll2' });
    const members = await server.admin.call(findUser, { query: { deptId: DEMO } });
    expect(members).toMatchObject([
      { userName: 'admin', roleId: 9, gitSecret: false },
      { userName: 'colleague', roleId: 11, gitUserName: 'coll2', gitSecret: true, status: 0 },
    ]);
    const rows = await server.services.pool.query('SELECT * FROM memberships');
    expect(JSON.stringify([members, rows.rows])).not.toContain('glpat');
  });

  it('are for members, and so are credentials', async () => {
    expect(await stranger.reply(findUser, { query: { deptId: DEMO } })).toMatchObject({ code: 403 });
    expect(await save(stranger, { deptId: DEMO, gitUserName: 'x' })).toMatchObject({ code: 403 });
    expect(await save(colleague, { deptId: 999, gitUserName: 'x' })).toMatchObject({ code: 403 });
    expect(await save(colleague, { deptId: DEMO, gitUserName: ' ' })).toMatchObject({
      code: 601,
      data: { issues: [{ path: 'body.gitUserName', message: 'The Git username is required' }] },
    });
    expect(await server.anonymous.reply(findUser, { query: { deptId: DEMO } })).toMatchObject({ code: 401 });
  });
});
