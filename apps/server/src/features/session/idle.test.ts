import {
  UNATTENDED_HEADER,
  getSseStream,
  getUserInfo,
  onlineList,
  saveConfig,
  subscribe,
} from '@netloom/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { endSessions } from './endSessions.ts';
import { hashToken } from './token.ts';

let server: TestServer;
let client: Client;
let users = 0;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => {
  await limit(30);
  client = await server.newUser(`idle${(users += 1)}`);
});

const limit = (minutes: number) =>
  server.admin.call(saveConfig, {
    body: { configKey: 'account.idleMinutes', configValue: String(minutes) },
  });

/** As if the session had last been used so long ago. */
const wait = (minutes: number, of = client) =>
  server.services.pool.query(
    'UPDATE sessions SET last_seen = now() - make_interval(secs => $1) WHERE token_hash = $2',
    [minutes * 60, hashToken(of.token!)],
  );

async function minutesAgo(of = client): Promise<number> {
  const { rows } = await server.services.pool.query<{ ago: number }>(
    'SELECT extract(epoch FROM now() - last_seen)::float / 60 ago FROM sessions WHERE token_hash = $1',
    [hashToken(of.token!)],
  );
  return rows[0]!.ago;
}

const code = async () => (await client.reply(getUserInfo)).code;

describe('a session that nobody uses', () => {
  it('ends after the minutes of the setting and the one that its note may be behind', async () => {
    await wait(30.5);
    expect(await code()).toBe(200);
    await expect.poll(() => minutesAgo()).toBeLessThan(1);
    await wait(31.5);
    const search = `idle${users}`;
    expect(await server.admin.call(onlineList, { body: { search } })).toMatchObject({ total: 0 });
    expect(await code()).toBe(401);
  });

  it('lasts where the setting is 0, but not longer than its days', async () => {
    await limit(0);
    await wait(20_000);
    expect(await code()).toBe(200);
    await server.services.pool.query(
      'UPDATE sessions SET expires_at = now() - make_interval(secs => 1) WHERE token_hash = $1',
      [hashToken(client.token!)],
    );
    expect(await code()).toBe(401);
  });

  it('does not come back with a longer limit, and its streams end without a word', async () => {
    const stream = await EventReader.open(client.url(getSseStream), client.headers);
    expect(await stream.next()).toMatchObject({ type: 'hello' });
    await wait(31.5);
    await endSessions(server.services);
    expect(await stream.next()).toBeUndefined();
    await limit(0);
    expect(await code()).toBe(401);
    expect((await server.admin.reply(getUserInfo)).code).toBe(200);
  });
});

it('is not used by what an open page does by itself', async () => {
  const unattended = { ...client.headers, [UNATTENDED_HEADER]: '1' };
  await wait(10);
  const stream = await EventReader.open(client.url(getSseStream), client.headers);
  const { streamId } = (await stream.next()) as { streamId: string };
  const post = { method: 'POST', body: JSON.stringify({ streamId, runs: [] }) };
  const headers = { ...unattended, 'content-type': 'application/json' };
  for (const sent of [
    fetch(client.url(getUserInfo), { headers: unattended }),
    fetch(client.url(subscribe), { ...post, headers }),
  ])
    expect(await (await sent).json()).toMatchObject({ code: 200 });
  // Writes are not waited for: this one comes after whatever those would have written.
  const other = await server.newUser('attended');
  await wait(10, other);
  await other.call(getUserInfo);
  await expect.poll(() => minutesAgo(other)).toBeLessThan(1);
  expect(await minutesAgo()).toBeGreaterThan(9);
  await stream.close();
});
