import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { Point } from '../../../../../view2d/geometry.ts';
import type { OpenPins } from '../../store/pinsStore.ts';
import type { Drawing, DrawnPad } from '../drawing/drawing.ts';
import { dragOn, drop } from './dragging.ts';
import type { Press } from './dragging.ts';
import { padUnder } from './padUnder.ts';
import { askMenu, tap } from './tap.ts';
import { panView, useView, zoomView } from './viewStore.ts';

/** Chooses pins, drags assignments from pin to pin, moves the view, and zooms by two fingers. */
export function usePointer(drawing: Drawing, open: OpenPins) {
  const press = useRef<Press>(undefined);
  const fingers = useRef(new Map<number, Point>());

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button > 1) return;
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = pointIn(event);
    fingers.current.set(event.pointerId, at);
    useView.setState({ hover: undefined });
    press.current = { start: at, last: at, pad: padUnder(drawing, event), moved: fingers.current.size > 1 };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const at = pointIn(event);
    if (fingers.current.size > 1) return pinch(fingers.current, event.pointerId, at);
    const held = press.current;
    if (!held) return hover(padUnder(drawing, event), at, event.pointerType);
    fingers.current.set(event.pointerId, at);
    dragOn(held, open, drawing, at, event);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const held = press.current;
    const { drag } = useView.getState();
    release(event);
    if (drag) drop(drag);
    else if (held && !held.moved && event.button === 0) tap(held.pad, event);
  }

  function release(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId);
    press.current = undefined;
    useView.setState({ drag: undefined });
  }

  const onMenu = (event: MouseEvent<HTMLElement>) => askMenu(drawing, event);

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: release,
    onPointerLeave: () => useView.setState({ hover: undefined }),
    onContextMenu: onMenu,
    onDoubleClick: onMenu,
  };
}

function pinch(fingers: Map<number, Point>, id: number, at: Point) {
  const before = fingers.get(id);
  const [other] = [...fingers].filter(([finger]) => finger !== id).map(([, point]) => point);
  if (!before || !other) return;
  fingers.set(id, at);
  const [was, is] = [before, at].map((point) => Math.hypot(point.x - other.x, point.y - other.y));
  const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
  panView((at.x - before.x) / 2, (at.y - before.y) / 2);
  if (was && is) zoomView(is / was, middle);
}

function hover(pad: DrawnPad | undefined, at: Point, pointerType: string) {
  if (pointerType !== 'mouse') return;
  if (!pad && useView.getState().hover === undefined) return;
  useView.setState({ hover: pad && { position: pad.position, at } });
}

function pointIn(event: PointerEvent<HTMLElement>): Point {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
