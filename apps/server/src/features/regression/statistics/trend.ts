import { regressionTrend as call } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { memberOf } from '../../department/index.ts';
import { trendRows } from './repository.ts';

export const trendRoute = implement(
  call,
  memberOf('run:view', ({ query }) => query.deptId),
  ({ query }, _member, { database }) => trendRows(database, query),
);
