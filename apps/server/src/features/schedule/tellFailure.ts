import type { Services } from '../../services.ts';
import { notify } from '../notice/index.ts';
import type { ScheduleRecord } from './repository.ts';

type Told = Pick<ScheduleRecord, 'scheduleId' | 'name' | 'createBy' | 'deptId'>;

/** Tells who made a schedule that it could not start its run; the schedule itself says why. */
export function tellFailure({ scheduleId, name, createBy, deptId }: Told, services: Services): void {
  const news = {
    kind: 'schedule-failed',
    group: `schedule ${scheduleId}`,
    link: '/runs/index',
    deptId,
  } as const;
  notify({ ...news, userIds: [createBy], told: { title: name } }, services);
}
