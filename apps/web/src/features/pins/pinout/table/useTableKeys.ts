import type { KeyboardEvent } from 'react';
import { focusSearch } from '../package/view/focusSearch.ts';
import { openPinMenu } from '../package/menu/menuStore.ts';
import { COLUMNS } from './columns.ts';
import { freeAll, lockAll } from './editRows.ts';
import type { Row } from './rows.ts';
import { chooseRows, goTo, pinsOfEdit, toggleRow } from './selection.ts';
import { startEditing, useTable } from './tableStore.ts';

/** Arrows move, Shift chooses, Enter edits, Space chooses a row, Delete frees, L locks, / searches. */
export function useTableKeys(rows: readonly Row[], page: number) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (useTable.getState().editing) return;
    const run = commandOf(event, rows, page);
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
}

function commandOf(
  event: KeyboardEvent<HTMLElement>,
  rows: readonly Row[],
  page: number,
): (() => void) | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (altKey) return undefined;
  const { row: at, column } = useTable.getState();
  const index = rows.findIndex((row) => row.key === at);
  if (ctrlKey || metaKey) return key === 'a' ? () => chooseRows(rows) : undefined;
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity }[
    key
  ];
  if (step !== undefined) return () => goTo(rows, index < 0 ? 0 : index + step, shiftKey);
  if (key === 'ArrowRight' || key === 'ArrowLeft') return () => besides(key === 'ArrowRight' ? 1 : -1);
  if (key === '/') return focusSearch;
  if (key === 'Escape') return () => chooseRows([]);
  const row = rows[index];
  if (!row) return undefined;
  const pins = () => pinsOfEdit(rows, row);
  if (key === 'Enter' || key === 'F2') return () => editCell(row, event.currentTarget);
  if (key === ' ') return () => toggleRow(row.key);
  if (key === 'Delete' || key === 'Backspace') return () => freeAll(pins());
  if (column === 'label' && row.signal !== '' && key.length === 1) return () => startEditing(key);
  if (key === 'l' || key === 'L') return () => lockAll(pins(), !row.locked);
  return undefined;
}

function besides(step: 1 | -1): void {
  useTable.setState(({ column }) => {
    const index = COLUMNS.findIndex(({ id }) => id === column) + step;
    return { column: COLUMNS[Math.max(0, Math.min(COLUMNS.length - 1, index))]!.id };
  });
}

/** Opens the menu of signals at the cell, or an editor in it. */
export function editCell(row: Row, table: HTMLElement): void {
  const { column } = useTable.getState();
  const kind = COLUMNS.find(({ id }) => id === column)?.edit;
  if (kind === 'signal') {
    const cell = table.querySelector(`[data-row="${CSS.escape(row.key)}"] [data-column="signal"]`);
    const { left, bottom } = (cell ?? table).getBoundingClientRect();
    openPinMenu(row.name, { x: left, y: bottom });
  } else if (kind === 'lock') lockAll([row.name], !row.locked);
  else if (kind !== undefined && row.signal !== '') startEditing();
}
