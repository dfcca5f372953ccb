import type { TransactionMark } from '@netloom/waves';
import { clippedX } from '../../paint/plot.ts';
import type { Lane, Plot } from '../../paint/plot.ts';

/** A mark where it is drawn. */
export interface Box {
  mark: TransactionMark;
  x0: number;
  x1: number;
  top: number;
  bottom: number;
}

const leastHeight = 9;
const gap = 1;

/** Boxes of marks in sight. Where lanes would be too thin, those below share the last. */
export function boxesOf(
  plot: Pick<Plot, 'span' | 'width'>,
  { top, bottom }: Lane,
  marks: TransactionMark[],
  lanes: number,
): Box[] {
  const rows = Math.max(1, Math.min(lanes, Math.floor((bottom - top) / leastHeight)));
  const height = (bottom - top + gap) / rows;
  return marks.flatMap((mark) => {
    const { from, to } = mark;
    if (to < plot.span.from || from > plot.span.to) return [];
    const x0 = clippedX(plot, from);
    const x1 = Math.max(x0 + 1, clippedX(plot, to));
    const row = Math.min(mark.lane, rows - 1);
    return [{ mark, x0, x1, top: top + row * height, bottom: top + (row + 1) * height - gap }];
  });
}
