import { z } from 'zod';
import { RunEvent, RunKind, RunPlan, RunVerdict } from '@netloom/model';
import { defineCall } from './call.ts';

const deptId = z.coerce.number().int().positive();
const runId = z.uuid();

export const RunState = z.enum(['queued', 'running', 'finished']);

export const RunRow = z.object({
  runId: z.string(),
  deptId: z.number(),
  kind: RunKind,
  title: z.string(),
  state: RunState,
  verdict: RunVerdict.nullable(),
  reason: z.string(),
  createBy: z.string(),
  createTime: z.string(),
  startTime: z.string().nullable(),
  finishTime: z.string().nullable(),
  /** Git tree (SHA-1) that the run reads. */
  tree: z.string(),
});
export type RunRow = z.infer<typeof RunRow>;

/** Something that can be simulated: a testbench module with the file list that builds it. */
export const RunTarget = z.object({
  title: z.string(),
  top: z.string(),
  testbench: z.string(),
  fileList: z.string(),
});
export type RunTarget = z.infer<typeof RunTarget>;

/** What to simulate or lint. Paths are in the member's tree. */
export const RunRequest = z.object({
  deptId,
  top: z.string().regex(/^[A-Za-z_][A-Za-z0-9_$]*$/, 'expected a module name'),
  testbench: z.string().max(1000),
  fileList: z.string().max(1000),
  /** Space-separated, e.g. "+count=100 +verbose". */
  plusargs: z.string().max(2000).default(''),
  seed: z.coerce.number().int().min(0).max(2147483647).optional(),
  seconds: z.coerce.number().int().min(1).max(86400).default(600),
  memoryMegabytes: z.coerce.number().int().min(128).max(65536).default(4096),
});
export type RunRequest = z.infer<typeof RunRequest>;

export const runTargets = defineCall({
  method: 'GET',
  path: '/run/targets',
  summary: 'Testbenches of the member’s tree with the file lists that build them.',
  query: z.object({ deptId }),
  reply: z.array(RunTarget),
});

export const execVerilator = defineCall({
  method: 'GET',
  path: '/docker/execVerilator',
  summary: 'Queues a simulation of the tree as it is now.',
  query: RunRequest,
  reply: RunRow,
});

export const execVerilator2 = defineCall({
  method: 'GET',
  path: '/docker/execVerilator2',
  summary: 'Queues a lint run of the tree as it is now.',
  query: RunRequest,
  reply: RunRow,
});

export const createVerilator = defineCall({
  method: 'GET',
  path: '/docker/createVerilator',
  summary:
    'Streams a run’s events from a byte offset; without runId it starts a simulation first. The SSE id is `runId:offset` of what follows; sent back as Last-Event-ID it resumes that run.',
  kind: 'stream',
  query: RunRequest.partial().extend({
    runId: runId.optional(),
    offset: z.coerce.number().int().min(0).default(0),
  }),
  reply: RunEvent,
});

export const listRuns = defineCall({
  method: 'GET',
  path: '/run/list',
  summary: 'Runs of a department, newest first.',
  query: z.object({
    deptId,
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: z.object({ total: z.number(), rows: z.array(RunRow) }),
});

export const showRun = defineCall({
  method: 'GET',
  path: '/run/show',
  summary: 'One run with its plan.',
  query: z.object({ runId }),
  reply: RunRow.extend({ plan: RunPlan, request: RunRequest }),
});

export const cancelRun = defineCall({
  method: 'POST',
  path: '/run/cancel',
  summary: 'Cancels a queued or running run with its whole process tree.',
  body: z.object({ runId }),
  reply: RunRow,
});

export const runEvents = defineCall({
  method: 'GET',
  path: '/run/events',
  summary: 'Events of a run from a byte offset of its event log.',
  query: z.object({ runId, offset: z.coerce.number().int().min(0).default(0) }),
  reply: z.object({ events: z.array(RunEvent), nextOffset: z.number() }),
});

export const runLog = defineCall({
  method: 'GET',
  path: '/run/log',
  summary: 'A byte range of a run’s log, decoded as UTF-8 with replacement characters.',
  query: z.object({
    runId,
    offset: z.coerce.number().int().min(0).default(0),
    length: z.coerce.number().int().min(1).max(1_048_576).default(262_144),
  }),
  reply: z.object({ text: z.string(), nextOffset: z.number(), size: z.number() }),
});
