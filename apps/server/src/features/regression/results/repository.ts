import { and, eq, ne, sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import { holdBuckets, sorterOf } from '../buckets/sort.ts';
import { regressionResults, regressions } from '../tables.ts';
import type { NewResult } from './resultRows.ts';

/** What is sorted into buckets: what says something of the design, its build or the machine. */
const SORTED = new Set(['failed', 'compile-failed', 'timed-out', 'out-of-memory']);
const ROWS_AT_ONCE = 1000;

/** Stores the results of a run, once however often that is asked for. */
export function storeResults(database: Database, results: readonly NewResult[]): Promise<void> {
  return database.transaction(async (within) => {
    const [first] = results;
    if (first === undefined) return;
    // One after the other, so that of two that end otherwise the later one sees the earlier.
    await holdBuckets(within, first.deptId);
    const sorted = results.filter(({ verdict }) => SORTED.has(verdict));
    const buckets = await sorterOf(within, first.deptId).then((sort) => sort(sorted));
    const rows = results.map((row) => ({ ...row, bucketId: buckets.get(row) ?? null }));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await within
        .insert(regressionResults)
        .values(rows.slice(at, at + ROWS_AT_ONCE))
        .onConflictDoNothing();
    const others = await noteRepeats(within, first.childRunId);
    for (const runId of new Set([first.runId, ...others])) await countVerdicts(within, runId);
  });
}

/**
 * Marks what ended otherwise than the same simulation did before: with one tree, one build, one seed and one tool a
 * simulation has one verdict. Answers the regressions of which results were marked.
 */
async function noteRepeats(database: Database, childRunId: string): Promise<string[]> {
  const { rows } = await database.execute<{ runId: string }>(sql`
    WITH fresh AS (
      SELECT DISTINCT dept_id, repeat_key FROM regression_results WHERE child_run_id = ${childRunId}
    ),
    several AS (
      SELECT repeat_key, dept_id FROM regression_results JOIN fresh USING (dept_id, repeat_key)
      WHERE verdict IN ('passed', 'failed', 'inconclusive')
      GROUP BY repeat_key, dept_id HAVING count(DISTINCT verdict) > 1
    )
    UPDATE regression_results AS result SET nondeterministic = true FROM several
    WHERE result.dept_id = several.dept_id AND result.repeat_key = several.repeat_key
      AND verdict IN ('passed', 'failed', 'inconclusive') AND NOT nondeterministic
    RETURNING result.run_id AS "runId"`);
  return [...new Set(rows.map(({ runId }) => runId))];
}

/** Figures of a regression. */
async function countVerdicts(database: Database, runId: string): Promise<void> {
  await database.execute(sql`
    WITH counted AS (
      SELECT verdict AS name, count(*) AS n FROM regression_results WHERE run_id = ${runId} GROUP BY verdict
      UNION ALL
      SELECT 'nondeterministic', count(*) FROM regression_results WHERE run_id = ${runId} AND nondeterministic
      UNION ALL
      SELECT 'unchecked', count(*) FROM regression_results WHERE run_id = ${runId} AND unchecked
    )
    UPDATE regressions SET
      verdicts = coalesce((SELECT jsonb_object_agg(name, n) FROM counted WHERE n > 0), '{}'),
      seconds = (SELECT coalesce(sum(seconds), 0) FROM regression_results WHERE run_id = ${runId})
    WHERE run_id = ${runId}`);
}

/** Runs of regressions, or of one, that have ended and whose results were not taken. */
export async function untakenRuns(database: Database, of?: string): Promise<string[]> {
  const { rows } = await database.execute<{ runId: string }>(sql`
    SELECT run_id AS "runId" FROM runs
    WHERE kind = 'cases' AND state = 'finished' AND parent_run_id IS NOT NULL
      AND jsonb_array_length(request -> 'simulations') > 0
      AND NOT EXISTS (SELECT FROM regression_results WHERE child_run_id = runs.run_id)
      AND ${of === undefined ? sql`true` : sql`parent_run_id = ${of}`}
      AND EXISTS (SELECT FROM runs AS parent WHERE parent.run_id = runs.parent_run_id AND parent.kind = 'regression')
    ORDER BY queue_number`);
  return rows.map(({ runId }) => runId);
}

/** Notes that a regression has ended. */
export async function noteFinished(database: Database, runId: string, finishTime: Date): Promise<void> {
  await database
    .update(regressions)
    .set({ finishTime })
    .where(and(eq(regressions.runId, runId), ne(regressions.caseNum, 0)));
}
