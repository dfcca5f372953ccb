import { once } from 'node:events';
import type { Pool, PoolClient } from 'pg';

/**
 * Listens to a channel of the database until `signal` aborts, and rejects when the connection is lost. `heard` is called
 * for each notice, and once at the start for what was missed before.
 */
export async function listen(
  pool: Pool,
  channel: 'run_queue',
  heard: () => void,
  signal: AbortSignal,
): Promise<void> {
  const client: PoolClient = await pool.connect();
  try {
    client.on('notification', heard);
    await client.query(`LISTEN ${channel}`);
    heard();
    if (!signal.aborted) await Promise.race([once(client, 'end'), aborted(signal)]);
    if (!signal.aborted) throw new Error('the connection to the database ended');
  } finally {
    client.release(true);
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
