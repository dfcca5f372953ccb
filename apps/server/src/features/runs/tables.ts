import type { PendingJob, RunCause, RunRequest, RunState } from '@netloom/contract';
import type { RunMetric, RunOutput, RunVerdict } from '@netloom/model';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The queue and the history of runs; what happens in a run is in its folder. */
export const runs = pgTable('runs', {
  runId: uuid('run_id').primaryKey(),
  deptId: integer('dept_id').notNull(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  top: text('top').notNull().default(''),
  state: text('state').$type<RunState>().notNull().default('queued'),
  verdict: text('verdict').$type<RunVerdict>(),
  reason: text('reason').notNull().default(''),
  /** What `reason` says, where the server ended the run itself. */
  cause: jsonb('cause').$type<RunCause>(),
  /** What the scheduler that has it says while the run waits there. */
  pending: jsonb('pending').$type<PendingJob>(),
  /** -1 low, 0 normal, 1 high. */
  priority: smallint('priority').notNull().default(0),
  createBy: integer('create_by').notNull(),
  createTime: time('create_time').notNull().defaultNow(),
  startTime: time('start_time'),
  finishTime: time('finish_time'),
  /** Id of the git tree that the run reads. */
  tree: text('tree').notNull(),
  /** That the tree was on; '' where it was on none. */
  branch: text('branch').notNull().default(''),
  /** That it reads, where a push started it; else ''. */
  commit: text('commit').notNull().default(''),
  request: jsonb('request').$type<RunRequest>().notNull(),
  retryOf: uuid('retry_of'),
  scheduleId: integer('schedule_id'),
  pinned: boolean('pinned').notNull().default(false),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  /** Its artifacts are in the store, and its working folder is gone. */
  stored: boolean('stored').notNull().default(false),
  /** Of all its steps together, and the most memory at one time; null where that is not known. */
  cpuSeconds: doublePrecision('cpu_seconds'),
  peakBytes: bigint('peak_bytes', { mode: 'number' }),
  metrics: jsonb('metrics').$type<RunMetric[]>().notNull().default([]),
  /** Rises from run to run. */
  queueNumber: bigint('queue_number', { mode: 'number' }).generatedAlwaysAsIdentity(),
  /** Seconds of each step that ended well, by step id. */
  stepSeconds: jsonb('step_seconds').$type<Record<string, number>>().notNull().default({}),
  /** Machine time of all its steps. */
  seconds: doublePrecision('seconds').notNull().default(0),
  /** The run of runs that it is part of. */
  parentRunId: uuid('parent_run_id'),
  /** It consists of other runs, and has neither process nor folder. */
  composed: boolean('composed').notNull().default(false),
  /** Siblings that must have passed before it is planned and queued. */
  needs: uuid('needs').array().notNull().default([]),
  /** Of one that is composed: what of it has not finished is to be cancelled. */
  cancelling: boolean('cancelling').notNull().default(false),
});

/** The order in which queued runs start. */
export const runPlaces = pgView('run_places', {
  runId: uuid('run_id').notNull(),
  /** From 1 on, over all departments. */
  place: bigint('place', { mode: 'number' }).notNull(),
  /** False while a limit of its department holds the run back. */
  mayStart: boolean('may_start').notNull(),
}).existing();

/** Files that finished runs left, by the hash of their content in the store. */
export const runArtifacts = pgTable('run_artifacts', {
  runId: uuid('run_id').notNull(),
  /** In the run's working folder. */
  path: text('path').notNull(),
  kind: text('kind').$type<RunOutput['kind']>().notNull(),
  title: text('title').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  sha256: text('sha256').notNull(),
});

/** Machine time of each user by hour. */
export const runUsage = pgTable(
  'run_usage',
  {
    userId: integer('user_id').notNull(),
    hour: time('hour').notNull(),
    seconds: doublePrecision('seconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hour] })],
);
