import { runTrend } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { memberOf } from '../../department/index.ts';
import { listFinishedRuns } from '../repository.ts';
import { requestLabel } from './requestLabel.ts';

export const trendRoute = implement(
  runTrend,
  memberOf('run:view', ({ query }) => query.deptId),
  async ({ query }, _member, { database }) => {
    const latest = await listFinishedRuns(database, query, query.limit);
    return latest.reverse().map(({ runId, createTime, verdict, request, metrics }) => ({
      runId,
      createTime: createTime.toISOString(),
      verdict: verdict!,
      label: requestLabel(request),
      metrics,
    }));
  },
);
