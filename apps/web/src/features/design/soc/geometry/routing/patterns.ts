import { costOf } from './cost.ts';
import type { Path, RoutingGrid } from './grid.ts';
import { REACH, cheapestLoop } from './loops.ts';

/** A node of the grid by column and row, and the way a wire leaves it: 1 to the right, -1 to the left. */
export interface Gate {
  column: number;
  row: number;
  way: 1 | -1;
}

/**
 * The cheapest path of a common shape: straight, Z (one vertical between the gates), or a loop of five parts around
 * blocks. Most wires of a tidy diagram have one, at a small part of a search's price.
 */
export function cheapestPattern(grid: RoutingGrid, from: Gate, to: Gate, net: number): Path | undefined {
  let best: Path | undefined;
  let least = Infinity;
  for (const path of shapes(grid, from, to)) {
    const cost = costOf(grid, path, net, least);
    if (cost >= least) continue;
    best = path;
    least = cost;
  }
  return isLoop(from, to) ? (cheapestLoop(grid, from, to, net, least) ?? best) : best;
}

/** Whether a wire leads back to where it comes from: it turns twice more. */
function isLoop(from: Gate, to: Gate): boolean {
  return from.way !== to.way && (to.column - from.column) * from.way <= 0;
}

function* shapes(grid: RoutingGrid, from: Gate, to: Gate): Generator<Path> {
  const at = (column: number, row: number): number => row * grid.columns + column;
  const start = at(from.column, from.row);
  const end = at(to.column, to.row);
  if (from.row === to.row && (to.column - from.column) * from.way >= 0) yield [start, end];
  for (const column of verticals(grid, from, to)) {
    yield [start, at(column, from.row), at(column, to.row), end];
  }
}

/** Columns for the vertical part, from the middle of the channel outwards; both gates' ways must point to it. */
function* verticals(grid: RoutingGrid, from: Gate, to: Gate): Generator<number> {
  if (from.way === to.way) {
    const edge = from.way > 0 ? Math.max(from.column, to.column) : Math.min(from.column, to.column);
    for (let step = 0; step < REACH; step++) {
      const column = edge + step * from.way;
      if (column >= 0 && column < grid.columns) yield column;
    }
    return;
  }
  const low = Math.min(from.column, to.column);
  const high = Math.max(from.column, to.column);
  if ((to.column - from.column) * from.way < 0) return;
  const middle = (low + high) >> 1;
  for (let step = 0; step <= high - low; step++) {
    const column = middle + (step & 1 ? -((step + 1) >> 1) : step >> 1);
    if (column >= low && column <= high) yield column;
  }
}
