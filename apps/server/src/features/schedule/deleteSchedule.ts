import { deleteSchedule as call } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { ownerOfSchedule } from './policy.ts';
import { deleteSchedule } from './repository.ts';

export const deleteScheduleRoute = implement(
  call,
  ownerOfSchedule(({ body }) => body.scheduleId),
  async (_incoming, { schedule }, { database }) => {
    await deleteSchedule(database, schedule.scheduleId);
    return null;
  },
);
