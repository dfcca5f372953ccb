import { analogUnit, rangeAsOf } from '../format/analog.ts';
import { formatValue } from '../format/formats.ts';
import type { Line } from '../layout.ts';
import type { RangeAs } from '@netloom/waves';
import { paintTransactions } from '../transactions/paint/paintTransactions.ts';
import { setupKey } from '../transactions/MarksLoader.ts';
import { selectedIndex } from '../transactions/selection.ts';
import type { SignalRow } from '../view/model.ts';
import { needOf } from '../view/needs.ts';
import { rowWidth, valueKindOf, wholeVariable } from '../view/signalRow.ts';
import { paintAnalog } from './paintAnalog.ts';
import { groundOf } from './paintBackground.ts';
import { paintBit, paintEvent } from './paintBit.ts';
import { paintBus } from './paintBus.ts';
import type { Lane, Plot } from './plot.ts';
import type { Scene } from './scene.ts';

const lanePadding = 4;

function isBit(row: SignalRow): boolean {
  return valueKindOf(row) === 'bits' && rowWidth(row) === 1 && row.format.radix !== 'enum';
}

/** Numbers of a curve's scale at the left end of its lane. */
function paintScale({ context, palette }: Plot, { top, bottom }: Lane, texts: [string, string]): void {
  context.font = palette.smallFont;
  context.textBaseline = 'middle';
  for (const [text, y] of [
    [texts[0], top + 5],
    [texts[1], bottom - 5],
  ] as const) {
    context.fillStyle = palette.background;
    context.globalAlpha = 0.8;
    context.fillRect(0, y - 6, context.measureText(text).width + 6, 12);
    context.globalAlpha = 1;
    context.fillStyle = palette.dim;
    context.fillText(text, 3, y + 0.5);
  }
  context.font = palette.font;
}

function scaleText(value: number): string {
  return String(Number(value.toPrecision(6)));
}

function paintCurve(plot: Plot, lane: Lane, scene: Scene, row: SignalRow, as: RangeAs, colour: string): void {
  const need = needOf(row)!;
  const unit = analogUnit(row);
  const { low, high, mode } = row.analog!;
  const scaled = (value: number | undefined) => (value === undefined ? undefined : value / unit);
  const analog = { mode, low: scaled(low), high: scaled(high) };
  const trace = scene.loader.trace(need, plot.span, plot.width);
  const scale = paintAnalog(plot, lane, trace, scene.info.end, { analog, as, colour });
  paintScale(plot, lane, [scaleText(scale.high * unit), scaleText(scale.low * unit)]);
}

/** Where in its line a row's wave lies; the line begins at `top` of the board. */
export function laneOf({ height }: Line, top: number): Lane {
  return { top: Math.round(top) + lanePadding, bottom: Math.round(top) + height - lanePadding };
}

/** The wave of one row in its line. */
export function paintRow(plot: Plot, scene: Scene, line: Line, top: number): void {
  const { row } = line;
  const lane = laneOf(line, top);
  if (row.kind === 'transactions') {
    const known = scene.loader.transactions.marks(row.decoder);
    return paintTransactions(plot, lane, known, selectedIndex(setupKey(row.decoder)));
  }
  if (row.kind !== 'signal') return;
  const need = needOf(row);
  if (!need) return;
  const { palette } = plot;
  const colour = row.color ? palette.rows[row.color] : undefined;
  const as = row.analog ? rangeAsOf(row) : null;
  if (as) return paintCurve(plot, lane, scene, row, as, colour ?? palette.bus);
  const trace = scene.loader.trace(need, plot.span, plot.width);
  const { end } = scene.info;
  if (wholeVariable(row)?.kind === 'event') paintEvent(plot, lane, trace, end, colour ?? palette.wave);
  else if (isBit(row))
    paintBit(plot, lane, trace, end, { colour: colour ?? palette.wave, ground: groundOf(plot, line) });
  else paintBus(plot, lane, trace, end, colour ?? palette.bus, (value) => formatValue(value, row));
}
