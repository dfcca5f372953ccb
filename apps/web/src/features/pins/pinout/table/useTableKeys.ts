import type { KeyboardEvent, RefObject } from 'react';
import { pressKey } from '../../../../commands/pressKey.ts';
import { useOffer } from '../../../../commands/useOffer.ts';
import { COLUMNS } from './columns.ts';
import type { Row } from './rows.ts';
import { goTo } from './selection.ts';
import { tableCommands } from './tableCommands.ts';
import { startEditing, useTable } from './tableStore.ts';

/** Keys of commands, which a label does not begin with. */
const COMMANDS = new Set(['/', ' ']);

/**
 * Arrows move, Shift chooses, what is typed over a label replaces it; other keys are those of the commands, which the
 * palette has too. `page`: rows that Page Up and Page Down move by.
 */
export function useTableKeys(rows: readonly Row[], page: number, table: RefObject<HTMLElement | null>) {
  const targets = { rows, table: () => table.current };
  useOffer(tableCommands, targets);
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (useTable.getState().editing) return;
    if (walk(event, rows, page) || type(event, rows)) event.preventDefault();
    else pressKey(event.nativeEvent, tableCommands, targets);
    if (event.nativeEvent.defaultPrevented) event.stopPropagation();
  };
}

function isPlain({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey;
}

const indexOfRow = (rows: readonly Row[]) => rows.findIndex(({ key }) => key === useTable.getState().row);

/** Whether the key moved the cell that the keys act on. */
function walk(event: KeyboardEvent, rows: readonly Row[], page: number): boolean {
  if (!isPlain(event)) return false;
  const { key, shiftKey } = event;
  const steps = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -Infinity,
    End: Infinity,
  } as Record<string, number>;
  const step = steps[key];
  const index = indexOfRow(rows);
  if (step !== undefined) goTo(rows, index < 0 ? 0 : index + step, shiftKey);
  else if (key === 'ArrowRight' || key === 'ArrowLeft') besides(key === 'ArrowRight' ? 1 : -1);
  else return false;
  return true;
}

/** Whether the key begins a new label. */
function type(event: KeyboardEvent, rows: readonly Row[]): boolean {
  const { key } = event;
  const row = rows[indexOfRow(rows)];
  if (!isPlain(event) || key.length !== 1 || COMMANDS.has(key)) return false;
  if (useTable.getState().column !== 'label' || !row || row.signal === '') return false;
  startEditing(key);
  return true;
}

function besides(step: 1 | -1): void {
  useTable.setState(({ column }) => {
    const index = COLUMNS.findIndex(({ id }) => id === column) + step;
    return { column: COLUMNS[Math.max(0, Math.min(COLUMNS.length - 1, index))]!.id };
  });
}
