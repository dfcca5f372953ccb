import { addMember, getSseStream, getUserInfo, logOut, removeMember, subscribe } from '@netloom/contract';
import type { RunEvent } from '@netloom/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { hashToken } from '../session/token.ts';
import { projectChanged } from '../department/index.ts';
import { runsChanged } from '../runs/index.ts';
import { RunWatch } from '../runs/watch/runWatch.ts';
import { everybody, Hub, membersOf } from './index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const tellAll = (hub: Hub, dictType: string) =>
  hub.publish({ type: 'dictionary-changed', dictType }, everybody);

const callerOf = (userId: number) => ({
  userId,
  userName: `user${userId}`,
  admin: false,
  roleId: 11,
  deptId: DEMO,
  sessionId: userId,
  tokenHash: hashToken(`token${userId}`),
});

async function open(client: Client): Promise<{ stream: EventReader; streamId: string }> {
  const stream = await EventReader.open(client.url(getSseStream), client.headers);
  const hello = (await stream.next()) as { type: string; streamId: string };
  expect(hello.type).toBe('hello');
  return { stream, streamId: hello.streamId };
}

describe('the event stream', () => {
  it('answers 401 without a session', async () => {
    const response = await fetch(server.anonymous.url(getSseStream));
    expect(response.status).toBe(401);
  });

  it('tells the members of a department, and nobody else, that its runs changed', async () => {
    const member = await open(server.admin);
    const stranger = await open(await server.newUser('stranger'));
    runsChanged(server.services.hub, DEMO);
    expect(await member.stream.next()).toEqual({ type: 'runs-changed', deptId: DEMO });
    const ended = stranger.stream.next();
    await stranger.stream.close();
    expect(await ended).toBeUndefined();
    await member.stream.close();
  });

  it('tells the other tabs when the session ends', async () => {
    const guest = await server.newUser('guest');
    const { stream } = await open(guest);
    await guest.call(logOut);
    expect(await stream.next()).toEqual({ type: 'session', code: 402, reason: 'signed-out' });
    expect(await stream.next()).toBeUndefined();
  });
});

describe('a session with more than 20 streams', () => {
  it('loses its oldest; other sessions lose none', async () => {
    const [many, one] = [await server.newUser('many'), await server.newUser('one')];
    const apart = await open(one);
    const streams = [];
    for (let at = 0; at < 22; at += 1) streams.push((await open(many)).stream);
    for (const stream of streams.slice(0, 2)) expect(await stream.next()).toBeUndefined();
    tellAll(server.services.hub, 'last');
    for (const stream of [...streams.slice(2), apart.stream]) {
      expect(await stream.next()).toEqual({ type: 'dictionary-changed', dictType: 'last' });
      await stream.close();
    }
  });
});

describe('subscribe', () => {
  it('needs the own stream', async () => {
    const { stream, streamId } = await open(server.admin);
    const other = await server.newUser('other');
    const runs = [{ runId: crypto.randomUUID(), offset: 0 }];
    expect(await server.anonymous.reply(subscribe, { body: { streamId, runs } })).toMatchObject({
      code: 401,
    });
    expect(await other.reply(subscribe, { body: { streamId, runs } })).toMatchObject({ code: 403 });
    expect(await server.admin.reply(subscribe, { body: { streamId: 'x', runs: [] } })).toMatchObject({
      code: 404,
    });
    const negative = [{ runId: 'r', offset: -1 }];
    const reply = await server.admin.reply(subscribe, { body: { streamId, runs: negative } });
    expect(reply).toMatchObject({ code: 601 });
    expect(reply.msg).toContain('body.runs.0.offset');
    await stream.close();
  });

  it('passes over a run that is gone and carries the others, to members alone', async () => {
    const kept = crypto.randomUUID();
    const event: RunEvent = { type: 'queued', time: 5 };
    server.services.runs.watch.serve({
      readEvents: (_runId, offset) =>
        Promise.resolve(
          offset === 0
            ? { events: [event], ends: [1], nextOffset: 1 }
            : { events: [], ends: [], nextOffset: offset },
        ),
      hasEnded: () => Promise.resolve(true),
      departmentOf: (runId) => Promise.resolve(runId === kept ? DEMO : undefined),
    });
    const runs = [crypto.randomUUID(), kept].map((runId) => ({ runId, offset: 0 }));
    const member = await open(server.admin);
    await server.admin.call(subscribe, { body: { streamId: member.streamId, runs } });
    expect(await member.stream.next()).toMatchObject({ type: 'run', runId: kept, events: [event] });
    await member.stream.close();

    const outsider = await server.newUser('outsider');
    const { stream, streamId } = await open(outsider);
    expect(await outsider.reply(subscribe, { body: { streamId, runs } })).toMatchObject({ code: 403 });
    await stream.close();
  });
});

describe('who is no member any more', () => {
  /** Runs of the demo department whose logs grow when told. */
  function growingRuns() {
    let length = 1;
    server.services.runs.watch.serve({
      readEvents: (_runId, offset) => {
        const events = Array.from({ length: length - offset }, (): RunEvent => ({ type: 'queued', time: 1 }));
        const ends = events.map((_, at) => offset + at + 1);
        return Promise.resolve({ events, ends, nextOffset: length });
      },
      hasEnded: () => Promise.resolve(false),
      departmentOf: () => Promise.resolve(DEMO),
    });
    /** Returns when somebody who may still watch has got what is new. */
    return async (runId: string) => {
      const { stream, streamId } = await open(server.admin);
      await server.admin.call(subscribe, { body: { streamId, runs: [{ runId, offset: length }] } });
      length += 1;
      server.services.runs.watch.advanced(runId);
      expect(await stream.next()).toMatchObject({ type: 'run', nextOffset: length });
      await stream.close();
    };
  }
  const userIdOf = async (client: Client) => (await client.call(getUserInfo)).userId;
  /** What the stream carries until a message that comes after all that was sent before: until `user-changed` also what was published earlier and had to wait for its turn. */
  async function rest(stream: EventReader): Promise<unknown[]> {
    tellAll(server.services.hub, 'last');
    const messages: unknown[] = [];
    for (;;) {
      const message = (await stream.next()) as { type: string };
      if (message.type === 'dictionary-changed') return messages;
      messages.push(message);
    }
  }

  it('gets no more of its runs, on any stream, and cannot ask for them again', async () => {
    const grow = growingRuns();
    const member = await server.newUser('leaver', DEMO);
    const userId = await userIdOf(member);
    const { stream, streamId } = await open(member);
    const runId = crypto.randomUUID();
    const runs = [{ runId, offset: 0 }];
    await member.call(subscribe, { body: { streamId, runs } });
    expect(await stream.next()).toMatchObject({ type: 'run', offset: 0, nextOffset: 1 });
    const { caller } = server.services.hub.find(streamId)!;
    const watched = { runId, deptId: DEMO, offset: 1 };
    const { signal } = new AbortController();
    const pages = server.services.runs.watch.watch(caller, watched, signal);
    const page = pages.next();

    await server.admin.call(removeMember, { body: { deptId: DEMO, userId } });
    expect(await page).toEqual({ done: true, value: undefined });
    await grow(runId);
    runsChanged(server.services.hub, DEMO);
    projectChanged(server.services.hub, DEMO);
    expect((await rest(stream)).at(-1)).toEqual({ type: 'user-changed' });
    expect((await member.reply(subscribe, { body: { streamId, runs } })).code).toBe(403);
    const late = server.services.runs.watch.watch(caller, watched, signal);
    expect(await late.next()).toEqual({ done: true, value: undefined });

    await server.admin.call(addMember, { body: { deptId: DEMO, userId, roleId: 11 } });
    await member.call(subscribe, { body: { streamId, runs } });
    expect(await rest(stream)).toContainEqual({ type: 'user-changed' });
    await stream.close();
  });

  it('gets nothing of it that any feature publishes after the removal', async () => {
    const member = await server.newUser('removed', DEMO);
    const userId = await userIdOf(member);
    const { hub } = server.services;
    const [{ stream }, witness] = [await open(member), await open(server.admin)];
    await server.admin.call(removeMember, { body: { deptId: DEMO, userId } });
    const published = { type: 'tree-changed', deptId: DEMO } as const;
    runsChanged(hub, DEMO);
    projectChanged(hub, DEMO);
    hub.publish(published, membersOf(DEMO));
    hub.publish(published, membersOf(DEMO), { key: 'attack', rest: () => 0 });
    expect((await rest(stream)).at(-1)).toEqual({ type: 'user-changed' });
    const seen = await rest(witness.stream);
    expect(seen.filter((message) => (message as { type: string }).type === 'tree-changed')).toHaveLength(2);
    await stream.close();
    await witness.stream.close();
  });

  it('nor what was published before it and waits for its turn', async () => {
    const hub = new Hub();
    const members = new Set([1, 2]);
    hub.serveMemberships(({ userId }) => {
      const departments = new Set(members.has(userId) ? [DEMO] : []);
      return Promise.resolve({ departments, runs: departments });
    });
    const got: Record<number, string[]> = { 1: [], 2: [] };
    for (const userId of [1, 2]) {
      await hub.open({
        caller: callerOf(userId),
        send: ({ type }) => Promise.resolve(void got[userId]!.push(type)),
        end: () => undefined,
        onFailure: (error) => expect.unreachable(String(error)),
      });
    }
    // The first is told at once; the second waits, and no timer can end before the removal is known.
    runsChanged(hub, DEMO);
    runsChanged(hub, DEMO);
    members.delete(2);
    await hub.learnAnew(({ userId }) => userId === 2);
    await expect.poll(() => got[1]).toEqual(['runs-changed', 'runs-changed']);
    expect(got[2]).toEqual(['runs-changed', 'user-changed']);
  });

  it('or may no longer see runs: the same', async () => {
    const grow = growingRuns();
    const member = await server.newUser('blinded', DEMO);
    const { stream, streamId } = await open(member);
    const runId = crypto.randomUUID();
    await member.call(subscribe, { body: { streamId, runs: [{ runId, offset: 0 }] } });
    expect(await stream.next()).toMatchObject({ type: 'run', offset: 0 });
    const { pool, permissions, database, hub } = server.services;
    await pool.query("INSERT INTO role_permissions VALUES (11, 'run:view', false)");
    await permissions.load(database);
    await hub.learnAnew(() => true);
    await grow(runId);
    expect((await rest(stream)).at(-1)).toEqual({ type: 'user-changed' });
    await pool.query('DELETE FROM role_permissions');
    await permissions.load(database);
    await stream.close();
  });

  it('or whose session has ended: the same', async () => {
    growingRuns();
    const member = await server.newUser('signed-out', DEMO);
    const { stream, streamId } = await open(member);
    const { hub, runs } = server.services;
    const { caller } = hub.find(streamId)!;
    const watched = { runId: crypto.randomUUID(), deptId: DEMO, offset: 1 };
    const page = runs.watch.watch(caller, watched, new AbortController().signal).next();
    await member.call(logOut);
    expect(await page).toEqual({ done: true, value: undefined });
    expect(await stream.next()).toMatchObject({ type: 'session', reason: 'signed-out' });
    expect(await stream.next()).toBeUndefined();
  });

  it('nor does a stream go on whose user’s projects cannot be read', async () => {
    const member = await server.newUser('unlucky', DEMO);
    const { stream } = await open(member);
    const { pool, hub } = server.services;
    await pool.query('ALTER TABLE memberships RENAME TO hidden');
    await hub.learnAnew(() => true);
    await pool.query('ALTER TABLE hidden RENAME TO memberships');
    let last = await stream.next();
    while (last !== undefined) last = await stream.next();
  });
});

describe('a subscribed run', () => {
  const event = (time: number): RunEvent => ({ type: 'queued', time });

  it('is carried from its offset without loss or doubling, however often it advances', async () => {
    const log: RunEvent[] = [event(0), event(1), event(2)];
    const hub = new Hub();
    const source = {
      readEvents: async (_runId: string, offset: number) => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        const events = log.slice(offset, offset + 2);
        return { events, ends: events.map((_, at) => offset + at + 1), nextOffset: offset + events.length };
      },
      hasEnded: () => Promise.resolve(false),
      departmentOf: () => Promise.resolve(DEMO),
    };
    const received: number[] = [];
    const streamId = await hub.open({
      caller: callerOf(1),
      async send(message) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        if (message.type === 'run') received.push(...message.events.map(({ time }) => time));
      },
      end: () => expect.unreachable(),
      onFailure: (error) => expect.unreachable(String(error)),
    });
    const watch = new RunWatch(hub, source);
    watch.carry(hub.find(streamId)!, [{ runId: 'r', deptId: DEMO, offset: 1 }]);
    for (let time = 3; time < 40; time += 1) {
      log.push(event(time));
      watch.advanced('r');
      if (time % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 3));
    }
    await expect.poll(() => received.length).toBe(39);
    expect(received).toEqual(Array.from({ length: 39 }, (_, index) => index + 1));
  });
});
