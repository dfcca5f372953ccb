import { SAMPLE_CHIP } from '@netloom/pins';
import type { Chip } from '@netloom/pins';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawing.ts';
import { walked } from '../view/walk.ts';

const upright = { quarters: 0, flipped: false };

function grid(): Chip {
  const positions = ['A', 'B', 'C'].flatMap((row) => [1, 2, 3].map((column) => `${row}${column}`));
  return {
    ...SAMPLE_CHIP,
    id: 'grid',
    package: 'WLCSP9',
    pins: positions.map((position, number) => ({
      name: `PA${number}`,
      position,
      type: 'I/O',
      signals: [],
    })),
  };
}

/** Which way from the middle: −1, 0 or 1. */
function towards(chip: Chip, turn: typeof upright, position: string): [number, number] {
  const { x, y } = drawingOf(chip, turn).at.get(position)!;
  return [Math.sign(Math.round(x)), Math.sign(Math.round(y))];
}

describe('the drawing of a quad package', () => {
  // JEDEC: pin 1 at the upper left corner, counted counter-clockwise; 36 leads a side of 144.
  it.each([
    ['1', 'left'],
    ['36', 'left'],
    ['37', 'bottom'],
    ['73', 'right'],
    ['144', 'top'],
  ])('has pin %s at the %s', (position, side) => {
    expect(drawingOf(SAMPLE_CHIP, upright).at.get(position)?.side).toBe(side);
  });

  it('has the left side on top after a quarter of a turn clockwise, pin 1 at its right', () => {
    const { at } = drawingOf(SAMPLE_CHIP, { quarters: 1, flipped: false });
    expect(at.get('1')?.side).toBe('top');
    expect(at.get('1')!.x).toBeGreaterThan(at.get('36')!.x);
  });

  it('is 20 mm wide with a pitch of 0.5 mm', () => {
    const { width, height, pitch } = drawingOf(SAMPLE_CHIP, upright);
    expect([width, height, pitch]).toEqual([2000, 2000, 50]);
  });
});

describe('the drawing of a grid', () => {
  it('has A1 at the upper left, and at the upper right from below', () => {
    expect(towards(grid(), upright, 'A1')).toEqual([-1, -1]);
    expect(towards(grid(), { quarters: 0, flipped: true }, 'A1')).toEqual([1, -1]);
    expect(towards(grid(), { quarters: 2, flipped: false }, 'A1')).toEqual([1, 1]);
  });
});

describe('arrow keys', () => {
  const walk = (chip: Chip, from: string, ...keys: string[]) => {
    const { pads, at } = drawingOf(chip, upright);
    let pad = at.get(from)!;
    for (const key of keys) pad = walked(pads, pad, key) ?? pad;
    return pad.position;
  };

  it('walk down the left side, around the corner and along the bottom', () => {
    expect(walk(SAMPLE_CHIP, '1', 'ArrowDown')).toBe('2');
    expect(walk(SAMPLE_CHIP, '36', 'ArrowDown')).toBe('37');
    expect(walk(SAMPLE_CHIP, '37', 'ArrowRight')).toBe('38');
  });

  it('cross the package to the pin that faces it', () => {
    // 18th from the top on the left faces the 18th from the top on the right: 108 − 17.
    expect(walk(SAMPLE_CHIP, '18', 'ArrowRight')).toBe('91');
  });

  it('go from ball to ball and stop at the edge', () => {
    expect(walk(grid(), 'B2', 'ArrowUp')).toBe('A2');
    expect(walk(grid(), 'B2', 'ArrowLeft', 'ArrowLeft')).toBe('B1');
  });
});
