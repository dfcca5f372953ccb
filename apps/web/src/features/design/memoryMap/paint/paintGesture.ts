import { columnSpan } from '../drawing/layout.ts';
import { keyOf } from '../map/picture.ts';
import { addressText, sizeText } from '../map/sizes.ts';
import { yOf } from '../scale/viewport.ts';
import { BOLD } from './frame.ts';
import type { Frame } from './frame.ts';
import { hatch } from './pen.ts';

/** The place that a drag would take, in every column that shows it: live base and size, or what stands in the way. */
export function paintGesture(context: CanvasRenderingContext2D, frame: Frame): void {
  const { gesture, columns, scale, viewport, size, scrollX, colours, words } = frame;
  if (gesture === undefined || gesture.kind === 'pan') return;
  const { target, conflict, place } = gesture;
  const colour = conflict === undefined ? colours.selection : colours.error;
  const top = yOf(scale, viewport, target.base);
  const height = Math.max(4, yOf(scale, viewport, target.base + target.size) - top);
  columns.forEach((column, index) => {
    if (!column.bands.some(({ key }) => key === keyOf(place))) return;
    const box = { ...columnSpan(index, size.width, columns.length, scrollX), top, height };
    context.fillStyle = colours.wash;
    context.fillRect(box.left, top, box.width, height);
    if (conflict !== undefined) hatch(context, box, colours.error, 6, -1);
    context.strokeStyle = colour;
    context.lineWidth = 2;
    context.setLineDash(conflict === undefined ? [] : [6, 3]);
    context.strokeRect(box.left, top, box.width, height);
    context.setLineDash([]);
    const text =
      conflict === undefined
        ? `${addressText(target.base)}  ${sizeText(target.size)}`
        : `${addressText(target.base)}  ${words.overlap} ${conflict}`;
    context.font = BOLD;
    context.textBaseline = 'middle';
    const width = Math.min(box.width, context.measureText(text).width + 12);
    const y = Math.min(Math.max(12, top - 11), size.height - 12);
    context.fillStyle = colour;
    context.fillRect(box.left, y - 9, width, 18);
    context.fillStyle = colours.column;
    context.fillText(text, box.left + 6, y + 0.5, width - 12);
  });
}
