import { rateOf, segmentAt } from './scale.ts';
import type { Scale, Segment } from './scale.ts';
import { addressAt, yOf } from './viewport.ts';
import type { Viewport } from './viewport.ts';

/** A mark of the axis; `edge` where a piece of a readable scale begins. */
export interface Tick {
  address: bigint;
  /** Pixels. */
  y: number;
  edge: boolean;
}

const LEAST_APART = 15;
const STEP_APART = 56;

/** The addresses to write beside the axis: where pieces begin, and round ones between them where there is room. */
export function ticksOf(scale: Scale, viewport: Viewport, seen: number): Tick[] {
  const first = segmentAt(scale, addressAt(scale, viewport, 0));
  const last = segmentAt(scale, addressAt(scale, viewport, seen));
  const edges: Tick[] = [];
  const between: Tick[] = [];
  let y = yOf(scale, viewport, scale.segments[first]!.base);
  for (const segment of scale.segments.slice(first, last + 1)) {
    const height = segment.length * viewport.zoom;
    edges.push({ address: segment.base, y, edge: true });
    if (!segment.fold && height > STEP_APART) between.push(...roundTicks(scale, viewport, seen, segment));
    y += height;
  }
  return apart([...edges, ...between], seen);
}

/** Round addresses of the seen part of a segment. */
function roundTicks(scale: Scale, viewport: Viewport, seen: number, segment: Segment): Tick[] {
  const step = stepFor(rateOf(segment) * viewport.zoom);
  const from = larger(segment.base, addressAt(scale, viewport, -LEAST_APART));
  const to = smaller(segment.base + segment.size, addressAt(scale, viewport, seen + LEAST_APART) + 1n);
  const ticks: Tick[] = [];
  for (let address = ((from + step - 1n) / step) * step; address < to; address += step) {
    ticks.push({ address, y: yOf(scale, viewport, address), edge: false });
  }
  return ticks;
}

/** The least power of two of bytes that is high enough to be written beside. */
function stepFor(pixelsPerByte: number): bigint {
  const bytes = STEP_APART / pixelsPerByte;
  return 1n << BigInt(Math.max(2, Math.ceil(Math.log2(bytes))));
}

/** Those that are seen, earlier ones first where two would be written over each other. */
function apart(ticks: Tick[], height: number): Tick[] {
  const kept: Tick[] = [];
  const rows = new Set<number>();
  const row = (y: number) => Math.floor(y / LEAST_APART);
  for (const tick of ticks) {
    if (tick.y < -1 || tick.y > height + 1) continue;
    const near = [-1, 0, 1].some(
      (by) => rows.has(row(tick.y) + by) && kept.some((other) => Math.abs(other.y - tick.y) < LEAST_APART),
    );
    if (near) continue;
    rows.add(row(tick.y));
    kept.push(tick);
  }
  return kept;
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
