import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../../../../../../packages/model/test/dice.ts';
import { GRID } from '../units.ts';
import { costOf } from './cost.ts';
import { createGrid, occupy } from './grid.ts';
import type { Path, RoutingGrid } from './grid.ts';
import { cheapestLoop } from './loops.ts';
import type { Gate } from './patterns.ts';

const SIZE = 120;

/** A grid with blocks and tracks of other nets and of this one anywhere. */
function crowded(roll: (count: number) => number, net: number): RoutingGrid {
  const within = (low: number, high: number) => low + roll(high - low);
  const blocks = Array.from({ length: roll(12) }, () => ({
    x: within(20, 90) * GRID,
    y: within(20, 90) * GRID,
    width: within(2, 16) * GRID,
    height: within(2, 16) * GRID,
  }));
  const grid = createGrid({ x: 0, y: 0, width: SIZE * GRID, height: SIZE * GRID }, blocks)!;
  for (let track = 0; track < 60; track++) {
    const [row, column] = [within(0, SIZE), within(0, SIZE - 20)];
    const start = row * grid.columns + column;
    const end = roll(2) ? start + within(1, 20) : start + Math.min(within(1, 40), SIZE - row) * grid.columns;
    occupy(grid, [start, end], roll(8) ? net + 1 + roll(9) : net);
  }
  return grid;
}

/** What each loop there is costs when it is walked; the first of the cheapest. */
function walked(grid: RoutingGrid, from: Gate, to: Gate, net: number): Path | undefined {
  const turns = [0, 1, 2, 3, 4, 6];
  const at = (column: number, row: number) => row * grid.columns + column;
  const reach = Math.abs(from.row - to.row) + 80;
  const rows = Array.from({ length: reach + 1 }, (_, step) => {
    const away = Math.ceil(step / 2);
    return ((from.row + to.row) >> 1) + (step % 2 === 1 ? -away : away);
  }).filter((row) => row >= 0 && row < grid.rows);
  const loops = turns.flatMap((out) =>
    turns.flatMap((back) =>
      rows.map((row) => {
        const [left, right] = [from.column + out * from.way, to.column + back * to.way];
        const corners = [at(left, from.row), at(left, row), at(right, row), at(right, to.row)];
        return [at(from.column, from.row), ...corners, at(to.column, to.row)];
      }),
    ),
  );
  const costs = loops.map((path) => costOf(grid, path, net, Infinity));
  const least = Math.min(...costs);
  return least === Infinity ? undefined : loops[costs.indexOf(least)];
}

describe('the cheapest loop', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'is that of all that are walked (seed %i)',
    (seed) => {
      const roll = diceOf(seed).below;
      const net = 1;
      const grid = crowded(roll, net);
      const row = () => 15 + roll(90);
      const way = roll(2) ? 1 : -1;
      const [near, far] = [20 + roll(40), 60 + roll(40)];
      const from: Gate = { column: way > 0 ? far : near, row: row(), way };
      const to: Gate = {
        column: way > 0 ? near : far,
        row: roll(4) ? row() : from.row,
        way: way > 0 ? -1 : 1,
      };
      expect(cheapestLoop(grid, from, to, net, Infinity)).toEqual(walked(grid, from, to, net));
    },
  );
});
