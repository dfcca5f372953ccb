import type { Span } from '../view/span.ts';
import type { WavePalette } from './palette.ts';
import type { Strips } from './Strip.ts';

/** Where and how to draw: times over `span` lie on x from 0 to `width`. */
export interface Plot {
  context: CanvasRenderingContext2D;
  palette: WavePalette;
  span: Span;
  width: number;
  /** Keys of the rows that are selected. */
  selected: ReadonlySet<number>;
  /** Where the grid's lines are. */
  grid: readonly number[];
  /** For what is painted pixel by pixel; a picture for other eyes than the screen's has none. */
  strips?: Strips | undefined;
}

export function xOf({ span, width }: Pick<Plot, 'span' | 'width'>, time: number): number {
  return ((time - span.from) / (span.to - span.from)) * width;
}

/** Ends of a segment, kept near the screen so that far coordinates lose no precision. */
export function clippedX(plot: Pick<Plot, 'span' | 'width'>, time: number): number {
  return Math.max(-20, Math.min(xOf(plot, time), plot.width + 20));
}

/** The stripe a row's wave is drawn in. */
export interface Lane {
  top: number;
  bottom: number;
}

/** Index of the last of ascending times that is not after `time`, or 0. */
export function lastIndexAt(times: readonly number[], time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! <= time) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** A stretch of constant value between two whole pixels; `index` is its point in the trace. */
export interface Piece {
  index: number;
  x0: number;
  x1: number;
}

/** Calls `draw` for each stretch in sight, from left to right; a piece may have no width. */
export function eachPiece(
  plot: Plot,
  times: readonly number[],
  end: number,
  draw: (index: number, x0: number, x1: number) => void,
): void {
  const { span, width } = plot;
  const scale = width / (span.to - span.from);
  const limit = width + 20;
  const place = (time: number) => Math.max(-20, Math.min(Math.round((time - span.from) * scale), limit));
  let index = lastIndexAt(times, span.from);
  if (times.length === 0 || times[index]! > span.to) return;
  let x0 = place(times[index]!);
  for (; index < times.length && times[index]! <= span.to; index++) {
    const x1 = place(times[index + 1] ?? end);
    draw(index, x0, x1);
    x0 = x1;
  }
}
