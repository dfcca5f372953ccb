import { and, eq, inArray, ne, sql } from '../../../database/drizzle.ts';
import { bucketKey } from '@netloom/model/regression';
import type { Database } from '../../../database/index.ts';
import { failureBuckets, regressionResults, regressions } from '../tables.ts';
import type { NewResult } from './resultRows.ts';

/** What is sorted into buckets: what says something of the design, its build or the machine. */
const SORTED = new Set(['failed', 'compile-failed', 'timed-out', 'out-of-memory']);
const ROWS_AT_ONCE = 1000;

/** Ids of the buckets of messages, made where there are none; joined ones give the one that they were joined to. */
async function bucketsOf(
  database: Database,
  deptId: number,
  messages: readonly string[],
): Promise<Map<string, number>> {
  const titles = new Map(messages.map((message) => [bucketKey(message), message]));
  if (titles.size === 0) return new Map();
  const rows = [...titles].map(([key, title]) => ({ deptId, key, title: title.slice(0, 1000) }));
  await database.insert(failureBuckets).values(rows).onConflictDoNothing();
  const known = await database
    .select()
    .from(failureBuckets)
    .where(and(eq(failureBuckets.deptId, deptId), inArray(failureBuckets.key, [...titles.keys()])));
  return new Map(known.map(({ key, bucketId, joinedTo }) => [key, joinedTo ?? bucketId]));
}

/** Stores the results of a run, once however often that is asked for. */
export function storeResults(database: Database, results: readonly NewResult[]): Promise<void> {
  return database.transaction(async (within) => {
    const [first] = results;
    if (first === undefined) return;
    const sorted = results.filter(({ verdict }) => SORTED.has(verdict)).map(({ message }) => message);
    const buckets = await bucketsOf(within, first.deptId, sorted);
    const rows = results.map((row) => ({
      ...row,
      bucketId: SORTED.has(row.verdict) ? (buckets.get(bucketKey(row.message)) ?? null) : null,
    }));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await within
        .insert(regressionResults)
        .values(rows.slice(at, at + ROWS_AT_ONCE))
        .onConflictDoNothing();
    await noteRepeats(within, first.childRunId);
    await countVerdicts(within, first.runId);
  });
}

/**
 * Marks what ended otherwise than the same simulation did before: with one tree, one build, one seed and one tool a
 * simulation has one verdict.
 */
async function noteRepeats(database: Database, childRunId: string): Promise<void> {
  await database.execute(sql`
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
      AND verdict IN ('passed', 'failed', 'inconclusive')`);
}

/** Figures of a regression, and of earlier ones whose results it has shown to be non-deterministic. */
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

/** Runs of regressions that have ended and whose results were not taken. */
export async function untakenRuns(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ runId: string }>(sql`
    SELECT run_id AS "runId" FROM runs
    WHERE kind = 'cases' AND state = 'finished' AND parent_run_id IS NOT NULL
      AND jsonb_array_length(request -> 'simulations') > 0
      AND NOT EXISTS (SELECT FROM regression_results WHERE child_run_id = runs.run_id)
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
