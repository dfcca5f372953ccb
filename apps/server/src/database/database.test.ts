import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embeddedPostgres.ts';
import type { EmbeddedPostgres } from './embeddedPostgres.ts';
import { openDatabase } from './index.ts';

// One cluster for all: making one takes longest.
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'netloom-database-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (url?: string) => openDatabase({ url, folder, onConnectionLost: () => undefined });

async function query(postgres: EmbeddedPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as Record<string, unknown>[];
}

describe('the embedded PostgreSQL', () => {
  it('listens on no TCP port and keeps what it has over a restart', async () => {
    const first = await startEmbeddedPostgres(folder);
    expect(await query(first, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    const second = await startEmbeddedPostgres(folder);
    expect(await query(second, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('takes the place of one that a killed server left running', async () => {
    await startEmbeddedPostgres(folder);
    const started = performance.now();
    const next = await startEmbeddedPostgres(folder);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(await query(next, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await next.stop();
  });

  it('works in a folder whose path is too long for a socket, with text of any language', async () => {
    const postgres = await startEmbeddedPostgres(join(folder, 'd'.repeat(120)));
    expect(await query(postgres, `SELECT lower('ÄÉЖ') AS low`)).toEqual([{ low: 'äéж' }]);
    await postgres.stop();
  });
});

describe('the schema', () => {
  it('is brought up once, also on a server of the team', async () => {
    const postgres = await startEmbeddedPostgres(folder);
    const [first, second] = await Promise.all([open(postgres.url), open(postgres.url)]);
    const { rows } = await first.pool.query('SELECT name FROM migrations');
    expect(rows.length).toBeGreaterThan(0);
    await Promise.all([first.close(), second.close()]);
    await postgres.stop();
  });

  it('of another version of the program is refused', async () => {
    const first = await open();
    await first.pool.query(`INSERT INTO migrations (name, checksum) VALUES ('9999_later.sql', 'x')`);
    await first.close();
    await expect(open()).rejects.toThrow('9999_later.sql of another version');
  });
});

it('says that a server cannot be reached', async () => {
  await expect(open('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
    'DATABASE_URL: the database cannot be reached',
  );
});
