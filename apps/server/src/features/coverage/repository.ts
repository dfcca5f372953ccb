import type { CoveredRegression } from '@netloom/contract';
import { and, desc, eq, gt, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { regressionResults, regressions } from '../regression/index.ts';
import type { StoredMerge } from './merge/mergeCoverage.ts';
import { regressionCoverage } from './tables.ts';

export type CoverageRecord = typeof regressionCoverage.$inferSelect;

const NIGHTS = 90;
const MOST_LISTED = 500;

/** Whether there is a result of every simulation of a regression. */
export async function isComplete(database: Database, runId: string): Promise<boolean> {
  const { rows } = await database.execute<{ complete: boolean }>(sql`
    SELECT case_num > 0 AND case_num = (SELECT count(*) FROM regression_results AS result
      WHERE result.run_id = regressions.run_id) AS complete
    FROM regressions WHERE run_id = ${runId}`);
  return rows[0]?.complete ?? false;
}

export async function hasCoverage(database: Database, runId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`SELECT FROM regression_coverage WHERE run_id = ${runId}`);
  return rows.length > 0;
}

/** The runs that simulated a regression, always in the same order. */
export async function membersOf(database: Database, runId: string): Promise<string[]> {
  const rows = await database
    .selectDistinct({ childRunId: regressionResults.childRunId })
    .from(regressionResults)
    .where(eq(regressionResults.runId, runId))
    .orderBy(regressionResults.childRunId);
  return rows.map(({ childRunId }) => childRunId);
}

/** Places in a run of the simulations that passed. */
export async function passedOf(database: Database, childRunId: string): Promise<Set<number>> {
  const { childRunId: child, verdict, caseIndex } = regressionResults;
  const rows = await database
    .select({ caseIndex })
    .from(regressionResults)
    .where(and(eq(child, childRunId), eq(verdict, 'passed')));
  return new Set(rows.map((row) => row.caseIndex));
}

export async function storeCoverage(database: Database, runId: string, stored: StoredMerge): Promise<void> {
  const { merged, hits, ...rest } = stored;
  await database
    .insert(regressionCoverage)
    .values({ runId, ...rest, merged: Buffer.from(merged), hits: Buffer.from(hits) })
    .onConflictDoNothing();
}

export async function findCoverage(database: Database, runId: string): Promise<CoverageRecord | undefined> {
  const [row] = await database.select().from(regressionCoverage).where(eq(regressionCoverage.runId, runId));
  return row;
}

/** Regressions with coverage, the newest first; of the last nights, and a bound of them. */
export async function listCovered(database: Database, deptId: number): Promise<CoveredRegression[]> {
  const { runId, number, name, path, createTime, commit } = regressions;
  const rows = await database
    .select({ runId, number, name, path, createTime, commit, figures: regressionCoverage.figures })
    .from(regressionCoverage)
    .innerJoin(regressions, eq(regressions.runId, regressionCoverage.runId))
    .where(and(eq(regressions.deptId, deptId), gt(createTime, sql`now() - make_interval(days => ${NIGHTS})`)))
    .orderBy(desc(number))
    .limit(MOST_LISTED);
  return rows.map(({ createTime: begun, commit: rtlVersion, ...row }) => ({
    ...row,
    rtlVersion,
    date: begun.toISOString(),
  }));
}
