import { joinBuckets, ownBucket, restoreBucket, splitBucket } from '@netloom/contract';
import { and, eq, inArray, or } from '../../../database/drizzle.ts';
import { warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { isActiveUser, memberOf, roleOf } from '../../department/index.ts';
import { bucketSplits, failureBuckets } from '../tables.ts';
import { relatedBuckets, requireBuckets, sortAgain } from './repository.ts';
import { holdBuckets, partOf, wholeOf } from './sort.ts';

export const joinBucketsRoute = implement(
  joinBuckets,
  memberOf('defect:edit', ({ body }) => body.deptId),
  ({ body: { deptId, into, bucketIds } }, _member, { database }) =>
    database.transaction(async (within) => {
      await holdBuckets(within, deptId);
      const others = bucketIds.filter((bucketId) => bucketId !== into);
      await requireBuckets(within, deptId, [into, ...others]);
      if (others.length === 0) return null;
      // What was joined to one of them is joined to the new one.
      const moved = or(inArray(failureBuckets.bucketId, others), inArray(failureBuckets.joinedTo, others));
      await within.update(failureBuckets).set({ joinedTo: into }).where(moved);
      await sortAgain(within, deptId, others);
      return null;
    }),
);

export const splitBucketRoute = implement(
  splitBucket,
  memberOf('defect:edit', ({ body }) => body.deptId),
  ({ body: { deptId, bucketId, by } }, _member, { database }) =>
    database.transaction(async (within) => {
      await holdBuckets(within, deptId);
      const [bucket] = await requireBuckets(within, deptId, [bucketId]);
      const { key } = bucket!;
      if (
        partOf(key)
          .split(', ')
          .some((part) => part.startsWith(`${by}: `))
      )
        throw warning('split-already', { field: 'by', values: { by } });
      await within.insert(bucketSplits).values({ deptId, key, by }).onConflictDoNothing();
      await sortAgain(within, deptId, [bucketId]);
      return null;
    }),
);

export const restoreBucketRoute = implement(
  restoreBucket,
  memberOf('defect:edit', ({ body }) => body.deptId),
  ({ body: { deptId, bucketId } }, _member, { database }) =>
    database.transaction(async (within) => {
      await holdBuckets(within, deptId);
      const [bucket] = await requireBuckets(within, deptId, [bucketId]);
      const joined = await relatedBuckets(within, bucket!);
      const whole = wholeOf(bucket!.key);
      if (joined.length > 0)
        await within
          .update(failureBuckets)
          .set({ joinedTo: null })
          .where(eq(failureBuckets.joinedTo, bucketId));
      else if (whole === undefined) throw warning('bucket-untouched', { field: 'bucketId' });
      const parts =
        joined.length > 0 || whole === undefined ? [] : await relatedBuckets(within, bucket!, whole);
      if (parts.length > 0) {
        const keys = [whole!, ...parts.map(({ key }) => key)];
        await within
          .delete(bucketSplits)
          .where(and(eq(bucketSplits.deptId, deptId), inArray(bucketSplits.key, keys)));
      }
      // Parts may have been joined to others, where their results are.
      const places = parts.flatMap(({ joinedTo }) => (joinedTo === null ? [] : [joinedTo]));
      const ids = parts.map((part) => part.bucketId);
      await sortAgain(within, deptId, [...new Set([bucketId, ...ids, ...places])]);
      return null;
    }),
);

export const ownBucketRoute = implement(
  ownBucket,
  memberOf('defect:edit', ({ body }) => body.deptId),
  async ({ body: { deptId, bucketId, ownerId } }, _member, { database }) => {
    await requireBuckets(database, deptId, [bucketId]);
    if (ownerId !== null) {
      const isMember = (await roleOf(database, deptId, ownerId)) !== undefined;
      if (!isMember || !(await isActiveUser(database, ownerId)))
        throw warning('no-bucket-owner', { field: 'ownerId' });
    }
    await database
      .update(failureBuckets)
      .set({ owner: ownerId })
      .where(eq(failureBuckets.bucketId, bucketId));
    return null;
  },
);
