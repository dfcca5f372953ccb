import type { Permission } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import type { Policy } from '../../http/route.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { requireMember } from '../department/index.ts';
import type { Member } from '../department/index.ts';

/** A member with the working tree that is his own. */
export interface TreeMember extends Member {
  tree: ProjectTree;
}

export function memberTree<I>(
  permission: Permission,
  deptIdOf: (incoming: I) => number,
): Policy<I, TreeMember> {
  return whoIs(
    'members of the department',
    async (incoming: I, caller, services) => {
      const deptId = deptIdOf(incoming);
      const member = await requireMember(permission, caller, deptId, services);
      return { ...member, tree: await services.projects.tree(deptId, caller.userId) };
    },
    permission,
  );
}
