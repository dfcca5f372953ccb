import { and, eq, inArray } from '../../database/drizzle.ts';
import { onBuckets, sorterOf } from '../regression/index.ts';
import { bugs } from './tables.ts';

/** A defect goes with the failure that it was filed from, whatever people make of its cause. */
export function followBuckets(): void {
  onBuckets(async ({ deptId, bucketIds }, within) => {
    const rows = await within
      .select({ bugId: bugs.bugId, failure: bugs.failure, bucketId: bugs.bucketId })
      .from(bugs)
      .where(and(eq(bugs.deptId, deptId), inArray(bugs.bucketId, [...bucketIds])));
    const filed = rows.flatMap(({ bugId, failure, bucketId }) =>
      failure === null ? [] : [{ ...failure, bugId, bucketId }],
    );
    const sort = await sorterOf(within, deptId);
    for (const [{ bugId, bucketId: from }, bucketId] of await sort(filed))
      if (bucketId !== from) await within.update(bugs).set({ bucketId }).where(eq(bugs.bugId, bugId));
  });
}
