import { Cron } from 'croner';

/** The next times that a crontab line names, as the server reckons them. Throws for a line or zone that is none. */
export function nextTimes(cron: string, timeZone: string, count: number, from = new Date()): Date[] {
  return new Cron(cron, { mode: '5-part', timezone: timeZone }).nextRuns(count, from);
}
