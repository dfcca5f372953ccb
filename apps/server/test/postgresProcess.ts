// Runs a PostgreSQL, prints its URL, and ends it with its own input: with whoever holds the pipe, be he killed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../src/database/embeddedPostgres.ts';

const folder = await mkdtemp(join(tmpdir(), 'netloom-postgres-'));
await configure();
const { url, stop } = await startEmbeddedPostgres(folder);
process.stdin.resume().once('end', () => {
  void stop().then(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
});
process.stdout.write(`${url}\n`);

async function configure(): Promise<void> {
  const first = await startEmbeddedPostgres(folder);
  const client = new Client({ connectionString: first.url });
  await client.connect();
  // Nobody reads this cluster after a crash of the machine.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  }
  // Each database would have a process that looks at it, again and again.
  await client.query('ALTER SYSTEM SET autovacuum = off');
  // Each worker has several servers, each with up to twenty.
  await client.query('ALTER SYSTEM SET max_connections = 300');
  await client.end();
  await first.stop();
}
