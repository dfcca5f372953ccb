import { selectTeamMembers } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { memberOf } from '../policy.ts';
import { listTeam } from './repository.ts';

export const selectTeamMembersRoute = implement(
  selectTeamMembers,
  memberOf('project:view', ({ query }) => query.deptId),
  ({ query: { deptId } }, _member, { database }) => listTeam(database, deptId),
);
