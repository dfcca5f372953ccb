import {
  chatInfo,
  createGroup,
  deleteMessage,
  getSseStream,
  getUserInfo,
  leaveChat,
  leaveDept,
  messageHistory,
  messageImage,
  openPrivateChat,
  pinMessage,
  reactToMessage,
  searchMessages,
  selectDeptById,
  selectMessageList,
  selectPrivateChatList,
  sendMessage,
  updateDept,
  updateGroup,
  updateMessage,
  uploadMessageImages,
} from '@netloom/contract';
import type { Attachment, Reply } from '@netloom/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let chat: number;
let told: Record<'kept' | 'edited' | 'deleted' | 'later' | 'picture', number>;
let imageIds: { before: string; later: string };

const say = (client: Client, content: string, more = {}) =>
  client.call(sendMessage, { body: { privateChatId: chat, content, ...more } });

async function upload(client: Client): Promise<string> {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(png)]), 'a.png');
  const response = await fetch(client.url(uploadMessageImages), {
    method: 'POST',
    headers: client.headers,
    body: form,
  });
  return ((await response.json()) as Reply<Attachment[]>).data[0]!.imageId;
}

const lets = async (formerMembersRead: boolean) => {
  const { deptName: name, gitAddress } = await server.admin.call(selectDeptById, { params: { id: DEMO } });
  return server.admin.call(updateDept, { body: { deptId: DEMO, name, gitAddress, formerMembersRead } });
};
const imageOf = (client: Client, imageId: string) =>
  fetch(client.url(messageImage, { query: { imageId } }), { headers: client.headers });
const recordOf = async (client: Client) =>
  (await client.call(selectPrivateChatList)).find(({ privateChatId }) => privateChatId === chat);
const found = async (search: string) =>
  (await bob.call(searchMessages, { body: { search } })).map(({ messageId }) => messageId);
const listed = async (more = {}) =>
  (await bob.call(selectMessageList, { body: { privateChatId: chat, ...more } })).messages;

/** Bob leaves a group; then what was said is changed, deleted, pinned, answered, and more is said. */
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
  bob = await server.newUser('bob', DEMO);
  const { userId } = await bob.call(getUserInfo);
  const group = { deptId: DEMO, title: 'Zinc', userIds: [userId] };
  chat = (await ann.call(createGroup, { body: group })).privateChatId;
  imageIds = { before: await upload(ann), later: await upload(ann) };
  const idOf = async (content: string, more = {}) => (await say(ann, content, more)).messageId;
  const [kept, edited, deleted] = [
    await idOf('kept zinc'),
    await idOf('first zinc'),
    await idOf('gone zinc'),
  ];
  const picture = await idOf('picture', { imageIds: [imageIds.before] });
  await ann.call(updateMessage, { body: { messageId: edited, content: 'second zinc' } });
  await bob.call(leaveChat, { body: { privateChatId: chat } });
  await ann.call(updateMessage, { body: { messageId: edited, content: 'third cobalt' } });
  await ann.call(updateMessage, { body: { messageId: edited, content: 'fourth cobalt' } });
  await ann.call(deleteMessage, { body: { messageId: deleted } });
  await ann.call(pinMessage, { body: { messageId: kept, pinned: true } });
  await ann.call(reactToMessage, { body: { messageId: kept, emoji: '👀', on: true } });
  const later = await idOf('later zinc', { rootId: kept, imageIds: [imageIds.later] });
  await ann.call(updateGroup, { body: { privateChatId: chat, title: 'Nickel' } });
  told = { kept, edited, deleted, later, picture };
});
afterAll(() => server.close());

it('who left sees nothing of a chat where the project does not say so', async () => {
  expect((await bob.reply(chatInfo, { query: { privateChatId: chat } })).code).toBe(403);
  expect((await bob.reply(selectMessageList, { body: { privateChatId: chat } })).code).toBe(403);
  expect((await bob.reply(messageHistory, { query: { messageId: told.edited } })).code).toBe(403);
  expect((await imageOf(bob, imageIds.before)).status).toBe(403);
  expect([await found('zinc'), await recordOf(bob)]).toEqual([[], undefined]);
});

describe('where the project says so', () => {
  beforeAll(() => lets(true));

  it('the chat is as it was when he left', async () => {
    const info = await bob.call(chatInfo, { query: { privateChatId: chat } });
    expect(info).toMatchObject({ title: 'Zinc', member: false, members: [], memberCount: 0, lastSeq: 4 });
    expect(info.leftTime).not.toBeNull();
    const record = { title: 'Zinc', notReadAmount: 0, lastMessage: 'picture' };
    expect(await recordOf(bob)).toMatchObject(record);
    const { messages, lastSeq } = await bob.call(selectMessageList, { body: { privateChatId: chat } });
    expect(lastSeq).toBe(4);
    expect(messages.map(({ content }) => content)).toEqual(['kept zinc', 'second zinc', '', 'picture']);
    expect(messages[0]).toMatchObject({ pinned: false, replies: 0, reactions: [] });
    expect(messages[2]).toMatchObject({ deleted: true });
  });

  it('and nothing later comes by any other way', async () => {
    const ways = [{ after: 0 }, { around: 4 }, { before: 99 }, { rootId: told.kept }, { pinned: true }];
    const texts = (await Promise.all(ways.map(listed))).flat().map(({ content }) => content);
    expect(texts.join()).not.toMatch(/later|cobalt/);
    expect(await listed({ pinned: true })).toEqual([]);
    const history = await bob.call(messageHistory, { query: { messageId: told.edited } });
    expect(history.map(({ content }) => content)).toEqual(['first zinc']);
    expect((await bob.reply(messageHistory, { query: { messageId: told.later } })).code).toBe(403);
    // Neither by a word that came in nor by one that went out later.
    expect([await found('cobalt'), await found('second')]).toEqual([[], []]);
    expect(await found('zinc')).toEqual([told.kept]);
    const answers = await Promise.all([imageIds.before, imageIds.later].map((id) => imageOf(bob, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
  });

  it('he is not told of what goes on by the stream', async () => {
    const stream = await EventReader.open(bob.url(getSseStream), bob.headers);
    expect(await stream.next()).toMatchObject({ type: 'hello' });
    await say(ann, 'goes on');
    const { userId } = await bob.call(getUserInfo);
    const { privateChatId } = await ann.call(openPrivateChat, { body: { userId } });
    await ann.call(sendMessage, { body: { privateChatId, content: 'to bob' } });
    let told = '';
    while (!told.includes('to bob')) told += JSON.stringify(await stream.next());
    expect(told).not.toContain('goes on');
    await stream.close();
  });

  it('who comes back sees all, and who leaves the project what was until then', async () => {
    const { userId } = await bob.call(getUserInfo);
    await ann.call(updateGroup, { body: { privateChatId: chat, userIds: [userId] } });
    expect((await listed()).map(({ content }) => content)).toContain('later zinc');
    await bob.call(leaveDept, { body: { deptId: DEMO } });
    await say(ann, 'after all');
    const texts = (await listed()).map(({ content }) => content);
    expect([texts.includes('later zinc'), texts.includes('after all')]).toEqual([true, false]);
    expect(await recordOf(bob)).toMatchObject({ title: 'Nickel', notReadAmount: 0 });
    await lets(false);
    expect((await bob.reply(selectMessageList, { body: { privateChatId: chat } })).code).toBe(403);
    expect(await found('zinc')).toEqual([]);
  });
});
