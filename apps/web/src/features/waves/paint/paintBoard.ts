import type { WaveInfo } from '@netloom/waves';
import { formatValue } from '../format/radix.ts';
import { rulerTicks } from '../format/ruler.ts';
import { rowHeight, rulerHeight } from '../layout.ts';
import type { TileLoader } from '../tiles/TileLoader.ts';
import type { Row, ViewState } from '../view/viewState.ts';
import { paintBit, paintEvent } from './paintBit.ts';
import { paintBus } from './paintBus.ts';
import { paintGrid, paintRuler } from './paintRuler.ts';
import type { WavePalette } from './palette.ts';
import type { Plot } from './plot.ts';
import { clippedX, segmentsOf, xOf } from './plot.ts';

const lanePadding = 5;
const labelWidth = 90;

/** All that a picture of the board depends on. */
export interface Scene {
  view: ViewState;
  info: WaveInfo;
  loader: TileLoader;
  palette: WavePalette;
  scrollTop: number;
  /** Pointer's time, and the stretch being dragged for a zoom. */
  hover: number | null;
  band: { from: number; to: number } | null;
}

/** Rows in sight. */
export function visibleRows(rows: Row[], scrollTop: number, height: number): { first: number; rows: Row[] } {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight));
  const last = Math.ceil((scrollTop + height - rulerHeight) / rowHeight);
  return { first, rows: rows.slice(first, last) };
}

function paintRow(plot: Plot, scene: Scene, row: Row, top: number): void {
  const { context } = plot;
  const { variable, radix } = row;
  const lane = { top: top + lanePadding + 0.5, bottom: top + rowHeight - lanePadding + 0.5 };
  const { times, values } = scene.loader.trace(variable.signal, plot.span, plot.width);
  const segments = segmentsOf(plot, times, values, scene.info.end);
  context.lineWidth = 1.25;
  if (variable.kind === 'event') paintEvent(plot, lane, segments);
  else if (variable.value === 'bits' && variable.width === 1 && radix !== 'enum')
    paintBit(plot, lane, segments);
  else
    paintBus(plot, lane, segments, variable.value === 'bits', (value) => formatValue(value, variable, radix));
  context.lineWidth = 1;
}

function paintBackground(plot: Plot, scene: Scene, height: number): void {
  const { context, palette, width } = plot;
  context.fillStyle = palette.background;
  context.fillRect(0, 0, width, height);
  const { first, rows } = visibleRows(scene.view.rows, scene.scrollTop, height);
  rows.forEach((row, i) => {
    const selected = row.key === scene.view.selected;
    if (!selected && (first + i) % 2 === 0) return;
    context.fillStyle = selected ? palette.selected : palette.stripe;
    context.fillRect(0, rulerHeight + (first + i) * rowHeight - scene.scrollTop, width, rowHeight);
  });
  context.fillStyle = palette.blackout;
  for (const { from, to } of scene.info.blackouts) {
    const left = clippedX(plot, from);
    context.fillRect(left, rulerHeight, clippedX(plot, to) - left, height);
  }
}

function paintLine(plot: Plot, time: number, colour: string, height: number, dash: number[]): void {
  const { context } = plot;
  const x = Math.round(xOf(plot, time)) + 0.5;
  context.strokeStyle = colour;
  context.setLineDash(dash);
  context.beginPath();
  context.moveTo(x, 0);
  context.lineTo(x, height);
  context.stroke();
  context.setLineDash([]);
}

function paintBand(plot: Plot, { from, to }: { from: number; to: number }, height: number): void {
  const left = clippedX(plot, Math.min(from, to));
  const right = clippedX(plot, Math.max(from, to));
  plot.context.fillStyle = plot.palette.cursor;
  plot.context.globalAlpha = 0.18;
  plot.context.fillRect(left, 0, right - left, height);
  plot.context.globalAlpha = 1;
}

/** Draws ruler, waves, cursor and marker. */
export function paintBoard(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  scene: Scene,
): void {
  const { view, info, palette, scrollTop } = scene;
  const plot: Plot = { context, palette, span: view.span, width };
  context.font = palette.font;
  const ticks = rulerTicks(view.span.from, view.span.to, width, info.timescale, labelWidth, info.timeZero);
  paintBackground(plot, scene, height);
  paintGrid(plot, ticks, height);
  const { first, rows } = visibleRows(view.rows, scrollTop, height);
  rows.forEach((row, i) => paintRow(plot, scene, row, rulerHeight + (first + i) * rowHeight - scrollTop));
  paintRuler(plot, ticks);
  if (scene.band) paintBand(plot, scene.band, height);
  if (scene.hover !== null) paintLine(plot, scene.hover, palette.dim, height, [2, 3]);
  if (view.marker !== null) paintLine(plot, view.marker, palette.marker, height, [6, 3]);
  paintLine(plot, view.cursor, palette.cursor, height, []);
}
