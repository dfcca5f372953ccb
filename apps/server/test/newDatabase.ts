import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** The URL of a new, empty database on the PostgreSQL that the tests share. */
export async function newDatabase(): Promise<string> {
  const shared = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: shared });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await client.end();
  const url = new URL(shared);
  url.pathname = name;
  return url.href;
}
