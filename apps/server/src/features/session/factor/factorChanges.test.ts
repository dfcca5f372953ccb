import {
  findByPage,
  getSysUserByUserId,
  getUserInfo,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
  turnOffSecondFactor,
} from '@netloom/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMailSink } from '../../../../test/mailSink.ts';
import type { MailSink } from '../../../../test/mailSink.ts';
import { SignInPage, later } from '../../../../test/signInPage.ts';
import { ADMIN_PASSWORD, Client, DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { TestServer } from '../../../../test/testServer.ts';
import { untilRecorded } from '../../audit/record.ts';

const password = ADMIN_PASSWORD;
let server: TestServer;
let page: SignInPage;
let sink: MailSink;

beforeAll(async () => {
  sink = await openMailSink();
  const mail = { url: sink.url, from: 'Netloom <netloom@netloom.example>' };
  server = await startTestServer({ publicUrl: 'https://netloom.example', mail });
  page = new SignInPage(server);
});
afterAll(async () => {
  await server.close();
  await sink.close();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a second factor that is on', () => {
  it('new recovery codes take password and code, and make the old ones void', async () => {
    const { client, device, codes } = await page.withFactor('lea');
    const refused = await client.reply(renewRecoveryCodes, { body: { password, code: '00000x' } });
    expect(refused).toMatchObject({ data: { reason: 'code-wrong' } });
    const { recoveryCodes } = await client.call(renewRecoveryCodes, {
      body: { password, code: await device.code() },
    });
    expect((await page.code(await page.challenge('lea'), codes[0]!)).code).toBe(601);
    expect((await page.code(await page.challenge('lea'), recoveryCodes[0]!)).code).toBe(200);
  });

  it('is turned off by password and code together, which ends the other sessions', async () => {
    const { client, device } = await page.withFactor('max');
    const { token } = (await page.code(await page.challenge('max'), await device.code())).data;
    later();
    const code = await device.code();
    const off = (body: { password?: string; code: string }) => client.reply(turnOffSecondFactor, { body });
    expect(await off({ code })).toMatchObject({ data: { reason: 'password-missing' } });
    expect(await off({ password: 'guessed it', code })).toMatchObject({ data: { reason: 'password-wrong' } });
    expect(await off({ password, code: '00000x' })).toMatchObject({ data: { reason: 'code-wrong' } });
    expect((await off({ password, code })).code).toBe(200);
    expect((await new Client(server.address, token).reply(getUserInfo)).code).toBe(401);
    expect(await client.call(secondFactorState)).toMatchObject({ since: null, recoveryCodes: 0 });
    expect((await page.password('max')).code).toBe(200);
  });

  it('an administrator removes it, with audit entry and mail; nobody else does', async () => {
    const { client } = await page.withFactor('ned');
    const { pool } = server.services;
    await pool.query("UPDATE users SET email = 'ned@example.org' WHERE user_name = 'ned'");
    const { userId } = await client.call(getUserInfo);
    const other = await server.newUser('ola', DEMO);
    const body = { userId };
    expect((await other.reply(removeSecondFactor, { body })).code).toBe(403);
    expect((await server.anonymous.reply(removeSecondFactor, { body })).code).toBe(401);
    const list = await server.admin.call(findByPage, { body: { search: 'ned@' } });
    expect(list.rows).toMatchObject([{ userName: 'ned', secondFactor: true }]);
    const seen = await other.call(getSysUserByUserId, { params: { id: userId } });
    expect(seen.secondFactor).toBeNull();
    await server.admin.call(removeSecondFactor, { body });
    expect((await client.reply(getUserInfo)).code).toBe(401);
    expect((await page.password('ned')).code).toBe(200);
    await expect
      .poll(() => sink.mails.find(({ to }) => to.includes('ned@example.org'))?.text)
      .toContain('an administrator removed');
    await untilRecorded();
    const { rows } = await pool.query(
      "SELECT code, detail FROM audit_entries WHERE call LIKE '%/secondFactor/remove' AND user_name = 'admin'",
    );
    expect(rows).toEqual([{ code: 200, detail: JSON.stringify(body) }]);
    expect(await server.admin.reply(removeSecondFactor, { body })).toMatchObject({
      data: { reason: 'factor-off' },
    });
    const { userId: own } = await server.admin.call(getUserInfo);
    expect(await server.admin.reply(removeSecondFactor, { body: { userId: own } })).toMatchObject({
      data: { reason: 'factor-own' },
    });
  });
});
