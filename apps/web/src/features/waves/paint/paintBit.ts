import type { Lane, Plot, Segment } from './plot.ts';

/** Height of a known level, or undefined for x, z and what is not loaded. */
function levelOf(value: Segment['value'], { top, bottom }: Lane): number | undefined {
  if (value === '1' || value === 'h') return top;
  if (value === '0' || value === 'l') return bottom;
  return undefined;
}

/** A stretch with more changes than pixels: a filled block, at least a pixel wide. */
function paintMany({ context, palette }: Plot, { top, bottom }: Lane, { x0, x1 }: Segment): void {
  context.fillStyle = palette.wave;
  context.globalAlpha = 0.55;
  context.fillRect(x0, top, Math.max(1, x1 - x0), bottom - top);
  context.globalAlpha = 1;
}

function paintUnknown({ context, palette }: Plot, { top, bottom }: Lane, { x0, x1, value }: Segment): void {
  const middle = (top + bottom) / 2;
  if (value === 'z') {
    context.strokeStyle = palette.floating;
    context.beginPath();
    context.moveTo(x0, middle);
    context.lineTo(x1, middle);
    context.stroke();
    return;
  }
  context.fillStyle = palette.unknown;
  context.globalAlpha = 0.25;
  context.fillRect(x0, top, Math.max(1, x1 - x0), bottom - top);
  context.globalAlpha = 1;
  context.strokeStyle = palette.unknown;
  context.strokeRect(x0, top, Math.max(1, x1 - x0), bottom - top);
}

/** A one-bit signal: two levels, x as a red box, z as a line at half height, dense stretches filled. */
export function paintBit(plot: Plot, lane: Lane, segments: Segment[]): void {
  const { context, palette } = plot;
  const levels = new Path2D();
  let before: number | undefined;
  for (const segment of segments) {
    const level = levelOf(segment.value, lane);
    if (segment.value === null) paintMany(plot, lane, segment);
    else if (level === undefined && segment.value !== undefined) paintUnknown(plot, lane, segment);
    if (level !== undefined) {
      levels.moveTo(segment.x0, before ?? level);
      levels.lineTo(segment.x0, level);
      levels.lineTo(segment.x1, level);
    }
    before = level;
  }
  context.strokeStyle = palette.wave;
  context.stroke(levels);
}

/** An event: an arrow at each time it was triggered; the first segment only says what came before. */
export function paintEvent({ context, palette }: Plot, { top, bottom }: Lane, segments: Segment[]): void {
  context.strokeStyle = palette.wave;
  context.beginPath();
  for (const { x0 } of segments.slice(1)) {
    context.moveTo(x0, bottom);
    context.lineTo(x0, top);
    context.moveTo(x0 - 3, top + 4);
    context.lineTo(x0, top);
    context.lineTo(x0 + 3, top + 4);
  }
  context.stroke();
}
