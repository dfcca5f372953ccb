import type { RunRequest } from '@netloom/contract';
import type { RunKind, RunMetric, RunVerdict } from '@netloom/model';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
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
  kind: text('kind').$type<RunKind>().notNull(),
  title: text('title').notNull(),
  top: text('top').notNull().default(''),
  state: text('state').$type<'queued' | 'running' | 'finished'>().notNull().default('queued'),
  verdict: text('verdict').$type<RunVerdict>(),
  reason: text('reason').notNull().default(''),
  /** -1 low, 0 normal, 1 high. */
  priority: smallint('priority').notNull().default(0),
  createBy: integer('create_by').notNull(),
  createTime: time('create_time').notNull().defaultNow(),
  startTime: time('start_time'),
  finishTime: time('finish_time'),
  /** Id of the git tree that the run reads. */
  tree: text('tree').notNull(),
  request: jsonb('request').$type<RunRequest>().notNull(),
  retryOf: uuid('retry_of'),
  scheduleId: integer('schedule_id'),
  pinned: boolean('pinned').notNull().default(false),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  metrics: jsonb('metrics').$type<RunMetric[]>().notNull().default([]),
  /** Seconds of each step that ended well, by step id. */
  stepSeconds: jsonb('step_seconds').$type<Record<string, number>>().notNull().default({}),
});
