import type { Permission } from '@netloom/contract';
import type { BugDuty } from '@netloom/model/defect';
import type { Caller } from '../../caller.ts';
import { forbidden } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { memberOfFound, requireMember } from '../department/index.ts';
import type { Member } from '../department/index.ts';
import { findBug } from './repository.ts';
import type { BugRecord } from './repository.ts';

const DUTIES = ['edit', 'triage', 'verify'] as const satisfies readonly BugDuty[];

/** What a member's role has to do with defects. */
export function dutiesOf({ caller, membership }: Member, { permissions }: Pick<Services, 'permissions'>) {
  const member = { ...caller, roleId: membership.roleId };
  return DUTIES.filter((duty) => permissions.allow(member, `defect:${duty}`));
}

export interface BugMember extends Member {
  bug: BugRecord;
  duties: readonly BugDuty[];
}

/** A defect that does not exist answers like one of others. @throws a 403. */
export async function requireBug(
  permission: Permission,
  caller: Caller,
  bugId: number,
  services: Services,
): Promise<BugMember> {
  const bug = await findBug(services.database, bugId);
  if (bug === undefined) throw forbidden();
  const member = await requireMember(permission, caller, bug.deptId, services);
  return { ...member, bug, duties: dutiesOf(member, services) };
}

export const memberOfBug = <I>(permission: Permission, bugIdOf: (incoming: I) => number) =>
  memberOfFound('members of the defect’s department', permission, bugIdOf, requireBug);
