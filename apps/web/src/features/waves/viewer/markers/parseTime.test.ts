import { describe, expect, it } from 'vitest';
import { parseTime } from './parseTime.ts';

const ns = { timescale: -9, timeZero: 0 };

describe('a typed time', () => {
  it.each([
    ['1500', 1500],
    ['1_500', 1500],
    ['1.5us', 1500],
    ['1.5 µs', 1500],
    ['.25 US', 250],
    ['2ms', 2_000_000],
    ['3 s', 3_000_000_000],
    ['1499.6', 1500],
    ['700ps', 1],
    ['+10ns', 110],
    ['-3', 97],
    ['- 0.05us', 50],
  ])('%s', (text, ticks) => expect(parseTime(text, ns, 100)).toBe(ticks));

  it.each(['', 'abc', '12 parsec', '1.2.3', '--3', '5e3', '99999999999 s'])('%j is none', (text) =>
    expect(parseTime(text, ns, 100)).toBeNull(),
  );

  it('counts in the ticks of the dump, and as the dump displays them', () => {
    // 10 ps a tick: 1.5 ns are 150 of them; what is displayed begins at 40.
    expect(parseTime('1.5ns', { timescale: -11, timeZero: 40 }, 0)).toBe(110);
    expect(parseTime('+1.5ns', { timescale: -11, timeZero: 40 }, 7)).toBe(157);
  });
});
