import { boolean, integer, pgTable, text } from '../../database/drizzle.ts';
import type { Permission } from '@netloom/contract';

/** Where a role differs from the product's default. */
export const rolePermissions = pgTable('role_permissions', {
  roleId: integer('role_id').notNull(),
  permission: text('permission').$type<Permission>().notNull(),
  granted: boolean('granted').notNull(),
});
