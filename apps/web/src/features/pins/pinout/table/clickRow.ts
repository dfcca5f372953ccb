import type { MouseEvent } from 'react';
import type { ColumnId } from './columns.ts';
import type { Row } from './rows.ts';
import { goTo, toggleRow } from './selection.ts';
import { useTable } from './tableStore.ts';
import { editCell } from './editCell.ts';

/** A click goes to a cell, again or twice it edits it; with Shift or Ctrl, or in its box, it chooses rows. */
export function clickRow(event: MouseEvent<HTMLElement>, rows: readonly Row[]): void {
  const target = event.target as Element;
  const key = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  const cell = target.closest<HTMLElement>('[data-column]')?.dataset.column as ColumnId | undefined;
  if (key === undefined || target.closest('input:not([type=checkbox]), .ant-select')) return;
  if (target.closest('[data-check]') || event.ctrlKey || event.metaKey) return toggleRow(key);
  const { row: at, column } = useTable.getState();
  const isAgain = key === at && cell === column && event.detail === 1 && !event.shiftKey;
  if (cell) useTable.setState({ column: cell });
  const index = rows.findIndex((row) => row.key === key);
  goTo(rows, index, event.shiftKey);
  const row = rows[index];
  if (row && (event.detail === 2 || isAgain)) editCell(row, event.currentTarget);
}
