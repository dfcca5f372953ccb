import type { Client } from 'pg';
import { addUsers } from '../workspace/database.ts';

interface Size {
  privateChatId: number;
  deptId: number;
  messages: number;
  members: number;
  tickets: number;
}

/** Fills a chat and the tickets past the calls; one message in a thousand is about a Chinese city. */
export async function fillTalk(client: Client, size: Size): Promise<void> {
  const { privateChatId, deptId, messages, members, tickets } = size;
  await addUsers(client, members);
  const everybody = "SELECT user_id FROM users WHERE user_name LIKE 'user%'";
  await client.query(
    `INSERT INTO memberships (dept_id, user_id, role_id) SELECT $1, user_id, 11 FROM (${everybody}) u`,
    [deptId],
  );
  await client.query(`INSERT INTO chat_members (chat_id, user_id) SELECT $1, user_id FROM (${everybody}) u`, [
    privateChatId,
  ]);
  await client.query(
    `INSERT INTO messages (chat_id, seq, author_id, content, pairs, nonce)
     SELECT $1, n, (SELECT min(user_id) FROM (${everybody}) u) + n % $3,
       'message ' || n || CASE WHEN n % 1000 = 0 THEN ' 在上海签核 needle' || n ELSE '' END,
       CASE WHEN n % 1000 = 0 THEN ARRAY['在上', '上海', '海签', '签核'] ELSE '{}' END, 'bench' || n
     FROM generate_series(1, $2::int) n`,
    [privateChatId, messages, members],
  );
  await client.query('UPDATE chats SET last_seq = $2 WHERE chat_id = $1', [privateChatId, messages]);
  await client.query(
    `INSERT INTO tickets (kind, subject, content, priority, place, create_by)
     SELECT 'ticket', 'Ticket ' || n, '', 'normal', '{}', 1 FROM generate_series(1, $1::int) n`,
    [tickets],
  );
  await client.query('VACUUM ANALYZE messages, chat_members, tickets, memberships');
}
