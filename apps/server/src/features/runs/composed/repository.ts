import { and, asc, eq, inArray } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import type { RunRecord } from '../repository.ts';
import { runs } from '../tables.ts';

/** The runs that runs of runs consist of, each with its siblings in their order. */
export function listChildren(database: Database, parentRunIds: readonly string[]): Promise<RunRecord[]> {
  if (parentRunIds.length === 0) return Promise.resolve([]);
  return database
    .select()
    .from(runs)
    .where(inArray(runs.parentRunId, [...parentRunIds]))
    .orderBy(asc(runs.queueNumber));
}

/** All at once, the parent first. */
export async function insertFamily(
  database: Database,
  family: readonly (typeof runs.$inferInsert)[],
): Promise<RunRecord> {
  const [parent] = await database
    .insert(runs)
    .values([...family])
    .returning();
  return parent!;
}

/** Runs of runs that have not finished. */
export async function listUnfinishedParents(database: Database): Promise<string[]> {
  const rows = await database
    .select({ runId: runs.runId })
    .from(runs)
    .where(and(runs.composed, eq(runs.state, 'running')))
    .orderBy(asc(runs.queueNumber));
  return rows.map(({ runId }) => runId);
}

/** Queues a run that waited, now that it is planned; undefined where it was cancelled meanwhile. */
export async function queueWaiting(
  database: Database,
  runId: string,
  planned: Pick<RunRecord, 'title' | 'top'>,
): Promise<RunRecord | undefined> {
  const [row] = await database
    .update(runs)
    .set({ ...planned, state: 'queued' })
    .where(and(eq(runs.runId, runId), eq(runs.state, 'waiting')))
    .returning();
  return row;
}

/** Notes that what of a run of runs has not finished is to be cancelled. */
export async function noteCancelling(database: Database, runId: string): Promise<void> {
  await database.update(runs).set({ cancelling: true }).where(eq(runs.runId, runId));
}
