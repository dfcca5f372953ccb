import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Pool, PoolClient } from 'pg';
import { migrateWithin } from '../database/migrate.ts';
import { tablesOf } from './dumpDatabase.ts';
import type { Manifest } from './manifest.ts';

const BYTES_AT_A_TIME = 1_000_000;

/**
 * Makes the database what a dump in `folder` says, in one transaction: empty, at the dump's schema, filled, and then
 * brought to the newest schema. Works across versions of PostgreSQL, for rows travel as JSON.
 */
export async function loadDatabase(pool: Pool, folder: string, manifest: Manifest): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await dropEverything(client);
    await migrateWithin(client, manifest.migration);
    await fill(client, folder, manifest);
    await migrateWithin(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function dropEverything(client: PoolClient): Promise<void> {
  for (const name of await tablesOf(client)) await client.query(`DROP TABLE "${name}" CASCADE`);
  const functions = await client.query<{ name: string }>(
    `SELECT p.oid::regprocedure::text AS name FROM pg_proc p
     WHERE p.pronamespace = current_schema()::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  for (const { name } of functions.rows) await client.query(`DROP FUNCTION ${name} CASCADE`);
}

/** References are checked when all rows are there: tables refer to each other in rings. */
async function fill(client: PoolClient, folder: string, { tables, runs }: Manifest): Promise<void> {
  const references = await client.query<{ owner: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS owner, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  for (const { owner, name } of references.rows) {
    await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT "${name}"`);
  }
  for (const name of await tablesOf(client)) {
    if (name === 'migrations') continue;
    await client.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
    // A schema change may have brought rows of its own.
    await client.query(`DELETE FROM "${name}"`);
    if (Object.hasOwn(tables, name)) await fillTable(client, name, join(folder, `${name}.jsonl`));
    await client.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
  }
  if (!runs) await client.query('UPDATE run_schedules SET last_run_id = NULL');
  for (const { owner, name, definition } of references.rows) {
    await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT "${name}" ${definition}`);
  }
}

/** Columns that are not worked out from others, as a list of SQL. */
async function columnsOf(client: PoolClient, table: string): Promise<string> {
  const columns = await client.query<{ list: string }>(
    `SELECT string_agg(quote_ident(attname), ', ') AS list FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [`"${table}"`],
  );
  return columns.rows[0]!.list;
}

async function fillTable(client: PoolClient, name: string, file: string): Promise<void> {
  const columns = await columnsOf(client, name);
  const insert = async (lines: string[]) => {
    const text = `INSERT INTO "${name}" (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${columns} FROM json_populate_recordset(NULL::"${name}", $1::json)`;
    if (lines.length > 0) await client.query(text, [`[${lines.join(',')}]`]);
  };
  let lines: string[] = [];
  let bytes = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    lines.push(line);
    bytes += line.length;
    if (bytes < BYTES_AT_A_TIME) continue;
    await insert(lines);
    lines = [];
    bytes = 0;
  }
  await insert(lines);
  await goOnCounting(client, name);
}

/** The next ids follow the greatest ones that are there. */
async function goOnCounting(client: PoolClient, table: string): Promise<void> {
  const columns = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND NOT attisdropped
       AND pg_get_serial_sequence($2, attname) IS NOT NULL`,
    [`"${table}"`, `"${table}"`],
  );
  for (const { name } of columns.rows) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), greatest((SELECT max("${name}") FROM "${table}"), 1),
         EXISTS (SELECT 1 FROM "${table}"))`,
      [`"${table}"`, name],
    );
  }
}
