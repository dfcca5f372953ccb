import { formatValue } from '../format/formats.ts';
import { linesOf, rulerHeight } from '../layout.ts';
import type { Line } from '../layout.ts';
import { paintBoard } from '../paint/paintBoard.ts';
import type { WavePalette } from '../paint/palette.ts';
import { noOverlay } from '../paint/scene.ts';
import type { Scene } from '../paint/scene.ts';
import { joinTiles } from '../tiles/JoinedTrace.ts';
import type { JoinedTrace } from '../tiles/JoinedTrace.ts';
import { needKey } from '../tiles/TileCache.ts';
import type { TraceNeed } from '../tiles/TileCache.ts';
import { pictureMarks } from '../transactions/pictureMarks.ts';
import type { Pane, ViewState } from '../view/model.ts';
import { needOf } from '../view/needs.ts';
import { refOf, titleOf } from '../view/signalRow.ts';
import type { WaveData } from '../WaveData.ts';
import type { ExportSource } from './exports.ts';
import type { Painted } from './svgContext.ts';

const namesWidth = 280;
const wavesWidth = 1120;
const paneGap = 8;
const indent = 12;
const noteHeight = 24;
/** Higher than any screen shows at once; browsers refuse canvases of some ten thousands of pixels. */
export const mostHeight = 8000;

export interface Picture {
  width: number;
  height: number;
  paint: (context: Painted) => void;
}

/** What is in a picture; `faults` says, in words, what was not understood in the dump. */
type Pictured = Pick<ExportSource, 'data' | 'info' | 'faults' | 'view' | 'palette'>;

type Values = ReadonlyMap<string, string | null>;
type Traces = ReadonlyMap<string, JoinedTrace>;

const absent: JoinedTrace = { times: [], values: [], states: [], ranges: [] };

/** Traces of all rows over the visible window, at the picture's resolution. */
async function tracesOf(data: WaveData, { panes, span }: ViewState): Promise<Traces> {
  const rows = panes.flatMap((pane) => linesOf(pane.rows).lines.map(({ row }) => row));
  const needs = new Map<string, TraceNeed>();
  for (const row of rows) {
    const need = needOf(row);
    if (need) needs.set(needKey(need), need);
  }
  const traces = new Map<string, JoinedTrace>();
  const [from, to] = [Math.floor(span.from), Math.ceil(span.to)];
  for (const ranges of new Set([...needs.values()].map((need) => need.ranges))) {
    const group = [...needs.values()].filter((need) => need.ranges === ranges);
    const signals = group.map(({ ref }) => ref);
    const query = { signals, from, to, pixels: wavesWidth, ...(ranges && { ranges }) };
    const found = await data.window(query);
    found.forEach((trace, i) =>
      traces.set(needKey(group[i]!), joinTiles([{ begin: from, trace }], group[i]!.bits)),
    );
  }
  return traces;
}

async function valuesAtCursor(data: WaveData, { panes, cursor }: ViewState): Promise<Values> {
  const rows = panes.flatMap((pane) => linesOf(pane.rows).lines.map(({ row }) => row));
  const refs = [...new Set(rows.flatMap((row) => (row.kind === 'signal' ? (refOf(row) ?? []) : [])))];
  const values = refs.length === 0 ? [] : await data.values(refs, cursor);
  return new Map(refs.map((ref, i) => [ref, values[i] ?? null]));
}

/** Shortens a text at its end to a width. */
function fitted(context: Painted, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let length = text.length;
  while (length > 0 && context.measureText(`${text.slice(0, length)}…`).width > width) length -= 1;
  return `${text.slice(0, length)}…`;
}

function nameOf({ row }: Line): string {
  if (row.kind === 'signal') return titleOf(row).name + titleOf(row).range;
  return row.kind === 'group' ? `${row.open ? '▾' : '▸'} ${row.name}` : row.name;
}

/** The name of a row with its value at the cursor. */
function paintName(context: Painted, line: Line, top: number, values: Values, palette: WavePalette): void {
  const { row, depth, height } = line;
  const y = top + height / 2 + 0.5;
  const ref = row.kind === 'signal' ? refOf(row) : null;
  const raw = ref === null ? undefined : values.get(ref);
  const value = row.kind === 'signal' && typeof raw === 'string' ? formatValue(raw, row) : '';
  const left = 8 + depth * indent;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  context.fillStyle = palette.dim;
  const shown = fitted(context, value, namesWidth / 2 - 16);
  context.fillText(shown, namesWidth - 8, y);
  context.textAlign = 'left';
  context.fillStyle = row.kind === 'signal' ? palette.text : palette.dim;
  const room = namesWidth - left - 24 - context.measureText(shown).width;
  context.fillText(fitted(context, nameOf(line), room), left, y);
}

function paintPane(context: Painted, scene: Scene, values: Values, height: number): void {
  const { palette, pane } = scene;
  context.fillStyle = palette.background;
  context.fillRect(0, 0, namesWidth, height);
  context.font = palette.font;
  for (const line of linesOf(pane.rows).lines)
    paintName(context, line, rulerHeight + line.top, values, palette);
  context.save();
  context.translate(namesWidth, 0);
  context.beginPath();
  context.rect(0, 0, wavesWidth, height);
  context.clip();
  paintBoard(context as CanvasRenderingContext2D, wavesWidth, height, scene);
  context.restore();
}

function paneHeight(pane: Pane): number {
  return Math.min(mostHeight, rulerHeight + linesOf(pane.rows).height);
}

/** A picture says it, too, when the dump was not understood as a whole. */
function paintNote(context: Painted, text: string, top: number, palette: WavePalette): void {
  context.font = palette.font;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = palette.unknown;
  context.fillText(fitted(context, text, namesWidth + wavesWidth - 16), 8, top + noteHeight / 2);
}

/** The displayed rows over the visible window as one picture, with all rows of every pane. @throws what a query throws */
export async function pictureOf({ data, info, faults, view, palette }: Pictured): Promise<Picture> {
  const [traces, values, transactions] = await Promise.all([
    tracesOf(data, view),
    valuesAtCursor(data, view),
    pictureMarks(data, view, wavesWidth),
  ]);
  const loader = { trace: (need: TraceNeed) => traces.get(needKey(need)) ?? absent, transactions };
  const unselected = { ...view, selected: [] };
  const heights = view.panes.map(paneHeight);
  const note = faults === '' ? 0 : noteHeight;
  const height = heights.reduce((sum, pane) => sum + pane + paneGap, -paneGap);
  return {
    width: namesWidth + wavesWidth,
    height: height + note,
    paint(context) {
      context.save();
      view.panes.forEach((pane, i) => {
        const scene: Scene = {
          view: unselected,
          pane,
          info,
          loader,
          palette,
          scrollTop: 0,
          overlay: noOverlay,
        };
        paintPane(context, scene, values, heights[i]!);
        context.translate(0, heights[i]! + paneGap);
      });
      context.restore();
      if (note > 0) paintNote(context, faults, height, palette);
    },
  };
}
