import { describe, expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';
import { lastPage, resized } from './pages.ts';
import { ageOf, timestamp, toDate } from './time.ts';

const now = Date.UTC(2026, 2, 10, 12, 0, 0);
const ago = (seconds: number) => ageOf(now - seconds * 1000, now);

describe('ageOf', () => {
  it.each([
    [29, { unit: 'now' }],
    [30, { unit: 'minutes', count: 1 }],
    [119, { unit: 'minutes', count: 1 }],
    [3599, { unit: 'minutes', count: 59 }],
    [3600, { unit: 'hours', count: 1 }],
    [86_399, { unit: 'hours', count: 23 }],
    [86_400, { unit: 'day' }],
    [172_799, { unit: 'day' }],
    [172_800, { unit: 'date' }],
    [-20, { unit: 'now' }],
    [-7200, { unit: 'date' }],
  ])('%d s ago', (seconds, age) => expect(ago(seconds)).toEqual(age));
});

describe('toDate', () => {
  it('takes ten digits for seconds and thirteen for milliseconds, as number and as text', () => {
    const dates = [1773144000, '1773144000', 1773144000000, '2026-03-10T12:00:00Z'].map(toDate);
    expect(dates.map((date) => date.toISOString())).toEqual(Array(4).fill('2026-03-10T12:00:00.000Z'));
  });

  it('writes year-month-day hour:minute:second', () => {
    expect(timestamp(new Date(2026, 0, 2, 3, 4, 5))).toBe('2026-01-02 03:04:05');
  });
});

describe('fileSize', () => {
  it.each([
    [0, '0 KB'],
    [1, '0.01 KB'],
    [512, '0.5 KB'],
    [1024 * 1024 - 1024, '1,023 KB'],
    [1024 * 1024, '1 MB'],
    [1024 ** 3 - 1024 ** 2, '1,023 MB'],
    [1024 ** 3, '1 GB'],
    [5 * 1024 ** 4, '5,120 GB'],
  ])('%d bytes', (bytes, text) => expect(fileSize(bytes, 'en')).toBe(text));

  it('writes numbers as the language does', () => {
    expect(fileSize(1.5 * 1024 ** 2, 'es')).toBe('1,5 MB');
  });
});

describe('pages', () => {
  it('keeps the first row of the page in sight when the size changes', () => {
    expect(resized({ page: 4, limit: 20 }, 50)).toEqual({ page: 2, limit: 50 });
    expect(resized({ page: 2, limit: 50 }, 20)).toEqual({ page: 3, limit: 20 });
  });

  it('has a last page also when there is nothing', () => {
    expect([0, 20, 21].map((total) => lastPage(total, 20))).toEqual([1, 1, 2]);
  });
});
