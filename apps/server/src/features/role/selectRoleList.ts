import { selectRoleList } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { allRoles } from './replies.ts';

export const selectRoleListRoute = implement(
  selectRoleList,
  permitted('system:role:view'),
  (_incoming, _scope, services) => allRoles(services),
);
