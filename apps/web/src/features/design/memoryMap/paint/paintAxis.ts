import { AXIS } from '../drawing/layout.ts';
import { addressText } from '../map/sizes.ts';
import { ticksOf } from '../scale/ticks.ts';
import { yOf } from '../scale/viewport.ts';
import { FONT } from './frame.ts';
import type { Frame } from './frame.ts';

/** The addresses at the left, and breaks where the axis is folded. */
export function paintAxis(context: CanvasRenderingContext2D, frame: Frame): void {
  const { scale, viewport, size, colours } = frame;
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, AXIS - 6, size.height);
  context.font = FONT;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  context.lineWidth = 1;
  context.strokeStyle = colours.line;
  for (const { address, y, edge } of ticksOf(scale, viewport, size.height)) {
    context.fillStyle = edge ? colours.text : colours.axis;
    context.fillText(addressText(address), AXIS - 14, y);
    context.beginPath();
    context.moveTo(AXIS - 11, Math.round(y) + 0.5);
    context.lineTo(AXIS - 6, Math.round(y) + 0.5);
    context.stroke();
  }
  context.textAlign = 'left';
}

/** A mark where the looked-for address lies. */
export function paintFound(context: CanvasRenderingContext2D, frame: Frame): void {
  const { found, scale, viewport, size, colours } = frame;
  if (found === undefined) return;
  const y = Math.round(yOf(scale, viewport, found)) + 0.5;
  if (y < 0 || y > size.height) return;
  context.strokeStyle = colours.found;
  context.fillStyle = colours.found;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(AXIS - 6, y);
  context.lineTo(size.width, y);
  context.stroke();
  context.beginPath();
  context.moveTo(AXIS, y);
  context.lineTo(AXIS - 9, y - 5);
  context.lineTo(AXIS - 9, y + 5);
  context.fill();
}
