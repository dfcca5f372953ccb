import { boundsOf, intersects } from '../../../../view2d/geometry.ts';
import { GRID, roundUp } from './units.ts';
import type { Point, Rect } from '../../../../view2d/geometry.ts';

const STEP = 4 * GRID;
const RINGS = 60;
/** Clear space around what is placed. */
const MARGIN = 2 * GRID;

/** How far to move `rects` together so that none lies on a block: the least way, beside all blocks where none is near. */
export function freeOffset(rects: readonly Rect[], blocks: readonly Rect[]): Point {
  const around = boundsOf(rects);
  if (!around) return { x: 0, y: 0 };
  const reach = (RINGS + 1) * STEP;
  const near = blocks.filter((block) => intersects(block, grown(around, reach)));
  const wide = rects.map((rect) => grown(rect, MARGIN));
  for (let ring = 0; ring < RINGS; ring++) {
    const free = ringAround(ring).find((by) =>
      wide.every((rect) => near.every((block) => !intersects(block, moved(rect, by)))),
    );
    if (free) return free;
  }
  const bounds = boundsOf(blocks)!;
  return { x: roundUp(bounds.x + bounds.width + STEP - around.x, GRID), y: 0 };
}

function moved(rect: Rect, { x, y }: Point): Rect {
  return { ...rect, x: rect.x + x, y: rect.y + y };
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Points on a square of `ring` steps around the origin, those level with it first. */
function ringAround(ring: number): Point[] {
  const steps = Array.from({ length: 2 * ring + 1 }, (_, index) => index - ring);
  return steps
    .flatMap((row) =>
      Math.abs(row) === ring
        ? steps.map((column) => ({ row, column }))
        : [-ring, ring].map((column) => ({ row, column })),
    )
    .sort((a, b) => Math.abs(a.row) - Math.abs(b.row))
    .map(({ row, column }) => ({ x: column * STEP, y: row * STEP }));
}
