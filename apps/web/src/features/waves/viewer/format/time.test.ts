import { describe, expect, test } from 'vitest';
import { rulerTicks, stepAtLeast } from './ruler.ts';
import { formatFrequency, formatTime } from './time.ts';

describe('times', () => {
  test.each([
    [1234567, -12, '1.234567 µs'],
    [1000, -12, '1 ns'],
    [999, -12, '999 ps'],
    [5, -9, '5 ns'],
    [15, -8, '150 ns'],
    [-2500, -12, '-2.5 ns'],
    [3, 0, '3 s'],
    [3, 2, '300 s'],
    [Number.MAX_SAFE_INTEGER, -15, '9.007199254740991 s'],
  ])('%i ticks of 10^%i s are %s', (ticks, timescale, text) => {
    expect(formatTime(ticks, timescale)).toBe(text);
  });

  test.each([
    [10, -9, '100 MHz'],
    [8, -9, '125 MHz'],
    [-3, -9, '333.3 MHz'],
    [1, -12, '1 THz'],
    [2000, -3, '0.5 Hz'],
  ])('a period of %i ticks of 10^%i s is %s', (ticks, timescale, text) => {
    expect(formatFrequency(ticks, timescale)).toBe(text);
  });
});

describe('ruler', () => {
  test.each([
    [0.2, 1],
    [1, 1],
    [1.5, 2],
    [3, 5],
    [7, 10],
    [20, 20],
    [21, 50],
    [999_999, 1_000_000],
  ])('a step of at least %d is %i', (least, step) => {
    expect(stepAtLeast(least)).toBe(step);
  });

  test('labels are apart, in one unit, and lie on multiples of the step', () => {
    const ticks = rulerTicks(950, 2050, 1100, -12, 100);
    const labelled = ticks.filter(({ label }) => label !== '');
    expect(labelled.map(({ time }) => time)).toEqual([
      1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000,
    ]);
    expect(labelled[2]!.label).toBe('1200 ps');
    expect(ticks.length).toBe(5 * 11);
  });

  test('time zero shifts the labels, not the places', () => {
    const [first] = rulerTicks(0, 10, 1000, -9, 100, 500);
    expect(first).toEqual({ time: 0, label: '500 ns' });
  });
});
