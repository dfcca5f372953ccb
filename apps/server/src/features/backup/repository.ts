import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';

/** Runs that wait or go on. */
export async function countUnfinishedRuns(database: Database): Promise<number> {
  const found = await database.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM runs WHERE state <> 'finished'`,
  );
  return found.rows[0]!.count;
}
