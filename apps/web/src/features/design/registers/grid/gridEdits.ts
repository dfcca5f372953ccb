import { changesOf } from './clipboard.ts';
import type { GridState } from './gridTypes.ts';

/** Empties the selected cells. */
export function clear({ source, rectangle, size }: GridState) {
  const stored = { ...rectangle, bottom: Math.min(rectangle.bottom, source.rows - 1) };
  const filled = changesOf([['']], stored, size.columns).filter(
    ({ row, column }) => source.cell(row, column).text !== '',
  );
  if (filled.length > 0) source.set(filled);
}

export function removeRows({ source, rectangle: { top, bottom } }: GridState) {
  const count = Math.min(bottom, source.rows - 1) - top + 1;
  if (count > 0) source.remove(Array.from({ length: count }, (_, index) => top + index));
}
