import { runCeilings } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { ceilingsOf } from './start/ceilings.ts';

export const ceilingsRoute = implement(
  runCeilings,
  memberOf('run:view', ({ query }) => query.deptId),
  ({ query: { deptId } }, _member, services) => ceilingsOf(deptId, services),
);
