import { deleteSchedule as call } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { ownerOfSchedule } from './policy.ts';
import { deleteSchedule, isNeeded } from './repository.ts';

export const deleteScheduleRoute = implement(
  call,
  ownerOfSchedule(({ body }) => body.scheduleId),
  async (_incoming, { schedule }, { database }) => {
    if (await isNeeded(database, schedule.scheduleId)) throw warning('schedule-needed');
    await deleteSchedule(database, schedule.scheduleId);
    return null;
  },
);
