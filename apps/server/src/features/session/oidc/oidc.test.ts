import {
  getSysUserByUserId,
  getUserInfo,
  login,
  oidcFinish,
  oidcStart,
  signInOptions,
  updateSysUser,
} from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OIDC_CLIENT, openOidcProvider } from '../../../../test/oidcProvider.ts';
import type { TestProvider } from '../../../../test/oidcProvider.ts';
import { Client, startTestServer } from '../../../../test/testServer.ts';
import type { TestServer } from '../../../../test/testServer.ts';
import { Provider } from './provider.ts';

const PUBLIC_URL = 'https://netloom.example';
let provider: TestProvider;
let server: TestServer;

beforeAll(async () => {
  provider = await openOidcProvider(PUBLIC_URL, (subject) => ({
    // Two people of the provider share a name that is also the administrator's here.
    preferred_username: subject.startsWith('boss') ? 'Admin' : subject,
    email: `${subject.replace(/^sure-/, '')}@example.org`,
    ...(subject.startsWith('sure-') && { email_verified: true }),
  }));
  const oidc = { ...OIDC_CLIENT, issuer: provider.issuer, name: 'Company account' };
  server = await startTestServer({ publicUrl: PUBLIC_URL, oidc });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const start = (redirect = '/') => server.anonymous.call(oidcStart, { query: { redirect } });
const finish = (search: string, ticket: string) =>
  server.anonymous.reply(oidcFinish, { body: { search, ticket } }) as unknown as Promise<{
    code: number;
    msg: string;
    data: { token: string; redirect: string };
  }>;

async function signIn(subject: string, redirect?: string) {
  const { url, ticket } = await start(redirect);
  return finish(await provider.signIn(url, subject), ticket);
}

/** A refusal, and nothing beside it. */
const refused = (reason: string) => ({ code: 601, msg: expect.any(String) as string, data: { reason } });

const whoIs = async (token: string) => new Client(server.address, token).call(getUserInfo);

describe('sign-in by OpenID Connect', () => {
  it('opens a session, makes the user once, and leads where it was begun', async () => {
    expect(await server.anonymous.call(signInOptions)).toMatchObject({ oidc: 'Company account' });
    const first = await signIn('alice', '/charts/keyboard?soc=1');
    expect(first).toMatchObject({ code: 200, data: { redirect: '/charts/keyboard?soc=1' } });
    const again = await signIn('alice');
    const [one, other] = [await whoIs(first.data.token), await whoIs(again.data.token)];
    expect(one).toMatchObject({ userName: 'alice', roles: ['visitor'] });
    expect(other.userId).toBe(one.userId);
    const { rows } = await server.services.pool.query(
      "SELECT email, password_hash, oidc_subject FROM users WHERE user_name = 'alice'",
    );
    expect(rows).toEqual([
      { email: 'alice@example.org', password_hash: '', oidc_subject: `${provider.issuer} alice` },
    ]);
  });

  it('confirms the mail address that the provider has verified, and no other', async () => {
    const addressOf = async (token: string) => {
      const { userId } = await whoIs(token);
      const found = await new Client(server.address, token).call(getSysUserByUserId, {
        params: { id: userId },
      });
      return { email: found.email, emailConfirmed: found.emailConfirmed };
    };
    const address = { email: 'dave@example.org', emailConfirmed: false };
    const unsure = await signIn('dave');
    expect(await addressOf(unsure.data.token)).toEqual(address);
    const sure = await signIn('sure-dave');
    expect(await addressOf(sure.data.token)).toEqual({ ...address, emailConfirmed: true });
    // Another subject of the same address does not get it as well.
    const { pool } = server.services;
    await pool.query(
      "UPDATE users SET oidc_subject = oidc_subject || '-old' WHERE oidc_subject LIKE '%sure-dave'",
    );
    expect(await addressOf((await signIn('sure-dave')).data.token)).toEqual(address);
  });

  it('never gives away an account of the same name', async () => {
    const [one, other] = [await signIn('boss1'), await signIn('boss2')];
    expect(await whoIs(one.data.token)).toMatchObject({ userName: 'Admin-2', roles: ['visitor'] });
    expect(await whoIs(other.data.token)).toMatchObject({ userName: 'Admin-3', roles: ['visitor'] });
  });

  it('hands the token only to who began, once', async () => {
    const { url, ticket } = await start();
    const other = await start();
    const search = await provider.signIn(url, 'bob');
    expect(await finish(search, 'made up')).toEqual(refused('oidc-over'));
    // Another browser's ticket has another state: what was sent to this one is worth nothing there.
    expect(await finish(search, other.ticket)).toEqual(refused('oidc-refused'));
    expect(await finish(search, ticket)).toMatchObject({ code: 200 });
    expect(await finish(search, ticket)).toEqual(refused('oidc-over'));
  });

  it('refuses what is right but for the state', async () => {
    for (const state of ['x'.repeat(43), null]) {
      const { url, ticket } = await start();
      const search = new URLSearchParams(await provider.signIn(url, 'bob'));
      if (state === null) search.delete('state');
      else search.set('state', state);
      expect(await finish(`?${search}`, ticket)).toEqual(refused('oidc-refused'));
    }
  });

  it('refuses what the provider did not send', async () => {
    const { url, ticket } = await start();
    const search = new URLSearchParams(await provider.signIn(url, 'bob'));
    search.set('code', 'guessed');
    expect(await finish(`?${search}`, ticket)).toMatchObject({
      code: 601,
      msg: 'Company account did not confirm the sign-in: start again.',
    });
    const cancelled = await start();
    const state = new URL(cancelled.url).searchParams.get('state')!;
    const refusal = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer });
    expect(await finish(`?${refusal}`, cancelled.ticket)).toMatchObject({ code: 601 });
  });

  it('leads to no other site', async () => {
    for (const redirect of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:x']) {
      expect((await signIn('alice', redirect)).data.redirect).toBe('/');
    }
  });

  it('asks the provider with PKCE, state and nonce', async () => {
    const { searchParams } = new URL((await start()).url);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(searchParams.get(name)!.length).toBeGreaterThanOrEqual(43);
    expect(searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}/login`);
  });

  it('refuses a disabled user, and lets nobody in by an empty password', async () => {
    const { userId } = await whoIs((await signIn('carol')).data.token);
    for (const password of ['x', ' ']) {
      const reply = await server.anonymous.reply(login, { body: { userName: 'carol', password } });
      expect(reply).toMatchObject({ code: 601 });
    }
    await server.admin.call(updateSysUser, { body: { userId, status: 1 } });
    expect(await signIn('carol')).toMatchObject({ code: 601, msg: expect.stringContaining('disabled') });
  });
});

it('a provider that is away is told in words', async () => {
  const settings = { ...OIDC_CLIENT, issuer: 'http://127.0.0.1:1', name: 'Away' };
  const away = new Provider(settings, PUBLIC_URL, server.services.log);
  await expect(away.begin()).rejects.toMatchObject({
    code: 601,
    message: 'Away cannot be reached: try again later, or sign in by password.',
  });
});
