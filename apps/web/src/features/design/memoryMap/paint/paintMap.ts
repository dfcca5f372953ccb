import { bandsInView } from '../drawing/inView.ts';
import { bandSpan, columnSpan } from '../drawing/layout.ts';
import type { Span } from '../drawing/layout.ts';
import type { Column } from '../map/picture.ts';
import { yOf } from '../scale/viewport.ts';
import { isSamePlace } from '../store/mapStore.ts';
import type { Frame } from './frame.ts';
import { paintAxis, paintFound } from './paintAxis.ts';
import { paintBand } from './paintBand.ts';
import { paintGaps } from './paintGaps.ts';
import { paintGesture } from './paintGesture.ts';
import { paintLabel } from './paintLabel.ts';
import { paintLinks } from './paintLinks.ts';
import { paintRegisters, showsRegisters } from './paintRegisters.ts';
import { clipped, hatch } from './pen.ts';

/** Pixels of a region below which its registers cannot be seen. */
const LEAST_NEAR = 40;

/** Draws one frame: columns of regions along the axis, then what is looked for and what is dragged. */
export function paintMap(context: CanvasRenderingContext2D, frame: Frame, ratio: number): void {
  const { columns, size, scrollX, colours } = frame;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, size.width, size.height);
  columns.forEach((column, index) => {
    const span = columnSpan(index, size.width, columns.length, scrollX);
    if (span.left < size.width && span.left + span.width > 0) paintColumn(context, frame, column, span);
  });
  paintLinks(context, frame);
  paintGesture(context, frame);
  paintAxis(context, frame);
  paintFound(context, frame);
}

function paintColumn(context: CanvasRenderingContext2D, frame: Frame, column: Column, span: Span): void {
  const { scale, viewport, size, colours, selected } = frame;
  const top = Math.max(-2, yOf(scale, viewport, 0n));
  const bottom = Math.min(size.height + 2, yOf(scale, viewport, column.view.span));
  context.fillStyle = colours.column;
  context.fillRect(span.left, top, span.width, bottom - top);
  hatch(context, { ...span, top, height: bottom - top }, colours.hatch, 9);
  paintGaps(context, frame, column, span);
  const seen = bandsInView(column, scale, viewport, size.height).map(({ band, top, height }) => {
    const box = clipped({ ...bandSpan(band, span), top, height }, -40, size.height + 40);
    return { band, box, near: height >= LEAST_NEAR && showsRegisters(frame, band) };
  });
  for (const { band, box, near } of seen) {
    const related = selected?.endpoint === band.place.endpoint;
    paintBand(context, frame, band, box, { selected: isSamePlace(selected, band.place), related, near });
  }
  for (const { base, size: bytes } of column.overlaps) {
    const start = yOf(scale, viewport, base);
    const height = yOf(scale, viewport, base + bytes) - start;
    const box = clipped({ ...span, top: start, height }, -2, size.height + 2);
    if (box.height > 0) hatch(context, box, `${colours.error}99`, 8, -1);
  }
  for (const { band, box, near } of seen) {
    if (near) paintRegisters(context, frame, band, box);
    else paintLabel(context, frame, band, box);
  }
  context.strokeStyle = colours.line;
  context.lineWidth = 1;
  context.strokeRect(span.left + 0.5, top, span.width - 1, bottom - top);
}
