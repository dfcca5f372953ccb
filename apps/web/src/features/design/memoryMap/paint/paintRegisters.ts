import type { Band } from '../map/picture.ts';
import { registerRows } from '../map/registerRows.ts';
import { addressAt, pixelsPerByte, yOf } from '../scale/viewport.ts';
import { BOLD, FONT } from './frame.ts';
import type { Frame } from './frame.ts';
import { clipped, writeText } from './pen.ts';
import type { Box } from './pen.ts';

/** Pixels that a word must be high before registers are drawn, and before they are named. */
const LEAST_DRAWN = 3;
const LEAST_NAMED = 11;
/** The strip at the left, in which the region's name stands. */
const INDENT = 20;

/** True where the view is close enough to see the registers of a region that has some. */
export function showsRegisters({ scale, viewport, picture }: Frame, { base, place }: Band): boolean {
  const near = pixelsPerByte(scale, viewport.zoom, base) * 4 >= LEAST_DRAWN;
  return near && registerRows(picture.design, place).length > 0;
}

/** The registers of a region, to scale inside it, and its name beside them. */
export function paintRegisters(context: CanvasRenderingContext2D, frame: Frame, band: Band, box: Box): void {
  const { scale, viewport, size, colours } = frame;
  const [first, last] = [addressAt(scale, viewport, 0), addressAt(scale, viewport, size.height)];
  const seen = registerRows(frame.picture.design, band.place).filter(
    (row) => row.base <= last && row.base + row.size > first,
  );
  context.font = FONT;
  context.textBaseline = 'middle';
  context.lineWidth = 1;
  for (const { base, size: bytes, path, node } of seen) {
    const top = yOf(scale, viewport, base);
    const height = yOf(scale, viewport, base + bytes) - top;
    context.fillStyle = colours.register;
    context.fillRect(box.left + INDENT, top, box.width - INDENT - 1, height);
    context.strokeStyle = colours.line;
    context.strokeRect(box.left + INDENT + 0.5, top + 0.5, box.width - INDENT - 1, height);
    if (height < LEAST_NAMED) continue;
    const y = Math.max(top, 0) + (Math.min(top + height, size.height) - Math.max(top, 0)) / 2;
    const offset = `+0x${(base - band.base + band.place.offset).toString(16).toUpperCase()}`;
    const offsetWidth = context.measureText(offset).width;
    const room = box.width - INDENT - 16;
    context.fillStyle = colours.text;
    const used = writeText(context, path, box.left + INDENT + 6, y, room);
    context.fillStyle = colours.dim;
    const text = `${node.width} b   ${offset}`;
    const width = context.measureText(text).width;
    if (room - used > width + 8) context.fillText(text, box.left + box.width - 8 - width, y);
    else if (room - used > offsetWidth + 8)
      context.fillText(offset, box.left + box.width - 8 - offsetWidth, y);
  }
  paintName(context, frame, band, clipped(box, 0, size.height));
}

/** Upwards, in the strip at the left. */
function paintName(
  context: CanvasRenderingContext2D,
  { picture, colours }: Frame,
  { place }: Band,
  { left, top, height }: Box,
): void {
  context.save();
  context.translate(left + INDENT / 2, top + height - 8);
  context.rotate(-Math.PI / 2);
  context.font = BOLD;
  context.fillStyle = colours.text;
  writeText(context, picture.names.get(place.endpoint) ?? place.endpoint, 0, 0, height - 16);
  context.restore();
}
