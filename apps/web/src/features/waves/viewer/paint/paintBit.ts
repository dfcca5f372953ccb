import { STATE } from '../tiles/JoinedTrace.ts';
import type { JoinedTrace } from '../tiles/JoinedTrace.ts';
import type { Lane, Piece, Plot } from './plot.ts';
import { eachPiece, lastIndexAt } from './plot.ts';
import { mixed } from './mixed.ts';
import { paintLevels } from './paintLevels.ts';
import { paintUnknown } from './paintUnknown.ts';

/** Below this many stretches single rectangles are faster than a strip. */
const fewPieces = 16;

/** Levels as one-pixel bars and edges; dense stretches are gathered to blocks. */
class BitPainter {
  private readonly plot: Plot;
  private readonly lane: Lane;
  private before = -1;
  private denseFrom = 0;
  private denseTo = -1;
  /** Bars of high levels, filled faintly afterwards. */
  readonly high: Piece[] = [];
  readonly dense: Piece[] = [];

  constructor(plot: Plot, lane: Lane) {
    this.plot = plot;
    this.lane = lane;
  }

  many(x0: number, x1: number): void {
    const to = Math.max(x1, x0 + 1);
    if (this.denseTo >= x0) this.denseTo = Math.max(this.denseTo, to);
    else {
      this.flush();
      this.denseFrom = x0;
      this.denseTo = to;
    }
    this.before = -1;
  }

  level(level: number, x0: number, x1: number): void {
    if (x1 === x0) return this.many(x0, x0 + 1);
    const { context } = this.plot;
    const { top, bottom } = this.lane;
    if (this.before >= 0 && this.before !== level) context.fillRect(x0, top, 1, bottom - top);
    context.fillRect(x0, level === STATE.high ? top : bottom - 1, x1 - x0 + 1, 1);
    if (level === STATE.high) this.high.push({ index: 0, x0, x1 });
    this.before = level;
  }

  other(): void {
    this.before = -1;
  }

  flush(): void {
    if (this.denseTo >= 0) this.dense.push({ index: 0, x0: this.denseFrom, x1: this.denseTo });
    this.denseTo = -1;
  }
}

/** Colours of a row: what is drawn, and what lies behind it. */
interface Colours {
  colour: string;
  ground: string;
}

function paintFew(
  plot: Plot,
  lane: Lane,
  trace: JoinedTrace,
  end: number,
  { colour, ground }: Colours,
): Piece[] {
  const { context } = plot;
  const painter = new BitPainter(plot, lane);
  const others: Piece[] = [];
  context.fillStyle = colour;
  eachPiece(plot, trace.times, end, (index, x0, x1) => {
    const state = trace.states[index]!;
    if (state === STATE.many) painter.many(x0, x1);
    else if (state === STATE.low || state === STATE.high) painter.level(state, x0, x1);
    else {
      painter.other();
      if (state !== STATE.absent) others.push({ index, x0, x1 });
    }
  });
  painter.flush();
  context.globalAlpha = 0.1;
  for (const { x0, x1 } of painter.high) context.fillRect(x0, lane.top, x1 - x0, lane.bottom - lane.top);
  context.globalAlpha = 1;
  context.fillStyle = mixed(colour, ground, 0.6);
  for (const { x0, x1 } of painter.dense) context.fillRect(x0, lane.top, x1 - x0, lane.bottom - lane.top);
  return others;
}

/** A one-bit signal: two levels, z as a line at half height, others as marked boxes, dense stretches filled. */
export function paintBit(plot: Plot, lane: Lane, trace: JoinedTrace, end: number, colours: Colours): void {
  const { strips, span } = plot;
  const few = lastIndexAt(trace.times, span.to) - lastIndexAt(trace.times, span.from) < fewPieces;
  const others =
    few || !strips
      ? paintFew(plot, lane, trace, end, colours)
      : paintLevels(plot, lane, trace, end, { strips, ...colours });
  paintUnknown(plot, lane, others, trace);
}

/** An event: an arrow at each time it was triggered; the first point only says what came before. */
export function paintEvent(
  plot: Plot,
  { top, bottom }: Lane,
  trace: JoinedTrace,
  end: number,
  colour: string,
): void {
  const { context } = plot;
  context.strokeStyle = colour;
  context.beginPath();
  eachPiece(plot, trace.times, end, (index, x0) => {
    if (index === 0 || trace.states[index] === STATE.absent) return;
    const x = x0 + 0.5;
    context.moveTo(x, bottom);
    context.lineTo(x, top);
    context.moveTo(x - 3, top + 4);
    context.lineTo(x, top);
    context.lineTo(x + 3, top + 4);
  });
  context.stroke();
}
