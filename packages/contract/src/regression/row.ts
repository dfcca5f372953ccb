import { ResultVerdict } from '@netloom/model/regression';
import { z } from 'zod';
import { time } from '../fields.ts';
import { ResultCause } from '../run/resultCause.ts';

export { ResultVerdict };

/** What of all results is told apart in figures and filters. */
export const ResultClass = z.enum([
  'passed',
  'failed',
  'compile-failed',
  'inconclusive',
  'infrastructure',
  'cancelled',
  'nondeterministic',
  'unchecked',
]);
export type ResultClass = z.infer<typeof ResultClass>;

/** How a regression stands as a whole; `infrastructure`: nothing failed, but not all could be simulated. */
export const RegressionVerdict = z.enum([
  'running',
  'passed',
  'failed',
  'inconclusive',
  'infrastructure',
  'cancelled',
]);
export type RegressionVerdict = z.infer<typeof RegressionVerdict>;

/** A regression with the figures of the specification, section 3. */
export const RegressionRow = z.object({
  runId: z.string(),
  number: z.number(),
  name: z.string(),
  /** Of the plan. */
  path: z.string(),
  date: time,
  finishTime: time.nullable(),
  /** The commit; with `+` behind it where the tree had changes that are in no commit. */
  rtlVersion: z.string(),
  branch: z.string(),
  /** The simulators that it ran with. */
  rtlType: z.string(),
  caseNum: z.number(),
  /** Results that are there. */
  done: z.number(),
  result: RegressionVerdict,
  passNum: z.number(),
  compilerFailNum: z.number(),
  simulateFailNum: z.number(),
  inconclusiveNum: z.number(),
  infrastructureNum: z.number(),
  nondeterministicNum: z.number(),
  uncheckedNum: z.number(),
  /** The first cases that failed. */
  failures: z.array(z.string()),
  /** A run of it that left a wave. */
  wave: z.string().nullable(),
  againOf: z.string().nullable(),
  /** Of machine time. */
  seconds: z.number(),
  createBy: z.string(),
});
export type RegressionRow = z.infer<typeof RegressionRow>;

/** A case with one of its seeds. */
export const ResultRow = z.object({
  resultId: z.number(),
  runId: z.string(),
  /** The run that simulated it, which has log and waves. */
  childRunId: z.string(),
  caseName: z.string(),
  build: z.string(),
  plusargs: z.string(),
  seed: z.number(),
  /** As the simulator said it; null where it says none. */
  toldSeed: z.number().nullable(),
  verdict: ResultVerdict,
  attempts: z.number(),
  message: z.string(),
  /** Of a message that the simulation did not say. */
  cause: ResultCause.nullable(),
  bucketId: z.number().nullable(),
  file: z.string().nullable(),
  line: z.number().nullable(),
  /** Simulated nanoseconds of the first error. */
  errorTime: z.number().nullable(),
  /** The same in the ticks of its dump. */
  errorTicks: z.number().nullable(),
  simulated: z.number().nullable(),
  seconds: z.number().nullable(),
  logOffset: z.number().nullable(),
  messageOffset: z.number().nullable(),
  /** It passed, and no statement of its sources could have said that it failed. */
  unchecked: z.boolean(),
  /** Simulated with the same tree, options, seed and tool it ended otherwise. */
  nondeterministic: z.boolean(),
  tool: z.string(),
  /** Path of the wave that its run left. */
  wave: z.string().nullable(),
});
export type ResultRow = z.infer<typeof ResultRow>;

/** What one case came to, over its seeds. */
export const CaseRow = z.object({
  caseName: z.string(),
  build: z.string(),
  all: z.number(),
  passed: z.number(),
  failed: z.number(),
  others: z.number(),
  seconds: z.number(),
  /** Its first failure. */
  message: z.string(),
  cause: ResultCause.nullable(),
});
export type CaseRow = z.infer<typeof CaseRow>;
