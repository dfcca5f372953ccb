import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  addMember,
  deleteSysDeptByDeptId,
  findFilePath,
  getSseStream,
  getUserInfo,
  insertDept,
  restoreDept,
  saveSchedule,
  selectDeptById,
  selectDeptList,
  selectMyDeptList,
  startRun,
  switchDept,
  updateDept,
  writeFileByPath,
} from '@netloom/contract';
import type { Project } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { runsChanged } from '../runs/index.ts';
import { findRun } from '../runs/repository.ts';
import { startDue } from '../schedule/startDue.ts';
import { upsertQuota } from '../storage/repository.ts';
import { everybody } from '../stream/index.ts';
import { keepProjects } from './housekeeping.ts';
import { insertDepartment } from './index.ts';

let server: TestServer;
let ann: Client;
let stranger: Client;
beforeAll(async () => {
  server = await startTestServer();
  [ann, stranger] = await Promise.all([server.newUser('ann'), server.newUser('stranger')]);
});
afterAll(() => server.close());

const NO_LIMITS = {
  runningRuns: null,
  runningRunsPerUser: null,
  keepDays: null,
  keepBytes: null,
  mostSeconds: null,
  mostMemoryMegabytes: null,
  mostDiskMegabytes: null,
};

const create = (name: string, client = ann) => client.call(insertDept, { body: { name } });
const dissolve = ({ deptId, deptName }: Project, client = ann) =>
  client.call(deleteSysDeptByDeptId, { params: { id: deptId }, query: { deptName } });
const idOf = async (client: Client) => (await client.call(getUserInfo)).userId;

describe('the departments of a user', () => {
  it('are his alone, with members and his role', async () => {
    const other = await insertDepartment(server.services.database, 'Other');
    const newcomer = await server.newUser('newcomer', other);
    const colleague = await server.newUser('colleague', DEMO);
    expect(await newcomer.call(selectMyDeptList)).toMatchObject([
      { deptId: other, deptName: 'Other', roleId: 11 },
    ]);
    const [demo] = await server.admin.call(selectMyDeptList);
    expect(demo).toMatchObject({ deptId: DEMO, deptName: 'Demo', roleId: 9 });
    expect(demo!.member).toHaveLength(2);
    expect(await colleague.call(selectMyDeptList)).toHaveLength(1);
    expect(await server.anonymous.reply(selectMyDeptList)).toMatchObject({ code: 401 });
  });

  it('are listed for administrators whoever they belong to, by part of their name, in pages', async () => {
    await create('100% Serial');
    await create('Serial two');
    const list = (client: Client, body: object) => client.call(selectDeptList, { body });
    const names = async (client: Client, body: object) =>
      (await list(client, body)).rows.map(({ deptName }) => deptName);
    expect(await names(server.admin, { search: 'sERial' })).toEqual(['100% Serial', 'Serial two']);
    expect(await names(server.admin, { search: '0%' })).toEqual(['100% Serial']);
    expect(await names(server.admin, { mine: true })).toEqual(['Demo']);
    expect(await names(stranger, { search: 'serial' })).toEqual([]);
    const second = await list(server.admin, { search: 'serial', page: 2, limit: 1 });
    expect(second).toMatchObject({
      total: 2,
      rows: [{ deptName: 'Serial two', createBy: 'ann', roleId: null }],
    });
  });
});

describe('a new project', () => {
  it('without a git address has a first file, and its maker leads it', async () => {
    const project = await create('Radio');
    expect(project).toMatchObject({ clone: { state: 'ready', progress: 1 }, roleId: 9, memberCount: 1 });
    const body = { deptId: project.deptId, resourcePath: '' };
    expect(await ann.call(findFilePath, { body })).toMatchObject([{ fileName: 'README.md' }]);
    expect(await stranger.reply(findFilePath, { body })).toMatchObject({ code: 403 });
    const seen = await stranger.reply(selectDeptById, { params: { id: project.deptId } });
    expect(seen.code).toBe(403);
    const absent = await stranger.reply(selectDeptById, { params: { id: 999_999 } });
    expect(absent).toEqual(seen);
    expect((await server.admin.reply(selectDeptById, { params: { id: 999_999 } })).code).toBe(404);
  });

  it('has a name of its own, also when two come at once', async () => {
    const replies = await Promise.all(
      ['Twin', 'twin'].map((name) => ann.reply(insertDept, { body: { name } })),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 601]);
    expect(replies.find(({ code }) => code === 601)!.msg).toMatch(
      /^name: there is a project "twin" already/i,
    );
  });

  it('is renamed, but not to a name that is taken, nor by who may not', async () => {
    const { deptId } = await create('Clock');
    const rename = (name: string, client = ann) =>
      client.reply(updateDept, { body: { deptId, name, gitAddress: '' } });
    expect((await rename('radio')).msg).toContain('name: there is a project "radio" already');
    expect(await rename('Clock tree')).toMatchObject({ code: 200, data: { deptName: 'Clock tree' } });
    expect((await rename('Mine', stranger)).code).toBe(403);
    expect((await rename('Clock tree 2', server.admin)).code).toBe(200);
  });
});

describe('dissolving', () => {
  it('asks for the name and for the right', async () => {
    const { deptId } = await create('Careful');
    const userId = await idOf(stranger);
    const body = { deptId, userId, roleId: 11 };
    await server.admin.call(addMember, { body });
    const attempt = (client: Client, deptName: string) =>
      client.reply(deleteSysDeptByDeptId, { params: { id: deptId }, query: { deptName } });
    expect((await attempt(ann, 'careful')).msg).toContain('deptName: type the name of the project, Careful');
    expect((await attempt(stranger, 'Careful')).code).toBe(403);
    expect(await ann.call(selectDeptById, { params: { id: deptId } })).toMatchObject({ status: 0 });
  });

  it('tells the streams, ends runs, lets nobody in, frees the name; an administrator brings it back', async () => {
    const project = await create('Short-lived');
    const { deptId } = project;
    await ann.call(switchDept, { body: { deptId } });
    const file = { socVerilogPath: 'a.sv', verilogFile: 'module a; endmodule\n', hash: '' };
    await ann.call(writeFileByPath, { body: { deptId, ...file } });
    await upsertQuota(server.services.database, deptId, { ...NO_LIMITS, runningRuns: 0 });
    const request = { kind: 'lint', deptId, top: 'a', testbench: 'a.sv' } as const;
    const { runId } = await ann.call(startRun, { body: request });
    const stream = await EventReader.open(ann.url(getSseStream), ann.headers);
    expect(await stream.next()).toMatchObject({ type: 'hello' });

    await dissolve(project);
    expect(await stream.next()).toEqual({ type: 'user-changed' });
    runsChanged(server.services.hub, deptId);
    server.services.hub.publish({ type: 'dictionary-changed', dictType: 'after' }, everybody);
    expect(await stream.next()).toEqual({ type: 'dictionary-changed', dictType: 'after' });
    await stream.close();
    expect(await findRun(server.services.database, runId)).toMatchObject({ verdict: 'cancelled' });
    expect((await ann.reply(selectDeptById, { params: { id: deptId } })).code).toBe(403);
    expect((await ann.reply(findFilePath, { body: { deptId, resourcePath: '' } })).code).toBe(403);
    expect((await ann.reply(switchDept, { body: { deptId } })).code).toBe(403);
    expect((await ann.call(getUserInfo)).deptId).not.toBe(deptId);
    const again = { params: { id: deptId }, query: { deptName: 'Short-lived' } };
    expect((await server.admin.reply(deleteSysDeptByDeptId, again)).msg).toContain('was dissolved');

    const names = async (dissolved: boolean) => {
      const { rows } = await server.admin.call(selectDeptList, { body: { search: 'short', dissolved } });
      return rows.map(({ status, keptUntil, dissolvedTime }) => [
        status,
        (Date.parse(keptUntil!) - Date.parse(dissolvedTime!)) / 86_400_000,
      ]);
    };
    expect(await names(false)).toEqual([]);
    expect(await names(true)).toEqual([[1, 30]]);

    const second = await create('Short-lived');
    const restore = (client: Client) => client.reply(restoreDept, { body: { deptId } });
    expect((await restore(ann)).code).toBe(403);
    expect((await restore(server.admin)).msg).toContain('there is a project "Short-lived" already');
    await dissolve(second);
    expect(await restore(server.admin)).toMatchObject({
      code: 200,
      data: { status: 0, dissolvedTime: null },
    });
    expect((await restore(server.admin)).msg).toContain('is not dissolved');
    expect(await ann.call(findFilePath, { body: { deptId, resourcePath: '' } })).toHaveLength(2);
  });

  it('lets schedules rest until it is brought back', async () => {
    const project = await create('Nightly');
    const { deptId } = project;
    const { pool } = server.services;
    const request = { kind: 'lint', deptId, top: 'a', testbench: 'a.sv' } as const;
    await ann.call(saveSchedule, { body: { deptId, name: 'night', cron: '0 0 1 1 *', request } });
    await dissolve(project);
    await pool.query("UPDATE run_schedules SET next_time = now() - interval '1 hour'");
    expect(await startDue(server.services, new Date())).toBe(false);
    await server.admin.call(restoreDept, { body: { deptId } });
    await expect
      .poll(async () => (await pool.query('SELECT next_time > now() AS later FROM run_schedules')).rows[0])
      .toEqual({ later: true });
  });

  it('removes everything after 30 days, and nothing before', async () => {
    const project = await create('Forgotten');
    const { deptId } = project;
    await ann.call(findFilePath, { body: { deptId, resourcePath: '' } });
    await dissolve(project);
    const folder = join(server.folder, 'projects', String(deptId));
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await keepProjects(server.services, inDays(29.9));
    expect(existsSync(join(folder, 'members'))).toBe(true);
    await keepProjects(server.services, inDays(30.1));
    expect(existsSync(folder)).toBe(false);
    expect((await server.admin.reply(restoreDept, { body: { deptId } })).code).toBe(404);
  });
});
