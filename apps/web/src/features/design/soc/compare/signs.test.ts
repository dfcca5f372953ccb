import { expect, test } from 'vitest';
import { signPlaces } from './paintChanges.ts';

const BLOCK = { x: 100, y: 100, width: 160, height: 80 };

test.each([1, 0.5, 0.2, 0.05, 0.01])('signs at zoom %d reach no other block', (zoom) => {
  for (const count of [1, 2, 4, 7]) {
    const places = signPlaces(BLOCK, count, zoom);
    expect(places).toHaveLength(count);
    const right = Math.max(...places.map(({ x, width }) => x + width));
    const top = Math.min(...places.map(({ y }) => y));
    const bottom = Math.max(...places.map(({ y, height }) => y + height));
    expect(right).toBeLessThanOrEqual(BLOCK.x + BLOCK.width);
    expect(bottom).toBeLessThanOrEqual(BLOCK.y + BLOCK.height);
    // Blocks stand at least forty units apart.
    expect(top).toBeGreaterThan(BLOCK.y - 40);
    const isApart = places.every(
      (each, at) => at === 0 || each.x >= places[at - 1]!.x + places[at - 1]!.width,
    );
    expect(isApart).toBe(true);
  }
});
