import { loginLogList } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { listLoginLogs } from './repository.ts';

export const loginLogListRoute = implement(
  loginLogList,
  permitted('system:log:view'),
  async ({ body }, _scope, { database }) => {
    const { total, records } = await listLoginLogs(database, body);
    return { total, rows: records.map((record) => ({ ...record, time: record.time.toISOString() })) };
  },
);
