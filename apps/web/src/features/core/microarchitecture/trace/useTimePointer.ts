import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { Size } from '../../../../view2d/geometry.ts';
import { useWheel } from '../../../../view2d/useWheel.ts';
import { ROW, RULER } from './paint.ts';
import { spanAt } from './timeline.ts';
import type { Timeline } from './timeline.ts';
import { panned, zoomed } from './view.ts';
import type { ViewStore } from './view.ts';

interface Pointed {
  box: RefObject<HTMLDivElement | null>;
  size: RefObject<Size>;
  timeline: Timeline;
  view: ViewStore;
  onChoose: (span: number) => void;
}

/** Pixels that a pointer may be beside a span. */
const NEAR = 3;

/** The wheel zooms, and pans with Shift or sideways; dragging pans, up and down too; a click chooses. */
export function useTimePointer({ box, size, timeline, view, onChoose }: Pointed) {
  const dragged = useRef(0);
  const rows = useRef(0);
  const unitsOf = (pixels: number) => {
    const { from, to } = view.getState();
    return (pixels * (to - from)) / size.current.width;
  };
  const pan = (units: number) => view.setState((state) => panned(state, units, timeline.length));
  const down = (rows: number) => {
    const most = Math.max(0, timeline.rows.length - Math.floor((size.current.height - RULER) / ROW));
    view.setState(({ top }) => ({ top: Math.max(0, Math.min(most, top + rows)) }));
  };
  useWheel(box, ({ dx, factor, at, shift, pinch }) => {
    if (!pinch && (shift || dx !== 0)) return pan(unitsOf(-dx));
    view.setState((state) => zoomed(state, factor, state.from + unitsOf(at.x), timeline.length));
  });
  const spanUnder = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const depth = Math.floor((clientY - top - RULER) / ROW);
    const { from, top: first } = view.getState();
    if (depth < 0) return -1;
    return spanAt(timeline, depth + first, from + unitsOf(clientX - left), unitsOf(NEAR));
  };
  const drag = ({ movementX, movementY }: PointerEvent) => {
    const before = Math.trunc(rows.current);
    dragged.current += Math.abs(movementX) + Math.abs(movementY);
    rows.current -= movementY / ROW;
    pan(unitsOf(-movementX));
    if (Math.trunc(rows.current) !== before) down(Math.trunc(rows.current) - before);
  };
  return {
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent) => {
      [dragged.current, rows.current] = [0, 0];
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: (event: PointerEvent) =>
      event.buttons === 1 ? drag(event) : view.setState({ hovered: spanUnder(event) }),
    // A hand is not still.
    onPointerUp: (event: PointerEvent) => void (dragged.current < 4 && onChoose(spanUnder(event))),
    onPointerLeave: () => view.setState({ hovered: -1 }),
  };
}
