import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGroup, saveSysUser, addMember, selectMessageList, sendMessage } from '@netloom/contract';
import type { Message } from '@netloom/contract';
import { expect, it } from 'vitest';
import { newDatabase } from '../../../test/newDatabase.ts';
import { startServerProcess } from '../../../test/serverProcess.ts';
import { DEMO } from '../../../test/testServer.ts';
import type { Client } from '../../../test/testServer.ts';

const POSTS = 1500;
const WRITERS = 8;
const KILLS = 3;

/** Every message of the chat, page by page. */
async function everything(client: Client, privateChatId: number): Promise<Message[]> {
  const found: Message[] = [];
  for (;;) {
    const after = found.at(-1)?.seq ?? 0;
    const body = { privateChatId, after, limit: 200 };
    const { messages } = await client.call(selectMessageList, { body });
    if (messages.length === 0) return found;
    found.push(...messages);
  }
}

it('no message is lost or doubled when the server is killed in a storm of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-storm-'));
  const place = { folder, databaseUrl: await newDatabase() };
  let server = await startServerProcess(place);
  try {
    const user = {
      userName: 'other',
      password: 'a long enough password',
      email: 'o@o.example',
      phone: '13800138000',
    };
    const { userId } = await server.client.call(saveSysUser, { body: user });
    await server.client.call(addMember, { body: { deptId: DEMO, userId, roleId: 11 } });
    const group = { deptId: DEMO, title: 'Storm', userIds: [userId] };
    const { privateChatId } = await server.client.call(createGroup, { body: group });
    let next = 0;
    const write = async () => {
      for (let at = next++; at < POSTS; at = next++) {
        const body = { privateChatId, content: `number ${at}`, nonce: `nonce of ${at}` };
        // As a client does: the same again until it is answered.
        while ((await server.client.reply(sendMessage, { body }).catch(() => null))?.code !== 200)
          await sleep(50);
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, write));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      while (next < (POSTS * kill) / (KILLS + 1)) await sleep(10);
      await server.end('SIGKILL');
      server = await startServerProcess(place);
    }
    await writing;
    const kept = await everything(server.client, privateChatId);
    expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: POSTS }, (_, at) => at + 1));
    expect(new Set(kept.map(({ content }) => content)).size).toBe(POSTS);
  } finally {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
});
