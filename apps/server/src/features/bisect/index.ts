import type { Feature } from '../../services.ts';
import { advance } from './advance.ts';
import { cancelRoute, lastGoodRoute, listRoute, showRoute } from './calls.ts';
import { bisectOfRun, runningBisects } from './repository.ts';
import { startRoute } from './start.ts';

export const bisect: Feature = {
  routes: [startRoute, showRoute, listRoute, cancelRoute, lastGoodRoute],
  start(services) {
    const going = new Set<Promise<void>>();
    const follow = (work: Promise<void>) => {
      const done = work
        .catch((error: unknown) => services.log.error({ err: error }, 'a search for a culprit waits'))
        .finally(() => going.delete(done));
      going.add(done);
    };
    const hear = async (runId: string) => {
      const bisectId = await bisectOfRun(services.database, runId);
      if (bisectId !== undefined) await advance(bisectId, services);
    };
    const catchUp = async () => {
      for (const bisectId of await runningBisects(services.database)) await advance(bisectId, services);
    };
    const stop = services.runs.onEnded(({ runId }) => follow(hear(runId)));
    follow(catchUp());
    return Promise.resolve(async () => {
      stop();
      await Promise.all(going);
    });
  },
};
