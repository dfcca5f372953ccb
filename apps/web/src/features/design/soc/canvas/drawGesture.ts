import { directLine } from '../geometry/routing/route.ts';
import { rectOf } from '../../../../view2d/geometry.ts';
import { terminalOf } from '../geometry/wires.ts';
import { WIRE_WIDTH } from '../paint/colours.ts';
import type { Colours } from '../paint/colours.ts';
import type { Pen } from '../../../../view2d/pen.ts';
import type { Gesture } from '../store/viewStore.ts';

/** The selection rectangle, or the wire that is being drawn. */
export function drawGesture(pen: Pen, gesture: Gesture, colours: Colours, zoom: number): void {
  if (gesture.kind === 'rectangle') {
    const area = { fill: colours.selectionWash, stroke: colours.selection, lineWidth: 1 / zoom };
    pen.rect(rectOf(gesture.from, gesture.to), area);
  }
  if (gesture.kind !== 'connect') return;
  const { pin, target, refusal } = gesture;
  const start = terminalOf(pin);
  const free = { ...gesture.at, side: gesture.at.x < start.x ? ('right' as const) : ('left' as const) };
  const points = directLine(start, target ? terminalOf(target) : free);
  const stroke = !target ? colours.selection : refusal === undefined ? colours.compatible : colours.error;
  pen.lines([points], {
    stroke,
    width: Math.max(WIRE_WIDTH[pin.shape.kind], 1.5),
    dash: target ? [] : [6, 4],
  });
  if (target) pen.circle(target, 7, { stroke, lineWidth: 2 });
}
