import { and, asc, eq, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { pathPermissions } from './tables.ts';

type PathPermissionRow = typeof pathPermissions.$inferSelect;

export function listPathPermissions(database: Database, deptId: number): Promise<PathPermissionRow[]> {
  return database
    .select()
    .from(pathPermissions)
    .where(eq(pathPermissions.deptId, deptId))
    .orderBy(asc(pathPermissions.path));
}

export async function putPathPermission(
  database: Database,
  row: Omit<PathPermissionRow, 'createTime'>,
): Promise<void> {
  const { roleIds, createBy } = row;
  await database
    .insert(pathPermissions)
    .values(row)
    .onConflictDoUpdate({
      target: [pathPermissions.deptId, pathPermissions.path],
      set: { roleIds, createBy, createTime: sql`now()` },
    });
}

export async function deletePathPermission(database: Database, deptId: number, path: string): Promise<void> {
  await database
    .delete(pathPermissions)
    .where(and(eq(pathPermissions.deptId, deptId), eq(pathPermissions.path, path)));
}
