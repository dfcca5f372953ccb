import { describe, expect, it } from 'vitest';
import { centred, fitted, revealing, toDrawing, toView, visibleRect, zoomedAt } from './viewport.ts';

describe('a viewport', () => {
  it('shows a whole drawing in the middle, with the margin at the edge that is nearer', () => {
    // 300 × 100 units in 316 × 216 pixels: one pixel a unit fills the width.
    const rect = { x: -200, y: -40, width: 300, height: 100 };
    expect(fitted(rect, { width: 316, height: 216 }, { margin: 8 })).toEqual({ x: 208, y: 98, scale: 1 });
  });

  it('blows nothing up beyond what is asked', () => {
    const rect = { x: 0, y: 0, width: 10, height: 10 };
    const view = fitted(rect, { width: 100, height: 60 }, { margin: 0, most: 1 });
    expect(view).toEqual({ x: 45, y: 25, scale: 1 });
  });

  it('keeps what is under the pointer when it zooms', () => {
    const view = { x: 30, y: -20, scale: 0.5 };
    const at = { x: 130, y: 80 };
    const zoomed = zoomedAt(view, 1.6, at);
    expect(zoomed.scale).toBeCloseTo(0.8);
    // (130 − 30) / 0.5 and (80 + 20) / 0.5 units are under the pointer before.
    expect(toDrawing(zoomed, at).x).toBeCloseTo(200);
    expect(toDrawing(zoomed, at).y).toBeCloseTo(200);
  });

  it('moves no farther than a point needs to come into sight', () => {
    const view = { x: 0, y: 0, scale: 1 };
    const size = { width: 400, height: 300 };
    expect(revealing(view, { x: 200, y: 100 }, size, 40)).toBe(view);
    expect(revealing(view, { x: 390, y: -10 }, size, 40)).toEqual({ x: -30, y: 50, scale: 1 });
  });

  it('says what part of the drawing is seen', () => {
    const seen = visibleRect({ x: 20, y: -40, scale: 2 }, { width: 200, height: 100 });
    expect(seen).toEqual({ x: -10, y: 20, width: 100, height: 50 });
  });

  it('puts the middle of a rectangle into the middle of the view', () => {
    const view = centred({ x: 10, y: 10, width: 20, height: 40 }, { width: 100, height: 100 }, 2);
    expect(toView(view, { x: 20, y: 30 })).toEqual({ x: 50, y: 50 });
  });
});
