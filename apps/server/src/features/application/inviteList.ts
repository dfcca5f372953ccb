import { inviteList } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { managerOf } from '../department/index.ts';
import { invitationRows, listInvitations } from './repository.ts';

export const inviteListRoute = implement(
  inviteList,
  managerOf('project:invite', ({ query }) => query.deptId),
  async ({ query: { deptId } }, _manager, { database }) =>
    invitationRows(database, await listInvitations(database, deptId)),
);
