import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { dropAssignment } from '../actions/pinActions.ts';
import { targetsOf } from '../actions/drag.ts';
import type { Drawing, DrawnPad } from '../drawing/drawing.ts';
import { openPinMenu } from '../menu/menuStore.ts';
import { analysisOf } from '../../store/derived.ts';
import type { OpenPins } from '../../store/pinsStore.ts';
import { useUi } from '../../store/uiStore.ts';
import { choosePad } from './cursor.ts';
import { pinOfPad } from './padLook.ts';
import { panView, useView, zoomView } from './viewStore.ts';
import type { Point } from '../../../../../view2d/geometry.ts';

/** Pixels before a press becomes a drag. */
const SLACK = 4;

interface Press {
  start: Point;
  last: Point;
  pad: DrawnPad | undefined;
  moved: boolean;
}

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
    const begins = !held.moved && Math.hypot(at.x - held.start.x, at.y - held.start.y) > SLACK;
    if (begins) {
      held.moved = true;
      if (event.pointerType === 'mouse' && event.buttons === 1) beginDrag(held.pad, at);
    }
    if (!held.moved) return;
    const { drag } = useView.getState();
    if (drag) useView.setState({ drag: { ...drag, at, over: padUnder(drawing, event)?.position } });
    else panView(at.x - held.last.x, at.y - held.last.y);
    held.last = at;
  }

  function beginDrag(pad: DrawnPad | undefined, at: Point) {
    const pin = pad && pinOfPad(pad, analysisOf(open), useUi.getState().pin);
    const assignment = pin && open.configuration.pins[pin.name];
    if (!assignment) return;
    const { signal } = assignment;
    const targets = targetsOf(open.configuration, open.chip, pin.name, signal);
    useView.setState({ drag: { from: pin.name, signal, targets, at, over: undefined } });
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const held = press.current;
    const { drag } = useView.getState();
    release(event);
    if (drag) {
      const to = drag.over === undefined ? undefined : drag.targets.get(drag.over);
      if (to !== undefined) dropAssignment(drag.from, to);
    } else if (held && !held.moved && event.button === 0) tap(held.pad, event);
  }

  function tap(pad: DrawnPad | undefined, event: PointerEvent<HTMLElement>) {
    if (!pad) return;
    const isAgain = useView.getState().cursor === pad.position && useUi.getState().pin !== undefined;
    choosePad(pad);
    // A finger has no second button: it taps the chosen pin again.
    if (event.pointerType !== 'mouse' && isAgain) openMenu(event);
  }

  function openMenu(event: { clientX: number; clientY: number }) {
    const { pin } = useUi.getState();
    useView.setState({ hover: undefined });
    if (pin !== undefined) openPinMenu(pin, { x: event.clientX, y: event.clientY });
  }

  function release(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId);
    press.current = undefined;
    useView.setState({ drag: undefined });
  }

  function onMenu(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    const pad = padUnder(drawing, event);
    if (!pad) return;
    choosePad(pad);
    openMenu(event);
  }

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

/** The captured pointer's events all go to the drawing: what lies under it is asked for. */
function padUnder(drawing: Drawing, { clientX, clientY }: { clientX: number; clientY: number }) {
  const element = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-position]');
  return element?.dataset.position === undefined ? undefined : drawing.at.get(element.dataset.position);
}

function pointIn(event: PointerEvent<HTMLElement>): Point {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
