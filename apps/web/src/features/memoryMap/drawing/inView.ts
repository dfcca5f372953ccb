import type { Band, Column } from '../map/picture.ts';
import type { InLane } from '../map/lanes.ts';
import type { Scale } from '../scale/scale.ts';
import { addressAt } from '../scale/viewport.ts';
import type { Viewport } from '../scale/viewport.ts';

/** The bands of a column that touch the seen addresses. */
export function bandsInView(
  column: Column,
  scale: Scale,
  viewport: Viewport,
  height: number,
): InLane<Band>[] {
  const first = addressAt(scale, viewport, 0);
  const last = addressAt(scale, viewport, height);
  return column.bands.filter(({ base, size }) => base <= last && base + size > first);
}
