import { runStorage } from '@netloom/contract';
import { modelUse } from '@netloom/executor';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { findRun, runCaches, runRows } from '../runs/index.ts';
import { bytesOnDisk, countRuns, largestRuns, usageByKind, usageByUser } from './repository.ts';

const LARGEST = 20;

export const storageRoute = implement(
  runStorage,
  memberOf('run:view', ({ query }) => query.deptId),
  async ({ query: { deptId } }, _member, services) => {
    const { database } = services;
    const [bytes, pinnedBytes, count, byUser, byKind, largest, cache] = await Promise.all([
      bytesOnDisk(database, deptId),
      bytesOnDisk(database, deptId, true),
      countRuns(database, deptId),
      usageByUser(database, deptId),
      usageByKind(database, deptId),
      largestRuns(database, deptId, LARGEST),
      modelUse(runCaches(services)),
    ]);
    const records = await Promise.all(largest.map((runId) => findRun(database, runId)));
    const rows = await runRows(
      records.filter((record) => record !== undefined),
      database,
    );
    return { bytes, pinnedBytes, runs: count, byUser, byKind, largest: rows, cache };
  },
);
