import { regressionBuckets as call } from '@netloom/contract';
import type { BucketRow } from '@netloom/contract';
import { sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import { implement } from '../../../http/route.ts';
import { memberOfRegression } from '../policy.ts';
import { partOf } from './sort.ts';

const MOST_BUCKETS = 100;

type Flat = Omit<BucketRow, 'firstDate' | 'part'> & { firstDate: string | Date; key: string };

/** The causes of a regression's failures, each with when the project first and last saw it. */
async function bucketRows(database: Database, runId: string): Promise<BucketRow[]> {
  const { rows } = await database.execute<Flat & Record<string, unknown>>(sql`
    WITH here AS (
      SELECT bucket_id, count(*)::int AS count, (array_agg(DISTINCT case_name ORDER BY case_name))[1:20] AS cases,
        (array_agg(case_name || ':' || seed ORDER BY result_id))[1:5] AS seeds
      FROM regression_results WHERE run_id = ${runId} AND bucket_id IS NOT NULL
      GROUP BY bucket_id ORDER BY count DESC, bucket_id LIMIT ${MOST_BUCKETS}
    )
    SELECT here.bucket_id AS "bucketId", failure_buckets.title, failure_buckets.key, here.count, here.cases, here.seeds,
      seen.all, seen.first AS "firstVersion", seen.last AS "lastVersion", seen.date AS "firstDate",
      failure_buckets.owner AS "ownerId", coalesce(users.user_name, '') AS owner,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('bucketId', other.bucket_id, 'title', other.title)
          ORDER BY other.bucket_id), '[]')
        FROM failure_buckets AS other WHERE other.joined_to = here.bucket_id) AS joined
    FROM here JOIN failure_buckets USING (bucket_id) LEFT JOIN users ON user_id = failure_buckets.owner
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS all, min(create_time) AS date,
        (array_agg(commit ORDER BY number))[1] AS first, (array_agg(commit ORDER BY number DESC))[1] AS last
      FROM regression_results JOIN regressions USING (run_id) WHERE bucket_id = here.bucket_id
    ) AS seen
    ORDER BY here.count DESC, here.bucket_id`);
  return rows.map(({ key, ...row }) => ({
    ...row,
    part: partOf(key),
    firstDate: new Date(row.firstDate).toISOString(),
  }));
}

export const bucketsRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  (_incoming, { regression }, { database }) => bucketRows(database, regression.runId),
);
