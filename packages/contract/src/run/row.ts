import { RunMetric, RunVerdict } from '@netloom/model';
import { z } from 'zod';
import { RunCause } from './cause.ts';
import { RunPriority } from './request.ts';

/** `waiting`: for runs of the same run of runs, before it is queued. */
export const RunState = z.enum(['waiting', 'queued', 'running', 'finished']);
export type RunState = z.infer<typeof RunState>;

/** What a list of runs can be ordered by, the most first; `created` is newest first. */
export const RunOrder = z.enum(['created', 'cpuSeconds', 'peakBytes', 'bytes']);
export type RunOrder = z.infer<typeof RunOrder>;

export const PendingJob = z.object({ job: z.string(), reason: z.string() });
export type PendingJob = z.infer<typeof PendingJob>;

const row = {
  runId: z.string(),
  /** What people call it: it rises from run to run of the installation. */
  number: z.number(),
  deptId: z.number(),
  /** One that this version does not know stays readable. */
  kind: z.string(),
  title: z.string(),
  /** Module that was elaborated. */
  top: z.string(),
  /** Options that tell runs of one kind and top apart, e.g. "seed 7 +count=100 icarus". */
  label: z.string(),
  /** Hash of the generated RTL that it read; absent where whoever started it did not ask for that. */
  of: z.string().optional(),
  state: RunState,
  verdict: RunVerdict.nullable(),
  /** In English: what its tools or the server said. */
  reason: z.string(),
  /** What `reason` says, for programs, where the server itself ended the run. */
  cause: RunCause.nullable(),
  priority: RunPriority,
  /** Of one that runs for us but waits in the scheduler that has it: its job there and why, in the scheduler's own word. */
  pending: PendingJob.nullable(),
  createBy: z.string(),
  createTime: z.string(),
  startTime: z.string().nullable(),
  finishTime: z.string().nullable(),
  /** Git tree (SHA-1) that the run reads. */
  tree: z.string(),
  /** Branch that the tree was on when it was pinned; empty where it was on none. */
  branch: z.string(),
  /** Run that this one repeats. */
  retryOf: z.string().nullable(),
  /** Schedule that started it. */
  scheduleId: z.number().nullable(),
  /** Kept whatever the retention says. */
  pinned: z.boolean(),
  /** Bytes that the run holds in the store: log, events and artifacts. */
  bytes: z.number(),
  /** Processor time and most memory at one time of its process trees, or of all its runs; null while they are not known. */
  cpuSeconds: z.number().nullable(),
  peakBytes: z.number().nullable(),
  /** What the run measured; empty until it has finished. */
  metrics: z.array(RunMetric),
  /** The run of runs that this one is part of. */
  parentRunId: z.string().nullable(),
  /** Runs of the same parent that must have passed before this one starts. */
  needs: z.array(z.string()),
};

/** A run that is part of a run of runs. */
export const ChildRun = z.object(row);
export type ChildRun = z.infer<typeof ChildRun>;

export const RunRow = z.object({
  ...row,
  /** Of a run of runs, in their order; others have none. */
  children: z.array(ChildRun),
});
export type RunRow = z.infer<typeof RunRow>;
