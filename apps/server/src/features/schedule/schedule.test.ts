import {
  deleteSchedule,
  listRuns,
  listSchedules,
  retryRun,
  saveSchedule,
  writeFileByPath,
} from '@netloom/contract';
import type { BodyOf, Reply, RunSchedule } from '@netloom/contract';
import { and, eq } from '../../database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { memberships } from '../department/tables.ts';
import { nextTime } from './nextTime.ts';
import { startDue } from './startDue.ts';
import { runSchedules } from './tables.ts';

let server: TestServer;
let maker: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  maker = await server.newUser('maker', DEMO);
  const file = { socVerilogPath: 'wire.sv', verilogFile: 'module wire_top;\nendmodule\n', hash: '' };
  await maker.call(writeFileByPath, { body: { deptId: DEMO, ...file } });
  stranger = await server.newUser('stranger');
});
afterAll(() => server.close());

/** Never due by itself while the tests run. */
const YEARLY = '0 0 1 1 *';

function nightly(changes: Partial<BodyOf<typeof saveSchedule>> = {}): BodyOf<typeof saveSchedule> {
  const request = { kind: 'lint', deptId: DEMO, top: 'wire_top', testbench: 'wire.sv' } as const;
  return { deptId: DEMO, name: 'Nightly', cron: YEARLY, request, ...changes };
}

async function makeDue(scheduleId: number, nextTime = new Date(Date.now() - 86_400_000 * 10)): Promise<void> {
  const { database } = server.services;
  await database.update(runSchedules).set({ nextTime }).where(eq(runSchedules.scheduleId, scheduleId));
}

async function find(scheduleId: number) {
  const all = await maker.call(listSchedules, { query: { deptId: DEMO } });
  return all.find((schedule) => schedule.scheduleId === scheduleId)!;
}

/** Waits until the server has dealt with a schedule whose time has come. */
async function dealtWith(scheduleId: number) {
  await expect.poll(async () => new Date((await find(scheduleId)).nextTime!) > new Date()).toBe(true);
  return find(scheduleId);
}

describe('the next time', () => {
  const times = (cron: string, timeZone: string, after: string, count: number) => {
    const found: string[] = [];
    for (let from = new Date(after); found.length < count;) {
      from = nextTime(cron, timeZone, from)!;
      found.push(from.toISOString().slice(0, 16));
    }
    return found;
  };

  it('is the time of day of its zone on both sides of a change of the clocks', () => {
    // Central European time is UTC+1, in summer UTC+2: from 2027-03-28 01:00 UTC to 2027-10-31 01:00 UTC.
    expect(times('30 6 * * *', 'Europe/Paris', '2027-03-26T12:00:00Z', 3)).toEqual([
      '2027-03-27T05:30',
      '2027-03-28T04:30',
      '2027-03-29T04:30',
    ]);
    expect(times('0 9 * * 1-5', 'Asia/Tokyo', '2027-01-01T12:00:00Z', 2)).toEqual([
      '2027-01-04T00:00',
      '2027-01-05T00:00',
    ]);
  });

  it('makes up for an hour that is skipped, and counts one that is repeated once', () => {
    // crontab(5): jobs in the skipped hour run shortly after the change, those in the repeated one are not run twice.
    expect(times('30 2 * * *', 'Europe/Paris', '2027-03-27T12:00:00Z', 2)).toEqual([
      '2027-03-28T01:00',
      '2027-03-29T00:30',
    ]);
    expect(times('30 2,14 * * *', 'Europe/Paris', '2027-10-30T13:00:00Z', 3)).toEqual([
      '2027-10-31T00:30',
      '2027-10-31T13:30',
      '2027-11-01T01:30',
    ]);
  });
});

describe('a schedule', () => {
  it('is made, changed and deleted by its maker or the lead alone', async () => {
    const colleague = await server.newUser('colleague', DEMO);
    const made = await maker.call(saveSchedule, { body: nightly() });
    expect(made).toMatchObject({ name: 'Nightly', createBy: 'maker', enabled: true, timeZone: 'UTC' });
    const { scheduleId } = made;
    const change = { body: nightly({ scheduleId, enabled: false }) };
    expect(await stranger.reply(saveSchedule, { body: nightly() })).toMatchObject({ code: 403 });
    expect(await stranger.reply(listSchedules, { query: { deptId: DEMO } })).toMatchObject({ code: 403 });
    expect(await colleague.reply(saveSchedule, change)).toMatchObject({ code: 403 });
    expect(await colleague.reply(deleteSchedule, { body: { scheduleId } })).toMatchObject({ code: 403 });
    expect(await server.admin.call(saveSchedule, change)).toMatchObject({
      createBy: 'maker',
      nextTime: null,
    });
    await maker.call(deleteSchedule, { body: { scheduleId } });
    expect(await maker.reply(deleteSchedule, { body: { scheduleId } })).toMatchObject({ code: 404 });
  });

  it('is refused by field', async () => {
    const { scheduleId } = await maker.call(saveSchedule, { body: nightly({ name: 'Taken' }) });
    const refused = async (changes: Parameters<typeof nightly>[0], field: string) =>
      expect(await maker.reply(saveSchedule, { body: nightly({ name: 'Other', ...changes }) })).toMatchObject(
        {
          code: 601,
          msg: expect.stringContaining(`${field}: `),
        },
      );
    await refused({ cron: '61 * * * *' }, 'cron');
    await refused({ cron: '* * * * * *' }, 'cron');
    await refused({ cron: '0 0 30 2 *' }, 'cron');
    await refused({ timeZone: 'Mars/Olympus' }, 'timeZone');
    await refused({ name: 'Taken' }, 'name');
    await refused({ request: { ...nightly().request, deptId: DEMO + 1 } }, 'request.deptId');
    await maker.call(deleteSchedule, { body: { scheduleId } });
  });
});

describe('a schedule whose time has come', () => {
  const count = async (scheduleId: number) =>
    (await maker.call(listRuns, { query: { deptId: DEMO, scheduleId } })).total;

  it('starts one run, however often and however long it was missed', async () => {
    const { scheduleId } = await maker.call(saveSchedule, { body: nightly({ cron: '0 * * * *' }) });
    await makeDue(scheduleId);
    // Several servers, or turns, at once.
    await Promise.all(Array.from({ length: 4 }, () => startDue(server.services, new Date())));
    const { lastRunId, lastError } = await dealtWith(scheduleId);
    expect(lastError).toBe('');
    expect(await count(scheduleId)).toBe(1);
    const { rows } = await maker.call(listRuns, { query: { deptId: DEMO, scheduleId } });
    expect(rows[0]).toMatchObject({ runId: lastRunId, createBy: 'maker', kind: 'lint', scheduleId });
    const again = await maker.call(retryRun, { body: { runId: lastRunId! } });
    expect(again).toMatchObject({ retryOf: lastRunId, scheduleId: null, tree: rows[0]!.tree });
    await maker.call(deleteSchedule, { body: { scheduleId } });
    expect((await maker.call(listRuns, { query: { deptId: DEMO } })).rows).toContainEqual(
      expect.objectContaining({ runId: lastRunId, scheduleId: null }),
    );
  });

  it('says why it could not, and goes on', async () => {
    const request = { ...nightly().request, fileList: 'none.f' };
    const { scheduleId } = await maker.call(saveSchedule, { body: nightly({ request }) });
    await makeDue(scheduleId);
    expect(await dealtWith(scheduleId)).toMatchObject({
      lastRunId: null,
      lastError: 'fileList: there is no file none.f',
    });
    const url = maker.url(listSchedules, { query: { deptId: DEMO } });
    const reply = await fetch(url, { headers: { ...maker.headers, 'accept-language': 'es' } });
    const { data } = (await reply.json()) as Reply<RunSchedule[]>;
    expect(data.map(({ lastError }) => lastError)).toContain('fileList: no existe el archivo none.f');
    await maker.call(deleteSchedule, { body: { scheduleId } });
  });

  it('does not start while it is disabled', async () => {
    const { scheduleId } = await maker.call(saveSchedule, { body: nightly({ enabled: false }) });
    await makeDue(scheduleId);
    expect(await startDue(server.services, new Date())).toBe(false);
    await maker.call(deleteSchedule, { body: { scheduleId } });
  });

  it('does not start for somebody who has left the department', async () => {
    const { scheduleId } = await maker.call(saveSchedule, { body: nightly() });
    const { database } = server.services;
    const left = and(eq(memberships.userId, 2), eq(memberships.deptId, DEMO));
    await database.delete(memberships).where(left);
    await makeDue(scheduleId);
    await startDue(server.services, new Date());
    const [row] = await database.select().from(runSchedules);
    expect(row).toMatchObject({ lastRunId: null, lastError: '{"reason":"schedule-maker-gone"}' });
  });
});
