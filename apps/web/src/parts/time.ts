const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export type Moment = Date | number | string;

/** A number of ten digits counts seconds, any other milliseconds; a text is ISO 8601 or such a number. */
export function toDate(moment: Moment): Date {
  if (moment instanceof Date) return moment;
  const digits = String(moment);
  if (!/^\d+$/.test(digits)) return new Date(moment);
  return new Date(Number(digits) * (digits.length === 10 ? 1000 : 1));
}

/** year-month-day hour:minute:second, in the reader's own time zone. */
export function timestamp(moment: Moment): string {
  const date = toDate(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}

export type Age = { unit: 'now' | 'day' | 'date' } | { unit: 'minutes' | 'hours'; count: number };

/** How long ago a moment is, in the steps of the specification's section 9; later ones than now are a date or now. */
export function ageOf(moment: Moment, now: Moment = Date.now()): Age {
  const seconds = (toDate(now).getTime() - toDate(moment).getTime()) / 1000;
  if (seconds <= -MINUTE) return { unit: 'date' };
  if (seconds < 30) return { unit: 'now' };
  if (seconds < HOUR) return { unit: 'minutes', count: Math.max(1, Math.floor(seconds / MINUTE)) };
  if (seconds < DAY) return { unit: 'hours', count: Math.floor(seconds / HOUR) };
  return { unit: seconds < 2 * DAY ? 'day' : 'date' };
}
