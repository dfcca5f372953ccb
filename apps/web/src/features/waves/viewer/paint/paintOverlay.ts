import type { Marker } from '../view/model.ts';
import type { Plot } from './plot.ts';
import { clippedX, xOf } from './plot.ts';
import type { Span } from '../view/span.ts';
import type { Scene } from './scene.ts';

export const flagHeight = 14;
const flagPadding = 4;

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

/** A marker's flag on the ruler: x of its pole and its width. */
export function flagOf(
  plot: Pick<Plot, 'context' | 'palette' | 'span' | 'width'>,
  { name, time }: Marker,
): { x: number; width: number } {
  plot.context.font = plot.palette.smallFont;
  return { x: Math.round(xOf(plot, time)), width: plot.context.measureText(name).width + 2 * flagPadding };
}

function paintFlag(plot: Plot, marker: Marker): void {
  const { context, palette } = plot;
  const { x, width } = flagOf(plot, marker);
  context.fillStyle = palette.marker;
  context.fillRect(x, 0, width, flagHeight);
  context.fillStyle = palette.onMarker;
  context.textBaseline = 'middle';
  context.fillText(marker.name, x + flagPadding, flagHeight / 2 + 0.5);
  context.font = palette.font;
}

/** Where markers stand now, one of them perhaps under the pointer. */
export function shownMarkers({ view, overlay }: Scene): Marker[] {
  const { dragged } = overlay;
  return view.markers.map((marker) =>
    marker.key === dragged?.key ? { ...marker, time: dragged.time } : marker,
  );
}

function isInSight({ from, to }: Span, time: number): boolean {
  return time >= from && time <= to;
}

/** Whether anything lies over the waves. */
export function isOverlaid(scene: Scene): boolean {
  const { span, cursor } = scene.view;
  const { band, hover } = scene.overlay;
  if (band || hover !== null || isInSight(span, cursor)) return true;
  return shownMarkers(scene).some(({ time }) => isInSight(span, time));
}

/** Cursor, markers with their flags, the pointer's line and the stretch being dragged. */
export function paintOverlay(plot: Plot, height: number, scene: Scene): void {
  const { palette, span } = plot;
  const { hover, band } = scene.overlay;
  plot.context.lineWidth = 1;
  if (band) paintBand(plot, band, height);
  if (hover !== null) paintLine(plot, hover, palette.dim, height, [2, 3]);
  const markers = shownMarkers(scene).filter(({ time }) => isInSight(span, time));
  for (const { time } of markers) paintLine(plot, time, palette.marker, height, [6, 3]);
  for (const marker of markers) paintFlag(plot, marker);
  if (isInSight(span, scene.view.cursor)) paintLine(plot, scene.view.cursor, palette.cursor, height, []);
}
