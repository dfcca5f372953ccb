import { Cron } from 'croner';
import { warning } from '../../http/refuse.ts';

/**
 * The first time after `after` that fits five fields of crontab(5) in a time zone; null when no day fits. Over a change
 * of the clocks it does as crontab(5) says: a skipped time of day is made up for, a repeated one counts once; wildcards
 * go on through both. @throws a 601 that names the field.
 */
export function nextTime(cron: string, timeZone: string, after: Date): Date | null {
  if (!isTimeZone(timeZone)) {
    throw warning('no-time-zone', { field: 'timeZone', values: { zone: JSON.stringify(timeZone) } });
  }
  return parse(cron, timeZone).nextRun(after);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function parse(cron: string, timezone: string): Cron {
  try {
    return new Cron(cron, { timezone, mode: '5-part', fixedTimeRule: 'no-wildcard', paused: true });
  } catch (error) {
    throw warning('cron-form', { field: 'cron', values: { why: (error as Error).message } });
  }
}
