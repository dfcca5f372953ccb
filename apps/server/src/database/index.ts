import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { StartError } from '../startError.ts';
import { startEmbeddedPostgres } from './embeddedPostgres.ts';
import { migrate } from './migrate.ts';

/** A call fails rather than wait longer for a connection. */
const CONNECT_MILLISECONDS = 5000;

/** The database, or a transaction of it. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  /** For LISTEN and for what needs one connection for long. */
  pool: Pool;
  close(): Promise<void>;
}

/** Opens the team's server at `url`, or else the embedded one in `folder`, at the newest schema. */
export async function openDatabase(options: {
  url: string | undefined;
  folder: string;
  onConnectionLost(error: Error): void;
}): Promise<OpenDatabase> {
  const embedded = options.url === undefined ? await startEmbeddedPostgres(options.folder) : undefined;
  const connectionString = embedded?.url ?? options.url;
  const pool = new Pool({ connectionString, max: 20, connectionTimeoutMillis: CONNECT_MILLISECONDS });
  pool.on('error', options.onConnectionLost);
  // One that is lost in use fails its query; without a listener it would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const close = async () => {
    await pool.end();
    await embedded?.stop();
  };
  try {
    await prepare(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { database: drizzle(pool), pool, close };
}

async function prepare(pool: Pool): Promise<void> {
  const client = await pool.connect().catch((error: Error) => {
    throw new StartError(`DATABASE_URL: the database cannot be reached: ${error.message}`);
  });
  try {
    await migrate(client);
  } finally {
    client.release();
  }
}
