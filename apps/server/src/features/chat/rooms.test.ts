import {
  createBug,
  createTicket,
  findRoom,
  getSseStream,
  getUserInfo,
  searchMessages,
  selectMessageList,
  selectPrivateChatList,
  sendMessage,
  updateTicket,
} from '@netloom/contract';
import type { StreamMessage } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { sql } from '../../database/drizzle.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let eve: Client;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
  bob = await server.newUser('bob', DEMO);
  eve = await server.newUser('eve');
});
afterAll(() => server.close());

const idOf = async (client: Client) => (await client.call(getUserInfo)).userId;
const say = (client: Client, room: { deptId?: number; subject: string }, content: string) =>
  client.reply(sendMessage, { body: { room, content } });
const find = (client: Client, query: { deptId?: number; subject: string }) =>
  client.reply(findRoom, { query });
const found = async (client: Client, search: string) =>
  (await client.call(searchMessages, { body: { search } })).length;
const unread = async (client: Client, subject: string) =>
  (await client.call(selectPrivateChatList)).find((each) => each.subject === subject)?.notReadAmount;

describe('the room of a defect', () => {
  it('is there from the first word on, and waits with those whom the defect concerns', async () => {
    const assignee = await idOf(bob);
    const bug = { deptId: DEMO, title: 'Lost wake-up', label: 'RTL', assigneeId: assignee };
    const { bugId } = await ann.call(createBug, { body: bug });
    const room = { deptId: DEMO, subject: `defect:${bugId}` };
    expect((await find(ann, room)).data).toBeNull();
    expect((await say(ann, room, 'see the trace')).code).toBe(200);
    expect((await find(bob, room)).data).toMatchObject({ title: `#${bugId} Lost wake-up`, member: true });
    expect(await unread(bob, room.subject)).toBe(1);
    expect((await say(ann, { ...room, subject: 'defect:999' }, 'x')).data).toMatchObject({
      reason: 'no-such-subject',
    });
    expect([(await find(eve, room)).code, (await say(eve, room, 'x')).code]).toEqual([403, 403]);
  });
});

describe('the room of a ticket', () => {
  it('is open to its author, its assignee and administrators alone', async () => {
    const { ticketId } = await ann.call(createTicket, { body: { subject: 'Run hangs' } });
    const room = { subject: `ticket:${ticketId}` };
    const { data } = await say(server.admin, room, 'zebra crossing');
    const { privateChatId } = data;
    expect((await find(ann, room)).data).toMatchObject({ title: `#${ticketId} Run hangs`, deptId: null });
    expect(await unread(ann, room.subject)).toBe(1);
    // Another member of the same project learns nothing of it.
    const messages = { body: { privateChatId } };
    expect([(await find(bob, room)).code, (await say(bob, room, 'x')).code]).toEqual([403, 403]);
    expect((await bob.reply(selectMessageList, messages)).code).toBe(403);
    expect([await found(bob, 'zebra'), await found(ann, 'zebra')]).toEqual([0, 1]);
    expect((await say(ann, { ...room, deptId: DEMO }, 'x')).code).toBe(403);
    expect((await find(ann, { subject: 'ticket:999' })).code).toBe(403);
  });

  it('closes to who has the ticket no more, in the stream too', async () => {
    const { ticketId } = await ann.call(createTicket, { body: { subject: 'Handed over' } });
    const room = { subject: `ticket:${ticketId}` };
    const assign = (assignee: number | null) =>
      server.admin.call(updateTicket, { body: { ticketId, assignee } });
    const { database } = server.services;
    const bobId = await idOf(bob);
    const setAdmin = (admin: boolean) =>
      database.execute(sql`UPDATE users SET admin = ${admin} WHERE user_id = ${bobId}`);
    await setAdmin(true);
    await assign(bobId);
    await setAdmin(false);
    expect((await say(ann, room, 'first')).code).toBe(200);
    expect(await unread(bob, room.subject)).toBe(1);
    const stream = await EventReader.open(bob.url(getSseStream), bob.headers);
    await stream.next();
    await assign(null);
    expect((await find(bob, room)).code).toBe(403);
    expect(await unread(bob, room.subject)).toBeUndefined();
    await say(ann, room, 'second');
    const own = { deptId: DEMO, subject: 'design:demo.soc.json' };
    await say(bob, own, 'mark');
    const told: string[] = [];
    while (told.at(-1) !== 'mark') {
      const event = (await stream.next()) as StreamMessage;
      if (event.type === 'chat-messages') told.push(...event.messages.map(({ content }) => content));
    }
    // The first one was said while the room was open to him, and may come late.
    expect(told.filter((content) => content !== 'first')).toEqual(['mark']);
    await stream.close();
  });
});
