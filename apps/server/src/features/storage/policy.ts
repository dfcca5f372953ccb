import { whoIs } from '../../http/policy.ts';
import { forbidden } from '../../http/problem.ts';
import type { Policy } from '../../http/route.ts';
import { PROJECT_LEAD, requireMember } from '../department/index.ts';
import type { Member } from '../department/index.ts';

export function leadOf<I>(deptIdOf: (incoming: I) => number): Policy<I, Member> {
  return whoIs('the project lead', async (incoming: I, caller, services) => {
    const member = await requireMember(caller, deptIdOf(incoming), services);
    if (member.membership.roleId !== PROJECT_LEAD) {
      throw forbidden('only the project lead sets the limits of the department’s runs');
    }
    return member;
  });
}
