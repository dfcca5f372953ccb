import type { Attachment, Message } from '@netloom/contract';
import { and, eq, inArray, sql } from '../../../database/drizzle.ts';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../database/index.ts';
import { openTo } from '../openTo.ts';
import type { Departure } from '../repository.ts';
import { chatMembers, chats, messageEdits, messageReactions, messages } from '../tables.ts';

interface Row {
  messageId: number;
  privateChatId: number;
  seq: number;
  authorId: number;
  authorName: string;
  content: string;
  createTime: string;
  editTime: string | null;
  deleted: boolean;
  pinned: boolean;
  rootId: number | null;
  replies: number;
  reactions: Message['reactions'] | null;
  images: Attachment[] | null;
  nonce: string;
}

const OF_ALL = sql`m.message_id AS "messageId", m.chat_id AS "privateChatId", m.seq, m.author_id AS "authorId",
  u.user_name AS "authorName", m.create_time AS "createTime", m.delete_time IS NOT NULL AS deleted,
  m.root_id AS "rootId", m.nonce,
  (SELECT json_agg(json_build_object('imageId', image_id, 'name', name, 'kind', kind, 'mediaType', media_type,
      'bytes', bytes, 'width', width, 'height', height) ORDER BY create_time, image_id)
    FROM attachments WHERE message_id = m.message_id AND m.delete_time IS NULL) AS images`;

/** As a message is now. */
const NOW = sql`CASE WHEN m.delete_time IS NULL THEN m.content ELSE '' END AS content,
  m.edit_time AS "editTime", m.pin_time IS NOT NULL AS pinned,
  (SELECT count(*)::int FROM messages r WHERE r.root_id = m.message_id AND r.delete_time IS NULL) AS replies,
  (SELECT json_agg(json_build_object('emoji', emoji, 'userIds', ids) ORDER BY emoji)
    FROM (SELECT emoji, array_agg(user_id ORDER BY user_id) AS ids FROM message_reactions
      WHERE message_id = m.message_id GROUP BY emoji) each_emoji
    WHERE m.delete_time IS NULL) AS reactions`;

/** What a message `m` said at a time: what its first edit after that found. */
export const contentAt = (time: SQL | string) => sql`CASE WHEN m.delete_time IS NULL THEN coalesce(
    (SELECT content FROM message_edits WHERE message_id = m.message_id AND edit_time > ${time}::timestamptz
      ORDER BY edit_id LIMIT 1), m.content) ELSE '' END`;

/** As it was when somebody left. What was deleted since is gone for him too; reactions have no time, and are not told. */
const thenOf = ({ seq, time }: Departure) => sql`${contentAt(time)} AS content,
  (SELECT max(edit_time) FROM message_edits
    WHERE message_id = m.message_id AND edit_time <= ${time}::timestamptz) AS "editTime",
  coalesce(m.pin_time <= ${time}::timestamptz, false) AS pinned,
  (SELECT count(*)::int FROM messages r
    WHERE r.root_id = m.message_id AND r.delete_time IS NULL AND r.seq <= ${seq}) AS replies,
  NULL::json AS reactions`;

const iso = (time: string) => new Date(time).toISOString();

function toMessage({ createTime, editTime, reactions, images, ...row }: Row): Message {
  return {
    ...row,
    createTime: iso(createTime),
    editTime: editTime === null ? null : iso(editTime),
    reactions: reactions ?? [],
    images: images ?? [],
  };
}

interface Selection {
  where: SQL;
  limit: number;
  /** By their sequence numbers, where nothing else is said. */
  order?: SQL;
  /** Of a chat that somebody left: no more than he may see. */
  left?: Departure | undefined;
}

async function select(
  database: Database,
  { where, limit, order = sql`m.seq`, left }: Selection,
): Promise<Message[]> {
  const before = left === undefined ? sql`` : sql`AND m.seq <= ${left.seq}`;
  const { rows } = await database.execute<Row & Record<string, unknown>>(
    sql`SELECT ${OF_ALL}, ${left === undefined ? NOW : thenOf(left)}
        FROM messages m JOIN users u ON u.user_id = m.author_id
        WHERE ${where} ${before} ORDER BY ${order} LIMIT ${limit}`,
  );
  return rows.map(toMessage);
}

export interface Asked {
  before?: number | undefined;
  after?: number | undefined;
  around?: number | undefined;
  rootId?: number | undefined;
  pinned: boolean;
  limit: number;
}

/** Messages in their order; to one who left the chat as they were then. */
export async function listMessages(
  database: Database,
  chatId: number,
  asked: Asked,
  left?: Departure,
): Promise<Message[]> {
  const { before, after, around, rootId, pinned, limit } = asked;
  const within = sql`m.chat_id = ${chatId}`;
  const first = (where: SQL, most: number) => select(database, { where, limit: most, left });
  const latest = async (where: SQL, most: number) =>
    (await select(database, { where, limit: most, left, order: sql`m.seq DESC` })).reverse();
  if (rootId !== undefined)
    return first(sql`${within} AND (m.message_id = ${rootId} OR m.root_id = ${rootId})`, limit);
  if (pinned) {
    const standing = sql`${within} AND m.pin_time IS NOT NULL AND m.delete_time IS NULL`;
    return (await latest(standing, limit)).filter((message) => message.pinned);
  }
  if (after !== undefined) return first(sql`${within} AND m.seq > ${after}`, limit);
  if (around !== undefined) {
    const half = Math.ceil(limit / 2);
    const earlier = await latest(sql`${within} AND m.seq <= ${around}`, half);
    return [...earlier, ...(await first(sql`${within} AND m.seq > ${around}`, limit - half))];
  }
  return latest(before === undefined ? within : sql`${within} AND m.seq < ${before}`, limit);
}

export async function findMessage(database: Database, messageId: number): Promise<Message | undefined> {
  return (await select(database, { where: sql`m.message_id = ${messageId}`, limit: 1 }))[0];
}

/** By their ids; to one who left their chat as they were then. */
export async function messagesByIds(
  database: Database,
  messageIds: readonly number[],
  left?: Departure,
): Promise<Message[]> {
  if (messageIds.length === 0) return [];
  const where = inArray(sql`m.message_id`, [...messageIds]);
  return select(database, { where, limit: messageIds.length, left });
}

/** Messages of the chat that were sent already, by their author and his nonce. */
export async function findSent(
  database: Database,
  chatId: number,
  posts: readonly { authorId: number; nonce: string }[],
): Promise<Message[]> {
  const pairs = sql.join(
    posts.map(({ authorId, nonce }) => sql`(${authorId}::int, ${nonce}::text)`),
    sql`, `,
  );
  const where = sql`m.chat_id = ${chatId} AND (m.author_id, m.nonce) IN (${pairs})`;
  return select(database, { where, limit: posts.length });
}

/** Takes the chat for a transaction: who says something there meanwhile waits. Undefined for one that is gone. */
export async function lockChat(database: Database, chatId: number): Promise<{ lastSeq: number } | undefined> {
  const [row] = await database
    .select({ lastSeq: chats.lastSeq })
    .from(chats)
    .where(eq(chats.chatId, chatId))
    .for('update');
  return row;
}

export async function insertMessages(
  database: Database,
  rows: (typeof messages.$inferInsert)[],
): Promise<{ messageId: number; createTime: Date }[]> {
  const inserted = await database.insert(messages).values(rows).returning({
    messageId: messages.messageId,
    seq: messages.seq,
    createTime: messages.createTime,
  });
  return inserted.sort((a, b) => a.seq - b.seq);
}

/** Who says something is in the chat, and has read up to there. */
export async function advance(
  database: Database,
  chatId: number,
  lastSeq: number,
  authors: ReadonlyMap<number, number>,
): Promise<void> {
  await database
    .update(chats)
    .set({ lastSeq, lastTime: sql`now()` })
    .where(eq(chats.chatId, chatId));
  await database
    .insert(chatMembers)
    .values([...authors].map(([userId, readSeq]) => ({ chatId, userId, readSeq })))
    .onConflictDoUpdate({
      target: [chatMembers.chatId, chatMembers.userId],
      set: { readSeq: sql`greatest(chat_members.read_seq, excluded.read_seq)` },
    });
}

/** Of these users those who may still say something in the chat: its members; in a room all whom it is open to. */
export async function speakersAmong(
  database: Database,
  chatId: number,
  userIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await database.execute<{ userId: number }>(
    sql`SELECT u.user_id AS "userId" FROM users u JOIN chats c ON c.chat_id = ${chatId}
        WHERE ${inArray(sql`u.user_id`, [...userIds])} AND NOT u.deleted
          AND (c.kind = 'room' OR EXISTS (
            SELECT 1 FROM chat_members m WHERE m.chat_id = c.chat_id AND m.user_id = u.user_id))
          AND ${openTo(sql`u.user_id`)}`,
  );
  return new Set(rows.map(({ userId }) => userId));
}

export async function changeContent(
  database: Database,
  messageId: number,
  { content, pairs }: { content: string; pairs: string[] },
): Promise<void> {
  await database.execute(
    sql`INSERT INTO message_edits (message_id, content)
        SELECT message_id, content FROM messages WHERE message_id = ${messageId}`,
  );
  await database
    .update(messages)
    .set({ content, pairs, editTime: sql`now()` })
    .where(eq(messages.messageId, messageId));
}

export async function markDeleted(database: Database, messageId: number): Promise<void> {
  await database
    .update(messages)
    .set({ deleteTime: sql`now()`, pinTime: null })
    .where(eq(messages.messageId, messageId));
}

/** What a message said before its edits; to one who left its chat before those until then. */
export function listEdits(database: Database, messageId: number, left?: Departure) {
  const { editTime } = messageEdits;
  const until = left === undefined ? undefined : sql`${editTime} <= ${left.time}::timestamptz`;
  return database
    .select({ content: messageEdits.content, editTime })
    .from(messageEdits)
    .where(and(eq(messageEdits.messageId, messageId), until))
    .orderBy(messageEdits.editId);
}

export async function setReaction(
  database: Database,
  reaction: { messageId: number; userId: number; emoji: string },
  on: boolean,
): Promise<void> {
  const { messageId, userId, emoji } = messageReactions;
  if (on) await database.insert(messageReactions).values(reaction).onConflictDoNothing();
  else
    await database
      .delete(messageReactions)
      .where(and(eq(messageId, reaction.messageId), eq(userId, reaction.userId), eq(emoji, reaction.emoji)));
}

export async function setPinned(database: Database, messageId: number, pinned: boolean): Promise<void> {
  await database
    .update(messages)
    .set({ pinTime: pinned ? sql`now()` : null })
    .where(eq(messages.messageId, messageId));
}

/** Marks every chat of the user as read. */
export async function readAllChats(database: Database, userId: number): Promise<void> {
  await database.execute(
    sql`UPDATE chat_members m SET read_seq = c.last_seq FROM chats c
        WHERE c.chat_id = m.chat_id AND m.user_id = ${userId} AND m.read_seq < c.last_seq`,
  );
}
