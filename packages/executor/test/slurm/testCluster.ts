import { afterAll } from 'vitest';
import { startCluster, type Cluster } from '../../../../scripts/slurm/cluster.ts';
import { SLURM_UNDER_TEST } from './slurmExecutor.ts';

/** A cluster for the tests of one file; `executor()` of test/testing.ts then submits to it. */
export async function testCluster(shape?: Parameters<typeof startCluster>[0]): Promise<Cluster> {
  const cluster = await startCluster(shape);
  process.env[SLURM_UNDER_TEST] = cluster.conf;
  afterAll(() => cluster.stop());
  return cluster;
}
