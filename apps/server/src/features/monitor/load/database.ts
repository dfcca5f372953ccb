import { sql } from '../../../database/drizzle.ts';
import type { ServerLoad } from '@netloom/contract';
import type { Services } from '../../../services.ts';

/** Version, bytes on disk and connections of the database that the server works on. */
export async function databaseLoad({
  database,
  settings,
}: Pick<Services, 'database' | 'settings'>): Promise<ServerLoad['database']> {
  const { rows } = await database.execute<{ version: string; size: string; connections: number }>(sql`
    SELECT current_setting('server_version') AS version,
      pg_database_size(current_database()) AS size,
      (SELECT count(*)::integer FROM pg_stat_activity WHERE datname = current_database()) AS connections`);
  const { version, size, connections } = rows[0]!;
  return { version, size: Number(size), connections, embedded: settings.databaseUrl === undefined };
}
