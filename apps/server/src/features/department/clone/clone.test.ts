import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  addMember,
  cloneAgain,
  deleteSysDeptByDeptId,
  findFilePath,
  getSseStream,
  getUserInfo,
  insertDept,
  restoreDept,
  saveConfig,
  selectDeptById,
  selectTeamMembers,
  updateDept,
} from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '../../../../test/eventReader.ts';
import { GIT_TOKEN, GIT_USER, startGitServer } from '../../../../test/gitServer.ts';
import type { GitServer } from '../../../../test/gitServer.ts';
import { startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let remote: GitServer;
let lead: Client;
let names = 0;
beforeAll(async () => {
  [server, remote] = await Promise.all([startTestServer(), startGitServer()]);
  remote.commit({ 'rtl/a.sv': 'module a; endmodule\n' });
  await configure('git.privateAddresses', 'true');
  lead = await server.newUser('lead');
});
afterEach(() => (remote.intercept = undefined));
afterAll(async () => {
  await server.close();
  await remote.close();
});

const configure = (configKey: string, configValue: string) =>
  server.admin.call(saveConfig, { body: { configKey, configValue } });
const attempt = (changes: Partial<BodyOf<typeof insertDept>> = {}) => {
  const project = { name: `Copy ${(names += 1)}`, gitAddress: remote.address() };
  return lead.reply(insertDept, {
    body: { ...project, gitUserName: GIT_USER, gitPassword: GIT_TOKEN, ...changes },
  });
};
const create = async (changes: Partial<BodyOf<typeof insertDept>> = {}) => {
  const { code, data, msg } = await attempt(changes);
  if (code !== 200) throw new Error(msg);
  return insertDept.reply.parse(data);
};
const show = (deptId: number) => lead.call(selectDeptById, { params: { id: deptId } });
const list = (deptId: number) => lead.reply(findFilePath, { body: { deptId, resourcePath: 'rtl' } });
const ended = async (deptId: number) => {
  await expect.poll(async () => (await show(deptId)).clone.state).not.toBe('cloning');
  return (await show(deptId)).clone;
};
/** The git server keeps its answers until it is let go; who has left by then gets none. */
const hold = () => {
  const held: [IncomingMessage, ServerResponse][] = [];
  remote.intercept = (...exchange) => held.push(exchange) > 0;
  return {
    asked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    letGo() {
      remote.intercept = undefined;
      for (const [request, response] of held) if (!request.socket.destroyed) remote.answer(request, response);
    },
  };
};
const scratch = async () =>
  (await readdir(join(server.folder, 'projects'))).filter((name) => name.startsWith('.'));

describe('a copy of a remote', () => {
  it('comes in the background with its files, and the streams are told', async () => {
    const stream = await EventReader.open(lead.url(getSseStream), lead.headers);
    await stream.next();
    const { deptId, clone, gitAddress } = await create();
    expect(clone).toMatchObject({ state: 'cloning' });
    expect(gitAddress).toBe(remote.address());
    expect(await ended(deptId)).toEqual({ state: 'ready', progress: 1, message: '' });
    expect((await list(deptId)).data).toMatchObject([{ fileName: 'a.sv' }]);
    const told = [await stream.next(), await stream.next()];
    expect(told).toContainEqual({ type: 'user-changed' });
    expect(told).toContainEqual({ type: 'project-changed', deptId });
    await stream.close();
    expect(await scratch()).toEqual([]);
  });

  it('keeps the credentials encrypted, and tells them nobody', async () => {
    const { deptId } = await create();
    await ended(deptId);
    const { rows } = await server.services.pool.query<{ git_user_name: string; git_secret: string }>(
      'SELECT * FROM memberships WHERE dept_id = $1',
      [deptId],
    );
    expect(rows).toMatchObject([{ git_user_name: GIT_USER }]);
    expect(JSON.stringify(rows)).not.toContain(GIT_TOKEN);
    expect(Buffer.from(rows[0]!.git_secret, 'base64').includes(GIT_TOKEN)).toBe(false);
    const replies = [await show(deptId), await lead.call(selectTeamMembers, { query: { deptId } })];
    expect(JSON.stringify(replies)).not.toContain(GIT_TOKEN);
  });

  it('of a repository that anybody may read needs no credentials, and keeps none', async () => {
    const gitPublic = { gitPublic: true, gitUserName: '', gitPassword: '' };
    const closed = await create(gitPublic);
    expect(await ended(closed.deptId)).toMatchObject({ state: 'failed' });
    remote.isPublic = true;
    try {
      const { deptId } = await create(gitPublic);
      expect(await ended(deptId)).toMatchObject({ state: 'ready' });
      expect(await list(deptId)).toMatchObject({ code: 200, data: [{ fileName: 'a.sv' }] });
    } finally {
      remote.isPublic = false;
    }
  });

  it('of an empty repository is an empty project', async () => {
    remote.git('init', '--quiet', '--bare', '../empty.git');
    const { deptId } = await create({ gitAddress: remote.address('team/empty.git') });
    expect(await ended(deptId)).toMatchObject({ state: 'ready' });
    const root = await lead.call(findFilePath, { body: { deptId, resourcePath: '' } });
    expect(root).toEqual([]);
  });
});

describe('what cannot be copied', () => {
  it('is refused before anything is made: no address, a private one, an unknown host, no credentials', async () => {
    const refused = async (changes: Partial<BodyOf<typeof insertDept>>) => {
      const { code, msg } = await attempt(changes);
      expect(code).toBe(601);
      return msg;
    };
    for (const gitAddress of ['file:///etc', 'ext::sh -c id', '--upload-pack=id', 'git://a.example/b']) {
      expect(await refused({ gitAddress })).toMatch(/^gitAddress: /);
    }
    expect(await refused({ gitAddress: 'http://no-such-host.invalid/a.git' })).toContain('there is no host');
    expect(await refused({ gitPassword: '' })).toContain('The Git password is required');
    await configure('git.privateAddresses', 'false');
    expect(await refused({})).toContain('private address');
    await configure('git.privateAddresses', 'true');
    const { rows } = await server.services.pool.query('SELECT 1 FROM departments WHERE dept_name = $1', [
      `Copy ${names}`,
    ]);
    expect(rows).toEqual([]);
  });

  it('says why without the token, lets no work begin, and is tried again once', async () => {
    const wrong = 'glpat-wrong-token';
    const { deptId } = await create({ gitPassword: wrong });
    const clone = await ended(deptId);
    expect(clone).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('refused user name or token'),
    });
    expect(clone.message).not.toContain(wrong);
    expect(await list(deptId)).toMatchObject({
      code: 601,
      msg: expect.stringContaining('could not be copied: git: the server refused'),
    });
    remote.passwords.set(GIT_USER, wrong);
    const replies = await Promise.all([1, 2].map(() => lead.reply(cloneAgain, { body: { deptId } })));
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 601]);
    expect(await ended(deptId)).toMatchObject({ state: 'ready' });
    remote.passwords.set(GIT_USER, GIT_TOKEN);
    expect((await list(deptId)).code).toBe(200);
    expect((await lead.reply(cloneAgain, { body: { deptId } })).msg).toContain('has not failed');
  });

  it('is not there, or too large', async () => {
    const missing = await create({ gitAddress: remote.address('team/none.git') });
    expect((await ended(missing.deptId)).message).toContain('there is no such repository');
    remote.commit({ 'big.bin': randomBytes(3_000_000) }, 'big', 'big');
    await configure('git.cloneMegabytes', '1');
    const large = await create();
    expect((await ended(large.deptId)).message).toContain('larger than 1 MB');
    await configure('git.cloneMegabytes', '100');
    remote.git('branch', '-D', 'big');
    expect(await scratch()).toEqual([]);
    expect(existsSync(join(server.folder, 'projects', String(large.deptId), 'repository.git'))).toBe(false);
  });
});

describe('while it is being copied', () => {
  it('a project answers 601 where the repository is needed, and goes on after a new start', async () => {
    const held = hold();
    const { deptId } = await create();
    await held.asked();
    expect(await list(deptId)).toMatchObject({
      code: 601,
      msg: expect.stringContaining('still being copied'),
    });
    const moved = { deptId, name: 'Elsewhere', gitAddress: '' };
    expect((await lead.reply(updateDept, { body: moved })).msg).toContain('is being copied from there');

    const before = server.services;
    // What a server that was killed leaves.
    await mkdir(join(server.folder, 'projects/.new-left/repository.git'), { recursive: true });
    before.restart();
    await expect
      .poll(() => server.services !== before && show(deptId))
      .toMatchObject({ clone: { state: 'cloning' } });
    held.letGo();
    expect(await ended(deptId)).toMatchObject({ state: 'ready' });
    expect((await list(deptId)).data).toMatchObject([{ fileName: 'a.sv' }]);
    await expect.poll(scratch).toEqual([]);
  });

  it('a project can be dissolved; brought back it goes on', async () => {
    const held = hold();
    const { deptId, deptName } = await create();
    await held.asked();
    await lead.call(deleteSysDeptByDeptId, { params: { id: deptId }, query: { deptName } });
    held.letGo();
    expect(await scratch()).toEqual([]);
    await server.admin.call(restoreDept, { body: { deptId } });
    expect(await ended(deptId)).toMatchObject({ state: 'ready' });
  });
});

it('a new git address forgets what the others sign in with', async () => {
  const { deptId, deptName } = await create();
  await ended(deptId);
  const other = await server.newUser('other');
  const { userId } = await other.call(getUserInfo);
  await server.admin.call(addMember, { body: { deptId, userId, roleId: 11 } });
  const { pool } = server.services;
  await pool.query("UPDATE memberships SET git_secret = 'x' WHERE user_id = $1", [userId]);
  const secrets = async () => {
    const { rows } = await pool.query<{ stored: boolean }>(
      'SELECT git_secret IS NOT NULL AS stored FROM memberships WHERE dept_id = $1 ORDER BY user_id',
      [deptId],
    );
    return rows.map(({ stored }) => stored);
  };
  const change = (gitAddress: string) =>
    lead.call(updateDept, { body: { deptId, name: deptName, gitAddress } });
  await change(remote.address());
  expect(await secrets()).toEqual([true, true]);
  await change(remote.address('team/other.git'));
  expect(await secrets()).toEqual([true, false]);
});
