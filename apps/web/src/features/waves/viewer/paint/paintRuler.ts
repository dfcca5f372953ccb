import type { Tick } from '../format/ruler.ts';
import { rulerHeight } from '../layout.ts';
import type { Plot } from './plot.ts';
import { xOf } from './plot.ts';

export function paintRuler(plot: Plot, ticks: Tick[]): void {
  const { context, palette, width } = plot;
  context.fillStyle = palette.background;
  context.fillRect(0, 0, width, rulerHeight);
  context.fillStyle = palette.dim;
  context.strokeStyle = palette.dim;
  context.textBaseline = 'middle';
  context.beginPath();
  for (const { time, label } of ticks) {
    const x = Math.round(xOf(plot, time)) + 0.5;
    context.moveTo(x, rulerHeight - (label ? 8 : 4));
    context.lineTo(x, rulerHeight);
    if (label) context.fillText(label, x + 4, rulerHeight - 9);
  }
  context.moveTo(0, rulerHeight - 0.5);
  context.lineTo(width, rulerHeight - 0.5);
  context.stroke();
}

/** Where labelled ticks go through the rows. */
export function gridOf(ticks: Tick[], plot: Pick<Plot, 'span' | 'width'>): number[] {
  return ticks.filter(({ label }) => label).map(({ time }) => Math.round(xOf(plot, time)));
}

/** Lines through the rows below labelled ticks. */
export function paintGrid({ context, palette, grid }: Plot, height: number): void {
  context.fillStyle = palette.grid;
  for (const x of grid) context.fillRect(x, rulerHeight, 1, height - rulerHeight);
}
