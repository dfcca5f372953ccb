import type { RunLimits } from '@netloom/model';
import type { RunPriority } from '../executor.ts';
import type { SlurmSettings } from './slurmSettings.ts';

/** What the runner itself takes beside the run, in MB. */
const RUNNER_MEGABYTES = 256;
/** Our own limit ends the run and says so; Slurm's comes only where ours could not. Minutes, for hashing large waves too. */
const SPARE_MINUTES = 5;
/** Every user may make his jobs wait, none may push them: so high is 0. */
const NICE: Record<RunPriority, number> = { high: 0, normal: 1000, low: 2000 };

/** Options of sbatch for runs with these limits; runs with equal ones can share an array. */
export function sbatchOptions(settings: SlurmSettings, limits: RunLimits, priority: RunPriority): string[] {
  const partition = limits.partition ?? settings.partition;
  return [
    '--parsable',
    '--requeue',
    '--nodes=1',
    '--ntasks=1',
    `--cpus-per-task=${limits.cores ?? settings.cpus}`,
    `--mem=${limits.memoryMegabytes + RUNNER_MEGABYTES}M`,
    `--time=${Math.ceil(limits.seconds / 60) + SPARE_MINUTES}`,
    `--nice=${NICE[priority]}`,
    // Of an environment that holds nothing of ours. NONE makes each node start a login shell for the user's own, which
    // doubles the time that a short job takes.
    '--export=ALL',
    '--open-mode=append',
    '--input=/dev/null',
    ...(partition ? [`--partition=${partition}`] : []),
    ...(settings.account ? [`--account=${settings.account}`] : []),
  ];
}
