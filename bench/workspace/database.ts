import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';

/** A connection to the embedded database of a running server. */
export async function connectTo(dataFolder: string): Promise<Client> {
  const socket = encodeURIComponent(join(dataFolder, 'database/socket'));
  const client = new Client({ connectionString: `postgres://netloom@localhost/postgres?host=${socket}` });
  await client.connect();
  return client;
}

/** Adds users with names `user<number>`, past the calls: hashing a password takes a tenth of a second. */
export async function addUsers(client: Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO users (user_name, password_hash, email, phone)
     SELECT 'user' || n, 'none', 'user' || n || '@' || md5(n::text) || '.example', lpad(n::text, 11, '1')
     FROM generate_series(1, $1) n`,
    [count],
  );
  // What the database does by itself within a minute.
  await client.query('VACUUM ANALYZE users');
}

/** Signs users in, as members of the first project; answers their tokens. */
export async function addSessions(client: Client, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, (_, index) => `token-of-the-bench-${index}`);
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  const { rows } = await client.query<{ id: number }>(
    "SELECT user_id AS id FROM users WHERE user_name LIKE 'user%' ORDER BY user_id LIMIT $1",
    [count],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    'INSERT INTO memberships (dept_id, user_id, role_id) SELECT 1, unnest($1::int[]), 11 ON CONFLICT DO NOTHING',
    [ids],
  );
  await client.query(
    `INSERT INTO sessions (token_hash, user_id, expires_at, dept_id)
     SELECT hash, id, now() + interval '1 day', 1 FROM unnest($1::text[], $2::int[]) AS t(hash, id)`,
    [hashes, ids],
  );
  return tokens;
}
