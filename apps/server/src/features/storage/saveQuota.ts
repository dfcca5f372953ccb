import { saveQuota } from '@netloom/contract';
import type { RunQuota } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { CEILING_KEYS, ceilingsOfInstallation } from '../runs/index.ts';
import type { Services } from '../../services.ts';
import { quotaOf } from './defaultQuota.ts';
import { upsertQuota } from './repository.ts';

const CEILINGS = [
  ['mostSeconds', 'seconds'],
  ['mostMemoryMegabytes', 'memoryMegabytes'],
  ['mostDiskMegabytes', 'diskMegabytes'],
] as const;

/** A lead stays below the installation's ceilings; what an administrator has set beyond them may stay. */
function requireBelowInstallation(quota: RunQuota, stored: RunQuota, services: Services): void {
  const installation = ceilingsOfInstallation(services);
  for (const [name, field] of CEILINGS) {
    const asked = quota[name];
    if (asked === null || asked === stored[name] || asked <= installation[field]) continue;
    throw warning('over-installation', {
      field: name,
      values: { asked, most: installation[field], setting: CEILING_KEYS[field] },
    });
  }
}

export const saveQuotaRoute = implement(
  saveQuota,
  memberOf('quota:edit', ({ body }) => body.deptId),
  async ({ body: { deptId, ...quota } }, { caller }, services) => {
    const { database } = services;
    if (!caller.admin) requireBelowInstallation(quota, await quotaOf(database, deptId), services);
    await upsertQuota(database, deptId, quota);
    return quota;
  },
);
