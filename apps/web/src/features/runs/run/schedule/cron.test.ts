import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import texts from '../../../../locales/en/schedule.json' with { type: 'json' };
import { describeCron } from './describeCron.ts';
import { FIELDS, expandField } from './expandField.ts';
import { nextTimes } from './nextTimes.ts';

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { schedule: texts } }, interpolation: { escapeValue: false } });
const t = i18n.getFixedT('en', 'schedule');

describe('describeCron', () => {
  it.each([
    ['* * * * *', 'every minute'],
    ['*/15 * * * *', 'every 15 minutes'],
    ['30 * * * *', 'at minute 30 of every hour'],
    ['0 2 * * *', 'every day at 2:00 AM'],
    ['30 8,20 * * *', 'every day at 8:30 AM and 8:30 PM'],
    ['0 2 * * 1-5', 'Monday to Friday at 2:00 AM'],
    ['0 2 * * SUN', 'Sunday at 2:00 AM'],
    ['0 0 1,15 * *', 'on day 1 and 15 of the month at 12:00 AM'],
    ['0 0 1 * 0', 'on day 1 of the month, and Sunday, at 12:00 AM'],
    ['0 0 1 mar,apr *', 'on day 1 of the month at 12:00 AM, in March and April'],
    ['*/20 8-17 * * 1-5', 'Monday to Friday at minute 0, 20, and 40 of the hours 8 to 17'],
  ])('reads %s as "%s"', (cron, text) => {
    expect(describeCron(cron, t, 'en')?.replaceAll('\u202f', ' ')).toBe(text);
  });

  it.each(['', '1 2 3', '61 * * * *', '0 0 L * *', '0 0 0 * *', '5-1 * * * *', '* * * * * *'])(
    'leaves "%s" alone',
    (cron) => expect(describeCron(cron, t, 'en')).toBeNull(),
  );
});

describe('expandField', () => {
  // The times that the library of the server comes to are the other arithmetic.
  it.each(['0', '*/7', '5-20/5', '1,2,58-59', '10-12,40'])('expands %s as croner does', (minute) => {
    const from = new Date('2026-01-01T00:00:00Z');
    const times = nextTimes(`${minute} * * * *`, 'UTC', 60, from);
    const minutes = [...new Set(times.map((time) => time.getUTCMinutes()))].sort((a, b) => a - b);
    expect(expandField(minute, FIELDS.minute)).toEqual(minutes);
  });

  it('takes 7 for Sunday', () => {
    expect(expandField('5-7', FIELDS.weekday)).toEqual([0, 5, 6]);
  });
});

describe('nextTimes', () => {
  it('keeps the hour of the clock over the change to summer time', () => {
    const times = nextTimes('0 12 * * *', 'Europe/Paris', 3, new Date('2026-03-28T00:00:00Z'));
    // UTC+1 until 29 March 2026, 01:00 UTC; then UTC+2.
    expect(times.map((time) => time.toISOString())).toEqual([
      '2026-03-28T11:00:00.000Z',
      '2026-03-29T10:00:00.000Z',
      '2026-03-30T10:00:00.000Z',
    ]);
  });
});
