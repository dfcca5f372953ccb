import type { Feature } from '../../services.ts';
import { auditListRoute } from './auditList.ts';
import { untilRecorded } from './record.ts';
import { startRetention } from './retention.ts';

export { recordCall } from './record.ts';

export const audit: Feature = {
  routes: [auditListRoute],
  async start(services) {
    const stop = startRetention(services);
    return async () => {
      await stop();
      await untilRecorded();
    };
  },
};
