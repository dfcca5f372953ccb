import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  getUserInfo,
  listPasskeys,
  removePasskey,
  resetPwd,
  signInByPasskey,
  signInOptions,
  updateChangePassword,
} from '@netloom/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMailSink } from '../../../../test/mailSink.ts';
import type { MailSink } from '../../../../test/mailSink.ts';
import { PasskeyDevice } from '../../../../test/passkeyDevice.ts';
import { SignInPage, later } from '../../../../test/signInPage.ts';
import { ADMIN_PASSWORD, Client, DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { TestServer } from '../../../../test/testServer.ts';
import type { Services } from '../../../services.ts';
import { untilRecorded } from '../../audit/record.ts';
import { takeTurn } from './passkeyLimits.ts';

const password = ADMIN_PASSWORD;
const ORIGIN = 'https://netloom.example';
let server: TestServer;
let page: SignInPage;
let sink: MailSink;

beforeAll(async () => {
  sink = await openMailSink();
  const mail = { url: sink.url, from: 'Netloom <netloom@netloom.example>' };
  server = await startTestServer({ publicUrl: `${ORIGIN}/tools`, mail });
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

const reason = (reply: { code: number; data: unknown }) =>
  reply.code === 200 ? 'in' : (reply.data as { reason: string }).reason;

async function addTo(client: Client, code?: string): Promise<PasskeyDevice> {
  const device = new PasskeyDevice(ORIGIN);
  const options = await client.call(beginPasskey, { body: { password, code } });
  await client.call(addPasskey, { body: { name: 'Blue key', registration: device.register(options) } });
  return device;
}

/** A new user with a passkey. */
async function owner(userName: string) {
  const client = await server.newUser(userName, DEMO);
  return { client, device: await addTo(client) };
}

const begin = () => server.anonymous.call(beginPasskeySignIn);
const finish = (ticket: string, assertion: ReturnType<PasskeyDevice['sign']>) =>
  server.anonymous.reply(signInByPasskey, { body: { ticket, assertion } });

/** One sign-in from its beginning, honest unless told otherwise. */
async function tryOf(device: PasskeyDevice, lies: Parameters<PasskeyDevice['sign']>[1] = {}) {
  const { ticket, options } = await begin();
  return finish(ticket, device.sign(options, lies));
}

describe('adding a passkey', () => {
  it('asks for the password, names it, mails its owner and keeps no bytes in the trail', async () => {
    const ann = await server.newUser('ann', DEMO);
    await server.services.pool.query("UPDATE users SET email = 'ann@example.org' WHERE user_name = 'ann'");
    expect(reason(await ann.reply(beginPasskey, { body: { password: 'guessed it' } }))).toBe(
      'password-wrong',
    );
    expect((await server.anonymous.reply(beginPasskey, { body: { password } })).code).toBe(401);
    const device = await addTo(ann);
    const { rows, refused } = await ann.call(listPasskeys);
    expect({ rows, refused }).toMatchObject({
      rows: [{ name: 'Blue key', lastUsed: null, synced: false }],
      refused: null,
    });
    await expect
      .poll(() => sink.mails.map(({ subject }) => subject))
      .toContain('Netloom: a passkey was added');
    expect(reason(await tryOf(device))).toBe('in');
    expect((await ann.call(listPasskeys)).rows[0]!.lastUsed).not.toBeNull();
    await untilRecorded();
    const { rows: trail } = await server.services.pool.query(
      "SELECT detail FROM audit_entries WHERE call LIKE '%/passkey/add' AND user_name = 'ann'",
    );
    expect(trail).toHaveLength(1);
    expect(trail[0].detail).toContain('Blue key');
    expect(trail[0].detail).not.toContain(
      device.register(await ann.call(beginPasskey, { body: { password } })).id,
    );
  });

  it('takes a code, too, where a second factor is on', async () => {
    const { client, device: app, codes } = await page.withFactor('bea');
    expect(reason(await client.reply(beginPasskey, { body: { password } }))).toBe('code-missing');
    expect(reason(await client.reply(beginPasskey, { body: { password, code: '00000x' } }))).toBe(
      'code-wrong',
    );
    const device = await addTo(client, await app.code());
    expect(reason(await tryOf(device))).toBe('in');
    // Codes of the app and recovery codes work as before.
    later();
    expect((await page.code(await page.challenge('bea'), await app.code())).code).toBe(200);
    expect((await page.code(await page.challenge('bea'), codes[0]!)).code).toBe(200);
  });

  it('refuses a challenge that is used, old, another session’s or another account’s', async () => {
    const [cid, dot] = await Promise.all([server.newUser('cid'), server.newUser('dot')]);
    const add = (client: Client, registration: ReturnType<PasskeyDevice['register']>) =>
      client.reply(addPasskey, { body: { name: 'Key', registration } });
    const options = await cid.call(beginPasskey, { body: { password } });
    const device = new PasskeyDevice(ORIGIN);
    const registration = device.register(options);
    // Another session of the same user has begun nothing.
    const second = new Client(server.address, (await page.password('cid')).data.token);
    expect(reason(await add(second, registration))).toBe('passkey-over');
    await dot.call(beginPasskey, { body: { password } });
    expect(reason(await add(dot, registration))).toBe('passkey-not-added');
    expect(reason(await add(cid, registration))).toBe('in');
    expect(reason(await add(cid, registration))).toBe('passkey-over');
    // One device is known once, whoever adds it.
    const again = device.register(await dot.call(beginPasskey, { body: { password } }));
    expect(reason(await add(dot, again))).toBe('passkey-taken');
    const late = new PasskeyDevice(ORIGIN).register(await cid.call(beginPasskey, { body: { password } }));
    vi.setSystemTime(Date.now() + 5 * 60_000);
    expect(reason(await add(cid, late))).toBe('passkey-over');
    expect((await dot.call(listPasskeys)).rows).toEqual([]);
  });

  it.each([
    ['of another origin', { origin: 'https://netloom.example.evil' }],
    ['for another RP ID', { rpId: 'evil.example' }],
    ['without verifying its user', { verified: false }],
    ['made as a sign-in', { type: 'webauthn.get' }],
  ])('refuses one %s', async (what, lies) => {
    const eli = await server.newUser(`eli ${what}`);
    const registration = new PasskeyDevice(ORIGIN).register(
      await eli.call(beginPasskey, { body: { password } }),
      lies,
    );
    const reply = await eli.reply(addPasskey, { body: { name: 'Key', registration } });
    expect(reason(reply)).toBe('passkey-not-added');
  });
});

describe('signing in by passkey', () => {
  it('opens a session without password or code, and logs it', async () => {
    const { device } = await owner('flo');
    const { ticket, options } = await begin();
    expect(options).toMatchObject({ rpId: 'netloom.example', userVerification: 'required' });
    const reply = await finish(ticket, device.sign(options));
    const { token } = reply.data as { token: string };
    expect((await new Client(server.address, token).call(getUserInfo)).userName).toBe('flo');
    const { rows } = await server.services.pool.query(
      "SELECT reason, success FROM login_logs WHERE user_name = 'flo' ORDER BY log_id DESC LIMIT 1",
    );
    expect(rows).toEqual([{ reason: '', success: true }]);
  });

  it('takes what was signed once, and not for another challenge or after five minutes', async () => {
    const { device } = await owner('gus');
    const { ticket, options } = await begin();
    const assertion = device.sign(options);
    expect(reason(await finish(ticket, assertion))).toBe('in');
    expect(reason(await finish(ticket, assertion))).toBe('passkey-over');
    expect(reason(await finish((await begin()).ticket, assertion))).toBe('passkey-wrong');
    const late = await begin();
    vi.setSystemTime(Date.now() + 5 * 60_000);
    expect(reason(await finish(late.ticket, device.sign(late.options)))).toBe('passkey-over');
    // A failed try costs the challenge, too.
    const tried = await begin();
    expect(reason(await finish(tried.ticket, assertion))).toBe('passkey-wrong');
    expect(reason(await finish(tried.ticket, device.sign(tried.options)))).toBe('passkey-over');
  });

  it('takes no challenge that was made to add a passkey', async () => {
    const { client, device } = await owner('hew');
    const { challenge } = await client.call(beginPasskey, { body: { password } });
    const { ticket, options } = await begin();
    expect(reason(await finish(ticket, device.sign({ ...options, challenge })))).toBe('passkey-wrong');
    expect(reason(await finish(client.token!, device.sign({ ...options, challenge })))).toBe('passkey-over');
  });

  it.each([
    ['another origin', { origin: 'https://netloom.example.evil' }],
    ['plain HTTP', { origin: 'http://netloom.example' }],
    ['a foreign RP ID', { rpId: 'evil.example' }],
    ['a user who was not verified', { verified: false }],
    ['another account’s handle', { userHandle: Buffer.from('netloom 1').toString('base64url') }],
    ['an answer to an addition', { type: 'webauthn.create' }],
  ])('refuses %s, and takes the same device when it is honest', async (what, lies) => {
    const { device } = await owner(`ivy ${what}`);
    expect(reason(await tryOf(device, lies))).toBe('passkey-wrong');
    expect(reason(await tryOf(device))).toBe('in');
    const { rows } = await server.services.pool.query(
      'SELECT reason FROM login_logs WHERE user_name = $1 ORDER BY log_id DESC LIMIT 2',
      [`ivy ${what}`],
    );
    expect(rows.map((row) => row.reason)).toEqual(['', 'wrong-passkey']);
  });

  it('refuses another key under a known name', async () => {
    const { device } = await owner('jon');
    const forger = new PasskeyDevice(ORIGIN);
    forger.userHandle = device.userHandle;
    Object.assign(forger, { id: device.id, counter: 100 });
    expect(reason(await tryOf(forger))).toBe('passkey-wrong');
  });

  it('refuses a counter that stands still or goes back, and lets devices be that never count', async () => {
    const { device, client } = await owner('kay');
    expect(reason(await tryOf(device))).toBe('in');
    device.countsBy = 0;
    expect(reason(await tryOf(device))).toBe('passkey-wrong');
    device.counter = 0;
    expect(reason(await tryOf(device))).toBe('passkey-wrong');
    device.counter = 1;
    device.countsBy = 1;
    expect(reason(await tryOf(device))).toBe('in');
    const still = new PasskeyDevice(ORIGIN);
    still.countsBy = 0;
    const options = await client.call(beginPasskey, { body: { password } });
    await client.call(addPasskey, { body: { name: 'Phone', registration: still.register(options) } });
    expect(reason(await tryOf(still))).toBe('in');
    expect(reason(await tryOf(still))).toBe('in');
  });

  it('of one count used many times at once opens one session', async () => {
    const { device } = await owner('lou');
    device.countsBy = 0;
    device.counter = 7;
    const begun = await Promise.all([begin(), begin(), begin(), begin()]);
    const replies = await Promise.all(
      begun.map(({ ticket, options }) => finish(ticket, device.sign(options))),
    );
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('tells who is disabled so, and opens nothing', async () => {
    const { device } = await owner('mia');
    await server.services.pool.query("UPDATE users SET status = 1 WHERE user_name = 'mia'");
    expect(reason(await tryOf(device))).toBe('account-disabled');
    await server.services.pool.query("UPDATE users SET status = 0, deleted = true WHERE user_name = 'mia'");
    expect(reason(await tryOf(device))).toBe('passkey-wrong');
  });

  it('refuses an address that begins too many', () => {
    const services = {} as Services;
    for (let begun = 0; begun < 300; begun += 1) takeTurn(services, '2001:db8::1');
    expect(() => takeTurn(services, '2001:db8::2')).toThrow('Too many attempts');
    expect(() => takeTurn(services, '2001:db8:0:1::1')).not.toThrow();
  });
});

describe('removing a passkey', () => {
  it('takes the password; its device and its sessions are out, this session stays', async () => {
    const { client, device } = await owner('nat');
    const other = await server.newUser('oli', DEMO);
    const { token } = (await tryOf(device)).data as { token: string };
    const { passkeyId } = (await client.call(listPasskeys)).rows[0]!;
    const remove = (who: Client, typed: string) =>
      who.reply(removePasskey, { body: { passkeyId, password: typed } });
    expect(reason(await remove(client, 'guessed it'))).toBe('password-wrong');
    expect(reason(await remove(other, password))).toBe('passkey-gone');
    const begun = await begin();
    expect(reason(await remove(client, password))).toBe('in');
    expect((await new Client(server.address, token).reply(getUserInfo)).code).toBe(401);
    expect((await client.reply(getUserInfo)).code).toBe(200);
    expect(reason(await finish(begun.ticket, device.sign(begun.options)))).toBe('passkey-wrong');
    expect(reason(await remove(client, password))).toBe('passkey-gone');
  });

  it('is done by who resets the password, not by who changes his own', async () => {
    const { client, device } = await owner('pia');
    const { userId } = await client.call(getUserInfo);
    const newPassword = 'four lazy walruses';
    const changed = { oldPassword: password, newPassword, confirmPassword: newPassword };
    await client.call(updateChangePassword, { body: changed });
    expect(reason(await tryOf(device))).toBe('in');
    await server.admin.call(resetPwd, {
      body: { userId, password: 'nine calm lobsters', confirmPassword: 'nine calm lobsters' },
    } as never);
    expect(reason(await tryOf(device))).toBe('passkey-wrong');
  });
});

it('offers none where browsers allow none', async () => {
  expect((await server.anonymous.call(signInOptions)).passkeys).toBe(true);
  const plain = await startTestServer({ publicUrl: 'http://netloom.example' });
  expect((await plain.anonymous.call(signInOptions)).passkeys).toBe(false);
  expect((await plain.admin.call(listPasskeys)).refused).toBe('address');
  expect(reason(await plain.admin.reply(beginPasskey, { body: { password } }))).toBe('passkeys-none');
  expect(reason(await plain.anonymous.reply(beginPasskeySignIn))).toBe('passkeys-none');
  await plain.close();
});
