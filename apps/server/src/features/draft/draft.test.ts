import { setTimeout as sleep } from 'node:timers/promises';
import {
  createGroup,
  getDraft,
  listDrafts,
  openPrivateChat,
  saveDraft,
  sendMessage,
  getUserInfo,
} from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { sql } from '../../database/drizzle.ts';

let server: TestServer;
let ann: Client;
let chat: number;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
  const { userId } = await server.admin.call(getUserInfo);
  chat = (await ann.call(openPrivateChat, { body: { userId } })).privateChatId;
});
afterAll(() => server.close());

it('follows a person, and an older copy never takes the place of a newer one', async () => {
  const draftKey = `chat:${chat}`;
  const save = (text: string, version: number) => ann.reply(saveDraft, { body: { draftKey, text, version } });
  expect(await ann.call(getDraft, { query: { draftKey } })).toMatchObject({ text: '', version: 0 });
  await save('on the first machine', 0);
  expect(await ann.call(listDrafts)).toMatchObject([{ draftKey, text: 'on the first machine', version: 1 }]);
  const saves = await Promise.all(['a', 'b', 'c'].map((text) => save(text, 1)));
  expect(saves.map(({ code }) => code).sort()).toEqual([200, 601, 601]);
  expect(await save('late', 1)).toMatchObject({ code: 601, data: { reason: 'draft-newer', version: 2 } });
  expect(await server.admin.call(listDrafts)).toEqual([]);
});

it('is gone with its message, and no old copy brings it back', async () => {
  const draftKey = `chat:${chat}`;
  const { version } = await ann.call(getDraft, { query: { draftKey } });
  await ann.call(sendMessage, { body: { privateChatId: chat, content: 'sent', draftKey } });
  expect(await ann.call(listDrafts)).toEqual([]);
  const late = await ann.reply(saveDraft, { body: { draftKey, text: 'sent', version } });
  expect(late.code).toBe(601);
  // A message that is refused takes no draft with it.
  const next = await ann.call(getDraft, { query: { draftKey } });
  await ann.call(saveDraft, { body: { draftKey, text: 'kept', version: next.version } });
  await ann.reply(sendMessage, { body: { privateChatId: chat, content: ' ', draftKey } });
  expect(await ann.call(listDrafts)).toMatchObject([{ text: 'kept' }]);
});

it('outlives its chat: what is said there is refused, and nothing that was written is lost', async () => {
  const { userId } = await server.admin.call(getUserInfo);
  const group = { deptId: DEMO, title: 'Short lived', userIds: [userId] };
  const { privateChatId } = await ann.call(createGroup, { body: group });
  const draftKey = `chat:${privateChatId}`;
  await ann.call(saveDraft, { body: { draftKey, text: 'half a thought', version: 0 } });
  await server.services.pool.query('DELETE FROM chats WHERE chat_id = $1', [privateChatId]);
  const said = await ann.reply(sendMessage, { body: { privateChatId, content: 'whole', draftKey } });
  expect(said.code).toBe(403);
  expect(await ann.call(listDrafts)).toContainEqual(expect.objectContaining({ text: 'half a thought' }));
  const later = await ann.reply(saveDraft, { body: { draftKey, text: 'a whole thought', version: 1 } });
  expect(later.code).toBe(200);
});

it('is kept where the chat goes in the moment of saying it', async () => {
  const { userId } = await server.admin.call(getUserInfo);
  const group = { deptId: DEMO, title: 'Shorter lived', userIds: [userId] };
  const { privateChatId } = await ann.call(createGroup, { body: group });
  const draftKey = `chat:${privateChatId}`;
  await ann.call(saveDraft, { body: { draftKey, text: 'words', version: 0 } });
  const holding = await server.services.pool.connect();
  await holding.query('BEGIN');
  await holding.query('SELECT 1 FROM chats WHERE chat_id = $1 FOR UPDATE', [privateChatId]);
  const saying = ann.reply(sendMessage, { body: { privateChatId, content: 'words', draftKey } });
  const waits = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%chats%for update%'`;
  while ((await server.services.pool.query(waits)).rowCount === 0) await sleep(20);
  await holding.query('DELETE FROM chats WHERE chat_id = $1', [privateChatId]);
  await holding.query('COMMIT');
  holding.release();
  expect(await saying).toMatchObject({ code: 404, data: { reason: 'chat-gone' } });
  expect(await ann.call(listDrafts)).toContainEqual(expect.objectContaining({ text: 'words' }));
});

it('has room anew once what was sent is old', async () => {
  const { database } = server.services;
  const { userId } = await ann.call(getUserInfo);
  await database.execute(sql`INSERT INTO drafts (user_id, draft_key, text, version)
    SELECT ${userId}, 'chat:9:thread:' || n, '', 2 FROM generate_series(1, 5000) n`);
  const save = () => ann.reply(saveDraft, { body: { draftKey: 'ticket:new', text: 'x', version: 0 } });
  expect(await save()).toMatchObject({ code: 601, data: { reason: 'too-many-drafts' } });
  await database.execute(sql`UPDATE drafts SET update_time = now() - interval '91 days' WHERE text = ''`);
  expect((await save()).code).toBe(200);
});
