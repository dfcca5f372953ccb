import { describe, expect, it } from 'vitest';
import { baudOf, baudRange } from './baud.ts';

/** RM0090 30.3.4, tables of errors: fPCLK in MHz, over-sampling, wanted and actual rate in kbit/s, USARTDIV, error in %. */
const MANUAL: [number, 8 | 16, number, number, number, number][] = [
  [8, 16, 1.2, 1.2, 416.6875, 0],
  [8, 16, 9.6, 9.604, 52.0625, 0.04],
  [8, 16, 19.2, 19.185, 26.0625, 0.08],
  [8, 16, 38.4, 38.462, 13, 0.16],
  [8, 16, 57.6, 57.554, 8.6875, 0.08],
  [8, 16, 115.2, 115.942, 4.3125, 0.64],
  [8, 16, 230.4, 228.571, 2.1875, 0.79],
  [8, 16, 460.8, 470.588, 1.0625, 2.12],
  [8, 8, 230.4, 228.571, 4.375, 0.79],
  [8, 8, 460.8, 470.588, 2.125, 2.12],
  [8, 8, 921.6, 888.889, 1.125, 3.55],
  [12, 16, 9.6, 9.6, 78.125, 0],
  [12, 16, 115.2, 115.385, 6.5, 0.16],
  [12, 16, 460.8, 461.538, 1.625, 0.16],
  [16, 16, 9.6, 9.598, 104.1875, 0.02],
  [16, 16, 115.2, 115.108, 8.6875, 0.08],
  [16, 16, 921.6, 941.176, 1.0625, 2.12],
  [30, 16, 115.2, 115.385, 16.25, 0.16],
  [42, 16, 9.6, 9.6, 273.4375, 0],
  [84, 16, 115.2, 115.226, 45.5625, 0.02],
  [84, 16, 921.6, 923.077, 5.6875, 0.16],
  [84, 8, 10_500, 10_500, 1, 0],
];

describe('baud rates', () => {
  it.each(MANUAL)(
    '%d MHz / %d samples: %d kbit/s as the manual says',
    (mhz, overSampling, wanted, actual, divider, error) => {
      const result = baudOf({ clock: mhz * 1e6, baud: wanted * 1000, overSampling });
      expect(result.actual / 1000).toBeCloseTo(actual, 3);
      expect(result.divider).toBe(divider);
      expect(Math.abs(Math.abs(result.error) - error)).toBeLessThan(0.0101);
      expect(result.isReachable).toBe(true);
    },
  );

  it('packs mantissa and fraction into BRR as the examples of the manual do', () => {
    // 30.3.4: USARTDIV 27.75 is 0x1BC with 16 samples, 0x1B6 with 8; 25.62 becomes 0x19A; 50.99 carries to 0x330.
    const register = (divider: number, overSampling: 8 | 16) =>
      baudOf({ clock: 1e6 * divider * overSampling, baud: 1e6, overSampling }).register;
    expect(register(27.75, 16)).toBe(0x1bc);
    expect(register(27.75, 8)).toBe(0x1b6);
    expect(register(25.62, 16)).toBe(0x19a);
    expect(register(50.99, 16)).toBe(0x330);
    expect(register(50.99, 8)).toBe(0x330);
  });

  it('comes within one step of the nearest of all dividers', () => {
    for (const overSampling of [8, 16] as const) {
      for (let clock = 1_000_003; clock < 90e6; clock += 7_654_321) {
        for (const baud of [110, 9600, 19_200, 115_200, 921_600, 2_000_000]) {
          const { divider, isReachable } = baudOf({ clock, baud, overSampling });
          if (!isReachable) continue;
          expect(Math.abs(divider * overSampling - clock / baud)).toBeLessThan(1);
        }
      }
    }
  });

  it.each([
    // By hand: of USARTDIV whole hundredths, of those the nearest sixteenth; the manual's tables have the next step.
    [12, 38.4, 19.5, 38.462],
    [30, 921.6, 2, 937.5],
    [42, 115.2, 22.75, 115.385],
    [42, 921.6, 2.8125, 933.333],
  ])('%d MHz, %d kbit/s: misses the nearest divider as the HAL does', (mhz, wanted, divider, actual) => {
    const result = baudOf({ clock: mhz * 1e6, baud: wanted * 1000, overSampling: 16 });
    expect(result.divider).toBe(divider);
    expect(result.actual / 1000).toBeCloseTo(actual, 3);
  });

  it('says what cannot be reached', () => {
    expect(baudRange(16e6, 16).max).toBe(1e6);
    expect(baudRange(84e6, 8).max).toBe(10.5e6);
    expect(baudOf({ clock: 16e6, baud: 1_000_001, overSampling: 16 }).isReachable).toBe(false);
    expect(baudOf({ clock: 84e6, baud: 110, overSampling: 16 }).isReachable).toBe(false);
    expect(baudOf({ clock: 0, baud: 9600, overSampling: 16 }).isReachable).toBe(false);
  });
});
