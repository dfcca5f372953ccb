import {
  chatInfo,
  createGroup,
  searchMessages,
  selectMessageList,
  selectPrivateChatList,
  sendMessage,
  ticketPage,
} from '@netloom/contract';
import type { Client } from 'pg';
import { startServer } from '../../e2e/harness/server.ts';
import type { RunningServer } from '../../e2e/harness/server.ts';
import { atLeast, atMost } from '../row.ts';
import type { Row } from '../row.ts';
import { ServerClient } from '../server/client.ts';
import { fillTalk } from '../team/fillTalk.ts';
import { scrollChat } from '../team/scroll.ts';
import { storm } from '../team/storm.ts';
import { residentMegabytes } from '../workspace/crowd.ts';
import { addSessions, connectTo } from '../workspace/database.ts';

const AREA = 'team';
const MESSAGES = 1_000_000;
const MEMBERS = 10_000;
const TICKETS = 10_000;
const TIMES = 100;
const STREAMS = 500;

/** Milliseconds within which 99 of 100 calls answer. */
async function p99(action: (at: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < TIMES; at += 1) {
    const start = performance.now();
    await action(at);
    took.push(performance.now() - start);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(TIMES * 0.99) - 1]!;
}

/** A chat of a million messages with ten thousand members, and as many tickets. */
export async function measure(): Promise<Row[]> {
  const server = await startServer();
  const database = await connectTo(server.dataFolder);
  try {
    const client = await ServerClient.signIn(server.address);
    const { deptId } = client;
    const group = { deptId, title: 'Large', userIds: [1] };
    const { privateChatId } = await client.call(createGroup, { body: group });
    await fillTalk(database, {
      privateChatId,
      deptId,
      messages: MESSAGES,
      members: MEMBERS,
      tickets: TICKETS,
    });
    const open = async () => {
      await client.call(chatInfo, { query: { privateChatId } });
      await client.call(selectMessageList, { body: { privateChatId } });
    };
    const find = (search: string) => () => client.call(searchMessages, { body: { search } });
    const post = (at: number) => client.call(sendMessage, { body: { privateChatId, content: `post ${at}` } });
    const note = `${MESSAGES.toLocaleString('en')} messages, ${MEMBERS.toLocaleString('en')} members; p99 of ${TIMES}`;
    const most = async (name: string, limit: number, action: (at: number) => Promise<unknown>) =>
      atMost(AREA, name, await p99(action), limit, 'ms', note);
    return [
      await most('open a large chat', 300, open),
      await most('post into it', 50, post),
      await most('all badges of a person', 20, () => client.call(selectPrivateChatList)),
      await most('search a rare word', 500, find('needle7777')),
      await most('search a common word', 500, find('message')),
      await most('search two Chinese letters', 500, find('上海')),
      await most('list 10,000 tickets', 200, () => client.call(ticketPage, { query: {} })),
      ...(await scrolling(server, privateChatId)),
      ...(await listening(server, database, client)),
    ];
  } finally {
    await database.end();
    await server.stop();
  }
}

async function scrolling(server: RunningServer, privateChatId: number): Promise<Row[]> {
  const { fps, most, first, busy, bare } = await scrollChat(server, privateChatId);
  const note = `up to message ${first.toLocaleString('en')}; headless Chromium, no GPU`;
  const beside = `the same messages in a page without any program: ${bare.toFixed(1)} fps`;
  return [
    atLeast(AREA, 'scroll the large chat', fps, 50, 'fps', `${note}; ${beside}`),
    atMost(AREA, 'main thread of a frame then', busy, 10, 'ms', note),
    atMost(AREA, 'messages in the page then', most, 400, 'messages'),
  ];
}

/** Many who listen to one chat while much is said there. */
async function listening(server: RunningServer, database: Client, client: ServerClient): Promise<Row[]> {
  const group = { deptId: client.deptId, title: 'Storm', userIds: [1] };
  const { privateChatId, lastSeq } = await client.call(createGroup, { body: group });
  const tokens = await addSessions(database, STREAMS);
  await database.query(
    `INSERT INTO chat_members (chat_id, user_id) SELECT $1, user_id FROM sessions ON CONFLICT DO NOTHING`,
    [privateChatId],
  );
  const post = (content: string) => client.call(sendMessage, { body: { privateChatId, content } });
  const asked = {
    address: server.address,
    tokens,
    privateChatId,
    lastSeq,
    perSecond: 200,
    seconds: 60,
    post,
  };
  const { whole, p99: arrived, last, posted, late, listeners } = await storm(asked);
  const load = `${posted.toLocaleString('en')} posts, 200 a second, ${STREAMS} streams`;
  const own = `listeners ${listeners.toFixed(2)} cores of this machine, late by ${late.toFixed(0)} ms (p99)`;
  return [
    atLeast(AREA, 'streams told each post once and in order', whole, STREAMS, 'streams', load),
    atMost(AREA, 'post to its arrival, p99', arrived, 500, 'ms', `${load}; ${own}`),
    atMost(AREA, 'the same at the stream told last, heard apart', last, 500, 'ms', load),
    atMost(AREA, 'memory of the server then', residentMegabytes(server.pid), 600, 'MB'),
  ];
}
