import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../services.ts';
import { earliestTime } from './repository.ts';
import { startDue } from './startDue.ts';

/** The clock may be set meanwhile, and a schedule saved: nobody waits longer for that to be seen. */
const LONGEST_MILLISECONDS = 5000;

/** Starts schedules when their time comes, until `signal` aborts. What was missed meanwhile starts once. */
export async function keepSchedules(services: Services, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const rest = await startAll(services, signal).catch((error: unknown) => {
      services.log.error({ err: error }, 'schedules cannot be started');
      return LONGEST_MILLISECONDS;
    });
    await sleep(rest, undefined, { signal }).catch(() => undefined);
  }
}

/** Answers the milliseconds until the next look. */
async function startAll(services: Services, signal: AbortSignal): Promise<number> {
  while (!signal.aborted && (await startDue(services, new Date())));
  const next = await earliestTime(services.database);
  const left = next === undefined ? Infinity : next.getTime() - Date.now();
  return Math.max(0, Math.min(left, LONGEST_MILLISECONDS));
}
