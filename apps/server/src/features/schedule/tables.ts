import type { RunRequest } from '@netloom/contract';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from '../../database/drizzle.ts';

export const runSchedules = pgTable('run_schedules', {
  scheduleId: integer('schedule_id').primaryKey().generatedAlwaysAsIdentity(),
  deptId: integer('dept_id').notNull(),
  name: text('name').notNull(),
  cron: text('cron').notNull(),
  timeZone: text('time_zone').notNull(),
  /** Name or pattern of the shared branches whose pushes start it; '' where it starts at a time. */
  push: text('push').notNull().default(''),
  enabled: boolean('enabled').notNull(),
  request: jsonb('request').$type<RunRequest>().notNull(),
  createBy: integer('create_by').notNull(),
  /** Null while it is disabled, or where its cron fits no day at all. */
  nextTime: timestamp('next_time', { withTimezone: true }),
  lastRunId: uuid('last_run_id'),
  lastError: text('last_error').notNull().default(''),
});

/** Branches that moved, or are about to, whose runs have not been started. */
export const pushes = pgTable('pushes', {
  pushId: integer('push_id').primaryKey().generatedAlwaysAsIdentity(),
  deptId: integer('dept_id').notNull(),
  branch: text('branch').notNull(),
  commit: text('commit').notNull(),
  /** Who did it: the runs are his, and wait among his in the queue. */
  userId: integer('user_id').notNull(),
  /** His role lets him start runs. */
  mayStart: boolean('may_start').notNull(),
  createTime: timestamp('create_time', { withTimezone: true }).notNull().defaultNow(),
});
