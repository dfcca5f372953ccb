import type { RunQuota } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { findQuota } from './repository.ts';

/** What holds until a project lead sets something else. */
const DEFAULT_QUOTA: RunQuota = {
  runningRuns: null,
  runningRunsPerUser: null,
  keepDays: 90,
  keepBytes: 50 * 2 ** 30,
  mostSeconds: null,
  mostMemoryMegabytes: null,
  mostDiskMegabytes: null,
};

export async function quotaOf(database: Database, deptId: number): Promise<RunQuota> {
  return (await findQuota(database, deptId)) ?? DEFAULT_QUOTA;
}
