import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, projectId, time } from '../fields.ts';

/** What tells failures of one cause apart, where their words do not: the case, the build, the file, the whole message. */
export const BucketSplit = z.enum(['case', 'build', 'file', 'message']);
export type BucketSplit = z.infer<typeof BucketSplit>;

/** Failures of one cause: what they say is the same but for times, paths, seeds, indices and numbers. */
export const BucketRow = z.object({
  bucketId: z.number(),
  /** One of the messages. */
  title: z.string(),
  /** In this regression, and in all of the project. */
  count: z.number(),
  all: z.number(),
  cases: z.array(z.string()),
  /** Some of its simulations here, `case:seed`. */
  seeds: z.array(z.string()),
  /** Versions of the first and the last regression that has shown it. */
  firstVersion: z.string(),
  lastVersion: z.string(),
  firstDate: time,
  ownerId: z.number().nullable(),
  owner: z.string(),
  /** Causes that were joined to it by hand. */
  joined: z.array(z.object({ bucketId: z.number(), title: z.string() })),
  /** What tells it from others of the same words, where somebody split them: `case: divide`. */
  part: z.string(),
});
export type BucketRow = z.infer<typeof BucketRow>;

export const regressionBuckets = defineCall({
  method: 'GET',
  path: '/regression/buckets',
  summary: 'What the failures of a regression say, by cause, the most frequent first.',
  query: z.object({ runId: z.uuid() }),
  reply: z.array(BucketRow),
});

export const joinBuckets = defineCall({
  method: 'POST',
  path: '/regression/joinBuckets',
  summary: 'Takes causes for one, with all that they show from now on, and their defects.',
  audit: true,
  body: z.object({ deptId: projectId, into: id, bucketIds: z.array(id).min(1).max(50) }),
  reply: z.null(),
});

export const splitBucket = defineCall({
  method: 'POST',
  path: '/regression/splitBucket',
  summary: 'Tells the failures of a cause apart by case, build, file or message, also those that come.',
  audit: true,
  body: z.object({ deptId: projectId, bucketId: id, by: BucketSplit }),
  reply: z.null(),
});

export const restoreBucket = defineCall({
  method: 'POST',
  path: '/regression/restoreBucket',
  summary:
    'Takes back what was done to a cause by hand: those joined to it stand alone, parts are one again.',
  audit: true,
  body: z.object({ deptId: projectId, bucketId: id }),
  reply: z.null(),
});

export const ownBucket = defineCall({
  method: 'POST',
  path: '/regression/ownBucket',
  summary: 'Says who looks after a cause; nobody with null.',
  audit: true,
  body: z.object({ deptId: projectId, bucketId: id, ownerId: id.nullable() }),
  reply: z.null(),
});
