import { expect, it } from 'vitest';
import { GRID } from '../units.ts';
import { sharesTrack } from './cost.ts';
import { createGrid, occupy } from './grid.ts';

const COLUMNS = 41;
const at = (column: number, row: number) => row * COLUMNS + column;
/** To an end at (20, 20): from the left, on the row that the first of the others has taken. */
const PATH = [at(2, 20), at(20, 20)];

function gridWith(...others: number[][]) {
  const area = { x: 0, y: 0, width: 40 * GRID, height: 40 * GRID };
  // A block stands to the right of the end.
  const grid = createGrid(area, [{ x: 21 * GRID, y: 10 * GRID, width: 4 * GRID, height: 20 * GRID }])!;
  others.forEach((path, index) => occupy(grid, path, index + 2));
  return grid;
}
const beside = [at(18, 20), at(20, 20)];
const above = [at(20, 12), at(20, 20)];
const below = [at(20, 28), at(20, 20)];

it('shares a track where another way to the end is free', () => {
  expect(sharesTrack(gridWith(beside), PATH, 1)).toBe(true);
  expect(sharesTrack(gridWith(beside, above), PATH, 1)).toBe(true);
});

it('has to beside an end that all ways to are taken', () => {
  expect(sharesTrack(gridWith(beside, above, below), PATH, 1)).toBe(false);
});

it('need not further away from it', () => {
  expect(sharesTrack(gridWith([at(15, 20), at(20, 20)], above, below), PATH, 1)).toBe(true);
});
