import { describe, expect, it } from 'vitest';
import { clocksOf } from '../clocksOf.ts';
import { reachClocks } from './reach.ts';

const MHZ = 1_000_000;
const chipOf = (clockTree: string, frequency: number) => ({
  clockTree,
  voltage: { min: 1.7, max: 3.6 },
  frequency,
});
const F407 = chipOf('STM32F4_F405-F407-F415-F417', 168);

/** Distance in Hz of the nearest HCLK that any legal setting of an F407's PLL has, by trying all (RM0090 7.3.2). */
function nearestByTrial(source: number, hclk: number, usb: boolean): number {
  let nearest = Infinity;
  for (let m = 2; m <= 63; m += 1) {
    if (source / m < 0.95 * MHZ || source / m > 2.1 * MHZ) continue;
    for (let n = 50; n <= 432; n += 1) {
      const vco = (source * n) / m;
      if (vco < 100 * MHZ || vco > 432 * MHZ) continue;
      if (usb && ![2, 3, 4, 5, 6, 7, 8, 9].some((q) => Math.abs(vco / q - 48 * MHZ) < 1)) continue;
      for (const division of [2, 4, 6, 8]) {
        if (vco / division < 24 * MHZ || vco / division > 168 * MHZ) continue;
        for (const ahb of [1, 2, 4, 8, 16])
          nearest = Math.min(nearest, Math.abs(vco / division / ahb - hclk));
      }
    }
  }
  return nearest;
}

describe('clocks for a wanted HCLK', () => {
  it.each([
    [8, 168, true],
    [8, 168, false],
    [25, 168, true],
    [8, 100, true],
    [12, 133, false],
    [16, 72.5, false],
    [10, 41.3, false],
    [8, 5.5, false],
    [24, 48, true],
    [8, 119.9, false],
    [8, 95.95, false],
    [4, 61.97, false],
  ])('%d MHz crystal to %d MHz, USB %s: nothing is nearer', (crystal, wanted, usb) => {
    const settings = { HSEState: 'Crystal', HSE: crystal * MHZ };
    const reached = reachClocks({ hclk: wanted * MHZ, usb, source: 'HSE' }, settings, F407)!;
    const { HCLK, CLK48 } = reached.state.frequencies as { HCLK: number; CLK48: number };
    expect(reached.diagnostics).toEqual([]);
    expect(Math.abs(HCLK - wanted * MHZ)).toBeLessThanOrEqual(
      nearestByTrial(crystal * MHZ, wanted * MHZ, usb) + 0.01,
    );
    expect(reached.error).toBeCloseTo((HCLK / MHZ / wanted - 1) * 100, 6);
    if (usb) expect(CLK48).toBe(48 * MHZ);
    else expect(CLK48).toBeLessThanOrEqual(48 * MHZ);
    expect(clocksOf(reached.settings, F407).state).toEqual(reached.state);
  });

  it('raises voltage scale and over-drive only as far as needed', () => {
    const f446 = chipOf('STM32F446', 180);
    const power = (mhz: number) => {
      const reached = reachClocks({ hclk: mhz * MHZ, usb: false, source: 'HSI' }, {}, f446)!;
      expect(reached.diagnostics).toEqual([]);
      return `${reached.state.settings['VoltageScale']} ${reached.state.settings['OverDrive']}`;
    };
    expect([120, 168, 180].map(power)).toEqual(['Scale1 Off', 'Scale1 Off', 'Scale1 On']);
    const f411 = chipOf('STM32F411', 100);
    const fast = reachClocks({ hclk: 100 * MHZ, usb: false, source: 'HSI' }, {}, f411)!;
    expect(fast.state.settings['VoltageScale']).toBe('Scale1');
  });

  it('does without the PLL where the source itself serves, and never runs too fast', () => {
    const slow = reachClocks({ hclk: 4 * MHZ, usb: false, source: 'HSI' }, { PLLState: 'On' }, F407)!;
    expect(slow.settings).toEqual({ AHBPrescaler: 4 });
    const withUsb = reachClocks({ hclk: 16 * MHZ, usb: true, source: 'HSI' }, {}, F407)!;
    expect(withUsb.state.settings['SYSCLKSource']).toBe('HSI');
    expect(withUsb.state.frequencies).toMatchObject({ HCLK: 16 * MHZ, CLK48: 48 * MHZ });
    const tooFast = reachClocks({ hclk: 400 * MHZ, usb: false, source: 'HSI' }, {}, F407)!;
    expect(tooFast.state.frequencies['HCLK']).toBe(168 * MHZ);
    expect(tooFast.diagnostics).toEqual([]);
  });

  it('keeps what has nothing to do with HCLK, and names every change', () => {
    const before = { LSEState: 'Crystal', RTCSource: 'LSE', HSE: 12 * MHZ };
    const reached = reachClocks({ hclk: 168 * MHZ, usb: true, source: 'HSE' }, before, F407)!;
    expect(reached.settings).toMatchObject(before);
    expect(reached.changes.map(({ name }) => name)).toEqual(
      Object.keys(reached.settings).filter((name) => !(name in before)),
    );
  });

  it('knows when 48 MHz cannot be had', () => {
    // 1 MHz of a bypass clock gives no legal VCO input once divided by at least 2.
    const settings = { HSEState: 'Bypass', HSE: MHZ };
    expect(reachClocks({ hclk: 168 * MHZ, usb: true, source: 'HSE' }, settings, F407)).toBeUndefined();
  });
});
