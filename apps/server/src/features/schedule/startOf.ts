import { RunRequest } from '@netloom/contract';
import { validate } from '../../http/validate.ts';
import type { Services } from '../../services.ts';
import { startRun } from '../runs/index.ts';
import type { RunOrigin, RunRecord } from '../runs/index.ts';
import type { ScheduleRecord } from './repository.ts';

/** Starts the run of a schedule; settings of an older version are read as they are now. */
export function startOf(
  { request, scheduleId }: ScheduleRecord,
  userId: number,
  services: Services,
  origin: Omit<RunOrigin, 'scheduleId'> = {},
): Promise<RunRecord> {
  const known = validate(RunRequest, request, 'request');
  return startRun(known, userId, services, { ...origin, scheduleId });
}
