import { cellsOf, isPlain, waveOf } from '../cells.ts';
import type { Cell } from '../cells.ts';
import { isData } from '../states.ts';
import type { TextEdit } from '../text/edits.ts';
import { memberOf, nodeAt } from '../text/syntax.ts';
import type { Lane } from '../types.ts';
import { changeMembers } from './drawingText.ts';
import type { DrawingText } from './drawingText.ts';

/** Cells `from` to `to` of a lane, both of them included. */
export interface CellRange {
  lane: number;
  from: number;
  to: number;
}

/** What a brush puts: a state, `.` to go on with the one before, `|` to go on over a gap. */
export type Brush = string;

/** Gives cells a state; what stands right of them looks as before. A lane that is too short is made longer. */
export function paintCells(document: DrawingText, ranges: readonly CellRange[], brush: Brush): TextEdit[] {
  return ranges.flatMap(({ lane, from, to }) =>
    editCells(document, lane, (cells) => {
      const longer = lengthened(cells, to + 1);
      const next = longer[to + 1];
      if (next !== undefined) makeStart(next, longer[to]!);
      for (let index = from; index <= to; index += 1) {
        longer[index] = painted(longer[index]!, longer[index - 1], brush, index === from);
      }
      return longer;
    }),
  );
}

/** A cell that went on begins by itself before the one on its left changes. */
function makeStart(cell: Cell, before: Cell): void {
  if (cell.starts) return;
  cell.starts = true;
  if (isData(cell.state)) cell.label = before.label;
}

function painted(cell: Cell, before: Cell | undefined, brush: Brush, isFirst: boolean): Cell {
  const goesOn = { state: before?.state ?? 'x', label: before?.label ?? null };
  if (brush === '.') return { ...cell, ...goesOn, starts: before === undefined, gap: false };
  if (brush === '|') return before === undefined ? cell : { ...cell, ...goesOn, starts: false, gap: true };
  // Data begin anew with each stroke; a level or clock that stays is gone on with.
  const starts = before?.state !== brush || (isData(brush) && isFirst);
  const label = !isData(brush)
    ? null
    : starts
      ? isData(cell.state)
        ? cell.label
        : null
      : (before?.label ?? null);
  return { ...cell, state: brush, label, starts, gap: false };
}

function lengthened(cells: Cell[], count: number): Cell[] {
  const result = [...cells];
  while (result.length < count) {
    const last = result.at(-1);
    const state = last?.state ?? 'x';
    result.push({
      state,
      starts: last === undefined,
      gap: false,
      label: last?.label ?? null,
      from: 0,
      to: 0,
    });
  }
  return result;
}

/** Gives the data at a cell, from where they begin, another label. */
export function labelCell(document: DrawingText, lane: number, index: number, label: string): TextEdit[] {
  return editCells(document, lane, (cells) => {
    let start = index;
    while (start > 0 && !cells[start]!.starts) start -= 1;
    if (cells[start] !== undefined && isData(cells[start]!.state)) cells[start]!.label = label;
    return cells;
  });
}

/** Makes room for cells that look as the one before them. */
export function insertCells(document: DrawingText, ranges: readonly CellRange[]): TextEdit[] {
  return ranges.flatMap(({ lane, from, to }) =>
    editCells(
      document,
      lane,
      (cells) => {
        if (from > cells.length) return cells;
        const before = cells[from - 1] ?? cells[from];
        const cell: Cell = {
          state: 'x',
          label: null,
          from: 0,
          to: 0,
          ...before,
          starts: from === 0,
          gap: false,
        };
        const next = cells[from];
        if (from === 0 && next !== undefined && !isData(next.state)) next.starts = false;
        return cells.toSpliced(
          from,
          0,
          ...Array.from({ length: to - from + 1 }, (_, i) => ({ ...cell, starts: cell.starts && i === 0 })),
        );
      },
      { at: from, count: to - from + 1 },
    ),
  );
}

export function removeCells(document: DrawingText, ranges: readonly CellRange[]): TextEdit[] {
  return ranges.flatMap(({ lane, from, to }) =>
    editCells(
      document,
      lane,
      (cells) => {
        const next = cells[to + 1];
        if (next !== undefined) makeStart(next, cells[to]!);
        const left = cells.toSpliced(from, to - from + 1);
        const [before, after] = [left[from - 1], left[from]];
        if (before && after && before.state === after.state && !isData(after.state)) after.starts = false;
        return left;
      },
      { at: from, count: from - to - 1 },
    ),
  );
}

/** How node letters move with their cells: `count` more at `at`, or fewer. */
interface Shift {
  at: number;
  count: number;
}

function editCells(
  document: DrawingText,
  index: number,
  change: (cells: Cell[]) => Cell[],
  shift?: Shift,
): TextEdit[] {
  const lane = document.drawing.lanes[index];
  if (lane === undefined || !isPlain(lane.wave)) return [];
  const { wave, data } = waveOf(change(cellsOf(lane)));
  const node = shift === undefined ? lane.node : shifted(lane.node, shift);
  return changeMembers(document, lane.path, {
    ...(wave === lane.wave ? {} : { wave }),
    ...(sameLabels(data, lane) ? {} : { data: writtenLabels(document, lane, data) }),
    ...(node === lane.node ? {} : { node: node === '' ? undefined : node }),
  });
}

function sameLabels(data: readonly string[], lane: Lane): boolean {
  return data.length === lane.data.length && data.every((label, i) => label === lane.data[i]);
}

/** Labels in one text stay in one where they have no spaces. */
function writtenLabels({ root }: DrawingText, lane: Lane, data: string[]): unknown {
  if (data.length === 0) return undefined;
  const before = memberOf(nodeAt(root, lane.path), 'data');
  const isText = before?.kind === 'scalar' && data.every((label) => /^\S+$/.test(label));
  return isText ? data.join(' ') : data;
}

function shifted(node: string, { at, count }: Shift): string {
  if (node.length <= at) return node;
  const moved =
    count > 0
      ? node.slice(0, at) + '.'.repeat(count) + node.slice(at)
      : node.slice(0, at) + node.slice(at - count);
  return moved.replace(/\.+$/, '');
}

const TURNS: Record<string, string> = {
  0: '1',
  1: 'x',
  x: 'z',
  z: '0',
  p: 'n',
  n: 'p',
  P: 'N',
  N: 'P',
  h: 'l',
  l: 'h',
  H: 'L',
  L: 'H',
  u: 'd',
  d: 'u',
};

/** The state that a click gives a cell: levels in turn, clocks turned round; data stay. */
export function nextState({ state }: Pick<Cell, 'state'>): string {
  return TURNS[state] ?? state;
}
