import { desc, eq, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { signOffs } from './tables.ts';

/** What the simulations of a case came to. */
export interface CaseCount extends Record<string, unknown> {
  caseName: string;
  all: number;
  passed: number;
  /** Passed, but could not have failed. */
  unchecked: number;
}

export async function caseCounts(database: Database, runId: string): Promise<CaseCount[]> {
  const { rows } = await database.execute<CaseCount>(sql`
    SELECT case_name AS "caseName", count(*)::int AS all,
      (count(*) FILTER (WHERE verdict = 'passed' AND NOT nondeterministic))::int AS passed,
      (count(*) FILTER (WHERE unchecked))::int AS unchecked
    FROM regression_results WHERE run_id = ${runId} GROUP BY case_name ORDER BY case_name`);
  return rows;
}

/** The newest regression of a project's files that is over and repeats no other. */
export async function newestOver(database: Database, deptId: number): Promise<string | undefined> {
  const { rows } = await database.execute<{ runId: string }>(sql`
    SELECT run_id AS "runId" FROM regressions
    WHERE dept_id = ${deptId} AND again_of IS NULL AND finish_time IS NOT NULL AND tree <> '' ORDER BY number DESC LIMIT 1`);
  return rows[0]?.runId;
}

/** The newest run of a kind that has ended over these files. */
export async function newestRun(
  database: Database,
  deptId: number,
  tree: string,
  kind: string,
): Promise<{ runId: string; verdict: string; title: string } | undefined> {
  const { rows } = await database.execute<{ runId: string; verdict: string; title: string }>(sql`
    SELECT run_id AS "runId", verdict, title FROM runs
    WHERE dept_id = ${deptId} AND tree = ${tree} AND kind = ${kind} AND state = 'finished'
      AND verdict IN ('passed', 'failed')
    ORDER BY queue_number DESC LIMIT 1`);
  return rows[0];
}

/** Defects that are not completed: of these cases, and those that no simulation was given of. */
export async function openDefects(
  database: Database,
  deptId: number,
  cases: readonly string[],
): Promise<number[]> {
  const { rows } = await database.execute<{ bugId: number }>(sql`
    SELECT bug_id AS "bugId" FROM bugs
    WHERE dept_id = ${deptId} AND status <> 'Completed'
      AND (failure IS NULL OR failure ->> 'caseName' = ANY (${sql.param([...cases])}::text[]))
    ORDER BY bug_id`);
  return rows.map(({ bugId }) => bugId);
}

export function signOffsOf(database: Database, runId: string) {
  return database.select().from(signOffs).where(eq(signOffs.runId, runId)).orderBy(desc(signOffs.signOffId));
}

export async function insertSignOff(database: Database, values: typeof signOffs.$inferInsert): Promise<void> {
  await database.insert(signOffs).values(values);
}
