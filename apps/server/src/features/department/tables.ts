import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const departments = pgTable('departments', {
  deptId: integer('dept_id').primaryKey().generatedAlwaysAsIdentity(),
  deptName: text('dept_name').notNull(),
});

export const memberships = pgTable('memberships', {
  userDeptId: integer('user_dept_id').primaryKey().generatedAlwaysAsIdentity(),
  deptId: integer('dept_id').notNull(),
  userId: integer('user_id').notNull(),
  /** 9 project lead, 10 architecture, 11 hardware, 12 verification, 13 software, 14 backend engineer. */
  roleId: integer('role_id').notNull(),
});
