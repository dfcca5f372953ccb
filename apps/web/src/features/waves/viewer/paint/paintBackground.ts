import { rowHeight, rulerHeight } from '../layout.ts';
import type { Line } from '../layout.ts';
import type { Plot } from './plot.ts';
import { clippedX } from './plot.ts';
import type { Scene } from './scene.ts';

const hatch = 8;

/** Slanted lines over a stretch, so that it is told from the rest without its colour. */
function paintHatched({ context, palette }: Plot, left: number, right: number, height: number): void {
  context.save();
  context.beginPath();
  context.rect(left, rulerHeight, right - left, height - rulerHeight);
  context.clip();
  context.strokeStyle = palette.blackout;
  context.beginPath();
  for (let x = left - height; x < right; x += hatch) {
    context.moveTo(x, height);
    context.lineTo(x + height, 0);
  }
  context.stroke();
  context.restore();
}

/** The colour behind a row. */
export function groundOf({ selected, palette }: Plot, { row, top }: Line): string {
  if (selected.has(row.key)) return palette.selected;
  return (top / rowHeight) % 2 === 0 ? palette.background : palette.stripe;
}

/** Stripes of the rows, then what is no time of the dump: blackouts and what lies behind its end, hatched. */
export function paintBackground(plot: Plot, scene: Scene, lines: Line[], height: number): void {
  const { context, palette, width } = plot;
  const { info, scrollTop } = scene;
  let bottom = 0;
  for (const line of lines) {
    const top = rulerHeight + line.top - scrollTop;
    context.fillStyle = groundOf(plot, line);
    context.fillRect(0, top, width, line.height);
    bottom = top + line.height;
  }
  context.fillStyle = palette.background;
  if (bottom < height) context.fillRect(0, bottom, width, height - bottom);
  const outside = [
    { from: -Infinity, to: info.start },
    { from: info.end, to: Infinity },
  ];
  for (const { from, to } of [...info.blackouts, ...outside]) {
    const [left, right] = [clippedX(plot, from), clippedX(plot, to)];
    if (right > 0 && left < width && right - left >= 1) paintHatched(plot, left, right, height);
  }
}

/** Names of separators and closed or open groups over the waves, quietly. */
export function paintHeadings(plot: Plot, scene: Scene, lines: Line[]): void {
  const { context, palette, width } = plot;
  context.strokeStyle = palette.blackout;
  context.beginPath();
  for (const { row, top, height } of lines) {
    if (row.kind !== 'separator') continue;
    const y = Math.round(rulerHeight + top - scene.scrollTop + height / 2) + 0.5;
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
}
