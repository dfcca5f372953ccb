import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from './drizzle.ts';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { StartError } from '../startError.ts';
import { startEmbeddedPostgres } from './embeddedPostgres.ts';
import type { Watcher } from './keptRunning.ts';
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
  /** Ends the embedded one at once; nothing is asked of anybody. */
  kill(): void;
}

/** How long connections may take to end: a database that hangs never ends them. */
const END_MILLISECONDS = 1500;

/** Opens the team's server at `url`, or else the embedded one in `folder`, at the newest schema. */
export async function openDatabase(options: {
  url: string | undefined;
  folder: string;
  onConnectionLost(error: Error): void;
  /** Of the embedded one. */
  watcher?: Watcher;
}): Promise<OpenDatabase> {
  const embedded =
    options.url === undefined ? await startEmbeddedPostgres(options.folder, options.watcher) : undefined;
  const connectionString = embedded?.url ?? options.url;
  const pool = new Pool({ connectionString, max: 20, connectionTimeoutMillis: CONNECT_MILLISECONDS });
  pool.on('error', options.onConnectionLost);
  // One that is lost in use fails its query; without a listener it would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const close = async () => {
    await Promise.race([pool.end(), sleep(END_MILLISECONDS, undefined, { ref: false })]);
    await embedded?.stop();
  };
  try {
    await prepare(pool, embedded ? `the embedded PostgreSQL in ${options.folder}` : 'DATABASE_URL');
  } catch (error) {
    await close();
    throw error;
  }
  return { database: drizzle(pool), pool, close, kill: () => embedded?.kill() };
}

async function prepare(pool: Pool, which: string): Promise<void> {
  const client = await pool.connect().catch((error: Error) => {
    throw new StartError(`${which}: the database cannot be reached: ${error.message}`);
  });
  try {
    await migrate(client);
  } finally {
    client.release();
  }
}
