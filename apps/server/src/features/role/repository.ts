import type { Database } from '../../database/index.ts';
import { rolePermissions } from './tables.ts';

export type PermissionChange = typeof rolePermissions.$inferSelect;

export function listChanges(database: Database): Promise<PermissionChange[]> {
  return database.select().from(rolePermissions);
}
