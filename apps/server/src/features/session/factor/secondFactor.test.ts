import {
  beginSecondFactor,
  confirmSecondFactor,
  getSseStream,
  getUserInfo,
  secondFactorState,
  turnOffSecondFactor,
} from '@netloom/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Authenticator } from '../../../../test/authenticator.ts';
import { EventReader } from '../../../../test/eventReader.ts';
import { openMailSink } from '../../../../test/mailSink.ts';
import type { MailSink } from '../../../../test/mailSink.ts';
import { SignInPage, later, turnOn } from '../../../../test/signInPage.ts';
import { ADMIN_PASSWORD, Client, startTestServer } from '../../../../test/testServer.ts';
import type { TestServer } from '../../../../test/testServer.ts';
import { takeStep, findFactor } from './repository.ts';
import { stepAt } from './totp.ts';

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

describe('turning a second factor on', () => {
  it('asks for the password, and holds from the first code on', async () => {
    const ann = await server.newUser('ann');
    expect(await ann.reply(beginSecondFactor, { body: {} })).toMatchObject({ code: 601 });
    const wrong = await ann.reply(beginSecondFactor, { body: { password: 'guessed it' } });
    expect(wrong).toMatchObject({ code: 601, data: { reason: 'password-wrong' } });
    const { secret, uri } = await ann.call(beginSecondFactor, { body: { password } });
    const device = new Authenticator(uri);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(device).toMatchObject({ label: 'Netloom netloom.example:ann', issuer: 'Netloom netloom.example' });
    // Not confirmed: the password alone still signs in.
    expect((await page.password('ann')).code).toBe(200);
    const code = await device.code();
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await ann.reply(confirmSecondFactor, { body: { code: other } })).toMatchObject({
      code: 601,
      data: { reason: 'code-wrong', issues: [{ path: 'body.code' }] },
    });
    const { recoveryCodes } = await ann.call(confirmSecondFactor, { body: { code } });
    expect(recoveryCodes).toHaveLength(10);
    expect((await page.password('ann')).code).toBe(601);
    expect(await ann.call(secondFactorState)).toMatchObject({ recoveryCodes: 10, required: false });
    // It is told once: neither secret nor codes are in any later reply.
    expect(await ann.reply(beginSecondFactor, { body: { password } })).toMatchObject({
      code: 601,
      data: { reason: 'factor-on' },
    });
  });

  it('ends the other sessions and keeps this one', async () => {
    const ben = await server.newUser('ben');
    const { token } = (await page.password('ben')).data;
    const stream = await EventReader.open(server.anonymous.url(getSseStream), {
      authorization: `Bearer ${token}`,
    });
    await stream.next();
    await turnOn(ben);
    expect(await stream.next()).toEqual({ type: 'session', code: 402, reason: 'second-factor' });
    expect((await new Client(server.address, token).reply(getUserInfo)).code).toBe(401);
    expect((await ben.reply(getUserInfo)).code).toBe(200);
  });

  it('forgets a secret that waited for more than 15 minutes', async () => {
    const cid = await server.newUser('cid');
    const { uri } = await cid.call(beginSecondFactor, { body: { password } });
    vi.setSystemTime(Date.now() + 15 * 60_000 + 1000);
    const body = { code: await new Authenticator(uri).code() };
    expect(await cid.reply(confirmSecondFactor, { body })).toMatchObject({
      data: { reason: 'factor-setup-over' },
    });
  });
});

describe('signing in', () => {
  it('opens a session only after the code', async () => {
    const { device } = await page.withFactor('dan');
    const before = await page.sessions('dan');
    const half = await page.password('dan');
    expect(half).toMatchObject({ code: 601, data: { captcha: false, secondFactor: { step: 'code' } } });
    expect(JSON.stringify(half)).not.toContain('token');
    expect(await page.sessions('dan')).toBe(before);
    const { challenge } = half.data.secondFactor;
    // The challenge is no token.
    expect((await new Client(server.address, challenge).reply(getUserInfo)).code).toBe(401);
    const entered = await page.code(challenge, await device.code());
    expect(entered.code).toBe(200);
    const info = await new Client(server.address, entered.data.token).call(getUserInfo);
    expect(info.userName).toBe('dan');
    // It goes once.
    later();
    expect((await page.code(challenge, await device.code())).data.reason).toBe('challenge-over');
  });

  it('takes a code once, one step early or late, and never an older one afterwards', async () => {
    const { device } = await page.withFactor('eve');
    later(5);
    const [older, now] = [await device.code(-1), await device.code()];
    expect((await page.code(await page.challenge('eve'), await device.code(-2))).data.reason).toBe(
      'code-wrong',
    );
    expect((await page.code(await page.challenge('eve'), await device.code(2))).data.reason).toBe(
      'code-wrong',
    );
    expect((await page.code(await page.challenge('eve'), now)).code).toBe(200);
    expect((await page.code(await page.challenge('eve'), now)).data.reason).toBe('code-wrong');
    expect((await page.code(await page.challenge('eve'), older)).data.reason).toBe('code-wrong');
    expect((await page.code(await page.challenge('eve'), await device.code(1))).code).toBe(200);
  });

  it('of one code sent many times at once opens one session', async () => {
    const { device } = await page.withFactor('fay');
    const challenges = await Promise.all([1, 2, 3, 4].map(() => page.challenge('fay')));
    const code = await device.code();
    const replies = await Promise.all(challenges.map((challenge) => page.code(challenge, code)));
    expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1);
    // Without the turns that tries take, too: the database alone decides.
    later();
    const { database, pool } = server.services;
    const { rows } = await pool.query("SELECT user_id AS id FROM users WHERE user_name = 'fay'");
    const factor = (await findFactor(database, rows[0].id))!;
    const step = stepAt(Date.now());
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeStep(database, factor, step)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('takes a recovery code once, however it is typed, and tells by mail', async () => {
    const { client, codes } = await page.withFactor('gil');
    await server.services.pool.query("UPDATE users SET email = 'gil@example.org' WHERE user_name = 'gil'");
    const typed = ` ${codes[3]!.toLowerCase().replaceAll('-', ' ')} `;
    expect((await page.code(await page.challenge('gil'), typed)).code).toBe(200);
    expect((await page.code(await page.challenge('gil'), codes[3]!)).data.reason).toBe('code-wrong');
    const two = await Promise.all([page.challenge('gil'), page.challenge('gil')]);
    const raced = await Promise.all(two.map((challenge) => page.code(challenge, codes[4]!)));
    expect(raced.filter((reply) => reply.code === 200)).toHaveLength(1);
    expect(await client.call(secondFactorState)).toMatchObject({ recoveryCodes: 8 });
    await expect
      .poll(() => sink.mails.map(({ subject }) => subject))
      .toContain('Netloom: a recovery code was used');
  });

  it('one challenge opens one session, whatever codes meet it at once', async () => {
    const { codes } = await page.withFactor('hal');
    const challenge = await page.challenge('hal');
    const replies = await Promise.all([page.code(challenge, codes[0]!), page.code(challenge, codes[1]!)]);
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 601]);
  });

  it('gives a challenge five tries and five minutes', async () => {
    const { device } = await page.withFactor('ida');
    const tried = await page.challenge('ida');
    for (let count = 0; count < 5; count += 1) await page.code(tried, 'AAAA-AAAA-AAAA-AAAA');
    expect((await page.code(tried, await device.code())).data.reason).toBe('challenge-over');
    const late = await page.challenge('ida');
    vi.setSystemTime(Date.now() + 5 * 60_000);
    expect((await page.code(late, await device.code())).data.reason).toBe('challenge-over');
  });

  it('refuses the right code, too, after ten wrong ones of the account', async () => {
    const { device, client } = await page.withFactor('jim');
    // Tries that fail at once cost a place each.
    for (let sent = 0; sent < 10; sent += 1) {
      const reply = await page.code(await page.challenge('jim'), '00000x');
      expect(reply.data.reason).toBe('code-wrong');
      // What waits between tries is not what is tested.
      later(40);
    }
    expect((await page.code(await page.challenge('jim'), await device.code())).data.reason).toBe(
      'too-many-codes',
    );
    // An open session finds the same door closed.
    const body = { password, code: await device.code() };
    expect(await client.reply(turnOffSecondFactor, { body })).toMatchObject({
      data: { reason: 'too-many-codes' },
    });
  });

  it('keeps each try in the login logs', async () => {
    const { device } = await page.withFactor('kim');
    const challenge = await page.challenge('kim');
    await page.code(challenge, '00000x');
    await page.code(challenge, await device.code());
    const { rows } = await server.services.pool.query(
      "SELECT reason, success FROM login_logs WHERE user_name = 'kim' ORDER BY log_id DESC LIMIT 3",
    );
    expect(rows).toEqual([
      { reason: '', success: true },
      { reason: 'wrong-code', success: false },
      { reason: 'code-asked', success: false },
    ]);
  });
});
