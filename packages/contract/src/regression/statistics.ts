import { z } from 'zod';
import { defineCall } from '../call.ts';
import { projectId, time } from '../fields.ts';
import { RegressionRow } from './row.ts';
import { ResultCause } from '../run/resultCause.ts';

/** What the results of a day came to. */
const TrendDay = z.object({
  /** A calendar day in UTC. */
  day: z.string(),
  passed: z.number(),
  failed: z.number(),
  /** Infrastructure, inconclusive and non-deterministic ones, which say nothing of the design. */
  others: z.number(),
  /** Machine time of its simulations, in seconds. */
  seconds: z.number(),
});
export type TrendDay = z.infer<typeof TrendDay>;

/** A case or a cause with its days; a day without a result of it is left out. */
export const TrendRow = z.object({ key: z.string(), title: z.string(), days: z.array(TrendDay) });
export type TrendRow = z.infer<typeof TrendRow>;

export const NIGHTS_MOST = 90;

export const regressionTrend = defineCall({
  method: 'GET',
  path: '/regression/trend',
  summary:
    'How the last 90 nights went: in all, by group, case or cause; regressions that repeat others are left out.',
  query: z.object({
    deptId: projectId,
    /** Of the plan; all plans where it is left out. */
    name: z.string().max(100).optional(),
    by: z.enum(['all', 'group', 'case', 'bucket']).default('all'),
    nights: z.coerce.number().int().min(1).max(NIGHTS_MOST).default(NIGHTS_MOST),
  }),
  reply: z.array(TrendRow),
});

/** A case and seed that ended otherwise than before. */
const Changed = z.object({
  caseName: z.string(),
  seed: z.number(),
  before: z.string(),
  after: z.string(),
  message: z.string(),
  cause: ResultCause.nullable(),
  resultId: z.number(),
});

export const RegressionChanges = z.object({
  before: RegressionRow,
  after: RegressionRow,
  newlyRed: z.array(Changed),
  newlyGreen: z.array(Changed),
  /** Cases of which the same seeds took longer by half and by a second at least, in seconds. */
  slower: z.array(
    z.object({ caseName: z.string(), before: z.number(), after: z.number(), seeds: z.number() }),
  ),
  /** Simulations of the one that the other has not: they are compared with nothing. */
  onlyBefore: z.number(),
  onlyAfter: z.number(),
  /** Commits that the later version has and the earlier has not, the last first; null where git knows one of them not. */
  commits: z
    .array(z.object({ commit: z.string(), author: z.string(), subject: z.string(), time }))
    .nullable(),
});
export type RegressionChanges = z.infer<typeof RegressionChanges>;

export const regressionChanges = defineCall({
  method: 'GET',
  path: '/regression/changes',
  summary: 'What became of the same cases and seeds between two regressions, with the commits between them.',
  query: z.object({ runId: z.uuid(), against: z.uuid() }),
  reply: RegressionChanges,
});
