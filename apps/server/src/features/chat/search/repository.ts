import { letterPairs } from '@netloom/model';
import type { SQL } from 'drizzle-orm';
import { sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import { readableBy } from '../openTo.ts';

interface Found {
  messageId: number;
  chatId: number;
  chatTitle: string;
  /** Of a chat that the person left: what he may see of it. */
  untilSeq: number | null;
  untilTime: string | null;
}

interface Asked {
  search: string;
  privateChatId?: number | undefined;
  /** Of this project, or of none. */
  deptId?: number | undefined;
  limit: number;
}

/** Messages that are read one after the other before an index is asked, which is slow for what most of them hold. */
const NEWEST = 20_000;

/**
 * Messages that hold every word, of chats that the person may read now, the newest first. What was edited after he left
 * a chat is not found there: he is not to learn that it says a word now.
 */
export async function searchIds(database: Database, userId: number, asked: Asked): Promise<Found[]> {
  const { privateChatId, limit } = asked;
  const only = privateChatId === undefined ? sql`` : sql`AND chat_id = ${privateChatId}`;
  // Within a chat the two are in the same order, and each way has its index.
  const order = privateChatId === undefined ? sql`message_id` : sql`seq`;
  const newest = sql`(SELECT * FROM messages WHERE delete_time IS NULL ${only} ORDER BY ${order} DESC LIMIT ${NEWEST})`;
  const found = await searchIn(database, newest, userId, asked);
  return found.length === limit ? found : searchIn(database, sql`messages`, userId, asked);
}

/** Words of three letters are found by their trigrams, shorter ones of scripts without spaces by pairs of letters. */
function holdsAll(search: string): SQL {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  const parts = words.map((word) => sql`AND lower(t.content) LIKE ${`%${word.replace(/[%_\\]/g, '\\$&')}%`}`);
  const pairs = letterPairs(search);
  if (pairs.length > 0) {
    const listed = sql.join(
      pairs.map((pair) => sql`${pair}`),
      sql`, `,
    );
    parts.push(sql`AND t.pairs @> ARRAY[${listed}]::text[]`);
  }
  return sql.join(parts, sql` `);
}

async function searchIn(
  database: Database,
  from: SQL,
  userId: number,
  { search, privateChatId, deptId, limit }: Asked,
): Promise<Found[]> {
  const chat = privateChatId === undefined ? sql`` : sql`AND c.chat_id = ${privateChatId}`;
  const project = deptId === undefined ? sql`` : sql`AND (c.dept_id IS NULL OR c.dept_id = ${deptId})`;
  const { rows } = await database.execute<Found & Record<string, unknown>>(
    sql`WITH mine AS (
          SELECT c.chat_id, r.until_seq, r.until_time,
            CASE WHEN c.kind = 'private' THEN coalesce(other.user_name, '') ELSE r.title END AS title
          FROM ${readableBy(userId, sql`${chat} ${project}`)} r JOIN chats c USING (chat_id)
          LEFT JOIN users other ON other.user_id = c.low_user + c.high_user - ${userId}::int
        )
        SELECT t.message_id AS "messageId", chat_id AS "chatId", mine.title AS "chatTitle",
          mine.until_seq AS "untilSeq", mine.until_time::text AS "untilTime"
        FROM ${from} t JOIN mine USING (chat_id)
        WHERE t.delete_time IS NULL ${holdsAll(search)}
          AND (mine.until_seq IS NULL
            OR (t.seq <= mine.until_seq AND coalesce(t.edit_time <= mine.until_time, true)))
        ORDER BY t.message_id DESC LIMIT ${limit}`,
  );
  return rows;
}
