import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** The URL of a new database on the PostgreSQL that the tests share: an empty one, or a copy of another. */
export async function newDatabase(template?: string): Promise<string> {
  const shared = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: shared });
  await client.connect();
  // A backend may outlive the server that it served, and nothing else may use what is copied.
  if (template) {
    const others = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1';
    await client.query(others, [nameIn(template)]);
  }
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template ? nameIn(template) : 'template0'}`);
  await client.end();
  const url = new URL(shared);
  url.pathname = name;
  return url.href;
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1);
}
