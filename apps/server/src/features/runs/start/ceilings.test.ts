import { ROLE_IDS, getQuota, runCeilings, saveConfig, saveQuota, startRun } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let member: Client;
let lead: Client;
beforeAll(async () => {
  server = await startTestServer();
  member = await server.newUser('member', DEMO);
  lead = await server.newUser('lead', DEMO);
  const { pool } = server.services;
  await pool.query(
    'UPDATE memberships SET role_id = $1 FROM users WHERE users.user_id = memberships.user_id AND user_name = $2',
    [ROLE_IDS.lead, 'lead'],
  );
});
afterAll(() => server.close());

const start = (limits: object) =>
  member.reply(startRun, { body: { kind: 'lint', deptId: DEMO, top: 'uart', ...limits } });
const ceilings = () => member.call(runCeilings, { query: { deptId: DEMO } });
const set = async (change: object, client = lead) => {
  const quota = await member.call(getQuota, { query: { deptId: DEMO } });
  return client.reply(saveQuota, { body: { deptId: DEMO, ...quota, ...change } });
};

it('a run asks for no more than the installation allows', async () => {
  expect(await start({ memoryMegabytes: 1_048_576 })).toMatchObject({
    code: 601,
    msg: expect.stringMatching(
      /^memoryMegabytes: 1048576 MB is more than the ceiling of 32768 MB of this installation \(runs\.mostMemoryMegabytes\)/,
    ),
  });
  await server.admin.call(saveConfig, {
    body: { configKey: 'runs.mostSeconds', configValue: '60' } as never,
  });
  expect(await start({ seconds: 61 })).toMatchObject({
    code: 601,
    msg: expect.stringMatching(/^seconds: 61 s is more than the ceiling of 60 s/),
  });
  // The design has no such top, which is seen later.
  expect((await start({ seconds: 60 })).msg).not.toContain('ceiling');
});

it('a lead lowers the ceilings of his project, and an administrator raises them too', async () => {
  expect(await set({ mostDiskMegabytes: 100, mostSeconds: 30 })).toMatchObject({ code: 200 });
  expect(await ceilings()).toMatchObject({ seconds: 30, memoryMegabytes: 32_768, diskMegabytes: 100 });
  expect(await start({ seconds: 30 })).toMatchObject({
    code: 601,
    msg: 'diskMegabytes: 8192 MB is more than the ceiling of 100 MB of this project; its lead may raise it',
  });
  expect(await set({ mostSeconds: 61 })).toMatchObject({
    code: 601,
    msg: expect.stringMatching(/^mostSeconds: 61 is more than the installation's 60 \(runs\.mostSeconds\)/),
  });
  expect(await set({ mostSeconds: 61, mostDiskMegabytes: null }, server.admin)).toMatchObject({ code: 200 });
  expect(await set({ keepDays: 30 })).toMatchObject({ code: 200 });
  expect((await start({ seconds: 61 })).msg).not.toContain('ceiling');
  expect((await set({ mostSeconds: 20 }, member)).code).not.toBe(200);
});
