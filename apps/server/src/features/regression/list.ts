import { listRegressions as call } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { ensureRegression } from './ensureRegression.ts';
import { listRegressions, unknownRegressions } from './repository.ts';
import { regressionRows } from './rows.ts';

export const listRoute = implement(
  call,
  memberOf('run:view', ({ query }) => query.deptId),
  async ({ query }, _member, services) => {
    const { database } = services;
    for (const run of await unknownRegressions(database, query.deptId)) await ensureRegression(run, services);
    const { total, rows } = await listRegressions(database, query);
    return { total, rows: await regressionRows(rows, database) };
  },
);
