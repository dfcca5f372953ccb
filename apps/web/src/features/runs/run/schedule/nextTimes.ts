import { Cron } from 'croner';

/** The next times that a crontab line names, reckoned as on the server. Throws for a line or zone that is none. */
export function nextTimes(cron: string, timeZone: string, count: number, from = new Date()): Date[] {
  return new Cron(cron, { timezone: timeZone, mode: '5-part', fixedTimeRule: 'no-wildcard' }).nextRuns(
    count,
    from,
  );
}
