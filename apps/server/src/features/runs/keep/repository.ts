import { and, asc, desc, eq } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import type { RunRecord } from '../repository.ts';
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

/** The newest runs of a department that left a file at a path of their folders. */
export function newestLeaving(
  database: Database,
  deptId: number,
  path: string,
  limit: number,
): Promise<Pick<ArtifactRecord, 'runId' | 'sha256'>[]> {
  return database
    .select({ runId: runArtifacts.runId, sha256: runArtifacts.sha256 })
    .from(runArtifacts)
    .innerJoin(runs, eq(runs.runId, runArtifacts.runId))
    .where(and(eq(runs.deptId, deptId), eq(runArtifacts.path, path)))
    .orderBy(desc(runs.queueNumber))
    .limit(limit);
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

export async function listFinished(database: Database, deptId: number): Promise<string[]> {
  const rows = await database
    .select({ runId: runs.runId })
    .from(runs)
    .where(and(eq(runs.deptId, deptId), eq(runs.state, 'finished')));
  return rows.map(({ runId }) => runId);
}

export async function markStored(database: Database, runId: string, bytes: number): Promise<void> {
  await database.update(runs).set({ stored: true, bytes }).where(eq(runs.runId, runId));
}

/** Runs that a run of runs consists of. */
export async function childrenOf(
  database: Database,
  runId: string,
): Promise<Pick<RunRecord, 'runId' | 'pinned'>[]> {
  return database
    .select({ runId: runs.runId, pinned: runs.pinned })
    .from(runs)
    .where(eq(runs.parentRunId, runId));
}

/** Deletes a finished run; a pinned one only with `pinned`. Answers the hashes of its artifacts; undefined if there is none such. */
export function deleteRunRow(
  database: Database,
  runId: string,
  pinned: boolean,
): Promise<string[] | undefined> {
  return database.transaction(async (transaction) => {
    const artifacts = await listArtifacts(transaction, runId);
    const deleted = await transaction
      .delete(runs)
      .where(
        and(eq(runs.runId, runId), eq(runs.state, 'finished'), pinned ? undefined : eq(runs.pinned, false)),
      )
      .returning({ runId: runs.runId });
    return deleted.length === 0 ? undefined : artifacts.map(({ sha256 }) => sha256);
  });
}

export async function setPinned(database: Database, runId: string, pinned: boolean): Promise<void> {
  await database.update(runs).set({ pinned }).where(eq(runs.runId, runId));
}
