import { describe, expect, it } from 'vitest';
import { boxOf, dragged, gripAt } from './boxDrag.ts';

describe('the window on the overview', () => {
  it('lies to scale, and stays wide enough to take hold of', () => {
    expect(boxOf({ from: 100, to: 300 }, { from: 0, to: 1000 }, 500)).toEqual({ left: 50, width: 100 });
    expect(boxOf({ from: 500, to: 501 }, { from: 0, to: 1e6 }, 500)).toEqual({ left: 0, width: 8 });
    expect(boxOf({ from: 0, to: 10 }, { from: 0, to: 10 }, 500)).toEqual({ left: 0, width: 500 });
  });

  it('is taken at its edges and its middle', () => {
    const box = { left: 50, width: 100 };
    expect([20, 48, 55, 60, 140, 147, 155, 170].map((x) => gripAt(x, box))).toEqual([
      'outside',
      'left',
      'left',
      'box',
      'box',
      'right',
      'right',
      'outside',
    ]);
    expect(gripAt(51, { left: 50, width: 8 })).toBe('box');
  });

  it('moves or gets another edge', () => {
    const span = { from: 10, to: 20 };
    expect(dragged(span, 'box', 5)).toEqual({ from: 15, to: 25 });
    expect(dragged(span, 'left', 50)).toEqual({ from: 20, to: 20 });
    expect(dragged(span, 'right', -3)).toEqual({ from: 10, to: 17 });
  });
});
