import type { Feature } from '../../services.ts';
import { artifactsRoute } from './artifacts.ts';
import { cancelRoute } from './cancel.ts';
import { ceilingsRoute } from './ceilings.ts';
import { compareRoute } from './compare/compare.ts';
import { createOpenStaRoute } from './createOpenSta.ts';
import { createVerilatorRoute } from './createVerilator.ts';
import { createYosysRoute } from './createYosys.ts';
import { deleteRoute } from './delete.ts';
import { downloadRoute } from './download.ts';
import { eventsRoute } from './events.ts';
import { execVerilatorRoute } from './execVerilator.ts';
import { execVerilator2Route } from './execVerilator2.ts';
import { listRoute } from './list.ts';
import { logRoute } from './log.ts';
import { ofCommitsRoute } from './ofCommits.ts';
import { pinRoute } from './pin.ts';
import { prioritizeRoute } from './prioritize.ts';
import { retryRoute } from './retry.ts';
import { searchLogRoute } from './searchLog.ts';
import { showRoute } from './show.ts';
import { startRoute } from './start.ts';
import { bootTargetsRoute } from './bootTargets.ts';
import { holdRoute } from './session/hold.ts';
import { inputRoute } from './session/input.ts';
import { openShellRoute } from './session/openShell.ts';
import { junitRoute } from './junit/junit.ts';
import { targetsRoute } from './targets.ts';
import { trendRoute } from './compare/trend.ts';
import { subscribeRoute } from './watch/subscribe.ts';
import { ticketRoute } from './ticket.ts';
import type { RunKeeper } from './keep/runKeeper.ts';
import type { RunQueue } from './queue/runQueue.ts';
import { warmObjects } from './warmObjects.ts';

export { RunQueue } from './queue/runQueue.ts';
export { artifactFile } from './artifactFile.ts';
export { RunKeeper } from './keep/runKeeper.ts';
export { newestLeaving } from './keep/repository.ts';
export { CEILING_KEYS, ceilingsOfInstallation } from './start/ceilings.ts';
export { clearEnded } from './keep/clearEnded.ts';
export { planRefusal } from './plan/planRefusal.ts';
export { lackingMegabytes } from './start/diskFull.ts';
export { liveDump } from './liveDump.ts';
export { memberOfRun, requireRunMember } from './policy.ts';
export { storedDump } from './storedDump.ts';
export { runsChanged } from './watch/runsChanged.ts';
export { runRows } from './rows.ts';
export { runCaches } from './runCaches.ts';
export { startRun } from './start/startRun.ts';
export type { RunOrigin } from './start/startRun.ts';
export { countActive, findNewestOn, findPassedSimulation, findRun, hasPassed } from './repository.ts';
export type { RunRecord } from './repository.ts';
export { runs as runTable } from './tables.ts';

declare module '../../serviceParts.ts' {
  interface Services {
    keeper: RunKeeper;
    runs: RunQueue;
  }
}

export const runs: Feature = {
  routes: [
    execVerilatorRoute,
    execVerilator2Route,
    createVerilatorRoute,
    createYosysRoute,
    createOpenStaRoute,
    startRoute,
    bootTargetsRoute,
    targetsRoute,
    listRoute,
    ceilingsRoute,
    showRoute,
    cancelRoute,
    inputRoute,
    holdRoute,
    openShellRoute,
    retryRoute,
    prioritizeRoute,
    trendRoute,
    compareRoute,
    eventsRoute,
    logRoute,
    ofCommitsRoute,
    searchLogRoute,
    artifactsRoute,
    junitRoute,
    ticketRoute,
    downloadRoute,
    pinRoute,
    deleteRoute,
    subscribeRoute,
  ],
  async start(services) {
    const { runs, keeper } = services;
    await runs.start();
    keeper.start();
    const stopWarming = warmObjects(services);
    return async () => {
      await stopWarming();
      await runs.stop();
      await keeper.stop();
    };
  },
};
