import { cellsOf } from '@netloom/waves/drawing';
import type { Cell, CellRange, Drawing } from '@netloom/waves/drawing';
import type { Selection } from './uiStore.ts';

/** The selection in the order of rows and cells, within the drawing. */
export function bounds({ lane, cell, toLane, toCell }: Selection, { lanes }: Drawing) {
  const last = Math.max(0, lanes.length - 1);
  return {
    first: Math.min(lane, toLane, last),
    last: Math.min(Math.max(lane, toLane), last),
    from: Math.min(cell, toCell),
    to: Math.max(cell, toCell),
  };
}

/** Chosen cells lane by lane. */
export function ranges(selection: Selection, drawing: Drawing): CellRange[] {
  const { first, last, from, to } = bounds(selection, drawing);
  if (drawing.lanes.length === 0) return [];
  return Array.from({ length: last - first + 1 }, (_, i) => ({ lane: first + i, from, to }));
}

/** The cell where the keys act from. */
export function chosenCell({ lane, cell }: Selection, { lanes }: Drawing): Cell | undefined {
  return lanes[lane] && cellsOf(lanes[lane])[cell];
}
