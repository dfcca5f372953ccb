import type { Path, RoutingGrid } from './grid.ts';

/** Costs in units of one grid step. A wire rather takes a detour than a shared track, and a crossing than a long way. */
export const BEND = 6;
const CROSSING = 3;
const SHARED = 60;
const BLOCKED = Infinity;

/** Cost of passing a node along one axis. The net's own track is nearly free: branches of a net share a trunk. */
export function passing(grid: RoutingGrid, node: number, horizontal: boolean, net: number): number {
  if (grid.blocked[node]) return BLOCKED;
  const along = horizontal ? grid.across[node]! : grid.down[node]!;
  const other = horizontal ? grid.down[node]! : grid.across[node]!;
  if (along === net) return 0.5;
  return 1 + (along === 0 ? 0 : SHARED) + (other === 0 || other === net ? 0 : CROSSING);
}

/**
 * Cost of a whole path, given up as soon as it exceeds `limit`. Pins are left and reached
 * horizontally. The two ends may be shared: nets meet at pins.
 */
export function costOf(grid: RoutingGrid, path: Path, net: number, limit: number): number {
  const first = path[0]!;
  const last = path.at(-1)!;
  let cost = 0;
  let wasHorizontal = true;
  for (let corner = 1; corner < path.length; corner++) {
    const from = path[corner - 1]!;
    const to = path[corner]!;
    if (from === to) continue;
    const horizontal = Math.abs(to - from) < grid.columns;
    if (horizontal !== wasHorizontal) cost += BEND;
    wasHorizontal = horizontal;
    const step = (horizontal ? 1 : grid.columns) * (to > from ? 1 : -1);
    for (let node = from; ; node += step) {
      // A corner lies on both of its segments: the second one adds only what other nets make it cost.
      const repeated = node === from && node !== first;
      if (node !== first && node !== last) cost += passing(grid, node, horizontal, net) - (repeated ? 1 : 0);
      if (cost >= limit) return Infinity;
      if (node === to) break;
    }
  }
  return wasHorizontal ? cost : cost + BEND;
}

/** How near to an end, in nodes, wires that all lead there share a track where they must. */
const NEAR = 2;

/**
 * Whether the path, its ends apart, runs on the track of another net where it need not: beside an end that others have
 * taken every way to, no path keeps off them.
 */
export function sharesTrack(grid: RoutingGrid, path: Path, net: number): boolean {
  const first = path[0]!;
  const last = path.at(-1)!;
  const crowded = [first, last].filter((end) => isCrowded(grid, end, net));
  for (let corner = 1; corner < path.length; corner++) {
    const from = path[corner - 1]!;
    const to = path[corner]!;
    const horizontal = Math.abs(to - from) < grid.columns;
    const use = horizontal ? grid.across : grid.down;
    const step = (horizontal ? 1 : grid.columns) * (to > from ? 1 : -1);
    for (let node = from; node !== to + step; node += step) {
      if (node === first || node === last || use[node] === 0 || use[node] === net) continue;
      if (!crowded.some((end) => isNear(grid, node, end))) return true;
    }
  }
  return false;
}

function isCrowded({ blocked, across, down, columns }: RoutingGrid, end: number, net: number): boolean {
  const isTaken = (node: number, use: Int32Array) =>
    blocked[node] === 1 || (use[node] !== 0 && use[node] !== net);
  return (
    [end - 1, end + 1].every((node) => isTaken(node, across)) &&
    [end - columns, end + columns].every((node) => isTaken(node, down))
  );
}

function isNear({ columns }: RoutingGrid, node: number, end: number): boolean {
  const across = Math.abs((node % columns) - (end % columns));
  const down = Math.abs(Math.floor(node / columns) - Math.floor(end / columns));
  return across <= NEAR && down <= NEAR;
}
