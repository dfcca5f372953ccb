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
  /** What was simulated, with the seed that the simulator told. */
  simulated: { build: string; seed: number }[];
}

export async function caseCounts(database: Database, runId: string): Promise<CaseCount[]> {
  const { rows } = await database.execute<CaseCount>(sql`
    SELECT case_name AS "caseName", count(*)::int AS all,
      (count(*) FILTER (WHERE verdict = 'passed' AND NOT nondeterministic))::int AS passed,
      (count(*) FILTER (WHERE unchecked))::int AS unchecked,
      jsonb_agg(jsonb_build_object('build', build, 'seed', coalesce(told_seed, seed))) AS simulated
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

/** What a run of another kind looks at. */
export interface CheckedSources extends Record<string, unknown> {
  kind: string;
  top: string;
  fileList: string;
  testbench: string;
}

/** A run of another kind over the files of a regression. */
export interface CheckRun extends CheckedSources {
  runId: string;
  verdict: string;
  title: string;
}

const SOURCES = sql`coalesce(request ->> 'fileList', '') AS "fileList", coalesce(request ->> 'testbench', '') AS testbench`;

/** The newest that has ended of each kind, module and sources; what the machine ended says nothing. */
export async function newestRuns(
  database: Database,
  deptId: number,
  tree: string,
  kinds: readonly string[],
): Promise<CheckRun[]> {
  if (tree === '') return [];
  const { rows } = await database.execute<CheckRun>(sql`
    SELECT DISTINCT ON (kind, top, "fileList", testbench) *
    FROM (SELECT kind, run_id AS "runId", verdict, title, top, queue_number, ${SOURCES}
      FROM runs
      WHERE dept_id = ${deptId} AND tree = ${tree} AND kind = ANY (${sql.param([...kinds])}::text[])
        AND state = 'finished' AND verdict IN ('passed', 'failed', 'inconclusive')) AS ended
    ORDER BY kind, top, "fileList", testbench, queue_number DESC`);
  return rows;
}

/** What runs that have not ended look at. */
export async function goingRuns(
  database: Database,
  deptId: number,
  tree: string,
  kinds: readonly string[],
): Promise<CheckedSources[]> {
  if (tree === '') return [];
  const { rows } = await database.execute<CheckedSources>(sql`
    SELECT kind, top, ${SOURCES} FROM runs
    WHERE dept_id = ${deptId} AND tree = ${tree} AND kind = ANY (${sql.param([...kinds])}::text[])
      AND state <> 'finished'`);
  return rows;
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
