import { RunEvent, RunMetric, RunPlan, RunVerdict } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, id as deptId } from '../fields.ts';
import { RunRequest, StoredRequest } from './request.ts';
import { RunOrder, RunRow, RunState } from './row.ts';

const runId = z.uuid();

/** Something that can be run: a bench or a design top with the file list that builds it. */
export const RunTarget = z.object({
  title: z.string(),
  top: z.string(),
  /** Empty for a design top. */
  testbench: z.string(),
  fileList: z.string(),
});
export type RunTarget = z.infer<typeof RunTarget>;

export const runTargets = defineCall({
  method: 'GET',
  path: '/run/targets',
  summary: 'Testbenches and design tops of the member’s tree with the file lists that build them.',
  query: z.object({ deptId, role: z.enum(['bench', 'design']).default('bench') }),
  reply: z.array(RunTarget),
});

export const bootTargets = defineCall({
  method: 'GET',
  path: '/run/bootTargets',
  summary: 'SoC documents of the member’s tree that have a processor to boot.',
  query: z.object({ deptId }),
  reply: z.array(z.object({ path: z.string(), name: z.string() })),
});

export const startRun = defineCall({
  method: 'POST',
  path: '/run/start',
  summary: 'Queues a run of the member’s tree as it is now.',
  body: RunRequest,
  reply: RunRow,
});

export const listRuns = defineCall({
  method: 'GET',
  path: '/run/list',
  summary: 'Runs of a department, newest first or by what they took, or the queue in its order.',
  query: z.object({
    deptId,
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    /** Comma-separated kinds. */
    kinds: z.string().max(100).optional(),
    state: RunState.optional(),
    verdict: RunVerdict.optional(),
    /** Part of the title, without regard to case. */
    text: z.string().max(200).optional(),
    /** Of the tree that was pinned. */
    branch: z.string().min(1).max(250).optional(),
    mine: z.enum(['true', 'false']).default('false'),
    scheduleId: id.optional(),
    /** Runs of runs stand for their children: listed when they or one of these match. */
    nested: z.enum(['true', 'false']).default('false'),
    order: RunOrder.default('created'),
  }),
  reply: z.object({ total: z.number(), rows: z.array(RunRow) }),
});

export const showRun = defineCall({
  method: 'GET',
  path: '/run/show',
  summary: 'One run with its plan, its place in the queue, and what its steps usually take.',
  query: z.object({ runId }),
  reply: RunRow.extend({
    /** Null of a run of runs, whose children have plans, and of a run that has not been planned: one that waits, or was skipped. */
    plan: RunPlan.nullable(),
    request: StoredRequest,
    /** 1 for the next one to start; null unless it is queued. */
    queuePlace: z.number().nullable(),
    /** Estimated from the medians of earlier runs; null where there is nothing to estimate from. */
    expectedStart: z.string().nullable(),
    /** Median seconds of each step over earlier passed runs of the same kind and top. */
    stepMedians: z.record(z.string(), z.number()),
  }),
});

export const cancelRun = defineCall({
  method: 'POST',
  path: '/run/cancel',
  summary:
    'Cancels a run that has not finished with its whole process tree; a run of runs with all its runs.',
  body: z.object({ runId }),
  reply: RunRow,
});

export const inputRun = defineCall({
  method: 'POST',
  path: '/run/input',
  summary: 'Types text into a running run: the terminal of a boot run, the standard input of a bench.',
  body: z.object({ runId, text: z.string().min(1).max(4096) }),
  reply: z.object({}),
});

/** Of a screen, in characters. */
const extent = z.number().int().min(1).max(1000);

export const holdRun = defineCall({
  method: 'POST',
  path: '/run/hold',
  summary:
    'Says that somebody looks at the terminal of a running run, and how large it is. A shell that nobody holds for two minutes ends.',
  body: z.object({ runId, columns: extent, rows: extent }),
  reply: z.object({}),
});

export const openShell = defineCall({
  method: 'POST',
  path: '/run/shell',
  summary:
    'Queues a shell on what a finished run had and left. It is a run of its own: its changes reach nothing else, and it has the limits of that run.',
  body: z.object({ runId }),
  reply: RunRow,
});

export const retryRun = defineCall({
  method: 'POST',
  path: '/run/retry',
  summary: 'Queues the same request again: on the tree that the run pinned, or on the tree as it is now.',
  body: z.object({ runId, tree: z.enum(['pinned', 'current']).default('pinned') }),
  reply: RunRow,
});

export const deleteRuns = defineCall({
  method: 'POST',
  path: '/run/delete',
  summary:
    'Deletes finished runs with their logs and artifacts; a run of runs with all its runs, which are not deleted one by one.',
  body: z.object({ runIds: z.array(runId).min(1).max(100) }),
  reply: z.object({ deleted: z.number() }),
});

export const pinRun = defineCall({
  method: 'POST',
  path: '/run/pin',
  summary: 'Keeps a run whatever the retention says, or lets it go again.',
  body: z.object({ runId, pinned: z.boolean() }),
  reply: RunRow,
});

export const prioritizeRun = defineCall({
  method: 'POST',
  path: '/run/prioritize',
  summary: 'Changes the priority of a queued run, or of all runs of a run of runs that have not started.',
  body: z.object({ runId, priority: RunRow.shape.priority }),
  reply: RunRow,
});

export const compareRuns = defineCall({
  method: 'GET',
  path: '/run/compare',
  summary: 'Two runs side by side: metrics, requests, and the files of the pinned trees that differ.',
  query: z.object({ runId, withRunId: z.uuid() }),
  reply: z.object({
    runs: z.tuple([RunRow, RunRow]),
    metrics: z.array(
      z.object({
        name: z.string(),
        unit: z.string(),
        values: z.tuple([z.number().nullable(), z.number().nullable()]),
      }),
    ),
    /** Fields of the requests that differ, as text. */
    options: z.array(z.object({ field: z.string(), values: z.tuple([z.string(), z.string()]) })),
    files: z.array(z.object({ path: z.string(), change: z.enum(['added', 'removed', 'changed']) })),
  }),
});

export const runTrend = defineCall({
  method: 'GET',
  path: '/run/trend',
  summary: 'The metrics of the latest finished runs of one kind and top module, oldest first.',
  query: z.object({
    deptId,
    kind: z.string().max(100),
    top: z.string().max(200),
    limit: z.coerce.number().int().min(2).max(200).default(50),
  }),
  reply: z.array(
    z.object({
      runId: z.string(),
      createTime: z.string(),
      verdict: RunVerdict,
      /** Options that set runs apart, e.g. the target of a synthesis. */
      label: z.string(),
      metrics: z.array(RunMetric),
    }),
  ),
});

export const runEvents = defineCall({
  method: 'GET',
  path: '/run/events',
  summary: 'Events of a run from a byte offset of its event log.',
  query: z.object({ runId, offset: z.coerce.number().int().min(0).default(0) }),
  reply: z.object({ events: z.array(RunEvent), nextOffset: z.number() }),
});
