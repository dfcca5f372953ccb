import type { Permission } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import type { Policy } from '../../http/route.ts';
import { requireMember } from '../department/index.ts';
import { openMemberTree } from './memberTree.ts';
import type { TreeMember } from './memberTree.ts';

export function memberTree<I>(
  permission: Permission,
  deptIdOf: (incoming: I) => number,
): Policy<I, TreeMember> {
  return whoIs(
    'members of the department',
    async (incoming: I, caller, services) => {
      const member = await requireMember(permission, caller, deptIdOf(incoming), services);
      return openMemberTree(member, services);
    },
    permission,
  );
}
