import { useState } from 'react';
import type { Dispatch, DragEvent } from 'react';
import { rowHeight } from '../layout.ts';
import { acceptsDrag, dropped } from '../scopes/dragSignals.ts';
import type { Row, ViewAction } from '../view/viewState.ts';

type Drag = DragEvent<HTMLElement>;

/** Takes signals and displayed rows that are dropped on a scrolling list; `dropAt` is the place they would take. */
export function useDropTarget(rows: Row[], dispatch: Dispatch<ViewAction>) {
  const [dropAt, setDropAt] = useState<number | null>(null);

  function placeOf(event: Drag): number {
    const { top } = event.currentTarget.getBoundingClientRect();
    const place = Math.round((event.clientY - top + event.currentTarget.scrollTop) / rowHeight);
    return Math.max(0, Math.min(place, rows.length));
  }

  function onDragOver(event: Drag) {
    if (!acceptsDrag(event.dataTransfer)) return;
    event.preventDefault();
    setDropAt(placeOf(event));
  }

  function onDrop(event: Drag) {
    event.preventDefault();
    const at = placeOf(event);
    setDropAt(null);
    const dragged = dropped(event.dataTransfer);
    if (!dragged) return;
    if ('variables' in dragged) return dispatch({ type: 'add', variables: dragged.variables, at });
    const from = rows.findIndex((row) => row.key === dragged.row);
    dispatch({ type: 'move', key: dragged.row, to: at > from ? at - 1 : at });
  }

  return { dropAt, handlers: { onDragOver, onDrop, onDragLeave: () => setDropAt(null) } };
}
