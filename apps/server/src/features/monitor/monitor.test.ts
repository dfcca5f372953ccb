import { execFileSync } from 'node:child_process';
import {
  getSseStream,
  getUserInfo,
  forceLogOut,
  login,
  loginLogList,
  onlineList,
  serverLoad,
} from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { deleteLogsBefore } from '../audit/repository.ts';
import { shareOf } from './load/cpuUse.ts';

let server: TestServer;
let engineer: Client;
beforeAll(async () => {
  server = await startTestServer();
  engineer = await server.newUser('engineer', DEMO);
});
afterAll(() => server.close());

describe('the server’s load', () => {
  it('agrees with what the machine’s own tools say', async () => {
    const load = await server.admin.call(serverLoad);
    const [, kilobytes] = /^MemTotal:\s+(\d+) kB/m.exec(
      execFileSync('cat', ['/proc/meminfo'], { encoding: 'utf8' }),
    )!;
    expect(load.memory.total).toBeLessThanOrEqual(Number(kilobytes) * 1024);
    expect(load.memory.used).toBeGreaterThan(load.memory.process / 2);
    expect(load.memory.used).toBeLessThan(load.memory.total);
    const disk = execFileSync('df', ['--block-size=1', '--output=size', server.folder], { encoding: 'utf8' });
    expect(load.disk.total).toBe(Number(disk.split('\n')[1]));
    const { rows } = await server.services.pool.query('SELECT version() AS text');
    expect((rows[0] as { text: string }).text).toContain(load.database.version);
    expect(load.database.size).toBeGreaterThan(1_000_000);
    expect(load.database.connections).toBeGreaterThan(0);
    expect(load.server.node).toBe(process.version);
    expect(load.runs).toEqual({ queued: 0, running: 0 });
    expect(load.cpu.used).toBeGreaterThanOrEqual(0);
    expect(load.cpu.used).toBeLessThanOrEqual(1);
  });

  it('counts the processors’ time since the last look', () => {
    expect(shareOf({ busy: 1000, all: 4000 }, { busy: 1300, all: 5000 })).toBeCloseTo(0.3);
    expect(shareOf({ busy: 5, all: 10 }, { busy: 5, all: 10 })).toBe(0);
  });
});

describe('sessions', () => {
  const list = async (body: BodyOf<typeof onlineList> = {}) => server.admin.call(onlineList, { body });

  it('are listed with where they come from and what they hold open', async () => {
    const events = await EventReader.open(engineer.url(getSseStream), engineer.headers);
    await events.next();
    const { rows } = await list();
    const [mine, his] = ['admin', 'engineer'].map((name) => rows.find(({ userName }) => userName === name)!);
    expect(mine).toMatchObject({ current: true, streams: 0, address: '127.0.0.1' });
    expect(his).toMatchObject({ current: false, streams: 1 });
    expect(his!.agent).not.toBe('');
    expect(JSON.stringify(rows)).not.toContain(engineer.token);
    expect(await list({ search: 'ENGIN' })).toMatchObject({ total: 1, rows: [{ userName: 'engineer' }] });
    await events.close();
  });

  it('are ended by force: the browser is told, the token is worth nothing', async () => {
    const guest = await server.newUser('guest');
    const events = await EventReader.open(guest.url(getSseStream), guest.headers);
    await events.next();
    const { sessionId } = (await list({ search: 'guest' })).rows[0]!;
    await server.admin.call(forceLogOut, { params: { id: sessionId } });
    expect(await events.next()).toEqual({ type: 'session', code: 402, reason: 'forced' });
    expect((await guest.reply(getUserInfo)).code).toBe(401);
    expect((await list({ search: 'guest' })).total).toBe(0);
    expect((await server.admin.reply(forceLogOut, { params: { id: sessionId } })).code).toBe(404);
  });

  it('are not ended by oneself, nor by who may not', async () => {
    const { sessionId } = (await list()).rows.find(({ current }) => current)!;
    expect((await server.admin.reply(forceLogOut, { params: { id: sessionId } })).code).toBe(601);
    expect((await engineer.reply(forceLogOut, { params: { id: sessionId } })).code).toBe(403);
    expect((await engineer.reply(onlineList)).code).toBe(403);
    expect((await engineer.reply(serverLoad)).code).toBe(403);
    expect((await engineer.reply(loginLogList)).code).toBe(403);
  });
});

describe('tries to sign in', () => {
  const logs = (body: BodyOf<typeof loginLogList> = {}) => server.admin.call(loginLogList, { body });

  it('are listed with address and result, found, and forgotten when they are old', async () => {
    await server.anonymous.reply(login, { body: { userName: 'intruder', password: 'guess' } });
    const { rows } = await logs({ search: 'intruder' });
    expect(rows).toMatchObject([{ userName: 'intruder', success: false, address: '127.0.0.1' }]);
    expect(rows[0]!.reason).not.toBe('');
    expect((await logs({ success: false })).total).toBe(1);
    expect((await logs({ search: 'engineer', success: true })).total).toBe(1);
    await server.services.pool.query(
      "UPDATE login_logs SET time = now() - interval '400 days' WHERE NOT success",
    );
    await deleteLogsBefore(server.services.database, new Date(Date.now() - 365 * 86_400_000));
    expect((await logs({ success: false })).total).toBe(0);
    expect((await logs()).total).toBeGreaterThan(0);
  });
});
