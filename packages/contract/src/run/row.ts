import { RunMetric, RunVerdict } from '@netloom/model';
import { z } from 'zod';
import { RunPriority } from './request.ts';

export const RunState = z.enum(['queued', 'running', 'finished']);

export const RunRow = z.object({
  runId: z.string(),
  deptId: z.number(),
  /** One that this version does not know stays readable. */
  kind: z.string(),
  title: z.string(),
  /** Module that was elaborated. */
  top: z.string(),
  /** Options that tell runs of one kind and top apart, e.g. "seed 7 +count=100 icarus". */
  label: z.string(),
  state: RunState,
  verdict: RunVerdict.nullable(),
  reason: z.string(),
  priority: RunPriority,
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
  /** What the run measured; empty until it has finished. */
  metrics: z.array(RunMetric),
});
export type RunRow = z.infer<typeof RunRow>;
