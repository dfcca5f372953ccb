import { cellsOf, isData, isPlain, nextState, paintCells } from '@netloom/waves/drawing';
import type { Drawing, Frame } from '@netloom/waves/drawing';
import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { connect, paint } from '../store/commands.ts';
import { edit } from '../store/edit.ts';
import { select, useUi } from '../store/uiStore.ts';
import { cellAt } from './cellAt.ts';

interface Drag {
  lane: number;
  cell: number;
  moved: boolean;
  arrow: boolean;
}

/** A click changes a cell, dragging marks cells (and paints them with a brush); with Alt it draws an arrow. */
export function useCellPointer(drawing: Drawing, frame: Frame, isDrawable: boolean) {
  const drag = useRef<Drag | null>(null);

  function at({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    return cellAt(drawing, frame, clientX - box.left, clientY - box.top);
  }

  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      const place = at(event);
      if (place === null || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { ...place, moved: false, arrow: event.altKey };
      if (event.shiftKey) {
        const { lane, cell } = useUi.getState().selection;
        select(lane, cell, place.lane, place.cell);
        drag.current = null;
      } else select(place.lane, place.cell);
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      const start = drag.current;
      const place = start && at(event);
      if (!start || !place || (place.lane === start.lane && place.cell === start.cell && !start.moved))
        return;
      start.moved = true;
      const { tool } = useUi.getState();
      // A brush stays in the lane that it began in.
      const lane = tool === 'turn' || start.arrow ? place.lane : start.lane;
      select(start.lane, start.cell, lane, place.cell);
    },
    onPointerUp() {
      const start = drag.current;
      drag.current = null;
      if (start !== null && isDrawable) draw(drawing, start);
    },
    onPointerCancel() {
      drag.current = null;
    },
    onDoubleClick() {
      const { lane, cell } = useUi.getState().selection;
      const found = drawing.lanes[lane];
      if (!isDrawable || found === undefined || !isPlain(found.wave)) return;
      if (isData(cellsOf(found)[cell]?.state ?? '')) useUi.setState({ writing: 'label' });
    },
  };
}

/** What a press that ends has drawn: an arrow, what the brush puts, or the cell's next state. */
function draw(drawing: Drawing, start: Drag): void {
  const { tool, selection } = useUi.getState();
  if (start.arrow) connect(start, { lane: selection.toLane, cell: selection.toCell });
  else if (tool !== 'turn') paint(tool);
  else if (!start.moved) turn(drawing, start);
}

function turn({ lanes }: Drawing, { lane, cell }: Drag): void {
  const found = cellsOf(lanes[lane]!)[cell];
  const state = found === undefined ? undefined : nextState(found);
  if (state === undefined || state === found?.state) return;
  edit((document) => paintCells(document, [{ lane, from: cell, to: cell }], state));
}
