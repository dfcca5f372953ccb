import { letterPairs } from '@netloom/model';
import type { SQL } from 'drizzle-orm';
import { sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import { openTo } from '../openTo.ts';

interface Found {
  messageId: number;
  chatTitle: string;
}

interface Asked {
  search: string;
  privateChatId?: number | undefined;
  limit: number;
}

/** Messages that are read one after the other before an index is asked, which is slow for what most of them hold. */
const NEWEST = 20_000;

/** Messages that hold every word, of chats that the person may read now, the newest first. */
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
  { search, privateChatId, limit }: Asked,
): Promise<Found[]> {
  const only = privateChatId === undefined ? sql`` : sql`AND c.chat_id = ${privateChatId}`;
  const { rows } = await database.execute<Found & Record<string, unknown>>(
    sql`WITH mine AS (
          SELECT c.chat_id, CASE WHEN c.kind = 'private' THEN coalesce(other.user_name, '') ELSE c.title END AS title
          FROM chats c
          LEFT JOIN chat_members m ON m.chat_id = c.chat_id AND m.user_id = ${userId}
          LEFT JOIN users other ON other.user_id = c.low_user + c.high_user - ${userId}::int
          WHERE (m.user_id IS NOT NULL OR c.kind = 'room') ${only} AND ${openTo(userId)}
        )
        SELECT t.message_id AS "messageId", mine.title AS "chatTitle"
        FROM ${from} t JOIN mine USING (chat_id)
        WHERE t.delete_time IS NULL ${holdsAll(search)}
        ORDER BY t.message_id DESC LIMIT ${limit}`,
  );
  return rows;
}
