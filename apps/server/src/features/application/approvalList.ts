import { approvalList } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { managerOf } from '../department/index.ts';
import { listApplications } from './repository.ts';

export const approvalListRoute = implement(
  approvalList,
  managerOf('project:invite', ({ query }) => query.deptId),
  ({ query: { deptId } }, _manager, { database }) => listApplications(database, { deptId }),
);
