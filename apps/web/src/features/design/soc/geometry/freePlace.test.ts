import { expect, it } from 'vitest';
import { freeOffset } from './freePlace.ts';
import { intersects } from '../../../../view2d/geometry.ts';
import type { Rect } from '../../../../view2d/geometry.ts';

const block = (x: number, y: number, width = 200, height = 160): Rect => ({ x, y, width, height });

it('leaves what lies free where it is', () => {
  expect(freeOffset([block(400, 0)], [block(0, 0)])).toEqual({ x: 0, y: 0 });
});

it('finds the nearest free place for any size', () => {
  const wall = Array.from({ length: 12 }, (_, index) =>
    block((index % 4) * 240, Math.floor(index / 4) * 200),
  );
  for (const tall of [block(10, 10), block(300, 250, 180, 900), block(500, 100, 700, 60)]) {
    const { x, y } = freeOffset([tall], wall);
    const there = { ...tall, x: tall.x + x, y: tall.y + y };
    expect(wall.some((each) => intersects(each, there))).toBe(false);
  }
});

it('moves several together, and beside everything where nothing near is free', () => {
  const group = [block(0, 0), block(240, 0)];
  const wall = [block(-50_000, -50_000, 100_000, 100_000)];
  const { x } = freeOffset(group, wall);
  expect(x).toBeGreaterThanOrEqual(50_000);
});
