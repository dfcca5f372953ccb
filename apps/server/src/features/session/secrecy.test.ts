import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  beginSecondFactor,
  configKey,
  confirmEmail,
  confirmSecondFactor,
  getUserInfo,
  logOut,
  login,
  oidcFinish,
  register,
  requestPasswordReset,
  resetPassword,
  resetPwd,
  saveGitInfo,
  saveSysUser,
  secondFactorState,
  signInByCode,
  turnOffSecondFactor,
  updateChangePassword,
  updateSysUser,
} from '@netloom/contract';
import type { BodyOf, Call, Reply } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Authenticator } from '../../../test/authenticator.ts';
import { openMailSink } from '../../../test/mailSink.ts';
import type { MailSink } from '../../../test/mailSink.ts';
import { newDatabase } from '../../../test/newDatabase.ts';
import { readCaptcha } from '../../../test/readCaptcha.ts';
import type { Half } from '../../../test/signInPage.ts';
import { ADMIN_PASSWORD, Client, DEMO, testSettings } from '../../../test/testServer.ts';
import { buildServer } from '../../app.ts';
import type { Server } from '../../app.ts';
import { serverLog } from '../../log/serverLog.ts';

const OIDC_SECRET = 'secret-of-the-client';
let folder: string;
let sink: MailSink;
let server: Server;
let anonymous: Client;
const terminal: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-secrecy-'));
  sink = await openMailSink();
  const settings = testSettings(folder, await newDatabase(), {
    publicUrl: 'https://netloom.example',
    mail: { url: sink.url.replace('//', '//mailer:secret-of-mail@'), from: 'netloom@netloom.example' },
    oidc: { issuer: 'http://127.0.0.1:1', clientId: 'netloom', clientSecret: OIDC_SECRET, name: 'Company' },
  });
  server = await buildServer({
    settings,
    logger: serverLog(folder, (line) => terminal.push(line)),
    restart: () => undefined,
  });
  anonymous = new Client(await server.listen());
});
afterAll(async () => {
  await server.close();
  await sink.close();
  await rm(folder, { recursive: true, force: true });
});

it('passwords, tokens and git tokens are in no log, no reply and no table', async () => {
  const replies: Reply<unknown>[] = [];
  const send = async <C extends Call>(client: Client, call: C, body?: BodyOf<C>, params?: object) => {
    const reply = await client.reply(call, { body, params } as never);
    replies.push(reply);
    return reply as Reply<{ token: string }>;
  };
  const signIn = async (password: string, userName = 'admin') => {
    const { data } = await anonymous.reply<typeof login>(login, { body: { userName, password } });
    return new Client(anonymous.address, (data as { token: string }).token);
  };
  const twice = (password: string) => ({ password, confirmPassword: password });
  const admin = await signIn(ADMIN_PASSWORD);
  const git = { deptId: DEMO, gitUserName: 'git', gitPassword: 'secret-git-token' };
  const person = { userName: 'eva', email: 'eva@example.org', phone: '13800138000' };

  await send(anonymous, login, { userName: 'admin', password: 'secret-wrong' });
  await send(anonymous, login, { userName: 'eva', password: 'secret-unknown' });
  await send(admin, saveGitInfo, git);
  await send(admin, saveGitInfo, { ...git, deptId: 999 });
  await send(admin, saveSysUser, { ...person, userName: 'made', email: '', password: 'secret-of-made' });
  await send(admin, resetPwd, { userId: 2, password: 'secret-reset' });
  const agreed = { ...person, agreement: true as const };
  await send(anonymous, register, { ...agreed, ...twice('secret-eva'), ...(await readCaptcha(anonymous)) });
  await send(anonymous, oidcFinish, { search: '?code=secret-code&state=x', ticket: 'secret-ticket' });
  await send(admin, configKey, undefined, { key: 'no.such' });

  await send(anonymous, requestPasswordReset, { email: person.email, ...(await readCaptcha(anonymous)) });
  await expect.poll(() => sink.mails.length).toBe(2);
  const texts = sink.mails.map(({ text }) => text).join();
  const token = /\?token=([\w-]+)/.exec(texts)![1]!;
  const confirmation = /confirmEmail=([\w-]+)/.exec(texts)![1]!;
  await send(anonymous, resetPassword, { token, ...twice('eva') });
  await send(anonymous, resetPassword, { token, ...twice('secret-anew') });

  const eva = await signIn('secret-anew', 'eva');
  const change = { newPassword: 'secret-third', confirmPassword: 'secret-third' };
  await send(eva, confirmEmail, { token: confirmation });
  const { userId } = await eva.call(getUserInfo);
  await send(eva, updateSysUser, { userId, email: 'e@example.org', currentPassword: 'secret-typed' });
  await send(eva, updateChangePassword, { oldPassword: 'secret-guess', ...change });
  await send(eva, updateChangePassword, { oldPassword: 'secret-anew', ...change });
  await send(eva, getUserInfo);
  await send(new Client(anonymous.address, 'secret-made-up-token'), getUserInfo);
  // What a second factor tells this once is told in that reply alone.
  const proof = { password: 'secret-third' };
  const third = await signIn('secret-third', 'eva');
  const { secret, uri } = await third.call(beginSecondFactor, { body: proof });
  const device = new Authenticator(uri);
  const { recoveryCodes } = await third.call(confirmSecondFactor, { body: { code: await device.code() } });
  const half = await send(anonymous, login, { userName: 'eva', ...proof });
  const { challenge } = (half.data as unknown as Half['data']).secondFactor;
  await send(anonymous, signInByCode, { challenge: 'secret-made-up', code: recoveryCodes[0]! });
  const entered = await anonymous.call(signInByCode, { body: { challenge, code: recoveryCodes[0]! } });
  await send(third, turnOffSecondFactor, { ...proof, code: 'secret-code' });
  await send(third, secondFactorState);
  await send(third, turnOffSecondFactor, { ...proof, code: recoveryCodes[1]! });
  // A database that fails names its query, and its values in the error.
  await server.services.pool.query('ALTER TABLE users RENAME COLUMN phone TO hidden');
  await send(anonymous, register, {
    ...agreed,
    ...twice('secret-failed'),
    ...(await readCaptcha(anonymous)),
  });
  await server.services.pool.query('ALTER TABLE users RENAME COLUMN hidden TO phone');
  await send(admin, logOut);

  const known = [
    ADMIN_PASSWORD,
    admin.token!,
    eva.token!,
    token,
    confirmation,
    secret,
    ...recoveryCodes,
    entered.token,
    'argon2',
    OIDC_SECRET,
    'secret-',
  ];
  const readLog = () => readFile(join(folder, 'logs/server.log'), 'utf8');
  await expect.poll(readLog).toContain('call failed');
  const log = await readLog();
  expect(log).toContain('"path":"/api/register"');
  const tables = await dump();
  for (const secret of known) {
    expect(log).not.toContain(secret);
    expect(terminal.join('\n')).not.toContain(secret);
    expect(JSON.stringify(replies)).not.toContain(secret);
    if (secret !== 'argon2') expect(tables).not.toContain(secret);
  }
});

async function dump(): Promise<string> {
  const { pool } = server.services;
  const { rows } = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const contents = await Promise.all(rows.map(({ name }) => pool.query(`SELECT * FROM "${name}"`)));
  return JSON.stringify(contents.map((content) => content.rows));
}
