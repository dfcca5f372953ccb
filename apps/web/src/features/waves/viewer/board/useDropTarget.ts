import { useState } from 'react';
import type { Dispatch, DragEvent } from 'react';
import { lineIndexAt, linesOf } from '../layout.ts';
import type { Line } from '../layout.ts';
import { acceptsDrag, dropped } from '../scopes/dragSignals.ts';
import type { ViewAction } from '../view/actions.ts';
import type { Pane } from '../view/model.ts';
import { placeOf } from '../view/tree.ts';
import type { Place } from '../view/tree.ts';

type Drag = DragEvent<HTMLElement>;

export const indent = 14;

export interface Drop {
  to: Place;
  /** Where the line that marks the place is drawn. */
  top: number;
  indent: number;
}

/** The gap nearest to a height; behind an open group's own row lies the group's first place. */
function dropAt(pane: Pane, y: number): Drop {
  const { lines, height } = linesOf(pane.rows);
  const line: Line | undefined = lines[lineIndexAt({ lines, height }, y)];
  if (!line) return { to: { pane: pane.key, group: null, index: pane.rows.length }, top: height, indent: 0 };
  const { row, top, depth } = line;
  const place = placeOf([pane], row.key)!;
  if (y < top + line.height / 2) return { to: place, top, indent: depth * indent };
  const below = top + line.height;
  if (row.kind === 'group' && row.open)
    return { to: { pane: pane.key, group: row.key, index: 0 }, top: below, indent: (depth + 1) * indent };
  return { to: { ...place, index: place.index + 1 }, top: below, indent: depth * indent };
}

/** Takes signals and rows that are dropped on a scrolling list; `drop` is the place they would take. */
export function useDropTarget(pane: Pane, dispatch: Dispatch<ViewAction>) {
  const [drop, setDrop] = useState<Drop | null>(null);

  function dropOf(event: Drag): Drop {
    const { top } = event.currentTarget.getBoundingClientRect();
    return dropAt(pane, event.clientY - top + event.currentTarget.scrollTop);
  }

  function onDragOver(event: Drag) {
    if (!acceptsDrag(event.dataTransfer)) return;
    event.preventDefault();
    setDrop(dropOf(event));
  }

  function onDrop(event: Drag) {
    if (!acceptsDrag(event.dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
    const { to } = dropOf(event);
    setDrop(null);
    const dragged = dropped(event.dataTransfer);
    if (!dragged) return;
    if ('variables' in dragged) dispatch({ type: 'add', variables: dragged.variables, at: to });
    else dispatch({ type: 'move', keys: dragged.rows, to });
  }

  return { drop, handlers: { onDragOver, onDrop, onDragLeave: () => setDrop(null) } };
}
