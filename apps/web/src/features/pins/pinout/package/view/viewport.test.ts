import { describe, expect, it } from 'vitest';
import { fitted, revealing, zoomedAt } from './viewport.ts';

describe('a viewport', () => {
  it('shows a whole drawing in the middle, 8 pixels from the edge that is nearer', () => {
    // 300 × 100 units in 316 × 216 pixels: one pixel a unit fills the width.
    const view = fitted({ left: 200, right: 100, top: 40, bottom: 60 }, { width: 316, height: 216 });
    expect(view).toEqual({ x: 208, y: 98, scale: 1 });
  });

  it('keeps what is under the pointer when it zooms', () => {
    const view = { x: 30, y: -20, scale: 0.5 };
    const at = { x: 130, y: 80 };
    const unitsUnder = ({ x, y, scale }: typeof view) => [(at.x - x) / scale, (at.y - y) / scale];
    const zoomed = zoomedAt(view, 1.6, at);
    expect(zoomed.scale).toBeCloseTo(0.8);
    expect(unitsUnder(zoomed)).toEqual(unitsUnder(view).map((unit) => expect.closeTo(unit)));
  });

  it('moves no farther than a point needs to come into sight', () => {
    const view = { x: 0, y: 0, scale: 1 };
    const size = { width: 400, height: 300 };
    expect(revealing(view, { x: 200, y: 100 }, size, 40)).toBe(view);
    expect(revealing(view, { x: 390, y: -10 }, size, 40)).toEqual({ x: -30, y: 50, scale: 1 });
  });
});
