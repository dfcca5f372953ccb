import { saveQuota } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { upsertQuota } from './repository.ts';

export const saveQuotaRoute = implement(
  saveQuota,
  memberOf('quota:edit', ({ body }) => body.deptId),
  async ({ body: { deptId, ...quota } }, _lead, { database }) => {
    await upsertQuota(database, deptId, quota);
    return quota;
  },
);
