import { nameOf } from '@netloom/core/trace';
import type { TraceReport } from '@netloom/core/trace';
import type { Size } from '../../../../view2d/geometry.ts';
import { firstBehind } from './timeline.ts';
import type { Timeline } from './timeline.ts';
import type { View } from './view.ts';

/** Pixels of a row, and of the ruler above. */
export const ROW = 18;
export const RULER = 18;
const GAP = 6;

export interface Scene {
  report: TraceReport;
  timeline: Timeline;
  /** The region that is chosen; -1 where none is. */
  region: number;
  dark: boolean;
  size: Size;
  number: (value: number) => string;
}

const INKS = [
  'surface',
  'border',
  'border-soft',
  'text',
  'text-dim',
  'primary',
  'warning',
  'error',
  'mono',
] as const;
type Inks = Record<(typeof INKS)[number], string>;

/** The theme's colours, read once a frame. */
function inksNow(): Inks {
  const style = getComputedStyle(document.documentElement);
  const read = INKS.map((name) => [name, style.getPropertyValue(`--nl-${name}`).trim()]);
  return Object.fromEntries(read) as Inks;
}

interface Frame extends Scene {
  inks: Inks;
}

/** Functions next to one another in memory are far from one another in colour. */
const hueOf = (region: number) => (region * 137.5) % 360;
const fillOf = (region: number, { dark, inks }: Frame) =>
  region < 0 ? inks.border : `hsl(${hueOf(region)} ${dark ? '38% 34%' : '62% 84%'})`;

/** Steps of 1, 2 and 5 that lie some 90 pixels apart. */
function stepOf(width: number, units: number): number {
  const least = Math.max(1, (90 * units) / width);
  const ten = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((each) => each * ten).find((step) => step >= least)!;
}

function paintRuler(
  context: CanvasRenderingContext2D,
  { size, number, inks }: Frame,
  { from, to }: View,
): void {
  const step = stepOf(size.width, to - from);
  context.fillStyle = inks['text-dim'];
  context.strokeStyle = inks['border-soft'];
  context.textAlign = 'left';
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) {
    const x = ((at - from) / (to - from)) * size.width;
    context.strokeRect(Math.round(x) + 0.5, 0, 0, size.height);
    context.fillText(number(at), x + 4, RULER / 2);
  }
}

function paintGaps(
  context: CanvasRenderingContext2D,
  { timeline, size, inks }: Frame,
  { from, to }: View,
): void {
  const scale = size.width / (to - from);
  context.strokeStyle = inks.warning;
  for (const { at } of timeline.gaps) {
    const x = (at - from) * scale;
    if (x < -GAP || x > size.width + GAP) continue;
    context.fillStyle = inks.surface;
    context.fillRect(x - GAP / 2, RULER, GAP, size.height);
    context.beginPath();
    for (let y = RULER; y < size.height; y += 6) {
      context.moveTo(x - GAP / 2, y + 6);
      context.lineTo(x + GAP / 2, y);
    }
    context.stroke();
  }
}

/** A name as much of which as there is room for; none where nearly nothing is left. */
function label(context: CanvasRenderingContext2D, name: string, x: number, y: number, width: number): void {
  if (width < 24) return;
  const most = Math.floor((width - 8) / context.measureText('0').width);
  const text = name.length <= most ? name : `${name.slice(0, Math.max(1, most - 1))}…`;
  context.fillText(text, x + 4, y);
}

function paintSpan(context: CanvasRenderingContext2D, scene: Frame, view: View, index: number): number {
  const { timeline, report, size, inks, region: wanted } = scene;
  const { depth, region, entry } = timeline.spans[index]!;
  const scale = size.width / (view.to - view.from);
  const left = Math.max(-2, (timeline.from[index]! - view.from) * scale);
  const right = Math.min(size.width + 2, (timeline.to[index]! - view.from) * scale);
  const y = RULER + (depth - view.top) * ROW;
  const width = Math.max(1, right - left - (right - left > 3 ? 1 : 0));
  context.globalAlpha = wanted >= 0 && wanted !== region ? 0.45 : 1;
  context.fillStyle = fillOf(region, scene);
  context.fillRect(left, y, width, ROW - 2);
  if ((entry === 'interrupt' || entry === 'exception') && width >= 2) {
    context.fillStyle = entry === 'interrupt' ? inks.warning : inks.error;
    context.fillRect(left, y, Math.min(3, width), ROW - 2);
  }
  context.fillStyle = inks.text;
  label(
    context,
    nameOf(report.regions[region]),
    Math.max(left, 0) + 2,
    y + ROW / 2 - 1,
    right - Math.max(left, 0) - 2,
  );
  context.globalAlpha = 1;
  if (index === view.chosen || index === view.hovered) {
    context.strokeStyle = index === view.chosen ? inks.primary : inks.text;
    context.lineWidth = index === view.chosen ? 2 : 1;
    context.strokeRect(left + 0.5, y + 0.5, width - 1, ROW - 3);
    context.lineWidth = 1;
  }
  return left + width;
}

/** A row; of spans of less than a pixel one is drawn where many are. */
function paintRow(context: CanvasRenderingContext2D, scene: Frame, view: View, depth: number): void {
  const { timeline, size } = scene;
  const row = timeline.rows[depth]!;
  const scale = size.width / (view.to - view.from);
  let drawn = -1;
  for (let at = firstBehind(timeline, depth, view.from); at < row.length; at++) {
    const index = row[at]!;
    if (timeline.from[index]! > view.to) break;
    const right = (timeline.to[index]! - view.from) * scale;
    if (right <= drawn && index !== view.chosen) continue;
    drawn = Math.ceil(paintSpan(context, scene, view, index));
  }
}

/** The time line in a window: callers above what they call, gaps hatched. */
export function paint(context: CanvasRenderingContext2D, scene: Scene, view: View): void {
  const frame = { ...scene, inks: inksNow() };
  const { timeline, size, inks } = frame;
  context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  context.fillStyle = inks.surface;
  context.fillRect(0, 0, size.width, size.height);
  context.font = `11px ${inks.mono}`;
  context.textBaseline = 'middle';
  paintRuler(context, frame, view);
  const last = Math.min(timeline.rows.length, view.top + Math.ceil((size.height - RULER) / ROW));
  for (let depth = view.top; depth < last; depth++) paintRow(context, frame, view, depth);
  paintGaps(context, frame, view);
}
