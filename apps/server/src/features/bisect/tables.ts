import type { BisectOutcome, BisectRow, BisectStep, RunRequest } from '@netloom/contract';
import { bigint, integer, jsonb, pgTable, text, timestamp } from '../../database/drizzle.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const bisects = pgTable('bisects', {
  bisectId: integer('bisect_id').primaryKey().generatedAlwaysAsIdentity(),
  deptId: integer('dept_id').notNull(),
  resultId: bigint('result_id', { mode: 'number' }),
  caseName: text('case_name').notNull(),
  seed: integer('seed').notNull(),
  request: jsonb('request').$type<RunRequest>().notNull(),
  good: text('good').notNull(),
  bad: text('bad').notNull(),
  outcome: text('outcome').$type<BisectOutcome>().notNull().default('running'),
  steps: jsonb('steps').$type<BisectStep[]>().notNull().default([]),
  left: integer('remaining').notNull().default(0),
  culprit: jsonb('culprit').$type<BisectRow['culprit']>(),
  suspects: jsonb('suspects').$type<string[]>().notNull().default([]),
  reason: text('reason').notNull().default(''),
  createBy: integer('create_by').notNull(),
  createTime: time('create_time').notNull().defaultNow(),
  finishTime: time('finish_time'),
});
