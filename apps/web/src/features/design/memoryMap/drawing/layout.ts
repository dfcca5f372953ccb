import type { Band, Column } from '../map/picture.ts';
import type { InLane } from '../map/lanes.ts';

/** Pixels of the axis with its addresses. */
export const AXIS = 92;
const LEAST_COLUMN = 100;
/** Between columns; the lines to aliases lie there. */
const GAP = 18;

/** Pixels from one column to the next. */
export function columnStep(width: number, columns: number): number {
  return Math.max(LEAST_COLUMN, (width - AXIS) / Math.max(1, columns));
}

/** Pixels by which columns can be moved to the left. */
export function mostScroll(width: number, columns: number): number {
  return Math.max(0, AXIS + columnStep(width, columns) * columns - width);
}

export interface Span {
  left: number;
  width: number;
}

/** Where a column lies. */
export function columnSpan(index: number, width: number, columns: number, scrollX: number): Span {
  const step = columnStep(width, columns);
  return { left: AXIS + index * step - scrollX, width: step - GAP };
}

/** Where a band lies in its column: overlapping ones share the width. */
export function bandSpan({ lane, lanes }: InLane<Band>, { left, width }: Span): Span {
  return { left: left + (width * lane) / lanes, width: width / lanes };
}

/** Index of the column at a horizontal position; undefined over the axis and beyond the last. */
export function columnAt(
  x: number,
  width: number,
  columns: readonly Column[],
  scrollX: number,
): number | undefined {
  if (x < AXIS) return undefined;
  const index = Math.floor((x - AXIS + scrollX) / columnStep(width, columns.length));
  return index < columns.length ? index : undefined;
}
