import { letterPairs } from '@netloom/model';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/index.ts';

interface Found {
  messageId: number;
  chatTitle: string;
}

/**
 * Messages that hold every word, of chats that the person may read now, the newest first. Words of three letters are
 * found by their trigrams, shorter ones of scripts without spaces by pairs of letters.
 */
export async function searchIds(
  database: Database,
  userId: number,
  { search, privateChatId, limit }: { search: string; privateChatId?: number | undefined; limit: number },
): Promise<Found[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  const pairs = letterPairs(search);
  const conditions = words.map(
    (word) => sql`AND lower(t.content) LIKE ${`%${word.replace(/[%_\\]/g, '\\$&')}%`}`,
  );
  if (pairs.length > 0) {
    const listed = sql.join(
      pairs.map((pair) => sql`${pair}`),
      sql`, `,
    );
    conditions.push(sql`AND t.pairs @> ARRAY[${listed}]::text[]`);
  }
  const only = privateChatId === undefined ? sql`` : sql`AND c.chat_id = ${privateChatId}`;
  const { rows } = await database.execute<Found & Record<string, unknown>>(
    sql`WITH mine AS (
          SELECT c.chat_id, CASE WHEN c.kind = 'private' THEN coalesce(other.user_name, '') ELSE c.title END AS title
          FROM chats c
          LEFT JOIN chat_members m ON m.chat_id = c.chat_id AND m.user_id = ${userId}
          LEFT JOIN users other ON other.user_id = c.low_user + c.high_user - ${userId}::int
          WHERE (m.user_id IS NOT NULL OR c.kind = 'room') ${only}
            AND (c.dept_id IS NULL OR EXISTS (
              SELECT 1 FROM memberships s JOIN departments d USING (dept_id)
              WHERE s.dept_id = c.dept_id AND s.user_id = ${userId} AND d.dissolved_time IS NULL))
        )
        SELECT t.message_id AS "messageId", mine.title AS "chatTitle"
        FROM messages t JOIN mine USING (chat_id)
        WHERE t.delete_time IS NULL ${sql.join(conditions, sql` `)}
        ORDER BY t.message_id DESC LIMIT ${limit}`,
  );
  return rows;
}
