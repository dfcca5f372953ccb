import { areaOf } from './marks.ts';
import type { Area, Mark, Point } from './marks.ts';

/** Width of lines for a picture of this width, so that they are seen when it is shown small. */
export const penOf = (width: number) => Math.max(2, Math.round(width / 400));

/** Draws a picture with what was painted on it, one mark over the other. */
export function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, marks: readonly Mark[]): void {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return;
  context.drawImage(picture, 0, 0);
  for (const mark of marks) drawMark(context, mark, penOf(canvas.width));
}

function drawMark(context: CanvasRenderingContext2D, mark: Mark, pen: number): void {
  context.strokeStyle = mark.colour;
  context.fillStyle = mark.colour;
  context.lineWidth = pen;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (mark.tool === 'text') return drawText(context, mark.from, mark.text, pen * 8);
  if (mark.tool === 'pen') return drawLine(context, mark.points);
  if (mark.tool === 'arrow') return drawArrow(context, mark.from, mark.to, pen);
  const area = areaOf(mark.from, mark.to, context.canvas);
  if (mark.tool === 'hide') return hide(context, area);
  context.strokeRect(area.x, area.y, area.width, area.height);
}

function drawLine(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.stroke();
}

/** Half the angle of an arrow's head. */
const HEAD_ANGLE = Math.PI / 7;

function drawArrow(context: CanvasRenderingContext2D, from: Point, to: Point, pen: number): void {
  drawLine(context, [from, to]);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const size = pen * 5;
  const corner = (turn: number) => ({
    x: to.x - size * Math.cos(angle + turn),
    y: to.y - size * Math.sin(angle + turn),
  });
  drawLine(context, [corner(-HEAD_ANGLE), to, corner(HEAD_ANGLE)]);
}

/** With an edge in the other brightness, so that it is read on any ground. */
function drawText(context: CanvasRenderingContext2D, at: Point, text: string, size: number): void {
  context.font = `600 ${size}px sans-serif`;
  context.textBaseline = 'top';
  context.strokeStyle = '#ffffff';
  context.lineWidth = size / 5;
  context.strokeText(text, at.x, at.y);
  context.fillText(text, at.x, at.y);
}

/** Squares along the shorter side of what is hidden: too few for any letter to be told from another. */
const SQUARES = 3;
const LEAST_SQUARE = 24;

/** Makes an area unreadable: each square of it becomes its average, which keeps no shape of letters. */
function hide(context: CanvasRenderingContext2D, { x, y, width, height }: Area): void {
  const square = Math.max(LEAST_SQUARE, Math.ceil(Math.min(width, height) / SQUARES));
  for (let top = y; top < y + height; top += square) {
    for (let left = x; left < x + width; left += square) {
      const across = Math.min(square, x + width - left);
      const down = Math.min(square, y + height - top);
      context.fillStyle = averageOf(context.getImageData(left, top, across, down).data);
      context.fillRect(left, top, across, down);
    }
  }
}

function averageOf(pixels: Uint8ClampedArray): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1) sums[channel]! += pixels[at + channel]!;
  const count = pixels.length / 4;
  return `rgb(${sums.map((sum) => Math.round(sum / count)).join(' ')})`;
}
