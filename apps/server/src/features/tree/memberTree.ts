import { requireUnprotected } from '../../projects/index.ts';
import type { ProjectTree, TreeUser } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../department/index.ts';
import { treeChanged } from './treeChanged.ts';
import { listPathPermissions } from './repository.ts';

/** A member with the working tree that is his own. */
export interface TreeMember extends Member {
  tree: ProjectTree;
}

/** The member's tree in his own hands: it refuses what the project's protected paths keep from his role. */
export async function openMemberTree<M extends Member>(
  member: M,
  services: Services,
): Promise<M & TreeMember> {
  const { userId } = member.caller;
  const { deptId } = member.membership;
  return { ...member, tree: await services.projects.tree(deptId, userId, treeUser(member, services)) };
}

function treeUser({ caller, membership }: Member, { database, hub }: Services): TreeUser {
  const { deptId, roleId } = membership;
  const writer = { admin: caller.admin, roleId };
  return {
    async requireWritable(paths, field) {
      requireUnprotected(paths, await listPathPermissions(database, deptId), writer, field);
    },
    touched: () => treeChanged(hub, caller.userId, deptId),
  };
}
