import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embeddedPostgres.ts';
import type { EmbeddedPostgres } from './embeddedPostgres.ts';
import { openDatabase } from './index.ts';
import { postmasterOf } from '../../test/postmasterOf.ts';

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

/** A process of its own that has started the one in the folder. */
async function ownedByAnother(): Promise<ChildProcess> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embeddedPostgres.ts'))};
    await startEmbeddedPostgres(${JSON.stringify(folder)});
    console.log('started');`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(owner.stdout, 'data'), once(owner, 'exit')]);
  return owner;
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

  it('takes the place of one that a killed server left hanging', async () => {
    const owner = await ownedByAnother();
    process.kill(await postmasterOf(folder), 'SIGSTOP');
    owner.kill('SIGKILL');
    const next = await startEmbeddedPostgres(folder);
    expect(await query(next, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await next.stop();
  });

  it('is started again when it is killed, each time', async () => {
    const told: string[] = [];
    const watcher = {
      ended: (how: string) => told.push(how),
      startedAgain: () => told.push('again'),
      lost: (error: Error) => told.push(error.message),
    };
    const postgres = await startEmbeddedPostgres(folder, watcher);
    for (let turn = 1; turn <= 2; turn += 1) {
      process.kill(await postmasterOf(folder), 'SIGKILL');
      await expect.poll(() => told.length).toBe(2 * turn);
      expect(await query(postgres, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    }
    expect(told).toEqual(['SIGKILL', 'again', 'SIGKILL', 'again']);
    await postgres.stop();
  });

  it('ends with a process that is killed', async () => {
    const owner = await ownedByAnother();
    const pid = await postmasterOf(folder);
    owner.kill('SIGKILL');
    // Of a zombie that nobody reaps it is empty.
    const command = () => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    await expect.poll(command).toBe('');
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
