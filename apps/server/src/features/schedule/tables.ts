import type { RunRequest } from '@netloom/contract';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
