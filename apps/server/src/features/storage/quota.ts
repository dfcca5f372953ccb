import { getQuota } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { quotaOf } from './defaultQuota.ts';

export const quotaRoute = implement(
  getQuota,
  memberOf('run:view', ({ query }) => query.deptId),
  ({ query: { deptId } }, _member, { database }) => quotaOf(database, deptId),
);
