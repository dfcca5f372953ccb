import { and, asc, desc, eq, inArray, isNull, lt, ne, or, sql } from '../../../database/drizzle.ts';
import type { RunCause } from '@netloom/contract';
import type { RunMetric, RunVerdict } from '@netloom/model';
import type { Database } from '../../../database/index.ts';
import { departments } from '../../department/index.ts';
import { runPlaces, runs, runUsage } from '../tables.ts';
import type { RunRecord } from '../repository.ts';

export function listRunningRuns(database: Database): Promise<RunRecord[]> {
  return database
    .select()
    .from(runs)
    .where(and(eq(runs.state, 'running'), eq(runs.composed, false)))
    .orderBy(asc(runs.queueNumber));
}

/** Runs of a department that have not finished. */
export function listUnfinished(database: Database, deptId: number): Promise<RunRecord[]> {
  return database
    .select()
    .from(runs)
    .where(and(eq(runs.deptId, deptId), ne(runs.state, 'finished')));
}

/** Which of these runs are known. */
export async function knownRuns(database: Database, runIds: string[]): Promise<Set<string>> {
  const rows = await database.select({ runId: runs.runId }).from(runs).where(inArray(runs.runId, runIds));
  return new Set(rows.map(({ runId }) => runId));
}

/**
 * Takes the next queued run that no limit holds back: the first of the queue, or with `oldest` the one that waits
 * longest. Rows that another taker holds are skipped, so that none is taken twice, and those of dissolved departments.
 */
export async function takeQueuedRun(database: Database, oldest: boolean): Promise<RunRecord | undefined> {
  const next = database
    .select({ runId: runs.runId })
    .from(runs)
    .innerJoin(runPlaces, eq(runPlaces.runId, runs.runId))
    .innerJoin(departments, eq(departments.deptId, runs.deptId))
    .where(and(eq(runs.state, 'queued'), runPlaces.mayStart, isNull(departments.dissolvedTime)))
    .orderBy(asc(oldest ? runs.queueNumber : runPlaces.place))
    .limit(1)
    .for('update', { of: runs, skipLocked: true });
  const [row] = await database
    .update(runs)
    .set({ state: 'running', startTime: new Date() })
    .where(eq(runs.runId, sql`(${next})`))
    .returning();
  return row;
}

/** Of a run that has not started, or of all such runs of a run of runs and of itself. Answers whether there was one. */
export async function setPriority(database: Database, runId: string, priority: number): Promise<boolean> {
  const isOf = or(eq(runs.runId, runId), eq(runs.parentRunId, runId));
  const isGoing = and(runs.composed, eq(runs.state, 'running'));
  const changed = await database
    .update(runs)
    .set({ priority })
    .where(and(isOf, or(inArray(runs.state, ['waiting', 'queued']), isGoing)))
    .returning({ composed: runs.composed });
  return changed.some(({ composed }) => !composed);
}

export interface RecordedEnd {
  verdict: RunVerdict;
  reason: string;
  /** When its first step could begin, where it came so far: later than it left the queue. */
  startTime?: Date;
  cause?: RunCause;
  finishTime: Date;
  metrics: RunMetric[];
  stepSeconds: Record<string, number>;
  /** Machine time of all steps. */
  seconds: number;
  cpuSeconds: number | null;
  peakBytes: number | null;
}

/**
 * Records how a run ended and what it took of the machine; the first end counts, and `from` alone if it is given. Answers
 * whether this was it.
 */
export function finishRun(
  database: Database,
  runId: string,
  end: RecordedEnd,
  from?: RunRecord['state'],
): Promise<boolean> {
  return database.transaction(async (within) => {
    const [row] = await within
      .update(runs)
      .set({ ...end, state: 'finished', pending: null })
      .where(and(eq(runs.runId, runId), ne(runs.state, 'finished'), from && eq(runs.state, from)))
      .returning({ userId: runs.createBy });
    if (row === undefined) return false;
    const { seconds } = end;
    await within
      .insert(runUsage)
      .values({ userId: row.userId, hour: sql`date_trunc('hour', now())`, seconds })
      .onConflictDoUpdate({
        target: [runUsage.userId, runUsage.hour],
        set: { seconds: sql`${runUsage.seconds} + ${seconds}` },
      });
    return true;
  });
}

/** Notes what a run that has not finished waits for in its scheduler. */
export async function notePending(
  database: Database,
  runId: string,
  pending: RunRecord['pending'],
): Promise<void> {
  const unfinished = and(eq(runs.runId, runId), ne(runs.state, 'finished'));
  await database.update(runs).set({ pending }).where(unfinished);
}

/** 1 for the next one to start; undefined unless the run is queued. */
export async function placeOf(database: Database, runId: string): Promise<number | undefined> {
  const [row] = await database.select().from(runPlaces).where(eq(runPlaces.runId, runId));
  return row?.place;
}

/** Latest runs that a median is taken of. */
const LATEST = sql.raw('20');

/** Runs that went their whole way: how long a bench takes does not depend on what it says. */
const WHOLE = ['passed', 'inconclusive'] as const;

/** Median seconds of each step over the latest whole runs of one kind and top. */
export async function stepMedians(
  database: Database,
  { deptId, kind, top, queueNumber }: Pick<RunRecord, 'deptId' | 'kind' | 'top' | 'queueNumber'>,
): Promise<Record<string, number>> {
  const earlier = lt(runs.queueNumber, queueNumber);
  const whole = and(earlier, eq(runs.state, 'finished'), inArray(runs.verdict, [...WHOLE]));
  const latest = database
    .select({ stepSeconds: runs.stepSeconds })
    .from(runs)
    .where(and(whole, eq(runs.deptId, deptId), eq(runs.kind, kind), eq(runs.top, top)))
    .orderBy(desc(runs.queueNumber))
    .limit(20);
  const { rows } = await database.execute<{ step: string; seconds: number }>(sql`
    SELECT step, percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds::float8) AS seconds
    FROM (${latest}) AS latest, jsonb_each_text(latest.step_seconds) AS each (step, seconds)
    GROUP BY step`);
  return Object.fromEntries(rows.map(({ step, seconds }) => [step, seconds]));
}

/** A run that has not finished, with the seconds that it has taken and those that one like it usually takes. */
export interface UnfinishedRun extends Record<string, unknown> {
  deptId: number;
  createBy: number;
  /** Null while it runs. */
  place: number | null;
  elapsed: number;
  usual: number | null;
}

/** Running runs, and queued ones up to a place in the order of the queue. */
export async function listUnfinishedRuns(database: Database, place: number): Promise<UnfinishedRun[]> {
  const { rows } = await database.execute<UnfinishedRun>(sql`
    WITH going AS (
      SELECT dept_id, create_by, kind, top, place::int AS place,
        coalesce(extract(epoch FROM now() - start_time), 0)::float8 AS elapsed
      FROM runs LEFT JOIN run_places USING (run_id)
      WHERE (state = 'running' AND NOT composed) OR place <= ${place}
    ),
    groups AS (SELECT DISTINCT dept_id, kind, top FROM going),
    usual AS (
      SELECT dept_id, kind, top, (
        SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) FROM (
          SELECT seconds FROM runs
          WHERE state = 'finished' AND verdict = ANY(${sql.param([...WHOLE])}) AND runs.dept_id = groups.dept_id
            AND runs.kind = groups.kind AND runs.top = groups.top
          ORDER BY queue_number DESC LIMIT ${LATEST}
        ) AS latest
      ) AS seconds FROM groups
    )
    SELECT going.dept_id AS "deptId", create_by AS "createBy", place, elapsed, usual.seconds AS usual
    FROM going JOIN usual USING (dept_id, kind, top)
    ORDER BY place NULLS FIRST`);
  return rows;
}

export interface RunLimits extends Record<string, unknown> {
  deptId: number;
  running: number | null;
  runningPerUser: number | null;
}

/** How many runs the departments that have limits may have running. */
export async function listRunLimits(database: Database): Promise<RunLimits[]> {
  const { rows } = await database.execute<RunLimits>(sql`
    SELECT dept_id AS "deptId", running_runs AS running, running_runs_per_user AS "runningPerUser" FROM run_quotas`);
  return rows;
}
