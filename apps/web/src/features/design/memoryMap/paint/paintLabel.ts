import type { Band } from '../map/picture.ts';
import { addressText, sizeText } from '../map/sizes.ts';
import { tagsOf } from '../map/tags.ts';
import { BOLD, FONT, severityOf } from './frame.ts';
import type { Frame } from './frame.ts';
import { writeText } from './pen.ts';
import type { Box } from './pen.ts';

const LINE = 14;
const PADDING = 6;
const LEAST_LABELLED = 11;

/** Name and size in the first line; addresses and attributes below, where there is room. */
export function paintLabel(
  context: CanvasRenderingContext2D,
  frame: Frame,
  band: Band,
  { left, top, width, height }: Box,
): void {
  if (height < LEAST_LABELLED) return;
  const { colours } = frame;
  const severity = severityOf(frame, band);
  const two = height >= 2 * LINE + 6;
  const y = two ? top + 5 + LINE / 2 : top + Math.min(height, 26) / 2;
  let x = left + PADDING;
  context.textBaseline = 'middle';
  if (severity === 'error' || severity === 'warning') x += paintSign(context, frame, severity, x, y);
  context.font = FONT;
  const size = sizeText(band.size);
  const sizeWidth = context.measureText(size).width;
  const room = left + width - PADDING - x;
  context.font = BOLD;
  context.fillStyle = colours.text;
  const used = writeText(
    context,
    titleOf(frame, band),
    x,
    y,
    room > sizeWidth + 60 ? room - sizeWidth - 8 : room,
  );
  context.font = FONT;
  context.fillStyle = colours.dim;
  if (room - used > sizeWidth + 8) context.fillText(size, left + width - PADDING - sizeWidth, y);
  if (!two) return;
  const lineWidth = width - 2 * PADDING;
  const whole = `${addressText(band.base)} – ${addressText(band.base + band.size - 1n)}`;
  const range = context.measureText(whole).width > lineWidth ? addressText(band.base) : whole;
  const taken = writeText(context, range, left + PADDING, y + LINE, lineWidth);
  const tags = tagsOf(band);
  const tagsWidth = context.measureText(tags).width;
  const beside = lineWidth - taken - 10 > tagsWidth;
  if (beside) context.fillText(tags, left + width - PADDING - tagsWidth, y + LINE);
  else if (height >= 3 * LINE + 4) writeText(context, tags, left + PADDING, y + 2 * LINE, lineWidth);
}

function titleOf({ words, picture }: Frame, { place }: Band): string {
  const name = picture.names.get(place.endpoint) ?? place.endpoint;
  if (place.alias === undefined) return name;
  return `${name} · ${place.offset > 0n ? words.window : words.alias}`;
}

/** A cross in a circle for an error, a triangle for a warning; returns the width taken. */
function paintSign(
  context: CanvasRenderingContext2D,
  { colours }: Frame,
  severity: 'error' | 'warning',
  x: number,
  y: number,
): number {
  context.fillStyle = colours[severity];
  context.beginPath();
  if (severity === 'error') context.arc(x + 5, y, 5.5, 0, 2 * Math.PI);
  else {
    context.moveTo(x + 5, y - 6);
    context.lineTo(x + 11, y + 5);
    context.lineTo(x - 1, y + 5);
  }
  context.fill();
  context.strokeStyle = colours.column;
  context.lineWidth = 1.6;
  context.beginPath();
  if (severity === 'error') {
    for (const slant of [1, -1]) {
      context.moveTo(x + 2.6, y - 2.4 * slant);
      context.lineTo(x + 7.4, y + 2.4 * slant);
    }
  } else {
    context.moveTo(x + 5, y - 2.5);
    context.lineTo(x + 5, y + 1.2);
    context.moveTo(x + 5, y + 2.6);
    context.lineTo(x + 5, y + 4);
  }
  context.stroke();
  return 16;
}
