import { z } from 'zod';
import { RunVerdict } from '../run.ts';
import { MOST_SEED, MOST_SIMULATIONS, RegressCheck, RegressName } from './regressFile.ts';

/**
 * How one simulation of a regression ended. `compile-failed`: its build failed. `timed-out`, `out-of-memory` and `lost`
 * are the machine's doing; `inconclusive` said neither that it passed nor that it failed.
 */
export const ResultVerdict = z.enum([
  'passed',
  'failed',
  'compile-failed',
  'inconclusive',
  'timed-out',
  'out-of-memory',
  'lost',
  'cancelled',
]);
export type ResultVerdict = z.infer<typeof ResultVerdict>;

/** One result as files carry it between tools. */
export const CarriedResult = z.object({
  case: z.string().min(1).max(500),
  /** 0: none was told. */
  seed: z.int().min(0).max(MOST_SEED),
  verdict: ResultVerdict,
  message: z.string().max(4000),
  seconds: z.number().min(0).nullable(),
  plusargs: z.string().max(4100).default(''),
  build: z.string().max(100).default(''),
  /** Simulator and version. */
  tool: z.string().max(200).default(''),
  /** The machine that simulated it. */
  host: z.string().max(300).default(''),
  /** It passed, and nothing of its sources could have said that it failed. */
  unchecked: z.boolean().default(false),
  /** The same simulation ended otherwise. */
  nondeterministic: z.boolean().default(false),
});
export type CarriedResult = z.infer<typeof CarriedResult>;

/** What a check of the plan came to over the same files. */
const CarriedCheck = z.object({
  name: RegressName,
  kind: RegressCheck.shape.kind,
  verdict: RunVerdict,
  message: z.string().max(4000).default(''),
});
export type CarriedCheck = z.infer<typeof CarriedCheck>;

export const ResultsFile = z.object({
  netloom: z.literal('results'),
  version: z.literal(1),
  name: z.string().max(200),
  /** With `+` behind it where the tree had changes that are in no commit. */
  commit: z.string().max(100).default(''),
  /** Git's id of all files that were simulated; empty where nobody knows it. */
  tree: z
    .string()
    .regex(/^([0-9a-f]{40,64})?$/, 'expected the id of a git tree')
    .default(''),
  /** So many simulations of the regression have no result. */
  missing: z.int().min(0).max(MOST_SIMULATIONS).default(0),
  results: z.array(CarriedResult).max(200_000),
  checks: z.array(CarriedCheck).max(1000).default([]),
});
export type ResultsFile = z.infer<typeof ResultsFile>;
