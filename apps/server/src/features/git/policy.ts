import type { Permission } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import type { Policy } from '../../http/route.ts';
import { requireMember } from '../department/index.ts';
import { openMemberTree } from '../tree/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { MemberGit } from './memberGit.ts';

/** A member with git in the working tree that is his own. */
export interface GitMember extends TreeMember {
  git: MemberGit;
}

function memberGit<I>(permission: Permission, deptIdOf: (incoming: I) => number): Policy<I, GitMember> {
  return whoIs(
    'members of the department',
    async (incoming: I, caller, services) => {
      const member = await requireMember(permission, caller, deptIdOf(incoming), services);
      const owner = await openMemberTree(member, services);
      return { ...owner, git: await MemberGit.open(owner, services) };
    },
    permission,
  );
}

export const asked = (permission: Permission) =>
  memberGit(permission, ({ query }: { query: { deptId: number } }) => query.deptId);

export const told = (permission: Permission) =>
  memberGit(permission, ({ body }: { body: { deptId: number } }) => body.deptId);
