import { BEND, passing } from './cost.ts';
import type { Path, RoutingGrid } from './grid.ts';
import { Heap } from './heap.ts';
import type { Gate } from './patterns.ts';

/** Working memory of searches over one grid; `seen` carries the search's number, so that nothing is ever cleared. */
export interface SearchMemory {
  cost: Float32Array;
  parent: Int32Array;
  seen: Int32Array;
  round: number;
  heap: Heap;
}

export function createMemory(grid: RoutingGrid): SearchMemory {
  const states = grid.columns * grid.rows * 2;
  return {
    cost: new Float32Array(states),
    parent: new Int32Array(states),
    seen: new Int32Array(states),
    round: 0,
    heap: new Heap(),
  };
}

/**
 * A* over (node, axis of arrival). Returns the corners of a cheapest path, or undefined when there is none within
 * `limit` expansions; `spent` tells how many were used.
 */
export function searchPath(
  grid: RoutingGrid,
  memory: SearchMemory,
  from: Gate,
  to: Gate,
  net: number,
  limit: number,
): { path: Path | undefined; spent: number } {
  const { cost, parent, seen, heap } = memory;
  const round = ++memory.round;
  const columns = grid.columns;
  const goal = (to.row * columns + to.column) * 2;
  const start = (from.row * columns + from.column) * 2;
  heap.clear();
  cost[start] = 0;
  parent[start] = -1;
  seen[start] = round;
  heap.push(start, 0);
  let spent = 0;
  for (let state = heap.pop(); state >= 0 && spent < limit; state = heap.pop(), spent++) {
    if (state === goal) return { path: cornersTo(memory, state, columns), spent };
    const node = state >> 1;
    const column = node % columns;
    const vertical = state & 1;
    for (let turn = 0; turn < 4; turn++) {
      const axis = turn >> 1;
      const step = (turn & 1 ? 1 : -1) * (axis ? columns : 1);
      const next = node + step;
      if (next < 0 || next >= grid.blocked.length) continue;
      if (!axis && (turn & 1 ? column === columns - 1 : column === 0)) continue;
      const price =
        (next === goal >> 1 ? 1 : passing(grid, next, !axis, net)) + (axis === vertical ? 0 : BEND);
      const total = cost[state]! + price;
      const nextState = next * 2 + axis;
      if (price === Infinity || (seen[nextState] === round && cost[nextState]! <= total)) continue;
      seen[nextState] = round;
      cost[nextState] = total;
      parent[nextState] = state;
      heap.push(nextState, total + remaining(next, columns, to));
    }
  }
  return { path: undefined, spent };
}

/** Slightly more than the shortest way left: searches far fewer nodes for paths that are hardly longer. */
const EAGERNESS = 1.2;

function remaining(node: number, columns: number, to: Gate): number {
  const across = Math.abs((node % columns) - to.column);
  const down = Math.abs(Math.floor(node / columns) - to.row);
  return EAGERNESS * (across + down) + (across > 0 && down > 0 ? BEND : 0);
}

function cornersTo(memory: SearchMemory, goal: number, columns: number): Path {
  const path: Path = [];
  let axis = -1;
  for (let state = goal; state >= 0; state = memory.parent[state]!) {
    const previous = memory.parent[state]!;
    const way = previous < 0 ? -2 : Math.abs((previous >> 1) - (state >> 1)) >= columns ? 1 : 0;
    if (way !== axis) path.push(state >> 1);
    axis = way;
  }
  return path.reverse();
}
