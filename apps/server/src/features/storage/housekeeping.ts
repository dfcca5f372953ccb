import { setTimeout as sleep } from 'node:timers/promises';
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
  const stopping = new AbortController();
  const ended = repeat(services, stopping.signal);
  return async () => {
    stopping.abort();
    await ended;
  };
}

async function repeat(services: Services, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await keepHouse(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'the run store cannot be kept in order'),
    );
    await sleep(PERIOD_MILLISECONDS, undefined, { signal }).catch(() => undefined);
  }
}
