import type { ReplyOf, RunRequest, runCeilings } from '@netloom/contract';
import { warning } from '../../../http/refuse.ts';
import type { Settings } from '../../../settings.ts';

/** What a run may choose of the cluster; null without one. */
export function clusterChoice({ executor, slurm }: Settings): ReplyOf<typeof runCeilings>['cluster'] {
  const { partitions, cpus, mostCpus } = slurm;
  return executor === 'slurm' ? { partitions, cores: cpus, mostCores: mostCpus } : null;
}

/** @throws a 601 that names the field, and what may be chosen instead */
export function requireOffered({ partition, cores }: RunRequest, settings: Settings): void {
  if (partition === undefined && cores === undefined) return;
  const offer = clusterChoice(settings);
  if (offer === null) throw warning('no-cluster', { field: partition === undefined ? 'cores' : 'partition' });
  if (partition !== undefined && !offer.partitions.includes(partition)) {
    const values = { partition, setting: 'NETLOOM_SLURM_PARTITIONS' };
    throw warning('partition-not-offered', { field: 'partition', values });
  }
  if (cores !== undefined && cores > offer.mostCores) {
    const values = { cores, most: offer.mostCores, setting: 'NETLOOM_SLURM_MOST_CPUS' };
    throw warning('too-many-cores', { field: 'cores', values });
  }
}
