import { and, asc, count, desc, eq, inArray, ne, notExists, or, sql } from '../../database/drizzle.ts';
import type { SQL } from 'drizzle-orm';
import type { CaseRow, ResultClass } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { runTable as runs } from '../runs/index.ts';
import type { RunRecord } from '../runs/index.ts';
import { regressionResults, regressions } from './tables.ts';

export type RegressionRecord = typeof regressions.$inferSelect;
export type ResultRecord = typeof regressionResults.$inferSelect;

export async function findRegression(
  database: Database,
  runId: string,
): Promise<RegressionRecord | undefined> {
  const [row] = await database.select().from(regressions).where(eq(regressions.runId, runId));
  return row;
}

/** Runs of a project that are regressions and have no row yet. */
export function unknownRegressions(database: Database, deptId: number): Promise<RunRecord[]> {
  const known = database
    .select({ one: sql`1` })
    .from(regressions)
    .where(eq(regressions.runId, runs.runId));
  return database
    .select()
    .from(runs)
    .where(and(eq(runs.deptId, deptId), eq(runs.kind, 'regression'), notExists(known)))
    .orderBy(asc(runs.queueNumber));
}

export async function listRegressions(
  database: Database,
  { deptId, name, page, limit }: { deptId: number; name?: string | undefined; page: number; limit: number },
): Promise<{ total: number; rows: RegressionRecord[] }> {
  const matching = and(eq(regressions.deptId, deptId), name ? eq(regressions.name, name) : undefined);
  const [rows, [all]] = await Promise.all([
    database
      .select()
      .from(regressions)
      .where(matching)
      .orderBy(desc(regressions.number))
      .limit(limit)
      .offset((page - 1) * limit),
    database.select({ total: count() }).from(regressions).where(matching),
  ]);
  return { total: all!.total, rows };
}

const INFRASTRUCTURE = ['timed-out', 'out-of-memory', 'lost'] as const;

function isOfClass(wanted: ResultClass): SQL {
  const { verdict, nondeterministic, unchecked } = regressionResults;
  if (wanted === 'infrastructure') return inArray(verdict, [...INFRASTRUCTURE]);
  if (wanted === 'nondeterministic') return eq(nondeterministic, true);
  if (wanted === 'unchecked') return eq(unchecked, true);
  return eq(verdict, wanted);
}

export interface ResultFilter {
  runId: string;
  class?: ResultClass | undefined;
  caseName?: string | undefined;
  bucketId?: number | undefined;
}

const isOf = ({ runId, caseName, bucketId, class: wanted }: ResultFilter) =>
  and(
    eq(regressionResults.runId, runId),
    wanted && isOfClass(wanted),
    caseName ? eq(regressionResults.caseName, caseName) : undefined,
    bucketId === undefined ? undefined : eq(regressionResults.bucketId, bucketId),
  );

/** What failed first, then what could not be simulated, then the rest. */
const WORST_FIRST = sql`CASE ${regressionResults.verdict}
  WHEN 'failed' THEN 0 WHEN 'compile-failed' THEN 1 WHEN 'passed' THEN 9 ELSE 2 END`;

export async function listResults(
  database: Database,
  filter: ResultFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; rows: ResultRecord[] }> {
  const matching = isOf(filter);
  const [rows, [all]] = await Promise.all([
    database
      .select()
      .from(regressionResults)
      .where(matching)
      .orderBy(WORST_FIRST, asc(regressionResults.caseName), asc(regressionResults.seed))
      .limit(limit)
      .offset((page - 1) * limit),
    database.select({ total: count() }).from(regressionResults).where(matching),
  ]);
  return { total: all!.total, rows };
}

export async function findResult(database: Database, resultId: number): Promise<ResultRecord | undefined> {
  const [row] = await database
    .select()
    .from(regressionResults)
    .where(eq(regressionResults.resultId, resultId));
  return row;
}

/** Results of a filter: those that are named, all, or those that did not pass. */
export function resultsAgain(
  database: Database,
  { resultIds, all, ...filter }: ResultFilter & { resultIds: readonly number[]; all: boolean },
  limit: number,
): Promise<ResultRecord[]> {
  const unpassed = or(ne(regressionResults.verdict, 'passed'), eq(regressionResults.nondeterministic, true));
  const named = inArray(regressionResults.resultId, [...resultIds]);
  const chosen = resultIds.length > 0 ? named : all ? undefined : unpassed;
  return database
    .select()
    .from(regressionResults)
    .where(and(isOf(filter), chosen))
    .orderBy(asc(regressionResults.resultId))
    .limit(limit);
}

/** What each case came to, in the order of their names. */
export async function caseRows(database: Database, runId: string): Promise<CaseRow[]> {
  const { rows } = await database.execute<CaseRow & Record<string, unknown>>(sql`
    SELECT case_name AS "caseName", string_agg(DISTINCT build, ', ') AS build, count(*)::int AS all,
      (count(*) FILTER (WHERE verdict = 'passed' AND NOT nondeterministic))::int AS passed,
      (count(*) FILTER (WHERE verdict IN ('failed', 'compile-failed')))::int AS failed,
      (count(*) FILTER (WHERE verdict NOT IN ('failed', 'compile-failed')
        AND (verdict <> 'passed' OR nondeterministic)))::int AS others,
      coalesce(sum(seconds), 0)::float8 AS seconds,
      coalesce((array_agg(message ORDER BY seed) FILTER (WHERE verdict <> 'passed'))[1], '') AS message,
      (array_agg(cause ORDER BY seed) FILTER (WHERE verdict <> 'passed'))[1] AS cause
    FROM regression_results WHERE run_id = ${runId} GROUP BY case_name ORDER BY case_name`);
  return rows;
}

/** Names of the first cases that failed, by regression. */
export async function failedCases(
  database: Database,
  runIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await database.execute<{ runId: string; cases: string[] }>(sql`
    SELECT run_id AS "runId", (array_agg(DISTINCT case_name ORDER BY case_name))[1:5] AS cases
    FROM regression_results
    WHERE run_id = ANY(${sql.param([...runIds])}::uuid[]) AND verdict IN ('failed', 'compile-failed')
    GROUP BY run_id`);
  return new Map(rows.map(({ runId, cases }) => [runId, cases]));
}

/** A run of each regression that left a wave. */
export async function waveRuns(database: Database, runIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await database.execute<{ parent: string; runId: string }>(sql`
    SELECT DISTINCT ON (runs.parent_run_id) runs.parent_run_id AS parent, runs.run_id AS "runId"
    FROM runs JOIN run_artifacts USING (run_id)
    WHERE runs.parent_run_id = ANY(${sql.param([...runIds])}::uuid[]) AND run_artifacts.kind = 'wave'
    ORDER BY runs.parent_run_id, runs.queue_number`);
  return new Map(rows.map(({ parent, runId }) => [parent, runId]));
}

/** Paths of the waves that runs left. */
export async function wavesOf(database: Database, runIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await database.execute<{ runId: string; path: string }>(sql`
    SELECT DISTINCT ON (run_id) run_id AS "runId", path FROM run_artifacts
    WHERE run_id = ANY(${sql.param([...new Set(runIds)])}::uuid[]) AND kind = 'wave' ORDER BY run_id, path`);
  return new Map(rows.map(({ runId, path }) => [runId, path]));
}

/** A result with its regression. */
export async function resultOf(
  database: Database,
  resultId: number,
): Promise<{ result: ResultRecord; regression: RegressionRecord } | undefined> {
  const [row] = await database
    .select({ result: regressionResults, regression: regressions })
    .from(regressionResults)
    .innerJoin(regressions, eq(regressions.runId, regressionResults.runId))
    .where(eq(regressionResults.resultId, resultId));
  return row;
}

interface SeedOnCommit extends Pick<ResultRecord, 'caseName' | 'build' | 'plusargs' | 'seed'> {
  deptId: number;
  /** Of the plan. */
  path: string;
  commit: string;
}

const MOST_REPEATS = 100;
const SAYS_NOTHING = ['cancelled', 'lost', 'out-of-memory'] as const;

/**
 * What one simulation came to each time that it was run on the files of a commit, the last first. What the machine ended
 * says nothing of the design; one that was too slow may hang.
 */
export async function seedOnCommit(database: Database, asked: SeedOnCommit) {
  const { deptId, path, commit, caseName, build, plusargs, seed } = asked;
  const rows = await database
    .select({ result: regressionResults, branch: regressions.branch })
    .from(regressionResults)
    .innerJoin(regressions, eq(regressions.runId, regressionResults.runId))
    .where(
      and(
        eq(regressions.deptId, deptId),
        eq(regressions.commit, commit),
        eq(regressions.path, path),
        eq(regressionResults.caseName, caseName),
        eq(regressionResults.seed, seed),
        eq(regressionResults.build, build),
        eq(regressionResults.plusargs, plusargs),
        ...SAYS_NOTHING.map((verdict) => ne(regressionResults.verdict, verdict)),
      ),
    )
    .orderBy(desc(regressionResults.resultId))
    .limit(MOST_REPEATS);
  return rows.map(({ result, branch }) => ({ ...result, branch }));
}

/** Commits on which the same case and seed passed with this build and these options, the latest first. */
export async function passedBefore(
  database: Database,
  { deptId, caseName, seed, build, plusargs }: ResultRecord,
): Promise<string[]> {
  const { rows } = await database.execute<{ commit: string }>(sql`
    SELECT commit FROM regression_results JOIN regressions USING (run_id)
    WHERE regression_results.dept_id = ${deptId} AND case_name = ${caseName} AND seed = ${seed}
      AND build = ${build} AND plusargs = ${plusargs} AND verdict = 'passed' AND NOT nondeterministic
      AND commit ~ '^[0-9a-f]+$'
    GROUP BY commit ORDER BY max(number) DESC LIMIT 50`);
  return rows.map(({ commit }) => commit);
}

/** Every result of a regression, in the order of cases and seeds. */
export function allResults(database: Database, runId: string): Promise<ResultRecord[]> {
  const { caseName, seed, resultId } = regressionResults;
  return database
    .select()
    .from(regressionResults)
    .where(eq(regressionResults.runId, runId))
    .orderBy(asc(caseName), asc(seed), asc(resultId));
}
