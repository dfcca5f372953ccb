import {
  createGroup,
  deleteMessage,
  getUserInfo,
  leaveChat,
  markAsRead,
  selectPrivateChatList,
  sendMessage,
  setMuted,
  updateGroup,
  updateMessage,
} from '@netloom/contract';
import { DEMO } from '../testServer.ts';
import type { Client, TestServer } from '../testServer.ts';

interface Said {
  messageId: number;
  seq: number;
  author: number;
  deleted: boolean;
  mentions: Set<number>;
}

interface Place {
  readSeq: number;
  muted: boolean;
}

/** What is known of a chat by counting alone: every message, and how far each member has read. */
interface Model {
  said: Said[];
  members: Map<number, Place>;
}

/** Numbers from 0 to below `most`, the same for the same seed (mulberry32). */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

function unreadOf({ said, members }: Model, user: number): number | undefined {
  const place = members.get(user);
  if (place === undefined) return undefined;
  const counted = said.filter(
    ({ seq, author, deleted, mentions }) =>
      seq > place.readSeq && !deleted && author !== user && (!place.muted || mentions.has(user)),
  );
  return Math.min(100, counted.length);
}

/**
 * Does random things in a group, and answers where the server's unread counts differ from a recount of everything that
 * happened.
 */
export async function unreadStorm(server: TestServer, operations: number, seed: number): Promise<string[]> {
  const roll = dice(seed);
  const names = ['p0', 'p1', 'p2', 'p3'].map((name) => `${name}s${seed}`);
  const clients: Client[] = [];
  for (const name of names) clients.push(await server.newUser(name, DEMO));
  const ids = await Promise.all(clients.map(async (client) => (await client.call(getUserInfo)).userId));
  const body = { deptId: DEMO, title: 'Storm', userIds: ids };
  const { privateChatId } = await clients[0]!.call(createGroup, { body });
  const model: Model = {
    said: [],
    members: new Map(ids.map((id) => [id, { readSeq: 0, muted: false }])),
  };
  const found: string[] = [];
  for (let at = 0; at < operations; at += 1) {
    const operation = await operate(roll, { clients, ids, names, model, privateChatId });
    if (at % 7 !== 0 && at !== operations - 1) continue;
    for (const [which, client] of clients.entries()) {
      const list = await client.call(selectPrivateChatList);
      const told = list.find((each) => each.privateChatId === privateChatId)?.notReadAmount;
      const counted = unreadOf(model, ids[which]!);
      if (told !== counted) found.push(`${at} ${operation}: ${names[which]} ${told}, counted ${counted}`);
    }
    if (found.length > 3) break;
  }
  return found;
}

interface Storm {
  clients: Client[];
  ids: number[];
  names: string[];
  model: Model;
  privateChatId: number;
}

async function operate(roll: (most: number) => number, storm: Storm): Promise<string> {
  const { clients, ids, names, model, privateChatId } = storm;
  const { said, members } = model;
  const which = roll(clients.length);
  const [client, id] = [clients[which]!, ids[which]!];
  const place = members.get(id);
  const kind = roll(10);
  if (place === undefined) {
    const inside = clients[ids.findIndex((each) => members.has(each))]!;
    await inside.call(updateGroup, { body: { privateChatId, userIds: [id] } });
    members.set(id, { readSeq: said.length, muted: false });
    return 'join';
  }
  if (kind < 4) {
    const other = roll(ids.length);
    const mentions = kind === 0 ? [other] : [];
    const content = `text ${mentions.map((at) => `@${names[at]}`).join(' ')}`;
    const message = await client.call(sendMessage, { body: { privateChatId, content } });
    const kept = new Set(mentions.map((at) => ids[at]!).filter((each) => members.has(each)));
    said.push({ messageId: message.messageId, seq: message.seq, author: id, deleted: false, mentions: kept });
    place.readSeq = Math.max(place.readSeq, message.seq);
    return 'post';
  }
  const own = said.filter(({ author, deleted }) => author === id && !deleted);
  const one = own[roll(Math.max(1, own.length))];
  if (kind === 4 && one !== undefined) {
    await client.call(deleteMessage, { body: { messageId: one.messageId } });
    one.deleted = true;
    return 'delete';
  }
  if (kind === 5 && one !== undefined) {
    const other = roll(ids.length);
    const change = { messageId: one.messageId, content: `edited @${names[other]}` };
    await client.call(updateMessage, { body: change });
    if (members.has(ids[other]!)) one.mentions.add(ids[other]!);
    return 'edit';
  }
  if (kind === 6 || kind === 7) {
    const seq = roll(said.length + 1);
    await client.call(markAsRead, { body: { privateChatId, seq } });
    place.readSeq = seq;
    return 'read or unread';
  }
  if (kind === 8) {
    place.muted = !place.muted;
    await client.call(setMuted, { body: { privateChatId, muted: place.muted } });
    return 'mute';
  }
  if (members.size > 1 && roll(3) === 0) {
    await client.call(leaveChat, { body: { privateChatId } });
    members.delete(id);
    return 'leave';
  }
  return 'nothing';
}
