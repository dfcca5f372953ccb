import { newestTraffic } from '@netloom/contract';
import { TRAFFIC_FILE } from '@netloom/model';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { newestLeaving } from '../runs/index.ts';
import { trafficIn } from './trafficFile.ts';

/** Runs that are looked into, the newest first. */
const LATEST = 20;

export const newestTrafficRoute = implement(
  newestTraffic,
  memberOf('run:view', ({ query }) => query.deptId),
  async ({ query: { deptId, document } }, _member, { database, store }) => {
    for (const { runId, sha256 } of await newestLeaving(database, deptId, TRAFFIC_FILE, LATEST)) {
      const { records } = await trafficIn(store.path(sha256));
      const own = records.filter((record) => record.document === document);
      if (own.length > 0) return { runId, records: own };
    }
    return null;
  },
);
