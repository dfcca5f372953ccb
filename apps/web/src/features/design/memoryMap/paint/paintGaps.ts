import type { Column } from '../map/picture.ts';
import { sizeText } from '../map/sizes.ts';
import type { Span } from '../drawing/layout.ts';
import { segmentAt } from '../scale/scale.ts';
import { addressAt, yOf } from '../scale/viewport.ts';
import { FONT } from './frame.ts';
import type { Frame } from './frame.ts';
import { clipped, writeText } from './pen.ts';

const LEAST_WRITTEN = 13;
const TOOTH = 5;

/** The unused ranges of a column with their sizes; a folded one has a torn edge. */
export function paintGaps(context: CanvasRenderingContext2D, frame: Frame, column: Column, span: Span): void {
  const { scale, viewport, size, colours, words } = frame;
  const [first, last] = [addressAt(scale, viewport, 0), addressAt(scale, viewport, size.height)];
  context.font = FONT;
  context.textBaseline = 'middle';
  for (const gap of column.view.gaps) {
    if (gap.base > last || gap.base + gap.size <= first) continue;
    const top = yOf(scale, viewport, gap.base);
    const box = { ...span, top, height: yOf(scale, viewport, gap.base + gap.size) - top };
    const seen = clipped(box, 0, size.height);
    const folded = scale.segments[segmentAt(scale, gap.base)]!.fold;
    if (folded && box.height >= 8) paintTear(context, span, top + box.height / 2, colours);
    if (seen.height < LEAST_WRITTEN) continue;
    context.fillStyle = colours.dim;
    context.textAlign = 'center';
    const text = ` ${sizeText(gap.size)} ${words.free} `;
    const width = context.measureText(text).width;
    const middle = span.left + span.width / 2;
    context.save();
    context.fillStyle = colours.ground;
    context.fillRect(middle - width / 2, seen.top + seen.height / 2 - 6, width, 12);
    context.restore();
    writeText(context, text, middle, seen.top + seen.height / 2, span.width);
    context.textAlign = 'left';
  }
}

/** A zigzag line across the column. */
function paintTear(
  context: CanvasRenderingContext2D,
  { left, width }: Span,
  y: number,
  { line }: Frame['colours'],
): void {
  context.beginPath();
  for (let x = 0, up = 1; x <= width; x += TOOTH, up = -up) context.lineTo(left + x, y + up * 2.5);
  context.strokeStyle = line;
  context.lineWidth = 1.2;
  context.stroke();
}
