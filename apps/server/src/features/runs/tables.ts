import type { RunRequest } from '@netloom/contract';
import type { RunKind, RunVerdict } from '@netloom/model';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The queue and the history of runs; what happens in a run is in its folder. */
export const runs = pgTable('runs', {
  runId: uuid('run_id').primaryKey(),
  deptId: integer('dept_id').notNull(),
  kind: text('kind').$type<RunKind>().notNull(),
  title: text('title').notNull(),
  state: text('state').$type<'queued' | 'running' | 'finished'>().notNull().default('queued'),
  verdict: text('verdict').$type<RunVerdict>(),
  reason: text('reason').notNull().default(''),
  createBy: integer('create_by').notNull(),
  createTime: time('create_time').notNull().defaultNow(),
  startTime: time('start_time'),
  finishTime: time('finish_time'),
  /** Id of the git tree that the run reads. */
  tree: text('tree').notNull(),
  request: jsonb('request').$type<RunRequest>().notNull(),
});
