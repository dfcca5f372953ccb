import { listSchedules as call } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { listSchedules } from './repository.ts';
import { scheduleRows } from './rows.ts';

export const schedulesRoute = implement(
  call,
  memberOf('run:view', ({ query }) => query.deptId),
  async ({ query, language }, _member, { database }) =>
    scheduleRows(await listSchedules(database, query.deptId), database, language),
);
