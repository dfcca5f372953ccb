import type { Point, Rect } from '../../../../view2d/geometry.ts';
import { snap } from './units.ts';

export const ARRANGEMENTS = [
  'alignLeft',
  'alignCentre',
  'alignRight',
  'alignTop',
  'alignMiddle',
  'alignBottom',
  'distributeAcross',
  'distributeDown',
] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** Where rectangles stand on a common edge or middle of all, or with equal gaps between the outermost; on the grid. */
export function arranged(rects: readonly Rect[], how: Arrangement): Point[] {
  const left = Math.min(...rects.map(({ x }) => x));
  const top = Math.min(...rects.map(({ y }) => y));
  const right = Math.max(...rects.map(({ x, width }) => x + width));
  const bottom = Math.max(...rects.map(({ y, height }) => y + height));
  switch (how) {
    case 'alignLeft':
      return rects.map(({ y }) => ({ x: left, y }));
    case 'alignCentre':
      return rects.map(({ y, width }) => ({ x: snap((left + right - width) / 2), y }));
    case 'alignRight':
      return rects.map(({ y, width }) => ({ x: right - width, y }));
    case 'alignTop':
      return rects.map(({ x }) => ({ x, y: top }));
    case 'alignMiddle':
      return rects.map(({ x, height }) => ({ x, y: snap((top + bottom - height) / 2) }));
    case 'alignBottom':
      return rects.map(({ x, height }) => ({ x, y: bottom - height }));
    case 'distributeAcross': {
      const starts = spread(rects.map(({ x, width }) => ({ start: x, length: width })));
      return rects.map(({ y }, index) => ({ x: starts[index]!, y }));
    }
    case 'distributeDown': {
      const starts = spread(rects.map(({ y, height }) => ({ start: y, length: height })));
      return rects.map(({ x }, index) => ({ x, y: starts[index]! }));
    }
  }
}

/** Starts with equal gaps between, the first and the last where they are. */
function spread(spans: readonly { start: number; length: number }[]): number[] {
  const order = spans.map((_, index) => index).sort((a, b) => spans[a]!.start - spans[b]!.start);
  const [first, last] = [spans[order[0]!]!, spans[order.at(-1)!]!];
  const lengths = spans.reduce((sum, { length }) => sum + length, 0);
  const gap = (last.start + last.length - first.start - lengths) / (spans.length - 1);
  const starts = spans.map(({ start }) => start);
  let at = first.start;
  for (const index of order.slice(0, -1)) {
    starts[index] = snap(at);
    at += spans[index]!.length + gap;
  }
  return starts;
}
