import { saveSchedule as call } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import { requireMember } from '../department/index.ts';
import { nextTime } from './nextTime.ts';
import { requireScheduleOwner } from './policy.ts';
import { insertSchedule, isNeeded, updateSchedule } from './repository.ts';
import { scheduleRows } from './rows.ts';

const maker = whoIs(
  'members of the department; to change one, who made it and who manages runs',
  async ({ body }: Incoming<typeof call>, caller, services) => {
    await requireMember('schedule:edit', caller, body.deptId, services);
    if (body.scheduleId === undefined) return { caller, schedule: undefined };
    return requireScheduleOwner(caller, body.scheduleId, services);
  },
  'schedule:edit',
);

export const saveScheduleRoute = implement(
  call,
  maker,
  async ({ body, language }, { caller, schedule }, services) => {
    const { scheduleId, ...fields } = body;
    const { deptId, request, enabled, push } = fields;
    if (request.deptId !== deptId) throw warning('schedule-department', { field: 'request.deptId' });
    if (schedule !== undefined && schedule.deptId !== deptId) {
      throw warning('schedule-stays', { field: 'deptId' });
    }
    if (push === '' && schedule !== undefined && (await isNeeded(services.database, schedule.scheduleId)))
      throw warning('schedule-needed', { field: 'push' });
    const first = push === '' ? firstTime(fields) : null;
    const values = { ...fields, nextTime: enabled ? first : null, lastError: '' };
    const saved =
      scheduleId === undefined
        ? await insertSchedule(services.database, { ...values, createBy: caller.userId })
        : await updateSchedule(services.database, scheduleId, values);
    if (saved === undefined)
      throw warning('schedule-name-taken', { field: 'name', values: { name: JSON.stringify(body.name) } });
    const [row] = await scheduleRows([saved], services.database, language);
    return row!;
  },
);

/** @throws a 601 that names the field. */
function firstTime({ cron, timeZone }: { cron: string; timeZone: string }): Date {
  const first = nextTime(cron, timeZone, new Date());
  if (first === null) throw warning('cron-no-day', { field: 'cron', values: { cron: JSON.stringify(cron) } });
  return first;
}
