import { layersOf } from './flow.ts';
import type { Link } from './links.ts';
import { place } from './place.ts';
import type { PlacedBlock } from './scene.ts';
import type { BlockShape } from './shape.ts';
import { GRID, roundUp } from './units.ts';
import type { Point } from '../../../../view2d/geometry.ts';

/** Free space between blocks that nobody has placed yet. */
export const GAP = 12 * GRID;
/** Width of a large picture to its height. */
const ASPECT = 1.6;

/**
 * Blocks in columns that follow the flow of the buses, in time that grows with their number alone. A long row of columns is
 * folded into bands, so that a thousand blocks stand neither in one line nor in one column.
 */
export function inColumns(shapes: BlockShape[], links: Link[], origin: Point): PlacedBlock[] {
  if (shapes.length === 0) return [];
  const layer = layersOf(shapes, links);
  const columns: BlockShape[][] = [];
  for (const shape of shapes) (columns[layer.get(shape.name)!] ??= []).push(shape);
  const result: PlacedBlock[] = [];
  const widest = bandWidth(shapes);
  let { x, y: top } = origin;
  let bottom = top;
  for (const column of wrap(columns.filter(Boolean))) {
    const width = columnWidth(column);
    if (x > origin.x && x + width > origin.x + widest) [x, top] = [origin.x, roundUp(bottom + GAP, GRID)];
    let y = top;
    for (const shape of column) {
      result.push(place(shape, { x, y }));
      y = roundUp(y + shape.height + (shape.kind === 'top' ? 2 : 6) * GRID, GRID);
    }
    bottom = Math.max(bottom, y);
    x += width + GAP;
  }
  return result;
}

function columnWidth(column: BlockShape[]): number {
  return roundUp(Math.max(...column.map((shape) => shape.width)), GRID);
}

/** Few blocks stay in one band. */
function bandWidth(shapes: BlockShape[]): number {
  if (shapes.length < 50) return Infinity;
  const area = shapes.reduce((sum, { width, height }) => sum + (width + GAP) * (height + 6 * GRID), 0);
  return Math.sqrt(area * ASPECT);
}

/** Splits tall columns. */
function wrap(columns: BlockShape[][]): BlockShape[][] {
  const count = columns.reduce((sum, column) => sum + column.length, 0);
  const most = Math.max(8, Math.ceil(Math.sqrt(count)));
  return columns.flatMap((column) =>
    Array.from({ length: Math.ceil(column.length / most) }, (_, part) =>
      column.slice(part * most, (part + 1) * most),
    ),
  );
}
