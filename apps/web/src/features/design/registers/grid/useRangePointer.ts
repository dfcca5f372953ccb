import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { samePlace } from './gridTypes.ts';
import type { CellPlace, GridState } from './gridTypes.ts';

export function placeOf(event: { target: EventTarget }): CellPlace | undefined {
  const cell = (event.target as Element).closest<HTMLElement>('[data-column]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

/** Cells are selected by pressing and dragging; the one that is being edited keeps its pointer. */
export function useRangePointer({ range, go }: GridState, edited: CellPlace | undefined) {
  const dragging = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      const place = placeOf(event);
      if (!place || event.button !== 0 || (edited && samePlace(edited, place))) return;
      dragging.current = event.pointerType === 'mouse';
      go({ anchor: event.shiftKey ? range.anchor : place, focus: place });
    },
    onPointerMove(event: PointerEvent) {
      const place = dragging.current && (event.buttons & 1) === 1 ? placeOf(event) : undefined;
      if (place && !samePlace(place, range.focus)) go({ anchor: range.anchor, focus: place });
    },
  };
}
