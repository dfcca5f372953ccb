import type { PathPermission } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { userNames } from '../session/index.ts';
import { listPathPermissions } from './repository.ts';

/** The protected paths of a project, with who protected them. */
export async function pathPermissionReply(database: Database, deptId: number): Promise<PathPermission[]> {
  const rows = await listPathPermissions(database, deptId);
  const names = await userNames(
    database,
    rows.map(({ createBy }) => createBy),
  );
  return rows.map(({ path, roleIds, createBy, createTime }) => ({
    path,
    roleIds,
    createBy: names.get(createBy) ?? '',
    createTime: createTime.toISOString(),
  }));
}
