import type { PointerEvent } from 'react';
import type { Point } from '../../../../../view2d/geometry.ts';
import { analysisOf } from '../../store/derived.ts';
import type { OpenPins } from '../../store/pinsStore.ts';
import { useUi } from '../../store/uiStore.ts';
import { targetsOf } from '../actions/drag.ts';
import type { DragState } from '../actions/drag.ts';
import { dropAssignment } from '../actions/pinActions.ts';
import type { Drawing, DrawnPad } from '../drawing/drawing.ts';
import { padUnder } from './padUnder.ts';
import { pinOfPad } from './padLook.ts';
import { panView, useView } from './viewStore.ts';

/** Pixels before a press becomes a drag. */
const SLACK = 4;

/** A pointer that is held down. */
export interface Press {
  start: Point;
  last: Point;
  pad: DrawnPad | undefined;
  moved: boolean;
}

/** Carries the assignment that the press has taken up, or else moves the view. */
export function dragOn(press: Press, open: OpenPins, drawing: Drawing, at: Point, event: PointerEvent): void {
  const begins = !press.moved && Math.hypot(at.x - press.start.x, at.y - press.start.y) > SLACK;
  if (begins) {
    press.moved = true;
    if (event.pointerType === 'mouse' && event.buttons === 1) takeUp(open, press.pad, at);
  }
  if (!press.moved) return;
  const { drag } = useView.getState();
  if (drag) useView.setState({ drag: { ...drag, at, over: padUnder(drawing, event)?.position } });
  else panView(at.x - press.last.x, at.y - press.last.y);
  press.last = at;
}

/** Takes up the assignment of a pad, if it has one; its targets are marked from now on. */
function takeUp(open: OpenPins, pad: DrawnPad | undefined, at: Point): void {
  const pin = pad && pinOfPad(pad, analysisOf(open), useUi.getState().pin);
  const assignment = pin && open.configuration.pins[pin.name];
  if (!assignment) return;
  const { signal } = assignment;
  const targets = targetsOf(open.configuration, open.chip, pin.name, signal);
  useView.setState({ drag: { from: pin.name, signal, targets, at, over: undefined } });
}

/** Lays an assignment down where it was dragged to; elsewhere than on a target it stays where it was. */
export function drop({ from, over, targets }: DragState): void {
  const to = over === undefined ? undefined : targets.get(over);
  if (to !== undefined) dropAssignment(from, to);
}
