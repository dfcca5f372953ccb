import { savePathPermission } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { checkRelativePath, newPath } from '../../projects/index.ts';
import { memberOf } from '../department/index.ts';
import { pathPermissionReply } from './pathPermissionReply.ts';
import { deletePathPermission, listPathPermissions, putPathPermission } from './repository.ts';

const PATHS = 500;

/** The path need not be in the caller's own tree: another member's may have it. */
export const savePathPermissionRoute = implement(
  savePathPermission,
  memberOf('design:protect', ({ body }) => body.deptId),
  async ({ body: { deptId, path, roleIds } }, { caller }, { database }) => {
    checkRelativePath(path, 'path');
    if (roleIds === null) {
      await deletePathPermission(database, deptId, path);
      return pathPermissionReply(database, deptId);
    }
    const row = {
      deptId,
      path: newPath(path, 'path'),
      roleIds: [...new Set(roleIds)].sort((a, b) => a - b),
      createBy: caller.userId,
    };
    if ((await listPathPermissions(database, deptId)).length >= PATHS)
      throw warning('too-many-protected', { field: 'path', values: { most: PATHS } });
    await putPathPermission(database, row);
    return pathPermissionReply(database, deptId);
  },
);
