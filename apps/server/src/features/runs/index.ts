import { readEvents } from '@netloom/executor';
import type { Feature } from '../../services.ts';
import { cancelRoute } from './cancel.ts';
import { createOpenStaRoute } from './createOpenSta.ts';
import { createVerilatorRoute } from './createVerilator.ts';
import { createYosysRoute } from './createYosys.ts';
import { eventsRoute } from './events.ts';
import { execVerilatorRoute } from './execVerilator.ts';
import { execVerilator2Route } from './execVerilator2.ts';
import { listRoute } from './list.ts';
import { logRoute } from './log.ts';
import { findRun } from './repository.ts';
import { showRoute } from './show.ts';
import { startRoute } from './start.ts';
import { targetsRoute } from './targets.ts';
import { openWaves, waveformRoute } from './waveform.ts';

export { RunQueue } from './queue/runQueue.ts';
export { artifactFile } from './artifactFile.ts';
export { memberOfRun, ownerOfRun } from './policy.ts';
export { startRun } from './start/startRun.ts';
export type { RunRecord } from './repository.ts';

export const runs: Feature = {
  routes: [
    execVerilatorRoute,
    execVerilator2Route,
    createVerilatorRoute,
    createYosysRoute,
    createOpenStaRoute,
    startRoute,
    targetsRoute,
    listRoute,
    showRoute,
    cancelRoute,
    eventsRoute,
    logRoute,
    waveformRoute,
  ],
  async start({ runs, hub, database }) {
    hub.serveRuns({
      readEvents: (runId, offset) => readEvents(runs.folderOf(runId), offset),
      departmentOf: async (runId) => (await findRun(database, runId))?.deptId,
    });
    await runs.start();
    return async () => {
      await runs.stop();
      await openWaves.close();
    };
  },
};
