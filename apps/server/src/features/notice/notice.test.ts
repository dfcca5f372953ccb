import {
  createManagerSystemNotice,
  getUserInfo,
  listManagerSystemNotices,
  listUserNotices,
  markAsRead,
  noticeReaders,
  updateManagerSystemNotice,
  userNotice,
} from '@netloom/contract';
import { ROLE_IDS, createGroup, saveNoticeChoice, sendMessage } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let lead: Client;
let ann: Client;
let eve: Client;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.newUser('lead', DEMO, ROLE_IDS.lead);
  ann = await server.newUser('ann', DEMO);
  eve = await server.newUser('eve');
});
afterAll(() => server.close());

const write = (client: Client, body: object) =>
  client.reply(createManagerSystemNotice, { body: body as never });
const unread = async (client: Client) =>
  (await client.call(listUserNotices, { body: { status: false } })).map(({ title }) => title);
const idOf = async (client: Client) => (await client.call(getUserInfo)).userId;

it('reaches everybody, the members of a project, or who was chosen, and each reads for himself', async () => {
  const { admin } = server;
  await write(admin, { title: 'Everybody' });
  await write(lead, { type: 'dept', deptId: DEMO, title: 'Team' });
  await write(lead, { type: 'users', deptId: DEMO, userIds: [await idOf(ann)], title: 'Ann' });
  expect(await unread(ann)).toEqual(['Ann', 'Team', 'Everybody']);
  expect(await unread(eve)).toEqual(['Everybody']);
  const [record] = await ann.call(listUserNotices, { body: { status: false } });
  expect(record).toMatchObject({ type: 'users', state: false, notReadAmount: 1, privateChatId: null });
  const systemNoticeId = record!.systemNoticeId!;
  expect((await eve.reply(userNotice, { query: { systemNoticeId } })).code).toBe(403);
  await eve.reply(updateManagerSystemNotice, { body: { systemNoticeId, state: true } });
  await ann.call(updateManagerSystemNotice, { body: { systemNoticeId, state: true } });
  expect(await unread(ann)).toEqual(['Team', 'Everybody']);
  const readers = await lead.call(noticeReaders, { query: { systemNoticeId } });
  expect(readers).toMatchObject({ total: 1, rows: [{ userName: 'ann', readTime: expect.any(String) }] });
  await ann.call(markAsRead, { body: { all: true } });
  expect(await unread(ann)).toEqual([]);
  expect(await unread(eve)).toEqual(['Everybody']);
});

it('is a draft, waits for its time, ends and is withdrawn', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const made = async (body: object) => {
    const reply = await write(lead, { type: 'dept', deptId: DEMO, ...body });
    return (reply.data as { systemNoticeId: number }).systemNoticeId;
  };
  const stateOf = async (systemNoticeId: number) =>
    (await lead.call(listManagerSystemNotices, { body: { systemNoticeId } })).rows[0]?.state;
  const ids = [
    await made({ title: 'D', draft: true }),
    await made({ title: 'S', fromTime: at(1) }),
    await made({ title: 'E', fromTime: at(-2), untilTime: at(-1) }),
    await made({ title: 'O' }),
  ];
  expect(await Promise.all(ids.map(stateOf))).toEqual(['draft', 'scheduled', 'ended', 'sent']);
  expect(await unread(ann)).toEqual(['O']);
  const move = (systemNoticeId: number, action: 'send' | 'withdraw' | 'delete') =>
    lead.reply(updateManagerSystemNotice, { body: { systemNoticeId, action } });
  await move(ids[0]!, 'send');
  await move(ids[3]!, 'withdraw');
  expect(await unread(ann)).toEqual(['D']);
  expect(await move(ids[2]!, 'send')).toMatchObject({ code: 601, data: { reason: 'notice-over' } });
  await move(ids[0]!, 'delete');
  expect(await stateOf(ids[0]!)).toBeUndefined();
  const backwards = { type: 'dept', deptId: DEMO, title: 'X', fromTime: at(2), untilTime: at(1) };
  expect(await write(lead, backwards)).toMatchObject({ code: 601, data: { reason: 'notice-ends-first' } });
});

it('is written by who may, and changed by one at a time', async () => {
  expect((await write(ann, { type: 'dept', deptId: DEMO, title: 'X' })).code).toBe(403);
  expect((await write(lead, { title: 'to all' })).code).toBe(403);
  const stranger = { type: 'users', deptId: DEMO, userIds: [await idOf(eve)], title: 'X' };
  expect(await write(lead, stranger)).toMatchObject({ code: 601, data: { reason: 'group-of-members' } });
  const { data } = await write(lead, { type: 'dept', deptId: DEMO, title: 'First' });
  const { systemNoticeId, revision } = data as { systemNoticeId: number; revision: number };
  const change = { type: 'dept' as const, deptId: DEMO, title: 'Second', revision };
  const changes = [1, 2].map(() =>
    lead.reply(updateManagerSystemNotice, { body: { systemNoticeId, change } }),
  );
  expect((await Promise.all(changes)).map(({ code }) => code).sort()).toEqual([200, 601]);
  expect(
    (await ann.reply(updateManagerSystemNotice, { body: { systemNoticeId, action: 'delete' } })).code,
  ).toBe(403);
});

it('tells of mentions as their reader wants, many of them as one', async () => {
  const userIds = [await idOf(ann)];
  const body = { deptId: DEMO, title: 'Irq', userIds };
  const { privateChatId } = await lead.call(createGroup, { body });
  await ann.call(markAsRead, { body: { all: true } });
  const mention = () => lead.call(sendMessage, { body: { privateChatId, content: 'look @ann' } });
  await mention();
  await expect.poll(() => unread(ann)).toEqual(['lead mentioned you in Irq']);
  await mention();
  await mention();
  await expect.poll(() => unread(ann)).toEqual(['3 mentions in Irq; the last by lead']);
  const [record] = await ann.call(listUserNotices, { body: { status: false } });
  expect(record).toMatchObject({
    type: 'reminder',
    link: expect.stringContaining(`chatId=${privateChatId}`),
  });
  await ann.call(markAsRead, { body: { all: true } });
  await ann.call(saveNoticeChoice, { body: { kind: 'mention', way: 'off' } });
  await mention();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await unread(ann)).toEqual([]);
});
