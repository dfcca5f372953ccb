import type { TFunction } from 'i18next';
import { FIELDS, expandField } from './expandField.ts';

/** More times a day than this are told by their hours and minutes. */
const FEW = 6;

type Words = { t: TFunction<'schedule'>; language: string };

function listed(items: readonly string[], { language }: Words): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}

/** Numbers as a list in which runs of three and more are spans: 1, 3–5. */
function spans(numbers: readonly number[], name: (number: number) => string, words: Words): string {
  const parts: string[] = [];
  for (let at = 0; at < numbers.length;) {
    let end = at;
    while (numbers[end + 1] === numbers[end]! + 1) end += 1;
    if (end - at < 2) end = at;
    const [first, last] = [name(numbers[at]!), name(numbers[end]!)];
    parts.push(end === at ? first : words.t('cron.span', { first, last }));
    at = end + 1;
  }
  return listed(parts, words);
}

/** The number of minutes between the times, where they part the hour evenly from its beginning. */
function evenStep(minutes: readonly number[]): number | null {
  const step = 60 / minutes.length;
  const even = Number.isInteger(step) && minutes.every((minute, index) => minute === index * step);
  return even ? step : null;
}

function timesOf(minutes: readonly number[], hours: readonly number[], words: Words): string {
  const { t, language } = words;
  const step = evenStep(minutes);
  if (hours.length === 24 && step !== null && step < 60) return t('cron.everyMinutes', { count: step });
  if (minutes.length * hours.length <= FEW) {
    const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
    const times = hours.flatMap((hour) =>
      minutes.map((minute) => clock.format(Date.UTC(2000, 0, 1, hour, minute))),
    );
    return t('cron.at', { times: listed(times, words) });
  }
  const shown = spans(minutes, String, words);
  if (hours.length === 24) return t('cron.hourly', { minutes: shown });
  return t('cron.minutesOfHours', { minutes: shown, hours: spans(hours, String, words) });
}

function named(option: 'weekday' | 'month', dateOf: (number: number) => number, { language }: Words) {
  const format = new Intl.DateTimeFormat(language, { [option]: 'long', timeZone: 'UTC' });
  return (number: number) => format.format(dateOf(number));
}

function daysOf(days: readonly number[], weekdays: readonly number[], words: Words): string {
  const { t } = words;
  // 2 January 2000 was a Sunday. A week is told from Monday on.
  const fromMonday = weekdays.map((day) => (day === 0 ? 7 : day)).sort((a, b) => a - b);
  const weekdayName = named('weekday', (day) => Date.UTC(2000, 0, 2 + day), words);
  const onDays = t('cron.days', { days: spans(days, String, words) });
  const onWeekdays = t('cron.weekdays', { days: spans(fromMonday, weekdayName, words) });
  if (days.length === 31) return weekdays.length === 7 ? t('cron.everyDay') : onWeekdays;
  // crontab(5): with both given, either is enough.
  return weekdays.length === 7 ? onDays : t('cron.either', { days: onDays, weekdays: onWeekdays });
}

/** A crontab line in plain words; null for one that crontab(5) does not know. */
export function describeCron(cron: string, t: TFunction<'schedule'>, language: string): string | null {
  const fields = cron.trim().split(/\s+/);
  const numbers = Object.values(FIELDS).map((range, index) => expandField(fields[index] ?? '', range));
  const [minutes, hours, days, months, weekdays] = numbers;
  if (fields.length !== 5 || !minutes || !hours || !days || !months || !weekdays) return null;
  const words = { t, language };
  const times = timesOf(minutes, hours, words);
  const always = hours.length === 24 && days.length === 31 && weekdays.length === 7;
  const when = always ? times : t('cron.whole', { times, days: daysOf(days, weekdays, words) });
  if (months.length === 12) return when;
  const monthName = named('month', (month) => Date.UTC(2000, month - 1, 1), words);
  return t('cron.inMonths', { when, months: spans(months, monthName, words) });
}
