import type {
  BugEvent,
  BugFailure,
  BugPriority,
  BugSeverity,
  BugStatus,
  SavedBugFilter,
} from '@netloom/contract';
import { bigint, integer, jsonb, pgTable, text, timestamp } from '../../database/drizzle.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const bugs = pgTable('bugs', {
  bugId: integer('bug_id').primaryKey().generatedAlwaysAsIdentity(),
  deptId: integer('dept_id').notNull(),
  title: text('title').notNull(),
  label: text('label').notNull(),
  scope: text('scope').notNull().default(''),
  branch: text('branch').notNull().default(''),
  commitID: text('commit_id').notNull().default(''),
  severity: text('severity').$type<BugSeverity>().notNull(),
  priority: text('priority').$type<BugPriority>().notNull(),
  status: text('status').$type<BugStatus>().notNull().default('Open'),
  assigner: integer('assigner'),
  assignee: integer('assignee'),
  description: text('description').notNull().default(''),
  createBy: integer('create_by').notNull(),
  createTime: time('create_time').notNull().defaultNow(),
  updateTime: time('update_time').notNull().defaultNow(),
  finishTime: time('finish_time'),
  revision: integer('revision').notNull().default(1),
  recurrences: integer('recurrences').notNull().default(0),
  bucketId: integer('bucket_id'),
  failure: jsonb('failure').$type<BugFailure>(),
});

export const bugBranches = pgTable('bug_branches', {
  bugId: integer('bug_id').notNull(),
  branch: text('branch').notNull(),
  foundCommit: text('found_commit').notNull().default(''),
  fixedCommit: text('fixed_commit').notNull().default(''),
  verifiedCommit: text('verified_commit').notNull().default(''),
  resultId: bigint('result_id', { mode: 'number' }),
});

export const bugEvents = pgTable('bug_events', {
  eventId: integer('event_id').primaryKey().generatedAlwaysAsIdentity(),
  bugId: integer('bug_id').notNull(),
  kind: text('kind').$type<BugEvent['kind']>().notNull(),
  authorId: integer('author_id'),
  content: text('content').notNull().default(''),
  detail: jsonb('detail').$type<BugEvent['detail']>().notNull().default({}),
  createTime: time('create_time').notNull().defaultNow(),
});

export const bugWatchers = pgTable('bug_watchers', {
  bugId: integer('bug_id').notNull(),
  userId: integer('user_id').notNull(),
});

export const bugLinks = pgTable('bug_links', {
  bugId: integer('bug_id').notNull(),
  reference: text('reference').notNull(),
});

export const bugFilters = pgTable('bug_filters', {
  filterId: integer('filter_id').primaryKey().generatedAlwaysAsIdentity(),
  deptId: integer('dept_id').notNull(),
  userId: integer('user_id').notNull(),
  name: text('name').notNull(),
  filter: jsonb('filter').$type<SavedBugFilter['filter']>().notNull(),
});
