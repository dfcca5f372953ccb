import { listCoverage as call } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { listCovered } from './repository.ts';

export const listRoute = implement(
  call,
  memberOf('run:view', ({ query }) => query.deptId),
  ({ query: { deptId } }, _member, { database }) => listCovered(database, deptId),
);
