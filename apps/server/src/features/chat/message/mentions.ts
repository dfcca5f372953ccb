import { MENTIONS_MOST } from '@netloom/contract';
import { mentionedNames } from '@netloom/model';
import { sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import { warning } from '../../../http/refuse.ts';
import { openTo } from '../openTo.ts';
import { messageMentions } from '../tables.ts';

/** Names that a message mentions. @throws a 601 for too many. */
export function mentionsOf(content: string): string[] {
  const names = mentionedNames(content);
  if (names.length > MENTIONS_MOST)
    throw warning('too-many-mentions', { field: 'content', values: { most: MENTIONS_MOST } });
  return names.map((name) => name.toLowerCase());
}

/** Keeps whom a message mentions among those who can read it; answers them. */
export async function keepMentions(
  database: Database,
  { messageId, chatId, seq }: { messageId: number; chatId: number; seq: number },
  names: readonly string[],
): Promise<number[]> {
  if (names.length === 0) return [];
  const listed = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await database.execute<{ userId: number }>(
    sql`SELECT u.user_id AS "userId" FROM users u JOIN chats c ON c.chat_id = ${chatId}
        WHERE lower(u.user_name) IN (${listed}) AND NOT u.deleted
          AND (c.kind = 'room' OR EXISTS (
            SELECT 1 FROM chat_members m WHERE m.chat_id = c.chat_id AND m.user_id = u.user_id))
          AND ${openTo(sql`u.user_id`)}`,
  );
  const userIds = rows.map(({ userId }) => userId);
  if (userIds.length > 0)
    await database
      .insert(messageMentions)
      .values(userIds.map((userId) => ({ messageId, userId, chatId, seq })))
      .onConflictDoNothing();
  return userIds;
}
