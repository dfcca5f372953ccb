import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { RunVerdict } from '@netloom/model';
import type { Database } from '../../database/index.ts';
import { runs } from './tables.ts';

export type RunRecord = typeof runs.$inferSelect;

export async function insertRun(database: Database, run: typeof runs.$inferInsert): Promise<RunRecord> {
  const [row] = await database.insert(runs).values(run).returning();
  return row!;
}

export async function findRun(database: Database, runId: string): Promise<RunRecord | undefined> {
  const [row] = await database.select().from(runs).where(eq(runs.runId, runId));
  return row;
}

/** A page, newest first, and the number of all. */
export async function listRuns(database: Database, deptId: number, page: number, limit: number) {
  const mine = eq(runs.deptId, deptId);
  const [rows, [all]] = await Promise.all([
    database
      .select()
      .from(runs)
      .where(mine)
      .orderBy(desc(runs.createTime), desc(runs.runId))
      .limit(limit)
      .offset((page - 1) * limit),
    database.select({ total: count() }).from(runs).where(mine),
  ]);
  return { total: all!.total, rows };
}

export function listUnfinishedRuns(database: Database, state: 'queued' | 'running'): Promise<RunRecord[]> {
  return database.select().from(runs).where(eq(runs.state, state)).orderBy(runs.createTime);
}

/**
 * Takes the next queued run: of the user who has the fewest running, the oldest. Rows that another taker holds are
 * skipped, so that none is taken twice.
 */
export async function takeQueuedRun(database: Database): Promise<RunRecord | undefined> {
  const next = sql`(
    SELECT queued.run_id FROM runs AS queued WHERE queued.state = 'queued'
    ORDER BY (SELECT count(*) FROM runs AS other WHERE other.state = 'running' AND other.create_by = queued.create_by),
      queued.create_time
    FOR UPDATE SKIP LOCKED LIMIT 1)`;
  const [row] = await database
    .update(runs)
    .set({ state: 'running', startTime: new Date() })
    .where(eq(runs.runId, next))
    .returning();
  return row;
}

/** Records how a run ended; the first end counts. */
export async function finishRun(
  database: Database,
  runId: string,
  end: { verdict: RunVerdict; reason: string; finishTime: Date },
): Promise<void> {
  await database
    .update(runs)
    .set({ ...end, state: 'finished' })
    .where(and(eq(runs.runId, runId), ne(runs.state, 'finished')));
}
