import {
  getUserInfo,
  login,
  requestPasswordReset,
  saveSysUser,
  signInOptions,
  updateTime,
} from '@netloom/contract';
import type { LoginLog } from '@netloom/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCaptcha } from '../../../test/readCaptcha.ts';
import { ADMIN_PASSWORD, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';
import { networkOf } from './client.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ trustedProxies: ['127.0.0.1'] })));
afterAll(() => server.close());

/** A sign-in from an address, told by a trusted proxy; each test has addresses of its own. */
async function signIn(address: string, body: Record<string, string>) {
  const response = await fetch(server.anonymous.url(login), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'user-agent': `tests of ${address}`,
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as {
    code: number;
    msg: string;
    data: { token?: string; captcha?: boolean };
  };
}

const rows = async <T extends object>(query: string, ...values: unknown[]) =>
  (await server.services.pool.query<T>(query, values)).rows;

const WRONG = { code: 601, msg: 'The user name or the password is wrong.' };

/** What limits take comes back with time: on a busy machine, before it is looked at. */
const stopClock = () => vi.useFakeTimers({ toFake: ['performance'] });
afterEach(() => void vi.useRealTimers());

describe('a failed sign-in', () => {
  it('answers the same for an unknown user and a wrong password, later after each failure', async () => {
    await server.newUser('careless');
    const time = async (userName: string, body: object = {}) => {
      const start = performance.now();
      const reply = await signIn('192.0.2.1', { userName, password: 'wrong', ...body });
      return { reply, milliseconds: performance.now() - start };
    };
    for (const name of ['careless', 'nobody']) {
      const data = { captcha: true, reason: 'sign-in-wrong' };
      expect((await time(name)).reply).toEqual({ ...WRONG, data: { ...data, captcha: false } });
      const second = await time(name);
      expect(second.reply).toEqual({ ...WRONG, data });
      expect(second.milliseconds).toBeGreaterThanOrEqual(250);
      const third = await time(name, await readCaptcha(server.anonymous));
      expect(third.reply).toEqual({ ...WRONG, data });
      expect(third.milliseconds).toBeGreaterThanOrEqual(500);
    }
  });

  it('asks for a captcha from the second failure on; each picture is good for one answer', async () => {
    await server.newUser('forgetful');
    const right = { userName: 'forgetful', password: ADMIN_PASSWORD };
    for (let count = 0; count < 2; count += 1) await signIn('192.0.2.2', { ...right, password: 'wrong' });
    const data = { captcha: true, reason: 'captcha-wrong' };
    const refused = { code: 601, msg: expect.stringContaining('picture'), data };
    expect(await signIn('192.0.2.2', right)).toEqual(refused);
    const captcha = await readCaptcha(server.anonymous);
    expect(await signIn('192.0.2.2', { ...right, ...captcha, code: 'wrong' })).toEqual(refused);
    expect(await signIn('192.0.2.2', { ...right, ...captcha })).toEqual(refused);
    const used = await readCaptcha(server.anonymous);
    const answered = { ...used, code: ` ${used.code.toLowerCase()} ` };
    expect(await signIn('192.0.2.2', { ...right, password: 'wrong', ...answered })).toMatchObject(WRONG);
    expect(await signIn('192.0.2.2', { ...right, ...used })).toEqual(refused);
    // Elsewhere nobody is hindered, and a success wipes the failures out.
    expect(await signIn('192.0.2.3', right)).toMatchObject({ code: 200 });
    expect(await signIn('192.0.2.2', { ...right, ...(await readCaptcha(server.anonymous)) })).toMatchObject({
      code: 200,
    });
    expect(await signIn('192.0.2.2', right)).toMatchObject({ code: 200 });
  });

  it('of a crowd at one name is refused', async () => {
    // Nobody is through before all have come.
    const holder = await server.services.pool.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE users');
    const messages: string[] = [];
    const crowd = Promise.all(
      Array.from({ length: 8 }, async () => {
        const { msg } = await signIn('192.0.2.4', { userName: 'crowd', password: 'wrong' });
        messages.push(msg);
      }),
    );
    const refused = () => messages.filter((msg) => msg.startsWith('Too many attempts'));
    try {
      await expect.poll(refused).toHaveLength(3);
    } finally {
      await holder.query('COMMIT');
      holder.release();
    }
    await crowd;
    expect(refused()).toHaveLength(3);
  });

  it('of three hundred names from one address is checked fifty times, and then by who answers a picture', async () => {
    stopClock();
    const replies = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        signIn(`2001:db8:0:7::${index.toString(16)}`, { userName: `name${index}`, password: 'wrong' }),
      ),
    );
    const [{ checked }] = (await rows<{ checked: string }>(
      "SELECT count(*) AS checked FROM login_logs WHERE address LIKE '2001:db8:0:7:%' AND reason = 'unknown-user'",
    )) as [{ checked: string }];
    expect(Number(checked)).toBe(50);
    expect(replies.filter(({ code }) => code === 601)).toHaveLength(300);
    const info = { userName: 'admin', password: ADMIN_PASSWORD };
    expect(await signIn('2001:db8:0:7::1', info)).toMatchObject({ code: 601, data: { captcha: true } });
    const answered = { ...info, ...(await readCaptcha(server.anonymous)) };
    expect(await signIn('2001:db8:0:7::1', answered)).toMatchObject({ code: 200 });
    expect(await signIn('2001:db8:0:8::1', info)).toMatchObject({ code: 200 });
  });

  it('of one person hinders nobody else behind the same address', async () => {
    await server.newUser('neighbour');
    for (let count = 0; count < 16; count += 1)
      await signIn('192.0.2.20', { userName: `clumsy${count}`, password: 'wrong' });
    const right = { userName: 'neighbour', password: ADMIN_PASSWORD };
    expect(await signIn('192.0.2.20', right)).toMatchObject({ code: 200 });
  });

  it('of one name from many addresses needs a picture from the tenth on, from everywhere', async () => {
    stopClock();
    await server.newUser('wanted');
    const wrong = { userName: 'wanted', password: 'wrong' };
    const tries = Array.from({ length: 12 }, (_, index) => signIn(`198.51.100.${index}`, wrong));
    const checked = (await Promise.all(tries)).filter(({ msg }) => msg === WRONG.msg);
    expect(checked).toHaveLength(10);
    const right = { userName: 'Wanted', password: ADMIN_PASSWORD };
    expect(await signIn('198.51.100.99', right)).toMatchObject({ code: 601, data: { captcha: true } });
    const answered = { ...right, ...(await readCaptcha(server.anonymous)) };
    expect(await signIn('198.51.100.99', answered)).toMatchObject({ code: 200 });
  });

  it('with a wrong picture takes no place in the line', async () => {
    const name = { userName: 'queued', password: 'wrong' };
    for (let count = 0; count < 3; count += 1) {
      const captcha = count < 2 ? {} : await readCaptcha(server.anonymous);
      await signIn('192.0.2.30', { ...name, ...captcha });
    }
    const guesses = Array.from({ length: 20 }, () =>
      signIn('192.0.2.30', { ...name, uuid: 'made up', code: 'abcde' }),
    );
    const captcha = await readCaptcha(server.anonymous);
    const [real, ...refused] = await Promise.all([signIn('192.0.2.30', { ...name, ...captcha }), ...guesses]);
    expect(real).toMatchObject(WRONG);
    expect(refused.filter(({ msg }) => msg.includes('picture'))).toHaveLength(20);
  });
});

describe('a sign-in', () => {
  it('is logged with address, program and result, and never with the password', async () => {
    await server.newUser('logged');
    const query =
      'SELECT user_name, agent, success, reason FROM login_logs WHERE address = $1 ORDER BY log_id';
    await signIn('192.0.2.9', { userName: 'logged', password: 'not-the-password' });
    await signIn('192.0.2.9', { userName: ' logged ', password: ADMIN_PASSWORD });
    const agent = 'tests of 192.0.2.9';
    const logged = await rows<LoginLog>(query, '192.0.2.9');
    expect(logged).toEqual([
      { user_name: 'logged', agent, success: false, reason: 'wrong-password' },
      { user_name: 'logged', agent, success: true, reason: '' },
    ]);
    const [session] = await rows("SELECT address, agent FROM sessions WHERE address = '192.0.2.9'");
    expect(session).toEqual({ address: '192.0.2.9', agent });
    expect(JSON.stringify(await rows('SELECT * FROM login_logs'))).not.toContain('not-the-password');
  });

  it('of a disabled user is refused as any, and told only to who knows the password', async () => {
    const user = {
      userName: 'gone',
      email: '',
      phone: '',
      password: 'a good long phrase',
      status: 1 as const,
    };
    await server.admin.call(saveSysUser, { body: user });
    expect(await signIn('192.0.2.5', { userName: 'gone', password: 'wrong' })).toEqual({
      ...WRONG,
      data: { captcha: false, reason: 'sign-in-wrong' },
    });
    const known = await signIn('192.0.2.5', { userName: 'gone', password: user.password });
    expect(known).toMatchObject({
      code: 601,
      msg: expect.stringContaining('disabled'),
      data: { reason: 'account-disabled' },
    });
    expect(await rows("SELECT 1 FROM sessions WHERE address = '192.0.2.5'")).toEqual([]);
  });

  it('is noted when it begins, then at most once a minute, and by updateTime at once', async () => {
    const client = await server.newUser('seen');
    const seen = async () =>
      (
        await rows<{ a: Date; b: Date | null }>(
          `SELECT sessions.last_seen a, users.last_seen b FROM sessions JOIN users USING (user_id) WHERE user_name = 'seen'`,
        )
      )[0]!;
    expect((await seen()).b!.getTime()).toBeGreaterThan(Date.now() - 60_000);
    for (const table of ['sessions', 'users'])
      await server.services.pool.query(`UPDATE ${table} SET last_seen = now() - interval '2 minutes'`);
    await client.call(getUserInfo);
    await expect.poll(async () => (await seen()).b?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    const noted = await seen();
    await client.call(getUserInfo);
    expect(await seen()).toEqual(noted);
    await client.call(updateTime);
    expect((await seen()).a.getTime()).toBeGreaterThan(noted.a.getTime());
  });

  it('does not survive a change of the password that comes in between', async () => {
    const { insertSession, findUser } = await import('./repository.ts');
    const { database, pool } = server.services;
    const user = (await findUser(database, 'admin'))!;
    await pool.query("UPDATE users SET password_hash = 'other' WHERE user_name = 'admin'");
    const late = { proof: 'password' as const, tokenHash: 'late', expiresAt: new Date(Date.now() + 60_000) };
    expect(await insertSession(database, user, late)).toBe(false);
    await pool.query('UPDATE users SET password_hash = $1 WHERE user_id = $2', [
      user.passwordHash,
      user.userId,
    ]);
    expect(await insertSession(database, user, late)).toBe(true);
  });
});

it('offers what the settings allow', async () => {
  expect(await server.anonymous.call(signInOptions)).toEqual({
    register: true,
    mail: false,
    oidc: null,
    passkeys: false,
  });
  const body = { email: 'admin@example.org', ...(await readCaptcha(server.anonymous)) };
  expect(await server.anonymous.reply(requestPasswordReset, { body })).toMatchObject({
    code: 601,
    msg: expect.stringContaining('ask an administrator'),
  });
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
