import { listRuns as call } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { listRuns } from './repository.ts';
import { runRows } from './rows.ts';

export const listRoute = implement(
  call,
  memberOf(({ query }) => query.deptId),
  async ({ query: { deptId, page, limit } }, _member, { database }) => {
    const { total, rows } = await listRuns(database, deptId, page, limit);
    return { total, rows: await runRows(rows, database) };
  },
);
