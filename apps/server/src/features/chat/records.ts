import { UNREAD_MOST } from '@netloom/contract';
import type { ChatRecord } from '@netloom/contract';
import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { contentAt } from './message/repository.ts';
import { leftBy, openTo } from './openTo.ts';

/** Chats of one person that are listed, and characters of a last message. */
const LISTED = 500;
const PREVIEW = 200;

/** Unread messages of a chat `c` for its member `m`: what both the list and every badge count. */
export const unreadCount = (userId: number) => sql`CASE
  WHEN m.read_seq >= c.last_seq THEN 0
  WHEN m.muted THEN (SELECT count(*) FROM (
    SELECT 1 FROM message_mentions x JOIN messages t USING (message_id)
    WHERE x.user_id = ${userId} AND x.chat_id = c.chat_id AND x.seq > m.read_seq
      AND t.delete_time IS NULL AND t.author_id <> ${userId} LIMIT ${UNREAD_MOST}) counted)
  ELSE (SELECT count(*) FROM (
    SELECT 1 FROM messages t
    WHERE t.chat_id = c.chat_id AND t.seq > m.read_seq
      AND t.delete_time IS NULL AND t.author_id <> ${userId} LIMIT ${UNREAD_MOST}) counted)
  END::int`;

type Row = Pick<
  ChatRecord,
  'type' | 'deptId' | 'muted' | 'notReadAmount' | 'title' | 'subject' | 'lastMessage' | 'lastAuthor'
> & { privateChatId: number; time: string };

/** The chats that a person is in, and those that he left and may look back at. */
export async function chatRecords(database: Database, userId: number): Promise<ChatRecord[]> {
  const [present, past] = await Promise.all([
    presentRecords(database, userId),
    leftRecords(database, userId),
  ]);
  if (past.length === 0) return present;
  return [...present, ...past].sort((a, b) => b.time.localeCompare(a.time)).slice(0, LISTED);
}

async function presentRecords(database: Database, userId: number): Promise<ChatRecord[]> {
  const { rows } = await database.execute<Row>(
    sql`SELECT c.chat_id AS "privateChatId", c.kind AS type, c.dept_id AS "deptId", m.muted,
          coalesce(c.subject, '') AS subject,
          CASE WHEN c.kind = 'private' THEN coalesce(other.user_name, '') ELSE c.title END AS title,
          ${unreadCount(userId)} AS "notReadAmount",
          coalesce(left(last.content, ${PREVIEW}), '') AS "lastMessage",
          coalesce(author.user_name, '') AS "lastAuthor",
          coalesce(last.create_time, c.create_time) AS time
        FROM chat_members m
        JOIN chats c USING (chat_id)
        LEFT JOIN users other ON other.user_id = c.low_user + c.high_user - m.user_id
        LEFT JOIN LATERAL (
          SELECT content, author_id, create_time FROM messages
          WHERE chat_id = c.chat_id AND delete_time IS NULL ORDER BY seq DESC LIMIT 1
        ) last ON true
        LEFT JOIN users author ON author.user_id = last.author_id
        WHERE m.user_id = ${userId} AND ${openTo(userId)}
        ORDER BY c.last_time DESC LIMIT ${LISTED}`,
  );
  return rows.map(toRecord);
}

/** As they were when he left: nothing of them is unread. */
async function leftRecords(database: Database, userId: number): Promise<ChatRecord[]> {
  const { rows } = await database.execute<Row>(
    sql`SELECT c.chat_id AS "privateChatId", c.kind AS type, c.dept_id AS "deptId", true AS muted,
          coalesce(c.subject, '') AS subject, past.title, 0 AS "notReadAmount",
          coalesce(left(last.content, ${PREVIEW}), '') AS "lastMessage",
          coalesce(author.user_name, '') AS "lastAuthor", coalesce(last.create_time, c.create_time) AS time
        FROM ${leftBy(userId)} past
        JOIN chats c USING (chat_id)
        LEFT JOIN LATERAL (
          SELECT ${contentAt(sql`past.leave_time`)} AS content, author_id, create_time FROM messages m
          WHERE chat_id = c.chat_id AND delete_time IS NULL AND seq <= past.seq ORDER BY seq DESC LIMIT 1
        ) last ON true
        LEFT JOIN users author ON author.user_id = last.author_id
        ORDER BY past.leave_time DESC LIMIT ${LISTED}`,
  );
  return rows.map(toRecord);
}

const toRecord = (row: Row): ChatRecord => ({
  ...row,
  time: new Date(row.time).toISOString(),
  ...{ systemNoticeId: null, state: null, important: false, link: '' },
});
