import { STATE } from '../tiles/JoinedTrace.ts';
import type { JoinedTrace } from '../tiles/JoinedTrace.ts';
import { colourOfState } from './paintUnknown.ts';
import type { Lane, Piece, Plot } from './plot.ts';
import { eachPiece } from './plot.ts';

const slant = 3;
const textRoom = 14;
/** Narrower stretches are drawn as bars. */
const narrow = 3;

/** Stretches of one colour: outlines with corners, and bars for those too narrow for corners. */
interface Group {
  wide: Piece[];
  bars: Piece[];
}

class Groups {
  readonly byColour = new Map<string, Group>();
  readonly dense: Piece[] = [];

  add(colour: string, piece: Piece): void {
    let group = this.byColour.get(colour);
    if (!group) this.byColour.set(colour, (group = { wide: [], bars: [] }));
    if (piece.x1 - piece.x0 >= narrow) group.wide.push(piece);
    else extend(group.bars, piece);
  }

  many(piece: Piece): void {
    extend(this.dense, piece);
  }
}

/** Adds a bar at least a pixel wide; bars that touch are one. */
function extend(bars: Piece[], { index, x0, x1 }: Piece): void {
  const last = bars.at(-1);
  const to = Math.max(x1, x0 + 1);
  if (last && last.x1 >= x0) last.x1 = Math.max(last.x1, to);
  else bars.push({ index, x0, x1: to });
}

function paintWide({ context }: Plot, { top, bottom }: Lane, pieces: Piece[], colour: string): void {
  const middle = (top + bottom) / 2;
  context.beginPath();
  for (const { x0, x1 } of pieces) {
    context.moveTo(x0, middle);
    context.lineTo(x0 + slant, top);
    context.lineTo(x1 - slant, top);
    context.lineTo(x1, middle);
    context.lineTo(x1 - slant, bottom);
    context.lineTo(x0 + slant, bottom);
    context.closePath();
  }
  context.fillStyle = colour;
  context.globalAlpha = 0.1;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = colour;
  context.stroke();
}

function paintBars(
  { context }: Plot,
  { top, bottom }: Lane,
  bars: Piece[],
  colour: string,
  alpha: number,
): void {
  context.fillStyle = colour;
  context.globalAlpha = alpha;
  for (const { x0, x1 } of bars) context.fillRect(x0, top, x1 - x0, bottom - top);
  context.globalAlpha = 1;
}

/** As much of a text as fits, an ellipsis for the rest; empty when less than two characters would be left. */
export function shortened(text: string, fits: number): string {
  if (text.length <= fits) return text;
  return fits < 3 ? '' : `${text.slice(0, fits - 1)}…`;
}

function paintTexts(plot: Plot, lane: Lane, pieces: Piece[], textOf: (index: number) => string): void {
  const { context, palette, width } = plot;
  const perCharacter = context.measureText('0').width;
  const middle = (lane.top + lane.bottom) / 2 + 0.5;
  context.fillStyle = palette.text;
  context.textBaseline = 'middle';
  for (const { index, x0, x1 } of pieces) {
    if (x1 - x0 < textRoom) continue;
    const left = Math.max(x0, 0) + slant + 2;
    const fits = Math.floor((Math.min(x1, width) - slant - left) / perCharacter);
    const text = fits < 1 ? '' : shortened(textOf(index), fits);
    if (text !== '') context.fillText(text, left, middle);
  }
}

/** A vector, real or string: hexagons with the value's text. */
export function paintBus(
  plot: Plot,
  lane: Lane,
  trace: JoinedTrace,
  end: number,
  colour: string,
  format: (value: string) => string,
): void {
  const groups = new Groups();
  eachPiece(plot, trace.times, end, (index, x0, x1) => {
    const state = trace.states[index]!;
    if (state === STATE.absent) return;
    if (state === STATE.many) groups.many({ index, x0, x1 });
    else groups.add(colourOfState(plot, state, colour), { index, x0, x1 });
  });
  const inner = { top: lane.top + 0.5, bottom: lane.bottom - 0.5 };
  paintBars(plot, lane, groups.dense, colour, 0.45);
  for (const [own, { wide, bars }] of groups.byColour) {
    paintBars(plot, lane, bars, own, 0.8);
    if (wide.length > 0) paintWide(plot, inner, wide, own);
  }
  for (const { wide } of groups.byColour.values())
    paintTexts(plot, lane, wide, (index) => format(trace.values[index]!));
}
