import { boundsOf } from '../../../../../view2d/geometry.ts';
import { GRID } from '../units.ts';
import type { Point, Rect } from '../../../../../view2d/geometry.ts';
import { sharesTrack } from './cost.ts';
import { columnAt, createGrid, fits, occupy, rowAt } from './grid.ts';
import type { Path, RoutingGrid } from './grid.ts';
import { cheapestPattern } from './patterns.ts';
import type { Gate } from './patterns.ts';
import { createMemory, searchPath } from './search.ts';
import type { SearchMemory } from './search.ts';

/** Where a wire meets a pin, and to which side it leaves. */
export interface Terminal extends Point {
  side: 'left' | 'right';
}

/** One source with the sinks it drives, in canvas units; terminals stand on the grid. */
export interface RouteRequest {
  source: Terminal;
  sinks: Terminal[];
}

/** How far a wire runs straight out of a pin. */
const STUB = 2 * GRID;
/** Space around everything that wires may use. */
const MARGIN = 30 * GRID;
/** Expansions of the maze search for one wire, and for one diagram: beyond, a wire takes its best simple shape. */
const WIRE_LIMIT = 100_000;
const DIAGRAM_LIMIT = 300_000;

interface Router {
  grid: RoutingGrid;
  memory: SearchMemory | undefined;
  budget: number;
}

/**
 * Routes every net around the obstacles. The result depends on the arguments alone: the same diagram always has the
 * same wires. Returns, for each request, one polyline for each sink, from source to sink.
 */
export function routeNets(requests: RouteRequest[], obstacles: Rect[]): Point[][][] {
  const area = areaOf(requests, obstacles);
  const grid = area && createGrid(area, obstacles);
  if (!grid) return requests.map((request) => request.sinks.map((sink) => directLine(request.source, sink)));
  const router: Router = { grid, memory: undefined, budget: DIAGRAM_LIMIT };
  const result: Point[][][] = requests.map(() => []);
  for (const index of shortestFirst(requests)) {
    const { source, sinks } = requests[index]!;
    result[index] = sinks.map((sink) => routeWire(router, source, sink, index + 1));
  }
  return result;
}

/** Whether the diagram is small enough for wires to find their way; all run straight in one that is not. */
export function hasRoom(requests: RouteRequest[], obstacles: Rect[]): boolean {
  const area = areaOf(requests, obstacles);
  return area !== undefined && fits(area);
}

function areaOf(requests: RouteRequest[], obstacles: Rect[]): Rect | undefined {
  const bounds = boundsOf(placesOf(requests, obstacles));
  return (
    bounds && {
      x: bounds.x - MARGIN,
      y: bounds.y - MARGIN,
      width: bounds.width + 2 * MARGIN,
      height: bounds.height + 2 * MARGIN,
    }
  );
}

/** All that a wire must get by or to, without a list of it. */
function* placesOf(requests: RouteRequest[], obstacles: Rect[]): Generator<Rect> {
  yield* obstacles;
  const point = { x: 0, y: 0, width: 0, height: 0 };
  for (const { source, sinks } of requests) {
    for (const { x, y } of [source, ...sinks]) yield Object.assign(point, { x, y });
  }
}

/** Short nets first: they have the least choice. */
function shortestFirst(requests: RouteRequest[]): number[] {
  const length = requests.map(({ source, sinks }) =>
    Math.max(0, ...sinks.map((sink) => Math.abs(sink.x - source.x) + Math.abs(sink.y - source.y))),
  );
  return requests.map((_, index) => index).sort((a, b) => length[a]! - length[b]! || a - b);
}

function routeWire(router: Router, source: Terminal, sink: Terminal, net: number): Point[] {
  const { grid } = router;
  const from = gateOf(grid, source);
  const to = gateOf(grid, sink);
  const path = pathBetween(router, from, to, net);
  if (!path) return directLine(source, sink);
  occupy(grid, path, net);
  return straighten([source, ...path.map((node) => pointAt(grid, node)), sink]);
}

function pathBetween(router: Router, from: Gate, to: Gate, net: number): Path | undefined {
  const { grid } = router;
  const pattern = cheapestPattern(grid, from, to, net);
  if (pattern && !sharesTrack(grid, pattern, net)) return pattern;
  if (router.budget <= 0) return pattern;
  router.memory ??= createMemory(grid);
  const found = searchPath(grid, router.memory, from, to, net, Math.min(WIRE_LIMIT, router.budget));
  router.budget -= found.spent;
  return found.path ?? pattern;
}

function gateOf(grid: RoutingGrid, terminal: Terminal): Gate {
  const way = terminal.side === 'right' ? 1 : -1;
  return { column: columnAt(grid, terminal.x + way * STUB), row: rowAt(grid, terminal.y), way };
}

function pointAt(grid: RoutingGrid, node: number): Point {
  return {
    x: grid.left + (node % grid.columns) * GRID,
    y: grid.top + Math.floor(node / grid.columns) * GRID,
  };
}

/** The wire between two pins when nothing is in the way: also used while a block is being dragged. */
export function directLine(source: Terminal, sink: Terminal): Point[] {
  const start = source.x + (source.side === 'right' ? STUB : -STUB);
  const end = sink.x + (sink.side === 'right' ? STUB : -STUB);
  const forward = source.side === 'right' ? end >= start : end <= start;
  if (forward && source.side !== sink.side) {
    const middle = Math.round((start + end) / 2 / GRID) * GRID;
    return straighten([source, { x: middle, y: source.y }, { x: middle, y: sink.y }, sink]);
  }
  const row = Math.round((source.y + sink.y) / 2 / GRID) * GRID;
  return straighten([
    source,
    { x: start, y: source.y },
    { x: start, y: row },
    { x: end, y: row },
    { x: end, y: sink.y },
    sink,
  ]);
}

/** Drops points that repeat or lie between their neighbours. */
export function straighten(points: Point[]): Point[] {
  const result: Point[] = [];
  for (const { x, y } of points) {
    const last = result.at(-1);
    const before = result.at(-2);
    if (last && last.x === x && last.y === y) continue;
    if (last && before && ((before.x === last.x && last.x === x) || (before.y === last.y && last.y === y)))
      result[result.length - 1] = { x, y };
    else result.push({ x, y });
  }
  return result;
}
