import { pathPermissions } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { pathPermissionReply } from './pathPermissionReply.ts';

export const pathPermissionsRoute = implement(
  pathPermissions,
  memberOf('design:view', ({ query }) => query.deptId),
  ({ query }, _member, { database }) => pathPermissionReply(database, query.deptId),
);
