import type { Caller } from '../../caller.ts';
import { whoIs } from '../../http/policy.ts';
import { forbidden, notFound } from '../../http/refuse.ts';
import type { Policy } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { requireMember } from '../department/index.ts';
import type { Member } from '../department/index.ts';
import { findSchedule, isNeeded } from './repository.ts';
import type { ScheduleRecord } from './repository.ts';

export interface ScheduleOwner extends Member {
  schedule: ScheduleRecord;
}

/** @throws a 404 for a schedule that does not exist, a 403 for one of somebody else unless the caller manages runs. */
export async function requireScheduleOwner(
  caller: Caller,
  scheduleId: number,
  services: Services,
): Promise<ScheduleOwner> {
  const schedule = await findSchedule(services.database, scheduleId);
  if (schedule === undefined)
    throw notFound('no-schedule', { field: 'scheduleId', values: { schedule: scheduleId } });
  const member = await requireMember('schedule:edit', caller, schedule.deptId, services);
  const { roleId } = member.membership;
  const owns =
    schedule.createBy === caller.userId || services.permissions.allow({ ...caller, roleId }, 'run:manage');
  if (!owns) throw forbidden('schedule-of-maker');
  // Whoever may not protect branches cannot weaken what they need, either.
  const leads = services.permissions.allow({ ...caller, roleId }, 'project:edit');
  if (!leads && (await isNeeded(services.database, scheduleId))) throw forbidden('schedule-protects');
  return { ...member, schedule };
}

export function ownerOfSchedule<I>(scheduleIdOf: (incoming: I) => number): Policy<I, ScheduleOwner> {
  return whoIs(
    'who made the schedule, and who manages runs',
    (incoming: I, caller, services) => requireScheduleOwner(caller, scheduleIdOf(incoming), services),
    'schedule:edit',
  );
}
