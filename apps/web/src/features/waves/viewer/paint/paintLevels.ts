import { STATE } from '../tiles/JoinedTrace.ts';
import type { JoinedTrace } from '../tiles/JoinedTrace.ts';
import { mixed } from './mixed.ts';
import { eachPiece } from './plot.ts';
import type { Lane, Piece, Plot } from './plot.ts';
import { pixelOf } from './Strip.ts';
import type { Levels, Strips } from './Strip.ts';

function fillAll({ upper, between, lower }: Levels, pixel: number, from: number, to: number): void {
  upper.fill(pixel, from, to);
  between.fill(pixel, from, to);
  lower.fill(pixel, from, to);
}

/** A single bit with many edges in sight, over a ground of one colour; gives the stretches that are neither level. */
export function paintLevels(
  plot: Plot,
  lane: Lane,
  trace: JoinedTrace,
  end: number,
  { strips, colour, ground }: { strips: Strips; colour: string; ground: string },
): Piece[] {
  const { context, palette, grid } = plot;
  const { ratio } = strips;
  const strip = strips.of(context, lane.bottom - lane.top);
  const { levels } = strip;
  const thickness = Math.max(1, Math.round(ratio));
  const line = pixelOf(colour);
  const faint = pixelOf(mixed(colour, ground, 0.1));
  const dense = pixelOf(mixed(colour, ground, 0.6));
  const others: Piece[] = [];
  fillAll(levels, pixelOf(ground), 0, strip.width);
  for (const x of grid) fillAll(levels, pixelOf(palette.grid), x * ratio, x * ratio + thickness);
  let before = -1;
  eachPiece(plot, trace.times, end, (index, x0, x1) => {
    const state = trace.states[index]!;
    const from = Math.max(0, Math.round(x0 * ratio));
    const to = Math.max(from + thickness, Math.round(x1 * ratio));
    if (x1 <= 0) before = state <= STATE.high ? state : -1;
    else if (state === STATE.many || (x0 === x1 && state <= STATE.high)) {
      fillAll(levels, dense, from, to);
      before = -1;
    } else if (state === STATE.low || state === STATE.high) {
      if (state === STATE.high) fillAll(levels, faint, from, to);
      (state === STATE.high ? levels.upper : levels.lower).fill(line, from, to + thickness);
      if (before >= 0 && before !== state && x0 >= 0) fillAll(levels, line, from, from + thickness);
      before = state;
    } else {
      before = -1;
      if (state !== STATE.absent) others.push({ index, x0, x1 });
    }
  });
  strip.put(context, Math.round(lane.top * ratio), thickness);
  return others;
}
