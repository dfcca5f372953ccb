import type { Severity } from '@netloom/model';
import type { Band } from '../map/picture.ts';
import { addressText, sizeText } from '../map/sizes.ts';
import { BOLD, FONT } from './frame.ts';
import type { Frame } from './frame.ts';
import { hatch, writeText } from './pen.ts';
import type { Box } from './pen.ts';

const LINE = 14;
const PADDING = 6;

interface Look {
  selected: boolean;
  /** Another place of what is selected. */
  related: boolean;
  /** Its registers are shown instead of its own label. */
  near: boolean;
}

/** A region: its colour says what it is; an alias is hatched and dashed; a problem has a sign and a thick edge. */
export function paintBand(
  context: CanvasRenderingContext2D,
  frame: Frame,
  band: Band,
  box: Box,
  look: Look,
): void {
  const { colours } = frame;
  const severity = band.clash ? 'error' : frame.problems.get(band.place.endpoint);
  const { left, top, width, height } = box;
  const isAlias = band.place.alias !== undefined;
  context.fillStyle = colours.fill[band.attributes.type];
  context.fillRect(left, top, width, Math.max(1.5, height));
  if (isAlias && height > 3) hatch(context, box, `${colours.edge[band.attributes.type]}55`, 7);
  context.save();
  if (isAlias) context.setLineDash([4, 3]);
  context.strokeStyle = look.selected ? colours.selection : edgeColour(frame, band, severity);
  context.lineWidth = look.selected || severity ? 2 : look.related ? 1.8 : 1;
  if (height > 3) context.strokeRect(left + 0.5, top + 0.5, width - 1, height - 1);
  context.restore();
  if (look.selected && height > 3 && !look.near) {
    context.fillStyle = colours.wash;
    context.fillRect(left, top, width, height);
  }
  if (height >= 11 && !look.near) paintLabel(context, frame, band, box, severity);
}

function edgeColour({ colours }: Frame, { attributes }: Band, severity: Severity | undefined): string {
  if (severity === 'error') return colours.error;
  return severity === 'warning' ? colours.warning : colours.edge[attributes.type];
}

/** Name and size in the first line; addresses and attributes below, where there is room. */
function paintLabel(
  context: CanvasRenderingContext2D,
  frame: Frame,
  band: Band,
  { left, top, width, height }: Box,
  severity: Severity | undefined,
): void {
  const { colours } = frame;
  const two = height >= 2 * LINE + 2;
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
  const range = `${addressText(band.base)} – ${addressText(band.base + band.size - 1n)}`;
  const taken = writeText(context, range, left + PADDING, y + LINE, width - 2 * PADDING);
  const tags = tagsOf(band);
  const tagsWidth = context.measureText(tags).width;
  const beside = width - 2 * PADDING - taken - 10 > tagsWidth;
  if (beside) context.fillText(tags, left + width - PADDING - tagsWidth, y + LINE);
  else if (height >= 3 * LINE + 4)
    writeText(context, tags, left + PADDING, y + 2 * LINE, width - 2 * PADDING);
}

function titleOf({ words, picture }: Frame, { place }: Band): string {
  const name = picture.names.get(place.endpoint) ?? place.endpoint;
  if (place.alias === undefined) return name;
  return `${name} · ${place.offset > 0n ? words.window : words.alias}`;
}

/** Attributes that are not usual, as data sheets abbreviate them. */
export function tagsOf({ attributes }: Pick<Band, 'attributes'>): string {
  const { type, executable, readOnly, secure, privileged } = attributes;
  const tags = [
    executable ? (readOnly ? 'RX' : 'RWX') : readOnly ? 'R' : 'RW',
    secure ? 'S' : '',
    privileged ? 'P' : '',
  ];
  return [type === 'uncached' ? 'NC' : '', ...tags].filter((tag) => tag !== '').join(' ');
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
