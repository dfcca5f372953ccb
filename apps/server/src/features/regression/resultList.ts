import { regressionResults as call } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOfRegression } from './policy.ts';
import { listResults } from './repository.ts';
import { resultRows } from './rows.ts';

export const resultListRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async ({ query }, _member, { database }) => {
    const { page, limit, ...filter } = query;
    const { total, rows } = await listResults(database, filter, { page, limit });
    return { total, rows: await resultRows(rows, database) };
  },
);
