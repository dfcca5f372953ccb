import type { Band, Column } from '../map/picture.ts';
import type { InLane } from '../map/lanes.ts';
import { distance } from '../scale/scale.ts';
import type { Scale } from '../scale/scale.ts';
import { yOf } from '../scale/viewport.ts';
import type { Viewport } from '../scale/viewport.ts';

/** A band with its place on the screen, in pixels. */
export interface SeenBand {
  band: InLane<Band>;
  top: number;
  height: number;
}

/** Beyond this many pixels a double from the axis' begin on could not tell single ones apart. */
const EXACT_BEYOND = 1e9;

/** The bands of a column that touch the seen part of the axis, by base. */
export function bandsInView(column: Column, scale: Scale, viewport: Viewport, height: number): SeenBand[] {
  const start = yOf(scale, viewport, 0n);
  const near = scale.length * viewport.zoom > EXACT_BEYOND;
  const units = unitsOf(column, scale);
  const seen: SeenBand[] = [];
  column.bands.forEach((band, index) => {
    let top = start + units[2 * index]! * viewport.zoom;
    let bottom = start + units[2 * index + 1]! * viewport.zoom;
    if (near) {
      // What is far off stays so whatever the rounding.
      if (bottom < -EXACT_BEYOND || top > EXACT_BEYOND) return;
      top = yOf(scale, viewport, band.base);
      bottom = yOf(scale, viewport, band.base + band.size);
    }
    if (bottom >= 0 && top <= height) seen.push({ band, top, height: bottom - top });
  });
  return seen;
}

const known = new WeakMap<Scale, WeakMap<Column, Float64Array>>();

/** Begin and end of each band, in units from the axis' begin on. */
function unitsOf(column: Column, scale: Scale): Float64Array {
  let columns = known.get(scale);
  if (!columns) known.set(scale, (columns = new WeakMap()));
  let units = columns.get(column);
  if (!units) {
    units = Float64Array.from(
      column.bands.flatMap(({ base, size }) => [distance(scale, 0n, base), distance(scale, 0n, base + size)]),
    );
    columns.set(column, units);
  }
  return units;
}
