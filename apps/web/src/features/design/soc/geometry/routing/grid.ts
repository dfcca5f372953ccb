import { GRID } from '../units.ts';
import type { Rect } from '../../../../../view2d/geometry.ts';

/** Above this, a maze search would take too much memory; wires are then drawn without one. */
const MOST_NODES = 6_000_000;

/**
 * The lattice that wires run on: a node every `GRID` units. A node knows whether a block covers it, and which net
 * runs through it horizontally and vertically (0: none), so that two nets cross but never share a track.
 */
export interface RoutingGrid {
  columns: number;
  rows: number;
  left: number;
  top: number;
  blocked: Uint8Array;
  across: Int32Array;
  down: Int32Array;
}

function sizeOf(area: Rect) {
  const left = Math.floor(area.x / GRID) * GRID;
  const top = Math.floor(area.y / GRID) * GRID;
  const columns = Math.ceil((area.x + area.width - left) / GRID) + 1;
  const rows = Math.ceil((area.y + area.height - top) / GRID) + 1;
  return { left, top, columns, rows };
}

export function fits(area: Rect): boolean {
  const { columns, rows } = sizeOf(area);
  return columns * rows <= MOST_NODES;
}

export function createGrid(area: Rect, obstacles: Iterable<Rect>): RoutingGrid | undefined {
  if (!fits(area)) return undefined;
  const { left, top, columns, rows } = sizeOf(area);
  const grid: RoutingGrid = {
    columns,
    rows,
    left,
    top,
    blocked: new Uint8Array(columns * rows),
    across: new Int32Array(columns * rows),
    down: new Int32Array(columns * rows),
  };
  for (const obstacle of obstacles) block(grid, obstacle);
  return grid;
}

function block(grid: RoutingGrid, rect: Rect): void {
  const first = columnAt(grid, Math.ceil(rect.x / GRID) * GRID);
  const last = columnAt(grid, Math.floor((rect.x + rect.width) / GRID) * GRID);
  const bottom = rowAt(grid, Math.floor((rect.y + rect.height) / GRID) * GRID);
  for (let row = rowAt(grid, Math.ceil(rect.y / GRID) * GRID); row <= bottom; row++) {
    if (row < 0 || row >= grid.rows) continue;
    const from = Math.max(0, first) + row * grid.columns;
    const to = Math.min(grid.columns - 1, last) + row * grid.columns;
    if (to >= from) grid.blocked.fill(1, from, to + 1);
  }
}

export function columnAt(grid: RoutingGrid, x: number): number {
  return Math.round((x - grid.left) / GRID);
}

export function rowAt(grid: RoutingGrid, y: number): number {
  return Math.round((y - grid.top) / GRID);
}

/** A path is a list of corner nodes, as indices into the grid. */
export type Path = number[];

/** Enters a path into the grid, so that later nets keep away from it. */
export function occupy(grid: RoutingGrid, path: Path, net: number): void {
  for (let corner = 1; corner < path.length; corner++) {
    const from = Math.min(path[corner - 1]!, path[corner]!);
    const to = Math.max(path[corner - 1]!, path[corner]!);
    const horizontal =
      to - from < grid.columns && Math.floor(to / grid.columns) === Math.floor(from / grid.columns);
    const use = horizontal ? grid.across : grid.down;
    for (let node = from; node <= to; node += horizontal ? 1 : grid.columns) use[node] = net;
  }
}
