import { passing } from './cost.ts';
import type { RoutingGrid } from './grid.ts';

/** Stands for the price of a node under a block, which cannot be taken off a sum again. */
const WALL = 1e9;

interface Lines {
  /** What the nodes of a row cost from one column to another, both counted; nothing where they are the same. */
  row(row: number, from: number, to: number): number;
  column(column: number, from: number, to: number): number;
}

/**
 * Prices of straight lines for a net that runs between two nodes, which are free: each line is added up once, a row
 * within the columns of `span`.
 */
export function createLines(
  grid: RoutingGrid,
  net: number,
  [start, end]: [number, number],
  span: [low: number, high: number],
): Lines {
  const rows = new Map<number, Float64Array>();
  const columns = new Map<number, Float64Array>();
  const [low, high] = span;

  function sums(first: number, step: number, count: number, horizontal: boolean): Float64Array {
    const sum = new Float64Array(count + 1);
    for (let at = 0, node = first; at < count; at++, node += step) {
      const price = node === start || node === end ? 0 : passing(grid, node, horizontal, net);
      sum[at + 1] = sum[at]! + Math.min(price, WALL);
    }
    return sum;
  }

  return {
    row(row, from, to) {
      if (from === to) return 0;
      let sum = rows.get(row);
      if (sum === undefined) rows.set(row, (sum = sums(row * grid.columns + low, 1, high - low + 1, true)));
      return between(sum, from - low, to - low);
    },
    column(column, from, to) {
      if (from === to) return 0;
      let sum = columns.get(column);
      if (sum === undefined) columns.set(column, (sum = sums(column, grid.columns, grid.rows, false)));
      return between(sum, from, to);
    },
  };
}

function between(sum: Float64Array, from: number, to: number): number {
  return sum[Math.max(from, to) + 1]! - sum[Math.min(from, to)]!;
}
