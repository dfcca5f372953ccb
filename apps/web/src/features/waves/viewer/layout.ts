import type { RowNode } from './view/model.ts';

/** Heights in CSS pixels that the list of names and the canvas share. */
export const rowHeight = 24;
export const rulerHeight = 32;

/** A row in sight of a pane: its stripe from `top` on, and how deep in groups it stands. */
export interface Line {
  row: RowNode;
  depth: number;
  top: number;
  height: number;
}

export interface Lines {
  lines: Line[];
  /** Of all lines together. */
  height: number;
}

const known = new WeakMap<readonly RowNode[], Lines>();

function heightOf(row: RowNode): number {
  return rowHeight * ('height' in row ? (row.height ?? 1) : 1);
}

/** The stripes of a pane's rows but for those in closed groups. */
export function linesOf(rows: readonly RowNode[]): Lines {
  const found = known.get(rows);
  if (found) return found;
  const lines: Line[] = [];
  let top = 0;
  const walk = (list: readonly RowNode[], depth: number) => {
    for (const row of list) {
      lines.push({ row, depth, top, height: heightOf(row) });
      top += heightOf(row);
      if (row.kind === 'group' && row.open) walk(row.rows, depth + 1);
    }
  };
  walk(rows, 0);
  const made = { lines, height: top };
  known.set(rows, made);
  return made;
}

/** Index of the line that holds `y`; the number of lines below them all. */
export function lineIndexAt({ lines }: Lines, y: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { top, height } = lines[middle]!;
    if (top + height <= y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Lines that show anything between two heights. */
export function linesBetween(lines: Lines, top: number, bottom: number): Line[] {
  const first = lineIndexAt(lines, Math.max(0, top));
  let last = first;
  while (last < lines.lines.length && lines.lines[last]!.top < bottom) last += 1;
  return lines.lines.slice(first, last);
}
