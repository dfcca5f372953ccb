import { boolean, integer, pgTable, smallint, text, timestamp } from '../../database/drizzle.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const invitations = pgTable('invitations', {
  inviteId: integer('invite_id').primaryKey().generatedAlwaysAsIdentity(),
  deptId: integer('dept_id').notNull(),
  codeHash: text('code_hash').notNull(),
  /** The role that those who come by it ask for. */
  roleId: integer('role_id').notNull(),
  createBy: integer('create_by').notNull(),
  createTime: time('create_time').notNull().defaultNow(),
  expiresTime: time('expires_time').notNull(),
  revoked: boolean('revoked').notNull().default(false),
  uses: integer('uses').notNull().default(0),
});

export const applications = pgTable('applications', {
  applyId: integer('apply_id').primaryKey().generatedAlwaysAsIdentity(),
  deptId: integer('dept_id').notNull(),
  userId: integer('user_id').notNull(),
  roleId: integer('role_id').notNull(),
  /** 0 waits, 1 allowed, 2 refused. */
  status: smallint('status').$type<0 | 1 | 2>().notNull().default(0),
  createTime: time('create_time').notNull().defaultNow(),
  decideBy: integer('decide_by'),
  decideTime: time('decide_time'),
});
