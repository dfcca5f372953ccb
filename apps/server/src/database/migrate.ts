import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { StartError } from '../startError.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const LOCK = 7_311_804;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Brings the database to the newest schema: all pending files of `migrations/`, in order of name, or none of them. */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query('BEGIN');
  try {
    await migrateWithin(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** The same within the caller's transaction, up to the file called `last`. */
export async function migrateWithin(client: PoolClient, last?: string): Promise<void> {
  const migrations = await readMigrations();
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const applied = await appliedMigrations(client);
  checkHistory(applied, migrations);
  for (const migration of migrations.slice(applied.length)) {
    if (last !== undefined && migration.name > last) break;
    await apply(client, migration);
  }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(MIGRATIONS, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function appliedMigrations(client: PoolClient): Promise<Omit<Migration, 'sql'>[]> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  return (await client.query('SELECT name, checksum FROM migrations ORDER BY name')).rows;
}

function checkHistory(applied: Omit<Migration, 'sql'>[], migrations: Migration[]): void {
  applied.forEach(({ name, checksum }, index) => {
    const known = migrations[index];
    if (known?.name === name && known.checksum === checksum) return;
    throw new StartError(`The database has the schema change ${name} of another version of this program.`);
  });
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
}
