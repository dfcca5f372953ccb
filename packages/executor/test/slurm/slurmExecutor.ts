import { dirname, join } from 'node:path';
import type { RunCaches } from '../../src/runCaches.ts';
import { SlurmExecutor } from '../../src/slurm/slurmExecutor.ts';
import type { SlurmSettings } from '../../src/slurm/slurmSettings.ts';

/** Variable with the slurm.conf of the cluster under test. */
export const SLURM_UNDER_TEST = 'NETLOOM_TEST_SLURM_CONF';

const executors = new Map<string, SlurmExecutor>();

export function slurmSettings(conf: string): SlurmSettings {
  return { conf, cpus: 1, folder: join(dirname(conf), 'batches'), unsandboxed: false };
}

/** One for the whole process, as in a server. */
export function slurmExecutor(conf: string, caches?: RunCaches): SlurmExecutor {
  const key = JSON.stringify([conf, caches]);
  const executor = executors.get(key) ?? new SlurmExecutor(slurmSettings(conf), caches);
  executors.set(key, executor);
  return executor;
}
