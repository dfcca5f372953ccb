import type { ReplyOf, RunQuota, runStorage } from '@netloom/contract';
import { eq, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { runQuotas } from './tables.ts';

const { runningRuns, runningRunsPerUser, keepDays, keepBytes } = runQuotas;
const { mostSeconds, mostMemoryMegabytes, mostDiskMegabytes } = runQuotas;
const quotaColumns = {
  ...{ runningRuns, runningRunsPerUser, keepDays, keepBytes },
  ...{ mostSeconds, mostMemoryMegabytes, mostDiskMegabytes },
};

export async function findQuota(database: Database, deptId: number): Promise<RunQuota | undefined> {
  const [quota] = await database.select(quotaColumns).from(runQuotas).where(eq(runQuotas.deptId, deptId));
  return quota;
}

export async function upsertQuota(database: Database, deptId: number, quota: RunQuota): Promise<void> {
  await database
    .insert(runQuotas)
    .values({ deptId, ...quota })
    .onConflictDoUpdate({ target: runQuotas.deptId, set: quota });
}

/** Bytes on disk of a department's runs, or of the pinned ones; a file that several of them share counts once. */
export async function bytesOnDisk(database: Database, deptId: number, pinnedAlone = false): Promise<number> {
  const { rows } = await database.execute<{ bytes: number }>(sql`
    WITH mine AS (SELECT run_id, bytes FROM runs WHERE dept_id = ${deptId} AND (pinned OR NOT ${pinnedAlone})),
      files AS (SELECT sha256, run_artifacts.bytes FROM run_artifacts JOIN mine USING (run_id)),
      once AS (SELECT DISTINCT sha256, bytes FROM files)
    SELECT (coalesce((SELECT sum(bytes) FROM mine), 0) - coalesce((SELECT sum(bytes) FROM files), 0)
      + coalesce((SELECT sum(bytes) FROM once), 0))::float8 AS bytes`);
  return rows[0]!.bytes;
}

type Usage = ReplyOf<typeof runStorage>;

export async function countRuns(database: Database, deptId: number): Promise<number> {
  const { rows } = await database.execute<{ runs: number }>(
    sql`SELECT count(*)::int AS runs FROM runs WHERE dept_id = ${deptId}`,
  );
  return rows[0]!.runs;
}

/** Whose runs take most, first. Shared files count for each run. */
export async function usageByUser(database: Database, deptId: number): Promise<Usage['byUser']> {
  const { rows } = await database.execute<Usage['byUser'][number]>(sql`
    SELECT user_name AS "user", count(*)::int AS runs, sum(bytes)::float8 AS bytes
    FROM runs JOIN users ON user_id = create_by
    WHERE dept_id = ${deptId} GROUP BY user_name ORDER BY bytes DESC, user_name`);
  return rows;
}

export async function usageByKind(database: Database, deptId: number): Promise<Usage['byKind']> {
  const { rows } = await database.execute<Usage['byKind'][number]>(sql`
    SELECT kind, count(*)::int AS runs, sum(bytes)::float8 AS bytes
    FROM runs WHERE dept_id = ${deptId} GROUP BY kind ORDER BY bytes DESC, kind`);
  return rows;
}

export async function largestRuns(database: Database, deptId: number, limit: number) {
  const { rows } = await database.execute<{ runId: string } & Record<string, unknown>>(sql`
    SELECT run_id AS "runId" FROM runs WHERE dept_id = ${deptId} AND stored
    ORDER BY bytes DESC, create_time DESC LIMIT ${limit}`);
  return rows.map(({ runId }) => runId);
}

/**
 * What retention may delete: finished, in the store, not pinned; the oldest first. A run of runs goes with all its runs,
 * or stays with them.
 */
export async function deletableRuns(database: Database, deptId: number) {
  const { rows } = await database.execute<{ runId: string; bytes: number; days: number }>(sql`
    WITH parts AS (
      SELECT parent_run_id AS run_id, sum(bytes) AS bytes, bool_and(stored) AS stored, bool_or(pinned) AS pinned
      FROM runs WHERE dept_id = ${deptId} AND parent_run_id IS NOT NULL GROUP BY parent_run_id
    )
    SELECT run_id AS "runId", (runs.bytes + coalesce(parts.bytes, 0))::float8 AS bytes,
      (extract(epoch FROM now() - finish_time) / 86400)::float8 AS days
    FROM runs LEFT JOIN parts USING (run_id)
    WHERE dept_id = ${deptId} AND parent_run_id IS NULL AND state = 'finished'
      AND runs.stored AND coalesce(parts.stored, true)
      AND NOT runs.pinned AND NOT coalesce(parts.pinned, false)
    ORDER BY finish_time`);
  return rows;
}

/** Which of these hashes some run refers to. */
export async function referredHashes(database: Database, hashes: string[]): Promise<Set<string>> {
  const { rows } = await database.execute<{ sha256: string }>(
    sql`SELECT DISTINCT sha256 FROM run_artifacts WHERE sha256 IN ${hashes}`,
  );
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Ids of the git trees that a department's runs read. */
export async function neededTrees(database: Database, deptId: number): Promise<Set<string>> {
  const { rows } = await database.execute<{ tree: string }>(
    sql`SELECT DISTINCT tree FROM runs WHERE dept_id = ${deptId}`,
  );
  return new Set(rows.map(({ tree }) => tree));
}

/** Those that are not dissolved. */
export async function departments(database: Database): Promise<number[]> {
  const { rows } = await database.execute<{ deptId: number }>(
    sql`SELECT dept_id AS "deptId" FROM departments WHERE dissolved_time IS NULL`,
  );
  return rows.map(({ deptId }) => deptId);
}
