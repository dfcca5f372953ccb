import { existsSync } from 'node:fs';
import { coreDeliveryReached } from '@netloom/contract';
import { runFolder } from '@netloom/executor';
import { implement } from '../../../http/route.ts';
import { inWorker } from '../../../inWorker/index.ts';
import { listResults, memberOfRegression } from '../../regression/index.ts';
import type { Reached, ReachedTask } from './readReached.ts';

/** As many results as are looked at. */
const MOST = 5000;

export const deliveryReachedRoute = implement(
  coreDeliveryReached,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async ({ query: { runId } }, _member, { database, runs }) => {
    const { rows } = await listResults(database, { runId, class: 'passed' }, { page: 1, limit: MOST });
    const children = [...new Set(rows.map(({ childRunId }) => childRunId))];
    const logs = children.map((child) => {
      const results = rows.filter(({ childRunId }) => childRunId === child);
      return {
        path: runFolder(runs.folderOf(child)).log,
        offsets: results.flatMap(({ logOffset }) => (logOffset === null ? [] : [logOffset])),
        tests: results.length,
      };
    });
    const there = logs.filter(({ path }) => existsSync(path));
    const lost = logs.filter(({ path }) => !existsSync(path)).reduce((sum, { tests }) => sum + tests, 0);
    const data: ReachedTask = { logs: there };
    const reached: Reached[] = await inWorker({
      program: new URL('./readReached.worker.ts', import.meta.url),
      data,
      field: 'runId',
      task: 'read-report',
    });
    return { reached, lost };
  },
);
