import type { Feature, Services } from '../../services.ts';
import { findRun } from '../runs/index.ts';
import {
  bucketsRoute,
  joinBucketsRoute,
  ownBucketRoute,
  restoreBucketRoute,
  splitBucketRoute,
} from './buckets/index.ts';
import { readDvsimRoute } from './exchange/dvsim.ts';
import { exportRoute } from './exchange/export.ts';
import { importRoute } from './exchange/import.ts';
import { listRoute } from './list.ts';
import { matrixRoute } from './matrix.ts';
import type { Pasts } from './pasts.ts';
import { rerunRoute } from './rerun.ts';
import { resultListRoute } from './resultList.ts';
import { resultRoute } from './result.ts';
import { untakenRuns } from './results/repository.ts';
import { outcomesOf, takeResults } from './results/takeResults.ts';
import { showRoute } from './show.ts';
import { changesRoute } from './statistics/changes.ts';
import { trendRoute } from './statistics/trend.ts';

export { outcomesOf };
export { Pasts } from './pasts.ts';
export { commandOf } from './commandOf.ts';
export { memberOfRegression, memberOfResult } from './policy.ts';
export {
  findRegression as regressionOf,
  listResults,
  passedBefore,
  resultOf,
  seedOnCommit,
  wavesOf,
} from './repository.ts';
export type { RegressionRecord, ResultRecord } from './repository.ts';
export { regressionRows, resultRows } from './rows.ts';
export { onBuckets, onResults } from './results/heard.ts';
export { sorterOf } from './buckets/sort.ts';
export { failureBuckets, regressionResults, regressions } from './tables.ts';

declare module '../../serviceParts.ts' {
  interface Services {
    pasts: Pasts;
  }
}

/** Takes what ended while no server was there to take it. */
async function catchUp(services: Services, isStopping: () => boolean): Promise<void> {
  for (const runId of await untakenRuns(services.database)) {
    if (isStopping()) return;
    const run = await findRun(services.database, runId);
    if (run !== undefined) await takeResults(run, services);
  }
}

export const regression: Feature = {
  routes: [
    listRoute,
    showRoute,
    resultListRoute,
    resultRoute,
    bucketsRoute,
    joinBucketsRoute,
    splitBucketRoute,
    restoreBucketRoute,
    ownBucketRoute,
    matrixRoute,
    rerunRoute,
    trendRoute,
    changesRoute,
    importRoute,
    exportRoute,
    readDvsimRoute,
  ],
  start(services) {
    let stopping = false;
    const taking = new Set<Promise<void>>();
    const take = (work: Promise<void>) => {
      const done = work
        .catch((error: unknown) =>
          services.log.error({ err: error }, 'results of a regression were not taken'),
        )
        .finally(() => taking.delete(done));
      taking.add(done);
    };
    const stopHearing = services.runs.onEnded((run) => take(takeResults(run, services)));
    take(catchUp(services, () => stopping));
    return Promise.resolve(async () => {
      stopping = true;
      stopHearing();
      await Promise.all(taking);
    });
  },
};
