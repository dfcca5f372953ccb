// Runs a PostgreSQL, prints its URL, and ends it with its own input: with whoever holds the pipe, be he killed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../src/database/embeddedPostgres.ts';

const folder = await mkdtemp(join(tmpdir(), 'netloom-postgres-'));
const { url, stop } = await startEmbeddedPostgres(folder);
process.stdin.resume().once('end', () => {
  void stop().then(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
});
// Nobody reads this cluster after a crash of the machine.
const client = new Client({ connectionString: url });
await client.connect();
for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
  await client.query(`ALTER SYSTEM SET ${setting} = off`);
}
await client.query('SELECT pg_reload_conf()');
await client.end();
process.stdout.write(`${url}\n`);
