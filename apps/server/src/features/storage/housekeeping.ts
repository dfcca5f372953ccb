import { periodically } from '../../periodically.ts';
import type { Services } from '../../services.ts';
import { departments, neededTrees } from './repository.ts';
import { enforceRetention } from './retention.ts';
import { sweepStore } from './sweepStore.ts';

const PERIOD_MILLISECONDS = 10 * 60_000;

/** Stores what was not stored yet, deletes what is not to be kept, and removes what nobody refers to. */
export async function keepHouse(services: Services): Promise<void> {
  const { database, keeper, projects } = services;
  keeper.wake();
  for (const deptId of await departments(database)) {
    await enforceRetention(deptId, services);
    await projects.unpinTrees(deptId, () => neededTrees(database, deptId));
  }
  await sweepStore(services);
}

/** Keeps house now and then until it is told to stop. */
export function startHousekeeping(services: Services): () => Promise<void> {
  return periodically(
    PERIOD_MILLISECONDS,
    () => keepHouse(services),
    (error) => services.log.error({ err: error }, 'the run store cannot be kept in order'),
  );
}
