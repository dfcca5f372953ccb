import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';

/** Sessions and reset links end with a restore. */
const LEFT_OUT = ['migrations', 'sessions', 'password_resets', 'email_changes'];
export const RUN_TABLES = ['runs', 'run_artifacts', 'run_usage'];
const ROWS_AT_A_TIME = 1000;

/** Writes every table to `<folder>/<table>.jsonl`, all as of one moment. Answers the rows of each and the schema's version. */
export async function dumpDatabase(
  pool: Pool,
  folder: string,
  { runs }: { runs: boolean },
): Promise<{ tables: Record<string, number>; migration: string }> {
  await mkdir(folder, { recursive: true });
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const left = runs ? LEFT_OUT : [...LEFT_OUT, ...RUN_TABLES];
    const names = (await tablesOf(client)).filter((name) => !left.includes(name));
    const tables: Record<string, number> = {};
    for (const name of names) tables[name] = await dumpTable(client, name, join(folder, `${name}.jsonl`));
    const newest = await client.query<{ name: string }>('SELECT max(name) AS name FROM migrations');
    return { tables, migration: newest.rows[0]!.name };
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** Tables of the product's schema. */
export async function tablesOf(client: PoolClient): Promise<string[]> {
  const found = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename',
  );
  return found.rows.map(({ name }) => name);
}

async function dumpTable(client: PoolClient, name: string, file: string): Promise<number> {
  let rows = 0;
  await client.query(
    `DECLARE rows NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM "${name}" t`,
  );
  async function* lines() {
    for (;;) {
      const page = await client.query<{ line: string }>(`FETCH ${ROWS_AT_A_TIME} FROM rows`);
      if (page.rows.length === 0) return;
      rows += page.rows.length;
      yield page.rows.map(({ line }) => `${line}\n`).join('');
    }
  }
  await pipeline(lines, createWriteStream(file, { mode: 0o600 }));
  await client.query('CLOSE rows');
  return rows;
}
