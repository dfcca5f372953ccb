import { BEND, costOf } from './cost.ts';
import type { Path, RoutingGrid } from './grid.ts';
import { createLines } from './lines.ts';
import type { Gate } from './patterns.ts';

/** How many nodes beyond its gates a loop turns, tried in this order: further out when others have turned there. */
const TURNS = [0, 1, 2, 3, 4, 6];
const FURTHEST = Math.max(...TURNS);
const STEPS = TURNS.flatMap((out) => TURNS.map((back) => [out, back] as const));
/** How far, in nodes, beyond the two gates a wire may reach. */
export const REACH = 40;
/** A corner lies on two lines, and is paid for once. */
const CORNERS = 4;

/**
 * The cheapest path of five parts around blocks for a wire that leads backwards; undefined when all cost `limit` or more.
 * Of thousands of loops few are walked: what their five lines cost, added up before, tells of the rest that another is
 * cheaper.
 */
export function cheapestLoop(
  grid: RoutingGrid,
  from: Gate,
  to: Gate,
  net: number,
  limit: number,
): Path | undefined {
  const at = (column: number, row: number): number => row * grid.columns + column;
  const start = at(from.column, from.row);
  const end = at(to.column, to.row);
  const lines = createLines(grid, net, [start, end], spanOf(from, to));
  const rows = loopRows(grid, from, to);
  let best: Path | undefined;
  let least = limit;
  for (const [out, back] of STEPS) {
    const left = from.column + out * from.way;
    const right = to.column + back * to.way;
    const leaving = lines.row(from.row, from.column, left) + lines.row(to.row, right, to.column) - CORNERS;
    for (const row of rows) {
      const turns = row === from.row || row === to.row || left === right ? 0 : 4 * BEND;
      const upright = leaving + turns + lines.column(left, from.row, row) + lines.column(right, row, to.row);
      // A row is added up only for a loop that would be cheap if the row were free.
      if (upright >= least || upright + lines.row(row, left, right) >= least) continue;
      const path = [start, at(left, from.row), at(left, row), at(right, row), at(right, to.row), end];
      const cost = costOf(grid, path, net, least);
      if (cost >= least) continue;
      best = path;
      least = cost;
    }
  }
  return best;
}

/** The columns that loops between two gates use. */
function spanOf(from: Gate, to: Gate): [low: number, high: number] {
  const ends = [from, to].flatMap(({ column, way }) => [column, column + FURTHEST * way]);
  return [Math.min(...ends), Math.max(...ends)];
}

/** Rows for the part that runs back: between the gates first, then above and below both. */
function loopRows(grid: RoutingGrid, from: Gate, to: Gate): number[] {
  const middle = (from.row + to.row) >> 1;
  const reach = Math.abs(from.row - to.row) / 2 + REACH;
  const rows: number[] = [];
  for (let step = 0; step <= reach * 2; step++) {
    const row = middle + (step & 1 ? -((step + 1) >> 1) : step >> 1);
    if (row >= 0 && row < grid.rows) rows.push(row);
  }
  return rows;
}
