import { z } from 'zod';
import { Diagnostic } from './diagnostic.ts';
import { ExecutorCause, RequeueCause } from './executorCause.ts';
import { StepsCause } from './stepsCause.ts';

/** Limits hold for the whole process tree of the run. */
export const RunLimits = z.object({
  seconds: z.number().int().positive().default(600),
  memoryMegabytes: z.number().int().positive().default(4096),
  processes: z.number().int().positive().default(256),
  diskMegabytes: z.number().int().positive().default(8192),
  /** Of a cluster: what is not named is as the installation sets it. */
  cores: z.number().int().positive().optional(),
  partition: z.string().optional(),
});
export type RunLimits = z.infer<typeof RunLimits>;

/** Patterns in RE2's syntax for the lines with which a bench says that it passed or failed; each replaces the built-in ones. */
export const OutcomePatterns = z.object({
  pass: z.string().max(500).optional(),
  fail: z.string().max(500).optional(),
});
export type OutcomePatterns = z.infer<typeof OutcomePatterns>;

/** A project's patterns: for all benches, and for single ones by their top module. */
export const OutcomePatternFile = z.strictObject({
  ...OutcomePatterns.shape,
  benches: z.record(z.string(), z.strictObject(OutcomePatterns.shape)).optional(),
});
export type OutcomePatternFile = z.infer<typeof OutcomePatternFile>;

/** One program call inside the sandbox; the run's folder is `/work`, the pinned sources are `/work/src`. */
export const RunStep = z.object({
  id: z.string(),
  title: z.string(),
  argv: z.array(z.string()).min(1),
  env: z.record(z.string(), z.string()).default({}),
  /** Working directory relative to the run's folder; in `src` a tool names files as the project does. */
  directory: z.string().default('src'),
  /** Names the adapter that reads this step's output: one of the run's kind, or one that all kinds share. */
  tool: z.string(),
  /** Share of the run's progress, relative to the other steps. */
  weight: z.number().positive().default(1),
  /** Paths of sources that the tool names by their last part alone; its messages are given the whole path. */
  sources: z.array(z.string()).optional(),
  /** Sources that stand under other names than those of the tree, in which its messages are told: name → path. */
  names: z.record(z.string(), z.string()).optional(),
  /** What the sandbox has read-only beside the system: path in it, below `/opt` → path of the machine. */
  mounts: z.record(z.string(), z.string()).optional(),
  /** Its programs speak with each other by sockets in the run's folder; else the sandbox has none at all. */
  sockets: z.boolean().optional(),
  /** How the bench of a simulation says its result, where that is not as usual. */
  patterns: OutcomePatterns.optional(),
});
export type RunStep = z.infer<typeof RunStep>;

/** A file the run leaves behind, by glob-free path inside the run's folder. */
export const RunOutput = z.object({
  path: z.string(),
  kind: z.enum(['wave', 'report', 'netlist', 'coverage', 'other']),
  title: z.string(),
  mediaType: z.string(),
});
export type RunOutput = z.infer<typeof RunOutput>;

/** Steps whose product can be taken from the cache: with the same key they make the same file. */
export const CachedBuild = z.object({
  /** SHA-256 in hex over everything that the steps read: pinned tree, options, tool versions. */
  key: z.string().regex(/^[0-9a-f]{64}$/),
  /** Ids of the leading steps that the product stands for. */
  steps: z.array(z.string()).min(1),
  /** Path of the product inside the run's folder: one executable file. */
  product: z.string(),
});
export type CachedBuild = z.infer<typeof CachedBuild>;

/** What a run will do, decided before it starts and kept with it. */
export const RunPlan = z.object({
  /** The kind's name in the registry of `packages/tools`. */
  kind: z.string(),
  title: z.string(),
  steps: z.array(RunStep).min(1),
  /** Text files written into the run's folder before the first step (path → content). */
  files: z.record(z.string(), z.string()).default({}),
  outputs: z.array(RunOutput).default([]),
  limits: RunLimits,
  /** The run ends when its disk has less than this left, and gives back what it took. */
  keepFreeMegabytes: z.number().int().nonnegative().optional(),
  cache: CachedBuild.optional(),
});
export type RunPlan = z.infer<typeof RunPlan>;

/**
 * `inconclusive`: it ended well, and said neither that it passed nor that it failed. `skipped`: it never began, as a run
 * that it depends on did not pass.
 */
export const RunVerdict = z.enum([
  'passed',
  'failed',
  'inconclusive',
  'cancelled',
  'timed-out',
  'out-of-memory',
  'lost',
  'skipped',
]);
export type RunVerdict = z.infer<typeof RunVerdict>;

/** A number that a run measured; `offset` is the byte offset of the log line that says it. */
export const RunMetric = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  offset: z.number().optional(),
});
export type RunMetric = z.infer<typeof RunMetric>;

/** What the whole process tree of a step took of the machine. */
export const StepUsage = z.object({
  cpuSeconds: z.number(),
  /** The most memory that it was seen to hold at one time. */
  peakBytes: z.number(),
});
export type StepUsage = z.infer<typeof StepUsage>;

const at = { time: z.number() };
/** Why a run that was begun ended. */
export const EndCause = z.discriminatedUnion('code', [...StepsCause.options, ...ExecutorCause.options]);
export type EndCause = z.infer<typeof EndCause>;

/** One line of a run's event log; `time` in milliseconds since the epoch. Log text itself is in the log file, by byte offset. */
export const RunEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('queued'), ...at }),
  z.object({ type: z.literal('started'), ...at, executor: z.string(), sandbox: z.string() }),
  /** The machine that had the run failed before a step ended; it starts anew. */
  z.object({
    type: z.literal('requeued'),
    ...at,
    reason: z.string(),
    /** What the reason says. */
    cause: RequeueCause.optional(),
  }),
  z.object({ type: z.literal('step-started'), ...at, step: z.string() }),
  /** The step's product came from the cache. */
  z.object({ type: z.literal('step-cached'), ...at, step: z.string() }),
  z.object({ type: z.literal('log'), ...at, step: z.string(), offset: z.number(), length: z.number() }),
  z.object({
    type: z.literal('progress'),
    ...at,
    step: z.string(),
    fraction: z.number().min(0).max(1),
    label: z.string(),
  }),
  z.object({ type: z.literal('metric'), ...at, ...RunMetric.shape }),
  z.object({
    type: z.literal('diagnostic'),
    ...at,
    step: z.string(),
    diagnostic: Diagnostic,
    offset: z.number(),
  }),
  z.object({ type: z.literal('artifact'), ...at, output: RunOutput, bytes: z.number(), sha256: z.string() }),
  z.object({
    type: z.literal('step-finished'),
    ...at,
    step: z.string(),
    exitCode: z.number().nullable(),
    signal: z.string().nullable(),
    seconds: z.number(),
    /** Not known of one whose product came from the cache, and of runs of earlier versions. */
    usage: StepUsage.optional(),
  }),
  z.object({
    type: z.literal('finished'),
    ...at,
    verdict: RunVerdict,
    reason: z.string(),
    /** What the reason says, where the steps or their executor gave the verdict. */
    cause: EndCause.optional(),
  }),
]);
export type RunEvent = z.infer<typeof RunEvent>;
