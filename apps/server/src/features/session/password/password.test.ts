import {
  getSseStream,
  getUserInfo,
  login,
  register,
  requestPasswordReset,
  resetPassword,
  saveConfig,
  signInOptions,
  updateChangePassword,
} from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventReader } from '../../../../test/eventReader.ts';
import { openMailSink } from '../../../../test/mailSink.ts';
import type { MailSink } from '../../../../test/mailSink.ts';
import { readCaptcha } from '../../../../test/readCaptcha.ts';
import { ADMIN_PASSWORD, Client, startTestServer } from '../../../../test/testServer.ts';
import type { TestServer } from '../../../../test/testServer.ts';

const PUBLIC_URL = 'https://netloom.example';
let sink: MailSink;
let server: TestServer;

beforeAll(async () => {
  sink = await openMailSink();
  const mail = { url: sink.url, from: 'Netloom <netloom@netloom.example>' };
  server = await startTestServer({ publicUrl: PUBLIC_URL, mail });
});
afterAll(async () => {
  await server.close();
  await sink.close();
});
beforeEach(() => void (sink.mails.length = 0));

/** Without those that confirm the address of a registration. */
const resetMails = () => sink.mails.filter(({ subject }) => subject === 'Netloom: reset your password');

const PASSWORD = 'seven tall herons';

const form = async (changes: object = {}) =>
  ({
    userName: 'dora',
    email: 'dora@example.org',
    phone: '13800138000',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agreement: true,
    ...(await readCaptcha(server.anonymous)),
    ...changes,
  }) as BodyOf<typeof register>;

const signIn = (userName: string, password: string) =>
  server.anonymous.reply(login, { body: { userName, password } });

/** A session of the user with its stream, as a browser has them. */
async function browser(userName: string, password: string) {
  const { token } = await server.anonymous.call(login, { body: { userName, password } });
  const client = new Client(server.address, token);
  const stream = await EventReader.open(client.url(getSseStream), client.headers);
  await stream.next();
  return { client, stream };
}

describe('registration', () => {
  it('makes an account of the least rights', async () => {
    expect(await server.anonymous.call(register, { body: await form() })).toBeNull();
    const { client, stream } = await browser('dora', PASSWORD);
    expect(await client.call(getUserInfo)).toMatchObject({
      userName: 'dora',
      deptId: null,
      roles: ['visitor'],
    });
    await stream.close();
  });

  it.each([
    [{ userName: ' ' }, 'userName', 'Please enter your username'],
    [{ userName: 'do\u200bra' }, 'userName', 'User name: expected no invisible characters'],
    [{ email: '' }, 'email', 'Please enter your email'],
    [{ email: 'dora' }, 'email', 'Please enter a valid email address'],
    [{ phone: '1380013800' }, 'phone', 'Please enter the correct 11-digit mobile phone number'],
    [{ phone: '' }, 'phone', 'Please enter the correct 11-digit mobile phone number'],
    [{ confirmPassword: 'other' }, 'confirmPassword', 'Passwords do not match'],
    [{ agreement: false }, 'agreement', 'You need to agree to the agreement before registration'],
    [{ password: 'short', confirmPassword: 'short' }, 'password', 'Password must have at least 8 characters'],
    [
      { password: 'iloveyou1', confirmPassword: 'iloveyou1' },
      'password',
      expect.stringContaining('tried first'),
    ],
    [
      { password: '!Netloom2026', confirmPassword: '!Netloom2026' },
      'password',
      expect.stringContaining('name'),
    ],
    [
      { userName: 'eleonora', password: 'Eleonora99', confirmPassword: 'Eleonora99' },
      'password',
      expect.stringContaining('name'),
    ],
  ])('of %o is refused by the rules of the form', async (changes, field, message) => {
    const reply = await server.anonymous.reply(register, { body: await form(changes) });
    expect(reply).toMatchObject({ code: 601, data: { issues: [{ path: `body.${field}`, message }] } });
  });

  it('needs a captcha, and with it tells that a name is taken, but of no mail address', async () => {
    const refused = { code: 601, data: { captcha: true } };
    const body = await form({ userName: 'ADMIN', email: 'new@example.org' });
    expect(await server.anonymous.reply(register, { body: { ...body, code: 'wrong' } })).toMatchObject(
      refused,
    );
    expect(await server.anonymous.reply(register, { body })).toMatchObject(refused);
    const taken = await form({ userName: 'ADMIN' });
    expect(await server.anonymous.reply(register, { body: taken })).toMatchObject({
      code: 601,
      msg: 'body.userName: This user name is taken: choose another',
    });
    const known = await form({ userName: 'dora2', email: 'DORA@example.org' });
    expect(await server.anonymous.reply(register, { body: known })).toEqual({
      code: 200,
      msg: 'ok',
      data: null,
    });
  });

  it('is limited for an address, and only of who answers the picture', async () => {
    const crowd = async (count: number) =>
      server.anonymous.reply(register, {
        body: await form({ userName: 'ADMIN', email: `c${count}@example.org` }),
      });
    let refused = '';
    for (let count = 0; count < 31 && refused === ''; count += 1) {
      const { msg } = await crowd(count);
      if (msg.startsWith('Too many accounts')) refused = msg;
    }
    expect(refused).toContain('ask an administrator');
  });

  it('can be closed', async () => {
    await server.admin.call(saveConfig, { body: { configKey: 'account.register', configValue: 'false' } });
    expect(await server.anonymous.call(signInOptions)).toMatchObject({ register: false, mail: true });
    const reply = await server.anonymous.reply(register, { body: await form({ userName: 'late' }) });
    expect(reply).toMatchObject({ code: 601, msg: expect.stringContaining('closed') });
  });
});

describe('a forgotten password', () => {
  const ask = async (email: string) =>
    server.anonymous.reply(requestPasswordReset, {
      body: { email, ...(await readCaptcha(server.anonymous)) },
    });
  const set = (token: string, password: string, confirmPassword = password) =>
    server.anonymous.reply(resetPassword, { body: { token, password, confirmPassword } });

  const tokenOf = ({ text }: { text: string }) => /token=([\w-]+)/.exec(text)![1]!;
  async function waitingQueries(): Promise<number> {
    const { rows } = await server.services.pool.query<{ count: number }>(`
      SELECT count(*)::int FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    return rows[0]!.count;
  }

  it('is set anew by a mailed link for each account of the address, once, and ends every session', async () => {
    const { client, stream } = await browser('dora', PASSWORD);
    expect(await ask('Dora@Example.org')).toEqual({ code: 200, msg: 'ok', data: null });
    await expect.poll(() => resetMails().length).toBe(2);
    expect(
      resetMails()
        .map(({ to }) => to.join())
        .sort(),
    ).toEqual(['DORA@example.org', 'dora@example.org']);
    const mail = resetMails().find(({ to }) => to[0] === 'dora@example.org')!;
    const token = /^https:\/\/netloom\.example\/resetPassword\?token=([\w-]{43})$/m.exec(mail.text)![1]!;

    expect(await set(token, 'password1')).toMatchObject({ code: 601 });
    expect(await set(token, 'a new long one', 'another one')).toMatchObject({
      data: { issues: [{ path: 'body.confirmPassword', message: 'Passwords do not match' }] },
    });
    expect(await set(token, 'nine small wrens')).toMatchObject({ code: 200 });
    expect(await stream.next()).toEqual({ type: 'session', code: 402, reason: 'password-changed' });
    expect(await client.reply(getUserInfo)).toMatchObject({ code: 401 });
    expect(await set(token, 'ten small wrens')).toMatchObject({
      code: 601,
      msg: expect.stringContaining('used'),
    });
    expect(await signIn('dora', 'nine small wrens')).toMatchObject({ code: 200 });
  });

  it('answers the same for an address that nobody has, and mails nothing', async () => {
    expect(await ask('nobody@example.org')).toEqual({ code: 200, msg: 'ok', data: null });
    expect(resetMails()).toEqual([]);
  });

  it('is set by one of many who use a link at once', async () => {
    const { pool } = server.services;
    await pool.query(`INSERT INTO users (user_name, password_hash, email, phone)
      VALUES ('many-tabs', 'none', 'tabs@example.org', '')`);
    await ask('tabs@example.org');
    await expect.poll(() => resetMails().length).toBe(1);
    const token = tokenOf(resetMails()[0]!);
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM password_resets FOR UPDATE');
    const passwords = ['nine small wrens', 'ten small wrens', 'eleven small wrens'];
    const setting = Promise.all(passwords.map((password) => set(token, password)));
    try {
      // All have found the link by now, and wait to take it.
      await expect.poll(() => waitingQueries()).toBe(passwords.length);
    } finally {
      await holder.query('COMMIT');
      holder.release();
    }
    const codes = (await setting).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([200, 601, 601]);
    const winner = codes.indexOf(200);
    expect(await signIn('many-tabs', passwords[winner]!)).toMatchObject({ code: 200 });
    expect(await signIn('many-tabs', passwords[(winner + 1) % 3]!)).toMatchObject({ code: 601 });
  });

  it('is not mailed again at once, and the link ends', async () => {
    const { pool } = server.services;
    const links = async () =>
      (await pool.query('SELECT * FROM password_resets')).rows as { token_hash: string }[];
    const before = await links();
    expect(before).toHaveLength(1);
    await ask('dora@example.org');
    // Dora used hers up: she gets a new one; her second account still has its first.
    await expect.poll(links).toHaveLength(2);
    await expect.poll(() => resetMails().length).toBe(1);
    const token = tokenOf(resetMails()[0]!);
    expect(JSON.stringify(await links())).not.toContain(token);
    await pool.query('UPDATE password_resets SET expires_at = now()');
    expect(await set(token, 'ten small wrens')).toMatchObject({
      code: 601,
      msg: expect.stringContaining('too old'),
    });
  });
});

describe('a change of the password', () => {
  const change = (client: Client, oldPassword: string, newPassword: string, confirmPassword = newPassword) =>
    client.reply(updateChangePassword, { body: { oldPassword, newPassword, confirmPassword } });

  it('needs the current one, another one and the same one twice', async () => {
    const user = await server.newUser('changing');
    const issue = (path: string, message: string) => ({ code: 601, data: { issues: [{ path, message }] } });
    expect(await change(user, 'wrong', PASSWORD)).toMatchObject(
      issue('body.oldPassword', 'The current password is wrong'),
    );
    expect(await change(user, ADMIN_PASSWORD, ADMIN_PASSWORD)).toMatchObject(
      issue('body.newPassword', 'The new password must differ from the current one'),
    );
    expect(await change(user, ADMIN_PASSWORD, PASSWORD, 'other')).toMatchObject(
      issue('body.confirmPassword', 'Passwords do not match'),
    );
    expect(await change(user, ADMIN_PASSWORD, 'changing1')).toMatchObject({ code: 601 });
    expect(await change(server.anonymous, ADMIN_PASSWORD, PASSWORD)).toMatchObject({ code: 401 });
    expect(await user.call(getUserInfo)).toMatchObject({ userName: 'changing' });
  });

  it('ends every session of the user, his own too, and nobody else’s', async () => {
    const here = await browser('changing', ADMIN_PASSWORD);
    const elsewhere = await browser('changing', ADMIN_PASSWORD);
    expect(await change(here.client, ADMIN_PASSWORD, PASSWORD)).toMatchObject({ code: 200 });
    for (const { client, stream } of [here, elsewhere]) {
      expect(await stream.next()).toEqual({ type: 'session', code: 402, reason: 'password-changed' });
      expect(await stream.next()).toBeUndefined();
      expect(await client.reply(getUserInfo)).toMatchObject({ code: 401 });
    }
    expect(await server.admin.call(getUserInfo)).toMatchObject({ userName: 'admin' });
    expect(await signIn('changing', ADMIN_PASSWORD)).toMatchObject({ code: 601 });
    expect(await signIn('changing', PASSWORD)).toMatchObject({ code: 200 });
  });
});
