import type { BucketSplit, ResultCause, ResultVerdict } from '@netloom/contract';
import type { RegressFile } from '@netloom/model/regression';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from '../../database/drizzle.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const bytes = (name: string) => bigint(name, { mode: 'number' });

/** How many results there are of each class; what is none is left out. */
export type VerdictCounts = Partial<Record<ResultVerdict | 'nondeterministic' | 'unchecked', number>>;

export const regressions = pgTable('regressions', {
  runId: uuid('run_id').primaryKey(),
  deptId: integer('dept_id').notNull(),
  number: bytes('number').generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  path: text('path').notNull(),
  commit: text('commit').notNull().default(''),
  tree: text('tree').notNull(),
  toldTree: text('told_tree').notNull().default(''),
  branch: text('branch').notNull(),
  simulators: text('simulators').notNull().default(''),
  createBy: integer('create_by').notNull(),
  createTime: time('create_time').notNull(),
  finishTime: time('finish_time'),
  againOf: uuid('again_of'),
  caseNum: integer('case_num').notNull(),
  plan: jsonb('plan').$type<RegressFile>(),
  verdicts: jsonb('verdicts').$type<VerdictCounts>().notNull().default({}),
  seconds: doublePrecision('seconds').notNull().default(0),
});

export const failureBuckets = pgTable('failure_buckets', {
  bucketId: integer('bucket_id').primaryKey().generatedAlwaysAsIdentity(),
  deptId: integer('dept_id').notNull(),
  key: text('key').notNull(),
  title: text('title').notNull(),
  joinedTo: integer('joined_to'),
  owner: integer('owner'),
});

export const bucketSplits = pgTable('bucket_splits', {
  deptId: integer('dept_id').notNull(),
  key: text('key').notNull(),
  by: text('by').$type<BucketSplit>().notNull(),
});

export const regressionResults = pgTable('regression_results', {
  resultId: bytes('result_id').primaryKey().generatedAlwaysAsIdentity(),
  runId: uuid('run_id').notNull(),
  deptId: integer('dept_id').notNull(),
  childRunId: uuid('child_run_id').notNull(),
  caseIndex: integer('case_index').notNull(),
  caseName: text('case_name').notNull(),
  build: text('build').notNull(),
  plusargs: text('plusargs').notNull(),
  seed: integer('seed').notNull(),
  toldSeed: bytes('told_seed'),
  verdict: text('verdict').$type<ResultVerdict>().notNull(),
  attempts: smallint('attempts').notNull().default(1),
  message: text('message').notNull(),
  cause: jsonb('cause').$type<ResultCause>(),
  bucketId: integer('bucket_id'),
  file: text('file'),
  line: integer('line'),
  errorTime: doublePrecision('error_time'),
  errorTicks: bytes('error_ticks'),
  simulated: doublePrecision('simulated'),
  seconds: doublePrecision('seconds'),
  logOffset: bytes('log_offset'),
  logEnd: bytes('log_end'),
  messageOffset: bytes('message_offset'),
  unchecked: boolean('unchecked').notNull().default(false),
  nondeterministic: boolean('nondeterministic').notNull().default(false),
  tool: text('tool').notNull().default(''),
  host: text('host').notNull().default(''),
  repeatKey: text('repeat_key').notNull(),
});
