import { and, asc, eq, inArray, or, sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import { warning } from '../../../http/refuse.ts';
import { tellBuckets } from '../results/heard.ts';
import { failureBuckets, regressionResults } from '../tables.ts';
import { partsOf, sorterOf } from './sort.ts';

export type BucketRecord = typeof failureBuckets.$inferSelect;

/** Buckets of a project that stand for themselves. @throws a 601 for one that is none. */
export async function requireBuckets(
  within: Database,
  deptId: number,
  bucketIds: readonly number[],
): Promise<BucketRecord[]> {
  const rows = await within
    .select()
    .from(failureBuckets)
    .where(and(eq(failureBuckets.deptId, deptId), inArray(failureBuckets.bucketId, [...bucketIds])));
  const known = new Set(rows.filter(({ joinedTo }) => joinedTo === null).map(({ bucketId }) => bucketId));
  const missing = bucketIds.find((bucketId) => !known.has(bucketId));
  if (missing !== undefined) throw warning('no-bucket', { field: 'bucketId', values: { bucket: missing } });
  return rows;
}

/** The buckets that were joined to one, and the parts of a key. */
export function relatedBuckets(
  within: Database,
  { deptId, bucketId }: Pick<BucketRecord, 'deptId' | 'bucketId'>,
  whole?: string,
): Promise<BucketRecord[]> {
  const pattern = partsOf(whole ?? '').replace(/[%_\\]/g, '\\$&');
  const related = or(
    eq(failureBuckets.joinedTo, bucketId),
    whole === undefined ? undefined : sql`${failureBuckets.key} LIKE ${`${pattern}%`}`,
  );
  return within
    .select()
    .from(failureBuckets)
    .where(and(eq(failureBuckets.deptId, deptId), related));
}

const AT_ONCE = 5000;

/** Sorts anew what is in some buckets, with what is bound to them. */
export async function sortAgain(
  within: Database,
  deptId: number,
  bucketIds: readonly number[],
): Promise<void> {
  const sort = await sorterOf(within, deptId);
  const { resultId, message, caseName, build, file, bucketId } = regressionResults;
  for (let after = 0; ;) {
    const rows = await within
      .select({ resultId, message, caseName, build, file, bucketId })
      .from(regressionResults)
      .where(and(inArray(bucketId, [...bucketIds]), sql`${resultId} > ${after}`))
      .orderBy(asc(resultId))
      .limit(AT_ONCE);
    const moved = [...(await sort(rows))].filter(([row, to]) => row.bucketId !== to);
    if (moved.length > 0)
      await within.execute(sql`
        UPDATE regression_results AS result SET bucket_id = moved.bucket
        FROM unnest(${sql.param(moved.map(([row]) => row.resultId))}::bigint[],
          ${sql.param(moved.map(([, to]) => to))}::int[]) AS moved (id, bucket)
        WHERE result.result_id = moved.id`);
    if (rows.length < AT_ONCE) break;
    after = rows.at(-1)!.resultId;
  }
  await tellBuckets({ deptId, bucketIds }, within);
}
