import type { Feature } from '../../services.ts';
import { startHousekeeping } from './housekeeping.ts';
import { quotaRoute } from './quota.ts';
import { saveQuotaRoute } from './saveQuota.ts';
import { storageRoute } from './storage.ts';

export const storage: Feature = {
  routes: [quotaRoute, saveQuotaRoute, storageRoute],
  start: (services) => Promise.resolve(startHousekeeping(services)),
};
