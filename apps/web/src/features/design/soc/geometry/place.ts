import type { Point } from '../../../../view2d/geometry.ts';
import type { PlacedBlock } from './scene.ts';
import type { BlockShape } from './shape.ts';

const kept = new WeakMap<BlockShape, PlacedBlock>();

/** The same object as long as the block stays: what is drawn, named and routed of it is known by that. */
export function place(shape: BlockShape, { x, y }: Point): PlacedBlock {
  const last = kept.get(shape);
  if (last?.x === x && last.y === y) return last;
  const placed = { shape, x, y, width: shape.width, height: shape.height };
  kept.set(shape, placed);
  return placed;
}
