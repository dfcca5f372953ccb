import { addInstance as add } from '@netloom/soc';
import { intersects, snap } from '../geometry/units.ts';
import type { Point } from '../geometry/units.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { useView, visibleRect } from '../store/viewStore.ts';
import { settledLayout } from './moveBlocks.ts';

/** Adds an instance of an IP with its corner at a canvas point; without one, in the free middle of the view. */
export function addInstance(vlnv: string, at?: Point): void {
  const { document, layout, library, scene } = useSoc.getState();
  const descriptor = library.find(vlnv)?.descriptor;
  if (!descriptor) return;
  const { document: next, name } = add(document, descriptor);
  const { x, y } = at ?? freeMiddle();
  const settled = settledLayout(layout, scene);
  change({
    document: next,
    layout: { ...settled, blocks: { ...settled.blocks, [name]: { x: snap(x), y: snap(y) } } },
    selection: { blocks: new Set([name]), links: new Set() },
  });
}

const ROOM = { width: 240, height: 200 };
const STEP = 60;

/** The free place for a block of usual size that is nearest to the view's middle. */
function freeMiddle(): Point {
  const { viewport, size } = useView.getState();
  const seen = visibleRect(viewport, size);
  const { blocks } = useSoc.getState().scene;
  const middle = { x: seen.x + (seen.width - ROOM.width) / 2, y: seen.y + (seen.height - ROOM.height) / 2 };
  for (let ring = 0; ring < 100; ring++) {
    const free = ringAround(middle, ring).find(
      (at) => !blocks.some((block) => intersects(block, { ...at, ...ROOM })),
    );
    if (free) return { x: free.x + 20, y: free.y + 20 };
  }
  return middle;
}

/** Points on a square of `ring` steps around a point, those level with it first. */
function ringAround({ x, y }: Point, ring: number): Point[] {
  const steps = Array.from({ length: 2 * ring + 1 }, (_, index) => index - ring);
  const points = steps.flatMap((row) => steps.map((column) => ({ row, column })));
  return points
    .filter(({ row, column }) => Math.max(Math.abs(row), Math.abs(column)) === ring)
    .sort((a, b) => Math.abs(a.row) - Math.abs(b.row))
    .map(({ row, column }) => ({ x: x + column * STEP, y: y + row * STEP }));
}
