import type { Permission } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { notFound } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { memberOfFound, requireMember } from '../department/index.ts';
import type { Member } from '../department/index.ts';
import { findBisect } from './repository.ts';
import type { BisectRecord } from './repository.ts';

export interface BisectMember extends Member {
  bisect: BisectRecord;
}

async function requireBisect(
  permission: Permission,
  caller: Caller,
  bisectId: number,
  services: Services,
): Promise<BisectMember> {
  const bisect = await findBisect(services.database, bisectId);
  if (bisect === undefined) throw notFound('no-bisect', { field: 'bisectId', values: { bisect: bisectId } });
  return { ...(await requireMember(permission, caller, bisect.deptId, services)), bisect };
}

export const memberOfBisect = <I>(permission: Permission, bisectIdOf: (incoming: I) => number) =>
  memberOfFound('members of the search’s department', permission, bisectIdOf, requireBisect);
