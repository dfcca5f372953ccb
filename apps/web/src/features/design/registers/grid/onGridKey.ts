import type { KeyboardEvent } from 'react';
import { fillDown } from './clipboard.ts';
import { clear, removeRows } from './gridEdits.ts';
import { movedBy } from './gridKeys.ts';
import type { CellRange, GridState } from './gridTypes.ts';

type Begin = (start?: string) => void;

/** A key on a grid none of whose cells is being edited. */
export function onGridKey(event: KeyboardEvent, grid: GridState, begin: Begin) {
  const next = selectedBy(event, grid);
  if (next) grid.go(next);
  else if (grid.readOnly || !editedBy(event, grid, begin)) return;
  event.preventDefault();
  event.stopPropagation();
}

const hasControl = (event: KeyboardEvent) => event.ctrlKey || event.metaKey;

function selectedBy(event: KeyboardEvent, { source, size, range }: GridState): CellRange | undefined {
  const moved = movedBy(event, range, size);
  if (moved) return moved;
  if (event.key === 'Escape') return { anchor: range.focus, focus: range.focus };
  if (!hasControl(event) || event.key !== 'a') return undefined;
  return { anchor: { row: 0, column: 0 }, focus: { row: source.rows - 1, column: size.columns - 1 } };
}

/** Whether the key edits. */
function editedBy(event: KeyboardEvent, grid: GridState, begin: Begin): boolean {
  const { source, rectangle } = grid;
  const control = hasControl(event);
  if (event.key === 'Enter' || event.key === 'F2') begin();
  else if (event.key === 'Delete' && control) removeRows(grid);
  else if (event.key === 'Delete' || event.key === 'Backspace') clear(grid);
  else if (control && event.key === 'd') source.set(fillDown(source, rectangle));
  else if (event.key.length === 1 && !control && !event.altKey) begin(event.key);
  else return false;
  return true;
}
