import { integer, pgTable, text, timestamp } from '../../database/drizzle.ts';

export const pathPermissions = pgTable('path_permissions', {
  deptId: integer('dept_id').notNull(),
  path: text('path').notNull(),
  /** Roles that may write below the path, beside the lead. */
  roleIds: integer('role_ids').array().notNull(),
  createBy: integer('create_by').notNull(),
  createTime: timestamp('create_time', { withTimezone: true }).notNull().defaultNow(),
});
