import type { Permission } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import { notFound } from '../../http/refuse.ts';
import type { Policy } from '../../http/route.ts';
import { requireMember } from '../department/index.ts';
import type { Member } from '../department/index.ts';
import { findBisect } from './repository.ts';
import type { BisectRecord } from './repository.ts';

export interface BisectMember extends Member {
  bisect: BisectRecord;
}

export function memberOfBisect<I>(
  permission: Permission,
  bisectIdOf: (incoming: I) => number,
): Policy<I, BisectMember> {
  return whoIs(
    'members of the search’s department',
    async (incoming: I, caller, services) => {
      const bisectId = bisectIdOf(incoming);
      const bisect = await findBisect(services.database, bisectId);
      if (bisect === undefined)
        throw notFound('no-bisect', { field: 'bisectId', values: { bisect: bisectId } });
      return { ...(await requireMember(permission, caller, bisect.deptId, services)), bisect };
    },
    permission,
  );
}
