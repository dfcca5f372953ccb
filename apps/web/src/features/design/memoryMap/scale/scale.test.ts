import { describe, expect, it } from 'vitest';
import { readableScale, trueScale } from './makeScale.ts';
import { advance, distance } from './scale.ts';
import { addressAt, fitAll, fitRange, panned, pixelsPerByte, yOf, zoomed } from './viewport.ts';

const GIB4 = 1n << 32n;
const ALL = 1n << 64n;
const HEIGHT = 800;
const extents = [
  { base: 0n, size: 0x1000n },
  { base: 0x2000_0000n, size: 0x10000n },
  { base: 0x8000_5000n, size: 0x1000n },
];

describe('the true scale', () => {
  it('gives every byte the same room', () => {
    const scale = trueScale(GIB4);
    expect(distance(scale, 0n, GIB4 / 4n)).toBeCloseTo(scale.length / 4, 9);
    expect(distance(scale, 0x3000_0000n, 0x1000_0000n)).toBeCloseTo(-scale.length / 8, 9);
    expect(advance(scale, 0n, scale.length / 2)).toBe(GIB4 / 2n);
  });

  it('tells single registers apart at the end of 64 bits', () => {
    const scale = trueScale(ALL);
    const base = ALL - 0x1000n;
    const view = fitRange(scale, HEIGHT, base, base + 64n);
    const first = yOf(scale, view, base);
    expect(yOf(scale, view, base + 4n) - first).toBeCloseTo((HEIGHT * 0.7) / 16, 6);
    expect(addressAt(scale, view, yOf(scale, view, base + 20n) + 0.01)).toBe(base + 20n);
  });
});

describe('the readable scale', () => {
  const scale = readableScale(extents, GIB4);

  it('cuts the axis at the regions and folds what lies between', () => {
    expect(scale.segments.map(({ base, size, fold }) => [base, size, fold])).toEqual([
      [0n, 0x1000n, false],
      [0x1000n, 0x2000_0000n - 0x1000n, true],
      [0x2000_0000n, 0x10000n, false],
      [0x2001_0000n, 0x8000_5000n - 0x2001_0000n, true],
      [0x8000_5000n, 0x1000n, false],
      [0x8000_6000n, GIB4 - 0x8000_6000n, true],
    ]);
    const total = scale.segments.reduce((sum, { length }) => sum + length, 0);
    expect(total).toBeCloseTo(scale.length, 9);
  });

  it('is the same way there and back across folds', () => {
    for (const address of [0n, 0xfffn, 0x1000n, 0x2000_8000n, 0x7000_0000n, 0x8000_5ffcn]) {
      const units = distance(scale, 0x800n, address);
      expect(distance(scale, address, 0x800n)).toBeCloseTo(-units, 9);
      const back = advance(scale, 0x800n, units + 1e-9);
      // Within what a double says of a fold's gigabytes.
      expect(Math.abs(Number(back - address))).toBeLessThanOrEqual(1);
    }
  });

  it('gives each part of an overlap room of its own', () => {
    const both = readableScale(
      [
        { base: 0n, size: 0x2000n },
        { base: 0x1000n, size: 0x2000n },
      ],
      0x4000n,
    );
    expect(both.segments.map(({ base, fold }) => [base, fold])).toEqual([
      [0n, false],
      [0x1000n, false],
      [0x2000n, false],
      [0x3000n, true],
    ]);
  });

  it('has one fold where nothing is mapped', () => {
    expect(readableScale([], GIB4).segments).toMatchObject([{ base: 0n, size: GIB4, fold: true }]);
  });
});

describe.each([
  ['true', trueScale(ALL)],
  ['readable', readableScale(extents, ALL)],
])('a view on the %s scale', (_name, scale) => {
  it('keeps the address under the pointer while it zooms, down to bytes', () => {
    let view = fitAll(scale, HEIGHT);
    const at = yOf(scale, view, 0x2000_0000n) + 0.5;
    const kept = addressAt(scale, view, at);
    for (let step = 0; step < 200; step++) view = zoomed(scale, HEIGHT, view, 1.3, at);
    const now = addressAt(scale, view, at);
    expect(pixelsPerByte(scale, view.zoom, now)).toBeCloseTo(16, 6);
    const unit = Number(scale.span) / 2 ** 52;
    expect(Math.abs(Number(now - kept))).toBeLessThanOrEqual(Math.max(16, unit));
  });

  it('stays on the axis however far it is moved', () => {
    const near = fitRange(scale, HEIGHT, 0x8000_5000n, 0x8000_6000n);
    const up = panned(scale, HEIGHT, near, 1e12 * near.zoom);
    expect(addressAt(scale, up, 20)).toBeLessThan(0x1000n);
    const back = panned(scale, HEIGHT, panned(scale, HEIGHT, near, -100), 100);
    expect(yOf(scale, back, 0x8000_5000n)).toBeCloseTo(yOf(scale, near, 0x8000_5000n), 6);
  });
});
