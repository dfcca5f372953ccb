import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/index.ts';
import { runArtifacts, runs } from '../tables.ts';

export type ArtifactRecord = typeof runArtifacts.$inferSelect;

export function listArtifacts(database: Database, runId: string): Promise<ArtifactRecord[]> {
  return database
    .select()
    .from(runArtifacts)
    .where(eq(runArtifacts.runId, runId))
    .orderBy(asc(runArtifacts.path));
}

export async function findArtifact(database: Database, runId: string, path: string) {
  const [row] = await database
    .select()
    .from(runArtifacts)
    .where(and(eq(runArtifacts.runId, runId), eq(runArtifacts.path, path)));
  return row;
}

/** All of a run's artifacts at once: where one is, all are. */
export async function insertArtifacts(database: Database, artifacts: ArtifactRecord[]): Promise<void> {
  if (artifacts.length > 0) await database.insert(runArtifacts).values(artifacts);
}

export async function isReferred(database: Database, sha256: string): Promise<boolean> {
  const rows = await database
    .select({ sha256: runArtifacts.sha256 })
    .from(runArtifacts)
    .where(eq(runArtifacts.sha256, sha256))
    .limit(1);
  return rows.length > 0;
}

/** Finished runs whose artifacts are not in the store yet, in the order in which they ended. */
export async function listUnstoredRuns(database: Database): Promise<string[]> {
  const rows = await database
    .select({ runId: runs.runId })
    .from(runs)
    .where(and(eq(runs.state, 'finished'), eq(runs.stored, false)))
    .orderBy(asc(runs.finishTime));
  return rows.map(({ runId }) => runId);
}

export async function markStored(database: Database, runId: string, bytes: number): Promise<void> {
  await database.update(runs).set({ stored: true, bytes }).where(eq(runs.runId, runId));
}

/** Deletes a finished run that is not pinned. Answers the hashes of its artifacts; undefined if there is none such. */
export function deleteRunRow(database: Database, runId: string): Promise<string[] | undefined> {
  return database.transaction(async (transaction) => {
    const artifacts = await listArtifacts(transaction, runId);
    const deleted = await transaction
      .delete(runs)
      .where(and(eq(runs.runId, runId), eq(runs.state, 'finished'), eq(runs.pinned, false)))
      .returning({ runId: runs.runId });
    return deleted.length === 0 ? undefined : artifacts.map(({ sha256 }) => sha256);
  });
}

export async function setPinned(database: Database, runId: string, pinned: boolean): Promise<void> {
  await database.update(runs).set({ pinned }).where(eq(runs.runId, runId));
}

/** Which of these runs there are. */
export async function existingRuns(database: Database, runIds: string[]): Promise<Set<string>> {
  const rows = await database.select({ runId: runs.runId }).from(runs).where(inArray(runs.runId, runIds));
  return new Set(rows.map(({ runId }) => runId));
}

/** Which of these hashes some run refers to. */
export async function referredHashes(database: Database, hashes: string[]): Promise<Set<string>> {
  const rows = await database
    .selectDistinct({ sha256: runArtifacts.sha256 })
    .from(runArtifacts)
    .where(inArray(runArtifacts.sha256, hashes));
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Ids of the git trees that a department's runs read. */
export async function neededTrees(database: Database, deptId: number): Promise<Set<string>> {
  const rows = await database.selectDistinct({ tree: runs.tree }).from(runs).where(eq(runs.deptId, deptId));
  return new Set(rows.map(({ tree }) => tree));
}

/** Departments that have runs. */
export async function departmentsWithRuns(database: Database): Promise<number[]> {
  const rows = await database.selectDistinct({ deptId: runs.deptId }).from(runs);
  return rows.map(({ deptId }) => deptId);
}

/** What retention may delete: finished, in the store, not pinned; the oldest first. */
export function listDeletableRuns(database: Database, deptId: number, finishedBefore?: Date) {
  const old =
    finishedBefore === undefined ? undefined : sql`${runs.finishTime} < ${finishedBefore.toISOString()}`;
  return database
    .select({ runId: runs.runId, bytes: runs.bytes })
    .from(runs)
    .where(
      and(
        eq(runs.deptId, deptId),
        eq(runs.state, 'finished'),
        eq(runs.stored, true),
        eq(runs.pinned, false),
        old,
      ),
    )
    .orderBy(asc(runs.finishTime));
}
