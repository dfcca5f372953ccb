import { regressionMatrix as call } from '@netloom/contract';
import type { MatrixRow } from '@netloom/contract';
import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { implement } from '../../http/route.ts';
import { memberOfRegression } from './policy.ts';

/** More results are told by their numbers alone. */
const MOST_SHOWN = 3000;

async function matrixRows(database: Database, runId: string): Promise<MatrixRow[]> {
  const { rows } = await database.execute<MatrixRow & Record<string, unknown>>(sql`
    WITH counted AS (
      SELECT *, CASE WHEN nondeterministic THEN 'nondeterministic'
        WHEN verdict IN ('timed-out', 'out-of-memory', 'lost') THEN 'infrastructure'
        WHEN unchecked THEN 'unchecked' ELSE verdict END AS class
      FROM regression_results WHERE run_id = ${runId}
    ),
    size AS (SELECT count(*) AS n FROM counted),
    classes AS (
      SELECT case_name, build, jsonb_object_agg(class, n) AS counts
      FROM (SELECT case_name, build, class, count(*) AS n FROM counted GROUP BY 1, 2, 3) AS each GROUP BY 1, 2
    )
    SELECT case_name AS "caseName", build, counts,
      CASE WHEN (SELECT n FROM size) > ${MOST_SHOWN} THEN '[]' ELSE (
        SELECT jsonb_agg(jsonb_build_object('resultId', result_id, 'seed', coalesce(told_seed, seed), 'class', class)
          ORDER BY seed, result_id)
        FROM counted AS each WHERE each.case_name = classes.case_name AND each.build = classes.build
      ) END AS results
    FROM classes ORDER BY case_name, build`);
  return rows;
}

export const matrixRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  (_incoming, { regression }, { database }) => matrixRows(database, regression.runId),
);
