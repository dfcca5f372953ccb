import {
  beginPasskey,
  beginSecondFactor,
  confirmSecondFactor,
  getUserInfo,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@netloom/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Authenticator } from '../../../../test/authenticator.ts';
import { SignInPage, later } from '../../../../test/signInPage.ts';
import { ADMIN_PASSWORD, Client, startTestServer } from '../../../../test/testServer.ts';
import type { TestServer } from '../../../../test/testServer.ts';
import type { Services } from '../../../services.ts';
import { guardedCode } from './codeGuard.ts';

const password = ADMIN_PASSWORD;
let server: TestServer;
let page: SignInPage;

beforeAll(async () => {
  server = await startTestServer({ publicUrl: 'https://netloom.example' });
  page = new SignInPage(server);
});
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const reason = (reply: { code: number; data: unknown }) =>
  reply.code === 200 ? 'in' : (reply.data as { reason: string }).reason;

it('a code that signed in does nothing else within its time step, nor the other way round', async () => {
  const { client, device } = await page.withFactor('una');
  const code = await device.code();
  expect((await page.code(await page.challenge('una'), code)).code).toBe(200);
  const body = { password, code };
  expect(reason(await client.reply(turnOffSecondFactor, { body }))).toBe('code-wrong');
  expect(reason(await client.reply(renewRecoveryCodes, { body }))).toBe('code-wrong');
  expect(reason(await client.reply(beginPasskey, { body }))).toBe('code-wrong');
  later();
  const next = await device.code();
  expect(reason(await client.reply(beginPasskey, { body: { password, code: next } }))).toBe('in');
  expect((await page.code(await page.challenge('una'), next)).data.reason).toBe('code-wrong');
});

it('a recovery code that changed the codes, or signed in, is void everywhere', async () => {
  const { client, codes } = await page.withFactor('vic');
  const body = { password, code: codes[0]! };
  const { recoveryCodes } = await client.call(renewRecoveryCodes, { body });
  expect(reason(await client.reply(turnOffSecondFactor, { body }))).toBe('code-wrong');
  const fresh = recoveryCodes[0]!;
  expect((await page.code(await page.challenge('vic'), fresh)).code).toBe(200);
  const again = { password, code: fresh };
  expect(reason(await client.reply(beginPasskey, { body: again }))).toBe('code-wrong');
});

it('a session of before the factor turns nothing off, whatever it knows', async () => {
  const before = await server.newUser('wes');
  const stale = new Client(server.address, (await page.password('wes')).data.token);
  const { uri } = await before.call(beginSecondFactor, { body: { password } });
  const device = new Authenticator(uri);
  await before.call(confirmSecondFactor, { body: { code: await device.code() } });
  later();
  const body = { password, code: await device.code() };
  expect((await stale.reply(turnOffSecondFactor, { body })).code).toBe(401);
  expect((await page.password('wes')).data.reason).toBe('code-asked');
});

it('the token comes after the code and is nothing that was told before it', async () => {
  const { device } = await page.withFactor('xia');
  const held = await page.challenge('xia');
  const { token } = (await page.code(held, await device.code())).data;
  expect(token).not.toBe(held);
  expect((await new Client(server.address, held).reply(getUserInfo)).code).toBe(401);
  expect((await new Client(server.address, token).reply(getUserInfo)).code).toBe(200);
});

it('one address tries a hundred wrong codes an hour, at whichever accounts', async () => {
  const services = {} as Services;
  const tryAs = (userId: number, address: string, right: boolean) =>
    guardedCode(services, { userId, address }, () => Promise.resolve(right)).catch(
      (error: { reason: string }) => error.reason,
    );
  for (let userId = 1; userId <= 100; userId += 1)
    expect(await tryAs(userId, `2001:db8::${userId}`, false)).toBe(false);
  expect(await tryAs(101, '2001:db8::abcd', true)).toBe('too-many-codes');
  expect(await tryAs(101, '2001:db8:0:1::1', true)).toBe(true);
});
