import { runCeilings } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { ceilingsOf } from './start/ceilings.ts';
import { clusterChoice } from './start/clusterChoice.ts';

export const ceilingsRoute = implement(
  runCeilings,
  memberOf('run:view', ({ query }) => query.deptId),
  async ({ query: { deptId } }, _member, services) => ({
    ...(await ceilingsOf(deptId, services)),
    cluster: clusterChoice(services.settings),
  }),
);
