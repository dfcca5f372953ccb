import { saveQuota } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { leadOf } from './policy.ts';
import { upsertQuota } from './repository.ts';

export const saveQuotaRoute = implement(
  saveQuota,
  leadOf(({ body }) => body.deptId),
  async ({ body: { deptId, ...quota } }, _lead, { database }) => {
    await upsertQuota(database, deptId, quota);
    return quota;
  },
);
