import {
  beginSecondFactor,
  beginSetUpAtSignIn,
  calls,
  confirmSetUpAtSignIn,
  getUserInfo,
  oidcFinish,
  oidcStart,
  requestPasswordReset,
  requireSecondFactor,
  resetPassword,
  resetPwd,
  saveConfig,
  secondFactorState,
  turnOffSecondFactor,
  updateChangePassword,
  updateSysUser,
} from '@netloom/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Authenticator } from '../../../../test/authenticator.ts';
import { openMailSink } from '../../../../test/mailSink.ts';
import type { MailSink } from '../../../../test/mailSink.ts';
import { OIDC_CLIENT, openOidcProvider } from '../../../../test/oidcProvider.ts';
import type { TestProvider } from '../../../../test/oidcProvider.ts';
import { readCaptcha } from '../../../../test/readCaptcha.ts';
import { SignInPage, later, turnOn } from '../../../../test/signInPage.ts';
import type { Half } from '../../../../test/signInPage.ts';
import { ADMIN_PASSWORD, Client, DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { TestServer } from '../../../../test/testServer.ts';
import { deleteFactor } from './repository.ts';
import { findUser, insertSession } from '../repository.ts';

const password = ADMIN_PASSWORD;
const PUBLIC_URL = 'https://netloom.example';
let server: TestServer;
let page: SignInPage;
let sink: MailSink;
let provider: TestProvider;

beforeAll(async () => {
  [sink, provider] = await Promise.all([
    openMailSink(),
    openOidcProvider(PUBLIC_URL, (subject) => ({ preferred_username: subject })),
  ]);
  const mail = { url: sink.url, from: 'Netloom <netloom@netloom.example>' };
  const oidc = { ...OIDC_CLIENT, issuer: provider.issuer, name: 'Company account' };
  server = await startTestServer({ publicUrl: PUBLIC_URL, mail, oidc });
  page = new SignInPage(server);
});
afterAll(async () => {
  await server.close();
  await sink.close();
  await provider.close();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const userIdOf = async (client: Client) => (await client.call(getUserInfo)).userId;

async function byProvider(subject: string): Promise<Half> {
  const { url, ticket } = await server.anonymous.call(oidcStart, { query: { redirect: '/guide' } });
  const search = await provider.signIn(url, subject);
  return (await server.anonymous.reply(oidcFinish, { body: { search, ticket } })) as never;
}

describe('the ways to a session', () => {
  it('are these calls and no other', () => {
    const giving = Object.entries(calls).filter(
      ([, { reply }]) => 'shape' in reply && 'token' in (reply.shape as object),
    );
    expect(giving.map(([name]) => name).sort()).toEqual([
      'confirmSetUpAtSignIn',
      'login',
      'oidcFinish',
      'signInByCode',
      'signInByPasskey',
    ]);
  });

  it('a password that was reset by mail does not go around the factor', async () => {
    await page.withFactor('ann');
    await server.services.pool.query("UPDATE users SET email = 'ann@example.org' WHERE user_name = 'ann'");
    const body = { email: 'ann@example.org', ...(await readCaptcha(server.anonymous)) };
    await server.anonymous.call(requestPasswordReset, { body });
    const link = () => sink.mails.map(({ text }) => /\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    await expect.poll(link).toBeDefined();
    const fresh = { password: 'seven tall herons', confirmPassword: 'seven tall herons' };
    expect(await server.anonymous.call(resetPassword, { body: { token: link()!, ...fresh } })).toBeNull();
    expect(await page.password('ann', fresh.password)).toMatchObject({
      code: 601,
      data: { reason: 'code-asked' },
    });
  });

  it('nor does one that its user or an administrator has changed', async () => {
    const { client } = await page.withFactor('ben');
    const userId = await userIdOf(client);
    const next = { newPassword: 'eight tall herons', confirmPassword: 'eight tall herons' };
    await client.call(updateChangePassword, { body: { oldPassword: password, ...next } });
    expect((await page.password('ben', next.newPassword)).data.reason).toBe('code-asked');
    await server.admin.call(resetPwd, { body: { userId, password: 'nine tall herons' } });
    expect((await page.password('ben', 'nine tall herons')).data.reason).toBe('code-asked');
  });

  it('a change of the mail address leaves the factor on', async () => {
    const { client } = await page.withFactor('cid');
    const userId = await userIdOf(client);
    const change = { userId, email: 'cid@example.org', emailConfirmed: true };
    await server.admin.call(updateSysUser, { body: change });
    expect((await page.password('cid')).data.reason).toBe('code-asked');
  });

  it('a password that changes while the code is asked for ends the sign-in', async () => {
    const { client, device } = await page.withFactor('dan');
    const userId = await userIdOf(client);
    const challenge = await page.challenge('dan');
    await server.admin.call(resetPwd, { body: { userId, password: 'nine tall herons' } });
    expect((await page.code(challenge, await device.code())).data.reason).toBe('account-changed');
    await server.admin.call(updateSysUser, { body: { userId, status: 1 } });
    expect((await page.password('dan', 'nine tall herons')).data.reason).toBe('account-disabled');
  });

  it('a sign-in that was under way when the factor came on opens no session without it', async () => {
    await page.withFactor('eve');
    const { database } = server.services;
    const user = (await findUser(database, 'eve'))!;
    const late = { tokenHash: 'late', expiresAt: new Date(Date.now() + 60_000) };
    expect(await insertSession(database, user, { proof: 'password', ...late })).toBe(false);
    expect(await insertSession(database, user, { proof: 'factor', ...late })).toBe(true);
  });

  it('a provider’s word is asked for the code like a password', async () => {
    const first = await byProvider('pia');
    expect(first.code).toBe(200);
    const pia = new Client(server.address, first.data.token);
    const { device } = await turnOn(pia);
    const half = await byProvider('pia');
    expect(half).toMatchObject({
      code: 601,
      data: { secondFactor: { step: 'code', redirect: '/guide' } },
    });
    expect(JSON.stringify(half)).not.toContain('token');
    expect((await page.code(half.data.secondFactor.challenge, await device.code())).code).toBe(200);
    // Without a password here, only a sign-in of just now proves the owner.
    await deleteFactor(server.services.database, await userIdOf(pia), undefined);
    const again = new Client(server.address, (await byProvider('pia')).data.token);
    later(21);
    expect(await again.reply(beginSecondFactor, { body: {} })).toMatchObject({
      data: { reason: 'sign-in-anew' },
    });
  });

  it('a challenge is good for its own step and account alone', async () => {
    const { device } = await page.withFactor('gil');
    const other = await page.withFactor('hal');
    const challenge = await page.challenge('gil');
    const body = { challenge };
    expect(await server.anonymous.reply(beginSetUpAtSignIn, { body })).toMatchObject({
      data: { reason: 'challenge-over' },
    });
    expect((await page.code(challenge, await other.device.code())).data.reason).toBe('code-wrong');
    expect((await page.code(challenge, other.codes[0]!)).data.reason).toBe('code-wrong');
    expect((await page.code('made up', await device.code())).data.reason).toBe('challenge-over');
    const reply = await server.anonymous.reply(confirmSetUpAtSignIn, { body: { ...body, code: '000000' } });
    expect(reply).toMatchObject({ data: { reason: 'challenge-over' } });
  });
});

describe('a second factor that is required', () => {
  const setUp = async (challenge: string) => {
    const { uri } = await server.anonymous.call(beginSetUpAtSignIn, { body: { challenge } });
    const device = new Authenticator(uri);
    const body = { challenge, code: await device.code() };
    return { device, ...(await server.anonymous.call(confirmSetUpAtSignIn, { body })) };
  };

  it('of a project’s members is set up at their next sign-in, before anything else', async () => {
    const ida = await server.newUser('ida', DEMO);
    await server.newUser('jim');
    const body = { deptId: DEMO, required: true };
    expect((await ida.reply(requireSecondFactor, { body })).code).toBe(403);
    expect((await server.admin.call(requireSecondFactor, { body })).secondFactor).toBe(true);
    expect((await page.password('jim')).code).toBe(200);
    const before = await page.sessions('ida');
    const half = await page.password('ida');
    expect(half).toMatchObject({ code: 601, data: { secondFactor: { step: 'setup' } } });
    expect(await page.sessions('ida')).toBe(before);
    const { token, recoveryCodes, device } = await setUp(half.data.secondFactor.challenge);
    expect(recoveryCodes).toHaveLength(10);
    const client = new Client(server.address, token);
    expect(await client.call(secondFactorState)).toMatchObject({ required: true, recoveryCodes: 10 });
    // Sessions of before are over.
    expect((await ida.reply(getUserInfo)).code).toBe(401);
    later();
    // Turned off it is asked for again at once: this session ends too.
    await client.call(turnOffSecondFactor, { body: { password, code: await device.code() } });
    expect((await client.reply(getUserInfo)).code).toBe(401);
    expect((await page.password('ida')).data.secondFactor.step).toBe('setup');
    await server.admin.call(requireSecondFactor, { body: { deptId: DEMO, required: false } });
    expect((await page.password('ida')).code).toBe(200);
    expect(
      await server.admin.reply(requireSecondFactor, { body: { deptId: 999, required: true } }),
    ).toMatchObject({ code: 404 });
  });

  it('of everybody is a setting', async () => {
    await server.newUser('kim');
    const set = (configValue: string) =>
      server.admin.call(saveConfig, { body: { configKey: 'account.secondFactor', configValue } });
    await set('true');
    const { challenge, step } = (await page.password('kim')).data.secondFactor;
    expect(step).toBe('setup');
    expect((await new Client(server.address, challenge).reply(getUserInfo)).code).toBe(401);
    await set('false');
    expect((await page.password('kim')).code).toBe(200);
  });
});
