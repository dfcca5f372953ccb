import type { CloneState } from '@netloom/contract';
import { boolean, integer, pgTable, real, text, timestamp } from '../../database/drizzle.ts';

export const departments = pgTable('departments', {
  deptId: integer('dept_id').primaryKey().generatedAlwaysAsIdentity(),
  deptName: text('dept_name').notNull(),
  gitAddress: text('git_address').notNull().default(''),
  createBy: integer('create_by'),
  /** Whose sample project it is. */
  sampleOf: integer('sample_of'),
  createTime: timestamp('create_time', { withTimezone: true }).notNull().defaultNow(),
  /** Whose credentials the first copy of the repository uses. */
  cloneBy: integer('clone_by'),
  cloneState: text('clone_state').$type<CloneState['state']>().notNull().default('ready'),
  /** From 0 to 1. */
  cloneProgress: real('clone_progress').notNull().default(1),
  cloneMessage: text('clone_message').notNull().default(''),
  fetchTime: timestamp('fetch_time', { withTimezone: true }),
  /** Its members need a second factor to sign in. */
  secondFactor: boolean('second_factor').notNull().default(false),
  /** Who left a chat of it goes on reading what was said there before. */
  formerMembersRead: boolean('former_members_read').notNull().default(false),
  /** Set when it was dissolved: nobody is a member any more, until it is brought back. */
  dissolvedTime: timestamp('dissolved_time', { withTimezone: true }),
});

export const memberships = pgTable('memberships', {
  userDeptId: integer('user_dept_id').primaryKey().generatedAlwaysAsIdentity(),
  deptId: integer('dept_id').notNull(),
  userId: integer('user_id').notNull(),
  /** 9 project lead, 10 architecture, 11 hardware, 12 verification, 13 software, 14 backend engineer. */
  roleId: integer('role_id').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  gitUserName: text('git_user_name').notNull().default(''),
  /** Encrypted. */
  gitSecret: text('git_secret'),
  createBy: integer('create_by'),
  createTime: timestamp('create_time', { withTimezone: true }).notNull().defaultNow(),
});

/** Who left a project, and when: his working tree is kept for a while. Kept by triggers on memberships. */
export const formerMembers = pgTable('former_members', {
  deptId: integer('dept_id').notNull(),
  userId: integer('user_id').notNull(),
  leaveTime: timestamp('leave_time', { withTimezone: true }).notNull(),
});
