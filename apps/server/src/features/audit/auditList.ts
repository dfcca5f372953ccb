import { auditList } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { listEntries } from './repository.ts';

export const auditListRoute = implement(
  auditList,
  permitted('system:audit:view'),
  async ({ body }, _scope, { database }) => {
    const { total, records } = await listEntries(database, body);
    return { total, rows: records.map((record) => ({ ...record, time: record.time.toISOString() })) };
  },
);
