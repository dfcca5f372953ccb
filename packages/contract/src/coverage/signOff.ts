import { z } from 'zod';
import { defineCall } from '../call.ts';
import { projectId, time } from '../fields.ts';

const runId = z.uuid();

/**
 * `green`: shown; `red`: shown otherwise, or an input has changed since; `missing`: nothing shows it; `none`: the plan
 * asks for no such check, so that nothing is shown by it.
 */
export const EvidenceState = z.enum(['green', 'red', 'missing', 'none']);
export type EvidenceState = z.infer<typeof EvidenceState>;

const EvidenceReason = z.enum([
  ...(['named', 'uncommitted', 'same', 'changed', 'passed-of', 'not-required', 'not-measured'] as const),
  ...(['below', 'reached', 'hold', 'wrong', 'not-run'] as const),
  ...(['open', 'none-open', 'not-asked', 'some-failed', 'some-not-run', 'running', 'all-passed'] as const),
]);
export type EvidenceReason = z.infer<typeof EvidenceReason>;

/** Runs of other kinds over the same files, which a plan names as checks. */
export const CheckKind = z.enum(['lint', 'crossings', 'proof']);
export type CheckKind = z.infer<typeof CheckKind>;

/** Why evidence is what it is; words for people stand in the texts of the screen by `reason`. */
export const Evidence = z.object({
  kind: z.enum([
    ...(['commit', 'inputs', 'regression', 'coverage', 'exclusions'] as const),
    ...CheckKind.options,
    'defects',
  ]),
  state: EvidenceState,
  reason: EvidenceReason,
  /**
   * What the words name: counts, names, paths; of coverage what is reached of what is required, by sort; of exclusions
   * those that are not in force, by state.
   */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The run that shows it. */
  runId: z.string().nullable(),
});
export type Evidence = z.infer<typeof Evidence>;

/** A testpoint with what the simulations of its cases, and its checks, came to. */
export const SignOffPoint = z.object({
  name: z.string(),
  stage: z.string(),
  description: z.string(),
  cases: z.array(z.string()),
  /** The plan's names of runs of other kinds that belong to it. */
  checks: z.array(z.string()),
  state: EvidenceState,
  reason: z.enum(['unwritten', 'not-run', 'not-passed', 'unchecked', 'passed']),
  /** Of simulations and checks. */
  passed: z.number(),
  all: z.number(),
});
export type SignOffPoint = z.infer<typeof SignOffPoint>;

export const SignOffReview = z.object({
  signOffId: z.number(),
  runId: z.string(),
  commit: z.string(),
  note: z.string(),
  createBy: z.string(),
  createTime: time,
  /** All that it was given for is still so. */
  valid: z.boolean(),
});
export type SignOffReview = z.infer<typeof SignOffReview>;

export const SignOff = z.object({
  runId: z.string(),
  name: z.string(),
  number: z.number(),
  path: z.string(),
  commit: z.string(),
  date: time,
  points: z.array(SignOffPoint),
  checks: z.array(Evidence),
  /** Files that differ from those of the commit; the first of them. */
  changed: z.array(z.string()),
  green: z.boolean(),
  reviews: z.array(SignOffReview),
});
export type SignOff = z.infer<typeof SignOff>;

export const showSignOff = defineCall({
  method: 'GET',
  path: '/signOff/show',
  summary: 'Testpoints by stage with the evidence of one commit: the one that a regression simulated.',
  query: z.object({ deptId: projectId, runId: runId.optional() }),
  reply: SignOff.nullable(),
});

export const signOff = defineCall({
  method: 'POST',
  path: '/signOff/sign',
  summary: 'Signs off what a regression shows; refused while any of it is not green.',
  audit: true,
  body: z.object({ runId, note: z.string().trim().max(2000).default('') }),
  reply: SignOff,
});

export const startChecks = defineCall({
  method: 'POST',
  path: '/signOff/check',
  summary:
    'Starts the checks of a kind that the plan names and nothing shows yet, over the files of the regression.',
  audit: true,
  body: z.object({ runId, kind: CheckKind }),
  reply: SignOff,
});

export const exportSignOff = defineCall({
  method: 'GET',
  path: '/signOff/export',
  summary: 'The evidence as one page that needs nothing beside it.',
  query: z.object({ runId }),
  reply: z.object({ fileName: z.string(), text: z.string() }),
});
