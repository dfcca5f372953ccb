import { describe, expect, it } from 'vitest';
import { formatBytes } from './formatBytes.ts';
import { formatMetric } from './formatMetric.ts';
import { formatSeconds } from './formatSeconds.ts';
import { formatWhen } from './formatWhen.ts';

describe('formatSeconds', () => {
  it.each([
    [0.04, '0.0 s'],
    [12.34, '12.3 s'],
    [59.94, '59.9 s'],
    [59.96, '1:00'],
    [60, '1:00'],
    [125, '2:05'],
    [3729, '1:02:09'],
  ])('writes %d as %s', (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.0 KB'],
    [1_572_864, '1.5 MB'],
    [5 * 1024 ** 3, '5.0 GB'],
  ])('writes %d as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('formatMetric', () => {
  it.each([
    [12345.678, 'µm²', '12,345.7\u00a0µm²'],
    [-0.12345, 'ns', '-0.123\u00a0ns'],
    [42, '', '42'],
    [2048, 'B', '2.0 KB'],
    [61, 's', '1:01'],
  ])('writes %d in %s as %s', (value, unit, text) => {
    expect(formatMetric({ value, unit }, 'en')).toBe(text);
  });
});

describe('formatWhen', () => {
  const now = new Date(2026, 10, 21, 19, 30);

  it.each([
    [new Date(2026, 10, 21, 8, 5), '08:05 AM'],
    [new Date(2026, 10, 20, 20, 5), 'Nov 20, 08:05 PM'],
    [new Date(2025, 10, 21, 8, 5), 'Nov 21, 2025'],
  ])('writes %s as %s', (then, text) => {
    expect(formatWhen(then.toISOString(), 'en', now)).toBe(text);
  });
});
