import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, projectId, time } from '../fields.ts';
import { ResultCause } from '../run/resultCause.ts';

const Commit = z
  .string()
  .trim()
  .regex(/^[\w./^~-]{1,200}$/, 'expected a commit or a branch');

export const BisectStep = z.object({
  commit: z.string(),
  subject: z.string(),
  /** `confirm`: simulated once more, when the culprit is known. */
  purpose: z.enum(['search', 'confirm']),
  /** Null while it is simulated. */
  answer: z.enum(['good', 'bad', 'skip']).nullable(),
  /** The run; null where its commit could not be planned. */
  runId: z.string().nullable(),
  message: z.string(),
  /** Of a message that the simulation did not say. */
  cause: ResultCause.nullish(),
});
export type BisectStep = z.infer<typeof BisectStep>;

/** `unsteady`: the culprit or its parent ended otherwise when it was simulated once more. */
export const BisectOutcome = z.enum(['running', 'found', 'ambiguous', 'unsteady', 'cancelled', 'failed']);
export type BisectOutcome = z.infer<typeof BisectOutcome>;

/** The search for the first commit on which a simulation fails. */
export const BisectRow = z.object({
  bisectId: z.number(),
  deptId: z.number(),
  resultId: z.number().nullable(),
  caseName: z.string(),
  seed: z.number(),
  good: z.string(),
  bad: z.string(),
  outcome: BisectOutcome,
  steps: z.array(BisectStep),
  /** Commits among which the culprit still is. */
  left: z.number(),
  culprit: z.object({ commit: z.string(), subject: z.string(), author: z.string(), time }).nullable(),
  /** Commits that cannot be tried and could be the culprit as well. */
  suspects: z.array(z.string()),
  reason: z.string(),
  createBy: z.string(),
  createTime: time,
  finishTime: time.nullable(),
});
export type BisectRow = z.infer<typeof BisectRow>;

export const startBisect = defineCall({
  method: 'POST',
  path: '/bisect/start',
  summary: 'Looks for the first commit on which a simulation fails, between one where it passed and its own.',
  body: z.object({
    resultId: id,
    good: Commit,
    /** The commit of the result where it is left out. */
    bad: Commit.optional(),
  }),
  reply: BisectRow,
});

export const showBisect = defineCall({
  method: 'GET',
  path: '/bisect/show',
  summary: 'How a search for a culprit stands.',
  query: z.object({ bisectId: id }),
  reply: BisectRow,
});

export const listBisects = defineCall({
  method: 'GET',
  path: '/bisect/list',
  summary: 'The latest searches for culprits of a project.',
  query: z.object({ deptId: projectId }),
  reply: z.array(BisectRow),
});

export const cancelBisect = defineCall({
  method: 'POST',
  path: '/bisect/cancel',
  summary: 'Ends a search for a culprit, with the simulation that it waits for.',
  body: z.object({ bisectId: id }),
  reply: BisectRow,
});

export const lastGoodCommit = defineCall({
  method: 'GET',
  path: '/bisect/lastGood',
  summary:
    'The latest commit before a failure on which the same case and seed passed; null where there is none.',
  query: z.object({ resultId: id }),
  reply: z.object({ commit: z.string().nullable() }),
});
