import type { Services } from '../../services.ts';
import { quotaOf } from './defaultQuota.ts';
import { bytesOnDisk, deletableRuns } from './repository.ts';
import { runsChanged } from '../runs/index.ts';

type Needs = Pick<Services, 'database' | 'keeper' | 'hub'>;

/** Deletes what a department's runs may not keep: those that are too old, then the oldest until the rest fits. */
export async function enforceRetention(deptId: number, services: Needs): Promise<void> {
  const { keepDays, keepBytes } = await quotaOf(services.database, deptId);
  const runs = await deletableRuns(services.database, deptId);
  const old = runs.filter(({ days }) => keepDays !== null && days > keepDays);
  for (const { runId } of old) await services.keeper.delete(runId);
  const rest = runs.slice(old.length);
  const crowded = keepBytes === null ? 0 : await deleteUntil(keepBytes, deptId, rest, services);
  if (old.length + crowded > 0) runsChanged(services.hub, deptId);
}

/** Deletes the first of `runs` until the department's take at most `bytes`. Answers how many that were. */
async function deleteUntil(
  bytes: number,
  deptId: number,
  runs: { runId: string; bytes: number }[],
  { database, keeper }: Needs,
): Promise<number> {
  let deleted = 0;
  // What is shared with a run that stays frees nothing: so the disk is asked again.
  for (let excess = await excessOver(); excess > 0 && deleted < runs.length; excess = await excessOver()) {
    for (; excess > 0 && deleted < runs.length; deleted += 1) {
      const run = runs[deleted]!;
      await keeper.delete(run.runId);
      excess -= run.bytes;
    }
  }
  return deleted;

  async function excessOver(): Promise<number> {
    return (await bytesOnDisk(database, deptId)) - bytes;
  }
}
