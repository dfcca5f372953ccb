import type { Feature } from '../../services.ts';
import { deleteScheduleRoute } from './deleteSchedule.ts';
import { resumePushes } from './pushes.ts';
import { saveScheduleRoute } from './saveSchedule.ts';
import { keepSchedules } from './scheduler.ts';
import { schedulesRoute } from './schedules.ts';

export { findSchedule } from './repository.ts';
export { requirePassed } from './requirePassed.ts';
export { forgetPush, notePush } from './pushes.ts';
export { startPushed } from './startPushed.ts';

export const schedule: Feature = {
  routes: [schedulesRoute, saveScheduleRoute, deleteScheduleRoute],
  start(services) {
    const stopping = new AbortController();
    const kept = keepSchedules(services, stopping.signal);
    const resumed = resumePushes(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'the runs of earlier pushes could not be started'),
    );
    return Promise.resolve(async () => {
      stopping.abort();
      await Promise.all([kept, resumed]);
    });
  },
};
