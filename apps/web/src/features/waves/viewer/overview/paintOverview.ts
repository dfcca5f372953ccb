import type { WaveInfo } from '@netloom/waves';
import type { WavePalette } from '../paint/palette.ts';
import type { ViewState } from '../view/model.ts';
import type { Span } from '../view/span.ts';
import { boxOf } from './boxDrag.ts';

export interface OverviewScene {
  view: Pick<ViewState, 'span' | 'limits' | 'cursor' | 'markers'>;
  info: Pick<WaveInfo, 'blackouts'>;
  density: Float64Array;
  /** What messages are about. */
  said: readonly Span[];
  palette: WavePalette;
}

const padding = 3;
const saidHeight = 4;
const leastSaid = 4;

function paintDensity(
  context: CanvasRenderingContext2D,
  density: Float64Array,
  width: number,
  height: number,
): void {
  const step = width / density.length;
  const room = height - 2 * padding;
  density.forEach((share, i) => {
    if (share === 0) return;
    // The root keeps a single change visible beside a busy stretch.
    const high = Math.max(2, Math.sqrt(share) * room);
    context.fillRect(i * step, height - padding - high, Math.max(1, step), high);
  });
}

/** Draws the whole dump on one strip: activity, blackouts, markers, cursor and the visible window. */
export function paintOverview(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { view, info, density, said, palette }: OverviewScene,
): void {
  const { span, limits, cursor, markers } = view;
  const x = (time: number) => ((time - limits.from) / (limits.to - limits.from || 1)) * width;
  context.fillStyle = palette.background;
  context.fillRect(0, 0, width, height);
  context.fillStyle = palette.blackout;
  for (const { from, to } of info.blackouts) context.fillRect(x(from), 0, x(to) - x(from), height);
  context.fillStyle = palette.wave;
  context.globalAlpha = 0.7;
  paintDensity(context, density, width, height);
  context.globalAlpha = 1;
  context.fillStyle = palette.rows.violet;
  for (const { from, to } of said)
    context.fillRect(x(from), 0, Math.max(leastSaid, x(to) - x(from)), saidHeight);
  const box = boxOf(span, limits, width);
  context.fillStyle = palette.cursor;
  context.globalAlpha = 0.14;
  context.fillRect(box.left, 0, box.width, height);
  context.globalAlpha = 1;
  context.strokeStyle = palette.cursor;
  context.strokeRect(box.left + 0.5, 0.5, Math.max(1, box.width - 1), height - 1);
  context.fillStyle = palette.marker;
  for (const { time } of markers) context.fillRect(Math.round(x(time)), 0, 1, height);
  context.fillStyle = palette.cursor;
  context.fillRect(Math.round(x(cursor)) - 1, 0, 2, height);
}
