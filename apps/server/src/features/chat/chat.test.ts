import {
  chatInfo,
  chatPeople,
  createGroup,
  deleteMessage,
  findRoom,
  getSseStream,
  getUserInfo,
  insertDept,
  leaveChat,
  leaveDept,
  markAsRead,
  messageHistory,
  noteTyping,
  openPrivateChat,
  pinMessage,
  reactToMessage,
  searchMessages,
  selectMessageList,
  selectPrivateChatList,
  sendMessage,
  setMuted,
  updateGroup,
  updateMessage,
} from '@netloom/contract';
import type { Call } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let eve: Client;
let ids: { ann: number; bob: number; eve: number };
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
  bob = await server.newUser('bob bell', DEMO);
  eve = await server.newUser('eve');
  const idOf = async (client: Client) => (await client.call(getUserInfo)).userId;
  ids = { ann: await idOf(ann), bob: await idOf(bob), eve: await idOf(eve) };
});
afterAll(() => server.close());

const say = (client: Client, privateChatId: number, content: string, more = {}) =>
  client.call(sendMessage, { body: { privateChatId, content, ...more } });
const unreadOf = async (client: Client, privateChatId: number) =>
  (await client.call(selectPrivateChatList)).find((each) => each.privateChatId === privateChatId)
    ?.notReadAmount;
const textsOf = async (client: Client, body: { privateChatId: number; [option: string]: unknown }) =>
  (await client.call(selectMessageList, { body: body as never })).messages.map(({ content }) => content);
const group = async (title: string) =>
  (await ann.call(createGroup, { body: { deptId: DEMO, title, userIds: [ids.bob] } })).privateChatId;

describe('a chat of two', () => {
  it('is one, whoever opens it, and counts what the other said', async () => {
    const { privateChatId, title } = await ann.call(openPrivateChat, { body: { userId: ids.bob } });
    expect(title).toBe('bob bell');
    const other = await bob.call(openPrivateChat, { body: { userId: ids.ann } });
    expect(other).toMatchObject({ privateChatId, title: 'ann' });
    await say(ann, privateChatId, 'one');
    await say(ann, privateChatId, 'two');
    expect([await unreadOf(ann, privateChatId), await unreadOf(bob, privateChatId)]).toEqual([0, 2]);
    const [record] = await bob.call(selectPrivateChatList);
    expect(record).toMatchObject({ type: 'private', title: 'ann', lastMessage: 'two', lastAuthor: 'ann' });
    await bob.call(markAsRead, { body: { privateChatId, seq: 1 } });
    expect(await unreadOf(bob, privateChatId)).toBe(1);
    await bob.call(markAsRead, { body: { privateChatId } });
    expect(await unreadOf(bob, privateChatId)).toBe(0);
  });

  it('is not had with oneself, strangers or nobody', async () => {
    const open = (userId: number) => ann.reply(openPrivateChat, { body: { userId } });
    expect(await open(ids.ann)).toMatchObject({ code: 601, data: { reason: 'chat-with-oneself' } });
    expect([await open(ids.eve), await open(999)].map(({ code }) => code)).toEqual([403, 403]);
    const found = await ann.call(chatPeople, { query: { search: 'B' } });
    expect(found).toEqual([{ userId: ids.bob, userName: 'bob bell' }]);
    expect(await eve.call(chatPeople, { query: {} })).toEqual([]);
  });
});

describe('messages', () => {
  it('are not doubled by being sent again, and keep their order in a burst', async () => {
    const chat = await group('Burst');
    const nonces = Array.from({ length: 60 }, (_, at) => `nonce-of-${at % 30}`);
    const sent = await Promise.all(nonces.map((nonce) => say(ann, chat, nonce, { nonce })));
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(30);
    const { messages } = await ann.call(selectMessageList, { body: { privateChatId: chat } });
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(await unreadOf(bob, chat)).toBe(30);
  });

  it('are changed and deleted by their authors, with what was before', async () => {
    const chat = await group('Edits');
    const { messageId } = await say(ann, chat, 'frist');
    const changed = await ann.call(updateMessage, { body: { messageId, content: 'first' } });
    expect(changed).toMatchObject({ content: 'first', editTime: expect.any(String) });
    const history = await bob.call(messageHistory, { query: { messageId } });
    expect(history.map(({ content }) => content)).toEqual(['frist']);
    const foreign = await bob.reply(updateMessage, { body: { messageId, content: 'x' } });
    expect(foreign).toMatchObject({ code: 403, data: { reason: 'not-your-message' } });
    expect((await bob.reply(deleteMessage, { body: { messageId } })).code).toBe(403);
    expect(await unreadOf(bob, chat)).toBe(1);
    await ann.call(deleteMessage, { body: { messageId } });
    expect(await unreadOf(bob, chat)).toBe(0);
    const { messages } = await bob.call(selectMessageList, { body: { privateChatId: chat } });
    expect(messages).toMatchObject([{ deleted: true, content: '' }]);
    expect(await bob.call(messageHistory, { query: { messageId } })).toEqual([]);
    const again = await ann.reply(updateMessage, { body: { messageId, content: 'y' } });
    expect(again).toMatchObject({ code: 601, data: { reason: 'message-deleted' } });
  });

  it('answer in threads, are reacted to, pinned and paged', async () => {
    const chat = await group('Threads');
    const root = await say(ann, chat, 'root');
    const answer = await say(bob, chat, 'answer', { rootId: root.messageId });
    await say(ann, chat, 'deeper', { rootId: answer.messageId });
    await say(ann, chat, 'aside');
    const thread = { privateChatId: chat, rootId: root.messageId };
    expect(await textsOf(bob, thread)).toEqual(['root', 'answer', 'deeper']);
    const reaction = { messageId: root.messageId, emoji: '👀', on: true } as const;
    await bob.call(reactToMessage, { body: reaction });
    const twice = await bob.call(reactToMessage, { body: reaction });
    expect(twice).toMatchObject({ replies: 2, reactions: [{ emoji: '👀', userIds: [ids.bob] }] });
    await bob.call(pinMessage, { body: { messageId: answer.messageId, pinned: true } });
    expect(await textsOf(ann, { privateChatId: chat, pinned: true })).toEqual(['answer']);
    expect(await textsOf(ann, { privateChatId: chat, before: 3 })).toEqual(['root', 'answer']);
    expect(await textsOf(ann, { privateChatId: chat, after: 3 })).toEqual(['aside']);
    expect(await textsOf(ann, { privateChatId: chat, around: 2, limit: 2 })).toEqual(['answer', 'deeper']);
  });

  it('count in a muted chat only where they mention its reader', async () => {
    const chat = await group('Muted');
    await bob.call(setMuted, { body: { privateChatId: chat, muted: true } });
    await say(ann, chat, 'nothing for you, `@"bob bell"`');
    expect(await unreadOf(bob, chat)).toBe(0);
    await say(ann, chat, 'look, @"Bob Bell"!');
    expect(await unreadOf(bob, chat)).toBe(1);
  });

  it('are refused when empty, too long, or full of names', async () => {
    const chat = await group('Refused');
    const refused = async (content: string) => {
      const { code, data } = await ann.reply(sendMessage, { body: { privateChatId: chat, content } });
      return [code, (data as { reason?: string } | null)?.reason];
    };
    expect(await refused(' \n ')).toEqual([601, 'nothing-said']);
    expect((await refused('x'.repeat(1_000_000)))[0]).toBe(601);
    const names = Array.from({ length: 2_000 }, (_, at) => `@u${at}`).join(' ');
    expect(await refused(names)).toEqual([601, 'too-many-mentions']);
  });
});

describe('rooms', () => {
  const subject = 'design:demo/demo.soc.json';

  it('exist from the first word on, for all of the project', async () => {
    const ask = { query: { deptId: DEMO, subject } };
    expect(await ann.call(findRoom, ask)).toBeNull();
    const body = { room: { deptId: DEMO, subject }, content: 'who drives irq? @"bob bell"' };
    const { privateChatId } = await ann.call(sendMessage, { body });
    const room = await bob.call(findRoom, ask);
    expect(room).toMatchObject({ privateChatId, kind: 'room', member: true, title: 'demo' });
    // Whom it mentions follows it; the others read it without being counted to.
    expect(await unreadOf(bob, privateChatId)).toBe(1);
    expect(await unreadOf(server.admin, privateChatId)).toBeUndefined();
    expect(await textsOf(server.admin, { privateChatId })).toHaveLength(1);
    expect((await eve.reply(findRoom, ask)).code).toBe(403);
    const nothing = { room: { deptId: DEMO, subject: `run:${crypto.randomUUID()}` }, content: 'x' };
    expect((await ann.reply(sendMessage, { body: nothing })).code).toBe(404);
  });
});

describe('who is not in a chat', () => {
  it('learns nothing of it by any call', async () => {
    const chat = await group('Secret');
    const { messageId } = await say(ann, chat, 'zirconium @eve');
    const calls: [Call, object][] = [
      [chatInfo, { query: { privateChatId: chat } }],
      [selectMessageList, { body: { privateChatId: chat } }],
      [sendMessage, { body: { privateChatId: chat, content: 'x' } }],
      [markAsRead, { body: { privateChatId: chat } }],
      [messageHistory, { query: { messageId } }],
      [reactToMessage, { body: { messageId, emoji: '👀', on: true } }],
      [pinMessage, { body: { messageId, pinned: true } }],
      [updateGroup, { body: { privateChatId: chat, userIds: [ids.eve] } }],
      [leaveChat, { body: { privateChatId: chat } }],
    ];
    for (const client of [eve, server.admin]) {
      for (const [call, input] of calls) {
        const there = await client.reply(call, input as never);
        const nowhere = JSON.parse(
          JSON.stringify(input).replace(String(chat), '99999').replace(String(messageId), '99999'),
        );
        // As what does not exist.
        expect(there).toEqual(await client.reply(call, nowhere as never));
        expect(there.code).toBe(403);
      }
      expect(await client.call(searchMessages, { body: { search: 'zirconium' } })).toEqual([]);
      expect(await unreadOf(client, chat)).toBeUndefined();
    }
    expect(await bob.call(searchMessages, { body: { search: 'ZIRCON' } })).toHaveLength(1);
  });

  it('is told nothing by the stream, from the moment of leaving on', async () => {
    const chat = await group('Streamed');
    const open = async ({ headers }: Client) => {
      const reader = await EventReader.open(bob.url(getSseStream), headers);
      // What is said before the stream greets is nobody's yet.
      await reader.next();
      return reader;
    };
    const [ofBob, ofEve] = [await open(bob), await open(eve)];
    await say(ann, chat, 'before');
    const upTo = async (reader: EventReader, content: string) => {
      const told: string[] = [];
      while (!told.at(-1)?.includes(content)) told.push(JSON.stringify(await reader.next()));
      return told.join();
    };
    await upTo(ofBob, 'before');
    await bob.call(leaveChat, { body: { privateChatId: chat } });
    await say(ann, chat, 'after');
    await say(ann, (await ann.call(openPrivateChat, { body: { userId: ids.bob } })).privateChatId, 'last');
    expect(await upTo(ofBob, 'last')).not.toContain('after');
    const { privateChatId } = await server.admin.call(openPrivateChat, { body: { userId: ids.eve } });
    await say(server.admin, privateChatId, 'to eve');
    expect(await upTo(ofEve, 'to eve')).not.toMatch(/before|after|last/);
    await Promise.all([ofBob.close(), ofEve.close()]);
  });

  it('is whoever left the project', async () => {
    const { deptId } = await bob.call(insertDept, { body: { name: 'Short lived' } });
    await server.newUser('short', deptId);
    const carl = await server.newUser('carl', deptId);
    const { userId } = await carl.call(getUserInfo);
    const body = { deptId, title: 'Team', userIds: [userId] };
    const { privateChatId } = await bob.call(createGroup, { body });
    await say(bob, privateChatId, 'in here');
    expect(await textsOf(carl, { privateChatId })).toEqual(['in here']);
    await carl.call(leaveDept, { body: { deptId } });
    expect((await carl.reply(selectMessageList, { body: { privateChatId } })).code).toBe(403);
    expect(await unreadOf(carl, privateChatId)).toBeUndefined();
    expect(await carl.call(searchMessages, { body: { search: 'in here' } })).toEqual([]);
  });
});

it('tells once a second that somebody writes, however often he says so', async () => {
  const chat = await group('Typing');
  const ofBob = await EventReader.open(bob.url(getSseStream), bob.headers);
  await ofBob.next();
  const notes = Array.from({ length: 20 }, () => ann.call(noteTyping, { body: { privateChatId: chat } }));
  await Promise.all(notes);
  await say(ann, chat, 'written');
  const told: string[] = [];
  while (!told.at(-1)?.includes('written')) told.push(JSON.stringify(await ofBob.next()));
  expect(told.filter((text) => text.includes('"typing"'))).toHaveLength(1);
  await ofBob.close();
});

it('finds words of two Chinese or Japanese letters, and parts of words', async () => {
  const chat = await group('Search');
  await say(ann, chat, '时钟在上海签核');
  await say(ann, chat, 'テストは失敗した');
  await say(ann, chat, 'the interrupt_controller hangs');
  const found = async (search: string) =>
    (await bob.call(searchMessages, { body: { search, privateChatId: chat } })).map(({ seq }) => seq);
  expect(await found('上海')).toEqual([1]);
  expect(await found('失敗')).toEqual([2]);
  expect(await found('rupt_con hangs')).toEqual([3]);
  expect(await found('上失')).toEqual([]);
  expect(await found('100%')).toEqual([]);
});

it('finds in a project what is said there, and between two people', async () => {
  const { deptId } = await bob.call(insertDept, { body: { name: 'Other' } });
  const { privateChatId: two } = await bob.call(openPrivateChat, { body: { userId: ids.ann } });
  const body = { deptId, title: 'Others', userIds: [ids.bob] };
  const { privateChatId: others } = await bob.call(createGroup, { body });
  const here = await group('Here');
  for (const chat of [two, others, here]) await say(bob, chat, 'see soc:namesake/uart0');
  const found = async (only: object) => {
    const asked = { body: { search: 'soc:namesake', ...only } };
    return (await bob.call(searchMessages, asked)).map(({ privateChatId }) => privateChatId);
  };
  expect(await found({ deptId: DEMO })).toEqual([here, two]);
  expect(await found({ deptId })).toEqual([others, two]);
  expect(await found({})).toEqual([here, others, two]);
});

it('marks everything as read at once', async () => {
  const chats = await Promise.all(['A', 'B', 'C'].map(group));
  for (const chat of chats) await say(ann, chat, 'hello');
  await bob.call(markAsRead, { body: { all: true } });
  const sum = (await bob.call(selectPrivateChatList)).reduce((all, each) => all + each.notReadAmount, 0);
  expect(sum).toBe(0);
});
