import type { Point } from '../../../../../view2d/geometry.ts';

/** How a package is looked at. */
export interface Turn {
  /** Quarters of a turn clockwise, 0–3. */
  quarters: number;
  /** Seen from below. */
  flipped: boolean;
}

export type Side = 'left' | 'bottom' | 'right' | 'top';

/** Clockwise. */
const SIDES: readonly Side[] = ['left', 'top', 'right', 'bottom'];
const MIRRORED: Record<Side, Side> = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' };

export function turnedPoint({ x, y }: Point, { quarters, flipped }: Turn): Point {
  let point = { x: flipped ? -x : x, y };
  for (let turn = 0; turn < quarters; turn++) point = { x: -point.y, y: point.x };
  return point;
}

export function turnedSide(side: Side, { quarters, flipped }: Turn): Side {
  const seen = flipped ? MIRRORED[side] : side;
  return SIDES[(SIDES.indexOf(seen) + quarters) % 4]!;
}

export function turnedSize(size: { width: number; height: number }, { quarters }: Turn) {
  return quarters % 2 === 0 ? size : { width: size.height, height: size.width };
}
